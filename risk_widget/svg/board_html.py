"""A position as HTML: the drawn board as an image, and a table of the players.

The drawing is an image, not inline: what a notebook's reader does not trust is stripped of inline
drawings and of style sheets, but may keep images. Words take the colours of the page around them.
"""

from __future__ import annotations

from base64 import b64encode
from html import escape
from typing import TYPE_CHECKING, Any

from risk_widget.messages import Names, say
from risk_widget.results.displays import folded, table
from risk_widget.svg.picture import board_svg

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.json_types import JsonView
    from risk_widget.svg.picture import DrawnBoard

_WIDTH = 900


def position_html(board: DrawnBoard, seen: JsonView, caption: str, third: str = "third") -> str:
    """A position as a viewer sees it.

    Args:
        board: without shapes only the words are shown.
        seen: what is seen, as ``Game.observe`` gives it.
        caption: a line that tells what it is; also for who cannot see the picture.
        third: what the army that nobody owns is called.
    """
    words = escape(caption)
    return f"<div><p><b>{words}</b></p>{_image(board, seen, words)}{_players(seen, third)}</div>"


def board_html(board: DrawnBoard) -> str:
    """A board with nobody on it, and the bonuses of its continents."""
    names = Names.on(board)
    about = {"territories": len(board.territories), "borders": len(board.borders)}
    caption = escape(say("board-caption", board=board.name, **about))
    heads = (say(f"board-{name}") for name in ("bonus", "count", "territories"))
    rows = [
        (
            continent.name,
            str(continent.bonus),
            str(len(continent.territories)),
            say("board-places", names, places=list(continent.territories)),
        )
        for continent in board.continents
    ]
    continents = table(("", *heads), rows, numbers=(1, 2))
    return (
        f"<div><p><b>{caption}</b> {escape(board.summary)}</p>{board_drawing(board, {}, caption)}"
        f"{folded(say('board-continents'), continents)}</div>"
    )


def _image(board: DrawnBoard, seen: JsonView, words: str) -> str:
    held = {t: (owner, armies) for t, (owner, armies) in seen["territories"].items()}
    battle = seen["battle"]
    roles = {battle["source"]: "source", battle["target"]: "target"} if battle else {}
    return board_drawing(board, held, words, highlight=roles, capitals=seen["capitals_shown"])


def board_drawing(
    board: DrawnBoard, held: Mapping[str, tuple[str | None, int]], words: str, **more: Any
) -> str:
    """A drawing as an HTML image, "" if the board has no shapes; ``words`` is its description.

    ``more`` as for `board_svg`.
    """
    if board.shapes is None:
        return ""
    drawing = board_svg(board, held, theme="auto", width=_WIDTH, **more)
    data = b64encode(drawing.encode()).decode()
    return (
        f"<img alt='{words}' style='width:100%;max-width:{_WIDTH}px' "
        f"src='data:image/svg+xml;base64,{data}'>"
    )


def _players(seen: JsonView, third: str) -> str:
    held: dict[str | None, list[int]] = {}
    for owner, armies in seen["territories"].values():
        held.setdefault(owner, []).append(armies)
    rows = [
        (
            say("name-seat", seat=seat),
            str(len(held.get(seat, ()))),
            str(sum(held.get(seat, ()))),
            str(seen["hand_counts"][seat]),
            _standing(seen, seat),
        )
        for seat in seen["seats"]
    ]
    if "third" in held:
        armies = held["third"]
        rows.append((third[:1].upper() + third[1:], str(len(armies)), str(sum(armies)), "", ""))
    heads = (say(f"column-{name}") for name in ("territories", "armies", "cards"))
    return table(("", *heads, ""), rows, numbers=(1, 2, 3))


def _standing(seen: JsonView, seat: str) -> str:
    if seen["winner"] == seat:
        code = "has-won"
    elif seat in seen["out"]:
        code = "is-out"
    elif seen["phase"] != "over" and seen["turn"] == seat:
        code = "is-on-turn"
    elif seen["phase"] != "over" and seen["actor"] == seat:
        code = "must-act"
    else:
        return ""
    return say(code)
