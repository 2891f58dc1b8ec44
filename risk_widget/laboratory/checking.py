"""The check of a bot before it is handed in: it loads, chooses legally, and keeps to its time."""

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

if TYPE_CHECKING:
    from collections.abc import Iterator

    from risk_widget.bots.programs import ProgramBot, ProgramSeat

__all__ = ["GAMES", "POSITIONS", "Asked", "BotReport", "check_bot", "positions"]

POSITIONS: Final = 200
"""Positions of each phase in which a bot is asked."""
GAMES: Final = 20
"""Games that a bot plays against the lowest rung."""
DECIDED: Final = PHASES[:-1]
"""The phases in which a seat decides something."""
_SET_UP: Final = frozenset({"claim", "place", "capital"})
_TABLES: Final = (
    ("czech", "domination", 3),
    ("nordic", "capital", 2),
    ("italian", "missions", 4),
    ("german", "domination", 2),
    ("czech", "duel", 2),
)
"""Tables that have all phases between them: an edition, a mode and a number of players."""
_ACTIONS_OF_A_GAME: Final = 600
_TOLD: Final = 5
"""Failures that are told one by one."""
_ENOUGH: Final = 20
_ENOUGH_SLOW: Final = 3
"""Failures, and those among them that took too long, after which a bot is asked no more."""
_LONGEST: Final = 300


class Asked(NamedTuple):
    """A position in which a bot is asked.

    Attributes:
        number: of the game, from 0 on.
        game: not to be changed.
        seat: which must act.
    """

    number: int
    game: Game
    seat: str


@dataclass(slots=True)
class BotReport:
    """The findings of the check of a bot.

    >>> from risk_widget.laboratory.checking import check_bot
    >>> report = check_bot("risk_widget.bots:RandomBot", positions_each=1, games=2)
    >>> report.is_good, report.failures, report.asked["attack"]
    (True, 0, 1)

    Attributes:
        bot: its name.
        asked: by phase, the number of positions in which it was asked.
        failed: by phase, how many of these it failed in.
        reasons: some of its failures, each with the position on one line.
        seconds: its decisions took so long, all together.
        longest: seconds of its longest decision.
        slow: decisions that took too long; they are among the failures.
        games: the games against the first rung; `won` and `forfeited` are among them.
        loads: whether it was ready for its first game.
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
        """The number of positions in which it failed."""
        return self.failed.total()

    @property
    def is_good(self) -> bool:
        """Whether it failed nowhere."""
        return self.loads and not self.failures and not self.forfeited

    @property
    def is_hopeless(self) -> bool:
        """Whether it failed so often that there is nothing more to learn."""
        return not self.loads or self.failures >= _ENOUGH or self.slow >= _ENOUGH_SLOW

    def lines(self) -> Iterator[str]:
        """The findings as lines of text."""
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
    """Positions of every phase, from games that are played at random; always the same ones.

    >>> from risk_widget.laboratory.checking import positions
    >>> sorted({asked.game.phase for asked in positions(1)})[:4]
    ['attack', 'attack_third', 'capital', 'claim']

    Args:
        each: how many of each phase.
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
    """Check a bot: ask it in positions of every phase, and have it play against the first rung.

    It runs in a process of its own, as in a tournament of isolated bots.

    >>> from risk_widget.laboratory.checking import check_bot
    >>> report = check_bot("risk_widget.bots:RandomBot", positions_each=1, games=2)
    >>> lines = [*report.lines()]
    >>> lines[0], lines[-1]
    ('claim: 1 of 1 choices are legal', 'RandomBot is ready')

    Args:
        bot: a program, or the place of a bot in Python: `bot.py`, `bot.py:Name`, `module:Name`.
        positions_each: positions of each phase.
        games: games against the first rung of the ladder.
        isolation: its limits; default those of `rw.lab.Isolation`.

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
    """Ask a bot in positions of every phase, and write down what it does."""
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
    """Have a bot choose; return how it failed."""
    seen = asked.game.observe(asked.seat)
    try:
        report.loads = bool(report.asked)  # until it is ready for its first game
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
    except Exception as error:  # noqa: BLE001 - that is what is asked for
        report.slow += isinstance(error, TimeoutError)
        return clean_name(f"{type(error).__name__}: {error}", _LONGEST)
    return None
