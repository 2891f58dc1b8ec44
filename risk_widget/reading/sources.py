"""Texts from anywhere: a string, bytes, a file; and the data in those written in TOML.

Texts come out of mails and of other systems: with a mark of their byte order, in UTF-16, with
quotation marks and spaces that a mail program has made pretty.
"""

from __future__ import annotations

import ast
import codecs
import errno
import os
import re
import stat
import tomllib
from html import unescape
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, TypeAlias, TypeGuard

from risk_widget.reading.schema import called, item
from risk_widget.reading.spelling import shown

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from risk_widget.reading.json_types import JsonObject
    from risk_widget.reading.schema import Problem

__all__ = [
    "Content",
    "Readable",
    "Source",
    "content_of",
    "decoded",
    "is_source",
    "load_toml",
    "path_of",
    "plain_marks",
    "pretty_mark",
    "readings",
    "text_of",
    "unwrapped",
    "with_lines",
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
        **dict.fromkeys(
            "\u00a0\u1680\u202f\u205f\u3000" + "".join(map(chr, range(0x2000, 0x200B))), " "
        ),
        **dict.fromkeys("\u2018\u2019\u201a\u201b\u2032\u2039\u203a\uff07", "'"),
        **dict.fromkeys("\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb\uff02", '"'),
        **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2212", "-"),
        # Signs without a width, and those that only say in which direction one writes.
        **dict.fromkeys("\u200b\u200c\u200d\u2060\ufeff\u00ad\u180e\u200e\u200f\u061c"),
        **dict.fromkeys(map(chr, (*range(0x202A, 0x202F), *range(0x2061, 0x206A)))),
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
        return decoded(_bytes_of(_path(source), name), str(source))
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
        path = _path(source)
        if suffix not in (None, path.suffix) and (text is not None or not path.is_file()):
            return None
        return Content(decoded(file_content(path), path.name), str(path), path)
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
        ValueError: no file can have such a name.
    """
    if isinstance(named, (str, os.PathLike)):
        path = _path(named)
        if not _is_possible(path):
            raise ValueError(f"{name} must be a path, not {shown(str(path))}")
        return path
    raise TypeError(f"{name} must be a path, not {shown(named)}")


def _is_possible(path: Path) -> bool:
    try:
        name = os.fsencode(path)
        return b"\0" not in name and len(name) <= _LONGEST
    except ValueError:  # half a sign
        return False


_LONGEST: Final = 4096
"""The longest path that a system knows, in bytes."""
MOST_BYTES: Final = 2**28
"""The longest file that is read; none that is meant for this package comes near."""


def file_content(path: Path) -> bytes:
    """All bytes of a file: of nothing that never ends, such as a device, or a pipe.

    Raises:
        OSError: it cannot be read.
    """
    if not _is_possible(path):
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), shown(str(path)))
    about = path.stat()
    if not (stat.S_ISREG(about.st_mode) or stat.S_ISDIR(about.st_mode)):
        raise OSError(errno.EINVAL, "it is a device or a pipe, and no file", str(path))
    if stat.S_ISREG(about.st_mode) and about.st_size > MOST_BYTES:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return path.read_bytes()


def _path(named: str | os.PathLike[str]) -> Path:
    """A path as a person names it: ``~`` is a home, unless there is a file of that name."""
    try:
        path = Path(named)
    except (TypeError, ValueError) as error:  # of somebody's own kind of path
        raise TypeError(f"a path must be text, not {shown(named)}") from error
    if not str(path).startswith("~"):
        return path
    try:
        return path if path.exists() else path.expanduser()
    except (OSError, RuntimeError, ValueError):  # no such home, or no name that a file could have
        return path


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
        return file_content(path)
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


_BREAK: Final = re.compile(r"\r\n|[\n\r\x0b\x0c\x85\u2028\u2029]")
_INDENT: Final = r"[^\S\n]|[\u200b-\u200f\u2060-\u2069\u202a-\u202e\u180e\u061c\ufeff\u00ad]"
_QUOTED: Final = re.compile(rf"(?:{_INDENT})*(?:>>>|\.\.\.|>|&gt;|[|\u2502\u2503\u258c\u258e])")
_LEADING: Final = re.compile(rf"\A(?:{_INDENT})+")
_FENCE: Final = re.compile(rf"(?:{_INDENT})*(`{{3,}}|~{{3,}})([^`~]*)")
_CLOSING: Final = {
    **dict(
        zip("`\"'*_<(\u00ab\u00bb\u2039\u203a", "`\"'*_>)\u00bb\u00ab\u203a\u2039", strict=True)
    ),
    **dict.fromkeys("\u201c\u201d\u201e\u201f", "\u201c\u201d"),
    **dict.fromkeys("\u2018\u2019\u201a\u201b", "\u2018\u2019"),
}
"""The quotation marks around a text, with those that may end it."""
_NAMED: Final = re.compile(r"\s*[\w.]+\s*[=:(]\s*(?=[\"'`])")
_TAGS: Final = re.compile(
    r"</?(?:code|pre|blockquote|tt|samp|kbd|p|span|div|br)\b[^<>]*>", re.IGNORECASE
)


def unwrapped(text: str) -> str:
    """A text as it was before a mail, a chat or a program was put around it.

    Marks before each line, such as those of a quotation, go, and so do indents, the fences of code
    and all outside them, and quotation marks around the whole. Each line keeps its number.
    """
    lines = _BREAK.split(_TAGS.sub("", text.removeprefix("\ufeff")))
    lines = _unfenced(_unquoted(lines))
    lines = _unfenced([_LEADING.sub("", line, 1) for line in lines])
    return _within_quotes("\n".join(line.rstrip() for line in lines))


def readings(text: str) -> list[str]:
    """A text as it is, and as it may have been before it was sent: each of these counts first."""
    plain = plain_marks(text)
    found = [text, *map(unwrapped, (text, plain, plain_marks(unescape(text))))]
    if (code := _literal(text)) is not None:
        found += readings(code)
    return [*dict.fromkeys(found)]


def _literal(text: str) -> str | None:
    """The text that a program's text in quotation marks stands for; None if it is none."""
    named = _NAMED.match(text)
    text = text[named.end() if named else 0 :].strip()
    if text[:1] not in {"'", '"'}:
        return None
    try:
        value = ast.literal_eval(text)
    except (ValueError, SyntaxError, RecursionError, MemoryError):
        return None
    return value if isinstance(value, str) and value != text else None


def _unquoted(lines: list[str]) -> list[str]:
    """Lines without the marks of quotations, as many as all of them have; others are emptied.

    What was written above and below a quotation has no marks, and is no part of it.
    """
    while True:
        marked = [_QUOTED.match(line) for line in lines]
        if sum(map(bool, marked)) * 2 < sum(map(bool, map(str.strip, lines))) or not any(marked):
            return lines
        lines = [
            line[match.end() :] if match else "" for line, match in zip(lines, marked, strict=True)
        ]


def _unfenced(lines: list[str]) -> list[str]:
    """The lines within the first fence, if there is one; the others are emptied."""
    fences = [(n, match) for n, line in enumerate(lines) if (match := _FENCE.match(line))]
    if not fences:
        return lines
    (first, opening), *more = fences
    if lines[first][opening.end() :].strip():  # in one line
        return lines
    sign = opening[1]
    ends = (n for n, match in more if match[1].startswith(sign) and not match[2].strip())
    last = next(ends, len(lines))
    within = [line if first < n < last else "" for n, line in enumerate(lines)]
    if last == len(lines):  # what ends it may stand behind the last line
        written = max((n for n, line in enumerate(within) if line.strip()), default=first)
        within[written] = within[written].rstrip().removesuffix(sign)
    return within


def _within_quotes(text: str) -> str:
    """A text without the quotation marks around the whole of it, and without a name before them."""
    while True:
        named = _NAMED.match(text)
        bare = text[named.end() :].strip() if named else text.strip()
        closing = _CLOSING.get(bare[:1], "")
        ends = (end for end in (bare, bare.rstrip(",;.)")) if len(end) > 1 and end[-1] in closing)
        if (end := next(ends, None)) is None:
            return text
        text = end[1:-1] if named else f"{text[: text.index(bare)]}{end[1:-1]}"


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


# ---- files in TOML, and the problems in them with their lines ------------------------------------

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
