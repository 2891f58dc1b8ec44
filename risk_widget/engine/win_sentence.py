"""How a game was won, in a sentence with the numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.engine.income import holds
from risk_widget.engine.state import HIDDEN, IN_PLAY, UNKNOWN
from risk_widget.rules.missions import mission_cards

if TYPE_CHECKING:
    from collections.abc import Iterable

    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State


def won_told(config: GameConfig, state: State) -> str:
    """Who has won, and by what; somebody has to have won."""
    if state.reason == "win.mission":
        return _by_mission(config, state)
    if state.reason == "win.capital":
        return _by_capitals(config, state)
    return _by_conquest(config, state)


def _by_mission(config: GameConfig, state: State) -> str:
    who = config.who(state.winner)
    mission = state.missions[state.winner]
    if mission is None:
        return f"{who} has won with a mission that is not known here."
    text = mission_cards()[mission].text(config.board)
    return f"{who} has won with the mission: {text} {_fulfilled(config, state, mission)}"


def _fulfilled(config: GameConfig, state: State, mission: str) -> str:
    """What the winner holds, or who is out, by what the card has come to mean."""
    goal, seat = config.goals[mission], state.winner
    who, held = config.who(seat), _territories(state.counts[seat])
    if goal.continents:
        whole = (c.name for c in config.continents if holds(state, seat, c.members))
        return f"{who} holds {_listed(whole)}."
    target = goal.destroy
    if target is not None and target != seat:
        by = state.out_by[target]
        if by == seat or (by != IN_PLAY and config.rules.destroyed_by_other == "counts"):
            doer = "" if by == UNKNOWN else f", beaten by {config.who(by)}"
            return f"{config.who(target)} is out of the game{doer}."
    reads = ""
    if mission_cards()[mission].destroy is not None:
        reads = f"The card reads as {goal.territories} territories here. "
    if goal.armies_each == 1:
        return f"{reads}{who} holds {held}."
    strong = sum(
        owner == seat and armies >= goal.armies_each
        for owner, armies in zip(state.owner, state.armies, strict=True)
    )
    return f"{who} holds {held}, {strong} of them with {goal.armies_each} armies or more."


def _by_capitals(config: GameConfig, state: State) -> str:
    held = [
        f"{config.names[capital]} ({'its own' if seat == state.winner else config.who(seat)})"
        for seat, capital in enumerate(state.capitals)
        if capital is not None and capital != HIDDEN and state.owner[capital] == state.winner
    ]
    who, needed = config.who(state.winner), config.rules.capitals_needed[config.players]
    told = f"{who} has won with capitals: {needed} are needed with {config.players} players"
    return f"{told}, and {who} holds {_listed(held)}." if held else f"{told}."


def _by_conquest(config: GameConfig, state: State) -> str:
    who, counts = config.who(state.winner), state.counts
    told = (
        f"{who} has won: no other player is left. {who} holds {_territories(counts[state.winner])}"
    )
    if config.has_third and counts[config.third]:
        army = config.who(config.third)
        return f"{told}; the {_territories(counts[config.third])} of {army} do not count."
    return f"{told}."


def _territories(number: int) -> str:
    return "1 territory" if number == 1 else f"{number} territories"


def _listed(names: Iterable[str]) -> str:
    return " and ".join(", ".join(names).rsplit(", ", 1))
