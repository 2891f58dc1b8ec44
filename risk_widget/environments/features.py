"""A position as an array of whole numbers, as seen by one seat.

Other seats' hands, missions and hidden capitals, the order of the deck and the
dice to come leave no trace in the array. Seats are counted from the observing seat, in turn order.

The functions that fill the array work on plain numbers: Python games run them as they are,
the compiled game compiles them.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from risk_widget.engine.cards import next_set_value
from risk_widget.engine.codes import IN_CLAIM, IN_PLACE, IN_PLAY, OVER, PHASES

if TYPE_CHECKING:
    from collections.abc import Mapping, MutableSequence, Sequence

    from gymnasium.spaces import Box
    from numpy.typing import NDArray

    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State
    from risk_widget.reading.json_types import JsonObject

__all__ = ["Features"]

PARTS: Final = (
    "armies", "hand", "hand_counts", "discard", "mission", "capital", "capitals_shown", "phase",
    "turn", "actor", "playing", "in_hand", "battle_source", "battle_target", "battle_roll",
    "moved", "tired", "numbers",
)  # fmt: skip
"""The parts of the array."""
FIELDS: Final[Mapping[str, tuple[object, ...]]] = dict.fromkeys(PARTS, (int,))
"""The fields of `FeatureParts`, from which `risk_widget.compiled` makes a record."""
NUMBERS: Final = (
    *("round", "to_place", "sets_traded", "next_set_value", "deck", "third_owed"),
    *("captured", "mid_combat", "battle_armies", "battle_dice"),
)
"""The single numbers, in order."""

_HALVES: Final = {
    "armies": 10, "in_hand": 10, "hand_counts": 5, "tired": 10,
    "round": 20, "to_place": 10, "sets_traded": 5, "next_set_value": 20, "deck": 20,
    "third_owed": 10,
}  # fmt: skip
"""The numbers without a limit, each with the value that is scaled to a half."""


class FeatureParts:
    """The index at which each part of the array begins."""

    __slots__ = PARTS

    armies: int
    hand: int
    hand_counts: int
    discard: int
    mission: int
    capital: int
    capitals_shown: int
    phase: int
    turn: int
    actor: int
    playing: int
    in_hand: int
    battle_source: int
    battle_target: int
    battle_roll: int
    moved: int
    tired: int
    numbers: int

    def __init__(self, firsts: Mapping[str, int]) -> None:
        for part in PARTS:
            setattr(self, part, firsts[part])


class Features:
    """The layout of the array.

    Attributes:
        size: the length of the array.
        parts: name -> its slice; `docs/laboratory.md` says what each holds.
        starts: the index at which each part begins, in a form for compiled functions too.
    """

    def __init__(self, config: GameConfig) -> None:
        self._config = config
        self._labels = self._label_parts()
        self.parts: dict[str, slice] = {}
        self.size: int = 0
        for name in PARTS:
            self.parts[name] = slice(self.size, self.size + len(self._labels[name]))
            self.size += len(self._labels[name])
        self.starts: FeatureParts = FeatureParts(
            {name: part.start for name, part in self.parts.items()}
        )

    def _label_parts(self) -> dict[str, Sequence[str]]:
        """List the labels of the numbers in each part."""
        config = self._config
        places, cards = config.ids, config.card_ids[: config.params.cards]
        seats = [f"seat+{step}" for step in range(config.players)]
        dice = [str(number + 1) for number in range(config.dice.attack)]
        return {
            "armies": [f"{owner} {place}" for owner in (*seats, "third") for place in places],
            **dict.fromkeys(("hand", "discard"), cards),
            **dict.fromkeys(("hand_counts", "turn", "actor", "playing", "in_hand"), seats),
            "mission": config.goal_ids,
            **dict.fromkeys(("capital", "capitals_shown", "moved", "tired"), places),
            "phase": PHASES,
            **dict.fromkeys(("battle_source", "battle_target"), places),
            "battle_roll": dice,
            "numbers": NUMBERS,
        }

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The label of each number in the array: its part and its subject.

        "seat+0" is the observing seat, "seat+1" the next one in turn order.
        """
        return tuple([f"{part} {about}" for part in PARTS for about in self._labels[part]])

    def space(self, *, scaled: bool = False) -> Box:
        """Return Gymnasium's space for arrays of this layout."""
        from gymnasium import spaces

        if scaled:
            return spaces.Box(0, 1, (self.size,), np.float32)
        return spaces.Box(0, 2**31 - 1, (self.size,), np.int32)

    def array(self, state: State, seat: int) -> NDArray[np.int32]:
        """Build the array of a position as one seat sees it."""
        found: Any = np.zeros(self.size, dtype=np.int32)
        fill_features(self._config.params, state, seat, self.starts, found)
        seen: NDArray[np.int32] = found
        return seen

    def scaled(self, arrays: NDArray[np.int32]) -> NDArray[np.float32]:
        """Scale arrays of this layout so that every number lies between 0 and 1.

        A number with a limit is divided by it. A number without one, such as armies, becomes
        x / (x + h), where h is the value scaled to a half: 10 armies, 5 cards, 20 rounds.
        """
        slope, limit = self._scales
        found = arrays.astype(np.float32)
        found /= found * slope + limit
        return found

    @cached_property
    def _scales(self) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        config = self._config
        limits = {
            "capitals_shown": config.players,
            "moved": config.size,
            "battle_roll": 6,
            "battle_armies": config.params.attack_armies,
            "battle_dice": config.params.attack_armies,
        }
        slope, limit = np.zeros(self.size, np.float32), np.ones(self.size, np.float32)
        first = self.starts.numbers
        places: JsonObject = {
            **self.parts,
            **{name: first + at for at, name in enumerate(NUMBERS)},
        }
        for name, place in places.items():
            if name in _HALVES:
                slope[place], limit[place] = 1, _HALVES[name]
            elif name in limits:
                limit[place] = limits[name]
        return slope, limit


