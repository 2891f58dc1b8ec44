"""Values from outside become values of the wanted kind, or all their faults are reported."""

from __future__ import annotations

import json
import pickle
from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from fractions import Fraction
from math import isfinite
from types import MappingProxyType
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple, NotRequired, TypedDict

import numpy as np
import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

from risk_widget.reading.schema import (
    Checked,
    Key,
    Known,
    Length,
    Made,
    Problem,
    SchemaError,
    Such,
    Within,
    Wording,
    flag,
    item,
    number,
    read,
    whole,
    word,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence


class Card(NamedTuple):
    symbol: Literal["infantry", "cavalry", "artillery"]
    territory: Annotated[str, Known("territory")]
    wild: bool = False


def once(names: list[str]) -> Iterator[Problem]:
    for place, name in enumerate(names):
        if name in names[:place]:
            yield Problem("is named before", (item(place),))


@dataclass(frozen=True)
class Region:
    id: Annotated[str, Such("a word in small letters", str.islower)]
    bonus: Annotated[int, Within(0, 20)]
    inside: Annotated[list[str], Length(1), Checked(once)]
    taken_from: Annotated[str, Key("from")] = ""
    cards: Sequence[Card] = ()
    by_players: Mapping[int, int] = field(default_factory=dict)
    next: Region | None = None

    def __post_init__(self) -> None:
        if self.bonus > 3 * len(self.inside):
            message = "it brings too much"
            raise ValueError(message)


class Attack(TypedDict):
    type: Literal["attack"]
    armies: Annotated[int, Wording("wanted-count"), Within(1, 100)]
    dice: NotRequired[Annotated[int, Within(1, 3)]]


class Plain(TypedDict):
    type: Literal["undo", "redo"]


Control = Attack | Plain

KINDS: dict[str, Any] = {
    "anything": Any,
    "number": int,
    "fraction": float,
    "text": str,
    "flag": bool,
    "nothing": None,
    "literal": Literal["a", 1],
    "list": list[int],
    "tuple": tuple[str, ...],
    "row": tuple[str, int],
    "table": dict[str, float],
    "frozen table": Mapping[int, bool],
    "union": int | str | list[str] | None,
    "record": Region,
    "named tuple": Card,
    "tagged": Control,
    "tagged or none": Control | None,
    "short": Annotated[str, Length(2, 4)],
}
NAMES = {"territory": ("alaska", "alberta", "kamchatka")}

KEYS = st.sampled_from(["type", "armies", "dice", "id", "bonus", "inside", "symbol", "from"])
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from("ab"),
    lambda inside: st.lists(inside) | st.dictionaries(st.text() | KEYS, inside),
)


def problems(kind: Any, value: object, place: str = "") -> list[str]:
    with pytest.raises(SchemaError) as caught:
        read(kind, value, place, names=NAMES)
    assert str(caught.value) == "\n".join(map(str, caught.value.problems))
    return [str(problem) for problem in caught.value.problems]


@given(value=JSON)
def test_any_json_is_a_value_or_an_error(value: object) -> None:
    for kind in KINDS.values():
        try:
            found = read(kind, value, "data", names=NAMES)
        except SchemaError as error:
            wrong = error.problems
        else:
            assert kind is Any or read(kind, found, names=NAMES) == found
            continue
        assert wrong
        assert all(problem.place.startswith("data") for problem in wrong)


@given(
    st.builds(
        dict,
        type=st.just("attack"),
        armies=st.integers(1, 100),
        dice=st.integers(1, 3),
    )
)
def test_valid_values_are_unchanged(action: dict[str, Any]) -> None:
    assert read(Control, json.loads(json.dumps(action))) == action


def test_records_are_built_with_all_their_contents() -> None:
    data = {
        "id": "north",
        "bonus": np.int64(5),
        "inside": ["a", "b"],
        "from": "south",
        "cards": [{"symbol": "cavalry", "territory": "alaska"}],
        "by_players": {"2": 40, 3: 35},
        "next": {"id": "east", "bonus": 0, "inside": ["c"]},
    }
    found = read(Region, data, names=NAMES)
    assert found == Region(
        "north",
        5,
        ["a", "b"],
        "south",
        (Card("cavalry", "alaska"),),
        {2: 40, 3: 35},
        Region("east", 0, ["c"]),
    )
    assert isinstance(found.by_players, MappingProxyType)
    assert type(found.bonus) is int
    assert read(Region, found) is found


