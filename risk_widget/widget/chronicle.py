"""The story of a game: its log, how the seats stood round by round, and what decided it.

It follows the engine's history. When steps are taken back, the story forgets them too.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from risk_widget.fair_dice import count_faces, mean_face, mean_losses
from risk_widget.widget.log_book import LogBook

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from risk_widget.log_sentences import LogWriter
    from risk_widget.rules.dice import DiceRule
    from risk_widget.widget.answer_types import DiceCount
    from risk_widget.widget.snapshot_types import Curves, LogLine

__all__ = ["Chronicle", "Standing"]

POINTS: Final = 16
"""Most rounds in the curves of a finished game; a longer game is thinned out."""

Standing = dict[str, tuple[int, int]]
"""seat -> (territories, armies)"""


@dataclass(slots=True)
class _Record:
    """What one step added."""

    step: Any
    first_event: int


@dataclass(slots=True)
class Chronicle:
    """Follow a game's history with `follow`; ask for the log, the rounds and the figures.

    Args:
        log_writer: makes the sentences.
        opening: what happened before the first decision.
        dice: the dice of the game, by which somebody was lucky or not.
    """

    log_writer: LogWriter
    opening: Sequence[Any]
    dice: DiceRule
    _records: list[_Record] = field(default_factory=list)
    _log: LogBook = field(init=False)
    # By step, the number of its first entry in the log.
    _firsts: list[int] = field(default_factory=list)
    _events: list[Any] = field(default_factory=list)
    # How the seats stood at the start of a round, and after how many steps that was.
    _rounds: list[tuple[int, int, Standing]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._log = LogBook(self.log_writer)
        self._events.extend(self.opening)
        self._log.write(self.opening)

    def follow(
        self, history: Sequence[Any], round_: int, standing: Callable[[int], Standing]
    ) -> None:
        """Take in what has happened since the last call, or forget what was taken back.

        Args:
            history: the engine's steps, each with its events.
            round_: the round that is being played.
            standing: counts the territories and armies of all seats after so many steps.
        """
        common = min(len(self._records), len(history))
        while common and self._records[common - 1].step is not history[common - 1]:
            common -= 1
        if common < len(self._records):
            first = self._records[common]
            del self._events[first.first_event :]
            self._log.forget(self._firsts[common])
            del self._firsts[common:]
            del self._records[common:]
            self._rounds = [entry for entry in self._rounds if entry[0] <= common]
        for step in history[common:]:
            self._records.append(_Record(step, len(self._events)))
            self._firsts.append(len(self._log))
            self._events.extend(step.events)
            self._log.write(step.events)
            for event in step.events:
                if event.type == "turn_started":
                    self._count(event.data["round"], standing)
        self._count(round_, standing)

    def _count(self, round_: int, standing: Callable[[int], Standing]) -> None:
        """Note how the seats stand, where a round begins."""
        if round_ > self._last_round():
            steps = len(self._records)
            self._rounds.append((steps, round_, standing(steps)))

    def _last_round(self) -> int:
        return self._rounds[-1][1] if self._rounds else 0

    # ---- the log -------------------------------------------------------------------------------

    @property
    def length(self) -> int:
        """Lines that the log shows."""
        return self._log.count(len(self._log))

    def length_at(self, step: int) -> int:
        """Lines that the log had after so many steps."""
        return self._log.count(self._end(step))

    def news_at(self, step: int) -> int:
        """How many of the log's last lines, as it was after so many steps, the last one changed."""
        end, before = self._end(step), self._end(step - 1) if step else 0
        return self._log.count(end) - self._log.count(before + 1) + 1 if end > before else 0

    def recent(self, number: int, perspective: str | None) -> list[LogLine]:
        """The last lines as data, oldest first, with what only that seat knows."""
        return self._log.lines(len(self._log), self._firsts, number=number, perspective=perspective)

    def lines(self, perspective: str | None) -> list[LogLine]:
        """All lines as data, with what is folded into them."""
        return self._log.lines(len(self._log), self._firsts, perspective=perspective, opened=True)

    def lines_until(self, step: int, number: int, perspective: str | None) -> list[LogLine]:
        """The last lines that the log had after so many steps, as data."""
        return self._log.lines(
            self._end(step), self._firsts[:step], number=number, perspective=perspective
        )

    def _end(self, step: int) -> int:
        """Entries that the log had after so many steps."""
        return self._firsts[step] if step < len(self._firsts) else len(self._log)

    @property
    def events(self) -> Sequence[Any]:
        """All events so far, in order."""
        return self._events

    def events_since(self, step: int) -> list[Any]:
        """Events of the steps from number ``step`` on."""
        if step >= len(self._records):
            return []
        return self._events[self._records[step].first_event :]

    def events_until(self, step: int) -> Sequence[Any]:
        """All events of the first ``step`` steps, and what happened before them."""
        if step >= len(self._records):
            return self._events
        return self._events[: self._records[step].first_event]

    @property
    def steps(self) -> int:
        """Steps of the history that have been taken in."""
        return len(self._records)

    # ---- the course of the game ----------------------------------------------------------------

    def rounds(self) -> list[tuple[int, Standing]]:
        """How the seats stood when each round began."""
        return [(number, standing) for _, number, standing in self._rounds]

    def round_before(self, step: int) -> int:
        """The last number of steps before this one after which a round began, or 0."""
        return max((steps for steps, _, _ in self._rounds if steps < step), default=0)

    def round_after(self, step: int) -> int:
        """The first number of steps after this one after which a round began, or all there are."""
        return min((steps for steps, _, _ in self._rounds if steps > step), default=self.steps)

    def curves(self, seats: Sequence[str], end: tuple[int, Standing]) -> Curves:
        """Territories and armies of every seat by round, and at the end: data for a chart."""
        points = [*self.rounds(), end]
        if len(points) > POINTS:
            step = (len(points) - 1) / (POINTS - 1)
            points = [points[round(i * step)] for i in range(POINTS)]
        return {
            "rounds": [number for number, _ in points],
            "territories": {s: [standing[s][0] for _, standing in points] for s in seats},
            "armies": {s: [standing[s][1] for _, standing in points] for s in seats},
        }

    def dice_fallen(self) -> list[DiceCount]:
        """How often each face has fallen, by who rolled it, in the order of their first roll."""
        faces = count_faces(
            (event.data[side], event.data[dice])
            for event in self._events
            if event.type == "rolled"
            for side, dice in (("attacker", "attack"), ("defender", "defence"))
        )
        return [
            {"seat": seat, "faces": list(count), "mean": round(mean_face(count), 2)}
            for seat, count in faces.items()
        ]

    def figures(self, seats: Sequence[str]) -> dict[str, dict[str, float]]:
        """What each seat did: battles, territories, sets, and luck with the dice.

        A battle is a run of rolls between the same two territories; its attacker won it if the
        target fell. ``luck`` is in armies: how many fewer a seat lost than was to be expected of as
        many dice, attacks and defences together.
        """
        zero = dict.fromkeys(
            ("battles", "won", "taken", "lost", "sets", "killed", "fallen", "luck"), 0.0
        )
        found = {seat: dict(zero) for seat in seats}
        nobody = dict(zero)
        battle: tuple[str, str] | None = None
        for event in self._events:
            data = event.data
            if event.type == "rolled":
                attacker = found.get(data["attacker"], nobody)
                defender = found.get(data["defender"], nobody)
                if battle != (data["source"], data["target"]):
                    battle = (data["source"], data["target"])
                    attacker["battles"] += 1
                likely, _ = mean_losses(self.dice, len(data["attack"]), len(data["defence"]))
                spared = likely - data["attacker_losses"]
                attacker["luck"] += spared  # each pair costs one army: theirs, or the other's
                defender["luck"] -= spared
                attacker["killed"] += data["defender_losses"]
                attacker["fallen"] += data["attacker_losses"]
                defender["killed"] += data["attacker_losses"]
                defender["fallen"] += data["defender_losses"]
            elif event.type == "captured":
                found.get(event.seat, nobody)["won"] += 1
                found.get(event.seat, nobody)["taken"] += 1
                found.get(data["defender"], nobody)["lost"] += 1
                battle = None
            elif event.type == "traded":
                found.get(event.seat, nobody)["sets"] += 1
            elif event.type == "turn_started":
                battle = None
        return found
