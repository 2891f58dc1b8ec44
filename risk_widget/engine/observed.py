"""An observation read back: the game it is from, and the position as its viewer knows it.

The result is what ``State.seen_by`` gives, but for what no observation tells: who started, what
armies were received for, and the numbers of armies that nobody has counted as tired.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from risk_widget.board import load_board
from risk_widget.engine.chance import Seeded
from risk_widget.engine.codes import (
    GOAL_CAPITALS,
    HIDDEN,
    IN_CAPITAL,
    IN_CLAIM,
    IN_PLACE,
    NO_CAPITAL,
    NOBODY,
    PHASES,
    UNKNOWN,
)
from risk_widget.engine.config import GameConfig
from risk_widget.engine.state import Battle
from risk_widget.rules.edition import known_edition

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.board import Board
    from risk_widget.engine.state import State
    from risk_widget.rules.edition import Edition

__all__ = ["read_observation"]


def read_observation(
    observation: Mapping[str, Any], board: Board | None = None
) -> tuple[GameConfig, State]:
    """The game that an observation is from, and the position as far as its viewer knows it.

    The same game always gives the same ``GameConfig``, so tables made from it can be kept.

    Args:
        observation: as ``Game.observe`` gives it.
        board: the board of the game, where it is none of the built-in ones.

    Raises:
        EditionError, BoardError: its edition is none that is known here, or its board.
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
    """An edition that is equal to itself alone: what it holds need not be compared."""

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


def _state(config: GameConfig, seen: Mapping[str, Any]) -> State:
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
    state: State, config: GameConfig, seen: Mapping[str, Any], owners: Mapping[str, int]
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
    state: State, config: GameConfig, seen: Mapping[str, Any], owners: Mapping[str, int]
) -> None:
    for seat, armies in seen["in_hand"].items():
        state.in_hand[owners[seat]] = armies
    for seat, cards in seen["hand_counts"].items():
        state.hand_size[owners[seat]] = cards
    for seat, by in seen["out"].items():
        state.out_by[owners[seat]] = UNKNOWN if by is None else owners[by]
    state.alive = config.players - len(seen["out"])
    # Before the game begins nobody else can tell who has chosen a capital already.
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
    """A card by its number; one that nobody has identified has a number too."""
    return config.card_index.get(card, config.unknown_card)


def _bonus_given(seen: Mapping[str, Any]) -> int:
    """Whether the bonus armies of this turn have been given, as far as the choices tell it.

    Where one of the sets shows an own territory and would bring nothing there, they have been.
    """
    for offer in (seen["legal"] or {}).get("trade", ()):
        own = any(seen["territories"].get(c, (None,))[0] == seen["viewer"] for c in offer["cards"])
        if own and not offer["bonus"] and not offer.get("choose_bonus"):
            return 1
    return 0


def _battle(config: GameConfig, battle: Mapping[str, Any], owners: Mapping[str, int]) -> Battle:
    return Battle(
        config.index[battle["source"]],
        config.index[battle["target"]],
        owners[battle["attacker"]],
        owners[battle["defender"]],
        battle["armies"],
        battle["attack_dice"],
        tuple(battle["attack_roll"]),
    )
