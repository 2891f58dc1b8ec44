"""What a message holds, as Fluent takes it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentInt, FluentNone, FluentType
from fluent.syntax import FluentParser, ast

from risk_widget.messages.catalog import ENGLISH, entries, source
from risk_widget.messages.message import SPEAKING, Message, render_in

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from babel import Locale

    Pattern = Callable[[ResolverEnvironment], Any]


_LONGEST_PART: Final = 2000
"""Fluent refuses a sentence of which a part is longer than 2500 characters."""


def fitting(text: str) -> str:
    """A text, or as much of it as fits into a sentence."""
    return text if len(text) <= _LONGEST_PART else f"{text[:_LONGEST_PART]}…"


class Whole(FluentInt):
    """A whole number: "1000", without a mark in the middle."""

    def format(self, locale: Locale) -> str:  # noqa: ARG002 - as the base class has it
        """The number in digits. Babel would take longer for it than for the whole sentence."""
        try:
            return fitting(int.__repr__(self))
        except ValueError:  # Python writes no number of so many digits
            return "…"


class Inner(FluentType):
    """A message within a message."""

    def __init__(self, message: Message) -> None:
        self.message = message

    def format(self, locale: Locale) -> str:  # noqa: ARG002 - as the base class has it
        """Its sentence, in the language and with the names of the one around it."""
        return fitting(render_in(SPEAKING.get(), self.message))


class Several(FluentType):
    """A list, for functions."""

    def __init__(self, items: Sequence[Any]) -> None:
        self.items = items

    def format(self, locale: Locale) -> str:  # noqa: ARG002 - as the base class has it
        """Its items, joined by "and", where no function asks for something else."""
        return joined([text_of(item) for item in self.items])


@lru_cache(maxsize=1024)
def _whole(number: int) -> Whole:
    # The option counts where a catalog's NUMBER makes a number of another kind of it.
    return Whole(number, useGrouping=False)


def _real(number: float) -> FluentFloat:
    return FluentFloat(number, useGrouping=False)


_WRAP: dict[type, Callable[[Any], Any]] = {
    str: fitting,
    bool: lambda value: "yes" if value else "no",
    int: _whole,
    float: _real,
    Message: Inner,
    tuple: Several,
    list: Several,
    type(None): lambda _: "none",
}


def wrapped(value: Any) -> Any:
    """A parameter as Fluent takes it.

    Raises:
        TypeError: it is nothing that a message may hold.
    """
    wrap = _WRAP.get(type(value))
    if wrap is not None:
        return wrap(value)
    # Kinds of these, such as members of an enumeration.
    if isinstance(value, str):
        return fitting(str(value))
    if isinstance(value, int):
        return _whole(int(value))
    if isinstance(value, float):
        return _real(value)
    if isinstance(value, tuple | list):
        return Several(value)
    raise TypeError(f"a message cannot hold {value!r}")


def text_of(value: Any) -> str:
    """A parameter, wrapped or not, as text."""
    if not isinstance(value, str | FluentType):
        value = wrapped(value)
    if isinstance(value, str):
        return value
    return str(value.format(SPEAKING.get().bundle.locale))


_PLAIN: Final = ("comma", "semicolon", "space", "then")
"""Ways to put things in a row without a word before the last one."""


def joined(texts: Sequence[str], kind: str = "and") -> str:
    """Join texts as the language does it, by "and" or "or"."""
    if len(texts) < 2:
        return "".join(texts)
    bundle = SPEAKING.get().bundle
    _, comma, _ = bundle.joints(f"list-{kind}" if kind in _PLAIN else "list-comma")
    before, between, after = bundle.joints(f"list-{kind}")
    return fitting(f"{before}{comma.join(texts[:-1])}{between}{texts[-1]}{after}")


WILD: Final = "wild"
"""How the ids of wild cards begin."""


# ---- one name ------------------------------------------------------------------------------------


def territory(place: Any, *, case: str = "") -> str:
    """What a territory is called."""
    return _word("territory", _id(place), case) or _named("territories", _id(place), case)


def continent(place: Any, *, case: str = "") -> str:
    """What a continent is called."""
    return _word("continent", _id(place), case) or _named("continents", _id(place), case)


def seat(who: Any, *, case: str = "") -> str:
    """What a seat is called: by its player's name, or by its colour."""
    if _id(who) in SPEAKING.get().names.seats:
        return _named("seats", _id(who), case)
    return _word("seat", _id(who), case, english=True) or _id(who)


