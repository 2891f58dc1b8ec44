"""The whole map can be walked with the arrow keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from risk_widget.board import load_board
from tests.board.outlines import BOARDS, shapes_of

if TYPE_CHECKING:
    from risk_widget.board import Board

STEPS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


@pytest.fixture(params=BOARDS)
def board(request: pytest.FixtureRequest) -> Board:
    return load_board(request.param)


def test_every_territory_can_be_reached_from_every_other(board: Board) -> None:
    nav = shapes_of(board)["nav"]
    for start in board.ids:
        seen, fresh = {start}, [start]
        while fresh:
            beyond = set(nav[fresh.pop()].values()) - seen
            seen |= beyond
            fresh += beyond
        assert seen == set(board.ids), start


def test_an_arrow_leads_in_its_direction(board: Board) -> None:
    places = shapes_of(board)["place"]["m"]
    around = {frozenset(t for t, _ in shapes_of(board)["edges"])}
    for territory, ways in shapes_of(board)["nav"].items():
        for way, target in ways.items():
            if frozenset((territory, target)) in around:
                continue
            dx, dy = (places[target]["b"][i] - places[territory]["b"][i] for i in (0, 1))
            ux, uy = STEPS[way]
            assert dx * ux + dy * uy > 0, (territory, way, target)


def test_there_are_two_ways_out_of_every_territory(board: Board) -> None:
    for territory, ways in shapes_of(board)["nav"].items():
        assert territory not in ways.values()
        assert len(set(ways.values())) >= 2, territory


def test_arrows_lead_around_the_back_of_the_classic_map() -> None:
    nav = shapes_of(load_board("classic"))["nav"]
    assert nav["alaska"]["left"] == "kamchatka"
    assert nav["kamchatka"]["right"] == "alaska"
