"""From which territory to begin a campaign: its odds from each that a seat could attack with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from risk_widget.battles.campaign_plans import MOST_TARGETS, campaign_in
from risk_widget.messages import Message, MessageError, render, say
from risk_widget.results.displays import folded, lines, meter, percent, table
from risk_widget.results.frames import Rows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.battles.campaign_plans import Situation
    from risk_widget.battles.campaigns import CampaignOdds
    from risk_widget.board import Board
    from risk_widget.messages import Names

__all__ = ["SourceComparison", "compare_sources_in"]

_TOLD = 4
"""Sources that a terminal is told of."""
_SHOWN = 8
"""Rows that a notebook shows; all the others are folded."""


@dataclass(frozen=True, slots=True)
class SourceComparison(Rows):
    """The same campaign from each territory that a seat could begin it from, the best one first.

    The best one takes all most likely; among equals, with most armies on the last territory.

    Attributes:
        seat: who would attack.
        targets: the territories to take, in the order that was asked about.
        sources: where the campaign could begin.
        campaigns: its odds from there, in the order of `sources`.
        names: what seats and territories are called.
    """

    seat: str
    targets: tuple[str, ...]
    sources: tuple[str, ...]
    campaigns: tuple[CampaignOdds, ...]
    names: Names

    @property
    def best(self) -> str:
        """The source from which all are most likely taken."""
        return self.sources[0]

    def to_rows(self) -> list[dict[str, Any]]:
        """A row for each source: its armies, the way from there, and what comes of it."""
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

    def to_dict(self) -> dict[str, Any]:
        """The figures as JSON data."""
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
        # Where all campaigns go the same way, the sentence above names it.
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
                    f"{odds.lost:.1f}",
                    f"{odds.left_if_won:.1f}" if odds.win else "",
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
    """Sources of a campaign on a board as it stands: what `Game.compare_sources` answers."""
    names = here.names
    if not targets:
        raise MessageError(Message("campaign-empty"))
    if in_best_order and len(targets) > MOST_TARGETS:
        raise MessageError(Message("campaign-many", {"most": MOST_TARGETS}))
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
    """What the best order goes by too: the chance to take all, then the armies that come there."""
    return odds.win, sum(armies * p for armies, p in enumerate(odds.left))


def _leads_through(board: Board, place: str, targets: frozenset[str]) -> bool:
    """Whether a way from a territory goes through all of these, each from the one before it."""
    return not targets or any(
        board.adjacent(place, target) and _leads_through(board, target, targets - {target})
        for target in targets
    )
