"""The declarations of a kind of step: how it is read, answered, judged, checked and counted.

Each kind is a class of its own in `kinds`, and the only place that knows the kind by its name; all
other code asks these properties. On the page each kind has a file in ``js/src/lessonKinds``.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, ClassVar

from risk_widget.course.step import GRADES, StepGame
from risk_widget.engine.actions import IllegalAction
from risk_widget.reading.schema import Problem, item
from risk_widget.reading.spelling import shown

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from risk_widget.course.attempt import Attempt
    from risk_widget.course.checks import Outcome
    from risk_widget.course.step import Step
    from risk_widget.engine.actions import Action
    from risk_widget.messages import Names
    from risk_widget.reading.json_types import JsonObject, JsonView

__all__ = ["StepKind"]


class StepKind:
    """A kind of step; a subclass overrides only the differences from this class.

    Attributes:
        id: the kind's name in lesson files.
        attempt: the class that judges its answers.
        own: a dataclass with the fields that only this kind has. In a file they are among the
            step's fields; the step has them as the record ``own``.
        alone: fields of `Step` that only kinds naming them here may have.
        without: fields of `Step` that have no meaning in this kind.
        needs: fields of `Step` that this kind requires.
        solution: the type of its solution, as `schema.read` takes it.
        hints: the number of hints in such a step.
        is_replayable: whether the same answer is right for any dice, so homework may recheck it.
        has_solution: whether the file or the rules determine a solution.
        comes_back: whether a warm-up or the review may ask the step again, if it varies.
        comes_back_unchanged: whether the review may ask the step again even if it does not vary.
        decides: whether the learner's seat must be the one to decide in the position.
        waits: whether the question is about the play that follows, which the page hides until it is
            answered.
    """

    id: ClassVar[str]
    attempt: ClassVar[type[Attempt]]

    own: ClassVar[type | None] = None
    alone: ClassVar[tuple[str, ...]] = ()
    without: ClassVar[tuple[str, ...]] = ()
    needs: ClassVar[tuple[str, ...]] = ()
    solution: ClassVar[object] = object
    hints: ClassVar[int] = len(GRADES)

    is_replayable: ClassVar[bool] = False
    has_solution: ClassVar[bool] = True
    comes_back: ClassVar[bool] = True
    comes_back_unchanged: ClassVar[bool] = False
    decides: ClassVar[bool] = False
    waits: ClassVar[bool] = False

    # -- reading

    @property
    def own_keys(self) -> tuple[str, ...]:
        """The names of the fields that only this kind has."""
        return tuple(each.name for each in fields(self.own)) if is_dataclass(self.own) else ()

    @property
    def particular(self) -> tuple[str, ...]:
        """The fields that a kind of step allows only if the kind names them here."""
        return (*self.own_keys, *self.alone)

    def defaults(self, raw: JsonView) -> JsonObject:
        """Return values for fields that a step's table in a file leaves out."""
        del raw
        return {}

    def problems_in_file(self, raw: JsonView, others: Iterable[StepKind]) -> Iterator[Problem]:
        """Yield the fields that a step lacks or may not have; ``others`` are all kinds."""
        yield from (self.no_place(key) for key in self.without if key in raw)
        foreign = raw.keys() - {*self.particular, *self.without}
        for other in others:
            yield from (other.only_here(key) for key in other.particular if key in foreign)
        hints = raw.get("hints")
        if isinstance(hints, list) and len(hints) != self.hints:
            yield self.wrong_hints()
        for key in self.needs:
            if not raw.get(key):
                yield Problem(f"is needed in a step of the kind {shown(self.id)}", (key,))

    def no_place(self, key: str) -> Problem:
        """Build the problem reported when a step has a field that means nothing in this kind."""
        return Problem(f"has no place in a step of the kind {shown(self.id)}", (key,))

    def only_here(self, key: str) -> Problem:
        """Build the problem reported when a step of another kind has a field of this kind."""
        return Problem(f"has a place only in a step of the kind {shown(self.id)}", (key,))

    def wrong_hints(self) -> Problem:
        """Build the problem reported when a step has the wrong number of hints."""
        return Problem("must be three hints: a nudge, the rule, the action", ("hints",))

    # -- asking

    def input(self, step: Step) -> str:
        """Return the form of the answer, as in ``step.input`` of a lesson's view; here, actions."""
        del step
        return "action"

    def asks_amount(self, step: Step) -> bool:
        """Whether the question is about the number of armies or dice, or about the cards."""
        del step
        return False

    def is_number(self, step: Step) -> bool:
        """Whether answers are numbers, which a class's results list in numerical order."""
        return self.input(step) in ("percent", "number")

    def asks_figure(self, step: Step) -> bool:
        """Whether an attack's chances would give the answer away, so that the page hides them."""
        return self.is_number(step)

    def choices(self, step: Step) -> Sequence[tuple[str, str]]:
        """List the value and the text of each choice."""
        return [(choice.value, choice.text) for choice in step.choices]

    def offered(self, step: Step) -> list[str]:
        """List the paragraphs after the question, in the markup of lesson texts."""
        lines = [f"- `{value}` – {text}" for value, text in self.choices(step)]
        return ["\n".join(lines)] if lines else []

    def most_stars(self, step: Step) -> int:
        """Return the maximum number of stars for the step; 0 for a kind without stars."""
        del step
        return 0

    # -- answering

    def has_one_answer(self, step: Step) -> bool:
        """Whether a single answer decides the step, rather than one action after another."""
        return step.moves == 1 and not step.fight_on

    def is_short(self, step: Step) -> bool:
        """Whether a warm-up may ask the step even before its lesson has been started."""
        del step
        return self.is_replayable

    def kept_answer(self, answer: object, actions: Sequence[Action], *, solved: bool) -> object:
        """Return the answer as homework saves it, or None; ``actions`` led to the answer."""
        del actions, solved
        return answer

    def answer_key(self, answer: object) -> str:
        """Return the key by which a class's equal answers are counted together."""
        if isinstance(answer, dict):
            names = ("type", "source", "target", "territory", "cards", "dice")
            return repr([answer.get(name) for name in names])
        return repr(sorted(map(str, answer))) if isinstance(answer, list) else str(answer)

    def answer_text(self, answer: object, step: Step, names: Names) -> str:
        """Format an answer other than an action, as a class's results show it."""
        called = {**names.territories, **names.continents, **dict(self.choices(step))}
        parts = answer if isinstance(answer, list) else [answer]
        return ", ".join(str(called.get(str(part), part)) for part in parts)

    # -- checking a lesson, for its author

    def problems_of_start(self, step: Step) -> Iterator[Problem]:
        """Yield the problems that keep the step from being tried at all."""
        play = StepGame(step)
        if self.decides and play.game.actor != step.you:
            yield Problem(f"{play.game.actor} must decide, not {step.you}")
            return
        try:
            play.reveal(step.reveal)
        except IllegalAction as error:
            yield Problem(f"reveal: {error}", ("reveal",))

    def problems_in_play(self, step: Step) -> Iterator[Problem]:
        """Yield the problems of a step that can be tried."""
        if step.success is not None and step.success(step.start):
            yield Problem("it is solved before anything is done", ("success",))

    def difficulty(self, step: Step) -> str:
        """State in a sentence how hard the step is; "" if nothing but its text tells."""
        del step
        return ""

    def problems_of_mistakes(self, step: Step, right: Outcome) -> Iterator[Problem]:
        """Yield a problem for each listed mistake that the right answer would also count as."""
        for number, mistake in enumerate(step.mistakes):
            if mistake.when(right):
                place = ("mistakes", item(number), "when")
                yield Problem(f"mistakes[{number}] holds for what is right", place)
