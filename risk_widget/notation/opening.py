"""What a record says of the time before the first decision: the starter's dice, the deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.engine.events import Event
from risk_widget.notation.numbers import whole
from risk_widget.notation.text_errors import MALFORMED_RECORD

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State


class OpeningError(ValueError):
    """A line of the opening that cannot be; ``rule`` is the clause."""

    def __init__(self, rule: str, message: str) -> None:
        super().__init__(message)
        self.rule = rule
        self.message = message


def opening_event(config: GameConfig, state: State, words: Sequence[str]) -> Event:
    """The event of a line that nobody decided. Raises ``OpeningError``.

    ``state`` is the position in which the record begins; the line has to agree with it.
    """
    if words and words[0] == "starter":
        return _starter(config, state, words[1:])
    if words and words[0] == "dealt":
        return _dealt(config, state, words[1:])
    raise OpeningError(MALFORMED_RECORD, "Nobody's lines are starter and dealt.")


def _starter(config: GameConfig, state: State, words: Sequence[str]) -> Event:
    rolls: list[list[object]] = []
    for seat, die in _pairs(words):
        if seat not in config.seats or not 1 <= die <= 6:
            raise OpeningError(MALFORMED_RECORD, f"{seat} {die} is not a seat and its die.")
        rolls.append([seat, [die]])
    rule = "setup.first-seat"
    if config.rules.first_seat != "die" or not rolls:
        raise OpeningError(rule, "No dice are rolled for the first seat.")
    first = _highest(config, rolls)
    if config.seats[state.starter] != first:
        raise OpeningError(
            rule, f"These dice let {first} start, and the position {config.seats[state.starter]}."
        )
    return Event("starter_rolled", first, {"rolls": rolls, "first": first})


def _highest(config: GameConfig, rolls: Sequence[Sequence[object]]) -> str:
    """Who starts by these dice: those who are tied for the highest roll again."""
    rule = "setup.first-seat"
    tied = list(config.seats)
    remaining = [(str(seat), dice) for seat, dice in rolls]
    while len(tied) > 1:
        rolls_now, remaining = remaining[: len(tied)], remaining[len(tied) :]
        if [seat for seat, _ in rolls_now] != tied:
            raise OpeningError(rule, f"The next dice are those of {', '.join(tied)}.")
        highest = max(str(dice) for _, dice in rolls_now)
        tied = [seat for seat, dice in rolls_now if str(dice) == highest]
    if remaining:
        raise OpeningError(rule, f"More dice are rolled, and {tied[0]} has the highest alone.")
    return tied[0]


def _dealt(config: GameConfig, state: State, words: Sequence[str]) -> Event:
    counts = dict(_pairs(words))
    numbers = dict(zip(_owners(config), state.counts, strict=False))
    # A third army that is set down later has got nothing yet.
    held = {owner: count for owner, count in numbers.items() if count}
    if config.rules.territories != "deal" or counts != held:
        dealt = ", ".join(f"{owner} {count}" for owner, count in held.items())
        raise OpeningError(
            "setup.territories", f"In the position that the record begins with, {dealt} are dealt."
        )
    return Event("dealt", None, {"counts": counts})


def _owners(config: GameConfig) -> tuple[str, ...]:
    return config.owner_ids if config.has_third else config.seats


def _pairs(words: Sequence[str]) -> list[tuple[str, int]]:
    names, numbers = words[::2], [whole(word) for word in words[1::2]]
    pairs = [(name, n) for name, n in zip(names, numbers, strict=False) if n is not None]
    if len(pairs) * 2 != len(words):
        raise OpeningError(MALFORMED_RECORD, "Seats and numbers stand here by turns.")
    return pairs
