"""Mistakes: which decisions of a game are judged and confirmed, and the win chance lost."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

import risk_widget as rw
from risk_widget.engine.codes import ATTACK, END_PHASE, IN_ATTACK
from risk_widget.game_review import mistakes
from risk_widget.game_review.continuations import (
    Comparison,
    Continuations,
    Outcome,
    Unseen,
    compared,
)
from risk_widget.game_review.decisions import HOLD, Answer, Decision, Judge
from risk_widget.game_review.mistakes import (
    LEAST,
    MOST_FOUND,
    MOST_OF_A_KIND,
    Budget,
    ChancesGivenAway,
    Search,
)
from risk_widget.game_review.reviewing import turns_of
from tests.game_review.games import SEATS, played

if TYPE_CHECKING:
    from risk_widget.engine.state import State

KEPT_SET = (
    "nordic domination classic rbg r1g2r1r2g1g1g1g1g1/g2b2b2r1/r1r1r1r1r4r1b2/b1b1b2b2r2r1/"
    "b1g3g1b2b2b4b1b1b3b2b1b1/b1b1b1b1 g reinforce:3 7 income=territories.9:3 "
    "hands=r:?1,b:?4,g:alberta+iceland+wild-1 pile=?36 sets=4"
)
"""A position in which Green holds a set that it need not trade."""


@pytest.fixture(scope="module")
def game() -> rw.Game:
    return played(3)


def decisions(game: rw.Game, seat: int = 0) -> list[Decision]:
    judge = Judge(game.config)
    return [d for turn in turns_of(game) if turn.seat == seat for d in judge.decisions(game, turn)]


def test_every_part_of_a_turn_is_judged(game: rw.Game) -> None:
    found = decisions(game)
    assert {"place", "stop"} <= {decision.kind for decision in found}
    for decision in found:
        assert decision.state.turn == decision.state.actor == decision.seat == 0
        assert game.positions[decision.at] == decision.state
        assert 0 <= decision.done.worth <= decision.better.worth <= 1
        assert 0 < decision.kept <= 1


def test_a_player_who_decides_like_the_expert_loses_hardly_any_chance() -> None:
    expert, newcomer = (decisions(played(3, bot)) for bot in ("expert", "newcomer"))
    mean = [sum(d.given_away for d in each) / len(each) for each in (expert, newcomer)]
    assert mean[0] < 0.3 * mean[1]


def test_all_armies_of_a_turn_are_one_decision(game: rw.Game) -> None:
    for decision in decisions(game):
        if decision.kind == "place":
            for answer in (decision.done, decision.better):
                assert sum(coded[2] for coded in answer.actions) == decision.state.to_place


def test_a_decision_is_judged_by_what_its_player_knew(game: rw.Game) -> None:
    judge = Judge(game.config)
    for decision in decisions(game)[:6]:
        dealt = Unseen(game.config, decision.state, 0).deal(Random(5))
        assert judge.worth(dealt) == judge.worth(decision.state)
        assert judge.choice(dealt) == judge.choice(decision.state)


def test_unknown_cards_are_redealt() -> None:
    game = played(3, "cautious")
    state = next(d.state for d in reversed(decisions(game)) if any(d.state.hand_size))
    dealt = [Unseen(game.config, state, 0).deal(Random(seed)) for seed in range(8)]
    for new in dealt:
        assert new.seen_by(0) == state.seen_by(0)
        assert _cards(new) == _cards(state)
        assert new.mission[0] == state.mission[0]
        assert len({*new.mission}) == len(SEATS)
    assert len({tuple(new.mission) for new in dealt}) > 1
    assert len({new.deck_cards() for new in dealt}) > 1


def _cards(state: State) -> list[int]:
    return sorted([*state.deck_cards(), *(card for hand in state.hands() for card in hand)])


def test_hidden_capitals_are_redealt_on_their_owners_land() -> None:
    game = played(1, mode="capital")
    state = game.state
    places = {Unseen(game.config, state, 0).deal(Random(seed)).capital[1] for seed in range(20)}
    assert len(places) > 1
    assert all(state.owner[place] == 1 for place in places)
    assert Unseen(game.config, state, 0).deal(Random(1)).capital[0] == state.capital[0]


def test_an_answer_given_twice_wins_the_same_games(game: rw.Game) -> None:
    judge = Judge(game.config)
    continuations = Continuations(judge, "simple", "same")
    for decision in decisions(game)[:5]:
        same = Decision(
            decision.kind, 0, decision.at, 1, decision.state, decision.done, decision.done
        )
        for number in range(3):
            done, better = continuations.pair(same, number)
            assert done == better


def test_games_can_continue_from_every_answer(game: rw.Game) -> None:
    judge = Judge(game.config)
    continuations = Continuations(judge, "simple", "every")
    for decision in decisions(game):
        assert {*continuations.pair(decision, 0)} <= {0.0, 1.0}


@pytest.mark.parametrize("bot", ["bold", "cautious", "simple"])
def test_a_set_that_is_kept_is_not_traded_in_the_same_turn_after_all(bot: str) -> None:
    """All three bots would trade this set at once."""
    game = rw.Game.from_position(KEPT_SET, seed=0)
    seat = game.seats.index("green")
    state = Unseen(game.config, game.state, seat).deal(Random(0))
    continuations = Continuations(Judge(game.config), bot, "kept")
    fast = continuations._fast
    for kept in (True, False):
        fast.continue_from(state, 1)
        if kept:
            continuations._do(seat, (HOLD, -1, -1, -1, -1))
        while fast.state.turn == seat:
            fast.play([bot] * 3, state.round, 1)
        assert fast.state.sets_traded - state.sets_traded == (0 if kept else 1)


def test_other_answers_differ_in_kind_and_the_most_promising_is_first(game: rw.Game) -> None:
    judge = Judge(game.config)
    continuations = Continuations(judge, "simple", "others")
    several = 0
    for decision in decisions(game)[:12]:
        others = judge.others(decision)
        several += len(others) > 1
        known = {decision.done.about, decision.better.about}
        assert not known & {answer.about for answer in others}
        assert [a.worth for a in others] == sorted((a.worth for a in others), reverse=True)
        for answer in others[:2]:
            assert continuations.outcomes(decision, [answer], 0)[0].won in (0, 1)
    assert several


def almost_fulfilled() -> Decision:
    """Return a decision in which ten of Red's armies stand next to Blue's last territory."""
    game = played(1)
    config, state = game.config, game.state.copy()
    index = game.board.index
    for territory in range(len(state.owner)):
        state.owner[territory], state.armies[territory] = 2, 2
    for name, owner, armies in (("siam", 0, 10), ("indonesia", 1, 1), ("brazil", 0, 3)):
        state.owner[index[name]], state.armies[index[name]] = owner, armies
    state.counts = [state.owner.count(seat) for seat in range(3)] + [0]
    state.turn = state.actor = 0
    state.phase = IN_ATTACK
    destroy = [n for n, seat in enumerate(config.params.goal_destroy) if seat == 1]
    state.mission[0] = destroy[0]
    stop = Answer(((END_PHASE, -1, -1, -1, -1),), 0.2)
    goes_on = Answer(((ATTACK, index["brazil"], index["venezuela"], 2, -1),), 0.2)
    return Decision("stop", 0, 0, 1, state, stop, goes_on)


def test_if_a_mission_can_be_fulfilled_the_rest_of_the_turn_aims_at_it() -> None:
    decision = almost_fulfilled()
    judge = Judge(played(1).config)
    at_once = []
    for finishes in (True, False):
        continuations = Continuations(judge, "random", "m", finishes=finishes)
        ends = [
            continuations.outcomes(decision, [decision.done, decision.better], n) for n in range(5)
        ]
        assert not any(stopped.at_once for stopped, _ in ends)
        at_once.append(sum(went_on.at_once for _, went_on in ends))
    assert at_once[0] == 5 > at_once[1]


@pytest.mark.parametrize(("at_once", "kept"), [(1.0, False), (0.0, True)])
def test_a_decision_that_wins_at_once_more_often_is_no_mistake(
    game: rw.Game, monkeypatch: pytest.MonkeyPatch, at_once: float, *, kept: bool
) -> None:
    def outcomes(
        _: Continuations, __: Decision, answers: list[Answer], number: int
    ) -> list[Outcome]:
        half = float(number % 2)
        return [Outcome(half, half * at_once), Outcome(1, 0)][: len(answers)]

    monkeypatch.setattr(Continuations, "outcomes", outcomes)
    search = Search(game, "red", bot="simple", budget=Budget(4, 8, 40))
    search.finish()
    assert bool(search.found) == kept
    for found in search.found:
        assert found.other is None or found.other.won == 0.5


@pytest.mark.parametrize(("better", "kept"), [(0.09, False), (0.11, True)])
def test_no_mistake_is_kept_from_a_lost_position(
    game: rw.Game, monkeypatch: pytest.MonkeyPatch, better: float, kept: bool
) -> None:
    told = Comparison(400, 0.01, better, better - 0.02, better)
    monkeypatch.setattr(mistakes, "compared", lambda _: told)
    search = Search(game, "red", bot="simple", budget=Budget(4, 1, 1))
    search.finish()
    assert bool(search.found) == kept


def test_a_comparison_says_how_certain_it_is() -> None:
    found = compared([(0.0, 1.0), (1.0, 1.0), (0.0, 0.0), (0.0, 1.0)])
    assert (found.games, found.done, found.better, found.margin) == (4, 0.25, 0.75, 0.5)
    assert found.low < 0.5 < found.high
    same = compared([(0.0, 1.0)] * 9)
    assert 0.3 < same.low < same.margin == same.high == 1


def test_a_search_in_pieces_finds_the_same(game: rw.Game) -> None:
    budget = Budget(4, 6, 8)
    at_once, in_pieces = (Search(game, "red", bot="simple", budget=budget) for _ in range(2))
    at_once.finish()
    pieces = 0
    while not in_pieces.is_over:
        in_pieces.go_on(0.001)
        pieces += 1
        assert 0 <= in_pieces.done <= in_pieces.pieces
    assert pieces > 5
    assert [f.decision.at for f in at_once.found] == [f.decision.at for f in in_pieces.found]
    assert at_once.given == in_pieces.given
    assert at_once.given.turns == sum(turn.seat == 0 for turn in turns_of(game))
    assert len(at_once.found) <= MOST_FOUND
    for found in at_once.found:
        assert found.games.low >= LEAST
        kinds = [f.decision.kind for f in at_once.found]
        assert kinds.count(found.decision.kind) <= MOST_OF_A_KIND


def test_a_game_without_a_turn_has_no_mistakes() -> None:
    search = Search(rw.Game.new(edition="czech", mode="domination", seats=SEATS, seed=1), "red")
    search.finish()
    assert (search.found, search.given.turns) == ([], 0)


def test_the_loss_of_a_turn_is_a_share_of_its_chance(game: rw.Game) -> None:
    state = game.positions[0]
    stop = ((END_PHASE, -1, -1, -1, -1),)

    def decision(kind: str, done: float, better: float) -> Decision:
        return Decision(kind, 0, 0, 1, state, Answer(stop, done), Answer(stop, better))  # type: ignore[arg-type]

    given = ChancesGivenAway()
    given.add_turn([decision("stop", 0.2, 0.45), decision("place", 0.45, 0.45)])
    given.add_turn([])
    assert given.mean("stop")[0] == pytest.approx(0.25)
    assert given.mean()[0] == pytest.approx(0.25)
    assert given.mean("place") == (0, 0)
    assert given.mean()[1] == pytest.approx(0.25)
    twice = ChancesGivenAway()
    twice.add(given)
    twice.add(given)
    assert twice.mean()[0] == given.mean()[0]
    assert twice.mean()[1] < given.mean()[1]
