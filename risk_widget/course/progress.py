"""A learner's progress in lessons and puzzles, in memory and in a file."""

from __future__ import annotations

import errno
import json
import logging
import os
import time
from contextlib import suppress
from dataclasses import dataclass, fields
from functools import cache
from html import escape
from typing import (
    TYPE_CHECKING,
    Annotated,
    Final,
    Literal,
    NamedTuple,
    NotRequired,
    TypeAlias,
    TypedDict,
    get_args,
    get_type_hints,
)

from risk_widget.course.feedback import guesses_in_words
from risk_widget.course.homework import MIME, MOST_LETTERS, is_sealed, record_of, seal
from risk_widget.course.lesson_file import lesson_ids, load_source
from risk_widget.course.own_mistakes import GameGiven, OwnMistake, OwnMistakes
from risk_widget.course.played_games import PlayedGame, PlayedGames
from risk_widget.course.schedule import A_DAY, MISTAKE, Daily, Recall, Schedule, today
from risk_widget.course.schedule_before import EARLIER_FIELDS, scheduled_before
from risk_widget.course.step import GRADES, MOST_STARS, star_signs
from risk_widget.kept_files import (
    alone,
    data_folder,
    not_ahead,
    put_aside,
    tell_once,
    write_whole,
)
from risk_widget.messages import Message, MessageError, say
from risk_widget.reading.clean_names import clean_name
from risk_widget.reading.schema import Length, SchemaError, Within, Wording, read, read_tables
from risk_widget.reading.sources import content_of, decoded, file_content, path_of
from risk_widget.reading.spelling import shown

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from risk_widget.course.lesson_file import LessonSource
    from risk_widget.reading.json_types import JsonObject, JsonView
    from risk_widget.reading.schema import Problem
    from risk_widget.reading.sources import Source

__all__ = [
    "LessonProgress",
    "Progress",
    "ProgressError",
    "PuzzleResults",
    "StepProgress",
    "first_open",
    "session_progress",
]

log: Final = logging.getLogger(__name__)

Barred: TypeAlias = Literal["unread", "newer"]
"""The reasons why saved progress cannot be taken up: it is damaged, or of a newer version."""
Status: TypeAlias = Literal["open", "shown", "tried", "solved"]
"""The status of a step: untouched, shown, tried (a chance guessed, but far off) or solved."""
Count: TypeAlias = Annotated[int, Within(0), Wording("progress-number")]
Score: TypeAlias = Annotated[int, Within(0, 100), Wording("progress-number")]
_Share: TypeAlias = Annotated[int, Within(0, 100)] | Annotated[float, Within(0, 100)]
Percent: TypeAlias = Annotated[_Share | None, Wording("progress-chance")]
MOST_SAID: Final = 300
"""The longest answer that is recorded, in characters of JSON."""
_A_TEXT: Final = Wording("progress-text")
Said: TypeAlias = Annotated[str, Length(0, MOST_SAID), _A_TEXT]
MOST_NAME: Final = 40
"""The longest name of a learner, in characters."""
Name: TypeAlias = Annotated[Annotated[str, Length(0, MOST_NAME)] | None, _A_TEXT]


class ProgressError(MessageError):
    """A file that does not contain lesson progress."""

    def __init__(self, code: str, /, **params: object) -> None:
        super().__init__(Message(code, params))
        self.is_newer: bool = code in ("progress-version", "progress-newer")


def tidy_name(name: str) -> str:
    """Clean up a learner's name with `clean_name`. Raises ``TypeError`` if it is not a string."""
    if not isinstance(name, str):
        raise TypeError(f"name must be a text, not {shown(name)}")
    return clean_name(name, MOST_NAME)


def seconds_now() -> int:
    """Return the current time in whole seconds since 1970, as recorded in progress."""
    return int(time.time())


