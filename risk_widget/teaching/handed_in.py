"""The reading of homework from notebooks and progress files that a class has handed in.

No notebook is run: a widget saves its learner's work in the notebook's output (`homework`).
A file that is unreadable or looks odd gets a line among the remarks and never raises.
"""

from __future__ import annotations

import json
import os
import re
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from risk_widget.course.homework import FORMAT, MIME, VERSION, facts_of, is_sealed, mark_of
from risk_widget.course.kinds.listed import kind_of
from risk_widget.course.lesson import Lesson
from risk_widget.course.lesson_file import LessonError, lesson_ids, load_source
from risk_widget.course.progress import Progress, ProgressError, tidy_name
from risk_widget.course.scoring import Score, StepScore
from risk_widget.messages import say
from risk_widget.reading.clean_names import clean_name, printable, same_name
from risk_widget.reading.sources import decoded, file_content, path_of
from risk_widget.reading.spelling import shown
from risk_widget.rules.edition import edition_ids
from risk_widget.teaching.homework_table import SCORES, Homework, LessonScore, MissedStep

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

    from risk_widget.course.lesson_file import StepSource
    from risk_widget.course.progress import StepProgress
    from risk_widget.reading.json_types import JsonObject, JsonView

__all__ = ["read_homework"]

MOST_BYTES: Final = 50_000_000
"""The largest file that is read; homework is smaller."""
_PICTURE: Final = "risk-widget-still"
_CELLS_OF_OURS: Final = ("risk_widget", "rw.")


@dataclass(slots=True)
class Described:
    """A lesson's title and its steps, in order."""

    title: str
    steps: dict[str, str]
    challenges: frozenset[str]


@dataclass(slots=True)
class Work:
    """A learner's work in one file."""

    file: str
    name: str
    """the learner's name, or the file's if none was given"""
    folder: str = ""
    """the folder directly below the one that is read; "" if the file lies in that folder itself"""
    progress: Progress = field(default_factory=Progress)
    is_sound: bool = True
    """whether the seals on the records as a whole fit"""
    described: dict[str, Described] = field(default_factory=dict)


def read_homework(folder: str | Path) -> Homework:
    """Read homework: all notebooks and progress files in a folder and its subfolders.

    Nothing is run. Two files of one pupil are merged, with the further progress in each step. If
    the same name was given in several pupils' own folders, they are different pupils. Other and
    unreadable files, work that was edited by hand and work that was handed in twice are listed in
    the remarks of the result; but no remark is no proof.

    >>> import risk_widget as rw
    >>> from pathlib import Path
    >>> Path("homework").mkdir()
    >>> rw.read_homework("homework")
    There is no homework here.

    Args:
        folder: the folder with the homework.

    Raises:
        ValueError: there is no such folder, or it has far too many files.
    """
    there = path_of(folder, "folder")
    if not there.is_dir():
        raise ValueError(f"there is no folder {str(there)!r}")
    remarks: list[str] = []
    works: list[Work] = []
    for path in _files(there):
        inside = path.relative_to(there)
        called = clean_name(inside.as_posix(), _LONGEST_PATH)
        found, problem = _read(path, called)
        if found is not None and len(inside.parts) > 1:
            found.folder = clean_name(inside.parts[0], _LONGEST_PATH)
        odd = [] if found is None else [*_looked_at(found)]
        if problem:
            remarks.append(problem)
        elif found is not None and not (found.is_sound or odd):
            remarks.append(say("homework-changed", file=called))
        remarks += odd
        if found is not None:
            works.append(found)
    remarks += _same_work(works)
    remarks += _told_apart(works)
    pupils: dict[str, list[Work]] = defaultdict(list)
    for work in works:
        pupils[same_name(work.name)].append(work)
    remarks += [
        say("homework-several", pupil=own[0].name, files=[work.file for work in own])
        for own in pupils.values()
        if len(own) > 1
    ]
    merged = [_together(pupils[key]) for key in sorted(pupils)]
    scores = [score for own, files in merged for score in _scores(own, files)]
    puzzles = {
        own.name: (own.progress.puzzles.right, own.progress.puzzles.answered) for own, _ in merged
    }
    return Homework(scores, _missed([own for own, _ in merged]), remarks, puzzles)


