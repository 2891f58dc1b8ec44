"""How large tags and names are on a map, and where they stand around a place: facts for drawing.

Tags and names keep their size in pixels whatever the size of the map; there are three sizes
("tiers") with places of their own. Lengths here are in pixels where it says so, else in map units;
``unit`` is always the number of map units in a pixel.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.json_types import JsonView


class Tier(NamedTuple):
    """Sizes in pixels on maps of at least ``smallest`` pixels' width."""

    smallest: int
    font: float
    tag_height: int
    tag_width: int
    """With one digit."""
    digit: int
    """What each further digit adds to the width."""


TIERS: Final[Mapping[str, Tier]] = {
    "s": Tier(590, 9.5, 17, 30, 6),
    "m": Tier(780, 10.5, 19, 33, 7),
    "l": Tier(1020, 11.5, 21, 36, 7),
}
LINE_HEIGHT: Final = 1.12
"""Times the font size."""
CONTINENT_SPACING: Final = 0.09
"""Between the capital letters of a continent's name, in font sizes."""
HOLDER_MARK: Final = 18
"""Pixels that the mark of a continent's holder needs beside its name."""

# How far from the tag a name stands on each side, in pixels.
_BELOW: Final = 2.2
_ABOVE: Final = 4.0
_BESIDE: Final = 2.6
_SEMIBOLD: Final = 1.08
# How far above the land, in map units, the words stand where a lane leaves the map.
_ABOVE_EDGE: Final = 14
# Above the baseline and below it, in font sizes.
_ASCENT: Final = 0.78
_DESCENT: Final = 0.24

# Widths in thousandths of the font size of a wide system font, so that narrower ones fit as well.
_WIDTHS: Final[Mapping[str, int]] = {
    **dict.fromkeys("abdeghnopqu", 634),
    **dict.fromkeys("ckvxy", 592),
    **dict.fromkeys("sz", 525),
    **dict.fromkeys("ijl", 278),
    **dict.fromkeys("rt", 411),
    **dict.fromkeys("0123456789", 636),
    "f": 352,
    "m": 974,
    "w": 818,
    " ": 318,
    ".": 318,
    "-": 361,
    "+": 838,
    "■": 945,
    **dict.fromkeys("←→", 838),
    **dict.fromkeys("EFLPSTY", 635),
    **dict.fromkeys("ABCKRVXZ", 698),
    **dict.fromkeys("DGHNOQU", 787),
    "I": 295,
    "J": 295,
    "M": 863,
    "W": 989,
}


class Box(NamedTuple):
    """A rectangle in map units, y downwards."""

    left: float
    top: float
    right: float
    bottom: float

    def overlaps(self, other: Box, gap: float = 0.0) -> bool:
        """Whether the boxes overlap or come closer than ``gap``."""
        return (
            self.left < other.right + gap
            and other.left < self.right + gap
            and self.top < other.bottom + gap
            and other.top < self.bottom + gap
        )


def tier_for(width: float) -> str:
    """The tier of a map of this width in pixels: "s", "m" or "l"."""
    return max(
        (name for name, tier in TIERS.items() if name == "s" or tier.smallest <= width),
        key=lambda name: TIERS[name].smallest,
    )


def text_width(text: str, size: float) -> float:
    """An estimate of the width of a text, on the wide side, in the unit of the font size."""
    return sum(_WIDTHS.get(letter, 787) for letter in text) * size / 1000


def tag_width(tier: Tier, armies: int) -> int:
    """Pixels: a tag grows with the digits of its number."""
    return tier.tag_width + tier.digit * (len(str(armies)) - 1)


def tag_box(place: JsonView, tier: Tier, unit: float, armies: int = 10) -> Box:
    """Where the tag is; places are found for numbers of two digits."""
    x, y = place["b"]
    half, high = tag_width(tier, armies) * unit / 2, tier.tag_height * unit / 2
    return Box(x - half, y - high, x + half, y + high)


class NameLines(NamedTuple):
    """Where the lines of a name stand: x and the baseline of each, and the SVG text-anchor."""

    x: float
    baselines: tuple[float, ...]
    anchor: str


def name_lines(place: JsonView, tier: Tier, unit: float, clear: float = 0.0) -> NameLines:
    """Where the name stands beside its tag, ``clear`` pixels further away than usual."""
    x, y = place["b"]
    size, count = tier.font * unit, len(place["t"])
    step = size * LINE_HEIGHT
    side = place["p"]
    high = tier.tag_height * unit / 2
    anchor = "middle"
    if side == "b":
        first = y + high + (_BELOW + clear) * unit + size * 0.9
    elif side == "t":
        first = y - high - (_ABOVE + clear) * unit - step * (count - 1)
    else:
        away = (tag_width(tier, 10) / 2 + _BESIDE + clear) * unit
        x, anchor = (x + away, "start") if side == "r" else (x - away, "end")
        first = y + size * 0.36 - step * (count - 1) / 2
    return NameLines(x, tuple(first + step * i for i in range(count)), anchor)


def name_box(place: JsonView, tier: Tier, unit: float) -> Box:
    """The room that the name needs."""
    lines = name_lines(place, tier, unit)
    size = tier.font * unit
    wide = max(text_width(text, size) for text in place["t"])
    left = {"start": lines.x, "middle": lines.x - wide / 2, "end": lines.x - wide}[lines.anchor]
    return Box(
        left,
        lines.baselines[0] - _ASCENT * size,
        left + wide,
        lines.baselines[-1] + _DESCENT * size,
    )


def continent_position(label: JsonView, tier: str) -> Sequence[int]:
    """Where a continent's name stands at this tier: one place of its own, or that of "m"."""
    position: Sequence[int] = label.get(tier, label["m"])
    return position


def continent_text(label: JsonView, tier: str) -> str:
    """A continent's name as the map writes it; small maps may have a shorter one."""
    name: str = label["name"]
    return (label.get("short", name) if tier == "s" else name).upper()


def continent_box(label: JsonView, tier: str, unit: float) -> Box:
    """The room for a continent's name, its bonus and the mark of its holder."""
    x, y = continent_position(label, tier)
    size = TIERS[tier].font * unit
    own = continent_width(continent_text(label, tier), 9, size)
    left = {"start": x, "middle": x - own / 2, "end": x - own}[label.get("anchor", "middle")]
    return Box(left, y - size, left + own + HOLDER_MARK * unit, y + 0.3 * size)


def continent_width(text: str, bonus: int, size: float) -> float:
    """An estimate of the width of swatch, name and bonus, in the unit of the font size."""
    letters = f"■ {text} +{bonus}"
    return text_width(letters, size) * _SEMIBOLD + len(letters) * CONTINENT_SPACING * size


class EdgeWords(NamedTuple):
    """The words where a lane leaves the map: where it leads, and the point that they start from."""

    text: str
    x: int
    y: int
    anchor: str


def edge_words(shapes: JsonView, names: Mapping[str, str]) -> list[EdgeWords]:
    """Words for both ends of a lane that leaves the map; above the land beside them."""
    ends = [(territory, points[2]) for territory, points in shapes["edges"]]
    if len(ends) != 2:
        return []
    top = min(shapes["bbox"][territory][1] for territory, _ in ends)
    found = []
    for (_, (x, y)), (other, _) in zip(ends, reversed(ends), strict=True):
        height = min(y, top) - _ABOVE_EDGE
        if x < shapes["w"] / 2:
            found.append(EdgeWords(f"← {names[other]}", x, height, "start"))
        else:
            found.append(EdgeWords(f"{names[other]} →", x, height, "end"))
    return found
