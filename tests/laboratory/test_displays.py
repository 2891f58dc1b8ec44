"""In a terminal and a notebook, results show their figures and contain nothing harmful."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import risk_widget as rw
from risk_widget.messages import use_language
from risk_widget.results.displays import percent, whiskers
from tests.laboratory.shown import SHOWN, shown

TABLES = ("bots", "a table of odds", "editions", "lessons", "puzzles", "the course")
"""Results whose text is long, since it is a whole table."""


def html_of(shown: Any) -> str:
    if hasattr(shown, "_repr_html_"):
        return str(shown._repr_html_())
    return str(shown._repr_mimebundle_()["text/html"])


@pytest.mark.parametrize("name", SHOWN)
def test_a_notebook_output_has_no_script_and_loads_nothing(name: str) -> None:
    html = html_of(shown(name))
    page = Page()
    page.feed(html)
    assert page.words.strip()
    for tag, key, value in page.attributes:
        assert tag not in ("script", "link", "iframe", "object", "style")
        assert not key.startswith("on")
        assert not (value or "").strip().startswith(("http:", "https:", "//", "javascript:"))


@pytest.mark.parametrize("name", SHOWN)
def test_numbers_follow_the_language(name: str) -> None:
    page = Page()
    with use_language("de"):
        page.feed(html_of(shown(name)))
    assert not re.search(r"\d\.\d.{0,40}", page.words)


class Page(HTMLParser):
    """A parser that collects the words of a page, and the attributes of all its elements."""

    def __init__(self) -> None:
        super().__init__()
        self.words = ""
        self.attributes: list[tuple[str, str, str | None]] = []

    def handle_data(self, data: str) -> None:
        self.words += data

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += [(tag, "", ""), *((tag, key, value) for key, value in attrs)]


@pytest.mark.parametrize("name", SHOWN)
def test_a_terminal_gets_a_short_text(name: str) -> None:
    text = repr(shown(name))
    assert " object at 0x" not in text
    assert len(text) < 700 or name in TABLES


@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_a_share_of_0_or_1_is_drawn_completely(share: float) -> None:
    drawing = ET.fromstring(whiskers(max(0.0, share - 0.1), share, min(1.0, share + 0.1)))
    (circle,) = drawing.iter("circle")
    middle, radius = float(circle.attrib["cx"]), float(circle.attrib["r"])
    assert radius <= middle <= float(drawing.attrib["width"]) - radius


def test_numbers_above_bars_have_a_unit() -> None:
    """Numbers are left out where there are so many bars that each is narrow."""
    assert "attackers left, chance in percent" in html_of(rw.odds(8, 5))
    assert "in %" not in html_of(rw.odds(90, 40)).partition("defenders left")[0]


def test_an_experiment_distinguishes_points_from_per_cent() -> None:
    page = ET.fromstring(f"<div>{html_of(shown('an experiment'))}</div>")
    for row in [*page.iter("tr")][1:]:
        _, mean, difference, error = ("".join(cell.itertext()) for cell in row)
        assert "%" in mean
        assert "%" not in difference + error


def test_chances_have_a_row_for_each_seat() -> None:
    page = ET.fromstring(f"<div>{html_of(shown('chances'))}</div>")
    rows = [["".join(cell.itertext()) for cell in row] for row in page.iter("tr")][1:]
    chances = shown("chances").chances
    assert rows == [[seat.capitalize(), percent(chances[seat])] for seat in chances]


def test_a_verdict_names_its_clause() -> None:
    html = html_of(shown("a refusal"))
    assert "Not legal" in html
    assert "clause attack." in html or "action.malformed" in html


def test_legal_actions_are_listed_by_kind_with_their_effects() -> None:
    actions = shown("legal actions")
    assert isinstance(actions, rw.Game.new(seed=1).legal_actions().__class__)
    page = ET.fromstring(f"<div>{html_of(actions)}</div>")
    kinds = {type(action).__name__ for action in actions}
    words = "".join(page.itertext())
    assert all(kind in words for kind in kinds)


def test_a_bot_shows_its_settings() -> None:
    html = html_of(shown("a bot"))
    assert "Plays in a hurry" in html
    assert "patience" in html
    assert repr(shown("a bot")).startswith("<PlanningBot bold: ")


def test_an_incomplete_record_says_where_it_stops() -> None:
    game = rw.Game.new(edition="czech", mode="domination", seed=3)
    for _ in range(3):
        game.apply(game.legal_actions()[0])
    again = game.record().replace("red claim northwest-territory", "red claim alaska")
    replay = rw.Game.replay(again)
    assert not replay.ok
    assert f"stopped at line {replay.line}" in repr(replay)


def test_a_board_shows_its_continents() -> None:
    html = html_of(shown("a board"))
    assert "42 territories" in html
    assert "<img" in html
    assert "data:image/svg+xml" in html
