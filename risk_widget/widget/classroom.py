"""A class in a notebook cell: the host's screen, on which a lesson is taught to many at once."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeAlias

from risk_widget.course.schedule import PUZZLE
from risk_widget.engine.core_game import CoreGame
from risk_widget.host.class_session import ClassSession, class_warm_up
from risk_widget.lessons import Lesson, Progress, lesson_ids, load_lesson
from risk_widget.messages import MessageError
from risk_widget.practice.course import WARM_UP
from risk_widget.practice.position_lesson import position_lesson
from risk_widget.practice.puzzles import load_puzzle
from risk_widget.protocol.items import Refused
from risk_widget.reading.schema import flag, read, whole
from risk_widget.reading.spelling import expect_text
from risk_widget.table.classroom import LONGEST_TIME
from risk_widget.table.finding_servers import read_lan, read_port
from risk_widget.table.shared_rooms import SharedClass
from risk_widget.widget.widget import HostWidget

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from risk_widget.game import Game
    from risk_widget.table.classroom import Classroom
    from risk_widget.teaching.class_table import ClassResults

Put: TypeAlias = "str | int | Path | Lesson | Game"
"""The things that can be put on all screens."""


class ClassWidget(HostWidget):
    """A class: one step of a lesson on the screens of up to 100 pupils, who answer it live.

    The page shows the step, the answers with their counts, and the link with its code and QR code;
    its buttons show the answer, with the reason, and continue with the next step. The methods
    here do the same.

    Args:
        lesson: the lesson to teach, at the first step to show.
        lan: let other devices in the local network reach the class, by a separate server; without
            this, the class is where the notebook is, or on this computer alone. True takes the
            likeliest of this computer's addresses; a text such as "192.168.43.7" names one, or
            another address or name that leads here.
        port: of that server, 1024 or higher; by default any free port.
        at_once: tell pupils at once if an answer is right, and let them try again. By default
            they learn it when the answer is shown to all.
        language: the tag of the host's language; by default the program's or the person's.
        theme: "auto" (as the notebook), "light" or "dark".
        reduced_motion: "auto" (as the browser wishes), True or False.

    Raises:
        RuntimeError: no class is possible here; the error says why.
    """

    def __init__(
        self,
        lesson: Lesson,
        *,
        lan: bool | str = False,
        port: int | None = None,
        at_once: bool = False,
        language: str | None = None,
        theme: str = "auto",
        reduced_motion: str | bool = "auto",
    ) -> None:
        lan, port = read_lan(lan), read_port(port)
        # The session is made before its relay; the room gets the relay afterwards.
        controls = SharedClass(
            lambda told: self.send({"table": told}), at_once=flag(at_once, "at_once")
        )
        self.session: ClassSession = ClassSession(lesson, controls)
        super().__init__(
            self.session,
            language=language,
            theme=theme,
            reduced_motion=reduced_motion,
            keep=False,
        )
        controls.relay = self._relay
        self._controls = controls
        controls.open(lan=lan, port=port)

    @property
    def _room(self) -> Classroom:
        room = self._controls.classroom
        assert room is not None  # the room was opened at the beginning
        return room

    @property
    def lesson(self) -> Lesson:
        """The lesson at the step that is on all screens."""
        return self.session.lesson

    @property
    def link(self) -> str:
        """The link for the whole class, which is all a pupil needs; "" when the class is closed."""
        return next(iter(self._controls.links.values()), "")

    @property
    def code(self) -> str:
        """The code to type on the table's page instead of using the link; "" when closed."""
        return next(iter(self._controls.codes.values()), "")

    @property
    def pupils(self) -> dict[str, bool]:
        """All pupils who came, and whether each is present."""
        with self.lock:
            return dict(self._room.pupils)

    @property
    def answers(self) -> dict[str, str]:
        """Each pupil's answer to the question on the screens, in words."""
        with self._speaking():
            return {name: given.text for name, given in self._room.answers.items()}

    def put(self, what: Put, *, step: str | int | None = None, edition: str | None = None) -> None:
        """Put something else on all screens; earlier answers stay.

        Args:
            what: the id of a lesson, "warm-up", "puzzle" (today's), the number of a puzzle, a
                lesson or a puzzle object, or a game, whose position is shown.
            step: the step of a lesson, by its id or its number, counting from 1.
            edition: the edition to teach a lesson by.

        Raises:
            LessonError: there is no such lesson or step.
            ValueError: there is no such edition, or the game is over.
        """
        lesson = _lesson_of(what, step, edition)
        with self._relay.change():
            self.session.put(lesson)

    def show(self) -> None:
        """Show the right answer on all screens, with the reason."""
        with self._relay.change():
            self.session.show()

    def next(self) -> None:
        """Put the next step, or the next puzzle, on all screens."""
        with self._relay.change():
            self.session.next()

    def back(self) -> None:
        """Put the previous step on all screens, with its answers."""
        with self._relay.change():
            self.session.lesson.back()
            self.session.refresh()

    def send_away(self, pupil: str) -> None:
        """Send a pupil away, and delete the answers given under that name.

        The same page is not let in again; the pupil can come back with another browser, unless
        there is a new link (`new_link`).

        Raises:
            ValueError: there is no such pupil.
        """
        with self._asking():
            self._room.send_away(expect_text(pupil, "pupil"))

    def rename(self, pupil: str, name: str) -> None:
        """Rename a pupil, including in the table of answers.

        Raises:
            ValueError: there is no such pupil, or another pupil has that name.
        """
        with self._asking():
            self._room.rename(expect_text(pupil, "pupil"), expect_text(name, "name"))

    def set_time(self, seconds: int) -> None:
        """Limit the time for the question, from now on, and for each further question.

        All screens count down. An answer that comes after the end is refused. The limit does not
        show the right answer: `show` does.

        Args:
            seconds: for each question, up to 3600; 0 ends all limits.

        Raises:
            ValueError: the time is not valid.
        """
        seconds = whole(seconds, "seconds", 0, LONGEST_TIME)
        with self._asking():
            self._room.set_time(seconds)

    def more_time(self, seconds: int = 30) -> None:
        """Give more time for the question, even if its time is over.

        Raises:
            ValueError: the question has no time limit, or the time is not valid.
        """
        seconds = whole(seconds, "seconds", 0, LONGEST_TIME)
        with self._asking():
            self._room.more_time(seconds)

    def end_time(self) -> None:
        """Take no more answers to the question, whether or not it had a time limit."""
        with self._asking():
            self._room.end_time()

    def new_link(self) -> str:
        """Make a new link and code for everybody present, and return the link.

        Raises:
            ValueError: the class is closed.
        """
        with self._asking():
            self._controls.new_link()
        return self.link

    @contextmanager
    def _asking(self) -> Iterator[None]:
        """Change the class within the block, turning a refusal into a Python error."""
        try:
            with self._relay.change():
                yield
        except Refused as refused:
            raise MessageError(refused.content) from refused

    def results(self) -> ClassResults:
        """Return the class's answers, even after it has closed: pupils, steps, tries and results.

        ``to_frame()`` converts it to a data frame, ``to_csv()`` to text; ``to_csv(wide=True)`` and
        ``to_html()`` make a table of pupils by questions, which ``save(FOLDER)`` writes to files.
        """
        with self.lock:
            return self._room.results()

    def close(self) -> None:
        """End the class, so that its link stops working; the answers are kept."""
        controls = getattr(self, "_controls", None)
        if controls is not None:  # missing if the widget could not be made
            controls.close()
        super().close()

    def __repr__(self) -> str:
        with self._speaking():
            return f"<ClassWidget: {self.lesson.title}, {self._room.there} pupils>"


