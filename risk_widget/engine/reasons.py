"""Why an action is legal: by which clause, and with which numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.board_check import CARD_SYMBOLS
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
from risk_widget.engine.codes import (
    IN_ATTACK_THIRD,
    IN_PLACE,
    IN_REINFORCE_THIRD,
    ONE_OF_EACH,
    PHASES,
)
from risk_widget.engine.config import WILD
from risk_widget.engine.legality import bonus_places
from risk_widget.messages import Message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.engine.actions import Action
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State


def clause_of(state: State, action: Action) -> str:
    """The clause under which a legal action is done."""
    kind = type(action)
    if kind is Place:
        if state.phase == IN_REINFORCE_THIRD:
            return "reinforce.third-army"
        return "setup.place" if state.phase == IN_PLACE else "reinforce.place"
    if kind is Attack:
        return "attack.allied" if state.phase == IN_ATTACK_THIRD else "attack.armies"
    return {
        Claim: "setup.territories",
        ChooseCapital: "setup.capitals",
        Trade: "cards.set",
        Defend: "attack.defence-dice",
        Occupy: "capture.occupy",
        Fortify: "move.adjacent",
    }.get(kind, "turn.order")


def reason(config: GameConfig, state: State, action: Action) -> Message:
    """Why an action is legal, with its numbers."""
    seat = config.owner_id(state.actor)
    match action:
        case Claim():
            return Message("legal-claim", {"territory": action.territory, "seat": seat})
        case ChooseCapital():
            return Message("legal-capital", {"territory": action.territory, "seat": seat})
        case Place():
            left = state.in_hand[state.actor] if state.phase == IN_PLACE else state.to_place
            placed = {"armies": action.armies, "left": left, "territory": action.territory}
            third = state.phase == IN_REINFORCE_THIRD
            return Message("legal-place-third" if third else "legal-place", placed)
        case Trade():
            numbers = [config.card_index[card] for card in action.cards]
            kind = set_kind(config.params, *numbers)
            return set_message(config, state, numbers, kind, action.bonus)
        case Attack():
            attack = {
                "source": action.source,
                "target": action.target,
                "there": state.armies[config.index[action.source]],
                "armies": action.armies,
                "dice": action.dice if action.dice != action.armies else None,
                "seat": seat,
            }
            third = state.phase == IN_ATTACK_THIRD
            return Message("legal-attack-third" if third else "legal-attack", attack)
        case Defend():
            target = state.target
            defence = {
                "target": config.ids[target],
                "armies": state.armies[target],
                "dice": action.dice,
            }
            return Message("legal-defend", defence)
        case Occupy():
            source = state.source
            moved = {
                "source": config.ids[source],
                "attacked": state.attacking,
                "armies": action.armies,
                "left": state.armies[source] - action.armies,
            }
            return Message("legal-occupy", moved)
        case Fortify():
            source = config.index[action.source]
            moved = {
                "source": action.source,
                "target": action.target,
                "there": state.armies[source],
                "tired": max(0, state.tired[source]),
                "armies": action.armies,
            }
            return Message("legal-fortify", moved)
        case _:
            return _end_reason(config, state)


def _end_reason(config: GameConfig, state: State) -> Message:
    """What may end, and what comes of it."""
    drawn = config.rules.card_drawn
    phase = PHASES[state.phase]
    end = {"attack": "after_combat", "fortify": "end_of_turn"}.get(phase)
    draws = bool(state.captured) and drawn == end
    return Message(f"legal-end-{phase}", {"seat": config.seats[state.actor], "draws": draws})


def set_message(
    config: GameConfig, state: State, cards: Sequence[int], kind: int, bonus: str | None = None
) -> Message:
    """What a set is, and what it brings: "Three of infantry: 4 armies; 2 more on Alaska"."""
    rules = config.rules
    value = set_value(config.params, state, kind)
    if rules.card_values == "fixed":
        wild = sum(config.symbols[card] == WILD for card in cards)
        name = (*CARD_SYMBOLS, "one_of_each")[kind]
        what = Message(
            "set-of", {"kind": name, "wild": 0 if kind == ONE_OF_EACH else wild, "armies": value}
        )
    else:
        what = Message("set-number", {"number": state.sets_traded + 1, "armies": value})
    places = [config.ids[place] for place in bonus_places(config, state, cards)]
    if bonus is not None:
        places = [bonus]
    extra = {"bonus": rules.bonus_armies, "territories": places, "set": what}
    if not places:
        return Message("set-plain", extra)
    if len(places) > 1 and rules.bonus_limit != "each_card":
        return Message("set-with-one-bonus", extra)
    return Message(
        "set-with-bonuses",
        {
            **extra,
            "bonuses": [
                Message("set-bonus", {"bonus": rules.bonus_armies, "territory": place})
                for place in places
            ],
        },
    )
