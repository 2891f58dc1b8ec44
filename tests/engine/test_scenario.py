"""The scenario runner: cases that pass, cases that fail, and its output."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from risk_widget.engine.actions import Attack
from risk_widget.engine.legal_actions import LegalActions
from risk_widget.game import Game
from risk_widget.scenario import CaseFailed, main, run_case

if TYPE_CHECKING:
    from collections.abc import Iterator

    from risk_widget.engine.actions import Action

ROOT = Path(__file__).resolve().parents[2]
ATTACK = {"type": "attack", "source": "brazil", "target": "peru", "armies": 1}


def case(*steps: dict[str, Any], **more: Any) -> dict[str, Any]:
    territories = {"*": ["green", 1], "brazil": ["red", 5], "peru": ["blue", 1]}
    return {
        "id": "a-case",
        "edition": "czech",
        "mode": "domination",
        "seats": ["red", "blue", "green"],
        "given": {"turn": "red", "phase": "attack", "territories": territories},
        "dice": [6, 1],
        "steps": list(steps),
        **more,
    }


def test_a_correct_case_passes() -> None:
    run_case(
        case(
            {"do": ATTACK},
            {"expect": {"phase": "occupy", "can": [{"type": "occupy", "armies": 4}]}},
            {"refuse": {"type": "occupy", "armies": 5}, "rule": "capture.occupy"},
            {"do": {"type": "occupy", "armies": 2}, "seat": "red"},
            {"expect": {"out": ["blue"], "territories": {"peru": ["red", 2]}}},
        )
    )


@pytest.mark.parametrize(
    ("steps", "words"),
    [
        ([{"expect": {"phase": "fortify"}}], 'step 1: phase is "attack", expected "fortify"'),
        ([{"expect": {"fase": 1}}], "did you mean 'phase'"),
        ([{"expect": {"territories": {"peru": ["blue", 2]}}}], "peru is"),
        ([{"expect": {"counts": {"red": 9}}}], "counts.red is 1, expected 9"),
        ([{"expect": {"armies": {"red": 9}}}], "armies.red is 5, expected 9"),
        ([{"expect": {"hands": {"red": ["siam"]}}}], "hands.red is []"),
        ([{"expect": {"hand_counts": {"red": 1}}}], "hand_counts.red is 0"),
        ([{"expect": {"out": ["blue"]}}], "out is"),
        ([{"expect": {"can": [{**ATTACK, "armies": 4}]}}], "is not legal: Brazil has 5 armies"),
        ([{"expect": {"cannot": [ATTACK]}}], "is legal"),
        ([{"refuse": ATTACK, "rule": "attack.armies"}], "was not refused"),
        ([{"refuse": {**ATTACK, "armies": 9}, "rule": "attack.dice"}], "under attack.armies"),
        ([{"do": {**ATTACK, "armies": 9}}], "refused: Brazil has 5 armies"),
        ([{"do": ATTACK, "seat": "blue"}], "This decision is Red's"),
        ([{"do": ATTACK, "expect": {}}], "steps[0] must have one of do, refuse, expect, view"),
        ([{"do": ATTACK, "sea": "red"}], "has no key 'sea'; did you mean 'seat'?"),
        ([{"expect": {"territories": {"peruu": ["red", 1]}}}], "did you mean 'peru'"),
        ([{"expect": {"counts": {"pink": 1}}}], "'pink'"),
        ([{"expect": {"deck_bottom": ["peru"] * 50}}], "deck_bottom is"),
        ([{"view": {"seat": "red", "has": ["xyz"]}}], "lacks 'xyz'"),
        ([{"view": {"seat": "red", "lacks": ["brazil"]}}], "contains 'brazil'"),
        ([{"view": {"seat": "red", "same_with": {"captured": True}}}], "tells of what is hidden"),
        ([{"do": ATTACK}, {"do": {"type": "occupy", "armies": 1}}, {"do": ATTACK}], "refused"),
    ],
)
def test_a_failing_case_says_where_and_why(steps: list[dict[str, Any]], words: str) -> None:
    with pytest.raises(CaseFailed) as failed:
        run_case(case(*steps))
    assert words in str(failed.value)


def test_running_out_of_dice_fails() -> None:
    with pytest.raises(CaseFailed, match="2 have been needed"):
        run_case(case({"do": ATTACK}, dice=[6]))


@pytest.mark.parametrize(
    "change", [{"new": {"seed": 1}}, {"given": {}}, {"mode": "duel"}, {"colour": 1}]
)
def test_an_unreadable_case_fails(change: dict[str, Any]) -> None:
    with pytest.raises(CaseFailed):
        run_case(case(**change))


def test_the_program_counts_and_exits(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = tmp_path / "good.json"
    good.write_text(json.dumps(case({"do": ATTACK})), encoding="utf-8")
    assert main([str(good)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "1 passed, 0 failed"
    bad = [case({"expect": {"winner": "red"}}, id="bad"), 3, case(id="a-case")]
    (tmp_path / "more.json").write_text(json.dumps(bad), encoding="utf-8")
    assert main([str(tmp_path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == "1 passed, 3 failed"
    assert lines[0].startswith("FAILED bad (")
    assert "another case has this id" in lines[2]
    assert main([str(tmp_path / "none.json")]) == 1
    assert main([]) == 2


def test_the_module_runs_as_a_program() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "risk_widget.scenario", "tests/cases/sample"],
        cwd=ROOT,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0
    assert done.stdout.decode().splitlines()[-1].endswith("passed, 0 failed")


def test_an_illegal_action_is_not_listed_either(monkeypatch: pytest.MonkeyPatch) -> None:
    """The runner notices if the list of legal actions contains one that is refused."""
    too_many = {**ATTACK, "armies": 5}
    run_case(case({"expect": {"cannot": [too_many]}}))

    class Offers(LegalActions):
        def __iter__(self) -> Iterator[Action]:
            yield Attack("brazil", "peru", 5)

    monkeypatch.setattr(Game, "legal_actions", lambda game: Offers.of(game.config, game.state))
    with pytest.raises(CaseFailed, match="is not legal, and listed"):
        run_case(case({"expect": {"cannot": [too_many]}}))


def test_an_impossible_position_is_described_with_the_boards_names() -> None:
    fortified = case()
    fortified["given"] |= {"phase": "fortify", "moved": {"great-britain": "iceland"}}
    with pytest.raises(CaseFailed, match="Great Britain must belong to Red"):
        run_case(fortified)
