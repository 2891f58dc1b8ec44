"""Texts with unknown parts: what they reveal, and what they tell their readers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from risk_widget.bots import make
from risk_widget.engine.actions import EndPhase, IllegalAction
from risk_widget.game import Game
from risk_widget.notation import SPECTATOR, RecordError, position_of, record_of
from tests.engine.ways import WAYS, played, ring
from tests.notation.games import END, act, attack, game_from, last_line, occupy

if TYPE_CHECKING:
    from tests.engine.ways import GameSetup


TRADE = {
    "turn": "red",
    "phase": "reinforce",
    "to_place": 3,
    "territories": {"*": ["red", 2], "peru": ["blue", 1], "siam": ["green", 1]},
    "hands": {"red": ["congo", "brazil", "alaska", "wild-1"]},
}


def test_a_capital_is_written_when_it_falls() -> None:
    given = {
        "turn": "red",
        "phase": "attack",
        "territories": {
            "*": ["red", 2],
            "peru": ["blue", 1],
            "siam": ["green", 1],
            "japan": ["blue", 1],
        },
        "capitals": {"red": "brazil", "blue": "peru", "green": "siam"},
    }
    game = game_from("nordic", "capital", given, dice=[6, 1])
    act(game, attack("argentina", "peru", 1))
    text = record_of(game, "green")
    assert "capitals=r:?,b:?,g:siam" in text
    assert last_line(text) == (
        "red attack argentina>peru 1: 6 v 1, losses 0 1, moved 1, fall blue peru, "
        "won red win.capital brazil"
    )


def test_a_choice_of_capital_is_written_without_its_place() -> None:
    given = {
        "turn": "red",
        "phase": "capital",
        "territories": {"*": ["red", 2], "peru": ["blue", 1], "siam": ["green", 1]},
    }
    game = game_from("nordic", "capital", given)
    for territory in ("brazil", "peru", "siam"):
        game.apply({"type": "choose_capital", "territory": territory})
    text = record_of(game, "blue")
    assert text.splitlines()[-4:-1] == [
        "red capital ?",
        "blue capital peru",
        "green capital ?: pile ?41",
    ]


def german_elimination() -> Game:
    given = {
        "turn": "red",
        "phase": "attack",
        "territories": {"*": ["green", 2], "brazil": ["red", 5], "peru": ["blue", 1]},
        "hands": {"red": ["alaska"], "blue": ["congo", "wild-1"]},
    }
    game = game_from("german", "domination", given, dice=[6, 1])
    return act(game, attack("brazil", "peru", 1), occupy(2))


def test_the_right_to_trade_won_cards_is_visible_to_all() -> None:
    game = german_elimination()
    assert game.phase == "reinforce"
    text = record_of(game, "green")
    assert last_line(text) == "red occupy 2: out blue, cards blue ?2, trade"


def test_won_cards_are_written_only_for_their_new_owner() -> None:
    assert last_line(record_of(german_elimination(), "red")) == (
        "red occupy 2: out blue, cards blue congo+wild-1, trade"
    )


def test_the_right_to_trade_needs_won_cards() -> None:
    game = german_elimination()
    game.undo()
    game.undo()
    text = record_of(game)
    with_trade = text.replace("log = '''\n", "log = '''\nred end: trade\n")
    result = Game.replay(with_trade)
    assert (result.rule, result.message) == (
        "capture.cards",
        "The record says 'trade', but that does not happen here.",
    )


def assert_not_playable(game: Game) -> None:
    """Assert that no action is legal, and that a refusal says why."""
    assert game.is_partial
    assert len(game.legal_actions()) == 0
    assert EndPhase() not in game.legal_actions()
    assert game.legal_ranges() == {}
    assert not game.can_undo
    assert not game.can_redo
    before = game.position()
    for attempt in (lambda: game.apply(END), game.undo, game.redo, lambda: game.fork().apply(END)):
        with pytest.raises(IllegalAction, match="can look at it, but you can't play on") as refusal:
            attempt()
        assert refusal.value.rule == "game.partial"
    for verdict in (game.explain(END), game.explain_trade(["brazil", "alaska", "wild-1"])):
        assert (verdict.legal, verdict.rule, verdict.source) == (False, "game.partial", None)
    for seat in game.seats:
        assert game.observe(seat)["legal"] is None
        with pytest.raises(ValueError, match="has nothing to decide"):
            make("cautious").choose(game.observe(seat))
    assert game.position() == before


@pytest.mark.parametrize("setup", WAYS, ids=str)
def test_a_text_with_unknown_parts_gives_a_game_that_cannot_continue(setup: GameSetup) -> None:
    game = played(setup, 2, 120, ring(12))
    for viewer in (*game.seats, SPECTATOR):
        assert_not_playable(Game.from_position(position_of(game, viewer), board=ring(12)))


def test_a_fully_known_text_can_be_continued_for_any_viewer() -> None:
    """Before the deck is made, a game without missions has no secrets."""
    game = Game.new(edition="italian", mode="domination", seed=1)
    again = Game.from_position(position_of(game, "red"))
    assert not again.is_partial
    again.apply(again.legal_actions()[0])


def test_the_eliminator_of_a_seat_may_be_unknown_in_any_game() -> None:
    game = game_from("czech", "domination", {**TRADE, "phase": "attack", "out": ["blue"],
                     "territories": {"*": ["red", 2], "siam": ["green", 1]}})  # fmt: skip
    text = position_of(game)
    assert "out=b:?" in text
    assert not Game.from_position(text).is_partial
    assert Game.replay(record_of(game), strict=True).ok


@pytest.mark.parametrize("setup", WAYS, ids=str)
def test_a_record_with_hidden_parts_is_not_replayed(setup: GameSetup) -> None:
    game = played(setup, 5, 110, ring(12))
    for viewer in (*game.seats, SPECTATOR):
        text = record_of(game, viewer)
        with pytest.raises(RecordError, match="written for one player or a spectator") as hidden:
            Game.replay(text, board=ring(12))
        assert text.splitlines()[hidden.value.line - 1].startswith("viewer = ")


@pytest.mark.parametrize(
    ("whole", "hidden"),
    [("blue capital peru", "blue capital ?"), ("capitals=r:egypt", "capitals=r:?")],
)
def test_a_question_mark_in_a_record_names_its_line(whole: str, hidden: str) -> None:
    given = {
        "turn": "blue",
        "phase": "capital",
        "territories": {"*": ["red", 2], "peru": ["blue", 1], "siam": ["green", 1]},
        "capitals": {"red": "egypt"},
    }
    game = game_from("nordic", "capital", given)
    act(game, {"type": "choose_capital", "territory": "peru"})
    text = record_of(game)
    with pytest.raises(RecordError, match="leaves out") as found:
        Game.replay(text.replace(whole, hidden))
    assert hidden in text.replace(whole, hidden).splitlines()[found.value.line - 1]


@pytest.mark.parametrize("setup", WAYS, ids=str)
def test_a_seats_record_has_no_secrets_of_others(setup: GameSetup) -> None:
    """For every event, the text names no card, deck, capital or mission of another seat."""
    game = played(setup, 6, 260, ring(12))
    for viewer in (*game.seats, SPECTATOR):
        text = record_of(game, viewer)
        assert "pile=" not in text or "pile=?" in text
        lines = [line for line in text.splitlines() if line.startswith(game.seats)]
        for step, line in zip(game.history, lines, strict=True):
            told = line.partition(": ")[2].split(", ")
            for event in step.events:
                if event.type == "card_drawn":
                    seen = event.data["card"] if event.seat == viewer else "?"
                    assert f"card {seen}" in told
                elif event.type == "cards_taken":
                    cards = "+".join(event.data["cards"])
                    seen = cards if event.seat == viewer else f"?{event.data['count']}"
                    assert f"cards {event.data['from']} {seen}" in told
                elif event.type == "capital_chosen":
                    seen = event.data["territory"] if event.seat == viewer else "?"
                    assert line.partition(":")[0] == f"{event.seat} capital {seen}"
            assert not any(o.startswith("pile") and not o.startswith("pile ?") for o in told)
        start = dict(word.partition("=")[::2] for word in text.split() if "=" in word)
        for part in start.get("missions", "").rstrip('"').split(","):
            letter, _, mission = part.partition(":")
            assert mission in ("", "?") or letter == LETTERS[viewer]


LETTERS = {
    "red": "r",
    "blue": "b",
    "green": "g",
    "yellow": "y",
    "black": "k",
    "purple": "p",
    SPECTATOR: "",
}
