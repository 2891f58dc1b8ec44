"""Whether the names in a step exist: territories, continents, seats, clauses, actions, fields."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol

from risk_widget.engine.actions import ACTION_KINDS, IllegalAction, parse_action
from risk_widget.engine.config import THIRD
from risk_widget.lessons.checks import Mention, mentions_of, parse_check, parse_value, values_in
from risk_widget.lessons.errors import ExpressionError, in_field, needed, no_such
from risk_widget.lessons.step import (
    GRADES,
    KINDS,
    MOST_STARS,
    PICKS,
    AnswerChoice,
    Challenge,
    GuessedBattle,
    Mistake,
    Star,
    Step,
    bot_of,
    bot_words,
    merged,
)
from risk_widget.messages import Message, part_of
from risk_widget.rules.clauses import clauses
from risk_widget.spelling import nearest, shown, unknown
from risk_widget.svg import ROLES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from typing import TypeAlias

    from risk_widget.game import Game
    from risk_widget.lessons.checks import Check, Quantity
    from risk_widget.lessons.errors import LessonError

    Fail: TypeAlias = Callable[[str | Message, str | Message | Exception], LessonError]
    from collections.abc import Mapping

__all__ = ["CHALLENGE_KEYS", "STEP_KEYS", "check_fields", "list_of", "read_challenge", "read_step"]


EVENTS: Final = (
    "starter_rolled",
    "dealt",
    "claimed",
    "placed",
    "capital_chosen",
    "turn_started",
    "income",
    "traded",
    "bonus_placed",
    "phase_started",
    "attacked",
    "rolled",
    "captured",
    "occupied",
    "eliminated",
    "cards_taken",
    "capital_fell",
    "card_drawn",
    "fortified",
    "third_owed",
    "third_placed",
    "deck_reshuffled",
    "won",
)
"""The types of events that a check may ask for."""


def check_names(step: Step, game: Game, fail: Fail) -> None:
    """Raise the error that ``fail`` makes for the first name in a step that does not exist."""
    known = _known(step, game)
    for field, text in _texts(step):
        try:
            holes = list(values_in(text))
        except ExpressionError as error:
            raise fail(field, error) from error
        for mention in mentions_of(*holes):
            problem = _problem(mention, known)
            if problem is not None:
                raise fail(field, problem)
    for place, check in _checks(step):
        for mention in mentions_of(check):
            problem = _problem(mention, known)
            if problem is not None:
                raise fail(place, problem)
    for territory, role in step.highlight.items():
        for kind, name in (("territory", territory), ("role", role)):
            problem = _problem(Mention(kind, name), known)
            if problem is not None:
                raise fail("highlight", problem)
    if step.battle is not None:
        for territory in (step.battle.source, step.battle.target):
            problem = _problem(Mention("territory", territory), known)
            if problem is not None:
                raise fail("battle", problem)
    for key in step.hides:
        problem = _problem(Mention("hidden", key), known)
        if problem is not None:
            raise fail("hides", problem)
    for field, moves in (("replies", step.replies), ("reveal", step.reveal)):
        _check_moves(moves, field, fail)
    if step.kind in ("do", "refuse"):
        _check_moves(step.solution, "solution", fail)
    elif step.kind == "point":
        for answer in step.solution:
            problem = _problem(Mention("place", str(answer)), known)
            if problem is not None:
                raise fail("solution", problem)


def _check_moves(moves: Iterable[object], field: str, fail: Fail) -> None:
    for number, move in enumerate(moves, start=1):
        plain = {k: v for k, v in move.items() if k != "seat"} if isinstance(move, dict) else move
        try:
            parse_action(plain)
        except IllegalAction as error:
            raise fail(entry(field, number), error.content) from error


def entry(field: str, number: int) -> Message:
    """One entry of a field that is a list, counted from 1 on."""
    return Message("lesson-entry", {"field": field, "number": number})


def _texts(step: Step) -> Iterator[tuple[str, str]]:
    yield from (
        ("text", step.text),
        ("question", step.question),
        ("praise", step.praise),
        ("otherwise", step.otherwise),
        *(("hints", hint) for hint in step.hints),
        *(("mistakes", mistake.say) for mistake in step.mistakes),
        *(("choices", choice.say) for choice in step.choices),
    )


def _checks(step: Step) -> Iterator[tuple[str | Message, Check | Quantity | None]]:
    yield "success", step.success
    yield "failure", step.failure
    yield "each", step.each
    yield "answer", step.answer
    for number, mistake in enumerate(step.mistakes, start=1):
        yield entry("mistakes", number), mistake.when
    for number, choice in enumerate(step.choices, start=1):
        yield entry("choices", number), choice.right
    for number, star in enumerate(step.challenge.stars if step.challenge else (), start=1):
        yield entry("stars", number), star.when


def _known(step: Step, game: Game) -> dict[str, Iterable[str]]:
    territories, continents = game.board.ids, [c.id for c in game.board.continents]
    places = [c.value for c in step.choices] if step.choices else [*territories, *continents]
    return {
        "territory": territories,
        "continent": continents,
        "seat": game.seats,
        "owner": (*game.seats, THIRD),
        "clause": clauses(),
        "action": ACTION_KINDS,
        "field": [f"{kind}.{name}" for kind, made in ACTION_KINDS.items() for name in made._fields],
        "event": EVENTS,
        "place": places,
        "role": ROLES,
        "hidden": game.observe(step.you),
    }


def _problem(mention: Mention, known: dict[str, Iterable[str]]) -> Message | None:
    names = list(known[mention.kind])
    if mention.name in names:
        return None
    return no_such(mention.kind, unknown(mention.name, names))


CHALLENGE_KEYS: Final = ("bot", "turns", "stars", "free_hints")
_NOT_PLAYED: Final = (
    "moves", "replies", "dice", "answer", "choices", "question", "pick", "picks", "each",
    "reveal", "show_dice", "played_out", "hides", "solution",
)  # fmt: skip
"""Fields without a meaning in a challenge: learner and bots decide its moves, its dice are true."""


class _ChallengeReader(Protocol):
    raw: Mapping[str, Any]

    def fail(self, field: str | Message, problem: str | Message | Exception) -> LessonError: ...
    def word(self, key: str, words: tuple[str, ...], otherwise: str | None = None) -> str: ...
    def number(self, key: str, otherwise: int) -> int: ...
    def tables(self, key: str) -> list[Mapping[str, Any]]: ...
    def only(
        self,
        raw: Mapping[str, Any],
        keys: tuple[str, ...],
        where: Message,
        optional: tuple[str, ...] = (),
    ) -> None: ...


def check_fields(reader: _ChallengeReader, kind: str) -> None:
    """Raise what the reader makes of a field that does not go with the kind of the step."""
    challenge = kind == "challenge"
    for key in _NOT_PLAYED if challenge else CHALLENGE_KEYS:
        if key in reader.raw:
            code = "lesson-not-in-challenge" if challenge else "lesson-only-challenge"
            raise reader.fail(key, Message(code))


def read_challenge(reader: _ChallengeReader) -> Challenge:
    """The challenge of a step of that kind. Raises ``LessonError``."""
    for key in ("bot", "turns"):
        if key not in reader.raw:
            raise reader.fail(key, Message("lesson-missing", {"key": key}))
    bot = bot_of(reader.word("bot", bot_words()))
    assert bot is not None
    stars = reader.tables("stars")
    if len(stars) >= MOST_STARS:
        raise reader.fail("stars", Message("lesson-most-stars", {"most": MOST_STARS - 1}))
    return Challenge(
        bot=bot,
        turns=reader.number("turns", 1),
        stars=tuple(_star(reader, star, n) for n, star in enumerate(stars, start=1)),
        free_hints=reader.number("free_hints", 1) if "free_hints" in reader.raw else None,
    )


def _star(reader: _ChallengeReader, raw: Mapping[str, Any], number: int) -> Star:
    where = entry("stars", number)
    reader.only(raw, ("when", "say"), where)
    try:
        return Star(parse_check(raw["when"]), str(raw["say"]).strip())
    except ExpressionError as error:
        raise reader.fail(where, error) from error


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
