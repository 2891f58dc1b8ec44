"""A chance being guessed: then one battle is fought, a thousand, and the exact figure is told."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from risk_widget.engine.actions import Attack
from risk_widget.lessons.answers import UnclearError, read_number
from risk_widget.lessons.chance_guess import ChanceGuess, counted
from risk_widget.lessons.exercise import Exercise
from risk_widget.lessons.step_position import true_game
from risk_widget.lessons.trial import Trial
from risk_widget.messages import say
from risk_widget.results.displays import percent

if TYPE_CHECKING:
    from collections.abc import Callable

    from risk_widget.battles.odds import Odds
    from risk_widget.engine.actions import Action
    from risk_widget.game import Game
    from risk_widget.lessons.chance_guess import CountedBattles, GuessedBattle
    from risk_widget.lessons.feedback import Feedback
    from risk_widget.lessons.step import Step

__all__ = ["ChanceTrial", "attack_of", "odds_of"]


class ChanceTrial(Trial):
    """One chance, until it is guessed or shown.

    Args:
        step: of the kind "chance".
        new_seed: gives the seed of the dice, another one each time.
    """

    def __init__(self, step: Step, new_seed: Callable[[], str]) -> None:
        super().__init__(step)
        self._seed = new_seed()

    @property
    def battle(self) -> GuessedBattle:
        """Who attacks whom."""
        assert self.step.battle is not None
        return self.step.battle

    def judge(self, answer: Any) -> Feedback:
        """What to tell whoever guesses this. Raises ``UnclearError`` for what is no percentage."""
        said = read_number(answer)
        if not 0 <= said <= 100:
            raise UnclearError("answer-percentage", answer=said)
        battles = counted(odds_of(self.step), self._seed)
        guess = ChanceGuess(said, battles)
        off = say("chance-off", said=said, off=guess.off)
        feedback = self._revealed("right" if guess.is_near else "wrong", battles, off)
        return replace(feedback, guess=guess)

    def show(self) -> Feedback:
        """Fight the battles, and tell the chance."""
        return self._revealed("shown", counted(odds_of(self.step), self._seed))

    def _revealed(self, status: str, battles: CountedBattles, off: str = "") -> Feedback:
        self.exercise, self._reported = self._fought(), 0
        self.done = True
        counts = say(
            "chance-counted",
            taken=battles.taken,
            fought=battles.fought,
            exact=percent(battles.exact / 100),
        )
        words = f"{self._once()} {counts} {off}".strip()
        feedback = self._feedback(status, f"{words}\n\n{self.step.praise}", self.exercise)
        # The rolls are seen on the board; in words they would be more than the step is about.
        return replace(feedback, lines=())

    def _once(self) -> str:
        """How the one battle ended that was fought on the board."""
        events = self.exercise.events
        rolls = [event.data for event in events if event.type == "rolled"]
        about = {
            "target": self.battle.target,
            "taken": any(event.type == "captured" for event in events),
            "lost": sum(roll["attacker_losses"] for roll in rolls),
            "beaten": sum(roll["defender_losses"] for roll in rolls),
        }
        return say("chance-once", self.exercise.game.config.names, **about)

    def _fought(self) -> Exercise:
        """The battle with true dice, all that are allowed; no more armies move in than must."""
        game = true_game(self.step.case, self._seed)
        exercise = Exercise(self.step, game=game)
        action = attack_of(game, self.battle)
        while action is not None:
            exercise.reveal([action.to_dict()])
            if game.phase == "defend":
                action = game.legal_actions()[-1]
            elif game.phase == "occupy":
                exercise.reveal([game.legal_actions()[0].to_dict()])
                break
            else:
                action = attack_of(game, self.battle)
        return exercise


def odds_of(step: Step) -> Odds:
    """The exact chances of the battle that a step of the kind "chance" is about."""
    assert step.battle is not None
    return step.new_game().odds(step.battle.source, step.battle.target)


def attack_of(game: Game, battle: GuessedBattle) -> Action | None:
    """The attack with all armies and dice that the battle goes on with; None at its end."""
    attacks = [
        action
        for action in game.legal_actions()
        if isinstance(action, Attack)
        and (action.source, action.target) == (battle.source, battle.target)
    ]
    return max(attacks, key=lambda one: (one.armies, one.dice or one.armies), default=None)
