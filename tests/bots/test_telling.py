"""The reported win probabilities count the armies to place and the sets in the hand."""

from __future__ import annotations

from itertools import pairwise
from statistics import mean
from typing import TYPE_CHECKING, Any

import pytest

from risk_widget.board import load_board
from risk_widget.bots import make
from risk_widget.bots.expert.telling import FIRST, SECOND, chances_told, rescaled, told_values
from risk_widget.bots.expert.telling_inputs import INPUTS, ON_BOARD, ROW, described
from risk_widget.bots.expert.weights import new_expert
from risk_widget.game import Game
from risk_widget.play.snapshot import chances_to_win
from risk_widget.rules.edition import SEATS, edition_ids, load_edition

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

WAYS = [
    (edition, mode.id, min(mode.players))
    for edition in edition_ids()
    for mode in load_edition(edition).modes.values()
]
CARDS = (*load_board("classic").ids, "wild-1", "wild-2")
SPREAD = (
    "czech domination classic rbg b5b1b1b5r6r1r1g1g1/g1g5g1g1/b1b1b5b1b1b1b1/r1r1r1r1r5r1/"
    "b1b1b5b1b1b1b1b1b1b1b1b1/r1r1r1r1 r reinforce:{armies} 6 starter=r pile={pile} sets=0"
)
BEHIND = (
    "czech domination classic rbg b1b1b5b11g4g4g1g1g1/g1g1g5g1/b1b1b1b1b1b1b1/b1b1b2r1r1r1/"
    "b1b1b1b1b1b1b1b1b1b1b1b1/b1b1b1b1 g reinforce:5 16 starter=g "
    "income=territories.9:3,continent.south-america:2 hands=r:argentina+south-africa+siam,"
    "b:mongolia+quebec+yakutsk,g:{hand} pile={pile} sets=12"
)


def with_armies(armies: int) -> Game:
    """Return a game in which Red has this many armies to place."""
    return Game.from_position(SPREAD.format(armies=armies, pile="+".join(CARDS)))


def with_hand(*hand: str) -> Game:
    """Return a game in which Green has these cards, a set brings 50 armies, and 67 are in play."""
    dealt = {"argentina", "south-africa", "siam", "mongolia", "quebec", "yakutsk", *hand}
    pile = "+".join(card for card in CARDS if card not in dealt)
    return Game.from_position(BEHIND.format(hand="+".join(hand), pile=pile))


def with_set() -> Game:
    return with_hand("peru", "north-africa", "northern-europe")


def without_set() -> Game:
    return with_hand("peru", "north-africa", "alaska")


def own_chance(game: Game) -> float:
    """Return the win probability that the acting seat is shown."""
    assert game.actor is not None
    return game.evaluate(game.actor).chances[game.actor]


def steps(game: Game, bot: str, most: int) -> Iterator[Any]:
    """Yield each choice of bots of one kind, before it is carried out."""
    bots = {seat: make(bot, seat) for seat in game.seats}
    for _ in range(most):
        if game.is_over:
            return
        assert game.actor is not None
        action = bots[game.actor].choose(game.observe(game.actor))
        yield action
        game.apply(action)


def test_every_edition_and_mode_has_values_of_the_right_number() -> None:
    weights, heads = told_values()
    assert set(heads) == {f"{edition}/{mode}" for edition, mode, _ in WAYS} | {"any"}
    assert [len(unit) for unit in weights] == [INPUTS] * FIRST
    for head in heads.values():
        assert (len(head.bias), len(head.second)) == (FIRST, SECOND)
        assert len(head.outer) == SECOND + FIRST
        assert {len(unit) for unit in head.second} == {FIRST + 1}
        assert len(head.row) == ROW


@pytest.mark.parametrize("seat", ["red", None])
def test_more_armies_to_place_raise_the_chance(seat: str | None) -> None:
    told = [with_armies(armies).evaluate(seat).chances["red"] for armies in (1, 3, 10, 30, 60)]
    assert all(fewer < more for fewer, more in pairwise(told))
    assert told[-1] > told[0] + 0.2


def test_placing_armies_hardly_changes_the_chance() -> None:
    game = with_armies(30)
    before = own_chance(game)
    for action in steps(game, "expert", 40):
        if action["type"] != "place":
            break
    assert own_chance(game) == pytest.approx(before, abs=0.15)


def test_a_set_in_hand_raises_the_chance_and_the_hint_says_so() -> None:
    assert own_chance(with_set()) > own_chance(without_set()) + 0.2
    assert with_set().hint().chance > without_set().hint().chance + 0.2


