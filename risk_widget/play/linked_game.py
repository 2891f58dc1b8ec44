"""A game from a link, as the page first shows it: whose game it is, and how to continue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.game import PartialGame
from risk_widget.play.new_game import Start, read_link
from risk_widget.play.players import HUMAN, SUBSTITUTE
from risk_widget.reading.clean_names import clean_name

if TYPE_CHECKING:
    from risk_widget.game import Game, OpenedLink
    from risk_widget.protocol.snapshot_types import LinkedPart


def linked_game(text: str) -> tuple[Start, LinkedPart]:
    """Open a link for the page.

    Nobody at the page has played a finished game, so no seat of it is theirs. If the game isn't
    over, they get the seat that must act, so that no bot plays on before they do.

    Raises:
        Refused: the link cannot be opened.
    """
    opened = read_link(text)
    game = opened.game
    viewer = _viewer(opened)
    named = [seat for seat in game.seats if seat in opened.names]
    author = viewer or (named[0] if named else game.winner or game.seats[0])
    players = dict.fromkeys(game.seats, HUMAN)
    if not (game.is_over or game.is_partial):
        players = players_around(game)
    linked: LinkedPart = {
        "content": opened.content,
        "locked": opened.is_locked,
        "viewer": viewer,
        "author": author,
        "rival": _rival(game, author),
        "winner": game.winner,
        "over": game.is_over,
        "rounds": game.round,
        "turn": game.turn,
        "moves": len(game.history),
    }
    names = {seat: clean_name(name) for seat, name in opened.names.items()}
    called = {seat: name for seat, name in names.items() if name}
    return Start(game, players, called, comments=opened.comments), linked


def players_around(game: Game) -> dict[str, str]:
    """Give the seat that must act to the person, and the other seats to bots."""
    return {seat: HUMAN if seat == game.actor else SUBSTITUTE for seat in game.seats}


def _viewer(opened: OpenedLink) -> str | None:
    game = opened.game
    if isinstance(game, PartialGame):
        return game.viewer
    return opened.viewer if opened.viewer in game.seats else None


def _rival(game: Game, author: str) -> str:
    """Return the seat with which to try to win: the strongest of those that did not win."""
    counts = game.state.counts
    others = [seat for seat in game.seats if seat != (game.winner or author)]
    return max(others, key=lambda seat: counts[game.seats.index(seat)])
