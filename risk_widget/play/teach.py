"""Teach me: the purpose of this part of the turn, the options in it, and the chosen move's effect.

Every line names the clause behind it. The text is computed from what the seat at the screen may
see and do, whenever the page asks; nothing is stored, so teaching can be switched at any time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from risk_widget.battles.losses import defence_losses, mean_losses
from risk_widget.engine.combat import enemies_around
from risk_widget.listings import clause_entry
from risk_widget.messages import Message, say
from risk_widget.protocol.items import Refused
from risk_widget.results.displays import chance_message
from risk_widget.rules.clauses import has_clause

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from risk_widget.engine.data_types import Holding, Observation, ObservedBattle
    from risk_widget.game import Game
    from risk_widget.messages.catalog import Names
    from risk_widget.play.snapshot import Viewpoint
    from risk_widget.protocol.answer_types import Guide, TeachLine, TeachMove, TeachRule
    from risk_widget.reading.json_types import JsonView
    from risk_widget.rules.edition_parts import Rules


MUST_TRADE: Final = frozenset({"cards.must-trade", "capture.cards"})
"""Clauses under which a part cannot be ended before cards are traded."""
MOST_ARMIES: Final = 200
"""The largest battle whose chance is computed here: every choice on the map asks for it again."""


class TeachContext:
    """One position as seen by one seat, and the wording for it."""

    def __init__(self, shown: Viewpoint) -> None:
        match = shown.match
        self.game: Game = match.game
        self.rules: Rules = match.game.config.rules
        self.seen: Observation = match.game.observe(shown.perspective)
        self.decides_here: bool = (
            shown.perspective is not None and shown.perspective == match.game.actor
        )
        self.actor: str | None = match.game.actor
        self.names: Names = match.called
        self.places: Mapping[str, Holding] = self.seen["territories"]

    def line(self, code: str, rule: str, /, **params: object) -> TeachLine:
        """Format a message as a sentence with its clause."""
        return {"text": say(code, self.names, **params), "rule": rule}

    def battle(self) -> ObservedBattle:
        """Return the battle awaiting a decision, provided that there is one."""
        battle = self.seen["battle"]
        assert battle is not None
        return battle

    def armies(self, place: str) -> int:
        """Count the armies on a territory."""
        return int(self.places[place][1])

    def enemies(self, place: str, owner: str | None = None) -> list[str]:
        """List the neighbours held by others, strongest first; ``owner`` is the future holder.

        A neighbour counts whether it may attack the place or can only be attacked from there.
        """
        board = self.game.board
        owner = owner or self.places[place][0] or self.actor
        around = (board.ids[n] for n in board.neighbours[board.index[place]])
        # For a territory of the third army, the enemy is the player whose turn it is.
        friends = (None, owner, self.actor)
        found = [t for t in around if self.places[t][0] not in friends]
        return sorted(found, key=lambda t: (-self.armies(t), t))

    def faces(self, place: str) -> TeachLine:
        """Describe the enemies around a territory."""
        enemies = self.enemies(place)
        if not enemies:
            return self.line("teach-nobody-beside", "attack.adjacent")
        others = [
            Message.of("teach-other", territory=t, armies=self.armies(t)) for t in enemies[:2]
        ]
        more = len(enemies) - len(others)
        others += [Message.of("teach-more", more=more)] if more else []
        return self.line("teach-beside", "attack.adjacent", others=others)

    def against(self, place: str) -> int:
        """Count the armies that may attack a territory, now or later."""
        config, state = self.game.config, self.game.state
        number = config.index[place]
        enemies = enemies_around(config.params, state, number, state.owner[number])
        return sum(state.armies[n] for n in enemies)

    def threatened(self) -> TeachLine:
        """Describe the seat's own territory most outnumbered by the armies that may attack it."""
        against = {t: self.against(t) for t, held in self.places.items() if held[0] == self.actor}
        worst = max(against, key=lambda t: against[t] - self.armies(t))
        armies = self.armies(worst)
        if against[worst] <= armies:
            return self.line("teach-none-weaker", "attack.adjacent")
        about = {"territory": worst, "armies": armies, "against": against[worst]}
        return self.line("teach-in-danger", "attack.adjacent", **about)

    def chance(self, source: str, target: str) -> Message | None:
        """Return the chance of winning an attack fought to the end; None for too many armies."""
        mine, theirs = self.armies(source), self.armies(target)
        if max(mine, theirs) > MOST_ARMIES:
            return None
        return chance_message(self.game.odds(source, target).win)


