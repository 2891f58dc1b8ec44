"""Fast games that something is changed in after their set-up, before they are played on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from risk_widget.fast import arrays
from risk_widget.fast.chance import begin
from risk_widget.fast.choosers import NUMBERS
from risk_widget.fast.limits import MOST_SEATS
from risk_widget.fast.many import end_of
from risk_widget.fast.minds import new_mind
from risk_widget.fast.playing import ENDLESS, play_on
from risk_widget.fast.positions import to_array, to_state
from risk_widget.fast.setup import begin_game
from risk_widget.fast.values import game_values
from risk_widget.game import Game
from risk_widget.messages import MessageError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.engine.config import GameConfig
    from risk_widget.fast.many import End

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
    """As `many.play_many`, but each game is arranged for the seat that ``wanted`` has for it.

    Chance goes on where the set-up left it, so that a game which is given back as it was is the
    game that would have been played without.

    Raises:
        MessageError: the game is too large, or an arrangement gave a game of other rules.
    """
    game, mind, chance = game_values(config), new_mind(config), arrays.new_chance(0)
    log, action, numbers = arrays.new_log(0), arrays.new_action(), arrays.zeros(MOST_SEATS)
    ends = []
    for seed, players, seat in zip(seeds, bots, wanted, strict=True):
        for number, bot in enumerate(players):
            numbers[number] = NUMBERS[bot]
        now = arrays.new_position()
        begin(chance, seed)
        begin_game(game, now, chance, log)
        actions = play_on(game, now, chance, log, numbers, 0, 0, ENDLESS, mind, action)
        arranged = arrange(Game(config, to_state(config, now)), seat)
        if arranged.config is not config:
            raise MessageError.of("fast-arranged-otherwise")
        now = to_array(config, arranged.state)
        actions += play_on(game, now, chance, log, numbers, 0, max_rounds, ENDLESS, mind, action)
        ends.append(end_of(config, now, actions))
    return ends
