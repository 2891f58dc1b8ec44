"""The laboratory's games: their bots, the seat that begins, and changes made after the set-up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass, replace
from functools import partial
from inspect import signature
from random import Random
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from risk_widget.bots import (
    Bot,
    PlanningBot,
    added_maker,
    choose_within,
    made_by,
    make,
    makes_bots,
    reads_states,
)
from risk_widget.bots.choosers import styled_form
from risk_widget.bots.programs import Program, ProgramSeat, is_program, program_of, within
from risk_widget.bots.styles import Style
from risk_widget.engine.actions import ACTION_TYPES
from risk_widget.engine.codes import IN_FORTIFY, OVER
from risk_widget.engine.combat import give
from risk_widget.engine.turn import start_turn
from risk_widget.fast.games import FastGame
from risk_widget.game import Game
from risk_widget.laboratory.positions import rules_of
from risk_widget.reading.schema import flag, read
from risk_widget.reading.spelling import shown

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from inspect import Signature

    from risk_widget.board import Board
    from risk_widget.bots.programs import Isolation
    from risk_widget.engine.actions import Action
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State
    from risk_widget.fast.games import End
    from risk_widget.laboratory.positions import Origin

__all__ = [
    "AnyBot",
    "Arrangement",
    "Begins",
    "BotMaker",
    "BotTable",
    "Ended",
    "Holds",
    "Limits",
    "Player",
    "arranged_by",
    "begins",
    "check_arrangement",
    "holds",
    "placebo",
    "play",
    "play_arranged",
]


BotMaker: TypeAlias = Callable[[str], Bot]
"""A function that makes a bot from a seed, or a class of bots."""
AnyBot: TypeAlias = str | BotMaker | Bot
"""A bot's id, a class of bots, a function that makes one from a seed, a bot itself, or a program.

