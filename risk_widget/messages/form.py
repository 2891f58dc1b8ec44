"""A formal check of catalogs, which needs no knowledge of the language.

Only translators and tests use it: parsing a whole catalog takes a third of a second.
"""

from __future__ import annotations

from collections import Counter
from decimal import Decimal
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from risk_widget.messages.bundle import FUNCTIONS, locale_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

__all__ = ["OF_A_LANGUAGE", "differences", "faults", "missing"]

OF_A_LANGUAGE: Final = ("territory-", "continent-", "seat-named", "symbol-named", "-")
"""The prefixes of ids that English may lack: names, forms of names, and terms."""
_FORMED: Final = ("lesson-places", "feedback-territories", "feedback-continents")
"""The messages that a lesson's text may use in a grammatical form, as in ``$home:in``."""
_NAMED_BY: Final = {
    **dict.fromkeys(("TERRITORY", "TERRITORIES"), ("territory-",)),
    **dict.fromkeys(("CONTINENT", "CONTINENTS"), ("continent-",)),
    **dict.fromkeys(("SEAT", "SEATS"), ("seat-", "third-neutral", "third-allied")),
    **dict.fromkeys(("SYMBOL", "SYMBOLS"), ("symbol-",)),
    **dict.fromkeys(("CARD", "CARDS"), ("card-territory", "card-wild", "card-unknown")),
    **dict.fromkeys(("PHASE", "PHASES"), ("phase-",)),
    "PIECE": ("piece-",),
    "COLOUR": ("colour-",),
}
"""The functions that name an id, each with the prefixes of the messages that hold the names."""
_NAMES: Final = tuple({start for starts in _NAMED_BY.values() for start in starts})
_CATEGORIES: Final = frozenset({"zero", "one", "two", "few", "many", "other"})


class _Uses(Visitor):
    """The references and variables in a pattern.

    Attributes:
        references: messages, terms ("-army") and attributes ("-army.gender").
        forms: the terms with an argument, as (term, name of the argument, value).
        cases: the functions for names with a case, as (function, case).
        parameters: all parameters.
        said: the parameters that appear in the text, not only in a selector.
        selections: the selections, each as its parameter, or "" if it has none, and its keys.
    """

    def __init__(self, pattern: ast.BaseNode) -> None:
        self.functions: set[str] = set()
        self.references: set[str] = set()
        self.forms: set[tuple[str, str, str]] = set()
        self.cases: set[tuple[str, str]] = set()
        self.parameters: set[str] = set()
        self.said: set[str] = set()
        self.selections: list[tuple[str, list[str]]] = []
        self._selector = False
        self.visit(pattern)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 - Fluent's name
        self.functions.add(node.id.name)
        self.cases |= {(node.id.name, each) for each in _arguments(node).get("case", ())}
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's name
        self.references.add(_reference(node))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - Fluent's name
        term = f"-{node.id.name}"
        self.references.add(_reference(node, term))
        self.forms |= {(term, name, each) for name, (each,) in _arguments(node).items()}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.parameters.add(node.id.name)
        if not self._selector:
            self.said.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - Fluent's name
        before, self._selector = self._selector, True
        self.visit(node.selector)
        self._selector = before
        self.selections.append((_parameter(node.selector), [_key(each) for each in node.variants]))
        for variant in node.variants:
            self.visit(variant.value)


def _reference(node: ast.MessageReference | ast.TermReference, name: str = "") -> str:
    attribute = f".{node.attribute.name}" if node.attribute else ""
    return f"{name or node.id.name}{attribute}"


def _arguments(node: ast.FunctionReference | ast.TermReference) -> Mapping[str, tuple[str]]:
    named = node.arguments.named if node.arguments else []
    return {each.name.name: (each.value.value,) for each in named}


def _parameter(selector: ast.BaseNode) -> str:
    """Return the parameter of a selector such as ``$armies`` or ``NUMBER_OF($places)``."""
    if isinstance(selector, ast.FunctionReference) and selector.arguments.positional:
        selector = selector.arguments.positional[0]
    return selector.id.name if isinstance(selector, ast.VariableReference) else ""


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


