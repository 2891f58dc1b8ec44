"""Samples of each message: parameters of every kind, and the rendered text.

The English catalog shows the kinds: a function marks a territory or a seat, a selection lists its
values, and a plain parameter is a number. The tables below cover the rest, by the parameter's name
alone or together with the message.

``python -m tests.messages.samples de 200`` prints that many sentences to read.
"""

from __future__ import annotations

import random
import sys
import tomllib
from functools import cache, lru_cache
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, NamedTuple
from zlib import crc32

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from risk_widget.board import load_board
from risk_widget.messages import CatalogError, Message, Names, catalog, render, set_strict
from risk_widget.messages.catalog import ENGLISH
from risk_widget.messages.form import parsed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

PEOPLE: Final = ("Anna", "Lukas")
NAMES: Final = Names.on(
    load_board("classic"),
    seats={"yellow": PEOPLE[0], "black": PEOPLE[1], "third": Message("third-neutral")},
)
"""The names of two people, four colours, and the army that nobody owns."""
SEATS: Final = ("red", "yellow", "green", "third", "black", "blue", "purple")
WRITTEN: Final = "@"
"""The mark of a text that a person wrote, which does not count as a word of the language."""
MOST: Final = 24
"""The maximum number of systematic ways to fill in a message, and of random ways."""


class Reading(NamedTuple):
    """A message with parameters, and its text."""

    code: str
    params: Mapping[str, object]
    text: str


# ---- kinds of parameters -------------------------------------------------------------------------


def _are(*values: object) -> Callable[[], Sequence[object]]:
    return lambda: values


def _of(*codes: str) -> Callable[[], Sequence[object]]:
    """Return a function that lists these messages, each with two of its own samples."""
    return lambda: [
        Message(code, params) for code in codes for params in islice(parameters_of(code), 2)
    ]


def _some(kind: Callable[[], Sequence[object]]) -> Callable[[], Sequence[object]]:
    """Return a function that splits a kind's values into lists of one, two and three."""

    def found() -> list[list[object]]:
        values = list(kind())
        lists: list[list[object]] = []
        start = 0
        while start < len(values) or len(lists) < 3:
            length = len(lists) % 3 + 1
            lists.append([values[(start + i) % len(values)] for i in range(length)])
            start += length
        return lists

    return found


_NUMBERS: Final = _are(1, 2, 5, 21)
_DECIMALS: Final = _are(0.37, 1.5, 12.25)
_TEXTS: Final = _are(WRITTEN)
_SENTENCES: Final = _of("game-over")
_CHANCES: Final = _are(*(Message("display-percent", {"percent": n}) for n in (42, 1, 80)))
_SEATS: Final = _are(*SEATS)
_TERRITORIES: Final = _are(*NAMES.territories)
_CONTINENTS: Final = _are(*NAMES.continents)
_SYMBOLS: Final = _are("infantry", "cavalry", "artillery", "wild")
_CARDS: Final = _are("wild-1", "mongolia", "brazil", "middle-east")
_PHASES: Final = _are("claim", "place", "capital", "reinforce", "attack", "fortify")

_BY_FUNCTION: Final = {
    "TERRITORY": _TERRITORIES,
    "TERRITORIES": _some(_TERRITORIES),
    "CONTINENT": _CONTINENTS,
    "CONTINENTS": _some(_CONTINENTS),
    "SEAT": _SEATS,
    "SEATS": _some(_SEATS),
    "SYMBOL": _SYMBOLS,
    "SYMBOLS": _some(_SYMBOLS),
    "CARD": _CARDS,
    "CARDS": _some(_CARDS),
    "PHASE": _PHASES,
    "PHASES": _some(_PHASES),
    "PIECE": _are("infantry", "cavalry", "artillery", "tripod", "star"),
    "COLOUR": _are("red", "blue", "white"),
    "NUMBER": _DECIMALS,
}

