"""The functions of the catalogs: they say what a parameter is, and in which form it is wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fluent.runtime.types import FluentNone

from risk_widget.messages.message import Message
from risk_widget.messages.message_values import Several, joined, text_of, wrapped
from risk_widget.messages.speaking import SPEAKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

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
