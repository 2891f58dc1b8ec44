"""The traits of a page whose model is no notebook's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.listings import catalog
from risk_widget.messages import current_language, page_source

if TYPE_CHECKING:
    from risk_widget.board import Board
    from risk_widget.json_types import JsonObject
    from risk_widget.widget.snapshot_types import Snapshot


def traits_of(board: Board, state: Snapshot) -> JsonObject:
    """Everything the front end reads from its model."""
    return {
        "board": board.to_json(),
        **texts_of(board),
        "theme": "auto",
        "reduced_motion": "auto",
        "outbox": [],
        "state": state,
    }


def texts_of(board: Board) -> JsonObject:
    """The traits that change with the language, in the current one."""
    return {"language": current_language(), "words": page_source(), "catalog": catalog(board)}


def board_traits(board: Board) -> JsonObject:
    """The traits that change with the board."""
    return {"board": board.to_json(), "catalog": catalog(board)}
