"""Placing the third army's reinforcements, to annoy whoever is on turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.bots.view import View

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.bots.base import Action
    from risk_widget.bots.planner import Planner


def place_third(
    planner: Planner, place: Mapping[str, Any], *, other: Planner, third: Planner | None
) -> Action:
    """All of them on one territory.

    Args:
        planner: how the seat that places sees the position.
        place: where and how many.
        other: how the seat on turn sees it, as far as the placing seat can tell.
        third: how the third army sees it, where it may attack next; None where it never does.
    """
    view, armies = planner.view, place["max"]
    geo = view.geo

    def annoyance(territory: str) -> float:
        t = geo.index[territory]
        value = 0.0
        for n in geo.neighbours[t]:
            if view.owner[n] == other.view.me:
                value += 0.2
            elif view.owner[n] == view.me:
                value -= 0.3  # it would stand in my own way
        if value > -0.2:
            # A wall is best where the other would like to walk, and does nothing to my own way.
            value += other.worth.take[t]
            value -= 0.5 * planner.worth.take[t]
        if third is not None:
            value += 2 * third.gain(t, armies)
        return value

    best = max(place["territories"], key=annoyance)
    return {"type": "place", "territory": best, "armies": armies}


def eyes_of(view: View, seat: str) -> View:
    """The same position through another seat's eyes: nobody has shown its secrets."""
    return View(view.seen, view.geo, seat, before=view.holdings, secrets=False)
