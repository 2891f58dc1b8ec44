"""The syntax trees of the package, parsed once per process for all tests that read them."""

from __future__ import annotations

import ast
import gc
from functools import cache
from pathlib import Path

import risk_widget

PACKAGE = Path(risk_widget.__file__).parent


@cache
def nodes_of(path: Path) -> tuple[ast.AST, ...]:
    """Return all nodes of a file's tree, as `ast.walk` yields them."""
    return tuple(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


@cache
def package_nodes() -> dict[Path, tuple[ast.AST, ...]]:
    """Return all nodes of each file of the package."""
    found = {path: nodes_of(path) for path in sorted(PACKAGE.rglob("*.py"))}
    # These objects stay until the end, so examining them again and again would be wasted time.
    gc.freeze()
    return found
