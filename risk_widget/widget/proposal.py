"""How many armies to move into a captured territory, as a proposal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.game import Game
    from risk_widget.widget.snapshot_types import Proposal

__all__ = ["armies_that_win", "proposal"]


def armies_that_win(game: Game) -> int | None:
    """How many armies to move in where any number of them wins the game, else None.

    The number changes nothing any more then. All go: whoever has won stands where the last rival
    stood.
    """
    if game.phase != "occupy" or game.is_partial:
        return None
    fewest, most = game.legal_ranges()["occupy"]
    for armies in {fewest, most}:
        tried = game.fork()
        tried.apply({"type": "occupy", "armies": armies}, game.actor)
        if tried.winner != game.actor:
            return None
    return int(most)


def proposal(game: Game, seen: Mapping[str, Any]) -> Proposal:
    """How many armies a person would most likely move into the territory that has fallen, and why.

    All of them if nobody threatens the territory they come from, the fewest if nobody threatens
    the captured one, and else by what rivals have around each of the two.
    """
    fewest, most = game.legal_ranges()["occupy"]
    behind, ahead = _threats(game, seen)
    if not behind:
        armies = most
    elif not ahead:
        armies = fewest
    else:
        standing = seen["territories"][seen["battle"]["source"]][1]
        armies = min(most, max(fewest, round(standing * ahead / (ahead + behind))))
    return {"armies": int(armies), "behind": behind, "ahead": ahead}


def _threats(game: Game, seen: Mapping[str, Any]) -> tuple[int, int]:
    """Armies of rivals beside the territory that attacked, and beside the captured one."""
    ids, held, battle = game.board.ids, seen["territories"], seen["battle"]
    around = dict(zip(ids, game.board.neighbours, strict=True))

    def beside(territory: str) -> int:
        neighbours = (ids[number] for number in around[territory])
        return sum(
            held[name][1]
            for name in neighbours
            if held[name][0] != battle["attacker"] and name != battle["target"]
        )

    return beside(battle["source"]), beside(battle["target"])
