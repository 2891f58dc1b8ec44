"""Less common functions for battles and for experiments with many games.

`odds`, `campaign_odds`, `simulate`, `tournament` and `experiment` are names of `risk_widget`
itself. This module has their companions, and the types of their results.

>>> import risk_widget as rw
>>> rw.lab.best_order(12, [3, 1, 2], "czech").armies
12
"""

from __future__ import annotations

from risk_widget.battles.campaigns import CampaignOdds, SourceComparison, armies_for, best_order
from risk_widget.battles.odds import Odds, OddsTable, odds_table
from risk_widget.battles.stopping import StoppingOdds, when_to_stop
from risk_widget.bots.programs import Isolation, Program
from risk_widget.fair_dice import DiceReport, check_dice
from risk_widget.figures import FigureMap, figure_map
from risk_widget.game_review import Review
from risk_widget.laboratory.experiments import ExperimentResult
from risk_widget.laboratory.placing import LadderPlace, place_on_ladder
from risk_widget.laboratory.players import begins, holds, placebo
from risk_widget.laboratory.settling import Match
from risk_widget.laboratory.simulation_result import SimulationResult
from risk_widget.laboratory.tournament_result import TournamentResult
from risk_widget.results.displays import Prediction, predict
from risk_widget.results.intervals import share_interval, wilson
from risk_widget.rules.dice import DiceRule

__all__ = [
    "CampaignOdds",
    "DiceReport",
    "DiceRule",
    "ExperimentResult",
    "FigureMap",
    "Isolation",
    "LadderPlace",
    "Match",
    "Odds",
    "OddsTable",
    "Prediction",
    "Program",
    "Review",
    "SimulationResult",
    "SourceComparison",
    "StoppingOdds",
    "TournamentResult",
    "armies_for",
    "begins",
    "best_order",
    "check_dice",
    "figure_map",
    "holds",
    "odds_table",
    "place_on_ladder",
    "placebo",
    "predict",
    "share_interval",
    "when_to_stop",
    "wilson",
]


def __dir__() -> list[str]:
    """List the public names."""
    return __all__
