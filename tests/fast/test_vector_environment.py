"""Batches of compiled games: the engine's masks, `RiskEnv`'s games, Gymnasium's conventions."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import VectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from risk_widget.environments import gym_view, risk_v0
from tests.engine.ways import WAYS
from tests.fast.test_uncompiled import NOT_COMPILED, ROOT

if TYPE_CHECKING:
    from tests.engine.ways import Way

ISLAND: dict[str, Any] = {"edition": "czech", "seats": 3, "board": "island"}


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_masks_and_observations_are_the_engines(way: Way) -> None:
    games = 4
    envs = risk_v0.vec_env(
        games, None, edition=way.edition, mode=way.mode, seats=way.seats, options=dict(way.options)
    )
    seen, info = envs.reset(seed=WAYS.index(way))
    for step in range(400):
        if step % 4 == 0:
            masks = envs.unpack(info["action_mask"])
            for game in range(games):
                state = envs.game(game).state
                assert state.actor == info["actor"][game]
                assert np.array_equal(masks[game], envs.table.mask(state).view(bool))
                assert np.array_equal(seen[game], envs.features.array(state, state.actor))
        seen, *_, info = envs.step(envs.random_actions())


@pytest.mark.parametrize(
    ("opponents", "seat"), [("random", None), (["cautious", "easygoing"], "blue"), ("bold", None)]
)
def test_its_games_are_those_of_the_single_environment(opponents: Any, seat: str | None) -> None:
    games = 6
    settings = {**ISLAND, "max_rounds": 12, "seat": seat}
    envs = risk_v0.vec_env(games, opponents, **settings)
    single = [gym_view.RiskEnv(opponents, **settings, fast=True) for _ in range(games)]
    seen, info = envs.reset(seed=5)
    alone = [env.reset(seed=5 + game)[0] for game, env in enumerate(single)]
    running, steps = set(range(games)), 0
    while running:
        masks = envs.unpack(info["action_mask"])
        for game in running:
            assert np.array_equal(seen[game], alone[game]["observation"])
            assert np.array_equal(masks[game], alone[game]["action_mask"].view(bool))
        actions = envs.random_actions()
        seen, rewards, over, cut_off, info = envs.step(actions)
        steps += 1
        for game in sorted(running):
            alone[game], *told, _ = single[game].step(actions[game])
            assert told == [rewards[game], over[game], cut_off[game]]
            if over[game] or cut_off[game]:
                running.remove(game)
                assert np.array_equal(info["final_obs"][game], alone[game]["observation"])
    assert steps > 50


def test_games_that_end_begin_anew_and_tell_how_they_ended() -> None:
    envs = risk_v0.vec_env(32, None, **ISLAND, max_rounds=20)
    _, info = envs.reset(seed=1)
    won = cut = 0
    for _ in range(1500):
        actor = info["actor"]
        _, rewards, over, cut_off, info = envs.step(envs.random_actions())
        assert ((rewards != 0) == over).all()
        assert not (over & cut_off).any()
        if "final_info" not in info:
            assert not (over | cut_off).any()
            continue
        final, ended = info["final_info"], over | cut_off
        assert (info["_final_obs"] == ended).all()
        assert (final["winner"][over] >= 0).all()
        assert (final["winner"][cut_off] == -1).all()
        for game in np.flatnonzero(ended):
            assert final["seat_rewards"][game][actor[game]] == rewards[game]
            assert sorted(final["seat_rewards"][game]) in ([-1, -1, 1], [0, 0, 0])
            assert envs.game(int(game)).round <= 1
        won, cut = won + over.sum(), cut + cut_off.sum()
    assert won > 20
    assert cut > 5


def test_an_illegal_action_loses_the_game_or_is_refused() -> None:
    envs = risk_v0.vec_env(3, "random", **ISLAND)
    envs.reset(seed=1)
    actions = envs.random_actions()
    actions[1] = envs.table.size + 7
    _, rewards, over, _, info = envs.step(actions)
    assert [*rewards] == [0, -1, 0]
    assert [*over] == [False, True, False]
    assert [*info["final_info"]["illegal"]] == [False, True, False]
    assert [*info["final_info"]["seat_rewards"][1]] == [-1, 0, 0]
    strict = risk_v0.vec_env(3, "random", **ISLAND, illegal="raise")
    strict.reset(seed=1)
    for wrong in (-1, 0, strict.table.size):
        actions = strict.random_actions()
        actions[2] = wrong
        with pytest.raises(ValueError, match=f"action {wrong} of game 2 is not legal"):
            strict.step(actions)


def test_random_actions_are_all_the_legal_ones_alike() -> None:
    envs = risk_v0.vec_env(1, None, **ISLAND)
    envs.reset(seed=2)
    legal = np.flatnonzero(envs.action_masks()[0])
    counts = np.bincount(
        [int(envs.random_actions()[0]) for _ in range(400 * len(legal))], minlength=envs.table.size
    )
    assert np.array_equal(np.flatnonzero(counts), legal)
    assert (abs(counts[legal] - 400) < 120).all()  # six standard deviations


@pytest.mark.parametrize(
    "copied", [copy.copy, copy.deepcopy, lambda e: pickle.loads(pickle.dumps(e))]
)
def test_a_copy_plays_the_same_games_on_its_own(copied: Any) -> None:
    envs = risk_v0.vec_env(4, "cautious", **ISLAND, scaled=True)
    envs.reset(seed=3)
    for _ in range(30):
        envs.step(envs.random_actions())
    other, untouched = copied(envs), copied(envs)
    for _ in range(60):
        actions = envs.random_actions()
        assert np.array_equal(actions, other.random_actions())
        ours, theirs = envs.step(actions), other.step(actions)
        for one, another in zip(ours[:4], theirs[:4], strict=True):
            assert np.array_equal(one, another)
        assert np.array_equal(ours[4]["action_mask"], theirs[4]["action_mask"])
    assert untouched.game(0).position() != envs.game(0).position()


def test_it_is_a_vector_environment_of_gymnasiums() -> None:
    envs = gymnasium.make_vec(gym_view.NAME, num_envs=5, opponents="random", **ISLAND, scaled=True)
    assert isinstance(envs, VectorEnv)
    inside: Any = envs.unwrapped
    counted = RecordEpisodeStatistics(envs)
    seen, _ = counted.reset(seed=[4, 3, 2, 1, 0])  # type: ignore[arg-type]
    assert seen in envs.observation_space
    finished = 0
    for _ in range(400):
        actions = inside.random_actions()
        assert actions in envs.action_space
        seen, *_, info = counted.step(actions)
        finished += "episode" in info
    assert seen in envs.observation_space
    assert seen.dtype == np.float32
    assert finished > 3


def test_without_observations_the_rest_is_the_same() -> None:
    with_them, without = (risk_v0.vec_env(3, "random", **ISLAND, observe=o) for o in (True, False))
    with_them.reset(seed=6)
    assert without.reset(seed=6)[0].shape == (3, 0)
    for _ in range(50):
        actions = with_them.random_actions()
        assert np.array_equal(
            with_them.step(actions)[4]["action_mask"], without.step(actions)[4]["action_mask"]
        )


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"num_envs": 0}, "num_envs must be a whole number of at least 1, not 0"),
        ({"opponents": ["random"]}, "opponents must be 2 bots, one for each other seat, not 1"),
        ({"opponents": "nobody"}, "opponents must be .*'cautious'.*, not 'nobody'"),
        ({"opponents": dict}, "opponents must be .*, not <class 'dict'>"),
        ({"opponents": {"blue": "random"}}, "a bot for blue, green, not for blue"),
        ({"seat": "pink"}, "seat must be 'red', 'blue' or 'green', not 'pink'"),
        ({"render_mode": "human"}, "render_mode must be None"),
        ({"illegal": "ignore"}, "illegal must be 'lose' or 'raise', not 'ignore'"),
        ({"max_rounds": 0}, "max_rounds must be a whole number of at least 1, not 0"),
    ],
)
def test_wrong_settings_are_refused(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        risk_v0.vec_env(**{"num_envs": 2, **ISLAND, **settings})


def test_wrong_calls_are_refused() -> None:
    envs = risk_v0.vec_env(3, "random", **ISLAND)
    for call in (envs.random_actions, lambda: envs.step([0, 0, 0])):
        with pytest.raises(gymnasium.error.ResetNeeded):
            call()
    numbers: Any = np.arange(3)
    envs.reset(seed=numbers)
    envs.reset(seed=numbers[1])
    for wrong in ([0, 0], [0.0, 1.0, 2.0], [[0, 0, 0]]):
        with pytest.raises(ValueError, match="actions must be 3 whole numbers"):
            envs.step(wrong)
    with pytest.raises(ValueError, match="seed must be a number or 3 of them, not 2"):
        envs.reset(seed=[1, 2])


PLAYED = """
from tests.fast.test_vector_environment import played
print(played(), end="")
"""


def played() -> str:
    """Some steps of a batch, as text."""
    envs = risk_v0.vec_env(2, ["easygoing", "random"], **ISLAND, max_rounds=4)
    seen, info = envs.reset(seed=8)
    told: list[Any] = []
    for _ in range(40):
        told.append((seen.sum().item(), info["action_mask"].sum().item()))
        seen, rewards, over, cut_off, info = envs.step(envs.random_actions())
        told.append((rewards.tolist(), over.tolist(), cut_off.tolist()))
    return f"{told} {[envs.game(game).position() for game in range(2)]}"


def test_the_same_games_are_played_uncompiled() -> None:
    done = subprocess.run(
        [sys.executable, "-c", f"{NOT_COMPILED}\n{PLAYED}"],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    )
    assert done.stdout == played()
