"""A bot that plays like a beginner: every move has a reason, and few of them are good ones."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from risk_widget.bots.action_data import at_territory, between, place, trade
from risk_widget.bots.base import legal_of
from risk_widget.bots.beginner import (
    PATIENCE,
    any_of,
    attack_someone,
    claim_anywhere,
    had_enough,
    move_idle,
    place_somewhere,
)
from risk_widget.bots.display import DisplayedBot
from risk_widget.bots.legal import attack_rows, move_limits, move_rows
from risk_widget.bots.luck import pick
from risk_widget.bots.observation_arrays import ObservationArrays
from risk_widget.bots.planning import PlanningBot, must_trade
from risk_widget.bots.planning_arrays import NOBODY
from risk_widget.bots.styles import BOLD

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.board import Board
    from risk_widget.bots.base import Action, Observation


class EasygoingBot(DisplayedBot):
    """Attacks whoever is not stronger, wherever that is, and looks no further.

    It forgets continents, leaves one army behind or takes too few along, and keeps its cards until
    it has to trade them. Beginners alone would push their armies to and fro for ever: in a game
    that takes too long it follows the plans of another bot, so that the game comes to an end.
    """

    def __init__(self, seed: int | str | None = None, *, board: Board | None = None) -> None:
        """Make a bot.

        Args:
            seed: the same seed plays the same game again.
            board: the board of its games, where it is none of the built-in ones.
        """
        self._random = Random(seed)
        self._table = ObservationArrays(board)
        self._late = PlanningBot(BOLD, seed, board=board)

    def _shown_id(self) -> str:
        return "easygoing"

    def choose(self, observation: Observation, /) -> Action:
        """See `Bot.choose`."""
        legal = legal_of(observation)
        if observation["round"] > PATIENCE:
            return self._late.choose(observation)
        if "defend" in legal:
            return {"type": "defend", "dice": max(legal["defend"])}
        if "occupy" in legal:
            return {"type": "occupy", "armies": legal["occupy"][pick(self._random, 2)]}
        self._table.read(observation)
        return self._choose(observation, legal)

    def _choose(self, seen: Observation, legal: Mapping[str, Any]) -> Action:
        table, luck = self._table, self._random
        ground, scene, ids = table.ground, table.scene, table.geo.ids
        me, phase = table.number(seen["actor"]), seen["phase"]
        if "claim" in legal:
            return at_territory("claim", ids[claim_anywhere(ground, scene, me, luck)])
        if "choose_capital" in legal:
            return at_territory("choose_capital", ids[any_of(ground, scene, me, luck)])
        if "trade" in legal and must_trade(seen, legal):
            return self._trade(legal["trade"])
        if "place" in legal:
            holder = ground.third if phase == "reinforce_third" else me
            most = legal["place"]["max"]
            chosen, armies = place_somewhere(ground, scene, holder, me, most, luck)
            return place(ids[chosen], armies)
        enough = had_enough(int(seen["captured"]), luck)
        if "attack" in legal and not enough:
            return self._attack(seen, me)
        if "fortify" in legal:
            return self._fortify(seen, me)
        return {"type": "end_phase"}

    def _attack(self, seen: Observation, me: int) -> Action:
        table = self._table
        attacker, defender = me, NOBODY
        if seen["phase"] == "attack_third":
            attacker, defender = table.ground.third, table.number(seen["turn"])
        source, target = attack_someone(table.ground, table.scene, attacker, defender, self._random)
        if source < 0:
            return {"type": "end_phase"}
        rows = attack_rows(seen, table.geo.index)
        most = next(row[2] for row in rows if row[0] == source)
        return between("attack", table.geo.ids[source], table.geo.ids[target], most)

    def _fortify(self, seen: Observation, me: int) -> Action:
        table, ids = self._table, self._table.geo.ids
        most, only = move_limits(move_rows(seen, table.geo.index), len(ids))
        source, target = move_idle(table.ground, table.scene, me, most, only, self._random)
        if source < 0:
            return {"type": "end_phase"}
        return between("fortify", ids[source], ids[target], most[source])

    def _trade(self, offers: Sequence[Mapping[str, Any]]) -> Action:
        offer = offers[pick(self._random, len(offers))]
        places = offer.get("choose_bonus")
        bonus = places[pick(self._random, len(places))] if places else None
        return trade(list(offer["cards"]), bonus)
