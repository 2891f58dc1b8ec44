"""All dice of a game, as a page shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.fair_dice import mean_face

if TYPE_CHECKING:
    from risk_widget.game import Game
    from risk_widget.widget.answer_types import DiceAnswer

__all__ = ["all_dice"]


def all_dice(game: Game) -> DiceAnswer:
    """Who rolled what, beside what was to be expected, and how to check that all is fair."""
    report = game.dice_report()
    luck, won = report.luck, report.territories_won
    return {
        "sentence": report.sentence(),
        "seed": report.about_the_seed(),
        "rows": [
            {
                "seat": who,
                "faces": list(faces),
                "mean": round(mean_face(faces), 2),
                "luck": round(luck[who], 1) if who in luck else None,
                "won": round(won[who], 1) if who in won else None,
            }
            for who, faces in report.counts.items()
        ],
        "rolls": [
            {
                "n": roll.number,
                "round": roll.round,
                "attacker": roll.attacker,
                "defender": roll.defender,
                "source": roll.source,
                "target": roll.target,
                "attack": list(roll.attack),
                "defence": list(roll.defence),
                "lost": [roll.attacker_losses, roll.defender_losses],
            }
            for roll in report.rolls
        ],
    }
