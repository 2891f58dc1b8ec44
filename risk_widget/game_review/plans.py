"""Plans for a turn side by side: the expert's best of different kinds, and any others.

>>> import risk_widget as rw
>>> plans = rw.load_lesson("04-combat").game.plans(2)
>>> [(plan.letter, len(plan.attacks)) for plan in plans]
[('A', 2), ('B', 2)]
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from html import escape
from math import prod, sqrt
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from risk_widget.bots.expert.hints import Attack as PlannedAttack
from risk_widget.bots.expert.plans import Line, Planner
from risk_widget.engine.actions import (
    Attack,
    Fortify,
    IllegalAction,
    Occupy,
    Place,
    Trade,
    parse_action,
)
from risk_widget.engine.codes import IN_ATTACK, IN_FORTIFY, IN_REINFORCE
from risk_widget.engine.combat import most_attacking
from risk_widget.engine.legality import check
from risk_widget.engine.position import position_line
from risk_widget.engine.turn import most_to_move
from risk_widget.game_review.after_plans import carry_out, steps_of
from risk_widget.messages import Message, render, say
from risk_widget.notation.text_parts import action_text, parse_action_text
from risk_widget.reading.schema import Problem, SchemaError, whole
from risk_widget.reading.spelling import shown
from risk_widget.results.displays import lines, percent, table
from risk_widget.results.frames import Rows
from risk_widget.results.intervals import give_or_take, newcombe, share_interval
from risk_widget.svg import board_drawing

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from risk_widget.board import Board
    from risk_widget.engine.actions import Action
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.history import PlayedAction
    from risk_widget.engine.state import State
    from risk_widget.messages import Names
    from risk_widget.results.frames import Columns, FrameRow

__all__ = ["Comparison", "Maker", "Plan", "Plans", "plans_by", "plans_of", "played_line"]

MOST_PLANS: Final = 8
"""The most plans shown side by side."""
ESTIMATE_ERROR: Final = 0.25
"""The error of an estimated chance, and of the difference between two such chances.

