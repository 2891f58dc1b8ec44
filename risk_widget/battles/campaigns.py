"""Exact odds of a campaign: one territory after another, with guards left behind in each.

The armies left behind never fight; all others move on with each capture. Both sides roll as many
dice as they may. Every figure is computed, none is sampled.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import pairwise
from math import factorial
from typing import TYPE_CHECKING, NamedTuple

from risk_widget.battles.battle_table import battle_table
from risk_widget.battles.odds import MOST_BATTLES, check_size, dice_of, edition_title
from risk_widget.messages import Message, MessageError, in_digits, render, say
from risk_widget.reading.schema import flag, is_several, number, read, several, whole
from risk_widget.reading.spelling import shown
from risk_widget.results.displays import folded, histogram, lines, meter, percent, table
from risk_widget.results.frames import Rows
from risk_widget.results.plots import bars
from risk_widget.results.progress_bar import when_slow, while_slow
from risk_widget.rules.edition import DEFAULT_EDITION

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from pathlib import Path

    from risk_widget.battles.battle_table import BattleTable
    from risk_widget.board import Board
    from risk_widget.messages import Names
    from risk_widget.reading.json_types import JsonObject
    from risk_widget.results.frames import Columns, FrameRow
    from risk_widget.results.plots import Plot
    from risk_widget.rules.dice import DiceRule
    from risk_widget.rules.edition import Edition

__all__ = [
    "CampaignOdds",
    "Situation",
    "SourceComparison",
    "armies_for",
    "best_order",
    "campaign_in",
    "campaign_odds",
    "compare_sources_in",
]


End = tuple[int, int, int]
"""Territories taken, armies on the last territory reached, armies of the next target."""


@dataclass(frozen=True, slots=True)
class CampaignOdds(Rows):
    """The odds of a campaign fought until all targets are taken or no army is left to attack.

    >>> import risk_widget as rw
    >>> way = rw.campaign_odds(12, [3, 1, 2])
    >>> round(way.win, 3), round(way.left_if_won, 1)
    (0.933, 5.8)

    Attributes:
        armies: on the first territory, those that stay behind included.
        targets: armies on each territory of the way, in the order of the campaign.
        behind: armies left on the first territory, and on each target but the last.
        rule: the dice rule that the odds are computed for.
        order: the place of each target in the list given.
        names: the names of the targets, in the order of the campaign; () if none were given.
        ends: (territories taken, armies on the last territory reached, armies of the next target
            or 0) → chance, for every possible end.
        edition: the edition of the dice; None if a `DiceRule` was given.
    """

    armies: int
    targets: tuple[int, ...]
    behind: tuple[int, ...]
    rule: DiceRule
    order: tuple[int, ...]
    names: tuple[str, ...]
    ends: Mapping[End, float] = field(repr=False)
    edition: str | None = field(default=None, compare=False)

    @property
    def win(self) -> float:
        """The chance of taking all targets."""
        return self.reached[-1]

    @property
    def taken(self) -> tuple[float, ...]:
        """The chances of taking exactly 0, 1, 2 … targets."""
        chances = [0.0] * (len(self.targets) + 1)
        for (taken, _, _), p in self.ends.items():
            chances[taken] += p
        return tuple(chances)

    @property
    def reached(self) -> tuple[float, ...]:
        """The chances of taking at least 0 (always 1), 1, 2 … targets."""
        chances: list[float] = []
        for p in reversed(self.taken):
            chances.append(p + (chances[-1] if chances else 0.0))
        return (1.0, *chances[-2::-1])

    @property
    def left(self) -> tuple[float, ...]:
        """The chance of each number of armies on the last target, once taken; the sum is `win`."""
        last = {a: p for (number, a, _), p in self.ends.items() if number == len(self.targets)}
        return tuple(last.get(a, 0.0) for a in range(max(last, default=0) + 1))

    @property
    def left_if_won(self) -> float:
        """The average armies left on the last territory if all are taken; 0.0 if they never are."""
        left = self.left
        win = sum(left)
        return sum(a * p for a, p in enumerate(left)) / win if win else 0.0

    @property
    def lost(self) -> float:
        """The average number of armies lost in the campaign, won or not."""
        return sum(p * self._lost(number, here) for (number, here, _), p in self.ends.items())

    def _lost(self, taken: int, here: int) -> int:
        return self.armies - sum(self.behind[:taken]) - here

    def _columns(self) -> Columns:
        return {
            "step": "whole",
            "territory": "text?",
            "armies": "whole",
            "behind": "whole",
            "taken": "number",
            "if_reached": "number",
        }

    def to_rows(self) -> list[FrameRow]:
        """Return a row for each target: its defence, and the chance of taking it.

        >>> import risk_widget as rw
        >>> way = rw.campaign_odds(12, [3, 1, 2])
        >>> [(row["step"], round(row["taken"], 2)) for row in way.to_rows()]
        [(1, 0.99), (2, 0.99), (3, 0.93)]
        """
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

    def to_dict(self) -> JsonObject:
        """Return the figures as JSON data.

        >>> import risk_widget as rw
        >>> data = rw.campaign_odds(12, [3, 1, 2]).to_dict()
        >>> data["targets"], round(data["win"], 3)
        ([3, 1, 2], 0.933)
        """
        return {
            "armies": self.armies,
            "targets": list(self.targets),
            "behind": list(self.behind),
            "edition": self.edition,
            "order": list(self.order),
            "names": list(self.names),
            "win": self.win,
            "reached": list(self.reached),
            "left": list(self.left),
            "left_if_won": self.left_if_won,
            "lost": self.lost,
        }

    def plot(self) -> Plot:
        """Plot the campaign's progress, and the armies on the last territory (extra `plot`).

        >>> import risk_widget as rw
        >>> rw.campaign_odds(12, [3, 1, 2]).plot()
        <Plot: 12 armies against 3, then 1, then 2: 93% to take them all; ...>
        """
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
            "edition": edition_title(self.edition),
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
"""The number of steps above which a notebook folds the table."""


def campaign_odds(
    armies: int,
    targets: Iterable[int],
    edition: str | Path | Edition | DiceRule = DEFAULT_EDITION,
    *,
    behind: int | Iterable[int] = 1,
    mode: str | None = None,
    options: Mapping[str, str] | None = None,
    names: Iterable[str] = (),
) -> CampaignOdds:
    """Compute the odds of taking several territories, each from the one before it.

    If the defender decides after seeing the roll, each battle is answered so that the attacker's
    chance of winning that battle is smallest.

    >>> import risk_widget as rw
    >>> round(rw.campaign_odds(12, [3, 1, 2], "nordic").win, 3)
    0.933

    Args:
        armies: on the first territory.
        targets: armies on each territory, in the order in which they are attacked.
        edition: the edition with the dice (id or `Edition`), or a `DiceRule`.
        behind: armies left behind: everywhere the same, or on the first territory and on each
            target but the last. At least 1 (`attack.armies`).
        mode: as for `odds`.
        options: as for `odds`.
        names: the names of the targets.

    Raises:
        ValueError: no army somewhere, nothing to attack, an unknown edition, mode or option, or
            a number of names or of armies left behind that does not match the targets.
    """
    rule, named = dice_of(edition, mode=mode, options=options)
    plan = _plan_of(armies, targets, behind, names)
    campaign = Way(battle_table(rule), plan.armies)
    for step, defenders in enumerate(plan.targets):
        campaign = campaign.attack(defenders, plan.stays[step])
    return campaign.result(plan, rule, range(len(plan.targets)), named)


class _Plan(NamedTuple):
    """The checked arguments of a campaign.

    Attributes:
        stays: armies left on the first territory and on each target, as far as given.
    """

    armies: int
    targets: tuple[int, ...]
    stays: tuple[int, ...]
    names: tuple[str, ...]


def _plan_of(armies: object, targets: object, behind: object, names: object) -> _Plan:
    """Check the arguments of a campaign. Raises ``ValueError``."""
    defenders = tuple(whole(each, "targets", 1) for each in several(targets, "targets"))
    count = len(defenders)
    if not defenders:
        raise ValueError("targets must have the armies of at least one territory")
    ours, _ = check_size(armies, sum(defenders), "targets")
    if is_several(behind):
        stays = tuple(whole(each, "behind", 1) for each in several(behind, "behind"))
    else:
        stays = (whole(behind, "behind", 1),) * (count + 1)
    if len(stays) not in (count, count + 1):
        raise ValueError(
            f"behind must be one number, or a number for each of {count} territories, "
            f"not {shown(behind)}"
        )
    called = tuple(read(list[str], several(names, "names"), "names"))
    if called and len(called) != count:
        raise ValueError(f"names must be as many as targets or none: {count}, not {len(called)}")
    return _Plan(ours, defenders, stays, called)


class Way:
    """The progress of a campaign: the chance of each number of armies on the last territory."""

    __slots__ = ("ends", "here", "table", "taken")

    def __init__(self, battles: BattleTable, armies: int) -> None:
        self.table: BattleTable = battles
        self.here: list[float] = [0.0] * armies + [1.0]
        self.taken: int = 0
        self.ends: dict[End, float] = {}

    def attack(self, defenders: int, behind: int) -> Way:
        """Return the campaign after the battle for the next territory."""
        ends = dict(self.ends)
        # Armies that stay behind take no part in the battle, but battle odds already leave one of
        # them out.
        idle = behind - 1
        for armies, p in enumerate(self.here[: behind + 1]):
            if p:
                ends[self.taken, armies, defenders] = p
        reach = [[0.0] * (defenders + 1) for _ in range(max(2, len(self.here) - idle))]
        for armies in range(behind + 1, len(self.here)):
            reach[armies - idle][defenders] = self.here[armies]
        # One army has to stay behind, so battles begin at two.
        for a in while_slow(range(len(reach) - 1, 1, -1)):
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

    def result(
        self, plan: _Plan, rule: DiceRule, order: Sequence[int], edition: str | None
    ) -> CampaignOdds:
        """Build the odds of the campaign, with its targets in the given order."""
        targets = tuple(plan.targets[place] for place in order)
        behind = tuple(plan.stays[place + 1] for place in (-1, *order[:-1]))
        names = tuple(plan.names[place] for place in order) if plan.names else ()
        taken = {(len(targets), a, 0): p for a, p in enumerate(self.here) if p}
        ends = {**self.ends, **taken}
        return CampaignOdds(plan.armies, targets, behind, rule, tuple(order), names, ends, edition)


MOST_TARGETS = 8
"""The most targets for `best_order`; eight targets have 40,320 orders."""


def best_order(
    armies: int,
    targets: Iterable[int],
    edition: str | Path | Edition | DiceRule = DEFAULT_EDITION,
    *,
    behind: int | Iterable[int] = 1,
    borders: Callable[[int, int], bool] | None = None,
    mode: str | None = None,
    options: Mapping[str, str] | None = None,
    names: Iterable[str] = (),
) -> CampaignOdds:
    """Find the order most likely to take all of a few territories.

    >>> import risk_widget as rw
    >>> rw.lab.best_order(12, [3, 1, 2], "czech").targets
    (3, 2, 1)

    Args:
        armies: on the first territory.
        targets: armies on each territory, at most 8 of them.
        edition: the edition with the dice, or a `DiceRule`.
        behind: armies left behind: everywhere the same, or on the first territory and on each
            target, in the order of `targets` (the number of the last target taken has no effect).
        borders: whether the second target can be attacked from the first, both given by their
            places in `targets`; -1 is the first territory. Default: always.
        mode: as for `odds`.
        options: as for `odds`.
        names: the names of the targets, in the order of `targets`.

    Raises:
        ValueError: as `campaign_odds`; too many targets; or no way leads through all of them.
    """
    rule, named = dice_of(edition, mode=mode, options=options)
    plan = _plan_of(armies, targets, behind, names)
    targets, stays = plan.targets, plan.stays
    if len(targets) > MOST_TARGETS:
        raise ValueError(f"targets must be at most {MOST_TARGETS}, not {len(targets)}")
    if len(stays) == len(targets):
        raise ValueError(
            f"behind must be a number for each of {len(targets) + 1} territories: any may be last"
        )
    best: tuple[tuple[float, float], Way, tuple[int, ...]] | None = None
    waiting: list[tuple[Way, tuple[int, ...]]] = [(Way(battle_table(rule), plan.armies), ())]
    orders = factorial(len(targets))
    tell = when_slow(orders, "progress-orders")
    while waiting:
        tell(orders - sum(factorial(len(targets) - len(way)) for _, way in waiting))
        campaign, way = waiting.pop()
        if len(way) == len(targets):
            worth = (sum(campaign.here), sum(a * p for a, p in enumerate(campaign.here)))
            if best is None or worth > best[0]:
                best = (worth, campaign, way)
            continue
        if best is not None and sum(campaign.here) < best[0][0]:
            continue  # further battles can only lower the chance
        last = way[-1] if way else -1
        seen = set()
        for target in range(len(targets) - 1, -1, -1):
            if target in way or (borders is not None and not borders(last, target)):
                continue
            alike = (targets[target], stays[target + 1])
            if borders is None and alike in seen:
                continue
            seen.add(alike)
            waiting.append((campaign.attack(targets[target], stays[last + 1]), (*way, target)))
    tell(orders)
    if best is None:
        raise MessageError(Message("campaign-no-way"))
    return best[1].result(plan, rule, best[2], named)


def armies_for(
    chance: float,
    targets: int | Iterable[int],
    edition: str | Path | Edition | DiceRule = DEFAULT_EDITION,
    *,
    behind: int | Iterable[int] = 1,
    mode: str | None = None,
    options: Mapping[str, str] | None = None,
) -> int:
    """Find the fewest armies that take all targets with at least the given chance.

    >>> import risk_widget as rw
    >>> rw.lab.armies_for(0.9, [3, 1, 2], "nordic")
    12

    Args:
        chance: above 0 and below 1.
        targets: armies of one territory, or of each on the way.
        edition: the edition with the dice, or a `DiceRule`.
        behind: as for `campaign_odds`.
        mode: as for `odds`.
        options: as for `odds`.

    Raises:
        ValueError: another chance, or as `campaign_odds`.
    """
    chance = number(chance, "chance")
    if not 0 < chance < 1:
        raise ValueError(f"chance must be between 0 and 1, without these, not {shown(chance)}")
    rule = dice_of(edition, mode=mode, options=options).rule
    defenders = several(targets if is_several(targets) else [targets], "targets")

    def win(armies: int) -> float:
        return campaign_odds(armies, defenders, rule, behind=behind).win

    total = sum(whole(each, "targets", 1) for each in defenders)
    too_few, enough, most = 1, 2, MOST_BATTLES // max(total, 1)
    while win(enough) < chance:
        if too_few < enough == most:
            raise ValueError(f"{most:,} armies are too few, and for more it can't be worked out")
        too_few, enough = enough, min(2 * enough, max(most, enough + 1))
    while enough - too_few > 1:
        middle = (too_few + enough) // 2
        if win(middle) < chance:
            too_few = middle
        else:
            enough = middle
    return enough


class Situation(NamedTuple):
    """The parts of a game that campaigns need: owners, armies, dice and names.

    Attributes:
        owner: the seat that owns a territory. A KeyError if there is no
            such territory.
        armies: how many stand on a territory; a KeyError as for `owner`.
        dice: the dice of the game.
        names: the names of seats and territories.
        edition: the edition of the dice.
    """

    board: Board
    owner: Callable[[str], str | None]
    armies: Callable[[str], int]
    dice: DiceRule
    names: Names
    edition: str


def campaign_in(
    here: Situation,
    source: str,
    targets: Sequence[str],
    behind: int | Sequence[int],
    armies: int | None,
    *,
    in_best_order: bool,
) -> CampaignOdds:
    """Compute `Game.campaign_odds`, for a campaign on the current board."""
    places = (source, *targets)
    defenders = [here.armies(target) for target in targets]
    attacker, called = here.owner(source), here.names
    for target in targets:
        if here.owner(target) == attacker:
            raise MessageError(Message("campaign-own", {"territory": target}), called)
        if places.count(target) > 1:
            raise MessageError(Message("campaign-twice", {"territory": target}), called)
    names = [say("name-territory", called, territory=target) for target in targets]
    start = here.armies(source) if armies is None else armies
    if flag(in_best_order, "best_order"):

        def borders(a: int, b: int) -> bool:
            return here.board.adjacent(places[a + 1], places[b + 1])

        found = best_order(start, defenders, here.dice, behind=behind, borders=borders, names=names)
        return replace(found, edition=here.edition)
    for first, second in pairwise(places):
        if not here.board.adjacent(first, second):
            about = {"source": first, "target": second}
            raise MessageError(Message("campaign-border", about), called)
    found = campaign_odds(start, defenders, here.dice, behind=behind, names=names)
    return replace(found, edition=here.edition)


_TOLD = 4
"""The number of sources listed in a terminal."""
_SHOWN = 8
"""The number of rows shown in a notebook; all others are folded."""


@dataclass(frozen=True, slots=True)
class SourceComparison(Rows):
    """The odds of the same campaign from each possible source, the best one first.

    The best source is most likely to take all targets; among equals, the one with most armies left.

    >>> import risk_widget as rw
    >>> comparison = rw.load_lesson("04-combat").game.compare_sources("southern-europe")
    >>> comparison.best, [round(campaign.win, 2) for campaign in comparison.campaigns]
    ('north-africa', [0.78])

    Attributes:
        seat: the attacker.
        targets: the territories to take, in the order given.
        sources: the territories where the campaign could begin.
        campaigns: the odds from each source, in the order of `sources`.
        names: the names of seats and territories.
    """

    seat: str
    targets: tuple[str, ...]
    sources: tuple[str, ...]
    campaigns: tuple[CampaignOdds, ...]
    names: Names

    @property
    def best(self) -> str:
        """The source from which taking all targets is most likely."""
        return self.sources[0]

    def _columns(self) -> Columns:
        return {
            "source": "text",
            "armies": "whole",
            "way": "text",
            "win": "number",
            "lost": "number",
            "left_if_won": "number",
        }

    def to_rows(self) -> list[FrameRow]:
        """Return a row for each source: its armies, the path from there, and the outcome.

        >>> import risk_widget as rw
        >>> comparison = rw.load_lesson("04-combat").game.compare_sources("southern-europe")
        >>> [(row["source"], round(row["lost"], 1)) for row in comparison.to_rows()]
        [('north-africa', 1.1)]
        """
        return [
            {
                "source": source,
                "armies": odds.armies,
                "way": ", ".join(self._way(odds)),
                "win": odds.win,
                "lost": odds.lost,
                "left_if_won": odds.left_if_won,
            }
            for source, odds in zip(self.sources, self.campaigns, strict=True)
        ]

    def to_dict(self) -> JsonObject:
        """Return the figures as JSON data.

        >>> import risk_widget as rw
        >>> comparison = rw.load_lesson("04-combat").game.compare_sources("southern-europe")
        >>> comparison.to_dict()["targets"]
        ['southern-europe']
        """
        campaigns = zip(self.sources, self.campaigns, strict=True)
        return {
            "seat": self.seat,
            "targets": list(self.targets),
            "sources": [{"source": source, **odds.to_dict()} for source, odds in campaigns],
        }

    def _way(self, odds: CampaignOdds) -> list[str]:
        return [self.targets[place] for place in odds.order]

    def _called(self, territory: str) -> str:
        return say("name-territory", self.names, territory=territory)

    def _several_ways(self) -> bool:
        return len({odds.order for odds in self.campaigns}) > 1

    def _message(self) -> Message:
        several = self._several_ways()
        way = self.targets if several else self._way(self.campaigns[0])
        told = zip(self.sources[:_TOLD], self.campaigns, strict=False)
        about = {
            "targets": [*map(self._called, way)],
            "several": "yes" if several else "no",
            "sources": [
                Message(
                    "sources-one",
                    {"source": source, "armies": odds.armies, "win": percent(odds.win)},
                )
                for source, odds in told
            ],
            "more": max(0, len(self.sources) - _TOLD),
        }
        return Message("sources-shown", about)

    def __repr__(self) -> str:
        return f"<SourceComparison: {render(self._message(), self.names)}>"

    def _repr_html_(self) -> str:
        columns = ["from", "armies", "chance", "lost", "left"]
        # The sentence above already names the route if all campaigns share it.
        if several := self._several_ways():
            columns.insert(1, "way")
        rows = []
        for source, odds in zip(self.sources, self.campaigns, strict=True):
            way = say("sources-along", way=[*map(self._called, self._way(odds))])
            rows.append(
                [
                    self._called(source),
                    *([way] if several else []),
                    str(odds.armies),
                    meter(odds.win),
                    in_digits(f"{odds.lost:.1f}"),
                    in_digits(f"{odds.left_if_won:.1f}") if odds.win else "",
                ]
            )
        heads = [say(f"sources-{name}") for name in columns]
        at = columns.index("chance")
        parts = [
            table(heads, part, markup=(at,), numbers=(at - 1, at + 1, at + 2))
            for part in (rows[:_SHOWN], rows[_SHOWN:])
            if part
        ]
        more = [folded(say("sources-more", number=len(rows) - _SHOWN), part) for part in parts[1:]]
        return lines(render(self._message(), self.names), parts[0], *more, text=(0,))


def compare_sources_in(
    here: Situation,
    targets: Sequence[str],
    behind: int | Sequence[int],
    attacker: str,
    *,
    in_best_order: bool,
) -> SourceComparison:
    """Compute `Game.compare_sources`: the odds from each source, the best source first."""
    names = here.names
    if not targets:
        raise ValueError("targets must name at least one territory")
    in_best_order = flag(in_best_order, "best_order")
    if in_best_order and len(targets) > MOST_TARGETS:
        raise ValueError(f"targets must be at most {MOST_TARGETS}, not {len(targets)}")
    for target in targets:
        if here.owner(target) == attacker:
            raise MessageError(Message("campaign-own", {"territory": target}), names)
    firsts = targets if in_best_order else targets[:1]
    able = [
        place
        for place in here.board.ids
        if here.owner(place) == attacker
        and here.armies(place) > 1
        and any(here.board.adjacent(place, first) for first in firsts)
    ]
    if not able:
        about = {"seat": attacker, "targets": [_target(first) for first in firsts]}
        raise MessageError(Message("sources-none", about), names)
    if in_best_order:
        able = [place for place in able if _leads_through(here.board, place, frozenset(targets))]
        if not able:
            raise MessageError(Message("campaign-no-way"))
    ranked = sorted(
        (
            (place, campaign_in(here, place, targets, behind, None, in_best_order=in_best_order))
            for place in able
        ),
        key=lambda found: _worth(found[1]),
        reverse=True,
    )
    sources, campaigns = zip(*ranked, strict=True)
    return SourceComparison(attacker, tuple(targets), sources, campaigns, names)


def _target(territory: str) -> Message:
    return Message("name-territory", {"territory": territory})


def _worth(odds: CampaignOdds) -> tuple[float, float]:
    """Rank a campaign by its chance of taking all targets, then by the armies that arrive."""
    return odds.win, sum(armies * p for armies, p in enumerate(odds.left))


def _leads_through(board: Board, place: str, targets: frozenset[str]) -> bool:
    """Whether a path from a territory passes through all targets, one after another."""
    return not targets or any(
        board.adjacent(place, target) and _leads_through(board, target, targets - {target})
        for target in targets
    )
