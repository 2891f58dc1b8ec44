"""A fast game is the engine's game, in every edition, mode and number of players."""

from __future__ import annotations

import random
from typing import Any

import pytest

from risk_widget.board import load_board
from risk_widget.engine.chance import Seeded
from risk_widget.engine.config import GameConfig
from risk_widget.fast.games import FastGame
from risk_widget.rules.edition import SEATS, load_edition
from tests.engine.ways import WAYS, GameSetup, played, ring
from tests.fast.proof import check_replay, config_of, seated

GAMES = 5


@pytest.mark.decisive
@pytest.mark.parametrize("setup", WAYS, ids=str)
def test_the_engine_reproduces_fast_games(setup: GameSetup) -> None:
    """The engine accepts the dice, cards and choices of each game, whether finished or not."""
    chance = random.Random(str(setup))
    for seed in range(GAMES):
        fast = FastGame(config_of(setup), chance.getrandbits(48))
        fast.play(seated(setup, seed), max_rounds=60, max_actions=chance.randrange(1, 1500))
        check_replay(fast)


@pytest.mark.parametrize("setup", WAYS, ids=str)
def test_games_on_small_boards_are_the_same(setup: GameSetup) -> None:
    """The compiled code takes a board's size as data, and games on small boards end soon."""
    chance = random.Random(str(setup))
    board = ring(12)
    for seed in range(GAMES):
        fast = FastGame(config_of(setup, board), chance.getrandbits(48))
        fast.play(seated(setup, seed), max_rounds=60, max_actions=1000)
        check_replay(fast)


@pytest.mark.parametrize("setup", WAYS, ids=str)
def test_fast_games_go_on_from_positions_of_the_engine(setup: GameSetup) -> None:
    """From any position of an ordinary game, the fast game continues by the same rules."""
    chance = random.Random(str(setup))
    for seed in range(2):
        game = played(setup, seed, chance.randrange(600))
        fast = FastGame(config_of(setup), chance.getrandbits(48), game.state)
        fast.play(seated(setup, seed), max_rounds=game.round + 5, max_actions=300)
        check_replay(fast)


VARIANTS: tuple[tuple[str, str, int, dict[str, Any]], ...] = (
    ("czech", "domination", 3, {"attack_armies": 5, "attack_dice": "fewer_allowed"}),
    ("czech", "domination", 4, {"defence_dice": (1, 2, 2, 4, 5), "movement": "rested"}),
    ("czech", "domination", 3, {"bonus_limit": "one_territory_a_turn", "wild_cards": 40}),
    ("czech", "domination", 5, {"cards_won": "may_trade", "traded_cards": "under_deck"}),
    ("czech", "duel", 2, {"third_army_stands": "before_placing", "third_army_each": 9}),
    ("czech", "duel", 2, {"third_army": "neutral", "movement": "one"}),
    ("czech", "duel", 2, {"goal": "capitals", "capitals_needed": dict.fromkeys(range(2, 7), 2)}),
    ("nordic", "duel", 2, {"third_army_part": 3, "card_drawn": "end_of_turn"}),
    ("german", "missions", 4, {"claim_win": "own_turn", "destroyed_by_other": "counts"}),
    ("german", "domination", 6, {"cards_won": "may_trade_without", "taken_along": "rested"}),
    (
        "nordic",
        "capital",
        2,
        {
            "third_army": "allied",
            "third_army_part": 1,
            "third_army_reinforced": "after_combat",
            "third_army_stands": "after_placing",
        },
    ),
    ("nordic", "missions", 6, {"first_seat": "die", "territories": "claim", "rising_step": 1}),
    ("italian", "missions", 5, {"must_trade_at": 7, "cards_won_from": 5, "wild_cards": 0}),
    ("nordic", "domination", 3, {"defender_decides": "after"}),
)


@pytest.mark.sampled
@pytest.mark.parametrize(("edition", "mode", "players", "fields"), VARIANTS)
def test_house_rules_can_be_played(
    edition: str, mode: str, players: int, fields: dict[str, Any]
) -> None:
    """Every rule is a value of the edition, so changing a rule alters both games equally."""
    varied = load_edition(edition).variant(**fields)
    seats, board = SEATS[:players], load_board("classic")
    config = GameConfig(varied, mode, seats, board, None, Seeded(0))
    setup = GameSetup(edition, mode, players)
    for seed in range(4):
        fast = FastGame(config, seed)
        fast.play(seated(setup, seed), max_rounds=60, max_actions=1500)
        check_replay(fast)
