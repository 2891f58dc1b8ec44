"""What somebody who counts on the board would answer: a puzzle is kept only where the games agree.

What is told about each answer afterwards is in `risk_widget.practice.facts`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.battles.campaigns import campaign_odds
from risk_widget.practice.facts import win

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.practice.facts import Seen

Answer = tuple[str, "Mapping[str, Any]"]
"""The form of a candidate, and what it is about."""

AHEAD = 0.3
"""Armies a turn by which one answer has to be ahead of the others."""
OTHERS_LOSS = 0.25
"""What an army less for somebody else counts for: there are more of them, and they take it back."""
LIKELY, DOUBTFUL = 0.6, 0.75
"""An attack for a gain is likely enough; one without a gain is in doubt below this."""
SAFE = 0.3
"""A gate is guarded if it falls with less than this chance."""
LARGE, SMALL = 0.45, 0.33
"""A set that is worth trading at once, and one that can wait, in parts of the own armies."""


def expected(
    seen: Seen, kind: str, about: Mapping[str, Any], answers: Sequence[Answer]
) -> int | None:
    """The number of the answer that counting points to; None if it is inconclusive."""
    if kind == "way":
        return None
    if kind in ("place", "break"):
        worth = [_placed(seen, each) if kind == "place" else _broken(seen, about, each)
                 for _, each in answers]  # fmt: skip
        best, second = sorted(worth, reverse=True)[:2]
        return worth.index(best) if best - second >= AHEAD else None
    form = {"stop": _stop, "trade": _trade, "leave": _leave}[kind](seen, about, answers)
    return next((n for n, answer in enumerate(answers) if form in (answer[0], n)), None)


def finish_gain(seen: Seen, source: str, more: int = 0) -> float:
    """The average number of armies per turn gained by `Seen.finish`."""
    finish = seen.finish(source, more)
    return float(finish[1]["chance"] * finish[1]["armies"]) if finish else 0.0


def _placed(seen: Seen, params: Mapping[str, Any]) -> float:
    """The benefit of adding armies to a territory, compared with leaving it as it is."""
    territory, armies = params["territory"], params["armies"]
    there = seen.game.armies(territory)
    gained = finish_gain(seen, territory, armies) - finish_gain(seen, territory)
    guards = seen.guards(territory)
    if guards:
        before = seen.threat(territory, there)[1].get("chance", 0)
        after = seen.threat(territory, there + armies)[1].get("chance", 0)
        gained += guards[1]["armies"] * (before - after)
    broken = [0.0]
    for target in seen.foes(territory):
        breaks = seen.breaks(target)
        if breaks:
            defenders = seen.game.armies(target)
            more = win(seen.game.dice, there + armies, defenders)
            broken.append((more - win(seen.game.dice, there, defenders)) * breaks[1]["armies"])
    return gained + OTHERS_LOSS * max(broken)


def _broken(seen: Seen, about: Mapping[str, Any], params: Mapping[str, Any]) -> float:
    """The expected loss per turn of a continent's holder."""
    game, way = seen.game, params["territories"]
    armies = game.armies(params["source"]) + about["armies"]
    chance = campaign_odds(armies, [game.armies(t) for t in way], game.dice).win
    breaks = seen.breaks(way[-1])
    return chance * breaks[1]["armies"] if breaks else 0.0


def _stop(seen: Seen, about: Mapping[str, Any], _: Sequence[Answer]) -> str | None:
    """Attack for a continent; stop if there is one to guard and nothing to gain."""
    game, source, target = seen.game, about["source"], about["target"]
    chance = win(game.dice, game.armies(source), game.armies(target))
    finish = seen.finish(source)
    gain = seen.breaks(target) is not None or (finish is not None and finish[1]["chance"] >= 0.3)
    if gain:
        return "storm" if chance >= LIKELY else None
    return "stop" if chance < DOUBTFUL and seen.guards(source) else None


def _trade(seen: Seen, _: Mapping[str, Any], answers: Sequence[Answer]) -> str | None:
    """Trade a large set at once; a small one later, if others raise its value in the meantime."""
    armies = next(each["armies"] for form, each in answers if form == "trade")
    own = sum(seen.game.armies(t) for t in seen.mine())
    counts = seen.game.observe(seen.me)["hand_counts"]
    dearer = any(number >= 3 for seat, number in counts.items() if seat != seen.me)
    if armies >= LARGE * own:
        return "trade"
    return "wait" if armies <= SMALL * own and dearer else None


def _leave(seen: Seen, about: Mapping[str, Any], answers: Sequence[Answer]) -> int | None:
    """Move on all armies but one, unless this exposes the gate of a continent that would fall."""
    source = about["source"]
    chance = seen.threat(source, 1)[1].get("chance", 0)
    stay = [each["left"] for _, each in answers]
    if chance < 0.05 or not seen.guards(source):
        return stay.index(min(stay))
    enough = [left for left in stay if seen.threat(source, left)[1].get("chance", 0) < SAFE]
    return stay.index(min(enough)) if enough and chance >= 0.4 else None
