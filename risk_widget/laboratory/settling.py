"""Matches between two bots, played until it is settled which is better.

Games come in pairs with the same seed and exchanged seats, so that neither bot is favoured: if one
bot sits alone among copies of the other in the first game, the other bot sits alone in the second.
The score of a pair is the share that the first bot wins, from 0 to 1; equal bots have a mean of ½.

The interval of the mean score holds wherever a match is stopped (`risk_widget.results.any_time`).
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from operator import add, mul
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from risk_widget.messages import Message
from risk_widget.results.any_time import interval_of_values
from risk_widget.results.displays import percent

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from risk_widget.reading.json_types import JsonObject

__all__ = [
    "Match",
    "Scores",
    "Stop",
    "Terms",
    "add_scores",
    "count_scores",
    "interval_of",
    "mean_of",
]

Scores: TypeAlias = "tuple[int, int, int, int, int]"
"""The number of pairs with the score 0, ¼, ½, ¾ and 1."""
Stop: TypeAlias = Literal["better", "equal", "limit", "interrupted"]
"""The reasons to stop a match."""

NO_SCORES: Final[Scores] = (0, 0, 0, 0, 0)
_VALUES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)


@dataclass(frozen=True, slots=True)
class Terms:
    """The conditions for a match to be settled.

    Attributes:
        margin: bots are equal if the mean score is certainly no further than this from ½.
        confidence: the confidence of the interval and of the verdict.
        pairs: the most pairs to play.
    """

    margin: float
    confidence: float
    pairs: int


@dataclass(frozen=True, slots=True)
class Match:
    """Pairs of games between two bots at one table, played until one is clearly better.

    >>> import risk_widget as rw
    >>> island = {"editions": ["german"], "modes": ["domination"], "board": "island"}
    >>> result = rw.tournament(["cautious", "random"], until="settled", players=[2], **island)
    >>> match = result.matches[0]
    >>> match.better, match.why, match.games
    ('cautious', 'better', 24)

    Attributes:
        first: one bot.
        second: the other bot.
        edition: the edition of the rules.
        mode: the mode of that edition.
        players: the number of players at the table.
        scores: the number of pairs with each score: 0, ¼, ½, ¾ and 1. A game without a winner
            counts as half a win for both bots.
        terms: the conditions for the match to be settled.
    """

    first: str
    second: str
    edition: str
    mode: str
    players: int
    scores: Scores
    terms: Terms

    @property
    def pairs(self) -> int:
        """The number of pairs played."""
        return sum(self.scores)

    @property
    def games(self) -> int:
        """The number of games played, which is two for each pair."""
        return 2 * self.pairs

    @property
    def share(self) -> float:
        """The mean score of the first bot, from 0 to 1; 0.5 before the first pair."""
        return mean_of(self.scores)

    @property
    def interval(self) -> tuple[float, float]:
        """The interval of the mean score, valid however often it is read during the match."""
        return interval_of(self.scores, self.terms.confidence)

    @property
    def why(self) -> Stop:
        """The reason why the match ended.

        "better": one bot is better. "equal": the bots differ by no more than the margin.
        "limit": all pairs were played, and neither is certain. "interrupted": none of these.
        """
        low, high = self.interval
        if low > 0.5 or high < 0.5:
            return "better"
        if max(0.5 - low, high - 0.5) <= self.terms.margin:
            return "equal"
        return "limit" if self.pairs >= self.terms.pairs else "interrupted"

    @property
    def better(self) -> str | None:
        """The better bot; None if it is not known."""
        if self.why != "better":
            return None
        return self.first if self.share > 0.5 else self.second

    def with_pairs(self, scores: Scores) -> Match:
        """Return the match after more pairs.

        >>> import risk_widget as rw
        >>> island = {"editions": ["german"], "modes": ["domination"], "board": "island"}
        >>> result = rw.tournament(["cautious", "random"], until="settled", players=[2], **island)
        >>> match = result.matches[0]
        >>> match.pairs, match.with_pairs((0, 0, 0, 0, 2)).pairs
        (12, 14)
        """
        return replace(self, scores=add_scores(self.scores, scores))

    def name(self) -> Message:
        """Name the bots and the table.

        >>> import risk_widget as rw
        >>> island = {"editions": ["german"], "modes": ["domination"], "board": "island"}
        >>> result = rw.tournament(["cautious", "random"], until="settled", players=[2], **island)
        >>> result.matches[0].name().params["bot"]
        'cautious'
        """
        table = {"edition": self.edition, "mode": self.mode, "players": self.players}
        return Message("match-name", {"bot": self.first, "other": self.second, **table})

    def to_dict(self) -> JsonObject:
        """Return the whole match as JSON data.

        >>> import risk_widget as rw
        >>> island = {"editions": ["german"], "modes": ["domination"], "board": "island"}
        >>> result = rw.tournament(["cautious", "random"], until="settled", players=[2], **island)
        >>> result.matches[0].to_dict()["scores"]
        (0, 0, 1, 0, 11)
        """
        low, high = self.interval
        return {
            **asdict(self),
            "pairs": self.pairs,
            "games": self.games,
            "share": self.share,
            "low": low,
            "high": high,
            "why": self.why,
            "better": self.better,
        }

    def message(self) -> Message:
        """Put the result into words: its certainty, the number of games, and why the match ended.

        >>> import risk_widget as rw
        >>> island = {"editions": ["german"], "modes": ["domination"], "board": "island"}
        >>> result = rw.tournament(["cautious", "random"], until="settled", players=[2], **island)
        >>> result.matches[0].message().params["games"]
        24
        """
        ahead = self.share >= 0.5
        low, high = self.interval
        return Message(
            "match-shown",
            {
                "why": self.why,
                "bot": self.first if ahead else self.second,
                "other": self.second if ahead else self.first,
                "share": percent(self.share if ahead else 1 - self.share),
                "low": percent(low if ahead else 1 - high),
                "high": percent(high if ahead else 1 - low),
                "confidence": percent(self.terms.confidence),
                "margin": f"{100 * self.terms.margin:g}",
                "pairs": self.pairs,
                "games": self.games,
            },
        )


def count_scores(quarters: Iterable[int]) -> Scores:
    """Count the pairs with each score; the scores are given in quarters, from 0 to 4."""
    told = [*quarters]
    none, one, two, three, whole = (told.count(quarter) for quarter in range(5))
    return none, one, two, three, whole


def add_scores(these: Scores, those: Scores) -> Scores:
    """Add the scores of two groups of pairs."""
    none, one, two, three, whole = map(add, these, those)
    return none, one, two, three, whole


def mean_of(scores: Scores) -> float:
    """Compute the mean score, or 0.5 if there are no pairs."""
    pairs = sum(scores)
    return sum(map(mul, scores, _VALUES)) / pairs if pairs else 0.5


def interval_of(scores: Sequence[int], confidence: float = 0.95) -> tuple[float, float]:
    """Compute the confidence interval of the mean score of pairs.

    In at most ``1 - confidence`` of all matches does the interval ever miss the true mean, however
    many pairs are played. It depends on the number of each score, not on their order.

    Args:
        scores: the number of pairs with the score 0, ¼, ½, ¾ and 1.
        confidence: between 0 and 1. Half of the misses are at each end.
    """
    return interval_of_values(dict(zip(_VALUES, scores, strict=True)), confidence)
