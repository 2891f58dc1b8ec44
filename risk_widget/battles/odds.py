"""Exact odds of battles under the dice rule of a game or an edition, and tables of odds.

`attackers` is always the number of armies on the source territory, as a player reads it off the
map: one of them stays behind and never fights. `defenders` are the armies on the target.
Every figure is computed, none is sampled; numpy is needed for `win_array` alone.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape
from os import PathLike
from typing import TYPE_CHECKING, Final, NamedTuple

from risk_widget.battles.battle_table import battle_table, fill_wins
from risk_widget.messages import Message, render, say
from risk_widget.reading.schema import read, several, whole, word
from risk_widget.reading.spelling import not_installed, shown
from risk_widget.results.displays import bar, folded, heat, histogram, lines, percent, whole_percent
from risk_widget.results.frames import Rows
from risk_widget.results.plots import bars, curves
from risk_widget.results.progress_bar import while_slow
from risk_widget.rules.dice import DiceRule
from risk_widget.rules.edition import (
    DEFAULT_EDITION,
    Edition,
    EditionError,
    known_edition,
    load_edition,
    remember_edition,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

    import numpy as np
    from numpy.typing import NDArray

    from risk_widget.battles.battle_table import BattleTable
    from risk_widget.reading.json_types import JsonObject
    from risk_widget.results.frames import Columns, FrameRow
    from risk_widget.results.plots import Plot

__all__ = [
    "MOST_BATTLES",
    "DiceRule",
    "Odds",
    "OddsTable",
    "battle_ends",
    "check_size",
    "dice_of",
    "dice_rule",
    "edition_of",
    "edition_title",
    "odds",
    "odds_table",
    "options_of",
    "win_array",
    "win_table",
]


MOST_BATTLES: Final = 10_000_000
"""The largest number of smaller battles that a battle may lead to: ten million take a minute."""


@dataclass(frozen=True, slots=True)
class Odds(Rows):
    """The outcomes of a battle fought until it is won or broken off.

    >>> import risk_widget as rw
    >>> battle = rw.odds(8, 5, "nordic")
    >>> round(battle.win, 3), round(battle.attacker_losses, 1), round(battle.outcomes[8, 0], 3)
    (0.785, 3.5, 0.091)

    Attributes:
        attackers: armies on the source territory, the one that stays behind included.
        defenders: armies on the target.
        stop_at: the attacker breaks off with this many armies or fewer on the source.
        rule: the dice rule that the odds are computed for.
        outcomes: (attackers left, defenders left) → chance, for every possible end; the armies
            that won are all counted as attackers, wherever they move to afterwards.
        edition: the edition of the dice; None if a `DiceRule` was given.
    """

    attackers: int
    defenders: int
    stop_at: int
    rule: DiceRule
    outcomes: Mapping[tuple[int, int], float] = field(repr=False)
    edition: str | None = field(default=None, compare=False)

    @property
    def win(self) -> float:
        """The chance that the target is captured."""
        return sum(p for (_, d), p in self.outcomes.items() if d == 0)

    @property
    def attackers_left(self) -> tuple[float, ...]:
        """The chance of each number of attacking armies left, index 0 … attackers, won or not."""
        chances = [0.0] * (self.attackers + 1)
        for (a, _), p in self.outcomes.items():
            chances[a] += p
        return tuple(chances)

    @property
    def defenders_left(self) -> tuple[float, ...]:
        """The chance of each number of defenders left, index 0 … defenders."""
        chances = [0.0] * (self.defenders + 1)
        for (_, d), p in self.outcomes.items():
            chances[d] += p
        return tuple(chances)

    @property
    def attacker_losses(self) -> float:
        """The average number of armies that the attacker loses."""
        return sum((self.attackers - a) * p for (a, _), p in self.outcomes.items())

    @property
    def defender_losses(self) -> float:
        """The average number of armies that the defender loses."""
        return sum((self.defenders - d) * p for (_, d), p in self.outcomes.items())

    @property
    def left_if_won(self) -> float:
        """The average number of attacking armies left if the target falls; 0.0 if it never does."""
        win = self.win
        return sum(a * p for (a, d), p in self.outcomes.items() if d == 0) / win if win else 0.0

    def to_dict(self) -> JsonObject:
        """Return the figures as JSON data.

        >>> import risk_widget as rw
        >>> data = rw.odds(8, 5, "nordic").to_dict()
        >>> data["edition"], round(data["win"], 3)
        ('nordic', 0.785)
        """
        return {
            "attackers": self.attackers,
            "defenders": self.defenders,
            "stop_at": self.stop_at,
            "edition": self.edition,
            "win": self.win,
            "attacker_losses": self.attacker_losses,
            "defender_losses": self.defender_losses,
            "left_if_won": self.left_if_won,
            "attackers_left": list(self.attackers_left),
            "defenders_left": list(self.defenders_left),
        }

    def _columns(self) -> Columns:
        return {"attackers": "whole", "defenders": "whole", "chance": "number"}

    def to_rows(self) -> list[FrameRow]:
        """Return a row for each possible end: the attackers and defenders left, and the chance.

        >>> import risk_widget as rw
        >>> [(row["attackers"], row["defenders"]) for row in rw.odds(3, 2, "nordic").to_rows()]
        [(1, 1), (1, 2), (2, 0), (3, 0)]
        """
        return [
            {"attackers": a, "defenders": d, "chance": p} for (a, d), p in self.outcomes.items()
        ]

    def plot(self) -> Plot:
        """Plot the chance of each number of armies left (extra `plot`).

        >>> import risk_widget as rw
        >>> rw.odds(8, 5, "nordic").plot()
        <Plot: 8 armies against 5: 79% to take the territory; ...>
        """
        kept = {
            say("odds-shown-attackers"): _likely(self.attackers_left),
            say("odds-shown-defenders"): _likely((0.0, *self.defenders_left[1:])),
        }
        return bars(render(self._message()), kept)

    def _message(self) -> Message:
        sides = {"attackers": self.attackers, "defenders": self.defenders}
        means = {
            "lost": round(self.attacker_losses, 1),
            "beaten": round(self.defender_losses, 1),
            "stop": self.stop_at if self.stop_at > 1 else None,
        }
        named = {"edition": edition_title(self.edition), "win": percent(self.win)}
        return Message("odds-shown", {**sides, **means, **named})

    def __repr__(self) -> str:
        return f"<Odds: {render(self._message())}>"

    def _repr_html_(self) -> str:
        win, holding = self.win, (0.0, *self.defenders_left[1:])
        top = max(*self.attackers_left, *holding)
        return lines(
            escape(render(self._message())),
            bar(
                (say("odds-shown-taken", chance=percent(win)), win),
                (say("odds-shown-held", chance=percent(1 - win)), 1 - win),
            ),
            histogram(say("odds-shown-attackers"), self.attackers_left, 0, top)
            + histogram(say("odds-shown-defenders"), holding, 1, top),
        )


def _likely(chances: Sequence[float]) -> dict[int, float]:
    """Map each number to its chance, leaving out very unlikely numbers."""
    return {number: p for number, p in enumerate(chances) if p >= 0.0005}


def odds(
    attackers: int,
    defenders: int,
    edition: str | Path | Edition | DiceRule = DEFAULT_EDITION,
    *,
    stop_at: int | None = None,
    mode: str | None = None,
    options: Mapping[str, object] | None = None,
    armies: int | None = None,
    dice: int | None = None,
) -> Odds:
    """Compute the odds of attacking until the target falls or the attacker stops.

    Both sides roll as many dice as they may. If the defender decides after seeing the roll,
    the defender answers so that the attacker's chance of winning is smallest.

    >>> import risk_widget as rw
    >>> round(rw.odds(8, 5, "nordic").win, 3), round(rw.odds(8, 5, "german").win, 3)
    (0.785, 0.462)

    Args:
        attackers: armies on the source territory; one of them stays behind.
        defenders: armies on the target.
        edition: the edition with the dice (id or `Edition`), or a `DiceRule`.
        stop_at: break off with this many armies or fewer on the source; default 1, to the end.
        mode: the mode with the dice, for an edition whose modes have different dice.
        options: rule options of the game, such as `{"defender_decides": "after"}`.
        armies: attack with at most this many armies in a roll; by default as many as allowed.
        dice: roll at most this many dice, if the edition lets the attacker choose.

    Raises:
        ValueError: no armies to attack or to defend with, too many to compute, an unknown
            edition, mode or option, or no mode if the edition's modes have different dice.
    """
    rule, named = dice_of(edition, mode=mode, options=options)
    attackers, defenders = check_size(attackers, defenders)
    limits = []
    if armies is not None:
        limits.append(whole(armies, "armies", 1))
    if dice is not None:
        limits.append(whole(dice, "dice", 1, rule.attack))
    stop = 1 if stop_at is None else whole(stop_at, "stop_at", 1, attackers)
    table = battle_table(rule, stop_at=stop, armies=min(limits, default=None))
    outcomes = next(battle_ends(table, attackers, defenders, [stop]))
    return Odds(attackers, defenders, stop, rule, outcomes, named)


def check_size(attackers: object, defenders: object, side: str = "defenders") -> tuple[int, int]:
    """Check the armies of both sides, and return them as whole numbers.

    Args:
        attackers: armies on the source, at least 1.
        defenders: armies on the target, at least 1.
        side: the name of the defenders in errors.

    Raises:
        ValueError: no armies, or more than can be computed.
    """
    ours, theirs = whole(attackers, "attackers", 1), whole(defenders, side, 1)
    if ours * theirs > MOST_BATTLES:
        raise ValueError(
            f"{shown(ours)} against {shown(theirs)} armies are too many: "
            f"multiplied they may be {MOST_BATTLES:,} at most"
        )
    return ours, theirs


def battle_ends(
    table: BattleTable, attackers: int, defenders: int, stops: Sequence[int]
) -> Iterator[dict[tuple[int, int], float]]:
    """Yield all ends of a battle with their chances, for each number of armies to stop at.

    Follows every roll from the start. A battle that stops later continues where an earlier one
    stopped, so all of them take no longer than the longest.

    Args:
        table: the table of the rule; of `stops` too, if the rule's answers depend on them.
        attackers: at the start.
        defenders: at the start.
        stops: the numbers of armies to stop at, the highest first.
    """
    reach = {attackers: [0.0] * defenders + [1.0]}
    won: dict[int, float] = {}  # by the number of armies left
    start = attackers
    for stop in stops:
        for a in while_slow(range(start, stop, -1)):
            row = reach[a]
            if not any(row[1:]):  # no battle has this many attackers left
                break
            for fewer in range(a - table.rule.attack, a):
                reach.setdefault(fewer, [0.0] * (defenders + 1))
            for d in range(defenders, 0, -1):
                if here := row[d]:
                    for x, y, p in table.transitions(a, d):
                        reach[a - x][d - y] += here * p
            won[a] = reach.pop(a)[0]
            start = a - 1
        stopped = {(a, d): p for a in sorted(reach) for d, p in enumerate(reach[a]) if p}
        yield stopped | {(a, 0): won[a] for a in reversed(won) if won[a]}


def win_table(
    attackers: int,
    defenders: int,
    edition: str | Path | Edition | DiceRule = DEFAULT_EDITION,
    *,
    mode: str | None = None,
    options: Mapping[str, object] | None = None,
) -> list[list[float]]:
    """Tabulate the chances of winning: row = attackers, column = defenders, both from 0."""
    rule = dice_rule(edition, mode=mode, options=options)
    attackers, defenders = check_size(attackers, defenders)
    table = battle_table(rule)
    table.win(attackers, defenders)  # computes the whole table at once, with a progress bar if slow
    wins, _ = table.rows()
    return [[*map(float, row[: defenders + 1])] for row in wins[: attackers + 1]]


def win_array(
    attackers: int,
    defenders: int,
    edition: str | Path | Edition | DiceRule = DEFAULT_EDITION,
    *,
    mode: str | None = None,
    options: Mapping[str, object] | None = None,
) -> NDArray[np.float64]:
    """Return `win_table` as a numpy array, which is fast even for a thousand by a thousand armies.

    Raises:
        ImportError: numpy is not installed; the message names what works without.
    """
    try:
        import numpy as np
    except ImportError as error:
        text = not_installed("win_array", "numpy", "analysis")
        raise ImportError(f"{text}. win_table gives the same figures without it.") from error
    rule = dice_rule(edition, mode=mode, options=options)
    attackers, defenders = check_size(attackers, defenders)
    if rule.decides == "after":
        return np.array(win_table(attackers, defenders, rule), dtype=np.float64)
    return fill_wins(rule, battle_table(rule).transitions, attackers, defenders)


class Dice(NamedTuple):
    """A dice rule, and the id of its edition."""

    rule: DiceRule
    edition: str | None


def dice_of(
    edition: str | Path | Edition | DiceRule,
    *,
    mode: str | None = None,
    options: Mapping[str, object] | None = None,
) -> Dice:
    """Return the dice rule of an edition, and the edition's id.

    Args:
        edition: its id or `Edition`; a `DiceRule` is returned as it is.
        mode: needed only if the modes of the edition have different dice.
        options: values of the edition's options.

    Raises:
        ValueError: an unknown edition, mode or option, or no mode if one is needed.
    """
    if isinstance(edition, DiceRule):
        return Dice(edition, None)
    printed, chosen = edition_of(edition), options_of(options)
    remember_edition(printed)
    modes = list(printed.modes)
    wanted = modes if mode is None else [word(mode, "mode", modes)]
    rule, *others = {printed.dice_rule(m, chosen) for m in wanted}
    if others:
        raise ValueError(
            f"the dice of {printed.title} differ from mode to mode: name one of {', '.join(modes)}"
        )
    return Dice(rule, printed.id)


def dice_rule(
    edition: str | Path | Edition | DiceRule,
    *,
    mode: str | None = None,
    options: Mapping[str, object] | None = None,
) -> DiceRule:
    """Return only the dice rule; the arguments are those of `dice_of`."""
    return dice_of(edition, mode=mode, options=options).rule


def edition_of(edition: object) -> Edition:
    """Load the edition named by an argument. Raises ``ValueError``."""
    if isinstance(edition, Edition | str | PathLike):
        return load_edition(edition if isinstance(edition, Edition) else str(edition))
    raise ValueError(f"edition must be an edition, its id or its file, not {shown(edition)}")


def options_of(options: object) -> dict[str, str]:
    """Check an argument with rule options. Raises ``ValueError``."""
    return {} if options is None else read(dict[str, str], options, "options")


def edition_title(edition: str | None) -> str | None:
    """Return the title of an edition, or its id if the edition is unknown here."""
    if edition is None:
        return None
    try:
        return known_edition(edition).title
    except EditionError:
        return edition


_SHOWN = 12
"""The number of rows and columns shown in a notebook; all others are folded."""
_FOLDED = 60
"""The most rows and columns that are folded: more would make the notebook's file too large."""


