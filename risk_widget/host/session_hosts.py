"""The parts of a session that take turns on its screen: form, game, or a lesson over either."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NoReturn, Protocol

from risk_widget.board import load_board
from risk_widget.host.exams import exam_part
from risk_widget.host.level_news import level_news, level_shown, note_result, result_of, uncounting
from risk_widget.host.relay import Host
from risk_widget.play.snapshot import (
    Viewpoint,
    game_screen,
    moment,
    setup_screen,
    shown_of,
    switches_shown,
)
from risk_widget.practice.level import my_level
from risk_widget.protocol.items import Refused

if TYPE_CHECKING:
    from collections.abc import Callable

    from risk_widget.board import Board
    from risk_widget.game import Game
    from risk_widget.host.coaching import Coaching
    from risk_widget.host.level_news import Uncounted
    from risk_widget.host.relay import Observable
    from risk_widget.play.hot_seat import HotSeat
    from risk_widget.play.kept_games import KeptGame
    from risk_widget.play.match import Match
    from risk_widget.protocol.items import Request
    from risk_widget.protocol.outbox_types import TableAction
    from risk_widget.protocol.snapshot_types import (
        AroundPart,
        GameScreen,
        HostPart,
        LevelShown,
        LinkedPart,
        Moment,
        SetupScreen,
        Snapshot,
        TablePart,
    )
    from risk_widget.reading.json_types import JsonObject

TURNS_SAVED: Final = 8
"""The number of turns that a page can look back at without a kernel."""


class OnScreen(Protocol):
    """The form, a game or a lesson as a session shows it, with some of the methods of a `Host`."""

    @property
    def board(self) -> Board:
        """The board on display."""

    @property
    def followed(self) -> Observable | None:
        """The object whose changes are shown."""

    @property
    def to_advance(self) -> bool:
        """Whether the screen advances automatically."""

    def advance(self) -> bool:
        """Play the next steps of automatic play."""

    def mark_sent(self) -> None:
        """Record that the last snapshot is being sent."""

    def turns(self) -> list[Moment]:
        """Return the moments at which the last turns began."""

    def homework(self) -> JsonObject | None:
        """Return a learner's work, or None without a lesson."""

    def refresh(self) -> None:
        """Catch up with changes made elsewhere."""

    def carry_out(self, request: Request) -> object:
        """Carry out a request and return its answer."""

    def snapshot(self) -> Snapshot:
        """Return the screen as JSON data."""


class HostControls(Protocol):
    """The controls of a game's other screens."""

    def shown(self) -> TablePart:
        """Return the part of the host's page about the other screens."""

    def carry_out(self, action: TableAction) -> None:
        """Carry out a request of the host."""


@dataclass(frozen=True, slots=True)
class Notebook:
    """The notebook whose cell has the widget as its output.

    Attributes:
        keep_story: saves the game's story in the output, as a seat may see it.
        keeps_story: whether the saved output shows it.
    """

    keep_story: Callable[[str | None], None]
    keeps_story: Callable[[], bool]


class Holder(Host):
    """The parts of a session that the form and the game need.

    Attributes:
        on: the switches of the screen.
        coaching: the coach of the person at the screen.
        screen: the seat at the screen.
        elsewhere: people's seats that have screens of their own.
        controls: those of the other screens, if there can be any.
        notebook: the notebook around the widget, if there is one.
        hurried: whether everything up to a person's next decision is played without pauses.
    """

    hurried: bool
    on: dict[str, bool]
    coaching: Coaching
    screen: HotSeat
    elsewhere: frozenset[str]
    controls: HostControls | None
    notebook: Notebook | None

    @property
    @abstractmethod
    def allows_advice(self) -> bool:
        """Whether hints, the coach and take-backs are allowed."""

    @abstractmethod
    def kept(self) -> list[KeptGame]:
        """List the saved games that can be continued here."""

    @abstractmethod
    def shown_below(self) -> Viewpoint | None:
        """Return the game as the person at the screen may see it; None if there is no game."""

    @abstractmethod
    def changed(self) -> None:
        """Catch up with a new position."""

    @abstractmethod
    def show_position(self, steps: int = 1) -> None:
        """Show another position, ``steps`` steps after the last one shown."""

    @abstractmethod
    def carry_out_here(self, request: Request) -> object:
        """Carry out a request that concerns the form or the game."""


