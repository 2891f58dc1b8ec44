"""Puzzles: positions of games with a decision that clearly has a best answer.

>>> from risk_widget.lessons.puzzles import load_puzzle
>>> opened = load_puzzle(1)
>>> bool(opened.answer(opened.best))
True

``docs/puzzles.md`` tells how they were found and measured.
"""

from __future__ import annotations

from risk_widget.lessons.puzzles.listing import list_puzzles
from risk_widget.lessons.puzzles.puzzle import Puzzle
from risk_widget.lessons.puzzles.puzzle_error import PuzzleError
from risk_widget.lessons.puzzles.selecting import load_puzzle

__all__ = [
    "Puzzle",
    "PuzzleError",
    "list_puzzles",
    "load_puzzle",
]
