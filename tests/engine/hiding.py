"""A function that replaces the secrets of a position."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

from risk_widget.engine.chance import Seeded
from risk_widget.engine.codes import IN_PLAY, IN_SETUP, NO_CAPITAL
from risk_widget.engine.state import own_seats
from risk_widget.game import Game

if TYPE_CHECKING:
    import random

    from risk_widget.engine.state import State


def other_secrets(game: Game, viewer: int | None, chance: random.Random) -> Game:
    """Return a copy of a game in which all parts that `viewer` cannot see are dealt again."""
    config, state = game.config, game.state.copy()
    players = range(config.players)
    others = [seat for seat in players if seat != viewer]
    if state.phase not in IN_SETUP:
        _other_capitals(state, others, chance)
        _other_cards(state, others, chance, config.unknown_card)
    if any(mission >= 0 for mission in state.mission):
        mine = [state.mission[viewer]] if viewer is not None else []
        rest = [mission for mission in config.params.wanted if mission not in mine]
        chance.shuffle(rest)
        own_seats(state)
        state.mission = [
            rest.pop() if seat in others and state.out_by[seat] == IN_PLAY else mission
            for seat, mission in enumerate(state.mission)
        ]
    state.dice_read += chance.randrange(5)
    state.shuffles += chance.randrange(5)
    hidden = copy(config)
    hidden.chance = Seeded(chance.randrange(1000))
    return Game(hidden, state)


def _other_capitals(state: State, others: list[int], chance: random.Random) -> None:
    capitals = list(state.capital)
    for seat in others:
        if capitals[seat] == NO_CAPITAL or state.shown[seat]:
            continue
        taken = set(capitals) | set(state.discard_cards())
        own = [t for t, o in enumerate(state.owner) if o == seat and t not in taken]
        seen = {
            card for other, hand in enumerate(state.hands()) if other not in others for card in hand
        }
        own = [t for t in own if t not in seen]
        if own:
            capitals[seat] = chance.choice(own)
    own_seats(state)
    state.capital = capitals


def _other_cards(state: State, others: list[int], chance: random.Random, size: int) -> None:
    known = {*state.discard_cards(), *(card for card in state.capital if card != NO_CAPITAL)}
    for seat, hand in enumerate(state.hands()):
        if seat not in others:
            known |= set(hand)
    hidden = [card for card in range(size) if card not in known]
    chance.shuffle(hidden)
    for seat in others:
        count = state.hand_size[seat]
        state.set_hand(seat, hidden[:count])
        hidden = hidden[count:]
    assert len(hidden) == state.deck_count
    state.set_deck(hidden)
