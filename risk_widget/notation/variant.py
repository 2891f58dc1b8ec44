"""Editions by name: printed ones, and variants such as ``nordic+minimum_armies=4``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import quote, unquote

from risk_widget.rules.edition import BUILT_IN, EditionError, load_edition

if TYPE_CHECKING:
    from pathlib import Path

    from risk_widget.rules.edition import Edition

_PLAIN = "+=,:/"


def edition_name(edition: Edition) -> str:
    """The edition's id as one word."""
    return quote(edition.id, safe=_PLAIN)


def edition_named(
    name: str, given: str | Path | Edition | None = None, title: str | None = None
) -> Edition:
    """The edition of this name; ``given`` is one that is not built in, ``title`` a variant's.

    Raises:
        EditionError: nobody knows the name, or a variant changes what there is not.
    """
    wanted = unquote(name)
    if given is not None:
        edition = load_edition(given)
        if edition.id == wanted:
            return edition
        if edition.base != wanted.partition("+")[0]:
            raise EditionError(f"the text is of the edition {wanted}, not of {edition.id}")
        base = edition
    else:
        base = _built_in(wanted.partition("+")[0])
    _, varied, told = wanted.partition("+")
    if not varied:
        return base
    changes = {}
    for part in told.split(","):
        field, _, value = part.partition("=")
        changes[field] = _value(base, field, value)
    variant = base.with_(name=title, **changes)
    if variant.id != wanted:
        raise EditionError(f"the variant {wanted} is written as {variant.id}")
    return variant


def _built_in(name: str) -> Edition:
    if name not in BUILT_IN:
        raise EditionError(
            f"the edition {name!r} is not one of {', '.join(BUILT_IN)}: it has to be given with "
            "the text, as an Edition or a path of a .toml file"
        )
    return load_edition(name)


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
    if hasattr(now, "items"):
        pairs = [part.partition(":") for part in text.split("/")] if text else []
        return {_word(key): _word(value) for key, _, value in pairs}
    return _word(text)


def _word(text: str) -> int | str:
    return int(text) if text.isdecimal() else text
