"""What is wrong with an edition."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field, fields
from functools import cache
from importlib.resources import files
from itertools import pairwise
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from risk_widget.board import CARD_SYMBOLS
from risk_widget.messages import Message, MessageError, Names, WordedError, part_of, render
from risk_widget.spelling import shown

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from risk_widget.board import Board


class EditionError(MessageError):
    """An edition that cannot be used, or a combination that it does not have."""


def cause_of(error: Exception) -> Message | str:
    """What an error says, as part of another message."""
    if isinstance(error, KeyError) and not isinstance(error, WordedError):
        return Message("lacks-key", {"key": str(error)})
    return part_of(error)


FULL_BOARD = 42
"""The number of territories that printed numbers are meant for."""


@dataclass(frozen=True, slots=True)
class Mission:
    """One mission card. Only the fields of its kind are set.

    Attributes:
        clause: the clause that it stands under.
        continents: continents to hold whole; ``more_continents`` of one's choice come on top.
        territories: how many territories to hold on a board of 42, each with at least
            ``armies_each`` armies.
        destroy: the colour to destroy.
    """

    id: str
    clause: str
    continents: tuple[str, ...] = ()
    more_continents: int = 0
    territories: int = 0
    armies_each: int = 1
    destroy: str | None = None

    def territories_on(self, board: Board) -> int:
        """The number of territories to hold on this board: in proportion to its size."""
        return max(1, round(self.territories * len(board.ids) / FULL_BOARD))

    def fits(self, board: Board) -> bool:
        """Whether the board has everything that the card names."""
        if not self.continents:
            return True
        have = {continent.id for continent in board.continents}
        return have.issuperset(self.continents)

    def message(self, board: Board) -> Message:
        """What the card says."""
        if self.destroy is not None:
            return Message("mission-destroy", {"seat": self.destroy})
        if self.continents:
            code = "mission-continents-and-one" if self.more_continents else "mission-continents"
            return Message(code, {"continents": list(self.continents)})
        held = {"territories": self.territories_on(board), "each": self.armies_each}
        return Message("mission-territories", held)

    def text(self, board: Board) -> str:
        """What the card says, as one sentence."""
        return render(self.message(board), Names.on(board))


@cache
def mission_cards() -> Mapping[str, Mission]:
    """Every known mission card by its id."""
    text = files("risk_widget").joinpath("rules", "missions.toml").read_text(encoding="utf-8")
    cards = {}
    for mission, data in tomllib.loads(text).items():
        data["continents"] = tuple(data.get("continents", ()))
        cards[mission] = Mission(id=mission, **data)
    return cards


SEATS: Final = ("red", "blue", "green", "yellow", "black", "purple")
"""The colours that players can have."""

_NOTHING: Mapping[Any, int] = MappingProxyType({})

WORDS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "goal": ("last_player", "missions", "capitals"),
        "first_seat": ("first", "first_without_card", "die"),
        "territories": ("deal", "claim"),
        "place_first": ("starter", "after_last_claim"),
        "claim_win": ("at_once", "own_turn"),
        "card_values": ("fixed", "rising"),
        "bonus_limit": ("each_card", "one_territory_a_turn"),
        "traded_cards": ("under_deck", "aside"),
        "card_drawn": ("after_combat", "end_of_turn"),
        "attack_dice": ("one_per_army", "fewer_allowed"),
        "cards_won": ("kept", "may_trade", "must_trade"),
        "movement": ("one", "unsplit", "rested"),
        "destroyed_by_other": ("counts", "territories"),
        "third_army": ("none", "neutral", "allied"),
        "third_army_stands": ("before_placing", "after_placing"),
        "third_army_reinforced": ("after_reinforcement", "after_combat"),
    }
)
"""The words that a field may hold, for the fields that hold a word."""

LISTS: Final = ("pieces", "dice_colours", "rising_values", "defence_dice", "missions")
TABLES: Final = ("starting_armies", "fixed_values", "capitals_needed")

_MANY: Final = 1000
"""More than any game needs: what is larger is a slip, or meant to exhaust somebody's memory."""

_MOST_ENTRIES: Final = 50
"""Of a list or a table."""

_MOST_DICE: Final = 5
"""Dice of one side: with more, exact odds would take too long."""

