"""A class: one step of a lesson on many screens, with everybody's answers.

Each pupil has an attempt of their own. The lesson judges an answer as soon as it comes, but the
pupil gets the feedback only when the right answer is shown to all, and may change the answer until
then. If a step takes several actions, pupils get the feedback on each at once, since each action
depends on the outcome of the one before.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, cast

from risk_widget.course.kinds.listed import kind_of
from risk_widget.host.lesson_session import LessonSession
from risk_widget.lessons import Progress
from risk_widget.messages import say
from risk_widget.protocol.controls import Handlers, Role
from risk_widget.protocol.items import Refused
from risk_widget.reading.clean_names import clean_name, same_name
from risk_widget.table.room import GuestHub, GuestScreen, move_text
from risk_widget.teaching.class_table import ClassResults

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from risk_widget.board import Board
    from risk_widget.course.feedback import Feedback
    from risk_widget.course.step import Step
    from risk_widget.game import Game
    from risk_widget.host.relay import Observable, Relay
    from risk_widget.lessons import Lesson
    from risk_widget.protocol.items import Request
    from risk_widget.protocol.outbox_types import Introduction
    from risk_widget.protocol.snapshot_types import ClassBar, PupilPart, PupilScreen, Ways
    from risk_widget.reading.json_types import JsonObject
    from risk_widget.results.frames import FrameRow
    from risk_widget.table.room import Invitation

CLASS: Final = "class"
"""The name of the only place, which all pupils share."""
MOST_BARS: Final = 8
"""The most answers with a bar of their own, if the step offers no choices."""
BETWEEN: Final = 0.1
"""The fewest seconds between two updates of the host's screen about the pupils."""
ON_THE_WAY: Final = 1.0
"""The seconds after a question's time in which answers that were sent in time may arrive."""
LONGEST_TIME: Final = 3600
"""The longest time for a question, in seconds."""

_HANDLERS: Final = Handlers()
"""The handlers of a pupil's page; every other request is an answer, given by playing."""


def answer_text(answer: object, step: Step, game: Game) -> str:
    """Describe an answer in words, as on the bar that counts equal answers."""
    names = game.config.names
    if isinstance(answer, dict):
        return move_text(answer, names)
    return kind_of(step).answer_text(answer, step, names)


# ---- given answers -------------------------------------------------------------------------------


@dataclass(slots=True)
class GivenAnswer:
    """A pupil's answer to a question.

    Attributes:
        text: the last answer, in words.
        answer: the last answer as it was handed in, or None if it is an action.
        key: equal for answers that count as the same.
        tries: the number of answers so far.
        right: whether the last answer is right.
        blocks: the lesson's comment on the last answer.
    """

    text: str = ""
    answer: object = None
    key: str = ""
    tries: int = 0
    right: bool = False
    blocks: list[Any] = field(default_factory=list)


@dataclass(slots=True)
class Question:
    """A step that was put on all screens, with its answers.

    Attributes:
        lesson: the lesson at the beginning of the step.
        title: the title of the step.
        waits: whether pupils learn if they are right only when the answer is shown.
        shown: whether the host has shown the answer.
        given: the answers, by pupil.
        ends: the time at which the question closes; None without a time limit.
    """

    lesson: Lesson
    step: Step
    title: str
    waits: bool
    shown: bool = False
    given: dict[str, GivenAnswer] = field(default_factory=dict)
    ends: float | None = None


# ---- a pupil's screen ----------------------------------------------------------------------------


