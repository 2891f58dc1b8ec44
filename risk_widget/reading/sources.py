"""The reading of text from a string, bytes or a file, and of data in TOML.

Text copied from mails and other systems may have a byte order mark, be in UTF-16, or have
typographic quotation marks and spaces that a mail program has put in.
"""

from __future__ import annotations

import ast
import codecs
import errno
import json
import os
import quopri
import re
import stat
import tomllib
import unicodedata
from contextlib import suppress
from html import unescape
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, TypeAlias, TypeGuard, TypeVar

from risk_widget.reading.schema import called, item
from risk_widget.reading.spelling import shown

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from risk_widget.reading.json_types import JsonObject
    from risk_widget.reading.schema import Problem

__all__ = [
    "Content",
    "Readable",
    "Source",
    "content_of",
    "decoded",
    "first_readable",
    "further_readings",
    "has_place",
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

T = TypeVar("T")

Undoing: TypeAlias = "Callable[[str], Iterable[str]]"
"""A function that yields the texts from which a given text may have been made."""


class Readable(Protocol):
    """An open file, of text or of bytes."""

    def read(self) -> str | bytes:
        """Read the rest of the file."""


Source: TypeAlias = "str | bytes | os.PathLike[str] | Readable"
"""A text, its bytes, its path, or an open file.

A string of one line that is a file's path stands for the file."""

_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),  # before UTF-16, whose mark is the beginning of this mark
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
        # Invisible characters, and those that only set the direction of writing.
        **dict.fromkeys("\u200b\u200c\u200d\u2060\ufeff\u00ad\u180e\u200e\u200f\u061c"),
        **dict.fromkeys(map(chr, (*range(0x202A, 0x202F), *range(0x2061, 0x206A)))),
    }
)


def is_source(value: object) -> TypeGuard[Source]:
    """Whether a value is text, bytes, a path or an open file."""
    kinds = (str, bytes, bytearray, memoryview, os.PathLike)
    return isinstance(value, kinds) or hasattr(value, "read")


def text_of(source: Source, name: str = "text") -> str:
    """Return the text in an argument, or in the file that it names.

    Args:
        source: the argument.
        name: the argument's name in error messages.

    Raises:
        FileNotFoundError: a path, or a string that looks like one, names no file.
        ValueError: the bytes are not text.
        TypeError: the argument is anything else.
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
        except (OSError, ValueError) as error:  # the file is closed, or open for writing
            raise ValueError(f"{name} cannot be read: {error}") from error
        if isinstance(content, bytes):
            return decoded(content, name)
        if isinstance(content, str):
            return _unmarked(content)
        raise TypeError(f"{name} must read as text or bytes, not as {shown(content)}")
    raise TypeError(f"{name} must be text, bytes, a path or an open file, not {shown(source)}")


class Content(NamedTuple):
    """A text, its name in error messages, and its file if it has one."""

    text: str
    name: str
    path: Path | None = None


def content_of(source: object, name: str, suffix: str | None = None) -> Content | None:
    """Return the text in an argument, or in the file it names; None for a word such as an id.

    Args:
        source: a path, text, bytes or an open file, or a word. A text of one line names a file if
            it ends like a file name, and is the text itself if it begins with a brace.
        name: the argument's name in error messages.
        suffix: the ending of such files' names; None if every word names a file.

    Raises:
        OSError: a path names no file.
        ValueError: the bytes are not text.
        TypeError: the argument is anything else.
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
        named = getattr(source, "name", None)  # the name of an open file
        called = named if isinstance(named, str) else "text"
        return Content(text_of(source, called), called)
    kinds = "a path, text, bytes or an open file"
    if suffix is not None:
        kinds = f"an id, {kinds}"
    raise TypeError(f"{name} must be {kinds}, not {shown(source)}")


def path_of(named: object, name: str) -> Path:
    """Return the path in an argument.

    Raises:
        TypeError: the argument is neither a string nor a path.
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
    except ValueError:  # a lone surrogate
        return False


_LONGEST: Final = 4096
"""The longest path that a system allows, in bytes."""
MOST_BYTES: Final = 2**28
"""The largest file that is read, far above any file meant for this package."""


def file_content(path: Path) -> bytes:
    """Read all bytes of a file, but not of a device or a pipe, which may never end.

    Raises:
        OSError: the file cannot be read.
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
    """Return a path as typed; ``~`` means the home folder, unless a file has that name."""
    try:
        path = Path(named)
    except (TypeError, ValueError) as error:  # another library's kind of path
        raise TypeError(f"a path must be text, not {shown(named)}") from error
    if not str(path).startswith("~"):
        return path
    try:
        return path if path.exists() else path.expanduser()
    except (OSError, RuntimeError, ValueError):  # no such home folder, or an invalid file name
        return path


