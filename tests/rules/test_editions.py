"""Editions and clauses as data: complete, checked, and varied by name."""

from __future__ import annotations

import pickle
from dataclasses import FrozenInstanceError, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import risk_widget as rw
from risk_widget.game import Game
from risk_widget.rules.clauses import clauses, mark_of, value_of
from risk_widget.rules.edition import (
    EditionError,
    edition_ids,
    load_edition,
    parse_edition,
)
from risk_widget.rules.edition_parts import WORDS, Rules, mission_cards

if TYPE_CHECKING:
    from risk_widget.rules.edition import (
        Edition,
    )

EDITIONS = [load_edition(edition) for edition in edition_ids()]
FILES = Path(__file__).resolve().parents[2] / "risk_widget" / "rules" / "editions"


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_data_shared_by_games_cannot_be_changed(edition: Edition) -> None:
    options = list(edition.options.values())
    choices = [choice for option in options for choice in option.choices]
    modes = list(edition.modes.values())
    rules = [mode.rules for mode in modes]
    parts: list[Any] = [*options, *choices, *modes, *rules, *edition.sources.values(), edition]
    for part in parts:
        name = fields(part)[0].name
        with pytest.raises(FrozenInstanceError):
            setattr(part, name, getattr(part, name))


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_every_value_names_a_clause_that_the_edition_has(edition: Edition) -> None:
    for field, source in edition.sources.items():
        assert source.clause in clauses(), field
        assert edition.id in clauses()[source.clause].marks, (field, source.clause)
    for option in edition.options.values():
        assert option.clause in clauses()
        assert option.default in [choice.value for choice in option.choices]


def test_every_clause_has_a_text_for_the_editions_that_have_it() -> None:
    assert len(clauses()) == 54
    for clause in clauses().values():
        assert clause.text.endswith("."), clause.id
        assert set(clause.marks) <= set(edition_ids())
        assert set(clause.marks.values()) <= {"printed", "silent", "reading"}
        for told in clause.prints.values():
            assert told.mark == "silent" or told.where, clause.id
    shared = [c.id for c in clauses().values() if len(c.marks) == 4]
    assert {"turn.order", "attack.compare", "cards.set", "win.domination"} <= set(shared)


@pytest.mark.parametrize(
    ("edition", "mode", "players"),
    [
        ("nordic", "missions", (3, 4, 5, 6)),
        ("nordic", "domination", (3, 4, 5, 6)),
        ("nordic", "capital", (2, 3, 4, 5, 6)),
        ("nordic", "duel", (2,)),
        ("german", "missions", (2, 3, 4, 5, 6)),
        ("german", "domination", (2, 3, 4, 5, 6)),
        ("italian", "missions", (3, 4, 5, 6)),
        ("italian", "domination", (3, 4, 5, 6)),
        ("italian", "duel", (2,)),
        ("czech", "domination", (3, 4, 5, 6)),
        ("czech", "duel", (2,)),
    ],
)
def test_each_mode_has_its_numbers_of_players(
    edition: str, mode: str, players: tuple[int, ...]
) -> None:
    assert load_edition(edition).mode(mode).players == players


def test_there_are_no_other_modes() -> None:
    assert sum(len(edition.modes) for edition in EDITIONS) == 11


def test_a_variant_can_change_a_field_that_no_edition_varies() -> None:
    changed = load_edition("nordic").variant(bonus_armies=3, name="Rich")
    assert changed.title == "Rich"
    assert changed.id == "nordic+bonus_armies=3"
    assert changed.base == "nordic"
    assert changed.rules("duel").bonus_armies == 3
    assert load_edition("nordic").rules("duel").bonus_armies == 2
    again = changed.variant(movement="unsplit")
    assert again.id == "nordic+bonus_armies=3,movement=unsplit"


def test_a_variant_holds_in_every_mode_even_where_the_mode_has_its_own_value() -> None:
    varied = load_edition("nordic").variant(card_values="rising")
    assert {mode.rules.card_values for mode in varied.modes.values()} == {"rising"}


