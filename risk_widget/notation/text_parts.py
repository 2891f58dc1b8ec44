"""The text forms of parts of positions and records, such as actions, and their errors.

An action is written in words: ``attack brazil>peru 3``, ``trade alaska peru wild-1``, ``end``.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final
from urllib.parse import quote, unquote

from risk_widget.engine.actions import (
    MOST_DIGITS,
    Attack,
    ChooseCapital,
    Claim,
    Defend,
    EndPhase,
    Fortify,
    Occupy,
    Place,
    Trade,
)
from risk_widget.engine.codes import NOBODY
from risk_widget.engine.explain import IncomeItem
from risk_widget.messages import Message, MessageError, render
from risk_widget.messages.place_ids import unknown_place
from risk_widget.reading.schema import SchemaError, read
from risk_widget.reading.spelling import shown, unknown
from risk_widget.rules.edition import BUILT_IN, EditionError, load_edition, parse_variant

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path
    from typing import Self

    from risk_widget.engine.actions import Action
    from risk_widget.engine.config import GameConfig
    from risk_widget.messages import Names
    from risk_widget.reading.schema import Problem
    from risk_widget.rules.edition import Edition


MALFORMED_RECORD: Final = "record.malformed"
"""The id in place of a clause for a line that cannot be part of a record."""


class PositionError(MessageError):
    """The error raised when a position text cannot be read, or its position is impossible.

    ``field`` names the part of the text; ``message`` is a sentence about the error.
    """

    def __init__(self, field: str, content: Message, names: Names | None = None) -> None:
        super().__init__(content, names)
        self.field = field

    @classmethod
    def about(cls, field: str, code: str, /, **params: object) -> Self:
        """Build the error for a field from its message in the catalog."""
        return cls(field, Message(code, params))

    def __str__(self) -> str:
        return render(Message.of("position-error", field=self.field, why=self.part))


class RecordError(MessageError):
    """The error raised when a record is damaged, or contains something illegal.

    ``line`` is the number of the line in the text, counting from 1; ``rule`` is a clause id, or
    ``record.malformed`` for a line that cannot be read; ``message`` is a sentence about the error.
    """

    def __init__(self, line: int, rule: str, content: Message, names: Names | None = None) -> None:
        super().__init__(content, names)
        self.line = line
        self.rule = rule

    @classmethod
    def malformed(cls, line: int, code: str, /, **params: object) -> Self:
        """Build the error for an unreadable line from its message in the catalog."""
        return cls(line, MALFORMED_RECORD, Message(code, params))

    def __str__(self) -> str:
        about = Message.of("record-error", line=self.line, why=self.part, rule=self.rule)
        return render(about)


class LineError(MessageError):
    """An error in a line; the caller adds the line's number."""

    def __init__(self, rule: str, content: Message, names: Names | None = None) -> None:
        super().__init__(content, names)
        self.rule = rule

    @classmethod
    def under(cls, rule: str, code: str, /, **params: object) -> Self:
        """Build the error for a broken clause from its message in the catalog."""
        return cls(rule, Message(code, params))

    @classmethod
    def malformed(cls, code: str, /, **params: object) -> Self:
        """Build the error for an unreadable line from its message in the catalog."""
        return cls(MALFORMED_RECORD, Message(code, params))


MOST: Final = f"10^{MOST_DIGITS}"


def whole(text: str) -> int | None:
    """Parse a number from 0 to ``MOST``, or return None.

    >>> from risk_widget.notation.text_parts import whole
    >>> whole("7210"), whole("-1"), whole("9" * 2001)
    (7210, None, None)
    """
    if len(text) > MOST_DIGITS or not (text.isdecimal() and text.isascii()):
        return None
    return int(text)


SEAT_LETTERS: Final = {
    "red": "r",
    "blue": "b",
    "green": "g",
    "yellow": "y",
    "black": "k",
    "purple": "p",
}
THIRD_LETTER: Final = "t"
FREE: Final = "-"


