"""What a page may send: a closed schema for outbox items and control actions.

Any JSON may arrive from a browser. `read_item` turns it into a `Request`, or says in one sentence
what is wrong with it. The actions of the game itself are judged by the engine
(`action.malformed`); only their envelope is checked here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, cast

from risk_widget.lessons import LessonError, lesson_ids, load_lesson
from risk_widget.lessons.progress import first_open
from risk_widget.lessons.puzzles import load_puzzle
from risk_widget.lessons.warm_up import WARM_UP, load_warm_up, warm_up_before
from risk_widget.messages import Message, WordedError
from risk_widget.rules.edition import SEATS, edition_ids
from risk_widget.spelling import shown

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Self

    from risk_widget.lessons import Lesson, Progress
    from risk_widget.messages import Names

__all__ = [
    "MAX_ITEMS",
    "PUZZLE",
    "SPEEDS",
    "UNHURRIED",
    "Refused",
    "Request",
    "is_control",
    "item_id",
    "opened",
    "presentable",
    "read_item",
]


MAX_ID: Final = 64
"""Longest id of an item, in characters."""
MAX_ITEMS: Final = 32
"""Items of one outbox that are looked at; the rest waits until the page has dropped these."""
MAX_NAME: Final = 40
"""Longest name of a player, in characters."""
MAX_TEXT: Final = 1_000_000
"""Longest text of a game, in characters: some twenty thousand decisions."""
SPEEDS: Final = ("normal", "fast", "instant")
QUERIES: Final = (
    "odds", "defence", "log", "stats", "dice", "clause", "why", "moment", "record", "position",
    "check", "lesson", "course", "teach", "hint", "review", "review_turn",
)  # fmt: skip
REASONS: Final = ("income", "battle", "win")
"""What can be taken apart by the query "why"."""

LESSON: Final = (
    "check", "hint", "show_me", "retry", "again", "next", "back", "skip", "go", "switch", "save",
    "load", "open", "leave",
)  # fmt: skip
"""What can be done with a lesson."""
MOST_PLACES: Final = 100
"""Most places that one answer in a lesson names."""

UNHURRIED: Final = frozenset(
    {
        "new_game", "again", "play_on", "load", "end_now", "resume", "reveal", "conceal", "stop",
        "speed", "auto_defend", "query", "teach", "evaluation", "confirm",
    }
)  # fmt: skip
"""Control actions that mean the same in every position, so an old ``base_seq`` does no harm."""


class Refused(WordedError):  # noqa: N818 - a verdict that travels back to the page, not a failure
    """An item that is not carried out: the id of the rule it breaks and a sentence."""

    def __init__(self, rule: str, content: Message, names: Names | None = None) -> None:
        super().__init__(content, names)
        self.rule = rule

    @classmethod
    def under(cls, rule: str, code: str, /, **params: Any) -> Self:
        """The refusal under a rule that a message of the catalog says."""
        return cls(rule, Message(code, params))

    @classmethod
    def malformed(cls, code: str, /, **params: Any) -> Self:
        """The refusal of what no page should send, said by a message of the catalog."""
        return cls.under("protocol.malformed", code, **params)

    @classmethod
    def because(cls, rule: str, error: Exception) -> Self:
        """The refusal that says what an error says."""
        if isinstance(error, WordedError):
            return cls(rule, error.content, error.names)
        return cls.under(rule, "as-said", said=str(error))


@dataclass(frozen=True, slots=True)
class Request:
    """A well-formed item: the page acted on the snapshot number ``base_seq``."""

    id: str
    base_seq: int
    action: Mapping[str, Any]

    @property
    def type(self) -> str:
        """The type of the action."""
        return str(self.action["type"])


# ---- kinds of values ---------------------------------------------------------------------------


def _is_int(value: object) -> bool:
    # JSON true is an int in Python; a fraction such as 3.0 is not a number of armies.
    return isinstance(value, int) and not isinstance(value, bool)


def _text(value: object) -> Message | None:
    fits = isinstance(value, str) and 0 < len(value) <= MAX_ID and _sendable(value)
    return None if fits else Message("wanted-short-text")


def _sendable(text: str) -> bool:
    """Whether a text can be sent back: JSON allows half a surrogate pair, UTF-8 does not."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _count(value: object) -> Message | None:
    fits = isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 10**9
    return None if fits else Message("wanted-count")


