"""Games between bots that are stopped after some rounds."""

from __future__ import annotations

import risk_widget as rw
from risk_widget.bots import make

SEATS = ["red", "blue", "green"]


def played(rounds: int, bot: str = "newcomer", mode: str = "missions", seed: int = 3) -> rw.Game:
    """Return a game between bots, stopped after some rounds."""
    game = rw.Game.new(edition="nordic", mode=mode, seats=SEATS, seed=seed)
    bots = {seat: make(bot, seat) for seat in SEATS}
    while not game.is_over and game.round <= rounds:
        seat = game.actor
        assert seat is not None
        game.apply(bots[seat].choose(game.observe(seat)))
    return game
