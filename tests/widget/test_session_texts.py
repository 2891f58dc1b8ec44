"""Saving, loading and copying through the session."""

from __future__ import annotations

from typing import Any

import pytest

from risk_widget.engine.actions import IllegalAction
from risk_widget.game import Game
from risk_widget.host.session import Session
from risk_widget.notation import position_of, record_of
from risk_widget.protocol.outbox_types import MAX_TEXT
from tests.widget import positions
from tests.widget.page_player import PagePlayer

SEATS = ["red", "blue", "green"]
TABLE = [{"seat": seat, "player": "human"} for seat in SEATS]


def at_table(game: Game, **players: str) -> PagePlayer:
    return PagePlayer(Session(game, seats=dict.fromkeys(game.seats, "human") | players, seed=1))


def played(moves: int = 200) -> PagePlayer:
    """Return a page after at least this many moves of a game of one person and two bots."""
    game = Game.new(edition="nordic", mode="missions", seats=SEATS, seed=5)
    session = Session(game, seats={"red": "human"}, names={"red": "Ada"}, seed=5)
    page = PagePlayer(session, seed=5, mind="cautious")
    while len(game.history) < moves:
        if session.to_advance:
            session.advance()
        else:
            page.send(page.decide(page.look()))
    return page


def ask(page: PagePlayer, what: str, **fields: Any) -> dict[str, Any]:
    ack = page.send({"type": "query", "what": what, **fields})
    assert ack["ok"], ack
    return dict(ack["data"])


def test_a_whole_record_survives_saving_and_loading() -> None:
    page = played()
    game = page.session.game
    assert game is not None
    text = ask(page, "record", whole=True)["text"]
    assert 'red = "Ada"' in text
    again = Game.replay(text)
    assert again.ok
    assert position_of(again.game) == position_of(game)


def test_a_record_for_the_person_at_the_screen_keeps_the_others_secrets() -> None:
    page = played()
    game = page.session.game
    assert game is not None
    text = ask(page, "record")["text"]
    assert text == record_of(game, "red", names={"red": "Ada"})


def test_before_the_screen_is_taken_over_a_record_has_only_the_public_view() -> None:
    page = at_table(positions.reinforce())
    assert page.look()["screen"] == "handover"
    assert 'viewer = "spectator"' in ask(page, "record")["text"]
    assert "hands=r:?4,b:?1" in ask(page, "position")["text"]


def test_a_position_has_only_what_the_person_at_the_screen_may_see() -> None:
    page = at_table(positions.reinforce())
    page.send({"type": "ready", "seat": "red"})
    game = page.session.game
    assert game is not None
    assert ask(page, "position")["text"] == position_of(game, "red")
    assert "b:?1" in position_of(game, "red")


def test_a_position_of_the_past_can_be_copied() -> None:
    page = played()
    game = page.session.game
    assert game is not None
    text = ask(page, "position", at=0)["text"]
    assert text == position_of(Game(game.config, game.positions[0]), "red")


def test_a_text_is_described_before_it_replaces_the_game() -> None:
    page = played()
    text = ask(page, "record", whole=True)["text"]
    other = at_table(positions.attack())
    before = other.look()
    told = ask(other, "check", text=text)
    assert (told["kind"], told["moves"], told["mode"]) == (
        "record",
        page.look()["moves"],
        "missions",
    )
    assert "stopped" not in told
    assert [row["seat"] for row in told["seats"]] == SEATS
    assert told["seats"][0]["name"] == "Ada"
    after = other.look()
    for name in before.keys() - {"acks"}:
        assert after[name] == before[name], name


def test_players_stay_if_the_seats_are_the_same() -> None:
    page = played()
    told = ask(page, "check", text=position_of(positions.attack()))
    assert [row["player"] for row in told["seats"]] == ["human", "cautious", "cautious"]


def test_no_bot_plays_a_text_for_one_seat() -> None:
    text = position_of(positions.attack(), "green")
    told = ask(PagePlayer(Session()), "check", text=text)
    assert told["unknown"]
    assert [row["player"] for row in told["seats"]] == ["human", "human", "human"]


def test_a_loaded_game_continues_where_it_stopped() -> None:
    page = played()
    game = page.session.game
    assert game is not None
    text = ask(page, "record", whole=True)["text"]
    other = PagePlayer(Session())
    old_id = other.look()["game_id"]
    seats = [
        {"seat": "red", "player": "human", "name": "Ada"},
        {"seat": "blue", "player": "cautious"},
        {"seat": "green", "player": "random"},
    ]
    assert other.send({"type": "load", "text": text, "seats": seats})["ok"]
    state = other.look()
    assert state["game_id"] != old_id
    assert state["moves"] == len(game.history)
    assert state["last"] == []
    loaded = other.session.game
    assert loaded is not None
    assert position_of(loaded) == position_of(game)
    assert other.session.players == {"red": "human", "blue": "cautious", "green": "random"}
    assert other.play()["over"]["winner"]


