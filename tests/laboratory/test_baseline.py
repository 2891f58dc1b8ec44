"""The small network: its inputs for actions, how it learns, and what it has learned."""

from __future__ import annotations

import json
from itertools import islice
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import risk_widget as rw
from risk_widget.engine.turn import turn_income
from risk_widget.environments import training
from risk_widget.environments.network import Network, NetworkBot, Views, baseline
from risk_widget.environments.plays import configure
from risk_widget.environments.training import Trainer, draw_actions, share_won, slopes
from tests.engine.ways import WAYS

if TYPE_CHECKING:
    from risk_widget.engine.config import GameConfig
    from risk_widget.environments.network import Choices

GERMAN: dict[str, Any] = {"edition": "german", "mode": "domination", "seats": 2}
SMALL: dict[str, Any] = {"edition": "czech", "mode": "domination", "seats": 3, "board": "island"}


def config(board: str = "classic", **game: Any) -> GameConfig:
    return configure(
        edition=game["edition"],
        mode=game["mode"],
        seats=game["seats"],
        board=board,
        options=None,
    )


def choices_of(views: Views, *games: rw.Game) -> Choices:
    states = [game.state for game in games]
    seen = np.stack([views.features.array(state, state.actor) for state in states])
    legal = np.stack([views.table.mask(state).astype(bool) for state in states])
    return views.choices(seen, legal)


def attacking(armies: int = 8, edition: Any = "german", **more: Any) -> rw.Game:
    land = {
        "*": ["blue", 2],
        "brazil": ["red", armies],
        "peru": ["red", 1],
        "venezuela": ["blue", 1],
    }
    given = {"turn": "red", "phase": "attack", "territories": land, **more}
    kind = {**GERMAN, "edition": edition, "seats": ["red", "blue"]}
    return rw.Game.from_dict(**kind, position=given, seed=1)


def test_each_legal_action_is_described_once() -> None:
    views = Views(config(**GERMAN))
    games = [rw.Game.new(**GERMAN, seed=1), attacking()]
    found = choices_of(views, *games)
    first, second = found.firsts
    assert first == 0
    assert list(found.numbers[:second]) == views.table.legal(games[0].state)
    assert list(found.numbers[second:]) == views.table.legal(games[1].state)
    assert len(found.described) == len(found.numbers)
    assert len(found.positions) == 2
    assert np.isfinite(found.described).all()


def test_an_attack_is_described_with_its_exact_chance() -> None:
    views, game = Views(config(**GERMAN)), attacking()
    found = choices_of(views, game)
    names = [views.table.name(number) for number in found.numbers]
    row = found.described[names.index("attack brazil venezuela 3")]
    assert float(game.odds("brazil", "venezuela").win) == pytest.approx(row[10], abs=1e-6)


def test_income_is_computed_by_the_rules_of_the_game() -> None:
    """The seat's share of everyone's next income follows house rules, too."""
    house = rw.load_edition("german").variant(minimum_armies=8, territories_per_army=2)
    game = attacking(edition=house)
    own, theirs = (turn_income(game.config.params, game.state, seat) for seat in (0, 1))
    share = choices_of(Views(game.config), game).positions[0, 2]
    assert own == 8
    assert share == pytest.approx(own / (own + theirs))


def test_a_second_movement_is_omitted() -> None:
    land = {"*": ["blue", 2], "brazil": ["red", 8], "peru": ["red", 3], "argentina": ["red", 3]}
    game = rw.Game.from_dict(
        edition="czech",
        mode="domination",
        seats=["red", "blue", "green"],
        position={
            "turn": "red",
            "phase": "fortify",
            "territories": {**land, "alaska": ["green", 1]},
            "moved": {"brazil": "peru"},
        },
        seed=1,
    )
    views = Views(game.config)
    assert len(views.table.legal(game.state)) > 1
    names = [views.table.name(number) for number in choices_of(views, game).numbers]
    assert names == ["end_phase"]


