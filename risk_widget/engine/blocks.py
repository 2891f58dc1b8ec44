"""Legal actions in blocks of one kind: their number is known without making a single one."""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate
from typing import TYPE_CHECKING

from risk_widget.engine.actions import Attack, Fortify, Place
from risk_widget.engine.borders import borders

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.engine.actions import Action, ChooseCapital, Claim, Defend, Occupy
    from risk_widget.engine.setting import Setting
    from risk_widget.engine.state import State

    Neighbours = list[tuple[int, ...]] | dict[int, tuple[int, ...]]

_make = tuple.__new__  # half the time of calling the class, where most actions are made
_new = object.__new__


class Listed:
    """A few actions, listed."""

    __slots__ = ("actions", "length")

    def __init__(self, actions: list[Action]) -> None:
        self.actions = actions
        self.length = len(actions)

    def item(self, setting: Setting, index: int) -> Action:
        """The action number ``index`` of them."""
        del setting
        return self.actions[index]


class Numbers:
    """A number from the fewest to the most: dice of a defence, armies that move in."""

    __slots__ = ("fewest", "kind", "length")

    def __init__(self, kind: type[Defend | Occupy], fewest: int, most: int) -> None:
        self.kind = kind
        self.fewest = fewest
        self.length = most - fewest + 1

    def item(self, setting: Setting, index: int) -> Action:
        """The action number ``index`` of them."""
        del setting
        return _make(self.kind, (self.fewest + index,))


class Lands:
    """Each of these territories: to be claimed, or to be the capital."""

    __slots__ = ("kind", "length", "territories")

    def __init__(self, kind: type[Claim | ChooseCapital], territories: Sequence[int]) -> None:
        self.kind = kind
        self.territories = territories
        self.length = len(territories)

    def item(self, setting: Setting, index: int) -> Action:
        """The action number ``index`` of them."""
        return _make(self.kind, (setting.ids[self.territories[index]],))


