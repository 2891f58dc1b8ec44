"""The third army is set up before the players place, or after they have placed everything."""

from __future__ import annotations

import pytest

import risk_widget as rw

DEALT = rw.load_edition("nordic")
CLAIMED = rw.load_edition("czech")


def start(edition: rw.Edition) -> rw.Game:
    """Return a duel of this edition, up to the point at which the first army is placed."""
    game = rw.Game.new(edition=edition, mode="duel", seats=["red", "blue"], seed=4)
    while game.phase == "claim":
        game.apply(game.legal_actions()[0])
    assert game.phase == "place"
    return game


def held(game: rw.Game) -> list[int]:
    return [game.armies(t) for t in game.board.ids if game.owner(t) == "third"]


@pytest.mark.parametrize(
    "edition",
    [
        DEALT,
        rw.load_edition("italian"),
        CLAIMED.variant(third_army_stands="before_placing"),
        DEALT.variant(third_army_each=2, third_army_stands="before_placing"),
    ],
    ids=lambda edition: edition.id,
)
def test_the_third_army_is_placed_before_the_players_armies(edition: rw.Edition) -> None:
    assert held(start(edition)) == [2] * 14


@pytest.mark.parametrize(
    "edition",
    [CLAIMED, DEALT.variant(third_army_stands="after_placing")],
    ids=lambda edition: edition.id,
)
def test_the_third_army_is_placed_after_the_players_armies(edition: rw.Edition) -> None:
    game = start(edition)
    assert held(game) == []
    while game.phase == "place":
        assert held(game) == []
        events = game.apply(game.legal_actions()[0])
    assert held(game) == [2] * 14
    assert events[1].type == "third_placed"
    assert sum(game.armies(t) for t in game.board.ids) == 40 + 40 + 28


@pytest.mark.parametrize("stands", ["before_placing", "after_placing"])
@pytest.mark.parametrize("base", [DEALT, CLAIMED], ids=lambda edition: edition.id)
def test_games_with_it_survive_their_texts(base: rw.Edition, stands: str) -> None:
    game = start(base.variant(third_army_stands=stands))
    assert rw.Game.from_position(game.position()).position() == game.position()
    for _ in range(200):
        game.apply(game.legal_actions()[-1])
    replay = rw.Game.replay(game.record())
    assert replay.ok, replay.message
    assert replay.game.record() == game.record()
