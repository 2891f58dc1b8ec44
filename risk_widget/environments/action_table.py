"""A fixed table of actions: every action has its number, whatever the position.

Armies are chosen from three amounts, the fewest, half and all, so that the table stays finite:
`docs/laboratory.md` lists its parts.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

from risk_widget.messages import Message, MessageError, say

try:
    import numpy as np
except ImportError as error:
    raise ImportError(say("needs-learn", library="numpy")) from error

from risk_widget.engine.actions import (
    Attack,
    ChooseCapital,
    Claim,
    Defend,
    EndPhase,
    Fortify,
    Occupy,
    Place,
)
from risk_widget.engine.combat import defence_dice
from risk_widget.engine.legal_actions import attacks, moves, territories_to_choose, trades
from risk_widget.engine.legality import check_end_reinforce, occupy_range

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from numpy.typing import NDArray

    from risk_widget.engine.actions import Action
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State

__all__ = ["AMOUNTS", "TRADES", "ActionTable"]

AMOUNTS = 3
"""The fewest armies, half of those there are, all of them."""
TRADES = 12
"""Sets in the order of the legal actions; a hand with more of them is rare, and trades again."""
_END = EndPhase()
_EXACT = ("cards", "bonus", "dice")
"""What is not a place or a number of armies, where an action has it."""


def _amounts(fewest: int, most: int) -> list[tuple[int, int]]:
    """(which of the amounts, armies), without one that another one is already."""
    found = [(0, fewest)]
    half = (fewest + most) // 2
    if fewest < half < most:
        found.append((1, half))
    if most > fewest:
        found.append((2, most))
    return found


class ActionTable:
    """The numbers of all actions on a board.

    Attributes:
        size: how many there are.
        parts: kind of action -> the number of its first.
    """

    def __init__(self, config: GameConfig) -> None:
        self._config = config
        places = config.size
        edges = [(a, b) for a, around in enumerate(config.neighbours) for b in around]
        self._borders = edges
        self._edges: Mapping[tuple[int, int], int] = {edge: at for at, edge in enumerate(edges)}
        self._armies = config.dice.attack
        sizes = {
            "end_phase": 1,
            "claim": places,
            "choose_capital": places,
            "place": places * AMOUNTS,
            "trade": TRADES,
            "attack": len(edges) * self._armies,
            "defend": max(config.dice.defence),
            "occupy": AMOUNTS,
            "fortify": places * places * AMOUNTS,
        }
        self.parts: dict[str, int] = {}
        self.size = 0
        for kind, size in sizes.items():
            self.parts[kind] = self.size
            self.size += size
        self._kinds, self._firsts = [*self.parts], [*self.parts.values()]

    def legal(self, state: State) -> list[int]:
        """The numbers of the legal actions of the seat that must act."""
        config, parts, phase = self._config, self.parts, state.phase_name
        found: list[int] = []
        if phase == "claim":
            first = parts["claim"]
            found += [first + t for t in territories_to_choose(config, state)[0]]
        elif phase == "capital":
            first = parts["choose_capital"]
            found += [first + t for t in territories_to_choose(config, state)[0]]
        elif phase in ("place", "reinforce", "reinforce_third"):
            first = parts["trade"]
            if phase == "reinforce" and state.hand_size[state.actor] > 2:
                found += range(first, first + min(TRADES, len(trades(config, state))))
            territories, most = territories_to_choose(config, state)
            if most:
                first, amounts = parts["place"], [which for which, _ in _amounts(1, most)]
                found += [first + t * AMOUNTS + which for t in territories for which in amounts]
        elif phase in ("attack", "attack_third"):
            edges, each = self._edges, self._armies
            for source, targets, most in attacks(config, state).rows:
                for target in targets:
                    first = parts["attack"] + edges[source, target] * each
                    found += range(first, first + most)
        elif phase == "defend":
            most = defence_dice(config.params, state, state.target)
            found += range(parts["defend"], parts["defend"] + most)
        elif phase == "occupy":
            found += [parts["occupy"] + which for which, _ in _amounts(*occupy_range(state))]
        elif phase == "fortify":
            first, size = parts["fortify"], config.size
            for source, targets, most in moves(config, state).rows:
                amounts = [which for which, _ in _amounts(1, most)]
                row = first + source * size * AMOUNTS
                found += [row + t * AMOUNTS + which for t in targets for which in amounts]
        if phase in ("attack", "attack_third", "fortify") or (
            phase == "reinforce" and check_end_reinforce(config, state, _END) is None
        ):
            found.append(parts["end_phase"])
        return found

    def action(self, number: int, state: State) -> Action:
        """The action of a number that is legal in this position."""
        config, ids = self._config, self._config.ids
        kind, at = self._kind(number)
        if kind == "claim":
            return Claim(ids[at])
        if kind == "choose_capital":
            return ChooseCapital(ids[at])
        if kind == "place":
            _, most = territories_to_choose(config, state)
            return Place(ids[at // AMOUNTS], dict(_amounts(1, most))[at % AMOUNTS])
        if kind == "trade":
            return trades(config, state)[at]
        if kind == "attack":
            source, target = self._borders[at // self._armies]
            return Attack(ids[source], ids[target], at % self._armies + 1)
        if kind == "defend":
            return Defend(at + 1)
        if kind == "occupy":
            return Occupy(dict(_amounts(*occupy_range(state)))[at])
        if kind == "fortify":
            source, target = divmod(at // AMOUNTS, config.size)
            rows = moves(config, state).rows
            most = next(m for s, targets, m in rows if s == source and target in targets)
            return Fortify(ids[source], ids[target], dict(_amounts(1, most))[at % AMOUNTS])
        return _END

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
            raise MessageError(Message("environment-action", {"action": str(wanted)}))
        return min(found)[2]

    def _kind(self, number: int) -> tuple[str, int]:
        """Which part a number is of, and which one of it."""
        at = bisect_right(self._firsts, number) - 1
        return self._kinds[at], number - self._firsts[at]

    def mask(self, numbers: list[int]) -> NDArray[np.int8]:
        """1 for each of these actions, 0 for all others."""
        mask = np.zeros(self.size, dtype=np.int8)
        mask[numbers] = 1
        return mask

    def name(self, number: int) -> str:
        """What an action's number stands for, in the words of the table.

        Raises:
            ValueError: there is no such number.
        """
        if not 0 <= number < self.size:
            raise MessageError(Message("environment-action", {"action": number}))
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
