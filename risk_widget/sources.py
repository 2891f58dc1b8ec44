"""Texts from anywhere: a string, bytes, a file.

Texts come out of mails and of other systems: with a mark of their byte order, in UTF-16, with
quotation marks and spaces that a mail program has made pretty.
"""

from __future__ import annotations

import codecs
import os
import re
from pathlib import Path
from typing import Final, Protocol, TypeAlias

from risk_widget.spelling import shown

__all__ = ["Readable", "Source", "decoded", "path_of", "plain_marks", "text_of"]


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
        return _text_or_file(str.__str__(source), name)
    if isinstance(source, (bytes, bytearray, memoryview)):
        return decoded(bytes(source), name)
    if isinstance(source, os.PathLike):
        return decoded(_bytes_of(Path(source), name), str(source))
    if hasattr(source, "read"):
        content = source.read()
        return content if isinstance(content, str) else decoded(content, name)
    raise TypeError(f"{name} must be text, bytes, a path or an open file, not {shown(source)}")


def path_of(named: object, name: str) -> Path:
    """The path that an argument is, where it names something by its id or its file.

    Raises:
        TypeError: it is no text, and no path either.
    """
    if isinstance(named, (str, os.PathLike)):
        return Path(named)
    raise TypeError(f"{name} must be an id or the path of a file, not {shown(named)}")


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
