"""The check of a bot before it is handed in: that it loads, plays legally and is fast enough."""

from __future__ import annotations

from collections import Counter
from copy import copy
from dataclasses import dataclass, field
from itertools import count
from time import perf_counter
from typing import TYPE_CHECKING, Final, NamedTuple

from risk_widget.bots import RandomBot
from risk_widget.bots.ladder import LADDER
from risk_widget.bots.programs import Isolation, Program, within
from risk_widget.engine.codes import PHASES
from risk_widget.game import Game
from risk_widget.laboratory.players import Player
from risk_widget.laboratory.simulation import simulate
from risk_widget.reading.clean_names import clean_name
from risk_widget.reading.schema import whole
from risk_widget.reading.spelling import error_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from risk_widget.bots.programs import ProgramBot, ProgramSeat

__all__ = ["GAMES", "POSITIONS", "Asked", "BotReport", "check_bot", "positions"]

POSITIONS: Final = 200
"""The number of positions of each phase in which a bot must choose."""
GAMES: Final = 20
"""The number of games that a bot plays against the lowest rung."""
DECIDED: Final = PHASES[:-1]
"""The phases in which a player has something to decide."""
_SET_UP: Final = frozenset({"claim", "place", "capital"})
_TABLES: Final = (
    ("czech", "domination", 3),
    ("nordic", "capital", 2),
    ("italian", "missions", 4),
    ("german", "domination", 2),
    ("czech", "duel", 2),
)
"""Tables that together have all phases: an edition, a mode and a number of players each."""
_ACTIONS_OF_A_GAME: Final = 600
_TOLD: Final = 5
"""The most failures that are reported one by one."""
_ENOUGH: Final = 20
_ENOUGH_SLOW: Final = 3
"""The numbers of failures, and of choices that take too long, after which the check ends."""
_LONGEST: Final = 300


class Asked(NamedTuple):
    """A position in which a bot must choose.

    Attributes:
        number: the number of the game, counting from 0.
        game: the game at the position, which must not be changed.
        seat: the seat that must act.
    """

    number: int
    game: Game
    seat: str


@dataclass(slots=True)
class BotReport:
    """The findings from checking a bot.

    >>> from risk_widget.laboratory.checking import check_bot
    >>> report = check_bot("risk_widget.bots:RandomBot", positions_each=1, games=2)
    >>> report.is_good, report.failures, report.asked["attack"]
    (True, 0, 1)

    Attributes:
        bot: the name of the bot.
        asked: for each phase, the number of positions in which the bot had to choose.
        failed: for each phase, the number of those positions in which it failed.
        reasons: some of its failures, each with the position on one line.
        seconds: the time of all its decisions together.
        longest: the seconds of its longest decision.
        slow: the number of decisions that took too long; they count as failures, too.
        games: the games against the first rung, including `won` and `forfeited` ones.
        loads: whether the bot was ready for its first game.
    """

    bot: str
    asked: Counter[str] = field(default_factory=Counter)
    failed: Counter[str] = field(default_factory=Counter)
    reasons: list[str] = field(default_factory=list)
    seconds: float = 0.0
    longest: float = 0.0
    slow: int = 0
    games: int = 0
    won: int = 0
    forfeited: int = 0
    loads: bool = True

    @property
    def failures(self) -> int:
        """The number of positions in which the bot failed."""
        return self.failed.total()

    @property
    def is_good(self) -> bool:
        """Whether the bot never failed."""
        return self.loads and not self.failures and not self.forfeited

    @property
    def is_hopeless(self) -> bool:
        """Whether the bot failed so often that the check can end."""
        return not self.loads or self.failures >= _ENOUGH or self.slow >= _ENOUGH_SLOW

    def lines(self) -> Iterator[str]:
        """Yield the findings as lines of text."""
        if not self.loads:
            yield from self.reasons
            yield f"{self.bot} does not load"
            return
        for phase, asked in self.asked.items():
            failed = self.failed[phase]
            yield f"{phase}: {asked - failed} of {asked} choices are legal"
        yield from self.reasons
        average = self.seconds / max(1, self.asked.total())
        yield f"time for a decision: {average:.3f} s on average, {self.longest:.3f} s at most"
        if self.games:
            yield (
                f"against {LADDER[0]}, the first rung: {self.won} of {self.games} games won, "
                f"{self.forfeited} forfeited"
            )
        yield f"{self.bot} is ready" if self.is_good else f"{self.bot} is not ready"


