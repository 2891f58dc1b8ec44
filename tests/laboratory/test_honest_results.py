"""Results report intervals and the games played, in columns whose types don't change."""

from __future__ import annotations

import json
import signal
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Any

import pandas as pd
import polars as pl
import pytest

import risk_widget as rw
from risk_widget.battles.battle_table import battle_table
from risk_widget.bots import RandomBot
from risk_widget.laboratory.simulation_result import GameResult, SimulationResult
from risk_widget.results.intervals import newcombe, share_interval, wilson

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

SMALL: dict[str, Any] = {"edition": "czech", "board": "island", "max_rounds": 3}


def pairs(both: int, first: int, second: int, neither: int) -> tuple[list[float], list[float]]:
    """Return pairs of outcomes, given the numbers in which both, one or neither succeeded."""
    one = [1.0] * both + [1.0] * first + [0.0] * (second + neither)
    other = [1.0] * both + [0.0] * first + [1.0] * second + [0.0] * neither
    return one, other


@pytest.mark.parametrize(
    ("counts", "low", "high"),
    [((20, 2, 12, 16), 0.0562, 0.3292), ((36, 2, 12, 0), 0.0569, 0.3404)],
)
def test_differences_of_shares_use_newcombes_interval(
    counts: tuple[int, int, int, int], low: float, high: float
) -> None:
    """The cases are two tables from the literature on paired proportions."""
    found = newcombe(*pairs(*counts), limits=wilson, doubt=0)
    assert found == pytest.approx((low, high), abs=6e-5)


def test_the_interval_agrees_with_the_formula() -> None:
    """The interval is written out for 10 pairs, for which the correction leaves no correlation."""
    low, high = newcombe(*pairs(5, 1, 3, 1), doubt=0)
    (p_low, p_high), (q_low, q_high) = share_interval(6, 10), share_interval(8, 10)
    assert low == pytest.approx(0.2 - sqrt((0.8 - q_low) ** 2 + (p_high - 0.6) ** 2))
    assert high == pytest.approx(0.2 + sqrt((q_high - 0.8) ** 2 + (0.6 - p_low) ** 2))


@pytest.mark.parametrize("counts", [(1, 0, 0, 0), (0, 1, 0, 0), (20, 0, 0, 0), (0, 0, 0, 20)])
def test_every_interval_of_a_share_has_some_width(counts: tuple[int, int, int, int]) -> None:
    low, high = newcombe(*pairs(*counts))
    assert low is not None
    assert high is not None
    assert -1 <= low < high <= 1
    assert high - low > 0.2


def test_intervals_contain_the_truth_about_as_often_as_they_claim() -> None:
    random = Random(1)
    chances = {(1.0, 1.0): 0.3, (1.0, 0.0): 0.1, (0.0, 1.0): 0.25, (0.0, 0.0): 0.35}
    held = 0
    for _ in range(1000):
        drawn = random.choices(list(chances), list(chances.values()), k=30)
        low, high = newcombe([a for a, _ in drawn], [b for _, b in drawn])
        assert low is not None
        assert high is not None
        held += low <= 0.15 <= high
    assert 930 <= held <= 980


def test_one_game_gives_no_interval_of_a_mean() -> None:
    found = rw.experiment(
        {"a": {}, "b": {}}, ["random"] * 3, 1, measure=lambda game: game.actions, **SMALL
    )
    assert found.difference == 0
    assert found.interval is None
    row = found.to_rows()[1]
    assert (row["low"], row["error"]) == (None, None)
    assert "[" not in repr(found)
    assert "[" not in found._repr_html_().replace("mean [95% interval]", "")
    assert len(found.plot().axes) == 1


def test_without_a_win_there_is_no_mean() -> None:
    found = rw.experiment(
        {"a": {}, "b": {}}, ["random"] * 3, 2, measure="rounds", **{**SMALL, "max_rounds": 1}
    )
    assert (found.difference, found.interval, found.left_out) == (None, None, 2)
    assert [row["mean"] for row in found.to_rows()] == [None, None]
    assert "0.00" not in repr(found) + found._repr_html_()
    assert found.to_frame("polars")["mean"].dtype == pl.Float64
    json.dumps(found.to_dict())


