"""The table of controls and queries: which screen may send each of them, and when.

A *control* steers the widget rather than the game: it starts a game, takes a decision back, opens a
lesson. A *query* is a question that changes nothing. This table is the only place that lists
them, with their fields, the screens that may send each, and whether it is out of date once the
position has changed. Each host that accepts a row has a function, its handler, that carries it out
(`Handlers`).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, Flag, auto
from typing import TYPE_CHECKING, Any, Final, TypeVar

from risk_widget.protocol import outbox_types as sent

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from risk_widget.reading.json_types import JsonView


class Role(Flag):
    """The role of a screen, which decides what the screen may send.

    A screen with several roles may send what all of them may.
    """

    GAME = auto()
    """the host's screen with the form for a new game, or with a game for at most one person"""
    HOT_SEAT = auto()
    """the host's screen with a game for several people, who take turns in front of it"""
    STANDALONE = auto()
    """in addition to one of these: on a page of its own, without a notebook or other screens"""
    LESSON = auto()
    """the screen of a lesson with nothing below it, in a notebook or on a page of its own"""
    LESSON_OVER_GAME = auto()
    """the host's screen while a lesson lies over the game"""
    CLASS = auto()
    """the screen of the person who leads a class, with nothing below it"""
    CLASS_OVER_GAME = auto()
    """the host's screen while a class lies over the game"""
    EDITOR = auto()
    """the host's screen while the position editor lies over the game or the form"""
    SEAT = auto()
    """the screen of a guest who plays a seat at a table"""
    SPECTATOR = auto()
    """the screen of a guest who watches"""
    PUPIL = auto()
    """the screen of a pupil in a class"""


class When(Enum):
    """The positions in which a message still has the meaning that the person gave it."""

    ANY = auto()
    """every position"""
    HERE = auto()
    """only the position that was on the screen"""
    HERE_OR_BETWEEN = auto()
    """that position, or any while bots play, since every screen is then soon out of date"""


_SEAT, _PUPIL, _EDITOR = Role.SEAT, Role.PUPIL, Role.EDITOR
_IN_NOTEBOOK: Final = Role.GAME | Role.HOT_SEAT
_HOT_SEAT: Final = Role.HOT_SEAT | Role.STANDALONE
_GAME: Final = Role.GAME | _HOT_SEAT
_GUEST: Final = Role.SEAT | Role.SPECTATOR
_LESSON: Final = Role.LESSON | Role.LESSON_OVER_GAME
_CLASS: Final = Role.CLASS | Role.CLASS_OVER_GAME
_OVER_GAME: Final = Role.LESSON_OVER_GAME | Role.CLASS_OVER_GAME
_HOST: Final = _GAME | _LESSON | _CLASS
_PLAYER: Final = _GAME | _SEAT | _LESSON | _PUPIL
_ALL: Final = _HOST | _GUEST | _PUPIL
_ANY, _HERE = When.ANY, When.HERE


@dataclass(frozen=True, slots=True)
class Control:
    """A row of the table: one kind of message that a page may send.

    Attributes:
        name: its type and, if the type has several words, a full stop and the word.
        shape: its fields.
        roles: the screens that may send it.
        when: the positions in which it holds.
        carried_out_by: the name of its handler; by default its own, with "_" for the full stop.
        told: the message that says in words what it does, where it is a decision in the game.
        recorded: whether it is a query about the whole game, which a story answers.
    """

    name: str
    shape: type
    roles: Role
    when: When
    carried_out_by: str = ""
    told: str = ""
    recorded: bool = False

    @property
    def type(self) -> str:
        """The type of the message."""
        return self.name.partition(".")[0]

    @property
    def is_own(self) -> bool:
        """Whether the message affects only the screen that sends it."""
        return self.type in ("query", "language", "coach") or self.handler == "switch"

    @property
    def tells_chances(self) -> bool:
        """Whether the answer shows the chances of an attack, which may be a lesson's question."""
        return self.name in ("query.odds", "query.defence")

    @property
    def handler(self) -> str:
        """The name of the message's handler."""
        return self.carried_out_by or self.name.replace(".", "_")


