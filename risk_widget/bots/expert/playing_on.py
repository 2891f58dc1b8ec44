"""A deeper search than the expert's, which judges each candidate by many continued games.

The expert values the position that a plan leads to, but can only guess the replies of the others.
Here the turn and the replies are played on with each of a few candidates: the expert's choice,
other actions that it considered, and the planning bot's choice. Each time, all that is hidden
is dealt again, with the same cards and dice for all candidates. The planning bot
plays for all seats, and the expert values the position one round later. A candidate that falls
clearly behind is given up early. The budget is a number of continued games, never a time, so that a
seed gives the same game again.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

from risk_widget.bots.common import decide, faces_others, pick, restart
from risk_widget.bots.dealing import deal_anew, guess_capitals
from risk_widget.bots.expert.choosing import choose_as_expert
from risk_widget.bots.expert.value import chance_to_win, put_chances
from risk_widget.bots.planning import choose_by_plan
from risk_widget.bots.scratch import new_room, room, sizes_of
from risk_widget.bots.styles import BOLD, CAUTIOUS
from risk_widget.engine import codes
from risk_widget.engine.cards import must_trade
from risk_widget.engine.combat import most_attacking
from risk_widget.engine.state import State, put_position  # noqa: TC001
from risk_widget.engine.step import step

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    from risk_widget.bots.common import Rng
    from risk_widget.bots.expert.scratch import ExpertScratch
    from risk_widget.bots.scratch import Scratch
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.params import Params

T = TypeVar("T")

PLAYS: Final = 1000
"""The most games that are continued for a decision, which limits the depth of the search."""
PLAYS_AT_TABLE: Final = 80
"""The same limit for Python games, lower because nothing is compiled."""
CANDIDATES: Final = 24
"""The most candidates to compare."""
_FOLLOWED: Final = 5
"""The most candidates taken from the attacks that the expert considered."""
_TOGETHER: Final = 4
"""The number of games continued from each candidate between two comparisons."""
_CLEARLY: Final = 2.0
"""The number of standard errors behind the best at which a candidate is given up."""
_LEAST_ERROR: Final = 0.001
_GOES_ON: Final = 0.2
"""The least chance at which a candidate attack is continued."""
_SEEDS: Final = 1 << 30
_PATIENCE: Final = 40
"""The number of rounds after which the master plays like the expert, which then avoids waiting."""


@room
class Unread:
    """A log that records nothing; only compiled games need this object.

    Attributes:
        keeps: 0, so that nothing is recorded.
        count, rows: as in other logs.
    """

    keeps: int
    count: int
    rows: Annotated[list[list[int]], "unread", "row"]


@room
class Foresight:
    """The working space for games continued from candidates.

    Attributes:
        plays: the budget of a decision, in continued games.
        count: the number of candidates.
        candidates: their actions, five numbers each; ``total``: the summed value of a candidate's
            games, ``squares``: the sum of squares; ``is_open``: 1 until it is given up.
        pool: cards or missions to deal.
        dealt: the position with all that is hidden dealt again; ``trial``: the one in play.
        dice: the random numbers of the continued games.
        log: the log of these games.
    """

    plays: int
    count: int
    candidates: Annotated[list[list[int]], "candidates", "action"]
    total: Annotated[list[float], "candidates"]
    squares: Annotated[list[float], "candidates"]
    is_open: Annotated[list[int], "candidates"]
    pool: Annotated[list[int], "pool"]
    dealt: State
    trial: State
    dice: Annotated[list[int], "chance"]
    log: Unread


def new_foresight(config: GameConfig, dice: Rng, plays: int) -> Foresight:
    """Make the working space for continuing games in Python.

    Args:
        config: the configuration of the game.
        dice: a source of chance used for nothing else (`Dice`).
        plays: the budget of a decision, in continued games.
    """
    sizes = {
        **sizes_of(config),
        "candidates": CANDIDATES,
        "action": codes.ACTION_SIZE,
        "pool": max(config.params.cards, config.params.wanted_count),
        "chance": 0,
    }
    new: Any = new_room(Foresight, sizes)
    new.plays, new.dice, new.log = plays, dice, None
    new.dealt, new.trial = config.empty_state(), config.empty_state()
    made: Foresight = new
    return made


class Dice(Random):
    """Dice, shuffles and random choices of bots, for games continued without a compiler."""

    def dice(self, _position: int, count: int) -> tuple[int, ...]:
        """Roll dice."""
        return tuple(self.choices(range(1, 7), k=count))

    def shuffled(self, _purpose: str, _position: int, items: Sequence[T]) -> tuple[T, ...]:
        """Return the items in random order."""
        return tuple(self.sample(items, len(items)))


def choose_by_playing_on(
    params: Params,
    state: State,
    rng: Rng,
    table: Scratch,
    expert: ExpertScratch,
    foresight: Foresight,
    action: MutableSequence[int],
) -> None:
    """Write the candidate action that does best in games continued from it.

    Args:
        params: the parameters of the game.
        state: the position; it is only read, and only as far as the acting seat may know it.
        rng: gives the seed of the continued games.
        table: the planning bot's scratch space.
        expert: the expert's scratch space.
        foresight: working space for playing on.
        action: room for five numbers (`risk_widget.engine.codes`).
    """
    seat, trial = state.actor, foresight.trial
    put_position(trial, state)
    choose_as_expert(params, trial, expert, action)
    foresight.count = 0
    _add(foresight, action)
    if state.round <= _PATIENCE:
        _gather(params, trial, expert, foresight, action)
    if foresight.count > 1:
        seed = pick(rng, _SEEDS)
        restart(foresight.dice, seed)
        choose_by_plan(params, trial, foresight.dice, table, CAUTIOUS, action)
        _add(foresight, action)
        choose_by_plan(params, trial, foresight.dice, table, BOLD, action)
        _add(foresight, action)
        _play_all(params, state, seat, seed, table, expert, foresight, action)
    best = foresight.candidates[_leader(foresight)]
    decide(action, best[0], best[1], best[2], best[3], best[4])


# ---- candidates --------------------------------------------------------------------------------


def _add(foresight: Foresight, action: Sequence[int]) -> None:
    """Add an action to the candidates, unless it is already among them or there are too many."""
    count = foresight.count
    for number in range(count):
        there, same = foresight.candidates[number], 0
        for place in range(4):  # where the bonus goes hardly matters
            if there[place] == action[place]:
                same += 1
        if same == 4:
            return
    if count < CANDIDATES:
        for place in range(codes.ACTION_SIZE):
            foresight.candidates[count][place] = action[place]
        foresight.total[count] = foresight.squares[count] = 0.0
        foresight.is_open[count] = 1
        foresight.count = count + 1


def _suggest(
    foresight: Foresight, action: MutableSequence[int], kind: int, a: int, b: int, c: int
) -> None:
    decide(action, kind, a, b, c, -1)
    _add(foresight, action)


def _gather(
    params: Params,
    state: State,
    expert: ExpertScratch,
    foresight: Foresight,
    action: MutableSequence[int],
) -> None:
    """Add the other candidates of the phase, if it is worth continuing games in that phase."""
    phase = state.phase
    if phase == codes.IN_ATTACK:
        for number in range(min(_FOLLOWED, expert.width)):
            if expert.first_value[number] < 0.0:
                break
            source = expert.first_source[number]
            armies = most_attacking(params, state, source)
            target = expert.first_target[number]
            _suggest(foresight, action, codes.ATTACK, source, target, armies)
        _suggest(foresight, action, codes.END_PHASE, -1, -1, -1)
    elif phase == codes.IN_OCCUPY:
        fewest, most = state.attacking, state.armies[state.source] - 1
        _suggest(foresight, action, codes.OCCUPY, most, -1, -1)
        _suggest(foresight, action, codes.OCCUPY, fewest, -1, -1)
        _suggest(foresight, action, codes.OCCUPY, (fewest + most) // 2, -1, -1)
    elif phase == codes.IN_FORTIFY:
        _suggest(foresight, action, codes.END_PHASE, -1, -1, -1)
    elif phase == codes.IN_REINFORCE:
        if state.to_place and not (action[0] == codes.TRADE and must_trade(params, state)):
            _gather_places(params, state, foresight, action, state.to_place)
    elif phase == codes.IN_PLACE:
        _gather_places(params, state, foresight, action, 1)
    elif phase == codes.IN_CAPITAL:
        for territory in range(params.territories):
            if state.owner[territory] == state.actor:
                _suggest(foresight, action, codes.CHOOSE_CAPITAL, territory, -1, -1)


def _gather_places(
    params: Params, state: State, foresight: Foresight, action: MutableSequence[int], armies: int
) -> None:
    """Add a candidate for each border territory: all armies placed there."""
    for territory in range(params.territories):
        if state.owner[territory] == state.actor and faces_others(params, state, territory):
            _suggest(foresight, action, codes.PLACE, territory, armies, -1)


# ---- comparing candidates ----------------------------------------------------------------------


def _play_all(
    params: Params, state: State, seat: int, seed: int, table: Scratch, expert: ExpertScratch,
    foresight: Foresight, action: MutableSequence[int],
) -> None:  # fmt: skip
    """Play on with each candidate in turn, until the budget is used up or one candidate is left."""
    dice, trial, dealt = foresight.dice, foresight.trial, foresight.dealt
    games = plays = 0
    left = foresight.count
    guess_capitals(params, state, seat, expert.hiding)
    while left > 1 and plays + left <= foresight.plays:
        games += 1
        plays += left
        restart(dice, seed + games)
        deal_anew(params, dealt, state, seat, expert.hiding, dice, foresight.pool)
        for number in range(foresight.count):
            if foresight.is_open[number]:
                put_position(trial, dealt)
                restart(dice, seed + games)
                _try_out(params, seat, table, expert, foresight, number, action)
                value = _play_on(params, state, seat, table, expert, foresight, action)
                foresight.total[number] += value
                foresight.squares[number] += value * value
        if games % _TOGETHER == 0:
            left -= _give_up(foresight, games)


def _leader(foresight: Foresight) -> int:
    """Find the best candidate so far; among equals, the first."""
    best = 0
    for number in range(foresight.count):
        ahead = foresight.total[number] > foresight.total[best]
        if foresight.is_open[number] and (ahead or not foresight.is_open[best]):
            best = number
    return best


def _give_up(foresight: Foresight, games: int) -> int:
    """Give up candidates clearly behind the best. Returns how many."""
    given_up, best = 0, _leader(foresight)
    spread = _spread(foresight, best, games)
    for number in range(foresight.count):
        if foresight.is_open[number] and number != best:
            error = sqrt((spread + _spread(foresight, number, games)) / games)
            behind = (foresight.total[best] - foresight.total[number]) / games
            if behind > _CLEARLY * (error + _LEAST_ERROR):
                foresight.is_open[number] = 0
                given_up += 1
    return given_up


def _spread(foresight: Foresight, number: int, games: int) -> float:
    """Compute the variance of the value of a candidate's games."""
    mean = foresight.total[number] / games
    return max(0.0, foresight.squares[number] / games - mean * mean)


