"""The wording of messages by a language's Fluent catalog, and the functions it may call."""

from __future__ import annotations

from contextvars import ContextVar
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from unicodedata import normalize

from babel import Locale, UnknownLocaleError
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentInt, FluentNone, FluentType
from fluent.syntax.visitor import Visitor

from risk_widget.messages.catalog import ENGLISH, CatalogError, Message, bare, entries, note, source
from risk_widget.reading.clean_names import isolated

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from fluent.runtime.resolver import Pattern
    from fluent.syntax import ast

    from risk_widget.messages.catalog import Names


class RenderContext(NamedTuple):
    """The language and the names used for a sentence."""

    bundle: Bundle
    names: Names


render_context: ContextVar[RenderContext] = ContextVar("render_context")
"""The context of the current sentence, since Fluent passes a function only its arguments."""


def sentence(message: Message, names: Names, language: str) -> str:
    """Render a message in a language; failing that, in English; failing that, as its bare id.

    Raises:
        KeyError: the language has no catalog.
    """
    return _sentence(message, RenderContext(bundle_of(language), names))


def _sentence(message: Message, context: RenderContext) -> str:
    before = render_context.set(context)
    try:
        text = _attempt(context.bundle, message)
    finally:
        render_context.reset(before)
    if text is not None:
        return text
    english = context.bundle.english
    return (
        bare(message) if english is None else _sentence(message, context._replace(bundle=english))
    )


def _attempt(bundle: Bundle, message: Message) -> str | None:
    """Render a message, or log the problem and return None if its sentence is missing or fails."""
    try:
        text = bundle.text(message.code, message.params)
    except CatalogError:
        raise
    except Exception as error:  # noqa: BLE001 - a bad sentence must not end the game
        note(f"{bundle.language}: {message.code} fails with {bare(message)}: {error}")
        return None
    if text is None:
        lags = bundle.english is not None
        note(f"{bundle.language}: there is no message {message.code}", lags=lags)
    return text


# ---- parameters ----------------------------------------------------------------------------------

_LONGEST_PART: Final = 2000
"""The longest part of a sentence, in characters; Fluent refuses parts of more than 2500."""


def fitting(text: str) -> str:
    """Shorten text to fit into a sentence."""
    return text if len(text) <= _LONGEST_PART else f"{text[:_LONGEST_PART]}…"


class FluentMessage(FluentType):
    """A message within a message."""

    def __init__(self, message: Message) -> None:
        self.message = message

    def format(self, locale: Locale) -> str:  # noqa: ARG002 - as the base class has it
        """Render the message in the language and with the names of the outer message."""
        return fitting(_sentence(self.message, render_context.get()))


class FluentList(FluentType):
    """A list for the catalog's functions."""

    def __init__(self, items: Sequence[object]) -> None:
        self.items = items

    def format(self, locale: Locale) -> str:  # noqa: ARG002 - as the base class has it
        """Join the items with "and", unless a function has joined them in another way."""
        return joined([text_of(item) for item in self.items])


class UngroupedInt(FluentInt):
    """A whole number without thousands separators: "1000"."""

    def format(self, locale: Locale) -> str:  # noqa: ARG002 - as the base class has it
        """Write the number in digits, without Babel, which is slow."""
        try:
            return fitting(int.__repr__(self))
        except ValueError:  # too many digits: Python refuses to write them
            return "…"


@lru_cache(maxsize=1024)
def _whole(number: int) -> UngroupedInt:
    # The option matters if a catalog's NUMBER converts this to a different kind of number.
    return UngroupedInt(number, useGrouping=False)


def wrapped(value: object) -> FluentType | str:
    """Convert a parameter to the form that Fluent takes.

    Raises:
        TypeError: a message may not hold such a value.
    """
    match value:
        case str():
            return isolated(fitting(str(value)))
        case bool():
            return "yes" if value else "no"
        case int():
            return _whole(int(value))
        case float():
            return FluentFloat(value, useGrouping=False)
        case Message():
            return FluentMessage(value)
        case tuple() | list():
            return FluentList(value)
        case None:
            return "none"
    raise TypeError(f"a message cannot hold {value!r}")


def text_of(value: object) -> str:
    """Return the text of a parameter, wrapped or not."""
    if not isinstance(value, str | FluentType):
        value = wrapped(value)
    if isinstance(value, str):
        return value
    return str(value.format(render_context.get().bundle.locale))


_NO_WORD: Final = ("comma", "semicolon", "space", "then")
"""Kinds of lists without a word before the last item."""


def joined(texts: Sequence[str], kind: str = "and") -> str:
    """Join texts in the language's way: with "and", with "or", or as another kind of list."""
    if len(texts) < 2:
        return "".join(texts)
    bundle = render_context.get().bundle
    _, comma, _ = bundle.joints(f"list-{kind}" if kind in _NO_WORD else "list-comma")
    before, between, after = bundle.joints(f"list-{kind}", texts[-1][:1])
    return fitting(f"{before}{comma.join(texts[:-1])}{between}{texts[-1]}{after}")


