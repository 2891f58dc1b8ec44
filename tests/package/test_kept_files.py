"""Files are written completely or not at all, and only their owner can read private ones."""

from __future__ import annotations

import ast
import errno
import os
import random
import resource
import signal
import stat
import subprocess
import sys
import threading
import time
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import risk_widget as rw
from risk_widget.compiled import compiler
from risk_widget.kept_files import (
    GrowingFile,
    alone,
    data_folder,
    lock_file,
    not_ahead,
    put_aside,
    tell_once,
    untold,
)
from risk_widget.kept_files import write_whole as write
from risk_widget.messages import use_language
from tests.trees import PACKAGE, package_nodes

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

ROOT = Path(__file__).resolve().parents[2]
IN_A_FOLDER = settings(
    deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=50
)
TEXTS = st.text(st.characters(exclude_categories=[]), max_size=200)


# ---- every write of the package ------------------------------------------------------------------

WRITERS = {"write_text", "write_bytes", "savez", "savefig", "to_csv", "writestr", "extractall"}
OPENERS = {"open", "fdopen", "ZipFile", "TarFile", "NamedTemporaryFile", "mkstemp", "secure_write"}
ONES_OWN = {
    ("terminal.py", "open"),  # the null device
    # This file is in memory; its bytes are then written as a whole.
    ("teaching/scorm.py", "ZipFile"),
    ("teaching/scorm.py", "writestr"),
    ("results/plots.py", "savefig"),
    # A Jupyter server's own function, whose file nobody else may read either.
    ("table/server.py", "secure_write"),
    # The channels of a bot's process, and the null device.
    ("bots/answering.py", "fdopen"),
    ("bots/answering.py", "open"),
    ("bots/guard.py", "open"),
    # Here, the function returns text.
    ("host/class_session.py", "to_csv"),
    ("teaching/class_table.py", "to_csv"),
    ("teaching/homework_table.py", "to_csv"),
}


def writes(nodes: Iterable[ast.AST]) -> Iterator[tuple[int, str]]:
    """Yield the lines that may write a file, with the function they use."""
    for node in nodes:
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        if name in WRITERS or (name in OPENERS and not reads(node, name)):
            yield node.lineno, name


def reads(call: ast.Call, name: str) -> bool:
    """Return whether a call that opens a file clearly only reads it."""
    given_as = [*call.args, *(word.value for word in call.keywords if word.arg == "mode")]
    modes = [each.value for each in given_as if isinstance(each, ast.Constant)]
    texts = [mode for mode in modes if isinstance(mode, str)]
    if name != "open":
        return False
    if not texts:  # `os.open` has flags instead.
        return not (isinstance(call.func, ast.Attribute) and is_os(call.func.value))
    return all(not set(mode) & set("wax+") or mode == "r+b" for mode in texts)


def is_os(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "os"


def test_only_one_module_writes_files() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line} {name}"
        for path, nodes in package_nodes().items()
        for line, name in writes(nodes)
        if path.name != "kept_files.py"
        and (path.relative_to(PACKAGE).as_posix(), name) not in ONES_OWN
    ]
    assert found == []


def test_every_file_that_a_person_names_is_checked_before_it_is_replaced() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path, nodes in package_nodes().items()
        for node in nodes
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "write_whole"
        if {word.arg for word in node.keywords} & {"private", "ours"} == {"private"}
        if path.name not in ("kept_files.py", "blocks.py")  # The latter has read the file before.
    ]
    assert found == []


@pytest.mark.parametrize(
    "code",
    [
        "open(p, 'w')", "open(p, mode='xb')", "p.open('a')", "p.write_text(t)", "os.open(p, 1)",
        "zipfile.ZipFile(p, 'w')", "open('f', 'r+')", "tempfile.NamedTemporaryFile()",
    ],
)  # fmt: skip
def test_a_write_is_found(code: str) -> None:
    assert [*writes(ast.walk(ast.parse(code)))]


