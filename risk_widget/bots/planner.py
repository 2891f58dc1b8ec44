"""How a planning bot weighs one position: campaigns that it could fight, borders to guard."""

from __future__ import annotations

from operator import mul
from typing import TYPE_CHECKING, NamedTuple

from risk_widget.bots.campaigns import (
    DEPTH,
    Field,
    campaign_from,
    guard_at,
    risk_at,
    threat_at,
)
from risk_widget.bots.reach import arrivals
from risk_widget.bots.view import NOBODY
from risk_widget.bots.worth import FALLOFF

if TYPE_CHECKING:
    from risk_widget.bots.chances import Chances
    from risk_widget.bots.view import View
    from risk_widget.bots.worth import Style, Worth


class Campaign(NamedTuple):
    """The best series of attacks found from one territory.

    Attributes:
        score: what it is expected to bring, in armies.
        target: its first target, or -1 if it is better to stay.
        chance: to win that first battle.
    """

    score: float
    target: int
    chance: float


class Planner:
    """Weighs attacks and borders for one seat in one position."""

    __slots__ = ("_chances", "_found", "field", "style", "view", "worth")

    def __init__(
        self, view: View, worth: Worth, chances: Chances, style: Style, *, third_fights: bool
    ) -> None:
        """Look at a position; the planner holds for that position only."""
        self.view = view
        self.worth = worth
        self.style = style
        self._chances = chances
        self._found: dict[tuple[int, int], Campaign] = {}
        me, third, armies, owner = view.me, view.third, view.armies, view.owner
        seen = view.seen
        late = max(0, seen["round"] - style.patience)
        # An army more matters less to whoever has many, and less still the longer a game takes:
        # without that, two great stacks would wait for each other for ever.
        mine = view.strength[me] if view.holdings.territories[me] else 1
        rivals = sum(view.strength[:third]) - (view.strength[me] if me != third else 0)
        cost = style.army_cost * (1.3 - view.share()) / (1 + mine / 80 + late / 25)
        cost *= max(0.0, 1 - late / 60)
        if mine >= 4 * rivals:
            cost = 0.0  # nothing is left to fear: only the end of the game counts
        most = max(armies)
        chances.reach(most + 2, most)
        stance, geo = worth.stance, view.geo
        fear = list(map(mul, armies, stance.others))
        if stance.third_plays and me != third:
            # An allied army is moved by the other player, but needs luck as well as orders.
            for t, seat in enumerate(owner):
                if seat == third:
                    fear[t] = armies[t] // 2 if third_fights else 0
        capital = view.capital
        self.field = Field(
            neighbours=geo.neighbours,
            home=geo.continent_of,
            armies=armies,
            enemy=stance.enemy,
            fear=fear,
            keep=worth.keep,
            take=worth.take,
            base=worth.base,
            finish=worth.finish,
            falloff=FALLOFF,
            missing=worth.missing,
            more=worth.more,
            special=worth.special,
            broken=worth.broken,
            win=chances.win,
            left=chances.left,
            largest=chances.largest,
            enter=max(0.36, style.enter - 0.012 * late),
            cost=cost,
            thin=style.thin,
            card=0.0 if me == third or seen["captured"] else style.card,
            lowest=worth.aims.garrison,
            capital=capital,
            # The capital is lost to a raid from afar as well as to a neighbour.
            raid=0 if capital < 0 else arrivals(view)[capital],
            taken=[0] * len(armies),
            gone=[0] * len(geo.members),
            path=[0] * DEPTH,
        )

    def threat(self, territory: int) -> int:
        """Armies of the strongest neighbour."""
        return threat_at(self.field, territory, NOBODY)

    def risk(self, territory: int, armies: int) -> float:
        """What is expected to be lost there before the next turn, in armies."""
        self._chances.reach(self.field.raid + 2, armies)
        return risk_at(self.field, territory, armies)

    def guard(self, territory: int, armies: int, target: int) -> int:
        """Armies that stay when others leave a territory to attack `target`, at least one."""
        return guard_at(self.field, territory, armies, target)

    def campaign(self, source: int, armies: int) -> Campaign:
        """Follow the best target from `source`, then the best from there, while it pays."""
        found = self._found.get((source, armies))
        if found is None:
            self._chances.reach(armies + 1, 1)
            found = Campaign(*campaign_from(self.field, source, armies))
            self._found[source, armies] = found
        return found

    def gain(self, territory: int, armies: int) -> float:
        """What putting `armies` more on an own territory is worth, for attack and for defence."""
        now = self.view.armies[territory]
        attack = self.campaign(territory, now + armies).score
        if now > 1:
            attack -= self.campaign(territory, now).score
        return attack + self.risk(territory, now) - self.risk(territory, now + armies)

    def prospect(self, territory: int, armies: int) -> float:
        """How near `armies` more would bring the best attack from there; for choosing a front."""
        count, take = self.view.armies, self.worth.take
        together = count[territory] + armies
        ratios = [together / (count[n] + 1) * take[n] for n in self.view.hostile(territory)]
        return max(ratios, default=0.0)

    def fronts(self) -> list[int]:
        """Own territories that border somebody else's."""
        return self.worth.stance.fronts

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