def positions(each: int) -> Iterator[Asked]:
    """Yield positions of every phase from random games: the same positions every time.

    >>> from risk_widget.laboratory.checking import positions
    >>> sorted({asked.game.phase for asked in positions(1)})[:4]
    ['attack', 'attack_third', 'capital', 'claim']

    Args:
        each: the number of positions of each phase.
    """
    needed = dict.fromkeys(DECIDED, each)
    there: dict[tuple[str, str, int], set[str]] = {}
    for number in count():
        if not needed:
            return
        table = _TABLES[number % len(_TABLES)]
        if there.get(table, {*needed}).isdisjoint(needed):
            continue
        edition, mode, seats = table
        game = Game.new(edition=edition, mode=mode, seats=seats, seed=number)
        own = game.seats[number // len(_TABLES) % seats]
        random = RandomBot(number)
        seen = there.setdefault(table, set())
        for _ in range(_ACTIONS_OF_A_GAME):
            if game.actor is None or (game.round and _SET_UP.issuperset(needed)):
                break
            seen.add(game.phase)
            if game.actor == own and game.phase in needed:
                needed[game.phase] -= 1
                if not needed[game.phase]:
                    del needed[game.phase]
                yield Asked(number, game, own)
            game.apply(random.choose(game.observe(game.actor)))


def check_bot(
    bot: str | Program,
    *,
    positions_each: int = POSITIONS,
    games: int = GAMES,
    isolation: Isolation | None = None,
) -> BotReport:
    """Check a bot in positions of every phase, and in games against the first rung.

    The bot runs in a process of its own, as in a tournament of isolated bots.

    >>> from risk_widget.laboratory.checking import check_bot
    >>> report = check_bot("risk_widget.bots:RandomBot", positions_each=1, games=2)
    >>> lines = [*report.lines()]
    >>> lines[0], lines[-1]
    ('claim: 1 of 1 choices are legal', 'RandomBot is ready')

    Args:
        bot: a program, or the place of a bot in Python: `bot.py`, `bot.py:Name`, `module:Name`.
        positions_each: the number of positions of each phase.
        games: the number of games against the first rung of the ladder.
        isolation: the bot's limits; by default those of `rw.lab.Isolation`.

    Raises:
        ValueError: no such file, or fewer than one position or game.
    """
    each, played = whole(positions_each, "positions_each", 1), whole(games, "games", 1)
    program = Program.of_python(bot) if isinstance(bot, str) else bot
    program = within(program, isolation or Isolation())
    report = BotReport(program.name)
    place = Player(program.name, program).place()
    assert place is not None
    try:
        _ask(place, each, report)
    finally:
        place.close()
    if report.is_hopeless:
        return report
    result = simulate(
        [program, LADDER[0]],
        played,
        edition="german",
        mode="domination",
        on_error="forfeit",
    )
    report.games, report.won = len(result.games), result.wins[0]
    failures = [game.failure for game in result.games if game.failure is not None]
    report.forfeited = len(failures)
    if failures and len(report.reasons) < _TOLD:
        report.reasons.append(f"in a game: {failures[0]}")
    return report


def _ask(place: ProgramSeat, each: int, report: BotReport) -> None:
    """Have a bot choose in positions of every phase; record its failures in the report."""
    latest, player = -1, None
    for asked in positions(each):
        if asked.number != latest or player is None:
            latest, player = asked.number, place.begin(f"check/{asked.number}")
        reason = _failure(player, asked, report)
        phase = asked.game.phase
        report.asked[phase] += 1
        if reason is None:
            continue
        report.failed[phase] += 1
        player = None
        if len(report.reasons) < _TOLD:
            where = f" in {asked.game.position(asked.seat)}" if report.loads else ""
            report.reasons.append(f"{reason}{where}")
        if report.is_hopeless:
            return


def _failure(player: ProgramBot, asked: Asked, report: BotReport) -> str | None:
    """Have a bot choose in a position; return how it failed, or None."""
    seen = asked.game.observe(asked.seat)
    try:
        report.loads = bool(report.asked)  # False until the bot is ready for its first game
        player.be_ready(seen)
        report.loads = True
        began = perf_counter()
        try:
            action = player.choose(seen)
        finally:
            seconds = perf_counter() - began
            report.seconds += seconds
            report.longest = max(report.longest, seconds)
        copy(asked.game).apply(action, asked.seat)
    except Exception as error:  # noqa: BLE001 - any error is a failure of the bot
        report.slow += isinstance(error, TimeoutError)
        return clean_name(error_text(error), _LONGEST)
    return None
