"""Scratch space for bots: records of named fields, listed once for both forms of the game.

Each class here is a room: the names of its fields, and of what kind and size they are. In Python
it is an object with slots that hold numbers and lists (`new_room`); in the compiled game it is a
record with the same names (`fields_of` tells `risk_widget.compiled` all that it needs). A field is
a number, a list of numbers, a list of such lists, another room, or a list of rooms.

Sizes have names (`sizes_of`): lists have exactly these in Python, and the most that there may be in
a record. So what stands behind the last place must not matter, and no index is below 0. Lists of
territories end with -1, whatever their room is.
"""

from __future__ import annotations

from functools import cache, lru_cache, partial
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias, TypeVar, get_args, get_type_hints

from risk_widget.battles.battle_table import FACES, answer_table, roll_table
from risk_widget.bots.chances import chances_of
from risk_widget.engine import codes

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from risk_widget.board import Board
    from risk_widget.bots.chances import Chances
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State
    from risk_widget.rules.dice import DiceRule

_R = TypeVar("_R")

LARGE_BATTLE = 60
"""In larger battles most dice are right for a defender, and no table need grow for them."""
_GOOD_RISING_SET = 3
"""Of values that rise, the fourth: earlier sets bring little, and whoever waits on gets more."""

# By the number of territories still missing: how much of a continent's worth the next one gets.
# Falling faster than 1/n keeps a bot on the continent it can finish.
_FALLOFF: list[float] = [1.0, *(n**-1.5 for n in range(1, 65))]

# Kinds and sizes of fields.
ByTerritory: TypeAlias = Annotated[list[int], "territories"]
Territories: TypeAlias = Annotated[list[int], "territories+1"]
"""A list of territories, its end included."""
ByContinent: TypeAlias = Annotated[list[int], "continents"]
ByOwner: TypeAlias = Annotated[list[int], "owners"]
RealByTerritory: TypeAlias = Annotated[list[float], "territories"]
RealByContinent: TypeAlias = Annotated[list[float], "continents"]
RealByOwner: TypeAlias = Annotated[list[float], "owners"]
Battles: TypeAlias = Annotated[list[list[float]], "battle", "battle"]
"""By attackers and defenders."""


def room(cls: type[_R]) -> type[_R]:
    """Make a class whose instances have exactly the listed fields, as slots."""
    body = {
        name: value for name, value in vars(cls).items() if name not in ("__dict__", "__weakref__")
    }
    body["__slots__"] = tuple(cls.__annotations__)
    made: type[_R] = type(cls.__name__, cls.__bases__, body)
    return made


@room
class BoardTables:
    """Board, dice and rules as bots use them: everything that stays the same in a game.

    Attributes:
        sizes: by continent, how many territories it has.
        approaches: by continent, the territories outside that border it.
        hold: by continent, how well it can be held: 1.0 with a single gate, less with more.
        falloff: by the number of territories missing, how much of a continent the next one gets.
        around: by territory, a bit for each that it borders.
        win: by attackers and defenders, the chance to win.
        left: likewise the armies left on average where the battle is won.
        going_on: likewise, in whole armies, how many of them go on: one stays.
        lost: likewise those lost on average, where all of a battle count that is not won.
        largest: battles beyond this size are scaled down to it.
        good_set: what a set brings that is worth trading in.
        ways: by the attacker's dice, then by the defender's number of dice, then by armies that
            the attacker loses: the chance of that. The attacker's dice are a number of dice, or,
            where the defender sees them, the roll itself (`roll_row`).
    """

    sizes: ByContinent
    approaches: Annotated[list[list[int]], "continents", "territories+1"]
    hold: RealByContinent
    falloff: Annotated[list[float], "falloff"]
    around: ByTerritory
    win: Battles
    left: Battles
    going_on: Annotated[list[list[int]], "battle", "battle"]
    lost: Battles
    largest: int
    good_set: int
    ways: Annotated[list[list[list[float]]], "rolls", "answers", "losses"]


