"""The graders' example notebooks get no points when handed out, and all points when solved."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs" / "teaching"
MARKED = re.compile(r"^### BEGIN SOLUTION\n.*?^### END SOLUTION\n", re.MULTILINE | re.DOTALL)


def code_of(name: str) -> list[tuple[str, str]]:
    """Return the id and the source of each code cell in a notebook."""
    cells = json.loads((FOLDER / f"{name}.ipynb").read_text())["cells"]
    return [(cell["id"], "".join(cell["source"])) for cell in cells if cell["cell_type"] == "code"]


def handed_out(name: str) -> list[tuple[str, str]]:
    """Return the code cells as learners get them, after the graders' tools removed solutions."""
    cells = []
    for cell, text in code_of(name):
        if name == "nbgrader":
            cells.append((cell, MARKED.sub("", text)))
        else:
            cells.append((cell, re.sub(r"= .*  # SOLUTION$", "= ...", text, flags=re.MULTILINE)))
    return cells


def run(cells: list[tuple[str, str]]) -> dict[str, str]:
    """Run cells in a separate Python; return each cell's last value, or that it failed."""
    program = (
        "import ast, json, sys\n"
        "space, told = {}, {}\n"
        "for name, text in json.load(sys.stdin):\n"
        "    try:\n"
        "        *first, last = ast.parse(text).body\n"
        "        exec(compile(ast.Module(first, []), name, 'exec'), space)\n"
        "        if isinstance(last, ast.Expr):\n"
        "            told[name] = repr(eval(compile(ast.Expression(last.value), name, 'eval'),"
        " space))\n"
        "        else:\n"
        "            exec(compile(ast.Module([last], []), name, 'exec'), space)\n"
        "    except AssertionError:\n"
        "        told[name] = 'failed'\n"
        "print(json.dumps(told))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        input=json.dumps(cells),
        capture_output=True,
        text=True,
        cwd=FOLDER,
        env={"PYTHONPATH": str(ROOT), "PATH": ""},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told: dict[str, str] = json.loads(done.stdout)
    return told


def test_nbgrader_gives_a_solution_all_points_and_an_empty_notebook_none() -> None:
    assert run(code_of("nbgrader"))["score"] == "3.0"
    assert run(handed_out("nbgrader"))["score"] == "0.0"


def test_nbgrader_gives_partial_points_for_some_of_the_steps() -> None:
    cells = [
        (cell, text.replace("door = ...", 'door = "siam"')) for cell, text in handed_out("nbgrader")
    ]
    assert run(cells)["score"] == "1.0"


def test_otter_finds_every_test_passed_or_failed() -> None:
    assert "failed" not in run(code_of("otter")).values()
    failed = [name for name, told in run(handed_out("otter")).items() if told == "failed"]
    assert failed == ["test-income", "test-door", "test-guard"]


@pytest.mark.parametrize("name", ["nbgrader", "otter"])
def test_teaching_notebooks_have_no_outputs(name: str) -> None:
    cells = json.loads((FOLDER / f"{name}.ipynb").read_text())["cells"]
    assert all(cell.get("outputs", []) == [] for cell in cells)


def test_the_graders_marks_are_written_as_they_are_read() -> None:
    """nbgrader finds exactly one graded cell, and otter finds an end mark for each opening mark."""
    cells = json.loads((FOLDER / "nbgrader.ipynb").read_text())["cells"]
    marks = [cell["metadata"]["nbgrader"] for cell in cells if cell["metadata"]]
    assert [(mark["grade_id"], mark["points"]) for mark in marks if mark["grade"]] == [("score", 3)]
    assert len({mark["grade_id"] for mark in marks}) == len(marks)
    cells = json.loads((FOLDER / "otter.ipynb").read_text())["cells"]
    raw = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "raw"]
    opened: list[str] = []
    for text in raw[1:]:
        _, word, what = text.splitlines()[0].split(" ")
        if word == "BEGIN":
            opened.append(what)
        else:
            assert opened.pop() == what
    assert opened == []
