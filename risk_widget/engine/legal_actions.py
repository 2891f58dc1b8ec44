"""Legal actions in blocks of one kind, which are counted without being listed."""

from __future__ import annotations

import operator
import sys
from bisect import bisect_left
from collections.abc import Sequence
from functools import cache
from html import escape
from itertools import compress, islice
from typing import TYPE_CHECKING, ClassVar, overload

from risk_widget.engine.actions import (
    Action,
    Attack,
    ChooseCapital,
    Claim,
    Defend,
    EndPhase,
    Fortify,
    IllegalAction,
    Occupy,
    Place,
    Trade,
    parse_action,
)
from risk_widget.engine.cards import card_of_set, set_after, set_kind, set_value, trading_stopped
from risk_widget.engine.codes import (
    IN_ATTACK_THIRD,
    IN_CLAIM,
    IN_SETUP,
    MOVE_ONE,
    MOVE_UNSPLIT,
    NOBODY,
    PHASES,
)
from risk_widget.engine.combat import defence_dice, may_be_attacked, most_attacking
from risk_widget.engine.explain import reason
from risk_widget.engine.legality import (
    CHECKS,
    bonus_choices,
    bonus_places,
    check,
    check_end_reinforce,
    most_to_place,
    occupy_range,
    owner_to_place,
)
from risk_widget.engine.turn import may_move, most_leaving
from risk_widget.messages import render, say
from risk_widget.results.displays import folded, lines, table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.data_types import LegalRanges, Moves, TradeOption
    from risk_widget.engine.state import State

__all__ = ["legal_actions_html"]


Reach = tuple[int, tuple[int, ...], int]
"""A territory, the targets that its armies can reach, and the most armies that can go there."""

_make = tuple.__new__  # Takes half the time of calling the class, and most actions are made here.
_new_block = object.__new__


def attack_rows(
    config: GameConfig, state: State, attacker: int, sources: Iterable[int]
) -> list[Reach]:
    """List the attacks from these territories: source, targets, and the most armies.

    How many dice the armies roll is in ``Params.fewest_dice``.
    """
    owner, armies, params = state.owner, state.armies, config.params
    enemies = (state.borders or borders(config, state)).enemies
    rows = [
        (source, enemies[source], most_attacking(params, state, source))
        for source in sources
        if armies[source] > 1 and enemies[source] and owner[source] == attacker
    ]
    if attacker != config.third:
        return rows
    allowed = (
        (s, tuple([t for t in ts if may_be_attacked(params, state, attacker, t)]), most)
        for s, ts, most in rows
    )
    return [row for row in allowed if row[1]]


def fortify_rows(config: GameConfig, state: State, sources: Iterable[int]) -> list[Reach]:
    """List the movements from these territories: source, targets, and the most armies."""
    owner, armies, actor, params = state.owner, state.armies, state.actor, config.params
    friends = (state.borders or borders(config, state)).friends
    unsplit = params.movement == MOVE_UNSPLIT
    if params.movement == MOVE_ONE and not may_move(params, state, 0, 0):
        return []
    rows: list[Reach] = []
    for source in sources:
        if armies[source] < 2 or owner[source] != actor or not friends[source]:
            continue
        most = most_leaving(params, state, source)
        if not most:
            continue
        targets = friends[source]
        if unsplit and state.moved[source] >= 0:
            targets = tuple([t for t in targets if may_move(params, state, source, t)])
        if targets:
            rows.append((source, targets, most))
    return rows


class Listed:
    """A block of a few actions, listed one by one."""

    __slots__ = ("actions", "length")

    def __init__(self, actions: list[Action]) -> None:
        self.actions: list[Action] = actions
        self.length: int = len(actions)

    def item(self, config: GameConfig, index: int) -> Action:
        """Return the action at ``index``."""
        del config
        return self.actions[index]


class NumberRange:
    """A block for a range of numbers: dice for a defence, or armies that move in."""

    __slots__ = ("fewest", "kind", "length")

    def __init__(self, kind: type[Defend | Occupy], fewest: int, most: int) -> None:
        self.kind: type[Defend | Occupy] = kind
        self.fewest: int = fewest
        self.length: int = most - fewest + 1

    def item(self, config: GameConfig, index: int) -> Action:
        """Return the action at ``index``."""
        del config
        return _make(self.kind, (self.fewest + index,))


