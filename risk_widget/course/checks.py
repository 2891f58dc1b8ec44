"""Checks and values: the small expressions in lesson files, such as ``armies("peru") >= 3``.

A text is parsed once, when its file is read, into a tree of a few allowed kinds of node.
It is evaluated for the outcome of an attempt by the functions below: each takes the outcome
and the constants in the text. Their annotations say which constants are allowed. A function
that returns a ``bool`` is a check; any other is a value, to be compared.
"""

from __future__ import annotations

import ast
import inspect
import operator
import re
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, Self, TypeAlias, get_type_hints

from risk_widget.battles.battle_table import roll_table
from risk_widget.engine.actions import ACTION_KINDS
from risk_widget.engine.data_types import ActionKind, EventKind  # noqa: TC001 - read by `read`
from risk_widget.reading.schema import Checked, Known, Problem, SchemaError, read
from risk_widget.reading.spelling import did_you_mean, nearest, shown
from risk_widget.results.displays import whole_percent
from risk_widget.rules.clauses import clauses

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping

    from risk_widget.engine.actions import Action
    from risk_widget.engine.events import Event
    from risk_widget.game import Game
    from risk_widget.reading.json_types import JsonObject, JsonView

    Names: TypeAlias = Mapping[str, Collection[str] | None]

__all__ = [
    "Expression",
    "ExpressionError",
    "Outcome",
    "Text",
    "parse_check",
    "parse_text",
    "parse_value",
]


@dataclass(frozen=True, slots=True)
class Outcome:
    """The facts of an attempt: the position after the learner's actions, and the events before it.

    Attributes:
        game: the game as it stands now.
        you: the learner's seat.
        actions: the learner's actions in this step, the last one included.
        events: the results of the learner's actions, and of the others' actions.
        refused: the clause under which the last action was refused, or None.
        answer: the learner's answer: a number, a word or ids; None if an action was taken.
        turns: in a challenge, the turns that the learner has begun.
    """

    game: Game
    you: str
    actions: tuple[Action, ...] = ()
    events: tuple[Event, ...] = ()
    refused: str | None = None
    answer: object = None
    turns: int = 1


# -- the words of the expressions ------------------------------------------------------------------

Territory: TypeAlias = Annotated[str, Known("territory")]
Continent: TypeAlias = Annotated[str, Known("continent")]
Seat: TypeAlias = Annotated[str, Known("seat")]
Owner: TypeAlias = Annotated[str, Known("owner")]
"""A seat, or the third army."""
PlaceId: TypeAlias = Annotated[str, Known("place")]
"""A territory, a continent or a choice."""


def _find_clause(clause: str) -> Iterator[Problem]:
    if clause in clauses():
        return
    chapter = clause.partition(".")[0]
    own = [each for each in clauses() if each.partition(".")[0] == chapter]
    others = f"; those of {chapter} are {', '.join(own)}" if own else ""
    yield Problem(f"names no clause: {shown(clause)}{did_you_mean(clause, clauses())}{others}")


Clause: TypeAlias = Annotated[str, Checked(_find_clause)]


def owns(o: Outcome, seat: Owner, territory: Territory = "", continent: Continent = "") -> bool:
    """Whether the seat holds a territory or a whole continent."""
    places = [territory] if territory else o.game.board.continent(continent).territories
    return all(o.game.owner(place) == seat for place in places)


def out(o: Outcome, seat: Seat) -> bool:
    """Whether the seat is out of the game."""
    return seat in o.game.observe(None)["out"]


def may_end(o: Outcome) -> bool:
    """Whether this part of the turn may end now."""
    return bool(o.game.legal_ranges().get("end_phase"))


def did(o: Outcome, kind: ActionKind, **fields: object) -> bool:
    """Whether the learner took an action of this kind; a field given as a list matches any item."""
    return any(_fits(kind, _fields_of(action), fields) for action in o.actions)


def happened(o: Outcome, kind: EventKind, **fields: object) -> bool:
    """Whether an event of this kind followed; a field given as a list matches any item."""
    return any(_fits(kind, event.to_full_dict(), fields) for event in o.events)


def refused_by(o: Outcome, *clauses: Clause) -> bool:
    """Whether the last action was refused under a given clause or, if none is given, under any."""
    return o.refused is not None and (not clauses or o.refused in clauses)


def answered(o: Outcome, *answers: int | PlaceId) -> bool:
    """Whether the answer is one of the given answers."""
    return o.answer is not None and not isinstance(o.answer, list) and o.answer in answers


def answered_all(o: Outcome, *places: PlaceId) -> bool:
    """Whether the answer names exactly these places, in any order."""
    return set(_several(o.answer)) == set(places)


