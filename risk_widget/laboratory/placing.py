"""A bot's place on the ladder, found in games against the nearest rungs.

The bot plays domination for two in the German edition. Its games come in pairs: both games of a
pair have the same seed, and in the second the bots have exchanged their seats. The bot's score of a
pair is the share it wins: 0, ½ or 1. The strengths of the rungs in this game have been measured
(`DUEL_SHARES`), and a bot of strength `s` wins 1 / (1 + exp(r − s)) of the games against a rung of
strength `r`.

The interval contains each strength that the scores do not contradict: the total score differs from
the score expected at that strength by no more than the standard error allows, as in Wilson's
interval of a share. So it has some width after few games, and is open if every game was lost. The
variance of the scores is estimated from the pairs themselves: it is smaller than that of
independent games, as the beginner has the better chance. The games continue until the interval is
narrow, so their number hardly depends on who won them, and the interval keeps its 95%.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from math import exp, inf, isinf, sqrt
from time import monotonic
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from risk_widget.bots.ladder import LADDER, place_among, strengths
from risk_widget.compiled.compiler import has_numba
from risk_widget.engine.chance import seed_of
from risk_widget.laboratory.fast_hint import FASTER
from risk_widget.laboratory.players import Player
from risk_widget.laboratory.simulation import Settings, compile_games, games_of
from risk_widget.laboratory.vocabulary import executor_of, in_one_vocabulary
from risk_widget.messages import Message, in_digits, render, say
from risk_widget.reading.schema import flag, number, read, whole
from risk_widget.reading.schema import seconds as seconds_of
from risk_widget.results.displays import lines, percent, table, whiskers
from risk_widget.results.frames import Rows
from risk_widget.results.intervals import Z, share_interval
from risk_widget.results.progress_bar import note, reporter

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from risk_widget.bots.programs import Isolation
    from risk_widget.laboratory.players import AnyBot
    from risk_widget.laboratory.simulation import OnError
    from risk_widget.laboratory.vocabulary import Cluster, Executor
    from risk_widget.reading.json_types import JsonObject
    from risk_widget.results.frames import Columns, FrameRow
    from risk_widget.results.progress_bar import Progress

__all__ = ["LadderPlace", "RungGames", "place_on_ladder"]

DUEL_SHARES: Final = (0.622, 0.609, 0.639, 0.627, 0.653, 0.679, 0.656, 0.614, 0.614)
"""Each rung's share of wins against the rung below, from the second rung, in German games for two.

