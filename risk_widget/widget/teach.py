"""Teach me: what this part of the turn is, what is possible in it, what the chosen move would do.

Every line names the clause it rests on. It is worked out from what the seat at the screen may see
and do, whenever the page asks; nothing of it is kept, so it can be switched on and off at any time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from risk_widget.battle_odds import answer_table, odds, roll_table
from risk_widget.catalog import clause_entry
from risk_widget.narrate import a_list
from risk_widget.rules.values import has_clause
from risk_widget.widget.protocol import Refused

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from risk_widget.battle_odds import Losses
    from risk_widget.engine.game import Game
    from risk_widget.widget.play import Play
    from risk_widget.widget.snapshot import Shown

__all__ = ["PARTS", "Part", "guide"]

MOST_ARMIES: Final = 200
"""Of larger battles the chance to win is not worked out here: each choice on the map asks anew."""


class Todo(NamedTuple):
    """One step of a part: what to do, and the clauses that say so."""

    text: str
    clauses: tuple[str, ...]


class Part(NamedTuple):
    """A part of the game: what it is called, what it is for, what to do in it one by one."""

    title: str
    about: str
    steps: tuple[Todo, ...]


_END: Final = ("turn.order",)
PARTS: Final[Mapping[str, Part]] = {
    "claim": Part(
        "Claiming territories",
        "In turn each player takes one free territory, until none is left.",
        (
            Todo("Choose a free territory.", ("setup.territories",)),
            Todo("Claim it: one of your armies goes there.", ("setup.armies",)),
        ),
    ),
    "place": Part(
        "Placing the first armies",
        "The armies still in hand go on own territories, one each time your turn comes.",
        (
            Todo("Choose a territory of yours.", ("setup.place",)),
            Todo("Place an army there.", ("setup.armies",)),
        ),
    ),
    "capital": Part(
        "Choosing a capital",
        "Every player picks a capital in secret; whoever holds enough of them wins.",
        (
            Todo("Choose a territory of yours.", ("setup.capitals",)),
            Todo("Make it your capital.", ("win.capital", "win.capital-falls")),
        ),
    ),
    "reinforce": Part(
        "Reinforcement",
        "A turn begins with new armies: for territories, for whole continents, for cards.",
        (
            Todo("Trade a set of cards, if you have one.", ("cards.set", "cards.value")),
            Todo("Choose a territory of yours.", ("reinforce.place",)),
            Todo("Choose how many armies go there, and place them.", ("reinforce.place",)),
            Todo("With all armies placed, go on to combat.", _END),
        ),
    ),
    "reinforce_third": Part(
        "Reinforcing the third army",
        "The army that nobody owns gets new armies as well, and you place them.",
        (
            Todo("Choose one of its territories.", ("reinforce.third-army",)),
            Todo("Choose how many armies go there, and place them.", ("reinforce.third-army",)),
        ),
    ),
    "attack": Part(
        "Combat",
        "Attack as often as you like, or not at all.",
        (
            Todo("Choose a territory of yours to attack from.", ("attack.armies",)),
            Todo("Choose a neighbour of it that somebody else holds.", ("attack.adjacent",)),
            Todo(
                "Choose how many armies attack, and roll.",
                ("attack.dice", "attack.defence-dice", "attack.announce", "attack.compare"),
            ),
        ),
    ),
    "attack_third": Part(
        "Combat of the third army",
        "You lead the army that nobody owns against the player on turn, or leave it be.",
        (
            Todo("Choose a territory of its own to attack from.", ("attack.allied",)),
            Todo("Choose a neighbour of it that the player on turn holds.", ("attack.adjacent",)),
            Todo("Choose how many armies attack, and roll.", ("attack.dice", "attack.compare")),
        ),
    ),
    "defend": Part(
        "Defence",
        "Whoever is attacked decides how many dice defend.",
        (
            Todo(
                "Choose how many dice you roll.",
                ("attack.defence-dice", "attack.announce", "attack.compare"),
            ),
        ),
    ),
    "occupy": Part(
        "Moving in",
        "The last defender has fallen: the territory is yours, and must not stay empty.",
        (
            Todo(
                "Choose how many armies move in.",
                ("capture.occupy", "capture.onward", "cards.earn"),
            ),
        ),
    ),
    "fortify": Part(
        "Movement",
        "Before the turn ends, armies may move between neighbouring territories of yours.",
        (
            Todo("Choose a territory that gives armies, or end the turn.", ("move.count",)),
            Todo("Choose a neighbour of it that is yours.", ("move.adjacent",)),
            Todo("Choose how many armies move.", ("move.adjacent", "move.tired")),
        ),
    ),
}
"""Phase -> what is told of it. All phases are here in which somebody has to decide."""


def guide(
    play: Play, shown: Shown, *, source: str | None = None, move: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """What to tell of the present moment.

    Args:
        play: the game.
        shown: for whom the screen is; only their secrets are told, only their choices are listed.
        source: the territory that is chosen to attack from or to take armies from.
        move: the action that the page would send next; it is judged, and not done.

    Returns:
        ``{title, about, steps: [text…], at, now: [{text, rule}…], move, rules}``: ``at`` is the
        number of the step that is due, or None while somebody else decides; ``move`` is
        ``{legal, lines: [{text, rule}…]}`` or None; ``rules`` are the clauses of the step, each
        ``{id, text, value}``.

    Raises:
        Refused: nobody has to decide, as the game is over.
    """
    game = play.game
    if play.is_over or game.phase not in PARTS:
        raise Refused("protocol.malformed", "The game is over: there is nothing left to decide.")
    teller = _Teller(play, shown)
    part = PARTS[game.phase]
    at = _due(game, source, move) if shown.may_act else None
    clauses = part.steps[at].clauses if at is not None else _clauses(part)
    return {
        "title": part.title,
        "about": part.about,
        "steps": [step.text for step in part.steps],
        "at": at,
        "now": teller.now() if shown.may_act else teller.watched(),
        "move": teller.move(move) if shown.may_act and move is not None else None,
        "rules": _rules(game, clauses),
    }


def _clauses(part: Part) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for step in part.steps for name in step.clauses))


def _rules(game: Game, clauses: Iterable[str]) -> list[dict[str, str]]:
    """The clauses with what this game makes of them; those it does not have are left out."""
    found = []
    for name in clauses:
        if not has_clause(name, game.edition, game.mode):
            continue
        entry = clause_entry(name, game) or {}
        value = " ".join(entry.get("notes", {}).values())
        found.append({"id": name, "text": entry["text"], "value": value})
    return found


def _due(game: Game, source: str | None, move: Mapping[str, Any] | None) -> int:
    """The number of the step that comes next."""
    last = len(PARTS[game.phase].steps) - 1
    if game.phase == "reinforce":
        options = game.options()
        if (move or {}).get("type") == "trade" or "cards" in str(options.get("end_refused")):
            return 0
        if "place" not in options:
            return last
        return 1 if move is None else 2
    if move is not None and move.get("type") != "end_phase":
        return last
    return 1 if source is not None and last > 1 else 0


class _Teller:
    """Sentences about one position, for one seat."""

    def __init__(self, play: Play, shown: Shown) -> None:
        self.game = play.game
        self.rules = play.game.edition.rules(play.game.mode)
        self.seen = play.game.observe(shown.eyes)
        self.own_eyes = shown.eyes is not None and shown.eyes == play.game.actor
        self.actor = play.game.actor
        self.narrator = play.chronicle.narrator
        self.places: Mapping[str, Sequence[Any]] = self.seen["territories"]

    # ---- what is possible ----------------------------------------------------------------------

    def watched(self) -> list[dict[str, str]]:
        """While somebody else decides: who, and for whom."""
        battle = self.seen["battle"]
        who = self.narrator.seat(self.actor, start=True)
        if self.game.phase == "defend" and battle:
            what = f"is attacked in {self.name(battle['target'])} and picks the dice of the defence"
            return [_line(f"{who} {what}.", "attack.defence-dice")]
        doing = PARTS[self.game.phase].title
        return [_line(f"{who} decides: {doing[:1].lower()}{doing[1:]}.", "turn.order")]

    def now(self) -> list[dict[str, str]]:
        """What the seat at the screen can do, with its numbers."""
        tell = self._NOW.get(self.game.phase)
        return [] if tell is None else tell(self, self.game.options())

    def _claim(self, options: Mapping[str, Any]) -> list[dict[str, str]]:
        free = _count(len(options["claim"]), "territory is", "territories are")
        hand = _armies(self.seen["to_place"])
        return [_line(f"{free} free, and you have {hand} in hand.", "setup.territories")]

    def _place(self, _: Mapping[str, Any]) -> list[dict[str, str]]:
        hand = _armies(self.seen["to_place"])
        return [
            _line(f"You have {hand} in hand. Any of your territories will do.", "setup.place"),
            self._threatened(),
        ]

    def _capital(self, options: Mapping[str, Any]) -> list[dict[str, str]]:
        many = _count(len(options["choose_capital"]), "territory", "territories")
        return [
            _line(f"Any of your {many} can be it. Only you see which.", "setup.capitals"),
            _line(
                "If it is taken, all your armies on its continent are lost, and your cards go.",
                "win.capital-falls",
            ),
        ]

    def _reinforce(self, options: Mapping[str, Any]) -> list[dict[str, str]]:
        told = self.game.explain_reinforcements()
        lines = [_line(told.sentence, told.items[0].rule)] if told.items else []
        left = self.seen["to_place"]
        if left:
            still = f"{_armies(left)} must still be placed before combat."
            lines.append(_line(still, "reinforce.place"))
        if self.own_eyes:
            lines.append(self._cards(options))
        if left:
            lines.append(self._threatened())
        return lines

    def _cards(self, options: Mapping[str, Any]) -> dict[str, str]:
        held = len(self.seen["hand"])
        sets = options.get("trade", ())
        if not held:
            return _line("You hold no cards yet: a capture brings one.", "cards.earn")
        cards = _count(held, "card", "cards")
        if not sets:
            return _line(f"You hold {cards}, and no set among them.", "cards.set")
        best = max(entry["armies"] for entry in sets)
        refused = options.get("end_refused", {}).get("rule")
        must = refused in ("cards.must-trade", "capture.cards")
        whether = "you must trade" if must else "you may trade or keep them"
        return _line(
            f"Your {cards} hold a set worth {_armies(best)}: {whether}.",
            "cards.must-trade" if must else "cards.when",
        )

    def _third(self, options: Mapping[str, Any]) -> list[dict[str, str]]:
        army = self.narrator.seat("third")
        left = _armies(options.get("place", {}).get("max", 0))
        told = self.game.explain_third_army()
        lines = [] if told is None else [_line(told.message, told.rule)]
        still = f"{left} of {army} must still be placed."
        return [*lines, _line(still, "reinforce.third-army")]

    def _attack(self, options: Mapping[str, Any]) -> list[dict[str, str]]:
        attacks = options.get("attack", {})
        if not attacks:
            return [
                _line(
                    "No territory can attack: it takes 2 armies, and a neighbour of somebody else.",
                    "attack.armies",
                )
            ]
        sources = _count(len(attacks), "territory", "territories")
        targets = len({target for found in attacks.values() for target in found})
        lines = [
            _line(
                f"{sources} can attack, and {targets} can be attacked.",
                "attack.adjacent",
            ),
            self._strongest(attacks),
        ]
        if self.game.phase == "attack":
            lines.append(
                _line("You have captured a territory: a card is yours this turn.", "cards.earn")
                if self.seen["captured"]
                else _line("One capture this turn, and you get a card.", "cards.earn")
            )
        return lines

    def _strongest(self, attacks: Mapping[str, Mapping[str, Any]]) -> dict[str, str]:
        source, target = max(
            ((s, t) for s, found in attacks.items() for t in found),
            key=lambda pair: self.armies(pair[0]) - self.armies(pair[1]),
        )
        mine, theirs = self.armies(source), self.armies(target)
        chance = self._chance(source, target)
        often = "" if chance is None else f"; gone on with, it wins {chance} of the time"
        return _line(
            f"The strongest attack is from {self.name(source)} with {mine} against "
            f"{self.name(target)} with {theirs}{often}.",
            "attack.compare",
        )

    def _defend(self, options: Mapping[str, Any]) -> list[dict[str, str]]:
        battle = self.seen["battle"]
        who = self.narrator.seat(battle["attacker"], start=True)
        dice = _count(battle["attack_dice"], "die", "dice")
        known = battle["attack_roll"]
        rolled = f" and has rolled {', '.join(map(str, known))}" if known else ""
        lines = [
            _line(
                f"{who} attacks {self.name(battle['target'])} with {dice}{rolled}.",
                "attack.announce",
            )
        ]
        for n in options["defend"]:
            table = answer_table(known, n) if known else roll_table(battle["attack_dice"], n)
            yours, theirs = _mean(table, 1), _mean(table, 0)
            lines.append(
                _line(
                    f"{_count(n, 'die costs', 'dice cost')} you {yours} and the attacker {theirs} "
                    "on average.",
                    "attack.compare",
                )
            )
        return lines

    def _occupy(self, options: Mapping[str, Any]) -> list[dict[str, str]]:
        least, most = options["occupy"]
        battle = self.seen["battle"]
        sent = _count(battle["armies"], "army has", "armies have")
        bounds = f"exactly {least}" if least == most else f"{least} to {most}"
        return [_line(f"{sent} attacked: {bounds} may move in.", "capture.occupy")]

    def _fortify(self, options: Mapping[str, Any]) -> list[dict[str, str]]:
        moves = options.get("fortify", {})
        if not moves:
            return [_line("No army can move: end the turn.", "move.adjacent")]
        lines = [
            _line(
                f"{_count(len(moves), 'territory', 'territories')} can give armies. "
                "Nothing has to move.",
                "move.adjacent",
            )
        ]
        idle = [t for t in moves if not self._enemies(t)]
        if idle:
            most = max(idle, key=self.armies)
            lines.append(
                _line(
                    f"{_armies(self.armies(most))} in {self.name(most)}: no enemy borders it, so "
                    "they guard nothing there.",
                    "move.adjacent",
                )
            )
        return lines

    _NOW: Final[Mapping[str, Callable[[_Teller, Mapping[str, Any]], list[dict[str, str]]]]] = {
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

    # ---- what a move would do ------------------------------------------------------------------

    def move(self, move: Mapping[str, Any]) -> dict[str, Any]:
        """What the action would do, or why it is refused."""
        if move.get("type") == "trade" and not self.own_eyes:
            raise Refused("info.secret", "Cards are told of while they are shown.")
        verdict = self.game.explain(move, self.actor)
        lines = [_line(verdict.message, verdict.rule)]
        tell = self._DOES.get(str(move.get("type"))) if verdict.legal else None
        if tell is not None:
            lines = tell(self, move, lines)
        return {"legal": verdict.legal, "lines": lines}

    def _would_claim(
        self, move: Mapping[str, Any], _: list[dict[str, str]]
    ) -> list[dict[str, str]]:
        place = move["territory"]
        continent = next(c for c in self.game.board.continents if place in c.territories)
        mine = 1 + sum(self.places[t][0] == self.actor for t in continent.territories)
        whole = len(continent.territories)
        had = "all" if mine == whole else f"{mine} of the"
        brings = _armies(continent.bonus)
        return [
            _line(
                f"You would hold {had} {whole} territories of {continent.name}; the whole of it "
                f"brings {brings} in every turn.",
                "reinforce.continents",
            ),
            self._faces(place),
        ]

    def _would_place(
        self, move: Mapping[str, Any], _: list[dict[str, str]]
    ) -> list[dict[str, str]]:
        place, number = move["territory"], move["armies"]
        now = self.armies(place)
        rule = "setup.place" if self.game.phase == "place" else "reinforce.place"
        if self.game.phase == "reinforce_third":
            rule = "reinforce.third-army"
        return [
            _line(f"{self.name(place)}: {now} → {_armies(now + number)}.", rule),
            self._faces(place),
        ]

    def _would_choose(
        self, move: Mapping[str, Any], lines: list[dict[str, str]]
    ) -> list[dict[str, str]]:
        return [*lines, self._faces(move["territory"])]

    def _would_attack(
        self, move: Mapping[str, Any], _: list[dict[str, str]]
    ) -> list[dict[str, str]]:
        source, target = move["source"], move["target"]
        dice = move.get("dice") or move["armies"]
        defender = self.narrator.seat(self.places[target][0], start=True)
        most = self.rules.most_defence_dice(self.armies(target))
        table = roll_table(dice, most)
        may = f"{'up to ' if most > 1 else ''}{_count(most, 'die', 'dice')}"
        lines = [
            _line(
                f"You roll {_count(dice, 'die', 'dice')}, {defender} {may}.",
                "attack.defence-dice",
            ),
            _line(
                f"With all of these, a roll costs you {_mean(table, 0)} armies and {defender} "
                f"{_mean(table, 1)} on average: a tie goes to the defender.",
                "attack.compare",
            ),
        ]
        chance = self._chance(source, target)
        if chance is not None:
            until = f"If you go on until it ends, you take {self.name(target)} {chance} of the time"
            lines.append(_line(f"{until}.", "attack.repeat"))
        if self.armies(target) <= min(dice, most):
            lines.append(
                _line(
                    f"If it falls now, at least {_armies(move['armies'])} must move in.",
                    "capture.occupy",
                )
            )
        return lines

    def _would_occupy(
        self, move: Mapping[str, Any], _: list[dict[str, str]]
    ) -> list[dict[str, str]]:
        battle = self.seen["battle"]
        source, target, number = battle["source"], battle["target"], move["armies"]
        left = self.armies(source) - number
        lines = [
            _line(
                f"{self.name(source)} keeps {left}, {self.name(target)} gets {number}.",
                "capture.occupy",
            )
        ]
        ahead = [t for t in self._enemies(target) if t != source]
        if ahead and number > 1:
            onward = a_list([self.name(t) for t in ahead[:3]])
            lines.append(_line(f"From there you may go on: it borders {onward}.", "capture.onward"))
        elif not ahead:
            lines.append(_line("No enemy borders it: armies do more elsewhere.", "capture.onward"))
        return lines

    def _would_move(self, move: Mapping[str, Any], _: list[dict[str, str]]) -> list[dict[str, str]]:
        source, target, number = move["source"], move["target"], move["armies"]
        left, then = self.armies(source) - number, self.armies(target) + number
        once = (
            "It is the one movement of this turn."
            if self.rules.movement == "one"
            else "More movements may follow."
        )
        return [
            _line(
                f"{self.name(source)} keeps {left}, {self.name(target)} has {then}.",
                "move.adjacent",
            ),
            _line(once, "move.count"),
            self._faces(target),
        ]

    _DOES: Final[
        Mapping[
            str,
            Callable[[_Teller, Mapping[str, Any], list[dict[str, str]]], list[dict[str, str]]],
        ]
    ] = {
        "claim": _would_claim,
        "place": _would_place,
        "choose_capital": _would_choose,
        "attack": _would_attack,
        "occupy": _would_occupy,
        "fortify": _would_move,
    }

    # ---- words ---------------------------------------------------------------------------------

    def name(self, place: str) -> str:
        return self.narrator.territory(place)

    def armies(self, place: str) -> int:
        return int(self.places[place][1])

    def _enemies(self, place: str) -> list[str]:
        """Neighbours that another owner holds, the strongest first."""
        board = self.game.board
        owner = self.places[place][0] or self.actor
        around = (board.ids[n] for n in board.neighbours[board.index[place]])
        # Of a territory of the third army it is the player on turn who is the enemy.
        friends = (None, owner, self.actor)
        found = [t for t in around if self.places[t][0] not in friends]
        return sorted(found, key=lambda t: (-self.armies(t), t))

    def _faces(self, place: str) -> dict[str, str]:
        enemies = self._enemies(place)
        if not enemies:
            return _line("No enemy borders it for now.", "attack.adjacent")
        told = [f"{self.name(t)} with {self.armies(t)}" for t in enemies[:2]]
        more = len(enemies) - len(told)
        told += [f"{more} more"] if more else []
        return _line(f"Enemies at its borders: {a_list(told)}.", "attack.adjacent")

    def _threatened(self) -> dict[str, str]:
        """The own territory that is furthest behind the armies at its borders."""
        behind = {
            t: sum(self.armies(enemy) for enemy in self._enemies(t)) - held[1]
            for t, held in self.places.items()
            if held[0] == self.actor
        }
        worst = max(behind, key=lambda t: behind[t])
        if behind[worst] <= 0:
            return _line("No territory of yours is weaker than its neighbours.", "attack.adjacent")
        against = behind[worst] + self.armies(worst)
        return _line(
            f"{self.name(worst)} is in most danger: {self.armies(worst)} against {against} at its "
            "borders.",
            "attack.adjacent",
        )

    def _chance(self, source: str, target: str) -> str | None:
        mine, theirs = self.armies(source), self.armies(target)
        if max(mine, theirs) > MOST_ARMIES:
            return None
        options = self.game.setting.options
        win = odds(mine, theirs, edition=self.game.edition, options=options).win
        return "nearly 100 %" if 0.995 <= win < 1 else f"{win:.0%}".replace("%", " %")


def _line(text: str, rule: str) -> dict[str, str]:
    return {"text": text, "rule": rule}


def _mean(table: Mapping[Losses, Any], side: int) -> str:
    return f"{float(sum(losses[side] * chance for losses, chance in table.items())):.2f}"


def _count(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"


def _armies(number: int) -> str:
    return _count(number, "army", "armies")