class Todo(NamedTuple):
    """A step in a part of the game: the message with its instruction, and its clauses."""

    code: str
    clauses: tuple[str, ...]


def _todo(step: str, *clauses: str) -> Todo:
    return Todo(f"todo-{step}", clauses)


_CLAIM = _todo("choose-free", "setup.territories"), _todo("claim", "setup.territories")
_PLACE = _todo("choose-own", "reinforce.place"), _todo("place", "reinforce.place")
_DEFEND = (_todo("defend", "attack.defence-dice", "attack.announce", "attack.compare"),)

PARTS: Final[Mapping[str, tuple[Todo, ...]]] = {
    "claim": _CLAIM,
    "claim/third": _CLAIM,
    "place": (_todo("choose-own", "setup.place"), _todo("place-one", "setup.place")),
    "capital": (
        _todo("choose-own", "setup.capitals"),
        _todo("make-capital", "win.capital", "win.capital-falls"),
    ),
    "reinforce": (
        _todo("trade-if-any", "cards.set", "cards.value"),
        *_PLACE,
        _todo("go-on-to-combat", "turn.order"),
    ),
    "reinforce/won": (
        _todo("trade", "capture.cards", "cards.set", "cards.value"),
        *_PLACE,
        _todo("combat-goes-on", "capture.cards"),
    ),
    "reinforce_third": (
        _todo("choose-third", "reinforce.third-army"),
        _todo("place", "reinforce.third-army"),
    ),
    "attack": (
        _todo("attack-from", "attack.armies"),
        _todo("attack-target", "attack.adjacent"),
        _todo("attack", "attack.dice", "attack.defence-dice", "attack.announce", "attack.compare"),
    ),
    "attack_third": (
        _todo("attack-from-third", "attack.allied"),
        _todo("attack-target-third", "attack.allied"),
        _todo("attack", "attack.dice", "attack.compare"),
    ),
    "defend": _DEFEND,
    "defend/third": _DEFEND,
    "occupy": (_todo("move-in", "capture.occupy", "capture.onward", "cards.earn"),),
    "occupy/third": (_todo("move-in", "capture.occupy", "attack.allied"),),
    "fortify": (
        _todo("move-from", "move.count"),
        _todo("move-to", "move.adjacent"),
        _todo("move", "move.adjacent", "move.tired"),
    ),
}
"""The steps of each part of the game, by its phase and any special case."""


def part_name(part: str) -> str:
    """Return the message naming a part; its attribute ``.about`` explains the part's purpose."""
    return f"part-{part.replace('/', '-').replace('_', '-')}"


def part_of(game: Game) -> str | None:
    """Return the key of the part being played, or None if nobody has to decide."""
    phase, state, config = game.phase, game.state, game.config
    if phase == "reinforce" and state.mid_combat:
        return "reinforce/won"
    if phase == "claim" and config.has_third:
        return "claim/third"
    if phase == "defend" and state.defender == config.third:
        return "defend/third"
    if phase == "occupy" and state.attacker == config.third:
        return "occupy/third"
    return phase if phase in PARTS else None


