"""Bots that a user has added can be used by their id."""

from __future__ import annotations

from typing import Any

import pytest

import risk_widget as rw
from risk_widget import bots
from risk_widget.host.session import Session
from tests.widget.page_player import PagePlayer

SEATS = ["red", "blue", "green"]


class Timid(bots.RandomBot):
    """A bot that never attacks.

    The description leaves out everything else.
    """

    def choose(self, observation: Any, /) -> Any:
        if observation["phase"] == "attack":
            return {"type": "end_phase"}
        return super().choose(observation)


def test_an_added_bot_plays_wherever_an_id_is_expected() -> None:
    rw.add_bot("timid-one", Timid)
    row = next(row for row in rw.list_bots().to_dicts() if row["id"] == "timid-one")
    assert row["summary"] == "A bot that never attacks."
    assert bots.BOTS["timid-one"].title == "Timid one"
    result = rw.simulate(["timid-one"] * 3, 2, max_rounds=3, board="strait")
    assert result.unfinished == 2
    game = rw.Game.new(seats=SEATS, seed=1, mode="domination", edition="czech")
    players = {"red": "human", "blue": "timid-one", "green": "timid-one"}
    session = Session(game, seats=players, bot_speed="instant", seed=1)
    page = PagePlayer(session, mind="bold")
    page.play()
    attacks = {step.seat for step in game.history if step.action.type == "attack"}
    assert attacks <= {"red"}
    assert page.look()["seats"][1]["name"] == "Timid one"


def test_adding_a_bot_again_replaces_it() -> None:
    rw.add_bot("mine", Timid, about="one")
    rw.add_bot("mine", bots.RandomBot, about="two")
    assert type(bots.make("mine")) is bots.RandomBot
    assert bots.BOTS["mine"].summary == "two"


@pytest.mark.parametrize("wrong", ["expert", "human", "Mine", "two words", "", "-a"])
def test_an_unusable_id_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError, match="small letters"):
        rw.add_bot(wrong, Timid)
    with pytest.raises(ValueError, match="needs a class"):
        rw.add_bot("mine", "Timid")  # type: ignore[arg-type]


def test_the_fast_game_says_that_it_cannot_play_an_added_bot() -> None:
    rw.add_bot("mine", Timid)
    with pytest.raises(ValueError, match="mine"):
        rw.simulate(["mine"] * 3, 1, fast=True)
