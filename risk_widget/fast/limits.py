"""How large a game the arrays have room for.

The places in the arrays are constants of the compiled code, so they cannot grow with a game.
Whatever does not fit is refused by `values.game_values`.
"""

from __future__ import annotations

from typing import Final

MOST_TERRITORIES: Final = 64
MOST_CONTINENTS: Final = 16
MOST_NEIGHBOURS: Final = 12
MOST_CARDS: Final = 104
"""The cards of so many territories, and the most wild cards that an edition can have."""
MOST_SEATS: Final = 6
MOST_OWNERS: Final = MOST_SEATS + 1
MOST_DICE: Final = 5
MOST_GOALS: Final = 32
MOST_VALUES: Final = 50
"""Entries of a list in an edition, such as the rising values of sets."""
MOST_INCOME: Final = 160
"""Things that armies are received for in one turn: all cards traded, every continent held."""
