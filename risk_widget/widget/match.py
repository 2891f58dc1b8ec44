"""Taking back: which steps of the history make up one decision of a person.

One undo takes back the last decision that a person took, with everything that followed from it:
the answers of the dice and of the bots. Redo plays the same again, with the same dice.
"""

from __future__ import annotations

import logging
import secrets
import time
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final, Literal, cast

from risk_widget import bots
from risk_widget.engine.actions import IllegalAction
from risk_widget.engine.core_game import PartialCoreGame
from risk_widget.engine.observation import out as seats_out
from risk_widget.engine.shortcuts import ATTACK_PHASES, RepeatedAttack, was_last_of_phase
from risk_widget.fair_dice import mean_losses
from risk_widget.log_sentences import LogWriter
from risk_widget.messages import MessageError, say
from risk_widget.spelling import shown
from risk_widget.widget.game_log import Chronicle
from risk_widget.widget.protocol import presentable
from risk_widget.widget.snapshot import count_holdings

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from risk_widget.game import Game
    from risk_widget.rules.dice import DiceRule
    from risk_widget.widget.game_log import Standing
    from risk_widget.widget.snapshot_types import Proposal, RollingAttack, Series

__all__ = [
    "CHANCE",
    "HUMAN",
    "Match",
    "Policy",
    "Rolling",
    "Screen",
    "Situation",
    "Takeback",
    "armies_that_win",
    "default_name",
    "proposal",
    "series_of",
]


Policy = Literal["all", "decisions", "none"]
"""What may be taken back: anything, only what no die or card has answered, or nothing."""

CHANCE: Final = frozenset(
    {"starter_rolled", "dealt", "rolled", "card_drawn", "cards_taken", "deck_reshuffled"}
)
"""Events that tell something nobody knew when the decision was taken."""


@dataclass(slots=True)
class Takeback:
    """Marks where in the history each decision of a person began."""

    policy: Policy = "all"
    _marks: list[int] = field(default_factory=list)
    _undone: list[int] = field(default_factory=list)

    def record_decision(self, steps: int) -> None:
        """A person decides something now, when the history has this many steps."""
        self.truncate(steps)
        if not self._marks or self._marks[-1] != steps:
            self._marks.append(steps)
        self._undone.clear()

    def truncate(self, steps: int) -> None:
        """The history has only this many steps left: forget the marks beyond."""
        while self._marks and self._marks[-1] > steps:
            self._marks.pop()

    def clear_redo(self) -> None:
        """Something else was played, so what was undone is lost."""
        self._undone.clear()

    def back_to(self, history: Sequence[Any]) -> int | None:
        """How many steps are left after an undo, or None where nothing may be taken back."""
        if self.policy == "none":
            return None
        mark = next((m for m in reversed(self._marks) if m < len(history)), None)
        if mark is None:
            return None
        if self.policy == "decisions" and any(
            event.type in CHANCE for step in history[mark:] for event in step.events
        ):
            return None
        return mark

    def mark_undone(self, mark: int, steps: int) -> None:
        """An undo went from ``steps`` steps back to ``mark``."""
        self._marks = [m for m in self._marks if m < mark]
        self._undone.append(steps - mark)

    def forward(self) -> int | None:
        """How many steps a redo plays again, or None where there is nothing to redo."""
        return self._undone[-1] if self._undone else None

    def mark_redone(self, mark: int) -> None:
        """A redo played its steps, from ``mark`` steps on."""
        self._undone.pop()
        self._marks.append(mark)


def armies_that_win(game: Game) -> int | None:
    """How many armies to move in where any number of them wins the game, else None.

    The number changes nothing any more then. All go: whoever has won stands where the last rival
    stood.
    """
    if game.phase != "occupy" or game.is_partial:
        return None
    fewest, most = game.legal_ranges()["occupy"]
    for armies in {fewest, most}:
        tried = game.fork()
        tried.apply({"type": "occupy", "armies": armies}, game.actor)
        if tried.winner != game.actor:
            return None
    return int(most)


