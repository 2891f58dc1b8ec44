"""Combat: attacks, the dice of both sides, captures and eliminations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.engine.cards import holds_set, take_cards
from risk_widget.engine.chance import roll, roll_both
from risk_widget.engine.codes import (
    ATTACK_ROLL,
    BATTLE,
    CAPITAL_FELL,
    CAPTURED,
    CARDS_KEPT,
    CARDS_MAY_TRADE_WITHOUT,
    CARDS_MUST_TRADE,
    CLEARED,
    ELIMINATED,
    IN_ATTACK,
    IN_ATTACK_THIRD,
    IN_DEFEND,
    IN_OCCUPY,
    IN_REINFORCE,
    MOVE_RESTED,
    MOVED_IN,
    NO_MISSION,
    PHASE_STARTED,
    note,
)
from risk_widget.engine.state import own_moves, own_owners, own_roll, own_seats

if TYPE_CHECKING:
    from risk_widget.engine.chance import Chance
    from risk_widget.engine.codes import Log
    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State


def may_attack(params: Params, attacker: int, defender: int) -> bool:
    """Whether armies of one owner may attack another owner's territories, in any turn.

    All code about enemies and threats uses this function. A neutral army never attacks; an
    allied one attacks each player in that player's own turn (``attack.allied``). Free territories
    neither attack nor are attacked. `may_be_attacked` says what is allowed right now.
    """
    if attacker < 0 or defender < 0 or attacker == defender:
        return False
    return attacker != params.third or params.allied == 1


def enemies_around(params: Params, state: State, territory: int, owner: int) -> list[int]:
    """List the neighbours of a territory whose armies may attack it, now or later.

    A single army counts, as others may join it before its turn; a territory that has just fallen
    and stands empty does not.

    Args:
        params: the numbers of the game.
        state: the position.
        territory: the number of the territory.
        owner: the owner of the territory, now or soon.
    """
    return [
        n
        for n in params.neighbours[territory]
        if n >= 0 and state.armies[n] > 0 and may_attack(params, state.owner[n], owner)
    ]


def may_be_attacked(params: Params, state: State, attacker: int, target: int) -> bool:
    """Whether an attacker may attack the owner of a neighbour (``attack.adjacent``).

    An allied army attacks only the player on turn (``attack.allied``).
    """
    owner = state.owner[target]
    if attacker == params.third:
        return owner == state.turn
    return owner != attacker


def most_attacking(params: Params, state: State, source: int) -> int:
    """Return the most armies with which a territory can attack (``attack.armies``)."""
    # Here and below, calling ``min`` would double the time.
    most = state.armies[source] - 1
    if most > params.attack_armies:
        most = params.attack_armies
    return most


def defence_dice(params: Params, state: State, target: int) -> int:
    """Return the most dice that the defender may roll (``attack.defence-dice``)."""
    armies = state.armies[target]
    if armies > params.defence_count:
        armies = params.defence_count
    return params.defence_dice[armies - 1]


def attack(
    params: Params, state: State, chance: Chance, log: Log,
    source: int, target: int, armies: int, fewer: int,
) -> None:  # fmt: skip
    """Start an attack; the battle waits if the defender has a choice of dice.

    ``fewer``: the number of dice, or -1 to roll one die for each army.
    """
    dice = armies if fewer < 0 else fewer
    attacker, defender = state.owner[source], state.owner[target]
    if params.movement == MOVE_RESTED and armies > state.tired[source]:
        own_moves(state)
        state.tired[source] = armies
    state.fighting = 1
    state.source = source
    state.target = target
    state.attacker = attacker
    state.defender = defender
    state.attacking = armies
    state.dice = dice
    state.rolled = 0
    if params.decides_after:
        _lay_out(state, roll(chance, state, dice), dice)
    if defence_dice(params, state, target) == 1:
        defend(params, state, chance, log, 1)
        return
    state.phase = IN_DEFEND
    state.actor = 1 - state.turn if defender == params.third else defender
    if state.rolled:
        note(log, ATTACK_ROLL, _laid_out(state), 0, 0)


def _lay_out(state: State, faces: int, count: int) -> None:
    """Store the attacker's dice, which were rolled first, where the defender can see them."""
    own_roll(state)
    state.rolled = count
    for place in range(count - 1, -1, -1):
        state.roll[place] = faces & 15
        faces >>= 4


def _laid_out(state: State) -> int:
    faces = 0
    for place in range(state.rolled):
        faces = faces << 4 | state.roll[place]
    return faces


def count_losses(attack: int, attack_dice: int, defence: int, dice: int) -> int:
    """Count the attacker's losses: the higher die of each pair wins; ties go to the defender.

    (``attack.compare``.) The faces of a roll are hexadecimal digits, highest first.
    """
    if attack_dice > dice:
        attack >>= 4 * (attack_dice - dice)
    elif dice > attack_dice:
        defence >>= 4 * (dice - attack_dice)
    lost = 0
    while attack > 15:
        if attack & 15 <= defence & 15:
            lost += 1
        attack >>= 4
        defence >>= 4
    return lost + 1 if attack <= defence else lost


