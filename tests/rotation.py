"""A rotation of the cases of tests that have very many: each turn runs another share of them.

A turn is a commit. Of each sampled test, a whole run includes a third of the cases, the daily check
a tenth, and a run with `RISK_WIDGET_ALL=1` all of them. Where the cases are ways to play, the third
begins with a set in which every two settings meet, so that only the rest of it rotates.
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
"""The variable with the turn; by default the turn is the first digits of the commit."""

ALL = "RISK_WIDGET_ALL"
"""The variable that, set to `1`, asks for all cases."""

SAMPLED = "sampled"
"""The marker of tests that check the same thing in very many cases.

Its argument `each` names a parameter, each value of which gets a share of its own. Tests with a way
to play count as marked.
"""

DECISIVE = "decisive"
"""The marker of tests that every whole run includes with all ways to play."""

RUN, CHECK = 3, 10
"""A whole run includes one case in `RUN`, the daily check one in `CHECK`."""

MANY = 3
"""The most cases that a test may have for the daily check to ask them all, unless it is sampled."""


def turn() -> str:
    """Return the turn of this run, and keep it for the processes that the run starts."""
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
    """Return the first line of a run's output, which says how to run the same cases again."""
    if os.environ.get(ALL) == "1":
        return f"sampled tests: all cases ({ALL}=1)"
    return f"sampled tests: one case in {RUN}, by {TURN}={turn()}"


def share_out(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the cases of other turns, and mark as thorough those that the daily check omits.

    Both shares are drawn from all collected cases of a test, or of a test with one value of the
    parameter that its marker names; so a case that is named alone is run.
    """
    groups: defaultdict[tuple[str, str], list[pytest.Item]] = defaultdict(list)
    for item in items:
        groups[item.nodeid.partition("[")[0], str(_params(item).get(_each(item)))].append(item)
    left: set[pytest.Item] = set()
    for group in groups.values():
        asked = in_turn(group)
        if os.environ.get(ALL) != "1" and _is_sampled(group[0]) and not _is_decisive(group[0]):
            # In the order of the turn, but those that belong to every turn come first.
            asked = sorted(asked, key=lambda item: _params(item).get("way") not in COVERING)
            left.update(asked[ceil(len(group) / RUN) :])
            asked = in_turn(set(group) - left)
        if _is_sampled(group[0]) or len(group) > MANY:
            for item in asked[ceil(len(group) / CHECK) :]:
                item.add_marker("thorough")
    if left:
        config.hook.pytest_deselected(items=[item for item in items if item in left])
        items[:] = [item for item in items if item not in left]


def in_turn(items: Iterable[pytest.Item]) -> list[pytest.Item]:
    """Return the cases in the order of this turn."""

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
