"""The reader of a lesson file's steps: positions, kinds, names, and the values that a seed picks.

A step may vary: a seed picks the values for names like ``$armies`` in its fields.
"""

from __future__ import annotations

import random
import re
from dataclasses import fields
from typing import TYPE_CHECKING, Annotated, Any, Final, TypedDict, TypeVar

from risk_widget.board import load_board
from risk_widget.course.kinds.listed import STEP_KINDS
from risk_widget.course.step import Step, first_position
from risk_widget.engine.actions import ACTION_KINDS
from risk_widget.engine.config import THIRD
from risk_widget.engine.data_types import Observation
from risk_widget.messages import Message, render
from risk_widget.messages.catalog import ENGLISH
from risk_widget.messages.rendering import language_or_english
from risk_widget.reading.json_types import JsonObject  # noqa: TC001 - the reader needs it at run time
from risk_widget.reading.schema import Length, Problem, SchemaError, read, word
from risk_widget.reading.spelling import did_you_mean, nearest, shown
from risk_widget.svg import ROLES

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

    from risk_widget.board import Board
    from risk_widget.course.step_kind import StepKind
    from risk_widget.messages import Names
    from risk_widget.reading.json_types import JsonView

__all__ = ["Filling", "Variations", "merged", "names_used", "no_key", "read_step"]

T = TypeVar("T")

_POSITION_KEYS: Final = ("edition", "mode", "options", "seats", "board", "given", "new", "dice")


class _Position(TypedDict, total=False):
    """The fields of a step that describe its first position."""

    mode: str
    options: JsonObject
    seats: list[str]
    board: str
    given: JsonObject
    new: JsonObject
    dice: list[int]


_OWN_KEYS: Final = tuple(
    each.name
    for each in fields(Step)
    if each.name not in ("case", "edition", "own", "tells_opening")
)
_KEYS_OF_KINDS: Final = tuple(key for kind in STEP_KINDS.values() for key in kind.own_keys)
STEP_KEYS: Final = (*_POSITION_KEYS, *_OWN_KEYS, *_KEYS_OF_KINDS, "editions", "in", "vary")


class _Findings(list[Problem]):
    """The problems found so far."""

    def of(self, make: Callable[[], T]) -> T | None:
        """Call ``make`` on a file's data; record its problems and return None if it fails."""
        try:
            return make()
        except SchemaError as error:
            self += error.problems
            return None


def read_step(lesson: JsonView, raw: JsonView, edition: str) -> Step:
    """Read a step from its table within the lesson.

    Raises:
        SchemaError: all problems with the step.
    """
    found = _Findings(no_key(key, STEP_KEYS) for key in raw if key not in STEP_KEYS)
    own_position = {key: raw[key] for key in raw if key in _Position.__annotations__}
    if found.of(lambda: read(_Position, own_position)) is None:
        raise SchemaError(found)
    kind = _kind(raw, found)
    if kind is not None:
        found += kind.problems_in_file(raw, STEP_KINDS.values())
    case = _case(lesson, {**raw, "edition": edition})
    found += _problems_of_case(case)
    if found and not {"mode", "seats"} <= case.keys():
        raise SchemaError(found)
    try:
        board = load_board(case["board"])
    except ValueError as error:
        raise SchemaError([*found, Problem(str(error), ("board",))]) from error
    names = _names(case, board, raw)
    step = _read_fields(kind, raw, case, names, found)
    found += _problems_of_start(case)
    if step is None or found:
        raise SchemaError(found)
    return step


def _kind(raw: JsonView, found: _Findings) -> StepKind | None:
    """Find the kind of step that a table names, or record the problem and return None."""
    if "kind" not in raw:
        return None  # reported later as a missing field
    named = found.of(lambda: word(raw["kind"], "kind", STEP_KINDS))
    return None if named is None else STEP_KINDS[named]


def _read_fields(
    kind: StepKind | None,
    raw: JsonView,
    case: JsonObject,
    names: Mapping[str, Collection[str]],
    found: _Findings,
) -> Step | None:
    """Build the step with the fields of its kind, or record the problems and return None."""
    data = {key: raw[key] for key in _OWN_KEYS if key in raw}
    data |= {
        "edition": case["edition"],
        "case": case,
        "you": raw.get("you", [*names["seat"], None][0]),
    }
    if kind is None:
        data |= {key: "" for key in ("kind",) if key in data}  # the unknown kind has been recorded
    else:
        data = {**kind.defaults(raw), **data}
        own = {key: raw[key] for key in kind.own_keys if key in raw}
        if kind.own is not None:
            data["own"] = found.of(lambda: read(kind.own, own, names=names))
    step = found.of(lambda: read(Step, data, names=names))
    if kind is not None:
        places = {**names, "place": [*names["territory"], *names["continent"]]}
        found.of(lambda: read(kind.solution, raw.get("solution", []), "solution", names=places))
    return step


