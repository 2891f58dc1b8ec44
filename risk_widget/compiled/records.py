"""Buffers of the compiled game: records filled from the fields of objects, and read back.

A record has the fields of its class, and room for the largest game that can be compiled. Without a
compiler the buffer holds the object itself.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from risk_widget.board import CARD_SYMBOLS
from risk_widget.bots.chances import chances_of
from risk_widget.bots.choosers import Workspaces
from risk_widget.bots.expert.playing_on import CANDIDATES, PLAYS, new_foresight
from risk_widget.bots.expert.scratch import FIELDS as EXPERT_FIELDS
from risk_widget.bots.expert.scratch import KNOWN, ExpertScratch
from risk_widget.bots.expert.weights import new_expert
from risk_widget.bots.scratch import (
    begin_scratch,
    begin_view,
    fields_of,
    new_scratch,
    reach_all_battles,
    rolls_of,
    tables_of,
    ways_after,
)
from risk_widget.compiled.chance import SIZE as CHANCE_SIZE
from risk_widget.compiled.chance import Generator
from risk_widget.compiled.compiler import is_compiled
from risk_widget.compiled.primitives import MOST_ROWS
from risk_widget.engine.codes import ACTION_SIZE, IN_PLAY
from risk_widget.engine.params import Params
from risk_widget.engine.state import MOST_INCOME, State

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from risk_widget.compiled.compiler import Record
    from risk_widget.engine.codes import LogRow
    from risk_widget.engine.config import GameConfig
    from risk_widget.rules.dice import DiceRule

MOST_SEATS: Final = 6
_MOST_TERRITORIES: Final = 64
_MOST_CONTINENTS: Final = 16
_MOST_NEIGHBOURS: Final = 12
_MOST_CARDS: Final = 104
"""The most cards: one for each territory, and the most wild cards that an edition can have."""
_MOST_DICE: Final = 5
_MOST_GOALS: Final = 32
_MOST_VALUES: Final = 50
"""The most entries of a list in an edition, such as the rising values of sets."""
_LARGEST_BATTLE: Final = 120
_LARGEST_NUMBER: Final = 2**40
"""The largest number of armies that is safe to count with in 64 bits."""

_SIZES: Final[Mapping[str, int]] = {
    "players": MOST_SEATS,
    "territories": _MOST_TERRITORIES,
    "territories+1": _MOST_TERRITORIES + 1,
    "continents": _MOST_CONTINENTS,
    "members+1": _MOST_TERRITORIES + 1,
    "owners": MOST_SEATS + 2,
    "views": MOST_SEATS + 2,
    "neighbours+1": _MOST_NEIGHBOURS + 1,
    "pairs": _MOST_TERRITORIES * _MOST_NEIGHBOURS + 1,
    "battle": _LARGEST_BATTLE + 1,
    "falloff": _MOST_TERRITORIES + 1,
    "rolls": 1 + sum(6**n for n in range(1, _MOST_DICE + 1)),
    "answers": _MOST_DICE + 1,
    "losses": _MOST_DICE + 1,
    "candidates": CANDIDATES,
    "action": ACTION_SIZE,
    "pool": _MOST_CARDS,
    "chance": CHANCE_SIZE,
    "unread": 1,
    "row": 4,
}
"""The largest value of each named size in the fields of scratch space."""
_ROWS: Final[Mapping[str, tuple[int, ...]]] = {
    "fixed_values": (len(CARD_SYMBOLS) + 1,),
    "rising_values": (_MOST_VALUES,),
    "defence_dice": (_MOST_VALUES,),
    "fewest_dice": (_MOST_DICE + 1,),
    "symbol": (_MOST_CARDS + 1,),
    "neighbours": (_MOST_TERRITORIES, _MOST_NEIGHBOURS + 1),
    "degree": (_MOST_TERRITORIES,),
    "home": (_MOST_TERRITORIES,),
    "bonus": (_MOST_CONTINENTS,),
    "members": (_MOST_CONTINENTS, _MOST_TERRITORIES + 1),
    "wanted": (_MOST_GOALS,),
    "goal_continents": (_MOST_GOALS,),
    "goal_more": (_MOST_GOALS,),
    "goal_territories": (_MOST_GOALS,),
    "goal_armies": (_MOST_GOALS,),
    "goal_destroy": (_MOST_GOALS,),
    "goal_fewest": (_MOST_GOALS,),
    "goal_fewest_at_first": (_MOST_GOALS,),
}
"""The rows among the fields of `Params`, and their sizes."""
_SMALL: Final[Mapping[str, frozenset[str]]] = {
    "Params": frozenset({"neighbours", "degree", "home", "members", "symbol"}),
    "State": frozenset({"owner", "counts", "moved", "hand", "deck", "discard"}),
    "BoardTables": frozenset({"sizes", "approaches", "going_on"}),
    "View": frozenset(
        {"owners", "front", "enemy", "threat", "mine", "facing", "missing", "is_whole", "steps"}
    ),
    "Scratch": frozenset({"owner", "counts", "held", "only", "captured_in", "settled", "path"}),
}
"""The rows of numbers from -128 to 127, such as territories, owners and cards, by class.

