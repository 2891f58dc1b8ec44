"""An edition: the values it prints for each clause, in each of its modes.

>>> load_edition("german").rules("missions").defence_dice
(1, 2, 3)
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, Literal

from risk_widget.board_check import did_you_mean
from risk_widget.rules.errors import EditionError
from risk_widget.rules.fields import FIELD_NAMES, LISTS, SEATS, TABLES, WORDS, Rules
from risk_widget.rules.variant import told_changes, variant_of

__all__ = [
    "BUILT_IN",
    "SEATS",
    "Choice",
    "Edition",
    "EditionError",
    "Mark",
    "Mode",
    "Option",
    "Print",
    "Rules",
    "Source",
    "edition_ids",
    "load_edition",
]

Mark = Literal["printed", "silent", "reading"]
"""How a rule is known: printed in the text, not in it at all, or a reading of unclear print."""

BUILT_IN: Final = ("nordic", "german", "italian", "czech")
MODES: Final = ("missions", "domination", "capital", "duel")
_MARKS: Final = ("printed", "silent", "reading")
_PRINT: Final = ("mark", "where", "from", "note")


@dataclass(frozen=True, slots=True)
class Source:
    """The clause that a field's value belongs to, and how the value is known."""

    clause: str
    mark: Mark


@dataclass(frozen=True, slots=True)
class Print:
    """How an edition's text has a clause.

    Attributes:
        where: the place in the text: a page, a section, a heading.
        taken_from: where the value comes from if the text is silent; "" is common play.
        note: what is particular about the print.
    """

    mark: Mark
    where: str = ""
    taken_from: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Mode:
    """One way to play an edition; ``rules`` are all its values.

    ``sources`` tells where those come from that are not those of the other modes.
    """

    id: str
    title: str
    summary: str
    players: tuple[int, ...]
    mark: Mark
    rules: Rules
    sources: Mapping[str, Source]


@dataclass(frozen=True, slots=True)
class Choice:
    """One value of an option, and the words to offer it with."""

    value: str
    label: str


@dataclass(frozen=True, slots=True)
class Option:
    """A rule that the players settle before the game."""

    id: str
    title: str
    clause: str
    mark: Mark
    default: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Edition:
    """One printed edition, or a variant of one.

    Attributes:
        base: the id of the printed edition that this is, or is a variant of.
        modes: by id, in the order in which the edition presents them.
        options: by id.
        text: which text it is taken from.
        sources: for every field that the edition gives a value, where it comes from.
        prints: by clause, how the edition's text has it; for the printed editions that is in
            ``risk_widget.rules.clauses``.
        changes: the fields of a variant that differ from its base.
    """

    id: str
    base: str
    title: str
    summary: str
    text: str
    modes: Mapping[str, Mode]
    options: Mapping[str, Option]
    sources: Mapping[str, Source]
    prints: Mapping[str, Print]
    changes: Mapping[str, Any]

    def rules(self, mode: str) -> Rules:
        """The values that hold in this mode. ``EditionError`` if the edition does not have it."""
        return self.mode(mode).rules

    def mode(self, mode: str) -> Mode:
        """The mode of this id. ``EditionError`` names those that the edition has."""
        if mode not in self.modes:
            hint = did_you_mean(str(mode), self.modes)
            raise EditionError(
                f"{self.title} has no mode {mode!r}{hint}; it has {self.combinations()}"
            )
        return self.modes[mode]

    def check_players(self, mode: str, players: int) -> None:
        """Raise ``EditionError`` if the mode is not for so many players."""
        if players not in self.mode(mode).players:
            raise EditionError(
                f"{self.title} has no {mode} for {players} players; it has {self.combinations()}"
            )

    def combinations(self) -> str:
        """The modes with their numbers of players, in words."""
        return ", ".join(f"{m.id} for {_numbers(m.players)} players" for m in self.modes.values())

    def check_options(self, given: Mapping[str, str] | None) -> dict[str, str]:
        """The values of all options: those given, else the defaults. Raises ``EditionError``."""
        chosen = {option.id: option.default for option in self.options.values()}
        for key, value in (given or {}).items():
            if key not in self.options:
                known = ", ".join(self.options) or "none"
                hint = did_you_mean(str(key), self.options)
                raise EditionError(
                    f"{self.title} has no option {key!r}{hint}; its options: {known}"
                )
            values = [choice.value for choice in self.options[key].choices]
            if value not in values:
                raise EditionError(f"the option {key} is one of {', '.join(values)}, not {value!r}")
            chosen[key] = value
        return chosen

    def with_(self, *, name: str | None = None, **fields: Any) -> Edition:
        """A variant with other values for some fields, in every mode.

        ``name`` is its title; its id tells base and changes, so that a game of it says what it is,
        and ``load_edition`` reads it.

        Raises:
            EditionError: an unknown field (with the nearest known one) or an impossible value.
        """
        if name is not None and not str(name).strip():
            raise EditionError("the name of a variant is not empty")
        changes = {**self.changes, **{k: _frozen(_known(k), v) for k, v in fields.items()}}
        try:
            modes = {
                key: replace(mode, rules=replace(mode.rules, **changes))
                for key, mode in self.modes.items()
            }
            for mode in modes.values():
                _check_players(mode)
        except (ValueError, TypeError) as error:
            raise EditionError(f"{self.title} cannot be varied so: {error}") from error
        told = told_changes(changes)
        return replace(
            self,
            id=f"{self.base}+{told}" if told else self.base,
            title=name or f"{self.title}, varied",
            modes=MappingProxyType(modes),
            changes=MappingProxyType(changes),
        )

    def __reduce__(self) -> tuple[Any, ...]:
        if self.base in BUILT_IN:
            changes = {k: _plain(v) for k, v in self.changes.items()}
            return _rebuild, (self.base, self.title, changes)
        raise TypeError(f"the edition {self.id} comes from a file and cannot be copied elsewhere")


