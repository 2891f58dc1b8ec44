"""The game on the screen of a notebook: `RiskWidget`, and the session behind it.

Only `RiskWidget` needs Jupyter. It is loaded on first use, so that a session can be driven and
tested without Jupyter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.loading import on_first_use

if TYPE_CHECKING:
    from risk_widget.widget.widget import RiskWidget

__all__ = ["RiskWidget"]

if not TYPE_CHECKING:
    __getattr__ = on_first_use(__name__, "widget")
