"""The exam on the page: its games, what is forbidden in them, and how they outlive their kernel."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any

import pytest

import risk_widget as rw
from risk_widget.bots.ladder import LADDER
from risk_widget.host.session import Session
from risk_widget.lessons import my_exam, session_progress
from risk_widget.practice.exam import GAMES
from tests.widget.page_player import PagePlayer, screen_of
from tests.widget.test_lesson_over_game import send as send_as

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.usefixtures("kept_folder")


NAMES = count()


def send(session: Session, action: dict[str, Any]) -> dict[str, Any]:
    """Send an action as a page does, with a new id."""
    return send_as(session, action, f"i{next(NAMES)}")


def began(**wishes: Any) -> Session:
    session = Session(bot_speed="instant", **wishes)
    assert send(session, {"type": "exam"})["ok"]
    return session


def to_decide(session: Session) -> dict[str, Any]:
    """Advance to the person's decision."""
    while session.to_advance:
        session.advance()
    screen: dict[str, Any] = screen_of(session)
    return screen


def give_up(session: Session) -> dict[str, Any]:
    assert send(session, {"type": "end_now"})["ok"]
    screen: dict[str, Any] = screen_of(session)
    return screen


def test_an_exam_game_is_a_duel_against_the_next_rung() -> None:
    session = began()
    screen = screen_of(session)
    assert (screen["edition"], screen["mode"]) == ("german", "missions")
    assert session.players == {"red": "human", "blue": LADDER[my_exam().rival - 1]}
    assert screen["host"]["exam"] == {"number": 1, "of": GAMES}
    assert screen["host"]["uncounting"] == []


def test_an_exam_has_no_hints_and_no_undo() -> None:
    session = began()
    screen = to_decide(session)
    action = {"type": "place", "territory": screen["legal"]["place"]["territories"][0], "armies": 1}
    assert send(session, action)["ok"]
    assert not screen_of(session)["undo"]
    refused = send(session, {"type": "undo"})
    assert (refused["ok"], refused["rule"]) == (False, "protocol.exam")
    to_decide(session)
    refused = send(session, {"type": "query", "what": "hint"})
    assert (refused["ok"], refused["rule"]) == (False, "protocol.exam")
    assert refused["message"] == "In an exam there are no hints, and nothing can be taken back."
    assert session.match is not None
    assert session.match.uncounted_because is None


def test_resigning_loses_the_game_and_cannot_be_undone() -> None:
    session = began()
    to_decide(session)
    assert send(session, {"type": "query", "what": "if_given_up"})["data"]["text"]
    screen = give_up(session)
    assert screen["screen"] == "over"
    assert screen["host"]["exam"] == {"number": 1, "of": GAMES}
    assert [game.won for game in my_exam().games] == [False]
    assert not screen["undo"]
    assert send(session, {"type": "exam"})["ok"]
    assert screen_of(session)["host"]["exam"]["number"] == 2
    assert session.players["blue"] == LADDER[my_exam().rival - 1]


def test_a_game_played_to_its_end_counts() -> None:
    session = began()
    over = PagePlayer(session, 1, "cautious").play()
    assert [game.won for game in my_exam().games] == [over["over"]["winner"] == "red"]
    (played,) = session_progress().played.in_order()
    assert played["exam"] > 0


def test_a_game_with_actions_from_python_does_not_count_and_is_repeated() -> None:
    session = began()
    to_decide(session)
    assert session.game is not None
    session.apply(session.game.legal_actions()[0])
    give_up(session)
    assert my_exam().games == ()
    assert send(session, {"type": "exam"})["ok"]
    assert screen_of(session)["host"]["exam"]["number"] == 1


def test_after_all_games_there_is_a_result_and_a_new_exam_can_begin() -> None:
    session = began()
    for number in range(GAMES):
        assert screen_of(session)["host"]["exam"]["number"] == number + 1
        to_decide(session)
        give_up(session)
        if number < GAMES - 1:
            assert send(session, {"type": "exam"})["ok"]
    told = send(session, {"type": "query", "what": "exam"})["data"]
    assert len(told["games"]) == told["of"] == GAMES
    assert told["sentence"].startswith("You play at about rung 1 of 10")
    assert told["page"].startswith("<!doctype html>")
    assert send(session, {"type": "exam"})["ok"]
    assert screen_of(session)["host"]["exam"]["number"] == 1


def test_an_interrupted_game_continues_after_its_kernel_has_died() -> None:
    session = began(keep=True)
    screen = to_decide(session)
    action = {"type": "place", "territory": screen["legal"]["place"]["territories"][0], "armies": 1}
    assert send(session, action)["ok"]
    to_decide(session)
    assert session.game is not None
    record = session.game.record()
    again = began(keep=True)
    assert again.game is not None
    assert again.game.record() == record
    shown = screen_of(again)
    assert shown["host"]["exam"] == {"number": 1, "of": GAMES}
    assert not shown["undo"]
    give_up(again)
    assert [game.won for game in my_exam().games] == [False]


def test_a_game_saved_only_in_the_browser_continues_from_the_form() -> None:
    session = began(keep=True)
    screen = to_decide(session)
    action = {"type": "place", "territory": screen["legal"]["place"]["territories"][0], "armies": 1}
    assert send(session, action)["ok"]
    copy = session.to_keep()["game"]
    assert copy["head"]["exam"] > 0
    assert session.match is not None
    assert session._keeper is not None
    session._keeper.path.unlink()  # the machine is gone
    again = Session(keep=True, bot_speed="instant")
    send(again, {"type": "kept", "games": [copy["head"]]})
    refused = send(again, {"type": "exam"})
    assert (refused["ok"], refused["rule"]) == (False, "protocol.exam")
    go_on = {"type": "go_on", "game": copy["head"]["id"], "copy": copy}
    assert send(again, go_on)["ok"]
    assert screen_of(again)["host"]["exam"] == {"number": 1, "of": GAMES}


def test_the_exam_can_begin_from_the_course_over_a_game_or_the_form() -> None:
    session = Session(keep=True)
    assert send(session, {"type": "lesson", "do": "open", "step": "04-combat"})["ok"]
    course = send(session, {"type": "query", "what": "course"})["data"]
    assert course["exam"]["games"] == []
    assert "6 short games" in course["exam"]["sentence"]
    assert send(session, {"type": "exam"})["ok"]
    shown = screen_of(session)
    assert "lesson" not in shown
    assert shown["host"]["exam"]["number"] == 1
    # After a lesson that was opened over a game of the exam, that game goes on.
    game = session.game
    assert send(session, {"type": "lesson", "do": "open"})["ok"]
    assert send(session, {"type": "exam"})["ok"]
    assert session.game is game


@pytest.fixture
def widget() -> Iterator[rw.RiskWidget]:
    opened = rw.RiskWidget(bot_speed="instant").take_exam()
    yield opened
    opened.close()


def test_a_notebook_can_open_the_exam(widget: rw.RiskWidget) -> None:
    assert widget.session.match is not None
    assert widget.session.match.exam > 0
    assert widget.game is not None
    assert widget.game.mode == "missions"
