"""The widget: a session's face in a notebook cell.

Two synced traits carry the game, each with one writer: the kernel replaces ``state`` by whole
snapshots, the page writes the list of its unanswered actions into ``outbox``. Nothing else that a
page sends is taken.
"""

from __future__ import annotations

import logging
import sys
import threading
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import anywidget
import traitlets

from risk_widget.listings import catalog
from risk_widget.messages import current_language, page_source
from risk_widget.widget.bot_driver import Driver
from risk_widget.widget.session import Session
from risk_widget.widget.static_board import describe, picture, second_output

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from risk_widget.engine.game import Game
    from risk_widget.widget.takeback import Policy

__all__ = ["RiskWidget"]

log = logging.getLogger(__name__)
log.addHandler(logging.NullHandler())

STATIC: Final = Path(__file__).parent.parent / "static"
THEMES: Final = ("auto", "light", "dark")
STILL_EVERY: Final = 10.0
"""Seconds between two pictures for the saved notebook: each is larger than many snapshots."""

LOCK: Final = threading.RLock()
"""Held around each change of a game that is shown, and its publication. It is one for all widgets:
several may show the same game, and each of them may change it."""

# In a checkout whose front end has not been built, the widget says so instead of failing.
UNBUILT: Final = """
export default { render({ el }) {
  el.textContent = "The front end of this widget has not been built: run `npm run build` in js/.";
} }
"""


def _built(name: str, otherwise: str) -> Path | str:
    path = STATIC / name
    return path if path.is_file() else otherwise