def _files(folder: Path) -> Iterator[Path]:
    """Yield all files except hidden ones, and those that `Homework.save` has written.

    Raises:
        ValueError: there are too many files: this is hardly a class's folder.
    """
    found = [*islice(folder.rglob("*"), MOST_FILES + 1)]
    if len(found) > MOST_FILES:
        raise ValueError(
            f"{shown(str(folder))} has more than {MOST_FILES} files; "
            "name the folder that has nothing but the homework"
        )
    for path in sorted(found, key=os.fsencode):
        inside = path.relative_to(folder).parts
        passed_over = any(part.startswith(".") or part == _LEFT_BY_A_MAC for part in inside)
        if path.is_file() and not passed_over and inside[0] not in SCORES:
            yield path


MOST_FILES: Final = 20_000
"""The most files and folders in a folder of homework."""
_LEFT_BY_A_MAC: Final = "__MACOSX"
"""A folder that macOS adds to archives, without files of the users'."""
_LONGEST_PATH: Final = 4096


# ---- one file ------------------------------------------------------------------------------------


def _read(path: Path, name: str) -> tuple[Work | None, str]:
    """Read the work in a file, and the problem with it; either may be missing.

    The content decides the kind of file: browsers and mail programs change endings of names.
    """
    is_notebook = path.suffix == ".ipynb"
    other = say("homework-unreadable" if is_notebook else "homework-no-notebook", file=name)
    try:
        if path.stat().st_size > MOST_BYTES:
            return None, say("homework-too-large", file=name)
        text = decoded(file_content(path), name)
        if not text.strip():
            return None, say("homework-empty", file=name)
        data = _without_halves(json.loads(text), text)
    except OSError:
        return None, say("homework-unreadable", file=name)
    except (ValueError, RecursionError):
        return None, other
    if isinstance(data, dict) and "risk_widget" in str(data.get("format")):
        return _of_progress(data, name)
    if isinstance(data, dict) and "cells" in data:
        return _of_notebook(data, name)
    return None, other


_HALF: Final = re.compile(r"\\u[dD][89a-fA-F]")


def _without_halves(data: object, text: str) -> object:
    """Replace lone surrogates in the data of a text, as no file could be written with them."""
    return _printable(data) if _HALF.search(text) else data


def _printable(data: object) -> object:
    if isinstance(data, dict):
        return {printable(str(key)): _printable(value) for key, value in data.items()}
    if isinstance(data, list):
        return [_printable(value) for value in data]
    return printable(data) if isinstance(data, str) else data


def _of_progress(data: JsonObject, name: str) -> tuple[Work | None, str]:
    """Read the work in a progress file."""
    work = Work(name, _stem(name))
    try:
        work.progress.read(data, name)
    except ProgressError as error:
        return None, say("homework-damaged", file=name, why=str(error))
    work.name = work.progress.name or work.name
    return work, ""


def _of_notebook(data: object, name: str) -> tuple[Work | None, str]:
    cells = data.get("cells") if isinstance(data, dict) else None
    if not isinstance(cells, list):
        return None, say("homework-unreadable", file=name)
    outputs = [*_outputs(cells)]
    records = [bundle[MIME] for bundle in outputs if MIME in bundle]
    if not records:
        return None, say(_why_none(cells, outputs), file=name)
    work, problem = Work(name, ""), ""
    for record in records:
        problem = _take(work, record, name) or problem
    if not (work.progress.lessons or work.progress.puzzles.answered):
        return None, problem or say("homework-nothing-solved", file=name)
    work.name = work.name or _stem(name)
    return work, problem


def _outputs(cells: Iterable[Any]) -> Iterator[JsonView]:
    """Yield the representations of each output, ignoring anything malformed in the notebook."""
    for cell in cells:
        outputs = cell.get("outputs") if isinstance(cell, dict) else None
        for output in outputs if isinstance(outputs, list) else ():
            bundle = output.get("data") if isinstance(output, dict) else None
            if isinstance(bundle, dict):
                yield bundle


def _why_none(cells: Iterable[Any], outputs: Iterable[JsonView]) -> str:
    """Return the code of the message for why a notebook holds no work."""
    if any(_PICTURE in _text(bundle.get("text/html")) for bundle in outputs):
        return "homework-older"
    sources = (_text(cell.get("source")) for cell in cells if isinstance(cell, dict))
    ours = any(word in source for source in sources for word in _CELLS_OF_OURS)
    return "homework-not-run" if ours else "homework-foreign"


def _text(value: object) -> str:
    """Join a notebook's text, which may be stored as a list of lines."""
    return "".join(map(str, value)) if isinstance(value, list) else str(value or "")


