"""Which clauses the lessons teach, and which they leave out and why."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import product
from typing import TYPE_CHECKING, Any, Final

from risk_widget.engine.actions import IllegalAction
from risk_widget.lessons.attempt import Exercise, attack_of, odds_of
from risk_widget.lessons.challenge import problem_of_play
from risk_widget.lessons.errors import LessonError
from risk_widget.lessons.lesson import Lesson
from risk_widget.lessons.lesson_file import lesson_ids, load_source
from risk_widget.lessons.progress import Progress
from risk_widget.messages import Message, part_of, render, say
from risk_widget.rules.clauses import clauses
from risk_widget.spelling import shown

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from risk_widget.lessons.lesson_file import LessonSource
    from risk_widget.lessons.step import Step

__all__ = [
    "AVERAGE",
    "MOST",
    "StepWords",
    "Taught",
    "coverage",
    "gaps",
    "table",
    "too_long",
    "word_table",
    "words_of",
]


@dataclass(frozen=True, slots=True)
class Taught:
    """Where a clause is taught: (lesson, step) pairs, or why it is not."""

    clause: str
    steps: tuple[tuple[str, str], ...]
    reason: str | None


@cache
def _reasons() -> Mapping[str, str]:
    where = files("risk_widget").joinpath("lessons", "data", "not-taught.toml")
    return dict(tomllib.loads(where.read_text(encoding="utf-8")))


def coverage() -> list[Taught]:
    """Every clause, in the order of the rules."""
    where: dict[str, list[tuple[str, str]]] = {clause: [] for clause in clauses()}
    for name in lesson_ids():
        for step in load_source(name).steps:
            for edition in step.editions:
                for clause in step.under(edition).teaches:
                    if (name, step.id) not in where[clause]:
                        where[clause].append((name, step.id))
    reasons = _reasons()
    return [Taught(clause, tuple(steps), reasons.get(clause)) for clause, steps in where.items()]


def gaps() -> Iterator[str]:
    """A sentence for each clause that is neither taught nor left out for a reason, or both."""
    for clause in _reasons():
        if clause not in clauses():
            yield say("coverage-no-clause", clause=clause)
    for taught in coverage():
        if not taught.steps and taught.reason is None:
            yield say("coverage-untaught", clause=taught.clause)
        if taught.steps and taught.reason is not None:
            yield say("coverage-taught", clause=taught.clause)


def table() -> str:
    """The coverage as a table in Markdown."""
    rows = [f"| {say('coverage-clause')} | {say('coverage-steps')} |", "|---|---|"]
    for taught in coverage():
        where = ", ".join(f"{lesson} · {step}" for lesson, step in taught.steps)
        why = "" if where else say("coverage-not-taught", reason=str(taught.reason))
        rows.append(f"| `{taught.clause}` | {where or why} |")
    return "\n".join(rows)


AVERAGE: Final = 45
"""Words that a lesson's steps have on average, at most."""
MOST: Final = 80
"""Words that a single step has, at most."""

_WORD: Final = re.compile(r"\w[\w’'.-]*")


@dataclass(frozen=True, slots=True)
class StepWords:
    """What is to be read in a step before it is answered: its text, question and choices."""

    lesson: str
    step: str
    edition: str
    words: int


def words_of(source: LessonSource) -> list[StepWords]:
    """The words of every step of a lesson, under each edition that it has."""
    lesson = Lesson(source, Progress())
    found = []
    for step in source.steps:
        lesson.go(step.id)
        for edition in step.editions:
            lesson.switch(edition)
            view = lesson.step
            choices = [choice.text for choice in step.under(edition).choices]
            words = sum(len(_WORD.findall(t)) for t in (view.text, view.question, *choices))
            found.append(StepWords(source.id, step.id, edition, words))
        lesson.switch(None)
    return found


def too_long(sources: Iterable[LessonSource]) -> Iterator[str]:
    """A sentence for each step, and each lesson, that has too many words."""
    for source in sources:
        counted = words_of(source)
        for entry in counted:
            if entry.words > MOST:
                where = {"lesson": entry.lesson, "step": entry.step, "edition": entry.edition}
                yield say("words-of-step", **where, words=entry.words, most=MOST)
        if sum(entry.words for entry in counted) > AVERAGE * len(counted):
            yield say("words-of-lesson", lesson=source.id, average=AVERAGE)


