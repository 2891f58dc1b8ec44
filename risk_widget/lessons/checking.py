"""Checks of lessons: the clauses they teach, their lengths and their solutions."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import product
from typing import TYPE_CHECKING, Any, Final

from risk_widget.engine.actions import IllegalAction
from risk_widget.lessons.attempt import attack_of
from risk_widget.lessons.challenge import problems_of_play
from risk_widget.lessons.lesson import Lesson, attempt_at
from risk_widget.lessons.lesson_file import LessonError, lesson_ids, load_source
from risk_widget.lessons.progress import Progress
from risk_widget.lessons.step import StepGame
from risk_widget.messages import say
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
    """The steps that teach a clause, as (lesson, step) pairs, or the reason why none do."""

    clause: str
    steps: tuple[tuple[str, str], ...]
    reason: str | None


@cache
def _reasons() -> Mapping[str, str]:
    where = files("risk_widget").joinpath("lessons", "data", "not-taught.toml")
    return dict(tomllib.loads(where.read_text(encoding="utf-8")))


def coverage() -> list[Taught]:
    """The coverage of every clause, in the order of the rules."""
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
    """A sentence for each clause neither taught nor left out for a reason, or both."""
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
    """The words of a step to be read before answering: text, question and choices."""

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
    """A sentence for each step and each lesson that has too many words."""
    for source in sources:
        counted = words_of(source)
        for entry in counted:
            if entry.words > MOST:
                where = {"lesson": entry.lesson, "step": entry.step, "edition": entry.edition}
                yield say("words-of-step", **where, words=entry.words, most=MOST)
        if sum(entry.words for entry in counted) > AVERAGE * len(counted):
            yield say("words-of-lesson", lesson=source.id, average=AVERAGE)


def word_table(sources: Iterable[LessonSource]) -> str:
    """A Markdown table with each lesson's number of steps, average length and longest step."""
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
    """The answer of a learner who knows the step: actions, a number, a choice or places.

    A challenge has no solution: its list of actions is empty.
    """
    return attempt_at(step).solution()


def problems_of(source: LessonSource) -> Iterator[str]:
    """A sentence for each problem; nothing if the lesson can be taught."""
    for step in source.steps:
        for edition, seed in product(step.editions, step.seeds()):
            where = f"{source.id}: steps[{step.id!r}] ({edition}{f', seed {seed}' if seed else ''})"
            try:
                for problem in _problems(source, step.under(edition, seed), seed):
                    yield f"{where}: {problem}"
            except LessonError as error:
                yield f"{where}: {error}"


def _refused_in_solution(step: Step) -> Iterator[str]:
    """Find actions of a solution that are refused, such as those after the one that solves it."""
    play = StepGame(step)
    for number, action in enumerate(step.solution if step.kind == "do" else ()):
        try:
            play.act(action)
        except IllegalAction as error:
            yield f"solution[{number}]: {error}"
            return


def placing_clicks(step: Step) -> int:
    """The clicks on the map that place the armies of the solution: everywhere one for each."""
    if step.kind != "do":
        return 0
    placed = [action for action in step.solution if action["type"] == "place"]
    return sum(int(action["armies"]) for action in placed)


def _problems(source: LessonSource, step: Step, seed: int) -> Iterator[str]:
    if step.challenge is not None:
        yield from problems_of_play(step)
        return
    play = StepGame(step)
    if step.kind in ("do", "refuse", "chance") and play.game.actor != step.you:
        yield f"{play.game.actor} must decide, not {step.you}"
        return
    if step.battle is not None and attack_of(play.game, step.battle) is None:
        yield "this attack is not legal here"
        return
    if step.kind != "predict" and step.success is not None and step.success(play.outcome()):
        yield "it is solved before anything is done"
    clicks = placing_clicks(step)
    if clicks > step.moves:
        yield f"moves: a click places one army, so that it takes {clicks} of them to solve it"
    try:
        play.reveal(step.reveal)
    except IllegalAction as error:
        yield f"reveal: {error}"
        return
    if step.choices:
        right = [choice.value for choice in step.choices if choice.is_right(play.outcome())]
        if len(right) != 1:
            yield f"exactly one choice must be right, not {right}"
            return
        unsaid = [c.value for c in step.choices if c.value not in right and not c.say]
        if unsaid:
            yield f"the choices {', '.join(unsaid)} do not say why they are wrong"
    solution = solution_of(step)
    if step.kind in ("predict", "point"):
        outcome = play.outcome(answer=solution)
        for number, mistake in enumerate(step.mistakes):
            if mistake.when(outcome):
                yield f"mistakes[{number}] holds for what is right"
    yield from _refused_in_solution(step)
    lesson = Lesson(source, Progress(), step.edition, seed)
    lesson.go(step.id)
    result = lesson.check(solution)
    if not result.ok:
        yield f"the solution {shown(solution)} does not solve it: {str(result)[:1500]}"
    if lesson.show_me().status != "shown":
        yield "it cannot be shown"
