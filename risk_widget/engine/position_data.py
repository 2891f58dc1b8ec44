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

from risk_widget.engine.cards import add_income
from risk_widget.engine.codes import (
    FIRST_BY_DIE,
    FIRST_WITHOUT_CARD,
    FOR_NO_REASON,
    IN_CLAIM,
    IN_DEFEND,
    IN_OCCUPY,
    IN_PLACE,
    IN_PLAY,
    IN_REINFORCE,
    IN_REINFORCE_THIRD,
    IN_SETUP,
    MOVE_RESTED,
    NOBODY,
    PHASES,
    UNKNOWN,
)
from risk_widget.engine.config import THIRD
from risk_widget.engine.state_builder import (
    ImpossiblePosition,
    PendingBattle,
    completed,
    empty,
    put_armies,
)
from risk_widget.engine.turn import count_income
from risk_widget.messages import MessageError
from risk_widget.spelling import shown, unknown

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from risk_widget.engine.config import GameConfig
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


class PositionDataError(MessageError):
    """A position in data that names unknown things or cannot be."""


def state_from_data(config: GameConfig, data: Mapping[str, Any]) -> State:
    """The state of a position in data. Raises ``PositionDataError`` (a ``ValueError``)."""
    for key in data:
        if key not in _KEYS:
            raise PositionDataError.of("data-no-key", **unknown(str(key), _KEYS))
    try:
        return _state(config, data)
    except (TypeError, KeyError, AttributeError, IndexError) as error:
        raise PositionDataError.of("data-not-read", why=shown(error)) from error


def _state(config: GameConfig, data: Mapping[str, Any]) -> State:
    state = empty(config)
    phase = data["phase"]
    if phase not in PHASES:
        raise PositionDataError.of("data-phase", **unknown(str(phase), PHASES))
    state.phase = PHASES.index(phase)
    state.turn = config.seat_number(data["turn"])
    _read_territories(config, state, data.get("territories", {}))
    _read_players(config, state, data)
    _read_cards(config, state, data)
    _read_turn(config, state, data)
    fight = _enter_phase(config, state, data)
    try:
        return completed(config, state, fight, capitals_required=False)
    except ImpossiblePosition as error:
        raise PositionDataError(error.content, error.names) from error


def _read_territories(
    config: GameConfig, state: State, territories: Mapping[str, Sequence[Any]]
) -> None:
    continents = {continent.id: continent.members for continent in config.continents}
    entries = dict.fromkeys(range(config.size), territories.get("*"))
    for name in territories:
        entries |= dict.fromkeys(continents.get(name, ()), territories[name])
    for name in territories:
        if name != "*" and name not in continents:
            entries[_territory(config, name, continents)] = territories[name]
    for number, name in enumerate(config.ids):
        entry = entries[number]
        if entry is None:
            continue
        if not isinstance(entry, (list, tuple)) or len(entry) != 2:
            raise PositionDataError.of("data-entry", territory=name, value=shown(entry))
        owner, armies = entry
        if owner is None:
            continue
        fewest = 0 if state.phase == IN_OCCUPY else 1
        if type(armies) is not int or armies < fewest:
            raise PositionDataError.of(
                "data-armies", territory=name, fewest=fewest, value=shown(armies)
            )
        put_armies(state, number, _owner(config, owner), armies)
    if NOBODY in state.owner and not (
        state.phase == IN_CLAIM or (state.phase == IN_PLACE and config.has_third)
    ):
        name = config.ids[state.owner.index(NOBODY)]
        raise PositionDataError.of("data-nobody", territory=name)


def _read_players(config: GameConfig, state: State, data: Mapping[str, Any]) -> None:
    by = {
        config.seat_number(seat): UNKNOWN if doer is None else _owner(config, doer)
        for seat, doer in data.get("destroyed_by", {}).items()
    }
    for seat in data.get("out", ()):
        number = config.seat_number(seat)
        state.out_by[number] = by.get(number, UNKNOWN)
    if state.phase not in IN_SETUP:
        for number in range(config.players):
            if not state.counts[number] and state.out_by[number] == IN_PLAY:
                state.out_by[number] = by.get(number, UNKNOWN)
    for seat, mission in data.get("missions", {}).items():
        if mission is not None and mission not in config.goals:
            raise PositionDataError.of("data-mission", **unknown(str(mission), config.goals))
        if mission is not None:
            state.mission[config.seat_number(seat)] = config.goal_ids.index(mission)
    for seat, capital in data.get("capitals", {}).items():
        if capital is not None:
            state.capital[config.seat_number(seat)] = _territory(config, capital)
    shown = [config.seat_number(seat) for seat in data.get("shown", ())]
    state.shown = [
        int(seat in shown or (capital >= 0 and state.owner[capital] != seat))
        for seat, capital in enumerate(state.capital)
    ]


