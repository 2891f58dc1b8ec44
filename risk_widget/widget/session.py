"""One game at one screen: what the page asks for, who sits in front of it, what is shown.

A `Session` knows nothing of Jupyter. It takes the page's outbox (`receive`), lets bots play in
slices (`advance`) and gives the snapshot for the screen (`snapshot`). It is not safe to be used
by two threads at once: whoever owns it holds a lock.
"""

from __future__ import annotations

import logging
import secrets
from typing import TYPE_CHECKING, Any, Final, cast

from risk_widget.board import load_board
from risk_widget.engine.game import Game
from risk_widget.engine.partial_game import NOT_PLAYABLE
from risk_widget.engine.refusals import IllegalAction, Refusal
from risk_widget.rules.clauses import mark_of
from risk_widget.widget import snapshot as shape
from risk_widget.widget.acks import Acks
from risk_widget.widget.match import HUMAN, Match
from risk_widget.widget.new_game import loaded_game, new_game
from risk_widget.widget.protocol import (
    MAX_ITEMS,
    SPEEDS,
    UNHURRIED,
    Refused,
    is_control,
    item_id,
    presentable,
    read_item,
)
from risk_widget.widget.queries import answer
from risk_widget.widget.screen import Screen
from risk_widget.widget.summary import game_over, since_last_turn

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from risk_widget.board import Board
    from risk_widget.widget.new_game import Start
    from risk_widget.widget.protocol import Request
    from risk_widget.widget.takeback import Policy

__all__ = ["HUMAN", "Session"]

PAUSES: Final = {"normal": 0.4, "fast": 0.06, "instant": 0.0}
"""Seconds between two slices of bots' play, by speed."""

log = logging.getLogger(__name__)


