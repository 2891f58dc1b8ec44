"""Games between bots, checked at every step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.bots import make
from risk_widget.game import Game
from risk_widget.rules.edition import SEATS, edition_ids, load_edition

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

COMBINATIONS = [
    (edition, mode.id, players)
    for edition in edition_ids()
    for mode in load_edition(edition).modes.values()
    for players in mode.players
]


def new_game(edition: str, mode: str, players: int, seed: int, **more: Any) -> Game:
    return Game.new(
        edition=edition, mode=mode, seats=list(SEATS[:players]), seed=seed, board="classic", **more
    )


def offered(legal: Mapping[str, Any], action: Mapping[str, Any]) -> bool:
    """Return whether the ranges of an observation include an action."""
    match dict(action):
        case {"type": "claim" | "choose_capital" as kind, "territory": territory}:
            return bool(territory in legal.get(kind, []))
        case {"type": "place", "territory": territory, "armies": armies}:
            place = legal.get("place", {"territories": [], "max": 0})
            return bool(territory in place["territories"] and 1 <= armies <= place["max"])
        case {"type": "trade", "cards": cards, **more}:
            sets = [s for s in legal.get("trade", []) if sorted(s["cards"]) == sorted(cards)]
            picks = sets[0].get("choose_bonus") if sets else None
            return bool(sets) and (more.get("bonus") in picks if picks else not more)
        case {"type": "attack", "source": s, "target": t, "armies": armies, **more}:
            low, high = legal.get("attack", {}).get(s, {}).get(t, (1, 0))
            dice = more.get("dice", armies)
            return bool(low <= armies <= high and dice in legal["attack_dice"][str(armies)])
        case {"type": "fortify", "source": s, "target": t, "armies": armies}:
            low, high = legal.get("fortify", {}).get(s, {}).get(t, (1, 0))
            return bool(low <= armies <= high)
        case {"type": "occupy", "armies": armies}:
            low, high = legal.get("occupy", (1, 0))
            return bool(low <= armies <= high)
        case {"type": "defend", "dice": dice}:
            return bool(dice in legal.get("defend", []))
        case {"type": "end_phase"}:
            return bool(legal.get("end_phase"))
    return False


def play_checked(game: Game, bots: Sequence[str], seed: int, *, max_rounds: int) -> list[Any]:
    """Continue a game, check each choice against the legal actions, and return the actions."""
    players = {
        seat: make(bot, f"{seed}/{seat}") for seat, bot in zip(game.seats, bots, strict=True)
    }
    actions = []
    while not game.is_over and game.round <= max_rounds:
        seat = game.actor
        assert seat is not None
        seen = game.observe(seat)
        action = players[seat].choose(seen)
        assert seen == game.observe(seat), "a bot changed what it was shown"
        assert seen["legal"] is not None
        assert offered(seen["legal"], action), (action, seen["legal"])
        game.apply(action, seat)
        actions.append(action)
    return actions