class Territories:
    """Territories to claim, or to choose as the capital."""

    __slots__ = ("kind", "length", "territories")

    def __init__(self, kind: type[Claim | ChooseCapital], territories: Sequence[int]) -> None:
        self.kind: type[Claim | ChooseCapital] = kind
        self.territories: Sequence[int] = territories
        self.length: int = len(territories)

    def item(self, config: GameConfig, index: int) -> Action:
        """Return the action at ``index``."""
        return _make(self.kind, (config.ids[self.territories[index]],))


class Places:
    """Placements of 1 to ``most`` armies on each of these territories."""

    __slots__ = ("length", "most", "territories")

    def __init__(self, territories: Sequence[int], most: int) -> None:
        self.territories: Sequence[int] = territories
        self.most: int = most
        self.length: int = len(territories) * most

    def item(self, config: GameConfig, index: int) -> Action:
        """Return the action at ``index``."""
        most = self.most
        territory = self.territories[index // most]
        return _make(Place, (config.ids[territory], index % most + 1))


class Attacks:
    """Attacks with every number of armies, and of dice if the edition gives a choice.

    ``rows``: the source, the targets, and the most armies.
    """

    __slots__ = ("length", "rows")

    rows: list[Reach]
    length: int

    def __init__(self, config: GameConfig, state: State) -> None:
        third = state.phase == IN_ATTACK_THIRD
        attacker = config.third if third else state.actor
        territories = borders(config, state).territories[attacker]
        self.rows = rows = attack_rows(config, state, attacker, territories)
        counts = config.attack_counts
        self.length = sum([len(targets) * counts[most] for _, targets, most in rows])

    def after(self, config: GameConfig, state: State, source: int) -> Attacks:
        """Return the attacks left after an attack in which only ``source`` has lost armies."""
        most = most_attacking(config.params, state, source)
        rows, counts = self.rows, config.attack_counts
        at = bisect_left(rows, (source,))
        _, targets, before = rows[at]
        if most == before:
            return self
        new: Attacks = _new_block(Attacks)
        new.rows = rows = rows.copy()
        if most > 0:
            rows[at] = (source, targets, most)
        else:
            del rows[at]
        new.length = self.length - len(targets) * (counts[before] - counts[most])
        return new

    def item(self, config: GameConfig, index: int) -> Action:
        """Return the action at ``index``."""
        counts = config.attack_counts
        for source, targets, most in self.rows:
            here = len(targets) * counts[most]
            if index < here:
                shapes = config.attack_shapes[most]
                target, shape = divmod(index, len(shapes))
                ids = config.ids
                return _make(Attack, (ids[source], ids[targets[target]], *shapes[shape]))
            index -= here
        raise IndexError(index)


class Fortifications:
    """Movements with every number of armies.

    ``rows``: the source, the targets, and the most armies.
    """

    __slots__ = ("length", "rows")

    rows: list[Reach]
    length: int

    def __init__(self, config: GameConfig, state: State) -> None:
        sources = borders(config, state).territories[state.actor]
        self.rows = rows = fortify_rows(config, state, sources)
        self.length = sum([len(targets) * most for _, targets, most in rows])

    def after(self, config: GameConfig, state: State, source: int, target: int) -> Fortifications:
        """Return the movements left after a movement from ``source`` to ``target``."""
        if config.params.movement == MOVE_ONE:
            return Fortifications(config, state)  # one movement also restricts all others
        params = config.params
        new: Fortifications = _new_block(Fortifications)
        new.rows = rows = self.rows.copy()
        at = bisect_left(rows, (source,))
        _, targets, most = rows[at]
        length = self.length - len(targets) * most
        if params.movement == MOVE_UNSPLIT:
            targets = (target,)  # its other armies must go to the same target
        most = most_leaving(params, state, source)
        if most:
            rows[at] = (source, targets, most)
            length += len(targets) * most
        else:
            del rows[at]
        at = bisect_left(rows, (target,))
        if at < len(rows) and rows[at][0] == target:
            _, targets, before = rows[at]
            most = most_leaving(params, state, target)
            rows[at] = (target, targets, most)
            length += len(targets) * (most - before)
        else:
            for row in fortify_rows(config, state, (target,)):
                rows.insert(at, row)
                length += len(row[1]) * row[2]
        new.length = length
        return new

    def item(self, config: GameConfig, index: int) -> Action:
        """Return the action at ``index``."""
        for source, targets, most in self.rows:
            here = len(targets) * most
            if index < here:
                ids = config.ids
                target, armies = divmod(index, most)
                return _make(Fortify, (ids[source], ids[targets[target]], armies + 1))
            index -= here
        raise IndexError(index)


Block = Listed | NumberRange | Territories | Places | Attacks | Fortifications
Blocks = tuple[tuple[Block, ...], int]
"""The blocks of a phase's actions, and the total number of these actions."""


_MOST = 5000
"""The most actions that are counted by kind."""
_SHOWN = 40
"""The most actions of one kind that are written out."""
_OPEN = 8
"""The most actions that are listed without being folded."""


def legal_actions_html(
    actions: Sequence[Action], number: int, config: GameConfig, state: State
) -> str:
    """Show the kinds of actions with their counts; each kind opens to show its first actions."""
    kinds: dict[str, list[Action]] = {}
    for action in islice(actions, _MOST):
        kinds.setdefault(type(action).__name__, []).append(action)
    names = config.names
    heads = (say("legal-action"), say("legal-what-it-does"))

    def listed(some: Sequence[Action]) -> str:
        rows = [
            (f"<code>{escape(repr(action))}</code>", render(reason(config, state, action), names))
            for action in some[:_SHOWN]
        ]
        return table(heads, rows, markup=(0,))

    parts = [
        folded(
            say("legal-kind", kind=kind, number=len(some), shown=min(len(some), _SHOWN)),
            listed(some),
        )
        for kind, some in kinds.items()
    ]
    if number <= _OPEN:
        parts = [listed([*actions])]
    about = {
        "number": number,
        "seat": config.seats[state.actor],
        "phase": PHASES[state.phase],
    }
    return lines(say("legal-shown", names, **about), *parts, text=(0,))


_END = EndPhase()
_NOT_READ = object()
"""The value of ``LegalActions.last`` before any item has been read."""


class LegalActions(Sequence[Action]):
    """All legal actions of the seat that must act; every amount counts as a separate action.

    Nothing is listed until it is asked for. ``in`` checks a single action of the seat that must
    act, given as a tuple or as JSON data. It also accepts a set of cards in another order, though
    the list has each set only once, in the order of the hand.

    ``state`` is the position of the actions, and ``last`` the item that was read last: a game that
    carries out this item in this position need not check it.
    """

    __slots__ = ("_blocks", "_config", "_length", "last", "state")

    _config: GameConfig
    state: State
    last: object
    _blocks: tuple[Block, ...]
    _length: int

    @classmethod
    def of(cls, config: GameConfig, state: State) -> LegalActions:
        """List the legal actions of a position."""
        new: LegalActions = _new(cls)
        new._config = config
        new.state = state
        new.last = _NOT_READ
        new._blocks, new._length = _BLOCKS[state.phase](config, state)
        return new

    @classmethod
    def none(cls) -> LegalActions:
        """Return an empty sequence of legal actions, without a position."""
        new: LegalActions = _new(cls)
        new.last = _NOT_READ
        new._blocks, new._length = (), 0
        return new

    def __len__(self) -> int:
        if self._length > sys.maxsize:
            raise OverflowError(
                "there are more legal actions than len() can return; index them one by one, or use "
                "legal_ranges(), which has one range for many of them"
            )
        return self._length

    def __bool__(self) -> bool:
        return self._length > 0

    def __reversed__(self) -> Iterator[Action]:
        return (self[index] for index in range(self._length - 1, -1, -1))

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if type(index) is not int:
            if isinstance(index, slice):
                return [self[i] for i in range(*index.indices(self._length))]
            index = operator.index(index)
        if index < 0:
            index += self._length
            if index < 0:
                raise IndexError("there are not so many legal actions")
        for block in self._blocks:
            length = block.length
            if index < length:
                self.last = action = block.item(self._config, index)
                return action
            index -= length
        raise IndexError("there are not so many legal actions")

    def __iter__(self) -> Iterator[Action]:
        for block in self._blocks:
            for index in range(block.length):
                yield block.item(self._config, index)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, LegalActions):
            return NotImplemented
        return self._length == other._length and list(self) == list(other)

    __hash__: ClassVar[None] = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Callable[..., LegalActions], tuple[object, ...]]:
        if not self._length:
            return LegalActions.none, ()
        return LegalActions.of, (self._config, self.state)

    def __contains__(self, action: object) -> bool:
        try:
            parsed = parse_action(action)
        except IllegalAction:
            return False
        return bool(self._length) and check(self._config, self.state, parsed) is None

    def __repr__(self) -> str:
        shown = ", ".join(repr(action) for action in self[:3])
        if self._length > 3:
            return f"<LegalActions {shown}, … {self._length} in all>"
        return f"<LegalActions {shown}>"

    def _repr_html_(self) -> str:

        if not self._length:
            return ""
        return legal_actions_html(self, self._length, self._config, self.state)


