"""The reading of values from outside as the types that annotations describe.

`read` takes data of a file, a page or a caller and returns a value of the wanted kind, made of
plain Python values, or raises a `SchemaError` with all problems. `whole`, `word` and similar
functions do the same for one argument of a function.

A kind is what an annotation says: `int`, `float`, `str`, `bool`, `None`, `Any`, ``Literal[...]``,
lists, tuples, mappings, unions, dataclasses, NamedTuples and TypedDicts. ``list`` gives a list,
``Sequence`` and ``tuple[X, ...]`` a tuple; ``dict`` gives a dict, ``Mapping`` a read-only
one. Records are closed: a key that no field has is a problem. A union of records is told apart
by the first field that is a ``Literal`` in all of them. ``Annotated`` adds further conditions:
`Within`, `Length`, `Known`, `Such`, `Checked`; `Made`, `Key` and `Wording` say how to read it.
All names in the annotations of a record must exist at run time.

A dataclass may raise a `SchemaError`, or any `ValueError`, in ``__post_init__``: its problems
are reported with the others, at the place of the record.
"""

from __future__ import annotations

import dataclasses
import operator
from collections.abc import Iterable, Mapping, Sequence, Set, Sized
from dataclasses import MISSING, dataclass, field
from functools import cached_property, lru_cache, partial
from math import isfinite
from types import MappingProxyType, NoneType, UnionType
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Final,
    Generic,
    Literal,
    NamedTuple,
    NotRequired,
    Protocol,
    Required,
    SupportsIndex,
    TypeAlias,
    TypeGuard,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
    overload,
)

from risk_widget.reading.spelling import did_you_mean, shown

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

__all__ = [
    "Checked",
    "Fault",
    "Key",
    "Known",
    "Length",
    "Made",
    "Problem",
    "SchemaError",
    "Such",
    "Within",
    "Wording",
    "called",
    "flag",
    "is_several",
    "item",
    "number",
    "read",
    "read_seed",
    "several",
    "whole",
    "whole_seed",
    "word",
]

T = TypeVar("T")
V = TypeVar("V")
Names: TypeAlias = "Mapping[str, Collection[str] | None]"

Fault: TypeAlias = Literal["kind", "range", "length", "name", "missing", "key", "rule"]
"""The kinds of problems.

A value of another kind, a number out of range, a text or a list too short or too long, an unknown
name, a missing key, an unknown key, a rule that is broken."""

_FEW: Final = 12
"""The most known names that are listed; if there are more, only the nearest is named."""
_HUGE: Final = 2**64
"""The limit for numbers of other types than int: a few characters could fill the memory."""


class Problem(NamedTuple):
    """One problem with a value.

    Attributes:
        text: the problem, as the rest of a sentence that begins with the place.
        path: the way to the value: keys, and items in brackets, by their ids or counting from 0.
        fault: the kind of problem.
        value: the value, or the key that is missing or unknown.
        allowed: the known names, or the least and the most.
        wording: the wording of the outermost `Wording` around the value.
    """

    text: str
    path: tuple[str, ...] = ()
    fault: Fault = "rule"
    value: object = None
    allowed: tuple[object, ...] = ()
    wording: object = None

    @property
    def place(self) -> str:
        """The place of the value, such as ``steps[3].solution``; "" for the value as a whole."""
        return "".join(part if part[:1] == "[" else f".{part}" for part in self.path).lstrip(".")

    def within(self, *path: str) -> Problem:
        """Return the same problem, with the path from a value that contains this one."""
        return self._replace(path=(*path, *self.path))

    def __str__(self) -> str:
        return f"{self.place or 'it'} {self.text}"


