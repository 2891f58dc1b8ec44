"""Proposed numbers: the armies that move into a captured territory, the dice of a defence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.battles.losses import best_defence
from risk_widget.engine.combat import enemies_around

if TYPE_CHECKING:
    from risk_widget.game import Game
    from risk_widget.protocol.snapshot_types import Proposal


def armies_that_win(game: Game) -> int | None:
    """Return how many armies to move in if the game is won with any number, else None.

    The number no longer matters, so all armies go: the winner then stands where the last rival
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


def best_answer(game: Game) -> int:
    """Return the best number of dice for the defender of the waiting attack."""
    choices = game.legal_ranges()["defend"]
    battle = game.observe(None)["battle"]
    # Fewer dice than possible are better only against a roll that is known.
    if len(choices) == 1 or battle is None or not battle["attack_roll"]:
        return max(choices)
    sides = game.armies(battle["source"]), game.armies(battle["target"])
    return best_defence(game.dice, battle, *sides, choices)


def proposal(game: Game) -> Proposal:
    """Propose a number of armies to move into a captured territory, with the reason.

    All move if nobody threatens the territory they leave, and the fewest if nobody threatens
    the captured one. Otherwise the armies are divided in proportion to the enemies around each.
    """
    fewest, most = game.legal_ranges()["occupy"]
    state = game.state
    behind, ahead = _threat(game, state.source), _threat(game, state.target)
    if not behind:
        armies = most
    elif not ahead:
        armies = fewest
    else:
        standing = state.armies[state.source]
        armies = min(most, max(fewest, round(standing * ahead / (ahead + behind))))
    return {"armies": int(armies), "behind": behind, "ahead": ahead}


def _threat(game: Game, territory: int) -> int:
    """Count the armies that may attack a territory once the attacker's armies stand there."""
    params, state = game.config.params, game.state
    return sum(state.armies[n] for n in enemies_around(params, state, territory, state.attacker))