def test_wrong_arguments_are_refused_before_any_game() -> None:
    """A mistake in the second condition is found before the games of the first are played."""
    told: list[int] = []

    def ask(arrange: Any, bots: int = 3) -> None:
        rw.experiment(
            {"a": {}, "b": {"arrange": arrange}},
            ["random"] * bots,
            2,
            edition="nordic",
            mode="missions",
            progress=lambda done, _: told.append(done),
        )

    with pytest.raises(ValueError, match="no continent 'atlantis'"):
        ask(rw.lab.holds("atlantis"))
    with pytest.raises(ValueError, match=r"can't hold asia: it has 12 territories, and of 42 .* 7"):
        ask(rw.lab.holds("asia"), 6)
    with pytest.raises(TypeError, match="arrange must be a function"):
        ask("australia")
    assert told == []


class Interrupting(RandomBot):
    """A bot whose thirtieth instance interrupts the program, as Ctrl-C does."""

    made = 0

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        Interrupting.made += 1
        if Interrupting.made == 30:
            signal.raise_signal(signal.SIGINT)


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(Interrupting, "made", 0)
    monkeypatch.setattr("risk_widget.laboratory.simulation._SECONDS_A_BATCH", 1e-9)
    # A shell starts background programs so that they ignore Ctrl-C.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("counted")
def test_an_interrupted_simulation_returns_the_games_played() -> None:
    played = rw.simulate([Interrupting, "random", "random"], 500, **SMALL)
    assert 0 < len(played.games) < 500
    assert played.stopped
    assert "interrupted" in repr(played)
    whole = rw.simulate([RandomBot, "random", "random"], len(played.games), **SMALL)
    assert [game.seed for game in played.games] == [game.seed for game in whole.games]
    assert not whole.stopped


@pytest.mark.usefixtures("counted")
def test_an_interrupted_experiment_compares_the_games_played() -> None:
    found = rw.experiment({"a": {}, "b": {}}, [Interrupting, "random", "random"], 500, **SMALL)
    counts = {len(simulation.games) for simulation in found.simulations.values()}
    assert len(counts) == 1
    assert 0 < counts.pop() < 500
    assert found.stopped
    assert "interrupted" in repr(found)


@pytest.mark.usefixtures("counted")
def test_an_interrupted_tournament_returns_its_complete_blocks() -> None:
    bots: dict[str, Any] = {"a": "random", "b": Interrupting}
    settings: dict[str, Any] = {"editions": ["czech"], "modes": ["duel"], "players": [2]}
    played = rw.tournament(bots, 500, **settings, board="island", max_rounds=1)
    assert 0 < len(played.blocks) < 42
    assert played.stopped
    assert "interrupted" in repr(played)


def test_an_interrupt_before_the_first_game_is_raised() -> None:
    def stop(_seed: str) -> Any:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        rw.simulate([stop, "random", "random"], 3, **SMALL)


def test_batches_are_sized_by_time() -> None:
    """The first batch is a single game; later ones last about a quarter of a second."""
    from risk_widget.laboratory.simulation import _Batch, _size_after

    (game,) = rw.simulate(["random"] * 3, 1, **SMALL).games
    assert _size_after(_Batch([game], 10.0)) == 1
    assert _size_after(_Batch([game], 0.0)) == 8
    assert _size_after(_Batch([game] * 100, 0.5)) == 50
    assert _size_after(_Batch([game] * 100, 0.05)) == 500


def test_results_say_how_they_were_made() -> None:
    played = rw.simulate(["random"] * 3, 2, **SMALL, mode="domination", seed="7")
    run = played.to_dict()["run"]
    assert len(run.pop("design")) == 16
    assert run == {
        "edition": "czech",
        "mode": "domination",
        "board": "island",
        "options": {},
        "seats": ("red", "blue", "green"),
        "seed": 7,
        "max_rounds": 3,
        "max_actions": 100_000,
        "fast": False,
        "version": rw.__version__,
        "arrange": None,
        "position": None,
        "seen_by": None,
    }
    fresh = rw.simulate(["random"] * 3, 2, **SMALL, seed=None)
    assert fresh.run is not None
    assert rw.simulate(["random"] * 3, 2, **SMALL, seed=fresh.run.seed) == fresh
    found = rw.experiment({"a": {}, "b": {}}, ["random"] * 3, 2, **SMALL, seed=None)
    one, other = (simulation.run for simulation in found.simulations.values())
    assert one == other
    settings: dict[str, Any] = {"editions": ["czech"], "modes": ["duel"], "players": [2]}
    contest = rw.tournament(["random", "bold"], 1, **settings, board="island", max_rounds=1, seed=5)
    about = contest.to_dict()
    assert (about["seed"], about["max_rounds"], about["version"]) == (5, 1, rw.__version__)
    assert about["blocks"][0]["edition"] == "czech"


