"""Chances to win, made as sure as they proved to be."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_FILE = Path(__file__).with_name("temperatures.json")


@cache
def temperatures() -> Mapping[str, float]:
    """By kind of game (`making.kind_of`): above 1 where the trained values are too sure.

    Kinds that the file does not name need none. `tools/fit_temperatures.py` writes it.
    """
    read: dict[str, float] = json.loads(_FILE.read_text(encoding="utf-8"))
    return read


def tempered(chances: Sequence[float], kind: str) -> list[float]:
    """Chances that add up to 1, nearer to each other where the values of their kind are too sure.

    What the expert chooses does not depend on it: the order of the chances stays.
    """
    temperature = temperatures().get(kind, 1.0)
    weights = [chance ** (1 / temperature) if chance > 0 else 0.0 for chance in chances]
    total = sum(weights)
    return [weight / total for weight in weights]
