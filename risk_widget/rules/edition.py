"""An edition: the values it prints for each clause, in each of its modes.

>>> from risk_widget.rules.edition import load_edition
>>> load_edition("german").rules("missions").defence_dice
(1, 2, 3)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from html import escape
from types import MappingProxyType
from typing import TYPE_CHECKING

from risk_widget.messages import Message, render, say
from risk_widget.messages.long_texts import LocalizedText
from risk_widget.reading.schema import SchemaError, read
from risk_widget.reading.sources import content_of
from risk_widget.reading.spelling import shown, unknown
from risk_widget.results.displays import folded, lines
from risk_widget.rules.dice import dice_rule_of
from risk_widget.rules.edition_file import (
    BUILT_IN,
    DEFAULT_EDITION,
    MODES,
    built_in_contents,
    read_contents,
)
from risk_widget.rules.edition_parts import (
    SEATS,
    EditionError,
    Mark,
    Mode,
    Option,
    Rules,
    chosen_rules,
    format_changes,
    parse_changes,
)

if TYPE_CHECKING:
    from risk_widget.reading.json_types import JsonObject
    from risk_widget.reading.sources import Source as Text
    from risk_widget.rules.dice import DiceRule
    from risk_widget.rules.edition_file import Contents
    from risk_widget.rules.edition_parts import PrintedClause, Source

__all__ = [
    "BUILT_IN",
    "DEFAULT_EDITION",
    "MODES",
    "SEATS",
    "Edition",
    "EditionError",
    "Mark",
    "Mode",
    "Option",
    "Rules",
    "edition_ids",
    "id_of",
    "load_edition",
    "parse_edition",
    "parse_variant",
]


@dataclass(frozen=True, slots=True, repr=False)
class Edition:
    """One printed edition, or a variant of one.

    >>> import risk_widget as rw
    >>> edition = rw.load_edition("czech")
    >>> edition.id, list(edition.modes), edition.rules("domination").attack_armies
    ('czech', ['domination', 'duel'], 3)

    Attributes:
        base: the id of the printed edition that this is, or is a variant of.
        modes: by id, in the order in which the edition presents them.
        options: by id.
        name: the edition's name; for a variant without a name, its base's name.
        about: what is special about the edition.
        book: the text that the edition is taken from.
        sources: where each field's value comes from.
        prints: how the edition's text states each clause; for the printed editions see
            ``risk_widget.rules.clauses``.
        language: the tag of the language of the printed text; "" if the file does not say.
        invitation: an invitation to play in that language, written in it.
        like: the edition that supplies everything that its own file does not name; "" if the file
            names all.
        changes: the fields of a variant that differ from its base.
        file: the text of the file of an edition that is not one of the printed ones.
        unnamed: whether this is a variant without a name of its own.
    """

    id: str
    base: str
    name: LocalizedText = field(compare=False)
    about: LocalizedText
    book: LocalizedText
    modes: Mapping[str, Mode]
    options: Mapping[str, Option]
    sources: Mapping[str, Source]
    prints: Mapping[str, PrintedClause]
    language: str = ""
    invitation: str = ""
    like: str = ""
    changes: Mapping[str, object] = field(default_factory=lambda: MappingProxyType({}))
    file: str = field(default="", compare=False)
    unnamed: bool = field(default=False, compare=False)

    @property
    def title(self) -> str:
        """The title of the edition, in the current language."""
        title = str(self.name)
        return say("edition-varied", edition=title) if self.unnamed else title

    @property
    def summary(self) -> str:
        """A summary of the edition's special features, in the current language."""
        return str(self.about)

    @property
    def text(self) -> str:
        """The text that the edition is taken from, in the current language."""
        return str(self.book)

    @property
    def printed(self) -> Edition:
        """The original edition of a variant; the edition itself if nothing is changed."""
        return _rebuild(self.base, self.file, None, {}) if self.changes else self

    def rules(self, mode: str, options: Mapping[str, str] | None = None) -> Rules:
        """Return the rules in this mode, with these option values (else the defaults).

        >>> import risk_widget as rw
        >>> rw.load_edition("german").rules("missions").defence_dice
        (1, 2, 3)

        Raises:
            EditionError: the edition has no such mode, option or option value.
        """
        rules = self.mode(mode).rules
        chosen = self.check_options(options)
        return chosen_rules(rules, self.options, chosen) if chosen else rules

    def dice_rule(self, mode: str, options: Mapping[str, str] | None = None) -> DiceRule:
        """Return the dice rule of a game in this mode, with these options (else the defaults).

        >>> import risk_widget as rw
        >>> rw.load_edition("italian").dice_rule("domination").defence_dice(3)
        2

        Raises:
            EditionError: the edition has no such mode, option or option value.
        """
        return dice_rule_of(self.rules(mode, options))

    def mode(self, mode: str) -> Mode:
        """Return the mode with this id. ``EditionError`` names the modes that the edition has.

        >>> import risk_widget as rw
        >>> rw.load_edition("nordic").mode("duel").players
        (2,)
        """
        mode = read(str, mode, "mode")
        if mode not in self.modes:
            about = unknown(mode, self.modes)
            raise EditionError.of("edition-no-mode", **self._has(), **about)
        return self.modes[mode]

    def first_mode(self, players: int) -> str:
        """Find the first mode for this number of players. Raises ``EditionError`` if there is none.

        >>> import risk_widget as rw
        >>> rw.load_edition("nordic").first_mode(2), rw.load_edition("nordic").first_mode(3)
        ('capital', 'missions')
        """
        for mode in self.modes.values():
            if players in mode.players:
                return mode.id
        raise EditionError.of("edition-not-for", **self._has(), players=players)

    def check_players(self, mode: str, players: int) -> None:
        """Raise ``EditionError`` if the mode does not allow this number of players.

        >>> import risk_widget as rw
        >>> rw.load_edition("nordic").check_players("duel", 3)
        Traceback (most recent call last):
            ...
        risk_widget.rules.edition_parts.EditionError: Nordic 2000 has no duel for 3 players; ...
        """
        if players not in self.mode(mode).players:
            raise EditionError.of("edition-no-players", **self._has(), mode=mode, players=players)

    def _has(self) -> JsonObject:
        """Return the values for a message about the edition's modes."""
        return {"edition": self.title, "modes": self.combinations_message()}

    def combinations_message(self) -> Message:
        """Build a message with the modes and their numbers of players.

        >>> import risk_widget as rw
        >>> rw.load_edition("italian").combinations_message().code
        'modes-for-players'
        """
        modes = [
            Message("mode-for-players", {"mode": mode.id, "players": numbers_text(mode.players)})
            for mode in self.modes.values()
        ]
        return Message("modes-for-players", {"modes": modes})

    def combinations(self) -> str:
        """Format the modes with their numbers of players, in words.

        >>> import risk_widget as rw
        >>> rw.load_edition("italian").combinations()
        'domination for 3–6 players, missions for 3–6 players, duel for 2 players'
        """
        return render(self.combinations_message())

    def check_options(self, options: Mapping[str, str] | None) -> dict[str, str]:
        """Fill in the defaults of options not given. Raises ``EditionError`` for an invalid one.

        >>> import risk_widget as rw
        >>> chosen = rw.load_edition("german").check_options({"armies_taken_along": "rested"})
        >>> chosen["armies_taken_along"], chosen["defender_decides"]
        ('rested', 'before')
        """
        chosen = {option.id: option.default for option in self.options.values()}
        given = {} if options is None else read(dict[str, object], options, "options")
        for key, value in given.items():
            if key not in self.options:
                raise EditionError.of(
                    "edition-no-option",
                    edition=self.title,
                    options=list(self.options),
                    **unknown(str(key), self.options),
                )
            values = [choice.value for choice in self.options[key].choices]
            if not isinstance(value, str) or value not in values:
                raise EditionError.of(
                    "option-one-of", option=key, values=values, value=shown(value)
                )
            chosen[key] = str.__str__(value)
        return chosen

    def variant(self, *, name: str | None = None, **fields: object) -> Edition:
        """Make a variant with other values for some fields, in every mode.

        ``name`` is its title. Its id contains the base and the changes, so that ``load_edition``
        can make the variant from the id in a game. A value that the base has in every mode is not
        a change.

        >>> import risk_widget as rw
        >>> house = rw.load_edition("nordic").variant(name="At home", minimum_armies=4)
        >>> house.id, house.rules("missions").minimum_armies
        ('nordic+minimum_armies=4', 4)

        Raises:
            EditionError: an unknown field (with the nearest known one) or an impossible value.
        """
        if name is not None and not _is_text(name):
            raise EditionError.of("variant-name", value=shown(name))
        changes = {**self.changes, **fields}
        try:
            modes = {
                key: replace(mode, rules=mode.rules.varied(changes))
                for key, mode in self.modes.items()
            }
        except SchemaError as error:
            said = error.under(f"{self.title} cannot be varied so")
            raise EditionError.of("as-said", said=said) from error
        rules = next(iter(modes.values())).rules
        changes = {k: getattr(rules, k) for k in changes}
        changes = {k: v for k, v in changes.items() if not _has(self.printed, k, v)}
        suffix = format_changes(changes)
        return replace(
            self,
            id=f"{self.base}+{suffix}" if suffix else self.base,
            name=LocalizedText(name) if name else self.printed.name,
            unnamed=bool(changes) and not name,
            modes=MappingProxyType(modes),
            changes=MappingProxyType(changes),
        )

    def __repr__(self) -> str:
        parts = [self.title, *self._changes(), self.combinations()]
        return f"<Edition {self.id}: {'; '.join(parts)}>"

    def _changes(self) -> list[str]:
        """Describe the changes of a variant in words; empty for other editions."""
        from risk_widget.rules.table import changes_message

        return [render(changes_message(self))] if self.changes else []

    def _repr_html_(self) -> str:
        from risk_widget.rules.table import changed_clauses, rules_table

        changes = changed_clauses(self)._repr_html_() if self.changes else ""
        return lines(
            f"<b>{escape(self.title)}</b> {escape(self.summary)}",
            self.combinations(),
            changes,
            folded(say("edition-rules"), rules_table(self).whole_html()),
            text=(1,),
        )

    def __reduce__(self) -> tuple[object, ...]:
        changes = {k: _plain(v) for k, v in self.changes.items()}
        name = None if self.unnamed else self.title
        return _rebuild, (self.base, self.file, name, changes)


