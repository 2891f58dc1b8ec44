"""From what its seat sees, the expert guesses where hidden capitals are, and attacks them."""

from __future__ import annotations

from typing import Any

import pytest

from risk_widget.board import load_board
from risk_widget.bots import make
from risk_widget.bots.dealing import guess_capitals
from risk_widget.bots.expert.value import put_root, value_for
from risk_widget.bots.expert.weights import new_expert
from risk_widget.game import Game
from risk_widget.results.displays import percent
from tests.bots.playing import new_game

STRONG = {"brazil": ["red", 12], "peru": ["blue", 1], "argentina": ["green", 1]}
CAPITALS = {"red": "brazil", "blue": "ural", "green": "iceland"}


def position(territories: dict[str, list[Any]], **given: Any) -> Game:
    """Return a position in which Red is strong in Brazil, its capital, and faces Blue and Green."""
    rest = {t: [("blue", "green")[i % 2], 1] for i, t in enumerate(load_board("classic").ids)}
    there = {
        "turn": "red", "phase": "attack", "territories": {**rest, **STRONG, **territories},
        "capitals": CAPITALS, **given,
    }  # fmt: skip
    return Game.from_dict(
        edition="nordic", mode="capital", seats=["red", "blue", "green"], position=there
    )


def guessed(game: Game) -> dict[str, float]:
    """Return each territory's probability of being a hidden capital, for the acting seat."""
    assert game.actor is not None
    seen, scratch = game.state.seen_by(game.state.actor), new_expert(game.config)
    guess_capitals(game.config.params, seen, game.state.actor, scratch.hiding)
    return dict(zip(game.config.ids, scratch.hiding, strict=True))


@pytest.mark.parametrize("players", range(2, 7))
def test_each_hidden_capital_is_guessed_on_its_owners_land(players: int) -> None:
    game, bot = new_game("nordic", "capital", players, 3), make("cautious", 3)
    turns = set()
    while not game.is_over and game.round < 4:
        assert game.actor is not None
        state, me = game.state, game.state.actor
        if game.phase == "attack" and (game.round, me) not in turns:
            turns.add((game.round, me))
            hiding, there = guessed(game), dict(zip(game.config.ids, state.owner, strict=True))
            for seat, name in enumerate(game.seats):
                mine = [chance for t, chance in hiding.items() if there[t] == seat]
                known = seat == me or state.shown[seat]
                assert sum(mine) == pytest.approx(0 if known else 1), name
                if not known:
                    assert hiding[game.config.ids[state.capital[seat]]] > 0
            for card in state.hand_of(me):
                assert card >= game.config.size or not hiding[game.config.ids[card]]
        game.apply(bot.choose(game.observe(game.actor)))
    assert turns


def test_the_guess_favours_many_armies_with_few_enemies_around() -> None:
    game = position({"china": ["blue", 9], "japan": ["green", 5], "alaska": ["green", 5]})
    hiding = guessed(game)
    assert hiding["china"] == max(hiding.values()) > 0.3
    assert hiding["japan"] > hiding["iceland"]
    elsewhere = {"red": "brazil", "blue": "china", "green": "japan"}
    armies = {"china": ["blue", 9], "japan": ["green", 5], "alaska": ["green", 5]}
    assert guessed(position(armies, capitals=elsewhere)) == hiding


def test_the_guess_works_for_any_number_of_armies() -> None:
    hiding = guessed(position({"china": ["blue", 100_000], "alaska": ["green", 1]}))
    assert hiding["china"] == pytest.approx(1)


def test_a_possible_capital_counts_by_its_probability() -> None:
    """A capture is valued as a win in proportion to the chance that it finds the capital."""
    game = position({})
    config, scratch = game.config, new_expert(game.config)
    params, root, peru = config.params, scratch.root, config.index["peru"]
    put_root(params, game.state.seen_by(0), scratch)
    root.owner[peru] = 0
    hidden = scratch.hiding[peru]
    found = value_for(params, root, scratch, 0)
    scratch.hiding[peru] = 0.0
    without = value_for(params, root, scratch, 0)
    assert found == pytest.approx(hidden + (1 - hidden) * without)
    scratch.hiding[peru] = 1.0
    assert value_for(params, root, scratch, 0) == 1
    root.owner[config.index["brazil"]] = 1  # Without your own capital you can't win.
    lost = value_for(params, root, scratch, 0)
    scratch.hiding[peru] = 0.0
    assert value_for(params, root, scratch, 0) == lost < 1


def test_the_expert_attacks_the_likely_capital() -> None:
    """If it knows that the capital is elsewhere, the expert attacks a weaker neighbour instead."""
    armies = {
        "brazil": ["red", 20], "argentina": ["red", 1], "venezuela": ["red", 1],
        "peru": ["blue", 12], "north-africa": ["green", 4],
    }  # fmt: skip
    for is_known, target in ((0, "peru"), (1, "north-africa")):
        game = position(armies)
        game._state.shown[1] = is_known
        action = make("expert").choose(game.observe("red"))
        assert (action["source"], action["target"]) == ("brazil", target)


def test_a_hint_gives_the_chance_that_its_plan_finds_the_capital() -> None:
    game = position({"peru": ["blue", 6]})
    hint, hiding = game.hint(), guessed(game)
    found = sum(hiding[attack.target] for attack in hint.attacks)
    assert f"perhaps the secret capital that wins you the game ({percent(found)})" in hint.reason
    known = position({"peru": ["blue", 6]})
    known._state.shown = [0, 1, 1]
    assert "perhaps" not in known.hint().reason
