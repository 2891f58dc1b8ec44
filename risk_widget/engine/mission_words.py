"""The progress of missions in words, and a warning if a mission is nearly fulfilled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from risk_widget.engine.missions import (
    ABSENT,
    BEATEN,
    CONTINENTS,
    OWN,
    REPLACED_BY,
    TERRITORIES,
    held_with,
    lacking_in,
    reading_of,
    still_lacking,
    still_to_take,
    wanted_of,
)
from risk_widget.engine.state import holds_continent
from risk_widget.messages import Message, render
from risk_widget.rules.edition_parts import mission_cards

if TYPE_CHECKING:
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.missions import Wanted
    from risk_widget.engine.state import State

NEAR: Final = 3
"""The most territories that a mission may still need to count as nearly fulfilled."""

_IN_PLACE_OF: Final = {TERRITORIES: None, OWN: "own", ABSENT: "absent", BEATEN: "beaten"}
"""For each reading, the word for the reason why territories replace a colour."""


def mission_progress(config: GameConfig, state: State, seat: str, mission: str) -> str:
    """Describe the progress of a mission in a sentence, from public information.

    Args:
        config: the rules and the board of the game.
        state: the position.
        seat: the seat that has the mission.
        mission: the id of the card.
    """
    number = config.seat_number(seat)
    wanted = wanted_of(config.params, state, number, config.goal_ids.index(mission))
    if wanted.reading == CONTINENTS:
        said = _continents(config, state, number, mission, wanted)
    elif wanted.reading >= TERRITORIES:
        said = Message.of(
            "so-far-territories",
            instead=_IN_PLACE_OF[wanted.reading],
            seat=mission_cards()[mission].destroy,
            held=state.counts[number],
            wanted=wanted.territories,
            each=wanted.armies,
            strong=held_with(config.params, state, number, wanted.armies),
        )
    else:
        said = _left(config, state, wanted.victim)
    return render(said, config.names)


def _continents(
    config: GameConfig, state: State, seat: int, mission: str, wanted: Wanted
) -> Message:
    parts = [_held_of(config, state, seat, continent) for continent in _named(config, mission)]
    if wanted.more:
        whole = sum(
            holds_continent(config.params, state, seat, continent)
            for continent in range(config.params.continents)
            if not wanted.continents >> continent & 1
        )
        parts.append(Message.of("so-far-further", whole=whole, wanted=wanted.more))
    return Message.of("so-far-continents", parts=parts)


def _named(config: GameConfig, mission: str) -> list[int]:
    """Return the continents of a card, in the order of the card."""
    order = [continent.id for continent in config.continents]
    return [order.index(continent) for continent in mission_cards()[mission].continents]


def _held_of(config: GameConfig, state: State, seat: int, continent: int) -> Message:
    about, size = config.continents[continent].id, len(config.continents[continent].members)
    lacking, _ = lacking_in(config.params, state, seat, continent)
    if not lacking:
        return Message.of("so-far-whole", continent=about)
    return Message.of("so-far-part", continent=about, held=size - lacking, territories=size)


def _left(config: GameConfig, state: State, victim: int) -> Message:
    armies = [
        there for owner, there in zip(state.owner, state.armies, strict=True) if owner == victim
    ]
    seat = config.seats[victim]
    if not armies:
        return Message.of("so-far-gone", seat=seat)
    return Message.of("so-far-left", seat=seat, territories=len(armies), armies=sum(armies))


def mission_near(config: GameConfig, state: State, seat: str, mission: str) -> str:
    """Say how few territories a mission still needs, in a sentence; "" if it needs many.

    If the card says which they are, the sentence names them. The arguments are those of
    `mission_progress`.
    """
    params, number = config.params, config.seat_number(seat)
    card = config.goal_ids.index(mission)
    left = still_lacking(params, state, number, card)
    if not 0 < left <= NEAR:
        return ""
    named = named_to_take(config, state, seat, mission)
    if len(named) == left:
        return render(Message.of("so-far-to-take", territories=named), config.names)
    each = wanted_of(params, state, number, card).armies
    return render(Message.of("so-far-near", left=left, each=each), config.names)


def named_to_take(config: GameConfig, state: State, seat: str, mission: str) -> list[str]:
    """List the territories that a mission names and a seat still needs, in the card's order.

    The list is empty if the card leaves the choice open. The arguments are those of
    `mission_progress`.
    """
    number, card = config.seat_number(seat), config.goal_ids.index(mission)
    found, order = still_to_take(config.params, state, number, card), _named(config, mission)
    if order:
        found.sort(key=lambda territory: order.index(config.home[territory]))
    return [config.ids[territory] for territory in found]


def replaced_by(config: GameConfig, state: State, seat: str, mission: str) -> list[str]:
    """List the clause by which territories replace the colour of a card, if one applies.

    The arguments are those of `mission_progress`.
    """
    number, card = config.seat_number(seat), config.goal_ids.index(mission)
    clause = REPLACED_BY.get(reading_of(config.params, state, number, card))
    return [] if clause is None else [clause]
