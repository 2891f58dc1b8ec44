"""A bot that plays like a beginner: every move has a reason, and few of them are good ones."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from risk_widget.bots.base import legal_of
from risk_widget.bots.geography import geography, geography_of
from risk_widget.bots.planning import PlanningBot
from risk_widget.bots.styles import BOLD
from risk_widget.bots.trading import must_trade
from risk_widget.bots.view import THIRD, View

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.board import Board
    from risk_widget.bots.base import Action, Observation


class EasygoingBot:
    """Attacks whoever is not stronger, wherever that is, and looks no further.

    It forgets continents, leaves one army behind or takes too few along, and keeps its cards until
    it has to trade them. Beginners alone would push their armies to and fro for ever: in a game
    that takes too long it follows the plans of another bot, so that the game comes to an end.
    """

    PATIENCE = 25
    STOP_AFTER_CAPTURE = 0.4
    STAY = 0.5

    def __init__(self, seed: int | str | None = None, *, board: Board | None = None) -> None:
        """Make a bot.

        Args:
            seed: the same seed plays the same game again.
            board: the board of its games, where it is none of the built-in ones.
        """
        self._random = Random(seed)
        self._geography = geography_of(board) if board is not None else None
        self._late = PlanningBot(BOLD, seed, board=board)

    def choose(self, observation: Observation, /) -> Action:
        """See `Bot.choose`."""
        legal = legal_of(observation)
        if observation["round"] > self.PATIENCE:
            return self._late.choose(observation)
        if "defend" in legal:
            return {"type": "defend", "dice": max(legal["defend"])}
        if "occupy" in legal:
            return {"type": "occupy", "armies": self._random.choice(legal["occupy"])}
        geo = self._geography or geography(observation["board"])
        third = observation["phase"] == "attack_third"
        view = View(observation, geo, THIRD if third else observation["actor"])
        if "claim" in legal:
            return {"type": "claim", "territory": self._claim(view, legal["claim"])}
        if "choose_capital" in legal:
            chosen = self._random.choice(legal["choose_capital"])
            return {"type": "choose_capital", "territory": chosen}
        if "trade" in legal and must_trade(observation, legal):
            return self._trade(legal["trade"])
        if "place" in legal:
            return self._place(view, legal["place"])
        return (
            self._attack(view, legal.get("attack", {}))
            or self._fortify(view, legal.get("fortify", {}))
            or {"type": "end_phase"}
        )

    def _claim(self, view: View, free: Sequence[str]) -> str:
        """Next to what it has, whatever the continent."""
        index, neighbours, owner = view.geo.index, view.geo.neighbours, view.owner
        near = [t for t in free if any(owner[n] == view.me for n in neighbours[index[t]])]
        return self._random.choice(near or free)

    def _trade(self, offers: Sequence[Mapping[str, Any]]) -> Action:
        offer = self._random.choice(offers)
        action: Action = {"type": "trade", "cards": list(offer["cards"])}
        if offer.get("choose_bonus"):
            action["bonus"] = self._random.choice(offer["choose_bonus"])
        return action

    def _place(self, view: View, place: Mapping[str, Any]) -> Action:
        """On some front, a few here and a few there."""
        index = view.geo.index
        fronts = [t for t in place["territories"] if view.hostile(index[t])]
        armies = min(place["max"], self._random.choice((2, 3, place["max"])))
        chosen = self._random.choice(fronts or place["territories"])
        return {"type": "place", "territory": chosen, "armies": armies}

    def _attack(self, view: View, legal: Mapping[str, Mapping[str, list[int]]]) -> Action | None:
        """Any neighbour that has no more armies; None when there is none, or enough is won."""
        seen, index, armies = view.seen, view.geo.index, view.armies
        if seen["captured"] and self._random.random() < self.STOP_AFTER_CAPTURE:
            return None
        weaker = [
            (source, target)
            for source, targets in legal.items()
            for target in targets
            if armies[index[source]] > 2 and armies[index[source]] >= armies[index[target]]
        ]
        if not weaker:
            return None
        source, target = self._random.choice(weaker)
        most = legal[source][target][1]
        return {"type": "attack", "source": source, "target": target, "armies": most}

    def _fortify(self, view: View, legal: Mapping[str, Mapping[str, list[int]]]) -> Action | None:
        """Idle armies one step on, if it thinks of them at all."""
        index = view.geo.index
        idle = [t for t in legal if not view.hostile(index[t])]
        if not idle or self._random.random() < self.STAY:
            return None
        source = max(idle, key=lambda t: view.armies[index[t]])
        targets = list(legal[source])
        target = self._random.choice([t for t in targets if view.hostile(index[t])] or targets)
        return {
            "type": "fortify",
            "source": source,
            "target": target,
            "armies": legal[source][target][1],
        }
