"""Batches of compiled games agree with the engine, `RiskEnv` and Gymnasium's conventions."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from itertools import product
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.wrappers import vector as wrappers

from risk_widget.environments import gym_view, risk_v0
from risk_widget.environments.network import Views
from tests.engine.ways import WAYS
from tests.fast.test_uncompiled import NOT_COMPILED, ROOT

if TYPE_CHECKING:
    from tests.engine.ways import GameSetup

ISLAND: dict[str, Any] = {"edition": "czech", "seats": 3, "board": "island"}


@pytest.mark.parametrize("setup", WAYS, ids=str)
def test_masks_and_observations_agree_with_the_engine(setup: GameSetup) -> None:
    games = 4
    envs = risk_v0.vec_env(
        games,
        None,
        edition=setup.edition,
        mode=setup.mode,
        seats=setup.seats,
        options=dict(setup.options),
    )
    seen, info = envs.reset(seed=WAYS.index(setup))
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


def test_finished_games_restart_and_report_how_they_ended() -> None:
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


def test_random_actions_are_uniform_over_the_legal_ones() -> None:
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
def test_a_copy_independently_plays_the_same_games(copied: Any) -> None:
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


def test_it_is_a_gymnasium_vector_environment() -> None:
    envs = gymnasium.make_vec(
        gym_view.NAME, num_envs=5, opponents="random", **ISLAND, scaled=True, fast=True
    )
    assert isinstance(envs, VectorEnv)
    inside: Any = envs.unwrapped
    counted = wrappers.RecordEpisodeStatistics(envs)
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
        (
            {"autoreset_mode": "never"},
            "autoreset_mode must be 'NextStep', 'SameStep' or 'Disabled'",
        ),
        ({"observe": "hands"}, "observe must be 'actions', not 'hands'"),
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
    text: Any = "7"
    assert np.array_equal(envs.reset(seed=text)[0], envs.reset(seed=7)[0])
    for wrong in ([0, 0], [0.0, 1.0, 2.0], [[0, 0, 0]]):
        with pytest.raises(ValueError, match="actions must be 3 whole numbers"):
            envs.step(wrong)
    with pytest.raises(ValueError, match="seed must be a number or 3 of them, not 2"):
        envs.reset(seed=[1, 2])


# ---- the ends of games ---------------------------------------------------------------------------

MODES = {"NextStep": AutoresetMode.NEXT_STEP, "Disabled": AutoresetMode.DISABLED}


@pytest.mark.parametrize("opponents", ["random", None])
def test_a_finished_game_restarts_in_the_next_step(opponents: Any) -> None:
    """Games are the same as in same-step mode, except that an extra step shows each one's end."""
    games = 16
    kind = {**ISLAND, "opponents": opponents, "max_rounds": 20}
    same, after = (
        risk_v0.vec_env(games, **kind, autoreset_mode=mode)
        for mode in (AutoresetMode.SAME_STEP, "NextStep")
    )
    assert after.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    seen, info = same.reset(seed=1)
    told: list[list[Any]] = [[] for _ in range(games)]
    for _ in range(1200):
        actions = same.random_actions()
        for game in range(games):
            told[game].append([actions[game], seen[game], info["actor"][game]])
        seen, rewards, over, cut_off, info = same.step(actions)
        for game in range(games):
            told[game][-1] += [rewards[game], over[game], cut_off[game]]
            if over[game] or cut_off[game]:
                final = {name: info["final_info"][name][game] for name in ("winner", "illegal")}
                told[game].append([None, info["final_obs"][game], -1, 0.0, False, False, final])
    seen, info = after.reset(seed=1)
    ends = 0
    for step in range(1000):
        rows = [told[game][step] for game in range(games)]
        for game, row in enumerate(rows):
            assert np.array_equal(seen[game], row[1])
            assert info["actor"][game] == row[2]
            if row[0] is None:
                ends += 1
                assert not after.action_masks()[game].any()
                assert after.random_actions()[game] == 0
                assert info["_winner"][game]
                assert {name: info[name][game] for name in row[6]} == row[6]
                assert "final_obs" not in info
        actions = np.array([0 if row[0] is None else row[0] for row in rows])
        seen, rewards, over, cut_off, info = after.step(actions)
        assert [*rewards] == [row[3] for row in rows]
        assert [*over] == [row[4] for row in rows]
        assert [*cut_off] == [row[5] for row in rows]
    assert ends > 20


