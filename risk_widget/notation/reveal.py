"""What the lines of a record disclose about things that its reader did not know before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.engine.actions import ChooseCapital, Trade
from risk_widget.engine.codes import CARDS_MAY_TRADE, HIDDEN, IN_REINFORCE, NO_CAPITAL, OVER
from risk_widget.engine.events import Event
from risk_widget.engine.state import own_seats
from risk_widget.notation.action_text import HIDDEN_TERRITORY
from risk_widget.notation.card_text import parse_cards
from risk_widget.notation.outcome_text import kind_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.engine.actions import Action
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State


def reveal(config: GameConfig, state: State, action: Action, outcomes: Sequence[str]) -> State:
    """The position with everything known that an action and its outcomes disclose.

    A traded card was in the hand, a fallen capital was there all the time, and so on. Things that
    were known already are left alone: the rules will find what contradicts them.
    """
    new = state.copy()
    own_seats(new)
    if type(action) is Trade:
        named = [config.card_index[card] for card in action.cards if card in config.card_index]
        _show(config, new, new.actor, [card for card in named if not _is_seen(new, card)])
    for outcome in outcomes:
        words = outcome.split()
        kind = words[0]
        if kind == "cards" and len(words) == 3 and words[1] in config.seats:
            cards = parse_cards(config, "cards", words[2])
            unseen = [c for c in cards if c != config.unknown_card and not _is_seen(new, c)]
            _show(config, new, config.seats.index(words[1]), unseen)
        elif kind == "fall" and len(words) == 3:
            _show_capital(config, new, words[1], words[2])
        elif kind == "won" and len(words) == 4:
            _show_capital(config, new, words[1], words[3])
            seat = words[1]
            if seat in config.seats and words[3] in config.goals:
                _show_mission(config, new, config.seats.index(seat), words[3])
    return new


def _is_seen(state: State, card: int) -> bool:
    places = (*state.hands(), state.deck_cards(), state.discard_cards())
    return any(card in place for place in places) or card in state.capital


def _show(config: GameConfig, state: State, seat: int, cards: Sequence[int]) -> None:
    """Put cards in the place of unknown ones of a hand, the first ones first."""
    disclosed = list(cards)
    hand = tuple(
        disclosed.pop(0) if card == config.unknown_card and disclosed else card
        for card in state.hand_of(seat)
    )
    state.set_hand(seat, hand)


def _show_capital(config: GameConfig, state: State, seat: str, territory: str) -> None:
    if seat not in config.seats or territory not in config.index:
        return
    number = config.seats.index(seat)
    if state.capital[number] == HIDDEN:
        state.capital[number] = config.index[territory]


def _show_mission(config: GameConfig, state: State, seat: int, mission: str) -> None:
    if state.mission[seat] < 0:
        state.mission[seat] = config.goal_ids.index(mission)


def playable_action(config: GameConfig, state: State, action: Action) -> Action:
    """The action to carry out: in the place of a hidden capital some territory of the seat."""
    if type(action) is not ChooseCapital or action.territory != HIDDEN_TERRITORY:
        return action
    own = (t for t, owner in enumerate(state.owner) if owner == state.actor)
    return ChooseCapital(config.ids[next(own, 0)])


def conceal(
    config: GameConfig,
    before: State,
    state: State,
    action: Action,
    events: list[Event],
    outcomes: Sequence[str],
) -> None:
    """Bring the position after a step, and its events, to what the record says and no more."""
    kinds = {kind_of(outcome): outcome for outcome in outcomes}
    if action == ChooseCapital(HIDDEN_TERRITORY):
        own_seats(state)
        state.capital[before.actor] = HIDDEN
    if "card" in kinds and any(event.type == "card_drawn" for event in events):
        _name_drawn(config, before, state, kinds["card"])
    if "trade" in kinds and not state.mid_combat:
        _open_trading(config, state, events)
    if config.unknown_card in state.deck_cards() and not before.deck_count and "card" not in kinds:
        _count_deck(config, state)
    for event in events:
        _conceal_in(config, before, state, event)


def _open_trading(config: GameConfig, state: State, events: list[Event]) -> None:
    """The hand holds a set, although too little of it is known to see that (``capture.cards``)."""
    took = any(event.type == "cards_taken" for event in events)
    hand = state.hand_of(state.actor)
    if config.params.cards_won != CARDS_MAY_TRADE or not took or config.unknown_card not in hand:
        return
    state.mid_combat = 1
    opened = Event("phase_started", config.seats[state.actor], {"phase": "reinforce"})
    if state.phase == OVER:
        events.insert(len(events) - 1, opened)  # the win is what the whole action ends with
    else:
        state.phase = IN_REINFORCE
        state.to_place = 0
        events.append(opened)


def _name_drawn(config: GameConfig, before: State, state: State, outcome: str) -> None:
    card = config.card_index.get(outcome.partition(" ")[2])
    seat = before.turn
    hand = state.hand_of(seat)
    if card is not None and hand and hand[-1] == config.unknown_card and not _is_seen(state, card):
        state.set_hand(seat, (*hand[:-1], card))


def _count_deck(config: GameConfig, state: State) -> None:
    """A deck of which only the size is known: as many cards as there must be."""
    elsewhere = sum(state.hand_size) + state.discard_count
    elsewhere += sum(capital != NO_CAPITAL for capital in state.capital)
    state.set_deck((config.unknown_card,) * (config.unknown_card - elsewhere))


def _conceal_in(config: GameConfig, before: State, state: State, event: Event) -> None:
    """An event tells which card or territory it is where that is known, and else says nothing."""
    data = event.data
    if event.type == "card_drawn":
        card = state.hand_of(before.turn)[-1]
        if card == config.unknown_card:
            data.pop("card", None)
        else:
            data["card"] = config.card_ids[card]
    elif event.type == "capital_chosen":
        seat = config.seats.index(event.seat or "")
        if state.capital[seat] == HIDDEN:
            data.pop("territory", None)
