"""A learner's progress in lessons and puzzles, in memory and in a file."""

from __future__ import annotations

import json
import os
from functools import cache
from html import escape
from typing import TYPE_CHECKING, Annotated, Final, TypeAlias, get_args, get_type_hints

from risk_widget.course.feedback import guesses_in_words
from risk_widget.course.homework import MIME, record_of
from risk_widget.course.lesson_file import lesson_ids, load_source
from risk_widget.course.own_mistakes import GameGiven, OwnMistake, OwnMistakes
from risk_widget.course.played_games import PlayedGame, PlayedGames
from risk_widget.course.puzzle_results import PuzzleResult, PuzzleResults, TurnResult, TurnResults
from risk_widget.course.schedule import A_DAY, MISTAKE, Daily, Recall, Schedule, today
from risk_widget.course.schedule_before import EARLIER_FIELDS, scheduled_before
from risk_widget.course.step import MOST_STARS, star_signs
from risk_widget.course.step_progress import A_TEXT, Status, StepProgress, seconds_now
from risk_widget.kept_files import DAMAGED, write_whole
from risk_widget.messages import Message, MessageError, say
from risk_widget.reading.clean_names import clean_name
from risk_widget.reading.schema import Length, SchemaError, read, read_tables
from risk_widget.reading.sources import content_of, decoded, file_content, path_of
from risk_widget.reading.spelling import expect_text, shown
from risk_widget.reading.versions import is_later

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from risk_widget.course.lesson_file import LessonSource
    from risk_widget.reading.json_types import JsonObject, JsonView
    from risk_widget.reading.schema import Problem
    from risk_widget.reading.sources import Source

MOST_NAME: Final = 40
"""The longest name of a learner, in characters."""
Name: TypeAlias = Annotated[Annotated[str, Length(0, MOST_NAME)] | None, A_TEXT]


class ProgressError(MessageError):
    """The error for a file that does not contain lesson progress."""

    def __init__(self, code: str, /, **params: object) -> None:
        super().__init__(Message(code, params))
        self.is_newer: bool = code == "progress-newer"


def tidy_name(name: str) -> str:
    """Clean up a learner's name with `clean_name`. Raises ``TypeError`` if it is not a string."""
    return clean_name(expect_text(name, "name"), MOST_NAME)


_SIGNS: Final = {"open": "○", "shown": "◐", "tried": "◐", "solved": "●"}
_FORMAT: Final = "risk_widget lessons"
VERSION: Final = 1
PARTS: Final = frozenset((
    "lessons", "puzzles", "turns", "mistakes", "games", "played", "review", "a_day", "name",
))  # fmt: skip
"""The parts of a file with progress."""