A text that contains a colon or ends with `.py` names a bot that runs as a program: a Python file,
or a class in a file or a module.
"""

Ended: TypeAlias = Literal["won", "max_rounds", "max_actions", "standstill", "forfeit"]
"""The end of a game: won, stopped by a limit, at a standstill, or forfeited by a bot."""

MOST_ACTIONS: Final = 100_000
"""The default limit of actions: many times the number of actions in a long game."""
_MOST_REPEATED: Final = 100
"""The most fortifications in one turn that repeat an earlier position of that turn."""


@dataclass(frozen=True, slots=True)
class Player:
    """A player in simulated games, in a form that can be sent to other processes.

    Attributes:
        name: the player's name in results.
        source: the id of one of the package's own bots, a maker of bots, a bot, or a program.
    """

    name: str
    source: AnyBot

    @classmethod
    def of(cls, bot: object, place: str) -> Player:
        """Read an argument that describes a player.

        A bot that the user has added is looked up here: other processes don't know its id.

        Args:
            bot: a bot's id, a class, a function or a bot.
            place: the argument's name in errors.

        Raises:
            ValueError: the id is unknown, or the argument makes no bot.
        """
        if isinstance(bot, Player):
            return bot
        if isinstance(bot, str):
            name = str.__str__(bot)
            if is_program(name):
                program = Program.of_python(name)
                return cls(program.name, program)
            maker = added_maker(name)
            if maker is None:
                make(name)  # so that an unknown id raises an error before anything runs
            return cls(name, maker or name)
        if not isinstance(bot, type) and isinstance(bot, Bot):
            return cls(type(bot).__name__, bot)
        if makes_bots(bot):
            named = bot.func if isinstance(bot, partial) else bot
            return cls(str(getattr(named, "__name__", type(named).__name__)), bot)
        raise ValueError(
            f"{place} must be a bot's id, a class of bots, a function that makes one from a seed, "
            f"or a bot with choose(observation), not {shown(bot)}"
        )

    @property
    def form(self) -> str | None:
        """The id of the bot's compiled form; None if it has none.

        `partial(PlanningBot, style)` has one, since only its style differs from the package's bots.
        """
        source = self.source
        if isinstance(source, str):
            return source
        if not isinstance(source, partial) or source.func is not PlanningBot or source.keywords:
            return None
        return styled_form(source.args[0]) if [*map(type, source.args)] == [Style] else None

    def plays_as(self, other: Player) -> bool:
        """Whether both players are known to be the same bot."""
        one = self.source
        return one is other.source or (isinstance(one, str | Program) and one == other.source)

    def apart(self, isolation: Isolation) -> Player:
        """Put the player in a process of its own, unless it is one of the package's bots.

        Raises:
            ValueError: another process cannot find the bot.
        """
        source = self.source
        if isinstance(source, str):
            return self
        if not isinstance(source, Program):
            source = program_of(source, self.name)
        return replace(self, source=within(source, isolation))

    def place(self) -> ProgramSeat | None:
        """Open a seat where a program plays one game after another; return None for other bots."""
        return ProgramSeat(self.source) if isinstance(self.source, Program) else None

    def make(self, seed: str, board: Board | None = None) -> Bot:
        """Make the bot for one game; copy a bot that was given as an object."""
        source = self.source
        if isinstance(source, str):
            return make(source, seed, board=board)
        if not isinstance(source, type) and isinstance(source, Bot):
            return self._copy(source)
        bot = made_by(source, seed)
        if not isinstance(bot, Bot):
            raise TypeError(f"{self.name} made {shown(bot)}, which has no choose(observation)")
        return bot

    def _copy(self, bot: Bot) -> Bot:
        try:
            return deepcopy(bot)
        except Exception as error:
            raise TypeError(
                f"{self.name} must be copied for each game and can't be ({error}): "
                "give its class or a function that makes it"
            ) from error


class Limits(NamedTuple):
    """The limits of a game.

    Attributes:
        rounds: the last round that is played.
        actions: the most actions of all seats together.
        seconds: the most that a bot may think about one decision.
    """

    rounds: int
    actions: int = MOST_ACTIONS
    seconds: float | None = None


class BotTable:
    """A game between bots.

    Attributes:
        game: the game, changed by `play`; between two calls it may be replaced by another game of
            the same seats.
        actions: the number of actions taken.
        asked: the seat that had to decide last, whose bot is to blame for an error.
    """

    def __init__(self, game: Game, bots: Mapping[str, Bot], limits: Limits) -> None:
        self.game: Game = game
        self.limits: Limits = limits
        self.actions: int = 0
        self._last_round = 0
        self.asked: str = game.seats[0]
        self._bots = bots
        # The package's own bots choose legal actions, and need no observation built for them.
        self._own = [
            bot if limits.seconds is None and reads_states(bot) else None
            for bot in map(bots.get, game.seats)
        ]
        self._seen: State | None = None
        self._turn = (0, 0)
        self._positions: set[tuple[int, ...]] = set()
        self._repeated = 0

    def play(self, rounds: int) -> Ended:
        """Have the bots continue until the game is over or a limit is reached.

        Args:
            rounds: the last round to play in this call.
        """
        game, limits = self.game, self.limits
        self._last_round = min(rounds, limits.rounds)
        while not game.is_over:
            if game.round > self._last_round:
                return "max_rounds"
            if self.actions >= limits.actions:
                return "max_actions"
            actor = game.state.actor
            if self._own[actor] is not None:
                game.run_unchecked(self._chosen_by_own)
            else:
                self._ask(game.seats[actor])
                if self._stands_still(game.state):
                    return "standstill"
        return "won"

    def _chosen_by_own(self, state: State) -> Action | None:
        """Return the action of one of the package's own bots; None for other bots or at a limit."""
        bot = self._own[state.actor]
        limits = self.limits
        if (
            bot is None
            or state.phase == OVER
            or state.round > self._last_round
            or self.actions >= limits.actions
        ):
            return None
        self.asked, self._seen = self.game.seats[state.actor], state
        action = bot.choose_seen(self.game.config, state.seen_by(state.actor))
        self.actions += 1
        return action

    def _ask(self, seat: str) -> None:
        game, seconds = self.game, self.limits.seconds
        self.asked = seat
        self._seen = None
        action = choose_within(self._bots[seat], game.observe(seat), seconds)
        if not isinstance(action, Mapping) and type(action) not in ACTION_TYPES:
            example = {"type": "end_phase"}
            raise TypeError(f"the bot gave {shown(action)}, which is no action such as {example}")
        game.apply(action, seat)
        self.actions += 1

    def _stands_still(self, state: State) -> bool:
        """Whether armies have been moved back and forth too often in this turn."""
        if state.phase != IN_FORTIFY:
            return False
        turn = (state.round, state.turn)
        if turn != self._turn:
            self._turn, self._repeated = turn, 0
            self._positions.clear()
        position = tuple(state.armies)
        self._repeated += position in self._positions
        self._positions.add(position)
        return self._repeated > _MOST_REPEATED

    def line(self) -> str:
        """Format the position of the last decision on one line, as the deciding seat sees it."""
        game = self.game if self._seen is None else Game(self.game.config, self._seen.copy())
        return game.position(self.asked)


