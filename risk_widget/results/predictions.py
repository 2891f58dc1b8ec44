"""Guesses at a figure before it is computed."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

from risk_widget.messages import Message, render
from risk_widget.results.displays import percent
from risk_widget.schema import number

if TYPE_CHECKING:
    from types import EllipsisType

__all__ = ["Prediction", "predict"]


@dataclass(frozen=True, slots=True, repr=False)
class Prediction:
    """A guess beside the true value, which stays hidden until a guess is made.

    Attributes:
        guess: what was guessed; None: nothing yet.
        actual: what it is.
        within: how far off counts as right.
    """

    guess: float | None
    actual: float
    within: float

    @property
    def is_right(self) -> bool:
        """Whether the guess is close enough."""
        return self.guess is not None and abs(self.guess - self.actual) <= self.within

    def _words(self) -> str:
        if self.guess is None:
            return render(Message("prediction-none"))
        about = {
            "guess": self._shown(self.guess),
            "actual": self._shown(self.actual),
            "more": self.actual > self.guess,
        }
        return render(Message("prediction-right" if self.is_right else "prediction-off", about))

    def _shown(self, value: float) -> str:
        if abs(self.actual) <= 1 and self.within < 1:
            # "Under 1 %" has no sign: it may be nothing.
            return percent(abs(value)) if value > -0.005 else f"−{percent(-value)}"
        # Three digits, but a whole number is told to its last one.
        digits = f"{value:.0f}" if abs(value) >= 100 or value == int(value) else f"{value:.3g}"
        return digits.replace("-", "−")

    def __repr__(self) -> str:
        return self._words()

    def _repr_html_(self) -> str:
        return f"<p>{escape(self._words())}</p>"


def predict(guess: float | EllipsisType, actual: float, *, within: float = 0.05) -> Prediction:
    """Compare a guess with the true value.

    Args:
        guess: a number, or `...` as long as nothing is guessed.
        actual: what it is.
        within: how far off counts as right.
    """
    guessed = None if guess is ... else number(guess, "guess")
    return Prediction(guessed, number(actual, "actual"), number(within, "within", 0))
