"""The rungs of the ladder make human mistakes, play legally, and rise in strength."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import risk_widget as rw
from risk_widget.bots import RungBot, make
from risk_widget.bots.habits import PATIENCE, Habits, fall_into_habits
from risk_widget.bots.ladder import LADDER, RUNGS, VETERAN
from risk_widget.engine.actions import action_of
from risk_widget.engine.codes import ACTION_SIZE, ATTACK, END_PHASE, FORTIFY, PLACE
from tests.bots.playing import COMBINATIONS, new_game, play_checked

if TYPE_CHECKING:
    from collections.abc import Iterator

ALWAYS = Habits(1, 1, 1, 1, 1, 1, 1)
SEATS = ["red", "blue", "green"]
TERRITORIES: dict[str, Any] = {
    "*": ["red", 3],
    "highmoor": ["blue", 2],
    "old-harbour": ["green", 1],
}


def spoiled(game: rw.Game, numbers: list[int], habits: Habits = ALWAYS) -> rw.Action:
    """Return a choice after these habits have spoiled it."""
    action = [*numbers, *[-1] * (ACTION_SIZE - len(numbers))]
    fall_into_habits(game.config.params, game.state, Random(1), habits, action)
    return action_of(game.config, action)


def island(phase: str, **more: Any) -> rw.Game:
    position = {"turn": "red", "phase": phase, "territories": TERRITORIES, **more}
    return rw.Game.from_dict(
        edition="czech", mode="domination", board="island", seats=SEATS, position=position, seed=1
    )


def number(game: rw.Game, territory: str) -> int:
    return game.board.index[territory]


@pytest.mark.sampled
@pytest.mark.parametrize(("edition", "mode", "players"), COMBINATIONS)
def test_the_lowest_rungs_choose_legally(edition: str, mode: str, players: int) -> None:
    """Every choice is checked, in every edition, mode and number of players."""
    game = new_game(edition, mode, players, 2)
    table = [("newcomer", "learner", "practised")[i % 3] for i in range(players)]
    play_checked(game, table, 2, max_rounds=4)
    assert game.is_over or game.round == 5


def games_of_habits() -> Iterator[tuple[str, rw.Game]]:
    for name in Habits._fields:
        for edition, mode, players in (("czech", "domination", 3), ("italian", "duel", 2)):
            yield name, new_game(edition, mode, players, 4)


def test_a_habit_that_always_applies_is_legal_too(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, game in games_of_habits():
        rung = RUNGS["newcomer"]._replace(habits=Habits(**{name: 1.0}))
        monkeypatch.setitem(RUNGS, "newcomer", rung)
        play_checked(game, ["newcomer"] * len(game.seats), 4, max_rounds=5)


def test_an_attack_may_be_overlooked() -> None:
    game = island("attack")
    attack = [ATTACK, number(game, "northcliff"), number(game, "highmoor"), 2]
    assert spoiled(game, attack).to_dict()["type"] == "end_phase"
    assert spoiled(game, attack, Habits()).to_dict()["type"] == "attack"


def test_an_extra_attack_never_targets_a_stronger_army() -> None:
    game = island("attack")
    more = spoiled(game, [END_PHASE]).to_dict()
    assert more["type"] == "attack"
    assert game.armies(more["source"]) >= game.armies(more["target"])
    strong = {**TERRITORIES, "highmoor": ["blue", 9], "old-harbour": ["green", 9]}
    game = island("attack", territories=strong)
    assert spoiled(game, [END_PHASE]).to_dict()["type"] == "end_phase"


def test_armies_are_spread_to_the_thinnest_border() -> None:
    thin = {**TERRITORIES, "northcliff": ["red", 1]}
    game = island("reinforce", territories=thin, to_place=9)
    strong = next(t for t in game.board.ids if game.owner(t) == "red" and game.armies(t) == 3)
    placed = spoiled(game, [PLACE, number(game, strong), 9]).to_dict()
    assert placed["territory"] == "northcliff"
    assert placed["armies"] == 3


def test_armies_may_be_left_idle() -> None:
    game = island("fortify")
    move = [FORTIFY, number(game, "northcliff"), number(game, "old-harbour"), 1]
    assert spoiled(game, move).to_dict()["type"] == "end_phase"


def test_habits_are_dropped_in_a_long_game() -> None:
    """Two players with strong habits might never finish a game."""
    game = island("attack", round=PATIENCE + 1)
    attack = [ATTACK, number(game, "northcliff"), number(game, "highmoor"), 2]
    assert spoiled(game, attack).to_dict()["type"] == "attack"


def test_habits_grow_rarer_from_rung_to_rung() -> None:
    for habit in Habits._fields:
        told = [getattr(rung.habits, habit) for rung in RUNGS.values()]
        assert told == sorted(told, reverse=True), habit
    assert all(0 <= chance <= 1 for rung in RUNGS.values() for chance in rung.habits)
    assert max(VETERAN) < max(RUNGS["newcomer"].habits)


def test_the_ladder_ends_with_the_expert() -> None:
    assert LADDER[-1] == "expert"
    assert len({*LADDER}) == 10


def test_the_same_seed_makes_the_same_mistakes() -> None:
    results = [rw.simulate(["newcomer", "learner"], 2, edition="german", seed=3) for _ in range(2)]
    assert results[0] == results[1]


@pytest.mark.sampled
@pytest.mark.parametrize(("lower", "higher"), [("newcomer", "regular"), ("regular", "expert")])
def test_four_rungs_are_far_apart(lower: str, higher: str) -> None:
    """The exact differences in strength are measured by `benchmarks/ladder.py`."""
    result = rw.simulate([higher, lower], 6, edition="german", mode="domination", seed=1)
    assert result.unfinished == 0
    assert result.wins[0] >= 5


def test_a_rung_shows_its_habits() -> None:
    bot = make("casual", 1)
    assert isinstance(bot, RungBot)
    assert "overlooks" in bot._repr_html_()
