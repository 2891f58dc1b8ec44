"""The minimal markup of lesson texts: paragraphs, lists ("- "), **strong**, *stressed*, `code`.

It is a subset of Markdown, so notebooks use the texts as they are; pages get blocks or HTML.
"""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING

from risk_widget.messages import say
from risk_widget.svg import board_drawing

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.game import Game
    from risk_widget.reading.json_types import JsonObject


_RUN = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`", re.DOTALL)


def blocks(text: str) -> list[JsonObject]:
    """Parse text into JSON data: [{"kind": "p" or "li", "runs": [{"text"}]}].

    A run with markup also has the key "strong", "em" or "code".
    """
    found: list[JsonObject] = []
    for paragraph in re.split(r"\n\s*\n", text.strip()):
        lines = [line.strip() for line in paragraph.splitlines() if line.strip()]
        words: list[str] = []
        for line in lines:
            if line.startswith("- "):
                _close(found, words)
                found.append({"kind": "li", "runs": [line[2:]]})
            elif found and found[-1]["kind"] == "li" and line is not lines[0] and not words:
                found[-1]["runs"][0] += " " + line  # a list entry continues
            else:
                words.append(line)
        _close(found, words)
    return [{"kind": block["kind"], "runs": _runs(block["runs"][0])} for block in found]


def _close(found: list[JsonObject], words: list[str]) -> None:
    if words:
        found.append({"kind": "p", "runs": [" ".join(words)]})
        words.clear()


def _runs(text: str) -> list[JsonObject]:
    runs: list[JsonObject] = []
    place = 0
    for match in _RUN.finditer(text):
        if match.start() > place:
            runs.append({"text": text[place : match.start()]})
        for kind, words in zip(("strong", "em", "code"), match.groups(), strict=True):
            if words:
                runs.append({"text": words, kind: True})
        place = match.end()
    if place < len(text):
        runs.append({"text": text[place:]})
    return runs


def plain(text: str) -> str:
    """Remove the markup from text, for a terminal; code keeps its quotes."""
    lines = []
    for block in blocks(text):
        words = "".join(
            f"`{run['text']}`" if "code" in run else run["text"] for run in block["runs"]
        )
        lines.append(f"  • {words}" if block["kind"] == "li" else words)
    return "\n".join(lines)


def html(text: str) -> str:
    """Format text as HTML, escaping all of its characters."""
    made: list[str] = []
    in_list = False
    for block in blocks(text):
        item = block["kind"] == "li"
        if item != in_list:
            made.append("<ul>" if item else "</ul>")
            in_list = item
        tag = "li" if item else "p"
        made.append(f"<{tag}>{''.join(map(_run_html, block['runs']))}</{tag}>")
    if in_list:
        made.append("</ul>")
    return "".join(made)


def _run_html(run: JsonObject) -> str:
    words = escape(run["text"])
    for kind in ("strong", "em", "code"):
        if run.get(kind):
            return f"<{kind}>{words}</{kind}>"
    return words


def territories_of(game: Game) -> dict[str, tuple[str | None, int]]:
    """Map every territory to its owner and armies."""
    return {t: (game.owner(t), game.armies(t)) for t in game.board.ids}


def shown_territories(game: Game) -> dict[str, tuple[str | None, int]]:
    """Map territories to owners and armies, as if the fewest armies had moved in after a battle."""
    held = territories_of(game)
    if game.phase == "occupy":
        battle = game.observe(None)["battle"]
        assert battle is not None
        owner, armies = held[battle["source"]]
        moving = game.legal_ranges()["occupy"][0]
        held[battle["source"]] = owner, armies - moving
        held[battle["target"]] = owner, moving
    return held


def board_image(
    game: Game, highlight: Mapping[str, str], words: str, *, covered: bool = False
) -> str:
    """Draw the position as an HTML image described by ``words``, with outlined territories.

    If the question is who stands where, the board is ``covered``: it shows no owners or armies.
    It is an image because notebook readers remove inline drawings from untrusted notebooks.
    """
    held = {} if covered else shown_territories(game)
    return board_drawing(game.board, held, words, highlight=highlight)


class StepPicture:
    """A picture of a board for a notebook cell."""

    def __init__(
        self, game: Game, highlight: Mapping[str, str], words: str, *, covered: bool = False
    ) -> None:
        self._game, self._highlight, self._words = game, dict(highlight), words
        self._covered = covered

    def _repr_html_(self) -> str:
        return board_image(self._game, self._highlight, self._words, covered=self._covered)

    def __repr__(self) -> str:
        names = self._game.config.names
        held: dict[str, list[str]] = {}
        shown = {} if self._covered else shown_territories(self._game)
        for territory, (owner, armies) in shown.items():
            if owner is not None:
                held.setdefault(owner, []).append(
                    say("board-armies", names, territory=territory, armies=armies)
                )
        rows = [say("board-held", names, seat=s, territories=held[s]) for s in held]
        return "\n".join([self._words, *rows])
