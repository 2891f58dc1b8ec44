"""The past in a snapshot: the log, the hand-over, and the course of a finished game."""

from __future__ import annotations

from typing import Any

import pytest

from risk_widget.board import load_board
from risk_widget.engine.chance import Scripted
from risk_widget.engine.mission_words import mission_progress
from risk_widget.game import Game
from risk_widget.host.session import Session
from risk_widget.play.snapshot import pieces
from tests.widget import positions
from tests.widget.page_player import PagePlayer

SEATS = ["red", "blue", "green"]
ALL = dict.fromkeys(SEATS, "human")


def given(dice: list[int] | None = None, edition: str = "nordic", mode: str = "domination",
          seats: list[str] = SEATS, **changes: Any) -> Game:  # fmt: skip
    position: dict[str, Any] = {
        "turn": "red",
        "phase": "attack",
        "territories": {"*": ["green", 1], "brazil": ["red", 8], "peru": ["blue", 1],
                        "siam": ["blue", 4]},
    }  # fmt: skip
    return Game.from_dict(
        edition=edition, mode=mode, seats=seats, position=position | changes,
        chance=None if dice is None else Scripted(dice=dice),
    )  # fmt: skip


# ---- hand-over ---------------------------------------------------------------------------------


def test_the_hand_over_reports_events_since_the_players_last_turn() -> None:
    lost_two = [6, 6, 6, 1, 1]
    territories = {"*": ["green", 1], "brazil": ["red", 2], "argentina": ["red", 1],
                   "peru": ["blue", 9]}  # fmt: skip
    game = given(
        [*lost_two * 2, 6, 6, 6, 1], turn="green", phase="fortify", territories=territories
    )
    page = PagePlayer(Session(game, seats=ALL))

    def take_turn(seat: str, place: str, *actions: dict[str, Any]) -> list[str]:
        state = page.look()
        assert (state["screen"], state["handover"]["to"]) == ("handover", seat)
        armies = state["to_place"]
        steps = [
            {"type": "ready", "seat": seat},
            {"type": "place", "territory": place, "armies": armies},
            *actions,
            {"type": "end_phase"},
            {"type": "end_phase"},
        ]
        for step in steps:
            ack = page.send(step)
            assert ack["ok"], (step, ack)
        return list(state["handover"]["lines"])

    page.send({"type": "ready", "seat": "green"})
    page.send({"type": "end_phase"})
    attack = {"type": "attack", "source": "peru", "target": "brazil", "armies": 3}
    defend = {"type": "defend", "dice": 2}
    assert take_turn("red", "brazil") == []  # The first turn that this story has.
    occupy = {"type": "occupy", "armies": 3}
    take_turn("blue", "peru", attack, defend, attack, defend, attack, occupy)
    take_turn("green", "alaska")
    assert page.look()["handover"] == {
        "to": "red",
        "name": "Red",
        "lines": [
            "Blue took Brazil from you.",
            "You lost 5 armies and hold 1 territory with 1 army.",
        ],
    }


def test_a_first_turn_has_no_summary() -> None:
    page = PagePlayer(Session(given(), seats=ALL))
    assert page.look()["handover"]["lines"] == []


# ---- the log -----------------------------------------------------------------------------------


def test_the_log_begins_with_the_deal() -> None:
    game = Game.new(edition="czech", mode="domination", seats=SEATS, seed=1)
    first = PagePlayer(Session(game)).look()["recent"][0]
    assert "starts. The dice:" in first["text"]
    dealt = Game.new(edition="nordic", mode="missions", seats=SEATS, seed=1)
    line = PagePlayer(Session(dealt)).look()["recent"][0]
    assert line["text"] == "The territories are dealt, 14 each."


def test_lines_have_numbers_kinds_and_territories() -> None:
    session = Session(given([6, 6, 6, 1]), seats={"red": "human"})
    page = PagePlayer(session)
    page.send({"type": "attack", "source": "brazil", "target": "peru", "armies": 3})
    state = page.look()
    line = state["recent"][0]
    assert (line["first"], line["n"]) == (1, 3)
    assert (line["kind"], line["seat"], line["territory"]) == ("captured", "red", "peru")
    assert state["log_length"] == len(state["recent"])