Each number is a byte, so that the data that bots read often stay in the processor's cache."""
_NOT_IN_RECORDS: Final = ("owned", "borders", "listed")
"""The slots of `State` that are not part of the position."""


class Buffer:
    """An argument of an entry: a record, a row of numbers or, without a compiler, an object.

    Attributes:
        held: a numpy array, or the object.
        given: the value that `entry` takes for it.
    """

    __slots__ = ("given", "held")

    def __init__(self, held: Record) -> None:
        self.held: Record = held
        self.given: Record = held.ctypes.data if is_compiled() else held

    def number(self, name: str) -> int:
        """Return a single number from a record."""
        return int(self.held[name][0] if is_compiled() else getattr(self.held, name))

    def row(self, name: str) -> Sequence[int]:
        """Return a row of numbers from a record."""
        found: Sequence[int] = self.held[name][0] if is_compiled() else getattr(self.held, name)
        return found


# ---- the layout of records -----------------------------------------------------------------------


@cache
def _dtype(cls: Record) -> Record:
    """Build the dtype of a record for objects of a class."""
    import numpy as np

    kinds, small = {int: np.int64, float: np.float64}, _SMALL.get(cls.__name__, ())
    return np.dtype(
        [
            (
                name,
                np.int8 if name in small else kinds.get(kind) or _dtype(kind),
                tuple([_SIZES.get(s, s) for s in sizes]),
            )
            for name, (kind, *sizes) in _fields(cls).items()
        ],
        align=True,
    )


_defined: Final[dict[type[object], Mapping[str, tuple[object, ...]]]] = {
    ExpertScratch: EXPERT_FIELDS
}


def define(cls: type[object], fields: Mapping[str, tuple[object, ...]]) -> None:
    """Allow objects of another class as arguments of entries.

    Args:
        cls: the class, whose name is the annotation of the arguments.
        fields: by name, the kind of each field, then its sizes.
    """
    _defined[cls] = fields


def _fields(cls: type[Record]) -> Mapping[str, tuple[Record, ...]]:
    """Return the fields of a class by name: their kind, then their sizes."""
    if cls is Params:
        return {name: (int, *_ROWS.get(name, ())) for name in Params.__slots__}
    if cls is State:
        largest = State(MOST_SEATS, _MOST_TERRITORIES, _MOST_CARDS)
        names = [name for name in State.__annotations__ if name not in _NOT_IN_RECORDS]
        return {name: (int, *_lengths(getattr(largest, name))) for name in names}
    return _defined.get(cls) or fields_of(cls)


