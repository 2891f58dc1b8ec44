"""Fast games are the same for any number of workers, and impossible requests raise errors."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

import risk_widget as rw
from risk_widget.bots import PlanningBot
from risk_widget.bots.styles import CAUTIOUS
from risk_widget.engine.codes import REASONS
from risk_widget.fast import games
from risk_widget.fast.games import FastGame
from risk_widget.laboratory import simulation
from risk_widget.laboratory.simulation import simulate
from tests.engine.ways import WAYS, GameSetup, ring
from tests.fast.proof import check_replay, config_of

if TYPE_CHECKING:
    from risk_widget.laboratory.simulation_result import SimulationResult

EAGER = CAUTIOUS._replace(enter=0.2)


def run(games: int = 40, **more: Any) -> SimulationResult:
    given: dict[str, Any] = {"edition": "nordic", "mode": "missions", "seed": 3, "max_rounds": 30}
    return simulate(["simple", "simple", "random"], games, fast=True, **{**given, **more})


def test_any_number_of_workers_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game depends on the seed and its own number, not on the worker or the games before it."""
    here = run()
    monkeypatch.setattr(simulation, "_SECONDS_A_BATCH", 1e-9)  # one game at a time
    assert run() == here
    for workers in (1, 2, 3):
        with ThreadPoolExecutor(workers) as threads:
            assert run(executor=threads) == here
    assert run(50).games[:40] == here.games
    assert run(seed=4) != here


def test_results_are_those_of_the_games_played_one_by_one() -> None:
    """The seed in a result replays its game, and the engine can follow that game."""
    result = run(6)
    config = config_of(GameSetup("nordic", "missions", 3))
    for game in result.games:
        fast = FastGame(config, game.seed)
        bots = [result.names[game.bots[seat]] for seat in result.seats]
        assert fast.play(bots, max_rounds=30) == game.actions
        state = fast.state
        assert (REASONS[state.reason] or None) == game.reason
        assert state.round == game.rounds + (game.winner is None)
        assert game.winner == (config.seats[state.winner] if state.winner >= 0 else None)
        assert dict(zip(result.seats, state.counts, strict=False)) == dict(game.territories)
        check_replay(fast)


@pytest.mark.parametrize("more", [{}, {"arrange": lambda game, _: game}])
def test_games_without_a_winner_report_the_rounds_played(more: dict[str, Any]) -> None:
    result = run(3, max_rounds=1, **more)
    assert [(game.winner, game.rounds) for game in result.games] == [(None, 1)] * 3


@pytest.mark.parametrize("setup", WAYS, ids=str)
def test_every_edition_and_mode_can_be_simulated(setup: GameSetup) -> None:
    """Games end, and all bots win about as often as their seats allow."""
    result = simulate(
        ["simple"] * setup.players, 60, edition=setup.edition, mode=setup.mode,
        options=dict(setup.options), fast=True,
    )  # fmt: skip
    assert result.unfinished <= 3
    assert sum(result.wins) == 60 - result.unfinished


def test_a_custom_style_is_compiled() -> None:
    """A bot in the style of `cautious` plays its games; a bot in another style does not."""
    kind: Any = {"edition": "german", "mode": "domination", "board": "island", "fast": True}
    bots: list[Any] = ["cautious", *(partial(PlanningBot, style) for style in (CAUTIOUS, EAGER))]
    usual, same, eager = (
        [game.rounds for game in simulate([bot, "bold"], 12, **kind).games] for bot in bots
    )
    assert same == usual != eager
    with pytest.raises(ValueError, match=r"has no fast form.* and partial\(PlanningBot, style\)"):
        simulate([partial(PlanningBot, CAUTIOUS, "7"), "bold"], 1, **kind)


def test_a_bot_without_a_fast_form_is_named() -> None:
    """Bots without a fast form are named before anything is played."""

    def own(seed: str) -> Any:
        return seed

    with pytest.raises(ValueError, match=r"'own' has no fast form.*random, simple, cautious"):
        simulate([own, own, own], 1, fast=True)


def test_an_oversized_board_is_refused_before_any_game() -> None:
    """The error says which part of the board is too large."""
    with pytest.raises(ValueError, match="64 territories"):
        simulate(["simple"] * 3, 1, board=ring(66), fast=True)


def test_without_numba_the_error_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    """The message says what to install."""
    from risk_widget.compiled import compiler

    monkeypatch.setattr(compiler, "has_numba", lambda: False)
    with pytest.raises(ValueError, match=r"risk-widget\[fast\]"):
        run(1)


def test_the_wait_for_the_compiler_is_announced(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line says how many parts are still uncompiled, if any."""
    from risk_widget.compiled import building

    games.prepare(["simple", "random"])
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(building, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(building, "_known", {})
    asked: list[object] = []
    monkeypatch.setattr(building, "_compiled", lambda function, **_: asked.append(function))
    building.make_ready(*games.parts_for(["simple", "random", "simple"]))
    told = capsys.readouterr().err
    assert told.startswith("Compiling 3 parts of the fast game, which may take 22 seconds.")
    assert told.count("\n") == 1
    assert asked == games.parts_for(["random", "simple"])


def test_each_question_compiles_all_its_bots_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiling starts after all checks, so that nobody waits for it only to get an error."""
    asked: list[set[str]] = []
    monkeypatch.setattr(games, "prepare", lambda bots: asked.append({*bots}))
    two: dict[str, Any] = {"edition": "german", "board": "island", "games": 1, "fast": True}
    conditions: dict[str, dict[str, Any]] = {"a": {}, "b": {"bots": ["random", "simple"]}}
    rw.experiment(conditions, ["simple", "simple"], **two)
    rw.tournament(["simple", "random", "cautious"], players=2, max_rounds=1, **two)
    rw.tournament(["simple", "random", "cautious"], seats=3, max_rounds=1, **two)
    every = {"simple", "random", "cautious"}
    assert asked == [{"simple", "random"}, every, every]
    with pytest.raises(ValueError, match="max_rounds"):
        rw.experiment({"a": {}, "b": {"max_rounds": 0}}, ["simple", "simple"], **two)
    assert len(asked) == 3