def test_all_problems_are_reported_at_once_each_with_its_place() -> None:
    data = {
        "id": "North",
        "bonuss": 5,
        "inside": ["a", "b", "a"],
        "cards": [
            {"symbol": "infantri", "territory": "alasca"},
            {"symbol": "cavalry", "territory": 3, "wild": 1},
            None,
        ],
        "by_players": {"two": 40, "3": "x"},
        "next": {"id": "east", "bonus": 21, "inside": []},
    }
    card = (
        "file.cards[0].symbol must be 'infantry', 'cavalry' or 'artillery', not 'infantri'; "
        "did you mean 'infantry'?"
    )
    assert problems(Region, data, "file") == [
        "file has no key 'bonuss'; did you mean 'bonus'?",
        "file.id must be a word in small letters, not 'North'",
        "file lacks 'bonus'",
        "file.inside[2] is named before",
        card,
        "file.cards[0].territory names no territory: 'alasca'; did you mean 'alaska'?",
        "file.cards[1].territory must be the name of a territory, not 3",
        "file.cards[1].wild must be true or false, not 1",
        "file.cards[2] must be a table, not None",
        "file.by_players['two'] must be a whole number, not 'two'",
        "file.by_players['3'] must be a whole number, not 'x'",
        "file.next.bonus must be a whole number from 0 to 20, not 21",
        "file.next.inside must not be empty",
    ]


def test_items_are_named_by_their_ids() -> None:
    data = [{"id": "east", "bonus": "x", "inside": ["c"]}, {"id": 3, "bonus": 1, "inside": ["c"]}]
    assert problems(list[Region], data, "regions") == [
        "regions['east'].bonus must be a whole number from 0 to 20, not 'x'",
        "regions[1].id must be a word in small letters, not 3",
    ]


def test_a_record_may_refuse_a_combination_of_fields() -> None:
    data = {"id": "north", "bonus": 4, "inside": ["a"]}
    assert problems(Region, data) == ["it cannot be: it brings too much"]


def test_unions_are_distinguished_by_their_tag() -> None:
    assert problems(Control, {"type": "atack"}) == [
        "type must be 'attack', 'undo' or 'redo', not 'atack'; did you mean 'attack'?"
    ]
    assert problems(Control, {"armies": 3}) == ["it lacks 'type'"]
    assert problems(Control, {"type": "undo", "armies": 3}) == [
        "it has no key 'armies'; its keys are 'type'"
    ]
    assert problems(Control | None, 3) == ["it must be a table or None, not 3"]
    with pytest.raises(TypeError, match="nothing tells Card and Region apart"):
        read(Card | Region, {})


def test_problems_are_data_too() -> None:
    """The page states problems in the words of a catalog."""
    with pytest.raises(SchemaError) as caught:
        read(Control, {"type": "attack", "armies": True, "dice": 9, "x": 1})
    unknown, armies, dice = caught.value.problems
    assert (unknown.fault, unknown.value, unknown.path) == ("key", "x", ())
    assert (armies.fault, armies.value, armies.path) == ("kind", True, ("armies",))
    assert armies.wording == "wanted-count"
    assert (dice.fault, dice.value, dice.allowed) == ("range", 9, (1, 3))
    assert dice.wording is None
    copy = pickle.loads(pickle.dumps(caught.value))
    assert copy.problems == caught.value.problems


def test_one_wording_covers_everything_inside() -> None:
    kind = Annotated[list[Card], Wording("wanted-cards")]
    with pytest.raises(SchemaError) as caught:
        read(kind, [{}, {}], "cards")
    assert [(p.place, p.wording) for p in caught.value.problems] == [("cards", "wanted-cards")]


def test_names_may_be_resolved_late() -> None:
    names: list[str] = []
    kind = Annotated[str, Known("seat", lambda: names)]
    assert problems(kind, "red") == ["it names no seat: 'red'"]
    names += ["red", "blue"]
    assert read(kind, "red") == "red"
    assert read(Annotated[str, Known("seat")], "pink", names={"seat": None}) == "pink"
    assert problems(kind, "x") == ["it names no seat: 'x'; known are 'red' and 'blue'"]


@pytest.mark.parametrize(
    ("kind", "value", "sentence"),
    [
        (Annotated[str, Length(2, 4)], "a", "it must have from 2 to 4 characters, not 1"),
        (Annotated[list[int], Length(most=1)], [1, 2], "it must have at most 1 entries, not 2"),
        (Annotated[float, Within(most=1)], 1.5, "it must be a number of at most 1, not 1.5"),
        (tuple[str, int], ["a"], "it must have 2 entries, not 1"),
        (int | str | None, [], "it must be a whole number, text or None, not []"),
        (float, float("nan"), "it must be a number, not nan"),
        (Literal[1, 2], True, "it must be 1 or 2, not True"),
        (int, 3.0, "it must be a whole number, not 3.0"),
        (str, "x" * 5, None),
        (str, b"x", "it must be text, not b'x'"),
    ],
)
def test_errors_are_sentences(kind: Any, value: Any, sentence: str | None) -> None:
    if sentence is None:
        assert read(kind, value) == value
    else:
        assert problems(kind, value) == [sentence]


