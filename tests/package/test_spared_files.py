"""No file that somebody may still need is overwritten in silence."""

from __future__ import annotations

from collections import Counter
from shutil import rmtree
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import risk_widget as rw
from risk_widget.kept_files import untold
from risk_widget.teaching.class_table import ClassResults

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

IN_A_FOLDER = settings(
    deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=50
)


def empty(folder: Path) -> Path:
    """Replace a folder with an empty one, and return it."""
    rmtree(folder, ignore_errors=True)
    folder.mkdir()
    return folder


def contents(folder: Path) -> Counter[bytes]:
    return Counter(path.read_bytes() for path in folder.iterdir())


# ---- tables of a class ---------------------------------------------------------------------------


def homework(folder: Path, text: str) -> list[Path]:
    return rw.lessons.Homework([], [], [text], {"Ada": (1, len(text))}).save(folder)


def answers(folder: Path, text: str) -> list[Path]:
    row = {"lesson": "a", "step": "b", "question": "c", "answer": text, "tries": 1}
    return ClassResults(({"pupil": "Ada", **row, "right": True},)).save(folder)


EDIT = st.one_of(
    st.none(),
    st.binary(min_size=1, max_size=30),
    st.tuples(st.integers(0, 3000), st.integers(0, 5), st.binary(max_size=5)),
)
"""Nothing, other content, or a change at a place."""


def edited(before: bytes, edit: bytes | tuple[int, int, bytes] | None) -> bytes:
    if edit is None or isinstance(edit, bytes):
        return edit or before
    place, length, news = edit
    return before[:place] + news + before[place + length :]


@given(edits=st.lists(st.tuples(EDIT, EDIT), min_size=1, max_size=4))
@IN_A_FOLDER
@pytest.mark.parametrize("save", [homework, answers])
def test_a_table_that_anybody_changed_is_put_aside_and_told(
    tmp_path: Path,
    save: Callable[[Path, str], list[Path]],
    edits: list[tuple[bytes | tuple[int, int, bytes] | None, ...]],
) -> None:
    folder = empty(tmp_path / "class")
    for number, pair in enumerate(edits):
        files = save(folder, f"before {number}")
        untold()
        saved = [path.read_bytes() for path in files]
        for path, content, edit in zip(files, saved, pair, strict=True):
            path.write_bytes(edited(content, edit))
        there, changed = contents(folder), {path.read_bytes() for path in files} - {*saved}
        save(folder, f"after {number}")
        told, left = untold(), contents(folder)
        assert all(left[content] for content in changed)
        assert len(told) == left.total() - there.total()
        assert len(told) >= len(changed)
        assert changed or not told
    assert all(path.suffix in (".csv", ".html") for path in folder.iterdir())
    assert not rw.read_homework(folder).scores


@pytest.mark.parametrize("save", [homework, answers])
def test_a_table_of_somebody_else_is_put_aside_and_told(
    tmp_path: Path, save: Callable[[Path, str], list[Path]], caplog: pytest.LogCaptureFixture
) -> None:
    table, page = save(tmp_path, "a")
    for path in (table, page):
        path.write_text("Ada;5\n")
    save(tmp_path, "b")
    for path in (table, page):
        aside = path.with_name(f"{path.stem}.earlier-1{path.suffix}")
        assert aside.read_text() == "Ada;5\n"
        assert path.read_text(encoding="utf-8") != "Ada;5\n"
        assert caplog.text.count(aside.name) == 1
