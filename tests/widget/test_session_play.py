"""Playing through the session: people at the screen, bots, repeated attacks, undo."""

from __future__ import annotations

from typing import Any

import pytest

from risk_widget.battles.odds import odds
from risk_widget.engine.actions import IllegalAction
from risk_widget.engine.chance import Scripted
from risk_widget.game import Game
from risk_widget.host.session import Session
from tests.widget.page_player import PagePlayer

SEATS = ["red", "blue", "green", "yellow", "black", "purple"]


def new(edition: str = "czech", mode: str = "domination", players: int = 3, seed: int = 1) -> Game:
    return Game.new(edition=edition, mode=mode, seats=SEATS[:players], seed=seed)


def battlefield(dice: list[int] | None = None, *, edition: str = "czech", **given: Any) -> Game:
    """Return a game in which Brazil (Red, 8) attacks Peru (Blue, 4); all other land is Green's."""
    position = {
        "turn": "red",
        "phase": "attack",
        "territories": {
            "*": ["green", 1], "brazil": ["red", 8], "peru": ["blue", 4], "siam": ["blue", 2],
        },
    }  # fmt: skip
    return Game.from_dict(
        edition=edition,
        mode="domination",
        seats=SEATS[:3],
        position=position | given,
        chance=Scripted(dice=dice) if dice is not None else None,
    )


ATTACK = {"type": "attack", "source": "brazil", "target": "peru", "armies": 3}


# ---- whole games -------------------------------------------------------------------------------


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("edition", "mode", "players"),
    [
        ("czech", "domination", 3),
        ("nordic", "missions", 6),
        ("german", "missions", 4),
        ("italian", "domination", 5),
        ("nordic", "capital", 4),
        ("nordic", "duel", 2),
        ("czech", "duel", 2),
    ],
)
def test_a_person_and_bots_play_to_the_end(edition: str, mode: str, players: int) -> None:
    game = new(edition, mode, players)
    session = Session(game, seats={"red": "human"}, seed=2, bot_speed="instant")
    state = PagePlayer(session, seed=3, mind="cautious").play()
    assert state["over"]["winner"] == game.winner is not None
    assert state["phase"] == "over"
    assert state["legal"] == {}
    assert not state["bots"]["running"]


def test_three_people_at_one_screen_play_to_the_end() -> None:
    game = new("german", "missions", 3)
    session = Session(game, names={"red": "Ada"}, seed=2)
    player = PagePlayer(session, seed=4, mind="bold")
    state = player.play()
    assert state["over"]["winner"] == game.winner is not None


def test_bots_alone_play_to_the_end() -> None:
    game = new()
    session = Session(game, seats=dict.fromkeys(game.seats, "cautious"), seed=2)
    session.speed = "instant"
    state = PagePlayer(session).play()
    assert state["over"]["winner"] == game.winner
    assert state["viewer"] is None


def test_the_same_seed_and_decisions_give_the_same_game() -> None:
    def play() -> dict[str, Any]:
        session = Session(
            new(seed=5), seats={"red": "human", "blue": "cautious", "green": "random"}, seed=6,
            game_id="same",
        )  # fmt: skip
        return PagePlayer(session, seed=7, mind="cautious").play()

    assert play() == play()


# ---- what the page is offered and what it gets ----------------------------------------------


def test_an_action_is_played_and_answered_in_one_snapshot() -> None:
    session = Session(battlefield([6, 5, 4, 3, 2]), seats={"red": "human"})
    page = PagePlayer(session)
    state = page.look()
    assert state["legal"]["attack"]["brazil"]["peru"] == [1, 3]
    ack = page.send(ATTACK)
    assert ack == {"id": "item-1", "ok": True}
    state = page.look()
    # Blue is a bot, so the same answer includes its defence.
    assert state["territories"]["peru"] == ["blue", 2]
    assert [e["type"] for e in state["last"]] == ["attacked", "rolled"]
    assert state["battle"]["attack"] == [6, 5, 4]
    assert state["battle"]["defence"] == [3, 2]
    assert state["battle"]["armies"] == 3
    assert not state["battle"]["pending"]
    assert state["recent"][-1]["text"] == (
        "Red attacks Peru from Brazil: 6·5·4 against 3·2; Blue loses 2."
    )
    assert page.look()["last"] == []


