"""Sets of cards: what is one, what it brings, and which a hand holds."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

from risk_widget.engine.config import UNKNOWN_SYMBOL, WILD

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State

ONE_OF_EACH = "one_of_each"
SET_SIZE = 3
_FEWEST_FOR_A_SURE_SET = 5


def set_kind(config: GameConfig, cards: Sequence[int]) -> str | None:
    """What three cards are as a set: a symbol, "one_of_each", or None (``cards.set``).

    Wild cards count as whatever gives most; a card that is not known makes no set.
    """
    kinds = _kinds([config.symbols[card] for card in cards])
    values = config.rules.fixed_values
    return max(kinds, key=lambda kind: values.get(kind, 0)) if kinds else None


def set_value(config: GameConfig, state: State, kind: str) -> int:
    """The armies that the next set of this kind brings (``cards.value``)."""
    rules = config.rules
    if rules.card_values == "fixed":
        return rules.fixed_values[kind]
    rising = rules.rising_values
    past = state.sets_traded - len(rising)
    return rising[state.sets_traded] if past < 0 else rising[-1] + (past + 1) * rules.rising_step


@cache
def _set_places(symbols: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    """Which three places of a hand with these symbols are a set."""
    return tuple(
        places
        for places in combinations(range(len(symbols)), SET_SIZE)
        if _kinds([symbols[place] for place in places])
    )


def _kinds(symbols: Sequence[str]) -> list[str]:
    """What three symbols can be as a set; wild ones stand for any, unknown ones for none."""
    plain = [symbol for symbol in symbols if symbol != WILD]
    if UNKNOWN_SYMBOL in plain:
        return []
    different = len(set(plain))
    kinds = []
    if different == len(plain):
        kinds.append(ONE_OF_EACH)
    if different == 1:
        kinds.append(plain[0])
    return kinds


def sets_in(config: GameConfig, hand: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Every three cards of a hand that are a set, in the order of the hand."""
    symbols = config.symbols
    for a, b, c in _set_places(tuple([symbols[card] for card in hand])):
        yield hand[a], hand[b], hand[c]


def holds_set(config: GameConfig, hand: Sequence[int]) -> bool:
    """Whether there is a set in the hand; any five cards hold one."""
    return len(hand) >= _FEWEST_FOR_A_SURE_SET or next(sets_in(config, hand), None) is not None


def bonus_places(config: GameConfig, state: State, cards: Sequence[int]) -> list[int]:
    """The territories on these cards that get bonus armies (``cards.territory-bonus``).

    Where a turn has one bonus only, the player picks one of them.
    """
    if config.rules.bonus_limit != "each_card" and state.bonus_given:
        return []
    owner, actor = state.owner, state.actor
    return [card for card in cards if card < config.size and owner[card] == actor]
