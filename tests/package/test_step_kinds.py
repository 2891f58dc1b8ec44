"""Each kind of step is named in one file of the package and in one of the page.

Code that makes steps of a kind takes the name from the kind's class.
"""

from __future__ import annotations

import ast
import re
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
FOLDER = "risk_widget/course/kinds"
CLASSES = {type(kind).__name__: name for name, kind in kinds.STEP_KINDS.items()}
MAKERS = {
    "do": {"risk_widget/practice/position_lesson.py", "risk_widget/practice/turns.py"},
    "point": {"risk_widget/course/story_lesson.py"},
    "predict": {"risk_widget/practice/puzzles.py"},
}
"""The files that make steps of a kind, using its class."""


def named_in_python(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """Yield the kinds whose names are written in Python code.

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
            case ast.keyword(arg="kind"):
                yield from _names(node.value)
            case ast.Assign() | ast.AnnAssign() | ast.NamedExpr() if node.value is not None:
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                if any(map(_is_kind, targets)):
                    yield from _names(node.value)
            case ast.Tuple() | ast.List() | ast.Set() | ast.Dict():
                inside = node.keys if isinstance(node, ast.Dict) else node.elts
                named = {name for each in inside if each is not None for name in _names(each)}
                if len(named) > 1:
                    yield from named
                for key, value in zip(inside, getattr(node, "values", ()), strict=False):
                    if isinstance(key, ast.Constant) and key.value == "kind":
                        yield from _names(value)


def used_in_python(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """Yield the kinds whose modules or classes are used in Python code."""
    for node in nodes:
        match node:
            case ast.Import() | ast.ImportFrom():
                yield from _imported(node)
            case ast.Attribute(value=of, attr="id") | ast.Call(func=of):
                name = ast.unparse(of).rpartition(".")[2]
                if name in CLASSES:
                    yield CLASSES[name]


def _is_kind(target: ast.expr) -> bool:
    """Whether a value assigned here is called a kind or an id."""
    match target:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name in ("id", "kind")
        case ast.Subscript(slice=ast.Constant(value=name)):
            return name == "kind"
    return False


def _imported(node: ast.Import | ast.ImportFrom) -> Iterator[str]:
    """Yield the kinds whose modules are imported."""
    above = f"{node.module}." if isinstance(node, ast.ImportFrom) else ""
    package = FOLDER.replace("/", ".")
    for each in node.names:
        found = re.match(rf"{re.escape(package)}\.(\w+)", above + each.name)
        if found and found[1] in WORDS:
            yield found[1]


def _names(node: ast.AST) -> Iterator[str]:
    for each in ast.walk(node):
        if isinstance(each, ast.Constant) and each.value in WORDS:
            yield str(each.value)


def named_on_the_page(code: str) -> Iterator[str]:
    """Yield the kinds whose names are written in JavaScript, as `named_in_python` does."""
    code = re.sub(r"/\*.*?\*/|//[^\n]*", "", code, flags=re.DOTALL)
    any_name = "|".join(WORDS)
    yield from re.findall(rf'"({"|".join(PLAIN)})"', code)
    yield from re.findall(rf'\b(?:kind|id)\b\??(?::| [!=]==) "({any_name})"', code)
    yield from re.findall(rf'"({any_name})" [!=]== [\w.?]*kind\b', code)
    for matched in re.findall(rf'"(?:{any_name})"(?:, "(?:{any_name})")+', code):
        yield from re.findall(r"\w+", matched)


def places() -> dict[str, dict[str, list[str]]]:
    """Return the files that name each kind and those that use its class, by language."""
    found: dict[str, dict[str, list[str]]] = {
        each: {name: [] for name in WORDS} for each in ("Python", "users", "JavaScript")
    }
    for file, nodes in package_nodes().items():
        place = file.relative_to(ROOT).as_posix()
        if place in OTHERS:
            continue
        for name in set(named_in_python(nodes)):
            found["Python"][name].append(place)
        for name in set(used_in_python(nodes)):
            found["users"][name].append(place)
    for file in sorted(PAGE.rglob("*.js")):
        for name in set(named_on_the_page(file.read_text(encoding="utf-8"))):
            found["JavaScript"][name].append(file.relative_to(ROOT).as_posix())
    return found


def test_each_kind_of_step_is_named_in_one_file_per_language() -> None:
    """All other code gets the name from the kind's class, so it can be changed in one place."""
    found = places()
    for language in ("Python", "JavaScript"):
        for name, where in sorted(found[language].items()):
            print(f"places in {language} that name the kind {name}: {len(where)}", *where)
    assert found["Python"] == {name: [f"{FOLDER}/{name}.py"] for name in WORDS}
    assert found["JavaScript"] == {name: [f"js/src/lessonKinds/{name}.js"] for name in WORDS}


def test_only_the_list_and_makers_of_steps_use_a_kinds_class() -> None:
    """All other code relies on what a kind declares about itself."""
    assert places()["users"] == {
        name: sorted({f"{FOLDER}/listed.py", *MAKERS.get(name, ())}) for name in WORDS
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
def test_code_that_depends_on_a_kind_is_found(code: str) -> None:
    assert set(named_in_python(ast.walk(ast.parse(code)))) & WORDS


@pytest.mark.parametrize("name", sorted(WORDS))
def test_every_kind_is_found_in_every_spelling(name: str) -> None:
    [class_] = [each for each, known in CLASSES.items() if known == name]
    written = (
        *(f"x = {{'kind': '{name}', 'y': 1}}", f"step['kind'] = '{name}'", f"step.kind = '{name}'"),
        *(f"kind: str = '{name}'", f"(kind := '{name}')"),
    )
    used = (
        *(f"Step(kind={class_}.id)", f"a = kinds.{class_}()"),
        f"from risk_widget.course.kinds.{name} import x",
        f"from risk_widget.course.kinds import {name}",
        f"import risk_widget.course.kinds.{name} as kind",
    )
    for ways, finds, others in (
        (written, named_in_python, used_in_python),
        (used, used_in_python, named_in_python),
    ):
        for code in ways:
            nodes = list(ast.walk(ast.parse(code)))
            assert set(finds(nodes)) == {name}, code
            assert not set(others(nodes)), code


@pytest.mark.parametrize("code", ['numbers["chance"]', 'action["do"] == "open"', '{"chance": 1}'])
def test_the_same_words_with_another_meaning_are_not_found(code: str) -> None:
    assert not set(named_in_python(ast.walk(ast.parse(code))))


@pytest.mark.parametrize(
    "code", ['lesson.kind === "do"', '{ id: "chance" }', '["do", "point"]', 'x("refuse")']
)
def test_a_page_that_depends_on_a_kind_is_found(code: str) -> None:
    assert set(named_on_the_page(code))
