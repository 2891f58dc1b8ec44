"""Who has won, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.engine.events import Event
from risk_widget.engine.state import HIDDEN, IN_PLAY

if TYPE_CHECKING:
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State


def settle(config: GameConfig, state: State, events: list[Event]) -> bool:
    """End the game if somebody has won it now; whether that is so (``turn.claim``)."""
    if state.alive == 1:
        winner = next(s for s, by in enumerate(state.out_by) if by == IN_PLAY)
        rule = "win.duel" if config.mode == "duel" else "win.domination"
        return _end(config, state, winner, rule, {}, events)
    goal = config.rules.goal
    if goal == "missions":
        return _settle_missions(config, state, events)
    if goal == "capitals":
        return _settle_capitals(config, state, events)
    return False


def _settle_missions(config: GameConfig, state: State, events: list[Event]) -> bool:
    missions, counts = state.missions, state.counts
    fewest = config.fewest if state.alive == config.players else config.fewest_later
    for seat in config.claimants[state.turn]:
        mission = missions[seat]
        if counts[seat] >= fewest[mission] and mission_fulfilled(config, state, seat):
            assert mission is not None
            return _end(config, state, seat, "win.mission", {"mission": mission}, events)
    return False


def mission_fulfilled(config: GameConfig, state: State, seat: int) -> bool:
    """Whether a seat's mission is fulfilled now, by whatever it has come to mean."""
    mission = state.missions[seat]
    if mission is None or state.out_by[seat] != IN_PLAY:
        return False
    goal = config.goals[mission]
    if state.counts[seat] < goal.fewest:
        return False
    if goal.continents:
        return _holds_continents(config, state, seat, goal.continents, goal.more_continents)
    target = goal.destroy
    if target is not None and target != seat:
        by = state.out_by[target]
        if by == IN_PLAY:
            return False
        if by == seat or config.rules.destroyed_by_other == "counts":
            return True
    if state.counts[seat] < goal.territories:
        return False
    if goal.armies_each == 1:
        return True
    strong = sum(
        held_by == seat and armies >= goal.armies_each
        for held_by, armies in zip(state.owner, state.armies, strict=True)
    )
    return strong >= goal.territories


def _holds_continents(
    config: GameConfig, state: State, seat: int, wanted: tuple[int, ...], more: int
) -> bool:
    owner, continents = state.owner, config.continents
    for number in wanted:
        for t in continents[number].members:
            if owner[t] != seat:
                return False
    if not more:
        return True
    others = sum(
        number not in wanted and all(owner[t] == seat for t in continent.members)
        for number, continent in enumerate(continents)
    )
    return others >= more


def capitals_held(state: State, seat: int) -> int:
    """How many capitals a seat holds with its own first one; 0 without that (``win.capital``)."""
    own = state.capitals[seat]
    if own is None or own == HIDDEN or state.owner[own] != seat:
        return 0
    known = (c for c in state.capitals if c is not None and c != HIDDEN)
    return sum(state.owner[c] == seat for c in known)


def _settle_capitals(config: GameConfig, state: State, events: list[Event]) -> bool:
    seat = state.turn
    held = capitals_held(state, seat)
    if held < config.rules.capitals_needed[config.players]:
        return False
    return _end(config, state, seat, "win.capital", {"capitals": held}, events)


def _end(
    config: GameConfig,
    state: State,
    winner: int,
    rule: str,
    by: dict[str, Any],
    events: list[Event],
) -> bool:
    state.phase = "over"
    state.winner = winner
    state.reason = rule
    state.battle = None
    state.to_place = 0
    seat = config.seats[winner]
    events.append(Event("won", seat, {"winner": seat, "reason": rule, **by}))
    return True