# ---- playing on --------------------------------------------------------------------------------


def _carry_out(params: Params, foresight: Foresight, action: Sequence[int]) -> None:
    dice: Any = foresight.dice
    log: Any = foresight.log
    kind, a, b, c, d = action[0], action[1], action[2], action[3], action[4]
    step(params, foresight.trial, dice, log, kind, a, b, c, d)


def _try_out(
    params: Params, seat: int, table: Scratch, expert: ExpertScratch, foresight: Foresight,
    number: int, action: MutableSequence[int],
) -> None:  # fmt: skip
    """Carry out a candidate; continue an attack until it is won or hopeless."""
    trial, candidate = foresight.trial, foresight.candidates[number]
    _carry_out(params, foresight, candidate)
    if candidate[0] != codes.ATTACK:
        return
    source, target = candidate[1], candidate[2]
    while trial.owner[target] != seat:
        if trial.phase == codes.IN_ATTACK:
            armies = most_attacking(params, trial, source)
            chance = chance_to_win(expert, trial.armies[source], trial.armies[target])
            if armies < 1 or chance < _GOES_ON:
                return
            decide(action, codes.ATTACK, source, target, armies, -1)
        elif trial.phase == codes.IN_DEFEND:
            choose_by_plan(params, trial, foresight.dice, table, CAUTIOUS, action)
        else:
            return
        _carry_out(params, foresight, action)


def _play_on(
    params: Params, state: State, seat: int, table: Scratch, expert: ExpertScratch,
    foresight: Foresight, action: MutableSequence[int],
) -> float:  # fmt: skip
    """Play on until the seat has its next turn. Returns the seat's chance of winning then."""
    trial = foresight.trial
    while trial.phase != codes.OVER and trial.out_by[seat] == codes.IN_PLAY:
        if trial.round > state.round and trial.turn == seat and trial.phase >= codes.IN_REINFORCE:
            put_chances(params, trial, expert, seat, seat)
            return expert.chances[seat]
        choose_by_plan(params, trial, foresight.dice, table, CAUTIOUS, action)
        _carry_out(params, foresight, action)
    return 1.0 if trial.phase == codes.OVER and trial.winner == seat else 0.0
