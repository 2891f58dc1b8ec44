"""Whole turns for a learner to plan: their positions, dice, judgement and rating."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import risk_widget as rw
from risk_widget.engine.actions import Attack, Place
from risk_widget.lessons import Progress, PuzzleError, plan_your_turn
from risk_widget.practice.course import course
from risk_widget.practice.turn_data import turn_list, turns_strength
from risk_widget.practice.turn_game import PlayedTurn, faces_for, outcomes, turn_game
from risk_widget.practice.turn_judging import GAMES, TurnJudge, Worth, score_of

if TYPE_CHECKING:
    from risk_widget.practice.turn_data import TurnData
    from risk_widget.practice.turns import PlannedTurn

ALL = turn_list()


def by_id(data: TurnData) -> str:
    """Return a turn's id as the name of its test."""
    return data.id


def attacks(turn: PlannedTurn) -> list[Attack]:
    """List the attacks that are possible now."""
    return [action for action in turn.game.legal_actions() if isinstance(action, Attack)]


def place_all(turn: PlannedTurn) -> None:
    """Place all armies, next to an opponent if possible, and trade in sets where necessary."""
    game = turn.game
    while game.phase != "attack":
        legal = [action for action in game.legal_actions() if isinstance(action, Place)]
        if not legal:  # A set must be traded in first.
            turn.check(game.legal_actions()[0].to_dict())
            continue
        front = [
            action
            for action in legal
            if any(
                game.owner(game.board.ids[n]) != game.owner(action.territory)
                for n in game.board.neighbours[game.board.index[action.territory]]
            )
        ]
        turn.check((front or legal)[-1].to_dict())


def end_turn(turn: PlannedTurn) -> None:
    """End the turn without further attacks."""
    while not turn.is_over:
        turn.check({"type": "end_phase"})


@pytest.mark.parametrize("data", ALL, ids=by_id)
def test_a_position_starts_a_turn_with_something_to_find(data: TurnData) -> None:
    shown = rw.Game.from_position(data.position, seed=0)
    assert shown.position(data.seat) == data.position  # It hides what the seat can't see.
    assert (shown.phase, shown.actor) == ("reinforce", data.seat)
    lead, low, high = data.lead
    assert 0.05 <= lead == pytest.approx(data.expert[1] - data.learner[1], abs=2e-4)
    assert 0.01 < low < lead < high
    assert sum(data.expert) - sum(data.learner) >= 2 * 0.05 - 1e-3
    assert data.learners_score <= 71
    assert set(data.bots) <= {"learner", "casual", "regular", "practised", "skilled"}


@pytest.mark.parametrize("data", ALL, ids=by_id)
def test_the_experts_turn_with_average_dice_reaches_the_measured_position(data: TurnData) -> None:
    turn = PlayedTurn(data.position, data.seat, data.seed, averaged=True)
    judge = TurnJudge(turn.game.config, turn.game.config.seat_number(data.seat), "test")
    for coded in data.average.actions:
        turn.act(judge.action(coded))
    assert turn.is_over
    assert judge.expects(turn.game.state) == pytest.approx(data.average.worth[0], abs=1e-3)


def test_ids_are_unique() -> None:
    assert len({data.id for data in ALL}) == len(ALL)
    assert [data.number for data in ALL] == [*range(1, len(ALL) + 1)]


@pytest.mark.parametrize(("attack", "defence"), [(3, 2), (3, 3), (1, 2), (2, 1), (3, 1)])
def test_chosen_faces_cost_the_attacker_the_given_number_of_armies(
    attack: int, defence: int
) -> None:
    for lost in range(min(attack, defence) + 1):
        faces = faces_for(attack, defence, lost)
        high, low = sorted(faces[:attack])[::-1], sorted(faces[attack:])[::-1]
        assert sum(a <= d for a, d in zip(high, low, strict=False)) == lost


def test_average_dice_cost_what_rolls_cost_on_average() -> None:
    data = ALL[0]
    turn = PlayedTurn(data.position, data.seat, "x", averaged=True)
    judge = TurnJudge(turn.game.config, turn.game.config.seat_number(data.seat), "test")
    expected = 0.0
    while not turn.is_over:
        turn.act(judge.action(judge.choice(turn.game.state)))
    for roll in turn.rolls:
        game = rw.Game(turn.game.config, roll.before)
        expected += sum(armies * chance for armies, chance, _ in outcomes(game, roll.attack))
    lost = sum(
        event.data["attacker_losses"]
        for event in turn.events
        if event.type == "rolled" and event.data["attacker"] == data.seat
    )
    assert turn.rolls
    assert lost == pytest.approx(expected, abs=0.51)


def test_the_outcomes_of_a_roll_are_complete() -> None:
    data = ALL[0]
    game = turn_game(data.position, data.seat, "x")
    turn = PlayedTurn(data.position, data.seat, "x", averaged=False)
    judge = TurnJudge(game.config, game.config.seat_number(data.seat), "test")
    while not turn.rolls:
        turn.act(judge.action(judge.choice(turn.game.state)))
    roll = turn.rolls[0]
    found = list(outcomes(rw.Game(turn.game.config, roll.before), roll.attack))
    assert sum(chance for _, chance, _ in found) == pytest.approx(1)
    source = game.config.index[roll.attack.source]
    for lost, _, after in found:
        assert after.state.armies[source] == roll.before.armies[source] - lost


def test_luck_is_zero_on_average() -> None:
    data = ALL[0]
    turn = PlayedTurn(data.position, data.seat, "x", averaged=False)
    judge = TurnJudge(turn.game.config, turn.game.config.seat_number(data.seat), "test")
    while not turn.rolls:
        turn.act(judge.action(judge.choice(turn.game.state)))
    roll = turn.rolls[0]
    game = rw.Game(turn.game.config, roll.before)
    lucks = [
        chance * judge.luck(roll._replace(after=after.state))
        for _, chance, after in outcomes(game, roll.attack)
    ]
    assert sum(lucks) == pytest.approx(0, abs=1e-9)


