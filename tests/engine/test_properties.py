"""Properties of every position in every edition, mode, number of players and board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from risk_widget.engine.codes import IN_PLAY, IN_SETUP
from risk_widget.game import Game
from tests.engine.invariants import arrivals, check_cards, check_listing, check_position
from tests.engine.ways import WAYS, boards, play

if TYPE_CHECKING:
    from tests.engine.ways import GameSetup

SEED = st.integers(0, 2**32)
BOARDS = {board.id: board for board in boards()}
BOARD = st.sampled_from(sorted(BOARDS))
every_way = pytest.mark.parametrize("setup", WAYS, ids=str)
quick = settings(max_examples=2)


@pytest.mark.decisive
@every_way
@quick
@given(seed=SEED, board=BOARD)
def test_every_position_is_sound(setup: GameSetup, seed: int, board: str) -> None:
    game = setup.new(seed, BOARDS[board])
    before = sum(game.state.armies)
    for _ in play(game, seed, 200):
        check_position(game.state, game.config.third)
        check_cards(game)
        check_listing(game)
        now = sum(game.state.armies)
        if game.history:
            assert now - before == arrivals(game.history[-1].events)
        before = now


@every_way
@quick
@given(seed=SEED, board=BOARD)
def test_the_turn_passes_clockwise_among_those_in_play(
    setup: GameSetup, seed: int, board: str
) -> None:
    game = setup.new(seed, BOARDS[board])
    last: int | None = None
    rank = {"reinforce": 0, "reinforce_third": 1, "attack": 1, "attack_third": 2, "fortify": 3}
    phases: list[str] = []
    for _ in play(game, seed, 200):
        state = game.state
        if state.phase in IN_SETUP:
            continue
        if state.turn != last:
            if last is not None:
                between = [(last + step) % setup.players for step in range(1, setup.players)]
                skipped = between[: between.index(state.turn)]
                assert all(state.out_by[seat] != IN_PLAY for seat in skipped)
                assert phases[-1] == "fortify"
            assert game.phase == "reinforce"
            last, phases = state.turn, []
        if game.phase in rank and not state.mid_combat:
            if phases and game.config.rules.third_army_reinforced == "after_reinforcement":
                assert rank[game.phase] >= rank[phases[-1]]
            phases.append(game.phase)


def check_json(value: object) -> None:
    if isinstance(value, Mapping):
        for key, inner in value.items():
            assert type(key) is str
            check_json(inner)
    elif isinstance(value, (list, tuple)):
        for inner in value:
            check_json(inner)
    else:
        assert value is None or type(value) in (str, int, bool)


@every_way
@quick
@given(seed=SEED, board=BOARD)
def test_events_and_views_are_plain_data(setup: GameSetup, seed: int, board: str) -> None:
    game = setup.new(seed, BOARDS[board])
    for number, _ in enumerate(play(game, seed, 120)):
        if number % 8 == 0:
            for viewer in (*setup.seats, None):
                check_json(game.observe(viewer))
    for step in game.history:
        check_json(step.action.to_dict())
        for event in step.events:
            for viewer in (*setup.seats, None):
                check_json(event.to_dict(viewer))


@every_way
@quick
@given(seed=SEED, board=BOARD)
def test_undo_and_redo_are_exact(setup: GameSetup, seed: int, board: str) -> None:
    game = setup.new(seed, BOARDS[board])
    keys = [game.state.key() for _ in play(game, seed, 200)]
    keys.append(game.state.key())
    history = game.history
    for key in reversed(keys[:-1]):
        assert game.undo()
        assert game.state.key() == key
    assert not game.undo()
    assert game.history == ()
    for key in keys[1:]:
        assert game.redo()
        assert game.state.key() == key
    assert not game.redo()
    assert game.history == history


@every_way
@quick
@given(seed=SEED, board=BOARD)
def test_a_redone_action_has_the_same_outcome(setup: GameSetup, seed: int, board: str) -> None:
    game = setup.new(seed, BOARDS[board])
    for _ in play(game, seed, 150):
        if game.history:
            step, key = game.history[-1], game.state.key()
            game.undo()
            assert tuple(game.apply(step.action)) == step.events
            assert game.state.key() == key


@every_way
@quick
@given(seed=SEED, board=BOARD)
def test_a_fork_and_its_origin_are_independent(setup: GameSetup, seed: int, board: str) -> None:
    game, twin = setup.new(seed, BOARDS[board]), setup.new(seed, BOARDS[board])
    for number, action in enumerate(play(game, seed, 150)):
        if number % 30 == 0:
            for fork in (game.fork(), game.fork(seed=seed + 1)):
                for _ in play(fork, seed + number, 40):
                    pass
        twin.apply(action)
    assert game.state.key() == twin.state.key()
    assert game.history[:-1] == twin.history[:-1]


def test_a_fork_with_a_seed_rolls_other_dice() -> None:
    given_position = {
        "turn": "red",
        "phase": "attack",
        "territories": {"*": ["blue", 1], "brazil": ["red", 90], "peru": ["blue", 90]},
    }
    game = Game.from_dict(
        edition="german", mode="domination", seats=["red", "blue"], position=given_position
    )

    def rolls(fork: Game) -> list[object]:
        found: list[object] = []
        for _ in range(10):
            action = {"type": "attack", "source": "brazil", "target": "peru", "armies": 3}
            fork.apply(action)
            found += [e.data for e in fork.apply({"type": "defend", "dice": 1})]
        return found

    assert rolls(game.fork()) == rolls(game.fork())
    assert rolls(game.fork(seed="a")) == rolls(game.fork(seed="a"))
    assert rolls(game.fork(seed="a")) != rolls(game.fork())