_new = object.__new__  # faster than calling the class, and needed for every action
NOTHING_LISTED = LegalActions.none()
_JUST_END = Listed([_END])
_NO_BLOCKS: Blocks = ((), 0)


def territories_to_choose(config: GameConfig, state: State) -> tuple[Sequence[int], int]:
    """Return the territories that can be chosen, and the most armies that can go on each."""
    if state.phase == IN_CLAIM:
        return [t for t, held_by in enumerate(state.owner) if held_by == NOBODY], 1
    owner, most = owner_to_place(config, state), most_to_place(state)
    return borders(config, state).territories[owner], most


def attacks(config: GameConfig, state: State) -> Attacks:
    """Return all attacks of this phase."""
    listed = state.listed
    if type(listed) is not Attacks:
        state.listed = listed = Attacks(config, state)
    return listed


def moves(config: GameConfig, state: State) -> Fortifications:
    """Return all movements of this phase."""
    listed = state.listed
    if type(listed) is not Fortifications:
        state.listed = listed = Fortifications(config, state)
    return listed


def sets_to_trade(config: GameConfig, state: State) -> Iterator[tuple[int, int, int]]:
    """Find all sets that the acting seat can trade in, in the order of its hand."""
    params, seat = config.params, state.actor
    if trading_stopped(params, state):
        return
    number = set_after(params, state, seat, -1)
    while number >= 0:
        first, second, third = (card_of_set(state, seat, number, which) for which in range(3))
        yield first, second, third
        number = set_after(params, state, seat, number)