``docs/bots.md`` has them in a column of their own; `bots.ladder.SHARES` has the means over three
games."""
DUEL_STRENGTHS: Final = strengths(DUEL_SHARES)
"""The strength of each rung in that game."""

Why: TypeAlias = Literal["narrow", "outside", "games", "seconds", "interrupted"]
"""The reasons to stop the search for a place."""
Play: TypeAlias = "Callable[[int, int, int], Sequence[float]]"
"""A function that maps a rung, a block's number and a number of pairs to each pair's score."""

_FIRST_RUNG: Final = 5
_FIRST_BLOCKS, _FIRST_PAIRS, _PAIRS = 3, 4, 8
"""The number of short blocks at the start, the pairs in each, and the pairs in later blocks."""
_FEWEST: Final = 12
"""The fewest pairs before the search may end."""
_USUAL: Final = 20
"""The weight, in pairs, that the estimate of the variance gives to independent games."""
_WEAKEST, _STRONGEST = DUEL_STRENGTHS[0] - 12, DUEL_STRENGTHS[-1] + 12
_CLOSE: Final = 1e-6
_ON_A_RUNG: Final = 0.25


class _Scores(NamedTuple):
    """The pairs against one rung: their number, the sum of scores, and the sum of squares."""

    pairs: int = 0
    total: float = 0.0
    squares: float = 0.0

    def with_pairs(self, scores: Sequence[float]) -> _Scores:
        return _Scores(
            self.pairs + len(scores),
            self.total + sum(scores),
            self.squares + sum(score * score for score in scores),
        )


@dataclass
class Search:
    """The scores of a bot so far, and the place they indicate.

    Attributes:
        scores: the scores against each rung, from the first.
    """

    scores: list[_Scores] = field(default_factory=lambda: [_Scores()] * len(LADDER))

    @property
    def pairs(self) -> int:
        """The number of pairs played."""
        return sum(each.pairs for each in self.scores)

    def next_rung(self) -> int:
        """Choose the rung to play next: of the two nearest, the one with fewer games."""
        if not self.pairs:
            return _FIRST_RUNG
        place = place_among(DUEL_STRENGTHS, self._likeliest(usual=1))
        place = min(max(place, 1.0), float(len(LADDER)))
        below = min(int(place), len(LADDER) - 1)
        return min((below, below + 1), key=lambda rung: (self._played(rung), abs(rung - place)))

    def _played(self, rung: int) -> int:
        return self.scores[rung - 1].pairs

    def place(self) -> float:
        """Estimate the likeliest place; infinite if all games were won or all lost."""
        won = sum(each.total for each in self.scores)
        if won in (0, self.pairs):
            return inf if won else -inf
        return place_among(DUEL_STRENGTHS, self._likeliest())

    def interval(self) -> tuple[float, float]:
        """Compute the 95% interval of the place; an open end is infinite."""
        spread = self._spread()

        def far(strength: float) -> float:
            """Return by how many standard errors the scores exceed those expected at a strength."""
            above, variance = self._above(strength)
            return above / sqrt(spread * variance)

        ends = (_root(lambda s: far(s) - Z), _root(lambda s: far(s) + Z))
        low, high = (place_among(DUEL_STRENGTHS, end) for end in ends)
        return low, high

    def _likeliest(self, *, usual: int = 0) -> float:
        """Estimate the likeliest strength, adding ``usual`` drawn pairs against the middle rung."""
        middle = DUEL_STRENGTHS[_FIRST_RUNG - 1]
        return _root(lambda s: self._above(s)[0] + usual * (0.5 - _chance(s - middle)))

    def _above(self, strength: float) -> tuple[float, float]:
        """Return the sum of the scores minus the sum expected at a strength, and its variance.

        The variance is that of independent games.
        """
        above = variance = 0.0
        for rung, scores in zip(DUEL_STRENGTHS, self.scores, strict=True):
            if scores.pairs:
                chance = _chance(strength - rung)
                above += scores.total - scores.pairs * chance
                variance += scores.pairs * chance * (1 - chance) / 2
        return above, variance

    def _spread(self) -> float:
        """Estimate the scores' variance as a multiple of the variance of independent games."""
        strength, spread = self._likeliest(usual=1), float(_USUAL)
        for rung, each in zip(DUEL_STRENGTHS, self.scores, strict=True):
            chance = _chance(strength - rung)
            squares = each.squares - 2 * chance * each.total + each.pairs * chance * chance
            spread += 2 * squares / (chance * (1 - chance))
        return spread / (self.pairs + _USUAL)


def _chance(lead: float) -> float:
    return 1 / (1 + exp(-lead))


def _root(falling: Callable[[float], float]) -> float:
    """Find the strength at which a decreasing function is zero; infinite if none is in range."""
    low, high = _WEAKEST, _STRONGEST
    if falling(low) <= 0:
        return -inf
    if falling(high) >= 0:
        return inf
    while high - low > _CLOSE:
        middle = (low + high) / 2
        low, high = (middle, high) if falling(middle) > 0 else (low, middle)
    return (low + high) / 2


