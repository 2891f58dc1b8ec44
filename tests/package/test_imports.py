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
    {"messages", "spelling"},
    {"board", "board_check"},
    {"results"},
    {"rules"},
    {"engine"},
    {"notation", "scenario", "battles", "fair_dice", "bots", "svg", "log_sentences"},
    {"fast"},
    {"game_review"},
    {"laboratory", "lessons", "listings"},
    {"environments"},
    {"widget", "translations"},
]
# Within one floor, who may know whom.
NEIGHBOURS = {
    ("board", "board_check"),
    ("bots", "battles"),
    ("fair_dice", "battles"),
    ("log_sentences", "notation"),
}
# What a game offers as methods, though the work is done above it: loaded when it is asked for,
# inside the methods and nowhere else.
ON_DEMAND = {
    ("board.py", "svg"),
    ("bots/__init__.py", "fast"),
    *(
        ("engine/game.py", part)
        for part in ("notation", "svg", "battles", "fair_dice", "laboratory", "fast", "game_review")
    ),
}
FLOOR_OF = {part: number for number, floor in enumerate(FLOORS) for part in floor}


def imported_parts(file: Path, *, on_demand: bool = False) -> set[str]:
    """List the parts of the package that a file imports, by their first name.

    With ``on_demand`` those that it imports inside functions; else all others.
    """
    found = set()
    tree = ast.parse(file.read_text())
    inside = {
        node
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
    }
    typing = {
        node
        for branch in ast.walk(tree)
        if isinstance(branch, ast.If) and ast.unparse(branch.test) == "TYPE_CHECKING"
        for node in ast.walk(branch)
    }
    for node in ast.walk(tree):
        if (node in inside or node in typing) != on_demand:
            continue
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
    name = str(file.relative_to(PACKAGE))
    for other in imported_parts(file, on_demand=True) - {here}:
        lower = FLOOR_OF[other] < FLOOR_OF[here]
        allowed = (here, other) in NEIGHBOURS or (name, other) in ON_DEMAND
        assert lower or allowed, f"{name} must not import {other}, not even on demand"


def test_what_is_loaded_on_demand_is_loaded_then() -> None:
    """A game is played without the parts that only its texts and pictures need."""
    start = "import risk_widget as rw\ngame = rw.Game.new(seed=1)\n"
    parts = {"risk_widget.notation", "risk_widget.svg", "risk_widget.battles.odds"}
    assert not modules_after(start) & parts
    assert modules_after(f"{start}game.position()") & parts == {"risk_widget.notation"}
    assert modules_after(f"{start}game._repr_mimebundle_()") & parts == {"risk_widget.svg"}
    odds = "game.odds(attackers=8, defenders=5)"
    assert modules_after(f"{start}{odds}") & parts == {"risk_widget.battles.odds"}


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
        "rw.odds(8, 5, edition='nordic')\n"
        "rw.Game.from_position(rw.Game.new(seed=1).position())._repr_mimebundle_()\n"
        "rw.Game.replay(rw.Game.new(seed=1).record())"
    )
    loaded = modules_after(code)
    assert "risk_widget.game" in loaded
    assert not loaded & {"numpy", "numba", "anywidget", "ipywidgets", "traitlets", "IPython"}


def test_a_widget_waits_for_no_compiler() -> None:
    """The map is there before anything that only the coach needs is loaded."""
    code = (
        "import risk_widget as rw\n"
        "rw.RiskWidget(rw.Game.new(seed=1), seats={'red': 'human', 'blue': 'cautious'})\n"
        "rw.play_lesson('01')"
    )
    loaded = modules_after(code)
    assert "risk_widget.widget.widget" in loaded
    assert not loaded & {"numpy", "numba"}


def test_languages_are_loaded_with_the_first_sentence() -> None:
    """A program that only plays pays for no catalog."""
    start = "from risk_widget import messages\nsaid = messages.Message('card-wild')"
    assert not modules_after(start) & {"fluent.runtime", "babel"}
    assert "fluent.runtime" in modules_after(f"{start}\nmessages.render(said)")


def test_a_game_without_sentences_loads_no_catalog() -> None:
    """Nothing on the way to a game, or through one, says anything before it is asked."""
    code = (
        "import risk_widget as rw\n"
        "game = rw.Game.new(seed=1)\n"
        "game.apply(game.legal_actions()[0])\n"
        "rw.odds(8, 5), game.observe('red'), game.position()\n"
        "try:\n    game.apply({'type': 'occupy', 'armies': 1})\n"
        "except rw.IllegalAction:\n    pass\n"
        "rw.simulate(['bold', 'cautious', 'random'], 1, max_rounds=2)"
    )
    loaded = modules_after(code)
    assert "risk_widget.laboratory.simulation" in loaded
    assert not {name for name in loaded if name.split(".")[0] in ("fluent", "babel", "pytz")}


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
