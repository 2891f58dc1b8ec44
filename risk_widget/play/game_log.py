"""The log of a game: its events, and the lines that describe them.

Related events share one line that opens. A battle is one line, however often it was rolled, and
so are the armies that a seat places one after the other, and the seats' claims and placements
in turn before the game begins.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from itertools import islice, pairwise
from typing import TYPE_CHECKING, Any, Final

from risk_widget.battles.losses import mean_losses
from risk_widget.fair_dice import count_faces, mean_face
from risk_widget.log_sentences import (
    battle_message,
    in_order,
    place_of,
    placing_message,
    taken_turns_message,
)
from risk_widget.messages import current_language, render

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from risk_widget.engine.events import Event
    from risk_widget.engine.history import PlayedAction
    from risk_widget.engine.state import State
    from risk_widget.log_sentences import LogEvent, LogWriter
    from risk_widget.messages import Message
    from risk_widget.play.moments import Moments
    from risk_widget.protocol.answer_types import DiceCount
    from risk_widget.protocol.snapshot_types import Curves, LogPart
    from risk_widget.protocol.snapshot_types import LogLine as LogLineData
    from risk_widget.rules.dice import DiceRule


_BATTLE = {"attacked", "rolled", "captured"}
_TAKEN_IN_TURN = {"claimed", "placed"}
_AFTER_MOMENTS = {"card_drawn", "phase_started", "turn_started", "won"}


@dataclass(frozen=True, slots=True)
class _Entry:
    """An event in the log.

    Attributes:
        told: the sentence for everybody.
        private: the sentence for the seat that knows more.
        data: the event as everybody may know it.
    """

    told: Message
    private: Message | None
    data: LogEvent


class LogView:
    """The log for reading: entries in order, step by step, and the lines made from them.

    Args:
        writer: the maker of the sentences.
        opening: the events before the first step.
    """

    def __init__(self, writer: LogWriter, opening: Sequence[Event]) -> None:
        self._writer = writer
        self._entries: list[_Entry] = []
        # The numbers of the first entries of each line and each step, counting from 0.
        self._starts: list[int] = []
        self._firsts: list[int] = []
        # The texts made so far, by language, entry numbers, and whether they are for the seat that
        # knows more; then the names that these texts use.
        self._worded: dict[tuple[str, tuple[int, ...], bool], str] = {}
        self._called = writer.names
        self._write(opening)

    def add_step(self, events: Sequence[Event], moments: Sequence[LogEvent] = ()) -> None:
        """Add the events of one more step, and the moments found in it."""
        self._firsts.append(len(self._entries))
        self._write(events, moments)

    def _write(self, events: Sequence[Event], moments: Sequence[LogEvent] = ()) -> None:
        """Add events; each either continues the last line or begins a new one."""
        public = [event.to_dict(None) for event in events]
        known = {
            id(shown): full
            for event, shown in zip(events, public, strict=True)
            if event.seat is not None and (full := event.to_dict(event.seat)) != shown
        }
        told = in_order(public)
        # Moments are reported before the next part of the turn begins.
        at = next((i for i, data in enumerate(told) if data["type"] in _AFTER_MOMENTS), len(told))
        for data in (*told[:at], *moments, *told[at:]):
            message = self._writer.message(data)
            if message is None:
                continue
            secret = known.get(id(data))
            entry = _Entry(message, self._writer.message(secret) if secret else None, data)
            if not (self._entries and _continues(self._entries[-1], entry)):
                self._starts.append(len(self._entries))
            self._entries.append(entry)

    def forget(self, step: int) -> None:
        """Drop all steps from number ``step`` on."""
        first = self._end(step)
        del self._entries[first:]
        del self._firsts[step:]
        del self._starts[bisect_left(self._starts, first) :]
        self._worded.clear()

    def _end(self, step: int | None) -> int:
        """Count the entries made by the first ``step`` steps; by default, all entries."""
        if step is None or step >= len(self._firsts):
            return len(self._entries)
        return self._firsts[step]

    def _count(self, end: int) -> int:
        """Count the lines made from the first ``end`` entries."""
        return bisect_left(self._starts, end)

    def length(self, step: int | None = None) -> int:
        """Count the lines made by the first ``step`` steps; by default, all lines."""
        return self._count(self._end(step))

    def news(self, step: int) -> int:
        """Count the lines added or changed by the last of ``step`` steps."""
        end, before = self._end(step), self._end(step - 1) if step else 0
        return self._count(end) - self._count(before + 1) + 1 if end > before else 0

    def lines(
        self,
        step: int | None = None,
        *,
        number: int | None = None,
        perspective: str | None = None,
        opened: bool = False,
    ) -> list[LogLineData]:
        """Return the last lines as data, oldest first.

        Args:
            step: the number of steps after which to read the log; by default all.
            number: the number of lines; by default all.
            perspective: the seat whose secrets may be shown.
            opened: whether a folded line includes its parts.
        """
        end = self._end(step)
        last = self._count(end)
        begin = 0 if number is None else max(0, last - number)
        bounds = [*self._starts[begin:last], end]
        # The first entry of the last step that added entries.
        steps = bisect_left(self._firsts, end)
        fresh = self._firsts[steps - 1] if steps else 0
        return [
            self._line(range(first, over), perspective, fresh, opened=opened)
            for first, over in pairwise(bounds)
        ]

    def _line(
        self, numbers: range, perspective: str | None, fresh: int, *, opened: bool
    ) -> LogLineData:
        last = self._entries[numbers[-1]]
        parts = [n for n in numbers if n + 1 not in numbers or not self._is_told_by_next(n)]
        folded = len(parts) > 1
        shared = self._is_shared(parts)
        line: LogLineData = {
            "n": numbers[-1] + 1,
            "at": bisect_left(self._firsts, numbers[-1] + 1),
            "seat": None if shared else last.data["seat"],
            "text": self._folded(parts) if folded else self._text(numbers[-1], perspective),
            "kind": last.data["type"],
        }
        place = place_of(last.data)
        if place is not None:
            line["territory"] = place
        if folded:
            latest = [n for n in parts if n >= fresh]
            if 0 < len(latest) < len(parts):
                line["latest"] = " ".join(self._text(n, perspective) for n in latest)
        # For armies placed one by one, the text is already complete.
        if folded and (shared or last.data["type"] != "placed"):
            line["first"] = numbers[0] + 1
            if opened:
                line["parts"] = [self._part(n, perspective) for n in parts]
        return line

    def _part(self, number: int, perspective: str | None) -> LogPart:
        text = self._text(number, perspective)
        return {"at": bisect_left(self._firsts, number + 1), "text": text}

    def _is_told_by_next(self, number: int) -> bool:
        """Whether the entry is an attack followed by its roll, whose line describes both."""
        pair = [self._entries[n].data["type"] for n in (number, number + 1)]
        return pair == ["attacked", "rolled"]

    def _is_shared(self, numbers: Sequence[int]) -> bool:
        """Whether the line describes several seats that claimed or placed in turn."""
        first = self._entries[numbers[0]].data
        return first["type"] in _TAKEN_IN_TURN and any(
            self._entries[n].data["seat"] != first["seat"] for n in numbers
        )

    def _text(self, number: int, perspective: str | None) -> str:
        """Return an entry in the words that a seat may read."""
        entry = self._entries[number]
        private = entry.private if entry.data["seat"] == perspective else None
        message = entry.told if private is None else private
        return self._in_words((number,), lambda: message, private=private is not None)

    def _folded(self, numbers: Sequence[int]) -> str:
        return self._in_words(tuple(numbers), lambda: self._fold(numbers))

    def _in_words(
        self, numbers: tuple[int, ...], message: Callable[[], Message], *, private: bool = False
    ) -> str:
        if self._called is not self._writer.names:
            self._worded.clear()
            self._called = self._writer.names
        key = (current_language(), numbers, private)
        if key not in self._worded:
            self._worded[key] = render(message(), self._called)
        return self._worded[key]

    def _fold(self, numbers: Sequence[int]) -> Message:
        events = [self._entries[n].data for n in numbers]
        if self._is_shared(numbers):
            return taken_turns_message(events)
        return placing_message(events) if events[0]["type"] == "placed" else battle_message(events)


def _continues(last: _Entry, entry: _Entry) -> bool:
    """Whether an entry belongs to the same line as the one before."""
    a, b = last.data, entry.data
    if a["type"] == b["type"] and a["type"] in _TAKEN_IN_TURN:
        # If a new turn had begun, there would be a line in between, so both entries belong to one
        # turn.
        return bool(a.get("third") == b.get("third"))
    if a["type"] == "captured" or not {a["type"], b["type"]} <= _BATTLE:
        return False
    return (a.get("source"), a.get("target")) == (b.get("source"), b.get("target"))


Standing = dict[str, tuple[int, int]]
"""A map from each seat to its territories and armies."""


def count_holdings(territories: Mapping[str, Sequence[Any]], seats: Sequence[str]) -> Standing:
    """Count territories and armies on the board, by seat."""
    count = {seat: [0, 0] for seat in seats}
    for owner, armies in territories.values():
        if owner in count:
            count[owner][0] += 1
            count[owner][1] += armies
    return {seat: (places, armies) for seat, (places, armies) in count.items()}


CURVE_POINTS: Final = 16
"""The most rounds in the curves of a finished game; a longer game is thinned out."""
FIGURES: Final = ("battles", "won", "taken", "lost", "sets", "killed", "fallen", "luck")


class GameLog:
    """The events of a game, with its log, its rounds and statistics.

    Args:
        log_writer: the maker of the sentences.
        opening: the events before the first decision.
        dice: the dice of the game, against which luck is measured.
        moments: the finder of moments, which the events imply but do not state.
    """

    def __init__(
        self,
        log_writer: LogWriter,
        opening: Sequence[Event],
        dice: DiceRule,
        moments: Moments,
    ) -> None:
        self._find_moments = moments.of_step
        self._moments: list[list[Message]] = []  # by step
        # Whether a continent was taken or lost in each step.
        self._great: list[bool] = []
        self.log_writer = log_writer
        self.dice = dice
        self.view: LogView = LogView(log_writer, opening)
        self.events: list[Event] = list(opening)
        self._steps: list[PlayedAction] = []
        # The number of each step's first event.
        self._first_events: list[int] = []
        # For each round: the number of steps before it, its number, and the seats' standing.
        self.rounds: list[tuple[int, int, Standing]] = []

    def follow(
        self,
        history: Sequence[PlayedAction],
        round_: int,
        standing: Callable[[int], Standing],
        positions: Sequence[State],
    ) -> None:
        """Catch up with a history: add new steps, and drop those that were undone.

        Args:
            history: the engine's steps, each with its events.
            round_: the current round.
            standing: counts the territories and armies of all seats after a number of steps.
            positions: before each step, and the present one.
        """
        common = min(len(self._steps), len(history))
        while common and self._steps[common - 1] is not history[common - 1]:
            common -= 1
        if common < len(self._steps):
            del self.events[self._first_events[common] :]
            del self._first_events[common:]
            del self._steps[common:]
            del self._moments[common:]
            del self._great[common:]
            self.view.forget(common)
            self.rounds = [entry for entry in self.rounds if entry[0] <= common]
        for step in history[common:]:
            self._steps.append(step)
            self._first_events.append(len(self.events))
            self.events.extend(step.events)
            moments = self._find_moments(self._steps, positions)
            self._great.append(any(moment["type"] != "held" for moment in moments))
            told = [self.log_writer.message(moment) for moment in moments]
            self._moments.append([message for message in told if message is not None])
            self.view.add_step(step.events, moments)
            for event in step.events:
                if event.type == "turn_started":
                    self._note_round(event.data["round"], standing)
        self._note_round(round_, standing)

    def moments_since(self, step: int) -> list[str]:
        """Return the sentences about the moments that followed the first ``step`` steps."""
        names = self.log_writer.names
        return [render(message, names) for told in self._moments[step:] for message in told]

    def great_in_last(self, steps: int) -> list[bool]:
        """Return whether a continent was taken or lost, for each of the last ``steps`` steps."""
        return self._great[len(self._great) - steps :]

    def _note_round(self, round_: int, standing: Callable[[int], Standing]) -> None:
        """Record the standing of all seats when a round begins."""
        if round_ > (self.rounds[-1][1] if self.rounds else 0):
            self.rounds.append((self.steps, round_, standing(self.steps)))

    @property
    def steps(self) -> int:
        """The number of steps recorded."""
        return len(self._steps)

    def events_until(self, step: int) -> Sequence[Event]:
        """Return the opening, and the events of the first ``step`` steps."""
        return self.events[: self._first_event(step)]

    def events_since(self, step: int) -> Sequence[Event]:
        """Return the events of all steps from number ``step`` on."""
        return self.events[self._first_event(step) :]

    def _first_event(self, step: int) -> int:
        return self._first_events[step] if step < self.steps else len(self.events)

    def turns_before(self, step: int, number: int) -> list[int]:
        """Return the last step counts before ``step`` at which turns began, at most ``number``."""
        began = (
            at
            for at in range(min(step - 1, self.steps), 0, -1)
            if any(event.type == "turn_started" for event in self._steps[at - 1].events)
        )
        return sorted(islice(began, number))

    def round_before(self, step: int) -> int:
        """Return the latest step count before ``step`` at which a round began, or 0."""
        return max((steps for steps, _, _ in self.rounds if steps < step), default=0)

    def round_after(self, step: int) -> int:
        """Return the earliest step count after ``step`` at which a round began, or the total."""
        return min((steps for steps, _, _ in self.rounds if steps > step), default=self.steps)

    def curves(self, seats: Sequence[str], end: tuple[int, Standing]) -> Curves:
        """Build a chart of every seat's territories and armies, by round and at the end."""
        points = [*((number, standing) for _, number, standing in self.rounds), end]
        if len(points) > CURVE_POINTS:
            step = (len(points) - 1) / (CURVE_POINTS - 1)
            points = [points[round(i * step)] for i in range(CURVE_POINTS)]
        return {
            "rounds": [number for number, _ in points],
            "territories": {s: [standing[s][0] for _, standing in points] for s in seats},
            "armies": {s: [standing[s][1] for _, standing in points] for s in seats},
        }

    def dice_fallen(self) -> list[DiceCount]:
        """Count each face rolled, by seat, in the order of each seat's first roll."""
        faces = count_faces(
            rolled
            for event in self.events
            if event.type == "rolled"
            for rolled in (
                (event.data["attacker"], event.data["attack"]),
                (event.data["defender"], event.data["defence"]),
            )
        )
        return [
            {"seat": seat, "faces": list(count), "mean": round(mean_face(count), 2)}
            for seat, count in faces.items()
        ]

    def figures(self, seats: Sequence[str]) -> dict[str, dict[str, float]]:
        """Compute statistics of each seat: battles, territories, sets, and luck with the dice.

        A battle is a run of rolls between the same two territories; its attacker won it if the
        target fell. ``luck`` is in armies: how many fewer a seat lost than expected with the same
        numbers of dice, in attacks and defences together.
        """
        zero = dict.fromkeys(FIGURES, 0.0)
        found = {seat: dict(zero) for seat in seats}
        nobody = dict(zero)
        battle: tuple[str, str] | None = None
        for event in self.events:
            if event.type == "rolled":
                attacker = found.get(event.data["attacker"], nobody)
                defender = found.get(event.data["defender"], nobody)
                if battle != (event.data["source"], event.data["target"]):
                    battle = (event.data["source"], event.data["target"])
                    attacker["battles"] += 1
                dice = len(event.data["attack"]), len(event.data["defence"])
                likely, _ = mean_losses(self.dice, *dice)
                spared = likely - event.data["attacker_losses"]
                attacker["luck"] += spared  # each pair of dice costs one side an army
                defender["luck"] -= spared
                attacker["killed"] += event.data["defender_losses"]
                attacker["fallen"] += event.data["attacker_losses"]
                defender["killed"] += event.data["attacker_losses"]
                defender["fallen"] += event.data["defender_losses"]
            elif event.type == "captured":
                found.get(str(event.seat), nobody)["won"] += 1
                found.get(str(event.seat), nobody)["taken"] += 1
                found.get(event.data["defender"], nobody)["lost"] += 1
                battle = None
            elif event.type == "traded":
                found.get(str(event.seat), nobody)["sets"] += 1
            elif event.type == "turn_started":
                battle = None
        return found
