"""Reads a step of a lesson file, with errors that name the step and the field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from risk_widget.lessons.challenge_reader import CHALLENGE_KEYS, check_fields, read_challenge
from risk_widget.lessons.chance_guess import GuessedBattle
from risk_widget.lessons.expressions import parse_check, parse_value
from risk_widget.lessons.lesson_error import (
    ExpressionError,
    in_field,
    needed,
    no_such,
)
from risk_widget.lessons.name_checks import check_names, entry
from risk_widget.lessons.step import GRADES, KINDS, PICKS, AnswerChoice, Mistake, Step
from risk_widget.lessons.step_position import merged
from risk_widget.messages import Message, part_of
from risk_widget.rules.clauses import clauses
from risk_widget.spelling import nearest, shown, unknown

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.lessons.combine import Check, Quantity
    from risk_widget.lessons.lesson_error import LessonError

__all__ = ["STEP_KEYS", "list_of", "read_step"]

_POSITION_KEYS: Final = ("edition", "mode", "options", "seats", "board", "given", "new", "dice")
STEP_KEYS: Final = (
    *_POSITION_KEYS,
    "id",
    "title",
    "kind",
    "text",
    "question",
    "teaches",
    "you",
    "moves",
    "fight_on",
    "replies",
    "success",
    "failure",
    "answer",
    "choices",
    "pick",
    "picks",
    "each",
    "battle",
    "reveal",
    "show_dice",
    "played_out",
    "hides",
    "highlight",
    "hints",
    "mistakes",
    "otherwise",
    "praise",
    "solution",
    "editions",
    "in",
    *CHALLENGE_KEYS,
    "vary",
)


class _Reader:
    """Reads one step out of its table, with errors that say where."""

    def __init__(self, lesson: Mapping[str, Any], raw: Mapping[str, Any], where: Message) -> None:
        self.lesson, self.raw, self.where = lesson, raw, where

    def fail(self, field: str | Message, problem: str | Message | Exception) -> LessonError:
        params = part_of(problem) if isinstance(problem, Exception) else problem
        return in_field(self.where, field, params)

    def step(self) -> Step:
        raw = self.raw
        kind = self.word("kind", KINDS)
        check_fields(self, kind)
        choices = tuple(self.choice(c, n) for n, c in enumerate(self.tables("choices"), start=1))
        step = Step(
            id=self.text("id"),
            title=self.text("title"),
            kind=kind,
            text=self.text("text"),
            question=self.text("question", ""),
            teaches=self.clauses("teaches"),
            edition=raw["edition"],
            case=self.case(),
            you=self.you(),
            moves=self.number("moves", 1),
            fight_on=self.flag("fight_on", default=kind == "challenge"),
            replies=tuple(self.tables("replies")),
            success=self.success(kind),
            failure=self.check("failure"),
            answer=self.value("answer"),
            choices=choices,
            pick=self.word("pick", PICKS, "territory"),
            picks=self.number("picks", 1) if "picks" in raw else None,
            each=self.check("each"),
            reveal=tuple(self.tables("reveal")),
            show_dice=bool(raw.get("show_dice", False)),
            played_out=bool(raw.get("played_out", False)),
            hides=tuple(list_of(str, raw, "hides", self.where)),
            highlight=dict(raw.get("highlight", {})),
            hints=self.hints(kind),
            mistakes=tuple(
                self.mistake(m, n) for n, m in enumerate(self.tables("mistakes"), start=1)
            ),
            otherwise=self.text("otherwise", "" if kind == "chance" else None),
            praise=self.text("praise"),
            solution=self.solution(kind),
            challenge=read_challenge(self) if kind == "challenge" else None,
            battle=self.battle() if kind == "chance" else None,
        )
        self.check_kind(step)
        try:
            game = step.new_game()
        except (ValueError, KeyError) as error:
            raise self.fail("given", error) from error
        check_names(step, game, self.fail)
        return step

    # -- pieces

    def text(self, key: str, otherwise: str | None = None) -> str:
        value = self.raw.get(key, otherwise)
        if not isinstance(value, str) or (otherwise is None and not value.strip()):
            raise self.fail(key, needed("text", value))
        return value.strip()

    def word(self, key: str, words: tuple[str, ...], otherwise: str | None = None) -> str:
        value = self.raw.get(key, otherwise)
        if value not in words:
            params = {"value": shown(value), "words": words, "meant": nearest(str(value), words)}
            raise self.fail(key, Message("lesson-needed-word", params))
        return str(value)

    def number(self, key: str, otherwise: int) -> int:
        value = self.raw.get(key, otherwise)
        if type(value) is not int or value < 1:
            raise self.fail(key, needed("number", value))
        return value

    def tables(self, key: str) -> list[Mapping[str, Any]]:
        return list_of(dict, self.raw, key, self.where)

    def clauses(self, key: str) -> tuple[str, ...]:
        named = list_of(str, self.raw, key, self.where)
        for clause in named:
            if clause not in clauses():
                raise self.fail(key, no_such("clause", unknown(clause, clauses())))
        if not named:
            raise self.fail(key, Message("lesson-without-clause"))
        return tuple(named)

    def flag(self, key: str, *, default: bool) -> bool:
        value = self.raw.get(key, default)
        if not isinstance(value, bool):
            raise self.fail(key, needed("flag", value))
        return value

    def check(self, key: str) -> Check | None:
        if key not in self.raw:
            return None
        try:
            return parse_check(self.raw[key])
        except ExpressionError as error:
            raise self.fail(key, error) from error

    def value(self, key: str) -> Quantity | None:
        if key not in self.raw:
            return None
        try:
            return parse_value(self.raw[key])
        except ExpressionError as error:
            raise self.fail(key, error) from error

    def success(self, kind: str) -> Check | None:
        if kind == "refuse" and "success" not in self.raw:
            return parse_check(f"refused_by({self.raw['teaches'][0]!r})")
        return self.check("success")

    def hints(self, kind: str) -> tuple[str, ...]:
        hints = list_of(str, self.raw, "hints", self.where)
        if kind == "challenge":  # its moves are those of a bot
            if len(hints) != len(GRADES) - 1 or not all(hint.strip() for hint in hints):
                raise self.fail("hints", Message("lesson-two-hints"))
        elif len(hints) != len(GRADES) or not all(hint.strip() for hint in hints):
            raise self.fail("hints", Message("lesson-three-hints"))
        return tuple(hint.strip() for hint in hints)

    def mistake(self, raw: Mapping[str, Any], number: int) -> Mistake:
        where = entry("mistakes", number)
        self.only(raw, ("when", "say", "dice"), where, optional=("dice",))
        try:
            when = parse_check(raw["when"])
        except ExpressionError as error:
            raise self.fail(where, error) from error
        dice = raw.get("dice")
        return Mistake(when, str(raw["say"]).strip(), None if dice is None else tuple(dice))

    def choice(self, raw: Mapping[str, Any], number: int) -> AnswerChoice:
        where = entry("choices", number)
        self.only(raw, ("value", "text", "right", "say"), where, optional=("right", "say"))
        if "right" not in raw and "say" not in raw:
            raise self.fail(where, Message("lesson-choice-unsaid"))
        try:
            right = parse_check(raw["right"]) if "right" in raw else None
        except ExpressionError as error:
            raise self.fail(where, error) from error
        say = str(raw.get("say", "")).strip()
        return AnswerChoice(str(raw["value"]), str(raw["text"]), right, say)

    def only(
        self,
        raw: Mapping[str, Any],
        keys: tuple[str, ...],
        where: Message,
        optional: tuple[str, ...] = (),
    ) -> None:
        for key in raw:
            if key not in keys:
                raise self.fail(where, no_such("key", unknown(key, keys)))
        for key in keys:
            if key not in raw and key not in optional:
                raise self.fail(where, Message("lesson-missing", {"key": key}))

    def battle(self) -> GuessedBattle:
        raw = self.raw.get("battle")
        if not isinstance(raw, dict):
            raise self.fail("battle", needed("battle", raw))
        self.only(raw, ("source", "target"), Message("lesson-battle"))
        return GuessedBattle(str(raw["source"]), str(raw["target"]))

    def solution(self, kind: str) -> tuple[Any, ...]:
        solution = self.raw.get("solution", [])
        if not isinstance(solution, list):
            raise self.fail("solution", Message("lesson-solution-list"))
        if not solution and kind not in ("predict", "chance", "challenge"):
            raise self.fail("solution", Message("lesson-solution-missing"))
        return tuple(solution)

    def case(self) -> dict[str, Any]:
        case: dict[str, Any] = {"options": {}, "board": "classic", "dice": []}
        for key in _POSITION_KEYS:
            if key in self.lesson:
                case[key] = self.lesson[key]
            if key in self.raw:
                case[key] = self.raw[key]
        for key in ("mode", "seats"):
            if key not in case:
                raise self.fail(key, Message("lesson-unnamed"))
        own_board = case["board"] != self.lesson.get("board", "classic")
        if "new" in self.raw:
            case.pop("given", None)
        elif own_board:  # the lesson's position is one of another map
            case.pop("given", None)
            if "given" in self.raw:
                case["given"] = self.raw["given"]
        elif "given" in self.lesson and "given" in self.raw:
            case["given"] = merged(self.lesson["given"], self.raw["given"])
        if ("given" in case) == ("new" in case):
            raise self.fail("given", Message("lesson-position"))
        return case

    def you(self) -> str:
        case = self.case()
        seat = self.raw.get("you", case["seats"][0])
        if seat not in case["seats"]:
            params = unknown(str(seat), case["seats"])
            raise self.fail("you", Message("lesson-no-seat", params))
        return str(seat)

    def check_kind(self, step: Step) -> None:
        if step.kind in ("do", "point", "challenge") and step.success is None:
            raise self.fail("success", Message("lesson-success", {"kind": step.kind}))
        if step.kind in ("predict", "chance") and not step.question:
            raise self.fail("question", Message("lesson-question"))
        if step.kind == "predict":
            if (step.answer is None) == (not step.choices):
                raise self.fail("answer", Message("lesson-answer-or-choices"))
        elif step.choices or step.answer is not None:
            raise self.fail("kind", Message("lesson-only-prediction"))


def read_step(lesson: Mapping[str, Any], raw: Mapping[str, Any], where: Message) -> Step:
    """The step that a table describes within its lesson; ``where`` is what errors call it.

    Raises:
        LessonError: what is wrong with it, with the field.
    """
    return _Reader(lesson, raw, where).step()


def list_of(kind: type, raw: Mapping[str, Any], key: str, where: str | Message) -> list[Any]:
    """A list of texts or tables out of a table. Raises ``LessonError``."""
    value = raw.get(key, [])
    if not isinstance(value, list) or not all(isinstance(item, kind) for item in value):
        raise in_field(where, key, needed("texts" if kind is str else "tables", value))
    return value
