"""The parts of an edition: the fields of its rules, its modes and options, and names of variants.

``nordic+minimum_armies=4,movement=unsplit`` names every change.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from importlib.resources import files
from itertools import pairwise
from types import MappingProxyType
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Final,
    Literal,
    Protocol,
    TypeAlias,
    get_args,
    get_origin,
    get_type_hints,
)

from risk_widget.board import CARD_SYMBOLS
from risk_widget.messages import Message, MessageError, Names, render
from risk_widget.messages.long_texts import LocalizedText, words
from risk_widget.reading.schema import (
    Key,
    Known,
    Length,
    Made,
    Problem,
    SchemaError,
    Such,
    Within,
    read,
    word,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from risk_widget.board import Board
    from risk_widget.reading.json_types import JsonObject, JsonView


class EditionError(MessageError):
    """The error raised when an edition is unusable, or lacks the requested combination."""


FULL_BOARD = 42
"""The number of territories on the board for which the printed numbers are meant."""


@dataclass(frozen=True, slots=True)
class Mission:
    """One mission card. Only the fields of its kind are set.

    Attributes:
        clause: the clause that describes the card.
        continents: continents to hold whole; ``more_continents`` of one's choice are added.
        territories: the number of territories to hold on a board of 42, each with at least
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
        """Compute the number of territories to hold on this board, in proportion to its size."""
        return max(1, round(self.territories * len(board.ids) / FULL_BOARD))

    def fits(self, board: Board) -> bool:
        """Whether the board has everything named on the card."""
        if not self.continents:
            return True
        have = {continent.id for continent in board.continents}
        return have.issuperset(self.continents)

    def message(self, board: Board) -> Message:
        """Build the text of the card as a message."""
        if self.destroy is not None:
            return Message("mission-destroy", {"seat": self.destroy})
        if self.continents:
            code = "mission-continents-and-one" if self.more_continents else "mission-continents"
            return Message(code, {"continents": list(self.continents)})
        held = {"territories": self.territories_on(board), "each": self.armies_each}
        return Message("mission-territories", held)

    def text(self, board: Board) -> str:
        """Format the text of the card, as one sentence."""
        return render(self.message(board), Names.on(board))


@cache
def mission_cards() -> Mapping[str, Mission]:
    """Load every known mission card by its id."""
    text = files("risk_widget").joinpath("rules", "missions.toml").read_text(encoding="utf-8")
    cards = {}
    for mission, data in tomllib.loads(text).items():
        data["continents"] = tuple(data.get("continents", ()))
        cards[mission] = Mission(id=mission, **data)
    return cards


SEATS: Final = ("red", "blue", "green", "yellow", "black", "purple")
"""The colours from which players choose."""

_NOTHING: Mapping[Any, int] = MappingProxyType({})

_WORD: Final = re.compile(r"[A-Za-z][A-Za-z -]{0,29}")
"""The form of names of pieces and colours, which are also part of a variant's name."""

