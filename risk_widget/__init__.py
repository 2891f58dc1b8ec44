"""The board game with 42 territories, dice and cards, inside a notebook cell.

One engine plays four printed editions as data, and every decision it takes points at the rule
clause it comes from. Importing the package needs neither numpy nor Jupyter: the widget and the
analysis are loaded when they are first asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from risk_widget.battles.campaigns import (
        CampaignOdds as CampaignOdds,
        SourceComparison as SourceComparison,
        armies_for as armies_for,
        best_order as best_order,
        campaign_odds as campaign_odds,
    )
    from risk_widget.battles.odds import Odds as Odds, odds as odds
    from risk_widget.battles.odds_tables import OddsTable as OddsTable, odds_table as odds_table
    from risk_widget.battles.stopping import (
        StoppingOdds as StoppingOdds,
        when_to_stop as when_to_stop,
    )
    from risk_widget.board import Board as Board, BoardError as BoardError, load_board as load_board
    from risk_widget.bots import add_bot as add_bot
    from risk_widget.bots.base import Bot as Bot
    from risk_widget.engine.actions import Action as Action, IllegalAction as IllegalAction
    from risk_widget.engine.events import Event as Event
    from risk_widget.engine.explain import Verdict as Verdict
    from risk_widget.fair_dice import DiceReport as DiceReport, check_dice as check_dice
    from risk_widget.figures import FigureMap as FigureMap, figure_map as figure_map
    from risk_widget.game import Game as Game, Replay as Replay
    from risk_widget.game_review import Review as Review, review as review
    from risk_widget.laboratory.arrangements import begins as begins, holds as holds
    from risk_widget.laboratory.experiments import (
        ExperimentResult as ExperimentResult,
        experiment as experiment,
    )
    from risk_widget.laboratory.simulation import (
        SimulationResult as SimulationResult,
        simulate as simulate,
    )
    from risk_widget.laboratory.tournaments import (
        TournamentResult as TournamentResult,
        tournament as tournament,
    )
    from risk_widget.lessons import list_lessons as list_lessons, load_lesson as load_lesson
    from risk_widget.lessons.course import Course as Course, course as course
    from risk_widget.lessons.errors import LessonError as LessonError
    from risk_widget.lessons.puzzles import (
        PuzzleError as PuzzleError,
        list_puzzles as list_puzzles,
        load_puzzle as load_puzzle,
    )
    from risk_widget.lessons.summary_page import (
        SummaryPage as SummaryPage,
        summary_page as summary_page,
    )
    from risk_widget.listings import list_boards as list_boards, list_bots as list_bots
    from risk_widget.notation import PositionError as PositionError, RecordError as RecordError
    from risk_widget.results.predictions import Prediction as Prediction, predict as predict
    from risk_widget.rules.comparison import (
        clause as clause,
        compare_editions as compare_editions,
        list_editions as list_editions,
    )
    from risk_widget.rules.dice import DiceRule as DiceRule
    from risk_widget.rules.edition import (
        Edition as Edition,
        EditionError as EditionError,
        load_edition as load_edition,
    )
    from risk_widget.widget import RiskWidget as RiskWidget
    from risk_widget.widget.lesson import (
        play_lesson as play_lesson,
        play_warm_up as play_warm_up,
        puzzle as puzzle,
    )

__version__ = "0.1.0"

# The public names by module. They are imported on first use, so that a kernel in the browser, or a
# program that only wants the engine, loads nothing that it does not use. Type checkers know them
# from the imports above.
_PUBLIC = {
    "battles.campaigns": [
        "CampaignOdds",
        "SourceComparison",
        "armies_for",
        "best_order",
        "campaign_odds",
    ],
    "battles.odds": ["Odds", "odds"],
    "battles.odds_tables": ["OddsTable", "odds_table"],
    "battles.stopping": ["StoppingOdds", "when_to_stop"],
    "board": ["Board", "BoardError", "load_board"],
    "bots": ["add_bot"],
    "bots.base": ["Bot"],
    "engine.actions": ["Action", "IllegalAction"],
    "engine.events": ["Event"],
    "engine.explain": ["Verdict"],
    "fair_dice": ["DiceReport", "check_dice"],
    "figures": ["FigureMap", "figure_map"],
    "game": ["Game", "Replay"],
    "game_review": ["Review", "review"],
    "laboratory.arrangements": ["begins", "holds"],
    "laboratory.experiments": ["ExperimentResult", "experiment"],
    "laboratory.simulation": ["SimulationResult", "simulate"],
    "laboratory.tournaments": ["TournamentResult", "tournament"],
    "lessons": ["list_lessons", "load_lesson"],
    "lessons.course": ["Course", "course"],
    "lessons.errors": ["LessonError"],
    "lessons.puzzles": ["PuzzleError", "list_puzzles", "load_puzzle"],
    "lessons.summary_page": ["SummaryPage", "summary_page"],
    "listings": ["list_boards", "list_bots"],
    "notation": ["PositionError", "RecordError"],
    "results.predictions": ["Prediction", "predict"],
    "rules.comparison": ["clause", "compare_editions", "list_editions"],
    "rules.dice": ["DiceRule"],
    "rules.edition": ["Edition", "EditionError", "load_edition"],
    "widget": ["RiskWidget"],
    "widget.lesson": ["play_lesson", "play_warm_up", "puzzle"],
}
_HOMES = {name: module for module, names in _PUBLIC.items() for name in names}

__all__ = ["__version__", *sorted(_HOMES)]

if not TYPE_CHECKING:  # to type checkers, a name that is not imported above is a slip

    def __getattr__(name: str) -> object:
        """Load a public name from its module the first time it is used."""
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    """List the public names, loaded or not."""
    return sorted(__all__)
