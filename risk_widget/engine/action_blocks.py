"""Legal actions in blocks of one kind: their number is known without making a single one."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from itertools import accumulate
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

    __slots__ = ("_attacker", "_ends", "length", "rows")

    _attacker: int
    _ends: list[int]
    rows: list[Row]
    length: int

    def __init__(self, config: GameConfig, state: State) -> None:
        self._attacker = attacker = attacker_of(config, state)
        lands = borders(config, state).lands[attacker]
        self._take(config, attack_rows(config, state, attacker, lands))

    def _take(self, config: GameConfig, rows: list[Row]) -> None:
        """Take over the rows, and count the attacks in them."""
        self.rows = rows
        counts = config.attack_counts
        self._ends = ends = [*accumulate([len(row[1]) * counts[row[2]] for row in rows])]
        self.length = ends[-1] if ends else 0

    def after(self, config: GameConfig, state: State, source: int) -> Attacks:
        """The attacks when ``source`` has lost armies, and nothing else has changed."""
        if state.armies[source] > config.rules.attack_armies:
            return self  # as many as before may attack
        new: Attacks = _new(Attacks)
        new._attacker = attacker = self._attacker
        rows = self.rows.copy()
        _replace(rows, source, attack_rows(config, state, attacker, (source,)))
        new._take(config, rows)
        return new

    def item(self, config: GameConfig, index: int) -> Action:
        """The action number ``index`` of them."""
        place = bisect_right(self._ends, index)
        if place:
            index -= self._ends[place - 1]
        source, targets, most = self.rows[place]
        shapes = config.attack_shapes[most]
        target, shape = divmod(index, len(shapes))
        ids = config.ids
        return _make(Attack, (ids[source], ids[targets[target]], *shapes[shape]))


class Moves:
    """Movements with every number of armies.

    ``rows``: from where, to where, and how many armies at most.
    """

    __slots__ = ("_ends", "length", "rows")

    _ends: list[int]
    rows: list[Row]
    length: int

    def __init__(self, config: GameConfig, state: State) -> None:
        lands = borders(config, state).lands[state.actor]
        self._take(fortify_rows(config, state, lands))

    def _take(self, rows: list[Row]) -> None:
        """Take over the rows, and count the movements in them."""
        self.rows = rows
        self._ends = ends = [*accumulate([len(row[1]) * row[2] for row in rows])]
        self.length = ends[-1] if ends else 0

    def after(self, config: GameConfig, state: State, source: int, target: int) -> Moves:
        """The movements that are left after one from ``source`` to ``target``."""
        if config.rules.movement == "one":
            return Moves(config, state)  # it changes what all the others may do
        new: Moves = _new(Moves)
        rows = self.rows.copy()
        for place in (source, target):
            _replace(rows, place, fortify_rows(config, state, (place,)))
        new._take(rows)
        return new

    def item(self, config: GameConfig, index: int) -> Action:
        """The action number ``index`` of them."""
        place = bisect_right(self._ends, index)
        if place:
            index -= self._ends[place - 1]
        source, targets, most = self.rows[place]
        ids = config.ids
        return _make(Fortify, (ids[source], ids[targets[index // most]], index % most + 1))


def _replace(rows: list[Row], source: int, now: list[Row]) -> None:
    """Put what comes from a territory now, if anything, where its row is or would be."""
    at = bisect_left(rows, (source,))
    there = at < len(rows) and rows[at][0] == source
    rows[at : at + there] = now


Block = Listed | Numbers | Territories | Places | Attacks | Moves