def _unmarked(text: str) -> str:
    """Remove the byte order mark, which some readers leave in a text."""
    return text.removeprefix("\ufeff")


def _text_or_file(text: str, name: str) -> str:
    line = text.strip()
    if not line or len(line.splitlines()) > 1 or len(line) > _LONGEST_PATH:
        return text
    path = Path(line)
    try:
        there = path.is_file()
    except (OSError, ValueError):  # an impossible file name
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
    """Decode bytes as UTF-8, or as their byte order mark or their zero bytes suggest.

    Raises:
        ValueError: the bytes fit none of these encodings.
    """
    mark, encoding = next((each for each in _MARKS if content.startswith(each[0])), (b"", "utf-8"))
    content = content.removeprefix(mark)
    if not mark and b"\x00" in content[:64]:  # UTF-16: every other byte of plain letters is zero
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
"""The opening quotation marks, each with the marks that may close it."""
_NAMED: Final = re.compile(r"\s*[\w.]+\s*[=:(]\s*(?=[\"'`])")
_TAGS: Final = re.compile(
    r"</?(?:code|pre|blockquote|tt|samp|kbd|p|span|div|br)\b[^<>]*>", re.IGNORECASE
)


def unwrapped(text: str) -> str:
    """Remove the marks that an email, a chat or a program has put around a text.

    Removed are quotation marks before each line (such as ``>``), indents, code fences with all
    text outside them, and quotation marks around the whole. Each line keeps its number.
    """
    lines = _BREAK.split(_TAGS.sub("", text.removeprefix("\ufeff")))
    lines = _unfenced(_unquoted(lines))
    lines = _unfenced([_LEADING.sub("", line, 1) for line in lines])
    return _within_quotes("\n".join(line.rstrip() for line in lines))


def first_readable(
    text: str,
    read: Callable[[str], T],
    refused: type[Exception],
    near: Callable[[str], Sequence[str]],
    far: Callable[[str], Iterable[str]] = lambda _: (),
) -> T:
    """Read a text unchanged or, if that is refused, in the first other way that is accepted.

    Args:
        text: the text.
        read: reads a text.
        refused: what ``read`` raises for a text that it refuses. If all are refused, the error is
            that of the last near way.
        near: lists other ways to read the text.
        far: yields more ways, for a text that none of those makes readable.
    """
    try:
        return read(text)
    except refused as error:
        refusal = error
    for way in near(text):
        try:
            return read(way)
        except refused as error:
            refusal = error
    for way in far(text):
        with suppress(refused):
            return read(way)
    raise refusal


def readings(text: str) -> list[str]:
    """List the possible readings of a text: as it is, and as it may have been before sending."""
    plain = plain_marks(text)
    found = [text, *map(unwrapped, (text, plain, plain_marks(unescape(text))))]
    if (code := _literal(text)) is not None:
        found += readings(code)
    return [*dict.fromkeys(found)]


