"""An observation gives a program as much as the engine gives a built-in bot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from risk_widget.bots import make
from risk_widget.engine.codes import HIDDEN, NO_CAPITAL, OVER
from risk_widget.engine.observation import read_observation
from risk_widget.game import Game
from risk_widget.rules.edition import SEATS, EditionError, edition_ids, load_edition

if TYPE_CHECKING:
    from risk_widget.engine.state import State

WAYS = [
    (edition, mode.id, players)
    for edition in edition_ids()
    for mode in load_edition(edition).modes.values()
    for players in {min(mode.players), max(mode.players)}
]


def known(state: State) -> tuple[object, ...]:
    """Return a position without the parts that observations leave out."""
    told = state.copy()
    told.starter = told.received = told.bonus_given = told.reason = told.income_count = 0
    told.moves_made = len(state.movements())
    told.tired = [max(0, tired) for tired in state.tired]
    told.capital = [NO_CAPITAL if capital == HIDDEN else capital for capital in state.capital]
    return told.key()


@pytest.mark.parametrize(("edition", "mode", "players"), WAYS)
def test_an_observation_gives_the_position_as_its_viewer_knows_it(
    edition: str, mode: str, players: int
) -> None:
    game = Game.new(edition=edition, mode=mode, seats=SEATS[:players], seed=5)
    bots = {seat: make("cautious", 1) for seat in game.seats}
    for _ in range(220):
        for number, seat in ((-1, None), *enumerate(game.seats)):
            config, seen = read_observation(game.observe(seat))
            assert config.seats == game.seats
            assert known(seen) == known(game.state.seen_by(number))
        if game.state.phase == OVER:
            break
        assert game.actor is not None
        game.apply(bots[game.actor].choose(game.observe(game.actor)))


def test_the_same_game_has_the_same_config() -> None:
    game = Game.new(edition="czech", mode="domination", seats=SEATS[:3], seed=1)
    first, _ = read_observation(game.observe("red"))
    assert read_observation(game.observe("blue"))[0] is first


def test_the_sets_show_if_the_bonus_was_given() -> None:
    """If a turn brings only one bonus, a second set with one of your territories brings none."""
    cards = ["brazil", "peru", "argentina", "alaska", "alberta", "ontario"]
    position = {
        "turn": "red",
        "phase": "reinforce",
        "territories": {"*": ["blue", 2], **{card: ["red", 2] for card in cards}},
        "hands": {"red": cards},
    }
    game = Game.from_dict(
        edition="nordic", mode="domination", seats=["red", "blue", "green"], position=position
    )
    assert read_observation(game.observe("red"))[1].bonus_given == 0
    legal: Any = game.observe("red")["legal"]
    trade = legal["trade"][0]
    action = {"type": "trade", "cards": trade["cards"]}
    if "choose_bonus" in trade:
        action["bonus"] = trade["choose_bonus"][0]
    game.apply(action)
    legal = game.observe("red")["legal"]
    expected = game.state.bonus_given if "trade" in legal else 0
    assert read_observation(game.observe("red"))[1].bonus_given == expected


def test_an_unknown_edition_is_an_error() -> None:
    seen = {**Game.new(seed=1).observe("red"), "edition": "nowhere"}
    with pytest.raises(EditionError):
        read_observation(seen)
