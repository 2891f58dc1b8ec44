"""What a kind of step declares: how it is read, answered, judged, checked and counted.

Each kind is a class of its own in `kinds`, and the only place that knows the kind by its name; all
other code asks these properties. On the page each kind has a file in ``js/src/lessonKinds``.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, ClassVar

from risk_widget.course.step import GRADES, StepGame
from risk_widget.engine.actions import IllegalAction
from risk_widget.reading.schema import Problem
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
    """A kind of step; a subclass says what is different from the answers of this class.

    Attributes:
        id: its name in lesson files.
        attempt: what judges the answers to it.
        own: a dataclass with fields that no other kind has. In a file they are among the step's;
            the step has the record as ``own``.
        alone: fields of `Step` that have a place only in kinds that name them here.
        without: fields of `Step` that have no meaning in this kind.
        needs: fields of `Step` that it cannot do without.
        solution: the type of its solution, as `schema.read` takes it.
        hints: the number of hints that it has.
        is_replayable: the same answer is right whatever dice fall, so homework may try it again.
        has_solution: its file says, or the rules do, what solves it.
        comes_back: a warm-up may ask it again, where it varies.
        decides: the learner's seat has to be the one that decides in its position.
        waits: what is to come is the question: until the answer, the page shows nothing of it.
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
    decides: ClassVar[bool] = False
    waits: ClassVar[bool] = False

    # -- reading

    @property
    def own_keys(self) -> tuple[str, ...]:
        """The names of the fields that no other kind has."""
        return tuple(each.name for each in fields(self.own)) if is_dataclass(self.own) else ()

    @property
    def particular(self) -> tuple[str, ...]:
        """All fields that have no place in the kinds that do not name them."""
        return (*self.own_keys, *self.alone)

    def defaults(self, raw: JsonView) -> JsonObject:
        """Values of fields that are left out of a step's table in a file."""
        del raw
        return {}

    def problems_in_file(self, raw: JsonView, others: Iterable[StepKind]) -> Iterator[Problem]:
        """The fields that a step of this kind lacks or cannot have; ``others`` are all kinds."""
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
        """The problem that a field has no meaning in this kind."""
        return Problem(f"has no place in a step of the kind {shown(self.id)}", (key,))

    def only_here(self, key: str) -> Problem:
        """The problem that a step of another kind has a field of this one."""
        return Problem(f"has a place only in a step of the kind {shown(self.id)}", (key,))

    def wrong_hints(self) -> Problem:
        """The problem that a step has another number of hints."""
        return Problem("must be three hints: a nudge, the rule, the action", ("hints",))

    # -- asking

    def input(self, step: Step) -> str:
        """The form of the answer, as in ``step.input`` of a lesson's view: actions on the board."""
        del step
        return "action"

    def asks_amount(self, step: Step) -> bool:
        """Whether the number of armies or dice, or the cards, are the question."""
        del step
        return False

    def is_number(self, step: Step) -> bool:
        """Whether answers are numbers, which a class shows in their order."""
        return self.input(step) in ("percent", "number")

    def asks_figure(self, step: Step) -> bool:
        """Whether the chances of an attack would give the answer: the page does not tell them."""
        return self.is_number(step)

    def choices(self, step: Step) -> Sequence[tuple[str, str]]:
        """The value and the text of everything that is offered to choose from."""
        return [(choice.value, choice.text) for choice in step.choices]

    def offered(self, step: Step) -> list[str]:
        """The paragraphs after the question, in the markup of lesson texts."""
        lines = [f"- `{value}` – {text}" for value, text in self.choices(step)]
        return ["\n".join(lines)] if lines else []

    def most_stars(self, step: Step) -> int:
        """The most stars that can be earned in it; 0 if it is no kind that earns any."""
        del step
        return 0

    # -- answering

    def has_one_answer(self, step: Step) -> bool:
        """Whether it is answered at once, and not move by move."""
        return step.moves == 1 and not step.fight_on

    def is_short(self, step: Step) -> bool:
        """Whether it is asked in a warm-up before its lesson has been met."""
        del step
        return self.is_replayable

    def kept_answer(self, answer: object, actions: Sequence[Action], *, solved: bool) -> object:
        """The answer as homework keeps it; None for nothing. ``actions`` have led to it."""
        del actions, solved
        return answer

    def answer_key(self, answer: object) -> str:
        """The key by which a class counts equal answers together."""
        if isinstance(answer, dict):
            names = ("type", "source", "target", "territory", "cards", "dice")
            return repr([answer.get(name) for name in names])
        return repr(sorted(map(str, answer))) if isinstance(answer, list) else str(answer)

    def answer_text(self, answer: object, step: Step, names: Names) -> str:
        """An answer other than an action in words, as a class sees it."""
        called = {**names.territories, **names.continents, **dict(self.choices(step))}
        parts = answer if isinstance(answer, list) else [answer]
        return ", ".join(str(called.get(str(part), part)) for part in parts)

    # -- checking a lesson, for its author

    def problems_of_start(self, step: Step) -> Iterator[str]:
        """What keeps the step from being tried at all."""
        play = StepGame(step)
        if self.decides and play.game.actor != step.you:
            yield f"{play.game.actor} must decide, not {step.you}"
            return
        try:
            play.reveal(step.reveal)
        except IllegalAction as error:
            yield f"reveal: {error}"

    def problems_in_play(self, step: Step) -> Iterator[str]:
        """What is wrong with a step that can be tried."""
        if step.success is not None and step.success(step.start):
            yield "it is solved before anything is done"

    def problems_of_mistakes(self, step: Step, right: Outcome) -> Iterator[str]:
        """The mistakes that hold for what is right."""
        for number, mistake in enumerate(step.mistakes):
            if mistake.when(right):
                yield f"mistakes[{number}] holds for what is right"
