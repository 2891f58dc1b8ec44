"""Numbers that stand for words: phases, actions, rows of the log, values of rules.

The rules use only numbers, so that they can be compiled. An action is five numbers: its kind, the
arguments of this kind, and -1 for the rest::

    CLAIM territory              PLACE territory armies       CHOOSE_CAPITAL territory
    TRADE card card card bonus   (bonus: a territory, or -1)
    ATTACK source target armies dice    (dice: -1 for a die for each army)
    DEFEND dice    OCCUPY armies    FORTIFY source target armies    END_PHASE

The outcome of an action is logged in rows: a kind and three numbers. Events and records are built
from these rows.

==================  ==========================================================================
``STARTER_DIE``     seat, die: one row for each die that is rolled for the first seat
``DEALT``           owner, territories
``ATTACK_ROLL``     faces: the attacker's dice, if the defender decides after seeing them
``BATTLE``          attacker's faces, defender's faces, armies lost: 10 x attacker's + defender's
``CAPTURED``        defender, 1 if it is the first capture of the player's turn
``MOVED_IN``        armies, 1 if no other number was possible
``CAPITAL_FELL``    first owner, territory, capturer; ``CLEARED`` rows follow
``CLEARED``         territory, armies taken away
``ELIMINATED``      seat, by whom, its cards
``CARDS_TAKEN``     from whom, how many, by whom; that many ``CARD_TAKEN`` rows (card) follow
``SET_TRADED``      armies
``BONUS_PLACED``    territory, armies
``CARD_DRAWN``      card, seat
``DECK_MADE``       how many, 1 if made from the discard pile; ``DECK_CARD`` rows follow
``TURN_STARTED``    seat, round
``INCOME_COUNTED``  seat, armies
``PHASE_STARTED``   phase, actor
``THIRD_OWED``      armies
``THIRD_PLACED``    territory, armies: a row for each territory of the third army
``WON``             seat, reason, goal or number of capitals
==================  ==========================================================================

If actions are logged as well, as in the compiled game, each is two rows: one with its kind and its
first three numbers, and a row ``CHOSEN_BY`` with the seat whose action it is and its fourth number.

Dice are the digits of a hexadecimal number, the highest die first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from risk_widget.engine.data_types import IncomeKind, Phase

NOBODY: Final = -1
"""The owner of a free territory."""
IN_PLAY: Final = -2
"""In ``State.out_by``: the seat has not been eliminated."""
UNKNOWN: Final = -1
"""In ``State.out_by``: eliminated by an unknown owner. In ``State.winner``: there is no winner."""
HIDDEN: Final = -1
"""In ``State.capital``: the seat has a capital that is unknown here."""
NO_CAPITAL: Final = -2
"""In ``State.capital``: the seat has not chosen a capital."""
NO_MISSION: Final = -1
"""In ``State.mission``: the seat has no mission, or the mission is unknown here."""
NO_COLOUR: Final = -1
"""In place of the seat to destroy: the mission's card names no colour."""
NOT_PLAYING: Final = -2
"""In place of the seat to destroy: the colour on the mission's card does not play."""

PHASES: Final[tuple[Phase, ...]] = (
    "claim", "place", "capital", "reinforce", "reinforce_third", "attack", "attack_third",
    "defend", "occupy", "fortify", "over",
)  # fmt: skip
"""The phases by number."""

IN_CLAIM: Final = 0
IN_PLACE: Final = 1
IN_CAPITAL: Final = 2
IN_REINFORCE: Final = 3
IN_REINFORCE_THIRD: Final = 4
IN_ATTACK: Final = 5
IN_ATTACK_THIRD: Final = 6
IN_DEFEND: Final = 7
IN_OCCUPY: Final = 8
IN_FORTIFY: Final = 9
OVER: Final = 10
IN_SETUP: Final = (IN_CLAIM, IN_PLACE, IN_CAPITAL)
"""The phases before the first turn."""
SETUP_PHASES: Final = tuple([PHASES[phase] for phase in IN_SETUP])
"""The phases before the first turn, as words."""

CLAIM: Final = 0
PLACE: Final = 1
CHOOSE_CAPITAL: Final = 2
TRADE: Final = 3
ATTACK: Final = 4
DEFEND: Final = 5
OCCUPY: Final = 6
FORTIFY: Final = 7
END_PHASE: Final = 8
ACTION_SIZE: Final = 5

STARTER_DIE: Final = 20
DEALT: Final = 21
ATTACK_ROLL: Final = 22
BATTLE: Final = 23
CAPTURED: Final = 24
MOVED_IN: Final = 25
SET_TRADED: Final = 26
BONUS_PLACED: Final = 27
CARD_DRAWN: Final = 28
CARDS_TAKEN: Final = 29
CARD_TAKEN: Final = 30
CAPITAL_FELL: Final = 31
CLEARED: Final = 32
ELIMINATED: Final = 33
DECK_MADE: Final = 34
DECK_CARD: Final = 35
TURN_STARTED: Final = 36
PHASE_STARTED: Final = 37
WON: Final = 38
THIRD_OWED: Final = 39
THIRD_PLACED: Final = 40
INCOME_COUNTED: Final = 41
CHOSEN_BY: Final = 42

REASONS: Final = ("", "win.domination", "win.duel", "win.mission", "win.capital")
"""The clauses by which a game is won, by number."""
BY_DOMINATION: Final = 1
BY_DUEL: Final = 2
BY_MISSION: Final = 3
BY_CAPITALS: Final = 4

INCOME: Final[tuple[IncomeKind, ...]] = ("territories", "continent", "set", "card", "unexplained")
"""The reasons for armies received, by number."""
FOR_TERRITORIES: Final = 0
FOR_CONTINENT: Final = 1
FOR_SET: Final = 2
FOR_CARD: Final = 3
FOR_NO_REASON: Final = 4

# An edition's words, in the order of ``risk_widget.rules.edition_parts.WORDS``.
GOAL_LAST: Final = 0
GOAL_MISSIONS: Final = 1
GOAL_CAPITALS: Final = 2
FIRST_LISTED: Final = 0
FIRST_WITHOUT_CARD: Final = 1
FIRST_BY_DIE: Final = 2
CARDS_KEPT: Final = 0
CARDS_MAY_TRADE: Final = 1
CARDS_MUST_TRADE: Final = 2
CARDS_MAY_TRADE_WITHOUT: Final = 3
MOVE_ONE: Final = 0
MOVE_UNSPLIT: Final = 1
MOVE_RESTED: Final = 2

WILD_SYMBOL: Final = 3
"""The symbol of a wild card; those before it are infantry, cavalry, artillery."""
UNKNOWN_SYMBOL: Final = 4
"""The symbol of an unknown card, which makes no set."""
ONE_OF_EACH: Final = 3
"""In ``Params.fixed_values``: the index of a set of one of each, after those of three alike."""

LogRow: TypeAlias = tuple[int, int, int, int]
"""A row of the log: its kind, as numbered in this module, and three numbers."""
Log: TypeAlias = "list[LogRow] | None"
"""The rows of the log, or None to log nothing. The compiled game has a record in its place."""


def note(log: Log, kind: int, a: int, b: int, c: int) -> None:
    """Add a row to the log."""
    if log is not None:
        log.append((kind, a, b, c))
