"""What the expert would have done with a turn, followed as far as no dice are needed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from risk_widget.engine.codes import IN_ATTACK, IN_REINFORCE
from risk_widget.engine.core_game import CoreGame
from risk_widget.engine.observation import observe
from risk_widget.fast import kinds
from risk_widget.fast import position_layout as at
from risk_widget.fast.expert import mind_layout as mind_at
from risk_widget.fast.expert.campaign import plan
from risk_widget.fast.expert.expected_outcomes import copy_open
from risk_widget.fast.expert.placing import best_place, reinforce
from risk_widget.fast.expert.plainly import plainly
from risk_widget.fast.expert.seeing import to_action, to_numbers
from risk_widget.fast.surroundings import owned_by
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
    game, mind = thinking.game, thinking.mind
    root, trial = [0] * at.SIZE, [0] * at.SIZE
    now, sets = _traded(thinking, state)
    armies = now[at.TO_PLACE] if now[at.PHASE] == kinds.IN_REINFORCE else 0
    placed: dict[str, int] = {}
    plainly(copy_open)(now, root)
    if armies:
        place = plainly(best_place)(game, root, trial, mind, seat, armies, 0)
        if place < 0:
            place = 2 * plainly(owned_by)(game, now, seat, 0)
        placed[config.ids[place // 2]] = armies
        root[at.ARMIES + place // 2] += armies
    chance = plainly(plan)(game, root, trial, mind, seat, seat)
    best, source, target, odds, stop = mind[mind_at.FOUND : mind_at.FOUND + 5]
    attacks = source >= 0 and best > stop
    return Plan(
        sets,
        placed,
        config.ids[int(source)] if attacks else None,
        config.ids[int(target)] if attacks else None,
        odds if attacks else 0.0,
        chance,
        config.names,
    )


def _traded(thinking: Thinking, state: State) -> tuple[list[int], int]:
    """The position after the sets that the expert trades first, and how many they are."""
    config, seat = thinking.config, state.turn
    game = CoreGame(config, state)
    root, trial = [0] * at.SIZE, [0] * at.SIZE
    sets = 0
    while True:
        seen = observe(config, game.state, seat)
        now = to_numbers(config, seen)
        action = [kinds.END_PHASE, -1, -1, -1, -1]
        if game.phase == "reinforce":
            # With nothing to place, all that is left to decide is a trade.
            asked = list(now)
            asked[at.TO_PLACE] = 0
            plainly(reinforce)(thinking.game, asked, action, root, trial, thinking.mind)
        if action[0] != kinds.TRADE:
            return now, sets
        game.apply(to_action(config, seen, action))
        sets += 1
