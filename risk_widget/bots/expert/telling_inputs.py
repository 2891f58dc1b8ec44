"""The inputs of `risk_widget.bots.expert.telling`, which gives the chances shown to players.

A position is first advanced to where the next attacks begin. Then a row of features describes each
seat on any board. On the classic board every territory has inputs of its own. Only inputs that are
not 0 are listed.
"""

from __future__ import annotations

from math import log1p
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from risk_widget.bots.common import faces_others
from risk_widget.bots.dealing import guess_capitals, knows_capital
from risk_widget.bots.expert.reinforcing import first_owned, most_useful_set
from risk_widget.bots.expert.scratch import FEATURES
from risk_widget.bots.expert.value import (
    ARMIES,
    INCOME_SHARE,
    SET_NOW,
    capture,
    continents_to_hold,
    copy_open,
    mean_set_value,
    next_seat,
    put_features,
)
from risk_widget.engine import codes
from risk_widget.engine.cards import card_of_set, holds_set, trade, trading_stopped
from risk_widget.engine.missions import CONTINENTS, DESTROY, wanted_of
from risk_widget.engine.state import holds_continent
from risk_widget.engine.turn import turn_income

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from risk_widget.bots.expert.scratch import ExpertScratch
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State

Input: TypeAlias = "tuple[int, float]"
"""The number of an input, and its value."""

MOST_PLAYERS: Final = 6
"""The largest number of players with an input of its own; larger tables count as this size."""
MISSIONS: Final = 16
"""The number of mission cards with an input of their own."""
_BEFORE_ATTACKS, _ATTACKS, _AFTER_ATTACKS = range(3)
_PART: Final = FEATURES
_ARMIES_IN_PART: Final = _PART + 3
_COMING: Final = _ARMIES_IN_PART + 3
PUBLIC: Final = _COMING + 1
ROW: Final = PUBLIC + MISSIONS
"""The size of a seat's row.

It has the features of the seat's value; whether the seat is on turn, by part of the turn; its share
of the armies likewise; the share of its armies still to be placed; and the mission of the observing
seat, which the rows of rivals leave out (`PUBLIC`)."""

BOARD: Final = "classic"
"""The board whose territories and continents have inputs of their own."""
_TERRITORIES, _CONTINENTS = 42, 6
_OWN: Final = ROW
_HELD: Final = _OWN + 4 * _TERRITORIES
_WANTED: Final = _HELD + 2 * _CONTINENTS
_HIDING: Final = _WANTED + _TERRITORIES
_CAPITAL: Final = _HIDING + _TERRITORIES
_ALL: Final = _CAPITAL + _TERRITORIES
_RIVAL: Final = _ALL + 6 * _TERRITORIES
_ATTACKER: Final = _RIVAL + PUBLIC
_PLAYERS: Final = _ATTACKER + PUBLIC
INPUTS: Final = _PLAYERS + MOST_PLAYERS - 1
"""The number of all inputs.

They are a seat's row; on the classic board its territories, the continents that it holds, the
territories that its mission requires, those where its capital may be, its capital, and all
territories; the rows of its strongest rival and of the next attacker; the number of players."""
ON_BOARD: Final = slice(_OWN, _RIVAL)
"""The inputs of the classic board; other boards have none of them."""


class Described(NamedTuple):
    """A position in numbers.

    Attributes:
        shared: the inputs that all seats have in common.
        seats: the other inputs of each seat in play.
    """

    shared: Sequence[Input]
    seats: Mapping[int, Sequence[Input]]


def described(config: GameConfig, seen: State, viewer: int, scratch: ExpertScratch) -> Described:
    """Describe each seat in play, as far as the viewer (-1: everybody) may know the position."""
    params, ahead = config.params, scratch.trial
    own = _with_sets_traded(params, seen, viewer)
    attacker, coming = _look_ahead(params, own, ahead)
    put_features(params, ahead, scratch, viewer, attacker)
    rows = {
        seat: [*scratch.features[seat], *[0.0] * (ROW - FEATURES)]
        for seat in range(params.players)
        if ahead.out_by[seat] == codes.IN_PLAY
    }
    if attacker in rows:
        rows[attacker][_COMING] = coming / max(1, sum(scratch.armies))
    if viewer in rows:
        _put_own_hand(params, own, ahead, viewer, scratch, rows[viewer])
        mission = seen.mission[viewer]
        if params.goal == codes.GOAL_MISSIONS and 0 <= mission < MISSIONS:
            rows[viewer][PUBLIC + mission] = 1.0
    part = _part_of(seen.phase)
    if part >= 0 and seen.turn in rows:
        row = rows[seen.turn]
        row[_PART + part] = 1.0
        row[_ARMIES_IN_PART + part] = row[ARMIES]
    strongest = sorted(rows, key=lambda seat: -_strength(rows[seat]))
    shared = [(_PLAYERS + min(params.players, MOST_PLAYERS) - 2, 1.0)]
    shared += _filled(_ATTACKER, rows.get(attacker, ())[:PUBLIC])
    on_board = config.board.id == BOARD
    if on_board:
        if params.goal == codes.GOAL_CAPITALS:
            guess_capitals(params, seen, viewer, scratch.hiding)
        around = [_others_around(params, ahead, place) for place in range(_TERRITORIES)]
        shared += _all_territories(params, ahead, scratch, attacker, around)
    seats = {}
    for seat, row in rows.items():
        rivals = [other for other in strongest if other != seat][:1]
        inputs = _filled(0, row)
        for rival in rivals:
            inputs += _filled(_RIVAL, rows[rival][:PUBLIC])
        if on_board:
            inputs += _own_territories(params, ahead, scratch, seat, around)
            inputs += _own_goals(params, ahead, scratch, seat, viewer)
        seats[seat] = inputs
    return Described(shared, seats)