class Pupil(GuestScreen):
    """The screen of a pupil: the class's step, with an attempt of their own.

    Attributes:
        name: the pupil's name, which nobody else in the class has.
    """

    def __init__(self, room: Classroom, name: str) -> None:
        super().__init__(CLASS)
        self.name = name
        self._room = room
        self._session = LessonSession(room.question.lesson.for_learner(Progress()))
        self._session.acks = self.acks
        self._base_id = self.game_id

    @property
    def given(self) -> GivenAnswer:
        """This pupil's answer to the question."""
        return self._room.question.given.setdefault(self.name, GivenAnswer())

    @property
    def role(self) -> Role:
        """The role of the screen: a pupil's."""
        return Role.PUPIL

    @property
    def game(self) -> Game:
        """The game on the board."""
        return self._session.game

    @property
    def board(self) -> Board:
        """The board of the step."""
        return self._session.board

    @property
    def followed(self) -> Observable:
        """The lesson, whose changes the screen shows."""
        return self._session.followed

    def refresh(self) -> None:
        """Do nothing, since a pupil's lesson changes only through the pupil's own page."""

    def put(self) -> None:
        """Begin the question that is on all screens now."""
        self._session.lesson = self._room.question.lesson.for_learner(Progress())
        self._session.refresh()
        if self._room.question.shown:
            self.show()

    def show(self) -> None:
        """Show the right answer, with the reason."""
        if not self._session.lesson.view()["done"]:
            self._session.lesson.show_me()
            self._session.refresh()

    # ---- requests of a pupil's page --------------------------------------------------------------

    def carry_out(self, request: Request) -> object:
        """Carry out a pupil's request; see `Host.carry_out`."""
        handler = _HANDLERS.of(request.control)
        if handler is not None:
            return handler(self, request)
        self._answer(request, dict(request.action))
        return None

    @_HANDLERS
    def _query(self, request: Request) -> object:
        return self._session.carry_out(request)

    @_HANDLERS
    def _lesson_check(self, request: Request) -> None:
        self._answer(request, request.action.get("answer"))

    @_HANDLERS
    def _lesson_hint(self, request: Request) -> object:
        return self._steer(request)

    @_HANDLERS
    def _lesson_retry(self, request: Request) -> object:
        return self._steer(request)

    def _steer(self, request: Request) -> object:
        self._check_open()
        if self._room.question.waits:
            raise Refused.under("protocol.guest", "refused-for-the-host")
        return self._session.carry_out(request)

    def _check_open(self) -> None:
        """Refuse a request once the answer has been shown or the question's time is over."""
        if self._room.question.shown:
            raise Refused.under("protocol.guest", "refused-shown")
        if self._room.is_late:
            raise Refused.under("protocol.guest", "refused-late")

    def _answer(self, request: Request, answer: Any) -> None:
        self._check_open()
        question = self._room.question
        if question.waits:
            if request.base_seq != self._session.seq:
                raise Refused.under("protocol.stale", "refused-stale")
            feedback = question.lesson.for_learner(Progress()).check(answer)
            self._session.seq += 1  # the choice on the page has been handed in
        else:
            self._session.carry_out(request)
            feedback = cast("Feedback", self._session.lesson.feedback)
        self._note(answer, feedback)

    def _note(self, answer: object, feedback: Feedback) -> None:
        question = self._room.question
        if feedback.status in ("unclear", "unanswered"):
            if question.waits:
                raise Refused.because("protocol.lesson", ValueError(feedback.message))
            return
        given, key = self.given, ""
        if kind_of(question.step).has_one_answer(question.step):
            key = kind_of(question.step).answer_key(answer)
            given.text = answer_text(answer, question.step, question.lesson.game)
            given.answer = None if isinstance(answer, dict) else answer
        if feedback.status != "more" and not (question.waits and given.tries and key == given.key):
            given.tries += 1
        given.key, given.right = key, feedback.ok
        given.blocks = feedback.to_dict()["blocks"]
        self._room.answered(self)

    # ---- a pupil's snapshot ----------------------------------------------------------------------

    def snapshot(self) -> PupilScreen:
        """Return the screen as JSON data."""
        session, question = self._session, self._room.question
        left = self._room.left
        is_open = not question.shown and left != 0
        may_hint = session.ways["hint"] and not question.waits and is_open
        ways: Ways = {"back": False, "next": False, "again": False, "hint": may_hint}
        given = question.given.get(self.name)
        told: PupilPart = {"name": self.name, "waits": question.waits, "shown": question.shown}
        if left is not None:
            told["left"] = left
        if given is not None and given.tries:
            told["said"] = given.text
            if given.answer is not None:
                told["answer"] = given.answer
            if question.shown or not question.waits:
                told["right"] = given.right
            if question.shown and not given.right:
                told["about"] = given.blocks
        game_id = f"{self._base_id}-{self._room.number}-{session.game_id}"
        screen = session.in_lesson(ways=ways, game_id=game_id)
        return {**screen, "screen": "pupil", "pupil": told}


