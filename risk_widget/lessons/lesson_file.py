"""The texts of a lesson file, and where each stands in the file of another language.

Steps and choices are found by their ids, so their order may change; hints, mistakes and what the
learner is able to do are counted from 1 on.
"""

from __future__ import annotations

import re
import tomllib
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from risk_widget.board import load_board
from risk_widget.lessons.errors import LessonError, at, in_field, needed, no_such
from risk_widget.lessons.step import merged
from risk_widget.lessons.step_reader import STEP_KEYS, list_of, read_step
from risk_widget.lessons.variations import Filling, Variations, names_used
from risk_widget.messages import Message, Names, part_of, say
from risk_widget.messages.catalog import ENGLISH
from risk_widget.messages.long_texts import Slot, file_beside, fill, texts_beside
from risk_widget.messages.message import note
from risk_widget.messages.rendering import language_or_english
from risk_widget.rules.clause_values import has_clause, value_of
from risk_widget.rules.clauses import find_clause, mark_of
from risk_widget.rules.edition import edition_ids, load_edition
from risk_widget.spelling import shown, unknown

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from risk_widget.lessons.step import Step
    from risk_widget.messages.long_texts import TextPath

__all__ = [
    "LessonFile",
    "LessonSource",
    "StepSource",
    "difference",
    "lesson_file",
    "lesson_ids",
    "lesson_slots",
    "load_source",
    "parse_source",
]


_OF_THE_LESSON: Final = ("title", "summary", "advice")
_PHRASE: Final = re.compile(r"[A-Z0-9].*[ .!?].*|[a-z]+ .*", re.DOTALL)
_OF_A_STEP: Final = ("title", "text", "question", "praise", "otherwise")


def lesson_slots(data: Mapping[str, Any]) -> Iterator[Slot]:
    """The places of texts in what a lesson file says. What is no text where one belongs is not."""
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


def _of_step(step: Mapping[str, Any], path: TextPath) -> Iterator[Slot]:
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


def _of_variations(vary: Mapping[str, Any], path: TextPath) -> Iterator[Slot]:
    """The phrases that vary, by list and number, in rows by their names, too."""
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
    """Whether it is words for a learner, rather than an id or a check."""
    return isinstance(value, str) and _PHRASE.fullmatch(value) is not None


def _named_texts(table: Mapping[str, Any], path: TextPath, keys: tuple[str, ...]) -> Iterator[Slot]:
    for key in keys:
        if isinstance(table.get(key), str):
            yield Slot((*path, key), table, key)


def _numbered(table: Mapping[str, Any], path: TextPath, key: str) -> Iterator[Slot]:
    texts = table.get(key)
    if isinstance(texts, list):
        for number, text in enumerate(texts):
            if isinstance(text, str):
                yield Slot((*path, key, str(number + 1)), texts, number)


def _tables(value: object) -> list[dict[str, Any]]:
    return [each for each in value if isinstance(each, dict)] if isinstance(value, list) else []