@dataclass(slots=True)
class StepProgress:
    """The progress in one step."""

    status: Annotated[Status, Wording("progress-status")] = "open"
    attempts: Count = 0
    hints: Count = 0
    stars: Annotated[int, Within(0, MOST_STARS), Wording("progress-stars")] = 0
    """the most stars earned in a challenge"""
    said: Percent = None
    """the last guess at a chance, in percent"""
    exact: Percent = None
    """the exact chance that was guessed at, in percent"""
    tries: Count = 0
    """the number of answers up to and including the right one; 0 until the step is solved"""
    told: Annotated[bool, _A_TEXT] = False
    """whether the answer had been shown, or given by the last hint, before the step was solved"""
    seed: Count = 0
    """the seed of the variation that was solved"""
    edition: Said = ""
    """the edition under which the step was solved"""
    answer: Said = ""
    """the right answer, as JSON; "" if it is too long, or was played with true dice"""
    missed: Said = ""
    """the first wrong answer, as JSON"""
    seal: Annotated[str, Length(0, MOST_LETTERS), _A_TEXT] = ""
    """the seal on the entry, see `homework`; older versions made none"""

    @property
    def is_untouched(self) -> bool:
        """Whether the step has neither been answered nor had a hint."""
        return self.status == "open" and not (self.attempts or self.hints)

    def note_answer(self, said: str, *, seed: int, edition: str, ok: bool) -> None:
        """Record a judged answer; call this before the status is set to solved.

        Answers after the step has been solved are practice and change nothing here.
        """
        if self.status == "solved":
            return
        if not ok:
            self.missed = self.missed or said
            return
        self.tries = self.attempts
        self.told = self.status == "shown" or self.hints >= len(GRADES)
        self.seed, self.edition, self.answer = seed, edition, said

    def put_seal(self, lesson: str, step: str) -> None:
        """Seal the record of a step."""
        self.seal = seal(self.facts(lesson, step), self.seal)

    def is_sealed(self, lesson: str, step: str) -> bool:
        """Whether the seal fits the entry."""
        return is_sealed(self.facts(lesson, step), self.seal)

    def facts(self, lesson: str, step: str) -> list[object]:
        """List the facts that the seal covers."""
        return [lesson, step, *(getattr(self, name) for name in _SEALED)]

    def add(self, other: StepProgress, lesson: str, step: str) -> None:
        """Merge another entry for the same step into this one, keeping the further progress."""
        entries = [(e.seal, e.facts(lesson, step)) for e in (self, other)]
        sound = all(is_sealed(facts, sealed) for sealed, facts in entries)
        self._add(other)
        facts = self.facts(lesson, step)
        kept = [sealed for sealed, had in entries if had == facts]
        if kept:
            self.seal = max(kept)
        elif sound:
            self.put_seal(lesson, step)
        else:  # keep a broken seal broken, and leave unsealed what was unsealed
            self.seal = min(sealed for sealed, _ in entries)

    def _add(self, other: StepProgress) -> None:
        if other.tries and not self.tries:
            for name in _SOLVING:
                setattr(self, name, getattr(other, name))
        self.missed = self.missed or other.missed
        self.status = max(self.status, other.status, key=get_args(Status).index)
        for name in ("attempts", "hints", "stars"):
            setattr(self, name, max(getattr(self, name), getattr(other, name)))
        if self.said is None:
            self.said, self.exact = other.said, other.exact

    def to_dict(self) -> JsonObject:
        """Return the entry as JSON data, without rarely used fields that have their defaults."""
        common = ("status", "attempts", "hints")
        return {
            field.name: getattr(self, field.name)
            for field in fields(self)
            if field.name in common or getattr(self, field.name) != field.default
        }


_SOLVING: Final = ("tries", "told", "seed", "edition", "answer")
"""Fields of the answer that solved a step."""
_SEALED: Final = ("status", "attempts", "hints", "stars", "missed", *_SOLVING)
"""The fields that the seal covers."""


class PuzzleResult(TypedDict):
    """The result of a puzzle: the number of answers, and whether one of them was right."""

    tries: Count
    right: Annotated[bool, Wording("progress-number")]
    at: NotRequired[Count]
    """the time of the first answer, in seconds since 1970; missing in older versions"""


