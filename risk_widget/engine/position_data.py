"""Positions written as data, as in cases and lessons, without the fields that others imply.

`state_from_data` reads it. The order of the deck is not written, since a position that is given by
its fields leaves the deck to be shuffled; nor are the reasons for the armies of a turn.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from risk_widget.engine.codes import (
    FIRST_BY_DIE,
    FIRST_WITHOUT_CARD,
    IN_PLAY,
    IN_REINFORCE,
    IN_SETUP,
    NOBODY,
    UNKNOWN,
)
from risk_widget.engine.turn import turn_income

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State
    from risk_widget.reading.json_types import JsonObject

__all__ = ["position_data"]

_ALWAYS = ("territories", "to_place")
"""The fields that are written even if they are empty or 0."""


def position_data(config: GameConfig, state: State, *, shortened: bool = True) -> JsonObject:
    """Write a position as data. Unknown cards, missions and capitals are left out.

    With ``shortened``, the most frequent holding is written once, as ``"*"``.
    """
    ids, seats = config.ids, config.seats
    data: JsonObject = {"turn": seats[state.turn], "phase": state.phase_name}
    held: dict[str, Sequence[object]] = {
        name: [config.owner_ids[owner], state.armies[number]]
        for number, (name, owner) in enumerate(zip(ids, state.owner, strict=True))
        if owner != NOBODY
    }
    data["territories"] = _shortened(held, ids) if shortened else held
    if state.to_place != _counted(config, state):
        data["to_place"] = state.to_place
    if state.round != (0 if state.phase in IN_SETUP else 1):
        data["round"] = state.round
    hands = {seat: _cards(config, state.hand_of(n)) for n, seat in enumerate(seats)}
    data["hands"] = {seat: cards for seat, cards in hands.items() if cards}
    data["discard"] = _cards(config, state.discard_cards())
    data["sets_traded"] = state.sets_traded
    data |= _of_seats(config, state)
    data["third_to_place"] = state.third_owed
    data["moved"] = {ids[a]: ids[b] for a, b in state.movements().items()}
    data["tired"] = {ids[t]: n for t, n in state.tired_armies().items() if n}
    for name in ("captured", "mid_combat", "bonus_given"):
        if getattr(state, name):
            data[name] = True
    if state.starter != _usual_starter(config, state):
        data["starter"] = seats[state.starter]
    data |= _battle(config, state)
    return {name: value for name, value in data.items() if value or name in _ALWAYS}


def _of_seats(config: GameConfig, state: State) -> JsonObject:
    """Write each seat's mission, capital, eliminator and armies in hand."""
    ids, seats = config.ids, config.seats
    data: JsonObject = {}
    data["missions"] = {
        seat: mission
        for number, seat in enumerate(seats)
        if (mission := config.mission_of(state, number)) is not None
    }
    data["capitals"] = {
        seat: ids[capital]
        for seat, capital in zip(seats, state.capital, strict=True)
        if capital >= 0
    }
    data["shown"] = [
        seat
        for seat, capital, shown in zip(seats, state.capital, state.shown, strict=True)
        if shown and capital >= 0
    ]
    data["destroyed_by"] = {
        seat: config.owner_ids[by]
        for seat, by in zip(seats, state.out_by, strict=True)
        if by not in (IN_PLAY, UNKNOWN)
    }
    if state.phase in IN_SETUP:
        data["out"] = [s for s, by in zip(seats, state.out_by, strict=True) if by != IN_PLAY]
    data["in_hand"] = {s: n for s, n in zip(seats, state.in_hand, strict=True) if n}
    return data


def _cards(config: GameConfig, cards: Iterable[int]) -> list[str]:
    return [config.card_ids[card] for card in cards if card != config.unknown_card]


def _counted(config: GameConfig, state: State) -> int:
    """Return the number of armies to place that is assumed if the data give none."""
    if state.phase == IN_REINFORCE and not state.mid_combat:
        return turn_income(config.params, state, state.turn)
    return 0


def _usual_starter(config: GameConfig, state: State) -> int:
    """Return the seat that is assumed to have started if the data give none."""
    first = config.params.first_seat
    if first == FIRST_WITHOUT_CARD:
        return config.size % config.players
    return state.turn if first == FIRST_BY_DIE and state.phase in IN_SETUP else 0


def _battle(config: GameConfig, state: State) -> JsonObject:
    battle = state.battle
    if battle is None:
        return {}
    fight: JsonObject = {
        "source": config.ids[battle.source],
        "target": config.ids[battle.target],
        "armies": battle.armies,
    }
    if battle.dice != battle.armies:
        fight["dice"] = battle.dice
    if battle.attack_roll:
        fight["roll"] = [*battle.attack_roll]
    return {"battle": fight}


def _shortened(
    held: Mapping[str, Sequence[object]], ids: Sequence[str]
) -> dict[str, Sequence[object]]:
    """Write the most frequent holding once, as ``"*"``, if every territory has an owner."""
    counted = Counter(map(tuple, held.values()))
    usual, count = counted.most_common(1)[0] if counted else ((), 0)
    if count < 2 or len(held) < len(ids):
        return dict(held)
    rest = {name: holding for name, holding in held.items() if tuple(holding) != usual}
    return {"*": [*usual], **rest}
