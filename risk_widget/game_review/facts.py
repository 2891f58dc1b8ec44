"""Facts that a player works out from the board before deciding: threats, possible captures.

The odds are exact, even for several battles in a row with armies left behind.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from risk_widget.battles.battle_table import battle_table
from risk_widget.battles.campaigns import campaign_odds
from risk_widget.battles.losses import defence_losses, hold_chance
from risk_widget.engine.cards import next_set_value
from risk_widget.engine.codes import GOAL_MISSIONS
from risk_widget.engine.combat import enemies_around
from risk_widget.engine.missions import continents_of, still_lacking, still_to_take, wanted_of
from risk_widget.engine.observation import battle

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from risk_widget.board import Continent
    from risk_widget.engine.core_game import CoreGame
    from risk_widget.reading.json_types import JsonView
    from risk_widget.rules.dice import DiceRule


def win(rule: DiceRule, attackers: int, defenders: int) -> float:
    """Compute the chance of winning a battle fought to the end."""
    return float(battle_table(rule).win(attackers, defenders))


def ways(game: CoreGame, source: str, goal: str, most: int) -> Iterator[tuple[str, ...]]:
    """Yield each path from a territory to a goal through up to ``most`` enemy territories."""
    board, me = game.board, game.owner(source)

    def on(path: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
        for number in board.neighbours[board.index[path[-1]]]:
            name = board.ids[number]
            if name in path or game.owner(name) == me:
                continue
            if name == goal:
                yield (*path[1:], name)
            elif len(path) < most:
                yield from on((*path, name))

    yield from on((source,))


Fact = list[Any]
"""The name of a fact and its numbers, which are the parameters of a message."""


class Seen(NamedTuple):
    """A position as seen by the seat whose turn it is."""

    game: CoreGame
    me: str

    def neighbours(self, territory: str) -> list[str]:
        """List the neighbours of a territory."""
        board = self.game.board
        return [board.ids[n] for n in board.neighbours[board.index[territory]]]

    def owner(self, territory: str) -> str | None:
        """Find the owner of a territory; one just captured and still empty belongs to the seat."""
        game = self.game
        is_just_captured = game.phase == "occupy" and not game.armies(territory)
        return self.me if is_just_captured else game.owner(territory)

    def mine(self) -> list[str]:
        """List the seat's own territories."""
        return [t for t in self.game.board.ids if self.owner(t) == self.me]

    def foes(self, territory: str) -> list[str]:
        """List the neighbours of a territory that others hold.

        The seat may attack all of them, even those of an army that never attacks (`attackers`).
        """
        return [t for t in self.neighbours(territory) if self.owner(t) != self.me]

    def attackers(self, territory: str) -> list[str]:
        """List the territories from which a territory may be attacked while the seat holds it."""
        config, state = self.game.config, self.game.state
        me, number = config.seat_number(self.me), config.index[territory]
        return [config.ids[n] for n in enemies_around(config.params, state, number, me)]

    def front(self) -> list[str]:
        """List the seat's own territories that border enemies."""
        return [t for t in self.mine() if self.foes(t)]

    def holder(self, continent: Continent) -> str | None:
        """Find the seat, or the third army, that holds a whole continent; else None."""
        owners = {self.owner(t) for t in continent.territories}
        return owners.pop() if len(owners) == 1 else None

    def missing(self, continent: Continent) -> list[str]:
        """List the territories of a continent that the seat lacks."""
        return [t for t in continent.territories if self.owner(t) != self.me]

    def home(self, territory: str) -> Continent:
        """Return the continent of a territory."""
        board = self.game.board
        return board.continents[board.continent_of[board.index[territory]]]

    def set_value(self, later: int = 0) -> int:
        """Compute the value of a set, after ``later`` further sets."""
        then = self.game.state.copy()
        then.sets_traded += later
        return next_set_value(self.game.config.params, then)

    # -- facts

    def attack(self, source: str, target: str, more: int = 0) -> Fact:
        """State the exact odds of one battle."""
        attackers, defenders = self.game.armies(source) + more, self.game.armies(target)
        chance = win(self.game.dice, attackers, defenders)
        return [
            "attack",
            {
                "source": source,
                "target": target,
                "attackers": attackers,
                "defenders": defenders,
                "chance": round(chance, 3),
            },
        ]

    def threat(self, territory: str, armies: int) -> Fact:
        """State the chance that the strongest neighbour takes a territory held by these armies."""
        if not self.foes(territory):
            return ["quiet", {"territory": territory}]
        source = max(self.attackers(territory), key=self.game.armies, default=None)
        if source is None or self.game.armies(source) == 1:
            return ["harmless", {"territory": territory}]
        attackers = self.game.armies(source)
        chance = win(self.game.dice, attackers, armies)
        numbers = {"territory": territory, "armies": armies, "source": source}
        return ["threat", {**numbers, "attackers": attackers, "chance": round(chance, 3)}]

    def finish(self, source: str, more: int = 0) -> Fact | None:
        """State the continent most likely to be completed from a territory in one campaign."""
        best: Fact | None = None
        for continent in self.game.board.continents:
            lacking = self.missing(continent)
            if not 1 <= len(lacking) <= 3:
                continue
            chance = self._chance(source, lacking, more)
            if chance > 0.2 and (best is None or chance > best[1]["chance"]):
                numbers = {"continent": continent.id, "armies": continent.bonus}
                best = ["finish", {**numbers, "source": source, "chance": round(chance, 3)}]
        return best

    def _chance(self, source: str, lacking: list[str], more: int) -> float:
        armies, best = self.game.armies(source) + more, 0.0
        for goal in lacking:
            for way in ways(self.game, source, goal, len(lacking)):
                there = [self.game.armies(t) for t in way]
                # A territory that nobody has claimed yet cannot be attacked.
                if set(way) == set(lacking) and all(there):
                    best = max(best, campaign_odds(armies, there, self.game.dice).win)
        return best

    def breaks(self, target: str) -> Fact | None:
        """State the continent that another seat loses along with a territory."""
        continent = self.home(target)
        holder = self.holder(continent)
        if holder == self.me or holder not in self.game.seats:
            return None  # a third army gets nothing for continents
        return ["breaks", {"continent": continent.id, "armies": continent.bonus, "seat": holder}]

    def asked(self, territory: str) -> Fact | None:
        """State the continent of a territory if the seat's own mission names that continent."""
        config, state = self.game.config, self.game.state
        mission = state.mission[config.seat_number(self.me)]
        if config.params.goal != GOAL_MISSIONS or mission < 0:
            return None
        named, _ = continents_of(config.params, mission)
        home = config.home[config.index[territory]]
        return ["asked", {"continent": self.home(territory).id}] if named >> home & 1 else None

    def capital(self, territory: str) -> Fact | None:
        """State that a territory is the seat's own capital, if it is."""
        config, state = self.game.config, self.game.state
        own = state.capital[config.seat_number(self.me)]
        found = own == config.index[territory]
        return ["capital", {"territory": territory}] if found else None

    def guards(self, territory: str) -> Fact | None:
        """State the seat's own continent that is lost along with a territory."""
        continent = self.home(territory)
        if self.holder(continent) != self.me:
            return None
        return ["guards", {"continent": continent.id, "armies": continent.bonus}]


