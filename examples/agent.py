"""An agent that learns from the rewards of whole games how eagerly it should attack.

Run it with `python examples/agent.py`; it needs `pip install 'risk-widget[learn]'`.
"""

import random
import sys
from typing import Any

import gymnasium

from risk_widget.environments.gym_view import NAME

EAGERNESS = (0.25, 0.5, 0.75, 1.0)  # the chances with which it may attack where it can


def play(environment: Any, eagerness: float, seed: int) -> float:
    """Play one game, and return its reward: 1 for a win, -1 for a defeat, or else 0."""
    names, chance = environment.unwrapped.table.names, random.Random(seed)
    seen, _ = environment.reset(seed=seed)
    reward, over, cut_off = 0.0, False, False
    while not (over or cut_off):
        moves = seen["action_mask"].nonzero()[0]
        attacks = [move for move in moves if names[move].startswith("attack")]
        others = [move for move in moves if not names[move].startswith("attack")]
        attacks = attacks if not others or chance.random() < eagerness else []
        seen, reward, over, cut_off, _ = environment.step(chance.choice(attacks or others))
    return reward


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 120
    environment = gymnasium.make(NAME, edition="german", board="island", seats=2, max_rounds=60)
    rewards: dict[float, list[float]] = {eagerness: [] for eagerness in EAGERNESS}
    for game in range(games):  # in the second half it stays with the best
        best = max(rewards, key=lambda each: sum(rewards[each]))
        eagerness = EAGERNESS[game % 4] if game < games / 2 else best
        rewards[eagerness].append(play(environment, eagerness, game))
    for eagerness, found in rewards.items():
        print(f"{eagerness:.0%}: {sum(found) / len(found):+.2f} on average of {len(found)} games")
