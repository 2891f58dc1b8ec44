"""Questions to an attempt, and how they are joined: what all checks of lessons are made of."""

from __future__ import annotations

import ast
import operator
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from inspect import signature
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from risk_widget.battles.battle_table import roll_table
from risk_widget.lessons.errors import ExpressionError
from risk_widget.spelling import shown, unknown

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from risk_widget.engine.actions import Action
    from risk_widget.engine.events import Event
    from risk_widget.game import Game

__all__ = [
    "CHECKS",
    "VALUES",
    "Attempt",
    "Check",
    "ExpressionError",
    "Mention",
    "Quantity",
    "all_of",
    "answered",
    "answered_all",
    "any_of",
    "armies",
    "bonus",
    "capitals_needed",
    "cards",
    "chance",
    "chosen",
    "constant",
    "deck",
    "dice",
    "dice_choices",
    "did",
    "happened",
    "held",
    "in_hand",
    "income",
    "lost",
    "may_end",
    "mentions_of",
    "missions",
    "most",
    "moves",
    "neighbours",
    "not_",
    "out",
    "owns",
    "parse_check",
    "parse_value",
    "phase",
    "points_in",
    "points_next_to",
    "refused_by",
    "roll",
    "size",
    "starting_armies",
    "third_owed",
    "to_place",
    "total",
    "traded_for",
    "turn",
    "turns",
    "winner",
]


class Mention(NamedTuple):
    """A name that a check uses, so that a lesson file can be searched for slips."""

    kind: str
    name: str


@dataclass(frozen=True, slots=True)
class Attempt:
    """What is judged: the position after a learner's moves, and everything that led to it.

    Attributes:
        game: the game as it stands now.
        you: the learner's seat.
        actions: what the learner did in this step, the last one included.
        events: what came of it, the others' moves included.
        refused: the clause under which the last action was refused, or None.
        answer: the learner's answer: a number, a word or ids; None where a move was made.
        turns: of a challenge, the turns that the learner has begun.
    """

    game: Game
    you: str
    actions: tuple[Action, ...] = ()
    events: tuple[Event, ...] = ()
    refused: str | None = None
    answer: Any = None
    turns: int = 1


Judge: TypeAlias = Callable[[Attempt], bool]
Reader: TypeAlias = Callable[[Attempt], Any]


