"""The story of a game: its log, how the seats stood round by round, and what decided it.

It follows the engine's history. When steps are taken back, the story forgets them too.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from risk_widget.log_sentences import in_order
from risk_widget.widget.expected_losses import mean_losses

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from risk_widget.log_sentences import LogLine, LogWriter
    from risk_widget.rules.dice import DiceRule
    from risk_widget.widget.data_types import Curves
    from risk_widget.widget.data_types import LogLine as LogLineData

__all__ = ["Chronicle", "Entry", "Standing"]

POINTS: Final = 16
"""Most rounds in the curves of a finished game; a longer game is thinned out."""

_ROLLED_ATTACK: Final = ("attacked", "rolled")

Standing = dict[str, tuple[int, int]]
"""seat -> (territories, armies)"""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the log; ``private`` is its wording for the seat that knows more."""

    line: LogLine
    private: str | None = None


@dataclass(slots=True)
class _Record:
    """What one step added."""

    step: Any
    first_event: int
    first_entry: int


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
    _log: list[Entry] = field(default_factory=list)
    # For each line, how many up to it tell again what the one before them told.
    _twice: list[int] = field(default_factory=list)
    _events: list[Any] = field(default_factory=list)
    # How the seats stood at the start of a round, and after how many steps that was.
    _rounds: list[tuple[int, int, Standing]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._events.extend(self.opening)
        self._write(self.opening)

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
            del self._log[first.first_entry :]
            del self._twice[first.first_entry :]
            del self._records[common:]
            self._rounds = [entry for entry in self._rounds if entry[0] <= common]
        for step in history[common:]:
            self._records.append(_Record(step, len(self._events), len(self._log)))
            self._events.extend(step.events)
            self._write(step.events)
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

    def _write(self, events: Sequence[Any]) -> None:
        """Tell events in the log."""
        for entry in self._tell(events):
            twice = self._twice[-1] if self._twice else 0
            if self._log and (self._log[-1].line.kind, entry.line.kind) == _ROLLED_ATTACK:
                twice += 1
            self._log.append(entry)
            self._twice.append(twice)

    def _tell(self, events: Sequence[Any]) -> list[Entry]:
        entries: list[Entry] = []
        public = [event.to_dict(None) for event in events]
        known = {
            id(shown): full
            for event, shown in zip(events, public, strict=True)
            if event.seat is not None and (full := event.to_dict(event.seat)) != shown
        }
        pending: list[Mapping[str, Any]] = []
        for shown in in_order(public):
            full = known.get(id(shown))
            if full is None:
                pending.append(shown)
                continue
            entries.extend(Entry(line) for line in self.log_writer.lines(pending))
            pending = []
            line = self.log_writer.line(shown)
            if line is not None:
                entries.append(Entry(line, self.log_writer.sentence(full)))
        entries.extend(Entry(line) for line in self.log_writer.lines(pending))
        return entries

    # ---- the log -------------------------------------------------------------------------------

    @property
    def length(self) -> int:
        """Lines that the log shows."""
        return self._kept(len(self._log))

    def kept_at(self, step: int) -> int:
        """Lines of the log as it is now that tell of the first so many steps."""
        return self._kept(self.length_at(step))

    def _kept(self, end: int) -> int:
        return end - self._twice[min(end, len(self._log) - 1)] if self._log else 0

    def recent(self, number: int, reader: str | None) -> list[LogLineData]:
        """The last lines as data, oldest first; ``reader`` is told what only that seat knows."""
        return self._shown(self._start(len(self._log), number), len(self._log), reader)

    def lines(self, start: int, reader: str | None) -> list[LogLineData]:
        """The lines from number ``start`` on, as data.

        ``at`` is the number of steps after which a line was true: the moment that it tells of.
        """
        return self._shown(start, len(self._log), reader)

    def lines_until(self, step: int, number: int, reader: str | None) -> list[LogLineData]:
        """The last lines that the log had after so many steps, as data."""
        end = self.length_at(step)
        return self._shown(self._start(end, number), end, reader)

    def length_at(self, step: int) -> int:
        """Lines that the log had after so many steps."""
        return self._records[step].first_entry if step < len(self._records) else len(self._log)

    def _shown(self, start: int, end: int, reader: str | None) -> list[LogLineData]:
        found: list[LogLineData] = []
        for number, entry in enumerate(self._log[start:end], start + 1):
            if self._told_again(number, end):
                continue
            line = entry.line
            mine = reader is not None and line.seat == reader
            private = entry.private if mine else None
            shown: LogLineData = {
                "n": number,
                "at": bisect_left(self._records, number, key=_first_entry),
                "seat": line.seat,
                "text": line.text if private is None else private,
                "kind": line.kind,
            }
            if line.territory is not None:
                shown["territory"] = line.territory
            found.append(shown)
        return found

    def _told_again(self, number: int, end: int) -> bool:
        """Whether the line after this one tells it too: an attack that has been rolled by now."""
        pair = tuple(entry.line.kind for entry in self._log[number - 1 : min(number + 1, end)])
        return pair == _ROLLED_ATTACK

    def _start(self, end: int, number: int) -> int:
        """Where the last lines begin, so that up to ``end`` so many of them are shown."""
        start = end
        while start and number:
            number -= not self._told_again(start, end)
            start -= 1
        return start

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


def _first_entry(record: _Record) -> int:
    return record.first_entry