@room
class View:
    """A position as weighed by one seat or the third army. Worth is counted in armies.

    What the owners alone tell stays until a territory changes hands; ``version`` is the one of the
    scratch's board for which it holds, -1 where nothing has been worked out.

    Attributes:
        me: whose armies are moved.
        ally: whom ``me`` never attacks nor fears, or -1.
        wanted: continents that the mission names, a bit for each.
        wanted_more: how many more of one's choice it asks for.
        horizon: the style's, for which this has been worked out.
        owners: by territory, whose it was then.
        front: by territory, 1 where it is mine and borders somebody else's.
        enemy: by territory, 1 where it may be attacked.
        threat: by territory, of how many armies there one may come; 0 where none does.
        mine: the territories that are mine, in order.
        facing: by territory, those next to it that may be attacked.
        missing: by continent, how many territories I do not hold.
        is_whole: by continent, 1 where another seat holds it alone.
        finish: by continent, what it is worth to hold it whole.
        whole: by continent, what losing one of its territories ends.
        ahead: by continent, what capturing one of its territories brings nearer of that, by the
            number that a plan has captured there before.
        nearer: by continent, ``base`` with what capturing one of its territories brings nearer now.
        broken: by territory, what ending its owner's continent adds.
        extra: by territory, what lies behind it: what else its loss may lead to.
        special: by territory, what it is worth itself.
        breaks: how many continents others hold alone: with none, ``broken`` is 0 everywhere.
        is_extra, is_special: 1 where ``extra``, ``special`` are not 0 everywhere.
        rivals: how many others held something when ``broken`` was worked out.
        front_worth: by territory, what it is worth as a front in set-up; filled in where
            ``fronts_weighed`` is 1.
        steps: by territory, how far the front is for my armies; filled in where ``steps_known``.
        by_owner: by owner, what it adds to the worth of its territories.
        base: what any territory is worth to capture.
        enter: the least chance to begin a battle with.
        cost: what a lost army counts for; ``lone_army_cost`` what it costs to leave a captured
            territory behind, ``card`` what the first capture of a turn counts for more.
        lowest: the armies that stay anywhere.
        enough: how many territories the mission asks for, else 0.
        capital: the own capital, or -1; ``raid``: the armies that can reach it.
    """

    me: int
    ally: int
    wanted: int
    wanted_more: int
    horizon: float
    version: int
    owners: ByTerritory
    front: ByTerritory
    enemy: ByTerritory
    threat: ByTerritory
    mine: Territories
    facing: Annotated[list[list[int]], "territories", "neighbours+1"]
    missing: ByContinent
    is_whole: ByContinent
    finish: RealByContinent
    whole: RealByContinent
    ahead: Annotated[list[list[float]], "continents", "members+1"]
    nearer: RealByContinent
    broken: RealByTerritory
    extra: RealByTerritory
    special: RealByTerritory
    breaks: int
    is_extra: int
    is_special: int
    rivals: int
    front_worth: RealByTerritory
    fronts_weighed: int
    steps: ByTerritory
    steps_known: int
    by_owner: RealByOwner
    base: float
    enter: float
    cost: float
    lone_army_cost: float
    card: float
    lowest: int
    enough: int
    capital: int
    raid: int


@room
class Scratch:
    """Scratch space for bots while they choose; all bots of a game may share one.

    What it knows of the position is brought up to date at each decision (`analysis.follow`).

    Attributes:
        tables: board, dice and rules.
        views: by seat, what it makes of the position; then the third army's, then what a seat
            believes of another.
        owner, armies: by territory, as they were seen last; a territory that is just being moved
            into counts as the attacker's already.
        counts: by owner, how many territories it has; ``strength`` its armies on the board;
            ``held``, by continent, how many of its territories each has.
        version: a number that changes whenever a territory changes hands here.
        touched, touched_too: where the last action has likely changed armies, or -1: whoever looks
            there first finds most often that nothing else has changed.
        most, only: by territory, how many of its armies may move, and the only one that they may
            move to, or -1 (`common.find_movable`).
        captured_in: how many captures a plan makes in each continent: 0 between calls.
        settled: by territory, 0 between calls.
        path, spent, start, reach, appeal, chosen: scratch, whatever is in it.
    """

    tables: BoardTables
    views: Annotated[list[View], "views"]
    owner: ByTerritory
    armies: ByTerritory
    counts: ByOwner
    strength: ByOwner
    held: Annotated[list[list[int]], "continents", "owners"]
    version: int
    touched: int
    touched_too: int
    most: ByTerritory
    only: ByTerritory
    captured_in: ByContinent
    settled: ByTerritory
    path: Territories
    spent: ByTerritory
    start: ByTerritory
    reach: ByTerritory
    appeal: RealByContinent
    chosen: Annotated[list[int], "pairs"]


