"""What a bot keeps from one decision to the next is what it would work out anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from risk_widget.bots import make
from risk_widget.bots.attack_arithmetic import campaign_from, fewest_to_attack
from risk_widget.bots.chances import chances_of
from risk_widget.bots.observation_arrays import ObservationArrays
from risk_widget.bots.planning_arrays import (
    AHEAD,
    BREAKS,
    BROKEN,
    ENEMY,
    EXTRA,
    FACING,
    FINISH,
    FRONT,
    MINE,
    MISSING,
    NOTES,
    THREAT,
    WHOLE,
)
from risk_widget.bots.styles import CAUTIOUS
from risk_widget.rules.dice import DiceRule
from tests.bots.playing import new_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.bots.attack_arithmetic import Field

WAYS = [
    ("czech", "domination", 3),
    ("italian", "domination", 6),
    ("nordic", "missions", 4),
    ("nordic", "capital", 4),
    ("czech", "duel", 2),
]


def known(table: ObservationArrays, field: Field) -> list[Any]:
    """All that is told of a scene and the stance in it, without scratch and ends of rows."""
    ground, scene, numbers, worths = table.ground, table.scene, field.numbers, field.worths
    size, continents = ground.size, len(ground.sizes)
    rows = [numbers[row][:size] for row in (FRONT, ENEMY, THREAT)]
    lists = [until_end(numbers[row]) for row in (MINE, *range(FACING, FACING + size))]
    by_territory = [worths[row][:size] for row in (BROKEN, EXTRA)]
    by_continent = [worths[row][:continents] for row in (FINISH, WHOLE)]
    missing = numbers[MISSING][:continents]
    ahead = [worths[AHEAD + c][: max(1, missing[c])] for c in range(continents)]
    steps = table.steps(field.owner[numbers[MINE][0]])[:size]
    scalars = [value for value in field if not isinstance(value, (list, tuple))]
    notes = numbers[NOTES][BREAKS]
    return [
        tuple(scene), rows, lists, by_territory, by_continent, missing, ahead, steps, scalars, notes
    ]  # fmt: skip


def until_end(row: Sequence[int]) -> list[int]:
    return list(row[: row.index(-1)])


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_a_stance_that_follows_the_game_is_the_one_taken_anew(way: tuple[str, str, int]) -> None:
    game = new_game(*way, seed=11)
    tables = {seat: ObservationArrays(None) for seat in game.seats}
    bots = {seat: make("cautious", f"11/{seat}") for seat in game.seats}
    compared = 0
    while not game.is_over and game.round <= 12:
        seat = game.actor
        assert seat is not None
        seen = game.observe(seat)
        if seen["phase"] in ("reinforce", "attack", "fortify"):
            before, anew = tables[seat], ObservationArrays(None)
            fields = []
            for table in (before, anew):
                table.read(seen)
                fields.append(table.field(CAUTIOUS, table.number(seat)))
            assert known(before, fields[0]) == known(anew, fields[1])
            before.touched = (0, 5)  # whatever a bot looks at first, it sees all
            compared += 1
        game.apply(bots[seat].choose(seen), seat)
    assert compared > 150


def test_with_fewer_armies_no_campaign_begins() -> None:
    game = new_game("czech", "domination", 3, seed=12)
    bots = {seat: make("cautious", f"12/{seat}") for seat in game.seats}
    table, tried = ObservationArrays(None), 0
    while game.round <= 5:
        seat = game.actor
        assert seat is not None
        seen = game.observe(seat)
        if seen["phase"] == "attack":
            table.read(seen)
            field = table.field(CAUTIOUS, table.number(seat))
            fewest = fewest_to_attack(field)
            for source in until_end(field.numbers[MINE]):
                for armies in range(fewest):
                    assert campaign_from(field, source, armies) == (0.0, -1, 0.0)
                tried += campaign_from(field, source, fewest)[1] >= 0
        game.apply(bots[seat].choose(seen), seat)
    assert tried > 10


@pytest.mark.parametrize("rule", [DiceRule(), DiceRule(defence=(1, 2, 3), decides="after")])
def test_what_is_left_and_lost_of_a_battle(rule: DiceRule) -> None:
    chances = chances_of(rule)
    chances.reach(12, 12)
    for attackers in range(13):
        for defenders in range(1, 13):
            left = chances.table.left_if_won(attackers, defenders)
            win = chances.table.win(attackers, defenders)
            assert chances.left[attackers][defenders] == left
            assert chances.lost[attackers][defenders] == attackers - win * left
