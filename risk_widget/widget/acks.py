"""Answers to a page's items: each id is handled once and always answered the same way."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Collection

    from risk_widget.engine.kinds import Mark
    from risk_widget.widget.snapshot_types import Ack

__all__ = ["Acks"]

REMEMBERED: Final = 4096
"""Ids whose answer is kept, so that a repeat does nothing."""
KEPT_WITH_DATA: Final = 32
"""Answers to queries kept in full; an older one is repeated without its data."""
SHOWN: Final = 32
"""Most answers in one snapshot."""
SHOWN_AFTERWARDS: Final = 4
"""Answers still shown when the page no longer waits for them: for a second page's sake."""


class Acks:
    """The answers given so far, and which of them the next snapshot carries.

    A snapshot shows every answer that the page still waits for. Data of an answered query rides
    along only as long as its item is in the outbox: it may be as long as the whole log.
    """

    def __init__(self) -> None:
        self._answers: OrderedDict[str, Ack] = OrderedDict()
        self._data: OrderedDict[str, Any] = OrderedDict()
        self._recent: OrderedDict[str, None] = OrderedDict()
        self._waiting: frozenset[str] = frozenset()

    def waiting_for(self, ids: Collection[str]) -> None:
        """Note which items the page has not seen answered."""
        self._waiting = frozenset(ids)
        for name in [name for name in self._data if name not in self._waiting]:
            del self._data[name]

    def repeat_if_answered(self, name: str) -> bool:
        """Whether the id has been answered; then its answer will be shown again."""
        if name not in self._answers:
            return False
        self._show(name)
        return True

    def accept(self, name: str, data: Any = None) -> None:
        """Answer that the item was carried out; `data` is the answer to a query."""
        self._give(name, {"id": name, "ok": True})
        if data is not None:
            self._data[name] = data
            while len(self._data) > KEPT_WITH_DATA:
                self._data.popitem(last=False)

    def refuse(self, name: str, rule: str, message: str, source: Mark | None = None) -> None:
        """Answer that the item was not carried out, and why."""
        ack: Ack = {"id": name, "ok": False, "rule": rule, "message": message}
        if source is not None:
            ack["source"] = source
        self._give(name, ack)

    def shown(self) -> list[Ack]:
        """The answers for a snapshot, oldest first."""
        names = list(self._recent)
        late = set(names[-SHOWN_AFTERWARDS:])
        wanted = [n for n in names if n in self._waiting or n in late]
        return [self._shown(name) for name in wanted[-SHOWN:]]

    def _shown(self, name: str) -> Ack:
        ack = self._answers[name]
        return {**ack, "data": self._data[name]} if name in self._data else ack

    def _give(self, name: str, ack: Ack) -> None:
        self._answers[name] = ack
        if len(self._answers) > REMEMBERED:
            forgotten, _ = self._answers.popitem(last=False)
            self._recent.pop(forgotten, None)
        self._show(name)

    def _show(self, name: str) -> None:
        self._recent.pop(name, None)
        self._recent[name] = None
        while len(self._recent) > 2 * SHOWN:
            self._recent.popitem(last=False)