class Places:
    """Up to so many armies on any of these territories."""

    __slots__ = ("length", "most", "territories")

    def __init__(self, territories: Sequence[int], most: int) -> None:
        self.territories = territories
        self.most = most
        self.length = len(territories) * most

    def item(self, setting: Setting, index: int) -> Action:
        """The action number ``index`` of them."""
        most = self.most
        territory = self.territories[index // most]
        return _make(Place, (setting.ids[territory], index % most + 1))


class Attacks:
    """Attacks with every number of armies, and of dice where that is a choice."""

    __slots__ = ("_armies", "_counts", "_ends", "_enemies", "_sources", "length")

    def __init__(self, setting: Setting, state: State) -> None:
        known = borders(setting, state)
        lands = known.lands
        enemies: Neighbours = known.enemies
        if state.phase == "attack_third":
            self._sources = lands[setting.third]
            enemies = _of_turn(state, self._sources, enemies)
        else:
            self._sources = lands[state.actor]
        self._enemies = enemies
        self._armies = armies = state.armies
        many, most = setting.attack_counts, setting.attack_counts[-1]
        last = len(many)
        self._count(
            [
                len(enemies[t]) * (many[there] if (there := armies[t]) < last else most)
                for t in self._sources
            ]
        )

    def _count(self, counts: list[int]) -> None:
        """Take over how many there are from each source."""
        self._counts = counts
        self._ends = ends = list(accumulate(counts))
        self.length = ends[-1] if ends else 0

    def after(self, setting: Setting, state: State, source: int) -> Attacks:
        """The attacks when nothing but the armies of ``source`` has changed."""
        many = setting.attack_counts
        last = len(many) - 1
        before, now = self._armies[source], state.armies[source]
        if before > last:
            before = last
        if now >= before:
            return self
        new: Attacks = _new(Attacks)
        new._sources = sources = self._sources
        new._enemies = enemies = self._enemies
        new._armies = state.armies
        counts = self._counts.copy()
        counts[sources.index(source)] = len(enemies[source]) * many[now]
        new._count(counts)
        return new

    def rows(self, setting: Setting) -> list[tuple[int, tuple[int, ...], int]]:
        """From where, to where, and with how many armies at most."""
        most = setting.rules.attack_armies
        armies, enemies = self._armies, self._enemies
        return [
            (source, enemies[source], min(most, armies[source] - 1))
            for source in self._sources
            if armies[source] > 1 and enemies[source]
        ]

    def item(self, setting: Setting, index: int) -> Action:
        """The action number ``index`` of them."""
        ends = self._ends
        place = bisect_right(ends, index)
        if place:
            index -= ends[place - 1]
        source = self._sources[place]
        there = self._armies[source]
        shapes_of = setting.attack_shapes
        shapes = shapes_of[there] if there < len(shapes_of) else shapes_of[-1]
        target, shape = divmod(index, len(shapes))
        ids = setting.ids
        return _make(Attack, (ids[source], ids[self._enemies[source][target]], *shapes[shape]))


class Moves:
    """Movements with every number of armies."""

    __slots__ = ("_counts", "_ends", "_rows", "_sources", "length")

    _sources: tuple[int, ...]
    _rows: list[tuple[tuple[int, ...], int]]
    _counts: list[int]
    _ends: list[int]
    length: int

    def __init__(self, setting: Setting, state: State) -> None:
        self._sources = ()
        if not (state.moved and setting.rules.movement == "one"):
            self._sources = borders(setting, state).lands[state.actor]
        friends = borders(setting, state).friends
        self._rows = [movable(setting, state, t, friends[t]) for t in self._sources]
        self._count([len(targets) * most for targets, most in self._rows])

    def _count(self, counts: list[int]) -> None:
        """Take over how many there are from each source."""
        self._counts = counts
        self._ends = ends = list(accumulate(counts))
        self.length = ends[-1] if ends else 0

    def after(self, setting: Setting, state: State, source: int, target: int) -> Moves:
        """The movements that are left after one from ``source`` to ``target``."""
        if setting.rules.movement == "one":
            return Moves(setting, state)
        new: Moves = _new(Moves)
        new._sources = sources = self._sources
        new._rows = rows = self._rows.copy()
        counts = self._counts.copy()
        friends = borders(setting, state).friends
        for place in (source, target):
            at = sources.index(place)
            rows[at] = targets, most = movable(setting, state, place, friends[place])
            counts[at] = len(targets) * most
        new._count(counts)
        return new

    def rows(self) -> list[tuple[int, tuple[int, ...], int]]:
        """From where, to where, and how many armies at most."""
        return [
            (source, targets, most)
            for source, (targets, most) in zip(self._sources, self._rows, strict=True)
            if targets and most
        ]

    def item(self, setting: Setting, index: int) -> Action:
        """The action number ``index`` of them."""
        place = bisect_right(self._ends, index)
        if place:
            index -= self._ends[place - 1]
        targets, most = self._rows[place]
        ids = setting.ids
        target = ids[targets[index // most]]
        return _make(Fortify, (ids[self._sources[place]], target, index % most + 1))


def movable(
    setting: Setting, state: State, source: int, friends: tuple[int, ...]
) -> tuple[tuple[int, ...], int]:
    """Where armies of an own territory may move now, and how many at most (``move.count``)."""
    most = state.armies[source] - 1
    movement = setting.rules.movement
    if movement == "rested":
        tired = state.tired
        if source in tired and tired[source] > 1:
            most += 1 - tired[source]
    elif state.moved:
        if movement == "one":
            return _NOTHING
        if source in state.moved:
            to = state.moved[source]
            return ((to,), most) if to in friends else _NOTHING
    return (friends, most) if most > 0 else _NOTHING


_NOTHING: tuple[tuple[int, ...], int] = ((), 0)


def _of_turn(
    state: State, sources: tuple[int, ...], enemies: Neighbours
) -> dict[int, tuple[int, ...]]:
    """Those of the enemies that the player on turn holds (``attack.allied``)."""
    owner, turn = state.owner, state.turn
    return {source: tuple([t for t in enemies[source] if owner[t] == turn]) for source in sources}


Block = Listed | Numbers | Lands | Places | Attacks | Moves
