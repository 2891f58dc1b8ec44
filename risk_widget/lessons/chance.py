"""Guesses at chances, compared with a battle fought many times."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass
from random import Random
from typing import TYPE_CHECKING, Final

from risk_widget.messages import say
from risk_widget.results.displays import whole_percent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.battles.odds import Odds
    from risk_widget.json_types import JsonObject

__all__ = ["ChanceGuess", "CountedBattles", "brier", "counted", "guesses_in_words"]

NEAR: Final = 10
"""How many points of a hundred a guess may be off and still counts as right."""
EVEN: Final = 50
"""What those say, in percent, who know nothing of a battle."""
ROLLED: Final = 1000
"""How many battles are fought to be counted."""


@dataclass(frozen=True, slots=True)
class CountedBattles:
    """The outcomes of a battle fought many times.

    Attributes:
        exact: the chance to take the target, in percent.
        taken: of the battles that were fought, those in which the target was taken.
        fought: how many battles that were.
        ends: how the battles ended: (armies left to the attacker, to the defender, battles), the
            worst for the attacker first.
    """

    exact: float
    taken: int
    fought: int
    ends: tuple[tuple[int, int, int], ...]


@dataclass(frozen=True, slots=True)
class ChanceGuess:
    """A guess in percent, together with the battles that it is about."""

    said: int
    battles: CountedBattles

    @property
    def off(self) -> int:
        """The distance between the guess and the exact chance in percentage points, rounded."""
        return abs(self.said - whole_percent(self.battles.exact / 100))

    @property
    def is_near(self) -> bool:
        """Whether the guess is close enough to count as right."""
        return self.off <= NEAR

    def to_dict(self) -> JsonObject:
        """The guess as JSON data."""
        ends = [list(end) for end in self.battles.ends]
        return {"said": self.said, **asdict(self.battles), "ends": ends}


def counted(odds: Odds, seed: str) -> CountedBattles:
    """Fight a battle many times.

    Args:
        odds: of the battle. Its ends are drawn by their exact chances, which is the same as
            rolling the dice of each battle.
        seed: for what is drawn.
    """
    ends = sorted(odds.outcomes, key=lambda end: end[0] - end[1])
    drawn = Counter(Random(seed).choices(ends, [odds.outcomes[end] for end in ends], k=ROLLED))
    taken = sum(battles for (_, defenders), battles in drawn.items() if defenders == 0)
    rows = tuple((*end, drawn[end]) for end in ends)
    return CountedBattles(round(100 * odds.win, 1), taken, ROLLED, rows)


def brier(said: float, exact: float) -> float:
    """The mean squared error of a guess at a chance; both are in percent."""
    guess, chance = said / 100, exact / 100
    return chance * (1 - guess) ** 2 + (1 - chance) * guess**2


def guesses_in_words(guesses: Sequence[tuple[float, float]]) -> str:
    """Describe how good guesses were, each given with its exact chance in percent; "" if none."""
    if not guesses:
        return ""
    score = sum(brier(said, exact) for said, exact in guesses) / len(guesses)
    best = sum(brier(exact, exact) for _, exact in guesses) / len(guesses)
    even = sum(brier(EVEN, exact) for _, exact in guesses) / len(guesses)
    # Too small a difference to be called one: a guess five points off costs half of it.
    near = 0.005
    if score <= best + 0.0005:
        worth = "best"
    elif score <= best + near:
        worth = "good"
    elif abs(score - even) <= near:
        worth = "even"
    else:
        worth = "better" if score < even else "worse"
    said = say("display-percent", percent=EVEN)
    return say("chance-brier", guesses=len(guesses), **{"as": worth, "even": said})