class SchemaError(ValueError):
    """The error for a value of the wrong kind; ``problems`` lists everything wrong with it."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems: list[Problem] = list(problems)
        super().__init__(self.problems)

    @property
    def has_unknown_keys(self) -> bool:
        """Whether any key is unknown, as in data that a newer version has written."""
        return any(problem.fault == "key" for problem in self.problems)

    def __str__(self) -> str:
        return "\n".join(map(str, self.problems))

    def under(self, head: str) -> str:
        """Format all problems after an introduction, each on its own line if there are several."""
        if len(self.problems) == 1:
            return f"{head}: {self}"
        return "".join([f"{head}:", *(f"\n  - {problem}" for problem in self.problems)])


def item(place: object) -> str:
    """Format the part of a path that names an item of a list or a table."""
    return f"[{shown(place)}]"


# -- what annotations add --------------------------------------------------------------------------


@dataclass(frozen=True)
class Within:
    """A number from ``least`` to ``most``; None means no limit. ``why`` explains the limit."""

    least: float | None = None
    most: float | None = None
    why: str = ""


@dataclass(frozen=True)
class Length:
    """Text of limited length, or a list or table with a limited number of entries."""

    least: int = 0
    most: int | None = None


@dataclass(frozen=True)
class Known:
    """A name that must be among known names.

    Attributes:
        what: the kind of thing named, such as "territory".
        names: the known names, or a function that returns them; by default the names that `read`
            gets for ``what``.
    """

    what: str
    names: tuple[str, ...] | Callable[[], Collection[str]] | None = None


@dataclass(frozen=True)
class Such:
    """A value that passes a test; ``wanted`` describes the value, such as "text on one line"."""

    wanted: str
    passes: Callable[[Any], object]


@dataclass(frozen=True)
class Checked:
    """A value that ``find`` checks as a whole, once each of its parts is valid."""

    find: Callable[[object], Iterable[Problem]]


@dataclass(frozen=True)
class Made:
    """A value of the annotated class, or data of the kind ``of`` that ``make`` turns into one.

    Attributes:
        named: whether ``make`` also takes the known names.
    """

    of: object
    make: Callable[..., object]
    named: bool = False


@dataclass(frozen=True)
class Key:
    """The key of a field, if it is not the field's name."""

    name: str


@dataclass(frozen=True)
class Wording:
    """The wanted value's name in a catalog: one problem with this name replaces all others."""

    wording: object


_Limit: TypeAlias = Within | Length | Known | Such


def _broken(limit: _Limit, value: object, wanted: str, names: Names) -> Problem | None:
    """Return the problem if a value of the right kind breaks a limit, else None."""
    if isinstance(limit, Such):
        return None if limit.passes(value) else Problem(_not(value, wanted), (), "rule", value)
    if isinstance(limit, Known):
        given = names[limit.what] if limit.names is None else limit.names
        known = given() if callable(given) else given
        if known is None or value in known:
            return None
        text = f"names no {limit.what}: {shown(value)}{_hint(value, known, 'known are')}"
        return Problem(text, (), "name", value, tuple(known))
    least, most = ends = limit.least, limit.most
    if isinstance(limit, Within):
        assert isinstance(value, int | float), "only a number has a range"
        size: float = value
    else:
        assert isinstance(value, Sized), "only a text, a list or a table has a length"
        size = len(value)
    if (least is None or size >= least) and (most is None or size <= most):
        return None
    if isinstance(limit, Within):
        return Problem(_not(value, wanted), (), "range", value, ends)
    unit = "characters" if isinstance(value, str) else "entries"
    text = f"must have {_span(least or None, most)} {unit}, not {size}"
    emptied = not value and least == 1
    return Problem("must not be empty" if emptied else text, (), "length", value, ends)


def _not(value: object, wanted: str) -> str:
    return f"must be {wanted}, not {shown(value)}"


def _limited(limit: _Limit, wanted: str) -> str:
    """Describe the wanted value with its limit."""
    if isinstance(limit, Within):
        span = _span(limit.least, limit.most)
        why = f" ({limit.why})" if limit.why else ""
        return f"{wanted}{' of' if span[:2] == 'at' else ''} {span}{why}" if span else wanted
    if isinstance(limit, Known):
        return f"the name of {'an' if limit.what[0] in 'aeiou' else 'a'} {limit.what}"
    return limit.wanted if isinstance(limit, Such) else wanted


def _span(least: float | None, most: float | None) -> str:
    if least is None:
        return "" if most is None else f"at most {most}"
    if most is None:
        return f"at least {least}"
    return f"{least}" if least == most else f"from {least} to {most}"


def _hint(value: object, known: Iterable[object], listed: str = "") -> str:
    """Format a hint for an unknown name: the nearest known name, or all of them if they are few."""
    names = [name for name in known if isinstance(name, str)]
    if near := did_you_mean(value, names):
        return near
    if not listed or not 0 < len(names) <= _FEW:
        return ""
    return f"; {listed} {_listed(map(shown, names), 'and')}"


def _listed(words: Iterable[str], joint: str) -> str:
    *most, last = words
    return f"{', '.join(most)} {joint} {last}" if most else last