class Ground(ABC):
    """The form or a game, over which a lesson can lie.

    Attributes:
        match: the game with its players and its log; None before any game.
    """

    match: Match | None

    def __init__(self, session: Holder) -> None:
        self._session = session

    @property
    @abstractmethod
    def game(self) -> Game | None:
        """The live game, or None if none has been chosen."""

    @property
    def followed(self) -> Game | None:
        """The game, whose changes the screen shows."""
        return self.game

    @property
    @abstractmethod
    def board(self) -> Board:
        """The board on display."""

    @property
    @abstractmethod
    def players(self) -> dict[str, str]:
        """A map from each seat to "human" or the name of a bot."""

    @property
    @abstractmethod
    def to_advance(self) -> bool:
        """Whether the game advances automatically."""

    @abstractmethod
    def advance(self) -> bool:
        """Play the next steps; see `Host.advance`."""

    @abstractmethod
    def mark_sent(self) -> None:
        """Record that the last snapshot is being sent; see `Host.mark_sent`."""

    @abstractmethod
    def turns(self) -> list[Moment]:
        """Return the moments at which the last turns began; see `Host.turns`."""

    def homework(self) -> JsonObject | None:
        """Return None, since there is no lesson; see `Host.homework`."""
        return None

    def carry_out(self, request: Request) -> object:
        """Carry out a request by the session's controls; see `Host.carry_out`."""
        return self._session.carry_out_here(request)

    @abstractmethod
    def playing(self) -> Match:
        """Return the match.

        Raises:
            Refused: there is no match yet.
        """

    @abstractmethod
    def snapshot(self) -> SetupScreen | GameScreen:
        """Return the screen as JSON data."""

    @abstractmethod
    def refresh(self) -> None:
        """Catch up with changes made to the game outside the session."""

    @abstractmethod
    def settle(self, *, move_in_to_win: bool) -> None:
        """Catch up with a new position; with ``move_in_to_win``, move armies in if that wins."""

    @abstractmethod
    def turn_screen(self) -> None:
        """Turn the screen to the seat that must act in the position."""

    @abstractmethod
    def note_result(self) -> None:
        """Record the result of a finished game if only one person plays it."""


class Still:
    """A host, or a part of one, on which nothing advances automatically."""

    @property
    def to_advance(self) -> bool:
        """Always False: nothing advances automatically."""
        return False

    def advance(self) -> bool:
        """Do nothing; see `Host.advance`."""
        return False

    def mark_sent(self) -> None:
        """Do nothing; see `Host.mark_sent`."""

    def turns(self) -> list[Moment]:
        """Return no moments; see `Host.turns`."""
        return []


class FormGround(Still, Ground):
    """The form for a new game, before any game has been chosen."""

    match: None = None

    @property
    def game(self) -> None:
        """None, since no game has been chosen yet."""

    @property
    def board(self) -> Board:
        """The classic board."""
        return load_board("classic")

    @property
    def players(self) -> dict[str, str]:
        """An empty map, since there are no players yet."""
        return {}

    def playing(self) -> NoReturn:
        """Refuse, since there is no match; see `Ground.playing`."""
        raise Refused.under("protocol.no-game", "refused-no-game-yet")

    def snapshot(self) -> SetupScreen:
        """Return the form as JSON data."""
        session = self._session
        return setup_screen(
            session,
            session.kept(),
            switches_shown(session.on, session.coaching.when),
            level_shown(my_level()),
        )

    def refresh(self) -> None:
        """Do nothing, since no game can have changed."""

    def settle(self, *, move_in_to_win: bool) -> None:
        """Do nothing; see `Ground.settle`."""

    def turn_screen(self) -> None:
        """Do nothing; see `Ground.turn_screen`."""

    def note_result(self) -> None:
        """Do nothing; see `Ground.note_result`."""


