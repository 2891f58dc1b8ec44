"""A position of the engine as an array, and back: nothing is lost on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.engine.state import IN_PLAY, Battle, IncomeItem, State
from risk_widget.fast import position_layout as at
from risk_widget.fast.arrays import new_position
from risk_widget.fast.kinds import FOR_CARD, FOR_CONTINENT, INCOME, PHASES, REASONS
from risk_widget.fast.limits import MOST_CARDS, MOST_INCOME
from risk_widget.fast.values import goal_ids
from risk_widget.messages import MessageError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.engine.config import GameConfig
    from risk_widget.fast.compiling import Numbers

_NUMBERS = {
    "turn": at.TURN,
    "actor": at.ACTOR,
    "starter": at.STARTER,
    "round": at.ROUND,
    "to_place": at.TO_PLACE,
    "received": at.RECEIVED,
    "third_owed": at.THIRD_OWED,
    "sets_traded": at.SETS_TRADED,
    "alive": at.ALIVE,
    "winner": at.WINNER,
    "dice_read": at.DICE_READ,
    "shuffles": at.SHUFFLES,
}
_FLAGS = {"captured": at.CAPTURED, "bonus_given": at.BONUS_GIVEN, "mid_combat": at.MID_COMBAT}
_LARGEST = 2**40
"""Armies beyond that are not counted in 64 bits without care."""


def to_array(config: GameConfig, state: State) -> Numbers:
    """The position as an array (`position_layout`).

    Raises:
        MessageError: a position of which only a part is known, or one with larger numbers than
            the arrays hold.
    """
    _check(config, state)
    now = new_position()
    now[at.PHASE] = PHASES.index(state.phase)
    now[at.REASON] = REASONS.index(state.reason)
    for name, place in _NUMBERS.items():
        now[place] = getattr(state, name)
    for name, place in _FLAGS.items():
        now[place] = int(getattr(state, name))
    _put(now, at.OWNER, state.owner)
    _put(now, at.ARMIES, state.armies)
    _put(now, at.MOVED, [state.moved.get(t, -1) for t in range(config.size)])
    _put(now, at.TIRED, [state.tired.get(t, -1) for t in range(config.size)])
    _put(now, at.COUNTS, state.counts)
    _put(now, at.IN_HAND, state.in_hand)
    ids = goal_ids(config)
    _put(now, at.MISSION, [-1 if m is None else ids.index(m) for m in state.missions])
    _put(now, at.CAPITAL, [at.NO_CAPITAL if c is None else c for c in state.capitals])
    _put(now, at.SHOWN, [int(up) for up in state.shown])
    _put(now, at.OUT_BY, state.out_by)
    _put(now, at.HAND_SIZE, [len(hand) for hand in state.hands])
    for seat, hand in enumerate(state.hands):
        _put(now, at.HAND + seat * MOST_CARDS, hand)
    now[at.DECK_COUNT] = len(state.deck)
    _put(now, at.DECK, state.deck)
    now[at.DISCARD_COUNT] = len(state.discard)
    _put(now, at.DISCARD, state.discard)
    _put_income(now, config, state)
    _put_battle(now, state.battle)
    return now


def _check(config: GameConfig, state: State) -> None:
    cards = [card for held in (*state.hands, state.deck, state.discard) for card in held]
    goal = config.rules.goal == "missions"
    hidden = any(
        mission is None and by == IN_PLAY
        for mission, by in zip(state.missions, state.out_by, strict=True)
    )
    if config.unknown_card in cards or -1 in state.capitals or (goal and hidden):
        raise MessageError.of("fast-partly-known")
    if (
        len(state.income) > MOST_INCOME
        or max((*state.armies, *state.in_hand, state.to_place, state.received)) > _LARGEST
        or max(state.round, state.sets_traded) > _LARGEST
    ):
        raise MessageError.of("fast-numbers-too-large")


def _put(now: Numbers, first: int, numbers: Sequence[int]) -> None:
    for step, number in enumerate(numbers):
        now[first + step] = number


def _put_income(now: Numbers, config: GameConfig, state: State) -> None:
    now[at.INCOME_COUNT] = len(state.income)
    places = {continent.id: number for number, continent in enumerate(config.continents)}
    for number, item in enumerate(state.income):
        subject: Any = item.subject
        if item.kind == INCOME[FOR_CONTINENT]:
            subject = places[subject]
        elif item.kind == INCOME[FOR_CARD]:
            subject = config.index[subject]
        about = -1 if subject is None else subject
        _put(now, at.INCOME + 3 * number, (INCOME.index(item.kind), about, item.armies))


def _put_battle(now: Numbers, battle: Battle | None) -> None:
    if battle is not None:
        now[at.FIGHTING] = 1
        _put(now, at.SOURCE, battle[:6])
        now[at.ROLLED] = len(battle.attack_roll)
        _put(now, at.ROLL, battle.attack_roll)


def to_state(config: GameConfig, now: Numbers) -> State:
    """The engine's position that an array holds."""
    state = State(config.players, config.size)
    seats, size = config.players, config.size
    state.phase = PHASES[now[at.PHASE]]
    state.reason = REASONS[now[at.REASON]]
    for name, place in _NUMBERS.items():
        setattr(state, name, int(now[place]))
    for name, place in _FLAGS.items():
        setattr(state, name, bool(now[place]))
    state.owner = _take(now, at.OWNER, size)
    state.armies = _take(now, at.ARMIES, size)
    state.moved = {t: to for t, to in enumerate(_take(now, at.MOVED, size)) if to >= 0}
    state.tired = {t: number for t, number in enumerate(_take(now, at.TIRED, size)) if number >= 0}
    state.counts = _take(now, at.COUNTS, seats + 1)
    state.in_hand = tuple(_take(now, at.IN_HAND, seats))
    ids = goal_ids(config)
    state.missions = tuple(None if m < 0 else ids[m] for m in _take(now, at.MISSION, seats))
    state.capitals = tuple(None if c == at.NO_CAPITAL else c for c in _take(now, at.CAPITAL, seats))
    state.shown = tuple(bool(up) for up in _take(now, at.SHOWN, seats))
    state.out_by = tuple(_take(now, at.OUT_BY, seats))
    state.hands = tuple(
        tuple(_take(now, at.HAND + seat * MOST_CARDS, now[at.HAND_SIZE + seat]))
        for seat in range(seats)
    )
    first, cards = now[at.DECK_FIRST], _take(now, at.DECK, MOST_CARDS)
    state.deck = tuple(cards[(first + step) % MOST_CARDS] for step in range(now[at.DECK_COUNT]))
    state.discard = tuple(_take(now, at.DISCARD, now[at.DISCARD_COUNT]))
    state.income = _income(now, config)
    if now[at.FIGHTING]:
        roll = tuple(_take(now, at.ROLL, now[at.ROLLED]))
        source, target, attacker, defender, armies, dice = _take(now, at.SOURCE, 6)
        state.battle = Battle(source, target, attacker, defender, armies, dice, roll)
    return state


def _take(now: Numbers, first: int, count: int) -> list[int]:
    return [int(number) for number in now[first : first + count]]


def _income(now: Numbers, config: GameConfig) -> tuple[IncomeItem, ...]:
    items = []
    for number in range(now[at.INCOME_COUNT]):
        kind, about, armies = _take(now, at.INCOME + 3 * number, 3)
        subject: str | int | None = None if about < 0 else about
        if kind == FOR_CONTINENT:
            subject = config.continents[about].id
        elif kind == FOR_CARD:
            subject = config.ids[about]
        items.append(IncomeItem(INCOME[kind], subject, armies))
    return tuple(items)
