"""The points at which decisions began, to which an undo takes a game back."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Literal

if TYPE_CHECKING:
    from collections.abc import Sequence


Policy = Literal["all", "decisions", "none"]
"""The actions that undo may take back: all, only those without dice or cards, or none."""


CHANCE: Final = frozenset(
    {"starter_rolled", "dealt", "rolled", "card_drawn", "cards_taken", "deck_reshuffled"}
)
"""Events that reveal something nobody knew when the decision was made."""


@dataclass(slots=True)
class Takeback:
    """The points in the history at which people's decisions began.

    One undo takes back a person's last decision and all that followed from it, including dice and
    bots' moves. Redo repeats the same steps, with the same dice.
    """

    policy: Policy = "all"
    _marks: list[int] = field(default_factory=list)
    _undone: list[int] = field(default_factory=list)

    def record_decision(self, steps: int) -> None:
        """Record that a person makes a decision when the history has ``steps`` steps."""
        self.truncate(steps)
        if not self._marks or self._marks[-1] != steps:
            self._marks.append(steps)
        self._undone.clear()

    def truncate(self, steps: int) -> None:
        """Drop the marks beyond the end of a history that now has ``steps`` steps."""
        while self._marks and self._marks[-1] > steps:
            self._marks.pop()

    def clear_redo(self) -> None:
        """Drop the undone decisions, since something else has been played."""
        self._undone.clear()

    def back_to(self, history: Sequence[Any]) -> int | None:
        """Return the number of steps left after an undo, or None if no undo is allowed."""
        if self.policy == "none":
            return None
        mark = next((m for m in reversed(self._marks) if m < len(history)), None)
        if mark is None:
            return None
        if self.policy == "decisions" and any(
            event.type in CHANCE for step in history[mark:] for event in step.events
        ):
            return None
        return mark

    def mark_undone(self, mark: int, steps: int) -> None:
        """Record an undo from ``steps`` steps back to ``mark``."""
        self._marks = [m for m in self._marks if m < mark]
        self._undone.append(steps - mark)

    def forward(self) -> int | None:
        """Return the number of steps that a redo repeats, or None if there is nothing to redo."""
        return self._undone[-1] if self._undone else None

    def mark_redone(self, mark: int) -> None:
        """Record a redo of the last undone steps, starting at ``mark``."""
        self._undone.pop()
        self._marks.append(mark)
