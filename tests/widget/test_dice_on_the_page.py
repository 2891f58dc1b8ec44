"""All dice of a game, in a dialog."""

from __future__ import annotations

import hashlib
import re
from typing import TYPE_CHECKING

import pytest

import risk_widget as rw
from risk_widget import RiskWidget, bots
from tests.clicks import Clicker
from tests.widget.dom import expect
from tests.widget.harness import axe
from tests.widget.test_access import open_root

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.widget.harness import Bridge

pytestmark = pytest.mark.sampled(together="dice on the page", share=2)

SEATS = ["red", "blue", "green"]


def widget(*, over: bool) -> RiskWidget:
    """Return a game played by bots to its end, or to a person's attack in the third round."""
    game = rw.Game.new(edition="german", mode="domination", seats=SEATS, seed=7, board="classic")
    minds = {seat: bots.make("bold", seat, board=game.board) for seat in SEATS}
    while (seat := game.actor) is not None:
        if not over and game.round == 3 and game.phase == "attack":
            break
        game.apply(minds[seat].choose(game.observe(seat)))
    return RiskWidget(game, seats={"red": "human", "blue": "human", "green": "human"})


def test_every_roll_can_be_looked_up_during_play(bridged: Callable[..., Bridge]) -> None:
    root = open_root(bridged, lambda: widget(over=False))
    root.locator('[data-action="menu"]').click()
    Clicker(root).button("dice").click()
    dialog = root.get_by_role("dialog")
    game = widget(over=False).game
    assert game is not None
    report = game.dice_report()
    expect(dialog.locator(".rw-rolls tbody tr")).to_have_count(len(report.rolls))
    newest = report.rolls[-1]
    first = dialog.locator(".rw-rolls tbody tr").first
    expect(first.locator("td").nth(2)).to_have_text(" ".join(map(str, newest.attack)))
    expect(dialog).to_contain_text(re.compile("HMAC-SHA-256, is [0-9a-f]{64}\\."))
    expect(dialog).not_to_contain_text(hashlib.sha256(b"7").hexdigest())
    expect(dialog).not_to_contain_text("came from the seed 7")
    assert axe(root.page) == []


def test_at_the_end_the_seed_is_shown(mounted: Callable[..., Bridge]) -> None:
    root = open_root(mounted, lambda: widget(over=True))
    root.locator('[data-action="see_board"]').click()
    root.locator('[data-action="dice"]').first.click()
    dialog = root.get_by_role("dialog")
    expect(dialog).to_contain_text(
        re.compile(
            "came from the seed 7. With the key [0-9a-f]{32} its HMAC-SHA-256 is [0-9a-f]{64}"
        )
    )


def test_while_a_bot_rolls_the_sentence_names_the_attacker(
    bridged: Callable[..., Bridge],
) -> None:
    game = rw.Game.new(edition="czech", mode="domination", seats=SEATS, seed=7)
    minds = {seat: bots.make("bold", seat, board=game.board) for seat in SEATS}
    while (game.turn, game.phase, game.round) != ("blue", "attack", 2):
        assert game.actor is not None
        game.apply(minds[game.actor].choose(game.observe(game.actor)))
    seats = {"red": "human", "blue": "bold", "green": "bold"}
    bridge = bridged(lambda: RiskWidget(game, seats=seats, reduced_motion=False, seed=1))
    message = bridge.page.locator("[data-message]")
    expect(message).to_contain_text("Blue")
    bridge.let_bots_play()
    expect(message).to_contain_text(re.compile(r"Blue attacks .+ from .+\."))
