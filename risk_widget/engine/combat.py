"""Attacks: who may attack what, the dice of both sides, and who loses what."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from risk_widget.engine.action_blocks import Attacks
from risk_widget.engine.capture import begin_capture
from risk_widget.engine.events import Event
from risk_widget.engine.legality import attack_range
from risk_widget.engine.refusals import Refusal
from risk_widget.engine.state import Battle

if TYPE_CHECKING:
    from risk_widget.engine.actions import Attack, Defend
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State

Pair = tuple[int, int, str]

_make = tuple.__new__  # half the time of calling the class, where most events are made


def refuse_attack(config: GameConfig, state: State, action: Attack) -> Refusal:
    """Why the player on turn cannot attack so."""
    source, target = config.index[action.source], config.index[action.target]
    owner, seat = state.owner, state.actor
    if owner[source] != seat:
        if owner[source] == config.third:
            return Refusal("attack.allied", "attack-from-third", {"source": action.source})
        whose = {"source": action.source, "owner": config.owner_id(owner[source])}
        return Refusal("attack.adjacent", "attack-not-own", whose)
    if target not in config.neighbours[source]:
        return _not_adjacent(action)
    if owner[target] == seat:
        ends = {"source": action.source, "target": action.target, "seat": config.owner_id(seat)}
        inland = all(owner[t] == seat for t in config.neighbours[source])
        return Refusal("attack.adjacent", "attack-inland" if inland else "attack-own", ends)
    return _refuse_numbers(config, state, action, source)


def refuse_attack_third(config: GameConfig, state: State, action: Attack) -> Refusal:
    """Why the allied army cannot attack so (``attack.allied``)."""
    source, target = config.index[action.source], config.index[action.target]
    owner = state.owner
    if owner[source] != config.third:
        whose = {"source": action.source, "owner": config.owner_id(owner[source])}
        return Refusal("attack.allied", "attack-only-third", whose)
    if target not in config.neighbours[source]:
        return _not_adjacent(action)
    if owner[target] != state.turn:
        whose = {
            "target": action.target,
            "owner": config.owner_id(owner[target]),
            "turn": config.owner_id(state.turn),
        }
        return Refusal("attack.allied", "attack-third-on-other", whose)
    return _refuse_numbers(config, state, action, source)


def _not_adjacent(action: Attack) -> Refusal:
    ends = {"source": action.source, "target": action.target}
    return Refusal("attack.adjacent", "not-adjacent", ends)


def _refuse_numbers(config: GameConfig, state: State, action: Attack, source: int) -> Refusal:
    """Why so many armies or dice do not attack from there, where some may."""
    _, most = attack_range(config, state, state.owner[source], source)
    if not 1 <= action.armies <= most:
        return _wrong_number(config, state.armies[source], most, source)
    rolled = {"armies": action.armies, "dice": action.dice}
    if config.rules.attack_dice == "one_per_army":
        return Refusal("attack.dice", "attack-die-for-each", rolled)
    fewest, most = config.attack_dice[action.armies]
    return Refusal("attack.dice", "attack-wrong-dice", {**rolled, "fewest": fewest, "most": most})


def _wrong_number(config: GameConfig, armies: int, most: int, source: int) -> Refusal:
    limited = most == config.rules.attack_armies  # by the edition, not by the army that stays
    here = {"source": config.ids[source], "armies": armies, "most": most, "limited": limited}
    return Refusal("attack.armies", "attack-wrong-number", here)


def apply_attack(config: GameConfig, state: State, action: Attack, events: list[Event]) -> None:
    """Announce an attack; the defender picks dice unless there is but one number to pick."""
    source_id, target_id, armies, fewer = action
    source, target = config.index[source_id], config.index[target_id]
    dice = armies if fewer is None else fewer
    attacker, defender = state.owner[source], state.owner[target]
    rules = config.rules
    if rules.movement == "rested" and armies > state.tired.get(source, 0):
        state.tired = tired = state.tired.copy()
        tired[source] = armies
    data = {
        "source": source_id,
        "target": target_id,
        "armies": armies,
        "dice": dice,
        "defender": config.owner_ids[defender],
    }
    if attacker == config.third:
        data["third"] = True
    events.append(_make(Event, ("attacked", config.seats[state.actor], data)))
    roll: tuple[int, ...] = ()
    if config.decides_after:
        roll = tuple(sorted(_roll(config, state, dice), reverse=True))
    battle = _make(Battle, (source, target, attacker, defender, armies, dice, roll))
    if config.dice.defence_dice(state.armies[target]) == 1:
        _fight(config, state, battle, 1, events)
        return
    state.battle = battle
    state.phase = "defend"
    state.actor = config.other(state.turn) if defender == config.third else defender


def refuse_defence(config: GameConfig, state: State, action: Defend) -> Refusal:
    """Why the defender cannot roll so many dice (``attack.defence-dice``)."""
    assert state.battle is not None
    target = state.battle.target
    armies = state.armies[target]
    here = {
        "target": config.ids[target],
        "armies": armies,
        "most": config.dice.defence_dice(armies),
        "dice": action.dice,
    }
    return Refusal("attack.defence-dice", "defend-wrong-dice", here)


def apply_defend(config: GameConfig, state: State, action: Defend, events: list[Event]) -> None:
    """Roll the dice of both sides."""
    battle = state.battle
    assert battle is not None
    _fight(config, state, battle, action.dice, events)


def _roll(config: GameConfig, state: State, count: int) -> tuple[int, ...]:
    dice = config.chance.dice(state.dice_read, count)
    state.dice_read += count
    return dice


@cache
def compare(
    attack: tuple[int, ...], defence: tuple[int, ...]
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[Pair, ...], int, int]:
    """Both rolls with the highest die first, the pairs with their winners, the losses.

    The higher die of a pair wins, and a tie goes to the defender (``attack.compare``).
    """
    attack = tuple(sorted(attack, reverse=True))
    defence = tuple(sorted(defence, reverse=True))
    pairs = tuple(
        (a, d, "attack" if a > d else "defence") for a, d in zip(attack, defence, strict=False)
    )
    won = sum(winner == "attack" for _, _, winner in pairs)
    return attack, defence, pairs, len(pairs) - won, won


def _fight(
    config: GameConfig, state: State, battle: Battle, defence_dice: int, events: list[Event]
) -> None:
    source, target, attacker, defender, _, dice, attack = battle
    if attack:
        defence = _roll(config, state, defence_dice)
    else:
        read = state.dice_read
        state.dice_read = read + dice + defence_dice
        rolled = config.chance.dice(read, dice + defence_dice)
        attack, defence = rolled[:dice], rolled[dice:]
    attack, defence, pairs, attacker_losses, defender_losses = compare(attack, defence)
    armies = state.armies
    armies[source] -= attacker_losses
    armies[target] -= defender_losses
    if attacker_losses and config.rules.movement == "rested":
        state.tired = tired = state.tired.copy()
        tired[source] -= attacker_losses
    ids, owner_ids = config.ids, config.owner_ids
    who = owner_ids[attacker]
    data = {
        "source": ids[source],
        "target": ids[target],
        "attacker": who,
        "defender": owner_ids[defender],
        "attack": attack,
        "defence": defence,
        "pairs": pairs,
        "attacker_losses": attacker_losses,
        "defender_losses": defender_losses,
        "rule": "attack.compare",
    }
    events.append(_make(Event, ("rolled", who, data)))
    third = attacker == config.third
    state.actor = config.other(state.turn) if third else attacker
    if armies[target]:
        state.battle = None
        state.phase = "attack_third" if third else "attack"
        listed = state.listed
        if type(listed) is Attacks and attacker_losses:
            state.listed = listed.after(config, state, source)
    else:
        begin_capture(config, state, battle, events)
