"""Several plans for a turn that differ in kind, kept from the search that finds the best one.

The search follows some first attacks, each from a few places for the armies, and drops all lines
but one. Here they are kept. Plans are of one kind if they take the same territories for the most
part.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from risk_widget.battles.battle_table import battle_table
from risk_widget.battles.odds import battle_ends
from risk_widget.bots.expert.bot import Thinker
from risk_widget.bots.expert.choosing import count_steps, movement_gain
from risk_widget.bots.expert.hints import Outlook
from risk_widget.bots.expert.reinforcing import best_places, first_owned, set_to_trade
from risk_widget.bots.expert.scratch import MOST_BRANCHES, MOST_WIDTH
from risk_widget.bots.expert.search import garrison, plan
from risk_widget.bots.expert.telling import chances_told, rescaled
from risk_widget.bots.expert.value import (
    chance_to_win,
    left_if_won,
    put_root,
    value_for,
    value_if_lost,
)
from risk_widget.bots.expert.weights import DEPTH, WIDTH_AT_TABLE
from risk_widget.engine import codes
from risk_widget.engine.cards import card_of_set, trade
from risk_widget.engine.combat import give
from risk_widget.engine.state import own_seats
from risk_widget.engine.turn import most_to_move
from risk_widget.messages import MessageError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State

PHASES: Final = (codes.IN_REINFORCE, codes.IN_ATTACK, codes.IN_OCCUPY, codes.IN_FORTIFY)
"""The phases in which a seat has plans to compare."""

Pair = tuple[int, int]


class Line(NamedTuple):
    """A way to play the rest of a turn, as numbers.

    Attributes:
        trades: the cards of each set to trade first.
        occupies: the armies to move into the territory just captured; -1 if none are due.
        placed: the territories that get armies, each with their number.
        attacks: the attacks in order, each fought to its end.
        moves: the movements at the end of the turn: source, target, armies.
    """

    trades: tuple[tuple[int, int, int], ...] = ()
    occupies: int = -1
    placed: tuple[Pair, ...] = ()
    attacks: tuple[Pair, ...] = ()
    moves: tuple[tuple[int, int, int], ...] = ()


class Valued(NamedTuple):
    """A line, and its value in the expert's own terms."""

    line: Line
    value: float