class PuzzleResults:
    """The results of puzzles, by puzzle id."""

    def __init__(self) -> None:
        self._results: dict[str, PuzzleResult] = {}

    def note(self, puzzle: str, *, right: bool) -> None:
        """Record an answer. Once a puzzle is solved, further tries do not count."""
        entry = self._results.setdefault(puzzle, {"tries": 0, "right": False, "at": seconds_now()})
        entry["tries"] += not entry["right"]
        entry["right"] = entry["right"] or right

    def add(self, other: PuzzleResults) -> None:
        """Merge other results into these, keeping the better result of each puzzle."""
        for puzzle, found in other._results.items():
            entry = self._results.setdefault(puzzle, {**found})
            entry["tries"] = max(entry["tries"], found["tries"])
            entry["right"] = entry["right"] or found["right"]
            times = [each["at"] for each in (entry, found) if "at" in each]
            if times:
                entry["at"] = min(times)

    def put_right(self, now: int) -> None:
        """Correct the times recorded by a clock that was ahead."""
        for entry in self._results.values():
            if "at" in entry:
                entry["at"] = not_ahead(entry["at"], now)

    def in_order(self) -> list[tuple[str, bool]]:
        """List the puzzles in the order of their first answers, and whether that was right."""
        order = sorted(
            self._results, key=lambda puzzle: (self._results[puzzle].get("at", 0), puzzle)
        )
        return [(puzzle, self._at_once(self._results[puzzle])) for puzzle in order]

    @staticmethod
    def _at_once(entry: PuzzleResult) -> bool:
        return entry["right"] and entry["tries"] == 1

    def of(self, puzzle: str) -> PuzzleResult | None:
        """Return ``{"tries": …, "right": …}`` for an answered puzzle, or None."""
        return self._results.get(puzzle)

    @property
    def answered(self) -> int:
        """The number of puzzles answered."""
        return len(self._results)

    @property
    def right(self) -> int:
        """The number of puzzles answered correctly."""
        return sum(entry["right"] for entry in self._results.values())

    @property
    def right_at_once(self) -> int:
        """The number of puzzles answered correctly at the first try."""
        return sum(map(self._at_once, self._results.values()))

    def to_dict(self) -> JsonObject:
        """Return all results as JSON data: ``{id: {"tries": …, "right": …, "at": …}}``."""
        return {puzzle: {**entry} for puzzle, entry in self._results.items()}

    @classmethod
    def of_data(cls, data: object) -> PuzzleResults:
        """Read the results from data written by ``to_dict``. Raises `SchemaError`."""
        made = cls()
        made._results = read_tables(PuzzleResult, data)
        return made


class TurnResult(TypedDict):
    """The result of a planned turn: the first score from 0 to 100, the best one, and the tries."""

    first: Score
    best: Score
    tries: Count
    at: Count
    """the time of the first try, in seconds since 1970"""


class TurnResults:
    """The results of planned turns, by id."""

    def __init__(self) -> None:
        self._results: dict[str, TurnResult] = {}

    def note(self, turn: str, score: int) -> None:
        """Record a score."""
        new: TurnResult = {"first": score, "best": score, "tries": 0, "at": seconds_now()}
        entry = self._results.setdefault(turn, new)
        entry["tries"] += 1
        entry["best"] = max(entry["best"], score)

    def add(self, other: TurnResults) -> None:
        """Merge other results into these: the earlier first score, and the better best one."""
        for turn, found in other._results.items():
            entry = self._results.setdefault(turn, {**found})
            if found["at"] < entry["at"]:
                entry["first"], entry["at"] = found["first"], found["at"]
            entry["best"] = max(entry["best"], found["best"])
            entry["tries"] = max(entry["tries"], found["tries"])

    def put_right(self, now: int) -> None:
        """Correct the times recorded by a clock that was ahead."""
        for entry in self._results.values():
            entry["at"] = not_ahead(entry["at"], now)

    def in_order(self) -> list[tuple[str, int]]:
        """List the turns in the order of their first tries, with the score of these."""
        order = sorted(self._results, key=lambda turn: (self._results[turn]["at"], turn))
        return [(turn, self._results[turn]["first"]) for turn in order]

    def of(self, turn: str) -> TurnResult | None:
        """Return the result of a turn that was played, or None."""
        return self._results.get(turn)

    def to_dict(self) -> JsonObject:
        """Return all results as JSON data."""
        return {turn: {**entry} for turn, entry in self._results.items()}

    @classmethod
    def of_data(cls, data: object) -> TurnResults:
        """Read the results from data written by ``to_dict``. Raises `SchemaError`."""
        made = cls()
        made._results = read_tables(TurnResult, data)
        return made