@dataclass(frozen=True, slots=True)
class OddsTable(Rows):
    """A table of the chances of winning, by number of attackers and defenders.

    >>> import risk_widget as rw
    >>> table = rw.lab.odds_table(13, 12, "nordic")
    >>> round(table.win[8][5], 3)
    0.785

    Attributes:
        attackers: the most armies on the source, the one that stays behind included.
        defenders: the most armies on the target.
        rule: the dice rule.
        win: row = attackers, column = defenders, both counted from 0.
        edition: the edition of the dice; None if a `DiceRule` was given.
    """

    attackers: int
    defenders: int
    rule: DiceRule
    win: Sequence[Sequence[float]] = field(repr=False)
    edition: str | None = field(default=None, compare=False)

    def __getitem__(self, armies: tuple[int, int]) -> float:
        attackers, defenders = read(tuple[object, object], armies, "armies")
        row = self.win[whole(attackers, "attackers", 0, self.attackers)]
        return row[whole(defenders, "defenders", 0, self.defenders)]

    def to_dict(self) -> JsonObject:
        """Return the figures as JSON data.

        >>> import risk_widget as rw
        >>> data = rw.lab.odds_table(3, 2, "nordic").to_dict()
        >>> [round(chance, 2) for chance in data["win"][3]]
        [1.0, 0.75, 0.51]
        """
        return {
            "attackers": self.attackers,
            "defenders": self.defenders,
            "edition": self.edition,
            "win": [list(row) for row in self.win],
        }

    def _columns(self) -> Columns:
        return {"attackers": "whole", "defenders": "whole", "win": "number"}

    def to_rows(self) -> list[FrameRow]:
        """Return a row for each battle: attackers, defenders, chance of winning.

        >>> import risk_widget as rw
        >>> [(row["attackers"], row["defenders"]) for row in rw.lab.odds_table(3, 2).to_rows()]
        [(1, 1), (1, 2), (2, 1), (2, 2), (3, 1), (3, 2)]
        """
        return [
            {"attackers": a, "defenders": d, "win": self.win[a][d]}
            for a in range(1, self.attackers + 1)
            for d in range(1, self.defenders + 1)
        ]

    def plot(self, defenders: Sequence[int] = (1, 2, 3, 5, 8, 12, 20, 30)) -> Plot:
        """Plot the chance of winning by attackers, one line per number of defenders (extra `plot`).

        >>> import risk_widget as rw
        >>> rw.lab.odds_table(30, 8).plot(defenders=[1, 4, 8])
        <Plot: Chance of winning by armies (Nordic 2000 dice)>

        Args:
            defenders: the numbers to draw a line for, as far as the table has them.
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
    """Format a percentage without its sign; 0 means impossible, and 100 means certain."""
    if 0 < chance < 0.005:
        return "<1"
    if 0.995 <= chance < 1:
        return ">99"
    return str(whole_percent(chance))


def odds_table(
    attackers: int = 13,
    defenders: int = 12,
    edition: str | Path | Edition | DiceRule = DEFAULT_EDITION,
    *,
    mode: str | None = None,
    options: Mapping[str, str] | None = None,
) -> OddsTable:
    """Compute the chance of winning each battle up to a size.

    For a thousand armies a side use `risk_widget.battles.odds.win_array`, which needs numpy.

    >>> import risk_widget as rw
    >>> [round(chance, 2) for chance in rw.lab.odds_table(3, 2, "nordic").win[3]]
    [1.0, 0.75, 0.51]

    Args:
        attackers: the most armies on the source.
        defenders: the most armies on the target.
        edition: the edition with the dice, or a `DiceRule`.
        mode: as for `odds`.
        options: as for `odds`.

    Raises:
        ValueError: as `odds`.
    """
    rule, named = dice_of(edition, mode=mode, options=options)
    win = win_table(attackers, defenders, rule)
    return OddsTable(len(win) - 1, len(win[0]) - 1, rule, win, named)
