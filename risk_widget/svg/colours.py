"""The colours and signs of the drawn board, in light and dark.

Seats look like their names, and differ for every kind of colour vision; land is the seat's colour
mixed with paper. The signs make colour the second way to tell seats apart.
"""

from __future__ import annotations

from typing import Final

from risk_widget.messages import Message, MessageError
from risk_widget.spelling import shown

COLOURS: Final = {
    "sea": ("#e9f0f3", "#13212c"),
    "paper": ("#ffffff", "#10161c"),
    "ink": ("#17212b", "#e8edf2"),
    "ink-2": ("#4b5966", "#a9b5c0"),
    "lane": ("#6c8291", "#6f8796"),
    "accent": ("#0b5c6b", "#5cc6d6"),
    "coast": ("#6c757c", "#8a949d"),
    "border": ("#343e47", "#c7ced4"),
    "tag": ("#4a525a", "#b9bec3"),
    "nobody": ("#fbfaf5", "#2a343d"),
    "red": ("#d23c2a", "#cf4636"),
    "blue": ("#3b78e7", "#5a8cdc"),
    "green": ("#7cc795", "#85d2a5"),
    "yellow": ("#f4c733", "#f0c02a"),
    "black": ("#24282e", "#434a54"),
    "purple": ("#6f2a7c", "#7d2bb0"),
    "red-land": ("#df7366", "#b23f32"),
    "blue-land": ("#729eee", "#4f7abf"),
    "green-land": ("#a1d7b3", "#73b690"),
    "yellow-land": ("#f7d76c", "#cea628"),
    "black-land": ("#616469", "#3b424c"),
    "purple-land": ("#9766a1", "#6d289a"),
    "on-dark": ("#ffffff", "#ffffff"),
    "on-green": ("#12201a", "#12201a"),
    "on-yellow": ("#241b00", "#241b00"),
}
"""Colour by its use: (light, dark)."""

GLYPHS: Final = {
    "red": "M5 .6a4.4 4.4 0 1 1 0 8.8a4.4 4.4 0 1 1 0-8.8z",
    "blue": "M.9.9h8.2v8.2H.9z",
    "green": "M5 .4l4.8 8.8H.2z",
    "yellow": "M5 0l1.5 3.4 3.5.4-2.6 2.4.7 3.5L5 7.9 1.9 9.7l.7-3.5L0 3.8l3.5-.4z",
    "black": "M5 0l4.8 5L5 10 .2 5z",
    "purple": "M3.3.4h3.4v2.9h2.9v3.4H6.7v2.9H3.3V6.7H.4V3.3h2.9z",
}
"""The sign of each seat, on a square of 10."""

ON_SEAT: Final = {
    **dict.fromkeys(GLYPHS, "on-dark"),
    "green": "on-green",
    "yellow": "on-yellow",
}
"""The colour of a sign on its seat's colour."""


class Palette:
    """Writes colours as attributes: plain ones for one theme, classes where both are wanted.

    Plain attributes survive where a page strips style sheets, so "auto" alone uses one.
    """

    def __init__(self, theme: str, uid: str) -> None:
        if theme not in ("light", "dark", "auto"):
            raise MessageError(Message("picture-theme", {"theme": shown(theme)}))
        self.theme, self.uid = theme, uid
        self._classes: dict[tuple[str, str, str], str] = {}

    def __call__(self, **tokens: str) -> str:
        """Attributes for colours by their use, like ``fill="sea", stroke="paper"``."""
        return self._attributes({name: COLOURS[token] for name, token in tokens.items()})

    def pair(self, attribute: str, light: str, dark: str) -> str:
        """The attribute for a colour of the board's own."""
        return self._attributes({attribute: (light, dark)})

    def _attributes(self, colours: dict[str, tuple[str, str]]) -> str:
        if self.theme == "auto":
            names = [
                self._classes.setdefault((name, *pair), f"{self.uid}-{len(self._classes)}")
                for name, pair in colours.items()
            ]
            return f" class='{' '.join(names)}'"
        side = 0 if self.theme == "light" else 1
        return "".join(f" {name}='{pair[side]}'" for name, pair in colours.items())

    def style(self) -> str:
        """The style sheet for the classes given out so far; nothing for a single theme."""
        if not self._classes:
            return ""
        light = dark = ""
        for (name, for_light, for_dark), css_class in self._classes.items():
            light += f".{css_class}{{{name}:{for_light}}}"
            if for_dark != for_light:
                dark += f".{css_class}{{{name}:{for_dark}}}"
        return f"<style>{light}@media(prefers-color-scheme:dark){{{dark}}}</style>"
