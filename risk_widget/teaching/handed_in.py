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
from itertools import count, islice
from operator import itemgetter
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Any, Final

from risk_widget.course.homework import FORMAT, MIME, VERSION, facts_of, is_sealed, mark_of
from risk_widget.course.kinds.listed import kind_of
from risk_widget.course.lesson import Lesson
from risk_widget.course.lesson_file import LessonError, lesson_ids, load_source
from risk_widget.course.progress import Progress, ProgressError, tidy_name
from risk_widget.course.puzzle_results import PuzzleResults
from risk_widget.course.scoring import Score, StepScore
from risk_widget.messages import say
from risk_widget.reading.clean_names import clean_name, printable, same_name
from risk_widget.reading.sources import decoded, file_content, path_of
from risk_widget.reading.spelling import shown
from risk_widget.reading.versions import is_later
from risk_widget.rules.edition import edition_ids
from risk_widget.teaching.homework_table import SCORES, Homework, LessonScore, MissedStep

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from risk_widget.course.lesson_file import StepSource
    from risk_widget.course.step_progress import StepProgress
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
    """the work that counts, from which `_counted` removes changes made by hand"""
    is_sound: bool = True
    """whether the seals on the records as a whole fit"""
    described: dict[str, Described] = field(default_factory=dict)
    tried: set[str] = field(default_factory=set)
    """the lessons in which anything was tried, whether or not it counts"""
    marks: set[str] = field(default_factory=set)
    """the marks of all seals in the file"""
    remarks: list[str] = field(default_factory=list)
    """remarks about the file for the teacher"""

    @property
    def is_empty(self) -> bool:
        """Whether no step was tried in the readable part of the file."""
        return not (self.tried or self.progress.puzzles.answered)


def read_homework(folder: str | Path) -> Homework:
    """Read homework: all notebooks and progress files in a folder and its subfolders.

    Nothing is run. Two files of one pupil are merged, with the further progress in each step. If
    the same name was given in several pupils' own folders, they are different pupils. Steps that
    were edited by hand do not count. The remarks of the result list such steps, other or unreadable
    files, and work that was handed in twice; but the lack of a remark proves nothing.

    Each pupil has a row for each lesson that anyone in the class has tried, and scores 0 in it
    without work that counts.

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
    names = _Names()
    for path in _files(there):
        inside = path.relative_to(there)
        called = names.of(inside)
        work, problem = _read(path, called)
        if work is None:
            remarks.append(problem)
            continue
        if len(inside.parts) > 1:
            work.folder = names.of(Path(inside.parts[0]))
        work.remarks = [*([problem] if problem else ()), *_counted(work)]
        remarks += work.remarks
        works.append(work)
    _name_the_empty(works)
    remarks += _same_work(works)
    remarks += _told_apart(works)
    pupils: dict[str, list[Work]] = defaultdict(list)
    for work in works:
        pupils[same_name(work.name)].append(work)
    for own in pupils.values():
        files = [work.file for work in own if not work.is_empty]
        if len(files) > 1:
            remarks.append(say("homework-several", pupil=own[0].name, files=files))
    merged = [_together(pupils[key]) for key in sorted(pupils)]
    scores = [*_all_scores(merged)]
    puzzles = {
        own.name: (own.progress.puzzles.right, own.progress.puzzles.answered) for own, _ in merged
    }
    return Homework(scores, _missed([own for own, _ in merged]), remarks, puzzles)


def _files(folder: Path) -> Iterator[Path]:
    """Yield all files except hidden ones and those that `Homework.save` has written.

    They include anything that only looks like a file or a folder: pipes, links that lead nowhere or
    to a folder, folders that may not be opened. A pupil's work may be missing there.

    Raises:
        ValueError: there are too many files for the folder of a class.
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
        if not (passed_over or _is_table(inside[0]) or _is_open_folder(path)):
            yield path


def _is_table(name: str) -> bool:
    """Whether a file is one that `Homework.save` has written, or has renamed."""
    return re.sub(r"\.earlier-\d+(?=\.)", "", name) in SCORES


