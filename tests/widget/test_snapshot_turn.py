"""The current turn in a snapshot: its past events, and the choices still to be made."""

from __future__ import annotations

from typing import Any

import pytest

from risk_widget.engine.chance import Scripted
from risk_widget.game import Game
from risk_widget.host.session import Session
from tests.widget.page_player import PagePlayer

SEATS = ["red", "blue", "green"]


def table(
    dice: list[int] | None = None,
    *,
    edition: str = "czech",
    options: dict[str, Any] | None = None,
    **given: Any,
) -> Session:
    """Return a session with Red in Brazil, Blue in Peru and Siam, and Green everywhere else.

    Red and Blue are people.
    """
    world = {"*": ["green", 1], "brazil": ["red", 8], "peru": ["blue", 4], "siam": ["blue", 2]}
    game = Game.from_dict(
        edition=edition,
        mode="domination",
        seats=SEATS,
        position={"turn": "red", "phase": "attack", "territories": world} | given,
        options=options or {},
        chance=None if dice is None else Scripted(dice=dice),
    )
    people = {"red": "human", "blue": "human", "green": "random"}
    return Session(game, seats=people, bot_speed="instant")


def attack(page: PagePlayer, source: str, target: str) -> None:
    page.send({"type": "attack", "source": source, "target": target, "armies": 3})


def test_the_others_actions_are_shown_while_the_player_places_armies() -> None:
    game = Game.new(edition="nordic", mode="domination", seats=SEATS, seed=5)
    session = Session(game, seats={"red": "human"}, seed=5, bot_speed="instant")
    page = PagePlayer(session, mind="cautious")
    while not (game.phase == "reinforce" and game.actor == "red" and game.round == 3):
        if session.to_advance:
            session.advance()
        else:
            page.send(page.decide(page.look()))
    told = page.look()["recap"]["since"]
    held = sum(game.observe("red")["territories"][t][0] == "red" for t in game.board.ids)
    assert f"hold {held} territor" in told[-1]
    page.send({**page.decide(page.look()), "armies": 1})
    assert page.look()["recap"]["since"][:-1] == told[:-1]
    while page.look()["phase"] == "reinforce":
        page.send(page.decide(page.look()))
    assert page.look()["recap"] is None


def test_the_first_turn_has_nothing_before_it() -> None:
    page = PagePlayer(table(phase="reinforce", to_place=3))
    page.send({"type": "ready", "seat": "red"})
    assert page.look()["recap"]["since"] == []


def test_a_traded_set_counts_among_the_armies_of_the_turn() -> None:
    hand = ["alaska", "alberta", "ontario"]
    session = table(phase="reinforce", to_place=3, hands={"red": [*hand, "japan", "congo"]})
    page = PagePlayer(session)
    page.send({"type": "ready", "seat": "red"})
    before = page.look()
    assert session.game is not None
    trade = next(a for a in session.game.legal_actions() if a.to_dict()["type"] == "trade")
    assert page.send(trade.to_dict())["ok"]
    after = page.look()
    assert sum(item["armies"] for item in after["income"]) == after["to_place"]
    assert after["to_place"] > before["to_place"]
    assert after["income"][-1]["rule"] == "cards.value"


@pytest.mark.parametrize(("edition", "told"), [("nordic", "open"), ("czech", None)])
def test_the_limit_of_one_movement_is_shown_where_it_applies(
    edition: str, told: str | None
) -> None:
    world = {"*": ["green", 1], "brazil": ["red", 8], "peru": ["red", 1], "siam": ["blue", 2]}
    session = table(edition=edition, phase="fortify", territories=world)
    page = PagePlayer(session)
    page.send({"type": "ready", "seat": "red"})
    assert page.look()["single_fortify"] == told
    page.send({"type": "confirm", "value": True})  # Otherwise the turn would end with the movement.
    page.send({"type": "fortify", "source": "brazil", "target": "peru", "armies": 2})
    assert page.look()["single_fortify"] == ("made" if told else None)


def test_a_proposal_shows_the_neighbours_of_both_territories() -> None:
    inland = {
        "*": ["green", 1],
        "brazil": ["red", 8],
        "peru": ["red", 1],
        "argentina": ["blue", 1],
        "siam": ["blue", 2],
    }
    session = table([6, 6, 6, 1], territories=inland)
    page = PagePlayer(session)
    page.send({"type": "ready", "seat": "red"})
    assert page.look()["proposal"] is None
    attack(page, "brazil", "argentina")
    # Venezuela and North Africa are Green's.
    assert page.look()["proposal"] == {"armies": 3, "behind": 2, "ahead": 0}


def test_a_captured_territory_is_the_capturers_before_armies_move_in() -> None:
    """The table of players agrees with the map, which already shows the move."""
    world = {"*": ["green", 1], "brazil": ["red", 8], "siam": ["blue", 2]}
    last = {t: ["red", 1] for t in ("venezuela", "argentina")}
    session = table([6, 6, 6, 1], territories={**world, **last, "peru": ["blue", 1]})
    page = PagePlayer(session)
    page.send({"type": "ready", "seat": "red"})
    before = {row["seat"]: row for row in page.look()["seats"]}
    attack(page, "brazil", "peru")
    pending = page.look()
    rows = {row["seat"]: row for row in pending["seats"]}
    assert pending["phase"] == "occupy"
    assert (rows["red"]["territories"], rows["blue"]["territories"]) == (4, 1)
    assert rows["red"]["continents"] == ["south-america"]
    assert rows["red"]["armies"] == before["red"]["armies"]
    assert rows["red"]["income"] == before["red"]["income"] + 2
    page.send({"type": "occupy", "armies": 3})
    after = page.look()["seats"]
    told = ("territories", "armies", "continents", "income")
    assert [[row[k] for k in told] for row in after] == [
        [row[k] for k in told] for row in pending["seats"]
    ]


