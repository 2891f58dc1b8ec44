"""A fixed table of actions: every action has its number, whatever the position.

Armies are chosen from three amounts, the fewest, half and all, so that the table stays finite:
`docs/laboratory.md` lists its parts.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Any

from risk_widget.spelling import not_installed

try:
    import numpy as np
except ImportError as error:
    raise ImportError(not_installed("a table of actions", "numpy", "learn")) from error

from risk_widget.engine.apply import action_of
from risk_widget.engine.codes import ACTION_SIZE
from risk_widget.environments.numbered_actions import (
    AMOUNTS,
    PARTS,
    TRADES,
    ActionParts,
    list_numbers,
    read_number,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

    from risk_widget.engine.actions import Action
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State

__all__ = ["AMOUNTS", "TRADES", "ActionTable"]

_EXACT = ("cards", "bonus", "dice")
"""What is not a place or a number of armies, where an action has it."""


class ActionTable:
    """The numbers of all actions on a board.

    Attributes:
        size: how many there are.
        parts: kind of action -> the number of its first.
        starts: where each part begins, for functions that run compiled as well.
    """

    def __init__(self, config: GameConfig) -> None:
        self._config = config
        places, self._armies = config.size, config.params.attack_armies
        self._borders = [(a, b) for a, around in enumerate(config.neighbours) for b in around]
        sizes = {
            "end_phase": 1,
            "claim": places,
            "choose_capital": places,
            "place": places * AMOUNTS,
            "trade": TRADES,
            "attack": len(self._borders) * self._armies,
            "defend": max(config.dice.defence),
            "occupy": AMOUNTS,
            "fortify": places * places * AMOUNTS,
        }
        self.parts: dict[str, int] = {}
        self.size = 0
        for kind in PARTS:
            self.parts[kind] = self.size
            self.size += sizes[kind]
        self.starts = ActionParts(self.parts, self.size)
        self._kinds, self._firsts = [*self.parts], [*self.parts.values()]

    def mask(self, state: State) -> NDArray[np.int8]:
        """1 for each legal action of the seat that must act, 0 for all others."""
        found: Any = np.zeros(self.size, dtype=np.int8)
        list_numbers(self._config.params, state, self.starts, found)
        mask: NDArray[np.int8] = found
        return mask

    def legal(self, state: State) -> list[int]:
        """The numbers of the legal actions of the seat that must act, in order."""
        numbers: list[int] = np.flatnonzero(self.mask(state)).tolist()
        return numbers

    def action(self, number: int, state: State) -> Action:
        """The action of a number that is legal in this position."""
        action = [-1] * ACTION_SIZE
        read_number(self._config.params, state, self.starts, number, action)
        return action_of(self._config, action)

    def nearest(self, action: Action, numbers: Iterable[int], state: State) -> int:
        """Of these numbers, the one that stands for an action, or for the nearest to it.

        The table has three amounts only: another one is taken for the nearest of them. Dice are as
        many as the armies, and a set that has no number is taken for one that has.

        Args:
            action: a legal one.
            numbers: of the legal actions.
            state: the position.

        Raises:
            ValueError: none of them is like it.
        """
        wanted = action.to_dict()
        armies = wanted.get("armies", 0)
        where = {key: wanted.get(key) for key in ("territory", "source", "target")}
        found: list[tuple[bool, int, int]] = []
        for number in numbers:
            if self._kind(number)[0] == action.type:
                here = self.action(number, state).to_dict()
                if all(here.get(key) == place for key, place in where.items()):
                    exact = all(here.get(key) == wanted.get(key) for key in _EXACT)
                    found.append((not exact, abs(here.get("armies", 0) - armies), number))
        if not found:
            raise ValueError(f"action {wanted} is not legal now")
        return min(found)[2]

    def _kind(self, number: int) -> tuple[str, int]:
        """Which part a number is of, and which one of it."""
        at = bisect_right(self._firsts, number) - 1
        return self._kinds[at], number - self._firsts[at]

    def name(self, number: int) -> str:
        """What an action's number stands for, in the words of the table.

        Raises:
            ValueError: there is no such number.
        """
        if not 0 <= number < self.size:
            raise ValueError(f"there is no action {number}: they are 0 to {self.size - 1}")
        kind, at = self._kind(number)
        ids = self._config.ids
        if kind in ("claim", "choose_capital"):
            return f"{kind} {ids[at]}"
        if kind == "place":
            return f"place {ids[at // AMOUNTS]} {_WORDS[at % AMOUNTS]}"
        if kind == "attack":
            edge, armies = divmod(at, self._armies)
            source, target = self._borders[edge]
            return f"attack {ids[source]} {ids[target]} {armies + 1}"
        if kind == "fortify":
            way, amount = divmod(at, AMOUNTS)
            source, target = divmod(way, self._config.size)
            return f"fortify {ids[source]} {ids[target]} {_WORDS[amount]}"
        if kind == "occupy":
            return f"occupy {_WORDS[at]}"
        return kind if kind == "end_phase" else f"{kind} {at + 1}"


_WORDS = ("fewest", "half", "all")
