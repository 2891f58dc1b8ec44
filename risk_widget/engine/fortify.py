"""Movement at the end of a turn, by the editions' three ways of counting it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.engine.action_blocks import Moves
from risk_widget.engine.events import Event
from risk_widget.engine.legality import fortify_range
from risk_widget.engine.refusals import Refusal
from risk_widget.messages import Message

if TYPE_CHECKING:
    from risk_widget.engine.actions import Fortify
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State

_make = tuple.__new__  # half the time of calling the class


def refuse_fortify(config: GameConfig, state: State, action: Fortify) -> Refusal:
    """Why these armies cannot move there."""
    source, target = config.index[action.source], config.index[action.target]
    owner, seat, armies = state.owner, state.actor, action.armies
    ids, movement = config.ids, config.rules.movement
    if owner[source] == config.third:
        return Refusal("move.third-army", "fortify-third-army", {"source": ids[source]})
    if movement == "one" and state.moved:
        moves = [
            Message("from-to", {"source": ids[a], "target": ids[b]}) for a, b in state.moved.items()
        ]
        return Refusal("move.count", "fortify-moved-already", {"moves": moves})
    for place in (source, target):
        if owner[place] != seat:
            who = config.owner_id(owner[place])
            return Refusal(
                "move.adjacent", "fortify-not-own", {"territory": ids[place], "owner": who}
            )
    if target not in config.neighbours[source]:
        ends = {"source": ids[source], "target": ids[target]}
        return Refusal("move.adjacent", "not-adjacent", ends)
    return _refuse_number(config, state, armies, source, target)


def _refuse_number(
    config: GameConfig, state: State, armies: int, source: int, target: int
) -> Refusal:
    """Why so many do not go there, where the territories are right."""
    there = state.armies[source]
    here = {"source": config.ids[source], "there": there, "armies": armies}
    if not 1 <= armies < there:
        return Refusal("move.adjacent", "fortify-wrong-number", {**here, "most": there - 1})
    before = state.moved.get(source, target)
    if config.rules.movement == "unsplit" and before != target:
        return Refusal("move.count", "fortify-split", {**here, "before": config.ids[before]})
    _, most = fortify_range(config, state, source)
    tired = state.tired.get(source, 0)
    return Refusal("move.tired", "fortify-tired", {**here, "tired": tired, "most": most})


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