def _flag(value: object) -> Message | None:
    return None if isinstance(value, bool) else Message("wanted-flag")


def _seed(value: object) -> Message | None:
    fits = value is None or (
        isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 2**63
    )
    return None if fits else Message("wanted-seed")


def _long_text(value: object) -> Message | None:
    if not isinstance(value, str) or not _sendable(value):
        return Message("wanted-text")
    return None if len(value) <= MAX_TEXT else Message.of("wanted-long-text", most=MAX_TEXT)


def _one_of(value: object, known: tuple[str, ...]) -> Message | None:
    fits = isinstance(value, str) and value in known
    return None if fits else Message.of("wanted-one-of", known=known)


def _speed(value: object) -> Message | None:
    return _one_of(value, SPEEDS)


def _query(value: object) -> Message | None:
    return _one_of(value, QUERIES)


def _reason(value: object) -> Message | None:
    return _one_of(value, REASONS)


def _lesson(value: object) -> Message | None:
    return _one_of(value, LESSON)


def _answer(value: object) -> Message | None:
    fits = (
        (_is_int(value) and abs(cast("int", value)) < 10**9)
        or _text(value) is None
        or (
            isinstance(value, list)
            and len(value) <= MOST_PLACES
            and all(_text(place) is None for place in value)
        )
    )
    return None if fits else Message("wanted-answer")


def _move(value: object) -> Message | None:
    """An action of the game; the engine judges what it holds."""
    fits = (
        isinstance(value, dict)
        and len(value) <= 8
        and all(_text(name) is None and _answer(part) is None for name, part in value.items())
    )
    return None if fits else Message("wanted-action")


def _text_or_none(value: object) -> Message | None:
    fits = value is None or _text(value) is None
    return None if fits else Message("wanted-text-or-null")


def _options(value: object) -> Message | None:
    fits = (
        isinstance(value, dict)
        and len(value) <= 20
        and all(_text(k) is None for k in value)
        and all(v is None or isinstance(v, (str, bool)) or _is_int(v) for v in value.values())
    )
    return None if fits else Message("wanted-options")


def _seats(value: object) -> Message | None:
    like = '{"seat": "red", "player": "human", "name": "Ada"}'
    wrong = Message.of("wanted-seats", most=len(SEATS), like=like)
    if not isinstance(value, list) or not 2 <= len(value) <= len(SEATS):
        return wrong
    for entry in value:
        if not isinstance(entry, dict) or not {"seat", "player"} <= entry.keys():
            return wrong
        if entry.keys() - {"seat", "player", "name"}:
            return wrong
        if _text(entry["seat"]) or _text(entry["player"]):
            return wrong
        name = entry.get("name", "")
        if not isinstance(name, str) or len(name) > MAX_NAME or not _sendable(name):
            return wrong
    if len({entry["seat"] for entry in value}) < len(value):
        return Message("wanted-seats-once")
    return None


# Fields of each control action; a name that ends in "?" may be left out.
_CONTROLS: Final[dict[str, dict[str, Callable[[object], Message | None]]]] = {
    "new_game": {
        "edition": _text,
        "mode": _text,
        "board?": _text,
        "seats": _seats,
        "seed?": _seed,
        "options?": _options,
    },
    "load": {"text": _long_text, "seats": _seats},
    "ready": {"seat": _text},
    "reveal": {},
    "conceal": {},
    "undo": {},
    "redo": {},
    "roll_until": {
        "source": _text,
        "target": _text,
        "armies": _count,
        "dice?": _count,
        "stop_at": _count,
    },
    "again": {"same_dice": _flag},
    "play_on": {"at": _count},
    "place_rest": {},
    "stop": {},
    "resume": {},
    "speed": {"value": _speed},
    "auto_defend": {"seat": _text, "value": _flag},
    "teach": {"value": _flag},
    "evaluation": {"value": _flag},
    "confirm": {"value": _flag},
    "end_now": {},
    "lesson": {
        "do": _lesson,
        "answer?": _answer,
        "step?": _text,
        "edition?": _text_or_none,
        "text?": _long_text,
    },
    "query": {
        "what": _query,
        "source?": _text,
        "target?": _text,
        "armies?": _count,
        "dice?": _count,
        "stop_at?": _count,
        "id?": _text,
        "about?": _reason,
        "n?": _count,
        "at?": _count,
        "turn?": _count,
        "whole?": _flag,
        "text?": _long_text,
        "move?": _move,
    },
}


