"""A puzzle with somebody in front of it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from risk_widget.lessons.followers import announced
from risk_widget.lessons.progress import LessonProgress, Progress, session_progress
from risk_widget.lessons.puzzles.puzzle_step import source_of
from risk_widget.lessons.puzzles.wording import Wording
from risk_widget.lessons.runner import Lesson
from risk_widget.messages import current_language, say

if TYPE_CHECKING:
    import datetime as dt

    from risk_widget.lessons.feedback import Feedback
    from risk_widget.lessons.puzzle_results import PuzzleResults
    from risk_widget.lessons.puzzles.puzzle_file import PuzzleData
    from risk_widget.lessons.runner import StepView

__all__ = ["Puzzle"]


class Puzzle(Lesson):
    """A position and a question to it: a lesson of one step, after which the next puzzle follows.

    Args:
        data: the puzzle.
        series: the puzzles that `next` goes through, in turn.
        daily: the day whose puzzle it is.
        progress: where answers are noted; by default in that of the session.
    """

    def __init__(
        self,
        data: PuzzleData,
        *,
        series: tuple[PuzzleData, ...] = (),
        daily: dt.date | None = None,
        progress: Progress | None = None,
    ) -> None:
        self.data = data
        self.daily = daily
        self._series = series or (data,)
        self._kept = session_progress() if progress is None else progress
        # As a lesson of one step it begins anew in each visit.
        super().__init__(source_of(data, current_language()), Progress())

    # -- what it asks

    @property
    def number(self) -> int:
        """Its place among all puzzles, from 1 on."""
        return self.data.number

    @property
    def kind(self) -> str:
        """What is to be decided: "place", "stop", "way", "trade", "break" or "leave"."""
        return self.data.kind

    @property
    def level(self) -> str:
        """How difficult it is: "easy", "medium" or "hard"."""
        return self.data.level

    @property
    def question(self) -> str:
        """What is asked."""
        return self._step.question

    @property
    def candidates(self) -> dict[str, str]:
        """The answers to choose from, by their letters."""
        return {choice.value: choice.text for choice in self._step.choices}

    @property
    def best(self) -> str:
        """The letter of the best answer."""
        return self.data.best.letter

    @property
    def values(self) -> dict[str, float]:
        """What every answer is worth: the chance to win, or, of a way, to get there."""
        return {candidate.letter: candidate.value for candidate in self.data.candidates}

    @property
    def title(self) -> str:
        """Which puzzle it is."""
        return say("puzzle-daily", date=self.daily.isoformat()) if self.daily else super().title

    @property
    def results(self) -> PuzzleResults:
        """How puzzles were answered; `progress` saves and loads them, with the lessons."""
        return self._kept.puzzles

    @property
    def progress(self) -> LessonProgress:
        """Of this visit; what is saved and loaded is the whole progress."""
        return LessonProgress.of(self.source, self._book, self._kept)

    # -- answering

    def answer(self, letter: str) -> Feedback:
        """Choose an answer by its letter.

        Returns:
            The verdict with its numbers; it is true if the answer was the best one.
        """
        return self.check(letter)

    @announced
    def check(self, answer: Any = None, step: str | int | None = None) -> Feedback:
        """Try an answer, as `Lesson.check` does; the first one of a visit is noted."""
        fresh = not self._trial.done
        result = super().check(answer, step)
        if result.status in ("right", "wrong") and fresh:
            self.results.note(self.data.id, right=result.ok)
        return self._with_marks(result)

    @announced
    def show_me(self, step: str | int | None = None) -> Feedback:
        """Tell the best answer, and why it is the best."""
        return self._with_marks(super().show_me(step))

    def _with_marks(self, result: Feedback) -> Feedback:
        if result.status not in ("right", "shown"):
            return result
        marks = self.data.roles | dict(self.data.best.marks)
        marked = replace(result, highlight=marks, lines=())
        return self._say(marked)

    # -- going on

    @property
    def is_last(self) -> bool:
        """Never: after the last puzzle the first one follows."""
        return False

    @announced
    def next(self) -> StepView:
        """Go on to the puzzle that follows."""
        return self._turn(1)

    @announced
    def back(self) -> StepView:
        """Go back to the puzzle before."""
        return self._turn(-1)

    def _turn(self, way: int) -> StepView:
        place = self._series.index(self.data) if self.data in self._series else 0
        self.data = self._series[(place + way) % len(self._series)]
        self.daily = None
        self._opened = source_of(self.data, current_language())
        self._begin(0)
        return self.step

    # -- views

    def view(self) -> dict[str, Any]:
        """Everything a panel shows, as plain JSON data."""
        view = super().view()
        words = Wording(self.data, self.game.config.names)
        view["title"] = self.title
        view["can"] |= {"back": True}
        view["puzzle"] = {
            "number": self.number,
            "kind": self.kind,
            "level": words.level(),
            "right": self.results.right,
        }
        return view

    def __repr__(self) -> str:
        return f"{self.title}. {self.step}"

    def _repr_html_(self) -> str:
        return self.step._repr_html_()