def test_decisions_before_the_save_can_be_undone() -> None:
    page = at_table(positions.fortify())
    page.send({"type": "confirm", "value": True})  # Otherwise the turn would end with the movement.
    page.send({"type": "ready", "seat": "red"})
    assert page.send(
        {"type": "fortify", "source": "brazil", "target": "peru", "armies": 2}
    )["ok"]  # fmt: skip
    text = ask(page, "record", whole=True)["text"]
    other = PagePlayer(Session())
    assert other.send({"type": "load", "text": text, "seats": TABLE})["ok"]
    assert other.look()["undo"]
    assert other.send({"type": "undo"})["ok"]
    game = other.session.game
    assert game is not None
    assert game.armies("brazil") == 5


def test_the_curves_of_a_loaded_game_are_those_of_the_game() -> None:
    game = Game.new(edition="czech", mode="domination", seats=SEATS, seed=3)
    first = PagePlayer(Session(game, seats={"red": "human"}, seed=3, bot_speed="instant"), 3,
                       "cautious")  # fmt: skip
    over = first.play()["over"]
    del over["level"]  # The text says what playing the game has changed.
    text = ask(first, "record", whole=True)["text"]
    second = PagePlayer(Session())
    seats = [{"seat": s, "player": "human" if s == "red" else "cautious"} for s in SEATS]
    assert second.send({"type": "load", "text": text, "seats": seats})["ok"]
    state = second.look()
    assert state["screen"] == "over"
    assert state["over"] == over


def test_a_damaged_record_plays_as_far_as_it_is_legal() -> None:
    page = at_table(positions.fortify())
    page.send({"type": "ready", "seat": "red"})
    page.send({"type": "fortify", "source": "brazil", "target": "peru", "armies": 2})
    text = ask(page, "record", whole=True)["text"]
    number = text.splitlines().index("red fortify brazil>peru 2") + 1
    broken = text.replace("brazil>peru 2\n", "brazil>peru 2\nred fortify brazil>china 1\n")
    told = ask(page, "check", text=broken)
    assert told["moves"] == 1
    assert told["stopped"]["line"] == number + 1
    assert told["stopped"]["rule"] == "move.count"
    assert "one move per turn" in told["stopped"]["message"]
    other = PagePlayer(Session())
    assert other.send({"type": "load", "text": broken, "seats": TABLE})["ok"]
    assert other.look()["territories"]["brazil"] == ["red", 3]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "no text"),
        ("  \n ", "no text"),
        ("hello", "position"),
        ("nordic missions classic rbg", "position"),
        ("one line\nand another", "Line"),
        ("format = 1\nlog = '''\n'''\n", "start"),
        ("\x00", "position"),
        ("a = " + "[" * 5000 + "\nlog = '''\n'''", "nested"),
        ("/etc/passwd", "position"),
        ("/tmp/mine.toml domination classic rbg - g claim 0", "edition"),
        ("italian domination /tmp/b.json rbg - g claim 0", "board"),
    ],
)
def test_an_unusable_text_is_refused_with_a_sentence(text: str, says: str) -> None:
    page = at_table(positions.attack())
    before = page.look()
    for action in (
        {"type": "query", "what": "check", "text": text},
        {"type": "load", "text": text, "seats": TABLE},
    ):
        ack = page.send(action)
        assert not ack["ok"]
        assert not ack["rule"].startswith("protocol."), ack
        assert says in ack["message"], ack["message"]
        assert len(ack["message"]) <= 400
    after = page.look()
    for name in before.keys() - {"acks"}:
        assert after[name] == before[name], name


def test_an_overlong_text_is_not_read() -> None:
    page = PagePlayer(Session())
    ack = page.send({"type": "query", "what": "check", "text": "#" * (MAX_TEXT + 1)})
    assert (ack["ok"], ack["rule"]) == (False, "protocol.malformed")
    assert "1,000,000" in ack["message"]


def test_a_loaded_games_seats_are_those_in_the_text() -> None:
    text = position_of(positions.attack())
    for seats in (TABLE[:2], [*TABLE, {"seat": "black", "player": "random"}]):
        page = PagePlayer(Session())
        ack = page.send({"type": "load", "text": text, "seats": seats})
        assert not ack["ok"]
        assert "red, blue and green" in ack["message"]
        assert page.session.game is None
    strange = [{"seat": s, "player": "grandmaster"} for s in SEATS]
    ack = PagePlayer(Session()).send({"type": "load", "text": text, "seats": strange})
    assert (ack["ok"], ack["rule"]) == (False, "protocol.new-game")


