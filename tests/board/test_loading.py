"""Loading a board reports every fault, and suggests the closest valid name."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from risk_widget.board import BUILT_IN, Board, BoardError, load_board

if TYPE_CHECKING:
    from pathlib import Path

Break = Callable[[dict[str, Any]], object]


def small() -> dict[str, Any]:
    """Return a valid board of three territories, without shapes."""
    return {
        "id": "small",
        "name": "Small",
        "continents": [
            {"id": "west", "name": "West", "bonus": 1, "territories": ["ash", "birch"]},
            {"id": "east", "name": "East", "bonus": 2, "territories": ["cedar"]},
        ],
        "territories": [
            {"id": "ash", "name": "Ash", "card": "infantry"},
            {"id": "birch", "name": "Birch", "card": "cavalry"},
            {"id": "cedar", "name": "Cedar", "card": "artillery"},
        ],
        "borders": [
            {"between": ["ash", "birch"], "by": "land"},
            {"between": ["birch", "cedar"], "by": "sea"},
        ],
    }


def island() -> dict[str, Any]:
    return copy.deepcopy(load_board("island").to_json())


def problems(data: object) -> str:
    with pytest.raises(BoardError) as caught:
        Board.from_json(data)
    return "\n".join(caught.value.problems)


def test_a_sound_board_loads() -> None:
    board = Board.from_json(small())
    assert board.neighbours == ((1,), (0, 2), (1,))
    assert board.continent_of == (0, 0, 1)
    assert board.shapes is None


def test_a_border_may_be_written_from_both_sides() -> None:
    data = small()
    data["borders"].append({"between": ["birch", "ash"], "by": "land"})
    assert len(Board.from_json(data).borders) == 2


@pytest.mark.parametrize(
    ("break_it", "named"),
    [
        (
            lambda d: d["territories"].append(d["territories"][0]),
            "every id once, not 'ash' 2 times",
        ),
        (lambda d: d["territories"][1].update(name="Ash"), "every name once, not 'Ash' 2 times"),
        (lambda d: d["territories"][0].update(id="Ash Wood"), "small letters"),
        (
            lambda d: d["territories"][0].update(name="  "),
            "territories['ash'].name must be a name that is not empty",
        ),
        (lambda d: d["territories"][0].update(card="cavalary"), "did you mean 'cavalry'?"),
        (lambda d: d["territories"][0].pop("card"), "territories['ash'] lacks 'card'"),
        (lambda d: d["territories"].append("oak"), "territories[3] must be a table, not 'oak'"),
        (lambda d: d.pop("territories"), "it lacks 'territories'"),
        (lambda d: d.update(territories=[]), "territories must not be empty"),
        (
            lambda d: d["continents"][0].update(bonus=-1),
            "continents['west'].bonus must be a whole number of at least 0, not -1",
        ),
        (lambda d: d["continents"][0].update(bonus=True), "a whole number of at least 0, not True"),
        (lambda d: d["continents"][0].update(bonus=1.5), "a whole number of at least 0, not 1.5"),
        (lambda d: d["continents"][0].update(bonsu=1), "did you mean 'bonus'?"),
        (
            lambda d: d["continents"][1].update(id="west"),
            "continents must have every id once, not 'west' 2 times",
        ),
        (lambda d: d["continents"][1].update(territories=[]), "territories must not be empty"),
        (lambda d: d["continents"].pop(), "continents must have 'cedar' in one of them"),
        (
            lambda d: d["continents"][1]["territories"].append("ash"),
            "every territory once, not 'ash' 2 times",
        ),
        (lambda d: d["continents"][1]["territories"].append("cedr"), "did you mean 'cedar'?"),
        (lambda d: d["borders"].append({"between": ["ash", "ceder"], "by": "sea"}), "'cedar'?"),
        (lambda d: d["borders"].append({"between": ["ash"], "by": "sea"}), "2 entries, not 1"),
        (lambda d: d["borders"].append({"between": ["ash", "ash"], "by": "sea"}), "to itself"),
        (
            lambda d: d["borders"].append(d["borders"][0]),
            "every border once, not 'ash – birch' 2 times",
        ),
        (
            lambda d: d["borders"].append({"between": ["birch", "ash"], "by": "sea"}),
            "borders[2].by must be by 'land', as this border is before",
        ),
        (
            lambda d: d["borders"][0].update(by="air"),
            "borders[0].by must be 'land' or 'sea', not 'air'",
        ),
        (lambda d: d["borders"].pop(), "borders must lead from 'ash' to 'cedar'"),
        (lambda d: d.update(id="no such id"), "single hyphens"),
        (lambda d: d.update(shapes=3), "shapes must be a table or None, not 3"),
        (lambda d: d.update(shape={}), "did you mean 'shapes'?"),
    ],
)
def test_errors_in_the_rules_part_are_named(break_it: Break, named: str) -> None:
    data = small()
    break_it(data)
    assert named in problems(data)


@pytest.mark.parametrize(
    ("break_it", "named"),
    [
        (lambda s: s["paths"].pop("highmoor"), "shapes.paths lacks 'highmoor'"),
        (lambda s: s["paths"].update(highmor="M0 0l1 1z"), "did you mean 'highmoor'?"),
        (lambda s: s["paths"].update(highmoor="M0.5 0l1 1z"), "whole numbers"),
        (lambda s: s["paths"].update(highmoor="M0 0'><script>"), "whole numbers"),
        (lambda s: s.update(cborder="M0 0'><script>"), "whole numbers"),
        (lambda s: s["place"].pop("m"), "shapes.place lacks 'm'"),
        (lambda s: s["place"]["s"].pop("riverbend"), "shapes.place.s lacks 'riverbend'"),
        (
            lambda s: s["place"]["s"]["riverbend"].update(b=[-4, 9]),
            "place.s.riverbend.b[0] must be a whole number from 0 to 9999, not -4",
        ),
        (
            lambda s: s["place"]["s"]["riverbend"].update(b=[9000, 9]),
            "shapes.place.s.riverbend.b must lie on the map",
        ),
        (lambda s: s["place"]["l"]["riverbend"].update(p="x"), "'t', 'b', 'l' or 'r'"),
        (
            lambda s: s["place"]["l"]["riverbend"].update(t=[]),
            "shapes.place.l.riverbend.t must not be empty",
        ),
        (
            lambda s: s["place"]["l"]["riverbend"].update(a=[0]),
            "shapes.place.l.riverbend.a must have 2 entries, not 1",
        ),
        (lambda s: s["lanes"].pop(), "a lane for the border by sea lantern-isle – old-harbour"),
        (lambda s: s["lanes"][0].pop(), "shapes.lanes[0] must have 5 entries, not 4"),
        (
            lambda s: s["lanes"].append(["highmoor", "riverbend", [1, 1], [2, 2], [3, 3]]),
            "must not have highmoor – riverbend, which is no border by sea",
        ),
        (lambda s: s["edges"].append(["highmoor"]), "must have 2 entries, not 1"),
        (lambda s: s["contlab"].pop("uplands"), "shapes.contlab lacks 'uplands'"),
        (
            lambda s: s["tints"].update(uplands=["red", "blue"]),
            "shapes.tints.uplands[0] must be a colour as in",
        ),
        (lambda s: s["rims"].update(uplands="M0 0'><script>"), "whole numbers"),
        (lambda s: s["rims"].update(upland="M0 0l1 1"), "did you mean 'uplands'?"),
        (lambda s: s["nav"]["highmoor"].update(up="stonegat"), "did you mean 'stonegate'?"),
        (lambda s: s["nav"]["highmoor"].update(rigth="stonegate"), "did you mean 'right'?"),
        (lambda s: s.pop("bbox"), "shapes lacks 'bbox'"),
        (lambda s: s["bbox"].pop("highmoor"), "shapes.bbox lacks 'highmoor'"),
    ],
)
def test_errors_in_the_drawing_are_named(break_it: Break, named: str) -> None:
    data = island()
    break_it(data["shapes"])
    assert named in problems(data)


def test_a_drawing_may_have_no_rims() -> None:
    data = island()
    del data["shapes"]["rims"]
    assert Board.from_json(data).shapes is not None


def test_all_errors_are_named_at_once() -> None:
    data = small()
    data["territories"][0]["card"] = "navy"
    data["continents"][0]["bonus"] = "two"
    data["borders"][0]["by"] = "air"
    del data["name"]
    with pytest.raises(BoardError, match="The board of mine can't be used") as caught:
        Board.from_json(data, "of mine")
    assert len(caught.value.problems) == 4
    assert all(problem in str(caught.value) for problem in caught.value.problems)


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=8,
)


@settings(max_examples=80)
@given(value=anything, path=st.data())
def test_no_value_anywhere_crashes_the_loader(value: object, path: st.DataObject) -> None:
    data = island()
    here: Any = data
    while True:
        keys = list(here) if isinstance(here, dict) else list(range(len(here)))
        key = path.draw(st.sampled_from(keys))
        inner = here[key]
        if not isinstance(inner, (dict, list)) or not inner or path.draw(st.booleans()):
            break
        here = inner
    here[key] = value
    try:
        board = Board.from_json(data)
    except BoardError as error:
        assert error.problems  # noqa: PT017
    else:
        board.to_json()


@pytest.mark.parametrize("data", [None, [], "classic", 3])
def test_a_board_must_be_an_object(data: object) -> None:
    assert "it must be a table, not" in problems(data)


def test_built_in_boards_are_loaded_once_and_a_board_is_used_unchanged() -> None:
    for name in BUILT_IN:
        board = load_board(name)
        assert board.id == name
        assert load_board(name) is board
        assert load_board(board) is board


def test_an_unknown_name_is_answered_with_the_known_names() -> None:
    with pytest.raises(BoardError, match="did you mean 'classic'") as caught:
        load_board("clasic")
    assert all(name in str(caught.value) for name in BUILT_IN)


def test_a_file_can_be_loaded(tmp_path: Path) -> None:
    file = tmp_path / "small.json"
    file.write_text(json.dumps(small()))
    assert load_board(file).ids == load_board(str(file)).ids == ("ash", "birch", "cedar")


@pytest.mark.parametrize(("text", "named"), [(None, "can't be read"), ("{,}", "not JSON")])
def test_a_bad_file_is_named(tmp_path: Path, text: str | None, named: str) -> None:
    file = tmp_path / "mine.json"
    if text is not None:
        file.write_text(text)
    with pytest.raises(BoardError, match=named) as caught:
        load_board(file)
    assert "mine.json" in str(caught.value)


@pytest.mark.parametrize("make", [lambda: load_board("classic"), lambda: Board.from_json(small())])
def test_a_copy_of_a_board_is_the_board_and_a_pickle_is_equal_to_it(
    make: Callable[[], Board],
) -> None:
    board = make()
    assert copy.copy(board) is copy.deepcopy(board) is board
    again = pickle.loads(pickle.dumps(board))
    assert again.to_json() == board.to_json()
    assert (again is board) == (board.id in BUILT_IN)


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_browser_gets_the_whole_board_as_json(name: str) -> None:
    board = load_board(name)
    sent = json.dumps(board.to_json())
    again = Board.from_json(json.loads(sent))
    assert again.borders == board.borders
    assert again.territories == board.territories
    assert again.continents == board.continents
    assert again.shapes == board.shapes
    assert json.dumps(again.to_json()) == sent


@pytest.mark.parametrize(("what", "near"), [("territory", "brasil"), ("continent", "azia")])
def test_a_misspelt_id_is_answered_with_the_nearest(what: str, near: str) -> None:
    with pytest.raises(KeyError, match="did you mean"):
        getattr(load_board("classic"), what)(near)
    right = {"territory": "brazil", "continent": "asia"}[what]
    assert getattr(load_board("classic"), what)(right).id == right