def test_a_refusal_names_the_clause_and_changes_nothing() -> None:
    session = Session(battlefield(), seats={"red": "human"})
    page = PagePlayer(session)
    before = page.look()
    ack = page.send(ATTACK | {"target": "china"})
    assert not ack["ok"]
    assert ack["rule"] == "attack.adjacent"
    assert ack["source"] == "printed"
    assert "Brazil" in ack["message"]
    assert page.look() | {"acks": []} == before


def test_two_equal_rolls_have_different_numbers() -> None:
    session = Session(battlefield([1, 1, 1, 6, 6] * 2), seats={"red": "human"})
    page = PagePlayer(session)
    page.send(ATTACK)
    first = page.look()["battle"]
    page.send(ATTACK)
    second = page.look()["battle"]
    assert first["attack"] == second["attack"]
    assert first["n"] != second["n"]


def test_a_person_who_defends_is_asked() -> None:
    session = Session(battlefield([6, 5, 4, 3]), seats={"red": "human", "blue": "human"})
    page = PagePlayer(session)
    assert page.send({"type": "ready", "seat": "red"})["ok"]
    page.send(ATTACK)
    state = page.look()
    assert (state["phase"], state["actor"], state["viewer"]) == ("defend", "blue", "blue")
    assert state["battle"]["pending"]
    assert "attack" not in state["battle"]  # Czech: both numbers are fixed before anyone rolls.
    assert state["legal"] == {"defend": [1, 2]}
    assert state["private"] == "covered"
    assert page.send({"type": "defend", "dice": 1})["ok"]
    assert page.look()["territories"]["peru"] == ["blue", 3]


def test_a_defence_can_be_automatic() -> None:
    session = Session(
        battlefield([6, 5, 4, 3, 2]), seats={"red": "human", "blue": "human", "green": "random"}
    )
    page = PagePlayer(session)
    page.send({"type": "ready", "seat": "red"})
    assert page.send({"type": "auto_defend", "seat": "blue", "value": True})["ok"]
    page.send(ATTACK)
    state = page.look()
    assert state["phase"] == "attack"
    assert len(state["battle"]["defence"]) == 2
    assert ["auto_defend" in row for row in state["seats"]] == [False, True, False]
    assert not page.send({"type": "auto_defend", "seat": "green", "value": True})["ok"]


def test_automatic_defence_begins_with_the_next_attack() -> None:
    dice = [6, 5, 4, 3, 6, 5, 4, 3, 2]
    session = Session(battlefield(dice), seats={"red": "human", "blue": "human"})
    page = PagePlayer(session)
    page.send({"type": "ready", "seat": "red"})
    page.send(ATTACK)
    assert page.look()["phase"] == "defend"
    page.send({"type": "auto_defend", "seat": "blue", "value": True})
    state = page.look()
    assert (state["phase"], state["territories"]["peru"]) == ("defend", ["blue", 4])
    assert ["auto_defend" in row for row in state["seats"]] == [False, True, False]
    page.send({"type": "defend", "dice": 1})
    page.send(ATTACK)
    assert len(page.look()["battle"]["defence"]) == 2


def test_automatic_defence_stays_after_an_undo() -> None:
    session = Session(
        battlefield([6, 5, 4, 3, 2]), seats={"red": "human", "blue": "human", "green": "random"}
    )
    page = PagePlayer(session)
    page.send({"type": "ready", "seat": "red"})
    page.send({"type": "auto_defend", "seat": "blue", "value": True})
    page.send(ATTACK)
    page.send({"type": "undo"})
    page.send(ATTACK)
    assert page.look()["phase"] == "attack"


def test_automatic_defence_stays_in_the_next_game() -> None:
    session = Session(battlefield(), seats={"red": "bold", "blue": "human", "green": "bold"})
    page = PagePlayer(session)
    page.send({"type": "auto_defend", "seat": "blue", "value": True})
    page.send({"type": "again", "same_dice": False})
    assert ["auto_defend" in row for row in page.look()["seats"]] == [False, True, False]
    # A person who plays alone keeps the setting at another seat.
    other = {"red": "human", "blue": "bold", "green": "bold"}
    seats = [{"seat": seat, "player": player, "name": ""} for seat, player in other.items()]
    choice = {"edition": "czech", "mode": "domination", "seats": seats}
    assert page.send({"type": "new_game", **choice})["ok"]
    assert ["auto_defend" in row for row in page.look()["seats"]] == [True, False, False]


