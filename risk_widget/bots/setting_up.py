"""Choices before the first turn: territories to claim, first armies, the capital."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from risk_widget.bots.analysis import find_arrivals
from risk_widget.bots.campaigns import campaign_from, threat_at
from risk_widget.bots.common import fraction
from risk_widget.engine.codes import NOBODY

if TYPE_CHECKING:
    from risk_widget.bots.common import Rng
    from risk_widget.bots.scratch import Scratch, View
    from risk_widget.bots.styles import Style
    from risk_widget.engine.params import Params

# How much more the worthier front gets: in equal shares nobody would be strong anywhere.
_SHARPNESS = 3.0


def best_claim(params: Params, scratch: Scratch, me: int, rng: Rng) -> int:
    """Claim towards a continent that can be held, next to own land; deny whole ones to others."""
    owner, appeal, third = scratch.owner, scratch.appeal, params.players
    for c in range(params.continents):
        held, size, bonus = scratch.held[c], scratch.tables.sizes[c], params.bonus[c]
        mine, others, close = held[me], held[third], False
        for seat in range(third):
            if held[seat] == size - 1:
                close = True
            if seat != me:
                others += held[seat]
        if mine + others == size:
            continue  # nothing is free there
        worth = 3 * bonus * scratch.tables.hold[c] / sqrt(size)
        worth *= (1 + 2.5 * mine / size) * (1 - 0.7 * others / size)
        if size - mine - others == 1 and close:
            worth += 3 * bonus  # whole for me, or for somebody else
        appeal[c] = worth
    best, best_value = -1, 0.0
    for t in range(params.territories):
        if owner[t] != NOBODY:
            continue
        near = 0
        for n in params.neighbours[t]:
            if n < 0:
                break
            if owner[n] == me:
                near += 1
        value = appeal[params.home[t]] + 0.4 * near + 0.3 * fraction(rng)
        if best < 0 or value > best_value:
            best, best_value = t, value
    return best


def best_first_placement(
    params: Params, scratch: Scratch, view: View, ahead: int, style: Style
) -> int:
    """One army more where a front has least for what it is worth.

    Fronts share the armies as seats are shared out by votes: each army goes where the quotient
    of worth and armies is highest. So the borders of what can be held grow together, and the
    front that attacks first grows faster. ``ahead``: the armies that are still in hand.
    """
    armies, fronts, me = scratch.armies, scratch.spent, view.me
    full = 1 + style.most * (scratch.strength[me] - scratch.counts[me] + ahead)
    spearhead, best_score = -1, 0.0
    many, any_open = 0, False
    for t in view.mine:
        if t < 0:
            break
        if view.facing[t][0] < 0:
            continue
        fronts[many] = t
        many += 1
        if armies[t] < full:
            any_open = True
        score = campaign_from(params, scratch, view, t, armies[t] + ahead)[0]
        if spearhead < 0 or score > best_score:
            spearhead, best_score = t, score
    if not many:
        return view.mine[0]
    if not view.fronts_weighed:
        _weigh_fronts(params, scratch, view)
    best, best_value = -1, 0.0
    for at in range(many):
        t = fronts[at]
        if any_open and armies[t] >= full:
            continue
        worth = view.front_worth[t] * (1 + 0.1 * min(threat_at(params, scratch, view, t, -1), 8))
        value = worth * (style.spearhead if t == spearhead else 1.0) / armies[t]
        if best < 0 or value > best_value:
            best, best_value = t, value
    return best


def _weigh_fronts(params: Params, scratch: Scratch, view: View) -> None:
    """Fill in what fronts are worth: it stays until something changes hands."""
    home, prospects, me = params.home, scratch.appeal, view.me
    for c in range(params.continents):
        held = scratch.held[c][me] / scratch.tables.sizes[c]
        prospects[c] = view.finish[c] * (held * held)
    for t in view.mine:
        if t < 0:
            break
        # A front is worth more the nearer the continents are that it can shut or open.
        opens, found = 0.0, False
        for n in view.facing[t]:
            if n < 0:
                break
            if not found or prospects[home[n]] > opens:
                opens, found = prospects[home[n]], True
        view.front_worth[t] = (0.01 + prospects[home[t]] + 0.25 * opens) ** _SHARPNESS
    view.fronts_weighed = 1


def best_capital(params: Params, scratch: Scratch, me: int) -> int:
    """Where an enemy arrives with least, whichever way it comes; then where most armies are."""
    find_arrivals(params, scratch, me, -1)
    owner, armies, reach = scratch.owner, scratch.armies, scratch.reach
    best = -1
    for t in range(params.territories):
        if owner[t] != me:
            continue
        if best < 0:
            best = t
            continue
        safety, before = armies[t] - reach[t], armies[best] - reach[best]
        if safety > before or (safety == before and armies[t] > armies[best]):
            best = t
    return best
