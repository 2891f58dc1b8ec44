"""Game notation: a position on one line, a whole game as a readable file, and links.

``docs/notation.md`` specifies them.

>>> from risk_widget.game import Game
>>> from risk_widget.notation import position_of
>>> game = Game.new(edition="italian", mode="domination", seats=["red", "blue", "green"], seed=1)
>>> position_of(game)
'italian domination classic rbg - g claim 0 starter=g set=r35,b35,g35'
>>> position_of(Game.from_position(position_of(game))) == position_of(game)
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.loading import on_first_use

if TYPE_CHECKING:
    from risk_widget.notation.branches import Branch
    from risk_widget.notation.links import (
        LinkError,
        has_link,
        link_of,
        open_link,
        position_link_of,
    )
    from risk_widget.notation.position import game_from_position, position_of
    from risk_widget.notation.record import record_of
    from risk_widget.notation.replaying import Replayed, replay
    from risk_widget.notation.text_parts import SPECTATOR, PositionError, RecordError

__all__ = [
    "SPECTATOR",
    "Branch",
    "LinkError",
    "PositionError",
    "RecordError",
    "Replayed",
    "game_from_position",
    "has_link",
    "link_of",
    "open_link",
    "position_link_of",
    "position_of",
    "record_of",
    "replay",
]

if not TYPE_CHECKING:
    __getattr__ = on_first_use(
        __name__, "text_parts", "position", "record", "replaying", "links", "branches"
    )
