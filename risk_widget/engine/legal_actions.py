"""The legal actions of a position as a lazy sequence in a fixed order."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, overload

from risk_widget.engine.action_blocks import Attacks, Listed, Moves, Numbers, Places, Territories
from risk_widget.engine.actions import (
    Action,
    ChooseCapital,
    Claim,
    Defend,
    EndPhase,
    Occupy,
    Trade,
    parse_action,
)
from risk_widget.engine.borders import borders
from risk_widget.engine.cards import card_of_set, set_after, trading_stopped
from risk_widget.engine.codes import IN_CLAIM, NOBODY, PHASES
from risk_widget.engine.combat import defence_dice
from risk_widget.engine.legality import (
    bonus_choices,
    check,
    check_end_reinforce,
    most_to_place,
    occupy_range,
    owner_to_place,
)
from risk_widget.engine.refusals import IllegalAction

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from risk_widget.engine.action_blocks import Block
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State

    Blocks = tuple[tuple[Block, ...], int]
    """The blocks of a phase's actions, and how many actions they hold together."""

_END = EndPhase()
_NOT_READ = object()
"""What no action is: stands for the item read last where none has been."""


class LegalActions(Sequence[Action]):
    """All legal actions of the seat that must act; every amount counts as an action of its own.

    Nothing is listed until it is asked for. ``in`` checks a single action, of the seat that must
    act, in the form of a tuple or of JSON data; it also knows what the list leaves out: a trade
    lists each set once, in the order of the hand, and is as legal in another order.

    ``state`` is the position that it lists, and ``last`` the item that was read last: who carries
    that out there need not check it again.
    """

    __slots__ = ("_blocks", "_config", "_length", "last", "state")

    _config: GameConfig
    state: State
    last: object
    _blocks: tuple[Block, ...]
    _length: int

    @classmethod
    def of(cls, config: GameConfig, state: State) -> LegalActions:
        """The legal actions of a position."""
        new: LegalActions = _new(cls)
        new._config = config
        new.state = state
        new.last = _NOT_READ
        new._blocks, new._length = _BLOCKS[state.phase](config, state)
        return new

    @classmethod
    def none(cls) -> LegalActions:
        """No legal actions, of no position."""
        new: LegalActions = _new(cls)
        new.last = _NOT_READ
        new._blocks, new._length = (), 0
        return new

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if type(index) is not int:
            if isinstance(index, slice):
                return [self[i] for i in range(*index.indices(self._length))]
            index = operator.index(index)
        if index < 0:
            index += self._length
            if index < 0:
                raise IndexError("there are not so many legal actions")
        for block in self._blocks:
            length = block.length
            if index < length:
                self.last = action = block.item(self._config, index)
                return action
            index -= length
        raise IndexError("there are not so many legal actions")

    def __iter__(self) -> Iterator[Action]:
        for block in self._blocks:
            for index in range(block.length):
                yield block.item(self._config, index)

    def __contains__(self, action: object) -> bool:
        try:
            parsed = parse_action(action)
        except IllegalAction:
            return False
        return bool(self._length) and check(self._config, self.state, parsed) is None

    def __repr__(self) -> str:
        shown = ", ".join(repr(action) for action in self[:3])
        if self._length > 3:
            return f"<LegalActions {shown}, … {self._length} in all>"
        return f"<LegalActions {shown}>"

    def _repr_html_(self) -> str:
        from risk_widget.engine.shown_actions import legal_actions_html

        return legal_actions_html(self, self._config, self.state) if self._length else ""


_new = object.__new__  # less work than a class with __init__, and this is done for every action
NOTHING_LISTED = LegalActions.none()
_JUST_END = Listed([_END])
_NO_BLOCKS: Blocks = ((), 0)


def territories_to_choose(config: GameConfig, state: State) -> tuple[Sequence[int], int]:
    """The territories that can be chosen alone, and the armies that can go on each at most."""
    if state.phase == IN_CLAIM:
        return [t for t, held_by in enumerate(state.owner) if held_by == NOBODY], 1
    owner, most = owner_to_place(config, state), most_to_place(state)
    return borders(config, state).territories[owner], most