def proposal(game: Game, seen: Mapping[str, Any]) -> Proposal:
    """How many armies a person would most likely move into the territory that has fallen, and why.

    All of them if nobody threatens the territory they come from, the fewest if nobody threatens
    the captured one, and else by what rivals have around each of the two.
    """
    fewest, most = game.legal_ranges()["occupy"]
    behind, ahead = _threats(game, seen)
    if not behind:
        armies = most
    elif not ahead:
        armies = fewest
    else:
        standing = seen["territories"][seen["battle"]["source"]][1]
        armies = min(most, max(fewest, round(standing * ahead / (ahead + behind))))
    return {"armies": int(armies), "behind": behind, "ahead": ahead}


def _threats(game: Game, seen: Mapping[str, Any]) -> tuple[int, int]:
    """Armies of rivals beside the territory that attacked, and beside the captured one."""
    ids, held, battle = game.board.ids, seen["territories"], seen["battle"]
    around = dict(zip(ids, game.board.neighbours, strict=True))

    def beside(territory: str) -> int:
        neighbours = (ids[number] for number in around[territory])
        return sum(
            held[name][1]
            for name in neighbours
            if held[name][0] != battle["attacker"] and name != battle["target"]
        )

    return beside(battle["source"]), beside(battle["target"])


@dataclass(frozen=True, slots=True)
class Rolling(RepeatedAttack):
    """A repeated attack of a game that is shown.

    Attributes:
        seat: who decided on it.
        begun: steps of the game before it.
    """

    seat: str
    begun: int

    def shown(self) -> RollingAttack:
        """What the page is told of it."""
        return {"source": self.source, "target": self.target, "stop_at": self.stop_at}


def series_of(events: Sequence[Any], dice: DiceRule) -> Series | None:
    """What the rolls among these events came to; None where there were fewer than two."""
    rolls = [event.data for event in events if event.type == "rolled"]
    if len(rolls) < 2:
        return None
    means = [mean_losses(dice, len(roll["attack"]), len(roll["defence"])) for roll in rolls]
    return {
        "rolls": len(rolls),
        "attacker": rolls[0]["attacker"],
        "defender": rolls[0]["defender"],
        "lost": sum(roll["attacker_losses"] for roll in rolls),
        "beaten": sum(roll["defender_losses"] for roll in rolls),
        "lost_mean": round(sum(mean for mean, _ in means), 1),
        "beaten_mean": round(sum(mean for _, mean in means), 1),
    }


# Decisions in which a seat answers from where it sits, without taking over the screen.
IN_PASSING: Final = frozenset({"claim", "place", "defend", "reinforce_third", "attack_third"})


@dataclass(frozen=True, slots=True)
class Situation:
    """What of the position decides who must be at the screen.

    ``persons`` are the human seats that are still in the game.
    """

    phase: str
    turn: str | None
    actor: str | None
    round: int
    persons: tuple[str, ...]


@dataclass(slots=True)
class Screen:
    """The seat that the screen shows, updated by `follow` after every change of the position."""

    viewer: str | None = None
    handover_to: str | None = None
    _uncovered: str | None = None
    _accepted: tuple[object, ...] | None = None
    _now: Situation | None = field(default=None, repr=False)

    @property
    def private(self) -> Literal["shown", "covered", "none"]:
        """Whether the viewer's private part is "shown", "covered", or there is "none" to show."""
        if self.viewer is None:
            return "none"
        return "shown" if self._uncovered == self.viewer else "covered"

    def follow(self, now: Situation) -> None:
        """Turn the screen to the seat that the position asks for."""
        self._now = now
        self.handover_to = None
        if not now.persons:
            self.viewer = None
        elif len(now.persons) == 1:
            self.viewer = self._uncovered = now.persons[0]
        elif now.phase == "over":
            self.viewer = None
        elif now.actor in now.persons:
            if now.phase not in IN_PASSING and self._accepted != _occasion(now):
                self.viewer = None
                self.handover_to = now.actor
            else:
                self.viewer = now.actor
        else:  # a bot decides; in a person's turn it only answers that person
            at_turn = now.turn in now.persons and self._accepted == _occasion(now)
            self.viewer = now.turn if at_turn else None
        if self._uncovered != self.viewer:
            self._uncovered = None

    def ready(self, seat: str) -> bool:
        """Accept the hand-over; False where this seat is not the one that is asked for."""
        if self._now is None or seat != self.handover_to:
            return False
        self._accepted = _occasion(self._now)
        self.handover_to = None
        self.viewer = self._uncovered = seat
        return True

    def reveal(self) -> bool:
        """Show the viewer's private part; False where nobody is at the screen."""
        self._uncovered = self.viewer
        return self.viewer is not None

    def conceal(self) -> bool:
        """Cover the viewer's private part; False where it is the only person's, or nobody's."""
        if self.viewer is None or self._now is None or len(self._now.persons) < 2:
            return False
        self._uncovered = None
        return True


