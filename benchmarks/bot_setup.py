"""Whether bots that spread their first armies are as strong as bots that heaped them up.

Run it with: python benchmarks/bot_setup.py [--games N] [--bots cautious bold]

The heaping is kept here only, to be compared with: every army went to the one border that the
nearest continent made worth most, until it was seven armies ahead of the strongest neighbour.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from bot_matches import match, workers

from risk_widget.bots import PlanningBot
from risk_widget.bots.attack_arithmetic import threat_at
from risk_widget.bots.observation_arrays import ObservationArrays
from risk_widget.bots.planning_arrays import ENEMY, FINISH, NOBODY
from risk_widget.bots.styles import BOLD, CAUTIOUS

if TYPE_CHECKING:
    from risk_widget.bots import Action, Observation
    from risk_widget.bots.attack_arithmetic import Field
    from risk_widget.bots.planning_arrays import Style

GAMES = [("czech", "domination"), ("nordic", "missions")]


class _Heaping(PlanningBot):
    """Plays like the package's bots from the first turn on."""

    style: Style

    def __init__(self, seed: str) -> None:
        super().__init__(self.style, seed)
        self.table = ObservationArrays(None)

    def choose(self, observation: Observation, /) -> Action:
        if observation["phase"] != "place" or "place" not in observation["legal"]:
            return super().choose(observation)
        table = self.table
        table.read(observation)
        field = table.field(self.style, table.number(observation["actor"]))
        territories = observation["legal"]["place"]["territories"]
        return {"type": "place", "territory": _heap(table, field, territories), "armies": 1}


class CautiousHeaping(_Heaping):
    style = CAUTIOUS


class BoldHeaping(_Heaping):
    style = BOLD


HEAPING = {"cautious": CautiousHeaping, "bold": BoldHeaping}


def _heap(table: ObservationArrays, field: Field, territories: list[str]) -> str:
    ground, scene, index = table.ground, table.scene, table.geo.index
    seat = table.seen["actor"]
    me, home = table.number(seat), ground.home
    ahead = max(1, min(7, (table.seen.get("in_hand") or {}).get(seat, 1)))
    prospects = [
        field.worths[FINISH][c] * (scene.held[c][me] / size) ** 2
        for c, size in enumerate(ground.sizes)
    ]

    def value(territory: str) -> float:
        t = index[territory]
        around = {home[n] for n in ground.neighbours[t] if field.numbers[ENEMY][n]}
        if not around:
            return -1.0
        near = prospects[home[t]] + 0.5 * max(prospects[c] for c in around)
        threat = threat_at(field, t, NOBODY)
        beyond = max(0, scene.armies[t] - threat - ahead)
        return float(near + 0.15 * min(threat, 6) - 0.25 * beyond)

    return max(territories, key=value)


def main() -> None:
    """Print every figure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--bots", nargs="+", choices=list(HEAPING), default=list(HEAPING))
    asked = parser.parse_args()
    games = asked.games
    with workers() as pool:
        for new in asked.bots:
            for edition, mode in GAMES:
                print(f"{new}, spreading against heaping, {edition} {mode}, 3 players")
                match(
                    new,
                    HEAPING[new],
                    [(1, 2), (2, 1)],
                    games,
                    edition=edition,
                    mode=mode,
                    pool=pool,
                )


if __name__ == "__main__":
    main()
