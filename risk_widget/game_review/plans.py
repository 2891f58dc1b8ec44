"""The turns of a game, and the expert's plans for them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from risk_widget.battles.battle_table import roll_table
from risk_widget.bots.expert.bot import Thinker, to_action
from risk_widget.bots.expert.evaluation import evaluate
from risk_widget.bots.expert.reinforcing import best_place, first_owned, reinforce
from risk_widget.bots.expert.search import plan
from risk_widget.bots.expert.value import capture, copy_open, has_won, next_seat, put_chances
from risk_widget.bots.expert.weights import DEPTH, WIDTH_AT_TABLE
from risk_widget.engine.codes import END_PHASE, IN_ATTACK, IN_REINFORCE, IN_SETUP, TRADE
from risk_widget.engine.core_game import CoreGame
from risk_widget.messages import Message, render
from risk_widget.results.displays import percent

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.battles.battle_table import Losses
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.events import Event, RolledEvent
    from risk_widget.engine.state import State
    from risk_widget.messages import Names

__all__ = ["Plan", "RollInPosition", "Thinking", "Turn", "plan_of", "turns_of"]


class RollInPosition(NamedTuple):
    """A roll, with the position before it."""

    before: State
    rolled: RolledEvent


class Turn(NamedTuple):
    """A turn of a seat, as far as it has got.

    Attributes:
        first: the number of actions before it; ``until``: with it.
        start: the position at its beginning, ``end`` the one that it left.
    """

    seat: int
    round: int
    first: int
    until: int
    start: State
    end: State
    events: tuple[Event, ...]
    fights: tuple[RollInPosition, ...]


def turns_of(game: CoreGame) -> list[Turn]:
    """The turns of a game, in order; the last one may be unfinished.

    A game that began with a position in the middle of a turn has the rest of it as its first.
    """
    found: list[Turn] = []
    positions = game.positions
    start, first = positions[0], 0
    events: list[Event] = []
    fights: list[RollInPosition] = []

    def close(until: int, end: State) -> None:
        if until > first and start.phase not in IN_SETUP:
            done = (tuple(events), tuple(fights))
            found.append(Turn(start.turn, start.round, first, until, start, end, *done))

    number, after = 0, start
    for number, (before, played, after) in enumerate(game.walk(), 1):
        begun = False
        for event in played.events:
            # What comes behind the beginning of a turn belongs to that turn.
            begun = begun or event.type == "turn_started"
            if not begun:
                events.append(event)
            if event.type == "rolled":
                fights.append(RollInPosition(before, event))
        if begun:
            close(number, after)
            start, first = after, number
            events, fights = [], []
    close(number, after)
    return found


class Thinking(Thinker):
    """The expert's view of one game's positions, with a budget like that of `ExpertBot`."""

    def __init__(
        self, config: GameConfig, depth: int | None = None, width: int | None = None
    ) -> None:
        super().__init__(config, depth=depth or DEPTH, width=width or WIDTH_AT_TABLE)
        self._known: dict[tuple[int, int | None], tuple[State, list[float]]] = {}

    def chances(self, state: State, viewer: int | None) -> list[float]:
        """Each seat's chance to win, as given by `Game.evaluate`."""
        key = (id(state), viewer)
        if key not in self._known:
            # The state is kept too, so that no other one can take its place in memory.
            found = list(evaluate(self.config, state, viewer).chances.values())
            self._known[key] = (state, found)
        return self._known[key][1]

    def luck(self, fight: RollInPosition, viewer: int | None) -> list[float]:
        """A roll's effect on each seat's chance, compared with the mean over all its outcomes.

        It comes to 0 for all seats together, and for each over all outcomes by their chance.
        """
        data, index = fight.rolled.data, self.config.index
        source, target = index[data["source"]], index[data["target"]]
        seat = -1 if viewer is None else viewer
        seen = fight.before.seen_by(seat)
        table = roll_table(len(data["attack"]), len(data["defence"]), ties=self.config.dice.ties)
        came = (data["attacker_losses"], data["defender_losses"])
        luck = [0.0] * self.config.players
        for losses, chance in table.items():
            share = float(losses == came) - float(chance)
            for other, worth in enumerate(self._after(seen, source, target, losses, seat)):
                luck[other] += share * worth
        return luck

    def _after(
        self, seen: State, source: int, target: int, losses: Losses, viewer: int
    ) -> list[float]:
        """Each seat's chance after a roll; all armies but one move into a captured territory."""
        params, trial = self.config.params, self.scratch.trial
        copy_open(params, seen, trial)
        trial.armies[source] -= losses[0]
        trial.armies[target] -= losses[1]
        if not trial.armies[target]:
            capture(params, trial, source, target, trial.armies[source])
        turn = trial.turn
        if has_won(params, trial, turn):
            return [float(seat == turn) for seat in range(params.players)]
        trial.hand_size[turn] += trial.captured  # the card is as good as drawn
        put_chances(params, trial, self.scratch, viewer, next_seat(params, trial, turn))
        return list(self.scratch.chances)


