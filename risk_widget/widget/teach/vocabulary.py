"""What all explanations are told with: names, neighbours, chances."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from risk_widget.messages import Message, say
from risk_widget.widget.answer_types import TeachLine

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.engine.observation_types import ObservedBattle
    from risk_widget.widget.match import Match
    from risk_widget.widget.snapshot import Shown

__all__ = ["MUST_TRADE", "Line", "TeachContext", "line"]

MUST_TRADE: Final = frozenset({"cards.must-trade", "capture.cards"})
"""Clauses under which a part cannot be ended before cards are traded."""
MOST_ARMIES: Final = 200
"""Of larger battles the chance to win is not worked out here: each choice on the map asks anew."""

Line = TeachLine
"""A sentence and its clause: ``{text, rule}``."""


class TeachContext:
    """One position, for one seat, and how to speak of it."""

    def __init__(self, match: Match, shown: Shown) -> None:
        self.game = match.game
        self.rules = match.game.config.rules
        self.seen = match.game.observe(shown.perspective)
        self.decides_here = shown.perspective is not None and shown.perspective == match.game.actor
        self.actor = match.game.actor
        self.names = match.chronicle.log_writer.names
        self.places: Mapping[str, Sequence[Any]] = self.seen["territories"]

    def line(self, code: str, rule: str, /, **params: Any) -> Line:
        """The sentence of a message, and its clause."""
        return line(say(code, self.names, **params), rule)

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
            return self.line("teach-nobody-beside", "attack.adjacent")
        others = [
            Message.of("teach-other", territory=t, armies=self.armies(t)) for t in enemies[:2]
        ]
        more = len(enemies) - len(others)
        others += [Message.of("teach-more", more=more)] if more else []
        return self.line("teach-beside", "attack.adjacent", others=others)

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
            return self.line("teach-none-weaker", "attack.adjacent")
        armies = self.armies(worst)
        about = {"territory": worst, "armies": armies, "against": behind[worst] + armies}
        return self.line("teach-in-danger", "attack.adjacent", **about)

    def chance(self, source: str, target: str) -> Message | None:
        """How often an attack wins that goes on until it ends; None where that takes too long."""
        mine, theirs = self.armies(source), self.armies(target)
        if max(mine, theirs) > MOST_ARMIES:
            return None
        win = self.game.odds(source, target).win
        nearly = 0.995 <= win < 1 or 0 < win < 0.005
        return Message.of("teach-chance", nearly=nearly, percent=round(win * 100))


def line(text: str, rule: str) -> Line:
    """A sentence and its clause."""
    return {"text": text, "rule": rule}
