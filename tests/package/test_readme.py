"""The README tells the truth: its Python runs as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text()


def test_the_python_of_the_readme_runs() -> None:
    """The longest block is the tour of the API; what it says in its comments holds."""
    block = max(re.findall(r"```python\n(.*?)```", README, re.DOTALL), key=len)
    names: dict[str, object] = {}
    exec(compile(block, "README.md", "exec"), names)
    game, rw = names["game"], names["rw"]
    assert game.edition.id == "nordic"  # type: ignore[attr-defined]
    assert 0.785 < rw.odds(8, 5, edition="nordic").win < 0.795  # type: ignore[attr-defined]


def test_what_the_readme_points_at_is_there() -> None:
    """No link into the checkout is dead."""
    links = re.findall(r"\]\(([^)#]+)\)", README)
    assert [link for link in links if "://" not in link and not (ROOT / link).exists()] == []
