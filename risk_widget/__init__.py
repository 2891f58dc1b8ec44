"""The board game with 42 territories, dice and cards, inside a notebook cell.

One engine plays four printed editions as data, and every decision it takes points at the rule
clause it comes from. Importing the package needs neither numpy nor Jupyter: the widget and the
analysis are loaded when they are first asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from risk_widget.battles.campaigns import (
        CampaignOdds,
        SourceComparison,
        armies_for,
        best_order,
        campaign_odds,
    )
    from risk_widget.battles.odds import Odds, odds
    from risk_widget.battles.odds_tables import OddsTable, odds_table
    from risk_widget.battles.stopping import StoppingOdds, when_to_stop
    from risk_widget.board import Board, BoardError, load_board
    from risk_widget.bots import add_bot
    from risk_widget.bots.base import Bot
    from risk_widget.engine.actions import Action, IllegalAction
    from risk_widget.engine.events import Event
    from risk_widget.engine.explain import Verdict
    from risk_widget.fair_dice import DiceReport, check_dice
    from risk_widget.figures import FigureMap, figure_map
    from risk_widget.game import Game, Replay
    from risk_widget.game_review import Review, review
    from risk_widget.laboratory.arrangements import begins, holds
    from risk_widget.laboratory.experiments import ExperimentResult, experiment
    from risk_widget.laboratory.simulation import SimulationResult, simulate
    from risk_widget.laboratory.tournaments import TournamentResult, tournament
    from risk_widget.lessons import list_lessons, load_lesson
    from risk_widget.lessons.errors import LessonError
    from risk_widget.lessons.puzzles import PuzzleError, list_puzzles, load_puzzle
    from risk_widget.lessons.summary_page import SummaryPage, summary_page
    from risk_widget.listings import list_boards, list_bots
    from risk_widget.notation import PositionError, RecordError
    from risk_widget.results.predictions import Prediction, predict
    from risk_widget.rules.comparison import clause, compare_editions, list_editions
    from risk_widget.rules.dice import DiceRule
    from risk_widget.rules.edition import Edition, EditionError, load_edition
    from risk_widget.widget import RiskWidget
    from risk_widget.widget.lesson import play_lesson, puzzle

__version__ = "0.1.0"

# Where each public name lives. They are imported on first use, so that a kernel in the browser,
# or a program that only wants the engine, loads nothing that it does not use.
_HOMES = {
    "Action": "risk_widget.engine.actions",
    "Board": "risk_widget.board",
    "BoardError": "risk_widget.board",
    "Bot": "risk_widget.bots.base",
    "DiceReport": "risk_widget.fair_dice",
    "CampaignOdds": "risk_widget.battles.campaigns",
    "DiceRule": "risk_widget.rules.dice",
    "Course": "risk_widget.lessons.course",
    "Edition": "risk_widget.rules.edition",
    "EditionError": "risk_widget.rules.edition",
    "Event": "risk_widget.engine.events",
    "ExperimentResult": "risk_widget.laboratory.experiments",
    "FigureMap": "risk_widget.figures",
    "Game": "risk_widget.game",
    "IllegalAction": "risk_widget.engine.actions",
    "LessonError": "risk_widget.lessons.errors",
    "Odds": "risk_widget.battles.odds",
    "OddsTable": "risk_widget.battles.odds_tables",
    "PositionError": "risk_widget.notation",
    "PuzzleError": "risk_widget.lessons.puzzles",
    "Prediction": "risk_widget.results.predictions",
    "RecordError": "risk_widget.notation",
    "Replay": "risk_widget.game",
    "Review": "risk_widget.game_review",
    "RiskWidget": "risk_widget.widget",
    "SimulationResult": "risk_widget.laboratory.simulation",
    "SourceComparison": "risk_widget.battles.campaigns",
    "StoppingOdds": "risk_widget.battles.stopping",
    "TournamentResult": "risk_widget.laboratory.tournaments",
    "SummaryPage": "risk_widget.lessons.summary_page",
    "Verdict": "risk_widget.engine.explain",
    "check_dice": "risk_widget.fair_dice",
    "add_bot": "risk_widget.bots",
    "armies_for": "risk_widget.battles.campaigns",
    "begins": "risk_widget.laboratory.arrangements",
    "best_order": "risk_widget.battles.campaigns",
    "campaign_odds": "risk_widget.battles.campaigns",
    "clause": "risk_widget.rules.comparison",
    "compare_editions": "risk_widget.rules.comparison",
    "course": "risk_widget.lessons.course",
    "experiment": "risk_widget.laboratory.experiments",
    "figure_map": "risk_widget.figures",
    "holds": "risk_widget.laboratory.arrangements",
    "list_boards": "risk_widget.listings",
    "list_bots": "risk_widget.listings",
    "list_editions": "risk_widget.rules.comparison",
    "list_lessons": "risk_widget.lessons",
    "list_puzzles": "risk_widget.lessons.puzzles",
    "load_board": "risk_widget.board",
    "load_edition": "risk_widget.rules.edition",
    "load_lesson": "risk_widget.lessons",
    "load_puzzle": "risk_widget.lessons.puzzles",
    "odds": "risk_widget.battles.odds",
    "odds_table": "risk_widget.battles.odds_tables",
    "play_lesson": "risk_widget.widget.lesson",
    "play_warm_up": "risk_widget.widget.lesson",
    "puzzle": "risk_widget.widget.lesson",
    "predict": "risk_widget.results.predictions",
    "review": "risk_widget.game_review",
    "simulate": "risk_widget.laboratory.simulation",
    "tournament": "risk_widget.laboratory.tournaments",
    "when_to_stop": "risk_widget.battles.stopping",
    "summary_page": "risk_widget.lessons.summary_page",
}

__all__ = [
    "Action",
    "Board",
    "BoardError",
    "Bot",
    "CampaignOdds",
    "Course",
    "DiceReport",
    "DiceRule",
    "Edition",
    "EditionError",
    "Event",
    "ExperimentResult",
    "FigureMap",
    "Game",
    "IllegalAction",
    "LessonError",
    "Odds",
    "OddsTable",
    "PositionError",
    "Prediction",
    "PuzzleError",
    "RecordError",
    "Replay",
    "Review",
    "RiskWidget",
    "SimulationResult",
    "SourceComparison",
    "StoppingOdds",
    "SummaryPage",
    "TournamentResult",
    "Verdict",
    "__version__",
    "add_bot",
    "armies_for",
    "begins",
    "best_order",
    "campaign_odds",
    "check_dice",
    "clause",
    "compare_editions",
    "course",
    "experiment",
    "figure_map",
    "holds",
    "list_boards",
    "list_bots",
    "list_editions",
    "list_lessons",
    "list_puzzles",
    "load_board",
    "load_edition",
    "load_lesson",
    "load_puzzle",
    "odds",
    "odds_table",
    "play_lesson",
    "play_warm_up",
    "predict",
    "puzzle",
    "review",
    "simulate",
    "summary_page",
    "tournament",
    "when_to_stop",
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
