"""A position of a game as a lesson of one step: choose a move, and the expert answers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Final

from risk_widget.course.checks import Text, parse_check
from risk_widget.course.kinds.do import DoKind
from risk_widget.course.lesson import Lesson
from risk_widget.course.lesson_file import LessonSource, StepSource
from risk_widget.course.step import Step
from risk_widget.messages import current_language, say

if TYPE_CHECKING:
    from risk_widget.bots.expert.hints import Hint
    from risk_widget.course.progress import Progress
    from risk_widget.game import Game

__all__ = ["POSITION", "position_lesson"]

POSITION: Final = "position"
"""The prefix of a position's lesson id; alone, it opens the lesson of the game's position."""

_PLACES: Final = ("source", "target", "territory")
"""The fields of an action that distinguish moves, without the number of armies."""


@dataclass(frozen=True, eq=False)
class _Position:
    """A position in place of a lesson's file."""

    game: Game
    number: int

    @cached_property
    def hint(self) -> Hint:
        return self.game.hint()

    def source(self) -> LessonSource:
        """Build the position's lesson in the current language."""
        return _source_of(self, current_language())


@lru_cache(maxsize=8)
def _source_of(position: _Position, language: str) -> LessonSource:
    del language
    game, hint = position.game, position.hint
    step = Step(
        id=f"{POSITION}-{position.number}",
        title=say("position-title", round=game.round),
        kind=DoKind.id,
        text=Text(say("position-text", seat=hint.seat, phase=game.phase)),
        question=Text(say("position-question")),
        teaches=("turn.order",),
        edition=game.edition.id,
        case={"mode": game.mode, "position": game.position()},
        you=hint.seat,
        hints=(Text(hint.nudge),),
        success=parse_check(_as_expert(hint)),
        otherwise=Text(say("position-otherwise")),
        praise=Text(hint.reason),
        solution=(dict(hint.action),),
    )
    return LessonSource(
        id=step.id,
        title=say("position-lesson"),
        summary=say("position-summary"),
        minutes=3,
        edition=step.edition,
        steps=(StepSource({step.edition: step}),),
        file=position,
    )


def _as_expert(hint: Hint) -> str:
    fields = [f'{name}="{hint.action[name]}"' for name in _PLACES if name in hint.action]
    return f"did({', '.join([repr(str(hint.action['type'])), *fields])})"


def position_lesson(game: Game, number: int = 1, progress: Progress | None = None) -> Lesson:
    """Build a lesson that asks for a move in a game's position; the expert's move is right.

    The learner sees what the seat that must act may see.

    Args:
        game: the game, which is not changed and may continue.
        number: distinguishes the positions of one game.
        progress: where answers are recorded; by default the progress of the session.

    Raises:
        ValueError: the game is over, or its position is only partly known.
    """
    here = type(game).from_position(game.position(), seed=0)
    return Lesson(_Position(here, number).source(), progress)
