"""A lesson being learned: steps, attempts, hints, progress. It knows nothing of notebooks.

>>> opened = load_lesson("04-combat")
>>> opened.check({"type": "end_phase"}).status
'wrong'
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from risk_widget.engine.refusals import MALFORMED, IllegalAction
from risk_widget.lessons import markup
from risk_widget.lessons.answers import (
    UnclearError,
    move_example,
    read_choice,
    read_moves,
    read_number,
    read_places,
)
from risk_widget.lessons.computed_text import filled
from risk_widget.lessons.differences import difference
from risk_widget.lessons.exercise import Exercise
from risk_widget.lessons.explanations import clause_note, lines_of, title_of
from risk_widget.lessons.feedback import Feedback
from risk_widget.lessons.progress import LessonProgress, session_progress
from risk_widget.lessons.source import following, load_source
from risk_widget.lessons.step import GRADES
from risk_widget.lessons.step_picture import Picture
from risk_widget.lessons.step_view import StepView

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from risk_widget.engine.events import Event
    from risk_widget.engine.game import Game
    from risk_widget.lessons.combine import Attempt
    from risk_widget.lessons.progress import Progress
    from risk_widget.lessons.source import LessonSource
    from risk_widget.lessons.step import Mistake, Step
    from risk_widget.lessons.step_reader import StepSource

__all__ = ["Lesson", "StepView"]

VIEW_VERSION = 1


class Lesson:
    """One lesson with a learner in it. See ``docs/lessons.md`` for its views.

    Args:
        source: the lesson's data.
        progress: where solved steps are noted; by default in that of the session.
    """

    def __init__(self, source: LessonSource, progress: Progress | None = None) -> None:
        self.source = source
        self._book = session_progress() if progress is None else progress
        self._wanted: str | None = None  # the edition to teach where a step has it
        self._at = 0
        self._begin(0)

    # -- where we are

    @property
    def id(self) -> str:
        """The lesson's id."""
        return self.source.id

    @property
    def title(self) -> str:
        """The lesson's title."""
        return self.source.title

    @property
    def step(self) -> StepView:
        """The step at hand: text, question, choices, board."""
        return StepView(self._step, self._source.editions, self.game, done=self._done)

    @property
    def game(self) -> Game:
        """The game on the board now. It changes when the step begins again."""
        return self._exercise.game

    @property
    def edition(self) -> str:
        """The edition that the step at hand is played under."""
        return self._step.edition

    @property
    def feedback(self) -> Feedback | None:
        """The last result, as long as the step at hand is the same."""
        return self._feedback

    @property
    def progress(self) -> LessonProgress:
        """Which steps are solved; it can be saved and loaded."""
        return LessonProgress(self._book, self.id, [(s.id, s.title) for s in self.source.steps])

    @property
    def _source(self) -> StepSource:
        return self.source.steps[self._at]

    @property
    def _step(self) -> Step:
        source = self._source
        return source.under(self._wanted if self._wanted in source.editions else None)

    def _begin(self, index: int) -> None:
        self._at = index
        self._exercise = Exercise(self._step)
        self._done = False
        self._told = 0  # the events that earlier results of this try have told
        self._graded = 0
        self._feedback: Feedback | None = None

    # -- going through

    def go(self, step: str | int) -> StepView:
        """Begin a step, by its id or its number. Raises ``LessonError`` if there is none."""
        self._begin(self.source.index(step))
        return self.step

    def next(self) -> StepView:
        """Begin the step that follows; at the end the last one stays."""
        if not self.is_last:
            self._begin(self._at + 1)
        return self.step

    def back(self) -> StepView:
        """Begin the step before; the first one stays."""
        if self._at:
            self._begin(self._at - 1)
        return self.step

    @property
    def is_last(self) -> bool:
        """Whether no step follows."""
        return self._at == len(self.source.steps) - 1

    def retry(self) -> StepView:
        """Put the board back to where the step begins. Hints that were given stay given."""
        graded = self._graded
        self._begin(self._at)
        self._graded = graded
        return self.step

    def switch(self, edition: str | None = None) -> Feedback:
        """Play this step, and those that follow, under another edition where they have it.

        None goes back to the lesson's own. The step begins again; the result tells how the
        step's editions differ.
        """
        source = self._source
        if edition is not None and edition not in source.editions:
            told = ", ".join(source.editions)
            return self._say(
                Feedback("unclear", f"This step can be played under {told}, not {edition!r}.")
            )
        self._wanted = edition
        self.retry()
        parts = [f"This step is now played under {title_of(self.edition)}."]
        for row in difference(source):
            entries = (f"- **{entry['title']}**: {entry['value']}" for entry in row["editions"])
            parts.append("\n".join([row["text"], *entries]))
        message = "\n\n".join(parts)
        return self._say(Feedback("switched", message))

    def difference(self) -> list[dict[str, Any]]:
        """How the editions of the step differ, as rows of data (see ``differences``)."""
        return difference(self._source)

    # -- help

    def hint(self, step: str | int | None = None) -> Feedback:
        """The next hint: a nudge, then the rule, then the move."""
        self._turn_to(step)
        hints = self._step.hints
        grade = min(self._graded, len(hints) - 1)
        if self._graded < len(hints):
            self._graded += 1
            self._entry.hints += 1
        name = GRADES[grade][0].upper() + GRADES[grade][1:]
        if grade == len(GRADES) - 1 and self._step.kind in ("point", "predict"):
            name = "The answer"
        words = filled(hints[grade], Exercise(self._step).attempt())
        return self._say(Feedback("hint", f"**{name}.** {words}"))

    def show_me(self, step: str | int | None = None) -> Feedback:
        """Play the solution. The step then counts as shown, unless it was solved before."""
        self._turn_to(step)
        self._exercise = exercise = Exercise(self._step)
        self._told = 0
        data = self._step
        if data.kind == "predict":
            exercise.reveal(data.reveal)
            words = f"The answer is {self._truth_in_words(exercise)}."
        elif data.kind == "point":
            words = f"The answer is {self._places_in_words(data.solution)}."
        else:
            words = ""
            for move in data.solution:
                try:
                    exercise.act(move)
                except IllegalAction as error:
                    words = error.message
        if self._entry.status == "open":
            self._entry.status = "shown"
        self._done = True
        message = f"{words} {data.praise}".strip()
        places = data.solution if data.kind == "point" else ()
        return self._say(self._result("shown", message, exercise, places=places))

    # -- judging

    def check(self, answer: Any = None, step: str | int | None = None) -> Feedback:
        """Try a move, an answer or a list of moves on the step at hand, or on another one.

        Args:
            answer: an action as data or tuple, a list of them, a number, a choice, or the ids or
                names of places; ``...`` and None stand for nothing.
            step: go to this step first (id or number), unless it is at hand already.

        Returns:
            What to tell the learner. Whatever was handed in, nothing is raised.

        Raises:
            LessonError: the lesson has no such step.
        """
        self._turn_to(step)
        if answer is None or answer is ...:
            asked = self._step.question or "Make your move on the board."
            return self._say(Feedback("unanswered", asked, hint=self._step.hints[0]))
        if self._done:
            self.retry()
        try:
            result = self._judged(answer)
        except UnclearError as error:
            return self._say(Feedback("unclear", str(error), hint=self._step.hints[0]))
        self._note(result)
        return self._say(result)

    def _judged(self, answer: Any) -> Feedback:
        step = self._step
        if step.kind == "predict":
            return self._predicted(answer)
        if step.kind == "point":
            return self._pointed(answer)
        result: Feedback | None = None
        self._told = len(self._exercise.events)
        for move in read_moves(answer, step, self._exercise.game):
            result = self._moved(move)
            if result.status != "more":
                break
        assert result is not None
        return result

    def _moved(self, move: Mapping[str, Any]) -> Feedback:
        step, exercise = self._step, self._exercise
        try:
            exercise.act(move)
        except IllegalAction as error:
            if error.rule == MALFORMED:
                raise UnclearError(f"{error.message} {move_example(step)}") from error
            return self._refused(error)
        attempt = exercise.attempt()
        if step.kind == "do" and step.success is not None and step.success(attempt):
            self._done = True
            return self._result("right", step.praise, exercise)
        mistake = self._mistake(attempt)
        if mistake is not None and mistake.dice is not None:
            exercise = self._played_again(mistake.dice)
        failed = step.failure is not None and step.failure(attempt)
        going = not exercise.is_stuck and len(exercise.actions) < step.moves
        if mistake is None and not failed and step.kind == "do" and going:
            return self._result("more", _go_on(exercise), exercise)
        result = self._result(
            "wrong", mistake.say if mistake else step.otherwise, exercise, back=True
        )
        self._exercise = Exercise(step)
        return result

    def _played_again(self, dice: tuple[int, ...]) -> Exercise:
        """The same moves with other dice, which make the consequence plain."""
        actions = self._exercise.actions
        exercise = Exercise(self._step, dice)
        try:
            for action in actions:
                exercise.act(action)
        except IllegalAction:  # with these dice there is no such move any more
            return self._exercise
        return exercise

    def _refused(self, error: IllegalAction) -> Feedback:
        step, exercise = self._step, self._exercise
        attempt = exercise.attempt(refused=error.rule)
        note = (clause_note(error.rule, step.edition, step.case["mode"]),)
        if step.success is not None and step.success(attempt):
            self._done = True
            message = f"Refused, as it should be. {error.message}\n\n{filled(step.praise, attempt)}"
            return Feedback(
                "right", message, clauses=note, game=exercise.game, highlight=step.highlight
            )
        mistake = self._mistake(attempt)
        message = (
            error.message
            if mistake is None
            else f"{error.message}\n\n{filled(mistake.say, attempt)}"
        )
        if step.kind == "refuse" and mistake is None:
            message += "\n\nThat is not allowed either, but this step is about another rule."
        return Feedback(
            "refused", message, clauses=note, game=exercise.game, highlight=step.highlight
        )

    def _predicted(self, answer: Any) -> Feedback:
        step = self._step
        said: Any = read_choice(answer, step) if step.choices else read_number(answer)
        truth = Exercise(step)
        truth.reveal(step.reveal)
        attempt = truth.attempt(answer=said)
        if step.choices:
            choice = next(c for c in step.choices if c.value == said)
            right, say = choice.is_right(attempt), choice.say
        else:
            assert step.answer is not None
            value = step.answer(attempt)
            right = said == value
            mistake = self._mistake(attempt)
            say = mistake.say if mistake else ""
            if not right and not say:
                say = f"{said} is too {'many' if said > value else 'few'}. {step.otherwise}"
        if right:
            self._done = True
            self._exercise, self._told = truth, 0
            return self._result("right", step.praise, truth)
        return self._result(
            "wrong", say or step.otherwise, truth, back=step.played_out, told=step.played_out
        )

    def _pointed(self, answer: Any) -> Feedback:
        step, exercise = self._step, self._exercise
        said = read_places(answer, step, exercise.game)
        places = [said] if isinstance(said, str) else said
        attempt = exercise.attempt(answer=said)
        assert step.success is not None
        if step.success(attempt):
            self._done = True
            return self._result("right", step.praise, exercise, places=places)
        mistake = self._mistake(attempt)
        say = mistake.say if mistake else step.otherwise
        return self._result("wrong", say, exercise, places=places)

    def _mistake(self, attempt: Attempt) -> Mistake | None:
        return next((m for m in self._step.mistakes if m.when(attempt)), None)

    # -- telling

    def _result(
        self,
        status: str,
        message: str,
        exercise: Exercise,
        *,
        back: bool = False,
        told: bool = True,
        places: Any = (),
    ) -> Feedback:
        """A result with its clauses, and, unless not ``told``, with what was played."""
        step = self._step
        clauses = tuple(
            clause_note(clause, step.edition, step.case["mode"])
            for clause in step.teaches
            if status != "more"  # they are told with the verdict, not after every move
        )
        words = filled(message, exercise.attempt())
        if not told:
            return Feedback(status, words, clauses=clauses)
        news = exercise.events[self._told if exercise is self._exercise else 0 :]
        lines = lines_of(exercise.game, self._worth_telling(news), step.you)
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

    def _worth_telling(self, events: list[Event]) -> list[Event]:
        # What happens to others after the learner's turn is not what the step is about; nor is the
        # deal of a new game, unless the step teaches it.
        you = self._step.you
        dealing = "setup.territories" in self._step.teaches
        return [
            event
            for event in events
            if event.type != "turn_started"
            and (event.type != "income" or event.seat == you)
            and (event.type != "dealt" or dealing)
        ]

    def _note(self, result: Feedback) -> None:
        entry = self._entry
        if result.status in ("right", "wrong", "refused"):
            entry.attempts += 1
        if result.ok:
            entry.status = "solved"

    @property
    def _entry(self) -> Any:
        return self._book.step(self.id, self._source.id)

    def _say(self, result: Feedback) -> Feedback:
        self._feedback = result
        return result

    def _turn_to(self, step: str | int | None) -> None:
        if step is not None and self.source.index(step) != self._at:
            self._begin(self.source.index(step))

    def _truth_in_words(self, exercise: Exercise) -> str:
        step, attempt = self._step, exercise.attempt()
        if step.choices:
            right = [c.text for c in step.choices if c.is_right(attempt)]
            return f"“{right[0]}”" if right else "none of these"
        assert step.answer is not None
        return str(step.answer(attempt))

    def _places_in_words(self, places: Any) -> str:
        names = {t.id: t.name for t in self.game.board.territories}
        names |= {c.id: c.name for c in self.game.board.continents}
        told = [names.get(place, str(place)) for place in places]
        return ", ".join(told)

    # -- views

    def board(self, step: str | int | None = None) -> Picture:
        """The board of the step at hand, or of another one, as a picture for a notebook."""
        self._turn_to(step)
        return Picture(self.game, self._step.highlight, f"{self._step.title}: the board")

    def view(self) -> dict[str, Any]:
        """Everything a panel shows, as plain JSON data."""
        source = self.source
        marks = self.progress.steps
        feedback = self._feedback
        return {
            "v": VIEW_VERSION,
            "id": source.id,
            "title": source.title,
            "summary": source.summary,
            "minutes": source.minutes,
            "able": list(source.able),
            "advice": source.advice,
            "following": following(source.id),
            "at": self._at,
            "steps": [
                {"id": s.id, "title": s.title, "kind": s.kind, "status": marks[s.id]}
                for s in source.steps
            ],
            "step": self.step.to_dict(),
            "done": self._done,
            "feedback": None if feedback is None else feedback.to_dict(),
            "hints": {"given": list(self._step.hints[: self._graded]), "of": len(GRADES)},
            "can": {
                "back": self._at > 0,
                "next": not self.is_last,
                "hint": self._graded < len(GRADES) and not self._done,
            },
        }

    def __repr__(self) -> str:
        source = self.source
        head = f"Lesson {source.id}: {source.title} ({title_of(source.edition)}, about "
        return f"{head}{source.minutes} minutes)\n{markup.plain(source.summary)}\n{self.progress}"

    def _repr_html_(self) -> str:
        source = self.source
        able = "".join(f"<li>{escape(words)}</li>" for words in source.able)
        return (
            f"<h3>{escape(source.title)}</h3>{markup.html(source.summary)}"
            f"<p>Edition: {escape(title_of(source.edition))} · about {source.minutes} minutes</p>"
            + (f"<p>Afterwards you can</p><ul>{able}</ul>" if able else "")
            + self.progress._repr_html_()
        )


def _go_on(exercise: Exercise) -> str:
    """What comes next in a try that is right so far."""
    game = exercise.game
    if game.to_place:
        return f"Go on. {game.to_place} still to be placed."
    if exercise.actions[-1].type == "end_phase":
        now = {"attack": "Now comes combat.", "fortify": "Now comes movement."}
        return f"Go on. {now.get(game.phase, '')}".strip()
    return "Go on."


def _outlined(exercise: Exercise, places: Any, step: Step) -> dict[str, str]:
    """The territories that the picture of a result outlines."""
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


def load_lesson(name: str | Path, *, progress: Progress | None = None) -> Lesson:
    """A lesson to learn from, by its id or from a ``.toml`` file.

    Raises:
        LessonError: no such lesson (with the nearest id), or a file that is wrong.
    """
    return Lesson(load_source(name), progress)
