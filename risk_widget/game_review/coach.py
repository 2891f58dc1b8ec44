"""The coach, who judges single decisions during the game, from what the seat knew.

The expert compares a decision with its own. A difference is *sure* only if games continued with
other dice confirm it. First come short games, whose ends the expert estimates: a sequential test
stops as soon as the better answer is certainly ahead. Whole games, where there is time for them,
then have to agree. `docs/coach.md` describes what the figures mean.

All of this is done in short pieces (`decisions.Pieces`), so that where there are no threads,
something else can happen in between. `decisions.finished` carries out all of them at once.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field, replace
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final, NamedTuple

from risk_widget.bots.expert.bot import to_action
from risk_widget.bots.expert.evaluation import evaluate
from risk_widget.bots.expert.telling import rescaled
from risk_widget.compiled.compiler import is_compiled
from risk_widget.engine.codes import ATTACK, FORTIFY, PLACE
from risk_widget.engine.core_game import CoreGame
from risk_widget.game_review.answers import (
    about_decision,
    answer_in_words,
    described,
    facts_in_words,
)
from risk_widget.game_review.continuations import Continuations, Unseen, compared_chances
from risk_widget.game_review.decisions import HOLD, Judge, finished, steps_of
from risk_widget.game_review.facts import WORTH_TELLING, Seen, facts_between
from risk_widget.game_review.mistakes import CONFIRMED_BY, LEAST, MOST_MOVES, REAL_CHANCE
from risk_widget.game_review.result import GIVE_OR_TAKE
from risk_widget.game_review.reviewing import RollInPosition, Thinking
from risk_widget.messages import Message, MessageError, render
from risk_widget.results.displays import lines, percent
from risk_widget.results.intervals import give_or_take, student

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from risk_widget.engine.actions import Action
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State
    from risk_widget.game_review.continuations import Comparison, Outcome
    from risk_widget.game_review.decisions import (
        Answer,
        Decision,
        DecisionKind,
        Occasion,
        Pieces,
        Step,
    )
    from risk_widget.game_review.facts import Fact
    from risk_widget.messages import Names
    from risk_widget.reading.json_types import JsonObject

LEAST_TOLD: Final = 0.04
"""The least loss of win chance to remark on: by the expert's estimate, and in the games."""
AS_GOOD: Final = 0.01
"""The loss of win chance below which a decision counts as equal to the best."""
CONFIDENCE: Final = 0.99
"""The certainty with which the better answer must be ahead in short games, however early they stop.

Most of the decisions that are tested are no mistakes. With 95%, too many of the remarks would be
about those."""


class Budget(NamedTuple):
    """The numbers of games that confirm a difference.

    Attributes:
        seconds: the longest time from a decision to its verdict.
        short: the most pairs of short games, which the expert values after another round.
        each: the pairs of short games between two looks at them.
        whole: the pairs of games that are then played to their end.
    """

    seconds: float
    short: int = 64
    each: int = 16
    whole: int = 0