def word_table(sources: Iterable[LessonSource]) -> str:
    """The steps, the average and the longest step of each lesson, as a table in Markdown."""
    head = [say(f"words-{name}") for name in ("lesson", "steps", "average", "most")]
    rows = [f"| {' | '.join(head)} |", "|---|---|---|---|"]
    everything: list[StepWords] = []
    for source in sources:
        counted = words_of(source)
        everything += counted
        rows.append(_row(source.id, len(source.steps), counted))
    steps = len({(entry.lesson, entry.step) for entry in everything})
    rows.append(_row(say("words-all"), steps, everything))
    return "\n".join(rows)


def _row(name: str, steps: int, counted: list[StepWords]) -> str:
    words = [entry.words for entry in counted]
    return f"| {name} | {steps} | {sum(words) / len(words):.1f} | {max(words)} |"


def solution_of(step: Step) -> Any:
    """What a learner hands in who knows the step: moves, a number, a choice, or places.

    Of a challenge, which has none, no move.
    """
    if step.battle is not None:
        return round(100 * odds_of(step).win)
    if step.kind != "predict":
        if step.kind == "point":
            return list(step.solution) if step.pick == "territories" else step.solution[0]
        return [dict(move) for move in step.solution]
    exercise = Exercise(step)
    exercise.reveal(step.reveal)
    attempt = exercise.attempt()
    if step.choices:
        return next((c.value for c in step.choices if c.is_right(attempt)), None)
    assert step.answer is not None
    return step.answer(attempt)


def problems_of(source: LessonSource) -> Iterator[str]:
    """A sentence for each thing that does not work; nothing when the lesson can be taught."""
    for number, step in enumerate(source.steps, start=1):
        for edition, seed in product(step.editions, step.seeds()):
            where = {"lesson": source.id, "number": number, "step": step.id, "edition": edition}
            where["seed"] = seed
            try:
                lesson = _opened(source, step.id, edition, seed)
            except LessonError as error:
                yield render(Message("problem-in-step", {**where, "problem": part_of(error)}))
                continue
            for problem in _problems(lesson, step.under(edition, seed)):
                content = Message("problem-in-step", {**where, "problem": problem})
                yield render(content, lesson.game.config.names)


def _opened(source: LessonSource, step: str, edition: str, seed: int) -> Lesson:
    lesson = Lesson(source, Progress(), seed=seed)
    lesson.go(step)
    if edition != lesson.edition:
        lesson.switch(edition)
    return lesson


def _problems(lesson: Lesson, step: Step) -> Iterator[Message]:
    if step.challenge is not None:
        problem = problem_of_play(step)
        if problem is not None:
            yield problem
        return
    exercise = Exercise(step)
    if step.kind in ("do", "refuse", "chance") and exercise.game.actor != step.you:
        yield Message("problem-actor", {"actor": exercise.game.actor, "seat": step.you})
        return
    if step.battle is not None and attack_of(exercise.game, step.battle) is None:
        yield Message("problem-no-battle")
        return
    if step.kind != "predict" and step.success is not None and step.success(exercise.attempt()):
        yield Message("problem-solved-before")
    try:
        exercise.reveal(step.reveal)
    except IllegalAction as error:
        yield Message("problem-reveal", {"why": str(error)})
        return
    if step.choices:
        right = [choice.value for choice in step.choices if choice.is_right(exercise.attempt())]
        if len(right) != 1:
            yield Message("problem-one-choice", {"right": str(right)})
            return
        wrong = [c.value for c in step.choices if c.value not in right and not c.say]
        if wrong:
            yield Message("problem-choices-unsaid", {"choices": wrong})
    solution = solution_of(step)
    if step.kind in ("predict", "point"):
        attempt = exercise.attempt(answer=solution)
        for number, mistake in enumerate(step.mistakes, start=1):
            if mistake.when(attempt):
                yield Message("problem-mistake-right", {"number": number})
    result = lesson.check(solution)
    if not result.ok:
        content = {"solution": shown(solution), "result": str(result)[:1500]}
        yield Message("problem-solution", content)
    if lesson.show_me().status != "shown":
        yield Message("problem-not-shown")
