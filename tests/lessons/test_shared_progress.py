"""One progress for all notebooks of a folder."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from risk_widget.lessons import Progress
from risk_widget.lessons.progress import SharedFile

pytestmark = pytest.mark.usefixtures("kept_folder")

ROOT = Path(__file__).parents[2]

SHOW_ONE = """
import sys
from risk_widget.lessons import load_lesson, session_progress
from risk_widget.lessons.progress import begin_sharing
from risk_widget.lessons.puzzles import load_puzzle

if "alone" not in sys.argv:
    begin_sharing()

found = {name: dict(steps) for name, steps in session_progress()._lessons.items()}
print(len(found), session_progress().puzzles.answered)
lesson = load_lesson(sys.argv[1])
lesson.show_me()
if "puzzle" in sys.argv:
    load_puzzle(1).answer("a")
"""


def kernel(*arguments: str, cwd: Path | None = None) -> list[int]:
    """What a kernel finds: lessons begun, and puzzles answered."""
    done = subprocess.run(
        [sys.executable, "-c", SHOW_ONE, *arguments], capture_output=True, text=True, check=True,
        cwd=cwd, env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    return [int(word) for word in done.stdout.split()]


@pytest.mark.thorough
def test_the_next_notebook_knows_what_was_solved(tmp_path: Path) -> None:
    assert kernel("01-board", "puzzle") == [0, 0]
    assert kernel("02-setup") == [1, 1]
    assert kernel("03-reinforcement") == [2, 1]
    # In another folder somebody else may learn.
    (tmp_path / "other").mkdir()
    assert kernel("01-board", cwd=tmp_path / "other") == [0, 0]


@pytest.mark.thorough
def test_a_grader_finds_nothing_of_the_notebooks_before() -> None:
    kernel("01-board")
    assert kernel("02-setup", "alone") == [0, 0]
    assert kernel("02-setup") == [1, 0], "and leaves nothing"


def read_again() -> Progress:
    progress = Progress()
    SharedFile().take_in(progress)
    return progress


def test_two_notebooks_at_a_time_keep_what_either_has_solved() -> None:
    one, two = Progress(), Progress()
    first, second = SharedFile(), SharedFile()
    one.step("01-board", "first").status = "solved"
    first.write(one)
    two.step("02-setup", "first").status = "shown"
    two.step("01-board", "first").status = "shown"
    two.puzzles.note("7", right=True)
    second.write(two)
    first.take_in(one)
    for progress in (one, two, read_again()):
        assert progress.peek("01-board", "first").status == "solved"
        assert progress.peek("02-setup", "first").status == "shown"
        assert progress.puzzles.right == 1


def test_what_was_known_a_minute_ago_rests_in_the_next_notebook_too() -> None:
    one, two = Progress(), Progress()
    one.step("01-board", "first").note_known()
    SharedFile().write(one)
    two.step("01-board", "first").known_at = 1
    second = SharedFile()
    second.take_in(two)
    assert two.peek("01-board", "first").rests
    two.step("01-board", "second").status = "solved"
    second.write(two)
    assert read_again().peek("01-board", "first").rests


def test_what_was_begun_afresh_stays_so() -> None:
    file, progress = SharedFile(), Progress()
    progress.step("01-board", "first").status = "solved"
    file.write(progress)
    progress.forget("01-board")
    file.write(progress)
    assert not read_again().has_met("01-board")


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": "something else"}', "\x00"])
def test_a_file_that_is_none_is_replaced_by_the_next(kept_folder: Path, text: str) -> None:
    kept_folder.mkdir(parents=True)
    (kept_folder / "progress.json").write_text(text, encoding="utf-8")
    file, progress = SharedFile(), Progress()
    file.take_in(progress)
    assert not progress.has_met("01-board")
    progress.step("01-board", "first").status = "solved"
    file.write(progress)
    assert read_again().has_met("01-board")


def test_nothing_is_written_before_something_is_met(kept_folder: Path) -> None:
    SharedFile().write(Progress())
    assert not kept_folder.exists()