def test_income_and_placed_armies_are_shown_while_reinforcing() -> None:
    game = new("nordic", "missions", 3, seed=3)
    session = Session(game, seats={"red": "human"}, seed=1, bot_speed="instant")
    page = PagePlayer(session, mind="cautious")
    while game.phase != "reinforce" or game.actor != "red":
        page.send(page.decide(page.look()))
        while session.to_advance:
            session.advance()
    state = page.look()
    assert sum(item["armies"] for item in state["income"]) == state["to_place"]
    place = state["legal"]["place"]["territories"][0]
    page.send({"type": "place", "territory": place, "armies": 2})
    assert page.look()["placed"] == {place: 2}


def test_the_last_placed_army_is_shown_at_the_next_set_up_turn() -> None:
    game = new("nordic", "missions", 3, seed=3)
    session = Session(game, seats={"red": "human"}, seed=1, bot_speed="instant")
    page = PagePlayer(session)
    while session.to_advance:
        session.advance()
    state = page.look()
    assert (state["phase"], state["placed"]) == ("place", {})
    first, second, *_ = state["legal"]["place"]["territories"]
    for place in (first, second, second):
        page.send({"type": "place", "territory": place, "armies": 1})
        while session.to_advance:
            session.advance()
        assert page.look()["placed"] == {place: 1}


def test_the_page_may_not_act_for_a_bot() -> None:
    session = Session(battlefield(turn="green"), seats={"red": "human"})
    page = PagePlayer(session)
    before = page.look()
    ack = page.send({"type": "end_phase"})
    assert ack["rule"] == "turn.order"
    assert page.look()["territories"] == before["territories"]


def test_seats_are_counted() -> None:
    session = Session(battlefield(), seats={"red": "human"}, names={"red": "Ada"})
    red, blue, green = PagePlayer(session).look()["seats"]
    assert (red["name"], red["player"], red["territories"], red["armies"]) == ("Ada", "human", 1, 8)
    assert (blue["name"], blue["player"], blue["territories"]) == ("Cautious", "cautious", 2)
    assert green["continents"] == ["north-america", "europe", "africa", "australia"]
    assert green["income"] == 39 // 3 + 5 + 5 + 3 + 2
    assert red["income"] == 3
    assert red["pieces"] == [["tripod", 8]]
    assert green["pieces"] == [["star", 3], ["tripod", 9]]


# ---- repeated attacks --------------------------------------------------------------------------


def until(stop_at: int, **more: Any) -> dict[str, Any]:
    return ATTACK | {"type": "roll_until", "stop_at": stop_at} | more


def advance_all(session: Session) -> int:
    slices = 0
    while session.to_advance:
        assert session.advance()
        slices += 1
    return slices


def test_rolling_continues_until_the_territory_falls() -> None:
    dice = [6, 5, 4, 3, 2] * 2
    session = Session(battlefield(dice), seats={"red": "human"})
    page = PagePlayer(session)
    assert page.send(until(1))["ok"]
    state = page.look()
    assert state["rolling"] == {"source": "brazil", "target": "peru", "stop_at": 1}
    assert state["legal"] == {}
    assert session.advance()
    assert not session.to_advance
    state = page.look()
    assert state["rolling"] is None
    assert (state["phase"], state["legal"]["occupy"]) == ("occupy", [3, 7])


def test_an_allied_army_rolls_until_the_territory_falls() -> None:
    """The army attacks in a separate part of the turn, under the player who is not on turn."""
    position = {
        "turn": "red",
        "phase": "attack_third",
        "territories": {
            "*": ["third", 1],
            "brazil": ["third", 9],
            "peru": ["red", 3],
            "japan": ["red", 1],
            "iceland": ["blue", 1],
        },
    }
    game = Game.from_dict(
        edition="czech",
        mode="duel",
        seats=["red", "blue"],
        position=position,
        chance=Scripted(dice=[6, 5, 4, 3, 2, 6, 5, 4, 3]),
    )
    session = Session(game, seats={"blue": "human"})
    page = PagePlayer(session)
    assert page.send(until(1))["ok"]
    advance_all(session)
    assert game.phase == "occupy"
    assert page.look()["legal"]["occupy"] == [3, 8]


