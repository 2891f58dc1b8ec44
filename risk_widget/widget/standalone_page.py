"""A game or a lesson on a page of its own: Python runs in the reader's browser, beside the page.

The page has the front end of the widget and a small model in the place of the notebook's. What
goes between them are texts, so that a worker can hand them on as they are. Nothing here needs
Jupyter.
"""

from __future__ import annotations

import json
import logging
from typing import TYPE_CHECKING, Any, Final

from risk_widget.lessons import session_progress
from risk_widget.listings import catalog
from risk_widget.messages import current_language, page_source
from risk_widget.widget.page_link import asked_game, asked_lesson
from risk_widget.widget.relay import Relay

if TYPE_CHECKING:
    from collections.abc import Callable

    from risk_widget.widget.host import Host
    from risk_widget.widget.snapshot_types import Snapshot

__all__ = ["Page", "open_page"]

GAME_ID: Final = "page"
"""One for all: what the page shows before Python is there is what Python then begins with."""

log = logging.getLogger(__name__)


class Page:
    """Carries a host's snapshots to a page, and the page's outbox to the host.

    Args:
        host: the game or the lesson.
        show: called with the traits that have changed, as JSON.
        problem: what is wrong with the link that has led here, as a sentence.
        keep: called with the progress in all lessons, as JSON, whenever it has changed.
    """

    def __init__(
        self,
        host: Host,
        show: Callable[[str], object],
        problem: str | None,
        keep: Callable[[str], object] | None = None,
    ) -> None:
        host.page_driven = True
        self.problem = problem
        self._host = host
        self._show = show
        self._keep = keep
        self._kept = _progress()
        self._relay = Relay(host, self._publish)
        self._shown_board = host.board
        self._first = self._relay.first()

    def traits(self) -> str:
        """All that the front end reads of its model, as JSON, with the first snapshot."""
        return _json(
            {
                **self._of_the_board(),
                "language": current_language(),
                "words": page_source(),
                "theme": "auto",
                "reduced_motion": "auto",
                "outbox": [],
                "state": self._first,
            }
        )

    def receive(self, outbox: str) -> None:
        """Take the page's outbox, as JSON; nothing that arrives here raises."""
        try:
            self._relay.receive(json.loads(outbox))
        except Exception:
            log.exception("a message from the page could not be handled")

    def _of_the_board(self) -> dict[str, Any]:
        return {"board": self._shown_board.to_json(), "catalog": catalog(self._shown_board)}

    def _publish(self, snapshot: Snapshot) -> None:
        """Send a snapshot, and before it the board where that is another one."""
        traits: dict[str, Any] = {}
        if self._host.board is not self._shown_board:
            self._shown_board = self._host.board
            traits = self._of_the_board()
        self._show(_json({**traits, "state": snapshot}))
        # Only a lesson changes it: a game need not look.
        if self._keep is None or not snapshot.get("lesson"):
            return
        progress = _progress()
        if progress != self._kept:
            self._kept = progress
            self._keep(progress)


def open_page(
    show: Callable[[str], object],
    lesson: str = "",
    query: str = "",
    kept: str = "",
    keep: Callable[[str], object] | None = None,
) -> Page:
    """Open what a link leads to.

    Args:
        show: called with the traits that have changed, as JSON.
        lesson: the id of a lesson; if it is empty there is a game, or the form of a new one.
        query: what stands behind the question mark of the link; see `page_link`.
        kept: what `keep` was called with last, in an earlier visit; "" if there was none.
        keep: called with the progress in all lessons, as JSON, whenever it has changed.

    Raises:
        LessonError: there is no such lesson.
    """
    _take_up(kept)
    host: Host
    if not lesson:
        host, problem = asked_game(query, GAME_ID)
    else:
        host, problem = asked_lesson(lesson, query, GAME_ID)
    return Page(host, show, problem, keep)


def _take_up(kept: str) -> None:
    """Go on with the progress of an earlier visit; what cannot be read is as if there were none."""
    if not kept:
        return
    try:
        session_progress().read(json.loads(kept))
    except (ValueError, RecursionError):  # another version, or not ours at all
        log.warning("the progress that the browser has kept cannot be read", exc_info=True)


def _progress() -> str:
    return _json(session_progress().to_dict())


def _json(traits: dict[str, Any]) -> str:
    return json.dumps(traits, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
