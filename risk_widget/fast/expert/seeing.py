"""What a seat sees, as the arrays of the fast game, and what the expert chose, as an action.

What an observation does not tell is left empty: others' cards, missions and capitals.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from risk_widget.board import load_board
from risk_widget.bots.action_data import at_territory, between, place, trade
from risk_widget.engine.chance import Seeded
from risk_widget.engine.codes import IN_PLAY, NOBODY, UNKNOWN
from risk_widget.engine.config import GameConfig
from risk_widget.fast import kinds
from risk_widget.fast import position_layout as at
from risk_widget.fast.limits import MOST_CARDS
from risk_widget.fast.values import goal_ids
from risk_widget.rules.edition import load_edition

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.board import Board
    from risk_widget.bots.base import Action, Observation

_HIDDEN_CARD = 0
"""Stands where a card is that is not known; nobody looks at it."""


def config_of(seen: Observation, board: Board | None) -> GameConfig:
    """The game that an observation is from.

    Raises:
        EditionError, BoardError: its edition or board is none of the built-in ones.
    """
    options = tuple(sorted(seen["options"].items()))
    return _config(
        seen["edition"], seen["mode"], tuple(seen["seats"]), seen["board"], board, options
    )


@lru_cache(maxsize=16)
def _config(
    edition: str,
    mode: str,
    seats: tuple[str, ...],
    name: str,
    board: Board | None,
    options: tuple[tuple[str, str], ...],
) -> GameConfig:
    there = board if board is not None else load_board(name)
    return GameConfig(load_edition(edition), mode, seats, there, dict(options), Seeded(0))


def to_numbers(config: GameConfig, seen: Observation) -> list[int]:
    """An observation as a position (`position_layout`)."""
    now = [0] * at.SIZE
    seats = {seat: number for number, seat in enumerate(config.owner_ids)}
    now[at.PHASE] = kinds.PHASES.index(seen["phase"])
    now[at.TURN] = seats[seen["turn"]]
    now[at.ACTOR] = seats[seen["actor"] or seen["turn"]]
    now[at.ROUND] = seen["round"]
    now[at.THIRD_OWED] = seen["third_to_place"]
    now[at.SETS_TRADED] = seen["sets_traded"]
    now[at.CAPTURED] = int(seen["captured"])
    now[at.MID_COMBAT] = int(seen["mid_combat"])
    now[at.WINNER] = UNKNOWN if seen["winner"] is None else seats[seen["winner"]]
    if seen["phase"] not in ("claim", "place"):
        now[at.TO_PLACE] = seen["to_place"]
    for seat, armies in seen["in_hand"].items():
        now[at.IN_HAND + seats[seat]] = armies
    for number, territory in enumerate(config.ids):
        owner, armies = seen["territories"][territory]
        holder = NOBODY if owner is None else seats[owner]
        now[at.OWNER + number] = holder
        now[at.ARMIES + number] = armies
        now[at.MOVED + number] = now[at.TIRED + number] = -1
        if holder >= 0:
            now[at.COUNTS + holder] += 1
    for source, target in seen["moved"].items():
        now[at.MOVED + config.index[source]] = config.index[target]
    for territory, tired in seen["tired"].items():
        now[at.TIRED + config.index[territory]] = tired
    _put_seats(now, config, seen, seats)
    if seen["battle"]:
        _put_battle(now, config, seen["battle"], seats)
    return now


def _put_seats(
    now: list[int], config: GameConfig, seen: Observation, seats: Mapping[str, int]
) -> None:
    for number, seat in enumerate(config.seats):
        now[at.MISSION + number] = -1
        now[at.CAPITAL + number] = at.NO_CAPITAL
        now[at.HAND_SIZE + number] = seen["hand_counts"][seat]
        now[at.OUT_BY + number] = IN_PLAY
        for step in range(seen["hand_counts"][seat]):
            now[at.HAND + number * MOST_CARDS + step] = _HIDDEN_CARD
    for seat, by in seen["out"].items():
        now[at.OUT_BY + seats[seat]] = UNKNOWN if by is None else seats[by]
    now[at.ALIVE] = config.players - len(seen["out"])
    for seat, capital in seen["capitals_shown"].items():
        now[at.CAPITAL + seats[seat]] = config.index[capital]
        now[at.SHOWN + seats[seat]] = 1
    if seen["viewer"] is None:
        return
    viewer = seats[seen["viewer"]]
    for step, card in enumerate(seen["hand"]):
        now[at.HAND + viewer * MOST_CARDS + step] = config.card_ids.index(card)
    if seen["mission"] is not None:
        now[at.MISSION + viewer] = goal_ids(config).index(seen["mission"])
    if seen["capital"] is not None:
        now[at.CAPITAL + viewer] = config.index[seen["capital"]]


def _put_battle(
    now: list[int], config: GameConfig, battle: Mapping[str, Any], seats: Mapping[str, int]
) -> None:
    now[at.FIGHTING] = 1
    now[at.SOURCE] = config.index[battle["source"]]
    now[at.TARGET] = config.index[battle["target"]]
    now[at.ATTACKER] = seats[battle["attacker"]]
    now[at.DEFENDER] = seats[battle["defender"]]
    now[at.ATTACKING] = battle["armies"]
    now[at.DICE] = battle["attack_dice"]
    now[at.ROLLED] = len(battle["attack_roll"])
    for step, face in enumerate(battle["attack_roll"]):
        now[at.ROLL + step] = face


def to_action(config: GameConfig, seen: Observation, action: list[int]) -> Action:
    """What has been chosen, as the engine takes it."""
    kind, a, b, c, bonus = action
    ids = config.ids
    if kind == kinds.PLACE:
        return place(ids[a], b)
    if kind == kinds.CLAIM:
        return at_territory("claim", ids[a])
    if kind == kinds.CHOOSE_CAPITAL:
        return at_territory("choose_capital", ids[a])
    if kind == kinds.ATTACK:
        return between("attack", ids[a], ids[b], c)
    if kind == kinds.FORTIFY:
        return between("fortify", ids[a], ids[b], c)
    if kind == kinds.DEFEND:
        return {"type": "defend", "dice": a}
    if kind == kinds.OCCUPY:
        return {"type": "occupy", "armies": a}
    if kind == kinds.TRADE:
        return _trade(config, seen, {config.card_ids[card] for card in (a, b, c)}, bonus)
    return {"type": "end_phase"}


def _trade(config: GameConfig, seen: Observation, cards: set[str], bonus: int) -> Action:
    """The offer with these cards; the bonus where there is one to choose."""
    offer = next(o for o in seen["legal"]["trade"] if set(o["cards"]) == cards)
    places: list[str] = offer.get("choose_bonus") or []
    wanted = config.ids[bonus] if bonus >= 0 else None
    if places and wanted not in places:
        wanted = places[0]
    return trade(list(offer["cards"]), wanted if places else None)
