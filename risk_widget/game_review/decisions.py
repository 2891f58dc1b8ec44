"""The decisions of a seat in its turns, each compared with the expert's decision.

The expert estimates the value of both from the seat's knowledge: the chance of winning if the rest
of the turn is played as well as possible. Decisions before the first turn, and those for the third
army, are left out; `docs/coach.md` says why the choice of a capital is left out as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias, TypeVar, get_args

from risk_widget.bots.expert.evaluation import evaluate
from risk_widget.bots.expert.judging import (
    place_well,
    worth,
    worth_of_attacking,
    worth_of_stopping,
)
from risk_widget.bots.expert.reinforcing import (
    CANDIDATES,
    best_places,
    decide_place,
    put_candidate,
    set_to_trade,
)
from risk_widget.bots.expert.search import plan
from risk_widget.bots.expert.value import put_root
from risk_widget.compiled.building import entry
from risk_widget.compiled.compiler import is_compiled
from risk_widget.compiled.records import ScratchRoom, action_room, params_room, state_room
from risk_widget.engine.actions import Attack, EndPhase, Fortify, Occupy, Place, Trade
from risk_widget.engine.cards import holds_set, must_trade
from risk_widget.engine.codes import (
    ATTACK,
    END_PHASE,
    FORTIFY,
    IN_ATTACK,
    IN_FORTIFY,
    IN_OCCUPY,
    IN_REINFORCE,
    NOBODY,
    OCCUPY,
    PLACE,
    TRADE,
)
from risk_widget.engine.combat import may_be_attacked
from risk_widget.fast.games import FastGame

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from risk_widget.engine.actions import Action
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.core_game import CoreGame
    from risk_widget.engine.history import PlayedAction
    from risk_widget.engine.state import State
    from risk_widget.game_review.reviewing import Turn

DecisionKind: TypeAlias = Literal["place", "stop", "break", "leave", "trade", "fortify"]
"""The kinds of decision.

They are: place armies; attack or stop; break a continent or not; move in and leave armies behind;
trade a set or not; move at the end of the turn."""
KINDS: Final[tuple[DecisionKind, ...]] = get_args(DecisionKind)

CodedAction: TypeAlias = tuple[int, ...]
"""The five numbers of an action (`risk_widget.engine.codes`); an attack is fought to its end."""
_HOPELESS: Final = 0.05
"""A chance; far below it, even the loss of a large part of the chance hardly counts."""
HOLD: Final = 99
"""The code of an answer, in place of an action's, that trades no set unless the seat must."""

JUDGED_PHASES: Final = (IN_REINFORCE, IN_ATTACK, IN_OCCUPY, IN_FORTIFY)
"""The phases whose decisions are judged."""

Step: TypeAlias = "tuple[int, tuple[State, PlayedAction, State]]"
"""A step of a game with its number, between the positions before and after it."""


class Answer(NamedTuple):
    """A possible decision: its actions, and the expert's chance of winning with it."""

    actions: tuple[CodedAction, ...]
    worth: float

    @property
    def about(self) -> tuple[object, ...]:
        """The subject of the answer; a puzzle offers no two answers with the same subject."""
        first = self.actions[0]
        if first[0] == PLACE:
            placed = Counter[int]()
            for _, place, armies, *_ in self.actions:
                placed[place] += armies
            return (PLACE, frozenset(placed.items()))
        return (ATTACK, first[2]) if first[0] == ATTACK else self.actions


@dataclass(frozen=True, slots=True, eq=False)
class Decision:
    """A decision of a seat, with the expert's decision.

    Attributes:
        seat: the number of the seat whose decision it was.
        at: the number of actions played before the decision, an index of `Game.positions`.
        round: the round of the game.
        state: the position, including everything hidden.
        done: the answer that the seat gave.
        better: the expert's answer; the same as ``done`` if the expert knows nothing better.
    """

    kind: DecisionKind
    seat: int
    at: int
    round: int
    state: State
    done: Answer
    better: Answer

    @property
    def given_away(self) -> float:
        """The win chance lost, as the expert estimates it."""
        return max(0.0, self.better.worth - self.done.worth)

    @property
    def kept(self) -> float:
        """The part of the chance that was kept, from 0 to 1; close to 1 if the chance was tiny."""
        return min(1.0, (self.done.worth + _HOPELESS) / (self.better.worth + _HOPELESS))