def test_a_changed_clause_is_a_house_rule() -> None:
    assert mark_of("move.count", load_edition("nordic")) == "printed"
    assert mark_of("move.count", load_edition("nordic").variant(movement="rested")) == "house"
    assert mark_of("action.malformed", load_edition("nordic")) is None


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"movment": "one"}, "did you mean 'movement'"),
        ({"movement": "onne"}, "did you mean 'one'"),
        ({"defence_dice": [2]}, "never more than armies"),
        ({"defence_dice": []}, "defence_dice"),
        ({"attack_armies": 0}, "from 1 to 5, not 0"),
        ({"attack_armies": True}, "from 1 to 5, not True"),
        ({"must_trade_at": 4}, "fewer cards may hold no set"),
        ({"cards_won_down_to": 3}, "from 4 to 40"),
        ({"cards_won_down_to": 6}, "less than cards_won_from"),
        ({"third_army": "allied"}, "third_army_reinforced must be 'after_combat'"),
        ({"starting_armies": {3: 35}}, "no number for 2 players|no number for 4 players"),
        ({"starting_armies": {2: 40, 3: 0, 4: 30, 5: 25, 6: 20}}, "from 1 to 1000, not 0"),
        ({"starting_armies": 35}, "starting_armies must be a table, not 35"),
        ({"defence_dice": 2}, "defence_dice must be a list, not 2"),
        ({"pieces": ["man"]}, r"pieces\[0\] must be a list of 2, not 'man'"),
        ({"rising_values": None}, "must be a list"),
        ({"capitals_needed": {2: 3, 3: 2, 4: 3, 5: 3, 6: 4}}, "3 capitals with 2 players"),
        ({"rising_values": [4, "six"]}, "rising_values"),
        ({"fixed_values": {"infantry": 0, "cavalry": 6, "artillery": 8, "one_of_each": 10}}, "1"),
        ({"missions_known": "yes"}, "true or false"),
        ({"missions": ["destroy-red", "destroy-red"]}, "every card once"),
        ({"pieces": [["man", 1], ["star, big", 10]]}, "plain letters"),
        ({"pieces": [["man", 1], ["star", 10], ["horse", 5]]}, "in order"),
        ({"pieces": []}, "pieces must not be empty"),
        ({"dice_colours": ["red"]}, "dice_colours must have 2 entries, not 1"),
        ({"wild_cards": "2"}, "wild_cards"),
        ({"movement": 3}, "movement must be 'one', 'unsplit' or 'rested', not 3"),
        ({"name": " "}, "not empty"),
        (
            {"missions": ["continents:atlantis"]},
            "missions.0. names no mission card: 'continents:atlantis'",
        ),
        ({"missions": []}, "needs missions"),
        ({"fixed_values": {"infantry": 4}}, "one_of_each"),
        ({"capitals_needed": {}}, "needs capitals_needed"),
        ({"pieces": [["cannon", 10]]}, "single army"),
        ({"wild_cards": -1}, "wild_cards"),
    ],
)
def test_an_impossible_variant_is_refused_with_the_reason(
    change: dict[str, Any], words: str
) -> None:
    with pytest.raises(EditionError, match=words):
        load_edition("nordic").variant(**change)


def test_an_error_for_an_unknown_edition_names_the_nearest() -> None:
    with pytest.raises(EditionError, match="did you mean 'nordic'"):
        load_edition("nordik")
    with pytest.raises(EditionError, match="can't read"):
        load_edition("nowhere.toml")


def test_a_new_edition_is_one_file(tmp_path: Path) -> None:
    text = (FILES / "czech.toml").read_text(encoding="utf-8")
    text = text.replace('id = "czech"', 'id = "quick"').replace('"Czech"', '"Quick"', 1)
    text = text.replace('movement = { is = "unsplit"', 'movement = { is = "rested"')
    file = tmp_path / "quick.toml"
    file.write_text(text, encoding="utf-8")
    edition = load_edition(file)
    assert (edition.id, edition.title) == ("quick", "Quick")
    game = Game.new(edition=edition, mode="domination", seed=1)
    assert game.observe(None)["edition"] == "quick"
    assert game.explain({"type": "end_phase"}).rule == "turn.order"
    assert game.explain({"type": "end_phase"}).source is not None


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('title = "Czech"', "", "lacks 'title'"),
        ("[modes.duel]", "[modes.dual]", "did you mean 'duel'"),
        ("attack_armies =", "attack_army =", "did you mean 'attack_armies'"),
        (
            'mark = "printed"',
            'mark = "sure"',
            "mark must be 'printed', 'silent' or 'reading', not 'sure'",
        ),
        ("players = [2]", "players = [7]", r"modes.duel.players\[0\] must be .* from 2 to 6"),
        ("{ 2 = 40, 3 = 35", "{ 3 = 35", "no number for 2 players"),
        ("[fields]", "[fields", "cannot be used"),
    ],
)
def test_a_wrong_file_says_what_is_wrong(old: str, new: str, words: str) -> None:
    text = (FILES / "czech.toml").read_text(encoding="utf-8")
    assert old in text
    with pytest.raises(EditionError, match=words):
        parse_edition(text.replace(old, new, 1), "this one")


