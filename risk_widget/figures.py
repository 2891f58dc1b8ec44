"""A drawing of the board coloured by a figure for each territory."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from html import escape
from typing import TYPE_CHECKING, Final, Protocol

from risk_widget.board import load_board
from risk_widget.kept_files import begins_like, write_whole
from risk_widget.messages import Message, Names, render, say
from risk_widget.reading.schema import number, read, whole
from risk_widget.reading.sources import path_of
from risk_widget.reading.spelling import shown
from risk_widget.results.displays import image
from risk_widget.svg.colours import Palette
from risk_widget.svg.picture import Picture, text_width

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Mapping
    from pathlib import Path

    from risk_widget.board import Board

__all__ = ["FigureMap", "figure_map"]

_WIDTH: Final = 900
# The colours of the lowest and the highest figure, for light pages and for dark ones.
_LOW: Final = ((205, 220, 243), (44, 66, 100))
_HIGH: Final = ((38, 99, 190), (96, 165, 250))


class Series(Protocol):
    """Figures by territory, such as a pandas Series."""

    def items(self) -> Iterable[tuple[Hashable, object]]:
        """Return pairs of territory and figure."""


@dataclass(frozen=True, slots=True)
class FigureMap:
    """A drawn board with a figure on each territory.

    >>> import risk_widget as rw
    >>> drawn = rw.lab.figure_map({"brazil": 3, "peru": 1}, title="Battles")
    >>> drawn.title, drawn.svg[:4]
    ('Battles', '<svg')

    Attributes:
        title: the meaning of the figures.
        svg: the drawing, as text.
    """

    title: str
    svg: str

    def save(self, path: str | Path) -> None:
        """Write the drawing as an SVG file.

        >>> import risk_widget as rw
        >>> rw.lab.figure_map({"brazil": 3, "peru": 1}).save("battles.svg")
        """
        file = path_of(path, "path")
        write_whole(file, self.svg, private=False, ours=begins_like(self.svg))

    def __repr__(self) -> str:
        return f"<FigureMap: {self.title}>"

    def _repr_html_(self) -> str:
        words = escape(self.title, quote=True)
        drawing = image(self.svg, self.title, f"width:100%;max-width:{_WIDTH}px")
        return f"<div><p><b>{words}</b></p>{drawing}</div>"


def figure_map(
    figures: Mapping[str, float] | Series,
    board: str | Path | Board = "classic",
    *,
    title: str = "",
    digits: int | None = None,
    low: float | None = None,
    high: float | None = None,
    theme: str = "auto",
    width: int = _WIDTH,
) -> FigureMap:
    """Colour a board by a figure for each territory, such as armies, captures or chances.

    >>> import risk_widget as rw
    >>> board = rw.load_board("classic")
    >>> borders = dict(zip(board.ids, map(len, board.neighbours)))
    >>> rw.lab.figure_map(borders, title="Borders")
    <FigureMap: Borders>

    Args:
        figures: by territory id, also as a pandas Series; the colour goes from the lowest to the
            highest. Omitted territories look like unowned land.
        board: a board with shapes.
        title: the meaning of the figures; a screen reader says it first.
        digits: decimals; default none for whole numbers, 2 if all figures are below 1, else 1.
        low: the figure with the palest colour; default the lowest.
        high: the figure with the deepest colour; default the highest.
        theme: "light", "dark", or "auto", which follows the reader's setting.
        width: the width of the drawing in pixels.

    Raises:
        ValueError: no figures, an unknown territory, or a board without shapes.
    """
    on = load_board(board)
    if on.shapes is None:
        raise ValueError(f"the board {on.id!r} has no shapes to draw")
    found = _figures_of(figures, on)
    if digits is None:
        is_whole = all(figure.is_integer() for figure in found.values())
        digits = 0 if is_whole else 1 if max(map(abs, found.values())) >= 1 else 2
    digits = whole(digits, "digits", 0, 15)
    least = min(found.values()) if low is None else number(low, "low")
    most = max(found.values()) if high is None else number(high, "high")
    width = whole(width, "width", 1)
    caption = read(str, title, "title") or say("figures-title", board=on.name)
    digest = blake2b(
        repr((on.id, found, caption, theme, width)).encode(), digest_size=5
    ).hexdigest()
    drawing = _Figures(on, {}, width, {}, Palette(theme, f"rwf{digest}"), {})
    drawing.show(found, least, most, digits)
    return FigureMap(caption, drawing.text(caption, Names.on(on)))


def _figures_of(figures: object, board: Board) -> dict[str, float]:
    """Read the figures by territory. Raises ``ValueError`` or ``TypeError``."""
    items = getattr(figures, "items", None)
    if not callable(items):
        raise TypeError(
            f"figures must be a table or a Series of figures by territory, not {shown(figures)}"
        )
    found = {}
    for territory, figure in items():
        name = read(str, territory, "territory")
        found[board.territory(name).id] = number(figure, f"figures[{name!r}]")
    if not found:
        raise ValueError("figures must have a figure for at least one territory")
    return found


class _Figures(Picture):
    """The usual drawing with other colours for the land, and figures instead of tags."""

    def show(self, figures: Mapping[str, float], low: float, high: float, digits: int) -> None:
        self.figures = figures
        self.low, self.high, self.digits = low, high, digits

    def _words(self, figure: float) -> str:
        return f"{figure:.{self.digits}f}"

    def _description(self, names: Names) -> str:
        parts = [
            Message("figures-one", {"territory": territory, "figure": self._words(figure)})
            for territory, figure in self.figures.items()
        ]
        return render(Message("figures-all", {"figures": parts}), names)

    def _fill(self, figure: float) -> str:
        span = self.high - self.low
        share = min(1.0, max(0.0, (figure - self.low) / span)) if span else 0.5
        light, dark = (_mixed(a, b, share) for a, b in zip(_LOW, _HIGH, strict=True))
        return self.paint.pair("fill", light, dark)

    def _land_colours(self) -> str:
        return "".join(
            f"<g{self._fill(self.figures[t]) if t in self.figures else self.paint(fill='nobody')}>"
            f"{self._use(t)}</g>"
            for t in self.board.ids
        )

    def _tags(self) -> str:
        """Draw the figures where the armies would be."""
        u, high = self.unit, self.tier.tag_height
        tags = []
        for territory, figure in self.figures.items():
            words = self._words(figure)
            x, y = self.places[territory]["b"]
            wide = text_width(words, 13) + 10
            tags.append(
                f"<g transform='translate({x - wide * u / 2:.1f} {y - high * u / 2:.1f}) "
                f"scale({u:.3f})'><rect width='{wide:.1f}' height='{high}' rx='4.5'"
                f"{self.paint(fill='paper', stroke='tag')}/><text x='{wide / 2:.1f}' "
                f"y='{high / 2 + 4.4:.1f}'{self.paint(fill='ink')}>{words}</text></g>"
            )
        return f"<g font-size='13' font-weight='700' text-anchor='middle'>{''.join(tags)}</g>"


def _mixed(low: tuple[int, ...], high: tuple[int, ...], share: float) -> str:
    """Mix two colours, and write the result for SVG."""
    parts = (round(a + share * (b - a)) for a, b in zip(low, high, strict=True))
    return "#" + "".join(f"{part:02x}" for part in parts)
