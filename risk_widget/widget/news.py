"""What has happened since a seat's own turn, in one line: the headline while others play."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from risk_widget.messages import Message, render

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.board import Board
    from risk_widget.messages import Names

__all__ = ["changed_hands", "headline", "since_own_turn"]


def since_own_turn(seat: str | None, events: Sequence[Any]) -> Sequence[Any]:
    """The events since the seat's last turn ended; for nobody, those of the turn that is played."""
    after = len(events)
    for number in range(len(events) - 1, -1, -1):
        event = events[number]
        if event.type == "turn_started":
            # The turn that begins now is not the last one.
            if after < len(events) and event.seat == seat:
                break
            after = number
            if seat is None:
                break
    return events[after:]


def changed_hands(
    events: Sequence[Any], territories: Mapping[str, Sequence[Any]]
) -> dict[str, Any]:
    """Territory -> who held it before these events, where somebody else holds it now."""
    before: dict[str, Any] = {}
    for event in events:
        if event.type == "captured":
            before.setdefault(event.data["target"], event.data["defender"])
    return {name: owner for name, owner in before.items() if territories[name][0] != owner}


def headline(
    seat: str | None,
    events: Sequence[Any],
    territories: Mapping[str, Sequence[Any]],
    board: Board,
    names: Names,
) -> str:
    """Who took how many territories, who has lost or won a continent, who is out; "" for nothing.

    Args:
        seat: to whom it is said; "you" is that seat.
        events: what it is about, see `since_own_turn`.
        territories: the position after these events.
        board: for the continents.
        names: what ids are called.
    """
    parts = [*_taken(seat, events), *_continents(seat, events, territories, board)]
    parts += [
        Message.of("news-out", seat=event.seat, you=event.seat == seat)
        for event in events
        if event.type == "eliminated"
    ]
    return render(Message.of("news", parts=parts), names) if parts else ""


def _taken(seat: str | None, events: Sequence[Any]) -> list[Message]:
    captures = [event for event in events if event.type == "captured" and event.seat != seat]
    taken = Counter(event.seat for event in captures)
    yours = Counter(event.seat for event in captures if event.data["defender"] == seat)
    return [
        Message.of(
            "news-took", seat=by, territories=number, yours=yours[by], all=yours[by] == number
        )
        for by, number in taken.items()
    ]


def _continents(
    seat: str | None,
    events: Sequence[Any],
    territories: Mapping[str, Sequence[Any]],
    board: Board,
) -> list[Message]:
    before = changed_hands(events, territories)
    said = []
    for continent in board.continents:
        now = {territories[name][0] for name in continent.territories}
        then = {before.get(name, territories[name][0]) for name in continent.territories}
        for code, holders, others in (("news-lost", then, now), ("news-won", now, then)):
            (holder, *more) = holders
            if not more and holders != others and holder is not None:
                said.append(
                    Message.of(code, seat=holder, continent=continent.id, you=holder == seat)
                )
    return said
