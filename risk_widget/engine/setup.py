"""Set-up: missions, the first seat, territories, the starting armies, capitals, the draw pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.engine.borders import change_owner
from risk_widget.engine.errors import Refusal
from risk_widget.engine.events import Event
from risk_widget.engine.setting import NOBODY, THIRD
from risk_widget.engine.state import HIDDEN, State, put
from risk_widget.engine.turn import start_turn

if TYPE_CHECKING:
    from risk_widget.engine.actions import ChooseCapital, Claim, Place
    from risk_widget.engine.setting import Setting

_make = tuple.__new__  # half the time of calling the class


def new_state(setting: Setting, events: list[Event]) -> State:
    """The first position in which somebody has to decide something."""
    state = State(setting.players, setting.size)
    armies = setting.starting_armies()
    state.in_hand = (armies,) * setting.players
    if setting.rules.goal == "missions":
        order = setting.chance.shuffled("missions", 0, setting.wanted)
        state.missions = tuple(order[: setting.players])
    state.starter = _first_seat(setting, state, events)
    state.turn = state.actor = state.starter
    if setting.rules.territories == "deal":
        _deal(setting, state, events)
        _begin_placing(setting, state, state.starter, events)
    else:
        events.append(Event("phase_started", setting.seats[state.actor], {"phase": "claim"}))
    return state


def _first_seat(setting: Setting, state: State, events: list[Event]) -> int:
    """Who starts (``setup.first-seat``)."""
    how = setting.rules.first_seat
    if how == "first":
        return 0
    if how == "first_without_card":
        return setting.size % setting.players
    tied = list(range(setting.players))
    rolls = []
    while len(tied) > 1:
        dice = setting.chance.dice(state.dice_read, len(tied))
        state.dice_read += len(tied)
        rolls += [[setting.seats[seat], [die]] for seat, die in zip(tied, dice, strict=True)]
        highest = max(dice)
        tied = [seat for seat, die in zip(tied, dice, strict=True) if die == highest]
    first = setting.seats[tied[0]]
    events.append(Event("starter_rolled", first, {"rolls": rolls, "first": first}))
    return tied[0]


def _deal(setting: Setting, state: State, events: list[Event]) -> None:
    """Deal all territories, one army on each; a third army gets the last of each round.

    It has ``third_army_each`` on each of its own, now or when the players have placed theirs.
    """
    receivers = [*range(setting.players)] + [setting.third] * setting.has_third
    cards = setting.chance.shuffled("territories", 0, range(setting.size))
    for number, territory in enumerate(cards):
        owner = receivers[number % len(receivers)]
        if owner == setting.third and setting.rules.third_army_stands == "after_placing":
            continue  # its territories stay free until it is set down
        change_owner(setting, state, territory, owner)
        third = owner == setting.third
        state.armies[territory] = setting.rules.third_army_each if third else 1
    state.in_hand = tuple(armies - state.counts[seat] for seat, armies in enumerate(state.in_hand))
    counts = {setting.owner_ids[o]: state.counts[o] for o in receivers if state.counts[o]}
    events.append(Event("dealt", None, {"counts": counts}))


def refuse_claim(setting: Setting, state: State, action: Claim) -> Refusal:
    """Why this territory cannot be claimed (``setup.territories``)."""
    territory = setting.index[action.territory]
    who = setting.who(state.owner[territory])
    return Refusal("setup.territories", f"{setting.names[territory]} is {who}'s already.")


def apply_claim(setting: Setting, state: State, action: Claim, events: list[Event]) -> None:
    """Put the first army on a free territory; the next player's turn, or placing begins."""
    seat, territory = state.actor, setting.index[action.territory]
    change_owner(setting, state, territory, seat)
    state.armies[territory] = 1
    state.in_hand = put(state.in_hand, seat, max(0, state.in_hand[seat] - 1))
    events.append(Event("claimed", setting.seats[seat], {"territory": action.territory}))
    following = (seat + 1) % setting.players
    if _all_claimed(setting, state):
        first = state.starter if setting.rules.place_first == "starter" else following
        _begin_placing(setting, state, first, events)
    else:
        state.turn = state.actor = following


