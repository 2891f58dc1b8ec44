"""Taking back: which steps of the history make up one decision of a person.

One undo takes back the last decision that a person took, with everything that followed from it:
the answers of the dice and of the bots. Redo plays the same again, with the same dice.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

__all__ = ["CHANCE", "Policy", "Takeback"]

Policy = Literal["all", "decisions", "none"]
"""What may be taken back: anything, only what no die or card has answered, or nothing."""

CHANCE: Final = frozenset(
    {"starter_rolled", "dealt", "rolled", "card_drawn", "cards_taken", "deck_reshuffled"}
)
"""Events that tell something nobody knew when the decision was taken."""


@dataclass(slots=True)
class Takeback:
    """Marks where in the history each decision of a person began."""

    policy: Policy = "all"
    _marks: list[int] = field(default_factory=list)
    _undone: list[int] = field(default_factory=list)

    def record_decision(self, steps: int) -> None:
        """A person decides something now, when the history has this many steps."""
        self.truncate(steps)
        if not self._marks or self._marks[-1] != steps:
            self._marks.append(steps)
        self._undone.clear()

    def truncate(self, steps: int) -> None:
        """The history has only this many steps left: forget the marks beyond."""
        while self._marks and self._marks[-1] > steps:
            self._marks.pop()

    def clear_redo(self) -> None:
        """Something else was played, so what was undone is lost."""
        self._undone.clear()

    def back_to(self, history: Sequence[Any]) -> int | None:
        """How many steps are left after an undo, or None where nothing may be taken back."""
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
        """An undo went from ``steps`` steps back to ``mark``."""
        self._marks = [m for m in self._marks if m < mark]
        self._undone.append(steps - mark)

    def forward(self) -> int | None:
        """How many steps a redo plays again, or None where there is nothing to redo."""
        return self._undone[-1] if self._undone else None

    def mark_redone(self, mark: int) -> None:
        """A redo played its steps, from ``mark`` steps on."""
        self._undone.pop()
        self._marks.append(mark)