def play(
    game: Game, bots: Mapping[str, Bot], *, max_rounds: int, max_actions: int = MOST_ACTIONS
) -> int:
    """Have bots continue a game until it is over or a limit is reached.

    Args:
        game: changed by this.
        bots: seat → bot, for every seat.
        max_rounds: the last round to play.
        max_actions: the most actions to take.

    Returns:
        The number of actions taken.
    """
    table = BotTable(game, bots, Limits(max_rounds, max_actions))
    table.play(max_rounds)
    return table.actions


Arrangement: TypeAlias = Callable[[Game, str], Game]
"""A function that maps a game after its set-up, and a seat, to the game to continue."""


def check_arrangement(arrange: object, config: GameConfig) -> None:
    """Refuse an impossible arrangement before any game is played."""
    if arrange is None or isinstance(arrange, Begins):
        return
    if not callable(arrange):
        raise TypeError(f"arrange must be a function of a game and a seat, not {shown(arrange)}")
    with suppress(ValueError):  # some functions written in C have no signature
        _check_signature(arrange, signature(arrange))
    if isinstance(arrange, Holds):
        arrange.check(config)


def _check_signature(arrange: Callable[..., object], takes: Signature) -> None:
    try:
        takes.bind(None, None)
    except TypeError:
        name = getattr(arrange, "__name__", shown(arrange))
        needs = ", ".join(each for each, p in takes.parameters.items() if p.default is p.empty)
        ours = f"; did you mean rw.lab.{name}({needs})?"
        raise TypeError(
            f"arrange must be a function of a game and a seat, and {name} is none"
            + (ours if getattr(arrange, "__module__", None) == __name__ else "")
        ) from None


def arranged_by(arrange: Arrangement, game: Game, seat: str) -> Game:
    """Arrange a game; give the result the dice and the shuffles of the original game.

    So the same seed plays the same games, even if the arrangement reads a position from a text.

    Raises:
        TypeError: the arrangement returns no game.
        ValueError: the arranged game has other rules, or is only partly known.
    """
    arranged = arrange(game, seat)
    if not isinstance(arranged, Game):
        raise TypeError(f"arrange must give the game to play on, not {shown(arranged)}")
    config, given = game.config, arranged.config
    if given is config:
        return arranged
    if rules_of(given) != rules_of(config):
        raise ValueError(
            "arrange may change the position, not rules, seats or board: "
            "compare those with conditions of rw.experiment"
        )
    if arranged.is_partial:
        raise ValueError("arrange must give a game of which everything is known")
    if given == config:
        return arranged
    state = arranged.state.copy()
    state.dice_read, state.shuffles = game.state.dice_read, game.state.shuffles
    return Game(config, state)


def arranged_state(arrange: Arrangement, config: GameConfig, fast: FastGame, seat: str) -> State:
    """Arrange the position of a compiled game. Raises ``ValueError``."""
    return arranged_by(arrange, Game(config, fast.state), seat).state