def fields_of(cls: type[Any]) -> dict[str, tuple[Any, ...]]:
    """The fields of a room by name: ``int``, ``float`` or another room, then the sizes' names."""
    found: dict[str, tuple[Any, ...]] = {}
    for name, kind in get_type_hints(cls, include_extras=True).items():
        sizes = getattr(kind, "__metadata__", ())
        inner = get_args(kind)[0] if sizes else kind
        for _ in sizes:
            (inner,) = get_args(inner)
        found[name] = (inner, *sizes)
    return found


def sizes_of(config: GameConfig) -> dict[str, int]:
    """The sizes of a game's rooms, by the names that fields give to sizes."""
    players, size = config.players, config.size
    return {
        "territories": size,
        "territories+1": size + 1,
        "continents": len(config.continents),
        "members+1": max(len(c.members) for c in config.continents) + 1,
        "owners": players + 1,
        "views": players + 2,
        "neighbours+1": max(map(len, config.neighbours)) + 1,
        "pairs": sum(map(len, config.neighbours)) + 1,
    }


def new_room(cls: type[_R], sizes: Mapping[str, int]) -> _R:
    """A room of Python objects, all zeros; rooms inside it have to be added afterwards."""
    new = cls.__new__(cls)
    kinds: Any = cls
    for name, (kind, *lengths) in _fields(kinds).items():
        if kind in (int, float):
            setattr(new, name, zeros(kind(), [sizes[length] for length in lengths]))
    return new


_fields = cache(fields_of)


def zeros(zero: float, lengths: Sequence[int]) -> Any:
    """A number, a list of numbers or lists in lists: one zero for each place."""
    if not lengths:
        return zero
    if len(lengths) == 1:
        return [zero] * lengths[0]
    return [zeros(zero, lengths[1:]) for _ in range(lengths[0])]


class _MadeLater(list[Any]):
    """A list whose items are made on first access."""

    def __init__(self, size: int, make: Callable[[int], Any]) -> None:
        super().__init__([None] * size)
        self._make = make

    def __getitem__(self, place: Any) -> Any:
        found = super().__getitem__(place)
        if found is None:
            found = self[place] = self._make(place)
        return found


def begin_scratch(scratch: Scratch, size: int) -> None:
    """Begin with a board on which nobody holds anything; the tables must be there already."""
    for territory in range(size):
        scratch.owner[territory] = -1
    scratch.touched = scratch.touched_too = -1


def begin_view(view: View) -> None:
    """Mark a view as not worked out yet."""
    view.version = -1


def new_scratch(config: GameConfig) -> Scratch:
    """Scratch space for a game in Python."""
    sizes = sizes_of(config)
    scratch = new_room(Scratch, sizes)
    scratch.tables = tables_of(config)
    scratch.views = _MadeLater(sizes["views"], lambda _: _new_view(sizes))
    begin_scratch(scratch, config.size)
    return scratch


def _new_view(sizes: Mapping[str, int]) -> View:
    view = new_room(View, sizes)
    begin_view(view)
    return view


