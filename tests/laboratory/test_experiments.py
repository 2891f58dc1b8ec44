"""Experiments play the same games under two conditions."""

from __future__ import annotations

import pickle
import re
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

import risk_widget as rw
from risk_widget.bots import PlanningBot
from risk_widget.bots.styles import CAUTIOUS
from risk_widget.results.displays import signed
from tests.engine.ways import WAYS

if TYPE_CHECKING:
    from risk_widget.laboratory.simulation_result import GameResult
    from tests.engine.ways import GameSetup

BOTS = ["random", "cautious", "random"]
SETTINGS: dict[str, Any] = {"edition": "czech", "board": "island", "max_rounds": 40}


def test_identical_conditions_make_no_difference() -> None:
    same = rw.experiment({"a": {}, "b": {}}, BOTS, 9, **SETTINGS)
    assert same.difference == 0
    low, high = same.interval or (0, 0)
    assert -0.5 < low < 0 < high < 0.5
    assert same.simulations["a"] == same.simulations["b"]


def test_the_sentence_names_every_condition_and_its_difference() -> None:
    conditions: dict[str, dict[str, Any]] = {
        "random": {},
        "bold": {"bots": ["bold", "cautious", "random"]},
        "alike": {},
    }
    found = rw.experiment(conditions, BOTS, 4, **SETTINGS)
    means, _, differences = repr(found).partition("; difference from random: ")
    first, second, _ = (f"{25 * s.wins[0]:.1f}%" for s in found.simulations.values())
    assert means.endswith(f"wins of the first bot: random {first}, bold {second}, alike {first}")
    assert found.difference is not None
    assert differences.startswith(f"bold {signed(100 * found.difference)} [")
    assert re.search(
        r"alike 0\.0 \[−[\d.]+, \+[\d.]+\] percentage points, in 4 games>", differences
    )


def test_the_difference_is_that_of_the_games() -> None:
    found = rw.experiment(
        {"random": {}, "bold": {"bots": ["bold", "cautious", "random"]}}, BOTS, 12, **SETTINGS
    )
    before, after = (s.wins[0] / 12 for s in found.simulations.values())
    assert found.difference == pytest.approx(after - before)
    assert found.difference is not None
    assert found.interval is not None
    low, high = found.interval
    assert low <= found.difference <= high
    rows = found.to_rows()
    assert [row["condition"] for row in rows] == ["random", "bold"]
    assert rows[1]["mean"] == pytest.approx(after)
    seeds = [[game.seed for game in s.games] for s in found.simulations.values()]
    assert seeds[0] == seeds[1]
    assert "difference" in repr(found)
    error = f"{100 * rows[1]['error']:.1f}</td>"
    assert error in found._repr_html_()
    assert len(found.plot().axes[0].get_yticklabels()) == 1


def test_an_arrangement_from_a_text_continues_with_the_same_dice() -> None:
    games: Any = {"games": 3, "edition": "czech", "board": "island", "seed": 1}
    as_text = rw.simulate(BOTS, arrange=lambda g, _: rw.Game.from_position(g.position()), **games)
    assert as_text.to_rows() == rw.simulate(BOTS, arrange=lambda g, _: g, **games).to_rows()


def test_games_without_a_value_are_omitted_everywhere() -> None:
    def short(game: GameResult) -> float | None:
        return None if game.game == 3 else float(game.actions)

    found = rw.experiment({"a": {}, "b": {"max_rounds": 2}}, BOTS, 6, measure=short, **SETTINGS)
    assert found.left_out == 1
    assert {len(values) for values in found.values.values()} == {5}
    assert found.measure == "short"


def test_a_clause_can_be_varied() -> None:
    fewer = rw.load_edition("czech").variant(attack_armies=1)
    conditions: dict[str, dict[str, Any]] = {"three armies": {}, "one army": {"edition": fewer}}
    found = rw.experiment(conditions, BOTS, 6, measure="finished", **SETTINGS)
    assert len(found.to_rows()) == 2


def after_set_up(seed: int, board: str = "island") -> rw.Game:
    game = rw.Game.new(edition="czech", mode="domination", board=board, seed=seed)
    while game.phase in ("claim", "place"):
        game.apply(game.legal_actions()[seed % len(game.legal_actions())])
    return game