def owner_letters(config: GameConfig) -> dict[int, str]:
    """Map each owner in the game to its letter."""
    letters = {number: SEAT_LETTERS[seat] for number, seat in enumerate(config.seats)}
    if config.has_third:
        letters[config.third] = THIRD_LETTER
    letters[NOBODY] = FREE
    return letters


class Letters:
    """Owners by letter, with errors that name the known letters."""

    __slots__ = ("_owners", "_seats")

    def __init__(self, config: GameConfig) -> None:
        letters = owner_letters(config)
        self._owners: Mapping[str, int] = {letter: owner for owner, letter in letters.items()}
        self._seats = {letters[seat]: seat for seat in range(config.players)}

    def seat(self, field: str, letter: str) -> int:
        """Return the seat that a letter stands for. Raises ``PositionError``."""
        if letter not in self._seats:
            known = list(self._seats)
            code = "text-no-seat" if letter else "text-seat-missing"
            raise PositionError.about(field, code, letter=letter[:60], known=known)
        return self._seats[letter]

    def owner(self, field: str, letter: str) -> int:
        """Return the seat or third army that a letter stands for. Raises ``PositionError``."""
        if letter not in self._owners:
            known = list(self._owners)
            raise PositionError.about(field, "text-no-owner", letter=letter, known=known)
        return self._owners[letter]


SPECTATOR: Final = "spectator"
"""The viewer who sees no secrets."""

_NOBODY_IN_PLAY = -1


class Viewer:
    """The reader of a text; ``name`` is "" for a reader who sees everything."""

    __slots__ = ("_seat", "name")

    def __init__(self, config: GameConfig, name: str | None) -> None:
        name = None if name is None else read(str, name, "seat")
        self.name: str = name or ""
        if name is None:
            self._seat = None
        elif name == SPECTATOR:
            self._seat = _NOBODY_IN_PLAY
        else:
            self._seat = config.seat_number(name)

    def sees(self, seat: int) -> bool:
        """Whether the secrets of this seat are shown (``info.secret``)."""
        return self._seat is None or self._seat == seat

    @property
    def sees_all(self) -> bool:
        """Whether everything is shown, including the order of the deck."""
        return self._seat is None


NOT_KNOWN: Final = "?"
"""The mark for parts that the reader may not see, or that are unknown."""

_PLAIN = "+=,:/"


def edition_name(edition: Edition) -> str:
    """Write the edition's id as one word."""
    return quote(edition.id, safe=_PLAIN)


def find_edition(
    name: str, source: str | Path | Edition | None = None, title: str | None = None
) -> Edition:
    """Find an edition by name; ``source`` and ``title`` are those of one that is not built in.

    Raises:
        EditionError: the name is unknown, or a variant changes a field that does not exist.
    """
    edition_id = unquote(name)
    base_id, plus, changes = edition_id.partition("+")
    if source is not None:
        base = load_edition(source)
        if base.id == edition_id:
            return base
        if base.base != base_id:
            raise EditionError.of("text-of-edition", text=edition_id, edition=base.id)
    else:
        base = _built_in(base_id)
    try:
        return parse_variant(base, changes, title) if plus else base
    except EditionError as error:
        if isinstance(error.__cause__, SchemaError):
            raise EditionError(_told(error.__cause__.problems[0])) from error
        raise


def _told(problem: Problem) -> Message:
    """Shorten the error of a variant for players; only authors of files need the details."""
    if problem.fault == "key":
        return Message("unknown-field", unknown(str(problem.value), map(str, problem.allowed)))
    about = {"field": ".".join(problem.path), "value": shown(problem.value)}
    return Message("field-impossible", about)


def _built_in(name: str) -> Edition:
    if name not in BUILT_IN:
        raise EditionError.of("edition-needed", edition=name, known=list(BUILT_IN))
    return load_edition(name)


_UNKNOWN = re.compile(r"\?([1-9][0-9]{0,2})?")


def count_unknown(count: int) -> str:
    """Write a number of hidden cards as text."""
    return f"{NOT_KNOWN}{count}" if count else ""