def test_every_field_is_documented_and_given_by_an_edition() -> None:
    told = Rules.__doc__ or ""
    given = {field for edition in EDITIONS for field in edition.sources}
    for field in fields(Rules):
        assert field.name in told, field.name
        assert field.name in given, field.name
    assert set(WORDS) <= given


def test_mission_cards_are_the_fourteen_of_the_rules() -> None:
    cards = mission_cards()
    assert len(cards) == 14
    assert len(load_edition("nordic").rules("missions").missions) == 14
    italian = load_edition("italian").rules("missions").missions
    assert (
        sorted(cards[m].clause for m in italian)
        == ["mission.continents"] * 6 + ["mission.destroy"] * 6
    )


@pytest.mark.parametrize("players", ['"3-5"', "3", "[]", '[3, "4"]', "[true]"])
def test_the_players_of_a_mode_are_a_list_of_numbers(players: str) -> None:
    text = f"""
        id = "mine"
        title = "Mine"
        summary = "-"
        text = "-"
        like = "italian"
        [modes.domination]
        players = {players}
        mark = "printed"
    """
    with pytest.raises(EditionError, match=r"modes.domination.players.* must (be a|not be empty)"):
        parse_edition(text, "mine.toml")


def test_all_errors_in_a_file_are_reported_at_once() -> None:
    text = (FILES / "czech.toml").read_text(encoding="utf-8")
    for old, new in (
        ('title = "Czech"', ""),
        ('{ is = "unsplit"', '{ is = "unsplitt"'),
        ("{ is = 2, clause", "{ is = 2, claus"),
        ("players = [2]", "players = []"),
    ):
        assert old in text
        text = text.replace(old, new, 1)
    with pytest.raises(EditionError) as caught:
        parse_edition(text, "mine.toml")
    lines = text.splitlines()
    wild = next(at for at, line in enumerate(lines) if "claus =" in line)
    assert str(caught.value).splitlines() == [
        "the edition mine.toml cannot be used:",
        "  - it lacks 'title'",
        f"  - modes.duel.players must not be empty (line {lines.index('players = []') + 1})",
        f"  - fields.wild_cards has no key 'claus'; did you mean 'clause'? (line {wild + 1})",
    ]


def test_the_error_for_too_many_seats_gives_the_limit() -> None:
    seats = ["red", "blue", "green", "yellow", "black", "purple", "red"]
    with pytest.raises(EditionError, match="domination for 7 players; it has"):
        Game.new(edition="italian", mode="domination", seats=seats, seed=1)


OWN = """
id = "own"
title = "Own"
summary = "With an option."
like = "czech"

[modes.domination]
players = [3]
mark = "printed"

[options.moves]
title = "Movements"
clause = "move.count"
mark = "reading"
default = "many"
choices = [
  { value = "many", label = "many" },
  { value = "one", label = "one", fields = { movement = "one" } },
]
"""


def test_an_option_in_a_file_changes_fields_of_the_rules(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text(OWN)
    own = rw.load_edition(tmp_path / "own.toml")
    assert own.rules("domination").movement == "unsplit"
    assert own.rules("domination", {"moves": "one"}).movement == "one"
    game = rw.Game.new(edition=own, mode="domination", seats=3, options={"moves": "one"}, seed=1)
    assert game.config.rules.movement == "one"
    assert "options=moves:one" in game.position()
    said = value_of("move.count", own, "domination", {"moves": "one"})
    assert said == value_of("move.count", rw.load_edition("nordic"), "domination")
    assert said[1:] in value_of("move.count", own)  # This also applies to permitted values.
    assert pickle.loads(pickle.dumps(own)) == own


def test_an_options_wrong_field_is_reported_with_its_place(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text(OWN.replace('movement = "one"', 'movement = "once"'))
    with pytest.raises(rw.EditionError, match="'unsplit'") as told:
        rw.load_edition(tmp_path / "own.toml")
    assert "options.moves.choices.one.fields.movement" in str(told.value)
    (tmp_path / "own.toml").write_text(OWN.replace('movement = "one"', 'movment = "one"'))
    with pytest.raises(rw.EditionError, match="did you mean 'movement'"):
        rw.load_edition(tmp_path / "own.toml")