def edition_ids() -> tuple[str, ...]:
    """The ids of the printed editions."""
    return BUILT_IN


def load_edition(edition: str | Path | Edition) -> Edition:
    """The edition of this id, or of this file (``.toml``); an ``Edition`` is returned as it is.

    The id of a variant of a printed one, such as ``nordic+minimum_armies=4``, makes that variant.

    Raises:
        EditionError: no such edition (with the nearest known id), or a file that is wrong.
    """
    if isinstance(edition, Edition):
        return edition
    if isinstance(edition, str) and edition in BUILT_IN:
        return _built_in(edition)
    base, plus, changes = str(edition).partition("+")
    if plus and base in BUILT_IN:
        return variant_of(_built_in(base), changes)
    path = Path(edition)
    if path.suffix != ".toml":
        hint = did_you_mean(str(edition), BUILT_IN)
        raise EditionError(
            f"there is no edition {str(edition)!r}{hint}; there are {', '.join(BUILT_IN)}, "
            "or a path of a .toml file"
        )
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise EditionError(f"{path} cannot be read: {error.strerror}") from error
    return parse_edition(text, str(path))


@cache
def _built_in(edition: str) -> Edition:
    where = files("risk_widget").joinpath("rules", "editions", f"{edition}.toml")
    return parse_edition(where.read_text(encoding="utf-8"), edition)


def _rebuild(base: str, title: str, changes: dict[str, Any]) -> Edition:
    edition = load_edition(base)
    return edition.with_(name=title, **changes) if changes else edition


def parse_edition(text: str, name: str) -> Edition:
    """The edition that a file's text describes. Raises ``EditionError`` with what is wrong."""
    try:
        data = tomllib.loads(text)
        return _edition(data)
    except EditionError as error:
        raise EditionError(f"the edition {name} cannot be used: {error}") from error
    except (tomllib.TOMLDecodeError, KeyError, TypeError, ValueError, AttributeError) as error:
        what = f"lacks {error}" if isinstance(error, KeyError) else str(error)
        raise EditionError(f"the edition {name} cannot be used: {what}") from error


