"""A table of the chances of all battles up to a size."""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape
from typing import TYPE_CHECKING, Any

from risk_widget.battles.odds import dice_of, edition_title, win_table
from risk_widget.messages import Message, render, say
from risk_widget.results.displays import folded, heat, lines, percent, whole_percent
from risk_widget.results.frames import Rows
from risk_widget.results.plots import curves
from risk_widget.rules.edition import DEFAULT_EDITION
from risk_widget.schema import read, several, whole

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.results.frames import Columns, Row
    from risk_widget.results.plots import Plot
    from risk_widget.rules.dice import DiceRule
    from risk_widget.rules.edition import Edition

__all__ = ["OddsTable", "odds_table"]

_SHOWN = 12
"""Rows and columns that a notebook shows; the rest is folded."""
_FOLDED = 60
"""Rows and columns that are folded at most: more would fill the notebook's file."""


@dataclass(frozen=True, slots=True)
class OddsTable(Rows):
    """Chances to win, by attackers and defenders.

    Attributes:
        attackers: the most armies on the source, the one that stays behind included.
        defenders: the most armies on the target.
        rule: the dice rule.
        win: row = attackers, column = defenders, both from 0 on.
        edition: whose dice these are; None where the question named none.
    """

    attackers: int
    defenders: int
    rule: DiceRule
    win: Sequence[Sequence[float]] = field(repr=False)
    edition: str | None = field(default=None, compare=False)

    def __getitem__(self, armies: tuple[int, int]) -> float:
        attackers, defenders = read(tuple[Any, Any], armies, "armies")
        row = self.win[whole(attackers, "attackers", 0, self.attackers)]
        return row[whole(defenders, "defenders", 0, self.defenders)]

    def to_dict(self) -> dict[str, Any]:
        """The figures as JSON data."""
        return {
            "attackers": self.attackers,
            "defenders": self.defenders,
            "edition": self.edition,
            "win": [list(row) for row in self.win],
        }

    def _columns(self) -> Columns:
        return {"attackers": "whole", "defenders": "whole", "win": "number"}

    def to_rows(self) -> list[Row]:
        """A row for each battle: attackers, defenders, win."""
        return [
            {"attackers": a, "defenders": d, "win": self.win[a][d]}
            for a in range(1, self.attackers + 1)
            for d in range(1, self.defenders + 1)
        ]

    def plot(self, defenders: Sequence[int] = (1, 2, 3, 5, 8, 12, 20, 30)) -> Plot:
        """Plot the chance to win by attackers, a line for each number of defenders (extra `plot`).

        Args:
            defenders: those that a line is drawn for, as far as the table has them.
        """
        across = range(1, self.attackers + 1)
        wanted = [whole(d, "defenders", 1) for d in several(defenders, "defenders")]
        lines = {
            say("odds-table-against", armies=d): (across, [self.win[a][d] for a in across])
            for d in wanted
            if d <= self.defenders
        }
        title = say("odds-table-plot", edition=edition_title(self.edition))
        return curves(title, say("odds-table-attackers"), lines, per_cent=True)

    def _message(self) -> Message:
        about = {"attackers": self.attackers, "defenders": self.defenders}
        return Message("odds-table-shown", {**about, "edition": edition_title(self.edition)})

    def __repr__(self) -> str:
        rows = range(2, min(self.attackers, _SHOWN + 1) + 1)
        columns = range(1, min(self.defenders, _SHOWN) + 1)
        table = [["", *map(str, columns)]]
        table += [[str(a), *(_short(self.win[a][d]) for d in columns)] for a in rows]
        shown = ["".join(cell.rjust(5) for cell in row) for row in table]
        first = f"<OddsTable: {render(self._message())}>"
        larger = max(self.attackers - 1, self.defenders) > _SHOWN
        return "\n".join([first, *shown, *([say("odds-table-terminal")] if larger else [])])

    def _repr_html_(self) -> str:
        shown = self._cells(_SHOWN)
        rest = ""
        if max(self.attackers - 1, self.defenders) > _SHOWN:
            rest = folded(say("odds-table-more"), self._cells(_FOLDED))
        return lines(render(self._message()), shown, rest, text=(0,))

    def _cells(self, most: int) -> str:
        columns = range(1, min(self.defenders, most) + 1)
        style = "text-align:right;padding:2px 5px;min-width:2.3em"
        head = "".join(f'<th style="{style}">{d}</th>' for d in columns)
        rows = []
        for a in range(2, min(self.attackers, most + 1) + 1):
            cells = "".join(
                f'<td style="{style};{heat(p)}" '
                f'title="{escape(self._tooltip(a, d, p), quote=True)}">'
                f"{escape(_short(p))}</td>"
                for d, p in ((d, self.win[a][d]) for d in columns)
            )
            rows.append(f'<tr><th style="{style}">{a}</th>{cells}</tr>')
        corner = escape(say("odds-table-corner"))
        return (
            '<div style="overflow-x:auto"><table><thead><tr>'
            f'<th style="{style};width:1px">{corner}</th>{head}</tr></thead>'
            f"<tbody>{''.join(rows)}</tbody></table></div>"
        )

    def _tooltip(self, attackers: int, defenders: int, chance: float) -> str:
        sides = {"attackers": attackers, "defenders": defenders}
        return say("odds-table-cell", **sides, win=percent(chance))


def _short(chance: float) -> str:
    """A percentage without its sign; a possible event is not 0, an uncertain one not 100."""
    if 0 < chance < 0.005:
        return "<1"
    if 0.995 <= chance < 1:
        return ">99"
    return str(whole_percent(chance))


def odds_table(
    attackers: int = 13,
    defenders: int = 12,
    edition: str | Edition | DiceRule = DEFAULT_EDITION,
    *,
    mode: str | None = None,
    options: Mapping[str, str] | None = None,
) -> OddsTable:
    """The chances to win of all battles up to a size.

    For a thousand armies a side ask `risk_widget.battles.odds.win_array`, which needs numpy.

    Args:
        attackers: the most armies on the source.
        defenders: the most armies on the target.
        edition: whose dice.
        mode: as for `odds`.
        options: as for `odds`.

    Raises:
        ValueError: as `odds`.
    """
    rule, named = dice_of(edition, mode=mode, options=options)
    win = win_table(attackers, defenders, rule)
    return OddsTable(len(win) - 1, len(win[0]) - 1, rule, win, named)
