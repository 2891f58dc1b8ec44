"""What is possible now, with its numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from risk_widget.widget.expected_losses import defence_losses
from risk_widget.widget.teach.phase_guide import PARTS, part_of
from risk_widget.widget.teach.vocabulary import MUST_TRADE, Words, armies_told, count, line

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from risk_widget.widget.teach.vocabulary import Line

__all__ = ["Now"]


class Now(Words):
    """Tells what the seat at the screen can do, or who decides in its stead."""

    def watched(self) -> list[Line]:
        """While somebody else decides: who, and for whom."""
        battle = self.seen["battle"]
        who = self.log_writer.seat(self.actor, start=True)
        if self.game.phase == "defend" and battle:
            target = self.name(battle["target"])
            what = f"{who} is attacked in {target} and picks the dice of the defence."
            if battle["defender"] == "third":
                what = f"{target} of {self.army} is attacked, and {who} picks its dice."
            return [line(what, "attack.defence-dice")]
        doing = PARTS[part_of(self.game) or self.game.phase].title.format(army=self.army)
        return [line(f"{who} decides: {doing[:1].lower()}{doing[1:]}.", "turn.order")]

    def now(self) -> list[Line]:
        """What the seat at the screen can do, with its numbers."""
        tell = self._NOW.get(self.game.phase)
        return [] if tell is None else tell(self, self.game.legal_ranges())

    def _claim(self, options: Mapping[str, Any]) -> list[Line]:
        free = count(len(options["claim"]), "territory is", "territories are")
        hand = armies_told(self.seen["to_place"])
        return [line(f"{free} free, and you have {hand} in hand.", "setup.territories")]

    def _place(self, _: Mapping[str, Any]) -> list[Line]:
        hand = armies_told(self.seen["to_place"])
        return [
            line(f"You have {hand} in hand. Any of your territories will do.", "setup.place"),
            self.threatened(),
        ]

    def _capital(self, options: Mapping[str, Any]) -> list[Line]:
        many = count(len(options["choose_capital"]), "territory", "territories")
        return [
            line(f"Any of your {many} can be it. Only you see which.", "setup.capitals"),
            line(
                "If it is taken, all your armies on its continent are lost, and your cards go.",
                "win.capital-falls",
            ),
        ]

    def _reinforce(self, options: Mapping[str, Any]) -> list[Line]:
        told = self.game.explain_reinforcements()
        sentence = told.sentence[:1].upper() + told.sentence[1:]
        lines = [line(sentence, told.items[0].rule)] if told.items else []
        left = self.seen["to_place"]
        if left:
            then = "combat goes on" if self.seen["mid_combat"] else "combat"
            still = f"{armies_told(left)} must still be placed before {then}."
            lines.append(line(still, "reinforce.place"))
        if self.own_eyes:
            lines.append(self._cards(options))
        if left:
            lines.append(self.threatened())
        return lines

    def _cards(self, options: Mapping[str, Any]) -> Line:
        held = len(self.seen["hand"])
        sets = options.get("trade", ())
        if not held:
            return line("You hold no cards yet: a capture brings one.", "cards.earn")
        cards = count(held, "card", "cards")
        if not sets and self.seen["mid_combat"]:
            return line(f"You hold {cards}: no more are traded now.", "capture.cards")
        if not sets:
            return line(f"You hold {cards}, and no set among them.", "cards.set")
        best = max(entry["armies"] for entry in sets)
        refused = options.get("end_refused", {}).get("rule")
        must = refused in MUST_TRADE
        whether = "you must trade" if must else "you may trade or keep them"
        rule = "cards.must-trade" if must else "cards.when"
        return line(
            f"Your {cards} hold a set worth {armies_told(best)}: {whether}.",
            "capture.cards" if self.seen["mid_combat"] else rule,
        )

    def _third(self, options: Mapping[str, Any]) -> list[Line]:
        left = armies_told(options.get("place", {}).get("max", 0))
        told = self.game.explain_third_army()
        lines = [] if told is None else [line(told.message, told.rule)]
        still = f"{left} of {self.army} must still be placed."
        return [*lines, line(still, "reinforce.third-army")]

    def _attack(self, options: Mapping[str, Any]) -> list[Line]:
        attacks = options.get("attack", {})
        if not attacks:
            third = self.game.phase == "attack_third"
            whose = "the player on turn holds" if third else "somebody else holds"
            none = f"No territory can attack: it takes 2 armies and a neighbour that {whose}."
            return [line(none, "attack.armies")]
        sources = count(len(attacks), "territory", "territories")
        targets = len({target for found in attacks.values() for target in found})
        lines = [
            line(
                f"{sources} can attack, and {targets} can be attacked.",
                "attack.adjacent",
            ),
            self._strongest(attacks),
        ]
        if self.game.phase == "attack":
            lines.append(
                line("You have captured a territory: a card is yours this turn.", "cards.earn")
                if self.seen["captured"]
                else line("One capture this turn, and you get a card.", "cards.earn")
            )
        return lines

    def _strongest(self, attacks: Mapping[str, Mapping[str, Any]]) -> Line:
        source, target = max(
            ((s, t) for s, found in attacks.items() for t in found),
            key=lambda pair: self.armies(pair[0]) - self.armies(pair[1]),
        )
        mine, theirs = self.armies(source), self.armies(target)
        chance = self.chance(source, target)
        often = "" if chance is None else f"; gone on with, it wins {chance} of the time"
        return line(
            f"The strongest attack is from {self.name(source)} with {mine} against "
            f"{self.name(target)} with {theirs}{often}.",
            "attack.repeat",
        )

    def _defend(self, options: Mapping[str, Any]) -> list[Line]:
        battle = self.battle()
        who = self.log_writer.seat(battle["attacker"], start=True)
        dice = count(battle["attack_dice"], "die", "dice")
        known = battle["attack_roll"]
        rolled = f" and has rolled {', '.join(map(str, known))}" if known else ""
        lines = [
            line(
                f"{who} attacks {self.name(battle['target'])} with {dice}{rolled}.",
                "attack.announce",
            )
        ]
        loser = self.army if battle["defender"] == "third" else "you"
        for n in options["defend"]:
            theirs, yours = defence_losses(self.game.dice, battle, n)
            dice = count(n, "die costs", "dice cost")
            on_average = f"{dice} {loser} {yours:.2f} and the attacker {theirs:.2f} on average."
            lines.append(line(on_average, "attack.compare"))
        return lines

    def _occupy(self, options: Mapping[str, Any]) -> list[Line]:
        least, most = options["occupy"]
        battle = self.battle()
        sent = count(battle["armies"], "army has", "armies have")
        bounds = f"exactly {least}" if least == most else f"{least} to {most}"
        return [line(f"{sent} attacked: {bounds} may move in.", "capture.occupy")]

    def _fortify(self, options: Mapping[str, Any]) -> list[Line]:
        moves = options.get("fortify", {})
        if not moves:
            return [line("No army can move: end the turn.", "move.adjacent")]
        lines = [
            line(
                f"{count(len(moves), 'territory', 'territories')} can give armies. "
                "Nothing has to move.",
                "move.adjacent",
            )
        ]
        idle = [t for t in moves if not self.enemies(t)]
        if idle:
            most = max(idle, key=self.armies)
            lines.append(
                line(
                    f"{armies_told(self.armies(most))} in {self.name(most)}: no enemy borders it, "
                    "so they guard nothing there.",
                    "move.adjacent",
                )
            )
        return lines

    _NOW: Final[Mapping[str, Callable[[Now, Mapping[str, Any]], list[Line]]]] = {
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
