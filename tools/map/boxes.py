"""The boxes around the writing on a map, which a search for places keeps apart from each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from risk_widget.svg.picture import (
    HOLDER_MARK,
    TIERS,
    continent_position,
    continent_text,
    continent_width,
    name_lines,
    tag_width,
    text_width,
)

if TYPE_CHECKING:
    from risk_widget.reading.json_types import JsonView
    from risk_widget.svg.picture import Tier

# How far letters reach above and below the baseline, in font sizes.
_ASCENT: Final = 0.78
_DESCENT: Final = 0.24


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


def tag_box(place: JsonView, tier: Tier, unit: float, armies: int = 10) -> Box:
    """Return the box of a tag, by default for two digits, for which each tag needs room."""
    x, y = place["b"]
    half, high = tag_width(tier, armies) * unit / 2, tier.tag_height * unit / 2
    return Box(x - half, y - high, x + half, y + high)


def name_box(place: JsonView, tier: Tier, unit: float) -> Box:
    """Return the box that the name occupies."""
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


def continent_box(label: JsonView, tier: str, unit: float) -> Box:
    """Return the box for a continent's name, its bonus and its holder's mark."""
    x, y = continent_position(label, tier)
    size = TIERS[tier].font * unit
    own = continent_width(continent_text(label, tier), 9, size)
    left = {"start": x, "middle": x - own / 2, "end": x - own}[label.get("anchor", "middle")]
    return Box(left, y - size, left + own + HOLDER_MARK * unit, y + 0.3 * size)
