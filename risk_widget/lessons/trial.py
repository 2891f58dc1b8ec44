"""A step being tried: what the learner does is judged, and answered with feedback."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from risk_widget.engine.refusals import MALFORMED, IllegalAction
from risk_widget.engine.repeated_attack import RepeatedAttack
from risk_widget.lessons.answers import (
    UnclearError,
    move_example,
    read_choice,
    read_moves,
    read_number,
    read_places,
)
from risk_widget.lessons.computed_text import filled
from risk_widget.lessons.exercise import Exercise
from risk_widget.lessons.explanations import clause_note, lines_of
from risk_widget.lessons.feedback import Feedback
from risk_widget.messages import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from risk_widget.engine.events import Event
    from risk_widget.lessons.combine import Attempt
    from risk_widget.lessons.step import Mistake, Step

__all__ = ["Trial", "next_task_text"]

_NEWS: Final = frozenset({"captured", "eliminated", "capital_fell", "won"})
"""What is told of the others' turns in a challenge."""


class Trial:
    """One step, from its first position until it is solved, shown, or begun again.

    Attributes:
        step: the step, in the language in which its feedback is to be.
        exercise: the game, and what has been done in it.
        done: whether it is solved, or has been shown.
    """

    def __init__(self, step: Step) -> None:
        self.step = step
        self.exercise = self._begun()
        self.done = False
        self._reported = 0  # the events that earlier feedback of this try has told

    def _begun(self) -> Exercise:
        """The step in its first position."""
        return Exercise(self.step)

    # -- judging

    def judge(self, answer: Any) -> Feedback:
        """What to tell whoever hands this in. Raises ``UnclearError`` for what is no answer."""
        if self.step.kind == "predict":
            return self._predicted(answer)
        if self.step.kind == "point":
            return self._pointed(answer)
        feedback: Feedback | None = None
        self._reported = len(self.exercise.events)
        for move in read_moves(answer, self.step, self.exercise.game):
            feedback = self._fought_on(move) if _fights_on(move) else self._moved(move)
            if feedback.status != "more":
                break
        assert feedback is not None
        return feedback

    def _fought_on(self, move: Mapping[str, Any]) -> Feedback:
        """Attack, and again, until the target falls, a limit is reached or the try is over."""
        if not self.step.fight_on:
            raise UnclearError("answer-roll-by-roll", example=move_example(self.step))
        stop_at = read_number(move.get("stop_at", 1))
        attack = {**{k: v for k, v in move.items() if k != "stop_at"}, "type": "attack"}
        game, source = self.exercise.game, str(attack.get("source"))
        owner = game.owner(source) if source in game.board.index else None
        feedback = self._moved(attack)
        repeated = RepeatedAttack(owner, attack, max(1, stop_at))
        while feedback.status == "more" and not repeated.is_finished(self.exercise.game):
            feedback = self._moved(repeated.again(self.exercise.game))
        return feedback

    def _moved(self, move: Mapping[str, Any]) -> Feedback:
        step, exercise = self.step, self.exercise
        try:
            exercise.act(move)
        except IllegalAction as error:
            if error.rule == MALFORMED:
                both = {"first": error.content, "second": move_example(step)}
                raise UnclearError("two-sentences", **both) from error
            return self._refused(error)
        attempt = exercise.attempt()
        if step.kind == "do" and step.success is not None and step.success(attempt):
            self.done = True
            return self._feedback("right", step.praise, exercise)
        mistake = self._mistake(attempt)
        if mistake is not None and mistake.dice is not None:
            exercise = self._played_again(mistake.dice)
        failed = step.failure is not None and step.failure(attempt)
        going = not exercise.is_stuck and len(exercise.actions) < step.moves
        if mistake is None and not failed and step.kind == "do" and going:
            return self._feedback("more", next_task_text(exercise), exercise)
        words = mistake.say if mistake else step.otherwise
        feedback = self._feedback("wrong", words, exercise, back=True)
        self.exercise = Exercise(step)
        return feedback

    def _played_again(self, dice: tuple[int, ...]) -> Exercise:
        """The same moves with other dice, which make the consequence plain."""
        actions = self.exercise.actions
        exercise = Exercise(self.step, dice)
        try:
            for action in actions:
                exercise.act(action)
        except IllegalAction:  # with these dice there is no such move any more
            return self.exercise
        return exercise

    def _refused(self, error: IllegalAction) -> Feedback:
        step, exercise = self.step, self.exercise
        attempt = exercise.attempt(refused=error.rule)
        status, parts = "refused", [error.message]
        if step.success is not None and step.success(attempt):
            self.done = True
            status = "right"
            parts = [f"{say('feedback-rightly-refused')} {error.message}"]
            parts.append(filled(step.praise, attempt))
        else:
            mistake = self._mistake(attempt)
            if mistake is not None:
                parts.append(filled(mistake.say, attempt))
            elif step.kind == "refuse":
                parts.append(say("feedback-other-rule"))
        return Feedback(
            status,
            "\n\n".join(parts),
            clauses=(clause_note(error.rule, step.edition, step.case["mode"]),),
            game=exercise.game,
            highlight=step.highlight,
        )

    def _predicted(self, answer: Any) -> Feedback:
        step = self.step
        said: Any = read_choice(answer, step) if step.choices else read_number(answer)
        truth = Exercise(step)
        truth.reveal(step.reveal)
        attempt = truth.attempt(answer=said)
        if step.choices:
            choice = next(c for c in step.choices if c.value == said)
            right, words = choice.is_right(attempt), choice.say
        else:
            assert step.answer is not None
            value = step.answer(attempt)
            right = said == value
            mistake = self._mistake(attempt)
            words = mistake.say if mistake else ""
            if not right and not words:
                off = say("feedback-too-many" if said > value else "feedback-too-few", answer=said)
                words = f"{off} {step.otherwise}"
        if right:
            self.done = True
            self.exercise, self._reported = truth, 0
            return self._feedback("right", step.praise, truth)
        shown = step.played_out
        return self._feedback("wrong", words or step.otherwise, truth, back=shown, played=shown)

    def _pointed(self, answer: Any) -> Feedback:
        step, exercise = self.step, self.exercise
        said = read_places(answer, step, exercise.game)
        places = [said] if isinstance(said, str) else said
        attempt = exercise.attempt(answer=said)
        assert step.success is not None
        if step.success(attempt):
            self.done = True
            return self._feedback("right", step.praise, exercise, places=places)
        mistake = self._mistake(attempt)
        words = mistake.say if mistake else step.otherwise
        off = self._off(places)
        if off:
            named = self._places(off)
            words = f"{say('feedback-off', places=named)} {words}"
        kept = tuple(place for place in places if place not in off) if step.each else ()
        return replace(self._feedback("wrong", words, exercise, places=places), kept=kept)

    def _off(self, places: list[str]) -> list[str]:
        """Of several places, those that are wrong by themselves."""
        each = self.step.each
        if each is None:
            return []
        return [p for p in places if not each(self.exercise.attempt(answer=[p]))]

    def _mistake(self, attempt: Attempt) -> Mistake | None:
        return next((m for m in self.step.mistakes if m.when(attempt)), None)

    # -- the solution

    def show(self) -> Feedback:
        """Play the solution from the first position on."""
        step = self.step
        self.exercise = exercise = Exercise(step)
        self._reported = 0
        if step.kind == "predict":
            exercise.reveal(step.reveal)
            words = say("feedback-answer", answer=self._truth(exercise))
        elif step.kind == "point":
            words = say("feedback-answer", answer=self._places(step.solution))
        else:
            words = ""
            for move in step.solution:
                try:
                    exercise.act(move)
                except IllegalAction as error:
                    words = error.message
        self.done = True
        places = step.solution if step.kind == "point" else ()
        return self._feedback("shown", f"{words} {step.praise}".strip(), exercise, places=places)

    def _truth(self, exercise: Exercise) -> str:
        step, attempt = self.step, exercise.attempt()
        if step.choices:
            right = [c.text for c in step.choices if c.is_right(attempt)]
            return say("feedback-quoted", text=right[0]) if right else say("feedback-none-of-these")
        assert step.answer is not None
        return str(step.answer(attempt))

    def _places(self, places: Any) -> str:
        game = self.exercise.game
        kind = "continents" if self.step.pick == "continent" else "territories"
        return say(f"feedback-{kind}", game.config.names, places=list(places))

    # -- telling

    def _feedback(
        self,
        status: str,
        message: str,
        exercise: Exercise,
        *,
        back: bool = False,
        played: bool = True,
        places: Any = (),
    ) -> Feedback:
        """Feedback with its clauses, and, unless not ``played``, with what was played."""
        step = self.step
        clauses = tuple(
            clause_note(clause, step.edition, step.case["mode"])
            for clause in step.teaches
            if status != "more"  # they are told with the verdict, not after every move
        )
        words = filled(message, exercise.attempt())
        if not played:
            return Feedback(status, words, clauses=clauses)
        news = exercise.events[self._reported if exercise is self.exercise else 0 :]
        lines = lines_of(exercise.game, _worth_telling(news, step), step.you)
        return Feedback(
            status,
            words,
            lines=tuple(lines),
            clauses=clauses,
            frames=tuple(exercise.frames),
            taken_back=back,
            game=exercise.game.fork(),
            highlight=_outlined(exercise, places, step),
        )


