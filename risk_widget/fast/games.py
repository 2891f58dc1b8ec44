"""Compiled games: one as an object, many at once, and their replay as ordinary games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias, TypeVar

from risk_widget.bots.choosers import CHOOSERS, STYLED, chooser_of
from risk_widget.compiled.building import address, entry, make_ready
from risk_widget.compiled.chance import Generator, begin
from risk_widget.compiled.compiler import is_compiled, require_numba
from risk_widget.compiled.records import (
    ScratchRoom,
    action_room,
    chance_room,
    check_size,
    log_room,
    numbers_room,
    params_room,
    put_state,
    read_state,
    state_room,
    take_rows,
)
from risk_widget.engine.actions import action_of
from risk_widget.engine.codes import (
    ATTACK_ROLL,
    BATTLE,
    CHOSEN_BY,
    DECK_CARD,
    DECK_MADE,
    END_PHASE,
    OVER,
    REASONS,
    STARTER_DIE,
)
from risk_widget.engine.core_game import CoreGame
from risk_widget.engine.history import new_state
from risk_widget.fast import play, tables
from risk_widget.notation.record import record_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from risk_widget.compiled.records import Buffer
    from risk_widget.engine.codes import LogRow
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State


NotedRows: TypeAlias = "list[tuple[int, ...]]"
"""Rows of a table, each a tuple of numbers."""
_NOTED: Final = 512
"""The most turns, and the most seats at the end of rounds, that are recorded between two reads."""


class End(NamedTuple):
    """The end of a game: the winning seat's number, the clause of its win, and further numbers.

    ``starter`` is the number of the seat that had the first turn.
    """

    winner: int | None
    reason: str
    rounds: int
    actions: int
    starter: int
    territories: tuple[int, ...]


class FastGame:
    """A compiled game with a log of its events.

    Attributes:
        config: the config of the game; its chance is not used.
        seed: the seed of the dice, the cards and the bots' random choices, up to 48 bits.
        rows: the log so far, in rows (`risk_widget.engine.codes`).
        first: the first position with a decision, or the position in which the game began.
        is_dealt: whether the game began with the set-up.
    """

    def __init__(
        self, config: GameConfig, seed: int, state: State | None = None, *, keeps_rows: bool = True
    ) -> None:
        """Begin a game, or continue from a position of the ordinary game.

        Args:
            config: the config of the game.
            seed: the seed of its chance, up to 48 bits.
            state: the position in which it begins; None begins with the set-up.
            keeps_rows: whether the log is stored, for a replay.

        Raises:
            ValueError: the game is too large for the compiled form, or parts of the position are
                unknown.
        """
        self.config: GameConfig = config
        self.seed: int = seed
        self.rows: list[LogRow] = []
        self._params = params_room(config)
        self._empty = state_room(config)
        self._state = state_room(config, state)
        self._chance, self._action = chance_room(), action_room()
        self._log = log_room(keeps=keeps_rows)
        self._all_scratch = ScratchRoom(config)
        self._choosers: dict[tuple[str, ...], Buffer] = {}
        self.is_dealt: bool = state is None
        if state is None:
            self.begin(seed)
        else:
            make_ready(begin)
            entry(begin)(self._chance.given, seed)
            self.first: State = self.state

    def begin(self, seed: int) -> None:
        """Replace this game with a new one, which begins with the set-up."""
        make_ready(play.new_game)
        self.seed = seed
        self.is_dealt = True
        put_state(self._state, self._empty)
        self._call(play.new_game, seed)
        self.rows = take_rows(self._log)
        self.first = self.state

    def continue_from(self, state: State, seed: int | None = None) -> None:
        """Continue from another position; the game must not store a log.

        Args:
            state: the position.
            seed: the seed of its chance; None continues the current sequence.

        Raises:
            ValueError: parts of the position are unknown.
        """
        put_state(self._state, state_room(self.config, state))
        if seed is not None:
            entry(begin)(self._chance.given, seed)

    def _call(self, function: Callable[..., object], *more: object) -> int:
        rooms = (self._params, self._state, self._chance, self._log)
        found: int = entry(function)(*(room.given for room in rooms), *more)
        return found

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._state.number("phase") == OVER

    @property
    def state(self) -> State:
        """The current position."""
        return read_state(self.config, self._state)

    @property
    def chance(self) -> list[int]:
        """The state of the generator (`risk_widget.compiled.chance`)."""
        return [*map(int, self._chance.held)]

    def choose(self, bot: str) -> tuple[int, ...]:
        """Return a bot's choice for the seat that must act, as five numbers."""
        make_ready(chooser_of(bot))
        self._all_scratch.prepare([bot])
        entry(chooser_of(bot))(
            self._params.given, self._state.given, self._chance.given, self._all_scratch.given,
            self._action.given,
        )  # fmt: skip
        return tuple(map(int, self._action.held))

    def limit(self, depth: int, width: int) -> None:
        """Limit how far the expert looks ahead, if it is among the bots."""
        self._all_scratch.limit(depth, width)

    def apply(self, action: Sequence[int]) -> None:
        """Carry out a legal action of the seat that must act."""
        self._action.held[:] = action
        self._call(play.act, self._action.given)
        self.rows += take_rows(self._log)

    def play_and_note(
        self, bots: Sequence[str], max_rounds: int, max_actions: int = play.ENDLESS
    ) -> tuple[int, NotedRows, NotedRows]:
        """Let bots continue a game that stores its log, and record turns and rounds.

        Returns:
            The number of actions taken, the turns, and the seats at the end of each round; their
            columns are those of `risk_widget.fast.tables`.
        """
        check_seats(self.config, bots)
        make_ready(tables.play_and_note, *(chooser_of(bot) for bot in bots))
        self._all_scratch.prepare(bots)
        choosers = choosers_room([bots])
        turns, rounds = (
            numbers_room([0] * (_NOTED * size)) for size in (tables.TURN_SIZE, tables.ROUND_SIZE)
        )
        counted = numbers_room([0, 0, 0])
        noted: tuple[NotedRows, NotedRows] = ([], [])
        done = 0
        while True:
            played = self._call(
                tables.play_and_note, choosers.given, max_rounds, max_actions - done,
                self._all_scratch.given, self._action.given, _NOTED, turns.given, rounds.given,
                counted.given,
            )  # fmt: skip
            done += played
            # A turn that continues is completed in the next part.
            goes_on = bool(played and counted.held[0])
            of_turns = _rows_of(turns, counted.held[0], tables.TURN_SIZE)
            noted[0].extend(of_turns[: len(of_turns) - goes_on])
            noted[1].extend(_rows_of(rounds, counted.held[1], tables.ROUND_SIZE))
            if not played:
                return done, *noted
            if goes_on:
                turns.held[: tables.TURN_SIZE] = of_turns[-1]
            counted.held[:2] = [int(goes_on), 0]

    def play(self, bots: Sequence[str], max_rounds: int, max_actions: int = play.ENDLESS) -> int:
        """Let bots, one for each seat, continue the game. Returns the number of actions taken.

        Raises:
            ValueError: the numbers of bots and seats differ.
        """
        check_seats(self.config, bots)
        table = tuple(bots)
        if table not in self._choosers:
            make_ready(play.play_on, *(chooser_of(bot) for bot in table))
            self._all_scratch.prepare(table)
            self._choosers[table] = choosers_room([table])
        choosers = self._choosers[table]
        done = 0
        while done < max_actions:
            played = self._call(
                play.play_on, choosers.given, 0, max_rounds, max_actions - done,
                self._all_scratch.given, self._action.given,
            )  # fmt: skip
            self.rows += take_rows(self._log)
            done += played
            if not played:
                break
        return done

    def end(self, actions: int) -> End:
        """Return the end of the game, which had ``actions`` actions."""
        number, counts = self._state.number, self._state.row("counts")
        return _end(
            self.config, number("winner"), number("reason"), number("round"), actions,
            number("starter"), counts,
        )  # fmt: skip

    def again(self) -> CoreGame:
        """Replay the game as an ordinary game with a history."""
        return play_again(self.config, self.first, self.rows, dealt=self.is_dealt)

    def record(self) -> str:
        """Write the game as a record for `Game.replay`."""
        return record_of(self.again())