def trades(config: GameConfig, state: State) -> list[Action]:
    """List all trades of the acting seat, one for each choice of a bonus territory."""
    found: list[Action] = []
    for cards in sets_to_trade(config, state):
        choices = bonus_choices(config, state, cards)
        ids = tuple(config.card_ids[card] for card in cards)
        if None in choices:  # a bonus with only one possible place needs no choice
            found.append(Trade(ids))
        else:
            found += [Trade(ids, config.ids[place]) for place in choices if place is not None]
    return found


def _each_territory(kind: type[Claim | ChooseCapital]) -> Callable[[GameConfig, State], Blocks]:
    def listed(config: GameConfig, state: State) -> Blocks:
        territories, _ = territories_to_choose(config, state)
        return (Territories(kind, territories),), len(territories)

    return listed


def _place(config: GameConfig, state: State) -> Blocks:
    block = Places(*territories_to_choose(config, state))
    return (block,), block.length


def _reinforce(config: GameConfig, state: State) -> Blocks:
    last: Block | None = None
    if state.to_place:
        known = state.borders or borders(config, state)
        last = Places(known.territories[state.actor], state.to_place)
    elif check_end_reinforce(config, state, _END) is None:
        last = _JUST_END
    if state.hand_size[state.actor] > 2:
        first = state.listed
        if type(first) is not Listed:
            state.listed = first = Listed(trades(config, state))
        if last is None:
            return (first,), first.length
        return (first, last), first.length + last.length
    return ((last,), last.length) if last is not None else _NO_BLOCKS


