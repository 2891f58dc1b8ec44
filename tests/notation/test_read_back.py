"""What can be made and played can be read back: positions, records and links of any size."""

from __future__ import annotations

import json
import random
from itertools import islice
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from risk_widget import open_link
from risk_widget.board import BUILT_IN, load_board
from risk_widget.engine.position_data import position_data
from risk_widget.game import Game
from risk_widget.notation import SPECTATOR
from risk_widget.rules.edition import load_edition
from tests.engine.ways import WAYS, ring
from tests.rules.test_variants import CHANGES

if TYPE_CHECKING:
    from risk_widget.board import Board
    from tests.engine.ways import GameSetup

BOARDS = (*map(load_board, sorted(BUILT_IN)), ring(6), ring(12))
TIMES = (1, 2, 10**6, 10**9, 10**13, 10**30, 10**400)
"""The factors by which the armies of a made position are multiplied."""
MOST_IN_LINK = 400
"""The most actions of a game whose link is tried, too."""


def new_game(setup: GameSetup, board: Board, house: list[str], seed: int) -> Game:
    """Start a game under house rules if the edition and mode allow them, and else without."""
    edition = load_edition(setup.edition)
    about: dict[str, Any] = {
        "mode": setup.mode, "seats": setup.seats, "seed": seed, "board": board,
        "options": dict(setup.options),
    }  # fmt: skip
    try:
        changed = edition.variant(name='Zoë\'s "own" rules', **{f: CHANGES[f] for f in house})
        return Game.new(edition=changed, **about)
    except ValueError:  # not these rules together, or not in this mode
        return Game.new(edition=edition, **about)


def play_on(game: Game, chance: random.Random, actions: int) -> None:
    """Play actions from among the first 40 legal ones, since a list of all may be too long."""
    for _ in range(actions):
        if game.is_over:
            return
        first = [*islice(game.legal_actions(), 40)]
        game.apply(first[-1] if chance.random() < 0.1 else chance.choice(first))


def made_of(game: Game, times: int) -> Game | None:
    """Make a game in the same position with its armies multiplied; None if that is impossible."""
    data = json.loads(json.dumps(position_data(game.config, game.state)))
    for held in data["territories"].values():
        held[1] *= times
    try:
        return Game.from_dict(
            edition=game.edition,
            mode=game.mode,
            seats=game.seats,
            position=data,
            options=game.rule_options,
            board=game.board,
            seed=1,
        )
    except ValueError:
        return None


def check_read_back(game: Game) -> None:
    """Check that a game can be read back from its record, its link, and every view of it."""
    board = game.board
    text = game.position()
    again = Game.from_position(text, board=board)
    assert again.position() == text
    assert again.edition.rules(game.mode) == game.edition.rules(game.mode)
    for seat in (*game.seats, SPECTATOR):
        seen = game.position(seat)
        assert Game.from_position(seen, board=board).position() == seen
    record = game.record()
    replayed = Game.replay(record, strict=True, board=board).game
    assert (replayed.position(), replayed.record()) == (text, record)
    if len(game.history) <= MOST_IN_LINK:
        assert open_link(game.link(whole=True), board=board).game.position() == text


@pytest.mark.parametrize("setup", WAYS, ids=str)
@settings(max_examples=3, deadline=None)
@given(
    board=st.sampled_from(BOARDS),
    house=st.lists(st.sampled_from(sorted(CHANGES)), max_size=4, unique=True),
    seed=st.integers(0, 2**32),
    actions=st.sampled_from([0, 1, 10, 50, 200, 800]),
    times=st.sampled_from(TIMES),
)
def test_whatever_is_made_and_played_is_read_back(
    setup: GameSetup, board: Board, house: list[str], seed: int, actions: int, times: int
) -> None:
    chance = random.Random(seed)
    game = new_game(setup, board, house, seed)
    play_on(game, chance, actions)
    check_read_back(game)
    made = made_of(game, times)
    if made is not None:
        check_read_back(made)
        play_on(made, chance, 12)
        check_read_back(made)