def _rows_of(room: Buffer, count: int, size: int) -> NotedRows:
    numbers = [*room.held[: count * size]]
    if is_compiled():
        numbers = room.held[: count * size].tolist()
    return [tuple(numbers[at : at + size]) for at in range(0, len(numbers), size)]


def check_seats(config: GameConfig, bots: Sequence[str]) -> None:
    """Raise ``ValueError`` unless there is a bot for each seat."""
    if len(bots) != config.players:
        raise ValueError(f"{len(bots)} bots need as many seats, not {config.players}")


def choosers_room(games: Sequence[Sequence[str]]) -> Buffer:
    """Allocate a buffer for the bots of games, as `play.play_on` expects it; "" means no bot."""
    known = {
        bot: address(chooser_of(bot)) for bot in {bot for bots in games for bot in bots if bot}
    }
    known[""] = 0
    found = []
    for bots in games:
        found += [known[bot] for bot in bots]
        found += [0] * (play.SEATS - len(bots))
    return numbers_room(found)


def starter_of(config: GameConfig, seed: int) -> int:
    """Return the number of the seat that begins the game with this seed."""
    generator = Generator()
    generator.seed(seed)
    chance: Any = generator  # the rules draw from the generator in sequence
    state, _ = new_state(config.with_chance(chance))
    return state.starter


