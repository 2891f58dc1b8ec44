"""The expert's arrays for one game: chances of positions, and of what a roll could have led to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.battles.rolls import roll_table
from risk_widget.engine.observation import observe
from risk_widget.fast import position_layout as at
from risk_widget.fast.expert import mind_layout as mind_at
from risk_widget.fast.expert.evaluation import evaluate
from risk_widget.fast.expert.expected_outcomes import capture
from risk_widget.fast.expert.making import DEPTH, WIDTH_AT_TABLE, game_of, mind_of
from risk_widget.fast.expert.plainly import plainly
from risk_widget.fast.expert.seeing import to_numbers
from risk_widget.fast.expert.value import has_won, next_seat, put_chances

if TYPE_CHECKING:
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State
    from risk_widget.game_review.turns import RollInPosition

__all__ = ["Thinking"]


class Thinking:
    """What the expert thinks of the positions of one game, with a budget as for `ExpertBot`.

    Raises:
        ValueError: a board or a table that is too large for it.
    """

    def __init__(
        self, config: GameConfig, depth: int | None = None, width: int | None = None
    ) -> None:
        self.config = config
        self.game = game_of(config)
        self.mind = mind_of(config, depth=depth or DEPTH, width=width or WIDTH_AT_TABLE)
        self._trial = [0] * at.SIZE
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
        now = to_numbers(self.config, observe(self.config, fight.before, viewer))
        table = roll_table(len(data["attack"]), len(data["defence"]), ties=self.config.dice.ties)
        came = (data["attacker_losses"], data["defender_losses"])
        luck = [0.0] * self.config.players
        for losses, chance in table.items():
            share = float(losses == came) - float(chance)
            for seat, worth in enumerate(self._after(now, source, target, losses, viewer)):
                luck[seat] += share * worth
        return luck

    def _after(
        self, now: list[int], source: int, target: int, losses: tuple[int, int], viewer: int | None
    ) -> list[float]:
        """Each seat's chance behind a roll; all but one army follow into a captured territory."""
        game, mind, trial = self.game, self.mind, self._trial
        trial[:] = now
        trial[at.ARMIES + source] -= losses[0]
        trial[at.ARMIES + target] -= losses[1]
        if not trial[at.ARMIES + target]:
            plainly(capture)(game, trial, source, target, trial[at.ARMIES + source])
        turn, players = trial[at.TURN], self.config.players
        if plainly(has_won)(game, trial, turn):
            return [float(seat == turn) for seat in range(players)]
        trial[at.HAND_SIZE + turn] += trial[at.CAPTURED]  # the card is as good as drawn
        mover = plainly(next_seat)(game, trial, turn)
        plainly(put_chances)(game, trial, mind, -1 if viewer is None else viewer, mover)
        return mind[mind_at.CHANCES : mind_at.CHANCES + players]
