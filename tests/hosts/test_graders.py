"""The graders' own programs hand out and grade the example notebooks."""

from __future__ import annotations

import csv
import json
import os
import subprocess
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from shutil import copytree
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Mapping

pytestmark = pytest.mark.hosts

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "docs" / "teaching"
PLACE = '{"type": "place", "territory": "siam", "armies": 5}'
RIGHT = {"armies": "5", "door": '"Siam"', "move": PLACE}
CONFIGURED = """
c = get_config()
c.CourseDirectory.course_id = "course"
c.CourseDirectory.root = "."
"""


@cache
def form() -> Any:
    """Import nbformat, which has no types, only where it is used, since that takes seconds."""
    import nbformat

    return nbformat


@dataclass
class Grader:
    """A grader's programs, which run in the teacher's folder."""

    programs: Path
    folder: Path

    def run(self, *command: str, inside: str = ".") -> str:
        """Run one of the programs; return its output."""
        path = os.pathsep.join((str(self.programs), os.environ.get("PATH", "")))
        home = {"HOME": str(self.folder), "PYTHONPATH": str(ROOT), "PATH": path}
        done = subprocess.run(
            [self.programs / command[0], *command[1:]],
            cwd=self.folder / inside,
            env={**os.environ, **home},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout + done.stderr

    def fill_in(self, notebook: str, *cells: Mapping[str, str]) -> None:
        """Fill in one or more sets of a pupil's answers, in order."""
        path = self.folder / notebook
        read = form().read(path, 4)
        worked = []
        for cell in read.cells:
            name, gap, _ = cell.source.partition(" = ...")
            tries = [each[name] for each in cells if name in each] if gap else []
            for answer in tries:
                # Each answer has its own copy of the cell; only the last one keeps its marks.
                text = cell.source.replace(f"{name} = ...", f"{name} = {answer}")
                text = text.replace("raise NotImplementedError()", "")
                if answer is tries[-1]:
                    worked.append(form().from_dict({**cell, "source": text}))
                else:
                    worked.append(form().v4.new_code_cell(text))
            worked += [] if tries else [cell]
        read.cells = worked
        form().write(read, path)

    def work_on(self, notebook: str, *cells: Mapping[str, str]) -> None:
        """Fill in a pupil's answers and run the notebook as a pupil would."""
        self.fill_in(notebook, *cells)
        path = Path(notebook)
        command = ("python", "-m", "nbconvert", "--to", "notebook", "--execute", "--allow-errors")
        self.run(*command, "--inplace", path.name, inside=str(path.parent))


@pytest.fixture
def grader(programs: Path, tmp_path: Path) -> Grader:
    """Copy the examples into a folder for the grader's programs."""
    folder = tmp_path / "course"
    copytree(EXAMPLES, folder / "source" / "border")
    return Grader(programs, folder)


def outputs(path: Path, name: str) -> str:
    """Return the text that a cell of a notebook has printed or shown."""
    cell = next(each for each in form().read(path, 4).cells if name in each.source)
    return json.dumps(cell.outputs)


def test_otter_passes_right_answers_after_any_number_of_tries(grader: Grader) -> None:
    grader.run("otter", "assign", "otter.ipynb", "dist", inside="source/border")
    handed_out = "source/border/dist/student/otter.ipynb"
    grader.work_on(handed_out, {**RIGHT, "armies": "3"}, {"armies": "5"})
    path = grader.folder / handed_out
    for question in ("income", "door", "guard"):
        assert "All test cases passed" in outputs(path, f'grader.check("{question}")')
    assert graded_by_otter(grader, path) == 3


def test_otter_fails_wrong_and_missing_answers(grader: Grader) -> None:
    grader.run("otter", "assign", "otter.ipynb", "dist", inside="source/border")
    handed_out = "source/border/dist/student/otter.ipynb"
    grader.work_on(handed_out, {"armies": "3", "door": '"Siam"'})
    path = grader.folder / handed_out
    assert "All test cases passed" in outputs(path, 'grader.check("door")')
    for question in ("income", "guard"):
        told = outputs(path, f'grader.check("{question}")')
        assert "failed" in told
        assert "NameError" not in told
    assert graded_by_otter(grader, path) == 1


def graded_by_otter(grader: Grader, path: Path) -> float:
    """Let otter run a pupil's notebook again, and return the points that it gives."""
    (archive,) = (grader.folder / "source/border/dist/autograder").glob("*.zip")
    grader.run("otter", "run", "-a", str(archive), "-o", str(grader.folder), str(path))
    told = json.loads((grader.folder / "results.json").read_text())
    return float(sum(test["score"] for test in told["tests"] if test.get("max_score")))


PUPILS = {
    "later": ({**RIGHT, "door": '(lesson.check("Indonesia", "door"), "Siam")[1]'}, 2.5),
    "blank": ({}, 0.0),
    "broken": ({**RIGHT, "armies": "nothing"}, 2.0),
}
"""The pupils' answers and their points."""


def test_nbgrader_gives_each_pupil_their_points(grader: Grader) -> None:
    (grader.folder / "nbgrader_config.py").write_text(CONFIGURED)
    (grader.folder / "source" / "border" / "otter.ipynb").unlink()
    grader.run("nbgrader", "generate_assignment", "border")
    for pupil, (answers, _) in PUPILS.items():
        copytree(
            grader.folder / "release" / "border", grader.folder / "submitted" / pupil / "border"
        )
        grader.fill_in(f"submitted/{pupil}/border/nbgrader.ipynb", answers)
    grader.run("nbgrader", "autograde", "border")
    grader.run("nbgrader", "export")
    rows = csv.DictReader((grader.folder / "grades.csv").read_text().splitlines())
    points = {row["student_id"]: float(row["score"]) for row in rows}
    assert points == {pupil: score for pupil, (_, score) in PUPILS.items()}
