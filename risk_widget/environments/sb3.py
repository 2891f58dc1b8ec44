"""A batch of games for stable-baselines3, and for MaskablePPO of sb3-contrib.

Neither comes with an extra of this package: `docs/laboratory.md` says how to install both, and
`examples/maskable_ppo.py` trains a model.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium.vector import AutoresetMode

try:
    from stable_baselines3.common.vec_env import VecEnv
except ImportError as _error:
    raise ImportError(
        "this adapter needs stable-baselines3, which is not installed here: pip install sb3-contrib"
    ) from _error

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

    from risk_widget.environments.vector import RiskVectorEnv
    from risk_widget.reading.json_types import JsonObject

__all__ = ["Sb3VecEnv"]


class Sb3VecEnv(VecEnv):  # type: ignore[misc]
    """A stable-baselines3 `VecEnv` around a batch of `risk_v0.vec_env`.

    With sb3-contrib installed::

        from risk_widget.environments import risk_v0
        from risk_widget.environments.sb3 import Sb3VecEnv
        from sb3_contrib import MaskablePPO

        games = Sb3VecEnv(risk_v0.vec_env(8, board="island", scaled=True))
        model = MaskablePPO("MlpPolicy", games).learn(1024)

    ``env_method("action_masks")`` returns the masks, as MaskablePPO needs them. The info of a
    game that has ended has "terminal_observation", "TimeLimit.truncated" (whether it was cut off),
    "winner" (a seat's number; -1 for nobody) and "illegal".

    Attributes:
        envs: the batch.
    """

    def __init__(self, envs: RiskVectorEnv) -> None:
        """Wrap a batch of games.

        Raises:
            ValueError: the batch does not restart a game in the same step in which it ends.
        """
        mode = envs.metadata["autoreset_mode"]
        if mode != AutoresetMode.SAME_STEP:
            raise ValueError(f"autoreset_mode must be SAME_STEP, not {mode.name}")
        self.envs = envs
        super().__init__(envs.num_envs, envs.single_observation_space, envs.single_action_space)

    def reset(self) -> NDArray[Any]:
        """Begin all games again, with the seeds set by `seed`."""
        seen, _ = self.envs.reset(seed=self._seeds)
        self._reset_seeds()
        found: NDArray[Any] = seen
        return found

    def step_async(self, actions: NDArray[np.int64]) -> None:
        """Store an action for each game."""
        self._actions = actions

    def step_wait(self) -> tuple[NDArray[Any], NDArray[np.float32], NDArray[np.bool_], list[Any]]:
        """Take the stored actions."""
        seen, rewards, over, cut_off, info = self.envs.step(self._actions)
        done = over | cut_off
        told: list[JsonObject] = [{} for _ in range(self.num_envs)]
        for game in map(int, np.flatnonzero(done)):
            final = info["final_info"]
            told[game] = {
                "terminal_observation": info["final_obs"][game],
                "TimeLimit.truncated": bool(cut_off[game]),
                "winner": int(final["winner"][game]),
                "illegal": bool(final["illegal"][game]),
            }
        return seen, rewards.astype(np.float32), done, told

    def close(self) -> None:
        """Close the batch."""
        self.envs.close()

    def get_attr(self, attr_name: str, indices: int | Iterable[int] | None = None) -> list[Any]:
        """Return an attribute of the batch, repeated for each game requested."""
        value = getattr(self.envs, attr_name)
        return [value for _ in self._get_indices(indices)]

    def set_attr(
        self, attr_name: str, value: object, indices: int | Iterable[int] | None = None
    ) -> None:
        """Set an attribute of the batch, which all games share."""
        del indices
        setattr(self.envs, attr_name, value)

    def env_method(
        self,
        method_name: str,
        *method_args: object,
        indices: int | Iterable[int] | None = None,
        **method_kwargs: object,
    ) -> list[Any]:
        """Call a method of the batch that answers for each game, such as `action_masks`."""
        found = getattr(self.envs, method_name)(*method_args, **method_kwargs)
        return [found[game] for game in self._get_indices(indices)]

    def env_is_wrapped(
        self, wrapper_class: type[Any], indices: int | Iterable[int] | None = None
    ) -> list[bool]:
        """Return False for each game: none has a wrapper of its own."""
        del wrapper_class
        return [False for _ in self._get_indices(indices)]