def test_without_autoreset_a_finished_game_waits_for_a_reset() -> None:
    envs = risk_v0.vec_env(8, "random", **ISLAND, max_rounds=4, autoreset_mode="Disabled")
    envs.reset(seed=1)
    ended = np.zeros(8, np.bool_)
    while not ended.any():
        seen, _, over, cut_off, info = envs.step(envs.random_actions())
        ended = over | cut_off
    game = int(ended.argmax())
    before = [envs.game(each).position() for each in range(8)]
    with pytest.raises(gymnasium.error.ResetNeeded, match=f"game {game} is over"):
        envs.step(envs.random_actions())
    assert [envs.game(each).position() for each in range(8)] == before
    again, told = envs.reset(seed=50, options={"reset_mask": ended})
    fresh, _ = risk_v0.vec_env(8, "random", **ISLAND, max_rounds=4).reset(seed=50)
    assert np.array_equal(again[ended], fresh[ended])
    assert np.array_equal(again[~ended], seen[~ended])
    assert np.array_equal(told["action_mask"][~ended], info["action_mask"][~ended])
    assert np.array_equal(told["actor"][~ended], info["actor"][~ended])
    envs.step(envs.random_actions())


@pytest.mark.parametrize("mode", ["SameStep", "NextStep", "Disabled"])
def test_a_reset_mask_restarts_only_its_games(mode: str) -> None:
    envs, others = (risk_v0.vec_env(3, None, **ISLAND, autoreset_mode=mode) for _ in range(2))
    first, _ = envs.reset(seed=4)
    others.reset(seed=4)
    for _ in range(12):
        seen, *_ = envs.step(envs.random_actions())
        others.step(others.random_actions())
    before = [envs.game(game).position() for game in range(3)]
    mask = np.array([True, False, False])
    again, _ = envs.reset(seed=4, options={"reset_mask": mask})
    assert np.array_equal(again[0], first[0])
    assert np.array_equal(again[1:], seen[1:])
    assert [envs.game(game).position() for game in (1, 2)] == before[1:]
    actions = others.random_actions()
    expected = others.step(actions)[0]
    actions[0] = envs.random_actions()[0]
    assert np.array_equal(envs.step(actions)[0][1:], expected[1:]), "they go on with their dice"


def test_wrong_options_of_a_reset_are_refused() -> None:
    envs = risk_v0.vec_env(3, "random", **ISLAND)
    mask: dict[str, Any] = {"reset_mask": np.array([True, False, False])}
    with pytest.raises(gymnasium.error.ResetNeeded):
        envs.reset(options=mask)
    envs.reset(options={"reset_mask": np.ones(3, np.bool_)})
    for wrong in ([True, False], [1, 0, 0], [False] * 3, None):
        with pytest.raises(ValueError, match="reset_mask must be an array of 3 truth values"):
            envs.reset(options={"reset_mask": wrong})
    with pytest.raises(ValueError, match="no option 'foo': its only option is 'reset_mask'"):
        envs.reset(options={"foo": 1})


WRAPPED: dict[str, Any] = {
    "normalize": wrappers.NormalizeObservation,
    "dtype": lambda envs: wrappers.DtypeObservation(envs, np.float64),
    "flatten": wrappers.FlattenObservation,
    "rescale": lambda envs: wrappers.RescaleObservation(envs, -1, 1),
    "transform": lambda envs: wrappers.TransformObservation(envs, lambda seen: seen * 2),
    "reshape": lambda envs: wrappers.ReshapeObservation(
        envs, (1, *envs.observation_space.shape[1:])
    ),
    "rewards": wrappers.NormalizeReward,
}


@pytest.mark.parametrize(
    ("wrapper", "mode"),
    [("normalize", "NextStep"), *product([*WRAPPED][1:], MODES)],  # It works only with NextStep.
)
def test_gymnasiums_wrappers_work(wrapper: str, mode: str) -> None:
    inside = risk_v0.vec_env(
        6,
        "random",
        **ISLAND,
        scaled=wrapper != "dtype",
        max_rounds=3,
        autoreset_mode=MODES[mode],
    )
    plain = copy.deepcopy(inside)
    envs = WRAPPED[wrapper](inside)
    seen, _ = envs.reset(seed=1)
    bare, _ = plain.reset(seed=1)
    assert seen.shape == envs.observation_space.shape
    ends = 0
    for _ in range(60):
        actions = inside.random_actions()
        seen, _, *ended, _ = envs.step(actions)
        bare, *_ = plain.step(actions)
        if wrapper in ("dtype", "flatten", "rescale", "transform", "reshape"):
            scale, shift = {"rescale": (2, -1), "transform": (2, 0)}.get(wrapper, (1, 0))
            assert np.allclose(seen.reshape(bare.shape), bare * scale + shift)
        assert np.isfinite(seen).all()
        over = ended[0] | ended[1]
        ends += over.sum()
        if mode == "Disabled" and over.any():
            envs.reset(options={"reset_mask": over})
            plain.reset(options={"reset_mask": over})
    assert ends > 3