# -- reading ---------------------------------------------------------------------------------------


@overload
def read(kind: type[T], value: object, place: str = "", *, names: Names = ...) -> T: ...
@overload
def read(kind: object, value: object, place: str = "", *, names: Names = ...) -> Any: ...
def read(
    kind: object, value: object, place: str = "", *, names: Names = MappingProxyType({})
) -> object:
    """Read a value as the type that an annotation describes.

    Args:
        kind: anything that an annotation may be.
        value: the data.
        place: the name of the data in error messages.
        names: the known names, for each `Known` of the kind that has none itself; None if the
            names are unknown, so that any will do.

    Raises:
        SchemaError: the value is not of the kind.
    """
    return _read(_reader(kind), value, place, names)


def read_tables(kind: type[T], data: object) -> dict[str, T]:
    """Read records by name, ignoring keys of later versions. Raises `SchemaError`."""
    known = get_type_hints(kind)
    found = read(dict[str, dict[str, object]], data)
    plain = {
        name: {key: table[key] for key in table if key in known} for name, table in found.items()
    }
    return read(dict[str, kind], plain)  # type: ignore[valid-type]


def whole(value: object, name: str, least: int | None = None, most: int | None = None) -> int:
    """Read an argument as a whole number, even if written as 3.0. Raises `SchemaError`."""
    plain = _plain(value)
    exact = int(plain) if isinstance(plain, float) and plain.is_integer() else plain
    return int(_read(_Limited(_WHOLE, (Within(least, most),)), exact, name))


def number(
    value: object, name: str, least: float | None = None, most: float | None = None
) -> float:
    """Read an argument as a finite number. Raises `SchemaError`."""
    return float(_read(_Limited(_NUMBER, (Within(least, most),)), value, name))


def seconds(value: object, name: str) -> float:
    """Read an argument as a time limit in seconds, above 0. Raises `SchemaError`."""
    found = number(value, name)
    if found <= 0:
        raise SchemaError([Problem(f"must be a number above 0, not {shown(value)}", (name,))])
    return found


def word(value: object, name: str, allowed: Iterable[str]) -> str:
    """Read an argument as one of the allowed words. Raises `SchemaError`."""
    return str(_read(_Choice(tuple(allowed)), value, name))


def flag(value: object, name: str) -> bool:
    """Read an argument as True or False. Raises `SchemaError`."""
    return bool(_read(_FLAG, value, name))


def several(value: object, name: str) -> list[Any]:
    """Read an argument as a sequence of values: a list, a range, an array, a Series.

    Raises:
        SchemaError: the argument is text, a single value, a set or a table.
    """
    plain = _plain(value)
    unordered = isinstance(plain, (str, bytes, Mapping, Set))
    is_closed = getattr(plain, "closed", False) is True  # a closed file
    if not (unordered or is_closed) and isinstance(plain, Iterable):
        return [_plain(each) for each in plain]
    hint = f"; did you mean [{shown(plain)}]?" if isinstance(plain, (str, int)) else ""
    text = f"must be a list, not {shown(plain)}{hint}"
    raise SchemaError([Problem(text, (name,), "kind", value)])


def is_several(value: object) -> bool:
    """Whether an argument holds several values, as a list does, rather than a single one."""
    return isinstance(_plain(value), Iterable)


def whole_seed(value: object, least: int | None = None, name: str = "seed") -> int:
    """Read a seed that has to be a whole number; "7" is 7. Raises `SchemaError`."""
    plain = _plain(value)
    found = read_seed(plain, name) if isinstance(plain, str) else plain
    return whole(found, name, least)


def read_seed(value: object, name: str = "seed") -> int | str:
    """Read a seed: a whole number or text. Text that consists of digits is read as a number.

    So 7, ``numpy.int64(7)``, 7.0 and "7" are the same seed. A random number generator is no
    seed: its text says nothing about the numbers it draws next.

    Raises:
        SchemaError: the value is anything else.
    """
    plain = _plain(value)
    if isinstance(plain, str):
        text = str.__str__(plain)
        if any("\ud800" <= sign <= "\udfff" for sign in text):
            raise SchemaError([Problem("must not have half a sign in it", (name,), "kind", value)])
        digits = text.removeprefix("-")
        canonical = digits.isascii() and digits.isdecimal() and digits.lstrip("0") == digits
        return int(text) if (canonical or text == "0") and len(text) < _MOST_DIGITS else text
    try:
        return whole(plain, name)
    except SchemaError as error:
        draws = any(hasattr(plain, name) for name in ("integers", "randint", "getrandbits"))
        hint = "; draw a whole number from it" if draws else ""
        text = f"must be a whole number or text, not {shown(plain)}{hint}"
        raise SchemaError([Problem(text, (name,), "kind", value)]) from error