def _lengths(value: object) -> tuple[int, ...]:
    return (len(value), *_lengths(value[0])) if isinstance(value, list) else ()


@cache
def _log_dtype(rows: int) -> Record:
    import numpy as np

    number = np.int64
    return np.dtype([("keeps", number), ("count", number), ("rows", number, (rows, 4))])


def kind(word: str) -> Record:
    """Return the compiler's type for an argument of an entry, given its annotation."""
    import numpy as np

    from risk_widget.compiled.pointers import type_of

    if word in _NUMBERS:
        return type_of(word, np.dtype((_NUMBERS[word], (_LONG,))))
    if word == "int":
        return type_of(word, np.dtype(np.int64))
    if word in ("Chance", "Rng"):
        return type_of("Chance", np.dtype((np.int64, (CHANCE_SIZE,))))
    if word == "Chances":
        return type_of(word, np.dtype((np.int64, (_MANY, CHANCE_SIZE))))
    if word == "States":
        row = np.dtype((_dtype(State), (_MANY,)))
        return type_of("State", row, frozenset(_by_owner(State, "State")))
    if word == "Log":
        # One type serves every log, including `playing_on.Unread`, since the type leaves out the
        # length.
        return type_of(word, _log_dtype(1))
    known = {cls.__name__: cls for cls in (Params, State, Workspaces, *_defined)}
    return type_of(word, _dtype(known[word]), frozenset(_by_owner(known[word], word)))


def _by_owner(cls: type[Record], name: str) -> Iterator[str]:
    """Find the fields of a class in which index -1 is the item for no owner."""
    for field, (inner, *sizes) in _fields(cls).items():
        if "owners" in sizes:
            yield f"{name}.{field}"
        elif inner not in (int, float):
            yield from _by_owner(inner, f"{name}.{field}")


_NUMBERS: Final = {
    "Choosers": "i8",
    "Sequence[int]": "i8",
    "MutableSequence[int]": "i8",
    "ShortNumbers": "i4",
}
"""The annotations for rows of numbers of any length, with the size of each number."""
_LONG: Final = 1 << 20
_MANY: Final = 1 << 16


# ---- making and filling records ------------------------------------------------------------------


def new_record(cls: Record) -> Record:
    """Make an array of one record of a class, all zeros."""
    import numpy as np

    return np.zeros(1, _dtype(cls))


def fill(record: Record, given: Record, names: Iterable[str] | None = None) -> None:
    """Copy the fields of an object into a record; nested rows end with -1."""
    for name in record.dtype.names if names is None else names:
        value = getattr(given, name)
        if isinstance(value, (int, float)):
            record[name] = value
        elif record[name].dtype.names:
            fill(record[name], value)
        else:
            _fill_row(record[name], value)


def _fill_row(row: Record, values: Sequence[Record]) -> None:
    count = min(len(row), len(values))
    if row.ndim == 1:
        row[:count] = values[:count]
        return
    if row.ndim == 2 and row.dtype.kind == "i":
        row[:] = -1
    for place in range(count):
        _fill_row(row[place], values[place])


def read_state(config: GameConfig, room: Buffer) -> State:
    """Read the position in a buffer as a `State`."""
    if not is_compiled():
        return room.held.copy()  # type: ignore[no-any-return]
    state, record = config.empty_state(), room.held[0]
    for name in record.dtype.names:
        setattr(state, name, _read(record[name], getattr(state, name)))
    return state


def _read(stored: Record, like: Record) -> Record:
    if isinstance(like, int):
        return int(stored)
    if like and isinstance(like[0], list):
        return [_read(*pair) for pair in zip(stored, like, strict=False)]
    return stored[: len(like)].tolist()


# ---- rooms ---------------------------------------------------------------------------------------


def params_room(config: GameConfig) -> Buffer:
    """Allocate a buffer for the constants of a game.

    Raises:
        ValueError: the board or the edition is larger than the records; the message
            names the size at fault.
    """
    check_size(config)
    if not is_compiled():
        return Buffer(config.params)
    made = new_record(Params)
    fill(made[0], config.params)
    return Buffer(made)


