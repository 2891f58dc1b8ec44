"""Continents that change hands, territories held against the odds, and missions that come near."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from risk_widget import Game
from risk_widget.battles.battle_table import battle_table
from risk_widget.bots.registry import make
from risk_widget.engine.chance import Scripted
from risk_widget.host.session import Session
from risk_widget.play.match import Match
from risk_widget.play.moments import Moments
from tests import rotation
from tests.widget.page_player import screen_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

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


FOUGHT_OUT = [ATTACK, DEFEND] * 3 + [{**ATTACK, "armies": 1}, DEFEND]
"""An attack by all armies but one, three at a time; the last one attacks alone."""


def test_a_territory_that_was_likely_to_fall_was_held_against_the_odds() -> None:
    table = Match(game([*LOST * 3, 1, 6, 6]), {}, {})
    play(table, *FOUGHT_OUT)
    (held,) = told(table, "held")
    chance = round(100 * table.game.odds("brazil", "peru", attackers=8, defenders=2).win)
    assert chance >= 70
    assert held == (f"Blue holds Peru against the odds: Red's chance of taking it was {chance}%.")
    play(table, {"type": "end_phase"})
    assert len(told(table, "held")) == 1


@pytest.mark.parametrize("rolls", [1, 2, 3])
def test_an_attack_that_is_broken_off_was_not_held(rolls: int) -> None:
    """However few armies it has left: nobody knows how it would have ended."""
    table = Match(game(LOST * rolls), {}, {})
    play(table, *[ATTACK, DEFEND] * rolls, {"type": "end_phase"})
    assert told(table, "held") == []


def test_an_attack_begins_again_when_another_came_in_between() -> None:
    """What was lost before it is not the defender's."""
    elsewhere = {**ATTACK, "target": "argentina"}
    board = {"peru": ["blue", 2], "argentina": ["blue", 2]}
    table = Match(game([*LOST, *LOST, *LOST, 1, 6, 6], held=board), {}, {})
    play(table, ATTACK, DEFEND, elsewhere, DEFEND, *FOUGHT_OUT[4:])
    assert told(table, "held") == []


def test_an_attack_that_was_unlikely_from_the_start_was_not_held_against_the_odds() -> None:
    weak = {"peru": ["blue", 6]}
    table = Match(game([*LOST, 1, 6, 6], armies=4, held=weak), {}, {})
    play(table, ATTACK, DEFEND, {**ATTACK, "armies": 1}, DEFEND)
    assert table.game.state.armies[table.game.board.index["brazil"]] == 1
    assert told(table, "held") == []


def test_a_territory_that_falls_in_the_end_was_not_held() -> None:
    table = Match(game([*LOST, *LOST, *WON]), {}, {})
    play(table, *[ATTACK, DEFEND] * 3, {"type": "end_phase"})
    assert told(table, "held") == []


GAMES = 2000 if rotation.leaves_nothing_out() else 24


def moments_of(game: Game) -> Iterator[tuple[str, str, str]]:
    """What kinds of moments a game has, of whom and where, from its record alone.

    Battles are followed from the first attack on, and continents by who holds all of one.
    """
    table = battle_table(game.dice)
    index, owners = game.board.index, game.config.owner_ids
    battle: tuple[str, str] | None = None
    chance = 0.0
    for before, step, after in game.walk():
        for event in step.events:
            data: Any = event.data
            if event.type == "attacked" and (data["source"], data["target"]) != battle:
                battle = data["source"], data["target"]
                own, their = (before.armies[index[place]] for place in battle)
                chance = float(table.win(own, their)) if max(own, their) <= 80 else 0.0
            elif event.type == "turn_started":
                battle = None
            elif event.type == "rolled" and battle is not None:
                own, their = (after.armies[index[place]] for place in battle)
                stands = owners[after.owner[index[battle[1]]]] == data["defender"]
                if own == 1 and their and stands and chance >= 0.7:
                    yield "held", data["defender"], battle[1]
            elif event.type == "captured":
                taker = owners[before.owner[index[data["source"]]]]
                for continent in game.board.continents:
                    if data["target"] not in continent.territories:
                        continue
                    others = [t for t in continent.territories if t != data["target"]]
                    holders = {owners[before.owner[index[t]]] for t in others}
                    if holders == {data["defender"]} and data["defender"] in game.seats:
                        yield "continent_lost", data["defender"], continent.id
                    if holders == {taker} and taker in game.seats:
                        yield "continent_taken", taker, continent.id


def test_moments_are_those_of_the_record() -> None:
    """Whatever bots play, each moment is told when it has happened, and no other."""
    chance = random.Random(rotation.turn())
    for _ in range(GAMES):
        edition, mode, seats = chance.choice(
            [("nordic", "missions", 3), ("czech", "domination", 4), ("german", "domination", 2),
             ("italian", "domination", 3)]
        )  # fmt: skip
        board = chance.choice(["strait", "classic"])
        game = Game.new(
            edition=edition, mode=mode, seats=seats, board=board, seed=chance.getrandbits(32)
        )
        bots = {
            seat: make(chance.choice(["easygoing", "bold", "random"]), 1) for seat in game.seats
        }
        for _ in range(600):
            if game.actor is None:
                break
            game.apply(bots[game.actor].choose(game.observe(game.actor)))
        walked = [*game.walk()]
        positions = [before for before, _, _ in walked] + [game.state]
        finder, found = Moments(game.config, game.dice), []
        for number in range(1, len(walked) + 1):
            for told in finder.of_step([step for _, step, _ in walked[:number]], positions):
                data: Any = told
                place = data["territory" if told["type"] == "held" else "continent"]
                found.append((told["type"], data["seat"], place))
        assert sorted(found) == sorted(moments_of(game)), (edition, mode, game.record())


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
    assert own["mission"]["near"] == "2 territories to go to complete your mission."
    watched = screen_of(Session(rest, seats={"red": "cautious", "blue": "human"}))
    assert "to go for your mission" not in str(watched)
