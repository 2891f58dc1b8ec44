"""The lesson files: their steps, their texts, and translations of those texts.

In the file of another language steps and choices are found by their ids, so their order may
change; hints, mistakes and what the learner is able to do are numbered from 1.
"""

from __future__ import annotations

import re
from copy import copy, deepcopy
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Annotated, Final, Protocol, TypeAlias

from risk_widget.board import load_board
from risk_widget.course.kinds.listed import kind_of
from risk_widget.course.step_reader import Filling, Variations, merged, names_used, read_step
from risk_widget.course.story_lesson import is_story, lesson_of
from risk_widget.messages import Names, say
from risk_widget.messages.catalog import ENGLISH, note
from risk_widget.messages.long_texts import Slot, file_beside, fill, texts_beside
from risk_widget.messages.rendering import language_or_english
from risk_widget.reading.schema import (
    Known,
    Length,
    Problem,
    SchemaError,
    Such,
    called,
    item,
    read,
    whole,
)
from risk_widget.reading.sources import content_of, has_place, load_toml, with_lines
from risk_widget.reading.spelling import did_you_mean, shown
from risk_widget.rules.clauses import find_clause, has_clause, mark_of, value_of
from risk_widget.rules.edition import edition_ids, load_edition

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping
    from pathlib import Path

    from risk_widget.course.step import Step
    from risk_widget.messages.long_texts import TextPath
    from risk_widget.reading.json_types import JsonObject, JsonView
    from risk_widget.reading.sources import Source

__all__ = [
    "LessonError",
    "LessonFile",
    "LessonSource",
    "StepSource",
    "difference",
    "lesson_file",
    "lesson_ids",
    "lesson_slots",
    "load_source",
    "parse_source",
    "step_named",
]

# -- the places of texts ---------------------------------------------------------------------------

_OF_THE_LESSON: Final = ("title", "summary", "advice")
_PHRASE: Final = re.compile(r"[A-Z0-9].*[ .!?].*|[a-z]+ .*", re.DOTALL)
_OF_A_STEP: Final = ("title", "text", "question", "praise", "otherwise")


class LessonError(ValueError):
    """The error for an unusable lesson; each problem has a line with the file and the place."""

    def __str__(self) -> str:
        return "\n".join(map(str, self.args))


def lesson_slots(data: JsonView) -> Iterator[Slot]:
    """Yield the places of the texts in a lesson file's data."""
    yield from _named_texts(data, (), _OF_THE_LESSON)
    yield from _numbered(data, (), "able")
    for step in _tables(data.get("steps")):
        path = ("steps", str(step.get("id")))
        yield from _of_step(step, path)
        changes = step.get("in")
        if isinstance(changes, dict):
            for editions, change in changes.items():
                if isinstance(change, dict):
                    yield from _of_step(change, (*path, "in", editions))


def _of_step(step: JsonView, path: TextPath) -> Iterator[Slot]:
    yield from _named_texts(step, path, _OF_A_STEP)
    yield from _numbered(step, path, "hints")
    for number, mistake in enumerate(_tables(step.get("mistakes")), start=1):
        if isinstance(mistake.get("say"), str):
            yield Slot((*path, "mistakes", str(number)), mistake, "say")
    for number, star in enumerate(_tables(step.get("stars")), start=1):
        if isinstance(star.get("say"), str):
            yield Slot((*path, "stars", str(number)), star, "say")
    vary = step.get("vary")
    if isinstance(vary, dict):
        yield from _of_variations(vary, (*path, "vary"))
    for choice in _tables(step.get("choices")):
        value = str(choice.get("value"))
        yield from _named_texts(choice, (*path, "choices", value), ("text", "say"))


def _of_variations(vary: JsonView, path: TextPath) -> Iterator[Slot]:
    """Yield the slots of varying phrases, by list and number and, in rows, also by name."""
    for name, values in vary.items():
        for number, value in enumerate(values if isinstance(values, list) else (), start=1):
            place = (*path, name, str(number))
            if isinstance(value, dict):
                for key, part in value.items():
                    if _is_phrase(part):
                        yield Slot((*place, key), value, key)
            elif _is_phrase(value):
                yield Slot(place, values, number - 1)


def _is_phrase(value: object) -> bool:
    """Whether a value is wording for a learner rather than an id or a check."""
    return isinstance(value, str) and _PHRASE.fullmatch(value) is not None


def _named_texts(table: JsonView, path: TextPath, keys: tuple[str, ...]) -> Iterator[Slot]:
    for key in keys:
        if isinstance(table.get(key), str):
            yield Slot((*path, key), table, key)


