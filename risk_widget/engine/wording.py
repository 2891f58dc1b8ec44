"""Sentences about positions and about legal actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.engine.actions import (
    Attack,
    ChooseCapital,
    Claim,
    Defend,
    Fortify,
    Occupy,
    Place,
    Trade,
)
from risk_widget.engine.cards import set_kind, set_value
from risk_widget.engine.state import UNKNOWN

if TYPE_CHECKING:
    from risk_widget.engine.actions import Action
    from risk_widget.engine.setting import Setting
    from risk_widget.engine.state import State


def describe(setting: Setting, state: State) -> str:
    """The position in one line: round, turn, phase, and who holds how much."""
    owners = [*range(setting.players)] + [setting.third] * setting.has_third
    held = ", ".join(
        f"{setting.owner_ids[owner]} {state.counts[owner]} territories "
        f"{sum(n for o, n in zip(state.owner, state.armies, strict=True) if o == owner)} armies"
        for owner in owners
    )
    return f"{told(setting, state)}; {held}"


def told(setting: Setting, state: State) -> str:
    """Where the game stands: round, turn and phase, or who has won. It tells no secret."""
    if state.phase == "over":
        return "over" if state.winner == UNKNOWN else f"over, won by {setting.seats[state.winner]}"
    turn, actor = setting.seats[state.turn], setting.seats[state.actor]
    whose = f"turn of {turn}" + (f", {actor} to act" if actor != turn else "")
    return f"round {state.round}, {whose}, {state.phase}"


def clause_of(state: State, action: Action) -> str:
    """The clause under which a legal action is done."""
    kind = type(action)
    if kind is Place:
        if state.phase == "reinforce_third":
            return "reinforce.third-army"
        return "setup.place" if state.phase == "place" else "reinforce.place"
    if kind is Attack:
        return "attack.allied" if state.phase == "attack_third" else "attack.armies"
    return {
        Claim: "setup.territories",
        ChooseCapital: "setup.capitals",
        Trade: "cards.set",
        Defend: "attack.defence-dice",
        Occupy: "capture.occupy",
        Fortify: "move.adjacent",
    }.get(kind, "turn.order")


def told_as_legal(setting: Setting, state: State, action: Action) -> str:
    """A sentence for a legal action, with its numbers."""
    name = dict(zip(setting.ids, setting.names, strict=True)).__getitem__
    who = setting.who(state.actor)
    match action:
        case Claim():
            return f"{name(action.territory)} is free: {who} may claim it."
        case ChooseCapital():
            return f"{name(action.territory)} is {who}'s and can be the capital."
        case Place():
            left = state.in_hand[state.actor] if state.phase == "place" else state.to_place
            armies = "1 army" if action.armies == 1 else f"{action.armies} armies"
            return f"{armies} of {left} may go on {name(action.territory)}."
        case Trade():
            numbers = [setting.card_index[card] for card in action.cards]
            kind = set_kind(setting, numbers) or ""
            return f"These cards are a set worth {set_value(setting, state, kind)} armies."
        case Attack():
            there = state.armies[setting.index[action.source]]
            return (
                f"{name(action.source)} has {there} armies and borders {name(action.target)}: "
                f"{action.armies} may attack."
            )
        case Defend():
            assert state.battle is not None
            target = state.battle.target
            dice = "1 die" if action.dice == 1 else f"{action.dice} dice"
            return (
                f"{setting.names[target]} has {state.armies[target]} armies: it may defend with "
                f"{dice}."
            )
        case Occupy():
            assert state.battle is not None
            source = state.battle.source
            left = state.armies[source] - action.armies
            return f"{action.armies} may move in; {left} stay in {setting.names[source]}."
        case Fortify():
            there = state.armies[setting.index[action.source]]
            return (
                f"{name(action.source)} has {there} armies and borders {name(action.target)}: "
                f"{action.armies} may move."
            )
        case _:
            return f"{who} may go on."
