"""Scratch space for bots: records of named fields, listed once for both forms of the game.

Each class here is a room: the names, kinds and sizes of its fields. In Python
it is an object with slots that hold numbers and lists (`new_room`); in the compiled game it is a
record with the same names (`fields_of` lists the fields for `risk_widget.compiled`). A field is
a number, a list of numbers, a list of lists of numbers, another room, or a list of rooms.

Sizes have names (`sizes_of`): Python lists have exactly these sizes, and a record the largest
possible ones. So code must not read beyond the game's size, and no index is below 0. Lists of
territories end with -1, in either form.
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
"""The size above which a defender should roll the most dice, so that no table has to grow."""
_GOOD_RISING_SET = 3
"""The index of the fourth rising value: earlier sets bring little, and waiting brings more."""

# The share of a continent's value that the next territory gets, by the number of territories still
# missing. Shares that fall faster than 1/n keep a bot on the continent that it can finish.
_FALLOFF: list[float] = [1.0, *(n**-1.5 for n in range(1, 65))]

# Kinds and sizes of fields.
ByTerritory: TypeAlias = Annotated[list[int], "territories"]
Territories: TypeAlias = Annotated[list[int], "territories+1"]
"""A list of territories, including the end mark."""
ByContinent: TypeAlias = Annotated[list[int], "continents"]
ByOwner: TypeAlias = Annotated[list[int], "owners"]
RealByTerritory: TypeAlias = Annotated[list[float], "territories"]
RealByContinent: TypeAlias = Annotated[list[float], "continents"]
RealByOwner: TypeAlias = Annotated[list[float], "owners"]
Battles: TypeAlias = Annotated[list[list[float]], "battle", "battle"]
"""A table by attackers and defenders."""


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
    """The constant data of a game as bots use it: board, dice and rules.

    Attributes:
        sizes: by continent, the number of its territories.
        approaches: by continent, the territories outside that border on it.
        hold: by continent, how well it can be held: 1.0 with a single gate, less with more.
        falloff: by number of territories missing, the part of a continent's worth for the next one.
        around: by territory, a bit for each neighbour.
        win: by attackers and defenders, the chance of winning.
        left: likewise the armies left on average if the battle is won.
        going_on: likewise, in whole armies, how many of these move on: one stays.
        lost: likewise the armies lost on average; a battle not won counts as losing all.
        largest: battles beyond this size are scaled down to it.
        good_set: the least value of a set worth trading in at once.
        ways: by the attacker's dice, then by the defender's number of dice, then by armies that
            the attacker loses: the chance of that. The attacker's dice are a number of dice, or,
            if the defender sees them, the roll itself (`roll_row`).
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
    """A position as weighed by one seat or the third army. Values are counted in armies.

    Values that depend on owners alone stay until a territory changes hands; ``version`` is that
    of the scratch's board that they hold for, -1 if nothing has been computed.

    Attributes:
        me: the owner whose armies are moved.
        ally: the owner that ``me`` never attacks nor fears, or -1.
        wanted: the continents that the mission names, a bit for each.
        wanted_more: the number of further continents, of any kind, that the mission asks for.
        horizon: the style's horizon, for which this was computed.
        owners: by territory, its owner at that time.
        front: by territory, 1 if it is mine and borders another owner's.
        enemy: by territory, 1 if it may be attacked.
        threat: by territory, 1 if all of its armies may come, 2 if half of them, 0 if none.
        mine: my territories, in order.
        facing: by territory, the neighbours that may be attacked.
        missing: by continent, the number of territories that I do not hold.
        is_whole: by continent, 1 if another seat holds it alone.
        finish: by continent, the value of holding it whole.
        whole: by continent, the value lost along with any of its territories.
        ahead: by continent, the part of ``finish`` that a capture in it brings nearer, by the
            number of its territories that a plan has captured before.
        nearer: by continent, ``base`` plus the part that a capture in it brings nearer now.
        broken: by territory, the added value of breaking its owner's continent.
        extra: by territory, the value of the territories behind it, which its loss endangers.
        special: by territory, a value of its own, such as a capital's.
        breaks: the number of continents that others hold alone: with none, ``broken`` is all 0.
        is_extra, is_special: 1 if ``extra``, ``special`` are not 0 everywhere.
        rivals: the number of other seats in play when ``broken`` was computed.
        front_worth: by territory, its value as a front in set-up; filled in if
            ``fronts_weighed`` is 1.
        steps: by territory, the steps of my armies to the front; filled in if ``steps_known``.
        by_owner: by owner, the addition to the value of each of its territories.
        base: the value of capturing any territory.
        enter: the least chance for beginning a battle.
        cost: the cost of a lost army; ``lone_army_cost`` the cost of leaving an army on a captured
            territory, ``card`` the added value of the first capture of a turn.
        lowest: the fewest armies that stay on any territory.
        enough: the number of territories that the mission asks for, else 0.
        capital: my own capital, or -1; ``raid``: the armies that can reach it.
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
    """The scratch space for bots while they choose; all bots of a game may share it.

    The copy of the position is updated at each decision (`analysis.follow`).

    Attributes:
        tables: board, dice and rules.
        views: by seat, its view of the position; then the third army's, then the view that a seat
            assumes another seat to have.
        owner, armies: by territory, as last seen; a territory being moved into
            already counts as the attacker's.
        counts: by owner, the number of its territories; ``strength`` its armies on the board;
            ``held``, by continent, the number of its territories that each owner has.
        version: a number that changes whenever a territory changes hands here.
        touched, touched_too: the territories whose armies the last action likely changed, or -1:
            mostly nothing else has changed, so looking there first saves time.
        most, only: by territory, how many of its armies may move, and their only possible
            target, or -1 (`common.find_movable`).
        captured_in: by continent, the captures of a plan in it; 0 between calls.
        settled: by territory; 0 between calls.
        path, spent, start, reach, appeal, chosen: working space with no fixed content.
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
    """List the fields of a room by name: ``int``, ``float`` or a room, then the sizes' names."""
    found: dict[str, tuple[Any, ...]] = {}
    for name, kind in get_type_hints(cls, include_extras=True).items():
        sizes = getattr(kind, "__metadata__", ())
        inner = get_args(kind)[0] if sizes else kind
        for _ in sizes:
            (inner,) = get_args(inner)
        found[name] = (inner, *sizes)
    return found