@lru_cache(maxsize=16)
def _tables(board: Board, rule: DiceRule, good_set: int) -> BoardTables:
    chances, home = chances_of(rule), board.continent_of
    tables = BoardTables.__new__(BoardTables)
    tables.sizes = [len(continent.territories) for continent in board.continents]
    tables.approaches, tables.hold = [], []
    for number, continent in enumerate(board.continents):
        members = [board.index[t] for t in continent.territories]
        gates = [t for t in members if any(home[n] != number for n in board.neighbours[t])]
        outside = {n for t in gates for n in board.neighbours[t] if home[n] != number}
        tables.approaches.append(sorted(outside))
        # Each gate more must be guarded too; the slope was tuned by play between bots.
        tables.hold.append(1 / (1 + 0.25 * max(0, len(gates) - 1)))
    longest = max(len(_FALLOFF), max(tables.sizes) + 1)
    tables.falloff = [*_FALLOFF, *(n**-1.5 for n in range(len(_FALLOFF), longest))]
    tables.around = [sum(1 << n for n in neighbours) for neighbours in board.neighbours]
    tables.win, tables.left, tables.lost = chances.win, chances.left, chances.lost
    tables.going_on, tables.largest = chances.going_on, chances.largest
    tables.good_set = good_set
    tables.ways = _MadeLater(rolls_of(rule), partial(ways_after, rule))
    return tables


def tables_of(config: GameConfig) -> BoardTables:
    """The tables of a game, shared by games on the same board.

    Odds are worked out later: by `reach_battles` for a position, or all at once for compiled games.
    """
    params = config.params
    if params.rising:
        good = params.rising_values[min(_GOOD_RISING_SET, params.rising_count - 1)]
    else:
        good = sorted(params.fixed_values)[-2]
    return _tables(config.board, config.dice, good)


def reach_battles(chances: Chances, config: GameConfig, state: State, times: int) -> None:
    """Make sure that all battles considered in this position can be looked up.

    ``times``: how many of the largest stacks may be thought of as one.
    """
    params = config.params
    setting_up = state.phase in (codes.IN_CLAIM, codes.IN_PLACE)
    placing = state.in_hand[state.actor] if setting_up else state.to_place
    income = max(params.minimum_armies, max(state.counts) // params.territories_per_army)
    most = times * max(state.armies) + placing + income + 8
    chances.reach(most, most)


def reach_all_battles(rule: DiceRule) -> int:
    """Make sure that every battle can be looked up. Returns the size of the largest.

    Those are battles whose chance is looked up; of the losses there are fewer, as in `Chances`.
    """
    chances = chances_of(rule)
    largest = max(chances.largest, LARGE_BATTLE)
    chances.table.win(largest, largest)
    chances.reach(chances.largest, chances.largest)
    return largest


def roll_row(state: State) -> int:
    """The row of the attacker's dice in `BoardTables.ways`."""
    if not state.rolled:
        return state.dice
    row = 0
    for place in range(state.rolled):
        row = row * FACES + state.roll[place]
    return row


def rolls_of(rule: DiceRule) -> int:
    """The number of rows in `BoardTables.ways`."""
    if rule.decides != "after":
        return rule.attack + 1
    rows: int = sum(FACES**n for n in range(rule.attack + 1))
    return rows


def ways_after(rule: DiceRule, row: int) -> list[list[float]]:
    """A row of `BoardTables.ways`; zeros if it stands for no roll."""
    after, answers = rule.decides == "after", max(rule.defence)
    found = [[0.0] * (rule.attack + 1) for _ in range(answers + 1)]
    faces = _faces(row) if after else (1,) * row
    if not faces or tuple(sorted(faces, reverse=True)) != faces:
        return found
    for dice in range(1, answers + 1):
        if after:
            ways = answer_table(faces, dice, ties=rule.ties)
        else:
            ways = roll_table(row, dice, ties=rule.ties)
        for (lost, _), chance in ways.items():
            found[dice][lost] = float(chance)
    return found


def _faces(row: int) -> tuple[int, ...]:
    """The roll of a row: digits from 1 to 6."""
    faces: list[int] = []
    while row:
        face = (row - 1) % FACES + 1
        faces.insert(0, face)
        row = (row - face) // FACES
    return tuple(faces)
