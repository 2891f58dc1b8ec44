"""What is told of a position, seat by seat: the numbers that the value is made of.

A viewer knows its own mission and capital, and what has been shown; viewer -1 is the public.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from risk_widget.engine.codes import IN_PLAY
from risk_widget.fast import game_layout as of
from risk_widget.fast import position_layout as at
from risk_widget.fast.compiling import compiled
from risk_widget.fast.expert import mind_layout as mind_at
from risk_widget.fast.limits import MOST_NEIGHBOURS

if TYPE_CHECKING:
    from risk_widget.fast.compiling import Numbers
    from risk_widget.fast.expert.making import Reals

NAMES: Final = (
    "territories", "armies", "log_armies", "income_share", "income", "bonus", "safe_bonus",
    "nearly_held", "cards", "set_near", "set_now", "border_share", "armies_at_border",
    "largest", "second", "danger", "chances", "to_move", "to_move_armies", "pressure",
    "mission_left", "mission_cost", "capitals", "capital_danger", "breakable", "armies_squared",
    "territories_squared", "leads", "hunted", "few_left", "own_mission", "armies_now",
)  # fmt: skip
"""The features in their order."""

(
    TERRITORIES, ARMIES, LOG_ARMIES, INCOME_SHARE, INCOME, BONUS, SAFE_BONUS,
    NEARLY_HELD, CARDS, SET_NEAR, SET_NOW, BORDER_SHARE, ARMIES_AT_BORDER,
    LARGEST, SECOND, DANGER, CHANCES, TO_MOVE, TO_MOVE_ARMIES, PRESSURE,
    MISSION_LEFT, MISSION_COST, CAPITALS, CAPITAL_DANGER, BREAKABLE, ARMIES_SQUARED,
    TERRITORIES_SQUARED, LEADS, HUNTED, FEW_LEFT, OWN_MISSION, ARMIES_NOW,
) = range(mind_at.FEATURES)  # fmt: skip

_ARRIVING = 3
"""Armies that a neighbour is taken to bring along."""


@compiled
def chance_to_win(mind: Reals, attackers: int, defenders: int) -> float:
    """Chance that attackers, the one that stays included, beat the defenders."""
    largest = mind_at.LARGEST
    most = max(attackers, defenders)
    if most > largest:
        attackers = attackers * largest // most
        defenders = max(1, defenders * largest // most)
    return mind[mind_at.WIN + attackers * mind_at.SIDE + defenders]


@compiled
def left_if_won(mind: Reals, attackers: int, defenders: int) -> int:
    """Attackers expected to be left after a victory, the one that stays included."""
    largest = mind_at.LARGEST
    most = max(attackers, defenders)
    some, others = attackers, defenders
    if most > largest:
        some = attackers * largest // most
        others = max(1, defenders * largest // most)
    place = some * mind_at.SIDE + others
    chance = mind[mind_at.WIN + place]
    if chance <= 0:
        return 2
    left = mind[mind_at.LEFT + place] / chance
    if most > largest:
        left = left * most / largest
    return max(2, min(attackers, int(left + 0.5)))


@compiled
def next_set_worth(game: Numbers, now: Numbers) -> float:
    """About what the next set brings."""
    if game[of.RISING]:
        traded, count = now[at.SETS_TRADED], game[of.RISING_COUNT]
        if traded < count:
            return float(game[of.RISING_VALUES + traded])
        last = game[of.RISING_VALUES + count - 1]
        return float(last + (traded - count + 1) * game[of.RISING_STEP])
    total = 0.0
    for which in range(4):
        total += game[of.FIXED_VALUES + which]
    return total / 4


@compiled
def put_features(game: Numbers, now: Numbers, mind: Reals, viewer: int, mover: int) -> None:
    """Work out the features of all seats, with ``mover`` the next to have a turn."""
    players, third = game[of.PLAYERS], game[of.THIRD]
    _clear(game, mind, players)
    for seat in range(players):
        held = now[at.COUNTS + seat]
        income = max(held // game[of.TERRITORIES_PER_ARMY], game[of.MINIMUM_ARMIES])
        mind[mind_at.INCOME + seat] = float(income)
    _look_around(game, now, mind, third)
    _look_at_continents(game, now, mind, players)
    armies, incomes, living = 0.0, 0.0, 0
    for seat in range(players):
        if now[at.OUT_BY + seat] == IN_PLAY:
            armies += mind[mind_at.TOTAL + seat]
            incomes += mind[mind_at.INCOME + seat]
            living += 1
    armies = max(armies, 1.0)
    worth = next_set_worth(game, now)
    for seat in range(players):
        if now[at.OUT_BY + seat] == IN_PLAY:
            first = mind_at.SEEN + seat * mind_at.FEATURES
            _put_shares(game, now, mind, seat, first, armies, incomes, living)
            _put_cards(now, mind, seat, first, worth, armies)
            _put_order(mind, first, (seat - mover) % players, players)
            if game[of.GOAL] == of.GOAL_MISSIONS and seat == viewer:
                _put_mission(game, now, mind, seat, first)
            elif game[of.GOAL] == of.GOAL_CAPITALS:
                _put_capitals(game, now, mind, seat, first, viewer)
    _compare(now, mind, players)


@compiled
def _clear(game: Numbers, mind: Reals, players: int) -> None:
    for place in range(mind_at.SEEN, mind_at.SEEN + players * mind_at.FEATURES):
        mind[place] = 0.0
    for place in range(mind_at.INCOME, mind_at.BEST):
        mind[place] = 0.0
    for place in range(mind_at.DANGER, mind_at.DANGER + game[of.TERRITORIES]):
        mind[place] = 0.0


@compiled
def _look_around(game: Numbers, now: Numbers, mind: Reals, third: int) -> None:
    """Borders: who stands where, who could take what."""
    side, win = mind_at.SIDE, mind_at.WIN
    allied = game[of.ALLIED]
    for territory in range(game[of.TERRITORIES]):
        owner = now[at.OWNER + territory]
        if owner < 0:
            continue
        own = now[at.ARMIES + territory]
        worst, by, near = 0, -1, 0
        first = of.NEIGHBOUR + territory * MOST_NEIGHBOURS
        for place in range(first, first + game[of.DEGREE + territory]):
            other = game[place]
            holder = now[at.OWNER + other]
            if holder != owner and holder >= 0:
                near += 1
                if (holder != third or allied) and now[at.ARMIES + other] > worst:
                    worst, by = now[at.ARMIES + other], holder
        chance = 0.0
        if worst:
            attackers, defenders = worst + _ARRIVING, own
            most = max(attackers, defenders)
            if most > mind_at.LARGEST:
                attackers = attackers * mind_at.LARGEST // most
                defenders = max(1, defenders * mind_at.LARGEST // most)
            chance = mind[win + attackers * side + defenders]
            mind[mind_at.DANGER + territory] = chance
            if by != third:
                mind[mind_at.SEEN + by * mind_at.FEATURES + CHANCES] += chance
        if owner == third:
            continue
        seen = mind_at.SEEN + owner * mind_at.FEATURES
        mind[mind_at.TOTAL + owner] += own
        if own > mind[mind_at.TOP + owner]:
            mind[mind_at.SECOND + owner] = mind[mind_at.TOP + owner]
            mind[mind_at.TOP + owner] = own
        elif own > mind[mind_at.SECOND + owner]:
            mind[mind_at.SECOND + owner] = own
        if near:
            mind[mind_at.SIDES + owner] += own
            mind[mind_at.NEAR + owner] += worst
            mind[seen + BORDER_SHARE] += 1.0
            mind[seen + DANGER] += chance


@compiled
def _look_at_continents(game: Numbers, now: Numbers, mind: Reals, players: int) -> None:
    bonuses = 0.0
    for continent in range(game[of.CONTINENTS]):
        bonuses += game[of.BONUS + continent]
    bonuses = max(1.0, bonuses)
    for continent in range(game[of.CONTINENTS]):
        begin, end = game[of.MEMBERS_FROM + continent], game[of.MEMBERS_FROM + continent + 1]
        bonus = game[of.BONUS + continent] / bonuses
        worst, open_at = 0.0, -1
        for place in range(begin, end):
            member = game[of.MEMBER + place]
            if mind[mind_at.DANGER + member] > worst:
                worst, open_at = mind[mind_at.DANGER + member], member
        for seat in range(players):
            held = 0
            for place in range(begin, end):
                if now[at.OWNER + game[of.MEMBER + place]] == seat:
                    held += 1
            first = mind_at.SEEN + seat * mind_at.FEATURES
            if held == end - begin:
                mind[mind_at.INCOME + seat] += game[of.BONUS + continent]
                mind[first + BONUS] += bonus
                mind[first + SAFE_BONUS] += bonus * (1.0 - worst)
                if open_at >= 0:
                    _note_breakable(game, now, mind, seat, open_at, bonus * worst)
            elif held:
                part = held / (end - begin)
                mind[first + NEARLY_HELD] += bonus * part * part * part


@compiled
def _note_breakable(
    game: Numbers, now: Numbers, mind: Reals, holder: int, territory: int, worth: float
) -> None:
    """Credit whoever stands strongest before the gap in another one's continent."""
    worst, by = 0, -1
    first = of.NEIGHBOUR + territory * MOST_NEIGHBOURS
    for place in range(first, first + game[of.DEGREE + territory]):
        other = game[place]
        owner = now[at.OWNER + other]
        if owner != holder and owner >= 0 and now[at.ARMIES + other] > worst:
            worst, by = now[at.ARMIES + other], owner
    if by >= 0 and by != game[of.THIRD]:
        mind[mind_at.SEEN + by * mind_at.FEATURES + BREAKABLE] += worth


