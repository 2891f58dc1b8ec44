"""The levels differ clearly in strength. (A benchmark measures the exact differences.)"""

from __future__ import annotations

import pytest

from risk_widget import simulate

# Luck alone can't explain the results of so many games, or even of half as many.
GAMES = 24


@pytest.mark.parametrize("bot", ["cautious", "bold"])
def test_one_sensible_player_mostly_beats_two_easy_ones(bot: str) -> None:
    result = simulate([bot, "easygoing", "easygoing"], GAMES, edition="czech", seed=1)
    assert result.unfinished == 0
    assert result.wins[0] >= 18


def test_an_easy_player_beats_random_ones() -> None:
    result = simulate(["easygoing", "random", "random"], GAMES, edition="czech", seed=1)
    assert result.wins[0] >= 18


def test_an_easy_player_seldom_wins_a_duel() -> None:
    result = simulate(["cautious", "easygoing"], GAMES, edition="czech", mode="duel", seed=1)
    assert result.wins[0] >= 17
