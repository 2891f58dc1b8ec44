"""Output on a terminal that lacks some of its characters."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

import risk_widget as rw
from risk_widget.terminal import fit_output

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


@pytest.mark.thorough
def test_every_result_is_printed_where_there_are_only_plain_letters() -> None:
    assert printed("ascii", "-c", SHOWN, *LANGUAGES).isascii()


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_every_result_is_printed_in_any_encoding(encoding: str) -> None:
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


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_says_what_it_says_on_any_terminal(command: tuple[str, ...]) -> None:
    assert printed("ascii", "-m", *command, code=None).isascii()


def test_signs_are_replaced_by_some_that_look_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", terminal)
    fit_output()
    print("“60 %” – Łódź, Größe, naïve… ½ × 3 → ★☆ 王 \ud800")
    terminal.flush()
    said = terminal.buffer.getvalue().decode()
    assert said == '"60 %" - Lodz, Grosse, naive... 1/2 x 3 -> *. ? ?\n'.replace("\n", os.linesep)


def test_a_terminal_of_which_somebody_has_said_what_it_does_is_left_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    terminal = io.TextIOWrapper(io.BytesIO(), encoding="ascii", errors="backslashreplace")
    monkeypatch.setattr(sys, "stdout", terminal)
    fit_output()
    assert terminal.errors == "backslashreplace"


def test_another_terminal_is_fitted_by_the_next_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = io.TextIOWrapper(io.BytesIO(), encoding="cp437")
    monkeypatch.setattr(sys, "stdout", terminal)
    print(rw.odds(8, 5))
    terminal.flush()