@compiled
def _put_shares(
    game: Numbers, now: Numbers, mind: Reals, seat: int, first: int,
    armies: float, incomes: float, living: int,
) -> None:  # fmt: skip
    size = float(game[of.TERRITORIES])
    held = float(max(1, now[at.COUNTS + seat]))
    own = mind[mind_at.TOTAL + seat]
    share = own / armies
    mind[first + TERRITORIES] = held / size
    mind[first + TERRITORIES_SQUARED] = held / size * held / size
    mind[first + ARMIES] = share
    mind[first + ARMIES_SQUARED] = share * share
    # A logarithm without its cost: flat for many armies, steep for few.
    mind[first + LOG_ARMIES] = share * living / (1.0 + share * living)
    mind[first + INCOME] = mind[mind_at.INCOME + seat] / 20.0
    mind[first + INCOME_SHARE] = mind[mind_at.INCOME + seat] / max(1.0, incomes)
    mind[first + ARMIES_NOW] = mind[mind_at.INCOME + seat] / armies
    mind[first + DANGER] /= held
    mind[first + CHANCES] /= size
    mind[first + BORDER_SHARE] /= held
    mind[first + ARMIES_AT_BORDER] = mind[mind_at.SIDES + seat] / armies
    mind[first + LARGEST] = mind[mind_at.TOP + seat] / armies
    mind[first + SECOND] = mind[mind_at.SECOND + seat] / armies
    near = mind[mind_at.NEAR + seat]
    mind[first + PRESSURE] = near / (near + mind[mind_at.SIDES + seat] + 1.0)
    mind[first + FEW_LEFT] = 1.0 / held


