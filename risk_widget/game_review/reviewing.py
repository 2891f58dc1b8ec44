"""The review of a game, turn by turn, and the expert's plans for its turns."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from risk_widget.battles.battle_table import roll_table
from risk_widget.battles.losses import mean_losses
from risk_widget.bots.expert.bot import Thinker, to_action
from risk_widget.bots.expert.evaluation import evaluate
from risk_widget.bots.expert.reinforcing import reinforce
from risk_widget.bots.expert.search import plan
from risk_widget.bots.expert.telling import rescaled
from risk_widget.bots.expert.value import (
    capture,
    copy_open,
    has_won,
    next_seat,
    put_chances,
    put_root,
)
from risk_widget.bots.expert.weights import DEPTH, WIDTH_AT_TABLE
from risk_widget.engine.actions import Attack, Place, Trade
from risk_widget.engine.codes import END_PHASE, IN_ATTACK, IN_REINFORCE, IN_SETUP, OVER, TRADE
from risk_widget.engine.core_game import CoreGame
from risk_widget.engine.explain import continents_held
from risk_widget.fair_dice import net_gains
from risk_widget.game_review.result import Opening, Plan, Review, TurnReview
from risk_widget.messages import Message, MessageError
from risk_widget.notation import replay
from risk_widget.reading.schema import flag, whole
from risk_widget.reading.sources import is_source, text_of
from risk_widget.reading.spelling import shown

if TYPE_CHECKING:
    from risk_widget.battles.battle_table import Losses
    from risk_widget.engine.actions import Action
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.events import Event, RolledEvent
    from risk_widget.engine.state import State
    from risk_widget.reading.sources import Source

__all__ = ["Reviewer", "RollInPosition", "Thinking", "Turn", "plan_of", "review", "turns_of"]


class RollInPosition(NamedTuple):
    """A roll, with the position before it."""

    before: State
    rolled: RolledEvent


class Turn(NamedTuple):
    """A turn of a seat, finished or not.

    Attributes:
        first: the number of actions before the turn; ``until``: the number by its end.
        start: the position at the start of the turn; ``end``: the one at its end.
        opening: the first actions of the seat in the turn.
    """

    seat: int
    round: int
    first: int
    until: int
    start: State
    end: State
    events: tuple[Event, ...]
    fights: tuple[RollInPosition, ...]
    opening: Opening

    @property
    def won(self) -> bool:
        """Whether this turn won the game."""
        return self.end.phase == OVER and self.end.winner == self.seat


def turns_of(game: CoreGame) -> list[Turn]:
    """Split a game into its turns, in order; the last turn may be unfinished.

    If the game began with a position in the middle of a turn, the first turn is the rest of that.
    """
    found: list[Turn] = []
    positions = game.positions
    start, first = positions[0], 0
    events: list[Event] = []
    fights: list[RollInPosition] = []
    actions: list[Action] = []

    def close(until: int, end: State) -> None:
        if until > first and start.phase not in IN_SETUP:
            done = (tuple(events), tuple(fights), _opening(actions))
            found.append(Turn(start.turn, start.round, first, until, start, end, *done))

    number, after = 0, start
    for number, (before, played, after) in enumerate(game.walk(), 1):
        begun = False
        # Placements for the third army, or in the set-up, do not belong to an opening.
        if before.actor == before.turn and before.phase in (IN_REINFORCE, IN_ATTACK):
            actions.append(played.action)
        for event in played.events:
            # An action may end a turn and start the next: its later events belong to the next turn.
            begun = begun or event.type == "turn_started"
            if not begun:
                events.append(event)
            if event.type == "rolled":
                fights.append(RollInPosition(before, event))
        if begun:
            close(number, after)
            start, first = after, number
            events, fights, actions = [], [], []
    close(number, after)
    return found


def _opening(actions: list[Action]) -> Opening:
    """Build the opening of a turn from its actions in order."""
    sets, placed = 0, Counter[str]()
    for action in actions:
        if isinstance(action, Attack):
            return Opening(sets, placed, action.source, action.target)
        if isinstance(action, Trade):
            sets += 1
        elif isinstance(action, Place):
            placed[action.territory] += action.armies
    return Opening(sets, placed, None, None)


class Thinking(Thinker):
    """The expert's view of one game's positions, with a budget like that of `ExpertBot`."""

    def __init__(
        self, config: GameConfig, depth: int | None = None, width: int | None = None
    ) -> None:
        super().__init__(config, depth=depth or DEPTH, width=width or WIDTH_AT_TABLE)
        self._known: dict[tuple[int, int | None], tuple[State, list[float]]] = {}

    def chances(self, state: State, viewer: int | None) -> list[float]:
        """Return each seat's chance of winning, as given by `Game.evaluate`."""
        key = (id(state), viewer)
        if key not in self._known:
            # The state is stored too, so that no other state can get the same id.
            found = list(evaluate(self.config, state, viewer).chances.values())
            self._known[key] = (state, found)
        return self._known[key][1]

    def worth(self, state: State, seat: int) -> float:
        """Return the value of a position to a seat on the scale of the expert's plans."""
        if state.phase == OVER:
            return float(state.winner == seat)
        params, scratch = self.config.params, self.scratch
        put_chances(params, state.seen_by(seat).capped(), scratch, seat, state.turn)
        return scratch.chances[seat]

    def luck(self, fight: RollInPosition, viewer: int | None) -> list[float]:
        """Compute a roll's effect on each seat's chance, compared with the mean over its outcomes.

        The effects add up to 0 over all seats and, weighted by chance, over all outcomes.
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
        """Compute each seat's chance after a roll; all armies but one move in after a capture."""
        params, trial = self.config.params, self.scratch.trial
        copy_open(params, seen, trial)
        trial.armies[source] -= losses[0]
        trial.armies[target] -= losses[1]
        if not trial.armies[target]:
            capture(params, trial, source, target, trial.armies[source])
        turn = trial.turn
        if has_won(params, trial, turn):
            return [float(seat == turn) for seat in range(params.players)]
        trial.hand_size[turn] += trial.captured  # the card will be drawn at the end of the turn
        put_chances(params, trial, self.scratch, viewer, next_seat(params, trial, turn))
        return list(self.scratch.chances)