class RiskWidget(anywidget.AnyWidget):
    """A game at the screen: people and bots around one board, in a notebook cell.

    Without a game it shows the form for a new one. ``widget.game`` is the live engine object: what
    is done to it anywhere (``game.apply``, ``game.undo``, a bot in a loop) shows on the page, and
    the other way round. Several widgets may show one game.

    Args:
        game: the game to play. If it is left out, but seats are given, a game of the default
            edition begins with them.
        seats: seat -> "human" or the name of a bot. A seat that is left out is played by a
            cautious bot; if no seat is given at all, every seat is a person's.
        names: seat -> the name of its player.
        theme: "auto" (as the notebook), "light" or "dark".
        reduced_motion: "auto" (as the browser wishes), True or False.
        undo: what a person may take back: "all", "decisions" (nothing that dice or cards have
            answered), or "none".
        bot_speed: "normal", "fast" or "instant".
        teach: explain each part of the turn, and each move that is chosen, beside the map; the
            page can switch it on and off.
        seed: for the bots' choices.

    Raises:
        ValueError: a seat that the game does not have, an unknown bot or choice.
    """

    _esm = _built("widget.js", UNBUILT)
    # The host puts the style sheet where it works, once for all views: anywidget's front end into
    # the head of the page (Jupyter's outputs are no shadow trees), marimo into the shadow root.
    _css = _built("widget.css", "")

    state = traitlets.Dict(help="The snapshot that the page shows. Written by the kernel.").tag(
        sync=True, echo_update=False
    )
    outbox: traitlets.List[Any] = traitlets.List(
        help="Actions that wait for an answer. Written by the page."
    ).tag(sync=True, echo_update=False)
    board = traitlets.Dict(help="The board, as in a board file.").tag(sync=True)
    catalog = traitlets.Dict(help="What a new game can be made of.").tag(sync=True)
    language = traitlets.Unicode("en", help="The language of the page, as a tag.").tag(sync=True)
    words = traitlets.Unicode(help="The page's messages, in the syntax of Fluent.").tag(sync=True)
    theme = traitlets.Unicode("auto", help='"auto", "light" or "dark".').tag(sync=True)
    reduced_motion = traitlets.Unicode("auto", help='"auto", "on" or "off".').tag(sync=True)

    def __init__(
        self,
        game: Game | None = None,
        *,
        seats: Mapping[str, str] | None = None,
        names: Mapping[str, str] | None = None,
        theme: str = "auto",
        reduced_motion: str | bool = "auto",
        undo: Policy = "all",
        bot_speed: str = "normal",
        teach: bool = False,
        seed: int | None = None,
    ) -> None:
        session = Session(
            game,
            seats=seats,
            names=names,
            undo=undo,
            bot_speed=bot_speed,
            teach=teach,
            seed=seed,
        )
        self._open(session, theme, motion_wish(reduced_motion))

    def _open(self, session: Session, theme: str, reduced_motion: str) -> None:
        """Put a session on the screen; the rest of ``__init__``."""
        if theme not in THEMES:
            raise ValueError(f"theme is one of {', '.join(THEMES)}, not {theme!r}")
        self._lock = LOCK
        self._acting = 0
        self._watched: Game | None = None
        self._stop_watching: Callable[[], None] = _nothing
        self.session = session
        self._driver = Driver(self._slice, lambda: self.session.pause)
        # Python in the browser has no threads, and Colab shows nothing that a thread sends.
        self.session.page_driven = (
            sys.platform == "emscripten" or "google.colab.output" in sys.modules
        )
        self._shown_board = self.session.board
        # The handle of the picture below the widget, once it is displayed.
        self._still: Any = None
        self._still_shows: tuple[object, ...] = ()
        self._still_drawn = 0.0
        super().__init__(
            board=self._shown_board.to_json(),
            catalog=catalog(self._shown_board),
            language=current_language(),
            words=page_source(),
            theme=theme,
            reduced_motion=reduced_motion,
            state=self.session.snapshot(),
        )
        self.session.sent()
        self._watch()
        self._go_on()

    # ---- from Python ---------------------------------------------------------------------------

    @property
    def game(self) -> Game | None:
        """The live game, or None while none has been chosen on the page."""
        return self.session.game

    @property
    def lock(self) -> threading.RLock:
        """Held while the game changes. Take it around several calls that belong together.

        All widgets share it, since they may share a game.
        """
        return self._lock

    def apply(self, action: Any, seat: str | None = None) -> list[Any]:
        """Play an action for the seat that must act, or for ``seat``; the page shows it.

        Returns:
            The events.

        Raises:
            IllegalAction: refused; the game is unchanged.
            ValueError: no game has been started yet.
        """
        with self._turn():
            events = self.session.apply(action, seat)
            self._publish()
        self._go_on()
        return events

    def new_game(
        self,
        game: Game,
        *,
        seats: Mapping[str, str] | None = None,
        names: Mapping[str, str] | None = None,
        seed: int | None = None,
    ) -> None:
        """Put another game on the screen; arguments as for the widget itself."""
        with self._turn():
            self.session.start(game, seats, names, seed)
            self._publish()
        self._go_on()

    def refresh(self) -> None:
        """Show the game as it is now. It is shown by itself whenever it changes."""
        with self._turn():
            self.session.refresh()
            self._publish()
        self._go_on()

    def close(self) -> None:
        """Close the widget; bots stop playing, and the game goes on without being shown."""
        getattr(self, "_stop_watching", _nothing)()
        driver = getattr(self, "_driver", None)
        if driver is not None:  # missing where the widget could not be made
            driver.close()
        super().close()

    # ---- from the page -------------------------------------------------------------------------

    def set_state(self, sync_data: Mapping[str, Any]) -> None:
        """Take the outbox from a page, and nothing else.

        ipywidgets would let a page overwrite any synced trait, even the code of the widget. What
        is not taken is sent again as it is here, so that the page does not go on with its own.
        """
        try:
            with self._turn():
                if "outbox" in sync_data and self.session.receive(sync_data["outbox"]):
                    self._publish(always=True)
                refused = [name for name in sync_data if name != "outbox" and name in self.keys]
                if refused:
                    self.send_state(refused)
            self._go_on()
        except Exception:
            # Nobody would see it: a handler has no cell to print to.
            log.exception("a message from the page could not be handled")

    # ---- in the notebook -----------------------------------------------------------------------

    def __repr__(self) -> str:
        with self._lock:
            return f"<RiskWidget: {describe(self.game)}>"

    def _repr_mimebundle_(self, **_: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """The widget, and a picture for who shows no widgets."""
        with self._lock:
            data, metadata = self._live_output()
            return {**data, "text/html": picture(self.game)}, metadata

    def _live_output(self) -> tuple[dict[str, Any], dict[str, Any]]:
        return super()._repr_mimebundle_() or ({"text/plain": repr(self)}, {})

    def _ipython_display_(self) -> None:
        """Show the widget, and below it a picture that takes its place when no kernel runs."""
        from IPython.display import display

        show: Any = display
        with self._lock:
            data, metadata = self._live_output()
            show(data, metadata=metadata, raw=True)
            self._still = show(second_output(self.game), raw=True, display_id=True)
            self._still_shows = self._page_of_story()

    def _page_of_story(self) -> tuple[object, ...]:
        game = self.game
        if game is None:
            return ()
        return (self.session.game_id, game.round, game.turn, self.state["screen"])

    def _redraw_still(self) -> None:
        """Bring the picture to the present turn, so that a notebook saved now shows it."""
        now = self._page_of_story()
        if self._still is None or now == self._still_shows:
            return
        if time.monotonic() - self._still_drawn < STILL_EVERY and now[-1:] != ("over",):
            return
        self._still_drawn = time.monotonic()
        self._still_shows = now
        try:
            self._still.update(second_output(self.game), raw=True)
        except Exception:
            log.exception("the picture of the board could not be brought up to date")

    # ---- the game ------------------------------------------------------------------------------

    @contextmanager
    def _turn(self) -> Iterator[None]:
        """Hold the lock while this widget itself changes the game: it tells the page of that."""
        with self._lock:
            self._acting += 1
            try:
                yield
            finally:
                self._acting -= 1

    def _watch(self) -> None:
        """Follow the game that is on the screen now, and no other one."""
        game = self.game
        if game is not self._watched:
            self._stop_watching()
            self._watched = game
            self._stop_watching = _nothing if game is None else game.watch(self._changed, LOCK)

    def _changed(self) -> None:
        """Show what somebody else has done to the game, with the lock held."""
        if self._acting:
            return
        try:
            self.refresh()
        except Exception:
            log.exception("a change of the game could not be shown")

    # ---- to the page ---------------------------------------------------------------------------

    def _publish(self, *, always: bool = False) -> None:
        """Send a new snapshot. The lock is held, so snapshots leave in the order of the game."""
        self._watch()
        if self.session.board is not self._shown_board:
            self._shown_board = self.session.board
            self.board = self._shown_board.to_json()
            self.catalog = catalog(self._shown_board)
        shown = self.session.snapshot()
        self.session.sent()
        if shown != self.state:
            self.state = shown
        elif always:  # the page waits for an answer, even if it is the one it has
            self.send_state("state")
        self._redraw_still()

    def _go_on(self) -> None:
        if self.session.page_driven or not self.session.to_advance:
            return
        if not self._driver.kick():
            with self._lock:
                self.session.page_driven = True
                self._publish()

    def _slice(self) -> float | None:
        """One slice of what goes on by itself; in the driver's thread."""
        try:
            with self._turn():
                if self.session.advance():
                    self._publish()
                return self.session.pause if self.session.to_advance else None
        except Exception:
            log.exception("bots could not go on")
            return None


def _nothing() -> None:
    """What ends a watching that has not begun."""


def motion_wish(wish: str | bool) -> str:  # noqa: FBT001 - a wish is a value, not a switch
    known = {"auto": "auto", True: "on", False: "off", "on": "on", "off": "off"}
    if wish not in known:
        raise ValueError(f'reduced_motion is "auto", True or False, not {wish!r}')
    return known[wish]
