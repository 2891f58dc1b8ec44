"""The boards after each step of a plan, and the turn after the plan, in all editions and modes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import risk_widget as rw
from risk_widget.bots.expert.plans import Line
from risk_widget.engine.codes import IN_ATTACK, IN_FORTIFY, OVER
from risk_widget.game_review.plans import Maker
from risk_widget.messages import MessageError
from tests.game_review.test_plans import WAYS, in_turns, played

if TYPE_CHECKING:
    from risk_widget.engine.state import State


ENDS = (IN_ATTACK, IN_FORTIFY, OVER)


def held(game: rw.Game, state: State) -> list[tuple[int, int]]:
    third = game.config.params.third
    return [
        (owner, 0 if owner == third else armies)
        for owner, armies in zip(state.owner, state.armies, strict=True)
    ]


@pytest.mark.sampled
@pytest.mark.parametrize(("edition", "mode", "players"), WAYS)
def test_the_boards_after_plans_are_those_the_search_expects(
    edition: str, mode: str, players: int
) -> None:
    compared = 0
    for there in in_turns(played(edition, mode, players)):
        maker = Maker(there.config, there.state)
        for line, _ in maker.best(3):
            boards = list(maker.boards(line))
            steps = maker.plan("A", "expert", line).steps
            assert len(boards) <= len(steps)
            if boards and len(boards) == len(steps) and boards[-1].phase in ENDS:
                # Nobody foresees where the other player puts the third army.
                assert held(there, boards[-1]) == held(there, maker._planner.outlook(line).after)
                compared += 1
    assert compared


@pytest.mark.sampled
@pytest.mark.parametrize(("edition", "mode", "players"), WAYS)
def test_the_next_turn_is_a_position_of_the_game(edition: str, mode: str, players: int) -> None:
    followed = 0
    for there in in_turns(played(edition, mode, players)):
        maker = Maker(there.config, there.state)
        line, _ = maker.best(1)[0]
        after = maker.after(line)
        assert after.phase == OVER or after.turn != there.state.turn
        text = rw.Game.from_position(position_of(there, after)).position()
        assert text == position_of(there, after)
        followed += 1
    assert followed


def position_of(game: rw.Game, state: State) -> str:
    return type(game)(game.config, state).position()


def test_armies_left_over_by_a_plan_must_be_placed_first() -> None:
    there = next(one for one in in_turns(played(*WAYS[0])) if one.to_place > 1)
    maker = Maker(there.config, there.state)
    place = next(
        number for number, owner in enumerate(there.state.owner) if owner == there.state.turn
    )
    with pytest.raises(MessageError, match="Place all armies first"):
        maker.after(Line(placed=((place, 1),)))
