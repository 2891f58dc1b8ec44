"""Which actions each phase knows, how each is verified and applied."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from risk_widget.engine import capture, cards, combat, fortify, legality, reinforce, setup, turn
from risk_widget.engine.actions import (
    Attack,
    ChooseCapital,
    Claim,
    Defend,
    EndPhase,
    Fortify,
    Occupy,
    Place,
    Trade,
    is_number,
)
from risk_widget.engine.goals import settle
from risk_widget.engine.refusals import MALFORMED, Refusal
from risk_widget.spelling import unknown

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from risk_widget.engine.actions import Action
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.events import Event
    from risk_widget.engine.state import State


class Handler(NamedTuple):
    """How one kind of action is checked and carried out in one phase.

    ``allows`` decides: it looks a well-formed action up in the ranges of what may be done.
    ``refuse`` says why one is refused that is not allowed.
    """

    allows: Callable[[GameConfig, State, Any], bool]
    refuse: Callable[[GameConfig, State, Any], Refusal]
    apply: Callable[[GameConfig, State, Any, list[Event]], None]


HANDLERS: Mapping[str, Mapping[type[Action], Handler]] = {
    "claim": {Claim: Handler(legality.allows_territory, setup.refuse_claim, setup.apply_claim)},
    "place": {Place: Handler(legality.allows_place, setup.refuse_place, setup.apply_place)},
    "capital": {
        ChooseCapital: Handler(
            legality.allows_territory, setup.refuse_capital, setup.apply_choose_capital
        )
    },
    "reinforce": {
        Trade: Handler(legality.allows_trade, cards.refuse_trade, cards.apply_trade),
        Place: Handler(legality.allows_place, reinforce.refuse_place, reinforce.apply_place),
        EndPhase: Handler(legality.allows_end, turn.refuse_end, turn.end_reinforce),
    },
    "reinforce_third": {
        Place: Handler(
            legality.allows_place, reinforce.refuse_place_third, reinforce.apply_place_third
        )
    },
    "attack": {
        Attack: Handler(legality.allows_attack, combat.refuse_attack, combat.apply_attack),
        EndPhase: Handler(legality.allows_end, turn.refuse_end, turn.end_attack),
    },
    "attack_third": {
        Attack: Handler(legality.allows_attack, combat.refuse_attack_third, combat.apply_attack),
        EndPhase: Handler(legality.allows_end, turn.refuse_end, turn.end_attack_third),
    },
    "defend": {
        Defend: Handler(legality.allows_defence, combat.refuse_defence, combat.apply_defend)
    },
    "occupy": {
        Occupy: Handler(legality.allows_occupy, capture.refuse_occupy, capture.apply_occupy)
    },
    "fortify": {
        Fortify: Handler(legality.allows_fortify, fortify.refuse_fortify, fortify.apply_fortify),
        EndPhase: Handler(legality.allows_end, turn.refuse_end, turn.end_turn),
    },
    "over": {},
}

TURN_PHASES = frozenset({"reinforce", "reinforce_third", "attack", "attack_third", "fortify"})
"""Phases in which the action before is complete, so that a win counts (``turn.claim``)."""


def verify(
    config: GameConfig, state: State, action: Action, seat: int | None = None
) -> Refusal | None:
    """Why an action is refused in this position, or None where it is legal.

    ``seat`` is the number of the seat that wants it; None stands for the one that must act.
    """
    kind = type(action)
    if not _WELL_FORMED[kind](config.index, action):
        problem = _malformed(config, action)
        if problem is not None:
            return problem
    if seat is not None and seat != state.actor and state.phase != "over":
        seats = {"actor": config.owner_id(state.actor), "seat": config.owner_id(seat)}
        return Refusal("turn.order", "not-your-decision", seats)
    handler = HANDLERS[state.phase].get(kind)
    if handler is None:
        return _wrong_phase(config, state, action)
    if handler.allows(config, state, action):
        return None
    return handler.refuse(config, state, action)


def is_legal(config: GameConfig, state: State, handler: Handler, action: Any) -> bool:
    """Whether an action of this handler's kind is well formed and allowed, without any reasons."""
    well_formed = _WELL_FORMED[type(action)](config.index, action)
    return well_formed and handler.allows(config, state, action)


