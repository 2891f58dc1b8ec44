"""Two opinions on the value of a turn's last position, and the luck of the turn's dice.

One opinion is the expert's estimate; the other comes from games that `bold` and `cautious` bots
continue from there. Both know only what the seat knows: the rest is dealt again for each game. The
n-th game from every turn's end has the same seed, so that luck does not affect comparisons.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from risk_widget.bots.expert.evaluation import evaluate
from risk_widget.engine.actions import action_of
from risk_widget.engine.codes import IN_OCCUPY, OVER
from risk_widget.fast.games import FastGame
from risk_widget.game import Game
from risk_widget.game_review.continuations import LAST_ROUND, Unseen
from risk_widget.game_review.decisions import Judge
from risk_widget.practice.turn_game import outcomes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.engine.actions import Action
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State
    from risk_widget.practice.turn_game import Roll

__all__ = ["BOTS", "EXPERT", "GAMES", "LEADS_APART", "TurnJudge", "Worth", "score_of"]

BOTS: Final = ("bold", "cautious")
"""The bots that continue games from the end of a turn, each in the same number of games."""
EXPERT: Final = "expert"
GAMES: Final = 200
"""The number of games that each of these bots continues from the end of a turn."""
UNSURE: Final = 0.13
"""The standard error of the expert's estimates, compared with games continued from turns' ends.

`tools/make_turns.py` prints it."""
LEADS_APART: Final = 0.11
"""The standard error of the difference between two estimates for the same turn."""
_HALVES: Final = 0.1
"""The win chance lost that halves the score."""


class Worth(NamedTuple):
    """The value of a position to a seat: its chance of winning.

    Attributes:
        expert: the expert's estimate.
        played: the share won of the games that bots continued; None without games.
        games: the number of these games.
        is_over: whether the game is over, so that the chance is certain.
    """

    expert: float
    played: float | None = None
    games: int = 0
    is_over: bool = False

    @property
    def chance(self) -> float:
        """The mean of the two opinions."""
        return self.expert if self.played is None else (self.expert + self.played) / 2

    @property
    def error(self) -> float:
        """Half the width of the 95% interval; 0 only if the game is over."""
        if self.is_over:
            return 0.0
        if self.played is None:
            return 1.96 * UNSURE
        return 1.96 * sqrt(UNSURE**2 + self.share * (1 - self.share) / self.games) / 2

    @property
    def share(self) -> float:
        """The share of games won, estimated by the rule of succession, so it is never 0 or 1."""
        return ((self.played or 0.0) * self.games + 1) / (self.games + 2)


def score_of(lost: float) -> int:
    """Return the score, from 0 to 100, of a plan that lowers the chance of winning by ``lost``.

    It is 100 if nothing was lost, and halves with each 10 percentage points lost.

    >>> from risk_widget.practice.turn_judging import score_of
    >>> score_of(0.0), score_of(0.1), score_of(0.2), score_of(-0.05)
    (100, 50, 25, 100)
    """
    part: float = 0.5 ** (max(0.0, lost) / _HALVES)
    return round(100 * part)


class TurnJudge:
    """The expert and the bots as judges of the turns of one configuration.

    Args:
        config: the configuration.
        seat: the number of the seat whose turns are judged.
        name: the seed of the games played on.
    """

    def __init__(self, config: GameConfig, seat: int, name: str) -> None:
        self.config: GameConfig = config
        self.seat: int = seat
        self.name: str = name
        self._judge = Judge(config)
        self._fast = FastGame(config, 0, keeps_rows=False)
        self._unseen: dict[int, Unseen] = {}

    def expects(self, state: State) -> float:
        """Return the expert's estimate of the seat's chance of winning, at any moment."""
        seat = self.config.seats[self.seat]
        return evaluate(self.config, state, self.seat).chances[seat]

    def won(self, state: State, bot: str, number: int) -> float:
        """Finish the game with this number, with a bot in each seat; return 1 for a win, else 0."""
        if state.phase == OVER:
            return float(state.winner == self.seat)
        name = f"{self.name}/{number}"
        unseen = self._unseen.get(id(state))
        if unseen is None or unseen.state is not state:
            unseen = self._unseen[id(state)] = Unseen(self.config, state, self.seat)
        self._fast.continue_from(unseen.deal(Random(name)), Random(f"{name}/dice").getrandbits(48))
        self._fast.play([bot] * self.config.players, LAST_ROUND + state.round)
        return float(self._fast.end(0).winner == self.seat)

    def choice(self, state: State) -> tuple[int, ...]:
        """Choose the expert's action, coded, for the seat that must act."""
        return self._judge.choice(state)

    def action(self, coded: Sequence[int]) -> Action:
        """Decode an action."""
        return action_of(self.config, coded)

    def luck(self, roll: Roll) -> float:
        """Return how much better a roll left the seat than an average roll would have."""
        mean = 0.0
        for _, chance, game in outcomes(Game(self.config, roll.before), roll.attack):
            mean += chance * self._worth(game.state)
        return self._worth(roll.after) - mean

    def _worth(self, state: State) -> float:
        """Return the expert's value of a position within the turn, after moving in if need be."""
        if state.phase == OVER:
            return float(state.winner == self.seat)
        if state.turn != self.seat:
            return self.expects(state)
        if state.phase == IN_OCCUPY:
            state = self._judge.after(state, self._judge.choice(state))
            return self._worth(state)
        return self._judge.worth(state)