def is_control(kind: str) -> bool:
    """Whether an action steers the widget (undo, speed, …) rather than the game."""
    return kind in _CONTROLS


def item_id(item: object) -> str | None:
    """The id by which an item can be answered, or None: such an item gets no answer."""
    if not isinstance(item, dict):
        return None
    found = item.get("id")
    return found if isinstance(found, str) and _text(found) is None else None


def read_item(item: object) -> Request:
    """Check the envelope of an item and, for a control action, its fields.

    Raises:
        Refused: `protocol.malformed`, with a sentence that names the field.
    """
    name = item_id(item)
    if name is None or not isinstance(item, dict):
        raise Refused.malformed("item-id", most=MAX_ID)
    extra = sorted(str(k) for k in item.keys() - {"id", "base_seq", "action"})
    if extra:
        raise Refused.malformed("item-no-key", key=_short(extra[0]))
    base_seq = item.get("base_seq")
    if not isinstance(base_seq, int) or isinstance(base_seq, bool) or base_seq < 0:
        raise Refused.malformed("item-base-seq")
    action = item.get("action")
    if not isinstance(action, dict):
        raise Refused.malformed("item-action")
    kind = action.get("type")
    if not isinstance(kind, str):
        raise Refused.malformed("item-type")
    if kind in _CONTROLS:
        _check_control(kind, action)
    return Request(name, base_seq, action)


def _check_control(kind: str, action: Mapping[Any, Any]) -> None:
    fields = _CONTROLS[kind]
    checks = {name.removesuffix("?"): check for name, check in fields.items()}
    for name in fields:
        if not name.endswith("?") and name not in action:
            raise Refused.malformed("item-lacks-field", action=kind, field=_short(name))
    for name, value in action.items():
        if name == "type":
            continue
        check = checks.get(name)
        if check is None:
            raise Refused.malformed("item-no-field", action=kind, field=_short(str(name)))
        wanted = check(value)
        if wanted is not None:
            about = {"action": kind, "field": _short(name), "wanted": wanted}
            raise Refused.malformed("item-field", **about)


def _short(text: str) -> str:
    return presentable(text, 40)


def presentable(text: str, limit: int = 400) -> str:
    """A text that may hold something from outside, made safe to send and not too long."""
    short = text if len(text) <= limit else text[: limit - 1] + "…"
    return short.encode("utf-8", "replace").decode()


PUZZLE: Final = "puzzle"
"""Opened in the place of a lesson, it is the puzzle of the day."""


def opened(action: Mapping[str, Any], progress: Progress) -> tuple[Lesson, Lesson | None]:
    """What an action opens, and the lesson that follows it where it is the warm-up before one.

    Args:
        action: its ``step`` is the id of a lesson, by default the first one that is not done.
        progress: where it is noted.

    Raises:
        Refused: there is no such lesson or edition, or nothing to warm up with.
    """
    wanted = action.get("step")
    if wanted == PUZZLE:
        return load_puzzle(progress=progress), None
    if wanted == WARM_UP:
        try:
            return load_warm_up(progress=progress), None
        except LessonError as error:
            raise Refused.because("protocol.lesson", error) from error
    known = lesson_ids()
    name = wanted or _to_go_on_with(progress)
    if name not in known:  # a page may not name a file
        raise Refused.malformed("refused-lesson", lesson=shown(name), known=known)
    edition = action.get("edition")
    if edition is not None and edition not in edition_ids():
        known = edition_ids()
        raise Refused.malformed("refused-edition", edition=shown(edition), known=known)
    lesson = load_lesson(name, edition=edition, progress=progress)
    warm_up = warm_up_before(lesson, progress=progress)
    return (lesson, None) if warm_up is None else (warm_up, lesson)


def _to_go_on_with(progress: Progress) -> str:
    """The first lesson that is not done; after the last one the first again."""
    source = first_open(progress)
    return lesson_ids()[0] if source is None else source.id
