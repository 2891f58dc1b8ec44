"""An agent that learns how eagerly to attack, from the rewards of whole games.

Run it with `python examples/agent.py`; it needs `pip install 'risk-widget[learn]'`.
"""

import random
import sys

from risk_widget.environments.gym_view import RiskEnv

EAGERNESS = (0.25, 0.5, 0.75, 1.0)  # the probability of attacking when it can


def play(environment: RiskEnv, eagerness: float, seed: int) -> float:
    """Play one game, and return its reward: 1 for a win, -1 for a defeat, 0 otherwise."""
    names, chance = environment.table.names, random.Random(seed)
    seen, _ = environment.reset(seed=seed)
    reward, over, cut_off = 0.0, False, False
    while not (over or cut_off):
        legal: list[int] = seen["action_mask"].nonzero()[0].tolist()
        attacks = [number for number in legal if names[number].startswith("attack")]
        others = [number for number in legal if number not in attacks]
        attacks = attacks if not others or chance.random() < eagerness else []
        seen, reward, over, cut_off, _ = environment.step(chance.choice(attacks or others))
    return reward


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 120
    environment = RiskEnv(
        "random", edition="german", mode="domination", board="island", seats=2, max_rounds=60
    )
    rewards: dict[float, list[float]] = {eagerness: [] for eagerness in EAGERNESS}
    for game in range(games):  # in the second half, use only the best value
        best = max(rewards, key=lambda each: sum(rewards[each]))
        eagerness = EAGERNESS[game % 4] if game < games / 2 else best
        rewards[eagerness].append(play(environment, eagerness, game))
    for eagerness, found in rewards.items():
        print(f"{eagerness:.0%}: {sum(found) / len(found):+.2f} on average in {len(found)} games")
