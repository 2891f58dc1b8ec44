"""Games played from one position, whose hidden parts are dealt again for each game."""

from __future__ import annotations

import random
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

import pytest

import risk_widget as rw
from risk_widget.fast.games import FastGame
from tests.engine.invariants import check_cards
from tests.engine.ways import COVERING, GameSetup, choose, play, played

if TYPE_CHECKING:
    from risk_widget.laboratory.simulation_result import SimulationResult

CZECH = GameSetup("czech", "domination", 3)
MISSIONS = GameSetup("nordic", "missions", 3)
CAPITALS = GameSetup("nordic", "capital", 3)


def run(position: Any, games: int = 3, **more: Any) -> SimulationResult:
    seats = more.pop("seats", 3)
    return rw.simulate(["simple"] * seats, games, position=position, max_rounds=4, **more)


def middle(setup: GameSetup, seed: int = 4) -> rw.Game:
    """Return an unfinished game that has reached combat, and in which a player holds cards."""
    game = setup.new(seed)
    for _ in play(game, seed, 4000):
        if game.phase == "attack" and max(game.state.hand_size) > 1:
            return game
    raise AssertionError("no game has cards")


def moments(setup: GameSetup) -> dict[str, rw.Game]:
    """Return, for each phase, a copy of a game at the moment when it first reaches that phase."""
    chance = random.Random(2)
    game, found = setup.new(2), dict[str, rw.Game]()
    for _ in range(1500):
        if game.is_over:
            break
        found.setdefault(game.phase + "-again" * bool(game.state.mid_combat), game.fork())
        game.apply(choose(game, chance))
    return found


@pytest.mark.parametrize("setup", sorted(COVERING, key=str), ids=str)
def test_games_can_continue_from_every_phase(setup: GameSetup) -> None:
    """Starting from a game or from its text gives the same games, which end as usual."""
    for phase, game in moments(setup).items():
        from_game = run(game, seats=setup.players, fast=True)
        assert from_game.games == run(game.position(), seats=setup.players, fast=True).games, phase
        for each in from_game.games:
            assert each.winner is not None or each.rounds == 4, phase
            held = sum(each.territories.values())
            assert setup.players == 2 or held == len(game.board.ids), phase


@pytest.mark.parametrize("setup", [CZECH, MISSIONS, CAPITALS, GameSetup("german", "domination", 2)])
def test_ordinary_games_can_be_continued_too(setup: GameSetup) -> None:
    for phase, game in moments(setup).items():
        result = run(game, 1, seats=setup.players)
        assert result == run(game, 1, seats=setup.players), phase
        assert result.games[0].actions > 0


def test_a_fully_known_position_is_used_unchanged() -> None:
    game = middle(CZECH)
    result = run(game, seen_by="all", fast=True)
    for each in result.games:
        fast = FastGame(game.config, each.seed, game.state, keeps_rows=False)
        actions = fast.play(["simple"] * 3, game.round + 3)
        end = fast.end(actions)
        assert (each.actions, tuple(each.territories.values())) == (end.actions, end.territories)


def dealt(setup: GameSetup, **more: Any) -> tuple[rw.Game, list[rw.Game]]:
    """Return a game, and twelve games that are dealt from its position."""
    game, seen = middle(setup), list[rw.Game]()

    def look(given: rw.Game, _seat: str) -> rw.Game:
        seen.append(given)
        return given

    run(game, 12, fast=True, arrange=look, **more)
    return game, seen


@pytest.mark.parametrize("setup", [CZECH, MISSIONS, CAPITALS], ids=str)
def test_unknown_parts_are_redealt_and_known_parts_stay(setup: GameSetup) -> None:
    game, seen = dealt(setup)
    me = game.state.actor
    for each in seen:
        check_cards(each)
        assert each.observe(game.actor) == game.observe(game.actor)
    assert len({tuple(map(tuple, each.state.hands())) for each in seen}) > 1
    assert len({each.state.deck_cards() for each in seen}) > 1
    if setup is MISSIONS:
        assert len({tuple(each.state.mission) for each in seen}) > 1
    if setup is CAPITALS:
        assert len({tuple(each.state.capital) for each in seen}) > 1
        assert len({each.state.capital[me] for each in seen}) == 1


def test_another_seats_view_can_be_chosen() -> None:
    game, seen = dealt(MISSIONS, seen_by="blue")
    for each in seen:
        assert each.observe("blue") == game.observe("blue")
    game, seen = dealt(MISSIONS, seen_by="all")
    assert all(each.state.key()[1:] == game.state.key()[1:] for each in seen)


