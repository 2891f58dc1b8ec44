"""A reviewed game in words: its summary, and the better choices at its turning points."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

import risk_widget as rw
from risk_widget.bots import make
from risk_widget.game_review import Reviewer, better_by_plan, left_open, summary, told_points
from risk_widget.game_review.story import POINTS_TOLD, _left_open

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.game_review import TurnReview
    from risk_widget.game_review.story import ToldPoint

SEATS = ["red", "blue", "green"]


@pytest.fixture(scope="module")
def game() -> rw.Game:
    game = rw.Game.new(edition="nordic", mode="missions", seats=SEATS, seed=11)
    bots = {seat: make("learner", seat) for seat in SEATS}
    while not game.is_over and game.round < 14:
        assert game.actor is not None
        game.apply(bots[game.actor].choose(game.observe(game.actor)))
    return game


def test_the_summary_reads_as_a_few_sentences(game: rw.Game) -> None:
    said = summary(game.review(plans=False))
    assert 2 <= len(said) <= 4
    for sentence in said:
        assert sentence[0].isupper()
        assert sentence.endswith((".", ")."))
        assert "review-" not in sentence
    assert summary(rw.Game.new(edition="czech", mode="domination", seats=SEATS).review()) == []


def test_the_three_largest_changes_are_described(game: rw.Game) -> None:
    review = game.review("red", plans=False)
    points = told_points(Reviewer(game, "red"), review, "red")
    assert 0 < len(points) <= POINTS_TOLD
    least = min(review.turned(point.turn) for point in points)
    told = {point.turn.number for point in points}
    for turn in review.turning_points:
        assert turn.number in told or review.turned(turn) <= least
    for point in points:
        assert point.deciding.seat == "red"
        assert point.deciding.number <= point.turn.number
        assert point.told == review.tell(point.turn)
        if point.better is not None:
            assert point.better.startswith(("A better plan for Red in round", "Red began round"))
    assert any("A better plan for" in (point.better or "") for point in points)


def test_no_better_plan_is_claimed_for_a_planned_or_winning_turn() -> None:
    game = rw.Game.new(edition="czech", mode="domination", seats=SEATS, seed=3)
    bots = {"red": make("expert", 1), "blue": make("beginner", 1), "green": make("beginner", 2)}
    while not game.is_over:
        game.apply(bots[game.actor or ""].choose(game.observe(game.actor)))
    assert game.winner == "red"
    reviewer, review = Reviewer(game, "red"), game.review("red", plans=False)
    for turn in review.turns:
        if turn.seat == "red" and not turn.won:
            told = better_by_plan(reviewer, review, turn)
            assert told is not None
            assert told.startswith(f"Red began round {turn.round} as the expert would have: ")
    assert review.turns[-1].won
    assert better_by_plan(reviewer, review, review.turns[-1]) is None


def test_at_a_turning_point_the_chance_moved_towards_the_result(game: rw.Game) -> None:
    """A turn in which the winner's chance fell is not named as the one that decided the game."""
    review = game.review(plans=False)
    winner = review.winner or max(review.seats, key=lambda seat: review.turns[-1].after[seat])
    other = next(seat for seat in review.seats if seat != winner)

    def turned(changes: Sequence[float]) -> str:
        """Return the sentence about the turning point, given the changes of the winner's chance."""
        turns: list[TurnReview] = []
        chance = 0.5
        for change in changes:
            before = {winner: chance, other: 1 - chance}
            chance += change
            after = {winner: chance, other: 1 - chance}
            turns.append(replace(review.turns[0], before=before, after=after, round=len(turns) + 1))
        seats = (winner, other)
        story = replace(review, viewer=winner, winner=winner, seats=seats, turns=tuple(turns))
        told = summary(story)
        return " ".join(sentence for sentence in told if "The game turned" in sentence)

    assert turned([0.2, -0.3, 0.1]).startswith("The game turned in round 1: ")
    assert turned([-0.3, -0.1]) == ""


