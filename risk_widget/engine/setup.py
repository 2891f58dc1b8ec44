"""Set-up: missions, the first seat, territories, the starting armies, capitals, the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.engine.borders import change_owner
from risk_widget.engine.config import NOBODY, THIRD
from risk_widget.engine.events import Event
from risk_widget.engine.refusals import Refusal
from risk_widget.engine.state import State, put
from risk_widget.engine.turn import start_turn

if TYPE_CHECKING:
    from risk_widget.engine.actions import ChooseCapital, Claim, Place
    from risk_widget.engine.config import GameConfig

_make = tuple.__new__  # half the time of calling the class


def new_state(config: GameConfig, events: list[Event]) -> State:
    """The first position in which somebody has to decide something."""
    state = State(config.players, config.size)
    armies = config.starting_armies()
    state.in_hand = (armies,) * config.players
    if config.rules.goal == "missions":
        order = config.chance.shuffled("missions", 0, config.wanted)
        state.missions = tuple(order[: config.players])
    state.starter = _first_seat(config, state, events)
    state.turn = state.actor = state.starter
    if config.rules.territories == "deal":
        _deal(config, state, events)
        _begin_placing(config, state, state.starter, events)
    else:
        events.append(Event("phase_started", config.seats[state.actor], {"phase": "claim"}))
    return state


def _first_seat(config: GameConfig, state: State, events: list[Event]) -> int:
    """Who starts (``setup.first-seat``)."""
    how = config.rules.first_seat
    if how == "first":
        return 0
    if how == "first_without_card":
        return config.size % config.players
    tied = list(range(config.players))
    rolls = []
    while len(tied) > 1:
        dice = config.chance.dice(state.dice_read, len(tied))
        state.dice_read += len(tied)
        rolls += [[config.seats[seat], [die]] for seat, die in zip(tied, dice, strict=True)]
        highest = max(dice)
        tied = [seat for seat, die in zip(tied, dice, strict=True) if die == highest]
    first = config.seats[tied[0]]
    events.append(Event("starter_rolled", first, {"rolls": rolls, "first": first}))
    return tied[0]


def _deal(config: GameConfig, state: State, events: list[Event]) -> None:
    """Deal all territories, one army on each; a third army gets the last of each round.

    It has ``third_army_each`` on each of its own, now or when the players have placed theirs.
    """
    receivers = [*range(config.players)] + [config.third] * config.has_third
    cards = config.chance.shuffled("territories", 0, range(config.size))
    for number, territory in enumerate(cards):
        owner = receivers[number % len(receivers)]
        if owner == config.third and config.rules.third_army_stands == "after_placing":
            continue  # its territories stay free until it is set down
        change_owner(config, state, territory, owner)
        third = owner == config.third
        state.armies[territory] = config.rules.third_army_each if third else 1
    state.in_hand = tuple(armies - state.counts[seat] for seat, armies in enumerate(state.in_hand))
    counts = {config.owner_ids[o]: state.counts[o] for o in receivers if state.counts[o]}
    events.append(Event("dealt", None, {"counts": counts}))


def refuse_claim(config: GameConfig, state: State, action: Claim) -> Refusal:
    """Why this territory cannot be claimed (``setup.territories``)."""
    territory = config.index[action.territory]
    owner = config.owner_id(state.owner[territory])
    return Refusal(
        "setup.territories", "claim-taken", {"territory": action.territory, "owner": owner}
    )


def apply_claim(config: GameConfig, state: State, action: Claim, events: list[Event]) -> None:
    """Put the first army on a free territory; the next player's turn, or placing begins."""
    seat, territory = state.actor, config.index[action.territory]
    change_owner(config, state, territory, seat)
    state.armies[territory] = 1
    state.in_hand = put(state.in_hand, seat, max(0, state.in_hand[seat] - 1))
    events.append(Event("claimed", config.seats[seat], {"territory": action.territory}))
    following = (seat + 1) % config.players
    if _all_claimed(config, state):
        first = state.starter if config.rules.place_first == "starter" else following
        _begin_placing(config, state, first, events)
    else:
        state.turn = state.actor = following


