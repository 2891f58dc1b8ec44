"""What one seat may see: plain JSON data without any handle to the state (``info.secret``)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.engine.cards import next_set_value
from risk_widget.engine.codes import (
    IN_CLAIM,
    IN_PLACE,
    IN_PLAY,
    IN_SETUP,
    OVER,
    PHASES,
    UNKNOWN,
)
from risk_widget.engine.legal_ranges import legal_ranges

if TYPE_CHECKING:
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.observation_types import Observation, ObservedBattle, ObservedRules
    from risk_widget.engine.state import State


def observe(config: GameConfig, state: State, seat: int | None) -> Observation:
    """The position as a seat sees it; None is a spectator, who sees nobody's secrets.

    The own hand, mission and capital are there; of the others the number of cards. What others
    hold, the order of the deck and the dice to come leave no trace in it.
    """
    seats, owner_ids = config.seats, config.owner_ids
    own = state.hand_of(seat) if seat is not None else ()
    capital = state.capital[seat] if seat is not None else -1
    acts = seat == state.actor and state.phase != OVER
    return {
        "edition": config.edition.id,
        "mode": config.mode,
        "options": dict(config.options),
        "dice": config.dice.to_dict(),
        "rules": rules_data(config),
        "board": config.board.id,
        "seats": list(seats),
        "viewer": None if seat is None else seats[seat],
        "phase": PHASES[state.phase],
        "turn": seats[state.turn],
        "actor": acting_seat(config, state),
        "round": state.round,
        "to_place": to_place(state),
        "territories": {
            t: [owner_ids[owner] if owner >= 0 else None, armies]
            for t, owner, armies in zip(config.ids, state.owner, state.armies, strict=True)
        },
        "hand": [config.card_ids[card] for card in own],
        "hand_counts": dict(zip(seats, state.hand_size, strict=True)),
        "mission": config.mission_of(state, seat) if seat is not None else None,
        "capital": None if capital < 0 else config.ids[capital],
        "capitals_shown": capitals_shown(config, state),
        "sets_traded": state.sets_traded,
        "next_set_value": (next_set_value(config.params, state) if config.params.rising else None),
        "deck": state.deck_count,
        "discard": [config.card_ids[card] for card in state.discard_cards()],
        "out": out(config, state),
        "in_hand": (
            dict(zip(seats, state.in_hand, strict=True)) if state.phase in IN_SETUP else {}
        ),
        "third_to_place": state.third_owed,
        "battle": battle(config, state),
        "captured": bool(state.captured),
        "mid_combat": bool(state.mid_combat),
        "moved": {config.ids[a]: config.ids[b] for a, b in state.movements().items()},
        "tired": {config.ids[t]: tired for t, tired in state.tired_armies().items() if tired},
        "legal": legal_ranges(config, state) if acts else None,
        "winner": None if state.winner == UNKNOWN else seats[state.winner],
    }


def rules_data(config: GameConfig) -> ObservedRules:
    """The numbers of the edition that a player reckons with, by the names of its fields.

    ``third_army`` is there only in a game that has one. Values of sets that the game does not use
    are left out: ``set_values`` are those by symbols, or those of the first, second … set.
    """
    rules = config.rules
    fixed = rules.card_values == "fixed"
    return {
        "territories_per_army": rules.territories_per_army,
        "minimum_armies": rules.minimum_armies,
        "card_values": rules.card_values,
        "set_values": dict(rules.fixed_values) if fixed else list(rules.rising_values),
        "bonus_armies": rules.bonus_armies,
        "must_trade_at": rules.must_trade_at,
        "third_army": rules.third_army if config.has_third else "none",
    }


def acting_seat(config: GameConfig, state: State) -> str | None:
    """The seat that must act; None when the game is over."""
    return None if state.phase == OVER else config.seats[state.actor]


def to_place(state: State) -> int:
    """Armies that the acting seat has to place or to set now."""
    return state.in_hand[state.actor] if state.phase in (IN_CLAIM, IN_PLACE) else state.to_place


def capitals_shown(config: GameConfig, state: State) -> dict[str, str]:
    """The capitals that have been turned up, by the seat whose first capital it was."""
    return {
        config.seats[seat]: config.ids[capital]
        for seat, capital in enumerate(state.capital)
        if capital >= 0 and state.shown[seat]
    }


def out(config: GameConfig, state: State) -> dict[str, str | None]:
    """The seats that are out, and who did it (None where that is not known)."""
    return {
        config.seats[seat]: None if by == UNKNOWN else config.owner_ids[by]
        for seat, by in enumerate(state.out_by)
        if by != IN_PLAY
    }


def battle(config: GameConfig, state: State) -> ObservedBattle | None:
    """The battle that waits for a decision, or None."""
    now = state.battle
    if now is None:
        return None
    return {
        "source": config.ids[now.source],
        "target": config.ids[now.target],
        "attacker": config.owner_ids[now.attacker],
        "defender": config.owner_ids[now.defender],
        "armies": now.armies,
        "attack_dice": now.dice,
        "attack_roll": sorted(now.attack_roll, reverse=True),
    }