_MOST_DIGITS: Final = 4000
"""The most digits that are read as a number; Python refuses longer ones."""


def _read(
    reader: _AnyReader, value: object, place: str, names: Names = MappingProxyType({})
) -> Any:
    """Read a value with a reader; raise `SchemaError` if there are problems."""
    reading = _Reading(names)
    result = reading.value_of(reader, value)
    if reading.problems:
        path = (place,) if place else ()
        raise SchemaError(problem.within(*path) for problem in reading.problems)
    return result


@dataclass(slots=True)
class _Reading:
    """The problems found so far while reading a value, each with its path from that value."""

    names: Names
    problems: list[Problem] = field(default_factory=list)

    def value_of(self, reader: _Reader[V], value: object) -> object:
        """Read a value; the result may be used only if there are no new problems."""
        plain, before = _plain(value), len(self.problems)
        if isinstance(plain, list) and not reader.fits(plain) and hasattr(value, "to_dict"):
            plain = value.to_dict()  # a Series, though a table is expected
        value = plain
        result: object = None
        if reader.fits(value):
            result = reader.read(value, self)
        else:
            self.note(_not(value, reader.wanted), "kind", value)
        if reader.wording is not None and len(self.problems) > before:
            told = self.problems[before]._replace(path=(), value=value, wording=reader.wording)
            self.problems[before:] = [told]
        return result

    def part(
        self, reader: _AnyReader, value: object, key: object, *, entry: bool = False
    ) -> object:
        """Read a part of a value: the value of a key, or an entry of a list or a table."""
        before = len(self.problems)
        result = self.value_of(reader, value)
        if len(self.problems) > before:
            place = item(called(value, key)) if entry else str(key)
            self.problems[before:] = [each.within(place) for each in self.problems[before:]]
        return result

    def made(self, make: Callable[..., object], *data: object) -> object:
        """Make a value from valid data, recording any problem."""
        try:
            return make(*data)
        except SchemaError as error:
            self.problems += error.problems
        except ValueError as error:
            self.note(f"cannot be: {error}", "rule", data)
        return None

    def note(
        self, text: str, fault: Fault, value: object, allowed: tuple[object, ...] = ()
    ) -> None:
        """Add a problem."""
        self.problems.append(Problem(text, (), fault, value, allowed))


_PLAIN: Final = {int, str, bool, dict, list, tuple, float, NoneType}


def _plain(value: object) -> object:
    """Unwrap a value of numpy, pandas or a similar library."""
    if type(value) in _PLAIN or isinstance(value, type):
        return value
    unwrap = getattr(value, "tolist", None)
    return unwrap() if callable(unwrap) else value


def called(value: object, place: object) -> object:
    """Return the name of a list item in a path: its id or, without one, its number."""
    name = value.get("id") if isinstance(value, dict) else None
    return name if isinstance(name, str) and name else place


# -- the reader of each kind -----------------------------------------------------------------------


class _Reader(Generic[V]):
    """A reader for one kind of value, of the type V; this base class accepts anything unchanged."""

    wanted: str = "anything"
    wording: object = None

    def fits(self, value: object) -> TypeGuard[V]:
        """Whether a value is meant to be of this kind, valid or not."""
        del value
        return True

    def read(self, value: V, reading: _Reading) -> object:
        """Read a value that fits, recording any problems in it."""
        del reading
        return value


_AnyReader: TypeAlias = _Reader[Any]
_Items: TypeAlias = list[object] | tuple[object, ...]
_Entries: TypeAlias = Mapping[object, object]


class _Plain(_Reader[object]):
    """A reader that converts values by ``convert``, which returns None for an unsuitable value."""

    def __init__(self, wanted: str, convert: Callable[[object], object]) -> None:
        self.wanted = wanted
        self._convert = convert

    def fits(self, value: object) -> TypeGuard[object]:
        return self._convert(value) is not None

    def read(self, value: object, reading: _Reading) -> object:
        del reading
        return self._convert(value)