class Session:
    """A game and the people around it.

    Args:
        game: the game to play. Without one, but with seats, a game of the default edition is
            started for them; without both, the page shows the form for a new game.
        seats: seat -> "human" or the name of a bot; a seat that is left out is a bot's if others
            are given, and a person's if none is.
        names: seat -> name of the player.
        undo: what a person may take back (`takeback.Policy`).
        bot_speed: "normal", "fast" or "instant".
        teach: whether each part of the turn is explained beside the map; the page can switch it.
        seed: for the bots' choices, and for games started from the page without a seed.
        game_id: tells games apart; made up if not given.
    """

    def __init__(
        self,
        game: Game | None = None,
        *,
        seats: Mapping[str, str] | None = None,
        names: Mapping[str, str] | None = None,
        undo: Policy = "all",
        bot_speed: str = "normal",
        teach: bool = False,
        seed: int | None = None,
        game_id: str | None = None,
    ) -> None:
        if undo not in ("all", "decisions", "none"):
            raise ValueError(f'undo is "all", "decisions" or "none", not {undo!r}')
        if bot_speed not in SPEEDS:
            raise ValueError(f"bot_speed is one of {', '.join(SPEEDS)}, not {bot_speed!r}")
        self.seq = 0
        self.speed = bot_speed
        self.teach = teach
        self.acks = Acks()
        # Without threads the page drives what goes on by itself: each "resume" plays a slice.
        self.page_driven = False
        self._undo: Policy = undo
        self._seed = seed
        self._match: Match | None = None
        self._game_id = game_id or _new_id()
        self._screen = Screen()
        if game is None and seats:
            game = Game.new(seats=tuple(seats), seed=seed)
        if game is not None:
            self._sit_down(game, seats or {}, names or {}, seed)

    # ---- the table -----------------------------------------------------------------------------

    @property
    def game(self) -> Game | None:
        """The live game, or None while none has been chosen."""
        return None if self._match is None else self._match.game

    @property
    def match(self) -> Match | None:
        """The live game with its players and its story, or None likewise."""
        return self._match

    @property
    def game_id(self) -> str:
        """Changes with each new game of this session."""
        return self._game_id

    @property
    def players(self) -> dict[str, str]:
        """Seat -> "human" or the name of a bot."""
        return {} if self._match is None else dict(self._match.players)

    @property
    def board(self) -> Board:
        """The board of the game, or the classic one while there is none."""
        return load_board("classic") if self._match is None else self._match.game.board

    def start(
        self,
        game: Game,
        seats: Mapping[str, str] | None = None,
        names: Mapping[str, str] | None = None,
        seed: int | None = None,
    ) -> None:
        """Play another game.

        Raises:
            ValueError: a seat that the game does not have, or a player that is not known.
        """
        self._sit_down(game, seats or {}, names or {}, seed)
        self._game_id = _new_id()
        self.seq += 1

    def _sit_down(
        self, game: Game, seats: Mapping[str, str], names: Mapping[str, str], seed: int | None
    ) -> None:
        self._match = Match(game, seats, names, undo=self._undo, seed=seed)
        self._screen = Screen()
        self._screen.follow(self._match.situation())

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
            if not self.acks.known(name):
                self._handle(name, item)
        return bool(items)

    def _handle(self, name: str, item: Any) -> None:
        try:
            self.acks.accept(name, self._carry_out(read_item(item)))
        except Refused as refused:
            message = presentable(refused.message)
            self.acks.refuse(name, refused.rule, message, refused.source)
        except IllegalAction as refused:
            self.acks.refuse(
                name, refused.rule, presentable(refused.message), self._source(refused.rule)
            )
        except Exception:
            log.exception("an item from the page could not be handled")
            self.acks.refuse(
                name, "protocol.internal", "This could not be done because of an error inside."
            )

    def _carry_out(self, request: Request) -> Any:
        kind = request.type
        # While bots play, every snapshot is soon an old one; an undo then means: back to my move.
        hurried = kind not in UNHURRIED and not (kind == "undo" and self.to_advance)
        if hurried and request.base_seq != self.seq:
            raise Refused(
                "protocol.stale", "The position has changed since this was chosen. Choose again."
            )
        if is_control(kind):
            return self._CONTROLS[kind](self, request.action)
        match = self._current_match()
        match.act(request.action, self._at_screen())
        if match.rolling is not None and match.rolling.seat == self._screen.viewer:
            match.rolling = None  # somebody else's defence lets a repeated attack go on
        match.paused = False
        self._changed()
        return None

    def _source(self, rule: str) -> str | None:
        """Whether the clause is printed in this edition, silent or a reading."""
        if self._match is None:
            return None
        game = self._match.game
        return mark_of(rule, game.edition, game.mode)

    # ---- playing -------------------------------------------------------------------------------

    def apply(self, action: Any, seat: str | None = None) -> list[Any]:
        """Play an action for the seat that must act (or for ``seat``), from Python.

        Returns:
            The events.

        Raises:
            IllegalAction: refused; the game is unchanged.
            ValueError: there is no game.
        """
        match = self._match
        if match is None:
            raise ValueError("there is no game yet: start one on the page, or with new_game")
        if match.ended:
            raise IllegalAction(Refusal("turn.order", "game-ended"))
        match.rolling = None
        events = match.act(action, seat)
        self._changed()
        return events

    def refresh(self) -> None:
        """Take in what was done to the game object itself, outside of this session."""
        if self._match is not None:
            self._match.changed_outside()
            self._changed()

    def _current_match(self) -> Match:
        if self._match is None:
            raise Refused("protocol.no-game", "There is no game yet. Start one first.")
        if self._match.game.is_partial:
            raise Refused(NOT_PLAYABLE.rule, IllegalAction(NOT_PLAYABLE).message)
        if self._match.is_over:
            raise Refused("turn.order", "The game is over.")
        return self._match

    def _at_screen(self) -> str:
        """The seat in whose name the page acts."""
        if self._screen.handover_to is not None:
            name = self._screen.handover_to.capitalize()
            raise Refused("protocol.handover", f"{name} must take over the screen first.")
        if self._screen.viewer is None:
            raise Refused("turn.order", "No person is to decide now.")
        return self._screen.viewer

    def _changed(self, steps: int = 1) -> None:
        """The position is another one."""
        self.seq += steps
        if self._match is not None:
            self._match.changed()
            self._screen.follow(self._match.situation())

    # ---- what goes on by itself ----------------------------------------------------------------

    @property
    def to_advance(self) -> bool:
        """Whether something goes on by itself: a bot's turn, or an attack that is repeated."""
        return self._match is not None and self._match.to_advance

    @property
    def pause(self) -> float:
        """Seconds that a watcher is given between two slices."""
        return PAUSES[self.speed]

    def advance(self) -> bool:
        """Play one slice of what goes on by itself.

        Returns:
            Whether the position has changed.
        """
        steps = 0 if self._match is None else self._match.advance(self.speed)
        if steps:
            self._changed(steps)
        return steps > 0

    # ---- control actions -----------------------------------------------------------------------

    def _new_game(self, action: Mapping[str, Any]) -> None:
        self._begin(new_game(action, self._match, self.board))

    def _load(self, action: Mapping[str, Any]) -> None:
        """Show a game that was saved, or a position; it goes on where all of it is known."""
        self._begin(loaded_game(action))
        cast("Match", self._match).decided_here(since=0)

    def _begin(self, start: Start) -> None:
        try:
            self.start(*start)
        except ValueError as error:
            raise Refused("protocol.new-game", str(error)) from error

    def _ready(self, action: Mapping[str, Any]) -> None:
        if not self._screen.ready(action["seat"]):
            raise Refused("protocol.handover", "The screen is not waiting for this seat.")
        self.seq += 1

    def _reveal(self, _: Mapping[str, Any]) -> None:
        if not self._screen.reveal():
            raise Refused("info.secret", "Nobody is at the screen whose cards could be shown.")

    def _conceal(self, _: Mapping[str, Any]) -> None:
        if not self._screen.conceal():
            raise Refused("info.secret", "There is nothing to cover.")

    def _undo_one(self, _: Mapping[str, Any]) -> None:
        if self._match is None or not self._match.undo():
            raise Refused("protocol.undo", "There is nothing that may be taken back.")
        self._changed()

    def _redo_one(self, _: Mapping[str, Any]) -> None:
        if self._match is None or not self._match.redo():
            raise Refused("protocol.redo", "There is nothing to play again.")
        self._changed()

    def _roll_until(self, action: Mapping[str, Any]) -> None:
        attack = {"type": "attack"}
        attack |= {k: action[k] for k in ("source", "target", "armies", "dice") if k in action}
        match = self._current_match()
        match.roll_until(attack, action["stop_at"], self._at_screen())
        self._changed()

    def _stop(self, _: Mapping[str, Any]) -> None:
        match = self._match
        if match is None:
            return
        if match.rolling is not None:
            match.rolling = None
        else:
            match.paused = True

    def _resume(self, _: Mapping[str, Any]) -> None:
        match = self._match
        if match is not None:
            match.paused = False
            if match.taken_back:
                match.taken_back = False
                self._changed()
        if self.page_driven:
            self.advance()

    def _set_speed(self, action: Mapping[str, Any]) -> None:
        self.speed = action["value"]

    def _set_teach(self, action: Mapping[str, Any]) -> None:
        self.teach = action["value"]

    def _set_auto_defend(self, action: Mapping[str, Any]) -> None:
        seat, match = action["seat"], self._match
        if match is None or match.players.get(seat) != HUMAN:
            raise Refused("protocol.malformed", "Only a person's defence can be left to rules.")
        if action["value"]:
            match.auto_defend.add(seat)
            if match.game.phase == "defend" and match.game.actor == seat:
                match.takeback.decided(len(match.game.history))
                self._changed()
        else:
            match.auto_defend.discard(seat)

    def _end_now(self, _: Mapping[str, Any]) -> None:
        match = self._current_match()
        match.ended = True
        match.rolling = None
        self._changed()

    def _no_lesson(self, _: Mapping[str, Any]) -> None:
        raise Refused("protocol.lesson", "No lesson is open here: a game is.")

    def _query(self, action: Mapping[str, Any]) -> Any:
        return answer(action, self._match, self._shown())

    _CONTROLS: Final[Mapping[str, Callable[[Session, Mapping[str, Any]], Any]]] = {
        "new_game": _new_game,
        "load": _load,
        "ready": _ready,
        "reveal": _reveal,
        "conceal": _conceal,
        "undo": _undo_one,
        "redo": _redo_one,
        "roll_until": _roll_until,
        "stop": _stop,
        "resume": _resume,
        "speed": _set_speed,
        "auto_defend": _set_auto_defend,
        "teach": _set_teach,
        "end_now": _end_now,
        "lesson": _no_lesson,
        "query": _query,
    }

    # ---- the screen ----------------------------------------------------------------------------

    def sent(self) -> None:
        """The last snapshot is on its way: its events need not be sent again."""
        if self._match is not None:
            self._match.sent_steps = self._match.chronicle.steps

    def _shown(self) -> shape.Shown:
        """For whom the screen is, and whether the decision is theirs."""
        match, screen = self._match, self._screen
        if match is None:
            return shape.Shown(None, "none", {}, {}, frozenset(), may_act=False)
        may_act = (
            not match.is_over
            and screen.handover_to is None
            and match.rolling is None
            and match.game.actor is not None
            and match.game.actor == screen.viewer
        )
        return shape.Shown(
            viewer=screen.viewer,
            private=screen.private,
            player=match.players,
            names=match.names,
            auto_defend=frozenset(match.auto_defend),
            out=match.out_round,
            may_act=may_act,
        )

    def snapshot(self) -> dict[str, Any]:
        """What the screen shows now, as JSON data."""
        match = self._match
        automation: dict[str, Any] = {
            "bots": {
                "running": self.to_advance and (match is None or match.rolling is None),
                "paused": match is not None and match.waits and match.game.actor in match.bots,
                "speed": self.speed,
            },
            "acks": self.acks.shown(),
        }
        if self.teach:
            automation["teach"] = True
        if self.page_driven and self.to_advance:
            automation["bots"]["tick"] = round(1000 * self.pause)
        if match is None:
            return shape.empty(self.seq, self._game_id) | automation
        game, story, shown = match.game, match.chronicle, self._shown()
        over = match.is_over
        screen = "over" if over else "handover" if self._screen.handover_to else "play"
        events, eyes = story.events, shown.eyes
        seen = game.observe(eyes)
        part = shape.game_part(game, seen, shown)
        if over:
            part |= {"phase": "over", "actor": None, "human": False, "tired": {}}
        reinforcing = game.phase == "reinforce" and not over
        placed = shape.placed(events) if reinforcing else {}
        return {
            "v": shape.VERSION,
            "seq": self.seq,
            "game_id": self._game_id,
            "screen": screen,
            **part,
            "handover": self._handover(match) if screen == "handover" else None,
            "income": shape.received(game) if reinforcing else None,
            "placed": placed,
            "since": self._since(match, shown) if reinforcing and not placed else None,
            "once": shape.once(game),
            "rear": shape.rear(game, seen),
            "battle": shape.battle(seen, events),
            "recent": story.recent(shape.RECENT, eyes),
            "log_length": story.length,
            "moves": story.steps,
            "last": shape.last_events(
                story.events_since(match.sent_steps),
                eyes,
                room=shape.EVENT_BYTES // 2 if over else shape.EVENT_BYTES,
            ),
            "undo": match.can_undo,
            "redo": match.can_redo,
            **automation,
            "rolling": None if match.rolling is None else match.rolling.shown(),
            "over": self._over(match) if over else None,
        }

    def _handover(self, match: Match) -> dict[str, Any]:
        seat = cast("str", self._screen.handover_to)
        story = match.chronicle
        places = match.game.observe(None)["territories"]
        lines = since_last_turn(seat, story.events, story.log_writer, places)
        return {"to": seat, "name": match.names[seat], "lines": lines}

    def _since(self, match: Match, shown: shape.Shown) -> list[str] | None:
        """What the seat that begins its turn has missed; None while it is not at the screen."""
        if not shown.may_act or shown.viewer is None:
            return None
        story = match.chronicle
        places = match.game.observe(None)["territories"]
        return since_last_turn(shown.viewer, story.events, story.log_writer, places)

    def _over(self, match: Match) -> dict[str, Any]:
        persons = [seat for seat, player in match.players.items() if player == HUMAN]
        about = persons[0] if len(persons) == 1 else None
        return game_over(match.game, match.chronicle, about, ended=match.ended)


def _new_id() -> str:
    return secrets.token_hex(4)
