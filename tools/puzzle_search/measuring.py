"""The measurement of a question: cheap filters first, then games until the answer is clear.

A puzzle's best answer is the expert's. It is confirmed if it wins more than every other answer in
`GAMES` games of another bot, by at least `CLEAR` at the lower end of the 95% interval, and if a
second bot's games do not favour another answer.
"""

from __future__ import annotations

from math import sqrt
from statistics import fmean, pstdev
from typing import TYPE_CHECKING, Any, Final

from risk_widget.results.intervals import newcombe

if TYPE_CHECKING:
    from collections.abc import Sequence

    from puzzle_search.playing import Question

GAMES: Final = 400
"""The games played after each answer, by each of the two bots."""
CLEAR: Final = 0.03
"""The smallest lead of the best answer, at the lower end of the 95% interval of the games."""
FIRST: Final = "bold"
SECOND: Final = "cautious"
LOOKS: Final = (32, 80, 160, 260)
"""The numbers of games after which answers that can't be shown to be worse are dropped."""
MOST: Final = 4
"""The maximum number of answers of a puzzle."""
COMPARED: Final = 6
"""The maximum number of answers compared in games; some turn out to be too close to the best."""
FEWEST: Final = {"trade": 2, "defend": 2, "fortify": 2, "leave": 2}
"""The minimum number of answers of a puzzle, by kind; for other kinds, it is three. A hand holds
few different sets, a defender has few dice, and often only two numbers of armies to move differ by
enough."""
LEAST_WIN, MOST_WIN = 0.1, 0.95
"""The limits for the best answer's share of wins."""
FEW: Final = 10
GLIMPSES: Final = 32
"""The number of games for an answer that the expert can value only after some further rounds."""
LIKELY: Final = 0.04
"""The smallest lead, by the expert's estimate, that justifies playing games, since smaller leads
are hardly ever confirmed. If the estimate has an error, the error is subtracted from the lead
first."""
PLAYED_ON: Final = ("setup", "mission", "defend", "trade", "break", "stop")
"""The kinds whose answers the expert values in games played on from them."""


def opinions(question: Question) -> tuple[list[float], list[float]]:
    """Return the expert's value of each answer, and the standard error of its gap to the best."""
    count = len(question.answers)
    if question.kind not in PLAYED_ON:
        return [question.worth(n) for n in range(count)], [0.0] * count
    rows = [[question.opinion(n, g) for g in range(FEW)] for n in range(count)]
    means = [fmean(row) for row in rows]
    if max(means) - min(means) > LIKELY:
        for n, row in enumerate(rows):
            row += [question.opinion(n, g) for g in range(FEW, GLIMPSES)]
    values = [fmean(row) for row in rows]
    best = rows[values.index(max(values))]
    errors = [
        pstdev([a - b for a, b in zip(best, row, strict=True)]) / sqrt(len(rows[0]) - 1)
        for row in rows
    ]
    return values, errors


def plausible(question: Question, values: Sequence[float], errors: Sequence[float]) -> list[int]:
    """Choose the answers to compare: the expert's choice, then clearly worse ones, best first."""
    order = sorted(range(len(values)), key=lambda n: -values[n])
    best, *rest = order
    kept = [n for n in rest if values[best] - values[n] >= LIKELY + errors[n]]
    if question.kind == "stop" and best != 0:
        # "Go on or stop" always offers to stop.
        if 0 not in kept:
            return [best]
        kept.remove(0)
        kept.insert(0, 0)
    return [best, *_spread(kept)]


def _spread(order: list[int]) -> list[int]:
    """Choose answers to play out, spread evenly from the best to the worst."""
    last, most = len(order) - 1, COMPARED - 2
    if last <= most:
        return order
    return [order[round(n * last / most)] for n in range(most + 1)]


def fewest(question: Question) -> int:
    """Return the minimum number of answers for a puzzle of the question's kind."""
    return FEWEST.get(question.kind, 3)


def is_usual(question: Question, answer: int) -> bool:
    """Whether an answer is the best one of nearly all early puzzles of its kind.

    To attack, to move everything in, to roll all dice, and to keep the cards: a learner who always
    answers like this learns nothing, so only questions with another best answer are added.
    """
    first, last = answer == 0, answer == len(question.answers) - 1
    usual = {"stop": not first, "leave": first, "defend": last, "trade": last}
    return usual.get(question.kind, False)