def test_rolling_stops_at_its_limit() -> None:
    lost = [1, 1, 1, 6, 6]
    session = Session(battlefield(lost * 9), seats={"red": "human"})
    page = PagePlayer(session)
    page.send(until(4))
    advance_all(session)
    state = page.look()
    assert state["territories"]["brazil"] == ["red", 4]
    assert state["rolling"] is None
    assert state["legal"]["attack"]["brazil"]


def test_a_repeated_attack_is_summed_up_until_the_next_decision() -> None:
    session = Session(battlefield([1, 1, 1, 6, 6] * 9), seats={"red": "human"})
    page = PagePlayer(session)
    page.send(until(4))
    assert page.look()["series"] is None
    advance_all(session)
    series = page.look()["series"]
    told = {key: series[key] for key in ("rolls", "attacker", "defender", "lost", "beaten")}
    assert told == {"rolls": 2, "attacker": "red", "defender": "blue", "lost": 4, "beaten": 0}
    # The averages that could be known before the first roll.
    chances = odds(8, 4, "czech", stop_at=4, armies=3)
    means = (round(chances.attacker_losses, 1), round(chances.defender_losses, 1))
    assert (series["lost_mean"], series["beaten_mean"]) == means
    page.send({"type": "undo"})
    assert page.look()["series"] is None


def test_expected_losses_do_not_exceed_the_armies() -> None:
    """A single army that holds out for long was not expected to fall more than once."""
    armies = {"brazil": ["red", 9], "peru": ["blue", 1], "siam": ["blue", 2]}
    territories = {"*": ["green", 1], **armies}
    game = battlefield([1, 1, 1, 6] * 3 + [6, 6, 6, 1], territories=territories)
    session = Session(game, seats={"red": "human"})
    page = PagePlayer(session)
    page.send(until(1))
    advance_all(session)
    series = page.look()["series"]
    assert (series["rolls"], series["lost"], series["beaten"]) == (4, 3, 1)
    assert series["beaten_mean"] <= 1
    assert series["lost_mean"] <= 8


def test_a_single_roll_is_not_summed_up() -> None:
    session = Session(battlefield([1, 1, 1, 6, 6]), seats={"red": "human"})
    page = PagePlayer(session)
    page.send(until(7))
    assert page.look()["territories"]["brazil"] == ["red", 6]
    assert page.look()["series"] is None


def test_rolling_continues_with_fewer_armies_when_few_are_left() -> None:
    lost = [1, 1, 1, 6, 6]
    session = Session(battlefield([*lost * 3, 1, 6, 6]), seats={"red": "human"})
    page = PagePlayer(session)
    page.send(until(1))
    advance_all(session)
    assert page.look()["territories"]["brazil"] == ["red", 1]


def test_rolling_can_be_stopped() -> None:
    session = Session(battlefield([1, 1, 1, 6, 6] * 3), seats={"red": "human"})
    page = PagePlayer(session)
    page.send(until(1))
    assert page.send({"type": "stop"}, base_seq=0)["ok"]
    assert not session.to_advance
    state = page.look()
    assert state["territories"]["brazil"] == ["red", 6]
    assert state["rolling"] is None
    assert not state["bots"]["paused"]


def test_rolling_waits_for_a_defending_person_and_then_continues() -> None:
    session = Session(
        battlefield([1, 1, 1, 6, 6, 1, 1, 1, 6, 6]), seats={"red": "human", "blue": "human"}
    )
    page = PagePlayer(session)
    page.send({"type": "ready", "seat": "red"})
    page.send(until(4))
    assert not session.to_advance
    assert page.look()["legal"] == {"defend": [1, 2]} or session.game is not None
    assert page.send({"type": "defend", "dice": 2})["ok"]
    assert session.to_advance
    session.advance()
    assert page.send({"type": "defend", "dice": 2})["ok"]
    state = page.look()
    assert state["territories"]["brazil"] == ["red", 4]
    assert state["rolling"] is None