def _all_claimed(setting: Setting, state: State) -> bool:
    claimed = sum(state.counts)
    if setting.has_third:
        return claimed >= setting.players * (setting.size // (setting.players + 1))
    return claimed == setting.size


def _begin_placing(setting: Setting, state: State, first: int, events: list[Event]) -> None:
    if _third_waits(setting, state) and setting.rules.third_army_stands == "before_placing":
        _set_down_third(setting, state, events)
    state.phase = "place"
    events.append(Event("phase_started", setting.seats[first], {"phase": "place"}))
    _next_to_place(setting, state, first, events)


def _next_to_place(setting: Setting, state: State, first: int, events: list[Event]) -> None:
    """Let the next seat from ``first`` on that has armies in hand place one, or go on."""
    for step in range(setting.players):
        seat = (first + step) % setting.players
        if state.in_hand[seat] and state.counts[seat]:
            state.turn = state.actor = seat
            return
    _after_placing(setting, state, events)


def refuse_place(setting: Setting, state: State, action: Place) -> Refusal:
    """Why this placement of set-up is refused (``setup.place``)."""
    territory = setting.index[action.territory]
    name = setting.names[territory]
    if state.owner[territory] != state.actor:
        who = setting.who(state.owner[territory])
        return Refusal("setup.place", f"{name} is {who}'s: armies go on one's own territories.")
    return Refusal("setup.place", f"Armies are set one at a time in set-up, not {action.armies}.")


def apply_place(setting: Setting, state: State, action: Place, events: list[Event]) -> None:
    """Put one army on an own territory; the next player's turn."""
    seat, territory = state.actor, setting.index[action.territory]
    state.armies[territory] += 1
    state.in_hand = put(state.in_hand, seat, state.in_hand[seat] - 1)
    data = {"territory": action.territory, "armies": 1}
    events.append(_make(Event, ("placed", setting.seats[seat], data)))
    _next_to_place(setting, state, (seat + 1) % setting.players, events)


def _after_placing(setting: Setting, state: State, events: list[Event]) -> None:
    if _third_waits(setting, state):
        _set_down_third(setting, state, events)
    if setting.rules.goal == "capitals":
        state.phase = "capital"
        state.turn = state.actor = state.starter
        events.append(Event("phase_started", setting.seats[state.actor], {"phase": "capital"}))
        return
    _start_game(setting, state, events)


def _third_waits(setting: Setting, state: State) -> bool:
    """Whether the third army has not been set down yet (``setup.third-army``)."""
    return setting.has_third and NOBODY in state.owner


def _set_down_third(setting: Setting, state: State, events: list[Event]) -> None:
    each = setting.rules.third_army_each
    placed = {}
    for territory, owner in enumerate(state.owner):
        if owner == NOBODY:
            change_owner(setting, state, territory, setting.third)
            state.armies[territory] = each
            placed[setting.ids[territory]] = each
    events.append(Event("third_placed", None, {"territories": placed, "owner": THIRD}))


def refuse_capital(setting: Setting, state: State, action: ChooseCapital) -> Refusal:
    """Why this territory cannot be a seat's capital (``setup.capitals``)."""
    territory = setting.index[action.territory]
    return Refusal(
        "setup.capitals",
        f"{setting.names[territory]} is {setting.who(state.owner[territory])}'s: a capital is "
        "one of one's own territories.",
    )


def apply_choose_capital(
    setting: Setting, state: State, action: ChooseCapital, events: list[Event]
) -> None:
    """Note a seat's capital in secret; the next one, or the game begins."""
    seat = state.actor
    capitals = list(state.capitals)
    capitals[seat] = setting.index[action.territory]
    state.capitals = tuple(capitals)
    events.append(Event("capital_chosen", setting.seats[seat], {"territory": action.territory}))
    for step in range(1, setting.players):
        following = (seat + step) % setting.players
        if state.capitals[following] is None and state.counts[following]:
            state.turn = state.actor = following
            return
    _start_game(setting, state, events)


def _start_game(setting: Setting, state: State, events: list[Event]) -> None:
    """Make the draw pile (``setup.deck``) and begin the first turn."""
    if not state.deck:
        held = {card for hand in state.hands for card in hand} | set(state.discard)
        away = held | {card for card in state.capitals if card is not None}
        cards = [card for card in range(setting.unknown_card) if card not in away]
        hidden = state.capitals.count(HIDDEN)
        if hidden:  # nobody here can say which cards the pile has
            cards = [setting.unknown_card] * (len(cards) - hidden)
        state.deck = setting.chance.shuffled("deck", state.shuffles, cards)
        state.shuffles += 1
    state.round = 1
    start_turn(setting, state, state.starter, events)