SHOWN = "Only part of this game is known. You can look at it, but you can't play on."


def test_a_copied_position_is_shown_to_the_seat_that_copied_it() -> None:
    page = at_table(positions.reinforce())
    page.send({"type": "ready", "seat": "red"})
    before = page.look()
    text = ask(page, "position")["text"]
    other = PagePlayer(Session())
    told = ask(other, "check", text=f"  {text}\n")
    assert (told["kind"], told["unknown"]) == ("position", True)
    assert other.send({"type": "load", "text": text, "seats": TABLE})["ok"]
    loaded = other.session.game
    assert loaded is not None
    assert loaded.observe("red") == Game.from_position(text).observe("red")
    state = other.look()
    assert (state["screen"], state["legal"], state["over"]["text"]) == ("over", {}, SHOWN)
    assert state["over"]["reason"] == "partial"
    for name in ("viewer", "private", "hand", "territories", "cards"):
        assert state[name] == before[name], name


@pytest.mark.parametrize("seat", ["red", "blue", "spectator"])
def test_a_position_for_one_seat_is_shown_but_cannot_continue(seat: str) -> None:
    page = played()
    game = page.session.game
    assert game is not None
    other = PagePlayer(Session())
    seats = [row | {"player": "cautious"} for row in TABLE]
    assert other.send({"type": "load", "text": position_of(game, seat), "seats": seats})["ok"]
    state = other.look()
    assert (state["screen"], state["over"]["text"]) == ("over", SHOWN)
    assert not state["undo"]
    assert not state["redo"]
    assert not other.session.to_advance
    if seat == "spectator":
        assert (state["viewer"], state["private"], state["hand"]) == (None, "none", None)
    else:
        assert (state["viewer"], state["private"]) == (seat, "shown")
        assert [card["card"] for card in state["hand"]] == game.observe(seat)["hand"]
        assert state["mission"]["id"] == game.observe(seat)["mission"]
    for action in ({"type": "end_phase"}, {"type": "end_now"}):
        ack = other.send(action)
        assert (ack["ok"], ack["rule"], ack["message"]) == (False, "game.partial", SHOWN)
    for action in ({"type": "undo"}, {"type": "redo"}):
        assert other.send(action)["rule"] == f"protocol.{action['type']}"
    with pytest.raises(IllegalAction, match="but you can't play on"):
        other.session.apply({"type": "end_phase"})


@pytest.mark.parametrize("seat", ["red", "spectator"])
def test_a_record_for_one_seat_is_refused_and_the_table_stays(seat: str) -> None:
    page = played()
    game = page.session.game
    assert game is not None
    before = page.look()
    ack = page.send({"type": "load", "text": record_of(game, seat), "seats": TABLE})
    assert (ack["ok"], ack["rule"]) == (False, "record.malformed")
    assert "leaves out what they may not see" in ack["message"]
    assert page.look()["game_id"] == before["game_id"]


@pytest.mark.parametrize("phase", ["defend", "reinforce", "fortify"])
def test_a_game_shown_in_any_phase_waits_for_nobody(phase: str) -> None:
    """Such a game does not even wait for a defence that would be chosen automatically."""
    game = Game.new(edition="italian", mode="domination", seats=SEATS, seed=5)
    number = 0
    while game.phase != phase or not game.state.deck_count:
        legal = game.legal_actions()
        game.apply(legal[number * 7919 % len(legal)])
        number += 1
    page = PagePlayer(
        Session(Game.from_position(position_of(game, "blue")), seats={"blue": "bold"})
    )
    assert page.look()["screen"] == "over"
    assert not page.session.to_advance
    page.session.refresh()
    assert not page.look()["undo"]
    game_shown = page.session.game
    assert game_shown is not None
    assert game_shown.history == ()


@pytest.mark.parametrize("field", ["edition", "board"])
def test_no_file_is_read_because_a_page_names_it(field: str, tmp_path: Any) -> None:
    """Only Python code may have an edition or a board read from a file."""
    secret = tmp_path / ("x.toml" if field == "edition" else "x.json")
    secret.write_text("a = 1" if field == "edition" else "{}")
    page = PagePlayer(Session())
    new = {"type": "new_game", "edition": "nordic", "mode": "missions", "seats": TABLE}
    ack = page.send(new | {field: str(secret)[-64:]})
    assert (ack["ok"], ack["rule"]) == (False, "protocol.new-game")
    assert "there are" in ack["message"]
