"""Set-up: missions, the first seat, territories, armies, capitals, the deck (`engine.setup`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.engine.codes import IN_PLAY, NOBODY, UNKNOWN
from risk_widget.fast import game_layout as of
from risk_widget.fast import kinds
from risk_widget.fast import position_layout as at
from risk_widget.fast.cards import shuffle_deck
from risk_widget.fast.chance import die, shuffle
from risk_widget.fast.compiling import compiled
from risk_widget.fast.limits import MOST_CARDS
from risk_widget.fast.log import note
from risk_widget.fast.turn import start_turn

if TYPE_CHECKING:
    from risk_widget.fast.compiling import Numbers


@compiled
def begin_game(game: Numbers, now: Numbers, chance: Numbers, log: Numbers) -> None:
    """The first position in which somebody has to decide something."""
    _clear(game, now)
    players = game[of.PLAYERS]
    for seat in range(players):
        now[at.IN_HAND + seat] = game[of.STARTING_ARMIES]
    if game[of.GOAL] == of.GOAL_MISSIONS:
        _deal_missions(game, now, chance)
    now[at.STARTER] = _first_seat(game, now, chance, log)
    now[at.TURN] = now[at.ACTOR] = now[at.STARTER]
    if game[of.DEALT]:
        _deal(game, now, chance, log)
        _begin_placing(game, now, chance, log, now[at.STARTER])


@compiled
def _clear(game: Numbers, now: Numbers) -> None:
    for place in range(at.SIZE):
        now[place] = 0
    now[at.PHASE] = kinds.IN_CLAIM
    now[at.ALIVE] = game[of.PLAYERS]
    now[at.WINNER] = UNKNOWN
    for territory in range(game[of.TERRITORIES]):
        now[at.OWNER + territory] = NOBODY
        now[at.MOVED + territory] = -1
        now[at.TIRED + territory] = -1
    for seat in range(game[of.PLAYERS]):
        now[at.MISSION + seat] = -1
        now[at.CAPITAL + seat] = at.NO_CAPITAL
        now[at.OUT_BY + seat] = IN_PLAY


@compiled
def _deal_missions(game: Numbers, now: Numbers, chance: Numbers) -> None:
    count = game[of.WANTED_COUNT]
    for place in range(count):
        now[at.DECK + place] = game[of.WANTED + place]
    shuffle(chance, now, at.DECK, count)
    for seat in range(game[of.PLAYERS]):
        now[at.MISSION + seat] = now[at.DECK + seat]


@compiled
def _first_seat(game: Numbers, now: Numbers, chance: Numbers, log: Numbers) -> int:
    """Who starts (``setup.first-seat``)."""
    players, how = game[of.PLAYERS], game[of.FIRST_SEAT]
    if how == of.FIRST_LISTED:
        return 0
    if how == of.FIRST_WITHOUT_CARD:
        return game[of.TERRITORIES] % players
    tied, count = (1 << players) - 1, players
    while count > 1:
        highest, best, tied_now, count = 0, 0, tied, 0
        for seat in range(players):
            if not tied_now >> seat & 1:
                continue
            face = die(chance)
            now[at.DICE_READ] += 1
            note(log, kinds.STARTER, seat, face, 0)
            if face > highest:
                highest, best, count = face, 1 << seat, 1
            elif face == highest:
                best |= 1 << seat
                count += 1
        tied = best
    first = 0
    while not tied >> first & 1:
        first += 1
    return first


@compiled
def give(now: Numbers, territory: int, owner: int) -> None:
    """Give a territory, free or somebody else's, to another owner."""
    before = now[at.OWNER + territory]
    if before >= 0:
        now[at.COUNTS + before] -= 1
    now[at.COUNTS + owner] += 1
    now[at.OWNER + territory] = owner


@compiled
def _deal(game: Numbers, now: Numbers, chance: Numbers, log: Numbers) -> None:
    """Deal all territories, one army on each; a third army gets the last of each round."""
    size, players, third = game[of.TERRITORIES], game[of.PLAYERS], game[of.THIRD]
    receivers = players + game[of.HAS_THIRD]
    for territory in range(size):
        now[at.DECK + territory] = territory
    shuffle(chance, now, at.DECK, size)
    for number in range(size):
        territory, owner = now[at.DECK + number], number % receivers
        if owner != third:
            give(now, territory, owner)
            now[at.ARMIES + territory] = 1
        elif not game[of.THIRD_AFTER_PLACING]:
            give(now, territory, owner)
            now[at.ARMIES + territory] = game[of.THIRD_EACH]
    for seat in range(players):
        now[at.IN_HAND + seat] -= now[at.COUNTS + seat]
    for owner in range(receivers):
        if now[at.COUNTS + owner]:
            note(log, kinds.DEALT, owner, now[at.COUNTS + owner], 0)


