"""The log as it is read: what belongs together is one line that opens.

A battle is one line, however often it was rolled, and so are the armies that a seat places one
after the other, and what seats claim or place in turn before the game begins.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from risk_widget.log_sentences import (
    battle_message,
    in_order,
    placing_message,
    taken_turns_message,
)
from risk_widget.messages import render

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.log_sentences import LogLine, LogWriter
    from risk_widget.widget.snapshot_types import LogLine as LogLineData
    from risk_widget.widget.snapshot_types import LogPart

__all__ = ["LogBook"]

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
    data: Mapping[str, Any]

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
    return bool((a["source"], a["target"]) == (b["source"], b["target"]))
