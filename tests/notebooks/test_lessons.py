"""The lesson notebooks run, have no outputs, and equal what their lessons generate."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from risk_widget.course.lesson_file import load_source
from risk_widget.lessons import lesson_ids, load_lesson
from risk_widget.messages import say, use_language
from risk_widget.messages.catalog import catalogs
from risk_widget.teaching.notebook import notebook_of, solved, stale, write
from tests.messages.pseudo import PSEUDO, everything_in_other_letters

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nbclient import NotebookClient

FOLDER = Path(__file__).resolve().parents[2] / "notebooks"


def test_notebooks_agree_with_their_lessons() -> None:
    """``python -m risk_widget.lessons notebooks notebooks`` writes the notebooks again."""
    assert stale(FOLDER) == []


def test_no_notebook_contains_outputs() -> None:
    files = sorted(FOLDER.rglob("*.ipynb"))
    assert len(files) > 60
    for file in files:
        cells = json.loads(file.read_text())["cells"]
        code = [cell for cell in cells if cell["cell_type"] == "code"]
        assert code, file
        held = [cell for cell in code if cell["outputs"] or cell["execution_count"] is not None]
        assert held == [], file


_RESET = "%reset -f\nfrom risk_widget.messages import set_language\nset_language(None)"


class Kernel:
    """A kernel that runs one notebook after another, and clears everything in between."""

    def __init__(self, client: NotebookClient, form: Any) -> None:
        self._client = client
        self._format = form

    def run(self, notebook: dict[str, Any]) -> dict[str, str]:
        """Run a notebook from top to bottom.

        Return the plain text that each cell shows, by the cell's id.
        """
        made = self._format.reads(json.dumps(notebook), as_version=4)
        self._format.validate(made)
        v4 = self._format.v4
        fresh = v4.new_notebook(cells=[v4.new_code_cell(_RESET)])
        for each in (fresh, made):
            self._client.nb = each
            for number, cell in enumerate(each.cells):
                self._client.execute_cell(cell, number)  # This raises if the cell fails.
        return {
            cell["id"]: "".join(
                output["data"]["text/plain"] for output in cell["outputs"] if "data" in output
            )
            for cell in made.cells
            if cell["cell_type"] == "code"
        }


@pytest.fixture(scope="module")
def kernel() -> Iterator[Kernel]:
    import nbformat  # This import takes seconds, so it must not run while tests are collected.
    from nbclient import NotebookClient

    form: Any = nbformat  # nbformat's functions have no types.
    client = NotebookClient(form.v4.new_notebook(), timeout=120, kernel_name="python3")
    with client.setup_kernel():
        yield Kernel(client, form)


@pytest.mark.sampled
@pytest.mark.parametrize("name", lesson_ids())
def test_an_untouched_notebook_runs_and_hints_at_every_step(kernel: Kernel, name: str) -> None:
    shown = kernel.run(json.loads((FOLDER / f"{name}.ipynb").read_text()))
    assert shown["play"].startswith("<LessonWidget: "), "the cell that its text names"
    for step in load_source(name).steps:
        told = shown[f"{step.id}-check"]
        assert told.startswith("Nothing has been tried yet."), told
        assert "Hint: " in told
    assert "0 of" in shown["progress"]


@pytest.mark.sampled
@pytest.mark.parametrize("language", [name for name in catalogs() if name != "en"])
def test_a_translated_notebook_runs_in_its_language(
    kernel: Kernel, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    # The language may be incomplete.
    monkeypatch.setattr("risk_widget.messages.catalog._strict", False)
    with use_language(language):
        source = load_source("02-setup")
        shown = kernel.run(notebook_of(source))
        asked, hint = say("feedback-unanswered"), say("feedback-hint-is")
        for step in source.steps:
            told = shown[f"{step.id}-check"]
            assert told.startswith(asked), told
            assert hint in told
            assert step.title in json.dumps(notebook_of(source), ensure_ascii=False)


def test_other_languages_have_a_folder_with_the_same_notebooks(tmp_path: Path) -> None:
    with everything_in_other_letters():
        write(tmp_path)
        assert stale(tmp_path) == []
    names = {path.name for path in tmp_path.glob("*.ipynb")}
    assert len(names) == len(lesson_ids()) + 1
    assert {path.name for path in (tmp_path / PSEUDO).iterdir()} == names
    texts = {path.name: path.read_text() for path in (tmp_path / PSEUDO).iterdir()}
    assert f'RiskWidget(language=\\"{PSEUDO}\\")' in texts["00-play.ipynb"]
    assert f'set_language(\\"{PSEUDO}\\")' in texts["04-combat.ipynb"]
    for name, text in texts.items():
        for cell in json.loads(text)["cells"]:
            if cell["cell_type"] == "markdown":
                assert "⟦" in "".join(cell["source"]), (name, cell["id"])


@pytest.mark.sampled
@pytest.mark.parametrize("name", lesson_ids())
def test_a_solved_notebook_passes_every_check(kernel: Kernel, name: str) -> None:
    source = load_source(name)
    shown = kernel.run(solved(source))
    for step in source.steps:
        told = shown[f"{step.id}-check"]
        # A challenge says "Shown.", not "Right.", since its moves depend on its dice.
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
