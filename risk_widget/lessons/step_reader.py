"""Reading the steps of a lesson file: their positions, their kinds, and every name in them."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final, TypedDict, get_args

from risk_widget.board import load_board
from risk_widget.engine.actions import ACTION_KINDS
from risk_widget.engine.config import THIRD
from risk_widget.engine.data_types import Observation
from risk_widget.lessons.checks import Place
from risk_widget.lessons.step import GRADES, ActionData, Challenge, Kind, Step, first_position
from risk_widget.schema import Problem, SchemaError, read
from risk_widget.spelling import did_you_mean, shown
from risk_widget.svg import ROLES

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from risk_widget.board import Board
    from risk_widget.json_types import JsonObject, JsonView

__all__ = ["merged", "no_key", "read_step"]

CHALLENGE_KEYS: Final = tuple(each.name for each in fields(Challenge))
_POSITION_KEYS: Final = ("edition", "mode", "options", "seats", "board", "given", "new", "dice")


class _Position(TypedDict, total=False):
    """The fields of a step that describe its first position."""

    mode: str
    options: dict[str, Any]
    seats: list[str]
    board: str
    given: dict[str, Any]
    new: dict[str, Any]
    dice: list[int]


_OWN_KEYS: Final = tuple(
    each.name for each in fields(Step) if each.name not in ("case", "challenge", "edition")
)
STEP_KEYS: Final = (*_POSITION_KEYS, *_OWN_KEYS, *CHALLENGE_KEYS, "editions", "in", "vary")
_NOT_PLAYED: Final = (
    "moves", "replies", "dice", "answer", "choices", "question", "pick", "picks", "each",
    "reveal", "show_dice", "played_out", "hides", "solution", "battle",
)  # fmt: skip
"""Fields without a meaning in a challenge: learner and bots decide its actions, its dice are true.
"""
_SOLUTIONS: Final[JsonView] = {
    "do": tuple[ActionData, ...],
    "refuse": tuple[ActionData, ...],
    "point": tuple[Place, ...],
}


def read_step(lesson: JsonView, raw: JsonView, edition: str) -> Step:
    """Read a step from its table within the lesson.

    Raises:
        SchemaError: everything that is wrong with it.
    """
    problems = [no_key(key, STEP_KEYS) for key in raw if key not in STEP_KEYS]
    try:
        read(_Position, {key: raw[key] for key in raw if key in _Position.__annotations__})
    except SchemaError as error:
        raise SchemaError([*problems, *error.problems]) from error
    kind = raw.get("kind")
    if kind in get_args(Kind):
        problems += _problems_of_kind(str(kind), raw)
    case = _case(lesson, {**raw, "edition": edition})
    problems += _problems_of_case(case)
    if problems and not {"mode", "seats"} <= case.keys():
        raise SchemaError(problems)
    try:
        board = load_board(case["board"])
    except ValueError as error:
        raise SchemaError([*problems, Problem(str(error), ("board",))]) from error
    names = _names(case, board, raw)
    data = {key: raw[key] for key in _OWN_KEYS if key in raw}
    data |= {"edition": edition, "case": case, "you": raw.get("you", [*names["seat"], None][0])}
    data.setdefault("fight_on", kind == "challenge")
    if kind == "challenge":
        data["challenge"] = {key: raw[key] for key in CHALLENGE_KEYS if key in raw}
    taught = raw.get("teaches")
    if kind == "refuse" and isinstance(taught, list) and taught:
        data.setdefault("success", f"refused_by({str(taught[0])!r})")
    step: Step | None = None
    try:
        step = read(Step, data, names=names)
    except SchemaError as error:
        # In the file the fields of a challenge stand among the others.
        own = [p._replace(path=p.path[p.path[:1] == ("challenge",) :]) for p in error.problems]
        problems += own
    places = {**names, "place": [*names["territory"], *names["continent"]]}
    try:
        read(_SOLUTIONS.get(str(kind), object), raw.get("solution", []), "solution", names=places)
    except SchemaError as error:
        problems += error.problems
    try:
        first_position(case)
    except (ValueError, KeyError, TypeError) as error:
        said = str(error.args[0]) if type(error) is KeyError else str(error)
        problems.append(Problem(f"cannot be: {said}", ("given",)))
    if step is None or problems:
        raise SchemaError(problems)
    return step


def no_key(key: str, known: Sequence[str]) -> Problem:
    """The problem that a table has a key not allowed there."""
    text = f"has no key {shown(key)}{did_you_mean(key, known)}"
    return Problem(text, (), "key", key, tuple(known))


def merged(base: JsonView, own: JsonView) -> JsonObject:
    """Merge one ``given`` over another: its keys replace the others, its territories are added."""
    both = {**base, **own}
    lands = base.get("territories"), own.get("territories")
    if isinstance(lands[0], dict) and isinstance(lands[1], dict):
        both["territories"] = {**lands[0], **lands[1]}
    return both


def _case(lesson: JsonView, raw: JsonView) -> JsonObject:
    """The first position: the step's fields merged over those of its lesson."""
    case: JsonObject = {"options": {}, "board": "classic", "dice": []}
    for table in (lesson, raw):
        case |= {key: table[key] for key in _POSITION_KEYS if key in table}
    own_board = case["board"] != lesson.get("board", "classic")
    if "new" in raw or (own_board and "given" not in raw):  # the lesson's is on another board
        case.pop("given", None)
    elif "given" in raw and "given" in lesson and not own_board:
        case["given"] = merged(lesson["given"], raw["given"])
    return case