def _read_cards(config: GameConfig, state: State, data: Mapping[str, Any]) -> None:
    for seat, cards in data.get("hands", {}).items():
        state.set_hand(config.seat_number(seat), _cards(config, cards))
    discard = _cards(config, data.get("discard", ()))
    state.set_discard(discard)
    first = _cards(config, data.get("deck", ()))
    named = [*first, *discard, *(card for hand in state.hands() for card in hand)]
    taken = {*named, *state.capital}
    others = [card for card in range(config.unknown_card) if card not in taken]
    state.sets_traded = _count(data, "sets_traded")
    if state.phase in IN_SETUP and "deck" not in data:
        return  # the deck is made when the game begins
    state.set_deck((*first, *config.chance.shuffled("given", 0, others)))
    state.shuffles = 1


def _read_turn(config: GameConfig, state: State, data: Mapping[str, Any]) -> None:
    state.captured = int(bool(data.get("captured", False)))
    state.bonus_given = int(bool(data.get("bonus_given", False)))
    state.mid_combat = int(bool(data.get("mid_combat", False)))
    for source, target in data.get("moved", {}).items():
        state.moved[_territory(config, source)] = _territory(config, target)
    for territory, tired in data.get("tired", {}).items():
        if type(tired) is not int or tired < 0:
            number = {"territory": territory, "number": shown(tired)}
            raise PositionDataError.of("position-tired-number", **number)
        state.tired[_territory(config, territory)] = tired
    state.third_owed = _count(data, "third_to_place")
    in_hand = data.get("in_hand", {})
    state.in_hand = [_count(in_hand, seat) for seat in config.seats]
    for seat in in_hand:
        config.seat_number(seat)
    state.round = _count(data, "round", 0 if state.phase in IN_SETUP else 1)
    if "starter" in data:
        state.starter = config.seat_number(data["starter"])
    elif config.params.first_seat == FIRST_WITHOUT_CARD:
        state.starter = config.size % config.players
    elif config.params.first_seat == FIRST_BY_DIE and state.phase in IN_SETUP:
        state.starter = state.turn


def _enter_phase(config: GameConfig, state: State, data: Mapping[str, Any]) -> PendingBattle | None:
    """What is due in the phase; the battle, where it is about one."""
    phase = state.phase
    if phase in IN_SETUP:
        return None
    if phase == IN_REINFORCE and "to_place" not in data and not state.mid_combat:
        count_income(config.params, state)
    else:
        state.to_place = _count(data, "to_place")
        state.received = state.to_place
        if state.to_place:
            add_income(state, FOR_NO_REASON, -1, state.to_place)
    if phase == IN_REINFORCE_THIRD:
        state.to_place = _count(data, "to_place", state.third_owed)
        state.third_owed = 0
    return _read_battle(config, state, data) if phase in (IN_DEFEND, IN_OCCUPY) else None


def _read_battle(config: GameConfig, state: State, data: Mapping[str, Any]) -> PendingBattle:
    if "battle" not in data:
        raise PositionDataError.of("data-needs-battle", phase=PHASES[state.phase])
    entry = data["battle"]
    source, target = (_territory(config, entry[key]) for key in ("source", "target"))
    roll = tuple(entry.get("roll", ()))
    if config.decides_after and not roll and state.phase == IN_DEFEND:
        raise PositionDataError.of("data-needs-roll")
    armies = entry["armies"]
    dice = entry.get("dice", armies)
    if config.params.movement == MOVE_RESTED and state.tired[source] < 0:
        state.tired[source] = armies  # as the attack itself leaves it
    return PendingBattle(source, target, armies, dice, roll)


def _count(table: Mapping[str, Any], key: str, otherwise: int = 0) -> int:
    value = table.get(key, otherwise)
    if type(value) is not int or value < 0:
        raise PositionDataError.of("data-count", key=key, value=shown(value))
    return value


def _territory(config: GameConfig, name: object, others: Iterable[str] = ()) -> int:
    if name not in config.index:
        known = [*config.index, *others]
        raise PositionDataError.of("data-territory", **unknown(str(name), known))
    return config.index[str(name)]


def _owner(config: GameConfig, name: object) -> int:
    if name == THIRD:
        if not config.has_third:
            raise PositionDataError.of("data-no-third-army")
        return config.third
    return config.seat_number(name)


def _cards(config: GameConfig, cards: Sequence[str]) -> tuple[int, ...]:
    for card in cards:
        if card not in config.card_index:
            raise PositionDataError.of("data-card", **unknown(str(card), config.card_index))
    return tuple(config.card_index[card] for card in cards)
