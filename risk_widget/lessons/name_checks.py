"""Whether the names in a step exist: territories, continents, seats, clauses, actions, fields."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from risk_widget.engine.actions import ACTION_KINDS, parse_action
from risk_widget.engine.config import THIRD
from risk_widget.engine.refusals import IllegalAction
from risk_widget.lessons.combine import Mention, mentions_of
from risk_widget.lessons.computed_text import values_in
from risk_widget.lessons.lesson_error import ExpressionError, no_such
from risk_widget.messages import Message
from risk_widget.rules.clauses import clauses
from risk_widget.spelling import unknown
from risk_widget.svg import ROLES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from typing import TypeAlias

    from risk_widget.game import Game
    from risk_widget.lessons.combine import Check, Quantity
    from risk_widget.lessons.lesson_error import LessonError
    from risk_widget.lessons.step import Step

    Fail: TypeAlias = Callable[[str | Message, str | Message | Exception], LessonError]

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
