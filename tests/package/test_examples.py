"""The examples in docstrings are correct, and every public name has one.

`python -m tests.package.test_examples` counts them.
"""

from __future__ import annotations

import ast
import doctest
import inspect
import io
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest

import risk_widget as rw
from risk_widget import lab, lessons

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "risk_widget"
FACES: dict[str, ModuleType] = {"rw": rw, "rw.lab": lab, "rw.lessons": lessons}
"""The modules with public names, by their names in the docs."""


class Spaces(doctest.OutputChecker):
    """A comparison of outputs in which a no-break space equals a space, as it does to the eye."""

    def check_output(self, want: str, got: str, optionflags: int) -> bool:
        return super().check_output(want, got.replace("\xa0", " "), optionflags)


@cache
def docstrings_of(file: Path) -> tuple[doctest.DocTest, ...]:
    """Read the docstrings with examples in a file, public or not.

    Each begins with nothing: a reader who copies an example has not imported its module.
    """
    found = []
    for node in ast.walk(ast.parse(file.read_text())):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            continue
        text = ast.get_docstring(node, clean=False)
        if text is not None and ">>>" in text:
            name = f"{file.relative_to(PACKAGE)}:{getattr(node, 'name', 'module')}"
            line = 0 if isinstance(node, ast.Module) else node.body[0].lineno - 1
            found.append(doctest.DocTestParser().get_doctest(text, {}, name, str(file), line))
    return tuple(found)


def files() -> list[Path]:
    """List the files of the package."""
    return sorted(PACKAGE.rglob("*.py"))


def docstrings() -> list[doctest.DocTest]:
    """List all docstrings with examples."""
    return [found for file in files() for found in docstrings_of(file)]


def compiles(docstring: doctest.DocTest) -> bool:
    """Return whether a docstring has an example that needs the compiled game."""
    return any(doctest.SKIP in example.options for example in docstring.examples)


def failures_of(docstring: doctest.DocTest) -> str:
    """Run a docstring in a fresh namespace and return its failures."""
    lessons.session_progress().read(lessons.Progress().to_dict())
    said = io.StringIO()
    runner = doctest.DocTestRunner(Spaces(), verbose=False, optionflags=doctest.ELLIPSIS)
    runner.run(docstring, out=said.write)
    return said.getvalue()


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Redirect the files that an example writes to a folder of the test."""
    monkeypatch.chdir(tmp_path)


@pytest.mark.daily
def test_examples_give_their_results() -> None:
    failures = [failures_of(each) for each in docstrings() if not compiles(each)]
    assert not any(failures), "".join(failures)


@pytest.mark.daily
def test_every_example_is_in_a_docstring() -> None:
    """Such an example would be on no page, and nothing would run it."""
    written = {file: file.read_text().count(">>> ") for file in files()}
    run = {file: sum(len(each.examples) for each in docstrings_of(file)) for file in files()}
    assert written == run


# ---- public names --------------------------------------------------------------------------------


class PublicName(NamedTuple):
    """A function, class or method in the docs."""

    name: str
    value: object

    @property
    def has_example(self) -> bool:
        """Whether its docstring has an example."""
        return ">>>" in (inspect.getdoc(self.value) or "")


def is_ours(of: object) -> bool:
    """Return whether a given class or function is defined in the package."""
    return getattr(of, "__module__", "").partition(".")[0] == "risk_widget"


def methods(of: type) -> Iterator[tuple[str, object]]:
    """Yield the public methods of a class, including inherited ones, by their definitions.

    Left out are properties, which the example of their class shows; methods that another library
    names and calls, such as those of every widget; and what the docs leave out.
    """
    foreign = {name for base in of.__mro__ if not is_ours(base) for name in vars(base)}
    for base in filter(is_ours, of.__mro__):
        for name, value in vars(base).items():
            function = getattr(value, "__func__", value)
            if name.startswith("_") or name in foreign or not inspect.isroutine(function):
                continue
            if ":meta private:" not in (function.__doc__ or ""):
                yield f"{base.__qualname__}.{name}", function


def public_names() -> list[PublicName]:
    """List all functions and classes, and their methods.

    Left out are values, types that are not classes, and errors, which nobody makes.
    """
    found: dict[int, PublicName] = {}
    for face, module in FACES.items():
        for name in module.__all__:
            value = getattr(module, name)
            is_error = isinstance(value, type) and issubclass(value, BaseException)
            if is_error or not (inspect.isfunction(value) or inspect.isclass(value)):
                continue
            found.setdefault(id(value), PublicName(f"{face}.{name}", value))
            if isinstance(value, type):
                for method, function in methods(value):
                    found.setdefault(id(function), PublicName(f"{face}: {method}", function))
    return list(found.values())


def test_every_public_name_has_an_example() -> None:
    names = public_names()
    assert len(names) > 200
    assert [each.name for each in names if not each.has_example] == []


if __name__ == "__main__":
    run = [each for each in docstrings() if not compiles(each)]
    compiled = [each for each in docstrings() if compiles(each)]
    names = public_names()
    print(f"{sum(len(each.examples) for each in run)} lines in {len(run)} docstrings are run,")
    print(f"{sum(len(each.examples) for each in compiled)} more with the fast game.")
    having = sum(each.has_example for each in names)
    print(f"{having} of {len(names)} public names have an example.")
