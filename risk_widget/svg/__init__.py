"""A position as one SVG text: no browser, no dependency, nothing external.

It is what a saved notebook shows without a kernel, and what the documentation is illustrated with.
"""

from __future__ import annotations

from risk_widget.svg.picture import ROLES, board_drawing, board_html, board_svg, position_html

__all__ = [
    "ROLES",
    "board_drawing",
    "board_html",
    "board_svg",
    "position_html",
]