def test_an_illegal_repeated_attack_is_refused() -> None:
    session = Session(battlefield(), seats={"red": "human"})
    page = PagePlayer(session)
    ack = page.send(until(1, target="china"))
    assert ack["rule"] == "attack.adjacent"
    assert page.look()["rolling"] is None


# ---- bots --------------------------------------------------------------------------------------


def test_bots_play_in_slices_and_can_be_stopped() -> None:
    session = Session(new(seed=2), seats=dict.fromkeys(SEATS[:3], "cautious"), seed=1)
    page = PagePlayer(session)
    assert page.look()["bots"] == {"running": True, "paused": False, "speed": "normal"}
    assert session.advance()
    assert page.send({"type": "stop"}, base_seq=0)["ok"]
    assert not session.to_advance
    assert not session.advance()
    state = page.look()
    assert state["bots"]["paused"]
    assert not state["bots"]["running"]
    assert page.send({"type": "resume"}, base_seq=0)["ok"]
    assert session.advance()


def test_the_speed_can_be_chosen() -> None:
    session = Session(new(), seats=dict.fromkeys(SEATS[:3], "random"), seed=1)
    page = PagePlayer(session)
    page.send({"type": "speed", "value": "instant"})
    assert session.pause == 0
    assert page.look()["bots"]["speed"] == "instant"
    page.send({"type": "speed", "value": "normal"})
    assert session.pause > 0.1


def test_dice_get_time_to_come_to_rest() -> None:
    session = Session(battlefield([6, 6, 6, 1, 1] * 2), seats={"red": "human"})
    usual = session.pause
    PagePlayer(session).send(until(1))
    assert session.to_advance
    assert session.pause > usual
    session.speed = "instant"
    assert session.pause == 0


def test_a_slice_at_normal_speed_shows_one_thing() -> None:
    session = Session(battlefield(turn="green"), seats=dict.fromkeys(SEATS[:3], "bold"), seed=1)
    page = PagePlayer(session)
    seen = 0
    while session.to_advance and seen < 10:
        session.advance()
        rolls = [e for e in page.look()["last"] if e["type"] == "rolled"]
        assert len(rolls) <= 1
        seen += len(rolls)
    assert seen == 10


def test_a_bot_that_fails_does_not_end_the_game(caplog: pytest.LogCaptureFixture) -> None:
    session = Session(new(), seats=dict.fromkeys(SEATS[:3], "random"), seed=1)

    class Broken:
        def choose(self, _: Any) -> Any:
            raise ZeroDivisionError

    session.match.bots[session.game.actor] = Broken()  # type: ignore[union-attr, index]
    before = session.seq
    assert session.advance()
    assert session.seq > before
    assert "failed" in caplog.text


def test_without_threads_the_page_drives() -> None:
    session = Session(new(seed=2), seats=dict.fromkeys(SEATS[:3], "cautious"), seed=1)
    session.page_driven = True
    page = PagePlayer(session)
    state = page.look()
    assert state["bots"]["tick"] == 400
    before = session.seq
    assert page.send({"type": "resume"})["ok"]
    assert session.seq > before


# ---- undo and redo -----------------------------------------------------------------------------


def test_undo_reverts_a_decision_and_redo_repeats_it() -> None:
    game = new(seed=4)
    session = Session(game, seats={"red": "human"}, seed=1)
    page = PagePlayer(session)
    advance_all(session)
    start = page.look()
    assert not start["undo"]
    page.send(page.decide(start))
    advance_all(session)
    after = page.look()
    assert after["undo"]
    assert page.send({"type": "undo"})["ok"]
    back = page.look()
    assert back["territories"] == start["territories"]
    assert back["recent"] == start["recent"]
    assert back["actor"] == "red"
    assert back["redo"]
    assert not back["undo"]
    assert page.send({"type": "redo"})["ok"]
    again = page.look()
    for key in ("territories", "recent", "actor", "to_place", "undo", "redo"):
        assert again[key] == after[key]


