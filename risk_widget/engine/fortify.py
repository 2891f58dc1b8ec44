"""Movement at the end of a turn, by the editions' three ways of counting it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.engine.action_blocks import Moves
from risk_widget.engine.events import Event
from risk_widget.engine.legality import fortify_range
from risk_widget.engine.refusals import Refusal

if TYPE_CHECKING:
    from risk_widget.engine.actions import Fortify
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State

_make = tuple.__new__  # half the time of calling the class


def refuse_fortify(config: GameConfig, state: State, action: Fortify) -> Refusal:
    """Why these armies cannot move there."""
    source, target = config.index[action.source], config.index[action.target]
    owner, seat, armies = state.owner, state.actor, action.armies
    names, movement = config.names, config.rules.movement
    if owner[source] == config.third:
        army = config.who(config.third)
        return Refusal("move.third-army", f"{names[source]} is {army}'s, which never moves.")
    if movement == "one" and state.moved:
        made = " and ".join(f"{names[a]} to {names[b]}" for a, b in state.moved.items())
        return Refusal(
            "move.count", f"There is 1 movement in a turn, and it has been made: from {made}."
        )
    for place in (source, target):
        if owner[place] != seat:
            who = config.who(owner[place])
            return Refusal(
                "move.adjacent",
                f"{names[place]} is {who}'s: armies move between one's own territories.",
            )
    if target not in config.neighbours[source]:
        return Refusal("move.adjacent", f"{names[source]} does not border {names[target]}.")
    return _refuse_number(config, state, armies, source, target)


def _refuse_number(
    config: GameConfig, state: State, armies: int, source: int, target: int
) -> Refusal:
    """Why so many do not go there, where the territories are right."""
    name, there = config.names[source], state.armies[source]
    if not 1 <= armies < there:
        if there == 1:
            return Refusal("move.adjacent", f"{name} has 1 army, and one must stay.")
        may = "1" if there == 2 else f"1 to {there - 1}"
        return Refusal(
            "move.adjacent",
            f"{name} has {there} armies: {may} may move, not {armies}; one must stay.",
        )
    before = state.moved.get(source, target)
    if config.rules.movement == "unsplit" and before != target:
        return Refusal(
            "move.count",
            f"Armies of {name} have moved to {config.names[before]} this turn: they may not be "
            "split over several territories.",
        )
    _, most = fortify_range(config, state, source)
    tired = state.tired.get(source, 0)
    have = "1 has" if tired == 1 else f"{tired} have"
    limit = f"at most {most} may move, not {armies}" if most else "none may move"
    return Refusal(
        "move.tired",
        f"{have} attacked or moved already, of the {there} in {name}: {limit}.",
    )


def apply_fortify(config: GameConfig, state: State, action: Fortify, events: list[Event]) -> None:
    """Move armies; those that moved into a territory are tired where the edition says so."""
    source_id, target_id, moving = action
    source, target = config.index[source_id], config.index[target_id]
    armies = state.armies
    armies[source] -= moving
    armies[target] += moving
    state.moved = moved = state.moved.copy()
    moved[source] = target
    if config.rules.movement == "rested":
        state.tired = tired = state.tired.copy()
        tired[target] = tired.get(target, 0) + moving
    listed = state.listed
    if type(listed) is Moves:
        state.listed = listed.after(config, state, source, target)
    data = {"source": source_id, "target": target_id, "armies": moving}
    events.append(_make(Event, ("fortified", config.seats[state.actor], data)))
