"""The kind of step in which the learner points out places on the map."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from risk_widget.course.attempt import Attempt, UnclearError
from risk_widget.course.checks import PlaceId
from risk_widget.course.step import StepGame
from risk_widget.course.step_kind import StepKind
from risk_widget.messages import say
from risk_widget.messages.place_ids import ambiguous_place, ids_named, unknown_place

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from risk_widget.course.feedback import Feedback
    from risk_widget.course.step import Step
    from risk_widget.game import Game
    from risk_widget.messages.place_ids import PlaceKind
    from risk_widget.reading.schema import Problem

__all__ = ["PointAttempt", "PointKind"]


def read_places(answer: object, step: Step, game: Game) -> list[str]:
    """Read the ids of territories, or of one continent; names also work. Raises `UnclearError`."""
    several = step.pick == "territories"
    if isinstance(answer, str):
        named: list[object] = [*answer.split(",")] if several else [answer]
    elif isinstance(answer, (list, tuple, set, frozenset)):
        named = list(answer)
    else:
        raise UnclearError("answer-place")
    if not named or (len(named) > 1 and not several):
        raise UnclearError("answer-one-place", pick=step.pick)
    kind: PlaceKind = "continent" if step.pick == "continent" else "territory"
    places, names = [], game.config.names
    for place in named:
        word = str(place).strip()
        ids = ids_named(word, names, kind)
        if len(ids) > 1:
            raise UnclearError("ambiguous-place", **ambiguous_place(word, ids))
        if not ids:
            params = unknown_place(word, names, kind)
            raise UnclearError("answer-no-place", pick=step.pick, **params)
        places.append(ids[0])
    return places


# -- attempts --------------------------------------------------------------------------------------


class PointAttempt(Attempt):
    """An attempt at pointing out places."""

    last_hint = "answer"

    def judge(self, answer: object) -> Feedback:
        """Compare the places with the expected ones."""
        step, play = self.step, self.play
        places = read_places(answer, step, play.game)
        outcome = play.outcome(answer=places if step.pick == "territories" else places[0])
        assert step.success is not None
        if step.success(outcome):
            self.done: bool = True
            return self.feedback("right", step.praise.filled(outcome), play, places=places)
        mistake = self.mistake(outcome)
        words = (mistake.say if mistake else step.otherwise).filled(outcome)
        each = step.each
        kept = tuple(p for p in places if each is not None and each(play.outcome(answer=[p])))
        if each is not None and len(kept) < len(places):
            off = self.places([place for place in places if place not in kept])
            words = f"{say('feedback-off', places=off)} {words}"
        return replace(self.feedback("wrong", words, play, places=places), kept=kept)

    def show(self) -> Feedback:
        """Show the right places."""
        self.play: StepGame = StepGame(self.step)
        self._reported = 0
        self.done = True
        places = self.step.solution
        praise = self.step.praise.filled(self.play.outcome())
        words = say("feedback-answer", answer=self.places(places))
        return self.feedback("shown", f"{words} {praise}", self.play, places=places)

    def solution(self) -> object:
        """Return the right places, or the single right place."""
        places = self.step.solution
        return list(places) if self.step.pick == "territories" else places[0]

    def places(self, places: Sequence[str]) -> str:
        """Format the names of places."""
        kind = "continents" if self.step.pick == "continent" else "territories"
        return say(f"feedback-{kind}", self.play.game.config.names, places=list(places))


class PointKind(StepKind):
    """A step in which the learner points out one or several territories, or a continent."""

    id = "point"
    attempt: ClassVar[type[Attempt]] = PointAttempt
    needs: ClassVar[tuple[str, ...]] = ("success", "solution", "otherwise")
    solution: ClassVar[object] = tuple[PlaceId, ...]
    is_replayable = True
    comes_back_unchanged = True

    def input(self, step: Step) -> str:
        """Return the kind of place."""
        return step.pick

    def problems_in_play(self, step: Step) -> Iterator[Problem]:
        """Yield the problems of the step and its mistakes."""
        yield from super().problems_in_play(step)
        play = StepGame(step)
        play.reveal(step.reveal)
        right = PointAttempt(step, lambda: "check").solution()
        yield from self.problems_of_mistakes(step, play.outcome(answer=right))