def points_in(o: Outcome, continent: Continent) -> bool:
    """Whether every territory of the answer lies in this continent."""
    places = _several(o.answer)
    return bool(places) and {*places} <= {*o.game.board.continent(continent).territories}


def points_next_to(o: Outcome, territory: Territory) -> bool:
    """Whether every territory of the answer borders this one."""
    places, board = _several(o.answer), o.game.board
    near = [place in board.index and board.adjacent(territory, place) for place in places]
    return bool(places) and all(near)


def armies(o: Outcome, territory: Territory) -> int:
    """Return the number of armies on a territory."""
    return o.game.armies(territory)


def held(o: Outcome, seat: Owner) -> int:
    """Count the territories that a seat holds."""
    return sum(o.game.owner(place) == seat for place in o.game.board.ids)


def total(o: Outcome, seat: Owner) -> int:
    """Count the armies that a seat has on the board."""
    return sum(o.game.armies(place) for place in o.game.board.ids if o.game.owner(place) == seat)


def in_hand(o: Outcome, seat: Seat) -> int:
    """Return the number of armies that a seat still has to place in set-up."""
    return int(o.game.state.in_hand[o.game.config.seat_number(seat)])


def cards(o: Outcome, seat: Seat) -> int:
    """Return the number of cards that a seat holds."""
    return o.game.state.hand_size[o.game.config.seat_number(seat)]


def deck(o: Outcome) -> int:
    """Return the number of cards in the deck."""
    return o.game.state.deck_count


def missions(o: Outcome) -> int:
    """Count the mission cards from which this edition deals to this number of seats."""
    return len(o.game.config.wanted)


def income(o: Outcome) -> int:
    """Return the armies that the current player has received in this turn."""
    return o.game.explain_reinforcements().total


def to_place(o: Outcome) -> int | None:
    """Return the armies still to be placed."""
    return o.game.to_place


def phase(o: Outcome) -> str:
    """Return the part of the game, such as "attack"."""
    return o.game.phase


def turn(o: Outcome) -> str | None:
    """Return the seat whose turn it is."""
    return o.game.turn


def winner(o: Outcome) -> object:
    """Return the winner's seat, or None."""
    return o.game.winner


Choice: TypeAlias = Literal["attack", "fortify", "defend", "occupy", "place"]


def most(o: Outcome, kind: Choice, source: Territory = "", target: Territory = "") -> int:
    """Return the largest number that may be chosen: dice, or armies to attack, move or place."""
    ranges: JsonView = o.game.legal_ranges()
    offered = ranges.get(kind)
    if not offered:
        return 0
    if kind == "place":
        return int(offered["max"])
    if kind in ("attack", "fortify"):
        offered = offered.get(source, {}).get(target, [0])
    return int(offered[-1])


def dice_choices(o: Outcome, armies: int) -> int:
    """Count the dice options for an attacker with a given number of armies."""
    return len(o.game.legal_ranges().get("attack_dice", {}).get(str(armies), ()))


def capitals_needed(o: Outcome) -> int:
    """Return the number of capitals that wins this game."""
    return o.game.config.rules.capitals_needed.get(o.game.config.players, 0)


def size(o: Outcome, continent: Continent = "") -> int:
    """Count the territories in a continent, or on the whole board."""
    board = o.game.board
    return len(board.continent(continent).territories if continent else board.ids)


def bonus(o: Outcome, continent: Continent) -> int:
    """Return the bonus armies for holding a whole continent."""
    return o.game.board.continent(continent).bonus


def neighbours(o: Outcome, territory: Territory) -> int:
    """Count the territories that border a territory."""
    return len(o.game.board.neighbours[o.game.board.index[territory]])


def starting_armies(o: Outcome) -> int:
    """Return the number of armies of each player at the start."""
    return o.game.config.starting_armies()


def chance(o: Outcome, attackers: int, defenders: int) -> int:
    """Return the chance, in percent, of winning a battle fought out; one attacker stays behind."""
    return whole_percent(o.game.odds(attackers=attackers, defenders=defenders).win)


def roll(o: Outcome, attack: int, defence: int, loses: int = 0) -> int:
    """Return the chance, in percent, that the attacker loses ``loses`` armies in a roll."""
    table = roll_table(attack, defence, ties=o.game.dice.ties)
    return whole_percent(float(sum(p for losses, p in table.items() if losses[0] == loses)))


def moves(o: Outcome) -> int:
    """Count the actions the learner has taken in this step."""
    return len(o.actions)


def turns(o: Outcome) -> int:
    """Return the number of turns the learner has begun in a challenge."""
    return o.turns


