"""Boards and positions as networkx graphs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.game import Game
from risk_widget.reading.spelling import not_installed

if TYPE_CHECKING:
    from networkx import Graph

    from risk_widget.board import Board

__all__ = ["graph_of"]


def graph_of(what: Board | Game) -> Graph:
    """A `networkx.Graph` of a board, or of a game's position on it.

    Territories are nodes by their ids, with `name`, `continent`, `bonus` (of the continent) and
    `card`; in a position also `owner` (None: nobody) and `armies`. Borders are edges with `by`
    ("land" or "sea"); in a position also `front`, whether two owners meet there. The graph has the
    board's `name`, and in a position `edition`, `mode`, `phase`, `turn` and `round`.

    Raises:
        ImportError: networkx is not installed; it names the extra.
    """
    try:
        import networkx as nx
    except ImportError as error:
        raise ImportError(not_installed("a graph", "networkx", "learn")) from error
    game = what if isinstance(what, Game) else None
    board = what.board if isinstance(what, Game) else what
    graph = nx.Graph(name=board.name)
    for continent in board.continents:
        for territory in continent.territories:
            graph.add_node(territory, continent=continent.id, bonus=continent.bonus)
    for place in board.territories:
        graph.nodes[place.id].update(name=place.name, card=place.card)
    for border in board.borders:
        graph.add_edge(*border.between, by=border.by)
    if game is not None:
        graph.graph.update(edition=game.edition.id, mode=game.mode, phase=game.phase)
        graph.graph.update(turn=game.turn, round=game.round)
        for territory in board.ids:
            owner, armies = game.owner(territory), game.armies(territory)
            graph.nodes[territory].update(owner=owner, armies=armies)
        for a, b in graph.edges:
            graph.edges[a, b]["front"] = game.owner(a) != game.owner(b)
    return graph