@pytest.mark.parametrize(
    "ask",
    [
        lambda: rw.odds(8, 5, "italian"),
        lambda: rw.lab.odds_table(5, 4, "italian"),
        lambda: rw.campaign_odds(8, [2, 1], "italian"),
        lambda: rw.lab.best_order(8, [2, 1], "italian"),
        lambda: rw.lab.when_to_stop(8, 5, "italian", keep=3),
    ],
)
def test_odds_name_their_edition(ask: Callable[[], Any]) -> None:
    """The edition is named in the text, in a notebook, in a plot and in the data."""
    found, title = ask(), rw.load_edition("italian").title
    assert f"({title} dice)" in repr(found)
    assert f"({title} dice)" in found._repr_html_()
    assert f"({title} dice)" in found.plot().title
    assert found.to_dict()["edition"] == "italian"


def test_odds_of_a_game_name_its_edition() -> None:
    game = rw.Game.new(edition="german", mode="domination", seats=["red", "blue"], seed=3)
    assert game.odds(attackers=8, defenders=5).edition == "german"
    source, target = next(
        (a, b)
        for a in game.board.ids
        for b in game.board.ids
        if game.board.adjacent(a, b) and game.owner(a) != game.owner(b)
    )
    assert game.campaign_odds(source, target, armies=5).edition == "german"
    assert game.when_to_stop(source, target, keep=2, attackers=9).odds.edition == "german"
    assert rw.odds(8, 5, rw.lab.DiceRule()).edition is None
    assert "dice)" not in repr(rw.odds(8, 5, rw.lab.DiceRule()))


def played(winner: str | None) -> SimulationResult:
    reason = None if winner is None else "win.domination"
    game = GameResult(
        0, 5, {"red": 0, "blue": 1}, winner, reason, 5, 9, {"red": 3, "blue": 4}, starter="red"
    )
    return SimulationResult(("a", "b"), ("red", "blue"), (game,))


def test_column_types_do_not_depend_on_the_values() -> None:
    """Frames of a game with a winner, of one without, and of no games can be concatenated."""
    results = [played("red"), played(None), SimulationResult(("a", "b"), ("red", "blue"), ())]
    frames = [result.to_frame("polars") for result in results]
    assert pl.concat(frames).shape == (2, 18)
    assert {tuple(frame.schema.items()) for frame in frames} == {tuple(frames[0].schema.items())}
    types = [result.to_frame("pandas").dtypes for result in results]
    assert all((each == types[0]).all() for each in types)
    assert str(types[0]["winner_position"]) == "Int64"


@pytest.mark.parametrize("each", ["actions", "battles", "turns", "rounds"])
def test_the_tables_of_an_empty_game_have_their_types(each: Any) -> None:
    game = rw.Game.new(edition="czech", mode="domination", seats=["red", "blue", "green"], seed=1)
    empty = game.to_frame(each, "polars").schema, game.to_frame(each, "pandas").dtypes
    bots = {seat: RandomBot(1) for seat in game.seats}
    from risk_widget.laboratory.players import play

    play(game, bots, max_rounds=3)
    assert game.to_frame(each, "polars").schema == empty[0]
    frame = game.to_frame(each, "pandas")
    assert (frame.dtypes == empty[1]).all()
    assert len(frame) > 0
    assert isinstance(frame, pd.DataFrame)


