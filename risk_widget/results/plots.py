"""Matplotlib plots of results: static, so that they work the same offline and on paper.

They have no background, and their text is in a grey that is readable on light and dark pages.
"""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO
from textwrap import fill
from typing import TYPE_CHECKING, Any, Final

from risk_widget.kept_files import begins_like, write_whole
from risk_widget.messages import say
from risk_widget.reading.sources import path_of
from risk_widget.reading.spelling import not_installed, shown
from risk_widget.results.displays import image

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

__all__ = ["Plot", "bars", "curves", "intervals"]

GREY: Final = "#767f88"
_LETTERS: Final = 11
"""The number of letters of a title per inch."""
UPPER_LEFT: Final = 2
"""Matplotlib's number for the upper left corner, by which a legend is placed."""
COLOURS: Final = (
    "#3b78d8",
    "#d13b2b",
    "#3fa567",
    "#d9a514",
    "#8e44ad",
    "#5a6472",
    "#1fa3a3",
    "#c2559d",
)


@dataclass(frozen=True, slots=True)
class Plot:
    """A plot of a result; its figure and axes give access to all of matplotlib.

    Attributes:
        title: the title, which says what the plot shows.
        figure: the figure of matplotlib.
    """

    title: str
    figure: Any

    @property
    def axes(self) -> list[Any]:
        """The axes, from left to right."""
        return list(self.figure.axes)

    def save(self, path: str | Path, **options: Any) -> None:
        """Save the plot to a file; the extension gives the format (png, svg, pdf).

        Args:
            path: the file; without an extension, that of matplotlib's usual format is added.
            options: the options of matplotlib's ``savefig``.

        Raises:
            OSError: the file cannot be written; an earlier file is still there.
        """
        from matplotlib import rcParams

        drawn, file = BytesIO(), path_of(path, "path")
        kind = options.pop("format", None) or file.suffix[1:]
        if not kind:
            kind = str(rcParams["savefig.format"])
            file = file.with_name(f"{file.name}.{kind}") if file.name else file
        known = self.figure.canvas.get_supported_filetypes()
        if kind not in known:
            raise ValueError(f"a plot is saved as {', '.join(known)}, not as {shown(kind)}")
        self.figure.savefig(drawn, **{"bbox_inches": "tight", **options, "format": kind})
        data = drawn.getvalue()
        write_whole(file, data, private=False, ours=begins_like(data))

    def __repr__(self) -> str:
        return f"<Plot: {self.title}>"

    def _repr_html_(self) -> str:
        file = BytesIO()
        # No date is stored, so that the same figures give the same file.
        self.figure.savefig(
            file, format="svg", transparent=True, bbox_inches="tight", metadata={"Date": None}
        )
        return image(file.getvalue().decode(), self.title)


def bars(
    title: str,
    parts: Mapping[str, Mapping[int, float]],
    *,
    per_cent: bool = True,
    one_scale: bool = True,
    up: str = "",
) -> Plot:
    """Plot one bar chart for each part, with a bar for each number.

    Args:
        title: the title.
        parts: for each part by its label, the height of each number's bar.
        per_cent: whether the heights are chances.
        one_scale: whether the parts can be compared by their heights.
        up: the label of the heights.
    """
    figure, axes = _figure(title, len(parts), one_scale=one_scale)
    for at, (ax, (name, heights)) in enumerate(zip(axes, parts.items(), strict=True)):
        ax.bar(list(heights), list(heights.values()), color=COLOURS[(at + 1) % 2], width=0.85)
        ax.set_xlabel(name)
        _whole_numbers(ax)
        if per_cent:
            _chances(ax)
        else:
            _whole_numbers(ax, "y")
    axes[0].set_ylabel(up)
    return Plot(title, figure)