@pytest.mark.parametrize(
    ("game", "won", "off"), [(with_set, 0.95, 0.45), (without_set, 0.81, 0.75)]
)
def test_the_estimate_in_a_rare_position_is_off_by_no_more_than_documented(
    game: Callable[[], Game], won: float, off: float
) -> None:
    """The share won is that of a thousand games of `cautious` (`Game.evaluate` with games).

    The set is traded before anything is weighed, but few of the games by which the values were
    fitted get as far as sets of fifty armies on a board of single ones.
    """
    assert won - off < own_chance(game()) < won


def test_a_hidden_set_does_not_change_the_others_view() -> None:
    for viewer in ("red", "blue", None):
        with_it, without = (game.evaluate(viewer).chances for game in (with_set(), without_set()))
        assert with_it == without


def test_a_trade_does_not_lower_the_traders_chance() -> None:
    changes = []
    for seed in range(4):
        game = Game.new(edition="czech", mode="domination", seats=SEATS[:3], seed=seed)
        before = None
        for action in steps(game, "cautious", 1500):
            if before is not None:
                seat, told = before
                changes.append(game.evaluate(seat).chances[seat] - told)
            trades = action["type"] == "trade"
            before = (game.actor, own_chance(game)) if trades and game.actor else None
    assert len(changes) > 20
    assert mean(changes) > -0.005
    assert min(changes) > -0.1


@pytest.mark.sampled
@pytest.mark.parametrize(("edition", "mode", "players"), WAYS)
def test_a_hint_and_the_evaluation_give_the_same_chance(
    edition: str, mode: str, players: int
) -> None:
    """Rounded as on the page, the two chances agree, unless a plan wins immediately."""
    game, number = Game.new(edition=edition, mode=mode, seats=SEATS[:players], seed=6), 0
    for number, _ in enumerate(steps(game, "cautious", 400)):
        if number % 40 == 0:
            assert game.actor is not None
            shown, hint = chances_to_win(game, game.actor), game.hint(depth=2, width=1)
            assert shown is not None
            wins = any(reason.code == "hint-wins-now" for reason in hint.reasons)
            assert hint.chance >= shown[game.actor] - 0.001
            assert wins or hint.chance == pytest.approx(shown[game.actor], abs=0.001)
    assert number > 100


@pytest.mark.sampled
@pytest.mark.parametrize(("edition", "mode", "players"), WAYS)
def test_chances_are_available_at_every_moment_without_side_effects(
    edition: str, mode: str, players: int
) -> None:
    game = Game.new(edition=edition, mode=mode, seats=SEATS[:players], seed=7)
    config, phases = game.config, set()
    scratch = new_expert(config)
    for number, _ in enumerate(steps(game, "bold", 300)):
        phases.add(game.phase)
        if number % 10 and number > 40:
            continue
        for viewer in range(-1, players):
            seen = game.state.seen_by(viewer).capped()
            before = seen.key()
            told = chances_told(config, seen, viewer, scratch)
            assert seen.key() == before
            assert sum(told) == pytest.approx(1)
            about = described(config, seen, viewer, scratch)
            assert {seat for seat, chance in enumerate(told) if chance} == set(about.seats)
            for inputs in about.seats.values():
                numbers = [number for number, _ in (*about.shared, *inputs)]
                assert len(numbers) == len(set(numbers))
                assert 0 <= min(numbers) <= max(numbers) < INPUTS
    assert {"attack", "fortify"} <= phases


def test_only_the_classic_board_has_its_own_inputs() -> None:
    for board, on_board in (("classic", True), ("island", False), ("strait", False)):
        game = Game.new(edition="czech", mode="domination", seats=SEATS[:3], board=board, seed=1)
        for _ in steps(game, "cautious", 60):
            pass
        about = described(game.config, game.state.seen_by(0), 0, new_expert(game.config))
        for inputs in (about.shared, *about.seats.values()):
            found = any(number in range(INPUTS)[ON_BOARD] for number, _ in inputs)
            assert found == on_board
        assert sum(game.evaluate("red").chances.values()) == pytest.approx(1)


def test_plans_keep_their_order_on_the_scale_shown() -> None:
    values = [0.0, 0.1, 0.3, 0.5, 0.7, 0.9, 1.0]
    for said in (0.2, 0.5, 0.9):
        for told in (0.1, 0.5, 0.95):
            scale = [rescaled(value, said, told) for value in values]
            assert scale == sorted(scale)
            assert (scale[0], scale[-1]) == (0.0, 1.0)
            assert rescaled(said, said, told) == pytest.approx(told)
    assert rescaled(0.4, 1.0, 0.7) == 0.4
