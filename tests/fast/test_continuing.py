"""`Game.evaluate` can correct its chances by playing games from the position."""

from __future__ import annotations

import pytest

from risk_widget.board import load_board
from risk_widget.fast.continuing import Continuing
from risk_widget.game import Game

GAMES = 60
BEHIND = (
    "czech domination classic rbg b1b1b5b11g4g4g1g1g1/g1g1g5g1/b1b1b1b1b1b1b1/b1b1b2r1r1r1/"
    "b1b1b1b1b1b1b1b1b1b1b1b1/b1b1b1b1 g reinforce:5 16 starter=g "
    "income=territories.9:3,continent.south-america:2 hands=r:{red},b:{blue},g:{own} "
    "pile={pile} sets=12"
)
RED, BLUE = "argentina+south-africa+siam", "mongolia+quebec+yakutsk"


def position(red: str = RED, blue: str = BLUE, own: str = "peru+alaska") -> Game:
    """Return a game in which Green is on turn, and the seats hold the given cards."""
    dealt = {*red.split("+"), *blue.split("+"), *own.split("+")}
    cards = (*load_board("classic").ids, "wild-1", "wild-2")
    pile = "+".join(card for card in cards if card not in dealt)
    return Game.from_position(BEHIND.format(red=red, blue=blue, own=own, pile=pile))


def test_games_move_the_estimate_towards_the_share_of_wins() -> None:
    game = position()
    alone, after = (game.evaluate("green", games=games).chances for games in (0, GAMES))
    many = Continuing(game.config).wins(game.state, 2, "cautious", 2000, 1)
    assert sum(after.values()) == pytest.approx(1)
    for seat, wins in zip(game.seats, many, strict=True):
        assert after[seat] == pytest.approx(wins / sum(many), abs=0.15)
    assert alone != after


@pytest.mark.parametrize("cards", ["peru+north-africa+northern-europe", "peru+north-africa+alaska"])
def test_a_hundred_games_mend_the_estimate_in_a_rare_position(cards: str) -> None:
    """A set brings fifty armies, which few of the games do by which the estimate was fitted."""
    game = position(own=cards)
    many = Continuing(game.config).wins(game.state, 2, "cautious", 2000, 1)
    after = game.evaluate("green", games=100).chances["green"]
    assert after == pytest.approx(many[2] / sum(many), abs=0.2)


def test_the_chances_of_a_position_do_not_depend_on_hidden_hands() -> None:
    one, again, swapped = (
        game.evaluate("green", games=GAMES).chances
        for game in (position(), position(), position(BLUE, RED))
    )
    assert one == again == swapped


def test_a_text_for_a_seat_gives_that_seat_the_same_chances() -> None:
    game = position()
    written = Game.from_position(game.position("green"), seed=1)
    assert written.is_partial
    whole, seen = (each.evaluate("green", games=GAMES).chances for each in (game, written))
    assert whole == seen


def test_games_can_continue_from_a_text_for_another_seat() -> None:
    """Such a text hides Green's own cards, too, so they are dealt like the other players' cards."""
    written = Game.from_position(position().position("red"), seed=1)
    chances = written.evaluate("green", games=GAMES).chances
    assert sum(chances.values()) == pytest.approx(1)


def test_games_need_a_seat_and_a_number() -> None:
    with pytest.raises(ValueError, match="seat"):
        position().evaluate(games=5)
    with pytest.raises(ValueError, match="games"):
        position().evaluate("green", games=-1)
