"""What came of an action, as rows of numbers: events and records are made from them.

==================  ==========================================================================
``STARTER_DIE``     seat, die: one row for each die that is rolled for the first seat
``DEALT``           owner, territories
``ATTACK_ROLL``     faces: the attacker's dice, where the defender decides after seeing them
``BATTLE``          attacker's faces, defender's faces, armies lost: 10 x attacker's + defender's
``CAPTURED``        defender, 1 where it is the first capture of the player's turn
``MOVED_IN``        armies, 1 where no other number was possible
``CAPITAL_FELL``    first owner, territory, capturer; ``CLEARED`` rows follow
``CLEARED``         territory, armies taken away
``ELIMINATED``      seat, by whom, its cards
``CARDS_TAKEN``     from whom, how many, by whom; that many ``CARD_TAKEN`` rows (card) follow
``SET_TRADED``      armies
``BONUS_PLACED``    territory, armies
``CARD_DRAWN``      card, seat
``DECK_MADE``       how many, 1 where it was made from the cards aside; ``DECK_CARD`` rows follow
``TURN_STARTED``    seat, round
``INCOME_COUNTED``  seat, armies
``PHASE_STARTED``   phase, actor
``THIRD_OWED``      armies
``THIRD_PLACED``    territory, armies: a row for each territory where the third army is set down
``WON``             seat, reason, goal or number of capitals
==================  ==========================================================================

Where actions are kept as well, as in the compiled game, each is two rows: one with its kind and its
first three numbers, and one of the kind ``CHOSEN_BY`` with who chose it, and its fourth number.

Dice are the digits of a hexadecimal number, the highest die first.
"""

from __future__ import annotations

from typing import TypeAlias

Row: TypeAlias = tuple[int, int, int, int]
"""The kind of a row (`risk_widget.engine.codes`), and three numbers."""
Log: TypeAlias = "list[Row] | None"
"""Where rows are kept; None keeps nothing. The compiled game has a record in its place."""


def note(log: Log, kind: int, a: int, b: int, c: int) -> None:
    """Keep a row."""
    if log is not None:
        log.append((kind, a, b, c))
