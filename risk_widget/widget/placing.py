"""The places of armies that a person leaves to be placed in the set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from risk_widget.game import Game


def weakest_front(game: Game, seat: str) -> str | None:
    """The own territory with the most enemy armies beside it for each of its own.

    So all fronts come to stand as well beside their enemies as each other; of equals the one in the
    continent of which the seat holds more. None where no own territory is offered, as when the seat
    places for the third army.
    """
    board = game.board
    offered = game.legal_ranges().get("place", {}).get("territories", ())
    own = [t for t in offered if game.owner(t) == seat]

    def worth(t: str) -> tuple[float, float]:
        around = (board.ids[n] for n in board.neighbours[board.index[t]])
        beside = sum(
            game.armies(n) for n in around if game.owner(n) in game.seats and game.owner(n) != seat
        )
        home = next(c.territories for c in board.continents if t in c.territories)
        return beside / game.armies(t), sum(game.owner(m) == seat for m in home) / len(home)

    return max(own, key=worth, default=None)
