"""The position of a step: that of a scenario, with dice beyond those that are written down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from risk_widget.engine.chance import Scripted, Seeded
from risk_widget.scenario import game_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.game import Game

T = TypeVar("T")


class ScriptedFirst:
    """Dice as written down, and ordinary seeded ones when those are used up.

    A learner may do more than a step expects, and gets dice for that as well.
    """

    def __init__(self, dice: Sequence[int], seed: int | str) -> None:
        self._script = Scripted(dice, seed)
        self._dice = tuple(dice)
        self._seeded = Seeded(seed)

    def dice(self, position: int, count: int) -> tuple[int, ...]:
        """``count`` dice from ``position`` on."""
        scripted = self._dice[position : position + count]
        rest = count - len(scripted)
        if not rest:
            return scripted
        beyond = max(0, position - len(self._dice))
        return (*scripted, *self._seeded.dice(beyond, rest))

    def shuffled(self, purpose: str, position: int, items: Sequence[T]) -> tuple[T, ...]:
        """``items`` in the order of shuffle number ``position`` for ``purpose``."""
        return self._script.shuffled(purpose, position, items)


class TrueDice:
    """Other dice with each seed; cards and land are shuffled as the step's position says."""

    def __init__(self, seed: str, position: int | str) -> None:
        self._dice, self._shuffles = Seeded(seed), Seeded(position)

    def dice(self, position: int, count: int) -> tuple[int, ...]:
        """``count`` dice from ``position`` on."""
        return self._dice.dice(position, count)

    def shuffled(self, purpose: str, position: int, items: Sequence[T]) -> tuple[T, ...]:
        """``items`` in the order of shuffle number ``position`` for ``purpose``."""
        return self._shuffles.shuffled(purpose, position, items)


def true_game(case: Mapping[str, Any], seed: str) -> Game:
    """The game in a step's first position, with true dice."""
    return game_of(case, TrueDice(seed, case.get("new", {}).get("seed", 0)))


def merged(base: Mapping[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    """A ``given`` on top of another: its keys replace, its territories are added."""
    both = {**base, **own}
    if "territories" in base and "territories" in own:
        both["territories"] = {**base["territories"], **own["territories"]}
    return both


def new_game(case: Mapping[str, Any], dice: Sequence[int] | None = None) -> Game:
    """The game of a step in its first position; ``dice`` instead of those of the step.

    Raises ``ValueError`` with the engine's sentence where the position cannot be.
    """
    seed = case.get("new", {}).get("seed", 0)
    return game_of(case, ScriptedFirst(case["dice"] if dice is None else dice, seed))