def symbol(which: Any, *, case: str = "") -> str:
    """What the symbol on a card is called: by the edition, or by the catalog."""
    if _id(which) in SPEAKING.get().names.symbols:
        return _named("symbols", _id(which), case)
    return _word("symbol", _id(which), case, english=True) or _id(which)


def piece(which: Any, *, case: str = "") -> str:
    """What a piece that stands for armies is called; an edition may name others than these."""
    return _word("piece", text_of(which), case, english=True) or text_of(which)


def colour(which: Any, *, case: str = "") -> str:
    """What a colour of dice is called; an edition may name others than these."""
    return _word("colour", text_of(which), case, english=True) or text_of(which)


def phase(which: Any, *, case: str = "") -> str:
    """What a phase is called."""
    return _word("phase", _id(which), case, english=True) or _id(which)


def card(which: Any, *, case: str = "") -> str:
    """A card as its owner reads it: "Brazil (artillery)" or "a wild card"."""
    shown = _id(which)
    on_it = SPEAKING.get().names.cards.get(shown)
    if shown.partition("-")[0] == WILD:
        code = "card-wild"
    elif on_it is None:
        code = "card-unknown"
    else:
        code = "card-territory"
    params = {"territory": shown, "symbol": on_it}
    return _form(code, case, params, english=True) or shown


def gender(of: Any) -> str:
    """The grammatical gender of a name, for a selector; "" where the catalog tells none."""
    bundle, names = SPEAKING.get()
    named = _id(of)
    for kind, chosen in _KINDS.items():
        name = getattr(names, chosen).get(named)
        if isinstance(name, Message):
            found = bundle.text(f"{name.code}.gender", name.params)
        elif name is not None and chosen in _CHOSEN:
            continue
        else:
            found = bundle.text(f"{kind}-{named}.gender", {})
        if found:
            return found
    return ""


_KINDS: Final = {
    "seat": "seats",
    "territory": "territories",
    "continent": "continents",
    "symbol": "symbols",
}
_CHOSEN: Final = ("seats", "symbols")
"""Names that come before the catalog's words, which say nothing of them then."""


# ---- several -------------------------------------------------------------------------------------


def listed(items: Any, *, kind: str = "and") -> str:
    """Messages and texts in a row: "a, b and c", or with `kind: "or"`."""
    return joined([text_of(item) for item in _items(items)], kind)


def _each(name: Callable[..., str]) -> Callable[..., str]:
    def names(items: Any, *, kind: str = "and", case: str = "") -> str:
        return joined([name(wrapped(item), case=case) for item in _items(items)], kind)

    return names


def number_of(items: Any) -> Any:
    """How many there are in a list, for a selector."""
    return wrapped(len(_items(items)))


# ---- at the start of a sentence ------------------------------------------------------------------


def capitalised(what: Any) -> str:
    """A text with its first letter as at the start of a sentence."""
    text = text_of(what)
    return text[:1].upper() + text[1:]


def uncapitalised(what: Any) -> str:
    """A text with its first letter as in the middle of a sentence."""
    text = text_of(what)
    return text[:1].lower() + text[1:]


FUNCTIONS: Final[Mapping[str, Callable[..., Any]]] = {
    "TERRITORY": territory,
    "TERRITORIES": _each(territory),
    "CONTINENT": continent,
    "CONTINENTS": _each(continent),
    "SEAT": seat,
    "SEATS": _each(seat),
    "SYMBOL": symbol,
    "SYMBOLS": _each(symbol),
    "CARD": card,
    "CARDS": _each(card),
    "PHASE": phase,
    "PHASES": _each(phase),
    "LIST": listed,
    "NUMBER_OF": number_of,
    "GENDER": gender,
    "CAPITALISED": capitalised,
    "UNCAPITALISED": uncapitalised,
    "PIECE": piece,
    "COLOUR": colour,
}


# ---- looking up ----------------------------------------------------------------------------------


def _id(value: Any) -> str:
    if isinstance(value, FluentNone):
        raise TypeError(f"there is no ${value.name}")
    if isinstance(value, Several):
        raise TypeError("a function for one thing got a list")
    return text_of(value)


def _items(value: Any) -> Sequence[Any]:
    if not isinstance(value, Several):
        raise TypeError("a function for lists got something else")
    return value.items


def _word(kind: str, name: str, case: str, *, english: bool = False) -> str | None:
    """The catalog's word for an id, in a case if it has it."""
    return _form(f"{kind}-{name}", case, {}, english=english)


