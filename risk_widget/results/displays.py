"""Displays of results in a notebook, and guesses at a figure before it is computed.

The displays are small charts without scripts or links. They have no background of their own, so
they fit light and dark pages.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Final
from urllib.parse import quote

from risk_widget.messages import Message, in_digits, render, say
from risk_widget.reading.schema import number

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence
    from types import EllipsisType

__all__ = [
    "Bar",
    "Prediction",
    "bar",
    "chance_message",
    "difference",
    "folded",
    "heat",
    "histogram",
    "image",
    "lines",
    "meter",
    "percent",
    "predict",
    "signed",
    "table",
    "whiskers",
    "whole_percent",
]


Bar = tuple[str, float]
"""A part of a bar: its name, and its share, 0 to 1."""

_COLOURS: Final = ("#d13b2b", "#3b78d8")
_HEIGHT: Final = 48
_STEP: Final = 22
"""The distance from one bar to the next, in pixels, if there is room."""
_NARROWEST: Final = 6
_WIDEST: Final = 440
"""The greatest width of many bars together, in pixels."""
_LEAST: Final = 0.0005
"""The least chance that is drawn."""
_WIDTH: Final = 260


_IN_AN_ADDRESS: Final = " !$'()*+,-./:;<=>?@_~"


def image(drawing: str, words: str, style: str = "max-width:100%") -> str:
    """Format an SVG drawing as an HTML image described by ``words``.

    It is percent-encoded: base 64 would be a third longer, and a notebook has many pictures.
    """
    address = f"data:image/svg+xml,{quote(drawing, safe=_IN_AN_ADDRESS)}"
    return f'<img alt="{escape(words, quote=True)}" style="{style}" src="{address}">'


def whole_percent(chance: float) -> int:
    """Round a chance to whole per cent; a half is rounded up, as on the page."""
    return int(100 * chance + 0.5)


def chance_message(chance: float) -> Message:
    """Build the message for a chance in per cent: 0 only if impossible, 100 only if certain."""
    if 0 < chance < 0.005:
        return Message("display-percent-least")
    if 0.995 <= chance < 1:
        return Message("display-percent-most")
    return Message("display-percent", {"percent": whole_percent(chance)})


def percent(chance: float) -> str:
    """Format a chance in per cent; no line break separates the number from its sign."""
    return render(chance_message(chance))


def signed(value: float, digits: int = 1) -> str:
    """Format a number with a typographic sign, or without a sign if it rounds to zero."""
    shown = f"{value:+.{digits}f}"
    return in_digits(shown.replace("-", "−") if float(shown) else shown[1:])


def bar(first: Bar, second: Bar) -> str:
    """Draw two shares of a whole as one bar, with labels below."""
    parts = "".join(
        f'<span style="width:{100 * share:.2f}%;background:{colour}"></span>'
        for (_, share), colour in zip((first, second), _COLOURS, strict=True)
    )
    names = "".join(f"<span>{escape(name)}</span>" for name, _ in (first, second))
    across = f"display:flex;width:{_WIDTH}px;max-width:100%"
    return (
        f'<div style="{across};height:10px;border-radius:3px;overflow:hidden">{parts}</div>'
        f'<div style="{across};justify-content:space-between;font-size:90%">{names}</div>'
    )


def meter(chance: float) -> str:
    """Draw a chance as a bar next to its number, for a table cell."""
    return (
        '<div style="display:flex;align-items:center;gap:8px;white-space:nowrap">'
        '<span style="width:120px;height:9px;border-radius:3px;overflow:hidden;'
        'background:rgba(128,128,128,.25)"><span style="display:block;height:100%;'
        f'width:{100 * chance:.2f}%;background:{_COLOURS[1]}"></span></span>'
        f"<span>{escape(percent(chance))}</span></div>"
    )


def histogram(title: str, chances: Sequence[float], colour: int, top: float) -> str:
    """Draw the chance of each number: bars with the number below and the chance above.

    Args:
        title: the title below the bars, which a screen reader says first.
        chances: the chance of each number, by index; tiny ones are left out at both ends.
        colour: 0 for the attacker's colour, 1 for the defender's.
        top: the chance drawn at full height, so that several histograms can be compared.
    """
    likely = [number for number, p in enumerate(chances) if p >= _LEAST]
    shown = range(likely[0], likely[-1] + 1) if likely else range(0)
    step = min(_STEP, max(_NARROWEST, _WIDEST // max(1, len(shown))))
    every = -(-_STEP // step)
    bars = []
    for place, value in enumerate(shown):
        height = _HEIGHT * chances[value] / top
        left, floor = place * step, 14 + _HEIGHT
        middle = left + (step - 3) / 2
        bars.append(
            f'<rect x="{left}" y="{floor - height:.1f}" width="{step - 3}" '
            f'height="{height:.1f}" rx="2" fill="{_COLOURS[colour]}"/>'
        )
        if step == _STEP:
            above = round(100 * chances[value]) or "&lt;1"
            bars.append(f'<text x="{middle}" y="{floor - height - 4:.1f}">{above}</text>')
        if value % every == 0 or every == 1:
            bars.append(f'<text x="{middle}" y="{floor + 14}">{value}</text>')
    spoken = "; ".join(f"{value}: {percent(chances[value])}" for value in shown)
    label = escape(f"{title}: {spoken}", quote=True)
    if step == _STEP:
        title = say("display-in-per-cent", title=title)
    width = max(step * len(shown), 6 * len(title))
    return (
        f'<svg role="img" direction="ltr" aria-label="{label}" '
        f'width="{width}" height="{_HEIGHT + 48}" '
        'font-size="11" text-anchor="middle" fill="currentColor" '
        f'style="margin-right:18px">{"".join(bars)}'
        f'<text x="0" y="{_HEIGHT + 44}" text-anchor="start">{escape(title)}</text></svg>'
    )


def whiskers(low: float, share: float, high: float) -> str:
    """Draw a share with its interval, on a line from 0 to 1."""
    at = [round(5 + 120 * value, 1) for value in (low, share, high)]
    label = f"{percent(share)} [{percent(low)}, {percent(high)}]"
    return (
        f'<svg role="img" direction="ltr" aria-label="{escape(label, quote=True)}" '
        'width="130" height="12" '
        'style="vertical-align:middle;margin-right:4px">'
        '<path d="M5 6h120" stroke="currentColor" stroke-opacity=".25"/>'
        f'<path d="M{at[0]} 6H{at[2]}" stroke="currentColor" stroke-width="2"/>'
        f'<circle cx="{at[1]}" cy="6" r="4" fill="{_COLOURS[1]}"/></svg>'
    )


def difference(low: float, value: float, high: float, reach: float) -> str:
    """Draw a difference with its interval, on a line from -reach to reach around 0."""
    at = [round(62 + 58 * end / (reach or 1), 1) for end in (low, value, high)]
    return (
        '<svg aria-hidden="true" width="124" height="12" '
        'style="vertical-align:middle;margin-right:6px">'
        '<path d="M2 6h120M62 0v12" stroke="currentColor" stroke-opacity=".35"/>'
        f'<path d="M{at[0]} 6H{at[2]}" stroke="currentColor" stroke-width="2"/>'
        f'<circle cx="{at[1]}" cy="6" r="4" fill="{_COLOURS[1]}"/></svg>'
    )


def heat(chance: float) -> str:
    """Style the background of a cell: blue for chances above one half, red for those below."""
    blue, red = "59,120,216", "209,59,43"
    return f"background:rgba({blue if chance > 0.5 else red},{abs(chance - 0.5) * 1.3:.2f})"


def table(
    heads: Sequence[str],
    rows: Iterable[Sequence[str]],
    *,
    markup: Collection[int] = (),
    numbers: Collection[int] = (),
) -> str:
    """Build an HTML table whose first column names its rows.

    Args:
        heads: the heading of each column.
        rows: the contents of the cells.
        markup: the columns that contain HTML; all others contain text.
        numbers: the columns that are aligned to the right.
    """
    head = "".join(
        f'<th style="{_cell(at in numbers)}">{escape(h)}</th>' for at, h in enumerate(heads)
    )
    body = []
    for row in rows:
        cells = []
        for at, value in enumerate(row):
            kind = "td" if at else "th"
            inside = value if at in markup else escape(value)
            cells.append(f'<{kind} style="{_cell(at in numbers)}">{inside}</{kind}>')
        body.append(f"<tr>{''.join(cells)}</tr>")
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(body)}</tbody></table>"


def _cell(number: bool) -> str:  # noqa: FBT001
    return f"text-align:{'right' if number else 'left'};vertical-align:top"


def folded(summary: str, inside: str) -> str:
    """Build HTML whose content appears when its summary is clicked."""
    return f"<details><summary>{escape(summary)}</summary>{inside}</details>"


def lines(*parts: str, text: Collection[int] = ()) -> str:
    """Stack parts of HTML vertically, leaving out empty parts.

    Args:
        parts: the parts from top to bottom.
        text: the indices of the parts that are text, not HTML.
    """
    return "".join(
        f'<div style="margin:6px 0">{escape(part) if at in text else part}</div>'
        for at, part in enumerate(parts)
        if part
    )


@dataclass(frozen=True, slots=True, repr=False)
class Prediction:
    """A guess and the true value, which stays hidden until a guess is made.

    >>> import risk_widget as rw
    >>> guess = rw.lab.predict(0.75, rw.odds(8, 5, "nordic").win)
    >>> guess.is_right, round(guess.actual, 3)
    (True, 0.785)

    Attributes:
        guess: the guess; None before a guess is made.
        actual: the true value.
        within: the largest error of a right guess.
    """

    guess: float | None
    actual: float
    within: float

    @property
    def is_right(self) -> bool:
        """Whether the guess is close enough."""
        return self.guess is not None and abs(self.guess - self.actual) <= self.within

    def _words(self) -> str:
        if self.guess is None:
            return render(Message("prediction-none"))
        about = {
            "guess": self._shown(self.guess),
            "actual": self._shown(self.actual),
            "more": self.actual > self.guess,
        }
        return render(Message("prediction-right" if self.is_right else "prediction-off", about))

    def _shown(self, value: float) -> str:
        if abs(self.actual) <= 1 and self.within < 1:
            # "Under 1%" gets no minus sign, because the value may be zero.
            return percent(abs(value)) if value > -0.005 else f"−{percent(-value)}"
        # Three significant digits, but all digits of a whole number.
        digits = f"{value:.0f}" if abs(value) >= 100 or value == int(value) else f"{value:.3g}"
        return in_digits(digits).replace("-", "−")

    def __repr__(self) -> str:
        return self._words()

    def _repr_html_(self) -> str:
        return f"<p>{escape(self._words())}</p>"


def predict(guess: float | EllipsisType, actual: float, *, within: float = 0.05) -> Prediction:
    """Compare a guess with the true value.

    >>> import risk_widget as rw
    >>> rw.lab.predict(0.6, rw.odds(8, 5, "nordic").win)
    It is more than 60%: 79%.

    Args:
        guess: a number, or `...` before a guess is made.
        actual: the true value.
        within: the largest error of a right guess.
    """
    guessed = None if guess is ... else number(guess, "guess")
    return Prediction(guessed, number(actual, "actual"), number(within, "within", 0))
