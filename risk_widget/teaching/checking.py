"""Checks of lessons: the clauses they teach, their lengths and their solutions."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import product
from typing import TYPE_CHECKING, Any, Final, cast

from risk_widget.course.kinds.listed import kind_of
from risk_widget.course.lesson import Lesson, attempt_at
from risk_widget.course.lesson_file import LessonError, LessonFile, lesson_ids, load_source
from risk_widget.course.progress import Progress
from risk_widget.course.step import GRADES
from risk_widget.messages import current_language, say
from risk_widget.messages.catalog import ENGLISH
from risk_widget.reading.schema import Problem, item
from risk_widget.reading.spelling import shown
from risk_widget.rules.clauses import clauses

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from risk_widget.course.lesson_file import LessonSource
    from risk_widget.course.step import Step
    from risk_widget.reading.json_types import JsonObject

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
    """The steps that teach a clause, as (lesson, step) pairs, or the reason why there are none."""

    clause: str
    steps: tuple[tuple[str, str], ...]
    reason: str | None


@cache
def _reasons() -> Mapping[str, str]:
    where = files("risk_widget").joinpath("teaching", "not-taught.toml")
    return dict(tomllib.loads(where.read_text(encoding="utf-8")))


def coverage() -> list[Taught]:
    """List the steps that teach each clause, in the order of the rules."""
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
    """Yield a sentence for each clause that is neither taught nor excused, or that is both."""
    for clause in _reasons():
        if clause not in clauses():
            yield say("coverage-no-clause", clause=clause)
    for taught in coverage():
        if not taught.steps and taught.reason is None:
            yield say("coverage-untaught", clause=taught.clause)
        if taught.steps and taught.reason is not None:
            yield say("coverage-taught", clause=taught.clause)


def table() -> str:
    """Format the coverage as a table in Markdown."""
    rows = [f"| {say('coverage-clause')} | {say('coverage-steps')} |", "|---|---|"]
    for taught in coverage():
        where = ", ".join(f"{lesson} · {step}" for lesson, step in taught.steps)
        why = "" if where else say("coverage-not-taught", reason=str(taught.reason))
        rows.append(f"| `{taught.clause}` | {where or why} |")
    return "\n".join(rows)


AVERAGE: Final = 45
"""The most words that a lesson's steps may have on average."""
MOST: Final = 80
"""The most words that a single step may have."""

_WORD: Final = re.compile(r"\w[\w’'.-]*")


@dataclass(frozen=True, slots=True)
class StepWords:
    """The number of words to read before answering a step: text, question and choices."""

    lesson: str
    step: str
    edition: str
    words: int


def words_of(source: LessonSource) -> list[StepWords]:
    """Count the words of every step of a lesson, under each of its editions."""
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
    """Yield a sentence for each step and each lesson that has too many words."""
    for source in sources:
        counted = words_of(source)
        for entry in counted:
            if entry.words > MOST:
                where = {"lesson": entry.lesson, "step": entry.step, "edition": entry.edition}
                yield say("words-of-step", **where, words=entry.words, most=MOST)
        if sum(entry.words for entry in counted) > AVERAGE * len(counted):
            yield say("words-of-lesson", lesson=source.id, average=AVERAGE)


def word_table(sources: Iterable[LessonSource]) -> str:
    """Format a Markdown table of each lesson's number of steps, average length and longest step."""
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
    """Return the answer that a learner who knows the step would give: actions, a number and so on.

    A challenge has no solution: its list of actions is empty.
    """
    return attempt_at(step).solution()


def problems_of(source: LessonSource) -> Iterator[str]:
    """Yield a sentence for each problem; nothing if the lesson can be taught."""
    file, name = source.file, _name_of(source)
    for step in source.steps:
        for edition, seed in product(step.editions, step.seeds()):
            where = f"{name}: steps[{step.id!r}] ({edition}{f', seed {seed}' if seed else ''})"
            try:
                found = [*_problems(source, step.under(edition, seed), seed)]
            except LessonError as error:
                yield f"{where}: {error}"
                continue
            if isinstance(file, LessonFile):
                found = file.with_lines(file.placed(each, step.id, edition) for each in found)
            yield from (f"{where}: {problem.text}" for problem in found)


def difficulties_of(source: LessonSource) -> Iterator[str]:
    """Yield a sentence for each step whose difficulty can be tried, under its first edition."""
    for step in source.steps:
        said = kind_of(step).difficulty(step.under())
        if said:
            yield f"{_name_of(source)}: {said}"


def _name_of(source: LessonSource) -> str:
    return source.file.name if isinstance(source.file, LessonFile) else source.id


def _problems(source: LessonSource, step: Step, seed: int) -> Iterator[Problem]:
    kind = kind_of(step)
    at_first = [*kind.problems_of_start(step)]
    yield from at_first or kind.problems_in_play(step)
    if at_first or not kind.has_solution:
        return
    solution = solution_of(step)
    lesson = Lesson(source, Progress(), step.edition, seed)
    lesson.go(step.id)
    result = lesson.check(solution)
    if not result.ok:
        text = f"the solution {shown(solution)} does not solve it: {str(result)[:1500]}"
        yield Problem(text, ("solution",))
    if lesson.show_me().status != "shown":
        yield Problem("it cannot be shown")
    if not at_first:
        yield from _problems_of_hint(step, solution)


def _named(places: Iterable[object], hint: str) -> set[str]:
    """Return the names that occur in a hint."""
    return {name for name in map(str, places) if re.search(rf"(?i)\b{re.escape(name)}\b", hint)}


def _problems_of_hint(step: Step, solution: object) -> Iterator[Problem]:
    """Yield a problem if the last hint, which should give the answer, gives a wrong one.

    A hint is wrong if it has numbers or, in English, names places, but not those of the answer. If
    the answer is moves, it must name one of their places, if any.
    """
    if len(step.hints) < len(GRADES):
        return
    hint = step.hints[-1].filled(step.start)
    asked = kind_of(step).input(step)
    names = step.start.game.config.names
    if asked in ("number", "percent"):
        said, right = set(re.findall(r"\d+", hint)), {str(solution)}
    elif current_language() != ENGLISH:
        # In other languages names are inflected, so hints need not have them in the board's form.
        return
    elif asked in ("territory", "territories", "continent"):
        places = {**names.territories, **names.continents}
        said = _named(places.values(), hint)
        picked = [solution] if isinstance(solution, str) else solution
        right = {str(places[place]) for place in cast("Iterable[str]", picked)}
    elif asked == "action":
        said = _named(names.territories.values(), hint)
        moves = [
            value for move in cast("Iterable[JsonObject]", solution) for value in move.values()
        ]
        right = {str(name) for place, name in names.territories.items() if place in moves}
        # The hint may leave out places, or name others that are just as good.
        right = set() if right & said else right
    else:
        return
    if said and not right <= said:
        place = ("hints", item(len(step.hints) - 1))
        lacking = ", ".join(sorted(right - said))
        yield Problem(f"the last hint must tell the answer, but it lacks {lacking}", place)
