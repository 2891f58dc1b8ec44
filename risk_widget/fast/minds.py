"""Room for the bots of a fast game to think in, and what they know of its board and rules."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from risk_widget.battles.rolls import answer_table, roll_table
from risk_widget.bots.attacking import LARGE_BATTLE
from risk_widget.bots.chances import chances_of
from risk_widget.bots.geography import geography_of
from risk_widget.bots.observation_arrays import ground_of
from risk_widget.bots.planning_arrays import new_scene, new_workspace
from risk_widget.bots.stance import count_up
from risk_widget.engine.observation import rules_data
from risk_widget.fast.arrays import new_position
from risk_widget.fast.compiling import has_numba
from risk_widget.fast.expert.making import new_expert

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    from risk_widget.bots.planning_arrays import BoardScene, Ground
    from risk_widget.engine.config import GameConfig
    from risk_widget.fast.compiling import Numbers
    from risk_widget.fast.expert.making import Reals
    from risk_widget.rules.dice import DiceRule

_FACES = 6


class Mind(NamedTuple):
    """What a bot of the fast game works on; all bots of a game share one.

    Attributes:
        ground: board, dice and rules.
        scene: room for the position.
        numbers, worths: room for what each seat and the third army make of it, and one more for
            what a seat believes of another (`Workspace`, by seat).
        root, trial: room for positions that the expert tries out.
        expert: what the expert thinks with (`expert.mind_layout`).
        ways: by the attacker's dice, then by the defender's number of dice, then by armies that
            the attacker loses: the chance of that. The attacker's dice are a number of dice, or,
            where the defender sees them, the roll itself (`roll_row`).
    """

    ground: Ground
    scene: BoardScene
    numbers: Sequence[Sequence[MutableSequence[int]]]
    worths: Sequence[Sequence[MutableSequence[float]]]
    root: Numbers
    trial: Numbers
    expert: Reals
    ways: Sequence[Sequence[Sequence[float]]]


def new_mind(config: GameConfig) -> Mind:
    """Room to think in for a game."""
    sizes = config.size, len(config.continents), config.players
    workspaces = [new_workspace(*sizes) for _ in range(config.players + 2)]
    ground, scene = _ground_of(config), _as_arrays(new_scene(*sizes))
    count_up(ground, scene)
    return Mind(
        ground=ground,
        scene=scene,
        numbers=_as_array([workspace.numbers for workspace in workspaces]),
        worths=_as_array([workspace.worths for workspace in workspaces]),
        root=new_position(),
        trial=new_position(),
        expert=new_expert(config),
        ways=_ways_of(config.dice),
    )


def _ground_of(config: GameConfig) -> Ground:
    chances = chances_of(config.dice)
    largest = max(chances.largest, LARGE_BATTLE)
    chances.table.win(largest, largest)
    chances.reach(largest, largest)
    ground = ground_of(geography_of(config.board), chances, rules_data(config), config.players)
    if not has_numba():
        return ground
    win, left, lost = _tables(config.dice, largest + 1)
    return ground._replace(
        neighbours=_as_rows(ground.neighbours),
        home=_as_array(ground.home),
        sizes=_as_array(ground.sizes),
        members=_as_rows(ground.members),
        approaches=_as_rows(ground.approaches),
        bonus=_as_array(ground.bonus),
        hold=_as_array(ground.hold),
        falloff=_as_array(ground.falloff),
        win=win,
        left=left,
        lost=lost,
    )


@lru_cache(maxsize=16)
def _tables(rule: DiceRule, end: int) -> tuple[Any, ...]:
    import numpy as np

    chances = chances_of(rule)
    tables = chances.win, chances.left, chances.lost
    return tuple(np.array([row[:end] for row in table[:end]], np.float64) for table in tables)


def _as_array(numbers: Sequence[Any]) -> Any:
    if not has_numba():
        return list(numbers)
    import numpy as np

    return np.array(numbers, _kind_of(numbers))


def _as_rows(rows: Sequence[Sequence[int]]) -> Any:
    """Rows of one length; -1 is the end of one that is shorter."""
    longest = max(map(len, rows)) + 1
    import numpy as np

    return np.array([[*row, *[-1] * (longest - len(row))] for row in rows], np.int64)


def _as_arrays(lists: Any) -> Any:
    if not has_numba():
        return lists
    import numpy as np

    return type(lists)(*(np.array(values, _kind_of(values)) for values in lists))


def _kind_of(numbers: Any) -> Any:
    import numpy as np

    first = numbers[0]
    while not isinstance(first, (int, float)):
        first = first[0]
    return np.float64 if isinstance(first, float) else np.int64


@lru_cache(maxsize=16)
def _ways_of(rule: DiceRule) -> Any:
    """See `Mind.ways`."""
    most, answers = rule.attack, max(rule.defence)
    after = rule.decides == "after"
    rows = 1 + sum(_FACES**n for n in range(1, most + 1)) if after else most + 1
    wide = answers + 1
    table = [[[0.0] * (most + 1) for _ in range(wide)] for _ in range(rows)]
    for roll in _rolls(most, after=after):
        for dice in range(1, wide):
            if after:
                ways = answer_table(roll, dice, ties=rule.ties)
            else:
                ways = roll_table(len(roll), dice, ties=rule.ties)
            row = _row_of(roll) if after else len(roll)
            for (lost, _), chance in ways.items():
                table[row][dice][lost] = float(chance)
    if not has_numba():
        return table
    import numpy as np

    return np.array(table, np.float64)


def _rolls(most: int, *, after: bool) -> list[tuple[int, ...]]:
    """Every roll, highest die first; one of each number of dice where they do not matter."""
    if not after:
        return [(1,) * dice for dice in range(1, most + 1)]
    rolls: list[tuple[int, ...]] = [()]
    found = []
    for _ in range(most):
        rolls = [(*r, face) for r in rolls for face in range(1, (r[-1] if r else _FACES) + 1)]
        found += rolls
    return found


def _row_of(roll: tuple[int, ...]) -> int:
    row = 0
    for face in roll:
        row = row * _FACES + face
    return row
