"""The constants of a game: board, edition, seats, chance, and tables made from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from risk_widget.engine.codes import NO_COLOUR, NOBODY, NOT_PLAYING
from risk_widget.engine.params import Goal, Params
from risk_widget.engine.state import State
from risk_widget.messages import Message, MessageError, Names
from risk_widget.reading.schema import is_several, read, several, whole
from risk_widget.reading.spelling import unknown
from risk_widget.rules.dice import dice_rule_of
from risk_widget.rules.edition import SEATS, EditionError, remember_edition
from risk_widget.rules.edition_parts import FULL_BOARD, mission_cards

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.board import Board
    from risk_widget.engine.chance import Chance
    from risk_widget.rules.dice import DiceRule
    from risk_widget.rules.edition import Edition
    from risk_widget.rules.edition_parts import Mission, Rules

THIRD = "third"
"""The owner name of the third army, which has no seat, in a game for two."""

WILD = "wild"

UNKNOWN_CARD_SYMBOL = "unknown"
"""The symbol of a card whose identity is unknown."""


class ContinentTable(NamedTuple):
    """A continent, with its territories given by index."""

    id: str
    name: str
    bonus: int
    members: tuple[int, ...]


class GameConfig:
    """The board, rules and seats of one game, with precomputed tables.

    Seats are numbered in turn order; ``third`` is the number of the third army, used as an owner
    only if ``has_third``. Territories have the numbers of the board; cards have their territories'
    numbers, and the wild cards follow. ``dice`` alone defines how many dice are rolled: engine,
    odds, bots and pages use it. ``params`` has everything that the rules read, as numbers.
    ``attack_dice`` has the fewest and the most dice of an attack, by the number of its armies.
    ``unknown_card``, the number after the last card, stands for an unidentified card in a partial
    game.
    """

    __slots__ = (
        "allied",
        "attack_counts",
        "attack_dice",
        "attack_shapes",
        "board",
        "card_ids",
        "card_index",
        "chance",
        "continents",
        "decides_after",
        "dice",
        "edition",
        "goal_ids",
        "goals",
        "has_third",
        "home",
        "ids",
        "index",
        "mode",
        "names",
        "neighbours",
        "options",
        "owner_ids",
        "params",
        "players",
        "rules",
        "seats",
        "size",
        "symbols",
        "third",
        "unknown_card",
        "wanted",
    )

    def __init__(
        self,
        edition: Edition,
        mode: str,
        seats: Sequence[str] | int,
        board: Board,
        options: Mapping[str, str] | None,
        chance: Chance,
    ) -> None:
        self.seats: tuple[str, ...] = checked_seats(seats)
        edition.check_players(mode, len(self.seats))
        self.players: int = len(self.seats)
        self.edition: Edition = edition
        remember_edition(edition)
        self.mode: str = mode
        self.options: dict[str, str] = edition.check_options(options)
        self.rules: Rules = edition.rules(mode, self.options)
        self.dice: DiceRule = dice_rule_of(self.rules)
        self.chance: Chance = chance
        self.board: Board = board
        self.has_third: bool = self.rules.third_army != "none" and self.players == 2
        self.third: int = self.players if self.has_third else -2
        self.owner_ids: tuple[str, ...] = (*self.seats, THIRD)
        self._read_board()
        self._read_missions()
        self.params: Params = Params(
            board,
            self.rules,
            self.dice,
            self.players,
            self.starting_armies(),
            has_third=self.has_third,
            is_duel=mode == "duel",
            goals=tuple(self.goals.values()),
            wanted=self.wanted,
        )
        self.allied: bool = bool(self.params.allied)
        self.decides_after: bool = bool(self.params.decides_after)
        self.attack_dice: tuple[tuple[int, int], ...] = tuple(
            (fewest, most) for most, fewest in enumerate(self.params.fewest_dice)
        )
        self.attack_shapes: tuple[tuple[tuple[int, int | None], ...], ...] = _attack_shapes(
            self.attack_dice
        )
        self.attack_counts: tuple[int, ...] = tuple(len(shapes) for shapes in self.attack_shapes)

    @property
    def mode_title(self) -> str:
        """The name of the mode being played, in the current language."""
        return self.edition.modes[self.mode].title

    def with_chance(self, chance: Chance) -> GameConfig:
        """Copy the config with another source of dice and cards."""
        new: GameConfig = object.__new__(type(self))
        for name in self.__slots__:
            setattr(new, name, getattr(self, name))
        new.chance = chance
        return new

    def _parts(self) -> tuple[object, ...]:
        """Return the parts from which everything else in the config follows."""
        return (self.edition, self.mode, self.seats, self.board, self.options, self.chance)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GameConfig) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash((self.edition.id, self.mode, self.seats, self.board.id))

    def __copy__(self) -> GameConfig:
        return self  # safe to share, because it never changes

    def __deepcopy__(self, memo: object) -> GameConfig:
        return self

    def __reduce__(self) -> tuple[type[GameConfig], tuple[object, ...]]:
        return type(self), self._parts()

    def _read_board(self) -> None:
        board = self.board
        self.size: int = len(board.ids)
        self.ids: tuple[str, ...] = board.ids
        self.index: dict[str, int] = dict(board.index)
        third = {THIRD: Message(f"third-{self.rules.third_army}")} if self.has_third else {}
        self.names: Names = Names.on(board, seats=third)
        self.neighbours: tuple[tuple[int, ...], ...] = board.neighbours
        self.home: tuple[int, ...] = board.continent_of
        self.continents: tuple[ContinentTable, ...] = tuple(
            ContinentTable(c.id, c.name, c.bonus, tuple(self.index[t] for t in c.territories))
            for c in board.continents
        )
        wild = tuple(f"{WILD}-{n}" for n in range(1, self.rules.wild_cards + 1))
        cards = (*self.ids, *wild)
        self.card_index: dict[str, int] = {card: number for number, card in enumerate(cards)}
        self.unknown_card: int = len(cards)
        self.card_ids: tuple[str, ...] = (*cards, "?")
        self.symbols: tuple[str, ...] = (
            *board.card_symbol,
            *(WILD for _ in wild),
            UNKNOWN_CARD_SYMBOL,
        )

    def _read_missions(self) -> None:
        cards = mission_cards()
        places = {c.id: number for number, c in enumerate(self.continents)}
        fitting = [mission for mission in cards.values() if mission.fits(self.board)]
        self.goals: dict[str, Goal] = {m.id: self._goal(m, cards, places) for m in fitting}
        self.goal_ids: tuple[str, ...] = tuple(self.goals)
        named = (cards[m] for m in self.rules.missions)
        self.wanted: tuple[str, ...] = tuple(
            m.id
            for m in named
            if m.id in self.goals and (m.destroy is None or m.destroy in self.seats)
        )
        if self.rules.goal == "missions" and len(self.wanted) < self.players:
            raise EditionError.of(
                "too-few-missions",
                edition=self.edition.title,
                missions=len(self.wanted),
                board=self.board.id,
                players=self.players,
            )

    def _goal(
        self, mission: Mission, cards: Mapping[str, Mission], places: Mapping[str, int]
    ) -> Goal:
        size = mission if mission.territories else cards["territories-24"]
        continents = tuple(places[c] for c in mission.continents)
        if mission.destroy is None:
            destroy = NO_COLOUR
        elif mission.destroy in self.seats:
            destroy = self.seats.index(mission.destroy)
        else:
            destroy = NOT_PLAYING
        territories = size.territories_on(self.board)
        if continents:
            fewest = sum(len(self.continents[c].members) for c in continents)
        else:
            fewest = territories if destroy < 0 else 0
        return Goal(
            id=mission.id,
            clause=mission.clause,
            continents=continents,
            more_continents=mission.more_continents,
            territories=territories,
            armies_each=size.armies_each,
            destroy=destroy,
            fewest=fewest,
        )

    def starting_armies(self) -> int:
        """Compute the armies of each player at the start (``setup.armies``).

        The printed numbers are for 42 territories. On another board they are scaled in proportion
        and rounded, and there are always enough for every territory.
        """
        printed = self.rules.starting_armies[self.players]
        receivers = self.players + self.has_third
        least = -(-self.size // receivers)
        return max(least, (2 * printed * self.size + FULL_BOARD) // (2 * FULL_BOARD))

    def seat_number(self, seat: object) -> int:
        """Return the number of a seat. Raises ``ValueError`` for a seat that does not play."""
        name = seat if type(seat) is str else read(str, seat, "seat")
        if name not in self.seats:
            about = {"known": list(self.seats), **unknown(name, self.seats)}
            raise MessageError(Message("seat-not-playing", about))
        return self.seats.index(name)

    def empty_state(self) -> State:
        """Build a position with a free board and no cards."""
        params = self.params
        return State(self.players, self.size, params.cards, params.wanted_count)

    def mission_of(self, state: State, seat: int) -> str | None:
        """Return the id of a seat's mission; None if the seat has no mission or it is unknown."""
        mission = state.mission[seat]
        return None if mission < 0 else self.goal_ids[mission]

    def other(self, seat: int) -> int:
        """Return the other seat in a game of two."""
        return 1 - seat

    def owner_id(self, owner: int) -> str:
        """Return an owner's name for messages: a seat's id, "third", or "none" for no owner."""
        return "none" if owner == NOBODY else self.owner_ids[owner]


def _attack_shapes(
    dice: tuple[tuple[int, int], ...],
) -> tuple[tuple[tuple[int, int | None], ...], ...]:
    """List the possible armies and dice of an attack, fewest first, for each limit on armies.

    A die for each army is written as None.
    """
    shapes: list[tuple[tuple[int, int | None], ...]] = [()]
    for armies, (fewest, _) in enumerate(dice[1:], start=1):
        fewer = ((armies, number) for number in range(fewest, armies))
        shapes.append((*shapes[-1], *fewer, (armies, None)))
    return tuple(shapes)


def checked_seats(seats: Sequence[str] | int) -> tuple[str, ...]:
    """Read the seats from an argument: colours in turn order, or a number of seats."""
    if not is_several(seats):
        return SEATS[: whole(seats, "seats", 2, len(SEATS))]
    checked = tuple(several(seats, "seats"))
    for seat in checked:
        if seat not in SEATS:
            about = {"known": list(SEATS), **unknown(str(seat), SEATS)}
            raise MessageError(Message("unknown-seat", about))
    if len(set(checked)) < len(checked) <= len(SEATS):  # too many seats are refused elsewhere
        raise MessageError(Message("seats-once", {"seats": list(checked)}))
    return checked