def _take(work: Work, record: object, name: str) -> str:
    """Add a record to the work in a notebook; return the problem with it, or ""."""
    if not isinstance(record, dict) or record.get("format") != FORMAT:
        return say("homework-damaged", file=name, why=None)
    if record.get("version") != VERSION:
        return say("homework-newer", file=name)
    found = Progress()
    try:
        lessons = record["lessons"]
        steps = {lesson: part["steps"] for lesson, part in lessons.items()}
        whole = {**found.to_dict(), "lessons": steps, "puzzles": record["puzzles"]}
        found.read(whole, name)
        described = {
            lesson: Described(str(part["title"]), _titles(part), _ids(part.get("challenges")))
            for lesson, part in lessons.items()
            if "titles" in part
        }
        named = tidy_name(record.get("name", ""))
    except ProgressError as error:
        return say("homework-damaged", file=name, why=str(error))
    except (AttributeError, KeyError, TypeError, ValueError):
        return say("homework-damaged", file=name, why=None)
    work.is_sound &= is_sealed(facts_of(record), str(record.get("seal")))
    work.name = named or work.name
    work.described |= described
    work.progress.add(found)
    return ""


def _titles(part: JsonObject) -> dict[str, str]:
    return {str(step): str(title) for step, title in part["titles"].items()}


def _ids(challenges: object) -> frozenset[str]:
    return frozenset(map(str, challenges)) if isinstance(challenges, list) else frozenset()


def _stem(name: str) -> str:
    """Build a name from the file's, with its folder, for a pupil who gave none."""
    return _ENDINGS.sub("", name) or name


_ENDINGS: Final = re.compile(r"(?<=[^/])(\.(ipynb|json|txt))+$")


# ---- what looks odd ------------------------------------------------------------------------------


def _looked_at(work: Work) -> Iterator[str]:
    """Yield a remark for each oddity of a file's work."""
    changed: list[str] = []
    unsealed = 0
    unsolved: list[str] = []
    for lesson, steps in work.progress.lessons.items():
        described = _described(lesson, work)
        for step, entry in steps.items():
            if entry.is_untouched or described is None:
                continue
            title = described.steps.get(step, step)
            if not entry.seal:
                unsealed += 1
            elif not entry.is_sealed(lesson, step):
                changed.append(title)
            elif entry.answer and not _solves(lesson, step, entry):
                unsolved.append(title)
    if changed:
        yield say("homework-changed-steps", file=work.file, steps=changed)
    if unsolved:
        yield say("homework-unsolved", file=work.file, steps=unsolved)
    if unsealed:
        yield say("homework-unsealed", file=work.file, steps=unsealed)


def _solves(lesson: str, step: str, entry: StepProgress) -> bool:
    """Whether a recorded answer solves its step; True if this cannot be checked."""
    return _replayed(lesson, step, entry.edition, entry.seed, entry.answer)


@cache
def _replayed(lesson: str, step: str, edition: str, seed: int, answer: str) -> bool:
    if lesson not in lesson_ids() or edition not in ("", *edition_ids()):  # no pupil's own file
        return True
    try:
        if not kind_of(_step(lesson, step)).is_replayable:
            return True
        again = Lesson(load_source(lesson), Progress(), edition, seed)
        return bool(again.check(json.loads(answer), step))
    except (LessonError, ValueError, RecursionError):
        return False


def _step(lesson: str, step: str) -> StepSource:
    source = load_source(lesson)
    return source.steps[source.index(step)]


def _same_work(works: Iterable[Work]) -> Iterator[str]:
    """Yield remarks about work handed in by several pupils, whose seals have the same marks."""
    holders: dict[str, dict[str, str]] = defaultdict(dict)
    for work in works:
        for steps in work.progress.lessons.values():
            for entry in steps.values():
                if mark := mark_of(entry.seal):
                    holders[mark].setdefault(same_name(work.name), work.file)
    shared = Counter(tuple(files.values()) for files in holders.values() if len(files) > 1)
    for files, number in shared.items():
        yield say("homework-same", files=list(files), steps=number)


def _told_apart(works: Sequence[Work]) -> Iterator[str]:
    """Add the folder to the names of pupils who share a name; yield remarks.

    A folder is a pupil's own if all work in it has one name, and no other folder has the same work.
    """
    names: dict[str, set[str]] = defaultdict(set)
    folders: dict[str, dict[str, list[Work]]] = defaultdict(lambda: defaultdict(list))
    for work in works:
        names[work.folder].add(same_name(work.name))
        folders[same_name(work.name)][work.folder].append(work)
    for own in folders.values():
        is_own = all(folder and len(names[folder]) == 1 for folder in own)
        if len(own) < 2 or not is_own or _share_marks(own.values()):
            continue
        for folder, found in own.items():
            called = _MOODLE.sub("", folder)
            for work in found:
                work.name = f"{work.name} ({called if called not in own else folder})"
        yield say("homework-namesakes", pupils=[found[0].name for found in own.values()])


