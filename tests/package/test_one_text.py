"""The rules and the bots exist once: the same functions run plainly and compiled."""

from __future__ import annotations

import ast
from collections import defaultdict

from risk_widget.bots.choosers import CHOOSERS
from risk_widget.compiled.building import called_by
from risk_widget.engine.setup import begin_game
from risk_widget.engine.step import step
from tests.trees import PACKAGE, package_nodes

RULES = {"cards", "combat", "setup", "step", "turn"}


def texts() -> set[tuple[str, str]]:
    """Return the module and name of every compiled function, from the rules to the bots."""
    found, open_ones = set(), [begin_game, step, *CHOOSERS.values()]
    while open_ones:
        function = open_ones.pop()
        text = function.__module__, function.__code__.co_name
        if text not in found:
            found.add(text)
            open_ones += called_by(function).values()
    return found


def test_each_function_of_rules_and_bots_is_defined_in_one_room() -> None:
    places = defaultdict(set)
    for file, (module, *_) in package_nodes().items():
        room = file.relative_to(PACKAGE).parts[0].removesuffix(".py")
        assert isinstance(module, ast.Module)
        for node in module.body:
            if isinstance(node, ast.FunctionDef):
                places[node.name].add(room)
    told = {
        name
        for defined_in, name in texts()
        if name[0] != "_" and (defined_in.rpartition(".")[2] in RULES or ".bots." in defined_in)
    }
    assert len(told) > 100
    assert {name: places[name] for name in told if len(places[name]) > 1} == {}


def test_no_rule_and_no_bot_knows_the_compiler() -> None:
    """The modules of rules and bots decorate no function and import no compiler."""
    functions = defaultdict(set)
    for module, name in texts():
        functions[module].add(name)
    for module, names in functions.items():
        path = PACKAGE.parent.joinpath(*module.split("."))
        text = path.with_suffix(".py").read_text()
        nodes = ast.walk(ast.parse(text))
        defined = {node.name: node for node in nodes if isinstance(node, ast.FunctionDef)}
        own = ".compiled." in module or module.endswith("engine.chance")  # not compiled itself
        decorated = [name for name in names if not own and defined[name].decorator_list]
        assert not decorated, module
        assert ".compiled" in module or "numba" not in text, module
