"""Questions about which route to take, decided by exact chances without any games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from risk_widget.battles.campaigns import campaign_odds
from risk_widget.engine.combat import may_be_attacked
from risk_widget.game_review.facts import Seen, ways

if TYPE_CHECKING:
    from collections.abc import Iterator

    from risk_widget.engine.core_game import CoreGame

SOURCES: Final = 3
"""The maximum number of territories, those with most armies, from which routes are searched."""
LEAST_ARMIES: Final = 6
LONGEST: Final = 4
APART: Final = 0.04
"""The minimum distance between the chances of two routes that are both answers."""
LEAST, MOST = 0.3, 0.95
"""The limits for the best route's chance."""
ANSWERS: Final = 4


def routes(game: CoreGame, seat: str) -> Iterator[dict[str, Any]]:
    """Yield a position's questions about routes, in ascending order of the best answer's lead."""
    seen = Seen(game, seat)
    strong = sorted(seen.front(), key=game.armies, reverse=True)[:SOURCES]
    found = [
        row
        for source in strong
        if game.armies(source) >= LEAST_ARMIES
        for why, goal in _goals(seen)
        if (row := _route(seen, source, goal, why))
    ]
    yield from sorted(found, key=lambda row: row["margin"])


def _route(seen: Seen, strong: str, goal: str, why: dict[str, Any]) -> dict[str, Any] | None:
    """Return a question about the route to a goal if at least three routes differ enough."""
    game, armies = seen.game, seen.game.armies(strong)
    inside = set(seen.home(goal).territories) if why["why"] == "break" else set()
    found = []
    for way in ways(game, strong, goal, LONGEST):
        if inside.isdisjoint(way[:-1]) and all(_is_foe(game, t) for t in way):
            there = [game.armies(t) for t in way]
            found.append((campaign_odds(armies, there, game.dice).win, way))
    found.sort(reverse=True)
    kept = found[:1]
    # A route with a detour, or one that is only as good as another, is not an answer.
    for chance, way in found[1:]:
        detour = any(set(other) <= set(way) for _, other in kept)
        if not detour and all(other - chance > APART for other, _ in kept):
            kept.append((chance, way))
    kept = kept[:ANSWERS]
    if len(kept) < 3 or not LEAST < kept[0][0] < MOST:
        return None
    lengths = [len(way) for _, way in kept]
    if lengths[0] < 2 or all(length > lengths[0] for length in lengths[1:]):
        return None  # the shortest route is the best, as anybody would guess
    return {
        "about": {"source": strong, "armies": armies, "target": goal, **why},
        "margin": [round(kept[0][0] - kept[1][0], 4)],
        "answers": [["way", {"territories": list(way)}] for _, way in kept],
        "exact": [round(chance, 4) for chance, _ in kept],
    }


def _is_foe(game: CoreGame, territory: str) -> bool:
    """Whether the seat whose turn it is may attack a territory."""
    there = game.config.index[territory]
    return may_be_attacked(game.config.params, game.state, game.state.turn, there)


def _goals(seen: Seen) -> Iterator[tuple[dict[str, Any], str]]:
    """Yield territories worth marching to, with the reasons."""
    game = seen.game
    for continent in game.board.continents:
        holder, lacking = seen.holder(continent), seen.missing(continent)
        numbers: dict[str, Any] = {"continent": continent.id, "bonus": continent.bonus}
        if holder in game.seats and holder != seen.me:
            for goal in continent.territories:
                yield {"why": "break", **numbers, "seat": holder}, goal
        if len(lacking) == 1:
            yield {"why": "finish", **numbers, "seat": game.owner(lacking[0])}, lacking[0]
    for seat in game.seats:
        held = [t for t in game.board.ids if game.owner(t) == seat]
        if seat != seen.me and len(held) == 1:
            cards = game.observe(seen.me)["hand_counts"][seat]
            yield {"why": "out", "seat": seat, "cards": cards}, held[0]
