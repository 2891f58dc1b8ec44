"""Observations: the part of a position that a seat may see, as JSON data (``info.secret``)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from risk_widget.board import load_board
from risk_widget.engine.cards import next_set_value
from risk_widget.engine.chance import Seeded
from risk_widget.engine.codes import (
    GOAL_CAPITALS,
    HIDDEN,
    IN_CAPITAL,
    IN_CLAIM,
    IN_PLACE,
    IN_PLAY,
    IN_SETUP,
    NO_CAPITAL,
    NOBODY,
    OVER,
    PHASES,
    UNKNOWN,
)
from risk_widget.engine.config import GameConfig
from risk_widget.engine.legal_actions import legal_ranges
from risk_widget.engine.state import Battle
from risk_widget.rules.edition import known_edition

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.board import Board
    from risk_widget.engine.data_types import Observation, ObservedBattle, ObservedRules
    from risk_widget.engine.state import State
    from risk_widget.reading.json_types import JsonView
    from risk_widget.rules.edition import Edition

__all__ = ["read_observation"]


def observe(config: GameConfig, state: State, seat: int | None) -> Observation:
    """Build the observation of a seat; None means a spectator, who sees no secrets.

    It has the hand, mission and capital of the seat, and the number of cards of each other seat.
    Nothing in it depends on the others' secrets, the order of the deck or the dice to come.
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
    """Return the edition's numbers that matter to a player, by the names of their fields.

    ``third_army`` is present only in a game with a third army. ``set_values`` has only the values
    that the game uses: by symbol, or for the first, second … set.
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
    """Return the seat that must act; None when the game is over."""
    return None if state.phase == OVER else config.seats[state.actor]


def to_place(state: State) -> int:
    """Return the number of armies that the acting seat still has to place."""
    return state.in_hand[state.actor] if state.phase in (IN_CLAIM, IN_PLACE) else state.to_place


def capitals_shown(config: GameConfig, state: State) -> dict[str, str]:
    """Return the revealed capitals, by the seat that each was chosen for."""
    return {
        config.seats[seat]: config.ids[capital]
        for seat, capital in enumerate(state.capital)
        if capital >= 0 and state.shown[seat]
    }


def out(config: GameConfig, state: State) -> dict[str, str | None]:
    """Return the eliminated seats, with the owner that eliminated each (None if unknown)."""
    return {
        config.seats[seat]: None if by == UNKNOWN else config.owner_ids[by]
        for seat, by in enumerate(state.out_by)
        if by != IN_PLAY
    }


def battle(config: GameConfig, state: State) -> ObservedBattle | None:
    """Return the undecided battle, or None."""
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


def read_observation(observation: JsonView, board: Board | None = None) -> tuple[GameConfig, State]:
    """Read the config of an observed game, and the position as its viewer knows it.

    The same game always gives the same ``GameConfig``, so tables made from it can be cached.

    Args:
        observation: a result of ``Game.observe``.
        board: the board of the game, if it is not a built-in board.

    Raises:
        EditionError, BoardError: the edition or the board is unknown here.
        ValueError: seats or options that its edition does not have.
    """
    edition = known_edition(observation["edition"])
    config = _config(
        _ById(edition),
        observation["mode"],
        tuple(observation["seats"]),
        observation["board"],
        board,
        tuple(sorted(observation["options"].items())),
    )
    return config, _state(config, observation)


class _ById:
    """An edition compared by identity, to avoid comparing its contents."""

    __slots__ = ("edition",)

    def __init__(self, edition: Edition) -> None:
        self.edition = edition

    def __hash__(self) -> int:
        return id(self.edition)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _ById) and other.edition is self.edition


@lru_cache(maxsize=16)
def _config(
    edition: _ById,
    mode: str,
    seats: tuple[str, ...],
    name: str,
    board: Board | None,
    options: tuple[tuple[str, str], ...],
) -> GameConfig:
    there = board if board is not None else load_board(name)
    return GameConfig(edition.edition, mode, seats, there, dict(options), Seeded(0))


def _state(config: GameConfig, seen: JsonView) -> State:
    state = config.empty_state()
    owners = {owner: number for number, owner in enumerate(config.owner_ids)}
    state.phase = PHASES.index(seen["phase"])
    state.turn = owners[seen["turn"]]
    state.actor = owners[seen["actor"] or seen["turn"]]
    state.round = seen["round"]
    state.sets_traded = seen["sets_traded"]
    state.third_owed = seen["third_to_place"]
    state.captured = int(seen["captured"])
    state.mid_combat = int(seen["mid_combat"])
    state.bonus_given = _bonus_given(seen)
    state.winner = UNKNOWN if seen["winner"] is None else owners[seen["winner"]]
    if state.phase not in (IN_CLAIM, IN_PLACE):
        state.to_place = seen["to_place"]
    state.deck_count = seen["deck"]
    state.set_discard([config.card_index[card] for card in seen["discard"]])
    _take_board(state, config, seen, owners)
    _take_seats(state, config, seen, owners)
    if (battle := seen["battle"]) is not None:
        state.set_battle(_battle(config, battle, owners))
    return state


def _take_board(
    state: State, config: GameConfig, seen: JsonView, owners: Mapping[str, int]
) -> None:
    for number, territory in enumerate(config.ids):
        owner, state.armies[number] = seen["territories"][territory]
        state.owner[number] = NOBODY if owner is None else owners[owner]
        if owner is not None:
            state.counts[owners[owner]] += 1
    for source, target in seen["moved"].items():
        state.moved[config.index[source]] = config.index[target]
    state.moves_made = len(seen["moved"])
    for territory, tired in seen["tired"].items():
        state.tired[config.index[territory]] = tired


def _take_seats(
    state: State, config: GameConfig, seen: JsonView, owners: Mapping[str, int]
) -> None:
    for seat, armies in seen["in_hand"].items():
        state.in_hand[owners[seat]] = armies
    for seat, cards in seen["hand_counts"].items():
        state.hand_size[owners[seat]] = cards
    for seat, by in seen["out"].items():
        state.out_by[owners[seat]] = UNKNOWN if by is None else owners[by]
    state.alive = config.players - len(seen["out"])
    # In set-up the other players can't know which seats have already chosen a capital.
    chosen = config.params.goal == GOAL_CAPITALS and state.phase > IN_CAPITAL
    state.capital = [HIDDEN if chosen else NO_CAPITAL] * config.players
    for seat, capital in seen["capitals_shown"].items():
        state.capital[owners[seat]] = config.index[capital]
        state.shown[owners[seat]] = 1
    if seen["viewer"] is None:
        return
    viewer = owners[seen["viewer"]]
    state.set_hand(viewer, [_card(config, card) for card in seen["hand"]])
    if seen["mission"] is not None:
        state.mission[viewer] = config.goal_ids.index(seen["mission"])
    if seen["capital"] is not None:
        state.capital[viewer] = config.index[seen["capital"]]


def _card(config: GameConfig, card: str) -> int:
    """Return the number of a card, or the number for an unknown card."""
    return config.card_index.get(card, config.unknown_card)


def _bonus_given(seen: JsonView) -> int:
    """Return 1 if the bonus armies of this turn have been given, judging by the legal trades.

    They have been if a set shows a territory of the seat and would bring no bonus there.
    """
    for offer in (seen["legal"] or {}).get("trade", ()):
        own = any(seen["territories"].get(c, (None,))[0] == seen["viewer"] for c in offer["cards"])
        if own and not offer["bonus"] and not offer.get("choose_bonus"):
            return 1
    return 0


def _battle(config: GameConfig, battle: JsonView, owners: Mapping[str, int]) -> Battle:
    return Battle(
        config.index[battle["source"]],
        config.index[battle["target"]],
        owners[battle["attacker"]],
        owners[battle["defender"]],
        battle["armies"],
        battle["attack_dice"],
        tuple(battle["attack_roll"]),
    )
