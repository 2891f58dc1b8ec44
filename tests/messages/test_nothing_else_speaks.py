"""Sentences stand in the catalogs: no code says anything by itself."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE: Final = Path(__file__).resolve().parents[2] / "risk_widget"

GAP: Final = "{}"
"""What stands for a value in an f-string."""
PHRASE: Final = re.compile(
    r"""[A-Za-z][a-z]*[,:;]?\ [a-z]{2,}  # two words, the second one in small letters,
      | [a-z]{3,}[,:;]?\ ["'(]?\{\}      # or a word before a value,
      | \{\}["')]?[,:;]?\ [a-z]{3,}      # or one after it""",
    re.VERBOSE,
)
MARKUP: Final = re.compile(r"</?[A-Za-z]|[a-z]+=['\"{]|@media|[a-z-]+:[^ ;]+;")
"""SVG, HTML and CSS; and how Python shows an object, ``<Board 'classic': …>``."""
TAG: Final = re.compile(
    r"<[^>]*>?|[a-z:-]+=('[^']*'?|\"[^\"]*\"?|\{\}|)|[a-z-]+:[^;]*;|\w+\([^)]*\)|@media[^{]*"
)
PYTHONS_OWN: Final = ("AssertionError", "AttributeError", "IndexError", "LookupError", "TypeError")
"""Errors that only somebody who writes programs meets; Python's own are in English too."""
CODE: Final = (
    *("not ({})", "import risk_widget as rw", "# {}\nanswer = ...", "risk_widget lessons"),
    *("export default {", "\n.jp-OutputArea"),
)
"""How strings begin that are made for Python, for the file system and for the page."""
RECORDS: Final = re.compile(
    r"""(\{\}\ |\#\ )?
        (attack|bonus|capital|card|cards|claim|dealt|defend|dice|fall|fortify|losses|moved|occupy
         |out|pile|place|round|starter|trade|won|worth)
        (,?\ \{\}(>\{\})?)+""",
    re.VERBOSE,
)
"""The words of records (docs/notation.md), which are the same in every language."""
NOT_SAID: Final = re.compile(r"(re|log)\.|_?note$|\w+\.add_note$")
"""Calls whose texts are patterns, go into the log, or are added to what a program has raised."""
FOR_AUTHORS: Final = re.compile(r"(Known|Such|Within|Problem|.*\.under)$")
"""Calls that say, in English, what is wrong with a file or with the arguments of a program."""
OF_PROBLEMS: Final = ("must ", "lacks ", "has no ", "asks for ")
"""How the texts of these problems begin, wherever they are put together: a place goes before."""
AUTHORING: Final = frozenset(
    {
        *("schema.py", "scenario.py"),
        *(
            f"lessons/{name}.py"
            for name in (
                *("challenge", "checking", "checks", "lesson_file", "notebook", "puzzles"),
                *("step", "step_reader", "variations"),
            )
        ),
    }
)
"""Files whose sentences only the authors of files and of programs read: those are in English."""
FOR_PROGRAMMERS: Final = ("ValueError", "TimeoutError", "SchemaError", "ResetNeeded", "SpielError")
"""Errors about an argument or a bot, which whoever wrote the call reads; others are messages."""


def phrases(source: str) -> Iterator[tuple[int, str]]:
    """The strings of a module that read as a sentence or a part of one, with their lines."""
    for node in _strings(ast.parse(source)):
        text = _text(node)
        if MARKUP.search(text):
            text = TAG.sub("", text)
        if (
            PHRASE.search(text)
            and not text.startswith((*CODE, *OF_PROBLEMS))
            and not RECORDS.fullmatch(text)
        ):
            yield node.lineno, text


def _strings(node: ast.AST) -> Iterator[ast.Constant | ast.JoinedStr]:
    """The strings that somebody may get to see: no docstrings, patterns, logs, type hints."""
    match node:
        case ast.Expr(value=ast.Constant()):
            return
        case ast.AnnAssign(annotation=ast.Name(id="TypeAlias")):
            return
        case ast.Assert():
            yield from _strings(node.test)
            return
        case ast.Raise(exc=ast.Call(func=ast.Name(id=name))) if name in PYTHONS_OWN:
            return
        case ast.Raise(exc=ast.Call(func=ast.Name(id=name))) if name in FOR_PROGRAMMERS:
            return
        case ast.Call() if NOT_SAID.match(ast.unparse(node.func)):
            return
        case ast.Call() if FOR_AUTHORS.match(ast.unparse(node.func)):
            return
        case ast.Constant(value=str()):
            yield node
        case ast.JoinedStr():
            yield node
            for value in node.values:
                if isinstance(value, ast.FormattedValue):
                    yield from _strings(value.value)
            return
    for name, child in ast.iter_fields(node):
        if name not in ("annotation", "returns"):
            for part in child if isinstance(child, list) else [child]:
                if isinstance(part, ast.AST):
                    yield from _strings(part)


def _text(node: ast.Constant | ast.JoinedStr) -> str:
    if isinstance(node, ast.Constant):
        return str(node.value)
    return "".join(
        str(part.value) if isinstance(part, ast.Constant) else GAP for part in node.values
    )


FILES: Final = [
    file
    for file in sorted(PACKAGE.rglob("*.py"))
    if file.relative_to(PACKAGE).as_posix() not in AUTHORING
]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(PACKAGE).as_posix())
def test_no_sentence_stands_in_the_code(file: Path) -> None:
    assert list(phrases(file.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('raise NoSeat(f"there is no seat {seat}")', ["there is no seat {}"]),
        ('raise ValueError(f"seat must be a seat, not {seat}")', []),
        ('error.add_note(f"game {number} of {games}")', []),
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
        ('Problem("is what nobody wants")', []),
        ('Such("a word of two", test)', []),
        ('said = error.under(f"the board {name} is wrong")', []),
        ('text = f"must have {most} of them"', []),
        ('return f"<Board {id}: {n} territories>"', []),
    ],
)
def test_what_counts_as_a_sentence(code: str, found: list[str]) -> None:
    assert [text for _, text in phrases(code)] == found
