"""Each seat's chance of winning, as far as a viewer may know the position."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from risk_widget.bots.expert.telling import chances_told
from risk_widget.bots.expert.weights import new_expert
from risk_widget.engine import codes
from risk_widget.messages import Message, render, say
from risk_widget.results.displays import lines, meter, percent, table

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State
    from risk_widget.messages import Names

GAMES_TOLD: Final = 24
"""The number of continued games that say as much about a position as the estimate does."""


@dataclass(frozen=True, slots=True)
class Evaluation:
    """Each seat's chance of winning, as far as a viewer may know the position.

    The chances assume that all play about as well as the expert. They were learned from games that
    a bot nearly as good continued from positions at all stages of a game. `after_games` adds games
    continued from this very position.

    Attributes:
        viewer: the seat whose knowledge counts; None for public knowledge.
        chances: by seat in turn order; the sum is 1, and a seat that is out has 0.
    """

    viewer: str | None
    chances: Mapping[str, float]
    _names: Names = field(repr=False)

    def after_games(self, wins: Sequence[int]) -> Evaluation:
        """Return the chances updated by continued games; the estimate counts as `GAMES_TOLD` games.

        Args:
            wins: by seat in turn order.
        """
        games = GAMES_TOLD + sum(wins)
        chances = {
            seat: (GAMES_TOLD * chance + won) / games
            for (seat, chance), won in zip(self.chances.items(), wins, strict=True)
        }
        return replace(self, chances=chances)

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
