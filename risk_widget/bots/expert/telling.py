"""Each seat's chance of winning, as shown to players, at any moment of a game.

The expert plans by the value of a position at the end of its turn. A chance shown must be right in
between, too: before armies are placed, with a set in the hand, between two attacks. So a position
is first advanced to where the next attacks begin, with the known sets traded and all armies placed.
Separate values then weigh its features; they were fitted to games played on from
positions of every moment (`tools/train_chances.py`). No bot chooses by them.
"""

from __future__ import annotations

import json
from functools import cache
from math import exp, tanh
from pathlib import Path
from typing import TYPE_CHECKING, Final

from risk_widget.bots.common import faces_others
from risk_widget.bots.expert.reinforcing import first_owned, most_useful_set
from risk_widget.bots.expert.scratch import FEATURES, HIDDEN
from risk_widget.bots.expert.value import (
    ARMIES,
    SET_NOW,
    capture,
    copy_open,
    mean_set_value,
    next_seat,
    put_features,
)
from risk_widget.engine import codes
from risk_widget.engine.cards import card_of_set, holds_set, trade, trading_stopped
from risk_widget.engine.turn import turn_income

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.bots.expert.scratch import ExpertScratch
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State

MISSIONS: Final = 16
"""Mission cards with an input of their own."""
_BEFORE_ATTACKS, _ATTACKS, _AFTER_ATTACKS = range(3)
_PART: Final = FEATURES
_ARMIES_IN_PART: Final = _PART + 3
_COMING: Final = _ARMIES_IN_PART + 3
_OWN_MISSION: Final = _COMING + 1
INPUTS: Final = _OWN_MISSION + MISSIONS
"""Inputs that describe a seat: the features of its value; whether it is on turn, by part of
the turn; its share of the armies likewise; the share of its armies still to be placed; and the
mission of the observing seat."""
VALUES_SIZE: Final = INPUTS + HIDDEN * (INPUTS + 2)
"""For each input a weight, then for each hidden unit its weights, its bias, and its own weight."""
_VALUES: Final = Path(__file__).with_name("told.json")


def chances_told(
    config: GameConfig, seen: State, viewer: int, scratch: ExpertScratch
) -> list[float]:
    """Compute each seat's chance of winning; the sum is 1.

    Args:
        config: the configuration of the game.
        seen: the position as the viewer sees it; it is only read.
        viewer: the observing seat, or -1 for public knowledge.
        scratch: the expert's scratch space.
    """
    rows, playing = inputs_of(config, seen, viewer, scratch)
    values = values_for(config)
    scores = [_score(values, row) for row in rows]
    most = max(score for score, plays in zip(scores, playing, strict=True) if plays)
    weights = [
        exp(score - most) if plays else 0.0 for score, plays in zip(scores, playing, strict=True)
    ]
    total = sum(weights)
    return [weight / total for weight in weights]


def inputs_of(
    config: GameConfig, seen: State, viewer: int, scratch: ExpertScratch
) -> tuple[list[list[float]], list[bool]]:
    """Return the inputs that describe each seat, and whether each seat is still in play."""
    params, ahead = config.params, scratch.trial
    own = _with_sets_traded(params, seen, viewer)
    attacker, coming = _look_ahead(params, own, ahead)
    put_features(params, ahead, scratch, viewer, attacker)
    rows = [
        [*scratch.features[seat], *[0.0] * (INPUTS - FEATURES)] for seat in range(params.players)
    ]
    rows[attacker][_COMING] = coming / max(1, sum(scratch.armies))
    if viewer >= 0:
        _put_own_hand(params, own, ahead, viewer, scratch, rows[viewer])
        mission = seen.mission[viewer]
        if params.goal == codes.GOAL_MISSIONS and 0 <= mission < MISSIONS:
            rows[viewer][_OWN_MISSION + mission] = 1.0
    part = _part_of(seen.phase)
    if part >= 0:
        row = rows[seen.turn]
        row[_PART + part] = 1.0
        row[_ARMIES_IN_PART + part] = row[ARMIES]
    return rows, [ahead.out_by[seat] == codes.IN_PLAY for seat in range(params.players)]


def _part_of(phase: int) -> int:
    """Return the part of a turn that a phase belongs to; -1 in the set-up."""
    if phase in codes.IN_SETUP:
        return -1
    if phase in (codes.IN_REINFORCE, codes.IN_REINFORCE_THIRD):
        return _BEFORE_ATTACKS
    return _AFTER_ATTACKS if phase == codes.IN_FORTIFY else _ATTACKS


# ---- where the next attacks begin --------------------------------------------------------------


