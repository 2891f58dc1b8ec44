"""What a guess at a chance was worth: beside one battle, a thousand, and the exact figure."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from itertools import accumulate
from random import Random
from typing import TYPE_CHECKING, Any, Final

from risk_widget.messages import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.battles.odds import Odds

__all__ = ["NEAR", "ROLLED", "Battle", "ChanceGuess", "brier", "compared", "guesses_in_words"]

NEAR: Final = 10
"""How many points of a hundred a guess may be off and still counts as right."""
ROLLED: Final = 1000
"""How many battles are fought to be counted."""


@dataclass(frozen=True, slots=True)
class Battle:
    """The battle whose chance is guessed: fought until the target is taken or nobody can attack."""

    source: str
    target: str


@dataclass(frozen=True, slots=True)
class ChanceGuess:
    """A guess beside what came of it.

    Attributes:
        said: the guess, in percent.
        exact: the chance to take the target, in percent.
        taken: of the battles that were fought, those in which the target was taken.
        fought: how many battles that were.
        ends: how the battles ended: (armies left to the attacker, to the defender, battles), the
            worst for the attacker first.
    """

    said: int
    exact: float
    taken: int
    fought: int
    ends: tuple[tuple[int, int, int], ...]

    @property
    def off(self) -> int:
        """Points between the guess and the exact chance, rounded."""
        return abs(self.said - round(self.exact))

    @property
    def is_near(self) -> bool:
        """Whether the guess counts as right."""
        return self.off <= NEAR

    @property
    def brier(self) -> float:
        """The guess's Brier score: its squared error on average, from 0 (best) to 1."""
        return brier(self.said, self.exact)

    @property
    def best(self) -> float:
        """The Brier score of whoever says the exact chance; none is better on average."""
        return brier(self.exact, self.exact)

    def to_dict(self) -> dict[str, Any]:
        """The guess as JSON data."""
        return {**asdict(self), "ends": [list(end) for end in self.ends]}


def brier(said: float, exact: float) -> float:
    """The squared error on average of a guess at an event of a chance; both in percent."""
    guess, chance = said / 100, exact / 100
    return chance * (1 - guess) ** 2 + (1 - chance) * guess**2


def compared(said: int, odds: Odds, seed: str) -> ChanceGuess:
    """A guess beside the exact chance, and beside battles that are fought by it.

    Args:
        said: the guess, in percent.
        odds: of the battle. Its ends are drawn by their exact chances, which is the same as
            rolling the dice of each battle.
        seed: for what is drawn.
    """
    chances = sorted(odds.outcomes.items(), key=lambda end: (end[0][0] - end[0][1], end[0]))
    drawn = Random(seed).choices(
        range(len(chances)), cum_weights=list(accumulate(p for _, p in chances)), k=ROLLED
    )
    counted = [drawn.count(place) for place in range(len(chances))]
    ends = tuple((a, d, n) for ((a, d), _), n in zip(chances, counted, strict=True))
    taken = sum(n for _, d, n in ends if d == 0)
    return ChanceGuess(said, round(100 * odds.win, 1), taken, ROLLED, ends)


def guesses_in_words(guesses: Sequence[tuple[float, float]]) -> str:
    """How good guesses were, each with its exact chance in percent; "" if there are none."""
    if not guesses:
        return ""
    score = sum(brier(said, exact) for said, exact in guesses) / len(guesses)
    best = sum(brier(exact, exact) for _, exact in guesses) / len(guesses)
    return say("chance-brier", guesses=len(guesses), score=f"{score:.3f}", best=f"{best:.3f}")