def _strength(row: Sequence[float]) -> float:
    return row[ARMIES] + row[INCOME_SHARE] + row[SET_NOW] / 2


def _filled(first: int, row: Sequence[float]) -> list[Input]:
    """List the values of a row that are not 0, each with its number counted from ``first``."""
    return [(number, value) for number, value in enumerate(row, first) if value]


def _size(armies: int) -> float:
    return log1p(armies) / 2


def _others_around(params: Params, ahead: State, place: int) -> float:
    """Add up the armies of other owners around a territory, on a logarithmic scale."""
    armies, owner = 0, ahead.owner[place]
    for other in params.neighbours[place]:
        if other < 0:
            break
        if ahead.owner[other] != owner:
            armies += ahead.armies[other]
    return log1p(armies) / 3


def _all_territories(
    params: Params, ahead: State, scratch: ExpertScratch, attacker: int, around: Sequence[float]
) -> Iterator[Input]:
    """Yield the inputs that describe all territories: armies, their owners' roles, and dangers."""
    capitals = params.goal == codes.GOAL_CAPITALS
    for place in range(_TERRITORIES):
        at, size, owner = _ALL + 6 * place, _size(ahead.armies[place]), ahead.owner[place]
        yield at, size
        if owner == attacker:
            yield at + 1, size
        if owner == params.third:
            yield at + 2, size
        if scratch.danger[place]:
            yield at + 3, scratch.danger[place]
        if around[place]:
            yield at + 4, around[place]
        if capitals and scratch.hiding[place]:
            yield at + 5, scratch.hiding[place]


def _own_territories(
    params: Params, ahead: State, scratch: ExpertScratch, seat: int, around: Sequence[float]
) -> Iterator[Input]:
    """Yield the territories and continents that a seat holds."""
    for place in range(_TERRITORIES):
        if ahead.owner[place] == seat:
            at = _OWN + 4 * place
            yield at, 1.0
            yield at + 1, _size(ahead.armies[place])
            if scratch.danger[place]:
                yield at + 2, scratch.danger[place]
            if around[place]:
                yield at + 3, around[place]
    for continent in range(_CONTINENTS):
        if holds_continent(params, ahead, seat, continent):
            at = _HELD + 2 * continent
            yield at, 1.0
            yield at + 1, max(scratch.danger[place] for place in params.members[continent])


def _own_goals(
    params: Params, ahead: State, scratch: ExpertScratch, seat: int, viewer: int
) -> Iterator[Input]:
    """Yield the territories that the mission still needs, and a seat's known or likely capital."""
    if params.goal == codes.GOAL_MISSIONS and seat == viewer and ahead.mission[seat] >= 0:
        wanted = wanted_of(params, ahead, seat, ahead.mission[seat])
        continents = 0
        if wanted.reading == CONTINENTS:
            continents = continents_to_hold(params, ahead, seat, wanted)
        victim = wanted.victim if wanted.reading == DESTROY else codes.NOBODY
        for continent in range(_CONTINENTS):
            for place in params.members[continent]:
                owner = ahead.owner[place]
                if owner != seat and (continents >> continent & 1 or owner == victim >= 0):
                    yield _WANTED + place, _size(ahead.armies[place]) + 0.3
    elif params.goal == codes.GOAL_CAPITALS:
        for place in range(_TERRITORIES):
            if ahead.owner[place] == seat and scratch.hiding[place]:
                yield _HIDING + place, scratch.hiding[place]
        if knows_capital(ahead, viewer, seat):
            capital = ahead.capital[seat]
            yield (
                _CAPITAL + capital,
                (0.3 + _size(ahead.armies[capital]) if ahead.owner[capital] == seat else -1.0),
            )


def _part_of(phase: int) -> int:
    """Return the part of a turn that a phase belongs to; -1 in the set-up."""
    if phase in codes.IN_SETUP:
        return -1
    if phase in (codes.IN_REINFORCE, codes.IN_REINFORCE_THIRD):
        return _BEFORE_ATTACKS
    return _AFTER_ATTACKS if phase == codes.IN_FORTIFY else _ATTACKS


# ---- where the next attacks begin --------------------------------------------------------------


def _with_sets_traded(params: Params, seen: State, viewer: int) -> State:
    """Return the position after trading all sets that the viewer holds and may trade now."""
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
    """Set ``ahead`` to the position in which the next attacks begin.

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
        ahead.hand_size[seat] += 1  # the card is nearly certain to be drawn
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
    """Replace the likelihood of a set with certainty, if the viewer knows the hand."""
    if holds_set(params, own, viewer):
        worth = mean_set_value(params, ahead)
        row[SET_NOW] = worth / (max(1, sum(scratch.armies)) + worth)
    elif ahead.hand_size[viewer] < params.must_trade_at:
        row[SET_NOW] = 0.0
