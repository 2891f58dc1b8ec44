"""A search for numbers in a text that disagree with the words around them.

A catalog itself shows the forms of its words: where a sentence has a variant for one thing and
another for several, the words after the number are a singular and a plural.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from risk_widget.messages import catalog
from risk_widget.messages.catalog import entries
from risk_widget.messages.form import parsed

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

NUMBER: Final = "#"
"""The mark that stands for the number when a variant is read."""
CATEGORIES: Final[Mapping[str, tuple[str, ...]]] = {
    "1": ("one",),
    "[2-4]": ("few", "other"),
    "0|[5-9]|[1-9][0-9]+": ("other",),
}
"""The forms that a word may have after a number; where a language has no "few", it has "other"."""
VERBS: Final[Mapping[str, tuple[tuple[str, str], ...]]] = {
    "en": (
        ("attacks", "attack"),
        ("costs", "cost"),
        ("does", "do"),
        ("has", "have"),
        ("is", "are"),
        ("moves", "move"),
        ("stands", "stand"),
        ("stays", "stay"),
        ("was", "were"),
    ),
    "de": (
        ("bleibt", "bleiben"),
        ("darf", "dürfen"),
        ("greift", "greifen"),
        ("hat", "haben"),
        ("ist", "sind"),
        ("kann", "können"),
        ("kommt", "kommen"),
        ("kostet", "kosten"),
        ("muss", "müssen"),
        ("steht", "stehen"),
        ("wird", "werden"),
        ("wurde", "wurden"),
        ("zieht", "ziehen"),
    ),
    "it": (
        ("attacca", "attaccano"),
        ("costa", "costano"),
        ("deve", "devono"),
        ("entra", "entrano"),
        ("ha", "hanno"),
        ("può", "possono"),
        ("resta", "restano"),
        ("va", "vanno"),
        ("è", "sono"),
    ),
    "cs": (
        ("byla", "byly"),
        ("má", "mají"),
        ("nemá", "nemají"),
        ("nemůže", "nemohou"),
        ("musí", "musejí"),
        ("může", "mohou"),
        ("je", "jsou"),
        ("zůstane", "zůstanou"),
    ),
}
"""Verbs, each in its form for one thing and its form for several."""
OTHER_WORDS: Final[Mapping[str, tuple[tuple[str, str], ...]]] = {
    "en": (
        ("die", "dice"),
        ("attacker", "attackers"),
        ("battle", "battles"),
        ("border", "borders"),
        ("bot", "bots"),
        ("branch", "branches"),
        ("capital", "capitals"),
        ("character", "characters"),
        ("day", "days"),
        ("decision", "decisions"),
        ("defender", "defenders"),
        ("minute", "minutes"),
        ("mistake", "mistakes"),
        ("person", "people"),
        ("plan", "plans"),
        ("row", "rows"),
        ("step", "steps"),
        ("star", "stars"),
        ("time", "times"),
        ("word", "words"),
    ),
    "sv": (("dag", "dagar"), ("minut", "minuter"), ("stjärna", "stjärnor"), ("gång", "gånger")),
    "de": (
        ("Minute", "Minuten"),
        ("Punkt", "Punkte"),
        ("Schritt", "Schritte"),
        ("Stern", "Sterne"),
        ("Tag", "Tage"),
    ),
    "it": (("giorno", "giorni"), ("minuto", "minuti"), ("stella", "stelle"), ("volta", "volte")),
}
"""Pairs of forms that no message chooses between."""
OBLIQUE: Final = ("plural-genitive", "plural-dative", "plural-locative", "plural-instrumental")
"""The Czech plural cases that may follow a number above four; other cases become genitive."""
NOUNS_TOO: Final = {"attack", "cost", "move"}
"""English verbs that are also nouns, and are verbs only before a preposition."""
MORE: Final[Mapping[str, str]] = {
    "en": "more|new|other|further|bonus|fast|short",
    "sv": "nya|andra|fler",
    "de": "weitere|neue|andere|mehr",
    "it": "altre|altri|nuove|nuovi|tue|tuoi",
    "cs": "další|dalších|nové|nových",
}
"""What may stand between a number and its noun."""
OF: Final[Mapping[str, str]] = {"en": "of", "sv": "av", "de": "von", "it": "su", "cs": "z"}
"""The word between the part and the whole, whose verb agrees with the part."""
ALONE: Final = r"(?<![\d,.–−-])(?<!against )(?<!su )\b"
"""What may not precede a number: part of the same number, or a word after which it has no noun."""
ENDS: Final[Mapping[str, str]] = {
    "en": "to|or",
    "sv": "till|eller",
    "de": "bis|oder",
    "it": "a|o",
    "cs": "až|nebo|do",
}
"""The words between the ends of a range."""
ARTICLES: Final[Mapping[str, str]] = {
    "en": r"\b[Aa] (?:8|1[18](?!\d))|\b[Aa]n (?!8|1[18](?!\d))\d",
    "it": r"\b(?:[Ii]l|del|al|dal|nel|sul) (?:8|11\b)|\b(?:[Ll]|[Dd]ell|[Dd]all)’(?!8|11?\b)\d",
}
"""An article that does not go with the number after it."""


class Forms(NamedTuple):
    """The words after numbers, by the plural category of the number."""

    by_category: Mapping[str, frozenset[str]]

    def wrong_after(self, categories: tuple[str, ...]) -> set[str]:
        """Return the words that only other numbers take."""
        fitting = self.fitting(categories)
        return {word for words in self.by_category.values() for word in words} - fitting

    def fitting(self, categories: tuple[str, ...]) -> set[str]:
        """Return the words that fit a number of the first category that the language has."""
        for category in categories:
            if self.by_category.get(category):
                return {*self.by_category[category]}
        return set()


@lru_cache(maxsize=8)
def forms_of_terms(language: str) -> Mapping[str, Mapping[str, str]]:
    """Return all forms of a language's terms, by name."""
    terms = {
        name: text for name, text in entries(catalog.source(language)).items() if name[0] == "-"
    }
    return {
        name: dict(re.findall(r"\[([\w-]+)\] (.+)", text)) or {"": text.partition("= ")[2].strip()}
        for name, text in terms.items()
    }


