"""The notebooks of questions run unchanged, ask for guesses, and give the answers after them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).resolve().parents[2] / "notebooks"
NAMES = ("13-odds", "14-simulate", "15-your-own-bot", "16-train-an-agent")


def run(name: str, guess: str) -> dict[str, str]:
    """Run a notebook with a guess in each gap; return the text that each cell shows."""
    import nbformat  # This import takes seconds, so it must not run while tests are collected.
    from nbclient import NotebookClient

    form: Any = nbformat
    made = form.read(FOLDER / f"{name}.ipynb", as_version=4)
    for cell in made.cells:
        # Fewer games are played than for a reader, since their results are not tested here.
        source = re.sub(r"GAMES = .*", "GAMES = 6", cell["source"])
        source = re.sub(r"MINUTES = .*", "MINUTES = 0.01", source)
        cell["source"] = source.replace("= ...", f"= {guess}")
    client = NotebookClient(made, timeout=300, kernel_name="python3")
    client.execute()
    return {
        cell["id"]: "".join(
            output["data"]["text/plain"] for output in cell["outputs"] if "data" in output
        )
        for cell in made.cells
        if cell["cell_type"] == "code"
    }


@pytest.mark.sampled
@pytest.mark.parametrize("name", NAMES)
def test_the_answer_to_a_guess_stays_covered(name: str) -> None:
    shown = run(name, "...")
    guesses = [told for cell, told in shown.items() if cell.endswith("-guess")]
    assert len(guesses) > 3
    assert all(told.startswith("Nothing predicted yet") for told in guesses)
    assert not any("Error" in told for told in shown.values())


def test_a_guess_gets_an_answer() -> None:
    shown = run("13-odds", "0.4")
    told = [told for cell, told in shown.items() if cell.endswith("-guess")]
    assert all(each.startswith(("Right", "It is")) for each in told)
    assert shown["roll-guess"] == "Right: it is 37%."


@pytest.mark.parametrize("name", NAMES)
def test_the_notebooks_links_have_targets(name: str) -> None:
    text = "".join(
        "".join(cell["source"])
        for cell in json.loads((FOLDER / f"{name}.ipynb").read_text())["cells"]
        if cell["cell_type"] == "markdown"
    )
    for part in text.split("](")[1:]:
        assert (FOLDER / part.split(")")[0]).exists()
