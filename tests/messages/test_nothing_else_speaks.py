"""Players and learners read messages from the catalogs; only authors read sentences in the code.

An author writes a file, a bot or a program. Errors for authors are plain English where they are
raised. All other sentences are messages.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from typing import TYPE_CHECKING, Final, cast

import pytest

from tests.trees import PACKAGE, package_nodes

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


FOR_AUTHORS: Final = frozenset(
    {
        # Errors that Python itself defines.
        *("AssertionError", "AttributeError", "ImportError", "IndexError", "KeyError"),
        *(
            "LookupError",
            "OverflowError",
            "RuntimeError",
            "TimeoutError",
            "TypeError",
            "ValueError",
        ),
        # Errors that the interfaces to learning libraries raise.
        *("ResetNeeded", "SpielError"),
        # Errors for authors: a bot asked at the wrong time, a scenario that fails, a value of the
        # wrong kind, a program that begins games in a bot's process.
        *("NothingToChoose", "CaseFailed", "SchemaError", "InsideError"),
        # Files of lessons and puzzles.
        *("ExpressionError", "LessonError", "PuzzleError"),
    }
)
"""Errors with their sentences in the code, because only authors see them."""
FOR_PLAYERS: Final = frozenset(
    {
        *("WordedError", "MessageError", "MessageKeyError"),
        # Actions that are refused, on the page or in a game.
        *("IllegalAction", "Refused", "UnknownClause"),
        # Positions and records that players paste, and the editions and boards that these name.
        *("ActionTextError", "BoardError", "DeckUntold", "EditionError", "ImpossiblePosition"),
        *(
            "LineError",
            "LinkError",
            "OutOfDice",
            "PositionDataError",
            "PositionError",
            "RecordError",
        ),
        # Lessons, and answers to them.
        *("NoMistakesError", "NothingToAskError", "ProgressError", "UnclearError"),
        # Several screens, opened from the page's menu.
        "TableError",
    }
)
"""Errors whose sentences are messages, because players and learners see them."""
INTERNAL: Final = frozenset({"CatalogError", "Unpackable", "_Open"})
"""Errors that nobody sees: those of tests, and those that only direct the control flow."""
PARTS_FOR_AUTHORS: Final = frozenset(
    {
        # Problems with a value, and checks that the annotation of a value demands.
        *("Known", "Problem", "Such", "flag", "number", "read", "whole", "word"),
    }
)
"""Calls that build part of an error for authors, or that check a value and raise one."""
FILES_FOR_AUTHORS: Final = (
    *(
        "messages/form.py",
        "scenario.py",
        "reading/schema.py",
        "reading/sources.py",
        "reading/spelling.py",
    ),
    "translations.py",
    # Modules that speak to authors of bots.
    *("bots/__main__.py", "bots/answering.py", "bots/guard.py", "bots/programs.py"),
    "laboratory/checking.py",
    # Modules that vary positions for programs, and play games from them.
    *("engine/variation.py", "laboratory/positions.py"),
    # Readers of lesson files, and the program that tries lessons out for their authors.
    *("teaching/checking.py", "course/checks.py", "course/lesson_file.py"),
    "course/step_reader.py",
)
"""Files that speak only to authors."""
SAID: Final = "as-said"
"""The message that passes on an error for authors."""

GAP: Final = "{}"
"""A value in an f-string."""
PHRASE: Final = re.compile(
    r"""[A-Za-z][a-z]*[,:;]?\ [a-z]{2,}  # two words, the second one in small letters,
      | [a-z]{3,}[,:;]?\ ["'(]?\{\}      # or a word before a value,
      | \{\}["')]?[,:;]?\ [a-z]{3,}      # or one after it""",
    re.VERBOSE,
)
MARKUP: Final = re.compile(r"</?[A-Za-z]|[a-z]+=['\"{]|@media|[a-z-]+:[^ ;]+;")
"""SVG, HTML and CSS, and objects as Python shows them, such as ``<Board 'classic': …>``."""
TAG: Final = re.compile(
    r"<[^>]*>?|[a-z:-]+=('[^']*'?|\"[^\"]*\"?|\{\}|)|[a-z-]+:[^;]*;|\w+\([^)]*\)|@media[^{]*"
)
CODE: Final = (
    *("not ({})", "import risk_widget", "# {}\nanswer = ...", "risk_widget lessons"),
    "risk_widget homework",
    *("export default {", "\n.jp-OutputArea"),
)
"""The beginnings of strings that are code, commands or files, not sentences."""
RECORDS: Final = re.compile(
    r"""(\{\}\ |\#\ )?
        (attack|bonus|capital|card|cards|claim|dealt|defend|dice|fall|fortify|losses|moved|occupy
         |out|pile|place|round|starter|trade|won|worth)
        (,?\ (\{\}(>\{\})?|[a-z]+>[a-z]+))+""",
    re.VERBOSE,
)
"""Words in records (docs/notation.md), which are the same in every language."""
NOT_SAID: Final = re.compile(r"(re|log)\.|_?note$|error\.add_note$|warnings\.warn$")
"""Calls that take patterns, log entries, or warnings for programmers."""


@cache
def modules() -> dict[Path, ast.Module]:
    """Return the modules of the package."""
    found = {file: module for file, (module, *_) in package_nodes().items()}
    assert len(found) > 150
    return cast("dict[Path, ast.Module]", found)


def phrases(module: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield the line and the text of each string in a module that reads like a sentence."""
    for node in _strings(module, frozenset()):
        text = _text(node)
        if MARKUP.search(text):
            text = TAG.sub("", text)
        if PHRASE.search(text) and not text.startswith(CODE) and not RECORDS.fullmatch(text):
            yield node.lineno, text


def _strings(node: ast.AST, parts: frozenset[str]) -> Iterator[ast.Constant | ast.JoinedStr]:
    """Yield the strings that a player may see.

    Docstrings, patterns, logs, type hints and errors for authors are left out.

    Args: node: where to look. parts: variables that become part of errors for authors.
    """
    if _is_for_authors(node):
        return
    match node:
        case ast.FunctionDef(name=name) if name.startswith("problems"):
            return  # Problems in a file are for its author.
        case ast.FunctionDef():
            parts = _parts_of_errors_for_authors(node)
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AugAssign(target=ast.Name(id=name)) if (
            name in parts
        ):
            return
        case ast.Expr(value=ast.Constant()):
            return
        case ast.AnnAssign(annotation=ast.Name(id="TypeAlias")):
            return
        case ast.Assert():
            yield from _strings(node.test, parts)
            return
        case ast.Call() if NOT_SAID.match(ast.unparse(node.func)):
            return
        case ast.Constant(value=str()):
            yield node
        case ast.JoinedStr():
            yield node
            for value in node.values:
                if isinstance(value, ast.FormattedValue):
                    yield from _strings(value.value, parts)
            return
    for name, child in ast.iter_fields(node):
        if name not in ("annotation", "returns"):
            for part in child if isinstance(child, list) else [child]:
                if isinstance(part, ast.AST):
                    yield from _strings(part, parts)


def _is_for_authors(node: ast.AST) -> bool:
    match node:
        case ast.Call(func=ast.Name(id=name)) if name in FOR_AUTHORS | PARTS_FOR_AUTHORS:
            return True
        case ast.Call(func=ast.Attribute(attr="under")):
            return True
        case ast.Call(args=[ast.Constant(value=code), *_]) if code == SAID:
            return True
    return False


def _parts_of_errors_for_authors(function: ast.AST) -> frozenset[str]:
    """Return the variables that errors for authors use, directly or through other variables."""
    nodes = [*ast.walk(function)]
    found = {name for node in nodes if _is_for_authors(node) for name in _names(node)}
    for node in reversed(nodes if found else []):
        match node:
            case ast.Assign(targets=[target], value=value) | ast.For(target=target, iter=value):
                if found & {*_names(target)}:
                    found |= {*_names(value)}
    return frozenset(found)


def _names(node: ast.AST) -> Iterator[str]:
    return (name.id for name in ast.walk(node) if isinstance(name, ast.Name))


def _text(node: ast.Constant | ast.JoinedStr) -> str:
    if isinstance(node, ast.Constant):
        return str(node.value)
    return "".join(
        str(part.value) if isinstance(part, ast.Constant) else GAP for part in node.values
    )


def test_the_code_contains_no_sentence_for_players() -> None:
    for_authors = {PACKAGE / name for name in FILES_FOR_AUTHORS}
    found = [
        f"{file.relative_to(PACKAGE)}:{line}: {text}"
        for file, module in modules().items()
        if file not in for_authors
        for line, text in phrases(module)
    ]
    assert not found, "\n".join(found)


def test_every_error_is_for_authors_or_for_players() -> None:
    bases = {
        node.name: [ast.unparse(base) for base in node.bases]
        for module in modules().values()
        for node in ast.walk(module)
        if isinstance(node, ast.ClassDef)
    }

    def kinds(name: str) -> set[str]:
        return {name}.union(*(kinds(base) for base in bases.get(name, ())))

    errors = {
        name for name in bases if any(re.search("Error$|^Exception$", k) for k in kinds(name))
    }
    worded = {name for name in errors if "WordedError" in kinds(name)}
    assert worded == FOR_PLAYERS
    assert errors - worded == {name for name in FOR_AUTHORS if name in bases} | INTERNAL


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('raise MessageError(f"there is no seat {seat}")', ["there is no seat {}"]),
        ('raise ValueError(f"there is no seat {seat}")', []),
        (
            "def f():\n y = 'two words'\n raise ValueError(y)\n x = 'three small words'",
            ["three small words"],
        ),
        ("def f():\n x = ['two words']\n for y in x: raise ValueError(y)", []),
        ('yield Problem(f"must be {x} here")', []),
        ('raise EditionError.of("as-said", said=f"it is {x} here")', []),
        ('raise EditionError.of("other", said=f"it is {x} here")', ["it is {} here"]),
        ('x = f"{board.name} board"', ["{} board"]),
        ('x = f"number {n}"', ["number {}"]),
        ("x = {'a': 'what it is'}", ["what it is"]),
        ('x = "Picks any move."', ["Picks any move."]),
        ("x = f\"<b class='c'>{n} of them</b>\"", ["{} of them"]),
        ("x = f\"<b class='a b' style='left:{x}px;color:red'>{n}</b>\"", []),
        ('x = f"{a}-{b}: {c}"', []),
        ('x = f"attack {source}>{target} {armies}"', []),
        ('x = f"place {armies} here"', ["place {} here"]),
        ('"""It says what is there."""', []),
        ('raise IndexError("there are not so many")', []),
        ('x = re.compile("two words")', []),
        ('x: "Mapping of things" = {}', []),
        ('X: TypeAlias = Annotated[str, "a number of them"]', []),
        ('assert x, "it is there"', []),
        ('return f"<Board {id}: {n} territories>"', []),
    ],
)
def test_sentences_are_recognised(code: str, found: list[str]) -> None:
    assert [text for _, text in phrases(ast.parse(code))] == found
