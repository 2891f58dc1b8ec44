"""A challenge being played: true dice, and bots that decide from what their seats may see."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from risk_widget.bots import make
from risk_widget.engine.actions import parse_action
from risk_widget.engine.codes import SETUP_PHASES
from risk_widget.engine.observation import out
from risk_widget.engine.phase_end import was_last_of_phase
from risk_widget.lessons.exercise import Exercise
from risk_widget.lessons.step_position import true_game

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.bots import Bot
    from risk_widget.engine.actions import Action
    from risk_widget.lessons.combine import Attempt
    from risk_widget.lessons.step import Step

__all__ = ["ChallengeExercise", "moves_of_bot"]

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
