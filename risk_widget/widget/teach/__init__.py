"""Teach me: what this part of the turn is, what is possible in it, what the chosen move would do.

Every line names the clause it rests on. It is worked out from what the seat at the screen may see
and do, whenever the page asks; nothing of it is kept, so it can be switched on and off at any time.
"""

from risk_widget.widget.teach.guide import guide
from risk_widget.widget.teach.phase_guide import PARTS, Part, Todo, part_of

__all__ = ["PARTS", "Part", "Todo", "guide", "part_of"]
