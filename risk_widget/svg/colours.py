"""The colours and signs of the drawn board, in light and dark.

Seats' colours match their names, and differ for every kind of colour vision; land is the seat's
colour mixed with paper. Signs are a second way to tell seats apart.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from risk_widget.reading.schema import word

Pair = tuple[str, str]
"""A colour on light pages, and on dark pages."""

CROWN: Final = "M-6-4l3 3.5 3-4.5 3 4.5 3-3.5-1 8h-10z"
"""The path of a crown, 12 wide, around its middle."""

_WHITE: Final = "#ffffff"


@dataclass(frozen=True, slots=True)
class Look:
    """The colours and sign of a seat.

    Attributes:
        glyph: the path of the seat's sign, on a square of 10.
        colour: the colour of its tags.
        land: the colour of its territories.
        dim: the colour behind its dice, paler than its land.
        line: the colour of its line in a chart, the same on light and dark pages.
        on: the colour of its sign on ``colour``.
    """

    glyph: str
    colour: Pair
    land: Pair
    dim: Pair
    line: str
    on: str = _WHITE


SEATS: Final = {
    "red": Look(
        glyph="M5 .6a4.4 4.4 0 1 1 0 8.8a4.4 4.4 0 0 1 0-8.8z",
        colour=("#d23c2a", "#cf4636"),
        land=("#df7366", "#b23f32"),
        dim=("#f3cac5", "#583739"),
        line="#d23c2a",
    ),
    "blue": Look(
        glyph="M1.5.9h7a.6.6 0 0 1 .6.6v7a.6.6 0 0 1-.6.6h-7a.6.6 0 0 1-.6-.6v-7a.6.6 0 0 1 .6-.6z",
        colour=("#3b78e7", "#5a8cdc"),
        land=("#729eee", "#4f7abf"),
        dim=("#cadbf9", "#354c6b"),
        line="#3b78e7",
    ),
    "green": Look(
        glyph="M5 .4L9.8 9.2H.2z",
        colour=("#7cc795", "#85d2a5"),
        land=("#a1d7b3", "#73b690"),
        dim=("#dcf0e2", "#42615a"),
        line="#3fa567",
        on="#12201a",
    ),
    "yellow": Look(
        glyph="M5 0L6.5 3.3 10 3.7 7.4 6.1 8.1 9.6 5 7.8 1.9 9.6 2.6 6.1 0 3.7 3.5 3.3z",
        colour=("#f4c733", "#f0c02a"),
        land=("#f7d76c", "#cea628"),
        dim=("#fcf0c8", "#625b35"),
        line="#d9a514",
        on="#241b00",
    ),
    "black": Look(
        glyph="M5 0L9.8 5 5 10 .2 5z",
        colour=("#24282e", "#434a54"),
        land=("#616469", "#3b424c"),
        dim=("#c4c5c7", "#2e3842"),
        line="#5a6472",
    ),
    "purple": Look(
        glyph="M3.3.4h3.4v2.9h2.9v3.4H6.7v2.9H3.3V6.7H.4V3.3h2.9z",
        colour=("#6f2a7c", "#7d2bb0"),
        land=("#9766a1", "#6d289a"),
        dim=("#d8c5dc", "#3f2e5d"),
        line="#8e44ad",
    ),
}

LINES: Final = {**{seat: look.line for seat, look in SEATS.items()}, "third": "#9aa3ad"}
"""The colour of each seat's line in a chart."""

EDITIONS: Final = {
    "nordic": "#3b7dd8",
    "german": "#d9a406",
    "italian": "#2f9e58",
    "czech": "#d0413a",
}
"""The colour of each edition's badge."""

NOBODY_DIM: Final = ("#f4f4ef", "#212b34")
"""The colour of unowned land that is out of play."""

PAGE: Final = {
    "sea": ("#e9f0f3", "#13212c"),
    "paper": ("#ffffff", "#10161c"),
    "ink": ("#17212b", "#e8edf2"),
    "ink-2": ("#4b5966", "#a9b5c0"),
    "line-2": ("#7d8b97", "#74828f"),
    "lane": ("#4c6473", "#8ba3b2"),
    "accent": ("#0b5c6b", "#5cc6d6"),
    "good": ("#1d6b3c", "#7bd39c"),
    "bad": ("#a3281c", "#ff9d8e"),
}
"""The colours that pictures and the page share, by use."""

COLOURS: Final = {
    **PAGE,
    "coast": ("#6c757c", "#8a949d"),
    "border": ("#747a80", "#929ba0"),
    "tag": ("#4a525a", "#b9bec3"),
    "nobody": ("#fbfaf5", "#2a343d"),
    **{seat: look.colour for seat, look in SEATS.items()},
    **{f"{seat}-land": look.land for seat, look in SEATS.items()},
    **{f"on-{seat}": (look.on, look.on) for seat, look in SEATS.items()},
}
"""The colours of a picture, by use."""


class Palette:
    """A writer of colours as attributes: plain values for one theme, classes for both themes.

    Plain attributes survive on pages that remove style sheets, so only "auto" uses one.
    """

    def __init__(self, theme: str, uid: str) -> None:
        self.theme: str = word(theme, "theme", ("light", "dark", "auto"))
        self.uid: str = uid
        self._classes: dict[tuple[str, str, str], str] = {}

    def __call__(self, **tokens: str) -> str:
        """Format the attributes for named colours, such as ``fill="sea", stroke="paper"``."""
        return self._attributes({name: COLOURS[token] for name, token in tokens.items()})

    def pair(self, attribute: str, light: str, dark: str) -> str:
        """Format the attribute for one of the board's own colours."""
        return self._attributes({attribute: (light, dark)})

    def _attributes(self, colours: dict[str, Pair]) -> str:
        if self.theme == "auto":
            names = [
                self._classes.setdefault((name, *pair), f"{self.uid}-{len(self._classes)}")
                for name, pair in colours.items()
            ]
            return f" class='{' '.join(names)}'"
        side = 0 if self.theme == "light" else 1
        return "".join(f" {name}='{pair[side]}'" for name, pair in colours.items())

    def style(self) -> str:
        """Build the style sheet for the classes used so far; empty for a single theme."""
        if not self._classes:
            return ""
        light = dark = ""
        for (name, for_light, for_dark), css_class in self._classes.items():
            light += f".{css_class}{{{name}:{for_light}}}"
            if for_dark != for_light:
                dark += f".{css_class}{{{name}:{for_dark}}}"
        return f"<style>{light}@media(prefers-color-scheme:dark){{{dark}}}</style>"
