"""The log as it is read: what belongs together is one line that opens.

A battle is one line, however often it was rolled, and so are the armies that a seat places one
after the other, and what seats claim or place in turn before the game begins.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from risk_widget.fair_dice import count_faces, mean_face, mean_losses
from risk_widget.log_sentences import (
    battle_message,
    in_order,
    placing_message,
    taken_turns_message,
)
from risk_widget.messages import render

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from risk_widget.log_sentences import LogEvent, LogLine, LogWriter
    from risk_widget.rules.dice import DiceRule
    from risk_widget.widget.answer_types import DiceCount
    from risk_widget.widget.snapshot_types import Curves, LogPart
    from risk_widget.widget.snapshot_types import LogLine as LogLineData

__all__ = ["Chronicle", "LogBook", "Standing"]


_BATTLE = {"attacked", "rolled", "captured"}
_TAKEN_IN_TURN = {"claimed", "placed"}


@dataclass(frozen=True, slots=True)
class _Entry:
    """What one event adds.

    Attributes:
        line: who, what, where, in words.
        private: the words for the seat that knows more.
        data: the event as everybody may know it.
    """

    line: LogLine
    private: str | None
    data: LogEvent

    def text(self, perspective: str | None) -> str:
        """The words, as that seat may read them."""
        mine = perspective is not None and self.line.seat == perspective
        return self.private if mine and self.private is not None else self.line.text


class LogBook:
    """Entries in their order, and the lines that they are folded into.

    Args:
        writer: makes the sentences.
    """

    def __init__(self, writer: LogWriter) -> None:
        self._writer = writer
        self._entries: list[_Entry] = []
        # Number of each line's first entry, from 0.
        self._starts: list[int] = []
        # Folded lines that have been put into words, by the entries that they tell.
        self._worded: dict[tuple[int, ...], str] = {}

    def __len__(self) -> int:
        """How many entries there are."""
        return len(self._entries)

    def write(self, events: Sequence[Any]) -> None:
        """Tell events; each goes on with the last line, or begins a new one."""
        public = [event.to_dict(None) for event in events]
        known = {
            id(shown): full
            for event, shown in zip(events, public, strict=True)
            if event.seat is not None and (full := event.to_dict(event.seat)) != shown
        }
        for data in in_order(public):
            line = self._writer.line(data)
            if line is None:
                continue
            full = known.get(id(data))
            entry = _Entry(line, None if full is None else self._writer.sentence(full), data)
            if not (self._entries and _goes_on(self._entries[-1], entry)):
                self._starts.append(len(self._entries))
            self._entries.append(entry)

    def forget(self, first: int) -> None:
        """Drop the entries from number ``first`` on."""
        del self._entries[first:]
        self._worded.clear()
        del self._starts[bisect_left(self._starts, first) :]

    def count(self, end: int) -> int:
        """How many lines the first ``end`` entries make."""
        return bisect_left(self._starts, end)

    def lines(
        self,
        end: int,
        firsts: Sequence[int],
        *,
        number: int | None = None,
        perspective: str | None = None,
        opened: bool = False,
    ) -> list[LogLineData]:
        """The last lines of the first ``end`` entries, oldest first.

        Args:
            end: how many entries are told.
            firsts: by step of the game, the number of the first entry that it added.
            number: how many lines; by default all.
            perspective: the seat whose secrets may be told.
            opened: whether a folded line brings its parts along.
        """
        last = self.count(end)
        begin = 0 if number is None else max(0, last - number)
        bounds = [*self._starts[begin:last], end]
        # Entries of the last step that has told anything.
        fresh = firsts[bisect_left(firsts, end) - 1] if firsts and end else 0
        return [
            self._line(range(first, over), firsts, perspective, fresh, opened=opened)
            for first, over in pairwise(bounds)
        ]

    def _line(
        self,
        numbers: range,
        firsts: Sequence[int],
        perspective: str | None,
        fresh: int,
        *,
        opened: bool,
    ) -> LogLineData:
        last = self._entries[numbers[-1]]
        parts = [n for n in numbers if n + 1 not in numbers or not self._is_told_by_next(n)]
        folded = len(parts) > 1
        shared = self._is_shared(parts)
        line: LogLineData = {
            "n": numbers[-1] + 1,
            "at": bisect_left(firsts, numbers[-1] + 1),
            "seat": None if shared else last.line.seat,
            "text": self._folded(parts) if folded else last.text(perspective),
            "kind": last.line.kind,
        }
        if last.line.territory is not None:
            line["territory"] = last.line.territory
        if folded:
            latest = [n for n in parts if n >= fresh]
            if 0 < len(latest) < len(parts):
                line["latest"] = " ".join(self._entries[n].text(perspective) for n in latest)
        # Armies that were placed one by one are told in full as it is.
        if folded and (shared or last.data["type"] != "placed"):
            line["first"] = numbers[0] + 1
            if opened:
                line["parts"] = [self._part(n, firsts, perspective) for n in parts]
        return line

    def _part(self, number: int, firsts: Sequence[int], perspective: str | None) -> LogPart:
        entry = self._entries[number]
        return {"at": bisect_left(firsts, number + 1), "text": entry.text(perspective)}

    def _is_told_by_next(self, number: int) -> bool:
        """Whether an attack has been rolled by now: the roll's line tells both."""
        pair = [self._entries[n].line.kind for n in (number, number + 1)]
        return pair == ["attacked", "rolled"]

    def _is_shared(self, numbers: Sequence[int]) -> bool:
        """Whether a line tells what seats have done in turn."""
        first = self._entries[numbers[0]].data
        return first["type"] in _TAKEN_IN_TURN and any(
            self._entries[n].data["seat"] != first["seat"] for n in numbers
        )

    def _folded(self, numbers: Sequence[int]) -> str:
        key = tuple(numbers)
        if key not in self._worded:
            self._worded[key] = self._fold(numbers)
        return self._worded[key]

    def _fold(self, numbers: Sequence[int]) -> str:
        events = [self._entries[n].data for n in numbers]
        if self._is_shared(numbers):
            fold = taken_turns_message
        else:
            fold = placing_message if events[0]["type"] == "placed" else battle_message
        return render(fold(events), self._writer.names)


def _goes_on(last: _Entry, entry: _Entry) -> bool:
    """Whether an entry belongs to the line of the one before."""
    a, b = last.data, entry.data
    if a["type"] == b["type"] and a["type"] in _TAKEN_IN_TURN:
        # From one turn to the next there would be another line between them.
        return bool(a.get("third") == b.get("third"))
    if a["type"] == "captured" or not {a["type"], b["type"]} <= _BATTLE:
        return False
    return (a.get("source"), a.get("target")) == (b.get("source"), b.get("target"))


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

    def recent(self, number: int, perspective: str | None) -> list[LogLineData]:
        """The last lines as data, oldest first, with what only that seat knows."""
        return self._log.lines(len(self._log), self._firsts, number=number, perspective=perspective)

    def lines(self, perspective: str | None) -> list[LogLineData]:
        """All lines as data, with what is folded into them."""
        return self._log.lines(len(self._log), self._firsts, perspective=perspective, opened=True)

    def lines_until(self, step: int, number: int, perspective: str | None) -> list[LogLineData]:
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
