"""A position as an array of whole numbers, as one seat sees it.

What others hold in their hands, their missions and hidden capitals, the order of the deck and the
dice to come leave no trace in it. Seats are counted from the seat that looks, in turn order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from risk_widget.engine.codes import PHASES
from risk_widget.environments.feature_array import PARTS, FeatureParts, fill_features

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State

__all__ = ["Features"]

NUMBERS = (
    *("round", "to_place", "sets_traded", "next_set_value", "deck", "third_owed"),
    *("captured", "mid_combat", "battle_armies", "battle_dice"),
)
"""The single numbers, in their order."""


class Features:
    """Where in the array stands what.

    Attributes:
        size: the length of the array.
        parts: name -> its slice; `docs/laboratory.md` tells what each holds.
        starts: where each part begins, for functions that run compiled as well.
    """

    def __init__(self, config: GameConfig) -> None:
        self._config = config
        places, seats, cards = config.size, config.players, config.params.cards
        sizes = {
            "armies": (seats + 1) * places,
            "hand": cards,
            "hand_counts": seats,
            "discard": cards,
            "mission": len(config.goals),
            "capital": places,
            "capitals_shown": places,
            "phase": len(PHASES),
            "turn": seats,
            "actor": seats,
            "playing": seats,
            "in_hand": seats,
            "battle_source": places,
            "battle_target": places,
            "battle_roll": config.dice.attack,
            "moved": places,
            "tired": places,
            "numbers": len(NUMBERS),
        }
        self.parts: dict[str, slice] = {}
        self.size = 0
        for name in PARTS:
            self.parts[name] = slice(self.size, self.size + sizes[name])
            self.size += sizes[name]
        self.starts = FeatureParts({name: part.start for name, part in self.parts.items()})

    def array(self, state: State, seat: int) -> NDArray[np.int32]:
        """The position as this seat sees it."""
        found: Any = np.zeros(self.size, dtype=np.int32)
        fill_features(self._config.params, state, seat, self.starts, found)
        seen: NDArray[np.int32] = found
        return seen