WILD: Final = "wild"
"""The prefix of the ids of wild cards."""


# ---- names ---------------------------------------------------------------------------------------


def territory(place: object, *, case: str = "") -> str:
    """Name a territory."""
    return _word("territory", _id(place), case) or _named("territory", _id(place), case)


def continent(place: object, *, case: str = "") -> str:
    """Name a continent."""
    return _word("continent", _id(place), case) or _named("continent", _id(place), case)


def seat(who: object, *, case: str = "") -> str:
    """Name a seat by its player's name or its colour."""
    if _id(who) in render_context.get().names.seats:
        return _named("seat", _id(who), case)
    return _word("seat", _id(who), case, english=True) or _id(who)


def symbol(which: object, *, case: str = "") -> str:
    """Name the symbol on a card, with the edition's word or the catalog's."""
    if _id(which) in render_context.get().names.symbols:
        return _named("symbol", _id(which), case)
    return _word("symbol", _id(which), case, english=True) or _id(which)


def piece(which: object, *, case: str = "") -> str:
    """Name a kind of piece; an edition's own name, unknown to the catalog, stays as it is."""
    return _word("piece", text_of(which), case, english=True) or text_of(which)


def colour(which: object, *, case: str = "") -> str:
    """Name a dice colour; an edition's own name, unknown to the catalog, stays as it is."""
    return _word("colour", text_of(which), case, english=True) or text_of(which)


def phase(which: object, *, case: str = "") -> str:
    """Name a phase."""
    return _word("phase", _id(which), case, english=True) or _id(which)


def card(which: object, *, case: str = "") -> str:
    """Name a card to its owner: "Brazil (artillery)" or "a wild card"."""
    shown = _id(which)
    on_it = render_context.get().names.cards.get(shown)
    if shown.partition("-")[0] == WILD:
        code = "card-wild"
    elif on_it is None:
        code = "card-unknown"
    else:
        code = "card-territory"
    params = {"territory": shown, "symbol": on_it}
    return _form(code, case, params, english=True) or shown


def gender(of: object) -> str:
    """Return the grammatical gender of a name, for a selector; "" if the catalog gives none."""
    bundle, names = render_context.get()
    named = _id(of)
    for kind, chosen in _KINDS.items():
        name = getattr(names, chosen).get(named)
        if isinstance(name, Message):
            found = bundle.text(f"{name.code}.gender", name.params)
        elif name is not None and chosen in _CHOSEN:
            found = None
        else:
            found = bundle.text(f"{kind}-{named}.gender", {})
        if found is None and (name is not None or bundle.pattern(f"{kind}-{named}") is not None):
            found = bundle.text(f"{kind}-{_REGULAR}.gender", {})
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
"""Kinds of names chosen by players and editions, whose gender the catalog does not know."""
_REGULAR: Final = "named"
"""The ending of the ids of messages that inflect names without forms of their own."""


# ---- lists ---------------------------------------------------------------------------------------


def listed(items: object, *, kind: str = "and") -> str:
    """Join a list of messages and texts as "a, b and c"; with `kind: "or"`, as "a, b or c"."""
    return joined([text_of(item) for item in _items(items)], kind)


def _each(name: Callable[..., str]) -> Callable[..., str]:
    def names(items: object, *, kind: str = "and", case: str = "") -> str:
        return joined([name(wrapped(item), case=case) for item in _items(items)], kind)

    return names


def number_of(items: object) -> object:
    """Count the items of a list, for a selector."""
    return wrapped(len(_items(items)))


# ---- at the start of a sentence ------------------------------------------------------------------


def capitalised(what: object) -> str:
    """Capitalise the first letter, as at the start of a sentence."""
    text = text_of(what)
    return text[:1].upper() + text[1:]


def uncapitalised(what: object) -> str:
    """Put the first letter in lower case, as in the middle of a sentence."""
    text = text_of(what)
    return text[:1].lower() + text[1:]


def initial(of: object) -> str:
    """Return the first letter of a text, in lower case and without its accent, for a selector."""
    return normalize("NFD", text_of(of).lstrip("\u2068")[:1])[:1].lower()


FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {
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
    "INITIAL": initial,
    "PIECE": piece,
    "COLOUR": colour,
}


# ---- look-ups ------------------------------------------------------------------------------------


def _id(value: object) -> str:
    if isinstance(value, FluentNone):
        raise TypeError(f"there is no ${value.name}")
    if isinstance(value, FluentList):
        raise TypeError("a function for one thing got a list")
    return text_of(value)


def _items(value: object) -> Sequence[object]:
    if not isinstance(value, FluentList):
        raise TypeError("a function for lists got something else")
    return value.items


