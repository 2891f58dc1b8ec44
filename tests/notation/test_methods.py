"""Programs read and write positions and records through a game's methods."""

from __future__ import annotations

import pytest

import risk_widget as rw


def played(actions: int = 60) -> rw.Game:
    game = rw.Game.new(edition="german", mode="missions", seats=["red", "blue"], seed=5)
    for _ in range(actions):
        game.apply(game.legal_actions()[0])
    return game


def test_a_position_survives_its_text() -> None:
    game = played()
    again = rw.Game.from_position(game.position(), seed=1)
    assert again.position() == game.position()
    assert list(again.legal_actions()) == list(game.legal_actions())
    assert again.history == ()


def test_a_seat_gets_what_it_may_see() -> None:
    game = played()
    hidden = game.observe("blue")["mission"]
    assert hidden is not None
    assert hidden in game.position()
    assert hidden in game.position("blue")
    assert hidden not in game.position("red")
    assert hidden not in game.position("spectator")
    assert hidden not in game.record("red")
    with pytest.raises(ValueError, match="'green' is not in this game"):
        game.position("green")


def test_a_record_can_be_replayed() -> None:
    game = played()
    text = game.record(names={"red": "Ann"}, comments={1: "a start"})
    replay = rw.Game.replay(text, seed=3)
    assert isinstance(replay, rw.Replay)
    assert replay.ok
    assert replay.names == {"red": "Ann"}
    assert replay.game.history == game.history
    assert replay.game.position() == game.position()
    assert replay.game.record(names=replay.names, comments=replay.comments) == text


def test_wrong_texts_are_refused_with_public_errors() -> None:
    with pytest.raises(rw.PositionError, match="The text ends before this word"):
        rw.Game.from_position("nordic missions")
    with pytest.raises(rw.RecordError, match="log is missing"):
        rw.Game.replay("format = 1")
    text = played().record() + "more = 1\n"
    with pytest.raises(rw.RecordError):
        rw.Game.replay(text, strict=True)


def test_an_edition_and_a_board_can_be_given_with_a_text() -> None:
    house = rw.load_edition("nordic").variant(minimum_armies=4, name="At home")
    game = rw.Game.new(edition=house, mode="domination", board="island", seed=1)
    assert game.position().startswith("nordic+minimum_armies=4 domination island rbg ")
    again = rw.Game.from_position(game.position(), seed=1)
    assert again.edition.rules("domination").minimum_armies == 4
    assert rw.Game.replay(game.record()).game.edition.title == "At home"