def _problems_of_start(case: JsonView) -> Iterator[Problem]:
    """Yield the reason why a position is impossible."""
    try:
        first_position(case)
    except (ValueError, KeyError, TypeError) as error:
        if isinstance(error.__cause__, SchemaError):
            yield from (problem.within("given") for problem in error.__cause__.problems)
            return
        said = str(error.args[0]) if type(error) is KeyError else str(error)
        yield Problem(f"cannot be: {said}", ("given",))


def no_key(key: str, known: Sequence[str]) -> Problem:
    """Build the problem reported when a table has a key that is not allowed there."""
    text = f"has no key {shown(key)}{did_you_mean(key, known)}"
    return Problem(text, (), "key", key, tuple(known))


def merged(base: JsonView, own: JsonView) -> JsonObject:
    """Merge one ``given`` over another: keys replace keys, and territories are added."""
    both = {**base, **own}
    lands = base.get("territories"), own.get("territories")
    if isinstance(lands[0], dict) and isinstance(lands[1], dict):
        both["territories"] = {**lands[0], **lands[1]}
    return both


def _case(lesson: JsonView, raw: JsonView) -> JsonObject:
    """Build the first position: the step's fields merged over those of its lesson."""
    case: JsonObject = {"options": {}, "board": "classic", "dice": []}
    for table in (lesson, raw):
        case |= {key: table[key] for key in _POSITION_KEYS if key in table}
    own_board = case["board"] != lesson.get("board", "classic")
    # The lesson's position is on another board.
    if "new" in raw or (own_board and "given" not in raw):
        case.pop("given", None)
    elif "given" in raw and "given" in lesson and not own_board:
        case["given"] = merged(lesson["given"], raw["given"])
    return case


def _problems_of_case(case: JsonView) -> Iterator[Problem]:
    for key in ("mode", "seats"):
        if key not in case:
            yield Problem("must be named by the lesson or the step", (key,))
    if ("given" in case) == ("new" in case):
        text = "is needed, or new: a step has one position, of its own or its lesson's"
        yield Problem(text, ("given",))


def _names(case: JsonView, board: Board, raw: JsonView) -> dict[str, Collection[str]]:
    """Collect the names known in a step, by kind."""
    seats, territories = case["seats"], board.ids
    continents = [continent.id for continent in board.continents]
    choices = raw.get("choices")
    listed = choices if isinstance(choices, list) else []
    values = [str(each.get("value")) for each in listed if isinstance(each, dict)]
    return {
        "territory": territories,
        "continent": continents,
        "seat": seats,
        "owner": (*seats, THIRD),
        "action": tuple(ACTION_KINDS),
        "place": values or (*territories, *continents),
        "role": ROLES,
        "part of the position": tuple(Observation.__annotations__),
    }


_TEXTS: Final = ("title", "text", "question", "praise", "otherwise", "hints", "say")
"""Fields that the learner reads: an id in them is replaced by the name on the map."""
_WORDS: Final = {
    "symbol": ("infantry", "cavalry", "artillery"),
    "seat": ("red", "blue", "green", "yellow", "black", "purple"),
}
_MARK: Final = re.compile(r"\$([A-Za-z_]\w*)")
_HOLE_OR_MARK: Final = re.compile(r"\{\{.+?\}\}|\$([A-Za-z_]\w*)(?::([A-Za-z]+))?")
"""An expression, or a value's name, perhaps with a grammatical form: ``$home:in``."""


class Filling:
    """The values of one variation, ready to be filled into a step.

    Args:
        values: the value of each name.
        names: returns the names of ids; called only if a text needs them.
        language: the language of the texts; None for the current one.
    """

    def __init__(
        self,
        values: JsonView,
        names: Callable[[], Names],
        language: str | None,
    ) -> None:
        self._values, self._names, self._language = values, names, language

    def filled(self, value: object, field: str = "", *, spoken: bool = False) -> Any:
        """Fill the values into a table, list or text. Raises `SchemaError`.

        Args:
            value: the table, list or text.
            field: the field of the step that contains it.
            spoken: whether a learner reads it.
        """
        if isinstance(value, dict):
            return {
                self.filled(key, field or key): self.filled(
                    part, field or key, spoken=key in _TEXTS
                )
                for key, part in value.items()
            }
        if isinstance(value, list):
            return [self.filled(part, field, spoken=spoken) for part in value]
        if not isinstance(value, str) or "$" not in value:
            return value
        if spoken:
            return _HOLE_OR_MARK.sub(lambda match: self._said(match, field), value)
        whole = _MARK.fullmatch(value)
        if whole:
            return self._value(whole.group(1), field)
        return self._in_code(value, field)

    def _value(self, name: str, field: str) -> Any:
        if name not in self._values:
            meant = nearest(name, self._values)
            near = f"; did you mean ${meant}?" if meant else ""
            raise SchemaError([Problem(f"says ${name}, which does not vary{near}", (field,))])
        return self._values[name]

    def _plain(self, name: str, field: str) -> str | int:
        value = self._value(name, field)
        if type(value) not in (str, int):
            text = f"says ${name}, which stands for {shown(value)}: that is no part of a text"
            raise SchemaError([Problem(text, (field,))])
        return value  # type: ignore[no-any-return]

    def _in_code(self, text: str, field: str) -> str:
        return _MARK.sub(lambda match: str(self._plain(match.group(1), field)), text)

    def _said(self, match: re.Match[str], field: str) -> str:
        name, form = match.groups()
        if name is None:
            return self._in_code(match.group(), field)
        value = self._value(name, field)
        names = self._names()
        if isinstance(value, list) and value and all(str(v) in names.territories for v in value):
            return self._rendered(Message("lesson-places", {"places": value}), names, form)
        value = self._plain(name, field)
        for kind in ("territories", "continents"):
            if value in getattr(names, kind):
                named = Message(f"feedback-{kind}", {"places": [value]})
                return self._rendered(named, names, form)
        for kind, words in _WORDS.items():
            if value in words:
                return self._rendered(Message(f"{kind}-{value}"), names, form)
        return f"{value}:{form}" if form else str(value)

    def _rendered(self, message: Message, names: Names, form: str | None) -> str:
        """Render a name in a grammatical form, which is an attribute of its message, if any.

        A form that begins with a capital letter makes the text do so as well: ``$home:Of``.
        """
        from risk_widget.messages.bundle import (  # loads Fluent only when a text needs it
            bundle_of,
            capitalised,
        )

        # A language may have the lesson's texts but not yet this message.
        language = language_or_english(self._language)
        bundle = bundle_of(language)
        if bundle.pattern(message.code) is None:
            language = ENGLISH
        asked = form or ""
        formed = f"{message.code}.{asked.lower()}"
        if asked and bundle.pattern(formed) is not None:
            message = Message(formed, message.params)
        text = render(message, names, language)
        return capitalised(text) if asked[:1].isupper() else text


