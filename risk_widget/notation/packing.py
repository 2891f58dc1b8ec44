"""The packed form of a game's actions: columns of numbers, from which the engine replays the game.

Much of a record follows from the rules. The packed form has only the decisions, the dice and the
new decks, and writes a decision as its difference from the likely one: as many armies as there
are, or the same attack again. Numbers of one kind are together in a column, since they compress
better.

The columns are described in ``docs/notation.md``. Old links must stay readable: any change here
needs a new version of links, next to the old one.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Any, Final

from risk_widget.engine.actions import (
    Attack,
    ChooseCapital,
    Claim,
    Defend,
    EndPhase,
    Fortify,
    Occupy,
    Place,
    Trade,
)
from risk_widget.engine.codes import (
    IN_CAPITAL,
    IN_CLAIM,
    IN_DEFEND,
    IN_OCCUPY,
    IN_PLACE,
    OVER,
)
from risk_widget.notation.record import new_deck
from risk_widget.notation.replaying import check_deck, dice_due

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from risk_widget.engine.actions import Action
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.core_game import CoreGame
    from risk_widget.engine.events import Event
    from risk_widget.engine.state import State
    from risk_widget.notation.replaying import Recorded


COLUMNS: Final = (
    "kinds",
    "places",
    "sources",
    "targets",
    "attacks",
    "defences",
    "occupied",
    "placed",
    "rest",
    "decks",
)
"""The columns in order, without the dice, which come last."""

END, PLACE, ATTACK, AGAIN, ONWARD, FROM_SAME, FORTIFY, TRADE = range(8)
"""The kinds of decisions in a turn.

