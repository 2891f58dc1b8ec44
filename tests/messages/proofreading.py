"""A search for the faults in a text that can be recognised without understanding it.

``python -m tests.messages.proofreading de`` prints the faults of a language's messages.
"""

from __future__ import annotations

import re
import sys
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from fluent.syntax import ast

from risk_widget.messages import Message, render, set_strict
from risk_widget.messages.catalog import ENGLISH
from tests.messages.counting import miscounted
from tests.messages.samples import NAMES, WRITTEN, number_readings, patterns, readings

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tests.messages.samples import Reading

QUOTED: Final = {
    "en": r"“[^“”]*”|'[^']*'",
    "sv": r"”[^”]*”|’[^’]*’",
    "de": r"„[^„“]*“|‚[^‚‘]*‘",
    "it": r"«[^«»]*»",
    "cs": r"„[^„“]*“|‚[^‚‘]*‘",
}
"""Patterns for a text in each language's quotation marks."""
MARKS: Final = re.compile(r"[\"“”„«»‚‘‹›]")
APOSTROPHE: Final = re.compile(r"(?<=\w)[’'](?=\w)|(?<=\w)’")
CODE: Final = re.compile(
    r"(?s:```.*?```)|`[^`]*`|pip install \"[^\"]*\"|SHA-256|\n +.*|[\w-]+\.(?:toml|json)\b"
    r"|Safari [\d.]+"
)
TAGS: Final = re.compile(r"</?[a-z]+>|\*\*")
ENGLISH_WORDS: Final = re.compile(
    r"\b(?:the|of|with|your|you|are|not|has|have|from|which|this|that|army|armies|territory"
    r"|territories|turn|cards?|attack|dice|player|players)\b",
    re.IGNORECASE,
)
OWN_IN: Final = {
    "sv": {"has", "not", "attack", "have"},
    "de": {"not", "war"},
    "it": {"dice"},
    "cs": {"has"},
}
"""The English words that each language has, too."""

ANYWHERE: Final = {
    "a placeholder": r"[{}$⟦⟧]",
    "two spaces": r"[ \u00a0]{2}",
    "a space before a mark": r"\w\s[.,;!?](?![.\w])|\w\s:(?!\w)",
    "two marks": r"(?<!\.)\.\.(?!\.)|[,;:!?][,;:]|[,!?…]\.(?!\.)|(?<!\d)\.[,;:]",
    "a number glued to a word": r"\d(?!D\b|krát\b)[^\W\d_]{2,}|[^\W\d_]{2,}\d",
    "an empty bracket": r"(?<!\w)\(\s*\)",
}
OF_A_LANGUAGE: Final[Mapping[str, Mapping[str, str]]] = {
    "de": {
        "a small noun": r"\b(?:armeen?|länder|angreifer|verteidiger|würfel|karten|kontinente?)\b",
        "an article and a preposition apart": r"\b(?:[Ii]n|[Vv]on|[Zz]u) dem (?:Ural|Kongo)\b",
    },
    "it": {
        "an article and a preposition apart": r"\b(?:di|a|da|in|su) (?:il|lo|la|i|gli|le|l’)\b",
        "a straight apostrophe": r"\w'\w",
        "an article before a vowel": (
            r"\b(?:lo|la|dello|della|allo|alla|dallo|dalla|nello|nella|sullo|sulla|il|del|al|dal|nel"
            r"|sul) [AEIOUaeiouÈÉè]"
        ),
    },
    "cs": {
        "a preposition without its vowel": (  # It must be "ve Venezuele".
            r"\b(?:[vV] [vVfF][^\W\d]|[kK] [kKgG][^\W\d]"
            r"|[sS] (?!sebou)[sSzZ][^\W\d]|[zZ] [sSzZ][^\W\d])"
        ),
    },
}
TYPED: Final = ("words-of-action", "text-phase-battle")
"""Messages with words that are typed the same way in every language."""
DECIMAL_POINT: Final = re.compile(r"\d\.\d")
HAS_A_COMMA: Final = ("sv", "de", "it", "cs")


