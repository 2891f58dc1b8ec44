"""Whether bots that spread their first armies are as strong as bots that heaped them up.

Run it with: python benchmarks/bot_setup.py [--games N] [--bots cautious bold]

The heaping is kept here only, to be compared with: every army went to the one border that the
nearest continent made worth most, until it was seven armies ahead of the strongest neighbour.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from bot_matches import match, workers

from risk_widget.battle_odds import DiceRule
from risk_widget.bots import PlanningBot
from risk_widget.bots.chances import chances_of
from risk_widget.bots.geography import geography
from risk_widget.bots.planner import Planner
from risk_widget.bots.styles import BOLD, CAUTIOUS
from risk_widget.bots.view import View
from risk_widget.bots.worth import Worth

if TYPE_CHECKING:
    from risk_widget.bots import Action, Observation
    from risk_widget.bots.worth import Style

GAMES = [("czech", "domination"), ("nordic", "missions")]


class _Heaping(PlanningBot):
    """Plays like the package's bots from the first turn on."""

    style: Style

    def __init__(self, seed: str) -> None:
        super().__init__(self.style, seed)

    def choose(self, observation: Observation, /) -> Action:
        if observation["phase"] != "place" or "place" not in observation["legal"]:
            return super().choose(observation)
        view = View(observation, geography(observation["board"]), observation["actor"])
        rule = DiceRule.from_dict(observation["dice"])
        planner = Planner(
            view,
            Worth(view, self.style),
            chances_of(rule),
            self.style,
            third_fights=observation["rules"]["third_army"] == "allied",
        )
        territories = observation["legal"]["place"]["territories"]
        return {"type": "place", "territory": _heap(planner, territories), "armies": 1}


class CautiousHeaping(_Heaping):
    style = CAUTIOUS


class BoldHeaping(_Heaping):
    style = BOLD


HEAPING = {"cautious": CautiousHeaping, "bold": BoldHeaping}


def _heap(planner: Planner, territories: list[str]) -> str:
    view, geo = planner.view, planner.view.geo
    ahead = max(1, min(7, (view.seen.get("in_hand") or {}).get(view.seats[view.me], 1)))
    prospects = [
        planner.worth.finish[c] * (view.holdings.held[c][view.me] / len(members)) ** 2
        for c, members in enumerate(geo.members)
    ]

    def value(territory: str) -> float:
        t = geo.index[territory]
        around = {geo.continent_of[n] for n in view.hostile(t)}
        if not around:
            return -1.0
        near = prospects[geo.continent_of[t]] + 0.5 * max(prospects[c] for c in around)
        threat = planner.threat(t)
        beyond = max(0, view.armies[t] - threat - ahead)
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
