"""A game played on from a past moment, and the rounds for looking back."""

from __future__ import annotations

import pytest

from risk_widget.engine.chance import Seeded
from risk_widget.game import Game
from risk_widget.host.session import Session
from tests.widget.page_player import PagePlayer

PLAYERS = {"red": "human", "blue": "cautious", "green": "cautious"}


def played(rounds: int = 3) -> tuple[Session, PagePlayer]:
    game = Game.new(edition="nordic", mode="missions", seats=list(PLAYERS), seed=3)
    session = Session(game, seats=PLAYERS, names={"red": "Ada"}, seed=4)
    page = PagePlayer(session, seed=5, mind="bold")
    while not game.is_over and game.round <= rounds:
        if session.to_advance:
            session.advance()
        else:
            assert page.send(page.decide(session.snapshot()))["ok"]
    return session, page


def test_the_same_players_can_continue_from_a_moment_with_other_dice() -> None:
    session, page = played()
    old = session.game
    assert old is not None
    at = len(old.history) // 2
    before, former_id = old.positions[at], session.game_id
    assert page.send({"type": "play_on", "at": at})["ok"]
    game, state = session.game, page.look()
    assert game is not None
    assert game.position() == type(old)(old.config, before).position()
    assert state["game_id"] != former_id
    assert (state["moves"], state["undo"]) == (0, False)
    assert (state["seats"][0]["player"], state["seats"][0]["name"]) == ("human", "Ada")
    assert ["renamed" in row for row in state["seats"]] == [True, False, False]
    assert isinstance(game.config.chance, Seeded)
    assert isinstance(old.config.chance, Seeded)
    assert game.config.chance.seed != old.config.chance.seed
    # The old game is unchanged.
    assert old.positions[at] == before
    assert len(old.history) > at


def test_a_finished_game_can_continue_only_from_before_its_end() -> None:
    session, page = played(rounds=200)
    game = session.game
    assert game is not None
    end = len(game.history)
    assert page.send({"type": "play_on", "at": end})["rule"] == "protocol.new-game"
    assert session.game is game
    assert page.send({"type": "play_on", "at": end - 1})["ok"]
    assert page.look()["screen"] in ("play", "handover")


@pytest.mark.parametrize("at", [-1, 10**6, "3", None])
def test_an_unknown_moment_changes_nothing(at: object) -> None:
    session, page = played(rounds=1)
    game = session.game
    ack = page.send({"type": "play_on", "at": at})
    assert (ack["ok"], ack["rule"]) == (False, "protocol.malformed")
    assert session.game is game


def test_without_a_game_there_is_nothing_to_continue() -> None:
    page = PagePlayer(Session())
    assert page.send({"type": "play_on", "at": 0})["rule"] == "protocol.no-game"


def test_looking_back_can_go_by_rounds() -> None:
    session, page = played()
    game = session.game
    assert game is not None

    def moment(at: int) -> dict[str, int]:
        data: dict[str, int] = page.send({"type": "query", "what": "moment", "at": at})["data"]
        return data

    starts, at = [], len(game.history)
    while at:
        at = moment(at)["round_before"]
        starts.append(at)
    assert starts == sorted(set(starts), reverse=True)
    rounds = [moment(at)["round"] for at in starts[:-1]]
    assert rounds == sorted(set(rounds), reverse=True)
    back, at = [], 0
    while at < len(game.history):
        at = moment(at)["round_after"]
        back.append(at)
    assert back[:-1] == sorted(start for start in starts if start)
