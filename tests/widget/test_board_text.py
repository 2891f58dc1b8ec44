"""The board as it travels: what a page unpacks is the board that was packed."""

from __future__ import annotations

import json
import re
from copy import deepcopy
from typing import TYPE_CHECKING, Any

import pytest

from risk_widget.board import BUILT_IN, Board, load_board
from risk_widget.widget.board_text import board_text

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

UNPACK = """async (text) => {
  const { unpackBoard } = await import("/js/src/board.js");
  return JSON.stringify(await unpackBoard(text));
}"""


def odd() -> Board:
    """A board whose outlines have holes, negative and long steps, and names beyond ASCII."""
    data = deepcopy(load_board("island").to_json())
    data["name"] = 'Île "d’or" \\ <b>'
    data["shapes"]["w"] = 9000
    first = data["territories"][0]
    first["name"] = "Žďár"
    data["shapes"]["paths"][first["id"]] = "M-40 12l9000 0-9000 7zM5 5l1-1-3-4z"
    data["shapes"]["bbox"][first["id"]] = [-40, 0, 8960, 19]
    for tier in data["shapes"]["place"].values():
        tier[first["id"]]["t"] = ["Ž / ď", "ár"]
    return Board.from_json(data)


def shapeless() -> Board:
    """A board without a drawing."""
    data = load_board("strait").to_json()
    return Board.from_json({name: data[name] for name in data if name != "shapes"})


def comparable(data: dict[str, Any]) -> dict[str, Any]:
    """A board's data where the order and the spaces of what has no order are the same."""
    data = {name: value for name, value in data.items() if name != "summary"}
    data["borders"] = sorted((b["by"], *b["between"]) for b in data["borders"])
    if "shapes" in data:
        paths = data["shapes"]["paths"].items()
        numbers = {t: re.findall(r"[Mz]|-?\d+", path) for t, path in paths}
        data["shapes"] = data["shapes"] | {"paths": numbers}
    return data


@pytest.mark.parametrize("make", [*BUILT_IN, odd, shapeless])
def test_a_page_unpacks_what_was_packed(
    map_page: Callable[..., Page], make: str | Callable[[], Board]
) -> None:
    board = load_board(make) if isinstance(make, str) else make()
    unpacked = json.loads(map_page().evaluate(UNPACK, board_text(board)))
    assert comparable(unpacked) == comparable(board.to_json())


def test_a_packed_board_needs_no_escapes() -> None:
    for name in BUILT_IN:
        text = board_text(load_board(name))
        assert json.dumps(text) == f'"{text}"'
