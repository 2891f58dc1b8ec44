"""The planning bot: one brain for every phase, edition and mode; tempers make it differ."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Any

from risk_widget.battle_odds import DiceRule, answer_table, battle_table, dice_rule, roll_table
from risk_widget.bots.base import legal_of
from risk_widget.bots.geography import geography, geography_of
from risk_widget.bots.movement import choose_fortify, choose_occupy
from risk_widget.bots.planner import Planner
from risk_widget.bots.setup import choose_capital, choose_claim, choose_first_placement
from risk_widget.bots.third import eyes_of, place_third
from risk_widget.bots.trading import choose_trade
from risk_widget.bots.view import THIRD, View
from risk_widget.bots.worth import Worth
from risk_widget.rules.edition import edition_ids, load_edition

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.battle_odds import BattleTable
    from risk_widget.board import Board
    from risk_widget.bots.base import Action, Observation
    from risk_widget.bots.worth import Temper

    _Known = tuple[bool, BattleTable]


class PlanningBot:
    """Plays by exact odds and a value for every territory; it remembers nothing between turns."""

    def __init__(
        self, temper: Temper, seed: int | str | None = None, *, board: Board | None = None
    ) -> None:
        """Make a bot.

        Args:
            temper: how bold it is.
            seed: for choices between equals; the same seed plays the same game again.
            board: the board of its games, where it is none of the built-in ones.
        """
        self._temper = temper
        self._random = Random(seed)
        self._geography = geography_of(board) if board is not None else None

    def choose(self, observation: Observation, /) -> Action:
        """See `Bot.choose`."""
        legal = legal_of(observation)
        allied, table = _known_of(observation)
        if "defend" in legal:
            return _defend(observation, legal["defend"], table)
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
                self._planner(view, table),
                geo.index[battle["source"]],
                geo.index[battle["target"]],
                *legal["occupy"],
            )
        planner = self._planner(view, table)
        if phase == "reinforce_third":
            return self._place_third(planner, legal["place"], allied, table)
        if "trade" in legal and (trade := choose_trade(planner, legal)) is not None:
            return trade
        if "place" in legal:
            return _place(planner, legal["place"], phase)
        if "attack" in legal and (attack := _attack(planner, legal["attack"])) is not None:
            return attack
        if "fortify" in legal:
            move = choose_fortify(planner, legal["fortify"])
            if move is not None:
                return move
        return {"type": "end_phase"}

    def _planner(self, view: View, table: BattleTable) -> Planner:
        return Planner(view, Worth(view, self._temper), table, self._temper)

    def _place_third(
        self,
        planner: Planner,
        place: Mapping[str, Any],
        allied: bool,  # noqa: FBT001 - read from the edition right before the only call
        table: BattleTable,
    ) -> Action:
        view = planner.view
        third = self._planner(View(view.seen, view.geo, THIRD), table) if allied else None
        other = self._planner(eyes_of(view, view.seen["turn"]), table)
        return place_third(planner, place, other=other, third=third)


@lru_cache(maxsize=64)
def _known(edition: str, mode: str, options: tuple[tuple[str, str], ...]) -> _Known:
    """Whether a third army attacks in these rules, and the odds under their dice."""
    base = edition.partition("+")[0]
    if base not in edition_ids():
        # An edition from a file: its choices are in the observation, its dice are not.
        return False, battle_table(DiceRule())
    printed = load_edition(base)
    rule = dice_rule(printed, mode=mode, options=dict(options))
    return printed.rules(mode).third_army == "allied", battle_table(rule)


def _known_of(seen: Observation) -> _Known:
    return _known(seen["edition"], seen["mode"], tuple(seen["options"].items()))


def _defend(observation: Observation, dice: Sequence[int], table: BattleTable) -> Action:
    """The number of dice that leaves the attacker the smallest chance to win the battle."""
    if len(dice) == 1:
        return {"type": "defend", "dice": dice[0]}
    battle = observation["battle"]
    on_board = observation["territories"]
    attackers, defenders = on_board[battle["source"]][1], on_board[battle["target"]][1]
    roll = battle.get("attack_roll")
    attack_dice = battle["attack_dice"]

    def chance(number: int) -> float:
        if roll:
            ways = answer_table(roll, number, ties=table.rule.ties)
        else:
            ways = roll_table(attack_dice, number, ties=table.rule.ties)
        return float(sum(p * table.win(attackers - a, defenders - d) for (a, d), p in ways.items()))

    if max(attackers, defenders) > 60:
        return {"type": "defend", "dice": max(dice)}  # most dice is right in all but few cases
    return {"type": "defend", "dice": min(sorted(dice, reverse=True), key=chance)}


def _place(planner: Planner, place: Mapping[str, Any], phase: str) -> Action:
    territories, most = place["territories"], place["max"]
    if phase == "place":
        chosen = choose_first_placement(planner, territories)
        return {"type": "place", "territory": chosen, "armies": 1}
    index = planner.view.geo.index
    garrison = _missing_garrison(planner, most)
    if garrison is not None:
        return garrison
    fronts = set(planner.fronts())
    useful = [t for t in territories if index[t] in fronts] or list(territories)
    # Where nothing can be gained at once, armies gather before what will fall first.
    best = max(
        useful,
        key=lambda t: planner.gain(index[t], most) + 0.02 * planner.prospect(index[t], most),
    )
    armies = most
    if most > 3 and len(useful) > 1:
        # Half will do if it brings nearly as much: the rest then finds a place of its own.
        half = most // 2
        if planner.gain(index[best], half) > 0.8 * planner.gain(index[best], most):
            armies = half
    return {"type": "place", "territory": best, "armies": armies}


def _missing_garrison(planner: Planner, armies: int) -> Action | None:
    """With enough territories for the mission, the armies that its last condition asks for."""
    view, aims = planner.view, planner.worth.aims
    if aims.territories is None or aims.garrison < 2:
        return None
    mine = view.mine()
    weak = [t for t in mine if view.armies[t] < aims.garrison]
    lacking = aims.territories - (len(mine) - len(weak))
    short = sorted(weak, key=planner.threat)[: max(0, lacking)]
    if len(mine) < aims.territories or not short:
        return None
    if sum(aims.garrison - view.armies[t] for t in short) > armies:
        return None
    armies = aims.garrison - view.armies[short[0]]
    return {"type": "place", "territory": view.geo.ids[short[0]], "armies": armies}


def _attack(planner: Planner, legal: Mapping[str, Mapping[str, list[int]]]) -> Action | None:
    view, ids, index = planner.view, planner.view.geo.ids, planner.view.geo.index
    best, best_score = None, 0.0
    for source, targets in legal.items():
        t = index[source]
        campaign = planner.campaign(t, view.armies[t])
        if campaign.target is not None and campaign.score > best_score:
            target = ids[campaign.target]
            if target in targets:
                best, best_score = (source, target), campaign.score
    if best is None:
        return None
    most = legal[best[0]][best[1]][1]
    return {"type": "attack", "source": best[0], "target": best[1], "armies": most}
