"""Copies of a game, made by ``copy`` or ``pickle``, are equal to it and independent of it."""

from __future__ import annotations

import copy
import pickle
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import risk_widget as rw
from risk_widget.engine.chance import Scripted
from tests.engine.ways import WAYS, played, ring

if TYPE_CHECKING:
    from collections.abc import Callable

    from risk_widget.game import Game
    from tests.engine.ways import GameSetup

COPIES: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda value: pickle.loads(pickle.dumps(value)),
}
each_way_to_copy = pytest.mark.parametrize("made", COPIES.values(), ids=list(COPIES))


def play_on(game: Game, steps: int, choice: int) -> None:
    for number in range(steps):
        legal = game.legal_actions()
        if not legal:
            return
        game.apply(legal[(choice + number * 7919) % len(legal)])


@each_way_to_copy
@pytest.mark.parametrize("setup", WAYS, ids=str)
@settings(max_examples=3)
@given(seed=st.integers(0, 2**32), actions=st.integers(0, 300), undone=st.integers(0, 3))
def test_a_copy_is_equal_and_independent(
    made: Callable[[Any], Any], setup: GameSetup, seed: int, actions: int, undone: int
) -> None:
    game = played(setup, seed, actions, ring(12))
    for _ in range(undone):
        game.undo()
    record = game.record()
    twin = made(game)
    assert twin == game
    assert type(twin) is type(game)
    assert (twin.record(), twin.can_redo) == (record, game.can_redo)
    play_on(twin, 40, seed)
    assert game.record() == record
    play_on(game, 40, seed)
    assert twin == game  # The dice were the same.
    while twin.undo():
        pass
    assert not twin.history
    assert rw.Game.replay(game.record(), strict=True, board=ring(12)).ok


@each_way_to_copy
def test_a_copy_has_no_observers(made: Callable[[Any], Any]) -> None:
    game = rw.Game.new(seed=1)
    heard: list[int] = []
    game.watch(lambda: heard.append(1))
    twin = made(game)
    twin.apply(twin.legal_actions()[0])
    assert not heard
    game.apply(game.legal_actions()[0])
    assert heard == [1]


def test_games_differ_by_rules_dice_and_actions() -> None:
    game = rw.Game.new(seed=1)
    assert game == rw.Game.new(seed=1) == rw.Game.new(seed="1")
    others = [
        rw.Game.new(seed=2),
        rw.Game.new(seed=1, mode="domination"),
        rw.Game.new(seed=1, edition="german"),
        rw.Game.from_position(game.position(), seed=2),
    ]
    later = copy.copy(game)
    later.apply(later.legal_actions()[0])
    assert all(game != other for other in [*others, later, None, 1])
    with pytest.raises(TypeError, match="unhashable"):
        hash(game)


@each_way_to_copy
def test_objects_from_a_game_can_be_copied(made: Callable[[Any], Any]) -> None:
    game = rw.Game.new(seed=3)
    play_on(game, 200, 5)
    replayed = rw.Game.replay(game.record(), seed=1)
    for value in (
        game.legal_actions(),
        game.config,
        game.state,
        game.history[-1],
        game.explain({"type": "end_phase"}),
        Scripted([1, 2, 3], seed=4),
        game.edition,
        game.board,
    ):
        assert made(value) == value
    assert list(made(game.legal_actions())) == list(game.legal_actions())
    assert made(replayed).game == replayed.game
    partial = rw.Game.from_position(game.position("red"), seed=1)
    assert made(partial) == partial
    assert made(partial).is_partial
