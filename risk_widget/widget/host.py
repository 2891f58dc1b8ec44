"""What a game and a lesson at a screen have in common: items come in, answers and snapshots go out.

A host knows nothing of Jupyter. It handles the page's outbox (`Host.receive`), plays what goes on
by itself in slices (`Host.advance`) and gives the snapshot for the screen (`Host.snapshot`). It is
not safe to be used by two threads at once: whoever owns it holds a lock, as a `Relay` does.
"""

from __future__ import annotations

import logging
import secrets
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Final, Protocol

from risk_widget.engine.refusals import IllegalAction
from risk_widget.messages import say
from risk_widget.widget.acks import Acks
from risk_widget.widget.protocol import MAX_ITEMS, Refused, item_id, presentable, read_item

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import AbstractContextManager

    from risk_widget.board import Board
    from risk_widget.engine.kinds import Mark
    from risk_widget.game import Game
    from risk_widget.widget.item_types import Speed
    from risk_widget.widget.protocol import Request
    from risk_widget.widget.snapshot_types import Snapshot

__all__ = ["Followed", "Host", "new_id"]

PAUSES: Final = {"normal": 0.4, "fast": 0.06, "instant": 0.0}
"""Seconds between two slices of bots' play, by speed."""

log = logging.getLogger(__name__)


class Followed(Protocol):
    """What tells of its changes, whoever makes them: a game, a lesson."""

    def watch(
        self, observer: Callable[[], object], lock: AbstractContextManager[Any] | None = None, /
    ) -> Callable[[], None]:
        """Have an observer called after every change; what ends that."""


class Host(ABC):
    """Something at a screen: it takes requests, and says what is shown.

    Attributes:
        seq: the number of the position; it grows with each change.
        game_id: tells apart what is shown one after the other; the page then forgets its choices.
        speed: "normal", "fast" or "instant".
        acks: the answers to the page's items.
        page_driven: the page asks for each slice of what goes on by itself, by a "resume".
    """

    def __init__(self, *, game_id: str | None = None, speed: Speed = "normal") -> None:
        self.seq = 0
        self.game_id = game_id or new_id()
        self.speed = speed
        self.acks = Acks()
        self.page_driven = False

    # ---- what is shown -------------------------------------------------------------------------

    @property
    @abstractmethod
    def game(self) -> Game | None:
        """The live game, or None while there is none."""

    @property
    @abstractmethod
    def board(self) -> Board:
        """The board that is drawn."""

    @property
    @abstractmethod
    def followed(self) -> Followed | None:
        """What the screen follows; another object where something else is shown."""

    @abstractmethod
    def snapshot(self) -> Snapshot:
        """What the screen shows now, as JSON data."""

    @abstractmethod
    def refresh(self) -> None:
        """Catch up with the game or lesson, which was changed elsewhere."""

    def mark_sent(self) -> None:  # noqa: B027 - not every host has something to note
        """The last snapshot is on its way: what happened before need not be sent again."""

    # ---- what the page sends -------------------------------------------------------------------

    def receive(self, outbox: Any) -> bool:
        """Handle the page's outbox: each id once, each id answered.

        An item without a usable id cannot be answered and is left aside. Nothing that arrives
        here raises.

        Returns:
            Whether there is something to answer, so that a snapshot must be sent.
        """
        if not isinstance(outbox, list):
            return True
        # Looking at more at once would need more answers than a snapshot carries.
        items = [(name, item) for item in outbox if (name := item_id(item)) is not None]
        items = items[:MAX_ITEMS]
        self.acks.waiting_for([name for name, _ in items])
        for name, item in items:
            if not self.acks.repeat_if_answered(name):
                self._handle(name, item)
        return bool(items)

    def _handle(self, name: str, item: Any) -> None:
        try:
            self.acks.accept(name, self._carry_out(read_item(item)))
        except Refused as refused:
            self.acks.refuse(name, refused.rule, presentable(refused.message))
        except IllegalAction as refused:
            self.acks.refuse(
                name, refused.rule, presentable(self._sentence(refused)), self._source(refused.rule)
            )
        except Exception:
            log.exception("an item from the page could not be handled")
            self.acks.refuse(name, "protocol.internal", say("refused-internal"))

    @abstractmethod
    def _carry_out(self, request: Request) -> Any:
        """Do what an item asks for; what is returned is its answer.

        Raises:
            Refused: it is not done, and why.
            IllegalAction: likewise, by a rule of the game.
        """

    def _sentence(self, refused: IllegalAction) -> str:
        """What the page says of a refusal by the rules."""
        return refused.message

    def _source(self, rule: str) -> Mark | None:
        """Whether the clause is printed in the edition, silent or a reading; None if not known."""
        del rule
        return None

    def _check_current(self, request: Request) -> None:
        """Refuse a request that was chosen in another position."""
        if request.base_seq != self.seq:
            raise Refused.under("protocol.stale", "refused-stale")

    # ---- what goes on by itself ----------------------------------------------------------------

    @property
    def to_advance(self) -> bool:
        """Whether something goes on by itself."""
        return False

    @property
    def pause(self) -> float:
        """Seconds that a watcher is given between two slices."""
        return PAUSES[self.speed]

    def advance(self) -> bool:
        """Play one slice of what goes on by itself.

        Returns:
            Whether the position has changed.
        """
        return False


def new_id() -> str:
    """A name that nothing else has."""
    return secrets.token_hex(4)
