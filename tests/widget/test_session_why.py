"""*Why*: how the page explains an income, a battle, a defence, a win."""

from __future__ import annotations

import random
from typing import Any

import pytest

import risk_widget as rw
from risk_widget.engine.codes import BY_CAPITALS, REASONS
from risk_widget.game import Game
from risk_widget.host.session import Session
from tests.widget import positions
from tests.widget.page_player import PagePlayer


def at_table(game: Game) -> PagePlayer:
    page = PagePlayer(Session(game, seats=dict.fromkeys(game.seats, "human"), seed=1))
    state = page.look()
    if state["screen"] == "handover":
        assert page.send({"type": "ready", "seat": state["handover"]["to"]})["ok"]
    return page


def why(page: PagePlayer, about: str, **fields: Any) -> dict[str, Any]:
    ack = page.send({"type": "query", "what": "why", "about": about, **fields})
    assert ack["ok"], ack
    return dict(ack["data"])


def values(told: dict[str, Any]) -> dict[str, str]:
    return {row["label"]: row["value"] for row in told["rows"]}


def test_an_income_is_explained_item_by_item_with_its_clauses() -> None:
    """Nine territories and Australia bring the armies that the rules give for them, and no more."""
    whole = ("indonesia", "new-guinea", "western-australia", "eastern-australia")
    lands = {t: ["red", 1] for t in (*whole, "siam", "india", "china", "mongolia", "japan")}
    given = {"turn": "green", "phase": "fortify", "territories": {**positions.WORLD, **lands}}
    page = at_table(positions.game(given))
    assert page.send({"type": "end_phase"})["ok"]
    page.send({"type": "ready", "seat": "red"})
    told = why(page, "income")
    assert [row["rule"] for row in told["rows"]] == [
        "reinforce.territories",
        "reinforce.continents",
    ]
    assert [row["value"] for row in told["rows"]] == ["3", "2"]
    assert "5 armies" in told["sentence"]
    assert told["clauses"] == ["reinforce.territories", "reinforce.continents"]


def test_a_battles_explanation_pairs_the_dice_and_gives_the_losses() -> None:
    page = at_table(positions.attack(6, 4, 2, 5, 5))
    page.send({"type": "attack", "source": "brazil", "target": "peru", "armies": 3})
    page.send({"type": "defend", "dice": 2})
    told = why(page, "battle")
    assert values(told) == {
        "Highest: Red 6, Blue 5": "Blue loses 1 army",
        "Second: Red 4, Blue 5": "Red loses 1 army",
        "1 die of Red": "not compared",
    }
    assert told["clauses"][0] == "attack.compare"


def test_people_are_named_in_each_sentence() -> None:
    names = {"red": "Ada", "blue": "Bert"}
    page = PagePlayer(Session(positions.attack(6, 4, 2, 5, 5), names=names, seed=1))
    page.send({"type": "ready", "seat": "red"})
    page.send({"type": "attack", "source": "brazil", "target": "peru", "armies": 3})
    page.send({"type": "defend", "dice": 2})
    sentence = why(page, "battle")["sentence"]
    assert sentence.startswith("Ada attacked Peru")
    assert "Bert loses an army" in sentence

    hand = ["alaska", "alberta", "japan", "congo", "siam"]
    five = {"turn": "red", "phase": "reinforce", "to_place": 3, "hands": {"red": hand}}
    lands = {"territories": {**positions.WORLD, "brazil": ["red", 2]}}
    page = PagePlayer(Session(positions.game({**five, **lands}), names=names, seed=1))
    page.send({"type": "ready", "seat": "red"})
    assert page.look()["legal"]["end_refused"]["message"].startswith("Ada holds 5 cards")


def test_a_tie_is_called_a_tie() -> None:
    page = at_table(positions.attack(5, 1, 1, 5))
    page.send({"type": "attack", "source": "brazil", "target": "peru", "armies": 3})
    page.send({"type": "defend", "dice": 1})
    assert values(why(page, "battle"))["Highest: Red 5, Blue 5"] == "a tie: Red loses 1 army"


def test_an_earlier_battle_can_be_requested_by_its_number() -> None:
    page = at_table(positions.attack(1, 6, 5, 2))
    for _ in range(2):
        page.send({"type": "attack", "source": "brazil", "target": "north-africa", "armies": 1})
        if page.look()["battle"]["pending"]:
            page.send({"type": "defend", "dice": 1})
    numbers = [n for n, e in enumerate(page.session.match.log.events) if e.type == "rolled"]  # type: ignore[union-attr]
    assert "Red 1, Blue 6" in why(page, "battle", n=numbers[0])["rows"][0]["label"]
    assert page.look()["battle"]["n"] == numbers[1]
    ack = page.send({"type": "query", "what": "why", "about": "battle", "n": numbers[0] + 1})
    assert not ack["ok"]


