"""A host's face in a notebook cell: what every widget has, be it a game or a lesson.

Two synced traits carry what happens, each with one writer: the kernel replaces ``state`` by whole
snapshots, the page writes the list of its unanswered actions into ``outbox``. Nothing else that a
page sends is taken.
"""

from __future__ import annotations

import json
import logging
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import anywidget
import traitlets

from risk_widget.listings import catalog
from risk_widget.messages import MessageError, current_language, page_source, say
from risk_widget.spelling import shown
from risk_widget.widget.relay import Relay
from risk_widget.widget.static_board import picture, second_output

if TYPE_CHECKING:
    import threading
    from collections.abc import Callable, Mapping

    from risk_widget.game import Game
    from risk_widget.widget.host import Host
    from risk_widget.widget.snapshot_types import Snapshot

__all__ = ["HostWidget"]

log = logging.getLogger(__name__)
log.addHandler(logging.NullHandler())

STATIC: Final = Path(__file__).parent.parent / "static"
THEMES: Final = ("auto", "light", "dark")
PICTURE_EVERY: Final = 10.0
"""Seconds between two pictures for the saved notebook: each is larger than many snapshots."""


# In a checkout whose front end has not been built, the widget says so instead of failing.
def _unbuilt() -> str:
    sentence = json.dumps(say("widget-unbuilt"))
    return f"export default {{ render({{ el }}) {{ el.textContent = {sentence}; }} }}"


def _built(name: str, otherwise: Callable[[], str]) -> Path | str:
    path = STATIC / name
    return path if path.is_file() else otherwise()


class HostWidget(anywidget.AnyWidget):
    """A host on the screen of a notebook; `RiskWidget` and `LessonWidget` are made of it.

    Args:
        host: what is shown.
        theme: "auto" (as the notebook), "light" or "dark".
        reduced_motion: "auto" (as the browser wishes), True or False.
    """

    _esm = _built("widget.js", _unbuilt)
    # The host puts the style sheet where it works, once for all views: anywidget's front end into
    # the head of the page (Jupyter's outputs are no shadow trees), marimo into the shadow root.
    _css = _built("widget.css", str)

    state = traitlets.Dict().tag(sync=True, echo_update=False)
    """The snapshot that the page shows. Written by the kernel."""
    outbox: traitlets.List[Any] = traitlets.List().tag(sync=True, echo_update=False)
    """Actions that wait for an answer. Written by the page."""
    board = traitlets.Dict().tag(sync=True)
    """The board, as in a board file."""
    catalog = traitlets.Dict().tag(sync=True)
    """What a new game can be made of."""
    language = traitlets.Unicode("en").tag(sync=True)
    """The language of the page, as a tag."""
    words = traitlets.Unicode().tag(sync=True)
    """The page's messages, in the syntax of Fluent."""
    theme = traitlets.Unicode("auto").tag(sync=True)
    """"auto", "light" or "dark"."""
    reduced_motion = traitlets.Unicode("auto").tag(sync=True)
    """"auto", "on" or "off"."""

    def __init__(self, host: Host, *, theme: str, reduced_motion: str | bool) -> None:
        if theme not in THEMES:
            raise MessageError.of("widget-theme", known=THEMES, theme=shown(theme))
        motion = _motion_wish(reduced_motion)
        self._host = host
        # Python in the browser has no threads, and Colab shows nothing that a thread sends.
        host.page_driven = sys.platform == "emscripten" or "google.colab.output" in sys.modules
        self._relay = relay = Relay(host, self._show)
        self._shown_board = host.board
        # The handle of the picture below the widget, once it is displayed.
        self._picture: Any = None
        self._picture_shows: tuple[object, ...] = ()
        self._picture_drawn = 0.0
        with relay.exclusive():
            super().__init__(
                board=self._shown_board.to_json(),
                catalog=catalog(self._shown_board),
                language=current_language(),
                words=page_source(),
                theme=theme,
                reduced_motion=motion,
                state=relay.first(),
            )
        relay.start_advancing()

    # ---- from Python ---------------------------------------------------------------------------

    @property
    def game(self) -> Game | None:
        """The live game, or None while none has been chosen on the page."""
        return self._host.game

    @property
    def lock(self) -> threading.RLock:
        """Held while the game changes. Take it around several calls that belong together.

        All widgets share it, since they may share a game.
        """
        return self._relay.lock

    def refresh(self) -> None:
        """Show what there is now. It is shown by itself whenever it changes."""
        self._relay.refresh()

    def close(self) -> None:
        """Close the widget; bots stop playing, and the game goes on without being shown."""
        relay = getattr(self, "_relay", None)
        if relay is not None:  # missing where the widget could not be made
            relay.close()
        super().close()

    # ---- from the page -------------------------------------------------------------------------

    def set_state(self, sync_data: Mapping[str, Any]) -> None:
        """Take the outbox from a page, and nothing else.

        ipywidgets would let a page overwrite any synced trait, even the code of the widget. What
        is not taken is sent again as it is here, so that the page does not go on with its own.
        """
        try:
            with self._relay.exclusive():
                if "outbox" in sync_data:
                    self._relay.receive(sync_data["outbox"])
                refused = [name for name in sync_data if name != "outbox" and name in self.keys]
                if refused:
                    self.send_state(refused)
        except Exception:
            # Nobody would see it: a handler has no cell to print to.
            log.exception("a message from the page could not be handled")

    # ---- in the notebook -----------------------------------------------------------------------

    def _repr_mimebundle_(self, **_: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """The widget, and a picture for who shows no widgets."""
        with self.lock:
            data, metadata = self._live_output()
            return {**data, "text/html": picture(self.game)}, metadata

    def _live_output(self) -> tuple[dict[str, Any], dict[str, Any]]:
        return super()._repr_mimebundle_() or ({"text/plain": repr(self)}, {})

    def _ipython_display_(self) -> None:
        """Show the widget, and below it a picture that takes its place when no kernel runs."""
        from IPython.display import display

        show: Any = display
        with self.lock:
            data, metadata = self._live_output()
            show(data, metadata=metadata, raw=True)
            self._picture = show(second_output(self.game), raw=True, display_id=True)
            self._picture_shows = self._page_of_story()

    def _page_of_story(self) -> tuple[object, ...]:
        game = self.game
        if game is None:
            return ()
        return (self._host.game_id, game.round, game.turn, self.state["screen"])

    def _redraw_picture(self) -> None:
        """Bring the picture to the present turn, so that a notebook saved now shows it."""
        now = self._page_of_story()
        if self._picture is None or now == self._picture_shows:
            return
        if time.monotonic() - self._picture_drawn < PICTURE_EVERY and now[-1:] != ("over",):
            return
        self._picture_drawn = time.monotonic()
        self._picture_shows = now
        try:
            self._picture.update(second_output(self.game), raw=True)
        except Exception:
            log.exception("the picture of the board could not be brought up to date")

    # ---- to the page ---------------------------------------------------------------------------

    def _show(self, snapshot: Snapshot) -> None:
        """Send a new snapshot, or again the one that the page has: it waits for an answer."""
        board = self._host.board
        if board is not self._shown_board:
            self._shown_board = board
            self.board = board.to_json()
            self.catalog = catalog(board)
        if snapshot != self.state:
            self.state = dict(snapshot)
        else:
            self.send_state("state")
        self._redraw_picture()


def _motion_wish(wish: str | bool) -> str:  # noqa: FBT001 - a wish is a value, not a switch
    known = {"auto": "auto", True: "on", False: "off", "on": "on", "off": "off"}
    if wish not in known:
        raise MessageError.of("widget-motion", wish=shown(wish))
    return known[wish]
