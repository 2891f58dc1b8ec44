"""Where everything stands in the array of a game's values: edition, mode, board, seats, options.

`values.game_values` fills it from the engine's `GameConfig`. Words of an edition become numbers
here: what is a plain choice of two is 1 for the one that the constant names.
"""

from __future__ import annotations

from typing import Final

from risk_widget.fast.limits import (
    MOST_CARDS,
    MOST_CONTINENTS,
    MOST_DICE,
    MOST_GOALS,
    MOST_NEIGHBOURS,
    MOST_TERRITORIES,
    MOST_VALUES,
)

TERRITORIES: Final = 0
PLAYERS: Final = 1
CARDS: Final = 2
CONTINENTS: Final = 3
HAS_THIRD: Final = 4
THIRD: Final = 5
ALLIED: Final = 6
GOAL: Final = 7
FIRST_SEAT: Final = 8
STARTING_ARMIES: Final = 9
DEALT: Final = 10
STARTER_PLACES_FIRST: Final = 11
CLAIMED_IN_OWN_TURN: Final = 12
TERRITORIES_PER_ARMY: Final = 13
MINIMUM_ARMIES: Final = 14
RISING: Final = 15
RISING_COUNT: Final = 16
RISING_STEP: Final = 17
BONUS_ARMIES: Final = 18
ONE_BONUS: Final = 19
MUST_TRADE_AT: Final = 20
UNDER_DECK: Final = 21
DRAWN_AFTER_COMBAT: Final = 22
ATTACK_ARMIES: Final = 23
DEFENCE_COUNT: Final = 24
DECIDES_AFTER: Final = 25
CARDS_WON: Final = 26
CARDS_WON_FROM: Final = 27
CARDS_WON_DOWN_TO: Final = 28
MOVEMENT: Final = 29
DESTROYED_COUNTS: Final = 30
THIRD_EACH: Final = 31
THIRD_AFTER_PLACING: Final = 32
THIRD_PART: Final = 33
THIRD_AFTER_COMBAT: Final = 34
CAPITALS_NEEDED: Final = 35
LAST_REASON: Final = 36
"""The clause by which the last player in play wins."""
WANTED_COUNT: Final = 37

FIXED_VALUES: Final = 40
"""What a set is worth: of each symbol, then of one of each."""
RISING_VALUES: Final = FIXED_VALUES + 4
DEFENCE_DICE: Final = RISING_VALUES + MOST_VALUES
FEWEST_DICE: Final = DEFENCE_DICE + MOST_VALUES
"""The fewest dice of an attack, by its armies."""
SYMBOL: Final = FEWEST_DICE + MOST_DICE + 1
DEGREE: Final = SYMBOL + MOST_CARDS
NEIGHBOUR: Final = DEGREE + MOST_TERRITORIES
"""The neighbours of each territory, `MOST_NEIGHBOURS` apart."""
HOME: Final = NEIGHBOUR + MOST_TERRITORIES * MOST_NEIGHBOURS
BONUS: Final = HOME + MOST_TERRITORIES
"""What a continent brings."""
MEMBERS_FROM: Final = BONUS + MOST_CONTINENTS
"""Where a continent's territories begin in the list of members; one more says where they end."""
MEMBER: Final = MEMBERS_FROM + MOST_CONTINENTS + 1
WANTED: Final = MEMBER + MOST_TERRITORIES
"""The goals whose cards are dealt."""
GOALS: Final = WANTED + MOST_GOALS
GOAL_SIZE: Final = 5
SIZE: Final = GOALS + MOST_GOALS * GOAL_SIZE

# What GOALS tells of each goal.
GOAL_CONTINENTS: Final = 0
"""A bit for each continent."""
GOAL_MORE: Final = 1
GOAL_TERRITORIES: Final = 2
GOAL_ARMIES: Final = 3
GOAL_DESTROY: Final = 4
"""The seat to destroy, or -1."""

GOAL_LAST: Final = 0
GOAL_MISSIONS: Final = 1
GOAL_CAPITALS: Final = 2
FIRST_LISTED: Final = 0
FIRST_WITHOUT_CARD: Final = 1
FIRST_BY_DIE: Final = 2
CARDS_KEPT: Final = 0
CARDS_MAY_TRADE: Final = 1
CARDS_MUST_TRADE: Final = 2
MOVE_ONE: Final = 0
MOVE_UNSPLIT: Final = 1
MOVE_RESTED: Final = 2
ONE_OF_EACH: Final = 3
WILD_SYMBOL: Final = 3
