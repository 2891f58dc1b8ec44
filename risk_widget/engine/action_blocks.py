"""Legal actions in blocks of one kind: their number is known without making a single one."""

from __future__ import annotations

from bisect import bisect_left, insort
from typing import TYPE_CHECKING

from risk_widget.engine.actions import Attack, Fortify, Place
from risk_widget.engine.borders import borders
from risk_widget.engine.legality import attack_rows, attacker_of, fortify_rows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.engine.actions import Action, ChooseCapital, Claim, Defend, Occupy
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.legality import Row
    from risk_widget.engine.state import State

_make = tuple.__new__  # half the time of calling the class, where most actions are made
_new = object.__new__


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

    __slots__ = ("_attacker", "length", "rows")

    _attacker: int
    rows: list[Row]
    length: int

    def __init__(self, config: GameConfig, state: State) -> None:
        self._attacker = attacker = attacker_of(config, state)
        territories = borders(config, state).territories[attacker]
        self.rows = rows = attack_rows(config, state, attacker, territories)
        counts = config.attack_counts
        self.length = sum([len(targets) * counts[most] for _, targets, most in rows])

    def after(self, config: GameConfig, state: State, source: int) -> Attacks:
        """The attacks when ``source`` has lost armies, and nothing else has changed."""
        if state.armies[source] > config.rules.attack_armies:
            return self  # as many as before may attack
        new: Attacks = _new(Attacks)
        new._attacker = attacker = self._attacker
        new.rows = rows = self.rows.copy()
        counts = config.attack_counts
        length = self.length
        at = bisect_left(rows, (source,))
        if at < len(rows) and rows[at][0] == source:
            _, targets, most = rows.pop(at)
            length -= len(targets) * counts[most]
        for row in attack_rows(config, state, attacker, (source,)):
            rows.insert(at, row)
            length += len(row[1]) * counts[row[2]]
        new.length = length
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
        known = state.borders
        sources = range(config.size) if known is None else known.territories[state.actor]
        self.rows = rows = fortify_rows(config, state, sources)
        self.length = sum([len(targets) * most for _, targets, most in rows])

    def after(self, config: GameConfig, state: State, source: int, target: int) -> Moves:
        """The movements that are left after one from ``source`` to ``target``."""
        if config.rules.movement == "one":
            return Moves(config, state)  # it changes what all the others may do
        new: Moves = _new(Moves)
        new.rows = rows = self.rows.copy()
        length = self.length
        for place in (source, target):
            at = bisect_left(rows, (place,))
            if at < len(rows) and rows[at][0] == place:
                _, targets, most = rows.pop(at)
                length -= len(targets) * most
        for row in fortify_rows(config, state, (source, target)):
            insort(rows, row)
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