THREE = {
    "int": 3,
    "numpy": np.int32(3),
    "unsigned": np.uint8(3),
    "float": 3.0,
    "numpy float": np.float32(3),
    "array": np.array(3),
    "array of a float": np.array(3.0),
    "pandas": pd.Series([3])[0],
    "fraction": Fraction(6, 2),
    "decimal": Decimal("3.00"),
}
NOT_WHOLE = {
    "bool": True,
    "numpy bool": np.bool_(True),
    "array of a bool": np.array(True),
    "text": "3",
    "numpy text": np.str_("3"),
    "fraction": Fraction(1, 2),
    "decimal": Decimal("0.5"),
    "no decimal": Decimal("sNaN"),
    "endless": Decimal("Infinity"),
    "huge": Decimal("1e999999"),
    "float": 3.5,
    "nan": float("nan"),
    "inf": float("inf"),
    "array": np.array([3]),
    "time": np.timedelta64(3, "D"),
    "missing": pd.NA,
    "none": None,
    "class": np.int64,
    "complex": 3j,
}


@pytest.mark.parametrize("value", THREE.values(), ids=THREE)
def test_whole_numbers_of_any_library_are_accepted(value: object) -> None:
    found = whole(value, "armies", 1, 5)
    assert found == 3
    assert type(found) is int
    assert type(number(value, "chance")) is float
    with pytest.raises(ValueError, match=r"^armies must be a whole number from 5 to 9, not 3"):
        whole(value, "armies", 5, 9)


@pytest.mark.parametrize("value", NOT_WHOLE.values(), ids=NOT_WHOLE)
def test_a_value_that_is_not_a_whole_number_is_named(value: object) -> None:
    with pytest.raises(SchemaError, match=r"^armies must be a whole number of at least 1, not "):
        whole(value, "armies", least=1)


@given(st.decimals() | st.fractions() | st.floats() | st.integers())
def test_numbers_keep_their_value(value: Decimal | Fraction | float) -> None:
    try:
        expected = float(value)
    except (OverflowError, ValueError):  # The number is larger than any float, or is not a number.
        expected = float("inf")
    if isfinite(expected):
        assert number(value, "chance") == expected
    else:
        with pytest.raises(SchemaError, match="chance must be a number, not"):
            number(value, "chance")


@pytest.mark.parametrize(
    ("value", "found"),
    [("bold", "bold"), (np.str_("bold"), "bold"), (np.array("bold"), "bold")],
)
def test_words_of_any_library_are_accepted(value: object, found: str) -> None:
    assert word(value, "bot", ("bold", "random")) == found
    assert type(word(value, "bot", ("bold", "random"))) is str
    assert type(read(str, value)) is str


@pytest.mark.parametrize(
    ("ask", "sentence"),
    [
        (
            lambda: word("bodl", "bot", ("bold", "random")),
            "bot must be 'bold' or 'random', not 'bodl'; did you mean 'bold'?",
        ),
        (lambda: word(3, "bot", ("bold",)), "bot must be 'bold', not 3"),
        (lambda: flag(1, "open"), "open must be true or false, not 1"),
        (lambda: number("1", "chance", 0, 1), "chance must be a number from 0 to 1, not '1'"),
    ],
)
def test_an_argument_is_named_with_its_value(ask: Callable[[], object], sentence: str) -> None:
    with pytest.raises(SchemaError) as caught:
        ask()
    assert str(caught.value) == sentence


def test_a_value_may_be_built_from_data_of_another_kind() -> None:
    kind = Annotated[Fraction, Made(str, Fraction)]
    assert read(kind, "1/3") == read(kind, Fraction(1, 3)) == Fraction(1, 3)
    assert problems(kind, 3, "chance") == ["chance must be text, not 3"]
    assert problems(kind, "x", "chance") == ["chance cannot be: Invalid literal for Fraction: 'x'"]


def test_problems_are_listed_under_a_heading() -> None:
    with pytest.raises(SchemaError) as caught:
        read(Card, {"wild": 1}, names=NAMES)
    assert caught.value.under("the card cannot be used") == (
        "the card cannot be used:\n  - it lacks 'symbol'\n  - it lacks 'territory'"
        "\n  - wild must be true or false, not 1"
    )
    one = SchemaError(caught.value.problems[:1])
    assert one.under("the card cannot be used") == "the card cannot be used: it lacks 'symbol'"


def test_flags_and_lists_of_any_library_are_accepted() -> None:
    assert flag(np.bool_(True), "open") is True
    assert read(list[int], np.array([1, 2])) == [1, 2]
    assert read(Sequence_of_numbers, pd.Series([1, 2])) == (1, 2)
    assert read(dict[str, int], {"a": np.int8(1)}) == {"a": 1}


Sequence_of_numbers = tuple[int, ...]


def test_a_kind_without_a_reader_is_a_programming_error() -> None:
    with pytest.raises(TypeError, match="no reader for <class 'complex'>"):
        read(complex, 1)


def test_values_of_any_size_are_abbreviated() -> None:
    """An error is always shorter than the value it is about, and never fails itself."""
    deep: list[Any] = []
    for _ in range(5000):
        deep = [deep]
    for value in (10**5000, deep, "x" * 10**6):
        assert len(problems(float, value)[0]) < 300
