"""Each edition's reading of a clause: its value, and the source of its text."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import clause_ids
import pytest

from risk_widget.reading.schema import SchemaError, read
from risk_widget.rules.clauses import (
    UnknownClause,
    clauses,
    find_clause,
    has_clause,
    mark_of,
    value_of,
)
from risk_widget.rules.comparison import clause_card
from risk_widget.rules.edition import edition_ids, load_edition
from risk_widget.rules.edition_parts import PrintedClause

if TYPE_CHECKING:
    from risk_widget.rules.edition import Edition

EDITIONS = [load_edition(edition) for edition in edition_ids()]


def row(clause: str, edition: str) -> dict[str, Any]:
    rows: list[dict[str, Any]] = clause_card(clause)["rows"]
    return next(row for row in rows if row["edition"] == edition)


@pytest.mark.parametrize("clause", clauses())
def test_exactly_the_editions_with_a_clause_have_a_mark(clause: str) -> None:
    """The values and the rules book agree on which editions have a clause."""
    having = {edition.id for edition in EDITIONS if has_clause(clause, edition)}
    assert having == set(clauses()[clause].prints)


@pytest.mark.parametrize("clause", clauses())
def test_a_card_is_json_for_every_edition_that_has_the_clause(clause: str) -> None:
    card = clause_card(clause)
    assert json.loads(json.dumps(card)) == card
    assert {row["edition"] for row in card["rows"]} == set(clauses()[clause].prints)
    assert len(card["rows"]) + len(card["missing"]) == 4
    assert len(json.dumps(card)) < 2000
    for each in card["rows"]:
        assert each["mark"] in ("printed", "silent", "reading")
        assert each["mark"] == "silent" or each["where"]
        assert not each["value"] or each["value"].endswith(".")


# Each line gives one printed text's rule, in our words.
@pytest.mark.parametrize(
    ("clause", "edition", "words"),
    [
        ("board.pieces", "nordic", "Infantry 1, cavalry 5, artillery 10."),
        ("board.pieces", "czech", "Tripod 1, star 10."),
        ("board.pieces", "german", "Single armies."),
        ("board.dice", "nordic", "Up to 3 red dice attack, and up to 2 blue dice defend."),
        ("setup.first-seat", "nordic", "The player in the first seat."),
        ("setup.first-seat", "german", "no further territory card"),
        ("setup.first-seat", "italian", "rolls highest"),
        ("setup.armies", "nordic", "40 each with 2 players, 35 with 3, 30 with 4, 25 with 5, 20 "),
        ("setup.territories", "nordic", "All are dealt"),
        (
            "setup.territories",
            "czech",
            "With two players, claiming ends when each has a third of them",
        ),
        ("setup.third-army", "czech", "added after the players have placed theirs"),
        ("turn.claim", "nordic", "In Secret missions: only in the player's own turn"),
        ("turn.claim", "german", "At once, in anyone's turn."),
        ("reinforce.third-army", "nordic", "Half of them, right after reinforcement."),
        ("reinforce.third-army", "czech", "Half of them, after combat, before movement."),
        ("cards.value", "nordic", "infantry 4, cavalry 6, artillery 8, one of each 10"),
        (
            "cards.value",
            "nordic",
            "In World domination: more with each set traded in the game: 4, 6, 8, 10",
        ),
        ("cards.value", "czech", "4, 6, 8, 10, 12, 15, then 5 more each time."),
        ("cards.territory-bonus", "italian", "once in a turn"),
        ("cards.territory-bonus", "german", "2 armies for each such card."),
        ("cards.traded", "nordic", "Under the deck"),
        ("cards.earn", "italian", "At the end of the turn, after movement."),
        ("cards.earn", "czech", "With two players, before the allied army acts."),
        ("attack.dice", "nordic", "or fewer"),
        (
            "attack.defence-dice",
            "nordic",
            "1 die with 1 or 2 armies, 1 or 2 dice with 3 or more armies.",
        ),
        (
            "attack.defence-dice",
            "german",
            "1 die with 1 army, 1 or 2 dice with 2 armies, 1 to 3 dice with 3 or more armies.",
        ),
        ("attack.announce", "german", "Optional: the attacker before rolling"),
        ("attack.compare", "german", "Up to 3 pairs."),
        ("attack.allied", "nordic", "never attacks"),
        ("attack.allied", "czech", "may attack the player whose turn it is"),
        (
            "capture.cards",
            "czech",
            "With 6 or more in hand, the attacker must trade at once until at most 4",
        ),
        ("capture.cards", "german", "need not"),
        ("move.count", "italian", "Once, from one territory to another."),
        ("move.count", "czech", "may not be split"),
        ("win.capital", "nordic", "2 in all with 2 or 3 players, 3 with 4 or 5, 4 with 6."),
        ("mission.destroyed-by-other", "nordic", "no matter who did it"),
        ("mission.destroyed-by-other", "italian", "becomes: hold 24 territories"),
        ("mission.list", "italian", "12 cards."),
    ],
)
def test_values_agree_with_the_texts(clause: str, edition: str, words: str) -> None:
    assert words in row(clause, edition)["value"]


@pytest.mark.parametrize(
    ("clause", "edition", "mark"),
    [
        ("attack.announce", "nordic", "silent"),
        ("attack.announce", "german", "reading"),
        ("attack.announce", "czech", "printed"),
        ("attack.compare", "italian", "silent"),
        ("reinforce.third-army", "nordic", "reading"),
        ("reinforce.third-army", "czech", "printed"),
        ("setup.armies", "german", "silent"),
        ("setup.place", "italian", "reading"),
        ("cards.traded", "nordic", "reading"),
        ("cards.traded", "german", "reading"),
        ("cards.traded", "italian", "reading"),
        ("cards.traded", "czech", "silent"),
        ("capture.occupy", "czech", "printed"),
        ("capture.occupy", "italian", "reading"),
        ("capture.cards", "german", "reading"),
        ("capture.cards", "italian", "silent"),
        ("capture.cards", "czech", "printed"),
        ("move.tired", "german", "reading"),
        ("win.capital-falls", "nordic", "reading"),
        ("mission.territories-18", "nordic", "printed"),
        ("mission.territories-18", "german", "silent"),
        ("capture.onward", "nordic", "printed"),
        ("capture.onward", "italian", "silent"),
    ],
)
def test_marks_agree_with_the_texts(clause: str, edition: str, mark: str) -> None:
    assert row(clause, edition)["mark"] == mark


@pytest.mark.parametrize(
    ("clause", "edition", "other"),
    [
        ("attack.announce", "german", "the defender decides after the attacker's roll"),
        ("cards.traded", "nordic", "no one may look at them again"),
        ("cards.traded", "german", "face down"),
        ("cards.traded", "italian", "no one may look at them again"),
        ("capture.occupy", "italian", "may move in fewer"),
        ("capture.cards", "german", "may trade anyway"),
        ("move.tired", "german", "did not attack, but moved into a captured territory, may"),
        ("win.capital-falls", "nordic", "falls whenever any holder loses it"),
    ],
)
def test_a_reading_gives_the_other_meaning_of_the_print(
    clause: str, edition: str, other: str
) -> None:
    told = row(clause, edition)
    assert told["mark"] == "reading"
    assert other in told["note"]


def test_a_games_clause_card_is_for_its_mode_and_options() -> None:
    nordic, german = load_edition("nordic"), load_edition("german")
    here = clause_card("cards.value", nordic, "domination")["here"]
    assert here["value"].startswith("More with each set traded")
    here = clause_card("attack.announce", german, "missions", {"defender_decides": "after"})["here"]
    assert (
        here["value"]
        == "The attacker before rolling, the defender after seeing the attacker's roll."
    )
    here = clause_card("attack.announce", german, "missions", {"defender_decides": "before"})[
        "here"
    ]
    assert here["value"] == "Both before anyone rolls, the attacker first."
    assert "here" not in clause_card("attack.announce")
    assert "here" not in clause_card("win.capital", nordic, "missions")


def test_a_variant_has_its_own_row_with_its_name() -> None:
    house = load_edition("nordic").variant(defence_dice=[1, 2], name="At home")
    card = clause_card("attack.defence-dice", house, "missions")
    assert [row["title"] for row in card["rows"]][-1] == "At home"
    assert card["here"]["mark"] == "house"
    assert card["here"]["value"] == "1 die with 1 army, 1 or 2 dice with 2 or more armies."
    assert "note" not in clause_card("attack.dice", house, "missions")["here"]


def test_a_clause_changed_by_another_clauses_field_is_a_house_rule_too() -> None:
    """A field belongs to one clause, but may also change the words of other clauses."""
    nordic = load_edition("nordic")
    house = nordic.variant(attack_armies=2)
    assert mark_of("board.dice", nordic) == "printed"
    assert value_of("board.dice", house) != value_of("board.dice", nordic)
    assert mark_of("board.dice", house) == "house"
    here = clause_card("board.dice", house, "missions")["here"]
    assert here["mark"] == "house"
    assert "where" not in here


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_a_variant_keeps_the_marks_of_unchanged_clauses(edition: Edition) -> None:
    house = edition.variant(attack_armies=2)
    for clause in clauses():
        same = value_of(clause, house) == value_of(clause, edition)
        kept = mark_of(clause, house) == mark_of(clause, edition)
        assert kept or not same, clause


def test_a_mode_with_its_own_value_has_its_own_mark() -> None:
    """The Italian text is silent about games for two, and the Nordic one prints rising values."""
    italian, nordic = load_edition("italian"), load_edition("nordic")
    assert mark_of("setup.territories", italian, "domination") == "printed"
    assert mark_of("setup.territories", italian, "duel") == "silent"
    assert mark_of("cards.value", nordic, "domination") == "printed"


def test_differences_are_described() -> None:
    assert clause_card("attack.dice")["differs"]
    assert not clause_card("reinforce.territories")["differs"]
    assert clause_card("win.mission")["missing"] == ["Czech"]


def test_an_error_for_an_unknown_clause_names_the_nearest() -> None:
    with pytest.raises(UnknownClause, match=r"did you mean 'attack\.dice'"):
        find_clause("attack.dyce")


def test_other_boards_and_numbers_read_well() -> None:
    odd = load_edition("nordic").variant(
        defence_dice=[1], third_army_part=4, attack_armies=1, wild_cards=1
    )
    assert value_of("attack.defence-dice", odd) == "1 die with any number of armies."
    assert value_of("reinforce.third-army", odd) == "1 in 4, right after reinforcement."
    assert value_of("attack.armies", odd) == "1 army."
    assert value_of("cards.deck", odd) == "1 wild card."


def test_a_wrong_entry_in_the_book_is_refused() -> None:
    with pytest.raises(SchemaError, match="did you mean 'where'"):
        read(dict[str, PrintedClause], {"turn.order": {"mark": "printed", "were": "p. 1"}})
    with pytest.raises(SchemaError, match="mark must be 'printed', 'silent' or 'reading'"):
        read(dict[str, PrintedClause], {"turn.order": {"mark": "sure"}})


def test_the_page_of_clauses_lists_them_all_with_their_marks() -> None:
    """`python tools/clause_ids.py` writes the page again."""
    text = clause_ids.PAGE.read_text(encoding="utf-8")
    assert text == clause_ids.page()
    rows = [line.split(" | ") for line in text.splitlines() if line.startswith("| `")]
    assert [row[0].strip("| `") for row in rows] == list(clauses())
