"""A position as one SVG text: no browser, no dependency, nothing outside the text.

It is what a saved notebook shows without a kernel, and what the documentation is illustrated with.
"""

from __future__ import annotations

from risk_widget.svg.page import position_html
from risk_widget.svg.picture import ROLES, board_svg

__all__ = ["ROLES", "board_svg", "position_html"]
