"""What varies in a step: the lists of its ``vary``, and which of their values a seed picks."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, Any, Final

from risk_widget.lessons.lesson_error import in_field, needed
from risk_widget.messages import Message
from risk_widget.spelling import shown

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

__all__ = ["Variations"]

ROWS: Final = "rows"
"""The list whose entries are tables of values that belong together."""
TRIED: Final = 200
"""How many seeds are tried, at most, where lists vary independently of each other."""
_NAME: Final = re.compile(r"[a-z][a-z0-9_]*")
_FEW: Final = 60
_SEARCHED: Final = 5000


class Variations:
    """The variations of a step. Seed 0 is the first value of each list, the step as it stands.

    Args:
        lists: the ``vary`` of the step.
        key: what the picks depend on beside the seed: the lesson and the step.
        where: what errors call the step.

    Raises:
        LessonError: a list that is none, or is empty; rows that do not name the same values.
    """

    def __init__(self, lists: Any, key: str, where: Message) -> None:
        if not isinstance(lists, dict):
            raise in_field(where, "vary", needed("lists", lists))
        self._key = key
        self._lists: list[list[dict[str, Any]]] = []
        names: list[str] = []
        for name, values in lists.items():
            field = f"vary.{name}"
            if not isinstance(values, list) or not values:
                raise in_field(where, field, needed("values", values))
            rows = values if name == ROWS else [{name: value} for value in values]
            for row in rows:
                if not isinstance(row, dict) or not row or row.keys() != rows[0].keys():
                    raise in_field(where, field, Message("lesson-rows", {"row": shown(row)}))
            for each in rows[0]:
                if not _NAME.fullmatch(each):
                    raise in_field(where, field, Message("lesson-vary-name", {"name": each}))
                if each in names:
                    raise in_field(where, field, Message("lesson-vary-twice", {"name": each}))
                names.append(each)
            self._lists.append(rows)
        self.names = tuple(names)

    @property
    def count(self) -> int:
        """How many variations there are."""
        count = 1
        for rows in self._lists:
            count *= len(rows)
        return count

    def picked(self, seed: int) -> tuple[int, ...]:
        """The place in each list that a seed picks."""
        if seed == 0:
            return (0,) * len(self._lists)
        chance = random.Random(f"{self._key}/{seed}")
        return tuple(chance.randrange(len(rows)) for rows in self._lists)

    def values(self, picked: tuple[int, ...]) -> Mapping[str, Any]:
        """The named values at these places of the lists."""
        values: dict[str, Any] = {}
        for rows, place in zip(self._lists, picked, strict=True):
            values |= rows[place]
        return values

    def after(self, seed: int) -> int:
        """The next seed that picks something else; the same one where nothing varies."""
        if self.count == 1:
            return seed
        after = seed + 1
        while self.picked(after) == self.picked(seed):
            after += 1
        return after

    def seeds(self) -> Iterator[int]:
        """A seed for each variation; where there are many, for those of 200 seeds."""
        seen: set[tuple[int, ...]] = set()
        for seed in range(_SEARCHED if self.count <= _FEW else TRIED):
            if len(seen) == self.count:
                return
            picked = self.picked(seed)
            if picked not in seen:
                seen.add(picked)
                yield seed