def names_used(value: object) -> set[str]:
    """Collect the names that follow a ``$`` in a table, list or text."""
    if isinstance(value, dict):
        return {name for pair in value.items() for part in pair for name in names_used(part)}
    if isinstance(value, list):
        return {name for part in value for name in names_used(part)}
    return set(_MARK.findall(value)) if isinstance(value, str) else set()


ROWS: Final = "rows"
"""The name of the list whose entries are tables of values that belong together."""
TRIED: Final = 200
"""The most seeds to try if lists vary independently of each other."""
_NAME: Final = re.compile(r"[a-z][a-z0-9_]*")
_FEW: Final = 60
_SEARCHED: Final = 5000


class Variations:
    """The variations of a step. Seed 0 picks each list's first value: the step as written.

    Args:
        lists: the ``vary`` of the step.
        key: the lesson and the step, on which the picks depend as well as on the seed.

    Raises:
        SchemaError: all problems with the lists.
    """

    def __init__(self, lists: object, key: str) -> None:
        self._key = key
        self._lists: list[list[JsonObject]] = []
        self.names: list[str] = []
        problems: list[Problem] = []
        found = read(dict[str, Annotated[list[Any], Length(1)]], lists, "vary")
        for name, values in found.items():
            rows = values if name == ROWS else [{name: value} for value in values]
            first = rows[0].keys() if isinstance(rows[0], dict) else ()
            if not first or not all(isinstance(r, dict) and r.keys() == first for r in rows):
                text = f"must be tables with values for the same names, not {shown(rows)}"
                problems.append(Problem(text, ("vary", name)))
                continue
            for each in first:
                if not _NAME.fullmatch(each):
                    text = f"names {shown(each)}: a name is of small letters, figures and _"
                    problems.append(Problem(text, ("vary", name)))
                if each in self.names:
                    problems.append(Problem(f"names {shown(each)} again", ("vary", name)))
                self.names.append(each)
            self._lists.append(rows)
        if problems:
            raise SchemaError(problems)

    @property
    def count(self) -> int:
        """The number of variations."""
        count = 1
        for rows in self._lists:
            count *= len(rows)
        return count

    def picked(self, seed: int) -> tuple[int, ...]:
        """Return the index in each list that a seed picks."""
        if seed == 0:
            return (0,) * len(self._lists)
        chance = random.Random(f"{self._key}/{seed}")
        return tuple(chance.randrange(len(rows)) for rows in self._lists)

    def values(self, picked: tuple[int, ...]) -> JsonView:
        """Return the named values at these indices of the lists."""
        values: JsonObject = {}
        for rows, place in zip(self._lists, picked, strict=True):
            values |= rows[place]
        return values

    def after(self, seed: int) -> int:
        """Return the next seed that picks something else; the same seed if nothing varies."""
        if self.count == 1:
            return seed
        after = seed + 1
        while self.picked(after) == self.picked(seed):
            after += 1
        return after

    def seeds(self) -> Iterator[int]:
        """Yield a seed for each variation; if there are many, for each that 200 seeds give."""
        seen: set[tuple[int, ...]] = set()
        for seed in range(_SEARCHED if self.count <= _FEW else TRIED):
            if len(seen) == self.count:
                return
            picked = self.picked(seed)
            if picked not in seen:
                seen.add(picked)
                yield seed
