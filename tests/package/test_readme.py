"""The README and the tour are correct: their Python runs, and their numbers and links are right."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import risk_widget as rw
from risk_widget.scenario import cases_in
from tests.rules import coverage

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text()
TOUR = (ROOT / "docs" / "python.md").read_text()
EDITIONS = (ROOT / "docs" / "editions.md").read_text()
BLOCK = re.compile(r"```python\n(.*?)```", re.DOTALL)
CLAIMS = re.compile(r"^\| (.+?) \| (.+?) \| `python (.+?)` \|$", re.MULTILINE)


def test_the_readme_is_short() -> None:
    assert len(README.splitlines()) <= 150


def test_three_lines_show_the_board() -> None:
    (block,) = BLOCK.findall(README)
    tree = ast.parse(block)
    assert len(tree.body) == 3
    names: dict[str, object] = {}
    exec(compile(tree, "README.md", "exec"), names)
    last = tree.body[-1]
    assert isinstance(last, ast.Expr)
    widget = eval(compile(ast.Expression(last.value), "README.md", "eval"), names)
    assert isinstance(widget, rw.RiskWidget)
    assert widget.game is names["game"]


def test_the_tour_runs() -> None:
    """The statements in its comments are true."""
    names: dict[str, object] = {}
    exec(compile(BLOCK.findall(TOUR)[0], "python.md", "exec"), names)
    game, rw = names["game"], names["rw"]
    assert game.edition.id == "nordic"  # type: ignore[attr-defined]
    assert 0.785 < rw.odds(8, 5, edition="nordic").win < 0.795  # type: ignore[attr-defined]


def test_the_tour_has_fifteen_lines() -> None:
    """The README itself states this number."""
    tree = ast.parse(BLOCK.findall(TOUR)[0])
    statements = [node for node in ast.walk(tree) if isinstance(node, ast.stmt)]
    assert len(statements) == 15


def test_the_table_of_editions_agrees_with_the_rules() -> None:
    """The table has the titles, the modes and the numbers of players."""
    for row in rw.list_editions():
        lines = EDITIONS.splitlines()
        line = next(line for line in lines if line.startswith(f"| `{row.edition}` | {row.title}"))
        modes = (
            f"`{mode}` {players[0]}" + (f"–{players[-1]}" if len(players) > 1 else "")
            for mode, (players, _) in row.modes.items()
        )
        assert line == f"| `{row.edition}` | {row.title} | {', '.join(modes)} |"


def claim(command: str) -> str:
    """Return the evidence for the claim that a command checks."""
    (evidence,) = (evidence for _, evidence, run in CLAIMS.findall(README) if run == command)
    return str(evidence)


def test_the_numbers_of_cases_agree_with_the_commands() -> None:
    """Two steps of the test command check whether the cases pass."""
    cases = len(list(cases_in([coverage.CASES])))
    assert claim("-m risk_widget.scenario tests/cases").startswith(f"{cases:,} cases")
    values = coverage.read_values(coverage.CASES)
    found = coverage.carriers(values, coverage.read_cases(coverage.CASES))
    told = f"{len(found):,} tests of {len(values.groups)} clauses"
    assert claim("-m tests.rules.coverage") == told


def test_each_claim_names_an_existing_command() -> None:
    commands = [run for _, _, run in CLAIMS.findall(README)]
    assert len(commands) == len(set(commands)) == 7
    for command in commands:
        words = [word for word in command.split() if word.endswith(".py") or "/" in word]
        assert all((ROOT / word).exists() for word in words)


@pytest.mark.parametrize("page", ["README.md", "docs/notebooks.md", "docs/python.md"])
def test_the_texts_links_have_targets(page: str) -> None:
    """No link into the checkout is dead, and no anchor is missing."""
    path = ROOT / page
    for link in re.findall(r"\]\(([^)]+)\)", path.read_text()):
        if "://" in link:
            continue
        name, _, anchor = link.partition("#")
        target = path.parent / name if name else path
        assert target.exists(), link
        if anchor:
            assert anchor in {slug(title) for title in headings(target)}, link


def headings(path: Path) -> list[str]:
    return re.findall(r"^#+ (.+)$", path.read_text(), re.MULTILINE)


def slug(title: str) -> str:
    """Return the anchor that the forge gives to a heading."""
    return re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-")
