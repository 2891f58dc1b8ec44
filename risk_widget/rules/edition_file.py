"""From the text of an edition's file to what it holds.

A file names its values one by one, or names another edition with ``like`` and only what differs:
on everything else its text counts as silent.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from risk_widget.messages.long_texts import Slot, with_words, words
from risk_widget.rules.clauses import find_clause
from risk_widget.rules.edition_parts import (
    Mode,
    Option,
    OptionChoice,
    Source,
    read_mark,
    read_prints,
)
from risk_widget.rules.fields import (
    FIELD_NAMES,
    LISTS,
    SEATS,
    TABLES,
    WORDS,
    EditionError,
    Rules,
    cause_of,
)
from risk_widget.spelling import shown, unknown

if TYPE_CHECKING:
    from collections.abc import Iterator

    from risk_widget.messages.long_texts import Words
    from risk_widget.rules.edition_parts import Print

BUILT_IN: Final = ("nordic", "german", "italian", "czech")
# What is played, counted and simulated where nobody names an edition: the first of them.
DEFAULT_EDITION: Final = BUILT_IN[0]
MODES: Final = ("missions", "domination", "capital", "duel")

_KEYS: Final = ("id", "title", "summary", "text", "like", "fields", "modes", "options", "clauses")
_MODE_KEYS: Final = ("title", "summary", "players", "mark", "fields")
_ID: Final = re.compile(r"[a-z][a-z0-9-]*")


class Contents(NamedTuple):
    """What an edition's file says; the names are those of ``Edition``."""

    id: str
    name: Words
    about: Words
    book: Words
    like: str
    modes: Mapping[str, Mode]
    options: Mapping[str, Option]
    sources: Mapping[str, Source]
    prints: Mapping[str, Print]


def edition_file(edition: str) -> str:
    """The file of a printed edition, within the package."""
    return f"rules/editions/{edition}.toml"


def built_in_data(edition: str) -> dict[str, Any]:
    """What the file of a printed edition says, as data."""
    where = files("risk_widget").joinpath(*edition_file(edition).split("/"))
    return tomllib.loads(where.read_text(encoding="utf-8"))


def edition_slots(data: Mapping[str, Any]) -> Iterator[Slot]:
    """The texts in that data: the edition's own, those of its modes, and those of its options."""
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


def _worded(edition: str) -> dict[str, Any]:
    """The same, in which texts are words that are said in the language of the moment."""
    data = built_in_data(edition)
    with_words(edition_slots(data), edition_file(edition))
    return data


def built_in_contents(edition: str) -> Contents:
    """What a printed edition says."""
    return _contents(_worded(edition))


def read_contents(text: str, name: str) -> Contents:
    """What a file's text says; ``name`` is what errors call it. Raises ``EditionError``."""
    try:
        contents = _contents(tomllib.loads(text))
        _check_clauses(contents)
    except (tomllib.TOMLDecodeError, KeyError, TypeError, ValueError, AttributeError) as error:
        why = cause_of(error)
        raise EditionError.of("edition-unusable", edition=name, why=why) from error
    return contents


def _contents(data: dict[str, Any]) -> Contents:
    _check_keys(data, _KEYS, "edition")
    if not _ID.fullmatch(data["id"]):
        raise EditionError.of("edition-id", value=shown(data["id"]))
    data = _with_model(data)
    values, sources = _fields(data["fields"])
    modes = {}
    for key, entry in data["modes"].items():
        modes[key] = _mode(key, entry, values)
        check_players(modes[key])
        for field, source in modes[key].sources.items():
            sources.setdefault(field, source)
    if not modes:
        raise EditionError.of("edition-needs-mode")
    prints = read_prints(data.get("clauses", {}))
    options = {key: _option(key, entry) for key, entry in data.get("options", {}).items()}
    return Contents(
        id=data["id"],
        name=words(data["title"]),
        about=words(data["summary"]),
        book=words(data.get("text", "")),
        like=data.get("like", ""),
        modes=MappingProxyType(modes),
        options=MappingProxyType(options),
        sources=MappingProxyType(sources),
        prints=MappingProxyType(prints),
    )


def _check_clauses(contents: Contents) -> None:
    """Raise ``UnknownClause`` where a file names a clause that there is not."""
    for source in contents.sources.values():
        find_clause(source.clause)
    for option in contents.options.values():
        find_clause(option.clause)
    for clause in contents.prints:
        find_clause(clause)


def _check_keys(table: Mapping[str, Any], known: tuple[str, ...], what: str, **about: str) -> None:
    for key in table:
        if key not in known:
            raise EditionError.of(f"{what}-no-key", **unknown(key, known), **about)


def _mode(key: str, entry: dict[str, Any], values: dict[str, Any]) -> Mode:
    own, sources = _fields(entry.get("fields", {}))
    return Mode(
        id=key,
        name=words(entry["title"]),
        about=words(entry["summary"]),
        players=_players(key, entry["players"]),
        mark=read_mark(entry["mark"]),
        rules=Rules(**{**values, **own}),
        sources=MappingProxyType(sources),
    )


