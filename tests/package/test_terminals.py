"""Output on a terminal that lacks some of its characters."""

from __future__ import annotations

import errno
import io
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import risk_widget as rw
from risk_widget.terminal import fit_output, run_command

ROOT = Path(__file__).resolve().parents[2]
ENCODINGS = ("cp1252", "cp437", "cp932", "utf-8")
LANGUAGES = ("en", "sv", "de", "it", "cs")
SHOWN = """
import sys
import risk_widget as rw
from risk_widget.messages import set_language
game = rw.Game.new(edition="italian", mode="domination", seats=3, seed=1)
played = rw.simulate(["bold", "cautious"], 3, edition="german", mode="domination", seed=1)
lesson = rw.load_lesson("04-combat", progress=rw.lessons.Progress())
feedback = lesson.check("both", "tie")
results = [
    game, game.hint(), game.evaluate(), game.legal_actions(),
    rw.Game.replay(game.record()), rw.odds(8, 5, edition="nordic"), rw.campaign_odds(20, [3, 2]),
    rw.lab.when_to_stop(9, 6, keep=3), rw.lab.odds_table(3, 3, "czech"), played,
    rw.clause("attack.compare"), rw.compare_editions("nordic", "czech"), rw.list_editions(),
    rw.load_edition("czech"), rw.load_board("classic"), rw.list_boards(), rw.list_bots(),
    rw.list_lessons(), lesson, feedback, lesson.progress, lesson.score(),
    rw.lessons.list_puzzles(), rw.lessons.load_puzzle(date="2026-11-28"), rw.my_mistakes(),
    rw.lessons.my_review(), rw.lessons.my_rating(),
    rw.my_level(), rw.lab.predict(0.6, 0.79), rw.RiskWidget(game), "Zoë Łukasz 王 \\ud800 – … ●",
]
for language in sys.argv[1:]:
    set_language(language)
    for result in results:
        print(result)
        print(repr(result))
"""


def printed(encoding: str, *arguments: str, code: int | None = 0) -> str:
    """Return what Python prints on a terminal with this encoding; it must not fail."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": encoding, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        check=False,
    )
    errors = done.stderr.decode(encoding, "replace")
    assert "Traceback" not in errors, errors[-2000:]
    assert code is None or done.returncode == code, errors[-2000:]
    return done.stdout.decode(encoding)


def test_every_result_can_be_printed_in_ascii() -> None:
    assert printed("ascii", "-c", SHOWN, *LANGUAGES).isascii()


@pytest.mark.sampled
@pytest.mark.parametrize("encoding", ENCODINGS)
def test_every_result_can_be_printed_in_any_encoding(encoding: str) -> None:
    lines = printed(encoding, "-c", SHOWN, "cs").splitlines()
    assert len(lines) > 100
    assert "Zo" in lines[-2]


COMMANDS = [
    ("risk_widget.lessons",),
    ("risk_widget.lessons", "words", "04-combat"),
    ("risk_widget.lessons", "check", "04-combat"),
    ("risk_widget.lessons", "scores", "/nowhere…"),
    ("risk_widget.lessons", "scorm", "/nowhere…", "–.zip"),
    ("risk_widget.scenario", "/nowhere…"),
    ("risk_widget.translations", "xx–"),
]


@pytest.mark.sampled
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_works_on_any_terminal(command: tuple[str, ...]) -> None:
    assert printed("ascii", "-m", *command, code=None).isascii()


REFUSED = [
    ("risk_widget.lessons", "notebook", "04-combat", "FOLDER"),
    ("risk_widget.lessons", "publish", "FILE", "04-combat"),
    ("risk_widget.lessons", "print", "LOOP"),
    ("risk_widget.lessons", "scores", "LOOP"),
    ("risk_widget.lessons", "check", "--help"),
    ("risk_widget.bots", "check", "--help"),
    ("risk_widget.bots", "check", "FOLDER"),
    ("risk_widget.translations", "--help"),
    ("risk_widget.scenario", "LOOP"),
    ("risk_widget.scenario", "FILE"),
]


@pytest.mark.parametrize("command", REFUSED, ids=" ".join)
def test_a_command_reports_errors_in_its_arguments_or_files(
    command: tuple[str, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    places = {name: tmp_path / f"{name.lower()}.py" for name in ("FOLDER", "FILE", "LOOP")}
    places["FOLDER"].mkdir()
    places["FILE"].write_bytes(b"\xff{")
    places["LOOP"].symlink_to(places["LOOP"])
    program, *words = command
    monkeypatch.setattr(sys, "argv", ["", *(str(places.get(word, word)) for word in words)])
    has_own = program in ("risk_widget.lessons", "risk_widget.bots")
    main = import_module(f"{program}.__main__" if has_own else program).main
    assert run_command(main) in (1, 2)
    told = "".join(capsys.readouterr())
    assert 0 < len(told.splitlines()) < 25


def test_a_command_with_a_closed_or_full_output_ends_without_a_traceback() -> None:
    def errors(**how: Any) -> object:
        return subprocess.run(
            [sys.executable, "-m", "risk_widget.bots"], cwd=ROOT, text=True,
            env={**os.environ, "PYTHONPATH": str(ROOT)}, stderr=subprocess.PIPE, check=False, **how,
        ).stderr  # fmt: skip

    ours, theirs = os.pipe()
    os.close(ours)
    with os.fdopen(theirs, "wb", buffering=0) as unread:
        assert errors(stdout=unread) == ""
    with Path("/dev/full").open("wb", buffering=0) as full:
        assert errors(stdout=full) == f"{os.strerror(errno.ENOSPC)}\n"
    assert errors(preexec_fn=lambda: os.close(1)) == ""


def test_characters_are_replaced_by_similar_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", terminal)
    fit_output()
    print("“60 %” – Łódź, Größe, naïve… ½ × 3 → ★☆ 王 \ud800")
    terminal.flush()
    said = terminal.buffer.getvalue().decode()
    assert said == '"60 %" - Lodz, Grosse, naive... 1/2 x 3 -> *. ? ?\n'.replace("\n", os.linesep)


def test_a_configured_terminal_is_not_changed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    terminal = io.TextIOWrapper(io.BytesIO(), encoding="ascii", errors="backslashreplace")
    monkeypatch.setattr(sys, "stdout", terminal)
    fit_output()
    assert terminal.errors == "backslashreplace"


def test_a_changed_terminal_is_adapted_with_the_next_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    terminal = io.TextIOWrapper(io.BytesIO(), encoding="cp437")
    monkeypatch.setattr(sys, "stdout", terminal)
    print(rw.odds(8, 5))
    terminal.flush()
