"""The right moment to break off a battle, so that enough armies are left."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from risk_widget.battles.battle_table import battle_table
from risk_widget.battles.odds import (
    MOST_BATTLES,
    Odds,
    battle_ends,
    check_size,
    dice_of,
    edition_title,
    odds,
)
from risk_widget.messages import Message, in_digits, render, say
from risk_widget.reading.schema import number, whole
from risk_widget.reading.spelling import shown
from risk_widget.results.displays import folded, lines, meter, percent, table
from risk_widget.results.frames import Rows
from risk_widget.results.plots import curves
from risk_widget.results.progress_bar import while_slow
from risk_widget.rules.edition import DEFAULT_EDITION

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from risk_widget.reading.json_types import JsonObject
    from risk_widget.results.frames import Columns, FrameRow
    from risk_widget.results.plots import Plot
    from risk_widget.rules.dice import DiceRule
    from risk_widget.rules.edition import Edition

__all__ = ["StoppingOdds", "when_to_stop"]

_CURVES = {"taken": "win", "kept": "kept"}
_SHOWN = 12
"""The number of rows shown in a notebook; all others are folded."""


@dataclass(frozen=True, slots=True)
class StoppingOdds(Rows):
    """The odds of a battle for each number of armies to stop at.

    >>> import risk_widget as rw
    >>> odds = rw.lab.when_to_stop(12, 8, "nordic", keep=5, chance=0.9)
    >>> odds.stop_at, round(odds.odds.win, 3)
    (5, 0.583)

    Attributes:
        keep: armies to be left, wherever they stand.
        chance: the least acceptable chance of keeping them.
        battles: the odds of breaking off with 1, 2, 3 … armies or fewer.
    """

    keep: int
    chance: float
    battles: tuple[Odds, ...]

    def kept(self, stop_at: int) -> float:
        """Return the chance of keeping the desired number of armies when stopping at ``stop_at``.

        >>> import risk_widget as rw
        >>> odds = rw.lab.when_to_stop(12, 8, "nordic", keep=5)
        >>> [round(odds.kept(stop_at), 2) for stop_at in (1, 4, 7)]
        [0.68, 0.68, 1.0]
        """
        stop_at = whole(stop_at, "stop_at", 1, len(self.battles))
        # Rounding makes a certain outcome exactly 1, whatever the sum of its parts.
        return 1.0 - round(sum(self.battles[stop_at - 1].attackers_left[: self.keep]), 14)

    @property
    def stop_at(self) -> int:
        """The lowest number to stop at that keeps enough armies with at least the desired chance.

        Lower numbers win more often, but keep too few. Stopping at once keeps all the armies, so
        there is always such a number.
        """
        return next(
            stop
            for stop in range(1, len(self.battles) + 1)
            if stop == len(self.battles) or self.kept(stop) >= self.chance
        )

    @property
    def odds(self) -> Odds:
        """The odds of the battle with this `stop_at`."""
        return self.battles[self.stop_at - 1]

    def to_dict(self) -> JsonObject:
        """Return the figures as JSON data.

        >>> import risk_widget as rw
        >>> rw.lab.when_to_stop(12, 8, "nordic", keep=5).to_dict()["stop_at"]
        5
        """
        return {
            "attackers": self.odds.attackers,
            "defenders": self.odds.defenders,
            "edition": self.odds.edition,
            "keep": self.keep,
            "chance": self.chance,
            "stop_at": self.stop_at,
            "stops": self.to_rows(),
        }

    def _columns(self) -> Columns:
        return {"stop_at": "whole", "win": "number", "kept": "number", "lost": "number"}

    def to_rows(self) -> list[FrameRow]:
        """Return a row for each number of armies to stop at.

        >>> import risk_widget as rw
        >>> rows = rw.lab.when_to_stop(4, 2, "nordic", keep=2).to_rows()
        >>> [(row["stop_at"], round(row["kept"], 2)) for row in rows]
        [(1, 0.78), (2, 1.0), (3, 1.0), (4, 1.0)]
        """
        return [
            {
                "stop_at": stop,
                "win": battle.win,
                "kept": self.kept(stop),
                "lost": battle.attacker_losses,
            }
            for stop, battle in enumerate(self.battles, start=1)
        ]

    def plot(self) -> Plot:
        """Plot the chances of winning and of keeping enough, by armies to stop at (extra `plot`).

        >>> import risk_widget as rw
        >>> rw.lab.when_to_stop(12, 8, "nordic", keep=5).plot()
        <Plot: 12 against 8: to keep 5 armies, stop at 5. The chance of keeping them is 92%...>
        """
        columns = self.to_columns()
        across = columns["stop_at"]
        lines = {say(f"stopping-{name}"): (across, columns[key]) for name, key in _CURVES.items()}
        return curves(
            render(self._message()),
            say("stopping-at"),
            lines,
            per_cent=True,
            mark=self.stop_at,
        )

    def _message(self) -> Message:
        battle = self.odds
        about = {
            "keep": self.keep,
            "stop": self.stop_at,
            "attackers": battle.attackers,
            "defenders": battle.defenders,
            "kept": percent(self.kept(self.stop_at)),
            "win": percent(battle.win),
            "edition": edition_title(battle.edition),
        }
        return Message("stopping-shown", about)

    def __repr__(self) -> str:
        return f"<StoppingOdds: {render(self._message())}>"

    def _repr_html_(self) -> str:
        heads = [say(f"stopping-{name}") for name in ("at", "taken", "kept", "lost")]
        chosen = self.stop_at
        rows = [
            [
                f"{row['stop_at']}{' ◂' if row['stop_at'] == chosen else ''}",
                meter(row["win"]),
                meter(row["kept"]),
                in_digits(f"{row['lost']:.1f}"),
            ]
            for row in self.to_rows()
        ]
        start = max(0, min(chosen - _SHOWN // 2, len(rows) - _SHOWN))
        near = table(heads, rows[start : start + _SHOWN], markup=(1, 2), numbers=(3,))
        everything = ""
        if len(rows) > _SHOWN:
            whole = table(heads, rows, markup=(1, 2), numbers=(3,))
            everything = folded(say("display-all-rows", number=len(rows)), whole)
        return lines(render(self._message()), near, everything, text=(0,))


def when_to_stop(
    attackers: int,
    defenders: int,
    edition: str | Path | Edition | DiceRule = DEFAULT_EDITION,
    *,
    keep: int,
    chance: float = 0.9,
    mode: str | None = None,
    options: Mapping[str, str] | None = None,
) -> StoppingOdds:
    """Find the number of armies to stop at, so that enough are left.

    >>> import risk_widget as rw
    >>> rw.lab.when_to_stop(12, 8, "nordic", keep=5, chance=0.9).stop_at
    5

    Args:
        attackers: armies on the source territory; one of them stays behind.
        defenders: armies on the target.
        edition: the edition with the dice, or a `DiceRule`.
        keep: armies to be left at the end, won or not, 1 … attackers.
        chance: the least acceptable chance of keeping them, above 0 and at most 1.
        mode: as for `odds`.
        options: as for `odds`.

    Raises:
        ValueError: an impossible keep or chance, or as `odds`.
    """
    rule, named = dice_of(edition, mode=mode, options=options)
    attackers, defenders = check_size(attackers, defenders)
    keep = whole(keep, "keep", 1, attackers)
    chance = number(chance, "chance")
    if not 0 < chance <= 1:
        raise ValueError(f"chance must be above 0 and at most 1, not {shown(chance)}")
    stops = range(attackers, 0, -1)
    if rule.decides == "before":
        ends = battle_ends(battle_table(rule), attackers, defenders, stops)
        battles = [
            Odds(attackers, defenders, stop, rule, outcomes, named)
            for stop, outcomes in zip(while_slow(stops), ends, strict=True)
        ]
    else:  # the defender's answers depend on when the attacker stops
        if attackers * attackers * defenders > MOST_BATTLES:
            raise ValueError(
                f"{attackers} against {defenders} armies are too many where the defender decides "
                f"after the roll: attackers * attackers * defenders may be {MOST_BATTLES:,} at most"
            )
        battles = [
            replace(odds(attackers, defenders, rule, stop_at=stop), edition=named)
            for stop in while_slow(stops)
        ]
    return StoppingOdds(keep, chance, tuple(reversed(battles)))
