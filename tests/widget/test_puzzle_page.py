"""Puzzles on the page, from the form to the answer, by clicks, in the smallest cell."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import risk_widget as rw
from risk_widget.lessons import Progress
from risk_widget.practice.puzzle_data import KINDS
from risk_widget.practice.puzzles import load_puzzle
from tests.widget.dom import expect
from tests.widget.harness import axe, drawn

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.widget.harness import Bridge

LAB = {"width": 932, "height": 560}
"""The size of a cell in JupyterLab at 1366 × 768."""


def choose(page: Page, letter: str) -> None:
    """Choose an answer and check it."""
    page.locator(f'[data-answer="{letter}"]').check()
    page.locator('[data-action="hand_in"], [data-action="check"]').first.click()


@pytest.fixture
def opened(bridged: Callable[..., Bridge]) -> Callable[..., Bridge]:
    """Open the first puzzle of a kind."""

    def go(kind: str) -> Bridge:
        kept = Progress()
        return bridged(lambda: rw.play_puzzle(kind=kind, progress=kept, reduced_motion=True), **LAB)

    return go


@pytest.mark.sampled
@pytest.mark.parametrize("kind", KINDS)
def test_the_question_and_the_answers_are_visible(opened: Callable[..., Bridge], kind: str) -> None:
    page = opened(kind).page
    page.wait_for_selector("[data-answer]")
    drawn(page)
    for part in page.locator(".rw-question, label.rw-choice").all():
        box = part.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= LAB["height"]


def test_after_a_puzzles_answer_the_next_one_follows(opened: Callable[..., Bridge]) -> None:
    bridge = opened("trade")
    page, puzzle = bridge.page, bridge.widget.puzzle
    number, best = puzzle.number, puzzle.best
    wrong = next(letter for letter in puzzle.candidates if letter != best)
    choose(page, wrong)
    expect(page.locator('[data-feedback="wrong"]')).to_contain_text("points fewer")
    choose(page, best)
    expect(page.locator('[data-feedback="right"]')).to_contain_text("95%")
    assert puzzle.results.right == 1
    assert axe(page) == []
    page.locator('[data-action="next"]').click()
    expect(page.locator('[data-feedback="right"]')).to_have_count(0)
    expect(page.locator("[data-answer]").first).to_be_visible()
    assert puzzle.number != number
    page.locator('[data-action="back"]').click()
    expect(page.locator(".rw-lesson-header")).to_contain_text(f"Puzzle {number}")


def test_the_page_shows_what_python_does(opened: Callable[..., Bridge]) -> None:
    bridge = opened("stop")
    widget = bridge.widget
    assert widget.answer(widget.puzzle.best)
    bridge.push()
    expect(bridge.page.locator('[data-feedback="right"]')).to_be_visible()
    assert widget.question in repr(widget)
    assert len(widget.candidates) >= 2


def test_the_form_leads_to_the_puzzle_of_the_day(mounted: Callable[..., Bridge]) -> None:
    bridge = mounted(rw.RiskWidget)
    page = bridge.page
    page.locator('[data-action="puzzle"]').click()
    expect(page.locator(".rw-lesson-header")).to_contain_text("Puzzle of the day")
    expect(page.locator(".rw-question")).to_have_text(load_puzzle().question)
    page.locator('[data-action="leave"]').click()
    expect(page.locator('[data-action="play_now"]')).to_be_visible()
