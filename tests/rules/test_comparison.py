"""Editions side by side, as tables for a notebook, a terminal and a program."""

from __future__ import annotations

import json
import re
from xml.etree import ElementTree as ET

import pytest

import risk_widget as rw
from risk_widget.rules.clauses import clauses


def words_of(html: str) -> str:
    """Return the words of an HTML text, which must be well formed."""
    return " ".join(ET.fromstring(f"<div>{html.replace('<br>', '<br/>')}</div>").itertext())


def test_the_editions_are_listed_with_modes_and_players() -> None:
    """The table from the rules says who has which mode, for how many players, on what evidence."""
    table = rw.list_editions()
    assert [row.edition for row in table] == ["nordic", "german", "italian", "czech"]
    told = {row["edition"]: row["modes"] for row in table.to_dicts()}
    assert told["nordic"] == {
        "missions": {"players": [3, 4, 5, 6], "mark": "printed"},
        "domination": {"players": [3, 4, 5, 6], "mark": "reading"},
        "capital": {"players": [2, 3, 4, 5, 6], "mark": "printed"},
        "duel": {"players": [2], "mark": "printed"},
    }
    assert set(told["german"]) == {"missions", "domination"}
    assert told["german"]["missions"]["players"] == [2, 3, 4, 5, 6]
    assert told["italian"]["missions"]["mark"] == "silent"
    assert told["italian"]["duel"] == {"players": [2], "mark": "silent"}
    assert set(told["czech"]) == {"domination", "duel"}
    assert json.loads(json.dumps(table.to_dicts())) == table.to_dicts()


def test_the_editions_are_shown_everywhere() -> None:
    own = rw.load_edition("czech").variant(movement="one", name="Prague rules")
    table = rw.list_editions(own)
    html, markdown, text = words_of(table._repr_html_()), table._repr_markdown_(), repr(table)
    for shown in (html, markdown, text):
        for word in ("Nordic 2000", "German (Parker)", "Prague rules", "3–6 players", "2–6"):
            assert word in shown
        assert shown.count("–") >= 5
    assert table["czech+movement=one"].title == "Prague rules"


def test_differences_between_two_editions_are_listed() -> None:
    """By the printed texts, Nordic and Czech differ in the first clauses, but not in the others."""
    table = rw.compare_editions("nordic", "czech")
    different = {row.clause for row in table}
    assert {
        "setup.first-seat",
        "setup.territories",
        "cards.value",
        "cards.traded",
        "attack.dice",
        "attack.defence-dice",
        "attack.allied",
        "capture.cards",
        "move.count",
        "win.mission",
        "win.capital",
        "reinforce.third-army",
    } <= different
    assert not different & {
        "board.map",
        "reinforce.territories",
        "reinforce.continents",
        "cards.set",
        "attack.adjacent",
        "attack.compare",
        "capture.onward",
        "win.domination",
        "move.third-army",
    }
    assert [row.clause for row in table] == [c for c in clauses() if c in different]


def test_every_cell_has_its_mark() -> None:
    row = rw.compare_editions("nordic", "italian", "czech")["capture.cards"]
    assert [value.mark for value in row.values] == ["printed", "silent", "printed"]
    assert row["nordic"].value == "Nothing before the attacker's next reinforcement."
    assert row["italian"].value == row["czech"].value
    assert row["italian"].taken_from == "czech"
    missing = rw.compare_editions("nordic", "czech")["win.capital"]
    assert missing["czech"].mark is None
    for table in (
        rw.compare_editions("german", "italian"),
        rw.compare_editions("nordic", "german", "czech"),
    ):
        for compared in table:
            for value in compared.values:
                assert value.mark in ("printed", "silent", "reading", None)


def test_one_mode_can_be_compared() -> None:
    table = rw.compare_editions("nordic", "german", mode="domination")
    assert {row.clause for row in table} == {
        "board.pieces",
        "board.dice",
        "setup.first-seat",
        "setup.armies",  # Only one edition allows two players.
        "cards.traded",
        "cards.earn",
        "attack.dice",
        "attack.defence-dice",
        "attack.announce",
        "attack.compare",
        "capture.occupy",
        "capture.cards",
        "move.count",
        "move.tired",
    }
    assert table.title == "Nordic 2000 and German (Parker) differ in 14 clauses in domination"
    with pytest.raises(rw.EditionError, match=r"German \(Parker\) has no mode 'duel'"):
        rw.compare_editions("nordic", "german", mode="duel")


def test_a_variant_differs_in_what_it_changes() -> None:
    house = rw.load_edition("nordic").variant(
        name="At home", defence_dice=[1, 2], movement="unsplit", bonus_armies=3
    )
    table = rw.compare_editions("nordic", house)
    assert [row.clause for row in table] == [
        "cards.territory-bonus",
        "attack.defence-dice",
        "move.count",
    ]
    value = table["move.count"][house.id]
    assert (value.mark, value.note) == ("house", "")
    for shown in (words_of(table._repr_html_()), table._repr_markdown_(), repr(table)):
        assert "house rule" in shown
    assert len(rw.compare_editions("nordic", "nordic+bonus_armies=3")) == 1
    assert len(rw.compare_editions("nordic", house, "czech", "german")) > len(
        rw.compare_editions("nordic", "czech")
    )


