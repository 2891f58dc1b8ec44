"""The parts of learners' texts fit together: no full stop is doubled, and no verdict repeated."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from risk_widget.course.lesson_file import lesson_ids, load_source
from risk_widget.messages import say

if TYPE_CHECKING:
    from collections.abc import Iterator

DOUBLED = re.compile(r"[.?!:]\s*[.,;]|[?!]\.|\.\.(?!\.)")
VERDICT = re.compile(r"^(Nearly|Almost|Not quite|Wrong|Right|Correct|No|Yes)\b[.,!]")
"""The beginning of a note that repeats the verdict in the heading above it."""
TITLED = ("next-is", "open-is", "last-next", "following")


def titles() -> Iterator[str]:
    for name in lesson_ids():
        source = load_source(name)
        yield source.title
        yield from (step.title for step in source.steps)


def notes() -> Iterator[tuple[str, str]]:
    """Yield the texts shown below a verdict, each with the name of its step."""
    for name in lesson_ids():
        for source in load_source(name).steps:
            for edition in source.editions:
                step = source.under(edition)
                told = [step.praise, step.otherwise, *(mistake.say for mistake in step.mistakes)]
                told += [choice.say for choice in step.choices]
                for text in told:
                    yield f"{name}/{step.id}", str(text)


@pytest.mark.parametrize("code", TITLED)
def test_no_title_with_a_full_stop_gets_another(code: str) -> None:
    for title in titles():
        told = say(f"page-lesson-{code}", title=title)
        assert not DOUBLED.search(told), told
        assert told.endswith((title, f"{title}."))


def test_no_note_repeats_the_verdict() -> None:
    assert [each for each in notes() if VERDICT.match(each[1])] == []


def test_no_lesson_text_has_a_double_full_stop() -> None:
    assert [each for each in notes() if re.search(r"[?!]\.(?!\.)", each[1])] == []


def test_no_text_attacks_with_more_armies_than_allowed() -> None:
    """No text lets all armies of a territory attack, since one must stay."""
    every = re.compile(r"\b(\d+|\$\w+) armies in \w+ attack")
    for name in lesson_ids():
        for source in load_source(name).steps:
            text = str(source.under().text)
            assert not every.search(text), f"{name}/{source.id}: {text}"