@dataclass(frozen=True, slots=True)
class Plan:
    """The expert's plan at the start of a turn.

    Attributes:
        sets: how many sets of cards it would have traded.
        placed: territory -> armies that it would have put there.
        source: from where it would have attacked first; None where it would not have attacked.
        target: what it would have attacked first.
        odds: the chance to take that, 0 to 1.
        chance: the seat's chance to win with the whole plan, over all that the dice may do.
    """

    sets: int
    placed: Mapping[str, int]
    source: str | None
    target: str | None
    odds: float
    chance: float
    _names: Names = field(repr=False)

    @property
    def words(self) -> str:
        """The plan in a sentence."""
        parts = [
            Message("review-put", {"territory": t, "armies": n}) for t, n in self.placed.items()
        ]
        params = {
            "sets": self.sets,
            "placed": "some" if parts else "none",
            "parts": parts,
            "source": self.source,
            "target": self.target,
            "odds": percent(self.odds),
            "chance": percent(self.chance),
        }
        return render(Message("review-plan", params), self._names)


def plan_of(thinking: Thinking, state: State) -> Plan | None:
    """The expert's plan for the seat on turn, based on what that seat knows.

    None where the position is neither one with armies to place nor one of combat. All armies go to
    one place: to try halves of them, as the expert does in a game, would take three times as long.
    """
    config, seat = thinking.config, state.turn
    if state.phase not in (IN_REINFORCE, IN_ATTACK) or state.actor != seat:
        return None
    params, scratch, root = config.params, thinking.scratch, thinking.scratch.root
    seen, sets = _traded(thinking, state)
    armies = seen.to_place if seen.phase == IN_REINFORCE else 0
    placed: dict[str, int] = {}
    copy_open(params, seen, root)
    if armies:
        place = best_place(params, scratch, seat, armies, 0)
        territory = first_owned(params, seen, seat) if place < 0 else place // 2
        placed[config.ids[territory]] = armies
        root.armies[territory] += armies
    chance = plan(params, scratch, seat, seat)
    attacks = scratch.found_source >= 0 and scratch.found_value > scratch.stop_value
    return Plan(
        sets,
        placed,
        config.ids[scratch.found_source] if attacks else None,
        config.ids[scratch.found_target] if attacks else None,
        scratch.found_odds if attacks else 0.0,
        chance,
        config.names,
    )


def _traded(thinking: Thinking, state: State) -> tuple[State, int]:
    """The position after the sets that the expert trades first, and the number of those sets."""
    config, seat = thinking.config, state.turn
    game = CoreGame(config, state)
    sets = 0
    while True:
        seen = game.state.seen_by(seat)
        action = [END_PHASE, -1, -1, -1, -1]
        if seen.phase == IN_REINFORCE:
            # With nothing to place, all that is left to decide is a trade.
            asked = seen.copy()
            asked.to_place = 0
            reinforce(config.params, asked, thinking.scratch, action)
        if action[0] != TRADE:
            return seen, sets
        game.apply(to_action(config, seen, action))
        sets += 1
