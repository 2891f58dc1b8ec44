"""Whether a challenge is one: a careful bot wins some of its games, and not all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.bots import make
from risk_widget.lessons.challenge import GUIDE
from risk_widget.lessons.challenge_exercise import ChallengeExercise, moves_of_bot
from risk_widget.messages import Message

if TYPE_CHECKING:
    from risk_widget.lessons.step import Step

__all__ = ["play", "problem_of_play"]


def problem_of_play(step: Step, tries: int = 20) -> Message | None:
    """What is wrong with a challenge, judged by games of a careful bot; None if nothing is."""
    begun = ChallengeExercise(step, "check")
    if step.success is not None and step.success(begun.attempt()):
        return Message("problem-solved-before")
    won = sum(play(step, GUIDE, f"check/{number}").won for number in range(tries))
    if won == 0:
        return Message("problem-challenge-impossible", {"tries": tries})
    if won == tries:
        return Message("problem-challenge-trivial", {"tries": tries})
    return None


def play(step: Step, bot: str, seed: str) -> ChallengeExercise:
    """A challenge played to its end by a bot."""
    exercise = ChallengeExercise(step, seed)
    moves_of_bot(exercise, make(bot, f"{seed}/learner", board=exercise.game.board))
    return exercise