def faults(text: str, language: str) -> Iterator[str]:
    """Yield the faults of a text on its own."""
    bare = TAGS.sub("", CODE.sub(WRITTEN, text))
    for what, pattern in {**ANYWHERE, **OF_A_LANGUAGE.get(language, {})}.items():
        if found := re.search(pattern, bare):
            around = bare[max(0, found.start() - 12) : found.end() + 12]
            yield f"{what}: …{around}…"
    unquoted = re.sub(QUOTED[language], "", bare)
    if found := MARKS.search(APOSTROPHE.sub("", unquoted)):
        yield f"a quotation mark of another language, or without its other one: {found[0]}"
    if language in HAS_A_COMMA:
        if found := DECIMAL_POINT.search(bare):
            yield f"a decimal point: {found[0]}"
        if left := {word.lower() for word in ENGLISH_WORDS.findall(bare)} - OWN_IN[language]:
            yield f"English: {', '.join(sorted(left))}"


# ---- compared with English -----------------------------------------------------------------------

ENDS: Final = tuple(".?!:…")
PARTS: Final = ("page-try-source-at-end",)
"""Messages that end a sentence that another message begins."""
SHORT: Final = ("name-on-map", "name-abbreviated")
"""Names that may be abbreviated."""


def unlike(text: str, english: str, code: str, language: str) -> Iterator[str]:
    """Yield the faults of a text compared with the English one."""
    ours, theirs = _first_letter(text), _first_letter(english)
    sentence = english.rstrip(" *")[-1:] in ENDS
    named = code in _begun_with_a_name() and not sentence
    if ours.islower() and theirs.isupper() and not named and code not in PARTS:
        yield "a small letter at the start"
    if text[:1].isspace() != english[:1].isspace() or text[-1:].isspace() != english[-1:].isspace():
        yield "a space at an edge in one language alone"
    if " " in english and code not in SHORT and sentence != (text.rstrip(" *“”»")[-1:] in ENDS):
        yield "the mark at the end is there in one language alone"
    if any(english.count(mark) != text.count(mark) for mark in ("<b>", "</b>", "`")):
        yield "what is bold or code in English is not, or the other way round"


def _first_letter(text: str) -> str:
    return TAGS.sub("", text).lstrip("„“”«'\"( \u00a0")[:1]


@lru_cache(maxsize=1)
def _begun_with_a_name() -> frozenset[str]:
    """Return the messages that begin with a parameter, whose value English may capitalise."""
    found = set()
    for code in patterns():
        todo = [code]
        while todo:
            for name in first_of(patterns()[todo.pop()]):
                if name is None:
                    found.add(code)
                elif name != code:
                    todo.append(name)
    return frozenset(found)


def first_of(pattern: ast.Pattern) -> Iterator[str | None]:
    """Yield the possible beginnings of a pattern: a message by its name, a parameter as None."""
    first = pattern.elements[0]
    if not isinstance(first, ast.Placeable):
        return
    match first.expression:
        case ast.SelectExpression(variants=variants):
            for variant in variants:
                yield from first_of(variant.value)
        case ast.MessageReference(id=name):
            yield name.name
        case ast.VariableReference():
            yield None
        case ast.FunctionReference():
            yield None


def all_faults(language: str) -> Mapping[str, list[str]]:
    """Return the faults of each of a language's messages, with a text in which each occurs."""
    found: dict[str, dict[str, str]] = {}
    for reading in (*readings(language), *number_readings(language)):
        for fault in _faults_of(reading, language):
            found.setdefault(reading.code, {}).setdefault(
                fault.partition(": …")[0], f"{fault} | {reading.text}"
            )
    return {code: list(each.values()) for code, each in found.items()}


def _faults_of(reading: Reading, language: str) -> Iterator[str]:
    yield from faults(reading.text, language if reading.code not in TYPED else ENGLISH)
    if language != ENGLISH:
        english = render(Message(reading.code, reading.params), NAMES, ENGLISH)
        yield from unlike(reading.text, english, reading.code, language)
    yield from miscounted(TAGS.sub("", reading.text), language)


def main(arguments: list[str]) -> int:
    set_strict(True)
    (language,) = arguments
    found = all_faults(language)
    for code, lines in found.items():
        for line in lines:
            print(f"{code}: {line}")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
