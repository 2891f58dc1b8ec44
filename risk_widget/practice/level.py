"""A player's level: the rung of the ladder at which they would win as often as the bots there.

A seat's chance of winning is its share of the strength at the table, as in `laboratory.ratings`:
among equals, one of two games against one rival, one of three against two. The rungs' strengths
have been measured (`bots.ladder`), and so has the effect of the place in the order of turns
(`bots.start_values`): in a German game for two, the beginner wins about two of three games against
an equal. The estimate is a distribution over the player's possible strengths, in steps. Before each
game the distribution widens, as people change, so that the newest games count most: about twenty,
once there are many. After each game, Bayes' rule updates it. Anyone who has won three easy games
may belong anywhere above the middle of the ladder, so no player is placed more than `MOST_AHEAD`
rungs above the strongest rival they have beaten. A win never lowers the level, and a loss never
raises it.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import lru_cache
from math import exp, sqrt
from operator import mul
from statistics import fmean
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from risk_widget.bots.ladder import BESIDE, LADDER, STRENGTHS, place_among
from risk_widget.bots.start_values import place_terms
from risk_widget.course.shared_progress import progress_of
from risk_widget.messages import Message, render
from risk_widget.results.displays import percent

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from risk_widget.course.played_games import PlayedGame
    from risk_widget.course.progress import Progress
    from risk_widget.reading.json_types import JsonObject

__all__ = ["FIRST_GAMES", "Level", "Sureness", "counts", "level_after", "my_level", "standing"]

Sureness: TypeAlias = Literal["none", "rough", "fair", "good"]
"""The precision of the level: "none" if no rung can be proposed yet, up to "good"."""

FIRST_GAMES: Final = 3
"""The number of counted games from which a rung is proposed."""
GENTLE: Final = "easygoing"
"""The bot that is proposed as long as no rung can be."""
MOST_AHEAD: Final = 2
"""The most rungs between the strongest beaten rival, or `GENTLE`, and the level."""
CONFIDENCE: Final = 0.8
"""The confidence of the interval, as nearly as whole rungs allow."""

_BEFORE: Final = STRENGTHS[3]
_SPREAD: Final = 2.0
"""The spread of unknown people's strengths: three and a half rungs either way."""
_CHANGE: Final = 0.1
"""The standard deviation of a player's change of strength from one game to the next."""
_STEP: Final = 0.2
_BEYOND: Final = 5.0
"""The distance by which the possible strengths extend beyond the lowest and the highest rung."""
_POSSIBLE: Final = tuple(
    number * _STEP
    for number in range(-round(_BEYOND / _STEP), round((STRENGTHS[-1] + _BEYOND) / _STEP))
)
"""The strengths that people may have."""
_MOVED: Final = (_CHANGE / _STEP) ** 2 / 2
"""The share of people whose strength rises a step between two games; as many fall a step."""
_FAIR, _GOOD = 1.1, 0.8

_STANDING: Final = {**{bot: rung for rung, bot in enumerate(LADDER, 1)}, **BESIDE}
"""The rung of each bot, by its id, or the rung of equal strength."""


@dataclass(frozen=True, slots=True)
class Level:
    """An estimate of a player's place on the ladder, from games.

    Attributes:
        rung: the likeliest rung, from 1 to 10, at most `MOST_AHEAD` above the strongest beaten.
        low, high: the rungs between which it lies with the certainty `confidence`.
        place: the place as a number between rungs; below 1 or above 10 beyond the ladder.
        games: the number of games that count.
        won: the number of those games that were won.
        sureness: the precision in a word, "none" before the first games.
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
        """The id of the bot at this level; before the first games, the id of a gentle bot."""
        return LADDER[self.rung - 1] if self.is_known else GENTLE

    @property
    def confidence(self) -> float:
        """The chance that the rung is between `low` and `high`."""
        return CONFIDENCE

    def to_dict(self) -> JsonObject:
        """Return the whole estimate as JSON data."""
        return {**asdict(self), "bot": self.bot, "confidence": self.confidence}

    def message(self) -> Message:
        """State the level and its precision in a sentence."""
        return Message("my-level", self.told())

    def told(self) -> dict[str, object]:
        """Return the parameters of messages about the level."""
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
    """Whether a game against these bots counts, which requires each bot's strength to be known."""
    return bool(rivals) and all(bot in _STANDING for bot in rivals)


def standing(bot: str) -> int:
    """Return a bot's rung, or the rung of equal strength; 0 if neither is known."""
    return _STANDING.get(bot, 0)


