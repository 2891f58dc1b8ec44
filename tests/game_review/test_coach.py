"""The coach's judgements of decisions: what they compare, and when they are certain."""

from __future__ import annotations

from collections import Counter
from random import Random
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

import risk_widget as rw
from risk_widget.bots.expert.weights import new_expert
from risk_widget.engine.codes import ACTION_SIZE, IN_REINFORCE
from risk_widget.game_review import coach as coaching
from risk_widget.game_review import decisions
from risk_widget.game_review.coach import (
    AS_GOOD,
    PLAIN,
    Coach,
    PlayedTurn,
    turn_ending,
)
from risk_widget.game_review.continuations import Unseen
from risk_widget.game_review.decisions import Judge, finished
from risk_widget.game_review.mistakes import LEAST
from tests.game_review.games import SEATS, played

if TYPE_CHECKING:
    from risk_widget.engine.state import State
    from risk_widget.game_review.coach import Judgement
    from risk_widget.game_review.decisions import Decision, Pieces

END = {"type": "end_phase"}


@pytest.fixture(scope="module")
def game() -> rw.Game:
    return played(2)


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the coach from playing games to confirm a mistake, unless a test asks for them."""
    monkeypatch.setattr(coaching, "LEAST_TOLD", 2.0)


def turns(game: rw.Game) -> list[PlayedTurn]:
    """Return the turns of a game, the last one first."""
    found, until = [], len(game.history)
    while until and game.positions[until - 1].round:
        found.append(turn_ending(game, until))
        until = found[-1].first
    return found


def test_each_decision_is_judged_when_the_turn_is_over(game: rw.Game) -> None:
    judge = Coach(game.config)
    kinds = Counter[str]()
    for turn in turns(game):
        for number, (_, played_action, _) in turn.steps:
            so_far = PlayedTurn(turn.seat, turn.first, turn.steps[: number - turn.first + 1])
            found = finished(judge.deciding(so_far, since=number))
            if found is not None:
                kinds[found.kind] += 1
                assert turn.first <= found.at <= number
                assert game.seats[found.seat] == played_action.seat
    assert {"place", "stop", "fortify"} <= {*kinds}


def test_the_last_decision_can_be_asked_for_any_seat_or_one(game: rw.Game) -> None:
    last = game.judge_last()
    for seat in SEATS:
        mine = game.judge_last(seat)
        assert mine.seat == seat
        assert mine.at <= last.at


def test_a_choice_like_the_experts_is_good() -> None:
    game = played(1).fork(seed=1)
    while game.phase == "reinforce":
        game.apply(game.hint().action)
    found = game.judge_last()
    assert found.kind in ("place", "trade")
    assert found.is_good
    assert found.lost < AS_GOOD
    assert "As good as the best" in found.reason


def test_an_action_gets_the_same_verdict_before_and_after_it(game: rw.Game) -> None:
    fork = game.fork(seed=1)
    while fork.phase == "reinforce":
        fork.apply(fork.hint().action)
    before = fork.judge(END)
    fork.apply(END)
    after = fork.judge_last()
    assert (before.kind, before.chance, before.best, before.better) == (
        after.kind,
        after.chance,
        after.best,
        after.better,
    )


def test_the_better_action_can_be_played(game: rw.Game) -> None:
    fork = game.fork(seed=1)
    place = next(a for a in fork.legal_actions() if a.to_dict()["type"] == "place")
    found = fork.judge(place)
    assert fork.apply(found.better)


def test_without_a_compiler_armies_are_placed_in_pieces_with_the_same_result(
    game: rw.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    starts = [state for state in game.positions if state.phase == IN_REINFORCE][::4]
    expected = [Judge(game.config).placed(state)[0] for state in starts]
    assert any(len(placed) > 1 for placed in expected)
    judge = Judge(game.config)
    monkeypatch.setattr(decisions, "is_compiled", lambda: False)
    expert = SimpleNamespace(expert=new_expert(game.config))
    monkeypatch.setattr(judge, "_scratch", SimpleNamespace(held=expert))
    monkeypatch.setattr(judge, "_action", SimpleNamespace(held=[-1] * ACTION_SIZE))
    for state, placed in zip(starts, expected, strict=True):
        assert judge.placed(state)[0] == placed
        assert sum(1 for _ in judge.placing(state)) >= len(placed)


def test_an_action_without_a_choice_is_not_judged() -> None:
    game = rw.Game.new(edition="czech", mode="domination", seats=SEATS, seed=2)
    with pytest.raises(ValueError, match="no decision"):
        game.judge(game.legal_actions()[0])
    with pytest.raises(ValueError, match="no decision"):
        game.judge_last()
    with pytest.raises(rw.IllegalAction):
        game.judge(END)


@pytest.mark.parametrize("mode", ["missions", "capital"])
def test_a_judgement_does_not_depend_on_secrets(mode: str) -> None:
    game = played(2, "cautious", mode)
    state = game.state
    fork = game.fork(seed=1)
    while fork.phase == "reinforce":
        fork.apply(fork.hint().action)
    told = set()
    for seed in range(4):
        dealt = Unseen(game.config, fork.state, fork.state.turn).deal(Random(seed))
        other = rw.Game(game.config, dealt)
        told.add(repr(other.judge(END)) + repr(_numbers(other.judge(END))))
    assert len(told) == 1
    assert state is game.state


@pytest.mark.parametrize("mode", ["missions", "capital"])
def test_remarks_on_a_turn_do_not_depend_on_secrets(mode: str) -> None:
    game = played(2, "cautious", mode)
    turn = next(each for each in turns(game) if each.seat == 0)
    told = set()
    for seed in range(3):

        def dealt(state: State, seed: int = seed) -> State:
            return Unseen(game.config, state, 0).deal(Random(seed))

        steps = [
            (number, (dealt(before), step, dealt(after)))
            for number, (before, step, after) in turn.steps
        ]
        judge, said = Coach(game.config), []
        for number, _ in steps:
            so_far = PlayedTurn(0, turn.first, steps[: number - turn.first + 1])
            decision = finished(judge.deciding(so_far, since=number))
            if decision is not None:
                found = finished(judge.judging(decision, so_far))
                said.append((found.sentence, found.objection, found.reason, _numbers(found)))
        assert said
        told.add(repr((said, judge.of_turn(PlayedTurn(0, turn.first, steps)))))
    assert len(told) == 1


def _numbers(found: Judgement) -> tuple[object, ...]:
    return found.chance, found.best, found.games, found.low, found.high, found.better, found.sure


@pytest.mark.parametrize("whole", [0, 3])
def test_games_that_confirm_a_mistake_use_no_secrets(
    game: rw.Game, monkeypatch: pytest.MonkeyPatch, whole: int
) -> None:
    few = PLAIN._replace(short=4, each=2, whole=whole)
    monkeypatch.setattr(coaching, "LEAST", -1.0)
    monkeypatch.setattr(Coach, "_is_ahead", lambda _, margins: len(margins) == few.short)
    monkeypatch.setattr(coaching, "_is_mistake", lambda _: True)
    decision = _decision(game)
    for seed in range(2):
        dealt = Unseen(game.config, decision.state, decision.seat).deal(Random(seed))
        assert dealt.seen_by(decision.seat) == decision.state
    found = [finished(Coach(game.config, budget=few).confirming(decision)) for _ in range(2)]
    assert found[0] == found[1]
    games = found[0][0]
    assert games is not None
    assert games.games == whole or few.short
    assert found[0][3]


def _decision(game: rw.Game) -> Decision:
    judge = Coach(game.config)
    found = [each for turn in turns(game) if (each := finished(judge.deciding(turn))) is not None]
    return max(found, key=lambda each: each.given_away)


def test_only_a_difference_confirmed_by_games_is_certain(
    game: rw.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coaching, "LEAST_TOLD", 0.0)
    judge, decision = Coach(game.config), _decision(game)
    monkeypatch.setattr(judge, "confirming", unsure_of)
    unsure = finished(judge.judging(decision))
    assert not unsure.sure
    assert not unsure.is_mistake
    assert "have not confirmed" in unsure.sentence


def unsure_of(*_: object) -> Pieces[tuple[None, float, float, bool]]:
    yield
    return None, -1.0, 1.0, False


def test_short_games_stop_early_only_with_certainty(game: rw.Game) -> None:
    judge = Coach(game.config, budget=PLAIN)
    assert not judge._is_ahead([0.1, -0.06] * 8)
    assert judge._is_ahead([0.08, 0.1] * 8)
    rng, wrong = Random(5), 0
    for _ in range(400):
        # On average, these margins barely make a mistake: a few large gains, many small losses.
        margins = [LEAST + rng.choice((0.09, -0.01, -0.02, -0.06)) for _ in range(PLAIN.short)]
        looks = range(PLAIN.each, PLAIN.short + 1, PLAIN.each)
        wrong += any(judge._is_ahead(margins[:seen]) for seen in looks)
    assert wrong <= 12


def test_a_turns_change_is_divided_between_choices_and_dice(game: rw.Game) -> None:
    judge = Coach(game.config)
    turn = next(each for each in turns(game)[1:] if each.seat == 0)
    short = judge.of_turn(turn)
    had = game.after(turn.first).evaluate("red").chances["red"]
    assert short.chance == pytest.approx(had + short.choices + short.dice)
    rolled = any(event.type == "rolled" for _, (_, p, _) in turn.steps for event in p.events)
    assert rolled or short.dice == 0