class _Names:
    """Names of files and folders that can be shown, and are all different."""

    def __init__(self) -> None:
        self._names: dict[Path, str] = {Path(): ""}
        self._taken: set[str] = set()

    def of(self, inside: Path) -> str:
        """Return the name of a file or a folder, with the folders that it is in.

        Names in another encoding may differ only in letters that cannot be read.
        """
        if inside not in self._names:
            above = self.of(inside.parent)
            name = clean_name(inside.name, _LONGEST_PATH)
            wholes = (str(PurePosixPath(above, each)) for each in _numbered(name))
            is_readable = printable(inside.name) == inside.name
            whole = next(each for each in wholes if is_readable or each not in self._taken)
            self._names[inside] = whole
            self._taken.add(whole)
        return self._names[inside]


def _numbered(name: str) -> Iterator[str]:
    """Yield a name, then the same name with higher and higher numbers before its extension."""
    yield name
    stem, dot, ending = name.partition(".")
    yield from (f"{stem} ({number}){dot}{ending}" for number in count(2))


def _is_open_folder(path: Path) -> bool:
    """Whether a folder is a real one whose files can be listed."""
    return path.is_dir() and not path.is_symlink() and os.access(path, os.R_OK | os.X_OK)


MOST_FILES: Final = 20_000
"""The most files and folders in a folder of homework."""
_LEFT_BY_A_MAC: Final = "__MACOSX"
"""A folder that macOS adds to archives, without any files of the user."""
_LONGEST_PATH: Final = 4096


# ---- one file ------------------------------------------------------------------------------------


def _read(path: Path, name: str) -> tuple[Work | None, str]:
    """Read a file; return the work in it, and the problem with the file, or "".

    The work is None if the file is no homework, and empty if it is some pupil's but holds no work.
    The content decides the kind of file: browsers and mail programs change endings of names.
    """
    is_notebook = path.suffix == ".ipynb"
    nothing = Work(name, _stem(name)) if is_notebook else None
    other = say("homework-unreadable" if is_notebook else "homework-no-notebook", file=name)
    try:
        if path.stat().st_size > MOST_BYTES:
            return nothing, say("homework-too-large", file=name)
        text = decoded(file_content(path), name)
        if not text.strip():
            return nothing, say("homework-empty", file=name)
        data = _without_halves(json.loads(text), text)
    except OSError:
        return nothing, say("homework-unreadable", file=name)
    except (ValueError, RecursionError):
        return nothing, other
    if isinstance(data, dict) and "risk_widget" in str(data.get("format")):
        return _of_progress(data, name)
    if isinstance(data, dict) and "cells" in data:
        return _of_notebook(data, name)
    return nothing, other


_HALF: Final = re.compile(r"\\u[dD][89a-fA-F]")


def _without_halves(data: object, text: str) -> object:
    """Replace lone surrogates in data read from text, since no file could be written with them."""
    return _printable(data) if _HALF.search(text) else data


def _printable(data: object) -> object:
    if isinstance(data, dict):
        return {printable(str(key)): _printable(value) for key, value in data.items()}
    if isinstance(data, list):
        return [_printable(value) for value in data]
    return printable(data) if isinstance(data, str) else data


def _of_progress(data: JsonObject, name: str) -> tuple[Work, str]:
    """Read the work in a progress file."""
    work = Work(name, _stem(name))
    try:
        work.progress.read(data, name)
    except ProgressError as error:
        return Work(name, _stem(name)), say("homework-damaged", file=name, why=str(error))
    work.name = work.progress.name or work.name
    _note_tried(work)
    return work, say("homework-nothing-solved", file=name) if work.is_empty else ""


