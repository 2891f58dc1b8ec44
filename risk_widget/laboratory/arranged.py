"""Fast games that something is changed in after their set-up, before they are played on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from risk_widget.fast.games import FastGame
from risk_widget.game import Game
from risk_widget.messages import MessageError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.engine.config import GameConfig
    from risk_widget.fast.games import End

Arrange = Callable[[Game, str], Game]
"""(a game after set-up, a seat) -> the game that is played on."""


def play_arranged(
    config: GameConfig,
    seeds: Sequence[int],
    bots: Sequence[Sequence[str]],
    max_rounds: int,
    arrange: Arrange,
    wanted: Sequence[str],
) -> list[End]:
    """As `games.play_many`, but each game is arranged for the seat that ``wanted`` has for it.

    Chance goes on where the set-up left it, so that a game which is given back as it was is the
    game that would have been played without.

    Raises:
        MessageError: the game is too large, or an arrangement gave a game of other rules.
    """
    fast = FastGame(config, 0, keeps_rows=False)
    ends = []
    for seed, players, seat in zip(seeds, bots, wanted, strict=True):
        fast.begin(seed)
        actions = fast.play(players, max_rounds=0)
        arranged = arrange(Game(config, fast.state), seat)
        if arranged.config is not config:
            raise MessageError.of("fast-arranged-otherwise")
        fast.put(arranged.state)
        ends.append(fast.end(actions + fast.play(players, max_rounds)))
    return ends
