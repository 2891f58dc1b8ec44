"""The numbered actions of a board: every action has a fixed number, whatever the position.

A number says which part of the table an action is in, and its place within that part. What it
means depends on the position: a number of armies is the fewest, half or
all that may go, so that the table stays finite. `docs/laboratory.md` lists the parts.

The functions behind the table work on plain numbers: Python games run them as they are, the
compiled game compiles them.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import cached_property
from typing import TYPE_CHECKING, Final

from risk_widget.reading.spelling import not_installed

try:
    import numpy as np
except ImportError as _error:
    raise ImportError(not_installed("a table of actions", "numpy", "learn")) from _error

from risk_widget.bots.base import choose_within
from risk_widget.bots.common import decide
from risk_widget.bots.trading import hand_in, own_places, picks_bonus, place_of_bonus
from risk_widget.engine import codes
from risk_widget.engine.actions import action_of, parse_action
from risk_widget.engine.cards import SET_SIZE, must_trade, set_after, trading_stopped
from risk_widget.engine.combat import defence_dice, may_be_attacked, most_attacking
from risk_widget.engine.step import step
from risk_widget.engine.turn import most_to_move

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, MutableSequence

    from numpy.typing import NDArray

    from risk_widget.bots.base import Bot
    from risk_widget.engine.actions import Action
    from risk_widget.engine.chance import Chance
    from risk_widget.engine.codes import Log
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.core_game import CoreGame
    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State

    LegalNumbers = MutableSequence[int]

__all__ = ["AMOUNTS", "TRADES", "ActionTable"]

AMOUNTS: Final = 3
"""The number of amounts to choose from: the fewest armies, half, or all."""
TRADES: Final = 12
"""The most numbers for trading sets; a seat with more sets, which is rare, can trade again."""

PARTS: Final = (
    "end_phase", "claim", "choose_capital", "place", "trade", "attack", "defend", "occupy",
    "fortify",
)  # fmt: skip
"""The parts of the table, in order."""
FIELDS: Final[Mapping[str, tuple[object, ...]]] = dict.fromkeys((*PARTS, "size"), (int,))
"""The fields of `ActionParts`, from which `risk_widget.compiled` makes a record."""

_WORDS: Final = ("fewest", "half", "all")
_EXACT: Final = ("cards", "bonus", "dice")
"""Fields of an action that must match exactly, since they are neither territories nor armies."""


class ActionParts:
    """The number at which each part of the table begins.

    Attributes:
        size: the number of actions in the table.
    """

    __slots__ = tuple(FIELDS)

    end_phase: int
    claim: int
    choose_capital: int
    place: int
    trade: int
    attack: int
    defend: int
    occupy: int
    fortify: int
    size: int

    def __init__(self, firsts: Mapping[str, int], size: int) -> None:
        for part in PARTS:
            setattr(self, part, firsts[part])
        self.size = size


class ActionTable:
    """The table that numbers all actions on a board.

    Attributes:
        size: the number of actions in the table.
        parts: the kind of action -> the number of its first action.
        starts: the number at which each part begins, in a form for compiled functions too.
    """

    def __init__(self, config: GameConfig) -> None:
        """Number the actions of a game."""
        self._config = config
        places, self._armies = config.size, config.params.attack_armies
        self._borders = [(a, b) for a, around in enumerate(config.neighbours) for b in around]
        sizes = {
            "end_phase": 1,
            "claim": places,
            "choose_capital": places,
            "place": places * AMOUNTS,
            "trade": TRADES,
            "attack": len(self._borders) * self._armies,
            "defend": max(config.dice.defence),
            "occupy": AMOUNTS,
            "fortify": len(self._borders) * AMOUNTS,
        }
        self.parts: dict[str, int] = {}
        self.size: int = 0
        for kind in PARTS:
            self.parts[kind] = self.size
            self.size += sizes[kind]
        self.starts: ActionParts = ActionParts(self.parts, self.size)
        self._kinds, self._firsts = [*self.parts], [*self.parts.values()]

    def legal(self, state: State) -> list[int]:
        """List the numbers of the legal actions, in order, for the seat that must act."""
        found = [0] * (self.size + 1)
        list_numbers(self._config.params, state, self.starts, found)
        return found[1 : found[0] + 1]

    def mask(self, state: State) -> NDArray[np.int8]:
        """Return 1 for each legal action of the seat that must act, 0 for all others."""
        mask: NDArray[np.int8] = np.zeros(self.size, np.int8)
        mask[self.legal(state)] = 1
        return mask

    def action(self, number: int, state: State) -> Action:
        """Return the action that a legal number stands for in this position."""
        action = [-1] * codes.ACTION_SIZE
        read_number(self._config.params, state, self.starts, number, action)
        return action_of(self._config, action)

    def choice_of(self, bot: Bot, game: CoreGame, numbers: Iterable[int]) -> int:
        """Return a bot's choice for the seat that must act, as a number.

        Args:
            bot: the bot; it sees only what the seat may see.
            game: the position.
            numbers: of the legal actions. An amount missing from the table becomes the nearest.

        Raises:
            ValueError: the bot names an action that is not legal.
        """
        action = parse_action(choose_within(bot, game.observe(game.actor), None))
        if action not in game.legal_actions():
            raise ValueError(f"action {action.to_dict()} is not legal now")
        return self.nearest(action, numbers, game.state)

    def nearest(self, action: Action, numbers: Iterable[int], state: State) -> int:
        """Find the number of an action, or of the nearest one in the table.

        The table has only three amounts: any other becomes the nearest of them. An attack's dice
        are as many as its armies, and a set without a number becomes one that has a number.

        Args:
            action: a legal action.
            numbers: of the legal actions.
            state: the current position.

        Raises:
            ValueError: no number has a similar action.
        """
        wanted = action.to_dict()
        armies = wanted.get("armies", 0)
        where = {key: wanted.get(key) for key in ("territory", "source", "target")}
        found: list[tuple[bool, int, int]] = []
        for number in numbers:
            if self._kind(number)[0] == action.type:
                here = self.action(number, state).to_dict()
                if all(here.get(key) == place for key, place in where.items()):
                    exact = all(here.get(key) == wanted.get(key) for key in _EXACT)
                    found.append((not exact, abs(here.get("armies", 0) - armies), number))
        if not found:
            raise ValueError(f"action {wanted} is not legal now")
        return min(found)[2]

    def _kind(self, number: int) -> tuple[str, int]:
        """Find the part containing a number, and the position within it."""
        at = bisect_right(self._firsts, number) - 1
        return self._kinds[at], number - self._firsts[at]

    @cached_property
    def names(self) -> tuple[str, ...]:
        """All actions in the table's notation, ordered by number."""
        return tuple(map(self.name, range(self.size)))

    def name(self, number: int) -> str:
        """Format an action in the table's notation.

        Raises:
            ValueError: the table has no such number.
        """
        if not 0 <= number < self.size:
            raise ValueError(f"there is no action {number}: numbers go from 0 to {self.size - 1}")
        kind, at = self._kind(number)
        ids = self._config.ids
        if kind in ("claim", "choose_capital"):
            return f"{kind} {ids[at]}"
        if kind == "place":
            return f"place {ids[at // AMOUNTS]} {_WORDS[at % AMOUNTS]}"
        if kind == "attack":
            source, target = self._borders[at // self._armies]
            return f"attack {ids[source]} {ids[target]} {at % self._armies + 1}"
        if kind == "fortify":
            source, target = self._borders[at // AMOUNTS]
            return f"fortify {ids[source]} {ids[target]} {_WORDS[at % AMOUNTS]}"
        if kind == "occupy":
            return f"occupy {_WORDS[at]}"
        return kind if kind == "end_phase" else f"{kind} {at + 1}"


# ---- from a position to the numbers of its legal actions ---------------------------------------


def list_numbers(params: Params, state: State, parts: ActionParts, found: LegalNumbers) -> None:
    """List the legal actions of the seat that must act: the count, then the numbers in order."""
    found[0] = 0
    phase, seat, most = state.phase, state.actor, state.to_place
    if phase == codes.IN_CLAIM:
        _list_territories(params, state, found, parts.claim, codes.NOBODY)
    elif phase == codes.IN_CAPITAL:
        _list_territories(params, state, found, parts.choose_capital, seat)
    elif phase == codes.IN_PLACE:
        _list_places(params, state, found, parts.place, seat, 1)
    elif phase == codes.IN_REINFORCE:
        if most:
            _list_places(params, state, found, parts.place, seat, most)
        elif not must_trade(params, state):
            _add(found, parts.end_phase)
        for number in range(_count_trades(params, state)):
            _add(found, parts.trade + number)
    elif phase == codes.IN_REINFORCE_THIRD:
        _list_places(params, state, found, parts.place, params.third, most)
    elif phase == codes.IN_ATTACK:
        _list_attacks(params, state, parts, found, seat)
    elif phase == codes.IN_ATTACK_THIRD:
        _list_attacks(params, state, parts, found, params.third)
    elif phase == codes.IN_DEFEND:
        for number in range(defence_dice(params, state, state.target)):
            _add(found, parts.defend + number)
    elif phase == codes.IN_OCCUPY:
        _list_amounts(found, parts.occupy, state.attacking, state.armies[state.source] - 1)
    elif phase == codes.IN_FORTIFY:
        _list_moves(params, state, parts, found)


def _add(found: LegalNumbers, number: int) -> None:
    count = found[0] + 1
    found[0] = count
    found[count] = number


def _list_amounts(found: LegalNumbers, first: int, fewest: int, most: int) -> None:
    """List the fewest, half and all armies, with each number listed only once."""
    _add(found, first)
    if fewest < (fewest + most) // 2 < most:
        _add(found, first + 1)
    if most > fewest:
        _add(found, first + 2)


def _list_territories(
    params: Params, state: State, found: LegalNumbers, first: int, owner: int
) -> None:
    """List an owner's territories."""
    for territory in range(params.territories):
        if state.owner[territory] == owner:
            _add(found, first + territory)


def _list_places(
    params: Params, state: State, found: LegalNumbers, first: int, owner: int, most: int
) -> None:
    """List an owner's territories, with the numbers of armies that may be placed there."""
    for territory in range(params.territories):
        if state.owner[territory] == owner:
            _list_amounts(found, first + territory * AMOUNTS, 1, most)


def _choices(params: Params, state: State, number: int) -> int:
    """Count the actions for trading a set: one for each territory that may get the bonus."""
    return own_places(params, state, number) if picks_bonus(params, state, number) else 1


def _count_trades(params: Params, state: State) -> int:
    """Count the possible trades, as far as the table has room for them."""
    seat, count = state.actor, 0
    if state.hand_size[seat] < SET_SIZE or trading_stopped(params, state):
        return 0
    number = set_after(params, state, seat, -1)
    while number >= 0 and count < TRADES:
        count += _choices(params, state, number)
        number = set_after(params, state, seat, number)
    return min(count, TRADES)


def _list_attacks(
    params: Params, state: State, parts: ActionParts, found: LegalNumbers, attacker: int
) -> None:
    _add(found, parts.end_phase)
    first, each = parts.attack, params.attack_armies
    for source in range(params.territories):
        if state.owner[source] == attacker and state.armies[source] > 1:
            most = most_attacking(params, state, source)
            number = first
            for target in params.neighbours[source]:
                if target < 0:
                    break
                if may_be_attacked(params, state, attacker, target):
                    for armies in range(most):
                        _add(found, number + armies)
                number += each
        first += params.degree[source] * each


def _list_moves(params: Params, state: State, parts: ActionParts, found: LegalNumbers) -> None:
    _add(found, parts.end_phase)
    first = parts.fortify
    for source in range(params.territories):
        if state.owner[source] == state.actor and state.armies[source] > 1:
            number = first
            for target in params.neighbours[source]:
                if target < 0:
                    break
                most = most_to_move(params, state, source, target)
                if most:
                    _list_amounts(found, number, 1, most)
                number += AMOUNTS
        first += params.degree[source] * AMOUNTS


# ---- from a number to its action ---------------------------------------------------------------


def read_number(
    params: Params, state: State, parts: ActionParts, number: int, action: MutableSequence[int]
) -> None:
    """Write the action that a legal number stands for (as in `risk_widget.engine.codes`)."""
    if number >= parts.fortify:
        _read_move(params, state, number - parts.fortify, action)
    elif number >= parts.occupy:
        most = state.armies[state.source] - 1
        armies = _amount(number - parts.occupy, state.attacking, most)
        decide(action, codes.OCCUPY, armies, -1, -1, -1)
    elif number >= parts.defend:
        decide(action, codes.DEFEND, number - parts.defend + 1, -1, -1, -1)
    elif number >= parts.attack:
        _read_attack(params, number - parts.attack, action)
    elif number >= parts.trade:
        _read_trade(params, state, number - parts.trade, action)
    elif number >= parts.place:
        number -= parts.place
        most = 1 if state.phase == codes.IN_PLACE else state.to_place
        armies = _amount(number % AMOUNTS, 1, most)
        decide(action, codes.PLACE, number // AMOUNTS, armies, -1, -1)
    elif number >= parts.choose_capital:
        decide(action, codes.CHOOSE_CAPITAL, number - parts.choose_capital, -1, -1, -1)
    elif number >= parts.claim:
        decide(action, codes.CLAIM, number - parts.claim, -1, -1, -1)
    else:
        decide(action, codes.END_PHASE, -1, -1, -1, -1)


def _amount(which: int, fewest: int, most: int) -> int:
    if which == 0:
        return fewest
    return most if which == 2 else (fewest + most) // 2


def _read_attack(params: Params, number: int, action: MutableSequence[int]) -> None:
    border = number // params.attack_armies
    source = _source_of(params, border)
    target = params.neighbours[source][border - _borders_before(params, source)]
    decide(action, codes.ATTACK, source, target, number % params.attack_armies + 1, -1)


def _read_move(params: Params, state: State, number: int, action: MutableSequence[int]) -> None:
    way = number // AMOUNTS
    source = _source_of(params, way)
    target = params.neighbours[source][way - _borders_before(params, source)]
    armies = _amount(number % AMOUNTS, 1, most_to_move(params, state, source, target))
    decide(action, codes.FORTIFY, source, target, armies, -1)


def _source_of(params: Params, border: int) -> int:
    """Find the source territory of a border crossing; borders are sorted by source."""
    source = 0
    while border >= params.degree[source]:
        border -= params.degree[source]
        source += 1
    return source


def _borders_before(params: Params, source: int) -> int:
    before = 0
    for territory in range(source):
        before += params.degree[territory]
    return before


def _read_trade(params: Params, state: State, which: int, action: MutableSequence[int]) -> None:
    seat = state.actor
    number = set_after(params, state, seat, -1)
    choices = _choices(params, state, number)
    while which >= choices:
        which -= choices
        number = set_after(params, state, seat, number)
        choices = _choices(params, state, number)
    bonus = place_of_bonus(params, state, number, which) if choices > 1 else -1
    hand_in(state, action, number, bonus)


def take_number(
    params: Params, state: State, chance: Chance, log: Log, parts: ActionParts, number: int,
    action: MutableSequence[int],
) -> None:  # fmt: skip
    """Carry out the action that a legal number stands for."""
    read_number(params, state, parts, number, action)
    step(params, state, chance, log, action[0], action[1], action[2], action[3], action[4])
