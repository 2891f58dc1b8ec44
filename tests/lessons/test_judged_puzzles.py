"""Every puzzle agrees with an up-to-date verdict from the expert and two other bots."""

from __future__ import annotations

from dataclasses import replace

from risk_widget.practice.puzzle_data import puzzle_list
from tests.lessons.judged import disagreement, doubts, is_judged, stamp_of, verdicts

JUDGED = [data for data in puzzle_list() if is_judged(data)]
AGAIN = "judge it with benchmarks/judgement.py"


def test_the_judges_agree_with_each_answer() -> None:
    for data in JUDGED:
        verdict = verdicts().get(data.id)
        assert verdict is not None, (data.id, AGAIN)
        assert verdict["stamp"] == stamp_of(data), (data.id, AGAIN)
        assert verdict["games"] == 400, data.id
        assert disagreement(data, verdict) == {}, data.id


def test_each_puzzle_shows_the_figures_of_its_games() -> None:
    for data in JUDGED:
        verdict = verdicts()[data.id]
        assert verdict[data.bots[0]] == [each.value for each in data.candidates], data.id


def test_each_puzzle_is_confirmed_by_its_verdict() -> None:
    """The best answer leads by three points with 95% certainty; only routes, being exact, don't."""
    assert {data.id: doubts(data, verdicts()[data.id]) for data in JUDGED} == {
        data.id: [] for data in JUDGED
    }


def test_a_puzzle_that_its_verdict_does_not_confirm_is_noticed() -> None:
    data = next(data for data in JUDGED if len(data.candidates) == 2)
    verdict = verdicts()[data.id]
    turned = {**verdict, "expert": verdict["expert"][::-1]}
    assert doubts(data, turned) == ["expert doesn't prefer it"]
    unsure = replace(data, margins=(data.margin, 0.02, data.margins[2]))
    assert doubts(unsure, verdict) == ["bold is not sure"]
    assert doubts(replace(data, bots=()), verdict) == ["its games were not played by these bots"]


def test_an_outdated_or_contrary_verdict_is_noticed() -> None:
    data = next(data for data in JUDGED if len(data.candidates) == 2)
    best = data.candidates.index(data.best)
    values = [0.5, 0.5]
    values[1 - best] += 0.04
    wrong = {"expert": values, "errors": [0.0, 0.0], "bold": values, "cautious": [0.5, 0.5]}
    assert {*disagreement(data, wrong)} == {"expert", "bold"}
    wrong["errors"] = [0.02, 0.02]
    assert {*disagreement(data, wrong)} == {"bold"}
    other = next(each for each in JUDGED if each.id != data.id)
    assert stamp_of(data) != stamp_of(other)
