"""Variants by name: ``nordic+minimum_armies=4,movement=unsplit`` says all that it changes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol

from risk_widget.messages.long_texts import Words, words
from risk_widget.rules.fields import EditionError
from risk_widget.spelling import shown, unknown

if TYPE_CHECKING:
    from risk_widget.messages import Message
    from risk_widget.rules.fields import Rules


_DIGITS: Final = 9


def format_changes(changes: Mapping[str, Any]) -> str:
    """The changes of a variant as its name has them, in the order of the alphabet."""
    return ",".join(f"{field}={format_value(value)}" for field, value in sorted(changes.items()))


def format_value(value: Any) -> str:
    """A value as the name of a variant has it."""
    if isinstance(value, tuple):
        return "/".join(format_value(v) for v in value)
    if isinstance(value, Mapping):
        return "/".join(f"{k}:{v}" for k, v in value.items())
    return str(value)


def parse_changes(rules: Rules, text: str) -> dict[str, Any]:
    """The changes in the name of a variant; `rules` are those of a mode of the printed edition."""
    changes = {}
    for part in text.split(","):
        field, _, value = part.partition("=")
        changes[field] = _parse_value(rules, field, value)
    return changes


def _parse_value(rules: Rules, field: str, text: str) -> Any:
    """A field's value from its text; its kind is that of the value in the printed edition."""
    printed = getattr(rules, field, None)
    if isinstance(printed, bool):
        return text == "True"
    if field == "pieces":
        words = text.split("/")
        return [[piece, _parse_word(armies)] for piece, armies in zip(words[::2], words[1::2])]  # noqa: B905
    if isinstance(printed, tuple):
        return [_parse_word(part) for part in text.split("/")] if text else []
    if isinstance(printed, Mapping):
        pairs = [part.partition(":") for part in text.split("/")] if text else []
        return {_parse_word(key): _parse_word(value) for key, _, value in pairs}
    return _parse_word(text)


def _parse_word(text: str) -> int | str:
    return int(text) if text.isdecimal() and len(text) <= _DIGITS else text


# ruff: noqa: D102 - attributes of EditionLike are those of an edition


Mark = Literal["printed", "silent", "reading", "house"]
"""How a rule is known: printed in the text, not in it at all, a reading of unclear print, or a rule
of the house, which a variant has."""

MARKS: Final[tuple[Mark, ...]] = ("printed", "silent", "reading")
"""Those that the file of an edition may have."""

HOUSE: Final[Mark] = "house"
"""That of a clause which a variant has instead of the edition's."""

NO_WORDS: Final = Words("")
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
        taken_from: the edition that the value comes from if the text is silent; "" is common play,
            "others" all the other editions.
        remark: what is particular about the print.
    """

    mark: Mark
    where: str = ""
    taken_from: str = ""
    remark: Words = NO_WORDS

    @property
    def note(self) -> str:
        """What is particular about the print, in the language that is chosen now."""
        return str(self.remark)


@dataclass(frozen=True, slots=True)
class Mode:
    """One way to play an edition; ``rules`` are all its values.

    ``sources`` tells where those come from that are not those of the other modes.
    """

    id: str
    name: Words
    about: Words
    players: tuple[int, ...]
    mark: Mark
    rules: Rules
    sources: Mapping[str, Source]

    @property
    def title(self) -> str:
        """What it is called, in the language that is chosen now."""
        return str(self.name)

    @property
    def summary(self) -> str:
        """What it is about, in the language that is chosen now."""
        return str(self.about)


@dataclass(frozen=True, slots=True)
class OptionChoice:
    """One value of an option, and the words to offer it with."""

    value: str
    words: Words

    @property
    def label(self) -> str:
        """The words to offer it with, in the language that is chosen now."""
        return str(self.words)


@dataclass(frozen=True, slots=True)
class Option:
    """A rule that the players settle before the game."""

    id: str
    name: Words
    clause: str
    mark: Mark
    default: str
    choices: tuple[OptionChoice, ...]

    @property
    def title(self) -> str:
        """What is settled, in the language that is chosen now."""
        return str(self.name)


def read_mark(mark: str) -> Mark:
    """The mark of this name. Raises ``EditionError``."""
    for known in MARKS:
        if mark == known:
            return known
    raise EditionError.of("mark-one-of", known=list(MARKS), value=shown(mark))


def read_prints(table: Mapping[str, Mapping[str, str]]) -> dict[str, Print]:
    """Entries with mark, where, from and note, by the clause that they are about."""
    found = {}
    for clause, entry in table.items():
        for name in entry:
            if name not in _PRINT:
                raise EditionError.of("clause-no-key", clause=clause, **unknown(name, _PRINT))
        found[clause] = Print(
            mark=read_mark(entry["mark"]),
            where=entry.get("where", ""),
            taken_from=entry.get("from", ""),
            remark=words(entry.get("note", "")),
        )
    return found


class EditionLike(Protocol):
    """What clauses ask of an edition; `Edition` lies above them, since it shows itself by them."""

    @property
    def id(self) -> str: ...
    @property
    def base(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def summary(self) -> str: ...
    @property
    def like(self) -> str: ...
    @property
    def modes(self) -> Mapping[str, Mode]: ...
    @property
    def options(self) -> Mapping[str, Option]: ...
    @property
    def sources(self) -> Mapping[str, Source]: ...
    @property
    def prints(self) -> Mapping[str, Print]: ...
    @property
    def changes(self) -> Mapping[str, Any]: ...
    @property
    def printed(self) -> EditionLike: ...

    def mode(self, mode: str) -> Mode:
        """The mode of this id."""

    def combinations_message(self) -> Message:
        """The modes with their numbers of players."""
