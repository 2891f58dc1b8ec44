"""Pages to print: an edition's rules on one page, a sheet for beginners, a table of all editions.

All their text is read from the editions and their clauses. A page is plain HTML with a style
for paper and without a script.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from risk_widget.battles.battle_table import roll_table
from risk_widget.board import load_board
from risk_widget.kept_files import begins_like, write_whole
from risk_widget.messages import current_language, say
from risk_widget.reading.sources import path_of
from risk_widget.results.displays import percent
from risk_widget.rules.comparison import compare_editions, rules_of
from risk_widget.rules.edition import DEFAULT_EDITION, edition_ids, load_edition
from risk_widget.svg import board_svg
from risk_widget.svg.colours import SEATS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path

    from risk_widget.rules.comparison import ClauseRow, ClauseValue
    from risk_widget.rules.dice import DiceRule
    from risk_widget.rules.edition import Edition

__all__ = ["SummaryPage", "beginners_sheet", "in_frame", "summary_page", "write_pages"]

PARTS: Final[Mapping[str, tuple[str, ...]]] = {
    "setup": ("setup.armies", "setup.first-seat", "setup.territories", "setup.place"),
    "turn": ("turn.order",),
    "reinforce": ("reinforce.territories", "reinforce.continents", "reinforce.place"),
    "attack": (
        "attack.adjacent",
        "attack.armies",
        "attack.dice",
        "attack.defence-dice",
        "attack.announce",
        "attack.compare",
    ),
    "capture": ("capture.occupy", "capture.eliminate", "capture.cards"),
    "move": ("move.adjacent", "move.count", "move.tired"),
    "cards": (
        "cards.earn",
        "cards.set",
        "cards.value",
        "cards.territory-bonus",
        "cards.must-trade",
        "cards.traded",
    ),
    "win": ("win.mission", "win.domination", "win.capital", "win.duel", "turn.claim"),
}
"""The clauses on the page, by part, in order."""


@dataclass(frozen=True, slots=True, repr=False)
class SummaryPage:
    """A page to print.

    >>> import risk_widget as rw
    >>> page = rw.lessons.summary_page("nordic")
    >>> page.title, page.html[:15]
    ('Nordic 2000: the rules on one page', '<!doctype html>')

    Attributes:
        title: the title of the page.
        html: the whole page as HTML.
    """

    title: str
    html: str

    def save(self, path: str | Path) -> None:
        """Write the page to a file that any browser can print.

        >>> import risk_widget as rw
        >>> rw.lessons.summary_page("nordic").save("nordic.html")
        """
        file = path_of(path, "path")
        write_whole(file, self.html, private=False, ours=begins_like(self.html))

    def _repr_html_(self) -> str:
        return in_frame(self.title, self.html)

    def __repr__(self) -> str:
        return f"<SummaryPage: {self.title}>"


def in_frame(title: str, page: str) -> str:
    """Show a page in a notebook, in a frame so that its style does not affect the notebook."""
    frame = "width:100%;height:36rem;border:1px solid #b9c2ca;background:#fff"
    return f'<iframe title="{escape(title)}" srcdoc="{escape(page)}" style="{frame}"></iframe>'


def summary_page(edition: str | Path | Edition | None = None) -> SummaryPage:
    """Build a one-page printout: the turn, the dice and the cards of an edition.

    >>> import risk_widget as rw
    >>> rw.lessons.summary_page("nordic")
    <SummaryPage: Nordic 2000: the rules on one page>

    Args:
        edition: an edition's id, file or ``Edition``; None for a table of all built-in editions,
            with the clauses in which they differ.

    Raises:
        EditionError: there is no such edition.
    """
    if edition is None:
        return _table()
    shown = load_edition(edition)
    rows = {row.clause: row for row in rules_of(shown)}
    parts = []
    for part, clauses in PARTS.items():
        lines = [_line(rows[clause]) for clause in clauses if clause in rows]
        if lines:
            listed = "".join(f"<li>{line}</li>" for line in lines)
            parts.append(_section(part, f"<ul>{listed}</ul>"))
        if part == "attack":
            parts.append(_section("rolls", _rolls(_dice(shown))))
    title = say("sheet-title", edition=shown.title)
    body = (
        f'<h1>{escape(title)}</h1><p class="about">{escape(shown.summary)}</p>'
        f'<div class="parts">{"".join(parts)}</div>'
        f"{_signs(house=any(row.values[0].mark == 'house' for row in rows.values()))}"
    )
    return SummaryPage(title, document(title, body))


def document(title: str, body: str, kind: str = "", about: str = "") -> str:
    """Build a whole page for paper; ``kind`` is a CSS class for its style.

    Search engines show ``about``, or the title.
    """
    return (
        f'<!doctype html>\n<html lang="{current_language()}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta name="description" content="{escape(about or title, quote=True)}">'
        f"<title>{escape(title)}</title><style>{_style()}</style></head>"
        f'<body class="{kind}">{body}</body></html>\n'
    )


@cache
def _style() -> str:
    where = files("risk_widget").joinpath("teaching", "pages_to_print.css")
    return where.read_text(encoding="utf-8")


def _section(part: str, content: str) -> str:
    return f"<section><h2>{escape(say(f'sheet-{part}'))}</h2>{content}</section>"


def _line(row: ClauseRow) -> str:
    """Format a clause with the edition's value for it."""
    text, value = escape(row.text), _value(row.values[0])
    return f"{text} <b>{value}</b>" if value else text


def _value(value: ClauseValue) -> str:
    """Format the edition's value, with a sign if the edition does not print it itself."""
    sign = {"silent": "°", "reading": "*", "house": "†"}.get(value.mark or "", "")
    return f"{escape(value.value)}{sign}" if value.value else ""