def test_undo_while_bots_play_returns_to_the_players_move() -> None:
    session = Session(battlefield(phase="fortify"), seats={"red": "human"}, seed=1)
    page = PagePlayer(session)
    start = page.look()
    page.send({"type": "end_phase"})
    assert session.to_advance
    session.advance()
    assert session.to_advance
    assert page.look()["undo"]
    assert page.send({"type": "undo"}, base_seq=start["seq"])["ok"]
    state = page.look()
    assert (state["actor"], state["territories"]) == ("red", start["territories"])
    assert not session.to_advance
    # A second click at the same moment does not go back further.
    assert page.send({"type": "undo"}, base_seq=start["seq"])["rule"] == "protocol.stale"


def test_undo_ends_a_repeated_attack() -> None:
    session = Session(battlefield([1, 1, 1, 6, 6] * 3), seats={"red": "human"})
    page = PagePlayer(session)
    page.send(until(1))
    assert session.to_advance
    assert page.send({"type": "undo"}, base_seq=0)["ok"]
    state = page.look()
    assert (state["rolling"], state["territories"]["brazil"]) == (None, ["red", 8])


def test_a_whole_game_can_be_undone_and_redone() -> None:
    game = new(seed=4)
    session = Session(game, seats={"red": "human"}, seed=1, bot_speed="instant")
    page = PagePlayer(session, mind="bold")
    first = page.look()
    end = page.play()
    undone = 0
    while page.look()["undo"]:
        assert page.send({"type": "undo"})["ok"]
        undone += 1
    assert undone > 20
    state = page.look()
    assert state["actor"] == "red"
    assert state["log_length"] <= first["log_length"] + 3
    for _ in range(undone):
        assert page.send({"type": "redo"})["ok"]
    assert not page.look()["redo"]
    again = page.look()
    for key in ("territories", "over", "recent", "log_length"):
        assert again[key] == end[key]


def test_dice_can_be_final() -> None:
    session = Session(battlefield([6, 5, 4, 3, 2]), seats={"red": "human"}, undo="decisions")
    page = PagePlayer(session)
    page.send(ATTACK)
    assert not page.look()["undo"]
    ack = page.send({"type": "undo"})
    assert (ack["ok"], ack["rule"]) == (False, "protocol.undo")


def test_placing_can_be_undone_when_dice_are_final() -> None:
    game = battlefield(phase="reinforce", to_place=3)
    session = Session(game, seats={"red": "human"}, undo="decisions")
    page = PagePlayer(session)
    page.send({"type": "place", "territory": "brazil", "armies": 3})
    assert page.look()["undo"]
    page.send({"type": "undo"})
    assert page.look()["to_place"] == 3


def test_every_action_can_be_final() -> None:
    session = Session(battlefield(), seats={"red": "human"}, undo="none")
    page = PagePlayer(session)
    page.send({"type": "end_phase"})
    assert not page.look()["undo"]


def test_a_repeated_attack_is_undone_as_one_decision() -> None:
    session = Session(battlefield([1, 1, 1, 6, 6] * 2), seats={"red": "human"})
    page = PagePlayer(session)
    page.send(until(4))
    advance_all(session)
    page.send({"type": "undo"})
    assert page.look()["territories"]["brazil"] == ["red", 8]
    page.send({"type": "redo"})
    assert page.look()["territories"]["brazil"] == ["red", 4]


def test_a_new_decision_discards_the_redo_steps() -> None:
    session = Session(battlefield([6, 5, 4, 3, 2]), seats={"red": "human"})
    page = PagePlayer(session)
    page.send(ATTACK)
    page.send({"type": "undo"})
    page.send({"type": "end_phase"})
    assert not page.look()["redo"]
    assert page.send({"type": "redo"})["rule"] == "protocol.redo"


def test_undoing_into_another_persons_turn_is_a_hand_over() -> None:
    game = battlefield(phase="fortify")
    session = Session(game, seats={"red": "human", "blue": "human"})
    page = PagePlayer(session)
    page.send({"type": "ready", "seat": "red"})
    page.send({"type": "end_phase"})
    state = page.look()
    assert (state["screen"], state["handover"]["to"]) == ("handover", "blue")
    assert page.send({"type": "undo"})["ok"]
    state = page.look()
    assert (state["screen"], state["viewer"]) == ("play", "red")


# ---- starting and ending -----------------------------------------------------------------------

