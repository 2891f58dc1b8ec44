"""House rules: variants of an edition, named with their changes wherever a game is described."""

from __future__ import annotations

import pickle
from dataclasses import fields
from functools import partial
from html import escape
from typing import TYPE_CHECKING, Any

import pytest

import risk_widget as rw
from risk_widget.bots.choosers import CHOOSERS
from risk_widget.bots.expert.bot import ExpertBot, MasterBot, VeteranBot
from risk_widget.bots.ladder import RUNGS
from risk_widget.bots.styles import BOLD, CAUTIOUS
from risk_widget.bots.table import EasygoingBot, PlanningBot, RandomBot, RungBot, SimpleBot
from risk_widget.rules.edition_parts import Rules
from risk_widget.rules.table import changed_fields

if TYPE_CHECKING:
    from collections.abc import Callable

    from risk_widget.bots.table import TableBot

# One possible change for every field.
CHANGES: dict[str, Any] = {
    "pieces": [["man", 1], ["tower", 20]],
    "dice_colours": ["dark green", "white"],
    "goal": "last_player",
    "first_seat": "die",
    "starting_armies": {2: 30, 3: 30, 4: 25, 5: 20, 6: 15},
    "territories": "claim",
    "place_first": "after_last_claim",
    "claim_win": "at_once",
    "territories_per_army": 4,
    "minimum_armies": 5,
    "wild_cards": 3,
    "card_values": "rising",
    "fixed_values": {"infantry": 3, "cavalry": 4, "artillery": 5, "one_of_each": 6},
    "rising_values": [2, 4, 7],
    "rising_step": 2,
    "bonus_armies": 3,
    "bonus_limit": "one_territory_a_turn",
    "must_trade_at": 6,
    "traded_cards": "aside",
    "card_drawn": "end_of_turn",
    "attack_armies": 4,
    "attack_dice": "one_per_army",
    "defence_dice": [1, 2, 3],
    "defender_decides": "after",
    "cards_won": "must_trade",
    "cards_won_from": 7,
    "cards_won_down_to": 5,
    "movement": "rested",
    "taken_along": "rested",
    "missions": ["territories-24", "territories-18", "destroy-red", "continents:asia+africa"],
    "missions_known": True,
    "destroyed_by_other": "territories",
    "third_army": "neutral",
    "third_army_each": 3,
    "third_army_stands": "after_placing",
    "third_army_part": 3,
    "third_army_reinforced": "after_combat",
    "capitals_needed": {2: 2, 3: 3, 4: 4, 5: 4, 6: 5},
}


def test_every_field_is_changed_in_these_tests() -> None:
    assert set(CHANGES) == {field.name for field in fields(Rules)}


def play(game: rw.Game, actions: int) -> None:
    """Play the first legal action most of the time, and another now and then."""
    for number in range(actions):
        if game.is_over:
            return
        legal = game.legal_actions()
        game.apply(legal[number * 7919 % len(legal)])


@pytest.mark.sampled
@pytest.mark.parametrize("mode", ["missions", "duel", "capital"])
@pytest.mark.parametrize("field", CHANGES)
def test_a_change_is_written_in_positions_and_records_and_read_back(field: str, mode: str) -> None:
    house = rw.load_edition("nordic").variant(name="At home", **{field: CHANGES[field]})
    assert house.id.startswith(f"nordic+{field}=")
    seats = ["red", "blue"] if mode == "duel" else ["red", "blue", "green"]
    game = rw.Game.new(edition=house, mode=mode, seats=seats, seed=9)
    play(game, 150)
    again = rw.Game.from_position(game.position(), seed=1)
    assert again.edition.rules(mode) == house.rules(mode)
    assert again.position() == game.position()
    replay = rw.Game.replay(game.record())
    assert replay.ok, replay.message
    assert replay.game.record() == game.record()
    assert replay.game.edition.title == "At home"