def _problems_of_case(case: JsonView) -> Iterator[Problem]:
    for key in ("mode", "seats"):
        if key not in case:
            yield Problem("must be named by the lesson or the step", (key,))
    if ("given" in case) == ("new" in case):
        text = "is needed, or new: a step has one position, of its own or its lesson's"
        yield Problem(text, ("given",))


def _names(case: JsonView, board: Board, raw: JsonView) -> dict[str, Collection[str]]:
    """The names known in a step, by kind."""
    seats, territories = case["seats"], board.ids
    continents = [continent.id for continent in board.continents]
    choices = raw.get("choices")
    listed = choices if isinstance(choices, list) else []
    values = [str(each.get("value")) for each in listed if isinstance(each, dict)]
    return {
        "territory": territories,
        "continent": continents,
        "seat": seats,
        "owner": (*seats, THIRD),
        "action": tuple(ACTION_KINDS),
        "place": values or (*territories, *continents),
        "role": ROLES,
        "part of the position": tuple(Observation.__annotations__),
    }


def _problems_of_kind(kind: str, raw: JsonView) -> Iterator[Problem]:
    """The fields that a step of this kind lacks or cannot have."""
    is_challenge = kind == "challenge"
    for key in _NOT_PLAYED if is_challenge else CHALLENGE_KEYS:
        if key in raw:
            no = "has no place in a challenge: it is played with true dice, against bots"
            yield Problem(no if is_challenge else "has a place only in a challenge", (key,))
    hints, wanted = raw.get("hints"), len(GRADES) - is_challenge
    if isinstance(hints, list) and len(hints) != wanted:
        two = "must be two hints: a nudge and the rule; the action is the one that a bot would take"
        yield Problem(
            two if is_challenge else "must be three hints: a nudge, the rule, the action",
            ("hints",),
        )
    needed = {
        "do": ("success", "solution", "otherwise"),
        "refuse": ("solution", "otherwise"),
        "point": ("success", "solution", "otherwise"),
        "predict": ("question", "otherwise"),
        "chance": ("question", "battle"),
        "challenge": ("success", "otherwise"),
    }
    for key in needed[kind]:
        if not raw.get(key):
            yield Problem(f"is needed in a step of the kind {shown(kind)}", (key,))
    if kind == "predict" and ("answer" in raw) == bool(raw.get("choices")):
        text = "is needed, or choices: a prediction has either a number or choices"
        yield Problem(text, ("answer",))
    for key in ("answer", "choices"):
        if kind not in ("predict", "challenge") and raw.get(key) is not None:
            yield Problem("has a place only in a prediction", (key,))
