"""The import rules: which part of the package may use which, and what is loaded when.

`python -m tests.package.test_imports` shows the rooms and their imports.
"""

from __future__ import annotations

import ast
import os
import random
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.trees import PACKAGE, package_nodes

ROOT = Path(__file__).resolve().parents[2]

ROOMS = (
    "terminal",
    "reading",
    "loading",
    "messages",
    "kept_files",
    "results",
    "svg",
    "board",
    "figures",
    "rules",
    "battles",
    "engine",
    "notation",
    "fair_dice",
    "log_sentences",
    "record_tables",
    "protocol",
    "bots",
    "compiled",
    "fast",
    "game_review",
    "film",
    "game",
    "listings",
    "scenario",
    "laboratory",
    "lab",
    "course",
    "practice",
    "teaching",
    "lessons",
    "environments",
    "translations",
    "play",
    "host",
    "table",
    "widget",
    "__init__",
)
"""The rooms from the bottom to the top: a folder, or a single file.

Each may import those before it and nothing else, even for types or inside a function. A program
(`__main__.py`), which nobody imports, stands above them all.
"""
PROGRAM = "__main__.py"


class Import(NamedTuple):
    """A file that imports another, with the line of the import."""

    file: str
    line: int
    imported: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line} imports {self.imported}"


def package_files() -> dict[str, str]:
    """Return the file of each module of the package, by the module's name."""
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        found[name.removesuffix(".__init__")] = str(path.relative_to(PACKAGE))
    return found


@cache
def imports() -> list[Import]:
    """Return every import of one file of the package by another, anywhere in the file."""
    files = package_files()
    found = []
    for file in files.values():
        for node in package_nodes()[PACKAGE / file]:
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                assert not node.level, f"{file}:{node.lineno} is a relative import"
                module = str(node.module)
                inside = [f"{module}.{alias.name}" for alias in node.names]
                names = [name if name in files else module for name in inside]
            else:
                continue
            targets = {files[name] for name in names if name in files} - {file}
            found += [Import(file, node.lineno, target) for target in sorted(targets)]
    return found


def room_of(file: str) -> str:
    """Return the room of a file."""
    return Path(file).parts[0].removesuffix(".py")


def file_circles() -> list[str]:
    """Return the files that import each other, one line for each circle."""
    arrows: dict[str, set[str]] = {file: set() for file in package_files().values()}
    for each in imports():
        arrows[each.file].add(each.imported)
    reached = {file: reached_from(file, arrows) for file in arrows}
    groups = {
        tuple(other for other in there if file in reached[other]) for file, there in reached.items()
    }
    return [", ".join(group) for group in sorted(groups) if group]


def reached_from(file: str, arrows: dict[str, set[str]]) -> list[str]:
    """Return all files that a file imports, directly or indirectly, in alphabetical order."""
    found: set[str] = set()
    waiting = {file}
    while waiting:
        new = arrows[waiting.pop()] - found
        found |= new
        waiting |= new
    return sorted(found)


def upward() -> list[Import]:
    """Return the imports from rooms that are not below the room of the importing file."""
    floor = {room: number for number, room in enumerate(ROOMS)}
    return [
        each
        for each in imports()
        if Path(each.file).name != PROGRAM
        and (here := room_of(each.file)) != (there := room_of(each.imported))
        and floor[there] >= floor[here]
    ]


def floors() -> dict[str, int]:
    """Return the length of the longest chain of imports within each room."""
    files = [*package_files().values()]
    below: dict[str, set[str]] = {file: set() for file in files}
    for each in imports():
        if room_of(each.file) == room_of(each.imported):
            below[each.file].add(each.imported)

    @cache
    def height(file: str) -> int:
        return 1 + max(map(height, below[file]), default=0)

    highest = dict.fromkeys(ROOMS, 0)
    for file in files:
        highest[room_of(file)] = max(highest[room_of(file)], height(file))
    return highest


MOST_FLOORS = 13
"""The maximum number of floors of a room: with more, nobody would find the way in."""


def test_no_room_is_too_large() -> None:
    assert {room: n for room, n in floors().items() if n > MOST_FLOORS} == {}


