"""A bot as strong as the learner wins each challenge often enough, but not too often."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from risk_widget.course.kinds.challenge import challenge_of, play
from tests.lessons.challenge_wins import (
    GAMES,
    RUNGS_OF_LEARNERS,
    challenges,
    is_fair,
    kept_wins,
    rung_then,
    stamp_of,
)

if TYPE_CHECKING:
    from risk_widget.course.step import Step

CHALLENGES = [pytest.param(name, step, id=name) for name, step in challenges()]
ROOT = Path(__file__).resolve().parents[2]
AGAIN = "play it with benchmarks/challenges.py"


@pytest.mark.parametrize(("name", "step"), CHALLENGES)
def test_the_learners_rung_wins_some_games_but_not_most(name: str, step: Step) -> None:
    row = kept_wins().get(name)
    assert row is not None, AGAIN
    assert row["stamp"] == stamp_of(step), AGAIN
    assert row["games"] == GAMES
    assert is_fair(name, row), row["won"]


def test_outdated_or_impossible_figures_are_noticed() -> None:
    name, step = next(challenges())
    bot = rung_then(name)
    for won, fair in ((0, False), (39, False), (40, True), (120, True), (121, False)):
        assert is_fair(name, {"games": GAMES, "won": {bot: won}}) is fair
    longer = replace(challenge_of(step), turns=challenge_of(step).turns + 1)
    others = replace(challenge_of(step), bot="expert")
    changed = [replace(step, own=own) for own in (longer, others)]
    changed += [replace(step, success=None), replace(step, case={**step.case, "mode": "missions"})]
    assert len({stamp_of(each) for each in (step, *changed)}) == 1 + len(changed)


def test_the_learner_climbs_from_the_first_rung_to_the_third() -> None:
    rungs = [rung_then(f"{number:02}") for number in range(1, 13)]
    assert rungs == ["newcomer"] * 4 + ["beginner"] * 4 + ["learner"] * 4


def test_the_page_says_how_other_rungs_compare() -> None:
    won = {
        (100 * wins / row["games"], RUNGS_OF_LEARNERS.index(bot), int(name[:2]))
        for name, row in kept_wins().items()
        for bot, wins in row["won"].items()
    }
    (least, low, first), (most, high, last) = min(won), max(won)
    page = " ".join((ROOT / "docs" / "lessons.md").read_text(encoding="utf-8").split())
    word = ("first", "second", "third")
    told = (
        f"between {round(least)}% (the {word[low]} in lesson {first}) "
        f"and {round(most)}% (the {word[high]} in lesson {last})"
    )
    assert told in page


def test_the_stored_figures_are_those_of_the_games() -> None:
    """Ten games are replayed from lesson 2's challenge, since its games end soonest."""
    name, step = next(each for each in challenges() if each[0].startswith("02"))
    won = [play(step, rung_then(name), f"wins/{number}").won for number in range(10)]
    row = kept_wins()[name]
    assert sum(won) <= row["won"][rung_then(name)] <= row["games"] - won.count(False)