# ---- the end -----------------------------------------------------------------------------------


def finished(players: dict[str, str]) -> dict[str, Any]:
    game = Game.new(edition="czech", mode="domination", seats=SEATS, seed=2)
    session = Session(game, seats=players, seed=3, bot_speed="normal")
    return PagePlayer(session, seed=1, mind="cautious").play()


def test_the_end_shows_the_course_of_the_game() -> None:
    over = finished({"red": "human"})["over"]
    history = over["history"]
    length = len(history["rounds"])
    assert 2 <= length <= 20
    assert history["rounds"] == sorted(history["rounds"])
    for seat in SEATS:
        assert len(history["territories"][seat]) == len(history["armies"][seat]) == length
    for i in range(length):
        assert sum(history["territories"][seat][i] for seat in SEATS) == 42
    last = {seat: history["territories"][seat][-1] for seat in SEATS}
    assert last == {seat: 42 if seat == over["winner"] else 0 for seat in SEATS}
    # To a person alone at the screen, a win is "yours".
    told = "You have won" if over["winner"] == "red" else f"{over['winner'].capitalize()} has won"
    assert over["text"].startswith(told)
    assert over["reason"] == "win.domination"


def test_the_figures_are_the_only_persons_or_else_the_winners() -> None:
    assert finished({"red": "human"})["over"]["about"] == "red"
    everyone = finished(dict.fromkeys(SEATS, "cautious"))["over"]
    assert everyone["about"] == everyone["winner"]
    labels = [entry["label"] for entry in everyone["stats"]]
    assert labels == ["Rounds", "Battles won", "Territories taken", "Territories lost",
                      "Sets traded", "Dice luck"]  # fmt: skip


def test_undone_rounds_leave_the_curves() -> None:
    game = given(phase="fortify")
    session = Session(game, seats=ALL)
    page = PagePlayer(session)
    page.send({"type": "ready", "seat": "red"})
    for _ in range(2):
        page.send({"type": "end_phase"})
        page.send({"type": "undo"})
    assert session.match is not None
    assert len(session.match.log.rounds) == 1


# ---- missions ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mission", "told"),
    [
        ("territories-24", "You hold 3 of 24."),
        (
            "territories-18",
            "You hold 3 territories, 2 of them with 2 armies or more; 18 are needed.",
        ),
        ("continents:asia+africa", "You hold 1 of 12 in Asia and 0 of 6 in Africa."),
        (
            "continents:europe+south-america+1",
            "You hold 0 of 7 in Europe, 2 of 4 in South America and 0 of 1 further continent.",
        ),
        ("destroy-blue", "Blue still holds 1 territory with 5 armies."),
        (
            "destroy-red",
            "It is your own colour, so your mission is about territories: you hold 3 of 24.",
        ),
        (
            "destroy-black",
            "Black is not playing, so your mission is about territories: you hold 3 of 24.",
        ),
    ],
)
def test_the_progress_of_a_mission_is_shown(mission: str, told: str) -> None:
    territories = {"*": ["green", 1], "brazil": ["red", 8], "peru": ["red", 2],
                   "japan": ["red", 1], "siam": ["blue", 5]}  # fmt: skip
    game = given(mode="missions", missions={"red": mission}, territories=territories)
    assert mission_progress(game.config, game.state, "red", mission) == told
    state = PagePlayer(Session(game, seats={"red": "human"})).look()
    assert state["mission"]["progress"] == told


def near_mission(mission: str, territories: dict[str, list[Any]]) -> str:
    """Return the pill's text about a mission of Red's."""
    game = given(mode="missions", missions={"red": mission}, territories=territories)
    state = PagePlayer(Session(game, seats={"red": "human"})).look()
    told: str = state["mission"]["near"]
    return told


