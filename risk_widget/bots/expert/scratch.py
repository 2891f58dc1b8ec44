"""The expert's scratch space: prior knowledge, and room for intermediate results.

`FIELDS` lists all fields: `ExpertScratch` is made from it in Python, and a record
with the same field names in compiled games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from risk_widget.bots.scratch import zeros
from risk_widget.engine.state import State

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.engine.params import Params

Field: TypeAlias = "tuple[Any, ...]"
"""The type of a field (``int``, ``float`` or a position), then a size for each dimension.

``"territories"`` and ``"players"`` stand for the game's numbers; in a record, for the largest
possible ones.
"""

LARGEST: Final = 60
"""The size to which larger battles are scaled down."""
SIDE: Final = LARGEST + 1
FEATURES: Final = 32
"""The number of features that describe each seat; see `value.put_features`."""
HIDDEN: Final = 8
"""The number of hidden units of the network that computes the value."""
MOST_WIDTH: Final = 8
MOST_LINE: Final = 12
"""The most captures of a line that are recorded; a search may look further ahead."""
MOST_BRANCHES: Final = MOST_WIDTH + 1
"""The most lines kept of a search: one for each first attack, and one that fulfils a mission."""
MOST_PLACES: Final = 3
"""The most territories to compare as places for armies; each is judged by its best plan."""

KNOWN: Final[Mapping[str, Field]] = {
    "win": (float, SIDE, SIDE),
    "left": (float, SIDE, SIDE),
    "weights": (float, FEATURES),
    "hidden_weights": (float, HIDDEN, FEATURES),
    "hidden_bias": (float, HIDDEN),
    "output_weights": (float, HIDDEN),
    "depth": (int,),
    "width": (int,),
}
"""Fields that stay the same during a game."""
WORKED_OUT: Final[Mapping[str, Field]] = {
    "root": (State,),
    "trial": (State,),
    "features": (float, "players", FEATURES),
    "chances": (float, "players"),
    "danger": (float, "territories"),
    "income": (int, "players"),
    "armies": (int, "players"),
    "armies_at_border": (int, "players"),
    "armies_near": (int, "players"),
    "largest": (int, "players"),
    "second": (int, "players"),
    "held": (int, "players"),
    "steps": (int, "territories"),
    "wanted": (int, "territories"),
    "hiding": (float, "territories"),
    "first_value": (float, MOST_WIDTH),
    "first_source": (int, MOST_WIDTH),
    "first_target": (int, MOST_WIDTH),
    "place_value": (float, MOST_PLACES),
    "place_territory": (int, MOST_PLACES),
    "stop_value": (float,),
    "found_value": (float,),
    "found_odds": (float,),
    "found_source": (int,),
    "found_target": (int,),
    "line_length": (int,),
    "line_source": (int, MOST_LINE),
    "line_target": (int, MOST_LINE),
    "principal_length": (int,),
    "principal_source": (int, MOST_LINE),
    "principal_target": (int, MOST_LINE),
    "branch_value": (float, MOST_BRANCHES),
    "branch_length": (int, MOST_BRANCHES),
    "branch_source": (int, MOST_BRANCHES, MOST_LINE),
    "branch_target": (int, MOST_BRANCHES, MOST_LINE),
}
"""Fields for intermediate results about one position."""
FIELDS: Final[Mapping[str, Field]] = {**KNOWN, **WORKED_OUT}


class ExpertScratch:
    """The expert's prior knowledge, and its scratch space.

    Attributes:
        win: by attackers (including the one that stays) and defenders, the chance of winning.
        left: likewise the attackers left on average if the battle is won.
        weights: one for each feature in the value; ``hidden_weights``, ``hidden_bias`` and
            ``output_weights`` belong to its hidden units.
        depth: how many captures of a plan the search looks ahead.
        width: how many first attacks the search follows further.
        root: a position for trying things out, used by nobody else; ``trial`` is another one.
        features: by seat; ``chances``: each seat's chance of winning.
        danger: by territory, the chance that its strongest neighbour takes it.
        income: by seat, the armies that territories and continents bring.
        armies: by seat, all of its armies; ``armies_at_border`` those at its borders,
            ``armies_near`` those of others there.
        largest, second: by seat, its two largest stacks.
        held: by seat, its territories in the continent being examined.
        steps: by territory, the steps to the nearest border.
        wanted: by territory, 1 if the seat's own mission lacks it.
        hiding: by territory, the chance that its owner's hidden capital is there.
        first_value, first_source, first_target: the best first attacks.
        place_value, place_territory: the best places for armies.
        stop_value: the value of stopping at once.
        found_value: the value of the plan found; ``found_source``, ``found_target`` are its first
            attack (-1: stop), ``found_odds`` the chance of that attack.
        line_length: the number of attacks that pay in the line being followed; ``line_source`` and
            ``line_target`` are these attacks.
        principal_length: likewise for the line of the plan found, the principal variation.
        branch_value: the value of the best line after each first attack, the last place being for
            a line that fulfils a mission; -1 if there is none. ``branch_length``,
            ``branch_source`` and ``branch_target`` are these lines.
    """

    __slots__ = tuple(FIELDS)

    win: Sequence[Sequence[float]]
    left: Sequence[Sequence[float]]
    weights: Sequence[float]
    hidden_weights: Sequence[Sequence[float]]
    hidden_bias: Sequence[float]
    output_weights: Sequence[float]
    depth: int
    width: int
    root: State
    trial: State
    features: list[list[float]]
    chances: list[float]
    danger: list[float]
    income: list[int]
    armies: list[int]
    armies_at_border: list[int]
    armies_near: list[int]
    largest: list[int]
    second: list[int]
    held: list[int]
    steps: list[int]
    wanted: list[int]
    hiding: list[float]
    first_value: list[float]
    first_source: list[int]
    first_target: list[int]
    place_value: list[float]
    place_territory: list[int]
    stop_value: float
    found_value: float
    found_odds: float
    found_source: int
    found_target: int
    line_length: int
    line_source: list[int]
    line_target: list[int]
    principal_length: int
    principal_source: list[int]
    principal_target: list[int]
    branch_value: list[float]
    branch_length: list[int]
    branch_source: list[list[int]]
    branch_target: list[list[int]]

    def __init__(self, params: Params) -> None:
        """Allocate the space; `weights.new_expert` fills in the prior knowledge."""
        sizes = {"territories": params.territories, "players": params.players}
        for name, (kind, *shape) in WORKED_OUT.items():
            if kind is State:
                setattr(self, name, State(params.players, params.territories, params.cards))
            else:
                lengths = [sizes[size] if isinstance(size, str) else size for size in shape]
                setattr(self, name, zeros(kind(), lengths))


# The line that a search follows, and the principal variation: the best line so far.


def note_attack(scratch: ExpertScratch, step: int, source: int, target: int) -> None:
    """Record an attack of the line being followed."""
    if step < MOST_LINE:
        scratch.line_source[step] = source
        scratch.line_target[step] = target


def note_length(scratch: ExpertScratch, attacks: int) -> None:
    """Record the number of worthwhile attacks in the line being followed."""
    scratch.line_length = min(attacks, MOST_LINE)


def keep_line(scratch: ExpertScratch) -> None:
    """Store the line followed last as the principal variation."""
    scratch.principal_length = scratch.line_length
    for step in range(MOST_LINE):
        scratch.principal_source[step] = scratch.line_source[step]
        scratch.principal_target[step] = scratch.line_target[step]


def keep_branch(scratch: ExpertScratch, place: int, value: float) -> None:
    """Store the line followed last as the best one that begins with its first attack."""
    scratch.branch_value[place] = value
    scratch.branch_length[place] = scratch.line_length
    for step in range(scratch.line_length):
        scratch.branch_source[place][step] = scratch.line_source[step]
        scratch.branch_target[place][step] = scratch.line_target[step]
