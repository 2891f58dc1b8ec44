"""What a record says of the time before the first decision: the starter's dice, the deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.engine.events import Event
from risk_widget.notation.numbers import whole
from risk_widget.notation.text_errors import LineError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State


def opening_event(config: GameConfig, state: State, words: Sequence[str]) -> Event:
    """The event of a line that nobody decided. Raises ``LineError``.

    ``state`` is the position in which the record begins; the line has to agree with it.
    """
    if words and words[0] == "starter":
        return _starter(config, state, words[1:])
    if words and words[0] == "dealt":
        return _dealt(config, state, words[1:])
    raise LineError.malformed("record-nobodys-lines")


def _starter(config: GameConfig, state: State, words: Sequence[str]) -> Event:
    rolls: list[list[object]] = []
    for seat, die in _pairs(words):
        if seat not in config.seats or not 1 <= die <= 6:
            raise LineError.malformed("record-starter-die", seat=seat, die=die)
        rolls.append([seat, [die]])
    rule = "setup.first-seat"
    if config.rules.first_seat != "die" or not rolls:
        raise LineError.under(rule, "record-no-starter-dice")
    first = _highest(config, rolls)
    if config.seats[state.starter] != first:
        seats = {"first": first, "starter": config.seats[state.starter]}
        raise LineError.under(rule, "record-other-starter", **seats)
    return Event("starter_rolled", first, {"rolls": rolls, "first": first})


def _highest(config: GameConfig, rolls: Sequence[Sequence[object]]) -> str:
    """Who starts by these dice: those who are tied for the highest roll again."""
    rule = "setup.first-seat"
    tied = list(config.seats)
    remaining = [(str(seat), dice) for seat, dice in rolls]
    while len(tied) > 1:
        rolls_now, remaining = remaining[: len(tied)], remaining[len(tied) :]
        if [seat for seat, _ in rolls_now] != tied:
            raise LineError.under(rule, "record-next-dice", seats=tied)
        highest = max(str(dice) for _, dice in rolls_now)
        tied = [seat for seat, dice in rolls_now if str(dice) == highest]
    if remaining:
        raise LineError.under(rule, "record-more-dice", seat=tied[0])
    return tied[0]


def _dealt(config: GameConfig, state: State, words: Sequence[str]) -> Event:
    counts = dict(_pairs(words))
    numbers = dict(zip(_owners(config), state.counts, strict=False))
    # A third army that is set down later has got nothing yet.
    held = {owner: count for owner, count in numbers.items() if count}
    if config.rules.territories != "deal" or counts != held:
        dealt = [f"{owner} {count}" for owner, count in held.items()]
        raise LineError.under("setup.territories", "record-other-deal", dealt=dealt)
    return Event("dealt", None, {"counts": counts})


def _owners(config: GameConfig) -> tuple[str, ...]:
    return config.owner_ids if config.has_third else config.seats


def _pairs(words: Sequence[str]) -> list[tuple[str, int]]:
    names, numbers = words[::2], [whole(word) for word in words[1::2]]
    pairs = [(name, n) for name, n in zip(names, numbers, strict=False) if n is not None]
    if len(pairs) * 2 != len(words):
        raise LineError.malformed("record-pairs")
    return pairs
