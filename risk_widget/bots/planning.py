"""The planning bot: one brain for every phase, edition and mode; styles make it differ."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from risk_widget.bots.actions import at_territory, place
from risk_widget.bots.attacking import choose_attack, choose_defence
from risk_widget.bots.base import legal_of
from risk_widget.bots.chances import chances_of
from risk_widget.bots.fortifying import choose_fortify, choose_occupy
from risk_widget.bots.geography import geography, geography_of
from risk_widget.bots.legal import attack_rows, move_rows
from risk_widget.bots.placing import choose_placement
from risk_widget.bots.planner import Planner
from risk_widget.bots.setting_up import choose_capital, choose_claim, choose_first_placement
from risk_widget.bots.third import eyes_of, place_third
from risk_widget.bots.trading import choose_trade
from risk_widget.bots.view import THIRD, View
from risk_widget.bots.worth import Worth
from risk_widget.rules.dice import DiceRule

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.board import Board
    from risk_widget.bots.base import Action, Observation
    from risk_widget.bots.chances import Chances
    from risk_widget.bots.view import Holdings
    from risk_widget.bots.worth import Style


class PlanningBot:
    """Plays by exact odds and a value for every territory.

    It has no plans from one turn to the next; what it keeps only spares working it out again.
    """

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
        self._holdings: Holdings | None = None
        self._dice: Mapping[str, Any] | None = None
        self._chances: Chances | None = None

    def choose(self, observation: Observation, /) -> Action:
        """See `Bot.choose`."""
        if "numbers" not in observation:
            legal_of(observation)
        return self._choose(observation)

    def _choose(self, seen: Observation) -> Action:
        phase = seen["phase"]
        geo = self._geography or geography(seen["board"])
        if phase == "defend":
            return choose_defence(seen, geo.index, self._chances_in(seen))
        me = THIRD if phase == "attack_third" else seen["actor"]
        view = View(seen, geo, me, before=self._holdings)
        self._holdings = view.holdings
        if phase in ("attack", "attack_third"):
            return self._attack(view)
        if phase == "fortify":
            return self._move(view)
        legal = seen["legal"]
        if phase == "claim":
            return at_territory("claim", choose_claim(view, legal["claim"], self._random))
        if phase == "capital":
            return at_territory("choose_capital", choose_capital(view, legal["choose_capital"]))
        if phase == "occupy":
            battle = seen["battle"]
            source, target = geo.index[battle["source"]], geo.index[battle["target"]]
            view.capture(target)
            return choose_occupy(self._planner(view), source, target, *legal["occupy"])
        return self._place(self._planner(view), legal, phase)

    def _attack(self, view: View) -> Action:
        rows = attack_rows(view.seen, view.geo.index)
        found = choose_attack(self._planner(view), rows) if rows else None
        return found or {"type": "end_phase"}

    def _move(self, view: View) -> Action:
        rows = move_rows(view.seen, view.geo.index)
        return (choose_fortify(self._planner(view), rows) if rows else None) or {
            "type": "end_phase"
        }

    def _place(self, planner: Planner, legal: Mapping[str, Any], phase: str) -> Action:
        if phase == "reinforce_third":
            return self._place_third(planner, legal["place"])
        if "trade" in legal and (trade := choose_trade(planner, legal)) is not None:
            return trade
        if "place" not in legal:
            return {"type": "end_phase"}
        if phase != "place":
            return choose_placement(planner, legal["place"])
        return place(choose_first_placement(planner, legal["place"]["territories"]), 1)

    def _planner(self, view: View) -> Planner:
        return Planner(
            view,
            Worth(view, self._style),
            self._chances_in(view.seen),
            self._style,
            third_fights=_third_fights(view.seen),
        )

    def _place_third(self, planner: Planner, place: Mapping[str, Any]) -> Action:
        view = planner.view
        third = None
        if _third_fights(view.seen):
            third = self._planner(View(view.seen, view.geo, THIRD, before=view.holdings))
        other = self._planner(eyes_of(view, view.seen["turn"]))
        return place_third(planner, place, other=other, third=third)

    def _chances_in(self, seen: Observation) -> Chances:
        """The chances of the game's dice."""
        dice = seen["dice"]
        if self._chances is None or dice != self._dice:
            self._dice, self._chances = dice, chances_of(DiceRule.from_dict(dice))
        return self._chances


def _third_fights(seen: Observation) -> bool:
    return bool(seen["rules"]["third_army"] == "allied")
