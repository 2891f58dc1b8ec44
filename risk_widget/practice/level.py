"""A person's level: the rung of the ladder at which they would win as much as anybody else there.

A seat's chance to win is its share of the strength at the table, as in `laboratory.ratings`: among
equals one of two games against one rival, one of three against two. The rungs' strengths have been
measured (`bots.ladder`), and what the place in the order of turns adds to them
(`bots.start_values`): in a German game of two, whoever starts wins some two games of three against
an equal. What is known of the person's is how likely each strength is, in steps. Before each game
that widens, as people change, so that the newest games count most: some twenty of them, once there
are many. After it, each strength is as likely as it makes the result (Bayes). Whoever has
won three easy games may be anybody from the middle of the ladder up, so nobody is placed more than
`MOST_AHEAD` rungs above the strongest rival they have beaten. A win never lowers the level, and a
loss never raises it.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import lru_cache
from math import exp, sqrt
from operator import mul
from statistics import fmean
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from risk_widget.bots.ladder import BESIDE, LADDER, STRENGTHS
from risk_widget.bots.start_values import place_terms
from risk_widget.course.progress import progress_of
from risk_widget.messages import Message, render
from risk_widget.results.displays import percent

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from risk_widget.course.played_games import PlayedGame
    from risk_widget.course.progress import Progress
    from risk_widget.reading.json_types import JsonObject

__all__ = ["FIRST_GAMES", "Level", "Sureness", "counts", "level_after", "my_level"]

Sureness: TypeAlias = Literal["none", "rough", "fair", "good"]
"""The precision of the level: none, while no rung can be proposed, up to good."""

FIRST_GAMES: Final = 3
"""Games that have to count before a rung is proposed."""
GENTLE: Final = "easygoing"
"""The bot that is proposed before that."""
MOST_AHEAD: Final = 2
"""The most rungs that a level is above the strongest rival that was beaten, or above `GENTLE`."""
CONFIDENCE: Final = 0.8
"""The confidence of the interval, as near as whole rungs come to it."""

_BEFORE: Final = STRENGTHS[3]
_SPREAD: Final = 2.0
"""The spread of unknown people's strengths: three rungs and a half either way."""
_CHANGE: Final = 0.1
"""The change of a person's strength from a game to the next, as a standard deviation."""
_STEP: Final = 0.2
_BEYOND: Final = 5.0
"""The strengths that are considered below the lowest rung, and above the highest."""
_POSSIBLE: Final = tuple(
    number * _STEP
    for number in range(-round(_BEYOND / _STEP), round((STRENGTHS[-1] + _BEYOND) / _STEP))
)
"""Strengths that people may have."""
_WEIGHTS: Final = tuple(exp(-strength) for strength in _POSSIBLE)
_MOVED: Final = (_CHANGE / _STEP) ** 2 / 2
"""The part of people who change by a step up from a game to the next, and of those who do down."""
_FAIR, _GOOD = 1.1, 0.8

_STANDING: Final = {**{bot: rung for rung, bot in enumerate(LADDER, 1)}, **BESIDE}
"""Id of a bot -> the rung that it is, or stands beside."""


@dataclass(frozen=True, slots=True)
class Level:
    """An estimate of a person's place on the ladder, from games.

    Attributes:
        rung: the likeliest, from 1 to 10, at most `MOST_AHEAD` above the strongest one beaten.
        low, high: rungs between which it is with the certainty `confidence`.
        place: the same as a number between rungs; below 1 and above 10 beyond the ladder.
        games: that count.
        won: of these.
        sureness: in a word, "none" before the first games.
    """

    rung: int
    low: int
    high: int
    place: float
    games: int
    won: int
    sureness: Sureness

    @property
    def is_known(self) -> bool:
        """Whether enough games were played to propose a rung."""
        return self.sureness != "none"

    @property
    def bot(self) -> str:
        """The id of the bot at this level; before the first games a gentle one."""
        return LADDER[self.rung - 1] if self.is_known else GENTLE

    @property
    def confidence(self) -> float:
        """The chance that the rung is between `low` and `high`."""
        return CONFIDENCE

    def to_dict(self) -> JsonObject:
        """All of it as JSON data."""
        return {**asdict(self), "bot": self.bot, "confidence": self.confidence}

    def message(self) -> Message:
        """The level in a sentence, with how sure it is."""
        return Message("my-level", self.told())

    def told(self) -> dict[str, object]:
        """The parameters of messages about a level."""
        return {
            **self.to_dict(),
            "bot": Message(f"bot-{self.bot}.name"),
            "needed": max(0, FIRST_GAMES - self.games),
            "confidence": percent(self.confidence),
            "narrow": self.low == self.high,
        }

    def __repr__(self) -> str:
        return f"<Level: {render(self.message())}>"

    def _repr_html_(self) -> str:
        return f"<p>{render(self.message())}</p>"


def counts(rivals: Collection[str]) -> bool:
    """Whether a game against these bots counts: the strength of each is known."""
    return bool(rivals) and all(bot in _STANDING for bot in rivals)


def level_after(games: Iterable[PlayedGame]) -> Level:
    """The level that a person's games suggest.

    Args:
        games: the oldest first. Those against bots of unknown strength are passed over.
    """
    counted = [game for game in games if counts(game["rivals"])]
    beaten = (_STANDING[bot] for game in counted if game["won"] for bot in game["rivals"])
    most = max([_STANDING[GENTLE], *beaten]) + MOST_AHEAD
    return _level(tuple((_rivals(game), game["won"]) for game in counted), most)


