"""Texts from anywhere: a string, bytes, a file.

Texts come out of mails and of other systems: with a mark of their byte order, in UTF-16, with
quotation marks and spaces that a mail program has made pretty.
"""

from __future__ import annotations

import codecs
import os
import re
from pathlib import Path
from typing import Final, NamedTuple, Protocol, TypeAlias, TypeGuard

from risk_widget.spelling import shown

__all__ = [
    "Content",
    "Readable",
    "Source",
    "content_of",
    "decoded",
    "is_source",
    "path_of",
    "plain_marks",
    "pretty_mark",
    "text_of",
]


class Readable(Protocol):
    """An open file, of text or of bytes."""

    def read(self) -> str | bytes:
        """Read everything that is left."""


Source: TypeAlias = "str | bytes | os.PathLike[str] | Readable"
"""A text, its bytes, its path, or an open file. A string of one line that is the path of a file
stands for the file."""

_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),  # before UTF-16, whose mark it begins with
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_FILE_NAME: Final = re.compile(r"\S*[^\s.]\.[A-Za-z]{1,6}")
_PRETTY: Final = str.maketrans(
    {
        **dict.fromkeys("\u00a0\u2007\u202f\u2009", " "),
        **dict.fromkeys("\u2018\u2019\u201a\u2032", "'"),
        **dict.fromkeys("\u201c\u201d\u201e\u2033\u00ab\u00bb", '"'),
        **dict.fromkeys("\u2010\u2011\u2012\u2013\u2212", "-"),
        **dict.fromkeys("\u200b\u200c\u200d\u2060\ufeff\u00ad"),
    }
)


def is_source(value: object) -> TypeGuard[Source]:
    """Whether a value is text, bytes, a path or an open file."""
    kinds = (str, bytes, bytearray, memoryview, os.PathLike)
    return isinstance(value, kinds) or hasattr(value, "read")


def text_of(source: Source, name: str = "text") -> str:
    """The text given by an argument, or in the file that it names.

    Args:
        source: the argument.
        name: what errors call it.

    Raises:
        FileNotFoundError: a path, or a string that looks like one, leads to no file.
        ValueError: bytes that are no text.
        TypeError: anything else.
    """
    if isinstance(source, str):
        return _text_or_file(_unmarked(str.__str__(source)), name)
    if isinstance(source, (bytes, bytearray, memoryview)):
        return decoded(bytes(source), name)
    if isinstance(source, os.PathLike):
        return decoded(_bytes_of(Path(source), name), str(source))
    if hasattr(source, "read"):
        try:
            content: object = source.read()
        except (OSError, ValueError) as error:  # it is closed, or open for writing
            raise ValueError(f"{name} cannot be read: {error}") from error
        if isinstance(content, bytes):
            return decoded(content, name)
        if isinstance(content, str):
            return _unmarked(content)
        raise TypeError(f"{name} must read as text or bytes, not as {shown(content)}")
    raise TypeError(f"{name} must be text, bytes, a path or an open file, not {shown(source)}")


class Content(NamedTuple):
    """A text, what errors call it, and its file if it has one."""

    text: str
    name: str
    path: Path | None = None


def content_of(source: object, name: str, suffix: str | None = None) -> Content | None:
    """The text in an argument, or in the file that it names; None for a word, such as an id.

    Args:
        source: a path, text, bytes or an open file, or a word. A text of one line leads to a file
            if it ends like one, and is the text itself if it begins with a brace.
        name: what errors call the argument.
        suffix: how the names of such files end; None where every word leads to a file.

    Raises:
        OSError: a path leads to no file.
        ValueError: bytes that are no text.
        TypeError: anything else.
    """
    if isinstance(source, (str, os.PathLike)):
        text = _unmarked(str.__str__(source)) if isinstance(source, str) else None
        if text is not None and (len(text.splitlines()) > 1 or text.lstrip()[:1] == "{"):
            return Content(text, "text")
        path = Path(source)
        if suffix not in (None, path.suffix) and (text is not None or not path.is_file()):
            return None
        return Content(decoded(path.read_bytes(), path.name), str(path), path)
    if is_source(source):
        named = getattr(source, "name", None)  # of an open file
        called = named if isinstance(named, str) else "text"
        return Content(text_of(source, called), called)
    kinds = "a path, text, bytes or an open file"
    if suffix is not None:
        kinds = f"an id, {kinds}"
    raise TypeError(f"{name} must be {kinds}, not {shown(source)}")


def path_of(named: object, name: str) -> Path:
    """The path in an argument.

    Raises:
        TypeError: it is no text, and no path either.
    """
    if isinstance(named, (str, os.PathLike)):
        return Path(named)
    raise TypeError(f"{name} must be a path, not {shown(named)}")


def _unmarked(text: str) -> str:
    """A text without the mark of its byte order, which some readers leave in it."""
    return text.removeprefix("\ufeff")


def _text_or_file(text: str, name: str) -> str:
    line = text.strip()
    if not line or len(line.splitlines()) > 1 or len(line) > _LONGEST_PATH:
        return text
    path = Path(line)
    try:
        there = path.is_file()
    except (OSError, ValueError):  # no name that a file could have
        there = False
    if there or _FILE_NAME.fullmatch(line):
        return decoded(_bytes_of(path, name), line)
    return text


_LONGEST_PATH: Final = 1024


def _bytes_of(path: Path, name: str) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise type(error)(error.errno, f"{name}: {error.strerror}", str(path)) from None


def decoded(content: bytes, name: str = "text") -> str:
    """Bytes decoded as text: in UTF-8, or as their byte order mark or their zeros suggest.

    Raises:
        ValueError: they are in none of these.
    """
    mark, encoding = next((each for each in _MARKS if content.startswith(each[0])), (b"", "utf-8"))
    content = content.removeprefix(mark)
    if not mark and b"\x00" in content[:64]:  # every other byte, in texts of plain letters
        encoding = "utf-16-le" if content[1:2] == b"\x00" else "utf-16-be"
    try:
        return content.decode(encoding)
    except UnicodeDecodeError as error:
        where = content[: error.start].count(b"\n") + 1
        raise ValueError(
            f"{name} is no text in UTF-8 or UTF-16: line {where} has the bytes "
            f"{content[error.start : error.start + 4].hex(' ')}; save it as UTF-8"
        ) from None


def plain_marks(text: str) -> str:
    """A text with plain spaces, quotation marks and hyphens instead of typographic ones."""
    return text.translate(_PRETTY)


def pretty_mark(text: str, line: int) -> str:
    """The end of a sentence about a wrong line: a typographic mark in it; "" if there is none."""
    wrong = text.splitlines()[line - 1 : line]
    for at, mark in enumerate(wrong[0] if wrong else ""):
        if ord(mark) in _PRETTY:
            plain = _PRETTY[ord(mark)]
            instead = f"write {shown(plain)}" if plain else "leave it out"
            return f"; column {at + 1} has {shown(mark)} (U+{ord(mark):04X}): {instead}"
    return ""