def carry_out(
    config: GameConfig, handler: Handler, old: State, action: Action, events: list[Event]
) -> State:
    """The position after a legal action, and in ``events`` what happened.

    ``old`` stays as it is, also where the dice run out.
    """
    state = old.copy()
    state.listed = old.listed
    change(config, handler, state, action, events)
    return state


def change(
    config: GameConfig, handler: Handler, state: State, action: Action, events: list[Event]
) -> None:
    """Carry out a legal action in a position that nobody else looks at: it becomes the next one."""
    handler.apply(config, state, action, events)
    if (config.has_goal or state.alive == 1) and state.phase in TURN_PHASES:
        settle(config, state, events)


def _wrong_phase(config: GameConfig, state: State, action: Action) -> Refusal:
    if state.phase == "over":
        return Refusal("turn.order", "game-over")
    now = {"actor": config.owner_id(state.actor), "phase": state.phase, "action": action.type}
    if type(action) is Trade:
        return Refusal("cards.when", "wrong-phase-trade", now)
    return Refusal("turn.order", "wrong-phase", now)


def _one_place(index: Mapping[str, int], action: Any) -> bool:
    return type(action[0]) is str and action[0] in index


def _place_and_number(index: Mapping[str, int], action: Any) -> bool:
    return is_number(action[1]) and type(action[0]) is str and action[0] in index


def _two_places(index: Mapping[str, int], action: Any) -> bool:
    source, target, armies = action
    return (
        is_number(armies)
        and type(source) is str
        and type(target) is str
        and source in index
        and target in index
    )


def _attack(index: Mapping[str, int], action: Any) -> bool:
    source, target, armies, dice = action
    return (
        is_number(armies)
        and (dice is None or is_number(dice))
        and type(source) is str
        and type(target) is str
        and source in index
        and target in index
    )


def _number(index: Mapping[str, int], action: Any) -> bool:
    del index
    return is_number(action[0])


def _nothing(index: Mapping[str, int], action: Any) -> bool:
    del index, action
    return True


def _look_closer(index: Mapping[str, int], action: Any) -> bool:
    del index, action
    return False


_WELL_FORMED: Mapping[type[Action], Callable[[Mapping[str, int], Any], bool]] = {
    Claim: _one_place,
    Place: _place_and_number,
    ChooseCapital: _one_place,
    Trade: _look_closer,
    Attack: _attack,
    Defend: _number,
    Occupy: _number,
    Fortify: _two_places,
    EndPhase: _nothing,
}
"""Quick answers to whether an action is well formed; where one says no, ``_malformed`` says why."""


def _malformed(config: GameConfig, action: Action) -> Refusal | None:
    """Why this is no action on this board at all, or None."""
    index = config.index
    for name, value in zip(action._fields, action, strict=True):
        if name in ("armies", "dice"):
            if not is_number(value) and not (value is None and name == "dice"):
                return Refusal(MALFORMED, "field-whole-number", {"field": name})
        elif name == "cards":
            problem = malformed_cards(config, value)
            if problem is not None:
                return problem
        elif name == "bonus" and value is None:
            continue
        elif type(value) is not str:
            return Refusal(MALFORMED, "field-territory", {"field": name})
        elif value not in index:
            return Refusal(MALFORMED, "unknown-territory", unknown(value, index))
    return None


def malformed_cards(config: GameConfig, value: object) -> Refusal | None:
    """Why these are not three cards of this board, or None."""
    if not isinstance(value, tuple) or len(value) != 3:
        return Refusal(MALFORMED, "trade-three-cards")
    for card in value:
        if type(card) is not str:
            return Refusal(MALFORMED, "card-by-id")
        if card not in config.card_index:
            return Refusal(MALFORMED, "unknown-card", unknown(card, config.card_index))
    return None