def _attack(config: GameConfig, state: State) -> Blocks:
    block = state.listed
    if type(block) is not Attacks:
        state.listed = block = Attacks(config, state)
    return (block, _JUST_END), block.length + 1


def _defend(config: GameConfig, state: State) -> Blocks:
    most = defence_dice(config.params, state, state.target)
    return (_defences(most),), most


@cache
def _defences(most: int) -> NumberRange:
    return NumberRange(Defend, 1, most)


def _occupy(config: GameConfig, state: State) -> Blocks:
    del config
    fewest, most = occupy_range(state)
    return (NumberRange(Occupy, fewest, most),), most - fewest + 1


def _fortify(config: GameConfig, state: State) -> Blocks:
    block = state.listed
    if type(block) is not Fortifications:
        state.listed = block = Fortifications(config, state)
    return (block, _JUST_END), block.length + 1


def _over(config: GameConfig, state: State) -> Blocks:
    del config, state
    return _NO_BLOCKS


_BY_PHASE: dict[str, Callable[[GameConfig, State], Blocks]] = {
    "claim": _each_territory(Claim),
    "place": _place,
    "capital": _each_territory(ChooseCapital),
    "reinforce": _reinforce,
    "reinforce_third": _place,
    "attack": _attack,
    "attack_third": _attack,
    "defend": _defend,
    "occupy": _occupy,
    "fortify": _fortify,
    "over": _over,
}
_BLOCKS = tuple(_BY_PHASE[phase] for phase in PHASES)


def legal_ranges(config: GameConfig, state: State) -> LegalRanges:
    """Return the legal actions of the seat that must act, as ranges."""
    found: LegalRanges = {}
    phase = PHASES[state.phase]
    if phase in ("claim", "capital"):
        territories, _ = territories_to_choose(config, state)
        if phase == "claim":
            found["claim"] = _ids(config, territories)
        else:
            found["choose_capital"] = _ids(config, territories)
    elif phase in ("place", "reinforce", "reinforce_third"):
        territories, most = territories_to_choose(config, state)
        if most:
            found["place"] = {"territories": _ids(config, territories), "max": most}
        if phase == "reinforce" and (sets := trade_options(config, state)):
            found["trade"] = sets
    elif phase in ("attack", "attack_third"):
        rows = attacks(config, state).rows
        if rows:
            found["attack"] = _ranges(config, rows)
            found["attack_dice"] = _attack_dice(config)
    elif phase == "defend":
        most = defence_dice(config.params, state, state.target)
        found["defend"] = list(range(1, most + 1))
    elif phase == "occupy":
        found["occupy"] = list(occupy_range(state))
    elif phase == "fortify":
        rows = moves(config, state).rows
        if rows:
            found["fortify"] = _ranges(config, rows)
    if EndPhase in CHECKS[state.phase]:
        refusal = check(config, state, EndPhase())
        if refusal is None:
            found["end_phase"] = True
        else:
            found["end_refused"] = {
                "rule": refusal.rule,
                "code": refusal.code,
                "params": refusal.params,
            }
    return found


def trade_options(config: GameConfig, state: State) -> list[TradeOption]:
    """List all sets that can be traded in, with their armies."""
    params, found = config.params, []
    bonus = params.bonus_armies
    for cards in sets_to_trade(config, state):
        choices = bonus_choices(config, state, cards)
        entry: TradeOption = {
            "cards": [config.card_ids[card] for card in cards],
            "armies": set_value(params, state, set_kind(params, *cards)),
            "bonus": {},
        }
        if None in choices:
            places = bonus_places(config, state, cards)
            entry["bonus"] = {config.ids[place]: bonus for place in places}
        else:
            entry["choose_bonus"] = [config.ids[place] for place in choices if place is not None]
            entry["bonus_armies"] = bonus
        found.append(entry)
    return found


