"""What the expert would have done with a turn, followed as far as no dice are needed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from risk_widget.bots.expert.bot import to_action
from risk_widget.bots.expert.reinforcing import best_place, first_owned, reinforce
from risk_widget.bots.expert.search import plan
from risk_widget.bots.expert.value import copy_open
from risk_widget.engine.codes import END_PHASE, IN_ATTACK, IN_REINFORCE, TRADE
from risk_widget.engine.core_game import CoreGame
from risk_widget.messages import Message, render
from risk_widget.results.displays import percent

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.engine.state import State
    from risk_widget.game_review.thinking import Thinking
    from risk_widget.messages import Names

__all__ = ["Plan", "plan_of"]


@dataclass(frozen=True, slots=True)
class Plan:
    """What the expert would have done at the start of a turn.

    Attributes:
        sets: how many sets of cards it would have traded.
        placed: territory -> armies that it would have put there.
        source: from where it would have attacked first; None where it would not have attacked.
        target: what it would have attacked first.
        odds: the chance to take that, 0 to 1.
        chance: the seat's chance to win with the whole plan, over all that the dice may do.
    """

    sets: int
    placed: Mapping[str, int]
    source: str | None
    target: str | None
    odds: float
    chance: float
    _names: Names = field(repr=False)

    @property
    def words(self) -> str:
        """The plan in a sentence made of numbers."""
        parts = [
            Message("review-put", {"territory": t, "armies": n}) for t, n in self.placed.items()
        ]
        params = {
            "sets": self.sets,
            "placed": "some" if parts else "none",
            "parts": parts,
            "source": self.source,
            "target": self.target,
            "odds": percent(self.odds),
            "chance": percent(self.chance),
        }
        return render(Message("review-plan", params), self._names)


def plan_of(thinking: Thinking, state: State) -> Plan | None:
    """The expert's plan for the seat on turn, from what that seat knows.

    None where the position is neither one with armies to place nor one of combat. All armies go to
    one place: to try halves of them, as the expert does in a game, would take three times as long.
    """
    config, seat = thinking.config, state.turn
    if state.phase not in (IN_REINFORCE, IN_ATTACK) or state.actor != seat:
        return None
    params, scratch, root = config.params, thinking.scratch, thinking.scratch.root
    seen, sets = _traded(thinking, state)
    armies = seen.to_place if seen.phase == IN_REINFORCE else 0
    placed: dict[str, int] = {}
    copy_open(params, seen, root)
    if armies:
        place = best_place(params, scratch, seat, armies, 0)
        territory = first_owned(params, seen, seat) if place < 0 else place // 2
        placed[config.ids[territory]] = armies
        root.armies[territory] += armies
    chance = plan(params, scratch, seat, seat)
    attacks = scratch.found_source >= 0 and scratch.found_value > scratch.stop_value
    return Plan(
        sets,
        placed,
        config.ids[scratch.found_source] if attacks else None,
        config.ids[scratch.found_target] if attacks else None,
        scratch.found_odds if attacks else 0.0,
        chance,
        config.names,
    )


def _traded(thinking: Thinking, state: State) -> tuple[State, int]:
    """The position after the sets that the expert trades first, and how many they are."""
    config, seat = thinking.config, state.turn
    game = CoreGame(config, state)
    sets = 0
    while True:
        seen = game.state.seen_by(seat)
        action = [END_PHASE, -1, -1, -1, -1]
        if seen.phase == IN_REINFORCE:
            # With nothing to place, all that is left to decide is a trade.
            asked = seen.copy()
            asked.to_place = 0
            reinforce(config.params, asked, thinking.scratch, action)
        if action[0] != TRADE:
            return seen, sets
        game.apply(to_action(config, seen, action))
        sets += 1