class _Number(Protocol):
    """A number in Python's sense, including a Fraction or a Decimal."""

    def __lt__(self, other: int, /) -> bool: ...
    def __gt__(self, other: int, /) -> bool: ...
    def __int__(self) -> int: ...
    def __float__(self) -> float: ...


def _whole(value: object) -> int | None:
    if type(value) is int:
        return value
    if isinstance(value, (bool, float, type)):
        return None
    if isinstance(value, SupportsIndex):
        return operator.index(value)
    try:
        if _is_number(value) and -_HUGE < value < _HUGE and value == int(value):
            return int(value)
    except ArithmeticError:  # such as a Decimal that is NaN
        pass
    return None


def _finite(value: object) -> float | None:
    try:
        found = float(value) if _is_number(value) else float("nan")
    except (ArithmeticError, ValueError):
        return None
    return found if isfinite(found) else None


def _is_number(value: object) -> TypeGuard[_Number]:
    return hasattr(value, "as_integer_ratio") and not isinstance(value, (bool, type))


_WHOLE: Final = _Plain("a whole number", _whole)
_NUMBER: Final = _Plain("a number", _finite)
_TEXT: Final = _Plain("text", lambda value: str.__str__(value) if isinstance(value, str) else None)
_FLAG: Final = _Plain("true or false", lambda value: value if isinstance(value, bool) else None)


class _Choice(_Reader[object]):
    """A reader of one of several values, mostly words."""

    def __init__(self, allowed: tuple[object, ...]) -> None:
        self.allowed = allowed

    @cached_property
    def wanted(self) -> str:  # type: ignore[override]
        """The wording of the wanted values; made only when needed, since most values are right."""
        return _listed(map(shown, self.allowed), "or")

    def fits(self, value: object) -> TypeGuard[object]:
        return any(isinstance(value, type(each)) for each in self.allowed)

    def read(self, value: object, reading: _Reading) -> object:
        for each in self.allowed:
            if value == each and isinstance(value, bool) is isinstance(each, bool):
                return each
        text = f"{_not(value, self.wanted)}{_hint(value, self.allowed)}"
        reading.note(text, "name", value, self.allowed)
        return None


class _List(_Reader[_Items]):
    """A reader of lists of any length, with values of one kind."""

    wanted = "a list"

    def __init__(self, inside: _AnyReader, make: Callable[[list[object]], object]) -> None:
        self._inside = inside
        self._make = make

    def fits(self, value: object) -> TypeGuard[_Items]:
        return isinstance(value, (list, tuple))

    def read(self, value: _Items, reading: _Reading) -> object:
        part, inside = reading.part, self._inside
        return self._make([part(inside, each, n, entry=True) for n, each in enumerate(value)])


class _Tuple(_Reader[_Items]):
    """A reader of lists of fixed length, in which each place has a kind of value of its own."""

    def __init__(self, inside: Sequence[_AnyReader]) -> None:
        self._inside = inside
        self.wanted = f"a list of {len(inside)}"

    def fits(self, value: object) -> TypeGuard[_Items]:
        return isinstance(value, (list, tuple))

    def read(self, value: _Items, reading: _Reading) -> object:
        size = len(self._inside)
        if len(value) != size:
            text = f"must have {size} entries, not {len(value)}"
            reading.note(text, "length", value, (size, size))
            return None
        pairs = enumerate(zip(self._inside, value, strict=True))
        return tuple(reading.part(reader, each, n, entry=True) for n, (reader, each) in pairs)


class _Mapping(_Reader[_Entries]):
    """A reader of tables with keys of one kind and values of one kind."""

    wanted = "a table"

    def __init__(
        self,
        key: _AnyReader,
        inside: _AnyReader,
        make: Callable[[dict[object, object]], object],
    ) -> None:
        self._key = key
        self._inside = inside
        self._make = make

    def fits(self, value: object) -> TypeGuard[_Entries]:
        return isinstance(value, Mapping)

    def read(self, value: _Entries, reading: _Reading) -> object:
        found = {}
        for name, each in value.items():
            key = reading.part(self._key, self._number(name), name, entry=True)
            found[key] = reading.part(self._inside, each, name, entry=not _is_plain_key(name))
        return self._make(found)

    def _number(self, name: object) -> object:
        """Return the number that a key stands for, since all keys in files are strings."""
        if not isinstance(name, str) or self._key.fits(name):
            return name
        digits = name.isascii() and name.isdecimal() and len(name) < 10
        return int(name) if digits else name