Word: TypeAlias = Annotated[str, Such("a name in plain letters", _WORD.fullmatch)]
Number: TypeAlias = Annotated[int, Within(1, 1000)]
"""A number with an upper limit: larger numbers are slips, or meant to exhaust memory."""
Dice: TypeAlias = Annotated[int, Within(1, 5)]
"""The most dice of a side: with more, exact odds would take too long."""
ByPlayers: TypeAlias = Annotated[
    Mapping[Annotated[int, Within(2, len(SEATS))], Number], Length(most=50)
]
Symbol: TypeAlias = Annotated[str, Known("symbol", (*CARD_SYMBOLS, "one_of_each"))]
MissionId: TypeAlias = Annotated[str, Known("mission card", mission_cards)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """The values of the rules in one edition and mode. Raises ``SchemaError`` if impossible.

    Attributes:
        pieces: names of the pieces and the armies each stands for, smallest first.
        dice_colours: attack dice, defence dice.
        goal: what wins besides being the last player.
        first_seat: who starts: the first seat, the first without a further territory card when all
            are dealt, or the highest die.
        starting_armies: each player's armies by number of players, on a board of 42 territories.
        territories: whether territories are dealt or claimed one by one.
        place_first: who starts placing the rest of the starting armies.
        claim_win: when a goal other than being the last player can be claimed.
        territories_per_army, minimum_armies: the armies that territories bring in a turn.
        wild_cards: the number of wild cards in the deck.
        card_values: whether a set is worth ``fixed_values`` (by its symbols), or
            ``rising_values`` and then ``rising_step`` more each time.
        bonus_armies, bonus_limit: armies for a traded card that shows one's own territory.
        must_trade_at: the number of cards at which a player must trade.
        traded_cards: whether traded cards go under the deck or are set aside until it is used up.
        card_drawn: when the card for a capture is drawn.
        attack_armies: the most armies in one attack.
        attack_dice: one die for each attacking army, or fewer if the attacker likes.
        defence_dice: the most dice of a defender with 1, 2, 3 … armies; the last number holds for
          all larger numbers.
        defender_decides: whether before the attacker rolls or after seeing that roll.
        cards_won: what an attacker does with cards won in combat; with ``must_trade``, from
            ``cards_won_from`` cards in hand down to ``cards_won_down_to``; with
            ``may_trade_without``, sets may also be traded if the eliminated player had no cards.
        movement: one movement; any number that split no territory's armies; or any number of
            armies that have not fought.
        taken_along: whether armies that move into a captured territory without having attacked
            count as armies that have fought; this matters if those may not move.
        missions: the mission cards in the deck. ``missions_known``: whether all may see the list.
        destroyed_by_other: what a mission to destroy a colour means after another player did it.
        third_army: the army that nobody owns in games of two players.
        third_army_each: its armies on each territory; ``third_army_stands``: when they are placed.
        third_army_part: the third army gets one for this many armies of the player on turn;
            ``third_army_reinforced``: when.
        capitals_needed: the capitals that win, by the number of players at the start.
    """

    pieces: Annotated[tuple[tuple[Word, Number], ...], Length(1, 50)]
    dice_colours: tuple[Word, Word]
    goal: Literal["last_player", "missions", "capitals"]
    first_seat: Literal["first", "first_without_card", "die"]
    starting_armies: ByPlayers
    territories: Literal["deal", "claim"]
    place_first: Literal["starter", "after_last_claim"]
    claim_win: Literal["at_once", "own_turn"]
    territories_per_army: Number
    minimum_armies: Number
    wild_cards: Annotated[int, Within(0, 40)]
    card_values: Literal["fixed", "rising"]
    fixed_values: Mapping[Symbol, Number] = field(default_factory=lambda: _NOTHING)
    rising_values: Annotated[tuple[Number, ...], Length(most=50)] = ()
    rising_step: Number = 5
    bonus_armies: Number
    bonus_limit: Literal["each_card", "one_territory_a_turn"]
    must_trade_at: Annotated[int, Within(5, 40, "fewer cards may hold no set")]
    traded_cards: Literal["under_deck", "aside"]
    card_drawn: Literal["after_combat", "end_of_turn"]
    attack_armies: Dice
    attack_dice: Literal["one_per_army", "fewer_allowed"]
    defence_dice: Annotated[tuple[Dice, ...], Length(1, 50)]
    defender_decides: Literal["before", "after"] = "before"
    cards_won: Literal["kept", "may_trade", "must_trade", "may_trade_without"]
    cards_won_from: Annotated[int, Within(5, 40)] = 6
    cards_won_down_to: Annotated[int, Within(4, 40)] = 4
    movement: Literal["one", "unsplit", "rested"]
    taken_along: Literal["tired", "rested"] = "tired"
    missions: Annotated[tuple[MissionId, ...], Length(most=50)] = ()
    missions_known: bool = False
    destroyed_by_other: Literal["counts", "territories"] = "counts"
    third_army: Literal["none", "neutral", "allied"] = "none"
    third_army_each: Number = 2
    third_army_stands: Literal["before_placing", "after_placing"] = "before_placing"
    third_army_part: Number = 2
    third_army_reinforced: Literal["after_reinforcement", "after_combat"] = "after_reinforcement"
    capitals_needed: ByPlayers = field(default_factory=lambda: _NOTHING)

    def __post_init__(self) -> None:
        problems = list(_problems(self))
        if problems:
            raise SchemaError(problems)

    def varied(self, changes: JsonView) -> Rules:
        """Return the same rules with other values. Raises ``SchemaError`` for impossible ones."""
        return read(Rules, {name: getattr(self, name) for name in FIELD_NAMES} | dict(changes))


FIELD_NAMES: Final = tuple(f.name for f in fields(Rules))

WORDS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        name: get_args(kind)
        for name, kind in get_type_hints(Rules).items()
        if get_origin(kind) is Literal
    }
)
"""The words that a field may hold, for the fields that hold a word."""


