"""A lesson with a learner: its steps, hints, answers and views."""

from __future__ import annotations

import json
import secrets
from collections import Counter
from contextlib import contextmanager
from functools import wraps
from html import escape
from typing import TYPE_CHECKING, Concatenate, Final, ParamSpec, Protocol, TypeVar

from risk_widget.battles.losses import defence_losses, hold_chance
from risk_widget.course import markup
from risk_widget.course.attempt import UnclearError, quoted
from risk_widget.course.feedback import (
    Feedback,
    badge_of,
    badges_of,
    clause_note,
    title_of,
    with_drawn_badges,
)
from risk_widget.course.kinds.listed import kind_of
from risk_widget.course.lesson_file import difference, following, load_source
from risk_widget.course.markup import StepPicture
from risk_widget.course.progress import MOST_SAID, LessonProgress, progress_of, share
from risk_widget.course.schedule import today
from risk_widget.course.scoring import Scored
from risk_widget.course.step import GRADES
from risk_widget.engine.core_game import Observers
from risk_widget.messages import Message, say
from risk_widget.reading.schema import read, whole_seed
from risk_widget.results.displays import percent
from risk_widget.rules.edition import edition_ids, load_edition

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager

    from risk_widget.course.attempt import Attempt
    from risk_widget.course.lesson_file import LessonSource, StepSource
    from risk_widget.course.progress import Progress, StepProgress
    from risk_widget.course.step import Step
    from risk_widget.game import Game
    from risk_widget.reading.json_types import JsonObject
    from risk_widget.reading.sources import Source

__all__ = ["Lesson", "StepView", "announced", "attempt_at", "load_lesson"]


P = ParamSpec("P")
T = TypeVar("T")


class _Observable(Protocol):
    @property
    def game(self) -> Game: ...

    @property
    def observers(self) -> LessonObservers: ...

    @property
    def progress(self) -> LessonProgress: ...


A = TypeVar("A", bound=_Observable)


class LessonObservers:
    """The observers of a lesson, notified after a call is done, not during play and judging.

    Each step puts a new game on the board; only the game on the board is watched.
    """

    def __init__(self) -> None:
        self._watchers: Observers | None = None
        self._lock: AbstractContextManager[object] | None = None
        self._calls = 0
        self._game: Game | None = None
        self._stop_watching: Callable[[], None] | None = None

    def add(
        self,
        game: Game,
        observer: Callable[[], object],
        lock: AbstractContextManager[object] | None,
    ) -> Callable[[], None]:
        """Add an observer; return a function that removes it again."""
        watchers = self._watchers or Observers()
        if lock is not None:
            watchers.share(lock)
        self._watchers, self._lock = watchers, lock or self._lock
        self._watch(game)
        return watchers.add(observer)

    @contextmanager
    def call(self, lesson: _Observable) -> Iterator[None]:
        """Notify all observers when the outermost call is done."""
        watchers = self._watchers
        if watchers is None:
            yield
            return
        with watchers.lock:
            self._calls += 1
            try:
                yield
            finally:
                self._calls -= 1
            if not self._calls:
                self._watch(lesson.game)
                watchers.tell()

    def _watch(self, game: Game) -> None:
        if game is not self._game:
            if self._stop_watching is not None:
                self._stop_watching()
            self._game = game
            self._stop_watching = game.watch(self._game_changed, self._lock)

    def _game_changed(self) -> None:
        if self._watchers is not None and not self._calls:
            self._watchers.tell()