def test_a_parameter_of_a_bot_can_be_varied() -> None:
    careful = partial(PlanningBot, CAUTIOUS._replace(enter=0.9))
    conditions: dict[str, dict[str, Any]] = {"usual": {}, "careful": {"bots": [careful, *BOTS[1:]]}}
    bots = ["cautious", *BOTS[1:]]
    found = rw.experiment(conditions, bots, 6, measure=lambda game: game.actions, **SETTINGS)
    assert len({*found.values.values()}) == 2
    assert pickle.loads(pickle.dumps(careful))(1)


def test_a_share_has_an_interval_between_none_and_all() -> None:
    found = rw.experiment({"a": {}, "b": {}}, BOTS, 6, **SETTINGS)
    for row in found.to_rows():
        assert 0 <= row["low"] <= row["mean"] <= row["high"] <= 1
    assert "percentage points" in repr(found)


@pytest.mark.parametrize("seed", range(4))
def test_a_continent_is_held_by_exchange(seed: int) -> None:
    game = after_set_up(seed, "classic")
    continent, seat = game.board.continent("australia"), game.seats[seed % 3]
    arranged = rw.lab.holds(continent.id)(game, seat)
    assert {arranged.owner(t) for t in continent.territories} == {seat}
    for each in game.seats:
        assert sum_of(arranged, each) == sum_of(game, each)
    if arranged.turn == seat:
        assert arranged.to_place >= game.to_place
    assert pickle.loads(pickle.dumps(rw.lab.holds("asia"))) == rw.lab.holds("asia")


def sum_of(game: rw.Game, seat: str) -> tuple[int, int]:
    held = [t for t in game.board.ids if game.owner(t) == seat]
    return len(held), sum(map(game.armies, held))


def test_an_impossible_exchange_is_refused() -> None:
    game = after_set_up(1)
    largest = max(game.board.continents, key=lambda c: len(c.territories))
    with pytest.raises(ValueError, match="by exchange"):
        rw.lab.holds(largest.id)(game, game.seats[0])


def whole(game: rw.Game) -> set[tuple[str, str]]:
    """Return each continent that somebody holds, with its owner."""
    held = {c.id: {game.owner(t) for t in c.territories} for c in game.board.continents}
    return {(continent, *seats) for continent, seats in held.items() if len(seats) == 1}  # type: ignore[misc]


def test_a_placebo_exchanges_as_many_without_giving_a_continent() -> None:
    given = set()
    for seed in range(12):
        game = after_set_up(seed, "classic")
        seat = game.seats[seed % 3]
        held, sham = (make("australia")(game, seat) for make in (rw.lab.holds, rw.lab.placebo))
        lost = [
            {t for t in game.board.ids if game.owner(t) == seat != arranged.owner(t)}
            for arranged in (held, sham)
        ]
        assert len(lost[0]) == len(lost[1]) > 0
        assert whole(sham) <= whole(game)
        assert ("australia", seat) in whole(held)
        for each in game.seats:
            assert sum_of(sham, each) == sum_of(game, each)
        again = rw.lab.placebo("australia")(game, seat)
        assert again.position() == sham.position()
        given |= lost[0]
    inside = [c.id for c in game.board.continents if given & {*c.territories}]
    assert len(inside) == 5, "not from the first of the board only"


def test_a_placebo_exchanges_fewer_if_it_must() -> None:
    position = {
        "turn": "red",
        "phase": "reinforce",
        "territories": {"uplands": ["red", 2], "lowlands": ["blue", 3]},
    }
    game = rw.Game.from_dict(
        edition="german", mode="domination", board="island", seats=2, position=position, seed=1
    )
    arranged = rw.lab.placebo("lowlands")(game, "red")
    assert sum(arranged.owner(t) != game.owner(t) for t in game.board.ids) == 4
    assert whole(arranged) == set()


