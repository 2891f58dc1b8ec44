"""Positions for the tests of the page: one for each phase and each kind of choice."""

from __future__ import annotations

from typing import Any

import risk_widget as rw
from risk_widget.board import load_board
from risk_widget.engine.chance import Scripted

SEATS = ["red", "blue", "green"]
WORLD = {"*": ["green", 1], "iceland": ["blue", 2]}


def game(
    given: dict[str, Any],
    *,
    edition: str = "nordic",
    mode: str = "domination",
    seats: list[str] | None = None,
    dice: tuple[int, ...] = (),
    **options: Any,
) -> rw.Game:
    """Return a game from a position, with the given dice to come."""
    return rw.Game.from_dict(
        edition=edition,
        mode=mode,
        seats=seats or SEATS,
        position=given,
        options=options,
        chance=Scripted(dice=dice),
    )


def widget(position: rw.Game, **keys: Any) -> rw.RiskWidget:
    """Return a widget in which a person plays every seat."""
    return rw.RiskWidget(position, seats=dict.fromkeys(position.seats, "human"), **keys)


def reinforce() -> rw.Game:
    """Return a game in which Red has three cards that form a set, and five armies to place."""
    return game(
        {
            "turn": "red",
            "phase": "reinforce",
            "to_place": 5,
            "territories": {**WORLD, "alaska": ["red", 1], "brazil": ["red", 2]},
            "hands": {"red": ["alaska", "alberta", "japan", "congo"], "blue": ["siam"]},
        },
        mode="missions",
    )


def nearly_done() -> rw.Game:
    """Return a game in which Red needs two more armies for its mission of 18 territories."""
    held = [*load_board("classic").ids][:18]
    armies = {territory: ["red", 1 if at < 2 else 2] for at, territory in enumerate(held)}
    return game(
        {
            "turn": "red",
            "phase": "reinforce",
            "to_place": 5,
            "territories": {**WORLD, **armies},
            "missions": {"red": "territories-18"},
        },
        mode="missions",
    )


def bonus() -> rw.Game:
    """Return a game in which Red holds two territories of a set, of which one brings a bonus."""
    return game(
        {
            "turn": "red",
            "phase": "reinforce",
            "to_place": 3,
            "territories": {**WORLD, "alaska": ["red", 1], "irkutsk": ["red", 1]},
            "hands": {"red": ["alaska", "irkutsk", "eastern-australia", "madagascar"]},
        },
        edition="italian",
        mode="missions",
    )


def attack(*dice: int, edition: str = "nordic") -> rw.Game:
    """Return a game in which Red, with five armies in Brazil, may attack Peru or North Africa."""
    around = {"brazil": ["red", 5], "peru": ["blue", 3], "north-africa": ["blue", 1]}
    given = {"turn": "red", "phase": "attack", "territories": {**WORLD, **around}}
    return game(given, edition=edition, dice=dice)


def fortify(edition: str = "nordic") -> rw.Game:
    """Return a game in which Red may move armies between Brazil, Peru and Venezuela."""
    around = {"brazil": ["red", 5], "peru": ["red", 1], "venezuela": ["red", 1]}
    given = {"turn": "red", "phase": "fortify", "territories": {**WORLD, **around}}
    return game(given, edition=edition)


def place() -> rw.Game:
    """Return a game in the penultimate round of the set-up, with Red about to place."""
    return game(
        {
            "turn": "red",
            "phase": "place",
            "territories": {**WORLD, "brazil": ["red", 1]},
            "in_hand": {"red": 2, "blue": 2, "green": 1},
        }
    )


def claim() -> rw.Game:
    """Return a game with an empty map, with Red about to claim first."""
    return rw.Game.new(
        edition="italian",
        mode="domination",
        seats=SEATS,
        chance=Scripted(dice=(6, 2, 1)),
    )


def capital() -> rw.Game:
    """Return a game in which Red is about to choose a capital in secret."""
    return game(
        {
            "turn": "red",
            "phase": "capital",
            "territories": {**WORLD, "brazil": ["red", 3], "peru": ["red", 2]},
        },
        mode="capital",
    )


def capitals(*dice: int) -> rw.Game:
    """Return a game in which Red's capital is Alaska, and Blue's is Peru, which Red doesn't know.

    China was a capital, and has been turned up.
    """
    around = {
        "alaska": ["red", 9],
        "brazil": ["red", 5],
        "peru": ["blue", 1],
        "argentina": ["blue", 3],
        "china": ["red", 2],
    }
    given = {
        "turn": "red",
        "phase": "attack",
        "territories": {**WORLD, **around},
        "capitals": {"red": "alaska", "blue": "peru", "green": "china"},
        "hands": {"blue": ["siam", "india"]},
    }
    seats = [*SEATS, "yellow", "black"]
    return game(given, mode="capital", seats=seats, dice=dice)


def tired() -> rw.Game:
    """Return a game in which two of Red's four armies in Peru moved there in this turn's combat."""
    around = {"brazil": ["red", 3], "peru": ["red", 4], "venezuela": ["red", 1]}
    given = {
        "turn": "red",
        "phase": "fortify",
        "territories": {**WORLD, **around},
        "tired": {"peru": 2},
    }
    return game(given, edition="german", mode="missions")


def duel_third() -> rw.Game:
    """Return a Czech duel in which Blue places armies of the third army in Red's turn."""
    return game(
        {
            "turn": "red",
            "phase": "attack",
            "third_to_place": 3,
            "territories": {"*": ["third", 2], "brazil": ["red", 4], "argentina": ["blue", 3]},
        },
        edition="czech",
        mode="duel",
        seats=["red", "blue"],
        dice=(6, 6, 6, 1, 1),
    )


def over() -> rw.Game:
    """Return a game in which Red will take the last territory with the next roll."""
    given = {
        "turn": "red",
        "phase": "attack",
        "territories": {"*": ["red", 1], "brazil": ["red", 2], "peru": ["blue", 1]},
        "out": ["green"],
    }
    return game(given, dice=(6, 1))
