"""Tables of chances as plain rows of numbers, large enough for every battle considered."""

from __future__ import annotations

from functools import lru_cache
from threading import Lock
from typing import TYPE_CHECKING, TypeAlias, cast

from risk_widget.battles.battle_table import battle_table

if TYPE_CHECKING:
    from risk_widget.battles.battle_table import BattleTable
    from risk_widget.rules.dice import DiceRule

# Larger battles are scaled down to these sizes, beyond which the odds hardly change.
_LARGEST = 120
_LARGEST_AFTER = 40
_ALL = 1 << 60
"""A size larger than any battle, stored once a table has reached its largest size."""


_Rows: TypeAlias = "list[list[float]]"


class Chances:
    """Tables of chances for one kind of dice.

    Attributes:
        table: the source of the chances.
        largest: the largest battle in the tables.
        win: by attackers and defenders, the chance of winning.
        left: likewise the attackers left on average if the battle is won.
        going_on: likewise, in whole armies, how many of these can leave the captured territory.
        lost: likewise the attackers lost on average; a battle not won counts as losing all.
        complete: whether every battle can be looked up.
    """

    __slots__ = (
        "_attackers",
        "_defenders",
        "_lock",
        "_remaining",
        "complete",
        "going_on",
        "largest",
        "left",
        "lost",
        "table",
        "win",
    )

    def __init__(self, table: BattleTable) -> None:
        """Begin with a small table."""
        self.table: BattleTable = table
        self.largest = _LARGEST_AFTER if table.rule.decides == "after" else _LARGEST
        self._attackers = self._defenders = -1
        self.complete: bool = False
        self._lock = Lock()
        self.win: _Rows
        self.win, self._remaining = cast("tuple[_Rows, _Rows]", table.rows())
        self.left: _Rows = []
        self.going_on: list[list[int]] = []
        self.lost: _Rows = []
        self.reach(8, 8)

    def reach(self, attackers: int, defenders: int) -> None:
        """Extend the tables to battles of a given size, unless these are scaled down."""
        if attackers > self._attackers or defenders > self._defenders:
            with self._lock:  # several threads share these tables
                # Grow in steps of four, since armies grow by a few at a time.
                attackers = min(self.largest, max(self._attackers, attackers + 4))
                defenders = min(self.largest, max(self._defenders, defenders + 4))
                self.table.win(attackers, defenders)
                self._add_losses(attackers, defenders)
                self._attackers = attackers if attackers < self.largest else _ALL
                self._defenders = defenders if defenders < self.largest else _ALL
                self.complete = attackers == defenders == self.largest

    def _add_losses(self, attackers: int, defenders: int) -> None:
        for a in range(attackers + 1):
            if a == len(self.lost):
                self.left.append([])
                self.going_on.append([])
                self.lost.append([])
            left, going_on, lost = self.left[a], self.going_on[a], self.lost[a]
            for d in range(len(lost), defenders + 1):
                chance = self.win[a][d]
                left.append(self._remaining[a][d] / chance if chance else 0.0)
                going_on.append(int(left[d]) - 1)
                lost.append(a - chance * left[d])


@lru_cache(maxsize=16)
def chances_of(rule: DiceRule) -> Chances:
    """Return the shared `Chances` of a dice rule."""
    return Chances(battle_table(rule))
