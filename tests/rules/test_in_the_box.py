"""The contents of the editions' boxes, as their texts print them: pieces, dice and missions.

No case can show these contents, since the rules count armies and dice; ``tests/cases/values.toml``
names these tests for ``board.pieces``, ``board.dice`` and ``mission.list``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from risk_widget.game import Game
from risk_widget.play.snapshot import pieces
from risk_widget.rules.clauses import clause_row
from risk_widget.rules.edition import EditionError, edition_ids, load_edition
from risk_widget.rules.edition_parts import mission_cards

if TYPE_CHECKING:
    from collections.abc import Iterator

    from risk_widget.rules.edition_parts import Rules

FIGURES = {"infantry": 1, "cavalry": 5, "artillery": 10}
# The German text names no pieces, so each is one army.
PIECES = {
    "nordic": FIGURES,
    "german": {"army": 1},
    "italian": FIGURES,
    "czech": {"tripod": 1, "star": 10},
}
SEVENTEEN = {
    "nordic": {"artillery": 1, "cavalry": 1, "infantry": 2},
    "german": {"army": 17},
    "italian": {"artillery": 1, "cavalry": 1, "infantry": 2},
    "czech": {"star": 1, "tripod": 7},
}
# The colours of the attacker's and the defender's dice, and the number of each. The Czech edition
# has three coloured and three white dice; the German text gives no number and needs three of each.
DICE = {
    "nordic": (("red", 3), ("blue", 2)),
    "german": (("red", 3), ("white", 3)),
    "italian": (("red", 3), ("white", 2)),
    "czech": (("red", 3), ("white", 3)),
}
COLOURS = ("red", "blue", "green", "yellow", "black", "purple")
CONTINENTS = {
    "continents:north-america+africa": {"north-america", "africa"},
    "continents:north-america+australia": {"north-america", "australia"},
    "continents:asia+africa": {"asia", "africa"},
    "continents:asia+south-america": {"asia", "south-america"},
    "continents:europe+south-america+1": {"europe", "south-america"},
    "continents:europe+australia+1": {"europe", "australia"},
}
DESTROY = {f"destroy-{colour}" for colour in COLOURS}
FOURTEEN = {*CONTINENTS, *DESTROY, "territories-24", "territories-18"}
MISSIONS = {"nordic": FOURTEEN, "german": FOURTEEN, "italian": {*CONTINENTS, *DESTROY}}


def rules_of(edition: str) -> Iterator[Rules]:
    """Yield the rules of every mode of an edition, which share one box."""
    yield from (mode.rules for mode in load_edition(edition).modes.values())


def test_every_edition_has_a_box() -> None:
    assert [*PIECES] == [*SEVENTEEN] == [*DICE] == [*edition_ids()]


@pytest.mark.parametrize("edition", PIECES)
def test_each_piece_has_its_value(edition: str) -> None:
    for rules in rules_of(edition):
        assert dict(rules.pieces) == PIECES[edition]
        assert len(rules.pieces) == len(PIECES[edition])


@pytest.mark.parametrize("edition", PIECES)
def test_seventeen_armies_take_the_fewest_pieces(edition: str) -> None:
    for rules in rules_of(edition):
        assert dict(map(tuple, pieces(17, rules.pieces))) == SEVENTEEN[edition]


@pytest.mark.parametrize("edition", DICE)
def test_the_dice_have_their_colours(edition: str) -> None:
    for rules in rules_of(edition):
        assert rules.dice_colours == tuple(colour for colour, _ in DICE[edition])


@pytest.mark.parametrize("edition", DICE)
def test_the_dice_in_the_box_are_enough(edition: str) -> None:
    (_, red), (_, other) = DICE[edition]
    for rules in rules_of(edition):
        assert rules.attack_armies == red
        assert max(rules.defence_dice) <= other


@pytest.mark.parametrize("edition", MISSIONS)
def test_the_box_lists_its_missions(edition: str) -> None:
    listed = load_edition(edition).rules("missions").missions
    assert len(listed) == {"nordic": 14, "german": 14, "italian": 12}[edition]
    assert set(listed) == MISSIONS[edition]


@pytest.mark.parametrize("edition", MISSIONS)
def test_each_listed_mission_requires_what_it_says(edition: str) -> None:
    cards = mission_cards()
    for mission in load_edition(edition).rules("missions").missions:
        card = cards[mission]
        assert set(card.continents) == CONTINENTS.get(mission, set())
        assert card.more_continents == int(mission.endswith("+1"))
        assert card.destroy == (mission.removeprefix("destroy-") if mission in DESTROY else None)
        held = {"territories-24": (24, 1), "territories-18": (18, 2)}.get(mission)
        assert held is None or (card.territories, card.armies_each) == held


@pytest.mark.parametrize("edition", MISSIONS)
def test_only_the_german_text_makes_the_list_known(edition: str) -> None:
    known = edition == "german"
    assert load_edition(edition).rules("missions").missions_known is known
    row = clause_row("mission.list", load_edition(edition), "missions")
    assert row is not None
    assert ("Everybody knows the list" in row["value"]) is known


@pytest.mark.parametrize("edition", MISSIONS)
def test_a_known_list_does_not_reveal_who_has_which_mission(edition: str) -> None:
    game = Game.new(edition=edition, mode="missions", seats=COLOURS[:3], seed=5)
    own = {seat: game.observe(seat)["mission"] for seat in COLOURS[:3]}
    for seat, mission in own.items():
        seen = str(game.observe(seat))
        assert mission is not None
        assert mission in seen
        assert not [other for other in own.values() if other != mission and str(other) in seen]
        assert game.observe(None).get("mission") is None


def test_the_czech_box_has_no_missions() -> None:
    with pytest.raises(EditionError, match="missions"):
        load_edition("czech").rules("missions")
