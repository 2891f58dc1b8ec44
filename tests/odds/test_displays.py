"""Tests of how a terminal and a notebook show odds and simulations."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from risk_widget.battles.odds import odds, odds_table
from risk_widget.laboratory.simulation import simulate
from risk_widget.results.displays import percent
from risk_widget.rules.edition import load_edition


@pytest.mark.parametrize(
    ("chance", "shown"),
    [
        (0.0, "0%"),
        (0.0001, "under\N{NO-BREAK SPACE}1%"),
        (0.0049, "under\N{NO-BREAK SPACE}1%"),
        (0.005, "1%"),
        (0.785, "79%"),
        (0.994, "99%"),
        (0.9951, "over\N{NO-BREAK SPACE}99%"),
        (1.0, "100%"),
    ],
)
def test_uncertain_chances_are_neither_0_nor_100_per_cent(chance: float, shown: str) -> None:
    assert percent(chance) == shown


def test_odds_show_their_chance_in_a_terminal() -> None:
    assert repr(odds(8, 5, edition="czech")) == (
        "<Odds: 8 armies against 5: 74% to take the territory; "
        "on average 3.8 lost and 4.3 beaten "
        f"({load_edition('czech').title} dice)>"
    )
    assert "stopping at 3" in repr(odds(8, 5, edition="czech", stop_at=3))
    assert repr(odds(1, 5, edition="czech")).startswith("<Odds: 1 army against 5: 0%")


@pytest.mark.parametrize(("attackers", "defenders"), [(2, 1), (8, 5), (1, 3), (60, 40)])
def test_odds_are_drawn_from_their_own_figures(attackers: int, defenders: int) -> None:
    battle = odds(attackers, defenders, edition="czech")
    page = ET.fromstring(f"<div>{battle._repr_html_()}</div>")
    spoken = [svg.attrib["aria-label"] for svg in page.iter("svg")]
    assert len(spoken) == 2
    for label, chances in zip(
        spoken, (battle.attackers_left, (0.0, *battle.defenders_left[1:])), strict=True
    ):
        told = dict(re.findall(r"(\d+): ((?:under\xa0|over\xa0)?\d+%)", label))
        for number, p in enumerate(chances):
            if p >= 0.01:
                assert told[str(number)] == percent(p)
    assert page.find(".//script") is None


def test_a_table_of_odds_shows_the_title_of_its_edition_as_text() -> None:
    edition = load_edition("czech").variant(name="<b> & co", bonus_armies=3)
    page = ET.fromstring(f"<div>{odds_table(3, 2, edition)._repr_html_()}</div>")
    assert "<b> & co" in "".join(page.itertext())
    assert page.find(".//b") is None


def test_a_simulation_is_a_line_in_a_terminal_and_a_table_in_a_notebook() -> None:
    result = simulate(["random", "cautious"], games=4, edition="czech", mode="duel", seed=1)
    assert repr(result).startswith("<SimulationResult: 4 games, median ")
    page = ET.fromstring(f"<div>{result._repr_html_()}</div>")
    rows = [[cell.text for cell in row] for row in page.iter("tr")][1:]
    assert [row[:3] for row in rows] == [
        [row["bot"], str(row["games"]), str(row["wins"])] for row in result.table()
    ]
