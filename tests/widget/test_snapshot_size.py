"""A snapshot stays small, whatever has happened."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from risk_widget.board import load_board
from risk_widget.game import Game
from risk_widget.host.session import Session
from tests.widget.page_player import PagePlayer

if TYPE_CHECKING:
    from risk_widget.protocol.outbox_types import Speed

SEATS = ["red", "blue", "green", "yellow", "black", "purple"]
EDITIONS = ["czech", "german", "italian", "nordic"]
LIMIT = 8.5 * 1024
MANY_CARDS = {5: 5.5 * 1024, 9: 10 * 1024, 14: 24 * 1024}


def holding(edition: str, cards: int, seed: int) -> Session:
    """Return a session where Red reinforces with this many cards, owning half their territories."""
    random = Random(seed)
    territories = load_board("classic").ids
    owner = {t: random.choice(SEATS) for t in territories}
    deck = [*territories, *(() if edition == "czech" else ("wild-1", "wild-2"))]
    hand = random.sample(deck, cards)
    owner |= {t: "red" for t in hand[::2] if t in owner}
    given = {
        "turn": "red",
        "phase": "reinforce",
        "territories": {t: [seat, random.randint(1, 30)] for t, seat in owner.items()},
        "hands": {"red": hand},
        "to_place": 5,
    }
    game = Game.from_dict(edition=edition, mode="domination", seats=SEATS, position=given)
    return Session(game, seats={"red": "human"})


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("edition", "mode", "seats", "seed", "speed"),
    [
        ("german", "missions", 6, 0, "normal"),
        ("italian", "domination", 6, 1, "normal"),
        ("nordic", "capital", 6, 2, "fast"),
        ("nordic", "duel", 2, 4, "normal"),
        ("czech", "domination", 6, 3, "instant"),
    ],
)
def test_every_snapshot_of_a_game_is_small(
    edition: str, mode: str, seats: int, seed: int, speed: Speed
) -> None:
    """A snapshot has about 5.5 KB on average, and at most 8.5 KB, after a rival's cards are taken.

    A snapshot contains the legal moves as the engine gives them, each set of cards by itself. The
    page would have to rebuild them from a shorter form.
    """
    game = Game.new(edition=edition, mode=mode, seats=SEATS[:seats], seed=seed)
    session = Session(game, seats={"red": "human"}, seed=seed, bot_speed=speed)
    page = PagePlayer(session, seed=seed, mind="cautious")
    page.play()
    assert max(page.sizes) < LIMIT
    assert sum(page.sizes) / len(page.sizes) < 5.5 * 1024


@pytest.mark.parametrize("cards", MANY_CARDS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_hand_of_many_cards_fits_too(edition: str, cards: int) -> None:
    """A turn begins with at most five cards, unless the player has taken a rival's.

    Then there may be nine, with up to 84 sets. Fourteen, with hundreds of sets, need several rivals
    knocked out in one turn. Such snapshots are rare: the next trade leaves a short list again.
    """
    for seed in range(10):
        page = PagePlayer(holding(edition, cards, seed))
        page.look()
        assert max(page.sizes) < MANY_CARDS[cards]