def curves(
    title: str,
    across: str,
    lines: Mapping[str, tuple[Sequence[float], Sequence[float]]],
    *,
    colours: Mapping[str, str] | None = None,
    per_cent: bool = False,
    up: str = "",
    steps: bool = False,
    mark: float | None = None,
) -> Plot:
    """Plot lines, with a legend on the right.

    Args:
        title: the title.
        across: the label of the horizontal axis.
        lines: for each line by its name, the horizontal and the vertical values.
        colours: the colour of each line by name; by default the usual colours in order.
        per_cent: whether the heights are chances.
        up: the label of the vertical axis.
        steps: whether the heights stay constant until the next number.
        mark: a horizontal value to mark with a dotted line.
    """
    figure, (ax,) = _figure(title, 1)
    for at, (name, (x, y)) in enumerate(lines.items()):
        colour = (colours or {}).get(name, COLOURS[at % len(COLOURS)])
        style = {"drawstyle": "steps-post"} if steps else {"marker": "o", "markersize": 3}
        ax.plot(x, y, color=colour, linewidth=1.8, label=name, **style)
    if mark is not None:
        ax.axvline(mark, color=GREY, linewidth=0.9, linestyle=":")
    ax.set_xlabel(across)
    ax.set_ylabel(up)
    ax.legend(frameon=False, labelcolor=GREY, loc=UPPER_LEFT, bbox_to_anchor=(1, 1))
    _whole_numbers(ax)
    if per_cent:
        _chances(ax)
    else:
        _whole_numbers(ax, "y")
    return Plot(title, figure)


def intervals(
    title: str,
    rows: Sequence[tuple[str, float, float, float]],
    *,
    per_cent: bool = True,
    zero: float | None = None,
    across: str = "",
) -> Plot:
    """Plot figures with their intervals, stacked vertically.

    Args:
        title: the title.
        rows: name, lower end, figure and upper end of each row.
        per_cent: whether the figures are shares.
        zero: the value at which to draw a line for comparison.
        across: the label of the figures.
    """
    figure, (ax,) = _figure(title, 1, height=0.9 + 0.36 * len(rows))
    for at, (_, low, value, high) in enumerate(rows):
        ax.plot((low, high), (at, at), color=GREY, linewidth=2)
        ax.plot((value,), (at,), "o", color=COLOURS[0], markersize=7)
    if zero is not None:
        ax.axvline(zero, color=GREY, linewidth=0.8, linestyle=":")
    ax.set_xlabel(across)
    ax.set_yticks(range(len(rows)), [name for name, *_ in rows])
    ax.set_ylim(len(rows) - 0.5, -0.5)
    if per_cent:
        ax.xaxis.set_major_formatter(_per_cent)
    return Plot(title, figure)


def _figure(
    title: str, count: int, height: float = 3.2, *, one_scale: bool = True
) -> tuple[Figure, list[Axes]]:
    """Create a figure and its axes, without a window that would need closing."""
    try:
        from matplotlib.figure import Figure
    except ImportError as error:
        raise ImportError(not_installed("a picture of results", "matplotlib", "plot")) from error
    figure = Figure(figsize=(max(6.4, 4.2 * count), height), layout="constrained")
    words = fill(title, int(_LETTERS * figure.get_figwidth()))
    figure.suptitle(words, color=GREY, fontsize=11, x=0.01, ha="left")
    axes = list(figure.subplots(1, count, sharey=one_scale, squeeze=False)[0])
    for ax in axes:
        ax.set_facecolor("none")
        ax.grid(visible=True, color=GREY, alpha=0.2, linewidth=0.7)
        ax.set_axisbelow(True)
        ax.tick_params(colors=GREY)
        for side, spine in ax.spines.items():
            spine.set_visible(side in ("left", "bottom"))
            spine.set_color(GREY)
        ax.xaxis.label.set_color(GREY)
        ax.yaxis.label.set_color(GREY)
    figure.patch.set_alpha(0)
    return figure, axes


def _per_cent(share: float, _: object = None) -> str:
    return say("display-percent", percent=f"{round(100 * share, 6):g}".replace("-", "−"))


def _chances(ax: Axes) -> None:
    from matplotlib.ticker import MaxNLocator

    ax.set_ylim(bottom=0)
    ax.yaxis.set_major_locator(MaxNLocator(steps=[1, 2, 5, 10]))
    ax.yaxis.set_major_formatter(_per_cent)


def _whole_numbers(ax: Axes, which: str = "x") -> None:
    from matplotlib.ticker import MaxNLocator

    (ax.xaxis if which == "x" else ax.yaxis).set_major_locator(MaxNLocator(integer=True))
