"""A bot that fails at the table: the page says so, the game waits, and another bot plays on."""

from __future__ import annotations

import logging
import threading
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import risk_widget as rw
from risk_widget.host.session import Session
from tests.widget.harness import axe
from tests.widget.page_player import PagePlayer
from tests.widget.test_access import open_root

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.widget.harness import Bridge

SEATS = ["red", "blue", "green"]
ATTACK = {"type": "attack", "source": "brazil", "target": "peru", "armies": 3}


class Stumbling:
    """A bot whose decisions are made by a function of the test."""

    def __init__(self, seed: str) -> None:
        del seed

    behave: Callable[[], Any]

    def choose(self, observation: Any, /) -> Any:
        del observation
        return type(self).behave()


def table(behave: Callable[[], Any], phase: str = "attack", **settings: Any) -> PagePlayer:
    """Open a table where Blue's bot has a decision to make: in its turn, or when Red attacks it."""
    Stumbling.behave = staticmethod(behave)
    rw.add_bot("stumbling", Stumbling)
    game = rw.Game.from_dict(
        edition="czech",
        mode="domination",
        seats=SEATS,
        position={
            "turn": "red" if phase == "defend" else "blue",
            "phase": "attack" if phase == "defend" else phase,
            "territories": {"*": ["green", 1], "peru": ["blue", 5], "brazil": ["red", 9]},
        },
    )
    players = {"red": "human", "blue": "stumbling", "green": "random"}
    return PagePlayer(Session(game, seats=players, seed=1, bot_speed="instant", **settings))


def raises() -> None:
    raise LookupError("no plan for Peru")


def tries_out() -> None:
    """Try something against the rules in a separate game."""
    rw.Game.new(seats=SEATS, seed=1).apply({"type": "sing"})


FAILURES = [
    (raises, "LookupError: no plan for Peru"),
    (tries_out, "The type of an action must be one of "),
    (lambda: None, "It chose nothing."),
    (lambda: "attack", "It chose 'attack': "),
    (lambda: {"type": "fortify", "source": "siam"}, "It chose {'type': 'fortify', "),
]


@pytest.mark.parametrize(("behave", "told"), FAILURES)
@pytest.mark.parametrize("phase", ["attack", "defend"])
def test_a_failure_is_reported_to_the_page_and_the_game_waits(
    behave: Callable[[], Any], told: str, phase: str, caplog: pytest.LogCaptureFixture
) -> None:
    page = table(behave, phase)
    game = page.session.game
    assert game is not None
    with caplog.at_level(logging.ERROR, logger="risk_widget"):
        if phase == "defend":
            assert page.send(ATTACK)["ok"]
        moves = len(game.history)
        assert page.session.advance() is (phase == "attack")
        assert not page.session.advance()
    assert len(game.history) == moves
    assert not page.session.to_advance
    failure = page.look()["host"]["bot_failure"]
    assert failure["seat"] == "blue"
    assert failure["substitute"] == "cautious"
    assert "Stumbling" in failure["text"]
    assert f"(round 1, {'defend' if phase == 'defend' else 'combat'})" in failure["text"]
    assert told in failure["text"]
    assert len(caplog.records) == 1


def test_the_game_waits_for_a_bot_that_cannot_be_created_too() -> None:
    class Unmade(Stumbling):
        def __init__(self, seed: str) -> None:
            raise LookupError(f"no file for seed {len(seed)}")

    rw.add_bot("unmade", Unmade)
    game = rw.Game.new(edition="czech", mode="domination", seats=SEATS, seed=1)
    players = {"red": "unmade", "blue": "human", "green": "random"}
    session = Session(game, seats=players, seed=1, bot_speed="instant")
    session.advance()
    page = PagePlayer(session)
    assert "LookupError: no file for seed" in page.look()["host"]["bot_failure"]["text"]
    assert page.send({"type": "replace_bot", "seat": "red", "player": "random"})["ok"]


def test_a_bot_that_counts_as_false_plays_like_any_other() -> None:
    page = table(lambda: {"type": "end_phase"})
    match = page.session.match
    assert match is not None

    class Empty(type(match.bots["blue"])):  # type: ignore[misc]
        def __len__(self) -> int:
            return 0

    match.bots["blue"] = Empty("1")
    assert page.session.advance()
    assert page.look()["host"]["bot_failure"] is None


def test_another_bot_can_replace_it() -> None:
    page = table(raises)
    page.session.advance()
    ack = page.send({"type": "replace_bot", "seat": "blue", "player": "cautious"})
    assert ack["ok"]
    shown = page.look()
    assert shown["host"]["bot_failure"] is None
    assert [row["player"] for row in shown["seats"]] == ["human", "cautious", "random"]
    assert page.session.advance()
    assert page.session.game is not None
    assert page.session.game.history[0].seat == "blue"


def test_a_failed_defence_is_replaced_at_once() -> None:
    page = table(raises, "defend")
    page.send(ATTACK)
    page.send({"type": "replace_bot", "seat": "blue", "player": "cautious"})
    assert page.look()["phase"] != "defend"


@pytest.mark.parametrize(
    "wish",
    [{"seat": "green", "player": "cautious"}, {"seat": "blue", "player": "nobody"}],
)
def test_only_a_known_bot_can_replace_a_failed_one(wish: dict[str, str]) -> None:
    page = table(raises)
    page.session.advance()
    assert not page.send({"type": "replace_bot"} | wish)["ok"]
    assert page.look()["host"]["bot_failure"]["seat"] == "blue"


def test_after_a_move_from_python_the_bot_continues() -> None:
    page = table(raises)
    page.session.advance()
    page.session.apply({"type": "end_phase"})
    assert page.look()["host"]["bot_failure"] is None
    assert page.session.to_advance


def test_a_bot_that_takes_too_long_has_failed() -> None:
    never = threading.Event()
    page = table(never.wait, bot_timeout=0.02)
    page.session.advance()
    never.set()
    assert "longer than 0.02 seconds" in page.look()["host"]["bot_failure"]["text"]


def test_within_its_time_limit_a_bot_plays_and_fails_as_usual() -> None:
    page = table(lambda: {"type": "end_phase"}, bot_timeout=60)
    assert page.session.advance()
    assert page.look()["host"]["bot_failure"] is None
    page = table(raises, bot_timeout=60)
    page.session.advance()
    assert "LookupError: no plan for Peru" in page.look()["host"]["bot_failure"]["text"]


@pytest.mark.parametrize("wrong", ["soon", -1, 0, 0.0, True])
def test_the_time_limit_must_be_a_number(wrong: Any) -> None:
    with pytest.raises(ValueError, match="bot_timeout must be a number"):
        rw.RiskWidget(bot_timeout=wrong)


def test_on_the_page_a_click_replaces_a_failed_bot(bridged: Callable[..., Bridge]) -> None:
    session = table(raises).session
    root = open_root(
        bridged,
        lambda: rw.RiskWidget(
            session.game,
            seats={"red": "human", "blue": "stumbling", "green": "human"},
            bot_speed="instant",
        ),
    )
    panel = root.locator(".rw-block-bot-failure")
    expect(panel.get_by_role("alert")).to_contain_text("LookupError: no plan for Peru")
    assert axe(root.page) == []
    panel.get_by_role("button", name="Let another bot take over").click()
    expect(panel).to_have_count(0)