def _is_plain_key(name: object) -> bool:
    return isinstance(name, str) and name.replace("-", "_").isidentifier()


_ABSTRACT: Final = {kind.__name__: kind for kind in (Iterable, Mapping, Sequence)}
"""Names that annotations may use without importing them at run time."""


class _Field(NamedTuple):
    name: str
    reader: _AnyReader
    required: bool


class _Record(_Reader[object]):
    """A reader of a dataclass, a NamedTuple or a TypedDict from a table."""

    wanted = "a table"

    def __init__(self, kind: type) -> None:
        self.kind = kind
        self._stays_table = is_typeddict(kind)

    @cached_property
    def fields(self) -> dict[str, _Field]:
        """The fields by their keys; made only when needed: a field may name the record itself."""
        hints = get_type_hints(self.kind, None, _ABSTRACT, include_extras=True)
        return {
            next((each.name for each in _metadata(hints[name]) if isinstance(each, Key)), name): (
                _Field(name, _reader(hints[name]), required)
            )
            for name, required in _required(self.kind, hints).items()
        }

    def fits(self, value: object) -> TypeGuard[object]:
        return isinstance(value, Mapping) or (
            not self._stays_table and isinstance(value, self.kind)
        )

    def read(self, value: object, reading: _Reading) -> object:
        if not isinstance(value, Mapping):
            return value
        before, found = len(reading.problems), {}
        for key in value:
            if key not in self.fields:
                text = f"has no key {shown(key)}{_hint(key, self.fields, 'its keys are')}"
                reading.note(text, "key", key, tuple(self.fields))
        for key, (name, reader, required) in self.fields.items():
            if key in value:
                found[name] = reading.part(reader, value[key], key)
            elif required:
                reading.note(f"lacks {shown(key)}", "missing", key)
        if len(reading.problems) > before:
            return None
        return found if self._stays_table else reading.made(lambda: self.kind(**found))


def _required(kind: Any, hints: Mapping[str, object]) -> dict[str, bool]:
    """Map the names of a record's fields to whether each is required."""
    if dataclasses.is_dataclass(kind):
        return {
            each.name: each.default is MISSING and each.default_factory is MISSING
            for each in dataclasses.fields(kind)
            if each.init
        }
    if is_typeddict(kind):
        marks: dict[object, bool] = {NotRequired: False, Required: True}
        return {name: marks.get(get_origin(hint), kind.__total__) for name, hint in hints.items()}
    return {name: name not in kind._field_defaults for name in kind._fields}


class _Union(_Reader[object]):
    """A reader that uses the first of several kinds that fits the value."""

    def __init__(self, readers: Sequence[_AnyReader]) -> None:
        self._readers = readers
        self.wanted = _listed(dict.fromkeys(reader.wanted for reader in readers), "or")

    def fits(self, value: object) -> TypeGuard[object]:
        return any(reader.fits(value) for reader in self._readers)

    def read(self, value: object, reading: _Reading) -> object:
        return reading.value_of(next(each for each in self._readers if each.fits(value)), value)


class _Tagged(_Reader[_Entries]):
    """A reader of several kinds of records; a word in each record says which kind it is."""

    wanted = "a table"

    def __init__(self, tag: str, records: Mapping[object, _AnyReader]) -> None:
        self._tag = tag
        self._choice = _Choice(tuple(records))
        self._records = records

    def fits(self, value: object) -> TypeGuard[_Entries]:
        return isinstance(value, Mapping)

    def read(self, value: _Entries, reading: _Reading) -> object:
        if self._tag not in value:
            reading.note(f"lacks {shown(self._tag)}", "missing", self._tag)
            return None
        tag = reading.part(self._choice, value[self._tag], self._tag)
        return None if tag is None else self._records[tag].read(value, reading)


class _Maker(_Reader[object]):
    """A reader that makes a value of one kind from data of another kind."""

    def __init__(self, kind: type, made: Made) -> None:
        self._kind = kind
        self._make, self._named = made.make, made.named
        self._data = _reader(made.of)
        self.wanted = self._data.wanted

    def fits(self, value: object) -> TypeGuard[object]:
        return isinstance(value, self._kind) or self._data.fits(value)

    def read(self, value: object, reading: _Reading) -> object:
        if isinstance(value, self._kind):
            return value
        before = len(reading.problems)
        data = self._data.read(value, reading)
        make = partial(self._make, names=reading.names) if self._named else self._make
        return None if len(reading.problems) > before else reading.made(make, data)


