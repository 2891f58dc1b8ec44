"""Words that no dictionary has, in the sentences of a language with values, and in its long texts.

``python -m tests.messages.spelling de`` prints them, each with the words around it. The
dictionaries are hunspell's, which npm brings; our own words stand in `own_words`, to be read.
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


def own_words(language: str) -> frozenset[str]:
    """What a language's texts say although its dictionary has not got it."""
    lines = [
        line
        for name in ("every", language)
        for line in (OWN / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    ]
    return frozenset(line.casefold() for line in lines if not line.startswith("#"))


@cache
def words(language: str) -> Mapping[str, str]:
    """Each word of a language's texts, with what stands around it for the first time."""
    texts = [(reading.code, reading.text) for reading in readings(language)]
    texts += [(pair.place, pair.text) for pair in pairs(language) if ".toml" in pair.place]
    found: dict[str, str] = {}
    for place, text in texts:
        bare = CODE.sub(" ", text)
        for word in WORD.finditer(bare):
            around = bare[max(0, word.start() - AROUND) : word.end() + AROUND]
            found.setdefault(word[0].replace("’", "'"), f"{place}: {around}")
    return found


def unknown(language: str) -> Iterator[tuple[str, str]]:
    """The words that neither the dictionary nor our own list has, and where they stand."""
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
