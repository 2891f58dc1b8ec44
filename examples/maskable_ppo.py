"""Train sb3-contrib's MaskablePPO with a policy that scores each legal action separately.

Run it with `python examples/maskable_ppo.py [MINUTES] [BOARD] [OPPONENT]`; it needs
`pip install 'risk-widget[fast,learn]' sb3-contrib`. MINUTES is processor time.
"""

# ruff: noqa: D102, FBT001, FBT002 - methods are those of their bases
import sys
import time
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnvWrapper
from torch import nn

from risk_widget.environments import risk_v0
from risk_widget.environments.sb3 import Sb3VecEnv
from risk_widget.environments.scores import GAME, Score, benchmark

POSITION = 10  # numbers at a row's end about the position, beginning with the seat's three shares
DISCOUNT = 0.997


class Shares(VecEnvWrapper):  # type: ignore[misc]
    """A wrapper that rewards growing shares of territories, armies and income, using potentials."""

    def reset(self) -> Any:
        seen = self.venv.reset()
        self.worth = seen[:, 0, -POSITION:][:, :3].mean(1)
        return seen

    def step_wait(self) -> Any:
        seen, rewards, done, infos = self.venv.step_wait()
        worth = seen[:, 0, -POSITION:][:, :3].mean(1)
        paid = rewards + np.where(done, 0, DISCOUNT * worth) - self.worth
        for game in np.flatnonzero(done):
            paid[game] -= infos[game]["TimeLimit.truncated"]  # a game cut off counts as lost
            infos[game] |= {"won": rewards[game] > 0, "TimeLimit.truncated": False}
        self.worth = worth
        return seen, paid.astype(np.float32), done, infos


class ActionScores(MaskableActorCriticPolicy):  # type: ignore[misc]
    """A policy with two small networks: one scores the described actions, one the position."""

    def _build(self, rate: Any) -> None:
        columns = self.observation_space.shape[1]
        self.look = nn.Sequential(nn.Linear(columns, 64), nn.Tanh(), nn.Linear(64, 1))
        self.value = nn.Sequential(nn.Linear(POSITION, 32), nn.Tanh(), nn.Linear(32, 1))
        self.optimizer = self.optimizer_class(self.parameters(), rate(1), **self.optimizer_kwargs)

    def get_distribution(self, obs: Any, action_masks: Any = None) -> Any:
        legal = torch.as_tensor(action_masks, dtype=torch.bool).reshape(obs.shape[:2])
        scores = torch.full(legal.shape, -1e8)
        scores[legal] = self.look(obs[legal])[:, 0]
        return self.action_dist.proba_distribution(action_logits=scores)

    def predict_values(self, obs: Any) -> Any:
        return self.value(obs[:, 0, -POSITION:])

    def forward(self, obs: Any, deterministic: bool = False, action_masks: Any = None) -> Any:
        chances = self.get_distribution(obs, action_masks)
        actions = chances.get_actions(deterministic=deterministic)
        return actions, self.predict_values(obs), chances.log_prob(actions)

    def evaluate_actions(self, obs: Any, actions: Any, action_masks: Any = None) -> Any:
        chances = self.get_distribution(obs, action_masks)
        return self.predict_values(obs), chances.log_prob(actions), chances.entropy()


class Curve(BaseCallback):  # type: ignore[misc]
    """A callback that prints the share of games won, and stops when the time is up."""

    def _on_training_start(self) -> None:
        self.won: list[bool] = []
        self.began = self.told = time.process_time()

    def _on_step(self) -> bool:
        self.won += [bool(info["won"]) for info in self.locals["infos"] if "won" in info]
        now = time.process_time()
        if now - self.told > 30 and self.won:
            share = Score(sum(self.won), len(self.won))
            print(f"{(now - self.began) / 60:4.1f} min: won {share} while learning", flush=True)
            self.told, self.won = now, []
        return now - self.began < 60 * float(minutes)


if __name__ == "__main__":
    minutes, board, opponent = [*sys.argv[1:], *("3", "classic", "newcomer")[len(sys.argv) - 1 :]]
    torch.set_num_threads(1)
    game: dict[str, Any] = {**GAME, "board": board, "seat": ["red", "blue"]}
    games = Shares(Sb3VecEnv(risk_v0.vec_env(192, opponent, observe="actions", **game)))
    chosen: dict[str, Any] = {"n_steps": 48, "batch_size": 1152, "n_epochs": 3, "ent_coef": 0.01}
    model = MaskablePPO(ActionScores, games, 0.002, gamma=DISCOUNT, seed=1, device="cpu", **chosen)
    model.learn(10**9, callback=Curve())
    print(f"best actions on {board} against {opponent}: won {benchmark(model, board, opponent)}")