def _with_sets_traded(params: Params, seen: State, viewer: int) -> State:
    """Return the position with all sets traded that the viewer holds and may trade now."""
    if seen.phase != codes.IN_REINFORCE or seen.actor != viewer:
        return seen
    own = seen.copy()
    while holds_set(params, own, viewer) and not trading_stopped(params, own):
        number = most_useful_set(params, own, viewer)
        if number < 0:
            break
        one, two, three = (card_of_set(own, viewer, number, which) for which in range(3))
        trade(params, own, None, one, two, three, -1)
    return own


def _look_ahead(params: Params, own: State, ahead: State) -> tuple[int, int]:
    """Put the position in which the next attacks begin into ``ahead``.

    Returns the attacking seat, and the number of armies it has been given for the attacks.
    """
    copy_open(params, own, ahead)
    phase, seat = own.phase, own.turn
    if phase == codes.IN_OCCUPY:
        capture(params, ahead, own.source, own.target, ahead.armies[own.source])
    if phase in codes.IN_SETUP:
        seat = max(0, own.starter)  # the first seat if nobody knows yet who starts
        for other in range(params.players):
            _spread(params, ahead, other, own.in_hand[other])
    elif ahead.captured and not (phase == codes.IN_FORTIFY and params.drawn_after_combat):
        ahead.hand_size[seat] += 1  # nearly certain to be drawn, so counted
    armies = 0
    if phase == codes.IN_REINFORCE:
        armies = own.to_place
    elif phase == codes.IN_REINFORCE_THIRD:
        _put_at_strongest(params, ahead, params.third, own.to_place)
    elif phase == codes.IN_FORTIFY or phase in codes.IN_SETUP:
        if phase == codes.IN_FORTIFY:
            seat = next_seat(params, ahead, seat)
        armies = turn_income(params, ahead, seat)
    _put_at_strongest(params, ahead, seat, armies)
    return seat, armies


def _put_at_strongest(params: Params, ahead: State, owner: int, armies: int) -> None:
    """Put armies where their owner is strongest at a border: a stand-in for the best place."""
    best, most = first_owned(params, ahead, owner), -1
    for place in range(params.territories):
        there = ahead.armies[place]
        if ahead.owner[place] == owner and there > most and faces_others(params, ahead, place):
            best, most = place, there
    if best >= 0:
        ahead.armies[best] += armies


def _spread(params: Params, ahead: State, owner: int, armies: int) -> None:
    """Put armies one by one where their owner is weakest at a border."""
    borders = [
        place
        for place in range(params.territories)
        if ahead.owner[place] == owner and faces_others(params, ahead, place)
    ]
    for _ in range(armies if borders else 0):
        ahead.armies[min(borders, key=ahead.armies.__getitem__)] += 1


def _put_own_hand(
    params: Params, own: State, ahead: State, viewer: int, scratch: ExpertScratch,
    row: list[float],
) -> None:  # fmt: skip
    """Replace the likelihood of a set by certainty, if the viewer knows the hand."""
    if holds_set(params, own, viewer):
        worth = mean_set_value(params, ahead)
        row[SET_NOW] = worth / (max(1, sum(scratch.armies)) + worth)
    elif ahead.hand_size[viewer] < params.must_trade_at:
        row[SET_NOW] = 0.0


# ---- values ------------------------------------------------------------------------------------


@cache
def told_values() -> Mapping[str, Sequence[float]]:
    """Load the fitted values by edition and mode, as in ``czech/domination``, or ``any``."""
    read: dict[str, list[float]] = json.loads(_VALUES.read_text(encoding="utf-8"))
    return read


def values_for(config: GameConfig) -> Sequence[float]:
    """Return the values of a game's printed edition and mode, or else those of any."""
    values = told_values()
    return values.get(f"{config.edition.base}/{config.mode}") or values["any"]


def _score(values: Sequence[float], row: Sequence[float]) -> float:
    """Compute the raw score of a seat, before the seats are compared."""
    there = [(number, value) for number, value in enumerate(row) if value]
    total = sum(values[number] * value for number, value in there)
    for first in range(INPUTS, VALUES_SIZE, INPUTS + 2):
        inner = values[first + INPUTS]
        inner += sum(values[first + number] * value for number, value in there)
        total += values[first + INPUTS + 1] * tanh(inner)
    return total


# ---- the expert's plans on the same scale -------------------------------------------------------


def rescaled(value: float, said: float, told: float) -> float:
    """Convert the value of a plan to the scale of the chances shown to players.

    Certainty stays certainty, and the order of plans stays the same.

    >>> from risk_widget.bots.expert.telling import rescaled
    >>> rescaled(0.4, said=0.8, told=0.6), rescaled(0.8, said=0.4, told=0.7)
    (0.3, 0.9)

    Args:
        value: the value of the plan, in the expert's own terms.
        said: the value of a reference plan, likewise.
        told: the chance shown for the reference plan.
    """
    if not 0 < said < 1:
        return value
    if value <= said:
        return value * told / said
    return 1 - (1 - value) * (1 - told) / (1 - said)
