"""The Python code on the notation page runs unchanged, on any game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import risk_widget as rw

PAGE = Path(__file__).resolve().parents[2] / "docs" / "notation.md"
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def test_texts_are_written_and_read_as_the_page_describes() -> None:
    game = rw.Game.new(edition="nordic", mode="missions", seats=["red", "blue", "green"], seed=7)
    names: dict[str, Any] = {"rw": rw, "game": game}
    exec(compile(BLOCKS[0], PAGE.name, "exec"), names)
    assert names["played"].ok
    assert names["game"].position() == game.position()
    assert rw.Game.from_position(names["seen"]).is_partial
