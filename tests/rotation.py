"""Which cases a run asks of the tests that have very many: a share, another one at each turn.

A turn is a commit. A whole run asks a third of the cases of each sampled test, the daily check a
tenth, and with `RISK_WIDGET_ALL=1` a run asks all. Where a test asks the same of the ways to play,
its third begins with those in which each two values meet, so that only the rest of it rotates.
"""

from __future__ import annotations

import os
import subprocess
from collections import defaultdict
from hashlib import blake2b
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.engine.ways import COVERING, Way

if TYPE_CHECKING:
    from collections.abc import Iterable

    import pytest

TURN = "RISK_WIDGET_TURN"
"""The variable with the turn: without it, the first digits of the commit."""

ALL = "RISK_WIDGET_ALL"
"""The variable that, set to `1`, asks for all cases."""

SAMPLED = "sampled"
"""The marker of tests that ask the same of very many cases.

Its argument `each` names a parameter, and each value of that gets its own share. Tests with a way
to play count as marked.
"""

DECISIVE = "decisive"
"""The marker of tests of the ways to play that each whole run asks of all ways."""

RUN, CHECK = 3, 10
"""One case in so many is asked in a whole run, and in the daily check."""

MANY = 3
"""A whole run asks so many cases at least; the daily check asks only a share of any more."""


def turn() -> str:
    """The turn of this run, which is kept for the processes that it starts."""
    if TURN not in os.environ:
        done = subprocess.run(
            ["git", "rev-parse", "--short=12", "HEAD"],
            cwd=Path(__file__).parent,
            capture_output=True,
            text=True,
            check=False,
        )
        os.environ[TURN] = done.stdout.strip() or "none"
    return os.environ[TURN]


def header() -> str:
    """The line at the head of a run, which says how the same cases are asked again."""
    if os.environ.get(ALL) == "1":
        return f"sampled tests: all cases ({ALL}=1)"
    return f"sampled tests: one case in {RUN}, by {TURN}={turn()}"


def share_out(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the cases of other turns, and mark as thorough what the daily check has not.

    Both shares are drawn from all cases of a test, or of a test and a value of the parameter named
    by its marker; so a case that is named alone is asked.
    """
    groups: defaultdict[tuple[str, str], list[pytest.Item]] = defaultdict(list)
    for item in items:
        groups[item.nodeid.partition("[")[0], str(_params(item).get(_each(item)))].append(item)
    left: set[pytest.Item] = set()
    for group in groups.values():
        asked = in_turn(group)
        if os.environ.get(ALL) != "1" and _is_sampled(group[0]) and not _is_decisive(group[0]):
            # In the order of the turn, but first those that each turn asks.
            asked = sorted(asked, key=lambda item: _params(item).get("way") not in COVERING)
            left.update(asked[max(MANY, ceil(len(group) / RUN)) :])
            asked = in_turn(set(group) - left)
        if _is_sampled(group[0]) or len(group) > MANY:
            for item in asked[ceil(len(group) / CHECK) :]:
                item.add_marker("thorough")
    if left:
        config.hook.pytest_deselected(items=[item for item in items if item in left])
        items[:] = [item for item in items if item not in left]


def in_turn(items: Iterable[pytest.Item]) -> list[pytest.Item]:
    """The cases in the order of this turn."""

    def place(item: pytest.Item) -> bytes:
        return blake2b(f"{turn()} {item.nodeid}".encode(), digest_size=8).digest()

    return sorted(items, key=place)


def _params(item: pytest.Item) -> dict[str, Any]:
    params: dict[str, Any] = item.callspec.params if hasattr(item, "callspec") else {}
    return params


def _each(item: pytest.Item) -> str:
    marker = item.get_closest_marker(SAMPLED)
    return str(marker.kwargs.get("each", "")) if marker else ""


def _is_sampled(item: pytest.Item) -> bool:
    way = _params(item).get("way")
    return isinstance(way, Way) or item.get_closest_marker(SAMPLED) is not None


def _is_decisive(item: pytest.Item) -> bool:
    return item.get_closest_marker(DECISIVE) is not None
