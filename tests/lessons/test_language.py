"""A lesson in another language contains no English, either in its texts or around them."""

from __future__ import annotations

import re
from html import unescape
from itertools import combinations
from typing import TYPE_CHECKING, Any

import pytest

from risk_widget.course.kinds.listed import kind_of
from risk_widget.course.lesson_file import lesson_ids, load_source
from risk_widget.engine.actions import ACTION_KINDS
from risk_widget.lessons import Lesson, Progress, ProgressError, list_lessons
from risk_widget.lessons.__main__ import main
from risk_widget.teaching.checking import solution_of, table
from risk_widget.teaching.notebook import notebook_of, solved
from risk_widget.translations import problems
from tests.messages.pseudo import PSEUDO, everything_in_other_letters

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from risk_widget.course.step import Step

BOARDS = [load_source("01-board").steps[at].under().new_game().board for at in (0, 3)]
KNOWN = {
    # The board shows the names of places, whose ids are only in code.
    *(place.name for board in BOARDS for place in board.territories),
    *(whole.name for board in BOARDS for whole in board.continents),
    # Learners see the names of an action's fields if they hand in anything malformed.
    *ACTION_KINDS,
    *(field for made in ACTION_KINDS.values() for field in made._fields),
}
CODE = re.compile(r"`[^`]*`| \[[a-z-]+\.[a-z0-9-]+\]|'[^' ]*'|\{'.*?\}")
"""Code, clause ids, and quotations of what a learner typed."""


@pytest.fixture(autouse=True, scope="module")
def other_letters() -> Iterator[None]:
    """Translate all texts into other letters, in the files that a translator would write."""
    with everything_in_other_letters():
        yield


def english_in(text: str, *known: str) -> list[str]:
    """Return the words in ASCII letters in a text, except names and code."""
    text = CODE.sub(" ", text)
    for name in sorted({*KNOWN, *known}, key=len, reverse=True):
        text = re.sub(rf"(?<![\w-]){re.escape(name)}(?![\w-])", " ", text)
    return re.findall(r"[A-Za-z]+", text)


def text_of(html: str) -> str:
    """Return the readable text of HTML, except code."""
    pictures = " ".join(re.findall(r'<img alt="(.*?)"', html))
    html = re.sub(r'src="data:[^"]*"', "", html)
    return unescape(re.sub(r"<code>.*?</code>|<[^>]*>", " ", html) + pictures)


def wrong_answers(step: Step) -> list[Any]:
    """Return wrong and malformed answers to a step."""
    if step.kind == "predict":
        return [c.value for c in step.choices] if step.choices else [-1, 1000]
    if step.kind == "chance":
        return [0, 1000]
    if step.kind == "point":
        return [{"territories": ["siam"], "continent": "asia"}.get(step.pick, "siam")]
    return [
        {"type": "end_phase"},
        {"type": "attack", "source": "brazil", "target": "china"},
        {"type": "attack", "source": "brazil", "target": "china", "armies": 1},
        *trades(step),
    ]


def trades(step: Step) -> list[Any]:
    """Return a trade of every three cards in the learner's hand, whether or not they are a set."""
    return [{"type": "trade", "cards": list(cards)} for cards in combinations(hand_of(step), 3)]


def hand_of(step: Step) -> list[str]:
    """Return the cards that the learner holds."""
    return list(step.new_game().observe(step.you)["hand"] or ())


def said_in(lesson: Lesson, step: Step) -> Iterator[object]:
    """Yield all texts that a learner can read in a step."""
    yield lesson.step
    yield lesson.board()
    yield lesson.check()
    for _ in range(3):
        yield lesson.hint()
    for wrong in (*wrong_answers(step), "siaam", [], {"type": "jump"}):
        yield lesson.check(wrong)
    if step.kind != "challenge":
        yield lesson.check(solution_of(step))
    yield lesson.show_me()
    yield lesson.progress
    yield lesson


def test_every_text_is_translated() -> None:
    assert list(problems(PSEUDO)) == []


@pytest.mark.sampled
@pytest.mark.parametrize("name", lesson_ids())
def test_a_translated_lesson_has_no_english(name: str) -> None:
    lesson = Lesson(load_source(name), Progress())
    found = set()
    for source in lesson.source.steps:
        own = source.under()
        lesson.go(source.id)
        heard = [text for said in said_in(lesson, own) for text in texts(said)]
        for edition in source.editions[1:]:
            heard += [*texts(lesson.switch(edition)), *texts(lesson.step)]
            step = source.under(edition)
            if step.kind != "challenge":
                heard += texts(lesson.check(solution_of(step)))
        lesson.switch(None)
        # Code shows choices by their values, and cards that can be traded by their ids.
        known = [name, source.id, *(choice.value for choice in own.choices)]
        known += hand_of(own) if kind_of(own).input(own) == "action" else ()
        for text in heard:
            found |= {f"{source.id}: {word}: {text[:200]}" for word in english_in(text, *known)}
    assert sorted(found) == []


def texts(said: object) -> Iterator[str]:
    """Yield the text of an answer as a terminal and as a notebook show it."""
    yield str(said)
    if hasattr(said, "_repr_html_"):
        yield text_of(said._repr_html_())


def test_notebooks_have_english_only_in_their_code() -> None:
    first, second = load_source("04-combat"), load_source("05-capture")
    for notebook in (notebook_of(first, second), notebook_of(first), solved(first)):
        for cell in notebook["cells"]:
            lines = "".join(cell["source"]).splitlines()
            if cell["cell_type"] == "code":
                lines = [line for line in lines if line.startswith("# ")]
            for line in lines:
                text = re.sub(r"\*\*Shift|\(.*?\.ipynb\)|\"[^ ]*\"", "", line)
                choices = [c.value for step in first.steps for c in step.under().choices]
                assert english_in(text, "type", *choices) == [], line


def test_translated_lists_have_no_english() -> None:
    listed = str(list_lessons())
    assert english_in(listed.replace("-", "_"), *(n.replace("-", "_") for n in lesson_ids())) == []
    assert english_in(table().splitlines()[0]) == []


def test_commands_answer_in_the_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for arguments in (["dance"], ["notebooks", str(tmp_path), "--check"]):
        assert main(arguments) != 0
        assert "⟦" in capsys.readouterr().out
    (tmp_path / "bad.json").write_text("[]")
    for name in ("bad.json", "none.json"):
        with pytest.raises(ProgressError, match="⟦"):
            Progress().load(tmp_path / name)