class Verdict:
    """The result of a measurement: the reason to drop a question, or the figures of its answers."""

    def __init__(self, why: str, rows: dict[int, list[float]] | None = None) -> None:
        self.why = why
        self.rows = rows or {}


def played(question: Question, chosen: Sequence[int], bot: str) -> Verdict:
    """Play games after the chosen answers, the best first; drop answers that come too close."""
    best, *others = chosen
    rows: dict[int, list[float]] = {n: [] for n in chosen}
    for until in (*LOOKS, GAMES):
        for number in range(len(rows[best]), until):
            for n in (best, *others):
                rows[n].append(question.won(n, number, bot))
        if until <= 80 and not LEAST_WIN - 0.06 < fmean(rows[best]) < MOST_WIN + 0.04:
            return Verdict("hopeless" if fmean(rows[best]) < 0.5 else "won")
        for n in [*others]:
            lead = [a - b for a, b in zip(rows[best], rows[n], strict=True)]
            spread = max(pstdev(lead), 0.2)
            hoped = fmean(lead) + 0.8 * spread / sqrt(until) if until < GAMES else 1.0
            if hoped < CLEAR + 1.96 * spread / sqrt(GAMES):
                others.remove(n)
                if question.kind == "stop" and n == 0:
                    others.clear()  # stopping has to be among the answers
                    break
        if len(others) + 1 < fewest(question):
            return Verdict(f"close after {until}")
    return Verdict("", {n: rows[n] for n in (best, *others)})


def lead(rows: dict[int, list[float]], best: int, other: int) -> tuple[float, float, float]:
    """Return the lead of an answer over another, with its 95% interval."""
    low, high = newcombe(rows[other], rows[best])
    assert low is not None
    assert high is not None
    return fmean(rows[best]) - fmean(rows[other]), low, high


def expected(question: Question) -> tuple[float, list[int], list[float], list[float]]:
    """Measure a question by the expert's estimates alone.

    Returns:
        The lead of its answer over the nearest one to be compared, or 0 if the question is not
        worth games; the answers to compare; their values, and the errors.
    """
    values, errors = opinions(question)
    chosen = plausible(question, values, errors)
    best = chosen[0]
    if len(chosen) < fewest(question) or is_usual(question, best):
        return 0.0, chosen, values, errors
    if not LEAST_WIN / 2 < values[best] < 0.97:
        return 0.0, chosen, values, errors
    return values[best] - values[chosen[1]] - errors[chosen[1]], chosen, values, errors


def measure(
    question: Question, chosen: list[int], values: list[float], errors: list[float]
) -> tuple[str, dict[str, Any] | None]:
    """Play games after the chosen answers; return why the question is dropped, or "" and data."""
    first = played(question, chosen, FIRST)
    if first.why:
        return first.why, None
    best = chosen[0]
    others = [n for n in first.rows if n != best and lead(first.rows, best, n)[1] >= CLEAR]
    if question.kind == "stop" and 0 not in (best, *others):
        return "no stop", None
    if len(others) + 1 < fewest(question):
        return "not clear", None
    if not LEAST_WIN < fmean(first.rows[best]) < MOST_WIN:
        return "decided", None
    second: dict[int, list[float]] = {best: [], **{n: [] for n in others}}
    for until in (100, GAMES):
        for number in range(len(second[best]), until):
            for n in (best, *others):
                second[n].append(question.won(n, number, SECOND))
        least = -0.04 if until < GAMES else 0.0
        for n in [*others]:
            if fmean(second[best]) - fmean(second[n]) < least:
                others.remove(n)
        if len(others) + 1 < fewest(question) or (
            question.kind == "stop" and 0 not in (best, *others)
        ):
            return "second bot", None
    others = others[: MOST - 1]
    kept = [best, *others]
    nearest = max(others, key=lambda n: fmean(first.rows[n]))
    return "", {
        "answers": kept,
        "expert": [round(values[n], 4) for n in kept],
        "errors": [round(errors[n], 4) for n in kept],
        FIRST: [round(fmean(first.rows[n]), 4) for n in kept],
        SECOND: [round(fmean(second[n]), 4) for n in kept],
        "margin": [round(each, 4) for each in lead(first.rows, best, nearest)],
    }