def test_unfolded_rows_have_the_same_columns() -> None:
    html = rw.compare_editions("nordic", "german", "czech")._repr_html_()
    first, _, rest = html.partition("<details>")
    columns = [
        re.findall("<table style='[^']*'><colgroup>.*</colgroup>", part) for part in (first, rest)
    ]
    assert columns[0] == columns[1]
    assert columns[0][0].count("<col ") == 4


def test_editions_that_do_not_differ_say_so() -> None:
    same = rw.load_edition("german").variant(third_army_part=3, name="The same")
    table = rw.compare_editions("german", same)
    assert len(table) == 0
    for shown in (words_of(table._repr_html_()), table._repr_markdown_(), repr(table)):
        assert "German (Parker) and The same do not differ" in shown


def test_all_clauses_can_be_listed() -> None:
    table = rw.compare_editions("italian", "czech", every=True)
    assert [row.clause for row in table] == list(clauses())
    assert table.title == rw.compare_editions("italian", "czech").title


def test_a_comparison_is_shown_everywhere() -> None:
    table = rw.compare_editions("nordic", "german")
    html, markdown, text = words_of(table._repr_html_()), table._repr_markdown_(), repr(table)
    for shown in (html, markdown, text):
        for row in table:
            assert row.clause in shown
        assert "Nordic 2000" in shown
        assert "printed" in shown
        assert "reading" in shown
    lines = markdown.splitlines()[2:]
    assert len(lines) == len(table) + 2
    assert {line.count(" | ") for line in lines} == {2}
    assert "color:" not in table._repr_html_()
    assert max(len(line) for line in text.splitlines()) < 120


def test_a_comparison_can_be_read_row_by_row() -> None:
    table = rw.compare_editions("italian", "czech")
    assert table[0].clause == next(iter(table)).clause
    assert len(table[:2]) == 2
    assert json.loads(json.dumps(table.to_dicts())) == table.to_dicts()
    first = table.to_dicts()[0]
    assert set(first["editions"]) == {"italian", "czech"}
    with pytest.raises(KeyError):
        table["attack.nothing"]
    with pytest.raises(KeyError):
        table[0]["german"]


def test_too_few_editions_are_refused() -> None:
    for few in ((), ("nordic",), ("nordic", "nordic")):
        with pytest.raises(rw.EditionError, match="two or more different editions"):
            rw.compare_editions(*few)
    with pytest.raises(rw.EditionError, match="did you mean 'czech'"):
        rw.compare_editions("nordic", "chzech")


def test_a_clause_can_be_looked_up() -> None:
    row = rw.clause("attack.announce")
    assert row["german"].mark == "reading"
    assert row["nordic"].taken_from == "czech"
    for shown in (words_of(row._repr_html_()), repr(row)):
        for word in ("attack.announce", "German (Parker)", "reading", "as Czech", "3 (b)"):
            assert word in shown
    house = rw.load_edition("nordic").variant(attack_armies=2)
    assert rw.clause("attack.armies", house)[house.id].value == "1 or 2 armies."
    with pytest.raises(ValueError, match=r"did you mean 'attack\.dice'"):
        rw.clause("attack.dices")


def test_an_edition_shows_its_rules() -> None:
    """A notebook shows every clause that the edition has, while a terminal shows one line."""
    czech = rw.load_edition("czech")
    words = words_of(czech._repr_html_())
    for shown in ("Czech", "domination for 3–6 players", "Tripod 1, star 10.", "printed", "silent"):
        assert shown in words
    assert "attack.allied" in words
    assert "win.capital" not in words
    assert repr(czech) == ("<Edition czech: Czech; domination for 3–6 players, duel for 2 players>")


def test_displayed_text_is_escaped() -> None:
    house = rw.load_edition("nordic").variant(name="<b> | & co", bonus_armies=3)
    table = rw.compare_editions("nordic", house)
    assert "<b> | & co" in words_of(table._repr_html_())
    head = table._repr_markdown_().splitlines()[2]
    assert head.replace("\\|", "").count("|") == 4


@pytest.mark.parametrize(
    "name", ["<img src=x onerror=alert(1)>", "[a](b)", "*a*", "_a_", "`a`", "a | b", "$a$", "&lt;"]
)
def test_titles_are_escaped_in_markdown(name: str) -> None:
    house = rw.load_edition("czech").variant(minimum_armies=4, name=name)
    shown = rw.compare_editions("nordic", house)._repr_markdown_()
    assert not re.search(rf"(?<!\\){re.escape(name)}", shown)
    assert name in re.sub(r"\\([^\w\s])|\\(_)", r"\1\2", shown)
