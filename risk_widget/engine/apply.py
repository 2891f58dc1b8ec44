"""Actions of the ordinary game carried out by the rules: positions that nobody else changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.engine.action_blocks import Attacks, Listed, Moves
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
)
from risk_widget.engine.borders import follow_owners
from risk_widget.engine.codes import (
    ATTACK,
    CHOOSE_CAPITAL,
    CLAIM,
    DEFEND,
    END_PHASE,
    FORTIFY,
    IN_ATTACK,
    IN_ATTACK_THIRD,
    IN_DEFEND,
    OCCUPY,
    PLACE,
    TRADE,
)
from risk_widget.engine.events import events_of, opening_events
from risk_widget.engine.setup import begin_game
from risk_widget.engine.step import step

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from risk_widget.engine.actions import Action
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.events import Event
    from risk_widget.engine.log import Row
    from risk_widget.engine.state import State

Numbers = tuple[int, int, int, int, int]
"""An action as the rules take it (`risk_widget.engine.codes`)."""

_ATTACKING = (IN_ATTACK, IN_ATTACK_THIRD)


def new_state(config: GameConfig) -> tuple[State, list[Event]]:
    """The first position in which somebody has to decide something, and what led to it."""
    state = config.empty_state()
    rows: list[Row] = []
    begin_game(config.params, state, config.chance, rows)
    return state, opening_events(config, rows, state)


def action_numbers(config: GameConfig, action: Action) -> Numbers:
    """The five numbers that stand for an action on this board."""
    return _NUMBERS[type(action)](config, action)


def _attack(config: GameConfig, action: Attack) -> Numbers:
    source, target, armies, dice = action
    index = config.index
    return ATTACK, index[source], index[target], armies, -1 if dice is None else dice


def _place(config: GameConfig, action: Place) -> Numbers:
    territory, armies = action
    return PLACE, config.index[territory], armies, -1, -1


def _fortify(config: GameConfig, action: Fortify) -> Numbers:
    source, target, armies = action
    return FORTIFY, config.index[source], config.index[target], armies, -1


def _trade(config: GameConfig, action: Trade) -> Numbers:
    first, second, third = (config.card_index[card] for card in action.cards)
    return (
        TRADE,
        first,
        second,
        third,
        -1 if action.bonus is None else config.index[action.bonus],
    )


def _claim(config: GameConfig, action: Claim) -> Numbers:
    return CLAIM, config.index[action.territory], -1, -1, -1


def _choose_capital(config: GameConfig, action: ChooseCapital) -> Numbers:
    return CHOOSE_CAPITAL, config.index[action.territory], -1, -1, -1


def _defend(config: GameConfig, action: Defend) -> Numbers:
    del config
    return DEFEND, action.dice, -1, -1, -1


def _occupy(config: GameConfig, action: Occupy) -> Numbers:
    del config
    return OCCUPY, action.armies, -1, -1, -1


def _end_phase(config: GameConfig, action: EndPhase) -> Numbers:
    del config, action
    return END_PHASE, -1, -1, -1, -1


_NUMBERS: dict[type[Action], Callable[[GameConfig, Any], Numbers]] = {
    Attack: _attack,
    Place: _place,
    Fortify: _fortify,
    Trade: _trade,
    Claim: _claim,
    ChooseCapital: _choose_capital,
    Defend: _defend,
    Occupy: _occupy,
    EndPhase: _end_phase,
}


def action_of(config: GameConfig, numbers: Sequence[int]) -> Action:
    """The action that five numbers stand for."""
    kind, a, b, c, d = numbers
    ids, cards = config.ids, config.card_ids
    if kind == ATTACK:
        return Attack(ids[a], ids[b], int(c), None if d < 0 else int(d))
    if kind == PLACE:
        return Place(ids[a], int(b))
    if kind == FORTIFY:
        return Fortify(ids[a], ids[b], int(c))
    if kind == TRADE:
        return Trade((cards[a], cards[b], cards[c]), None if d < 0 else ids[d])
    if kind == CLAIM:
        return Claim(ids[a])
    if kind == CHOOSE_CAPITAL:
        return ChooseCapital(ids[a])
    if kind == DEFEND:
        return Defend(int(a))
    if kind == OCCUPY:
        return Occupy(int(a))
    return EndPhase()


def carry_out(config: GameConfig, old: State, action: Action) -> tuple[State, list[Event]]:
    """The position after a legal action, and what happened.

    ``old`` stays as it is, also where the dice run out.
    """
    state = old.copy()
    rows: list[Row] = []
    step(config.params, state, config.chance, rows, *_NUMBERS[type(action)](config, action))
    if state.owner is not old.owner:
        if old.borders is not None:
            state.borders = follow_owners(config, old.borders, old, state)
    elif old.listed is not None:
        state.listed = _still_listed(config, old, action, state)
    return state, events_of(config, old, action, rows, state)


def change(config: GameConfig, state: State, action: Action) -> None:
    """Carry out a legal action in a position that nobody else looks at: it becomes the next one."""
    state.borders = state.listed = None
    step(config.params, state, config.chance, None, *_NUMBERS[type(action)](config, action))


def _still_listed(
    config: GameConfig, old: State, action: Action, state: State
) -> Attacks | Moves | Listed | None:
    """What is known of the legal actions of the position before, as far as it still holds."""
    listed: Attacks | Moves | Listed = old.listed
    kind = type(action)
    if type(listed) is Attacks:
        if state.phase in _ATTACKING:
            source = state.source
            if state.armies[source] == old.armies[source]:
                return listed
            return listed.after(config, state, source)
        return listed if state.phase == IN_DEFEND else None
    if type(listed) is Moves:
        if kind is not Fortify:
            return None
        index = config.index
        return listed.after(config, state, index[action.source], index[action.target])  # type: ignore[union-attr]
    return listed if kind is Place and state.phase == old.phase else None
