"""A lesson being taught to a learner: its steps, hints, answers and views."""

from __future__ import annotations

import json
import secrets
from collections import Counter
from html import escape
from typing import TYPE_CHECKING, Final

from risk_widget.course import markup
from risk_widget.course.attempt import UnclearError, quoted
from risk_widget.course.feedback import Feedback, badges_of, title_of, with_drawn_badges
from risk_widget.course.kinds.listed import kind_of
from risk_widget.course.lesson_file import difference, following, load_source
from risk_widget.course.lesson_observers import LessonObservers, announced
from risk_widget.course.progress import LessonProgress
from risk_widget.course.schedule import today
from risk_widget.course.scoring import Scored
from risk_widget.course.shared_progress import progress_of
from risk_widget.course.step import GRADES
from risk_widget.course.step_progress import MOST_SAID
from risk_widget.course.step_view import StepView
from risk_widget.messages import say
from risk_widget.reading.schema import read, whole_seed
from risk_widget.rules.edition import edition_ids, load_edition

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import AbstractContextManager

    from risk_widget.course.attempt import Attempt
    from risk_widget.course.lesson_file import LessonSource, StepSource
    from risk_widget.course.markup import StepPicture
    from risk_widget.course.progress import Progress
    from risk_widget.course.step import Step
    from risk_widget.course.step_progress import StepProgress
    from risk_widget.game import Game
    from risk_widget.reading.json_types import JsonObject
    from risk_widget.reading.sources import Source

__all__ = ["Lesson", "attempt_at", "load_lesson"]


def attempt_at(step: Step, new_seed: Callable[[], str] = lambda: "check") -> Attempt:
    """Start an attempt at a step; ``new_seed`` supplies the seed for true dice, if any."""
    return kind_of(step).attempt(step, new_seed)


VIEW_VERSION = 1

_DICE_BYTES: Final = 3
"""The length of the random name of an attempt's dice, short enough to be written down."""