def test_a_mission_counts_a_captured_territory_as_the_table_does() -> None:
    world = {"*": ["green", 1], "brazil": ["red", 8], "peru": ["blue", 1], "siam": ["blue", 2]}
    given = {"turn": "red", "phase": "attack", "territories": world}
    game = Game.from_dict(
        edition="nordic",
        mode="missions",
        seats=SEATS,
        position={**given, "missions": {"red": "territories-24"}},
        chance=Scripted(dice=[6, 6, 6, 1]),
    )
    session = Session(game, seats={"red": "human"}, bot_speed="instant")
    page = PagePlayer(session)
    assert page.look()["mission"]["progress"] == "You hold 1 of 24."
    attack(page, "brazil", "peru")
    pending = page.look()
    assert (pending["phase"], pending["mission"]["progress"]) == ("occupy", "You hold 2 of 24.")


def test_a_fallen_territory_of_the_third_army_is_subtracted_at_once() -> None:
    game = Game.from_dict(
        edition="czech",
        mode="duel",
        seats=["red", "blue"],
        position={
            "turn": "red",
            "phase": "attack",
            "territories": {"*": ["third", 1], "brazil": ["red", 8], "siam": ["blue", 2]},
        },
        chance=Scripted(dice=[6, 6, 6, 1]),
    )
    page = PagePlayer(Session(game, seats={"red": "human", "blue": "human"}))
    if page.look()["screen"] == "handover":
        page.send({"type": "ready", "seat": "red"})
    attack(page, "brazil", "peru")
    if page.look()["phase"] == "defend":
        page.send({"type": "defend", "dice": 1})
    state = page.look()
    assert state["phase"] == "occupy"
    assert (state["third"]["territories"], state["third"]["armies"]) == (39, 39)
    assert state["seats"][0]["territories"] == 2


def test_an_attack_is_one_line_of_the_log_once_it_is_rolled() -> None:
    session = table([6, 5, 4, 3, 2])
    page = PagePlayer(session)
    page.send({"type": "ready", "seat": "red"})
    attack(page, "brazil", "peru")
    waiting = page.look()
    assert waiting["phase"] == "defend"
    assert waiting["recent"][-1]["text"] == "Red attacks Peru from Brazil with 3 armies."
    page.send({"type": "defend", "dice": 2})
    rolled = page.look()
    assert [line["kind"] for line in rolled["recent"]].count("attacked") == 0
    assert rolled["recent"][-1]["text"].startswith("Red attacks Peru from Brazil: 6·5·4")
    assert rolled["log_length"] == waiting["log_length"]


@pytest.mark.parametrize(
    ("edition", "drawn"), [("nordic", "after_combat"), ("german", "end_of_turn")]
)
def test_a_capture_says_that_a_card_will_be_drawn_and_when(edition: str, drawn: str) -> None:
    world = {"*": ["green", 1], "brazil": ["red", 8], "peru": ["blue", 1], "siam": ["blue", 2]}
    page = PagePlayer(table([6, 6, 6, 1], edition=edition, territories=world))
    page.send({"type": "ready", "seat": "red"})
    assert "earned" not in page.look()["cards"]
    attack(page, "brazil", "peru")
    page.send({"type": "occupy", "armies": 3})
    assert page.look()["cards"]["earned"] == drawn
    page.send({"type": "end_phase"})
    state = page.look()
    assert (state["phase"], state["cards"].get("earned")) == (
        "fortify",
        drawn if drawn == "end_of_turn" else None,
    )
    assert len(state["hand"]) == (0 if drawn == "end_of_turn" else 1)


@pytest.mark.parametrize(("roll", "best"), [([6, 6, 6], 1), ([2, 1, 1], None)])
def test_after_a_high_roll_the_defender_is_advised_to_use_fewer_dice(
    roll: list[int], best: int | None
) -> None:
    page = PagePlayer(table(roll, edition="german", options={"defender_decides": "after"}))
    page.send({"type": "ready", "seat": "red"})
    attack(page, "brazil", "peru")
    assert page.look()["legal"].get("defend_best") == best


@pytest.mark.parametrize("decides", ["before", "after"])
@pytest.mark.parametrize("roll", [[6, 6, 6], [6, 6, 1], [6, 5, 4], [4, 3, 2], [2, 1, 1]])
def test_automatic_defence_uses_the_dice_suggested_to_a_person(
    roll: list[int], decides: str
) -> None:
    def attacked(*, by_itself: bool) -> Any:
        dice = [*roll, 3, 2, 1]
        page = PagePlayer(table(dice, edition="german", options={"defender_decides": decides}))
        page.send({"type": "ready", "seat": "red"})
        if by_itself:
            page.send({"type": "auto_defend", "seat": "blue", "value": True})
        attack(page, "brazil", "peru")
        return page.look()

    legal = attacked(by_itself=False)["legal"]
    best = legal.get("defend_best", max(legal["defend"]))
    assert len(attacked(by_itself=True)["battle"]["defence"]) == best
