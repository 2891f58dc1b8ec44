"""In every edition and mode, whole games between bots are legal, finite and repeatable."""

from __future__ import annotations

from dataclasses import replace

import pytest

from risk_widget.game import Game
from risk_widget.rules.edition import load_edition
from tests.bots.playing import COMBINATIONS, new_game, play_checked

# A table of cautious players may take its time, but not forever.
ROUNDS = 150
# Each mode of each edition, with the fewest players and with the most.
SMALLEST, LARGEST = (
    [
        (edition, mode, players)
        for edition, mode, players in COMBINATIONS
        if players == extreme(p for e, m, p in COMBINATIONS if (e, m) == (edition, mode))
    ]
    for extreme in (min, max)
)


@pytest.mark.sampled
@pytest.mark.parametrize(("edition", "mode", "players"), LARGEST)
def test_cautious_players_finish_their_games(edition: str, mode: str, players: int) -> None:
    game = new_game(edition, mode, players, 1)
    play_checked(game, ["cautious"] * players, 1, max_rounds=ROUNDS)
    assert game.is_over, f"still going in round {game.round}"
    assert game.winner in game.seats


@pytest.mark.sampled
@pytest.mark.parametrize(("edition", "mode", "players"), SMALLEST)
def test_easygoing_players_finish_their_games(edition: str, mode: str, players: int) -> None:
    game = new_game(edition, mode, players, 1)
    play_checked(game, ["easygoing"] * players, 1, max_rounds=ROUNDS)
    assert game.is_over, f"still going in round {game.round}"


@pytest.mark.sampled
@pytest.mark.parametrize(("edition", "mode", "players"), COMBINATIONS)
def test_all_kinds_of_bots_play_together(edition: str, mode: str, players: int) -> None:
    game = new_game(edition, mode, players, 5)
    table = [("random", "bold", "easygoing", "cautious")[i % 4] for i in range(players)]
    play_checked(game, table, 5, max_rounds=ROUNDS)
    assert game.is_over, f"still going in round {game.round}"


@pytest.mark.sampled
@pytest.mark.parametrize(("edition", "mode", "players"), COMBINATIONS)
def test_random_players_choose_legally_and_move_on(edition: str, mode: str, players: int) -> None:
    game = new_game(edition, mode, players, 3)
    play_checked(game, ["random"] * players, 3, max_rounds=8)
    assert game.is_over or game.round == 9


def test_a_defender_can_decide_after_the_roll() -> None:
    options = {"defender_decides": "after"}
    game = new_game("german", "domination", 3, 4, options=options)
    actions = play_checked(game, ["cautious"] * 3, 4, max_rounds=ROUNDS)
    assert game.is_over
    assert any(action["type"] == "defend" for action in actions)


@pytest.mark.parametrize("bots", [["cautious", "bold", "random"], ["random"] * 3])
def test_the_same_seed_plays_the_same_game(bots: list[str]) -> None:
    first, again, other = (new_game("czech", "domination", 3, 6) for _ in range(3))
    actions = play_checked(first, bots, 11, max_rounds=12)
    assert play_checked(again, bots, 11, max_rounds=12) == actions
    assert play_checked(other, bots, 12, max_rounds=12) != actions


def test_every_phase_occurs_in_the_games() -> None:
    """The games above prove nothing about a phase that none of them reaches."""
    seen: set[str] = set()
    for edition, mode, players in SMALLEST:
        game = new_game(edition, mode, players, 9)
        play = play_checked(game, ["bold"] * players, 9, max_rounds=15)
        seen |= {action["type"] for action in play}
        seen |= {event.type for step in game.history for event in step.events}
    assert seen >= {"claim", "place", "choose_capital", "trade", "attack", "defend", "occupy"}
    assert seen >= {"fortify", "end_phase", "third_owed", "eliminated", "won"}


def test_bots_play_variants_and_custom_editions() -> None:
    own = load_edition("czech").variant(defence_dice=(1, 2, 3), movement="rested")
    for edition in (own, replace(own, id="house-rules")):
        game = Game.new(edition=edition, mode="domination", seats=["red", "blue", "green"], seed=2)
        play_checked(game, ["cautious", "bold", "random"], 2, max_rounds=ROUNDS)
        assert game.is_over


@pytest.mark.parametrize("board", ["island", "strait"])
def test_bots_play_small_boards(board: str) -> None:
    game = Game.new(
        edition="czech", mode="domination", seats=["red", "blue", "green"], seed=2, board=board
    )
    play_checked(game, ["cautious", "bold", "random"], 2, max_rounds=ROUNDS)
    assert game.is_over