def _lesson_of(what: Put, step: str | int | None, edition: str | None) -> Lesson:
    number: Any = read(object, what)  # unwrapped, if numpy has wrapped a number
    if isinstance(what, Lesson):
        lesson = what
    elif isinstance(what, CoreGame):
        lesson = position_lesson(what)
    elif isinstance(what, int) or isinstance(number, int):
        lesson = load_puzzle(number, progress=Progress())
    elif isinstance(what, str) and what in (WARM_UP, PUZZLE):
        lesson = class_warm_up() if what == WARM_UP else load_puzzle(progress=Progress())
    else:
        lesson = load_lesson(what, edition=edition, progress=Progress())
    if step is not None:
        lesson.go(step)
    return lesson


def classroom(
    what: Put | None = None,
    *,
    step: str | int | None = None,
    edition: str | None = None,
    lan: bool | str = False,
    port: int | None = None,
    at_once: bool = False,
    language: str | None = None,
    theme: str = "auto",
    reduced_motion: str | bool = "auto",
) -> ClassWidget:
    """Open a class: a step on the screens of all pupils, who answer it live on their phones.

    Pupils open one link, or type its code, and give a name; nothing is installed, and nobody needs
    an account. See ``docs/several-screens.md``.

    >>> import risk_widget as rw
    >>> pupils = rw.classroom("04-combat", step="pairs")
    >>> pupils.lesson.step.question
    'Who loses what?'
    >>> pupils.close()

    Args:
        what: the first thing to show: the id of a lesson, "warm-up", "puzzle" (today's), the
            number of a puzzle, a lesson or a puzzle object, or a game, whose position is shown; by
            default the first lesson.
        step: the step of a lesson, by its id or its number, counting from 1.
        edition: the edition to teach a lesson by.
        lan: let other devices in the local network reach the class, by a separate server; without
            this, the class is where the notebook is, or on this computer alone. True takes the
            likeliest of this computer's addresses; a text such as "192.168.43.7" names one, or
            another address or name that leads here.
        port: of that server, 1024 or higher; by default any free port.
        at_once: tell pupils at once if an answer is right, and let them try again. By default
            they learn it when the answer is shown to all.
        language: the tag of the host's language; by default the program's or the person's.
        theme: "auto" (as the notebook), "light" or "dark".
        reduced_motion: "auto" (as the browser wishes), True or False.

    Raises:
        LessonError: there is no such lesson or step.
        RuntimeError: no class is possible here; the error says why.
        ValueError: there is no such edition, the game is over, or the address or port is not valid.
    """
    return ClassWidget(
        _lesson_of(lesson_ids()[0] if what is None else what, step, edition),
        lan=lan,
        port=port,
        at_once=at_once,
        language=language,
        theme=theme,
        reduced_motion=reduced_motion,
    )
