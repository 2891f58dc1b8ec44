"""Every order of the bots' seats occurs equally often, in whatever order they are listed."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, permutations
from math import factorial

import pytest

from risk_widget.laboratory.simulation import Settings, games_of

NAMES = ["random", "simple", "cautious", "bold", "newcomer", "skilled"]


def tables(bots: list[str], games: int) -> list[tuple[str, ...]]:
    """Return the bots at the table in each game, in turn order."""
    shared = games_of(bots, Settings(edition="nordic"))
    return [tuple(bots[at] for at in shared._bot_by_seat(n).values()) for n in range(games)]


@pytest.mark.parametrize(
    "alike", [[0, 1, 2], [0, 0, 1, 1], [0, 1, 0, 2], [0, 1, 2, 3], [0, 1, 1, 1]]
)
def test_the_order_of_the_list_changes_no_table(alike: list[int]) -> None:
    games = factorial(len(alike))
    counts = [
        Counter(tables([NAMES[kind] for kind in order], games)) for order in permutations(alike)
    ]
    assert all(count == counts[0] for count in counts)
    assert len({*counts[0].values()}) == 1, "all tables equally often"


@pytest.mark.parametrize("players", [5, 6])
def test_larger_tables_use_every_order_too(players: int) -> None:
    bots = NAMES[:players]
    assert {*tables(bots, factorial(players))} == {*permutations(bots)}


@pytest.mark.parametrize(("players", "games"), [(3, 6), (4, 24), (5, 120), (6, 720)])
def test_each_bot_follows_every_other_equally_often(players: int, games: int) -> None:
    pairs = Counter(
        pair for table in tables(NAMES[:players], games) for pair in pairwise([*table, table[0]])
    )
    assert len(pairs) == players * (players - 1)
    assert len({*pairs.values()}) == 1


@pytest.mark.parametrize("players", range(2, 7))
def test_among_copies_of_another_bot_a_bot_only_changes_seats(players: int) -> None:
    """Tournaments of two bots are the same as before other orders of seats were added."""
    for bots in (["bold", *["random"] * (players - 1)], [*["random"] * (players - 1), "bold"]):
        if players > 2:
            assert tables(bots, players) * 3 == tables(bots, 3 * players)
        assert sorted(table.index("bold") for table in tables(bots, players)) == [*range(players)]
