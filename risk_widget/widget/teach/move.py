"""What a move would do, before it is made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from risk_widget.fair_dice import mean_losses
from risk_widget.widget.protocol import Refused
from risk_widget.widget.teach.vocabulary import TeachContext, line

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from risk_widget.widget.answer_types import TeachMove
    from risk_widget.widget.teach.vocabulary import Line

__all__ = ["Move"]


class Move(TeachContext):
    """Tells what comes of a move, or why it is refused."""

    def explained(self, move: Mapping[str, Any]) -> TeachMove:
        """What the action would do, or why it is refused."""
        if move.get("type") == "trade" and not self.decides_here:
            raise Refused.under("info.secret", "refused-cards-covered")
        verdict = self.game.explain(move, self.actor)
        lines = [line(verdict.message, verdict.rule)]
        tell = self._DOES.get(str(move.get("type"))) if verdict.legal else None
        if tell is not None:
            lines = tell(self, move, lines)
        return {"legal": verdict.legal, "lines": lines}

    def _would_claim(self, move: Mapping[str, Any], _: list[Line]) -> list[Line]:
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

    def _would_place(self, move: Mapping[str, Any], _: list[Line]) -> list[Line]:
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

    def _would_choose(self, move: Mapping[str, Any], _: list[Line]) -> list[Line]:
        return [
            self.line("teach-would-choose", "setup.capitals"),
            self.faces(move["territory"]),
        ]

    def _would_end(self, _: Mapping[str, Any], lines: list[Line]) -> list[Line]:
        """What comes next; where nothing more is to be said, the engine's own words."""
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
        return lines

    def _would_attack(self, move: Mapping[str, Any], _: list[Line]) -> list[Line]:
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

    def _would_occupy(self, move: Mapping[str, Any], _: list[Line]) -> list[Line]:
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

    def _would_move(self, move: Mapping[str, Any], _: list[Line]) -> list[Line]:
        source, target, number = move["source"], move["target"], move["armies"]
        left, then = self.armies(source) - number, self.armies(target) + number
        ends = {"source": source, "target": target}
        once = self.rules.movement == "one"
        return [
            self.line("teach-would-move", "move.adjacent", **ends, left=left, armies=then),
            self.line("teach-one-movement" if once else "teach-more-movements", "move.count"),
            self.faces(target),
        ]

    _DOES: Final[
        Mapping[
            str,
            Callable[[Move, Mapping[str, Any], list[Line]], list[Line]],
        ]
    ] = {
        "claim": _would_claim,
        "place": _would_place,
        "choose_capital": _would_choose,
        "end_phase": _would_end,
        "attack": _would_attack,
        "occupy": _would_occupy,
        "fortify": _would_move,
    }
