"""A person's level: the rung of the ladder at which they would win as much as anybody else there.

A seat's chance to win is its share of the strength at the table, as in `laboratory.ratings`: among
equals one of two games against one rival, one of three against two. The rungs' strengths have been
measured (`bots.ladder`), and what the place in the order of turns adds to them
(`bots.start_values`): in a German game of two, whoever starts wins some two games of three against
an equal. What is known of the person's is a normal distribution. Before each game it widens, as
people change, so that the newest games count most: some ten of them, once there are many. After it,
its middle is the most likely strength, and its width follows from the curvature there. Whoever has
won three easy games may be anybody from the middle of the ladder up, so nobody is placed more than
`MOST_AHEAD` rungs above the strongest rival they have beaten. A win never lowers the level, and a
loss never raises it.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import lru_cache
from math import exp, sqrt
from statistics import fmean
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from risk_widget.bots.ladder import BESIDE, LADDER, STRENGTHS
from risk_widget.bots.start_values import place_terms
from risk_widget.course.progress import progress_of
from risk_widget.messages import Message, render
from risk_widget.results.displays import percent

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

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
"""The confidence of the interval."""
_REACH: Final = 1.2816
"""Standard errors on each side of the middle with that confidence."""

_BEFORE: Final = STRENGTHS[3]
_SPREAD: Final = 2.0
"""The spread of unknown people's strengths: three rungs and a half either way."""
_CHANGE: Final = 0.25
"""The change of a person's strength from a game to the next, as a standard deviation."""
_STEPS: Final = 12
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
    middle, variance = _BEFORE, _SPREAD**2
    for rivals, won in games:
        middle, variance = _after(middle, variance + _CHANGE**2, rivals, won=won)
    error = sqrt(variance)
    sureness: Sureness = "fair" if error < _FAIR else "rough"
    if len(games) < FIRST_GAMES:
        sureness = "none"
    elif error < _GOOD:
        sureness = "good"
    return Level(
        rung=min(most, _nearest(middle)),
        low=min(most, _nearest(middle - _REACH * error)),
        high=_nearest(middle + _REACH * error),
        place=min(float(most), round(_place(middle), 2)),
        games=len(games),
        won=sum(won for _, won in games),
        sureness=sureness,
    )


def _after(
    middle: float, variance: float, rivals: Sequence[float], *, won: bool
) -> tuple[float, float]:
    """The likeliest strength after a game, and its variance."""
    strength = middle
    for _ in range(_STEPS):
        chance = _chance(strength, rivals)
        slope = (middle - strength) / variance + won - chance
        strength += slope / (1 / variance + chance * (1 - chance))
    chance = _chance(strength, rivals)
    return strength, 1 / (1 / variance + chance * (1 - chance))


def _chance(strength: float, rivals: Sequence[float]) -> float:
    """The chance to win against all of these."""
    return 1 / (1 + sum(exp(rival - strength) for rival in rivals))


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
    won. The newest ten or so count most. ``docs/bots.md`` says which games do not count. A seat for
    ``"my-level"`` gets a bot of this rung, as *At my level* does in the form.

    >>> import risk_widget as rw
    >>> rw.my_level(rw.lessons.Progress()).bot
    'easygoing'

    Args:
        progress: whose; by default that of this session, with what other notebooks have added.
    """
    return level_after(progress_of(progress).played.in_order())
