"""The programs in `examples` run unchanged, and their output is correct."""

from __future__ import annotations

import asyncio
import re
import runpy
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import risk_widget as rw
from tests.widget.class_guests import Line

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).resolve().parents[2]
PROGRAMS = sorted((ROOT / "examples").glob("*.py"))
MOST_LINES = 40
LONGER = {"maskable_ppo.py": 100, "by_the_book.py": 150}


@pytest.fixture
def run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Callable[..., str]:
    """Return a function that runs a program in an empty folder and returns its output."""

    def program(name: str, *arguments: str) -> str:
        path = ROOT / "examples" / f"{name}.py"
        monkeypatch.setattr(sys, "argv", [str(path), *arguments])
        monkeypatch.chdir(tmp_path)
        runpy.run_path(str(path), run_name="__main__")
        assert list(tmp_path.iterdir()) == []
        return capsys.readouterr().out

    return program


def test_programs_are_short_and_linked() -> None:
    linked = (ROOT / "README.md").read_text()
    for path in PROGRAMS:
        text = path.read_text()
        assert len(text.splitlines()) <= LONGER.get(path.name, MOST_LINES), path.name
        assert f"python examples/{path.name}" in text.split('"""')[1], path.name
        assert f"(examples/{path.name})" in linked, path.name
    assert len(PROGRAMS) == 8


def test_the_bot_example_runs(run: Callable[..., str]) -> None:
    """The bot does better than chance, as its odds suggest."""
    said = run("bot")
    wins = re.findall(r"patient won (\d+) of (\d+) games against random", said)
    assert wins
    assert all(2 * int(won) > int(games) for won, games in wins)
    assert "random won" in said


def test_the_bot_by_the_book_example_runs(run: Callable[..., str]) -> None:
    """The bot beats the fifth rung, as its rules lead one to expect."""
    wins = re.findall(r"ByTheBook (\d+)% and regular (\d+)%", run("by_the_book"))
    assert len(wins) == 1
    assert int(wins[0][0]) > int(wins[0][1])


def test_the_house_rule_example_runs(run: Callable[..., str]) -> None:
    said = run("house_rule")
    assert "  attack.armies: 1 to 3 armies. → 1 or 2 armies." in said
    chances = re.findall(r"armies: (\d+)% → (\d+)%", said)
    assert len(chances) == 3
    assert all(int(two) < int(three) for three, two in chances)
    assert "Brazil has 8 armies: 1 or 2 may attack. (attack.armies, house)" in said


def test_the_experiment_example_runs(run: Callable[..., str]) -> None:
    said = run("experiment", "6")
    shares = re.findall(r"^(.+): the first bot wins (\d+)% of 6 games\.$", said, re.MULTILINE)
    holding = "it holds Australia"
    named = [condition for condition, _ in shares]
    assert named == ["as dealt", "it begins", holding, f"{holding} (placebo)"]
    lows = re.findall(r"The difference is between ([+-]\d+)% and ([+-]\d+)%", said)
    assert len(lows) == 3
    for (low, high), (_, share) in zip(lows, shares[1:], strict=True):
        assert int(low) <= int(share) - int(shares[0][1]) <= int(high)
    ((low, high),) = re.findall(r"placebo, it is between ([+-]\d+)% and ([+-]\d+)%", said)
    assert int(low) <= int(shares[2][1]) - int(shares[3][1]) <= int(high)


def test_the_lesson_example_runs(run: Callable[..., str]) -> None:
    said = run("lesson")
    assert "You are red: you hold 5 territories" in said
    assert said.index("> 3\nNot quite.") < said.index("> 5\nRight. 3, the minimum")


def test_the_class_example_runs(run: Callable[..., str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Two pupils answer each question, one of them correctly, before the teacher presses Enter."""
    answers = iter([(2, 3), ("each-1", "red-2"), ("red", "blue")])
    links: list[str] = []
    questions: list[str] = []

    async def answer(answers: tuple[Any, Any]) -> None:
        for name, said in zip(("Ada", "Bob"), answers, strict=True):
            pupil = await Line.open(links[0], name)
            pupil.sent = len(questions)  # The connection is new, but the pupil is the same.
            assert await pupil.answer(said)
            await pupil.close()

    def enter(question: str) -> str:
        questions.append(question)
        with ThreadPoolExecutor() as thread:  # Away from any other test's event loop.
            thread.submit(asyncio.run, answer(next(answers))).result()
        return ""

    def classroom(*what: Any, **more: Any) -> Any:
        room = opened(*what, **more)
        links.append(room.link)
        return room

    opened = rw.classroom
    monkeypatch.setattr(rw, "classroom", classroom)
    monkeypatch.setattr("builtins.input", enter)
    said = run("classroom", "--here")
    assert f"Open {links[0]}\n" in said
    assert len(questions) == 3
    assert "  Ada: Each of us loses one\n  Bob: I lose two armies\n" in said
    assert said.index("The answer is 2.") < said.index("The answer is “Each of us loses one”.")
    assert said.endswith("Ada: 3 right\nBob: 0 right\n")


def test_the_agent_example_runs(run: Callable[..., str]) -> None:
    """The agent tries every value, and plays most games with the best value so far."""
    said = run("agent", "24")
    rows = re.findall(r"^(\d+)%: ([+-]\d\.\d\d) on average in (\d+) games$", said, re.MULTILINE)
    games = [int(count) for *_, count in rows]
    assert [int(eagerness) for eagerness, *_ in rows] == [25, 50, 75, 100]
    assert sum(games) == 24
    assert min(games) == 3
    assert max(games) > 24 / 4
