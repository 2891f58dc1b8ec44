"""How far a seat is with its mission, in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.narrate import a_list
from risk_widget.rules.missions import mission_cards

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.board import Board

__all__ = ["mission_progress"]


def mission_progress(mission: str, seat: str, territories: Mapping[str, Any], board: Board) -> str:
    """Tell from the board alone; a mission that has turned into another reads as the other.

    Args:
        mission: id of the card, as it reads now.
        seat: whose mission it is.
        territories: territory -> (owner, armies).
        board: the board played on.
    """
    card = mission_cards()[mission]
    mine = {t: armies for t, (owner, armies) in territories.items() if owner == seat}
    if card.destroy is not None:
        theirs = [armies for owner, armies in territories.values() if owner == card.destroy]
        if not theirs:
            return f"{card.destroy.capitalize()} has no armies left."
        places = f"{len(theirs)} {'territory' if len(theirs) == 1 else 'territories'}"
        return f"{card.destroy.capitalize()} still holds {places} with {sum(theirs)} armies."
    if card.continents:
        parts = [_held(board, c, mine) for c in card.continents]
        if card.more_continents:
            whole = sum(
                all(t in mine for t in c.territories)
                for c in board.continents
                if c.id not in card.continents
            )
            parts.append(f"{whole} of {card.more_continents} more continents whole")
        return f"You hold {a_list(parts)}."
    wanted = card.territories_on(board)
    if card.armies_each > 1:
        strong = sum(armies >= card.armies_each for armies in mine.values())
        return (
            f"You hold {len(mine)} of {wanted}, {strong} of them with "
            f"{card.armies_each} armies or more."
        )
    return f"You hold {len(mine)} of {wanted}."


def _held(board: Board, continent: str, mine: Mapping[str, int]) -> str:
    area = board.continent(continent)
    held = sum(t in mine for t in area.territories)
    if held == len(area.territories):
        return f"all of {area.name}"
    return f"{held} of {len(area.territories)} in {area.name}"
