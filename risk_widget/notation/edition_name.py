"""Editions by the name that a text has for them."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote, unquote

from risk_widget.rules.edition import BUILT_IN, EditionError, load_edition, parse_variant

if TYPE_CHECKING:
    from pathlib import Path

    from risk_widget.rules.edition import Edition

_PLAIN = "+=,:/"


def edition_name(edition: Edition) -> str:
    """The edition's id as one word."""
    return quote(edition.id, safe=_PLAIN)


def find_edition(
    name: str, source: str | Path | Edition | None = None, title: str | None = None
) -> Edition:
    """The edition of this name; ``source`` is one that is not built in, ``title`` a variant's.

    Raises:
        EditionError: nobody knows the name, or a variant changes what there is not.
    """
    edition_id = unquote(name)
    base_id, plus, changes = edition_id.partition("+")
    if source is not None:
        base = load_edition(source)
        if base.id == edition_id:
            return base
        if base.base != base_id:
            raise EditionError.of("text-of-edition", text=edition_id, edition=base.id)
    else:
        base = _built_in(base_id)
    return parse_variant(base, changes, title) if plus else base


def _built_in(name: str) -> Edition:
    if name not in BUILT_IN:
        raise EditionError.of("edition-needed", edition=name, known=list(BUILT_IN))
    return load_edition(name)
