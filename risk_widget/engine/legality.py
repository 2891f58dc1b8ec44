"""What may be done now, as ranges: the one place that decides what is legal.

For each kind of action a function here tells from where, to where and how much. The list of legal
actions is made of these ranges, a single action is looked up in them (``allows_…``, which takes an
action that is well formed on this board), ``options`` hands them out, and a position from outside
is held against them. A refused action gets its reason elsewhere, in the phase that it belongs to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.engine.borders import borders
from risk_widget.engine.config import NOBODY
from risk_widget.engine.sets import SET_SIZE, bonus_places, holds_set, set_kind, sets_in

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

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
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State

Row = tuple[int, tuple[int, ...], int]
"""A territory, those that its armies can attack or move to, and how many of them can at most."""


# ---- territories that are chosen alone, and armies that go there -----------------------------


def place_range(config: GameConfig, state: State) -> tuple[int, int]:
    """Whose territories can be chosen now, and how many armies can go on one of them at most.

    They are claimed (``setup.territories``), picked as a capital (``setup.capitals``), or get
    armies: one at a time in set-up (``setup.place``), later all that are to be placed
    (``reinforce.place``, ``reinforce.third-army``).
    """
    phase = state.phase
    if phase == "reinforce":
        return state.actor, state.to_place
    if phase == "reinforce_third":
        return config.third, state.to_place
    return (NOBODY if phase == "claim" else state.actor), 1


def allows_territory(config: GameConfig, state: State, action: Claim | ChooseCapital) -> bool:
    """Whether a territory can be claimed, or be the capital."""
    owner, _ = place_range(config, state)
    return state.owner[config.index[action[0]]] == owner


def allows_place(config: GameConfig, state: State, action: Place) -> bool:
    """Whether these armies can be placed there."""
    owner, most = place_range(config, state)
    return state.owner[config.index[action[0]]] == owner and 0 < action[1] <= most


# ---- attacks ---------------------------------------------------------------------------------


def attacker_of(config: GameConfig, state: State) -> int:
    """Whose territories attack in this part of the turn (``attack.allied``)."""
    return config.third if state.phase == "attack_third" else state.actor


def attack_rows(
    config: GameConfig, state: State, attacker: int, sources: Iterable[int]
) -> list[Row]:
    """Which of these territories can attack for the attacker, what, with how many armies at most.

    Neighbours that somebody else holds (``attack.adjacent``), with all armies but one, up to as
    many as the edition allows (``attack.armies``). An allied army attacks the player on turn alone.
    How many dice the armies roll is in ``config.attack_dice``.
    """
    owner, armies, limit = state.owner, state.armies, config.rules.attack_armies
    enemies = (state.borders or borders(config, state)).enemies
    rows = [
        (source, enemies[source], limit if armies[source] > limit else armies[source] - 1)
        for source in sources
        if armies[source] > 1 and enemies[source] and owner[source] == attacker
    ]
    if attacker != config.third:
        return rows
    allowed = ((s, tuple([t for t in ts if owner[t] == state.turn]), most) for s, ts, most in rows)
    return [row for row in allowed if row[1]]


def attack_range(
    config: GameConfig, state: State, attacker: int, source: int
) -> tuple[tuple[int, ...], int]:
    """The same for one territory: what it can attack, and with how many armies at most."""
    rows = attack_rows(config, state, attacker, (source,))
    return rows[0][1:] if rows else ((), 0)


def allows_attack(config: GameConfig, state: State, action: Attack) -> bool:
    """Whether this attack can be made."""
    source, target, armies, dice = action
    index = config.index
    targets, most = attack_range(config, state, attacker_of(config, state), index[source])
    if index[target] not in targets or not 0 < armies <= most:
        return False
    if dice is None:
        return True
    fewest, highest = config.attack_dice[armies]
    return fewest <= dice <= highest


def allows_defence(config: GameConfig, state: State, action: Defend) -> bool:
    """Whether the defender may roll so many dice: how many, the dice of the game say."""
    assert state.battle is not None
    return 0 < action[0] <= config.dice.defence_dice(state.armies[state.battle.target])


def occupy_range(state: State) -> tuple[int, int]:
    """Fewest and most armies that may move in: those that attacked, all but one."""
    battle = state.battle
    assert battle is not None
    return battle.armies, state.armies[battle.source] - 1


def allows_occupy(config: GameConfig, state: State, action: Occupy) -> bool:
    """Whether so many armies may move in."""
    del config
    fewest, most = occupy_range(state)
    return fewest <= action[0] <= most


# ---- movements -------------------------------------------------------------------------------


def fortify_rows(config: GameConfig, state: State, sources: Iterable[int]) -> list[Row]:
    """From which of these territories armies may move now, where to, and how many at most.

    To neighbours of the same owner, all but one (``move.adjacent``), as often and as far as the
    edition allows (``move.count``), and not those that are tired (``move.tired``).
    """
    owner, armies, actor = state.owner, state.armies, state.actor
    moved, tired, movement = state.moved, state.tired, config.rules.movement
    if movement == "one" and moved:
        return []
    known, neighbours = state.borders, config.neighbours
    rows: list[Row] = []
    for source in sources:
        most = armies[source] - 1
        if most < 1 or owner[source] != actor:
            continue
        if known is None:
            targets = tuple([t for t in neighbours[source] if owner[t] == actor])
        else:
            targets = known.friends[source]
        if movement == "rested":
            if source in tired and tired[source] > 1:
                most += 1 - tired[source]
                if most < 1:
                    continue
        elif source in moved:  # its armies are not split over several territories
            if moved[source] not in targets:
                continue
            targets = (moved[source],)
        if targets:
            rows.append((source, targets, most))
    return rows


def fortify_range(config: GameConfig, state: State, source: int) -> tuple[tuple[int, ...], int]:
    """The same for one territory: where its armies may move, and how many at most."""
    rows = fortify_rows(config, state, (source,))
    return rows[0][1:] if rows else ((), 0)


def allows_fortify(config: GameConfig, state: State, action: Fortify) -> bool:
    """Whether these armies may move there."""
    source, target, armies = action
    index = config.index
    targets, most = fortify_range(config, state, index[source])
    return index[target] in targets and 0 < armies <= most


# ---- cards -----------------------------------------------------------------------------------


def trading_stopped(config: GameConfig, state: State) -> bool:
    """Whether cards won in combat are few enough again for combat to go on (``capture.cards``)."""
    rules = config.rules
    return (
        state.mid_combat
        and rules.cards_won == "must_trade"
        and len(state.hands[state.actor]) <= rules.cards_won_down_to
    )


def bonus_choices(config: GameConfig, state: State, cards: Sequence[int]) -> tuple[int | None, ...]:
    """What a trade of these cards can name as the place of its bonus (``cards.territory-bonus``).

    None stands for nothing: the armies go where they must. Where a turn has one bonus, its only
    place may be named, and one of several has to be.
    """
    if config.rules.bonus_limit == "each_card":
        return (None,)
    places = bonus_places(config, state, cards)
    return tuple(places) if len(places) > 1 else (None, *places)


def trade_ranges(
    config: GameConfig, state: State
) -> Iterator[tuple[tuple[int, ...], tuple[int | None, ...]]]:
    """Every set of the acting seat's hand that can be traded, with the choices of its bonus."""
    if trading_stopped(config, state):
        return
    for cards in sets_in(config, state.hands[state.actor]):
        yield cards, bonus_choices(config, state, cards)


def allows_trade(config: GameConfig, state: State, action: Trade) -> bool:
    """Whether these cards can be traded, in whatever order, with this place of the bonus."""
    hand = state.hands[state.actor]
    cards = [config.card_index[card] for card in action.cards]
    if trading_stopped(config, state) or not all(card in hand for card in cards):
        return False
    if len(set(cards)) < SET_SIZE or set_kind(config, cards) is None:
        return False
    bonus = None if action.bonus is None else config.index[action.bonus]
    return bonus in bonus_choices(config, state, cards)


# ---- the end of a phase ----------------------------------------------------------------------


def must_trade(config: GameConfig, state: State) -> bool:
    """Whether a set has to be traded first (``cards.must-trade``, ``capture.cards``)."""
    rules, cards = config.rules, state.hands[state.actor]
    if state.mid_combat:
        due = rules.cards_won == "must_trade" and not trading_stopped(config, state)
    else:
        due = len(cards) >= rules.must_trade_at
    return due and holds_set(config, cards)


def allows_end(config: GameConfig, state: State, action: EndPhase) -> bool:
    """Whether the phase can end: a reinforcement part only with all cards and armies dealt with."""
    del action
    if state.phase != "reinforce":
        return True
    return not state.to_place and not must_trade(config, state)
