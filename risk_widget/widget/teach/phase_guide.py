"""The parts of the game, and what is to be done in each of them, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.engine.game import Game

__all__ = ["PARTS", "Part", "Todo", "part_of"]


class Todo(NamedTuple):
    """One step of a part: what to do, and the clauses that say so."""

    text: str
    clauses: tuple[str, ...]


class Part(NamedTuple):
    """A part of the game: what it is called, what it is for, what to do in it one by one."""

    title: str
    about: str
    steps: tuple[Todo, ...]


_CLAIM = (
    Todo("Choose a free territory.", ("setup.territories",)),
    Todo("Claim it: one of your armies goes there.", ("setup.territories",)),
)
_TRADE = Todo("Trade a set of cards, if you have one.", ("cards.set", "cards.value"))
_PLACE = (
    Todo("Choose a territory of yours.", ("reinforce.place",)),
    Todo("Choose how many armies go there, and place them.", ("reinforce.place",)),
)
_DEFEND = (
    Todo(
        "Choose how many dice are rolled.",
        ("attack.defence-dice", "attack.announce", "attack.compare"),
    ),
)
_MOVE_IN = "Choose how many armies move in."

PARTS: Final[Mapping[str, Part]] = {
    "claim": Part(
        "Claiming territories",
        "In turn each player takes one free territory, until none is left.",
        _CLAIM,
    ),
    "claim/third": Part(
        "Claiming territories",
        "In turn both players take one free territory, until each has a third of them; the rest "
        "goes to {army}.",
        _CLAIM,
    ),
    "place": Part(
        "Placing the first armies",
        "The armies still in hand go on your own territories, one each time your turn comes.",
        (
            Todo("Choose a territory of yours.", ("setup.place",)),
            Todo("Place an army there.", ("setup.place",)),
        ),
    ),
    "capital": Part(
        "Choosing a capital",
        "Every player picks a capital in secret. Whoever holds their own one, and enough of them "
        "in all, wins in their own turn.",
        (
            Todo("Choose a territory of yours.", ("setup.capitals",)),
            Todo("Make it your capital.", ("win.capital", "win.capital-falls")),
        ),
    ),
    "reinforce": Part(
        "Reinforcement",
        "A turn begins with new armies: for territories, for whole continents, for cards.",
        (_TRADE, *_PLACE, Todo("With all armies placed, go on to combat.", ("turn.order",))),
    ),
    "reinforce/won": Part(
        "Cards won in combat",
        "The cards of a player who is out are yours, and sets are traded before combat goes on.",
        (
            Todo("Trade a set of cards.", ("capture.cards", "cards.set", "cards.value")),
            *_PLACE,
            Todo("With all armies placed, combat goes on.", ("capture.cards",)),
        ),
    ),
    "reinforce_third": Part(
        "Reinforcing {army}",
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
        "Combat of {army}",
        "You lead the army that nobody owns against the player on turn, or leave it be.",
        (
            Todo("Choose a territory of its own to attack from.", ("attack.allied",)),
            Todo("Choose a neighbour of it that the player on turn holds.", ("attack.allied",)),
            Todo("Choose how many armies attack, and roll.", ("attack.dice", "attack.compare")),
        ),
    ),
    "defend": Part("Defence", "Whoever is attacked decides how many dice defend.", _DEFEND),
    "defend/third": Part(
        "Defence of {army}",
        "The army that nobody owns is attacked, and you decide how many dice defend it.",
        _DEFEND,
    ),
    "occupy": Part(
        "Moving in",
        "The last defender has fallen: the territory is yours, and must not stay empty.",
        (Todo(_MOVE_IN, ("capture.occupy", "capture.onward", "cards.earn")),),
    ),
    "occupy/third": Part(
        "Moving in for {army}",
        "The last defender has fallen: the territory is that army's now, and must not stay empty.",
        (Todo(_MOVE_IN, ("capture.occupy", "attack.allied")),),
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
"""What is told of each part of the game, by its phase, and by what is particular in it.

``{army}`` stands for what the edition calls the army that nobody owns.
"""


def part_of(game: Game) -> str | None:
    """The key of the part that is being played; None where nobody has to decide."""
    phase, state, config = game.phase, game.state, game.config
    if phase == "reinforce" and state.mid_combat:
        return "reinforce/won"
    if phase == "claim" and config.has_third:
        return "claim/third"
    if phase == "defend" and state.battle and state.battle.defender == config.third:
        return "defend/third"
    if phase == "occupy" and state.battle and state.battle.attacker == config.third:
        return "occupy/third"
    return phase if phase in PARTS else None
