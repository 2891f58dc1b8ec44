"""Bots and arrangements told apart, when they may share a name.

A result knows its bots and its arrangement by name, and two functions may have the same one: any
two lambdas do. So it also keeps a short digest of them. The digest is the same for functions
with the same code, default values, and values taken from around them, wherever they were defined.
"""

from __future__ import annotations

from functools import partial
from hashlib import sha256
from inspect import getclosurevars, isbuiltin, isfunction
from types import CodeType

__all__ = ["digest_of"]

_PLAIN = (bool, int, float, str, bytes, tuple, frozenset, type(None))
"""The types of values whose repr is all that counts."""


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
    """Describe a bot, an arrangement or a part of one by plain values."""
    if isinstance(part, partial):
        given = [*part.args, *part.keywords.items()]
        return _described(part.func), [*map(_described, given)]
    if isinstance(part, type):
        methods = {name: _described(each) for name, each in vars(part).items() if isfunction(each)}
        return part.__qualname__, methods
    if isfunction(part):
        around = getclosurevars(part)
        taken = {**around.nonlocals, **around.globals}
        values = {name: each for name, each in taken.items() if isinstance(each, _PLAIN)}
        return _code(part.__code__), repr((part.__defaults__, part.__kwdefaults__)), repr(values)
    kind = type(part)
    if isbuiltin(part) or kind.__repr__ is not object.__repr__:
        return repr(part)
    return kind.__qualname__, repr(sorted(getattr(part, "__dict__", ())))


def _code(code: CodeType) -> object:
    """Describe compiled code, whatever file and line it comes from."""
    constants = [
        _code(each) if isinstance(each, CodeType) else repr(each) for each in code.co_consts
    ]
    return code.co_code.hex(), constants, code.co_names, code.co_varnames