# ---- described actions ---------------------------------------------------------------------------


OBSERVED: tuple[Any, ...] = (True, "actions")


def test_each_row_describes_its_action() -> None:
    plain, described = (
        risk_v0.vec_env(5, None, **ISLAND, observe=observe, max_rounds=30) for observe in OBSERVED
    )
    seen, _ = plain.reset(seed=3)
    rows, info = described.reset(seed=3)
    views, random = Views(plain.config), np.random.default_rng(1)
    size = described.single_observation_space.shape
    assert size == (128, 48)
    for _ in range(300):
        assert rows in described.observation_space
        expected = views.choices(seen, plain.action_masks())
        ends = np.append(expected.firsts[1:], len(expected.numbers))
        masks, actions, numbers = described.action_masks(), [], []
        assert np.array_equal(masks, described.unpack(info["action_mask"]))
        for game, (first, end) in enumerate(zip(expected.firsts, ends, strict=True)):
            count = end - first
            assert masks[game].tolist() == [True] * count + [False] * (size[0] - count)
            assert np.array_equal(rows[game, :count], expected.described[first:end])
            assert not rows[game, count:].any()
            assert np.array_equal(rows[game, 0, -10:], expected.positions[game])
            actions.append(int(random.integers(count)))
            numbers.append(int(expected.numbers[first + actions[-1]]))
        seen, *one, _ = plain.step(numbers)
        rows, *other, info = described.step(actions)
        assert all(map(np.array_equal, one, other))
        for ended in np.flatnonzero(one[1] | one[2]):
            final = info["final_obs"][ended]
            assert not final[1:].any()
            assert not final[0, :-10].any()
            assert final[0, -10:].any()


def test_a_row_without_an_action_is_illegal() -> None:
    envs = risk_v0.vec_env(2, "random", **ISLAND, observe="actions")
    envs.reset(seed=1)
    count = envs.action_masks().sum(1)
    for actions in ([0, count[1]], [0, 10**6], [0, -1]):
        _, rewards, over, _, info = envs.step(actions)
        assert [*rewards] == [0, -1]
        assert [*over] == [False, True]
        assert [*info["final_info"]["illegal"]] == [False, True]
    strict = risk_v0.vec_env(2, "random", **ISLAND, observe="actions", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(ValueError, match=f"action {count[1]} of game 1 is not legal"):
        strict.step([0, count[1]])
    drawn = {int(strict.random_actions()[0]) for _ in range(400)}
    assert drawn == {*range(count[0])}


def test_actions_beyond_the_available_rows_are_omitted() -> None:
    envs = risk_v0.vec_env(1, None, **ISLAND)
    seen, _ = envs.reset(seed=1)
    legal = envs.action_masks()
    assert legal.sum() > 2
    numbers, rows = Views(envs.config).table_of(seen, legal, 2)
    assert numbers[0].tolist() == np.flatnonzero(legal[0])[:2].tolist()
    assert rows.shape == (1, 2, 48)


PLAYED = """
from tests.fast.test_vector_environment import played
print(played(), end="")
"""


def played() -> str:
    """Return some steps of a batch as text."""
    envs = risk_v0.vec_env(2, ["easygoing", "random"], **ISLAND, max_rounds=4)
    seen, info = envs.reset(seed=8)
    told: list[Any] = []
    for _ in range(40):
        told.append((seen.sum().item(), info["action_mask"].sum().item()))
        seen, rewards, over, cut_off, info = envs.step(envs.random_actions())
        told.append((rewards.tolist(), over.tolist(), cut_off.tolist()))
    return f"{told} {[envs.game(game).position() for game in range(2)]}"


def test_uncompiled_code_plays_the_same_games() -> None:
    done = subprocess.run(
        [sys.executable, "-c", f"{NOT_COMPILED}\n{PLAYED}"],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    )
    assert done.stdout == played()
