"""The forty questions about judgement have answers, correct numbers, and a place in a lesson."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import risk_widget as rw
from risk_widget.course.lesson_file import lesson_ids, load_source
from risk_widget.results.displays import whole_percent

DOCS = Path(__file__).resolve().parents[2] / "docs"
QUESTIONS = re.split(r"^(\d+)\. ", (DOCS / "judgement.md").read_text("utf-8"), flags=re.MULTILINE)
ASKED = dict(zip(map(int, QUESTIONS[1::2]), QUESTIONS[2::2], strict=True))
KEY = [
    [cell.strip() for cell in line.strip("| ").split(" | ")]
    for line in (DOCS / "judgement-key.md").read_text("utf-8").splitlines()
    if re.match(r"\| \d", line)
]


def chance(attackers: int, defenders: int) -> int:
    return whole_percent(rw.odds(attackers, defenders, "nordic").win)


def held(attackers: int, defenders: int) -> int:
    return 100 - chance(attackers, defenders)


def chain(armies: int, *targets: int) -> int:
    return whole_percent(rw.campaign_odds(armies, targets, "nordic").win)


def losses(armies: int, *targets: int) -> int:
    return round(rw.campaign_odds(armies, targets, "nordic").lost)


def test_each_of_forty_questions_has_one_of_its_answers() -> None:
    assert [*ASKED] == [int(row[0]) for row in KEY] == [*range(1, 41)]
    for number, answer, *_ in KEY:
        choices = re.findall(r"\b([abc])\) ", ASKED[int(number)])
        assert choices == ["a", "b", "c"][: len(choices)], number
        assert answer in choices, number
    # Nobody does well by always choosing the same letter.
    assert max(sum(row[1] == letter for row in KEY) for letter in "abc") < 20


def test_each_number_is_the_one_the_engine_computes() -> None:
    names = {"chance": chance, "held": held, "chain": chain, "losses": losses, "round": round}
    counted = 0
    for number, _, why, _ in KEY:
        for formula, value in re.findall(r"`([^`]+) = ([\d.]+)`", why):
            found = eval(formula, {**names, "max": max})
            assert round(found, 2) == float(value), (number, formula, found)
            counted += 1
    assert counted > 50


@pytest.mark.parametrize("row", KEY, ids=lambda row: row[0])
def test_each_answer_is_taught_where_the_key_says(row: list[str]) -> None:
    found = re.fullmatch(r"`([\w-]+)` ([\w-]+)", row[3])
    assert found
    lesson, step = found.groups()
    assert lesson in lesson_ids()
    source = load_source(lesson)
    if step == "advice":
        assert source.advice
        for figure in re.findall(r"(\d+) more games in 100", row[2]):
            assert re.search(rf"\b{figure} more\b", source.advice)
    else:
        assert step in {each.id for each in source.steps}
