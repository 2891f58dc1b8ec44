"""The host's screen of a class: a lesson whose steps are shown on all screens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from risk_widget.host.lesson_session import LessonSession, opened
from risk_widget.lessons import Progress, lesson_ids, load_lesson, session_progress
from risk_widget.practice.course import WARM_UP, load_warm_up, warm_up_before
from risk_widget.practice.position_lesson import POSITION, position_lesson
from risk_widget.practice.review import NothingToAskError
from risk_widget.protocol.controls import Handlers, Role
from risk_widget.protocol.items import Refused

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from risk_widget.game import Game
    from risk_widget.host.relay import Host
    from risk_widget.lessons import Lesson
    from risk_widget.protocol.answer_types import ClassAnswer
    from risk_widget.protocol.items import Request
    from risk_widget.protocol.outbox_types import Query, TableAction
    from risk_widget.protocol.snapshot_types import ClassBar, ClassPart, ClassScreen, RoomState
    from risk_widget.reading.json_types import JsonObject, JsonView

_HANDLERS: Final = Handlers()
"""The handlers of the host's page, in addition to those of any lesson."""
_LESSONS_BEFORE = 4
"""The number of lessons assumed to be known for a warm-up when the host has met none."""


class Asked(Protocol):
    """The question that a class is asked."""

    shown: bool
    """whether the answer has been shown"""


class ResultTable(Protocol):
    """The results of a class, as a table."""

    @property
    def by_pupil(self) -> Mapping[str, Sequence[JsonObject]]:
        """The rows of each pupil, in the order of the questions."""

    @property
    def questions(self) -> Sequence[str]:
        """The titles of the questions."""

    def to_csv(self, *, wide: bool) -> str:
        """Return the table as text for a spreadsheet, with a column for each question if wide."""


class PupilAnswers(Protocol):
    """The pupils of a class and their answers."""

    @property
    def question(self) -> Asked:
        """The question that the pupils are asked now."""

    @property
    def answers(self) -> Mapping[str, object]:
        """The answers so far, by pupil."""

    @property
    def there(self) -> int:
        """The number of pupils present."""

    @property
    def taken(self) -> int:
        """A count that grows with each change to the class's results."""

    @property
    def pupils(self) -> Sequence[tuple[str, bool]]:
        """The names of all pupils who have joined, and whether each is present."""

    @property
    def limit(self) -> int:
        """The seconds for each further question; 0 without a limit."""

    @property
    def left(self) -> float | None:
        """The seconds left for the question; None without a limit."""

    def bars(self, *, who: bool) -> list[ClassBar]:
        """Count equal answers, with the pupils' names if ``who`` is set."""

    def results(self) -> ResultTable:
        """Return the table of all pupils and questions."""

    def put(self, lesson: Lesson) -> None:
        """Put the current step of a lesson on all screens."""

    def show(self) -> None:
        """Show the right answer on all screens."""

    def rename(self, name: str, new: str) -> None:
        """Rename a pupil."""

    def send_away(self, name: str) -> None:
        """Send a pupil away."""

    def set_time(self, seconds: int) -> None:
        """Limit the time for this question and each further one."""

    def more_time(self, seconds: int) -> None:
        """Give more time for this question."""

    def end_time(self) -> None:
        """Take no more answers to this question."""


class ClassControls(Protocol):
    """The controls that open and close the room of a class.

    Attributes:
        lesson: returns the lesson at the step to show on all screens.
    """

    lesson: Callable[[], Lesson]

    @property
    def classroom(self) -> PupilAnswers | None:
        """The pupils and their answers; None before the class has been opened."""

    def state(self) -> tuple[RoomState, str]:
        """Return the state of the room, and any problem as a sentence."""

    def carry_out(self, action: TableAction) -> None:
        """Carry out a request of the host."""

    def new_link(self) -> None:
        """Make a new link for the class.

        Raises:
            Refused: the class is not open.
        """

    def close(self) -> None:
        """Close the room, and send everybody away."""


def class_warm_up(before: str = "") -> Lesson:
    """Load three questions for a class: ones that the host has met, or some from earlier lessons.

    Args:
        before: if the host has met none, the id of the lesson whose predecessors give the
            questions; by default one of the first.
    """
    try:
        return load_warm_up(progress=session_progress()).for_learner(Progress())
    except NothingToAskError:
        every = lesson_ids()
        after = max(_LESSONS_BEFORE, every.index(before) if before in every else 0)
        lesson = load_lesson(every[after], progress=Progress())
        warm_up = warm_up_before(lesson, wanted=True, progress=Progress())
        assert warm_up is not None  # earlier lessons always exist here
        return warm_up