def _numbered(table: JsonView, path: TextPath, key: str) -> Iterator[Slot]:
    texts = table.get(key)
    if isinstance(texts, list):
        for number, text in enumerate(texts):
            if isinstance(text, str):
                yield Slot((*path, key, str(number + 1)), texts, number)


def _tables(value: object) -> list[JsonObject]:
    return [each for each in value if isinstance(each, dict)] if isinstance(value, list) else []


# -- steps -----------------------------------------------------------------------------------------

EditionId: TypeAlias = Annotated[str, Known("edition", edition_ids)]


class StepSource:
    """A step as written in its lesson file; ``under`` returns the step for one of its editions.

    Args:
        steps: the step as written in its file, by edition; its own edition first.
        variations: what a seed changes in it.
        vary: returns the step for an edition and a seed. Raises `LessonError`.
    """

    def __init__(
        self,
        steps: Mapping[str, Step],
        variations: Variations | None = None,
        vary: Callable[[str, int], Step] | None = None,
    ) -> None:
        self._steps = dict(steps)
        self.variations: Variations | None = variations
        self._vary = vary
        self._varied: dict[tuple[str, tuple[int, ...]], Step] = {}
        self.editions: tuple[str, ...] = tuple(steps)
        first = self._steps[self.editions[0]]
        self.id: str = first.id
        self.title: str = first.title
        self.kind: str = first.kind
        self.most_stars: int = kind_of(first).most_stars(first)

    @property
    def comes_back(self) -> bool:
        """Whether the review asks the step again."""
        kind = kind_of(self)
        return kind.comes_back and (self.variations is not None or kind.comes_back_unchanged)

    def under(self, edition: str | None = None, seed: int = 0) -> Step:
        """Return the step under an edition (None for its own), filled in from a seed.

        Raises:
            LessonError: the step has no such edition; or this seed's values make the step invalid.
        """
        edition = self.editions[0] if edition is None else edition
        if edition not in self._steps:
            has = f"it has {', '.join(self.editions)}"
            message = f"the step {shown(self.title)} has no edition {shown(edition)}; {has}"
            raise LessonError(message)
        picked = () if self.variations is None else self.variations.picked(seed)
        if self._vary is None or not any(picked):
            return self._steps[edition]
        if (edition, picked) not in self._varied:
            self._varied[edition, picked] = self._vary(edition, seed)
        return self._varied[edition, picked]

    def after(self, seed: int) -> int:
        """Return the next seed that makes the step different; the same seed if it does not vary."""
        return seed if self.variations is None else self.variations.after(seed)

    def unlike_first(self, seed: int) -> int:
        """Return this seed, or the next one if this would give the step as written in its file."""
        is_first = self.variations is not None and not any(self.variations.picked(seed))
        return self.after(seed) if is_first else seed

    def seeds(self) -> list[int]:
        """List a seed for each variation of the step, starting with 0."""
        return [0] if self.variations is None else list(self.variations.seeds())


class _StepTable:
    """A step's table within its lesson, read for a given edition and seed."""

    def __init__(self, lesson: JsonView, raw: JsonView, language: str, file: str) -> None:
        self._lesson, self._raw, self._language = lesson, raw, language
        self._file = file
        self._fields = {key: part for key, part in raw.items() if key != "vary"}
        self._variations: Variations | None = None

    def source(self) -> StepSource:
        """Read the step under all of its editions. Raises `SchemaError`."""
        raw = self._raw
        if "vary" in raw:
            key = f"{self._lesson.get('id')}/{raw.get('id')}"
            self._variations = Variations(raw["vary"], key)
            used = names_used(self._fields)
            for name in self._variations.names:
                # A translation may leave out a name that only the English texts use.
                if name not in used and self._language == ENGLISH:
                    raise SchemaError([Problem("is said by no field of the step", ("vary", name))])
        own = raw.get("edition", self._lesson.get("edition"))
        others = read(tuple[EditionId, ...], raw.get("editions", []), "editions")
        editions = tuple(dict.fromkeys((read(EditionId, own, "edition"), *others)))
        changes = read(dict[str, dict[str, object]], raw.get("in", {}), "in")
        unknown = [e for named in changes for e in _named(named) if e not in editions]
        if unknown:
            problem = Problem("is not among the editions of the step", ("in", unknown[0]))
            raise SchemaError([problem])
        steps: dict[str, Step] = {}
        found: dict[Problem, list[str]] = {}
        for edition in editions:
            try:
                steps[edition] = self.step(edition)
            except SchemaError as error:
                for each in error.problems:
                    # A problem's value may be unhashable, so keep only the name of an unknown key:
                    # the name is enough to find the key's line.
                    unknown_key = each.value if each.fault == "key" else None
                    bare = Problem(each.text, each.path, each.fault, unknown_key)
                    found.setdefault(bare, []).append(edition)
        if found:
            raise SchemaError(
                p
                if len(under) == len(editions)
                else p._replace(text=f"{p.text} ({', '.join(under)})")
                for p, under in found.items()
            )
        return StepSource(steps, self._variations, self.vary)

    def vary(self, edition: str, seed: int) -> Step:
        """Read the step again, filled in from a seed. Raises `LessonError`."""
        try:
            return self.step(edition, seed)
        except SchemaError as error:
            step = item(self._raw.get("id"))
            lines = [str(problem.within("steps", step)) for problem in error.problems]
            raise LessonError(*(f"{self._file}: {line}" for line in lines)) from error

    def step(self, edition: str, seed: int = 0) -> Step:
        """Build the step under an edition, filled in from a seed. Raises `SchemaError`."""
        variations = self._variations
        values = {} if variations is None else variations.values(variations.picked(seed))
        filled = Filling(values, self._names, self._language).filled(self._fields)
        change: JsonObject = {}
        for named, table in filled.pop("in", {}).items():
            if edition in _named(named):
                change |= table
        if "given" in change:
            change["given"] = merged(filled.get("given", {}), change["given"])
        return read_step(self._lesson, {**filled, **change}, edition)

    def _names(self) -> Names:
        board = self._raw.get("board", self._lesson.get("board", "classic"))
        return Names.on(load_board(board))