def _all_claimed(config: GameConfig, state: State) -> bool:
    claimed = sum(state.counts)
    if config.has_third:
        return claimed >= config.players * (config.size // (config.players + 1))
    return claimed == config.size


def _begin_placing(config: GameConfig, state: State, first: int, events: list[Event]) -> None:
    if _third_waits(config, state) and config.rules.third_army_stands == "before_placing":
        _set_down_third(config, state, events)
    state.phase = "place"
    events.append(Event("phase_started", config.seats[first], {"phase": "place"}))
    _next_to_place(config, state, first, events)


def _next_to_place(config: GameConfig, state: State, first: int, events: list[Event]) -> None:
    """Let the next seat from ``first`` on that has armies in hand place one, or go on."""
    for step in range(config.players):
        seat = (first + step) % config.players
        if state.in_hand[seat] and state.counts[seat]:
            state.turn = state.actor = seat
            return
    _after_placing(config, state, events)


def refuse_place(config: GameConfig, state: State, action: Place) -> Refusal:
    """Why this placement of set-up is refused (``setup.place``)."""
    territory = config.index[action.territory]
    if state.owner[territory] != state.actor:
        owner = config.owner_id(state.owner[territory])
        return Refusal(
            "setup.place", "place-not-own", {"territory": action.territory, "owner": owner}
        )
    return Refusal("setup.place", "place-one-at-a-time", {"armies": action.armies})


def apply_place(config: GameConfig, state: State, action: Place, events: list[Event]) -> None:
    """Put one army on an own territory; the next player's turn."""
    seat, territory = state.actor, config.index[action.territory]
    state.armies[territory] += 1
    state.in_hand = put(state.in_hand, seat, state.in_hand[seat] - 1)
    data = {"territory": action.territory, "armies": 1}
    events.append(_make(Event, ("placed", config.seats[seat], data)))
    _next_to_place(config, state, (seat + 1) % config.players, events)


def _after_placing(config: GameConfig, state: State, events: list[Event]) -> None:
    if _third_waits(config, state):
        _set_down_third(config, state, events)
    if config.rules.goal == "capitals":
        state.phase = "capital"
        state.turn = state.actor = state.starter
        events.append(Event("phase_started", config.seats[state.actor], {"phase": "capital"}))
        return
    _start_game(config, state, events)


def _third_waits(config: GameConfig, state: State) -> bool:
    """Whether the third army has not been set down yet (``setup.third-army``)."""
    return config.has_third and NOBODY in state.owner


def _set_down_third(config: GameConfig, state: State, events: list[Event]) -> None:
    each = config.rules.third_army_each
    placed = {}
    for territory, owner in enumerate(state.owner):
        if owner == NOBODY:
            change_owner(config, state, territory, config.third)
            state.armies[territory] = each
            placed[config.ids[territory]] = each
    events.append(Event("third_placed", None, {"territories": placed, "owner": THIRD}))


def refuse_capital(config: GameConfig, state: State, action: ChooseCapital) -> Refusal:
    """Why this territory cannot be a seat's capital (``setup.capitals``)."""
    territory = config.index[action.territory]
    return Refusal(
        "setup.capitals",
        "capital-not-own",
        {"territory": action.territory, "owner": config.owner_id(state.owner[territory])},
    )


def apply_choose_capital(
    config: GameConfig, state: State, action: ChooseCapital, events: list[Event]
) -> None:
    """Note a seat's capital in secret; the next one, or the game begins."""
    seat = state.actor
    capitals = list(state.capitals)
    capitals[seat] = config.index[action.territory]
    state.capitals = tuple(capitals)
    events.append(Event("capital_chosen", config.seats[seat], {"territory": action.territory}))
    for step in range(1, config.players):
        following = (seat + step) % config.players
        if state.capitals[following] is None and state.counts[following]:
            state.turn = state.actor = following
            return
    _start_game(config, state, events)


def _start_game(config: GameConfig, state: State, events: list[Event]) -> None:
    """Make the deck (``setup.deck``) and begin the first turn."""
    if not state.deck:
        held = {card for hand in state.hands for card in hand} | set(state.discard)
        away = held | {card for card in state.capitals if card is not None}
        cards = [card for card in range(config.unknown_card) if card not in away]
        state.deck = config.chance.shuffled("deck", state.shuffles, cards)
        state.shuffles += 1
    state.round = 1
    start_turn(config, state, state.starter, events)
