"""A position as an array of whole numbers, as one seat sees it.

What others hold in their hands, their missions and hidden capitals, the order of the deck and the
dice to come leave no trace in it. Seats are counted from the seat that looks, in turn order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

import numpy as np

from risk_widget.engine.cards import next_set_value
from risk_widget.engine.codes import IN_PLAY, OVER
from risk_widget.engine.kinds import Phase
from risk_widget.engine.observation import to_place

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State

__all__ = ["Features"]

PHASES: tuple[str, ...] = get_args(Phase)
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
    """

    def __init__(self, config: GameConfig) -> None:
        self._config = config
        places, seats = config.size, config.players
        self._cards = len(config.card_ids) - 1
        self._missions = {mission: at for at, mission in enumerate(config.goals)}
        sizes: Mapping[str, int] = {
            "armies": (seats + 1) * places,
            "hand": self._cards,
            "hand_counts": seats,
            "discard": self._cards,
            "mission": len(self._missions),
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
        for name, size in sizes.items():
            self.parts[name] = slice(self.size, self.size + size)
            self.size += size
        self._first = {name: part.start for name, part in self.parts.items()}
        # By seat and owner (the third army, then nobody, come behind all seats): where its armies
        # begin.
        behind = [seats * places, self.size]
        self._where = [
            np.array([(owner - seat) % seats * places for owner in range(seats)] + behind)
            for seat in range(seats)
        ]
        self._territories = np.arange(places)

    def array(self, state: State, seat: int) -> NDArray[np.int32]:
        """The position as this seat sees it."""
        first, seats, places = self._first, self._config.players, self._config.size
        # Behind the array there is room for what nobody holds, which is cut off at the end.
        found = np.zeros(self.size + places, dtype=np.int32)
        found[self._where[seat][state.owner] + self._territories] = state.armies
        for card in state.hand_of(seat):
            found[first["hand"] + card] = 1
        for card in state.discard_cards():
            found[first["discard"] + card] = 1
        for other in range(seats):
            at = (other - seat) % seats
            found[first["hand_counts"] + at] = state.hand_size[other]
            found[first["playing"] + at] = state.out_by[other] == IN_PLAY
            found[first["in_hand"] + at] = state.in_hand[other]
            capital = state.capital[other]
            if capital >= 0:
                if other == seat:
                    found[first["capital"] + capital] = 1
                if state.shown[other]:
                    found[first["capitals_shown"] + capital] = at + 1
        mission = self._config.mission_of(state, seat)
        if mission is not None:
            found[first["mission"] + self._missions[mission]] = 1
        found[first["phase"] + state.phase] = 1
        found[first["turn"] + (state.turn - seat) % seats] = 1
        if state.phase != OVER:
            found[first["actor"] + (state.actor - seat) % seats] = 1
        for source, target in state.movements().items():
            found[first["moved"] + source] = target + 1
        for territory, tired in state.tired_armies().items():
            found[first["tired"] + territory] = tired
        self._put_numbers(found, state)
        return found[: self.size]

    def _put_numbers(self, found: NDArray[np.int32], state: State) -> None:
        config, first, battle = self._config, self._first, state.battle
        rising = config.rules.card_values == "rising"
        found[self.parts["numbers"]] = (
            state.round,
            to_place(state),
            state.sets_traded,
            next_set_value(config.params, state) if rising else 0,
            state.deck_count,
            state.third_owed,
            state.captured,
            state.mid_combat,
            0 if battle is None else battle.armies,
            0 if battle is None else battle.dice,
        )
        if battle is not None:
            found[first["battle_source"] + battle.source] = 1
            found[first["battle_target"] + battle.target] = 1
            for at, die in enumerate(battle.attack_roll):
                found[first["battle_roll"] + at] = die