# ---- parsed catalogs -----------------------------------------------------------------------------


@lru_cache(maxsize=16)
def parsed(text: str) -> ast.Resource:
    """Parse a catalog into its syntax tree, which is cached and must not be changed."""
    return FluentParser().parse(text)


@lru_cache(maxsize=16)
def _patterns(text: str) -> Mapping[str, _Uses]:
    """Collect each pattern's uses by its id: "a-message", "a-message.attribute" or "-a-term"."""
    found: dict[str, _Uses] = {}
    for entry in parsed(text).body:
        if isinstance(entry, ast.Message | ast.Term):
            name = _id(entry)
            if entry.value:
                found.setdefault(name, _Uses(entry.value))
            for attribute in entry.attributes:
                found.setdefault(f"{name}.{attribute.id.name}", _Uses(attribute.value))
    return found


def _id(entry: ast.Message | ast.Term) -> str:
    return f"{'-' * isinstance(entry, ast.Term)}{entry.id.name}"


@lru_cache(maxsize=16)
def _terms(text: str) -> Mapping[str, Mapping[str, list[str]]]:
    """Map each term to its arguments, and each argument to its possible values."""
    return {
        name: dict(uses.selections)
        for name, uses in _patterns(text).items()
        if name.startswith("-") and "." not in name
    }


# ---- a single catalog ---------------------------------------------------------------------------


def faults(text: str, language: str = "en") -> list[str]:
    """List the faults of a single catalog: entries that cannot be parsed, found or rendered."""
    found = []
    names = []
    for entry in parsed(text).body:
        if isinstance(entry, ast.Junk):
            first = (entry.content or "").strip().splitlines()[0]
            found += [f"{first}: {note.message}" for note in entry.annotations]
        elif isinstance(entry, ast.Message | ast.Term):
            names.append(_id(entry))
            names += [f"{_id(entry)}.{attribute.id.name}" for attribute in entry.attributes]
    found += [f"{name} is there {n} times" for name, n in Counter(names).items() if n > 1]
    patterns = _patterns(text)
    functions = {name for uses in patterns.values() for name in uses.functions}
    found += [f"{name}() is unknown" for name in functions - {*FUNCTIONS, "NUMBER"}]
    references = {name for uses in patterns.values() for name in uses.references}
    found += [f"{name} is referred to" for name in references - {*names}]
    found += _unequal_terms(text)
    for name, uses in patterns.items():
        found += [f"{name}: {fault}" for fault in _form_faults(uses, text)]
        found += [f"{name}: {fault}" for fault in _plural_faults(uses, language)]
    return sorted(found)


def _unequal_terms(text: str) -> Iterator[str]:
    """Yield each form that a term lacks but other terms have, since a sentence may ask for it."""
    forms = {
        name: {*selected["form"]} for name, selected in _terms(text).items() if "form" in selected
    }
    every = {form for own in forms.values() for form in own}
    for name, own in forms.items():
        yield from (f"{name} lacks the form {form}" for form in sorted(every - own))


def _form_faults(uses: _Uses, text: str) -> Iterator[str]:
    """Yield requests for forms that a term or name lacks, since Fluent silently uses another."""
    terms, patterns = _terms(text), _patterns(text)
    for term, argument, value in uses.forms:
        if term in terms and value not in terms[term].get(argument, ()):
            yield f"{term} has no {argument} {value}"
    for function, case in uses.cases:
        # A message such as "territory-named" inflects names that have no forms of their own.
        starts = [
            start for start in _NAMED_BY.get(function, ()) if f"{start}named.{case}" not in patterns
        ]
        lack = [
            name
            for name in patterns
            if name.startswith(tuple(starts))
            and not name.endswith("-named")
            and "." not in name
            and f"{name}.{case}" not in patterns
        ]
        if lack:
            yield f"{function}() has no {case} for {', '.join(lack)}"


