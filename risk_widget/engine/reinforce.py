"""Placing armies in the reinforcement part, and the third army's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.engine.events import Event
from risk_widget.engine.legality import trading_stopped
from risk_widget.engine.refusals import Refusal
from risk_widget.engine.turn import after_third_placed, enter

if TYPE_CHECKING:
    from risk_widget.engine.actions import Place
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State

_make = tuple.__new__  # half the time of calling the class


def refuse_place(config: GameConfig, state: State, action: Place) -> Refusal:
    """Why these armies cannot be placed there (``reinforce.place``)."""
    territory = config.index[action.territory]
    if state.owner[territory] != state.actor:
        return Refusal(
            "reinforce.place",
            "place-not-own",
            {"territory": action.territory, "owner": config.owner_id(state.owner[territory])},
        )
    return _refuse_number(state, action.armies, "reinforce.place")


def _refuse_number(state: State, armies: int, rule: str) -> Refusal:
    left = state.to_place
    if not left:
        return Refusal(rule, "place-none-left")
    return Refusal(rule, "place-wrong-number", {"left": left, "armies": armies})


def apply_place(config: GameConfig, state: State, action: Place, events: list[Event]) -> None:
    """Place armies; a compulsory trade in mid-combat is over when all are placed."""
    territory, armies = action
    state.armies[config.index[territory]] += armies
    state.to_place -= armies
    data = {"territory": territory, "armies": armies}
    events.append(_make(Event, ("placed", config.seats[state.actor], data)))
    if state.mid_combat:
        return_to_combat(config, state, events)


def return_to_combat(config: GameConfig, state: State, events: list[Event]) -> None:
    """Go back to combat by itself where cards won had to be traded and nothing is left to do."""
    if not state.to_place and trading_stopped(config, state):
        state.mid_combat = False
        enter(config, state, "attack", events)


def refuse_place_third(config: GameConfig, state: State, action: Place) -> Refusal:
    """Why the third army's armies cannot be placed there (``reinforce.third-army``)."""
    territory = config.index[action.territory]
    if state.owner[territory] != config.third:
        return Refusal(
            "reinforce.third-army",
            "place-not-third",
            {"territory": action.territory, "owner": config.owner_id(state.owner[territory])},
        )
    return _refuse_number(state, action.armies, "reinforce.third-army")


def apply_place_third(config: GameConfig, state: State, action: Place, events: list[Event]) -> None:
    """Place the third army's armies; the turn goes on when all are placed."""
    state.armies[config.index[action.territory]] += action.armies
    state.to_place -= action.armies
    data = {"territory": action.territory, "armies": action.armies, "third": True}
    events.append(Event("placed", config.seats[state.actor], data))
    if not state.to_place:
        after_third_placed(config, state, events)
