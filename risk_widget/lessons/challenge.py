"""A challenge being played: true dice, and bots that decide from what their seats may see."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from risk_widget.bots import make
from risk_widget.engine.actions import MALFORMED, IllegalAction, parse_action
from risk_widget.engine.codes import SETUP_PHASES
from risk_widget.engine.observation import out
from risk_widget.engine.shortcuts import was_last_of_phase
from risk_widget.lessons.attempt import Exercise, Trial, UnclearError, move_example, next_task_text
from risk_widget.lessons.feedback import move_words
from risk_widget.lessons.step import GUIDE, true_game
from risk_widget.messages import Message, say

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from risk_widget.bots import Bot
    from risk_widget.engine.actions import Action
    from risk_widget.lessons.checks import Attempt
    from risk_widget.lessons.feedback import Feedback
    from risk_widget.lessons.step import Challenge, Step

__all__ = ["ChallengeExercise", "ChallengeTrial", "moves_of_bot", "play", "problem_of_play"]


_MOST_REPLIES = 5000
"""More decisions of the bots than lie between two turns; a bound, so that nothing runs on."""


class ChallengeExercise(Exercise):
    """A challenge from its first position on.

    Whose decision it is before the learner's first one plays at once. Where the learner is
    attacked, all dice are rolled.

    Args:
        step: of the kind "challenge".
        seed: for the dice, and for the bots.
    """

    def __init__(self, step: Step, seed: str) -> None:
        game = true_game(step.case, seed)
        super().__init__(step, game=game)
        assert step.challenge is not None
        self.seed = seed
        self.turns = int(game.turn == step.you and game.phase not in SETUP_PHASES)
        self.won = False
        self.lost = False
        self._bots: dict[str, Bot] = {
            seat: make(step.challenge.bot, f"{seed}/{seat}", board=game.board)
            for seat in game.seats
            if seat != step.you
        }
        self._others()

    def attempt(self, *, refused: str | None = None, answer: Any = None) -> Attempt:
        """What there is to judge now."""
        attempt = super().attempt(refused=refused, answer=answer)
        return replace(attempt, turns=self.turns)

    def act(self, action: Mapping[str, Any] | Action) -> None:
        """The learner's action, and what the bots do until the next one.

        As in a game, a part of the turn ends with the last army placed or moved.

        Raises ``IllegalAction``.
        """
        parsed = parse_action(action)
        self._apply(parsed, self.step.you)
        if was_last_of_phase(self.game, parsed.type):
            self._apply({"type": "end_phase"}, self.step.you)
        self.actions.append(parsed)
        self._judge()
        if not (self.won or self.lost):
            self._others()
            self._judge()

    @property
    def is_stuck(self) -> bool:
        """Whether the learner can do nothing more."""
        return self.game.is_over or self.step.you in out(self.game.config, self.game.state)

    def _judge(self) -> None:
        step, attempt = self.step, self.attempt()
        assert step.challenge is not None
        self.won = step.success is not None and step.success(attempt)
        failed = step.failure is not None and step.failure(attempt)
        late = self.turns > step.challenge.turns
        self.lost = not self.won and (failed or late or self.is_stuck)

    def _apply(self, action: Mapping[str, Any] | Action, seat: str | None) -> None:
        before = len(self.events)
        super()._apply(action, seat)
        for event in self.events[before:]:
            self.turns += event.type == "turn_started" and event.seat == self.step.you

    def _others(self) -> None:
        game, you = self.game, self.step.you
        for _ in range(_MOST_REPLIES):
            if self.is_stuck:
                return
            actor = game.actor
            if actor != you:
                assert actor is not None
                self._apply(self._bots[actor].choose(game.observe(actor)), actor)
            elif game.phase == "defend":
                self._apply(game.legal_actions()[-1], you)
            else:
                return


def moves_of_bot(exercise: ChallengeExercise, bot: Bot) -> list[dict[str, Any]]:
    """Play an exercise to its end with a bot in the learner's seat; the moves it made."""
    you = exercise.step.you
    moves: list[dict[str, Any]] = []
    while not (exercise.won or exercise.lost or exercise.is_stuck) and len(moves) < _MOST_REPLIES:
        move = dict(bot.choose(exercise.game.observe(you)))
        moves.append(move)
        exercise.act(move)
    return moves


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