def test_a_win_names_its_clause() -> None:
    page = at_table(positions.over())
    page.send({"type": "attack", "source": "brazil", "target": "peru", "armies": 1})
    told = why(page, "win")
    assert told["clauses"][0] == "win.domination"
    assert "Red" in told["sentence"]


@pytest.mark.parametrize(
    ("mission", "text", "clauses"),
    [
        ("territories-24", "Hold any 24 territories.", ["mission.territories-24"]),
        ("destroy-red", "Destroy all red armies.", ["mission.destroy", "mission.destroy-own"]),
    ],
)
def test_a_fulfilled_mission_is_explained_with_its_progress(
    mission: str, text: str, clauses: list[str]
) -> None:
    mine = [t for t in Game.new(seed=1).board.ids if t not in ("iceland", "peru")][:24]
    given = {
        "turn": "red",
        "phase": "attack",
        "missions": {"red": mission, "blue": "destroy-green", "green": "destroy-blue"},
        "territories": {
            "*": ["green", 1],
            "peru": ["blue", 1],
            **{t: ["red", 4] for t in mine[:23]},
            "brazil": ["red", 4],
        },
    }
    game = positions.game(given, mode="missions", dice=(6, 1))
    page = at_table(game)
    page.send({"type": "attack", "source": "brazil", "target": "peru", "armies": 1})
    while not game.is_over:
        legal = page.look()["legal"]
        page.send({"type": "occupy", "armies": 1} if legal.get("occupy") else {"type": "end_phase"})
        state = page.look()
        if state["screen"] == "handover":
            page.send({"type": "ready", "seat": state["handover"]["to"]})
    told = why(page, "win")
    assert values(told)["The mission"] == text
    assert "of 24" in values(told)["At the end"]
    assert told["clauses"] == ["win.mission", *clauses, "turn.claim"]


def test_the_last_players_mission_is_explained_too() -> None:
    lands = {"*": ["red", 2], "peru": ["blue", 1], "brazil": ["red", 5]}
    missions = {"red": "destroy-blue", "blue": "destroy-green", "green": "destroy-red"}
    given = {"turn": "red", "phase": "attack", "missions": missions, "territories": lands}
    page = at_table(positions.game(given, mode="missions", dice=(6, 1)))
    page.send({"type": "attack", "source": "brazil", "target": "peru", "armies": 1})
    page.send({"type": "occupy", "armies": 1})
    told = why(page, "win")
    assert "no other player is left, and the mission is complete" in told["sentence"]
    assert values(told)["The mission"] == "Destroy all blue armies."
    assert told["clauses"][:3] == ["win.domination", "win.mission", "mission.destroy"]


@pytest.mark.parametrize("about", ["income", "battle", "win"])
def test_an_event_that_did_not_happen_has_no_explanation(about: str) -> None:
    page = at_table(positions.attack())
    ack = page.send({"type": "query", "what": "why", "about": about})
    assert (ack["ok"], ack["rule"]) == (False, "protocol.malformed")


def test_a_question_without_a_subject_lists_the_subjects() -> None:
    ack = at_table(positions.attack()).send({"type": "query", "what": "why"})
    assert "income" in ack["message"]


def defence(page: PagePlayer, *figures: str) -> dict[int, tuple[Any, ...]]:
    ack = page.send({"type": "query", "what": "defence"})
    assert ack["ok"], ack
    told = figures or ("attacker", "defender")
    return {c["dice"]: tuple(c[figure] for figure in told) for c in ack["data"]["choices"]}


def test_the_defender_sees_the_average_losses_of_each_choice() -> None:
    """By hand: three dice against two give 2890, 2275 and 2611 of 7776 rolls.

    Against one, 441 of 1296 cost the attacker the army.
    """
    page = at_table(positions.attack(6, 4, 2, 5, 5))
    page.send({"type": "attack", "source": "brazil", "target": "peru", "armies": 3})
    told = defence(page)
    assert told[2][1] == pytest.approx((2 * 2890 + 2611) / 7776, abs=1e-4)
    assert told[2][0] == pytest.approx((2 * 2275 + 2611) / 7776, abs=1e-4)
    assert told[1] == (pytest.approx(441 / 1296, abs=1e-4), pytest.approx(855 / 1296, abs=1e-4))


