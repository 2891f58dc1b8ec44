"""A search for words in a language's sentences and long texts that no dictionary contains.

``python -m tests.messages.spelling de`` prints these words, each in its context. The
dictionaries are hunspell's, which npm provides; our own words are listed in `own_words` for readers
to check.
"""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from hunspell import Hunspell

from risk_widget.messages import set_strict
from tests.messages.samples import readings
from tests.messages.words_of_terms import pairs

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

ROOT: Final = Path(__file__).resolve().parents[2]
DICTIONARIES: Final = ROOT / "js/node_modules"
OWN: Final = Path(__file__).with_name("own_words")
CODE: Final = re.compile(
    r"`[^`]*`|\{\{.*?\}\}|\$[\w.:]+|<[^>]+>|[\w-]+\.(?:toml|json|ipynb|csv|zip|html)\b"
    r"|\b\w+(?:_\w+)+\b|\brw\.\S+|python -m \S+|pip install \S+"
)
WORD: Final = re.compile(r"[^\W\d_]+(?:[’'-][^\W\d_]+)*")
AROUND: Final = 30
ABBREVIATED: Final = re.compile(r"territory-.*\.short|name-abbreviated")
"""The ids of abbreviations on a small map, which are no words."""


def own_words(language: str) -> frozenset[str]:
    """Return our own list of correct words that a language's dictionary lacks."""
    lines = [
        line
        for name in ("every", language)
        for line in (OWN / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    ]
    return frozenset(line.casefold() for line in lines if not line.startswith("#"))


@cache
def words(language: str) -> Mapping[str, str]:
    """Return each word of a language's texts, with the text around its first occurrence."""
    texts = [
        (reading.code, reading.text)
        for reading in readings(language)
        if not ABBREVIATED.fullmatch(reading.code)
    ]
    texts += [(pair.place, pair.text) for pair in pairs(language) if ".toml" in pair.place]
    found: dict[str, str] = {}
    for place, text in texts:
        bare = CODE.sub(" ", text)
        for word in WORD.finditer(bare):
            around = bare[max(0, word.start() - AROUND) : word.end() + AROUND]
            found.setdefault(word[0].replace("’", "'"), f"{place}: {around}")
    return found


def unknown(language: str) -> Iterator[tuple[str, str]]:
    """Yield each word that neither the dictionary nor our list has, with the text around it."""
    folder = DICTIONARIES / f"dictionary-{language}"
    dictionary = Hunspell("index", hunspell_data_dir=str(folder))
    own = own_words(language)

    def is_known(word: str) -> bool:
        if dictionary.spell(word) or word.casefold() in own or (word.isupper() and len(word) < 4):
            return True
        parts = re.split(r"['-]", word)
        return len(parts) > 1 and all(
            len(part) < 2 or is_known(part) or dictionary.spell(f"{part}'") for part in parts
        )

    yield from ((word, where) for word, where in words(language).items() if not is_known(word))


def main(arguments: list[str]) -> int:
    set_strict(True)
    (language,) = arguments
    found = [*unknown(language)]
    for word, where in found:
        print(f"{word} | {where}")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