class _Limited(_Reader[V]):
    """A reader of one kind of value, with further conditions."""

    def __init__(self, inside: _Reader[V], rules: Sequence[object]) -> None:
        self._inside = inside
        self._rules = [rule for rule in rules if isinstance(rule, _Limit | Checked)]
        self.wording = next((r.wording for r in rules if isinstance(r, Wording)), inside.wording)
        self.wanted = inside.wanted
        for rule in rules:
            if isinstance(rule, _Limit):
                self.wanted = _limited(rule, self.wanted)

    def fits(self, value: object) -> TypeGuard[V]:
        return self._inside.fits(value)

    def read(self, value: V, reading: _Reading) -> object:
        before = len(reading.problems)
        result = self._inside.read(value, reading)
        for rule in self._rules:
            if len(reading.problems) > before:
                break
            if isinstance(rule, Checked):
                reading.problems += rule.find(result)
            elif problem := _broken(rule, result, self.wanted, reading.names):
                reading.problems.append(problem)
        return result


_ANYTHING: Final = _Reader[object]()
_SIMPLE: Final[Mapping[object, _AnyReader]] = {
    Any: _ANYTHING,
    object: _ANYTHING,
    None: _Choice((None,)),
    NoneType: _Choice((None,)),
    bool: _FLAG,
    int: _WHOLE,
    float: _NUMBER,
    str: _TEXT,
}
_LISTS: Final[Mapping[object, Callable[[list[object]], object]]] = {
    list: list,
    tuple: tuple,
    Sequence: tuple,
    Iterable: tuple,
    frozenset: frozenset,
}
_TABLES: Final[Mapping[object, Callable[[dict[object, object]], object]]] = {
    dict: dict,
    Mapping: MappingProxyType,
}


@lru_cache(maxsize=1024)
def _reader(kind: object) -> _AnyReader:
    """Return the reader of a kind, made only once."""
    origin, inside = get_origin(kind) or kind, get_args(kind)
    if origin in _SIMPLE:
        return _SIMPLE[origin]
    if origin in (NotRequired, Required):
        return _reader(inside[0])
    if origin is Annotated:
        extras = _metadata(kind)
        made = next((each for each in extras if isinstance(each, Made)), None)
        reader = _reader(inside[0]) if made is None else _Maker(inside[0], made)
        return _Limited(reader, extras)
    if origin is Literal:
        return _Choice(inside)
    if origin in (Union, UnionType):
        return _union([*map(_reader, inside)])
    if origin is tuple and inside and inside[-1] is not ...:
        return _Tuple([*map(_reader, inside)])
    if origin in _LISTS:
        return _List(_reader(inside[0] if inside else Any), _LISTS[origin])
    if origin in _TABLES:
        key, value = inside or (str, Any)
        return _Mapping(_reader(key), _reader(value), _TABLES[origin])
    if isinstance(kind, type) and (
        dataclasses.is_dataclass(kind) or is_typeddict(kind) or hasattr(kind, "_field_defaults")
    ):
        return _Record(kind)
    message = f"there is no reader for {kind!r}"
    raise TypeError(message)


def _metadata(hint: object) -> tuple[object, ...]:
    """Return the metadata that ``Annotated`` adds to the kind of a field."""
    inner = get_args(hint)[0] if get_origin(hint) in (NotRequired, Required) else hint
    return getattr(inner, "__metadata__", ())


def _union(readers: list[_AnyReader]) -> _AnyReader:
    """Make a reader for any one of several kinds."""
    records = [reader for reader in readers if isinstance(reader, _Record)]
    if len(records) < 2:
        return _Union(readers)
    tags = [
        {key: each.reader for key, each in r.fields.items() if isinstance(each.reader, _Choice)}
        for r in records
    ]
    shared = next((key for key in tags[0] if all(key in others for others in tags)), None)
    if shared is None:
        message = f"nothing tells {_listed((r.kind.__name__ for r in records), 'and')} apart"
        raise TypeError(message)
    pairs = zip(records, tags, strict=True)
    by_tag = {name: record for record, own in pairs for name in own[shared].allowed}
    rest = [reader for reader in readers if not isinstance(reader, _Record)]
    return _Union([_Tagged(shared, by_tag), *rest]) if rest else _Tagged(shared, by_tag)
