"""Percentages are written in only one way, and never break between number and sign."""

from __future__ import annotations

import re
import tokenize
from pathlib import Path

import pytest

from risk_widget.messages import say
from risk_widget.results.displays import chance_message, percent, whole_percent

ROOT = Path(__file__).resolve().parents[2]
CATALOGS = ROOT / "risk_widget/messages"
SPACE = r'\{ "\\u00A0" \}%'
JOINED = {
    **dict.fromkeys(("en", "it"), r"[\d}]%"),
    **dict.fromkeys(("sv", "de"), SPACE),
    # In an adjective, the number and its sign are written as one word.
    "cs": rf"{SPACE}|\d%(?= interval)",
}
"""How each language joins a number to its sign: directly, or with a no-break space."""
SPACED = re.compile(r"[\d}][ \xa0]%(?! ?[\d(])")
"""A sign apart from its number, as English doesn't write it; a remainder has a number after it."""
GLUED = re.compile(r"\.0?[0-9]?%\}|:\.\d%")


def code() -> list[Path]:
    found = [
        *(ROOT / "risk_widget").rglob("*.py"),
        *(ROOT / "js/src").rglob("*.js"),
        *(ROOT / "js/play").glob("*.js"),
    ]
    assert len(found) > 200
    return found


def texts_of_ours(path: Path) -> list[str]:
    """Return the comments and strings of a Python file, or any other file as a whole."""
    if path.suffix != ".py":
        return [path.read_text()]
    with path.open("rb") as file:
        tokens = list(tokenize.tokenize(file.readline))
    code_only = (tokenize.NAME, tokenize.NUMBER, tokenize.OP)
    return [token.string for token in tokens if token.type not in code_only]


@pytest.mark.parametrize("number", [0, 0.0001, 0.0049, 0.005, 0.245, 0.785, 0.994, 0.9951, 1])
def test_a_chance_never_breaks_from_its_sign(number: float) -> None:
    told = percent(number)
    assert re.fullmatch(r"(under\xa0|over\xa0)?\d+%", told)
    if 0.005 <= number < 0.995:
        assert told == say("page-percent", percent=whole_percent(number))
    assert chance_message(number).code.startswith("display-percent")


@pytest.mark.parametrize("language", JOINED)
def test_no_message_writes_a_percentage_in_another_way(language: str) -> None:
    catalog = (CATALOGS / f"{language}.ftl").read_text()
    for number, line in enumerate(catalog.splitlines(), start=1):
        # This message labels columns and charts, where the sign has no number.
        rest = re.sub(JOINED[language], "", line)
        alone = line.startswith("display-in-per-cent")
        assert line.startswith("#") or alone or "%" not in rest, f"{number}: {line}"


def test_no_code_writes_a_percentage_itself() -> None:
    found = [
        f"{path}:{number}: {line.strip()}"
        for path in code()
        for number, line in enumerate(path.read_text().splitlines(), start=1)
        if (GLUED.search(line) or re.search(r"\} ?%[`\"']", line))
        and not any(word in line for word in ("width", "style", "height", "left:"))
    ]
    assert not found, "\n".join(found)


def test_english_puts_no_space_before_the_sign() -> None:
    """Our docstrings, comments, pages and programs are English, except where they quote texts."""
    found = [*code(), *ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
    for folder in ("benchmarks", "examples", "tools"):
        found += (ROOT / folder).rglob("*.py")
    quoting = [ROOT / "docs/glossary.md", ROOT / "docs/languages.md"]
    odd = {
        str(path.relative_to(ROOT)): SPACED.findall(text)
        for path in sorted({*found} - {*quoting})
        # Few files have a sign apart from its number, so few need to be split into tokens.
        if SPACED.search(path.read_text())
        for text in texts_of_ours(path)
        if SPACED.search(text)
    }
    assert odd == {}
