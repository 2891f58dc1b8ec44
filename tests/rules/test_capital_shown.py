"""A capital is its owner's secret until it falls; then everybody knows it."""

import pytest

from risk_widget.engine.chance import Scripted
from risk_widget.game import Game

SEATS = ("red", "blue", "green", "yellow")
CAPITALS = {"red": "brazil", "blue": "peru", "green": "alaska", "yellow": "china"}


def before_the_fall() -> Game:
    """Return a game in which Red's roll for Peru, Blue's capital, is about to succeed."""
    return Game.from_dict(
        edition="nordic",
        mode="capital",
        seats=list(SEATS),
        chance=Scripted([6, 1]),
        position={
            "turn": "red",
            "phase": "attack",
            "territories": {
                "*": ["green", 1],
                "brazil": ["red", 2],
                "peru": ["blue", 1],
                "iceland": ["blue", 4],
                "china": ["yellow", 2],
            },
            "capitals": CAPITALS,
        },
    )


ATTACK = {"type": "attack", "source": "brazil", "target": "peru", "armies": 1}


@pytest.mark.parametrize("seat", [*SEATS, None])
def test_a_standing_capital_stays_hidden(seat: str | None) -> None:
    """``info.secret``: a seat knows its own capital only."""
    seen = before_the_fall().observe(seat)
    assert seen["capitals_shown"] == {}
    assert seen["capital"] == (CAPITALS[seat] if seat else None)


@pytest.mark.parametrize("seat", [*SEATS, None])
def test_a_fallen_capital_is_shown_to_everybody(seat: str | None) -> None:
    """``win.capital-falls``: the owner shows this capital and no other."""
    game = before_the_fall()
    game.apply(ATTACK)
    assert game.owner("peru") == "red"
    assert game.observe(seat)["capitals_shown"] == {"blue": "peru"}


@pytest.mark.parametrize("seat", [*SEATS, None])
def test_an_undone_fall_hides_it_again(seat: str | None) -> None:
    game = before_the_fall()
    before = game.observe(seat)
    game.apply(ATTACK)
    assert game.undo()
    assert game.observe(seat) == before