An attack may repeat the last one, go on from its target, or start from the same source."""
CHOSEN: Final = 8
"""The number added to the kind of an attack with chosen dice, or of a trade with a bonus."""

MOST_ACTIONS: Final = 20_000
"""The most actions of a packed game, so that a link from elsewhere keeps nobody waiting."""
_MOST_BYTES: Final = 1000
"""The most bytes of a number."""
_MOST_DICE: Final = 5
"""The most dice of a side in any edition."""


class Unpackable(ValueError):  # noqa: N818 - the house's word for what cannot be read
    """The error raised for packed numbers that no game can have produced."""


# ---- numbers -------------------------------------------------------------------------------------


def append_number(into: bytearray, number: int) -> None:
    """Append a number of at least 0, seven bits to a byte, the lowest bits first."""
    while number > 127:
        into.append(number & 127 | 128)
        number >>= 7
    into.append(number)


def append_signed(into: bytearray, number: int) -> None:
    """Append a number that may be negative."""
    append_number(into, number << 1 if number >= 0 else (-number << 1) - 1)


class Numbers:
    """A reader of packed numbers, which raises `Unpackable` at their end."""

    __slots__ = ("_at", "_bytes")

    def __init__(self, packed: bytes) -> None:
        self._bytes = packed
        self._at = 0

    @property
    def is_read(self) -> bool:
        """Whether nothing is left."""
        return self._at == len(self._bytes)

    @property
    def left(self) -> int:
        """The number of bytes that are left."""
        return len(self._bytes) - self._at

    def number(self) -> int:
        """Read a number of at least 0."""
        number = shift = 0
        for byte in self._bytes[self._at : self._at + _MOST_BYTES]:
            self._at += 1
            number |= (byte & 127) << shift
            if byte < 128:
                return number
            shift += 7
        raise Unpackable

    def signed(self) -> int:
        """Read a number that may be negative."""
        number = self.number()
        return number >> 1 if number & 1 == 0 else -(number + 1 >> 1)

    def part(self) -> bytes:
        """Read a part: its length, then that many bytes."""
        length = self.number()
        start = self._at
        self._at += length
        if self._at > len(self._bytes):
            raise Unpackable
        return self._bytes[start : self._at]


def append_part(into: bytearray, part: bytes) -> None:
    """Append a part: its length and its bytes."""
    append_number(into, len(part))
    into += part


@cache
def _rolls(dice: int) -> tuple[tuple[int, ...], ...]:
    """List the possible rolls, each with its highest die first."""
    return tuple(tuple(reversed(roll)) for roll in combinations_with_replacement(range(1, 7), dice))


@cache
def _roll_numbers(dice: int) -> Mapping[tuple[int, ...], int]:
    return {roll: number for number, roll in enumerate(_rolls(dice))}


class Mixed:
    """Numbers, each with its own limit, packed into one large number without wasting a bit."""

    def __init__(self, packed: bytes = b"") -> None:
        self._whole = int.from_bytes(packed, "little")
        self._added: list[tuple[int, int]] = []

    def append(self, number: int, limit: int) -> None:
        """Append a number below a limit."""
        self._added.append((number, limit))

    def append_roll(self, roll: Sequence[int]) -> None:
        """Append a side's dice, the highest first."""
        numbers = _roll_numbers(len(roll))
        self.append(numbers[tuple(roll)], len(numbers))

    def packed(self) -> bytes:
        """Return all numbers that have been added, as bytes."""
        whole = 0
        for number, limit in reversed(self._added):
            whole = whole * limit + number
        return whole.to_bytes((whole.bit_length() + 7) // 8, "little")

    def read(self, limit: int) -> int:
        """Read the next number, which is below a limit."""
        self._whole, number = divmod(self._whole, limit)
        return number

    def read_roll(self, dice: int) -> tuple[int, ...]:
        """Read the dice of a side."""
        rolls = _rolls(dice)
        return rolls[self.read(len(rolls))]

    @property
    def is_read(self) -> bool:
        """Whether nothing is left."""
        return self._whole == 0


# ---- likely values -------------------------------------------------------------------------------


def _likely_attack(state: State, source: int) -> int:
    return min(3, state.armies[source] - 1)


def _likely_defence(state: State) -> int:
    return min(2, state.armies[state.target])


def _likely_place(state: State) -> int:
    return 1 if state.phase == IN_PLACE else state.to_place


def _is_announced(state: State) -> bool:
    """Whether the defender has seen the attacker's dice, and must choose."""
    return state.phase == IN_DEFEND and bool(state.rolled)


# ---- writing -------------------------------------------------------------------------------------


def packed_course(game: CoreGame) -> list[bytes]:
    """Pack all actions of a game, with its dice and new decks, into parts that can be joined.

    Raises:
        Unpackable: the game has more than ``MOST_ACTIONS`` actions.
    """
    actions = len(game.history)
    if actions > MOST_ACTIONS:
        raise Unpackable
    packer = _Packer(game.config)
    for number, (before, step, after) in enumerate(game.walk()):
        packer.add(number, before, step.action, step.events, after)
    parts = [bytearray() for _ in COLUMNS]
    append_number(parts[0], actions)
    for name, part in zip(COLUMNS, parts, strict=True):
        append_part(part, bytes(packer.columns[name]))
    dice = packer.mixed.packed()
    append_number(parts[-1], len(dice))
    return [*map(bytes, parts), dice]


class _Packer:
    """The columns of a game while they are written."""

    def __init__(self, config: GameConfig) -> None:
        self.columns = {name: bytearray() for name in COLUMNS}
        self.mixed = Mixed()
        self._config = config
        self._last: tuple[int, int] | None = None
        self._last_deck = 0
        self._writers: Mapping[type, Callable[[State, Action], None]] = {
            Claim: self._place_name,
            ChooseCapital: self._place_name,
            Place: self._place,
            Attack: self._attack,
            Defend: self._defend,
            Occupy: self._occupy,
            Fortify: self._fortify,
            Trade: self._trade,
            EndPhase: lambda _state, _action: self._append("kinds", END),
        }

    def add(
        self, number: int, before: State, action: Action, events: Sequence[Event], after: State
    ) -> None:
        """Write an action, its dice, and its new deck."""
        self._writers[type(action)](before, action)
        announced = after.battle if type(action) is Attack and after.phase == IN_DEFEND else None
        if announced is not None and announced.attack_roll:
            self.mixed.append_roll(announced.attack_roll)
        for event in events:
            if event.type == "rolled":
                if not _is_announced(before):
                    self.mixed.append_roll(event.data["attack"])
                self.mixed.append_roll(event.data["defence"])
            deck = new_deck(before, event, after)
            if deck is None:
                continue
            self._append("decks", number - self._last_deck)
            self._append("decks", len(deck))
            self._last_deck = number
            for card in deck:
                self.mixed.append(card, self._config.unknown_card)

    def _append(self, column: str, number: int) -> None:
        append_number(self.columns[column], number)

    def _append_signed(self, column: str, number: int) -> None:
        append_signed(self.columns[column], number)

    def _place_name(self, _state: State, action: Any) -> None:
        self._append("places", self._config.index[action.territory])

    def _place(self, state: State, action: Any) -> None:
        if state.phase != IN_PLACE:
            self._append("kinds", PLACE)
        self._place_name(state, action)
        self._append_signed("placed", _likely_place(state) - action.armies)

    def _attack(self, state: State, action: Any) -> None:
        source, target = self._config.index[action.source], self._config.index[action.target]
        kind = kind_of_attack(source, target, self._last)
        self._append("kinds", kind if action.dice is None else kind + CHOSEN)
        if kind == ATTACK:
            self._append("sources", source)
        if kind != AGAIN:
            self._append("targets", self._config.neighbours[source].index(target))
        self._append_signed("attacks", _likely_attack(state, source) - action.armies)
        if action.dice is not None:
            self._append("attacks", action.dice)
        self._last = (source, target)

    def _defend(self, state: State, action: Any) -> None:
        self._append_signed("defences", _likely_defence(state) - action.dice)

    def _occupy(self, state: State, action: Any) -> None:
        self._append_signed("occupied", state.armies[state.source] - 1 - action.armies)

    def _fortify(self, state: State, action: Any) -> None:
        source, target = self._config.index[action.source], self._config.index[action.target]
        self._append("kinds", FORTIFY)
        self._append("rest", source)
        self._append("rest", target)
        self._append_signed("rest", state.armies[source] - 1 - action.armies)

    def _trade(self, state: State, action: Any) -> None:
        self._append("kinds", TRADE if action.bonus is None else TRADE + CHOSEN)
        hand = state.hand_of(state.actor)
        for card in action.cards:
            self._append("rest", hand.index(self._config.card_index[card]))
        if action.bonus is not None:
            self._append("rest", self._config.index[action.bonus])


def kind_of_attack(source: int, target: int, last: tuple[int, int] | None) -> int:
    """Return the kind of an attack, which says how it follows on from the ``last`` one."""
    if last is None:
        return ATTACK
    if last == (source, target):
        return AGAIN
    if source == last[1]:
        return ONWARD
    return FROM_SAME if source == last[0] else ATTACK


# ---- reading -------------------------------------------------------------------------------------


def play_course(reader: Numbers, game: CoreGame, chance: Recorded) -> None:
    """Replay packed actions in a game that has not begun yet.

    Raises:
        Unpackable: the numbers are not those of a game.
        IllegalAction: an action that the rules refuse.
        LineError: a deck with the wrong cards.
        OutOfDice: more dice are needed than follow from the action.
    """
    actions = reader.number()
    if actions > MOST_ACTIONS:
        raise Unpackable
    columns = {name: Numbers(reader.part()) for name in COLUMNS}
    mixed = Mixed(reader.part())
    course = _Course(game.config, columns)
    decks = columns["decks"]
    next_deck = -1 if decks.is_read else decks.number()
    for number in range(actions):
        state = game.state
        if state.phase == OVER:
            raise Unpackable
        action = course.action(state)
        for dice in _dice_needed(game.config, state, action):
            chance.rolled += mixed.read_roll(dice)
        if number == next_deck:
            chance.deck = _deck(game.config, decks.number(), mixed)
            next_deck = -1 if decks.is_read else number + decks.number()
        game.apply(action, game.config.seats[state.actor])
        if game.state.dice_read != len(chance.rolled):
            raise Unpackable
        if chance.deck is not None:
            check_deck(game.config, game.state)
            chance.deck = None
    if not (mixed.is_read and reader.is_read and all(each.is_read for each in columns.values())):
        raise Unpackable


def _dice_needed(config: GameConfig, state: State, action: Action) -> Iterator[int]:
    """Yield the number of dice that each rolling side needs."""
    attack, defence = dice_due(config, state, action)
    for dice in (0 if _is_announced(state) else attack, defence):
        if dice > _MOST_DICE:
            raise Unpackable
        if dice > 0:
            yield dice


def _deck(config: GameConfig, count: int, mixed: Mixed) -> tuple[int, ...]:
    if count > config.unknown_card:
        raise Unpackable
    deck = tuple(mixed.read(config.unknown_card) for _ in range(count))
    if len({*deck}) != count:
        raise Unpackable
    return deck


class _Course:
    """The columns of a game while they are read."""

    def __init__(self, config: GameConfig, columns: Mapping[str, Numbers]) -> None:
        self._config = config
        self._columns = columns
        self._last: tuple[int, int] | None = None

    def action(self, state: State) -> Action:
        """Read the next action. The game checks whether it is legal."""
        phase = state.phase
        if phase == IN_CLAIM:
            return Claim(self._place_name("places"))
        if phase == IN_CAPITAL:
            return ChooseCapital(self._place_name("places"))
        if phase == IN_PLACE:
            return self._place(state)
        if phase == IN_DEFEND:
            return Defend(_likely_defence(state) - self._signed("defences"))
        if phase == IN_OCCUPY:
            return Occupy(state.armies[state.source] - 1 - self._signed("occupied"))
        return self._of_turn(state, self._number("kinds"))

    def _of_turn(self, state: State, kind: int) -> Action:
        """Read an action of a phase with several kinds of actions."""
        is_chosen, kind = divmod(kind, CHOSEN)
        if is_chosen > 1 or (is_chosen and kind in (END, PLACE, FORTIFY)):
            raise Unpackable
        if kind == END:
            return EndPhase()
        if kind == PLACE:
            return self._place(state)
        if kind == FORTIFY:
            source, target = self._territory("rest"), self._territory("rest")
            armies = state.armies[source] - 1 - self._signed("rest")
            return Fortify(self._config.ids[source], self._config.ids[target], armies)
        if kind == TRADE:
            return self._trade(state, has_bonus=bool(is_chosen))
        return self._attack(state, kind, has_dice=bool(is_chosen))

    def _place(self, state: State) -> Action:
        territory = self._place_name("places")
        return Place(territory, _likely_place(state) - self._signed("placed"))

    def _attack(self, state: State, kind: int, *, has_dice: bool) -> Action:
        if kind == ATTACK:
            source = self._territory("sources")
        elif self._last is None:
            raise Unpackable
        else:
            source = self._last[1] if kind == ONWARD else self._last[0]
        if kind == AGAIN and self._last is not None:
            target = self._last[1]
        else:
            target = _one_of(self._config.neighbours[source], self._number("targets"))
        self._last = (source, target)
        armies = _likely_attack(state, source) - self._signed("attacks")
        dice = self._number("attacks") if has_dice else None
        return Attack(self._config.ids[source], self._config.ids[target], armies, dice)

    def _trade(self, state: State, *, has_bonus: bool) -> Action:
        hand = state.hand_of(state.actor)
        cards = tuple(self._config.card_ids[_one_of(hand, self._number("rest"))] for _ in range(3))
        return Trade(cards, self._place_name("rest") if has_bonus else None)

    def _territory(self, column: str) -> int:
        return _one_of(range(self._config.size), self._number(column))

    def _place_name(self, column: str) -> str:
        return self._config.ids[self._territory(column)]

    def _number(self, column: str) -> int:
        return self._columns[column].number()

    def _signed(self, column: str) -> int:
        return self._columns[column].signed()


def _one_of(things: Sequence[int], number: int) -> int:
    if number >= len(things):
        raise Unpackable
    return things[number]
