"""The aims of missions in a position; only this module reads the numbers of their cards.

A card asks for whole continents, for a number of territories, or for the elimination of a colour.
The meaning of the last kind depends on the position: a number of territories replaces a colour that
is the seat's own, does not play or has been destroyed by another player (``mission.destroy-own``,
``mission.destroyed-by-other``). All functions take numbers, so the compiled game uses them, too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from risk_widget.engine.codes import GOAL_MISSIONS, IN_PLAY, NO_COLOUR, NOBODY
from risk_widget.engine.state import holds_continent

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.engine.params import Params
    from risk_widget.engine.state import State

CONTINENTS: Final = 0
"""The reading of a card that asks for whole continents."""
DESTROY: Final = 1
"""The reading of a card whose colour to destroy is still in play."""
DESTROYED: Final = 2
"""The reading of a card whose colour is out, so that the mission is fulfilled."""
TERRITORIES: Final = 3
"""The reading of a card that asks for a number of territories."""
OWN: Final = 4
"""The reading as a number of territories, because the colour to destroy is the seat's own."""
ABSENT: Final = 5
"""The reading as a number of territories, because the colour to destroy does not play."""
BEATEN: Final = 6
"""The reading as a number of territories, because another player has destroyed the colour."""

REPLACED_BY: Final[Mapping[int, str]] = {
    OWN: "mission.destroy-own",
    ABSENT: "mission.destroy-own",
    BEATEN: "mission.destroyed-by-other",
}
"""For each reading, the clause by which a player to destroy becomes a number of territories."""


class Wanted(NamedTuple):
    """The aim of a seat's mission in a position.

    Attributes:
        reading: the reading of the card: `CONTINENTS` … `BEATEN`.
        continents: the continents to hold completely, as bits; 0 for all other cards.
        more: how many other continents, of the player's choice, must be held as well.
        victim: the seat to destroy, in play or out; -1 if there is none, or if a number of
            territories replaces it.
        territories: the number of territories to hold. Cards about a colour have one as well, which
            may replace the colour; cards about continents do not use it.
        armies: the fewest armies on each of these territories.
    """

    reading: int
    continents: int
    more: int
    victim: int
    territories: int
    armies: int


def reading_of(params: Params, state: State, seat: int, mission: int) -> int:
    """Return how a seat must read its card, as a number from `CONTINENTS` to `BEATEN`."""
    if params.goal_continents[mission]:
        return CONTINENTS
    colour = params.goal_destroy[mission]
    if colour < 0:
        return TERRITORIES if colour == NO_COLOUR else ABSENT
    if colour == seat:
        return OWN
    by = state.out_by[colour]
    if by == IN_PLAY:
        return DESTROY
    return DESTROYED if by == seat or params.destroyed_counts else BEATEN


def wanted_of(params: Params, state: State, seat: int, mission: int) -> Wanted:
    """Determine the aim of a seat's mission.

    Args:
        params: the numbers of the game.
        state: the position.
        seat: the seat that has the mission.
        mission: the number of the mission, which must be known.
    """
    reading = reading_of(params, state, seat, mission)
    return Wanted(
        reading,
        params.goal_continents[mission],
        params.goal_more[mission],
        params.goal_destroy[mission] if DESTROY <= reading <= DESTROYED else NOBODY,
        params.goal_territories[mission],
        params.goal_armies[mission],
    )


def continents_of(params: Params, mission: int) -> tuple[int, int]:
    """Return a mission's continents, and how many others it requires, as fields of `Wanted`."""
    return params.goal_continents[mission], params.goal_more[mission]


def armies_each(params: Params, state: State, seat: int) -> int:
    """Return the number of armies that a seat's mission requires on each territory, usually 1."""
    mission = state.mission[seat]
    if params.goal != GOAL_MISSIONS or mission < 0:
        return 1
    return params.goal_armies[mission]


def mission_fulfilled(params: Params, state: State, seat: int) -> bool:
    """Whether a seat's mission is fulfilled in the reading that applies in the position."""
    mission = state.mission[seat]
    if mission < 0 or state.out_by[seat] != IN_PLAY:
        return False
    reading = reading_of(params, state, seat, mission)
    if reading == CONTINENTS:
        wanted, more = params.goal_continents[mission], params.goal_more[mission]
        return _holds_continents(params, state, seat, wanted, more)
    if reading == DESTROY:
        return False
    if reading == DESTROYED:
        return True
    territories, armies = params.goal_territories[mission], params.goal_armies[mission]
    if state.counts[seat] < territories:
        return False
    return armies == 1 or held_with(params, state, seat, armies) >= territories


def first_fulfilled(params: Params, state: State) -> int:
    """Find the first seat with a fulfilled mission, starting with the current player; -1 if none.

    If missions are claimed in one's own turn, only the player on turn counts (``turn.claim``).
    """
    players = params.players
    # This runs very often, so first test whether a seat has enough territories for its mission at
    # all.
    fewest = params.goal_fewest if state.alive < players else params.goal_fewest_at_first
    missions, counts, seat = state.mission, state.counts, state.turn
    for _ in range(1 if params.claimed_in_own_turn else players):
        mission = missions[seat]
        if (
            mission >= 0
            and counts[seat] >= fewest[mission]
            and mission_fulfilled(params, state, seat)
        ):
            return seat
        seat += 1
        if seat == players:
            seat = 0
    return -1


def _holds_continents(params: Params, state: State, seat: int, wanted: int, more: int) -> bool:
    others = 0
    for continent in range(params.continents):
        if wanted >> continent & 1:
            if not holds_continent(params, state, seat, continent):
                return False
        elif more and holds_continent(params, state, seat, continent):
            others += 1
    return others >= more


def held_with(params: Params, state: State, seat: int, armies: int) -> int:
    """Count a seat's territories with at least ``armies`` armies."""
    held = 0
    for territory in range(params.territories):
        if state.owner[territory] == seat and state.armies[territory] >= armies:
            held += 1
    return held


def lacking_in(params: Params, state: State, seat: int, continent: int) -> tuple[int, int]:
    """Count the territories of a continent that a seat lacks, and the armies on them."""
    lacking = armies = 0
    for member in params.members[continent]:
        if member < 0:
            break
        if state.owner[member] != seat:
            lacking += 1
            armies += state.armies[member]
    return lacking, armies


# ---- progress of a mission -----------------------------------------------------------------------


def still_to_take(params: Params, state: State, seat: int, mission: int) -> list[int]:
    """List the territories, by number, that a mission names and a seat still has to take.

    The list is empty if the card leaves the choice open.
    """
    wanted = wanted_of(params, state, seat, mission)
    if wanted.reading == DESTROY:
        return [t for t in range(params.territories) if state.owner[t] == wanted.victim]
    return [
        t
        for t in range(params.territories)
        if wanted.continents >> params.home[t] & 1 and state.owner[t] != seat
    ]


def still_lacking(params: Params, state: State, seat: int, mission: int) -> int:
    """Return the fewest territories that a seat must still take or strengthen for a mission.

    If the player may choose continents, the ones that lack the fewest territories count.
    """
    wanted = wanted_of(params, state, seat, mission)
    if wanted.reading >= TERRITORIES:
        return max(0, wanted.territories - held_with(params, state, seat, wanted.armies))
    free = sorted(
        lacking_in(params, state, seat, continent)[0]
        for continent in range(params.continents)
        if not wanted.continents >> continent & 1
    )
    named = len(still_to_take(params, state, seat, mission))
    return named + sum(free[: wanted.more])