def check(config: GameConfig, bots: Iterable[str]) -> None:
    """Check that compiled games of these bots are possible.

    Raises:
        ValueError: numba is missing, a bot has no compiled form, or the game is too large.
    """
    require_numba()
    for bot in sorted({*bots} - {*CHOOSERS, *STYLED}):
        known = ", ".join(CHOOSERS)
        raise ValueError(f"{bot!r} has no fast form. These bots have one: {known}")
    check_size(config)


def parts_for(bots: Iterable[str]) -> list[Callable[..., object]]:
    """List the functions that must be compiled for games of these bots."""
    return [play.play_games, *(chooser_of(bot) for bot in sorted({*bots}))]


def prepare(bots: Iterable[str]) -> None:
    """Compile everything that games of these bots need, and fill the cache."""
    make_ready(*parts_for(bots))
    entry(play.play_games)
    choosers_room([sorted({*bots})])


def play_many(
    config: GameConfig,
    seeds: Sequence[int],
    bots: Sequence[Sequence[str]],
    max_rounds: int,
    max_actions: int = play.ENDLESS,
) -> list[End]:
    """Play a game for each seed, with these bots in its seats.

    Raises:
        ValueError: the game is too large, or the numbers of bots and seats differ.
    """
    for _, table in zip(seeds, bots, strict=True):
        check_seats(config, table)
    games = len(seeds)
    all_scratch = ScratchRoom(config)
    all_scratch.prepare({bot for table in bots for bot in table})
    results = numbers_room([0] * (games * play.RESULT_SIZE))
    rooms = (
        params_room(config), state_room(config), state_room(config), chance_room(),
        log_room(keeps=False),
    )  # fmt: skip
    wanted, choosers, action = numbers_room(seeds), choosers_room(bots), action_room()
    entry(play.play_games)(
        *(room.given for room in rooms), games, wanted.given, choosers.given, max_rounds,
        max_actions, all_scratch.given, action.given, results.given,
    )  # fmt: skip
    return [_end_of_row(config, results.held, number) for number in range(games)]


def _end_of_row(config: GameConfig, results: Sequence[int], number: int) -> End:
    first = number * play.RESULT_SIZE
    row = results[first : first + play.RESULT_SIZE]
    return _end(
        config, row[play.WINNER], row[play.REASON], row[play.ROUNDS], row[play.ACTIONS],
        row[play.STARTER], row[play.TERRITORIES :],
    )  # fmt: skip