def lost(o: Outcome, seat: Owner) -> int:
    """Count the armies a seat has lost in this step's battles."""
    return sum(
        roll[f"{side}_losses"]
        for roll in _rolls(o)
        for side in ("attacker", "defender")
        if roll[side] == seat
    )


def dice(o: Outcome, side: Literal["attack", "defence"]) -> int:
    """Return the number of dice a side rolled last."""
    return next((len(roll[side]) for roll in reversed(_rolls(o))), 0)


def traded_for(o: Outcome) -> int:
    """Count the armies received for sets traded in this step, not counting bonus armies."""
    return sum(event.data["armies"] for event in o.events if event.type == "traded")


def third_owed(o: Outcome) -> int:
    """Count the armies that have become due to the third army in this step."""
    return sum(event.data["armies"] for event in o.events if event.type == "third_owed")


def chosen(o: Outcome) -> int:
    """Count the different places named in the answer."""
    return len({*_several(o.answer)})


def _rolls(o: Outcome) -> list[JsonView]:
    return [event.data for event in o.events if event.type == "rolled"]


def _fields_of(action: Action) -> JsonObject:
    data = action.to_dict()
    if data["type"] == "attack":
        data.setdefault("dice", data["armies"])
    return data


def _fits(kind: str, data: JsonView, fields: JsonView) -> bool:
    return data["type"] == kind and all(
        _one_of(data.get(name), wanted) for name, wanted in fields.items()
    )


def _one_of(value: object, wanted: object) -> bool:
    if isinstance(value, (list, tuple)):  # the cards of a trade may come in any order
        return sorted(value) == sorted(_several(wanted))
    return value in _several(wanted)


def _several(value: object) -> list[Any]:
    """Return a value as a list; a list is returned unchanged."""
    if value is None:
        return []
    return list(value) if isinstance(value, (list, tuple)) else [value]


FUNCTIONS: Final[Mapping[str, Callable[..., object]]] = {
    made.__name__: made
    for made in (
        *(owns, out, may_end, did, happened, refused_by),
        *(answered, answered_all, points_in, points_next_to),
        *(armies, held, total, in_hand, cards, deck, missions, income, to_place),
        *(phase, turn, winner, most, dice_choices, capitals_needed, size, bonus, neighbours),
        *(starting_armies, chance, roll, moves, turns, lost, dice, traded_for, third_owed, chosen),
    )
}
"""The functions, by their names in lesson files."""


# -- parsing and evaluating ------------------------------------------------------------------------


class ExpressionError(ValueError):
    """The error for text that is not a valid expression, or that uses an unknown name."""


@dataclass(frozen=True, slots=True, repr=False)
class Expression:
    """A check or a value, called with an outcome."""

    text: str
    tree: ast.expr

    def __call__(self, outcome: Outcome) -> Any:
        """Evaluate the expression for this outcome."""
        return _result(self.tree, outcome)

    def __repr__(self) -> str:
        return self.text


def parse_check(text: str, names: Names | None = None) -> Expression:
    """Parse text into a check, such as ``armies("peru") >= 3``.

    Args:
        text: as in a lesson file.
        names: the known names, by kind; without them no name is looked up.

    Raises:
        ExpressionError: the text is not a valid check; the message says why.
    """
    tree = _parsed(text)
    if not _is_check(tree, names):
        message = f"{text} is a value, not a check: compare it, as in {text} >= 1"
        raise ExpressionError(message)
    return Expression(text, tree)


def parse_value(text: str | int, names: Names | None = None) -> Expression:
    """Parse text that stands for a number or a word; a plain number stands for itself.

    Raises:
        ExpressionError: the text is not a valid value; the message says why.
    """
    tree = _parsed(str(text))
    if _is_check(tree, names):
        message = f"{text} is a check, not a number"
        raise ExpressionError(message)
    return Expression(str(text), tree)


_SIGNS: Final[Mapping[type[ast.AST], Callable[[Any, Any], Any]]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.GtE: operator.ge,
    ast.Gt: operator.gt,
    ast.LtE: operator.le,
    ast.Lt: operator.lt,
    ast.Add: operator.add,
    ast.Sub: operator.sub,
}
_TURNED: Final = {"=>": ">=", "=<": "<=", "=!": "!="}


