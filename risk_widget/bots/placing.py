"""Where a turn's armies go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.bots.base import Action
    from risk_widget.bots.planner import Planner


def choose_placement(planner: Planner, place: Mapping[str, Any]) -> Action:
    """Where armies bring most, for attack and for defence."""
    territories, most = place["territories"], place["max"]
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
