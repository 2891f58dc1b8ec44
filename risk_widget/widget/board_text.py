"""The board as a text: small, since it travels with each widget and into saved notebooks.

The text is compact JSON, deflated, in base 85 (the alphabet of RFC 1924). Two kinds of text in it
save most: territories are named by one character each, and the numbers of outlines and lanes are
one character each, both counted from ``#``. The page reads it in ``js/src/board.js``; what can be
told from the rest, and what no page shows, is left out.
"""

from __future__ import annotations

import json
import re
import zlib
from base64 import b85encode
from functools import lru_cache
from itertools import accumulate
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from risk_widget.board import Board

__all__ = ["board_text", "pack"]

ZERO: Final = 35
"""The character that stands for 0."""
TIERS: Final = ("s", "m", "l")
DIRECTIONS: Final = ("up", "down", "left", "right")


@lru_cache(maxsize=8)
def board_text(board: Board) -> str:
    """What a page needs of a board, packed."""
    return pack(json.dumps(_compact(board), separators=(",", ":"), ensure_ascii=False))


def pack(text: str) -> str:
    """A text, deflated and in base 85."""
    deflate = zlib.compressobj(9, zlib.DEFLATED, -15, 9)
    return b85encode(deflate.compress(text.encode()) + deflate.flush()).decode()


def _compact(board: Board) -> dict[str, Any]:
    sign = {t: chr(ZERO + i) for t, i in board.index.items()}

    def signs(territories: Iterable[str]) -> str:
        return "".join(sign[t] for t in territories)

    def borders(by: str) -> str:
        return "".join(signs(b.between) for b in board.borders if b.by == by)

    data: dict[str, Any] = {
        "id": board.id,
        "name": board.name,
        "territories": [[t.id, t.name, t.card] for t in board.territories],
        "continents": [[c.id, c.name, c.bonus, signs(c.territories)] for c in board.continents],
        "land": borders("land"),
        "sea": borders("sea"),
    }
    shapes = board.shapes
    if shapes is not None:
        data["shapes"] = {name: shapes[name] for name in _AS_THEY_ARE} | {
            "paths": [" ".join(map(_numbers, _outlines(shapes["paths"][t]))) for t in board.ids],
            "bbox": {t: b for t, b in shapes["bbox"].items() if b != _box(shapes["paths"][t])},
            "lanes": [
                signs(lane[:2]) + _numbers(n for point in lane[2:] for n in point)
                for lane in shapes["lanes"]
            ],
            "place": {
                tier: [_place(shapes["place"][tier][t]) for t in board.ids] for tier in TIERS
            },
            "nav": "".join(
                sign.get(shapes["nav"][t].get(way), " ") for t in board.ids for way in DIRECTIONS
            ),
        }
    return data


_AS_THEY_ARE: Final = ("w", "h", "edges", "cborder", "contlab", "tints")


def _numbers(values: Iterable[int]) -> str:
    """One character each, in the order 0, −1, 1, −2, 2 and so on."""
    return "".join(chr(ZERO + (2 * n if n >= 0 else -2 * n - 1)) for n in values)


def _outlines(path: str) -> list[list[int]]:
    """The outlines of a path: of each its start, then the steps from point to point."""
    parts = path.rstrip("z").split("z")
    return [[int(n) for n in re.findall(r"-?\d+", part)] for part in parts]


def _box(path: str) -> list[int]:
    """Left, top, right and bottom of the first outline, which is what most boxes are."""
    first = _outlines(path)[0]
    xs, ys = list(accumulate(first[::2])), list(accumulate(first[1::2]))
    return [min(xs), min(ys), max(xs), max(ys)]


def _place(place: Mapping[str, Any]) -> list[Any]:
    return [*place["b"], place["p"], "\n".join(place["t"]), *place.get("a", ())]
