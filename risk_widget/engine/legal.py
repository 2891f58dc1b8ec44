"""The legal actions of a position as a lazy sequence in a fixed order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, overload

from risk_widget.engine.actions import (
    Action,
    Attack,
    ChooseCapital,
    Claim,
    Defend,
    EndPhase,
    Fortify,
    Occupy,
    Place,
    Trade,
    parse_action,
)
from risk_widget.engine.borders import borders
from risk_widget.engine.capture import occupy_range
from risk_widget.engine.cards import bonus_places, sets_in
from risk_widget.engine.combat import most_attackers
from risk_widget.engine.errors import IllegalAction
from risk_widget.engine.phases import HANDLERS, verify
from risk_widget.engine.setting import NOBODY

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from risk_widget.engine.setting import Setting
    from risk_widget.engine.state import State

_END = EndPhase()
_make = tuple.__new__  # half the time of calling the class, where most actions are made


class LegalActions(Sequence[Action]):
    """All legal actions of the seat that must act; every amount counts as an action of its own.

    Nothing is listed until it is asked for. ``in`` checks a single action, of the seat that must
    act, in the form of a tuple or of JSON data; it also knows what the list leaves out: a trade
    lists each set once, in the order of the hand, and is as legal in another order.
    """

    __slots__ = ("_blocks", "_length", "_setting", "_state")

    def __init__(self, setting: Setting, state: State) -> None:
        self._setting = setting
        self._state = state
        self._blocks = blocks = _BLOCKS[state.phase](setting, state)
        length = 0
        for block in blocks:
            length += block.length
        self._length = length

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(self._length))]
        if index < 0:
            index += self._length
        if index >= 0:
            for block in self._blocks:
                length = block.length
                if index < length:
                    return block.item(self._setting, index)
                index -= length
        raise IndexError("there are not so many legal actions")

    def __iter__(self) -> Iterator[Action]:
        for block in self._blocks:
            for index in range(block.length):
                yield block.item(self._setting, index)

    def __contains__(self, action: object) -> bool:
        try:
            parsed = parse_action(action)
        except IllegalAction:
            return False
        return verify(self._setting, self._state, parsed) is None

    def __repr__(self) -> str:
        shown = ", ".join(repr(action) for action in self[:3])
        more = f", … {self._length} in all" if self._length > 3 else ""
        return f"<LegalActions {shown}{more}>"


class _Listed:
    """A few actions, listed."""

    __slots__ = ("actions", "length")

    def __init__(self, actions: list[Action]) -> None:
        self.actions = actions
        self.length = len(actions)

    def item(self, setting: Setting, index: int) -> Action:
        del setting
        return self.actions[index]


class _Numbers:
    """A number from the fewest to the most: dice of a defence, armies that move in."""

    __slots__ = ("fewest", "kind", "length")

    def __init__(self, kind: type[Defend | Occupy], fewest: int, most: int) -> None:
        self.kind = kind
        self.fewest = fewest
        self.length = most - fewest + 1

    def item(self, setting: Setting, index: int) -> Action:
        del setting
        return _make(self.kind, (self.fewest + index,))


class _Places:
    """Up to so many armies on any of these territories."""

    __slots__ = ("length", "most", "territories")

    def __init__(self, territories: Sequence[int], most: int) -> None:
        self.territories = territories
        self.most = most
        self.length = len(territories) * most

    def item(self, setting: Setting, index: int) -> Action:
        territory, armies = divmod(index, self.most)
        return _make(Place, (setting.ids[self.territories[territory]], armies + 1))


class _Attacks:
    """Attacks with every number of armies, and of dice where that is a choice."""

    __slots__ = ("length", "rows")

    def __init__(self, setting: Setting, state: State) -> None:
        armies, shapes_of = state.armies, setting.attack_shapes
        last = len(shapes_of) - 1
        lands, enemies, _ = borders(setting, state)
        side = state.actor
        if state.phase == "attack_third":
            side = setting.third
            enemies = [_of_turn(state, facing) for facing in enemies]
        able = []
        length = 0
        for source in lands[side]:  # the hottest loop of random play
            there = armies[source]
            if there > 1:
                targets = enemies[source]
                if targets:
                    shapes = shapes_of[there] if there < last else shapes_of[last]
                    length += len(targets) * len(shapes)
                    able.append((source, targets, shapes))
        self.rows = able
        self.length = length

    def item(self, setting: Setting, index: int) -> Action:
        for source, targets, shapes in self.rows:
            count = len(targets) * len(shapes)
            if index < count:
                target, shape = divmod(index, len(shapes))
                ids = setting.ids
                return _make(Attack, (ids[source], ids[targets[target]], *shapes[shape]))
            index -= count
        raise IndexError(index)


class _Moves:
    """Movements with every number of armies."""

    __slots__ = ("length", "rows")

    def __init__(self, rows: list[tuple[int, tuple[int, ...], int]]) -> None:
        self.rows = rows
        length = 0
        for _, targets, most in rows:
            length += len(targets) * most
        self.length = length

    def item(self, setting: Setting, index: int) -> Action:
        for source, targets, most in self.rows:
            count = len(targets) * most
            if index < count:
                target, armies = divmod(index, most)
                ids = setting.ids
                return _make(Fortify, (ids[source], ids[targets[target]], armies + 1))
            index -= count
        raise IndexError(index)


_Block = _Listed | _Numbers | _Places | _Attacks | _Moves
_JUST_END = _Listed([_END])


def territories_of(state: State, owner: int) -> list[int]:
    """The territories of an owner, in the order of the board."""
    return [t for t, held_by in enumerate(state.owner) if held_by == owner]


def attack_rows(setting: Setting, state: State) -> list[tuple[int, tuple[int, ...], int]]:
    """Every possible attack of this phase: from where, to where, with how many armies at most."""
    return [
        (source, targets, most_attackers(setting, state.armies[source]))
        for source, targets, _ in _Attacks(setting, state).rows
    ]


def _of_turn(state: State, territories: tuple[int, ...]) -> tuple[int, ...]:
    """Those that the player on turn holds (``attack.allied``)."""
    return tuple([t for t in territories if state.owner[t] == state.turn])


def fortify_rows(setting: Setting, state: State) -> list[tuple[int, tuple[int, ...], int]]:
    """Every possible movement: from where, to where, with how many armies at most."""
    lands, _, friends = borders(setting, state)
    movement, moved, armies = setting.rules.movement, state.moved, state.armies
    if moved and movement == "one":
        return []
    found = []
    for source in lands[state.actor]:
        targets = friends[source]
        if armies[source] < 2 or not targets:
            continue
        most = armies[source] - 1
        if movement == "rested":
            fresh = armies[source] - state.tired.get(source, 0)
            if fresh < most:
                most = fresh
        elif source in moved:
            targets = (moved[source],) if moved[source] in targets else ()
        if most > 0 and targets:
            found.append((source, targets, most))
    return found


def trades(setting: Setting, state: State) -> list[Trade]:
    """Every set of the acting seat's hand, and every choice of bonus territory with it."""
    hand = state.hands[state.actor]
    rules = setting.rules
    if len(hand) < 3 or (
        state.mid_combat
        and rules.cards_won == "must_trade"
        and len(hand) <= rules.cards_won_down_to
    ):
        return []
    found = []
    for cards in sets_in(setting, hand):
        ids = tuple(setting.card_ids[card] for card in cards)
        places = bonus_places(setting, state, cards)
        if rules.bonus_limit != "each_card" and len(places) > 1:
            found += [Trade(ids, setting.ids[place]) for place in places]
        else:
            found.append(Trade(ids))
    return found