def test_only_territories_with_enough_armies_count() -> None:
    board = load_board("classic")

    def held(strong: int, weak: int) -> dict[str, list[Any]]:
        mine = {
            t: ["red", 2 if n < strong else 1] for n, t in enumerate(board.ids[: strong + weak])
        }
        return {"*": ["green", 1], board.ids[-1]: ["blue", 1], **mine}

    more = "more territories with 2 armies or more to complete your mission."
    assert near_mission("territories-18", held(8, 9)) == ""
    assert near_mission("territories-18", held(15, 4)) == f"You need 3 {more}"
    assert (
        near_mission("territories-18", held(17, 4))
        == f"You need 1 {more.replace('territories', 'territory')}"
    )
    assert (
        near_mission("territories-24", held(8, 15))
        == "You need 1 more territory to complete your mission."
    )
    game = given(mode="missions", missions={"red": "territories-18"}, territories=held(12, 7))
    assert mission_progress(game.config, game.state, "red", "territories-18") == (
        "You hold 19 territories, 12 of them with 2 armies or more; 18 are needed."
    )


def test_missing_continents_and_part_of_a_further_one_count() -> None:
    board = load_board("classic")
    named = {"europe", "south-america"}
    mine = {t: ["red", 1] for c in board.continents if c.id in named for t in c.territories}
    rest = {"*": ["green", 1], "japan": ["blue", 1]}
    mission = "continents:europe+south-america+1"
    # Australia is the smallest of the other continents: all four of its territories are missing.
    assert near_mission(mission, {**rest, **mine}) == ""
    assert near_mission(mission, {**rest, **mine, "siam": ["red", 1], "indonesia": ["red", 1]}) == (
        "You need 3 more territories to complete your mission."
    )
    assert (
        near_mission(mission, {**rest, **mine, "peru": ["blue", 1], "indonesia": ["red", 1]}) == ""
    )


def test_the_last_missing_territories_are_named_if_the_card_names_them() -> None:
    board = load_board("classic")
    named = {"north-america", "africa"}
    mine = {t: ["red", 1] for c in board.continents if c.id in named for t in c.territories}
    rest = {"*": ["green", 1], "japan": ["blue", 1]}
    mission = "continents:north-america+africa"
    two = {"egypt": ["green", 1], "alaska": ["blue", 1]}
    assert near_mission(mission, {**rest, **mine, **two}) == "Still to take: Alaska and Egypt."
    four = {**two, "quebec": ["green", 1], "congo": ["green", 1]}
    assert near_mission(mission, {**rest, **mine, **four}) == ""


@pytest.mark.parametrize(
    ("mission", "continents", "missing"),
    [
        ("continents:north-america+africa", ["north-america", "africa"], ["egypt", "kamchatka"]),
        ("continents:europe+south-america+1", ["europe", "south-america"], []),
        ("territories-24", [], []),
        ("destroy-blue", [], ["kamchatka", "egypt"]),
        ("destroy-red", [], []),
    ],
)
def test_a_missions_places_are_sent_for_the_map(
    mission: str, continents: list[str], missing: list[str]
) -> None:
    territories = {"*": ["red", 1], "egypt": ["blue", 1], "kamchatka": ["blue", 1]}
    game = given(mode="missions", missions={"red": mission}, territories=territories)
    state = PagePlayer(Session(game, seats={"red": "human"})).look()
    assert state["mission"]["continents"] == continents
    named = {t for c in continents for t in game.board.continent(c).territories}
    wanted = missing if mission == "destroy-blue" else [t for t in missing if t in named]
    assert sorted(state["mission"]["to_take"]) == sorted(wanted)