# ---- the facts about an answer, most important first ---------------------------------------------

WORTH_TELLING: Final = 0.3
"""The least chance at which a threat to one of several territories is mentioned."""
MENTIONED: Final = 0.05
"""The least chance at which a threat to the territory of the decision is mentioned."""


def facts_of(seen: Seen, about: JsonView, form: str, params: JsonView) -> list[Fact]:
    """List the facts about a candidate, most important first."""
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
        "storm-from": _storm_facts,
        "gather": _gather_facts,
        "dice": _dice_facts,
        "mission": _mission_facts,
    }
    return [fact for fact in tellers[form](seen, about, params) if fact is not None]


def facts_between(
    seen: Seen, about: JsonView, answers: Sequence[tuple[str, JsonView]]
) -> list[list[Fact]]:
    """List the facts about each answer (a form and parameters) that are not true of all answers.

    Facts that are true of all answers explain nothing, and neither do tiny threats.
    """
    told = [
        [
            fact
            for fact in (*facts_of(seen, about, form, params), *_staying(seen, form, params))
            if fact[0] != "threat" or fact[1]["chance"] >= MENTIONED
        ]
        for form, params in answers
    ]
    return [
        [fact for fact in facts if not all(fact in others for others in told)] for facts in told
    ]


def _staying(seen: Seen, form: str, params: JsonView) -> list[Fact]:
    """State the best attack by the armies that stay behind instead of moving in."""
    if form != "leave" or params["left"] < 2:
        return []
    source = params["source"]
    attack = _best_attack(seen, source, params["left"] - seen.game.armies(source))
    return [attack] if attack else []


