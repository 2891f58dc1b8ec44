"""A page to print: one edition's turn, dice and cards on a side, or a table of all editions.

Everything on it is read from the edition and its clauses. The page is plain HTML with a style for
paper and without a script.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

from risk_widget.battles.battle_table import roll_table
from risk_widget.messages import current_language, say
from risk_widget.results.displays import percent
from risk_widget.rules.comparison import compare_editions, rules_of
from risk_widget.rules.edition import edition_ids, load_edition

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from risk_widget.rules.comparison import ClauseRow, ClauseValue
    from risk_widget.rules.dice import DiceRule
    from risk_widget.rules.edition import Edition

__all__ = ["SummaryPage", "document", "in_frame", "summary_page"]

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
"""The clauses on the page, by its parts in their order."""


@dataclass(frozen=True, slots=True, repr=False)
class SummaryPage:
    """A page to print.

    Attributes:
        title: what it is about.
        html: the whole page.
    """

    title: str
    html: str

    def save(self, path: str | Path) -> None:
        """Write the page to a file that any browser can print."""
        Path(path).write_text(self.html, encoding="utf-8")

    def _repr_html_(self) -> str:
        return in_frame(self.title, self.html)

    def __repr__(self) -> str:
        return f"<SummaryPage: {self.title}>"


def in_frame(title: str, page: str) -> str:
    """A page for a notebook, in a frame of its own: its style is not the notebook's."""
    frame = "width:100%;height:36rem;border:1px solid #b9c2ca;background:#fff"
    return f'<iframe title="{escape(title)}" srcdoc="{escape(page)}" style="{frame}"></iframe>'


def summary_page(edition: str | Path | Edition | None = None) -> SummaryPage:
    """A one-page printout: the turn, the dice and the cards of an edition.

    Args:
        edition: an edition's id, file or ``Edition``; None for a table of all the built-in ones, by
            the clauses in which they differ.

    Raises:
        EditionError: no such edition.
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


def document(title: str, body: str, kind: str = "") -> str:
    """A whole page for paper; its kind is a class of the style."""
    return (
        f'<!doctype html>\n<html lang="{current_language()}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_style()}</style></head>"
        f'<body class="{kind}">{body}</body></html>\n'
    )


@cache
def _style() -> str:
    where = files("risk_widget").joinpath("lessons", "summary_page.css")
    return where.read_text(encoding="utf-8")


def _section(part: str, content: str) -> str:
    return f"<section><h2>{escape(say(f'sheet-{part}'))}</h2>{content}</section>"


def _line(row: ClauseRow) -> str:
    """A clause with the edition's value for it."""
    text, value = escape(row.text), _value(row.values[0])
    return f"{text} <b>{value}</b>" if value else text


def _value(value: ClauseValue) -> str:
    """The edition's value, marked with a sign if the edition does not print it itself."""
    sign = {"silent": "°", "reading": "*", "house": "†"}.get(value.mark or "", "")
    return f"{escape(value.value)}{sign}" if value.value else ""


# ---- dice ----------------------------------------------------------------------------------------


def _dice(edition: Edition) -> DiceRule:
    from risk_widget.battles.odds import dice_rule

    return dice_rule(edition, mode=next(iter(edition.modes)))


def _rolls(rule: DiceRule) -> str:
    """The losses of one roll, by the dice of both sides."""
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
    """The legend of the signs, including the one for house rules only if wanted."""
    meanings = [say("sheet-signs"), *([say("sheet-sign-house")] if house else ())]
    return f'<p class="foot">{escape(" ".join(meanings))}</p>'


def _common(rows: Iterable[ClauseRow]) -> list[ClauseRow]:
    """The rows needed in a table beside the board; capitals and third armies are rare."""
    apart = ("third-army", "allied", "capital", "pieces")
    return [
        row
        for row in rows
        if not any(word in row.clause for word in apart)
        # That an edition has no missions need not be said of each card.
        and (not row.clause.startswith("mission.") or any(value.value for value in row.values))
    ]


def _row(row: ClauseRow) -> str:
    cells = "".join(f"<td>{_cell(value)}</td>" for value in row.values)
    return f"<tr><th>{escape(row.text)}</th>{cells}</tr>"


def _cell(value: ClauseValue) -> str:
    if value.mark is None:
        return "–"
    return _value(value) or escape(say("sheet-so"))
