"""Each seat's chance to win, from the features and the trained weights."""

from __future__ import annotations

from math import exp, tanh
from typing import TYPE_CHECKING

from risk_widget.engine.codes import IN_PLAY
from risk_widget.fast import game_layout as of
from risk_widget.fast import position_layout as at
from risk_widget.fast.compiling import compiled
from risk_widget.fast.expert import mind_layout as mind_at
from risk_widget.fast.expert.value_features import known_capitals_held, put_features
from risk_widget.fast.goals import mission_fulfilled

if TYPE_CHECKING:
    from risk_widget.fast.compiling import Numbers
    from risk_widget.fast.expert.making import Reals


@compiled
def score(mind: Reals, seat: int) -> float:
    """The weight of a seat, before all are compared."""
    count = mind_at.FEATURES
    first = mind_at.SEEN + seat * count
    total = 0.0
    for number in range(count):
        total += mind[mind_at.WEIGHTS + number] * mind[first + number]
    place = mind_at.WEIGHTS + count
    for _ in range(mind_at.HIDDEN):
        outer = mind[place + count + 1]
        if outer != 0.0:
            inner = mind[place + count]
            for number in range(count):
                inner += mind[place + number] * mind[first + number]
            total += outer * tanh(inner)
        place += count + 2
    return total


@compiled
def put_chances(game: Numbers, now: Numbers, mind: Reals, viewer: int, mover: int) -> None:
    """Work out each seat's chance to win, with ``mover`` the next to have a turn."""
    put_features(game, now, mind, viewer, mover)
    players = game[of.PLAYERS]
    most = -1e9
    for seat in range(players):
        mind[mind_at.CHANCES + seat] = 0.0
        if now[at.OUT_BY + seat] == IN_PLAY:
            mind[mind_at.CHANCES + seat] = score(mind, seat)
            most = max(most, mind[mind_at.CHANCES + seat])
    total = 0.0
    for seat in range(players):
        if now[at.OUT_BY + seat] == IN_PLAY:
            mind[mind_at.CHANCES + seat] = exp(mind[mind_at.CHANCES + seat] - most)
            total += mind[mind_at.CHANCES + seat]
    for seat in range(players):
        mind[mind_at.CHANCES + seat] /= total


@compiled
def has_won(game: Numbers, now: Numbers, seat: int) -> bool:
    """Whether a seat has won on its own turn, as far as it can tell."""
    if now[at.ALIVE] == 1:
        return now[at.OUT_BY + seat] == IN_PLAY
    if game[of.GOAL] == of.GOAL_MISSIONS:
        return mission_fulfilled(game, now, seat)
    if game[of.GOAL] == of.GOAL_CAPITALS:
        own = now[at.CAPITAL + seat]
        if own < 0 or now[at.OWNER + own] != seat:
            return False
        return known_capitals_held(game, now, seat, seat) >= game[of.CAPITALS_NEEDED]
    return False


@compiled
def next_seat(game: Numbers, now: Numbers, seat: int) -> int:
    """The seat in play that has its turn after another one."""
    players = game[of.PLAYERS]
    for step in range(1, players + 1):
        other = (seat + step) % players
        if now[at.OUT_BY + other] == IN_PLAY:
            return other
    return seat


@compiled
def value_for(game: Numbers, now: Numbers, mind: Reals, seat: int) -> float:
    """What a position is worth to a seat that ends its turn in it: 1 is won."""
    if has_won(game, now, seat):
        return 1.0
    # The card for this turn is as good as drawn.
    card = 1 if now[at.CAPTURED] == 1 and now[at.TURN] == seat else 0
    now[at.HAND_SIZE + seat] += card
    put_chances(game, now, mind, seat, next_seat(game, now, now[at.TURN]))
    now[at.HAND_SIZE + seat] -= card
    return mind[mind_at.CHANCES + seat]