def play_arranged(
    config: GameConfig,
    seeds: Sequence[int],
    bots: Sequence[Sequence[str]],
    limits: Limits,
    arrange: Arrangement | None,
    wanted: Sequence[str],
    origin: Origin | None = None,
) -> list[End]:
    """Play compiled games as `games.play_many` does, each arranged for its seat in ``wanted``.

    Chance continues where the set-up left it, so that an arrangement that changes nothing leads to
    the same game as none. With an ``origin``, the games start from its position.

    Raises:
        ValueError: the game is too large, or an arrangement returned a game of other rules.
    """
    fast = FastGame(config, 0, keeps_rows=False)
    ends = []
    for players, before in begun_games(fast, config, seeds, bots, arrange, wanted, origin):
        after = fast.play(players, limits.rounds, limits.actions - before)
        ends.append(fast.end(before + after))
    return ends


def begun_games(
    fast: FastGame,
    config: GameConfig,
    seeds: Sequence[int],
    bots: Sequence[Sequence[str]],
    arrange: Arrangement | None,
    wanted: Sequence[str],
    origin: Origin | None,
) -> Iterator[tuple[Sequence[str], int]]:
    """Begin compiled games in ``fast`` one after another, for `play_arranged` and for tables.

    Yields:
        The game's bots, and the number of actions that its set-up took before it was arranged.
    """
    deal = None if origin is None else origin.dealer()
    for seed, players, seat in zip(seeds, bots, wanted, strict=True):
        if deal is None:
            fast.begin(seed)
        else:
            fast.continue_from(deal(seed), seed)
        before = 0
        if arrange is not None:
            before = fast.play(players, max_rounds=0)
            fast.continue_from(arranged_state(arrange, config, fast, seat))
        yield players, before


@dataclass(frozen=True, slots=True)
class Begins:
    """An arrangement that decides who begins, by moving bots to other seats before the set-up.

    Attributes:
        first: True if the first bot begins, False if it is the last in the order of turns.
    """

    first: bool

    def seat(self, starter: int, players: int) -> int:
        """Return the number of the first bot's seat in a game that seat ``starter`` begins."""
        return starter if self.first else (starter - 1) % players


def begins(*, first: bool = True) -> Begins:
    """Put the first bot first in the order of turns or, with `first=False`, last.

    The edition decides which seat begins: the first, the one without a further card, or the one
    with the highest die. The bots move around the table, in the same order, until the first bot
    sits there. So the deal, the claims, the placing and the turns all begin with that bot.

    >>> import risk_widget as rw
    >>> island = {"edition": "italian", "mode": "domination", "board": "island"}
    >>> result = rw.simulate(["cautious"] * 3, 4, arrange=rw.lab.begins(), **island)
    >>> [(game.starter, game.bots[game.starter]) for game in result.games]
    [('green', 0), ('red', 0), ('blue', 0), ('green', 0)]
    """
    return Begins(flag(first, "first"))