def _named(editions: str) -> list[str]:
    """List the editions named by a table of changes: one id, or several separated by commas."""
    return [edition.strip() for edition in editions.split(",")]


def difference(step: StepSource) -> list[JsonObject]:
    """List the step's clauses on which its editions differ, a row for each.

    Each row is {"clause", "text", "editions": [{"id", "title", "value", "mark"}]}; ``value`` is a
    sentence, made from the values that the edition is played with.
    """
    rows = []
    for clause in step.under().teaches:
        entries = [_entry(step, clause, edition) for edition in step.editions]
        if len({entry["value"] for entry in entries}) > 1:
            text = find_clause(clause).text
            rows.append({"clause": clause, "text": text, "editions": entries})
    return rows


def _entry(step: StepSource, clause: str, name: str) -> JsonObject:
    edition, mode = load_edition(name), step.under(name).case["mode"]
    having = has_clause(clause, edition, mode)
    return {
        "id": name,
        "title": edition.title,
        "value": value_of(clause, edition, mode) if having else say("difference-without"),
        "mark": mark_of(clause, edition, mode) if having else None,
    }


# -- lessons ---------------------------------------------------------------------------------------


class SourceFile(Protocol):
    """The file of a lesson, or a stand-in for one."""

    def source(self) -> LessonSource:
        """Return the lesson in the current language."""


@dataclass(frozen=True, slots=True)
class LessonSource:
    """A whole lesson, in one language.

    Attributes:
        able: what the learner can do afterwards, one sentence each.
        minutes: how long it takes.
        advice: the closing advice, or "".
        file: the file that the lesson was read from, which also finds its translations.
        aside: whether it is about games that not everybody plays: a warm-up then asks only those
            of its steps that the learner has met.
    """

    id: str
    title: str
    summary: str
    edition: str
    steps: tuple[StepSource, ...]
    file: SourceFile = field(repr=False, compare=False)
    able: tuple[str, ...] = ()
    minutes: int = 10
    advice: str = ""
    aside: bool = False

    def index(self, step: str | int) -> int:
        """Find the index of a step, given its id or its number from 1. Raises `LessonError`."""
        ids = [each.id for each in self.steps]
        if not isinstance(step, str):
            try:
                step = whole(step, "step")
            except SchemaError:
                raise no_step(self.id, str(step), ids) from None
        is_number = str(step).isdecimal() and len(str(step)) < 9 and step not in ids
        number = int(step) if is_number else step
        if type(number) is int and 1 <= number <= len(self.steps):
            return number - 1
        if step not in ids:
            raise no_step(self.id, str(step), ids)
        return ids.index(str(step))

    def now(self) -> LessonSource:
        """Return the same lesson in the current language."""
        return self.file.source()


def no_step(lesson: str, step: str, known: Iterable[str]) -> LessonError:
    """Build the error for a step that does not exist in the lesson."""
    ids = list(known)
    steps = f"its steps: {', '.join(ids)}"
    return LessonError(f"the lesson {lesson} has no step {_meant(step, ids)}; {steps}")


