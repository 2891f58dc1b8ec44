"""Odds, bots and pages use the dice rules of the game itself, not of a similar edition."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import risk_widget as rw
from risk_widget.battles.odds import DiceRule, dice_rule
from risk_widget.bots import make
from risk_widget.rules.edition import parse_edition
from tests.engine.ways import WAYS
from tests.widget.page_player import PagePlayer

if TYPE_CHECKING:
    from tests.engine.ways import GameSetup

SEATS = ["red", "blue", "green"]

# The same rules as the Nordic edition, but three or more armies defend with three dice.
HARD = """
id = "hard"
title = "Hard"
summary = "Three dice defend a world."
text = "A sheet in the box."
like = "nordic"

[modes.missions]

[modes.domination.fields]
defence_dice = { is = [1, 2, 3], mark = "printed" }
"""


def variant() -> rw.Edition:
    return rw.load_edition("nordic").variant(defence_dice=[1, 2, 3])


def file() -> rw.Edition:
    return parse_edition(HARD, "hard.toml")


def eight_against(defenders: int, edition: str | rw.Edition, mode: str = "domination") -> rw.Game:
    """Return a game in which Red's best attack is on Peru, from Brazil with eight armies."""
    return rw.Game.from_dict(
        edition=edition,
        mode=mode,
        seats=SEATS,
        position={
            "turn": "red",
            "phase": "attack",
            "territories": {"*": ["blue", 9], "brazil": ["red", 8], "peru": ["green", defenders]},
        },
    )


def on_the_page(game: rw.Game) -> float:
    from risk_widget.host.session import Session

    page = PagePlayer(Session(game, seats={"red": "human"}))
    query = {"type": "query", "what": "odds", "source": "brazil", "target": "peru"}
    win = page.send(query)["data"]["win"]
    guide = page.send({"type": "query", "what": "teach", "source": "brazil", "move": {
        "type": "attack", "source": "brazil", "target": "peru", "armies": 3}})["data"]  # fmt: skip
    assert f"{100 * win:.0f}%" in str(guide)
    return float(win)


@pytest.mark.parametrize(
    ("edition", "mode", "win", "attacks"),
    [
        ("nordic", "domination", 0.785, True),
        (variant(), "domination", 0.462, False),
        (variant(), "missions", 0.462, False),
        (file(), "domination", 0.462, False),
        (file(), "missions", 0.785, True),
    ],
    ids=["printed", "variant", "variant of every mode", "mode of a file", "other mode of it"],
)
def test_the_odds_of_eight_against_five_depend_on_the_dice(
    edition: Any, mode: str, win: float, attacks: bool
) -> None:
    game = eight_against(5, edition, mode)
    assert game.odds("brazil", "peru").win == pytest.approx(win, abs=0.0005)
    assert on_the_page(game) == pytest.approx(win, abs=0.0005)
    choice = make("cautious", 1).choose(game.observe("red"))
    assert (choice["type"] == "attack") is attacks, "a bot reckons with the same odds"


def test_other_numbers_than_on_the_map_can_be_given() -> None:
    game = eight_against(5, "nordic")
    assert game.odds("brazil", "peru", defenders=1).win > 0.99
    assert game.odds("brazil", "peru", attackers=2).win < 0.05
    alone = game.odds(attackers=8, defenders=5, stop_at=3)
    assert alone == rw.odds(8, 5, edition="nordic", stop_at=3)
    with pytest.raises(KeyError, match="peru"):
        game.odds("brazil", "peruu")
    with pytest.raises(ValueError, match="a target or its number of armies"):
        game.odds("brazil")
    with pytest.raises(ValueError, match="attackers must be a whole number of at least 1, not 0"):
        game.odds("brazil", "peru", attackers=0)


def test_an_edition_with_different_modes_needs_a_mode() -> None:
    assert rw.odds(8, 5, edition=file(), mode="missions").win == rw.odds(8, 5, edition="nordic").win
    assert rw.odds(8, 5, edition=file(), mode="domination") == rw.odds(8, 5, edition=variant())
    with pytest.raises(ValueError, match="Hard differ from mode to mode: name one of missions, d"):
        rw.odds(8, 5, edition=file())


@pytest.mark.parametrize("setup", WAYS, ids=str)
def test_a_games_dice_depend_on_edition_mode_and_options(setup: GameSetup) -> None:
    game = setup.new(1)
    assert game.dice == dice_rule(setup.edition, mode=setup.mode, options=dict(setup.options))
    assert DiceRule.from_dict(game.observe(None)["dice"]) == game.dice


@pytest.mark.parametrize("attack", [1, 2, 5])
@pytest.mark.parametrize("defence", [[1], [1, 1, 2], [1, 2, 2, 4, 5]], ids=str)
def test_both_sides_are_offered_the_allowed_dice(attack: int, defence: list[int]) -> None:
    edition = rw.load_edition("czech").variant(attack_armies=attack, defence_dice=defence)
    for armies in range(1, 7):
        game = eight_against(armies, edition)
        dice = game.dice
        assert game.legal_ranges()["attack"]["brazil"]["peru"] == [1, dice.attack_dice(8)]
        game.apply({"type": "attack", "source": "brazil", "target": "peru", "armies": 1})
        if dice.defence_dice(armies) == 1:
            assert game.phase != "defend", "there is nothing to choose"
        else:
            assert game.legal_ranges()["defend"] == [*range(1, dice.defence_dice(armies) + 1)]