def test_weights_move_along_the_gradient() -> None:
    """The gradients agree with the effects of small changes of single weights."""
    views = Views(config(**GERMAN))
    found = choices_of(views, attacking(8), attacking(5), attacking(3))
    network = Network(3)
    network.weights = {name: w.astype(np.float64) for name, w in network.weights.items()}
    chosen = found.firsts + np.array([1, 2, 0])
    given = found._replace(numbers=chosen)
    before = network.chances(found)[chosen] * [1.0, 0.95, 1.05]
    gains, returns = np.array([1.0, -0.5, 0.3]), np.array([0.5, -0.2, 0.1])

    def aim() -> float:
        chances = network.chances(found)
        evenness = -np.add.reduceat(chances * np.log(chances), found.firsts)
        missed = returns - network.values(found.positions)[0]
        parts = gains * chances[chosen] / before + training.CURIOSITY * evenness - missed**2 / 2
        return float(parts.mean())

    told: Any = slopes(network, given, before, gains, returns)
    random = np.random.default_rng(1)
    for name, weights in network.weights.items():
        for place in random.integers(weights.size, size=6):
            at = np.unravel_index(place, weights.shape)
            kept = weights[at]
            weights[at] = kept + 1e-5
            above = aim()
            weights[at] = kept - 1e-5
            below = aim()
            weights[at] = kept
            assert told[name][at] == pytest.approx((above - below) / 2e-5, abs=1e-5), name


def test_actions_are_drawn_by_their_probabilities() -> None:
    chances, firsts = np.array([0.25, 0.75, 1.0, 0.5, 0.5], np.float32), np.array([0, 2, 3])
    assert list(draw_actions(chances, firsts, np.array([0.2, 0.5, 0.4]))) == [0, 2, 3]
    assert list(draw_actions(chances, firsts, np.array([0.3, 0.0, 0.6]))) == [1, 2, 4]
    assert list(draw_actions(chances, firsts, np.array([1.0, 1.0, 1.0]))) == [1, 2, 4]


def test_a_network_is_saved_as_data() -> None:
    network = Network(5)
    again = Network.from_dict(json.loads(json.dumps(network.to_dict())))
    for name, weights in network.weights.items():
        assert np.abs(again.weights[name] - weights).max() < 1e-4
    assert network.size == sum(weights.size for weights in again.weights.values()) == 1792


@pytest.mark.sampled
@pytest.mark.parametrize("setup", WAYS, ids=str)
def test_the_bot_plays_every_kind_of_game(setup: Any) -> None:
    game, bot = setup.new(2), NetworkBot()
    for _ in range(120):
        if game.is_over:
            break
        action = bot.choose(game.observe(game.actor))
        moved = [each.action.type for each in game.history[-1:]]
        game.apply(action)
        assert (
            moved != ["fortify"]
            or action["type"] != "fortify"
            or game.config.rules.movement == "rested"
        )


@pytest.mark.compiled
def test_the_same_seed_trains_the_same_network() -> None:
    def trained() -> Network:
        trainer = Trainer("random", games=16, seed=4, **SMALL)
        assert len(list(islice(trainer.rounds(), 2))) == 2
        assert [each.decisions for each in trainer.curve] == [16 * 48, 2 * 16 * 48]
        return trainer.network

    one, other = trained(), trained()
    for name, weights in one.weights.items():
        assert (weights == other.weights[name]).all()
        assert (weights != Network(4).weights[name]).any()


@pytest.mark.compiled
def test_training_ends_after_enough_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "RECENT", 60)
    trainer = Trainer("random", games=64, seed=4, **SMALL)
    for progress in trainer.rounds(decisions=200_000, until=0.5):
        assert progress is trainer.curve[-1]
    rounds = [each for each in trainer.curve if each.games]
    assert trainer.curve[-1].decisions < 200_000
    assert trainer._recently_won() >= 0.5
    assert rounds[-1].won is not None
    assert list(trainer.rounds(decisions=200_000, until=0.5)) == []


@pytest.mark.compiled
def test_training_improves_the_bot() -> None:
    trainer = Trainer("random", games=64, seed=4, **SMALL)
    before, games = share_won(Network(4), 100, "random", max_rounds=20, **SMALL)
    assert games == 100
    for _ in trainer.rounds(decisions=40_000):
        pass
    after, _ = share_won(trainer.network, 100, "random", max_rounds=20, **SMALL)
    assert after > max(before + 10, 60)


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("game", "least"),
    [
        (GERMAN, 0.95),
        ({"edition": "nordic", "mode": "missions", "seats": 3}, 0.6),
    ],
)
def test_the_packages_trained_bot_beats_the_easy_bot(game: dict[str, Any], least: float) -> None:
    won, games = share_won(baseline(), 100, "easygoing", seed=77, max_rounds=60, **game)
    assert won / games > least