def picture() -> str:
    """Return the rooms from the top down with their imports, and the faults."""
    files = [*map(room_of, package_files().values())]
    known = {room: set[str]() for room in ROOMS}
    for each in imports():
        known[room_of(each.file)].add(room_of(each.imported))
    lines = [
        f"{room} ({files.count(room)} files, {floors()[room]} floors) → "
        f"{', '.join(r for r in ROOMS if r in known[room] - {room})}"
        for room in reversed(ROOMS)
    ]
    wrong = [*map(str, upward())]
    lines += [f"upward: {len(wrong)}", *wrong]
    found = file_circles()
    return "\n".join([*lines, f"circles: {len(found)}", *found])


def test_each_room_has_its_place() -> None:
    """No room is missing, and every one that is named exists."""
    assert sorted(ROOMS) == sorted(set(map(room_of, package_files().values())))


def test_rooms_import_only_those_below() -> None:
    """Imports go down, even those for types and those inside functions."""
    print(picture())
    assert not upward(), picture()


def test_nobody_imports_a_program() -> None:
    assert not [str(each) for each in imports() if Path(each.imported).name == PROGRAM]


def test_there_are_no_circular_imports() -> None:
    """There is no circle within a room or across several."""
    assert not file_circles(), picture()


def test_only_the_package_itself_names_modules_as_texts() -> None:
    """An import whose module is named in a string would be a dependency that nobody sees."""
    files = package_files()
    named = [
        f"{file}: {node.value}"
        for file in files.values()
        if room_of(file) != "__init__"
        for node in package_nodes()[PACKAGE / file]
        if isinstance(node, ast.Constant)
        if node.value in files and "." in str(node.value)
        if room_of(files[str(node.value)]) != room_of(file)
    ]
    assert not named


def test_lazy_imports_are_loaded_on_demand() -> None:
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
    """The package runs without numpy, and a program pays only for what it uses."""
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
    """The map appears before the modules that only the coach needs are loaded."""
    code = (
        "import risk_widget as rw\n"
        "rw.RiskWidget(rw.Game.new(seed=1), seats={'red': 'human', 'blue': 'cautious'})\n"
        "rw.play_lesson('01')"
    )
    loaded = modules_after(code)
    assert "risk_widget.widget.widget" in loaded
    assert not loaded & {"numpy", "numba"}


def test_the_expert_waits_for_no_compiler() -> None:
    """Plain functions compute the expert's choices, explanations and hints at a table."""
    code = (
        "import risk_widget as rw\n"
        "from risk_widget.bots import make\n"
        "game = rw.Game.new(seed=1)\n"
        "make('expert').choose(game.observe(game.actor))\n"
        "game.hint(), game.evaluate(), game.review()"
    )
    loaded = modules_after(code)
    assert "risk_widget.bots.expert.hints" in loaded
    assert not loaded & {"numpy", "numba"}


def test_every_rung_plays_without_numpy() -> None:
    """Only the compiled game, in which the expert considers more plans, needs more packages."""
    code = (
        "import sys\n"
        "sys.modules['numpy'] = sys.modules['numba'] = None\n"
        "import risk_widget as rw\n"
        "from risk_widget.bots.ladder import LADDER\n"
        "for bot in LADDER:\n"
        "    played = rw.simulate([bot, 'newcomer'], 1, edition='german', mode='domination',\n"
        "                         seed=1, max_rounds=2)\n"
        "    assert played.games[0].rounds == 2, bot\n"
        "try:\n"
        "    rw.simulate([*LADDER[:2]], 1, fast=True)\n"
        "except ValueError as error:\n"
        "    assert 'risk-widget[fast]' in str(error), error\n"
        "else:\n"
        "    raise AssertionError('nothing was said')"
    )
    assert "risk_widget.bots.ladder" in modules_after(code)


