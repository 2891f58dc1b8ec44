"""The parts of an edition, and the names of its variants.

``nordic+minimum_armies=4,movement=unsplit`` names every change.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, Protocol, TypeAlias

from risk_widget.messages.long_texts import Words, words
from risk_widget.schema import Key, Made, Problem, SchemaError, word

if TYPE_CHECKING:
    from risk_widget.json_types import JsonObject, JsonView
    from risk_widget.messages import Message
    from risk_widget.rules.fields import Rules


_DIGITS: Final = 9


def format_changes(changes: JsonView) -> str:
    """The changes of a variant in the form of its name, in alphabetical order."""
    return ",".join(f"{field}={format_value(value)}" for field, value in sorted(changes.items()))


def format_value(value: object) -> str:
    """A value in the form that the name of a variant uses."""
    if isinstance(value, tuple):
        return "/".join(format_value(v) for v in value)
    if isinstance(value, Mapping):
        return "/".join(f"{k}:{v}" for k, v in value.items())
    return str(value)


def parse_changes(rules: Rules, text: str) -> JsonObject:
    """The changes in the name of a variant; `rules` are those of a mode of the printed edition."""
    changes = {}
    for part in text.split(","):
        field, _, value = part.partition("=")
        changes[field] = _parse_value(rules, field, value)
    return changes


def _parse_value(rules: Rules, field: str, text: str) -> object:
    """A field's value from its text, of the same type as the value in the printed edition."""
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


FileMark = Literal["printed", "silent", "reading"]
"""How a file may say that a rule is known: printed in the text, not in it at all, or a reading of
unclear print."""

Mark = Literal["printed", "silent", "reading", "house"]
"""How a rule is known: as a file says, or as a rule of the house, which a variant has."""

NO_WORDS: Final = Words("")
Said: TypeAlias = Annotated[Words, Made(str, words)]
"""A text of a file of the package, which other languages have too, or of any other file."""


@dataclass(frozen=True, slots=True)
class Source:
    """The clause that a field's value belongs to, and the mark of the value."""

    clause: str
    mark: FileMark


@dataclass(frozen=True, slots=True)
class Print:
    """The form of a clause in an edition's text.

    Attributes:
        where: the place in the text: a page, a section, a heading.
        taken_from: the edition that the value comes from if the text is silent; "" is common play,
            "others" all the other editions.
        remark: what is particular about the print.
    """

    mark: FileMark
    where: str = ""
    taken_from: Annotated[str, Key("from")] = ""
    remark: Annotated[Said, Key("note")] = NO_WORDS

    @property
    def note(self) -> str:
        """A note on anything particular about the print, in the current language."""
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
    mark: FileMark
    rules: Rules
    sources: Mapping[str, Source]

    def __post_init__(self) -> None:
        """Raise ``SchemaError`` if the rules lack values for one of the numbers of players."""
        fields = ["starting_armies"] + ["capitals_needed"] * (self.rules.goal == "capitals")
        problems = [
            Problem(f"has no number for {players} players", (field,))
            for field in fields
            for players in self.players
            if players not in getattr(self.rules, field)
        ]
        if problems:
            raise SchemaError(problems)

    @property
    def title(self) -> str:
        """The title of the mode, in the current language."""
        return str(self.name)

    @property
    def summary(self) -> str:
        """A summary of the mode, in the current language."""
        return str(self.about)


@dataclass(frozen=True, slots=True)
class OptionChoice:
    """One value of an option, its label, and the fields of the rules that it changes."""

    value: str
    words: Annotated[Said, Key("label")]
    fields: Mapping[str, Any] = field(default_factory=dict)

    @property
    def label(self) -> str:
        """The label of the choice, in the current language."""
        return str(self.words)


@dataclass(frozen=True, slots=True)
class Option:
    """A rule that the players settle before the game.

    Attributes:
        written: whether texts of positions name its default, too. Of most options they do not, so
            that a new one changes no text of a game that does without.
    """

    name: Annotated[Said, Key("title")]
    clause: str
    mark: FileMark
    default: str
    choices: tuple[OptionChoice, ...]
    written: bool = False
    id: str = ""

    def __post_init__(self) -> None:
        word(self.default, "default", [choice.value for choice in self.choices])

    def choice(self, value: str) -> OptionChoice:
        """The choice with this value."""
        return next(choice for choice in self.choices if choice.value == value)

    @property
    def title(self) -> str:
        """The title of the option, in the current language."""
        return str(self.name)


def chosen_rules(rules: Rules, options: Mapping[str, Option], chosen: Mapping[str, str]) -> Rules:
    """The rules of a mode with these choices."""
    fields: dict[str, Any] = {}
    for name, option in options.items():
        fields |= option.choice(chosen.get(name, option.default)).fields
    return rules.varied(fields) if fields else rules


class EditionLike(Protocol):
    """An edition as clauses use it; `Edition` itself is in a layer above them."""

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
    def changes(self) -> JsonView: ...
    @property
    def printed(self) -> EditionLike: ...

    def mode(self, mode: str) -> Mode:
        """The mode with this id."""

    def combinations_message(self) -> Message:
        """The modes with their numbers of players."""
