"""A seat's view does not depend on data that is hidden from the seat."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from risk_widget.game import Game
from risk_widget.rules.edition import load_edition
from tests.engine.hiding import other_secrets
from tests.engine.ways import WAYS, boards, play

if TYPE_CHECKING:
    from tests.engine.ways import GameSetup

BOARDS = {board.id: board for board in boards()}


@pytest.mark.decisive
@pytest.mark.parametrize("setup", WAYS, ids=str)
@settings(max_examples=2)
@given(seed=st.integers(0, 2**32), board=st.sampled_from(sorted(BOARDS)))
def test_a_view_is_the_same_whatever_is_hidden(setup: GameSetup, seed: int, board: str) -> None:
    game = setup.new(seed, BOARDS[board])
    chance = random.Random(seed)
    for number, _ in enumerate(play(game, seed, 200)):
        if number % 5 and game.phase not in ("defend", "occupy", "capital"):
            continue
        for viewer in (*range(setup.players), None):
            seat = None if viewer is None else game.seats[viewer]
            changed = other_secrets(game, viewer, chance)
            assert json.dumps(changed.observe(seat)) == json.dumps(game.observe(seat))


def phases_of(setup: GameSetup) -> set[str]:
    """Return the phases that this kind of game has on any board."""
    rules = load_edition(setup.edition).rules(setup.mode)
    found = {"place", "reinforce", "attack", "defend", "occupy", "fortify"}
    if rules.territories == "claim":
        found.add("claim")
    if rules.goal == "capitals":
        found.add("capital")
    if setup.players == 2 and rules.third_army != "none":
        found.add("reinforce_third")
        if rules.third_army == "allied":
            found.add("attack_third")
    return found


@pytest.mark.decisive
@pytest.mark.parametrize("setup", WAYS, ids=str)
def test_a_view_is_the_same_whatever_is_hidden_in_every_phase(setup: GameSetup) -> None:
    """Each phase of each mode is seen at least twice, by every seat and by a spectator."""
    wanted = phases_of(setup)
    seen: Counter[str] = Counter()
    cards = 0
    for seed in range(20):
        game = setup.new(seed, BOARDS["ring-12"])
        chance = random.Random(seed)
        for _ in play(game, seed, 400):
            held = max(game.state.hand_size)
            if seen[game.phase] >= 2 and (cards >= 2 or not held):
                continue
            seen[game.phase] += 1
            cards += held > 0
            for viewer in (*range(setup.players), None):
                seat = None if viewer is None else game.seats[viewer]
                changed = other_secrets(game, viewer, chance)
                assert changed.observe(seat) == game.observe(seat)
                assert changed.position(seat or "spectator") == game.position(seat or "spectator")
        if wanted <= seen.keys() and cards >= 2:
            return
    raise AssertionError(f"not met: {wanted - seen.keys()}, {cards} times with cards")


def test_a_view_cannot_be_used_to_change_the_game() -> None:
    game = Game.new(edition="nordic", mode="missions", seed=3)
    key = game.state.key()
    view = game.observe("red")
    view["territories"].clear()
    view["hand"].append("alaska")
    assert view["legal"] is not None
    view["legal"]["place"]["territories"].clear()
    assert game.state.key() == key
    assert len(game.observe("red")["territories"]) == 42


def test_a_seat_sees_its_own_secrets_and_a_spectator_none() -> None:
    game = Game.new(edition="nordic", mode="missions", seed=3)
    assert game.observe("blue")["mission"] == game.config.mission_of(game.state, 1)
    assert game.observe(None)["mission"] is None
    assert game.observe(None)["legal"] is None
    with pytest.raises(ValueError, match="red, blue, green"):
        game.observe("purple")


def test_only_a_seats_own_events_contain_secrets() -> None:
    position = {
        "turn": "red",
        "phase": "attack",
        "captured": True,
        "deck": ["siam"],
        "territories": {"*": ["blue", 2], "brazil": ["red", 5], "japan": ["green", 1]},
    }
    game = Game.from_dict(
        edition="czech", mode="domination", seats=["red", "blue", "green"], position=position
    )
    (drawn,) = (e for e in game.apply({"type": "end_phase"}) if e.type == "card_drawn")
    assert drawn.to_dict("red").get("card") == "siam"
    for viewer in ("blue", None):
        assert "siam" not in json.dumps(drawn.to_dict(viewer))
