"""Small games with records short enough to read, and scripted dice for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from risk_widget.engine.chance import Scripted
from risk_widget.game import Game

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

SEATS = ["red", "blue", "green"]


def game_from(
    edition: str,
    mode: str,
    given: Mapping[str, Any],
    dice: Sequence[int] = (),
    options: Mapping[str, str] | None = None,
) -> Game:
    """Return a game that starts from the given position and will roll the given dice."""
    return Game.from_dict(
        edition=edition,
        mode=mode,
        seats=SEATS[:2] if mode == "duel" else SEATS,
        position=given,
        options=options,
        chance=Scripted(dice, seed=1),
    )


def act(game: Game, *actions: Mapping[str, Any]) -> Game:
    """Apply actions and return the game."""
    for action in actions:
        game.apply(action)
    return game


def attack(source: str, target: str, armies: int, **more: int) -> dict[str, Any]:
    return {"type": "attack", "source": source, "target": target, "armies": armies, **more}


def defend(dice: int) -> dict[str, Any]:
    return {"type": "defend", "dice": dice}


def occupy(armies: int) -> dict[str, Any]:
    return {"type": "occupy", "armies": armies}


def place(territory: str, armies: int) -> dict[str, Any]:
    return {"type": "place", "territory": territory, "armies": armies}


END = {"type": "end_phase"}


def last_line(text: str) -> str:
    """Return the last line of a record's log."""
    return text.splitlines()[-2]


def in_log(text: str, old: str, new: str) -> str:
    """Replace a text in a record's log, where it must occur once."""
    head, quotes, log = text.partition("'''")
    assert log.count(old) == 1, (old, log)
    return head + quotes + log.replace(old, new)


def line_of(text: str, part: str) -> int:
    """Return the number of the only line that has this part."""
    (number,) = [n for n, line in enumerate(text.splitlines(), start=1) if part in line]
    return number
