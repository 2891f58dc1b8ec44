"""The planning bot: one brain for every phase, edition and mode; styles make it differ."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from risk_widget.battle_odds import DiceRule, battle_table
from risk_widget.bots.attacking import choose_attack, choose_defence
from risk_widget.bots.base import legal_of
from risk_widget.bots.fortifying import choose_fortify, choose_occupy
from risk_widget.bots.geography import geography, geography_of
from risk_widget.bots.placing import choose_placement
from risk_widget.bots.planner import Planner
from risk_widget.bots.setting_up import choose_capital, choose_claim, choose_first_placement
from risk_widget.bots.third import eyes_of, place_third
from risk_widget.bots.trading import choose_trade
from risk_widget.bots.view import THIRD, View
from risk_widget.bots.worth import Worth

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.battle_odds import BattleTable
    from risk_widget.board import Board
    from risk_widget.bots.base import Action, Observation
    from risk_widget.bots.worth import Style


class PlanningBot:
    """Plays by exact odds and a value for every territory; it remembers nothing between turns."""

    def __init__(
        self, style: Style, seed: int | str | None = None, *, board: Board | None = None
    ) -> None:
        """Make a bot.

        Args:
            style: what it strives for.
            seed: for choices between equals; the same seed plays the same game again.
            board: the board of its games, where it is none of the built-in ones.
        """
        self._style = style
        self._random = Random(seed)
        self._geography = geography_of(board) if board is not None else None

    def choose(self, observation: Observation, /) -> Action:
        """See `Bot.choose`."""
        legal = legal_of(observation)
        known = _known_of(observation)
        if "defend" in legal:
            return choose_defence(observation, legal["defend"], known.table)
        geo = self._geography or geography(observation["board"])
        phase = observation["phase"]
        view = View(observation, geo, THIRD if phase == "attack_third" else observation["actor"])
        if "claim" in legal:
            return {"type": "claim", "territory": choose_claim(view, legal["claim"], self._random)}
        if "choose_capital" in legal:
            chosen = choose_capital(view, legal["choose_capital"])
            return {"type": "choose_capital", "territory": chosen}
        if "occupy" in legal:
            battle = observation["battle"]
            view.capture(geo.index[battle["target"]])
            return choose_occupy(
                self._planner(view, known),
                geo.index[battle["source"]],
                geo.index[battle["target"]],
                *legal["occupy"],
            )
        planner = self._planner(view, known)
        if phase == "reinforce_third":
            return self._place_third(planner, legal["place"], known)
        if "trade" in legal and (trade := choose_trade(planner, legal)) is not None:
            return trade
        if "place" in legal:
            if phase != "place":
                return choose_placement(planner, legal["place"])
            chosen = choose_first_placement(planner, legal["place"]["territories"])
            return {"type": "place", "territory": chosen, "armies": 1}
        if "attack" in legal and (attack := choose_attack(planner, legal["attack"])) is not None:
            return attack
        if "fortify" in legal:
            move = choose_fortify(planner, legal["fortify"])
            if move is not None:
                return move
        return {"type": "end_phase"}

    def _planner(self, view: View, known: _Known) -> Planner:
        worth = Worth(view, self._style)
        return Planner(view, worth, known.table, self._style, third_fights=known.third_fights)

    def _place_third(self, planner: Planner, place: Mapping[str, Any], known: _Known) -> Action:
        view = planner.view
        fights = known.third_fights
        third = self._planner(View(view.seen, view.geo, THIRD), known) if fights else None
        other = self._planner(eyes_of(view, view.seen["turn"]), known)
        return place_third(planner, place, other=other, third=third)


class _Known(NamedTuple):
    """What a bot reads from the rules in an observation, beside its choices."""

    third_fights: bool
    table: BattleTable


def _known_of(seen: Observation) -> _Known:
    return _Known(
        third_fights=seen["rules"]["third_army"] == "allied",
        table=battle_table(DiceRule.from_dict(seen["dice"])),
    )
