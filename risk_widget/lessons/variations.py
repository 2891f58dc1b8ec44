"""The variations of a step: the values a seed picks for names like ``$armies`` in its fields."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, Annotated, Any, Final

from risk_widget.messages import Message, render
from risk_widget.messages.catalog import ENGLISH
from risk_widget.messages.rendering import language_or_english
from risk_widget.schema import Length, Problem, SchemaError, read
from risk_widget.spelling import nearest, shown

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from risk_widget.json_types import JsonObject, JsonView
    from risk_widget.messages import Names

__all__ = ["Filling", "Variations", "names_used"]


_TEXTS: Final = ("title", "text", "question", "praise", "otherwise", "hints", "say")
"""Fields that are read by the learner: an id stands there as the name that it has on the map."""
_WORDS: Final = {
    "symbol": ("infantry", "cavalry", "artillery"),
    "seat": ("red", "blue", "green", "yellow", "black", "purple"),
}
_MARK: Final = re.compile(r"\$([A-Za-z_]\w*)")
_HOLE_OR_MARK: Final = re.compile(r"\{\{.+?\}\}|\$[A-Za-z_]\w*")


class Filling:
    """The values of one variation, ready to be filled into a step.

    Args:
        values: what each name stands for.
        names: what ids are called, asked for when a text needs it.
        language: that of the texts; None: the one that is chosen.
    """

    def __init__(
        self,
        values: JsonView,
        names: Callable[[], Names],
        language: str | None,
    ) -> None:
        self._values, self._names, self._language = values, names, language

    def filled(self, value: Any, field: str = "", *, spoken: bool = False) -> Any:
        """A table, list or text with the values filled in. Raises `SchemaError`.

        Args:
            value: what to fill.
            field: the field of the step that it is part of.
            spoken: whether a learner reads it.
        """
        if isinstance(value, dict):
            return {
                self.filled(key, field or key): self.filled(
                    part, field or key, spoken=key in _TEXTS
                )
                for key, part in value.items()
            }
        if isinstance(value, list):
            return [self.filled(part, field, spoken=spoken) for part in value]
        if not isinstance(value, str) or "$" not in value:
            return value
        if spoken:
            return _HOLE_OR_MARK.sub(lambda match: self._said(match.group(), field), value)
        whole = _MARK.fullmatch(value)
        if whole:
            return self._value(whole.group(1), field)
        return self._in_code(value, field)

    def _value(self, name: str, field: str) -> Any:
        if name not in self._values:
            meant = nearest(name, self._values)
            near = f"; did you mean ${meant}?" if meant else ""
            raise SchemaError([Problem(f"says ${name}, which does not vary{near}", (field,))])
        return self._values[name]

    def _plain(self, name: str, field: str) -> str | int:
        value = self._value(name, field)
        if type(value) not in (str, int):
            text = f"says ${name}, which stands for {shown(value)}: that is no part of a text"
            raise SchemaError([Problem(text, (field,))])
        return value  # type: ignore[no-any-return]

    def _in_code(self, text: str, field: str) -> str:
        return _MARK.sub(lambda match: str(self._plain(match.group(1), field)), text)

    def _said(self, part: str, field: str) -> str:
        if part.startswith("{{"):
            return self._in_code(part, field)
        value = self._value(part[1:], field)
        names = self._names()
        if isinstance(value, list) and value and all(str(v) in names.territories for v in value):
            return self._rendered(Message("lesson-places", {"places": value}), names)
        value = self._plain(part[1:], field)
        if isinstance(value, int):
            return str(value)
        for kind in ("territories", "continents"):
            if value in getattr(names, kind):
                return self._rendered(Message(f"feedback-{kind}", {"places": [value]}), names)
        for kind, words in _WORDS.items():
            if value in words:
                return self._rendered(Message(f"{kind}-{value}"), names)
        return str(value)

    def _rendered(self, message: Message, names: Names) -> str:
        from risk_widget.messages.bundle import bundle_of  # Fluent waits for the first sentence

        # A language may have a lesson's texts, and not this message yet.
        language = language_or_english(self._language)
        known = bundle_of(language).pattern(message.code) is not None
        return render(message, names, language if known else ENGLISH)


def names_used(value: object) -> set[str]:
    """The names that follow a ``$`` in a table, list or text."""
    if isinstance(value, dict):
        return {name for pair in value.items() for part in pair for name in names_used(part)}
    if isinstance(value, list):
        return {name for part in value for name in names_used(part)}
    return set(_MARK.findall(value)) if isinstance(value, str) else set()


ROWS: Final = "rows"
"""The list whose entries are tables of values that belong together."""
TRIED: Final = 200
"""The most seeds that are tried where lists vary independently of each other."""
_NAME: Final = re.compile(r"[a-z][a-z0-9_]*")
_FEW: Final = 60
_SEARCHED: Final = 5000


class Variations:
    """The variations of a step. Seed 0 picks each list's first value: the step as written.

    Args:
        lists: the ``vary`` of the step.
        key: what the picks depend on beside the seed: the lesson and the step.

    Raises:
        SchemaError: everything that is wrong with the lists.
    """

    def __init__(self, lists: Any, key: str) -> None:
        self._key = key
        self._lists: list[list[JsonObject]] = []
        self.names: list[str] = []
        problems: list[Problem] = []
        found = read(dict[str, Annotated[list[Any], Length(1)]], lists, "vary")
        for name, values in found.items():
            rows = values if name == ROWS else [{name: value} for value in values]
            first = rows[0].keys() if isinstance(rows[0], dict) else ()
            if not first or not all(isinstance(r, dict) and r.keys() == first for r in rows):
                text = f"must be tables with values for the same names, not {shown(rows)}"
                problems.append(Problem(text, ("vary", name)))
                continue
            for each in first:
                if not _NAME.fullmatch(each):
                    text = f"names {shown(each)}: a name is of small letters, figures and _"
                    problems.append(Problem(text, ("vary", name)))
                if each in self.names:
                    problems.append(Problem(f"names {shown(each)} again", ("vary", name)))
                self.names.append(each)
            self._lists.append(rows)
        if problems:
            raise SchemaError(problems)

    @property
    def count(self) -> int:
        """The number of variations."""
        count = 1
        for rows in self._lists:
            count *= len(rows)
        return count

    def picked(self, seed: int) -> tuple[int, ...]:
        """The index in each list that a seed picks."""
        if seed == 0:
            return (0,) * len(self._lists)
        chance = random.Random(f"{self._key}/{seed}")
        return tuple(chance.randrange(len(rows)) for rows in self._lists)

    def values(self, picked: tuple[int, ...]) -> JsonView:
        """The named values at these indices of the lists."""
        values: JsonObject = {}
        for rows, place in zip(self._lists, picked, strict=True):
            values |= rows[place]
        return values

    def after(self, seed: int) -> int:
        """The next seed that picks something else; the same seed if nothing varies."""
        if self.count == 1:
            return seed
        after = seed + 1
        while self.picked(after) == self.picked(seed):
            after += 1
        return after

    def seeds(self) -> Iterator[int]:
        """A seed for each variation or, if there are many, for the variations of 200 seeds."""
        seen: set[tuple[int, ...]] = set()
        for seed in range(_SEARCHED if self.count <= _FEW else TRIED):
            if len(seen) == self.count:
                return
            picked = self.picked(seed)
            if picked not in seen:
                seen.add(picked)
                yield seed