def search(
    play: Play,
    within: float,
    games: int,
    *,
    is_late: Callable[[], bool] = lambda: False,
    report: Callable[[int], None] = lambda _done: None,
) -> tuple[Search, Why]:
    """Play blocks of pairs until the place is known closely enough.

    Args:
        play: plays a block.
        within: the width of the interval that is narrow enough, in rungs.
        games: the most games to play, two for each pair.
        is_late: returns whether there is no more time.
        report: called with the number of games.
    """
    found, block = Search(), 0
    try:
        while True:
            rung = found.next_rung()
            size = _FIRST_PAIRS if block < _FIRST_BLOCKS else _PAIRS
            scores = play(rung, block, min(size, games // 2 - found.pairs))
            found.scores[rung - 1] = found.scores[rung - 1].with_pairs(scores)
            block += 1
            report(2 * found.pairs)
            if found.pairs >= _FEWEST:
                low, high = found.interval()
                if high < 0 or low > len(LADDER) + 1:
                    return found, "outside"
                if high - low <= within:
                    return found, "narrow"
            if found.pairs >= games // 2:
                return found, "games"
            if is_late():
                return found, "seconds"
    except KeyboardInterrupt:
        if not found.pairs:
            raise
        return found, "interrupted"


class RungGames(NamedTuple):
    """The games against one rung.

    Attributes:
        rung: the number of the rung.
        opponent: the id of the rung's bot.
        games: the number of games.
        score: the number of games won, plus half of those without a winner.
    """

    rung: int
    opponent: str
    games: int
    score: float


@dataclass(frozen=True, slots=True)
class LadderPlace(Rows):
    """The place of a bot on the ladder.

    >>> import risk_widget as rw
    >>> rw.lab.place_on_ladder("random", fast=False)
    <LadderPlace: random stands below rung 1, after 24 games>

    Attributes:
        bot: the name of the bot.
        place: a number between rungs, below 1 or above 10 beyond the ladder; None if the bot has
            lost or won every game.
        low, high: the 95% interval of the place; None for an open end.
        against: the games against each rung that the bot has met.
        why: "narrow" if the interval was narrow enough, "outside" if the place is beyond the
            ladder; "games" or "seconds" if a limit was reached; "interrupted" by the user.
        seed: the seed from which the seeds of the games are drawn.
        fast: whether the games were played by the compiled game.
        slower: for a bot without a compiled form: how many compiled games would take as long as
            one of its games.
    """

    bot: str
    place: float | None
    low: float | None
    high: float | None
    against: tuple[RungGames, ...]
    why: Why
    seed: int | str
    fast: bool
    slower: float | None = None

    @property
    def games(self) -> int:
        """The number of games played."""
        return sum(each.games for each in self.against)

    @property
    def rung(self) -> int:
        """The nearest rung, from 1 to 10."""
        low = -inf if self.low is None else self.low
        place = self.place if self.place is not None else inf if low > 1 else -inf
        return round(min(max(place, 1.0), float(len(LADDER))))

    def _message(self) -> Message:
        """Put the place into a sentence."""
        place, rungs = self.place, len(LADDER)
        ends = (self.low, self.high)
        low, high = (None if end is None else in_digits(f"{end:.1f}") for end in ends)
        where, lower = "between", 1
        if self.high is not None and self.high < 1:
            where = "below"
        elif self.low is not None and self.low > rungs:
            where = "above"
        elif place is None or not 1 <= place <= rungs or abs(place - self.rung) <= _ON_A_RUNG:
            where = "at"
        else:
            lower = int(place)
        about = {"bot": self.bot, "where": where, "rung": self.rung, "games": self.games}
        about |= {"lower": lower, "upper": lower + 1, "last": rungs}
        open_at = "low" if low is None else "high" if high is None else "none"
        return Message("ladder-place", {**about, "low": low, "high": high, "open": open_at})

    def __repr__(self) -> str:
        return f"<LadderPlace: {render(self._message())}{self._slowness()}>"

    def _slowness(self) -> str:
        return "" if self.slower is None else f"; {render(_slower(self.bot, self.slower))}"

    def _repr_html_(self) -> str:
        heads = ("ladder-rung", "simulation-bot", "simulation-games", "simulation-share-head")
        body = [
            (
                str(row["rung"]),
                row["opponent"],
                str(row["games"]),
                f"{whiskers(row['low'], row['share'], row['high'])} {percent(row['share'])}",
            )
            for row in self.to_rows()
        ]
        told = f"{render(self._message())}{self._slowness()}"
        return lines(told, table([*map(say, heads)], body, markup=(3,), numbers=(0, 2)), text=(0,))

    def to_dict(self) -> JsonObject:
        """Return the whole result as JSON data.

        >>> import risk_widget as rw
        >>> rw.lab.place_on_ladder("random", games=2, fast=False).to_dict()["why"]
        'games'
        """
        against = [each._asdict() for each in self.against]
        return {**asdict(self), "against": against, "rung": self.rung, "games": self.games}

    def _columns(self) -> Columns:
        counts: Columns = {"rung": "whole", "opponent": "text", "games": "whole"}
        return {**counts, **dict.fromkeys(("share", "low", "high"), "number")}

    def to_rows(self) -> list[FrameRow]:
        """Build a row for each rung played: the share of games won, with its 95% interval.

        >>> import risk_widget as rw
        >>> found = rw.lab.place_on_ladder("random", games=2, fast=False)
        >>> [(row["opponent"], row["games"], row["share"]) for row in found.to_rows()]
        [('regular', 2, 0.0)]
        """
        rows: list[FrameRow] = []
        for each in self.against:
            low, high = share_interval(each.score, each.games)
            counts = (each.rung, each.opponent, each.games, each.score / each.games, low, high)
            rows.append(dict(zip(self._columns(), counts, strict=True)))
        return rows


def _slower(bot: str, slower: float) -> Message:
    return Message("ladder-slower", {"bot": bot, "times": round(slower)})


@in_one_vocabulary()
def place_on_ladder(  # noqa: PLR0913 - its choices are public
    bot: AnyBot,
    *,
    within: float = 1.0,
    games: int = 400,
    seconds: float | None = 300,
    seed: int | str | None = 0,
    executor: Executor | Cluster | None = None,
    progress: Progress = False,
    fast: bool | None = None,
    max_seconds: float | None = None,
    on_error: OnError | None = None,
    isolated: bool | Isolation = False,
) -> LadderPlace:
    """Find the rung of the ladder that a bot stands on, with an interval.

    The bot plays German games for two against the rungs nearest to its estimated place, until the
    95% interval of its place is narrow enough. `risk_widget.laboratory.placing` explains the
    method. If interrupted, it returns the place known so far.

    >>> import risk_widget as rw
    >>> found = rw.lab.place_on_ladder("random", fast=False)
    >>> found.rung, found.why, found.games
    (1, 'outside', 24)

    Args:
        bot: a bot in any form that `simulate` takes.
        within: the width of the interval that is narrow enough, in rungs.
        games: the most games to play.
        seconds: the time after which the search stops, too; None for no limit. The number of games
            then varies, and so does the interval, which stays valid.
        seed: as for `simulate`.
        executor: as for `simulate`.
        progress: as for `simulate`; there may be fewer games than it says.
        fast: whether to play the compiled game; None: if possible. If the bot has no compiled
            form, a line says how many times as long its games take.
        max_seconds: as for `simulate`.
        on_error: as for `simulate`. A game that the bot forfeits is lost.
        isolated: as for `simulate`.

    Raises:
        ValueError: no such bot, no such number, or what `simulate` refuses.
    """
    player = Player.of(read(object, bot), "bot")
    within, games = number(within, "within", 0.1), whole(games, "games", 2)
    limit = None if seconds is None else seconds_of(seconds, "seconds")
    chosen, runner = seed_of(seed), executor_of(executor)
    can = player.form is not None and has_numba()
    is_fast = can and max_seconds is None if fast is None else flag(fast, "fast")
    told, began = reporter(progress), monotonic()

    def settings(seed: str) -> Settings:
        return Settings(
            edition="german",
            mode="domination",
            seed=seed,
            fast=is_fast,
            max_seconds=max_seconds,
            on_error=on_error,
            isolated=isolated,
        )

    def play(rung: int, block: int, pairs: int) -> Sequence[float]:
        rival = LADDER[rung - 1]
        here = settings(f"{chosen}/{rival}/{block}")
        kinds = [games_of(table, here) for table in ([player, rival], [rival, player])]
        compile_games(kinds)
        halves: list[list[float]] = []
        for me, kind in enumerate(kinds):
            played = [game for batch in kind.batches(pairs, runner) for game in batch]
            halves.append([0.5 if g.winner is None else g.bots[g.winner] == me for g in played])
        return [(one + other) / 2 for one, other in zip(*halves, strict=True)]

    slower: list[float] = []

    def measured(rung: int, block: int, pairs: int) -> Sequence[float]:
        start = monotonic()
        scores = play(rung, block, pairs)
        if not (can or slower):
            slower.append(_times(monotonic() - start, 2 * pairs, LADDER[rung - 1]))
            note(render(_slower(player.name, slower[0])))
        return scores

    # Invalid arguments must raise an error before any game is played.
    games_of([player, LADDER[0]], settings(str(chosen)))
    found, why = search(
        measured,
        within,
        games,
        is_late=lambda: limit is not None and monotonic() - began > limit,
        report=lambda done: told(done, games) if done < games else None,
    )
    told(games, games)
    place, (low, high) = found.place(), found.interval()
    return LadderPlace(
        bot=player.name,
        place=_finite(place),
        low=_finite(low),
        high=_finite(high),
        against=_against(found.scores),
        why=why,
        seed=chosen,
        fast=is_fast,
        slower=slower[0] if slower else None,
    )


def _finite(place: float) -> float | None:
    return None if isinf(place) else place


def _times(took: float, games: int, rival: str) -> float:
    """Estimate how many compiled games against a rung take as long as one of these games.

    Ordinary games are played to measure it: see `FASTER`.
    """
    kind = games_of([rival, rival], Settings(edition="german", mode="domination"))
    start = monotonic()
    kind.play(range(2))
    quick = (monotonic() - start) / 2 / FASTER
    return took / games / quick


def _against(scores: Iterable[_Scores]) -> tuple[RungGames, ...]:
    return tuple(
        RungGames(rung, LADDER[rung - 1], 2 * each.pairs, 2 * each.total)
        for rung, each in enumerate(scores, 1)
        if each.pairs
    )