def _meant(word: str, known: Iterable[str]) -> str:
    """Quote an unknown word, with the nearest known one if there is any."""
    short = word[:60]
    return f"{short!r}{did_you_mean(short, known)}"


_Filled: TypeAlias = Annotated[str, Such("a text", str.strip)]


@dataclass(frozen=True, slots=True)
class _LessonTable:
    """The lesson file's fields outside its steps; most are inherited by the steps."""

    id: _Filled
    title: _Filled
    summary: _Filled
    edition: EditionId
    steps: Annotated[tuple[dict[str, object], ...], Length(1)]
    able: tuple[str, ...] = ()
    minutes: int = 10
    advice: str = ""
    aside: bool = False
    mode: str = ""
    options: dict[str, object] | None = None
    seats: tuple[str, ...] = ()
    board: str = ""
    given: dict[str, object] | None = None


_INHERITED: Final = ("edition", "mode", "options", "seats", "board", "given")


class LessonFile:
    """A lesson's file; its parsed contents are cached for each language separately.

    Args:
        text: the content of the file.
        name: the file's name in error messages.
        original: where it is, so that its translations are found next to it: in the package, or
            anywhere as a path; None for a text without a place.

    Raises:
        LessonError: the text is not valid TOML.
    """

    def __init__(self, text: str, name: str, original: str | Path | None = None) -> None:
        self.name: str = name
        self.original: str | Path | None = original
        try:
            self.data: JsonObject = load_toml(text)
        except ValueError as error:
            message = f"{name}: {error}"
            raise LessonError(message) from error
        self._text = text
        self._read: dict[str, tuple[Mapping[TextPath, object], LessonSource]] = {}

    def source(self, language: str | None = None) -> LessonSource:
        """Return the lesson in a language.

        If the texts of a language make the lesson unusable, for example by an unknown name in an
        expression, the result is the English lesson.

        Args:
            language: use this language instead of the current one.

        Raises:
            LessonError: all problems with the English lesson.
        """
        spoken = language_or_english(language)
        texts: Mapping[TextPath, object] = {}
        if self.original is not None:
            texts = texts_beside(self.original, spoken)
        if spoken not in self._read or self._read[spoken][0] != texts:
            self._read[spoken] = texts, self._with(texts, spoken)
        return self._read[spoken][1]

    def placed(self, problem: Problem, step: str, edition: str) -> Problem:
        """Locate a step's problem in the file, or in the step's changes for an edition."""
        where, path = ("steps", item(step)), problem.path
        changes: JsonObject = next(
            (each.get("in", {}) for each in _tables(self.data["steps"]) if each.get("id") == step),
            {},
        )
        for editions in changes:
            if edition in _named(editions) and path and path[0] in changes[editions]:
                return problem.within(*where, "in", editions)
        return problem.within(*where)

    def with_lines(self, problems: Iterable[Problem]) -> list[Problem]:
        """Add the line number to each problem with the English file."""
        return with_lines(problems, self._text, self.data)

    def _with(self, texts: Mapping[TextPath, object], language: str) -> LessonSource:
        if not texts:
            return self._lesson(self.data, self.name, language)
        try:
            return self.filled(texts, language)
        except LessonError as error:
            note(str(error))
            return self.source(ENGLISH)

    def filled(self, texts: Mapping[TextPath, object], language: str) -> LessonSource:
        """Build the lesson with a language's texts filled in. Raises `LessonError`."""
        data = deepcopy(self.data)
        fill(lesson_slots(data), texts)
        return self._lesson(data, file_beside(self.name, language), language)

    def _lesson(self, data: JsonView, name: str, language: str) -> LessonSource:
        """Make a lesson from data; ``name`` is the file's name in error messages."""
        problems: list[Problem] = []
        try:
            table = read(_LessonTable, data)
        except SchemaError as error:
            problems += error.problems
        steps: list[StepSource] = []
        # If the fields that steps inherit are invalid, the steps are not read.
        inherited = any(problem.path and problem.path[0] in _INHERITED for problem in problems)
        for at, raw in enumerate([] if inherited else _tables(data.get("steps"))):
            where = "steps", item(called(raw, at))
            try:
                steps.append(_StepTable(data, raw, language, self.name).source())
            except SchemaError as error:
                problems += [_placed(problem, raw, data, where) for problem in error.problems]
            else:
                if steps[-1].id in [step.id for step in steps[:-1]]:
                    text = f"is the id of another step, too: step {at + 1} needs one of its own"
                    problems.append(Problem(text, (*where, "id")))
        if problems:
            shared = {
                (problem.text, problem.path)
                for problem in problems
                if problem.path[:1] == ("given",)
            }
            told = {str(problem): problem for problem in problems}.values()
            problems = [problem for problem in told if not _is_repeated(problem, shared)]
            if name == self.name:  # lines are known only in the English file
                problems = self.with_lines(problems)
            raise LessonError(*(f"{name}: {problem}" for problem in problems))
        return LessonSource(
            id=table.id,
            title=table.title,
            summary=table.summary.strip(),
            edition=table.edition,
            steps=tuple(steps),
            file=self,
            able=table.able,
            minutes=table.minutes,
            advice=table.advice.strip(),
            aside=table.aside,
        )