class ClassSession(LessonSession):
    """A lesson on the host's screen, whose steps are put on the screens of a class.

    The session has its own progress: what is shown to a class is not what the host has solved.

    Args:
        lesson: the lesson, at its first step to show.
        controls: those of the class.
        game: returns a game whose position can be shown to the class, or None.
        below: see `LessonSession`.
    """

    def __init__(
        self,
        lesson: Lesson,
        controls: ClassControls,
        game: Callable[[], Game | None] = lambda: None,
        *,
        below: Host | None = None,
    ) -> None:
        self._controls = controls
        self._game_beside = game
        self._positions = 0
        self.who: bool = False
        super().__init__(lesson.for_learner(Progress()), below=below)
        controls.lesson = lambda: self.lesson

    @property
    def role(self) -> Role:
        """The screen's role: a class."""
        return Role.CLASS

    def _show_lesson(self, said: object = None) -> None:
        super()._show_lesson(said)
        room = self._controls.classroom
        if room is None:
            return
        room.put(self.lesson)
        if room.question.shown and not self._view["done"]:
            self.lesson.show_me()
            super()._show_lesson()

    def homework(self) -> JsonObject | None:
        """Return None, since nothing shown to a class is anybody's homework."""
        return None

    def open(self, action: JsonView) -> None:
        """Put another lesson, a warm-up, a puzzle or the game's position on all screens.

        Raises:
            Refused: there is nothing of that name.
        """
        wanted = action.get("step")
        if wanted == POSITION:
            self.put_position()
        elif wanted == WARM_UP:
            self.put(class_warm_up(self.lesson.id))
        else:
            first, after = opened(action, self.lesson.progress.kept)
            self.put(after or first)

    def put(self, lesson: Lesson) -> None:
        """Put the current step of a lesson on all screens."""
        self.lesson: Lesson = lesson.for_learner(Progress())
        self.refresh()

    def put_position(self) -> None:
        """Put the position of the game that the class covers on all screens.

        Raises:
            Refused: there is no game, or it is over.
        """
        game = self._game_beside()
        if game is None:
            raise Refused.under("protocol.no-game", "refused-no-game")
        try:
            lesson = position_lesson(game, self._positions + 1)
        except ValueError as error:
            raise Refused.because("protocol.no-game", error) from error
        self._positions += 1
        self.put(lesson)

    def show(self) -> None:
        """Show the right answer on all screens, with the reason."""
        room = self._controls.classroom
        if room is not None:
            room.show()
        if not self._view["done"]:
            self.lesson.show_me()
        self.refresh()

    def leave(self) -> None:
        """End the class, so that the game returns to the host's screen."""
        self._controls.close()

    # ---- requests of the page ------------------------------------------------------------------

    def carry_out(self, request: Request) -> object:
        """Carry out a request from the host's page; see `Host.carry_out`."""
        handler = _HANDLERS.of(request.control)
        return handler(self, request.action) if handler else super().carry_out(request)

    @_HANDLERS
    def _table(self, action: TableAction) -> None:
        self._controls.carry_out(action)

    @_HANDLERS
    def _table_send_away(self, action: TableAction) -> None:
        self._opened().send_away(action.get("name", ""))

    @_HANDLERS
    def _table_rename(self, action: TableAction) -> None:
        self._opened().rename(action.get("name", ""), action.get("text", ""))

    @_HANDLERS
    def _table_new_link(self, _: TableAction) -> None:
        self._controls.new_link()

    def _opened(self) -> PupilAnswers:
        if self._controls.classroom is None:
            raise Refused.under("protocol.table", "refused-no-table")
        return self._controls.classroom

    @_HANDLERS
    def _table_who(self, _: TableAction) -> None:
        self.who = not self.who

    @_HANDLERS
    def _table_time(self, action: TableAction) -> None:
        self._opened().set_time(action.get("seconds", 0))

    @_HANDLERS
    def _table_more_time(self, action: TableAction) -> None:
        self._opened().more_time(action.get("seconds", 0))

    @_HANDLERS
    def _table_end_time(self, _: TableAction) -> None:
        self._opened().end_time()

    @_HANDLERS
    def _query_class(self, _: Query) -> ClassAnswer:
        results = self._opened().results()
        return {
            "questions": [*results.questions],
            "pupils": [
                {"name": name, "answers": [[r["answer"], r["tries"], r["right"]] for r in rows]}
                for name, rows in results.by_pupil.items()
            ],
            "text": results.to_csv(wide=True),
        }

    # ---- the screen ----------------------------------------------------------------------------

    def snapshot(self) -> ClassScreen:
        """Return the screen as JSON data."""
        state, problem = self._controls.state()
        room = self._controls.classroom
        part: ClassPart = {
            "state": state,
            "there": 0 if room is None else room.there,
            "answered": 0 if room is None else len(room.answers),
            "n": 0 if room is None else room.taken,
            "bars": [] if room is None else room.bars(who=self.who),
            "shown": room is not None and room.question.shown,
            "position": self._game_beside() is not None,
            "limit": 0 if room is None else room.limit,
        }
        if room is not None and room.left is not None:
            part["left"] = room.left
        if problem:
            part["problem"] = problem
        if self.who:
            part["pupils"] = [] if room is None else [name for name, _ in room.pupils]
        return {**self.in_lesson(), "screen": "class", "classroom": part}