class Lesson(Scored):
    """One lesson in progress. See ``docs/lessons.md`` for its views.

    >>> import risk_widget as rw
    >>> lesson = rw.load_lesson("04-combat")
    >>> lesson.title, len(lesson.source.steps), lesson.step.kind
    ('Combat', 12, 'refuse')

    Args:
        source: the lesson's data.
        progress: where solved steps are recorded; by default in the session's progress.
        edition: the edition to teach, in every step that has it; by default the lesson's own.
        seed: which variation of each step to teach; 0 is the lesson as written in its file.
        dice: the name of the dice that the first attempt at each step rolls; by default each
            attempt rolls others.

    Raises:
        ValueError: there is no such edition.
    """

    def __init__(
        self,
        source: LessonSource,
        progress: Progress | None = None,
        edition: str | None = None,
        seed: int = 0,
        dice: str | None = None,
    ) -> None:
        if edition is not None:
            load_edition(edition)  # checks that the edition exists
        self._opened = source
        self.observers: LessonObservers = LessonObservers()
        self._book = progress_of(progress)
        self._wanted = edition  # used by the steps that have this edition
        self._dice = dice
        self._tries = Counter[str]()  # how often each step has had new dice
        # The seed of all steps, and the seeds of single steps that were varied.
        self._seed, self._seeds = seed, dict[str, int]()
        self._remembered: dict[
            str, int
        ] = {}  # the day of the latest answer in the schedule, by name
        self._at = 0
        self._begin(0)

    # -- the step at hand

    @property
    def source(self) -> LessonSource:
        """The lesson's data, with its texts in the current language."""
        return self._opened.now()

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
        """The current step: text, question, choices and board."""
        return StepView(self._current, self._source.editions, self._wanted)

    @property
    def at_hand(self) -> Step:
        """The current step as written in its file, including the parts hidden from the learner."""
        return self._step

    @property
    def game(self) -> Game:
        """The game on the board; a new one whenever the step begins again."""
        return self._attempt.play.game

    @property
    def edition(self) -> str:
        """The edition that the current step is played under."""
        return self._step.edition

    @property
    def wanted(self) -> str | None:
        """The edition asked for, used wherever a step has it; None if no edition was asked for."""
        return self._wanted

    @property
    def feedback(self) -> Feedback | None:
        """The last feedback, until another step begins."""
        return self._feedback

    @property
    def progress(self) -> LessonProgress:
        """The progress in the lesson, which can be saved and loaded."""
        return LessonProgress(self.source, self._book)

    def watch(
        self, observer: Callable[[], object], lock: AbstractContextManager[object] | None = None
    ) -> Callable[[], None]:
        """Call an observer after every change of the lesson or its game.

        It works as ``Game.watch`` does. Observers are not notified of play while an answer is
        judged, only of the feedback.

        >>> import risk_widget as rw
        >>> lesson = rw.load_lesson("04-combat")
        >>> stop = lesson.watch(lambda: print("Now at", lesson.step.id))
        >>> step = lesson.next()
        Now at one-stays
        >>> stop()

        Returns:
            A function that ends the watching; it may be called more than once.

        Raises:
            ValueError: the lesson is watched with another lock already.
        """
        return self.observers.add(self.game, observer, lock)

    @property
    def _source(self) -> StepSource:
        return self.source.steps[self._at]

    @property
    def _step(self) -> Step:
        source = self._source
        return source.under(self._wanted if self._wanted in source.editions else None, self.seed)

    @property
    def seed(self) -> int:
        """The seed from which the current step takes its numbers and places."""
        return self._seeds.get(self._source.id, self._first_seed())

    def _first_seed(self) -> int:
        """Return the seed of the current step before it has been repeated."""
        return self._seed

    @property
    def varies(self) -> bool:
        """Whether the current step can be repeated with other numbers or places."""
        return self._source.after(self.seed) != self.seed

    @property
    def _current(self) -> Attempt:
        """The attempt at the current step, in the current language."""
        self._attempt.step = self._step
        return self._attempt

    def _begin(self, index: int) -> None:
        self._at = index
        self._attempt = attempt_at(self._step, self._new_seed)
        self._feedback: Feedback | None = None

    def _new_seed(self) -> str:
        """Build a seed for the dice of another attempt; the seed ends with the name of the dice."""
        (lesson, step), dice = self._kept_as, self._dice
        self._tries[step] += 1
        if dice is None:
            dice = secrets.token_hex(_DICE_BYTES)
        elif self._tries[step] > 1:
            dice = f"{dice}-{self._tries[step]}"
        return f"{lesson}/{step}/{dice}"

    @property
    def _kept_as(self) -> tuple[str, str]:
        """The ids of the lesson and the step under which the current step is recorded."""
        return self.id, self._source.id

    def for_learner(self, progress: Progress) -> Lesson:
        """Begin the lesson at the same step, with the same numbers, for another learner.

        >>> import risk_widget as rw
        >>> lesson, ada = rw.load_lesson("04-combat"), rw.lessons.Progress()
        >>> step = lesson.go("pairs")
        >>> lesson.for_learner(ada).step.id
        'pairs'
        """
        other = self._anew(progress)
        if self._at:
            other.go(self._at + 1)
        while other.seed != self.seed:
            other.again()
        return other

    def _anew(self, progress: Progress) -> Lesson:
        return Lesson(self._opened, progress, self._wanted, self._seed, self._dice)

    # -- going through

    @announced
    def go(self, step: str | int) -> StepView:
        """Begin a step, given its id or number. Raises ``LessonError`` if it does not exist.

        >>> import risk_widget as rw
        >>> rw.load_lesson("04-combat").go("pairs").question
        'Who loses what?'
        """
        self._begin(self.source.index(step))
        return self.step

    @announced
    def next(self) -> StepView:
        """Begin the next step, or stay at the last one.

        >>> import risk_widget as rw
        >>> rw.load_lesson("04-combat").next().id
        'one-stays'
        """
        if not self.is_last:
            self._begin(self._at + 1)
        return self.step

    @announced
    def back(self) -> StepView:
        """Begin the previous step, or stay at the first one.

        >>> import risk_widget as rw
        >>> lesson = rw.load_lesson("04-combat")
        >>> step = lesson.go("pairs")
        >>> lesson.back().id
        'three-dice'
        """
        if self._at:
            self._begin(self._at - 1)
        return self.step

    @property
    def is_last(self) -> bool:
        """Whether this is the last step."""
        return self._at == len(self.source.steps) - 1

    @announced
    def retry(self) -> StepView:
        """Begin the step again. Hints already given are kept.

        >>> import risk_widget as rw
        >>> lesson = rw.load_lesson("04-combat")
        >>> feedback = lesson.show_me("three-dice")
        >>> lesson.retry().id, len(lesson.game.history)
        ('three-dice', 0)
        """
        graded = self._attempt.graded
        self._begin(self._at)
        self._attempt.graded = graded
        return self.step

    @announced
    def again(self) -> StepView:
        """Begin another variation of the current step, or the same step if it does not vary.

        >>> import risk_widget as rw
        >>> lesson = rw.load_lesson("04-combat")
        >>> step = lesson.go("pairs")
        >>> lesson.again().dice() == step.dice()
        False
        """
        self._seeds[self._source.id] = self._source.after(self.seed)
        self._begin(self._at)
        return self.step

    @announced
    def switch(self, edition: str | None = None) -> Feedback:
        """Play this and the following steps under another edition, wherever they have that edition.

        None returns to the lesson's own. The step begins again; the feedback says how the
        step's editions differ.

        >>> import risk_widget as rw
        >>> lesson = rw.load_lesson("04-combat")
        >>> step = lesson.go("chances")
        >>> lesson.switch("german").message
        'This step is now played by the rules of German (Parker)...'
        """
        source = self._source
        if edition is not None and edition not in source.editions:
            wanted = title_of(edition) if edition in edition_ids() else quoted(edition)
            has = [f"{title_of(e)} ({say('quoted-word', word=e)})" for e in source.editions]
            words = say("switch-unknown", editions=has, edition=wanted)
            return self._say(Feedback("unclear", words))
        self.want(edition)
        parts = [say("switch-played", edition=title_of(self.edition))]
        for row in difference(source):
            entries = (f"- **{entry['title']}**: {entry['value']}" for entry in row["editions"])
            parts.append("\n".join([row["text"], *entries]))
        return self._say(Feedback("switched", "\n\n".join(parts)))

    def want(self, edition: str | None) -> None:
        """Choose the edition to teach in every step that has it, starting from the current step.

        None returns to the lesson's own.

        >>> import risk_widget as rw
        >>> lesson = rw.load_lesson("04-combat")
        >>> lesson.want("italian")
        >>> lesson.edition
        'italian'

        Raises:
            ValueError: there is no such edition.
        """
        if edition is not None:
            load_edition(edition)
        self._wanted = edition
        self.retry()

    def difference(self) -> list[JsonObject]:
        """List the differences between the step's editions as rows of data (see ``differences``).

        >>> import risk_widget as rw
        >>> lesson = rw.load_lesson("04-combat")
        >>> step = lesson.go("chances")
        >>> [row["clause"] for row in lesson.difference()]
        ['attack.compare', 'attack.dice']
        """
        return difference(self._source)

    # -- help

    @announced
    def hint(self, step: str | int | None = None) -> Feedback:
        """Give the next hint: first a nudge, then the rule, then the action.

        >>> import risk_widget as rw
        >>> rw.load_lesson("04-combat").hint("pairs").message
        '**A nudge.** Line up the dice, highest first.'
        """
        self._turn_to(step)
        words, is_new = self._current.hint()
        self._entry.hints += is_new
        self._seal()
        if self._entry.status != "open":
            self._remember(known=False)
        return self._say(Feedback("hint", words))

    @announced
    def show_me(self, step: str | int | None = None) -> Feedback:
        """Play the solution. The step then counts as shown, unless it was solved before.

        A challenge that was only watched still has to be won before the lesson is done.

        >>> import risk_widget as rw
        >>> rw.load_lesson("04-combat").show_me("pairs").message
        "The answer is “Each of us loses one”. Your 6 beats 4, so Blue loses one; ..."
        """
        self._turn_to(step)
        result = self._current.show()
        if self._entry.status == "open" and self._attempt.done:
            self._entry.status = "shown"
            self._seal()
        self._remember(known=False)
        return self._say(result)

    # -- judging

    @announced
    def check(self, answer: object = None, step: str | int | None = None) -> Feedback:
        """Try an action, an answer or a list of actions on the current step or another one.

        >>> import risk_widget as rw
        >>> lesson = rw.load_lesson("04-combat")
        >>> lesson.check("blue-1", step="pairs").status, lesson.check("each-1").status
        ('wrong', 'right')

        Args:
            answer: an action as data or tuple, a list of them, a number, a choice, or the ids or
                names of places; ``...`` and None stand for nothing.
            step: go to this step first (id or number), unless it is the current one.

        Returns:
            The feedback for the learner. No answer, however odd, raises an error.

        Raises:
            LessonError: the lesson has no such step.
        """
        self._turn_to(step)
        answer = read(object, answer)  # removes numpy's wrappers
        if answer is None or answer is ...:
            asked = str(self._step.question or say("feedback-move"))
            return self._say(Feedback("unanswered", asked, hint=self._first_hint()))
        was_done = self._attempt.done
        if was_done:
            self.retry()
        try:
            result = self._current.judge(answer)
        except UnclearError as error:
            return self._say(Feedback("unclear", str(error), hint=self._first_hint()))
        # Once the chance has been shown, an answer is no longer a guess.
        if not (was_done and result.guess):
            self._note(result, answer)
        return self._say(result)

    def _first_hint(self) -> str:
        step = self._step
        return step.hints[0].filled(step.start)

    def _note(self, result: Feedback, answer: object) -> None:
        entry = self._entry
        if result.status in ("right", "wrong", "refused"):
            entry.attempts += 1
            said = self._said(answer, solved=result.ok)
            entry.note_answer(said, seed=self.seed, edition=self.edition, ok=result.ok)
            self._remember(known=result.ok)
        if result.guess is not None:
            entry.said, entry.exact = result.guess.said, result.guess.battles.exact
            if entry.status == "open" and not result.ok:
                entry.status = "tried"
            self._remember(known=result.ok)
        if result.ok:
            entry.status = "solved"
            entry.stars = max(entry.stars, result.stars or 0)
        self._seal()

    @property
    def _recalled(self) -> str | None:
        """The name of the current step in the schedule; None if the step is never asked again."""
        return "/".join(self._kept_as) if self._source.comes_back else None

    def _remember(self, *, known: bool) -> None:
        """Record whether the learner knows the step; each day's first try counts."""
        name, now = self._recalled, today()
        if name is not None and self._remembered.get(name) != now:
            self._remembered[name] = now
            self._book.review.note(name, known=known, now=now)

    def _said(self, answer: object, *, solved: bool) -> str:
        """Format an answer as JSON, or the actions by which the step was solved on the board."""
        actions = self._attempt.play.actions
        kept = kind_of(self._step).kept_answer(answer, actions, solved=solved)
        if kept is None:
            return ""
        try:
            text = json.dumps(kept, default=str, separators=(",", ":"))
        except (TypeError, ValueError, RecursionError):
            return ""
        return text if len(text) <= MOST_SAID else ""

    def _seal(self) -> None:
        """Seal the record of the step."""
        self._entry.put_seal(*self._kept_as)

    @property
    def _entry(self) -> StepProgress:
        return self._book.step(*self._kept_as)

    def _say(self, result: Feedback) -> Feedback:
        self._feedback = result
        return result

    def _turn_to(self, step: str | int | None) -> None:
        if step is not None and self.source.index(step) != self._at:
            self._begin(self.source.index(step))

    # -- views

    def board(self, step: str | int | None = None) -> StepPicture:
        """Draw the board of the current step, or of another one, as a picture for a notebook.

        >>> import risk_widget as rw
        >>> rw.load_lesson("04-combat").board("pairs")
        Comparing the dice: the board
        ...
        """
        self._turn_to(step)
        return self.step.board()

    def view(self) -> JsonObject:
        """Collect the data that a panel shows, as plain JSON.

        >>> import risk_widget as rw
        >>> view = rw.load_lesson("04-combat").view()
        >>> view["title"], view["step"]["id"], view["can"]["next"]
        ('Combat', 'borders', True)
        """
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
            "following": self._following(),
            "at": self._at,
            "seed": self.seed,
            "steps": [
                {"id": s.id, "title": s.title, "kind": s.kind, "status": marks[s.id]}
                for s in source.steps
            ],
            "stars": self.progress.stars,
            "challenge": self._current.challenge_data(),
            "step": self.step.to_dict(),
            "done": self._attempt.done,
            "feedback": None if feedback is None else feedback.to_dict(),
            "hints": {"given": self._current.hints_given(), "of": len(GRADES)},
            "can": {
                "back": self._at > 0,
                "next": not self.is_last,
                "hint": self._attempt.may_hint,
                "again": self.varies,
            },
        }

    def _following(self) -> tuple[str, str, str | None] | None:
        """Return the next lesson's id and title, and the edition to open it in, if any."""
        after = following(self.id)
        chosen = None if self._wanted == self.source.edition else self._wanted
        return after and (*after, chosen)

    def __repr__(self) -> str:
        source = self.source
        head = say("lesson-head", **self._head(), lesson=source.id, title=source.title)
        return f"{head}\n{markup.plain(source.summary)}\n{self.progress}"

    def _head(self) -> JsonObject:
        badges = badges_of(step.editions[0] for step in self.source.steps)
        return {"editions": badges, "minutes": self.source.minutes}

    def _repr_html_(self) -> str:
        source = self.source
        able = "".join(f"<li>{escape(words)}</li>" for words in source.able)
        return (
            f"<h3>{escape(source.title)}</h3>{markup.html(source.summary)}"
            f"<p>{with_drawn_badges(escape(say('lesson-about', **self._head())))}</p>"
            + (f"<p>{escape(say('lesson-able'))}</p><ul>{able}</ul>" if able else "")
            + self.progress._repr_html_()
        )


def load_lesson(
    name: Source,
    *,
    edition: str | None = None,
    progress: Progress | None = None,
    seed: int = 0,
    dice: str | None = None,
) -> Lesson:
    """Load a lesson by its id or from a ``.toml`` file.

    Dice are random and differ in each attempt, unless ``dice`` names those of an earlier one. A
    challenge shows the name of its dice.

    >>> import risk_widget as rw
    >>> lesson = rw.load_lesson("04-combat")
    >>> lesson.title, lesson.check("no move").status
    ('Combat', 'unclear')

    Args:
        name: the id, its beginning, or a file: its path, its text, bytes, or open.
        edition: the edition to teach, in every step that has it; by default the lesson's own.
        progress: where solved steps are recorded; by default in the session's progress.
        seed: which variation of each step to teach; 0 is the lesson as written in its file.
        dice: the name of the dice that the first attempt at each step rolls; the later ones roll
            dice that follow from it.

    Raises:
        LessonError: no such lesson (with the nearest id), or a file that is wrong.
        ValueError: there is no such edition, the seed is not a whole number, or ``dice`` is not
            text.
    """
    named = read(str | None, dice, "dice")
    return Lesson(load_source(name), progress, edition, whole_seed(seed), named)
