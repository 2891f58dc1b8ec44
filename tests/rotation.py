"""A rotation for tests with very many cases: each turn runs a different share of the cases.

A turn is a commit. Of each sampled test, a whole run includes a quarter of the cases, the daily
check a tenth, and a run with `RISK_WIDGET_ALL=1` all of them. Where the cases are ways to play, a
whole run includes a set in which every two settings meet, and a tenth of the other ways.
"""

from __future__ import annotations

import os
import subprocess
from collections import defaultdict
from hashlib import blake2b
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from tests.engine.ways import COVERING, GameSetup

if TYPE_CHECKING:
    from collections.abc import Iterable

    import pytest

T = TypeVar("T")

TURN = "RISK_WIDGET_TURN"
"""The variable with the turn; by default the turn is the first digits of the commit."""

ALL = "RISK_WIDGET_ALL"
"""The variable that, set to `1`, asks for all cases."""

SAMPLED = "sampled"
"""The marker of tests that check the same thing in very many cases.

Its argument `each` names a parameter, each value of which gets a share of its own. Tests with the
same argument `together` count as one test. `share` takes the place of the quarter: one case in so
many. Tests with a way to play count as marked.
"""

THOROUGH = "thorough"
"""The marker of tests that the daily check leaves out."""

SLOW = frozenset((Path(__file__).parent / "slow_tests.txt").read_text("utf-8").split())
"""The tests that are thorough because they are slow: see tools/slow_tests.py."""

LONG = frozenset((Path(__file__).parent / "long_tests.txt").read_text("utf-8").split())
"""The tests that take turns because they are the longest: see tools/slow_tests.py."""

DAILY = "daily"
"""The marker of tests that the daily check includes although they are slow."""

DECISIVE = "decisive"
"""The marker of tests that every whole run includes with all cases."""

RUN, CHECK, TAKING_TURNS = 4, 10, 2
"""A whole run includes one case in `RUN`, the daily check one in `CHECK`.

Of the long tests that are not sampled, a whole run includes one in `TAKING_TURNS`.
"""

MANY = 3
"""The number of cases up to which the daily check runs a test in full, unless it is sampled."""


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


def leaves_nothing_out() -> bool:
    """Return whether this run includes all cases, and refuses languages that lag behind English."""
    return os.environ.get(ALL) == "1"


def repeats(every: int, share: int = RUN) -> int:
    """Return the number of repetitions in this run, given the number in a run with all cases."""
    return every if leaves_nothing_out() else ceil(every / share)


def share_of(items: Iterable[T], share: int = RUN) -> list[T]:
    """Return this run's share of the items that a single test works through."""
    found = sorted(items, key=_place)
    return found[: repeats(len(found), share)]


def header() -> str:
    """Return the first line of a run's output, which says how to run the same cases again."""
    if leaves_nothing_out():
        return f"sampled tests: all cases ({ALL}=1)"
    return f"sampled tests: one case in {RUN}, by {TURN}={turn()}"


def share_out(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the cases of other turns, and mark as thorough those that the daily check omits.

    Both shares are drawn from all collected cases of a test, or of a test with one value of the
    parameter that its marker names; so a case that is named alone is run.
    """
    groups: defaultdict[tuple[str, str], list[pytest.Item]] = defaultdict(list)
    long: list[pytest.Item] = []
    for item in items:
        name = item.nodeid.partition("[")[0]
        daily = item.get_closest_marker(DAILY) is not None
        if name in SLOW and not daily:
            item.add_marker(THOROUGH)
        test = _argument(item, "together") or name
        if name in LONG and not (daily or _is_sampled(item) or _is_decisive(item)):
            long.append(item)
            continue
        groups[test, str(_params(item).get(_argument(item, "each")))].append(item)
    left: set[pytest.Item] = set()
    if not leaves_nothing_out():
        left.update(in_turn(long)[ceil(len(long) / TAKING_TURNS) :])
    for group in groups.values():
        asked = in_turn(group)
        if not leaves_nothing_out() and _is_sampled(group[0]) and not _is_decisive(group[0]):
            others = [item for item in asked if _params(item).get("setup") not in COVERING]
            # Some cases belong to every turn.
            share = int(_argument(group[0], "share") or RUN) if len(others) == len(asked) else CHECK
            left.update(others[ceil(len(others) / share) :])
            asked = in_turn(set(group) - left)
        if _is_sampled(group[0]) or len(group) > MANY:
            for item in asked[ceil(len(group) / CHECK) :]:
                item.add_marker(THOROUGH)
    if left:
        config.hook.pytest_deselected(items=[item for item in items if item in left])
        items[:] = [item for item in items if item not in left]


def in_turn(items: Iterable[pytest.Item]) -> list[pytest.Item]:
    """Return the cases in the order of this turn."""
    return sorted(items, key=lambda item: _place(item.nodeid))


def _place(item: object) -> bytes:
    """Return the item's place in the order of this turn."""
    return blake2b(f"{turn()} {item}".encode(), digest_size=8).digest()


def _params(item: pytest.Item) -> dict[str, Any]:
    params: dict[str, Any] = item.callspec.params if hasattr(item, "callspec") else {}
    return params


def _argument(item: pytest.Item, name: str) -> str:
    marker = item.get_closest_marker(SAMPLED)
    return str(marker.kwargs.get(name, "")) if marker else ""


def _is_sampled(item: pytest.Item) -> bool:
    setup = _params(item).get("setup")
    return isinstance(setup, GameSetup) or item.get_closest_marker(SAMPLED) is not None


def _is_decisive(item: pytest.Item) -> bool:
    return item.get_closest_marker(DECISIVE) is not None
