"""The reader of an edition's file.

A file gives all values itself, or names another edition with ``like`` and gives only what
differs: its text then counts as silent on everything else.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from importlib.resources import files
from types import MappingProxyType
from typing import TYPE_CHECKING, Annotated, Final, NamedTuple

from risk_widget.messages.long_texts import Slot, with_words
from risk_widget.reading.schema import Key, Known, Length, Problem, SchemaError, Such, Within, read
from risk_widget.reading.sources import load_toml, with_lines
from risk_widget.rules.clauses import clauses
from risk_widget.rules.edition_parts import (  # the reader needs them at run time
    FIELD_NAMES,
    NO_WORDS,
    SEATS,
    EditionError,
    FileMark,  # noqa: TC001
    FileText,  # noqa: TC001
    Mode,
    Option,  # noqa: TC001
    PrintedClause,  # noqa: TC001
    Rules,
    Source,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from risk_widget.messages.long_texts import LocalizedText
    from risk_widget.reading.json_types import JsonObject, JsonView

BUILT_IN: Final = ("nordic", "german", "italian", "czech")
# The edition to use if none is named: the first.
DEFAULT_EDITION: Final = BUILT_IN[0]
MODES: Final = ("missions", "domination", "capital", "duel")

_ID: Final = re.compile(r"[a-z][a-z0-9-]*")
_CLAUSES: Final = dict[str, Annotated[str, Known("clause", clauses)]]


@dataclass(frozen=True)
class _Field:
    """A field's value as written in a file."""

    value: Annotated[object, Key("is")]
    mark: FileMark = "printed"
    clause: str = ""


_FIELDS = Mapping[
    Annotated[str, Known("field", FIELD_NAMES)],
    Annotated[_Field, Such("a table { is = …, mark = … }", bool)],
]


@dataclass(frozen=True)
class _Mode:
    """A mode as written in a file; None for values to take from the model edition's file."""

    title: FileText | None = None
    summary: FileText | None = None
    players: Annotated[tuple[Annotated[int, Within(2, len(SEATS))], ...], Length(1)] | None = None
    mark: FileMark | None = None
    fields: _FIELDS = field(default_factory=dict)


@dataclass(frozen=True)
class _File:
    """The contents of a file on its own, before its model's contents are added."""

    id: Annotated[str, Such("small letters, digits and hyphens", _ID.fullmatch)]
    title: FileText
    summary: FileText
    modes: Annotated[Mapping[Annotated[str, Known("mode", MODES)], _Mode], Length(1)]
    text: FileText = NO_WORDS
    like: Annotated[str, Known("printed edition", BUILT_IN)] = ""
    fields: _FIELDS = field(default_factory=dict)
    options: Mapping[str, Option] = field(default_factory=dict)
    clauses: Mapping[str, PrintedClause] = field(default_factory=dict)
    language: str = ""
    invitation: str = ""


class Contents(NamedTuple):
    """The contents of an edition's file, with the same field names as in ``Edition``."""

    id: str
    name: LocalizedText
    about: LocalizedText
    book: LocalizedText
    like: str
    modes: Mapping[str, Mode]
    options: Mapping[str, Option]
    sources: Mapping[str, Source]
    prints: Mapping[str, PrintedClause]
    language: str
    invitation: str


def edition_file(edition: str) -> str:
    """Return the path of a printed edition's file within the package."""
    return f"rules/editions/{edition}.toml"


def built_in_data(edition: str) -> JsonObject:
    """Load the contents of a printed edition's file, as data."""
    where = files("risk_widget").joinpath(*edition_file(edition).split("/"))
    return tomllib.loads(where.read_text(encoding="utf-8"))


def edition_slots(data: JsonView) -> Iterator[Slot]:
    """Yield the translatable texts in the data: the edition's own, its modes' and its options'."""
    for key in ("title", "summary", "text"):
        if key in data:
            yield Slot((key,), data, key)
    for name, mode in data["modes"].items():
        for key in ("title", "summary"):
            if key in mode:
                yield Slot(("modes", name, key), mode, key)
    for name, option in data.get("options", {}).items():
        yield Slot(("options", name, "title"), option, "title")
        for choice in option["choices"]:
            yield Slot(("options", name, "choices", choice["value"]), choice, "label")


def _worded(edition: str) -> JsonObject:
    """Load a printed edition's data, with texts that follow the current language."""
    data = built_in_data(edition)
    with_words(edition_slots(data), edition_file(edition))
    return data


def built_in_contents(edition: str) -> Contents:
    """Load the contents of a printed edition."""
    return _contents(read(_File, _worded(edition)))


