"""Each seat's chance to win, as far as somebody may know the position."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from risk_widget.engine.codes import OVER
from risk_widget.engine.observation import observe
from risk_widget.fast import kinds
from risk_widget.fast import position_layout as at
from risk_widget.fast.expert import mind_layout as mind_at
from risk_widget.fast.expert.making import game_of, kind_of, mind_of
from risk_widget.fast.expert.plainly import plainly
from risk_widget.fast.expert.seeing import to_numbers
from risk_widget.fast.expert.tempering import tempered
from risk_widget.fast.expert.value import next_seat, put_chances
from risk_widget.messages import Message, render, say
from risk_widget.results.displays import lines, meter, percent, table

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State
    from risk_widget.messages import Names


@dataclass(frozen=True, slots=True)
class Evaluation:
    """Each seat's chance to win, as far as somebody may know the position.

    It assumes that all play about as well as the expert: the chances were learned from such games.

    Attributes:
        viewer: the seat that knows; None for what everybody sees.
        chances: by seat in turn order; they add up to 1, and a seat that is out has 0.
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
    """Each seat's chance to win, from what a seat (None: everybody) may know."""
    if state.phase == OVER:
        chances = [float(seat == state.winner) for seat in range(config.players)]
    else:
        chances = _chances(config, state, viewer)
    name = None if viewer is None else config.seats[viewer]
    return Evaluation(name, dict(zip(config.seats, chances, strict=True)), config.names)


def _chances(config: GameConfig, state: State, viewer: int | None) -> list[float]:
    game, mind = game_of(config), mind_of(config)
    now = to_numbers(config, observe(config, state, viewer))
    seat = -1 if viewer is None else viewer
    turn, after = now[at.TURN], plainly(next_seat)(game, now, now[at.TURN])
    # Within a turn the truth lies between its beginning and its end.
    movers = {
        kinds.IN_REINFORCE: [turn], kinds.IN_FORTIFY: [after],
        kinds.IN_CLAIM: [now[at.STARTER]], kinds.IN_PLACE: [now[at.STARTER]],
    }.get(now[at.PHASE], [turn, after])  # fmt: skip
    total = [0.0] * config.players
    for mover in movers:
        plainly(put_chances)(game, now, mind, seat, mover)
        for number in range(config.players):
            total[number] += mind[mind_at.CHANCES + number] / len(movers)
    return tempered(total, kind_of(config))