class Options(TeachContext):
    """An explanation of what the player at the screen can choose, or of who else is deciding."""

    def watched(self) -> list[TeachLine]:
        """Say which other player is deciding, and for which seat."""
        battle = self.seen["battle"]
        if self.game.phase == "defend" and battle:
            third = "-third" if battle["defender"] == "third" else ""
            code, target = f"teach-watched-defence{third}", battle["target"]
            return [self.line(code, "attack.defence-dice", actor=self.actor, target=target)]
        part = Message(part_name(part_of(self.game) or self.game.phase))
        return [self.line("teach-watched", "turn.order", actor=self.actor, part=part)]

    def now(self) -> list[TeachLine]:
        """Describe the choices of the seat at the screen, with their numbers."""
        tell = self._NOW.get(self.game.phase)
        return [] if tell is None else tell(self, self.game.legal_ranges())

    def _claim(self, options: JsonView) -> list[TeachLine]:
        numbers = {"free": len(options["claim"]), "armies": self.seen["to_place"]}
        return [self.line("teach-free", "setup.territories", **numbers)]

    def _place(self, _: JsonView) -> list[TeachLine]:
        return [
            self.line("teach-in-hand", "setup.place", armies=self.seen["to_place"]),
            self.threatened(),
        ]

    def _capital(self, options: JsonView) -> list[TeachLine]:
        many = len(options["choose_capital"])
        return [
            self.line("teach-capital", "setup.capitals", territories=many),
            self.line("teach-capital-taken", "win.capital-falls"),
        ]

    def _reinforce(self, options: JsonView) -> list[TeachLine]:
        income = self.game.explain_reinforcements()
        lines = []
        if income.items:
            rule = income.items[0].rule
            lines.append(self.line("teach-explained", rule, sentence=income.sentence))
        left = self.seen["to_place"]
        if left:
            combat = self.seen["mid_combat"]
            lines.append(self.line("teach-to-place", "reinforce.place", armies=left, combat=combat))
        if self.decides_here:
            lines.append(self._cards(options))
        if left:
            lines.append(self.threatened())
        return lines

    def _cards(self, options: JsonView) -> TeachLine:
        cards = len(self.seen["hand"])
        sets = options.get("trade", ())
        if not cards:
            return self.line("teach-no-cards", "cards.earn")
        if not sets and self.seen["mid_combat"]:
            return self.line("teach-no-more-sets", "capture.cards", cards=cards)
        if not sets:
            return self.line("teach-no-set", "cards.set", cards=cards)
        best = max(entry["armies"] for entry in sets)
        refused = options.get("end_refused", {}).get("rule")
        must = refused in MUST_TRADE
        rule = "cards.must-trade" if must else "cards.when"
        if self.seen["mid_combat"]:
            rule = "capture.cards"
        return self.line("teach-set", rule, cards=cards, armies=best, must=must)

    def _third(self, options: JsonView) -> list[TeachLine]:
        left = options.get("place", {}).get("max", 0)
        share = self.game.explain_third_army()
        lines = [self.line("teach-to-place-third", "reinforce.third-army", armies=left)]
        return lines if share is None else [{"text": share.message, "rule": share.rule}, *lines]

    def _attack(self, options: JsonView) -> list[TeachLine]:
        attacks = options.get("attack", {})
        if not attacks:
            third = self.game.phase == "attack_third"
            return [self.line("teach-no-attack", "attack.armies", third=third)]
        targets = {target for found in attacks.values() for target in found}
        numbers = {"territories": len(attacks), "targets": len(targets)}
        lines = [
            self.line("teach-attacks", "attack.adjacent", **numbers),
            self._strongest(attacks),
        ]
        if self.game.phase == "attack":
            code = "teach-captured" if self.seen["captured"] else "teach-capture-brings-card"
            lines.append(self.line(code, "cards.earn"))
        return lines

    def _strongest(self, attacks: Mapping[str, JsonView]) -> TeachLine:
        source, target = max(
            ((s, t) for s, found in attacks.items() for t in found),
            key=lambda pair: self.armies(pair[0]) - self.armies(pair[1]),
        )
        return self.line(
            "teach-strongest",
            "attack.repeat",
            source=source,
            armies=self.armies(source),
            target=target,
            against=self.armies(target),
            chance=self.chance(source, target),
        )

    def _defend(self, options: JsonView) -> list[TeachLine]:
        battle = self.battle()
        attack = {
            "attacker": battle["attacker"],
            "target": battle["target"],
            "dice": battle["attack_dice"],
            "rolled": list(battle["attack_roll"] or ()),
        }
        lines = [self.line("teach-attacked", "attack.announce", **attack)]
        third = battle["defender"] == "third"
        for dice in options["defend"]:
            beaten, lost = defence_losses(self.game.dice, battle, dice)
            costs = {"dice": dice, "third": third, "lost": lost, "beaten": beaten}
            lines.append(self.line("teach-defence-costs", "attack.compare", **costs))
        return lines

    def _occupy(self, options: JsonView) -> list[TeachLine]:
        least, most = options["occupy"]
        bounds = {"least": least, "most": most, "exactly": least == most}
        armies = self.battle()["armies"]
        return [self.line("teach-may-move-in", "capture.occupy", armies=armies, **bounds)]

    def _fortify(self, options: JsonView) -> list[TeachLine]:
        moves = options.get("fortify", {})
        if not moves:
            return [self.line("teach-no-movement", "move.adjacent")]
        lines = [self.line("teach-movements", "move.adjacent", territories=len(moves))]
        idle = [t for t in moves if not self.enemies(t)]
        if idle:
            most = max(idle, key=self.armies)
            about = {"territory": most, "armies": self.armies(most)}
            lines.append(self.line("teach-idle", "move.adjacent", **about))
        return lines

    _NOW: Final[Mapping[str, Callable[[Options, JsonView], list[TeachLine]]]] = {
        "claim": _claim,
        "place": _place,
        "capital": _capital,
        "reinforce": _reinforce,
        "reinforce_third": _third,
        "attack": _attack,
        "attack_third": _attack,
        "defend": _defend,
        "occupy": _occupy,
        "fortify": _fortify,
    }


