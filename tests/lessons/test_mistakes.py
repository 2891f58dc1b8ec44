"""Every first try in a step gets an answer, and a wrong try is taken back.

Every legal move of every step is tried, and some refused ones; each likely mistake that a lesson
file describes must be among them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from risk_widget.course.lesson import Lesson
from risk_widget.course.lesson_file import lesson_ids, load_source
from risk_widget.lessons import Progress

if TYPE_CHECKING:
    from risk_widget.engine.state import State

STEPS = [
    pytest.param(name, step.id, id=f"{name}-{step.id}")
    for name in lesson_ids()
    for step in load_source(name).steps
    if step.kind in ("do", "refuse")
]
# These mistakes take several moves, or a move that is refused.
WHOLE_TURN: list[dict[str, Any]] = [
    {"type": "place", "territory": "brazil", "armies": 5},
]
TAKE_NORTH_AFRICA: list[dict[str, Any]] = [
    {"type": "attack", "source": "brazil", "target": "north-africa", "armies": 3},
    {"type": "attack", "source": "brazil", "target": "north-africa", "armies": 3},
    {"type": "occupy", "armies": 3},
]
END_COMBAT: list[dict[str, Any]] = [{"type": "end_phase"}]
END_TURN: list[dict[str, Any]] = [{"type": "end_phase"}]
MORE: dict[tuple[str, str], list[list[dict[str, Any]]]] = {
    ("02-setup", "place"): [[{"type": "place", "territory": "indonesia", "armies": 2}]],
    ("03-reinforcement", "place"): [
        [
            {"type": "place", "territory": "siam", "armies": 3},
            {"type": "place", "territory": "india", "armies": 5},
        ]
    ],
    ("03-reinforcement", "set"): [[{"type": "trade", "cards": ["alberta", "alaska", "quebec"]}]],
    ("03-reinforcement", "best"): [[{"type": "trade", "cards": ["alaska", "greenland", "quebec"]}]],
    ("06-movement-and-a-whole-turn", "whole"): [
        [*WHOLE_TURN, *TAKE_NORTH_AFRICA, *END_COMBAT, *END_TURN],
        [*WHOLE_TURN, *END_COMBAT],
    ],
    ("07-missions-and-winning", "game-turn"): [
        [{"type": "place", "territory": "highmoor", "armies": 3}, *END_COMBAT, *END_COMBAT]
    ],
    ("07-missions-and-winning", "game-win"): [
        [{"type": "place", "territory": "old-harbour", "armies": 5}, *END_COMBAT, *END_COMBAT]
    ],
    ("11-only-here", "allied"): [
        [{"type": "attack", "source": "siam", "target": "india", "armies": 1}]
    ],
    ("12-a-whole-game", "two-doors"): [
        [
            {"type": "place", "territory": "venezuela", "armies": armies},
            {"type": "place", "territory": "brazil", "armies": 8 - armies},
        ]
        for armies in (3, 4, 5)
    ],
}


def words_of(text: str) -> str:
    """Return a text up to the first number that the engine fills in."""
    return " ".join(text.partition("{{")[0].split())


@pytest.mark.sampled
@pytest.mark.parametrize(("name", "step"), STEPS)
def test_every_first_move_is_answered(name: str, step: str) -> None:
    lesson = Lesson(load_source(name), Progress())
    source = lesson.source.steps[lesson.source.index(step)]
    answers: set[str] = set()
    for edition in source.editions:
        lesson.go(step)
        lesson.switch(edition)
        answers |= told_after_first_moves(lesson, MORE.get((name, step), []))
    for edition in source.editions:
        for mistake in source.under(edition).mistakes:
            assert any(words_of(mistake.say) in text for text in answers), mistake.when


def told_after_first_moves(lesson: Lesson, more: list[list[dict[str, Any]]]) -> set[str]:
    """Try legal moves and `more`, check that wrong ones are taken back, and return all answers."""
    start: State = lesson.game.state
    answers = set()
    moves = [[action.to_dict()] for action in lesson.game.legal_actions()]
    for tried in moves[:: max(1, len(moves) // 60)] + moves[-3:] + more:
        lesson.retry()
        result = lesson.check(tried)
        assert result.status in ("right", "wrong", "refused", "more"), tried
        assert result.message
        answers.add(" ".join(result.message.split()))
        if result.status == "wrong":
            assert result.taken_back
            assert lesson.game.state == start, tried
    return answers