def _of_notebook(data: object, name: str) -> tuple[Work | None, str]:
    cells = data.get("cells") if isinstance(data, dict) else None
    if not isinstance(cells, list):
        return Work(name, _stem(name)), say("homework-unreadable", file=name)
    outputs = [*_outputs(cells)]
    records = [bundle[MIME] for bundle in outputs if MIME in bundle]
    if not records:
        code = _why_none(cells, outputs)
        nothing = None if code == _FOREIGN else Work(name, _stem(name))
        return nothing, say(code, file=name)
    work, problem = Work(name, ""), ""
    for record in records:
        problem = _add_record(work, record, name) or problem
    work.name = work.name or _stem(name)
    _note_tried(work)
    if work.is_empty:
        problem = problem or say("homework-nothing-solved", file=name)
    return work, problem


def _note_tried(work: Work) -> None:
    """Record the lessons tried, and the marks of all steps, in a file's work."""
    for lesson, steps in work.progress.lessons.items():
        touched = [entry for entry in steps.values() if not entry.is_untouched]
        work.tried |= {lesson} if touched else set()
        work.marks |= {mark for entry in touched if (mark := mark_of(entry.seal))}


def _outputs(cells: Iterable[Any]) -> Iterator[JsonView]:
    """Yield the representations of each output, ignoring anything malformed in the notebook."""
    for cell in cells:
        outputs = cell.get("outputs") if isinstance(cell, dict) else None
        for output in outputs if isinstance(outputs, list) else ():
            bundle = output.get("data") if isinstance(output, dict) else None
            if isinstance(bundle, dict):
                yield bundle


def _why_none(cells: Iterable[Any], outputs: Iterable[JsonView]) -> str:
    """Return the code of the message that says why a notebook holds no work."""
    if any(_PICTURE in _text(bundle.get("text/html")) for bundle in outputs):
        return "homework-older"
    sources = (_text(cell.get("source")) for cell in cells if isinstance(cell, dict))
    ours = any(word in source for source in sources for word in _CELLS_OF_OURS)
    return "homework-not-run" if ours else _FOREIGN


_FOREIGN: Final = "homework-foreign"


def _text(value: object) -> str:
    """Join a notebook's text, which may be stored as a list of lines."""
    return "".join(map(str, value)) if isinstance(value, list) else str(value or "")


def _add_record(work: Work, record: object, name: str) -> str:
    """Add a record to the work in a notebook; return the problem with it, or ""."""
    if not isinstance(record, dict) or record.get("format") != FORMAT:
        return say("homework-damaged", file=name, why=None)
    if (version := record.get("version")) != VERSION:
        is_newer = is_later(version, VERSION)
        return say("homework-newer" if is_newer else "homework-damaged", file=name, why=None)
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
    """Build a name from the file's name and folder, for a pupil who gave none."""
    return _ENDINGS.sub("", name) or name


_ENDINGS: Final = re.compile(r"(?<=[^/])(\.(ipynb|json|txt))+$")


# ---- the work that counts ------------------------------------------------------------------------


def _counted(work: Work) -> Iterator[str]:
    """Remove whatever was changed by hand from a file's work; yield remarks about it.

    A step counts only if its seal fits and its answer solves it. The steps and challenges of a
    lesson of the teacher's own, and the puzzles, have only the seal of the record.
    """
    progress = work.progress
    changed: list[str] = []
    unsealed = 0
    unsolved: list[str] = []
    for lesson, steps in progress.lessons.items():
        described = _described(lesson, work)
        for step, entry in [*steps.items()]:
            if entry.is_untouched or described is None:
                continue
            title = described.steps.get(step, step)
            if not entry.seal:
                unsealed += 1
            elif not entry.is_sealed(lesson, step):
                changed.append(title)
            elif entry.answer and not _solves(lesson, step, entry):
                unsolved.append(title)
            else:
                continue
            progress.forget(lesson, step)
    if changed:
        yield say("homework-changed-steps", file=work.file, steps=changed)
    if unsolved:
        yield say("homework-unsolved", file=work.file, steps=unsolved)
    if unsealed:
        yield say("homework-unsealed", file=work.file, steps=unsealed)
    if not work.is_sound:
        own = [lesson for lesson in progress.lessons if lesson not in lesson_ids()]
        if own or progress.puzzles.answered or not (changed or unsolved or unsealed):
            yield say("homework-changed", file=work.file)
        for lesson in own:
            for step in [*progress.lessons[lesson]]:
                progress.forget(lesson, step)
        progress.puzzles = PuzzleResults()


