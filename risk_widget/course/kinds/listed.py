"""The list of the kinds of steps, and the kind of a given step.

A kind determines what the learner gives as an answer, and how the answer is judged. To add one,
write its file, and add it to the list here.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Protocol

from risk_widget.course.kinds.challenge import ChallengeKind
from risk_widget.course.kinds.chance import ChanceKind
from risk_widget.course.kinds.do import DoKind
from risk_widget.course.kinds.point import PointKind
from risk_widget.course.kinds.predict import PredictKind
from risk_widget.course.kinds.refuse import RefuseKind

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.course.step_kind import StepKind

__all__ = ["STEP_KINDS", "kind_of"]

STEP_KINDS: Final[Mapping[str, StepKind]] = MappingProxyType(
    {
        kind.id: kind
        for kind in (
            DoKind(),
            PredictKind(),
            ChanceKind(),
            RefuseKind(),
            PointKind(),
            ChallengeKind(),
        )
    }
)
"""All kinds of steps, by their names in lesson files."""


class _OfAKind(Protocol):
    @property
    def kind(self) -> str: ...


def kind_of(step: _OfAKind) -> StepKind:
    """Return the kind of a step, with all its declarations.

    >>> from risk_widget.course.kinds.listed import kind_of
    >>> from risk_widget.course.lesson_file import load_source
    >>> kind_of(load_source("04-combat").steps[0]).is_replayable
    True
    """
    return STEP_KINDS[step.kind]