def _result(node: ast.expr, outcome: Outcome) -> Any:
    """Evaluate an expression that has passed `_is_check`."""
    match node:
        case ast.Constant(value=value):
            return value
        case ast.BoolOp(op=ast.And(), values=parts):
            return all(_result(part, outcome) for part in parts)
        case ast.BoolOp(values=parts):
            return any(_result(part, outcome) for part in parts)
        case ast.UnaryOp(operand=part):
            return not _result(part, outcome)
        case ast.BinOp(left=left, op=sign, right=right):
            return _SIGNS[type(sign)](_result(left, outcome), _result(right, outcome))
        case ast.Compare(left=left, ops=signs, comparators=rights):
            values = [_result(term, outcome) for term in (left, *rights)]
            pairs = zip(signs, pairwise(values), strict=True)
            return all(_SIGNS[type(sign)](one, other) for sign, (one, other) in pairs)
        case ast.Call(func=ast.Name(id=name)):
            arguments, fields = _arguments(node)
            return FUNCTIONS[name](outcome, *arguments, **fields)
    raise AssertionError(ast.dump(node))


def _arguments(call: ast.Call) -> tuple[list[object], JsonObject]:
    fields = {str(field.arg): ast.literal_eval(field.value) for field in call.keywords}
    return [ast.literal_eval(argument) for argument in call.args], fields


_LONGEST: Final = 2000
"""The most characters that an expression may have."""
_DEEPEST: Final = 40
"""The most levels of nested expressions."""


def _depth(tree: ast.expr) -> int:
    """Count the levels of nested expressions."""
    depth, level = 0, [tree]
    while level:
        depth += 1
        level = [
            part
            for node in level
            for part in ast.iter_child_nodes(node)
            if isinstance(part, ast.expr)
        ]
    return depth


def _parsed(text: str) -> ast.expr:
    """Parse text into a tree. Raises `ExpressionError` if it is invalid or has odd constants."""
    if len(text) > _LONGEST:
        message = f"{shown(text)} is too long: at most {_LONGEST} characters"
        raise ExpressionError(message)
    try:
        tree = ast.parse(text.strip(), mode="eval").body
    except SyntaxError as error:
        turned = next((sign for sign in _TURNED if sign in text), None)
        why = f"write {_TURNED[turned]} for {turned}" if turned else error.msg
        if re.search(r"[\w)]\s*=\s*[\w\"']", re.sub(r"\(.*?\)", "()", text)):
            why = "write == for ="
        message = f"{shown(text)} cannot be read: {why}"
        raise ExpressionError(message) from error
    # The text is nested too deeply, or contains a lone surrogate or a null.
    except (RecursionError, MemoryError, ValueError) as error:
        message = f"{shown(text)} cannot be read"
        raise ExpressionError(message) from error
    if _depth(tree) > _DEEPEST:
        message = f"{shown(text)} has too many parts within each other: at most {_DEEPEST}"
        raise ExpressionError(message)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and type(node.value) not in (int, str):
            message = f"{node.value!r} has no place in a check"
            raise ExpressionError(message)
    return tree


def _is_check(node: ast.expr, names: Names | None) -> bool:
    """Whether an expression is a check. Raises `ExpressionError` for an invalid expression."""
    match node:
        case ast.Constant():
            return False
        case ast.BoolOp(values=parts):
            _need_checks(parts, names)
            return True
        case ast.UnaryOp(op=ast.Not(), operand=part):
            _need_checks([part], names)
            return True
        case ast.BinOp(left=left, op=ast.Add() | ast.Sub(), right=right):
            for part in (left, right):
                if _is_check(part, names) or isinstance(getattr(part, "value", None), str):
                    message = f"{ast.unparse(part)} is no number"
                    raise ExpressionError(message)
            return False
        case ast.Compare(left=left, ops=signs, comparators=rights):
            if not all(type(sign) in _SIGNS for sign in signs):
                message = f"{ast.unparse(node)}: comparisons are ==, !=, >=, >, <=, <"
                raise ExpressionError(message)
            if sum(_is_check(part, names) for part in (left, *rights)):
                message = f"{ast.unparse(node)} compares a check, which is yes or no already"
                raise ExpressionError(message)
            return True
        case ast.Call(func=ast.Name(id=name)):
            _check_call(name, node, names)
            return _hints(name, extras=False)["return"] is bool
        case ast.Name(id=name) if name in FUNCTIONS:
            message = f"{name} stands alone: write {_form(name)}"
            raise ExpressionError(message)
        case ast.Name(id=name):
            message = f"{name} stands alone: names of places are put in quotes"
            raise ExpressionError(message)
    message = f"{ast.unparse(node)} is nothing that a check may contain"
    raise ExpressionError(message)


def _need_checks(parts: Iterable[ast.expr], names: Names | None) -> None:
    for part in parts:
        if not _is_check(part, names):
            message = f"{ast.unparse(part)} is no check: compare it, as in … >= 1"
            raise ExpressionError(message)