IN_A_BROWSER = """
import sys, time
for name in ("fcntl", "resource", "termios", "pwd", "grp", "msvcrt", "numba", "ssl"):
    sys.modules[name] = None
for name in ("thread_time", "thread_time_ns", "pthread_getcpuclockid"):
    vars(time).pop(name, None)
import risk_widget as rw
widget = rw.RiskWidget(rw.Game.new(seed=1), seats={"red": "human"})
rw.play_lesson("04-combat")
rw.play_puzzle()
rw.classroom
"""


def test_every_widget_loads_with_only_the_browsers_packages() -> None:
    subprocess.run([sys.executable, "-c", IN_A_BROWSER], check=True, cwd=ROOT)


def test_languages_are_loaded_with_the_first_sentence() -> None:
    """A program that only plays pays for no catalog."""
    start = "from risk_widget import messages\nsaid = messages.Message('card-wild')"
    assert not modules_after(start) & {"fluent.runtime", "babel"}
    assert "fluent.runtime" in modules_after(f"{start}\nmessages.render(said)")


def test_a_game_without_sentences_loads_no_catalog() -> None:
    """Before and during a game, no text is produced unless somebody asks for it."""
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
    """A misspelt name gives Python's usual error."""
    import risk_widget

    with pytest.raises(AttributeError, match="no attribute 'Gaem'"):
        risk_widget.Gaem  # type: ignore[attr-defined]  # noqa: B018


def test_every_public_name_loads() -> None:
    """Every name in `__all__` exists, and is not a module of the same name."""
    import types

    import risk_widget as rw

    for place in (rw, rw.lab, rw.lessons):
        assert dir(place) == sorted(place.__all__)
        for name in place.__all__:
            is_module = isinstance(getattr(place, name), types.ModuleType)
            assert is_module == (place is rw and name in ("lab", "lessons")), name


def test_the_top_has_few_names() -> None:
    """Modules that serve only simulations or teachers are one level below."""
    import risk_widget as rw

    assert len(rw.__all__) <= 42
    assert not {*rw.__all__} & {*rw.lab.__all__}
    shared = {"list_lessons", "load_lesson", "read_homework"}
    assert {*rw.__all__} & {*rw.lessons.__all__} == shared


def test_a_namespace_is_loaded_on_first_use() -> None:
    """The top loads neither namespace, and the laboratory needs neither numpy nor Jupyter."""
    start = "import risk_widget as rw\n"
    assert not modules_after(start) & {"risk_widget.lab", "risk_widget.lessons"}
    loaded = modules_after(f"{start}rw.lab.odds_table(3, 3, 'czech'); rw.lessons.list_puzzles()")
    assert {"risk_widget.lab", "risk_widget.lessons"} <= loaded
    assert not loaded & {"numpy", "numba", "anywidget", "IPython"}


