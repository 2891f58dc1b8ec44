"""The notebooks of the lessons: as their lessons make them, without outputs, and they run."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from risk_widget.lessons import lesson_ids, load_lesson
from risk_widget.lessons.lesson_file import load_source
from risk_widget.lessons.notebook import solved, stale

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nbclient import NotebookClient

FOLDER = Path(__file__).resolve().parents[2] / "notebooks"


def test_notebooks_are_as_their_lessons_make_them() -> None:
    """``python -m risk_widget.lessons notebooks notebooks`` writes them again."""
    assert stale(FOLDER) == []


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.ipynb")), ids=lambda file: file.stem)
def test_no_notebook_holds_outputs(file: Path) -> None:
    cells = json.loads(file.read_text())["cells"]
    code = [cell for cell in cells if cell["cell_type"] == "code"]
    assert code
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in code)


class Kernel:
    """One kernel that runs notebooks one after the other, each with nothing left of the last."""

    def __init__(self, client: NotebookClient, form: Any) -> None:
        self._client = client
        self._format = form

    def run(self, notebook: dict[str, Any]) -> dict[str, str]:
        """Run a notebook top to bottom; the plain text that each cell shows, by the cell's id."""
        made = self._format.reads(json.dumps(notebook), as_version=4)
        self._format.validate(made)
        v4 = self._format.v4
        fresh = v4.new_notebook(cells=[v4.new_code_cell("%reset -f")])
        for each in (fresh, made):
            self._client.nb = each
            for number, cell in enumerate(each.cells):
                self._client.execute_cell(cell, number)  # an error in a cell raises
        return {
            cell["id"]: "".join(
                output["data"]["text/plain"] for output in cell["outputs"] if "data" in output
            )
            for cell in made.cells
            if cell["cell_type"] == "code"
        }


@pytest.fixture(scope="module")
def kernel() -> Iterator[Kernel]:
    import nbformat  # takes seconds, which whoever collects this file does not have to spend
    from nbclient import NotebookClient

    form: Any = nbformat  # its functions carry no types
    client = NotebookClient(form.v4.new_notebook(), timeout=120, kernel_name="python3")
    with client.setup_kernel():
        yield Kernel(client, form)


@pytest.mark.parametrize("name", lesson_ids())
def test_an_untouched_notebook_runs_and_hints_at_every_step(kernel: Kernel, name: str) -> None:
    shown = kernel.run(json.loads((FOLDER / f"{name}.ipynb").read_text()))
    for step in load_source(name).steps:
        told = shown[f"{step.id}-check"]
        assert told.startswith("Nothing has been tried yet."), told
        assert "Hint: " in told
    assert "0 of" in shown["progress"]


@pytest.mark.parametrize("name", lesson_ids())
def test_a_solved_notebook_passes_every_check(kernel: Kernel, name: str) -> None:
    source = load_source(name)
    shown = kernel.run(solved(source))
    for step in source.steps:
        told = shown[f"{step.id}-check"]
        # A challenge is shown, since its moves depend on its dice.
        assert told.startswith("Shown." if step.kind == "challenge" else "Right."), told
    count = len(source.steps)
    solvable = sum(step.kind != "challenge" for step in source.steps)
    assert shown["progress"].startswith(f"{solvable} of {count} steps solved")


def test_the_notebook_of_a_lesson_shows_its_steps() -> None:
    cells = json.loads((FOLDER / "04-combat.ipynb").read_text())["cells"]
    prose = "".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown")
    for step in load_lesson("04-combat").source.steps:
        assert step.title in prose
    code = [cell["id"] for cell in cells if cell["cell_type"] == "code"]
    assert code[0] == "play", "it opens with the lesson on the board"