def id_of(edition: str | Edition | None) -> str | None:
    """Return the id of an edition that may be given as an object."""
    return edition.id if isinstance(edition, Edition) else edition


def edition_ids() -> tuple[str, ...]:
    """Return the ids of the printed editions."""
    return BUILT_IN


def load_edition(edition: Text | Edition) -> Edition:
    """Load the edition with this id or in this file (``.toml``); return an ``Edition`` unchanged.

    The file may be given by its path, as text or bytes, or as an open file. The id of a variant of
    a printed edition, such as ``nordic+minimum_armies=4``, makes that variant.

    >>> import risk_widget as rw
    >>> rw.load_edition("czech").title
    'Czech'

    Raises:
        EditionError: there is no such edition (with the nearest known id), or the file is wrong.
    """
    if isinstance(edition, Edition):
        return edition
    if isinstance(edition, str) and edition in BUILT_IN:
        return _built_in(edition)
    base, plus, changes = str(edition).partition("+")
    if plus and base in BUILT_IN:
        return parse_variant(_built_in(base), changes)
    try:
        content = content_of(edition, "edition", ".toml")
    except OSError as error:
        why = str(error.strerror)
        raise EditionError.of("file-not-read", file=str(error.filename), why=why) from error
    except ValueError as error:
        raise EditionError.of("as-said", said=str(error)) from error
    if content is None:
        about = unknown(str(edition), BUILT_IN)
        raise EditionError.of("unknown-edition", known=list(BUILT_IN), **about)
    return parse_edition(content.text, content.name)


