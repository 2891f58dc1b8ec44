"""What is possible now, with its numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from risk_widget.fair_dice import defence_losses
from risk_widget.messages import Message
from risk_widget.widget.teach.phase_guide import PARTS, part_of
from risk_widget.widget.teach.vocabulary import MUST_TRADE, TeachContext, line

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from risk_widget.widget.teach.vocabulary import Line

__all__ = ["Now"]


class Now(TeachContext):
    """Tells what the seat at the screen can do, or who decides in its stead."""

    def watched(self) -> list[Line]:
        """While somebody else decides: who, and for whom."""
        battle = self.seen["battle"]
        if self.game.phase == "defend" and battle:
            third = "-third" if battle["defender"] == "third" else ""
            code, target = f"teach-watched-defence{third}", battle["target"]
            return [self.line(code, "attack.defence-dice", actor=self.actor, target=target)]
        part = Message(PARTS[part_of(self.game) or self.game.phase].code)
        return [self.line("teach-watched", "turn.order", actor=self.actor, part=part)]

    def now(self) -> list[Line]:
        """What the seat at the screen can do, with its numbers."""
        tell = self._NOW.get(self.game.phase)
        return [] if tell is None else tell(self, self.game.legal_ranges())

    def _claim(self, options: Mapping[str, Any]) -> list[Line]:
        numbers = {"free": len(options["claim"]), "armies": self.seen["to_place"]}
        return [self.line("teach-free", "setup.territories", **numbers)]

    def _place(self, _: Mapping[str, Any]) -> list[Line]:
        return [
            self.line("teach-in-hand", "setup.place", armies=self.seen["to_place"]),
            self.threatened(),
        ]

    def _capital(self, options: Mapping[str, Any]) -> list[Line]:
        many = len(options["choose_capital"])
        return [
            self.line("teach-capital", "setup.capitals", territories=many),
            self.line("teach-capital-taken", "win.capital-falls"),
        ]

    def _reinforce(self, options: Mapping[str, Any]) -> list[Line]:
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

    def _cards(self, options: Mapping[str, Any]) -> Line:
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

    def _third(self, options: Mapping[str, Any]) -> list[Line]:
        left = options.get("place", {}).get("max", 0)
        share = self.game.explain_third_army()
        lines = [] if share is None else [line(share.message, share.rule)]
        return [*lines, self.line("teach-to-place-third", "reinforce.third-army", armies=left)]

    def _attack(self, options: Mapping[str, Any]) -> list[Line]:
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

    def _strongest(self, attacks: Mapping[str, Mapping[str, Any]]) -> Line:
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

    def _defend(self, options: Mapping[str, Any]) -> list[Line]:
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

    def _occupy(self, options: Mapping[str, Any]) -> list[Line]:
        least, most = options["occupy"]
        bounds = {"least": least, "most": most, "exactly": least == most}
        armies = self.battle()["armies"]
        return [self.line("teach-may-move-in", "capture.occupy", armies=armies, **bounds)]

    def _fortify(self, options: Mapping[str, Any]) -> list[Line]:
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
