"""Tables of chances as plain rows of numbers, large enough for every battle that is weighed."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, cast

from risk_widget.battles.battle_table import battle_table

if TYPE_CHECKING:
    from risk_widget.battles.battle_table import BattleTable
    from risk_widget.rules.dice import DiceRule

# Battles beyond these sizes are scaled down to them: the odds hardly change any more.
_LARGEST = 120
_LARGEST_AFTER = 40
_ALL = 1 << 60
"""Battles of every size: larger ones are scaled down."""


class Chances:
    """The chances of one kind of dice.

    Attributes:
        table: where they come from.
        largest: the largest battle that is looked up.
        win: by attackers and defenders, the chance to win.
        left: likewise the attackers that are left, times that chance.
    """

    __slots__ = ("_attackers", "_defenders", "largest", "left", "table", "win")

    def __init__(self, table: BattleTable) -> None:
        """Begin with a small table."""
        self.table = table
        self.largest = _LARGEST_AFTER if table.rule.decides == "after" else _LARGEST
        self._attackers = self._defenders = -1
        self.reach(8, 8)
        self.win, self.left = cast("tuple[list[list[float]], list[list[float]]]", table.rows())

    def reach(self, attackers: int, defenders: int) -> None:
        """See to it that such battles can be looked up, as far as they are not scaled down."""
        if attackers > self._attackers or defenders > self._defenders:
            largest = self.largest
            # In steps: armies grow by a few at a time.
            attackers = min(largest, max(self._attackers, attackers + 4))
            defenders = min(largest, max(self._defenders, defenders + 4))
            self.table.win(attackers, defenders)
            self._attackers = attackers if attackers < largest else _ALL
            self._defenders = defenders if defenders < largest else _ALL


@lru_cache(maxsize=16)
def chances_of(rule: DiceRule) -> Chances:
    """The shared `Chances` of these dice."""
    return Chances(battle_table(rule))
