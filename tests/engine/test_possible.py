"""A position from outside that an edition has no room for is refused, and says what cannot be."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from risk_widget.engine.actions import Place
from risk_widget.engine.game import Game
from risk_widget.notation import PositionError

SEATS = ("red", "blue", "green")


def position(edition: str, mode: str, phase: str) -> str:
    """The text of a game that has come to this phase."""
    players = 2 if mode == "duel" else 3
    game = Game.new(edition=edition, mode=mode, seats=SEATS[:players], seed=3)
    chance = random.Random(3)
    while game.phase != phase:
        game.apply(chance.choice(game.legal_actions()))
    return game.position()


NO_ROOM: list[tuple[str, str, str, str, str, str]] = [
    # edition, mode, phase, what is replaced, by what, what is told
    ("nordic", "duel", "attack", r" attack ", " attack_third ", "needs an allied army"),
    ("italian", "missions", "attack", r" attack ", " attack_third ", "needs a third army"),
    ("nordic", "missions", "attack", r" attack ", " claim ", "are dealt, not claimed"),
    ("czech", "domination", "attack", r" attack ", " claim ", "No territory is free"),
    ("nordic", "missions", "place", r" place ", " capital ", "nobody has a capital"),
    ("nordic", "missions", "attack", r"$", " capitals=r:brazil", "without capitals"),
    ("nordic", "domination", "attack", r"$", " missions=r:territories-24", "without missions"),
    ("nordic", "capital", "attack", r"r:[a-z-]+,b:[a-z-]+", "r:peru,b:peru", "of two seats"),
    ("nordic", "capital", "attack", r" capitals=\S+", "", "has no capital"),
    ("nordic", "missions", "reinforce", r"$", " flags=combat", "are not traded there"),
    ("nordic", "missions", "fortify", r"$", " moved=alaska>brazil", "does not border"),
    ("nordic", "missions", "attack", r"$", " moved=alaska>alberta", "at the end of a turn"),
    ("czech", "domination", "attack", r"$", " tired=brazil:2", "no armies are tired"),
    ("nordic", "missions", "attack", r" attack ", " over:r:foo.bar ", "won by win.domination or"),
    ("nordic", "missions", "attack", r" attack ", " over:r:win.capital ", "not 'win.capital'"),
    ("czech", "duel", "attack", r" attack ", " over:r:win.domination ", "is won by win.duel"),
    ("nordic", "missions", "attack", r" attack ", " over:r ", "not ''"),
]


@pytest.mark.parametrize("no_room", NO_ROOM, ids=lambda case: f"{case[0]}-{case[1]}-{case[5]}")
def test_a_text_of_what_cannot_be_is_refused(no_room: tuple[str, str, str, str, str, str]) -> None:
    edition, mode, phase, old, new, told = no_room
    text = position(edition, mode, phase)
    assert Game.from_position(text).position() == text
    changed = re.sub(old, new, text, count=1)
    assert changed != text
    with pytest.raises(PositionError, match=re.escape(told)):
        Game.from_position(changed)


def test_a_capital_that_somebody_else_holds_has_been_turned_up() -> None:
    game = Game.from_position(position("nordic", "capital", "attack"))
    seat, capital = next(zip(game.seats, game.state.capitals, strict=True))
    assert seat == "red"
    assert capital is not None
    owners = enumerate(game.state.owner)
    others = next(game.board.ids[n] for n, o in owners if o and n not in game.state.capitals)
    text = game.position().replace(f"r:{game.board.ids[capital]}", f"r:{others}")
    # the card of the new capital is away, that of the old one is there
    text = text.replace(f"+{others}", f"+{game.board.ids[capital]}")
    with pytest.raises(PositionError, match="its card has been turned up"):
        Game.from_position(text)


WORLD: dict[str, Any] = {"*": ["blue", 2], "brazil": ["red", 5], "peru": ["blue", 1]}
BATTLE = {"source": "brazil", "target": "peru", "armies": 2, "dice": 2}


@pytest.mark.parametrize(
    ("edition", "given", "told"),
    [
        ("german", {"phase": "fortify", "tired": {"alaska": "x"}}, "whole number of tired"),
        ("german", {"phase": "fortify", "tired": {"alaska": -4}}, "whole number of tired"),
        ("nordic", {"phase": "defend", "battle": {**BATTLE, "armies": 30}}, "cannot attack out"),
        ("nordic", {"phase": "defend", "battle": {**BATTLE, "armies": "3"}}, "whole numbers"),
        ("nordic", {"phase": "defend", "battle": {**BATTLE, "target": "siam"}}, "does not border"),
        ("german", {"phase": "defend", "battle": {**BATTLE, "roll": [9, 9]}}, "shows 1 to 6"),
        ("nordic", {"phase": "attack", "round": "x"}, "round is a whole number"),
        ("nordic", {"phase": "attack", "round": -1}, "round is a whole number"),
        ("german", {"phase": "attack", "capitals": {"red": "peru"}}, "without capitals"),
        ("nordic", {"phase": "claim"}, "are dealt, not claimed"),
    ],
)
def test_a_given_position_that_cannot_be_is_refused(
    edition: str, given: dict[str, Any], told: str
) -> None:
    options = {"defender_decides": "after"} if "roll" in given.get("battle", {}) else {}
    with pytest.raises(ValueError, match=told):
        Game.from_given(
            edition=edition,
            mode="domination",
            seats=SEATS,
            options=options,
            given={"turn": "red", "territories": WORLD, "hands": {}, "out": ["green"], **given},
        )


def test_a_set_that_cannot_be_seen_need_not_be_traded() -> None:
    """The turn of somebody whose cards are not known here goes on without a trade."""
    territories = (
        "r3b3g3r3b3g3r3b3g3/r3b3g3r3/b3g3r3b3g3r3b3/g3r3b3g3r3b3/g3r3b3g3r3b3g3r3b3g3r3b3/"
    )
    territories += "g3r3b3g3"
    start = f"nordic domination classic rbg {territories} b"
    unknown = Game.from_position(f"{start} reinforce:0 2 hands=b:?5 pile=?39")
    assert [action.type for action in unknown.legal_actions()] == ["end_phase"]
    unknown.apply({"type": "end_phase"})
    assert unknown.phase == "attack"
    shown = "alaska+alberta+brazil+?2"  # a card of each kind, or three of one
    some = Game.from_position(f"{start} reinforce:0 2 hands=b:{shown} pile=?39")
    must = bool([a for a in some.legal_actions() if a.type == "trade"])
    assert some.explain({"type": "end_phase"}).legal is not must


@pytest.mark.parametrize("sign", [1, -1])
def test_a_number_too_large_to_be_told_is_no_number_of_armies(sign: int) -> None:
    number = sign * 10**5000
    game = Game.from_given(
        edition="nordic",
        mode="domination",
        seats=SEATS,
        given={"turn": "red", "phase": "reinforce", "to_place": 3, "territories": WORLD},
    )
    actions: list[Any] = [
        {"type": "place", "territory": "brazil", "armies": number},
        {"type": "attack", "source": "brazil", "target": "peru", "armies": 1, "dice": number},
        {"type": "place", number: 1},
        Place("brazil", number),
    ]
    for action in actions:
        assert action not in game.legal_actions()
        assert game.explain(action).rule == "action.malformed"