def _check_call(name: str, call: ast.Call, names: Names | None) -> None:
    """Raise `ExpressionError` if a function is unknown or has the wrong arguments."""
    if name not in FUNCTIONS:
        message = f"there is no {name}(){did_you_mean(name, FUNCTIONS)}"
        raise ExpressionError(message)
    for argument in (*call.args, *(field.value for field in call.keywords)):
        for part in argument.elts if isinstance(argument, ast.List | ast.Tuple) else [argument]:
            if not isinstance(part, ast.Constant):
                word = ast.unparse(part).replace(" ", "")  # such as new-guinea without quotes
                message = f'{name}(): names are put in quotes, as in {name}("{word}")'
                if not isinstance(part, ast.Name | ast.BinOp):
                    message = f"{ast.unparse(call)}: arguments are names, numbers, lists of them"
                raise ExpressionError(message)
    arguments, fields = _arguments(call)
    try:
        bound = inspect.signature(FUNCTIONS[name]).bind(None, *arguments, **fields).arguments
    except TypeError as error:
        message = f"{name}() is written {_form(name)}"
        raise ExpressionError(message) from error
    problems = [*_wrong_arguments(name, bound, names)]
    if problems:
        raise ExpressionError(f"{name}(): {'; '.join(problems)}")


def _wrong_arguments(name: str, bound: JsonObject, names: Names | None) -> Iterator[str]:
    """Yield the problems with a function's arguments."""
    hints = _hints(name, extras=names is not None)
    given = {each: value for each, value in bound.items() if each not in ("o", "fields")}
    fields: JsonView = bound.get("fields", {})
    for each, value in given.items():
        for one in value if isinstance(value, tuple) else [value]:
            yield from _problems(hints[each], one, each, names)
    for each in fields.keys() & {"source", "target", "territory"} if names else ():
        yield from _problems(list[Territory], _several(fields[each]), each, names)
    known = getattr(ACTION_KINDS.get(str(given.get("kind"))), "_fields", fields)
    if name == "did":
        for each in fields:
            yield from _problems(Literal[tuple(known)], each, "field", None)
    if name == "owns" and ("territory" in given) == ("continent" in given):
        yield "name a territory or a continent"
    aimed = {"source", "target"} <= given.keys()
    if name == "most" and (given["kind"] in ("attack", "fortify")) != aimed:
        yield "name a source and a target for attack and fortify, and only so"


def _problems(kind: object, value: object, place: str, names: Names | None) -> list[str]:
    try:
        read(kind, value, place, names=names or {})
    except SchemaError as error:
        return [str(problem) for problem in error.problems]
    return []


@cache
def _hints(name: str, *, extras: bool) -> JsonObject:
    return get_type_hints(FUNCTIONS[name], include_extras=extras)


def _form(name: str) -> str:
    """Format how a function is called, such as ``armies(territory)``."""
    _, *parameters = inspect.signature(FUNCTIONS[name]).parameters
    return f"{name}({', '.join(parameters)})"


# -- texts -----------------------------------------------------------------------------------------

_HOLE: Final = re.compile(r"\{\{(.+?)\}\}")
_SINGLE: Final = re.compile(r"\{[^{}]*\}")


class Text(str):
    """A lesson's text with expressions, such as ``{{held("red")}}``, that can be evaluated.

    Args:
        text: as in the file.
        parts: the pieces of the text and its expressions; by default the text alone.
    """

    __slots__ = ("parts",)
    parts: tuple[str | Expression, ...]

    def __new__(cls, text: str = "", parts: Iterable[str | Expression] | None = None) -> Self:
        """Make a text from its pieces."""
        made = super().__new__(cls, text)
        made.parts = (text,) if parts is None else tuple(parts)
        return made

    def filled(self, outcome: Outcome) -> str:
        """Return the text with its expressions evaluated for this outcome."""
        return "".join(part if isinstance(part, str) else str(part(outcome)) for part in self.parts)


def parse_text(text: str, names: Names | None = None) -> Text:
    """Parse text and the expressions in it. Raises `ExpressionError`."""
    text = text.strip()
    odd = _SINGLE.search(_HOLE.sub("", text))
    if odd is not None:
        word = re.sub(r"\W.*", "", odd.group()[1:-1])
        form = _form(nearest(word, FUNCTIONS) or "armies")
        message = f"{odd.group()} stands for nothing: a number is written {{{{{form}}}}}"
        raise ExpressionError(message)
    pieces = _HOLE.split(text)
    return Text(text, [parse_value(p, names) if n % 2 else p for n, p in enumerate(pieces)])
