"""Comparable games that bots continue from each of several plans.

Whole games tell who wins. Short ones end after two more rounds, and the expert estimates their
ends: a few dozen of them order plans nearly as well as thousands of whole games do.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from risk_widget.battles.battle_table import battle_table
from risk_widget.bots.choosers import CHOOSERS
from risk_widget.bots.expert.plans import moved_in
from risk_widget.compiled.building import compile_quietly
from risk_widget.compiled.chance import begin
from risk_widget.engine.codes import (
    ATTACK,
    END_PHASE,
    FORTIFY,
    IN_ATTACK,
    IN_DEFEND,
    IN_FORTIFY,
    IN_OCCUPY,
    IN_REINFORCE,
    OCCUPY,
    PLACE,
    TRADE,
)
from risk_widget.engine.combat import most_attacking
from risk_widget.engine.turn import most_to_move
from risk_widget.fast import play
from risk_widget.fast.games import FastGame
from risk_widget.game_review.continuations import LAST_ROUND, Unseen
from risk_widget.game_review.decisions import Judge

if TYPE_CHECKING:
    from collections.abc import Iterable

    from risk_widget.bots.expert.plans import Line
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State

BOT: Final = "bold"
"""The bot that plays all seats after a plan."""
ROUNDS: Final = 2
"""The number of further rounds in a short game."""
_GIVES_UP: Final = 0.25
"""The chance below which an attack is not begun, because too many armies have fallen."""


class PlanGames:
    """Games continued from one position, after each of the lines that its seat may try.

    Args:
        config: the game's configuration.
        state: the position.
        bot: the id of the bot that plays all seats after a plan.
        rounds: the further rounds after which the expert estimates who wins; None plays the games
            to their end.
    """

    def __init__(
        self, config: GameConfig, state: State, bot: str = BOT, rounds: int | None = None
    ) -> None:
        self.config: GameConfig = config
        self._judge = None if rounds is None else Judge(config)
        self._last = state.round + (LAST_ROUND if rounds is None else rounds)
        self._seat = state.actor
        self._bots = [bot] * config.players
        self._bot = bot
        self._fast = FastGame(config, 0, keeps_rows=False)
        self._unseen = Unseen(config, state, state.actor)
        self._table = battle_table(config.dice)

    def results(self, line: Line, games: Iterable[int]) -> list[float]:
        """Play the games with these numbers; return 1.0 for each that the seat wins, else 0.0.

        The result of a game that stops earlier is the seat's estimated chance there.
        """
        return [self._result(line, number) for number in games]

    def _result(self, line: Line, number: int) -> float:
        fast, name = self._fast, f"plans/{number}"
        fast.continue_from(self._unseen.deal(Random(name)), Random(name).getrandbits(48))
        for one, two, three in line.trades:
            if not self._do((TRADE, one, two, three, -1), IN_REINFORCE):
                break
        if line.occupies >= 0:
            self._do((OCCUPY, line.occupies, -1, -1, -1), IN_OCCUPY)
        for place, armies in line.placed:
            self._do((PLACE, place, armies, -1, -1), IN_REINFORCE)
        self._place_the_rest()
        for at in range(len(line.attacks)):
            self._fight(line, at)
        self._do((END_PHASE, -1, -1, -1, -1), IN_ATTACK)
        for source, target, armies in line.moves:
            now = fast.state
            if now.phase == IN_FORTIFY and now.turn == self._seat:
                moving = min(armies, most_to_move(self.config.params, now, source, target))
                if now.owner[source] == now.owner[target] == self._seat and moving > 0:
                    fast.apply((FORTIFY, source, target, moving, -1))
        fast.play(self._bots, self._last)
        if self._judge is not None and not fast.is_over:
            return self._judge.chance(fast.state, self._seat)
        return float(fast.end(0).winner == self._seat)

    def _do(self, coded: tuple[int, ...], phase: int) -> bool:
        """Carry out an action of the seat, if the game is in this phase of its turn."""
        now = self._fast.state
        if now.phase != phase or now.turn != self._seat or now.actor != self._seat:
            return False
        self._fast.apply(coded)
        return True

    def _place_the_rest(self) -> None:
        """Let the bot place armies for which the line names no place."""
        while True:
            now = self._fast.state
            if now.phase != IN_REINFORCE or now.turn != self._seat:
                return
            self._fast.apply(self._fast.choose(self._bot))

    def _fight(self, line: Line, at: int) -> None:
        """Attack until the territory is taken or the attack is hopeless."""
        params, (source, target) = self.config.params, line.attacks[at]
        begun = False
        while True:
            now = self._fast.state
            if now.turn != self._seat:
                return
            if now.phase == IN_ATTACK:
                if now.owner[source] != self._seat or now.owner[target] == self._seat:
                    return
                armies = most_attacking(params, now, source)
                chance = self._table.win(now.armies[source], max(1, now.armies[target]))
                if armies < 1 or (not begun and chance < _GIVES_UP and at):
                    return
                begun = True
                self._fast.apply((ATTACK, source, target, armies, -1))
            elif now.phase == IN_OCCUPY:
                moving = moved_in(line.attacks, at, now.armies[source], now.attacking)
                self._fast.apply((OCCUPY, max(now.attacking, moving), -1, -1, -1))
                return
            elif now.phase == IN_DEFEND or now.phase == IN_REINFORCE:
                # In some editions, the cards of an eliminated seat must be traded at once.
                self._fast.apply(self._fast.choose(self._bot))
            else:
                return


def prepare(bot: str = BOT) -> None:
    """Compile everything that these games need, or take it from the cache."""
    compile_quietly(begin, play.act, play.play_on, CHOOSERS[bot])
