"""Planning bots place their first armies sensibly in the set-up of every edition."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pytest

from risk_widget.bots import make
from tests.bots.playing import COMBINATIONS, new_game

if TYPE_CHECKING:
    from risk_widget.game import Game


SPREAD = {"cautious": (0.4, 3), "bold": (0.2, 4)}
"""For each bot: the largest share of its armies on one front, and the fewest fronts."""


class Stand(NamedTuple):
    """The armies of a seat on one territory, and whether that territory borders an enemy's."""

    armies: int
    front: bool


def set_up(game: Game, bot: str) -> dict[str, list[Stand]]:
    """Play until the first turn begins and return the armies of each seat."""
    minds = {seat: make(bot, seat) for seat in game.seats}
    while game.round == 0:
        seat = game.actor
        assert seat is not None
        game.apply(minds[seat].choose(game.observe(seat)), seat)
    stands: dict[str, list[Stand]] = {seat: [] for seat in game.seats}
    board = game.board
    for t, around in zip(board.ids, board.neighbours, strict=True):
        owner = game.owner(t)
        if owner in stands:
            front = any(game.owner(board.ids[n]) != owner for n in around)
            stands[owner].append(Stand(game.armies(t), front))
    return stands


@pytest.mark.sampled
@pytest.mark.parametrize("bot", SPREAD)
@pytest.mark.parametrize(("edition", "mode", "players"), COMBINATIONS)
def test_the_first_armies_are_spread_over_the_fronts(
    bot: str, edition: str, mode: str, players: int
) -> None:
    for seat, stands in set_up(new_game(edition, mode, players, 3), bot).items():
        placed = sum(stand.armies - 1 for stand in stands)
        fronts = [stand.armies for stand in stands if stand.front]
        assert all(stand.armies == 1 for stand in stands if not stand.front), (seat, stands)
        if len(fronts) > 2:
            most, several = SPREAD[bot]
            assert max(fronts) <= 2 + most * placed, (seat, stands)
            assert sum(armies > 1 for armies in fronts) >= several, (seat, stands)


def test_the_front_that_attacks_first_is_the_strongest() -> None:
    for stands in set_up(new_game("czech", "domination", 3, 1), "cautious").values():
        strongest, second = sorted((stand.armies for stand in stands), reverse=True)[:2]
        assert strongest > second