def test_a_review_and_a_dice_report_have_column_types_too() -> None:
    game = rw.Game.new(edition="czech", mode="domination", seats=["red", "blue", "green"], seed=1)
    assert game.dice_report().to_frame("polars")["attack"].dtype == pl.List(pl.Int64)
    assert game.review().to_frame("polars")["planned"].dtype == pl.Float64
    json.dumps(game.review().to_dict())
    while game.phase != "attack":
        game.apply(game.legal_actions()[0])
    game.apply(game.legal_actions()[0])
    assert game.dice_report().to_frame("polars")["attack"].dtype == pl.List(pl.Int64)
    json.dumps(game.review(plans=False).to_dict())


def test_a_very_one_sided_battle_is_computed_quickly() -> None:
    """Of ten million armies, only those matter that a single defender could ever beat."""
    assert rw.odds(10**7, 1).win == pytest.approx(1)


def test_stopping_in_large_battles_is_computed_in_one_pass() -> None:
    found = rw.lab.when_to_stop(200, 150, keep=10)
    for stop in (1, 57, 200):
        assert found.battles[stop - 1] == rw.odds(200, 150, stop_at=stop)
    after: dict[str, Any] = {"options": {"defender_decides": "after"}}
    late = rw.lab.when_to_stop(9, 5, "german", keep=3, mode="domination", **after)
    for stop in (1, 4, 9):
        expected = rw.odds(9, 5, "german", mode="domination", stop_at=stop, **after)
        assert late.battles[stop - 1] == expected
    with pytest.raises(ValueError, match="too many where the defender decides after"):
        rw.lab.when_to_stop(600, 600, "german", keep=3, mode="domination", **after)


def test_a_bar_appears_when_a_calculation_is_slow(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("risk_widget.results.progress_bar._PATIENCE", -1.0)
    rw.odds(13, 3, rw.lab.DiceRule(attack=2))
    assert "rows" in capsys.readouterr().err
    rw.lab.best_order(9, [1, 2, 3])
    assert "6 of 6" in capsys.readouterr().err
    monkeypatch.setattr("risk_widget.results.progress_bar._PATIENCE", 60.0)
    rw.odds(14, 3, rw.lab.DiceRule(attack=2))
    assert capsys.readouterr().err == ""


def yes(game: GameResult) -> Any:
    return game.winner == "red"


def wins(game: GameResult) -> float:
    """Return ten times the number of actions, under the name of a built-in measure."""
    return 10.0 * game.actions


def test_a_yes_or_no_measure_is_a_share() -> None:
    found = rw.experiment({"a": {}, "b": {}}, ["random"] * 3, 2, measure=yes, **SMALL)
    assert found.is_share
    assert found.interval is not None
    assert found.interval[0] < found.interval[1]
    assert "percentage points" in repr(found)
    other = rw.experiment({"a": {}, "b": {}}, ["random"] * 3, 2, measure=wins, **SMALL)
    assert not other.is_share
    assert "percentage points" not in repr(other)


@pytest.mark.parametrize("value", [float("nan"), float("inf"), "x", [1]])
def test_a_measure_gives_numbers(value: Any) -> None:
    with pytest.raises(ValueError, match="measure of game 0 must be a number, not"):
        rw.experiment({"a": {}, "b": {}}, ["random"] * 3, 2, measure=lambda _: value, **SMALL)


def test_a_tournament_shows_its_board() -> None:
    played = rw.tournament(
        ["random", "bold"], 1, editions=["czech"], players=[3], board="island", max_rounds=1
    )
    assert played.to_dict()["board"] == "island"


def test_a_table_is_computed_at_once_with_a_progress_bar(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("risk_widget.results.progress_bar._PATIENCE", -1.0)
    battle_table.cache_clear()
    rule = rw.lab.DiceRule(attack=2)
    table = rw.lab.odds_table(40, 31, rule)
    assert "rows" in capsys.readouterr().err
    monkeypatch.setattr("risk_widget.results.progress_bar._PATIENCE", 60.0)
    assert table[8, 5] == rw.odds(8, 5, rule).win
    assert (table[0, 3], table[5, 0]) == (0, 1)


def test_the_search_for_armies_needed_goes_as_far_as_possible(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The search must not double a number beyond the limit if a smaller number is enough."""
    most = 10_000
    for room in ("campaigns", "odds"):
        monkeypatch.setattr(f"risk_widget.battles.{room}.MOST_BATTLES", most)
    armies = rw.lab.armies_for(0.5, 90)
    assert 64 < armies <= most // 90
