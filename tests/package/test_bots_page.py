"""The bot from the page on bots plays in every setting that the page mentions."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bots.md"
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def test_the_bot_on_the_page_plays() -> None:
    """The bot plays in a tournament, in PettingZoo, in whole games, and against a learner."""
    blocks = [block for block in BLOCKS if "Patient" in block]
    assert len(blocks) == 2
    names: dict[str, Any] = {}
    for block in blocks:
        shorter = block.replace("seed=1)", "seed=1, max_rounds=3)")
        exec(compile(shorter, PAGE.name, "exec"), names)
    assert names["environment"].agents == []
    names["learner"].reset(seed=1)
    assert names["learner"].inner.game.actor == "red"
