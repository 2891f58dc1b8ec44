"""The board of a step as a picture in HTML."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from typing import TYPE_CHECKING

from risk_widget.messages import say
from risk_widget.svg import board_svg

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.game import Game


def territories_of(game: Game) -> dict[str, tuple[str | None, int]]:
    """Owner and armies of every territory."""
    return {t: (game.owner(t), game.armies(t)) for t in game.board.ids}


def board_image(game: Game, highlight: Mapping[str, str], words: str) -> str:
    """The position as an HTML image, with outlined territories; ``words`` say what it shows.

    An image, not an inline drawing: what a notebook's reader does not trust is stripped of those.
    """
    if game.board.shapes is None:
        return ""
    drawing = board_svg(
        game.board, territories_of(game), theme="auto", highlight=highlight, title=words
    )
    data = b64encode(drawing.encode()).decode()
    return (
        f'<img alt="{escape(words, quote=True)}" style="max-width:100%" '
        f'src="data:image/svg+xml;base64,{data}">'
    )


class StepPicture:
    """A board that a notebook cell shows."""

    def __init__(self, game: Game, highlight: Mapping[str, str], words: str) -> None:
        self._game, self._highlight, self._words = game, dict(highlight), words

    def _repr_html_(self) -> str:
        return board_image(self._game, self._highlight, self._words)

    def __repr__(self) -> str:
        names = self._game.config.names
        held: dict[str, list[str]] = {}
        for territory, (owner, armies) in territories_of(self._game).items():
            if owner is not None:
                held.setdefault(owner, []).append(
                    say("board-armies", names, territory=territory, armies=armies)
                )
        rows = [say("board-held", names, seat=s, territories=held[s]) for s in held]
        return "\n".join([self._words, *rows])