NEW: dict[str, Any] = {
    "type": "new_game",
    "edition": "nordic",
    "mode": "missions",
    "seats": [
        {"seat": "yellow", "player": "human", "name": "Yun"},
        {"seat": "red", "player": "random"},
        {"seat": "blue", "player": "cautious", "name": ""},
    ],
    "seed": 11,
}


def test_without_a_game_the_form_is_shown_and_starts_one() -> None:
    session = Session()
    page = PagePlayer(session)
    state = page.look()
    assert state["screen"] == "setup"
    for what in ("end_phase", "undo", "redo", "stop", "resume", "place_rest", "end_now"):
        assert page.send({"type": what})["rule"] == "protocol.no-game", what
    assert page.send({"type": "reveal"})["rule"] == "info.secret"
    assert page.send({"type": "query", "what": "log"})["rule"] == "protocol.no-game"
    assert page.send(NEW)["ok"]
    state = page.look()
    assert state["screen"] == "play"
    assert [row["seat"] for row in state["seats"]] == ["yellow", "red", "blue"]
    assert [row["name"] for row in state["seats"]] == ["Yun", "Random", "Cautious"]
    assert state["viewer"] == "yellow"


def test_seats_without_a_game_start_one_in_the_default_edition() -> None:
    players = {"blue": "human", "red": "cautious", "black": "random"}
    session = Session(seats=players, seed=1)
    state = PagePlayer(session).look()
    assert (state["edition"], state["mode"], state["screen"]) == ("nordic", "missions", "play")
    assert {row["seat"]: row["player"] for row in state["seats"]} == players
    with pytest.raises(ValueError, match="3"):
        Session(seats={"red": "human", "blue": "cautious"})


def test_a_new_game_replaces_the_old_one_even_from_an_old_snapshot() -> None:
    session = Session(battlefield(), seats={"red": "human"})
    page = PagePlayer(session)
    page.send({"type": "end_phase"})
    before = page.look()
    assert page.send(NEW, base_seq=0)["ok"]
    state = page.look()
    assert state["game_id"] != before["game_id"]
    assert state["seq"] > before["seq"]
    assert not state["undo"]
    assert state["log_length"] == len(state["recent"])


def test_the_seed_decides_the_game() -> None:
    def territories(seed: int | None) -> Any:
        session = Session()
        page = PagePlayer(session)
        page.send(NEW | {"seed": seed})
        return page.look()["territories"]

    assert territories(1) == territories(1)
    assert territories(1) != territories(2)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"mode": "duel"}, "duel"),
        ({"edition": "nordisk"}, "nordic"),
        ({"mode": "mission"}, "missions"),
        ({"board": "classical"}, "classic"),
        ({"options": {"what": "ever"}}, "what"),
        ({"seats": [{"seat": "pink", "player": "human"}, *NEW["seats"]]}, "pink"),
        ({"seats": [{"seat": "green", "player": "genius"}, *NEW["seats"]]}, "genius"),
    ],
)
def test_an_impossible_game_is_refused_and_the_old_one_stays(
    change: dict[str, Any], words: str
) -> None:
    session = Session(battlefield(), seats={"red": "human"}, game_id="old")
    page = PagePlayer(session)
    before = page.look()
    ack = page.send(NEW | change)
    assert not ack["ok"]
    assert words in ack["message"]
    assert page.look() | {"acks": []} == before