def _named(kind: str, name: str, case: str) -> str:
    """The name that board, edition or player gave; the id itself where there is none."""
    found = getattr(SPEAKING.get().names, kind).get(name, name)
    if isinstance(found, Message):
        return _form(found.code, case, found.params, english=True) or name
    return str(found)


def _form(code: str, case: str, params: Mapping[str, Any], *, english: bool) -> str | None:
    bundle = SPEAKING.get().bundle
    found = bundle.text(f"{code}.{case}", params) if case else None
    if found is None:
        found = bundle.text(code, params)
    if found is None and english and bundle.english is not None:
        return bundle.english.text(code, params)
    return found


def bundle_of(language: str) -> Bundle:
    """The messages of a language, read once.

    Raises:
        KeyError: it has no catalog.
    """
    return _bundle(language, source(language), source(ENGLISH))


@lru_cache(maxsize=16)
def _bundle(language: str, text: str, english: str) -> Bundle:
    return Bundle(
        language, text, None if language == ENGLISH else _bundle(ENGLISH, english, english)
    )


class Parsed(dict[str, ast.Message | ast.Term]):
    """Messages or terms of a catalog, each parsed when it is asked for."""

    def __init__(self, sources: Mapping[str, str]) -> None:
        super().__init__()
        self._sources = sources

    def __contains__(self, name: object) -> bool:
        return name in self._sources

    def __missing__(self, name: str) -> ast.Message | ast.Term:
        entry = FluentParser(with_spans=False).parse_entry(self._sources[name])
        if not isinstance(entry, ast.Message | ast.Term):
            raise KeyError(name)  # what cannot be read
        self[name] = entry
        return entry


class Bundle(FluentBundle):
    """A language's messages, and behind them the English ones.

    Fluent's own ``format_pattern`` makes numbers of its own type of all that count, and these ask
    Babel how they are written, which takes longer than all the rest of a sentence.
    """

    def __init__(self, language: str, text: str, english: Bundle | None = None) -> None:
        # A language that Babel does not know, such as those of the tests, has English plurals.
        super().__init__([language, ENGLISH], functions=dict(FUNCTIONS), use_isolating=False)
        sources = entries(text)
        self._messages = Parsed({name: sources[name] for name in sources if name[0] != "-"})
        self._terms = Parsed({name[1:]: sources[name] for name in sources if name[0] == "-"})
        # Numbers are small and come again, and the rule takes a while.
        self._plural_form = lru_cache(maxsize=1024, typed=True)(self._plural_form)
        self.language = language
        self.english = english
        self._patterns: dict[str, Pattern | None] = {}
        self._joints: dict[str, tuple[str, str, str]] = {}

    @property
    def locale(self) -> Locale:
        """How the language writes numbers."""
        return self._babel_locale

    def pattern(self, code: str) -> Pattern | None:
        """The pattern of a message, or of an attribute of one, or None where there is none."""
        try:
            return self._patterns[code]
        except KeyError:
            found = self._patterns[code] = self._find(code)
            return found

    def _find(self, code: str) -> Pattern | None:
        name, _, attribute = code.partition(".")
        try:
            message = self.get_message(name)
        except LookupError:
            return None
        return message.attributes.get(attribute) if attribute else message.value

    def format_pattern(
        self, pattern: Pattern, args: Mapping[str, Any] | None = None
    ) -> tuple[Any, list[Exception]]:
        """A pattern's text, and what went wrong."""
        errors: list[Exception] = []
        params = {name: wrapped(value) for name, value in args.items()} if args else {}
        environment = ResolverEnvironment(
            context=self, current=CurrentEnvironment(args=params), errors=errors
        )
        return pattern(environment), errors

    def text(self, code: str, params: Mapping[str, Any]) -> str | None:
        """A message's text, or None where there is no such message.

        Raises:
            Exception: whatever makes the pattern fail.
        """
        pattern = self.pattern(code)
        if pattern is None:
            return None
        text, errors = self.format_pattern(pattern, params)
        if errors:
            raise errors[0]
        return str(text)

    def joints(self, code: str) -> tuple[str, str, str]:
        """What a message that joins `$most` and `$last` puts before, between and after them."""
        if code not in self._joints:
            text = self.text(code, {"most": "\0", "last": "\1"})
            if text is None:
                if self.english is None:
                    raise LookupError(f"there is no message {code}")
                return self.english.joints(code)
            before, _, rest = text.partition("\0")
            between, _, after = rest.partition("\1")
            self._joints[code] = before, between, after
        return self._joints[code]
