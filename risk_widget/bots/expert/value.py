"""The value of a position: the features of each seat, and each seat's chance of winning.

A viewer knows its own mission and capital, and revealed ones; viewer -1 is the public.
Attacks are tried out in a trial position, with the expected numbers of surviving armies.
"""

from __future__ import annotations

from math import exp, tanh
from typing import TYPE_CHECKING, Final

from risk_widget.bots.dealing import guess_capitals, knows_capital
from risk_widget.bots.expert.scratch import FEATURES, HIDDEN, LARGEST
from risk_widget.engine import codes
from risk_widget.engine.cards import next_set_value
from risk_widget.engine.combat import give
from risk_widget.engine.missions import (
    CONTINENTS,
    DESTROY,
    armies_each,
    held_with,
    lacking_in,
    mission_fulfilled,
    wanted_of,
)

if TYPE_CHECKING:
    from risk_widget.bots.expert.scratch import ExpertScratch
    from risk_widget.engine.missions import Wanted
    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State


NAMES: Final = (
    "territories", "armies", "log_armies", "income_share", "income", "bonus", "safe_bonus",
    "nearly_held", "cards", "set_near", "set_now", "border_share", "armies_at_border",
    "largest", "second", "danger", "chances", "to_move", "to_move_armies", "pressure",
    "mission_left", "mission_cost", "capitals", "capital_danger", "breakable", "armies_squared",
    "territories_squared", "leads", "hunted", "few_left", "own_mission", "armies_now",
)  # fmt: skip
"""The features, in order."""

(
    TERRITORIES, ARMIES, LOG_ARMIES, INCOME_SHARE, INCOME, BONUS, SAFE_BONUS,
    NEARLY_HELD, CARDS, SET_NEAR, SET_NOW, BORDER_SHARE, ARMIES_AT_BORDER,
    LARGEST_ARMY, SECOND, DANGER, CHANCES, TO_MOVE, TO_MOVE_ARMIES, PRESSURE,
    MISSION_LEFT, MISSION_COST, CAPITALS, CAPITAL_DANGER, BREAKABLE, ARMIES_SQUARED,
    TERRITORIES_SQUARED, LEADS, HUNTED, FEW_LEFT, OWN_MISSION, ARMIES_NOW,
) = range(FEATURES)  # fmt: skip

_ARRIVING = 3
"""The number of armies that a neighbour is assumed to bring along."""

_WEAK = 3.0
"""The number of thinly held territories that count as one territory still to take for a mission."""