@dataclass(frozen=True, slots=True, repr=False)
class Check:
    """A yes-or-no question. Call it with an ``Attempt``."""

    text: str
    judge: Judge
    mentions: tuple[Mention, ...] = ()

    def __call__(self, attempt: Attempt) -> bool:
        """Whether it holds for this attempt."""
        return self.judge(attempt)

    def __and__(self, other: Check) -> Check:
        return all_of(self, other)

    def __or__(self, other: Check) -> Check:
        return any_of(self, other)

    def __invert__(self) -> Check:
        return not_(self)

    def __repr__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class Quantity:
    """A number or a word to be read off an attempt; comparing it makes a ``Check``."""

    text: str
    read: Reader
    mentions: tuple[Mention, ...] = field(default=())

    def __call__(self, attempt: Attempt) -> Any:
        """The value in this attempt."""
        return self.read(attempt)

    def compare(self, sign: str, other: object) -> Check:
        """The check that compares this value with another one, or with a constant."""
        right = constant(other)
        holds, read = _SIGNS[sign], self.read
        text = f"{self.text} {sign} {right.text}"
        return Check(
            text, lambda a: bool(holds(read(a), right.read(a))), (*self.mentions, *right.mentions)
        )

    def plus(self, other: object, sign: int) -> Quantity:
        """The sum with another number (``sign`` 1), or the difference (-1)."""
        right, read = constant(other), self.read
        text = f"{self.text} {'+' if sign > 0 else '-'} {right.text}"
        return Quantity(
            text, lambda a: read(a) + sign * right.read(a), (*self.mentions, *right.mentions)
        )

    def __add__(self, other: object) -> Quantity:
        return self.plus(other, 1)

    def __sub__(self, other: object) -> Quantity:
        return self.plus(other, -1)

    def __eq__(self, other: object) -> Check:  # type: ignore[override]
        return self.compare("==", other)

    def __ne__(self, other: object) -> Check:  # type: ignore[override]
        return self.compare("!=", other)

    def __ge__(self, other: object) -> Check:
        return self.compare(">=", other)

    def __gt__(self, other: object) -> Check:
        return self.compare(">", other)

    def __le__(self, other: object) -> Check:
        return self.compare("<=", other)

    def __lt__(self, other: object) -> Check:
        return self.compare("<", other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return self.text


_SIGNS: dict[str, Callable[[Any, Any], bool]] = {
    "==": operator.eq,
    "!=": operator.ne,
    ">=": operator.ge,
    ">": operator.gt,
    "<=": operator.le,
    "<": operator.lt,
}


def constant(value: object) -> Quantity:
    """A number or word as a ``Quantity``; a ``Quantity`` as it is."""
    return value if isinstance(value, Quantity) else Quantity(repr(value), lambda _: value)


def all_of(*checks: Check) -> Check:
    """Every one of them holds."""
    return _joined(" and ", checks, all)


def any_of(*checks: Check) -> Check:
    """At least one of them holds."""
    return _joined(" or ", checks, any)


def _joined(word: str, checks: tuple[Check, ...], fold: Callable[[Iterable[bool]], bool]) -> Check:
    if not checks:
        raise ExpressionError("check-none")
    texts = [f"({c.text})" if " or " in c.text or " and " in c.text else c.text for c in checks]
    mentions = tuple(m for c in checks for m in c.mentions)
    return Check(word.join(texts), lambda a: fold(c(a) for c in checks), mentions)


def not_(check: Check) -> Check:
    """The check does not hold."""
    return Check(f"not ({check.text})", lambda a: not check(a), check.mentions)


def mentions_of(*checks: Check | Quantity | None) -> Iterator[Mention]:
    """The names that these checks use."""
    for check in checks:
        if check is not None:
            yield from check.mentions


def owns(seat: str, territory: str | None = None, continent: str | None = None) -> Check:
    """The seat holds a territory, or a continent whole."""
    if (territory is None) == (continent is None):
        raise ExpressionError("check-owns")
    if territory is not None:
        place, mention = territory, Mention("territory", territory)
        return Check(
            f"owns({seat!r}, {place!r})",
            lambda a: a.game.owner(place) == seat,
            (Mention("owner", seat), mention),
        )
    assert continent is not None
    whole = continent

    def judge(attempt: Attempt) -> bool:
        members = attempt.game.board.continent(whole).territories
        return all(attempt.game.owner(t) == seat for t in members)

    return Check(
        f"owns({seat!r}, continent={whole!r})",
        judge,
        (Mention("owner", seat), Mention("continent", whole)),
    )


def armies(territory: str) -> Quantity:
    """The armies on a territory."""
    return Quantity(
        f"armies({territory!r})",
        lambda a: a.game.armies(territory),
        (Mention("territory", territory),),
    )


def held(seat: str) -> Quantity:
    """How many territories a seat holds."""
    return Quantity(
        f"held({seat!r})",
        lambda a: sum(a.game.owner(t) == seat for t in a.game.board.ids),
        (Mention("owner", seat),),
    )


def total(seat: str) -> Quantity:
    """How many armies a seat has on the board."""
    return Quantity(
        f"total({seat!r})",
        lambda a: sum(a.game.armies(t) for t in a.game.board.ids if a.game.owner(t) == seat),
        (Mention("owner", seat),),
    )


def in_hand(seat: str) -> Quantity:
    """How many armies a seat still has to set in set-up."""

    def read(attempt: Attempt) -> int:
        state = attempt.game.state
        return int(state.in_hand[attempt.game.config.seat_number(seat)])

    return Quantity(f"in_hand({seat!r})", read, (Mention("seat", seat),))


def cards(seat: str) -> Quantity:
    """How many cards a seat holds."""

    def read(attempt: Attempt) -> int:
        return attempt.game.state.hand_size[attempt.game.config.seat_number(seat)]

    return Quantity(f"cards({seat!r})", read, (Mention("seat", seat),))


def deck() -> Quantity:
    """How many cards lie in the deck."""
    return Quantity("deck()", lambda a: a.game.state.deck_count)


def missions() -> Quantity:
    """How many mission cards this edition deals from with these colours in play."""
    return Quantity("missions()", lambda a: len(a.game.config.wanted))


def income() -> Quantity:
    """The armies that the player on turn has received this turn."""
    return Quantity("income()", lambda a: a.game.explain_reinforcements().total)


def to_place() -> Quantity:
    """The armies that are still to be placed."""
    return Quantity("to_place()", lambda a: a.game.to_place)


def phase() -> Quantity:
    """The part of the game, such as "attack"."""
    return Quantity("phase()", lambda a: a.game.phase)


def turn() -> Quantity:
    """The seat on turn."""
    return Quantity("turn()", lambda a: a.game.turn)


def winner() -> Quantity:
    """The seat that has won, or None."""
    return Quantity("winner()", lambda a: a.game.winner)


def out(seat: str) -> Check:
    """The seat is out of the game."""
    return Check(
        f"out({seat!r})",
        lambda a: seat in a.game.observe(None)["out"],
        (Mention("seat", seat),),
    )


def most(kind: str, source: str | None = None, target: str | None = None) -> Quantity:
    """The largest number that may be chosen now: dice, armies to attack, to move or to place.

    ``kind`` is "attack" or "fortify" (with source and target), "defend", "occupy" or "place".
    """
    if kind not in ("attack", "fortify", "defend", "occupy", "place"):
        raise ExpressionError("check-most-kind", kind=shown(kind))
    if (kind in ("attack", "fortify")) != (source is not None and target is not None):
        raise ExpressionError("check-most-places")

    def read(attempt: Attempt) -> int:
        ranges: Mapping[str, Any] = attempt.game.legal_ranges()
        offered = ranges.get(kind)
        if not offered:
            return 0
        if kind == "place":
            return int(offered["max"])
        if kind in ("attack", "fortify"):
            offered = offered.get(source, {}).get(target, [0])
        return int(offered[-1])

    places = [place for place in (source, target) if place is not None]
    text = ", ".join(repr(word) for word in (kind, *places))
    return Quantity(f"most({text})", read, tuple(Mention("territory", p) for p in places))


def may_end() -> Check:
    """The seat that must act may end this part of the turn now."""
    return Check("may_end()", lambda a: bool(a.game.legal_ranges().get("end_phase")))


def dice_choices(armies: int) -> Quantity:
    """Between how many numbers of dice an attacker with so many armies may choose."""
    return Quantity(
        f"dice_choices({armies!r})",
        lambda a: len(a.game.legal_ranges().get("attack_dice", {}).get(str(armies), ())),
    )


def capitals_needed() -> Quantity:
    """How many capitals win this game."""
    return Quantity(
        "capitals_needed()",
        lambda a: a.game.config.rules.capitals_needed.get(a.game.config.players, 0),
    )


def size(continent: str | None = None) -> Quantity:
    """How many territories a continent has, or the whole board."""
    if continent is None:
        return Quantity("size()", lambda a: len(a.game.board.ids))
    return Quantity(
        f"size({continent!r})",
        lambda a: len(a.game.board.continent(continent).territories),
        (Mention("continent", continent),),
    )


def bonus(continent: str) -> Quantity:
    """The armies that a whole continent brings."""
    return Quantity(
        f"bonus({continent!r})",
        lambda a: a.game.board.continent(continent).bonus,
        (Mention("continent", continent),),
    )


def neighbours(territory: str) -> Quantity:
    """How many territories border a territory."""
    return Quantity(
        f"neighbours({territory!r})",
        lambda a: len(a.game.board.neighbours[a.game.board.index[territory]]),
        (Mention("territory", territory),),
    )


def starting_armies() -> Quantity:
    """The armies of each player at the start."""
    return Quantity("starting_armies()", lambda a: a.game.config.starting_armies())


def chance(attackers: int, defenders: int) -> Quantity:
    """The chance to win a battle to the end, in whole percent, with this edition's dice.

    ``attackers`` are the armies on the attacking territory, the one that stays included.
    """

    def read(attempt: Attempt) -> int:
        return round(100 * attempt.game.odds(attackers=attackers, defenders=defenders).win)

    return Quantity(f"chance({attackers!r}, {defenders!r})", read)


def roll(attack: int, defence: int, loses: int = 0) -> Quantity:
    """The chance that one roll costs the attacker so many armies, in whole percent.

    ``attack`` and ``defence`` are the dice of both sides; ``loses`` is 0 where the attacker wins
    every pair.
    """

    def read(attempt: Attempt) -> int:
        table = roll_table(attack, defence, ties=attempt.game.dice.ties)
        chance = sum(p for losses, p in table.items() if losses[0] == loses)
        return round(100 * float(chance))

    return Quantity(f"roll({attack!r}, {defence!r}, {loses!r})", read)


def did(kind: str, **fields: Any) -> Check:
    """The learner did such an action; a list stands for any of its values.

    ``did("attack", target="peru", armies=[2, 3])``
    """

    def fits(action: Action) -> bool:
        data = action.to_dict()
        if data["type"] == "attack":
            data.setdefault("dice", data["armies"])
        return data["type"] == kind and all(
            _one_of(data.get(name), wanted) for name, wanted in fields.items()
        )

    shown = "".join(f", {name}={value!r}" for name, value in fields.items())
    named = [
        Mention("territory", place)
        for name in ("source", "target", "territory")
        for place in several(fields.get(name))
    ]
    named += [Mention("field", f"{kind}.{name}") for name in fields]
    return Check(
        f"did({kind!r}{shown})",
        lambda a: any(fits(action) for action in a.actions),
        (Mention("action", kind), *named),
    )


def _one_of(value: Any, wanted: Any) -> bool:
    if isinstance(value, (list, tuple)):  # the cards of a trade, in any order
        return sorted(value) == sorted(several(wanted))
    return value in several(wanted)


def moves() -> Quantity:
    """How many actions the learner has done in this step."""
    return Quantity("moves()", lambda a: len(a.actions))


def turns() -> Quantity:
    """The turns that the learner has begun in a challenge; the first is number 1."""
    return Quantity("turns()", lambda a: a.turns)


def refused_by(*clauses: str) -> Check:
    """The last action was refused, under one of these clauses (none named: under any)."""
    return Check(
        f"refused_by({', '.join(map(repr, clauses))})",
        lambda a: a.refused is not None and (not clauses or a.refused in clauses),
        tuple(Mention("clause", clause) for clause in clauses),
    )


def happened(kind: str, **fields: Any) -> Check:
    """Such an event came of it, such as ``happened("captured", target="peru")``."""
    shown = "".join(f", {name}={value!r}" for name, value in fields.items())
    places = [
        Mention("territory", place)
        for name in ("source", "target", "territory")
        for place in several(fields.get(name))
    ]

    def fits(event: Event) -> bool:
        data = event.to_full_dict()
        return all(_one_of(data.get(name), wanted) for name, wanted in fields.items())

    return Check(
        f"happened({kind!r}{shown})",
        lambda a: any(event.type == kind and fits(event) for event in a.events),
        (Mention("event", kind), *places),
    )


def lost(seat: str) -> Quantity:
    """The armies that a seat has lost in this step's battles ("third" for the third army)."""

    def read(attempt: Attempt) -> int:
        return sum(
            (event.data["attacker"] == seat) * event.data["attacker_losses"]
            + (event.data["defender"] == seat) * event.data["defender_losses"]
            for event in attempt.events
            if event.type == "rolled"
        )

    return Quantity(f"lost({seat!r})", read, (Mention("owner", seat),))


def dice(side: str) -> Quantity:
    """How many dice the "attack" or the "defence" rolled last."""
    if side not in ("attack", "defence"):
        raise ExpressionError("check-dice", side=shown(side))

    def read(attempt: Attempt) -> int:
        rolls = [event.data for event in attempt.events if event.type == "rolled"]
        if not rolls:
            return 0
        return len(rolls[-1]["attack" if side == "attack" else "defence"])

    return Quantity(f"dice({side!r})", read)


def traded_for() -> Quantity:
    """The armies that the sets traded in this step have brought, without bonus armies."""

    def read(attempt: Attempt) -> int:
        return sum(event.data["armies"] for event in attempt.events if event.type == "traded")

    return Quantity("traded_for()", read)


def third_owed() -> Quantity:
    """The armies that became due to the third army in this step."""

    def read(attempt: Attempt) -> int:
        return sum(event.data["armies"] for event in attempt.events if event.type == "third_owed")

    return Quantity("third_owed()", read)


def several(value: Any) -> list[Any]:
    """A value as a list: what stands for any of several is one already."""
    if value is None:
        return []
    return list(value) if isinstance(value, (list, tuple)) else [value]


def answered(*answers: Any) -> Check:
    """The answer is one of these: a number, a choice, a territory or a continent."""
    return Check(
        f"answered({', '.join(map(repr, answers))})",
        lambda a: (
            a.answer is not None and not isinstance(a.answer, (list, tuple)) and a.answer in answers
        ),
        tuple(Mention("place", answer) for answer in answers if isinstance(answer, str)),
    )


def answered_all(*places: str) -> Check:
    """The answer names exactly these places, in any order."""
    return Check(
        f"answered_all({', '.join(map(repr, places))})",
        lambda a: set(several(a.answer)) == set(places),
        tuple(Mention("place", place) for place in places),
    )


def chosen() -> Quantity:
    """How many different places the answer names."""
    return Quantity("chosen()", lambda a: len(set(several(a.answer))))


def points_in(continent: str) -> Check:
    """Every territory of the answer lies in this continent."""
    return _each_place(
        f"points_in({continent!r})",
        lambda a, t: t in a.game.board.continent(continent).territories,
        Mention("continent", continent),
    )


def points_next_to(territory: str) -> Check:
    """Every territory of the answer borders this one."""
    return _each_place(
        f"points_next_to({territory!r})",
        lambda a, t: a.game.board.adjacent(territory, t),
        Mention("territory", territory),
    )


def _each_place(text: str, holds: Callable[[Attempt, str], bool], mention: Mention) -> Check:
    def judge(attempt: Attempt) -> bool:
        places = several(attempt.answer)
        known = attempt.game.board.index
        return bool(places) and all(place in known and holds(attempt, place) for place in places)

    return Check(text, judge, (mention,))


CHECKS: dict[str, Callable[..., Check]] = {
    f.__name__: f
    for f in (
        owns,
        out,
        may_end,
        did,
        refused_by,
        happened,
        answered,
        answered_all,
        points_in,
        points_next_to,
    )
}
"""The yes-or-no questions by the name that lesson files use."""

VALUES: dict[str, Callable[..., Quantity]] = {
    f.__name__: f
    for f in (
        armies,
        held,
        total,
        in_hand,
        cards,
        deck,
        missions,
        income,
        to_place,
        phase,
        turn,
        winner,
        most,
        size,
        bonus,
        neighbours,
        starting_armies,
        chance,
        roll,
        moves,
        lost,
        dice,
        traded_for,
        third_owed,
        chosen,
        dice_choices,
        capitals_needed,
        turns,
    )
}
"""The numbers and words by the name that lesson files use."""


_OPERATORS: dict[type[ast.cmpop], str] = {
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.GtE: ">=",
    ast.Gt: ">",
    ast.LtE: "<=",
    ast.Lt: "<",
}


def parse_check(text: object) -> Check:
    """The check that a text stands for. Raises ``ExpressionError``."""
    found = _parsed(text)
    if not isinstance(found, Check):
        raise ExpressionError("check-value", text=shown(text), value=found.text)
    return found


def parse_value(text: object) -> Quantity:
    """The number or word that a text stands for; a plain number stands for itself.

    Raises ``ExpressionError``.
    """
    if isinstance(text, int) and not isinstance(text, bool):
        return constant(text)
    found = _parsed(text)
    if not isinstance(found, Quantity):
        raise ExpressionError("check-no-number", text=shown(text))
    return found


def _parsed(text: object) -> Check | Quantity:
    if not isinstance(text, str):
        raise ExpressionError("check-text", text=shown(text))
    try:
        tree = ast.parse(text.strip(), mode="eval")
    except SyntaxError as error:
        raise ExpressionError("check-unreadable", text=shown(text), why=error.msg) from error
    found = _node(tree.body)
    return found if isinstance(found, (Check, Quantity)) else constant(found)


def _node(node: ast.expr) -> Any:
    match node:
        case ast.Constant(value=bool() | None):
            raise ExpressionError("check-constant", text=ast.unparse(node))
        case ast.Constant(value=int() | str() as value):
            return value
        case ast.List(elts=elements) | ast.Tuple(elts=elements):
            return [_node(element) for element in elements]
        case ast.BoolOp(op=joint, values=parts):
            checks = [_check(part) for part in parts]
            return all_of(*checks) if isinstance(joint, ast.And) else any_of(*checks)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return not_(_check(operand))
        case ast.Compare(left=left, ops=signs, comparators=rights):
            return _comparison(node, [left, *rights], signs)
        case ast.BinOp(left=left, op=(ast.Add() | ast.Sub()) as sign, right=right):
            return _value(left).plus(_value(right), 1 if isinstance(sign, ast.Add) else -1)
        case ast.Call(func=ast.Name(id=name), args=arguments, keywords=keywords):
            return _call(name, arguments, keywords)
        case ast.Name(id=name):
            raise ExpressionError("check-unquoted", name=name)
    raise ExpressionError("check-foreign", text=ast.unparse(node))


def _check(node: ast.expr) -> Check:
    found = _node(node)
    if not isinstance(found, Check):
        raise ExpressionError("check-uncompared", text=ast.unparse(node))
    return found


def _value(node: ast.expr) -> Quantity:
    found = _node(node)
    if isinstance(found, Quantity) or type(found) is int:
        return constant(found)
    raise ExpressionError("check-not-numeric", text=ast.unparse(node))


def _comparison(node: ast.expr, terms: list[ast.expr], signs: list[ast.cmpop]) -> Check:
    values = [_node(term) for term in terms]
    if any(isinstance(value, Check) for value in values):
        raise ExpressionError("check-compared", text=ast.unparse(node))
    made = []
    for left, sign, right in zip(values, signs, values[1:], strict=False):
        if type(sign) not in _OPERATORS:
            signs_known = list(_OPERATORS.values())
            raise ExpressionError("check-sign", text=ast.unparse(node), signs=signs_known)
        made.append(constant(left).compare(_OPERATORS[type(sign)], right))
    return made[0] if len(made) == 1 else all_of(*made)


def _call(name: str, arguments: list[ast.expr], keywords: list[ast.keyword]) -> Check | Quantity:
    made = CHECKS.get(name) or VALUES.get(name)
    if made is None:
        raise ExpressionError("check-unknown", **unknown(name, [*CHECKS, *VALUES]))
    values = [_node(argument) for argument in arguments]
    if any(keyword.arg is None for keyword in keywords):
        raise ExpressionError("check-two-stars", name=name)
    named = {str(keyword.arg): _node(keyword.value) for keyword in keywords}
    form = signature(made)
    try:
        form.bind(*values, **named)
        return made(*values, **named)
    except ExpressionError as error:
        raise ExpressionError("check-in-call", name=name, problem=error.content) from error
    except TypeError as error:
        takes = ", ".join(form.parameters)
        raise ExpressionError("check-arguments", name=name, takes=takes) from error


_HOLE = re.compile(r"\{\{(.+?)\}\}")


def values_in(text: str) -> Iterator[Quantity]:
    """The values that a text asks for. Raises ``ExpressionError``."""
    for match in _HOLE.finditer(text):
        yield parse_value(match.group(1))


def filled(text: str, attempt: Attempt) -> str:
    """A text with its numbers, as they are in this attempt."""
    return _HOLE.sub(lambda match: str(parse_value(match.group(1))(attempt)), text)