About 95% of the differences between plans are nearer than this to what games show
(`benchmarks/plans.py`)."""
AHEAD: Final = 64
"""The number of short games that look ahead from each plan."""
AHEAD_ERROR: Final = 0.11
"""The error of an estimate after looking ahead with `AHEAD` games."""
_PAIR_ERROR: Final = 0.55
"""The part of `AHEAD_ERROR` that shrinks with more games, for a single pair of games."""
GAMES: Final = 400
"""The default number of games continued from each plan."""

_ALL: Final = 10**6
"""The number of armies that stands for all armies that may move."""

By: TypeAlias = Literal["expert", "played", "own"]


class Comparison(NamedTuple):
    """One plan's chance of winning minus another's, with the interval of the difference."""

    low: float
    value: float
    high: float

    @property
    def is_found(self) -> bool:
        """Whether the difference is larger than its error."""
        return self.low > 0 or self.high < 0


@dataclass(frozen=True, slots=True)
class Plan:
    """A way to play the rest of a turn.

    Attributes:
        letter: its name among the plans: "A", "B" and so on.
        by: "expert", "played" (in the game) or "own".
        steps: its actions in order; an attack is fought to its end.
        chance: the seat's chance of winning the game with it, 0 to 1.
        low, high: the ends of the 95% interval of the chance.
        success: the exact chance that all its attacks succeed.
        attacks: the attacks in order, each with its chance if all before it have succeeded.
        games: the number of games continued from it; 0 if the chance is the expert's estimate.
        ahead: the number of short games behind an estimate.
        won: 1.0 for each of these games that was won for the seat, else 0.0, in their order.
    """

    letter: str
    by: By
    steps: tuple[Action, ...]
    chance: float
    low: float
    high: float
    success: float
    attacks: tuple[PlannedAttack, ...]
    won: tuple[float, ...] = field(repr=False)
    ahead: int = field(repr=False)
    line: Line = field(repr=False)
    _wins: Message | None = field(repr=False)
    _open: Message | None = field(repr=False)
    _names: Names = field(repr=False)

    @property
    def games(self) -> int:
        """The number of games continued from the plan; 0 if the chance is the expert's estimate."""
        return len(self.won)

    @property
    def error_in_points(self) -> int:
        """Half the width of the interval in whole percentage points, but at least 1.

        :meta private:
        """
        return max(1, round(50 * (self.high - self.low)))

    @property
    def title(self) -> str:
        """The plan's letter and its owner, in words."""
        return say("plan-named", letter=self.letter, by=self.by)

    @property
    def wins(self) -> str:
        """The plan's captures, with their chance, as a sentence; "" if there are none."""
        return "" if self._wins is None else render(self._wins, self._names)

    @property
    def leaves_open(self) -> str:
        """The territory that the plan exposes most, as a sentence; "" if there is none."""
        return "" if self._open is None else render(self._open, self._names)

    @property
    def text(self) -> str:
        """The steps as one line of text, which `Game.plans` can read."""
        return ", ".join(map(step_text, self.steps))

    @property
    def step_sentences(self) -> tuple[str, ...]:
        """The steps in words, the attacks with their odds."""
        odds = iter(self.attacks)
        told = [
            _step_message(step, next(odds) if isinstance(step, Attack) else None)
            for step in self.steps
        ]
        told = told or [Message("plan-step-none")]
        return tuple(render(message, self._names) for message in told)

    def played_on(self, won: Sequence[float]) -> Plan:
        """Return the plan with the results of games continued from it."""
        low, high = share_interval(sum(won), len(won))
        chance = sum(won) / len(won)
        return replace(self, chance=chance, low=low, high=high, won=tuple(won))

    def estimated(self, chances: Sequence[float]) -> Plan:
        """Return the plan with the estimates at the ends of short games continued from it."""
        chance = sum(chances) / len(chances)
        low, high = give_or_take(chance, ahead_error(len(chances)))
        return replace(self, chance=chance, low=low, high=high, ahead=len(chances))

    def __repr__(self) -> str:
        about = {"letter": self.letter, "by": self.by, "chance": percent(self.chance)}
        head = render(Message("plan-shown", about))
        return f"<Plan {head}: {'; '.join(self.step_sentences)}>"


