"""The README is true: its Python runs unchanged."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import risk_widget as rw

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text()


BLOCKS = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


def test_the_python_of_the_readme_runs() -> None:
    """The longest block is the tour of the API, and its comments are correct."""
    names: dict[str, object] = {}
    exec(compile(max(BLOCKS, key=len), "README.md", "exec"), names)
    game, rw = names["game"], names["rw"]
    assert game.edition.id == "nordic"  # type: ignore[attr-defined]
    assert 0.785 < rw.odds(8, 5, edition="nordic").win < 0.795  # type: ignore[attr-defined]


def test_the_tour_has_fifteen_lines() -> None:
    """The README says so itself."""
    tree = ast.parse(max(BLOCKS, key=len))
    statements = [node for node in ast.walk(tree) if isinstance(node, ast.stmt)]
    assert len(statements) == 15


def test_the_python_on_editions_runs() -> None:
    """Every other block that does not open a widget."""
    names: dict[str, object] = {"rw": rw}
    on_editions = [block for block in BLOCKS if "compare" in block or "variant" in block]
    for block in on_editions:
        exec(compile(block, "README.md", "exec"), names)
    assert len(on_editions) == 2
    game = names["game"]
    assert isinstance(game, rw.Game)
    assert game.edition.title == "At home"


def test_the_table_of_editions_is_the_one_of_the_rules() -> None:
    """The table has the titles, the modes and the numbers of players."""
    for row in rw.list_editions():
        line = next(line for line in README.splitlines() if line.startswith(f"| `{row.edition}` "))
        modes = (
            f"`{mode}` {players[0]}" + (f"–{players[-1]}" if len(players) > 1 else "")
            for mode, (players, _) in row.modes.items()
        )
        assert line == f"| `{row.edition}` | {row.title} | {', '.join(modes)} |"


def test_what_the_readme_points_at_is_there() -> None:
    """No link into the checkout is dead."""
    links = re.findall(r"\]\(([^)#]+)\)", README)
    assert [link for link in links if "://" not in link and not (ROOT / link).exists()] == []
