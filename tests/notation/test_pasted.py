"""Reading texts pasted from e-mails, chats and programs, and texts of any size."""

from __future__ import annotations

import html
import json
import quopri
import sys
import textwrap
from functools import cache
from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from risk_widget.engine.actions import EndPhase
from risk_widget.game import Game
from risk_widget.notation import position_of, record_of
from risk_widget.play.new_game import read_text
from tests.notation.games import END, act, attack, game_from, occupy, place

if TYPE_CHECKING:
    from collections.abc import Callable


@cache
def texts() -> dict[str, str]:
    """Return a position, and the record of the game that leads to it."""
    given = {
        "turn": "red",
        "phase": "reinforce",
        "to_place": 3,
        "territories": {
            "*": ["red", 4],
            "peru": ["blue", 1],
            "brazil": ["blue", 2],
            "egypt": ["green", 2],
        },
    }
    game = game_from("italian", "domination", given, dice=[6, 5, 4, 1])
    act(game, place("argentina", 3), END, attack("argentina", "peru", 3), occupy(3))
    return {
        "position": position_of(game),
        "record": record_of(game, names={"red": 'Ada "L."', "blue": "Zoë"}, comments={1: "so > 2"}),
    }


def lined(mark: str) -> Callable[[str], str]:
    """Return a function that puts a mark before each line."""
    return lambda text: "".join(f"{mark}{line}\n" for line in text.splitlines())


def replaced(old: str, new: str) -> Callable[[str], str]:
    return lambda text: text.replace(old, new)


def around(first: str, last: str) -> Callable[[str], str]:
    return lambda text: f"{first}{text}{last}"


LINES: Final = {
    f"{mark!r} before each line": lined(mark)
    for mark in (
        *("> ", ">", ">> ", "> > ", ">> > ", "  > ", "\t> ", "| ", "│ ", "&gt; "),
        *("\t", "\t\t", " \t ", "    ", "\u00a0", "\u00a0\u00a0> ", "\u3000", "\u200b", "\u2003"),
    )
}
FENCES: Final = {
    f"{first!r} above": around(first, last)
    for first, last in (
        *(("```\n", "\n```"), ("```text\n", "\n```\n"), ("~~~\n", "\n~~~"), ("~~~~\n", "\n~~~~")),
        *(
            ("````toml\n", "\n````"),
            ("  ```\n", "\n  ```\n"),
            ("```\n", "\n"),
            ("\n\n```\n", "```"),
        ),
        ("Here it is:\n\n```\n", "\n```\n\nYours, Ada\n"),
    )
}
QUOTES: Final = {
    f"{first}…{last}": around(first, last)
    for first, last in (
        *("``", "''", '""', "“”", "„“", "‘’", "‚‘", "«»", "»«", "‹›", "**", "__"),
        *(("```", "```"), ("``", "``"), ('"""', '"""'), ("**`", "`**"), ("“`", "`”"), ('" ', ' "')),
        *(
            ("<code>", "</code>"),
            ("<pre>\n", "\n</pre>"),
            ("(", ")"),
            ("`", "`."),
            ('text = "', '"'),
        ),
    )
}
SIGNS: Final = {
    "a byte order mark": around("\ufeff", ""),
    "CRLF": replaced("\n", "\r\n"),
    "CR": replaced("\n", "\r"),
    "no-break spaces": replaced(" ", "\u00a0"),
    "narrow spaces": replaced(" ", "\u202f"),
    "hyphens": replaced("-", "\u2011"),
    "signs without a width": replaced(" ", "\u200b \u2060"),
    "directions": around("\u200e\u202a", "\u202c"),
    "entities": html.escape,
    "blank lines": replaced("\n", "\n\n"),
}
WAYS: Final = {**LINES, **FENCES, **QUOTES, **SIGNS}


def numbered(form: str) -> Callable[[str], str]:
    """Return a function that puts a number before each line."""
    return lambda text: "\n".join(
        form.format(n) + line for n, line in enumerate(text.splitlines(), start=1)
    )


def cut(width: int) -> Callable[[str], str]:
    """Return a function that breaks lines at a width, even within words."""
    return lambda text: "\n".join(
        line[at : at + width]
        for line in text.splitlines()
        for at in range(0, len(line) or 1, width)
    )


def wrapped(text: str) -> str:
    """Break lines between words, as an e-mail program does."""
    return "\n".join(
        "\n".join(textwrap.wrap(line, 72, break_long_words=False, break_on_hyphens=False))
        for line in text.splitlines()
    )