class Progress:
    """The progress in all lessons, by lesson and step, in puzzles, and in games against bots.

    >>> import risk_widget as rw
    >>> progress = rw.lessons.Progress()
    >>> feedback = rw.load_lesson("04-combat", progress=progress).show_me("pairs")
    >>> progress.peek("04-combat", "pairs").status
    'shown'

    Attributes:
        puzzles: how puzzles were answered.
        turns: how whole turns were planned.
        own: the learner's own mistakes in games, and the win chance lost in games.
        played: how games against bots ended.
        review: when questions of lessons, puzzles and own mistakes come back.
        name: the learner's, for work that is handed in; "" if it was left out, None if it has not
            been asked for yet.
    """

    def __init__(self) -> None:
        self._lessons: dict[str, dict[str, StepProgress]] = {}
        self.puzzles: PuzzleResults = PuzzleResults()
        self.turns: TurnResults = TurnResults()
        self.own: OwnMistakes = OwnMistakes()
        self.played: PlayedGames = PlayedGames()
        self.review: Schedule = Schedule()
        self._name: str | None = None

    @property
    def name(self) -> str | None:  # noqa: D102 - described above
        return self._name

    @name.setter
    def name(self, name: str | None) -> None:
        self._name = None if name is None else tidy_name(name)

    @property
    def lessons(self) -> dict[str, dict[str, StepProgress]]:
        """The entries of the steps that have been started, by lesson and step; read-only."""
        return self._lessons

    @property
    def due_mistakes(self) -> list[str]:
        """The names of the learner's mistakes that are due, in order, the longest overdue first."""
        names = [f"{MISTAKE}/{name}" for name in self.own.mistakes]
        return [name.partition("/")[2] for name in self.review.due(today(), names)]

    def step(self, lesson: str, step: str) -> StepProgress:
        """Return the entry of a step for changing, creating it if needed.

        >>> import risk_widget as rw
        >>> progress = rw.lessons.Progress()
        >>> progress.step("04-combat", "pairs").attempts
        0
        """
        return self._lessons.setdefault(_id(lesson), {}).setdefault(_id(step), StepProgress())

    def peek(self, lesson: str, step: str) -> StepProgress:
        """Return the entry of a step for reading only; create none for a step not yet started.

        >>> import risk_widget as rw
        >>> progress = rw.lessons.Progress()
        >>> progress.peek("04-combat", "pairs").status, progress.lessons
        ('open', {})
        """
        return self._lessons.get(_id(lesson), {}).get(_id(step), StepProgress())

    def has_met(self, lesson: str) -> bool:
        """Whether any step of a lesson has been solved or shown.

        >>> import risk_widget as rw
        >>> rw.lessons.Progress().has_met("04-combat")
        False
        """
        entries = self._lessons.get(_id(lesson), {}).values()
        return any(entry.status != "open" for entry in entries)

    def forget(self, lesson: str, step: str | None = None) -> None:
        """Reset the progress of a lesson, or of one step.

        >>> import risk_widget as rw
        >>> progress = rw.lessons.Progress()
        >>> feedback = rw.load_lesson("04-combat", progress=progress).show_me("pairs")
        >>> progress.forget("04-combat")
        >>> progress.has_met("04-combat")
        False
        """
        if step is None:
            self._lessons.pop(_id(lesson), None)
            self.review.forget(lesson)
        else:
            self._lessons.get(_id(lesson), {}).pop(_id(step), None)
            self.review.forget(f"{lesson}/{step}")

    def guesses(self, lesson: str | None = None) -> list[tuple[float, float]]:
        """List each guess at a chance with the exact chance, in percent, for one lesson or all.

        >>> import risk_widget as rw
        >>> progress = rw.lessons.Progress()
        >>> feedback = rw.load_lesson("04-combat", progress=progress).check(60, step="how-likely")
        >>> progress.guesses()
        [(60, 82.6)]
        """
        every = self._lessons.values()
        found = every if lesson is None else [self._lessons.get(_id(lesson), {})]
        return [
            (entry.said, entry.exact)
            for steps in found
            for entry in steps.values()
            if entry.said is not None and entry.exact is not None
        ]

    def to_dict(self) -> JsonObject:
        """Return everything as JSON data.

        >>> import risk_widget as rw
        >>> rw.lessons.Progress().to_dict()
        {'format': 'risk_widget lessons', 'version': 1, 'lessons': {}, 'puzzles': {}}
        """
        return {
            "format": _FORMAT,
            "version": VERSION,
            "lessons": {
                lesson: {step: entry.to_dict() for step, entry in steps.items()}
                for lesson, steps in self._lessons.items()
            },
            "puzzles": self.puzzles.to_dict(),
            **({"turns": turns} if (turns := self.turns.to_dict()) else {}),
            **self.own.to_dict(),
            **({"played": played} if (played := self.played.to_dict()) else {}),
            **(self.review.to_dict(self.own.mistakes) if self._has_begun else {}),
            **({} if self._name is None else {"name": self._name}),
        }

    @property
    def _has_begun(self) -> bool:
        """Whether any question may come back, or the person has chosen how many may."""
        begun = self._lessons or self.puzzles.answered or self.own or self.review.items
        return bool(begun) or self.review.a_day != A_DAY

    def homework(self, sources: Iterable[LessonSource] = ()) -> JsonObject:
        """Return the part that a notebook hands in, with descriptions of the learner's own lessons.

        >>> import risk_widget as rw
        >>> progress = rw.lessons.Progress()
        >>> progress.name = "Ada"
        >>> progress.homework()["name"]
        'Ada'
        """
        own = {source.id: source for source in sources}
        done: JsonObject = {}
        for lesson, entries in self._lessons.items():
            steps = {step: e.to_dict() for step, e in entries.items() if not e.is_untouched}
            if steps and lesson in lesson_ids():
                done[lesson] = {"steps": steps}
            elif steps and lesson in own:
                done[lesson] = {"steps": steps, **_described(own[lesson])}
        return record_of(self._name or "", done, self.puzzles.to_dict())

    def read(self, data: object, name: str | None = None) -> None:
        """Replace everything with data written by ``to_dict``.

        A file may lack the lessons or the puzzles: it is older, or was cut by hand. Then whatever
        is missing in the file stays as it was.

        >>> import risk_widget as rw
        >>> progress = rw.lessons.Progress()
        >>> progress.read({**rw.lessons.Progress().to_dict(), "name": "Ada"})
        >>> progress.name
        'Ada'

        Raises:
            ProgressError: the data is not progress; then nothing changes.
        """
        if not isinstance(data, dict) or not _is_ours(data):
            raise ProgressError("progress-none", name=name)
        if data.get("version", VERSION) != VERSION:
            version = repr(data["version"])[:60]
            unknown = ProgressError("progress-version", name=name, version=version)
            unknown.is_newer = is_later(data["version"], VERSION)
            raise unknown
        whole = self._completed(data)
        try:
            found = read(dict[str, dict[str, object]], whole.get("lessons"), "lessons")
            lessons = {name: read_tables(StepProgress, steps) for name, steps in found.items()}
            puzzles = PuzzleResults.of_data(whole["puzzles"])
            own = OwnMistakes()
            own.mistakes = read_tables(OwnMistake, whole.get("mistakes", {}))
            own.games = read_tables(GameGiven, whole.get("games", {}))
            played = PlayedGames.of_data(whole.get("played", {}))
            turns = TurnResults.of_data(whole.get("turns", {}))
            review = Schedule.of_data(whole.get("review", {}), whole.get("a_day", {}))
            learner = read(Name, whole.get("name"), "name")
        except SchemaError as error:
            why = _in_words(error.problems[0])
            raise ProgressError("progress-damaged", name=name, why=why) from error
        self._lessons = lessons
        self.puzzles = puzzles
        self.own = own
        self.played = played
        self.turns = turns
        self.review = review
        self._name = None if learner is None else tidy_name(learner)
        self._put_right()
        if "review" not in data:
            review.items = scheduled_before(data, seconds_now()) | review.items

    def _completed(self, data: JsonView) -> JsonView:
        """Return a file's data with the parts of this progress that the file lacks.

        `to_dict` omits most empty parts, but never the lessons and the puzzles.
        """
        here = self.to_dict()
        if "lessons" in data or not data.keys() & PARTS:
            return {"puzzles": here["puzzles"], **data}
        return {**here, **data}

    def _put_right(self) -> None:
        """Correct the times recorded by a clock that was ahead."""
        now = seconds_now()
        self.puzzles.put_right(now)
        self.turns.put_right(now)
        self.own.put_right(now)
        self.played.put_right(now)

    def add(self, other: Progress) -> None:
        """Merge other progress into this, keeping whatever is further along.

        >>> import risk_widget as rw
        >>> here, there = rw.lessons.Progress(), rw.lessons.Progress()
        >>> there.step("04-combat", "pairs").status = "solved"
        >>> here.add(there)
        >>> here.has_met("04-combat")
        True
        """
        for lesson, steps in other._lessons.items():
            for step, entry in steps.items():
                self.step(lesson, step).add(entry, lesson, step)
        self.puzzles.add(other.puzzles)
        self.turns.add(other.turns)
        self.own.add(other.own)
        self.played.add(other.played)
        self.review.add(other.review)
        if self._name is None:
            self._name = other._name

    def save(self, path: str | Path) -> None:
        """Write everything to a file (JSON).

        A file that `load` cannot read, or that only a newer version can, is renamed first.

        Raises:
            OSError: the file cannot be written; an existing file is unchanged.

        >>> import risk_widget as rw
        >>> from pathlib import Path
        >>> rw.lessons.Progress().save("progress.json")
        >>> Path("progress.json").exists()
        True
        """
        file = path_of(path, "path")
        write_whole(file, text_of(self), private=False, ours=is_progress, aside=DAMAGED)

    def load(self, path: Source) -> None:
        """Read a file written by ``save``, given as a path, its text, bytes, or an open file.

        >>> import risk_widget as rw
        >>> there, here = rw.lessons.Progress(), rw.lessons.Progress()
        >>> there.name = "Ada"
        >>> there.save("progress.json")
        >>> here.load("progress.json")
        >>> here.name
        'Ada'

        Raises:
            ProgressError: the file cannot be read; then nothing changes.
        """
        name = str(path) if isinstance(path, (str, os.PathLike)) else "progress"
        try:
            content = content_of(path, "progress")
            assert content is not None, "a word leads to a file"
            name = content.name
            data = json.loads(content.text)
        except OSError as error:
            raise ProgressError(
                "progress-unreadable", name=name, why=error.strerror or ""
            ) from error
        except (ValueError, RecursionError) as error:
            raise ProgressError("progress-no-json", name=name, why=str(error)) from error
        self.read(data, name)