def _plural_faults(uses: _Uses, language: str) -> Iterator[str]:
    """Yield selections by number that lack plural forms of the language, or have surplus ones."""
    needed, known = _plural_forms(language)
    for parameter, keys in uses.selections:
        yield from (f"[{key}] is there twice" for key, n in Counter(keys).items() if n > 1)
        if _counts(keys):
            yield from (f"${parameter} has no [{form}]" for form in sorted(needed - {*keys}))
            surplus = ({*keys} & _CATEGORIES) - known
            yield from (f"${parameter} has [{form}], which {language} has not" for form in surplus)


def _counts(keys: list[str]) -> bool:
    """Whether a selection is by plural form, not by a value that happens to be called "one"."""
    names = {key for key in keys if not key.replace(".", "").isdigit()} - {"none"}
    return names <= _CATEGORIES and bool(names - {"other"})


@cache
def _plural_forms(language: str) -> tuple[frozenset[str], frozenset[str]]:
    """Return the plural forms that the game's numbers need, and all forms of the language.

    Both follow the Unicode CLDR. They differ: Italian has a form for whole millions, and no game
    reaches a million.
    """
    rule = locale_of(language).plural_form
    needed = {rule(number) for number in (*range(1000), Decimal("0.5"), Decimal("1.5"))}
    return frozenset(needed), frozenset({*rule.tags, "other"})


# ---- a catalog compared with the English one -----------------------------------------------------


def missing(text: str, english: str) -> Iterator[str]:
    """Yield the ids of English messages and attributes that a catalog lacks."""
    ours = _patterns(text)
    yield from (name for name in _patterns(english) if name not in ours and name[0] != "-")


def differences(text: str, english: str) -> Iterator[str]:
    """Yield the differences from English: surplus messages, omitted or unknown parameters."""
    ours, theirs = _patterns(text), _patterns(english)
    known = {name.partition(".")[0] for name in theirs}
    referred = {name for uses in ours.values() for name in uses.references}
    for name, uses in ours.items():
        message = name.partition(".")[0]
        if message not in known:
            if "." not in name and not name.startswith(OF_A_LANGUAGE):
                yield f"{name} is not in English"
            continue
        if message.startswith("-"):
            continue
        if name not in theirs and not name.startswith((*_NAMES, *_FORMED)) and name not in referred:
            yield f"{name} is not in English, and nothing refers to it"
        source = name if name in theirs else message
        if source in theirs:
            yield from _parameter_faults(name, source, ours, theirs)
            yield from _uncounted(name, uses, theirs[source])


def _parameter_faults(
    name: str, source: str, ours: Mapping[str, _Uses], theirs: Mapping[str, _Uses]
) -> Iterator[str]:
    behind = {**theirs, **ours}
    parameters, said = _within(name, behind), _within(source, theirs)
    yield from (f"{name}: there is no ${each}" for each in sorted(parameters[0] - said[0]))
    yield from (f"{name}: ${each} is left out" for each in sorted(said[1] - parameters[0]))


def _within(name: str, patterns: Mapping[str, _Uses]) -> tuple[set[str], set[str]]:
    """Return all parameters of a pattern and of messages in it, and which of them are rendered."""
    parameters: set[str] = set()
    said: set[str] = set()
    names = [name]
    for each in names:
        if each in patterns and not each.startswith("-"):
            parameters |= patterns[each].parameters
            said |= patterns[each].said
            names += patterns[each].references - {*names}
    return parameters, said


def _uncounted(name: str, ours: _Uses, theirs: _Uses) -> Iterator[str]:
    """Yield parameters that select plural forms in English, but not in a translation."""
    counted = {parameter for parameter, keys in theirs.selections if _counts(keys)}
    for parameter in sorted(counted):
        selections = [keys for selected, keys in ours.selections if selected == parameter]
        if selections and not any(map(_counts, selections)):
            yield f"{name}: ${parameter} is selected by without plural forms"