def test_a_condition_that_holds_a_continent_is_joined_by_its_placebo() -> None:
    holding = {"arrange": rw.lab.holds("narrows")}
    settings: dict[str, Any] = {**SETTINGS, "board": "strait"}
    found = rw.experiment({"dealt": {}, "narrows": holding}, ["cautious"] * 3, 12, **settings)
    dealt, narrows, sham = found.to_rows()
    assert sham["condition"] == "narrows (placebo)"
    assert narrows["difference"] == pytest.approx(narrows["mean"] - dealt["mean"])
    assert narrows["over_placebo"] == pytest.approx(narrows["mean"] - sham["mean"])
    assert narrows["over_placebo_low"] < narrows["over_placebo"] < narrows["over_placebo_high"]
    assert dealt["over_placebo"] is sham["over_placebo"] is None
    told = f"(from its placebo {signed(100 * narrows['over_placebo'])} ["
    assert told in repr(found)
    assert "difference from its placebo" in found._repr_html_()
    own: dict[str, dict[str, Any]] = {
        "dealt": {},
        "narrows": holding,
        "torn": {"arrange": rw.lab.placebo("narrows")},
    }
    named = rw.experiment(own, ["cautious"] * 3, 12, **settings)
    assert [row["condition"] for row in named.to_rows()] == [*own]
    assert named.to_rows()[1] == narrows
    with pytest.raises(ValueError, match=r"names 'narrows \(placebo\)', which is the placebo of"):
        rw.experiment({"narrows": holding, "narrows (placebo)": {}}, BOTS, 3, **settings)


@pytest.mark.parametrize("setup", WAYS, ids=str)
def test_a_whole_game_starts_with_the_chosen_seat(setup: GameSetup) -> None:
    """The chosen bot makes even the first claim or placement, in the game that the seed deals."""
    bots = ["cautious", *["random"] * (setup.players - 1)]
    given: dict[str, Any] = {
        "edition": setup.edition,
        "mode": setup.mode,
        "options": dict(setup.options),
        "max_rounds": 1,
        "records": True,
    }
    for first, place in ((True, 1), (False, setup.players)):
        result = rw.simulate(bots, 2, arrange=rw.lab.begins(first=first), **given)
        for game in result.games:
            mine = next(seat for seat, bot in game.bots.items() if bot == 0)
            assert game.places[mine] == place
            assert game.record is not None
            played = rw.Game.replay(game.record).game
            assert played.history[0].seat == game.starter
            turns = [row["seat"] for row in played.to_rows("turns")]
            assert turns[:1] in ([game.starter], [])
            dealt = rw.Game.new(
                edition=setup.edition, mode=setup.mode, seats=setup.players, seed=game.seed,
                options=dict(setup.options),
            )  # fmt: skip
            assert dealt.seats[dealt.state.starter] == game.starter


def test_the_starter_and_each_place_are_reported() -> None:
    result = rw.simulate(BOTS, 12, edition="czech", board="island", seed=5)
    assert len({game.starter for game in result.games}) == 3
    for game, row in zip(result.games, result.to_rows(), strict=True):
        places = [row[f"place_{seat}"] for seat in result.seats]
        assert row["starter"] == result.seats[places.index(1)]
        at = result.seats.index(game.starter)
        assert places[at:] + places[:at] == [1, 2, 3]
        assert row["winner_place"] == (row["winner"] and row[f"place_{row['winner']}"])
    won = [row["winner_place"] for row in result.to_rows()]
    assert result.wins_by_place == tuple(won.count(place) for place in (1, 2, 3))
    assert f"turn order: {', '.join(map(str, result.wins_by_place))}." in result._repr_html_()


@pytest.mark.parametrize(
    ("conditions", "more", "message"),
    [
        ({"a": {}}, {}, "conditions must be two or more, not 1"),
        ({"a": {}, "b": {"colour": 1}}, {}, "names no setting: 'colour'"),
        ({"a": {}, "b": {}}, {"luck": 1}, "names no setting: 'luck'"),
        (
            {"a": {}, "b": {"arrange": rw.lab.holds("australia")}},
            {"edition": "nordic", "mode": "capital"},
            "a seat can't get australia by exchange where seats have capitals",
        ),
        ({"a": {}, "b": {}}, {"measure": "luck"}, "measure must be 'wins', 'rounds' or 'finished'"),
    ],
)
def test_impossible_experiments_are_refused(
    conditions: dict[str, dict[str, Any]], more: dict[str, Any], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        rw.experiment(conditions, BOTS, 3, **more)