class Outcome(TeachContext):
    """An explanation of an action's outcome, or of why the action is refused."""

    def of(self, move: JsonView) -> TeachMove:
        """Explain the outcome of an action, or why it is refused."""
        if move.get("type") == "trade" and not self.decides_here:
            raise Refused.under("info.secret", "refused-cards-covered")
        verdict = self.game.explain(move, self.actor)
        lines: list[TeachLine] = [{"text": verdict.message, "rule": verdict.rule}]
        tell = self._DOES.get(str(move.get("type"))) if verdict.legal else None
        if tell is not None:
            lines = tell(self, move) or lines
        return {"legal": verdict.legal, "lines": lines}

    def _would_claim(self, move: JsonView) -> list[TeachLine]:
        place = move["territory"]
        continent = next(c for c in self.game.board.continents if place in c.territories)
        mine = 1 + sum(self.places[t][0] == self.actor for t in continent.territories)
        whole = len(continent.territories)
        return [
            self.line(
                "teach-would-claim",
                "reinforce.continents",
                all=mine == whole,
                held=mine,
                territories=whole,
                continent=continent.id,
                armies=continent.bonus,
            ),
            self.faces(place),
        ]

    def _would_place(self, move: JsonView) -> list[TeachLine]:
        place, number = move["territory"], move["armies"]
        now = self.armies(place)
        rule = "setup.place" if self.game.phase == "place" else "reinforce.place"
        if self.game.phase == "reinforce_third":
            rule = "reinforce.third-army"
        armies = {"before": now, "armies": now + number}
        return [
            self.line("teach-would-place", rule, territory=place, **armies),
            self.faces(place),
        ]

    def _would_choose(self, move: JsonView) -> list[TeachLine]:
        return [
            self.line("teach-would-choose", "setup.capitals"),
            self.faces(move["territory"]),
        ]

    def _would_end(self, _: JsonView) -> list[TeachLine]:
        """Name the next part of the turn, or nothing if the engine's own words suffice."""
        drawn, captured = self.rules.card_drawn, self.seen["captured"]
        phase = self.game.phase
        if phase == "reinforce":
            combat = self.seen["mid_combat"]
            return [self.line("teach-would-end-reinforce", "turn.order", combat=combat)]
        if phase == "attack":
            draws = captured and drawn == "after_combat"
            return [self.line("teach-would-end-attack", "turn.order", draws=draws)]
        if phase == "fortify":
            draws = captured and drawn == "end_of_turn"
            return [self.line("teach-would-end-fortify", "turn.order", draws=draws)]
        return []

    def _would_attack(self, move: JsonView) -> list[TeachLine]:
        source, target = move["source"], move["target"]
        dice = move.get("dice") or move["armies"]
        sides = {
            "third": self.game.phase == "attack_third",
            "defender": self.places[target][0],
        }
        most = self.game.dice.defence_dice(self.armies(target))
        lost, beaten = mean_losses(self.game.dice, dice, most)
        losses = {"lost": lost, "beaten": beaten}
        lines = [
            self.line("teach-would-attack", "attack.defence-dice", dice=dice, most=most, **sides),
            self.line("teach-would-cost", "attack.compare", **losses, **sides),
        ]
        chance = self.chance(source, target)
        if chance is not None:
            about = {"target": target, "chance": chance}
            lines.append(self.line("teach-would-win", "attack.repeat", **about, **sides))
        if self.armies(target) <= min(dice, most):
            fewest = move["armies"]
            lines.append(self.line("teach-would-fall", "capture.occupy", armies=fewest))
        return lines

    def _would_occupy(self, move: JsonView) -> list[TeachLine]:
        battle = self.battle()
        source, target, number = battle["source"], battle["target"], move["armies"]
        left = self.armies(source) - number
        ends = {"source": source, "target": target}
        moved = {"left": left, "armies": number}
        lines = [self.line("teach-would-occupy", "capture.occupy", **ends, **moved)]
        ahead = self.enemies(target, battle["attacker"])
        if ahead and number > 1:
            lines.append(self.line("teach-onward", "capture.onward", territories=ahead[:3]))
        elif not ahead:
            lines.append(self.line("teach-nothing-beyond", "capture.onward"))
        return lines

    def _would_fortify(self, move: JsonView) -> list[TeachLine]:
        source, target, number = move["source"], move["target"], move["armies"]
        left, then = self.armies(source) - number, self.armies(target) + number
        ends = {"source": source, "target": target}
        once = self.rules.movement == "one"
        return [
            self.line("teach-would-move", "move.adjacent", **ends, left=left, armies=then),
            self.line("teach-one-movement" if once else "teach-more-movements", "move.count"),
            self.faces(target),
        ]

    _DOES: Final[Mapping[str, Callable[[Outcome, JsonView], list[TeachLine]]]] = {
        "claim": _would_claim,
        "place": _would_place,
        "choose_capital": _would_choose,
        "end_phase": _would_end,
        "attack": _would_attack,
        "occupy": _would_occupy,
        "fortify": _would_fortify,
    }