def _players(key: str, value: object) -> tuple[int, ...]:
    if not isinstance(value, (list, tuple)) or not value or any(type(n) is not int for n in value):
        raise EditionError.of("mode-players", mode=key, value=shown(value))
    return tuple(value)


def _option(key: str, entry: dict[str, Any]) -> Option:
    choices = tuple(OptionChoice(c["value"], words(c["label"])) for c in entry["choices"])
    if entry["default"] not in [choice.value for choice in choices]:
        raise EditionError.of("option-default", option=key)
    return Option(
        id=key,
        name=words(entry["title"]),
        clause=entry["clause"],
        mark=read_mark(entry["mark"]),
        default=entry["default"],
        choices=choices,
    )


# ---- an edition like another one -------------------------------------------------------------


def _with_model(data: dict[str, Any]) -> dict[str, Any]:
    """The data with everything that it does not name taken from the edition it is like."""
    model: dict[str, Any] = {"fields": {}, "modes": {}}
    if "like" in data:
        if data["like"] not in BUILT_IN:
            about = unknown(str(data["like"]), BUILT_IN)
            raise EditionError.of("edition-like", known=list(BUILT_IN), **about)
        model = _worded(data["like"])
    own = data.get("fields", {})
    taken = _silent(model["fields"])
    modes = {}
    for key, entry in data["modes"].items():
        if key not in MODES:
            raise EditionError.of("unknown-mode", known=list(MODES), **unknown(key, MODES))
        _check_keys(entry, _MODE_KEYS, "mode", mode=key)
        from_mode = model["modes"].get(key, {})
        taken_here = _silent(from_mode.get("fields", {}))
        inherited = {name: value for name, value in taken_here.items() if name not in own}
        fields = _overlaid(inherited, entry.get("fields", {}), {**taken, **taken_here})
        # What the mode says of itself stands in the file, or is that of the model.
        modes[key] = {**from_mode, "mark": "silent" if from_mode else "printed"}
        modes[key] |= {"mark": "printed"} if "players" in entry else {}
        modes[key] |= {**entry, "fields": fields}
    return {**data, "fields": _overlaid(taken, own, taken), "modes": modes}


def _silent(fields: Mapping[str, Any]) -> dict[str, Any]:
    return {name: {**entry, "mark": "silent"} for name, entry in fields.items()}


def _overlaid(
    below: Mapping[str, Any], own: Mapping[str, Any], model: Mapping[str, Any]
) -> dict[str, Any]:
    """The fields with a file's own on top; these have the clauses of the model's."""
    found = dict(below)
    for name, entry in own.items():
        if not isinstance(entry, Mapping) or "is" not in entry:
            raise EditionError.of("field-written-as", field=known_field(name))
        known = {"clause": model[name]["clause"]} if name in model else {}
        found[name] = {**known, "mark": "printed", **entry}
    return found


# ---- fields ----------------------------------------------------------------------------------


def _fields(table: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Source]]:
    values, sources = {}, {}
    for name, entry in table.items():
        known_field(name)
        if "clause" not in entry:
            raise EditionError.of("field-lacks-clause", field=name)
        values[name] = frozen(name, entry["is"])
        sources[name] = Source(entry["clause"], read_mark(entry["mark"]))
    return values, sources


def known_field(name: str) -> str:
    """The name of a field. Raises ``EditionError`` with the nearest one."""
    if name not in FIELD_NAMES:
        raise EditionError.of("unknown-field", **unknown(name, FIELD_NAMES))
    return name


def frozen(name: str, value: Any) -> Any:
    """A field's value as the rules hold it: nothing in it can be changed. ``EditionError``."""
    if isinstance(value, str) and name in WORDS and value not in WORDS[name]:
        words = list(WORDS[name])
        raise EditionError.of("field-one-of", field=name, values=words, **unknown(value, words))
    if name in LISTS:
        if not isinstance(value, (list, tuple)):
            raise EditionError.of("field-list", field=name, value=shown(value))
        if name == "pieces":
            return tuple(_pair(piece) for piece in value)
        return tuple(value)
    if name in TABLES:
        if not isinstance(value, Mapping):
            raise EditionError.of("field-table", field=name, value=shown(value))
        return MappingProxyType({int(k) if str(k).isdigit() else k: v for k, v in value.items()})
    return value


def _pair(piece: Any) -> tuple[Any, Any]:
    if not isinstance(piece, (list, tuple)) or len(piece) != 2:
        raise EditionError.of("field-pieces-pair", value=shown(piece))
    return piece[0], piece[1]


def check_players(mode: Mode) -> None:
    """Raise ``EditionError`` if a mode lacks values for one of its numbers of players."""
    rules = mode.rules
    for players in mode.players:
        if not 2 <= players <= len(SEATS):
            raise EditionError.of("mode-for", mode=mode.id, most=len(SEATS), players=players)
        if players not in rules.starting_armies:
            raise EditionError.of("no-number-for", field="starting_armies", players=players)
        if rules.goal == "capitals" and players not in rules.capitals_needed:
            raise EditionError.of("no-number-for", field="capitals_needed", players=players)
