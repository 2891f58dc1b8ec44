"""Files in TOML that people have written, and the problems in them, with their lines."""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, Final

from risk_widget.schema import called, item
from risk_widget.sources import pretty_mark

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from risk_widget.json_types import JsonObject
    from risk_widget.schema import Problem

__all__ = ["load_toml", "with_lines"]

_AT: Final = re.compile(r"at line (\d+)")
_NAME: Final = r"""(?:[\w-]+|"[^"\n]*"|'[^'\n]*')"""
_NAMES: Final = rf"{_NAME}(?:\s*\.\s*{_NAME})*"
_HEADER: Final = re.compile(rf"\s*(\[\[?)\s*({_NAMES})\s*\]")
_KEY: Final = re.compile(rf"\s*({_NAMES})\s*=")
_QUOTES: Final = re.compile(r'"""|\'\'\'')

_Place = tuple[str | int, ...]


def load_toml(text: str) -> JsonObject:
    """The data of a text in TOML.

    Raises:
        ValueError: it is none; the sentence has line and column, and names a typographic mark
            there.
    """
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = _AT.search(str(error))
        raise ValueError(f"{error}{pretty_mark(text, int(at[1])) if at else ''}") from error
    except RecursionError as error:  # lists in lists in lists
        raise ValueError("its lists go too deep") from error


def with_lines(problems: Iterable[Problem], text: str, data: JsonObject) -> list[Problem]:
    """The problems with the data of a text, each with the line of its place at the end."""
    lines = dict(_lines(text))
    return [_with_line(problem, lines, data) for problem in problems]


def _with_line(problem: Problem, lines: dict[_Place, int], data: object) -> Problem:
    """A problem with the line of its place, or else of the part that contains it."""
    place: _Place = ()
    line = None
    for part in (*problem.path, *([str(problem.value)] if problem.fault == "key" else [])):
        step = _step(data, part)
        if step is None:
            break
        place, data = (*place, step[0]), step[1]
        line = lines.get(place, line)
    return problem if line is None else problem._replace(text=f"{problem.text} (line {line})")


def _step(data: object, part: str) -> tuple[str | int, object] | None:
    """The key or number in a part of a path, and the value there."""
    if isinstance(data, list):
        for number, each in enumerate(data):
            if part == item(called(each, number)):
                return number, each
    if isinstance(data, dict):
        for key, each in data.items():
            if part in (key, item(key)):
                return key, each
    return None


def _lines(text: str) -> Iterator[tuple[_Place, int]]:
    """The place of each table and key, and the number of its line."""
    counts: dict[_Place, int] = {}
    table: _Place = ()
    within = ""  # the quotation marks of a text over several lines
    for number, line in enumerate(text.splitlines(), start=1):
        if not within:
            if header := _HEADER.match(line):
                table = _under(counts, (), header[2])
                if header[1] == "[[":
                    counts[table] = counts.get(table, -1) + 1
                    table = (*table, counts[table])
                yield table, number
            elif key := _KEY.match(line):
                for place in _growing(table, key[1]):
                    yield place, number
        for quotes in _QUOTES.findall(line):
            within = "" if within == quotes else within or quotes


def _under(counts: dict[_Place, int], table: _Place, names: str) -> _Place:
    """The place of a table by its dotted name, in the last entry of each list of tables."""
    *above, last = _parts(names)
    for name in above:
        table = (*table, name)
        if table in counts:
            table = (*table, counts[table])
    return (*table, last)


def _growing(table: _Place, names: str) -> Iterator[_Place]:
    for name in _parts(names):
        table = (*table, name)
        yield table


def _parts(names: str) -> list[str]:
    return [name.strip().strip("\"'") for name in re.findall(_NAME, names)]