_SIGNS: Final = {"open": "○", "shown": "◐", "tried": "◐", "solved": "●"}
_FORMAT: Final = "risk_widget lessons"
_VERSION: Final = 1


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
        """The entries of the steps that have been started, by lesson and step; read only."""
        return self._lessons

    @property
    def due_mistakes(self) -> list[str]:
        """The names of the own mistakes that are due, those that have waited longest first."""
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
            "version": _VERSION,
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
        """Whether there is anything that may come back, or a choice how often."""
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
        done = {
            lesson: {step: e.to_dict() for step, e in steps.items() if not e.is_untouched}
            for lesson, steps in self._lessons.items()
        }
        return record_of(self._name or "", done, self.puzzles.to_dict(), sources)

    def read(self, data: object, name: str | None = None) -> None:
        """Replace everything with data written by ``to_dict``.

        Files written before lessons, puzzles and games were stored together lack some of them;
        whatever is missing in the file stays as it was.

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
        if data.get("version", _VERSION) != _VERSION:
            version = repr(data["version"])[:60]
            raise ProgressError("progress-version", name=name, version=version)
        lessons, puzzles, own, played = self._lessons, self.puzzles, self.own, self.played
        review, turns = self.review, self.turns
        try:
            if "lessons" in data or "puzzles" not in data:
                found = read(dict[str, dict[str, object]], data.get("lessons"), "lessons")
                lessons = {name: read_tables(StepProgress, steps) for name, steps in found.items()}
            if "puzzles" in data:
                puzzles = PuzzleResults.of_data(data["puzzles"])
            if "lessons" in data:
                own = OwnMistakes()
                own.mistakes = read_tables(OwnMistake, data.get("mistakes", {}))
                own.games = read_tables(GameGiven, data.get("games", {}))
                played = PlayedGames.of_data(data.get("played", {}))
                turns = TurnResults.of_data(data.get("turns", {}))
                review = Schedule.of_data(data.get("review", {}), data.get("a_day", {}))
            learner = read(Name, data.get("name"), "name")
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

    def _put_right(self) -> None:
        """Correct the times recorded by a clock that was ahead."""
        now = seconds_now()
        self.puzzles.put_right(now)
        self.turns.put_right(now)
        self.own.put_right(now)
        self.played.put_right(now)

    def add(self, other: Progress) -> None:
        """Merge other progress into this one, keeping whatever is further along.

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

        Raises:
            OSError: the file cannot be written; an existing file is unchanged.

        >>> import risk_widget as rw
        >>> from pathlib import Path
        >>> rw.lessons.Progress().save("progress.json")
        >>> Path("progress.json").exists()
        True
        """
        write_whole(path_of(path, "path"), _text(self), private=False)

    def load(self, path: Source) -> None:
        """Read a file written by ``save``: a path, the text in the file, bytes, or an open file.

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
        """Whether no step is open; a challenge that was only shown counts, too."""
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
        """Replace the whole progress with data of `to_dict`. Raises ``ProgressError``."""
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


_SESSION = Progress()


class SharedFile:
    """The file in which all notebooks of a folder share their progress.

    Attributes:
        in_use: whether the session's progress is shared in the file: a page is open.
    """

    def __init__(self) -> None:
        self.in_use = False
        # The content of each file as last read or written, and of files from newer versions.
        self._known: dict[Path, bytes] = {}
        self._newer: dict[Path, bytes] = {}

    def take_in(self, progress: Progress) -> None:
        """Add what other notebooks have written; a file that cannot be read is left alone."""
        for path in _shared_paths():
            with suppress(OSError, ValueError, RecursionError):
                self._take_in(path, progress)

    def write(self, progress: Progress) -> None:
        """Update the file, if it can be written.

        A file that cannot be read is first renamed, so that nothing in it is lost. A file from a
        newer version stays as it is, and the progress is saved in a file next to it.
        """
        paths = _shared_paths()
        if not paths:
            return
        known, beside = (self._known.get(path) for path in paths)
        if _bytes(progress) in (known or _bytes(Progress()), beside):
            return
        try:
            with alone(paths[0]):
                path = self._own_path(paths, progress)
                data = _bytes(progress)
                write_whole(path, data)
                self._known[path] = data
        except OSError as error:
            tell_once("kept-not-written", file=paths[0], why=error.strerror or error)

    def _own_path(self, paths: Sequence[Path], progress: Progress) -> Path:
        """Find the file that this version may write, and add its content to the progress.

        Raises:
            OSError: a file cannot be renamed, or all files are from newer versions.
        """
        for path in paths:
            try:
                self._take_in(path, progress)
            except FileNotFoundError:
                pass
            except (OSError, ValueError, RecursionError) as error:
                if isinstance(error, ProgressError) and error.is_newer:
                    continue
                aside = put_aside(path)
                tell_once("kept-put-aside", file=path, aside=aside.name)
            return path
        raise OSError(errno.EEXIST, os.strerror(errno.EEXIST))

    def _take_in(self, path: Path, progress: Progress) -> None:
        data = file_content(path)
        if data == self._known.get(path):
            return
        if data == self._newer.get(path):
            raise ProgressError("progress-newer", name=path.name)
        try:
            found = json.loads(decoded(data, path.name))
            other = Progress()
            other.read(found)
            progress.add(other)
            if _has_more(found):
                raise ProgressError("progress-newer", name=path.name)
        except ProgressError as error:
            if error.is_newer:
                self._newer[path] = data
                tell_once("kept-newer", file=path, beside=_beside(path).name)
            raise
        self._known[path] = data