def announced(method: Callable[Concatenate[A, P], T]) -> Callable[Concatenate[A, P], T]:
    """Make a method that changes a lesson notify the observers and share the progress."""

    @wraps(method)
    def call(self: A, /, *args: P.args, **kwargs: P.kwargs) -> T:
        with self.observers.call(self):
            result = method(self, *args, **kwargs)
            share(self.progress.kept)
            return result

    return call


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
            load_edition(edition)  # checks that it exists
        self._opened = source
        self.observers: LessonObservers = LessonObservers()
        self._book = progress_of(progress)
        self._wanted = edition  # used by the steps that have this edition
        self._dice = dice
        self._tries = Counter[str]()  # how often each step has had new dice
        self._seed, self._seeds = seed, dict[str, int]()  # of all steps, and of those varied again
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
        """The current step as written in its file, including what the learner does not see."""
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
        """The edition asked for, used wherever a step has it; None if none was."""
        return self._wanted

    @property
    def feedback(self) -> Feedback | None:
        """The last result, until another step begins."""
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
        judged, only of the result.

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
        """Build a seed for the dice of another attempt at the step; it ends with their name."""
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
        """Begin the next step; after the last one, stay there.

        >>> import risk_widget as rw
        >>> rw.load_lesson("04-combat").next().id
        'one-stays'
        """
        if not self.is_last:
            self._begin(self._at + 1)
        return self.step

    @announced
    def back(self) -> StepView:
        """Begin the previous step; before the first one, stay there.

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
        """Play this and the following steps under another edition, wherever they have it.

        None returns to the lesson's own. The step begins again; the result says how the
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
        """Choose the edition to teach wherever a step has it, starting from the current step.

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
        if not (was_done and result.guess):  # once the chance has been shown, an answer is no guess
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
        """The name of the current step in the schedule; None if it does not come back."""
        source = self._source
        comes_back = source.variations is not None and kind_of(source).comes_back
        return "/".join(self._kept_as) if comes_back else None

    def _remember(self, *, known: bool) -> None:
        """Record whether the learner knows the step; each day's first try counts."""
        name, now = self._recalled, today()
        if name is not None and self._remembered.get(name) != now:
            self._remembered[name] = now
            self._book.review.note(name, known=known, now=now)

    def _said(self, answer: object, *, solved: bool) -> str:
        """Format an answer as JSON; for play on the board, the actions that led to the solution."""
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
        """Collect everything a panel shows, as plain JSON data.

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
        ValueError: there is no such edition, the seed is no whole number, or ``dice`` no text.
    """
    named = read(str | None, dice, "dice")
    return Lesson(load_source(name), progress, edition, whole_seed(seed), named)


