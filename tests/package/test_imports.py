"""The house's arrows: which part of the package may know which, and what loads when."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "risk_widget"

# Each part may import the parts before it, and itself.
FLOORS = [
    {"board", "board_check"},
    {"rules"},
    {"engine"},
    {"notation", "scenario", "battle_odds", "bots", "svg", "narrate"},
    {"simulation", "env", "lessons", "catalog"},
    {"widget"},
]
# Within one floor, who may know whom.
NEIGHBOURS = {("board", "board_check"), ("bots", "battle_odds"), ("narrate", "notation")}
FLOOR_OF = {part: number for number, floor in enumerate(FLOORS) for part in floor}


def imported_parts(file: Path) -> set[str]:
    """List the parts of the package that a file imports, by their first name."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text())):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module]
            if node.module == "risk_widget":
                names = [f"risk_widget.{alias.name}" for alias in node.names]
        found |= {name.split(".")[1] for name in names if name.startswith("risk_widget.")}
    return found


FILES = [
    file for file in sorted(PACKAGE.rglob("*.py")) if file.parent != PACKAGE or file.name[0] != "_"
]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_imports_run_one_way(file: Path) -> None:
    """A part imports only what lies below it."""
    here = file.relative_to(PACKAGE).parts[0].removesuffix(".py")
    assert here in FLOOR_OF, f"{here} has no floor: add it to FLOORS"
    for other in imported_parts(file) - {here}:
        assert other in FLOOR_OF, f"{here} imports {other}, which has no floor"
        lower = FLOOR_OF[other] < FLOOR_OF[here]
        assert lower or (here, other) in NEIGHBOURS, f"{here} must not import {other}"


def modules_after(code: str) -> set[str]:
    """Run code in a fresh Python and return the names of the modules it loaded."""
    show = f"{code}\nimport sys; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", show], capture_output=True, text=True, check=True, cwd=ROOT
    )
    return set(done.stdout.split())


def test_the_package_and_its_engine_load_neither_numpy_nor_jupyter() -> None:
    """The package runs where numpy is missing, and a program pays only for what it uses."""
    code = (
        "import risk_widget as rw\n"
        "rw.Game.new(edition='czech', mode='domination', seats=['red', 'blue', 'green'], seed=1)\n"
        "rw.odds(8, 5, edition='nordic')"
    )
    loaded = modules_after(code)
    assert "risk_widget.engine.game" in loaded
    assert not loaded & {"numpy", "anywidget", "ipywidgets", "traitlets", "IPython"}


def test_an_unknown_public_name_is_an_attribute_error() -> None:
    """A slip in a name is told as Python tells it."""
    import risk_widget

    with pytest.raises(AttributeError, match="no attribute 'Gaem'"):
        risk_widget.Gaem  # noqa: B018


def test_every_public_name_loads() -> None:
    """What `__all__` promises is there, and is the thing itself, not a module of that name."""
    import types

    import risk_widget

    for name in risk_widget.__all__:
        assert not isinstance(getattr(risk_widget, name), types.ModuleType), name
