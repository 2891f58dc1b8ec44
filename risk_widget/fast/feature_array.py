"""A position as one seat sees it, as an array (`risk_widget.environments.features`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from risk_widget.engine.codes import IN_PLAY
from risk_widget.fast import game_layout as of
from risk_widget.fast import kinds
from risk_widget.fast import position_layout as at
from risk_widget.fast.cards import next_set_worth
from risk_widget.fast.compiling import compiled
from risk_widget.fast.limits import MOST_CARDS

if TYPE_CHECKING:
    from risk_widget.fast.compiling import Numbers

PARTS: Final = (
    "armies", "hand", "hand_counts", "discard", "mission", "capital", "capitals_shown", "phase",
    "turn", "actor", "playing", "in_hand", "battle_source", "battle_target", "battle_roll",
    "moved", "tired", "numbers",
)  # fmt: skip
"""The parts of the array, in the order in which their beginnings are handed in."""
_ARMIES: Final = 0
_HAND: Final = 1
_HAND_COUNTS: Final = 2
_DISCARD: Final = 3
_MISSION: Final = 4
_CAPITAL: Final = 5
_CAPITALS_SHOWN: Final = 6
_PHASE: Final = 7
_TURN: Final = 8
_ACTOR: Final = 9
_PLAYING: Final = 10
_IN_HAND: Final = 11
_BATTLE_SOURCE: Final = 12
_BATTLE_TARGET: Final = 13
_BATTLE_ROLL: Final = 14
_MOVED: Final = 15
_TIRED: Final = 16
_NUMBERS: Final = 17


@compiled
def fill_features(game: Numbers, now: Numbers, seat: int, firsts: Numbers, found: Numbers) -> None:
    """Fill in an array of zeros with what a seat sees; ``firsts``: where each part begins."""
    _see_territories(game, now, seat, firsts, found)
    _see_seats(game, now, seat, firsts, found)
    hand = at.HAND + seat * MOST_CARDS
    for place in range(hand, hand + now[at.HAND_SIZE + seat]):
        found[firsts[_HAND] + now[place]] = 1
    for place in range(at.DISCARD, at.DISCARD + now[at.DISCARD_COUNT]):
        found[firsts[_DISCARD] + now[place]] = 1
    if now[at.MISSION + seat] >= 0:
        found[firsts[_MISSION] + now[at.MISSION + seat]] = 1
    found[firsts[_PHASE] + now[at.PHASE]] = 1
    _see_numbers(game, now, firsts, found)


@compiled
def _see_territories(
    game: Numbers, now: Numbers, seat: int, firsts: Numbers, found: Numbers
) -> None:
    size, players = game[of.TERRITORIES], game[of.PLAYERS]
    for territory in range(size):
        owner = now[at.OWNER + territory]
        if owner >= 0:
            column = (owner - seat) % players if owner < players else players
            found[firsts[_ARMIES] + column * size + territory] = now[at.ARMIES + territory]
        found[firsts[_MOVED] + territory] = now[at.MOVED + territory] + 1
        found[firsts[_TIRED] + territory] = max(0, now[at.TIRED + territory])


@compiled
def _see_seats(game: Numbers, now: Numbers, seat: int, firsts: Numbers, found: Numbers) -> None:
    players = game[of.PLAYERS]
    for step in range(players):
        other = (seat + step) % players
        found[firsts[_HAND_COUNTS] + step] = now[at.HAND_SIZE + other]
        found[firsts[_PLAYING] + step] = now[at.OUT_BY + other] == IN_PLAY
        found[firsts[_IN_HAND] + step] = now[at.IN_HAND + other]
        capital = now[at.CAPITAL + other]
        if capital >= 0:
            if step == 0:
                found[firsts[_CAPITAL] + capital] = 1
            if now[at.SHOWN + other]:
                found[firsts[_CAPITALS_SHOWN] + capital] = step + 1
    found[firsts[_TURN] + (now[at.TURN] - seat) % players] = 1
    if now[at.PHASE] != kinds.OVER:
        found[firsts[_ACTOR] + (now[at.ACTOR] - seat) % players] = 1


@compiled
def _see_numbers(game: Numbers, now: Numbers, firsts: Numbers, found: Numbers) -> None:
    phase, first = now[at.PHASE], firsts[_NUMBERS]
    found[first] = now[at.ROUND]
    setting_up = phase in (kinds.IN_CLAIM, kinds.IN_PLACE)
    found[first + 1] = now[at.IN_HAND + now[at.ACTOR]] if setting_up else now[at.TO_PLACE]
    found[first + 2] = now[at.SETS_TRADED]
    found[first + 3] = next_set_worth(game, now) if game[of.RISING] else 0
    found[first + 4] = now[at.DECK_COUNT]
    found[first + 5] = now[at.THIRD_OWED]
    found[first + 6] = now[at.CAPTURED]
    found[first + 7] = now[at.MID_COMBAT]
    if not now[at.FIGHTING]:
        return
    found[first + 8] = now[at.ATTACKING]
    found[first + 9] = now[at.DICE]
    found[firsts[_BATTLE_SOURCE] + now[at.SOURCE]] = 1
    found[firsts[_BATTLE_TARGET] + now[at.TARGET]] = 1
    for place in range(now[at.ROLLED]):
        found[firsts[_BATTLE_ROLL] + place] = now[at.ROLL + place]