def plan_of(thinking: Thinking, state: State) -> Plan | None:
    """Compute the expert's plan for the seat whose turn it is, based on the seat's knowledge.

    A hint in that position shows the same plan. None if the seat neither places armies nor attacks.
    """
    config, seat = thinking.config, state.turn
    if state.phase not in (IN_REINFORCE, IN_ATTACK) or state.actor != seat:
        return None
    params, scratch = config.params, thinking.scratch
    seen, sets = _traded(thinking, state)
    placed, ready = thinking.place_all(seen) if seen.phase == IN_REINFORCE else ({}, seen)
    put_root(params, ready, scratch)
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
    """Trade the sets that the expert would trade first; return the position and their count."""
    config, seat = thinking.config, state.turn
    game = CoreGame(config, state)
    sets = 0
    while True:
        seen = game.state.seen_by(seat)
        action = [END_PHASE, -1, -1, -1, -1]
        if seen.phase == IN_REINFORCE:
            # With no armies to place, the expert can only decide about a trade.
            asked = seen.copy()
            asked.to_place = 0
            reinforce(config.params, asked, thinking.scratch, action)
        if action[0] != TRADE:
            return seen, sets
        game.apply(to_action(config, seen, action))
        sets += 1


def review(
    game: CoreGame | Source,
    seat: str | None = None,
    *,
    plans: bool = True,
    depth: int | None = None,
    width: int | None = None,
) -> Review:
    """Review a game: chances after every turn, turning points, plans and luck.

    `Game.review` does the same. `docs/coach.md` explains what its figures compare.

    >>> import risk_widget as rw
    >>> game = rw.load_lesson("04-combat").game.fork(seed=1)
    >>> events = game.apply(game.legal_actions()[0])  # Brazil attacks Peru
    >>> [(turn.seat, turn.lost) for turn in rw.review(game, plans=False).turns]
    [('red', 0)]

    Args:
        game: a game, over or not, or the whole record of one (`Game.record`): its text, or a file
            that holds it.
        seat: the seat whose knowledge the chances are based on; only its turns are then compared
            with the expert's plans. None: public knowledge, and all turns are compared.
        plans: whether to compute plans at all: they take nearly all of the time.
        depth: the number of captures that a plan looks ahead.
        width: the number of first attacks followed to that depth; with ``depth``, the expert's
            budget. By default both are those of the expert at a table.

    Raises:
        ValueError: there is no such seat, or only a part of the game is known.
        RecordError: the text is not a record.
    """
    if not isinstance(game, CoreGame):
        if not is_source(game):
            raise TypeError(f"game must be a game or its record, not {shown(game)}")
        game = replay(text_of(game, "game"), CoreGame, strict=True).game
    reviewer = Reviewer(game, seat, depth=depth, width=width)
    planned = flag(plans, "plans")
    turns = []
    for number, turn in enumerate(reviewer.turns, 1):
        asked = planned and reviewer.viewer in (None, turn.seat)
        turns.append(reviewer.turn(number, plan=asked))
    viewer = None if reviewer.viewer is None else game.seats[reviewer.viewer]
    return Review(viewer, tuple(game.seats), tuple(turns), game.winner, game.config.names)