def check_size(config: GameConfig) -> None:
    """Raise ``ValueError`` for a game too large for the records."""
    sizes = {
        "territories": (config.size, _MOST_TERRITORIES),
        "continents": (len(config.continents), _MOST_CONTINENTS),
        "neighbours of a territory": (max(map(len, config.neighbours)), _MOST_NEIGHBOURS),
        "mission cards": (len(config.goals), _MOST_GOALS),
    }
    for what, (there, most) in sizes.items():
        if there > most:
            raise ValueError(f"the fast game has room for {most} {what}, not for {there}")


def state_room(
    config: GameConfig, state: State | None = None, *, must_be_known: bool = True
) -> Buffer:
    """Allocate a buffer for a position; the default is an empty position.

    Args:
        config: the game's configuration.
        state: the position.
        must_be_known: False for a position that is redealt before it is played.

    Raises:
        ValueError: parts of the position are unknown, or its numbers are too large for the
            compiled game.
    """
    if state is None:
        state = config.empty_state()
    else:
        if must_be_known:
            _check_known(config, state)
        _check_numbers(state)
    if not is_compiled():
        held = state.copy()
        held.borders = None  # compiled functions do not update borders
        return Buffer(held)
    made = new_record(State)
    fill(made[0], state)
    return Buffer(made)


def put_state(room: Buffer, other: Buffer) -> None:
    """Copy the position of one buffer into another."""
    if is_compiled():
        room.held[:] = other.held
    else:
        room.held = room.given = other.held.copy()


def _check_known(config: GameConfig, state: State) -> None:
    cards = [
        c for held in (*state.hands(), state.deck_cards(), state.discard_cards()) for c in held
    ]
    hidden = config.rules.goal == "missions" and any(
        mission < 0 and by == IN_PLAY
        for mission, by in zip(state.mission, state.out_by, strict=True)
    )
    # Cards that a seat may not know are blank: the same card, repeated.
    blank = config.unknown_card in cards or len({*cards}) < len(cards)
    if blank or -1 in state.capital or hidden:
        raise ValueError("a fast game needs a position of which everything is known")


def _check_numbers(state: State) -> None:
    if (
        state.income_count > MOST_INCOME
        or max((*state.armies, *state.in_hand, state.to_place, state.received)) > _LARGEST_NUMBER
        or max((state.round, state.sets_traded, state.third_owed, *state.tired)) > _LARGEST_NUMBER
    ):
        raise ValueError("there are more armies or items of income than a fast game counts")


def object_room(given: Record) -> Buffer:
    """Allocate a buffer for an object of a class that `define` has registered."""
    if not is_compiled():
        return Buffer(given)
    made = new_record(type(given))
    fill(made[0], given)
    return Buffer(made)


def numbers_room(numbers: Sequence[int]) -> Buffer:
    """Allocate a buffer for a row of numbers."""
    if not is_compiled():
        return Buffer(list(numbers))
    import numpy as np

    return Buffer(np.array(numbers, np.int64))


def chance_room() -> Buffer:
    """Allocate a buffer for the generator, which `chance.begin` starts."""
    return numbers_room([0] * CHANCE_SIZE) if is_compiled() else Buffer(Generator())


def action_room() -> Buffer:
    """Allocate a buffer for an action."""
    return numbers_room([0] * ACTION_SIZE)


def log_room(*, keeps: bool) -> Buffer:
    """Allocate a buffer for a log, which either stores rows or discards them."""
    if not is_compiled():
        room = Buffer([])
        room.given = room.held if keeps else None
        return room
    import numpy as np

    made = np.zeros(1, _log_dtype(MOST_ROWS))
    made["keeps"] = keeps
    return Buffer(made)