def _id(name: str) -> str:
    """Return the id of a lesson or a step. Raises ``TypeError`` if it is not a string."""
    if isinstance(name, str):
        return name
    raise TypeError(f"a lesson and its steps have ids, which are text, not {shown(name)}")


def _in_words(problem: Problem) -> Message | str:
    """Translate a problem with a file for the person loading it."""
    if problem.wording is None:
        return str(problem)
    value = shown(problem.value)[:60]
    values = dict.fromkeys(("status", "stars", "chance", "number", "text", "game"), value)
    known = {"known": get_args(Status), "most": MOST_STARS}
    return Message(str(problem.wording), {**known, **values})


def _is_ours(data: JsonView) -> bool:
    """Whether the data claim to be progress, or hold only puzzles, as older files did."""
    return data.get("format") == _FORMAT or ("format" not in data and "puzzles" in data)


class LessonProgress:
    """A view of one lesson's progress, saved and loaded together with all other progress.

    Args:
        source: the lesson.
        book: where the lesson's progress is recorded.
        kept: the book to save and load, if that is another one.

    Attributes:
        kept: the whole progress, in lessons and puzzles, to save and load.
    """

    def __init__(self, source: LessonSource, book: Progress, kept: Progress | None = None) -> None:
        self._source, self._book = source, book
        self.kept: Progress = book if kept is None else kept

    @property
    def steps(self) -> dict[str, str]:
        """The status of each step by id: "open", "shown", "tried" or "solved"."""
        return {step: entry.status for step, entry in self.entries.items()}

    @property
    def entries(self) -> dict[str, StepProgress]:
        """The entry of each step by id: its status, attempts and hints."""
        lesson = self._source.id
        return {step.id: self._book.peek(lesson, step.id) for step in self._source.steps}

    @property
    def stars(self) -> dict[str, tuple[int, int]]:
        """The most stars earned and the number available for each challenge, by id."""
        challenges = {step.id: step.most_stars for step in self._source.steps if step.most_stars}
        return {step: (self.entries[step].stars, most) for step, most in challenges.items()}

    @property
    def solved(self) -> int:
        """The number of steps the learner has solved."""
        return sum(status == "solved" for status in self.steps.values())

    @property
    def done(self) -> bool:
        """Whether every step has been solved or shown, and every challenge solved."""
        return not self.left

    @property
    def left(self) -> tuple[str, ...]:
        """The steps not yet done; a challenge that was only shown still has to be won."""
        watched = [step for step in self.stars if self.steps[step] == "shown"]
        return tuple(s for s, status in self.steps.items() if status == "open" or s in watched)

    @property
    def gone_through(self) -> bool:
        """Whether no step is open; a challenge that was only shown also counts as done."""
        return "open" not in self.steps.values()

    def to_dict(self) -> JsonObject:
        """Return the whole progress, in lessons and puzzles, as JSON data."""
        return self.kept.to_dict()

    @property
    def name(self) -> str | None:
        """The learner's name; "" if it was left out, None if it has not been asked for yet."""
        return self.kept.name

    @name.setter
    def name(self, name: str | None) -> None:
        self.kept.name = name

    def homework(self) -> JsonObject:
        """Return the whole progress in the form that a notebook hands in."""
        return self.kept.homework([self._source])

    def read(self, data: object) -> None:
        """Replace the whole progress with data from `to_dict`. Raises ``ProgressError``."""
        self.kept.read(data)

    def save(self, path: str | Path) -> None:
        """Write the whole progress, in lessons and puzzles, to a file."""
        self.kept.save(path)

    def load(self, path: str | Path) -> None:
        """Read the whole progress from a file. Raises ``ProgressError``."""
        self.kept.load(path)

    def __str__(self) -> str:
        stars = {step: f" {star_signs(*had)}" for step, had in self.stars.items()}
        rows = [
            f"{_SIGNS[self.steps[step.id]]} {step.title}{stars.get(step.id, '')}"
            for step in self._source.steps
        ]
        head = say("progress-solved", solved=self.solved, steps=len(rows))
        guessed = guesses_in_words(self._book.guesses(self._source.id))
        return "\n".join([head, *rows, *filter(None, [guessed])])

    __repr__ = __str__

    def _repr_mimebundle_(self, **_: object) -> JsonObject:
        """Return the display, and the data that a notebook hands in (see `homework`)."""
        work = self.homework()
        return {"text/plain": str(self), "text/html": self._repr_html_(), MIME: work}

    def _repr_html_(self) -> str:
        head, *rows = str(self).splitlines()
        items = "".join(f"<li style='list-style:none'>{escape(row)}</li>" for row in rows)
        return f"<p><strong>{escape(head)}</strong></p><ul>{items}</ul>"


