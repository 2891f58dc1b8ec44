"""Everywhere, a seed given as a number equals the same seed given as digits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium
import pytest

import risk_widget as rw
from risk_widget.environments import gym_view, risk_v0

if TYPE_CHECKING:
    from collections.abc import Callable

POSITION = rw.Game.new(edition="italian", mode="domination", seats=3, seed=1).position()
SMALL: dict[str, Any] = {"edition": "german", "mode": "domination", "max_rounds": 2}
ISLAND: dict[str, Any] = {"mode": "domination", "seats": 3, "board": "island"}


def continued(seed: Any) -> object:
    game = rw.Game.from_position(POSITION, seed=seed)
    while game.phase != "reinforce":
        game.apply(game.legal_actions()[0])
    return game.position()


def warm_up(seed: Any) -> object:
    progress = rw.lessons.Progress()
    rw.load_lesson("04-combat", progress=progress).show_me("pairs")
    from risk_widget.practice.course import load_warm_up

    return load_warm_up(progress=progress, seed=seed).step.text


def review(seed: Any) -> object:
    progress = rw.lessons.Progress()
    progress.review.meet("04-combat/pairs", 0)
    return rw.lessons.load_review(progress=progress, seed=seed).step.text


def environment(seed: Any) -> object:
    return str(gym_view.RiskEnv("random", **ISLAND).reset(seed=seed)[0])


def agents(seed: Any) -> object:
    made = risk_v0.raw_env(**ISLAND, seed=seed)
    made.reset()
    return made.game.position()


PLACES: dict[str, Callable[[Any], object]] = {
    "a game": lambda seed: rw.Game.new(seats=3, seed=seed).position(),
    "a position": lambda seed: continued(seed),
    "a lesson": lambda seed: rw.load_lesson("04-combat", seed=seed).game.position(),
    "a warm-up": warm_up,
    "a review": review,
    "a simulation": lambda seed: rw.simulate(["bold", "random"], 2, seed=seed, **SMALL).to_dict(),
    "an environment": environment,
    "agents": agents,
}


@pytest.mark.parametrize("place", PLACES)
def test_a_number_and_its_digits_are_the_same_seed(place: str) -> None:
    ask = PLACES[place]
    assert ask("7") == ask(7)
    assert ask(7.0) == ask(7)


def test_a_batch_is_made_like_a_single_environment() -> None:
    with pytest.raises(ValueError, match="always compiled"):
        gymnasium.make_vec(gym_view.NAME, num_envs=1, fast=False, **ISLAND)
