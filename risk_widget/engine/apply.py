"""Applying actions in an ordinary game: each gives a new position and its events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

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
from risk_widget.engine.events import EVENTS_OF, opening_events
from risk_widget.engine.legal_actions import follow_owners
from risk_widget.engine.setup import begin_game
from risk_widget.engine.step import step

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from risk_widget.engine.actions import Action
    from risk_widget.engine.codes import Row
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.events import Event
    from risk_widget.engine.legal_actions import Attacks, Fortifications, Listed
    from risk_widget.engine.state import State


_ATTACKING = (IN_ATTACK, IN_ATTACK_THIRD)


def new_state(config: GameConfig) -> tuple[State, list[Event]]:
    """The first position with a decision to make, and the events that led to it."""
    state = config.empty_state()
    rows: list[Row] = []
    begin_game(config.params, state, config.chance, rows)
    return state, opening_events(config, rows, state)


# The five numbers that stand for an action (`risk_widget.engine.codes`), by its kind.

Numbers: TypeAlias = tuple[int, int, int, int, int]


def _attack(config: GameConfig, action: Attack) -> Numbers:
    source, target, armies, dice = action
    index = config.index
    return ATTACK, index[source], index[target], armies, -1 if dice is None else dice


def _place(config: GameConfig, action: Place) -> Numbers:
    territory, armies = action
    return PLACE, config.index[territory], armies, -1, -1


def _fortify(config: GameConfig, action: Fortify) -> Numbers:
    source, target, armies = action
    index = config.index
    return FORTIFY, index[source], index[target], armies, -1


def _trade(config: GameConfig, action: Trade) -> Numbers:
    first, second, third = [config.card_index[card] for card in action.cards]
    bonus = -1 if action.bonus is None else config.index[action.bonus]
    return TRADE, first, second, third, bonus


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


def action_numbers(config: GameConfig, action: Action) -> Numbers:
    """The five numbers of an action on this board."""
    return _KINDS[type(action)][0](config, action)


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


def apply_action(config: GameConfig, old: State, action: Action) -> tuple[State, list[Event]]:
    """The position after a legal action, and its events.

    ``old`` stays as it is, also where the dice run out.
    """
    numbers_of, events_of, still_listed = _KINDS[type(action)]
    state = old.copy()
    rows: list[Row] = []
    kind, a, b, c, d = numbers_of(config, action)
    step(config.params, state, config.chance, rows, kind, a, b, c, d)
    if state.owner is not old.owner:
        if old.borders is not None:
            state.borders = follow_owners(config, old.borders, old, state)
    elif old.listed is not None and still_listed is not None:
        state.listed = still_listed(config, old, state, action)
    return state, events_of(config, old, action, rows, state)


def change(config: GameConfig, state: State, action: Action) -> None:
    """Apply a legal action in place, to a position that nothing else uses."""
    state.borders = state.listed = None
    step(config.params, state, config.chance, None, *action_numbers(config, action))


# What is known of the legal actions of the position before, as far as it still holds where nothing
# has changed hands.


def _attacks_after(config: GameConfig, old: State, state: State, action: object) -> Attacks | None:
    del action
    listed: Attacks = old.listed
    phase = state.phase
    if phase in _ATTACKING:
        source = state.source
        if state.armies[source] == old.armies[source]:
            return listed
        return listed.after(config, state, source)
    return listed if phase == IN_DEFEND else None


def _moves_after(config: GameConfig, old: State, state: State, action: Fortify) -> Fortifications:
    listed: Fortifications = old.listed
    index = config.index
    return listed.after(config, state, index[action.source], index[action.target])


def _sets_after(config: GameConfig, old: State, state: State, action: object) -> Listed | None:
    del config, action
    listed: Listed = old.listed
    return listed if state.phase == old.phase else None


_KINDS: dict[
    type[Action],
    tuple[
        Callable[[GameConfig, Any], Numbers],
        Callable[[GameConfig, State, Any, Sequence[Row], State], list[Event]],
        Callable[[GameConfig, State, State, Any], object] | None,
    ],
] = {
    Attack: (_attack, EVENTS_OF[Attack], _attacks_after),
    Place: (_place, EVENTS_OF[Place], _sets_after),
    Fortify: (_fortify, EVENTS_OF[Fortify], _moves_after),
    Trade: (_trade, EVENTS_OF[Trade], None),
    Claim: (_claim, EVENTS_OF[Claim], None),
    ChooseCapital: (_choose_capital, EVENTS_OF[ChooseCapital], None),
    Defend: (_defend, EVENTS_OF[Defend], _attacks_after),
    Occupy: (_occupy, EVENTS_OF[Occupy], None),
    EndPhase: (_end_phase, EVENTS_OF[EndPhase], None),
}
"""By kind of action: its numbers for the rules, its events, and what is left of the list of legal
actions."""