def _rivals(game: PlayedGame) -> tuple[float, ...]:
    """The strength of each rival, from the person's place in the order of turns."""
    rungs = [_STANDING[bot] for bot in game["rivals"]]
    strengths = [STRENGTHS[rung - 1] for rung in rungs]
    players, place = len(rungs) + 1, game.get("place", 0)
    if not 0 < place <= players:  # an earlier version has not noted it
        return (*sorted(strengths),)
    terms = [*place_terms(game.get("edition", ""), game.get("mode", ""), players, fmean(rungs))]
    own = terms.pop(place - 1)
    return tuple(strength + term - own for strength, term in zip(strengths, terms, strict=True))


@lru_cache(maxsize=8)
def _level(games: tuple[tuple[tuple[float, ...], bool], ...], most: int) -> Level:
    """The level that results suggest, but not above the rung ``most``."""
    likely = _normal()
    for rivals, won in games:
        likely = _after(_changed(likely), rivals, won=won)
    middle = sum(map(mul, likely, _POSSIBLE))
    error = sqrt(sum(map(mul, likely, ((s - middle) ** 2 for s in _POSSIBLE))))
    sureness: Sureness = "fair" if error < _FAIR else "rough"
    if len(games) < FIRST_GAMES:
        sureness = "none"
    elif error < _GOOD:
        sureness = "good"
    rung = _nearest(middle)
    low, high = min(_intervals(_by_rung(likely), rung), key=_how_far_off)[1:]
    return Level(
        rung=min(most, rung),
        low=min(most, low),
        high=high,
        place=min(float(most), round(_place(middle), 2)),
        games=len(games),
        won=sum(won for _, won in games),
        sureness=sureness,
    )


def _normal() -> list[float]:
    """How likely each strength is before the first game."""
    found = [exp(-(((strength - _BEFORE) / _SPREAD) ** 2) / 2) for strength in _POSSIBLE]
    return [each / sum(found) for each in found]


def _changed(likely: Sequence[float]) -> list[float]:
    """How likely each strength is after a while. The ends stay, and so does the mean."""
    inner = [0.0, *likely[1:-1], 0.0]
    found = [each * (1 - 2 * _MOVED) for each in inner]
    found[0], found[-1] = likely[0], likely[-1]
    for at in range(1, len(inner) - 1):
        found[at - 1] += _MOVED * inner[at]
        found[at + 1] += _MOVED * inner[at]
    return found


def _after(likely: Sequence[float], rivals: Sequence[float], *, won: bool) -> list[float]:
    """How likely each strength is after a game."""
    against = sum(map(exp, rivals))
    chances = [1 / (1 + against * weight) for weight in _WEIGHTS]
    found = [
        each * (chance if won else 1 - chance) for each, chance in zip(likely, chances, strict=True)
    ]
    total = sum(found)
    return [each / total for each in found]


def _by_rung(likely: Sequence[float]) -> list[float]:
    """How likely each rung is: that whose strength is nearest."""
    found = [0.0] * len(STRENGTHS)
    for each, strength in zip(likely, _POSSIBLE, strict=True):
        # Each strength stands for all within half a step.
        for part in (-0.375, -0.125, 0.125, 0.375):
            found[_nearest(strength + part * _STEP) - 1] += each / 4
    return found


def _intervals(by_rung: Sequence[float], rung: int) -> Iterator[tuple[float, int, int]]:
    """Intervals around a rung, each with how likely it is: the likelier neighbour comes first."""
    low = high = rung
    sure = by_rung[rung - 1]
    yield sure, low, high
    while high - low + 1 < len(by_rung):
        below = by_rung[low - 2] if low > 1 else -1.0
        above = by_rung[high] if high < len(by_rung) else -1.0
        low, high = (low - 1, high) if below > above else (low, high + 1)
        sure += max(below, above)
        yield sure, low, high


def _how_far_off(interval: tuple[float, int, int]) -> float:
    return abs(interval[0] - CONFIDENCE)


def _nearest(strength: float) -> int:
    """The rung whose strength is nearest."""
    return min(range(len(STRENGTHS)), key=lambda at: abs(STRENGTHS[at] - strength)) + 1


def _place(strength: float) -> float:
    """A strength as a number between rungs; beyond the ends by the size of the last step."""
    at = 0
    while at < len(STRENGTHS) - 2 and strength > STRENGTHS[at + 1]:
        at += 1
    step = STRENGTHS[at + 1] - STRENGTHS[at]
    return 1 + at + (strength - STRENGTHS[at]) / step


def my_level(progress: Progress | None = None) -> Level:
    """Your level: the rung of the ladder at which you would win as much as the bots there do.

    It follows from the games that you have played to their end alone against bots of the ladder,
    or the bots that stand beside it: which bots, how many of them, who started, and whether you
    won. The newest twenty or so count most. ``docs/bots.md`` says which games do not count. A seat
    for ``"my-level"`` gets a bot of this rung, as *At my level* does in the form.

    >>> import risk_widget as rw
    >>> rw.my_level(rw.lessons.Progress()).bot
    'easygoing'

    Args:
        progress: whose; by default that of this session, with what other notebooks have added.
    """
    return level_after(progress_of(progress).played.in_order())
