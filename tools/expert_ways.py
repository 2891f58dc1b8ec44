"""Every way to play that the expert is trained for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.board import load_board
from risk_widget.engine.chance import Seeded
from risk_widget.engine.config import GameConfig
from risk_widget.rules.edition import SEATS, edition_ids, load_edition

if TYPE_CHECKING:
    from collections.abc import Iterator


def configs() -> Iterator[tuple[str, GameConfig]]:
    """Edition, mode and number of players, and the game's values."""
    board = load_board("classic")
    for edition in edition_ids():
        rules = load_edition(edition)
        for mode in rules.modes.values():
            for players in mode.players:
                config = GameConfig(rules, mode.id, SEATS[:players], board, {}, Seeded(0))
                yield f"{edition}/{mode.id}/{players}", config
