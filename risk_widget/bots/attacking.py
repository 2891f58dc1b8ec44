"""Choices in combat: what to attack, and with how many dice to defend."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.bots.attack_arithmetic import campaign_from, fewest_to_attack
from risk_widget.bots.planning_arrays import FRONT, MINE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.bots.attack_arithmetic import Field
    from risk_widget.bots.planning_arrays import BoardScene, Workspace

LARGE_BATTLE = 60
"""In larger battles most dice are right, and the table need not grow for it."""


def choose_attack(scene: BoardScene, workspace: Workspace, field: Field) -> tuple[int, int]:
    """Source and target of the next attack of the best campaign; -1 and -1 when none pays."""
    armies, front = scene.armies, workspace.numbers[FRONT]
    fewest = fewest_to_attack(field)
    best_source, best_target, best_score = -1, -1, 0.0
    for source in workspace.numbers[MINE]:
        if source < 0:
            break
        if armies[source] < fewest or not front[source]:
            continue
        score, target, _ = campaign_from(field, source, armies[source])
        if score > best_score:
            best_source, best_target, best_score = source, target, score
    return best_source, best_target


def chance_after_roll(
    win: Sequence[Sequence[float]],
    attackers: int,
    defenders: int,
    compared: int,
    ways: Sequence[float],
) -> float:
    """The attacker's chance to win a battle after one more roll.

    Args:
        win: by attackers and defenders, the chance to win.
        attackers: armies on the source, before the roll.
        defenders: armies on the target.
        compared: how many dice are compared.
        ways: by the number of armies that the attacker loses, the chance of that.
    """
    chance = 0.0
    for lost in range(compared + 1):
        if ways[lost] > 0:
            chance += ways[lost] * win[attackers - lost][defenders - compared + lost]
    return chance