@dataclass(frozen=True, slots=True)
class Holds:
    """An arrangement that gives a seat a continent, or its placebo; see `holds`, `placebo`.

    Attributes:
        continent: the id of the continent.
        placebo: whether other territories are exchanged instead of the continent's.
    """

    continent: str
    placebo: bool = False

    def check(self, config: GameConfig) -> None:
        """Refuse a continent that a seat can't hold, or that may contain another seat's capital."""
        try:
            wanted = len(config.board.continent(self.continent).territories)
        except KeyError as error:
            raise ValueError(str(error)) from error
        if config.rules.goal == "capitals":
            raise ValueError(
                f"a seat can't get {self.continent} by exchange where seats have capitals: "
                "one may lie there, and no seat may give its capital away"
            )
        share = len(config.board.ids) // (config.players + config.has_third)
        if wanted > share:
            raise ValueError(
                f"a seat can't hold {self.continent}: it has {wanted} territories, and of "
                f"{len(config.board.ids)} a seat is dealt {share} at this table"
            )

    def __call__(self, game: Game, seat: str) -> Game:
        """Exchange territories, and restart the turn to recompute its income."""
        config, state, me = game.config, game.state.copy(), game.seats.index(seat)
        # Seeded by the position and the deck, so that the same game always gets the same
        # arrangement.
        random = Random(str((state.owner, state.armies, state.deck)))
        inside = [game.board.index[t] for t in game.board.continent(self.continent).territories]
        missing = [t for t in inside if state.owner[t] != me]
        kept = {*state.capital}
        own = [t for t, owner in enumerate(state.owner) if owner == me and t not in kept]
        free = [t for t in own if t not in inside]
        if len(free) < len(missing) or kept & {*missing}:
            raise ValueError(f"{seat} can't get {self.continent} by exchange")
        if self.placebo:
            others = [t for t, owner in enumerate(state.owner) if owner != me and t not in kept]
            exchanged = _exchanges(config, state, own, others, len(missing), random)
        else:
            exchanged = [*zip(random.sample(free, len(missing)), missing, strict=True)]
        for given, taken in exchanged:
            _exchange(state, taken, given)
        state.borders = None
        start_turn(config.params, state, None, state.turn)
        return Game(config, state)


_DRAWS: Final = 100
"""The number of exchanges drawn before one with fewer territories is tried."""


def _exchanges(
    config: GameConfig, state: State, own: list[int], others: list[int], count: int, random: Random
) -> list[tuple[int, int]]:
    """Draw territories to exchange, such that no seat gains a whole continent.

    There are fewer than ``count`` only if no such exchange of ``count`` was found on a small board.
    """
    board = config.board
    members = [[board.index[t] for t in continent.territories] for continent in board.continents]

    def whole(owners: list[int]) -> set[tuple[int, ...]]:
        held = ({owners[t] for t in inside} for inside in members)
        return {(at, *seats) for at, seats in enumerate(held) if len(seats) == 1}

    before = whole(state.owner)
    for number in range(count, 0, -1):
        for _ in range(_DRAWS):
            drawn = [*zip(random.sample(own, number), random.sample(others, number), strict=True)]
            owners = [*state.owner]
            for given, taken in drawn:
                owners[given], owners[taken] = owners[taken], owners[given]
            if whole(owners) <= before:
                return drawn
    return []


def _exchange(state: State, one: int, other: int) -> None:
    """Exchange two territories between their owners, armies included."""
    first, second = state.owner[one], state.owner[other]
    give(state, one, second)
    give(state, other, first)
    armies = state.armies
    armies[one], armies[other] = armies[other], armies[one]


def holds(continent: str) -> Holds:
    """Give the seat a continent: exchange other territories of the seat for those that it lacks.

    All seats keep as many territories and armies as before. The territories that the seat gives
    away are drawn at random, by the game's seed. The exchange itself has an effect, since it
    separates neighbouring territories; `placebo` has the same effect, so that an experiment can
    compare with both.

    >>> import risk_widget as rw
    >>> game = rw.Game.new(edition="nordic", mode="missions", seats=3, seed=1)
    >>> rw.lab.holds("australia")(game, "red").owner("indonesia")
    'red'

    Raises:
        ValueError: ``continent`` is not a text. Before games are played: the board has no such
            continent, or it is larger than a seat's share. During play: a capital lies there.
    """
    return Holds(read(str, continent, "continent"))


def placebo(continent: str) -> Holds:
    """Exchange as many territories as `holds` would, but give no seat a whole continent.

    The territories that the seat gives away and those that it gets are both drawn at random, by the
    game's seed.

    >>> import risk_widget as rw
    >>> game = rw.Game.new(edition="nordic", mode="missions", seats=3, seed=1)
    >>> arranged = rw.lab.placebo("australia")(game, "red")
    >>> sum(arranged.owner(t) != game.owner(t) for t in game.board.ids)
    4

    Raises:
        ValueError: as with `holds`.
    """
    return Holds(read(str, continent, "continent"), placebo=True)