class _Variants(Visitor):
    """The pairs of variants of a catalog that a number chooses between."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.found: list[Mapping[str, str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - Fluent's name
        number = _number(node.selector)
        variants = {_key(each): self._text(each.value, number) for each in node.variants}
        if number and "one" in variants:
            self.found.append(variants)
        self.generic_visit(node)

    def _text(self, pattern: ast.Pattern, number: str | None) -> str:
        return "".join(self._part(each, number) for each in pattern.elements)

    def _part(self, part: ast.TextElement | ast.Placeable, number: str | None) -> str:
        if isinstance(part, ast.TextElement):
            return part.value
        inner = part.expression
        if isinstance(inner, ast.TermReference):
            forms = forms_of_terms(self.language).get(f"-{inner.id.name}", {})
            wanted = {
                each.name.name: each.value.value
                for each in (inner.arguments.named if inner.arguments else ())
                if isinstance(each.value, ast.StringLiteral)
            }
            return forms.get(wanted.get("form", ""), next(iter(forms.values()), ""))
        return NUMBER if number and _number(inner) == number else "…"


def _number(node: ast.SyntaxNode) -> str | None:
    """Return the name of the parameter whose number an expression is."""
    if isinstance(node, ast.VariableReference):
        return node.id.name
    if isinstance(node, ast.FunctionReference) and node.id.name in {"NUMBER", "NUMBER_OF"}:
        (first,) = node.arguments.positional
        return _number(first)
    return None


def _key(variant: ast.Variant) -> str:
    key = variant.key
    name = key.name if isinstance(key, ast.Identifier) else key.value
    return "one" if name == "1" else name


AFTER: Final = re.compile(rf"(?:{NUMBER}|\b1)(?:</?[a-z]+>|\*\*)*\s(\w+)(?: (\w+))?")


@lru_cache(maxsize=8)
def forms(language: str) -> Forms:
    """Return the words that a language has after numbers, as its catalog shows them."""
    variants = _Variants(language)
    variants.visit(parsed(catalog.source(language)))
    found: dict[str, set[str]] = {"one": set(), "few": set(), "other": set()}
    for each in variants.found:
        after = {key: AFTER.search(text) for key, text in each.items() if key in found}
        for place in (1, 2):
            words = {key: there[place] for key, there in after.items() if there and there[place]}
            one = words.get("one", "")
            if any(word != one and _alike(one, word) for word in words.values()):
                for key, word in words.items():
                    found[key].add(word)
    if language == "cs":  # Some cases have one form for two and for five.
        known = {word for words in found.values() for word in words}
        for each in variants.found:
            for key in ("few", "other"):
                there = AFTER.search(each.get(key, ""))
                found[key] |= {*there.groups()} & known if there else set()
    for one_form, others in OTHER_WORDS.get(language, ()):
        found["one"].add(one_form)
        found["other"].add(others)
    for each in forms_of_terms(language).values():
        several = {form: word for form, word in each.items() if "plural" in form}
        found["one"] |= {*each.values()} - {*several.values()}
        found["one"] |= {word for form, word in each.items() if form not in several}
        if language == "cs":
            found["few"] |= {*several.values()}
        found["other"] |= {
            word
            for form, word in several.items()
            if "plural-genitive" not in each or form in OBLIQUE
        }
    return Forms({key: frozenset(words) for key, words in found.items()})


def _alike(one: str, other: str) -> bool:
    """Whether two words may be forms of the same one."""
    return bool(one) and one[:2] == other[:2]


@lru_cache(maxsize=8)
def _patterns(language: str) -> tuple[re.Pattern[str], ...]:
    verbs = VERBS.get(language, ())
    all_verbs = {verb for pair in verbs for verb in pair}
    words = {numbers: _nouns(language, categories) for numbers, categories in CATEGORIES.items()}
    found = []
    for numbers, wrong in words.items():
        number = rf"{ALONE}(?:{numbers})\s(?:(?:{MORE[language]})\s)?"
        found.append(rf"{number}(?:{_any(wrong - all_verbs)})\b(?!['’-])")
    if verbs and language != "cs":  # Czech verbs also follow "kostky 2 a 1".
        one = _any(forms(language).fitting(("one",)) - all_verbs if language == "en" else set())
        several = _any({pair[1] for pair in verbs} - NOUNS_TOO)
        found.append(
            rf"{ALONE}(?<!of )(?<!von )(?<!Stufe )1\s(?:{OF[language]} \d+\s|(?:{one})\s)?"
            rf"(?:(?:{several})\b|(?:attack|move|cost) (?:to|with|in|into|you)\b)"
        )
    return tuple(map(re.compile, found))


def _nouns(language: str, categories: tuple[str, ...]) -> set[str]:
    return forms(language).wrong_after(categories)


def _any(words: set[str]) -> str:
    return "|".join(sorted(map(re.escape, words), key=len, reverse=True)) or r"(?!)"


def miscounted(text: str, language: str) -> Iterator[str]:
    """Yield the places where a number and the words around it do not agree."""
    if not re.search(r"\d", text):
        return
    for pattern in _patterns(language):
        if found := pattern.search(text):
            yield f"a number and its word: {found[0]}"
    if found := re.search(rf"\b(\d+)(?: (?:{ENDS[language]}) |–)\1\b", text):
        yield f"a range with equal ends: {found[0]}"
    if language in ARTICLES and (found := re.search(ARTICLES[language], text)):
        yield f"an article and a number: {found[0]}"
