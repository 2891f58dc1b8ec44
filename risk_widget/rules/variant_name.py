"""Variants by name: ``nordic+minimum_armies=4,movement=unsplit`` says all that it changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from risk_widget.rules.fields import Rules

_DIGITS: Final = 9


def format_changes(changes: Mapping[str, Any]) -> str:
    """The changes of a variant as its name has them, in the order of the alphabet."""
    return ",".join(f"{field}={format_value(value)}" for field, value in sorted(changes.items()))


def format_value(value: Any) -> str:
    """A value as the name of a variant has it."""
    if isinstance(value, tuple):
        return "/".join(format_value(v) for v in value)
    if isinstance(value, Mapping):
        return "/".join(f"{k}:{v}" for k, v in value.items())
    return str(value)


def parse_changes(rules: Rules, text: str) -> dict[str, Any]:
    """The changes in the name of a variant; `rules` are those of a mode of the printed edition."""
    changes = {}
    for part in text.split(","):
        field, _, value = part.partition("=")
        changes[field] = _parse_value(rules, field, value)
    return changes


def _parse_value(rules: Rules, field: str, text: str) -> Any:
    """A field's value from its text; its kind is that of the value in the printed edition."""
    printed = getattr(rules, field, None)
    if isinstance(printed, bool):
        return text == "True"
    if field == "pieces":
        words = text.split("/")
        return [[piece, _parse_word(armies)] for piece, armies in zip(words[::2], words[1::2])]  # noqa: B905
    if isinstance(printed, tuple):
        return [_parse_word(part) for part in text.split("/")] if text else []
    if isinstance(printed, Mapping):
        pairs = [part.partition(":") for part in text.split("/")] if text else []
        return {_parse_word(key): _parse_word(value) for key, _, value in pairs}
    return _parse_word(text)


def _parse_word(text: str) -> int | str:
    return int(text) if text.isdecimal() and len(text) <= _DIGITS else text