T = TypeVar("T")
Pieces: TypeAlias = Generator[None, None, T]
"""A generator that does its work in short pieces, and returns the result."""


def finished(pieces: Pieces[T]) -> T:
    """Do all pieces of the work, and return its result."""
    while True:
        try:
            next(pieces)
        except StopIteration as end:
            found: T = end.value
            return found


Judging: TypeAlias = "Iterator[Decision | None]"
"""The decisions in the order of judging; None after other pieces, so that judging can pause."""


class Judge:
    """The expert as a judge of decisions, for the games of one configuration."""

    def __init__(self, config: GameConfig) -> None:
        self.config = config
        self._fast = FastGame(config, 0, keeps_rows=False)
        self._params = params_room(config)
        self._scratch = ScratchRoom(config)
        self._scratch.prepare(["expert"])
        self._action = action_room()

    def decisions(self, game: CoreGame, turn: Turn) -> Iterator[Decision]:
        """Yield the decisions of a turn in order."""
        for occasion in self.occasions(turn.seat, steps_of(game, turn.first, turn.until)):
            yield from filter(None, occasion.judged())

    def occasions(self, seat: int, steps: Iterable[Step]) -> Iterator[Occasion]:
        """Yield the parts of a seat's turn that decide something, in order, from its steps."""
        own = [each for each in steps if each[1][0].turn == seat and each[1][0].actor == seat]
        return _Turn(self, seat, own).occasions()

    def possible(self, state: State, action: Action, at: int = 0) -> list[Decision]:
        """Judge an action before it is played; [] if it is not a decision that can be judged.

        If it places only some of the armies, the expert places the others.

        Args:
            state: the position.
            action: a legal action in it.
            at: the number of actions before it.
        """
        if state.phase not in JUDGED_PHASES or state.actor != state.turn:
            return []
        return [*filter(None, self._possibly(_Turn(self, state.turn, ()), state, action, at))]

    def _possibly(self, turn: _Turn, state: State, action: Action, at: int) -> Judging:
        match action:
            case Place():
                coded = (PLACE, self.config.index[action.territory], action.armies, -1, -1)
                rest, end = self.placed(self.after(state, coded))
                return turn.placing(at, state, (coded, *rest), end)
            case Trade():
                return turn.trading(at, state, action)
            case Attack():
                return turn.attacking(at, state, turn.pair(action))
            case Occupy():
                return turn.moving_in(at, state, action)
            case Fortify():
                return turn.moving(at, state, [action])
            case EndPhase() if state.phase == IN_FORTIFY:
                return turn.moving(at, state, [])
            case EndPhase() if state.phase == IN_ATTACK:
                return turn.attacking(at, state, None)
        return iter(())

    def others(self, decision: Decision) -> list[Answer]:
        """List answers other than the given and the better one, the most promising first."""
        known = {decision.done.about, decision.better.about}
        found = [a for a in self._possible(decision) if a.about not in known]
        return sorted(found, key=lambda answer: -answer.worth)

    def _possible(self, decision: Decision) -> Iterator[Answer]:
        """Yield the answers worth considering in a decision."""
        state, seat, config = decision.state, decision.seat, self.config
        mine = [t for t, owner in enumerate(state.owner) if owner == seat]
        if decision.kind == "place":
            for place in mine:
                if any(state.owner[n] != seat for n in config.neighbours[place] if n >= 0):
                    coded = (PLACE, place, state.to_place, -1, -1)
                    yield Answer((coded,), self.worth(self.after(state, coded)))
        elif decision.kind in ("stop", "break"):
            yield self.stopping(state)
            for source in mine:
                for target in config.neighbours[source]:
                    if target >= 0 and self._attackable(state, source, target):
                        yield self.attacking(state, source, target)
        elif decision.kind == "leave":
            most = state.armies[state.source] - 1
            for armies in {state.attacking, (state.attacking + most) // 2, most}:
                coded = (OCCUPY, armies, -1, -1, -1)
                after = self.after(state, coded)
                if after.turn == seat and after.phase in (IN_ATTACK, IN_REINFORCE):
                    yield Answer((coded,), self.worth(after))
        elif decision.kind == "fortify":
            yield self.moving(state, [])

    def _attackable(self, state: State, source: int, target: int) -> bool:
        return state.armies[source] > state.armies[target] and may_be_attacked(
            self.config.params, state, state.turn, target
        )

    def stopping(self, state: State) -> Answer:
        """Build the answer that ends the attacks."""
        return Answer(((END_PHASE, -1, -1, -1, -1),), self.worth_of_stopping(state))

    def attacking(self, state: State, source: int, target: int) -> Answer:
        """Build the answer that fights an attack to its end."""
        worth = self.worth_of_attacking(state, source, target)
        return Answer(((ATTACK, source, target, state.armies[source] - 1, -1),), worth)

    def moving(self, start: State, actions: Sequence[CodedAction]) -> Answer:
        """Build the answer that makes these movements at the end of a turn."""
        state = start.copy()
        for _, source, target, armies, _ in actions:
            state.armies[source] -= armies
            state.armies[target] += armies
        return Answer((*actions, _NO_MORE), self.worth_of_stopping(state))

    # -- the expert's opinion

    def worth(self, state: State) -> float:
        """Estimate the seat's chance of winning from a position in its turn, with good play."""
        return float(self._ask(worth, state))

    def worth_of_stopping(self, state: State) -> float:
        """Estimate the seat's chance of winning if the turn ends here."""
        return float(self._ask(worth_of_stopping, state))

    def worth_of_attacking(self, state: State, source: int, target: int) -> float:
        """Estimate the seat's chance of winning if it makes an attack."""
        return float(self._ask(worth_of_attacking, state, source, target))

    def _ask(self, function: object, state: State, *numbers: int) -> float:
        room = state_room(self.config, state)
        found: float = entry(function)(
            self._params.given, room.given, *numbers, self._scratch.given
        )
        return found

    def chance(self, state: State, seat: int) -> float:
        """Estimate a seat's chance of winning at any moment, as `Game.evaluate` does."""
        config = self.config
        return evaluate(config, state, seat).chances[config.seats[seat]]

    def choice(self, state: State) -> CodedAction:
        """Choose the expert's action in a position."""
        self._fast.continue_from(state)
        return self._fast.choose("expert")

    def placed(self, state: State) -> tuple[tuple[CodedAction, ...], State]:
        """Place all armies as the expert would; return the placements and the position."""
        return finished(self.placing(state))

    def placing(self, state: State) -> Pieces[tuple[tuple[CodedAction, ...], State]]:
        """Place all armies, pausing between slices of the work; see `placed`."""
        actions = []
        known: dict[tuple[int, ...], float] = {}
        while state.phase == IN_REINFORCE and state.to_place:
            if is_compiled():
                room = state_room(self.config, state)
                entry(place_well)(
                    self._params.given, room.given, self._scratch.given, self._action.given
                )
            else:
                yield from self._placing_slowly(state, known)
            actions.append(tuple(map(int, self._action.held)))
            state = self.after(state, actions[-1])
        return tuple(actions), state

    def _placing_slowly(self, state: State, known: dict[tuple[int, ...], float]) -> Pieces[None]:
        """Place armies like `place_well`, with a pause after each plan.

        Args:
            state: the position.
            known: the values of the plans by the armies, for the next placement.
        """
        params, scratch = self.config.params, self._scratch.held.expert
        seat, armies = state.turn, state.to_place
        put_root(params, state, scratch)
        best_places(params, scratch, seat, armies)
        best, found = -1.0, -1
        for number in range(CANDIDATES):
            place = put_candidate(scratch, armies, number, 1)
            if place < 0:
                continue
            after = tuple(scratch.root.armies)
            if after not in known:
                known[after] = plan(params, scratch, seat, seat)
            put_candidate(scratch, armies, number, -1)
            if known[after] > best:
                best, found = known[after], place
            yield
        decide_place(params, state, found, self._action.held)

    def after(self, state: State, coded: CodedAction) -> State:
        """Return the position after an action without dice."""
        self._fast.continue_from(state)
        self._fast.apply(coded)
        return self._fast.state


class Occasion(NamedTuple):
    """A part of a turn that decides something.

    Attributes:
        until: the number of actions after which the decision was complete; None if it is not yet.
        judged: the function that judges it.
    """

    until: int | None
    judged: Callable[[], Judging]


def steps_of(game: CoreGame, first: int, until: int) -> list[Step]:
    """List the steps ``first`` to ``until - 1`` of a game, each with its number."""
    return [*islice(enumerate(game.walk(first), first), until - first)]


class _Turn:
    """The decisions of one turn, step by step."""

    def __init__(self, judge: Judge, seat: int, steps: Sequence[Step]) -> None:
        self.judge, self.config, self.seat, self.steps = judge, judge.config, seat, steps

    def occasions(self) -> Iterator[Occasion]:
        fought: tuple[int, int] | None = None
        moved = False
        for place, (number, (before, played, after)) in enumerate(self.steps):
            action, phase = played.action, before.phase
            if phase == IN_REINFORCE:
                if place == 0 and not before.mid_combat:
                    yield self._first_trade(number, before)
                if isinstance(action, Place) and not self._goes_on(place, Place):
                    yield self._placements(place)
            elif phase == IN_ATTACK:
                if isinstance(action, Attack):
                    pair = self.pair(action)
                    if pair != fought:
                        judged = partial(self.attacking, number, before, pair)
                        yield Occasion(number + 1, judged)
                    fought = pair
                    if after.owner[pair[1]] == self.seat or after.phase == IN_OCCUPY:
                        fought = None
                elif isinstance(action, EndPhase):
                    yield Occasion(number + 1, partial(self.attacking, number, before, None))
            elif phase == IN_OCCUPY and isinstance(action, Occupy):
                yield Occasion(number + 1, partial(self.moving_in, number, before, action))
            elif phase == IN_FORTIFY and not moved:
                moved = True
                yield self._movements(place)

    def _goes_on(self, place: int, kind: type[object]) -> bool:
        """Whether the step before the one at ``place`` was an action of this kind."""
        return place > 0 and isinstance(self.steps[place - 1][1][1].action, kind)

    def pair(self, action: Attack | Fortify) -> tuple[int, int]:
        return self.config.index[action.source], self.config.index[action.target]

    def _decision(
        self, kind: DecisionKind, number: int, state: State, done: Answer, better: Answer
    ) -> Decision:
        if better.worth <= done.worth:
            better = done
        return Decision(kind, self.seat, number, state.round, state, done, better)

    def _first_trade(self, number: int, state: State) -> Occasion:
        """Find the first set traded in the turn; if there is none, the decision was to wait."""
        kept_until = None
        for at, (before, played, after) in self.steps:
            if before.phase == IN_REINFORCE and not before.mid_combat:
                if isinstance(played.action, Trade):
                    return Occasion(at + 1, partial(self.trading, number, state, played.action))
                kept_until = at + 1 if after.phase != IN_REINFORCE or not after.to_place else None
        return Occasion(kept_until, partial(self.trading, number, state, None))

    def trading(self, number: int, state: State, action: Trade | None) -> Judging:
        params = self.config.params
        if not holds_set(params, state, self.seat) or must_trade(params, state):
            return
        # Without a set to trade, the expert would go on to place its armies, which takes a long
        # time.
        choice = self.judge.choice(state) if set_to_trade(params, state) >= 0 else None
        yield None
        wait = Answer(((HOLD, -1, -1, -1, -1),), self.judge.worth(state))
        yield None
        if action is None:
            better = wait
            if choice is not None:
                after = self.judge.after(state, choice)
                better = Answer((choice,), self.judge.worth(after))
            yield self._decision("trade", number, state, wait, better)
        else:
            coded = self._traded(action)
            after = self.judge.after(state, coded)
            done = Answer((coded,), self.judge.worth(after))
            yield self._decision("trade", number, state, done, done if choice else wait)

    def _traded(self, action: Trade) -> CodedAction:
        cards = [self.config.card_index[card] for card in action.cards]
        bonus = -1 if action.bonus is None else self.config.index[action.bonus]
        return (TRADE, *cards, bonus)

    def _placements(self, first: int) -> Occasion:
        number, (start, _, end) = self.steps[first]
        last, placed = number, dict[int, int]()
        for at, (before, played, after) in self.steps[first:]:
            if not isinstance(played.action, Place) or before.phase != IN_REINFORCE:
                break
            territory = self.config.index[played.action.territory]
            placed[territory] = placed.get(territory, 0) + played.action.armies
            last, end = at, after
        actions = tuple((PLACE, t, n, -1, -1) for t, n in placed.items())
        return Occasion(last + 1, partial(self.placing, number, start, actions, end))

    def placing(
        self, number: int, start: State, actions: tuple[CodedAction, ...], end: State
    ) -> Judging:
        if sum(coded[2] for coded in actions) < start.to_place or end.turn != self.seat:
            return
        done = Answer(actions, self.judge.worth(end))
        yield None
        best, after = yield from self.judge.placing(start)
        yield None
        yield self._decision("place", number, start, done, Answer(best, self.judge.worth(after)))

    def attacking(self, number: int, state: State, pair: tuple[int, int] | None) -> Judging:
        judge = self.judge
        stop = judge.stopping(state)
        answers = [stop]
        choice = judge.choice(state)
        yield None
        if choice[0] == ATTACK:
            answers.append(judge.attacking(state, choice[1], choice[2]))
            yield None
        done = stop if pair is None else judge.attacking(state, *pair)
        better = max(answers, key=lambda answer: answer.worth)
        kind: DecisionKind = "stop"
        if better.actions[0][0] == ATTACK:
            broken = self._breaks(state, better.actions[0][2])
            if broken is not None and (pair is None or self._breaks(state, pair[1]) != broken):
                kind = "break"
        yield self._decision(kind, number, state, done, better)

    def _breaks(self, state: State, target: int) -> int | None:
        """Find the continent that another seat would lose with a territory, or None."""
        continent = self.config.home[target]
        owners = {state.owner[member] for member in self.config.continents[continent].members}
        if len(owners) > 1 or owners & {NOBODY, self.config.third, self.seat}:
            return None
        return continent

    def moving_in(self, number: int, state: State, action: Occupy) -> Judging:
        most = state.armies[state.source] - 1
        if most <= state.attacking:
            return
        answers = []
        for coded in ((OCCUPY, action.armies, -1, -1, -1), self.judge.choice(state)):
            after = self.judge.after(state, coded)
            if after.turn != self.seat or after.phase not in (IN_ATTACK, IN_REINFORCE):
                return
            answers.append(Answer((coded,), self.judge.worth(after)))
            yield None
        yield self._decision("leave", number, state, *answers)

    def _movements(self, first: int) -> Occasion:
        number, (start, _, _) = self.steps[first]
        last, (_, _, end) = self.steps[-1]
        played = [step[1].action for _, step in self.steps[first:]]
        moves = [action for action in played if isinstance(action, Fortify)]
        is_over = end.turn != self.seat or end.phase != IN_FORTIFY
        return Occasion(last + 1 if is_over else None, partial(self.moving, number, start, moves))

    def moving(self, number: int, start: State, moves: Sequence[Fortify]) -> Judging:
        actions = [(FORTIFY, *self.pair(move), move.armies, -1) for move in moves]
        done = self.judge.moving(start, actions)
        best: list[CodedAction] = []
        state = start
        while len(best) < _MOST_MOVES:
            choice = self.judge.choice(state)
            if choice[0] != FORTIFY:
                break
            best.append(choice)
            yield None
            state = self.judge.after(state, choice)
            if state.turn != self.seat or state.phase != IN_FORTIFY:
                break
        better = self.judge.moving(start, best)
        yield self._decision("fortify", number, start, done, better)


_NO_MORE: Final = (END_PHASE, -1, -1, -1, -1)
_MOST_MOVES: Final = 8