_WRITTEN: Final = """
    action address bot board call clause code commitment condition confidence date edition elo error
    expected field figure file format game goal group key label letter like link match mode move
    name opens opponent option other outcome owner page phase player port
    position-battle-roll.rolled
    pupil quotes reason record-starter-die.seat record-name.seat record-more-dice.seat result rule
    seed sign standing-turn.actor standing-turn.turn standing-won.winner record-other-end.winner
    starter record-other-starter.first status step progress-stars.stars board-unusable.source
    homework-damaged.why record-not-toml.first record-not-toml.last record-key-kind.kind
    page-clause-provenance.source summary text title variant version won_reason word words written
    position-card-of-capital.card position-card-twice.card item-field.wanted
    trade-wild-not-held.card step-card.card text-no-seat-value.part text-none-of.part
    text-no-armies.part homework-several.pupil option-one-of.value field-impossible.value
    variant-name.value mission-destroy.seat feedback-off.places experiment-difference-of.difference
    page-over-spoken.items notebook-asked.example challenge-dice.dice mistake-best.then
    mistake-in-review.then mistake-in-review.answer meant legal-kind.kind
    mode-for-players.players page-clause-where.where page-go-on.when display-in-per-cent.title
    record-no-log.opens page-load-go.what experiment-shown.what words-border.like words-other.like
    wanted-seats.like tournament-pair.seats tournament-pair.others answer-choice.answer
    answer-number.answer page-new-own-mode.asked page-challenge-dice.dice
    year
    record-other-end.won_by plan-better.better page-review-worth.points page-review-sum.points
    record-starter-die.die unit feedback-answer.answer puzzle-hint-answer.answer
    mistake-best.answer puzzle-best.answer puzzle-best-exact.answer homework-wrong-by.answer
    page-pupil-said.said page-pupil-own.said
    battle.attack battle.defence log-rolled.attack log-rolled.defence page-say-defend.dice
    mistakes-advice.lesson mistakes-advice.puzzles verdict-clause.known lesson words-of-step.title
    page-wild-card.number step-other-edition.wanted simulation-share.bot
"""
"""Parameters whose values are texts that are shown unchanged."""

_CHANCE: Final = """
    after before chance even exact kept high low odds share win hint-attack-chance.lost
    chance-off.said page-guess-scale.said
    review-story-course.first review-story-course.lowest prediction-off.guess prediction-off.actual
    prediction-right.actual review-better.got page-go-on.chance figures-one.figure
"""
"""Parameters that are a probability in per cent."""

_DECIMAL: Final = """
    margin puzzle-behind.behind puzzle-behind-exact.behind mistake-again.behind
    mistake-other.behind mistakes-part.part campaign-shown.left
    campaign-shown.lost odds-shown.beaten odds-shown.lost puzzle-fact-way.left
    puzzle-fact-after.left hint-defend.lost hint-defend.theirs step-defence.lost step-defence.theirs
    mean
"""

_NESTED: Final[Mapping[str, str]] = {
    "advice": "game-over",
    "asked": "page-say-defend-with",
    "bonuses": "set-bonus",
    "changes": "variant-change",
    "chances": "display-percent",
    "dealt": "log-dealt-share",
    "differences": "experiment-difference-of",
    "challenge-stars.earned": "challenge-won",
    "example": "answer-example",
    "experiment-shown.means": "experiment-mean-of",
    "figures": "figures-one",
    "hint": "game-over",
    "hint-place-rest.parts": "log-placed-on",
    "hint-wins.won": (
        "hint-wins-territories hint-wins-continent hint-wins-out hint-wins-card hint-wins-capital"
    ),
    "holdings": "position-holding",
    "income-sentence.items": "income-item income-worked-out",
    "item": "income-territories income-continent income-set income-card income-unexplained",
    "log-income.items": "income-item income-worked-out",
    "log-placed-several.parts": "log-placed-on",
    "log-taken-turns.seats": "log-taken-turns-seat",
    "losses": "log-loses",
    "marks.parts": "marked-printed marked-reading marked-house marked-silent",
    "mission": "mission-continents mission-territories",
    "moves": "from-to",
    "names": "name-territory",
    "news.parts": "news-took news-lost news-won news-out",
    "challenge-stars-open.open": "challenge-won",
    "mistake-comes-back.when": "mistake-due",
    "mistakes-advice.part": "mistakes-part",
    "mistakes-advice.usual": "mistakes-part",
    "mistakes-decided.when": "mistake-due",
    "mistakes-figure.part": "mistakes-part",
    "page-clause-edition.mark": "page-clause-mark",
    "page-lesson-check-what.what": "name-territory",
    "page-load-found.where": "page-load-where",
    "page-mistakes-kind.part": "mistakes-part",
    "page-mistakes-kind.usual": "mistakes-part",
    "page-say-for-third.what": "page-say-defend-with",
    "page-say-past.when": "page-past-move",
    "page-say-you-held.by": "log-rolled",
    "page-try-trade.cards": "card-territory card-wild",
    "page-odds-spoken.sides": "page-odds-side",
    "battle.pairs": "battle-tie battle-pair battle-spare",
    "picture-holds.places": "picture-held",
    "picture-nobody.places": "picture-free",
    "value-pieces.pieces": "value-piece",
    "plan": "review-plan",
    "proof": "win-holds-territories win-holds-continents",
    "puzzle-do-move.parts": "puzzle-moved",
    "puzzle-do-put.parts": "log-placed-on",
    "review-as-planned.parts": "review-put",
    "review-plan.parts": "review-put",
    "rolls": "log-roll-of",
    "said": "odds-no-army",
    "second": "game-over",
    "sentence": "game-over",
    "set": "set-of",
    "sets": "value-set",
    "shares": "log-dealt-share",
    "simulation-seats.seats": "simulation-seat",
    "so-far-continents.parts": "so-far-whole so-far-part so-far-further",
    "sources": "sources-one",
    "standing": "standing-turn",
    "step-cards.cards": "step-card-read",
    "still-play.game": "still",
    "targets": "name-territory",
    "teach-beside.others": "teach-other",
    "teach-watched.part": "part-attack part-reinforce part-place",
    "two-sentences.first": "game-over",
    "value-by-mode.values": "value-in-modes",
    "value-by-players.parts": "value-each-for-players value-total-for-players",
    "value-defence-dice.parts": "value-defence-for",
    "value-in-modes.value": "value-claim",
    "value-optional.value": "value-announced",
    "value-with-options.options": "value-optional",
    "value-with-options.value": "value-announced",
    "way": "name-territory",
    "what": "review-turn",
    "saved-line.why": "game-over",
    "why": "odds-no-army",
    "win-capitals.capitals": "win-own-capital win-other-capital",
}
"""Parameters that are messages or lists of messages."""