def _placed(problem: Problem, step: JsonView, lesson: JsonView, where: tuple[str, str]) -> Problem:
    """Locate a step's problem in the file: at the step, or at the lesson's own ``given``."""
    path = problem.path
    if path[:1] == ("given",):
        inherited = has_place(lesson, path) and not has_place(step, path)
        if inherited or "given" not in step:
            return problem
    return problem.within(*where)


def _is_repeated(problem: Problem, shared: set[tuple[str, tuple[str, ...]]]) -> bool:
    """Whether a step only repeats a problem with the position that all steps inherit."""
    return (problem.text, problem.path[2:]) in shared


def lesson_ids() -> tuple[str, ...]:
    """List the ids of the lessons that come with the package, in order.

    >>> import risk_widget as rw
    >>> rw.lessons.lesson_ids()[:3]
    ('01-board', '02-setup', '03-reinforcement')
    """
    return _ids_in_package()


@cache
def _ids_in_package() -> tuple[str, ...]:
    folder = files("risk_widget").joinpath("course", "data")
    names = [entry.name.removesuffix(".toml") for entry in folder.iterdir()]
    # The names of translations' files have one more dot.
    return tuple(sorted(name for name in names if name[:2].isdigit() and "." not in name))


def following(lesson: str) -> tuple[str, str] | None:
    """Return the id and title of the package's next lesson; None after the last."""
    ids = lesson_ids()
    if lesson not in ids or lesson == ids[-1]:
        return None
    name = ids[ids.index(lesson) + 1]
    return name, load_source(name).title


def load_source(lesson: Source) -> LessonSource:
    """Load a lesson in the current language, by its id or from a ``.toml`` file.

    The file may be a path, its text, bytes, or open. It may also be a file that tells a game
    (`Game.story`), whose questions are then the steps. The beginning of an id is enough if only
    one lesson begins that way: "05" is "05-capture".

    Raises:
        LessonError: no such lesson (with the nearest id), or a file that is wrong; the message
            names the file, the step and the field.
    """
    ids = lesson_ids()
    if isinstance(lesson, str) and lesson:
        meant = [name for name in ids if name.startswith(lesson)]
        if len(meant) == 1:
            return lesson_file(meant[0]).source()
    try:
        content = content_of(lesson, "lesson", ".toml") or content_of(lesson, "lesson", ".html")
    except OSError as error:
        message = f"{error.filename} cannot be read: {error.strerror or ''}"
        raise LessonError(message) from error
    except ValueError as error:
        raise LessonError(str(error)) from error
    if content is None:
        there = f"there are {', '.join(ids)}, or a path of a .toml file"
        message = f"there is no lesson {_meant(str(lesson), ids)}; {there}"
        raise LessonError(message)
    name = content.name if content.path is None else content.path.name
    if is_story(content.text):
        try:
            return LessonFile(lesson_of(content.text), name).source()
        except ValueError as error:
            raise LessonError(f"{name}: {error}") from error
    return LessonFile(content.text, name, content.path).source()


@cache
def lesson_file(lesson: str) -> LessonFile:
    """Return the file of a lesson that comes with the package."""
    name = f"{lesson}.toml"
    where = files("risk_widget").joinpath("course", "data", name)
    return LessonFile(where.read_text(encoding="utf-8"), name, f"course/data/{name}")


def step_named(name: str) -> StepSource:
    """Return a step of the package, given its lesson's name and its own: "04-combat/pairs".

    The step has this name in place of its id, so that steps of several lessons can stand together.

    Raises:
        LessonError: there is no such lesson or step.
    """
    lesson, _, step = name.partition("/")
    source = load_source(lesson)
    found = copy(source.steps[source.index(step)])
    found.id = name
    return found


def parse_source(text: str, name: str) -> LessonSource:
    """Parse the text of a lesson file, in its own language. Raises `LessonError`."""
    return LessonFile(text, name).source()
