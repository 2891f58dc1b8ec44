"""What all explanations are told with: names, neighbours, chances."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from risk_widget.log_sentences import a_list
from risk_widget.widget.answer_types import TeachLine

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.engine.data_types import ObservedBattle
    from risk_widget.widget.match import Match
    from risk_widget.widget.snapshot import Shown

__all__ = ["MUST_TRADE", "Line", "Words", "armies_told", "count", "line"]

MUST_TRADE: Final = frozenset({"cards.must-trade", "capture.cards"})
"""Clauses under which a part cannot be ended before cards are traded."""
MOST_ARMIES: Final = 200
"""Of larger battles the chance to win is not worked out here: each choice on the map asks anew."""

Line = TeachLine
"""A sentence and its clause: ``{text, rule}``."""


class Words:
    """One position, for one seat, and how to speak of it."""

    def __init__(self, match: Match, shown: Shown) -> None:
        self.game = match.game
        self.rules = match.game.config.rules
        self.seen = match.game.observe(shown.eyes)
        self.own_eyes = shown.eyes is not None and shown.eyes == match.game.actor
        self.actor = match.game.actor
        self.log_writer = match.chronicle.log_writer
        self.places: Mapping[str, Sequence[Any]] = self.seen["territories"]

    @property
    def army(self) -> str:
        """What the army is called that nobody owns."""
        return self.log_writer.seat("third")

    def name(self, place: str) -> str:
        """What a territory is called."""
        return self.log_writer.territory(place)

    def battle(self) -> ObservedBattle:
        """The battle that waits for a decision; only asked for while there is one."""
        battle = self.seen["battle"]
        assert battle is not None
        return battle

    def armies(self, place: str) -> int:
        """The armies on a territory."""
        return int(self.places[place][1])

    def enemies(self, place: str, owner: str | None = None) -> list[str]:
        """Neighbours of other owners, the strongest first; ``owner``: who will hold the place."""
        board = self.game.board
        owner = owner or self.places[place][0] or self.actor
        around = (board.ids[n] for n in board.neighbours[board.index[place]])
        # For a territory of the third army it is the player on turn who is the enemy.
        friends = (None, owner, self.actor)
        found = [t for t in around if self.places[t][0] not in friends]
        return sorted(found, key=lambda t: (-self.armies(t), t))

    def faces(self, place: str) -> Line:
        """Who stands at the borders of a territory."""
        enemies = self.enemies(place)
        if not enemies:
            return line("Nobody else stands at its borders for now.", "attack.adjacent")
        told = [f"{self.name(t)} with {self.armies(t)}" for t in enemies[:2]]
        more = len(enemies) - len(told)
        told += [f"{more} more"] if more else []
        return line(f"At its borders stand others: {a_list(told)}.", "attack.adjacent")

    def threatened(self) -> Line:
        """The own territory that is furthest behind the armies that may attack it."""
        attack = self.rules.third_army == "allied"
        behind = {
            t: sum(
                self.armies(enemy)
                for enemy in self.enemies(t)
                if attack or self.places[enemy][0] != "third"
            )
            - held[1]
            for t, held in self.places.items()
            if held[0] == self.actor
        }
        worst = max(behind, key=lambda t: behind[t])
        if behind[worst] <= 0:
            return line("No territory of yours is weaker than its neighbours.", "attack.adjacent")
        against = behind[worst] + self.armies(worst)
        return line(
            f"{self.name(worst)} is in most danger: {self.armies(worst)} against {against} at its "
            "borders.",
            "attack.adjacent",
        )

    def chance(self, source: str, target: str) -> str | None:
        """How often an attack wins that goes on until it ends; None where that takes too long."""
        mine, theirs = self.armies(source), self.armies(target)
        if max(mine, theirs) > MOST_ARMIES:
            return None
        win = self.game.odds(source, target).win
        nearly = "nearly " if 0.995 <= win < 1 or 0 < win < 0.005 else ""
        return f"{nearly}{win:.0%}".replace("%", " %")


def line(text: str, rule: str) -> Line:
    """A sentence and its clause."""
    return {"text": text, "rule": rule}


def count(number: int, one: str, many: str) -> str:
    """A number of things."""
    return f"{number} {one if number == 1 else many}"


def armies_told(number: int) -> str:
    """A number of armies."""
    return count(number, "army", "armies")