_WHOLE: Final = """
    chance-counted.fought level-range.low level-range.high page-lesson-to-step.step
    words-of-step.words
    mistakes-figure.error words-of-lesson.average page-mistakes-kind.error tournament-rated.error
    chance-counted.taken homework-missed-of.met teach-attacks.targets
"""
"""Parameters that are whole numbers, but only in these messages."""

_LISTS_OF_NUMBERS: Final = (
    "dice numbers recorded rolled players value-sets-rising.values short-card.values"
)

_KINDS: Final[Mapping[str, Callable[[], Sequence[object]]]] = {
    **dict.fromkeys(_WRITTEN.split(), _TEXTS),
    **dict.fromkeys(_CHANCE.split(), _CHANCES),
    **dict.fromkeys(_DECIMAL.split(), _DECIMALS),
    **dict.fromkeys(_WHOLE.split(), _NUMBERS),
    **{name: _of(*codes.split()) for name, codes in _NESTED.items()},
}
_LISTS: Final[Mapping[str, Callable[[], Sequence[object]]]] = {
    **dict.fromkeys(_LISTS_OF_NUMBERS.split(), _NUMBERS),
    **{name: _of(*codes.split()) for name, codes in _NESTED.items()},
}


def _looked_up(
    table: Mapping[str, Callable[[], Sequence[object]]], code: str, name: str
) -> Callable[[], Sequence[object]] | None:
    return table.get(f"{code}.{name}") or table.get(name)


# ---- the parameters of a message -----------------------------------------------------------------


