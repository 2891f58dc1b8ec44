"""Movement at the end of a turn, by the editions' three ways of counting it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.engine.blocks import Moves
from risk_widget.engine.errors import Refusal
from risk_widget.engine.events import Event

if TYPE_CHECKING:
    from risk_widget.engine.actions import Fortify
    from risk_widget.engine.setting import Setting
    from risk_widget.engine.state import State

_make = tuple.__new__  # half the time of calling the class


def may_move(setting: Setting, state: State, source: int) -> int:
    """Most armies that may leave a territory now; 0 where none may."""
    most = state.armies[source] - 1
    movement = setting.rules.movement
    if movement == "one":
        return 0 if state.moved else most
    if movement == "rested":
        return min(most, state.armies[source] - state.tired.get(source, 0))
    return most


def plain_fortify(setting: Setting, state: State, action: Fortify) -> bool:
    """Whether this is plainly a legal movement."""
    source_id, target_id, armies = action
    if type(armies) is not int or type(source_id) is not str or type(target_id) is not str:
        return False
    source, target = setting.index.get(source_id), setting.index.get(target_id)
    if source is None or target is None:
        return False
    owner, there = state.owner, state.armies[source]
    if (
        owner[source] == state.actor == owner[target]
        and target in setting.neighbours[source]
        and 0 < armies < there
    ):
        movement = setting.rules.movement
        if movement == "rested":
            return armies <= there - state.tired.get(source, 0)
        moved = state.moved
        return not moved or (movement == "unsplit" and moved.get(source, target) == target)
    return False


def verify_fortify(setting: Setting, state: State, action: Fortify) -> Refusal | None:
    """Why these armies cannot move there, or None."""
    source, target = setting.index[action.source], setting.index[action.target]
    owner, seat, armies = state.owner, state.actor, action.armies
    names, movement = setting.names, setting.rules.movement
    if owner[source] == setting.third:
        army = setting.who(setting.third)
        return Refusal("move.third-army", f"{names[source]} is {army}'s, which never moves.")
    if movement == "one" and state.moved:
        made = " and ".join(f"{names[a]} to {names[b]}" for a, b in state.moved.items())
        return Refusal(
            "move.count", f"There is 1 movement in a turn, and it has been made: from {made}."
        )
    for place in (source, target):
        if owner[place] != seat:
            who = setting.who(owner[place])
            return Refusal(
                "move.adjacent",
                f"{names[place]} is {who}'s: armies move between one's own territories.",
            )
    if target not in setting.neighbours[source]:
        return Refusal("move.adjacent", f"{names[source]} does not border {names[target]}.")
    return _verify_number(setting, state, armies, source, target)


def _verify_number(
    setting: Setting, state: State, armies: int, source: int, target: int
) -> Refusal | None:
    name, there = setting.names[source], state.armies[source]
    if not 1 <= armies < there:
        if there == 1:
            return Refusal("move.adjacent", f"{name} has 1 army, and one must stay.")
        may = "1" if there == 2 else f"1 to {there - 1}"
        return Refusal(
            "move.adjacent",
            f"{name} has {there} armies: {may} may move, not {armies}; one must stay.",
        )
    before = state.moved.get(source, target)
    if setting.rules.movement == "unsplit" and before != target:
        return Refusal(
            "move.count",
            f"Armies of {name} have moved to {setting.names[before]} this turn: they may not be "
            "split over several territories.",
        )
    most = may_move(setting, state, source)
    if armies > most:
        tired = state.tired.get(source, 0)
        have = "1 has" if tired == 1 else f"{tired} have"
        limit = f"at most {most} may move, not {armies}" if most else "none may move"
        return Refusal(
            "move.tired",
            f"{have} attacked or moved already, of the {there} in {name}: {limit}.",
        )
    return None


def apply_fortify(setting: Setting, state: State, action: Fortify, events: list[Event]) -> None:
    """Move armies; those that moved into a territory are tired where the edition says so."""
    source_id, target_id, moving = action
    source, target = setting.index[source_id], setting.index[target_id]
    armies = state.armies
    armies[source] -= moving
    armies[target] += moving
    state.moved = moved = state.moved.copy()
    moved[source] = target
    if setting.rules.movement == "rested":
        state.tired = tired = state.tired.copy()
        tired[target] = tired.get(target, 0) + moving
    listed = state.listed
    if type(listed) is Moves:
        state.listed = listed.after(setting, state, source, target)
    data = {"source": source_id, "target": target_id, "armies": moving}
    events.append(_make(Event, ("fortified", setting.seats[state.actor], data)))