@pytest.mark.parametrize("code", ["open(p)", "p.open('rb')", "open(p, 'r')", "desk.open(lan=lan)"])
def test_a_read_is_no_write(code: str) -> None:
    assert not [*writes(ast.walk(ast.parse(code)))]


# ---- whole or not at all -------------------------------------------------------------------------


@contextmanager
def room_for(size: int) -> Iterator[None]:
    """Limit the size of files, as on a full disk."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        signal.signal(signal.SIGXFSZ, before)


@given(
    old=st.none() | st.binary(max_size=300), new=st.binary(max_size=300), room=st.integers(0, 300)
)
@IN_A_FOLDER
@pytest.mark.parametrize("private", [True, False])
def test_a_file_is_always_the_old_or_the_new_one(
    tmp_path: Path, old: bytes | None, new: bytes, room: int, private: bool
) -> None:
    path = tmp_path / "file"
    failed: OSError | None
    path.unlink(missing_ok=True)
    if old is not None:
        path.write_bytes(old)
    with room_for(room):
        try:
            write(path, new, private=private)
        except OSError as error:
            failed = error
        else:
            failed = None
    if failed is None:
        assert path.read_bytes() == new
    else:
        assert len(new) > room
        assert failed.filename == str(path)
        assert (path.read_bytes() if path.exists() else None) == old
    assert [each.name for each in tmp_path.iterdir()] in ([path.name], [])


STEPS = ("open", "fsync", "fdopen")


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EACCES, errno.EIO])
def test_a_failed_write_leaves_the_old_file(
    step: str, code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    path.write_text("old")

    def fails(*_: object, **__: object) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(os, step, fails)
    with pytest.raises(OSError, match="file"):
        write(path, "new")
    monkeypatch.undo()
    assert path.read_text() == "old"


def saves(folder: Path) -> dict[str, Callable[[], object]]:
    """Return every way in which a person saves a file, by the name of the file."""
    progress, homework = rw.lessons.Progress(), rw.lessons.Homework([], [], ["a"], {})
    lesson = rw.load_lesson("04-combat", progress=progress)
    widget = rw.RiskWidget(rw.Game.new(seed=1))
    plot = rw.simulate(["random", "simple"], games=2, seed=1).plot()
    return {
        "progress.json": lambda: progress.save(folder / "progress.json"),
        "lesson.json": lambda: lesson.progress.save(folder / "lesson.json"),
        "scores.csv": lambda: homework.save(folder),
        "game.risk": lambda: widget.save_to(folder / "game.risk"),
        "map.svg": lambda: rw.lab.figure_map({"brazil": 3}).save(folder / "map.svg"),
        "page.html": lambda: rw.lessons.summary_page("nordic").save(folder / "page.html"),
        "plot.svg": lambda: plot.save(folder / "plot.svg"),
    }


def test_on_a_full_disk_a_good_file_survives_every_kind_of_save(
    tmp_path: Path,
) -> None:
    for name, save in saves(tmp_path).items():
        save()
        good = (tmp_path / name).read_bytes()
        assert len(good) > 20, name
        with room_for(20), pytest.raises(OSError, match=r"."):
            save()
        assert (tmp_path / name).read_bytes() == good, name


@given(text=TEXTS)
@IN_A_FOLDER
def test_every_text_can_be_written(tmp_path: Path, text: str) -> None:
    write(tmp_path / "file", text)
    assert (tmp_path / "file").read_bytes().decode() == text.encode("utf-8", "replace").decode()


WRITES = """
import sys
from pathlib import Path
from risk_widget.kept_files import write_whole
print("ready", flush=True)
n = 0
while True:
    n += 1
    write_whole(Path(sys.argv[1]), f"{n:09}" * 20_000)
