"""The planning bot: one brain for every phase, edition and mode; styles make it differ."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Any

from risk_widget.battles.rolls import answer_table, roll_table
from risk_widget.bots.action_data import at_territory, between, place, trade
from risk_widget.bots.attacking import LARGE_BATTLE, chance_after_roll, choose_attack
from risk_widget.bots.base import legal_of
from risk_widget.bots.display import DisplayedBot
from risk_widget.bots.fortifying import choose_fortify, choose_occupy
from risk_widget.bots.gains import WHATEVER, gain_at
from risk_widget.bots.legal import armies_on, most_attacking, move_limits, move_rows
from risk_widget.bots.observation_arrays import ObservationArrays
from risk_widget.bots.placing import choose_placement
from risk_widget.bots.setting_up import choose_capital, choose_claim, choose_first_placement
from risk_widget.bots.styles import BOLD, CAUTIOUS
from risk_widget.bots.third_army import place_third
from risk_widget.bots.trading import trade_pays, worth_of_set

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.board import Board
    from risk_widget.bots.attack_arithmetic import Field
    from risk_widget.bots.base import Action, Observation
    from risk_widget.bots.chances import Chances
    from risk_widget.bots.planning_arrays import Style

_END: Action = {"type": "end_phase"}


class PlanningBot(DisplayedBot):
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
        self._table = ObservationArrays(board)

    def _shown_id(self) -> str:
        return (
            "cautious" if self._style == CAUTIOUS else "bold" if self._style == BOLD else "planning"
        )

    def _shown_settings(self) -> dict[str, object]:
        return dict(self._style._asdict())

    def choose(self, observation: Observation, /) -> Action:
        """See `Bot.choose`."""
        if "numbers" not in observation:
            legal_of(observation)
        table, phase = self._table, observation["phase"]
        if phase == "defend":
            table.settle(observation)
            return _defend(table)
        table.read(observation)
        return self._choose(phase)

    def _choose(self, phase: str) -> Action:
        table, style = self._table, self._style
        me = table.number(table.seen["actor"])
        if phase == "attack":
            return self._attack(table.field(style, me))
        if phase == "attack_third":
            third = table.ground.third
            return self._attack(table.field(style, third, ally=me))
        if phase == "fortify":
            return self._fortify(me)
        if phase == "claim":
            chosen = choose_claim(table.ground, table.scene, table.workspace, me, self._random)
            return at_territory("claim", table.geo.ids[chosen])
        if phase == "capital":
            moment = table.moment(me)
            chosen = choose_capital(table.ground, table.scene, moment, table.workspace)
            return at_territory("choose_capital", table.geo.ids[chosen])
        if phase == "occupy":
            return self._occupy(me)
        if phase == "reinforce_third":
            return self._place_third(me)
        return self._reinforce(me, phase)

    def _attack(self, field: Field) -> Action:
        table, ids = self._table, self._table.geo.ids
        source, target = choose_attack(table.scene, table.workspace, field)
        if source < 0:
            return dict(_END)
        table.touched = source, target
        most = most_attacking(table.seen, source, table.geo.index)
        return between("attack", ids[source], ids[target], most)

    def _fortify(self, me: int) -> Action:
        table, ids = self._table, self._table.geo.ids
        rows = [*move_rows(table.seen, table.geo.index)]
        if not rows:
            return dict(_END)
        most, only = move_limits(rows, len(ids))
        field = table.field(self._style, me)
        first = 0 if table.seen["moved"] else 1
        steps = table.steps(me)
        source, target, armies = choose_fortify(table.scene, field, steps, most, only, first)
        if source < 0:
            return dict(_END)
        table.touched = source, target
        return between("fortify", ids[source], ids[target], armies)

    def _occupy(self, me: int) -> Action:
        table = self._table
        battle, index = table.seen["battle"], table.geo.index
        source, target = index[battle["source"]], index[battle["target"]]
        table.capture(target, me)
        table.touched = source, target
        field = table.field(self._style, me)
        low, high = table.seen["legal"]["occupy"]
        armies = choose_occupy(table.scene, field, source, target, low, high)
        return {"type": "occupy", "armies": armies}

    def _reinforce(self, me: int, phase: str) -> Action:
        table, style, legal = self._table, self._style, self._table.seen["legal"]
        if "place" not in legal and "trade" not in legal:
            return dict(_END)
        field = table.field(style, me)
        if "trade" in legal and (traded := _trade(table, field, me, legal)) is not None:
            return traded
        if "place" not in legal:
            return dict(_END)
        ids = table.geo.ids
        if phase != "place":
            most = legal["place"]["max"]
            chosen, armies = choose_placement(table.scene, table.workspace, field, me, most)
            table.touched = (chosen,)
            return place(ids[chosen], armies)
        ahead = table.seen["to_place"] or 1
        chosen = choose_first_placement(
            table.ground, table.scene, table.workspace, field, me, ahead, style
        )
        return place(ids[chosen], 1)

    def _place_third(self, me: int) -> Action:
        table, style = self._table, self._style
        mine = third = table.field(style, me)
        turn = table.number(table.seen["turn"])
        other = table.other_field(style, 0, turn)
        if table.ground.third_fights:
            number = table.ground.third
            third = table.other_field(style, 1, number, ally=me, secrets=True)
        armies = table.seen["legal"]["place"]["max"]
        chosen = place_third(table.ground, table.scene, mine, other, third, me, turn, armies)
        return place(table.geo.ids[chosen], armies)


def must_trade(seen: Observation, legal: Mapping[str, Any]) -> bool:
    """Whether a set is due, or nothing else is left to do."""
    if not legal.get("end_phase") and "place" not in legal:
        return True
    return len(seen["hand"]) >= int(seen["rules"]["must_trade_at"])


def _worth(offer: Mapping[str, Any]) -> float:
    wild = sum(card.startswith("wild") for card in offer["cards"])
    bonus = offer.get("bonus_armies", 0) + sum((offer.get("bonus") or {}).values())
    return worth_of_set(offer["armies"], bonus, wild)


def _trade(
    table: ObservationArrays, field: Field, me: int, legal: Mapping[str, Any]
) -> Action | None:
    """The best set, if it has to be traded or pays now; None to keep the cards."""
    seen, index = table.seen, table.geo.index
    best = max(legal["trade"], key=_worth)
    if not must_trade(seen, legal) and not trade_pays(
        table.ground, table.scene, me, len(seen["hand"]), int(seen["mid_combat"]),
        best["armies"], _worth(best),
    ):  # fmt: skip
        return None
    cards, bonus = list(best["cards"]), None
    if best.get("choose_bonus"):
        armies = best["bonus_armies"]
        bonus = max(best["choose_bonus"], key=lambda t: gain_at(field, index[t], armies, WHATEVER))
    return trade(cards, bonus)


def _defend(table: ObservationArrays) -> Action:
    """The number of dice that leaves the attacker the smallest chance to win the battle."""
    seen, index = table.seen, table.geo.index
    battle, dice = seen["battle"], seen["legal"]["defend"]
    attackers = armies_on(seen, battle["source"], index)
    defenders = armies_on(seen, battle["target"], index)
    if len(dice) == 1 or max(attackers, defenders) > LARGE_BATTLE:
        return {"type": "defend", "dice": max(dice)}
    roll = tuple(battle.get("attack_roll") or ())
    rolled, choices = battle["attack_dice"], tuple(dice)
    best = _best_defence(table.chances, attackers, defenders, roll, rolled, choices)
    return {"type": "defend", "dice": best}


@lru_cache(maxsize=1 << 14)
def _best_defence(
    chances: Chances,
    attackers: int,
    defenders: int,
    roll: tuple[int, ...],
    attack_dice: int,
    dice: tuple[int, ...],
) -> int:
    chances.table.win(attackers, defenders)  # the table grows as far as that
    ties = chances.table.rule.ties

    def chance(number: int) -> float:
        if roll:
            ways = answer_table(roll, number, ties=ties)
        else:
            ways = roll_table(attack_dice, number, ties=ties)
        compared = min(attack_dice, number)
        by_losses = [float(ways.get((lost, compared - lost), 0)) for lost in range(compared + 1)]
        return chance_after_roll(chances.win, attackers, defenders, compared, by_losses)

    return min(sorted(dice, reverse=True), key=chance)