def test_the_defender_sees_how_likely_each_choice_holds() -> None:
    """With all dice, the chance is 1 minus the odds; with one, a single die is rolled first."""
    page = at_table(positions.attack(6, 4, 2, 5, 5))
    page.send({"type": "attack", "source": "brazil", "target": "peru", "armies": 3})
    told = defence(page, "hold")
    fallen = (855 * rw.odds(5, 2).win + 441 * rw.odds(4, 3).win) / 1296
    assert told[2] == (pytest.approx(1 - rw.odds(5, 3).win, abs=1e-4),)
    assert told[1] == (pytest.approx(1 - fallen, abs=1e-4),)


def test_a_defender_after_the_roll_sees_what_it_leaves_open() -> None:
    """Against 6, 6, 6, a defending die wins only with a 6, since the defender wins ties."""
    given = {
        "turn": "red",
        "phase": "attack",
        "territories": {**positions.WORLD, "brazil": ["red", 5], "peru": ["blue", 3]},
    }
    game = positions.game(given, edition="german", dice=(6, 6, 6), defender_decides="after")
    page = at_table(game)
    page.send({"type": "attack", "source": "brazil", "target": "peru", "armies": 3})
    told = defence(page)
    assert {dice: round(sum(both), 4) for dice, both in told.items()} == {1: 1, 2: 2, 3: 3}
    assert told[1] == (pytest.approx(1 / 6, abs=1e-4), pytest.approx(5 / 6, abs=1e-4))


def test_without_a_battle_there_is_no_choice() -> None:
    ack = at_table(positions.attack()).send({"type": "query", "what": "defence"})
    assert (ack["ok"], ack["rule"]) == (False, "protocol.malformed")


def test_a_capitals_fall_is_explained_in_order() -> None:
    """First the capital is turned up, then come the cards, then the continent with its armies."""
    lands = {"brazil": ["red", 5], "peru": ["blue", 1], "argentina": ["blue", 3],
             "venezuela": ["green", 2]}  # fmt: skip
    given = {
        "turn": "red",
        "phase": "attack",
        "territories": {**positions.WORLD, **lands},
        "capitals": {"red": "brazil", "blue": "peru", "green": "china"},
        "hands": {"blue": ["siam", "india"]},
    }
    game = positions.game(given, mode="capital", seats=["red", "blue", "green", "yellow"],
                          dice=(6, 6, 1))  # fmt: skip
    page = at_table(game)
    page.send({"type": "attack", "source": "brazil", "target": "peru", "armies": 2})
    page.send({"type": "occupy", "armies": 2})
    state = page.look()
    kinds = [line["kind"] for line in state["recent"]]
    start = kinds.index("capital_fell")
    assert kinds[start : start + 3] == ["capital_fell", "cards_taken", "capital_cleared"]
    texts = [line["text"] for line in state["recent"]][start : start + 3]
    assert "Peru, Blue's capital, has fallen" in texts[0]
    assert "2 cards from Blue" in texts[1]
    assert "Siam" in texts[1]  # Red sees the cards that it takes.
    assert "3 armies" in texts[2]
    assert "Argentina" in texts[2]
    assert state["territories"]["argentina"] == ["red", 1]


FINISHED = [("nordic", "capital", "win.capital"), ("german", "missions", "win.mission")]


@pytest.mark.parametrize(("edition", "mode", "rule"), FINISHED)
def test_a_finished_game_loaded_from_its_position_says_how_it_was_won(
    edition: str, mode: str, rule: str
) -> None:
    chance = random.Random(1)
    for seed in range(50):
        game = Game.new(edition=edition, mode=mode, seats=["red", "blue", "green"], seed=seed)
        while not game.is_over and game.round < 200:
            game.apply(chance.choice(game.legal_actions()))
        if REASONS[game.state.reason] == rule:
            break
    page = at_table(Game.from_position(game.position()))
    over, told = page.look()["over"], game.explain_win()
    assert told is not None
    assert (over["winner"], over["reason"], over["text"]) == (game.winner, rule, told.message)
    answer = why(page, "win")
    assert answer["sentence"] == told.message
    assert answer["clauses"][0] == rule
    wanted = "The mission" if mode == "missions" else "Capital of"
    assert any(row["label"].startswith(wanted) for row in answer["rows"])


def test_a_winner_by_capitals_reveals_their_own() -> None:
    chance = random.Random(1)
    for seed in range(50):
        game = Game.new(edition="nordic", mode="capital", seats=["red", "blue", "green"], seed=seed)
        before: dict[str, str] = {}
        while not game.is_over and game.round < 200:
            before = game.observe(None)["capitals_shown"]
            game.apply(chance.choice(game.legal_actions()))
        if game.state.reason == BY_CAPITALS and game.winner not in before:
            break
    assert game.winner is not None
    own = game.observe(game.winner)["capital"]
    assert at_table(game).look()["capitals_shown"][game.winner] == own
