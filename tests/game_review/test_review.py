"""A game's review: chances after each turn, turning points, the expert's plans and the dice."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

import risk_widget as rw
from risk_widget.battles.battle_table import roll_table
from risk_widget.bots import make
from risk_widget.game_review import GIVE_OR_TAKE
from risk_widget.game_review.reviewing import RollInPosition, Thinking, turns_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.engine.events import Rolled
    from risk_widget.game import Game

SEATS = ["red", "blue", "green"]


def played(actions: int, edition: str = "nordic", mode: str = "domination", seed: int = 1) -> Game:
    """Return one fixed game between bots after this many actions."""
    game = rw.Game.new(edition=edition, mode=mode, seats=SEATS, seed=seed)
    kinds = ("bold", "cautious", "easygoing")
    bots = {seat: make(kind, seed) for seat, kind in zip(SEATS, kinds, strict=True)}
    for _ in range(actions):
        if game.is_over:
            break
        game.apply(bots[game.actor or ""].choose(game.observe(game.actor)))
    return game


@cache
def finished() -> Game:
    game = played(3000)
    assert game.is_over
    return game


@cache
def reviewed() -> rw.lab.Review:
    return finished().review(plans=False)


def test_chances_sum_to_one_over_the_players_in_play() -> None:
    review = reviewed()
    assert len(review.chances) == len(review.turns) + 1
    for chances in review.chances:
        assert sum(chances.values()) == pytest.approx(1)
    out: set[str] = set()
    for turn in review.turns:
        out |= set(turn.knocked_out)
        assert all(turn.after[seat] == 0 for seat in out)
    assert out == set(SEATS) - {review.winner}
    assert review.chances[-1][review.winner or ""] == 1


def test_a_turn_begins_where_the_last_one_ended() -> None:
    turns = reviewed().turns
    for turn, following in pairwise(turns):
        assert turn.until == following.first
        assert turn.after == following.before
    assert turns[-1].until == len(finished().history)
    assert [turn.number for turn in turns] == list(range(1, len(turns) + 1))
    rows = finished().to_rows("turns")
    assert [(r["round"], r["seat"]) for r in rows] == [(t.round, t.seat) for t in turns]
    assert [r["captures"] for r in rows] == [t.captured for t in turns]


def test_chances_are_the_ones_that_evaluate_returns() -> None:
    game, review = finished(), reviewed()
    turn = review.turns[7]
    then = type(game)(game.config, game.positions[turn.until])
    assert dict(then.evaluate().chances) == turn.after
    assert (
        then.evaluate("red").chances["red"] == game.review("red", plans=False).turns[7].after["red"]
    )


def test_turning_points_are_the_largest_changes_in_the_order_of_play() -> None:
    review = reviewed()
    points = review.turning_points
    assert 0 < len(points) <= 5
    assert list(points) == sorted(points, key=lambda turn: turn.number)
    least = min(map(review.turned, points))
    assert all(review.turned(t) <= least for t in review.turns if t not in points)
    assert least >= 0.05
    told = review.tell(points[0])
    assert f"Round {points[0].round}" in told
    assert "%" in told


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({}, "Red took 1 territory and lost no army."),
        ({"cards": 1}, "Red took 1 territory, lost no army and got 1 card."),
        (
            {"gained": ("europe",)},
            "Red took 1 territory, lost no army and completed Europe.",
        ),
        (
            {"gained": ("europe",), "knocked_out": ("blue",)},
            "Red took 1 territory, lost no army, completed Europe and knocked out Blue.",
        ),
        (
            {"gained": ("europe",), "broken": ("europe", "asia"), "cards": 1},
            "Red took 1 territory, lost no army, completed Europe, broke Asia and got 1 card.",
        ),
        (
            {"broken": ("asia",), "cards": 2},
            "Red took 1 territory, lost no army, broke Asia and got 2 cards.",
        ),
    ],
)
def test_a_turn_is_described_in_one_sentence(more: Mapping[str, Any], said: str) -> None:
    less = {"captured": 1, "lost": 0, "cards": 0, "gained": (), "broken": (), "knocked_out": ()}
    assert replace(reviewed().turns[0], seat="red", **{**less, **more}).words == said


def test_a_turning_point_names_the_main_cause_of_its_change() -> None:
    review = reviewed()
    turn = review.turning_points[0]
    seat = review.about(turn)
    change = turn.change(seat)

    def told(dice: float, mover: str) -> str:
        return review.tell(replace(turn, seat=mover, chance_by_dice={seat: dice}))

    other = next(each for each in review.seats if each != seat)
    assert told(change, other).endswith("mostly because of the dice.")
    assert told(-change, seat).endswith("mostly because of where the armies went.")
    assert told(change / 4, other).endswith("mostly because of what others did.")


def test_with_a_seat_its_chance_counts_and_its_turns_are_compared() -> None:
    review = played(220).review("blue")
    assert review.viewer == "blue"
    assert all(review.about(turn) == "blue" for turn in review.turns)
    compared = [turn for turn in review.turns if turn.plan is not None]
    assert {turn.seat for turn in compared} == {"blue"}
    for turn in compared:
        assert turn.plan is not None
        assert 0 <= turn.plan.chance <= 1
        assert turn.difference == pytest.approx(turn.got - turn.plan.chance)
        assert turn.without_dice == pytest.approx(turn.got - turn.own_dice - turn.plan.chance)
        assert turn.own_dice == turn.chance_by_dice["blue"]
        assert "%" in turn.plan.words


def test_the_luck_of_all_players_sums_to_zero() -> None:
    review = reviewed()
    assert sum(luck.armies for luck in review.luck.values()) == pytest.approx(0)
    assert sum(luck.chance for luck in review.luck.values()) == pytest.approx(0)
    report = finished().dice_report().luck
    assert {seat: luck.armies for seat, luck in review.luck.items()} == pytest.approx(report)


def test_the_luck_of_a_roll_is_zero_on_average() -> None:
    """The average is over all possible rolls, weighted by their probability."""
    game = finished()
    thinking = Thinking(game.config)
    for turn in turns_of(game)[:6]:
        for before, rolled in turn.fights[:2]:
            dice = len(rolled.data["attack"]), len(rolled.data["defence"])
            total = [0.0] * len(SEATS)
            for (a, d), chance in roll_table(*dice, ties=game.dice.ties).items():
                other: Rolled = {**rolled.data, "attacker_losses": a, "defender_losses": d}
                luck = thinking.luck(RollInPosition(before, rolled._replace(data=other)), None)
                total = [t + float(chance) * x for t, x in zip(total, luck, strict=True)]
            assert total == pytest.approx([0] * len(SEATS))


def test_an_unfinished_game_can_be_reviewed() -> None:
    game = played(150)
    bot = make("cautious", 1)
    while game.phase != "attack":
        game.apply(bot.choose(game.observe(game.actor)))
    review = game.review(plans=False)
    assert review.winner is None
    assert dict(game.evaluate().chances) == review.chances[-1]
    assert [turn.finished for turn in review.turns[:-1]] == [True] * (len(review.turns) - 1)
    assert not review.turns[-1].finished


def test_a_game_without_a_turn_can_be_reviewed() -> None:
    review = rw.Game.new(edition="czech", mode="domination", seats=SEATS, seed=1).review()
    assert (review.turns, review.chances, review.turning_points) == ((), (), ())
    assert "No turn" in repr(review)
    assert review._repr_html_()


def test_a_record_has_the_same_review_as_its_game() -> None:
    game = played(200)
    assert rw.review(game.record(), plans=False).to_rows() == game.review(plans=False).to_rows()


def test_a_game_that_starts_within_a_turn_can_be_reviewed() -> None:
    game = rw.Game.from_position(played(160).position(), seed=3)
    assert game.phase not in ("claim", "place")
    bot = make("bold", 1)
    for _ in range(12):
        game.apply(bot.choose(game.observe(game.actor)))
    turns = game.review(plans=False).turns
    assert turns[0].first == 0
    assert turns[-1].until == 12


@pytest.mark.parametrize(
    ("edition", "mode", "players"),
    [("nordic", "missions", 3), ("nordic", "capital", 3), ("czech", "duel", 2)],
)
def test_other_modes_can_be_reviewed(edition: str, mode: str, players: int) -> None:
    game = rw.Game.new(edition=edition, mode=mode, seats=SEATS[:players], seed=2)
    bot = make("easygoing", 1)
    for _ in range(140):
        game.apply(bot.choose(game.observe(game.actor)))
    review = game.review("red")
    assert all(sum(at.values()) == pytest.approx(1) for at in review.chances)


def test_a_game_that_cannot_be_reviewed_says_why() -> None:
    game = played(60, mode="missions")
    part = rw.Game.from_position(game.position("red"))
    with pytest.raises(ValueError, match="only part of this game is known"):
        part.review()
    with pytest.raises(ValueError, match="yellow"):
        game.review("yellow")
    with pytest.raises(rw.RecordError):
        rw.review("no record")


def test_a_review_has_rows_and_pictures() -> None:
    review = reviewed()
    columns = review.to_columns()
    assert len(columns["chance_red"]) == len(review.turns)
    assert columns["planned"] == [None] * len(review.turns)
    html = review._repr_html_()
    assert html.count("<polyline") == len(SEATS)
    assert "<script" not in html
    assert html.count("<table") == 2
    assert repr(review).startswith(f"<Review: {len(review.turns)} turns, ")


def test_a_review_plots_the_chances() -> None:
    plot = reviewed().plot()
    (ax,) = plot.axes
    assert len(ax.lines) == len(SEATS)
    assert len(ax.lines[0].get_xdata()) == len(reviewed().chances)


# ---- next to the plan ----------------------------------------------------------------------------


def by_hints(seed: int) -> Game:
    """Return a game in which Red followed every hint for a turn, often army by army."""
    start = played(150)
    bot = make("cautious", 1)
    while (start.actor, start.phase) != ("red", "reinforce"):
        start.apply(bot.choose(start.observe(start.actor)))
    game = rw.Game.from_position(start.position(), seed=seed)
    while game.turn == "red" and not game.is_over:
        if game.actor != "red":
            game.apply(bot.choose(game.observe(game.actor)))
            continue
        action = game.hint().action
        portions = action["armies"] if action["type"] == "place" else 1
        for _ in range(portions):
            game.apply({**action, "armies": 1} if portions > 1 else action)
    return game


@pytest.mark.sampled
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_turn_that_followed_the_hints_began_as_planned_with_any_dice(seed: int) -> None:
    game = by_hints(seed)
    turn = game.review().turns[0]
    assert turn.plan is not None
    assert turn.as_planned
    assert turn.choices is None
    assert (turn.beside_plan or "").startswith("As the expert would have begun: ")
    assert turn.plan.words not in game.review()._repr_html_()


def test_another_opening_is_shown_next_to_the_plan() -> None:
    turns = [turn for turn in played(220).review("blue").turns if turn.plan is not None]
    other = [turn for turn in turns if not turn.as_planned]
    assert other
    for turn in other:
        assert turn.plan is not None
        assert turn.beside_plan == turn.plan.words
        assert turn.choices == turn.without_dice


def test_no_plan_is_shown_for_a_winning_turn() -> None:
    game = finished()
    turn = game.review(game.winner).turns[-1]
    assert turn.won
    assert turn.got == 1
    assert (turn.plan, turn.choices, turn.difference) == (None, None, None)
    assert turn.beside_plan == "This turn won the game."
    assert not any(each.won for each in game.review(plans=False).turns[:-1])


def test_the_value_of_turns_is_shown_in_whole_points_with_its_error() -> None:
    html = played(150).review()._repr_html_()
    assert html.count(f"accurate to about {GIVE_OR_TAKE} percentage points") == 1
    every = html[html.rindex("<table") :]
    assert not re.search(r"[+−]\d+\.\d", every)