_NUMBERS: Final[Mapping[str, tuple[int, int]]] = MappingProxyType(
    {
        "territories_per_army": (1, _MANY),
        "minimum_armies": (1, _MANY),
        "wild_cards": (0, 40),
        "rising_step": (1, _MANY),
        "bonus_armies": (1, _MANY),
        "must_trade_at": (5, 40),
        "attack_armies": (1, _MOST_DICE),
        "cards_won_from": (5, 40),
        "cards_won_down_to": (4, 40),
        "third_army_each": (1, _MANY),
        "third_army_part": (1, _MANY),
    }
)
"""The fields that hold a whole number, with the least and the most that it may be."""

_WORD: Final = re.compile(r"[A-Za-z][A-Za-z -]{0,29}")
"""Names of pieces and colours: they have to fit into the name of a variant."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """The values that hold in one edition and mode. Raises ``ValueError`` for impossible ones.

    Attributes:
        pieces: names of the pieces and the armies each stands for, smallest first.
        dice_colours: attack dice, defence dice.
        goal: what wins besides being the last player.
        first_seat: who starts: the first seat, the first without a further territory card when all
            are dealt, or the highest die.
        starting_armies: number of players -> armies of each, on a board of 42 territories.
        territories: whether territories are dealt or claimed one by one.
        place_first: who begins to place the rest of the starting armies.
        claim_win: when a goal other than being the last player can be claimed.
        territories_per_army, minimum_armies: the armies that territories bring in a turn.
        wild_cards: how many are in the deck.
        card_values: whether a set is worth ``fixed_values`` (by its symbols), or
            ``rising_values`` and then ``rising_step`` more each time.
        bonus_armies, bonus_limit: armies for a traded card that shows an own territory.
        must_trade_at: with so many cards a player must trade.
        traded_cards: whether they go under the deck or lie aside until it is used up.
        card_drawn: when the card for a capture is drawn.
        attack_armies: most armies in one attack.
        attack_dice: one die for each attacking army, or fewer if the attacker likes.
        defence_dice: most dice of a defender with 1, 2, 3 … armies; the last number goes on.
        cards_won: what an attacker does with cards won in combat; with ``must_trade``, from
            ``cards_won_from`` cards in hand down to ``cards_won_down_to``.
        movement: one movement; any number that split no territory's armies; or any number of
            armies that have not fought.
        missions: the mission cards in the deck. ``missions_known``: the list is open to all.
        destroyed_by_other: what a mission to destroy a colour means once somebody else did it.
        third_army: the army that nobody owns in games of two players.
        third_army_each: its armies on each territory; ``third_army_stands``: when it is set down.
        third_army_part: it gets one in so many of the armies of the player on turn;
            ``third_army_reinforced``: when.
        capitals_needed: number of players at the start -> capitals that win.
    """

    pieces: tuple[tuple[str, int], ...]
    dice_colours: tuple[str, str]
    goal: str
    first_seat: str
    starting_armies: Mapping[int, int]
    territories: str
    place_first: str
    claim_win: str
    territories_per_army: int
    minimum_armies: int
    wild_cards: int
    card_values: str
    fixed_values: Mapping[str, int] = field(default_factory=lambda: _NOTHING)
    rising_values: tuple[int, ...] = ()
    rising_step: int = 5
    bonus_armies: int
    bonus_limit: str
    must_trade_at: int
    traded_cards: str
    card_drawn: str
    attack_armies: int
    attack_dice: str
    defence_dice: tuple[int, ...]
    cards_won: str
    cards_won_from: int = 6
    cards_won_down_to: int = 4
    movement: str
    missions: tuple[str, ...] = ()
    missions_known: bool = False
    destroyed_by_other: str = "counts"
    third_army: str = "none"
    third_army_each: int = 2
    third_army_stands: str = "before_placing"
    third_army_part: int = 2
    third_army_reinforced: str = "after_reinforcement"
    capitals_needed: Mapping[int, int] = field(default_factory=lambda: _NOTHING)

    def __post_init__(self) -> None:
        problems = list(_problems(self))
        if problems:
            raise EditionError(Message("problems", {"problems": problems}))


FIELD_NAMES: Final = tuple(f.name for f in fields(Rules))


def _problems(rules: Rules) -> Iterator[Message]:
    for name, words in WORDS.items():
        if getattr(rules, name) not in words:
            value = getattr(rules, name)
            yield Message.of(
                "field-one-of", field=name, values=list(words), word=str(value), meant=None
            )
    for name, (least, most) in _NUMBERS.items():
        value = getattr(rules, name)
        if not _is_number(value, least):
            yield Message.of("field-at-least", field=name, least=least, value=shown(value))
        elif value > most:
            yield Message.of("field-at-most", field=name, most=most, value=value)
    for name in (*LISTS, *TABLES):
        if len(getattr(rules, name)) > _MOST_ENTRIES:
            yield Message.of("field-entries", field=name, most=_MOST_ENTRIES)
    if type(rules.missions_known) is not bool:
        yield Message.of(
            "field-true-false", field="missions_known", value=shown(rules.missions_known)
        )
    yield from _problems_of_pieces(rules)
    yield from _problems_of_numbers(rules)
    for mission in rules.missions:
        if mission not in mission_cards():
            yield Message.of("field-unknown-mission", mission=shown(mission))
    if len(set(rules.missions)) < len(rules.missions):
        yield Message.of("field-missions-once")
    if rules.goal == "missions" and not rules.missions:
        yield Message.of("goal-needs", goal="missions", field="missions")
    if rules.goal == "capitals" and not rules.capitals_needed:
        yield Message.of("goal-needs", goal="capitals", field="capitals_needed")
    if rules.third_army == "allied" and rules.third_army_reinforced != "after_combat":
        yield Message.of("field-allied-army")


def _is_number(value: object, least: int = 1, most: int | None = None) -> bool:
    return type(value) is int and least <= value and (most is None or value <= most)


def _is_word(value: object) -> bool:
    return isinstance(value, str) and _WORD.fullmatch(value) is not None


def _problems_of_pieces(rules: Rules) -> Iterator[Message]:
    pieces = rules.pieces
    if not all(_is_word(name) and _is_number(armies, 1, _MANY) for name, armies in pieces):
        yield Message.of("field-pieces", value=shown(pieces))
    elif not pieces or pieces[0][1] != 1:
        yield Message.of("field-pieces-first")
    elif any(more[1] <= fewer[1] for fewer, more in pairwise(pieces)):
        yield Message.of("field-pieces-order")
    colours: tuple[object, ...] = rules.dice_colours
    if len(colours) != 2 or not all(map(_is_word, colours)):
        yield Message.of("field-dice-colours", value=shown(colours))


def _problems_of_numbers(rules: Rules) -> Iterator[Message]:
    dice = rules.defence_dice
    if not dice or not all(
        _is_number(n, 1, min(at, _MOST_DICE)) for at, n in enumerate(dice, start=1)
    ):
        yield Message.of("field-defence-dice", most=_MOST_DICE, value=shown(dice))
    for name in ("starting_armies", "capitals_needed"):
        numbers = getattr(rules, name)
        if not all(
            _is_number(players, 2, len(SEATS)) and _is_number(n, 1, _MANY)
            for players, n in numbers.items()
        ):
            value = shown(dict(numbers))
            yield Message.of("field-by-players", field=name, most=len(SEATS), value=value)
    values = rules.fixed_values
    if rules.card_values == "fixed" and set(values) != {*CARD_SYMBOLS, "one_of_each"}:
        yield Message.of("field-fixed-values", symbols=list(CARD_SYMBOLS))
    if not all(_is_number(value, 1, _MANY) for value in values.values()):
        value = shown(dict(values))
        yield Message.of("field-values-range", field="fixed_values", most=_MANY, value=value)
    if rules.card_values == "rising" and not rules.rising_values:
        yield Message.of("field-rising-values")
    if not all(_is_number(value, 1, _MANY) for value in rules.rising_values):
        value = shown(rules.rising_values)
        yield Message.of("field-values-range", field="rising_values", most=_MANY, value=value)
    down_to, start = rules.cards_won_down_to, rules.cards_won_from
    if _is_number(down_to) and _is_number(start) and down_to >= start:
        yield Message.of("field-cards-won")
    for players, needed in rules.capitals_needed.items():
        if _is_number(players) and _is_number(needed) and needed > players:
            yield Message.of("field-capitals-needed", needed=needed, players=players)
