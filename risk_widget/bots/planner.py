"""How a planning bot weighs one position: campaigns that it could fight, borders to guard."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from risk_widget.bots.reach import arrivals
from risk_widget.bots.view import THIRD

if TYPE_CHECKING:
    from risk_widget.battle_odds import BattleTable
    from risk_widget.bots.view import View
    from risk_widget.bots.worth import Style, Worth

# Battles beyond these sizes are scaled down to them: the odds hardly change any more.
_LARGEST = 120
_LARGEST_AFTER = 40
_DEPTH = 7


class Campaign(NamedTuple):
    """The best series of attacks found from one territory.

    Attributes:
        score: what it is expected to bring, in armies.
        target: its first target, or None if it is better to stay.
        chance: to win that first battle.
    """

    score: float
    target: int | None
    chance: float


class Planner:
    """Weighs attacks and borders for one seat in one position."""

    __slots__ = (
        "_capital",
        "_cost",
        "_enter",
        "_largest",
        "_lowest",
        "_raid",
        "_table",
        "_third_fights",
        "style",
        "view",
        "worth",
    )

    def __init__(
        self,
        view: View,
        worth: Worth,
        table: BattleTable,
        style: Style,
        *,
        third_fights: bool,
    ) -> None:
        """Look at a position; the planner holds for that position only."""
        self._third_fights = third_fights
        self.view = view
        self.worth = worth
        self._table = table
        self.style = style
        self._largest = _LARGEST_AFTER if table.rule.decides == "after" else _LARGEST
        late = max(0, view.seen["round"] - style.patience)
        self._enter = max(0.36, style.enter - 0.012 * late)
        # An army more matters less to whoever has many, and less still the longer a game takes:
        # without that, two great stacks would wait for each other for ever.
        mine = view.strength.get(view.me, 1)
        rivals = sum(n for seat, n in view.strength.items() if seat not in (view.me, THIRD))
        self._cost = style.army_cost * (1.3 - view.share()) / (1 + mine / 80 + late / 25)
        self._cost *= max(0.0, 1 - late / 60)
        if mine >= 4 * rivals:
            self._cost = 0.0  # nothing is left to fear: only the end of the game counts
        self._lowest = worth.aims.garrison
        capital = view.seen["capital"]
        # The capital is lost to a raid from afar as well as to a neighbour.
        self._capital = -1 if capital is None else view.geo.index[capital]
        self._raid = arrivals(view)[self._capital] if capital is not None else 0

    def chance(self, attackers: int, defenders: int) -> float:
        """Chance that `attackers` armies (one stays behind) beat `defenders`."""
        largest = self._largest
        if attackers > largest or defenders > largest:
            scale = largest / max(attackers, defenders)
            attackers, defenders = round(attackers * scale), max(1, round(defenders * scale))
        return float(self._table.win(attackers, defenders))

    def _left(self, attackers: int, defenders: int) -> float:
        largest = self._largest
        scale = 1.0
        if attackers > largest or defenders > largest:
            scale = largest / max(attackers, defenders)
            attackers, defenders = round(attackers * scale), max(1, round(defenders * scale))
        return float(self._table.left_if_won(attackers, defenders)) / scale

    def threat(self, territory: int, without: int = -1) -> int:
        """Armies of the strongest neighbour, but for one that is just being attacked."""
        owner, armies, me = self.view.owner, self.view.armies, self.view.me
        worst = self._raid if territory == self._capital else 0
        for n in self.view.geo.neighbours[territory]:
            if n == without or armies[n] <= worst or owner[n] == me or owner[n] is None:
                continue
            # An allied army is moved by the other player, but needs luck as well as orders.
            if owner[n] != THIRD:
                worst = armies[n]
            elif self._third_fights:
                worst = max(worst, armies[n] // 2)
        return worst

    def risk(self, territory: int, armies: int, without: int = -1) -> float:
        """What is expected to be lost there before the next turn, in armies."""
        threat = self.threat(territory, without)
        if threat < 2:
            return 0.0
        return self.worth.keep(territory) * self.chance(threat + 2, max(1, armies))

    def guard(self, territory: int, armies: int, target: int) -> int:
        """Armies that stay when others leave a territory to attack `target`, at least one."""
        lowest = min(self._lowest, armies)
        keep = self.worth.keep(territory)
        if keep < 4.0:
            return lowest
        threat = self.threat(territory, target)
        if threat < 2:
            return lowest
        wanted = threat if keep > 15 else (2 * threat + 2) // 3
        return max(lowest, min(wanted, armies))

    def campaign(self, source: int, armies: int) -> Campaign:
        """Follow the best target from `source`, then the best from there, while it pays."""
        view, worth, cost = self.view, self.worth, self._cost
        owner, count, me, ally = view.owner, view.armies, view.me, view.ally
        neighbours, continent_of = view.geo.neighbours, view.geo.continent_of
        missing = worth.missing
        taken: set[int] = set()
        total, reached = 0.0, 1.0
        first: int | None = None
        first_chance = 0.0
        card = 0.0 if view.seen["captured"] or view.me == THIRD else self.style.card
        here = source
        for _ in range(_DEPTH):
            best_score, best_target, best_chance, best_left = 0.0, -1, 0.0, 0.0
            for t in neighbours[here]:
                if owner[t] == me or owner[t] == ally or t in taken:
                    continue
                defenders = count[t]
                free = armies - self.guard(here, armies, t) + 1
                if free < 2:
                    continue
                chance = self.chance(free, defenders)
                if chance < 0.3 or (first is None and chance < self._enter):
                    continue
                left = self._left(free, defenders)
                lost = free - chance * left
                score = chance * (worth.take(t, missing) + card) - cost * lost
                score += 0.15 * cost * chance * defenders
                if score > best_score:
                    best_score, best_target, best_chance, best_left = score, t, chance, left
            if best_target < 0:
                break
            if first is None:
                first, first_chance = best_target, best_chance
            total += reached * best_score
            reached *= best_chance
            card = 0.0
            taken.add(best_target)
            if missing is worth.missing:
                missing = missing[:]
            missing[continent_of[best_target]] -= 1
            if here != source:
                total -= reached * self.style.thin
            here = best_target
            armies = int(best_left) - 1
            if armies < 2:
                break
        return Campaign(total, first, first_chance)

    def gain(self, territory: int, armies: int) -> float:
        """What putting `armies` more on an own territory is worth, for attack and for defence."""
        now = self.view.armies[territory]
        attack = self.campaign(territory, now + armies).score
        if now > 1:
            attack -= self.campaign(territory, now).score
        return attack + self.risk(territory, now) - self.risk(territory, now + armies)

    def prospect(self, territory: int, armies: int) -> float:
        """How near `armies` more would bring the best attack from there; for choosing a front."""
        count = self.view.armies
        ratios = [
            (count[territory] + armies) / (count[n] + 1) * self.worth.take(n, self.worth.missing)
            for n in self.view.hostile(territory)
        ]
        return max(ratios, default=0.0)

    def fronts(self) -> list[int]:
        """Own territories that border somebody else's."""
        me, owner = self.view.me, self.view.owner
        neighbours = self.view.geo.neighbours
        return [t for t in self.view.mine() if any(owner[n] != me for n in neighbours[t])]

    def distance_to_front(self) -> dict[int, int]:
        """Steps through own land from each own territory to the nearest front."""
        me, owner = self.view.me, self.view.owner
        neighbours = self.view.geo.neighbours
        edge = self.fronts()
        steps = dict.fromkeys(edge, 0)
        while edge:
            following = []
            for t in edge:
                for n in neighbours[t]:
                    if owner[n] == me and n not in steps:
                        steps[n] = steps[t] + 1
                        following.append(n)
            edge = following
        return steps