def _end(
    config: GameConfig, winner: int, reason: int, rounds: int, actions: int, starter: int,
    counts: Sequence[int],
) -> End:  # fmt: skip
    return End(
        winner=None if winner < 0 else int(winner),
        reason=REASONS[reason],
        rounds=int(rounds),
        actions=int(actions),
        starter=int(starter),
        territories=tuple(int(count) for count in counts[: config.players]),
    )


T = TypeVar("T")


class LoggedChance:
    """Chance taken from the rows of a log; when the rows end, there are no more dice."""

    def __init__(
        self, config: GameConfig, first: State, rows: Sequence[LogRow], *, dealt: bool
    ) -> None:
        """Begin at the first position of the game.

        Args:
            config: the config of the game.
            first: its first position with a decision.
            rows: its log.
            dealt: whether the log begins with the set-up, rather than at ``first``.
        """
        self._dice = [
            *_dice_of(rows, laid_out=not dealt and first.fighting == 1 and first.rolled > 0)
        ]
        self._decks = [*_decks_of(rows)]
        self._read = 0 if dealt else first.dice_read
        self._shuffles = 0 if dealt else first.shuffles
        self._config, self._first = config, first

    def dice(self, position: int, count: int) -> tuple[int, ...]:
        """Return ``count`` dice from the log."""
        start = position - self._read
        return tuple(self._dice[start : start + count])

    def shuffled(self, purpose: str, position: int, items: Sequence[T]) -> tuple[T, ...]:
        """Return the order recorded in the log or the first position."""
        if purpose == "deck":
            return self._decks[position - self._shuffles]  # type: ignore[return-value]
        if purpose == "missions":
            return tuple(self._missions(items))  # type: ignore[arg-type]
        return tuple(self._territories())  # type: ignore[arg-type]

    def _missions(self, items: Sequence[int]) -> Iterator[int]:
        held, rest = self._first.mission, [*items]
        for mission in held:
            rest.remove(mission)
        yield from (*held, *rest)

    def _territories(self) -> Iterator[int]:
        """Yield a territory of each owner in turn; free territories count as the third army's."""
        params = self._config.params
        receivers = params.players + params.has_third
        held: list[list[int]] = [[] for _ in range(receivers)]
        for territory, owner in enumerate(self._first.owner):
            held[params.third if owner < 0 else owner].append(territory)
        for number in range(params.territories):
            yield held[number % receivers].pop()


def _dice_of(rows: Sequence[LogRow], *, laid_out: bool) -> Iterator[int]:
    """Yield the dice in the order in which they were rolled."""
    for kind, a, b, _ in rows:
        if kind == STARTER_DIE:
            yield b
        elif kind == ATTACK_ROLL:
            yield from _faces(a)
            laid_out = True
        elif kind == BATTLE:
            if not laid_out:
                yield from _faces(a)
            yield from _faces(b)
            laid_out = False


def _faces(packed: int) -> Iterator[int]:
    return map(int, f"{packed:x}")  # a digit for each die


def _decks_of(rows: Sequence[LogRow]) -> Iterator[tuple[int, ...]]:
    for number, (kind, count, _, _) in enumerate(rows):
        if kind == DECK_MADE:
            cards = rows[number + 1 : number + 1 + count]
            assert all(row[0] == DECK_CARD for row in cards)
            yield tuple(row[1] for row in cards)


def actions_of(rows: Sequence[LogRow]) -> Iterator[tuple[int, int, int, int, int]]:
    """Yield the five numbers of each action in a log."""
    for number, (kind, a, b, c) in enumerate(rows):
        if kind <= END_PHASE:
            assert rows[number + 1][0] == CHOSEN_BY
            yield kind, a, b, c, rows[number + 1][2]


def play_again(
    config: GameConfig, first: State, rows: Sequence[LogRow], *, dealt: bool
) -> CoreGame:
    """Replay a log as an ordinary game, with its choices, dice and decks (`LoggedChance`)."""
    config = config.with_chance(LoggedChance(config, first, rows, dealt=dealt))
    if dealt:
        state, events = new_state(config)
        game = CoreGame(config, state, tuple(events))
    else:
        game = CoreGame(config, first)
    for numbers in actions_of(rows):
        game.apply(action_of(config, numbers))
    return game
