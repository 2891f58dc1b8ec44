"""Whether a position that was read can be: what the engine takes for granted has to hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.engine.possible import impossible
from risk_widget.engine.setting import NOBODY
from risk_widget.engine.state import HIDDEN, IN_PLAY, SETUP_PHASES
from risk_widget.notation.errors import PositionError

if TYPE_CHECKING:
    from risk_widget.engine.setting import Setting
    from risk_widget.engine.state import State


def check_state(setting: Setting, state: State) -> None:
    """Raise ``PositionError`` for the first thing that cannot be."""
    _check_territories(setting, state)
    _check_seats(setting, state)
    problem = impossible(setting, state)
    if problem is not None:
        raise PositionError(*problem)
    _check_capitals(setting, state)
    check_cards(setting, state)
    _check_phase(setting, state)


def _check_territories(setting: Setting, state: State) -> None:
    field = "territories"
    emptied = state.battle.target if state.battle and state.phase == "occupy" else None
    may_be_free = state.phase == "claim" or (state.phase == "place" and setting.has_third)
    for number, (owner, armies) in enumerate(zip(state.owner, state.armies, strict=True)):
        name = setting.names[number]
        if owner == NOBODY:
            if not may_be_free:
                raise PositionError(field, f"{name} is free, which ends with the set-up.")
        elif number == emptied:
            if armies:
                raise PositionError(field, f"{name} has been captured and has {armies} armies.")
        elif not armies:
            raise PositionError(field, f"{name} is held by no army.")


def _check_seats(setting: Setting, state: State) -> None:
    for seat, name in enumerate(setting.seats):
        held, out = state.counts[seat], state.out_by[seat] != IN_PLAY
        if out and held:
            holds = "1 territory" if held == 1 else f"{held} territories"
            raise PositionError("out", f"{name.capitalize()} is out and holds {holds}.")
        if not out and not held and state.phase not in SETUP_PHASES:
            raise PositionError("out", f"{name.capitalize()} holds no territory and is not out.")
        if out and seat == state.turn and state.phase != "over":
            raise PositionError("turn", f"{name.capitalize()} is out and cannot be on turn.")
    if state.alive < 2 and state.phase != "over":
        raise PositionError("out", "One player is left, and the game is not over.")
    if state.third_owed and not setting.has_third:
        raise PositionError("third", "This game has no third army.")


def _check_capitals(setting: Setting, state: State) -> None:
    if setting.rules.goal != "capitals" or state.phase in (*SETUP_PHASES, "over"):
        return
    for seat, capital in enumerate(state.capitals):
        if capital is None:
            raise PositionError("capitals", f"{setting.who(seat)} has no capital.")


def check_cards(setting: Setting, state: State) -> None:
    """Raise ``PositionError`` unless every card is in one place, and all of them are somewhere."""
    places = {"hands": [card for hand in state.hands for card in hand]}
    places |= {"pile": list(state.deck), "discard": list(state.discard)}
    known = {capital for capital in state.capitals if capital is not None and capital != HIDDEN}
    seen = set(known)
    for field, cards in places.items():
        for card in cards:
            if card == setting.unknown_card:
                continue
            if card in known:
                raise PositionError(
                    field, f"The card {setting.card_ids[card]} lies with its capital."
                )
            if card in seen:
                raise PositionError(field, f"The card {setting.card_ids[card]} is there twice.")
            seen.add(card)
    if state.phase in SETUP_PHASES and not state.deck:
        return  # the pile is made when the game begins
    away = len(known) + state.capitals.count(HIDDEN)
    count, wanted = sum(map(len, places.values())), setting.unknown_card - away
    if count != wanted:
        raise PositionError(
            "pile", f"Hands, pile and discard have {count} cards together; the game has {wanted}."
        )


def _check_phase(setting: Setting, state: State) -> None:
    phase, turn = state.phase, state.turn
    who = setting.who(turn)
    if state.mid_combat and phase not in ("reinforce", "over"):
        raise PositionError("flags", f"Cards won in combat open reinforce, and this is {phase}.")
    if phase == "place" and not state.in_hand[turn]:
        raise PositionError("set", f"{who} has to set an army and has none in hand.")
    if phase in ("place", "capital") and not state.counts[turn]:
        raise PositionError("turn", f"{who} holds no territory.")
    if phase == "capital" and state.capitals[turn] is not None:
        raise PositionError("capitals", f"{who} has to choose a capital and has one.")
    if phase == "reinforce_third" and not (state.to_place and state.counts[setting.third]):
        raise PositionError("phase", "The third army has nothing, or nowhere, to place.")