class StepSource:
    """A step as its lesson file has it; ``under`` gives it for one of its editions.

    Attributes:
        variations: what a seed changes in it.
        most_stars: how many stars there are; 0 where it is no challenge.
    """

    variations: Variations | None = None
    most_stars: int = 0

    def __init__(
        self,
        lesson: Mapping[str, Any],
        raw: Mapping[str, Any],
        where: Message,
        language: str | None = None,
    ) -> None:
        self._lesson, self._raw, self._where = lesson, raw, where
        self._language = language
        if "vary" in raw:
            key = f"{lesson.get('id')}/{raw.get('id')}"
            self.variations = Variations(raw["vary"], key, where)
            used = names_used({key: part for key, part in raw.items() if key != "vary"})
            for name in self.variations.names:
                # Another language may do without one that only English texts say.
                if name not in used and language in (None, ENGLISH):
                    raise in_field(where, "vary", Message("lesson-vary-unused", {"name": name}))
        own = raw.get("edition", lesson.get("edition", ""))
        extra = list_of(str, raw, "editions", where)
        self.editions: tuple[str, ...] = tuple(dict.fromkeys((own, *extra)))
        for edition in self.editions:
            if edition not in edition_ids():
                raise at(where, no_such("edition", unknown(edition, edition_ids())))
        for named in raw.get("in", {}):
            for edition in _named(named):
                if edition not in self.editions:
                    raise at(where, Message("lesson-in-edition", {"edition": edition}))
        self._varied: dict[tuple[str, tuple[int, ...]], Step] = {}
        self._made = {edition: self._compile(edition) for edition in self.editions}
        first = self._made[self.editions[0]]
        self.id, self.title, self.kind = first.id, first.title, first.kind
        if first.challenge is not None:
            self.most_stars = first.challenge.most

    def under(self, edition: str | None = None, seed: int = 0) -> Step:
        """The step under an edition, None for its own, as a seed has it.

        Raises:
            LessonError: the step has no such edition; or the file is wrong where this seed picks.
        """
        edition = self.editions[0] if edition is None else edition
        if edition not in self._made:
            params = {"step": self.title, "editions": self.editions}
            params |= unknown(edition, self.editions)
            raise LessonError(Message("lesson-step-edition", params))
        if self.variations is None or not any(self.variations.picked(seed)):
            return self._made[edition]
        key = edition, self.variations.picked(seed)
        if key not in self._varied:
            self._varied[key] = self._compile(edition, seed)
        return self._varied[key]

    def after(self, seed: int) -> int:
        """The next seed by which the step is another; the same one where it does not vary."""
        return seed if self.variations is None else self.variations.after(seed)

    def unlike_first(self, seed: int) -> int:
        """This seed, or the next one, where it picks the step as its file has it."""
        stands = self.variations is not None and not any(self.variations.picked(seed))
        return self.after(seed) if stands else seed

    def seeds(self) -> list[int]:
        """A seed for each variation of the step, 0 first."""
        return [0] if self.variations is None else list(self.variations.seeds())

    def _filled(self, seed: int) -> dict[str, Any]:
        """The step's table with the values that a seed picks."""
        variations = self.variations
        values = {} if variations is None else variations.values(variations.picked(seed))
        filling = Filling(values, self._names, self._language, self._where)
        return {
            key: part if key == "vary" else filling.filled({key: part})[key]
            for key, part in self._raw.items()
        }

    def _names(self) -> Names:
        board = self._raw.get("board", self._lesson.get("board", "classic"))
        return Names.on(load_board(board))

    def _compile(self, edition: str, seed: int = 0) -> Step:
        where = self._where
        filled = self._filled(seed)
        raw = {k: v for k, v in filled.items() if k != "in"}
        change: dict[str, Any] = {}
        for named, table in filled.get("in", {}).items():
            if edition in _named(named):
                change |= table
        for key in (*raw, *change):
            if key not in STEP_KEYS:
                raise at(where, no_such("key", unknown(key, STEP_KEYS)))
        if "given" in change:
            change = {**change, "given": merged(raw.get("given", {}), change["given"])}
        raw = {**raw, **change, "edition": edition}
        if len(self.editions) > 1:
            where = Message("lesson-step-under", {"where": where, "edition": edition})
        return read_step(self._lesson, raw, where)


def _named(editions: str) -> list[str]:
    """The editions of a table of changes: one id, or several with commas between them."""
    return [edition.strip() for edition in editions.split(",")]


def difference(step: StepSource) -> list[dict[str, Any]]:
    """A row for each clause of the step on which its editions are not all the same.

    Each row is {"clause", "text", "editions": [{"id", "title", "value", "mark"}]}; ``value`` is a
    sentence, made from the values that the edition is played by.
    """
    rows = []
    for clause in step.under().teaches:
        entries = [_entry(step, clause, edition) for edition in step.editions]
        if len({entry["value"] for entry in entries}) > 1:
            text = find_clause(clause).text
            rows.append({"clause": clause, "text": text, "editions": entries})
    return rows


