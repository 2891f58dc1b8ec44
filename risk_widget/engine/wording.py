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
from risk_widget.engine.config import WILD
from risk_widget.engine.sets import ONE_OF_EACH, bonus_places, set_kind, set_value
from risk_widget.engine.state import UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.engine.actions import Action
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State


def describe(config: GameConfig, state: State) -> str:
    """The position in one line: round, turn, phase, and who holds how much."""
    owners = [*range(config.players)] + [config.third] * config.has_third
    held = ", ".join(
        f"{config.owner_ids[owner]} {state.counts[owner]} territories "
        f"{sum(n for o, n in zip(state.owner, state.armies, strict=True) if o == owner)} armies"
        for owner in owners
    )
    return f"{told(config, state)}; {held}"


def told(config: GameConfig, state: State) -> str:
    """Where the game stands: round, turn and phase, or who has won. It tells no secret."""
    if state.phase == "over":
        return "over" if state.winner == UNKNOWN else f"over, won by {config.seats[state.winner]}"
    turn, actor = config.seats[state.turn], config.seats[state.actor]
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


def told_as_legal(config: GameConfig, state: State, action: Action) -> str:
    """A sentence for a legal action, with its numbers."""
    name = dict(zip(config.ids, config.names, strict=True)).__getitem__
    who = config.who(state.actor)
    match action:
        case Claim():
            return f"{name(action.territory)} is free: {who} may claim it."
        case ChooseCapital():
            return f"{name(action.territory)} is {who}'s and can be the capital."
        case Place():
            left = state.in_hand[state.actor] if state.phase == "place" else state.to_place
            whose = f" of {config.who(config.third)}" if state.phase == "reinforce_third" else ""
            return f"{_armies(action.armies)} of {left}{whose} may go on {name(action.territory)}."
        case Trade():
            numbers = [config.card_index[card] for card in action.cards]
            kind = set_kind(config, numbers)
            assert kind is not None, "a legal trade is a set"
            return f"{set_told(config, state, numbers, kind, action.bonus)}."
        case Attack():
            there = state.armies[config.index[action.source]]
            dice = ""
            if action.dice is not None and action.dice != action.armies:
                dice = " with 1 die" if action.dice == 1 else f" with {action.dice} dice"
            whose = f", led by {who}" if state.phase == "attack_third" else ""
            return (
                f"{name(action.source)} has {_armies(there)} and borders {name(action.target)}: "
                f"{action.armies} may attack{dice}{whose}."
            )
        case Defend():
            assert state.battle is not None
            target = state.battle.target
            dice = "1 die" if action.dice == 1 else f"{action.dice} dice"
            return (
                f"{config.names[target]} has {_armies(state.armies[target])}: it may defend with "
                f"{dice}."
            )
        case Occupy():
            assert state.battle is not None
            source = state.battle.source
            attacked, left = state.battle.armies, state.armies[source] - action.armies
            stay = "stays" if left == 1 else "stay"
            return (
                f"{_armies(attacked)} attacked: {action.armies} may move in, and {left} {stay} in "
                f"{config.names[source]}."
            )
        case Fortify():
            source = config.index[action.source]
            there, tired = state.armies[source], state.tired.get(source, 0)
            rest = f", {tired} of them tired," if tired else ""
            return (
                f"{name(action.source)} has {_armies(there)}{rest} and borders "
                f"{name(action.target)}: {action.armies} may move."
            )
        case _:
            return _told_of_end(config, state)


def _told_of_end(config: GameConfig, state: State) -> str:
    """What may end, and what comes of it."""
    who = config.who(state.actor)
    if state.phase == "reinforce":
        return f"All armies are placed: {who} may go on to combat."
    drawn = config.rules.card_drawn
    if state.phase == "attack":
        card = " and draws a card" if state.captured and drawn == "after_combat" else ""
        return f"{who} may end combat{card}."
    if state.phase == "attack_third":
        return f"{who} may end the combat of {config.who(config.third)}."
    card = " and draws a card" if state.captured and drawn == "end_of_turn" else ""
    return f"{who} may end the turn{card}."


def set_told(
    config: GameConfig, state: State, cards: Sequence[int], kind: str, bonus: str | None = None
) -> str:
    """What a set is, and what it brings: "Three of infantry: 4 armies; 2 more on Alaska"."""
    rules = config.rules
    value = set_value(config, state, kind)
    if rules.card_values == "fixed":
        what = "One of each" if kind == ONE_OF_EACH else f"Three of {kind}"
        wild = sum(config.symbols[card] == WILD for card in cards)
        if wild and kind != ONE_OF_EACH:
            what += f", {'a wild card' if wild == 1 else f'{wild} wild cards'} among them"
        told = f"{what}: {value} armies"
    else:
        told = f"Set number {state.sets_traded + 1} of the game: {value} armies"
    places = [config.names[place] for place in bonus_places(config, state, cards)]
    if bonus is not None:
        places = [config.names[config.index[bonus]]]
    if rules.bonus_limit != "each_card" and len(places) > 1:
        places = [f"{', '.join(places[:-1])} or {places[-1]}"]
    return told + "".join(f"; {rules.bonus_armies} more on {place}" for place in places)


def _armies(number: int) -> str:
    return "1 army" if number == 1 else f"{number} armies"
