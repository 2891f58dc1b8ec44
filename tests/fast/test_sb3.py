"""The adapter for stable-baselines3 meets that library's requirements for environments.

The library brings torch, which is larger than everything else that the tests need. So a class with
the same abstract methods replaces it, unless the library is installed.
"""

from __future__ import annotations

import importlib
import sys
from abc import ABC, abstractmethod
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from risk_widget.environments import risk_v0

if TYPE_CHECKING:
    from collections.abc import Iterator

ISLAND: dict[str, Any] = {"edition": "german", "seats": 2, "board": "island", "max_rounds": 5}
ADAPTER = "risk_widget.environments.sb3"


class VecEnv(ABC):
    """The parts of version 2 of the library that matter here."""

    def __init__(self, num_envs: int, observation_space: Any, action_space: Any) -> None:
        self.num_envs, self.observation_space = num_envs, observation_space
        self.action_space = action_space
        self._reset_seeds()
        self.render_mode = self.get_attr("render_mode")[0]

    def _reset_seeds(self) -> None:
        self._seeds: list[int | None] = [None] * self.num_envs

    def seed(self, seed: int) -> list[int | None]:
        self._seeds = [seed + game for game in range(self.num_envs)]
        return self._seeds

    def _get_indices(self, indices: Any) -> Any:
        if indices is None:
            return range(self.num_envs)
        return [indices] if isinstance(indices, int) else indices

    def has_attr(self, name: str) -> bool:
        try:
            return bool(self.get_attr(name))
        except AttributeError:
            return False

    def step(self, actions: Any) -> Any:
        self.step_async(actions)
        return self.step_wait()

    @abstractmethod
    def reset(self) -> Any: ...
    @abstractmethod
    def step_async(self, actions: Any) -> None: ...
    @abstractmethod
    def step_wait(self) -> Any: ...
    @abstractmethod
    def close(self) -> None: ...
    @abstractmethod
    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]: ...
    @abstractmethod
    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None: ...
    @abstractmethod
    def env_method(self, method_name: str, *args: Any, indices: Any = None, **more: Any) -> Any: ...
    @abstractmethod
    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]: ...


@pytest.fixture
def adapter(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    if find_spec("stable_baselines3") is None:
        for name in ("stable_baselines3", "stable_baselines3.common"):
            monkeypatch.setitem(sys.modules, name, ModuleType(name))
        inner: Any = ModuleType("stable_baselines3.common.vec_env")
        inner.VecEnv = VecEnv
        monkeypatch.setitem(sys.modules, inner.__name__, inner)
    yield importlib.import_module(ADAPTER).Sb3VecEnv
    sys.modules.pop(ADAPTER, None)


@pytest.mark.parametrize("observe", [True, "actions"])
def test_its_games_are_the_batchs(adapter: Any, observe: Any) -> None:
    plain, inside = (
        risk_v0.vec_env(6, "random", **ISLAND, observe=observe, seat=["red", "blue"])
        for _ in range(2)
    )
    games = adapter(inside)
    assert games.seed(5)[0] == 5
    assert np.array_equal(games.reset(), plain.reset(seed=5)[0])
    assert games.has_attr("action_masks")
    assert not games.has_attr("action_mask")
    won = cut = 0
    for _ in range(400):
        masks = games.env_method("action_masks")
        assert np.array_equal(np.stack(masks), plain.action_masks())
        assert np.array_equal(
            games.env_method("action_masks", indices=[4, 1]), [masks[4], masks[1]]
        )
        actions = plain.random_actions()
        seen, rewards, over, cut_off, told = plain.step(actions)
        ours, paid, done, infos = games.step(actions)
        assert np.array_equal(ours, seen)
        assert np.array_equal(paid, rewards)
        assert paid.dtype == np.float32
        assert np.array_equal(done, over | cut_off)
        for game, info in enumerate(infos):
            if not done[game]:
                assert info == {}
                continue
            assert np.array_equal(info.pop("terminal_observation"), told["final_obs"][game])
            winner = told["final_info"]["winner"][game]
            expected = {"TimeLimit.truncated": cut_off[game], "winner": winner, "illegal": False}
            assert info == expected
            won, cut = won + over[game], cut + cut_off[game]
    assert won > 10
    assert cut > 3
    assert np.array_equal(games.reset(), plain.reset(seed=[None] * 6)[0]), "seeds count once"


def test_a_question_to_all_games_gets_an_answer_from_each(adapter: Any) -> None:
    games = adapter(risk_v0.vec_env(3, "random", **ISLAND))
    assert games.get_attr("num_envs") == [3, 3, 3]
    assert games.get_attr("num_envs", indices=1) == [3]
    assert games.render_mode is None
    games.set_attr("mark", 7)
    assert games.get_attr("mark") == [7, 7, 7]
    assert games.env_is_wrapped(object) == [False] * 3
    games.close()


def test_games_must_reset_by_themselves(adapter: Any) -> None:
    with pytest.raises(ValueError, match="autoreset_mode must be SAME_STEP, not NEXT_STEP"):
        adapter(risk_v0.vec_env(3, "random", **ISLAND, autoreset_mode="NextStep"))


def test_without_the_library_the_message_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in {"stable_baselines3", *sys.modules}:  # parts that are loaded count as well
        if name.partition(".")[0] == "stable_baselines3":
            monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.delitem(sys.modules, ADAPTER, raising=False)
    with pytest.raises(ImportError, match="pip install sb3-contrib"):
        importlib.import_module(ADAPTER)
