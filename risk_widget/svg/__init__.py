"""A position drawn as one SVG document: no browser, no dependencies, nothing external.

A saved notebook shows it without a kernel, and the documentation uses it for its pictures.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.loading import on_first_use

if TYPE_CHECKING:
    from risk_widget.svg.picture import ROLES, board_drawing, board_html, board_svg, position_html

__all__ = [
    "ROLES",
    "board_drawing",
    "board_html",
    "board_svg",
    "position_html",
]

if not TYPE_CHECKING:
    __getattr__ = on_first_use(__name__, "picture")