def level_after(
    games: Iterable[PlayedGame], *, sharpness: float = 1.0, fades: bool = True
) -> Level:
    """Estimate a player's level from their games.

    Args:
        games: the games, the oldest first. Games against bots of unknown strength do not count.
        sharpness: how much a difference in strength tells in these games, compared with those by
            which the rungs were measured.
        fades: whether the player may have changed between the games, so that old ones count less.
    """
    counted = [game for game in games if counts(game["rivals"])]
    beaten = (_STANDING[bot] for game in counted if game["won"] for bot in game["rivals"])
    most = max([_STANDING[GENTLE], *beaten]) + MOST_AHEAD
    told = tuple((_rivals(game, sharpness), game["won"]) for game in counted)
    return _level(told, most, sharpness, fades)


def _rivals(game: PlayedGame, sharpness: float) -> tuple[float, ...]:
    """Compute each rival's strength, adjusted for the places in the order of turns."""
    rungs = [_STANDING[bot] for bot in game["rivals"]]
    strengths = [sharpness * STRENGTHS[rung - 1] for rung in rungs]
    players, place = len(rungs) + 1, game.get("place", 0)
    if not 0 < place <= players:  # an earlier version did not record the place
        return (*sorted(strengths),)
    terms = [*place_terms(game.get("edition", ""), game.get("mode", ""), players, fmean(rungs))]
    own = terms.pop(place - 1)
    return tuple(strength + term - own for strength, term in zip(strengths, terms, strict=True))


@lru_cache(maxsize=8)
def _level(
    games: tuple[tuple[tuple[float, ...], bool], ...],
    most: int,
    sharpness: float,
    fades: bool,  # noqa: FBT001 - the cache has no keywords
) -> Level:
    """Estimate the level from results, but not above the rung ``most``."""
    likely = _normal()
    weights = [exp(-sharpness * strength) for strength in _POSSIBLE]
    for rivals, won in games:
        likely = _after(_changed(likely) if fades else likely, rivals, weights, won=won)
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
        place=min(float(most), round(place_among(STRENGTHS, middle), 2)),
        games=len(games),
        won=sum(won for _, won in games),
        sureness=sureness,
    )


def _normal() -> list[float]:
    """Compute the likelihood of each strength before the first game."""
    found = [exp(-(((strength - _BEFORE) / _SPREAD) ** 2) / 2) for strength in _POSSIBLE]
    return [each / sum(found) for each in found]


def _changed(likely: Sequence[float]) -> list[float]:
    """Widen the distribution of strengths between two games, keeping its ends and its mean."""
    inner = [0.0, *likely[1:-1], 0.0]
    found = [each * (1 - 2 * _MOVED) for each in inner]
    found[0], found[-1] = likely[0], likely[-1]
    for at in range(1, len(inner) - 1):
        found[at - 1] += _MOVED * inner[at]
        found[at + 1] += _MOVED * inner[at]
    return found


def _after(
    likely: Sequence[float], rivals: Sequence[float], weights: Sequence[float], *, won: bool
) -> list[float]:
    """Update the distribution of strengths with the result of a game."""
    against = sum(map(exp, rivals))
    chances = [1 / (1 + against * weight) for weight in weights]
    found = [
        each * (chance if won else 1 - chance) for each, chance in zip(likely, chances, strict=True)
    ]
    total = sum(found)
    return [each / total for each in found]


def _by_rung(likely: Sequence[float]) -> list[float]:
    """Compute the likelihood of each rung; a strength counts for the nearest rung."""
    found = [0.0] * len(STRENGTHS)
    for each, strength in zip(likely, _POSSIBLE, strict=True):
        # Each strength stands for all strengths within half a step.
        for part in (-0.375, -0.125, 0.125, 0.375):
            found[_nearest(strength + part * _STEP) - 1] += each / 4
    return found


def _intervals(by_rung: Sequence[float], rung: int) -> Iterator[tuple[float, int, int]]:
    """Yield a rung's interval with its likelihood, widened each time by the likelier neighbour."""
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
    """Find the rung whose strength is nearest."""
    return min(range(len(STRENGTHS)), key=lambda at: abs(STRENGTHS[at] - strength)) + 1


def my_level(progress: Progress | None = None) -> Level:
    """Estimate your level: the rung of the ladder where you would win as often as the bots there.

    The level is computed from the games that you have played to their end alone against bots of
    the ladder, or bots of known strength: which bots, how many of them, who started, and whether
    you won. The newest twenty or so count most. ``docs/bots.md`` says which games do not count. A
    seat for ``"my-level"`` gets a bot of this rung, as *At my level* does in the form.

    >>> import risk_widget as rw
    >>> rw.my_level(rw.lessons.Progress()).bot
    'easygoing'

    Args:
        progress: the progress with your games; by default that of this session, including games
            from other notebooks.
    """
    return level_after(progress_of(progress).played.in_order())
