"""The kind of step in which the learner looks for an action that the rules refuse."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from risk_widget.course.attempt import ActionAttempt
from risk_widget.course.step import ActionData
from risk_widget.course.step_kind import StepKind
from risk_widget.messages import say

if TYPE_CHECKING:
    from risk_widget.course.attempt import Attempt
    from risk_widget.course.feedback import Feedback
    from risk_widget.reading.json_types import JsonObject, JsonView

__all__ = ["RefuseAttempt", "RefuseKind"]


class RefuseAttempt(ActionAttempt):
    """An attempt at an action that the rules refuse for the reason that the step teaches."""

    def judged(self) -> Feedback:
        """Take back an action that the rules allow."""
        return self.taken_back(self.play.outcome())

    def other_refusal(self) -> str:
        """Say that the action was refused for another reason."""
        return say("feedback-other-rule")


class RefuseKind(StepKind):
    """A step in which the learner looks for an action that the rules refuse."""

    id = "refuse"
    attempt: ClassVar[type[Attempt]] = RefuseAttempt
    needs: ClassVar[tuple[str, ...]] = ("solution", "otherwise")
    solution: ClassVar[object] = tuple[ActionData, ...]
    is_replayable = True
    decides = True

    def defaults(self, raw: JsonView) -> JsonObject:
        """Count the step as solved by a refusal under the first clause that it teaches."""
        taught = raw.get("teaches")
        if not isinstance(taught, list) or not taught:
            return {}
        return {"success": f"refused_by({str(taught[0])!r})"}
