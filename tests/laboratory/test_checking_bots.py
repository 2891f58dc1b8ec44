"""The check of a bot before it is submitted."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from risk_widget.bots.__main__ import main
from risk_widget.bots.programs import Isolation
from risk_widget.laboratory import checking
from risk_widget.laboratory.checking import DECIDED, check_bot, positions

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


HEAD = (
    "from risk_widget.bots import RandomBot\nclass Mine(RandomBot):\n    def choose(self, seen):\n"
)


def test_each_phase_has_the_requested_number_of_positions() -> None:
    found = Counter(asked.game.phase for asked in positions(40))
    assert found == dict.fromkeys(DECIDED, 40)


def test_a_bot_is_asked_only_for_its_own_decisions_game_after_game() -> None:
    numbers = []
    for asked in positions(5):
        assert asked.game.actor == asked.seat
        assert asked.game.observe(asked.seat)["legal"]
        numbers.append(asked.number)
    assert numbers == sorted(numbers)


def written(folder: Path, code: str) -> str:
    file = folder / "mine.py"
    file.write_text(code)
    return str(file)


def test_the_command_reports_what_a_bot_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        check_bot, "__kwdefaults__", {"positions_each": 1, "games": 2, "isolation": None}
    )
    good = written(tmp_path, f"{HEAD}        return super().choose(seen)\n")
    assert main(["check", good]) == 0
    said = capsys.readouterr().out
    assert "attack: 1 of 1 choices are legal" in said
    assert "against newcomer, the first rung: " in said
    assert said.endswith("mine is ready\n")
    bad = written(tmp_path, f"{HEAD}        return {{'type': 'end_phase'}}\n")
    assert main(["check", bad]) == 1
    said = capsys.readouterr().out
    assert "claim: 0 of 1 choices are legal" in said
    assert "fortify: 1 of 1 choices are legal" in said
    assert "IllegalAction: " in said
    assert said.endswith("mine is not ready\n")


def test_something_that_is_no_bot_is_reported_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", str(tmp_path / "missing.py")]) == 1
    assert "there is no file" in capsys.readouterr().out
    assert main(["check", written(tmp_path, "1 / 0")]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "RuntimeError: the bot raised ZeroDivisionError: division by zero",
        "mine does not load",
    ]
    assert main([]) == main(["teach", "mine.py"]) == 2
    assert "usage: python -m risk_widget.bots" in capsys.readouterr().out


def test_a_hopeless_bot_is_not_asked_two_thousand_times(tmp_path: Path) -> None:
    slow = written(tmp_path, f"{HEAD}        while True: pass\n")
    report = check_bot(slow, isolation=Isolation(seconds=0.2))
    assert report.failures == report.slow == 3
    assert not report.is_good
    assert report.games == 0
    wrong = written(tmp_path, f"{HEAD}        return 7\n")
    report = check_bot(wrong)
    assert (report.failures, report.slow) == (20, 0)
    assert len(report.reasons) == checking._TOLD