class _Kinds(Visitor):
    """The kinds of a pattern's parameters, as far as the pattern shows them."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.functions: dict[str, set[str]] = {}
        self.selected: dict[str, list[str]] = {}
        self.numbered: dict[str, list[str]] = {}
        self.said: set[str] = set()
        self.references: list[str] = []

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 - Fluent's name
        for each in node.arguments.positional:
            if isinstance(each, ast.VariableReference):
                self.functions.setdefault(each.id.name, set()).add(node.id.name)
            else:
                self.visit(each)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - Fluent's name
        keys = [
            each.key.name if isinstance(each.key, ast.Identifier) else each.key.value
            for each in node.variants
        ]
        selector = node.selector
        if isinstance(selector, ast.VariableReference):
            self.selected.setdefault(selector.id.name, []).extend(keys)
        else:
            self.visit(selector)
            if isinstance(selector, ast.FunctionReference):
                for each in selector.arguments.positional:
                    assert isinstance(each, ast.VariableReference)
                    self.numbered.setdefault(each.id.name, []).extend(keys)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's name
        self.references.append(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.said.add(node.id.name)


@lru_cache(maxsize=1)
def patterns() -> Mapping[str, ast.Pattern]:
    """Return the patterns of the English catalog by id; attributes are "id.attribute"."""
    found: dict[str, ast.Pattern] = {}
    for entry in parsed(catalog.source(ENGLISH)).body:
        if isinstance(entry, ast.Message):
            if entry.value:
                found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


_PLURALS: Final = {"zero", "one", "two", "few", "many"}


def _values(code: str, name: str, kinds: _Kinds) -> Sequence[object]:
    """Return sample values of every kind that a parameter may have."""
    keys = kinds.selected.get(name, [])
    kind = _looked_up(_KINDS, code, name)
    functions = kinds.functions.get(name, set())
    own = [key for key in keys if key != "other" and key not in _PLURALS and not key.isdigit()]
    chosen = [{"yes": True, "no": False, "none": None}.get(key, key) for key in own]
    exact = [int(key) for key in keys if key.isdigit()]
    plain = name in kinds.said or not keys or "other" in keys
    values: list[object] = [*chosen, *exact]
    known = [_BY_FUNCTION[each] for each in sorted(functions) if each in _BY_FUNCTION]
    if functions & {"LIST", "NUMBER_OF"} and not known:
        values += _some(_looked_up(_LISTS, code, name) or _TEXTS)()
        if "0" in kinds.numbered.get(name, []):
            values.append([])
    elif known:
        values += kind() if kind and functions == {"NUMBER"} else known[0]()
    elif _PLURALS & {*keys} or (exact and "other" in keys):
        values += [number for number in _NUMBERS() if number not in exact]
    elif functions or (plain and not (chosen and "other" not in keys)):
        values += kind() if kind else _SENTENCES() if functions else _NUMBERS()
    return values


def _kinds(code: str) -> Mapping[str, Sequence[object]]:
    """Return the parameters of a message, and of messages in it, with their sample values."""
    english = patterns()
    found: dict[str, Sequence[object]] = {}
    codes = [code]
    for each in codes:
        kinds = _Kinds(each)
        kinds.visit(english[each])
        for name in [*kinds.selected, *kinds.functions, *sorted(kinds.said)]:
            found.setdefault(name, _values(each, name, kinds))
        codes += [name for name in kinds.references if name not in codes]
    for each in codes:
        for name, values in found.items():
            never = exceptions("number").get(f"{each}.{name}")
            if never is not None:
                found[name] = [*_without(never.number, values)]
    return found


# ---- numbers that a message never has ------------------------------------------------------------

NEVER: Final = Path(__file__).with_name("never.toml")


class Never(NamedTuple):
    """An exception: a number that a parameter never has, or two parameters that are never equal."""

    number: int
    why: str


@lru_cache(maxsize=2)
def exceptions(kind: Literal["number", "equal"]) -> Mapping[str, Never]:
    """Return the exceptions of a kind, by message and parameter or by message and range."""
    read = tomllib.loads(NEVER.read_text(encoding="utf-8"))
    if kind == "equal":
        return {name: Never(0, why) for name, why in read["equal"].items()}
    return {
        name: Never(number, why)
        for number, key in ((0, "zero"), (1, "one"), (2, "two"))
        for name, why in read[key].items()
    }


def _without(number: int, values: Sequence[object]) -> Iterator[object]:
    for value in values:
        if isinstance(value, list):
            left = [*_without(number, value)]
            if left or not value:
                yield left
        elif type(value) is not int or value != number:
            yield value


@cache
def _chain(code: str) -> tuple[str, ...]:
    """Return a message and those that it refers to."""
    codes = [code]
    for each in codes:
        kinds = _Kinds(each)
        kinds.visit(patterns()[each])
        codes += [name for name in kinds.references if name not in codes]
    return tuple(codes)


def _in_order(code: str, params: Mapping[str, object]) -> Mapping[str, object]:
    """Return parameters in which the ends of a range differ, if a message never has equal ends."""
    found = dict(params)
    for each in _chain(code):
        for low, high in _ends().get(each, ()):
            first, last = found.get(low), found.get(high)
            if type(first) is int and type(last) is int and last <= max(first, 1):
                found[high] = first + 3
    return found


@lru_cache(maxsize=1)
def _ends() -> Mapping[str, Sequence[tuple[str, str]]]:
    found: dict[str, list[tuple[str, str]]] = {}
    for name in exceptions("equal"):
        code, low, high = name.rsplit(".", 2)
        found.setdefault(code, []).append((low, high))
    return found


def parameters_of(code: str) -> Iterator[Mapping[str, object]]:
    """Yield ways to fill in a message: first each parameter's values in turn, then mixtures."""
    for params in _filled_in(code):
        yield _in_order(code, params)