def test_a_resignation_can_be_undone() -> None:
    session = Session(battlefield(), seats={"red": "human"})
    page = PagePlayer(session)
    before = page.look()
    assert page.send({"type": "end_now"})["ok"]
    state = page.look()
    assert (state["screen"], state["phase"], state["actor"]) == ("over", "over", None)
    assert (state["over"]["winner"], state["over"]["reason"]) == (None, "ended")
    assert page.send({"type": "end_phase"})["rule"] == "turn.order"
    assert not session.to_advance
    assert page.send({"type": "undo"})["ok"]
    assert page.look()["legal"] == before["legal"]


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"seats": {"pink": "human"}}, "seat must be .*, not 'pink'"),
        ({"seats": {"red": "genius"}}, "no bot 'genius'"),
        ({"names": {"pink": "Ada"}}, "seat must be .*, not 'pink'"),
        ({"undo": "sometimes"}, "sometimes"),
        ({"bot_speed": "warp"}, "warp"),
    ],
)
def test_wrong_settings_are_refused(settings: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        Session(new(), **settings)


# ---- from Python -------------------------------------------------------------------------------


def test_moves_from_python_are_shown() -> None:
    session = Session(battlefield([6, 5, 4, 3, 2]), seats={"red": "human"})
    page = PagePlayer(session)
    events = session.apply(ATTACK)
    assert events[0].type == "attacked"
    state = page.look()
    assert state["territories"]["peru"] == ["blue", 2]
    assert state["undo"]
    with pytest.raises(IllegalAction):
        session.apply(ATTACK | {"target": "china"})


def test_moves_on_the_game_object_are_shown_after_a_refresh() -> None:
    game = battlefield([6, 5, 4, 3, 2])
    session = Session(game, seats={"red": "human"})
    page = PagePlayer(session)
    before = page.look()
    game.apply({"type": "end_phase"})
    session.refresh()
    state = page.look()
    assert state["phase"] == "fortify"
    assert state["seq"] > before["seq"]
    game.undo()
    session.refresh()
    assert page.look()["phase"] == "attack"
    assert page.look()["log_length"] == before["log_length"]


def test_undo_on_the_page_reverts_a_move_from_python() -> None:
    game = battlefield()
    session = Session(game, seats={"red": "human"})
    page = PagePlayer(session)
    game.apply({"type": "end_phase"})
    session.refresh()
    assert page.send({"type": "undo"})["ok"]
    assert page.look()["phase"] == "attack"


# ---- questions ---------------------------------------------------------------------------------


def test_odds_are_exact() -> None:
    session = Session(battlefield(), seats={"red": "human"})
    page = PagePlayer(session)
    ack = page.send({"type": "query", "what": "odds", "source": "brazil", "target": "peru",
                     "armies": 3}, base_seq=0)  # fmt: skip
    # There are 8 in Brazil, so 7 can attack the 4 in Peru.
    assert ack["data"]["win"] == pytest.approx(0.834, abs=0.001)
    assert (ack["data"]["attackers"], ack["data"]["defenders"]) == (8, 4)
    assert sum(ack["data"]["attackers_left"]) == pytest.approx(1, abs=0.01)
    stopped = page.send({"type": "query", "what": "odds", "source": "brazil", "target": "peru",
                         "armies": 3, "stop_at": 5})  # fmt: skip
    assert stopped["data"]["win"] < ack["data"]["win"]


def test_the_data_of_an_answer_is_sent_once() -> None:
    session = Session(battlefield(), seats={"red": "human"})
    page = PagePlayer(session)
    assert "lines" in page.send({"type": "query", "what": "log"})["data"]
    page.send({"type": "end_phase"})
    assert all("data" not in ack for ack in page.look()["acks"])


def test_the_log_and_the_figures_can_be_requested() -> None:
    session = Session(battlefield([6, 5, 4, 3, 2]), seats={"red": "human"})
    page = PagePlayer(session)
    page.send(ATTACK)
    log = page.send({"type": "query", "what": "log"})["data"]["lines"]
    assert len(log) == page.look()["log_length"]
    stats = page.send({"type": "query", "what": "stats"})["data"]
    red = next(row for row in stats["rows"] if row["seat"] == "red")
    assert (red["battles"], red["killed"], red["fallen"]) == (1, 2, 0)
    # Three dice against two cost the attacker 0.92 armies on average, but cost none here.
    assert red["luck"] == pytest.approx(0.9, abs=0.05)


def test_a_clause_can_be_requested() -> None:
    page = PagePlayer(Session())
    data = page.send({"type": "query", "what": "clause", "id": "attack.compare"})["data"]
    assert data["text"]
    assert data["editions"]["italian"] == "silent"
    assert not page.send({"type": "query", "what": "clause", "id": "attack.wrong"})["ok"]


@pytest.mark.parametrize("wrong", [{}, {"source": "brazil"}, {"source": "x", "target": "peru"}])
def test_a_meaningless_question_is_refused(wrong: dict[str, Any]) -> None:
    page = PagePlayer(Session(battlefield(), seats={"red": "human"}))
    assert page.send({"type": "query", "what": "odds"} | wrong)["rule"] == "protocol.malformed"