# ---- dice ----------------------------------------------------------------------------------------


def _dice(edition: Edition) -> DiceRule:
    from risk_widget.battles.odds import dice_rule

    return dice_rule(edition, mode=next(iter(edition.modes)))


def _rolls(rule: DiceRule) -> str:
    """Format a table of the losses of one roll, by the dice of both sides."""
    heads = ("sheet-dice", "sheet-attacker-loses", "sheet-both-lose", "sheet-defender-loses")
    head = "".join(
        f'<th class="{"n" if number else ""}">{escape(say(code))}</th>'
        for number, code in enumerate(heads)
    )
    body = "".join(_roll(rule, a, d) for a, d in _hands(rule))
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _hands(rule: DiceRule) -> Iterator[tuple[int, int]]:
    for attack in range(rule.attack, 0, -1):
        for defence in range(max(rule.defence), 0, -1):
            yield attack, defence


def _roll(rule: DiceRule, attack: int, defence: int) -> str:
    lost = {"attacker": 0.0, "both": 0.0, "defender": 0.0}
    for (attacker, defender), chance in roll_table(attack, defence, ties=rule.ties).items():
        side = "both" if attacker and defender else "attacker" if attacker else "defender"
        lost[side] += float(chance)
    dice = say("sheet-dice-against", attack=attack, defence=defence)
    cells = (percent(chance) if chance else "–" for chance in lost.values())
    numbers = "".join(f'<td class="n">{escape(cell)}</td>' for cell in cells)
    return f"<tr><th>{escape(dice)}</th>{numbers}</tr>"


# ---- all editions --------------------------------------------------------------------------------


def _table() -> SummaryPage:
    table = compare_editions(*edition_ids())
    title = say("sheet-all")
    heads = [escape(load_edition(edition).title) for edition in edition_ids()]
    head = "".join(f"<th>{name}</th>" for name in ("", *heads))
    body = "".join(_row(row) for row in _common(table))
    content = (
        f"<h1>{escape(title)}</h1><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
        f"{_signs()}"
    )
    return SummaryPage(title, document(title, content, "wide"))


def _signs(*, house: bool = False) -> str:
    """Format the legend of the signs, including the one for house rules only if wanted."""
    meanings = [say("sheet-signs"), *([say("sheet-sign-house")] if house else ())]
    return f'<p class="foot">{escape(" ".join(meanings))}</p>'


def _common(rows: Iterable[ClauseRow]) -> list[ClauseRow]:
    """Select the rows needed in play; capitals and third armies are rare."""
    apart = ("third-army", "allied", "capital", "pieces")
    return [
        row
        for row in rows
        if not any(word in row.clause for word in apart)
        # If an edition has no missions, the rows for single mission cards need not say so again.
        and (not row.clause.startswith("mission.") or any(value.value for value in row.values))
    ]


def _row(row: ClauseRow) -> str:
    cells = "".join(f"<td>{_cell(value)}</td>" for value in row.values)
    return f"<tr><th>{escape(row.text)}</th>{cells}</tr>"


def _cell(value: ClauseValue) -> str:
    if value.mark is None:
        return "–"
    return _value(value) or escape(say("sheet-so"))


# ---- a sheet for beginners: the map, a turn in pictures, and few words ---------------------------


PANELS: Final = ("place", "attack", "move", "card")
"""The pictures with their captions, in the order of a turn."""
_PIPS: Final = {1: "e", 2: "ai", 3: "aei", 4: "acgi", 5: "acegi", 6: "acdfgi"}
"""The pips of a die, as letters for its nine places row by row."""
_INK: Final = "#14202b"
_CROSS: Final = (
    f'<path d="M0 0l12 12m0-12l-12 12" stroke="{_INK}" stroke-width="3" stroke-linecap="round"/>'
)


def beginners_sheet(edition: str | Path | Edition = DEFAULT_EDITION) -> SummaryPage:
    """Build a page to print for beginners: the map, and a turn in pictures and about 150 words.

    >>> import risk_widget as rw
    >>> rw.lessons.beginners_sheet("czech")
    <SummaryPage: A turn in a minute>

    Args:
        edition: an edition's id, file or ``Edition``. The rules are those of its first mode.

    Raises:
        EditionError: there is no such edition.
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
    about = f"{title} ({shown.title})"
    return SummaryPage(title, document(title, body, "beginners", about))


def _strong(text: str) -> str:
    """Escape a text, but keep the tags ``<b>`` around strong words."""
    return re.sub(r"&lt;(/?b)&gt;", r"<\1>", escape(text, quote=False))


# ---- pictures ------------------------------------------------------------------------------------


def _picture(parts: Iterable[str]) -> str:
    # Hidden from screen readers, because the text next to it says the same.
    return f'<svg viewBox="0 0 150 92" aria-hidden="true">{"".join(parts)}</svg>'


def _tag(x: int, y: int, seat: str, armies: str) -> str:
    """Draw a territory's tag, as on the map: the seat's sign, and its armies."""
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


# ---- writing the pages ---------------------------------------------------------------------------


def write_pages(folder: Path) -> Iterator[str]:
    """Write the pages to a folder, creating it if needed; yield their file names."""
    folder.mkdir(parents=True, exist_ok=True)
    pages = {"editions": summary_page()}
    for edition in edition_ids():
        pages[edition] = summary_page(edition)
        pages[f"{edition}-beginners"] = beginners_sheet(edition)
    for name, page in pages.items():
        page.save(folder / f"{name}.html")
        yield f"{name}.html"
