"""The outcomes that a record has, held against those that the rules give."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from risk_widget.engine.actions import Attack, Defend
from risk_widget.engine.position_check import misplaced_cards
from risk_widget.notation.card_text import parse_cards
from risk_widget.notation.numbers import whole
from risk_widget.notation.outcome_text import RULES, kind_of
from risk_widget.notation.text_errors import LineError
from risk_widget.rules.clauses import clauses
from risk_widget.spelling import unknown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.engine.actions import Action
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State

Dice = tuple[tuple[int, ...], tuple[int, ...]]
"""The attacker's and the defender's."""

NO_DICE: Final[Dice] = ((), ())


def parse_outcomes(text: str) -> list[str]:
    """The outcomes of a line, one by one. Raises ``LineError`` for one that is not valid."""
    outcomes = [" ".join(part.split()) for part in text.split(",")] if text else []
    for outcome in outcomes:
        kind = kind_of(outcome)
        if kind not in RULES or (outcome == kind) != (kind == "trade"):
            wrong = unknown(kind, [known for known in RULES if known != "dice"])
            wrong["word"] = outcome[:60]
            raise LineError.malformed("record-no-outcome", **wrong)
    return outcomes


def parse_dice(text: str) -> Dice:
    """The dice that stand first in the outcomes. Raises ``LineError`` for an invalid die."""
    return _dice_pair(text.partition(",")[0]) if text[:1].isdecimal() else NO_DICE


@lru_cache(maxsize=4096)
def _dice_pair(text: str) -> Dice:
    attack, _, defence = text.partition("v")
    return _dice(attack), _dice(defence)


_FACES: Final = {str(face): face for face in range(1, 7)}


def _dice(text: str) -> tuple[int, ...]:
    try:
        return tuple([_FACES[word] for word in text.split()])
    except KeyError as error:
        raise LineError.malformed("record-no-die", word=error.args[0][:40]) from None


def dice_due(config: GameConfig, state: State, action: Action) -> tuple[int, int]:
    """How many dice of both sides a legal action has in a record."""
    attack = defence = 0
    if type(action) is Attack:
        target = config.index[action.target]
        at_once = config.dice.defence_dice(state.armies[target]) == 1
        if at_once or config.decides_after:
            attack = action.armies if action.dice is None else action.dice
        defence = int(at_once)
    elif type(action) is Defend and state.battle is not None:
        attack, defence = state.battle.dice, action.dice
    return attack, defence


def wrong_dice(config: GameConfig, state: State, action: Action, dice: Dice) -> LineError:
    """The error for dice that are not as many as the legal action lets roll."""
    attack, defence = dice_due(config, state, action)
    due = {"attack": attack, "defence": defence}
    recorded = {"attack_recorded": len(dice[0]), "defence_recorded": len(dice[1])}
    rule = "attack.defence-dice" if len(dice[0]) == attack else "attack.dice"
    return LineError.under(rule, "record-wrong-dice", **due, **recorded)


def check_announced(announced: tuple[int, ...], recorded: tuple[int, ...]) -> None:
    """Raise ``LineError`` unless the attacker's dice are those that the defender has seen."""
    if sorted(announced) != sorted(recorded):
        dice = {"rolled": announced, "recorded": recorded}
        raise LineError.under("attack.announce", "record-other-roll", **dice)


def recorded_deck(config: GameConfig, outcomes: Sequence[str]) -> tuple[int, ...] | None:
    """The new deck among the outcomes. Raises ``PositionError`` for what is no card."""
    for outcome in outcomes:
        if outcome.startswith("pile "):
            return parse_cards(config, "pile", outcome.partition(" ")[2])
    return None


def check_deck(config: GameConfig, after: State) -> None:
    """Raise ``LineError`` unless a new deck has the cards that it must have."""
    problem = misplaced_cards(config, after)
    if problem is not None:
        raise LineError(RULES["pile"], problem.content, config.names)


def compare(text: str, actual: Sequence[str]) -> None:
    """Raise ``LineError`` where the record has another outcome than the actual ones.

    It need not have them all: what it leaves out is taken from the rules.
    """
    remaining: dict[str, list[str]] = {}
    for outcome in actual:
        remaining.setdefault(kind_of(outcome), []).append(outcome)
    for outcome in parse_outcomes(text):
        kind = kind_of(outcome)
        words = outcome.split()
        rule = words[2] if kind == "won" and words[2:3] and words[2] in clauses() else RULES[kind]
        if not remaining.get(kind):
            raise LineError.under(rule, "record-nothing-such", outcome=outcome)
        expected = remaining[kind].pop(0)
        if not _agree(kind, outcome, expected):
            outcomes = {"outcome": outcome, "expected": expected}
            raise LineError.under(rule, "record-other-outcome", **outcomes)


def _agree(kind: str, recorded: str, actual: str) -> bool:
    if recorded == actual:
        return True
    if kind == "dice":
        return [sorted(part.split()) for part in recorded.split("v")] == [
            sorted(part.split()) for part in actual.split("v")
        ]
    (head, _, cards), (actual_head, _, actual_cards) = (
        recorded.rpartition(" "),
        actual.rpartition(" "),
    )
    hidden = "?" in cards or "?" in actual_cards
    return hidden and head == actual_head and _count(cards) == _count(actual_cards)


def _count(cards: str) -> int:
    """How many cards a text is about, known or not."""
    parts = cards.split("+")
    return sum(whole(part[1:]) or 0 if part[:1] == "?" and part != "?" else 1 for part in parts)