def _edition(data: dict[str, Any]) -> Edition:
    values, sources = _fields(data["fields"])
    modes = {}
    for key, entry in data["modes"].items():
        if key not in MODES:
            hint = did_you_mean(key, MODES)
            raise EditionError(f"there is no mode {key!r}{hint}; modes are {', '.join(MODES)}")
        own, own_sources = _fields(entry.get("fields", {}))
        for field, source in own_sources.items():
            sources.setdefault(field, source)
        modes[key] = Mode(
            id=key,
            title=entry["title"],
            summary=entry["summary"],
            players=tuple(entry["players"]),
            mark=_mark(entry["mark"]),
            rules=Rules(**{**values, **own}),
            sources=MappingProxyType(own_sources),
        )
        _check_players(modes[key])
    options = {
        key: Option(
            id=key,
            title=entry["title"],
            clause=entry["clause"],
            mark=_mark(entry["mark"]),
            default=entry["default"],
            choices=tuple(Choice(c["value"], c["label"]) for c in entry["choices"]),
        )
        for key, entry in data.get("options", {}).items()
    }
    return Edition(
        id=data["id"],
        base=data["id"],
        title=data["title"],
        summary=data["summary"],
        text=data.get("text", ""),
        modes=MappingProxyType(modes),
        options=MappingProxyType(options),
        sources=MappingProxyType(sources),
        prints=read_prints(data.get("clauses", {})),
        changes=MappingProxyType({}),
    )


def read_prints(table: Mapping[str, Mapping[str, str]]) -> Mapping[str, Print]:
    """Entries with mark, where, from and note, by whatever they are about."""
    found = {}
    for key, entry in table.items():
        for name in entry:
            if name not in _PRINT:
                raise EditionError(f"{key} has no {name!r}{did_you_mean(name, _PRINT)}")
        found[key] = Print(
            mark=_mark(entry["mark"]),
            where=entry.get("where", ""),
            taken_from=entry.get("from", ""),
            note=entry.get("note", ""),
        )
    return MappingProxyType(found)


def _check_players(mode: Mode) -> None:
    rules = mode.rules
    for players in mode.players:
        if not 2 <= players <= len(SEATS):
            raise EditionError(f"{mode.id} is for 2 to {len(SEATS)} players, not {players}")
        if players not in rules.starting_armies:
            raise EditionError(f"starting_armies has no number for {players} players")
        if rules.goal == "capitals" and players not in rules.capitals_needed:
            raise EditionError(f"capitals_needed has no number for {players} players")


def _fields(table: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Source]]:
    values, sources = {}, {}
    for name, entry in table.items():
        values[_known(name)] = _frozen(name, entry["is"])
        sources[name] = Source(entry["clause"], _mark(entry["mark"]))
    return values, sources


def _known(name: str) -> str:
    if name not in FIELD_NAMES:
        raise EditionError(f"there is no field {name!r}{did_you_mean(name, FIELD_NAMES)}")
    return name


def _mark(mark: str) -> Mark:
    if mark not in _MARKS:
        raise EditionError(f"a mark is one of {', '.join(_MARKS)}, not {mark!r}")
    return mark  # type: ignore[return-value]


def _frozen(name: str, value: Any) -> Any:
    """A field's value as the rules hold it: nothing in it can be changed."""
    if isinstance(value, str) and name in WORDS and value not in WORDS[name]:
        raise EditionError(
            f"{name} is one of {', '.join(WORDS[name])}, not {value!r}"
            f"{did_you_mean(value, WORDS[name])}"
        )
    if name in LISTS:
        if not isinstance(value, (list, tuple)):
            raise EditionError(f"{name} is a list, not {value!r}")
        if name == "pieces":
            return tuple(_pair(piece) for piece in value)
        return tuple(value)
    if name in TABLES:
        if not isinstance(value, Mapping):
            raise EditionError(f"{name} is a table, not {value!r}")
        return MappingProxyType({int(k) if str(k).isdigit() else k: v for k, v in value.items()})
    return value


def _pair(piece: Any) -> tuple[Any, Any]:
    if not isinstance(piece, (list, tuple)) or len(piece) != 2:
        raise EditionError(f"pieces are pairs of a name and its armies, not {piece!r}")
    return piece[0], piece[1]


def _plain(value: Any) -> Any:
    return dict(value) if isinstance(value, Mapping) else value


def _numbers(players: tuple[int, ...]) -> str:
    first, last = players[0], players[-1]
    return str(first) if first == last else f"{first}–{last}"
