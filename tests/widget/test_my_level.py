"""Games that count for a person's level, rivals at that level, and the words of the last screen."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

import risk_widget as rw
from risk_widget import bots
from risk_widget.bots.ladder import LADDER
from risk_widget.course.played_games import PlayedGames
from risk_widget.host.session import Session
from risk_widget.lessons import Progress, session_progress
from risk_widget.widget.standalone_page import Page
from tests.lessons.own_mistakes import with_mistakes
from tests.widget.page_player import PagePlayer, screen_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from risk_widget.course.played_games import PlayedGame


STRONG = {"red": "human", "blue": "newcomer"}


def game(seed: int = 1, seats: tuple[str, ...] = ("red", "blue")) -> rw.Game:
    return rw.Game.new(edition="german", mode="domination", seats=seats, seed=seed)


def table(seats: dict[str, Any] = STRONG, **more: Any) -> PagePlayer:
    session = Session(game(seats=(*seats,)), seats=seats, seed=1, bot_speed="instant", **more)
    return PagePlayer(session, 1, "cautious")


def noted() -> tuple[PlayedGame, ...]:
    return session_progress().played.in_order()


def know(wins: int, rung: str = "skilled") -> None:
    """Record some games that the person has won."""
    for at in range(wins):
        result: PlayedGame = {"at": at, "rivals": [rung, rung], "won": True}
        session_progress().played.note(f"before-{at}", result)


def play_until(page: PagePlayer, when: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    for _ in range(2000):
        state = page.look()
        if when(state):
            return state
        if page.session.to_advance:
            page.session.advance()
        else:
            assert page.send(page.decide(state))["ok"]
    raise AssertionError("it never came to that")


def test_a_won_game_is_rated_and_the_last_screen_says_so() -> None:
    page = table()
    over = page.play()["over"]
    assert over["winner"] == "red"
    assert [(found["rivals"], found["won"]) for found in noted()] == [(["newcomer"], True)]
    assert (
        over["level"]
        == "This game counts towards your level, which will be known after 2 more games."
    )
    (found,) = noted()
    assert (found["edition"], found["mode"], found["place"]) == ("german", "domination", 1)
    page.look()
    assert len(noted()) == 1


@pytest.mark.parametrize(("before", "said"), [(2, "Your level is now known"), (6, "Your level")])
def test_the_last_screen_shows_the_new_level(before: int, said: str) -> None:
    know(before)
    over = table({"red": "human", "blue": "casual"}).play()["over"]
    assert over["level"].startswith(said)
    assert f"rung {rw.my_level().rung} of 10" in over["level"]
    assert rw.my_level().games == before + 1


@pytest.mark.parametrize(("order", "place"), [(("red", "blue"), 1), (("blue", "red"), 2)])
def test_the_starter_is_stored_with_the_game(order: tuple[str, ...], place: int) -> None:
    seats = {"red": "human", "blue": "newcomer"}
    session = Session(game(seats=order), seats=seats, seed=1, bot_speed="instant")
    PagePlayer(session, 1, "cautious").play()
    assert [found["place"] for found in noted()] == [place]


def test_if_dice_decide_who_starts_the_place_follows_the_order_of_turns() -> None:
    told = set()
    for seed in range(1, 9):
        # Of several games that ended in the same second, none is the newest.
        session_progress().played = PlayedGames()
        begun = rw.Game.new(
            edition="czech", mode="domination", seats=["red", "blue", "green"], board="island",
            seed=seed,
        )  # fmt: skip
        starter = begun.state.starter
        seats = {"red": "human", "blue": "newcomer", "green": "casual"}
        session = Session(begun, seats=seats, seed=1, bot_speed="instant")
        PagePlayer(session, 1, "cautious").play()
        (found,) = noted()
        assert found["place"] == (0 - starter) % 3 + 1
        assert found["rivals"] == (
            ["casual", "newcomer"] if starter == 2 else ["newcomer", "casual"]
        )
        told.add(found["place"])
    assert len(told) > 1


def test_a_player_who_is_knocked_out_has_lost_while_the_others_continue() -> None:
    seats = {"red": "human", "blue": "strong", "green": "strong"}
    page = PagePlayer(Session(game(seats=(*seats,)), seats=seats, seed=1, bot_speed="instant"), 1)
    page.session.speed = "normal"
    play_until(page, lambda _: bool(noted()))
    assert page.session.match is not None
    assert not page.session.match.is_over
    assert [(found["rivals"], found["won"]) for found in noted()] == [(["strong"] * 2, False)]
    page.session.speed = "instant"
    assert "counts towards your level" in page.play()["over"]["level"]
    assert len(noted()) == 1


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        (STRONG | {"blue": "simple"}, "the strength of an opponent is not known"),
        (STRONG | {"blue": "random"}, "the strength of an opponent is not known"),
    ],
)
def test_a_game_against_bots_off_the_ladder_is_not_rated(seats: dict[str, str], said: str) -> None:
    over = table(seats).play()["over"]
    assert said in over["level"]
    assert not noted()


@pytest.mark.parametrize("players", ["human", "casual"])
def test_only_a_single_person_has_a_level(players: str) -> None:
    over = table(dict.fromkeys(("red", "blue"), players)).play()["over"]
    assert "level" not in over
    assert not noted()


def of_red(state: dict[str, Any]) -> bool:
    return bool(state["human"] and state["phase"] == "attack")


@pytest.mark.parametrize(
    ("seats", "before"), [(STRONG, ["hint"]), ({"red": "human", "blue": "random"}, [])]
)
def test_a_rated_game_warns_that_a_hint_ends_its_rating(
    seats: dict[str, str], before: list[str]
) -> None:
    page = table(seats)
    state = play_until(page, lambda state: bool(state["human"]))
    assert state["host"]["uncounting"] == before
    assert page.send({"type": "query", "what": "hint"})["ok"]
    assert not page.look()["host"]["uncounting"]


def test_a_rated_game_warns_which_undo_ends_its_rating() -> None:
    """After any number of decisions, the game says correctly which undo would end the counting."""
    told = set()
    for decisions in range(1, 60, 3):
        page = table()
        for _ in range(decisions):
            state = play_until(page, lambda state: bool(state["human"]))
            assert page.send(page.decide(state))["ok"]
        state = play_until(page, lambda state: bool(state["human"]))
        if not state["undo"]:
            assert state["host"]["uncounting"] == ["hint"]
            continue
        costs = "undo" in state["host"]["uncounting"]
        assert page.send({"type": "undo"})["ok"]
        assert (not page.look()["host"]["uncounting"]) is costs
        told.add(costs)
    assert told == {False, True}


def test_after_a_hint_the_game_is_not_rated() -> None:
    page = table()
    play_until(page, of_red)
    assert page.send({"type": "query", "what": "hint"})["ok"]
    assert "you asked for a hint" in page.play()["over"]["level"]
    assert not noted()


def test_undoing_dice_ends_the_rating_and_undoing_a_slip_does_not() -> None:
    page = table()
    state = play_until(page, lambda state: bool(state["human"] and state["phase"] == "reinforce"))
    assert page.send(page.decide(state))["ok"]
    assert page.send({"type": "undo"})["ok"]
    match = page.session.match
    assert match is not None
    assert match.uncounted_because is None
    play_until(page, lambda state: bool((state["battle"] or {}).get("attacker") == "red"))
    assert page.send({"type": "undo"})["ok"]
    assert match.uncounted_because == "undo"
    page.send({"type": "resume"})
    assert "you took back" in page.play()["over"]["level"]
    assert not noted()


def test_a_game_undone_after_its_end_keeps_its_first_result() -> None:
    page = table()
    page.play()
    first = noted()
    assert page.send({"type": "undo"})["ok"]
    assert page.send({"type": "end_now"})["ok"]
    assert page.look()["screen"] == "over"
    assert noted() == first


def test_moves_from_python_do_not_affect_a_level() -> None:
    page = table()
    play_until(page, of_red)
    page.session.apply({"type": "end_phase"})
    page.session.advance()
    assert "a program made moves in it" in page.play()["over"]["level"]
    played = table()
    play_until(played, of_red)
    assert played.session.game is not None
    played.session.game.apply({"type": "end_phase"})
    played.session.refresh()
    assert played.session.match is not None
    assert played.session.match.uncounted_because == "python"


def test_a_game_with_the_same_dice_again_is_not_rated() -> None:
    page = table()
    page.play()
    assert page.send({"type": "again", "same_dice": True})["ok"]
    assert "you had seen its dice before" in page.play()["over"]["level"]
    assert page.send({"type": "again", "same_dice": False})["ok"]
    page.play()
    assert len(noted()) == 2


def test_a_game_that_began_elsewhere_is_not_rated() -> None:
    page = table()
    page.play()
    assert page.session.match is not None
    steps = page.session.match.log.steps
    assert page.send({"type": "play_on", "at": steps - 3})["ok"]
    assert "you did not play it from its start here" in page.play()["over"]["level"]
    assert len(noted()) == 1


@pytest.mark.parametrize(("at", "said"), [(1, "hardly anything had happened"), (4, None)])
def test_resigning_late_and_behind_is_a_loss(at: int, said: str | None) -> None:
    seats = {"red": "human", "blue": "strong"}
    page = PagePlayer(Session(game(seats=(*seats,)), seats=seats, seed=1, bot_speed="instant"), 1)
    play_until(page, lambda state: bool(state["human"] and state["round"] >= at))
    assert page.send({"type": "end_now"})["ok"]
    over = page.look()["over"]
    if said is None:
        assert [found["won"] for found in noted()] == [False]
        assert "counts towards your level" in over["level"]
    else:
        assert said in over["level"]
        assert not noted()


def test_resigning_a_winning_game_is_not_rated() -> None:
    page = table()
    play_until(page, lambda state: bool(state["human"] and state["round"] >= 4))
    assert page.send({"type": "end_now"})["ok"]
    assert "you gave it up without being behind" in page.look()["over"]["level"]
    assert not noted()
    assert page.send({"type": "undo"})["ok"]
    assert "counts towards your level" in page.play()["over"]["level"]
    assert len(noted()) == 1


def if_given_up(page: PagePlayer) -> str:
    return str(page.send({"type": "query", "what": "if_given_up"})["data"]["text"])


def test_resigning_says_beforehand_how_it_affects_the_level() -> None:
    seats = {"red": "human", "blue": "strong"}
    page = PagePlayer(Session(game(seats=(*seats,)), seats=seats, seed=1, bot_speed="instant"), 1)
    play_until(page, lambda state: bool(state["human"]))
    assert "hardly anything has happened yet" in if_given_up(page)
    play_until(page, lambda state: bool(state["human"] and state["round"] >= 4))
    assert if_given_up(page) == "It counts as a loss towards your level."
    assert page.send({"type": "end_now"})["ok"]
    assert [found["won"] for found in noted()] == [False]
    assert if_given_up(page) == ""
    ahead = table()
    play_until(ahead, lambda state: bool(state["human"] and state["round"] >= 4))
    assert if_given_up(ahead) == "It does not count towards your level: you are not behind."
    assert ahead.send({"type": "query", "what": "hint"})["ok"]
    assert "you asked for a hint" in if_given_up(ahead)


def test_resigning_does_not_mention_a_level_if_there_is_none() -> None:
    assert if_given_up(table(dict.fromkeys(("red", "blue"), "human"))) == ""


# ---- rivals at the level ------------------------------------------------------------------------


def test_a_seat_can_be_given_a_rival_at_your_level() -> None:
    seats = {"red": "human", "blue": "my-level"}
    assert Session(game(), seats=seats).players["blue"] == "easygoing"
    know(4, "learner")
    session = Session(game(), seats=seats)
    assert session.players["blue"] == rw.my_level().bot == LADDER[rw.my_level().rung - 1]
    page = PagePlayer(session)
    # The form asks for the same level again, not for the bot that took its place.
    red, blue = screen_of(session)["seats"]
    assert ("wanted" in red, blue["wanted"]) == (False, "my-level")
    know(12, "expert")
    assert page.send({"type": "again", "same_dice": True})["ok"]
    assert session.players["blue"] != rw.my_level().bot
    chosen = [{"seat": "red", "player": "human"}, {"seat": "blue", "player": "my-level"}]
    new = {"type": "new_game", "edition": "german", "mode": "domination", "seats": chosen}
    assert page.send(new)["ok"]
    assert session.players["blue"] == rw.my_level().bot == "expert"
    for at in range(50, 60):
        lost: PlayedGame = {"at": at, "rivals": ["newcomer"], "won": False}
        session_progress().played.note(f"lost-{at}", lost)
    assert page.send({"type": "again", "same_dice": False})["ok"]
    assert session.players["blue"] == rw.my_level().bot != "expert"


def test_no_bot_may_have_that_id() -> None:
    class MyLevel(bots.RandomBot):
        pass

    with pytest.raises(ValueError, match="id of a bot"):
        bots.add_bot("my-level", MyLevel)
    seats: dict[str, Any] = {"red": "human", "blue": MyLevel}
    assert Session(game(), seats=seats).players["blue"] == "my-level-2"


def test_the_page_shows_the_level() -> None:
    assert screen_of(Session())["level"]["sureness"] == "none"
    know(5)
    session = Session()
    level = rw.my_level()
    shown = {"rung": level.rung, "low": level.low, "high": level.high, "sureness": level.sureness}
    assert screen_of(session)["level"] == shown
    know(12)
    assert screen_of(session)["level"]["rung"] == rw.my_level().rung


def test_the_form_over_a_game_shows_the_current_level_and_mistakes() -> None:
    page = table()
    ask = {"type": "query", "what": "person"}
    assert page.send(ask)["data"] == {
        "level": page.look()["host"]["level"],
        "mistakes": None,
    }
    know(5)
    assert page.look()["host"]["level"]["sureness"] == "none", "the snapshot is that of its moment"
    assert page.send(ask)["data"]["level"]["rung"] == rw.my_level().rung
    session_progress().own.add(with_mistakes("stop").own)
    shown = page.send(ask)["data"]["mistakes"]
    assert shown == screen_of(Session())["mistakes"]
    assert shown["kept"] == 1


# ---- where it is kept ---------------------------------------------------------------------------


@pytest.mark.parametrize("hint", [False, True])
def test_a_continued_game_is_rated_unless_it_had_help(kept_folder: Path, hint: bool) -> None:
    page = table(keep=True)
    play_until(page, of_red)
    if hint:
        assert page.send({"type": "query", "what": "hint"})["ok"]
    assert page.send({"type": "end_phase"})["ok"]
    (path,) = kept_folder.glob("*.risk")
    again = PagePlayer(Session(bot_speed="instant"), 1, "cautious")
    again.session.go_on(path)
    over = again.play()["over"]
    assert ("asked for a hint" in over["level"]) is hint
    assert len(noted()) == (not hint)


def test_the_standalone_page_saves_the_result_at_once() -> None:
    kept: list[str] = []
    session = Session(game(), seats=STRONG, seed=1, bot_speed="instant")
    page = Page(session, lambda _: None, None, kept.append)
    player = PagePlayer(session, 1, "cautious")
    for number in range(2000):
        state = player.look()
        if state["screen"] == "over":
            break
        action = {"type": "resume"} if session.to_advance else player.decide(state)
        page.receive(json.dumps([{"id": f"a{number}", "base_seq": session.seq, "action": action}]))
    progress = Progress()
    progress.read(json.loads(kept[-1]))
    assert [found["won"] for found in progress.played.in_order()] == [True]
    assert len(kept) == 1
