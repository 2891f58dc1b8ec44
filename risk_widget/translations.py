"""Missing and surplus texts of a language, in its catalog and its files of long texts.

``python -m risk_widget.translations sv`` prints it.
"""

from __future__ import annotations

import sys
import tomllib
from typing import TYPE_CHECKING, Final

from risk_widget.lessons import LessonError
from risk_widget.lessons.lesson_file import lesson_file, lesson_ids, lesson_slots
from risk_widget.messages import catalog
from risk_widget.messages.catalog import ENGLISH, entries
from risk_widget.messages.long_texts import file_beside, parsed, source_beside
from risk_widget.messages.rendering import check
from risk_widget.rules.clauses import ORIGINAL as CLAUSES
from risk_widget.rules.clauses import clause_data, clause_slots
from risk_widget.rules.edition import edition_ids
from risk_widget.rules.edition_file import built_in_data, edition_file, edition_slots

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from risk_widget.messages.long_texts import Slot

__all__ = ["main", "originals", "problems"]

OF_A_LANGUAGE = ("territory-", "continent-", "-")
"""The beginnings of ids that English need not have: names of a board's own, and terms."""

USAGE: Final = """\
usage: python -m risk_widget.translations LANGUAGE
  what the texts of a language lack of the English ones, and have beyond them"""


def originals() -> Mapping[str, list[Slot]]:
    """The package's files with long texts, and the places of the texts in each."""
    found = {CLAUSES: list(clause_slots(clause_data()))}
    for edition in edition_ids():
        found[edition_file(edition)] = list(edition_slots(built_in_data(edition)))
    for lesson in lesson_ids():
        file = lesson_file(lesson)
        found[str(file.original)] = list(lesson_slots(file.data))
    return found


def problems(language: str) -> Iterator[str]:
    """The missing, surplus and unusable texts of a language, file by file.

    Raises:
        ValueError: the language has no catalog.
    """
    check(language)
    if language == ENGLISH:
        return
    ours, english = entries(catalog.source(language)), entries(catalog.source(ENGLISH))
    wanted = [name for name in english if not name.startswith("-")]
    beyond = [name for name in ours if not name.startswith(OF_A_LANGUAGE)]
    yield from _compared(f"{language}.ftl", wanted, beyond)
    for original, slots in originals().items():
        yield from _in_file(original, slots, language)


def _in_file(original: str, slots: list[Slot], language: str) -> Iterator[str]:
    name = file_beside(original, language)
    try:
        texts = parsed(source_beside(original, language))
    except tomllib.TOMLDecodeError as error:
        yield f"{name}: {error}"
        return
    wanted = [".".join(slot.path) for slot in slots]
    yield from _compared(name, wanted, [".".join(path) for path in texts])
    lesson = original.rpartition("/")[2].removesuffix(".toml")
    if lesson in lesson_ids():
        try:
            lesson_file(lesson).filled(texts, language)
        except LessonError as error:
            yield str(error)


def _compared(file: str, wanted: Iterable[str], found: Iterable[str]) -> Iterator[str]:
    ours, theirs = dict.fromkeys(found), dict.fromkeys(wanted)
    yield from (f"{file}: {name} is missing" for name in theirs if name not in ours)
    yield from (f"{file}: {name} is not in English" for name in ours if name not in theirs)


def main(arguments: list[str]) -> int:
    """Print a language's problems. Returns 0 if there are none, 1 for some, 2 for no command."""
    if len(arguments) != 1:
        sys.stdout.write(f"{USAGE}\n")
        return 2
    (language,) = arguments
    try:
        found = [*problems(language)]
    except ValueError as error:
        found = [str(error)]
    lines = found or [f"{language}: nothing is missing"]
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