@dataclass(frozen=True, slots=True)
class Plans(Rows):
    """Plans for one turn, side by side.

    Attributes:
        seat: the seat whose turn it is.
        plans: the plans: as played, the expert's from the best on, and one's own.
    """

    seat: str
    plans: tuple[Plan, ...]
    _maker: Maker = field(repr=False)
    _board: Board = field(repr=False)
    _held: Mapping[str, tuple[str | None, int]] = field(repr=False)

    def __len__(self) -> int:
        return len(self.plans)

    def __iter__(self) -> Iterator[Plan]:
        return iter(self.plans)

    def __getitem__(self, which: int | str) -> Plan:
        """Return a plan by its place or its letter."""
        if isinstance(which, str):
            found = {plan.letter: plan for plan in self.plans}
            return found[which]
        return self.plans[which]

    def with_results(self, results: Mapping[Line, Sequence[float]]) -> Plans:
        """Return the plans with the results of continued games, which are given by line.

        Nothing changes until each plan has games, since a share of wins cannot be compared with an
        estimate.
        """
        games = min((len(results.get(plan.line, ())) for plan in self.plans), default=0)
        if not games:
            return self
        plans = tuple(plan.played_on(results[plan.line][:games]) for plan in self.plans)
        return replace(self, plans=plans)

    def with_estimates(self, results: Mapping[Line, Sequence[float]]) -> Plans:
        """Return the plans with the estimates after short games, which are given by line.

        Nothing changes until each plan has some. All plans get equally many: any more are ignored.
        """
        games = min((len(results.get(plan.line, ())) for plan in self.plans), default=0)
        if not games:
            return self
        return replace(self, plans=tuple(p.estimated(results[p.line][:games]) for p in self.plans))

    @property
    def best(self) -> Plan:
        """The plan with the highest chance."""
        return max(self.plans, key=lambda plan: plan.chance)

    def difference(self, first: int | str, second: int | str) -> Comparison:
        """Compare two plans: the second's chance of winning minus the first's.

        Games continued from both begin with the same dice, so the interval is that of paired games.

        >>> import risk_widget as rw
        >>> plans = rw.load_lesson("04-combat").game.plans(2)
        >>> plans.difference("B", "A").value >= 0
        True
        """
        one, other = self[first], self[second]
        games = min(one.games, other.games)
        if not games:
            value = other.chance - one.chance
            ahead = min(one.ahead, other.ahead)
            error = ahead_error(ahead) if ahead else ESTIMATE_ERROR
            low, high = give_or_take(value, error, -1.0)
            return Comparison(low, value, high)
        pairs = one.won[:games], other.won[:games]
        ends = newcombe(*pairs)
        assert ends[0] is not None
        assert ends[1] is not None
        low, high = ends[0], ends[1]
        return Comparison(low, (sum(pairs[1]) - sum(pairs[0])) / games, high)

    @property
    def verdict(self) -> str:
        """The best plan compared with the next one, as a sentence; "" for a single plan."""
        if len(self) < 2:
            return ""
        second, first = sorted(self.plans, key=lambda plan: plan.chance)[-2:]
        return self.compare(second.letter, first.letter)

    def compare(self, first: str, second: str) -> str:
        """Say how two plans differ, or that no difference has been found."""
        found = self.difference(first, second)
        games = min(self[first].games, self[second].games)
        better, other = (second, first) if found.value >= 0 else (first, second)
        ends = sorted((abs(found.low), abs(found.high)))
        about = {
            "better": better,
            "other": other,
            "games": games,
            "points": round(100 * abs(found.value)),
            "low": round(100 * ends[0]),
            "high": round(100 * ends[1]),
        }
        return say("plan-better" if found.is_found else "plan-alike", **about)

    def look_ahead(self, games: int = AHEAD) -> Plans:
        """Play two rounds from each plan; the expert's estimates then give the plan's chance.

        The first estimates are made before any dice are rolled and before the others respond.
        A look ahead takes half a second once it is compiled, and orders plans far better.

        >>> import risk_widget as rw
        >>> plans = rw.load_lesson("04-combat").game.plans(2).look_ahead(4)
        >>> [(plan.games, plan.ahead) for plan in plans]
        [(0, 4), (0, 4)]

        Args:
            games: the number of short games from each plan.

        Raises:
            ValueError: the number of games.
        """
        from risk_widget.game_review.playing_plans import ROUNDS, PlanGames

        numbers = range(whole(games, "games", 1))
        short = PlanGames(self._maker.config, self._maker.state, rounds=ROUNDS)
        lines = {plan.line for plan in self.plans}
        return self.with_estimates({line: short.results(line, numbers) for line in lines})

    def play_out(self, games: int = GAMES) -> Plans:
        """Play games to the end from each plan, and take the shares won as the plans' chances.

        `bold` bots play all seats to the end. What the seat cannot know is dealt again for each
        game, and the n-th game after every plan begins with the same dice.

        >>> import risk_widget as rw
        >>> plans = rw.load_lesson("04-combat").game.plans(2).play_out(4)
        >>> [plan.games for plan in plans]
        [4, 4]

        Args:
            games: the number of games from each plan.

        Raises:
            ValueError: the number of games.
        """
        from risk_widget.game_review.playing_plans import PlanGames

        games = whole(games, "games", 1)
        playing = PlanGames(self._maker.config, self._maker.state)
        lines = {plan.line: range(games) for plan in self.plans}
        return self.with_results({line: playing.results(line, lines[line]) for line in lines})

    def _columns(self) -> Columns:
        return {
            "plan": "text",
            "by": "text",
            "steps": "text",
            "chance": "number",
            "low": "number",
            "high": "number",
            "success": "number",
            "games": "whole",
        }

    def to_rows(self) -> list[FrameRow]:
        """Return a row for each plan.

        >>> import risk_widget as rw
        >>> rw.load_lesson("04-combat").game.plans(1).to_rows()[0]["by"]
        'expert'
        """
        return [
            {
                "plan": plan.letter,
                "by": plan.by,
                "steps": plan.text,
                "chance": plan.chance,
                "low": plan.low,
                "high": plan.high,
                "success": plan.success,
                "games": plan.games,
            }
            for plan in self.plans
        ]

    def __repr__(self) -> str:
        shown = [repr(plan)[6:-1] for plan in self.plans]
        return f"<Plans: {' | '.join(shown)}>"

    def _repr_html_(self) -> str:
        rows = [
            [
                escape(plan.title),
                "<br>".join(map(escape, plan.step_sentences)),
                escape(chance_text(plan)),
                escape(percent(plan.success)),
                escape(plan.leaves_open),
            ]
            for plan in self.plans
        ]
        heads = [
            say(f"plan-head-{name}") for name in ("plan", "steps", "chance", "success", "open")
        ]
        shown = table(heads, rows, markup=(0, 1, 2, 3, 4))
        best = self.best
        roles = dict.fromkeys((attack.target for attack in best.attacks), "target")
        roles |= dict.fromkeys(
            (step.territory for step in best.steps if isinstance(step, Place)), "source"
        )
        picture = board_drawing(self._board, self._held, repr(best), highlight=roles)
        return lines(shown, escape(self.verdict), picture)


