"""Published copies of notebooks have pictures, for a reader who runs nothing."""

from __future__ import annotations

import json
import re
import sys
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote

import pytest

from risk_widget.course.lesson_file import load_source
from risk_widget.lessons.__main__ import main

if TYPE_CHECKING:
    from pathlib import Path

NAME = "04-combat"
PICTURE = re.compile(r'<img alt="[^"]+"[^>]* src="data:image/svg\+xml,([^"]+)">')


def outputs_of(path: Path) -> dict[str, list[dict[str, Any]]]:
    import nbformat  # This import takes seconds, so it must not run while tests are collected.

    form: Any = nbformat  # nbformat's functions have no types.
    notebook = json.loads(path.read_text())
    form.validate(form.from_dict(notebook))
    return {c["id"]: c["outputs"] for c in notebook["cells"] if c["cell_type"] == "code"}


def pictures(outputs: list[dict[str, Any]]) -> list[str]:
    """Return the drawings among outputs."""
    shown = ["".join(output.get("data", {}).get("text/html", "")) for output in outputs]
    return [unquote(data) for html in shown for data in PICTURE.findall(html)]


@pytest.mark.hosts
def test_a_copy_shows_the_board_of_every_step_and_no_answer(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["publish", str(tmp_path / "site"), NAME]) == 0
    path = tmp_path / "site" / f"{NAME}.ipynb"
    assert capsys.readouterr().out.split() == [str(path)]
    outputs = outputs_of(path)
    for step in load_source(NAME).steps:
        (board,) = pictures(outputs[f"{step.id}-board"])
        assert "<svg" in board
        assert outputs[f"{step.id}-check"] == []
    # A picture replaces the widget, which would show only an error without a kernel.
    assert len(pictures(outputs["play"])) == 1
    assert "widget-view" not in path.read_text()


@pytest.mark.hosts
def test_with_answers_every_step_is_solved(tmp_path: Path) -> None:
    assert main(["publish", str(tmp_path), NAME, "--answers"]) == 0
    outputs = outputs_of(tmp_path / f"{NAME}.ipynb")
    for step in load_source(NAME).steps:
        (told,) = outputs[f"{step.id}-check"]
        first = "Shown." if step.under().kind == "challenge" else "Right."
        assert "".join(told["data"]["text/plain"]).startswith(first)


def test_an_unpublishable_notebook_is_reported_and_nothing_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["publish", str(tmp_path / "a"), NAME, "04-combta"]) == 1
    assert "04-combat" in capsys.readouterr().out
    assert main(["publish"]) == 2
    assert main(["publish", "--answers"]) == 2
    monkeypatch.setitem(sys.modules, "nbclient", None)
    assert main(["publish", str(tmp_path / "a"), NAME]) == 1
    assert "risk-widget[publish]" in capsys.readouterr().out
    assert not list(tmp_path.rglob("*.ipynb"))
