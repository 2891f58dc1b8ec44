"""The expert with one game before it: chances of positions, and what a roll could have led to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.battles.rolls import roll_table
from risk_widget.bots.expert.bot import Thinker
from risk_widget.bots.expert.evaluation import evaluate
from risk_widget.bots.expert.value import capture, copy_open, has_won, next_seat, put_chances
from risk_widget.bots.expert.weights import DEPTH, WIDTH_AT_TABLE

if TYPE_CHECKING:
    from risk_widget.battles.rolls import Losses
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State
    from risk_widget.game_review.turns import RollInPosition

__all__ = ["Thinking"]


class Thinking(Thinker):
    """What the expert thinks of the positions of one game, with a budget as for `ExpertBot`."""

    def __init__(
        self, config: GameConfig, depth: int | None = None, width: int | None = None
    ) -> None:
        super().__init__(config, depth=depth or DEPTH, width=width or WIDTH_AT_TABLE)
        self._known: dict[tuple[int, int | None], tuple[State, list[float]]] = {}

    def chances(self, state: State, viewer: int | None) -> list[float]:
        """Each seat's chance to win, as `Game.evaluate` tells it."""
        key = (id(state), viewer)
        if key not in self._known:
            # The state is kept too, so that no other one can take its place in memory.
            found = list(evaluate(self.config, state, viewer).chances.values())
            self._known[key] = (state, found)
        return self._known[key][1]

    def luck(self, fight: RollInPosition, viewer: int | None) -> list[float]:
        """What a roll changed of each seat's chance, beside the mean of all its outcomes.

        It comes to 0 for all seats together, and for each over all outcomes by their chance.
        """
        data, index = fight.rolled.data, self.config.index
        source, target = index[data["source"]], index[data["target"]]
        seat = -1 if viewer is None else viewer
        seen = fight.before.seen_by(seat)
        table = roll_table(len(data["attack"]), len(data["defence"]), ties=self.config.dice.ties)
        came = (data["attacker_losses"], data["defender_losses"])
        luck = [0.0] * self.config.players
        for losses, chance in table.items():
            share = float(losses == came) - float(chance)
            for other, worth in enumerate(self._after(seen, source, target, losses, seat)):
                luck[other] += share * worth
        return luck

    def _after(
        self, seen: State, source: int, target: int, losses: Losses, viewer: int
    ) -> list[float]:
        """Each seat's chance behind a roll; all but one army follow into a captured territory."""
        params, trial = self.config.params, self.scratch.trial
        copy_open(params, seen, trial)
        trial.armies[source] -= losses[0]
        trial.armies[target] -= losses[1]
        if not trial.armies[target]:
            capture(params, trial, source, target, trial.armies[source])
        turn = trial.turn
        if has_won(params, trial, turn):
            return [float(seat == turn) for seat in range(params.players)]
        trial.hand_size[turn] += trial.captured  # the card is as good as drawn
        put_chances(params, trial, self.scratch, viewer, next_seat(params, trial, turn))
        return list(self.scratch.chances)
