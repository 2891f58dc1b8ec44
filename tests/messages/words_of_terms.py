"""A check that, where English has a term, translations use the glossary's word and no other.

``python -m tests.messages.words_of_terms de`` prints where a translation deviates.
"""

from __future__ import annotations

import re
import sys
import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from risk_widget.messages import catalog
from risk_widget.messages.catalog import ENGLISH, catalogs, entries
from risk_widget.messages.long_texts import file_beside, texts_beside
from risk_widget.translations import originals
from tests.messages.counting import forms_of_terms
from tests.messages.proofreading import TYPED

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

FILE: Final = Path(__file__).with_name("terms.toml")
OTHERS: Final = tuple(name for name in catalogs() if name != ENGLISH)


class Pair(NamedTuple):
    """A text in a language, and its English original."""

    place: str
    english: str
    text: str


@cache
def _read() -> Mapping[str, Any]:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def terms() -> Mapping[str, Mapping[str, Any]]:
    """Return, for each term, the patterns that find its words."""
    return {name: known for name, known in _read().items() if name != "exceptions"}


def exceptions(language: str) -> Mapping[str, str]:
    """Return the texts that may use another word than the glossary's, each with the reason."""
    found: Mapping[str, str] = _read()["exceptions"][language]
    return found


# ---- texts ---------------------------------------------------------------------------------------

_TERM: Final = re.compile(r"\{ (-[\w-]+)(?:\(form: \"([\w-]+)\"\))? \}")
_REFERENCE: Final = re.compile(r"\{ (?:[A-Z]+\()?([a-z][\w-]*)(?:\.[\w-]+)?\)? \}")
_KEYS: Final = re.compile(r"(?m)^\s*\*?\[[\w.-]+\]|(?s:\{ [^{}]*->)|^[\w-]+ =|^\s+\.[\w-]+ =")
_PLACEABLE: Final = re.compile(r"\{[^{}]*\}")
_CODE: Final = re.compile(r"`[^`]*`|\{\{.*?\}\}|\{ ")
_BOLD: Final = re.compile(r"\*\*|</?b>")


def _words(entry: str, language: str) -> str:
    """Return the words of a message, without the names of parameters and of their values."""
    forms = forms_of_terms(language)

    def word(found: re.Match[str]) -> str:
        known = forms[found[1]]
        return known.get(found[2] or "") or next(iter(known.values()))

    messages = entries(catalog.source(language))
    text = _REFERENCE.sub(lambda found: messages.get(found[1], "").partition("=")[2], entry)
    while (said := _TERM.sub(word, text)) != text:
        text = said
    text = _KEYS.sub(" ", text)
    while (bare := _PLACEABLE.sub(" ", text)) != text:
        text = bare
    return _plain(text)


def _plain(text: str) -> str:
    return re.sub(r"\s+", " ", _CODE.sub(" ", _BOLD.sub("", text)))


@cache
def pairs(language: str) -> tuple[Pair, ...]:
    """Return every text of a language, paired with its English original."""
    ours, theirs = (entries(catalog.source(name)) for name in (language, ENGLISH))
    found = [
        Pair(name, _words(theirs[name], ENGLISH), _words(ours[name], language))
        for name in theirs
        if name in ours and name[0] != "-" and name not in TYPED
    ]
    for original, slots in originals().items():
        texts = texts_beside(original, language)
        where = file_beside(original, language)
        found += [
            Pair(
                f"{where}: {'.'.join(slot.path)}", _plain(slot.holder[slot.key]), _plain(str(text))
            )
            for slot in slots
            if (text := texts.get(slot.path))
        ]
    return tuple(found)


# ---- faults --------------------------------------------------------------------------------------


class Finding(NamedTuple):
    """A place where a term's word is missing, or where another word is used instead."""

    place: str
    term: str
    what: str


def findings(language: str) -> Iterator[Finding]:
    """Yield the deviations of a language from its glossary, apart from the exceptions."""
    allowed = exceptions(language)
    for term, known in terms().items():
        english, own = _pattern(known["english"]), _pattern(known[language])
        never = known.get("never", {}).get(language)
        other = re.compile(never, re.IGNORECASE) if never else None
        for pair in pairs(language):
            if pair.place in allowed:
                continue
            if english.search(pair.english) and not own.search(pair.text):
                yield Finding(pair.place, term, "missing")
            if other and (found := other.search(pair.text)):
                yield Finding(pair.place, term, f"instead: {found[0]}")


@cache
def _pattern(words: str) -> re.Pattern[str]:
    return re.compile(words, re.IGNORECASE)


def main(arguments: list[str]) -> int:
    (language,) = arguments
    texts = {pair.place: pair for pair in pairs(language)}
    found = [*findings(language)]
    for place, term, what in found:
        print(f"{term}, {what}: {place}\n    {texts[place].english}\n    {texts[place].text}")
    asked = sum(
        bool(_pattern(known["english"]).search(pair.english))
        for known in terms().values()
        for pair in pairs(language)
    )
    print(f"{language}: {len(found)} of {asked}")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
