"""Facts on the board about the answers to a question, most important first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from risk_widget.lessons.seen import battle, march, win

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.json_types import JsonView
    from risk_widget.lessons.seen import Fact, Seen

WORTH_TELLING: Final = 0.3
"""The least chance of a threat to one of several territories that is mentioned."""


def facts_of(seen: Seen, about: JsonView, form: str, params: JsonView) -> list[Fact]:
    """The facts about a candidate, most important first."""
    tellers = {
        "place": _place_facts,
        "stop": _stop_facts,
        "storm": _storm_facts,
        "storm-until": _until_facts,
        "way": _way_facts,
        "trade": _trade_facts,
        "wait": _wait_facts,
        "break": _break_facts,
        "leave": _leave_facts,
        "put": _put_facts,
        "move": _move_facts,
        "stay": _stay_facts,
    }
    return [fact for fact in tellers[form](seen, about, params) if fact is not None]


def _place_facts(seen: Seen, _: JsonView, params: JsonView) -> list[Fact | None]:
    territory, armies = params["territory"], params["armies"]
    there = seen.game.armies(territory)
    finish = seen.finish(territory, armies)
    attack = None if finish else _best_attack(seen, territory, armies)
    threat = seen.threat(territory, there)
    open_now = threat if threat[1].get("chance", 0) > WORTH_TELLING else None
    broken = attack and seen.breaks(attack[1]["target"])
    return [finish, attack, broken, seen.guards(territory), open_now]


def _best_attack(seen: Seen, source: str, more: int) -> Fact | None:
    """The attack from a territory that is most worth mentioning."""
    found = [(seen.breaks(t) is not None, -seen.game.armies(t), t) for t in seen.foes(source)]
    return seen.attack(source, max(found)[2], more) if found else None


def _stop_facts(seen: Seen, about: JsonView, _: JsonView) -> list[Fact | None]:
    source = about["source"]
    return [seen.guards(source), seen.threat(source, seen.game.armies(source))]


def _storm_facts(seen: Seen, _: JsonView, params: JsonView) -> list[Fact | None]:
    source, target = params["source"], params["target"]
    return [
        seen.attack(source, target),
        seen.finish(source),
        seen.breaks(target),
        _afterwards(seen, source, target, seen.game.armies(source)),
    ]


def _afterwards(seen: Seen, source: str, target: str, armies: int) -> Fact | None:
    """The armies left after winning a battle, and the strongest enemy then beside them."""
    game = seen.game
    left = march(game.dice, armies, [game.armies(target)])[1]
    beside = [t for t in {*seen.foes(target), *seen.foes(source)} if t != target]
    if not beside:
        return None
    strongest = max(sorted(beside), key=game.armies)
    numbers = {"left": round(left + 1, 1), "source": strongest}
    return ["after", {**numbers, "attackers": game.armies(strongest)}]


def _until_facts(seen: Seen, _: JsonView, params: JsonView) -> list[Fact | None]:
    game = seen.game
    attackers, defenders = game.armies(params["source"]), game.armies(params["target"])
    chance = sum(battle(game.dice, attackers, defenders, params["stop"]))
    return [["until", {"target": params["target"], "chance": round(chance, 3)}]]


def _way_facts(seen: Seen, about: JsonView, params: JsonView) -> list[Fact | None]:
    there = [seen.game.armies(t) for t in params["territories"]]
    left = round(march(seen.game.dice, about["armies"], there)[1], 1)
    return [["way", {"defenders": there, "total": sum(there), "left": left}]]


def _trade_facts(seen: Seen, about: JsonView, params: JsonView) -> list[Fact | None]:
    value = seen.set_value()
    numbers = {"armies": value, "bonus": params["armies"] - value, "next": seen.set_value(1)}
    return [["set", numbers], ["together", {"armies": params["armies"] + about["armies"]}]]


def _wait_facts(seen: Seen, _: JsonView, __: JsonView) -> list[Fact | None]:
    seen_now = seen.game.observe(seen.me)
    held = {s: n for s, n in seen_now["hand_counts"].items() if s != seen.me and n}
    facts: list[Fact | None] = [["cards", {"seat": s, "cards": n}] for s, n in held.items()]
    sets = sum(n >= 3 for n in held.values())
    if sets:
        facts.append(["dearer", {"sets": sets, "armies": seen.set_value(sets)}])
    return facts


def _break_facts(seen: Seen, about: JsonView, params: JsonView) -> list[Fact | None]:
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


def _leave_facts(seen: Seen, _: JsonView, params: JsonView) -> list[Fact | None]:
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


def _put_facts(seen: Seen, _: JsonView, params: JsonView) -> list[Fact | None]:
    """Of armies that were spread: what stands open where most of them went."""
    placed: Mapping[str, int] = params["placed"]
    most = max(placed, key=placed.__getitem__)
    return _place_facts(seen, {}, {"territory": most, "armies": placed[most]})[:4]


def _move_facts(seen: Seen, _: JsonView, params: JsonView) -> list[Fact | None]:
    moves = params["moves"]
    source, target, armies = moves[-1]
    return [
        seen.guards(target) or seen.guards(source),
        seen.threat(target, seen.game.armies(target) + armies),
        seen.threat(source, max(1, seen.game.armies(source) - armies)),
    ]


def _stay_facts(seen: Seen, about: JsonView, _: JsonView) -> list[Fact | None]:
    weak = about.get("weak")
    return [seen.guards(weak), seen.threat(weak, seen.game.armies(weak))] if weak else []
