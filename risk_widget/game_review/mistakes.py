"""The costliest decisions of a seat in a game, judged by the expert and confirmed by more games.

A search proceeds piece by piece, so that a kernel can do other things in between. `docs/coach.md`
says how certain its findings are.
"""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from threading import Thread
from typing import TYPE_CHECKING, Final, NamedTuple

from risk_widget.bots.choosers import CHOOSERS
from risk_widget.bots.expert.judging import (
    place_well,
    worth,
    worth_of_attacking,
    worth_of_stopping,
)
from risk_widget.compiled.building import compile_quietly
from risk_widget.compiled.chance import begin
from risk_widget.compiled.compiler import is_compiled
from risk_widget.fast import play
from risk_widget.game_review.continuations import Continuations, compared
from risk_widget.game_review.decisions import KINDS, Judge
from risk_widget.game_review.preparing import PREPARATION, note_ready
from risk_widget.game_review.reviewing import turns_of

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.core_game import CoreGame
    from risk_widget.game_review.continuations import Comparison
    from risk_widget.game_review.decisions import Answer, Decision

MOST_FOUND: Final = 3
"""The most mistakes that are saved from a game."""
MOST_OF_A_KIND: Final = 2
MOST_MOVES: Final = 3
"""The most movements in an answer, so that people can still read it."""
CONFIRMED_BY: Final = "bold"
"""The bot that continues the games: a different bot from the judge."""
LEAST: Final = 0.02
"""The least loss of win chance that makes a mistake a puzzle.

It must be reached by the expert's estimate, and by the lower end of the interval from the games."""
REAL_CHANCE: Final = 0.1
"""The least chance after the better answer, since a game lost with any answer teaches little."""
_LIKELY: Final = 0.04
"""The least difference in the first games for which more games are played."""
_TRIED: Final = 2
"""The most third answers that are continued in search of one that is clearly worse."""
_MUCH: Final = 0.5
"""The largest share of the candidates that may be of one kind, so that puzzles differ."""


class Budget(NamedTuple):
    """The limits of a search.

    Attributes:
        candidates: the most decisions from which games are continued.
        look: the pairs of games at first; ``measure``: the pairs if it then looks like a mistake.
    """

    candidates: int
    look: int
    measure: int


COMPILED: Final = Budget(12, 48, 400)
PLAIN: Final = Budget(6, 16, 60)
"""The budget without a compiler, since a game then takes some hundred times as long."""


class Other(NamedTuple):
    """A third answer, clearly worse than the better one, and the share of games that it ``won``."""

    answer: Answer
    won: float


class Found(NamedTuple):
    """A confirmed mistake, with the games that confirm it, and a third answer if there is one."""

    decision: Decision
    games: Comparison
    other: Other | None = None


@dataclass(slots=True)
class ChancesGivenAway:
    """The win chance lost in a game: sums over its turns, and sums of squares.

    A turn loses the part of its chance of winning that its decisions did not keep.

    Attributes:
        turns: the number of turns counted.
        sums: the sum for each kind of decision, and for "all" kinds; from 0 to 1 for each turn.
        squares: the sum of squares, likewise.
    """

    turns: int = 0
    sums: dict[str, float] = field(default_factory=lambda: dict.fromkeys((*KINDS, "all"), 0.0))
    squares: dict[str, float] = field(default_factory=lambda: dict.fromkeys((*KINDS, "all"), 0.0))

    def add_turn(self, decisions: list[Decision]) -> None:
        """Add a turn, from its decisions."""
        self.turns += 1
        kept = dict.fromkeys(self.sums, 1.0)
        for decision in decisions:
            for kind in (decision.kind, "all"):
                kept[kind] *= decision.kept
        for kind, part in kept.items():
            self.sums[kind] += 1 - part
            self.squares[kind] += (1 - part) ** 2

    def add(self, other: ChancesGivenAway) -> None:
        """Add the turns of another game."""
        self.turns += other.turns
        for mine, theirs in ((self.sums, other.sums), (self.squares, other.squares)):
            for kind, chance in theirs.items():
                mine[kind] = mine.get(kind, 0.0) + chance

    def mean(self, kind: str = "all") -> tuple[float, float]:
        """Compute the mean win chance lost per turn, and its standard error."""
        turns = max(1, self.turns)
        mean = self.sums[kind] / turns
        spread = max(0.0, self.squares[kind] / turns - mean * mean)
        return mean, sqrt(spread / max(1, turns - 1))


