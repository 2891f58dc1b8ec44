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
from risk_widget.engine.capture import occupy_range
from risk_widget.engine.cards import bonus_places, sets_in
from risk_widget.engine.combat import most_attackers
from risk_widget.engine.errors import IllegalAction
from risk_widget.engine.movement import may_move
from risk_widget.engine.phases import HANDLERS, verify
from risk_widget.engine.setting import NOBODY

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from risk_widget.engine.setting import Setting
    from risk_widget.engine.state import State

Edge = tuple[int, int, int]
"""Source, target, most armies."""

_END = EndPhase()


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
        self._blocks = _BLOCKS[state.phase](setting, state)
        self._length = sum(block.length for block in self._blocks)

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
                if index < block.length:
                    return block.item(self._setting, index)
                index -= block.length
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


class _Places:
    """Up to so many armies on any of these territories."""

    __slots__ = ("length", "most", "territories")

    def __init__(self, territories: list[int], most: int) -> None:
        self.territories = territories
        self.most = most
        self.length = len(territories) * most

    def item(self, setting: Setting, index: int) -> Action:
        territory, armies = divmod(index, self.most)
        return Place(setting.ids[self.territories[territory]], armies + 1)


class _Attacks:
    """Attacks along edges, with every number of armies, and of dice where that is a choice."""

    __slots__ = ("edges", "length", "shapes")

    def __init__(self, setting: Setting, edges: list[Edge]) -> None:
        shapes = _attack_shapes(setting)
        self.edges = edges
        self.shapes = shapes
        self.length = sum([len(shapes[edge[2]]) for edge in edges])

    def item(self, setting: Setting, index: int) -> Action:
        for source, target, most in self.edges:
            shapes = self.shapes[most]
            if index < len(shapes):
                return Attack(setting.ids[source], setting.ids[target], *shapes[index])
            index -= len(shapes)
        raise IndexError(index)


class _Moves:
    """Movements along edges with every number of armies."""

    __slots__ = ("edges", "length")

    def __init__(self, edges: list[Edge]) -> None:
        self.edges = edges
        self.length = sum([edge[2] for edge in edges])

    def item(self, setting: Setting, index: int) -> Action:
        for source, target, most in self.edges:
            if index < most:
                return Fortify(setting.ids[source], setting.ids[target], index + 1)
            index -= most
        raise IndexError(index)


_Block = _Listed | _Places | _Attacks | _Moves
_JUST_END = _Listed([_END])


def _attack_shapes(setting: Setting) -> list[list[tuple[int, int | None]]]:
    """Most armies -> the numbers of armies and dice of an attack, fewest first.

    A die for each army is written as no number of dice.
    """
    shapes: list[list[tuple[int, int | None]]] = [[]]
    for armies in range(1, setting.rules.attack_armies + 1):
        fewer = range(1, armies) if setting.rules.attack_dice == "fewer_allowed" else ()
        shapes.append([*shapes[-1], *((armies, dice) for dice in fewer), (armies, None)])
    return shapes


def territories_of(state: State, owner: int) -> list[int]:
    """The territories of an owner, in the order of the board."""
    return [t for t, held_by in enumerate(state.owner) if held_by == owner]


def attack_edges(setting: Setting, state: State) -> list[Edge]:
    """Every possible attack of this phase: from where, to where, with how many armies at most."""
    owner, armies, neighbours = state.owner, state.armies, setting.neighbours
    limit = setting.rules.attack_armies
    if state.phase == "attack_third":
        third, turn = setting.third, state.turn
        return [
            (source, target, most_attackers(setting, armies[source]))
            for source in range(setting.size)
            if owner[source] == third and armies[source] > 1
            for target in neighbours[source]
            if owner[target] == turn
        ]
    seat = state.actor
    edges = []
    for source, held_by in enumerate(owner):
        if held_by == seat and armies[source] > 1:
            most = armies[source] - 1
            if most > limit:
                most = limit
            for target in neighbours[source]:
                if owner[target] != seat:
                    edges.append((source, target, most))  # noqa: PERF401 - the inner loop is hot
    return edges


def fortify_edges(setting: Setting, state: State) -> list[Edge]:
    """Every possible movement: from where, to where, with how many armies at most."""
    if state.moved and setting.rules.movement == "one":
        return []
    owner, seat, armies = state.owner, state.actor, state.armies
    unsplit = setting.rules.movement == "unsplit"
    edges = []
    for source in range(setting.size):
        if owner[source] != seat or armies[source] < 2:
            continue
        most = may_move(setting, state, source)
        if most < 1:
            continue
        only = state.moved.get(source) if unsplit else None
        edges += [
            (source, target, most)
            for target in setting.neighbours[source]
            if owner[target] == seat and (only is None or only == target)
        ]
    return edges


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
    del setting
    return (_Places(territories_of(state, state.actor), 1),)


def _capital(setting: Setting, state: State) -> tuple[_Block, ...]:
    own = territories_of(state, state.actor)
    return (_Listed([ChooseCapital(setting.ids[t]) for t in own]),)


def _reinforce(setting: Setting, state: State) -> tuple[_Block, ...]:
    blocks: list[_Block] = []
    if len(state.hands[state.actor]) > 2:
        blocks.append(_Listed([*trades(setting, state)]))
    if state.to_place:
        blocks.append(_Places(territories_of(state, state.actor), state.to_place))
    elif verify(setting, state, _END) is None:
        blocks.append(_JUST_END)
    return tuple(blocks)


def _reinforce_third(setting: Setting, state: State) -> tuple[_Block, ...]:
    return (_Places(territories_of(state, setting.third), state.to_place),)


def _attack(setting: Setting, state: State) -> tuple[_Block, ...]:
    return (_Attacks(setting, attack_edges(setting, state)), _JUST_END)


def _defend(setting: Setting, state: State) -> tuple[_Block, ...]:
    assert state.battle is not None
    most = setting.rules.most_defence_dice(state.armies[state.battle.target])
    return (_Listed([Defend(dice) for dice in range(1, most + 1)]),)


def _occupy(setting: Setting, state: State) -> tuple[_Block, ...]:
    del setting
    fewest, most = occupy_range(state)
    return (_Listed([Occupy(armies) for armies in range(fewest, most + 1)]),)


def _fortify(setting: Setting, state: State) -> tuple[_Block, ...]:
    return (_Moves(fortify_edges(setting, state)), _JUST_END)


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