_ROWS: Final = (
    # Beginning and ending games.
    Control("new_game", sent.NewGame, _GAME, _ANY),
    Control("again", sent.Again, _GAME, _ANY),
    Control("play_on", sent.PlayOn, _GAME, _ANY),
    Control("from_seat", sent.FromSeat, _GAME, _ANY),
    Control("plan", sent.Plan, _GAME, _ANY),
    Control("comment", sent.WriteComment, _GAME, _ANY),
    Control("load", sent.Load, _GAME, _ANY),
    Control("go_on", sent.GoOn, _GAME, _ANY),
    Control("end_now", sent.Plain, _GAME, _ANY),
    Control("exam", sent.Plain, _GAME | Role.LESSON_OVER_GAME, _ANY),
    # The screen.
    Control("ready", sent.Ready, _HOT_SEAT, _HERE),
    Control("reveal", sent.Plain, _GAME, _ANY),
    Control("conceal", sent.Plain, _HOT_SEAT, _ANY),
    Control("teach", sent.Switch, _GAME | _GUEST, _ANY, "switch"),
    Control("evaluation", sent.Switch, _GAME, _ANY, "switch"),
    Control("confirm", sent.Switch, _GAME | _SEAT, _ANY, "switch"),
    Control("language", sent.Language, _ALL | _EDITOR, _ANY),
    # The coach, and whether help is allowed.
    Control("advice", sent.Switch, _GAME, _ANY),
    Control("coach", sent.SetCoach, _GAME | _SEAT, _ANY),
    Control("coached.find", sent.Coached, _GAME, _ANY),
    Control("coached.take_back", sent.Coached, _GAME, _ANY),
    Control("coached.keep", sent.Coached, _GAME, _ANY),
    Control("coached.show", sent.Coached, _GAME | _SEAT, _ANY),
    Control("coached.close", sent.Coached, _GAME | _SEAT, _ANY),
    # Back and forward.
    Control("undo", sent.Plain, _GAME, When.HERE_OR_BETWEEN),
    Control("redo", sent.Plain, _GAME, _HERE),
    # Automatic play.
    Control("roll_until", sent.RollUntil, _PLAYER, _HERE, told="page-try-attack"),
    Control("place_rest", sent.Plain, _GAME | _SEAT, _HERE, told="vote-place-rest"),
    Control("auto_defend", sent.AutoDefend, _GAME | _SEAT, _ANY),
    Control("stop", sent.Plain, _GAME | _SEAT, _ANY),
    Control("resume", sent.Plain, _GAME, _ANY),
    Control("skip", sent.Plain, _GAME, _ANY),
    Control("speed", sent.SetSpeed, _GAME, _ANY),
    Control("replace_bot", sent.ReplaceBot, _GAME, _ANY),
    # The browser's storage.
    Control("keep", sent.Plain, _HOST | _EDITOR, _ANY),
    Control("kept", sent.Kept, _HOST | _EDITOR, _ANY),
    # The notebook around the widget.
    Control("keep_story", sent.Plain, _IN_NOTEBOOK, _ANY),
    # Other screens.
    Control("table.open", sent.TableAction, _IN_NOTEBOOK | _CLASS, _ANY),
    Control("table.close", sent.TableAction, _IN_NOTEBOOK | _CLASS, _ANY),
    Control("table.links", sent.TableAction, _IN_NOTEBOOK | _CLASS, _ANY),
    Control("table.invite", sent.TableAction, _IN_NOTEBOOK, _ANY),
    Control("table.take_back", sent.TableAction, _IN_NOTEBOOK, _ANY),
    Control("table.bot", sent.TableAction, _IN_NOTEBOOK, _ANY),
    Control("table.vote", sent.TableAction, _IN_NOTEBOOK, _ANY),
    Control("table.rename", sent.TableAction, _IN_NOTEBOOK | _CLASS, _ANY),
    Control("table.send_away", sent.TableAction, _IN_NOTEBOOK | _CLASS, _ANY),
    Control("table.new_link", sent.TableAction, _CLASS, _ANY),
    Control("table.class", sent.TableAction, _IN_NOTEBOOK, _ANY),
    Control("table.who", sent.TableAction, _CLASS, _ANY),
    Control("table.time", sent.TableAction, _CLASS, _ANY),
    Control("table.more_time", sent.TableAction, _CLASS, _ANY),
    Control("table.end_time", sent.TableAction, _CLASS, _ANY),
    # The position editor.
    Control("draft.open", sent.DraftAction, _GAME, _ANY),
    Control("draft.leave", sent.DraftAction, _EDITOR, _ANY),
    Control("draft.begin", sent.DraftAction, _EDITOR, _ANY),
    Control("draft.touch", sent.DraftAction, _EDITOR, _ANY),
    Control("draft.paint", sent.DraftAction, _EDITOR, _ANY),
    Control("draft.armies", sent.DraftAction, _EDITOR, _ANY),
    Control("draft.fill", sent.DraftAction, _EDITOR, _ANY),
    Control("draft.change", sent.DraftAction, _EDITOR, _ANY),
    Control("draft.earlier", sent.DraftAction, _EDITOR, _ANY),
    Control("draft.later", sent.DraftAction, _EDITOR, _ANY),
    Control("draft.play", sent.DraftAction, _EDITOR, _ANY),
    Control("draft.analyse", sent.DraftAction, _EDITOR, _ANY),
    # Lessons.
    Control("lesson.open", sent.LessonAction, _HOST, _ANY),
    Control("lesson.leave", sent.LessonAction, _OVER_GAME, _ANY),
    Control("lesson.check", sent.LessonAction, _LESSON | _PUPIL, _HERE),
    Control("lesson.hint", sent.LessonAction, _LESSON | _PUPIL, _HERE),
    Control("lesson.retry", sent.LessonAction, _LESSON | _PUPIL, _HERE),
    Control("lesson.show_me", sent.LessonAction, _LESSON | _CLASS, _HERE),
    Control("lesson.again", sent.LessonAction, _LESSON | _CLASS, _HERE),
    Control("lesson.next", sent.LessonAction, _LESSON | _CLASS, _HERE),
    Control("lesson.back", sent.LessonAction, _LESSON | _CLASS, _HERE),
    Control("lesson.go", sent.LessonAction, _LESSON | _CLASS, _HERE),
    Control("lesson.switch", sent.LessonAction, _LESSON | _CLASS, _HERE),
    Control("lesson.skip", sent.LessonAction, _LESSON, _HERE),
    Control("lesson.save", sent.LessonAction, _LESSON, _HERE),
    Control("lesson.load", sent.LessonAction, _LESSON, _HERE),
    Control("lesson.name", sent.LessonAction, _LESSON, _HERE),
    Control("lesson.a_day", sent.LessonAction, _LESSON, _HERE),
    # Queries.
    Control("query.here", sent.Query, _ALL | _EDITOR, _ANY),
    Control("query.clause", sent.Query, _ALL | _EDITOR, _ANY),
    Control("query.draft", sent.Query, _EDITOR, _ANY),
    Control("query.odds", sent.Query, _ALL, _ANY),
    Control("query.defence", sent.Query, _ALL, _ANY),
    Control("query.why", sent.Query, _ALL, _ANY),
    Control("query.log", sent.Query, _GAME | _GUEST, _ANY, recorded=True),
    Control("query.stats", sent.Query, _GAME | _GUEST, _ANY, recorded=True),
    Control("query.dice", sent.Query, _GAME | _GUEST, _ANY, recorded=True),
    Control("query.moment", sent.Query, _GAME | _GUEST, _ANY),
    Control("query.record", sent.Query, _GAME | _GUEST, _ANY),
    Control("query.position", sent.Query, _GAME | _GUEST, _ANY),
    Control("query.link", sent.Query, _GAME | _GUEST, _ANY),
    Control("query.film", sent.Query, _GAME | _GUEST, _ANY),
    Control("query.check", sent.Query, _GAME | _GUEST, _ANY),
    Control("query.teach", sent.Query, _GAME | _GUEST, _ANY),
    Control("query.hint", sent.Query, _GAME | _SEAT, _ANY),
    Control("query.review", sent.Query, _GAME | _GUEST, _ANY, recorded=True),
    Control("query.review_turn", sent.Query, _GAME | _GUEST, _ANY),
    Control("query.plans", sent.Query, _GAME, _ANY),
    Control("query.branches", sent.Query, _GAME, _ANY),
    Control("query.play_plans", sent.Query, _GAME, _ANY),
    Control("query.lesson", sent.Query, _LESSON | _CLASS | _PUPIL, _ANY),
    Control("query.turn", sent.Query, _LESSON, _ANY),
    Control("query.course", sent.Query, _LESSON | _CLASS, _ANY),
    Control("query.class", sent.Query, _CLASS, _ANY),
    Control("query.story", sent.Query, _GAME, _ANY),
    Control("query.find_mistakes", sent.Query, _GAME, _ANY),
    Control("query.mistakes", sent.Query, _GAME, _ANY),
    Control("query.person", sent.Query, _GAME, _ANY),
    Control("query.exam", sent.Query, _GAME, _ANY),
    Control("query.if_given_up", sent.Query, _GAME, _ANY),
)
"""Each control and each query, with the screens that may send it and the positions it is for."""