def cards_text(config: GameConfig, cards: Sequence[int]) -> str:
    """Write cards in order as text; a run of hidden cards becomes their number."""
    hidden = config.unknown_card
    if hidden not in cards:
        return "+".join([config.card_ids[card] for card in cards])
    parts = []
    run = 0
    for card in cards:
        if card == hidden:
            run += 1
            continue
        if run:
            parts.append(count_unknown(run))
            run = 0
        parts.append(config.card_ids[card])
    if run:
        parts.append(count_unknown(run))
    return "+".join(parts)


def deck_text(config: GameConfig, cards: Sequence[int], viewer: Viewer) -> str:
    """Write the deck as text, its next card first, showing only what the viewer may see."""
    return cards_text(config, cards) if viewer.sees_all else count_unknown(len(cards))


def parse_cards(config: GameConfig, field: str, text: str) -> tuple[int, ...]:
    """Parse the cards of a text. Raises ``PositionError`` for an unknown card."""
    cards: list[int] = []
    for part in text.split("+") if text else ():
        number = config.card_index.get(part)
        if number is not None:
            cards.append(number)
            continue
        counted = _UNKNOWN.fullmatch(part)
        if not part:
            raise PositionError.about(field, "text-card-missing")
        if counted is None:
            raise PositionError.about(field, "unknown-card", **unknown(part, config.card_index))
        cards += [config.unknown_card] * int(counted[1] or 1)
    return tuple(cards)


_FIELD = "income"
_KINDS = ("territories", "continent", "set", "card", "given")


def income_text(items: tuple[IncomeItem, ...]) -> str:
    """Write the items of an income as text, each with its subject."""
    return ",".join([f"{_kind(item)}:{item.armies}" for item in items])


def _kind(item: IncomeItem) -> str:
    kind = "given" if item.kind == "unexplained" else item.kind
    return kind if item.subject is None else f"{kind}.{item.subject}"


def parse_income(config: GameConfig, text: str) -> tuple[IncomeItem, ...]:
    """Parse the items of an income. Raises ``PositionError``."""
    return tuple(_item(config, part) for part in text.split(","))


def _item(config: GameConfig, part: str) -> IncomeItem:
    label, _, number = part.partition(":")
    kind, _, about = label.partition(".")
    armies, held = whole(number), whole(about)
    if armies is None:
        like = "territories.12:4"
        raise PositionError.about(_FIELD, "text-no-armies", part=part[:60], most=MOST, like=like)
    if kind == "territories" and held is not None:
        return IncomeItem("territories", held, armies)
    if kind in ("continent", "card") and not about:
        places = {"continent": config.continents[0].id, "card": config.ids[0]}
        like = f"{kind}.{places[kind]}:2"
        raise PositionError.about(_FIELD, "text-part", part=part[:60], like=like)
    if kind == "continent":
        known = [continent.id for continent in config.continents]
        if about not in known:
            raise PositionError.about(_FIELD, "text-no-continent", **unknown(about, known))
        return IncomeItem("continent", about, armies)
    if kind == "card":
        if about not in config.index:
            why = unknown_place(about, config.names)
            raise PositionError.about(_FIELD, "unknown-territory", **why)
        return IncomeItem("card", about, armies)
    if kind == "set" and not about:
        return IncomeItem("set", None, armies)
    if kind == "given" and not about:
        return IncomeItem("unexplained", None, armies)
    raise PositionError.about(_FIELD, "text-none-of", part=part[:60], known=_KINDS)


class ActionTextError(MessageError):
    """An error in the words of an action; the message is a sentence."""


def action_text(action: Action) -> str:
    """Write an action in words."""
    return _WRITERS[type(action)](action)


def parse_action_text(text: str) -> Action:
    """Parse an action in words. Raises ``ActionTextError``.

    The game, not this function, checks whether territories and cards exist.

    >>> from risk_widget.notation.text_parts import parse_action_text
    >>> parse_action_text("attack brazil>peru 3")
    Attack(source='brazil', target='peru', armies=3, dice=None)
    """
    return action_of(text.split())


