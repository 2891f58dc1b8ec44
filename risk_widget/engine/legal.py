"""The legal actions of a position as a lazy sequence in a fixed order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, overload

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
from risk_widget.engine.blocks import Attacks, Listed, Moves, Numbers, Places
from risk_widget.engine.borders import borders
from risk_widget.engine.capture import occupy_range
from risk_widget.engine.cards import bonus_places, sets_in
from risk_widget.engine.combat import most_attackers
from risk_widget.engine.errors import IllegalAction
from risk_widget.engine.phases import HANDLERS, verify
from risk_widget.engine.setting import NOBODY

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from risk_widget.engine.blocks import Block
    from risk_widget.engine.setting import Setting
    from risk_widget.engine.state import State

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


_JUST_END = Listed([_END])


def territories_of(state: State, owner: int) -> list[int]:
    """The territories of an owner, in the order of the board."""
    return [t for t, held_by in enumerate(state.owner) if held_by == owner]


def attack_rows(setting: Setting, state: State) -> list[tuple[int, tuple[int, ...], int]]:
    """Every possible attack of this phase: from where, to where, with how many armies at most."""
    return [
        (source, targets, most_attackers(setting, state.armies[source]))
        for source, targets, _ in Attacks(setting, state).rows
    ]


def fortify_rows(setting: Setting, state: State) -> list[tuple[int, tuple[int, ...], int]]:
    """Every possible movement: from where, to where, with how many armies at most."""
    lands, _, friends = borders(setting, state)
    movement, moved, armies = setting.rules.movement, state.moved, state.armies
    if moved and movement == "one":
        return []
    found = []
    rested = movement == "rested"
    for source in lands[state.actor]:
        most = armies[source] - 1
        if most > 0:
            targets = friends[source]
            if rested:
                most = min(most, most + 1 - state.tired.get(source, 0))
            elif source in moved:
                targets = (moved[source],) if moved[source] in targets else ()
            if targets and most > 0:
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


def _claim(setting: Setting, state: State) -> tuple[Block, ...]:
    free = territories_of(state, NOBODY)
    return (Listed([Claim(setting.ids[t]) for t in free]),)


def _place(setting: Setting, state: State) -> tuple[Block, ...]:
    return (Places(borders(setting, state).lands[state.actor], 1),)


def _capital(setting: Setting, state: State) -> tuple[Block, ...]:
    own = territories_of(state, state.actor)
    return (Listed([ChooseCapital(setting.ids[t]) for t in own]),)


def _reinforce(setting: Setting, state: State) -> tuple[Block, ...]:
    blocks: list[Block] = []
    if len(state.hands[state.actor]) > 2:
        blocks.append(Listed([*trades(setting, state)]))
    if state.to_place:
        own = borders(setting, state).lands[state.actor]
        blocks.append(Places(own, state.to_place))
    elif verify(setting, state, _END) is None:
        blocks.append(_JUST_END)
    return tuple(blocks)


def _reinforce_third(setting: Setting, state: State) -> tuple[Block, ...]:
    return (Places(borders(setting, state).lands[setting.third], state.to_place),)


def _attack(setting: Setting, state: State) -> tuple[Block, ...]:
    return (Attacks(setting, state), _JUST_END)


def _defend(setting: Setting, state: State) -> tuple[Block, ...]:
    assert state.battle is not None
    most = setting.rules.most_defence_dice(state.armies[state.battle.target])
    return (Numbers(Defend, 1, most),)


def _occupy(setting: Setting, state: State) -> tuple[Block, ...]:
    del setting
    fewest, most = occupy_range(state)
    return (Numbers(Occupy, fewest, most),)


def _fortify(setting: Setting, state: State) -> tuple[Block, ...]:
    return (Moves(fortify_rows(setting, state)), _JUST_END)


def _over(setting: Setting, state: State) -> tuple[Block, ...]:
    del setting, state
    return ()


_BLOCKS: dict[str, Callable[[Setting, State], tuple[Block, ...]]] = {
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