def _name_the_empty(works: Sequence[Work]) -> None:
    """Name a file without work after the pupil whose folder it is in, if there is such a pupil."""
    names: dict[str, set[str]] = defaultdict(set)
    for work in works:
        if work.folder and not work.is_empty:
            names[work.folder].add(work.name)
    for work in works:
        if work.is_empty and len(names[work.folder]) == 1:
            (work.name,) = names[work.folder]


def _solves(lesson: str, step: str, entry: StepProgress) -> bool:
    """Whether a recorded answer solves its step; True if this cannot be checked."""
    return _replayed(lesson, step, entry.edition, entry.seed, entry.answer)


@cache
def _replayed(lesson: str, step: str, edition: str, seed: int, answer: str) -> bool:
    # Only the package's lessons and editions are loaded, never a file that a pupil has named.
    if lesson not in lesson_ids() or edition not in ("", *edition_ids()):
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
    """Yield remarks about pupils whose work is the same, as the marks in its seals show."""
    holders: dict[str, dict[str, str]] = defaultdict(dict)
    by_file = {work.file: work for work in works}
    for work in by_file.values():
        for mark in work.marks:
            holders[mark].setdefault(same_name(work.name), work.file)
    shared = Counter(tuple(files.values()) for files in holders.values() if len(files) > 1)
    for files, number in sorted(shared.items()):
        remark = say("homework-same", files=list(files), steps=number)
        for file in files:
            by_file[file].remarks.append(remark)
        yield remark


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
    """Whether the same work is in several groups."""
    seen: set[str] = set()
    for group in groups:
        marks = {mark for work in group for mark in work.marks}
        if seen & marks:
            return True
        seen |= marks
    return False


# ---- pupils and lessons --------------------------------------------------------------------------


def _together(works: Sequence[Work]) -> tuple[Work, tuple[str, ...]]:
    """Merge a pupil's work from all files; return it with the files' names."""
    first = works[0]
    whole = Work(first.file, first.name)
    for work in works:
        whole.progress.add(work.progress)
        whole.described |= work.described
        whole.tried |= work.tried
        whole.remarks += work.remarks
    return whole, tuple(work.file for work in works)


def _described(lesson: str, work: Work) -> Described | None:
    """Describe a lesson from the package's file, else from the notebook; None if it is unknown."""
    if lesson in lesson_ids():
        source = load_source(lesson)
        challenges = (step.id for step in source.steps if step.most_stars)
        steps = {step.id: step.title for step in source.steps}
        return Described(source.title, steps, frozenset(challenges))
    return work.described.get(lesson)


def _all_scores(pupils: Sequence[tuple[Work, tuple[str, ...]]]) -> Iterator[LessonScore]:
    """Yield a row for each pupil and each lesson that anyone has tried."""
    lessons = {
        lesson: described
        for work, _ in pupils
        for lesson in work.tried
        if (described := _described(lesson, work)) is not None and described.steps
    }
    for work, files in pupils:
        for lesson, described in sorted(lessons.items(), key=itemgetter(0)):
            has_it = lesson in work.tried
            own = (_described(lesson, work) if has_it else None) or described
            entries = {step: work.progress.peek(lesson, step) for step in own.steps}
            steps = {
                step: StepScore.of(entry, is_challenge=step in own.challenges)
                for step, entry in entries.items()
            }
            stars = sum(entry.stars for entry in entries.values())
            said = tuple(work.remarks) if has_it or work.is_empty else ()
            named = files if has_it else ()
            yield LessonScore(work.name, lesson, own.title, Score(1, steps), stars, named, said)


def _missed(works: Sequence[Work]) -> list[MissedStep]:
    """List the steps that anyone missed, the most missed first; lost challenges do not count."""
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