class Reviewer:
    """A reviewer of the turns of a game, one at a time.

    Args:
        game: a game, over or not.
        seat: the seat whose knowledge the chances are based on; None for public knowledge.
        depth: the expert's budget, with ``width``, as for `review`.
        width: as for `review`.

    Attributes:
        config: the game's configuration.
        viewer: the number of the seat; None for public knowledge.
        turns: all turns so far, in order.

    Raises:
        ValueError: there is no such seat, or only a part of the game is known.
    """

    def __init__(
        self,
        game: CoreGame,
        seat: str | None = None,
        *,
        depth: int | None = None,
        width: int | None = None,
    ) -> None:
        if game.is_partial:
            raise MessageError(Message("review-partial"))
        self.config: GameConfig = game.config
        self.viewer: int | None = None if seat is None else game.config.seat_number(seat)
        self.turns: list[Turn] = turns_of(game)
        budget = (
            None if given is None else whole(given, name, 1)
            for name, given in (("depth", depth), ("width", width))
        )
        self._thinking = Thinking(game.config, *budget)

    def turn(self, number: int, *, plan: bool) -> TurnReview:
        """Review a turn by its number, counting from 1; with ``plan``, add the expert's plan."""
        turn = self.turns[number - 1]
        last = number == len(self.turns)
        finished = not last or turn.end.phase == OVER or turn.end.turn != turn.seat
        return _reviewed(self._thinking, turn, number, self.viewer, asked=plan, finished=finished)


def _reviewed(
    thinking: Thinking,
    turn: Turn,
    number: int,
    viewer: int | None,
    *,
    asked: bool,
    finished: bool,
) -> TurnReview:
    config, seats = thinking.config, thinking.config.seats
    chance, own = [0.0] * len(seats), 0.0
    for fight in turn.fights:
        seen = thinking.luck(fight, viewer)
        chance = [a + b for a, b in zip(chance, seen, strict=True)]
        own += (seen if viewer == turn.seat else thinking.luck(fight, turn.seat))[turn.seat]
    held = [
        [{c.id for c in continents_held(config, at, s)} for s in range(len(seats))]
        for at in (turn.start, turn.end)
    ]
    broken = [
        c for s in range(len(seats)) if s != turn.seat for c in sorted(held[0][s] - held[1][s])
    ]
    counted = _counted(turn, seats[turn.seat])
    # A winning turn is not compared with a plan, because no plan could be better.
    plan = plan_of(thinking, turn.start) if asked and not turn.won else None
    got = thinking.chances(turn.end, turn.seat)[turn.seat]
    if plan is not None:
        # The turn's result and the expert's plans have different scales.
        worth = thinking.worth(turn.end, turn.seat)
        plan = replace(plan, chance=rescaled(plan.chance, worth, got))
    return TurnReview(
        number=number,
        round=turn.round,
        seat=seats[turn.seat],
        first=turn.first,
        until=turn.until,
        finished=finished,
        before=dict(zip(seats, thinking.chances(turn.start, viewer), strict=True)),
        after=dict(zip(seats, thinking.chances(turn.end, viewer), strict=True)),
        captured=counted["captured"],
        lost=counted["lost"],
        cards=counted["cards"],
        sets=counted["sets"],
        gained=tuple(sorted(held[1][turn.seat] - held[0][turn.seat])),
        broken=tuple(broken),
        knocked_out=tuple(e.seat for e in turn.events if e.type == "eliminated" and e.seat),
        armies_by_dice=_armies_by_dice(config, turn),
        chance_by_dice=dict(zip(seats, chance, strict=True)),
        plan=plan,
        won=turn.won,
        as_planned=plan is not None and plan.begins_with(turn.opening),
        had=thinking.chances(turn.start, turn.seat)[turn.seat],
        got=got,
        own_dice=own,
        _names=config.names,
    )


def _counted(turn: Turn, seat: str) -> dict[str, int]:
    """Count the seat's captures, losses, cards and sets in a turn."""
    found = dict.fromkeys(("captured", "lost", "cards", "sets"), 0)
    for event in turn.events:
        mine = event.seat == seat
        if event.type == "captured" and mine:
            found["captured"] += 1
        elif event.type == "rolled" and event.data["attacker"] == seat:
            found["lost"] += event.data["attacker_losses"]
        elif event.type == "card_drawn" and mine:
            found["cards"] += 1
        elif event.type == "cards_taken" and mine:
            found["cards"] += event.data["count"]
        elif event.type == "traded" and mine:
            found["sets"] += 1
    return found


def _armies_by_dice(config: GameConfig, turn: Turn) -> dict[str, float]:
    """Count the armies that the dice of a turn saved each seat, as in a dice report."""
    gains = []
    for _, event in turn.fights:
        data = event.data
        expected, _ = mean_losses(config.dice, len(data["attack"]), len(data["defence"]))
        gains.append((data["attacker"], data["defender"], expected - data["attacker_losses"]))
    return net_gains(config.seats, gains)