def _word(kind: str, name: str, case: str, *, english: bool = False) -> str | None:
    """Return the catalog's word for an id, in a grammatical case if it has one."""
    return _form(f"{kind}-{name}", case, {}, english=english)


def _named(kind: str, name: str, case: str) -> str:
    """Return the name given by the board, edition or player, or else the id itself."""
    found = getattr(render_context.get().names, _KINDS[kind]).get(name)
    if isinstance(found, Message):
        return _form(found.code, case, found.params, english=True) or name
    return name if found is None else isolated(_regular(kind, case, str(found)))


def _form(code: str, case: str, params: Mapping[str, object], *, english: bool) -> str | None:
    bundle = render_context.get().bundle
    if case and (form := bundle.text(f"{code}.{case}", params)) is not None:
        return form
    found = bundle.text(code, params)
    if found is not None:
        return _regular(code.partition("-")[0], case, found)
    if english and bundle.english is not None:
        return bundle.english.text(code, params)
    return None


def _regular(kind: str, case: str, name: str) -> str:
    """Inflect a name that has no forms of its own, by the catalog's pattern for its kind."""
    form = case and render_context.get().bundle.text(f"{kind}-{_REGULAR}.{case}", {"name": name})
    return form or name


# ---- a language's messages -----------------------------------------------------------------------


def bundle_of(language: str) -> Bundle:
    """Return the messages of a language, which are read only once.

    Raises:
        KeyError: the language has no catalog.
    """
    return _bundle(language, source(language), source(ENGLISH))


@lru_cache(maxsize=16)
def _bundle(language: str, text: str, english: str) -> Bundle:
    behind = None if language == ENGLISH else _bundle(ENGLISH, english, english)
    return Bundle(language, text, behind)


class Bundle:
    """A language's messages, with the English ones as a fallback.

    Attributes:
        language: the language's tag, such as "pt-BR".
        english: the English messages; None where these are English.
        locale: the language's way of writing numbers.
    """

    def __init__(self, language: str, text: str, english: Bundle | None = None) -> None:
        self.language = language
        self.english = english
        self.locale: Locale = locale_of(language)
        self._fluent = FluentBundle([str(self.locale)], functions=FUNCTIONS, use_isolating=False)
        # Entries are parsed on first use: few of the 2000 are needed, and parsing all takes a third
        # of a second.
        self._unparsed = dict(entries(text))
        self._joints: dict[tuple[str, str], tuple[str, str, str]] = {}

    def pattern(self, code: str) -> Pattern | None:
        """Return the pattern of a message or of one of its attributes, or None if there is none."""
        name, _, attribute = code.partition(".")
        if name in self._unparsed:
            self._parse(name)
        if not self._fluent.has_message(name):
            return None
        message = self._fluent.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _parse(self, name: str) -> None:
        """Parse an entry and everything it refers to. Two threads may do so at once."""
        needed = [name]
        for each in needed:
            if text := self._unparsed.get(each):
                resource = FluentResource(text)
                self._fluent.add_resource(resource)
                references = _References()
                references.visit(resource)
                needed += references.names - {*needed}
        for each in needed:
            self._unparsed.pop(each, None)

    def text(self, code: str, params: Mapping[str, object]) -> str | None:
        """Format a message's text, or return None if there is no such message.

        Raises:
            ValueError: the pattern fails; the error says why.
            TypeError: a message may not hold such a parameter.
        """
        pattern = self.pattern(code)
        if pattern is None:
            return None
        values = {name: wrapped(value) for name, value in params.items()}
        # Fluent's format_pattern would take twice the time, because it has Babel write each number.
        errors: list[Exception] = []
        current = CurrentEnvironment(args=values)
        text = pattern(ResolverEnvironment(context=self._fluent, errors=errors, current=current))
        if errors:
            raise ValueError("; ".join(str(error) or type(error).__name__ for error in errors))
        return str(text)

    def joints(self, code: str, letter: str = "") -> tuple[str, str, str]:
        """Return the texts that a list message puts before, between and after `$most` and `$last`.

        In some languages the word between depends on the letter that `$last` begins with.
        """
        known = (code, letter)
        if known not in self._joints:
            text = self.text(code, {"most": "\0", "last": f"{letter}\1"})
            if text is None:
                if self.english is None:
                    raise LookupError(f"there is no message {code}")
                return self.english.joints(code, letter)
            before, _, rest = text.partition("\0")
            between, _, after = rest.partition(f"{letter}\1")
            self._joints[known] = before, between, after
        return self._joints[known]


class _References(Visitor):
    """A collector of the messages and terms that entries refer to; terms begin with "-"."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's name
        self.names.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - Fluent's name
        self.names.add(f"-{node.id.name}")
        self.generic_visit(node)


def locale_of(language: str) -> Locale:
    """Return the locale for a language's numbers and plurals; English if Babel lacks it."""
    try:
        return Locale.parse(language, sep="-")
    except (UnknownLocaleError, ValueError):
        return Locale.parse(ENGLISH)