class StepView:
    """A lesson's current step as the learner sees it.

    >>> import risk_widget as rw
    >>> step = rw.load_lesson("04-combat").go("pairs")
    >>> step.id, step.kind, step.question
    ('pairs', 'predict', 'Who loses what?')

    Args:
        attempt: the learner's attempt at the step.
        editions: the editions that the step can be switched to.
        wanted: the edition that was asked for, which need not be one of ``editions``.
    """

    def __init__(
        self, attempt: Attempt, editions: tuple[str, ...], wanted: str | None = None
    ) -> None:
        self._step = step = attempt.step
        self._kind = kind_of(step)
        self._editions, self._game, self._hidden = editions, attempt.play.game, attempt.hidden()
        self.text: str = step.text.filled(step.start)
        if wanted is not None and wanted != step.edition:
            titles = {"wanted": title_of(wanted), "edition": title_of(step.edition)}
            code = "step-other-edition" if step.is_unknown_to(wanted) else "step-by-edition"
            self.text = f"*{say(code, **titles)}*\n\n{self.text}"
        self.question: str = step.question.filled(step.start)

    @property
    def id(self) -> str:
        """The step's id."""
        return self._step.id

    @property
    def kind(self) -> str:
        """The kind of step, by its name in lesson files."""
        return self._step.kind

    def input(self) -> str:
        """Return the kind of answer: "action", "number", "percent", "choice", or a kind of place.

        >>> import risk_widget as rw
        >>> rw.load_lesson("04-combat").go("pairs").input()
        'choice'
        """
        return self._kind.input(self._step)

    def dice(self) -> dict[str, list[int]] | None:
        """Return the rolled dice that a prediction is about, not yet compared; otherwise None.

        >>> import risk_widget as rw
        >>> rw.load_lesson("04-combat").go("pairs").dice()
        {'attack': [6, 2, 1], 'defence': [4, 3]}
        """
        events = self._step.truth.events if self._step.show_dice else ()
        for event in events:
            if event.type == "rolled":
                return {side: list(event.data[side]) for side in ("attack", "defence")}
        return None

    def position(self) -> JsonObject:
        """Return the position as the learner sees it, without anything that gives the answer away.

        >>> import risk_widget as rw
        >>> rw.load_lesson("04-combat").go("pairs").position()["territories"]["brazil"]
        ['red', 5]
        """
        seen = self._game.observe(self._step.you)
        return {**seen, **dict.fromkeys(self._hidden)}

    def to_dict(self) -> JsonObject:
        """Return the step as JSON data.

        >>> import risk_widget as rw
        >>> step = rw.load_lesson("04-combat").go("pairs").to_dict()
        >>> [choice["value"] for choice in step["choices"]]
        ['blue-2', 'each-1', 'red-2', 'blue-1']
        """
        step = self._step
        return {
            "id": step.id,
            "title": step.title,
            "kind": step.kind,
            "text": self.text,
            "blocks": markup.blocks(self.text),
            "question": self.question,
            "input": self.input(),
            "picks": step.picks,
            "choices": [{"value": v, "text": text} for v, text in self._kind.choices(step)],
            "dice": self.dice(),
            "you": step.you,
            "moves": step.moves,
            "fight_on": step.fight_on,
            "asks_amount": self._kind.asks_amount(step),
            "edition": step.edition,
            "edition_title": title_of(step.edition),
            "mode": step.mode,
            "editions": [{"id": e, "title": title_of(e)} for e in self._editions],
            "clauses": [clause_note(clause, step.edition, step.mode) for clause in step.teaches],
            "highlight": dict(step.highlight),
            "position": self.position(),
        }

    def words(self) -> str:
        """Format the text, dice, own cards, question and choices in the markup of lesson texts.

        >>> import risk_widget as rw
        >>> rw.load_lesson("04-combat").go("pairs").words()
        "Your highest die fights Blue's highest, and your second highest ..."
        """
        parts = [self.text]
        dice = self.dice()
        if dice is not None:
            thrown = {side: list(map(str, dice[side])) for side in ("attack", "defence")}
            parts.append(say("step-dice", **thrown))
        defence = self._defence()
        if defence:
            parts.append("\n".join(f"- {line}" for line in defence))
        hand = self._game.observe(self._step.you)["hand"]
        if hand:
            cards = [self._card(card) for card in hand]
            parts.append(say("step-cards", self._game.config.names, cards=cards))
        if self.question:
            parts.append(f"**{self.question}**")
        parts += self._kind.offered(self._step)
        return "\n\n".join(parts)

    def _defence(self) -> list[str]:
        """Describe the expected losses of each number of dice if the learner has to defend."""
        game = self._game
        battle = game.observe(None)["battle"]
        choices = game.legal_ranges().get("defend")
        if not battle or not choices or game.actor != self._step.you:
            return []
        attackers, defenders = game.armies(battle["source"]), game.armies(battle["target"])
        said = []
        for dice in choices:
            theirs, lost = defence_losses(game.dice, battle, dice)
            held = hold_chance(game.dice, battle, attackers, defenders, dice)
            about = {"dice": dice, "lost": lost, "theirs": theirs, "target": battle["target"]}
            said.append(say("step-defence", game.config.names, **about, chance=percent(held)))
        return said

    def board(self) -> StepPicture:
        """Draw the board for a notebook, without owners and armies if the question asks for them.

        >>> import risk_widget as rw
        >>> rw.load_lesson("04-combat").go("pairs").board()
        Comparing the dice: the board
        ...
        """
        step = self._step
        words = say("board-of-step", step=step.title)
        covered = "territories" in self._hidden
        return StepPicture(self._game, step.highlight, words, covered=covered)

    def _card(self, card: str) -> Message:
        """Format a card as code, with its symbol: "`brazil` (artillery)".

        Without the code if cards are no part of the answer: "Brazil (artillery)".
        """
        if self.input() != "action":
            return Message("step-card-read", {"card": card})
        board = self._game.board
        number = board.index.get(card)
        symbol = None if number is None else board.card_symbol[number]
        return Message("step-card", {"card": card, "symbol": symbol})

    def badge(self) -> str:
        """Return the edition of the step with its colour.

        >>> import risk_widget as rw
        >>> rw.load_lesson("04-combat").go("pairs").badge()
        '🟦 Nordic 2000'
        """
        return badge_of(self._step.edition)

    def __str__(self) -> str:
        return f"{self._step.title} ({title_of(self._step.edition)})\n{markup.plain(self.words())}"

    __repr__ = __str__

    def _repr_html_(self) -> str:
        step, picture = self._step, self.board()._repr_html_()
        badge = with_drawn_badges(escape(self.badge()))
        head = f"<h4>{escape(step.title)} <small>{badge}</small></h4>"
        return f"{head}{markup.html(self.words())}{picture}"
