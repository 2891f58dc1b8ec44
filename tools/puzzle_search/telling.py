"""What is told about each candidate of a puzzle: facts that can be counted on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from puzzle_search.campaign import battle, march, win

if TYPE_CHECKING:
    from collections.abc import Mapping

    from puzzle_search.seen import Fact, Seen


WORTH_TELLING = 0.3
"""Of a threat to one of several territories: the chance from which on it is told."""


def facts_of(
    seen: Seen, about: Mapping[str, Any], form: str, params: Mapping[str, Any]
) -> list[Fact]:
    """The facts about a candidate, the most important first."""
    tellers = {
        "place": _place,
        "stop": _stop,
        "storm": _storm,
        "storm-until": _until,
        "way": _way,
        "trade": _trade,
        "wait": _wait,
        "break": _break,
        "leave": _leave,
    }
    return [fact for fact in tellers[form](seen, about, params) if fact is not None]


def _place(seen: Seen, _: Mapping[str, Any], params: Mapping[str, Any]) -> list[Fact | None]:
    territory, armies = params["territory"], params["armies"]
    there = seen.game.armies(territory)
    finish = seen.finish(territory, armies)
    attack = None if finish else _best_attack(seen, territory, armies)
    threat = seen.threat(territory, there)
    open_now = threat if threat[1].get("chance", 0) > WORTH_TELLING else None
    broken = attack and seen.breaks(attack[1]["target"])
    return [finish, attack, broken, seen.guards(territory), open_now]


def _best_attack(seen: Seen, source: str, more: int) -> Fact | None:
    """The attack from a territory that is the most worth telling."""
    found = [(seen.breaks(t) is not None, -seen.game.armies(t), t) for t in seen.foes(source)]
    return seen.attack(source, max(found)[2], more) if found else None


def _stop(seen: Seen, about: Mapping[str, Any], _: Mapping[str, Any]) -> list[Fact | None]:
    source = about["source"]
    return [seen.guards(source), seen.threat(source, seen.game.armies(source))]


def _storm(seen: Seen, _: Mapping[str, Any], params: Mapping[str, Any]) -> list[Fact | None]:
    source, target = params["source"], params["target"]
    return [
        seen.attack(source, target),
        seen.finish(source),
        seen.breaks(target),
        _afterwards(seen, source, target, seen.game.armies(source)),
    ]


def _afterwards(seen: Seen, source: str, target: str, armies: int) -> Fact | None:
    """What is left after a battle that is won, and the strongest that then stands beside it."""
    game = seen.game
    left = march(game.dice, armies, [game.armies(target)])[1]
    beside = [t for t in {*seen.foes(target), *seen.foes(source)} if t != target]
    if not beside:
        return None
    strongest = max(sorted(beside), key=game.armies)
    numbers = {"left": round(left + 1, 1), "source": strongest}
    return ["after", {**numbers, "attackers": game.armies(strongest)}]


def _until(seen: Seen, _: Mapping[str, Any], params: Mapping[str, Any]) -> list[Fact | None]:
    game = seen.game
    attackers, defenders = game.armies(params["source"]), game.armies(params["target"])
    chance = sum(battle(game.dice, attackers, defenders, params["stop"]))
    return [["until", {"target": params["target"], "chance": round(chance, 3)}]]


def _way(seen: Seen, about: Mapping[str, Any], params: Mapping[str, Any]) -> list[Fact | None]:
    there = [seen.game.armies(t) for t in params["territories"]]
    left = round(march(seen.game.dice, about["armies"], there)[1], 1)
    return [["way", {"defenders": there, "total": sum(there), "left": left}]]


def _trade(seen: Seen, about: Mapping[str, Any], params: Mapping[str, Any]) -> list[Fact | None]:
    value = seen.set_value()
    numbers = {"armies": value, "bonus": params["armies"] - value, "next": seen.set_value(1)}
    return [["set", numbers], ["together", {"armies": params["armies"] + about["armies"]}]]


def _wait(seen: Seen, _: Mapping[str, Any], __: Mapping[str, Any]) -> list[Fact | None]:
    seen_now = seen.game.observe(seen.me)
    held = {s: n for s, n in seen_now["hand_counts"].items() if s != seen.me and n}
    facts: list[Fact | None] = [["cards", {"seat": s, "cards": n}] for s, n in held.items()]
    sets = sum(n >= 3 for n in held.values())
    if sets:
        facts.append(["dearer", {"sets": sets, "armies": seen.set_value(sets)}])
    return facts


def _break(seen: Seen, about: Mapping[str, Any], params: Mapping[str, Any]) -> list[Fact | None]:
    game, source, way = seen.game, params["source"], params["territories"]
    armies = game.armies(source) + about["armies"]
    there = [game.armies(t) for t in way]
    chance, left = march(game.dice, armies, there)
    numbers = {"source": source, "attackers": armies, "target": way[-1], "defenders": there}
    beside = [t for t in seen.foes(way[-1]) if t not in way]
    after: Fact | None = None
    if beside:
        strongest = max(beside, key=game.armies)
        after = ["after", {"left": round(left, 1), "source": strongest}]
        after[1]["attackers"] = game.armies(strongest)
    through: Fact = ["through", {**numbers, "total": sum(there), "chance": round(chance, 3)}]
    return [through, seen.breaks(way[-1]), after]


def _leave(seen: Seen, _: Mapping[str, Any], params: Mapping[str, Any]) -> list[Fact | None]:
    source, target = params["source"], params["target"]
    on = None
    ahead = seen.threat(target, params["armies"])
    foes = seen.foes(target)
    if foes and params["armies"] > 1:
        game = seen.game
        weakest = min(foes, key=lambda t: (seen.breaks(t) is None, game.armies(t)))
        chance = round(win(game.dice, params["armies"], game.armies(weakest)), 3)
        numbers = {"source": target, "target": weakest, "attackers": params["armies"]}
        on = ["attack", {**numbers, "defenders": game.armies(weakest), "chance": chance}]
    return [
        seen.guards(source) or ["free", {"territory": source}],
        seen.threat(source, params["left"]),
        ahead if ahead[1].get("chance", 0) >= 0.05 else None,
        on,
    ]
