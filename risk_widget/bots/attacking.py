"""Choices in combat: what to attack, and with how many dice to defend."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.battle_odds import answer_table, roll_table

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.battle_odds import BattleTable
    from risk_widget.bots.base import Action, Observation
    from risk_widget.bots.planner import Planner

# In larger battles most dice are right, and the table need not grow for it.
_LARGE = 60


def choose_attack(planner: Planner, legal: Mapping[str, Mapping[str, list[int]]]) -> Action | None:
    """The next attack of the best campaign, with most armies; None when none pays."""
    view, ids, index = planner.view, planner.view.geo.ids, planner.view.geo.index
    best, best_score = None, 0.0
    for source, targets in legal.items():
        t = index[source]
        campaign = planner.campaign(t, view.armies[t])
        if campaign.target is not None and campaign.score > best_score:
            target = ids[campaign.target]
            if target in targets:
                best, best_score = (source, target), campaign.score
    if best is None:
        return None
    most = legal[best[0]][best[1]][1]
    return {"type": "attack", "source": best[0], "target": best[1], "armies": most}


def choose_defence(observation: Observation, dice: Sequence[int], table: BattleTable) -> Action:
    """The number of dice that leaves the attacker the smallest chance to win the battle."""
    battle = observation["battle"]
    on_board = observation["territories"]
    attackers, defenders = on_board[battle["source"]][1], on_board[battle["target"]][1]
    roll = battle.get("attack_roll")
    attack_dice = battle["attack_dice"]

    def chance(number: int) -> float:
        if roll:
            ways = answer_table(roll, number, ties=table.rule.ties)
        else:
            ways = roll_table(attack_dice, number, ties=table.rule.ties)
        return float(sum(p * table.win(attackers - a, defenders - d) for (a, d), p in ways.items()))

    if max(attackers, defenders) > _LARGE:
        return {"type": "defend", "dice": max(dice)}
    return {"type": "defend", "dice": min(sorted(dice, reverse=True), key=chance)}
