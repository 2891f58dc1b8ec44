"""A game with the people around it, and the lesson or editor that may lie over it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, TypedDict, Unpack, cast, get_args

from risk_widget.engine.actions import IllegalAction
from risk_widget.engine.core_game import NOT_PLAYABLE, CoreGame
from risk_widget.game import Game
from risk_widget.game_review.preparing import PREPARATION
from risk_widget.host.analyses import Analyses
from risk_widget.host.class_session import ClassSession
from risk_widget.host.coaching import Coaching
from risk_widget.host.editor import Editor, draft_of, may_edit
from risk_widget.host.exams import next_game
from risk_widget.host.lesson_session import LessonSession, opened
from risk_widget.host.own_mistakes import NOTHING_KEPT, Searches
from risk_widget.host.pace import ROLL_PAUSES, bots_pause, has_rolled
from risk_widget.host.relay import new_id
from risk_widget.host.session_hosts import FormGround, GameGround, Holder
from risk_widget.kept_files import keeps_nothing
from risk_widget.lessons import Progress, lesson_ids, load_lesson, session_progress
from risk_widget.play.hot_seat import HotSeat
from risk_widget.play.kept_games import continued, keep, kept_games, with_copies
from risk_widget.play.linked_game import players_around
from risk_widget.play.match import PLACING, SETUP, Match
from risk_widget.play.new_game import seated
from risk_widget.play.players import HUMAN
from risk_widget.play.seals import can_use_words
from risk_widget.play.snapshot import comment_part, shown_of
from risk_widget.protocol.controls import Role
from risk_widget.protocol.items import Refused, presentable
from risk_widget.protocol.outbox_types import MAX_ID, CoachWhen, KeptHead, Speed
from risk_widget.reading.schema import SchemaError, flag, read, read_seed, seconds, word
from risk_widget.reading.spelling import shown

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping
    from pathlib import Path

    from risk_widget.board import Board
    from risk_widget.engine.actions import IllegalAction
    from risk_widget.engine.data_types import Mark
    from risk_widget.engine.events import Event
    from risk_widget.host.class_session import ClassControls
    from risk_widget.host.relay import Observable
    from risk_widget.host.session_hosts import Ground, HostControls, Notebook, OnScreen
    from risk_widget.laboratory.players import AnyBot
    from risk_widget.play.kept_games import Keeper, KeptGame
    from risk_widget.play.snapshot import Verdicts, Viewpoint
    from risk_widget.play.takeback import Policy
    from risk_widget.protocol import outbox_types as sent
    from risk_widget.protocol.answer_types import SearchAnswer
    from risk_widget.protocol.outbox_types import ForBrowser, Kept
    from risk_widget.protocol.snapshot_types import CommentPart, LinkedPart, Moment, Snapshot
    from risk_widget.reading.json_types import JsonObject, JsonView


_FEWEST_LETTERS: Final = 8


def _words(keep: bool | str) -> str:  # noqa: FBT001 - an argument of the widget
    """Return the words that seal the copies in browsers; "" if no words are given.

    Raises:
        ValueError: they are too few, or this Python cannot use any.
    """
    if not isinstance(keep, str):
        return ""
    if sum(map(str.isalnum, keep)) < _FEWEST_LETTERS:
        raise ValueError(
            f"keep must be True, False, or secret words of at least {_FEWEST_LETTERS} letters: "
            "fewer are soon guessed"
        )
    if not can_use_words():
        raise ValueError("keep must be True or False here: Python in a browser cannot use words")
    return keep


class Choices(TypedDict, total=False):
    """The choices of the person who shows the game, by their names in `RiskWidget`."""

    undo: Policy
    bot_speed: Speed
    teach: bool
    evaluation: bool
    coach: CoachWhen
    advice: bool
    confirm: bool
    bot_timeout: float | None
    keep: bool | str


class GameHost(Holder):
    """A game, with the people around it.

    A lesson can be opened over the game: until the lesson is left, the screen shows only the
    lesson, and the game waits.

    The arguments are those of `RiskWidget`, and ``game_id``, which tells games apart. It is made up
    if not given, and changes with each new game.

    Attributes:
        prepares_ahead: whether a separate process compiles the judge of decisions during a game.
    """

    def __init__(
        self,
        game: Game | None = None,
        *,
        seats: Mapping[str, AnyBot] | None = None,
        names: Mapping[str, str] | None = None,
        seed: int | str | None = None,
        game_id: str | None = None,
        **choices: Unpack[Choices],
    ) -> None:
        if unknown := choices.keys() - Choices.__annotations__.keys():
            raise TypeError(f"there is no argument {', '.join(sorted(unknown))}")
        undo: Policy = choices.get("undo", "all")
        bot_speed: Speed = choices.get("bot_speed", "normal")
        coach: CoachWhen = choices.get("coach", "off")
        keep: bool | str = choices.get("keep", False)
        word(undo, "undo", ("all", "decisions", "none"))
        word(bot_speed, "bot_speed", get_args(Speed))
        word(coach, "coach", get_args(CoachWhen))
        bot_timeout = choices.get("bot_timeout")
        if bot_timeout is not None:
            bot_timeout = seconds(bot_timeout, "bot_timeout")
        super().__init__(game_id=game_id, speed=bot_speed)
        self.on: dict[str, bool] = {
            "teach": flag(choices.get("teach", False), "teach"),
            "confirm": flag(choices.get("confirm", False), "confirm"),
            "evaluation": flag(choices.get("evaluation", False), "evaluation"),
        }
        self.coaching: Coaching = Coaching(
            lambda act: self.in_between(act),
            lambda: self.changed(),
            self._judges,
            lambda: self.allows_advice,
        )
        self.advice: bool = flag(choices.get("advice", True), "advice")
        self.coaching.when = coach
        self.screen: HotSeat = HotSeat()
        self.elsewhere: frozenset[str] = frozenset()
        self.controls: HostControls | None = None
        self.notebook: Notebook | None = None
        self.prepares_ahead = False
        self._undo: Policy = undo
        self._bot_timeout = bot_timeout
        self._keep = bool(keep) if isinstance(keep, str) else flag(keep, "keep")
        self.words: str = _words(keep)
        self._copies: list[KeptHead] = []
        self._keeper: Keeper | None = None
        self._kept: list[KeptGame] | None = None
        self._searches = Searches()
        self.analyses: Analyses = Analyses()
        self.hurried: bool = False
        # The ground is the form or the game. The top is the ground itself, or a lesson that covers
        # it.
        self._ground: Ground = FormGround(self)
        self._top: OnScreen = self._ground
        self._homework: JsonObject | None = None
        seed = None if seed is None else read_seed(seed)
        players = {} if seats is None else seated(seats)
        names = {} if names is None else read(dict[str, Any], names, "names")
        if game is None and players:
            game = Game.new(seats=tuple(players), seed=seed)
        if game is not None:
            self._sit_down(game, players, names, seed)

    # ---- the table -----------------------------------------------------------------------------

    @property
    def match(self) -> Match | None:
        """The game with its players and its log, or None while there is none."""
        return self._ground.match

    @property
    def game(self) -> Game | None:
        """The live game, or None if none has been chosen."""
        return self._ground.game

    @property
    def followed(self) -> Observable | None:
        """The game, or the lesson over the game."""
        return self._top.followed

    @property
    def players(self) -> dict[str, str]:
        """A map from each seat to "human" or the name of a bot."""
        return self._ground.players

    @property
    def board(self) -> Board:
        """The board of the lesson or the game, or the classic one if there is neither."""
        return self._top.board

    @property
    def role(self) -> Role:
        """The screen's role now: a lesson or a class may lie over the game."""
        if not self.is_taught:
            role = Role.HOT_SEAT if len(self.screen.persons) > 1 else Role.GAME
            return role | Role.STANDALONE if self.controls is None else role
        if isinstance(self._top, Editor):
            return Role.EDITOR
        teaches = isinstance(self._top, ClassSession)
        return Role.CLASS_OVER_GAME if teaches else Role.LESSON_OVER_GAME

    def start(
        self,
        game: Game,
        seats: Mapping[str, AnyBot] | None = None,
        names: Mapping[str, str] | None = None,
        seed: int | str | None = None,
        faces: Mapping[str, str] | None = None,
        listed: tuple[str, ...] | None = None,
        comments: Mapping[int, str] | None = None,
    ) -> None:
        """Play another game. ``faces``, ``listed`` and ``comments`` are those of `Start`.

        Raises:
            ValueError: a seat that the game does not have, or a player that is not known.
        """
        players = {} if seats is None else seated(seats)
        names = {} if names is None else read(dict[str, Any], names, "names")
        before = self.match
        match = self._sit_down(game, players, names, seed, faces, listed)
        match.take_comments(comments or {})
        if before is not None:
            match.defend_as_before(before)
        self.game_id: str = new_id()
        self.seq += 1

    def analyse(self, at: int, comments: Mapping[int, str]) -> None:
        """Let the page show the plans of any moment, starting at ``at``, and the comments."""
        match = self.playing()
        match.analyse(at, comments)

    @property
    def is_linked(self) -> bool:
        """Whether the game came from a link, and nobody here has played it."""
        return isinstance(self._ground, GameGround) and self._ground.linked is not None

    def show_linked(self, linked: LinkedPart) -> None:
        """Show a link's description of its game before the game itself."""
        if isinstance(self._ground, GameGround):
            self._ground.linked = linked

    def _sit_down(
        self,
        game: Game,
        seats: Mapping[str, str],
        names: Mapping[str, str],
        seed: int | str | None,
        faces: Mapping[str, str] | None = None,
        listed: tuple[str, ...] | None = None,
    ) -> Match:
        if not isinstance(game, CoreGame):
            raise TypeError(f"game must be a Game, not {shown(game)}")
        match = Match(
            game,
            seats,
            names,
            undo=self._undo,
            seed=seed,
            bot_timeout=self._bot_timeout,
            faces=faces,
            listed=listed,
        )
        self._top = self._ground = GameGround(self, match)
        self.coaching.begin(match)
        self.screen = HotSeat()
        self.hurried = False
        self._ground.turn_screen()
        self._keep_match(match)
        return match

    def _keep_match(
        self, match: Match, path: Path | None = None, begun: float | None = None
    ) -> None:
        if self._keeper is not None:
            self._keeper.release()
        self._keeper = keep(match, path, begun) if self._keep else None

    def kept(self, *, anew: bool = False) -> list[KeptGame]:
        """Return the saved games that can be continued here, without looking for them every time.

        Finding them means reading every saved game, so it is repeated only with ``anew``.
        """
        if self._kept is None or anew:
            self._kept = with_copies(kept_games(), self._copies) if self._keep else []
        return self._kept

    def to_keep(self) -> ForBrowser:
        """Return the progress and the game for the page to keep."""
        news = super().to_keep()
        if self._keeper is not None:
            copy = self._keeper.copy(self.words)
            news |= {"over": self._keeper.id} if copy is None else {"game": copy}
        return news

    def take_kept(self, kept: Kept) -> None:
        """Take up the progress and the games that the page has kept."""
        self._copies, self._kept = [], None
        unread: list[str] = []
        for head in kept["games"]:
            try:
                self._copies.append(read(KeptHead, head))
            except SchemaError:
                name = head.get("id") if isinstance(head, dict) else ""
                unread.append(presentable(str(name), MAX_ID))
        if unread:
            self.for_browser: ForBrowser | None = (self.for_browser or {}) | {"unread": unread}
        super().take_kept(kept)

    def go_on(self, path: Path, text: str | None = None, *, in_place: bool = True) -> None:
        """Continue a game that was saved in a file.

        Args:
            path: the file.
            text: the content of the file, if it is already known.
            in_place: whether the game is written to this file from now on.

        Raises:
            OSError: the file cannot be read.
            ValueError: there is no game in the file.
        """
        start, begun, past = continued(path, text)
        self.start(*start)
        match = self.playing()
        match.take_up(past)
        self._ground.turn_screen()
        self._ground.note_result()
        if in_place:
            self._keep_match(match, path, begun)

    def playing(self) -> Match:
        """Return the match, whether or not it can be played on; see `Ground.playing`."""
        return self._ground.playing()

    def current_match(self) -> Match:
        """Return the match, if it can be played on.

        Raises:
            Refused: there is none.
        """
        match = self.playing()
        if match.game.is_partial:
            raise Refused(NOT_PLAYABLE.rule, NOT_PLAYABLE.content)
        if match.is_over:
            raise Refused.under("turn.order", "game-over")
        return match

    def seat_at_screen(self) -> str:
        """Return the seat that the page acts for.

        Raises:
            Refused: there is no game, or nobody at the screen can act.
        """
        self.playing()
        if self.screen.handover_to is not None:
            waiting = self.screen.handover_to
            raise Refused.under("protocol.handover", "refused-handover", seat=waiting)
        if self.screen.viewer is None:
            raise Refused.under("turn.order", "refused-no-person")
        return self.screen.viewer

    # ---- requests ------------------------------------------------------------------------------

    def act(self, match: Match, action: JsonView, seat: str, *, confirm: bool) -> None:
        """Carry out the action of a person at this screen or another one.

        Raises:
            IllegalAction: refused; the game is unchanged.
        """
        match.decide(action, seat, end_phase=not confirm)
        self.changed(move_in_to_win=not confirm)
        if self.prepares_ahead and match.game.phase not in SETUP and self._judges(match):
            PREPARATION.begin()

    def roll_until(self, action: JsonView, seat: str, *, confirm: bool) -> None:
        """Attack repeatedly for a person, until the target falls or a limit is reached.

        Raises:
            IllegalAction: the attack is refused.
        """
        attack: JsonObject = {**action, "type": "attack"}
        del attack["stop_at"]
        self.current_match().roll_until(attack, action["stop_at"], seat)
        self.changed(move_in_to_win=not confirm)

    def place_rest(self, seat: str) -> None:
        """Leave the rest of a person's set-up to a bot."""
        self.check_place_rest(seat)
        self.current_match().place_rest(seat)
        self.changed()

    def check_place_rest(self, seat: str) -> None:
        """Refuse to leave the set-up to a bot if the seat has nothing to place now."""
        game = self.current_match().game
        if game.phase not in PLACING or game.actor != seat:
            raise Refused.malformed("refused-place-rest")

    @property
    def allows_advice(self) -> bool:
        """Whether hints, the coach and take-backs are allowed: the host and the game decide."""
        return self.advice and not (self.match is not None and self.match.exam)

    def check_advice(self) -> None:
        """Refuse a hint or a take-back where it is not allowed."""
        if not self.allows_advice:
            if self.advice:
                raise Refused.under("protocol.exam", "refused-exam")
            raise Refused.under("protocol.advice", "refused-advice")

    def find_mistakes(self) -> SearchAnswer:
        """Search a finished game for mistakes for a short while; see `Searches`.

        Nothing is searched if nothing is kept, if the game was over when it was loaded, or if
        several people or none share the screen: the mistakes would belong to no one person.

        Raises:
            Refused: the game is not over.
        """
        match = self.playing()
        if not match.is_over:
            raise Refused.malformed("refused-review")
        return (
            self._searches.go_on(match, match.persons[0]) if self._judges(match) else NOTHING_KEPT
        )

    def _judges(self, match: Match) -> bool:
        """Whether a game will be searched for mistakes once it is over; see `find_mistakes`."""
        played_here = not (match.game.is_partial or match.came_over)
        kept = self._keep and not keeps_nothing()
        return kept and played_here and len(match.persons) == 1

    def verdicts(self) -> Verdicts | None:
        """Return the confirmed mistakes of the game, or None until they are known."""
        return None if self.match is None else self._searches.verdicts(self.match)

    def set_auto_defend(self, seat: str, *, on: bool) -> None:
        """Let the kernel defend for a person, or leave the defence to the person again."""
        match = self.playing()
        if match.players.get(seat) != HUMAN:
            raise Refused.malformed("refused-auto-defend")
        match.defend_by_itself(seat, on=on)

    @property
    def is_taught(self) -> bool:
        """Whether a lesson or the position editor is open on top of the game, which is paused."""
        return self._top is not self._ground

    def teach_class(self, controls: ClassControls) -> None:
        """Begin a class on top of the game, which is paused until the class ends."""
        lesson = load_lesson(lesson_ids()[0], progress=Progress())
        self._top = ClassSession(lesson, controls, lambda: self.game, below=self)

    def homework(self) -> JsonObject | None:
        """Return the learner's work, which stays when the game continues; see `Host.homework`."""
        self._homework = self._top.homework() or self._homework
        return self._homework

    def open_lesson(self, action: sent.LessonAction) -> None:
        """Open a lesson on top of the game; during a class, on all of the class's screens.

        Raises:
            Refused: there is no such lesson.
        """
        if isinstance(self._top, ClassSession):
            self._top.open(cast("JsonView", action))
        else:
            first, after = opened(cast("JsonView", action), session_progress())
            warm_up = first if after else None
            self._top = LessonSession(after or first, warm_up=warm_up, below=self)

    def leave_lesson(self) -> None:
        """Go back from a lesson or a class to the game."""
        if isinstance(self._top, LessonSession):
            self._top.leave()
            self._top = self._ground
            # While the lesson covered the game, nothing kept track of changes to it.
            self._ground.refresh()

    # ---- the position editor -------------------------------------------------------------------

    def edit(self, action: sent.DraftAction) -> None:
        """Open the position editor on top of the game or the form.

        Raises:
            Refused: the game counts for its player's level, or there is nothing to begin with.
        """
        self.leave_lesson()
        self._top = Editor(self, self._ground, draft_of(self.shown_below(), action))
        self.seq += 1

    def leave_editor(self) -> None:
        """Go back from the position editor to the previous screen."""
        self._top = self._ground
        self.seq += 1
        self._ground.refresh()

    def play_draft(self, *, analyse: bool) -> None:
        """Play the position in the editor, or look at plans for it.

        Where the game below has the same seats, their players stay; otherwise the seat that must
        act is the person's.

        Raises:
            Refused: the position is impossible.
        """
        assert isinstance(self._top, Editor)
        may_edit(self.match)
        game = self._top.drafts.now.game()
        players = self.players
        if analyse or players.keys() != {*game.seats} or HUMAN not in players.values():
            players = players_around(game)
        self.start(game, players)
        if analyse:
            self.analyse(0, {})

    def shown_below(self) -> Viewpoint | None:
        """Return the game as the person at the screen may see it; see `Holder.shown_below`."""
        match, chances = self.match, self.on["evaluation"]
        if match is None:
            return None
        return replace(shown_of(match, self.screen, evaluation=chances), tells_plans=True)

    def shown_here(self) -> Viewpoint:
        """Return the game as the person at the screen may see it.

        Raises:
            Refused: there is no game.
        """
        self.playing()
        shown = self.shown_below()
        assert shown is not None
        return shown

    def sit_exam(self) -> None:
        """Begin the next game of the exam, or continue one that was left unfinished.

        Raises:
            Refused: a class is there, or the game that was left is only in the browser.
        """
        if isinstance(self._top, ClassSession):
            raise Refused.under("protocol.lesson", "refused-class-answers")
        self.leave_lesson()
        if self.match is not None and self.match.exam and not self.match.is_over:
            return
        left = (game for game in self.kept(anew=True) if game.exam)
        if (kept := next(left, None)) is not None:
            if kept.copied:  # the game's text is in the browser, which sends it from the form
                raise Refused.under("protocol.exam", "refused-exam-left")
            self.go_on(kept.path)
            return
        start, begun = next_game()
        self.start(*start)
        self.playing().sit_exam(begun)

    def _worded(self, refused: IllegalAction) -> tuple[str, Mark | None]:
        if self.match is None or self.is_taught:
            return super()._worded(refused)
        return self.match.worded(refused)

    # ---- playing -------------------------------------------------------------------------------

    def apply(self, action: Any, seat: str | None = None) -> list[Event]:
        """Play an action from Python, for the seat that must act or for ``seat``.

        Returns:
            The events.

        Raises:
            IllegalAction: refused; the game is unchanged.
            ValueError: there is no game.
        """
        match = self.match
        if match is None:
            raise ValueError("there is no game yet: start one on the page, or with new_game")
        events = match.apply(action, seat)
        self.changed()
        return events

    def refresh(self) -> None:
        """Catch up with changes made to the game or the lesson outside this session."""
        self._top.refresh()

    def changed(self, *, move_in_to_win: bool = False) -> None:
        """Catch up with a new position; with ``move_in_to_win``, move in if that wins."""
        self._ground.settle(move_in_to_win=move_in_to_win)
        # The game does not report that it was given up, or that a player has changed.
        self._write_kept()
        self.show_position()

    def comment(self, at: int, text: str) -> CommentPart:
        """Write a comment on a moment of the game, and return it as readers see it."""
        match = self.playing()
        match.comment(at, text)
        self._write_kept()
        return comment_part(at, match)

    def draw_plan(self, edit: sent.Plan) -> None:
        """Change, add or delete one of the person's plans; see `Analyses.draw`."""
        self.analyses.draw(self.shown_here(), edit)
        self._write_kept()

    def _write_kept(self) -> None:
        if self._keeper is not None:
            self._keeper.write()

    def show_position(self, steps: int = 1) -> None:
        """Show another position, ``steps`` steps after the last one shown."""
        self.seq += steps
        self._ground.turn_screen()
        self._ground.note_result()
        self.hurried = self.hurried and self.to_advance

    def sit_elsewhere(self, seats: Collection[str]) -> None:
        """Record which people's seats now have screens of their own."""
        self.elsewhere = frozenset(seats)
        self.seq += 1
        self._ground.turn_screen()

    # ---- automatic play ------------------------------------------------------------------------

    def hurry(self) -> None:
        """Play without pauses until somebody has to decide."""
        self.hurried = self.to_advance

    @property
    def pause(self) -> float:
        """The pause for a watcher in seconds, longer if dice must first come to rest."""
        match = self.match
        if self.hurried:
            return 0.0
        if match is not None and self.speed == "normal" and match.bots_turn:
            return bots_pause(match)
        return ROLL_PAUSES[self.speed] if has_rolled(match) else super().pause

    @property
    def to_advance(self) -> bool:
        """Whether the game advances automatically, with a bot's turn or a repeated attack."""
        return self._top.to_advance

    def advance(self) -> bool:
        """Play the next steps of bots or of a repeated attack.

        Returns:
            Whether the position has changed.
        """
        return self._top.advance()

    # ---- the screen ----------------------------------------------------------------------------

    def mark_sent(self) -> None:
        """Record that the last snapshot is being sent, so that its events are not sent again."""
        self._top.mark_sent()

    def turns(self) -> list[Moment]:
        """Return the moments at which the last turns began; see `Host.turns`."""
        return self._top.turns()

    def snapshot(self) -> Snapshot:
        """Return the current screen as JSON data."""
        return self._top.snapshot()
