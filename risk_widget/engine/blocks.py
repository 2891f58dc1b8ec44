"""Legal actions in blocks of one kind: their number is known without making a single one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.engine.actions import Attack, Fortify, Place
from risk_widget.engine.borders import borders

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.engine.actions import Action, Defend, Occupy
    from risk_widget.engine.setting import Setting
    from risk_widget.engine.state import State

_make = tuple.__new__  # half the time of calling the class, where most actions are made


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


class Places:
    """Up to so many armies on any of these territories."""

    __slots__ = ("length", "most", "territories")

    def __init__(self, territories: Sequence[int], most: int) -> None:
        self.territories = territories
        self.most = most
        self.length = len(territories) * most

    def item(self, setting: Setting, index: int) -> Action:
        """The action number ``index`` of them."""
        territory, armies = divmod(index, self.most)
        return _make(Place, (setting.ids[self.territories[territory]], armies + 1))


class Attacks:
    """Attacks with every number of armies, and of dice where that is a choice."""

    __slots__ = ("length", "rows")

    def __init__(self, setting: Setting, state: State) -> None:
        armies, shapes_of = state.armies, setting.attack_shapes
        last = len(shapes_of) - 1
        lands, enemies, _ = borders(setting, state)
        side = state.actor
        if state.phase == "attack_third":
            side = setting.third
            enemies = [_of_turn(state, facing) for facing in enemies]
        able = []
        length = 0
        for source in lands[side]:  # the hottest loop of random play
            there = armies[source]
            if there > 1:
                targets = enemies[source]
                if targets:
                    shapes = shapes_of[there] if there < last else shapes_of[last]
                    length += len(targets) * len(shapes)
                    able.append((source, targets, shapes))
        self.rows = able
        self.length = length

    def item(self, setting: Setting, index: int) -> Action:
        """The action number ``index`` of them."""
        for source, targets, shapes in self.rows:
            count = len(targets) * len(shapes)
            if index < count:
                target, shape = divmod(index, len(shapes))
                ids = setting.ids
                return _make(Attack, (ids[source], ids[targets[target]], *shapes[shape]))
            index -= count
        raise IndexError(index)


class Moves:
    """Movements with every number of armies."""

    __slots__ = ("length", "rows")

    def __init__(self, rows: list[tuple[int, tuple[int, ...], int]]) -> None:
        self.rows = rows
        length = 0
        for _, targets, most in rows:
            length += len(targets) * most
        self.length = length

    def item(self, setting: Setting, index: int) -> Action:
        """The action number ``index`` of them."""
        for source, targets, most in self.rows:
            count = len(targets) * most
            if index < count:
                target, armies = divmod(index, most)
                ids = setting.ids
                return _make(Fortify, (ids[source], ids[targets[target]], armies + 1))
            index -= count
        raise IndexError(index)


def _of_turn(state: State, territories: tuple[int, ...]) -> tuple[int, ...]:
    """Those that the player on turn holds (``attack.allied``)."""
    return tuple([t for t in territories if state.owner[t] == state.turn])


Block = Listed | Numbers | Places | Attacks | Moves