def take_rows(log: Buffer) -> list[LogRow]:
    """Take all rows out of a log that stores rows."""
    if not is_compiled():
        rows = [*log.held]
        log.held.clear()
        return rows
    count = int(log.held["count"][0])
    log.held["count"] = 0
    return [*map(tuple, log.held["rows"][0, :count].tolist())]


# ---- scratch -------------------------------------------------------------------------------------

_WITHOUT_ODDS: Final = frozenset({"random", "simple", "veteran", "expert"})
"""The bots that do not use the tables of battles."""
_EXPERTS: Final = frozenset({"expert", "veteran", "master"})
"""The bots that use the expert's prior knowledge."""
_ODDS: Final = ("win", "left", "going_on", "lost", "ways")
"""The tables that take long to compute."""


class ScratchRoom(Buffer):
    """A buffer for the scratch space of bots; their prior knowledge is added on first use."""

    __slots__ = ("_config", "_ready")

    def __init__(self, config: GameConfig) -> None:
        """Begin with a board without owners."""
        self._config = config
        self._ready: set[str] = set()
        if not is_compiled():
            all_scratch = Workspaces.__new__(Workspaces)
            all_scratch.table = new_scratch(config)
            super().__init__(all_scratch)
            return
        super().__init__(new_record(Workspaces))
        scratch = _with_attributes(self.held).table
        fill(
            scratch.tables,
            tables_of(config),
            [f for f in scratch.tables.dtype.names if f not in _ODDS],
        )
        begin_scratch(scratch, config.size)
        for view in scratch.views:
            begin_view(view)

    def prepare(self, bots: Iterable[str]) -> None:
        """Fill in all tables that these bots need."""
        for bot in {*bots} - self._ready:
            self._ready.add(bot)
            if bot in _EXPERTS and not self._ready & _EXPERTS - {bot}:
                self._put_expert()
            if bot not in _WITHOUT_ODDS and not self._ready - _WITHOUT_ODDS - {bot}:
                self._put_odds()
            if bot == "master":
                self._put_foresight()

    def limit(self, depth: int, width: int) -> None:
        """Limit how far the expert looks ahead."""
        self.prepare(["expert"])
        if is_compiled():
            self.held["expert"]["depth"], self.held["expert"]["width"] = depth, width
        else:
            self.held.expert.depth, self.held.expert.width = depth, width

    def _put_odds(self) -> None:
        dice = self._config.dice
        if is_compiled():
            tables = self.held["table"]["tables"][0]
            for name, values in zip(_ODDS, _odds_of(dice), strict=True):
                tables[name][tuple(map(slice, values.shape))] = values
        else:
            reach_all_battles(dice)

    def _put_expert(self) -> None:
        config = self._config
        scratch = new_expert(config)
        if is_compiled():
            fill(self.held["expert"][0], scratch, KNOWN)
        else:
            self.held.expert = scratch

    def _put_foresight(self) -> None:
        if is_compiled():
            self.held["foresight"]["plays"] = PLAYS
        else:
            self.held.foresight = new_foresight(self._config, Generator(), PLAYS)


def _with_attributes(held: Record) -> Record:
    """Return the record of an array, with its fields as attributes."""
    import numpy as np

    return held.view(np.recarray)[0]


@lru_cache(maxsize=16)
def _odds_of(rule: DiceRule) -> tuple[Record, ...]:
    """Compute the tables named in `_ODDS`, for all battles."""
    import numpy as np

    chances, largest = chances_of(rule), reach_all_battles(rule)
    win = [row[: largest + 1] for row in chances.win[: largest + 1]]
    left, going_on, lost = (
        np.array([row[: chances.largest + 1] for row in table[: chances.largest + 1]])
        for table in (chances.left, chances.going_on, chances.lost)
    )
    ways = [ways_after(rule, row) for row in range(rolls_of(rule))]
    return np.array(win), left, going_on, lost, np.array(ways)