def _claim(setting: Setting, state: State) -> tuple[_Block, ...]:
    free = territories_of(state, NOBODY)
    return (_Listed([Claim(setting.ids[t]) for t in free]),)


def _place(setting: Setting, state: State) -> tuple[_Block, ...]:
    return (_Places(borders(setting, state).lands[state.actor], 1),)


def _capital(setting: Setting, state: State) -> tuple[_Block, ...]:
    own = territories_of(state, state.actor)
    return (_Listed([ChooseCapital(setting.ids[t]) for t in own]),)


def _reinforce(setting: Setting, state: State) -> tuple[_Block, ...]:
    blocks: list[_Block] = []
    if len(state.hands[state.actor]) > 2:
        blocks.append(_Listed([*trades(setting, state)]))
    if state.to_place:
        own = borders(setting, state).lands[state.actor]
        blocks.append(_Places(own, state.to_place))
    elif verify(setting, state, _END) is None:
        blocks.append(_JUST_END)
    return tuple(blocks)


def _reinforce_third(setting: Setting, state: State) -> tuple[_Block, ...]:
    return (_Places(borders(setting, state).lands[setting.third], state.to_place),)


def _attack(setting: Setting, state: State) -> tuple[_Block, ...]:
    return (_Attacks(setting, state), _JUST_END)


def _defend(setting: Setting, state: State) -> tuple[_Block, ...]:
    assert state.battle is not None
    most = setting.rules.most_defence_dice(state.armies[state.battle.target])
    return (_Numbers(Defend, 1, most),)


def _occupy(setting: Setting, state: State) -> tuple[_Block, ...]:
    del setting
    fewest, most = occupy_range(state)
    return (_Numbers(Occupy, fewest, most),)


def _fortify(setting: Setting, state: State) -> tuple[_Block, ...]:
    return (_Moves(fortify_rows(setting, state)), _JUST_END)


def _over(setting: Setting, state: State) -> tuple[_Block, ...]:
    del setting, state
    return ()


_BLOCKS: dict[str, Callable[[Setting, State], tuple[_Block, ...]]] = {
    "claim": _claim,
    "place": _place,
    "capital": _capital,
    "reinforce": _reinforce,
    "reinforce_third": _reinforce_third,
    "attack": _attack,
    "attack_third": _attack,
    "defend": _defend,
    "occupy": _occupy,
    "fortify": _fortify,
    "over": _over,
}
assert _BLOCKS.keys() == HANDLERS.keys(), "every phase lists its actions"
