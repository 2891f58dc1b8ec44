"""The position: small, fast to copy, and without any history.

The rules read and write its fields as numbers (`risk_widget.engine.codes`), so the same functions
run on a `State` and, compiled, on a record with fields of the same names.
"""

from __future__ import annotations

from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from risk_widget.engine.codes import (
    HIDDEN,
    IN_CLAIM,
    IN_PLAY,
    NO_CAPITAL,
    NO_MISSION,
    NOBODY,
    PHASES,
    UNKNOWN,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.engine.data_types import Phase
    from risk_widget.engine.params import Params

MOST_INCOME = 160
"""The most items of income in one turn, with all cards traded and every continent held."""
_MOST_DICE = 5
_INCOME_ROOM = [0] * 6

# The lists that a copy no longer shares with its origin, as bits of ``State.owned``.
_OWNERS = 1
_CARDS = 2
_SEATS = 4
_MOVES = 8
_INCOME = 16
_ALL = 31


class Battle(NamedTuple):
    """An undecided attack, by numbers of territories and owners.

    ``attack_roll``, highest die first, is set if the defender decides after seeing it.
    """

    source: int
    target: int
    attacker: int
    defender: int
    armies: int
    dice: int
    attack_roll: tuple[int, ...] = ()


class State:
    """One position.

    A game copies its state before it carries out an action, so a state that has been handed out
    stays as it is. A copy shares all lists of its origin except ``armies``: before you write to
    another list, call ``own_owners``, ``own_cards``, ``own_seats``, ``own_moves`` or
    ``own_income``.

    Territories, cards, seats, missions are the numbers of the ``GameConfig``; lists by owner
    have the third army last. Yes and no are 1 and 0.

    Attributes:
        phase: a number of ``codes.PHASES``; ``reason`` one of ``codes.REASONS``.
        counts: territories of each owner.
        in_hand: armies that each seat still has to place in set-up.
        to_place: armies to be placed in this phase (``reinforce``, ``reinforce_third``).
        received: armies that the player on turn got in the reinforcement part.
        third_owed: armies that the third army will get this turn.
        mid_combat: whether ``reinforce`` is for cards won in combat, and returns to ``attack``.
        captured: whether the player on turn has captured a territory this turn.
        bonus_given: whether the bonus armies of this turn have been given.
        fighting: whether an attack is not decided yet: ``source``, ``target``, ``attacker``,
            ``defender``, ``attacking`` (armies), ``dice`` are about it, and ``roll`` has the
            attacker's dice, ``rolled`` of them, if the defender decides after seeing them.
        moves_made: territories whose armies have moved this turn.
        moved: by territory, the territory to which its armies have moved this turn, or -1.
        tired: by territory, how many of its armies may not move this turn; -1 if not counted.
        mission: by seat; ``NO_MISSION`` also if it is not known.
        capital: by seat; ``NO_CAPITAL``, or ``HIDDEN`` if it is not known.
        shown: by seat, whether its capital has been revealed.
        out_by: by seat, the owner that eliminated it (or ``IN_PLAY``, ``UNKNOWN``).
        hand, hand_size: by seat, its cards in the order in which they came, and their number.
        deck: a ring buffer; ``deck_first`` is the index of its first card.
        discard: the discard pile, ``discard_count`` cards.
        income_kind, income_subject, income_armies: for each item of this turn's armies, the reason,
            the subject and the number; there are ``income_count`` items.
        dice_read, shuffles: the numbers of dice and shuffles used so far.
        borders, listed: caches of ``risk_widget.engine.legal_actions`` for the owners' borders and
            the legal actions; they are no part of the position.
    """

    __slots__ = (
        "actor", "alive", "armies", "attacker", "attacking", "bonus_given", "borders", "capital",
        "captured", "counts", "deck", "deck_count", "deck_first", "defender", "dice", "dice_read",
        "discard", "discard_count", "fighting", "hand", "hand_size", "in_hand", "income_armies",
        "income_count", "income_kind", "income_subject", "listed", "mid_combat", "mission", "moved",
        "moves_made", "out_by", "owned", "owner", "phase", "reason", "received", "roll", "rolled",
        "round", "sets_traded", "shown", "shuffles", "source", "starter", "target", "third_owed",
        "tired", "to_place", "turn", "winner",
    )  # fmt: skip

    phase: int
    turn: int
    actor: int
    starter: int
    round: int
    to_place: int
    received: int
    third_owed: int
    sets_traded: int
    captured: int
    bonus_given: int
    mid_combat: int
    moves_made: int
    alive: int
    winner: int
    reason: int
    dice_read: int
    shuffles: int
    fighting: int
    source: int
    target: int
    attacker: int
    defender: int
    attacking: int
    dice: int
    rolled: int
    roll: list[int]
    deck_first: int
    deck_count: int
    discard_count: int
    income_count: int
    owner: list[int]
    armies: list[int]
    counts: list[int]
    moved: list[int]
    tired: list[int]
    in_hand: list[int]
    mission: list[int]
    capital: list[int]
    shown: list[int]
    out_by: list[int]
    hand_size: list[int]
    hand: list[list[int]]
    deck: list[int]
    discard: list[int]
    income_kind: list[int]
    income_subject: list[int]
    income_armies: list[int]
    owned: int
    borders: Any
    listed: Any

    def __init__(self, players: int, territories: int, cards: int, missions: int = 0) -> None:
        """Begin with an empty board; the deck has enough room for shuffling the missions."""
        self.phase = IN_CLAIM
        self.turn = self.actor = self.starter = self.round = 0
        self.to_place = self.received = self.third_owed = self.sets_traded = 0
        self.captured = self.bonus_given = self.mid_combat = self.moves_made = 0
        self.alive = players
        self.winner = UNKNOWN
        self.reason = 0
        self.dice_read = self.shuffles = 0
        self.fighting = self.source = self.target = self.attacker = self.defender = 0
        self.attacking = self.dice = self.rolled = 0
        self.roll = [0] * _MOST_DICE
        self.deck_first = self.deck_count = self.discard_count = self.income_count = 0
        self.owner = [NOBODY] * territories
        self.armies = [0] * territories
        self.counts = [0] * (players + 1)
        self.moved = [-1] * territories
        self.tired = [-1] * territories
        self.in_hand = [0] * players
        self.mission = [NO_MISSION] * players
        self.capital = [NO_CAPITAL] * players
        self.shown = [0] * players
        self.out_by = [IN_PLAY] * players
        self.hand_size = [0] * players
        self.hand = [[0] * cards for _ in range(players)]
        self.deck = [0] * max(cards, missions)
        self.discard = [0] * cards
        self.income_kind = [0] * MOST_INCOME
        self.income_subject = [0] * MOST_INCOME
        self.income_armies = [0] * MOST_INCOME
        self.owned = _ALL
        self.borders = None
        self.listed = None

    def copy(self) -> State:
        """Copy this position, so that the copy can be changed independently."""
        new = _new(State)
        new.phase = self.phase
        new.turn = self.turn
        new.actor = self.actor
        new.starter = self.starter
        new.round = self.round
        new.to_place = self.to_place
        new.received = self.received
        new.third_owed = self.third_owed
        new.sets_traded = self.sets_traded
        new.captured = self.captured
        new.bonus_given = self.bonus_given
        new.mid_combat = self.mid_combat
        new.moves_made = self.moves_made
        new.alive = self.alive
        new.winner = self.winner
        new.reason = self.reason
        new.dice_read = self.dice_read
        new.shuffles = self.shuffles
        new.fighting = self.fighting
        new.source = self.source
        new.target = self.target
        new.attacker = self.attacker
        new.defender = self.defender
        new.attacking = self.attacking
        new.dice = self.dice
        new.rolled = self.rolled
        new.roll = self.roll
        new.deck_first = self.deck_first
        new.deck_count = self.deck_count
        new.discard_count = self.discard_count
        new.income_count = self.income_count
        new.owner = self.owner
        new.armies = self.armies.copy()
        new.counts = self.counts
        new.moved = self.moved
        new.tired = self.tired
        new.in_hand = self.in_hand
        new.mission = self.mission
        new.capital = self.capital
        new.shown = self.shown
        new.out_by = self.out_by
        new.hand_size = self.hand_size
        new.hand = self.hand
        new.deck = self.deck
        new.discard = self.discard
        new.income_kind = self.income_kind
        new.income_subject = self.income_subject
        new.income_armies = self.income_armies
        new.owned = self.owned = 0
        new.borders = self.borders
        new.listed = None
        return new

    # -- the position in words and tuples, for code that does not read the numbers

    @property
    def phase_name(self) -> Phase:
        """The phase as a word."""
        return PHASES[self.phase]

    @property
    def battle(self) -> Battle | None:
        """The undecided attack, if any."""
        if not self.fighting:
            return None
        return Battle(
            self.source, self.target, self.attacker, self.defender, self.attacking, self.dice,
            tuple(self.roll[: self.rolled]),
        )  # fmt: skip

    def set_battle(self, battle: Battle) -> None:
        """Set the undecided attack."""
        self.fighting = 1
        (
            self.source, self.target, self.attacker, self.defender, self.attacking, self.dice, roll,
        ) = battle  # fmt: skip
        self.rolled = len(roll)
        self.roll = [*roll, *[0] * (_MOST_DICE - len(roll))]

    def hand_of(self, seat: int) -> tuple[int, ...]:
        """Return the cards of a seat, in the order in which the seat received them."""
        return tuple(self.hand[seat][: self.hand_size[seat]])

    def hands(self) -> list[tuple[int, ...]]:
        """Return the cards of every seat."""
        return [self.hand_of(seat) for seat in range(len(self.hand_size))]

    def set_hand(self, seat: int, cards: Sequence[int]) -> None:
        """Set the cards of a seat."""
        own_cards(self)
        self.hand[seat] = _filled(self.hand[seat], cards)
        self.hand_size[seat] = len(cards)

    def deck_cards(self) -> tuple[int, ...]:
        """Return the deck, its next card first."""
        # The deck is a ring buffer with room for every card, and so is the list of discards.
        first, count, room = self.deck_first, self.deck_count, len(self.discard)
        return tuple((self.deck[first:room] + self.deck[:first])[:count])

    def set_deck(self, cards: Sequence[int]) -> None:
        """Set the cards of the deck, the next one first."""
        own_cards(self)
        self.deck = _filled(self.deck, cards)
        self.deck_first, self.deck_count = 0, len(cards)

    def discard_cards(self) -> tuple[int, ...]:
        """Return the cards of the discard pile."""
        return tuple(self.discard[: self.discard_count])

    def set_discard(self, cards: Sequence[int]) -> None:
        """Set the cards of the discard pile."""
        own_cards(self)
        self.discard = _filled(self.discard, cards)
        self.discard_count = len(cards)

    def movements(self) -> dict[int, int]:
        """Map the source of each of this turn's movements to its destination."""
        return {source: target for source, target in enumerate(self.moved) if target >= 0}

    def tired_armies(self) -> dict[int, int]:
        """Return the armies that may not move again this turn, by territory."""
        return {territory: tired for territory, tired in enumerate(self.tired) if tired >= 0}

    def income_rows(self) -> list[tuple[int, int, int]]:
        """List the armies received this turn: kind, subject, number."""
        rows = zip(self.income_kind, self.income_subject, self.income_armies, strict=True)
        return list(islice(rows, self.income_count))

    def set_income(self, rows: Sequence[tuple[int, int, int]]) -> None:
        """Set the armies received this turn: kind, subject, number."""
        own_income(self)
        self.income_count = len(rows)
        self.income_kind = _filled(self.income_kind, [row[0] for row in rows])
        self.income_subject = _filled(self.income_subject, [row[1] for row in rows])
        self.income_armies = _filled(self.income_armies, [row[2] for row in rows])

    def seen_by(self, seat: int) -> State:
        """Copy the position without the secrets of other seats (``info.secret``).

        The cards of others and of the deck become card 0; only their number is right. Seat -1 is a
        spectator.
        """
        seen, players = self.copy(), range(len(self.hand_size))
        # Blank lists can be shared, because every writer copies a list before it changes it.
        seen.hand = [hand if n == seat else _blank(len(hand)) for n, hand in enumerate(self.hand)]
        seen.deck = _blank(len(self.deck))
        seen.mission = [self.mission[n] if n == seat else NO_MISSION for n in players]
        if max(self.capital) >= 0:
            seen.capital = [
                HIDDEN if capital >= 0 and n != seat and not self.shown[n] else capital
                for n, capital in enumerate(self.capital)
            ]
        seen.dice_read = seen.shuffles = 0
        return seen

    def capped(self, most: int = 10**11) -> State:
        """Cap the numbers of the position that are too large for calculations with fractions."""
        single = ("to_place", "received", "third_owed", "round", "sets_traded")
        numbers = [getattr(self, name) for name in single]
        if max(*self.armies, *self.in_hand, *numbers) <= most:
            return self
        new = self.copy()
        own_seats(new)
        new.armies = [min(armies, most) for armies in self.armies]
        new.in_hand = [min(armies, most) for armies in self.in_hand]
        for name, number in zip(single, numbers, strict=True):
            setattr(new, name, min(number, most))
        return new

    def key(self) -> tuple[object, ...]:
        """Return all values of the position, for comparisons."""
        return (
            tuple([getattr(self, name) for name in _NUMBERS]),
            tuple([tuple(getattr(self, name)) for name in _LISTS]),
            self.battle,
            tuple(self.hands()),
            self.deck_cards(),
            self.discard_cards(),
            tuple(self.income_rows()),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    # Records have a field for each annotation that exists at run time.
    if TYPE_CHECKING:
        __hash__: ClassVar[None]  # type: ignore[assignment]
    else:
        __hash__ = None


_new = object.__new__
_NUMBERS = (
    "phase", "turn", "actor", "starter", "round", "to_place", "received", "third_owed",
    "sets_traded", "captured", "bonus_given", "mid_combat", "moves_made", "alive", "winner",
    "reason", "dice_read", "shuffles",
)  # fmt: skip
_LISTS = (
    "owner", "armies", "counts", "moved", "tired", "in_hand", "mission", "capital", "shown",
    "out_by",
)  # fmt: skip


@cache
def _blank(size: int) -> list[int]:
    return [0] * size


def _filled(room: list[int], cards: Sequence[int]) -> list[int]:
    """Build a list that begins with these cards and is at least as long as the previous list."""
    return [*cards, *[0] * (len(room) - len(cards))]


# A copy shares lists with its origin. A record shares nothing, so the compiled forms of these
# functions copy nothing (``risk_widget.compiled``).


def put_position(state: State, source: State) -> None:
    """Copy one position into another."""
    copy = source.copy()
    for name in State.__slots__:
        setattr(state, name, getattr(copy, name))


def own_owners(state: State) -> None:
    """Copy ``owner`` and ``counts`` if they are shared with another position."""
    if not state.owned & _OWNERS:
        state.owned |= _OWNERS
        state.owner = state.owner.copy()
        state.counts = state.counts.copy()


def own_seats(state: State) -> None:
    """Copy ``in_hand``, ``mission``, ``capital``, ``shown``, ``out_by`` if they are shared."""
    if not state.owned & _SEATS:
        state.owned |= _SEATS
        state.in_hand = state.in_hand.copy()
        state.mission = state.mission.copy()
        state.capital = state.capital.copy()
        state.shown = state.shown.copy()
        state.out_by = state.out_by.copy()


def own_cards(state: State) -> None:
    """Copy the hands, the deck and the discard pile if they are shared."""
    if not state.owned & _CARDS:
        state.owned |= _CARDS
        state.hand_size = state.hand_size.copy()
        state.hand = list(map(list.copy, state.hand))
        state.deck = state.deck.copy()
        state.discard = state.discard.copy()


def own_moves(state: State) -> None:
    """Copy ``moved`` and ``tired`` if they are shared."""
    if not state.owned & _MOVES:
        state.owned |= _MOVES
        state.moved = state.moved.copy()
        state.tired = state.tired.copy()


def forget_moves(params: Params, state: State) -> None:
    """Forget this turn's movements."""
    state.owned |= _MOVES
    state.moves_made = 0
    state.moved = [-1] * params.territories
    state.tired = [-1] * params.territories


def own_income(state: State) -> None:
    """Copy the lists of armies received if they are shared, with room for one more item.

    Each turn starts with short lists, because most turns have few items.
    """
    count = state.income_count
    if not state.owned & _INCOME or count == len(state.income_kind):
        state.owned |= _INCOME
        state.income_kind = state.income_kind[:count] + _INCOME_ROOM
        state.income_subject = state.income_subject[:count] + _INCOME_ROOM
        state.income_armies = state.income_armies[:count] + _INCOME_ROOM


def own_roll(state: State) -> None:
    """Copy the list of the attacker's dice if it is shared."""
    state.roll = state.roll.copy()


def holds_continent(params: Params, state: State, seat: int, continent: int) -> bool:
    """Whether a seat holds all territories of a continent."""
    owner = state.owner
    for territory in params.members[continent]:
        if territory < 0:
            break
        if owner[territory] != seat:
            return False
    return True
