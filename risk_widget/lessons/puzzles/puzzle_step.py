"""A puzzle as a lesson of one step, so that whatever runs lessons runs it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from risk_widget.game import Game
from risk_widget.lessons.combine import Check
from risk_widget.lessons.lesson_file import LessonFile
from risk_widget.lessons.puzzles.wording import Wording
from risk_widget.lessons.source import LessonSource
from risk_widget.lessons.step import AnswerChoice, Step
from risk_widget.lessons.step_source import StepSource
from risk_widget.messages import current_language

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.lessons.puzzles.puzzle_file import PuzzleData

__all__ = ["PuzzleSource", "source_of"]

CLAUSES: Final[Mapping[str, tuple[str, ...]]] = {
    "place": ("reinforce.place",),
    "stop": ("attack.defence-dice",),
    "way": ("capture.occupy",),
    "trade": ("cards.value",),
    "break": ("reinforce.continents",),
    "leave": ("capture.occupy",),
}
"""The rule that a kind of puzzle is about."""


@dataclass(frozen=True, slots=True)
class PuzzleStep(Step):
    """A step whose board is the text of a position."""

    position: str

    def new_game(self, dice: tuple[int, ...] | None = None) -> Game:
        """The position, as the seat that decides sees it; nothing can be played in it."""
        del dice
        return Game.from_position(self.position, seed=0)


class PuzzleStepSource(StepSource):
    """The only step of a puzzle, which there is under one edition."""

    def __init__(self, step: PuzzleStep) -> None:
        self._made = {step.edition: step}
        self.editions = (step.edition,)
        self.id, self.title, self.kind = step.id, step.title, step.kind


@dataclass(frozen=True, slots=True)
class PuzzleSource(LessonSource):
    """A puzzle as a lesson's data; ``data`` is what it is made of."""

    data: PuzzleData

    def now(self) -> LessonSource:
        """The same puzzle in the language that is chosen now."""
        return source_of(self.data, current_language())


@lru_cache(maxsize=64)
def source_of(data: PuzzleData, language: str) -> PuzzleSource:
    """A puzzle as a lesson; ``language`` is the one that is chosen now."""
    del language
    game = Game.from_position(data.position, seed=0)
    words = Wording(data, game.config.names)
    step = _step(data, game, words)
    return PuzzleSource(
        id=f"puzzle-{data.id}",
        title=words.say("numbered", {"number": data.number}),
        summary=words.measured(),
        minutes=1,
        able=(),
        advice="",
        edition=step.edition,
        steps=(PuzzleStepSource(step),),
        file=LessonFile("", data.id),
        data=data,
    )


def _step(data: PuzzleData, game: Game, words: Wording) -> PuzzleStep:
    case: dict[str, Any] = {"mode": game.mode, "seats": list(game.seats), "options": {}, "dice": []}
    best = data.best
    return PuzzleStep(
        id=data.id,
        title=words.title(),
        kind="predict",
        text=words.situation(),
        question=words.question(),
        teaches=CLAUSES[data.kind],
        edition=game.edition.id,
        case=case,
        you=data.seat,
        fight_on=False,
        moves=1,
        replies=(),
        success=None,
        failure=None,
        answer=None,
        choices=tuple(
            AnswerChoice(
                value=candidate.letter,
                text=words.choice(candidate),
                right=_always() if candidate is best else None,
                say=words.objection(candidate),
            )
            for candidate in data.candidates
        ),
        pick="territory",
        picks=None,
        each=None,
        reveal=(),
        show_dice=False,
        played_out=False,
        hides=(),
        highlight=data.marks,
        hints=words.hints(),
        mistakes=(),
        otherwise=words.say("otherwise", {}),
        praise=words.verdict(),
        solution=(),
        challenge=None,
        battle=None,
        position=data.position,
    )


def _always() -> Check:
    return Check("best", lambda _: True)
