"""The plans for a turn differ in kind, include the hint's plan, and are compared in games."""

from __future__ import annotations

import itertools
from math import prod
from typing import TYPE_CHECKING, Any

import pytest

import risk_widget as rw
from risk_widget.bots import make
from risk_widget.bots.expert.plans import Planner, moved_in
from risk_widget.engine.actions import IllegalAction
from risk_widget.game_review.plans import (
    AHEAD,
    AHEAD_ERROR,
    Comparison,
    Maker,
    ahead_error,
    plans_of,
)
from risk_widget.messages import use_language
from risk_widget.rules.edition import SEATS, edition_ids, load_edition

if TYPE_CHECKING:
    from risk_widget.game_review.plans import Plan

WAYS = [
    (edition, mode.id, min(mode.players))
    for edition in edition_ids()
    for mode in load_edition(edition).modes.values()
]


def game() -> rw.Game:
    return rw.load_lesson("04-combat").game


def played(edition: str, mode: str, players: int, rounds: int = 4) -> rw.Game:
    seats = [*SEATS[:players]]
    found = rw.Game.new(edition=edition, mode=mode, seats=seats, seed=2)
    bots = {seat: make("cautious", f"2/{seat}") for seat in seats}
    while not found.is_over and found.round < rounds:
        found.apply(bots[found.actor or ""].choose(found.observe(found.actor)))
    return found


def in_turns(found: rw.Game) -> list[rw.Game]:
    """Return a few positions from each phase in which a game offers plans."""
    kept: dict[str, list[rw.Game]] = {}
    for number, state in enumerate(found.positions):
        if state.actor == state.turn:
            there = found.after(number)
            kept.setdefault(there.phase, []).append(there)
    phases = ("reinforce", "attack", "occupy", "fortify")
    return [one for phase in phases for one in kept.get(phase, [])[::9][:3]]


@pytest.mark.sampled
@pytest.mark.parametrize(("edition", "mode", "players"), WAYS)
def test_the_first_plan_is_at_least_as_good_as_the_hint(
    edition: str, mode: str, players: int
) -> None:
    for there in in_turns(played(edition, mode, players)):
        plans, hint = there.plans(), there.hint()
        chances = [plan.chance for plan in plans]
        assert 1 <= len(plans) <= 5
        assert chances == sorted(chances, reverse=True)
        # The plans consider more first attacks, so the best one is at least as good as the hint.
        # The exception is a win in this turn, whose exact odds only the plans know.
        wins = hint.chance > there.evaluate(hint.seat).chances[hint.seat] + 1e-9
        assert wins or chances[0] >= hint.chance - 1e-9


def test_plans_differ_in_kind() -> None:
    for there in in_turns(played("czech", "domination", 3)):
        taken = [{attack.target for attack in plan.attacks} for plan in there.plans(8)]
        for number, one in enumerate(taken):
            for other in taken[:number]:
                assert not (one or other) or len(one & other) < len(one | other) / 2


def test_the_players_plan_can_be_text_or_data() -> None:
    text = "attack brazil>peru, attack north-africa>western-europe"
    data = [
        {"type": "attack", "source": "brazil", "target": "peru"},
        {"type": "attack", "source": "north-africa", "target": "western-europe"},
    ]
    plans = game().plans(1, own=[text, data])
    assert plans["B"].steps == plans["C"].steps
    assert plans["B"].text == text
    assert plans["B"].chance == plans["C"].chance
    assert [plan.by for plan in plans] == ["expert", "own", "own"]


def test_the_odds_of_a_chain_are_those_of_the_campaign() -> None:
    there = game()
    planner = Planner(there.config, there.state)
    index = there.config.index
    way = ("north-africa", "western-europe", "great-britain")
    line = planner.best(1)[0].line._replace(
        attacks=tuple((index[a], index[b]) for a, b in itertools.pairwise(way))
    )
    exact = there.campaign_odds(*way).win
    assert prod(planner.odds(line)) == pytest.approx(exact, abs=1e-12)


def test_armies_stay_where_a_later_attack_needs_them() -> None:
    assert moved_in([(0, 1)], 0, 9, 3) == 8
    assert moved_in([(0, 1), (0, 2)], 0, 9, 3) == 3
    assert moved_in([(0, 1), (0, 2), (1, 3)], 0, 9, 3) == 4


