"""The notebook of ten questions answers each of them in a few lines, with an interval."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from tests import rotation

NOTEBOOK = Path(__file__).resolve().parents[2] / "notebooks" / "17-ten-questions.ipynb"
EXACT = ("dice",)
"""Questions whose answers are computed exactly, without playing games."""


def questions() -> dict[str, str]:
    """Return the code of each question by its id."""
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    found = {c["id"]: "".join(c["source"]) for c in cells if c["cell_type"] == "code"}
    del found["start"]
    return found


def test_ten_questions_take_at_most_ten_lines_each() -> None:
    lines = {name: [*filter(str.strip, code.splitlines())] for name, code in questions().items()}
    assert len(lines) == 10
    assert {name: len(code) for name, code in lines.items() if len(code) > 10} == {}


def test_each_question_is_answered_with_an_interval() -> None:
    import nbformat  # This import takes seconds, so it must not run while tests are collected.
    from nbclient import NotebookClient

    form: Any = nbformat
    made = form.read(NOTEBOOK, as_version=4)
    left_out = questions().keys() - {*rotation.share_of(questions())}
    made.cells = [cell for cell in made.cells if cell["id"] not in left_out]
    for cell in made.cells:
        cell["source"] = re.sub(r"GAMES = .*", "GAMES = 40", cell["source"])
    NotebookClient(made, timeout=900, kernel_name="python3").execute()
    for cell in made.cells:
        if cell["cell_type"] == "code" and cell["id"] in questions():
            told = "".join(
                output["text"] if output["output_type"] == "stream" else
                output.get("data", {}).get("text/plain", "")
                for output in cell["outputs"]
                if output.get("name") != "stderr"
            )  # fmt: skip
            assert told, cell["id"]
            assert cell["id"] in EXACT or re.search(r"\[.*, .*\]|±", told), (cell["id"], told)