def sizes_of(config: GameConfig) -> dict[str, int]:
    """Return the sizes of a game's rooms, by the names that their fields use for sizes."""
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
    """Make a room with Python zeros in all fields; rooms inside it must be added afterwards."""
    new = cls.__new__(cls)
    kinds: Any = cls
    for name, (kind, *lengths) in _fields(kinds).items():
        if kind in (int, float):
            setattr(new, name, zeros(kind(), [sizes[length] for length in lengths]))
    return new


_fields = cache(fields_of)


def zeros(zero: float, lengths: Sequence[int]) -> Any:
    """Make a zero, a list of zeros, or nested lists of zeros, with the given lengths."""
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
    """Begin with a board on which nobody holds anything; the tables must exist already."""
    for territory in range(size):
        scratch.owner[territory] = -1
    scratch.touched = scratch.touched_too = -1


def begin_view(view: View) -> None:
    """Mark a view as not computed yet."""
    view.version = -1


def new_scratch(config: GameConfig) -> Scratch:
    """Make the scratch space for a game in Python."""
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
        # Each further gate must be guarded too; this slope was tuned in games between bots.
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
    """Return the tables of a game, shared by games on the same board.

    Odds are computed later: by `reach_battles` for a position, or all at once for compiled games.
    """
    params = config.params
    if params.rising:
        good = params.rising_values[min(_GOOD_RISING_SET, params.rising_count - 1)]
    else:
        good = sorted(params.fixed_values)[-2]
    return _tables(config.board, config.dice, good)


def reach_battles(chances: Chances, config: GameConfig, state: State, times: int) -> None:
    """Make sure that all battles considered in this position can be looked up.

    ``times``: the number of largest stacks that may be added up to one.
    """
    params = config.params
    setting_up = state.phase in (codes.IN_CLAIM, codes.IN_PLACE)
    placing = state.in_hand[state.actor] if setting_up else state.to_place
    income = max(params.minimum_armies, max(state.counts) // params.territories_per_army)
    most = times * max(state.armies) + placing + income + 8
    chances.reach(most, most)


def reach_all_battles(rule: DiceRule) -> int:
    """Make sure that every battle can be looked up. Returns the size of the largest.

    These are the battles whose chance is looked up; the tables of losses are smaller, as in
    `Chances`.
    """
    chances = chances_of(rule)
    largest = max(chances.largest, LARGE_BATTLE)
    chances.table.win(largest, largest)
    chances.reach(chances.largest, chances.largest)
    return largest


def roll_row(state: State) -> int:
    """Return the row of the attacker's dice in `BoardTables.ways`."""
    if not state.rolled:
        return state.dice
    row = 0
    for place in range(state.rolled):
        row = row * FACES + state.roll[place]
    return row


def rolls_of(rule: DiceRule) -> int:
    """Return the number of rows in `BoardTables.ways`."""
    if rule.decides != "after":
        return rule.attack + 1
    rows: int = sum(FACES**n for n in range(rule.attack + 1))
    return rows


def ways_after(rule: DiceRule, row: int) -> list[list[float]]:
    """Compute a row of `BoardTables.ways`; zeros if the row stands for no roll."""
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
    """Decode the roll of a row: digits from 1 to 6."""
    faces: list[int] = []
    while row:
        face = (row - 1) % FACES + 1
        faces.insert(0, face)
        row = (row - face) // FACES
    return tuple(faces)
