"""A check of a translation for missing, surplus and faulty texts.

``python -m risk_widget.translations sv`` lists them for the catalog and the files of long texts;
without a language, it prints their numbers for each.
"""

from __future__ import annotations

import sys
import tomllib
from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from risk_widget.course.lesson_file import lesson_file, lesson_ids, lesson_slots
from risk_widget.lessons import LessonError
from risk_widget.messages import catalog
from risk_widget.messages.catalog import ENGLISH
from risk_widget.messages.form import differences, faults, missing
from risk_widget.messages.long_texts import file_beside, parsed, source_beside
from risk_widget.messages.rendering import check
from risk_widget.rules.clauses import ORIGINAL as CLAUSES
from risk_widget.rules.clauses import clause_data, clause_slots
from risk_widget.rules.edition import edition_ids
from risk_widget.rules.edition_file import built_in_data, edition_file, edition_slots
from risk_widget.terminal import run_command

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from risk_widget.messages.long_texts import Slot

__all__ = ["Problem", "State", "main", "originals", "problems", "state_of"]

USAGE: Final = """\
usage: python -m risk_widget.translations [LANGUAGE]
  what the texts of a language lack of the English ones, have beyond them and have wrong;
  without a language, how much of it there is in each"""


class Problem(NamedTuple):
    """A mistake in a file, or a text missing from it."""

    file: str
    what: str
    missing: bool = False

    def __str__(self) -> str:
        return f"{self.file}: {self.what}"


class State(NamedTuple):
    """The missing texts and the wrong texts of a language.

    If texts are only missing, the language lags behind: they appear in English.
    """

    language: str
    missing: tuple[Problem, ...]
    wrong: tuple[Problem, ...]

    def __str__(self) -> str:
        lacks = Counter(_place(problem.file) for problem in self.missing)
        parts = [f"{lacks[place]} in {place}" for place in ("catalog", "lessons", "rules")]
        numbers = f"{len(self.missing)} missing ({', '.join(parts)}), {len(self.wrong)} wrong"
        return f"{self.language}: {numbers}"


def originals() -> Mapping[str, list[Slot]]:
    """Map each of the package's files with long texts to the places of its texts."""
    found = {CLAUSES: list(clause_slots(clause_data()))}
    for edition in edition_ids():
        found[edition_file(edition)] = list(edition_slots(built_in_data(edition)))
    for lesson in lesson_ids():
        file = lesson_file(lesson)
        found[str(file.original)] = list(lesson_slots(file.data))
    return found


def problems(language: str) -> Iterator[str]:
    """Describe the missing, surplus and unusable texts of a language, file by file.

    Raises:
        ValueError: the language has no catalog.
    """
    return map(str, _problems(language))


def state_of(language: str) -> State:
    """Sort the problems of a language into missing texts and wrong ones.

    Raises:
        ValueError: the language has no catalog.
    """
    found = [*_problems(language)]
    lacks = tuple(problem for problem in found if problem.missing)
    return State(language, lacks, tuple(problem for problem in found if not problem.missing))


def _problems(language: str) -> Iterator[Problem]:
    check(language)
    if language == ENGLISH:
        return
    ours, english = catalog.source(language), catalog.source(ENGLISH)
    file = f"{language}.ftl"
    yield from (
        Problem(file, f"{each} is missing", missing=True) for each in missing(ours, english)
    )
    for fault in (*faults(ours, language), *differences(ours, english)):
        yield Problem(file, fault)
    for original, slots in originals().items():
        yield from _in_file(original, slots, language)


def _in_file(original: str, slots: list[Slot], language: str) -> Iterator[Problem]:
    name = file_beside(original, language)
    try:
        texts = parsed(source_beside(original, language))
    except tomllib.TOMLDecodeError as error:
        yield Problem(name, str(error))
        return
    wanted = [".".join(slot.path) for slot in slots]
    yield from _compared(name, wanted, [".".join(path) for path in texts])
    lesson = original.rpartition("/")[2].removesuffix(".toml")
    if texts and lesson in lesson_ids():
        try:
            lesson_file(lesson).filled(texts, language)
        except LessonError as error:
            where, _, what = str(error).partition(": ")
            yield Problem(where, what)


def _compared(file: str, wanted: Iterable[str], found: Iterable[str]) -> Iterator[Problem]:
    ours, theirs = dict.fromkeys(found), dict.fromkeys(wanted)
    lacks = (name for name in theirs if name not in ours)
    yield from (Problem(file, f"{name} is missing", missing=True) for name in lacks)
    yield from (Problem(file, f"{name} is not in English") for name in ours if name not in theirs)


def _place(file: str) -> str:
    room, inside, _ = file.partition("/")
    if not inside:
        return "catalog"
    return "lessons" if room == "course" else room


def main(arguments: list[str]) -> int:
    """Print the problems of a language or, without one, their numbers in each language.

    Return 1 if the language has problems, 2 for a wrong command, else 0.
    """
    if len(arguments) > 1 or any(argument.startswith("-") for argument in arguments):
        sys.stdout.write(f"{USAGE}\n")
        return 2
    if not arguments:
        lines = [str(state_of(each)) for each in catalog.catalogs() if each != ENGLISH]
        sys.stdout.write("".join(f"{line}\n" for line in lines))
        return 0
    (language,) = arguments
    try:
        found = [*problems(language)]
    except ValueError as error:
        found = [str(error)]
    lines = found or [f"{language}: nothing is missing"]
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(run_command(main))