def defend(params: Params, state: State, chance: Chance, log: Log, dice: int) -> None:
    """Roll the dice not yet rolled; the defender rolls the chosen number."""
    source, target, attack_dice = state.source, state.target, state.dice
    if state.rolled:
        faces, answer = _laid_out(state), roll(chance, state, dice)
    else:
        faces, answer = roll_both(chance, state, attack_dice, dice)
    lost = count_losses(faces, attack_dice, answer, dice)
    won = attack_dice - lost
    if attack_dice > dice:
        won = dice - lost
    note(log, BATTLE, faces, answer, lost * 10 + won)
    state.armies[source] -= lost
    state.armies[target] -= won
    if lost and params.movement == MOVE_RESTED:
        own_moves(state)
        state.tired[source] -= lost
    third = state.attacker == params.third
    state.actor = 1 - state.turn if third else state.attacker
    if state.armies[target]:
        state.fighting = 0
        state.phase = IN_ATTACK_THIRD if third else IN_ATTACK
        return
    note(log, CAPTURED, state.defender, int(not third and not state.captured), 0)
    fewest, most = state.attacking, state.armies[source] - 1
    if fewest == most:
        note(log, MOVED_IN, fewest, 1, 0)
        _move_in(params, state, log, fewest)
    else:
        state.phase = IN_OCCUPY


def occupy(params: Params, state: State, log: Log, armies: int) -> None:
    """Move armies into the captured territory, and carry out the consequences."""
    note(log, MOVED_IN, armies, 0, 0)
    _move_in(params, state, log, armies)


def give(state: State, territory: int, owner: int) -> None:
    """Give a territory to another owner."""
    own_owners(state)
    before = state.owner[territory]
    if before >= 0:
        state.counts[before] -= 1
    state.counts[owner] += 1
    state.owner[territory] = owner


def _move_in(params: Params, state: State, log: Log, moving: int) -> None:
    source, target = state.source, state.target
    attacker, defender, third = state.attacker, state.defender, params.third
    state.fighting = 0
    state.armies[source] -= moving
    state.armies[target] = moving
    give(state, target, attacker)
    if params.movement == MOVE_RESTED:
        own_moves(state)
        tired = max(0, state.tired[source])
        state.tired[target] = min(tired, moving) if params.taken_along_rested else moving
        state.tired[source] = max(0, tired - moving)
    if attacker == third:
        state.phase = IN_ATTACK_THIRD
    else:
        state.phase = IN_ATTACK
        state.captured = 1
    if defender == third:
        if not state.counts[defender]:
            state.third_owed = 0  # the third army has no territory left for these armies
        return
    cards = 0
    if state.capital[defender] == target:
        cards += _capital_falls(params, state, log, target, defender, attacker)
    if not state.counts[defender]:
        cards += _eliminate(params, state, log, defender, attacker)
        if params.cards_won == CARDS_MAY_TRADE_WITHOUT:
            cards += 1  # an elimination allows a trade even if it brings no cards
    if cards and state.alive > 1:
        _cards_won(params, state, log, attacker)


def _capital_falls(
    params: Params, state: State, log: Log, capital: int, loser: int, capturer: int
) -> int:
    """Carry out the fall of a capital: reveal it, clear its continent, hand over the cards.

    Returns the number of cards that changed hands (``win.capital-falls``).
    """
    own_seats(state)
    state.shown[loser] = 1
    note(log, CAPITAL_FELL, loser, capital, capturer)
    for territory in params.members[params.home[capital]]:
        if territory < 0:
            break
        if state.owner[territory] == loser:
            note(log, CLEARED, territory, state.armies[territory], 0)
            state.armies[territory] = 1
            give(state, territory, capturer)
    return take_cards(params, state, log, loser, capturer)


def _eliminate(params: Params, state: State, log: Log, loser: int, capturer: int) -> int:
    """Eliminate a seat without armies (``capture.eliminate``). Returns its number of cards."""
    own_seats(state)
    state.out_by[loser] = capturer
    state.alive -= 1
    state.mission[loser] = NO_MISSION
    note(log, ELIMINATED, loser, capturer, state.hand_size[loser])
    return take_cards(params, state, log, loser, capturer)


def _cards_won(params: Params, state: State, log: Log, seat: int) -> None:
    """Start reinforcement during combat for the cards won, if the edition has that rule."""
    opens = False
    if params.cards_won == CARDS_MUST_TRADE:
        opens = state.hand_size[seat] >= params.cards_won_from
    elif params.cards_won != CARDS_KEPT:
        opens = holds_set(params, state, seat)
    if opens:
        state.phase = IN_REINFORCE
        state.mid_combat = 1
        state.to_place = 0
        note(log, PHASE_STARTED, IN_REINFORCE, seat, 0)
