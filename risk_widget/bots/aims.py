"""What a secret mission asks of its holder, as far as it changes what is worth taking."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from risk_widget.rules.missions import mission_cards

if TYPE_CHECKING:
    from risk_widget.bots.view import View
    from risk_widget.rules.missions import Mission


@dataclass(frozen=True, slots=True)
class Aims:
    """Aims of one seat.

    Attributes:
        continents: those that the mission needs whole (indices).
        destroy: the seat that it needs gone.
        territories: how many territories it needs, if any will do.
        garrison: how many armies must stand on each of them.
        any_territory: what any territory more is worth because of that, in armies.
    """

    continents: frozenset[int] = frozenset()
    destroy: int | None = None
    territories: int | None = None
    garrison: int = 1
    any_territory: float = 0.0


NONE = Aims()


def aims_of(view: View) -> Aims:
    """Aims of the seat that must act, from the mission it holds."""
    if view.mission is None or view.me == view.third:
        return NONE
    mission = mission_cards().get(view.mission)
    if mission is None:
        return NONE
    if mission.continents:
        return Aims(continents=_continents(view, mission))
    if mission.destroy is not None:
        seats = view.seats
        destroy = seats.index(mission.destroy) if mission.destroy in seats else None
        if destroy is not None and view.holdings.territories[destroy] and destroy != view.me:
            return Aims(destroy=destroy)
        # What such a card reads as; harmless where the destruction already counts.
        mission = mission_cards()["territories-24"]
    return _count(view, mission)


def _count(view: View, mission: Mission) -> Aims:
    needed = mission.territories_on(view.geo.board)
    lacking = needed - view.holdings.territories[view.me]
    # The last few are worth a risk, for they win the game.
    worth = 0.8 if lacking > 5 else 2.0 if lacking > 2 else 4.0
    return Aims(territories=needed, garrison=mission.armies_each, any_territory=worth)


def _continents(view: View, mission: Mission) -> frozenset[int]:
    index = view.geo.continent_index
    wanted = {index[name] for name in mission.continents if name in index}
    others = [c for c in range(len(view.geo.members)) if c not in wanted]
    others.sort(key=lambda c: (view.missing(c), len(view.geo.members[c])))
    return frozenset(wanted.union(others[: mission.more_continents]))
