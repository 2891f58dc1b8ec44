"""The position: small, fast to copy, and without any history."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from risk_widget.engine.config import NOBODY

if TYPE_CHECKING:
    from risk_widget.engine.action_blocks import Block
    from risk_widget.engine.kinds import Phase

T = TypeVar("T")

IN_PLAY = -2
"""In ``State.out_by``: the seat has not been eliminated."""
UNKNOWN = -1
"""In ``State.out_by``: eliminated, nobody knows by whom. In ``State.winner``: nobody has won."""

HIDDEN = -1
"""In ``State.capitals``: the seat has chosen one, and it is not known here which."""

SETUP_PHASES = ("claim", "place", "capital")


class Battle(NamedTuple):
    """An attack that is not decided yet, by numbers of territories and owners.

    ``attack_roll``, highest die first, is set where the defender decides after seeing it.
    """

    source: int
    target: int
    attacker: int
    defender: int
    armies: int
    dice: int
    attack_roll: tuple[int, ...] = ()


class IncomeItem(NamedTuple):
    """Armies that a player got in this turn, and what for.

    Attributes:
        kind: "territories", "continent", "set", "card", or "unexplained" in a position that does
            not say where the armies come from.
        subject: how many territories are held; the continent's or the card's id; else None.
        armies: how many.
    """

    kind: str
    subject: str | int | None
    armies: int

    @property
    def rule(self) -> str:
        """The id of the clause."""
        return _INCOME_RULES[self.kind]

    def to_dict(self) -> dict[str, Any]:
        """The item as JSON data."""
        return {**self._asdict(), "rule": self.rule}


_INCOME_RULES = {
    "territories": "reinforce.territories",
    "continent": "reinforce.continents",
    "set": "cards.value",
    "card": "cards.territory-bonus",
    "unexplained": "reinforce.place",
}


class Borders:
    """What follows from the owners: nothing in it is changed once it is in a state.

    ``territories`` are those of each owner; ``enemies`` and ``friends`` the neighbours of each
    territory that have another owner, and the same one.
    """

    __slots__ = ("enemies", "friends", "territories")

    def __init__(
        self,
        territories: list[tuple[int, ...]],
        enemies: list[tuple[int, ...]],
        friends: list[tuple[int, ...]],
    ) -> None:
        self.territories = territories
        self.enemies = enemies
        self.friends = friends


class State:
    """One position.

    A game copies its state before it applies an action, so a state that has been handed out
    stays as it is. Of a copy only ``armies`` may be changed in place: everything else is shared
    with its origin and replaced (``owner`` and ``counts`` by ``change_owner``).

    Territories, cards, seats are the numbers of the ``GameConfig``; lists by owner
    have the third army last.

    Attributes:
        counts: territories of each owner.
        in_hand: armies that each seat still has to set in set-up.
        to_place: armies to be placed in this phase (``reinforce``, ``reinforce_third``).
        received: armies that the player on turn got in the reinforcement part.
        third_owed: armies that the third army will get this turn.
        mid_combat: whether ``reinforce`` is for cards won in combat, and returns to ``attack``.
        captured: whether the player on turn has captured a territory this turn.
        bonus_given: whether the bonus armies of this turn have been given.
        moved: source -> destination of this turn's movements.
        tired: armies of a territory that may not move this turn.
        missions, capitals: None where there is none; in a game of which only a part is known,
            an unknown mission is None too, an unknown capital ``HIDDEN``.
        shown: whose capitals have been turned up.
        out_by: who eliminated each seat (or ``IN_PLAY``, ``UNKNOWN``).
        dice_read, shuffles: how far the sequences of chance have been used.
        borders, listed: what ``risk_widget.engine.borders`` has worked out from the owners so far,
            and ``risk_widget.engine.legal_actions`` of the
            legal actions: no part of the position, only
            kept here, so that nobody works it out twice.
    """

    __slots__ = (
        "actor",
        "alive",
        "armies",
        "battle",
        "bonus_given",
        "borders",
        "capitals",
        "captured",
        "counts",
        "deck",
        "dice_read",
        "discard",
        "hands",
        "in_hand",
        "income",
        "listed",
        "mid_combat",
        "missions",
        "moved",
        "out_by",
        "owner",
        "phase",
        "reason",
        "received",
        "round",
        "sets_traded",
        "shown",
        "shuffles",
        "starter",
        "third_owed",
        "tired",
        "to_place",
        "turn",
        "winner",
    )

    phase: Phase
    turn: int
    actor: int
    starter: int
    round: int
    owner: list[int]
    armies: list[int]
    counts: list[int]
    in_hand: tuple[int, ...]
    to_place: int
    received: int
    income: tuple[IncomeItem, ...]
    third_owed: int
    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    discard: tuple[int, ...]
    sets_traded: int
    captured: bool
    bonus_given: bool
    mid_combat: bool
    battle: Battle | None
    moved: dict[int, int]
    tired: dict[int, int]
    missions: tuple[str | None, ...]
    capitals: tuple[int | None, ...]
    shown: tuple[bool, ...]
    out_by: tuple[int, ...]
    alive: int
    winner: int
    reason: str
    dice_read: int
    shuffles: int
    borders: Borders | None
    listed: Block | None

    def __init__(self, players: int, territories: int) -> None:
        self.phase = "claim"
        self.turn = self.actor = self.starter = 0
        self.round = 0
        self.owner = [NOBODY] * territories
        self.armies = [0] * territories
        self.counts = [0] * (players + 1)
        self.in_hand = (0,) * players
        self.to_place = 0
        self.received = 0
        self.income = ()
        self.third_owed = 0
        self.hands = ((),) * players
        self.deck = ()
        self.discard = ()
        self.sets_traded = 0
        self.captured = False
        self.bonus_given = False
        self.mid_combat = False
        self.battle = None
        self.moved = {}
        self.tired = {}
        self.missions = (None,) * players
        self.capitals = (None,) * players
        self.shown = (False,) * players
        self.out_by = (IN_PLAY,) * players
        self.alive = players
        self.winner = UNKNOWN
        self.reason = ""
        self.dice_read = 0
        self.shuffles = 0
        self.borders = None
        self.listed = None

    def copy(self) -> State:
        """A position equal to this one that can be changed without touching it."""
        new = _new(State)
        new.phase = self.phase
        new.turn = self.turn
        new.actor = self.actor
        new.starter = self.starter
        new.round = self.round
        new.owner = self.owner
        new.armies = self.armies.copy()
        new.counts = self.counts
        new.in_hand = self.in_hand
        new.to_place = self.to_place
        new.received = self.received
        new.income = self.income
        new.third_owed = self.third_owed
        new.hands = self.hands
        new.deck = self.deck
        new.discard = self.discard
        new.sets_traded = self.sets_traded
        new.captured = self.captured
        new.bonus_given = self.bonus_given
        new.mid_combat = self.mid_combat
        new.battle = self.battle
        new.moved = self.moved
        new.tired = self.tired
        new.missions = self.missions
        new.capitals = self.capitals
        new.shown = self.shown
        new.out_by = self.out_by
        new.alive = self.alive
        new.winner = self.winner
        new.reason = self.reason
        new.dice_read = self.dice_read
        new.shuffles = self.shuffles
        new.borders = self.borders
        new.listed = None
        return new

    def key(self) -> tuple[object, ...]:
        """Everything in it as plain values: equal for equal positions."""
        return tuple(
            (name, tuple(value) if isinstance(value, list) else value)
            for name, value in zip(_POSITION, _values(self), strict=True)
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and bool(_values(self) == _values(other))

    __hash__ = None  # type: ignore[assignment]


_new = object.__new__
_WORKED_OUT = ("borders", "listed")
_POSITION = tuple(name for name in State.__slots__ if name not in _WORKED_OUT)
_values = attrgetter(*_POSITION)


def put(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """``values`` with one of them replaced."""
    return (*values[:at], value, *values[at + 1 :])
