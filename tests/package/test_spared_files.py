"""No file that somebody may still need is overwritten in silence."""

from __future__ import annotations

import json
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


# ---- files named by a person ---------------------------------------------------------------------


def saved_progress(path: Path, number: int) -> None:
    progress = rw.lessons.Progress()
    progress.step("04-combat", "pairs").attempts = number
    progress.save(path)


def lesson_progress(path: Path, number: int) -> None:
    progress = rw.lessons.Progress()
    progress.step("04-combat", "pairs").attempts = number
    rw.load_lesson("04-combat", progress=progress).progress.save(path)


def saved_game(path: Path, number: int) -> None:
    game = rw.Game.new(seed=number)
    game.apply(game.legal_actions()[0])
    widget = rw.RiskWidget(game)
    widget.save_to(path)
    widget.close()


SAVES: dict[str, tuple[Callable[[Path, int], None], Callable[[Path], object]]] = {
    "progress": (saved_progress, lambda path: rw.lessons.Progress().load(path)),
    "lesson": (lesson_progress, lambda path: rw.lessons.Progress().load(path)),
    "game": (saved_game, lambda path: rw.RiskWidget.resume(path).close()),
}


def reads(read: Callable[[Path], object], path: Path) -> bool:
    """Return whether a file is read to its end."""
    try:
        read(path)
    except (OSError, ValueError):
        return False
    return not any("Only part of" in line for line in untold())


@given(edit=EDIT.filter(lambda edit: edit is not None))
@settings(IN_A_FOLDER, max_examples=25)
@pytest.mark.parametrize("kind", SAVES)
def test_a_file_that_cannot_be_read_is_put_aside_by_save_and_told(
    tmp_path: Path, kind: str, edit: bytes | tuple[int, int, bytes]
) -> None:
    folder = empty(tmp_path / "mine")
    save, read = SAVES[kind]
    path = folder / "mine.file"
    save(path, 1)
    path.write_bytes(before := edited(path.read_bytes(), edit))
    untold()
    is_read = reads(read, path)
    for copy in folder.glob("*.damaged-*"):  # Continuing a game may have copied it.
        copy.unlink()
    save(path, 2)
    told = untold()
    asides = [other for other in folder.iterdir() if other != path]
    assert len(told) == len(asides) <= 1
    assert all(other.read_bytes() == before and other.name in told[0] for other in asides)
    assert is_read or asides or not before
    assert reads(read, path)


@pytest.mark.parametrize("kind", SAVES)
def test_a_sound_file_is_overwritten_without_a_word(tmp_path: Path, kind: str) -> None:
    save, _ = SAVES[kind]
    untold()
    for number in range(1, 4):
        save(tmp_path / "mine", number)
    (tmp_path / "mine").write_bytes(b"")
    save(tmp_path / "mine", 4)
    assert untold() == []
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]


@pytest.mark.parametrize("more", [{"teams": {}}, {"version": 99}])
def test_progress_of_a_newer_version_is_put_aside_by_save(
    tmp_path: Path, more: dict[str, object]
) -> None:
    path = tmp_path / "p.json"
    saved_progress(path, 1)
    path.write_text(newer := json.dumps(json.loads(path.read_text()) | more))
    untold()
    saved_progress(path, 2)
    assert (tmp_path / "p.json.damaged-1").read_text() == newer
    assert len(untold()) == 1


def test_a_file_of_another_format_is_put_aside_and_told(tmp_path: Path) -> None:
    page, drawing = rw.lessons.summary_page("nordic"), rw.lab.figure_map({"brazil": 3})
    for name, save in (("a.html", page.save), ("a.svg", drawing.save)):
        path = tmp_path / name
        path.write_text("My notes")
        untold()
        for _ in range(2):
            save(path)
        assert (tmp_path / f"a.earlier-1{path.suffix}").read_text() == "My notes"
        assert len(untold()) == 1
    assert len([*tmp_path.iterdir()]) == 4
