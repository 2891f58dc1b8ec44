"""Games continued from a decision, once with each answer, to see which answer wins more.

A bot plays all seats to the end of the game. If missions win, planning bots do not see how a few
captures fulfil a mission: so an expert that looks only a little ahead, but sees that, plays the
rest of the turn. The n-th game after each answer has the same hidden cards, missions and capitals,
dealt again, and begins with the same dice: so the decision is compared and not luck.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from risk_widget.bots.dealing import deal_anew, guess_capitals
from risk_widget.engine.codes import (
    ATTACK,
    END_PHASE,
    GOAL_MISSIONS,
    IN_ATTACK,
    IN_DEFEND,
    IN_FORTIFY,
    IN_OCCUPY,
    IN_REINFORCE,
    OVER,
    PLACE,
    TRADE,
)
from risk_widget.engine.combat import most_attacking
from risk_widget.fast.games import FastGame
from risk_widget.game_review.decisions import HOLD
from risk_widget.results.intervals import mean_interval, newcombe

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State
    from risk_widget.game_review.decisions import Answer, CodedAction, Decision, Judge

LAST_ROUND: Final = 300
"""The number of rounds after which a game counts as won by no seat."""
FINISHER: Final = "expert"
"""The bot that plays the rest of the turn in games that are won by missions."""
FINISHERS_DEPTH: Final = 4
FINISHERS_WIDTH: Final = 1


class Comparison(NamedTuple):
    """The results of two answers, each continued in the same number of games.

    Attributes:
        games: the number of games after each answer.
        done: the share of games won after the first answer; ``better``: after the second.
        low: the lower end of the 95% interval of the difference; ``high``: the upper end.
    """

    games: int
    done: float
    better: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        """The margin of the second answer over the first."""
        return self.better - self.done


class Outcome(NamedTuple):
    """The outcome of a continued game for the seat: 1 for a win, else 0.

    Attributes:
        won: 1 if the game was won for the seat at any time; the chance of that, if it was not
            played to its end.
        at_once: 1 if it was won before the seat's turn was over.
    """

    won: float
    at_once: float


class Unseen:
    """The hidden part of a position, dealt again for each game.

    The possible places of capitals are computed once, as that takes longer than dealing.

    Args:
        config: the game's configuration.
        state: the position; it is only read, and must not change.
        seat: the seat whose knowledge stays.
    """

    def __init__(self, config: GameConfig, state: State, seat: int) -> None:
        params = config.params
        self.state: State = state
        self.seat: int = seat
        self._params = params
        self._hiding = [0.0] * params.territories
        self._pool = [0] * max(params.cards, params.wanted_count)
        guess_capitals(params, state, seat, self._hiding)

    def deal(self, random: Random) -> State:
        """Return a copy of the position with everything hidden dealt again."""
        new = self.state.copy()
        deal_anew(self._params, new, self.state, self.seat, self._hiding, random, self._pool)
        return new


class Continuations:
    """Games continued from decisions, for one configuration.

    Args:
        judge: places armies if an answer keeps a set that the bot would trade.
        bot: the id of the bot that plays all seats.
        name: the seed of the dice and the dealing.
        finishes: whether the rest of the turn is played for a mission, if missions win.
        rounds: the number of further rounds after which the expert estimates who wins; None plays
            the games to their end.
    """

    def __init__(
        self,
        judge: Judge,
        bot: str,
        name: str,
        *,
        finishes: bool = True,
        rounds: int | None = None,
    ) -> None:
        self.config: GameConfig = judge.config
        self.bot: str = bot
        self.name: str = name
        self._judge = judge
        self._fast = FastGame(self.config, 0, keeps_rows=False)
        self._bots = [bot] * self.config.players
        self._finisher = bot
        self._unseen: Unseen | None = None
        self._rounds = rounds
        self.finishes: bool = finishes and self.config.params.goal == GOAL_MISSIONS
        if self.finishes:
            self._finisher = FINISHER
            self._fast.limit(FINISHERS_DEPTH, FINISHERS_WIDTH)

    def compare(self, decision: Decision, games: range) -> Comparison:
        """Continue a game after each answer, for each number in ``games``; compare the results."""
        pairs = [self.pair(decision, number) for number in games]
        return compared(pairs)

    def pair(self, decision: Decision, number: int) -> tuple[float, float]:
        """Continue a game after the given and the better answer; return 1 for a win, else 0."""
        done, better = self.outcomes(decision, (decision.done, decision.better), number)
        return done.won, better.won

    def outcomes(self, decision: Decision, answers: Sequence[Answer], number: int) -> list[Outcome]:
        """Continue the game with this number after each answer; return the outcomes."""
        name = f"{self.name}/{decision.at}/{number}"
        state = self._unseen_at(decision).deal(Random(name))
        seed = Random(name).getrandbits(48)
        return [self._outcome(decision.seat, state, answer, seed) for answer in answers]

    def _unseen_at(self, decision: Decision) -> Unseen:
        """Return a position's hidden part, kept for the next game from the same decision."""
        kept = self._unseen
        if kept is None or kept.state is not decision.state or kept.seat != decision.seat:
            kept = self._unseen = Unseen(self.config, decision.state, decision.seat)
        return kept

    def _outcome(self, seat: int, state: State, answer: Answer, seed: int) -> Outcome:
        fast = self._fast
        fast.continue_from(state, seed)
        for coded in answer.actions:
            if not self._do(seat, coded):
                break
        # First play to the end of the round. The finisher plays the seat, because the seat may
        # still win in this turn.
        now = [*self._bots]
        now[seat] = self._finisher
        fast.play(now, state.round)
        now_over = fast.state
        at_once = now_over.winner == now_over.turn == seat and now_over.round == state.round
        rounds = self._rounds
        fast.play(self._bots, state.round + (LAST_ROUND if rounds is None else rounds))
        if rounds is not None and not fast.is_over:
            return Outcome(self._judge.chance(fast.state, seat), float(at_once))
        return Outcome(float(fast.end(0).winner == seat), float(at_once))

    def _do(self, seat: int, coded: CodedAction) -> bool:
        """Carry out a part of an answer. Returns False if the turn ended before that."""
        fast = self._fast
        if coded[0] == HOLD:
            self._hold(seat)
        elif coded[0] == ATTACK:
            self._fight(seat, coded[1], coded[2])
        else:
            now = fast.state
            if now.phase == OVER or now.turn != seat or now.actor != seat:
                return False
            if coded[0] == END_PHASE and now.phase not in (IN_ATTACK, IN_FORTIFY):
                return False
            fast.apply(coded)
        return True

    def _hold(self, seat: int) -> None:
        """Place all armies without trading a set.

        This ends the phase: otherwise the bot that plays on might trade the set after all.
        """
        while True:
            now = self._fast.state
            if now.phase != IN_REINFORCE or now.turn != seat:
                return
            if not now.to_place:
                self._fast.apply((END_PHASE, -1, -1, -1, -1))
                return
            choice = self._fast.choose(self._finisher)
            if choice[0] == PLACE:
                self._fast.apply(choice)
            elif choice[0] == TRADE:
                for placed in self._judge.placed(now)[0]:
                    self._fast.apply(placed)
            else:
                return

    def _fight(self, seat: int, source: int, target: int) -> None:
        """Attack until the territory is taken or no army is left to attack with."""
        params = self.config.params
        while True:
            now = self._fast.state
            if now.phase == IN_ATTACK and now.turn == seat:
                armies = most_attacking(params, now, source)
                if now.owner[target] == seat or armies < 1:
                    return
                self._fast.apply((ATTACK, source, target, armies, -1))
            elif now.phase in (IN_DEFEND, IN_OCCUPY):
                moves_in = now.phase == IN_OCCUPY
                self._fast.apply(self._fast.choose(self._finisher if moves_in else self.bot))
                if moves_in:
                    return
            else:
                return


def compared(pairs: Sequence[tuple[float, float]]) -> Comparison:
    """Compute the comparison from pairs of results, each (done, better): 1 for a win, else 0."""
    games = len(pairs)
    done, better = (sum(row) / games for row in zip(*pairs, strict=True))
    low, high = newcombe(*zip(*pairs, strict=True))
    assert low is not None
    assert high is not None
    return Comparison(games, done, better, low, high)


def compared_chances(pairs: Sequence[tuple[float, float]]) -> Comparison:
    """Compute the comparison from pairs of chances, each (done, better), at the ends of games.

    If the second answer gains equally much in all pairs, they do not tell how much a gain varies.
    The interval is then that of wins, which vary at least as much as chances.
    """
    found = compared(pairs)
    ends = mean_interval([better - done for done, better in pairs], -1, 1)
    return found if ends is None else found._replace(low=ends[0], high=ends[1])
