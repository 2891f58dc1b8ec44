"""The kind of step in which the learner guesses the chance of a battle before it is fought."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from risk_widget.course.attempt import Attempt, UnclearError, read_number
from risk_widget.course.feedback import ChanceGuess, counted
from risk_widget.course.step import (
    Battle,  # noqa: TC001 - read by `read`
    StepGame,
    attack_of,
    true_game,
)
from risk_widget.course.step_kind import StepKind
from risk_widget.messages import say
from risk_widget.reading.schema import Problem
from risk_widget.results.displays import percent, whole_percent

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from risk_widget.battles.odds import Odds
    from risk_widget.course.feedback import CountedBattles, Feedback
    from risk_widget.course.step import Step
    from risk_widget.messages import Names

__all__ = ["ChanceAttempt", "ChanceFields", "ChanceKind"]


@dataclass(frozen=True, slots=True)
class ChanceFields:
    """The fields of a step of this kind."""

    battle: Battle


class ChanceAttempt(Attempt):
    """An attempt at guessing the chance of a battle."""

    last_hint = "answer"

    def __init__(self, step: Step, new_seed: Callable[[], str]) -> None:
        super().__init__(step, new_seed)
        self._seed = new_seed()

    @property
    def battle(self) -> Battle:
        """The battle of the step."""
        fields = self.step.own
        assert isinstance(fields, ChanceFields)
        return fields.battle

    def judge(self, answer: object) -> Feedback:
        """Compare a percentage with the exact chance, then fight the battle."""
        said = read_number(answer)
        if not 0 <= said <= 100:
            raise UnclearError("answer-percentage", answer=said)
        battles = counted(self._odds(), self._seed)
        guess = ChanceGuess(said, battles)
        off = say("chance-off", said=say("display-percent", percent=said), off=guess.off)
        feedback = self._revealed("right" if guess.is_near else "wrong", battles, off)
        return replace(feedback, guess=guess)

    def show(self) -> Feedback:
        """Fight the battles, and show the learner the chance."""
        return self._revealed("shown", counted(self._odds(), self._seed))

    def solution(self) -> object:
        """Return the chance as a whole percentage."""
        return whole_percent(self._odds().win)

    def _odds(self) -> Odds:
        return self.step.start.game.odds(self.battle.source, self.battle.target)

    def _revealed(self, status: str, battles: CountedBattles, off: str = "") -> Feedback:
        self.play: StepGame = self._fought()
        self._reported = 0
        self.done = True
        exact = percent(battles.exact / 100)
        counts = say("chance-counted", taken=battles.taken, fought=battles.fought, exact=exact)
        words = f"{self._once()} {counts} {off}".strip()
        praise = self.step.praise.filled(self.play.outcome())
        feedback = self.feedback(status, f"{words}\n\n{praise}", self.play)
        # The board shows the rolls; in words, they would distract from the chance.
        return replace(feedback, lines=())

    def _once(self) -> str:
        """Describe the outcome of the one battle fought on the board."""
        events = self.play.events
        rolls = [event.data for event in events if event.type == "rolled"]
        about = {
            "target": self.battle.target,
            "taken": any(event.type == "captured" for event in events),
            "lost": sum(roll["attacker_losses"] for roll in rolls),
            "beaten": sum(roll["defender_losses"] for roll in rolls),
        }
        return say("chance-once", self.play.game.config.names, **about)

    def _fought(self) -> StepGame:
        """Fight with as many true dice as allowed, and move in no more armies than required."""
        game = true_game(self.step, self._seed)
        play = StepGame(self.step, game=game)
        action = attack_of(game, self.battle)
        while action is not None:
            play.reveal([action.to_dict()])
            if game.phase == "defend":
                action = game.legal_actions()[-1]
            elif game.phase == "occupy":
                play.reveal([game.legal_actions()[0].to_dict()])
                break
            else:
                action = attack_of(game, self.battle)
        return play


_WIDTH: Final = 10
"""The width, in percent, of the ranges of guesses that a class's results count together."""


class ChanceKind(StepKind):
    """A step in which the learner guesses the chance of a battle."""

    id = "chance"
    attempt: ClassVar[type[Attempt]] = ChanceAttempt
    own: ClassVar[type | None] = ChanceFields
    needs: ClassVar[tuple[str, ...]] = ("question",)
    decides = True

    def input(self, step: Step) -> str:
        """Return the kind of answer: a percentage from 0 to 100."""
        del step
        return "percent"

    def answer_key(self, answer: object) -> str:
        """Return the lower end of the ten-percent range in which the guess lies."""
        return str(min(int(cast("Any", answer)), 99) // _WIDTH * _WIDTH)

    def answer_text(self, answer: object, step: Step, names: Names) -> str:
        """Format the ten-percent range in which the guess lies."""
        del step, names
        low = int(self.answer_key(answer))
        high = 100 if low == 100 - _WIDTH else low + _WIDTH - 1
        return say("class-percent", **{"from": low, "to": high})

    def problems_of_start(self, step: Step) -> Iterator[Problem]:
        """Yield the problems that keep the step from being tried at all."""
        found = [*super().problems_of_start(step)]
        yield from found
        if not found and attack_of(StepGame(step).game, step.own.battle) is None:
            yield Problem("this attack is not legal here", ("battle",))
