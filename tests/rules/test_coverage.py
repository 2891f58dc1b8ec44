"""Every clause has a test wherever its value differs, and the check for such tests finds gaps."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from risk_widget.rules.clauses import clauses
from risk_widget.rules.edition import edition_ids
from tests.rules.coverage import (
    CASES,
    FORM,
    ROOT,
    Values,
    carriers,
    edition_of,
    main,
    not_collected,
    problems,
    read_cases,
    read_values,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

VALUES = read_values(CASES)
FOUND = carriers(VALUES, read_cases(CASES))
# An edition without a clause needs no test of that clause, but may have one.
PLACES = sorted(
    {
        (clause, edition_of(place))
        for clause, groups in VALUES.groups.items()
        for group in groups
        for place in group
    }
)


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """Copy the cases, and the file with their values."""
    return shutil.copytree(CASES, tmp_path / "cases")


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Count all named tests as found, since another test checks that."""
    monkeypatch.setattr("tests.rules.coverage.collected", set)


def take_away(folder: Path, unwanted: Callable[[dict[str, Any]], bool]) -> int:
    """Remove cases from their files and return how many."""
    taken = 0
    for file in folder.rglob("*.json"):
        cases = json.loads(file.read_text(encoding="utf-8"))
        kept = [case for case in cases if not unwanted(case)]
        taken += len(cases) - len(kept)
        file.write_text(json.dumps(kept), encoding="utf-8")
    return taken


# ---- the project's own tests -------------------------------------------------------------------


def test_every_clause_has_a_test_for_each_of_its_values() -> None:
    assert problems(VALUES, FOUND) == []


def test_named_tests_exist() -> None:
    assert not_collected(VALUES) == []


def test_every_edition_that_has_a_clause_has_a_test_of_it() -> None:
    having = {(clause.id, edition) for clause in clauses().values() for edition in clause.marks}
    assert having <= set(PLACES)


def test_refusals_name_clauses() -> None:
    named: set[str] = set()
    for case in read_cases(CASES):
        for step in case["steps"]:
            if "refuse" in step:
                wanted = step["rule"]
                named |= {wanted} if isinstance(wanted, str) else set(wanted)
    assert named <= {*clauses(), FORM}


def test_every_mode_of_every_edition_is_played_in_cases() -> None:
    assert {f"{case['edition']}/{case['mode']}" for case in read_cases(CASES)} == {
        *(f"nordic/{mode}" for mode in ("missions", "domination", "capital", "duel")),
        *(f"german/{mode}" for mode in ("missions", "domination")),
        *(f"italian/{mode}" for mode in ("missions", "domination", "duel")),
        *(f"czech/{mode}" for mode in ("domination", "duel")),
    }


# ---- gaps are found ----------------------------------------------------------------------------


@pytest.mark.sampled
@pytest.mark.parametrize(("clause", "edition"), PLACES)
def test_no_clause_of_an_edition_can_lose_its_tests(clause: str, edition: str) -> None:
    left = [one for one in FOUND if not (one.clause == clause and edition_of(one.place) == edition)]
    assert len(left) < len(FOUND)
    wrong = problems(VALUES, left)
    assert wrong
    for line in wrong:
        assert line.startswith(f"no test of {clause} in {edition}")


@pytest.mark.usefixtures("unhurried")
def test_the_program_prints_the_table_and_the_tests_of_each_place(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main([]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["clause", *edition_ids()]
    assert len(lines) == len(clauses()) + 3
    assert main(["--ids"]) == 0
    printed = capsys.readouterr().out
    assert "\n    czech/duel\n        setup.territories/czech-duel-claims-until-" in printed
    assert "test_in_the_box.py::test_each_piece_has_its_value[czech]" in printed
    for one in FOUND:
        assert f"        {one.id}\n" in printed


def test_the_program_fails_and_names_missing_cases(copied: Path) -> None:
    assert take_away(copied, lambda c: (c["rule"], c["edition"]) == ("move.count", "czech"))
    command = [sys.executable, "-m", "tests.rules.coverage", str(copied)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 1
    assert done.stderr.splitlines() == ["no test of move.count in czech"]
    assert done.stdout.splitlines()[-1].endswith("1 wrong")


@pytest.mark.usefixtures("unhurried")
@pytest.mark.parametrize(
    ("clause", "place", "unwanted"),
    [
        ("setup.territories", "czech/duel", lambda case: case["mode"] == "duel"),
        ("setup.territories", "nordic/capital/2", lambda case: len(case["seats"]) == 2),
        ("setup.armies", "german/missions/4", lambda case: len(case["seats"]) == 4),
        (
            "attack.announce",
            "german+defender_decides=after",
            lambda case: case.get("options") == {"defender_decides": "after"},
        ),
    ],
)
def test_the_program_distinguishes_modes_players_and_options(
    clause: str,
    place: str,
    unwanted: Callable[[dict[str, Any]], bool],
    copied: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert take_away(copied, lambda case: case["rule"] == clause and unwanted(case))
    assert main([str(copied)]) == 1
    assert f"no test of {clause} in {place}" in capsys.readouterr().err.splitlines()


def test_a_value_that_the_data_distinguish_needs_a_group() -> None:
    fewer = [["nordic/*/3"], ["nordic/capital/2"], ["german"], ["italian"], ["czech/domination"]]
    values = Values({**VALUES.groups, "setup.territories": fewer}, VALUES.tests)
    assert problems(values, FOUND) == [
        "values.toml has no group of setup.territories for czech/duel",
        "values.toml has no group of setup.territories for italian/domination or italian/missions",
        "values.toml has no group of setup.territories for italian/duel",
        "values.toml has no group of setup.territories for nordic/domination or nordic/missions",
    ]


def test_an_option_needs_a_group_for_each_choice() -> None:
    fewer = [["nordic"], ["german+defender_decides=before"], ["italian"], ["czech"]]
    values = Values({**VALUES.groups, "attack.announce": fewer}, VALUES.tests)
    assert problems(values, FOUND) == [
        "values.toml has no group of attack.announce for german+defender_decides=after"
    ]


def test_exactly_the_known_clauses_are_required() -> None:
    groups = {clause: VALUES.groups[clause] for clause in VALUES.groups if clause != "move.count"}
    values = Values({**groups, "move.back": [["nordic"]]}, VALUES.tests)
    assert problems(values, FOUND) == [
        "there is no clause move.back",
        "values.toml does not say where move.count differs",
    ]


@pytest.mark.parametrize(
    "renamed",
    [
        "tests/rules/test_in_the_box.py::test_each_piece_has_a_value[czech]",
        "tests/rules/test_in_the_box.py::test_each_piece_has_its_value[polish]",
        "tests/rules/test_in_a_bag.py::test_each_piece_has_its_value[czech]",
    ],
)
def test_the_program_fails_and_names_a_missing_test(
    renamed: str, copied: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = copied / "values.toml"
    text = file.read_text(encoding="utf-8")
    named = "tests/rules/test_in_the_box.py::test_each_piece_has_its_value[czech]"
    assert text.count(named) == 1
    file.write_text(text.replace(named, renamed), encoding="utf-8")
    assert main([str(copied)]) == 1
    assert capsys.readouterr().err.splitlines() == [
        f"there is no test {renamed}, which is to carry board.pieces in czech"
    ]