class Search:
    """A search for the mistakes of a seat in a game.

    Args:
        game: a game without hidden parts.
        seat: the seat whose decisions are judged.
        bot: the bot that continues the games.
        budget: the limits of the search; by default suited to the presence of the compiler.

    Attributes:
        config: the game's configuration.
        seat: the seat whose decisions are judged.
        decisions: the decisions judged so far, in order; ``given``: the win chance that they lost.
        found: the mistakes found so far.
        done: the number of finished pieces of work, of about ``pieces``.
        is_over: whether the search is finished.
        is_compiling: whether the search waits for the compiler, which happens once.
    """

    def __init__(
        self,
        game: CoreGame,
        seat: str,
        *,
        bot: str = CONFIRMED_BY,
        budget: Budget | None = None,
    ) -> None:
        number = game.config.seat_number(seat)
        self.config: GameConfig = game.config
        self.seat: str = seat
        self._game, self._bot = game, bot
        self._budget = budget or (COMPILED if is_compiled() else PLAIN)
        self._turns = [turn for turn in turns_of(game) if turn.seat == number]
        self.decisions: list[Decision] = []
        self.given: ChancesGivenAway = ChancesGivenAway()
        self.found: list[Found] = []
        self.done: int = 0
        self.pieces: int = len(self._turns) + self._budget.candidates
        self.is_over: bool = False
        self.is_compiling: bool = False
        self._compiling: Thread | None = None
        self._work = self._all_work()

    def go_on(self, seconds: float) -> None:
        """Continue the search for about ``seconds``."""
        ends = time.monotonic() + seconds
        self.is_compiling = not self._is_ready(seconds)
        if self.is_compiling:
            return
        while not self.is_over and time.monotonic() < ends:
            self.is_over = next(self._work, None) is None

    def finish(self) -> None:
        """Continue the search to its end."""
        while not self.is_over:
            self.go_on(1.0)

    def judge_all(self) -> None:
        """Continue until all decisions are judged, before any game is continued."""
        while len(self._turns) > self.given.turns and not self.is_over:
            self.go_on(0.1)

    def _is_ready(self, seconds: float) -> bool:
        """Whether everything is compiled; if not, compile in a thread, to keep the kernel free."""
        if not is_compiled():
            return True
        if self._compiling is None:
            self._compiling = Thread(target=self._prepare, daemon=True)
            self._compiling.start()
        self._compiling.join(seconds)
        return not self._compiling.is_alive()

    def _prepare(self) -> None:
        PREPARATION.wait()
        prepare(self._bot)

    def _all_work(self) -> Iterator[bool]:
        judge = Judge(self._game.config)
        for turn in self._turns:
            of_turn = []
            for decision in judge.decisions(self._game, turn):
                of_turn.append(decision)
                yield True
            self.decisions += of_turn
            self.given.add_turn(of_turn)
            self.done += 1
        continuations = Continuations(judge, self._bot, "mistakes")
        alone = (
            Continuations(judge, self._bot, "alone", finishes=False)
            if continuations.finishes
            else None
        )
        kinds, taken = Counter[str](), set[tuple[str, int]]()
        for decision in self._candidates():
            self.done += 1
            kind, about = decision.kind, (decision.kind, decision.round)
            if kinds[kind] == MOST_OF_A_KIND or about in taken:
                continue
            ends = yield from self._confirmed(continuations, alone, decision)
            if ends:
                kinds[kind] += 1
                taken.add(about)
                other = yield from self._third(judge, continuations, decision, ends)
                self.found.append(Found(decision, compared(ends), other))
            if len(self.found) == MOST_FOUND:
                break
        self.done = self.pieces

    def _confirmed(
        self, continuations: Continuations, alone: Continuations | None, decision: Decision
    ) -> Generator[bool, None, list[tuple[float, float]]]:
        """Play the games that may confirm a mistake; return their results, or [] if they refute it.

        A decision that wins the game at once more often is not a mistake, however bots continue.
        Neither is one after which even the better answer hardly ever wins. If the rest of the turn
        is played for a mission, the games of ``alone`` must agree: so the result does not depend
        on how the turn continues.
        """
        first: list[tuple[float, float]] = []
        for number in range(self._budget.look):
            first.append(continuations.pair(decision, number))
            yield True
        if compared(first).margin < _LIKELY:
            return []
        # New dice, so that luck in the first games cannot confirm a decision.
        ends = []
        for number in self._measured:
            answers = (decision.done, decision.better)
            ends.append(continuations.outcomes(decision, answers, number))
            yield True
        won = [(done.won, better.won) for done, better in ends]
        sooner = sum(done.at_once - better.at_once for done, better in ends) / len(ends)
        games = compared(won)
        if games.low < LEAST or games.better < REAL_CHANCE or sooner >= LEAST:
            return []
        if alone is not None:
            pairs = []
            for number in self._measured:
                pairs.append(alone.pair(decision, number))
                yield True
            if compared(pairs).margin <= 0:
                return []
        return won

    @property
    def _measured(self) -> range:
        """The numbers of the games that confirm or reject a mistake."""
        return range(self._budget.look, self._budget.look + self._budget.measure)

    def _third(
        self,
        judge: Judge,
        continuations: Continuations,
        decision: Decision,
        ends: list[tuple[float, float]],
    ) -> Generator[bool, None, Other | None]:
        """Find a plausible third answer that is clearly worse than the better one, or None."""
        others = [
            answer
            for answer in judge.others(decision)
            if answer.worth <= decision.better.worth - LEAST
        ]
        yield True
        for answer in others[:_TRIED]:
            pairs = []
            for number, (_, better) in zip(self._measured, ends, strict=True):
                (other,) = continuations.outcomes(decision, (answer,), number)
                pairs.append((other.won, better))
                yield True
            games = compared(pairs)
            if games.low > 0:
                return Other(answer, games.done)
        return None

    def _candidates(self) -> list[Decision]:
        """Choose the costliest decisions, not too many of one kind.

        Decisions in a turn that won the game are left out.
        """
        budget, kinds = self._budget.candidates, Counter[str]()
        chosen: list[Decision] = []
        won = {n for turn in self._turns if turn.won for n in range(turn.first, turn.until)}
        open_ones = [decision for decision in self.decisions if decision.at not in won]
        for decision in sorted(open_ones, key=lambda each: -each.given_away):
            if decision.given_away < LEAST or len(chosen) == budget:
                break
            moves = len(decision.better.actions) - 1 if decision.kind == "fortify" else 0
            if kinds[decision.kind] < _MUCH * budget and moves <= MOST_MOVES:
                kinds[decision.kind] += 1
                chosen.append(decision)
        return chosen


def prepare(bot: str) -> None:
    """Compile everything that a search needs, without output, or take it from the cache."""
    compile_quietly(
        begin, play.act, play.play_on, CHOOSERS["expert"], CHOOSERS[bot],
        worth, worth_of_stopping, worth_of_attacking, place_well,
    )  # fmt: skip
    if bot == CONFIRMED_BY and is_compiled():
        note_ready()
