"""Cards in texts: ``alaska+wild-1+?3`` are two that are known and three that are not."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from risk_widget.board_check import did_you_mean
from risk_widget.notation.errors import PositionError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.engine.setting import Setting

_UNKNOWN = re.compile(r"\?([1-9][0-9]{0,2})?")


def unknown(count: int) -> str:
    """So many cards that the reader does not see."""
    return f"?{count}" if count else ""


def cards_text(setting: Setting, cards: Sequence[int]) -> str:
    """Cards in their order; neighbours that are unknown are counted."""
    hidden = setting.unknown_card
    if hidden not in cards:
        return "+".join([setting.card_ids[card] for card in cards])
    parts = []
    run = 0
    for card in cards:
        if card == hidden:
            run += 1
            continue
        if run:
            parts.append(unknown(run))
            run = 0
        parts.append(setting.card_ids[card])
    if run:
        parts.append(unknown(run))
    return "+".join(parts)


def parse_cards(setting: Setting, field: str, text: str) -> tuple[int, ...]:
    """The cards of a text. Raises ``PositionError`` for one that the game does not have."""
    cards: list[int] = []
    for part in text.split("+") if text else ():
        number = setting.card_index.get(part)
        if number is not None:
            cards.append(number)
            continue
        counted = _UNKNOWN.fullmatch(part)
        if counted is None:
            hint = did_you_mean(part[:60], setting.card_index)
            raise PositionError(field, f"There is no card {part[:60]!r}{hint}.")
        cards += [setting.unknown_card] * int(counted[1] or 1)
    return tuple(cards)
