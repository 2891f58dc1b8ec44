"""Choices in combat: what to attack, and with how many dice to defend."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from risk_widget.battle_odds import answer_table, roll_table
from risk_widget.bots.actions import between
from risk_widget.bots.legal import armies_on

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from risk_widget.bots.base import Action, Observation
    from risk_widget.bots.chances import Chances
    from risk_widget.bots.legal import Row
    from risk_widget.bots.planner import Planner

# In larger battles most dice are right, and the table need not grow for it.
_LARGE = 60


def choose_attack(planner: Planner, rows: Iterable[Row]) -> Action | None:
    """The next attack of the best campaign, with most armies; None when none pays."""
    armies, ids = planner.view.armies, planner.view.geo.ids
    best, best_score = None, 0.0
    for source, targets, most in rows:
        score, target, _ = planner.campaign(source, armies[source])
        if score > best_score and target in targets:
            best, best_score = between("attack", ids[source], ids[target], most), score
    return best


def choose_defence(seen: Observation, index: Mapping[str, int], chances: Chances) -> Action:
    """The number of dice that leaves the attacker the smallest chance to win the battle."""
    battle, dice = seen["battle"], seen["legal"]["defend"]
    attackers = armies_on(seen, battle["source"], index)
    defenders = armies_on(seen, battle["target"], index)
    if len(dice) == 1 or max(attackers, defenders) > _LARGE:
        return {"type": "defend", "dice": max(dice)}
    roll = tuple(battle.get("attack_roll") or ())
    best = _best_defence(chances, attackers, defenders, roll, battle["attack_dice"], tuple(dice))
    return {"type": "defend", "dice": best}


@lru_cache(maxsize=1 << 14)
def _best_defence(
    chances: Chances,
    attackers: int,
    defenders: int,
    roll: tuple[int, ...],
    attack_dice: int,
    dice: tuple[int, ...],
) -> int:
    table = chances.table

    def chance(number: int) -> float:
        if roll:
            ways = answer_table(roll, number, ties=table.rule.ties)
        else:
            ways = roll_table(attack_dice, number, ties=table.rule.ties)
        return float(sum(p * table.win(attackers - a, defenders - d) for (a, d), p in ways.items()))

    return min(sorted(dice, reverse=True), key=chance)