def _fights_on(move: Any) -> bool:
    return isinstance(move, Mapping) and move.get("type") == "roll_until"


def _worth_telling(events: list[Event], step: Step) -> Iterator[Event]:
    # What happens to others after the learner's turn is not what the step is about; nor is the
    # deal of a new game, unless the step teaches it.
    dealing = "setup.territories" in step.teaches
    for event in events:
        own = event.type != "income" or event.seat == step.you
        if step.challenge is not None and event.seat != step.you and event.type not in _NEWS:
            continue
        if event.type != "turn_started" and own and (event.type != "dealt" or dealing):
            yield event


def next_task_text(exercise: Exercise) -> str:
    """What comes next in a try that is right so far."""
    game = exercise.game
    ended = exercise.frames[-1]["action"]["type"] == "end_phase"  # or it ended by itself
    phase = game.phase if ended and not game.to_place else None
    if game.phase == "attack" and not game.legal_ranges().get("attack"):
        return say("feedback-no-attack-left", challenge=exercise.step.challenge is not None)
    return say("feedback-go-on", armies=game.to_place or 0, phase=phase)


def _outlined(exercise: Exercise, places: Any, step: Step) -> dict[str, str]:
    """The territories that the picture of feedback outlines."""
    index = exercise.game.board.index
    if places:
        continents = {c.id: c.territories for c in exercise.game.board.continents}
        named = [t for place in places for t in continents.get(place, (place,))]
        return {place: "target" for place in named if place in index}
    for frame in reversed(exercise.frames):
        action = frame["action"]
        if "source" in action:
            return {action["source"]: "source", action["target"]: "target"}
        if "territory" in action:
            return {action["territory"]: "target"}
    return dict(step.highlight)
