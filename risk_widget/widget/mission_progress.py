"""How far a seat is with its mission, in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.messages import Message, render
from risk_widget.rules.missions import mission_cards

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.board import Board
    from risk_widget.engine.config import GameConfig

__all__ = ["mission_progress", "read_anew", "still_to_take"]


def mission_progress(mission: str, seat: str, seen: Mapping[str, Any], config: GameConfig) -> str:
    """Tell from what everybody sees; a card that reads as another one is told as the other.

    Args:
        mission: id of the card.
        seat: whose it is.
        seen: an observation of the position.
        config: the rules and the board of the game.
    """
    return render(_message(mission, seat, seen, config), config.names)


def _message(mission: str, seat: str, seen: Mapping[str, Any], config: GameConfig) -> Message:
    card, goal = mission_cards()[mission], config.goals[mission]
    board, territories = config.board, seen["territories"]
    mine = {t: armies for t, (owner, armies) in territories.items() if owner == seat}
    if card.continents:
        parts = [_held(board, c, mine) for c in card.continents]
        if card.more_continents:
            more = [c for c in board.continents if c.id not in card.continents]
            whole = sum(all(t in mine for t in c.territories) for c in more)
            wanted = card.more_continents
            parts.append(Message.of("so-far-further", whole=whole, wanted=wanted))
        return Message.of("so-far-continents", parts=parts)
    instead = None
    if card.destroy is not None:
        clause = read_anew(mission, seat, seen, config)
        if clause is None:
            return _left(card.destroy, territories)
        if clause == "mission.destroyed-by-other":
            instead = "beaten"
        else:
            instead = "own" if card.destroy == seat else "absent"
    return Message.of(
        "so-far-territories",
        instead=instead,
        seat=card.destroy,
        held=len(mine),
        wanted=goal.territories,
        each=goal.armies_each,
        strong=sum(armies >= goal.armies_each for armies in mine.values()),
    )


def still_to_take(
    mission: str, seat: str, seen: Mapping[str, Any], config: GameConfig
) -> list[str]:
    """The territories that a seat lacks for its mission; none where the card leaves it the choice.

    The arguments are those of `mission_progress`.
    """
    card, territories = mission_cards()[mission], seen["territories"]
    if card.continents:
        named = [t for c in card.continents for t in config.board.continent(c).territories]
        return [t for t in named if territories[t][0] != seat]
    if card.destroy is not None and read_anew(mission, seat, seen, config) is None:
        return [t for t, (owner, _) in territories.items() if owner == card.destroy]
    return []


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


def _left(colour: str, territories: Mapping[str, Any]) -> Message:
    armies = [n for owner, n in territories.values() if owner == colour]
    if not armies:
        return Message.of("so-far-gone", seat=colour)
    return Message.of("so-far-left", seat=colour, territories=len(armies), armies=sum(armies))


def _held(board: Board, continent: str, mine: Mapping[str, int]) -> Message:
    places = board.continent(continent).territories
    held = sum(t in mine for t in places)
    if held == len(places):
        return Message.of("so-far-whole", continent=continent)
    return Message.of("so-far-part", continent=continent, held=held, territories=len(places))
