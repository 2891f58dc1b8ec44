"""Each kind of step is named in one file of the package and in one of the page."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from risk_widget.course.kinds import listed as kinds
from tests.trees import package_nodes

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "js" / "src"
WORDS = frozenset(kinds.STEP_KINDS)
OTHERS = {
    # Names of functions, and the steps of a scenario.
    *("risk_widget/lab.py", "risk_widget/results/displays.py", "risk_widget/scenario.py"),
}
"""Files in which these words mean something else."""
PLAIN = frozenset({"predict", "refuse"})
"""Names that always mean a kind of step."""


def known_in_python(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """Yield the kinds that Python code names or defines.

    Some of the names are common words. They count as a kind if they are the value of something
    called a kind or an id, are compared with a kind, or are in a list with others of these names.
    """
    for node in nodes:
        match node:
            case ast.Constant(value=str(name)) if name in PLAIN:
                yield name
            case ast.Compare() if (found := [*_names(node)]) and "kind" in ast.unparse(node):
                yield from found
            case ast.Match() if "kind" in ast.unparse(node.subject):
                for case in node.cases:
                    yield from _names(case.pattern)
            case ast.keyword(arg="kind") | ast.Assign(targets=[ast.Name(id="id" | "kind")]):
                yield from _names(node.value)
            case ast.Tuple() | ast.List() | ast.Set() | ast.Dict():
                inside = node.keys if isinstance(node, ast.Dict) else node.elts
                named = {name for each in inside if each is not None for name in _names(each)}
                if len(named) > 1:
                    yield from named


def _names(node: ast.AST) -> Iterator[str]:
    for each in ast.walk(node):
        if isinstance(each, ast.Constant) and each.value in WORDS:
            yield str(each.value)


def known_on_the_page(code: str) -> Iterator[str]:
    """Yield the kinds that JavaScript names or defines, as `known_in_python` does."""
    code = re.sub(r"/\*.*?\*/|//[^\n]*", "", code, flags=re.DOTALL)
    any_name = "|".join(WORDS)
    yield from re.findall(rf'"({"|".join(PLAIN)})"', code)
    yield from re.findall(rf'\b(?:kind|id)\b\??(?::| [!=]==) "({any_name})"', code)
    yield from re.findall(rf'"({any_name})" [!=]== [\w.?]*kind\b', code)
    for matched in re.findall(rf'"(?:{any_name})"(?:, "(?:{any_name})")+', code):
        yield from re.findall(r"\w+", matched)


def places() -> dict[str, dict[str, set[str]]]:
    """Return the files that know each kind, by programming language."""
    found: dict[str, dict[str, set[str]]] = {
        "Python": defaultdict(set),
        "JavaScript": defaultdict(set),
    }
    for file, nodes in package_nodes().items():
        place = file.relative_to(ROOT).as_posix()
        for name in () if place in OTHERS else known_in_python(nodes):
            found["Python"][name].add(place)
    for file in PAGE.rglob("*.js"):
        for name in known_on_the_page(file.read_text(encoding="utf-8")):
            found["JavaScript"][name].add(file.relative_to(ROOT).as_posix())
    return found


def test_one_file_of_each_language_knows_a_kind_of_step() -> None:
    """All other code relies on the kind's own declarations."""
    found = places()
    for language, known in found.items():
        most = max(len(files) for files in known.values())
        print(f"places that know a kind of step, in {language}: {most}")
    folder = Path(kinds.__file__).parent.relative_to(ROOT).as_posix()
    assert found == {
        "Python": {name: {f"{folder}/{name}.py"} for name in WORDS},
        "JavaScript": {name: {f"js/src/lessonKinds/{name}.js"} for name in WORDS},
    }


@pytest.mark.parametrize(
    "code",
    [
        'step.kind == "do"',
        'step["kind"] in ("chance", "x")',
        'Step(kind="do")',
        'KINDS = ("do", "point")',
        'JUDGES = {"do": 1, "chance": 2}',
        'class A:\n    id = "challenge"',
        'match kind:\n    case "do":\n        pass',
        'x = "predict"',
    ],
)
def test_code_that_knows_a_kind_is_found(code: str) -> None:
    assert set(known_in_python(ast.walk(ast.parse(code)))) & WORDS


@pytest.mark.parametrize("code", ['numbers["chance"]', 'action["do"] == "open"', '{"chance": 1}'])
def test_the_same_words_with_another_meaning_are_not(code: str) -> None:
    assert not set(known_in_python(ast.walk(ast.parse(code))))


@pytest.mark.parametrize(
    "code", ['lesson.kind === "do"', '{ id: "chance" }', '["do", "point"]', 'x("refuse")']
)
def test_a_page_that_knows_a_kind_is_found(code: str) -> None:
    assert set(known_on_the_page(code))
