"""The history returns all past events, although it stores only a few of them."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from tests.engine.ways import WAYS, play

if TYPE_CHECKING:
    from tests.engine.ways import GameSetup

every_way = pytest.mark.parametrize("setup", WAYS, ids=str)


@every_way
def test_history_shows_every_step_as_it_happened(setup: GameSetup) -> None:
    game = setup.new(5, "classic")
    states, told = [], []
    for action in play(game, 5, 400):
        actor = game.actor
        told.append((actor, action, tuple(game.fork().apply(action))))
        states.append(game.state.key())
    states.append(game.state.key())
    assert [tuple(step) for step in game.history] == told
    assert [(b.key(), tuple(s), a.key()) for b, s, a in game.walk()] == [
        (states[n], told[n], states[n + 1]) for n in range(len(told))
    ]


@pytest.mark.parametrize("asked_before", [True, False])
def test_history_is_the_same_after_undo_and_redo(asked_before: bool) -> None:
    game, other = WAYS[0].new(2), WAYS[0].new(2)
    played = list(play(game, 9, 300))
    if asked_before:
        assert len(game.history) == 300
    for _ in range(150):
        game.undo()
    for _ in range(20):
        game.redo()
    for action in played[170:290]:
        game.apply(action)
    for action in played[:290]:
        other.apply(action)
    assert game.state == other.state
    assert game.history == other.history


def test_an_early_battle_can_still_be_explained() -> None:
    game = WAYS[0].new(1)
    chance = random.Random(1)
    while "rolled" not in [event.type for step in game.history[-1:] for event in step.events]:
        legal = game.legal_actions()
        game.apply(legal[int(chance.random() * len(legal))])
    said = game.explain_battle()
    assert said is not None
    # From here on, players only place armies and end phases, until the battle is much older than
    # the events that are kept.
    done = len(game.history)
    while len(game.history) < done + 200 and not game.is_over:
        quiet = [a for a in game.legal_actions() if a.type not in ("attack", "defend")]
        game.apply(quiet[-1])
    assert game.explain_battle() == said
