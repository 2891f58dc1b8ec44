"""How often each face fell."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from risk_widget.engine.kinds import Owner

FACES: Final = range(1, 7)


def count_faces(rolled: Iterable[tuple[Owner, Sequence[int]]]) -> dict[Owner, tuple[int, ...]]:
    """Who rolled -> how often each face fell, 1 to 6, in the order of their first roll."""
    found: dict[Owner, list[int]] = {}
    for who, dice in rolled:
        count = found.setdefault(who, [0] * len(FACES))
        for face in dice:
            count[face - 1] += 1
    return {who: tuple(count) for who, count in found.items()}


def mean_face(count: Sequence[int]) -> float:
    """The mean of dice that fell so often on each face."""
    return sum(n * face for face, n in zip(FACES, count, strict=True)) / sum(count)