# ---- the class -----------------------------------------------------------------------------------


class Classroom(GuestHub[Pupil]):
    """A class around a lesson: its pupils, the step on all screens, and the answers.

    Args:
        relay: the relay of the host's screen.
        send: called with each outgoing message.
        lesson: the lesson, at the first step to put on all screens.
        at_once: whether pupils learn at once if an answer is right, and may try again.
        clock: returns the time, in seconds.

    Attributes:
        limit: the seconds that pupils have for each further question; 0 means no limit.
        number: the number of times that another question has been put.
        taken: a count of answers, arrivals and changes of names, each of which changes the table.
        question: the question on all screens.
        questions: all questions so far, by a key of their steps.
    """

    def __init__(
        self,
        relay: Relay,
        send: Callable[[JsonObject], object],
        lesson: Lesson,
        *,
        at_once: bool = False,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__(relay, send)
        self.places: dict[str, Invitation] = {CLASS: self._place(CLASS)}
        self._at_once = at_once
        self._clock = clock
        # When the host's screen may next get news from pupils, and whether any news is waiting.
        self._quiet_until = clock()
        self._put_off = False
        self.limit: int = 0
        # The pages that were sent away.
        self._barred: set[str] = set()
        # The names of pages that were connected before the class was closed.
        self._named: dict[str, str] = {}
        self.questions: dict[tuple[object, ...], Question] = {}
        self._changed: set[str] = set()
        self.number: int = 0
        self.taken: int = 0
        self.question: Question = self._question_of(lesson)

    def _question_of(self, lesson: Lesson) -> Question:
        view = lesson.view()
        step = view["step"]
        key = (view["id"], step["id"], step["edition"], view["seed"])
        if key not in self.questions:
            here = lesson.for_learner(Progress())
            source = here.at_hand
            waits = kind_of(source).has_one_answer(source) and not self._at_once
            self.questions[key] = Question(here, source, step["title"], waits)
        return self.questions[key]

    def go_on_from(self, before: Classroom) -> None:
        """Restore the pupils and answers from before the class was closed."""
        lesson = self.question.lesson
        self.questions, self.taken = before.questions, before.taken
        self.limit = before.limit
        self._barred = before._barred
        here = {client: pupil.name for (_, client), pupil in before._known.items()}
        self._named = before._named | here
        self.question = self._question_of(lesson)

    # ---- the host's actions ----------------------------------------------------------------------

    def put(self, lesson: Lesson) -> None:
        """Put the current step of a lesson on all screens, along with its earlier answers."""
        question = self._question_of(lesson)
        if question is self.question:
            return
        self.question = question
        self.number += 1
        if self.limit and question.ends is None and not question.shown:
            question.ends = self._clock() + self.limit
        for pupil in self._known.values():
            pupil.put()
            self._changed.add(pupil.name)

    def show(self) -> None:
        """Show the right answer on all screens, with the reason."""
        self.question.shown = True
        self.question.ends = None
        for pupil in self._known.values():
            pupil.show()
            self._changed.add(pupil.name)

    # ---- the time for a question -----------------------------------------------------------------

    @property
    def left(self) -> float | None:
        """The seconds left for the question, at least 0; None if there is no time limit."""
        ends = self.question.ends
        return None if ends is None else max(0.0, round(ends - self._clock(), 1))

    @property
    def is_late(self) -> bool:
        """Whether an answer that arrives now is too late, even if it was sent in time."""
        ends = self.question.ends
        return ends is not None and self._clock() > ends + ON_THE_WAY

    def set_time(self, seconds: int) -> None:
        """Limit the time for the question, from now on, and for each further question.

        Args:
            seconds: for each question; 0 ends all limits.

        Raises:
            Refused: the time is too long.
        """
        self._check_time(seconds)
        self.limit = seconds
        if not self.question.shown:
            self._end_at(self._clock() + seconds if seconds else None)

    def more_time(self, seconds: int) -> None:
        """Give more time for the question, even if its time is over.

        Raises:
            Refused: the question has no time limit, or the time is too long.
        """
        self._check_time(seconds)
        ends, now = self.question.ends, self._clock()
        if ends is None:
            raise Refused.under("protocol.table", "refused-no-time")
        self._end_at(min(max(ends, now) + seconds, now + LONGEST_TIME))

    def end_time(self) -> None:
        """Take no more answers to the question, whether or not it had a time limit."""
        if not self.question.shown:
            self._end_at(self._clock())

    def _check_time(self, seconds: int) -> None:
        if seconds > LONGEST_TIME:
            raise Refused.malformed("refused-time", most=LONGEST_TIME)

    def _end_at(self, ends: float | None) -> None:
        self.question.ends = ends
        self._changed.update(pupil.name for pupil in self._known.values())

    # ---- names and attendance --------------------------------------------------------------------

    def send_away(self, name: str) -> None:
        """Send a pupil away permanently, and delete the answers given under that name.

        The same page is not let in again. The pupil can come back with another browser, unless
        there is a new link (`new_link`).

        Raises:
            Refused: there is no such pupil.
        """
        self._check_name(name)
        for (place, client), pupil in [*self._known.items()]:
            if pupil.name == name:
                del self._known[place, client]
                self._barred.add(client)
        for client in [client for client, called in self._named.items() if called == name]:
            del self._named[client]
            self._barred.add(client)
        for number in [n for n, pupil in self._screens.items() if pupil.name == name]:
            self._drop(number, "sent-away")
        for question in self.questions.values():
            question.given.pop(name, None)
        self.taken += 1

    def rename(self, name: str, new: str) -> None:
        """Rename a pupil, including in the table of answers.

        Raises:
            Refused: there is no such pupil, the name is empty, or another pupil has it.
        """
        self._check_name(name)
        new = clean_name(new)
        if new == name:
            return
        if not new:
            raise Refused.malformed("refused-empty-name")
        if same_name(new) in {same_name(other) for other in self._names() if other != name}:
            raise Refused.malformed("refused-name-taken", name=new)
        for pupil in self._known.values():
            if pupil.name == name:
                pupil.name = new
        for client, called in self._named.items():
            if called == name:
                self._named[client] = new
        for question in self.questions.values():
            question.given = {
                new if each == name else each: given for each, given in question.given.items()
            }
        self.taken += 1
        self._changed.add(new)

    def _check_name(self, name: str) -> None:
        if name not in self._names():
            raise Refused.malformed("refused-no-such-pupil", name=clean_name(name))

    def new_link(self) -> None:
        """Make a new link and code; the old ones work only for pupils who have been here."""
        old = self.places[CLASS]
        self.former[old.key] = old
        self.places[CLASS] = place = self._place(CLASS, taken=old.taken)
        self.admit()
        for number, pupil in self._screens.items():
            traits = pupil.news(always=True)
            self._tell(number, {"type": "changed", "traits": traits, "secret": place.secret})

    # ---- answers ---------------------------------------------------------------------------------

    def answered(self, pupil: Pupil) -> None:
        """Record that a pupil has answered."""
        self.taken += 1
        self._changed.add(pupil.name)

    @property
    def there(self) -> int:
        """The number of pupils present."""
        return len(self._screens)

    @property
    def pupils(self) -> list[tuple[str, bool]]:
        """The names of all pupils who came, in order of arrival, and whether each is present."""
        here = {pupil.name for pupil in self._screens.values()}
        return [(name, name in here) for name in self._names()]

    def _names(self) -> list[str]:
        ever = dict.fromkeys(pupil.name for pupil in self._known.values())
        asked = (name for question in self.questions.values() for name in question.given)
        return [*dict.fromkeys((*asked, *self._named.values(), *ever))]

    @property
    def answers(self) -> dict[str, GivenAnswer]:
        """The answers to the question so far, by pupil."""
        return {name: given for name, given in self.question.given.items() if given.tries}

    def bars(self, *, who: bool) -> list[ClassBar]:
        """Count equal answers, in the order of the choices or with the most frequent first.

        Args:
            who: whether to name the pupils who gave each answer.
        """
        question, answers = self.question, self.answers
        step = question.step
        kind = kind_of(step)
        at_once = kind.has_one_answer(step)
        if not at_once:
            said = {name: (str(given.right), given) for name, given in answers.items()}
            texts = {"True": say("class-solved"), "False": say("class-trying")}
        else:
            said = {name: (given.key, given) for name, given in answers.items()}
            texts = {given.key: given.text for given in answers.values()}
            texts = {c.value: str(c.text) for c in step.choices} | texts
        counts = Counter(key for key, _ in said.values())
        keys = list(texts)
        if kind.is_number(step):
            keys.sort(key=lambda key: float(key))
        elif not step.choices and at_once:
            keys.sort(key=lambda key: -counts[key])
        kept = {key for key, _ in counts.most_common(MOST_BARS)} | {c.value for c in step.choices}
        right = self._right_keys() if question.shown else set()
        made: list[ClassBar] = []
        rest = 0
        for key in keys:
            if key not in kept and not step.choices and at_once:
                rest += counts[key]
                continue
            bar: ClassBar = {"text": texts[key], "count": counts[key]}
            if question.shown and key in right:
                bar["right"] = True
            if who:
                bar["who"] = sorted(name for name, (had, _) in said.items() if had == key)
            made.append(bar)
        if rest:
            made.append({"text": say("class-others"), "count": rest})
        return made

    def _right_keys(self) -> set[str]:
        step = self.question.step
        known = {choice.value for choice in step.choices if choice.is_right(step.truth)}
        return known | {given.key for given in self.answers.values() if given.right and given.key}

    def results(self) -> ClassResults:
        """Build the table of the class's answers."""
        rows: list[FrameRow] = []
        for name in self._names():
            for question in self.questions.values():
                given = question.given.get(name, GivenAnswer())
                rows.append(
                    {
                        "pupil": name,
                        "lesson": question.lesson.id,
                        "step": question.step.id,
                        "question": question.title,
                        "answer": given.text,
                        "tries": given.tries,
                        "right": given.right if given.tries else None,
                    }
                )
        return ClassResults(tuple(rows))

    # ---- arrivals and departures -----------------------------------------------------------------

    def _place_by(self, key: object, said: Introduction) -> Invitation | None:
        # A pupil who was here before the new link may come back with the old one.
        if key in self.former and (CLASS, said["client"]) in self._known:
            return self.places[CLASS]
        return super()._place_by(key, said)

    def _is_barred(self, said: Introduction) -> bool:
        return said["client"] in self._barred

    def _new_screen(self, place: Invitation, said: Introduction) -> Pupil:
        del place
        self.taken += 1
        name = self._named.get(said["client"]) or self._new_name(said.get("name", ""))
        pupil = Pupil(self, name)
        if self.question.shown:
            pupil.show()
        return pupil

    def _new_name(self, said: str) -> str:
        """Make a name that nobody else has from the name that a pupil gave."""
        wanted = clean_name(said) or say("class-nameless", number=len(self._known) + 1)
        taken, name, again = {same_name(other) for other in self._names()}, wanted, 1
        while same_name(name) in taken:
            again += 1
            name = say("class-namesake", name=wanted, number=again)
        return name

    def _welcome(self, place: Invitation, guest: Pupil, said: Introduction) -> None:
        del guest, said
        place.taken = True

    def _to_tell(self) -> Iterable[int]:
        # One pupil's action changes no other pupil's screen.
        changed, self._changed = self._changed, set()
        return [
            number
            for number, pupil in self._screens.items()
            if pupil.name in changed or number == self._answering
        ]

    def _report(self) -> None:
        """Update the pupil's page and, unless that was done just now, the host's page as well."""
        super()._publish()
        self._answering = None
        self._put_off = True
        if self._clock() >= self._quiet_until:
            self._relay.publish()

    def _publish(self) -> None:
        """Record that the host's screen is up to date, and send every pupil the latest changes."""
        self._put_off = False
        self._quiet_until = self._clock() + BETWEEN
        super()._publish()

    def work(self) -> bool:
        """Carry out pupils' items; then show the host any changes held back, if it is time."""
        more = super().work()
        with self._relay.exclusive():
            if self._put_off and (wait := self._quiet_until - self._clock()) <= 0:
                self._relay.publish()
            elif self._put_off and not more:
                self._send({"type": "wake", "after": wait})
        return more
