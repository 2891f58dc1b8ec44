"""What territories are worth to a planning bot, in armies, in the position it sees."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from risk_widget.bots.stance import stance_of

if TYPE_CHECKING:
    from risk_widget.bots.view import View

# By the number of territories still missing: how much of a continent's worth the next one gets.
# Falling faster than 1/n keeps a bot on the continent it can finish.
FALLOFF: list[float] = [1.0, *(n**-1.5 for n in range(1, 43))]


@dataclass(frozen=True, slots=True)
class Style:
    """What makes one planning bot differ from another. Worth is counted in armies.

    Attributes:
        enter: chance to win a battle from which on it is fought.
        army_cost: what losing an army counts for.
        card: what the card of a turn counts for.
        horizon: rounds that a continent is expected to be held.
        territory: what any territory counts for.
        thin: what leaving a single army behind on a captured territory costs.
        rush: what any territory counts for more, for all armies on the board being mine.
        patience: rounds after which it asks for less and less, so that games end.
        spearhead: in set-up, how much more the front gets that would attack first.
    """

    enter: float
    army_cost: float
    card: float = 3.0
    horizon: float = 2.5
    patience: int = 12
    territory: float = 0.4
    thin: float = 0.3
    rush: float = 3.0
    spearhead: float = 3.0


class Worth:
    """Values of all territories for one seat, in one position.

    Attributes:
        stance: what the owners alone tell the seat.
        missing: by continent, how many territories the seat lacks.
        aims: what it plays for besides the board.
        base: what any territory is worth to capture.
        finish: by continent, what it is worth to hold it whole.
        more: by territory, what its owner adds to that.
        special: by territory, what it is worth itself.
        broken: by territory, what ending its owner's continent adds.
        take: by territory, what it is worth to capture it.
        keep: by territory, what it is worth not to lose it, if it is mine.
    """

    __slots__ = (
        "_view",
        "aims",
        "base",
        "broken",
        "finish",
        "keep",
        "missing",
        "more",
        "special",
        "stance",
        "take",
    )

    def __init__(self, view: View, style: Style) -> None:
        """Work out the values."""
        self._view = view
        geo, owner = view.geo, view.owner
        home = geo.continent_of
        self.stance = stance = stance_of(view, style)
        self.aims, self.missing, self.finish = stance.aims, stance.missing, stance.finish
        missing, finish = stance.missing, stance.finish
        lead = max(0.0, view.share() - 1 / max(2, len(stance.playing)))
        self.base = base = style.territory + style.rush * lead + stance.aims.any_territory
        by_owner = self._by_owner()
        self.more = more = [by_owner[seat] for seat in owner]
        nothing = _nothing(len(owner))
        self.special, keep_more = self._single_territories(nothing)
        self.broken = stance.broken or nothing
        wanted = [base + value * FALLOFF[n] for value, n in zip(finish, missing, strict=True)]
        self.take = [wanted[c] + extra for c, extra in zip(home, more, strict=True)]
        if self.special is not nothing or stance.broken:
            self.take = [
                value + special + broken
                for value, special, broken in zip(self.take, self.special, self.broken, strict=True)
            ]
        held = stance.held
        if keep_more is nothing:
            kept = [base + value for value in held]
            self.keep = [kept[c] for c in home]
        else:
            self.keep = [base + extra + held[c] for c, extra in zip(home, keep_more, strict=True)]

    def _by_owner(self) -> list[float]:
        view, aims, armies = self._view, self.aims, self._view.armies
        rivals = self.stance.rivals
        seats = len(rivals) + 1
        total = view.total() or 1
        # Armies that stand far from each other hunt nobody together.
        stacks = [armies[t] - 1 for t in self.stance.mine if armies[t] > 2]
        if len(stacks) > 3:
            stacks = sorted(stacks, reverse=True)[:3]
        free = sum(stacks) + (view.seen["to_place"] or 0)
        worth = [0.0] * (view.third + 2)
        card_worth = self._card_worth()
        hands = view.seen["hand_counts"]
        for seat in rivals:
            strength, territories = view.strength[seat], view.holdings.territories[seat]
            value = 1.5 * max(0.0, strength / total - 1 / seats) * seats
            prize = 4.0 + card_worth * hands.get(view.seats[seat], 0)
            if len(rivals) == 1:
                prize = 60.0
            if seat == aims.destroy:
                prize += 50.0
                value += 2.5
            within_reach = min(1.0, free / strength - 0.8)
            if within_reach > 0:
                value += prize / territories * within_reach
            worth[seat] = value
        worth[view.third] = -0.3  # a buffer does no harm where it stands
        return worth

    def _card_worth(self) -> float:
        following = self._view.seen.get("next_set_value")
        return 2.5 if following is None else max(2.0, following / 3.5)

    def _single_territories(self, nothing: list[float]) -> tuple[list[float], list[float]]:
        """Worth of single territories: capitals, and what lies before a continent of mine.

        Where there is nothing to tell, it is ``nothing`` itself.
        """
        view = self._view
        take = keep = nothing
        for c, missing in enumerate(self.missing):
            if not missing:
                keep = keep[:]
                for t in view.geo.approaches[c]:
                    keep[t] += 0.9 * self.finish[c]
        shown: dict[str, str] = view.seen.get("capitals_shown") or {}
        if view.capital < 0 and not shown:
            return take, keep
        take, keep = take[:], keep[:]
        for seat, territory in shown.items():
            if view.seats.index(seat) != view.me and territory is not None:
                index = view.geo.index[territory]
                take[index] = keep[index] = 12.0
        if view.capital >= 0:
            take[view.capital] = keep[view.capital] = 30.0
        unseen = [number for number, seat in enumerate(view.seats) if seat not in shown]
        for t, owner in enumerate(view.owner):
            # A capital that nobody has seen yet may be anywhere; many armies are a sign of it.
            if owner in unseen and owner != view.me:
                strength = view.strength[owner]
                take[t] += 6 / view.holdings.territories[owner] + 4 * view.armies[t] / strength
        return take, keep


@cache
def _nothing(territories: int) -> list[float]:
    """No worth anywhere; the list is shared, and never changed."""
    return [0.0] * territories
