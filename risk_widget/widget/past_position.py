"""A moment of the game that has passed, as the person at the screen may see it.

Looking back changes nothing: a moment is the answer to a question, and the game goes on.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from risk_widget.widget import snapshot as shape
from risk_widget.widget import turn_view
from risk_widget.widget.coach import chances_to_win
from risk_widget.widget.protocol import Refused

if TYPE_CHECKING:
    from risk_widget.game import Game
    from risk_widget.widget.match import Match
    from risk_widget.widget.snapshot_types import Moment

__all__ = ["game_at", "known_step", "moment"]


def game_at(game: Game, step: int) -> Game:
    """The game as it stood after so many steps, without its history."""
    return type(game)(game.config, game.positions[step])


def known_step(match: Match, step: int) -> int:
    """A step of the game, by its number.

    Raises:
        Refused: the game has not come so far.
    """
    steps = match.chronicle.steps
    if step > steps:
        raise Refused.malformed("refused-moment", moves=steps, move=step)
    return step


def moment(match: Match, step: int, shown: shape.Shown) -> Moment:
    """How the game stood after so many steps.

    Args:
        match: the game.
        step: from 0, before the first decision, to the number of decisions so far.
        shown: for whose eyes it is. Own cards and mission are left out, since they are on the
            screen already as they are now.
    """
    past = game_at(match.game, step)
    story = match.chronicle
    events = story.events_until(step)
    seen = past.observe(shown.perspective)
    part = shape.game_part(past, seen, replace(shown, may_act=False))
    reinforcing = past.phase == "reinforce"
    return {
        "at": step,
        "round": part["round"],
        "turn": part["turn"],
        "phase": part["phase"],
        "actor": part["actor"],
        "territories": part["territories"],
        "seats": part["seats"],
        "third": part["third"],
        "to_place": part["to_place"],
        "capital": part["capital"],
        "capitals_shown": part["capitals_shown"],
        "tired": part["tired"],
        "income": turn_view.income_items(past) if reinforcing else None,
        "placed": turn_view.placed(events) if reinforcing else {},
        "battle": turn_view.battle(seen, events),
        "chances": chances_to_win(past, shown.perspective)
        if match.is_over or shown.evaluation
        else None,
        "recent": story.lines_until(step, shape.RECENT, shown.perspective),
        "log_length": story.length_at(step),
        # How many of these lines tell what this very step did.
        "round_before": story.round_before(step),
        "round_after": story.round_after(step),
        "news": min(shape.RECENT, story.news_at(step)),
    }
