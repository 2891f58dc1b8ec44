"""Scores of policies: the kinds, what each policy observes, and what counts as a win."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium import spaces

from risk_widget.environments import risk_v0
from risk_widget.environments.network import Network, Views
from risk_widget.environments.scores import GAME, Score, benchmark, share_won

SIZE = 96


def test_a_scores_interval_contains_the_truth() -> None:
    found = Score(81, 263)
    assert found.share == pytest.approx(0.308, abs=0.001)
    assert found.interval == pytest.approx((0.2553, 0.3662), abs=0.0005)  # From Newcombe 1998.
    assert str(Score(1, 2)) == "50% of 2 games (3% to 97%)"
    assert Score(0, 40).interval[1] > 0.05


def test_each_seat_begins_in_half_of_the_games() -> None:
    """If its opponent begins, a policy is first asked after the opponent has played."""
    turns: list[Any] = []

    def first(seen: Any, legal: Any) -> Any:
        assert len(seen) == len(legal)
        assert legal.any(1).all()
        turns.append(len(seen))
        return legal.argmax(1)

    one = benchmark(first, "island", "random", SIZE)
    assert one == benchmark(first, "island", "random", SIZE), "a seed plays the same games"
    assert one.games == SIZE
    assert turns[0] == SIZE
    assert min(turns) < SIZE, "games that are over are not asked about"


def test_a_network_is_a_policy_that_names_actions_itself() -> None:
    network, envs = Network(3), risk_v0.vec_env(1, **GAME, board="island")
    views = Views(envs.config)

    def best(seen: Any, legal: Any) -> Any:
        choices = views.choices(seen, legal)
        return choices.numbers[network.best(choices)]

    assert benchmark(network, "island", "random", SIZE) == benchmark(best, "island", "random", SIZE)


class Chooses:
    """A model with the attributes of stable-baselines3's models: observations and `predict`."""

    def __init__(self, shape: Any, dtype: Any) -> None:
        self.observation_space = spaces.Box(0, 1, shape, dtype)
        self.seen: list[Any] = []

    def predict(self, observation: Any, *, deterministic: bool, action_masks: Any) -> Any:
        assert deterministic
        self.seen.append(observation)
        return action_masks.argmax(1), None


class ChoosesBlindly(Chooses):
    """A model without masks, which sooner or later chooses something illegal."""

    def predict(self, observation: Any, deterministic: bool) -> Any:  # type: ignore[override]
        return np.zeros(len(observation), np.int64), None


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("observe", "dtype", "settings"),
    [
        (True, np.float32, {"scaled": True}),
        (True, np.int32, {}),
        ("actions", np.float32, {"observe": "actions"}),
    ],
)
def test_a_model_gets_the_observations_it_was_trained_on(
    observe: Any, dtype: Any, settings: Any
) -> None:
    envs = risk_v0.vec_env(1, **GAME, board="island", observe=observe)
    model = Chooses(envs.single_observation_space.shape, dtype)

    def first(seen: Any, legal: Any) -> Any:
        return legal.argmax(1)

    assert benchmark(model, "island", "random", SIZE) == benchmark(
        first, "island", "random", SIZE, **settings
    )
    assert model.seen[0].shape == (SIZE, *model.observation_space.shape)
    assert model.seen[0].dtype == dtype


def test_a_game_with_an_illegal_action_is_not_won() -> None:
    shape = risk_v0.vec_env(1, **GAME, board="island").single_observation_space.shape
    found = benchmark(ChoosesBlindly(shape, np.int32), "island", "random", 20)
    assert found.won == 0
    assert 0 < found.illegal <= 20
    assert str(found) == f"0% of 20 games (0% to 16%); ended by an illegal action: {found.illegal}"


def test_a_game_that_is_cut_off_is_not_won() -> None:
    kind: dict[str, Any] = {**GAME, "board": "classic", "max_rounds": 1}
    assert share_won(lambda seen, legal: legal.argmax(1), 12, "random", **kind) == Score(0, 12)


def test_the_benchmark_has_three_boards() -> None:
    with pytest.raises(ValueError, match="board must be 'island', 'strait' or 'classic'"):
        benchmark(Network(1), "atlantis")