@pytest.mark.parametrize(
    ("steps", "rule"),
    [
        ("attack brazil>egypt", "attack.adjacent"),
        ("place brazil 3", "turn.order"),
        ("attack brazil>peru, attack peru>brazil", "attack.adjacent"),
        ("attack brazil>atlantis", "action.malformed"),
    ],
)
def test_an_illegal_step_is_refused_with_its_clause(steps: str, rule: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        game().plans(1, own=[steps])
    assert refused.value.rule == rule


def test_the_steps_of_a_plan_must_be_a_list() -> None:
    with pytest.raises(ValueError, match="must have steps"):
        game().plans(1, own=[7])  # type: ignore[list-item]


def test_there_are_no_plans_in_the_set_up() -> None:
    new = rw.Game.new(edition="czech", mode="domination", seats=3, seed=1)
    with pytest.raises(ValueError, match="only during a player's turn"):
        new.plans()


def test_the_plan_that_was_played_comes_first() -> None:
    there = game().fork(seed=1)
    before = there.state.copy()
    there.apply({"type": "attack", "source": "brazil", "target": "peru", "armies": 3})
    plans = plans_of(there.config, before, 2, played=there.history)
    assert [plan.by for plan in plans] == ["played", "expert", "expert"]
    assert plans[0].text == "attack brazil>peru"


def test_the_plan_uses_only_what_the_seat_knows() -> None:
    there = played("nordic", "missions", 3)
    seat = there.turn
    other = next(name for name in there.seats if name != seat)
    hands = there.with_(cards={other: 0})
    hidden = [(plan.text, plan.chance) for plan in there.plans()]
    if len(there.observe(other)["hand"] or ()) == 0:
        assert hidden == [(plan.text, plan.chance) for plan in hands.plans()]
    assert there.plans().seat == seat


def plan_with(letter: str, won: list[float]) -> Plan:
    maker = Maker(game().config, game().state)
    line, value = maker.best(1)[0]
    made = maker.plan(letter, "own", line, value)
    return made.played_on(won) if won else made


def test_a_difference_below_its_error_is_not_reported() -> None:
    assert not Comparison(-0.02, 0.01, 0.04).is_found
    assert Comparison(0.01, 0.02, 0.04).is_found
    assert Comparison(-0.04, -0.02, -0.01).is_found
    plans = game().plans(2)
    assert plans.verdict == "No difference found between A and B."


def test_games_with_the_same_dice_are_compared_in_pairs() -> None:
    plans = game().plans(2)
    apart = type(plans)(
        plans.seat,
        (plan_with("A", [1.0, 0.0] * 200), plan_with("B", [0.0, 0.0] * 200)),
        *(getattr(plans, name) for name in ("_maker", "_board", "_held")),
    )
    found = apart.difference("B", "A")
    assert found.is_found
    assert found.value == 0.5
    assert apart.verdict.startswith("A is better than B by 50 points (")
    assert apart.verdict.endswith(" in 400 games each.")


def test_playouts_are_the_same_each_time() -> None:
    plans = game().plans(2)
    first, second = plans.play_out(6), plans.play_out(6)
    assert [plan.won for plan in first] == [plan.won for plan in second]
    assert [plan.games for plan in first] == [6, 6]
    assert all(plan.low <= plan.chance <= plan.high for plan in first)


def test_a_look_ahead_includes_the_dice_and_the_rivals() -> None:
    held = {"*": ["red", 3], "brazil": ["red", 30], "peru": ["blue", 1]}
    about: dict[str, Any] = {"edition": "german", "mode": "domination", "seats": ["red", "blue"]}
    position = {"turn": "red", "phase": "attack", "territories": held}
    there = rw.Game.from_dict(**about, position=position)
    first = there.plans(1)
    ahead, again = first.look_ahead(8), first.look_ahead(8)
    assert [plan.chance for plan in ahead] == [plan.chance for plan in again]
    assert ahead["A"].chance == 1.0  # This plan wins immediately.
    assert (ahead["A"].ahead, ahead["A"].games) == (8, 0)
    assert ahead["A"].low == pytest.approx(1 - ahead_error(8))
    assert ahead_error(8) > ahead_error(AHEAD) == pytest.approx(AHEAD_ERROR)
    assert first["A"].ahead == 0
    with pytest.raises(ValueError, match="games must be"):
        first.look_ahead(0)


@pytest.mark.sampled
@pytest.mark.parametrize(("edition", "mode", "players"), WAYS)
def test_a_look_ahead_works_from_any_seats_text(edition: str, mode: str, players: int) -> None:
    """A text for another seat hides the cards, mission and capital of the seat on turn."""
    there = in_turns(played(edition, mode, players))[0]
    for writer in there.seats:
        written = rw.Game.from_position(there.position(writer), seed=1)
        ahead = written.plans(2).look_ahead(2)
        assert all(plan.ahead == 2 and 0 <= plan.chance <= 1 for plan in ahead)


def test_a_comparison_of_plans_can_be_shown_in_every_language() -> None:
    plans = game().plans(2)
    for language in ("en", "sv", "de", "it", "cs"):
        with use_language(language):
            shown = plans._repr_html_()
            assert "plan-" not in shown
            assert plans[0].text not in shown
    assert repr(plans).startswith("<Plans: A (expert) ")
    assert next(iter(plans.to_frame("polars").columns)) == "plan"