QUICK: dict[str, Callable[[int], TableBot]] = {
    "random": RandomBot,
    "simple": SimpleBot,
    "easygoing": EasygoingBot,
    "cautious": partial(PlanningBot, CAUTIOUS),
    "bold": partial(PlanningBot, BOLD),
    "newcomer": partial(RungBot, "newcomer"),
}
DEEP: dict[str, Callable[[int], TableBot]] = {
    "expert": partial(ExpertBot, depth=3, width=2),
    "veteran": partial(VeteranBot, depth=3, width=2),
    "master": partial(MasterBot, plays=4),
}
"""Bots that look ahead, which are a hundred times as slow."""


def test_every_bot_takes_part() -> None:
    """One planning rung is enough, since all of them are the same functions with other numbers."""
    assert QUICK.keys() | DEEP.keys() | RUNGS.keys() == CHOOSERS.keys()


@pytest.mark.parametrize("bot", QUICK)
@pytest.mark.parametrize("field", CHANGES)
def test_no_bot_breaks_a_house_rule(field: str, bot: str) -> None:
    """Many games carry out the bots' actions unchecked, so each action is checked here."""
    check_choices(field, [QUICK[bot]] * 3)


@pytest.mark.sampled
@pytest.mark.parametrize("field", CHANGES)
def test_no_bot_that_looks_ahead_breaks_a_house_rule(field: str) -> None:
    """All such bots sit at one table; a duel seats only two of them, chosen by the field."""
    number = [*CHANGES].index(field) % len(DEEP)
    bots = [*DEEP.values()]
    check_choices(field, bots[number:] + bots[:number])


def check_choices(field: str, bots: list[Callable[[int], TableBot]]) -> None:
    """Play with bots in a variant, and check that each action is legal."""
    house = rw.load_edition("nordic").variant(**{field: CHANGES[field]})
    mode = "duel" if field.startswith("third") else "missions"
    seats = ["red", "blue"] if mode == "duel" else ["red", "blue", "green"]
    game = rw.Game.new(edition=house, mode=mode, seats=seats, seed=4)
    play(game, 60)
    players = {seat: bots[number](number) for number, seat in enumerate(seats)}
    for _ in range(150):
        if game.is_over:
            break
        assert game.actor is not None
        seen = game.state.seen_by(game.state.actor)
        game.apply(players[game.actor].choose_seen(game.config, seen))


@pytest.mark.parametrize("field", CHANGES)
def test_a_variants_id_recreates_it(field: str) -> None:
    house = rw.load_edition("nordic").variant(**{field: CHANGES[field]})
    again = rw.load_edition(house.id)
    assert (again.id, again.changes) == (house.id, house.changes)
    copy = pickle.loads(pickle.dumps(house))
    assert (copy.id, copy.modes) == (house.id, house.modes)


def test_several_changes_are_in_alphabetical_order() -> None:
    one = rw.load_edition("czech").variant(movement="one").variant(bonus_armies=3)
    other = rw.load_edition("czech").variant(bonus_armies=3, movement="one")
    assert one.id == other.id == "czech+bonus_armies=3,movement=one"
    assert rw.load_edition("czech+bonus_armies=3,movement=one").id == one.id


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("nordic+minimum_army=4", "did you mean 'minimum_armies'"),
        ("nordic+minimum_armies=many", "whole number"),
        (
            "nordic+minimum_armies=04",
            "write the variant nordic.minimum_armies=04 as nordic.minimum_armies=4",
        ),
        ("nordic+movement=one,bonus_armies=3", "write the variant"),
        ("nordic+missions_known=perhaps", "write the variant"),
        ("nordik+minimum_armies=4", "there is no edition"),
        ("nordic+", "has no key ''"),
        ("nordic+wild_cards=999999999", "from 0 to 40"),
        ("nordic+wild_cards=" + "9" * 5000, "whole number"),
        ("nordic+attack_armies=6", "from 1 to 5"),
        ("nordic+starting_armies=2:999999/3:35/4:30/5:25/6:20", "from 1 to 1000"),
        ("nordic+starting_armies=2:40/3:35/4:30/5:25/6:20/7:15", "from 2 to 6, not 7"),
        ("nordic+defence_dice=" + "/".join("1" * 60), "from 1 to 50 entries, not 60"),
        ("nordic+third_army_each=1001", "from 1 to 1000, not 1001"),
        ("nordic+fixed_values=infantry:4/cavalry:6/artillery:8/one_of_each:99999", "1 to 1000"),
    ],
)
def test_a_wrong_name_is_refused(name: str, words: str) -> None:
    with pytest.raises(rw.EditionError, match=words):
        rw.load_edition(name)
    text = rw.Game.new(edition="nordic", mode="domination", seed=1).position()
    with pytest.raises(rw.PositionError):
        rw.Game.from_position(text.replace("nordic", name, 1))


