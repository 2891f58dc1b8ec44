"""The parts of the game, and what is to be done in each of them, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.game import Game

__all__ = ["PARTS", "Part", "Todo", "part_of"]


class Todo(NamedTuple):
    """One step of a part: the message that says what to do, and the clauses that say so."""

    code: str
    clauses: tuple[str, ...]


class Part(NamedTuple):
    """A part of the game: the message of what it is called, and what to do in it one by one.

    The attribute ``.about`` of the message tells what the part is for.
    """

    code: str
    steps: tuple[Todo, ...]


_CLAIM = (
    Todo("todo-choose-free", ("setup.territories",)),
    Todo("todo-claim", ("setup.territories",)),
)
_TRADE = Todo("todo-trade-if-any", ("cards.set", "cards.value"))
_PLACE = (
    Todo("todo-choose-own", ("reinforce.place",)),
    Todo("todo-place", ("reinforce.place",)),
)
_DEFEND = (Todo("todo-defend", ("attack.defence-dice", "attack.announce", "attack.compare")),)

PARTS: Final[Mapping[str, Part]] = {
    "claim": Part("part-claim", _CLAIM),
    "claim/third": Part("part-claim-third", _CLAIM),
    "place": Part(
        "part-place",
        (
            Todo("todo-choose-own", ("setup.place",)),
            Todo("todo-place-one", ("setup.place",)),
        ),
    ),
    "capital": Part(
        "part-capital",
        (
            Todo("todo-choose-own", ("setup.capitals",)),
            Todo("todo-make-capital", ("win.capital", "win.capital-falls")),
        ),
    ),
    "reinforce": Part(
        "part-reinforce", (_TRADE, *_PLACE, Todo("todo-go-on-to-combat", ("turn.order",)))
    ),
    "reinforce/won": Part(
        "part-reinforce-won",
        (
            Todo("todo-trade", ("capture.cards", "cards.set", "cards.value")),
            *_PLACE,
            Todo("todo-combat-goes-on", ("capture.cards",)),
        ),
    ),
    "reinforce_third": Part(
        "part-reinforce-third",
        (
            Todo("todo-choose-third", ("reinforce.third-army",)),
            Todo("todo-place", ("reinforce.third-army",)),
        ),
    ),
    "attack": Part(
        "part-attack",
        (
            Todo("todo-attack-from", ("attack.armies",)),
            Todo("todo-attack-target", ("attack.adjacent",)),
            Todo(
                "todo-attack",
                ("attack.dice", "attack.defence-dice", "attack.announce", "attack.compare"),
            ),
        ),
    ),
    "attack_third": Part(
        "part-attack-third",
        (
            Todo("todo-attack-from-third", ("attack.allied",)),
            Todo("todo-attack-target-third", ("attack.allied",)),
            Todo("todo-attack", ("attack.dice", "attack.compare")),
        ),
    ),
    "defend": Part("part-defend", _DEFEND),
    "defend/third": Part("part-defend-third", _DEFEND),
    "occupy": Part(
        "part-occupy", (Todo("todo-move-in", ("capture.occupy", "capture.onward", "cards.earn")),)
    ),
    "occupy/third": Part(
        "part-occupy-third", (Todo("todo-move-in", ("capture.occupy", "attack.allied")),)
    ),
    "fortify": Part(
        "part-fortify",
        (
            Todo("todo-move-from", ("move.count",)),
            Todo("todo-move-to", ("move.adjacent",)),
            Todo("todo-move", ("move.adjacent", "move.tired")),
        ),
    ),
}
"""What is said of each part of the game, by its phase, and by what is particular in it."""


def part_of(game: Game) -> str | None:
    """The key of the part that is being played; None where nobody has to decide."""
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
