"""An observation read back: the game it is from, and the position as its seat knows it.

What an observation does not tell is blank: others' cards, missions and capitals, as in
`State.seen_by`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from risk_widget.board import load_board
from risk_widget.engine.chance import Seeded
from risk_widget.engine.codes import (
    IN_CLAIM,
    IN_PLACE,
    NOBODY,
    PHASES,
    UNKNOWN,
)
from risk_widget.engine.config import GameConfig
from risk_widget.engine.state import Battle
from risk_widget.rules.edition import file_of, known_edition

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.board import Board
    from risk_widget.engine.state import State


def read_observation(seen: Mapping[str, Any], board: Board | None) -> tuple[GameConfig, State]:
    """The game that an observation is from, and its position.

    Args:
        seen: what `risk_widget.engine.observation.observe` gives.
        board: the board, where it is none of the built-in ones.

    Raises:
        EditionError, BoardError: an edition that has never been loaded here, or no such board.
    """
    config = _config(
        seen["edition"],
        seen["mode"],
        tuple(seen["seats"]),
        seen["board"],
        board,
        tuple(sorted(seen["options"].items())),
        file_of(seen["edition"]),
    )
    return config, _position(config, seen)


@lru_cache(maxsize=16)
def _config(
    edition: str,
    mode: str,
    seats: tuple[str, ...],
    name: str,
    board: Board | None,
    options: tuple[tuple[str, str], ...],
    file: str,
) -> GameConfig:
    del file  # it only tells editions of one id apart
    there = board if board is not None else load_board(name)
    return GameConfig(known_edition(edition), mode, seats, there, dict(options), Seeded(0))


def _position(config: GameConfig, seen: Mapping[str, Any]) -> State:
    state = config.empty_state()
    index, numbers = config.index, {seat: n for n, seat in enumerate(config.owner_ids)}
    state.phase = PHASES.index(seen["phase"])
    state.turn = numbers[seen["turn"]]
    state.actor = numbers[seen["actor"] or seen["turn"]]
    state.round = seen["round"]
    state.third_owed = seen["third_to_place"]
    state.sets_traded = seen["sets_traded"]
    state.captured, state.mid_combat = int(seen["captured"]), int(seen["mid_combat"])
    state.winner = UNKNOWN if seen["winner"] is None else numbers[seen["winner"]]
    if state.phase not in (IN_CLAIM, IN_PLACE):
        state.to_place = seen["to_place"]
    numbers_of: dict[Any, int] = {**numbers, None: NOBODY}
    on_board, owner, armies, counts = seen["territories"], state.owner, state.armies, state.counts
    for territory, name in enumerate(config.ids):
        holder, armies[territory] = on_board[name]
        owner[territory] = number = numbers_of[holder]
        if number >= 0:
            counts[number] += 1
    for source, target in seen["moved"].items():
        state.moved[index[source]] = index[target]
    for name, tired in seen["tired"].items():
        state.tired[index[name]] = tired
    state.set_discard([config.card_index[card] for card in seen["discard"]])
    state.deck_count = seen["deck"]
    _read_seats(config, seen, state, numbers)
    if seen["battle"]:
        _read_battle(config, seen["battle"], state, numbers)
    return state


def _read_seats(
    config: GameConfig, seen: Mapping[str, Any], state: State, numbers: Mapping[str, int]
) -> None:
    for number, seat in enumerate(config.seats):
        state.hand_size[number] = seen["hand_counts"][seat]
    for seat, armies in seen["in_hand"].items():
        state.in_hand[numbers[seat]] = armies
    for seat, by in seen["out"].items():
        state.out_by[numbers[seat]] = UNKNOWN if by is None else numbers[by]
    state.alive = config.players - len(seen["out"])
    for seat, capital in seen["capitals_shown"].items():
        state.capital[numbers[seat]] = config.index[capital]
        state.shown[numbers[seat]] = 1
    if seen["viewer"] is None:
        return
    viewer = numbers[seen["viewer"]]
    cards, unknown = config.card_index, config.unknown_card
    state.set_hand(viewer, [cards.get(card, unknown) for card in seen["hand"]])
    if seen["mission"] is not None:
        state.mission[viewer] = config.goal_ids.index(seen["mission"])
    if seen["capital"] is not None:
        state.capital[viewer] = config.index[seen["capital"]]
    state.bonus_given = _is_bonus_given(config, seen, state)


def _is_bonus_given(config: GameConfig, seen: Mapping[str, Any], state: State) -> int:
    """Whether this turn's bonus has been given: that is told by the sets that can be traded."""
    for offer in (seen["legal"] or {}).get("trade", ()):
        if offer["bonus"] or offer.get("choose_bonus"):
            return 0
        cards = [config.card_index[card] for card in offer["cards"]]
        if any(card < config.size and state.owner[card] == state.actor for card in cards):
            return 1
    return 0


def _read_battle(
    config: GameConfig, battle: Mapping[str, Any], state: State, numbers: Mapping[str, int]
) -> None:
    state.set_battle(
        Battle(
            config.index[battle["source"]],
            config.index[battle["target"]],
            numbers[battle["attacker"]],
            numbers[battle["defender"]],
            battle["armies"],
            battle["attack_dice"],
            tuple(battle["attack_roll"]),
        )
    )
