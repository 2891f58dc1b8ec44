"""Cards: sets and their worth, handing in, drawing, taking over (`engine.cards`, `engine.sets`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.fast import game_layout as of
from risk_widget.fast import kinds
from risk_widget.fast import position_layout as at
from risk_widget.fast.chance import shuffle
from risk_widget.fast.compiling import compiled
from risk_widget.fast.limits import MOST_CARDS
from risk_widget.fast.log import note

if TYPE_CHECKING:
    from risk_widget.fast.compiling import Numbers

_FEWEST_FOR_A_SURE_SET = 5


@compiled
def set_worth(game: Numbers, now: Numbers, a: int, b: int, c: int) -> int:
    """What three cards bring as a set, or 0 where they are none (``cards.set``, ``cards.value``).

    Wild cards count as whatever gives most.
    """
    x, y, z = game[of.SYMBOL + a], game[of.SYMBOL + b], game[of.SYMBOL + c]
    wild = of.WILD_SYMBOL
    differ = (
        (x == wild or (x != y and x != z))
        and (y == wild or (y != x and y != z))
        and (z == wild or (z != x and z != y))
    )
    symbol = x if x != wild else (y if y != wild else z)
    same = (
        symbol != wild and (x in (symbol, wild)) and (y in (symbol, wild)) and (z in (symbol, wild))
    )
    if not differ and not same:
        return 0
    if game[of.RISING]:
        return next_set_worth(game, now)
    worth = 0
    if differ:
        worth = game[of.FIXED_VALUES + of.ONE_OF_EACH]
    if same:
        worth = max(worth, game[of.FIXED_VALUES + symbol])
    return worth


@compiled
def next_set_worth(game: Numbers, now: Numbers) -> int:
    """What the next set brings where values rise, whatever its cards are (``cards.value``)."""
    traded, count = now[at.SETS_TRADED], game[of.RISING_COUNT]
    if traded < count:
        return game[of.RISING_VALUES + traded]
    last = game[of.RISING_VALUES + count - 1]
    return last + (traded - count + 1) * game[of.RISING_STEP]


@compiled
def card_of(now: Numbers, seat: int, place: int) -> int:
    """The card at a place of a hand."""
    return now[at.HAND + seat * MOST_CARDS + place]


@compiled
def set_after(game: Numbers, now: Numbers, seat: int, before: int) -> int:
    """The first set of a hand after ``before``, as one number; -1 where there is no further one.

    The number is made of three places in the hand (`place_in`); begin with -1. Sets come in the
    order of the places.
    """
    size = now[at.HAND_SIZE + seat]
    for i in range(size - 2):
        if (i * MOST_CARDS + size) * MOST_CARDS + size <= before:
            continue
        for j in range(i + 1, size - 1):
            for k in range(j + 1, size):
                number = (i * MOST_CARDS + j) * MOST_CARDS + k
                if number > before and set_worth(
                    game, now, card_of(now, seat, i), card_of(now, seat, j), card_of(now, seat, k)
                ):
                    return number
    return -1


@compiled
def place_in(number: int, which: int) -> int:
    """One of the three places in the hand that the number of a set is made of."""
    if which == 0:
        return number // (MOST_CARDS * MOST_CARDS)
    if which == 1:
        return number // MOST_CARDS % MOST_CARDS
    return number % MOST_CARDS


@compiled
def holds_set(game: Numbers, now: Numbers, seat: int) -> bool:
    """Whether there is a set in the hand; any five cards hold one."""
    size = now[at.HAND_SIZE + seat]
    if size < 3:
        return False
    return size >= _FEWEST_FOR_A_SURE_SET or set_after(game, now, seat, -1) >= 0


@compiled
def trading_stopped(game: Numbers, now: Numbers) -> bool:
    """Whether cards won in combat are few enough again for combat to go on (``capture.cards``)."""
    return (
        now[at.MID_COMBAT] == 1
        and game[of.CARDS_WON] == of.CARDS_MUST_TRADE
        and now[at.HAND_SIZE + now[at.ACTOR]] <= game[of.CARDS_WON_DOWN_TO]
    )


@compiled
def must_trade(game: Numbers, now: Numbers) -> bool:
    """Whether a set has to be traded first (``cards.must-trade``, ``capture.cards``)."""
    seat = now[at.ACTOR]
    if now[at.MID_COMBAT]:
        due = game[of.CARDS_WON] == of.CARDS_MUST_TRADE and not trading_stopped(game, now)
    else:
        due = now[at.HAND_SIZE + seat] >= game[of.MUST_TRADE_AT]
    return due and holds_set(game, now, seat)


@compiled
def shows_own(game: Numbers, now: Numbers, card: int) -> bool:
    """Whether a card shows a territory of the acting seat (``cards.territory-bonus``)."""
    return card < game[of.TERRITORIES] and now[at.OWNER + card] == now[at.ACTOR]


@compiled
def add_income(now: Numbers, kind: int, subject: int, armies: int) -> None:
    """Keep what armies have been received for."""
    place = at.INCOME + 3 * now[at.INCOME_COUNT]
    now[place] = kind
    now[place + 1] = subject
    now[place + 2] = armies
    now[at.INCOME_COUNT] += 1


@compiled
def apply_trade(game: Numbers, now: Numbers, log: Numbers, action: Numbers) -> None:
    """Hand in a set: armies to place, bonus armies at once, cards away."""
    seat = now[at.ACTOR]
    value = set_worth(game, now, action[1], action[2], action[3])
    now[at.SETS_TRADED] += 1
    for which in range(1, 4):
        _hand_in(game, now, seat, action[which])
    now[at.TO_PLACE] += value
    add_income(now, kinds.FOR_SET, -1, value)
    note(log, kinds.WORTH, value, 0, 0)
    received = value
    for which in range(1, 4):
        place = action[which]
        if not shows_own(game, now, place):
            continue
        if game[of.ONE_BONUS]:
            if now[at.BONUS_GIVEN]:
                break
            if action[4] >= 0:
                place = action[4]
        bonus = game[of.BONUS_ARMIES]
        now[at.ARMIES + place] += bonus
        now[at.BONUS_GIVEN] = 1
        add_income(now, kinds.FOR_CARD, place, bonus)
        note(log, kinds.BONUS, place, bonus, 0)
        received += bonus
    if not now[at.MID_COMBAT]:
        now[at.RECEIVED] += received


@compiled
def _hand_in(game: Numbers, now: Numbers, seat: int, card: int) -> None:
    """Take a card out of a hand, and put it under the deck or aside."""
    hand, size = at.HAND + seat * MOST_CARDS, now[at.HAND_SIZE + seat]
    kept = 0
    for place in range(size):
        other = now[hand + place]
        if other != card:
            now[hand + kept] = other
            kept += 1
    now[at.HAND_SIZE + seat] = kept
    if game[of.UNDER_DECK]:
        last = (now[at.DECK_FIRST] + now[at.DECK_COUNT]) % MOST_CARDS
        now[at.DECK + last] = card
        now[at.DECK_COUNT] += 1
    else:
        now[at.DISCARD + now[at.DISCARD_COUNT]] = card
        now[at.DISCARD_COUNT] += 1


@compiled
def shuffle_deck(now: Numbers, chance: Numbers, log: Numbers, count: int) -> None:
    """Shuffle the first ``count`` cards of the room for the deck; they are the deck then."""
    shuffle(chance, now, at.DECK, count)
    now[at.DECK_FIRST] = 0
    now[at.DECK_COUNT] = count
    now[at.SHUFFLES] += 1
    note(log, kinds.DECK_MADE, count, 0, 0)
    for place in range(count):
        note(log, kinds.PILE_CARD, now[at.DECK + place], 0, 0)


@compiled
def draw_card(now: Numbers, chance: Numbers, log: Numbers, seat: int) -> None:
    """Draw the card for a turn with a capture (``cards.earn``), if there is one left."""
    if not now[at.DECK_COUNT]:
        count = now[at.DISCARD_COUNT]
        if not count:
            return
        for place in range(count):
            now[at.DECK + place] = now[at.DISCARD + place]
        now[at.DISCARD_COUNT] = 0
        shuffle_deck(now, chance, log, count)
    first = now[at.DECK_FIRST]
    card = now[at.DECK + first]
    now[at.DECK_FIRST] = (first + 1) % MOST_CARDS
    now[at.DECK_COUNT] -= 1
    now[at.HAND + seat * MOST_CARDS + now[at.HAND_SIZE + seat]] = card
    now[at.HAND_SIZE + seat] += 1
    note(log, kinds.CARD, card, 0, 0)


@compiled
def take_cards(game: Numbers, now: Numbers, log: Numbers, loser: int, winner: int) -> int:
    """Hand over all cards of a seat to another; how many they were."""
    count = now[at.HAND_SIZE + loser]
    if not count or winner == game[of.THIRD]:
        return 0
    note(log, kinds.TAKEN, loser, count, 0)
    theirs, own = at.HAND + loser * MOST_CARDS, at.HAND + winner * MOST_CARDS
    size = now[at.HAND_SIZE + winner]
    for place in range(count):
        card = now[theirs + place]
        now[own + size + place] = card
        note(log, kinds.TAKEN_CARD, card, 0, 0)
    now[at.HAND_SIZE + winner] = size + count
    now[at.HAND_SIZE + loser] = 0
    return count
