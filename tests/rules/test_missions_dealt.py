"""The missions dealt in a new game, which a case cannot show because nobody sees them."""

from itertools import chain

import pytest

from risk_widget.game import Game

COLOURS = ("red", "blue", "green", "yellow", "black", "purple")
CONTINENTS = {
    "continents:north-america+africa",
    "continents:north-america+australia",
    "continents:asia+africa",
    "continents:asia+south-america",
    "continents:europe+south-america+1",
    "continents:europe+australia+1",
}
HOLDING = {"territories-24", "territories-18"}
# Every number of players for which an edition has missions.
GAMES = [
    *(("nordic", players) for players in (3, 4, 5, 6)),
    *(("german", players) for players in (2, 3, 4, 5, 6)),
    *(("italian", players) for players in (3, 4, 5, 6)),
]


def cards_in_play(edition: str, players: int) -> set[str]:
    destroy = {f"destroy-{colour}" for colour in COLOURS[:players]}
    return CONTINENTS | destroy | (set() if edition == "italian" else HOLDING)


def dealt(edition: str, players: int, seed: int) -> list[str]:
    seats = list(COLOURS[:players])
    game = Game.new(edition=edition, mode="missions", seats=seats, seed=seed)
    missions = [game.observe(seat)["mission"] for seat in seats]
    return [mission for mission in missions if mission is not None]


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_each_seat_gets_one_of_the_cards_in_play(edition: str, players: int) -> None:
    """``setup.missions``: cards for colours that nobody plays are removed."""
    for seed in range(20):
        missions = dealt(edition, players, seed)
        assert len(set(missions)) == players
        assert set(missions) <= cards_in_play(edition, players)


@pytest.mark.parametrize(("edition", "players"), [("nordic", 3), ("german", 2), ("italian", 6)])
def test_every_card_in_play_comes_up(edition: str, players: int) -> None:
    """``setup.missions``: the remaining cards are shuffled, so each can go to any player."""
    seen = set(chain.from_iterable(dealt(edition, players, seed) for seed in range(120)))
    assert seen == cards_in_play(edition, players)