def _place_facts(seen: Seen, _: JsonView, params: JsonView) -> list[Fact | None]:
    territory, armies = params["territory"], params["armies"]
    there = seen.game.armies(territory)
    finish = seen.finish(territory, armies)
    attack = None if finish else _best_attack(seen, territory, armies)
    threat = seen.threat(territory, there)
    open_now = threat if threat[1].get("chance", 0) > WORTH_TELLING else None
    broken = attack and seen.breaks(attack[1]["target"])
    own = [seen.asked(territory), seen.guards(territory), seen.capital(territory)]
    return [finish, attack, broken, *own, open_now]


def _best_attack(seen: Seen, source: str, more: int) -> Fact | None:
    """State the attack most worth mentioning from a territory."""
    found = [(seen.breaks(t) is not None, -seen.game.armies(t), t) for t in seen.foes(source)]
    return seen.attack(source, max(found)[2], more) if found else None


def _stop_facts(seen: Seen, about: JsonView, _: JsonView) -> list[Fact | None]:
    if "source" in about:
        source = about["source"]
        return [seen.guards(source), seen.threat(source, seen.game.armies(source))]
    exposed = _most_exposed(seen)
    if exposed is None:
        return []
    guarded = seen.guards(exposed)
    assert guarded is not None
    threat = seen.threat(exposed, seen.game.armies(exposed))
    if threat[1].get("chance", 0) < MENTIONED:
        return []
    return [["guarded", {"territory": exposed, **guarded[1]}], threat]


def _most_exposed(seen: Seen) -> str | None:
    """Find the seat's territory most likely to fall, among those that guard a continent."""
    guarding = [place for place in seen.front() if seen.guards(place)]

    def danger(place: str) -> float:
        return float(seen.threat(place, seen.game.armies(place))[1].get("chance", 0))

    return max(guarding, key=danger, default=None)


def _storm_facts(seen: Seen, _: JsonView, params: JsonView) -> list[Fact | None]:
    source, target = params["source"], params["target"]
    return [
        seen.attack(source, target),
        seen.finish(source),
        seen.breaks(target),
        _afterwards(seen, source, target, seen.game.armies(source)),
    ]


def _afterwards(seen: Seen, source: str, target: str, armies: int) -> Fact | None:
    """State the armies left after a won battle, and the strongest army that may attack them."""
    game = seen.game
    left = campaign_odds(armies, [game.armies(target)], game.dice).left_if_won
    beside = [t for t in {*seen.attackers(target), *seen.attackers(source)} if t != target]
    if not beside:
        return None
    strongest = max(sorted(beside), key=game.armies)
    numbers = {"left": round(left + 1, 1), "source": strongest}
    return ["after", {**numbers, "attackers": game.armies(strongest)}]


def _until_facts(seen: Seen, _: JsonView, params: JsonView) -> list[Fact | None]:
    game = seen.game
    attackers, defenders = game.armies(params["source"]), game.armies(params["target"])
    table = battle_table(game.dice, stop_at=params["stop"])
    chance = float(table.win(attackers, defenders))
    return [["until", {"target": params["target"], "chance": round(chance, 3)}]]


def _way_facts(seen: Seen, about: JsonView, params: JsonView) -> list[Fact | None]:
    there = [seen.game.armies(t) for t in params["territories"]]
    left = round(campaign_odds(about["armies"], there, seen.game.dice).left_if_won, 1)
    return [["way", {"defenders": there, "total": sum(there), "left": left}]]


def _trade_facts(seen: Seen, about: JsonView, params: JsonView) -> list[Fact | None]:
    together: Fact = ["together", {"armies": params["armies"] + about["armies"]}]
    if not seen.game.config.params.rising:
        return [together]  # a set's value depends on its symbols, not on how many were traded
    value = seen.set_value()
    numbers = {"armies": value, "bonus": params["armies"] - value, "next": seen.set_value(1)}
    return [["set", numbers], together]


