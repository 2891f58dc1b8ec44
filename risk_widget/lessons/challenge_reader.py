"""Reads what a step of a lesson file says of its challenge."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol

from risk_widget.lessons.challenge import MOST_STARS, Challenge, Star, bot_of, bot_words
from risk_widget.lessons.expressions import parse_check
from risk_widget.lessons.lesson_error import ExpressionError
from risk_widget.lessons.name_checks import entry
from risk_widget.messages import Message

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.lessons.lesson_error import LessonError

__all__ = ["CHALLENGE_KEYS", "check_fields", "read_challenge"]

CHALLENGE_KEYS: Final = ("bot", "turns", "stars", "free_hints")
_NOT_PLAYED: Final = (
    "moves", "replies", "dice", "answer", "choices", "question", "pick", "picks", "each",
    "reveal", "show_dice", "played_out", "hides", "solution",
)  # fmt: skip
"""Fields without a meaning in a challenge: learner and bots decide its moves, its dice are true."""


class _Reader(Protocol):
    raw: Mapping[str, Any]

    def fail(self, field: str | Message, problem: str | Message | Exception) -> LessonError: ...
    def word(self, key: str, words: tuple[str, ...], otherwise: str | None = None) -> str: ...
    def number(self, key: str, otherwise: int) -> int: ...
    def tables(self, key: str) -> list[Mapping[str, Any]]: ...
    def only(
        self,
        raw: Mapping[str, Any],
        keys: tuple[str, ...],
        where: Message,
        optional: tuple[str, ...] = (),
    ) -> None: ...


def check_fields(reader: _Reader, kind: str) -> None:
    """Raise what the reader makes of a field that does not go with the kind of the step."""
    challenge = kind == "challenge"
    for key in _NOT_PLAYED if challenge else CHALLENGE_KEYS:
        if key in reader.raw:
            code = "lesson-not-in-challenge" if challenge else "lesson-only-challenge"
            raise reader.fail(key, Message(code))


def read_challenge(reader: _Reader) -> Challenge:
    """The challenge of a step of that kind. Raises ``LessonError``."""
    for key in ("bot", "turns"):
        if key not in reader.raw:
            raise reader.fail(key, Message("lesson-missing", {"key": key}))
    bot = bot_of(reader.word("bot", bot_words()))
    assert bot is not None
    stars = reader.tables("stars")
    if len(stars) >= MOST_STARS:
        raise reader.fail("stars", Message("lesson-most-stars", {"most": MOST_STARS - 1}))
    return Challenge(
        bot=bot,
        turns=reader.number("turns", 1),
        stars=tuple(_star(reader, star, n) for n, star in enumerate(stars, start=1)),
        free_hints=reader.number("free_hints", 1) if "free_hints" in reader.raw else None,
    )


def _star(reader: _Reader, raw: Mapping[str, Any], number: int) -> Star:
    where = entry("stars", number)
    reader.only(raw, ("when", "say"), where)
    try:
        return Star(parse_check(raw["when"]), str(raw["say"]).strip())
    except ExpressionError as error:
        raise reader.fail(where, error) from error