def _attack_dice(config: GameConfig) -> dict[str, list[int]]:
    return {
        str(armies): list(range(fewest, most + 1))
        for armies, (fewest, most) in enumerate(config.attack_dice)
        if armies
    }


def _ids(config: GameConfig, territories: Sequence[int]) -> list[str]:
    return [config.ids[t] for t in territories]


def _ranges(config: GameConfig, rows: list[Reach]) -> Moves:
    ids = config.ids
    return {
        ids[source]: {ids[target]: [1, most] for target in targets}
        for source, targets, most in rows
    }


# ---- territories and their neighbours, by owner -----------------------------------------------


class Borders:
    """Territories and neighbours by owner; a position's borders are never changed in place.

    ``territories`` has the territories of each owner; ``enemies`` and ``friends`` have, for each
    territory, its neighbours with a different owner and with the same owner.
    """

    __slots__ = ("enemies", "friends", "territories")

    def __init__(
        self,
        territories: list[tuple[int, ...]],
        enemies: list[tuple[int, ...]],
        friends: list[tuple[int, ...]],
    ) -> None:
        self.territories: list[tuple[int, ...]] = territories
        self.enemies: list[tuple[int, ...]] = enemies
        self.friends: list[tuple[int, ...]] = friends


def borders(config: GameConfig, state: State) -> Borders:
    """Return the territories of each owner, with their enemy and friendly neighbours."""
    known: Borders | None = state.borders
    if known is None:
        owner = state.owner
        territories = [
            tuple([t for t, held_by in enumerate(owner) if held_by == number])
            for number in range(config.players + 1)
        ]
        known = Borders(territories, [()] * config.size, [()] * config.size)
        for territory in range(config.size):
            _face(config, owner, territory, known)
        state.borders = known
    return known


def _face(config: GameConfig, owner: list[int], territory: int, known: Borders) -> None:
    side = owner[territory]
    others, own = [], []
    for neighbour in config.neighbours[territory]:
        if owner[neighbour] == side:
            own.append(neighbour)
        else:
            others.append(neighbour)
    known.enemies[territory] = tuple(others)
    known.friends[territory] = tuple(own)


def follow_owners(config: GameConfig, known: Borders, before: State, after: State) -> Borders:
    """Derive the borders of a position from the borders of the position before it."""
    old, new = before.owner, after.owner
    territories, enemies = known.territories.copy(), known.enemies.copy()
    friends = known.friends.copy()
    changed = Borders(territories, enemies, friends)
    for territory in _changed_hands(before, after):
        loser, gainer = old[territory], new[territory]
        if loser != NOBODY:
            territories[loser] = _without(territories[loser], territory)
        territories[gainer] = _with(territories[gainer], territory)
        _face(config, new, territory, changed)
        for neighbour in config.neighbours[territory]:
            held_by = new[neighbour]
            if held_by == old[neighbour]:  # otherwise the outer loop reaches the neighbour itself
                if held_by == loser:
                    friends[neighbour] = _without(friends[neighbour], territory)
                    enemies[neighbour] = _with(enemies[neighbour], territory)
                elif held_by == gainer:
                    enemies[neighbour] = _without(enemies[neighbour], territory)
                    friends[neighbour] = _with(friends[neighbour], territory)
    return changed


def _changed_hands(before: State, after: State) -> Iterable[int]:
    """Find the territories that have changed hands."""
    old, new, target = before.owner, after.owner, after.target
    gainer = new[target]
    # Usually only the attacked territory has changed hands. If its captor has gained just one
    # territory, no other has changed hands, since the captor would have gained it as well.
    one = after.counts[gainer] == before.counts[gainer] + 1 and old[target] != gainer
    if one and before.phase not in IN_SETUP:
        return (target,)
    return compress(range(len(new)), map(operator.ne, old, new))


# Neighbours are sorted by number, and so are the territories of an owner.


def _with(some: tuple[int, ...], one: int) -> tuple[int, ...]:
    more = [*some, one]
    more.sort()
    return tuple(more)


def _without(some: tuple[int, ...], one: int) -> tuple[int, ...]:
    at = some.index(one)
    return some[:at] + some[at + 1 :]
