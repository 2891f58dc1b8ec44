"""Exact odds of a campaign: one territory after the other, with what is to stay behind in each.

What stays behind never fights, wherever the way leads; all others move on with each capture. Both
sides roll as many dice as they may. Every figure is computed, none is sampled.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from risk_widget.battles.battle_table import battle_table
from risk_widget.battles.odds import MOST_BATTLES, dice_rule
from risk_widget.messages import Message, MessageError, render, say
from risk_widget.results.displays import folded, histogram, lines, meter, percent, table
from risk_widget.results.frames import Rows
from risk_widget.results.plots import bars
from risk_widget.rules.edition import DEFAULT_EDITION

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.battles.battle_table import BattleTable
    from risk_widget.results.plots import Plot
    from risk_widget.rules.dice import DiceRule
    from risk_widget.rules.edition import Edition

__all__ = ["CampaignOdds", "campaign_odds"]

End = tuple[int, int, int]
"""Territories taken, armies where the campaign stands then, armies of the next target."""


@dataclass(frozen=True, slots=True)
class CampaignOdds(Rows):
    """What comes out of a campaign that is fought until all is taken or nobody is left to attack.

    Attributes:
        armies: on the first territory, those that stay behind included.
        targets: armies on each territory of the way, in the order of the campaign.
        behind: what stays on the first territory, and on each target but the last.
        rule: the dice rule it was worked out for.
        order: where each target stood in the list that was asked about.
        names: what the targets are called, in the order of the campaign; () if nobody said.
        ends: (territories taken, armies where the campaign stands then, armies of the next target
            or 0) → chance, for every possible end.
    """

    armies: int
    targets: tuple[int, ...]
    behind: tuple[int, ...]
    rule: DiceRule
    order: tuple[int, ...]
    names: tuple[str, ...]
    ends: Mapping[End, float] = field(repr=False)

    @property
    def win(self) -> float:
        """Chance that all territories are taken."""
        return self.reached[-1]

    @property
    def taken(self) -> tuple[float, ...]:
        """Chance that exactly so many territories are taken, from none to all."""
        chances = [0.0] * (len(self.targets) + 1)
        for (number, _, _), p in self.ends.items():
            chances[number] += p
        return tuple(chances)

    @property
    def reached(self) -> tuple[float, ...]:
        """Chance that at least so many territories are taken, from none (always 1) to all."""
        chances: list[float] = []
        for p in reversed(self.taken):
            chances.append(p + (chances[-1] if chances else 0.0))
        return (1.0, *chances[-2::-1])

    @property
    def left(self) -> tuple[float, ...]:
        """Chance of each number of armies on the last territory; they add up to `win`."""
        last = {a: p for (number, a, _), p in self.ends.items() if number == len(self.targets)}
        return tuple(last.get(a, 0.0) for a in range(max(last, default=0) + 1))

    @property
    def left_if_won(self) -> float:
        """Armies on the last territory on average, when all is taken (0.0 if it never is)."""
        left = self.left
        win = sum(left)
        return sum(a * p for a, p in enumerate(left)) / win if win else 0.0

    @property
    def lost(self) -> float:
        """Armies that the campaign costs on average, won or not."""
        return sum(p * self._lost(number, here) for (number, here, _), p in self.ends.items())

    def _lost(self, taken: int, here: int) -> int:
        return self.armies - sum(self.behind[:taken]) - here

    def to_rows(self) -> list[dict[str, Any]]:
        """A row for each territory of the way: what is met there, and the chance to get it."""
        reached = self.reached
        return [
            {
                "step": step + 1,
                "territory": self.names[step] if self.names else None,
                "armies": armies,
                "behind": self.behind[step],
                "taken": reached[step + 1],
                "if_reached": reached[step + 1] / reached[step] if reached[step] else 0.0,
            }
            for step, armies in enumerate(self.targets)
        ]

    def to_dict(self) -> dict[str, Any]:
        """The figures as JSON data."""
        return {
            "armies": self.armies,
            "targets": list(self.targets),
            "behind": list(self.behind),
            "order": list(self.order),
            "names": list(self.names),
            "win": self.win,
            "reached": list(self.reached),
            "left": list(self.left),
            "left_if_won": self.left_if_won,
            "lost": self.lost,
        }

    def plot(self) -> Plot:
        """How far the campaign gets, and the armies on the last territory (extra `plot`)."""
        parts = {
            say("campaign-taken"): dict(enumerate(self.reached[1:], start=1)),
            say("campaign-left"): {a: p for a, p in enumerate(self.left) if p},
        }
        return bars(render(self._message()), parts, one_scale=False)

    def _message(self) -> Message:
        about = {
            "armies": self.armies,
            "targets": [*map(str, self.targets)],
            "win": percent(self.win),
            "lost": round(self.lost, 1),
            "left": round(self.left_if_won, 1),
        }
        return Message("campaign-shown", about)

    def __repr__(self) -> str:
        return f"<CampaignOdds: {render(self._message())}>"

    def _repr_html_(self) -> str:
        heads = [say(f"campaign-{name}") for name in ("target", "armies", "behind", "chance")]
        rows = [
            [
                self._name(step),
                str(row["armies"]),
                str(row["behind"]),
                meter(row["taken"]),
            ]
            for step, row in enumerate(self.to_rows())
        ]
        ways = table(heads, rows, markup=(3,), numbers=(1, 2))
        if len(rows) > _FOLDED:
            ways = folded(say("display-steps", number=len(rows)), ways)
        left = self.left
        drawn = histogram(say("campaign-left"), left, 0, max(left)) if any(left) else ""
        return lines(render(self._message()), ways, drawn, text=(0,))

    def _name(self, step: int) -> str:
        if self.names:
            return self.names[step]
        return say("campaign-step", number=self.order[step] + 1)


_FOLDED = 12
"""Longer ways are folded."""


def campaign_odds(
    armies: int,
    targets: Sequence[int],
    edition: str | Edition | DiceRule = DEFAULT_EDITION,
    *,
    behind: int | Sequence[int] = 1,
    mode: str | None = None,
    options: Mapping[str, str] | None = None,
    names: Sequence[str] = (),
) -> CampaignOdds:
    """Odds of taking several territories, each from the one before it.

    Where the defender decides after seeing the roll, each battle is answered so that the attacker's
    chance to win that battle is smallest.

    Args:
        armies: on the first territory.
        targets: armies on each territory, in the order in which they are attacked.
        edition: whose dice (id, `Edition` or `DiceRule`).
        behind: what stays behind: everywhere the same, or on the first territory and on each
            target but the last. At least 1 (`attack.armies`).
        mode: as for `odds`.
        options: as for `odds`.
        names: what the targets are called.

    Raises:
        ValueError: no army somewhere, nothing to attack, an unknown edition, mode or option, or
            other numbers of names or of what stays behind than of targets.
    """
    rule = dice_rule(edition, mode=mode, options=options)
    defenders, stays = checked(armies, targets, behind)
    if names and len(names) != len(defenders):
        numbers = {"names": len(names), "targets": len(defenders)}
        raise MessageError(Message("campaign-names", numbers))
    campaign = Way(battle_table(rule), armies)
    for step, number in enumerate(defenders):
        campaign = campaign.attack(number, stays[step])
    order = tuple(range(len(defenders)))
    return result_of(
        campaign, armies, rule, order, defenders, stays[: len(defenders)], tuple(names)
    )


class Way:
    """How far a campaign has come: the armies that stand on the last territory, by chance."""

    __slots__ = ("ends", "here", "table", "taken")

    def __init__(self, battles: BattleTable, armies: int) -> None:
        self.table = battles
        self.here = [0.0] * armies + [1.0]
        self.taken = 0
        self.ends: dict[End, float] = {}

    def attack(self, defenders: int, behind: int) -> Way:
        """The campaign after the battle for the next territory."""
        ends = dict(self.ends)
        # Those that stay behind do not fight, but for the one that stays in every battle.
        idle = behind - 1
        for armies, p in enumerate(self.here[: behind + 1]):
            if p:
                ends[self.taken, armies, defenders] = p
        reach = [[0.0] * (defenders + 1) for _ in range(max(2, len(self.here) - idle))]
        for armies in range(behind + 1, len(self.here)):
            reach[armies - idle][defenders] = self.here[armies]
        # One army that is left is the one that stays.
        for a in range(len(reach) - 1, 1, -1):
            row = reach[a]
            for d in range(defenders, 0, -1):
                if row[d]:
                    for x, y, chance in self.table.transitions(a, d):
                        reach[a - x][d - y] += row[d] * float(chance)
        for d in range(1, defenders + 1):
            if reach[1][d]:
                ends[self.taken, behind, d] = ends.get((self.taken, behind, d), 0.0) + reach[1][d]
        after = object.__new__(Way)
        after.table, after.taken, after.ends = self.table, self.taken + 1, ends
        after.here = [row[0] for row in reach[1:]]
        return after


def result_of(
    campaign: Way,
    armies: int,
    rule: DiceRule,
    order: tuple[int, ...],
    targets: tuple[int, ...],
    behind: tuple[int, ...],
    names: tuple[str, ...],
) -> CampaignOdds:
    """What came of a campaign that went all its way."""
    all_taken = {(len(targets), a, 0): p for a, p in enumerate(campaign.here) if p}
    ends = {**campaign.ends, **all_taken}
    return CampaignOdds(armies, targets, behind, rule, order, names, ends)


def checked(
    armies: int, targets: Sequence[int], behind: int | Sequence[int]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The targets, and what stays on the first territory and each target as far as it was said."""
    defenders = tuple(targets)
    if not defenders:
        raise MessageError(Message("campaign-empty"))
    count = len(defenders)
    stays = (behind,) * (count + 1) if isinstance(behind, int) else tuple(behind)
    if len(stays) not in (count, count + 1):
        raise MessageError(Message("campaign-stays", {"places": count}))
    least = min(armies, *defenders, *stays)
    if least < 1:
        raise MessageError(Message("odds-no-army", {"armies": least}))
    if armies * sum(defenders) > MOST_BATTLES:
        sides = {"attackers": armies, "defenders": sum(defenders)}
        raise MessageError(Message("odds-too-many", {**sides, "most": MOST_BATTLES}))
    return defenders, stays