@pytest.mark.parametrize("setup", [CZECH, MISSIONS, CAPITALS], ids=str)
def test_a_text_for_one_seat_is_enough(setup: GameSetup) -> None:
    game = middle(setup)
    for seat in game.seats:
        whole = run(game, seen_by=seat, fast=True)
        assert run(game.position(seat), seen_by=seat, fast=True).games == whole.games
    for text, seat in ((game.position("red"), "blue"), (game.position("spectator"), "red")):
        if setup is not CZECH:
            with pytest.raises(ValueError, match=r"position does not tell the \w+ of"):
                run(text, seen_by=seat)
    with pytest.raises(ValueError, match=r"position hides .* seen_by="):
        run(game.position("red"), seen_by="all")


def test_a_result_contains_enough_to_replay_its_games() -> None:
    result = run(middle(MISSIONS), seen_by="blue", seed=9, fast=True)
    told = result.run
    assert told is not None
    assert (told.seen_by, told.max_rounds) == ("blue", 4)
    assert run(told.position, seen_by=told.seen_by, seed=told.seed, fast=True) == result
    assert run(told.position, seen_by="blue", seed=10, fast=True).games != result.games


def test_a_replayed_record_can_continue_from_any_moment() -> None:
    game = played(CZECH, 1, 300)
    replayed = rw.Game.replay(game.record())
    assert run(replayed, fast=True).games == run(game, fast=True).games
    assert run(replayed.game.after(200), fast=True).games == run(game.after(200), fast=True).games


def test_another_process_plays_the_same_games() -> None:
    game = middle(MISSIONS)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as processes:
        assert run(game, executor=processes) == run(game)


def test_each_bot_keeps_its_seat_and_the_result_names_it() -> None:
    game = middle(CZECH)
    result = rw.simulate(["simple", "random", "random"], 3, position=game, max_rounds=2)
    assert all(list(each.bots.values()) == [0, 1, 2] for each in result.games)
    assert "Blue (random)" in repr(result)
    assert "Blue (random)" in result._repr_html_()
    assert result.rounds == (2, 2, 2)
    kept = rw.simulate(["simple"] * 3, 1, position=game, max_rounds=2, records=True)
    record = kept.games[0].record
    assert record is not None
    assert rw.Game.replay(record).game.round == game.round + 2


READ_AGAIN = {"as it is": {}, "read": {"arrange": lambda g, _: rw.Game.from_position(g.position())}}


@pytest.mark.parametrize("fast", [True, False])
def test_an_arrangement_may_read_the_position_from_a_text(*, fast: bool) -> None:
    """A text brings no dice of its own, so the same seed plays the same games."""
    given: dict[str, Any] = {"edition": "czech", "max_rounds": 6, "fast": fast}
    results = [rw.experiment(READ_AGAIN, ["simple"] * 3, 4, **given) for _ in range(2)]
    assert results[0] == results[1]
    if fast:
        games = [each.games for each in results[0].simulations.values()]
        assert games[0] == games[1]


def test_variations_of_a_position_are_compared_in_one_call() -> None:
    game = middle(CZECH)
    strong = game.with_(armies={t: 40 for t in game.board.ids if game.owner(t) == "red"})
    found = rw.experiment(
        {"as it is": {"position": game}, "strong": {"position": strong}}, ["simple"] * 3, 40,
        fast=True,
    )  # fmt: skip
    assert found.difference is not None
    assert found.difference > 0.3


def refused(match: str, **more: Any) -> None:
    with pytest.raises((ValueError, TypeError), match=match):
        rw.simulate(**{"bots": ["simple"] * 3, "games": 1, "position": middle(CZECH), **more})


def test_fields_that_a_position_contains_cannot_be_given_again() -> None:
    for name, value in {
        "edition": "nordic", "mode": "duel", "seats": 3, "board": "island", "options": {"x": "y"},
    }.items():  # fmt: skip
        refused(f"{name} is that of the position: leave it out", **{name: value})
    refused(r"2 bots cannot play 3 seats: name one for red, blue, green", bots=["simple"] * 2)
    refused(r"seen_by must be 'all', 'red', 'blue' or 'green'", seen_by="rde")
    refused(r"seen_by is about a position", position=None, seen_by="red")
    refused(r"position must be a game, a replayed record or the text", position=3)
    refused(r"position", position="czech domination")
    over = played(GameSetup("german", "domination", 2), 1, 10**5, "island")
    refused(r"position is that of a game that is over", position=over, bots=["simple"] * 2)
