"""No function of the package has more branches than a reader can follow."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

import pytest

from tests.trees import PACKAGE, package_nodes

if TYPE_CHECKING:
    from collections.abc import Iterator

MOST = 25
BRANCHES = (ast.If, ast.IfExp, ast.For, ast.AsyncFor, ast.While, ast.ExceptHandler, ast.Lambda)
WITH_ELSE = (ast.For, ast.AsyncFor, ast.While, ast.Try)


def complexity(function: ast.AST) -> int:
    """Return the number of paths through a function, with those of the functions inside it.

    Unlike ruff's `C901`, it also counts `and` and `or`, and the loops and conditions of
    comprehensions.
    """
    return 1 + sum(map(_branches, ast.walk(function)))


def _branches(node: ast.AST) -> int:
    found = int(isinstance(node, BRANCHES))
    match node:
        case ast.BoolOp(values=values):
            found += len(values) - 1
        case ast.comprehension(ifs=ifs):
            found += 1 + len(ifs)
        case ast.match_case(pattern=pattern, guard=guard):
            found += guard is not None or not _matches_all(pattern)
    return found + (isinstance(node, WITH_ELSE) and bool(node.orelse))


def _matches_all(pattern: ast.pattern) -> bool:
    return isinstance(pattern, ast.MatchAs) and pattern.pattern is None


def functions() -> Iterator[tuple[str, int]]:
    """Yield the place and the complexity of each function of the package."""
    for file, nodes in package_nodes().items():
        for node in nodes:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                place = f"{file.relative_to(PACKAGE)}:{node.lineno} {node.name}"
                yield place, complexity(node)


def test_no_function_is_too_complex() -> None:
    found = sorted(functions(), key=lambda each: -each[1])
    print(f"the most complex function: {found[0]}")
    assert [each for each in found if each[1] > MOST] == []


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("pass", 1),
        ("if a: pass\nelif b: pass\nelse: pass", 3),
        ("return a and b or not c", 3),
        ("return a if b else c", 2),
        ("for a in b: pass\nelse: pass", 3),
        ("while a: pass", 2),
        ("return [a for b in c for a in b if a if b]", 5),
        ("return any(a for a in b)", 2),
        ("try: pass\nexcept A: pass\nexcept B: pass\nelse: pass", 4),
        ("match a:\n  case 1: pass\n  case b if b: pass\n  case _: pass", 3),
        ("return lambda: 1", 2),
        ("def inside():\n  if a: pass", 2),
    ],
)
def test_branches_are_counted(body: str, expected: int) -> None:
    assert complexity(ast.parse(body)) == expected
