"""A bot without a plan: it shows how far luck goes, and gives tests varied games."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from risk_widget.bots.base import legal_of
from risk_widget.bots.display import DisplayedBot

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.bots.base import Action, Observation


class RandomBot(DisplayedBot):
    """Picks blindly, but attacks and moves on, so that its games do not stand still."""

    # How often it ends a phase in which it could still do something. Half of all choices would
    # be few attacks a turn, and random games last long enough as it is.
    END_COMBAT = 0.12
    END_MOVING = 0.5

    def __init__(self, seed: int | str | None = None) -> None:
        """Make a bot; the same seed chooses the same from the same observations."""
        self._random = Random(seed)

    def _shown_id(self) -> str:
        return "random"

    def choose(self, observation: Observation, /) -> Action:
        """See `Bot.choose`."""
        legal = legal_of(observation)
        pick = self._random.choice
        if "claim" in legal:
            return {"type": "claim", "territory": pick(legal["claim"])}
        if "choose_capital" in legal:
            return {"type": "choose_capital", "territory": pick(legal["choose_capital"])}
        if "occupy" in legal:
            return {"type": "occupy", "armies": self._random.randint(*legal["occupy"])}
        if "defend" in legal:
            return {"type": "defend", "dice": pick(legal["defend"])}
        if "trade" in legal and (not legal.get("end_phase") or self._random.random() < 0.5):
            return self._trade(legal)
        if "place" in legal:
            return self._place(legal["place"])
        return self._move_on(legal)

    def _trade(self, legal: Mapping[str, Any]) -> Action:
        chosen = self._random.choice(legal["trade"])
        action: Action = {"type": "trade", "cards": list(chosen["cards"])}
        if chosen.get("choose_bonus"):
            action["bonus"] = self._random.choice(chosen["choose_bonus"])
        return action

    def _place(self, place: Mapping[str, Any]) -> Action:
        # In a few heaps rather than one by one, so that a turn has few decisions.
        armies = self._random.randint((place["max"] + 1) // 2, place["max"])
        territory = self._random.choice(place["territories"])
        return {"type": "place", "territory": territory, "armies": armies}

    def _move_on(self, legal: Mapping[str, Any]) -> Action:
        may_end = legal.get("end_phase", False)
        for kind, ending in (("attack", self.END_COMBAT), ("fortify", self.END_MOVING)):
            if kind in legal and not (may_end and self._random.random() < ending):
                source = self._random.choice(list(legal[kind]))
                target = self._random.choice(list(legal[kind][source]))
                armies = self._random.randint(*legal[kind][source][target])
                action = {"type": kind, "source": source, "target": target, "armies": armies}
                if kind == "attack":
                    dice = self._random.choice(legal["attack_dice"][str(armies)])
                    if dice != armies:
                        action["dice"] = dice
                return action
        return {"type": "end_phase"}
