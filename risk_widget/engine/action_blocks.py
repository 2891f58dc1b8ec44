"""Legal actions in blocks of one kind: their number is known without making a single one."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING

from risk_widget.engine.actions import Attack, Fortify, Place
from risk_widget.engine.borders import borders
from risk_widget.engine.codes import IN_ATTACK_THIRD, MOVE_ONE, MOVE_UNSPLIT
from risk_widget.engine.combat import may_be_attacked, most_attacking
from risk_widget.engine.turn import may_move, most_leaving

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from risk_widget.engine.actions import Action, ChooseCapital, Claim, Defend, Occupy
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State

Row = tuple[int, tuple[int, ...], int]
"""A territory, those that its armies can attack or move to, and how many of them can at most."""

_make = tuple.__new__  # half the time of calling the class, where most actions are made
_new = object.__new__


def attack_rows(
    config: GameConfig, state: State, attacker: int, sources: Iterable[int]
) -> list[Row]:
    """Which of these territories can attack for the attacker, what, with how many armies at most.

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


def fortify_rows(config: GameConfig, state: State, sources: Iterable[int]) -> list[Row]:
    """From which of these territories armies may move now, where to, and how many at most."""
    owner, armies, actor, params = state.owner, state.armies, state.actor, config.params
    friends = (state.borders or borders(config, state)).friends
    unsplit = params.movement == MOVE_UNSPLIT
    if params.movement == MOVE_ONE and not may_move(params, state, 0, 0):
        return []
    rows: list[Row] = []
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
    """A few actions, listed."""

    __slots__ = ("actions", "length")

    def __init__(self, actions: list[Action]) -> None:
        self.actions = actions
        self.length = len(actions)

    def item(self, config: GameConfig, index: int) -> Action:
        """The action number ``index`` of them."""
        del config
        return self.actions[index]


class Numbers:
    """A number from the fewest to the most: dice of a defence, armies that move in."""

    __slots__ = ("fewest", "kind", "length")

    def __init__(self, kind: type[Defend | Occupy], fewest: int, most: int) -> None:
        self.kind = kind
        self.fewest = fewest
        self.length = most - fewest + 1

    def item(self, config: GameConfig, index: int) -> Action:
        """The action number ``index`` of them."""
        del config
        return _make(self.kind, (self.fewest + index,))


class Territories:
    """Each of these territories: to be claimed, or to be the capital."""

    __slots__ = ("kind", "length", "territories")

    def __init__(self, kind: type[Claim | ChooseCapital], territories: Sequence[int]) -> None:
        self.kind = kind
        self.territories = territories
        self.length = len(territories)

    def item(self, config: GameConfig, index: int) -> Action:
        """The action number ``index`` of them."""
        return _make(self.kind, (config.ids[self.territories[index]],))


class Places:
    """Up to so many armies on any of these territories."""

    __slots__ = ("length", "most", "territories")

    def __init__(self, territories: Sequence[int], most: int) -> None:
        self.territories = territories
        self.most = most
        self.length = len(territories) * most

    def item(self, config: GameConfig, index: int) -> Action:
        """The action number ``index`` of them."""
        most = self.most
        territory = self.territories[index // most]
        return _make(Place, (config.ids[territory], index % most + 1))


class Attacks:
    """Attacks with every number of armies, and of dice where that is a choice.

    ``rows``: from where, to where, and with how many armies at most.
    """

    __slots__ = ("length", "rows")

    rows: list[Row]
    length: int

    def __init__(self, config: GameConfig, state: State) -> None:
        third = state.phase == IN_ATTACK_THIRD
        attacker = config.third if third else state.actor
        territories = borders(config, state).territories[attacker]
        self.rows = rows = attack_rows(config, state, attacker, territories)
        counts = config.attack_counts
        self.length = sum([len(targets) * counts[most] for _, targets, most in rows])

    def after(self, config: GameConfig, state: State, source: int) -> Attacks:
        """The attacks when ``source`` has lost armies in one, and nothing else has changed."""
        most = most_attacking(config.params, state, source)
        rows, counts = self.rows, config.attack_counts
        at = bisect_left(rows, (source,))
        _, targets, before = rows[at]
        if most == before:
            return self
        new: Attacks = _new(Attacks)
        new.rows = rows = rows.copy()
        if most > 0:
            rows[at] = (source, targets, most)
        else:
            del rows[at]
        new.length = self.length - len(targets) * (counts[before] - counts[most])
        return new

    def item(self, config: GameConfig, index: int) -> Action:
        """The action number ``index`` of them."""
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


class Moves:
    """Movements with every number of armies.

    ``rows``: from where, to where, and how many armies at most.
    """

    __slots__ = ("length", "rows")

    rows: list[Row]
    length: int

    def __init__(self, config: GameConfig, state: State) -> None:
        sources = borders(config, state).territories[state.actor]
        self.rows = rows = fortify_rows(config, state, sources)
        self.length = sum([len(targets) * most for _, targets, most in rows])

    def after(self, config: GameConfig, state: State, source: int, target: int) -> Moves:
        """The movements that are left after one from ``source`` to ``target``."""
        if config.params.movement == MOVE_ONE:
            return Moves(config, state)  # it changes what all the others may do
        params = config.params
        new: Moves = _new(Moves)
        new.rows = rows = self.rows.copy()
        at = bisect_left(rows, (source,))
        _, targets, most = rows[at]
        length = self.length - len(targets) * most
        if params.movement == MOVE_UNSPLIT and len(targets) > 1:
            targets = tuple([t for t in targets if may_move(params, state, source, t)])
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
        """The action number ``index`` of them."""
        for source, targets, most in self.rows:
            here = len(targets) * most
            if index < here:
                ids = config.ids
                target, armies = divmod(index, most)
                return _make(Fortify, (ids[source], ids[targets[target]], armies + 1))
            index -= here
        raise IndexError(index)


Block = Listed | Numbers | Territories | Places | Attacks | Moves
