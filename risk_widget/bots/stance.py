"""What owners alone tell a seat: worked out once, and kept until something changes hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.bots.aims import aims_of
from risk_widget.bots.view import NOBODY

if TYPE_CHECKING:
    from risk_widget.bots.view import View
    from risk_widget.bots.worth import Style


class Stance:
    """One seat among the owners of all territories.

    Attributes:
        aims: what it plays for besides the board.
        playing: the seats that hold something.
        rivals: those of them whom it fights.
        mine: its territories.
        fronts: those of them that border somebody else's.
        missing: by continent, how many territories it lacks.
        finish: by continent, what it is worth to hold it whole.
        held: likewise, where it does hold it; else 0.
        breaks: continents that another seat holds whole: whose, and what ending that is worth.
        broken: the same by territory; None where there is none.
        enemy: by territory, whether it may be attacked.
        others: by territory, 1 where it is somebody else's, else 0.
        third_plays: whether the third army holds something.
    """

    __slots__ = (
        "aims",
        "breaks",
        "broken",
        "enemy",
        "finish",
        "fronts",
        "held",
        "mine",
        "missing",
        "others",
        "playing",
        "rivals",
        "third_plays",
    )

    def __init__(self, view: View, style: Style) -> None:
        """Work it out."""
        geo, me, ally, owner = view.geo, view.me, view.ally, view.owner
        self.aims = aims_of(view)
        self.playing = view.playing()
        self.rivals = [seat for seat in self.playing if seat not in (me, ally)]
        self.mine = view.mine()
        neighbours = geo.neighbours
        self.fronts = [t for t in self.mine if any(owner[n] != me for n in neighbours[t])]
        self.missing = [view.missing(c) for c in range(len(geo.members))]
        self.finish = self._finishing(view, style)
        self.held = [0.0 if n else v for v, n in zip(self.finish, self.missing, strict=True)]
        self.breaks = breaks = self._breaking(view, style)
        self.broken: list[float] | None = None
        if breaks:
            self.broken = [
                breaks[c][1] if c in breaks and breaks[c][0] == seat else 0.0
                for c, seat in zip(geo.continent_of, owner, strict=True)
            ]
        self.enemy = [int(seat not in (me, ally, NOBODY)) for seat in owner]
        self.others = [int(seat not in (me, NOBODY)) for seat in owner]
        self.third_plays = view.third in owner

    def _finishing(self, view: View, style: Style) -> list[float]:
        geo, aims = view.geo, self.aims
        if view.me == view.third:
            return [0.0] * len(geo.bonus)
        horizon = style.horizon
        worth = [b * hold * horizon for b, hold in zip(geo.bonus, geo.hold, strict=True)]
        if aims.continents:
            # The mission is won with these; the bonus of the others is a means only.
            wanted = aims.continents
            worth = [v + 9.0 if c in wanted else 0.6 * v for c, v in enumerate(worth)]
        return worth

    def _breaking(self, view: View, style: Style) -> dict[int, tuple[int, float]]:
        me, third = view.me, view.third
        rivals = max(1, sum(seat != me for seat in self.playing))
        shared = 0.4 + 0.6 / rivals  # the other rivals gain by it as much
        found: dict[int, tuple[int, float]] = {}
        for c, held in enumerate(view.holdings.held):
            owners = [seat for seat in range(third + 1) if held[seat]]
            if len(owners) == 1 and owners[0] not in (me, third):
                found[c] = (owners[0], view.geo.bonus[c] * style.horizon * shared)
        return found


def stance_of(view: View, style: Style) -> Stance:
    """The stance of the view's seat, kept with what is known of the owners."""
    key = (view.me, view.ally, view.mission, style)
    stances = view.holdings.stances
    stance: Stance | None = stances.get(key)
    if stance is None:
        stance = stances[key] = Stance(view, style)
    return stance