def _occasion(now: Situation) -> tuple[object, ...]:
    """The turn, or the choice of a capital, for which a seat takes over the screen."""
    if now.phase == "capital":
        return ("capital", now.actor)
    return ("turn", now.round, now.turn)


HUMAN: Final = "human"
"""The player at the screen, as opposed to the name of a bot."""

INSTANT_SLICE: Final = 0.08
"""Longest slice of bots' play at speed "instant", in seconds."""
SETUP_SLICE: Final = 24
"""Most single armies that bots set in one slice of the set-up."""
SETUP: Final = frozenset({"claim", "place", "capital"})
PLACING: Final = frozenset({"claim", "place"})
"""Phases in which "Place the rest for me" goes on."""
_UNSEEN: Final = frozenset({"phase_started", "turn_started", "third_owed"})
"""Events that show nothing new on the map: no pause is worth them."""

log = logging.getLogger(__name__)


class Match:
    """A game, its players, its story.

    Args:
        game: the game; what has been played in it belongs to the story.
        seats: seat -> "human" or the name of a bot. A seat that is left out is a bot's if others
            are given, and a person's if none is.
        names: seat -> name of the player.
        undo: what a person may take back.
        seed: for the bots' choices.

    Raises:
        ValueError: a seat that the game does not have, or a player that is not known.
    """

    def __init__(
        self,
        game: Game,
        seats: Mapping[str, str],
        names: Mapping[str, str],
        *,
        undo: Policy = "all",
        seed: int | None = None,
    ) -> None:
        for seat in (*seats, *names):
            if seat not in game.seats:
                raise MessageError.of("widget-no-seat", seat=shown(seat), known=game.seats)
        other = "cautious" if seats else HUMAN
        self.game = game
        self.players = {seat: seats.get(seat, other) for seat in game.seats}
        self.seed = secrets.randbits(48) if seed is None else seed
        self.bots: dict[str, bots.Bot] = {
            seat: bots.make(player, f"{self.seed}/{seat}", board=game.board)
            for seat, player in self.players.items()
            if player != HUMAN
        }
        chosen = {seat: presentable(name, 40) for seat in game.seats if (name := names.get(seat))}
        self.names = {
            seat: chosen.get(seat) or default_name(seat, self.players[seat]) for seat in game.seats
        }
        # What sentences call things: a name that somebody gave stands where else the colour does.
        on_board = game.config.names
        self.called = replace(on_board, seats={**on_board.seats, **chosen})
        self.chosen_names = chosen
        self.auto_defend: set[str] = set()
        # Seats that have left the rest of their set-up to a bot.
        self.placing: dict[str, bots.Bot] = {}
        self.paused = False
        # Whether Python has taken something back: nobody answers by itself before it is played on.
        self.taken_back = False
        self.ended = False
        self.rolling: Rolling | None = None
        # The steps from which, and up to which, the last attack was repeated.
        self._repeated: tuple[int, int] | None = None
        self.chronicle = Chronicle(
            LogWriter(game.board, game.config.rules, self.called), game.opening, game.dice
        )
        self.takeback = Takeback(undo)
        # Round in which a seat went out, as far as it has been seen.
        self.out_round: dict[str, int] = {}
        self.sent_steps = len(game.history)
        self._taken_in = len(game.history)
        self.changed()

    # ---- who and when --------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether somebody has won, or the game was given up, or is not known well enough."""
        return self.ended or self.game.is_over or self.game.is_partial

    def situation(self) -> Situation:
        """What of the position decides who must be at the screen."""
        game = self.game
        people = tuple(seat for seat in game.seats if self.players[seat] == HUMAN)
        out = seats_out(game.config, game.state)
        persons = tuple(seat for seat in people if seat not in out) or people[:1]
        if isinstance(game, PartialCoreGame) and game.viewer in people:
            persons = (game.viewer,)
        phase = "over" if self.is_over else game.phase
        return Situation(phase, game.turn, game.actor, game.round, persons)

    def holdings_at(self, step: int) -> Standing:
        """Territories and armies of every seat after so many steps."""
        game = self.game
        past = game.positions[step]
        owners = game.config.owner_ids
        held = {
            str(t): (owners[owner] if owner >= 0 else None, armies)
            for t, (owner, armies) in enumerate(zip(past.owner, past.armies, strict=True))
        }
        return count_holdings(held, game.seats)

    # ---- playing -------------------------------------------------------------------------------

    def act(self, action: Any, seat: str | None) -> list[Any]:
        """Carry out what a person, or Python, decides.

        Raises:
            IllegalAction: refused; the game is unchanged.
        """
        game = self.game
        before = len(game.history)
        decided = self.players.get(game.actor or "") == HUMAN
        self.taken_back = False
        events = cast("list[Any]", game.apply(action, seat))
        if decided:
            self.takeback.record_decision(before)
        return events

    def end_finished_phase(self, kind: str) -> None:
        """End a phase in which an action left nothing else to do, as a part of the decision.

        That is the reinforcement after its last army, and the turn after its last movement.
        """
        game = self.game
        if was_last_of_phase(game, kind):
            game.apply({"type": "end_phase"}, game.actor)

    def move_in_to_win(self) -> None:
        """Move into a captured territory where that wins, as a part of the decision to attack."""
        game = self.game
        if self.taken_back or self.players.get(game.actor or "") != HUMAN:
            return
        armies = armies_that_win(game)
        if armies is not None:
            game.apply({"type": "occupy", "armies": armies}, game.actor)

    def place_rest(self, seat: str) -> None:
        """Leave the rest of the set-up to a bot, one army each time the seat's turn comes."""
        self.takeback.record_decision(len(self.game.history))
        self.taken_back = self.paused = False
        self.placing[seat] = bots.make("cautious", f"{self.seed}/{seat}", board=self.game.board)

    @property
    def is_placing(self) -> bool:
        """Whether the seat that must act has left its set-up to a bot."""
        return self.game.phase in PLACING and self.game.actor in self.placing

    def roll_until(self, attack: Mapping[str, Any], stop_at: int, seat: str) -> None:
        """Attack now, and again until the target falls or few armies are left.

        Raises:
            IllegalAction: the attack is refused.
        """
        game, source = self.game, attack["source"]
        owner = game.owner(source) if source in game.board.index else None
        begun = len(game.history)
        self.act(attack, seat)
        self.paused = False
        self.rolling = Rolling(owner, attack, max(1, stop_at), seat, begun)

    @property
    def series(self) -> Series | None:
        """What a repeated attack has come to, until something else is decided."""
        if self._repeated is None or self._repeated[1] != len(self.game.history):
            return None
        return series_of(self.chronicle.events_since(self._repeated[0]), self.game.dice)

    def changed(self) -> None:
        """Take in a new position, and give the answers that need no waiting.

        Those are a bot's defence, and defences left to the kernel. They belong to the attack
        before, so that both come in the same snapshot.
        """
        self._take_in()
        game = self.game
        while not (self.is_over or self.taken_back) and game.phase == "defend":
            actor = cast("str", game.actor)
            if actor in self.bots:
                self._bot_acts(actor)
            elif actor in self.auto_defend:
                game.apply({"type": "defend", "dice": max(game.legal_ranges()["defend"])}, actor)
            else:
                break
            self._take_in()
        if self.rolling is not None and self.rolling.is_finished(game):
            self._repeated = (self.rolling.begun, len(game.history))
            self.rolling = None

    def _take_in(self) -> None:
        """Bring log and marks to the present position."""
        game = self.game
        history = game.history
        if len(history) < self._taken_in or game.phase not in SETUP:
            self.placing.clear()
        if len(history) < self._taken_in:
            self._repeated = None
            self.takeback.truncate(len(history))
            self.sent_steps = len(history)
        self._taken_in = len(history)
        self.chronicle.follow(history, game.round, self.holdings_at)
        out = seats_out(game.config, game.state)
        self.out_round = {seat: self.out_round.get(seat, game.round) for seat in out}

    def changed_outside(self) -> None:
        """Somebody else has played on, or taken back: what they did is theirs, and may go on."""
        self.rolling = None
        self.decided_here()
        if len(self.game.history) < self._taken_in:
            self.taken_back = True
        elif not self.game.can_redo:
            self.taken_back = False

    def decided_here(self, *, since: int | None = None) -> None:
        """Take the steps from number ``since`` on for people's decisions, where they are theirs.

        They were taken outside: in Python, or in a game that has been loaded. By default, those
        since the last position that was taken in.
        """
        history = self.game.history
        for number in range(self._taken_in if since is None else since, len(history)):
            if self.players[history[number].seat] == HUMAN:
                self.takeback.record_decision(number)

    # ---- taking back ---------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether a person's decision may be taken back."""
        if self.game.is_partial:
            return False
        return self.ended or self.takeback.back_to(self.game.history) is not None

    @property
    def can_redo(self) -> bool:
        """Whether what was taken back can be played again."""
        return self.takeback.forward() is not None and self.game.can_redo

    def undo(self) -> bool:
        """Take back the last decision of a person; whether there was one."""
        game = self.game
        if not self.can_undo:
            return False
        if self.ended:
            self.ended = False
            return True
        mark = self.takeback.back_to(game.history)
        if mark is None:
            return False
        self.rolling = None
        steps = len(game.history)
        while len(game.history) > mark:
            if not game.undo():
                break
        self.takeback.mark_undone(mark, steps)
        return True

    def redo(self) -> bool:
        """Play again what was taken back; whether there was something."""
        game = self.game
        number = self.takeback.forward()
        if number is None or not game.can_redo:
            return False
        mark = len(game.history)
        for _step in range(number):
            if not game.redo():
                break
        self.takeback.mark_redone(mark)
        return True

    # ---- what goes on by itself ----------------------------------------------------------------

    @property
    def to_advance(self) -> bool:
        """Whether something goes on by itself: a bot's turn, or an attack that is repeated."""
        game = self.game
        if self.is_over or self.taken_back:
            return False
        if self.rolling is not None:
            return game.phase in ATTACK_PHASES and game.actor == self.rolling.seat
        return not self.paused and (game.actor in self.bots or self.is_placing)

    @property
    def bots_turn(self) -> bool:
        """Whether a bot is to act after the set-up."""
        return self.game.actor in self.bots and self.game.phase not in SETUP

    @property
    def waits(self) -> bool:
        """Whether bots were stopped, or wait because something has been taken back."""
        return self.paused or self.taken_back

    def advance(self, speed: str) -> int:
        """Play one slice of what goes on by itself; the number of its steps."""
        end = time.monotonic() + INSTANT_SLICE
        steps = singles = 0
        while self.to_advance:
            setup = self.game.phase in SETUP
            events = self._one_step()
            self.changed()
            steps += 1
            if speed == "instant":
                if time.monotonic() > end:
                    break
            elif setup and self.game.phase in SETUP:
                singles += 1
                if singles >= SETUP_SLICE:
                    break
            elif any(event.type not in _UNSEEN for event in events):
                break
        return steps

    def _one_step(self) -> list[Any]:
        if self.rolling is not None:
            try:
                again = self.rolling.again(self.game)
                return cast("list[Any]", self.game.apply(again, self.rolling.seat))
            except IllegalAction:
                self.rolling = None
                return []
        return self._bot_acts(cast("str", self.game.actor))

    def _bot_acts(self, seat: str) -> list[Any]:
        game = self.game
        self.takeback.clear_redo()
        try:
            bot = self.bots.get(seat) or self.placing[seat]
            action = bot.choose(game.observe(seat))
            return cast("list[Any]", game.apply(action, seat))
        except Exception:
            # A game must not end because a bot is at its wits' end: any legal action will do.
            log.exception("the bot of %s failed in phase %s", seat, game.phase)
            return cast("list[Any]", game.apply(game.legal_actions()[0], seat))


def default_name(seat: str, player: str) -> str:
    """What a player without a name of their own is called: by the colour, or as the bot."""
    return say("name-seat-at-start", seat=seat) if player == HUMAN else bots.BOTS[player].name
