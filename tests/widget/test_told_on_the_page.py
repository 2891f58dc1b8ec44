"""The page reports the fate of a file, in its language, until somebody closes the message."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import risk_widget as rw
from risk_widget.kept_files import tell_once
from tests.widget.dom import expect
from tests.widget.harness import axe
from tests.widget.test_access import open_root

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.widget.harness import Bridge

SEATS = {"red": "human", "blue": "human", "green": "human"}


@pytest.mark.parametrize(("width", "language", "keep"), [(1280, "en", False), (320, "de", True)])
def test_a_file_that_was_put_aside_is_reported_once(
    bridged: Callable[..., Bridge], kept_folder: Path, width: int, language: str, keep: bool
) -> None:
    path = kept_folder / f"progress of {language} and {width}.json"
    tell_once("kept-put-aside", file=path, aside=f"{path.name}.damaged-1")

    def widget() -> rw.RiskWidget:
        return rw.RiskWidget(rw.Game.new(seed=1), seats=SEATS, language=language, keep=keep)

    root = open_root(bridged, widget, width=width)
    told = root.locator(".rw-told")
    expect(told).to_contain_text(f"{path.name}.damaged-1")
    assert axe(root.page) == []
    assert told.evaluate("node => node.scrollWidth - node.clientWidth") <= 0
    box, whole = told.bounding_box(), root.bounding_box()
    assert box is not None
    assert whole is not None
    assert box["y"] - whole["y"] < 40, "above the board"
    assert box["height"] < 250
    told.locator("button").click()
    expect(told).to_have_count(0)