def ahead_error(games: int) -> float:
    """Return the error of an estimate after looking ahead with a number of games."""
    return sqrt(AHEAD_ERROR**2 + _PAIR_ERROR**2 * (1 / games - 1 / AHEAD))


def chance_text(plan: Plan) -> str:
    """Write the chance of a plan with its error."""
    error = plan.error_in_points
    return say("plan-chance", chance=percent(plan.chance), error=error, games=plan.games)


# ---- steps ---------------------------------------------------------------------------------------


def step_text(step: Action) -> str:
    """Write a step of a plan; an attack has no number, since it is fought to its end."""
    if isinstance(step, Attack):
        return f"attack {step.source}>{step.target}"
    return action_text(step)


def _no_step(value: object) -> SchemaError:
    text = f"must have steps (trade, occupy, place, attack, fortify), not {shown(value)}"
    return SchemaError([Problem(text, ("own",))])


def _read_step(step: object) -> Action:
    """Read a step: an action, its data or its text. Raises ``IllegalAction`` or ``ValueError``."""
    if isinstance(step, str):
        words = step.split()
        if words[:1] == ["fortify"] and len(words) < 3:
            return parse_action_text(f"{step} {_ALL}")
        return parse_action_text(
            f"{step} 1" if words[:1] == ["attack"] and len(words) < 3 else step
        )
    if isinstance(step, Mapping) and step.get("type") == "attack":
        step = {"armies": 1, **step}
    return parse_action(step)


def _step_message(step: Action, attack: PlannedAttack | None) -> Message:
    if isinstance(step, Place):
        return Message("review-put", {"territory": step.territory, "armies": step.armies})
    if isinstance(step, Attack):
        assert attack is not None
        ends = {"source": step.source, "target": step.target}
        return Message("plan-step-attack", {**ends, "odds": percent(attack.odds)})
    if isinstance(step, Fortify):
        ends = {"source": step.source, "target": step.target}
        return Message("plan-step-fortify", {**ends, "armies": step.armies})
    if isinstance(step, Occupy):
        return Message("plan-step-occupy", {"armies": step.armies})
    return Message("plan-step-trade")


