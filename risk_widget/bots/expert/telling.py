"""Each seat's chance of winning, as shown to players, at any moment of a game.

The expert plans by the value of a position at the end of its turn. A chance shown must be right in
between, too: before armies are placed, with a set in the hand, between two attacks. So a small
network weighs inputs of its own (`risk_widget.bots.expert.telling_inputs`). It was fitted to games
continued from positions of every moment (`tools/train_chances.py`). No bot chooses by it.
"""

from __future__ import annotations

import json
from functools import cache
from math import exp, tanh
from operator import itemgetter, mul
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from risk_widget.bots.expert.telling_inputs import ROW, described

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from risk_widget.bots.expert.scratch import ExpertScratch
    from risk_widget.bots.expert.telling_inputs import Input
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State

Numbers: TypeAlias = "Sequence[float]"

FIRST: Final = 40
"""The number of units of the first layer, whose weights all editions and modes share."""
SECOND: Final = 16
"""The number of units of the second layer."""
HEAD: Final = FIRST + SECOND * (FIRST + 1) + SECOND + FIRST + ROW
"""The number of values that belong to each edition and mode alone; see `Head`."""
SCALE: Final = 1000
"""The divisor of the stored values, which are whole thousandths."""
_VALUES: Final = Path(__file__).with_name("told.json")


class Head(NamedTuple):
    """The values of one edition and mode.

    Attributes:
        bias: the biases of the first layer.
        second: for each unit of the second layer, its weights and then its bias.
        outer: the weights in the score of the second layer, then of the first.
        row: the weights in the score of a seat's row.
    """

    bias: Numbers
    second: Sequence[Numbers]
    outer: Numbers
    row: Numbers


class Values(NamedTuple):
    """The fitted values: the weights of each unit of the first layer, and heads by name."""

    weights: Sequence[Numbers]
    heads: Mapping[str, Head]


def chances_told(
    config: GameConfig, seen: State, viewer: int, scratch: ExpertScratch
) -> list[float]:
    """Compute each seat's chance of winning; the sum is 1.

    Args:
        config: the configuration of the game.
        seen: the position as the viewer sees it; it is only read.
        viewer: the observing seat, or -1 for public knowledge.
        scratch: the expert's scratch space.
    """
    about, (weights, heads) = described(config, seen, viewer, scratch), told_values()
    head = heads.get(f"{config.edition.base}/{config.mode}") or heads["any"]
    shared = _added(head.bias, weights, about.shared)
    scores = {
        seat: _score(head, _added(shared, weights, inputs), inputs)
        for seat, inputs in about.seats.items()
    }
    most = max(scores.values())
    odds = [exp(scores[seat] - most) if seat in scores else 0.0 for seat in range(config.players)]
    total = sum(odds)
    return [each / total for each in odds]


def _added(sums: Numbers, weights: Sequence[Numbers], inputs: Iterable[Input]) -> Numbers:
    """Add weighted inputs to the sums of the first layer."""
    numbers, values = zip(*inputs, strict=True)
    chosen = itemgetter(*numbers)  # by far the fastest way without numpy
    return [
        total + sum(map(mul, chosen(row), values)) for total, row in zip(sums, weights, strict=True)
    ]


def _score(head: Head, sums: Numbers, inputs: Iterable[Input]) -> float:
    """Compute the raw score of a seat, before the seats are compared."""
    first = [tanh(total) for total in sums]
    second = [tanh(sum(map(mul, unit, first), unit[FIRST])) for unit in head.second]
    straight = sum(head.row[number] * value for number, value in inputs if number < ROW)
    return sum(map(mul, head.outer, [*second, *first]), straight)


@cache
def told_values() -> Values:
    """Load the fitted values; a head is named ``any``, or for example ``czech/domination``."""
    read: Mapping[str, Sequence[int]] = json.loads(_VALUES.read_text(encoding="utf-8"))
    rows = {name: [value / SCALE for value in row] for name, row in read.items()}
    weights = rows.pop("weights")
    return Values(
        [weights[unit::FIRST] for unit in range(FIRST)],
        {name: head_of(row) for name, row in rows.items()},
    )


def head_of(row: Numbers) -> Head:
    """Build the head of an edition and mode from its row of values."""
    outer = FIRST + SECOND * (FIRST + 1)
    second = [row[first : first + FIRST + 1] for first in range(FIRST, outer, FIRST + 1)]
    return Head(row[:FIRST], second, row[outer:-ROW], row[-ROW:])


# ---- the expert's plans on the same scale -------------------------------------------------------


def rescaled(value: float, said: float, told: float) -> float:
    """Convert the value of a plan to the scale of the chances shown to players.

    Certainty stays certainty, and the order of plans stays the same.

    >>> from risk_widget.bots.expert.telling import rescaled
    >>> rescaled(0.4, said=0.8, told=0.6), rescaled(0.8, said=0.4, told=0.7)
    (0.3, 0.9)

    Args:
        value: the value of the plan, in the expert's own terms.
        said: the value of a reference plan, likewise.
        told: the chance shown for the reference plan.
    """
    if not 0 < said < 1:
        return value
    if value <= said:
        return value * told / said
    return 1 - (1 - value) * (1 - told) / (1 - said)