"""


def test_a_process_that_is_killed_leaves_a_whole_file(tmp_path: Path) -> None:
    path, choices = tmp_path / "data" / "file", random.Random(1)
    for _ in range(6):
        with subprocess.Popen(
            [sys.executable, "-c", WRITES, path], stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        ) as writer:  # fmt: skip
            assert writer.stdout is not None
            writer.stdout.readline()
            for _ in range(choices.randrange(2000, 40_000)):
                with suppress(OSError):
                    path.stat()
            writer.kill()
        if path.exists():
            text = path.read_text()
            assert text == text[:9] * 20_000
    write(path, "at last")
    assert path.read_text() == "at last"


@pytest.mark.parametrize("private", [True, False])
def test_temporary_files_of_a_killed_process_are_removed_in_time(
    tmp_path: Path, private: bool
) -> None:
    names = [f".{'0a' * 6}.draft", f".{'0b' * 6}.draft", ".mine.draft", "0a.draft"]
    old, *others = (tmp_path / name for name in names)
    then = time.time() - 2 * 60 * 60
    for draft in (old, *others):
        draft.write_text("half")
    for draft in (old, *others[1:]):
        os.utime(draft, (then, then))
    write(tmp_path / "file", "text", private=private)
    assert not old.exists()
    assert [draft for draft in others if not draft.exists()] == []


def test_private_files_are_private_from_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[int] = []
    flush = os.fsync

    def looked(number: int) -> None:
        seen.append(stat.S_IMODE(os.fstat(number).st_mode))
        flush(number)

    monkeypatch.setattr(os, "fsync", looked)
    before = os.umask(0)
    try:
        write(tmp_path / "a" / "b" / "file", "secret")
        write(tmp_path / "plain", "open", private=False)
    finally:
        os.umask(before)
    assert seen[0] == 0o600
    assert stat.S_IMODE((tmp_path / "a" / "b" / "file").stat().st_mode) == 0o600
    for folder in ("a", "a/b"):
        assert stat.S_IMODE((tmp_path / folder).stat().st_mode) == 0o700
    assert stat.S_IMODE((tmp_path / "plain").stat().st_mode) == 0o666


def test_a_file_keeps_its_permissions_and_a_link_its_target(tmp_path: Path) -> None:
    file, link = tmp_path / "file", tmp_path / "link"
    file.write_text("old")
    file.chmod(0o640)
    link.symlink_to(file)
    write(link, "new", private=False)
    assert link.is_symlink()
    assert file.read_text() == "new"
    assert stat.S_IMODE(file.stat().st_mode) == 0o640


def test_a_pipe_is_written_to_and_stays_a_pipe(tmp_path: Path) -> None:
    pipe, read = tmp_path / "pipe", list[bytes]()
    os.mkfifo(pipe)
    reader = threading.Thread(target=lambda: read.append(pipe.read_bytes()))
    reader.start()
    write(pipe, "text", private=False)
    reader.join()
    assert read == [b"text"]
    assert pipe.is_fifo()


@given(before=st.binary(max_size=100), news=st.text(max_size=100), room=st.integers(0, 200))
@IN_A_FOLDER
def test_an_append_is_complete_or_has_no_effect(
    tmp_path: Path, before: bytes, news: str, room: int
) -> None:
    path = tmp_path / "file"
    path.write_bytes(before)
    file = GrowingFile(path)
    try:
        with room_for(room):
            file.write(news)
    except OSError:
        assert path.read_bytes() == before
    else:
        assert path.read_bytes() == before + news.encode()
    file.close()


# ---- aside ---------------------------------------------------------------------------------------


@given(contents=st.lists(st.binary(max_size=20), min_size=1, max_size=5))
@IN_A_FOLDER
def test_no_file_that_was_put_aside_is_overwritten(tmp_path: Path, contents: list[bytes]) -> None:
    for found in tmp_path.iterdir():
        found.unlink()
    path = tmp_path / "progress.json"
    for number, content in enumerate(contents, 1):
        path.write_bytes(content)
        assert put_aside(path) == tmp_path / f"progress.json.damaged-{number}"
        assert not path.exists()
    asides = [tmp_path / f"progress.json.damaged-{n + 1}" for n in range(len(contents))]
    assert [aside.read_bytes() for aside in asides] == contents


def test_a_folder_or_link_in_a_files_place_is_put_aside_too(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.mkdir()
    (path / "inside").write_text("text")
    assert (put_aside(path) / "inside").read_text() == "text"
    path.symlink_to(tmp_path / "nowhere")
    assert put_aside(path).is_symlink()


def test_a_notice_appears_once_and_on_one_page_in_its_language(
    caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    untold()
    for _ in range(3):
        tell_once("kept-put-aside", file=tmp_path / "M\udcfcller", aside="x")
    assert len(caplog.records) == 1
    with use_language("de"):
        (told,) = untold()
    assert "M?ller ist hier nicht lesbar" in told
    assert untold() == []


@pytest.mark.parametrize("language", ["en", "sv", "de", "it", "cs"])
@pytest.mark.parametrize("folder", ["~nobodyx", "~nobodyx/g", "~nobodyx/a b", "~"])
def test_a_folder_in_a_missing_home_is_reported_in_a_sentence(
    folder: str,
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    if folder == "~":

        def fails(_: object) -> Path:
            raise RuntimeError("Could not determine home directory.")

        monkeypatch.setattr(Path, "expanduser", fails)
    monkeypatch.setenv("RISK_WIDGET_DATA", folder)
    monkeypatch.setattr("risk_widget.kept_files._TOLD", set())
    untold()
    for _ in range(2):
        assert data_folder() is None
    assert len(caplog.records) == 1
    with use_language(language):
        (told,) = untold()
    assert told.count(folder) == 1
    assert "RISK_WIDGET_DATA" in told
    assert ".." not in told
    if language == "en":
        assert told == (
            f"Nothing is being saved, because there is no home folder for {folder}. "
            "Name another folder in RISK_WIDGET_DATA, and restart the kernel."
        )


# ---- locks and clocks ----------------------------------------------------------------------------


def test_one_process_at_a_time_changes_a_file(tmp_path: Path) -> None:
    path = tmp_path / "number"
    path.write_text("0")

    def count() -> None:
        for _ in range(20):
            with alone(path):
                write(path, str(int(path.read_text()) + 1))

    threads = [threading.Thread(target=count) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert path.read_text() == "80"


def test_a_file_locked_by_another_process_is_not_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("risk_widget.kept_files._PATIENCE", 0.0)
    path = tmp_path / "file"
    write(path, "theirs")
    with alone(path):
        pass
    with (tmp_path / ".file.lock").open("r+b") as other:
        assert lock_file(other.fileno())
        with pytest.raises(OSError, match=os.strerror(errno.EAGAIN)), alone(path):
            write(path, "ours")
        assert path.read_text() == "theirs"
    with alone(path):
        write(path, "ours")
    assert path.read_text() == "ours"


def test_a_process_forked_during_a_change_can_change_files(tmp_path: Path) -> None:
    with alone(tmp_path / "parent"):
        child = os.fork()
        if child == 0:
            with suppress(BaseException), alone(tmp_path / "child"):
                write(tmp_path / "child", "text")
            os._exit(0)
        assert os.waitpid(child, 0) == (child, 0)
    assert (tmp_path / "child").read_text() == "text"


def test_without_locks_a_file_can_still_be_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise OSError(errno.ENOLCK, "")

    monkeypatch.setattr("fcntl.flock", fails)
    with alone(tmp_path / "file"):
        write(tmp_path / "file", "text")
    assert (tmp_path / "file").read_text() == "text"


NUMBERS: Any = st.integers() | st.floats()


@given(at=NUMBERS, now=st.integers(0, 2**40))
def test_no_time_is_more_than_a_day_ahead(at: float, now: int) -> None:
    right = not_ahead(at, now)
    assert right <= now + 24 * 60 * 60
    assert right == at or not at <= now + 24 * 60 * 60


def test_compiled_code_is_stored_where_nobody_else_can_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiler, "gettempdir", lambda: str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    own = compiler._temporary_folder()
    assert own == compiler._temporary_folder()
    assert stat.S_IMODE(own.stat().st_mode) == 0o700
    own.chmod(0o777)
    assert compiler._temporary_folder() != own
    own.rmdir()
    own.symlink_to(tmp_path)
    assert compiler._temporary_folder() not in (own, tmp_path)
