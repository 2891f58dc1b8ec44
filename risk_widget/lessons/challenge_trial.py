"""A challenge being tried: how it stands is told after every move, and at the end its stars."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from risk_widget.bots import make
from risk_widget.engine.refusals import MALFORMED, IllegalAction
from risk_widget.lessons.answers import UnclearError, move_example
from risk_widget.lessons.challenge import GUIDE
from risk_widget.lessons.challenge_exercise import ChallengeExercise, moves_of_bot
from risk_widget.lessons.move_words import move_words
from risk_widget.lessons.trial import Trial, next_task_text
from risk_widget.messages import say

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from risk_widget.lessons.challenge import Challenge
    from risk_widget.lessons.combine import Attempt
    from risk_widget.lessons.feedback import Feedback
    from risk_widget.lessons.step import Step

__all__ = ["ChallengeTrial"]

_MOST_SHOWN = 5
"""Games that are played to find one that the bot wins."""


class ChallengeTrial(Trial):
    """One challenge, from its first position until it is won, lost or shown.

    Args:
        step: of the kind "challenge".
        new_seed: gives the seed of a try's dice, another one each time.

    Attributes:
        helped: whether a move has been shown in this try that costs stars.
    """

    exercise: ChallengeExercise

    def __init__(self, step: Step, new_seed: Callable[[], str]) -> None:
        self._new_seed = new_seed
        super().__init__(step)
        self.helped = False

    @property
    def challenge(self) -> Challenge:
        """What the step says of it."""
        assert self.step.challenge is not None
        return self.step.challenge

    def _begun(self) -> ChallengeExercise:
        return ChallengeExercise(self.step, self._new_seed())

    def _moved(self, move: Mapping[str, Any]) -> Feedback:
        exercise = self.exercise
        before = exercise.turns
        try:
            exercise.act(move)
        except IllegalAction as error:
            if error.rule == MALFORMED:
                both = {"first": error.content, "second": move_example(self.step)}
                raise UnclearError("two-sentences", **both) from error
            return self._refused(error)
        attempt = exercise.attempt()
        if exercise.won:
            self.done = True
            earned = self.challenge.earned(attempt, helped=self.helped)
            words = "\n\n".join([self.step.praise, self._stars(earned)])
            feedback = self._feedback("right", words, exercise)
            return replace(feedback, stars=1 + sum(earned))
        if exercise.lost:
            feedback = self._feedback("wrong", self._lost(attempt), exercise, back=True)
            self.exercise, self.helped = self._begun(), False
            return feedback
        words = next_task_text(exercise)
        if exercise.turns > before:
            turn = say("challenge-turn", turn=exercise.turns, turns=self.challenge.turns)
            words = f"{turn} {words}"
        return self._feedback("more", words, exercise)

    def _lost(self, attempt: Attempt) -> str:
        mistake = self._mistake(attempt)
        words = mistake.say if mistake else self.step.otherwise
        late = attempt.turns > self.challenge.turns
        why = say("challenge-late", turns=self.challenge.turns) if late else ""
        return f"{why} {words}\n\n{say('challenge-other-dice')}".strip()

    def _stars(self, earned: tuple[bool, ...]) -> str:
        """The stars of a success in words, and what the others are for."""
        named = list(zip(self.challenge.stars, earned, strict=True))
        has = [say("challenge-won"), *(star.say for star, is_earned in named if is_earned)]
        lacks = [star.say for star, is_earned in named if not is_earned]
        words = say("challenge-stars", stars=len(has), earned=has)
        if self.helped:
            return f"{words} {say('challenge-helped')}"
        if lacks:
            words = f"{words} {say('challenge-stars-open', stars=len(lacks), open=lacks)}"
        return words

    def to_dict(self) -> dict[str, Any]:
        """What there is to win, and the turn it is, as JSON data."""
        challenge = self.challenge
        return {
            "turn": max(1, min(self.exercise.turns, challenge.turns)),  # 0 is the set-up
            "turns": challenge.turns,
            "stars": [star.say for star in challenge.stars],
            "helped": self.helped,
            "costs": challenge.free_hints is None and not self.helped,
        }

    # -- help

    @property
    def may_show_move(self) -> bool:
        """Whether a move is shown to whoever asks, now."""
        free = self.challenge.free_hints
        return not self.done and (free is None or self.exercise.turns <= free)

    def move_hint(self) -> str:
        """What a careful bot would do now, in words; where that is not free, it costs stars."""
        game, you = self.exercise.game, self.step.you
        free = self.challenge.free_hints is not None
        if not self.may_show_move:
            return say("challenge-no-move", turns=self.challenge.free_hints or 0)
        bot = make(GUIDE, self.exercise.seed, board=game.board)
        move = move_words(bot.choose(game.observe(you)), game.phase)
        self.helped = self.helped or not free
        return say("challenge-move", game.config.names, move=move, free=free)

    def show(self) -> Feedback:
        """Have a bot play the challenge; from other dice, too, where it does not win at once."""
        self._reported = 0
        for _ in range(_MOST_SHOWN):
            self.exercise = exercise = self._begun()
            bot = make(GUIDE, exercise.seed, board=exercise.game.board)
            moves_of_bot(exercise, bot)
            if exercise.won:
                break
        self.done = exercise.won
        if exercise.won:
            words = say("challenge-shown", turns=exercise.turns)
            return self._feedback("shown", words, exercise)
        feedback = self._feedback("shown", say("challenge-not-shown"), exercise, back=True)
        self.exercise = self._begun()
        return feedback
