"""Fast games in which the caller's function rearranges the position after the set-up."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import pytest

import risk_widget as rw
from risk_widget.fast.games import FastGame
from risk_widget.laboratory import simulation
from tests.engine.ways import WAYS, GameSetup
from tests.fast.proof import config_of

if TYPE_CHECKING:
    from risk_widget.laboratory.simulation_result import SimulationResult

BOTS = ["simple", "simple", "random"]


def as_it_is(game: rw.Game, _seat: str) -> rw.Game:
    return game


def run(games: int = 12, **more: Any) -> SimulationResult:
    given: dict[str, Any] = {"edition": "czech", "seed": 3, "max_rounds": 20, **more}
    return rw.simulate(BOTS, games, fast=True, **given)


@pytest.mark.parametrize("setup", WAYS, ids=str)
def test_an_unchanged_game_is_played_the_same(setup: GameSetup) -> None:
    """The engine's part in an arranged game loses nothing of the position or the dice."""
    given: dict[str, Any] = {"edition": setup.edition, "mode": setup.mode, "max_rounds": 20}
    bots, more = ["simple"] * setup.players, {"options": dict(setup.options), **given}
    arranged = rw.simulate(bots, 3, fast=True, arrange=as_it_is, **more)
    assert arranged == rw.simulate(bots, 3, fast=True, **more)


def test_any_number_of_workers_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    here = run(arrange=rw.lab.begins())
    assert here != run()
    monkeypatch.setattr(simulation, "_SECONDS_A_BATCH", 1e-9)  # one game at a time
    with ThreadPoolExecutor(2) as threads:
        assert run(arrange=rw.lab.begins(), executor=threads) == here


@pytest.mark.parametrize("setup", WAYS, ids=str)
def test_the_first_bot_begins_or_is_the_last(setup: GameSetup) -> None:
    """The seeds still deal the same games."""
    config, players = config_of(setup), setup.players
    given: dict[str, Any] = {
        "edition": setup.edition,
        "mode": setup.mode,
        "options": dict(setup.options),
    }
    for first, place in ((True, 1), (False, players)):
        result = rw.simulate(
            ["simple"] * players, 4, fast=True, max_rounds=1, arrange=rw.lab.begins(first=first),
            **given,
        )  # fmt: skip
        for game in result.games:
            mine = next(seat for seat, bot in game.bots.items() if bot == 0)
            assert game.places[mine] == place
            assert config.seats[FastGame(config, game.seed).state.starter] == game.starter


@pytest.mark.parametrize(
    ("edition", "mode", "told"),
    [("czech", "domination", (0.468, 0.193, 0.34)), ("italian", "missions", (0.489, 0.2, 0.311))],
)
def test_the_value_of_starting_is_the_same_as_in_ordinary_games(
    edition: str, mode: str, told: tuple[float, float, float]
) -> None:
    """The first bot wins as often as a bot in its place does in games with a random starter."""
    given: dict[str, Any] = {"edition": edition, "mode": mode, "fast": True}
    as_dealt = rw.simulate(["cautious"] * 3, 600, **given).wins_by_place
    for share, won in zip(told, as_dealt, strict=True):
        assert share == pytest.approx(won / 600, abs=0.06)
    for first, at in ((True, 0), (False, 2)):
        arranged = rw.simulate(["cautious"] * 3, 600, arrange=rw.lab.begins(first=first), **given)
        assert arranged.wins[0] == as_dealt[at], "the same games"


def test_the_first_bot_s_seat_holds_the_continent() -> None:
    """The arranging function receives the first bot's seat, and the game that the seed deals."""
    seen = []

    def look(game: rw.Game, seat: str) -> rw.Game:
        arranged = rw.lab.holds("australia")(game, seat)
        seen.append((game.state, seat, arranged))
        return arranged

    result = run(3, arrange=look)
    config = config_of(GameSetup("czech", "domination", 3))
    inside = config.board.continent("australia").territories
    for game, (dealt, seat, arranged) in zip(result.games, seen, strict=True):
        assert game.bots[seat] == 0
        assert {arranged.owner(t) for t in inside} == {seat}
        fast = FastGame(config, game.seed)
        fast.play([result.names[game.bots[s]] for s in result.seats], max_rounds=0)
        assert fast.state == dealt


def test_holding_australia_first_is_one_call_and_one_plot() -> None:
    found = rw.experiment(
        {"as dealt": {}, "Australia first": {"arrange": rw.lab.holds("australia")}},
        ["cautious", "simple", "simple"],
        60,
        edition="czech",
        fast=True,
    )
    assert found.values["as dealt"] != found.values["Australia first"]
    assert [label.get_text() for label in found.plot().axes[0].get_yticklabels()] == [
        "Australia first",
        "Australia first − Australia first (placebo)",
        "Australia first (placebo)",
    ]


def test_other_arrangements_are_refused() -> None:
    def other(_game: rw.Game, _seat: str) -> rw.Game:
        return rw.Game.new(edition="nordic", seats=["red", "blue", "green"], seed=1)

    with pytest.raises(ValueError, match="not rules, seats or board"):
        run(1, arrange=other)