@compiled
def apply_claim(
    game: Numbers, now: Numbers, chance: Numbers, log: Numbers, action: Numbers
) -> None:
    """Put the first army on a free territory; the next player's turn, or placing begins."""
    seat, territory, players = now[at.ACTOR], action[1], game[of.PLAYERS]
    give(now, territory, seat)
    now[at.ARMIES + territory] = 1
    now[at.IN_HAND + seat] = max(0, now[at.IN_HAND + seat] - 1)
    following = (seat + 1) % players
    if _all_claimed(game, now):
        first = now[at.STARTER] if game[of.STARTER_PLACES_FIRST] else following
        _begin_placing(game, now, chance, log, first)
    else:
        now[at.TURN] = now[at.ACTOR] = following


@compiled
def _all_claimed(game: Numbers, now: Numbers) -> bool:
    players, size = game[of.PLAYERS], game[of.TERRITORIES]
    claimed = 0
    for owner in range(players + 1):
        claimed += now[at.COUNTS + owner]
    if game[of.HAS_THIRD]:
        return claimed >= players * (size // (players + 1))
    return claimed == size


@compiled
def _begin_placing(game: Numbers, now: Numbers, chance: Numbers, log: Numbers, first: int) -> None:
    if not game[of.THIRD_AFTER_PLACING]:
        _set_down_third(game, now)
    now[at.PHASE] = kinds.IN_PLACE
    _next_to_place(game, now, chance, log, first)


@compiled
def _next_to_place(game: Numbers, now: Numbers, chance: Numbers, log: Numbers, first: int) -> None:
    """Let the next seat from ``first`` on that has armies in hand place one, or go on."""
    players = game[of.PLAYERS]
    for step in range(players):
        seat = (first + step) % players
        if now[at.IN_HAND + seat] and now[at.COUNTS + seat]:
            now[at.TURN] = now[at.ACTOR] = seat
            return
    _set_down_third(game, now)
    if game[of.GOAL] == of.GOAL_CAPITALS:
        now[at.PHASE] = kinds.IN_CAPITAL
        now[at.TURN] = now[at.ACTOR] = now[at.STARTER]
    else:
        _start_first_turn(game, now, chance, log)


@compiled
def apply_place_one(
    game: Numbers, now: Numbers, chance: Numbers, log: Numbers, action: Numbers
) -> None:
    """Put one army on an own territory; the next player's turn."""
    seat = now[at.ACTOR]
    now[at.ARMIES + action[1]] += 1
    now[at.IN_HAND + seat] -= 1
    _next_to_place(game, now, chance, log, (seat + 1) % game[of.PLAYERS])


@compiled
def _set_down_third(game: Numbers, now: Numbers) -> None:
    """Set the third army down on whatever is free (``setup.third-army``)."""
    if not game[of.HAS_THIRD]:
        return
    for territory in range(game[of.TERRITORIES]):
        if now[at.OWNER + territory] == NOBODY:
            give(now, territory, game[of.THIRD])
            now[at.ARMIES + territory] = game[of.THIRD_EACH]


@compiled
def apply_choose_capital(
    game: Numbers, now: Numbers, chance: Numbers, log: Numbers, action: Numbers
) -> None:
    """Note a seat's capital in secret; the next one, or the game begins."""
    seat, players = now[at.ACTOR], game[of.PLAYERS]
    now[at.CAPITAL + seat] = action[1]
    for step in range(1, players):
        following = (seat + step) % players
        if now[at.CAPITAL + following] == at.NO_CAPITAL and now[at.COUNTS + following]:
            now[at.TURN] = now[at.ACTOR] = following
            return
    _start_first_turn(game, now, chance, log)


@compiled
def _start_first_turn(game: Numbers, now: Numbers, chance: Numbers, log: Numbers) -> None:
    """Make the deck (``setup.deck``) and begin the first turn."""
    if not now[at.DECK_COUNT]:
        count = 0
        for card in range(game[of.CARDS]):
            if not _is_away(game, now, card):
                now[at.DECK + count] = card
                count += 1
        shuffle_deck(now, chance, log, count)
    now[at.ROUND] = 1
    start_turn(game, now, log, now[at.STARTER])


@compiled
def _is_away(game: Numbers, now: Numbers, card: int) -> bool:
    """Whether a card is in a hand, aside, or shows a capital."""
    for seat in range(game[of.PLAYERS]):
        if now[at.CAPITAL + seat] == card:
            return True
        hand = at.HAND + seat * MOST_CARDS
        for place in range(hand, hand + now[at.HAND_SIZE + seat]):
            if now[place] == card:
                return True
    for place in range(at.DISCARD, at.DISCARD + now[at.DISCARD_COUNT]):
        if now[place] == card:
            return True
    return False