def guide(shown: Viewpoint, *, source: str | None = None, move: JsonView | None = None) -> Guide:
    """Explain the present moment.

    Args:
        shown: the view of the screen; only its secrets are told, only its choices are listed.
        source: the territory that is chosen to attack from or to take armies from.
        move: the action that the page would send next; it is judged, but not carried out.

    Returns:
        ``{title, about, steps: [text…], at, now: [{text, rule}…], move, rules}``: ``at`` is the
        number of the step to do next, or None while somebody else decides; ``move`` is
        ``{legal, lines: [{text, rule}…]}`` or None; ``rules`` are the clauses of the step, each
        ``{id, text, value}``.

    Raises:
        Refused: nobody has to decide, since the game is over.
    """
    game = shown.match.game
    key = part_of(game)
    if shown.match.is_over or key is None:
        raise Refused.malformed("refused-nothing-to-decide")
    now = Options(shown)
    name, steps = part_name(key), PARTS[key]
    due = _due(game, len(steps) - 1, source, move) if shown.may_act else None
    # If no set can be traded, the trading step is left out.
    first = int(key == "reinforce" and due not in (0, None) and not _may_trade(game))
    steps, at = steps[first:], None if due is None else due - first
    clauses = [
        clause for step in (steps if at is None else steps[at : at + 1]) for clause in step.clauses
    ]
    return {
        "title": say(name, now.names),
        "about": say(f"{name}.about", now.names),
        "steps": [say(step.code) for step in steps],
        "at": at,
        "now": now.now() if shown.may_act else now.watched(),
        "move": Outcome(shown).of(move) if shown.may_act and move is not None else None,
        "rules": _rules(game, dict.fromkeys(clauses)),
    }


def _rules(game: Game, clauses: Iterable[str]) -> list[TeachRule]:
    """List the clauses with their values, leaving out those that the game does not have."""
    found: list[TeachRule] = []
    for name in clauses:
        if not has_clause(name, game.edition, game.mode):
            continue
        entry = clause_entry(name, game) or {}
        value = " ".join(entry.get("notes", {}).values())
        found.append({"id": name, "text": entry["text"], "value": value})
    return found


def _may_trade(game: Game) -> bool:
    """Whether a set of cards can be traded now."""
    return "trade" in game.legal_ranges()


def _due(game: Game, last: int, source: str | None, move: JsonView | None) -> int:
    """Return the number of the step to do next, at most ``last``."""
    if game.phase == "reinforce":
        options = game.legal_ranges()
        must = options.get("end_refused", {}).get("rule") in MUST_TRADE
        if (move or {}).get("type") == "trade" or must:
            return 0
        if "place" not in options:
            won = game.state.mid_combat and "trade" in options
            return 0 if won else last
        return 1 if move is None else 2
    if move is not None and move.get("type") != "end_phase":
        return last
    return 1 if source is not None and last > 1 else 0
