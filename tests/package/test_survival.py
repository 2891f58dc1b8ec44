"""Nothing reported as kept is lost by killed processes, full disks or read-only folders."""

from __future__ import annotations

import ast
import errno
import json
import os
import random
import subprocess
import sys
from contextlib import contextmanager, nullcontext, suppress
from inspect import isfunction
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import risk_widget as rw
from risk_widget.environments import risk_v0
from risk_widget.environments.chance_nodes import ChanceNodes
from risk_widget.environments.gym_view import RiskEnv
from risk_widget.environments.network import Network
from risk_widget.kept_files import data_folder, untold
from risk_widget.play.kept_games import kept_games
from risk_widget.table.shared_rooms import SharedTable
from risk_widget.teaching.class_table import ClassResults
from risk_widget.widget.classroom import ClassWidget
from tests import rotation
from tests.package import survival
from tests.package.hostile import HEAVY, WRITES, calls, meet, sandbox
from tests.package.test_kept_files import room_for
from tests.trees import PACKAGE, package_nodes

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ROOT = Path(__file__).resolve().parents[2]
KILLS = 500 if rotation.leaves_nothing_out() else 8
HOSTILE = 100_000 if rotation.leaves_nothing_out() else 1_200
TOLD = {"shared progress", "kept game"}
"""Files that are kept automatically: a failure is reported, and no error raised."""


def test_every_writer_of_the_package_is_tested() -> None:
    found = {
        path.relative_to(PACKAGE).as_posix()
        for path, nodes in package_nodes().items()
        for node in nodes
        if isinstance(node, ast.Call)
        if getattr(node.func, "id", "") in ("write_whole", "GrowingFile", "copy_aside")
    } - {"kept_files.py"}
    assert found == {*survival.WRITTEN_BY}
    assert set.union(*survival.WRITTEN_BY.values()) == {*survival.KINDS}