def action_of(words: Sequence[str]) -> Action:
    """Parse an action from a list of words. Raises ``ActionTextError``."""
    if not words:
        raise ActionTextError.of("words-missing", actions=list(_READERS))
    reader = _READERS.get(words[0])
    if reader is None:
        raise ActionTextError.of("words-no-action", **unknown(words[0], _READERS))
    return reader(words)


# -- writing


def _attack_text(action: Attack) -> str:
    text = f"attack {action.source}>{action.target} {action.armies}"
    return text if action.dice is None else f"{text} dice {action.dice}"


def _trade_text(action: Trade) -> str:
    text = f"trade {' '.join(action.cards)}"
    return text if action.bonus is None else f"{text} bonus {action.bonus}"


_WRITERS: dict[type[Action], Callable[..., str]] = {
    Claim: lambda a: f"claim {a.territory}",
    Place: lambda a: f"place {a.territory} {a.armies}",
    ChooseCapital: lambda a: f"capital {a.territory}",
    Trade: _trade_text,
    Attack: _attack_text,
    Defend: lambda a: f"defend {a.dice}",
    Occupy: lambda a: f"occupy {a.armies}",
    Fortify: lambda a: f"fortify {a.source}>{a.target} {a.armies}",
    EndPhase: lambda _: "end",
}


# -- reading


_SMALL: Final = {str(number): number for number in range(100)}


def _number(word: str) -> int:
    number = _SMALL.get(word)
    if number is None:
        number = whole(word)
    if number is None:
        raise ActionTextError.of("text-number", number=word[:40], most=MOST)
    return number


def _shape(words: Sequence[str], *counts: int) -> None:
    if len(words) not in counts:
        wrong = " ".join(words)[:80]
        raise ActionTextError.of("words-other", like=_like(words[0]), words=wrong)


def _border(word: str, action: str) -> tuple[str, str]:
    source, arrow, target = word.partition(">")
    if not (source and arrow and target):
        raise ActionTextError.of("words-border", word=word[:60], like=_like(action))
    return source, target


def _like(action: str) -> Message:
    """Build a message with an example of the action in words."""
    return Message.of("words-of-action", action=action)


def _claim(words: Sequence[str]) -> Action:
    _shape(words, 2)
    return Claim(words[1])


def _place(words: Sequence[str]) -> Action:
    if len(words) != 3:
        _shape(words)
    return Place(words[1], _number(words[2]))


def _capital(words: Sequence[str]) -> Action:
    _shape(words, 2)
    return ChooseCapital(words[1])


def _trade(words: Sequence[str]) -> Action:
    _shape(words, 4, 6)
    cards = tuple(words[1:4])
    if len(words) == 4:
        return Trade(cards)
    if words[4] != "bonus":
        _shape(words)
    return Trade(cards, words[5])


def _attack(words: Sequence[str]) -> Action:
    if len(words) == 3:
        return Attack(*_border(words[1], "attack"), _number(words[2]))
    _shape(words, 5)
    if words[3] != "dice":
        _shape(words)
    return Attack(*_border(words[1], "attack"), _number(words[2]), _number(words[4]))


def _defend(words: Sequence[str]) -> Action:
    _shape(words, 2)
    return Defend(_number(words[1]))


def _occupy(words: Sequence[str]) -> Action:
    _shape(words, 2)
    return Occupy(_number(words[1]))


def _fortify(words: Sequence[str]) -> Action:
    _shape(words, 3)
    source, target = _border(words[1], "fortify")
    return Fortify(source, target, _number(words[2]))


def _end(words: Sequence[str]) -> Action:
    _shape(words, 1)
    return EndPhase()


_READERS: dict[str, Callable[[Sequence[str]], Action]] = {
    "claim": _claim,
    "place": _place,
    "capital": _capital,
    "trade": _trade,
    "attack": _attack,
    "defend": _defend,
    "occupy": _occupy,
    "fortify": _fortify,
    "end": _end,
}
