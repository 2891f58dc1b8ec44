"""What the expert says at the table: who is ahead, and what it would do now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.widget.protocol import Refused

if TYPE_CHECKING:
    from risk_widget.game import Game
    from risk_widget.widget.answer_types import HintAnswer
    from risk_widget.widget.snapshot import Shown

__all__ = ["chances_to_win", "hint"]


def chances_to_win(game: Game, viewer: str | None) -> dict[str, float] | None:
    """Each seat's chance to win, from what a seat may know; None where that can't be worked out."""
    if game.is_partial:
        return None
    try:
        chances = game.evaluate(viewer).chances
    except ValueError:  # a board or a table that is too large for the expert
        return None
    return {seat: round(chance, 3) for seat, chance in chances.items()}


def hint(game: Game, shown: Shown) -> HintAnswer:
    """What the expert would do for the person at the screen, from a nudge to the very move.

    Raises:
        Refused: it is nobody's turn who sits at the screen, or the expert does not know this game.
    """
    mine = shown.may_act and shown.viewer == game.actor and shown.private != "covered"
    if game.is_over or game.is_partial or not mine:
        raise Refused.malformed("refused-hint")
    try:
        found = game.hint()
    except ValueError as error:
        raise Refused.because("protocol.malformed", error) from error
    action = dict(found.action)
    steps = [[attack.source, attack.target] for attack in found.attacks]
    if action["type"] == "fortify":
        steps = [[action["source"], action["target"]]]
    return {
        "action": action,
        "nudge": found.nudge,
        "look": list(found.look),
        "sentences": list(found.sentences),
        "put": dict(found.placed),
        "steps": steps,
    }
