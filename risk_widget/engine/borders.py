"""Which territories face which: worked out from the owners once, kept until one changes hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.engine.state import Borders

if TYPE_CHECKING:
    from risk_widget.engine.setting import Setting
    from risk_widget.engine.state import Row, State


def rows(setting: Setting, state: State) -> tuple[Row, ...]:
    """The acting side's territories, each with the neighbours that matter in this phase.

    In combat they are those that may be attacked, in movement those that armies may move to;
    territories without any are left out. In other phases all own territories are there, without
    neighbours. The number of armies plays no part.
    """
    known = state.borders
    if known is not None and known.phase == state.phase and known.actor == state.actor:
        return known.rows
    found = tuple(_rows(setting, state))
    state.borders = Borders(state.phase, state.actor, found)
    return found


def _rows(setting: Setting, state: State) -> list[Row]:
    owner, phase, seat = state.owner, state.phase, state.actor
    around = setting.neighbours
    if phase == "attack":
        wanted = [
            (t, tuple([n for n in around[t] if owner[n] != seat]))
            for t, held_by in enumerate(owner)
            if held_by == seat
        ]
    elif phase == "fortify":
        wanted = [
            (t, tuple([n for n in around[t] if owner[n] == seat]))
            for t, held_by in enumerate(owner)
            if held_by == seat
        ]
    elif phase == "attack_third":
        third, turn = setting.third, state.turn
        wanted = [
            (t, tuple([n for n in around[t] if owner[n] == turn]))
            for t, held_by in enumerate(owner)
            if held_by == third
        ]
    else:
        side = setting.third if phase == "reinforce_third" else seat
        return [(t, ()) for t, held_by in enumerate(owner) if held_by == side]
    return [row for row in wanted if row[1]]


def change_owner(state: State, territory: int, owner: int) -> None:
    """Give a territory to another owner, and forget what was worked out."""
    owners, counts = state.owner.copy(), state.counts.copy()
    before = owners[territory]
    if before >= 0:
        counts[before] -= 1
    counts[owner] += 1
    owners[territory] = owner
    state.owner, state.counts = owners, counts
    state.borders = None