def _entry(step: StepSource, clause: str, name: str) -> dict[str, Any]:
    edition, mode = load_edition(name), step.under(name).case["mode"]
    having = has_clause(clause, edition, mode)
    return {
        "id": name,
        "title": edition.title,
        "value": value_of(clause, edition, mode) if having else say("difference-without"),
        "mark": mark_of(clause, edition, mode) if having else None,
    }


_LESSON_KEYS: Final = (
    "id",
    "title",
    "summary",
    "minutes",
    "able",
    "advice",
    "aside",
    "edition",
    "mode",
    "options",
    "seats",
    "board",
    "given",
    "steps",
)


class LessonFile:
    """A lesson's file. What is read from it is kept, for each language by itself.

    Args:
        text: what is in the file.
        name: what errors call it.
        original: where it is, so that other languages are found beside it: within the package, or
            anywhere as a path; None for a text without a place.
    """

    def __init__(self, text: str, name: str, original: str | Path | None = None) -> None:
        self.name, self.original = name, original
        try:
            self.data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise at(name, Message("lesson-toml", {"why": str(error)})) from error
        self._read: dict[str, tuple[Mapping[TextPath, Any], dict[str, Any]]] = {}

    def read(self, language: str | None = None) -> dict[str, Any]:
        """What the lesson is, by the names of ``LessonSource``, in a language.

        Where the texts of a language make the lesson one that cannot be used, such as by a number
        to be worked out that does not exist, the lesson is the English one.

        Args:
            language: instead of the one that is chosen.

        Raises:
            LessonError: what is wrong with it in English.
        """
        spoken = language_or_english(language)
        texts: Mapping[TextPath, Any] = {}
        if self.original is not None:
            texts = texts_beside(self.original, spoken)
        if spoken not in self._read or self._read[spoken][0] != texts:
            self._read[spoken] = texts, self._with(texts, spoken)
        return self._read[spoken][1]

    def _with(self, texts: Mapping[TextPath, Any], language: str) -> dict[str, Any]:
        if not texts:
            return lesson_of(self.data, self.name, language)
        try:
            return self.filled(texts, language)
        except LessonError as error:
            note(str(error))
            return self.read(ENGLISH)

    def filled(self, texts: Mapping[TextPath, Any], language: str) -> dict[str, Any]:
        """The lesson with these texts of a language. Raises ``LessonError``."""
        data = deepcopy(self.data)
        fill(lesson_slots(data), texts)
        return lesson_of(data, file_beside(self.name, language), language)


def lesson_of(data: Mapping[str, Any], name: str, language: str | None = None) -> dict[str, Any]:
    """What a lesson is, by the names of ``LessonSource``; ``name`` is what errors call its file.

    Places that vary are named in the ``language`` of the texts.

    Raises:
        LessonError: what is wrong with it, with the step and the field.
    """
    for key in data:
        if key not in _LESSON_KEYS:
            raise at(name, no_such("key", unknown(key, _LESSON_KEYS)))
    for key in ("id", "title", "summary", "edition"):
        if not isinstance(data.get(key), str) or not data[key].strip():
            raise in_field(name, key, needed("text", data.get(key)))
    try:
        load_edition(data["edition"])
    except ValueError as error:
        raise in_field(name, "edition", part_of(error)) from error
    if not isinstance(data.get("aside", False), bool):
        raise in_field(name, "aside", needed("flag", data["aside"]))
    tables = list_of(dict, data, "steps", name)
    if not tables:
        raise at(name, Message("lesson-without-steps"))
    steps: list[StepSource] = []
    for number, raw in enumerate(tables, start=1):
        step = shown(raw["id"])[1:-1] if isinstance(raw.get("id"), str) else None
        where = Message("lesson-step", {"file": name, "number": number, "step": step})
        steps.append(StepSource(data, raw, where, language))
        if steps[-1].id in [step.id for step in steps[:-1]]:
            raise in_field(where, "id", Message("lesson-step-twice"))
    return {
        "id": data["id"],
        "title": data["title"],
        "summary": data["summary"].strip(),
        "minutes": int(data.get("minutes", 10)),
        "able": tuple(list_of(str, data, "able", name)),
        "advice": str(data.get("advice", "")).strip(),
        "edition": data["edition"],
        "steps": tuple(steps),
        "aside": data.get("aside", False),
    }


