"""The kind of step in which the learner acts on the board, as in a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from risk_widget.course.attempt import ActionAttempt, next_task
from risk_widget.course.step import ActionData, StepGame
from risk_widget.course.step_kind import StepKind
from risk_widget.engine.actions import IllegalAction
from risk_widget.reading.schema import Problem, item

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from risk_widget.course.attempt import Attempt
    from risk_widget.course.feedback import Feedback
    from risk_widget.course.step import Step
    from risk_widget.engine.actions import Action

__all__ = ["DoAttempt", "DoKind"]


class DoAttempt(ActionAttempt):
    """An attempt to reach the goal by actions on the board."""

    def judged(self) -> Feedback:
        """Judge the actions so far: they reach the goal, may continue, or are taken back."""
        step, play = self.step, self.play
        outcome = play.outcome()
        if step.success is not None and step.success(outcome):
            self.done = True
            return self.feedback("right", step.praise.filled(outcome), play)
        failed = step.failure is not None and step.failure(outcome)
        going = not play.is_stuck and len(play.actions) < step.moves
        if going and not failed and self.mistake(outcome) is None:
            return self.feedback("more", next_task(play), play)
        return self.taken_back(outcome)


class DoKind(StepKind):
    """A step in which the learner acts on the board."""

    id = "do"
    attempt: ClassVar[type[Attempt]] = DoAttempt
    needs: ClassVar[tuple[str, ...]] = ("success", "solution", "otherwise")
    solution: ClassVar[object] = tuple[ActionData, ...]
    decides = True

    def asks_amount(self, step: Step) -> bool:
        """Whether the question is about the number of armies or dice, or about the cards."""
        return step.depends_on_amount

    def is_short(self, step: Step) -> bool:
        """Whether a single action solves the step."""
        return step.moves == 1

    def kept_answer(self, answer: object, actions: Sequence[Action], *, solved: bool) -> object:
        """Return the actions that led to the solution; otherwise the last answer."""
        return [action.to_dict() for action in actions] if solved else answer

    def problems_in_play(self, step: Step) -> Iterator[Problem]:
        """Yield the problems of the step, and of the actions of its solution."""
        yield from super().problems_in_play(step)
        # On the map, each click places one army.
        placed = [action for action in step.solution if action["type"] == "place"]
        clicks = sum(int(action["armies"]) for action in placed)
        if clicks > step.moves:
            text = f"moves: a click places one army, so that it takes {clicks} of them to solve it"
            yield Problem(text, ("moves",))
        play = StepGame(step)
        for number, action in enumerate(step.solution):
            try:
                play.act(action)
            except IllegalAction as error:
                yield Problem(f"solution[{number}]: {error}", ("solution", item(number)))
                return
