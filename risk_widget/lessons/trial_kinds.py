"""The kind of try that a step is given."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.lessons.challenge_trial import ChallengeTrial
from risk_widget.lessons.chance_trial import ChanceTrial
from risk_widget.lessons.trial import Trial

if TYPE_CHECKING:
    from collections.abc import Callable

    from risk_widget.lessons.step import Step

__all__ = ["trial_of"]


def trial_of(step: Step, new_seed: Callable[[], str]) -> Trial:
    """A try at a step; ``new_seed`` gives the seed of true dice, where it is played with such."""
    if step.kind == "challenge":
        return ChallengeTrial(step, new_seed)
    if step.kind == "chance":
        return ChanceTrial(step, new_seed)
    return Trial(step)
