"""Where everything stands in the array of a position.

One array holds it all: it is copied at once, and passed on without cost. What is here by name is
told by `risk_widget.engine.state.State`, with numbers instead of words, and -1 for "nothing" where
no other number says it.
"""

from __future__ import annotations

from typing import Final

from risk_widget.fast.limits import (
    MOST_CARDS,
    MOST_DICE,
    MOST_INCOME,
    MOST_OWNERS,
    MOST_SEATS,
    MOST_TERRITORIES,
)

PHASE: Final = 0
TURN: Final = 1
ACTOR: Final = 2
STARTER: Final = 3
ROUND: Final = 4
TO_PLACE: Final = 5
RECEIVED: Final = 6
THIRD_OWED: Final = 7
SETS_TRADED: Final = 8
CAPTURED: Final = 9
BONUS_GIVEN: Final = 10
MID_COMBAT: Final = 11
ALIVE: Final = 12
WINNER: Final = 13
REASON: Final = 14
DICE_READ: Final = 15
SHUFFLES: Final = 16
FIGHTING: Final = 17
"""Whether there is a battle; the next numbers are about it."""
SOURCE: Final = 18
TARGET: Final = 19
ATTACKER: Final = 20
DEFENDER: Final = 21
ATTACKING: Final = 22
"""The armies that attack."""
DICE: Final = 23
ROLLED: Final = 24
"""How many dice of the attacker lie on the table, before the defender decides."""
ROLL: Final = 25
DECK_FIRST: Final = ROLL + MOST_DICE
"""The deck goes round in its room: here is its first card."""
DECK_COUNT: Final = DECK_FIRST + 1
DISCARD_COUNT: Final = DECK_FIRST + 2
INCOME_COUNT: Final = DECK_FIRST + 3
OWNER: Final = DECK_FIRST + 4
ARMIES: Final = OWNER + MOST_TERRITORIES
MOVED: Final = ARMIES + MOST_TERRITORIES
"""Where a territory's armies have moved this turn, or -1."""
TIRED: Final = MOVED + MOST_TERRITORIES
"""How many armies of a territory are tired; -1 where nobody has counted."""
COUNTS: Final = TIRED + MOST_TERRITORIES
IN_HAND: Final = COUNTS + MOST_OWNERS
MISSION: Final = IN_HAND + MOST_SEATS
CAPITAL: Final = MISSION + MOST_SEATS
SHOWN: Final = CAPITAL + MOST_SEATS
OUT_BY: Final = SHOWN + MOST_SEATS
HAND_SIZE: Final = OUT_BY + MOST_SEATS
HAND: Final = HAND_SIZE + MOST_SEATS
"""The cards of each seat, `MOST_CARDS` apart, in the order in which they came."""
DECK: Final = HAND + MOST_SEATS * MOST_CARDS
DISCARD: Final = DECK + MOST_CARDS
INCOME: Final = DISCARD + MOST_CARDS
"""Three numbers each: what for, what it is about, armies."""
SIZE: Final = INCOME + 3 * MOST_INCOME

NO_CAPITAL: Final = -2
"""The seat has not chosen one; -1 is one that is not known."""
