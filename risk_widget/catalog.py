"""What a new game can be made of, as JSON data: for the form in the widget and for listings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget import bots
from risk_widget.board import BUILT_IN, load_board
from risk_widget.rules.clauses import clauses
from risk_widget.rules.edition import SEATS, edition_ids, load_edition
from risk_widget.rules.missions import mission_cards

if TYPE_CHECKING:
    from risk_widget.board import Board
    from risk_widget.rules.edition import Edition

__all__ = ["catalog", "clause_entry", "edition_entry"]


def catalog(board: Board | None = None) -> dict[str, Any]:
    """Editions with their modes and options, bots, boards, seats, and the words of the missions.

    Args:
        board: the board whose names the missions use; the classic one by default.
    """
    played_on = board or load_board("classic")
    return {
        "editions": [edition_entry(load_edition(edition)) for edition in edition_ids()],
        "bots": bots.catalog(),
        "boards": [_board_entry(load_board(name)) for name in BUILT_IN],
        "clauses": {clause: clause_entry(clause) for clause in clauses()},
        "seats": list(SEATS),
        "missions": {
            card.id: card.text(played_on)
            for card in mission_cards().values()
            if card.fits(played_on)
        },
    }


def edition_entry(edition: Edition) -> dict[str, Any]:
    """One edition: what it is called, its modes with the numbers of players, its options."""
    return {
        "id": edition.id,
        "title": edition.title,
        "summary": edition.summary,
        "modes": [
            {"id": m.id, "title": m.title, "summary": m.summary, "players": list(m.players)}
            for m in edition.modes.values()
        ],
        "options": [
            {
                "id": option.id,
                "title": option.title,
                "choices": [{"value": c.value, "label": c.label} for c in option.choices],
                "default": option.default,
            }
            for option in edition.options.values()
        ],
    }


def _board_entry(board: Board) -> dict[str, Any]:
    return {"id": board.id, "name": board.name, "summary": board.summary}


def clause_entry(clause: str) -> dict[str, Any] | None:
    """A clause of the rules: its text, and how each edition has it; None for an unknown id."""
    found = clauses().get(clause)
    if found is None:
        return None
    entry: dict[str, Any] = {"text": found.text, "editions": dict(found.marks)}
    if found.notes:
        entry["notes"] = dict(found.notes)
    return entry