@compiled
def _put_cards(
    now: Numbers, mind: Reals, seat: int, first: int, worth: float, armies: float
) -> None:
    cards = now[at.HAND_SIZE + seat]
    part = worth / (armies + worth)
    mind[first + CARDS] = min(cards, 6) / 6.0
    if cards >= 5:
        mind[first + SET_NOW] = part
    elif cards == 4:
        mind[first + SET_NOW] = 0.8 * part
        mind[first + SET_NEAR] = part
    elif cards == 3:
        mind[first + SET_NOW] = 0.4 * part
        mind[first + SET_NEAR] = 0.8 * part
    elif cards == 2:
        mind[first + SET_NEAR] = 0.4 * part


@compiled
def _put_order(mind: Reals, first: int, turns: int, players: int) -> None:
    soon = 1.0 - turns / players
    mind[first + TO_MOVE] = soon
    mind[first + TO_MOVE_ARMIES] = soon * mind[first + ARMIES]


@compiled
def _put_mission(game: Numbers, now: Numbers, mind: Reals, seat: int, first: int) -> None:
    """How far the viewer's mission is: territories still to take, and the armies there."""
    mission = now[at.MISSION + seat]
    if mission < 0:
        return
    missing, cost = mission_distance(game, now, seat, mission)
    own = mind[mind_at.TOTAL + seat]
    mind[first + OWN_MISSION] = 1.0
    mind[first + MISSION_LEFT] = 1.0 / (1.0 + missing / 3.0)
    mind[first + MISSION_COST] = own / (own + cost + missing + 1.0)


@compiled
def continent_distance(game: Numbers, now: Numbers, seat: int, continent: int) -> tuple[int, float]:
    """Territories of a continent that a seat lacks, and the armies that stand on them."""
    lacking, armies = 0, 0.0
    for place in range(game[of.MEMBERS_FROM + continent], game[of.MEMBERS_FROM + continent + 1]):
        member = game[of.MEMBER + place]
        if now[at.OWNER + member] != seat:
            lacking += 1
            armies += now[at.ARMIES + member]
    return lacking, armies


