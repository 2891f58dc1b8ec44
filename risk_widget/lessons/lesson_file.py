"""A lesson file, and the files of other languages beside it."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from typing import TYPE_CHECKING, Any, Final

from risk_widget.lessons.lesson_error import (
    LessonError,
    at,
    in_field,
    needed,
    no_such,
)
from risk_widget.lessons.lesson_texts import lesson_slots
from risk_widget.lessons.step_reader import list_of
from risk_widget.lessons.step_source import StepSource
from risk_widget.messages import Message, part_of
from risk_widget.messages.catalog import ENGLISH
from risk_widget.messages.long_texts import file_beside, fill, texts_beside
from risk_widget.messages.rendering import language_or_english
from risk_widget.messages.speaking import note
from risk_widget.rules.edition import load_edition
from risk_widget.spelling import shown, unknown

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from risk_widget.messages.long_texts import TextPath


__all__ = ["LessonFile"]

_LESSON_KEYS: Final = (
    "id",
    "title",
    "summary",
    "minutes",
    "able",
    "advice",
    "aside",
    "edition",
    "mode",
    "options",
    "seats",
    "board",
    "given",
    "steps",
)


class LessonFile:
    """A lesson's file. What is read from it is kept, for each language by itself.

    Args:
        text: what is in the file.
        name: what errors call it.
        original: where it is, so that other languages are found beside it: within the package, or
            anywhere as a path; None for a text without a place.
    """

    def __init__(self, text: str, name: str, original: str | Path | None = None) -> None:
        self.name, self.original = name, original
        try:
            self.data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise at(name, Message("lesson-toml", {"why": str(error)})) from error
        self._read: dict[str, tuple[Mapping[TextPath, Any], dict[str, Any]]] = {}

    def read(self, language: str | None = None) -> dict[str, Any]:
        """What the lesson is, by the names of ``LessonSource``, in a language.

        Where the texts of a language make the lesson one that cannot be used, such as by a number
        to be worked out that does not exist, the lesson is the English one.

        Args:
            language: instead of the one that is chosen.

        Raises:
            LessonError: what is wrong with it in English.
        """
        spoken = language_or_english(language)
        texts: Mapping[TextPath, Any] = {}
        if self.original is not None:
            texts = texts_beside(self.original, spoken)
        if spoken not in self._read or self._read[spoken][0] != texts:
            self._read[spoken] = texts, self._with(texts, spoken)
        return self._read[spoken][1]

    def _with(self, texts: Mapping[TextPath, Any], language: str) -> dict[str, Any]:
        if not texts:
            return lesson_of(self.data, self.name, language)
        try:
            return self.filled(texts, language)
        except LessonError as error:
            note(str(error))
            return self.read(ENGLISH)

    def filled(self, texts: Mapping[TextPath, Any], language: str) -> dict[str, Any]:
        """The lesson with these texts of a language. Raises ``LessonError``."""
        data = deepcopy(self.data)
        fill(lesson_slots(data), texts)
        return lesson_of(data, file_beside(self.name, language), language)


def lesson_of(data: Mapping[str, Any], name: str, language: str | None = None) -> dict[str, Any]:
    """What a lesson is, by the names of ``LessonSource``; ``name`` is what errors call its file.

    Places that vary are named in the ``language`` of the texts.

    Raises:
        LessonError: what is wrong with it, with the step and the field.
    """
    for key in data:
        if key not in _LESSON_KEYS:
            raise at(name, no_such("key", unknown(key, _LESSON_KEYS)))
    for key in ("id", "title", "summary", "edition"):
        if not isinstance(data.get(key), str) or not data[key].strip():
            raise in_field(name, key, needed("text", data.get(key)))
    try:
        load_edition(data["edition"])
    except ValueError as error:
        raise in_field(name, "edition", part_of(error)) from error
    if not isinstance(data.get("aside", False), bool):
        raise in_field(name, "aside", needed("flag", data["aside"]))
    tables = list_of(dict, data, "steps", name)
    if not tables:
        raise at(name, Message("lesson-without-steps"))
    steps: list[StepSource] = []
    for number, raw in enumerate(tables, start=1):
        step = shown(raw["id"])[1:-1] if isinstance(raw.get("id"), str) else None
        where = Message("lesson-step", {"file": name, "number": number, "step": step})
        steps.append(StepSource(data, raw, where, language))
        if steps[-1].id in [step.id for step in steps[:-1]]:
            raise in_field(where, "id", Message("lesson-step-twice"))
    return {
        "id": data["id"],
        "title": data["title"],
        "summary": data["summary"].strip(),
        "minutes": int(data.get("minutes", 10)),
        "able": tuple(list_of(str, data, "able", name)),
        "advice": str(data.get("advice", "")).strip(),
        "edition": data["edition"],
        "steps": tuple(steps),
        "aside": data.get("aside", False),
    }
