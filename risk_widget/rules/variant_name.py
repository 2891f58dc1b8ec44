"""Variants by name: ``nordic+minimum_armies=4,movement=unsplit`` says all that it changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from risk_widget.rules.edition_error import EditionError

if TYPE_CHECKING:
    from risk_widget.rules.edition import Edition

_DIGITS: Final = 9


def written_changes(changes: Mapping[str, Any]) -> str:
    """The changes of a variant as its name has them, in the order of the alphabet."""
    return ",".join(f"{field}={_written(value)}" for field, value in sorted(changes.items()))


def _written(value: Any) -> str:
    if isinstance(value, tuple):
        return "/".join(_written(v) for v in value)
    if isinstance(value, Mapping):
        return "/".join(f"{k}:{v}" for k, v in value.items())
    return str(value)


def variant_of(base: Edition, changed: str, title: str | None = None) -> Edition:
    """The variant of an edition whose name has these changes.

    Raises:
        EditionError: it changes what there is not, or is written in another way.
    """
    changes = {}
    for part in changed.split(","):
        field, _, value = part.partition("=")
        changes[field] = _value(base, field, value)
    variant = base.variant(name=title, **changes)
    wanted = f"{base.base}+{changed}"
    if variant.id != wanted:
        raise EditionError.of("variant-written-as", variant=wanted, written=variant.id)
    return variant


def _value(base: Edition, field: str, text: str) -> Any:
    """A field's value from its text; its kind is that of the value in the printed edition."""
    rules = next(iter(base.modes.values())).rules
    now = getattr(rules, field, None)
    if isinstance(now, bool):
        return text == "True"
    if field == "pieces":
        words = text.split("/")
        return [[piece, _word(armies)] for piece, armies in zip(words[::2], words[1::2])]  # noqa: B905
    if isinstance(now, tuple):
        return [_word(part) for part in text.split("/")] if text else []
    if isinstance(now, Mapping):
        pairs = [part.partition(":") for part in text.split("/")] if text else []
        return {_word(key): _word(value) for key, _, value in pairs}
    return _word(text)


def _word(text: str) -> int | str:
    return int(text) if text.isdecimal() and len(text) <= _DIGITS else text