class Maker:
    """A maker of plans in one position, based on what the seat to play knows.

    Attributes:
        config: the configuration of the game.
        state: the position.
    """

    def __init__(self, config: GameConfig, state: State) -> None:
        """Prepare the expert.

        Raises:
            ValueError: nobody has plans in this phase, or the game is too large for the expert.
        """
        self.config: GameConfig = config
        self.state: State = state
        self._planner = Planner(config, state)
        self._known: list[tuple[Line, float]] | None = None

    def best(self, count: int) -> list[tuple[Line, float]]:
        """Return the expert's lines that differ in kind, with their values."""
        if self._known is None:
            self._known = [(each.line, each.value) for each in self._planner.best(MOST_PLANS)]
        return self._known[:count]

    def read(self, steps: object) -> Line:
        """Read the steps of a plan, checking each in the position that the plan has reached.

        Args:
            steps: actions, their data or their texts; or one text with commas between them.

        Raises:
            IllegalAction: a step that is not legal there; its message says why.
            ValueError: something other than steps.
        """
        found = (
            [part for part in steps.split(",") if part.strip()] if isinstance(steps, str) else steps
        )
        if not isinstance(found, (list, tuple)):
            raise _no_step(steps)
        line = Line()
        for step in found:
            line = self._with_step(line, _read_step(step))
        return line

    def _with_step(self, line: Line, step: Action) -> Line:
        """Add a step to a line. Raises ``IllegalAction`` if it is not legal there."""
        config = self.config
        index = config.index
        then = []
        if isinstance(step, Attack) and step.source in index and step.target in index:
            then = [(index[step.source], index[step.target])]
        now = self._planner.outlook(line, then).after
        here = self._planner.start(line)
        here.owner, here.armies, here.counts = [*now.owner], [*now.armies], [*now.counts]
        if isinstance(step, Attack) and not line.moves:
            if (here.phase == IN_REINFORCE and not here.to_place) or line.occupies >= 0:
                here.phase = IN_ATTACK
            if step.source in config.index:
                step = step._replace(
                    armies=max(1, most_attacking(config.params, here, config.index[step.source]))
                )
        elif isinstance(step, Fortify) and not here.to_place:
            here.phase = IN_FORTIFY
            ends = [config.index.get(place, -1) for place in (step.source, step.target)]
            if step.armies == _ALL and min(ends) >= 0:
                most = most_to_move(config.params, here, *ends)
                step = step._replace(armies=max(1, most))
        elif line.attacks or line.moves:
            here.phase = IN_FORTIFY if line.moves else IN_ATTACK
        refusal = check(config, here, step)
        if refusal is not None:
            raise IllegalAction(refusal, config.names, position_line(config, here))
        return _added(config, line, step)

    def boards(self, line: Line) -> Iterator[State]:
        """Yield the position after each step of a line, as in `steps_of`."""
        return steps_of(self.config, self.state, line, self._planner.left)

    def after(self, line: Line) -> State:
        """Return the position at the start of the turn that follows a line (see `carry_out`)."""
        return carry_out(self.config, self.state, line, self._planner.left)

    def plan(self, letter: str, by: By, line: Line, value: float | None = None) -> Plan:
        """Judge a line, by its exact odds and the expert's estimate."""
        planner, ids = self._planner, self.config.ids
        self.best(1)  # sets the scale of the chances
        odds = planner.odds(line)
        success = prod(odds)
        value = planner.value(line) if value is None else value
        outlook = planner.outlook(line)
        chance = planner.chance(outlook, value, success)
        attacks = tuple(
            PlannedAttack(ids[source], ids[target], chance)
            for (source, target), chance in zip(line.attacks, odds, strict=True)
        )
        return Plan(
            letter,
            by,
            _steps(self.config, line, planner.start(line)),
            chance,
            *give_or_take(chance, ESTIMATE_ERROR),
            success,
            attacks,
            (),
            0,
            line,
            outlook.wins(self._planner.seen, success),
            outlook.leaves_open(),
            self.config.names,
        )


