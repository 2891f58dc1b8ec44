"""Progress messages change a single line in a terminal, and write a few lines to a file."""

from __future__ import annotations

import builtins
import re
from io import StringIO
from threading import Event, Thread
from types import SimpleNamespace
from typing import Any

import pytest

import risk_widget as rw
from risk_widget.compiled import building
from risk_widget.laboratory import fast_hint
from risk_widget.results import progress_bar
from risk_widget.results.progress_bar import reporter, while_slow, while_waiting

SMALL: dict[str, Any] = {"edition": "czech", "board": "island", "max_rounds": 3}


class Terminal(StringIO):
    """A terminal that signals each write."""

    def __init__(self) -> None:
        super().__init__()
        self.written = Event()

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> int:
        self.written.set()
        return super().write(text)


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    found = Terminal()
    monkeypatch.setattr(progress_bar, "sys", SimpleNamespace(stderr=found))
    return found


@pytest.fixture
def outputs(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Collect the outputs of a notebook, each with everything that it has shown."""
    import IPython.display

    shown: list[list[str]] = []

    class Handle:
        def __init__(self, told: list[str]) -> None:
            self.told = told

        def update(self, data: dict[str, str], *, raw: bool) -> None:
            assert raw
            self.told.append(data["text/plain"])

    def display(data: dict[str, str], *, raw: bool, display_id: bool) -> Handle:
        assert raw
        assert display_id
        shown.append([data["text/plain"]])
        return Handle(shown[-1])

    monkeypatch.setattr(IPython.display, "display", display)
    monkeypatch.setattr(builtins, "get_ipython", object, raising=False)
    return shown


def test_a_terminal_has_one_line_that_is_overwritten(terminal: Terminal) -> None:
    report = reporter(progress=True)
    report(3, 7)
    report(7, 7)
    first, second, rest = terminal.getvalue().removeprefix("\r").replace("\n", "\r\n").split("\r")
    assert re.fullmatch(r"█{8}░{12} 3 of 7 games, [\d.]+ a second, \d+:\d\d left *", first)
    assert second.startswith("█" * 20 + " 7 of 7 games")
    assert rest == "\n"


def test_a_file_has_a_line_for_each_tenth(capsys: pytest.CaptureFixture[str]) -> None:
    report = reporter(progress=True)
    for done in range(1, 1001):
        report(done, 1000)
    lines = capsys.readouterr().err.splitlines()
    assert [line.partition(" of ")[0] for line in lines] == [str(100 * n) for n in range(1, 11)]


def test_a_notebook_has_one_output_that_is_updated(
    outputs: list[list[str]], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress_bar, "_PAUSE", -1.0)
    report = reporter(progress=True)
    for done in range(1, 8):
        report(done, 7)
    (told,) = outputs
    assert len(told) == 7
    assert "7 of 7 games" in told[-1]
    assert capsys.readouterr() == ("", "")


def test_nothing_is_shown_unless_requested(capsys: pytest.CaptureFixture[str]) -> None:
    reporter(progress=False)(7, 7)
    rw.simulate(["random"] * 3, 2, **SMALL)
    assert [*while_slow(range(3))] == [0, 1, 2]
    assert capsys.readouterr() == ("", "")
    rw.simulate(["random"] * 3, 1, **SMALL, progress=True)
    assert capsys.readouterr().err.startswith("1 of 1 game,")


def test_waiting_is_shown_by_a_growing_bar(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Work without known steps shows a growing bar, unless the work is quick."""
    with while_waiting("fast-compiling-bar", 30):
        pass
    assert terminal.getvalue() == ""
    monkeypatch.setattr(progress_bar, "_TICK", 0.001)
    with while_waiting("fast-compiling-bar", 30):
        assert terminal.written.wait(10)
    assert terminal.getvalue().startswith("\rCompiling ░")
    assert terminal.getvalue().endswith("\n")


def test_waiting_does_not_fill_a_file(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[object] = []
    monkeypatch.setattr(Thread, "start", started.append)
    with while_waiting("fast-compiling-bar", 30):
        pass
    assert started == []
    assert capsys.readouterr() == ("", "")


class Clock:
    """A clock that advances by a second each time it is read."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        self.time += 1.0
        return self.time


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make each game appear to take a second, with everything already compiled."""
    monkeypatch.setattr(fast_hint, "monotonic", Clock())
    monkeypatch.setattr(building, "missing_of", lambda _functions: [])
    monkeypatch.setattr("risk_widget.laboratory.simulation._SECONDS_A_BATCH", 1e-9)


@pytest.mark.usefixtures("slow")
def test_slow_games_say_how_long_fast_ones_would_take(capsys: pytest.CaptureFixture[str]) -> None:
    """The message comes once, after two seconds: 598 more games take 598 s, or 10 s compiled."""
    rw.simulate(["random"] * 3, 600, **SMALL)
    (line,) = capsys.readouterr().err.splitlines()
    assert "the games take 9:58 more" in line
    assert "With fast=True they would take about 0:10." in line
    rw.experiment({"a": {}, "b": {}}, ["random"] * 3, 300, **SMALL)
    assert capsys.readouterr().err.count("fast=True") == 1
    rw.experiment({"a": {}, "b": {}}, ["random"] * 3, until=0.9, **SMALL)
    assert "the games take 9:5" in capsys.readouterr().err  # for 600 games, not 40,000


@pytest.mark.usefixtures("slow")
def test_nothing_is_said_if_games_cannot_be_faster(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Own(rw.Bot):
        def choose(self, observation: Any) -> Any:
            raise NotImplementedError

    rw.simulate(["random"] * 3, 600, **SMALL, fast=True)
    rw.simulate(["random"] * 3, 4, **SMALL)
    rw.simulate(["random"] * 3, 20, **SMALL, records=True)
    rw.simulate(["random"] * 3, 20, **SMALL, max_seconds=9)
    rw.simulate([Own, "random", "random"], 20, **SMALL, on_error="forfeit")
    monkeypatch.setattr(fast_hint, "_compiling", lambda _kinds: 22.0)
    rw.simulate(["random"] * 3, 20, **SMALL)
    assert capsys.readouterr().err == ""