def _wait_facts(seen: Seen, _: JsonView, __: JsonView) -> list[Fact | None]:
    seen_now = seen.game.observe(seen.me)
    held = {s: n for s, n in seen_now["hand_counts"].items() if s != seen.me and n}
    facts: list[Fact | None] = [["cards", {"seat": s, "cards": n}] for s, n in held.items()]
    sets = sum(n >= 3 for n in held.values())
    if sets and seen.game.config.params.rising:
        facts.append(["dearer", {"sets": sets, "armies": seen.set_value(sets)}])
    return facts


def _break_facts(seen: Seen, about: JsonView, params: JsonView) -> list[Fact | None]:
    game, source, way = seen.game, params["source"], params["territories"]
    armies = game.armies(source) + about["armies"]
    there = [game.armies(t) for t in way]
    campaign = campaign_odds(armies, there, game.dice)
    numbers = {"source": source, "attackers": armies, "target": way[-1], "defenders": there}
    beside = [t for t in seen.attackers(way[-1]) if t not in way]
    after: Fact | None = None
    if beside:
        strongest = max(beside, key=game.armies)
        after = ["after", {"left": round(campaign.left_if_won, 1), "source": strongest}]
        after[1]["attackers"] = game.armies(strongest)
    chance = round(campaign.win, 3)
    through: Fact = ["through", {**numbers, "total": sum(there), "chance": chance}]
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
        seen.capital(source),
        seen.capital(target),
        seen.threat(source, params["left"]),
        ahead if ahead[1].get("chance", 0) >= MENTIONED else None,
        on,
    ]


def _put_facts(seen: Seen, _: JsonView, params: JsonView) -> list[Fact | None]:
    """State the facts about the territory where most of the spread armies were placed."""
    placed: Mapping[str, int] = params["placed"]
    most = max(placed, key=placed.__getitem__)
    return _place_facts(seen, {}, {"territory": most, "armies": placed[most]})[:6]


def _move_facts(seen: Seen, _: JsonView, params: JsonView) -> list[Fact | None]:
    moves = params["moves"]
    source, target, armies = moves[-1]
    return [
        seen.guards(target) or seen.guards(source),
        seen.capital(target),
        seen.capital(source),
        seen.threat(target, seen.game.armies(target) + armies),
        seen.threat(source, max(1, seen.game.armies(source) - armies)),
    ]


def _stay_facts(seen: Seen, about: JsonView, _: JsonView) -> list[Fact | None]:
    weak = about.get("weak")
    return [seen.guards(weak), seen.threat(weak, seen.game.armies(weak))] if weak else []


def _gather_facts(seen: Seen, _: JsonView, params: JsonView) -> list[Fact | None]:
    """State the value of a territory before the first turn, and the threat to it."""
    territory, continent = params["territory"], seen.home(params["territory"])
    size = len(continent.territories)
    held = size - len(seen.missing(continent))
    share = {"continent": continent.id, "held": held, "size": size, "armies": continent.bonus}
    there = seen.game.armies(territory) + params["armies"]
    finish = seen.finish(territory, params["armies"])
    return [
        seen.asked(territory),
        ["share", share],
        ["would-finish", finish[1]] if finish else None,
        seen.threat(territory, there),
    ]


def _dice_facts(seen: Seen, _: JsonView, params: JsonView) -> list[Fact | None]:
    """State the losses to expect from a number of dice, and the chance of holding the territory."""
    game, dice = seen.game, params["dice"]
    now = battle(game.config, game.state)
    assert now is not None
    theirs, lost = defence_losses(game.dice, now, dice)
    attackers, defenders = game.armies(params["source"]), game.armies(params["target"])
    holds = hold_chance(game.dice, now, attackers, defenders, dice)
    return [
        ["losses", {"lost": round(float(lost), 2), "theirs": round(float(theirs), 2)}],
        ["holds", {"territory": params["target"], "chance": round(float(holds), 3)}],
    ]


def _mission_facts(seen: Seen, _: JsonView, params: JsonView) -> list[Fact | None]:
    """State the territories that a mission still requires, and the armies on them."""
    config, state = seen.game.config, seen.game.state
    asked = config.params, state, config.seat_number(seen.me)
    number = config.goal_ids.index(params["mission"])
    lacking = still_lacking(*asked, number)
    each = wanted_of(*asked, number).armies
    named = still_to_take(*asked, number)
    armies = sum(state.armies[territory] for territory in named)
    return [
        ["lacks", {"lacking": lacking, "each": each}],
        ["defended", {"armies": armies}] if named else None,
    ]