class SourceFile(Protocol):
    """What a lesson is read from."""

    def read(self) -> dict[str, Any]:
        """What the lesson is, by the names of ``LessonSource``, in the language chosen now."""
        ...


@dataclass(frozen=True, slots=True)
class LessonSource:
    """A whole lesson file, in one language.

    Attributes:
        able: what the learner can do afterwards, one sentence each.
        minutes: how long it takes.
        advice: words to take along at the end, or "".
        file: the file that it was read from, and those of other languages beside it.
        aside: it is about games that not everybody plays: a warm-up asks of it only what has been
            met.
    """

    id: str
    title: str
    summary: str
    minutes: int
    able: tuple[str, ...]
    advice: str
    edition: str
    steps: tuple[StepSource, ...]
    file: SourceFile = field(repr=False, compare=False)
    aside: bool = field(default=False, kw_only=True)

    def index(self, step: str | int) -> int:
        """The place of a step, by its id or its number from 1 on. Raises ``LessonError``."""
        ids = [s.id for s in self.steps]
        number = int(step) if str(step).isdecimal() and step not in ids else step
        if type(number) is int and 1 <= number <= len(self.steps):
            return number - 1
        if step not in ids:
            params = {"lesson": self.id, "steps": ids, **unknown(str(step), ids)}
            raise LessonError(Message("lesson-step-unknown", params))
        return ids.index(str(step))

    def now(self) -> LessonSource:
        """The same lesson in the language that is chosen now."""
        return _read(self.file)


def lesson_ids() -> tuple[str, ...]:
    """The ids of the lessons that come with the package, in order."""
    folder = files("risk_widget").joinpath("lessons", "data")
    names = [entry.name.removesuffix(".toml") for entry in folder.iterdir()]
    # The files of other languages have one more dot in their names.
    return tuple(sorted(name for name in names if name[:2].isdigit() and "." not in name))


def following(lesson: str) -> tuple[str, str] | None:
    """Id and title of the package's lesson that comes after this one; None after the last."""
    ids = lesson_ids()
    if lesson not in ids or lesson == ids[-1]:
        return None
    name = ids[ids.index(lesson) + 1]
    return name, load_source(name).title


def load_source(lesson: str | Path) -> LessonSource:
    """A lesson by its id, or from a ``.toml`` file, in the language that is chosen.

    The beginning of an id is enough where only one lesson begins so: "05" is "05-capture".

    Raises:
        LessonError: no such lesson (with the nearest id), or a file that is wrong; the message
            names the file, the step and the field.
    """
    if isinstance(lesson, str) and lesson:
        meant = [name for name in lesson_ids() if name.startswith(lesson)]
        if len(meant) == 1:
            return _read(lesson_file(meant[0]))
    path = Path(lesson)
    if path.suffix != ".toml":
        ids = lesson_ids()
        params = {"known": ids, **unknown(str(lesson), ids)}
        raise LessonError(Message("lesson-unknown", params))
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        params = {"file": str(path), "why": error.strerror or ""}
        raise LessonError(Message("lesson-file-unreadable", params)) from error
    return _read(LessonFile(text, path.name, path))


@cache
def lesson_file(lesson: str) -> LessonFile:
    """The file of a lesson that comes with the package."""
    name = f"{lesson}.toml"
    where = files("risk_widget").joinpath("lessons", "data", name)
    return LessonFile(where.read_text(encoding="utf-8"), name, f"lessons/data/{name}")


def parse_source(text: str, name: str) -> LessonSource:
    """The lesson that a file's text describes, in its own language. Raises ``LessonError``."""
    return _read(LessonFile(text, name))


def _read(file: SourceFile) -> LessonSource:
    return LessonSource(**file.read(), file=file)
