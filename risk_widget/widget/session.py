"""One game at one screen: who plays, what the page asks for, what bots do, what is shown.

A `Session` knows nothing of Jupyter. It takes the page's outbox (`receive`), lets bots play in
slices (`advance`) and gives the snapshot for the screen (`snapshot`). It is not safe to be used
by two threads at once: whoever owns it holds a lock.
"""

from __future__ import annotations

import logging
import secrets
import time
from typing import TYPE_CHECKING, Any, Final, cast

from risk_widget import bots
from risk_widget.board import load_board
from risk_widget.engine.errors import IllegalAction
from risk_widget.engine.game import Game
from risk_widget.engine.observation import out as seats_out
from risk_widget.narrate import Narrator
from risk_widget.rules.clauses import mark_of
from risk_widget.widget import snapshot as shape
from risk_widget.widget.acks import Acks
from risk_widget.widget.chronicle import Chronicle
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
from risk_widget.widget.screen import Screen, Sitting
from risk_widget.widget.summary import game_over, since_last_turn
from risk_widget.widget.takeback import Takeback

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from risk_widget.board import Board
    from risk_widget.widget.protocol import (
        Request,
    )
    from risk_widget.widget.takeback import Policy

__all__ = ["HUMAN", "Session"]

HUMAN: Final = "human"
"""The player at the screen, as opposed to the name of a bot."""