def test_a_variant_is_played_with_its_value() -> None:
    house = rw.load_edition("german").variant(minimum_armies=7, name="Rich")
    game = rw.Game.new(edition=house, mode="domination", seed=1)
    while game.phase == "place":
        game.apply(game.legal_actions()[0])
    assert game.explain_reinforcements().total == 7
    assert game.explain({"type": "end_phase"}).rule == "reinforce.place"
    assert game.observe(None)["edition"] == "german+minimum_armies=7"


def test_an_allied_army_needs_both_of_its_fields() -> None:
    with pytest.raises(rw.EditionError, match="third_army_reinforced must be 'after_combat'"):
        rw.load_edition("italian").variant(third_army="allied")
    both = rw.load_edition("italian").variant(
        third_army="allied", third_army_reinforced="after_combat"
    )
    assert both.rules("duel").third_army == "allied"
    with pytest.raises(rw.EditionError, match="third_army_reinforced"):
        rw.load_edition("czech").variant(third_army_reinforced="after_reinforcement")


@pytest.mark.parametrize("field", sorted(CHANGES))
def test_a_variant_shows_what_it_changes(field: str) -> None:
    """The field appears with its printed value and the new one, under its clause."""
    printed = rw.load_edition("nordic")
    variant = printed.variant(**{field: CHANGES[field]})
    (changed,) = changed_fields(variant)
    assert changed.field == field
    assert f"{field} {changed.before} → {changed.now}" in repr(variant)
    assert changed.now in variant.id
    shown = variant._repr_html_()
    assert escape(f"{field} {changed.before} → {changed.now}") in shown
    differing = rw.compare_editions("nordic", variant)
    assert all(f"{row.clause}<br>" in shown.partition("<details>")[0] for row in differing)


def test_a_printed_edition_shows_no_changes() -> None:
    for edition in (rw.load_edition("nordic"), rw.load_edition("nordic").variant()):
        assert "→" not in repr(edition) + edition._repr_html_().partition("<details>")[0]


def test_the_former_values_of_all_modes_are_listed() -> None:
    """Where the modes differ, a variant makes them equal."""
    by_mode = rw.load_edition("nordic").variant(territories="claim")
    assert "→ claim" in repr(by_mode)
    named = rw.load_edition("nordic").variant(name="Fast", attack_armies=2)
    assert "attack_armies 3 → 2" in repr(named.variant(name="Faster"))


@pytest.mark.parametrize("field", sorted({*CHANGES} - {"capitals_needed"}))
def test_a_printed_value_is_no_change(field: str) -> None:
    printed = rw.load_edition("nordic")
    (value, *others) = [getattr(mode.rules, field) for mode in printed.modes.values()]
    same = printed.variant(**{field: value})
    if all(other == value for other in others):
        assert (same.id, same.title, same.changes) == ("nordic", "Nordic 2000", {})
        assert same.modes == printed.modes
    else:  # A variant has the change in every mode.
        assert field in same.changes


def test_undoing_a_change_restores_the_printed_edition() -> None:
    house = rw.load_edition("nordic").variant(name="At home", minimum_armies=4, movement="unsplit")
    one_left = house.variant(name="At home", minimum_armies=3)
    assert one_left.id == "nordic+movement=unsplit"
    back = one_left.variant(movement="one")
    assert (back.id, back.title) == ("nordic", "Nordic 2000")
    with pytest.raises(rw.EditionError, match=r"as nordic$"):
        rw.load_edition("nordic+minimum_armies=3")
