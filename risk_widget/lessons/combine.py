"""Questions to an attempt, and how they are joined: what all checks of lessons are made of."""

from __future__ import annotations

import operator
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from risk_widget.lessons.lesson_error import ExpressionError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from risk_widget.engine.actions import Action
    from risk_widget.engine.events import Event
    from risk_widget.game import Game

__all__ = [
    "Attempt",
    "Check",
    "Mention",
    "Quantity",
    "all_of",
    "any_of",
    "constant",
    "mentions_of",
    "not_",
]


class Mention(NamedTuple):
    """A name that a check uses, so that a lesson file can be searched for slips."""

    kind: str
    name: str


@dataclass(frozen=True, slots=True)
class Attempt:
    """What is judged: the position after a learner's moves, and everything that led to it.

    Attributes:
        game: the game as it stands now.
        you: the learner's seat.
        actions: what the learner did in this step, the last one included.
        events: what came of it, the others' moves included.
        refused: the clause under which the last action was refused, or None.
        answer: the learner's answer: a number, a word or ids; None where a move was made.
        turns: of a challenge, the turns that the learner has begun.
    """

    game: Game
    you: str
    actions: tuple[Action, ...] = ()
    events: tuple[Event, ...] = ()
    refused: str | None = None
    answer: Any = None
    turns: int = 1


Judge: TypeAlias = Callable[[Attempt], bool]
Reader: TypeAlias = Callable[[Attempt], Any]


@dataclass(frozen=True, slots=True, repr=False)
class Check:
    """A yes-or-no question. Call it with an ``Attempt``."""

    text: str
    judge: Judge
    mentions: tuple[Mention, ...] = ()

    def __call__(self, attempt: Attempt) -> bool:
        """Whether it holds for this attempt."""
        return self.judge(attempt)

    def __and__(self, other: Check) -> Check:
        return all_of(self, other)

    def __or__(self, other: Check) -> Check:
        return any_of(self, other)

    def __invert__(self) -> Check:
        return not_(self)

    def __repr__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class Quantity:
    """A number or a word to be read off an attempt; comparing it makes a ``Check``."""

    text: str
    read: Reader
    mentions: tuple[Mention, ...] = field(default=())

    def __call__(self, attempt: Attempt) -> Any:
        """The value in this attempt."""
        return self.read(attempt)

    def compare(self, sign: str, other: object) -> Check:
        """The check that compares this value with another one, or with a constant."""
        right = constant(other)
        holds, read = _SIGNS[sign], self.read
        text = f"{self.text} {sign} {right.text}"
        return Check(
            text, lambda a: bool(holds(read(a), right.read(a))), (*self.mentions, *right.mentions)
        )

    def plus(self, other: object, sign: int) -> Quantity:
        """The sum with another number (``sign`` 1), or the difference (-1)."""
        right, read = constant(other), self.read
        text = f"{self.text} {'+' if sign > 0 else '-'} {right.text}"
        return Quantity(
            text, lambda a: read(a) + sign * right.read(a), (*self.mentions, *right.mentions)
        )

    def __add__(self, other: object) -> Quantity:
        return self.plus(other, 1)

    def __sub__(self, other: object) -> Quantity:
        return self.plus(other, -1)

    def __eq__(self, other: object) -> Check:  # type: ignore[override]
        return self.compare("==", other)

    def __ne__(self, other: object) -> Check:  # type: ignore[override]
        return self.compare("!=", other)

    def __ge__(self, other: object) -> Check:
        return self.compare(">=", other)

    def __gt__(self, other: object) -> Check:
        return self.compare(">", other)

    def __le__(self, other: object) -> Check:
        return self.compare("<=", other)

    def __lt__(self, other: object) -> Check:
        return self.compare("<", other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return self.text


_SIGNS: dict[str, Callable[[Any, Any], bool]] = {
    "==": operator.eq,
    "!=": operator.ne,
    ">=": operator.ge,
    ">": operator.gt,
    "<=": operator.le,
    "<": operator.lt,
}


def constant(value: object) -> Quantity:
    """A number or word as a ``Quantity``; a ``Quantity`` as it is."""
    return value if isinstance(value, Quantity) else Quantity(repr(value), lambda _: value)


def all_of(*checks: Check) -> Check:
    """Every one of them holds."""
    return _joined(" and ", checks, all)


def any_of(*checks: Check) -> Check:
    """At least one of them holds."""
    return _joined(" or ", checks, any)


def _joined(word: str, checks: tuple[Check, ...], fold: Callable[[Iterable[bool]], bool]) -> Check:
    if not checks:
        raise ExpressionError("check-none")
    texts = [f"({c.text})" if " or " in c.text or " and " in c.text else c.text for c in checks]
    mentions = tuple(m for c in checks for m in c.mentions)
    return Check(word.join(texts), lambda a: fold(c(a) for c in checks), mentions)


def not_(check: Check) -> Check:
    """The check does not hold."""
    return Check(f"not ({check.text})", lambda a: not check(a), check.mentions)


def mentions_of(*checks: Check | Quantity | None) -> Iterator[Mention]:
    """The names that these checks use."""
    for check in checks:
        if check is not None:
            yield from check.mentions
