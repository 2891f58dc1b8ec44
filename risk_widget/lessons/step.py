"""A step of a lesson under one edition: its data, ready to be played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from risk_widget.lessons.step_position import new_game

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.game import Game
    from risk_widget.lessons.challenge import Challenge
    from risk_widget.lessons.chance_guess import GuessedBattle
    from risk_widget.lessons.combine import Attempt, Check, Quantity

__all__ = ["GRADES", "KINDS", "PICKS", "AnswerChoice", "Mistake", "Step"]

KINDS: Final = ("do", "predict", "chance", "refuse", "point", "challenge")
PICKS: Final = ("territory", "continent", "territories")
GRADES: Final = ("nudge", "rule", "move")
"""The three grades of hints."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A likely mistake: when it was made, what to say, and dice to play it out with."""

    when: Check
    say: str
    dice: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class AnswerChoice:
    """One answer to choose from. ``right`` is judged when the truth has been played.

    A choice without ``right`` is never right; ``say`` is what to tell where it is wrong.
    """

    value: str
    text: str
    right: Check | None
    say: str

    def is_right(self, attempt: Attempt) -> bool:
        """Whether the truth is what this choice says."""
        return self.right is not None and self.right(attempt)


@dataclass(frozen=True, slots=True)
class Step:
    """One step under one edition. ``docs/lessons.md`` tells what the fields mean."""

    id: str
    title: str
    kind: str
    text: str
    question: str
    teaches: tuple[str, ...]
    edition: str
    case: Mapping[str, Any]
    you: str
    moves: int
    fight_on: bool
    replies: tuple[Mapping[str, Any], ...]
    success: Check | None
    failure: Check | None
    answer: Quantity | None
    choices: tuple[AnswerChoice, ...]
    pick: str
    picks: int | None
    each: Check | None
    reveal: tuple[Mapping[str, Any], ...]
    show_dice: bool
    played_out: bool
    hides: tuple[str, ...]
    highlight: Mapping[str, str]
    hints: tuple[str, ...]
    mistakes: tuple[Mistake, ...]
    otherwise: str
    praise: str
    solution: tuple[Any, ...]
    challenge: Challenge | None
    battle: GuessedBattle | None

    def new_game(self, dice: tuple[int, ...] | None = None) -> Game:
        """The game in the step's first position."""
        return new_game(self.case, dice)
