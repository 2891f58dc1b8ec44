"""The board game with 42 territories, dice and cards, inside a notebook cell.

One engine plays four printed editions as data, and every decision it takes points at the rule
clause behind it. Importing the package needs neither numpy nor Jupyter: the widget and the
analysis are loaded on first use.

The names here are for everybody. `risk_widget.lab` has more for questions about many games, and
`risk_widget.lessons` for teaching.
"""

from __future__ import annotations

import sys as _sys
from importlib import import_module
from typing import TYPE_CHECKING

from risk_widget.loading import provide as _provide

if TYPE_CHECKING:
    from risk_widget import lab as lab, lessons as lessons
    from risk_widget.battles.campaigns import campaign_odds as campaign_odds
    from risk_widget.battles.odds import odds as odds
    from risk_widget.board import Board as Board, BoardError as BoardError, load_board as load_board
    from risk_widget.bots import add_bot as add_bot
    from risk_widget.bots.base import Bot as Bot
    from risk_widget.engine.actions import Action as Action, IllegalAction as IllegalAction
    from risk_widget.engine.events import Event as Event
    from risk_widget.engine.explain import Verdict as Verdict
    from risk_widget.game import Game as Game, Replay as Replay, open_link as open_link
    from risk_widget.game_review import review as review
    from risk_widget.laboratory.experiments import experiment as experiment
    from risk_widget.laboratory.simulation import simulate as simulate
    from risk_widget.laboratory.tournaments import tournament as tournament
    from risk_widget.lessons import (
        list_lessons as list_lessons,
        load_lesson as load_lesson,
        read_homework as read_homework,
    )
    from risk_widget.practice.mistakes import my_mistakes as my_mistakes
    from risk_widget.practice.level import my_level as my_level
    from risk_widget.listings import list_boards as list_boards, list_bots as list_bots
    from risk_widget.notation import PositionError as PositionError, RecordError as RecordError
    from risk_widget.rules.comparison import (
        clause as clause,
        compare_editions as compare_editions,
        list_editions as list_editions,
    )
    from risk_widget.rules.edition import (
        Edition as Edition,
        EditionError as EditionError,
        load_edition as load_edition,
    )
    from risk_widget.widget import RiskWidget as RiskWidget
    from risk_widget.widget.analysis import analyse as analyse
    from risk_widget.widget.classroom import classroom as classroom
    from risk_widget.widget.lesson import (
        play_lesson as play_lesson,
        play_puzzle as play_puzzle,
        play_warm_up as play_warm_up,
    )

__version__ = "0.1.0"

# The public names by module. They are imported on first use, so that a kernel in the browser, or a
# program that needs only the engine, loads nothing else. Type checkers know them from the imports
# above.
_PUBLIC = {
    "battles.campaigns": ["campaign_odds"],
    "battles.odds": ["odds"],
    "board": ["Board", "BoardError", "load_board"],
    "bots": ["add_bot"],
    "bots.base": ["Bot"],
    "engine.actions": ["Action", "IllegalAction"],
    "engine.events": ["Event"],
    "engine.explain": ["Verdict"],
    "game": ["Game", "Replay", "open_link"],
    "game_review": ["review"],
    "laboratory.experiments": ["experiment"],
    "laboratory.simulation": ["simulate"],
    "laboratory.tournaments": ["tournament"],
    "lessons": ["list_lessons", "load_lesson", "read_homework"],
    "practice.mistakes": ["my_mistakes"],
    "practice.level": ["my_level"],
    "listings": ["list_boards", "list_bots"],
    "notation": ["PositionError", "RecordError"],
    "rules.comparison": ["clause", "compare_editions", "list_editions"],
    "rules.edition": ["Edition", "EditionError", "load_edition"],
    "widget": ["RiskWidget"],
    "widget.analysis": ["analyse"],
    "widget.classroom": ["classroom"],
    "widget.lesson": ["play_lesson", "play_puzzle", "play_warm_up"],
}
# Functions from higher packages that the methods of a game need.
_provide(story="risk_widget.host.story_file:story")

_HOMES = {name: module for module, names in _PUBLIC.items() for name in names}
_NAMESPACES = ("lab", "lessons")

__all__ = ["__version__", *sorted([*_HOMES, *_NAMESPACES])]

if not TYPE_CHECKING:  # hidden from type checkers, which would accept any misspelt name

    def __getattr__(name: str) -> object:
        """Load a public name from its module the first time it is used."""
        if name not in _NAMESPACES and name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        if name in _NAMESPACES:
            return import_module(f"{__name__}.{name}")
        value = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
        globals()[name] = value
        return value


if str(getattr(_sys.stdout, "encoding", "")).lower() not in ("utf-8", "utf8"):
    # An output in another encoding may lack some characters.
    from risk_widget.terminal import fit_output as _fit_output

    _fit_output()


def __dir__() -> list[str]:
    """List the public names, loaded or not."""
    return sorted(__all__)
