"""The files generated for the front end are up to date: types, and snapshots for its tests."""

from __future__ import annotations

import ast
import re
from typing import get_type_hints

import page_data
import page_types
import pytest

from risk_widget.protocol.outbox_types import KeptHead


def test_the_files_are_up_to_date() -> None:
    """If this fails after a change, run `make data`."""
    assert page_data.stale() == []


@pytest.mark.parametrize(
    ("python", "page"),
    [
        ("str", "string"),
        ("Seat | None", "Seat|null"),
        ("list[list[int]]", "Array<Array<number>>"),
        ("dict[Territory, Holding]", "Record<Territory, Holding>"),
        ('Literal["open", "made", 1]', '"open"|"made"|1'),
        ('list[Annotated[list[Any], "[x: number, y: number]"]]', "Array<[x: number, y: number]>"),
        ('"dict[str, Any]"', "Record<string, any>"),
    ],
)
def test_a_type_is_written_in_the_pages_form(python: str, page: str) -> None:
    kind = ast.parse(python, mode="eval").body
    assert page_types.Types().written(kind) == page


def test_a_type_without_counterpart_is_reported() -> None:
    kind = ast.parse("tuple[int, int]", mode="eval").body
    with pytest.raises(ValueError, match="no counterpart to tuple"):
        page_types.Types().written(kind)


def test_a_type_has_all_fields_of_its_bases() -> None:
    """A type without a name on the page is written out, and one with a name is referred to."""
    types = page_types.Types()
    assert [*types.named_bases(types.classes["OverScreen"])] == ["InGame"]
    assert [*types.named_bases(types.classes["AtBoard"])] == ["BoardPart"]
    written = {name for name, *_ in types.fields(types.classes["AtBoard"])}
    assert {"seq", "edition", "battle", "cards", "legal"} <= written
    assert "territories" not in written


def test_the_page_knows_all_fields_of_a_kept_game() -> None:
    """The kernel gets no other fields back, and refuses a game that lacks those that it needs."""
    fields = dict(re.findall(r"(\w+): (true|false),", page_types.KEPT_HEAD.read_text()))
    assert fields.keys() == get_type_hints(KeptHead).keys()
    assert fields["players"] == "true"
    assert fields["exam"] == "false"