def _added(config: GameConfig, line: Line, step: Action) -> Line:
    index = config.index
    if isinstance(step, Trade):
        one, two, three = (config.card_index[card] for card in step.cards)
        return line._replace(trades=(*line.trades, (one, two, three)))
    if isinstance(step, Occupy):
        return line._replace(occupies=step.armies)
    if isinstance(step, Attack):
        return line._replace(attacks=(*line.attacks, (index[step.source], index[step.target])))
    if isinstance(step, Fortify):
        move = (index[step.source], index[step.target], step.armies)
        return line._replace(moves=(*line.moves, move))
    if isinstance(step, Place):
        placed = dict(line.placed)
        here = index[step.territory]
        placed[here] = placed.get(here, 0) + step.armies
        return line._replace(placed=tuple(placed.items()))
    raise _no_step(step)


def _steps(config: GameConfig, line: Line, start: State) -> tuple[Action, ...]:
    """List the actions of a line."""
    ids, cards = config.ids, config.card_ids
    found: list[Action] = [Trade((cards[a], cards[b], cards[c])) for a, b, c in line.trades]
    if line.occupies >= 0:
        found.append(Occupy(line.occupies))
    found += [Place(ids[place], armies) for place, armies in line.placed]
    for source, target in line.attacks:
        most = max(1, most_attacking(config.params, start, source))
        found.append(Attack(ids[source], ids[target], most))
    found += [Fortify(ids[source], ids[target], armies) for source, target, armies in line.moves]
    return tuple(found)


def played_line(config: GameConfig, state: State, played: Sequence[PlayedAction]) -> Line:
    """Return a seat's actions from a position in its turn, with one attack per territory."""
    line, seat = Line(), config.seats[state.actor]
    for step in played:
        action = step.action
        if step.seat == seat and isinstance(action, (Trade, Place, Attack, Fortify, Occupy)):
            if isinstance(action, Occupy):
                if not any((line.placed, line.attacks)) and state.fighting:
                    line = _added(config, line, action)
            elif isinstance(action, Attack):
                pair = config.index[action.source], config.index[action.target]
                if pair not in line.attacks:
                    line = _added(config, line, action)
            elif not (isinstance(action, (Trade, Place)) and line.attacks):
                line = _added(config, line, action)
        if any(event.type in ("turn_started", "won") for event in step.events):
            break
    return line


def letter_of(number: int) -> str:
    """Name a plan by its number: "A" to "Z", then "AA", "AB" and so on."""
    before, last = divmod(number, 26)
    return f"{letter_of(before - 1) if before else ''}{chr(ord('A') + last)}"


def plans_of(
    config: GameConfig,
    state: State,
    count: int = 5,
    own: Sequence[object] = (),
    played: Sequence[PlayedAction] = (),
) -> Plans:
    """Put plans for a position side by side.

    Args:
        config: the configuration of the game.
        state: the position.
        count: the number of the expert's plans, at most.
        own: plans of one's own, each as steps.
        played: what was played from the position on.

    Raises:
        ValueError: nobody has plans in this phase; too many plans; or steps that cannot be read.
        IllegalAction: a step is not legal at its place in a plan.
    """
    count = whole(count, "count", 1, MOST_PLANS)
    return plans_by(Maker(config, state), count, own, played)


def plans_by(
    maker: Maker, count: int, own: Sequence[object], played: Sequence[PlayedAction]
) -> Plans:
    """Put a maker's plans side by side; the arguments are those of `plans_of`."""
    config, state = maker.config, maker.state
    lines: list[tuple[By, Line, float | None]] = []
    if played:
        lines.append(("played", played_line(config, state, played), None))
    lines += [("expert", line, value) for line, value in maker.best(count)]
    lines += [("own", maker.read(steps), None) for steps in own]
    plans = tuple(
        maker.plan(letter_of(number), by, line, value)
        for number, (by, line, value) in enumerate(lines)
    )
    seen = state.seen_by(state.actor)
    held = {
        territory: (None if owner < 0 else config.owner_ids[owner], armies)
        for territory, owner, armies in zip(config.ids, seen.owner, seen.armies, strict=True)
    }
    return Plans(config.seats[state.actor], plans, maker, config.board, held)
