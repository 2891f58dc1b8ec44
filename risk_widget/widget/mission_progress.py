"""How far a seat is with its mission, in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.log_sentences import a_list
from risk_widget.rules.missions import mission_cards

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.board import Board
    from risk_widget.engine.config import GameConfig

__all__ = ["mission_progress", "read_anew"]


def mission_progress(mission: str, seat: str, seen: Mapping[str, Any], config: GameConfig) -> str:
    """Tell from what everybody sees; a card that reads as another one is told as the other.

    Args:
        mission: id of the card.
        seat: whose it is.
        seen: an observation of the position.
        config: the rules and the board of the game.
    """
    card, goal = mission_cards()[mission], config.goals[mission]
    board, territories = config.board, seen["territories"]
    mine = {t: armies for t, (owner, armies) in territories.items() if owner == seat}
    if card.continents:
        parts = [_held(board, c, mine) for c in card.continents]
        if card.more_continents:
            more = [c for c in board.continents if c.id not in card.continents]
            whole = sum(all(t in mine for t in c.territories) for c in more)
            further = "continent" if card.more_continents == 1 else "continents"
            parts.append(f"{whole} of {card.more_continents} further {further}")
        return f"You hold {a_list(parts)}."
    instead = ""
    if card.destroy is not None:
        clause = read_anew(mission, seat, seen, config)
        if clause is None:
            return _left(card.destroy, territories)
        colour = card.destroy.capitalize()
        if clause == "mission.destroyed-by-other":
            why = f"{colour} was beaten by somebody else"
        else:
            why = "It is your own colour" if card.destroy == seat else f"{colour} does not play"
        instead = f"{why}, so the card counts territories: "
    told = f"you hold {len(mine)} of {goal.territories}"
    if goal.armies_each > 1:
        strong = sum(armies >= goal.armies_each for armies in mine.values())
        told += f", {strong} of them with {goal.armies_each} armies or more"
    told = f"{instead}{told}."
    return told[0].upper() + told[1:]


def read_anew(mission: str, seat: str, seen: Mapping[str, Any], config: GameConfig) -> str | None:
    """The clause by which a card to destroy somebody counts territories instead, if one does.

    The arguments are those of `mission_progress`; the clauses are `mission.destroy-own` and
    `mission.destroyed-by-other`.
    """
    colour = mission_cards()[mission].destroy
    if colour is None:
        return None
    if colour == seat or colour not in seen["seats"]:
        return "mission.destroy-own"
    by_other = colour in seen["out"] and seen["out"][colour] != seat
    if by_other and config.rules.destroyed_by_other == "territories":
        return "mission.destroyed-by-other"
    return None


def _left(colour: str, territories: Mapping[str, Any]) -> str:
    armies = [n for owner, n in territories.values() if owner == colour]
    if not armies:
        return f"{colour.capitalize()} has no armies left."
    places = f"{len(armies)} {'territory' if len(armies) == 1 else 'territories'}"
    total = f"{sum(armies)} {'army' if sum(armies) == 1 else 'armies'}"
    return f"{colour.capitalize()} still holds {places} with {total}."


def _held(board: Board, continent: str, mine: Mapping[str, int]) -> str:
    area = board.continent(continent)
    held = sum(t in mine for t in area.territories)
    if held == len(area.territories):
        return f"all of {area.name}"
    return f"{held} of {len(area.territories)} in {area.name}"
