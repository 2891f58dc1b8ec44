"""Answers to a puzzle, turned into actions from their stored form and parameters.

So a stored puzzle can be measured again, from its text alone.
"""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any, NamedTuple

from risk_widget.engine.cards import brings_bonus, card_of_set, set_after, set_kind, set_value
from risk_widget.engine.codes import (
    ATTACK,
    DEFEND,
    END_PHASE,
    FORTIFY,
    OCCUPY,
    PLACE,
    TRADE,
)
from risk_widget.game_review.decisions import HOLD

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State

Coded = tuple[int, ...]

GATHER = 98
"""The code of an answer: all armies still to be set up go to one territory."""
MARCH = 97
"""The code of an attack that is fought to its end, after which all armies but one move on."""
MISSION = 96
"""The code of an answer that gives the seat another mission."""
UNTIL = 95
"""The code of an attack that stops with a number of armies left."""
TO_ATTACK = 94
"""The code that leads to the attacks of the turn, once all armies are placed."""


class Answer(NamedTuple):
    """An answer as a puzzle stores it."""

    form: str
    params: Mapping[str, Any]


class SetToTrade(NamedTuple):
    """A set in the hand of the seat whose turn it is: its cards, and the armies that it brings."""

    cards: tuple[int, ...]
    bonus: int
    armies: int


def sets_of(config: GameConfig, state: State) -> Iterator[SetToTrade]:
    """Yield the sets held by the seat whose turn it is."""
    params, seat = config.params, state.actor
    number = set_after(params, state, seat, -1)
    while number >= 0:
        cards = tuple(card_of_set(state, seat, number, which) for which in range(3))
        shown = [card for card in cards if brings_bonus(params, state, card)]
        count = len(shown)
        bonus = -1
        if params.one_bonus:
            count = min(count, 1 - state.bonus_given)
            if len(shown) > 1 and count:
                bonus = shown[0]  # a card of a territory has its number
        value = set_value(params, state, set_kind(params, *cards))
        yield SetToTrade(cards, bonus, int(value + count * params.bonus_armies))
        number = set_after(params, state, seat, number)


def coded(config: GameConfig, state: State, answer: Answer) -> tuple[Coded, ...]:
    """Return the actions of an answer."""
    form, params = answer
    index = config.index
    if form == "place":
        return ((PLACE, index[params["territory"]], params["armies"], -1, -1),)
    if form == "put":
        return tuple((PLACE, index[t], n, -1, -1) for t, n in params["placed"].items())
    if form == "stop":
        return ((END_PHASE, -1, -1, -1, -1),)
    if form in ("storm", "storm-from"):
        return ((ATTACK, index[params["source"]], index[params["target"]], 0, -1),)
    if form == "storm-until":
        return ((UNTIL, index[params["source"]], index[params["target"]], params["stop"], -1),)
    if form == "break":
        way = [index[t] for t in (params["source"], *params["territories"])]
        placed = (PLACE, way[0], state.to_place, -1, -1)
        ahead = tuple((MARCH, a, b, -1, -1) for a, b in itertools.pairwise(way))
        return (placed, (TO_ATTACK, -1, -1, -1, -1), *ahead)
    if form == "leave":
        return ((OCCUPY, params["armies"], -1, -1, -1),)
    if form == "trade":
        found = [each for each in sets_of(config, state) if each.armies == params["armies"]]
        return ((TRADE, *found[0].cards, found[0].bonus),)
    if form == "wait":
        return ((HOLD, -1, -1, -1, -1),)
    if form == "move":
        moves = [(index[a], index[b], n) for a, b, n in params["moves"]]
        return (*((FORTIFY, *move, -1) for move in moves), (END_PHASE, -1, -1, -1, -1))
    if form == "stay":
        return ((END_PHASE, -1, -1, -1, -1),)
    if form == "dice":
        return ((DEFEND, params["dice"], -1, -1, -1),)
    if form == "gather":
        return ((GATHER, index[params["territory"]], -1, -1, -1),)
    if form == "mission":
        return ((MISSION, config.goal_ids.index(params["mission"]), -1, -1, -1),)
    raise ValueError(form)
