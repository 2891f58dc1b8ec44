"""The Python on the laboratory page runs unchanged, apart from the lengths of long games."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import risk_widget as rw

PAGE = Path(__file__).resolve().parents[2] / "docs" / "laboratory.md"
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def test_a_position_becomes_a_graph() -> None:
    """The recipe is complete and needs nothing before it."""
    names: dict[str, Any] = {}
    (recipe,) = [block for block in BLOCKS if "networkx" in block]
    exec(compile(recipe, PAGE.name, "exec"), names)
    graph, game = names["graph"], names["game"]
    assert (graph.number_of_nodes(), graph.number_of_edges()) == (42, 83)
    fronts = {frozenset(ends) for *ends, front in graph.edges(data="front") if front}
    assert fronts == {
        frozenset(border.between)
        for border in game.board.borders
        if len({game.owner(end) for end in border.between}) == 2
    }
    for place, shown in graph.nodes(data=True):
        assert shown == {"owner": game.owner(place), "armies": game.armies(place)}


def test_odds_and_campaigns_can_be_computed() -> None:
    """The blocks run one after the other, as for a reader, with nothing set up before."""
    names: dict[str, object] = {}
    asked = [block for block in BLOCKS if "odds" in block]
    assert len(asked) == 2
    for block in asked:
        exec(compile(block, PAGE.name, "exec"), names)
    game = names["game"]
    assert isinstance(game, rw.Game)
    sources = game.compare_sources("north-africa", "egypt", behind=2)
    assert (sources.best, len(sources.campaigns)) == ("brazil", 2)
