"""A sheet for those who play for the first time: the map, a turn in pictures, and few words.

The page of the rules (`summary_page`) says everything; this one says what is needed to begin. Its
numbers are the edition's.
"""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING, Final

from risk_widget.board import load_board
from risk_widget.lessons.summary_page import SummaryPage, document
from risk_widget.messages import say
from risk_widget.rules.edition import DEFAULT_EDITION, load_edition
from risk_widget.svg import board_svg
from risk_widget.svg.colours import SEATS

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from risk_widget.rules.edition import Edition

__all__ = ["beginners_sheet"]

PANELS: Final = ("place", "attack", "move", "card")
"""The pictures with their words, in the order of a turn."""
_PIPS: Final = {1: "e", 2: "ai", 3: "aei", 4: "acgi", 5: "acegi", 6: "acdfgi"}
"""The pips of a die, by the letters of its nine places row by row."""
_INK: Final = "#14202b"
_CROSS: Final = (
    f'<path d="M0 0l12 12m0-12l-12 12" stroke="{_INK}" stroke-width="3" stroke-linecap="round"/>'
)


def beginners_sheet(edition: str | Path | Edition = DEFAULT_EDITION) -> SummaryPage:
    """A page to print for beginners: the map, and a turn in pictures and some 150 words.

    Args:
        edition: an edition's id, file or ``Edition``. It is told as the first of its games is
            played.

    Raises:
        EditionError: no such edition.
    """
    shown = load_edition(edition)
    rules = shown.modes[next(iter(shown.modes))].rules
    numbers = {
        "per_army": rules.territories_per_army,
        "least": rules.minimum_armies,
        "attack": rules.attack_armies,
        "defence": max(rules.defence_dice),
        "movement": rules.movement,
        "goal": rules.goal,
    }
    rising = rules.card_values == "rising"
    set_brings = rules.rising_values[0] if rising else min(rules.fixed_values.values())
    pictures = {**_PICTURES, "card": _cards(set_brings)}
    title = say("beginners-title")
    panels = "".join(
        f'<section class="panel">{pictures[name]}<div>'
        f"<h2>{escape(say(f'beginners-{name}'))}</h2>"
        f"<p>{_strong(say(f'beginners-{name}.about', **numbers))}</p></div></section>"
        for name in PANELS
    )
    board = load_board("classic")
    drawing = board_svg(board, dict.fromkeys(board.ids, (None, 0)), title=say("beginners-map"))
    body = (
        f"<h1>{escape(title)}</h1>"
        f'<p class="about">{_strong(say("beginners-aim", **numbers))}</p>'
        f'<div class="map">{drawing}</div><div class="panels">{panels}</div>'
        f'<p class="foot">{escape(say("beginners-foot", edition=shown.title))}</p>'
    )
    return SummaryPage(title, document(title, body, "beginners"))


def _strong(text: str) -> str:
    """A text with ``<b>`` around its strong words, and nothing else that means anything."""
    return re.sub(r"&lt;(/?b)&gt;", r"<\1>", escape(text, quote=False))


# ---- pictures ------------------------------------------------------------------------------------


def _picture(parts: Iterable[str]) -> str:
    # They show what the words beside them say.
    return f'<svg viewBox="0 0 150 92" aria-hidden="true">{"".join(parts)}</svg>'


def _tag(x: int, y: int, seat: str, armies: str) -> str:
    """A territory's tag, as on the map: the seat's sign, and its armies."""
    look = SEATS[seat]
    width = 27 + 9 * len(armies)
    return (
        f'<g transform="translate({x} {y})">'
        f'<rect width="{width}" height="22" rx="4" fill="#fff" stroke="{_INK}"/>'
        f'<path d="M4 0H20V22H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4z" fill="{look.colour[0]}"/>'
        f'<path d="{look.glyph}" fill="{look.on}" transform="translate(5 6)"/>'
        f'<text x="{(20 + width) / 2}" y="16.5">{armies}</text></g>'
    )


def _die(x: int, y: int, seat: str, pips: int, *, loses: bool = False) -> str:
    look = SEATS[seat]
    dots = "".join(
        f'<circle cx="{6 + 8 * (place % 3)}" cy="{6 + 8 * (place // 3)}" r="2.6" fill="{look.on}"/>'
        for place in ("abcdefghi".index(letter) for letter in _PIPS[pips])
    )
    return (
        f'<g transform="translate({x} {y})">'
        f'<rect width="28" height="28" rx="6" fill="{look.colour[0]}"/>{dots}'
        f'<g transform="translate({-16 if x < 75 else 32} 8)">{_CROSS if loses else ""}</g></g>'
    )


def _arrow(x: int, y: int, length: int, *, down: bool = False) -> str:
    turn = " rotate(90)" if down else ""
    return (
        f'<path transform="translate({x} {y}){turn}" d="M0 0H{length}m-6-5l6 5-6 5" fill="none" '
        f'stroke="{_INK}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>'
    )


def _card(x: int, sign: str) -> str:
    return (
        f'<g transform="translate({x} 14)"><rect width="34" height="50" rx="4" fill="#fff" '
        f'stroke="{_INK}"/><path d="{sign}" fill="{_INK}" transform="translate(7 15) scale(2)"/>'
        "</g>"
    )


def _cards(brings: int) -> str:
    cards = (_card(10 + 40 * n, "M5 0L9.6 9.4H.4z") for n in range(3))
    return _picture([*cards, f'<text x="75" y="86" class="sign">= +{brings}</text>'])


_PICTURES: Final = {
    "place": _picture(
        [
            *(_tag(9 + 48 * n, 6, "red", "1") for n in range(3)),
            _arrow(75, 36, 18, down=True),
            _tag(48, 62, "red", "1+1"),
        ]
    ),
    "attack": _picture(
        [
            *(_die(22, 6, "red", 5, loses=True), _die(22, 54, "red", 3)),
            *(_die(100, 6, "blue", 5), _die(100, 54, "blue", 2, loses=True)),
            '<text x="75" y="26" class="sign">=</text><text x="75" y="74" class="sign">&gt;</text>',
        ]
    ),
    "move": _picture(
        [
            *(_tag(6, 34, "red", "5"), _arrow(50, 45, 46), _tag(106, 34, "red", "2")),
            '<text x="72" y="36" class="sign">3</text>',
        ]
    ),
}
