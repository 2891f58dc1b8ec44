"""The log folds related lines into a single line, which can be opened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from risk_widget import Game
from risk_widget.engine.chance import Scripted
from risk_widget.play.match import Match

if TYPE_CHECKING:
    from collections.abc import Sequence

SEATS = ("red", "blue", "green")
ATTACK = {"type": "attack", "source": "brazil", "target": "peru", "armies": 3}
LOST = [1, 1, 1, 6, 6]
WON = [6, 6, 6, 1, 1]


def match(dice: Sequence[int] = (), **given: Any) -> Match:
    """Return a match in which Red has 8 armies in Brazil next to Blue's 2 in Peru."""
    territories = {
        "*": ["green", 1],
        "brazil": ["red", 8],
        "peru": ["blue", 2],
        "siam": ["red", 1],
        "ural": ["blue", 1],
    }
    position = {"turn": "red", "phase": "attack", "territories": territories, **given}
    game = Game.from_dict(
        edition="czech",
        mode="domination",
        seats=SEATS,
        position=position,
        chance=Scripted(dice=list(dice)),
    )
    return Match(game, {}, {})


def play(table: Match, *actions: dict[str, Any]) -> None:
    for action in actions:
        table.act(action, table.game.actor)
        table.settle()


DEFEND = {"type": "defend", "dice": 2}


def test_a_battle_is_one_line_with_its_rolls() -> None:
    table = match(LOST + WON)
    play(table, ATTACK, DEFEND, ATTACK, DEFEND)
    (line,) = table.log.view.lines(opened=True)
    assert line["text"] == (
        "Red attacks Peru from Brazil and takes it in 2 rolls; Red loses 2 and Blue loses 2."
    )
    assert [(part["at"], part["text"]) for part in line["parts"]] == [
        (2, "Red attacks Peru from Brazil: 1·1·1 against 6·6; Red loses 2."),
        (4, "Red attacks Peru from Brazil: 6·6·6 against 1·1; Blue loses 2."),
        (4, "Red captures Peru from Blue."),
    ]
    assert (line["at"], line["territory"], line["kind"]) == (4, "peru", "captured")
    assert table.log.view.length() == 1


def test_an_attack_that_waits_for_its_defender_is_shown_until_it_is_rolled() -> None:
    table = match(LOST)
    play(table, ATTACK)
    (line,) = table.log.view.lines(opened=True)
    assert line["text"] == "Red attacks Peru from Brazil with 3 armies."
    play(table, DEFEND)
    (line,) = table.log.view.lines(opened=True)
    assert "parts" not in line
    assert line["text"] == "Red attacks Peru from Brazil: 1·1·1 against 6·6; Red loses 2."


def test_the_new_part_of_a_line_is_sent_to_a_page_that_has_the_rest() -> None:
    table = match(LOST + WON)
    play(table, ATTACK, DEFEND)
    assert "latest" not in table.log.view.lines(number=1)[0]
    play(table, ATTACK, DEFEND)
    assert table.log.view.lines(number=1)[0]["latest"] == (
        "Red attacks Peru from Brazil: 6·6·6 against 1·1; Blue loses 2. "
        "Red captures Peru from Blue."
    )


def test_undone_actions_leave_a_folded_line() -> None:
    table = match(LOST + WON)
    play(table, ATTACK, DEFEND, ATTACK, DEFEND)
    whole = table.log.view.lines(opened=True)
    first = table.log.view.lines(2, number=8)
    table.undo()
    table.undo()
    table.settle()
    assert table.log.view.lines(opened=True) == first
    table.redo()
    table.redo()
    table.settle()
    assert table.log.view.lines(opened=True) == whole


def test_looking_back_counts_the_lines_that_a_move_changed() -> None:
    table = match(LOST + WON)
    play(table, ATTACK, DEFEND, ATTACK, DEFEND, {"type": "occupy", "armies": 4})
    view = table.log.view
    assert [view.news(step) for step in range(6)] == [0, 1, 1, 1, 1, 1]
    assert [view.length(step) for step in range(6)] == [0, 1, 1, 1, 1, 2]


PLACE = {"type": "place", "territory": "brazil", "armies": 1}


def test_armies_that_one_seat_places_are_one_line() -> None:
    table = match(phase="reinforce", to_place=4)
    play(table, PLACE, PLACE, {**PLACE, "territory": "siam"})
    (line,) = table.log.view.lines(opened=True)
    assert line["text"] == "Red places 2 on Brazil and 1 on Siam."
    assert "parts" not in line
    play(table, {**PLACE, "territory": "siam"})
    assert table.log.view.lines(number=1)[0]["text"] == "Red places 2 on Brazil and 2 on Siam."


def test_armies_on_one_territory_are_summed_in_one_line() -> None:
    table = match(phase="reinforce", to_place=2)
    play(table, PLACE, PLACE)
    assert table.log.view.lines(opened=True)[0]["text"] == "Red places 2 on Brazil."


@pytest.mark.parametrize("number", [0, 1, 2])
def test_the_last_lines_agree_with_the_whole_log(number: int) -> None:
    table = match(LOST + WON)
    play(table, ATTACK, DEFEND, ATTACK, DEFEND, {"type": "occupy", "armies": 4})
    numbers = [line["n"] for line in table.log.view.lines(opened=True)]
    shown = [line["n"] for line in table.log.view.lines(number=number)]
    assert shown == numbers[len(numbers) - number :]


def test_claims_and_placements_in_turn_are_one_unfoldable_line_each() -> None:
    table = Match(Game.new(edition="czech", mode="domination", seats=SEATS, seed=7), {}, {})
    game = table.game
    while game.phase in ("claim", "place"):
        play(table, game.legal_actions()[0].to_dict())
    *_, claimed, placed, turn, _income = table.log.view.lines(opened=True)
    assert claimed["text"] == "Territories claimed in turn: Blue 14, Green 14 and Red 14."
    assert placed["text"] == "Armies placed in turn: Blue 21, Green 21 and Red 21."
    assert claimed["seat"] is placed["seat"] is None
    assert [len(line["parts"]) for line in (claimed, placed)] == [42, 63]
    assert "Round 1" in turn["text"]


def test_a_line_of_several_turns_begins_with_one_seats_placements() -> None:
    table = Match(Game.new(edition="nordic", mode="missions", seats=SEATS, seed=7), {}, {})
    play(table, table.game.legal_actions()[0].to_dict())
    line = table.log.view.lines(opened=True)[-1]
    assert line["seat"] is not None
    assert "first" not in line