PAUSES: Final = {"normal": 0.4, "fast": 0.06, "instant": 0.0}
"""Seconds between two slices of bots' play, by speed."""
INSTANT_SLICE: Final = 0.08
"""Longest slice of bots' play at speed "instant", in seconds."""
SETUP_SLICE: Final = 24
"""Most single armies that bots set in one slice of the set-up."""
SETUP: Final = frozenset({"claim", "place", "capital"})

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
        seed: int | None = None,
        game_id: str | None = None,
    ) -> None:
        if undo not in ("all", "decisions", "none"):
            raise ValueError(f'undo is "all", "decisions" or "none", not {undo!r}')
        if bot_speed not in SPEEDS:
            raise ValueError(f"bot_speed is one of {', '.join(SPEEDS)}, not {bot_speed!r}")
        self.seq = 0
        self.speed = bot_speed
        self.acks = Acks()
        # Without threads the page drives what goes on by itself: each "resume" plays a slice.
        self.page_driven = False
        self._undo: Policy = undo
        self._seed = seed
        self._game: Game | None = None
        self._game_id = game_id or _new_id()
        self._players: dict[str, str] = {}
        self._names: dict[str, str] = {}
        self._bots: dict[str, bots.Bot] = {}
        self._auto_defend: set[str] = set()
        self._paused = False
        self._ended = False
        self._rolling: dict[str, Any] | None = None
        self._screen = Screen()
        if game is None and seats:
            game = Game.new(seats=tuple(seats), seed=seed)
        if game is not None:
            self._sit_down(game, seats or {}, names or {}, seed)

    # ---- the table -----------------------------------------------------------------------------

    @property
    def game(self) -> Game | None:
        """The live game, or None while none has been chosen."""
        return self._game

    @property
    def game_id(self) -> str:
        """Changes with each new game of this session."""
        return self._game_id

    @property
    def players(self) -> dict[str, str]:
        """Seat -> "human" or the name of a bot."""
        return dict(self._players)

    @property
    def board(self) -> Board:
        """The board of the game, or the classic one while there is none."""
        return load_board("classic") if self._game is None else self._game.board

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
        for seat in (*seats, *names):
            if seat not in game.seats:
                raise ValueError(
                    f"the game has no seat {seat!r}; its seats are {', '.join(game.seats)}"
                )
        other = "cautious" if seats else HUMAN
        players = {seat: seats.get(seat, other) for seat in game.seats}
        bot_seed = secrets.randbits(48) if seed is None else seed
        minds = {
            seat: bots.make(player, f"{bot_seed}/{seat}", board=game.board)
            for seat, player in players.items()
            if player != HUMAN
        }
        self._game = game
        self._players = players
        self._bots = minds
        self._names = {
            seat: presentable(names.get(seat) or _default_name(seat, players[seat]), 40)
            for seat in game.seats
        }
        self._auto_defend = set()
        self._paused = False
        self._ended = False
        self._rolling = None
        self._screen = Screen()
        rules = game.edition.rules(game.mode)
        third = "the allied army" if rules.third_army == "allied" else "the neutral army"
        self._chronicle = Chronicle(Narrator(game.board, third=third), game.opening)
        self._takeback = Takeback(self._undo)
        self._out_round: dict[str, int] = {}
        self._sent_steps = len(game.history)
        self._taken_in = len(game.history)
        self._take_in()
        self._settle()

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
        self._play(request.action)
        return None

    def _source(self, rule: str) -> str | None:
        """Whether the clause is printed in this edition, silent or a reading."""
        return None if self._game is None else mark_of(rule, self._game.edition)

    # ---- playing -------------------------------------------------------------------------------

    def apply(self, action: Any, seat: str | None = None) -> list[Any]:
        """Play an action for the seat that must act (or for ``seat``), from Python.

        Returns:
            The events.

        Raises:
            IllegalAction: refused; the game is unchanged.
            ValueError: there is no game.
        """
        game = self._game
        if game is None:
            raise ValueError("there is no game yet: start one on the page, or with new_game")
        if self._ended:
            raise IllegalAction("turn.order", "The game was ended; take that back to play on.")
        self._rolling = None
        actor = game.actor
        if self._players.get(actor or "") == HUMAN:
            before = len(game.history)
            events = game.apply(action, seat)
            self._takeback.decided(before)
        else:
            events = game.apply(action, seat)
        self._changed()
        return cast("list[Any]", events)

    def refresh(self) -> None:
        """Take in what was done to the game object itself, outside of this session."""
        if self._game is not None:
            self._rolling = None
            steps = self._game.history
            for number in range(self._taken_in, len(steps)):
                if self._players[steps[number].seat] == HUMAN:
                    self._takeback.decided(number)
            self._changed()

    def _playing(self) -> Game:
        if self._game is None:
            raise Refused("protocol.no-game", "There is no game yet. Start one first.")
        if self._ended or self._game.is_over:
            raise Refused("turn.order", "The game is over.")
        return self._game

    def _play(self, action: Mapping[str, Any]) -> None:
        game = self._playing()
        seat = self._at_screen()
        before = len(game.history)
        game.apply(action, seat)
        self._takeback.decided(before)
        if self._rolling is not None and self._rolling["seat"] == seat:
            self._rolling = None  # somebody else's defence lets a repeated attack go on
        self._paused = False
        self._changed()

    def _at_screen(self) -> str:
        """The seat in whose name the page acts."""
        if self._screen.handover_to is not None:
            name = self._screen.handover_to.capitalize()
            raise Refused("protocol.handover", f"{name} must take over the screen first.")
        if self._screen.viewer is None:
            raise Refused("turn.order", "No person is to decide now.")
        return self._screen.viewer

    def _changed(self) -> None:
        """The position is another one."""
        self.seq += 1
        self._take_in()
        self._settle()

    def _take_in(self) -> None:
        """Bring log, marks and screen to the present position."""
        game = self._game
        if game is None:
            return
        history = game.history
        if len(history) < self._taken_in:
            self._takeback.kept(len(history))
            self._sent_steps = len(history)
        self._taken_in = len(history)
        self._chronicle.follow(
            history,
            game.round,
            lambda: shape.standing(game.observe(None)["territories"], game.seats),
        )
        out = seats_out(game.setting, game.state)
        self._out_round = {seat: self._out_round.get(seat, game.round) for seat in out}
        persons = (
            tuple(s for s in game.seats if self._players[s] == HUMAN and s not in out)
            or tuple(s for s in game.seats if self._players[s] == HUMAN)[:1]
        )
        phase = "over" if self._ended or game.is_over else game.phase
        self._screen.follow(Sitting(phase, game.turn, game.actor, game.round, persons))

    def _settle(self) -> None:
        """Give the answers that need no waiting: a bot's defence, and defences left to the kernel.

        They belong to the attack before, so they come in the same snapshot.
        """
        game = self._game
        while game is not None and not self._ended and game.phase == "defend":
            actor = game.actor
            if actor in self._bots:
                self._bot_acts(game, actor)
            elif actor in self._auto_defend:
                game.apply({"type": "defend", "dice": max(game.options()["defend"])}, actor)
            else:
                break
            self._take_in()
        if game is not None:
            self._check_rolling(game)

    # ---- bots and repeated attacks -------------------------------------------------------------

    @property
    def to_advance(self) -> bool:
        """Whether something goes on by itself: a bot's turn, or an attack that is repeated."""
        game = self._game
        if game is None or self._ended or game.is_over:
            return False
        if self._rolling is not None:
            return game.phase == "attack" and game.actor == self._rolling["seat"]
        return not self._paused and game.actor in self._bots

    @property
    def pause(self) -> float:
        """Seconds that a watcher is given between two slices."""
        return PAUSES[self.speed]

    def advance(self) -> bool:
        """Play one slice of what goes on by itself.

        Returns:
            Whether the position has changed.
        """
        if not self.to_advance:
            return False
        end = time.monotonic() + INSTANT_SLICE
        singles = 0
        while self.to_advance:
            game = self._playing()
            setup = game.phase in SETUP
            events = self._one_step(game)
            self._changed()
            if self.speed == "instant":
                if time.monotonic() > end:
                    break
            elif setup and game.phase in SETUP:
                singles += 1
                if singles >= SETUP_SLICE:
                    break
            elif any(event.type not in _UNSEEN for event in events):
                break
        return True

    def _one_step(self, game: Game) -> list[Any]:
        if self._rolling is not None:
            return self._roll_again(game)
        actor = game.actor
        assert actor is not None  # somebody acts while a game is not over
        return self._bot_acts(game, actor)

    def _bot_acts(self, game: Game, seat: str) -> list[Any]:
        self._takeback.went_on()
        try:
            action = self._bots[seat].choose(game.observe(seat))
            return cast("list[Any]", game.apply(action, seat))
        except Exception:
            # A game must not end because a bot is at its wits' end: any legal action will do.
            log.exception("the bot of %s failed in phase %s", seat, game.phase)
            return cast("list[Any]", game.apply(game.legal_actions()[0], seat))

    def _roll_again(self, game: Game) -> list[Any]:
        rolling = cast("dict[str, Any]", self._rolling)
        attack: dict[str, Any] = {
            k: rolling[k] for k in ("type", "source", "target", "armies", "dice") if k in rolling
        }
        # With fewer armies left than were to be sent, the attack goes on with as many as may go.
        ranges = game.options().get("attack", {}).get(rolling["source"], {})
        most = ranges.get(rolling["target"], [0, 0])[1]
        if attack["armies"] > most:
            attack["armies"] = most
        if "dice" in attack:
            attack["dice"] = min(attack["dice"], attack["armies"])
        events: list[Any] = []
        try:
            events = cast("list[Any]", game.apply(attack, rolling["seat"]))
        except IllegalAction:
            self._rolling = None
        return events

    def _check_rolling(self, game: Game) -> None:
        """End a repeated attack when its aim, or its limit, is reached."""
        rolling = self._rolling
        if rolling is None or game.phase == "defend":
            return
        if (
            game.is_over
            or game.phase != "attack"
            or game.owner(rolling["source"]) != rolling["owner"]
            or game.owner(rolling["target"]) == rolling["owner"]
            or game.armies(rolling["source"]) <= rolling["stop_at"]
        ):
            self._rolling = None

    # ---- control actions -----------------------------------------------------------------------

    def _new_game(self, action: Mapping[str, Any]) -> None:
        seats = [entry["seat"] for entry in action["seats"]]
        players = {entry["seat"]: entry["player"] for entry in action["seats"]}
        names = {entry["seat"]: entry["name"] for entry in action["seats"] if entry.get("name")}
        seed = action.get("seed")
        if seed is None:
            seed = secrets.randbits(32)
        try:
            game = Game.new(
                edition=action["edition"],
                mode=action["mode"],
                seats=seats,
                seed=seed,
                board=action.get("board", "classic"),
                options=action.get("options") or {},
            )
            self.start(game, players, names, seed)
        except (ValueError, KeyError) as error:
            raise Refused(getattr(error, "rule", "protocol.new-game"), str(error)) from error

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
        game = self._game
        if self._ended:
            self._ended = False
            self._changed()
            return
        mark = self._undo_mark()
        if game is None or mark is None:
            raise Refused("protocol.undo", "There is nothing that may be taken back.")
        self._rolling = None
        steps = len(game.history)
        while len(game.history) > mark:
            if not game.undo():
                break
        self._takeback.took_back(mark, steps)
        self._changed()

    def _redo_one(self, _: Mapping[str, Any]) -> None:
        game = self._game
        number = None if game is None else self._takeback.forward()
        if game is None or number is None or not game.can_redo:
            raise Refused("protocol.redo", "There is nothing to play again.")
        mark = len(game.history)
        for _step in range(number):
            if not game.redo():
                break
        self._takeback.went_forward(mark)
        self._changed()

    def _undo_mark(self) -> int | None:
        game = self._game
        return None if game is None else self._takeback.back_to(game.history)

    def _roll_until(self, action: Mapping[str, Any]) -> None:
        game = self._playing()
        seat = self._at_screen()
        source = action["source"]
        attack = {"type": "attack", "source": source, "target": action["target"]}
        attack["armies"] = action["armies"]
        if "dice" in action:
            attack["dice"] = action["dice"]
        before = len(game.history)
        owner = game.owner(source) if source in game.board.index else None
        game.apply(attack, seat)
        self._takeback.decided(before)
        self._paused = False
        self._rolling = {
            **attack, "stop_at": max(1, action["stop_at"]), "seat": seat, "owner": owner
        }  # fmt: skip
        self._changed()

    def _stop(self, _: Mapping[str, Any]) -> None:
        if self._rolling is not None:
            self._rolling = None
        else:
            self._paused = True

    def _resume(self, _: Mapping[str, Any]) -> None:
        self._paused = False
        if self.page_driven:
            self.advance()

    def _set_speed(self, action: Mapping[str, Any]) -> None:
        self.speed = action["value"]

    def _set_auto_defend(self, action: Mapping[str, Any]) -> None:
        seat = action["seat"]
        if self._game is None or self._players.get(seat) != HUMAN:
            raise Refused("protocol.malformed", "Only a person's defence can be left to rules.")
        if action["value"]:
            self._auto_defend.add(seat)
            if self._game.phase == "defend" and self._game.actor == seat:
                self._takeback.decided(len(self._game.history))
                self._changed()
        else:
            self._auto_defend.discard(seat)

    def _end_now(self, _: Mapping[str, Any]) -> None:
        self._playing()
        self._ended = True
        self._rolling = None
        self._changed()

    def _query(self, action: Mapping[str, Any]) -> Any:
        return answer(action, self._game, self._chronicle_or_none(), self._eyes())

    def _chronicle_or_none(self) -> Chronicle | None:
        return None if self._game is None else self._chronicle

    _CONTROLS: Final[Mapping[str, Callable[[Session, Mapping[str, Any]], Any]]] = {
        "new_game": _new_game,
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
        "end_now": _end_now,
        "query": _query,
    }

    # ---- the screen ----------------------------------------------------------------------------

    def _eyes(self) -> str | None:
        """The seat whose secrets may be shown now."""
        return self._screen.viewer if self._screen.private == "shown" else None

    def sent(self) -> None:
        """The last snapshot is on its way: its events need not be sent again."""
        self._sent_steps = self._taken_in if self._game is not None else 0

    def snapshot(self) -> dict[str, Any]:
        """What the screen shows now, as JSON data."""
        game = self._game
        automation: dict[str, Any] = {
            "bots": {
                "running": self.to_advance and self._rolling is None,
                "paused": game is not None and self._paused and game.actor in self._bots,
                "speed": self.speed,
            },
            "acks": self.acks.shown(),
        }
        if self.page_driven and self.to_advance:
            automation["bots"]["tick"] = round(1000 * self.pause)
        if game is None:
            return shape.empty(self.seq, self._game_id) | automation
        over = self._ended or game.is_over
        screen = "over" if over else "handover" if self._screen.handover_to else "play"
        may_act = (
            screen == "play"
            and self._rolling is None
            and game.actor is not None
            and game.actor == self._screen.viewer
        )
        shown = shape.Shown(
            viewer=self._screen.viewer,
            private=self._screen.private,
            player=self._players,
            names=self._names,
            auto_defend=frozenset(self._auto_defend),
            out=self._out_round,
            may_act=may_act,
        )
        events = self._chronicle.events
        eyes = shown.eyes
        seen = game.observe(eyes)
        part = shape.game_part(game, seen, shown)
        if over:
            part |= {"phase": "over", "actor": None, "human": False, "tired": {}}
        reinforcing = game.phase == "reinforce" and not over
        return {
            "v": shape.VERSION,
            "seq": self.seq,
            "game_id": self._game_id,
            "screen": screen,
            **part,
            "handover": self._handover(game) if screen == "handover" else None,
            "income": shape.income_items(events) if reinforcing else None,
            "placed": shape.placed(events) if reinforcing else {},
            "battle": shape.battle(seen, events),
            "recent": self._chronicle.recent(shape.RECENT, eyes),
            "log_length": self._chronicle.length,
            "last": shape.last_events(
                self._chronicle.events_since(self._sent_steps),
                eyes,
                room=shape.EVENT_BYTES // 2 if over else shape.EVENT_BYTES,
            ),
            "undo": self._ended or self._undo_mark() is not None,
            "redo": self._takeback.forward() is not None and game.can_redo,
            **automation,
            "rolling": None
            if self._rolling is None
            else {k: self._rolling[k] for k in ("source", "target", "stop_at")},
            "over": self._over(game) if over else None,
        }

    def _handover(self, game: Game) -> dict[str, Any]:
        seat = cast("str", self._screen.handover_to)
        return {
            "to": seat,
            "name": self._names[seat],
            "lines": since_last_turn(
                seat,
                self._chronicle.events,
                self._chronicle.narrator,
                game.observe(None)["territories"],
            ),
        }

    def _over(self, game: Game) -> dict[str, Any]:
        persons = [seat for seat, player in self._players.items() if player == HUMAN]
        about = persons[0] if len(persons) == 1 else None
        return game_over(game, self._chronicle, about, ended=self._ended)


_UNSEEN: Final = frozenset({"phase_started", "turn_started", "third_owed"})
"""Events that show nothing new on the map: no pause is worth them."""


def _new_id() -> str:
    return secrets.token_hex(4)


def _default_name(seat: str, player: str) -> str:
    return seat.capitalize() if player == HUMAN else player.capitalize()
