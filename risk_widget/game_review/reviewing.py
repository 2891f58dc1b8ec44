"""The review of a game, turn by turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.engine.codes import OVER
from risk_widget.engine.core_game import CoreGame
from risk_widget.engine.explain import continents_held
from risk_widget.fair_dice import mean_losses, net_gains
from risk_widget.game_review.plans import Thinking, plan_of, turns_of
from risk_widget.game_review.result import Review, TurnReview
from risk_widget.messages import Message, MessageError
from risk_widget.notation import replay
from risk_widget.schema import flag, whole
from risk_widget.spelling import shown

if TYPE_CHECKING:
    from risk_widget.engine.config import GameConfig
    from risk_widget.game_review.plans import Turn


def review(
    game: CoreGame | str,
    seat: str | None = None,
    *,
    plans: bool = True,
    depth: int | None = None,
    width: int | None = None,
) -> Review:
    """Review a game: chances after every turn, turning points, plans and luck.

    `Game.review` is the same. `docs/coach.md` tells what its figures compare.

    Args:
        game: a game, over or not, or the whole record of one (`Game.record`).
        seat: from whose knowledge the chances are; its turns alone are then compared with the
            expert's plans. None: from what everybody sees, and all turns are compared.
        plans: whether to work out plans at all: they take nearly all of the time.
        depth: how many captures of a plan are looked ahead.
        width: how many first attacks are followed so far: with ``depth``, the expert's budget. By
            default both are those of the expert at a table.

    Raises:
        ValueError: no such seat, or a game of which only a part is known.
        RecordError: the text is no record.
    """
    if isinstance(game, str):
        game = replay(game, CoreGame, strict=True).game
    reviewer = Reviewer(game, seat, depth=depth, width=width)
    planned = flag(plans, "plans")
    turns = []
    for number, turn in enumerate(reviewer.turns, 1):
        asked = planned and reviewer.viewer in (None, turn.seat)
        turns.append(reviewer.turn(number, plan=asked))
    viewer = None if reviewer.viewer is None else game.seats[reviewer.viewer]
    return Review(viewer, tuple(game.seats), tuple(turns), game.winner, game.config.names)


class Reviewer:
    """Reviews the turns of a game, one at a time.

    Args:
        game: a game, over or not.
        seat: from whose knowledge the chances are; None for what everybody sees.
        depth: ``width`` and this are the expert's budget, as for `review`.
        width: see there.

    Attributes:
        viewer: the number of that seat.
        turns: all turns so far, the first one first.

    Raises:
        ValueError: no such seat, or a game of which only a part is known.
    """

    def __init__(
        self,
        game: CoreGame,
        seat: str | None = None,
        *,
        depth: int | None = None,
        width: int | None = None,
    ) -> None:
        if not isinstance(game, CoreGame):
            raise TypeError(f"game must be a game or its record, not {shown(game)}")
        if game.is_partial:
            raise MessageError(Message("review-partial"))
        self.viewer = None if seat is None else game.config.seat_number(seat)
        self.turns = turns_of(game)
        budget = (
            None if given is None else whole(given, name, 1)
            for name, given in (("depth", depth), ("width", width))
        )
        self._thinking = Thinking(game.config, *budget)

    def turn(self, number: int, *, plan: bool) -> TurnReview:
        """Review the turn with this number, from 1; with ``plan``, beside the expert's plan."""
        turn = self.turns[number - 1]
        last = number == len(self.turns)
        finished = not last or turn.end.phase == OVER or turn.end.turn != turn.seat
        return _reviewed(self._thinking, turn, number, self.viewer, asked=plan, finished=finished)


def _reviewed(
    thinking: Thinking,
    turn: Turn,
    number: int,
    viewer: int | None,
    *,
    asked: bool,
    finished: bool,
) -> TurnReview:
    config, seats = thinking.config, thinking.config.seats
    chance, own = [0.0] * len(seats), 0.0
    for fight in turn.fights:
        seen = thinking.luck(fight, viewer)
        chance = [a + b for a, b in zip(chance, seen, strict=True)]
        own += (seen if viewer == turn.seat else thinking.luck(fight, turn.seat))[turn.seat]
    held = [
        [{c.id for c in continents_held(config, at, s)} for s in range(len(seats))]
        for at in (turn.start, turn.end)
    ]
    broken = [
        c for s in range(len(seats)) if s != turn.seat for c in sorted(held[0][s] - held[1][s])
    ]
    counted = _counted(turn, seats[turn.seat])
    return TurnReview(
        number=number,
        round=turn.round,
        seat=seats[turn.seat],
        first=turn.first,
        until=turn.until,
        finished=finished,
        before=dict(zip(seats, thinking.chances(turn.start, viewer), strict=True)),
        after=dict(zip(seats, thinking.chances(turn.end, viewer), strict=True)),
        captured=counted["captured"],
        lost=counted["lost"],
        cards=counted["cards"],
        sets=counted["sets"],
        gained=tuple(sorted(held[1][turn.seat] - held[0][turn.seat])),
        broken=tuple(broken),
        knocked_out=tuple(e.seat for e in turn.events if e.type == "eliminated" and e.seat),
        armies_by_dice=_armies_by_dice(config, turn),
        chance_by_dice=dict(zip(seats, chance, strict=True)),
        plan=plan_of(thinking, turn.start) if asked else None,
        had=thinking.chances(turn.start, turn.seat)[turn.seat],
        got=thinking.chances(turn.end, turn.seat)[turn.seat],
        own_dice=own,
        _names=config.names,
    )


def _counted(turn: Turn, seat: str) -> dict[str, int]:
    """The seat's captures, losses and cards in a turn."""
    found = dict.fromkeys(("captured", "lost", "cards", "sets"), 0)
    for event in turn.events:
        mine = event.seat == seat
        if event.type == "captured" and mine:
            found["captured"] += 1
        elif event.type == "rolled" and event.data["attacker"] == seat:
            found["lost"] += event.data["attacker_losses"]
        elif event.type == "card_drawn" and mine:
            found["cards"] += 1
        elif event.type == "cards_taken" and mine:
            found["cards"] += event.data["count"]
        elif event.type == "traded" and mine:
            found["sets"] += 1
    return found


def _armies_by_dice(config: GameConfig, turn: Turn) -> dict[str, float]:
    """Seat -> armies saved by the dice in a turn, counted as in a dice report."""
    gains = []
    for _, event in turn.fights:
        data = event.data
        expected, _ = mean_losses(config.dice, len(data["attack"]), len(data["defence"]))
        gains.append((data["attacker"], data["defender"], expected - data["attacker_losses"]))
    return net_gains(config.seats, gains)
