"""Names that people type: one rule for keeping, comparing and showing them."""

from __future__ import annotations

import json
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

import risk_widget as rw
from risk_widget.host.session import Session
from risk_widget.lessons import Progress
from risk_widget.messages import Message, Names, render
from risk_widget.reading.clean_names import MOST_LETTERS, clean_name, isolated, printable, same_name

ANYTHING = st.text(st.characters(exclude_categories=[]), max_size=80)
TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c"
UNSEEN = f"{TURNING}\u200b\ufeff\u2060\u00ad\x00\x07\x1b\x7f\u3164\u2800"


@given(name=ANYTHING)
def test_a_name_is_short_composed_and_on_one_line(name: str) -> None:
    clean = clean_name(name)
    assert len(clean) <= MOST_LETTERS
    assert clean == clean_name(clean) == unicodedata.normalize("NFC", clean)
    assert clean == " ".join(clean.split())
    assert not {*clean} & {*UNSEEN}
    clean.encode()
    assert json.loads(json.dumps(clean)) == clean


@given(name=st.text(st.sampled_from(UNSEEN + " \u00a0\u200d")))
def test_an_invisible_name_is_no_name(name: str) -> None:
    assert clean_name(name) == ""


@given(name=ANYTHING, unseen=st.text(st.sampled_from(UNSEEN[:16])), at=st.integers(0, 80))
def test_different_spellings_of_a_name_are_the_same(name: str, unseen: str, at: int) -> None:
    name = clean_name(name)
    written = f" {name[:at]}{unseen}{name[at:]} "
    for way in ("NFC", "NFD"):
        assert same_name(unicodedata.normalize(way, written)) == same_name(name)


@pytest.mark.parametrize(
    "name",
    ["Zo\u00eb", "\u05e2\u05d3\u05d4", "\U0001f9d1\u200d\U0001f393 Ada", "O'Neil", "<b>", "李"],
)
def test_real_names_stay_unchanged(name: str) -> None:
    assert clean_name(name) == name


@given(text=ANYTHING)
def test_all_printed_text_can_be_encoded(text: str) -> None:
    assert printable(text).encode() or not text
    kept = "".join(sign for sign in text if not "\ud800" <= sign <= "\udfff")
    assert {*kept} - {"\ufffd"} <= {*printable(text)}


@given(name=ANYTHING)
def test_a_player_has_the_clean_name_everywhere(name: str) -> None:
    """The name may come from a program, a guest's page or a kept game."""
    game = rw.Game.new(edition="czech", mode="domination", seats=3, seed=1)
    session = Session(game, names={"red": name})
    match = session.match
    assert match is not None
    wanted = {"red": clean_name(name)} if clean_name(name) else {}
    assert match.chosen_names == wanted
    match.rename("red", name)
    assert match.chosen_names == wanted
    progress = Progress()
    progress.name = name
    assert progress.name == clean_name(name)
    again = Progress()
    again.read(progress.to_dict())
    assert again.name == progress.name


@pytest.mark.parametrize("name", ["\u05e2\u05d3\u05d4", "\u0639\u0644\u064a 4", "Ada \u05d0"])
def test_a_right_to_left_name_does_not_reverse_its_sentence(name: str) -> None:
    names = Names(seats={"red": name})
    said = render(
        Message(
            "bot-failed", {"bot": "x", "seat": "red", "round": 4, "phase": "attack", "why": ""}
        ),
        names,
    )
    assert f"\u2068{name}\u2069" in said
    assert said.count("\u2068") == said.count("\u2069") == 1
    said = render(
        Message(
            "homework-row",
            {"pupil": name, "title": "x", "solved": 1, "first": 2, "steps": 3, "tries": 4},
        )
    )
    assert said.startswith(f"\u2068{name}\u2069: x, 1 of 3")


@given(name=ANYTHING)
def test_every_isolate_is_closed(name: str) -> None:
    shown = isolated(clean_name(name))
    assert shown.strip("\u2068\u2069") == clean_name(name)
    assert shown.count("\u2068") == shown.count("\u2069")


def test_a_snapshot_contains_no_direction_override() -> None:
    game = rw.Game.new(edition="czech", mode="domination", seats=3, seed=1)
    session = Session(game, names={"red": "\u202eevil", "green": "\u2067\u202dx"})
    text = json.dumps(session.snapshot(), ensure_ascii=False)
    assert "evil" in text
    assert not {*text} & {*TURNING}