def test_type_checkers_know_every_public_name_by_its_home() -> None:
    """The imports for type checkers name the same objects and modules as those at run time."""
    import risk_widget

    (block,) = [
        node
        for node in ast.parse(Path(risk_widget.__file__).read_text(encoding="utf-8")).body
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
    ]
    imported = {
        alias.asname: f"{node.module}.{alias.name}"
        for node in block.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert imported == {
        **{name: f"risk_widget.{name}" for name in risk_widget._NAMESPACES},
        **{name: f"risk_widget.{module}.{name}" for name, module in risk_widget._HOMES.items()},
    }
    assert {*imported, "__version__"} == {*risk_widget.__all__}


FIRST_USES = (
    "rw.load_lesson('04-combat')",
    "rw.play_puzzle()",
    "rw.my_level()",
    "rw.my_mistakes()",
    "rw.read_homework('.')",
    "rw.lessons.Progress()",
    "rw.lessons.load_puzzle(1)",
    "rw.lab.figure_map({'brazil': 1})",
    "rw.Game.new(seed=1).hint()",
    "rw.Game.new(seed=1).record()",
    "rw.load_board('classic')._repr_html_()",
    "rw.list_bots()",
    "rw.odds(3, 2)",
    "rw.RiskWidget()",
)

AT_ONCE = """
import sys, threading
import risk_widget as rw
sys.setswitchinterval(1e-6)
barrier, failed = threading.Barrier(len(sys.argv) - 1), []
def use(code):
    barrier.wait()
    try:
        eval(code)
    except BaseException as error:
        failed.append(f"{code}: {error!r}")
threads = [threading.Thread(target=use, args=(code,)) for code in sys.argv[1:]]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(*failed, sep="\\n")
"""


@pytest.mark.parametrize("seed", range(4))
def test_the_first_use_may_come_from_many_threads(seed: int, tmp_path: Path) -> None:
    uses = random.Random(seed).sample(FIRST_USES, 7) if seed else FIRST_USES[:4]
    done = subprocess.run(
        [sys.executable, "-c", AT_ONCE, *uses], capture_output=True, text=True, check=True,
        cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert done.stdout.strip() == "", done.stderr


ROOM_AT_ONCE = """
import importlib, os, sys, threading
sys.setswitchinterval(1e-6)
barrier, failed = threading.Barrier(len(sys.argv) - 1), []
def load(name):
    barrier.wait()
    try:
        importlib.import_module(name)
    except BaseException as error:
        failed.append(f"{name}: {error!r}")
threads = [threading.Thread(target=load, args=(name,), daemon=True) for name in sys.argv[1:]]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join(60)
hang = [name for name, thread in zip(sys.argv[1:], threads) if thread.is_alive()]
print(*failed, *hang, sep="\\n", flush=True)
os._exit(0)
"""


def packages() -> list[str]:
    """Return the packages below the top, each with modules of its own."""
    names = [name for name, file in package_files().items() if file.endswith("/__init__.py")]
    return sorted(name for name in names if len(modules_of(name)) > 1)


def modules_of(package: str) -> list[str]:
    return [
        name
        for name, file in package_files().items()
        if name.rpartition(".")[0] == package and Path(file).name != PROGRAM
    ]


@pytest.mark.sampled
@pytest.mark.parametrize("package", packages())
def test_modules_of_a_package_may_be_loaded_from_many_threads(package: str) -> None:
    """A package that imported its own modules would almost always fail here."""
    needs_more = {"risk_widget.environments.openspiel", "risk_widget.environments.gym_view"}
    names = sorted({*modules_of(package)} - needs_more)
    chosen = [package, *random.Random(package).sample(names, min(5, len(names)))]
    done = subprocess.run(
        [sys.executable, "-c", ROOM_AT_ONCE, *chosen], capture_output=True, text=True, check=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert done.stdout.strip() == ""


NUMBA_AT_ONCE = """
import importlib, sys, threading
from risk_widget.compiled.compiler import is_compiled
sys.setswitchinterval(1e-6)
uses = [
    lambda: importlib.import_module("risk_widget.compiled.pointers"),
    lambda: importlib.import_module("risk_widget.compiled.parts"),
    is_compiled,
] * 3
barrier, failed = threading.Barrier(len(uses)), []
def use(it):
    barrier.wait()
    try:
        it()
    except BaseException as error:
        failed.append(repr(error))
threads = [threading.Thread(target=use, args=(it,)) for it in uses]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(*failed, sep="\\n")
"""


def test_many_threads_may_be_the_first_to_need_numba() -> None:
    done = subprocess.run(
        [sys.executable, "-c", NUMBA_AT_ONCE], capture_output=True, text=True, check=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert done.stdout.strip() == ""


def test_numba_is_imported_only_under_a_lock() -> None:
    """Two threads that import numba at the same time find modules that are only half loaded."""
    guarded, found = set(), set()
    for path, nodes in package_nodes().items():
        for node in nodes:
            if isinstance(node, ast.With) and "importing_numba()" in ast.unparse(node.items[0]):
                guarded |= {(path, each.lineno) for each in node.body}
            elif isinstance(node, ast.Import):
                names = [each.name for each in node.names]
                found |= {(path, node.lineno) for name in names if is_of_numba(name)}
            elif isinstance(node, ast.ImportFrom) and is_of_numba(node.module or ""):
                found.add((path, node.lineno))
    assert found
    assert found <= guarded


def is_of_numba(module: str) -> bool:
    return module.partition(".")[0] in ("numba", "llvmlite")


if __name__ == "__main__":
    print(picture())
