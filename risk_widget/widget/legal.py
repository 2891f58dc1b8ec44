"""What may be done, in a form that stays small: `Game.options` with less said twice.

Every set of cards is listed in the options, and a hand of many cards has dozens. What three cards
bring hangs on their symbols, and bonus armies hang on single cards; so that is what travels. Of
attacks and movements, the most armies are said once for each source. The page puts all of it
together again (``js/src/legal.js``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

__all__ = ["compact"]


def compact(options: Mapping[str, Any], symbols: Mapping[str, str]) -> dict[str, Any]:
    """`Game.options` for a page; ``symbols`` has the symbol of each card of the seat's hand.

    In place of its own form, ``attack`` and ``fortify`` are {source: [most armies, target…]}, and
    ``trade`` has ``sets``: the initials of three symbols, sorted, -> armies; ``bonus``: card ->
    bonus armies that it brings; ``choose``: of several such cards in a set the player picks one.
    """
    found = dict(options)
    for kind in ("attack", "fortify"):
        if kind in found:
            found[kind] = {
                source: [most for _, most in list(targets.values())[:1]] + list(targets)
                for source, targets in found[kind].items()
            }
    if "trade" in found:
        found["trade"] = _trade(found["trade"], symbols)
    return found


def _trade(sets: Sequence[Mapping[str, Any]], symbols: Mapping[str, str]) -> dict[str, Any]:
    armies: dict[str, int] = {}
    bonus: dict[str, int] = {}
    for option in sets:
        armies["".join(sorted(symbols[card][0] for card in option["cards"]))] = option["armies"]
        bonus |= dict.fromkeys(option.get("choose_bonus", ()), option.get("bonus_armies", 0))
        bonus |= option["bonus"]
    return {
        "sets": armies,
        "bonus": {card: bonus[card] for card in symbols if card in bonus},
        "choose": any("choose_bonus" in option for option in sets),
    }
