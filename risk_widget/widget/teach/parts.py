"""The parts of the game, and what is to be done in each of them, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["PARTS", "Part", "Todo"]


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
