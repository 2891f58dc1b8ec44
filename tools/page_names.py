"""Make js/tests/fixtures/mapNames.json: the names on each board by language, and letter widths.

With them, tests of the front end compute the places of names without a browser.
"""

from __future__ import annotations

import json

from page_types import ROOT

from risk_widget.board import BUILT_IN, load_board
from risk_widget.messages import use_language
from risk_widget.messages.catalog import catalogs
from risk_widget.svg.drawn_board import names_on_map
from risk_widget.svg.picture import text_width

TARGET = ROOT / "js/tests/fixtures/mapNames.json"
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .-+←→"


def page_names() -> str:
    """Write the names by language and board, and each letter's width relative to the font size."""
    drawn = [load_board(board) for board in BUILT_IN]
    names = {}
    for language in sorted(catalogs()):
        with use_language(language):
            names[language] = {board.id: names_on_map(board) for board in drawn}
    widths = {letter: text_width(letter, 1) for letter in _LETTERS}
    return json.dumps({"names": names, "widths": widths}, ensure_ascii=False, indent=1) + "\n"
