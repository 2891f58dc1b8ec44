"""Actions as words: ``attack brazil>peru 3``, ``trade alaska peru wild-1``, ``end``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from risk_widget.engine.actions import (
    Attack,
    ChooseCapital,
    Claim,
    Defend,
    EndPhase,
    Fortify,
    Occupy,
    Place,
    Trade,
)
from risk_widget.messages import Message, MessageError
from risk_widget.notation.text_parts import MOST, whole
from risk_widget.spelling import unknown

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from risk_widget.engine.actions import Action


class ActionTextError(MessageError):
    """An error in the words of an action; the message is a sentence."""


def action_text(action: Action) -> str:
    """The words of an action."""
    return _WRITERS[type(action)](action)


def parse_action_text(text: str) -> Action:
    """Read the words of an action. Raises ``ActionTextError``.

    Whether territories and cards exist is the game's affair.

    >>> parse_action_text("attack brazil>peru 3")
    Attack(source='brazil', target='peru', armies=3, dice=None)
    """
    return action_of(text.split())


def action_of(words: Sequence[str]) -> Action:
    """The action described by these words. Raises ``ActionTextError``."""
    if not words:
        raise ActionTextError.of("words-missing", actions=list(_READERS))
    reader = _READERS.get(words[0])
    if reader is None:
        raise ActionTextError.of("words-no-action", **unknown(words[0], _READERS))
    return reader(words)


# -- writing


def _attack_text(action: Attack) -> str:
    text = f"attack {action.source}>{action.target} {action.armies}"
    return text if action.dice is None else f"{text} dice {action.dice}"


def _trade_text(action: Trade) -> str:
    text = f"trade {' '.join(action.cards)}"
    return text if action.bonus is None else f"{text} bonus {action.bonus}"


_WRITERS: dict[type[Action], Callable[..., str]] = {
    Claim: lambda a: f"claim {a.territory}",
    Place: lambda a: f"place {a.territory} {a.armies}",
    ChooseCapital: lambda a: f"capital {a.territory}",
    Trade: _trade_text,
    Attack: _attack_text,
    Defend: lambda a: f"defend {a.dice}",
    Occupy: lambda a: f"occupy {a.armies}",
    Fortify: lambda a: f"fortify {a.source}>{a.target} {a.armies}",
    EndPhase: lambda _: "end",
}


# -- reading


_SMALL: Final = {str(number): number for number in range(100)}


def _number(word: str) -> int:
    number = _SMALL.get(word)
    if number is None:
        number = whole(word)
    if number is None:
        raise ActionTextError.of("text-number", number=word[:40], most=MOST)
    return number


def _shape(words: Sequence[str], *counts: int) -> None:
    if len(words) not in counts:
        wrong = " ".join(words)[:80]
        raise ActionTextError.of("words-other", like=_like(words[0]), words=wrong)


def _border(word: str, action: str) -> tuple[str, str]:
    source, arrow, target = word.partition(">")
    if not (source and arrow and target):
        raise ActionTextError.of("words-border", word=word[:60], like=_like(action))
    return source, target


def _like(action: str) -> Message:
    """An example of the action in words."""
    return Message.of("words-of-action", action=action)


def _claim(words: Sequence[str]) -> Action:
    _shape(words, 2)
    return Claim(words[1])


def _place(words: Sequence[str]) -> Action:
    if len(words) != 3:
        _shape(words)
    return Place(words[1], _number(words[2]))


def _capital(words: Sequence[str]) -> Action:
    _shape(words, 2)
    return ChooseCapital(words[1])


def _trade(words: Sequence[str]) -> Action:
    _shape(words, 4, 6)
    cards = tuple(words[1:4])
    if len(words) == 4:
        return Trade(cards)
    if words[4] != "bonus":
        _shape(words)
    return Trade(cards, words[5])


def _attack(words: Sequence[str]) -> Action:
    if len(words) == 3:
        return Attack(*_border(words[1], "attack"), _number(words[2]))
    _shape(words, 5)
    if words[3] != "dice":
        _shape(words)
    return Attack(*_border(words[1], "attack"), _number(words[2]), _number(words[4]))


def _defend(words: Sequence[str]) -> Action:
    _shape(words, 2)
    return Defend(_number(words[1]))


def _occupy(words: Sequence[str]) -> Action:
    _shape(words, 2)
    return Occupy(_number(words[1]))


def _fortify(words: Sequence[str]) -> Action:
    _shape(words, 3)
    source, target = _border(words[1], "fortify")
    return Fortify(source, target, _number(words[2]))


def _end(words: Sequence[str]) -> Action:
    _shape(words, 1)
    return EndPhase()


_READERS: dict[str, Callable[[Sequence[str]], Action]] = {
    "claim": _claim,
    "place": _place,
    "capital": _capital,
    "trade": _trade,
    "attack": _attack,
    "defend": _defend,
    "occupy": _occupy,
    "fortify": _fortify,
    "end": _end,
}
