"""The engine's face in a notebook: `RiskWidget`, and the session behind it.

Only `RiskWidget` needs Jupyter; it is loaded when it is first asked for, so that a session can be
driven, and tested, without.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.loading import LOADING

if TYPE_CHECKING:
    from risk_widget.widget.widget import RiskWidget

__all__ = ["RiskWidget"]


def __getattr__(name: str) -> object:
    """Load the widget class on first use."""
    if name != "RiskWidget":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    with LOADING:
        from risk_widget.widget.widget import RiskWidget

    return RiskWidget
