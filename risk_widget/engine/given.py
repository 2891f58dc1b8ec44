"""A position as people write it: the ``given`` of scenarios, made into a state and checked.

Keys: ``turn``, ``phase``, ``territories`` ({territory: [owner, armies]}, where the name of a
continent stands for all its territories and "*" for all on the map; the narrower one wins), and
where wanted ``to_place``, ``hands``, ``deck`` (next card first), ``discard``, ``sets_traded``,
``missions``, ``capitals``, ``captured``, ``out``, ``destroyed_by``, ``in_hand``,
``third_to_place``; for whole positions also ``starter``, ``round``, ``moved`` ({source:
destination}), ``tired``, ``mid_combat``, ``bonus_given``, ``shown`` (seats whose capital has been
turned up), and ``battle`` ({source, target, armies, dice, roll}) in the phases ``defend`` and
``occupy``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.board_check import did_you_mean
from risk_widget.engine.building import Fight, ImpossiblePosition, completed, empty, stand
from risk_widget.engine.income import given_item
from risk_widget.engine.phases import HANDLERS
from risk_widget.engine.setting import NOBODY, THIRD
from risk_widget.engine.state import (
    IN_PLAY,
    SETUP_PHASES,
    UNKNOWN,
    put,
)
from risk_widget.engine.turn import count_income

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from risk_widget.engine.setting import Setting
    from risk_widget.engine.state import State

_KEYS = (
    "turn",
    "phase",
    "territories",
    "to_place",
    "hands",
    "deck",
    "discard",
    "sets_traded",
    "missions",
    "capitals",
    "captured",
    "out",
    "destroyed_by",
    "in_hand",
    "third_to_place",
    "starter",
    "round",
    "moved",
    "tired",
    "mid_combat",
    "bonus_given",
    "shown",
    "battle",
)


class GivenError(ValueError):
    """A given position that names unknown things or cannot be."""


def given_state(setting: Setting, given: Mapping[str, Any]) -> State:
    """The state of a given position. Raises ``GivenError`` (a ``ValueError``)."""
    for key in given:
        if key not in _KEYS:
            raise GivenError(f"a position has no {key!r}{did_you_mean(str(key), _KEYS)}")
    try:
        return _state(setting, given)
    except (TypeError, KeyError, AttributeError, IndexError) as error:
        raise GivenError(f"the position cannot be read: {error!r}") from error


def _state(setting: Setting, given: Mapping[str, Any]) -> State:
    state = empty(setting)
    state.phase = given["phase"]
    if state.phase not in HANDLERS:
        raise GivenError(
            f"there is no phase {state.phase!r}{did_you_mean(str(state.phase), HANDLERS)}"
        )
    state.turn = setting.seat_number(given["turn"])
    _read_territories(setting, state, given.get("territories", {}))
    _read_players(setting, state, given)
    _read_cards(setting, state, given)
    _read_turn(setting, state, given)
    fight = _enter_phase(setting, state, given)
    try:
        return completed(setting, state, fight, capitals_told=False)
    except ImpossiblePosition as error:
        raise GivenError(error.message) from error


def _read_territories(
    setting: Setting, state: State, territories: Mapping[str, Sequence[Any]]
) -> None:
    continents = {continent.id: continent.members for continent in setting.continents}
    entries = dict.fromkeys(range(setting.size), territories.get("*"))
    for name in territories:
        entries |= dict.fromkeys(continents.get(name, ()), territories[name])
    for name in territories:
        if name != "*" and name not in continents:
            entries[_territory(setting, name, continents)] = territories[name]
    for number, name in enumerate(setting.ids):
        entry = entries[number]
        if entry is None:
            continue
        if not isinstance(entry, (list, tuple)) or len(entry) != 2:
            raise GivenError(f"{name} has an owner and armies, not {entry!r}")
        owner, armies = entry
        if owner is None:
            continue
        fewest = 0 if state.phase == "occupy" else 1
        if type(armies) is not int or armies < fewest:
            raise GivenError(f"{name} has at least {fewest} armies, not {armies!r}")
        stand(state, number, _owner(setting, owner), armies)
    if NOBODY in state.owner and not (
        state.phase == "claim" or (state.phase == "place" and setting.has_third)
    ):
        name = setting.ids[state.owner.index(NOBODY)]
        raise GivenError(f"nobody holds {name}: name its owner, or give '*'")


def _read_players(setting: Setting, state: State, given: Mapping[str, Any]) -> None:
    by = {
        setting.seat_number(seat): UNKNOWN if doer is None else _owner(setting, doer)
        for seat, doer in given.get("destroyed_by", {}).items()
    }
    for seat in given.get("out", ()):
        number = setting.seat_number(seat)
        state.out_by = put(state.out_by, number, by.get(number, UNKNOWN))
    if state.phase not in SETUP_PHASES:
        for number in range(setting.players):
            if not state.counts[number] and state.out_by[number] == IN_PLAY:
                state.out_by = put(state.out_by, number, by.get(number, UNKNOWN))
    missions: list[str | None] = [None] * setting.players
    for seat, mission in given.get("missions", {}).items():
        if mission is not None and mission not in setting.goals:
            raise GivenError(
                f"there is no mission {mission!r}{did_you_mean(str(mission), setting.goals)}"
            )
        missions[setting.seat_number(seat)] = mission
    state.missions = tuple(missions)
    capitals: list[int | None] = [None] * setting.players
    for seat, capital in given.get("capitals", {}).items():
        if capital is not None:
            capitals[setting.seat_number(seat)] = _territory(setting, capital)
    state.capitals = tuple(capitals)
    shown = [setting.seat_number(seat) for seat in given.get("shown", ())]
    state.shown = tuple(
        seat in shown or (capital is not None and state.owner[capital] != seat)
        for seat, capital in enumerate(capitals)
    )


def _read_cards(setting: Setting, state: State, given: Mapping[str, Any]) -> None:
    hands: list[tuple[int, ...]] = [()] * setting.players
    for seat, cards in given.get("hands", {}).items():
        hands[setting.seat_number(seat)] = _cards(setting, cards)
    state.hands = tuple(hands)
    state.discard = _cards(setting, given.get("discard", ()))
    first = _cards(setting, given.get("deck", ()))
    named = [*first, *state.discard, *(card for hand in hands for card in hand)]
    taken = {*named, *(card for card in state.capitals if card is not None)}
    others = [card for card in range(setting.unknown_card) if card not in taken]
    state.sets_traded = _count(given, "sets_traded")
    if state.phase in SETUP_PHASES and "deck" not in given:
        return  # the pile is made when the game begins
    state.deck = (*first, *setting.chance.shuffled("given", 0, others))
    state.shuffles = 1


def _read_turn(setting: Setting, state: State, given: Mapping[str, Any]) -> None:
    state.captured = bool(given.get("captured", False))
    state.bonus_given = bool(given.get("bonus_given", False))
    state.mid_combat = bool(given.get("mid_combat", False))
    state.moved = {
        _territory(setting, source): _territory(setting, target)
        for source, target in given.get("moved", {}).items()
    }
    state.tired = {_territory(setting, t): n for t, n in given.get("tired", {}).items()}
    state.third_owed = _count(given, "third_to_place")
    in_hand = given.get("in_hand", {})
    state.in_hand = tuple(_count(in_hand, seat) for seat in setting.seats)
    for seat in in_hand:
        setting.seat_number(seat)
    state.round = _count(given, "round", 0 if state.phase in SETUP_PHASES else 1)
    if "starter" in given:
        state.starter = setting.seat_number(given["starter"])
    elif setting.rules.first_seat == "first_without_card":
        state.starter = setting.size % setting.players
    elif setting.rules.first_seat == "die" and state.phase in SETUP_PHASES:
        state.starter = state.turn


def _enter_phase(setting: Setting, state: State, given: Mapping[str, Any]) -> Fight | None:
    """What is due in the phase; the battle, where it is about one."""
    phase = state.phase
    if phase in SETUP_PHASES:
        return None
    if phase == "reinforce" and "to_place" not in given and not state.mid_combat:
        count_income(setting, state)
    else:
        state.to_place = _count(given, "to_place")
        state.received = state.to_place
        if state.to_place:
            state.income = (given_item(state.to_place),)
    if phase == "reinforce_third":
        state.to_place = _count(given, "to_place", state.third_owed)
        state.third_owed = 0
    return _read_battle(setting, state, given) if phase in ("defend", "occupy") else None


def _read_battle(setting: Setting, state: State, given: Mapping[str, Any]) -> Fight:
    if "battle" not in given:
        raise GivenError(f"the phase {state.phase} needs the battle")
    entry = given["battle"]
    source, target = (_territory(setting, entry[key]) for key in ("source", "target"))
    roll = tuple(entry.get("roll", ()))
    if setting.decides_after and not roll and state.phase == "defend":
        raise GivenError("the defender decides after the roll: the battle needs its roll")
    armies = entry["armies"]
    dice = entry.get("dice", armies)
    if setting.rules.movement == "rested" and source not in state.tired:
        state.tired = {**state.tired, source: armies}  # as the attack itself leaves it
    return Fight(source, target, armies, dice, roll)


def _count(table: Mapping[str, Any], key: str, otherwise: int = 0) -> int:
    value = table.get(key, otherwise)
    if type(value) is not int or value < 0:
        raise GivenError(f"{key} is a whole number of at least 0, not {value!r}")
    return value


def _territory(setting: Setting, name: object, others: Iterable[str] = ()) -> int:
    if name not in setting.index:
        hint = did_you_mean(str(name), [*setting.index, *others])
        raise GivenError(f"there is no territory {name!r}{hint}")
    return setting.index[str(name)]


def _owner(setting: Setting, name: object) -> int:
    if name == THIRD:
        if not setting.has_third:
            raise GivenError("there is no third army in this game")
        return setting.third
    return setting.seat_number(name)


def _cards(setting: Setting, cards: Sequence[str]) -> tuple[int, ...]:
    for card in cards:
        if card not in setting.card_index:
            hint = did_you_mean(str(card), setting.card_index)
            raise GivenError(f"there is no card {card!r}{hint}")
    return tuple(setting.card_index[card] for card in cards)