def _text(progress: Progress) -> str:
    return json.dumps(progress.to_dict(), indent=1) + "\n"


def _bytes(progress: Progress) -> bytes:
    return _text(progress).encode()


def _shared_paths() -> list[Path]:
    """Return the shared file, and the file next to it for when a newer version wrote the first.

    Empty if nothing is to be saved.
    """
    folder = data_folder()
    if folder is None:
        return []
    path = folder / "progress.json"
    return [path, _beside(path)]


def _beside(path: Path) -> Path:
    return path.with_name(f"progress.version-{_VERSION}.json")


_SHARED: Final = SharedFile()


def begin_sharing() -> None:
    """Share the session's progress from now on, because a page is open.

    Before that nothing is read or written: a grader who runs a folder's notebooks one after
    the other must not find in each what was solved in the others.
    """
    _SHARED.in_use = True


def session_progress() -> Progress:
    """Return this Python session's progress, which all lessons share by default.

    >>> import risk_widget as rw
    >>> feedback = rw.load_lesson("04-combat").show_me("pairs")
    >>> rw.lessons.session_progress().peek("04-combat", "pairs").status
    'shown'
    """
    if _SHARED.in_use:
        _SHARED.take_in(_SESSION)
    return _SESSION


def share(progress: Progress) -> None:
    """Write progress to the file shared by the folder's notebooks, if it is the session's."""
    if _SHARED.in_use and progress is _SESSION:
        _SHARED.write(progress)


def session_text() -> str:
    """Return the session's progress as JSON, to be saved elsewhere."""
    return _text(session_progress())


class TakenUp(NamedTuple):
    """The result of taking up progress saved elsewhere.

    Attributes:
        is_new: whether any of it was new.
        barred: see `what_bars`.
    """

    is_new: bool
    barred: Barred | None


def take_up(text: str) -> TakenUp:
    """Add progress saved elsewhere to the session's; progress that cannot be read is ignored."""
    other = _read(text) if text else None
    if not isinstance(other, Progress):
        return TakenUp(is_new=False, barred=other)
    before = session_text()
    _SESSION.add(other)
    share(_SESSION)
    return TakenUp(_text(_SESSION) != before, barred=None)


def what_bars(text: str) -> Barred | None:
    """Return why saved progress cannot be read: it is damaged, or of a newer version; or None."""
    other = _read(text) if text else None
    return other if isinstance(other, str) else None


def _read(text: str) -> Progress | Barred:
    other = Progress()
    try:
        found = json.loads(text)
        other.read(found)
    except (ValueError, RecursionError) as error:
        log.warning("progress that a browser has kept cannot be read", exc_info=True)
        is_newer = isinstance(error, ProgressError) and error.is_newer
        return "newer" if is_newer else "unread"
    return "newer" if _has_more(found) else other


def _has_more(found: JsonView) -> bool:
    """Whether readable progress also contains something that only a newer version knows."""
    lessons: JsonView = found.get("lessons") or {}
    tables: list[tuple[type, JsonView]] = [(StepProgress, steps) for steps in lessons.values()]
    tables += [(kind, found.get(part) or {}) for part, kind in _TABLES.items()]
    tables.append((Daily, {"a_day": found.get("a_day") or {}}))
    return any(name not in _PLAIN_PARTS and name not in _TABLES for name in found) or any(
        entry.keys() - _fields_of(kind) - EARLIER_FIELDS
        for kind, table in tables
        for entry in table.values()
    )


@cache
def _fields_of(kind: type) -> frozenset[str]:
    """Return the names of the fields that an entry of a table may have."""
    return frozenset(get_type_hints(kind))


_PLAIN_PARTS: Final = ("format", "version", "lessons", "name", "a_day")
_TABLES: Final = {
    "puzzles": PuzzleResult, "turns": TurnResult, "mistakes": OwnMistake, "games": GameGiven,
    "played": PlayedGame, "review": Recall,
}  # fmt: skip
"""The parts of progress that are tables of named entries, each with the kind of its entries."""


def progress_of(progress: Progress | None) -> Progress:
    """Return the given progress, or the session's if it is None."""
    if progress is None:
        return session_progress()
    if not isinstance(progress, Progress):
        raise TypeError(f"progress must be a Progress, not {shown(progress)}")
    return progress


def first_open(progress: Progress) -> LessonSource | None:
    """Find the first lesson with an open step, or None."""
    for name in lesson_ids():
        source = load_source(name)
        if not LessonProgress(source, progress).gone_through:
            return source
    return None