RECORDED: Final = tuple(control.name.partition(".")[2] for control in _ROWS if control.recorded)
"""The words of the queries that a story answers."""

CONTROLS: Final[Mapping[str, Control]] = {control.name: control for control in _ROWS}
"""The rows by name."""

SHAPES: Final[Mapping[str, type]] = {control.type: control.shape for control in _ROWS}
"""The fields of each message, by the message's type."""

PLAY: Final = Control("play", dict, _PLAYER, _HERE)
"""An action of the game, which the engine judges: any message whose type has no row."""

FIELDS: Final = {"query": "what", "lesson": "do", "table": "do", "coached": "do", "draft": "do"}
"""The field that holds a row's word, by the message's type."""

WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    each: tuple(control.name.partition(".")[2] for control in _ROWS if control.type == each)
    for each in FIELDS
}
"""The words of the types that have several."""


def control_of(action: JsonView) -> Control:
    """Return the row for a message whose fields are valid; `PLAY` if no row has its type.

    >>> from risk_widget.protocol.controls import PLAY, Role, control_of
    >>> control_of({"type": "query", "what": "odds"}).name
    'query.odds'
    >>> Role.SPECTATOR in control_of({"type": "undo"}).roles
    False
    >>> control_of({"type": "attack"}) is PLAY
    True
    """
    kind = action["type"]
    if kind not in SHAPES:  # a row's whole name, such as `query.odds`, is no type either
        return PLAY
    return CONTROLS[f"{kind}.{action[FIELDS[kind]]}" if kind in FIELDS else kind]