def further_readings(text: str, *own: Undoing) -> Iterator[str]:
    """Yield further readings, the simplest first, for a text that `readings` cannot make readable.

    They undo what mails, chats and programs do to a text, several times if it has travelled far:
    marks before lines, the prompts of a console, quoted-printable, full-width signs, the quotes of
    code and data, signatures, broken lines, and a full stop or comma at the end. ``own`` undoes
    further changes, in one kind of text.
    """
    level = readings(text)
    seen, left = {*level}, min(_MOST_READINGS, max(_LEAST_READINGS, _MOST_WORK // (len(text) + 1)))
    while level and left > 0:
        level, now = [], level
        for found in (found for each in now for undo in (*_UNDOING, *own) for found in undo(each)):
            if found not in seen and found.strip():
                seen.add(found)
                level.append(found)
                yield found
                left -= 1
                if left <= 0:
                    return


_MOST_READINGS: Final = 300
_LEAST_READINGS: Final = 8
"""The number of further readings of a very long text."""
_MOST_WORK: Final = 2_000_000
"""The number of characters in all further readings of one text, roughly."""


def _literal(text: str) -> str | None:
    """Return the value of a string literal from a program; None if the text is not one."""
    named = _NAMED.match(text)
    text = text[named.end() if named else 0 :].strip()
    if text[:1] not in {"'", '"'}:
        return None
    try:
        value = ast.literal_eval(text)
    except (ValueError, SyntaxError, RecursionError, MemoryError):
        return None
    return value if isinstance(value, str) and value != text else None


_TIME: Final = r"[\[(]?(?:[\d./-]+,?\s+)?\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?:\s?[AaPp][Mm])?[\])]?,?"
_PERSON: Final = r"(?:<[^<>\n]{1,40}>:?|[^\s:<>=][^:<>=\n]{0,40}:)"
_BEFORE: Final = tuple(
    re.compile(rf"\s*(?:{mark})(?:\s|\Z|(?<=\W))")
    for mark in (
        *(">|&gt;", r"[|\u2502\u2503\u258c\u258e]"),
        *("#+", "//+", "--+", ";+", "%+", r"\*+", r"\+", r"[-\u2013\u2022\u00b7]"),
        r"(?:In|Out) ?\[\d*\]:|\.\.\.:",
        r"\(?\d{1,6}[.:)\]|\u2502]?",
        *(rf"{_TIME}\s*-?\s*(?:{_PERSON})?", _PERSON),
    )
)
"""The marks before each line of a comment, a list, a listing, a chat."""
_PROMPT: Final = re.compile(r"\s*(?:>>>|\.\.\.|In ?\[\d*\]:|\$ )")
_ESCAPED: Final = re.compile(r"=(?:[0-9A-Fa-f]{2}|\s*(?:\n|\Z))")
_CODE: Final = re.compile(
    r"\s*(?:return\s+|[\w.]+\s*[=:(]\s*|[(\[]\s*)*([A-Za-z]{0,2})(\"{3}|'{3}|\"|')"
)
_CODE_END: Final = re.compile(r"[\s),;.\]\w(]{0,80}")
_END: Final = re.compile(r"[\s,.;:`~]+\Z")


def _unprefixed(text: str) -> Iterator[str]:
    """Yield the text without the prefix of its first line, then without that prefix on any line.

    Lines without the mark stay, between two that have it: they may be the rest of a broken line.
    """
    lines = _BREAK.split(text)
    filled = [n for n, line in enumerate(lines) if line.strip()]
    if not filled:
        return
    first = filled[0]
    for pattern in _BEFORE:
        ends = {n: match.end() for n in filled if (match := pattern.match(lines[n]))}
        if first in ends:
            yield "\n".join([*lines[:first], lines[first][ends[first] :], *lines[first + 1 :]])
        if len(ends) > 1:
            within = range(min(ends), max(ends) + 1)
            yield "\n".join(
                line[ends.get(n, 0) :] if n in within else "" for n, line in enumerate(lines)
            )


def _bare(text: str) -> Iterator[str]:
    """Yield the text without tags and typographic marks, then the text with entities decoded."""
    yield plain_marks(_TAGS.sub("", text))
    yield unescape(text)


def _between_fences(text: str) -> Iterator[str]:
    """Yield the text between each pair of neighbouring fences, then the text below the last one."""
    lines = _BREAK.split(text)
    fences = [n for n, line in enumerate(lines) if _FENCE.fullmatch(line)]
    for above, below in pairwise([*fences, len(lines)]):
        yield "\n".join(line if above < n < below else "" for n, line in enumerate(lines[:below]))


def _output(text: str) -> Iterator[str]:
    """Remove the console input above and below its output."""
    lines = _BREAK.split(text)
    shown = [n for n, line in enumerate(lines) if line.strip() and not _PROMPT.match(line)]
    if shown:
        within = range(shown[0], shown[-1] + 1)
        yield "\n".join(line if n in within else "" for n, line in enumerate(lines))


def _unescaped(text: str) -> Iterator[str]:
    """Decode the quoted-printable text of an email."""
    if _ESCAPED.search(text):
        content = "\n".join(_BREAK.split(text)).encode("utf-8", "surrogatepass")
        try:
            yield quopri.decodestring(content).decode("utf-8")
        except UnicodeDecodeError:
            return


def _half_width(text: str) -> Iterator[str]:
    yield unicodedata.normalize("NFKC", text)


def _from_code(text: str) -> Iterator[str]:
    """Yield the text inside the quotes of code, first as it is written, then as it is evaluated."""
    opening = _CODE.match(text)
    if opening is None:
        return
    prefix, quotes = opening[1].lower().replace("f", ""), opening[2]
    end = text.rfind(quotes, opening.end())
    if end < 0 or not _CODE_END.fullmatch(text, end + len(quotes)):
        return
    inside = text[opening.end() : end]
    yield inside
    try:
        value = ast.literal_eval(f"{prefix}{quotes}{inside}{quotes}")
    except (ValueError, SyntaxError, RecursionError, MemoryError):
        return
    if isinstance(value, str):
        yield value
    elif isinstance(value, bytes):
        yield value.decode("utf-8", "replace")


def _joined(text: str) -> Iterator[str]:
    """Yield the lines joined as if broken within words, then as if also broken between words."""
    lines = [line for line in _BREAK.split(text) if line.strip()]
    if 1 < len(lines) <= _MOST_BROKEN:
        width = max(map(len, lines))
        yield "".join(lines)
        yield "".join(line if len(line) == width else f"{line} " for line in lines)


_MOST_BROKEN: Final = 100
"""The most lines into which a position may be broken."""


def _trimmed(text: str) -> Iterator[str]:
    """Yield a text without the quotation marks around it, then without the marks at its end."""
    bare = text.strip()
    if len(bare) > 1 and bare[-1] in _CLOSING.get(bare[0], ""):
        yield bare[1:-1]
    for first, last in (("[", "]"), ("{", "}"), ("||", "||")):
        if bare.startswith(first) and bare.endswith(last):
            yield bare.removeprefix(first).removesuffix(last)
    yield _END.sub("", bare.removeprefix("\\\n"))


def _in_data(text: str) -> Iterator[str]:
    """Yield the text in a cell of a table, or the texts in JSON data."""
    bare = text.strip()
    if bare[:1] == bare[-1:] == '"' and '""' in bare:
        yield bare[1:-1].replace('""', '"')
    if bare[:1] in {"{", "["}:
        with suppress(ValueError, RecursionError):
            yield from _texts_in(json.loads(bare))


def _texts_in(data: object) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, (dict, list)):
        for each in data.values() if isinstance(data, dict) else data:
            yield from _texts_in(each)


def _above_signature(text: str) -> Iterator[str]:
    """Yield the text above the signature of an email."""
    lines = _BREAK.split(text)
    marks = (n for n, line in enumerate(lines) if line.strip() == "--")
    if last := next(marks, 0):
        yield "\n".join(lines[:last])


_UNDOING: Final[tuple[Undoing, ...]] = (
    readings,
    *(
        _in_data,
        _above_signature,
        _bare,
        _between_fences,
        _unprefixed,
        _output,
        _unescaped,
        _half_width,
        _from_code,
        _trimmed,
        _joined,
    ),
)
"""The functions that undo changes to texts of any kind."""


def _unquoted(lines: list[str]) -> list[str]:
    """Remove quote markers, such as ">", from the start of lines; empty all other lines.

    Lines above and below a quotation have no marks, and are no part of it.
    """
    while True:
        marked = [_QUOTED.match(line) for line in lines]
        if sum(map(bool, marked)) * 2 < sum(map(bool, map(str.strip, lines))) or not any(marked):
            return lines
        lines = [
            line[match.end() :] if match else "" for line, match in zip(lines, marked, strict=True)
        ]


def _unfenced(lines: list[str]) -> list[str]:
    """Empty the lines outside the first fence, if there is one."""
    fences = [(n, match) for n, line in enumerate(lines) if (match := _FENCE.match(line))]
    if not fences:
        return lines
    (first, opening), *more = fences
    if lines[first][opening.end() :].strip():  # fenced within one line
        return lines
    sign = opening[1]
    ends = (n for n, match in more if match[1].startswith(sign) and not match[2].strip())
    last = next(ends, len(lines))
    within = [line if first < n < last else "" for n, line in enumerate(lines)]
    if last == len(lines):  # the closing fence may be at the end of the last line
        written = max((n for n, line in enumerate(within) if line.strip()), default=first)
        within[written] = within[written].rstrip().removesuffix(sign)
    return within


def _within_quotes(text: str) -> str:
    """Remove the quotation marks around an entire text, and a name before them."""
    while True:
        named = _NAMED.match(text)
        bare = text[named.end() :].strip() if named else text.strip()
        closing = _CLOSING.get(bare[:1], "")
        ends = (end for end in (bare, bare.rstrip(",;.)")) if len(end) > 1 and end[-1] in closing)
        if (end := next(ends, None)) is None:
            return text
        text = end[1:-1] if named else f"{text[: text.index(bare)]}{end[1:-1]}"


def plain_marks(text: str) -> str:
    """Replace typographic spaces, quotation marks and hyphens with plain ones."""
    return text.translate(_PRETTY)


def pretty_mark(text: str, line: int) -> str:
    """Name the typographic mark in a faulty line, to end a sentence; return "" if there is none."""
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
_BETWEEN: Final = re.compile(r"(?:[\s,]|#[^\n]*)*")
_SCALAR: Final = re.compile(
    r"""
    \"\"\"(?:\\.|.)*?\"{3,5}(?!\") | \'\'\'.*?\'{3,5}(?!\') |  # texts of several lines
    "(?:\\.|[^"\\])*" | '[^']*' |
    [^\[\]{}"',\#\s][^\[\]{},\#\n]*
    """,
    re.VERBOSE | re.DOTALL,
)

_Place = tuple[str | int, ...]


def load_toml(text: str) -> JsonObject:
    """Parse TOML text.

    Raises:
        ValueError: the text is not valid TOML; the message has line and column, and names a
            typographic mark there.
    """
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = _AT.search(str(error))
        raise ValueError(f"{error}{pretty_mark(text, int(at[1])) if at else ''}") from error
    except RecursionError as error:  # lists nested too deeply
        raise ValueError("its lists go too deep") from error


def with_lines(problems: Iterable[Problem], text: str, data: JsonObject) -> list[Problem]:
    """Add the line number to each problem with a text's data."""
    lines = dict(_lines(text))
    return [_with_line(problem, lines, data) for problem in problems]


def _with_line(problem: Problem, lines: dict[_Place, int], data: object) -> Problem:
    """Add a problem's line number, or else the line number of the part that contains it."""
    place: _Place = ()
    line = None
    for part in (*problem.path, *([str(problem.value)] if problem.fault == "key" else [])):
        step = _step(data, part)
        if step is None:
            break
        place, data = (*place, step[0]), step[1]
        line = lines.get(place, line)
    return problem if line is None else problem._replace(text=f"{problem.text} (line {line})")


def has_place(data: object, path: Iterable[str]) -> bool:
    """Whether data has a value at the path of a problem."""
    for part in path:
        step = _step(data, part)
        if step is None:
            return False
        data = step[1]
    return True


def _step(data: object, part: str) -> tuple[str | int, object] | None:
    """Find the key or number that a part of a path names, and the value there."""
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
    """Yield each table's, key's and item's place with its line; stop at lists nested too deeply."""
    try:
        yield from _Scan(text).places()
    except RecursionError:
        return


class _Scan:
    """A walk through valid TOML text that keeps track of the places."""

    def __init__(self, text: str) -> None:
        self._text = text.replace("\r\n", "\n")
        self._at = 0

    def places(self) -> Iterator[tuple[_Place, int]]:
        """Yield the place of each table, key and item, with its line number."""
        counts: dict[_Place, int] = {}
        table: _Place = ()
        self._skip()
        while self._at < len(self._text):
            if header := _HEADER.match(self._text, self._at):
                table = _under(counts, (), header[2])
                if header[1] == "[[":
                    counts[table] = counts.get(table, -1) + 1
                    table = (*table, counts[table])
                yield table, self._line
                self._at = self._text.find("\n", header.end())
                self._at = len(self._text) if self._at < 0 else self._at
            else:
                yield from self._entry(table)
            self._skip()

    @property
    def _line(self) -> int:
        return self._text.count("\n", 0, self._at) + 1

    def _skip(self) -> None:
        """Move on to the next value or bracket, past spaces, commas and comments."""
        found = _BETWEEN.match(self._text, self._at)
        assert found is not None
        self._at = found.end()

    def _entry(self, table: _Place) -> Iterator[tuple[_Place, int]]:
        """Step over a key and its value."""
        key = _KEY.match(self._text, self._at)
        if key is None:  # never in a valid text
            self._at = len(self._text)
            return
        place = table
        for place in _growing(table, key[1]):
            yield place, self._line
        self._at = key.end()
        self._skip()
        yield from self._value(place)

    def _value(self, place: _Place) -> Iterator[tuple[_Place, int]]:
        """Step over a value, and yield the places within it."""
        scalar = _SCALAR.match(self._text, self._at)
        if scalar is not None:
            self._at = scalar.end()
            return
        opened, number = self._text[self._at : self._at + 1], 0
        self._at += 1
        self._skip()
        while self._at < len(self._text) and self._text[self._at] not in "]}":
            if opened == "[":
                yield (*place, number), self._line
                yield from self._value((*place, number))
                number += 1
            else:
                yield from self._entry(place)
            self._skip()
        self._at += 1


def _under(counts: dict[_Place, int], table: _Place, names: str) -> _Place:
    """Return the place of a table by its dotted name, in the last entry of each list of tables."""
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
