"""The compiled environment agrees with the engine's at every step."""

from __future__ import annotations

import warnings
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from risk_widget.compiled import compiler
from risk_widget.compiled.records import read_state
from risk_widget.engine.actions import IllegalAction, Place, action_of
from risk_widget.engine.history import action_numbers
from risk_widget.environments import gym_view, risk_v0
from tests.engine.ways import WAYS

if TYPE_CHECKING:
    from tests.engine.ways import GameSetup


def compare(environment: Any, seed: int, steps: int) -> int:
    """Play at random, compare each step with the engine's, and return the number of steps."""
    environment.reset(seed=seed)
    random, table, features = Random(seed), environment.table, environment.features
    play = environment._play
    taken = 0
    while taken < steps and play.actor >= 0:
        config = play.config
        state = read_state(config, play._state)
        mask = environment.observe(environment.agent_selection)["action_mask"]
        assert np.array_equal(mask, table.mask(state)), state.phase
        for number, agent in enumerate(environment.possible_agents):
            ours = environment.observe(agent)["observation"]
            assert np.array_equal(ours, features.array(state, number)), state.phase
        chosen = int(random.choice(np.flatnonzero(mask)))
        action = table.action(chosen, state)
        play.take(chosen)
        numbers = [int(number) for number in play._action.held]
        assert action_of(config, numbers) == action
        assert tuple(numbers) == action_numbers(config, action)
        environment._judge()
        taken += 1
    return taken


@pytest.mark.parametrize("setup", WAYS, ids=str)
def test_masks_observations_and_actions_agree_with_the_engine(setup: GameSetup) -> None:
    environment = risk_v0.raw_env(
        edition=setup.edition,
        mode=setup.mode,
        seats=setup.seats,
        options=dict(setup.options),
        fast=True,
    )
    assert compare(environment, WAYS.index(setup), 700) > 60


@pytest.mark.parametrize("board", ["island", "strait"])
def test_they_agree_on_small_boards_to_the_end(board: str) -> None:
    environment = risk_v0.raw_env(edition="czech", seats=3, board=board, fast=True)
    compare(environment, 3, 20_000)
    assert environment.game.is_over


def test_it_passes_pettingzoos_tests() -> None:
    kind: dict[str, Any] = {"edition": "nordic", "mode": "missions", "seats": 3, "fast": True}
    with warnings.catch_warnings():
        # Gymnasium's warning about dict observations is only advice.
        warnings.simplefilter("ignore")
        api_test(risk_v0.env(**kind), num_cycles=600)
        seed_test(lambda: risk_v0.env(**kind), num_cycles=300)


def test_only_the_winner_is_rewarded_and_a_long_game_is_cut_off() -> None:
    for board, rounds in (("island", 5000), ("classic", 2)):
        environment = risk_v0.raw_env(
            edition="czech", seats=4, board=board, max_rounds=rounds, fast=True
        )
        environment.reset(seed=3)
        rewards, random = dict.fromkeys(environment.agents, 0.0), Random(1)
        for agent in environment.agent_iter():
            mask, reward, over, cut_off = _last(environment)
            rewards[agent] += reward
            done = over or cut_off
            environment.step(None if done else int(random.choice(np.flatnonzero(mask))))
        winner = environment.game.winner
        expected = 0.0 if winner is None else -1.0
        assert rewards == {a: 1.0 if a == winner else expected for a in rewards}
        assert (winner is None) is (rounds == 2)


def _last(environment: Any) -> tuple[Any, float, bool, bool]:
    observation, reward, over, cut_off, _ = environment.last()
    return observation["action_mask"], reward, over, cut_off


def test_exactly_the_legal_actions_can_be_taken() -> None:
    environment = risk_v0.raw_env(edition="nordic", mode="duel", seats=2, fast=True)
    environment.reset(seed=1)
    mine = next(t for t in environment.game.board.ids if environment.game.owner(t) == "red")
    theirs = next(t for t in environment.game.board.ids if environment.game.owner(t) == "blue")
    actor = environment.agent_selection
    own, other = (mine, theirs) if actor == "red" else (theirs, mine)
    before = environment.game.armies(own)
    with pytest.raises(IllegalAction):
        environment.play(Place(other, 1))
    with pytest.raises(ValueError, match="not legal"):
        environment.step(environment.table.parts["fortify"])
    environment.play({"type": "place", "territory": own, "armies": 1})
    assert environment.game.armies(own) == before + 1
    assert environment.agent_selection != actor


@pytest.mark.parametrize("opponents", ["easygoing", {"blue": "random", "green": "cautious"}])
def test_bots_play_the_other_seats(opponents: Any) -> None:
    environment = gym_view.RiskEnv(
        opponents, edition="czech", seats=3, board="island", max_rounds=30, fast=True
    )
    random, ends = Random(2), []
    for seed in range(6):
        observation, _ = environment.reset(seed=seed)
        over = cut_off = False
        while not over and not cut_off:
            assert environment.inner.agent_selection == "red"
            legal = np.flatnonzero(observation["action_mask"])
            observation, reward, over, cut_off, _ = environment.step(int(random.choice(legal)))
        ends.append(reward)
    assert -1.0 in ends


def test_custom_bots_can_play_on_it() -> None:
    from risk_widget.bots import make

    environment = gym_view.RiskEnv(
        lambda seed: make("random", seed), edition="czech", seats=3, board="island", fast=True
    )
    environment.reset(seed=1)
    assert environment.inner.agent_selection == "red"
    assert environment.action_masks().any()


def test_without_numba_the_error_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiler, "has_numba", lambda: False)
    with pytest.raises(ValueError, match=r"risk-widget\[fast\]"):
        risk_v0.raw_env(edition="czech", seats=3, fast=True)