COMPILED: Final = Budget(0.8, whole=128)
PLAIN: Final = Budget(2.5)
"""The budget without a compiler, where a whole game takes a tenth of a second."""
_ROUNDS: Final = 1
"""The number of rounds that a short game lasts after the current round.

Estimates after them vary less than results of games, so far fewer games tell as much."""
_AGAINST: Final = ("threat", "quiet", "harmless", "free")
"""The facts that speak against the answer that they describe."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """A decision compared with the expert's, based on what the seat could know.

    The chances are those that `Game.evaluate` and hints give. If games have confirmed the
    difference, they are the shares of these games instead, as in *My mistakes*.

    Attributes:
        seat: the seat whose decision it was.
        kind: the kind of decision.
        round: the round of the game.
        at: the number of actions played before the decision.
        chance: the chance of winning with the decision, 0 to 1.
        best: the chance with the better one; the same if nothing is better.
        better: the better action, in the form that `Game.apply` takes: the first, if several
            belong together.
        games: the pairs of games that were continued; 0 if the expert saw no difference.
        low: the lower end of the 95% interval of `lost`.
        high: the upper end.
        sure: whether the games have confirmed that the better action wins more often.
        dice: the change that dice have made to the chance since the decision, in its turn.
        placed: territory -> armies that the better answer places there.
        steps: its attacks or movements, each a source and a target.
        same: whether the decision was the better one itself.
    """

    seat: str
    kind: DecisionKind
    round: int
    at: int
    chance: float
    best: float
    better: JsonObject
    games: int
    low: float
    high: float
    sure: bool
    dice: float
    placed: dict[str, int]
    steps: tuple[tuple[str, str], ...]
    same: bool
    _answers: tuple[JsonObject, JsonObject] = field(repr=False)
    _facts: tuple[list[Fact], list[Fact]] = field(repr=False)
    _names: Names = field(repr=False)

    @property
    def lost(self) -> float:
        """The win chance lost, 0 to 1."""
        return max(0.0, self.best - self.chance)

    @property
    def error(self) -> float:
        """Half the width of the interval of `lost`."""
        return (self.high - self.low) / 2

    @property
    def is_good(self) -> bool:
        """Whether the decision is as good as the best, as far as the expert can see."""
        return self.same or self.lost < AS_GOOD

    @property
    def is_mistake(self) -> bool:
        """Whether the decision certainly lost win chance, and enough to remark on."""
        return self.sure and self.lost >= LEAST_TOLD

    def called(self, names: Names) -> Judgement:
        """Return the judgement with other names for the players.

        :meta private:
        """
        return replace(self, _names=names)

    @property
    def choice(self) -> str:
        """The decision in words."""
        return self._in_words(self._answers[0])

    @property
    def objection(self) -> str:
        """An objection to the decision, or a point to think about; never the better action."""
        against = [
            fact
            for fact in self._facts[0]
            if fact[0] in _AGAINST and fact[1].get("chance", 1) >= WORTH_TELLING
        ]
        told = facts_in_words(against, self._names)
        return told or render(Message(f"mistake-hint-{self.kind}"), self._names)

    @property
    def reason(self) -> str:
        """The better action in words, with reasons, or a sentence that calls the decision good."""
        if self.is_good:
            return render(Message("coach-good", {"chance": percent(self.chance)}), self._names)
        answer = self._in_words(self._answers[1])
        facts = facts_in_words(self._facts[1], self._names)
        return render(Message("coach-better", {"answer": answer}), self._names) + (
            f" {facts}" if facts else ""
        )

    @property
    def sentence(self) -> str:
        """The win chance lost, in a sentence."""
        about = {
            "points": round(100 * self.lost),
            "chance": percent(self.chance),
            "best": percent(self.best),
            "sure": "yes" if self.sure else "no",
        }
        return render(Message("coach-lost", about), self._names)

    def to_dict(self) -> JsonObject:
        """Return the figures and words as JSON data, for example as a row of a data frame.

        >>> import risk_widget as rw
        >>> game = rw.load_lesson("04-combat").game
        >>> row = game.judge({"type": "end_phase"}).to_dict()
        >>> row["seat"], row["kind"], row["is_mistake"]
        ('red', 'stop', False)
        """
        names = (
            *("seat", "round", "at", "kind", "choice", "chance", "best", "lost", "low", "high"),
            *("games", "sure", "is_good", "is_mistake", "dice", "better", "reason"),
        )
        return {name: getattr(self, name) for name in names}

    def _in_words(self, told: JsonObject) -> str:
        return answer_in_words(told["form"], told["params"], self._names)

    def __repr__(self) -> str:
        about = [] if self.is_good else [self.sentence]
        return f"<Judgement: {' '.join([*about, self.reason])}>"

    def _repr_html_(self) -> str:
        return lines(*(() if self.is_good else (self.sentence,)), self.reason, text=(0, 1))


class Coach:
    """The expert as a coach, for the games of one configuration.

    Args:
        config: the configuration of the games.
        bot: the bot that continues games.
        clock: returns the time in seconds, which limits how long games are continued.
        budget: how many games are continued; by default suited to the presence of the compiler.

    Attributes:
        config: the configuration of the games.
        judge: the judge that estimates decisions.
        budget: how many games are continued.
    """

    def __init__(
        self,
        config: GameConfig,
        bot: str = CONFIRMED_BY,
        clock: Callable[[], float] = time.monotonic,
        budget: Budget | None = None,
    ) -> None:
        self._clock = clock
        self.budget: Budget = budget or (COMPILED if is_compiled() else PLAIN)
        self.config: GameConfig = config
        self.judge: Judge = Judge(config)
        self._short = Continuations(self.judge, bot, "coach", finishes=False, rounds=_ROUNDS)
        self._whole = Continuations(self.judge, bot, "coach/whole")
        self._thinking = Thinking(config)

    def deciding(self, turn: PlayedTurn, since: int = 0) -> Pieces[Decision | None]:
        """Find the last completed decision of a turn; of several completed at once, the costliest.

        Args:
            turn: the turn, finished or not.
            since: the number of actions after which it must have been completed.
        """
        over: dict[int, list[Occasion]] = {}
        for occasion in self.judge.occasions(turn.seat, turn.steps):
            if occasion.until is not None and occasion.until > since:
                over.setdefault(occasion.until, []).append(occasion)
        for until in sorted(over, reverse=True):
            judged: list[Decision] = []
            for occasion in over[until]:
                for each in occasion.judged():
                    if each is None:
                        yield
                    else:
                        judged.append(each)
            if judged:
                return self._costliest(judged)
        return None

    def planned(self, game: CoreGame, action: Action) -> Decision | None:
        """Return an action as a decision before it is played, or None if it decides nothing."""
        at = len(game.history)
        return self._costliest(self.judge.possible(game.state, action, at))

    def _costliest(self, decisions: Iterable[Decision]) -> Decision | None:
        found = max(decisions, key=lambda each: each.given_away, default=None)
        if found is None:
            return None
        # From here on, the decision holds nothing that the seat could not know.
        return replace(found, state=found.state.seen_by(found.seat))

    def judging(
        self, decision: Decision, turn: PlayedTurn | None = None, ends: float | None = None
    ) -> Pieces[Judgement]:
        """Judge a decision.

        Args:
            decision: from `deciding` or `planned`.
            turn: its turn, to see what dice have done since; None if nothing has been played yet.
            ends: the time of the clock after which no more games are continued; without it, the
                result depends on the position alone.
        """
        config = self.config
        seat = config.seats[decision.seat]
        told = evaluate(config, decision.state, decision.seat).chances[seat]
        best = told if decision.better.worth < 1 else 1.0
        chance = rescaled(decision.done.worth, decision.better.worth, best)
        answers = tuple(
            described(config, decision, each) for each in (decision.done, decision.better)
        )
        low, high = give_or_take(best - chance, GIVE_OR_TAKE / 100, -1.0)
        judgement = Judgement(
            seat=seat,
            kind=decision.kind,
            round=decision.round,
            at=decision.at,
            chance=chance,
            best=best,
            better=self._action(decision),
            games=0,
            low=low,
            high=high,
            sure=False,
            dice=0.0 if turn is None else self._luck(turn, decision.at),
            placed=self._placed(decision.better),
            steps=self._steps(decision.better),
            same=decision.better is decision.done,
            _answers=(answers[0], answers[1]),
            _facts=self._facts(decision, answers),
            _names=config.names,
        )
        if judgement.is_good or judgement.lost < LEAST_TOLD:
            return judgement
        yield
        games, low, high, sure = yield from self.confirming(decision, ends)
        if games is None or not sure:
            return replace(judgement, games=0 if games is None else games.games)
        return replace(
            judgement,
            chance=games.done,
            best=games.better,
            games=games.games,
            low=low,
            high=high,
            sure=True,
        )

    def confirming(
        self, decision: Decision, ends: float | None = None
    ) -> Pieces[tuple[Comparison | None, float, float, bool]]:
        """Play on from a decision until the better answer is surely ahead or the games run out.

        Returns:
            The games, the ends of the interval of the difference, and whether it is sure.
        """
        budget = self.budget
        found: list[list[Outcome]] = []
        sure = False
        while len(found) < budget.short and not sure and not self._is_late(ends):
            found.append(self._play(self._short, decision, len(found)))
            yield
            if len(found) % budget.each == 0:
                margins = [better.won - done.won for done, better in found]
                if fmean(margins) < LEAST:
                    break
                sure = self._is_ahead(margins)
        moves = len(decision.better.actions) - 1 if decision.kind == "fortify" else 0
        sure = sure and moves <= MOST_MOVES and _is_mistake(found)
        if sure and budget.whole:
            found = []
            while len(found) < budget.whole and not self._is_late(ends):
                found.append(self._play(self._whole, decision, len(found)))
                yield
            sure = len(found) == budget.whole and _is_mistake(found)
        if not found:
            return None, -1.0, 1.0, False
        games = _compared(found)
        return games, games.low, games.high, sure

    def _play(self, games: Continuations, decision: Decision, number: int) -> list[Outcome]:
        return games.outcomes(decision, (decision.done, decision.better), number)

    def _is_ahead(self, margins: Sequence[float]) -> bool:
        """Whether the better answer is certainly ahead, by enough to count as a mistake."""
        # The coach looks only a few times, with the same risk of error each time.
        looks = self.budget.short // self.budget.each
        quantile = student(len(margins) - 1, 1 - (1 - CONFIDENCE) / looks)
        return fmean(margins) - quantile * stdev(margins) / sqrt(len(margins)) > LEAST

    def _is_late(self, ends: float | None) -> bool:
        return ends is not None and self._clock() > ends

    def of_turn(self, turn: PlayedTurn) -> TurnInShort:
        """Compute the effects of choices and of dice in a completed turn."""
        seat = turn.seat
        had, got = (self._thinking.chances(state, seat)[seat] for state in turn.ends)
        dice = self._luck(turn, turn.first)
        return TurnInShort(got - dice - had, dice, got)

    def _luck(self, turn: PlayedTurn, first: int) -> float:
        """Sum up the effect of the dice on the seat's chance after the first ``first`` actions."""
        rolls = [
            RollInPosition(before, event)
            for number, (before, played, _) in turn.steps
            for event in played.events
            if number >= first and event.type == "rolled"
        ]
        return sum(self._thinking.luck(roll, turn.seat)[turn.seat] for roll in rolls)

    def _action(self, decision: Decision) -> JsonObject:
        coded = decision.better.actions[0]
        if coded[0] == HOLD:
            dealt = Unseen(self.config, decision.state, decision.seat).deal(Random("coach"))
            coded = self.judge.placed(dealt)[0][0]
        return to_action(self.config, decision.state, [*coded]).to_dict()

    def _placed(self, answer: Answer) -> dict[str, int]:
        placed: dict[str, int] = {}
        for coded in answer.actions:
            if coded[0] == PLACE:
                place = self.config.ids[coded[1]]
                placed[place] = placed.get(place, 0) + coded[2]
        return placed

    def _steps(self, answer: Answer) -> tuple[tuple[str, str], ...]:
        ids = self.config.ids
        moving = [coded for coded in answer.actions if coded[0] in (ATTACK, FORTIFY)]
        return tuple((ids[coded[1]], ids[coded[2]]) for coded in moving)

    def _facts(
        self, decision: Decision, answers: Sequence[JsonObject]
    ) -> tuple[list[Fact], list[Fact]]:
        seen = Seen(CoreGame(self.config, decision.state), self.config.seats[decision.seat])
        forms = [(told["form"], told["params"]) for told in answers]
        done, better = facts_between(seen, about_decision(self.config, decision), forms)
        return done, better


