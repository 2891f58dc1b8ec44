"""The widget in a notebook cell, and a picture of the board for notebooks without a kernel.

JupyterLab shows one representation of an output, and for a widget that is the widget: without its
kernel only an error line. So the picture is a second output below it. While the widget lives it is
hidden; when the widget is gone, the picture takes its place and the error line is hidden.
"""

from __future__ import annotations

import logging
import os
import sys
import time
from contextlib import contextmanager
from html import escape
from typing import TYPE_CHECKING, Any, Final

import anywidget
import traitlets
from ipywidgets import widget_serialization

from risk_widget.course.homework import MIME
from risk_widget.course.shared_progress import begin_sharing
from risk_widget.host.relay import Relay, remember_language, texts_of
from risk_widget.host.session import Session
from risk_widget.host.session_hosts import Notebook
from risk_widget.host.story_file import story_page
from risk_widget.kept_files import DAMAGED, browser_folder, write_whole
from risk_widget.listings import catalog
from risk_widget.messages import MessageError, say, use_language
from risk_widget.messages.rendering import check
from risk_widget.play.kept_games import is_game, kept_games, kept_text
from risk_widget.play.recap import describe
from risk_widget.protocol.items import Refused
from risk_widget.reading.schema import SchemaError, flag, whole, word
from risk_widget.reading.sources import path_of, text_of
from risk_widget.reading.spelling import shown
from risk_widget.results.displays import image
from risk_widget.results.pages import Story
from risk_widget.svg import board_svg
from risk_widget.table.finding_servers import read_lan, read_port
from risk_widget.table.seats import LONGEST_VOTE, SHORTEST_VOTE
from risk_widget.table.shared_rooms import SharedTable
from risk_widget.widget.shared import (
    CODE,
    LOADER,
    STYLES,
    Live,
    Shared,
    shared_model,
    unless_shared,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from risk_widget.engine.events import Event
    from risk_widget.game import Game
    from risk_widget.host.relay import FairLock, Host
    from risk_widget.laboratory.players import AnyBot
    from risk_widget.play.takeback import Policy
    from risk_widget.protocol.outbox_types import CoachWhen, DraftAction, Speed
    from risk_widget.protocol.snapshot_types import Snapshot
    from risk_widget.reading.json_types import JsonObject, JsonView
    from risk_widget.reading.sources import Source


log: Final = logging.getLogger(__name__)
log.addHandler(logging.NullHandler())

THEMES: Final = ("auto", "light", "dark")
PICTURE_EVERY: Final = 10.0
"""The seconds between two pictures for the saved notebook: each is larger than many snapshots."""

# A widget is live once it has drawn its root. The style can rely only on the notebook's own
# classes: the picture must show in a saved file, without any of our code running. An error of the
# widget manager stays visible: the person who has just run the cell must see it.
_STYLE = """
.jp-OutputArea-child:has(+ .jp-OutputArea-child .risk-widget-still)\
:not(:has([data-risk-widget], .jupyter-widgets-error-widget)),
.jp-OutputArea-child:has([data-risk-widget]) + .jp-OutputArea-child:has(.risk-widget-still),
body:not(:has(.jp-OutputArea)):has([data-risk-widget]) .risk-widget-still,
.risk-widget-still > a:has(> iframe) ~ * { display: none !important }
"""


def picture(game: Game | None) -> str:
    """Draw the board as HTML, or return a sentence if there is no game yet.

    The drawing is an image, not inline SVG: an untrusted notebook loses inline drawings and styles
    but may keep images.
    """
    words = escape(describe(game), quote=True)
    advice = _beside_the_line(f"<p>{escape(say('still-missing'))}</p>")
    if game is None or game.board.shapes is None:
        return f"<div>{words}</div>{advice}"
    seen = game.observe(None)
    territories: JsonView = seen["territories"]
    drawing = board_svg(
        game.board,
        {t: (owner, armies) for t, (owner, armies) in territories.items()},
        capitals=seen["capitals_shown"],
        title="",
    )
    line = escape(say("still-play", game=describe(game)))
    drawn = _beside_the_line(image(drawing, describe(game)))
    return f"{drawn}<div>{line}</div>{advice}"


def _beside_the_line(html: str) -> str:
    """Wrap HTML so that a sanitized export (``nbconvert --sanitize-html``) does not show it.

    Such an export turns images, paragraphs and styles into text. It hides this link because its
    page hides links of this class, and strips the style that would show them.
    """
    return f'<a class="anchor-link" style="display: block">{html}</a>'


def second_output(game: Game | None, story: Story | None = None) -> dict[str, str]:
    """Return the mimebundle displayed below the widget.

    If there is a story, it hides the picture, which remains for viewers that remove frames.
    """
    style = _beside_the_line(f"<style>{_STYLE}</style>")
    told = "" if story is None else _beside_the_line(story.frame)
    html = f'<div class="risk-widget-still">{style}{told}{picture(game)}</div>'
    return {"text/html": html, "text/plain": describe(game)}


class HostWidget(anywidget.AnyWidget):
    """A host in a notebook cell: the common base of `RiskWidget` and `LessonWidget`.

    Args:
        host: the game or lesson that is shown.
        language: the tag of the first language, such as "sv"; by default the language set for
            the program or, without one, that of the person at the page.
        theme: "auto" (as the notebook), "light" or "dark".
        reduced_motion: "auto" (as the browser wishes), True or False.

    Raises:
        ValueError: there is no catalog of the language.
    """

    _esm = LOADER

    shared: traitlets.Instance[Shared | None] = traitlets.Instance(Shared, allow_none=True).tag(
        sync=True, **widget_serialization
    )
    """The traits shared with other widgets; a trait equal to the shared one is sent as None."""
    live: traitlets.Instance[Live | None] = traitlets.Instance(Live, allow_none=True).tag(
        sync=True, **widget_serialization
    )
    """The model that sends the changes during play."""
    state: traitlets.Dict[str, Any] = traitlets.Dict().tag(sync=True, echo_update=False)
    """The snapshot that the page shows. Written by the kernel."""
    outbox: traitlets.List[object] = traitlets.List().tag(sync=True, echo_update=False)
    """Actions that wait for an answer. Written by the page."""
    board: traitlets.Dict[str, Any] = traitlets.Dict().tag(
        sync=True, to_json=unless_shared("board")
    )
    """The board, as in a board file."""
    catalog: traitlets.Dict[str, Any] = traitlets.Dict().tag(
        sync=True, to_json=unless_shared("catalog")
    )
    """The choices for a new game."""
    language: traitlets.Unicode[str, str | bytes] = traitlets.Unicode("en").tag(sync=True)
    """The language of the page, as a tag. It may be set at any time."""
    words: traitlets.Unicode[str, str | bytes] = traitlets.Unicode().tag(
        sync=True, to_json=unless_shared("words")
    )
    """The page's messages, in the syntax of Fluent."""
    theme: traitlets.Unicode[str, str | bytes] = traitlets.Unicode("auto").tag(sync=True)
    """The theme: "auto", "light" or "dark"."""
    reduced_motion: traitlets.Unicode[str, str | bytes] = traitlets.Unicode("auto").tag(sync=True)
    """The setting for reduced motion: "auto", "on" or "off"."""
    turns: traitlets.List[object] = traitlets.List().tag(sync=True)
    """The moments at which the last turns began, for a page to look back at without a kernel."""
    keeps: traitlets.Unicode[str, str | bytes] = traitlets.Unicode().tag(sync=True)
    """The browser's name for the folder where data is stored; "" stores nothing."""

    def __init__(
        self,
        host: Host,
        *,
        language: str | None,
        theme: str,
        reduced_motion: str | bool,
        keep: bool = True,
    ) -> None:
        if language is not None:
            check(language)
            host.language, host.follows = language, False
        word(theme, "theme", THEMES)
        motion = _motion_wish(reduced_motion)
        self._host = host
        # Until somebody looks, bots wait for a page to ask for their moves. After that, they play
        # in a thread, except with Python in the browser, which has no threads, and in Colab, which
        # ignores what a thread sends.
        host.page_driven = True
        self._thread_later = (
            sys.platform != "emscripten" and "google.colab.output" not in sys.modules
        )
        self._relay = relay = Relay(host, self._show, self.send)
        self._shown_board = host.board
        # The handle of the picture below the widget, once it is displayed.
        self._picture: Any = None
        self._story: Story | None = None
        self._pictured: dict[str, str] = {}
        self._pictured_turn: tuple[object, ...] = ()
        self._homework: JsonObject | None = None
        self._picture_drawn = 0.0
        self._texts_in = host.language
        with relay.exclusive():
            shared = shared_model(host.language)
            if shared is None:  # marimo itself sends code only once
                self._esm, self._css = CODE, STYLES
            super().__init__(
                shared=shared,
                board=self._shown_board.to_json(),
                **texts_of(self._shown_board),
                theme=theme,
                reduced_motion=motion,
                keeps=browser_folder() if keep else "",
                state=relay.first(),
            )

    @traitlets.validate("language")
    def _check_language(self, proposal: JsonObject) -> str:
        language: str = proposal["value"]
        check(language)
        return language

    @traitlets.observe("language")
    def _speak(self, change: JsonObject) -> None:
        """Switch to a language set in Python; the host already knows one chosen on the page."""
        if self._host.language != change["new"]:
            with self._relay.change():
                self._host.language, self._host.follows = change["new"], False

    # ---- from Python ---------------------------------------------------------------------------

    @property
    def game(self) -> Game | None:
        """The live game, or None if none has been chosen on the page."""
        return self._host.game

    @property
    def lock(self) -> FairLock:
        """The lock held while the game changes. Hold it around several calls that belong together.

        All widgets share it, since they may share a game.
        """
        return self._relay.lock

    def refresh(self) -> None:
        """Show the current state. This happens automatically whenever the state changes.

        >>> import risk_widget as rw
        >>> widget = rw.RiskWidget(rw.Game.new(seed=1))
        >>> widget.refresh()
        >>> widget.close()
        """
        self._relay.refresh()

    def close(self) -> None:
        """Close the widget; bots stop playing, and the game continues off screen."""
        relay = getattr(self, "_relay", None)
        if relay is not None:  # missing if the widget could not be made
            relay.close()
        if self.live is not None:
            self.live.close()
        super().close()

    def open(self) -> None:
        """Start exchanging messages with a page; ipywidgets calls this when all traits are set."""
        if self.shared is not None and self.comm is None:
            self.live = Live(self)
        super().open()

    def get_state(self, key: Any = None, drop_defaults: bool = False) -> JsonObject:  # noqa: FBT001, FBT002 - the signature of ipywidgets
        """Return the traits of this model that a page gets; `live` sends all others."""
        state: JsonObject = super().get_state(key, drop_defaults)
        if key is None and self.live is not None:
            return {name: value for name, value in state.items() if name not in Live.NAMES}
        return state

    # ---- from the page -------------------------------------------------------------------------

    def set_state(self, sync_data: JsonView) -> None:
        """Accept nothing from a page except the outbox.

        ipywidgets would let a page overwrite any synced trait, even the code of the widget. A
        refused trait is sent again with its value here, so that the page drops its own.
        """
        try:
            if "outbox" in sync_data:
                begin_sharing()
                with self.lock:
                    self._leave_bots_to_thread()
                    self._relay.receive(sync_data["outbox"])
            refused = [name for name in sync_data if name != "outbox" and name in self.keys]
            if refused:
                with self.lock:
                    self.send_state(refused)
        except Exception:
            # A raised error would be lost: a message handler has no cell to print to.
            log.exception("a message from the page could not be handled")

    def _handle_custom_msg(self, content: Any, buffers: Any) -> None:
        """Send texts to a page that lacks them, since it came late or has lost the shared model."""
        if isinstance(content, dict) and isinstance(lacking := content.get("lacks"), str):
            with self.lock:
                self.shared = shared_model(self.language, lacking.removeprefix("IPY_MODEL_"))
                self.send_state("shared")
            return
        super()._handle_custom_msg(content, buffers)

    # ---- in the notebook -----------------------------------------------------------------------

    def _repr_mimebundle_(self, **_: object) -> tuple[JsonObject, JsonObject]:
        """Return the widget, and a picture for viewers that show no widgets."""
        with self._speaking():
            data, metadata = self._live_output()
            return {**data, "text/html": picture(self.game)}, metadata

    @contextmanager
    def _speaking(self) -> Iterator[None]:
        """Hold the lock, and render all messages in the widget's language."""
        with self.lock, use_language(self._host.language):
            yield

    def _live_output(self) -> tuple[JsonObject, JsonObject]:
        with self._relay.change():
            self._leave_bots_to_thread()
        return super()._repr_mimebundle_() or ({"text/plain": repr(self)}, {})

    def _ipython_display_(self) -> None:
        """Show the widget, and below it a picture that replaces it when no kernel runs."""
        from IPython.display import display

        show: Any = display
        with self._speaking():
            data, metadata = self._live_output()
            show(data, metadata=metadata, raw=True)
            self._pictured = second_output(self.game)
            self._pictured_turn = self._turn_shown()
            self._homework = self._host.homework()
            self._picture = show(self._saved_output(), raw=True, display_id=True)

    def _saved_output(self) -> JsonObject:
        """Return the picture and, for a lesson, the learner's work."""
        work = {} if self._homework is None else {MIME: self._homework}
        return {**self._pictured, **work}

    def _turn_shown(self) -> tuple[object, ...]:
        game = self.game
        if game is None:
            return ()
        return (self._host.game_id, game.round, game.turn, self.state["screen"])

    def _update_saved(self) -> None:
        """Update the turn and the homework in the output that is saved with the notebook."""
        turned, work = self._is_due(), self._host.homework()
        if not turned and work == self._homework:
            return
        self._homework = work
        if turned:
            self._picture_drawn = time.monotonic()
            self._pictured_turn = self._turn_shown()
            self.turns = [*self._host.turns()]
        if self._picture is None:
            return
        try:
            if turned:
                # The game has gone on, so its story is out of date.
                self._story = None
                self._pictured = second_output(self.game)
            self._picture.update(self._saved_output(), raw=True)
        except Exception:
            log.exception("the picture of the board could not be brought up to date")

    def _keep_alive(self, story: Story) -> None:
        """Replace the picture in the saved output with a story.

        Raises:
            RuntimeError: no output has a picture.
        """
        if self._picture is None:
            raise RuntimeError(
                "this widget isn't the output of a cell yet: display it first, in Jupyter"
            )
        self._story = story
        self._pictured_turn = self._turn_shown()
        self._pictured = second_output(self.game, story)
        self._picture.update(self._saved_output(), raw=True)

    def _is_due(self) -> bool:
        """Whether a new turn is to be shown, and the last picture is old enough."""
        now = self._turn_shown()
        if now == self._pictured_turn:
            return False
        return time.monotonic() - self._picture_drawn >= PICTURE_EVERY or now[-1:] == ("over",)

    # ---- to the page ---------------------------------------------------------------------------

    def _send(self, msg: JsonObject, buffers: Any = None) -> None:
        live = msg["method"] == "custom" or msg.get("state", {}).keys() & Live.NAMES
        if self.live is not None and live:
            self.live.pass_on(msg, buffers)
        else:
            super()._send(msg, buffers)

    def _leave_bots_to_thread(self) -> None:
        """Let bots play in a thread from the next change on, if that is possible."""
        if self._thread_later:
            self._thread_later = False
            self._host.page_driven = False

    def _show(self, snapshot: Snapshot) -> None:
        """Send a snapshot, even one that has not changed, since the page awaits an answer."""
        board = self._host.board
        if board is not self._shown_board:
            self._shown_board = board
            self.board = board.to_json()
            self.catalog = catalog(board)
        if self._host.language != self._texts_in:
            self._send_in_another_language(snapshot)
        elif snapshot != self.state:
            self.state = dict(snapshot)
        else:
            self.send_state("state")
        self._update_saved()

    def _send_in_another_language(self, snapshot: Snapshot) -> None:
        """Send all texts at once, so that no page mixes two languages."""
        self._texts_in = language = self._host.language
        if language != self.language:  # a page has asked for another language
            remember_language(language)
        if self.shared is not None:
            self.shared.learn(language)
        with self.hold_sync():
            for name, text in texts_of(self._shown_board).items():
                setattr(self, name, text)
            self.state = dict(snapshot)


def _motion_wish(wish: str | bool) -> str:  # noqa: FBT001 - a wish is a value, not a switch
    if isinstance(wish, str):
        return word(wish, "reduced_motion", ("auto", "on", "off"))
    try:
        return "on" if flag(wish, "reduced_motion") else "off"
    except SchemaError:
        raise ValueError(
            f"reduced_motion must be 'auto', True or False, not {shown(wish)}"
        ) from None


class RiskWidget(HostWidget):
    """A game on the screen: people and bots around one board, in a notebook cell.

    Without a game, it shows the form for a new one. ``widget.game`` is the live engine object: any
    change made to it (``game.apply``, ``game.undo``, a bot in a loop) shows on the page, and
    the page's changes show in it. Several widgets may show one game.

    Bots wait until the widget is displayed, or a move is made with `apply`, or `run` is called.

    >>> import risk_widget as rw
    >>> game = rw.Game.new(seed=1)
    >>> widget = rw.RiskWidget(game, seats={"blue": "expert", "green": "easygoing"})
    >>> widget
    <RiskWidget: Nordic 2000, Secret missions: round 0, Red's turn, placing armies.>
    >>> widget.close()

    Args:
        game: the game to play. If there are seats but no game, a game of the default
            edition begins with those seats.
        seats: seat -> "human" or a bot: its id, a class of bots, a function that makes one from a
            seed, or a bot itself, which is copied. A bot of your own gets an id by its name, as by
            `add_bot`. "my-level" is the bot at your level: see `my_level`. An omitted seat
            is played by a cautious bot; if no seat is given at all, people play every seat.
        names: seat -> the name of its player.
        language: the tag of the first language, such as "sv"; by default the language set for
            the program or, without one, that of the person at the page.
        theme: "auto" (as the notebook), "light" or "dark".
        reduced_motion: "auto" (as the browser wishes), True or False.
        undo: what a person may take back: "all", "decisions" (nothing that dice or cards have
            answered), or "none".
        bot_speed: "normal", "fast" or "instant".
        teach: explain each part of the turn and each chosen move next to the map; the
            page can switch it on and off.
        evaluation: show each player's chance of winning, as the expert estimates it from what the
            person at the screen may know; the page can switch it on and off. A review of a
            finished game shows it anyway.
        coach: judge the decisions of the person at the page while they play: "mistakes" remarks on
            those that certainly lost win chance, at most once a turn; "decisions" judges each
            decision; "off" none. The page can change it. A coached game does not count for a level.
        advice: allow hints, the coach and taking back to everybody at the game; the host of a table
            can change it on the page.
        confirm: let each army and each end of a part of the turn wait for a button; the page can
            switch it on and off.
        seed: for the bots' choices.
        bot_timeout: seconds that a bot of your own may take for a decision; by default it may
            take any time. The page reports a bot that fails, and offers another one.
        keep: write the game to a file as it is played, and store a copy in the browser, so that a
            later kernel can continue it: the form for a new game offers that, and `resume` does
            it from the file. Secret words instead of True seal the copy: nobody without them can
            read or change it.

    Raises:
        ValueError: a seat that the game does not have, an unknown bot, language or choice.
    """

    def __init__(  # noqa: PLR0913 - a public signature
        self,
        game: Game | None = None,
        *,
        seats: Mapping[str, AnyBot] | None = None,
        names: Mapping[str, str] | None = None,
        language: str | None = None,
        theme: str = "auto",
        reduced_motion: str | bool = "auto",
        undo: Policy = "all",
        bot_speed: Speed = "normal",
        teach: bool = False,
        evaluation: bool = False,
        coach: CoachWhen = "off",
        advice: bool = True,
        confirm: bool = False,
        seed: int | None = None,
        bot_timeout: float | None = None,
        keep: bool | str = True,
    ) -> None:
        self.session: Session = Session(
            game,
            seats=seats,
            names=names,
            undo=undo,
            bot_speed=bot_speed,
            teach=teach,
            evaluation=evaluation,
            coach=coach,
            advice=advice,
            confirm=confirm,
            seed=seed,
            bot_timeout=bot_timeout,
            keep=keep,
        )
        self.session.prepares_ahead = True
        self.session.coaching.set(coach, self.session.match, prepares=True)
        super().__init__(
            self.session,
            language=language,
            theme=theme,
            reduced_motion=reduced_motion,
            keep=bool(keep),
        )
        # Links are sent as custom messages, not in a trait: a saved notebook must not hold them.
        self._table = SharedTable(
            self.session, self._relay, lambda told: self.send({"table": told})
        )

    def share(
        self, *, lan: bool | str = False, port: int | None = None, vote: int = 0
    ) -> SharedTable:
        """Open a table, where people play this game on screens of their own, in any browser.

        The table's ``links`` has an address for each person's seat, and one for spectators; anyone
        who opens an address sits there, and sees what that seat may see. The page's menu shows the
        same links with short codes and QR codes, shows who is there, and lets you give a seat to
        another person or to a bot, or take it back. Sharing again makes new links.

        Where the notebook's Jupyter server has the extension that is installed with this package,
        its own address leads to the table. Otherwise a small server is started for it.

        >>> import risk_widget as rw
        >>> widget = rw.RiskWidget(rw.Game.new(seed=1))
        >>> sorted(widget.share().links)
        ['blue', 'green', 'red', 'spectators']
        >>> widget.close()

        Args:
            lan: let other devices in the local network reach the table, by a separate server;
                without this, the table is where the notebook is, or on this computer alone. True
                takes the likeliest of this computer's addresses; a text such as "192.168.43.7"
                names one, or another address or name that leads here, as from outside of a
                container.
            port: of that server, 1024 or higher, if a firewall or a container needs a fixed one;
                by default any free port.
            vote: seconds to vote on each decision when several screens, a team, share one seat:
                the choice with the most votes wins, and a tie goes to the first one. With 0, the
                first click decides.

        Raises:
            RuntimeError: no table is possible here; the error says why.
            ValueError: the vote is too short or too long, or the address or port is not valid.
        """
        lan, port = read_lan(lan), read_port(port)
        vote = whole(vote, "vote", 0, LONGEST_VOTE)
        if 0 < vote < SHORTEST_VOTE:
            raise ValueError(f"vote must be 0, or at least {SHORTEST_VOTE} seconds, not {vote}")
        with self.lock:
            self._leave_bots_to_thread()
        self._table.open(lan=lan, port=port)
        if vote and self._table.table is not None:
            with self._relay.change():
                self._table.table.set_vote(vote)
        return self._table

    def close(self) -> None:
        """Close the widget and its table; bots stop playing, and the game continues off screen.

        >>> import risk_widget as rw
        >>> widget = rw.RiskWidget(rw.Game.new(seed=1))
        >>> widget.close()
        """
        table = getattr(self, "_table", None)
        if table is not None:
            table.close()
        super().close()

    def apply(self, action: Any, seat: str | None = None) -> list[Event]:
        """Play an action for the seat that must act, or for ``seat``, and show it on the page.

        >>> import risk_widget as rw
        >>> widget = rw.RiskWidget(rw.Game.new(edition="czech", mode="domination", seats=3, seed=1))
        >>> [event.type for event in widget.apply({"type": "claim", "territory": "brazil"})]
        ['claimed']
        >>> widget.close()

        Returns:
            The events.

        Raises:
            IllegalAction: refused; the game is unchanged.
            ValueError: no game has been started yet.
        """
        with self._relay.change():
            events = self.session.apply(action, seat)
            self._leave_bots_to_thread()
            return events

    def run(self) -> None:
        """Let bots play in the background, even if the widget is not displayed.

        Without threads in Python, and in Colab, bots play only while the widget is displayed.

        >>> import risk_widget as rw
        >>> game = rw.Game.new(edition="german", mode="domination", seats=2, board="island", seed=1)
        >>> widget = rw.RiskWidget(game, seats={"red": "random", "blue": "random"})
        >>> widget.run()
        >>> widget.close()
        """
        with self._relay.change():
            self._leave_bots_to_thread()

    def new_game(
        self,
        game: Game,
        *,
        seats: Mapping[str, AnyBot] | None = None,
        names: Mapping[str, str] | None = None,
        seed: int | None = None,
    ) -> None:
        """Put another game on the screen; the arguments are those of `RiskWidget`.

        >>> import risk_widget as rw
        >>> widget = rw.RiskWidget(rw.Game.new(seed=1))
        >>> widget.new_game(rw.Game.new(edition="czech", mode="domination", seats=3, seed=1))
        >>> widget
        <RiskWidget: Czech, World domination: round 0, Green's turn, claiming territories.>
        >>> widget.close()
        """
        with self._relay.change():
            self.session.start(game, seats, names, seed)

    def edit(self, position: Source | None = None) -> RiskWidget:
        """Open the position editor over the game, and return this widget.

        The page says whether the position is possible, and if not, why and where. A possible one
        can be played or analysed there, or copied as text, as a rule case, for a lesson or as a
        link. Closing the editor leads back to the game.

        >>> import risk_widget as rw
        >>> widget = rw.RiskWidget().edit("czech domination classic rbg - g claim 0 starter=g")
        >>> widget.close()

        Args:
            position: a position, a record or a link as text, the data of a rule case as JSON, or
                the position of a lesson as TOML; a file with one, too. By default the position of
                the game or, without a game, one dealt at random.

        Raises:
            ValueError: there is no position in the text, or the game counts for the player's level.
            OSError: there is no such file.
        """
        action: DraftAction = {"type": "draft", "do": "open"}
        if position is not None:
            action |= {"value": "text", "text": text_of(position, "position")}
        with self._relay.change():
            try:
                self.session.edit(action)
            except Refused as refused:
                raise MessageError(refused.content, refused.names) from refused
        return self

    def take_exam(self) -> RiskWidget:
        """Show the exam's next game, or the one left unfinished, and return this widget.

        An exam is six short games against bots near your level: see ``docs/lessons.md``.
        `risk_widget.lessons.my_exam` returns its result.

        >>> import risk_widget as rw
        >>> widget = rw.RiskWidget().take_exam()
        >>> widget.game.edition.id, widget.game.mode
        ('german', 'missions')
        >>> widget.close()
        """
        with self._relay.change():
            self.session.sit_exam()
        return self

    @classmethod
    def resume(cls, path: str | Path | None = None, **wishes: Any) -> RiskWidget:
        """Return a widget that continues a saved game.

        >>> import risk_widget as rw
        >>> path = rw.RiskWidget(rw.Game.new(seed=1)).save_to("my-game.toml")
        >>> widget = rw.RiskWidget.resume(path)
        >>> widget.game.turn
        'red'
        >>> widget.close()

        Args:
            path: a file written by `save_to` or a saved game; by default the game of this folder's
                notebooks that was played last.
            wishes: keyword arguments of the widget, such as ``theme``.

        Raises:
            ValueError: there is no saved game, or none in the file.
            OSError: the file cannot be read.
        """
        if path is not None:
            file = path_of(path, "path")
        elif kept := kept_games():
            file = kept[0].path
        else:
            raise ValueError("no game has been kept for the notebooks of this folder")
        widget = cls(**wishes)
        try:
            with widget._relay.change():
                widget.session.go_on(file, in_place=path is None)
        except (OSError, ValueError):
            widget.close()
            raise
        return widget

    def save_to(self, path: str | Path) -> Path:
        """Write the game to a file, with its players and its future dice. Returns the path.

        `resume` continues it; `Game.replay` reads the record in it. If there is a file that holds
        no game, or one that cannot be read to its end, it is renamed first.

        >>> import risk_widget as rw
        >>> path = rw.RiskWidget(rw.Game.new(seed=1)).save_to("my-game.toml")
        >>> rw.Game.replay(path).game.seats
        ('red', 'blue', 'green')

        Raises:
            ValueError: there is no game.
            OSError: the file cannot be written.
        """
        file = path_of(path, "path")
        with self.lock:
            if self.session.match is None:
                raise ValueError("there is no game yet: start one on the page, or with new_game")
            text = kept_text(self.session.match)
            write_whole(file, text, private=False, ours=is_game, aside=DAMAGED)
        return file

    def _ipython_display_(self) -> None:
        # Voilà shows the output of a notebook that nobody saves.
        if not os.environ.get("SERVER_SOFTWARE", "").startswith("voila"):
            self.session.notebook = Notebook(self.keep_story, lambda: self._story is not None)
        super()._ipython_display_()

    def keep_story(self, seat: str | None = None) -> None:
        """Keep the game alive in the saved notebook, even without a kernel and in an export.

        The saved output then shows the game's story (`Game.story`) in place of a picture of the
        board, with the comments and names of this widget. It adds about 320 KB to the notebook.
        When the game goes on or another one begins, the picture is back.

        Args:
            seat: the seat, or "spectator", whose view of a game in progress is shown. A finished
                game has no secrets.

        Raises:
            ValueError: there is no game, or nothing has been played in it; the game isn't over and
                no seat is named; or the game doesn't have the seat.
            RuntimeError: the widget isn't the output of a cell.

        >>> import risk_widget as rw
        >>> widget = rw.RiskWidget(rw.Game.new(seed=1))
        >>> widget.keep_story()
        Traceback (most recent call last):
        ValueError: the game isn't over: say whose view its story may show, with a seat or ...
        >>> widget.close()
        """
        with self._speaking():
            match = self.session.match
            if match is None:
                raise ValueError("there is no game yet: start one on the page, or with new_game")
            page = story_page(match, seat, verdicts=self.session.verdicts())
            self._keep_alive(Story(describe(match.game), page))

    def __repr__(self) -> str:
        with self._speaking():
            return f"<RiskWidget: {describe(self.game)}>"
