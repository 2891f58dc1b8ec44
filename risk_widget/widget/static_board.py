"""The board as a picture, for a notebook that is read without a kernel.

JupyterLab shows one representation of an output, and for a widget that is the widget: without its
kernel only an error line. So the picture is a second output below it. While the widget lives it is
hidden; when the widget is gone, the picture takes its place and the error line is hidden.
"""

from __future__ import annotations

from base64 import b64encode
from html import escape
from typing import TYPE_CHECKING, Any

from risk_widget.messages import say
from risk_widget.svg import board_svg

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.game import Game

__all__ = ["describe", "picture", "second_output"]

# A widget that lives has drawn its root. The notebook's own classes are all there is to go by: the
# picture must work in a saved file, with no code of ours running.
_STYLE = """
.jp-OutputArea-child:has(+ .jp-OutputArea-child .risk-widget-still):not(:has([data-risk-widget]))
  { display: none }
.jp-OutputArea-child:has([data-risk-widget]) + .jp-OutputArea-child:has(.risk-widget-still)
  { display: none }
body:not(:has(.jp-OutputArea)):has([data-risk-widget]) .risk-widget-still { display: none }
"""


def describe(game: Game | None) -> str:
    """One line on a game: for plain text, and for who cannot see the picture."""
    if game is None:
        return say("still-none")
    if game.is_over:
        seat, standing = game.winner, "won" if game.winner else "over"
    else:
        seat, standing = game.turn, "turn"
    played = {"edition": game.edition.title, "mode": game.mode, "round": game.round}
    return say("still", **played, standing=standing, seat=seat, phase=game.phase)


def picture(game: Game | None) -> str:
    """The board as HTML, or a sentence where there is no game yet.

    The drawing is an image, not inline: what a notebook's reader does not trust is stripped of
    inline drawings and of styles, but may keep images.
    """
    words = escape(describe(game), quote=True)
    if game is None or game.board.shapes is None:
        return f"<p>{words}</p>"
    seen = game.observe(None)
    territories: Mapping[str, Any] = seen["territories"]
    drawing = board_svg(
        game.board,
        {t: (owner, armies) for t, (owner, armies) in territories.items()},
        capitals=seen["capitals_shown"],
    )
    data = b64encode(drawing.encode()).decode()
    return (
        f'<img alt="{words}" style="max-width: 100%" src="data:image/svg+xml;base64,{data}">'
        f"<p>{escape(say('still-play', game=describe(game)))}</p>"
    )


def second_output(game: Game | None) -> dict[str, str]:
    """The mimebundle that stands below the widget."""
    html = f'<div class="risk-widget-still"><style>{_STYLE}</style>{picture(game)}</div>'
    return {"text/html": html, "text/plain": describe(game)}
