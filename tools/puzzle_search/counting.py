"""The facts that can be counted on the board about the answers to a question.

`expected` is what somebody who counts would answer: a puzzle is kept only where the games agree
with it. `facts_of` is what is told about each answer afterwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from puzzle_search.seen import battle, march, win

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from puzzle_search.seen import Fact, Seen

Answer = tuple[str, "Mapping[str, Any]"]
"""The form of a candidate, and what it is about."""

AHEAD = 0.3
"""Armies a turn by which one answer has to be ahead of the others."""
OTHERS_LOSS = 0.25
"""What an army less for somebody else counts for: there are more of them, and they take it back."""
LIKELY, DOUBTFUL = 0.6, 0.75
"""An attack for a gain is likely enough; one without a gain is in doubt below this."""
SAFE = 0.3
"""A gate is guarded if it falls with less than this chance."""
WORTH_TELLING = 0.3
"""Of a threat to one of several territories: the chance from which on it is told."""
LARGE, SMALL = 0.45, 0.33
"""A set that is worth trading at once, and one that can wait, in parts of the own armies."""


def expected(
    seen: Seen, kind: str, about: Mapping[str, Any], answers: Sequence[Answer]
) -> int | None:
    """The number of the answer that counting points to; None if it is inconclusive."""
    if kind == "way":
        return None
    if kind in ("place", "break"):
        worth = [_placed(seen, each) if kind == "place" else _broken(seen, about, each)
                 for _, each in answers]  # fmt: skip
        best, second = sorted(worth, reverse=True)[:2]
        return worth.index(best) if best - second >= AHEAD else None
    form = {"stop": _stop, "trade": _trade, "leave": _leave}[kind](seen, about, answers)
    return next((n for n, answer in enumerate(answers) if form in (answer[0], n)), None)


def _placed(seen: Seen, params: Mapping[str, Any]) -> float:
    """The benefit of adding armies to a territory, compared with leaving it as it is."""
    territory, armies = params["territory"], params["armies"]
    there = seen.game.armies(territory)
    gained = seen.finish_gain(territory, armies) - seen.finish_gain(territory)
    guards = seen.guards(territory)
    if guards:
        before = seen.threat(territory, there)[1].get("chance", 0)
        after = seen.threat(territory, there + armies)[1].get("chance", 0)
        gained += guards[1]["armies"] * (before - after)
    broken = [0.0]
    for target in seen.foes(territory):
        breaks = seen.breaks(target)
        if breaks:
            defenders = seen.game.armies(target)
            more = win(seen.game.dice, there + armies, defenders)
            broken.append((more - win(seen.game.dice, there, defenders)) * breaks[1]["armies"])
    return gained + OTHERS_LOSS * max(broken)


def _broken(seen: Seen, about: Mapping[str, Any], params: Mapping[str, Any]) -> float:
    """The expected loss per turn of a continent's holder."""
    game, way = seen.game, params["territories"]
    armies = game.armies(params["source"]) + about["armies"]
    chance, _ = march(game.dice, armies, [game.armies(t) for t in way])
    breaks = seen.breaks(way[-1])
    return chance * breaks[1]["armies"] if breaks else 0.0


def _stop(seen: Seen, about: Mapping[str, Any], _: Sequence[Answer]) -> str | None:
    """Attack for a continent; stop if there is one to guard and nothing to gain."""
    game, source, target = seen.game, about["source"], about["target"]
    chance = win(game.dice, game.armies(source), game.armies(target))
    finish = seen.finish(source)
    gain = seen.breaks(target) is not None or (finish is not None and finish[1]["chance"] >= 0.3)
    if gain:
        return "storm" if chance >= LIKELY else None
    return "stop" if chance < DOUBTFUL and seen.guards(source) else None


def _trade(seen: Seen, _: Mapping[str, Any], answers: Sequence[Answer]) -> str | None:
    """Trade a large set at once; a small one later, if others raise its value in the meantime."""
    armies = next(each["armies"] for form, each in answers if form == "trade")
    own = sum(seen.game.armies(t) for t in seen.mine())
    counts = seen.game.observe(seen.me)["hand_counts"]
    dearer = any(number >= 3 for seat, number in counts.items() if seat != seen.me)
    if armies >= LARGE * own:
        return "trade"
    return "wait" if armies <= SMALL * own and dearer else None


def _leave(seen: Seen, about: Mapping[str, Any], answers: Sequence[Answer]) -> int | None:
    """Move on all armies but one, unless this exposes the gate of a continent that would fall."""
    source = about["source"]
    chance = seen.threat(source, 1)[1].get("chance", 0)
    stay = [each["left"] for _, each in answers]
    if chance < 0.05 or not seen.guards(source):
        return stay.index(min(stay))
    enough = [left for left in stay if seen.threat(source, left)[1].get("chance", 0) < SAFE]
    return stay.index(min(enough)) if enough and chance >= 0.4 else None


# -- facts


def facts_of(
    seen: Seen, about: Mapping[str, Any], form: str, params: Mapping[str, Any]
) -> list[Fact]:
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
    }
    return [fact for fact in tellers[form](seen, about, params) if fact is not None]


def _place_facts(seen: Seen, _: Mapping[str, Any], params: Mapping[str, Any]) -> list[Fact | None]:
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


def _stop_facts(seen: Seen, about: Mapping[str, Any], _: Mapping[str, Any]) -> list[Fact | None]:
    source = about["source"]
    return [seen.guards(source), seen.threat(source, seen.game.armies(source))]


def _storm_facts(seen: Seen, _: Mapping[str, Any], params: Mapping[str, Any]) -> list[Fact | None]:
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


def _until_facts(seen: Seen, _: Mapping[str, Any], params: Mapping[str, Any]) -> list[Fact | None]:
    game = seen.game
    attackers, defenders = game.armies(params["source"]), game.armies(params["target"])
    chance = sum(battle(game.dice, attackers, defenders, params["stop"]))
    return [["until", {"target": params["target"], "chance": round(chance, 3)}]]


def _way_facts(
    seen: Seen, about: Mapping[str, Any], params: Mapping[str, Any]
) -> list[Fact | None]:
    there = [seen.game.armies(t) for t in params["territories"]]
    left = round(march(seen.game.dice, about["armies"], there)[1], 1)
    return [["way", {"defenders": there, "total": sum(there), "left": left}]]


def _trade_facts(
    seen: Seen, about: Mapping[str, Any], params: Mapping[str, Any]
) -> list[Fact | None]:
    value = seen.set_value()
    numbers = {"armies": value, "bonus": params["armies"] - value, "next": seen.set_value(1)}
    return [["set", numbers], ["together", {"armies": params["armies"] + about["armies"]}]]


def _wait_facts(seen: Seen, _: Mapping[str, Any], __: Mapping[str, Any]) -> list[Fact | None]:
    seen_now = seen.game.observe(seen.me)
    held = {s: n for s, n in seen_now["hand_counts"].items() if s != seen.me and n}
    facts: list[Fact | None] = [["cards", {"seat": s, "cards": n}] for s, n in held.items()]
    sets = sum(n >= 3 for n in held.values())
    if sets:
        facts.append(["dearer", {"sets": sets, "armies": seen.set_value(sets)}])
    return facts


def _break_facts(
    seen: Seen, about: Mapping[str, Any], params: Mapping[str, Any]
) -> list[Fact | None]:
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


def _leave_facts(seen: Seen, _: Mapping[str, Any], params: Mapping[str, Any]) -> list[Fact | None]:
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
