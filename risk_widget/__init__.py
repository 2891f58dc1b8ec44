"""The board game with 42 territories, dice and cards, inside a notebook cell.

One engine plays four printed editions as data, and every decision it takes points at the rule
clause it comes from. Importing the package needs neither numpy nor Jupyter: the widget and the
analysis are loaded when they are first asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from risk_widget.battle_odds import odds
    from risk_widget.board import Board, BoardError, load_board
    from risk_widget.engine.actions import IllegalAction
    from risk_widget.engine.game import Game
    from risk_widget.lessons import lesson, list_lessons
    from risk_widget.notation import PositionError, RecordError, Replay
    from risk_widget.rules.comparison import clause, compare, editions
    from risk_widget.rules.edition import Edition, EditionError, load_edition
    from risk_widget.simulation import simulate
    from risk_widget.widget import RiskWidget
    from risk_widget.widget.lesson import play_lesson

__version__ = "0.1.0"

# Where each public name lives. They are imported on first use, so that a kernel in the browser,
# or a program that only wants the engine, loads nothing that it does not use.
_HOMES = {
    "Board": "risk_widget.board",
    "BoardError": "risk_widget.board",
    "Edition": "risk_widget.rules.edition",
    "EditionError": "risk_widget.rules.edition",
    "Game": "risk_widget.engine.game",
    "IllegalAction": "risk_widget.engine.actions",
    "PositionError": "risk_widget.notation",
    "RecordError": "risk_widget.notation",
    "Replay": "risk_widget.notation",
    "RiskWidget": "risk_widget.widget",
    "clause": "risk_widget.rules.comparison",
    "compare": "risk_widget.rules.comparison",
    "editions": "risk_widget.rules.comparison",
    "lesson": "risk_widget.lessons",
    "list_lessons": "risk_widget.lessons",
    "load_board": "risk_widget.board",
    "load_edition": "risk_widget.rules.edition",
    "odds": "risk_widget.battle_odds",
    "play_lesson": "risk_widget.widget.lesson",
    "simulate": "risk_widget.simulation",
}

__all__ = [
    "Board",
    "BoardError",
    "Edition",
    "EditionError",
    "Game",
    "IllegalAction",
    "PositionError",
    "RecordError",
    "Replay",
    "RiskWidget",
    "__version__",
    "clause",
    "compare",
    "editions",
    "lesson",
    "list_lessons",
    "load_board",
    "load_edition",
    "odds",
    "play_lesson",
    "simulate",
]


def __getattr__(name: str) -> Any:
    """Load a public name from its module the first time it is used."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(_HOMES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """List the public names, loaded or not."""
    return sorted(__all__)
