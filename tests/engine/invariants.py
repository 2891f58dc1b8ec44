"""Invariants of every position, as functions that raise `AssertionError`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.engine.codes import (
    IN_CLAIM,
    IN_OCCUPY,
    IN_PLACE,
    IN_PLAY,
    IN_REINFORCE,
    IN_REINFORCE_THIRD,
    IN_SETUP,
    NO_CAPITAL,
    NO_MISSION,
    NOBODY,
    OVER,
)
from risk_widget.engine.legal_actions import LegalActions, borders

if TYPE_CHECKING:
    from risk_widget.engine.events import Event
    from risk_widget.engine.state import State
    from risk_widget.game import Game


def check_position(state: State, third: int) -> None:
    for territory, (owner, armies) in enumerate(zip(state.owner, state.armies, strict=True)):
        falling = state.phase == IN_OCCUPY and state.battle is not None
        if falling and state.battle is not None and state.battle.target == territory:
            assert armies == 0
        elif owner == NOBODY:
            assert state.phase in (IN_CLAIM, IN_PLACE)
            assert armies == 0
        else:
            assert armies >= 1
    for owner, count in enumerate(state.counts):
        assert state.owner.count(owner) == count
    for seat, by in enumerate(state.out_by):
        if by != IN_PLAY:
            assert state.counts[seat] == 0
            assert state.mission[seat] == NO_MISSION
            assert state.hand_of(seat) == () or by == third
    assert state.alive == state.out_by.count(IN_PLAY)
    if state.phase != OVER:
        assert state.out_by[state.actor] == IN_PLAY
        assert state.out_by[state.turn] == IN_PLAY
    if state.phase not in (IN_REINFORCE, IN_REINFORCE_THIRD):
        assert state.to_place == 0


def told(state: State) -> tuple[object, ...]:
    """Return a position without the parts that its text omits: earlier dice, and tired armies."""
    told = state.copy()
    told.dice_read = told.shuffles = 0
    told.tired = [max(0, armies) for armies in state.tired]
    return told.key()


def check_cards(game: Game) -> None:
    """Check that each card is in one place; in the set-up, only chosen capitals have a place."""
    state = game.state
    capitals = [card for card in state.capital if card != NO_CAPITAL]
    places = [*state.hands(), state.deck_cards(), state.discard_cards(), capitals]
    cards = sorted(card for place in places for card in place)
    every = list(range(game.config.unknown_card))
    assert cards == (sorted(capitals) if state.phase in IN_SETUP else every)


def check_listing(game: Game) -> None:
    """Check that incremental borders and legal actions equal those computed from scratch."""
    fresh = game.state.copy()
    fresh.borders = None
    kept, anew = game.legal_actions(), LegalActions.of(game.config, fresh)
    assert len(kept) == len(anew)
    assert list(kept) == list(anew)
    assert [kept[i] for i in range(0, len(kept), 7)] == list(kept)[::7]
    known, worked_out = borders(game.config, game.state), borders(game.config, fresh)
    for name in ("territories", "enemies", "friends"):
        assert getattr(known, name) == getattr(worked_out, name)


def arrivals(events: tuple[Event, ...]) -> int:
    """Return the armies that the events have added to the board, minus those that they removed."""
    change = 0
    for event in events:
        if event.type == "placed" or event.type == "bonus_placed":
            change += event.data["armies"]
        elif event.type == "claimed":
            change += 1
        elif event.type == "third_placed":
            change += sum(event.data["territories"].values())
        elif event.type == "rolled":
            change -= event.data["attacker_losses"] + event.data["defender_losses"]
        elif event.type == "capital_fell":
            change += len(event.data["cleared"]) - sum(event.data["cleared"].values())
    return change