def chance_to_win(scratch: ExpertScratch, attackers: int, defenders: int) -> float:
    """Look up the chance that attackers, including the one that stays, beat the defenders."""
    most = max(attackers, defenders)
    if most > LARGEST:
        attackers = attackers * LARGEST // most
        defenders = max(1, defenders * LARGEST // most)
    return scratch.win[attackers][defenders]


def left_if_won(scratch: ExpertScratch, attackers: int, defenders: int) -> int:
    """Estimate the attackers left after a victory, including the one that stays."""
    most = max(attackers, defenders)
    some, others = attackers, defenders
    if most > LARGEST:
        some = attackers * LARGEST // most
        others = max(1, defenders * LARGEST // most)
    chance = scratch.win[some][others]
    if chance <= 0:
        return 2
    # This is too high if the chance is small, but the weights were trained with it, so it stays.
    left = scratch.left[some][others] / chance
    if most > LARGEST:
        left = left * most / LARGEST
    return max(2, min(attackers, int(left + 0.5)))


def mean_set_value(params: Params, state: State) -> float:
    """Return roughly how many armies the next set brings."""
    if params.rising:
        return float(next_set_value(params, state))
    total = 0.0
    for which in range(4):
        total += params.fixed_values[which]
    return total / 4


def put_features(
    params: Params, state: State, scratch: ExpertScratch, viewer: int, mover: int
) -> None:
    """Compute the features of all seats, assuming that ``mover`` has the next turn."""
    players = params.players
    _clear(params, state, scratch)
    _look_around(params, state, scratch)
    _look_at_continents(params, state, scratch)
    armies, incomes, living = 0.0, 0.0, 0
    for seat in range(players):
        if state.out_by[seat] == codes.IN_PLAY:
            armies += scratch.armies[seat]
            incomes += scratch.income[seat]
            living += 1
    armies = max(armies, 1.0)
    worth = mean_set_value(params, state)
    for seat in range(players):
        if state.out_by[seat] == codes.IN_PLAY:
            _put_shares(params, state, scratch, seat, armies, incomes, living)
            _put_cards(state, scratch, seat, worth, armies)
            _put_order(scratch, seat, (seat - mover) % players, players)
            if params.goal == codes.GOAL_MISSIONS and seat == viewer:
                _put_mission(params, state, scratch, seat)
            elif params.goal == codes.GOAL_CAPITALS:
                _put_capitals(params, state, scratch, seat, viewer)
    _compare(params, state, scratch)


def _clear(params: Params, state: State, scratch: ExpertScratch) -> None:
    for seat in range(params.players):
        seen = scratch.features[seat]
        for number in range(FEATURES):
            seen[number] = 0.0
        income = state.counts[seat] // params.territories_per_army
        scratch.income[seat] = max(income, params.minimum_armies)
        scratch.armies[seat] = 0
        scratch.armies_at_border[seat] = 0
        scratch.armies_near[seat] = 0
        scratch.largest[seat] = 0
        scratch.second[seat] = 0
    for territory in range(params.territories):
        scratch.danger[territory] = 0.0


def _look_around(params: Params, state: State, scratch: ExpertScratch) -> None:
    """Compute the features of borders: the strength on each side, and possible captures."""
    third, allied = params.third, params.allied
    owners, armies = state.owner, state.armies
    for territory in range(params.territories):
        owner = owners[territory]
        if owner < 0:
            continue
        own = armies[territory]
        worst, by, near = 0, -1, 0
        for other in params.neighbours[territory]:
            if other < 0:
                break
            holder = owners[other]
            if holder != owner and holder >= 0:
                near += 1
                if armies[other] > worst and (holder != third or allied):
                    worst, by = armies[other], holder
        chance = 0.0
        if worst:
            chance = chance_to_win(scratch, worst + _ARRIVING, own)
            scratch.danger[territory] = chance
            if by != third:
                scratch.features[by][CHANCES] += chance
        if owner == third:
            continue
        scratch.armies[owner] += own
        if own > scratch.largest[owner]:
            scratch.second[owner] = scratch.largest[owner]
            scratch.largest[owner] = own
        elif own > scratch.second[owner]:
            scratch.second[owner] = own
        if near:
            scratch.armies_at_border[owner] += own
            scratch.armies_near[owner] += worst
            seen = scratch.features[owner]
            seen[BORDER_SHARE] += 1.0
            seen[DANGER] += chance


def _look_at_continents(params: Params, state: State, scratch: ExpertScratch) -> None:
    bonuses = 0.0
    for continent in range(params.continents):
        bonuses += params.bonus[continent]
    bonuses = max(1.0, bonuses)
    for continent in range(params.continents):
        bonus = params.bonus[continent] / bonuses
        for seat in range(params.players):
            scratch.held[seat] = 0
        size, worst, open_at = 0, 0.0, -1
        for member in params.members[continent]:
            if member < 0:
                break
            size += 1
            owner = state.owner[member]
            if 0 <= owner < params.players:
                scratch.held[owner] += 1
            if scratch.danger[member] > worst:
                worst, open_at = scratch.danger[member], member
        for seat in range(params.players):
            held = scratch.held[seat]
            if held == size:
                seen = scratch.features[seat]
                scratch.income[seat] += params.bonus[continent]
                seen[BONUS] += bonus
                seen[SAFE_BONUS] += bonus * (1.0 - worst)
                if open_at >= 0:
                    _note_breakable(params, state, scratch, seat, open_at, bonus * worst)
            elif held:
                part = held / size
                scratch.features[seat][NEARLY_HELD] += bonus * part * part * part


def _note_breakable(
    params: Params, state: State, scratch: ExpertScratch, holder: int, territory: int, worth: float
) -> None:
    """Credit the strongest seat next to a territory whose loss breaks another seat's continent."""
    worst, by = 0, -1
    for other in params.neighbours[territory]:
        if other < 0:
            break
        owner = state.owner[other]
        if owner != holder and owner >= 0 and state.armies[other] > worst:
            worst, by = state.armies[other], owner
    if by >= 0 and by != params.third:
        scratch.features[by][BREAKABLE] += worth


def _put_shares(
    params: Params, state: State, scratch: ExpertScratch, seat: int,
    armies: float, incomes: float, living: int,
) -> None:  # fmt: skip
    seen, size = scratch.features[seat], float(params.territories)
    held = float(max(1, state.counts[seat]))
    income, share = scratch.income[seat], scratch.armies[seat] / armies
    seen[TERRITORIES] = held / size
    seen[TERRITORIES_SQUARED] = held / size * held / size
    seen[ARMIES] = share
    seen[ARMIES_SQUARED] = share * share
    # A cheap stand-in for a logarithm: flat for many armies, steep for few.
    seen[LOG_ARMIES] = share * living / (1.0 + share * living)
    seen[INCOME] = income / 20.0
    seen[INCOME_SHARE] = income / max(1.0, incomes)
    seen[ARMIES_NOW] = income / armies
    seen[DANGER] /= held
    seen[CHANCES] /= size
    seen[BORDER_SHARE] /= held
    seen[ARMIES_AT_BORDER] = scratch.armies_at_border[seat] / armies
    seen[LARGEST_ARMY] = scratch.largest[seat] / armies
    seen[SECOND] = scratch.second[seat] / armies
    near = scratch.armies_near[seat]
    seen[PRESSURE] = near / (near + scratch.armies_at_border[seat] + 1.0)
    seen[FEW_LEFT] = 1.0 / held


def _put_cards(
    state: State, scratch: ExpertScratch, seat: int, worth: float, armies: float
) -> None:
    seen, cards = scratch.features[seat], state.hand_size[seat]
    part = worth / (armies + worth)
    seen[CARDS] = min(cards, 6) / 6.0
    if cards >= 5:
        seen[SET_NOW] = part
    elif cards == 4:
        seen[SET_NOW] = 0.8 * part
        seen[SET_NEAR] = part
    elif cards == 3:
        seen[SET_NOW] = 0.4 * part
        seen[SET_NEAR] = 0.8 * part
    elif cards == 2:
        seen[SET_NEAR] = 0.4 * part


def _put_order(scratch: ExpertScratch, seat: int, turns: int, players: int) -> None:
    seen, soon = scratch.features[seat], 1.0 - turns / players
    seen[TO_MOVE] = soon
    seen[TO_MOVE_ARMIES] = soon * seen[ARMIES]


def _put_mission(params: Params, state: State, scratch: ExpertScratch, seat: int) -> None:
    """Compute the viewer's mission progress: territories still to take, and the armies there."""
    mission = state.mission[seat]
    if mission < 0:
        return
    missing, cost = mission_distance(params, state, seat, mission)
    seen, own = scratch.features[seat], scratch.armies[seat]
    seen[OWN_MISSION] = 1.0
    seen[MISSION_LEFT] = 1.0 / (1.0 + missing / 3.0)
    seen[MISSION_COST] = own / (own + cost + missing + 1.0)


def continents_to_hold(params: Params, state: State, seat: int, wanted: Wanted) -> int:
    """Return the continents of a mission as bits, with the cheapest added if one may be chosen."""
    if not wanted.more:
        return wanted.continents
    least, found = 1e9, 0
    for continent in range(params.continents):
        if wanted.continents >> continent & 1:
            continue
        lacking, armies = lacking_in(params, state, seat, continent)
        if lacking + armies < least:
            least, found = float(lacking + armies), continent
    return wanted.continents | 1 << found


def mission_distance(params: Params, state: State, seat: int, mission: int) -> tuple[float, float]:
    """Count the territories that a mission still requires, and the armies that stand on them.

    If a mission requires several armies on each, a territory without them counts for part of one.
    """
    wanted = wanted_of(params, state, seat, mission)
    missing, cost = 0, 0.0
    if wanted.reading == CONTINENTS:
        continents = continents_to_hold(params, state, seat, wanted)
        for continent in range(params.continents):
            if continents >> continent & 1:
                lacking, armies = lacking_in(params, state, seat, continent)
                missing += lacking
                cost += armies
        return float(missing), cost
    if wanted.reading == DESTROY:
        for territory in range(params.territories):
            if state.owner[territory] == wanted.victim:
                missing += 1
                cost += state.armies[territory]
        return float(missing), cost
    held, each = state.counts[seat], wanted.armies
    missing = max(0, wanted.territories - held)
    if each == 1:
        return float(missing), 2.0 * missing
    weak = max(0, min(wanted.territories, held) - held_with(params, state, seat, each))
    return missing + weak / _WEAK, 3.0 * missing + weak


def known_capitals_held(params: Params, state: State, viewer: int, seat: int) -> int:
    """Count the capitals that a seat holds, as far as a viewer knows."""
    held = 0
    for other in range(params.players):
        if knows_capital(state, viewer, other) and state.owner[state.capital[other]] == seat:
            held += 1
    return held


def _put_capitals(
    params: Params, state: State, scratch: ExpertScratch, seat: int, viewer: int
) -> None:
    seen = scratch.features[seat]
    held = known_capitals_held(params, state, viewer, seat)
    seen[CAPITALS] = held / max(1, params.capitals_needed)
    if knows_capital(state, viewer, seat):
        capital = state.capital[seat]
        seen[OWN_MISSION] = 1.0
        if state.owner[capital] == seat:
            seen[CAPITAL_DANGER] = scratch.danger[capital]
        else:
            seen[MISSION_LEFT] = 1.0
            seen[MISSION_COST] = min(1.0, state.armies[capital] / 20.0)


def _compare(params: Params, state: State, scratch: ExpertScratch) -> None:
    """Compute the features that compare seats: the leader, and the weakest seat."""
    for seat in range(params.players):
        if state.out_by[seat] != codes.IN_PLAY:
            continue
        seen = scratch.features[seat]
        own = seen[ARMIES] + seen[INCOME_SHARE] + seen[TERRITORIES]
        strongest, weakest = 0.0, 9.0
        for other in range(params.players):
            if other != seat and state.out_by[other] == codes.IN_PLAY:
                row = scratch.features[other]
                strongest = max(strongest, row[ARMIES] + row[INCOME_SHARE] + row[TERRITORIES])
                weakest = min(weakest, row[ARMIES] + row[TERRITORIES])
        seen[LEADS] = own / (own + strongest + 0.01)
        if weakest < 9.0:
            seen[HUNTED] = seen[LARGEST_ARMY] / (seen[LARGEST_ARMY] + weakest + 0.01)


def score(scratch: ExpertScratch, seat: int) -> float:
    """Compute the raw score of a seat, before the seats are compared."""
    seen, weights = scratch.features[seat], scratch.weights
    total = 0.0
    for number in range(FEATURES):
        total += weights[number] * seen[number]
    for unit in range(HIDDEN):
        outer = scratch.output_weights[unit]
        if outer != 0.0:
            incoming = scratch.hidden_weights[unit]
            inner = scratch.hidden_bias[unit]
            for number in range(FEATURES):
                inner += incoming[number] * seen[number]
            total += outer * tanh(inner)
    return total


def put_chances(
    params: Params, state: State, scratch: ExpertScratch, viewer: int, mover: int
) -> None:
    """Compute each seat's chance of winning, assuming that ``mover`` has the next turn."""
    put_features(params, state, scratch, viewer, mover)
    most = -1e9
    for seat in range(params.players):
        scratch.chances[seat] = 0.0
        if state.out_by[seat] == codes.IN_PLAY:
            scratch.chances[seat] = score(scratch, seat)
            most = max(most, scratch.chances[seat])
    total = 0.0
    for seat in range(params.players):
        if state.out_by[seat] == codes.IN_PLAY:
            scratch.chances[seat] = exp(scratch.chances[seat] - most)
            total += scratch.chances[seat]
    for seat in range(params.players):
        scratch.chances[seat] /= total


def has_won(params: Params, state: State, seat: int) -> bool:
    """Whether a seat's own turn has won the game, as far as the seat knows."""
    if state.alive == 1:
        return state.out_by[seat] == codes.IN_PLAY
    if params.goal == codes.GOAL_MISSIONS:
        return mission_fulfilled(params, state, seat)
    if params.goal == codes.GOAL_CAPITALS:
        own = state.capital[seat]
        if own < 0 or state.owner[own] != seat:
            return False
        return known_capitals_held(params, state, seat, seat) >= params.capitals_needed
    return False


def next_seat(params: Params, state: State, seat: int) -> int:
    """Find the next seat in play after a given seat."""
    for step in range(1, params.players + 1):
        other = (seat + step) % params.players
        if state.out_by[other] == codes.IN_PLAY:
            return other
    return seat


def value_for(params: Params, trial: State, scratch: ExpertScratch, seat: int) -> float:
    """Return a position's value to a seat that ends its turn there; 1 means a win.

    The position is changed for a while, so it must be a trial position.
    """
    if has_won(params, trial, seat):
        return 1.0
    # The card for this turn is nearly certain, so count it as drawn.
    card = 1 if trial.captured == 1 and trial.turn == seat else 0
    trial.hand_size[seat] += card
    put_chances(params, trial, scratch, seat, next_seat(params, trial, trial.turn))
    trial.hand_size[seat] -= card
    if params.goal == codes.GOAL_CAPITALS:
        found = chance_to_find(params, trial, scratch, seat)
        return found + (1.0 - found) * scratch.chances[seat]
    return scratch.chances[seat]


def put_root(params: Params, state: State, scratch: ExpertScratch) -> None:
    """Copy a position to ``scratch.root`` for trials, and guess its hidden parts."""
    copy_open(params, state, scratch.root)
    if params.goal == codes.GOAL_CAPITALS:
        guess_capitals(params, state, state.actor, scratch.hiding)


def chance_to_find(params: Params, trial: State, scratch: ExpertScratch, seat: int) -> float:
    """Return the chance that a seat's captures include the hidden capital that it needs to win."""
    own = trial.capital[seat]
    if own < 0 or trial.owner[own] != seat:
        return 0.0
    if known_capitals_held(params, trial, seat, seat) + 1 < params.capitals_needed:
        return 0.0
    found = 0.0
    for territory in range(params.territories):
        if trial.owner[territory] == seat:
            found += scratch.hiding[territory]
    return min(1.0, found)


# ---- trial positions ---------------------------------------------------------------------------


def copy_open(params: Params, state: State, trial: State) -> None:
    """Copy everything in a position that its value depends on, but not the cards themselves.

    ``trial`` must have lists of its own, used by nobody else, as a new ``State`` has.
    """
    trial.phase = state.phase
    trial.turn = state.turn
    trial.actor = state.actor
    trial.round = state.round
    trial.sets_traded = state.sets_traded
    trial.captured = state.captured
    trial.alive = state.alive
    for territory in range(params.territories):
        trial.owner[territory] = state.owner[territory]
        trial.armies[territory] = state.armies[territory]
    for owner in range(params.players + 1):
        trial.counts[owner] = state.counts[owner]
    for seat in range(params.players):
        trial.mission[seat] = state.mission[seat]
        trial.capital[seat] = state.capital[seat]
        trial.shown[seat] = state.shown[seat]
        trial.out_by[seat] = state.out_by[seat]
        trial.hand_size[seat] = state.hand_size[seat]


def capture(params: Params, trial: State, source: int, target: int, left: int) -> int:
    """Capture a territory; leave behind only the armies that a mission requires, usually one.

    Returns the number of cards won, -1 if no seat is out.
    """
    attacker, loser = trial.owner[source], trial.owner[target]
    stay = 1 if attacker == params.third else armies_each(params, trial, attacker)
    stay = max(1, min(stay, left - 1))
    trial.armies[source] = stay
    trial.armies[target] = max(1, left - stay)
    give(trial, target, attacker)
    if attacker == params.third:
        return -1
    trial.captured = 1
    if loser == params.third or trial.counts[_count_of(params, loser)]:
        return -1
    trial.alive -= 1
    if loser < 0:
        return 0
    cards = trial.hand_size[loser]
    trial.out_by[loser] = attacker
    trial.hand_size[attacker] += cards
    trial.hand_size[loser] = 0
    return cards


def _count_of(params: Params, owner: int) -> int:
    """Return the index under which a trial position counts an owner's territories.

    Territories still free in the first placement count for the third army, which has none yet.
    So the first capture there looks like the end of a seat, which draws armies to
    places next to the third army's.
    """
    return owner if owner >= 0 else params.players


def value_if_lost(
    params: Params, trial: State, scratch: ExpertScratch, seat: int, source: int, target: int
) -> float:
    """Return the value of the position after an attack fought to the last army has failed."""
    armies, others = trial.armies[source], trial.armies[target]
    trial.armies[source] = 1
    trial.armies[target] = (others + 2) // 2
    value = value_for(params, trial, scratch, seat)
    trial.armies[source] = armies
    trial.armies[target] = others
    return value


def value_of_attack(
    params: Params, trial: State, scratch: ExpertScratch, seat: int, source: int, target: int
) -> float:
    """Return the value of an attack fought to the end; the trial position is left unchanged."""
    armies, others = trial.armies[source], trial.armies[target]
    chance = chance_to_win(scratch, armies, others)
    lost = 0.0
    if chance < 1.0:
        lost = value_if_lost(params, trial, scratch, seat, source, target)
    attacker, loser, captured = trial.owner[source], trial.owner[target], trial.captured
    cards = capture(params, trial, source, target, left_if_won(scratch, armies, others))
    won = value_for(params, trial, scratch, seat)
    if cards >= 0:
        trial.alive += 1
        if loser >= 0:
            trial.out_by[loser] = codes.IN_PLAY
            trial.hand_size[attacker] -= cards
            trial.hand_size[loser] = cards
    trial.owner[target] = loser
    trial.counts[attacker] -= 1
    trial.counts[_count_of(params, loser)] += 1
    trial.armies[source] = armies
    trial.armies[target] = others
    trial.captured = captured
    return chance * won + (1.0 - chance) * lost
