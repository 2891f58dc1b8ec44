"""The stored wins of the lowest rungs in the challenges of lessons.

`benchmarks/challenges.py` plays the games.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from risk_widget.bots.ladder import LADDER, RUNGS
from risk_widget.course.kinds.challenge import bot_words, challenge_of
from risk_widget.course.lesson_file import lesson_ids, load_source

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from risk_widget.course.step import Step

FILE: Final = Path(__file__).with_name("challenge_wins.json")
GAMES: Final = 200
"""The number of games that each rung plays, each with different dice."""
RUNGS_OF_LEARNERS: Final = LADDER[:3]
LEAST, MOST = 0.2, 0.6
"""The least and greatest shares of games that a bot as strong as the learner may win."""
_IN_ALL_EDITIONS: Final = "10-four-editions"
"""The lesson whose challenge is the same task in each edition."""


def challenges() -> Iterator[tuple[str, Step]]:
    """Yield the name and step of each lesson's challenge, under the rules that it teaches."""
    for lesson in lesson_ids():
        for step in load_source(lesson).steps:
            if step.kind == "challenge":
                editions = step.editions if lesson == _IN_ALL_EDITIONS else step.editions[:1]
                yield from ((f"{lesson}/{edition}", step.under(edition)) for edition in editions)


def rung_then(name: str) -> str:
    """Return the bot that is as strong as a learner who reaches a lesson's challenge.

    The first rung is as strong as someone who has just learned the rules. A learner rises to the
    second rung after four lessons, and to the third after eight.
    """
    return RUNGS_OF_LEARNERS[(int(name[:2]) - 1) // 4]


def stamp_of(step: Step) -> str:
    """Return the stamp for new wins, which depends on the challenge and the bots that play it."""
    challenge = challenge_of(step)
    checks = [str(check) for check in (step.success, step.failure)]
    others = bot_words()[challenge.bot]
    figures = [RUNGS.get(bot) for bot in (*RUNGS_OF_LEARNERS, others)]
    asked = [step.edition, step.you, step.case, checks, challenge.turns, others, figures]
    return sha256(json.dumps(asked, sort_keys=True).encode()).hexdigest()[:12]


def kept_wins(file: Path = FILE) -> dict[str, dict[str, Any]]:
    """Read the stored wins by challenge."""
    found: dict[str, dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))
    return found


def is_fair(name: str, row: Mapping[str, Any]) -> bool:
    """Return whether a bot as strong as the learner then wins neither too rarely nor too often."""
    return bool(LEAST <= row["won"][rung_then(name)] / row["games"] <= MOST)
