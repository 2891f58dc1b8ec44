"""Cards: handing in a set, drawing, taking over those of others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.engine.events import Event
from risk_widget.engine.income import card_item, set_item
from risk_widget.engine.legality import trading_stopped
from risk_widget.engine.refusals import MALFORMED, Refusal
from risk_widget.engine.sets import SET_SIZE, bonus_places, set_kind, set_value

if TYPE_CHECKING:
    from risk_widget.engine.actions import Trade
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State


def refuse_trade(config: GameConfig, state: State, action: Trade) -> Refusal:
    """Why a trade that is not allowed in a ``reinforce`` phase is refused."""
    rules = config.rules
    hand = state.hands[state.actor]
    if action.bonus is not None and rules.bonus_limit == "each_card":
        return Refusal(
            MALFORMED,
            "In this edition nobody picks where bonus armies go: a trade has no field bonus.",
        )
    if trading_stopped(config, state):
        return Refusal(
            "capture.cards",
            f"{config.who(state.actor)} holds {_cards(len(hand))}: after a victory the trading "
            f"stops at {rules.cards_won_down_to}.",
        )
    numbers = [config.card_index[card] for card in action.cards]
    for card in numbers:
        if card not in hand:
            return Refusal(
                "cards.set", f"{config.who(state.actor)} does not hold {_card(config, card)}."
            )
    if len(set(numbers)) < SET_SIZE:
        return Refusal("cards.set", "A set is three different cards.")
    if set_kind(config, numbers) is None:
        shown = ", ".join(config.symbols[card] for card in numbers)
        return Refusal(
            "cards.set", f"A set is three of one symbol or one of each, and these are {shown}."
        )
    return _refuse_bonus(config, state, action, numbers)


def _refuse_bonus(config: GameConfig, state: State, action: Trade, cards: list[int]) -> Refusal:
    """Why the bonus of a turn cannot go where the player has put it."""
    if action.bonus is None:
        places = bonus_places(config, state, cards)
        names = " or ".join(config.names[t] for t in places)
        return Refusal(
            "cards.territory-bonus",
            f"The {config.rules.bonus_armies} bonus armies go to one territory: {names}; "
            "say which.",
        )
    place = config.index[action.bonus]
    name = config.names[place]
    if state.bonus_given:
        why = "the bonus armies of this turn have been given"
    elif place not in cards:
        why = "none of these cards shows it"
    else:
        why = f"{config.who(state.owner[place])} holds it"
    return Refusal("cards.territory-bonus", f"{name} gets no bonus armies: {why}.")


def apply_trade(config: GameConfig, state: State, action: Trade, events: list[Event]) -> None:
    """Hand in a verified set: armies to place, bonus armies at once, cards away."""
    rules, seat = config.rules, state.actor
    cards = tuple(config.card_index[card] for card in action.cards)
    kind = set_kind(config, cards)
    assert kind is not None, "a verified trade is a set"
    value = set_value(config, state, kind)
    places = bonus_places(config, state, cards)
    if rules.bonus_limit != "each_card" and places:
        places = [places[0] if action.bonus is None else config.index[action.bonus]]
    bonus = rules.bonus_armies

    state.listed = None
    state.sets_traded += 1
    _change_hand(state, seat, tuple(c for c in state.hands[seat] if c not in cards))
    if rules.traded_cards == "under_pile":
        state.deck = (*state.deck, *cards)
    else:
        state.discard = (*state.discard, *cards)
    state.to_place += value
    state.income = (*state.income, set_item(value))
    who = config.seats[seat]
    data = {"cards": list(action.cards), "armies": value, "set_number": state.sets_traded}
    events.append(Event("traded", who, data))
    for place in places:
        state.armies[place] += bonus
        state.bonus_given = True
        name = config.names[place]
        state.income = (*state.income, card_item(name, bonus))
        data = {"territory": config.ids[place], "armies": bonus}
        events.append(Event("bonus_placed", who, data))
    if not state.mid_combat:
        state.received += value + bonus * len(places)


def draw_card(config: GameConfig, state: State, seat: int, events: list[Event]) -> None:
    """Draw the card for a turn with a capture (``cards.earn``), if there is one left."""
    if not state.deck:
        if not state.discard:
            return
        state.deck = config.chance.shuffled("deck", state.shuffles, state.discard)
        state.shuffles += 1
        state.discard = ()
        events.append(Event("deck_reshuffled", None, {"count": len(state.deck)}))
    card, *rest = state.deck
    state.deck = tuple(rest)
    _change_hand(state, seat, (*state.hands[seat], card))
    events.append(Event("card_drawn", config.seats[seat], {"card": config.card_ids[card]}))


def take_cards(
    config: GameConfig, state: State, loser: int, winner: int, events: list[Event]
) -> int:
    """Hand over all cards of a seat to another; how many they were."""
    cards = state.hands[loser]
    if not cards or winner == config.third:
        return 0
    _change_hand(state, loser, ())
    _change_hand(state, winner, state.hands[winner] + cards)
    data = {
        "from": config.seats[loser],
        "count": len(cards),
        "cards": [config.card_ids[card] for card in cards],
    }
    events.append(Event("cards_taken", config.seats[winner], data))
    return len(cards)


def _change_hand(state: State, seat: int, hand: tuple[int, ...]) -> None:
    hands = list(state.hands)
    hands[seat] = hand
    state.hands = tuple(hands)


def _card(config: GameConfig, card: int) -> str:
    if card < config.size:
        return f"the card of {config.names[card]}"
    return f"the wild card {config.card_ids[card]}"


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"
