"""Cards in texts: ``alaska+wild-1+?3`` are two that are known and three that are not."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from risk_widget.notation.text_errors import PositionError
from risk_widget.spelling import unknown as unknown_word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.engine.config import GameConfig

_UNKNOWN = re.compile(r"\?([1-9][0-9]{0,2})?")


def unknown(count: int) -> str:
    """So many cards that the reader does not see."""
    return f"?{count}" if count else ""


def cards_text(config: GameConfig, cards: Sequence[int]) -> str:
    """Cards in their order; neighbours that are unknown are counted."""
    hidden = config.unknown_card
    if hidden not in cards:
        return "+".join([config.card_ids[card] for card in cards])
    parts = []
    run = 0
    for card in cards:
        if card == hidden:
            run += 1
            continue
        if run:
            parts.append(unknown(run))
            run = 0
        parts.append(config.card_ids[card])
    if run:
        parts.append(unknown(run))
    return "+".join(parts)


def parse_cards(config: GameConfig, field: str, text: str) -> tuple[int, ...]:
    """The cards of a text. Raises ``PositionError`` for one that the game does not have."""
    cards: list[int] = []
    for part in text.split("+") if text else ():
        number = config.card_index.get(part)
        if number is not None:
            cards.append(number)
            continue
        counted = _UNKNOWN.fullmatch(part)
        if counted is None:
            wrong = unknown_word(part, config.card_index)
            raise PositionError.about(field, "unknown-card", **wrong)
        cards += [config.unknown_card] * int(counted[1] or 1)
    return tuple(cards)