def test_a_helpful_turn_is_not_described_as_costly(game: rw.Game) -> None:
    review, reviewer = game.review("red", plans=False), Reviewer(game, "red")
    one, two = next(
        (one.number, two.number)
        for one, two in pairwise(review.turns)
        if "red" not in (one.seat, two.seat)
        and any(event.type == "captured" for event in reviewer.turns[one.number - 1].events)
    )

    def told(changes: Mapping[int, float]) -> tuple[list[ToldPoint], list[bool]]:
        """Return the turning points if only these turns change the odds, and which were costly."""
        asked: list[bool] = []
        turns = tuple(
            replace(each, after={**each.before, "red": each.before["red"] + change})
            for each in review.turns
            for change in [changes.get(each.number, 0)]
        )
        changed = replace(review, turns=turns)
        points = told_points(reviewer, changed, "red", lambda _, cost: asked.append(cost))
        return points, asked

    (helped,), asked = told({one: 0.2})
    assert helped.opened is None
    assert asked == [False]
    # A costly turn is mentioned even if another turn brought more after the same decisions.
    (_, cost), asked = told({one: 0.2, two: -0.2})
    assert asked == [False, True]
    assert not cost.again
    assert told({one: -0.2, two: -0.2})[1] == [True]


def test_without_a_person_each_point_is_about_the_player_on_turn(game: rw.Game) -> None:
    review = game.review(plans=False)
    for point in told_points(Reviewer(game), review, None):
        assert point.deciding is point.turn
        assert point.opened is None


def test_an_exposed_territory_is_described_with_its_chance() -> None:
    """Green's Australia is guarded by one army in Indonesia, next to Blue's fifteen in Siam."""
    board = rw.load_board("classic")
    australia = next(c for c in board.continents if "indonesia" in c.territories)
    gate = "indonesia"
    beside = next(
        board.ids[n]
        for n in board.neighbours[board.index[gate]]
        if board.ids[n] not in australia.territories
    )
    game = rw.Game.new(edition="czech", mode="domination", seats=SEATS, seed=2)
    while game.phase in ("claim", "place"):
        game.apply(game.legal_actions()[0])
    state = game.state.copy()
    seats = {"red": 0, "blue": 1, "green": 2}
    for territory in board.ids:
        owner = "green" if territory in australia.territories else "red"
        number = board.index[territory]
        state.owner[number] = seats["blue" if territory == beside else owner]
        state.armies[number] = 15 if territory == beside else 1 if territory == gate else 3
    state.counts = [state.owner.count(n) for n in range(3)] + [0]
    state.turn = state.actor = 1
    played = rw.Game.from_position(rw.Game(game.config, state).position(), seed=1)
    played.apply({"type": "place", "territory": beside, "armies": played.to_place})
    if played.phase == "reinforce":
        played.apply({"type": "end_phase"})
    while played.phase in ("attack", "defend") and played.owner(gate) == "green":
        if played.phase == "defend":
            played.apply({"type": "defend", "dice": 1})
            continue
        most = min(3, played.armies(beside) - 1)
        played.apply({"type": "attack", "source": beside, "target": gate, "armies": most})
    (turn,) = Reviewer(played).turns
    said = _left_open(played.config, [turn], "green")
    assert said is not None
    assert "Green had left Indonesia with 1 army" in said
    assert "Blue's chance of breaking Australia" in said
    assert _left_open(played.config, [turn], "red") is None


def test_a_turn_is_responsible_for_losses_until_the_players_next_turn(
    game: rw.Game,
) -> None:
    reviewer = Reviewer(game)
    told = {number: left_open(reviewer, number) for number in range(1, len(reviewer.turns) + 1)}
    assert any(told.values())
    assert any(said is None for said in told.values())
    for number, said in told.items():
        seat = reviewer.turns[number - 1].seat
        if said is None:
            continue
        assert said.startswith(f"{SEATS[seat].capitalize()} had left ")
        (place,) = (t for t in game.board.territories if f" left {t.name} with " in said)
        later = reviewer.turns[number:]
        until = next((n for n, turn in enumerate(later) if turn.seat == seat), len(later))
        taken = [
            turn.seat
            for turn in later[:until]
            for event in turn.events
            if event.type == "captured" and event.data["target"] == place.id
        ]
        assert any(SEATS[other].capitalize() in said for other in taken)
