"""The bot from the page on programs, written in another language, plays whole games."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from environment import prepare_node

import risk_widget as rw

PAGE = Path(__file__).resolve().parents[2] / "docs" / "programs.md"


@pytest.mark.parametrize(
    ("edition", "mode", "seats"),
    [("czech", "duel", 2), ("italian", "missions", 4), ("nordic", "capital", 3)],
)
def test_the_bot_on_the_page_plays(edition: str, mode: str, seats: int, tmp_path: Path) -> None:
    (code,) = re.findall(r"```js\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    file = tmp_path / "bot.js"
    file.write_text(code)
    node = shutil.which("node", path=prepare_node()["PATH"])
    program = rw.lab.Program([str(node), file], isolation=rw.lab.Isolation(memory=8192, seconds=60))
    others = ["random"] * (seats - 1)
    played = rw.simulate([program, *others], 2, edition=edition, mode=mode, max_rounds=10)
    assert {game.failure for game in played.games} == {None}
    assert all(game.rounds for game in played.games)
