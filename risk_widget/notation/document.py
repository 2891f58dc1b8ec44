"""The parts of a record's text: the header, and the lines of the log with their numbers."""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, Any, NamedTuple

from risk_widget.notation.position_text import BYTE_ORDER_MARK
from risk_widget.notation.record import FORMAT, QUOTES
from risk_widget.notation.text_errors import RecordError
from risk_widget.spelling import unknown

if TYPE_CHECKING:
    from collections.abc import Mapping

_LINE_END = re.compile(r"\r\n|\n|\r")
"""A comment or a name may hold all else at which ``str.splitlines`` would break a line."""
_LOG = re.compile(r"log\s*=\s*('''|\"\"\")\s*")
_KEY = re.compile(r"\s*([A-Za-z_-]+)")
_TOML_LINE = re.compile(r"\(at line (\d+),")
_KINDS: Mapping[str, type] = {
    "format": int,
    "edition": str,
    "title": str,
    "mode": str,
    "board": str,
    "seats": list,
    "viewer": str,
    "names": dict,
    "start": str,
    "result": str,
    "reason": str,
}


class Document(NamedTuple):
    """A record's text in parts.

    Attributes:
        header: the values above the log.
        where: the line of each of them.
        log: the lines of the log; ``first`` is the number of its first line.
        closed: whether the log ends with its quotes.
    """

    header: dict[str, Any]
    where: dict[str, int]
    log: list[str]
    first: int
    closed: bool


def read_document(text: str) -> Document:
    """Take a record apart.

    Raises:
        RecordError: the header cannot be read, or there is no log.
    """
    lines = _LINE_END.split(text.removeprefix(BYTE_ORDER_MARK))
    if not lines[-1]:
        lines.pop()  # behind the end of the last line
    matches = ((n, _LOG.fullmatch(line)) for n, line in enumerate(lines))
    number, quotes = next(((n, match) for n, match in matches if match), (0, None))
    if quotes is None:
        _parsed(lines)  # what is wrong above the place where the log should be comes first
        raise RecordError.malformed(len(lines) or 1, "record-no-log", opens=f"log = {QUOTES}")
    log, rest = lines[number + 1 :], []
    end = next((n for n, line in enumerate(log) if line.strip() == quotes[1]), None)
    closed = end is not None
    if end is not None:
        log, rest = log[:end], log[end + 1 :]
    # The log's lines are left empty, so that lines below it keep their numbers.
    gap = [""] * (len(log) + 2) if any(map(str.strip, rest)) else []
    head = [*lines[:number], *gap, *rest]
    return Document(_header(head), _places(head), log, number + 2, closed)


def _parsed(lines: list[str]) -> dict[str, Any]:
    try:
        return tomllib.loads("\n".join(lines))
    except tomllib.TOMLDecodeError as error:
        at = _TOML_LINE.search(str(error))
        line = int(at[1]) if at else len(lines)
        what = str(error).partition(" (at ")[0]
        raise RecordError.malformed(line, "record-not-toml", why=what) from error
    except RecursionError as error:  # lists in lists in lists: more than the reader goes down
        raise RecordError.malformed(1, "record-too-deep") from error
    except ValueError as error:  # thousands of digits
        raise RecordError.malformed(1, "record-large-number") from error


def _header(lines: list[str]) -> dict[str, Any]:
    header, places = _parsed(lines), _places(lines)
    for key, value in header.items():
        line = places.get(key, 1)
        if key not in _KINDS:
            raise RecordError.malformed(line, "record-no-key", **unknown(key, _KINDS))
        if type(value) is not _KINDS[key]:
            kind = _KINDS[key].__name__
            raise RecordError.malformed(line, "record-key-kind", key=key, kind=kind)
    if header.get("format", FORMAT) != FORMAT:
        formats = {"format": header["format"], "read": FORMAT}
        raise RecordError.malformed(places["format"], "record-other-format", **formats)
    if "start" not in header:
        raise RecordError.malformed(1, "record-no-start")
    return header


def _places(lines: list[str]) -> dict[str, int]:
    """The number of the line on which each key stands."""
    places: dict[str, int] = {}
    for number, line in enumerate(lines, start=1):
        key = _KEY.match(line)
        if key:
            places.setdefault(key[1], number)
    return places
