"""A challenge: a step that is played against bots, with stars for how well it went."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from risk_widget.bots import BOTS

if TYPE_CHECKING:
    from risk_widget.lessons.combine import Attempt, Check

__all__ = ["GUIDE", "MOST_STARS", "Challenge", "Star", "bot_of", "bot_words", "star_signs"]

GUIDE: Final = "cautious"
"""The bot that shows moves, and that a challenge is tried with."""
MOST_STARS: Final = 3


@dataclass(frozen=True, slots=True)
class Star:
    """A star beyond the first: when it is earned, and that in words, as after "won"."""

    when: Check
    say: str


@dataclass(frozen=True, slots=True)
class Challenge:
    """What a step says of its challenge.

    Attributes:
        bot: the id of the bot that plays the other seats.
        turns: the most turns that the learner has.
        stars: those beyond the first, which is for success.
        free_hints: the turns in which a move is shown and costs no star; after them none is
            shown. None: it is shown in every turn, and costs all stars but the first.
    """

    bot: str
    turns: int
    stars: tuple[Star, ...]
    free_hints: int | None = None

    @property
    def most(self) -> int:
        """How many stars there are in all: the first one is for success."""
        return 1 + len(self.stars)

    def earned(self, attempt: Attempt, *, helped: bool) -> tuple[bool, ...]:
        """For each star beyond the first, whether a success is worth it."""
        return tuple(not helped and star.when(attempt) for star in self.stars)


def bot_of(word: str) -> str | None:
    """The id of the bot of this id or level; None if there is none."""
    if word in BOTS:
        return word
    return next((bot.id for bot in BOTS.values() if bot.level == word), None)


def bot_words() -> tuple[str, ...]:
    """The words that `bot_of` knows: ids and levels."""
    levels = dict.fromkeys(bot.level for bot in BOTS.values() if bot.level is not None)
    return (*BOTS, *levels)


def star_signs(stars: int, of: int = MOST_STARS) -> str:
    """Stars as signs: "★★☆"."""
    return "★" * stars + "☆" * (of - stars)
