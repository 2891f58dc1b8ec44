"""The kind of step in which the learner predicts a number or a choice, which play then reveals."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from risk_widget.course.attempt import Attempt, UnclearError, quoted, read_number
from risk_widget.course.step_kind import StepKind
from risk_widget.messages import say
from risk_widget.reading.schema import Problem
from risk_widget.reading.spelling import nearest

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from risk_widget.course.checks import Outcome
    from risk_widget.course.feedback import Feedback
    from risk_widget.course.step import Step, StepGame
    from risk_widget.reading.json_types import JsonObject, JsonView

__all__ = ["PredictAttempt", "PredictKind"]


def read_choice(answer: object, step: Step) -> str:
    """Read the value of a choice, given by its text or number. Raises `UnclearError`."""
    said = str(answer).strip().casefold()
    for number, choice in enumerate(step.choices, start=1):
        if said in map(str.casefold, (*choice.values, choice.text, str(number))):
            return choice.value
    values = [choice.value for choice in step.choices]
    params = {"values": list(map(quoted, values)), "meant": nearest(str(answer), values)}
    raise UnclearError("answer-choice", answer=quoted(answer), **params)


class PredictAttempt(Attempt):
    """An attempt at a prediction: a number or a choice, judged by the play that follows."""

    last_hint = "answer"

    def judge(self, answer: object) -> Feedback:
        """Compare a number or a choice with the truth."""
        step = self.step
        said = read_choice(answer, step) if step.choices else read_number(answer)
        truth = self.truth()
        outcome = truth.outcome(answer=said)
        if step.choices:
            choice = next(each for each in step.choices if each.value == said)
            right, words = choice.is_right(outcome), choice.say.filled(outcome)
        else:
            right, words = self._compared(said, outcome)
        if right:
            self.done: bool = True
            self.play, self._reported = truth, 0
            return self.feedback("right", step.praise.filled(outcome), truth)
        words = words or step.otherwise.filled(outcome)
        shown = step.played_out
        return self.feedback("wrong", words, truth, back=shown, played=shown)

    def _compared(self, said: str | int, outcome: Outcome) -> tuple[bool, str]:
        """Compare a number with the truth: whether it is right and, if not, why."""
        step = self.step
        assert step.answer is not None
        value = step.answer(outcome)
        mistake = self.mistake(outcome)
        if mistake is not None:
            return said == value, mistake.say.filled(outcome)
        if said == value:
            return True, ""
        off = say("feedback-too-many" if said > value else "feedback-too-few", answer=said)
        return False, f"{off} {step.otherwise.filled(outcome)}"

    def truth(self) -> StepGame:
        """Play the predicted part of the game, to learn its outcome."""
        play = self.begun()
        play.reveal(self.step.reveal)
        return play

    def show(self) -> Feedback:
        """Play out the correct answer."""
        self.play: StepGame = self.truth()
        self._reported = 0
        self.done = True
        outcome = self.play.outcome()
        praise = self.step.praise.filled(outcome)
        words = say("feedback-answer", answer=self._answer(outcome))
        return self.feedback("shown", f"{words} {praise}", self.play)

    def _answer(self, outcome: Outcome) -> str:
        step = self.step
        if step.answer is not None:
            return str(step.answer(outcome))
        right = [choice.text for choice in step.choices if choice.is_right(outcome)]
        return say("feedback-quoted", text=right[0]) if right else say("feedback-none-of-these")

    def solution(self) -> object:
        """Return the right number, or the value of the right choice."""
        outcome = self.step.truth
        if self.step.answer is not None:
            return self.step.answer(outcome)
        return next((each.value for each in self.step.choices if each.is_right(outcome)), None)

    def hidden(self) -> Sequence[str]:
        """List the parts of the position that would give the answer away, until it is given."""
        return super().hidden() if self.done else ("to_place", "legal", *self.step.hides)


class PredictKind(StepKind):
    """A step in which the learner predicts a number or a choice."""

    id = "predict"
    attempt: ClassVar[type[Attempt]] = PredictAttempt
    alone: ClassVar[tuple[str, ...]] = ("answer", "choices")
    needs: ClassVar[tuple[str, ...]] = ("question", "otherwise")
    is_replayable = True
    comes_back_unchanged = True
    waits = True

    def only_here(self, key: str) -> Problem:
        """Build the problem reported when a step of another kind has a field of this kind."""
        return Problem("has a place only in a prediction", (key,))

    def defaults(self, raw: JsonView) -> JsonObject:
        """Let the feedback recount a new game's opening events, such as the deal."""
        del raw
        return {"tells_opening": True}

    def problems_in_file(self, raw: JsonView, others: Iterable[StepKind]) -> Iterator[Problem]:
        """Yield the fields that the step lacks or may not have."""
        yield from super().problems_in_file(raw, others)
        if ("answer" in raw) == bool(raw.get("choices")):
            text = "is needed, or choices: a prediction has either a number or choices"
            yield Problem(text, ("answer",))

    def input(self, step: Step) -> str:
        """Return the kind of answer: a choice, or else a whole number."""
        return "choice" if step.choices else "number"

    def problems_of_start(self, step: Step) -> Iterator[Problem]:
        """Yield the problems that keep the step from being tried at all."""
        found = [*super().problems_of_start(step)]
        yield from found
        if found or not step.choices:
            return
        right = [choice.value for choice in step.choices if choice.is_right(step.truth)]
        if len(right) != 1:
            yield Problem(f"exactly one choice must be right, not {right}", ("choices",))

    def problems_in_play(self, step: Step) -> Iterator[Problem]:
        """Yield the problems of the step's choices and mistakes."""
        truth = PredictAttempt(step, lambda: "check").truth()
        unsaid = [c.value for c in step.choices if not (c.say or c.is_right(truth.outcome()))]
        if unsaid:
            text = f"the choices {', '.join(unsaid)} do not say why they are wrong"
            yield Problem(text, ("choices",))
        right = PredictAttempt(step, lambda: "check").solution()
        yield from self.problems_of_mistakes(step, truth.outcome(answer=right))
