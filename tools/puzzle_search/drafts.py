"""The questions raised by a position in a game, each with its candidates."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, cast

from puzzle_search.counting import finish_gain

from risk_widget.battles.campaigns import campaign_odds
from risk_widget.practice.facts import Seen, ways, win

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from puzzle_search.continuations import CodedAction

    from risk_widget.board import Continent
    from risk_widget.game import Game


@dataclass
class Candidate:
    """One answer: its wording, its actions, and the territories outlined on the map.

    ``value`` is a chance that is exact; None where games have to tell.
    """

    form: str
    params: dict[str, Any]
    actions: list[CodedAction]
    value: float | None = None
    marks: dict[str, str] = field(default_factory=dict)


@dataclass
class Draft:
    """A question with its candidates, not yet measured."""

    kind: str
    about: dict[str, Any]
    candidates: list[Candidate]


def drafts(game: Game, wanted: set[str]) -> Iterator[Draft]:
    """The questions of these kinds that suit the position."""
    seen = Seen(game, game.turn)
    legal = game.observe(game.turn)["legal"] or {}
    if game.phase == "reinforce" and game.to_place == game.state.received:
        if "trade" in legal and "place" in legal and "trade" in wanted:
            yield from _trade(seen, cast("Any", legal["trade"]))
        elif "trade" not in legal and 3 <= game.to_place <= 9:
            if "place" in wanted:
                yield from _place(seen)
            if "break" in wanted:
                yield from _break(seen)
    elif game.phase == "attack":
        if "way" in wanted:
            yield from _way(seen)
        if "stop" in wanted and game.state.captured:
            yield from _stop(seen)
    elif game.phase == "occupy" and "leave" in wanted:
        yield from _leave(seen, *legal["occupy"])


def _place(seen: Seen) -> Iterator[Draft]:
    game, armies = seen.game, seen.game.to_place

    def completes(territory: str) -> float:
        return finish_gain(seen, territory, armies)

    def defends(territory: str) -> float:
        guards = seen.guards(territory)
        threat = float(seen.threat(territory, game.armies(territory))[1].get("chance", 0))
        return float(guards[1]["armies"]) * threat if guards else 0.1 * threat

    def breaks(territory: str) -> float:
        found = [0.0]
        for target in seen.foes(territory):
            broken = seen.breaks(target)
            if broken:
                chance = win(game.dice, game.armies(territory) + armies, game.armies(target))
                found.append(chance * broken[1]["armies"])
        return max(found)

    front = seen.front()
    places = [max(front, key=each) for each in (completes, defends, breaks, game.armies)]
    places = list(dict.fromkeys(places))
    if len(places) >= 2:
        candidates = [
            Candidate(
                "place",
                {"territory": territory, "armies": armies},
                [{"type": "place", "territory": territory, "armies": armies}],
                marks={territory: "target"},
            )
            for territory in places
        ]
        yield Draft("place", {"armies": armies}, candidates)


def _others_continents(seen: Seen) -> Iterator[tuple[Continent, str]]:
    """The continents held whole by other seats, with their holders."""
    for continent in seen.game.board.continents:
        holder = seen.holder(continent)
        if holder in seen.game.seats and holder != seen.me:
            yield continent, holder


def _break(seen: Seen) -> Iterator[Draft]:
    game, armies = seen.game, seen.game.to_place
    candidates = []
    for continent, holder in _others_continents(seen):
        found = []
        for source in seen.front():
            for goal in continent.territories:
                for way in ways(game, source, goal, 2):
                    there = [game.armies(t) for t in way]
                    sent = game.armies(source) + armies
                    chance = campaign_odds(sent, there, game.dice).win
                    found.append((chance, -len(way), source, way))
        if not found or max(found)[0] < 0.2:
            continue
        _, _, source, way = max(found)
        actions: list[CodedAction] = [{"type": "place", "territory": source, "armies": armies}]
        for here, target in zip((source, *way), way, strict=False):
            actions.append({"type": "storm", "source": here, "target": target, "all": True})
        params = {"continent": continent.id, "source": source, "territories": list(way)}
        marks = {**dict.fromkeys(way, "possible"), source: "source", way[-1]: "target"}
        candidates.append(Candidate("break", {**params, "seat": holder}, actions, marks=marks))
    if 2 <= len(candidates) <= 4:
        yield Draft("break", {"armies": armies}, candidates)


def _trade(seen: Seen, offers: Sequence[Mapping[str, Any]]) -> Iterator[Draft]:
    game = seen.game
    offer = max(offers, key=lambda o: o["armies"] + sum((o.get("bonus") or {}).values()))
    if offer.get("choose_bonus") or len(game.observe(seen.me)["hand"]) > 4:
        return
    armies = offer["armies"] + sum((offer.get("bonus") or {}).values())
    coded = {"type": "trade", "cards": list(offer["cards"])}
    trade = Candidate("trade", {"armies": armies}, [coded])
    wait = Candidate("wait", {}, [{"type": "hold"}])
    yield Draft("trade", {"armies": game.to_place}, [trade, wait])


def _stop(seen: Seen) -> Iterator[Draft]:
    game = seen.game
    strong = max(seen.front(), key=game.armies)
    armies = game.armies(strong)
    targets = sorted(seen.foes(strong), key=lambda t: (seen.breaks(t) is None, game.armies(t)))
    for target in targets[:1]:
        chance = win(game.dice, armies, game.armies(target))
        if armies < 5 or not 0.3 < chance < 0.9:
            continue
        storm = {"type": "storm", "source": strong, "target": target}
        params = {"source": strong, "target": target}
        keep = armies // 2
        marks = {strong: "source", target: "target"}
        candidates = [
            Candidate("stop", {}, [{"type": "end_phase"}]),
            Candidate("storm", params, [storm], marks=marks),
        ]
        if keep >= 4:
            careful = {**storm, "stop": keep}
            until = {**params, "stop": keep}
            candidates.append(Candidate("storm-until", until, [careful], marks=marks))
        yield Draft("stop", {**params, "armies": armies}, candidates)


def _leave(seen: Seen, least: int, most: int) -> Iterator[Draft]:
    game, battle = seen.game, seen.game.state.battle
    assert battle is not None
    ids = game.board.ids
    source, target = ids[battle.source], ids[battle.target]
    armies = game.armies(source)
    if most - least < 4 or not seen.foes(source) or not seen.foes(target):
        return
    candidates = [
        Candidate(
            "leave",
            {"armies": count, "left": armies - count, "source": source, "target": target},
            [{"type": "occupy", "armies": count}],
        )
        for count in sorted({least, (least + most) // 2, most}, reverse=True)
    ]
    about = {"source": source, "target": target, "armies": armies, "least": least, "most": most}
    yield Draft("leave", about, candidates)


def _way(seen: Seen) -> Iterator[Draft]:
    game = seen.game
    strong = max(seen.front(), key=game.armies)
    armies = game.armies(strong)
    if armies < 7:
        return
    for why, goal in _goals(seen):
        inside = set(seen.home(goal).territories) if why["why"] == "break" else set()
        found = []
        for way in ways(game, strong, goal, 4):
            if inside.isdisjoint(way[:-1]):
                there = [game.armies(t) for t in way]
                campaign = campaign_odds(armies, there, game.dice)
                found.append((campaign.win, campaign.left_if_won, way, there))
        if len(found) < 2:
            continue
        found.sort(reverse=True)
        kept = found[:1]
        # A way with a detour, and one that is as good as another one, are no answers.
        for row in found[1:]:
            detour = any(set(other[2]) <= set(row[2]) for other in kept)
            if not detour and all(abs(other[0] - row[0]) > 0.03 for other in kept):
                kept.append(row)
        kept = kept[:4]
        best = len(kept[0][2])
        plain = all(len(way) > best for _, _, way, _ in kept[1:])
        if len(kept) < 2 or best < 3 or plain or not 0.3 < kept[0][0] < 0.95:
            continue
        candidates = [
            Candidate(
                "way",
                {"territories": list(way)},
                [],
                round(chance, 4),
                dict.fromkeys(way[:-1], "possible"),
            )
            for chance, _, way, _ in kept
        ]
        about = {"source": strong, "armies": armies, "target": goal, **why}
        yield Draft("way", about, candidates)


def _goals(seen: Seen) -> Iterator[tuple[dict[str, Any], str]]:
    """Territories worth a march, and the reasons."""
    game = seen.game
    for continent, holder in _others_continents(seen):
        numbers = {"continent": continent.id, "bonus": continent.bonus, "seat": holder}
        for goal in continent.territories:
            yield {"why": "break", **numbers}, goal
    for continent in game.board.continents:
        lacking = seen.missing(continent)
        if len(lacking) == 1:
            numbers = {"continent": continent.id, "bonus": continent.bonus}
            yield {"why": "finish", **numbers, "seat": game.owner(lacking[0])}, lacking[0]
    for seat in game.seats:
        held = [t for t in game.board.ids if game.owner(t) == seat]
        if seat != seen.me and len(held) == 1:
            cards = game.observe(seen.me)["hand_counts"][seat]
            yield {"why": "out", "seat": seat, "cards": cards}, held[0]