def parse_variant(base: Edition, changes: str, title: str | None = None) -> Edition:
    """Make the variant of an edition from the changes in its name.

    Raises:
        EditionError: an unknown field, or a name that is not in the standard form.
    """
    rules = next(iter(base.modes.values())).rules
    variant = base.variant(name=title, **parse_changes(rules, changes))
    name = f"{base.base}+{changes}"
    if variant.id != name:
        raise EditionError.of("variant-written-as", variant=name, written=variant.id)
    return variant


@cache
def _built_in(edition: str) -> Edition:
    return _edition(built_in_contents(edition))


def parse_edition(text: str, name: str) -> Edition:
    """Make the edition described by a file's text; ``name`` is the file's name in error messages.

    Raises:
        EditionError: the file is invalid; the message says why.
    """
    edition = _edition(read_contents(text, name))
    return replace(edition, file=text)


_PLAYED: dict[str, Edition] = {}
"""The editions of games made here, by id; the built-in ones need not be remembered."""
_MOST_PLAYED = 64


def remember_edition(edition: Edition) -> None:
    """Remember an edition by its id, since a game's description contains only the id."""
    if edition.id not in BUILT_IN:
        _PLAYED.pop(edition.id, None)
        _PLAYED[edition.id] = edition
        if len(_PLAYED) > _MOST_PLAYED:
            del _PLAYED[next(iter(_PLAYED))]


def known_edition(edition: str) -> Edition:
    """Return the edition with this id, even if only a game played here has mentioned it.

    Raises:
        EditionError: there is no such edition.
    """
    return _PLAYED.get(edition) or load_edition(edition)


def _edition(contents: Contents) -> Edition:
    return Edition(base=contents.id, **contents._asdict())


@lru_cache(maxsize=8)
def _read_again(file: str, base: str) -> Edition:
    """Parse an edition's file and cache the result, since every clause of a variant asks for it."""
    return parse_edition(file, base)


def _rebuild(base: str, file: str, name: str | None, changes: JsonObject) -> Edition:
    edition = _read_again(file, base) if file else load_edition(base)
    return edition.variant(name=name, **changes) if changes else edition


def _has(edition: Edition, field: str, value: object) -> bool:
    """Whether a field has this value in every mode."""
    return all(getattr(mode.rules, field) == value for mode in edition.modes.values())


def _is_text(name: object) -> bool:
    """Whether a name can be shown and written to a file."""
    if not isinstance(name, str) or not name.strip():
        return False
    return not any("\ud800" <= character <= "\udfff" for character in name)  # lone surrogates


def _plain(value: object) -> object:
    return dict(value) if isinstance(value, Mapping) else value


def numbers_text(players: tuple[int, ...]) -> str:
    """Format numbers of players: "3–6", "2"."""
    first, last = players[0], players[-1]
    return str(first) if first == last else f"{first}–{last}"
