"""Exact odds of a battle under the dice rule of a game or of an edition.

`attackers` is always the number of armies on the source territory, as a player reads it off the
map: one of them stays behind and never fights. `defenders` are the armies on the target.
Every figure is computed, none is sampled; numpy is needed for `win_array` alone.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import lru_cache
from html import escape
from itertools import combinations_with_replacement
from math import factorial, prod
from threading import Lock
from typing import TYPE_CHECKING, Any, Literal

from risk_widget.displays import bar, histogram, lines, percent
from risk_widget.messages import Message, MessageError, render, say
from risk_widget.rules.dice import DiceRule
from risk_widget.rules.edition import DEFAULT_EDITION, load_edition

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import numpy as np
    from numpy.typing import NDArray

    from risk_widget.rules.edition import Edition

__all__ = [
    "BattleTable",
    "DiceRule",
    "Losses",
    "Odds",
    "answer_table",
    "battle_table",
    "dice_rule",
    "exact_win",
    "odds",
    "roll_table",
    "win_array",
    "win_table",
]

FACES = 6
MOST_BATTLES = 10_000_000
"""Most smaller battles that one may lead to: to work out so many takes about a minute."""

Real = float | Fraction
Losses = tuple[int, int]
"""Armies lost by (attacker, defender) in one roll."""
Transition = tuple[int, int, Real]
_Answer = tuple[tuple[int, ...], int]
"""The attack dice that are compared, and the number of defence dice."""
_Choices = tuple[dict[_Answer, list[Transition]], list[tuple[Real, list[_Answer]]]]


@lru_cache(maxsize=64)
def _hands(dice: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Every roll of `dice` dice, highest first, with the number of ways it comes about."""
    rolls = combinations_with_replacement(range(FACES, 0, -1), dice)
    return tuple(
        (roll, factorial(dice) // prod(factorial(n) for n in Counter(roll).values()))
        for roll in rolls
    )


def _attacker_losses(attack: tuple[int, ...], defence: tuple[int, ...], ties: str) -> int:
    pairs = zip(attack, defence, strict=False)  # the dice left over are not compared
    if ties == "attacker":
        return sum(a < d for a, d in pairs)
    return sum(a <= d for a, d in pairs)


@lru_cache(maxsize=256)
def _answer_table(
    attack: tuple[int, ...], defence_dice: int, ties: str
) -> tuple[tuple[int, int, Fraction], ...]:
    """Losses when `defence_dice` dice answer a known attack roll."""
    compared = min(len(attack), defence_dice)
    ways: Counter[int] = Counter()
    for defence, weight in _hands(defence_dice):
        ways[_attacker_losses(attack, defence, ties)] += weight
    total = FACES**defence_dice
    return tuple((lost, compared - lost, Fraction(ways[lost], total)) for lost in sorted(ways))


@lru_cache(maxsize=64)
def _roll_table(
    attack_dice: int, defence_dice: int, ties: str
) -> tuple[tuple[int, int, Fraction], ...]:
    chances: dict[int, Fraction] = {}
    total = FACES**attack_dice
    for attack, weight in _hands(attack_dice):
        for lost, _, chance in _answer_table(attack, defence_dice, ties):
            chances[lost] = chances.get(lost, Fraction(0)) + chance * weight / total
    compared = min(attack_dice, defence_dice)
    return tuple((lost, compared - lost, chances[lost]) for lost in sorted(chances))


def roll_table(
    attack_dice: int, defence_dice: int, *, ties: Literal["defender", "attacker"] = "defender"
) -> dict[Losses, Fraction]:
    """Chance of each outcome of a single roll, exact (`attack.compare`).

    Args:
        attack_dice: dice the attacker rolls, at least 1.
        defence_dice: dice the defender rolls, at least 1, fixed before the roll.
        ties: who wins equal dice.

    Returns:
        (armies the attacker loses, armies the defender loses) → chance; the chances add up to 1.

    Raises:
        ValueError: a number of dice below 1.
    """
    if attack_dice < 1 or defence_dice < 1:
        dice = {"attack": attack_dice, "defence": defence_dice}
        raise MessageError(Message("odds-dice", dice))
    return {(a, d): chance for a, d, chance in _roll_table(attack_dice, defence_dice, ties)}


def answer_table(
    attack: Sequence[int],
    defence_dice: int,
    *,
    ties: Literal["defender", "attacker"] = "defender",
) -> dict[Losses, Fraction]:
    """Chance of each outcome when the attacker's dice are known (`attack.announce`).

    Args:
        attack: the attacker's dice, in any order.
        defence_dice: dice the defender answers with, at least 1.
        ties: who wins equal dice.

    Returns:
        As `roll_table`.
    """
    if not attack or defence_dice < 1:
        raise MessageError(Message("odds-no-dice"))
    highest_first = tuple(sorted(attack, reverse=True))
    return {(a, d): p for a, d, p in _answer_table(highest_first, defence_dice, ties)}


class BattleTable:
    """Win chances of all battles of one kind, worked out once and looked up afterwards.

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
        """Prepare the table of a rule.

        Args:
            rule: the dice.
            stop_at: the attacker breaks off with this many armies or fewer on the source.
            armies: at most this many attack in a roll; None: as many as the rule allows.
            exact: count in Fractions instead of floats.
        """
        if stop_at < 1:
            raise MessageError(Message("odds-stop-at", {"stop_at": stop_at}))
        if armies is not None and armies < 1:
            raise MessageError(Message("odds-armies", {"armies": armies}))
        self.rule = rule if armies is None else replace(rule, attack=min(rule.attack, armies))
        self.stop_at = stop_at
        self._exact = exact
        self._lock = Lock()
        self._rolls: dict[tuple[int, int], list[Transition]] = {}
        self._answered: dict[tuple[int, int], list[Transition]] = {}
        self._answers: dict[tuple[int, int], _Choices] = {}
        self._win: list[list[Real]] = []
        self._left: list[list[Real]] = []

    def win(self, attackers: int, defenders: int) -> Real:
        """Chance that the target falls before the attacker is down to `stop_at` armies."""
        try:
            return self._win[attackers][defenders]
        except IndexError:
            self._grow(attackers, defenders)
            return self._win[attackers][defenders]

    def left_if_won(self, attackers: int, defenders: int) -> Real:
        """Armies of the attacker that are left on average, over the battles that are won."""
        win = self.win(attackers, defenders)
        return self._left[attackers][defenders] / win if win else self._number(Fraction(0))

    def rows(self) -> tuple[list[list[Real]], list[list[Real]]]:
        """The table itself: chances to win, and armies left times that chance.

        Both are by attackers, then defenders, as far as it has grown, and must not be changed.
        """
        return self._win, self._left

    def transitions(self, attackers: int, defenders: int) -> list[Transition]:
        """(attacker's loss, defender's loss, chance) of the next roll, both with most dice.

        Where the defender decides after seeing the roll, the answer is the one that leaves the
        attacker the smallest chance to win the battle (the larger number of dice if two do).
        """
        if self.rule.decides == "after":
            self.win(attackers, defenders)  # growing the table finds the answers
            return self._answered[attackers, defenders]
        key = (self.rule.attack_dice(attackers), self.rule.defence_dice(defenders))
        found = self._rolls.get(key)
        if found is None:
            table = _roll_table(*key, self.rule.ties)
            found = self._rolls[key] = [(a, d, self._number(p)) for a, d, p in table]
        return found

    def _number(self, chance: Fraction) -> Real:
        return chance if self._exact else float(chance)

    def _choices(self, attack_dice: int, most: int) -> _Choices:
        """What a defender can answer to each attack roll: shared by all battles of that size."""
        found = self._answers.get((attack_dice, most))
        if found is None:
            losses: dict[_Answer, list[Transition]] = {}
            rolls: list[tuple[Real, list[_Answer]]] = []
            for attack, weight in _hands(attack_dice):
                # Only the dice that get compared matter, so many rolls share an answer.
                answers = [(attack[:dice], dice) for dice in range(most, 0, -1)]
                rolls.append((self._number(Fraction(weight, FACES**attack_dice)), answers))
                for answer in answers:
                    if answer not in losses:
                        table = _answer_table(*answer, self.rule.ties)
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
        if attackers < 0 or defenders < 0:
            sides = {"attackers": attackers, "defenders": defenders}
            raise MessageError(Message("odds-negative", sides))
        # Tables are shared, also between threads: what is in a row already never changes, and
        # a chance is added last, so that whoever finds it finds all that belongs to it.
        with self._lock:
            # Some spare columns, so that battles a little larger do not grow the table again.
            columns = max(defenders + 1 + min(defenders, 8), len(self._win[0]) if self._win else 0)
            for a in range(max(attackers + 1, len(self._win))):
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
    """The shared `BattleTable` of these rules."""
    return BattleTable(rule, stop_at=stop_at, armies=armies, exact=exact)


@dataclass(frozen=True, slots=True)
class Odds:
    """What comes out of a battle that is fought until it is won or broken off.

    Attributes:
        attackers: armies on the source territory, the one that stays behind included.
        defenders: armies on the target.
        stop_at: the attacker breaks off with this many armies or fewer on the source.
        rule: the dice rule it was worked out for.
        outcomes: (attackers left, defenders left) → chance, for every possible end; the armies
            that won are all counted as attackers, wherever they move to afterwards.
    """

    attackers: int
    defenders: int
    stop_at: int
    rule: DiceRule
    outcomes: Mapping[tuple[int, int], float] = field(repr=False)

    @property
    def win(self) -> float:
        """Chance that the target is captured."""
        return sum(p for (_, d), p in self.outcomes.items() if d == 0)

    @property
    def attackers_left(self) -> tuple[float, ...]:
        """Chance of each number of attacking armies left, index 0 … attackers, won or not."""
        chances = [0.0] * (self.attackers + 1)
        for (a, _), p in self.outcomes.items():
            chances[a] += p
        return tuple(chances)

    @property
    def defenders_left(self) -> tuple[float, ...]:
        """Chance of each number of defenders left, index 0 … defenders."""
        chances = [0.0] * (self.defenders + 1)
        for (_, d), p in self.outcomes.items():
            chances[d] += p
        return tuple(chances)

    @property
    def attacker_losses(self) -> float:
        """Armies the attacker loses on average."""
        return sum((self.attackers - a) * p for (a, _), p in self.outcomes.items())

    @property
    def defender_losses(self) -> float:
        """Armies the defender loses on average."""
        return sum((self.defenders - d) * p for (_, d), p in self.outcomes.items())

    @property
    def left_if_won(self) -> float:
        """Attacking armies left on average when the target is captured (0.0 if it never is)."""
        win = self.win
        return sum(a * p for (a, d), p in self.outcomes.items() if d == 0) / win if win else 0.0

    def to_dict(self) -> dict[str, Any]:
        """The figures as JSON data."""
        return {
            "attackers": self.attackers,
            "defenders": self.defenders,
            "stop_at": self.stop_at,
            "win": self.win,
            "attacker_losses": self.attacker_losses,
            "defender_losses": self.defender_losses,
            "left_if_won": self.left_if_won,
            "attackers_left": list(self.attackers_left),
            "defenders_left": list(self.defenders_left),
        }

    def _message(self) -> Message:
        sides = {"attackers": self.attackers, "defenders": self.defenders}
        means = {
            "lost": round(self.attacker_losses, 1),
            "beaten": round(self.defender_losses, 1),
            "stop": self.stop_at if self.stop_at > 1 else None,
        }
        return Message("odds-shown", {**sides, **means, "win": percent(self.win)})

    def __repr__(self) -> str:
        return f"<Odds: {render(self._message())}>"

    def _repr_html_(self) -> str:
        win, holding = self.win, (0.0, *self.defenders_left[1:])
        top = max(*self.attackers_left, *holding)
        return lines(
            escape(render(self._message())),
            bar(
                (say("odds-shown-taken", chance=percent(win)), win),
                (say("odds-shown-held", chance=percent(1 - win)), 1 - win),
            ),
            histogram(say("odds-shown-attackers"), self.attackers_left, 0, top)
            + histogram(say("odds-shown-defenders"), holding, 1, top),
        )


def odds(
    attackers: int,
    defenders: int,
    edition: str | Edition | DiceRule = DEFAULT_EDITION,
    *,
    stop_at: int | None = None,
    mode: str | None = None,
    options: Mapping[str, Any] | None = None,
    armies: int | None = None,
    dice: int | None = None,
) -> Odds:
    """Odds of attacking until the target falls or the attacker stops.

    Both sides roll as many dice as they may. Where the defender decides after seeing the roll,
    the defender answers so that the attacker's chance to win is smallest.

    Args:
        attackers: armies on the source territory; one of them stays behind.
        defenders: armies on the target.
        edition: whose dice (id, `Edition` or `DiceRule`).
        stop_at: break off with this many armies or fewer on the source; default 1, to the end.
        mode: whose dice, for an edition whose modes differ in them.
        options: rule options of the game, such as `{"defender_decides": "after"}`.
        armies: attack with at most this many armies in a roll; default as many as allowed.
        dice: roll at most this many dice, where the edition lets the attacker choose.

    Raises:
        ValueError: no armies to attack or to defend with, or too many to work it out, an unknown
            edition, mode or option, or no mode where the edition's modes have different dice.
    """
    rule = dice_rule(edition, mode=mode, options=options)
    _check_armies(attackers, defenders)
    most = min((n for n in (armies, dice) if n is not None), default=None)
    stop = 1 if stop_at is None else stop_at
    table = battle_table(rule, stop_at=stop, armies=most)
    return Odds(attackers, defenders, stop, rule, _outcomes(table, attackers, defenders))


def exact_win(
    attackers: int,
    defenders: int,
    edition: str | Edition | DiceRule = DEFAULT_EDITION,
    *,
    stop_at: int = 1,
    mode: str | None = None,
    options: Mapping[str, Any] | None = None,
) -> Fraction:
    """The chance to win as a Fraction; arguments as for `odds`."""
    rule = dice_rule(edition, mode=mode, options=options)
    _check_armies(attackers, defenders)
    return Fraction(battle_table(rule, stop_at=stop_at, exact=True).win(attackers, defenders))


def _check_armies(attackers: int, defenders: int) -> None:
    if attackers < 1 or defenders < 1:
        least = min(attackers, defenders)
        raise MessageError(Message("odds-no-army", {"armies": least}))
    if attackers * defenders > MOST_BATTLES:
        sides = {"attackers": attackers, "defenders": defenders}
        raise MessageError(Message("odds-too-many", {**sides, "most": MOST_BATTLES}))


def _outcomes(table: BattleTable, attackers: int, defenders: int) -> dict[tuple[int, int], float]:
    """Follow every roll from the start; what does not move on is an end."""
    reach = [[0.0] * (defenders + 1) for _ in range(attackers + 1)]
    reach[attackers][defenders] = 1.0
    for a in range(attackers, table.stop_at, -1):
        row = reach[a]
        for d in range(defenders, 0, -1):
            here = row[d]
            if here:
                row[d] = 0.0
                for x, y, p in table.transitions(a, d):
                    reach[a - x][d - y] += here * p
    return {(a, d): p for a, row in enumerate(reach) for d, p in enumerate(row) if p}


def win_table(
    attackers: int,
    defenders: int,
    edition: str | Edition | DiceRule = DEFAULT_EDITION,
    *,
    mode: str | None = None,
    options: Mapping[str, Any] | None = None,
) -> list[list[float]]:
    """Win chances of all battles up to a size: row = attackers, column = defenders, from 0 on."""
    rule = dice_rule(edition, mode=mode, options=options)
    _check_armies(attackers, defenders)
    table = battle_table(rule)
    return [[float(table.win(a, d)) for d in range(defenders + 1)] for a in range(attackers + 1)]


def win_array(
    attackers: int,
    defenders: int,
    edition: str | Edition | DiceRule = DEFAULT_EDITION,
    *,
    mode: str | None = None,
    options: Mapping[str, Any] | None = None,
) -> NDArray[np.float64]:
    """`win_table` as a numpy array, for large tables: a thousand by a thousand at once.

    Raises:
        ImportError: numpy is not installed; it says what does without.
    """
    try:
        import numpy as np
    except ImportError as error:
        raise ImportError(say("needs-numpy")) from error

    rule = dice_rule(edition, mode=mode, options=options)
    _check_armies(attackers, defenders)
    # Below these sizes fewer dice are rolled than above.
    rows, columns = min(rule.attack, attackers) + 1, min(len(rule.defence), defenders + 1)
    if rule.decides == "after":
        return np.array(win_table(attackers, defenders, rule), dtype=np.float64)
    table, flat_edge, tall_edge = BattleTable(rule), BattleTable(rule), BattleTable(rule)
    out = np.zeros((attackers + 1, defenders + 1))
    for d in range(defenders, -1, -1):
        out[:rows, d] = [flat_edge.win(a, d) for a in range(rows)]
    for a in range(attackers, -1, -1):
        out[a, :columns] = [tall_edge.win(a, d) for d in range(columns)]
    # Each roll with the most dice removes the same number of armies, so the cells of one
    # diagonal a + d depend on one earlier diagonal only and can be worked out together.
    stencil = table.transitions(rule.attack + 1, len(rule.defence))
    flat, step = out.reshape(-1), defenders
    for total in range(rows + columns, attackers + defenders + 1):
        first, last = max(rows, total - defenders), min(attackers, total - columns)
        if first > last:
            continue
        cells = slice(first * step + total, last * step + total + 1, step)
        for x, y, p in stencil:
            lost = x * (defenders + 1) + y
            flat[cells] += float(p) * flat[cells.start - lost : cells.stop - lost : step]
    return out


def dice_rule(
    edition: str | Edition | DiceRule,
    *,
    mode: str | None = None,
    options: Mapping[str, Any] | None = None,
) -> DiceRule:
    """The dice rule that an edition's fields describe.

    Args:
        edition: its id or `Edition`; a `DiceRule` is returned as it is.
        mode: needed only where the modes of the edition have different dice.
        options: values of the edition's options.

    Raises:
        ValueError: an unknown edition, mode or option, or no mode where one is needed.
    """
    if isinstance(edition, DiceRule):
        return edition
    printed = load_edition(edition)
    rules = {m: printed.dice_rule(m, options) for m in (printed.modes if mode is None else [mode])}
    rule, *others = set(rules.values())
    if others:
        about = {"edition": printed.title, "modes": list(rules)}
        raise MessageError(Message("odds-dice-by-mode", about))
    return rule