def wide(text: str) -> str:
    """Replace the characters of a text with the wide forms used next to Chinese characters."""
    return "".join(chr(ord(sign) + 0xFEE0) if "!" <= sign <= "~" else sign for sign in text)


def in_mail(text: str) -> str:
    return quopri.encodestring(text.encode()).decode()


COMMENTS: Final = {
    f"{mark!r} before each line": lined(mark)
    for mark in ("# ", "#", "// ", " * ", "+", "- ", "-- ", "; ", "[12:01] Ada: ", "12:01 <Ada> ")
}
CONSOLES: Final = {
    "a prompt above": around(">>> game.position()\n", "\n>>> \n"),
    "two prompts above": around("In [3]: print(\n   ...: text)\n", ""),
    **{
        f"{mark!r} before the first line": around(mark, "")
        for mark in (
            "Out[3]: ",
            "- ",
            "# ",
            "// ",
            "Ada: ",
            "1. ",
            "[12:01] Ada: ",
            "30.11.2026, 12:01 - Ada: ",
        )
    },
    **{
        f"{form!r} before each line": numbered(form)
        for form in ("{:3}  ", "{}: ", "{:>4}| ", "{}. ")
    },
}
CODE: Final = {
    "raw": around("r'''", "'''"),
    "a raw assignment": around("text = r'''\n", "'''\n"),
    "a call": around('rw.Game.replay("""', '""")'),
    "a dedented text": lambda text: (
        f'textwrap.dedent("""\\\n{textwrap.indent(text, "    ")}\n    """)'
    ),
}
SENT: Final = {
    "a comma below": around("", ","),
    "a full stop below": around("", "."),
    "quoted-printable": in_mail,
    "wide signs": wide,
    "lines cut at 72": cut(72),
    "lines wrapped at 72": wrapped,
}
FAR: Final = {**COMMENTS, **CONSOLES, **CODE, **SENT}
"""Changes to a text that are undone only if the text can't be read otherwise."""


AMONG: Final = {
    "a mail": around(
        "Hi Bob,\nlook at this, before move 12, it is a bad one for us:\n\n", "\n\nAda\n"
    ),
    "a signature below": around("", "\n-- \nAda Lovelace, London\n"),
    "a sender above": around("ada  10:32 AM\n", ""),
    "a directive above": lambda text: f"::\n\n{textwrap.indent(text, '    ')}",
    "a LaTeX environment": around("\\begin{verbatim}\n", "\n\\end{verbatim}"),
    "JSON data": lambda text: json.dumps({"from": "Ada", "parts": [1, {"text": text}]}),
    "a cell of a table": lambda text: '"{}"'.format(text.replace('"', '""')),
    "a spoiler": around("||", "||"),
    "brackets": around("[", "]"),
}
"""Changes that put other text around a text, or put it inside another format."""


def read(kind: str, text: str) -> None:
    """Read a text as a position or a record."""
    if kind == "position":
        assert position_of(Game.from_position(text)) == texts()["position"]
        game = read_text(text).game
        assert position_of(game) == texts()["position"]
    else:
        replay = Game.replay(text)
        assert replay.ok, replay.message
        assert position_of(replay.game) == texts()["position"]
        assert len(replay.comments) == 1
        assert set(replay.names) == {"red", "blue"}
        assert read_text(text).stopped is None


@pytest.mark.parametrize("way", [*WAYS, *FAR, *AMONG])
@pytest.mark.parametrize("kind", ["position", "record"])
def test_characters_around_a_text_are_ignored(kind: str, way: str) -> None:
    read(kind, {**WAYS, **FAR, **AMONG}[way](texts()[kind]))


@settings(deadline=None)
@given(
    kind=st.sampled_from(["position", "record"]),
    fence=st.sampled_from([*FENCES.values(), str]),
    line=st.sampled_from([*LINES.values(), str]),
    sign=st.sampled_from([*SIGNS.values(), str]),
)
def test_several_layers_around_a_text_are_ignored(
    kind: str,
    fence: Callable[[str], str],
    line: Callable[[str], str],
    sign: Callable[[str], str],
) -> None:
    read(kind, sign(line(fence(texts()[kind]))))


@settings(deadline=None)
@given(
    kind=st.sampled_from(["position", "record"]),
    first=st.sampled_from(sorted({**WAYS, **FAR})),
    last=st.sampled_from(sorted({**WAYS, **FAR})),
)
def test_any_two_layers_around_a_text_are_ignored(kind: str, first: str, last: str) -> None:
    ways = {**WAYS, **FAR}
    read(kind, ways[last](ways[first](texts()[kind])))


