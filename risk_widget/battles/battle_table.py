"""The exact chances of a single roll, and of battles made of rolls.

Rows are added to a table as needed, or all of them are computed at once in numpy.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from threading import Lock
from typing import TYPE_CHECKING, Annotated, Final, Literal

from risk_widget.reading.schema import Length, Within, read, whole
from risk_widget.results.progress_bar import while_slow

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import numpy as np
    from numpy.typing import NDArray

    from risk_widget.rules.dice import DiceRule

__all__ = [
    "FACES",
    "BattleTable",
    "Losses",
    "answer_table",
    "answer_transitions",
    "battle_table",
    "fill_wins",
    "hands",
    "roll_table",
    "roll_transitions",
]


FACES: Final = 6
Losses = tuple[int, int]
"""Armies lost by (attacker, defender) in one roll."""


@lru_cache(maxsize=64)
def hands(dice: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """List every roll of `dice` dice, highest first, with the number of ways to roll it."""
    rolls = combinations_with_replacement(range(FACES, 0, -1), dice)
    return tuple(
        (roll, factorial(dice) // prod(factorial(n) for n in Counter(roll).values()))
        for roll in rolls
    )


def _attacker_losses(attack: tuple[int, ...], defence: tuple[int, ...], ties: str) -> int:
    pairs = zip(attack, defence, strict=False)  # drops dice that are not compared
    if ties == "attacker":
        return sum(a < d for a, d in pairs)
    return sum(a <= d for a, d in pairs)


@lru_cache(maxsize=256)
def answer_transitions(
    attack: tuple[int, ...], defence_dice: int, ties: str
) -> tuple[tuple[int, int, Fraction], ...]:
    """List the possible losses, and their chances, when `defence_dice` dice answer a known roll."""
    compared = min(len(attack), defence_dice)
    ways: Counter[int] = Counter()
    for defence, weight in hands(defence_dice):
        ways[_attacker_losses(attack, defence, ties)] += weight
    total = FACES**defence_dice
    return tuple((lost, compared - lost, Fraction(ways[lost], total)) for lost in sorted(ways))


@lru_cache(maxsize=64)
def roll_transitions(
    attack_dice: int, defence_dice: int, ties: str
) -> tuple[tuple[int, int, Fraction], ...]:
    """List the outcomes of `roll_table` as rows: (attacker's loss, defender's loss, chance)."""
    chances: dict[int, Fraction] = {}
    total = FACES**attack_dice
    for attack, weight in hands(attack_dice):
        for lost, _, chance in answer_transitions(attack, defence_dice, ties):
            chances[lost] = chances.get(lost, Fraction(0)) + chance * weight / total
    compared = min(attack_dice, defence_dice)
    return tuple((lost, compared - lost, chances[lost]) for lost in sorted(chances))


def roll_table(
    attack_dice: int, defence_dice: int, *, ties: Literal["defender", "attacker"] = "defender"
) -> dict[Losses, Fraction]:
    """Return the exact chance of each outcome of a single roll (`attack.compare`).

    Args:
        attack_dice: dice the attacker rolls, at least 1.
        defence_dice: dice the defender rolls, at least 1, fixed before the roll.
        ties: who wins equal dice.

    Returns:
        (armies the attacker loses, armies the defender loses) → chance; the chances add up to 1.

    Raises:
        ValueError: a number of dice below 1.
    """
    dice = whole(attack_dice, "attack_dice", 1), whole(defence_dice, "defence_dice", 1)
    return {(a, d): chance for a, d, chance in roll_transitions(*dice, ties)}


def answer_table(
    attack: Sequence[int],
    defence_dice: int,
    *,
    ties: Literal["defender", "attacker"] = "defender",
) -> dict[Losses, Fraction]:
    """Return the chance of each outcome when the attacker's dice are known (`attack.announce`).

    Args:
        attack: the attacker's dice, in any order.
        defence_dice: dice the defender answers with, at least 1.
        ties: who wins equal dice.

    Returns:
        As `roll_table`.
    """
    faces = read(_Dice, attack, "attack")
    highest_first = tuple(sorted(faces, reverse=True))
    dice = whole(defence_dice, "defence_dice", 1)
    return {(a, d): p for a, d, p in answer_transitions(highest_first, dice, ties)}


_Dice = Annotated[tuple[Annotated[int, Within(1, FACES)], ...], Length(1)]


Real = float | Fraction
Transition = tuple[int, int, Real]
_Answer = tuple[tuple[int, ...], int]
"""The attack dice that are compared, and the number of defence dice."""
_Choices = tuple[dict[_Answer, list[Transition]], list[tuple[Real, list[_Answer]]]]


class BattleTable:
    """The chances of winning battles under one dice rule, computed once and looked up afterwards.

    The table grows with the largest battle asked for. `battle_table` hands out shared ones.
    """

    __slots__ = (
        "_answered",
        "_answers",
        "_exact",
        "_left",
        "_lock",
        "_rolls",
        "_win",
        "rule",
        "stop_at",
    )

    def __init__(
        self, rule: DiceRule, *, stop_at: int = 1, armies: int | None = None, exact: bool = False
    ) -> None:
        """Prepare the table for a dice rule.

        Args:
            rule: the dice.
            stop_at: the attacker breaks off with this many armies or fewer on the source.
            armies: at most this many attack in a roll; None: as many as the rule allows.
            exact: compute with Fractions instead of floats.
        """
        if armies is not None:
            rule = replace(rule, attack=min(rule.attack, whole(armies, "armies", 1)))
        self.rule: DiceRule = rule
        self.stop_at: int = whole(stop_at, "stop_at", 1)
        self._exact = exact
        self._lock = Lock()
        self._rolls: dict[tuple[int, int], list[Transition]] = {}
        self._answered: dict[tuple[int, int], list[Transition]] = {}
        self._answers: dict[tuple[int, int], _Choices] = {}
        self._win: list[list[Real]] = []
        self._left: list[list[Real]] = []

    def win(self, attackers: int, defenders: int) -> Real:
        """Return the chance that the target falls before the attacker has only `stop_at` left."""
        try:
            return self._win[attackers][defenders]
        except IndexError:
            self._grow(attackers, defenders)
            return self._win[attackers][defenders]

    def left_if_won(self, attackers: int, defenders: int) -> Real:
        """Return the average number of attacking armies left after a battle that is won."""
        win = self.win(attackers, defenders)
        return self._left[attackers][defenders] / win if win else self._number(Fraction(0))

    def rows(self) -> tuple[list[list[Real]], list[list[Real]]]:
        """Return the table: the chances of winning, and these chances times the armies left.

        Both go by attackers, then defenders, as far as the table has grown. Do not change them.
        """
        return self._win, self._left

    def transitions(self, attackers: int, defenders: int) -> list[Transition]:
        """List (attacker's loss, defender's loss, chance) for a roll of as many dice as allowed.

        If the defender decides after seeing the roll, the answer is the one that leaves the
        attacker the smallest chance of winning the battle (of two equal ones, that with more dice).
        """
        if self.rule.decides == "after":
            self.win(attackers, defenders)  # growing the table also computes the answers
            return self._answered[attackers, defenders]
        key = (self.rule.attack_dice(attackers), self.rule.defence_dice(defenders))
        found = self._rolls.get(key)
        if found is None:
            table = roll_transitions(*key, self.rule.ties)
            found = self._rolls[key] = [(a, d, self._number(p)) for a, d, p in table]
        return found

    def _number(self, chance: Fraction) -> Real:
        return chance if self._exact else float(chance)

    def _choices(self, attack_dice: int, most: int) -> _Choices:
        """List the answers to each attack roll, once for all battles with equally many dice."""
        found = self._answers.get((attack_dice, most))
        if found is None:
            losses: dict[_Answer, list[Transition]] = {}
            rolls: list[tuple[Real, list[_Answer]]] = []
            for attack, weight in hands(attack_dice):
                # Only the compared dice matter, so many rolls share an answer.
                answers = [(attack[:dice], dice) for dice in range(most, 0, -1)]
                rolls.append((self._number(Fraction(weight, FACES**attack_dice)), answers))
                for answer in answers:
                    if answer not in losses:
                        table = answer_transitions(*answer, self.rule.ties)
                        losses[answer] = [(a, d, self._number(p)) for a, d, p in table]
            found = self._answers[attack_dice, most] = (losses, rolls)
        return found

    def _best_answers(self, attackers: int, defenders: int) -> list[Transition]:
        losses, rolls = self._choices(
            self.rule.attack_dice(attackers), self.rule.defence_dice(defenders)
        )
        win = self._win
        value = {
            answer: sum([p * win[attackers - a][defenders - d] for a, d, p in table])
            for answer, table in losses.items()
        }
        share: dict[_Answer, Real] = {}
        for weight, answers in rolls:
            best = min(answers, key=value.__getitem__)
            share[best] = share.get(best, 0) + weight
        chances: dict[Losses, Real] = {}
        for answer, weight in share.items():
            for a, d, p in losses[answer]:
                chances[a, d] = chances.get((a, d), 0) + weight * p
        return [(a, d, chances[a, d]) for a, d in sorted(chances)]

    def _grow(self, attackers: int, defenders: int) -> None:
        attackers, defenders = whole(attackers, "attackers", 0), whole(defenders, "defenders", 0)
        # Threads share these tables. The entries of a row never change, and a chance is stored as
        # the last part of its entry, so no reader ever finds half an entry.
        with self._lock:
            # Spare columns save growing the table again for slightly larger battles.
            columns = max(defenders + 1 + min(defenders, 8), len(self._win[0]) if self._win else 0)
            for a in while_slow(range(max(attackers + 1, len(self._win)))):
                self._grow_row(a, columns)

    def _grow_row(self, a: int, columns: int) -> None:
        one, nought = self._number(Fraction(1)), self._number(Fraction(0))
        if a == len(self._win):
            self._left.append([a * one])
            self._win.append([one])
        win, left = self._win[a], self._left[a]
        after = self.rule.decides == "after"
        for d in range(len(win), columns):
            chance = remaining = nought
            if a > self.stop_at:
                if after:
                    rolls = self._answered[a, d] = self._best_answers(a, d)
                else:
                    rolls = self.transitions(a, d)
                for x, y, p in rolls:
                    chance += p * self._win[a - x][d - y]
                    remaining += p * self._left[a - x][d - y]
            left.append(remaining)
            win.append(chance)


@lru_cache(maxsize=64)
def battle_table(
    rule: DiceRule, *, stop_at: int = 1, armies: int | None = None, exact: bool = False
) -> BattleTable:
    """Return the shared `BattleTable` of a dice rule and its settings."""
    return BattleTable(rule, stop_at=stop_at, armies=armies, exact=exact)


def fill_wins(
    rule: DiceRule,
    rolls: Callable[[int, int], Sequence[Transition]],
    attackers: int,
    defenders: int,
) -> NDArray[np.float64]:
    """Compute the chances of winning for each number of attackers and defenders, from 0 up.

    Each roll with the most dice removes the same number of armies. So the battles of one diagonal
    (attackers + defenders) depend on one earlier diagonal only, and a whole diagonal is the earlier
    one convolved with the chances of a roll. Diagonals are stored apart from the table, where their
    numbers lie far from each other in memory.

    Args:
        rule: the dice; a battle always rolls as many as it allows.
        rolls: by attackers and defenders: (attacker's loss, defender's loss, chance).
        attackers: the most.
        defenders: the most.
    """
    import numpy as np

    # A side with fewer armies than dice rolls fewer dice.
    rows, columns = min(rule.attack, attackers) + 1, min(len(rule.defence), defenders + 1)
    edges = _edges(rolls, attackers, defenders, rows, columns)
    out = np.empty((attackers + 1, defenders + 1))
    for a in range(rows):
        out[a] = edges[a]
    out[rows:, :columns] = np.array(edges[rows:]).reshape(-1, columns)

    full = rolls(rule.attack + 1, len(rule.defence))
    lost = full[0][0] + full[0][1]
    weights = np.zeros(lost + 1)
    for a, _, chance in full:
        weights[lost - a] = chance
    flat, step = out.reshape(-1), defenders
    recent = [np.zeros(attackers + 1) for _ in range(lost)]
    for total in range(attackers + defenders + 1):
        earlier = recent[total % lost]  # diagonal `total` is computed from this one and replaces it
        lowest, highest = max(0, total - defenders), min(attackers, total)
        first, last = max(rows, lowest), min(highest, total - columns)
        inside = np.correlate(earlier[first - lost : last + 1], weights) if first <= last else None
        border = min(highest + 1, rows)
        if lowest < border:
            start = lowest * step + total
            earlier[lowest:border] = flat[start : (border - 1) * step + total + 1 : step]
        for a in range(max(rows, last + 1, lowest), highest + 1):
            earlier[a] = edges[a][total - a]
        if inside is not None:
            earlier[first : last + 1] = inside
            flat[first * step + total : last * step + total + 1 : step] = inside
    return out


def _edges(
    rolls: Callable[[int, int], Sequence[Transition]],
    attackers: int,
    defenders: int,
    rows: int,
    columns: int,
) -> list[list[float]]:
    """Compute the first rows in full, and the first columns of all other rows."""
    win: list[list[float]] = [[1.0] + [0.0] * defenders for _ in range(min(2, attackers + 1))]
    win[rows:] = [row[:columns] for row in win[rows:]]
    for a in range(2, attackers + 1):
        row = [1.0]
        win.append(row)  # appended now, because the lines below read its earlier entries
        upto = defenders + 1 if a < rows else columns
        for d in range(1, min(columns, upto)):
            row.append(sum([p * win[a - x][d - y] for x, y, p in rolls(a, d)]))  # noqa: PERF401
        if a < rows:
            steps = [(win[a - x], y, p) for x, y, p in rolls(a, columns)]
            for d in range(columns, upto):
                row.append(sum([p * earlier[d - y] for earlier, y, p in steps]))  # noqa: PERF401
    return win
