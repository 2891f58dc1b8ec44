"""Records with unknown parts: what their lines give away, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from risk_widget.engine.game import Game
from risk_widget.notation import SPECTATOR, game_from_position, position_of, record_of, replay
from tests.engine.ways import WAYS, played, ring
from tests.notation.games import END, act, attack, game_from, in_log, last_line, occupy, place

if TYPE_CHECKING:
    from tests.engine.ways import Way


def hands(game: Game) -> str:
    """The field of the hands in the text of a game as far as it is known."""
    return next(word for word in position_of(game).split() if word.startswith("hands="))


TRADE = {
    "turn": "red",
    "phase": "reinforce",
    "to_place": 3,
    "territories": {"*": ["red", 2], "peru": ["blue", 1], "siam": ["green", 1]},
    "hands": {"red": ["congo", "brazil", "alaska", "wild-1"]},
}


def test_a_traded_card_was_in_the_hand_from_that_line_on() -> None:
    game = game_from("czech", "domination", TRADE)
    act(game, place("congo", 1), {"type": "trade", "cards": ["brazil", "wild-1", "alaska"]})
    again = replay(record_of(game, "blue"), strict=True).game
    assert hands(again) == "hands=r:?1"
    again.undo()
    assert hands(again) == "hands=r:?4"


def test_a_card_that_lies_elsewhere_cannot_be_traded() -> None:
    given = {**TRADE, "discard": ["egypt"]}
    game = game_from("czech", "domination", given)
    act(game, {"type": "trade", "cards": ["brazil", "wild-1", "alaska"]})
    text = in_log(record_of(game, "blue"), "brazil wild-1 alaska", "egypt wild-1 alaska")
    result = replay(text)
    assert (result.ok, result.rule) == (False, "cards.set")
    assert result.message == "Red does not hold the card of Egypt."


def test_nobody_can_hold_more_cards_than_were_counted() -> None:
    given = {**TRADE, "hands": {"red": ["brazil", "alaska"]}}
    game = game_from("czech", "domination", given)
    act(game, place("congo", 1))
    text = in_log(record_of(game, "blue"), "place congo 1", "trade brazil alaska wild-1")
    result = replay(text)
    assert result.rule == "cards.set"


def test_a_fallen_capital_was_there_all_the_time() -> None:
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
    again = replay(text, strict=True).game
    assert again.winner == "red"
    assert "capitals=r:brazil,b:peru!,g:siam" in position_of(again)


def test_a_capital_is_chosen_without_telling_which() -> None:
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
    again = replay(text, strict=True).game
    assert again.observe("blue") == game.observe("blue")
    assert "capitals=r:?,b:peru,g:?" in position_of(again)
    assert record_of(again, "blue") == text


def german_elimination() -> Game:
    given = {
        "turn": "red",
        "phase": "attack",
        "territories": {"*": ["green", 2], "brazil": ["red", 5], "peru": ["blue", 1]},
        "hands": {"red": ["alaska"], "blue": ["congo", "wild-1"]},
    }
    game = game_from("german", "domination", given, dice=[6, 1])
    return act(game, attack("brazil", "peru", 1), occupy(2))


def test_that_cards_won_may_be_traded_is_told_to_those_who_do_not_see_them() -> None:
    game = german_elimination()
    assert game.phase == "reinforce"
    text = record_of(game, "green")
    assert last_line(text) == "red occupy 2: out blue, cards blue ?2, trade"
    again = replay(text, strict=True).game
    assert again.phase == "reinforce"
    assert again.observe("green") == game.observe("green")
    act(game, {"type": "trade", "cards": ["alaska", "congo", "wild-1"]}, place("brazil", 4), END)
    text = record_of(game, "green")
    assert replay(text, strict=True).game.phase == "attack"


def test_cards_that_were_won_are_told_to_the_seat_that_won_them() -> None:
    assert last_line(record_of(german_elimination(), "red")) == (
        "red occupy 2: out blue, cards blue congo+wild-1, trade"
    )


def test_trading_cannot_be_claimed_where_nothing_was_won() -> None:
    game = german_elimination()
    game.undo()
    game.undo()
    text = record_of(game, "green")
    with_trade = text.replace("log = '''\n", "log = '''\nred end: trade\n")
    result = replay(with_trade)
    assert (result.rule, result.message) == (
        "capture.cards",
        "The record says 'trade', and that does not happen here.",
    )


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_a_game_with_unknown_parts_can_be_played_on(way: Way) -> None:
    """Nothing that is unknown is ever offered, and nothing breaks."""
    game = played(way, 2, 120, ring(12))
    partly = game_from_position(position_of(game, SPECTATOR), board=ring(12), seed=4)
    for number in range(150):
        legal = partly.legal_actions()
        if not legal:
            break  # the cards that must be traded now are not known
        action = legal[number * 7919 % len(legal)]
        assert "?" not in str(action)
        partly.apply(action)
    text = record_of(partly)
    assert record_of(replay(text, strict=True, board=ring(12)).game) == text


def assert_whole_record_gives_the_same_game(game: Game) -> None:
    """Everything that is known of a game, written and played again."""
    text = record_of(game)
    again = replay(text, strict=True, board=ring(12)).game
    assert record_of(again) == text
    assert again.opening == game.opening
    for state, other in zip(game.positions, again.positions, strict=True):
        # The text of a position takes long; equal ones have the same.
        if state != other:
            assert position_of(Game(game.config, state)) == position_of(Game(game.config, other))


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_all_that_is_known_of_a_partly_known_game_is_a_record_too(way: Way) -> None:
    """Its header names no viewer, and its start may hold nothing that is unknown."""
    game = played(way, 5, 110, ring(12))
    for viewer in (*game.seats, SPECTATOR):
        again = replay(record_of(game, viewer), board=ring(12), seed=2).game
        assert_whole_record_gives_the_same_game(again)


@pytest.mark.parametrize("way", WAYS[:: len(WAYS) // 25], ids=str)
def test_a_partly_known_game_that_was_played_on_is_a_record_too(way: Way) -> None:
    game = played(way, 8, 140, ring(12))
    partly = replay(record_of(game, "red"), board=ring(12), seed=2).game
    for _ in range(3):
        for number in range(60):
            legal = partly.legal_actions()
            if not legal:
                break
            partly.apply(legal[number * 7919 % len(legal)])
        assert_whole_record_gives_the_same_game(partly)
        for _ in range(20):
            partly.undo()
        assert_whole_record_gives_the_same_game(partly)


@pytest.mark.parametrize("seats", [["red", "blue"], ["red", "blue", "green"]], ids=len)
def test_a_game_with_hidden_capitals_goes_on_past_their_choice(seats: list[str]) -> None:
    """Nobody who does not know them can say which cards the pile has."""
    game = Game.new(edition="nordic", mode="capital", seats=seats, seed=4, board=ring(12))
    while game.phase != "capital" or game.actor == seats[0]:
        game.apply(game.legal_actions()[0])
    partly = Game.from_position(game.position("spectator"), seed=3, board=ring(12))
    for number in range(90):
        if partly.is_over:
            break
        legal = partly.legal_actions()
        partly.apply(legal[number * 7919 % len(legal)])
        text = partly.position()
        assert Game.from_position(text, board=ring(12)).position() == text
    assert partly.round > 0
    assert_whole_record_gives_the_same_game(partly)


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_a_seats_record_tells_nobody_elses_secrets(way: Way) -> None:
    """Against the events: no card, pile, capital or mission of others is named."""
    game = played(way, 6, 260, ring(12))
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
