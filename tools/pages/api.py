"""Pages of the Python interface: whatever the package exports, by its docstrings."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any, get_args

from pages.markdown import Page, table

import risk_widget as rw

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

FOLDER = "api"
MEMBERS = "   :members:\n   :member-order: bysource"
IN_TWO_ROOMS = {"Game"}
"""Classes that inherit a part from a class that is not public: their pages have that too."""


def _is_error(value: Any) -> bool:
    return inspect.isclass(value) and issubclass(value, BaseException)


def _is_class(value: Any) -> bool:
    return inspect.isclass(value) and not _is_error(value)


def _names(wanted: Callable[[Any], bool]) -> list[str]:
    return [name for name in rw.__all__ if name[0] != "_" and wanted(getattr(rw, name))]


def write_api(folder: Path) -> None:
    """Write a page for each class, one for the functions, one for the errors, and one for all."""
    classes, errors = _names(_is_class), _names(_is_error)
    functions = _names(inspect.isroutine)
    others = sorted({*_names(lambda _: True)} - {*classes, *errors, *functions})
    page = Page("The Python interface")
    page.add(
        "All that `import risk_widget as rw` offers. Each name is loaded when it is first used, so "
        "that the engine alone needs neither Jupyter nor numpy."
    )
    page.add("## Classes", _listed(classes))
    page.add("## Functions", _listed(functions))
    page.add("## Errors", _listed(errors))
    below = [*classes, "functions", "errors"]
    if others:
        page.add("## Types", _listed(others))
        below.append("types")
    page.toctree(below)
    page.write(folder / FOLDER / "index.md")
    for name in classes:
        inherited = "\n   :inherited-members:" if name in IN_TWO_ROOMS else ""
        _write(folder, name, name, [f".. autoclass:: risk_widget.{name}\n{MEMBERS}{inherited}"])
    _write(
        folder, "functions", "Functions", [f".. autofunction:: risk_widget.{n}" for n in functions]
    )
    _write(
        folder,
        "errors",
        "Errors",
        [f".. autoexception:: risk_widget.{n}\n{MEMBERS}" for n in errors],
    )
    if others:
        _write(folder, "types", "Types", [each for name in others for each in _alias(name)])


def _listed(names: Iterable[str]) -> str:
    rows = [[f"`rw.{name}`", _summary(getattr(rw, name))] for name in names]
    return table(["", ""], rows, "names")


def _alias(name: str) -> list[str]:
    """What describes a name that stands for several types, or for a value."""
    members = get_args(getattr(rw, name))
    if not members:
        return [f".. autodata:: risk_widget.{name}"]
    listed = [f".. autoclass:: {each.__module__}.{each.__qualname__}" for each in members]
    return [f".. py:type:: risk_widget.{name}\n\n   {_summary(getattr(rw, name))}", *listed]


def _summary(value: Any) -> str:
    """The first sentence of a docstring, or what an alias stands for."""
    if get_args(value):
        return f"One of {', '.join(f'`{each.__name__}`' for each in get_args(value))}."
    first = (inspect.getdoc(value) or "").partition("\n\n")[0]
    return " ".join(first.split()).replace("``", "`")


def _write(folder: Path, file: str, title: str, directives: Iterable[str]) -> None:
    page = Page(title)
    for directive in directives:
        page.add(f"```{{eval-rst}}\n{directive}\n```")
    page.write(folder / FOLDER / f"{file}.md")