@compiled
def mission_distance(game: Numbers, now: Numbers, seat: int, mission: int) -> tuple[int, float]:
    """Territories that a mission still wants, and the armies that stand on them."""
    goal = of.GOALS + mission * of.GOAL_SIZE
    wanted = game[goal + of.GOAL_CONTINENTS]
    missing, cost = 0, 0.0
    if wanted:
        cheapest, cheapest_cost = 1 << 20, 0.0
        for continent in range(game[of.CONTINENTS]):
            lacking, armies = continent_distance(game, now, seat, continent)
            if wanted >> continent & 1:
                missing += lacking
                cost += armies
            elif lacking + armies < cheapest + cheapest_cost:
                cheapest, cheapest_cost = lacking, armies
        if game[goal + of.GOAL_MORE] and cheapest < 1 << 20:
            missing += cheapest
            cost += cheapest_cost
        return missing, cost
    target = game[goal + of.GOAL_DESTROY]
    if target >= 0 and target != seat and now[at.OUT_BY + target] == IN_PLAY:
        for territory in range(game[of.TERRITORIES]):
            if now[at.OWNER + territory] == target:
                missing += 1
                cost += now[at.ARMIES + territory]
        return missing, cost
    missing = max(0, game[goal + of.GOAL_TERRITORIES] - now[at.COUNTS + seat])
    each = game[goal + of.GOAL_ARMIES]
    if each > 1:
        strong = 0
        for territory in range(game[of.TERRITORIES]):
            if now[at.OWNER + territory] == seat and now[at.ARMIES + territory] >= each:
                strong += 1
        cost += max(0, game[goal + of.GOAL_TERRITORIES] - strong)
    return missing, cost + 2.0 * missing


@compiled
def knows_capital(now: Numbers, viewer: int, seat: int) -> bool:
    """Whether a viewer knows where a seat's capital is."""
    return now[at.CAPITAL + seat] >= 0 and (seat == viewer or now[at.SHOWN + seat] == 1)


@compiled
def known_capitals_held(game: Numbers, now: Numbers, viewer: int, seat: int) -> int:
    """Capitals that a seat holds, as far as a viewer knows."""
    held = 0
    for other in range(game[of.PLAYERS]):
        if knows_capital(now, viewer, other) and now[at.OWNER + now[at.CAPITAL + other]] == seat:
            held += 1
    return held


@compiled
def _put_capitals(
    game: Numbers, now: Numbers, mind: Reals, seat: int, first: int, viewer: int
) -> None:
    held = known_capitals_held(game, now, viewer, seat)
    mind[first + CAPITALS] = held / max(1, game[of.CAPITALS_NEEDED])
    if knows_capital(now, viewer, seat):
        capital = now[at.CAPITAL + seat]
        mind[first + OWN_MISSION] = 1.0
        if now[at.OWNER + capital] == seat:
            mind[first + CAPITAL_DANGER] = mind[mind_at.DANGER + capital]
        else:
            mind[first + MISSION_LEFT] = 1.0
            mind[first + MISSION_COST] = min(1.0, now[at.ARMIES + capital] / 20.0)


@compiled
def _compare(now: Numbers, mind: Reals, players: int) -> None:
    """What only shows beside the others: who leads, and who is weakest."""
    for seat in range(players):
        if now[at.OUT_BY + seat] != IN_PLAY:
            continue
        first = mind_at.SEEN + seat * mind_at.FEATURES
        own = mind[first + ARMIES] + mind[first + INCOME_SHARE] + mind[first + TERRITORIES]
        strongest, weakest = 0.0, 9.0
        for other in range(players):
            if other != seat and now[at.OUT_BY + other] == IN_PLAY:
                place = mind_at.SEEN + other * mind_at.FEATURES
                theirs = mind[place + ARMIES] + mind[place + INCOME_SHARE]
                theirs += mind[place + TERRITORIES]
                strongest = max(strongest, theirs)
                weakest = min(weakest, mind[place + ARMIES] + mind[place + TERRITORIES])
        mind[first + LEADS] = own / (own + strongest + 0.01)
        if weakest < 9.0:
            mind[first + HUNTED] = mind[first + LARGEST] / (mind[first + LARGEST] + weakest + 0.01)
