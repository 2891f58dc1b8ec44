"""One language's messages, ready to be used. This module and what it imports need Fluent."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.syntax import FluentParser, ast

from risk_widget.messages.catalog import ENGLISH, source
from risk_widget.messages.entries import entries
from risk_widget.messages.functions import FUNCTIONS
from risk_widget.messages.message_values import wrapped

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from babel import Locale

    Pattern = Callable[[ResolverEnvironment], Any]


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
