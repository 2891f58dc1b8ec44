"""The analysis that a bot keeps between decisions equals one made from scratch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from risk_widget.bots import PlanningBot, make
from risk_widget.bots.analysis import follow, look
from risk_widget.bots.campaigns import campaign_from, fewest_to_attack
from risk_widget.bots.chances import chances_of
from risk_widget.bots.scratch import BoardTables, Scratch, View, fields_of, new_scratch
from risk_widget.bots.styles import BOLD, CAUTIOUS
from risk_widget.bots.table import reach_odds
from risk_widget.engine.codes import IN_ATTACK, IN_FORTIFY, IN_REINFORCE
from risk_widget.rules.dice import DiceRule
from tests.bots.playing import new_game

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State
    from risk_widget.game import Game

WAYS = [
    ("czech", "domination", 3),
    ("italian", "domination", 6),
    ("nordic", "missions", 4),
    ("nordic", "capital", 4),
    ("czech", "duel", 2),
]
KEPT = (
    "front", "enemy", "threat", "finish", "whole", "broken", "extra", "missing", "is_whole",
    "breaks", "is_extra", "rivals", "base", "cost", "enter", "card", "raid",
    "lowest", "enough", "capital", "nearer",
)  # fmt: skip
"""The fields of a view that must be wholly equal, unlike lists of which only a part is used."""


def decisions(game: Game, bot: str, seed: int, rounds: int) -> Iterator[State]:
    """Let bots continue a game, and yield the position at each decision."""
    bots = {seat: make(bot, f"{seed}/{seat}") for seat in game.seats}
    while not game.is_over and game.round <= rounds:
        seat = game.actor
        assert seat is not None
        yield game.state
        game.apply(bots[seat].choose(game.observe(seat)), seat)


def seen(config: GameConfig, state: State, scratch: Scratch, style: Any = CAUTIOUS) -> View:
    """Return the view that the acting seat has of a position."""
    reach_odds(config, state)
    follow(config.params, state, scratch)
    me = state.actor
    return look(config.params, state, scratch, me, style, me, -1, me)


def known(view: View, continents: int) -> list[Any]:
    """List the contents of a view, leaving out scratch space and the unused ends of lists."""
    found = [getattr(view, name) for name in KEPT]
    found += [until_end(view.mine), [until_end(row) for row in view.facing], view.by_owner]
    ahead = [view.ahead[c][: max(1, view.missing[c])] for c in range(continents)]
    return [*found, ahead]


def until_end(row: Sequence[int]) -> list[int]:
    return list(row[: row.index(-1)])


@pytest.mark.sampled
@pytest.mark.parametrize("way", WAYS, ids=str)
def test_an_updated_analysis_equals_a_new_one(way: tuple[str, str, int]) -> None:
    game = new_game(*way, seed=11)
    config, continents = game.config, len(game.config.continents)
    all_scratch = [new_scratch(config) for _ in game.seats]
    compared = 0
    for state in decisions(game, "cautious", 11, 12):
        if state.phase in (IN_REINFORCE, IN_ATTACK, IN_FORTIFY):
            scratch = all_scratch[state.actor]
            followed, anew = seen(config, state, scratch), seen(config, state, new_scratch(config))
            assert known(followed, continents) == known(anew, continents)
            scratch.touched, scratch.touched_too = 0, 5  # as if it had seen the whole map
            compared += 1
    assert compared > 150


@pytest.mark.sampled
@pytest.mark.parametrize("bot", ["cautious", "bold"])
@pytest.mark.parametrize("way", WAYS, ids=str)
def test_a_bot_that_followed_the_game_chooses_like_one_that_did_not(
    way: tuple[str, str, int], bot: str
) -> None:
    game, style = new_game(*way, seed=13), CAUTIOUS if bot == "cautious" else BOLD
    bots, compared = [PlanningBot(style, 1) for _ in game.seats], 0
    for state in decisions(game, bot, 13, 14):
        if state.phase == IN_ATTACK:
            view = state.seen_by(state.actor)
            fresh = PlanningBot(style, 1).choose_seen(game.config, view)
            assert bots[state.actor].choose_seen(game.config, view) == fresh
            compared += 1
    assert compared > 50


@pytest.mark.parametrize("bot", ["cautious", "easygoing", "random", "simple"])
def test_an_observation_and_the_position_seen_give_the_same_choice(bot: str) -> None:
    game = new_game("nordic", "capital", 4, seed=5)
    read, direct = make(bot, 3), make(bot, 3)
    for state in decisions(game, bot, 5, 6):
        told = read.choose(game.observe(game.seats[state.actor]))
        before = state.key()
        chosen: Any = direct
        assert chosen.choose_seen(game.config, state.seen_by(state.actor)).to_dict() == told
        assert state.key() == before


def test_no_campaign_starts_with_fewer_armies() -> None:
    game = new_game("czech", "domination", 3, seed=12)
    config, scratch, tried = game.config, new_scratch(game.config), 0
    for state in decisions(game, "cautious", 12, 5):
        if state.phase == IN_ATTACK:
            view = seen(config, state, scratch)
            fewest = fewest_to_attack(scratch, view)
            for source in until_end(view.mine):
                for armies in range(fewest):
                    found = campaign_from(config.params, scratch, view, source, armies)
                    assert found == (0.0, -1)
                found = campaign_from(config.params, scratch, view, source, fewest)
                tried += found[1] >= 0
    assert tried > 10


@pytest.mark.parametrize("rule", [DiceRule(), DiceRule(defence=(1, 2, 3), decides="after")])
def test_a_battles_remaining_and_lost_armies_are_estimated(rule: DiceRule) -> None:
    chances = chances_of(rule)
    chances.reach(12, 12)
    for attackers in range(13):
        for defenders in range(1, 13):
            left = chances.table.left_if_won(attackers, defenders)
            win = chances.table.win(attackers, defenders)
            assert chances.left[attackers][defenders] == left
            assert chances.lost[attackers][defenders] == attackers - win * left
            assert chances.going_on[attackers][defenders] == int(left) - 1


def test_an_imagined_campaign_leaves_the_view_unchanged() -> None:
    game = new_game("czech", "domination", 3, seed=9)
    config, continents = game.config, len(game.config.continents)
    scratch, went_on = new_scratch(config), 0
    for state in decisions(game, "bold", 9, 12):
        if state.phase == IN_ATTACK:
            view = seen(config, state, scratch)
            before = known(view, continents)
            for source in until_end(view.mine):
                for armies in (state.armies[source], 40):
                    went_on += campaign_from(config.params, scratch, view, source, armies)[0] > 5
            assert known(view, continents) == before
    assert went_on > 10


@pytest.mark.parametrize("room", [BoardTables, View, Scratch])
def test_a_room_lists_its_fields_once(room: type[Any]) -> None:
    fields = fields_of(room)
    assert tuple(fields) == room.__slots__
    assert all(kind in (int, float, View, BoardTables) for kind, *_ in fields.values())
