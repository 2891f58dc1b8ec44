"""Compare bots that spread out their first armies with bots that pile them up.

Run it with: python benchmarks/bot_setup.py [--games N] [--bots cautious bold]

The bots that pile up their armies exist only here, for this comparison: every army goes to the
border territory that the continents nearby make most valuable, until its lead over the strongest
neighbour is seven armies. The comparison was made once, on 24 November 2026; `docs/bots.md` has the
result.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from bot_matches import match, workers

from risk_widget.bots import PlanningBot
from risk_widget.bots.analysis import follow, look
from risk_widget.bots.campaigns import threat_at
from risk_widget.bots.styles import BOLD, CAUTIOUS
from risk_widget.bots.table import reach_odds
from risk_widget.engine.actions import Place
from risk_widget.engine.codes import IN_PLACE

if TYPE_CHECKING:
    from risk_widget.bots.scratch import View
    from risk_widget.bots.styles import Style
    from risk_widget.engine.actions import Action
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State

GAMES = [("czech", "domination"), ("nordic", "missions")]


class _Heaping(PlanningBot):
    """A bot that piles up its armies in set-up and then plays like the package's bots."""

    style: Style

    def __init__(self, seed: str) -> None:
        super().__init__(self.style, seed)

    def choose_seen(self, config: GameConfig, state: State) -> Action:
        chosen = super().choose_seen(config, state)
        if state.phase != IN_PLACE:
            return chosen
        reach_odds(config, state)
        follow(config.params, state, self._scratch)
        me = state.actor
        view = look(config.params, state, self._scratch, me, self.style, me, -1, me)
        return Place(config.ids[self._heap(config, state, view)], 1)

    def _heap(self, config: GameConfig, state: State, view: View) -> int:
        params, scratch, me = config.params, self._scratch, state.actor
        ahead = max(1, min(7, state.in_hand[me]))
        prospects = [
            view.finish[c] * (scratch.held[c][me] / size) ** 2
            for c, size in enumerate(scratch.tables.sizes)
        ]

        def value(t: int) -> float:
            around = {params.home[n] for n in params.neighbours[t] if view.enemy[n]}
            if not around:
                return -1.0
            near = prospects[params.home[t]] + 0.5 * max(prospects[c] for c in around)
            threat = threat_at(params, scratch, view, t, -1)
            beyond = max(0, state.armies[t] - threat - ahead)
            return float(near + 0.15 * min(threat, 6) - 0.25 * beyond)

        return max((t for t in range(config.size) if state.owner[t] == me), key=value)


class CautiousHeaping(_Heaping):
    style = CAUTIOUS


class BoldHeaping(_Heaping):
    style = BOLD


HEAPING = {"cautious": CautiousHeaping, "bold": BoldHeaping}


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