_MOODLE: Final = re.compile(r"_\d+_assignsubmission_\w+$")


def _share_marks(groups: Iterable[Sequence[Work]]) -> bool:
    """Whether any work is in several groups."""
    seen: set[str] = set()
    for group in groups:
        marks = {mark for work in group for mark in _marks(work)}
        if seen & marks:
            return True
        seen |= marks
    return False


def _marks(work: Work) -> Iterator[str]:
    for steps in work.progress.lessons.values():
        yield from (mark for entry in steps.values() if (mark := mark_of(entry.seal)))


# ---- pupils and lessons --------------------------------------------------------------------------


def _together(works: Sequence[Work]) -> tuple[Work, tuple[str, ...]]:
    """Merge a pupil's work from all files; return it with the files' names."""
    first, *others = works
    whole = Work(first.file, first.name, described=dict(first.described))
    whole.progress.add(first.progress)
    for work in others:
        whole.progress.add(work.progress)
        whole.described |= work.described
    return whole, tuple(work.file for work in works)


def _described(lesson: str, work: Work) -> Described | None:
    """Describe a lesson by the package's file, or as the notebook does; None if it is unknown."""
    if lesson in lesson_ids():
        source = load_source(lesson)
        challenges = (step.id for step in source.steps if step.most_stars)
        steps = {step.id: step.title for step in source.steps}
        return Described(source.title, steps, frozenset(challenges))
    return work.described.get(lesson)


def _scores(work: Work, files: tuple[str, ...]) -> Iterator[LessonScore]:
    for lesson in sorted(work.progress.lessons):
        described = _described(lesson, work)
        if described is None or not described.steps:
            continue
        entries = {step: work.progress.peek(lesson, step) for step in described.steps}
        if all(entry.is_untouched for entry in entries.values()):
            continue
        steps = {
            step: StepScore.of(entry, is_challenge=step in described.challenges)
            for step, entry in entries.items()
        }
        stars = sum(entry.stars for entry in entries.values())
        yield LessonScore(work.name, lesson, described.title, Score(1, steps), stars, files)


def _missed(works: Sequence[Work]) -> list[MissedStep]:
    """List the steps that anyone missed, the most missed first; a lost challenge does not count."""
    told: dict[tuple[str, str], list[StepProgress]] = defaultdict(list)
    titles: dict[str, Described] = {}
    for work in works:
        for lesson, steps in work.progress.lessons.items():
            described = _described(lesson, work)
            if described is None:
                continue
            titles[lesson] = described
            for step, entry in steps.items():
                known = step in described.steps and step not in described.challenges
                if known and not entry.is_untouched:
                    told[lesson, step].append(entry)
    found = []
    for (lesson, step), entries in told.items():
        described = titles[lesson]
        scores = [StepScore.of(entry) for entry in entries]
        missed = sum(not score.at_once for score in scores)
        if missed:
            wrong = Counter(entry.missed for entry in entries if entry.missed).most_common(1)
            answer, number = wrong[0] if wrong else ("", 0)
            unsolved = sum(score.status != "solved" for score in scores)
            title = described.title, described.steps[step]
            answered = _in_words(lesson, step, answer)
            by = number if answered else 0
            counts = len(entries), missed, unsolved
            found.append(MissedStep(lesson, step, title, *counts, (answered, by)))
    return sorted(found, key=lambda each: (-each.missed, -each.missed / each.met, each.lesson))


def _in_words(lesson: str, step: str, answer: str) -> str:
    """Format a wrong answer for a teacher; "" for actions on the board."""
    try:
        # Lone surrogates within the answer's own JSON have not been replaced yet.
        said = _printable(json.loads(answer)) if answer else None
    except (ValueError, RecursionError):
        return ""
    if lesson in lesson_ids():
        for choice in _step(lesson, step).under().choices:
            if said in choice.values:
                return choice.text
    plain = isinstance(said, (str, int, float)) and not isinstance(said, bool)
    if isinstance(said, list) and all(isinstance(each, str) for each in said):
        return ", ".join(said)
    return str(said) if plain else ""