@pytest.mark.sampled
@pytest.mark.parametrize("kind", survival.KINDS)
def test_a_killed_writer_loses_nothing_that_it_has_confirmed(kind: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.package.survival", kind, str(KILLS), tmp_path, "1"],
        capture_output=True, text=True, check=False, cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert not done.returncode, done.stderr
    seen = json.loads(done.stdout)
    print(kind, seen)
    assert seen["kills"] == KILLS
    assert seen["told"] > KILLS // 2


# ---- disks ---------------------------------------------------------------------------------------


def _mounted(*arguments: str) -> bool:
    with suppress(OSError):
        return (
            subprocess.run(["mount", *arguments], capture_output=True, check=False).returncode == 0
        )
    return False


@contextmanager
def small_disk(folder: Path) -> Iterator[Callable[[], None]]:
    """Mount a disk of 1 MB, or limit the size of files if that fails; yield a way to fill it."""
    if not _mounted("-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)):
        with room_for(2**20):
            yield lambda: None
        return

    def fill() -> None:
        with suppress(OSError), (folder / "ballast").open("ab", buffering=0) as file:
            while True:
                file.write(bytes(1 << 10))

    try:
        yield fill
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """Make a folder unchangeable, even for a privileged user."""
    if _mounted("--bind", str(folder), str(folder)):
        try:
            assert _mounted("-o", "remount,ro,bind", str(folder))
            yield
        finally:
            subprocess.run(["umount", "-l", str(folder)], check=True)
        return
    rights = [(each, each.stat().st_mode) for each in (folder, *folder.rglob("*")) if each.is_dir()]
    with pytest.MonkeyPatch.context() as patch:
        if os.geteuid():
            for each, _ in rights:
                each.chmod(0o500)
        else:
            patch.setattr(os, "open", _refused(os.open))
        try:
            yield
        finally:
            for each, mode in rights:
                each.chmod(mode)


def _refused(real: Callable[..., int]) -> Callable[..., int]:
    def opened(path: object, flags: int, *more: int, **named: int) -> int:
        if flags & (os.O_WRONLY | os.O_RDWR):
            raise OSError(errno.EROFS, os.strerror(errno.EROFS), str(path))
        return real(path, flags, *more, **named)

    return opened


def _content(folder: Path) -> dict[str, bytes]:
    left = (each for each in folder.rglob("*") if each.is_file() and "site" not in each.parts)
    others = ("ballast", ".lock")
    return {each.name: each.read_bytes() for each in left if not each.name.endswith(others)}


def _fails(
    kind: survival.WrittenFile, number: int, log: pytest.LogCaptureFixture, own: bool
) -> bool:
    """Write a file; return whether that fails, either with an error or with a report."""
    log.clear()
    untold()
    failed = None
    try:
        kind.write(number)
    except OSError as error:
        failed = error
    if failed is not None:
        assert not own
        assert failed.errno in (errno.ENOSPC, errno.EFBIG, errno.EROFS, errno.EACCES)
        assert " " in str(failed)
        return True
    told = untold()
    assert len(told) == log.text.count("Nothing is being saved")
    return len(told) == 1


def _last_before_failing(
    name: str, kind: survival.WrittenFile, folder: Path, log: pytest.LogCaptureFixture
) -> int:
    """Write until there is no room and return the last number that was written."""
    for number in range(2, 200):
        before = _content(folder)
        if _fails(kind, number, log, name in TOLD):
            assert _content(folder) == before
            return number - 1
    raise AssertionError("there was always room")


@pytest.fixture(autouse=True, scope="module")
def _cup() -> None:
    survival._prepare()


@pytest.mark.parametrize("name", survival.KINDS)
def test_a_full_disk_leaves_the_saved_data(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("RISK_WIDGET_DATA", "")
    monkeypatch.setattr("risk_widget.kept_files._TOLD", set())
    with small_disk(tmp_path) as fill:
        kind = survival.kind_of(name, tmp_path)
        kind.write(1)
        assert kind.read() == 1
        fill()
        is_small = (tmp_path / "ballast").exists()
        with nullcontext() if is_small else room_for(20):
            last = _last_before_failing(name, kind, tmp_path, caplog)
        assert kind.read() == last
        (tmp_path / "ballast").unlink(missing_ok=True)
        kind.write(last + 1)
        assert kind.read() == last + 1


@pytest.mark.parametrize("name", survival.KINDS)
def test_a_read_only_folder_is_unchanged(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("RISK_WIDGET_DATA", "")
    monkeypatch.setattr("risk_widget.kept_files._TOLD", set())
    kind = survival.kind_of(name, tmp_path)
    kind.write(1)
    before = _content(tmp_path)
    again = survival.kind_of(name, tmp_path)
    with read_only(tmp_path):
        assert _fails(again, 2, caplog, name in TOLD)
        assert _content(tmp_path) == before
        assert kind.read() == 1


@pytest.mark.parametrize("code", [errno.ENOLCK, errno.ENOTSUP, errno.ENOSYS, errno.EINTR])
@pytest.mark.parametrize("name", survival.KINDS)
def test_without_working_locks_everything_is_still_saved(
    name: str, code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setenv("RISK_WIDGET_DATA", str(tmp_path / "data"))
    monkeypatch.setattr("fcntl.flock", fails)
    kind = survival.kind_of(name, tmp_path)
    for number in (1, 2, 3):
        kind.write(number)
    assert kind.read() == 3
    if name == "kept game":
        (file,) = kind.files()
        folder = data_folder()
        assert folder is not None
        folder.mkdir(parents=True)
        file.rename(folder / file.name)
        assert [game.path.name for game in kept_games()] == [file.name]


# ---- hostile values ------------------------------------------------------------------------------


@pytest.mark.filterwarnings("ignore")
def test_hostile_values_are_answered_or_refused_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = tmp_path / "a" / "b"
    here.mkdir(parents=True)
    sandbox(here)
    monkeypatch.chdir(here)
    monkeypatch.setenv("HOME", str(here / "folder"))
    monkeypatch.setenv("RISK_WIDGET_DATA", "")
    seed = random.Random(rotation.turn()).randrange(10**9)
    found = [(name, repr(told)[:200], why) for name, told, why in meet(seed, HOSTILE)]
    assert len(found) >= HOSTILE
    assert [each for each in found if each[2] is not None] == []


def test_every_public_call_with_a_text_or_a_path_is_tested() -> None:
    named = {name.split(".")[0] for name in calls()}
    assert {*calls()} >= WRITES | HEAVY
    untried = {
        name
        for place in (rw, rw.lab, rw.lessons)
        for name in place.__all__
        if takes_text(getattr(place, name))
    } - named
    assert untried <= MADE_HERE, untried - MADE_HERE


KINDS = [
    *(rw.Game, rw.RiskWidget, rw.Board, rw.Edition, rw.lessons.Lesson, rw.lessons.Progress),
    *(rw.lessons.Homework, ClassResults, ClassWidget, SharedTable),
    *(rw.lab.OddsTable, rw.lab.Odds, rw.lab.SimulationResult, rw.lab.TournamentResult),
    *(risk_v0.raw_env, RiskEnv, ChanceNodes, Network),
]


@pytest.mark.parametrize("kind", KINDS)
def test_every_public_method_with_a_text_or_a_path_is_tested(kind: type) -> None:
    named = {".".join(name.split(".")[:2]) for name in calls()}
    own = {
        f"{kind.__name__}.{name}"
        for part in kind.__mro__
        if part.__module__.startswith("risk_widget")
        for name, method in vars(part).items()
        if name[0] != "_" and isfunction(made := getattr(method, "__func__", method))
        if takes_text(made)
    }
    assert own <= named | ELSEWHERE, own - named


ELSEWHERE = {"Progress.homework", "RiskWidget.keep_story", "SharedTable.open"}
"""Methods whose arguments, such as the seat of a story, are tested in other calls above."""


def takes_text(public: object) -> bool:
    """Return whether a public name takes a text, a path, or a substitute for one."""
    kinds = getattr(public, "__annotations__", {})
    words = ("str", "Path", "Source", "Text", "Literal", "Library", "RowKind")
    if isinstance(public, type):
        kinds = getattr(vars(public).get("__init__"), "__annotations__", {})
    told = (str(kind) for name, kind in kinds.items() if name != "return")
    return any(word in kind for kind in told for word in words)


MADE_HERE = {
    # Objects that the package itself makes: results, errors, kinds.
    *("Action", "BoardError", "EditionError", "Event", "IllegalAction", "PositionError"),
    *("ProgressError", "RecordError", "Verdict", "Bot", "Replay", "Lesson", "Game"),
    *(
        "CampaignOdds",
        "DiceReport",
        "DiceRule",
        "ExperimentResult",
        "LadderPlace",
        "Match",
        "Odds",
        "OddsTable",
        "Review",
    ),
    *(
        "SimulationResult",
        "SourceComparison",
        "TournamentResult",
        "Course",
        "Exam",
        "Homework",
        "StepView",
    ),
    *("SummaryPage", "FigureMap", "Board", "Edition", "LessonError", "load_lesson"),
    # These functions have the same arguments as others here.
    *("play_warm_up", "load_review", "load_tonight"),
}
