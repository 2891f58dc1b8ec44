"""The error of a turn's comparison with the expert's plan, in percentage points.

Run it with: python benchmarks/review.py [--positions N] [--seeds N]

From positions at the beginning of turns in games between `regular` bots, the expert plays the turn
by its own plan, each time with other dice. Without errors, the comparison would give 0 every time.
This was measured once, on 26 November 2026; `docs/coach.md` has the result.
"""

from __future__ import annotations

import argparse
from math import sqrt
from statistics import mean, pvariance
from typing import TYPE_CHECKING

import risk_widget as rw
from risk_widget.bots import make
from risk_widget.game_review import Reviewer

if TYPE_CHECKING:
    from risk_widget.game import Game

GAMES = [("nordic", "domination"), ("german", "missions"), ("czech", "domination")]
SEATS = ("red", "blue", "green")
LAST_ROUND = 15


def beginnings(edition: str, mode: str, wanted: int) -> list[str]:
    """Collect positions at the beginning of turns, spread over the first rounds of a game."""
    game = rw.Game.new(edition=edition, mode=mode, seats=SEATS, seed=5)
    bots = {seat: make("regular", number) for number, seat in enumerate(SEATS)}
    found: list[str] = []
    begun = None
    while not game.is_over and game.round < LAST_ROUND:
        if game.phase == "reinforce" and begun != (game.round, game.turn):
            begun = (game.round, game.turn)
            found.append(game.position())
        game.apply(bots[game.actor or ""].choose(game.observe(game.actor)))
    return found[2 :: max(1, len(found) // wanted)][:wanted]


def turn_of_the_expert(position: str, seed: int) -> Game:
    """Let the expert play a turn from a position; return the game."""
    game = rw.Game.from_position(position, seed=seed)
    seat, expert, defender = game.turn, make("expert", 1), make("regular", 1)
    while not game.is_over and game.turn == seat:
        bot = expert if game.actor == seat else defender
        game.apply(bot.choose(game.observe(game.actor)))
    return game


def main() -> None:
    """Print the mean, the spread over dice and their combined error, in points."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=8, help="of each game")
    parser.add_argument("--seeds", type=int, default=6, help="turns from each position")
    asked = parser.parse_args()
    squares, means, spreads = [], [], []
    for edition, mode in GAMES:
        for position in beginnings(edition, mode, asked.positions):
            points = []
            for seed in range(asked.seeds):
                turn = Reviewer(turn_of_the_expert(position, seed)).turn(1, plan=True)
                if turn.without_dice is not None:
                    points.append(100 * turn.without_dice)
            if points:
                squares += [each * each for each in points]
                means.append(mean(points))
                spreads.append(pvariance(points))
    print(
        f"{len(squares)} turns from {len(means)} positions: mean {mean(means):+.1f}, "
        f"spread over dice {sqrt(mean(spreads)):.1f}, error {sqrt(mean(squares)):.1f} points"
    )


if __name__ == "__main__":
    main()