def test_a_turn_that_does_nothing_scores_less_than_the_experts() -> None:
    progress = Progress()
    turn = plan_your_turn(1, progress=progress)
    with pytest.raises(ValueError, match="not over"):
        turn.result()
    place_all(turn)
    end_turn(turn)
    result = turn.result()
    assert result.lost > 0
    assert result.score < 100
    assert result.yours.worth.games in (0, 2 * GAMES)
    assert [row.code for row in result.rows] == ["before", "you", "expert"]
    assert progress.turns.in_order() == [(turn.data.id, result.score)]
    assert f"{result.score} of 100" in str(result)
    assert set(result.to_dict()) == {"score", "title", "sentence", "cells", "measured", "sides"}
    assert "<img" in result._repr_html_()
    # Going on neither judges nor records the turn again, and nothing more can be played.
    turn.go_on(1)
    found = progress.turns.to_dict()[turn.data.id]
    assert (found["first"], found["best"], found["tries"]) == (result.score, result.score, 1)
    assert turn.check({"type": "end_phase"}).status == "unclear"


def test_the_experts_own_turn_gets_its_measured_value() -> None:
    progress = Progress()
    turn = plan_your_turn(1, progress=progress)
    assert turn.show_me().status == "shown"
    assert turn.result().score == 100
    assert turn.result().lost == 0
    assert not progress.turns.in_order()  # The turn was only watched.


def test_real_dice_are_compared_without_their_luck() -> None:
    turn = plan_your_turn(1, dice="real", progress=Progress())
    place_all(turn)
    assert turn.check(attacks(turn)[-1].to_dict()).status in ("more", "over")
    if turn.game.phase == "occupy":
        turn.check(turn.game.legal_actions()[-1].to_dict())
    end_turn(turn)
    result = turn.result()
    assert [row.code for row in result.rows] == ["before", "you", "expert", "plan", "average"]
    mine, best = result.rows[-2].worth, result.rows[-1].worth
    assert result.lost == pytest.approx(best.chance - mine.chance, abs=1e-9)


def test_a_turn_begins_again_until_dice_are_rolled() -> None:
    turn = plan_your_turn(1, progress=Progress())
    place_all(turn)
    turn.retry()
    assert turn.game.phase == "reinforce"
    place_all(turn)
    turn.check(attacks(turn)[-1].to_dict())
    assert turn.has_rolled
    turn.retry()
    assert turn.game.phase != "reinforce"
    if turn.game.phase == "occupy":
        turn.check(turn.game.legal_actions()[-1].to_dict())
    end_turn(turn)
    turn.retry()
    assert turn.game.phase == "reinforce"


def test_a_refused_action_changes_nothing() -> None:
    turn = plan_your_turn(1, progress=Progress())
    refused = turn.check({"type": "attack", "source": "alaska", "target": "brazil", "armies": 3})
    assert refused.status == "refused"
    assert not turn.has_rolled
    assert turn.check("what").status == "unclear"


def test_scores_rate_the_learner() -> None:
    progress = Progress()
    assert turns_strength(progress.turns).rating == 1500
    assert [row.kind for row in rw.lessons.my_rating(progress)] == ["all"]
    progress.turns.note(ALL[0].id, 100)
    better = turns_strength(progress.turns)
    assert better.rating > 1500
    assert better.error < 350
    assert [row.kind for row in rw.lessons.my_rating(progress)] == ["all", "turn"]
    assert "1 of" in course(progress).turns


def test_progress_keeps_the_first_score_and_the_best() -> None:
    here, there = Progress(), Progress()
    here.turns.note("a", 20)
    here.turns.note("a", 60)
    there.read(here.to_dict())
    assert there.turns.to_dict() == here.turns.to_dict()
    there.turns.note("a", 90)
    there.turns.note("b", 10)
    here.add(there)
    found = here.turns.to_dict()
    assert (found["a"]["first"], found["a"]["best"], found["a"]["tries"]) == (20, 90, 3)
    assert found["b"]["first"] == 10
    assert Progress().to_dict().keys() == {"format", "version", "lessons", "puzzles"}


def test_the_next_turn_is_new_and_after_all_of_them_the_weakest() -> None:
    progress = Progress()
    turn = plan_your_turn(progress=progress)
    first = turn.data
    progress.turns.note(first.id, 50)
    turn.next()
    assert turn.data is not first
    turn.back()
    assert turn.data is first
    for data in ALL[1:]:
        progress.turns.note(data.id, 80)
    progress.turns.note(ALL[0].id, 30)
    scores = progress.turns.to_dict()
    weakest = min(ALL, key=lambda data: scores[data.id]["best"])
    assert plan_your_turn(progress=progress).data is weakest


def test_an_unknown_turn_is_refused() -> None:
    for wrong in (
        {"number": 0}, {"number": len(ALL) + 1}, {"dice": "loaded"}, {"edition": "french"},
        {"mode": "chess"}, {"edition": "italian", "mode": "capital"},
    ):  # fmt: skip
        with pytest.raises(PuzzleError):
            plan_your_turn(progress=Progress(), **wrong)


def test_a_value_has_a_standard_error() -> None:
    assert Worth(1.0, 1.0, 400, is_over=True).error == 0
    assert 0 < Worth(1.0, 1.0, 400).error < Worth(0.5, 0.5, 400).error < Worth(0.5).error
    assert [score_of(x) for x in (-1, 0, 0.1, 0.3)] == [100, 100, 50, 13]
