"""The board game with 42 territories, dice and cards, inside a notebook cell.

One engine plays four printed editions as data, and every decision it takes points at the rule
clause it comes from. Importing the package needs neither numpy nor Jupyter: the widget and the
analysis are loaded when they are first asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from risk_widget.battle_odds import Odds, odds
    from risk_widget.board import Board, BoardError, load_board
    from risk_widget.bots.base import Bot
    from risk_widget.engine.actions import Action
    from risk_widget.engine.events import Event
    from risk_widget.engine.explain import Verdict
    from risk_widget.engine.game import Game
    from risk_widget.engine.refusals import IllegalAction
    from risk_widget.lessons import list_lessons, load_lesson
    from risk_widget.lessons.lesson_error import LessonError
    from risk_widget.listings import list_boards, list_bots
    from risk_widget.notation import PositionError, RecordError, Replay
    from risk_widget.rules.comparison import clause, compare_editions, list_editions
    from risk_widget.rules.dice import DiceRule
    from risk_widget.rules.edition import Edition, EditionError, load_edition
    from risk_widget.simulation import SimulationResult, simulate
    from risk_widget.widget import RiskWidget
    from risk_widget.widget.lesson import play_lesson

__version__ = "0.1.0"

# Where each public name lives. They are imported on first use, so that a kernel in the browser,
# or a program that only wants the engine, loads nothing that it does not use.
_HOMES = {
    "Action": "risk_widget.engine.actions",
    "Board": "risk_widget.board",
    "BoardError": "risk_widget.board",
    "Bot": "risk_widget.bots.base",
    "DiceRule": "risk_widget.rules.dice",
    "Edition": "risk_widget.rules.edition",
    "EditionError": "risk_widget.rules.edition",
    "Event": "risk_widget.engine.events",
    "Game": "risk_widget.engine.game",
    "IllegalAction": "risk_widget.engine.refusals",
    "LessonError": "risk_widget.lessons.lesson_error",
    "Odds": "risk_widget.battle_odds",
    "PositionError": "risk_widget.notation",
    "RecordError": "risk_widget.notation",
    "Replay": "risk_widget.notation",
    "RiskWidget": "risk_widget.widget",
    "SimulationResult": "risk_widget.simulation",
    "Verdict": "risk_widget.engine.explain",
    "clause": "risk_widget.rules.comparison",
    "compare_editions": "risk_widget.rules.comparison",
    "list_boards": "risk_widget.listings",
    "list_bots": "risk_widget.listings",
    "list_editions": "risk_widget.rules.comparison",
    "list_lessons": "risk_widget.lessons",
    "load_board": "risk_widget.board",
    "load_edition": "risk_widget.rules.edition",
    "load_lesson": "risk_widget.lessons",
    "odds": "risk_widget.battle_odds",
    "play_lesson": "risk_widget.widget.lesson",
    "simulate": "risk_widget.simulation",
}

__all__ = [
    "Action",
    "Board",
    "BoardError",
    "Bot",
    "DiceRule",
    "Edition",
    "EditionError",
    "Event",
    "Game",
    "IllegalAction",
    "LessonError",
    "Odds",
    "PositionError",
    "RecordError",
    "Replay",
    "RiskWidget",
    "SimulationResult",
    "Verdict",
    "__version__",
    "clause",
    "compare_editions",
    "list_boards",
    "list_bots",
    "list_editions",
    "list_lessons",
    "load_board",
    "load_edition",
    "load_lesson",
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