def _described(lesson: LessonSource) -> JsonObject:
    """Describe a lesson of the learner's own for readers who do not have its file."""
    return {
        "title": lesson.title,
        "titles": {step.id: step.title for step in lesson.steps},
        "challenges": [step.id for step in lesson.steps if step.most_stars],
    }


def text_of(progress: Progress) -> str:
    """Return progress as the text of its file."""
    return json.dumps(progress.to_dict(), indent=1) + "\n"


def first_open(progress: Progress) -> LessonSource | None:
    """Find the first lesson with an open step, or None."""
    for name in lesson_ids():
        source = load_source(name)
        if not LessonProgress(source, progress).gone_through:
            return source
    return None


def is_progress(path: Path) -> bool:
    """Whether a file holds progress, all of which this version can read."""
    try:
        found = json.loads(decoded(file_content(path), path.name))
        Progress().read(found)
    except (OSError, ValueError, RecursionError):
        return False
    return not has_more(found)


def has_more(found: JsonView) -> bool:
    """Whether readable progress also contains something that only a newer version knows."""
    lessons: JsonView = found.get("lessons") or {}
    tables: list[tuple[type, JsonView]] = [(StepProgress, steps) for steps in lessons.values()]
    tables += [(kind, found.get(part) or {}) for part, kind in _TABLES.items()]
    tables.append((Daily, {"a_day": found.get("a_day") or {}}))
    return any(name not in PARTS and name not in ("format", "version") for name in found) or any(
        entry.keys() - _fields_of(kind) - EARLIER_FIELDS
        for kind, table in tables
        for entry in table.values()
    )


@cache
def _fields_of(kind: type) -> frozenset[str]:
    """Return the names of the fields that an entry of a table may have."""
    return frozenset(get_type_hints(kind))


_TABLES: Final = {
    "puzzles": PuzzleResult, "turns": TurnResult, "mistakes": OwnMistake, "games": GameGiven,
    "played": PlayedGame, "review": Recall,
}  # fmt: skip
"""The parts of progress that are tables of named entries, each with the kind of its entries."""
