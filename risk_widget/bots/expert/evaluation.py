"""Each seat's chance of winning, as far as a viewer may know the position."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from risk_widget.bots.expert.telling import chances_told
from risk_widget.bots.expert.weights import new_expert
from risk_widget.engine import codes
from risk_widget.messages import Message, render, say
from risk_widget.results.displays import lines, meter, percent, table

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State
    from risk_widget.messages import Names


@dataclass(frozen=True, slots=True)
class Evaluation:
    """Each seat's chance of winning, as far as a viewer may know the position.

    The chances assume that all play about as well as the expert. They were learned from games that
    a bot nearly as good played on from positions at all stages of a game.

    Attributes:
        viewer: the seat whose knowledge counts; None for public knowledge.
        chances: by seat in turn order; the sum is 1, and a seat that is out has 0.
    """

    viewer: str | None
    chances: Mapping[str, float]
    _names: Names = field(repr=False)

    def _line(self, seat: str) -> str:
        message = Message("evaluation-seat", {"seat": seat, "chance": percent(self.chances[seat])})
        return render(message, self._names)

    def __repr__(self) -> str:
        lines = [self._line(seat) for seat in self.chances]
        return f"<Evaluation: {render(Message('evaluation-shown', {'parts': lines}))}>"

    def _repr_html_(self) -> str:
        rows = [
            [say("name-seat-at-start", self._names, seat=seat), meter(chance)]
            for seat, chance in self.chances.items()
        ]
        shown = table([say("review-who"), say("evaluation-chance")], rows, markup=(1,))
        return lines(shown, say("evaluation-assumes"), text=(1,))


def evaluate(config: GameConfig, state: State, viewer: int | None) -> Evaluation:
    """Evaluate each seat's chance of winning, as far as ``viewer`` may know (None: everybody)."""
    if state.phase == codes.OVER:
        chances = [float(seat == state.winner) for seat in range(config.players)]
    else:
        seat = -1 if viewer is None else viewer
        chances = chances_told(config, state.seen_by(seat).capped(), seat, new_expert(config))
    name = None if viewer is None else config.seats[viewer]
    return Evaluation(name, dict(zip(config.seats, chances, strict=True)), config.names)
