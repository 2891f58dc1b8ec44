"""The position of a step: the ``given`` of scenarios, with two shorter ways to write territories.

A key of ``territories`` is a territory, a continent (all of it), or "*" (all that is left); the
narrower one wins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from risk_widget.board import load_board
from risk_widget.board_check import did_you_mean
from risk_widget.engine.chance import Scripted, Seeded
from risk_widget.engine.game import Game

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.board import Board

T = TypeVar("T")


class ScriptedFirst:
    """Dice as written down, and ordinary seeded ones when those are used up.

    A learner may do more than a step expects, and gets dice for that as well.
    """

    def __init__(self, dice: Sequence[int], seed: int | str) -> None:
        self._script = Scripted(dice, seed)
        self._given = tuple(dice)
        self._seeded = Seeded(seed)

    def dice(self, position: int, count: int) -> tuple[int, ...]:
        """``count`` dice from ``position`` on."""
        scripted = self._given[position : position + count]
        rest = count - len(scripted)
        if not rest:
            return scripted
        beyond = max(0, position - len(self._given))
        return (*scripted, *self._seeded.dice(beyond, rest))

    def shuffled(self, purpose: str, position: int, items: Sequence[T]) -> tuple[T, ...]:
        """``items`` in the order of shuffle number ``position`` for ``purpose``."""
        return self._script.shuffled(purpose, position, items)


def spelled_out(territories: Mapping[str, Any], board: Board) -> dict[str, Any]:
    """Territories as the engine reads them: continents replaced by their territories.

    Raises ``ValueError`` for a name that the board does not have.
    """
    continents = {continent.id: continent for continent in board.continents}
    made: dict[str, Any] = {}
    if "*" in territories:
        made["*"] = territories["*"]
    for name, entry in territories.items():
        if name in continents:
            made.update(dict.fromkeys(continents[name].territories, entry))
        elif name != "*" and name not in board.index:
            known = [*board.index, *continents]
            raise ValueError(f"there is no territory {name!r}{did_you_mean(name, known)}")
    made.update({name: e for name, e in territories.items() if name in board.index})
    return made


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
    board = load_board(case["board"])
    seed = case.get("new", {}).get("seed", 0)
    chance = ScriptedFirst(case["dice"] if dice is None else dice, seed)
    common: dict[str, Any] = {
        "edition": case["edition"],
        "mode": case["mode"],
        "seats": case["seats"],
        "options": case["options"],
        "board": board,
        "chance": chance,
    }
    if "new" in case:
        return Game.new(**common)
    given = {**case["given"]}
    given["territories"] = spelled_out(given.get("territories", {}), board)
    return Game.from_given(given=given, **common)
