"""With how many dice to defend."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.fast import position_layout as at
from risk_widget.fast.compiling import compiled

if TYPE_CHECKING:
    from risk_widget.fast.compiling import Numbers


@compiled
def answer_dice(now: Numbers, most: int) -> int:
    """All dice, unless those of the attacker lie there and fewer lose less.

    Counted over every roll of the defender: what it beats less what it loses.
    """
    rolled = now[at.ROLLED]
    if rolled == 0 or most == 1:
        return most
    best, found = -1e9, most
    for dice in range(1, most + 1):
        rolls, balance = 6**dice, 0
        for roll in range(rolls):
            a, b, c = roll % 6 + 1, roll // 6 % 6 + 1, roll // 36 % 6 + 1
            if dice < 3:
                c = 0
            if dice < 2:
                b = 0
            high = max(a, b, c)
            low = min(a, b, c)
            middle = a + b + c - high - low
            balance += 1 if high >= now[at.ROLL] else -1
            if dice > 1 and rolled > 1:
                balance += 1 if middle >= now[at.ROLL + 1] else -1
            if dice > 2 and rolled > 2:
                balance += 1 if low >= now[at.ROLL + 2] else -1
        mean = balance / rolls
        if mean >= best:
            best, found = mean, dice
    return found