_REFUSED_IN_GAME: Final = {
    "ready": ("protocol.handover", "refused-other-seat"),
    "conceal": ("info.secret", "refused-nothing-to-cover"),
    "keep_story": ("protocol.malformed", "refused-no-notebook"),
    "table": ("protocol.table", "refused-no-table"),
}
"""Why some screens of games may not send what other screens may, by the message's type."""


def refusal_for(role: Role, control: Control) -> tuple[str, str]:
    """Return the rule that bars a screen from sending something, and the message that says so."""
    asks = control.type == "query"
    asks_of_lesson = asks and not control.roles & (_GAME | _GUEST)
    if role in _GAME and control.roles & _GAME:
        return _REFUSED_IN_GAME[control.type]
    if role is _EDITOR:
        return "protocol.editor", "refused-editor-open"
    if role in _GAME and _EDITOR in control.roles:
        return "protocol.editor", "refused-no-editor"
    if role is Role.SPECTATOR and _SEAT in control.roles:
        return "protocol.guest", "refused-looking-on"
    if role in _GAME or (role in _GUEST and asks_of_lesson):
        return "protocol.lesson", "refused-no-lesson"
    if role in _GUEST | _PUPIL:
        return "protocol.guest", "refused-for-the-host"
    if role in _CLASS and not asks and control.type != "table":
        return "protocol.lesson", "refused-class-answers"
    return "protocol.lesson", "refused-lesson-open"


Function = TypeVar("Function", bound="Callable[..., Any]")


class Handlers:
    """A host's functions for carrying out what its screens send.

    An instance is a decorator that registers a function by its name, without the underscores
    around it: the name of a handler in the table. A function with the name of a type, such as
    "query", serves all words of that type without functions of their own.

    >>> from risk_widget.protocol.controls import CONTROLS, Handlers
    >>> handlers = Handlers()
    >>> @handlers
    ... def _undo(host, action): ...
    >>> handlers.of(CONTROLS["undo"]) is _undo
    True

    Args:
        prefix: the beginning of the functions' names, before the name of the handler.
    """

    def __init__(self, prefix: str = "") -> None:
        self._prefix = prefix
        self._functions: dict[str, Callable[..., Any]] = {}

    def __call__(self, function: Function) -> Function:
        """Register a function by its name."""
        name = function.__name__.strip("_").removeprefix(self._prefix)
        self._functions[name] = function
        return function

    def of(self, control: Control) -> Callable[..., Any] | None:
        """Return the function that handles a control, or None."""
        found = self._functions.get(control.handler)
        return self._functions.get(control.type) if found is None else found