def read_contents(text: str, name: str) -> Contents:
    """Read the text of an edition's file, which errors call ``name``. Raises ``EditionError``."""
    data: JsonObject = {}
    try:
        data = _loaded(text)
        contents = _contents(read(_File, data))
        if contents.id in BUILT_IN:
            raise SchemaError([Problem("must be its own, not that of a printed edition", ("id",))])
        for place, found in (("fields", contents.sources), ("options", contents.options)):
            read(_CLAUSES, {key: entry.clause for key, entry in found.items()}, place)
        read(_CLAUSES, {clause: clause for clause in contents.prints}, "clauses")
    except SchemaError as error:
        told = SchemaError(with_lines(error.problems, text, data))
        said = told.under(f"the edition {name} cannot be used")
        raise EditionError.of("as-said", said=said) from error
    return contents


def _loaded(text: str) -> JsonObject:
    try:
        return load_toml(text)
    except ValueError as error:
        raise SchemaError([Problem(f"must be TOML: {error}")]) from error


def _contents(file: _File) -> Contents:
    """Build the contents of a file, taking whatever it leaves out from its model edition."""
    model = read(_File, _worded(file.like)) if file.like else None
    taken = _silent(model.fields) if model else {}
    fields = _overlaid(taken, file.fields, taken)
    modes, sources, problems = {}, _sources(fields), _lacking(fields, "fields")
    for key, own in file.modes.items():
        beneath = model.modes.get(key, _Mode()) if model else _Mode()
        taken_here = _silent(beneath.fields)
        inherited = {name: entry for name, entry in taken_here.items() if name not in file.fields}
        particular = _overlaid(inherited, own.fields, {**taken, **taken_here})
        problems += _lacking(particular, "modes", key, "fields")
        try:
            modes[key] = _mode(key, own, beneath, fields, particular)
            sources = {**modes[key].sources, **sources}
        except SchemaError as error:
            problems += [_in_file(problem, key, particular) for problem in error.problems]
    if problems:
        raise SchemaError({str(problem): problem for problem in problems}.values())
    options = {key: replace(option, id=key) for key, option in file.options.items()}
    _check_choices(options, modes)
    return Contents(
        id=file.id,
        name=file.title,
        about=file.summary,
        book=file.text,
        like=file.like,
        modes=MappingProxyType(modes),
        options=MappingProxyType(options),
        sources=MappingProxyType(sources),
        prints=file.clauses,
        language=file.language,
        invitation=file.invitation,
    )


def _check_choices(options: Mapping[str, Option], modes: Mapping[str, Mode]) -> None:
    """Raise ``SchemaError`` if a choice of an option would make the rules impossible."""
    for name, option in options.items():
        for choice in option.choices:
            for mode in modes.values() if choice.fields else ():
                try:
                    mode.rules.varied(choice.fields)
                except SchemaError as error:
                    place = ("options", name, "choices", choice.value, "fields")
                    raise SchemaError([p.within(*place) for p in error.problems]) from error


def _mode(
    key: str,
    own: _Mode,
    beneath: _Mode,
    fields: Mapping[str, _Field],
    particular: Mapping[str, _Field],
) -> Mode:
    """Build a mode, taking each field's value from its own table or else from the model."""
    said = {name: getattr(own, name) or getattr(beneath, name) for name in _SAID}
    lacking = [Problem(f"lacks {name!r}") for name, value in said.items() if value is None]
    if lacking:
        raise SchemaError(lacking)
    values = {name: entry.value for name, entry in {**fields, **particular}.items()}
    return Mode(
        id=key,
        name=said["title"],
        about=said["summary"],
        players=said["players"],
        mark=own.mark or ("printed" if own.players or beneath == _Mode() else "silent"),
        rules=read(Rules, values),
        sources=MappingProxyType(_sources(particular)),
    )


_SAID: Final = ("title", "summary", "players")


def _in_file(problem: Problem, mode: str, particular: Mapping[str, _Field]) -> Problem:
    """Move a problem of a mode to its place in the file: the mode's table or the common one."""
    name = problem.path[0] if problem.path else None
    if name in particular:
        return problem.within("modes", mode, "fields")
    return problem.within("fields") if name in FIELD_NAMES else problem.within("modes", mode)


def _silent(fields: Mapping[str, _Field]) -> dict[str, _Field]:
    return {name: replace(entry, mark="silent") for name, entry in fields.items()}


def _overlaid(
    below: Mapping[str, _Field], own: Mapping[str, _Field], model: Mapping[str, _Field]
) -> dict[str, _Field]:
    """Replace fields with a file's own, which take a missing clause from the model's field."""
    named = {
        name: replace(entry, clause=entry.clause or model[name].clause) if name in model else entry
        for name, entry in own.items()
    }
    return {**below, **named}


def _lacking(fields: Mapping[str, _Field], *path: str) -> list[Problem]:
    """List a problem for each field without a clause."""
    return [
        Problem("lacks 'clause'", (*path, name))
        for name, entry in fields.items()
        if not entry.clause
    ]


def _sources(fields: Mapping[str, _Field]) -> dict[str, Source]:
    return {name: Source(entry.clause, entry.mark) for name, entry in fields.items()}