def _filled_in(code: str) -> Iterator[Mapping[str, object]]:
    kinds = _kinds(code)
    # Each message starts at a different place in the list of names, so that all names occur.
    by_chance = random.Random(crc32(code.encode()))
    mixed = {name: _turned(values, by_chance) for name, values in kinds.items()}
    if not kinds:
        yield {}
        return
    longest = max(map(len, mixed.values()))
    for number in range(min(longest, MOST)):
        yield {name: values[number % len(values)] for name, values in mixed.items()}
    if len(mixed) > 1:
        for _ in range(MOST):
            yield {name: by_chance.choice(values) for name, values in mixed.items()}


def _turned(values: Sequence[object], by_chance: random.Random) -> list[object]:
    start = by_chance.randrange(len(values)) if len(values) > MOST else 0
    return [*values[start:], *values[:start]]


COUNTED: Final = (0, 1, 2, 5, 21)
"""The numbers with which each message is read."""
WITH_A_VOWEL: Final = (8, 11, 18)
"""Numbers whose names change an article before them."""


def counted(code: str) -> Iterator[Mapping[str, object]]:
    """Yield a message's parameters with each number in each place, and with equal numbers."""
    numbers = _numbers(code)
    for base in _bases(code, numbers) if numbers else ():
        for number in (*COUNTED, *WITH_A_VOWEL):
            fitting = [name for name in numbers if not _is_never(code, name, number)]
            yield _in_order(code, {**base, **dict.fromkeys(fitting, number)})
            if len(numbers) > 1 and number in COUNTED:
                for name in fitting:
                    yield _in_order(code, {**base, name: number})


def unexcused(name: str) -> Iterator[tuple[str, Mapping[str, object]]]:
    """Yield a message with the parameters that an exception says it never has."""
    if name in exceptions("number"):
        code, parameter = name.rsplit(".", 1)
        number = exceptions("number")[name].number
        for base in _bases(code, []):
            several = isinstance(base[parameter], list)
            yield code, {**base, parameter: [number] if several else number}
    else:
        code, low, high = name.rsplit(".", 2)
        for base in _bases(code, [low, high]):
            for number in COUNTED:
                yield code, {**base, low: number, high: number}


def _numbers(code: str) -> list[str]:
    return [name for name, values in _kinds(code).items() if any(type(v) is int for v in values)]


def _is_never(code: str, name: str, number: int) -> bool:
    found = (exceptions("number").get(f"{each}.{name}") for each in _chain(code))
    return any(never is not None and never.number == number for never in found)


def _bases(code: str, numbers: Sequence[str]) -> Iterator[Mapping[str, object]]:
    """Yield parameters for each variant that is chosen by anything but a number."""
    chosen = {name for each in _chain(code) for name in _selected(each)} - {*numbers}
    found: dict[tuple[str, ...], Mapping[str, object]] = {}
    for params in _filled_in(code):
        found.setdefault(tuple(repr(params[name]) for name in sorted(chosen & {*params})), params)
    yield from islice(found.values(), MOST)


@cache
def _selected(code: str) -> frozenset[str]:
    kinds = _Kinds(code)
    kinds.visit(patterns()[code])
    return frozenset({*kinds.selected, *kinds.numbered})


# ---- read aloud ----------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def readings(language: str) -> tuple[Reading, ...]:
    """Return every message of a language, filled in with every kind of value."""
    own = catalog.entries(catalog.source(language))
    return tuple(
        Reading(code, params, text)
        for code in patterns()
        if code.partition(".")[0] in own
        for params in parameters_of(code)
        if (text := _said(Message(code, params), language)) is not None
    )


@lru_cache(maxsize=8)
def number_readings(language: str) -> tuple[Reading, ...]:
    """Return every message of a language that has numbers, read with each of them."""
    own = catalog.entries(catalog.source(language))
    return tuple(
        Reading(code, params, text)
        for code in patterns()
        if code.partition(".")[0] in own
        for params in counted(code)
        if (text := _said(Message(code, params), language)) is not None
    )


def _said(message: Message, language: str) -> str | None:
    set_strict(True, whole=True)
    try:
        return render(message, NAMES, language)
    except CatalogError as error:
        # A sentence may need a message that an unfinished language lacks.
        if language != ENGLISH and "there is no message" in str(error):
            return None
        raise
    finally:
        set_strict(True)


def main(arguments: list[str]) -> None:
    """Print some sentences of a language for a person to read."""
    language, wanted = arguments
    found = [reading.text for reading in readings(language) if reading.params]
    for text in random.sample(found, min(int(wanted), len(found))):
        print(text)


if __name__ == "__main__":
    main(sys.argv[1:])