class Planner:
    """The expert planning in one position, as seen by the seat that must act.

    Attributes:
        seen: the position.
        seat: the number of the seat.
        best_value: the value of the plan that a hint would give; known after `best`.
        said: the seat's chance of winning in this position, as people see it.
    """

    def __init__(self, config: GameConfig, state: State) -> None:
        """Prepare to plan in a position, which is left unchanged.

        Raises:
            ValueError: nobody has plans in this phase, or the game is too large for the expert.
        """
        if state.phase not in PHASES or state.actor != state.turn:
            raise MessageError.of("plans-none")
        self.config: GameConfig = config
        self.params: Params = config.params
        self.seen: State = state.seen_by(state.actor).capped()
        self.seat: int = state.actor
        self._thinker = Thinker(config, depth=DEPTH, width=WIDTH_AT_TABLE)
        self._scratch = self._thinker.scratch
        self.said: float = chances_told(config, self.seen, self.seat, self._scratch)[self.seat]
        self.best_value: float = 0.0

    # -- the lines of the search

    def best(self, count: int) -> list[Valued]:
        """Find the best lines that differ in kind, at most ``count``, the best first."""
        if self.seen.phase == codes.IN_FORTIFY:
            found = list(self._movements())
        elif self.seen.phase == codes.IN_OCCUPY:
            found = list(self._moving_in())
        else:
            found = list(self._attacking())
        found.sort(key=lambda each: -each.value)
        return self._differing(found, count)

    def _attacking(self) -> Iterator[Valued]:
        """Yield lines of attacks, each preceded by the placement of any armies in hand."""
        start = Line(trades=self._sets())
        seen = self.start(start)
        for placed in self._placements(seen):
            line = start._replace(placed=placed)
            self._set_root(line)
            # Plans that place armies in two territories come last, and most of them begin with the
            # same attacks.
            yield from self._branches(line, MOST_WIDTH if len(placed) < 2 else WIDTH_AT_TABLE)

    def _placements(self, seen: State) -> Iterator[tuple[Pair, ...]]:
        """Yield placements of all armies, the hint's last, or only the hint's for a mission."""
        armies, scratch = seen.to_place, self._scratch
        if seen.phase != codes.IN_REINFORCE or not armies:
            yield ()
            return
        if garrison(self.params, seen, self.seat, armies) >= 0:
            yield self._as_hinted(seen)
            return
        put_root(self.params, seen, scratch)
        best_places(self.params, scratch, self.seat, armies)
        places = [
            place
            for place, value in zip(scratch.place_territory, scratch.place_value, strict=True)
            if value >= 0
        ] or [first_owned(self.params, seen, self.seat)]
        best, chosen = -1.0, places[0]
        halved = False
        for place in places:
            yield ((place, armies),)
            if self.best_value > best:
                best, chosen, halved = self.best_value, place, False
        half = (armies + 1) // 2
        for one, here in enumerate(places if armies > 2 else ()):
            for there in places[one + 1 :]:
                yield ((here, half), (there, armies - half))
                if self.best_value > best:
                    best, chosen, halved = self.best_value, here, True
        self.best_value = best
        if halved:
            after = seen.copy()
            after.armies[chosen] += half
            after.to_place -= half
            yield _joined(((chosen, half), *self._as_hinted(after)))

    def _as_hinted(self, seen: State) -> tuple[Pair, ...]:
        placed, _ = self._thinker.place_all(seen)
        return tuple((self.config.index[place], armies) for place, armies in placed.items())

    def _branches(self, start: Line, width: int) -> Iterator[Valued]:
        """Search from the root; yield the line that stops, and the best line per first attack."""
        scratch = self._scratch
        scratch.width = width
        plan(self.params, scratch, self.seat, self.seat)
        scratch.width = WIDTH_AT_TABLE
        values = scratch.branch_value
        known = [values[place] for place in (*range(WIDTH_AT_TABLE), MOST_BRANCHES - 1)]
        self.best_value = max(scratch.stop_value, *known)
        yield Valued(start, scratch.stop_value)
        for place in range(MOST_BRANCHES):
            if values[place] >= 0.0:
                ways = (scratch.branch_source[place], scratch.branch_target[place])
                attacks = tuple(zip(*ways, strict=True))[: scratch.branch_length[place]]
                yield Valued(start._replace(attacks=attacks), values[place])

    def _moving_in(self) -> Iterator[Valued]:
        """Yield lines that move in all armies, half of them, or the fewest."""
        fewest, most = self.seen.attacking, self.seen.armies[self.seen.source] - 1
        best = -1.0
        for armies in dict.fromkeys((most, fewest, (fewest + most) // 2)):
            line = Line(occupies=armies)
            self._set_root(line)
            yield from self._branches(line, WIDTH_AT_TABLE)
            best = max(best, self.best_value)
        self.best_value = best

    def _movements(self) -> Iterator[Valued]:
        """Yield the line without a movement, and a line for each movement that a hint considers."""
        params, seen, scratch = self.params, self.seen, self._scratch
        put_root(params, seen, scratch)
        stop = value_for(params, scratch.root, scratch, self.seat)
        total = max(1.0, scratch.armies[self.seat])
        count_steps(params, seen, scratch, self.seat)
        self.best_value = stop
        yield Valued(Line(), stop)
        for source in range(params.territories):
            if seen.owner[source] != self.seat or seen.armies[source] < 2:
                continue
            for target in params.neighbours[source]:
                if target < 0:
                    break
                most = most_to_move(params, seen, source, target)
                if most < 1 or seen.moved[target] == source:
                    continue
                away, there = scratch.steps[source], scratch.steps[target]
                if there > away or (there == away and there > 0):
                    continue
                for armies in (most,) if away else {most, (most + 1) // 2}:
                    move = source, target, armies
                    value = stop + movement_gain(params, scratch, move, stop, most / total)
                    self.best_value = max(self.best_value, value)
                    yield Valued(Line(moves=(move,)), value)

    def _sets(self) -> tuple[tuple[int, int, int], ...]:
        """List the sets that the expert trades before it places armies."""
        own, sets = self.seen.copy(), []
        while own.phase == codes.IN_REINFORCE and (number := set_to_trade(self.params, own)) >= 0:
            one, two, three = (card_of_set(own, self.seat, number, which) for which in range(3))
            sets.append((one, two, three))
            trade(self.params, own, None, one, two, three, -1)
        return tuple(sets)

    def _differing(self, found: Sequence[Valued], count: int) -> list[Valued]:
        """Pick lines, best first, leaving out those of the same kind as one picked before."""
        picked: list[Valued] = []
        for each in found:
            if len(picked) == count:
                break
            if not any(_same_kind(each.line, other.line) for other in picked):
                picked.append(each)
        return picked

    # -- the value and the outcome of any line

    def start(self, line: Line) -> State:
        """Return the position in which the attacks of a line begin."""
        seen = self.seen.copy()
        for one, two, three in line.trades:
            trade(self.params, seen, None, one, two, three, -1)
        if line.occupies >= 0:
            loser = seen.owner[seen.target]
            seen.armies[seen.source] -= line.occupies
            seen.armies[seen.target] = line.occupies
            if loser != self.seat:
                give(seen, seen.target, self.seat)
                if loser != self.params.third and not seen.counts[loser]:
                    own_seats(seen)
                    seen.out_by[loser] = self.seat
                    seen.alive -= 1
            seen.captured = 1
        for place, armies in line.placed:
            seen.armies[place] += armies
            seen.to_place -= armies
        return seen

    def _set_root(self, line: Line) -> None:
        put_root(self.params, self.start(line), self._scratch)

    def left(self, armies: int, others: int) -> int:
        """Return the average number of armies that a winning attacker has left."""
        return left_if_won(self._scratch, armies, others)

    def value(self, line: Line) -> float:
        """Estimate the value of a line carried out to its end, in the expert's own terms."""
        params, scratch, seat = self.params, self._scratch, self.seat
        start = self.start(line)
        put_root(params, start, scratch)
        outlook = Outlook.of(self.config, scratch, start, seat)
        lost, reached = 0.0, 1.0
        for number, (source, target) in enumerate(line.attacks):
            after = outlook.after
            chance = chance_to_win(scratch, after.armies[source], after.armies[target])
            if chance < 1.0:
                failed = value_if_lost(params, after, scratch, seat, source, target)
                lost += reached * (1.0 - chance) * failed
            reached *= chance
            self._attack(outlook, line.attacks, number)
        _move(outlook.after, line)
        return lost + reached * value_for(params, outlook.after, scratch, seat)

    def outlook(self, line: Line, then: Sequence[Pair] = ()) -> Outlook:
        """Return the position after a line if every attack succeeds, with average losses.

        Args:
            line: the line.
            then: attacks that may follow, for which armies stay behind.
        """
        start = self.start(line)
        put_root(self.params, start, self._scratch)
        outlook = Outlook.of(self.config, self._scratch, start, self.seat)
        for number in range(len(line.attacks)):
            self._attack(outlook, (*line.attacks, *then), number)
        _move(outlook.after, line)
        return outlook

    def _attack(self, outlook: Outlook, attacks: Sequence[Pair], number: int) -> None:
        """Carry out an attack, and move in the armies that later attacks need."""
        source, target = attacks[number]
        after = outlook.after
        armies, others = after.armies[source], after.armies[target]
        left = max(2, left_if_won(self._scratch, armies, others))
        outlook.attack(source, target)
        if _is_needed(attacks, number, source):
            moved = moved_in(attacks, number, left, self.params.attack_armies)
            after.armies[source], after.armies[target] = left - moved, moved

    def chance(self, outlook: Outlook, value: float, odds: float) -> float:
        """Convert the value of a line to the scale of the chances that people see.

        Args:
            outlook: what the line leads to, from `outlook`.
            value: its value, in the expert's own terms.
            odds: the chance that all its attacks succeed.
        """
        said = self.said
        if outlook.wins_game:
            said = max(said, odds)
        return min(1.0, rescaled(value, self.best_value, said))

    def odds(self, line: Line) -> list[float]:
        """Return the exact chance of each attack, if all before it have succeeded."""
        start = self.start(line)
        table = battle_table(self.config.dice)
        sources = [*dict.fromkeys(source for source, _ in line.attacks)]
        reach = {tuple(start.armies[source] for source in sources): 1.0}
        found = []
        for number, (source, target) in enumerate(line.attacks):
            at, others = sources.index(source), start.armies[target]
            following: dict[tuple[int, ...], float] = {}
            ends = {armies: _won(table, armies, others) for armies in {key[at] for key in reach}}
            for key, reached in reach.items():
                for left, chance in ends[key[at]]:
                    moved = moved_in(line.attacks, number, left, self.params.attack_armies)
                    new = [*key]
                    new[at] = left - moved
                    if target in sources:
                        new[sources.index(target)] = moved
                    after = tuple(new)
                    following[after] = following.get(after, 0.0) + reached * chance
            before, now = sum(reach.values()), sum(following.values())
            found.append(min(1.0, now / before) if before else 0.0)
            reach = following
        return found


def _won(table: object, attackers: int, defenders: int) -> list[tuple[int, float]]:
    """List each number of armies that a winning attacker may have left, with its chance."""
    if attackers < 2:
        return []
    (ends,) = battle_ends(table, attackers, max(1, defenders), [1])  # type: ignore[arg-type]
    return [(left, chance) for (left, others), chance in ends.items() if not others]


def _is_needed(attacks: Sequence[Pair], number: int, territory: int) -> bool:
    """Whether a later attack begins in a territory."""
    return any(source == territory for source, _ in attacks[number + 1 :])


def moved_in(attacks: Sequence[Pair], number: int, left: int, few: int) -> int:
    """Return how many armies move in after an attack: all that its source does not need later.

    Args:
        attacks: the attacks of a plan.
        number: the number of the attack that has succeeded.
        left: the armies left on its source, the one that stays included.
        few: the fewest armies that move in.
    """
    source, target = attacks[number]
    if not _is_needed(attacks, number, source):
        return left - 1
    least = min(few, left - 1)
    return max(least, left // 2) if _is_needed(attacks, number, target) else least


def _move(after: State, line: Line) -> None:
    """Make the movements of a line, as far as there are armies for them."""
    for source, target, armies in line.moves:
        if after.owner[source] == after.owner[target]:
            moving = max(0, min(armies, after.armies[source] - 1))
            after.armies[source] -= moving
            after.armies[target] += moving


def _joined(placed: Iterable[Pair]) -> tuple[Pair, ...]:
    together: dict[int, int] = {}
    for place, armies in placed:
        together[place] = together.get(place, 0) + armies
    return tuple(together.items())


def _same_kind(one: Line, other: Line) -> bool:
    """Whether two lines take mostly the same territories, or move armies to the same territory."""
    first, second = ({target for _, target in line.attacks} for line in (one, other))
    if first or second:
        return 2 * len(first & second) >= len(first | second)
    if one.moves or other.moves:
        return {move[1] for move in one.moves} == {move[1] for move in other.moves}
    return one.occupies == other.occupies
