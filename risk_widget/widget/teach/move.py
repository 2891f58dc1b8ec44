"""What a move would do, before it is made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from risk_widget.log_sentences import a_list
from risk_widget.widget.expected_losses import mean_losses
from risk_widget.widget.protocol import Refused
from risk_widget.widget.teach.vocabulary import Words, armies_told, count, line

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from risk_widget.widget.answer_types import TeachMove
    from risk_widget.widget.teach.vocabulary import Line

__all__ = ["Move"]


class Move(Words):
    """Tells what comes of a move, or why it is refused."""

    def told(self, move: Mapping[str, Any]) -> TeachMove:
        """What the action would do, or why it is refused."""
        if move.get("type") == "trade" and not self.own_eyes:
            raise Refused("info.secret", "Cards are told of while they are shown.")
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
        had = "all" if mine == whole else f"{mine} of the"
        brings = armies_told(continent.bonus)
        return [
            line(
                f"You would hold {had} {whole} territories of {continent.name}; the whole of it "
                f"brings {brings} in every turn.",
                "reinforce.continents",
            ),
            self.faces(place),
        ]

    def _would_place(self, move: Mapping[str, Any], _: list[Line]) -> list[Line]:
        place, number = move["territory"], move["armies"]
        now = self.armies(place)
        rule = "setup.place" if self.game.phase == "place" else "reinforce.place"
        if self.game.phase == "reinforce_third":
            rule = "reinforce.third-army"
        return [
            line(f"{self.name(place)}: {now} → {armies_told(now + number)}.", rule),
            self.faces(place),
        ]

    def _would_choose(self, move: Mapping[str, Any], _: list[Line]) -> list[Line]:
        return [
            line("It stays secret until it is taken from you.", "setup.capitals"),
            self.faces(move["territory"]),
        ]

    def _would_end(self, _: Mapping[str, Any], lines: list[Line]) -> list[Line]:
        """What comes next; where nothing more is to be said, the engine's own words."""
        drawn, captured = self.rules.card_drawn, self.seen["captured"]
        phase = self.game.phase
        if phase == "reinforce":
            told = "Combat goes on." if self.seen["mid_combat"] else "Combat comes next."
        elif phase == "attack":
            card = " You draw a card." if captured and drawn == "after_combat" else ""
            told = f"You attack no more in this turn.{card}"
        elif phase == "fortify":
            card = " You draw a card." if captured and drawn == "end_of_turn" else ""
            told = f"Your turn ends.{card}"
        else:
            return lines
        return [line(told, "turn.order")]

    def _would_attack(self, move: Mapping[str, Any], _: list[Line]) -> list[Line]:
        source, target = move["source"], move["target"]
        dice = move.get("dice") or move["armies"]
        defender = self.log_writer.seat(self.places[target][0])
        allied = self.game.phase == "attack_third"
        who, cost, wins = (
            (f"{self.army[:1].upper()}{self.army[1:]} rolls", self.army, f"{self.army} takes")
            if allied
            else ("You roll", "you", "you take")
        )
        most = self.game.dice.defence_dice(self.armies(target))
        lost, beaten = mean_losses(self.game.dice, dice, most)
        may = f"{'up to ' if most > 1 else ''}{count(most, 'die', 'dice')}"
        lines = [
            line(
                f"{who} {count(dice, 'die', 'dice')}, {defender} {may}.",
                "attack.defence-dice",
            ),
            line(
                f"With all of these, a roll costs {cost} {lost:.2f} armies and {defender} "
                f"{beaten:.2f} on average: a tie goes to the defender.",
                "attack.compare",
            ),
        ]
        chance = self.chance(source, target)
        if chance is not None:
            until = f"Going on with all that can, {wins} {self.name(target)} {chance} of the time"
            lines.append(line(f"{until}.", "attack.repeat"))
        if self.armies(target) <= min(dice, most):
            lines.append(
                line(
                    f"If it falls now, at least {armies_told(move['armies'])} must move in.",
                    "capture.occupy",
                )
            )
        return lines

    def _would_occupy(self, move: Mapping[str, Any], _: list[Line]) -> list[Line]:
        battle = self.battle()
        source, target, number = battle["source"], battle["target"], move["armies"]
        left = self.armies(source) - number
        lines = [
            line(
                f"{self.name(source)} keeps {left}, {self.name(target)} gets {number}.",
                "capture.occupy",
            )
        ]
        ahead = self.enemies(target, battle["attacker"])
        if ahead and number > 1:
            onward = a_list([self.name(t) for t in ahead[:3]])
            lines.append(line(f"From there you may go on: it borders {onward}.", "capture.onward"))
        elif not ahead:
            lines.append(
                line("Nobody else borders it: armies do more elsewhere.", "capture.onward")
            )
        return lines

    def _would_move(self, move: Mapping[str, Any], _: list[Line]) -> list[Line]:
        source, target, number = move["source"], move["target"], move["armies"]
        left, then = self.armies(source) - number, self.armies(target) + number
        once = (
            "It is the one movement of this turn."
            if self.rules.movement == "one"
            else "More movements may follow."
        )
        return [
            line(
                f"{self.name(source)} keeps {left}, {self.name(target)} has {then}.",
                "move.adjacent",
            ),
            line(once, "move.count"),
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
