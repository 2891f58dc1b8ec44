"""What territories are worth to a planning bot, in armies, in the position it sees."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from risk_widget.bots.aims import aims_of
from risk_widget.bots.view import THIRD

if TYPE_CHECKING:
    from risk_widget.bots.view import View

# By the number of territories still missing: how much of a continent's worth the next one gets.
# Falling faster than 1/n keeps a bot on the continent it can finish.
_FALLOFF: list[float] = [1.0, *(n**-1.5 for n in range(1, 43))]


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
    """Values of all territories for one seat.

    Attributes:
        missing: by continent, how many territories the seat lacks.
        aims: what it plays for besides the board.
    """

    __slots__ = (
        "_base",
        "_breaks",
        "_finish",
        "_keep_more",
        "_owner",
        "_special",
        "_view",
        "aims",
        "missing",
    )

    def __init__(self, view: View, style: Style) -> None:
        """Work out the values; they hold for this position only."""
        self._view = view
        self.aims = aims_of(view)
        self.missing = [view.missing(c) for c in range(len(view.geo.members))]
        seats = sum(seat != THIRD for seat in view.territories)
        lead = max(0.0, view.share() - 1 / max(2, seats))
        self._base = style.territory + style.rush * lead + self.aims.any_territory
        self._finish = self._finishing(style)
        self._breaks = self._breaking(style)
        self._owner = self._by_owner()
        self._special, self._keep_more = self._single_territories()

    def take(self, territory: int, missing: list[int]) -> float:
        """Worth of capturing a territory when the seat still lacks `missing` by continent."""
        owner = self._view.owner[territory]
        continent = self._view.geo.continent_of[territory]
        value = (
            self._base
            + self._finish[continent] * _FALLOFF[missing[continent]]
            + self._owner.get(owner, 0.0)
            + self._special.get(territory, 0.0)
        )
        broken = self._breaks.get(continent)
        if broken is not None and broken[0] == owner:
            value += broken[1]
        return value

    def keep(self, territory: int) -> float:
        """Worth of not losing an own territory."""
        continent = self._view.geo.continent_of[territory]
        value = self._base + self._keep_more.get(territory, 0.0)
        if not self.missing[continent]:
            value += self._finish[continent]
        return value

    def finish(self, continent: int) -> float:
        """Worth of holding a continent whole."""
        return self._finish[continent]

    def _finishing(self, style: Style) -> list[float]:
        geo, aims = self._view.geo, self.aims
        worth = []
        for c, (bonus, hold) in enumerate(zip(geo.bonus, geo.hold, strict=True)):
            value = bonus * hold * style.horizon
            if aims.continents:
                # The mission is won with these; the bonus of the others is a means only.
                value = value + 9.0 if c in aims.continents else 0.6 * value
            worth.append(value if self._view.me != THIRD else 0.0)
        return worth

    def _breaking(self, style: Style) -> dict[int, tuple[str, float]]:
        """Continents that another seat holds whole, and what it is worth to end that."""
        view = self._view
        rivals = max(1, sum(seat not in (view.me, THIRD) for seat in view.territories))
        shared = 0.4 + 0.6 / rivals  # the other rivals gain by it as much
        found: dict[int, tuple[str, float]] = {}
        for c, held in enumerate(view.held):
            if len(held) == 1:
                (owner,) = held
                if owner not in (view.me, THIRD):
                    found[c] = (owner, view.geo.bonus[c] * style.horizon * shared)
        return found

    def _by_owner(self) -> dict[str | None, float]:
        view, aims = self._view, self.aims
        rivals = [s for s in view.territories if s not in (view.me, view.ally, THIRD)]
        seats = len(rivals) + 1
        total = sum(view.strength.values()) or 1
        # Armies that stand far from each other hunt nobody together.
        me, owner = view.me, view.owner
        stacks = [n - 1 for t, n in enumerate(view.armies) if n > 2 and owner[t] == me]
        free = sum(sorted(stacks, reverse=True)[:3]) + (view.seen["to_place"] or 0)
        worth: dict[str | None, float] = {}
        for seat in rivals:
            strength, territories = view.strength[seat], view.territories[seat]
            value = 1.5 * max(0.0, strength / total - 1 / seats) * seats
            prize = 4.0 + self._card_worth() * view.seen["hand_counts"].get(seat, 0)
            if len(rivals) == 1:
                prize = 60.0
            if seat == aims.destroy:
                prize += 50.0
                value += 2.5
            within_reach = min(1.0, free / strength - 0.8)
            if within_reach > 0:
                value += prize / territories * within_reach
            worth[seat] = value
        worth[THIRD] = -0.3  # a buffer does no harm where it stands
        return worth

    def _card_worth(self) -> float:
        following = self._view.seen.get("next_set_value")
        return 2.5 if following is None else max(2.0, following / 3.5)

    def _single_territories(self) -> tuple[dict[int, float], dict[int, float]]:
        """Worth of single territories: capitals, and what lies before a continent of mine."""
        view = self._view
        seen = view.seen
        take: dict[int, float] = {}
        keep: dict[int, float] = {}
        for c, missing in enumerate(self.missing):
            if not missing:
                for t in view.geo.approaches[c]:
                    keep[t] = keep.get(t, 0.0) + 0.9 * self._finish[c]
        own = seen.get("capital")
        shown: dict[str, str] = seen.get("capitals_shown") or {}
        if own is None and not shown:
            return take, keep
        for seat, territory in shown.items():
            if seat != view.me and territory is not None:
                index = view.geo.index[territory]
                take[index] = keep[index] = 12.0
        if own is not None:
            index = view.geo.index[own]
            take[index] = keep[index] = 30.0
        for t, owner in enumerate(view.owner):
            # A capital that nobody has seen yet may be anywhere; many armies are a sign of it.
            if owner not in (None, view.me, THIRD) and owner not in shown:
                seat = str(owner)
                guess = 6 / view.territories[seat] + 4 * view.armies[t] / view.strength[seat]
                take[t] = take.get(t, 0.0) + guess
        return take, keep
