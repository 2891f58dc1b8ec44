"""All notebooks in a folder share one learner's progress."""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
from itertools import combinations
from pathlib import Path
from shutil import rmtree
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from risk_widget.course.own_mistakes import GameGiven, OwnMistake
from risk_widget.course.progress import PARTS
from risk_widget.course.schedule import Recall, today
from risk_widget.course.shared_progress import SharedFile
from risk_widget.lessons import Progress

pytestmark = pytest.mark.usefixtures("kept_folder")

ROOT = Path(__file__).parents[2]

SHOW_ONE = """
import sys
from risk_widget.lessons import load_lesson, session_progress
from risk_widget.course.shared_progress import begin_sharing
from risk_widget.practice.puzzles import load_puzzle

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
    """Run a kernel, and return how many begun lessons and answered puzzles it finds."""
    done = subprocess.run(
        [sys.executable, "-c", SHOW_ONE, *arguments], capture_output=True, text=True, check=True,
        cwd=cwd, env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    return [int(word) for word in done.stdout.split()]


def test_the_next_notebook_knows_the_solved_steps(tmp_path: Path) -> None:
    assert kernel("01-board", "puzzle") == [0, 0]
    assert kernel("02-setup") == [1, 1]
    assert kernel("03-reinforcement") == [2, 1]
    # Somebody else may be learning in another folder.
    (tmp_path / "other").mkdir()
    assert kernel("01-board", cwd=tmp_path / "other") == [0, 0]


def test_a_grader_finds_no_progress_of_earlier_notebooks() -> None:
    kernel("01-board")
    assert kernel("02-setup", "alone") == [0, 0]
    assert kernel("02-setup") == [1, 0], "and leaves nothing"


def read_again() -> Progress:
    progress = Progress()
    SharedFile().take_in(progress)
    return progress


def test_two_open_notebooks_keep_the_solutions_of_both() -> None:
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


def test_a_question_just_answered_is_not_due_in_the_next_notebook() -> None:
    one, two = Progress(), Progress()
    for progress in (one, two):
        progress.review.items["04-combat/tie"] = Recall(today() - 1)
    one.review.note("04-combat/tie", known=True, now=today())
    SharedFile().write(one)
    second = SharedFile()
    assert two.review.due(today(), ["04-combat/tie"])
    second.take_in(two)
    assert not two.review.due(today(), ["04-combat/tie"])
    two.step("01-board", "second").status = "solved"
    second.write(two)
    assert not read_again().review.due(today(), ["04-combat/tie"])


def test_a_lesson_that_was_reset_stays_reset() -> None:
    file, progress = SharedFile(), Progress()
    progress.step("01-board", "first").status = "solved"
    file.write(progress)
    progress.forget("01-board")
    file.write(progress)
    assert not read_again().has_met("01-board")


def good() -> bytes:
    """Return the content of the file of a learner who has done a lot."""
    progress = Progress()
    progress.name = "Ada"
    for lesson in ("01-board", "02-setup", "04-combat"):
        progress.step(lesson, "first").status = "solved"
    progress.puzzles.note("7", right=True)
    progress.turns.note("nm553", 80)
    progress.played.note("x", {"at": 1, "rivals": ["r4"], "won": True, "exam": 1})
    progress.own.keep("y", OWN_MISTAKE)
    progress.own.games["y"] = GameGiven(1, "german", "missions", 9)
    progress.review.items["04-combat/tie"] = Recall(today() - 1)
    progress.review.a_day = 5
    return json.dumps(progress.to_dict(), indent=1).encode()


OWN_MISTAKE = OwnMistake(
    "stop", "red", "", "german", "missions", 3, {}, {}, {}, (0.1, 0.2), 0.05, 0.15, 9, 1
)


def changed(**parts: object) -> bytes:
    return json.dumps({**json.loads(good()), **parts}).encode()


def only(**parts: object) -> bytes:
    """Return the content of a file with these parts and no others."""
    return json.dumps({"format": "risk_widget lessons", "version": 1, **parts}).encode()


NO_VERSIONS = (0, -1, 0.5, "1", "0", "", "x", "1.", None, False, math.nan, math.inf, [2], {"2": 2})
UNREADABLE = {
    "empty": b"",
    "no data": b"[]",
    "another format": b'{"format": "something else"}',
    "zeros": b"\x00" * 500,
    "cut": good()[: len(good()) // 2],
    "cut by a little": good()[:-30],
    "twice": good() + good(),
    "another encoding": good().replace(b"Ada", "Zo\u00eb".encode("latin-1")),
    "a wrong value": good().replace(b'"solved"', b'"SOLVED"'),
    "a wrong name": changed(name=["Ada"]),
    "wrong lessons": changed(lessons=[]),
    "merged": b"<<<<<<< mine\n" + good(),
    "no part": b'{"format": "risk_widget lessons", "version": 1}',
    "puzzles and a damaged part": b'{"puzzles": {}, "review": {"04-combat/tie": {"day": -1}}}',
    **{f"version {version!r}": changed(version=version) for version in NO_VERSIONS},
    **{f"damaged {part}": changed(**{part: 5}) for part in sorted(PARTS)},
    **{f"{part} alone, damaged": only(**{part: [5]}) for part in sorted(PARTS)},
}
NEWER = {
    "a newer version": changed(version=2),
    "another form of version": changed(version="1.1", lessons=[]),
    "a version of three numbers": changed(version="2.0.1"),
    "a fraction": changed(version=1.5),
    "a part of a newer version": changed(badges={"gold": 3}),
    "more of a step": good().replace(b'"attempts"', b'"seconds": 9, "attempts"'),
    "more of a day": changed(a_day={"most": 5, "changes": 1, "hour": 8}),
    **{
        f"more of {part}": changed(
            **{part: {name: {**entry, "mood": 3} for name, entry in table.items()}}
        )
        for part, table in json.loads(good()).items()
        if isinstance(table, dict) and part not in ("lessons", "a_day")
    },
}
OWN = "progress.version-1.json"


def left(folder: Path) -> list[bytes]:
    """Return the contents of the files that were put aside, in order."""
    return [path.read_bytes() for path in sorted(folder.glob("progress.json.damaged-*"))]


def solve_one() -> Progress:
    """Solve one step of another lesson, as in a new kernel."""
    file, progress = SharedFile(), Progress()
    file.take_in(progress)
    progress.step("03-reinforcement", "first").status = "solved"
    file.write(progress)
    return progress


@pytest.mark.parametrize("kind", UNREADABLE)
def test_an_unreadable_file_is_put_aside_and_work_continues(
    kind: str, kept_folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    kept_folder.mkdir(parents=True)
    path = kept_folder / "progress.json"
    path.write_bytes(UNREADABLE[kind])
    solve_one()
    assert left(kept_folder) == [UNREADABLE[kind]]
    assert "newer version" not in caplog.text
    assert read_again().has_met("03-reinforcement")
    assert caplog.text.count("progress.json.damaged-1") == 1
    solve_one()
    assert len(left(kept_folder)) == 1
    path.write_bytes(b"again")
    solve_one()
    assert left(kept_folder) == [UNREADABLE[kind], b"again"]


@pytest.mark.parametrize("kind", NEWER)
def test_a_newer_versions_file_stays_and_work_continues_next_to_it(
    kind: str, kept_folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    kept_folder.mkdir(parents=True)
    path = kept_folder / "progress.json"
    path.write_bytes(NEWER[kind])
    solve_one()
    progress = read_again()
    assert progress.has_met("03-reinforcement")
    progress.step("05-capture", "first").status = "solved"
    SharedFile().write(progress)
    assert read_again().has_met("03-reinforcement")
    assert read_again().has_met("05-capture")
    assert path.read_bytes() == NEWER[kind]
    assert left(kept_folder) == []
    assert caplog.text.count("was written by a newer version") == 1
    assert caplog.text.count(OWN) == 1
    path.write_bytes(good())
    solve_one()
    for name in ("05-capture", "04-combat"):
        assert Progress.peek(read_again(), name, "first").status == "solved", name


def subsets() -> list[set[str]]:
    return [set(each) for size in range(1, len(PARTS) + 1) for each in combinations(PARTS, size)]


def test_an_incomplete_file_is_read_as_far_as_it_goes() -> None:
    whole = json.loads(good())
    assert {*whole} == {"format", "version", *PARTS}
    for names in subsets():
        data = {name: part for name, part in whole.items() if name in names}
        for shell in ({"format": whole["format"]}, {"format": whole["format"], "version": 1}):
            progress = Progress()
            progress.read({**shell, **data})
            made = progress.to_dict()
            assert {name: made.get(name) for name in names} == data
        if "puzzles" in names:  # the oldest files say nothing about their format
            progress = Progress()
            progress.read(data)
            assert progress.to_dict() == made


def test_a_file_without_lessons_leaves_the_lessons_unchanged() -> None:
    whole = json.loads(good())
    for names in subsets():
        if "lessons" in names:
            continue
        progress = Progress()
        progress.read(whole)
        data = {name: part for name, part in whole.items() if name in names}
        progress.read({"format": whole["format"], **data})
        made = progress.to_dict()
        assert {name: made[name] for name in PARTS - {"review"}} == {
            name: whole[name] for name in PARTS - {"review"}
        }
        assert whole["review"].items() <= made["review"].items()


@pytest.mark.parametrize("names", [*([part] for part in sorted(PARTS)), ["review", "mistakes"]])
@pytest.mark.parametrize("lacks", [False, True])
def test_a_shared_file_with_only_some_parts_is_kept(
    names: list[str], kept_folder: Path, *, lacks: bool
) -> None:
    whole = json.loads(good())
    kept = {*PARTS} - {*names} if lacks else {*names}
    kept_folder.mkdir(parents=True)
    path = kept_folder / "progress.json"
    path.write_bytes(only(**{name: whole[name] for name in kept}))
    solve_one()
    made = json.loads(path.read_bytes())
    assert made["lessons"].pop("03-reinforcement")
    for name in kept - {"review"}:
        assert made[name] == whole[name]
    if "review" in kept:
        assert whole["review"].items() <= made["review"].items()
    assert left(kept_folder) == []


def test_every_part_of_progress_has_a_newer_version_in_these_tests() -> None:
    parts = {name for name, part in json.loads(good()).items() if isinstance(part, dict)}
    assert {*Progress().to_dict()} <= {*json.loads(good())}
    named = {kind.rpartition(" ")[2] for kind in NEWER}
    assert parts - {"lessons", "a_day"} <= named


def test_if_both_files_are_newer_neither_is_written(
    kept_folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    kept_folder.mkdir(parents=True)
    for name in ("progress.json", OWN):
        (kept_folder / name).write_bytes(NEWER["a newer version"])
    solve_one()
    solve_one()
    for name in ("progress.json", OWN):
        assert (kept_folder / name).read_bytes() == NEWER["a newer version"]
    assert caplog.text.count("Nothing is being saved") == 1


@given(data=st.data())
@settings(
    deadline=None, max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_no_damage_to_a_file_loses_its_contents(kept_folder: Path, data: Any) -> None:
    rmtree(kept_folder, ignore_errors=True)
    kept_folder.mkdir(parents=True)
    text = bytearray(good())
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 40)))
    text[start:end] = data.draw(st.binary(max_size=20))
    (kept_folder / "progress.json").write_bytes(text)
    before = Progress()
    SharedFile().take_in(before)
    solve_one()
    after = read_again()
    assert after.has_met("03-reinforcement")
    if left(kept_folder):
        assert left(kept_folder) == [bytes(text)]
    elif (kept_folder / OWN).exists():
        assert (kept_folder / "progress.json").read_bytes() == bytes(text)
    else:
        for lesson in before.lessons:
            assert {*before.lessons[lesson]} <= {*after.lessons[lesson]}
        assert before.lessons, "what was read is what was there"


def test_a_file_without_read_permission_is_put_aside(
    kept_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept_folder.mkdir(parents=True)
    path = kept_folder / "progress.json"
    path.write_bytes(good())
    read = Path.read_bytes

    def refused(file: Path) -> bytes:
        if file == path:
            raise PermissionError(13, "Permission denied")
        return read(file)

    monkeypatch.setattr(Path, "read_bytes", refused)
    solve_one()
    monkeypatch.undo()
    assert left(kept_folder) == [good()]


def test_a_file_that_cannot_be_put_aside_is_not_overwritten(
    kept_folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    kept_folder.mkdir(parents=True)
    path = kept_folder / "progress.json"
    path.write_bytes(b"damaged")

    def fails(*_: object, **__: object) -> None:
        raise OSError(30, "Read-only file system")

    for name in ("link", "rename", "replace"):
        monkeypatch.setattr(os, name, fails)
    solve_one()
    solve_one()
    assert path.read_bytes() == b"damaged"
    assert caplog.text.count("Nothing is being saved") == 1


SOLVE_ALL = """
import sys
from risk_widget.course.shared_progress import begin_sharing, session_progress, share
begin_sharing()
for step in range(25):
    progress = session_progress()
    progress.step(sys.argv[1], str(step)).status = "solved"
    share(progress)
"""


def test_solutions_from_simultaneous_kernels_are_all_kept() -> None:
    kernels = [
        subprocess.Popen(
            [sys.executable, "-c", SOLVE_ALL, lesson], env={**os.environ, "PYTHONPATH": str(ROOT)}
        )
        for lesson in ("01-board", "02-setup", "04-combat")
    ]
    assert [kernel.wait() for kernel in kernels] == [0, 0, 0]
    assert {name: len(steps) for name, steps in read_again().lessons.items()} == {
        "01-board": 25,
        "02-setup": 25,
        "04-combat": 25,
    }


def test_nothing_is_written_before_the_first_step(kept_folder: Path) -> None:
    SharedFile().write(Progress())
    assert not kept_folder.exists()