def attacks(config: GameConfig, state: State) -> Attacks:
    """Every possible attack of this phase."""
    listed = state.listed
    if type(listed) is not Attacks:
        state.listed = listed = Attacks(config, state)
    return listed


def moves(config: GameConfig, state: State) -> Moves:
    """Every possible movement."""
    listed = state.listed
    if type(listed) is not Moves:
        state.listed = listed = Moves(config, state)
    return listed


def sets_to_trade(config: GameConfig, state: State) -> Iterator[tuple[int, int, int]]:
    """Every set of the acting seat's hand that can be traded, in the order of the hand."""
    params, seat = config.params, state.actor
    if trading_stopped(params, state):
        return
    number = set_after(params, state, seat, -1)
    while number >= 0:
        first, second, third = (card_of_set(state, seat, number, which) for which in range(3))
        yield first, second, third
        number = set_after(params, state, seat, number)


def trades(config: GameConfig, state: State) -> list[Action]:
    """Every set of the acting seat's hand, and every choice of bonus territory with it."""
    found: list[Action] = []
    for cards in sets_to_trade(config, state):
        choices = bonus_choices(config, state, cards)
        ids = tuple(config.card_ids[card] for card in cards)
        if None in choices:  # the only place for the bonus need not be named
            found.append(Trade(ids))
        else:
            found += [Trade(ids, config.ids[place]) for place in choices if place is not None]
    return found


def _each_territory(kind: type[Claim | ChooseCapital]) -> Callable[[GameConfig, State], Blocks]:
    def listed(config: GameConfig, state: State) -> Blocks:
        territories, _ = territories_to_choose(config, state)
        return (Territories(kind, territories),), len(territories)

    return listed


def _place(config: GameConfig, state: State) -> Blocks:
    block = Places(*territories_to_choose(config, state))
    return (block,), block.length


def _reinforce(config: GameConfig, state: State) -> Blocks:
    last: Block | None = None
    if state.to_place:
        known = state.borders or borders(config, state)
        last = Places(known.territories[state.actor], state.to_place)
    elif check_end_reinforce(config, state, _END) is None:
        last = _JUST_END
    if state.hand_size[state.actor] > 2:
        first = state.listed
        if type(first) is not Listed:
            state.listed = first = Listed(trades(config, state))
        if last is None:
            return (first,), first.length
        return (first, last), first.length + last.length
    return ((last,), last.length) if last is not None else _NO_BLOCKS


def _attack(config: GameConfig, state: State) -> Blocks:
    block = state.listed
    if type(block) is not Attacks:
        state.listed = block = Attacks(config, state)
    return (block, _JUST_END), block.length + 1


def _defend(config: GameConfig, state: State) -> Blocks:
    most = defence_dice(config.params, state, state.target)
    return (_defences(most),), most


@cache
def _defences(most: int) -> Numbers:
    return Numbers(Defend, 1, most)


def _occupy(config: GameConfig, state: State) -> Blocks:
    del config
    fewest, most = occupy_range(state)
    return (Numbers(Occupy, fewest, most),), most - fewest + 1


def _fortify(config: GameConfig, state: State) -> Blocks:
    block = state.listed
    if type(block) is not Moves:
        state.listed = block = Moves(config, state)
    return (block, _JUST_END), block.length + 1


def _over(config: GameConfig, state: State) -> Blocks:
    del config, state
    return _NO_BLOCKS


_BY_PHASE: dict[str, Callable[[GameConfig, State], Blocks]] = {
    "claim": _each_territory(Claim),
    "place": _place,
    "capital": _each_territory(ChooseCapital),
    "reinforce": _reinforce,
    "reinforce_third": _place,
    "attack": _attack,
    "attack_third": _attack,
    "defend": _defend,
    "occupy": _occupy,
    "fortify": _fortify,
    "over": _over,
}
_BLOCKS = tuple(_BY_PHASE[phase] for phase in PHASES)
