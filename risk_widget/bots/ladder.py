"""The ladder: ten rungs, from a bot that has just learned the rules to the expert.

Each wins about two out of three games against the one below. The lower eight think like the
planning bot, the ninth like the expert, and all of them have habits. `benchmarks/ladder.py`
measures the steps between rungs; the results are in `docs/bots.md`.
"""

from __future__ import annotations

from itertools import accumulate
from math import log
from typing import TYPE_CHECKING, Final, NamedTuple

from risk_widget.bots.expert.choosing import choose_as_expert
from risk_widget.bots.habits import Habits, fall_into_habits
from risk_widget.bots.planning import choose_by_plan
from risk_widget.bots.styles import CAUTIOUS

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    from risk_widget.bots.common import Rng
    from risk_widget.bots.expert.scratch import ExpertScratch
    from risk_widget.bots.scratch import Scratch
    from risk_widget.bots.styles import Style
    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State


class Rung(NamedTuple):
    """A planning bot with habits.

    Attributes:
        style: the style of its planning. The longer the horizon, the longer the bot expects
            to hold a continent, so it chases continents that cannot be held.
        habits: how often it makes which mistakes.
    """

    style: Style
    habits: Habits


NEWCOMER: Final = Rung(
    CAUTIOUS._replace(enter=0.52, horizon=12.0),
    Habits(
        overlooks=0.42, goes_on=0.50, spreads=0.95, forgets=0.90, hurries=0.63,
        idles=0.60, strays=0.82,
    ),
)  # fmt: skip
BEGINNER: Final = Rung(
    CAUTIOUS._replace(enter=0.53, horizon=10.7),
    Habits(
        overlooks=0.325, goes_on=0.43, spreads=0.88, forgets=0.77, hurries=0.54,
        idles=0.52, strays=0.7,
    ),
)  # fmt: skip
LEARNER: Final = Rung(
    CAUTIOUS._replace(enter=0.55, horizon=9.4),
    Habits(
        overlooks=0.255, goes_on=0.36, spreads=0.78, forgets=0.66, hurries=0.45,
        idles=0.44, strays=0.63,
    ),
)  # fmt: skip
CASUAL: Final = Rung(
    CAUTIOUS._replace(enter=0.56, horizon=8.3),
    Habits(
        overlooks=0.2, goes_on=0.30, spreads=0.7, forgets=0.55, hurries=0.37,
        idles=0.37, strays=0.47,
    ),
)  # fmt: skip
REGULAR: Final = Rung(
    CAUTIOUS._replace(enter=0.57, horizon=6.9),
    Habits(
        overlooks=0.15, goes_on=0.23, spreads=0.58, forgets=0.42, hurries=0.29,
        idles=0.28, strays=0.24,
    ),
)  # fmt: skip
PRACTISED: Final = Rung(
    CAUTIOUS._replace(enter=0.59, horizon=5.7),
    Habits(
        overlooks=0.107, goes_on=0.17, spreads=0.4, forgets=0.31, hurries=0.2,
        idles=0.20, strays=0.0,
    ),
)  # fmt: skip
SKILLED: Final = Rung(
    CAUTIOUS._replace(enter=0.60, horizon=4.5),
    Habits(
        overlooks=0.067, goes_on=0.10, spreads=0.26, forgets=0.19, hurries=0.12,
        idles=0.13, strays=0.0,
    ),
)  # fmt: skip
STRONG: Final = Rung(
    CAUTIOUS._replace(enter=0.61, horizon=3.5),
    Habits(
        overlooks=0.03, goes_on=0.05, spreads=0.05, forgets=0.09, hurries=0.05,
        idles=0.06, strays=0.0,
    ),
)  # fmt: skip
VETERAN: Final = Habits(overlooks=0.025, spreads=0.46, strays=0.5)
"""The habits of the ninth rung, which has no style, because it thinks like the expert."""

RUNGS: Final = {
    "newcomer": NEWCOMER,
    "beginner": BEGINNER,
    "learner": LEARNER,
    "casual": CASUAL,
    "regular": REGULAR,
    "practised": PRACTISED,
    "skilled": SKILLED,
    "strong": STRONG,
}
"""The rung of each bot, by the bot's id, the lowest first."""
LADDER: Final = (*RUNGS, "veteran", "expert")
"""All ten bots, the lowest first."""


def strengths(shares: Sequence[float]) -> tuple[float, ...]:
    """Compute the strength of each rung from its share of wins against the rung below.

    >>> from risk_widget.bots.ladder import strengths
    >>> strengths((0.5, 0.5))
    (0.0, 0.0, 0.0)
    """
    return (*accumulate((log(share / (1 - share)) for share in shares), initial=0.0),)


def place_among(rungs: Sequence[float], strength: float) -> float:
    """Convert a strength to a fractional rung, extrapolating beyond the first and the last rung.

    >>> from risk_widget.bots.ladder import place_among
    >>> place_among((0.0, 1.0, 3.0), 2.0)
    2.5
    """
    at = 0
    while at < len(rungs) - 2 and strength > rungs[at + 1]:
        at += 1
    return 1 + at + (strength - rungs[at]) / (rungs[at + 1] - rungs[at])


SHARES: Final = (0.625, 0.629, 0.639, 0.625, 0.630, 0.648, 0.649, 0.638, 0.633)
"""The share of games that each rung but the first wins against the one below.

`benchmarks/ladder.py` plays these games."""
STRENGTHS: Final = strengths(SHARES)
"""The strength of each rung: a seat's chance is proportional to e to this power."""
BESIDE: Final = {"easygoing": 3, "cautious": 9, "bold": 9}
"""The rung about as strong as each bot that is older than the ladder, by the bot's id."""
NOT_OFFERED: Final = frozenset({*BESIDE, "simple"})
"""Bots that no form offers, since the ladder has others of the same strength.

They play if their ids are given, and in games that were begun with them."""
MY_LEVEL: Final = "my-level"
"""The id that stands for a bot on the rung of the person who plays at the table."""


def choose_on_rung(
    params: Params,
    state: State,
    rng: Rng,
    scratch: Scratch,
    rung: Rung,
    action: MutableSequence[int],
) -> None:
    """Choose as a planning bot with the habits of a rung does."""
    choose_by_plan(params, state, rng, scratch, rung.style, action)
    fall_into_habits(params, state, rng, rung.habits, action)


def choose_as_lapsing_expert(
    params: Params,
    state: State,
    rng: Rng,
    scratch: ExpertScratch,
    habits: Habits,
    action: MutableSequence[int],
) -> None:
    """Choose as the expert does, with habits."""
    choose_as_expert(params, state, scratch, action)
    fall_into_habits(params, state, rng, habits, action)