def fill_features(
    params: Params, state: State, seat: int, parts: FeatureParts, found: MutableSequence[int]
) -> None:
    """Fill an array of zeros with the features that a seat sees."""
    _see_territories(params, state, seat, parts, found)
    _see_seats(params, state, seat, parts, found)
    for place in range(state.hand_size[seat]):
        found[parts.hand + state.hand[seat][place]] = 1
    for place in range(state.discard_count):
        found[parts.discard + state.discard[place]] = 1
    if state.mission[seat] >= 0:
        found[parts.mission + state.mission[seat]] = 1
    found[parts.phase + state.phase] = 1
    _see_numbers(params, state, parts, found)


def _see_territories(
    params: Params, state: State, seat: int, parts: FeatureParts, found: MutableSequence[int]
) -> None:
    size, players = params.territories, params.players
    for territory in range(size):
        owner = state.owner[territory]
        if owner >= 0:
            column = (owner - seat) % players if owner < players else players
            found[parts.armies + column * size + territory] = state.armies[territory]
        if state.moved[territory] >= 0:
            found[parts.moved + territory] = state.moved[territory] + 1
        if state.tired[territory] > 0:
            found[parts.tired + territory] = state.tired[territory]


def _see_seats(
    params: Params, state: State, seat: int, parts: FeatureParts, found: MutableSequence[int]
) -> None:
    players = params.players
    for step in range(players):
        other = (seat + step) % players
        found[parts.hand_counts + step] = state.hand_size[other]
        found[parts.playing + step] = state.out_by[other] == IN_PLAY
        found[parts.in_hand + step] = state.in_hand[other]
        capital = state.capital[other]
        if capital >= 0:
            if step == 0:
                found[parts.capital + capital] = 1
            if state.shown[other]:
                found[parts.capitals_shown + capital] = step + 1
    found[parts.turn + (state.turn - seat) % players] = 1
    if state.phase != OVER:
        found[parts.actor + (state.actor - seat) % players] = 1


def _see_numbers(
    params: Params, state: State, parts: FeatureParts, found: MutableSequence[int]
) -> None:
    first = parts.numbers
    setting_up = state.phase in (IN_CLAIM, IN_PLACE)
    found[first] = state.round
    found[first + 1] = state.in_hand[state.actor] if setting_up else state.to_place
    found[first + 2] = state.sets_traded
    found[first + 3] = next_set_value(params, state) if params.rising else 0
    found[first + 4] = state.deck_count
    found[first + 5] = state.third_owed
    found[first + 6] = state.captured
    found[first + 7] = state.mid_combat
    if not state.fighting:
        return
    found[first + 8] = state.attacking
    found[first + 9] = state.dice
    found[parts.battle_source + state.source] = 1
    found[parts.battle_target + state.target] = 1
    for place in range(state.rolled):
        found[parts.battle_roll + place] = state.roll[place]
