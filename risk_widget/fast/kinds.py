"""The numbers that stand for phases, actions and outcomes.

An action is five numbers: its kind, then what the kind takes, and -1 for the rest::

    CLAIM territory              PLACE territory armies       CHOOSE_CAPITAL territory
    TRADE card card card bonus   (bonus: a territory, or -1)
    ATTACK source target armies dice    (dice: -1 for a die for each army)
    DEFEND dice    OCCUPY armies    FORTIFY source target armies    END_PHASE
"""

from __future__ import annotations

from typing import Final

PHASES: Final = (
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

# What a row of the log tells beside actions, whose kinds come first.
STARTER: Final = 20
DEALT: Final = 21
ROLL: Final = 22
BATTLE: Final = 23
MOVED: Final = 24
WORTH: Final = 25
BONUS: Final = 26
CARD: Final = 27
TAKEN: Final = 28
TAKEN_CARD: Final = 29
FALL: Final = 30
OUT: Final = 31
TRADE_PART: Final = 32
DECK_MADE: Final = 33
PILE_CARD: Final = 34
TURN: Final = 35
WON: Final = 36

REASONS: Final = ("", "win.domination", "win.duel", "win.mission", "win.capital")
"""The clauses by which a game is won, by number."""
BY_MISSION: Final = 3
BY_CAPITALS: Final = 4

INCOME: Final = ("territories", "continent", "set", "card", "unexplained")
"""What armies are received for, by number."""
FOR_TERRITORIES: Final = 0
FOR_CONTINENT: Final = 1
FOR_SET: Final = 2
FOR_CARD: Final = 3
FOR_NO_REASON: Final = 4
