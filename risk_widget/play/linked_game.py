"""A game that a link holds, as the page shows it first: whose it is, and what to do with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.game import PartialGame
from risk_widget.play.match import HUMAN, SUBSTITUTE
from risk_widget.play.new_game import Start, read_link
from risk_widget.reading.clean_names import clean_name

if TYPE_CHECKING:
    from risk_widget.game import Game, OpenedLink
    from risk_widget.protocol.snapshot_types import LinkedPart


def linked_game(text: str) -> tuple[Start, LinkedPart]:
    """Open a link for the page.

    The person at the page gets the seat whose game it is or, if the game isn't over, the seat that
    must act, so that no bot plays on before the person does.

    Raises:
        Refused: the link cannot be opened.
    """
    opened = read_link(text)
    game = opened.game
    named = [seat for seat in game.seats if seat in opened.names]
    author = named[0] if named else game.winner or game.seats[0]
    person = author if game.is_over else game.actor
    players = {
        seat: HUMAN if seat == person or game.is_partial else SUBSTITUTE for seat in game.seats
    }
    linked: LinkedPart = {
        "content": opened.content,
        "locked": opened.is_locked,
        "viewer": _viewer(opened),
        "author": author,
        "rival": _rival(game, author),
        "winner": game.winner,
        "over": game.is_over,
        "rounds": game.round,
        "turn": game.turn,
        "moves": len(game.history),
    }
    names = {seat: clean_name(name) for seat, name in opened.names.items()}
    return Start(game, players, {seat: name for seat, name in names.items() if name}), linked


def _viewer(opened: OpenedLink) -> str | None:
    game = opened.game
    if isinstance(game, PartialGame):
        return game.viewer
    return opened.viewer if opened.viewer in game.seats else None


def _rival(game: Game, author: str) -> str:
    """Return the seat to win the game from: of the seats that did not, the one that held most."""
    counts = game.state.counts
    others = [seat for seat in game.seats if seat != (game.winner or author)]
    return max(others, key=lambda seat: counts[game.seats.index(seat)])
