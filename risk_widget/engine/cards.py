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
    hand, seat = state.hands[state.actor], config.owner_id(state.actor)
    if action.bonus is not None and rules.bonus_limit == "each_card":
        return Refusal(MALFORMED, "trade-no-bonus-choice")
    if trading_stopped(config, state):
        holds = {"seat": seat, "cards": len(hand), "limit": rules.cards_won_down_to}
        return Refusal("capture.cards", "trade-stopped", holds)
    numbers = [config.card_index[card] for card in action.cards]
    for card in numbers:
        if card not in hand:
            missing = {"seat": seat, "card": config.card_ids[card]}
            wild = card >= config.size
            code = "trade-wild-not-held" if wild else "trade-not-held"
            return Refusal("cards.set", code, missing)
    if len(set(numbers)) < SET_SIZE:
        return Refusal("cards.set", "trade-same-card")
    if set_kind(config, numbers) is None:
        symbols = [config.symbols[card] for card in numbers]
        return Refusal("cards.set", "trade-no-set", {"symbols": symbols})
    return _refuse_bonus(config, state, action, numbers)


def _refuse_bonus(config: GameConfig, state: State, action: Trade, cards: list[int]) -> Refusal:
    """Why the bonus of a turn cannot go where the player has put it."""
    if action.bonus is None:
        places = bonus_places(config, state, cards)
        choice = {
            "armies": config.rules.bonus_armies,
            "territories": [config.ids[t] for t in places],
        }
        return Refusal("cards.territory-bonus", "trade-choose-bonus", choice)
    place = config.index[action.bonus]
    if state.bonus_given:
        why = "bonus-given-already"
    elif place not in cards:
        why = "bonus-not-shown"
    else:
        why = "bonus-not-own"
    about = {"territory": action.bonus, "owner": config.owner_id(state.owner[place])}
    return Refusal("cards.territory-bonus", why, about)


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
    if rules.traded_cards == "under_deck":
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
        state.income = (*state.income, card_item(config.ids[place], bonus))
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
