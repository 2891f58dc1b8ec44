"""Continents that change hands, territories held against the odds, and missions that come near."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget import Game
from risk_widget.engine.chance import Scripted
from risk_widget.host.session import Session
from risk_widget.play.match import Match
from tests.widget.page_player import screen_of

if TYPE_CHECKING:
    from collections.abc import Sequence

SEATS = ("red", "blue", "green")
ATTACK = {"type": "attack", "source": "brazil", "target": "peru", "armies": 3}
DEFEND = {"type": "defend", "dice": 2}
WON = [6, 6, 6, 1, 1]
LOST = [1, 1, 1, 6, 6]
AMERICA = {name: ["red", 1] for name in ("venezuela", "argentina")}


def game(dice: Sequence[int], armies: int = 8, mode: str = "domination", **given: Any) -> Game:
    """Red has these armies in Brazil beside Blue's 2 in Peru."""
    territories = {
        "*": ["green", 1],
        "brazil": ["red", armies],
        "peru": ["blue", 2],
        "siam": ["red", 1],
        "ural": ["blue", 1],
        **given.pop("held", {}),
    }
    position = {"turn": "red", "phase": "attack", "territories": territories, **given}
    return Game.from_dict(
        edition="czech",
        mode=mode,
        seats=SEATS,
        position=position,
        chance=Scripted(dice=list(dice)),
    )


def play(table: Match, *actions: dict[str, Any]) -> None:
    for action in actions:
        table.act(action, table.game.actor)
        table.settle()


def told(table: Match, kind: str) -> list[str]:
    return [line["text"] for line in table.log.view.lines() if line["kind"] == kind]


def test_a_continent_is_taken_once_and_taking_it_back_is_forgotten() -> None:
    table = Match(game(WON, held=AMERICA), {}, {})
    play(table, ATTACK, DEFEND)
    taken = ["Red holds all of South America: +2 a turn."]
    assert told(table, "continent_taken") == taken
    assert table.log.moments_since(0) == taken
    play(table, {"type": "occupy", "armies": 3})
    assert told(table, "continent_taken") == taken
    while table.game.undo():
        pass
    table.settle()
    assert told(table, "continent_taken") == []
    assert table.log.moments_since(0) == []


def test_a_continent_is_lost_with_any_of_its_territories() -> None:
    whole = {name: ["blue", 1] for name in ("venezuela", "argentina")}
    board = {**whole, "peru": ["blue", 2], "brazil": ["blue", 1], "north-africa": ["red", 8]}
    dice = [6, 6, 6, 1]
    table = Match(game(dice, held=board), {}, {})
    attack = {**ATTACK, "source": "north-africa", "target": "brazil"}
    play(table, attack)
    assert told(table, "continent_lost") == ["Blue no longer holds all of South America."]
    assert told(table, "continent_taken") == []


def test_nothing_is_said_of_a_capture_inside_a_continent_that_nobody_holds() -> None:
    table = Match(game(WON), {}, {})
    play(table, ATTACK, DEFEND)
    assert table.log.moments_since(0) == []


def test_a_territory_that_was_likely_to_fall_was_held_against_the_odds() -> None:
    table = Match(game(LOST * 3), {}, {})
    play(table, *[ATTACK, DEFEND] * 3, {"type": "end_phase"})
    (held,) = told(table, "held")
    chance = round(100 * table.game.odds("brazil", "peru", attackers=8, defenders=2).win)
    assert chance >= 70
    assert held == (f"Blue holds Peru against the odds: Red's chance of taking it was {chance}%.")


def test_an_attack_that_is_broken_off_while_it_is_likely_to_succeed_was_not_held() -> None:
    table = Match(game(LOST), {}, {})
    play(table, ATTACK, DEFEND, {"type": "end_phase"})
    assert told(table, "held") == []


def test_an_attack_that_was_unlikely_from_the_start_was_not_held_against_the_odds() -> None:
    weak = {"peru": ["blue", 6]}
    table = Match(game(LOST, armies=4, held=weak), {}, {})
    play(table, ATTACK, DEFEND, {"type": "end_phase"})
    assert told(table, "held") == []


def test_a_territory_that_falls_in_the_end_was_not_held() -> None:
    table = Match(game([*LOST, *LOST, *WON]), {}, {})
    play(table, *[ATTACK, DEFEND] * 3, {"type": "end_phase"})
    assert told(table, "held") == []


def test_only_its_owner_is_told_that_a_mission_is_near() -> None:
    held = {name: ["red", 1] for name in AMERICA} | {"peru": ["blue", 2]}
    missions = {"red": "continents:asia+south-america"}
    missions |= {"blue": "territories-24", "green": "territories-18"}
    rest = Game.from_dict(
        edition="nordic",
        mode="missions",
        seats=SEATS,
        position={
            "turn": "red",
            "phase": "attack",
            "territories": {
                "*": ["red", 1],
                "iceland": ["green", 3],
                "brazil": ["red", 8],
                **held,
                "ural": ["blue", 1],
            },
            "missions": missions,
        },
        chance=Scripted(dice=[]),
    )
    own = screen_of(Session(rest, seats={"red": "human"}))
    assert own["mission"] is not None
    assert own["mission"]["near"] == "2 territories to go to fulfil your mission."
    watched = screen_of(Session(rest, seats={"red": "cautious", "blue": "human"}))
    assert "to go for your mission" not in str(watched)
