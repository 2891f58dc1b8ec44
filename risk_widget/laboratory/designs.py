"""Digests that tell bots and arrangements apart, since they may share a name.

A result, like the file of a tournament, knows bots and arrangements by name, but two functions may
share a name, as any two lambdas do. So it also has a short digest. The digest is the same for
functions with the same code, default values and values from around them, wherever they were
defined.
"""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from hashlib import sha256
from inspect import getclosurevars, isfunction
from re import sub
from types import CodeType

__all__ = ["digest_of"]

_PLAIN = (bool, int, float, str, bytes, tuple, frozenset, type(None))
"""The types of values in a digest; lists and dicts are left out: they may be a bot's memory."""


def digest_of(*parts: object) -> str:
    """Compute a digest of bots and arrangements.

    >>> from risk_widget.laboratory.designs import digest_of
    >>> digest_of(lambda game, seat: game) == digest_of(lambda game, seat: game)
    True
    >>> digest_of(lambda game, seat: game) == digest_of(lambda game, seat: None)
    False
    """
    return sha256(repr([*map(_described, parts)]).encode()).hexdigest()[:16]


def _described(part: object) -> object:
    """Describe a bot, an arrangement or a part of one in plain values."""
    if isinstance(part, partial):
        given = [*part.args, *part.keywords.items()]
        return _described(part.func), [*map(_described, given)]
    if isinstance(part, type):
        methods = {name: _described(each) for name, each in vars(part).items() if isfunction(each)}
        return part.__qualname__, methods
    if isfunction(part):
        taken = dict[str, object]()
        with suppress(ValueError):  # an enclosing name that has no value yet
            around = getclosurevars(part)
            taken = {**around.nonlocals, **around.globals}
        values = {name: each for name, each in taken.items() if isinstance(each, _PLAIN)}
        given = [*(part.__defaults__ or ()), *(part.__kwdefaults__ or {}).items()]
        return _code(part.__code__), [*map(_text, given)], [*map(_text, values.items())]
    if type(part).__repr__ is not object.__repr__:
        return _text(part)
    return _described(type(part)), sorted(getattr(part, "__dict__", ()))


def _text(value: object) -> str:
    """Return the repr of a value, without anything that differs between processes."""
    if isinstance(value, frozenset):
        return repr(sorted(map(_text, value)))
    return sub(r" at 0x[0-9A-Fa-f]+", "", repr(value))


def _code(code: CodeType) -> object:
    """Describe compiled code, leaving out its file and line."""
    constants = [_code(c) if isinstance(c, CodeType) else _text(c) for c in code.co_consts]
    return code.co_code.hex(), constants, code.co_names, code.co_varnames
