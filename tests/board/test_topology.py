"""The boards have the territories and borders that the rules print."""

from __future__ import annotations

from collections import Counter

import pytest

from risk_widget.board import load_board
from tests.board.outlines import BOARDS, shapes_of

CLASSIC = load_board("classic")


def test_the_classic_board_has_42_territories_and_83_borders() -> None:
    assert len(CLASSIC.territories) == 42
    assert len(CLASSIC.borders) == 83
    assert sum(len(n) for n in CLASSIC.neighbours) == 2 * 83


@pytest.mark.parametrize(
    ("continent", "territories", "bonus"),
    [
        ("north-america", 9, 5),
        ("south-america", 4, 2),
        ("europe", 7, 5),
        ("africa", 6, 3),
        ("asia", 12, 7),
        ("australia", 4, 2),
    ],
)
def test_classic_continents_have_their_printed_size_and_bonus(
    continent: str, territories: int, bonus: int
) -> None:
    found = CLASSIC.continent(continent)
    assert (len(found.territories), found.bonus) == (territories, bonus)


@pytest.mark.parametrize(
    ("territory", "neighbours"),
    [
        ("japan", {"kamchatka", "mongolia"}),
        ("madagascar", {"east-africa", "south-africa"}),
        ("alaska", {"kamchatka", "alberta", "northwest-territory"}),
        ("indonesia", {"siam", "new-guinea", "western-australia"}),
        ("argentina", {"peru", "brazil"}),
        (
            "ukraine",
            {
                *("scandinavia", "northern-europe", "southern-europe"),
                *("ural", "afghanistan", "middle-east"),
            },
        ),
        (
            "east-africa",
            {"egypt", "north-africa", "congo", "south-africa", "madagascar", "middle-east"},
        ),
    ],
)
def test_classic_territories_have_their_printed_neighbours(
    territory: str, neighbours: set[str]
) -> None:
    indices = CLASSIC.neighbours[CLASSIC.index[territory]]
    assert {CLASSIC.ids[i] for i in indices} == neighbours
    assert all(CLASSIC.adjacent(territory, other) for other in neighbours)
    assert not CLASSIC.adjacent(territory, territory)


def test_only_alaska_and_kamchatka_border_around_the_back_of_the_map() -> None:
    assert {t for t, _ in shapes_of(CLASSIC)["edges"]} == {"alaska", "kamchatka"}
    assert CLASSIC.adjacent("alaska", "kamchatka")


@pytest.mark.parametrize("name", BOARDS)
def test_every_symbol_is_on_a_third_of_the_cards(name: str) -> None:
    board = load_board(name)
    third = len(board.territories) // 3
    assert Counter(board.card_symbol) == dict.fromkeys(("infantry", "cavalry", "artillery"), third)


@pytest.mark.parametrize(
    ("name", "territories", "continents"), [("island", 6, 2), ("strait", 12, 3)]
)
def test_the_small_boards_have_their_size_and_a_way_over_the_sea(
    name: str, territories: int, continents: int
) -> None:
    board = load_board(name)
    assert (len(board.territories), len(board.continents)) == (territories, continents)
    assert any(border.by == "sea" for border in board.borders)


@pytest.mark.parametrize("name", BOARDS)
def test_indices_ids_and_continents_agree(name: str) -> None:
    board = load_board(name)
    assert board.ids == tuple(t.id for t in board.territories)
    for i, territory in enumerate(board.territories):
        assert board.index[territory.id] == i
        assert territory.id in board.continents[board.continent_of[i]].territories
        assert board.card_symbol[i] == territory.card
        assert list(board.neighbours[i]) == sorted(set(board.neighbours[i]))
        for j in board.neighbours[i]:
            assert i in board.neighbours[j]