def test_a_mission_changes_if_another_player_destroyed_its_victim() -> None:
    territories = {"*": ["green", 1], "brazil": ["red", 8]}
    given_position = {"out": ["blue"], "destroyed_by": {"blue": "green"}}
    settings: dict[str, Any] = {"mode": "missions", "missions": {"red": "destroy-blue"},
                                "territories": territories} | given_position  # fmt: skip
    nordic = given(**settings, phase="attack", turn="green")
    german = given(**settings, edition="german")
    assert mission_progress(nordic.config, nordic.state, "red", "destroy-blue") == (
        "Blue has no armies left."
    )
    assert mission_progress(german.config, german.state, "red", "destroy-blue") == (
        "Blue was knocked out by somebody else, so your mission is now about territories: "
        "you hold 1 of 24."
    )


# ---- pieces ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("armies", "kinds", "found"),
    [
        (17, [(1, "infantry"), (5, "cavalry"), (10, "artillery")],
         [["artillery", 1], ["cavalry", 1], ["infantry", 2]]),
        (17, [(1, "tripod"), (10, "star")], [["star", 1], ["tripod", 7]]),
        (3, [(1, "army")], [["army", 3]]),
        (0, [(1, "army")], []),
    ],
)  # fmt: skip
def test_armies_are_shown_as_the_fewest_pieces(
    armies: int, kinds: list[tuple[int, str]], found: list[list[Any]]
) -> None:
    assert pieces(armies, [(name, worth) for worth, name in kinds]) == found


def test_all_missions_and_dice_are_shown_at_the_end_and_no_mission_before() -> None:
    game = Game.new(edition="german", mode="missions", seats=SEATS[:3], seed=3)
    session = Session(game, seats={"red": "human"}, seed=2, bot_speed="instant")
    page = PagePlayer(session, mind="bold")
    page.look()
    ask = {"type": "query", "what": "stats"}
    assert page.send(ask)["data"]["missions"] == {}
    page.play()
    told = page.send(ask)["data"]
    assert session.match is not None
    assert set(told["missions"]) == set(SEATS[:3])
    thrown = [die for e in session.match.log.events if e.type == "rolled"
              for die in (*e.data["attack"], *e.data["defence"])]  # fmt: skip
    for face in range(1, 7):
        assert sum(row["faces"][face - 1] for row in told["dice"]) == thrown.count(face)
    for row in told["dice"]:
        faces = [face for face, n in enumerate(row["faces"], 1) for _ in range(n)]
        assert row["mean"] == round(sum(faces) / len(faces), 2)


@pytest.mark.parametrize("same", [True, False])
def test_the_same_players_can_play_again(same: bool) -> None:
    game = Game.new(edition="czech", mode="domination", seats=SEATS[:3], seed=3)
    players = {"red": "easygoing", "blue": "bold", "green": "cautious"}
    session = Session(game, seats=players, names={"red": "Ada"}, seed=2, bot_speed="instant")
    page = PagePlayer(session)
    page.play()
    before = [step.action for step in game.history]
    assert page.send({"type": "again", "same_dice": same})["ok"]
    assert session.players == players
    assert page.look()["seats"][0]["name"] == "Ada"
    assert session.game is not None
    assert session.game is not game
    PagePlayer(session).play()
    assert ([step.action for step in session.game.history] == before) is same


def test_dice_without_a_seed_cannot_be_repeated() -> None:
    page = PagePlayer(Session(given([1, 1, 1, 6]), seats=ALL))
    answer = page.send({"type": "again", "same_dice": True})
    assert (answer["ok"], answer["rule"]) == (False, "protocol.new-game")
    assert page.send({"type": "again", "same_dice": False})["ok"]


@pytest.mark.parametrize(
    ("people", "told"),
    [
        ({"red": "human"}, "You have won: no other player is left."),
        ({"red": "human", "blue": "human"}, "Red has won: no other player is left."),
    ],
)
def test_a_person_alone_at_the_screen_is_congratulated_on_a_win(
    people: dict[str, str], told: str
) -> None:
    game = positions.over()
    session = Session(game, seats=people)
    game.apply({"type": "attack", "source": "brazil", "target": "peru", "armies": 1})
    session.refresh()
    state = session.snapshot()
    assert state["screen"] == "over"
    assert state["over"] is not None
    assert state["over"]["text"] == told