class GameGround(Ground):
    """A game, with its players and its log."""

    match: Match

    def __init__(self, session: Holder, match: Match) -> None:
        super().__init__(session)
        self.match = match
        # The result for the only person who plays the game, as last recorded.
        self._result: bool | Uncounted | None = None
        self._level: LevelShown = level_shown(my_level())
        self.linked: LinkedPart | None = None

    @property
    def game(self) -> Game:
        """The live game."""
        return self.match.game

    @property
    def board(self) -> Board:
        """The board of the game."""
        return self.match.game.board

    @property
    def players(self) -> dict[str, str]:
        """A map from each seat to "human" or the name of a bot."""
        return dict(self.match.players)

    @property
    def to_advance(self) -> bool:
        """Whether the game advances automatically, with a bot's turn or a repeated attack."""
        return self.match.to_advance

    def advance(self) -> bool:
        """Play the next steps of bots or of a repeated attack; see `Host.advance`."""
        session = self._session
        speed = "instant" if session.hurried else session.speed
        steps = self.match.advance(speed, move_in_to_win=not session.on["confirm"])
        if steps:
            session.show_position(steps)
        return steps > 0

    def mark_sent(self) -> None:
        """Record that the last snapshot is being sent; see `Host.mark_sent`."""
        self.match.mark_sent()

    def turns(self) -> list[Moment]:
        """Return the moments at which the last turns began; see `Host.turns`."""
        match = self.match
        if match.game.is_partial:
            return []
        shown = Viewpoint(match, None, "none", may_act=False)
        steps = match.log.turns_before(match.log.steps, TURNS_SAVED)
        return [moment(step, shown) for step in steps]

    def playing(self) -> Match:
        """Return the match."""
        return self.match

    def snapshot(self) -> GameScreen:
        """Return the game's screen as JSON data."""
        session, match = self._session, self.match
        news = ""
        if match.is_over:
            self._level = level_shown(my_level())
            news = level_news(self._result, match.id)
        around: AroundPart = {"advice": session.allows_advice, "host": self._host_part()}
        coaching, since = session.coaching, match.sent_steps
        on = switches_shown(session.on, coaching.when)
        coached = coaching.shown(shown_of(match, session.screen))
        return game_screen(
            session, match, session.screen, on, around, since=since, level=news, coached=coached
        )

    def _host_part(self) -> HostPart:
        session, match = self._session, self.match
        controls, notebook, analysed = session.controls, session.notebook, match.analysed_at
        return {
            "level": self._level,
            "uncounting": uncounting(match) if analysed is None else [],
            "listed": None if match.listed is None else [*match.listed],
            "table": None if controls is None else controls.shown(),
            "linked": self.linked,
            "exam": exam_part(match) if match.exam else None,
            "analyse": analysed,
            "in_notebook": None if notebook is None else notebook.keeps_story(),
            "bot_failure": None if match.is_over else match.failure,
        }

    def refresh(self) -> None:
        """Catch up with changes made to the game outside the session."""
        self.match.changed_outside()
        self._session.changed()

    def settle(self, *, move_in_to_win: bool) -> None:
        """Catch up with a new position; see `Ground.settle`."""
        self.match.settle(move_in_to_win=move_in_to_win)

    def turn_screen(self) -> None:
        """Turn the screen to the seat that must act; see `Ground.turn_screen`."""
        session = self._session
        session.screen.follow(self.match.situation(session.elsewhere))

    def note_result(self) -> None:
        """Record the result of a finished game; see `Ground.note_result`."""
        match, result = self.match, result_of(self.match)
        is_new = result is not self._result and not (match.came_over and match.is_over)
        if isinstance(result, bool) and is_new:
            note_result(match, result)
            self._session.noted += 1
        self._result = result
