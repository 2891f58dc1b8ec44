"""Mission cards: what each asks for, and its text on a given board."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from risk_widget.messages import Message, Names, render

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.board import Board

FULL_BOARD = 42
"""The number of territories that printed numbers are meant for."""


@dataclass(frozen=True, slots=True)
class Mission:
    """One mission card. Only the fields of its kind are set.

    Attributes:
        clause: the clause that it stands under.
        continents: continents to hold whole; ``more_continents`` of one's choice come on top.
        territories: how many territories to hold on a board of 42, each with at least
            ``armies_each`` armies.
        destroy: the colour to destroy.
    """

    id: str
    clause: str
    continents: tuple[str, ...] = ()
    more_continents: int = 0
    territories: int = 0
    armies_each: int = 1
    destroy: str | None = None

    def territories_on(self, board: Board) -> int:
        """The number of territories to hold on this board: in proportion to its size."""
        return max(1, round(self.territories * len(board.ids) / FULL_BOARD))

    def fits(self, board: Board) -> bool:
        """Whether the board has everything that the card names."""
        if not self.continents:
            return True
        have = {continent.id for continent in board.continents}
        return have.issuperset(self.continents)

    def message(self, board: Board) -> Message:
        """What the card says."""
        if self.destroy is not None:
            return Message("mission-destroy", {"seat": self.destroy})
        if self.continents:
            code = "mission-continents-and-one" if self.more_continents else "mission-continents"
            return Message(code, {"continents": list(self.continents)})
        held = {"territories": self.territories_on(board), "each": self.armies_each}
        return Message("mission-territories", held)

    def text(self, board: Board) -> str:
        """What the card says, as one sentence."""
        return render(self.message(board), Names.on(board))


@cache
def mission_cards() -> Mapping[str, Mission]:
    """Every known mission card by its id."""
    text = files("risk_widget").joinpath("rules", "missions.toml").read_text(encoding="utf-8")
    cards = {}
    for mission, data in tomllib.loads(text).items():
        data["continents"] = tuple(data.get("continents", ()))
        cards[mission] = Mission(id=mission, **data)
    return cards