def _problems(rules: Rules) -> Iterator[Problem]:
    """Yield the problems of values that are impossible together, though possible one by one."""
    pieces = rules.pieces
    if pieces[0][1] != 1:
        yield Problem("must begin with a piece that stands for a single army", ("pieces",))
    elif any(more[1] <= fewer[1] for fewer, more in pairwise(pieces)):
        yield Problem("must stand in order, the one for the fewest armies first", ("pieces",))
    if any(dice > armies for armies, dice in enumerate(rules.defence_dice, start=1)):
        text = f"must give never more than armies, not {list(rules.defence_dice)}"
        yield Problem(text, ("defence_dice",))
    if rules.card_values == "fixed" and len(rules.fixed_values) < len(CARD_SYMBOLS) + 1:
        text = f"must have a number for {', '.join(CARD_SYMBOLS)} and one_of_each"
        yield Problem(text, ("fixed_values",))
    if rules.card_values == "rising" and not rules.rising_values:
        yield Problem("must have the value of the first set at least", ("rising_values",))
    if rules.cards_won_down_to >= rules.cards_won_from:
        yield Problem("must be less than cards_won_from", ("cards_won_down_to",))
    for players, needed in rules.capitals_needed.items():
        if needed > players:
            text = f"asks for {needed} capitals with {players} players"
            yield Problem(text, ("capitals_needed",))
    if len(set(rules.missions)) < len(rules.missions):
        yield Problem("must name every card once", ("missions",))
    for goal, needed_field in (("missions", "missions"), ("capitals", "capitals_needed")):
        if rules.goal == goal and not getattr(rules, needed_field):
            yield Problem(
                f"must not be empty: the goal {goal} needs {needed_field}", (needed_field,)
            )
    if rules.third_army == "allied" and rules.third_army_reinforced != "after_combat":
        text = "must be 'after_combat': an allied third_army fights when it has been reinforced"
        yield Problem(text, ("third_army_reinforced",))


_DIGITS: Final = 9


def format_changes(changes: JsonView) -> str:
    """Format the changes of a variant as in its name, in alphabetical order."""
    return ",".join(f"{field}={format_value(value)}" for field, value in sorted(changes.items()))


def format_value(value: object) -> str:
    """Format a value as in the name of a variant."""
    if isinstance(value, tuple):
        return "/".join(format_value(v) for v in value)
    if isinstance(value, Mapping):
        return "/".join(f"{k}:{v}" for k, v in value.items())
    return str(value)


def parse_changes(rules: Rules, text: str) -> JsonObject:
    """Parse the changes in a variant's name, given the `rules` of a mode of the printed edition."""
    changes = {}
    for part in text.split(","):
        field, _, value = part.partition("=")
        changes[field] = _parse_value(rules, field, value)
    return changes


def _parse_value(rules: Rules, field: str, text: str) -> object:
    """Parse a field's value into the same type as the value in the printed edition."""
    printed = getattr(rules, field, None)
    if isinstance(printed, bool):
        return text == "True"
    if field == "pieces":
        words = text.split("/")
        return [[piece, _parse_word(armies)] for piece, armies in zip(words[::2], words[1::2])]  # noqa: B905
    if isinstance(printed, tuple):
        return [_parse_word(part) for part in text.split("/")] if text else []
    if isinstance(printed, Mapping):
        pairs = [part.partition(":") for part in text.split("/")] if text else []
        return {_parse_word(key): _parse_word(value) for key, _, value in pairs}
    return _parse_word(text)


def _parse_word(text: str) -> int | str:
    return int(text) if text.isdecimal() and len(text) <= _DIGITS else text


# ruff: noqa: D102 - EditionLike has the attributes of an edition


FileMark = Literal["printed", "silent", "reading"]
"""The source of a rule in a file: printed, absent from the text, or a reading of unclear print."""

Mark = Literal["printed", "silent", "reading", "house"]
"""The source of a rule: as in a file, or a house rule of a variant."""

