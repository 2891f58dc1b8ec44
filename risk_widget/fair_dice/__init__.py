"""What the dice of a game did: every roll beside what was to be expected, and whether all is fair.

>>> import risk_widget as rw
>>> game = rw.Game.new(edition="czech", mode="domination", seats=["red", "blue", "green"], seed=1)
>>> game.dice_report().rolls
()

A program that rolls for a player can be doubted. So the seed of a game, from which all of its dice
and shuffles come, is bound before the first of them by a hash (`DiceReport.commitment`); when the
game is over the seed is shown, and `check_dice` plays the game again with it.
"""

from risk_widget.fair_dice.check import check_dice
from risk_widget.fair_dice.faces import count_faces, mean_face
from risk_widget.fair_dice.losses import defence_losses, defence_table, mean_losses, mean_of
from risk_widget.fair_dice.report import DiceReport, Roll, dice_report

__all__ = [
    "DiceReport",
    "Roll",
    "check_dice",
    "count_faces",
    "defence_losses",
    "defence_table",
    "dice_report",
    "mean_face",
    "mean_losses",
    "mean_of",
]
