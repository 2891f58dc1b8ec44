"""How a game was won, with the numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.engine.codes import BY_CAPITALS, BY_MISSION, IN_PLAY, UNKNOWN
from risk_widget.engine.income import continents_held
from risk_widget.messages import Message
from risk_widget.rules.missions import mission_cards

if TYPE_CHECKING:
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State


def win_message(config: GameConfig, state: State) -> Message:
    """Who has won, and by what; somebody has to have won."""
    if state.reason == BY_MISSION:
        return _by_mission(config, state)
    if state.reason == BY_CAPITALS:
        return _by_capitals(config, state)
    return _by_conquest(config, state)


def _by_mission(config: GameConfig, state: State) -> Message:
    winner = {"winner": config.seats[state.winner]}
    mission = config.mission_of(state, state.winner)
    if mission is None:
        return Message("win-unknown-mission", winner)
    card = mission_cards()[mission].message(config.board)
    proof = _fulfilled(config, state, mission)
    return Message("win-mission", {**winner, "mission": card, "proof": proof})


def _fulfilled(config: GameConfig, state: State, mission: str) -> Message:
    """What the winner holds, or who is out, by what the card has come to mean."""
    goal, seat = config.goals[mission], state.winner
    who = {"winner": config.seats[seat], "territories": state.counts[seat]}
    if goal.continents:
        whole = [c.id for c in continents_held(config, state, seat)]
        return Message("win-holds-continents", {**who, "continents": whole})
    target = goal.destroy
    if target is not None and target != seat:
        by = state.out_by[target]
        if by == seat or (by != IN_PLAY and config.rules.destroyed_by_other == "counts"):
            doer = None if by == UNKNOWN else config.owner_id(by)
            return Message("win-destroyed", {"seat": config.seats[target], "by": doer})
    reads = mission_cards()[mission].destroy is not None
    who["read_as"] = goal.territories if reads else None
    if goal.armies_each == 1:
        return Message("win-holds-territories", who)
    strong = sum(
        owner == seat and armies >= goal.armies_each
        for owner, armies in zip(state.owner, state.armies, strict=True)
    )
    return Message("win-holds-strong", {**who, "strong": strong, "each": goal.armies_each})


def _by_capitals(config: GameConfig, state: State) -> Message:
    held = [
        Message(
            "win-own-capital" if seat == state.winner else "win-other-capital",
            {"territory": config.ids[capital], "seat": config.seats[seat]},
        )
        for seat, capital in enumerate(state.capital)
        if capital >= 0 and state.owner[capital] == state.winner
    ]
    about = {
        "winner": config.seats[state.winner],
        "needed": config.rules.capitals_needed[config.players],
        "players": config.players,
        "capitals": held,
    }
    return Message("win-capitals", about)


def _by_conquest(config: GameConfig, state: State) -> Message:
    third = state.counts[config.third] if config.has_third else 0
    held = state.counts[state.winner]
    about = {"winner": config.seats[state.winner], "territories": held, "third": third}
    return Message("win-conquest", about)