@pytest.mark.parametrize("kind", ["position", "record"])
@pytest.mark.parametrize("written", [repr, json.dumps, lambda text: f"x = {text!r}"])
def test_a_text_quoted_from_a_program_is_read(kind: str, written: Callable[[str], str]) -> None:
    read(kind, written(texts()[kind]))


def test_a_mail_around_a_quoted_record_is_ignored() -> None:
    quoted = lined("> ")(texts()["record"])
    read("record", f"On Monday Ada wrote:\n\n{quoted}\nThat was close!\n-- \nBlue\n")
    read("record", f"This is my game.\n\n{texts()['record']}\nGreetings, Ada\n")


def test_a_position_split_over_lines_is_read() -> None:
    words = texts()["position"].split()
    read("position", "> " + " ".join(words[:5]) + "\n> " + " ".join(words[5:]) + "\n")


def test_an_error_concerns_the_inner_text_and_names_its_line() -> None:
    broken = texts()["record"].replace("occupy 3", "occupy 9")
    plain = Game.replay(broken)
    quoted = Game.replay(lined("> ")(broken))
    assert (quoted.ok, quoted.line, quoted.rule) == (False, plain.line, plain.rule)
    fenced = Game.replay(f"```\n{broken}```\n")
    assert plain.line is not None
    assert fenced.line == plain.line + 1


HUGE: Final = st.integers(1, 10**20) | st.sampled_from([10**9 + 1, 10**30, 10**400, 10**999])


@settings(deadline=None)
@given(armies=HUGE, more=HUGE, rounds=HUGE)
def test_any_game_that_can_be_played_can_be_read_back(armies: int, more: int, rounds: int) -> None:
    given = {
        "turn": "red",
        "phase": "reinforce",
        "to_place": more,
        "round": rounds,
        "sets_traded": rounds,
        "territories": {"*": ["red", armies], "peru": ["blue", armies], "japan": ["green", 1]},
    }
    game = game_from("italian", "domination", given, dice=[6, 5, 4, 1, 1, 1])
    for step in ({}, place("brazil", more), END, attack("brazil", "peru", 1)):
        if step:
            game.apply(step)
        text = position_of(game)
        assert position_of(Game.from_position(text)) == text
        again = Game.replay(record_of(game), strict=True).game
        assert position_of(again) == text


@settings(deadline=None)
@given(
    armies=HUGE | st.sampled_from([2**61, 2**63]), phase=st.sampled_from(["reinforce", "fortify"])
)
def test_any_number_of_legal_actions_can_be_asked_for_and_used(armies: int, phase: str) -> None:
    given = {
        "turn": "red",
        "phase": phase,
        "territories": {"*": ["red", armies], "peru": ["blue", armies], "japan": ["green", 1]},
    }
    game = game_from(
        "italian", "domination", given | ({"to_place": armies} if phase == "reinforce" else {})
    )
    legal = game.legal_actions()
    number = sum(block.length for block in legal._blocks)
    if number <= sys.maxsize:
        assert len(legal) == number
    else:
        with pytest.raises(OverflowError, match="more legal actions than"):
            len(legal)
    assert legal
    assert legal[number - 1] == legal[-1] == next(reversed(legal))
    assert legal[0] in legal
    assert number <= 3 or f"{number} in all" in repr(legal)
    assert legal._repr_html_()


@pytest.mark.parametrize(
    "armies", [10**13, 10**400, 10**999], ids=lambda n: f"{len(str(n))} digits"
)
def test_numbers_too_large_for_fractions_are_still_checked(armies: int) -> None:
    given = {
        "turn": "red",
        "phase": "reinforce",
        "to_place": armies,
        "round": armies,
        "territories": {"*": ["red", armies], "peru": ["blue", armies], "japan": ["green", 1]},
    }
    game = game_from("italian", "domination", given)
    game.apply(game.hint().action)
    assert sum(game.evaluate().chances.values()) == pytest.approx(1)


def test_a_record_of_many_rounds_is_read_back() -> None:
    game = Game.new(edition="czech", mode="domination", seats=3, seed=1)
    while game.state.round < 60:
        ends = [action for action in game.legal_actions() if type(action) is EndPhase]
        game.apply(ends[0] if ends else game.legal_actions()[0])
    again = Game.replay(game.record(), strict=True).game
    assert again.position() == game.position()
