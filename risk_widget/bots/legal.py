"""Legal attacks and movements by number, and armies, from whatever kind of observation."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, cast

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from risk_widget.bots.base import Observation

Row: TypeAlias = "tuple[int, Sequence[int], int]"
"""A territory, those that its armies can attack or move to, and how many of them can at most."""


def attack_rows(seen: Observation, index: Mapping[str, int]) -> Iterable[Row]:
    """The legal attacks, from a whole observation."""
    return _rows(seen["legal"].get("attack", {}), index)


def most_attacking(seen: Observation, source: int, index: Mapping[str, int]) -> int:
    """With how many armies a territory can attack."""
    if "numbers" in seen:
        numbers = seen["numbers"]
        return int(min(numbers["armies"][source] - 1, numbers["limit"]))
    return next(most for place, _, most in attack_rows(seen, index) if place == source)


def move_rows(seen: Observation, index: Mapping[str, int]) -> Iterable[Row]:
    """The legal movements."""
    if "numbers" in seen:
        return cast("list[Row]", seen["numbers"]["rows"])
    return _rows(seen["legal"].get("fortify", {}), index)


def move_limits(rows: Iterable[Row], size: int) -> tuple[list[int], list[int]]:
    """How many armies of each territory may move, and the only one to which they may, or -1."""
    most, only = [0] * size, [-1] * size
    for source, targets, armies in rows:
        most[source] = armies
        if len(targets) == 1:
            only[source] = targets[0]
    return most, only


def armies_on(seen: Observation, territory: str, index: Mapping[str, int]) -> int:
    """How many armies stand on a territory."""
    if "numbers" in seen:
        return int(seen["numbers"]["armies"][index[territory]])
    return int(seen["territories"][territory][1])


def _rows(legal: Mapping[str, Mapping[str, Sequence[int]]], index: Mapping[str, int]) -> list[Row]:
    """One row for each source and number of armies: most moves allow as many to each target."""
    rows: list[Row] = []
    for source, targets in legal.items():
        by_most: dict[int, list[int]] = {}
        for target, (_, most) in targets.items():
            by_most.setdefault(most, []).append(index[target])
        rows += [(index[source], found, most) for most, found in by_most.items()]
    return rows