NO_WORDS: Final = LocalizedText("")
FileText: TypeAlias = Annotated[LocalizedText, Made(str, words)]
"""A text in a file: with translations in the package's own files, without them in any other."""


@dataclass(frozen=True, slots=True)
class Source:
    """The clause that a field's value belongs to, and the mark of the value."""

    clause: str
    mark: FileMark


@dataclass(frozen=True, slots=True)
class PrintedClause:
    """The wording of a clause in an edition's text.

    Attributes:
        place: the place in the text: a page, a section, a heading.
        taken_from: the source of the value if the text is silent: an edition; "" for common play;
            "others" for all the other editions.
        remark: anything special about the print.
    """

    mark: FileMark
    place: Annotated[FileText, Key("where")] = NO_WORDS
    taken_from: Annotated[str, Key("from")] = ""
    remark: Annotated[FileText, Key("note")] = NO_WORDS

    @property
    def where(self) -> str:
        """The place in the text, in the current language."""
        return str(self.place)

    @property
    def note(self) -> str:
        """A note on anything special about the print, in the current language."""
        return str(self.remark)


@dataclass(frozen=True, slots=True)
class Mode:
    """One way to play an edition; ``rules`` has all the values of its rules.

    ``sources`` has the sources of the values that differ from the other modes'.
    """

    id: str
    name: LocalizedText
    about: LocalizedText
    players: tuple[int, ...]
    mark: FileMark
    rules: Rules
    sources: Mapping[str, Source]

    def __post_init__(self) -> None:
        """Raise ``SchemaError`` if the rules lack values for one of the numbers of players."""
        fields = ["starting_armies"] + ["capitals_needed"] * (self.rules.goal == "capitals")
        problems = [
            Problem(f"has no number for {players} players", (field,))
            for field in fields
            for players in self.players
            if players not in getattr(self.rules, field)
        ]
        if problems:
            raise SchemaError(problems)

    @property
    def title(self) -> str:
        """The title of the mode, in the current language."""
        return str(self.name)

    @property
    def summary(self) -> str:
        """A summary of the mode, in the current language."""
        return str(self.about)


@dataclass(frozen=True, slots=True)
class OptionChoice:
    """One value of an option, its label, and the fields of the rules that it changes."""

    value: str
    words: Annotated[FileText, Key("label")]
    fields: Mapping[str, object] = field(default_factory=dict)

    @property
    def label(self) -> str:
        """The label of the choice, in the current language."""
        return str(self.words)


@dataclass(frozen=True, slots=True)
class Option:
    """A rule that the players choose before the game.

    Attributes:
        written: whether a position's text names even the default. Most options are not written, so
            that a new option changes no text of a game played without it.
    """

    name: Annotated[FileText, Key("title")]
    clause: str
    mark: FileMark
    default: str
    choices: tuple[OptionChoice, ...]
    written: bool = False
    id: str = ""

    def __post_init__(self) -> None:
        word(self.default, "default", [choice.value for choice in self.choices])

    def choice(self, value: str) -> OptionChoice:
        """Return the choice with this value."""
        return next(choice for choice in self.choices if choice.value == value)

    @property
    def title(self) -> str:
        """The title of the option, in the current language."""
        return str(self.name)


def chosen_rules(rules: Rules, options: Mapping[str, Option], chosen: Mapping[str, str]) -> Rules:
    """Return the rules of a mode with these choices."""
    fields: dict[str, object] = {}
    for name, option in options.items():
        fields |= option.choice(chosen.get(name, option.default)).fields
    return rules.varied(fields) if fields else rules


class EditionLike(Protocol):
    """The parts of an edition that clauses need; `Edition` itself is in a higher layer."""

    @property
    def id(self) -> str: ...
    @property
    def base(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def summary(self) -> str: ...
    @property
    def like(self) -> str: ...
    @property
    def modes(self) -> Mapping[str, Mode]: ...
    @property
    def options(self) -> Mapping[str, Option]: ...
    @property
    def sources(self) -> Mapping[str, Source]: ...
    @property
    def prints(self) -> Mapping[str, PrintedClause]: ...
    @property
    def changes(self) -> JsonView: ...
    @property
    def printed(self) -> EditionLike: ...

    def mode(self, mode: str) -> Mode:
        """Return the mode with this id."""

    def combinations_message(self) -> Message:
        """Build a message with the modes and their numbers of players."""
