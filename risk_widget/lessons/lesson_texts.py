"""The texts of a lesson file, and where each stands in the file of another language.

Steps and choices are found by their ids, so their order may change; hints, mistakes and what the
learner is able to do are counted from 1 on.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from risk_widget.messages.long_texts import Slot

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from risk_widget.messages.long_texts import TextPath

__all__ = ["lesson_slots"]

_OF_THE_LESSON: Final = ("title", "summary", "advice")
_PHRASE: Final = re.compile(r"[A-Z0-9].*[ .!?].*|[a-z]+ .*", re.DOTALL)
_OF_A_STEP: Final = ("title", "text", "question", "praise", "otherwise")


def lesson_slots(data: Mapping[str, Any]) -> Iterator[Slot]:
    """The places of texts in what a lesson file says. What is no text where one belongs is not."""
    yield from _named(data, (), _OF_THE_LESSON)
    yield from _numbered(data, (), "able")
    for step in _tables(data.get("steps")):
        path = ("steps", str(step.get("id")))
        yield from _of_step(step, path)
        changes = step.get("in")
        if isinstance(changes, dict):
            for editions, change in changes.items():
                if isinstance(change, dict):
                    yield from _of_step(change, (*path, "in", editions))


def _of_step(step: Mapping[str, Any], path: TextPath) -> Iterator[Slot]:
    yield from _named(step, path, _OF_A_STEP)
    yield from _numbered(step, path, "hints")
    for number, mistake in enumerate(_tables(step.get("mistakes")), start=1):
        if isinstance(mistake.get("say"), str):
            yield Slot((*path, "mistakes", str(number)), mistake, "say")
    for number, star in enumerate(_tables(step.get("stars")), start=1):
        if isinstance(star.get("say"), str):
            yield Slot((*path, "stars", str(number)), star, "say")
    vary = step.get("vary")
    if isinstance(vary, dict):
        yield from _of_variations(vary, (*path, "vary"))
    for choice in _tables(step.get("choices")):
        value = str(choice.get("value"))
        yield from _named(choice, (*path, "choices", value), ("text", "say"))


def _of_variations(vary: Mapping[str, Any], path: TextPath) -> Iterator[Slot]:
    """The phrases that vary, by list and number, in rows by their names, too."""
    for name, values in vary.items():
        for number, value in enumerate(values if isinstance(values, list) else (), start=1):
            place = (*path, name, str(number))
            if isinstance(value, dict):
                for key, part in value.items():
                    if _is_phrase(part):
                        yield Slot((*place, key), value, key)
            elif _is_phrase(value):
                yield Slot(place, values, number - 1)


def _is_phrase(value: object) -> bool:
    """Whether it is words for a learner, rather than an id or a check."""
    return isinstance(value, str) and _PHRASE.fullmatch(value) is not None


def _named(table: Mapping[str, Any], path: TextPath, keys: tuple[str, ...]) -> Iterator[Slot]:
    for key in keys:
        if isinstance(table.get(key), str):
            yield Slot((*path, key), table, key)


def _numbered(table: Mapping[str, Any], path: TextPath, key: str) -> Iterator[Slot]:
    texts = table.get(key)
    if isinstance(texts, list):
        for number, text in enumerate(texts):
            if isinstance(text, str):
                yield Slot((*path, key, str(number + 1)), texts, number)


def _tables(value: object) -> list[dict[str, Any]]:
    return [each for each in value if isinstance(each, dict)] if isinstance(value, list) else []
