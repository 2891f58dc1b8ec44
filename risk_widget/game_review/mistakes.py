"""The costliest decisions of a seat in a game: judged by the expert, confirmed by games played on.

A search goes on piece by piece, so that a kernel can do other things in between. `docs/coach.md`
tells how sure its findings are.
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
from risk_widget.game_review.reviewing import turns_of

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from risk_widget.engine.core_game import CoreGame
    from risk_widget.game_review.continuations import Comparison
    from risk_widget.game_review.decisions import Answer, Decision

MOST_FOUND: Final = 3
"""The most mistakes that are kept of a game."""
MOST_OF_A_KIND: Final = 2
MOST_MOVES: Final = 3
"""The most movements in an answer that people can still read."""
CONFIRMED_BY: Final = "bold"
"""The bot that plays on: it is not the judge."""
LEAST: Final = 0.02
"""The least chance given away that makes a mistake worth a puzzle: as the expert sees it,
and at the lower end of what the games say."""
REAL_CHANCE: Final = 0.1
"""The least chance that the better answer leaves: of a game that is as good as lost with any answer
there is little to learn."""
_LIKELY: Final = 0.04
"""The least difference in the first games for which more are played."""
_TRIED: Final = 2
"""Third answers that are played on, until one is clearly worse."""
_MUCH: Final = 0.5
"""The largest share of the candidates that may be of one kind, so that puzzles differ."""


class Budget(NamedTuple):
    """The limits of a search.

    Attributes:
        candidates: decisions that are played on at all.
        look: pairs of games at first; ``measure``: pairs for those that look like mistakes then.
    """

    candidates: int
    look: int
    measure: int


COMPILED: Final = Budget(12, 48, 400)
PLAIN: Final = Budget(6, 16, 60)
"""The budget without a compiler, when a game takes some hundred times as long."""


class Other(NamedTuple):
    """A third answer that is clearly worse than the better one; ``won``: its share of the games."""

    answer: Answer
    won: float


class Found(NamedTuple):
    """A confirmed mistake, with the games that confirm it, and a third answer if there is one."""

    decision: Decision
    games: Comparison
    other: Other | None = None


@dataclass(slots=True)
class ChancesGivenAway:
    """The chances given away in a game: sums over its turns, and of their squares.

    Of each turn it is the part of its chance to win that its decisions did not keep.

    Attributes:
        turns: how many of its turns were looked at.
        sums: by kind of decision, and "all" for all kinds together, from 0 to 1 for each turn.
        squares: likewise.
    """

    turns: int = 0
    sums: dict[str, float] = field(default_factory=lambda: dict.fromkeys((*KINDS, "all"), 0.0))
    squares: dict[str, float] = field(default_factory=lambda: dict.fromkeys((*KINDS, "all"), 0.0))

    def add_turn(self, decisions: list[Decision]) -> None:
        """Count a turn."""
        self.turns += 1
        kept = dict.fromkeys(self.sums, 1.0)
        for decision in decisions:
            for kind in (decision.kind, "all"):
                kept[kind] *= decision.kept
        for kind, part in kept.items():
            self.sums[kind] += 1 - part
            self.squares[kind] += (1 - part) ** 2

    def add(self, other: ChancesGivenAway) -> None:
        """Count the turns of another game, too."""
        self.turns += other.turns
        for mine, theirs in ((self.sums, other.sums), (self.squares, other.squares)):
            for kind, chance in theirs.items():
                mine[kind] = mine.get(kind, 0.0) + chance

    def mean(self, kind: str = "all") -> tuple[float, float]:
        """The chance given away a turn, and its standard error."""
        turns = max(1, self.turns)
        mean = self.sums[kind] / turns
        spread = max(0.0, self.squares[kind] / turns - mean * mean)
        return mean, sqrt(spread / max(1, turns - 1))


class Search:
    """Looks for the mistakes of a seat in a game.

    Args:
        game: a game, all of which is known.
        seat: whose decisions are looked at.
        bot: who plays on from them.
        budget: how much is looked at; by default what is bearable with or without the compiler.

    Attributes:
        config: the game's.
        decisions: all decisions so far, in the order of play; ``given``: what they gave away.
        found: the mistakes so far.
        done: pieces of work that are over, of about ``pieces``.
        is_over: whether nothing is left to do.
        is_compiling: whether it waits for the compiler, which happens once.
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
        self.config = game.config
        self._game, self._bot = game, bot
        self._budget = budget or (COMPILED if is_compiled() else PLAIN)
        self._turns = [turn for turn in turns_of(game) if turn.seat == number]
        self.decisions: list[Decision] = []
        self.given = ChancesGivenAway()
        self.found: list[Found] = []
        self.done, self.pieces = 0, len(self._turns) + self._budget.candidates
        self.is_over = self.is_compiling = False
        self._compiling: Thread | None = None
        self._work = self._all_work()

    def go_on(self, seconds: float) -> None:
        """Go on for about so many seconds."""
        ends = time.monotonic() + seconds
        self.is_compiling = not self._is_ready(seconds)
        if self.is_compiling:
            return
        while not self.is_over and time.monotonic() < ends:
            self.is_over = next(self._work, None) is None

    def finish(self) -> None:
        """Do all that is left."""
        while not self.is_over:
            self.go_on(1.0)

    def judge_all(self) -> None:
        """Go on until all decisions are judged; nothing is played on."""
        while len(self._turns) > self.given.turns and not self.is_over:
            self.go_on(0.1)

    def _is_ready(self, seconds: float) -> bool:
        """Compile in another thread, if need be: that takes longer than a kernel may be busy."""
        if not is_compiled():
            return True
        if self._compiling is None:
            self._compiling = Thread(target=prepare, args=(self._bot,), daemon=True)
            self._compiling.start()
        self._compiling.join(seconds)
        return not self._compiling.is_alive()

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
        """The games that confirm a mistake, with both answers; none if they do not.

        What wins the game at once more often is no mistake, whatever bots make of it later, nor is
        anything where even the better answer hardly ever wins. Where the rest of the turn is played
        for a mission, those that play ``alone`` have to agree: then it does not hang on how the
        turn goes on.
        """
        first: list[tuple[float, float]] = []
        for number in range(self._budget.look):
            first.append(continuations.pair(decision, number))
            yield True
        if compared(first).margin < _LIKELY:
            return []
        # With other dice, so that nothing is kept because it was lucky at first.
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
        """The numbers of the games that decide."""
        return range(self._budget.look, self._budget.look + self._budget.measure)

    def _third(
        self,
        judge: Judge,
        continuations: Continuations,
        decision: Decision,
        ends: list[tuple[float, float]],
    ) -> Generator[bool, None, Other | None]:
        """An answer that somebody might give, and that is clearly worse than the better one."""
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
        """The costliest decisions, not too many of one kind and one of each moment.

        A turn that won the game had none.
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
    """Compile everything that a search needs, without output."""
    compile_quietly(
        begin, play.act, play.play_on, CHOOSERS["expert"], CHOOSERS[bot],
        worth, worth_of_stopping, worth_of_attacking, place_well,
    )  # fmt: skip