class TurnInShort(NamedTuple):
    """A turn's effect on the chance of winning, by choices and by dice, and the chance after it."""

    choices: float
    dice: float
    chance: float


class PlayedTurn(NamedTuple):
    """A turn, finished or not: its seat, the number of actions before it, and its steps."""

    seat: int
    first: int
    steps: list[Step]

    @property
    def ends(self) -> tuple[State, State]:
        """The positions before and after the turn."""
        return self.steps[0][1][0], self.steps[-1][1][2]


def turn_ending(game: CoreGame, until: int) -> PlayedTurn:
    """Return the turn that contains action number ``until``, up to and including that action."""
    history = game.history
    first = until - 1
    while first > 0 and all(event.type != "turn_started" for event in history[first - 1].events):
        first -= 1
    return PlayedTurn(game.positions[first].turn, first, steps_of(game, first, until))


def judge_action(game: CoreGame, action: Action) -> Judgement:
    """Judge a legal action before it is played; see `risk_widget.game.Game.judge`."""
    decision = Coach(game.config).planned(game, action) if can_be_judged(game) else None
    if decision is None:
        raise MessageError.of("coach-nothing")
    return finished(Coach(game.config).judging(decision))


def judge_last(game: CoreGame, seat: str | None) -> Judgement:
    """Judge the last completed decision; see `risk_widget.game.Game.judge_last`."""
    until = len(game.history) if can_be_judged(game) else 0
    wanted = None if seat is None else game.config.seat_number(seat)
    coach = Coach(game.config) if until else None
    while coach is not None and until:
        turn = turn_ending(game, until)
        if wanted in (None, turn.seat) and (decision := finished(coach.deciding(turn))) is not None:
            return finished(coach.judging(decision, turn))
        until = turn.first
    raise MessageError.of("coach-nothing")


def can_be_judged(game: CoreGame) -> bool:
    """Whether enough of a game is known to judge decisions in it."""
    return not game.is_partial


def _compared(found: Sequence[Sequence[Outcome]]) -> Comparison:
    """Compare the games after both answers."""
    return compared_chances([(done.won, better.won) for done, better in found])


def _is_mistake(found: Sequence[Sequence[Outcome]]) -> bool:
    """Whether the better answer wins more games, is not hopeless, and wins no later."""
    games = _compared(found)
    sooner = fmean(done.at_once - better.at_once for done, better in found)
    return games.margin >= LEAST_TOLD and games.better >= REAL_CHANCE and sooner < LEAST
