"""A bot that plays by the rules of thumb in docs/strategy.md, and by nothing else.

Run it with `python examples/by_the_book.py`; it plays twenty games against the fifth rung.
"""

# ruff: noqa: D102 - the methods are named after the actions
from collections import Counter
from functools import cache
from typing import Any

import risk_widget as rw
from risk_widget.bots import Action, Observation, RandomBot

RULES = {  # each with its weight: a chance, or a value in armies
    "set-up": 1, "one-front": 1, "odds": 0.6, "chains": 1, "stopping": 0.3, "moving-in": 1,
    "guards": 1, "fortifying": 1, "continents": 3, "breaking": 2, "cards": 3, "missions": 9,
    "third": 0.5, "capitals": 12,
}  # fmt: skip


@cache
def battle(attackers: int, defenders: int, dice: tuple[Any, ...]) -> tuple[float, float]:
    """Return the chance of winning, and the armies left if won; large battles are scaled down."""
    scale = max(1, attackers / 40, defenders / 40)
    ours, theirs = (max(1, round(armies / scale)) for armies in (attackers, defenders))
    odds = rw.odds(ours, theirs, dice[0], mode=dice[1], options=dict(dice[2:]))
    return odds.win, odds.left_if_won * scale


class ByTheBook(RandomBot):
    """A bot that follows these rules of thumb, except any left out; otherwise it acts at random."""

    def __init__(self, seed: int | str | None = None, without: tuple[str, ...] = ()) -> None:
        super().__init__(seed)
        self.rules: dict[str, float] = RULES | dict.fromkeys(without, 0)

    def choose(self, observation: Observation, /) -> Action:
        self.look(observation)
        legal: Any = observation["legal"]
        if "defend" in legal:
            return {"type": "defend", "dice": max(legal["defend"])}
        for kind in ("trade", "occupy", "place", "attack", "fortify", "claim", "choose_capital"):
            if kind in legal and (choice := getattr(self, kind)(legal[kind])):
                return {"type": kind, **choice}
        return {"type": "end_phase"} if "end_phase" in legal else super().choose(observation)

    def look(self, seen: Any) -> None:
        self.seen, self.me, self.each, self.fewest = seen, seen["viewer"], 0.5, 1
        self.dice = (seen["edition"], seen["mode"], *sorted(seen["options"].items()))
        land = rw.load_board(seen["board"])
        self.near = {t: [land.ids[n] for n in land.neighbours[i]] for t, i in land.index.items()}
        self.home = {t: c.id for c in land.continents for t in c.territories}
        self.owner: Any = {t: owner for t, (owner, _) in seen["territories"].items()}
        self.armies: Any = {t: armies for t, (_, armies) in seen["territories"].items()}
        count, size = Counter(self.owner.values()), Counter(self.home.values())
        held = Counter((owner, self.home[t]) for t, owner in self.owner.items())
        self.lacking = {c: size[c] - held[self.me, c] for c in size}
        self.value = {c.id: self.rules["continents"] * c.bonus for c in land.continents}
        kind, _, aim = (seen["mission"] or "").replace(":", "-").partition("-")
        mission, self.extra = self.rules["missions"], dict.fromkeys(self.owner, 0.0)
        if mission and kind == "continents":
            other = min(size.keys() - aim.split("+"), key=lambda c: self.lacking[c])
            wanted = aim.replace("1", other).split("+")
            self.value = {c: mission * (c in wanted) + 0.6 * self.value[c] for c in size}
        elif mission and kind and (aim == self.me or not count[aim]):
            self.fewest, most = 1 + (aim == "18"), int(aim) if aim.isdigit() else 24
            self.each += max(0.8, 5 - most + count[self.me])
        for t, owner in self.owner.items():
            whole = held[owner, self.home[t]] == size[self.home[t]] and owner in seen["seats"]
            self.extra[t] += self.rules["breaking"] * land.continent(self.home[t]).bonus * whole
            self.extra[t] += mission / 3 * (owner == aim) - self.rules["third"] * (owner == "third")
        for t in (*seen["capitals_shown"].values(), *filter(None, [seen["capital"]])):
            self.extra[t] += self.rules["capitals"]

    def enemies(self, t: str) -> list[str]:
        return [n for n in self.near[t] if self.owner[n] not in (self.me, None)]

    def nearness(self, t: str, taken: tuple[str, ...] = ()) -> float:
        lacking = self.lacking[self.home[t]] - sum(self.home[n] == self.home[t] for n in taken)
        return self.value[self.home[t]] / max(1, lacking) ** 2

    def chain(self, source: str, armies: int, taken: tuple[str, ...] = ()) -> tuple[float, str]:
        """Return the value of the best chain of captures from a territory, and the first target."""
        best, free = (0.0, "", 0.0, 0), armies - self.fewest + 1
        card = 0 if taken or self.seen["captured"] else self.rules["cards"]
        for t in {*self.enemies(source)} - {*taken} if free > 1 else ():
            win, left = battle(free, self.armies[t], self.dice)
            worth = win * (self.each + self.nearness(t, taken) + self.extra[t] + card)
            worth -= self.rules["stopping"] * (free - win * left)
            if win > self.rules["odds"] - 0.2 * (taken != ()) - self.seen["round"] / 200:
                best = max(best, (worth, t, win, int(left) - 1))
        worth, t, win, left = best
        worth += win * self.chain(t, left, (*taken, t))[0] if t and self.rules["chains"] else 0
        return worth, t

    def standing(self, t: str, armies: int) -> float:
        """Return what armies on a territory gain by attacking, minus what they may lose there."""
        keep = self.rules["guards"] * (self.each + self.extra[t] + self.nearness(t))
        threat = max([self.armies[n] for n in self.enemies(t)], default=0)
        return self.chain(t, armies)[0] - keep * battle(threat, armies, self.dice)[0]

    def promise(self, t: str) -> float:
        return self.nearness(t) + max(map(self.nearness, self.near[t])) / 4

    def trade(self, sets: Any) -> Action:
        best = max(sets, key=lambda each: each["armies"] + sum(each["bonus"].values()))
        bonus = best.get("choose_bonus", [None])[0]
        return {"cards": best["cards"]} | ({"bonus": bonus} if bonus else {})

    def claim(self, free: list[str]) -> Action | None:
        return {"territory": max(free, key=self.promise)} if self.rules["set-up"] else None

    def choose_capital(self, mine: list[str]) -> Action | None:
        return {"territory": max(mine, key=self.armies.get)} if self.rules["capitals"] else None

    def place(self, legal: Any) -> Action:
        armies, first = legal["max"], self.seen["phase"] == "place"
        places = [t for t in legal["territories"] if self.enemies(t)] or legal["territories"]
        if not self.rules["set-up" if first else "one-front"]:
            return {"territory": min(places, key=self.armies.get), "armies": (armies + 2) // 3}
        worth = {t: self.promise(t) ** 3 / 5000 / self.armies[t] for t in places}
        for t in () if first else places:
            worth[t] += self.standing(t, self.armies[t] + armies) - self.standing(t, self.armies[t])
        return {"territory": max(places, key=lambda t: worth[t]), "armies": armies}

    def attack(self, legal: Any) -> Action | None:
        (_, target), source = max((self.chain(t, self.armies[t]), t) for t in legal)
        found = legal[source].get(target)
        return found and {"source": source, "target": target, "armies": found[1]}

    def occupy(self, limits: list[int]) -> Action:
        source, target = self.seen["battle"]["source"], self.seen["battle"]["target"]
        self.owner[target], both = self.me, self.armies[source]
        self.lacking[self.home[target]] -= 1
        ways = [*limits, sum(limits) // 2] if self.rules["moving-in"] else limits[:1]
        worth = {n: self.standing(target, n) + self.standing(source, both - n) for n in ways}
        return {"armies": max(ways, key=lambda n: worth[n])}

    def fortify(self, legal: Any) -> Action | None:
        steps = {t: 9 * (not self.enemies(t)) for t in self.owner if self.owner[t] == self.me}
        for t in [*steps] * 6:
            steps[t] = min([steps[t], *(steps[n] + 1 for n in self.near[t] if n in steps)])
        go = self.rules["fortifying"]
        moves = [(a, b) for a in legal for b in legal[a] if steps[b] < go * steps[a]]
        a, b = max(moves, key=lambda move: [self.armies[t] for t in move], default=("", ""))
        return {"source": a, "target": b, "armies": legal[a][b][1]} if a else None


if __name__ == "__main__":
    print(rw.simulate([ByTheBook, "regular"], 20, edition="german", mode="domination", seed=1))
