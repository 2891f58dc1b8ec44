"""Where everything stands in the array of floating-point numbers that the expert thinks with.

First what stays the same during a game: tables of battles, weights, how deep it looks. Then room
for what it works out about one position.
"""

from __future__ import annotations

from typing import Final

from risk_widget.fast.limits import MOST_SEATS, MOST_TERRITORIES

LARGEST: Final = 60
"""Battles beyond this size are scaled down to it."""
SIDE: Final = LARGEST + 1
FEATURES: Final = 32
"""Numbers of each seat that the value is made of; see `value_features`."""
HIDDEN: Final = 8

WIN: Final = 0
"""By attackers (the one that stays included) and defenders, the chance to win."""
LEFT: Final = WIN + SIDE * SIDE
"""Likewise the attackers left, times that chance."""
WEIGHTS: Final = LEFT + SIDE * SIDE
"""For each feature its weight, then for each hidden unit its weights, its bias, its weight."""
WEIGHTS_SIZE: Final = FEATURES + HIDDEN * (FEATURES + 2)
DEPTH: Final = WEIGHTS + WEIGHTS_SIZE
"""How many captures of a plan are looked ahead."""
WIDTH: Final = DEPTH + 1
"""How many first attacks are followed further."""

SEEN: Final = WIDTH + 1
"""The features of each seat, `FEATURES` apart."""
CHANCES: Final = SEEN + MOST_SEATS * FEATURES
"""Each seat's chance to win."""
DANGER: Final = CHANCES + MOST_SEATS
"""By territory, the chance that its strongest neighbour takes it."""
INCOME: Final = DANGER + MOST_TERRITORIES
NEAR: Final = INCOME + MOST_SEATS
"""By seat, the armies of others at its borders."""
SIDES: Final = NEAR + MOST_SEATS
"""By seat, its armies at borders."""
TOTAL: Final = SIDES + MOST_SEATS
"""By seat, all its armies."""
TOP: Final = TOTAL + MOST_SEATS
SECOND: Final = TOP + MOST_SEATS
"""By seat, its largest armies."""
BEST: Final = SECOND + MOST_SEATS
"""Room for the best first attacks: value, source, target of each."""
MOST_WIDTH: Final = 8
FOUND: Final = BEST + 3 * MOST_WIDTH
"""The plan found: its value, source, target, chance of the first battle."""
STEPS: Final = FOUND + 8
"""By territory, the steps to the nearest border."""
PLACES: Final = STEPS + MOST_TERRITORIES
"""Room for the best places for armies: value, territory of each."""
MOST_STEPS: Final = 12
"""Captures of a plan that are noted; it may look further ahead."""
NOTED: Final = 1 + 2 * MOST_STEPS
TRIED: Final = PLACES + 2 * MOST_WIDTH
"""The way of the plan that is being followed: how many attacks pay, source and target of each."""
WAY: Final = TRIED + NOTED
"""The way of the plan found, likewise."""
WANTED: Final = WAY + NOTED
"""By territory, 1 where the own mission lacks it."""
SIZE: Final = WANTED + MOST_TERRITORIES
