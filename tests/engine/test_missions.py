"""Missions: how cards are read, what a mission still lacks, and how close it is to fulfilment.

The clauses are ``mission.continents``, ``mission.territories-18``, ``mission.destroy``,
``mission.destroy-own`` and ``mission.destroyed-by-other``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from risk_widget.engine.mission_words import replaced_by
from risk_widget.engine.missions import (
    ABSENT,
    BEATEN,
    CONTINENTS,
    DESTROY,
    DESTROYED,
    OWN,
    TERRITORIES,
    first_fulfilled,
    mission_fulfilled,
    still_lacking,
    still_to_take,
    wanted_of,
)
from risk_widget.game import Game

if TYPE_CHECKING:
    from risk_widget.engine.missions import Wanted

RED = 0


def given(mission: str, edition: str = "nordic", **about: Any) -> Game:
    """Return a position for three in which Red has the mission and Green the most territories."""
    lands = {"*": ["green", 1], "brazil": ["red", 5], "peru": ["blue", 2], "siam": ["blue", 1]}
    position = {"turn": "red", "phase": "attack", "missions": {"red": mission}} | about
    position["territories"] = {**lands, **about.get("territories", {})}
    seats = ["red", "blue", "green"]
    return Game.from_dict(edition=edition, mode="missions", seats=seats, position=position)


def wanted(game: Game) -> Wanted:
    state = game.state
    return wanted_of(game.config.params, state, RED, state.mission[RED])


def out(by: str) -> dict[str, Any]:
    """Return the changes to a position in which `by` has knocked out Blue."""
    lands = {"peru": ["green", 1], "siam": ["green", 1]}
    return {"out": ["blue"], "destroyed_by": {"blue": by}, "territories": lands}


@pytest.mark.parametrize(
    ("mission", "edition", "about", "reading", "clauses"),
    [
        ("continents:asia+africa", "nordic", {}, CONTINENTS, []),
        ("territories-24", "nordic", {}, TERRITORIES, []),
        ("destroy-blue", "nordic", {}, DESTROY, []),
        ("destroy-red", "nordic", {}, OWN, ["mission.destroy-own"]),
        ("destroy-black", "nordic", {}, ABSENT, ["mission.destroy-own"]),
        ("destroy-blue", "german", out("red"), DESTROYED, []),
        ("destroy-blue", "german", out("green"), BEATEN, ["mission.destroyed-by-other"]),
        ("destroy-blue", "nordic", {**out("green"), "turn": "green"}, DESTROYED, []),
    ],
)
def test_a_mission_card_is_read_by_the_current_position(
    mission: str, edition: str, about: dict[str, Any], reading: int, clauses: list[str]
) -> None:
    game = given(mission, edition, **about)
    assert wanted(game).reading == reading
    assert replaced_by(game.config, game.state, "red", mission) == clauses
    assert mission_fulfilled(game.config.params, game.state, RED) == (reading == DESTROYED)


def test_all_parts_of_a_mission_are_listed() -> None:
    seven = wanted(given("continents:europe+south-america+1"))
    board = given("territories-24").board
    named = [c.id for n, c in enumerate(board.continents) if seven.continents >> n & 1]
    assert (sorted(named), seven.more) == (["europe", "south-america"], 1)
    eighteen, blue = wanted(given("territories-18")), wanted(given("destroy-blue"))
    assert (eighteen.territories, eighteen.armies) == (18, 2)
    assert (blue.victim, blue.continents, blue.armies) == (1, 0, 1)
    # A mission that has turned into one about territories has no victim.
    assert wanted(given("destroy-red")).victim == -1


@pytest.mark.parametrize(
    ("mission", "named", "lacking"),
    [
        ("destroy-blue", ["peru", "siam"], 2),
        ("continents:north-america+australia", None, 9 + 4),
        # Australia is the smallest other continent, and South America lacks three of four
        # territories.
        ("continents:europe+south-america+1", None, 7 + 3 + 4),
        ("territories-24", [], 23),
        ("territories-18", [], 17),
        ("destroy-black", [], 23),
    ],
)
def test_the_missing_parts_are_counted(mission: str, named: list[str] | None, lacking: int) -> None:
    game = given(mission)
    params, state = game.config.params, game.state
    number = state.mission[RED]
    found = [game.board.ids[t] for t in still_to_take(params, state, RED, number)]
    if named is None:
        inside = game.config.goal_ids[number].removeprefix("continents:").split("+")
        named = [
            t
            for c in game.board.continents
            if c.id in inside
            for t in c.territories
            if game.owner(t) != "red"
        ]
    assert sorted(found) == sorted(named)
    assert still_lacking(params, state, RED, number) == lacking


@pytest.mark.parametrize("edition", ["nordic", "german"])
def test_the_player_on_turn_wins_before_the_others(edition: str) -> None:
    """One capture fulfils two missions: destroying Blue, and holding 24 territories."""
    missions = {"red": "destroy-blue", "green": "territories-24"}
    game = given("", edition, **{**out("red"), "missions": missions})
    params, state = game.config.params, game.state
    found = []
    for seat in range(3):
        state.turn = seat
        found.append(first_fulfilled(params, state))
    # In the Nordic rules, a mission wins only in its owner's turn.
    assert found == [RED, -1 if edition == "nordic" else 2, 2]
