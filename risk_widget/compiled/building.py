"""Compilation of functions, and the storage of the result.

An entry is a function that is called from outside, with rooms (`records`) and numbers. All plain
functions of the package that it calls, found by their names, are compiled into it. Without a
compiler an entry is the function itself, and its chance a `chance.Generator`: this gives the same
games, about a hundred times slower.
"""

from __future__ import annotations

import ctypes
from contextlib import nullcontext
from functools import cache
from threading import RLock
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Final

from risk_widget.compiled.chance import FORMS
from risk_widget.compiled.compiler import cache_folder, importing_numba, is_compiled
from risk_widget.compiled.primitives import compiled_forms
from risk_widget.compiled.records import kind
from risk_widget.messages import say
from risk_widget.results.progress_bar import note, while_waiting

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from risk_widget.compiled.compiler import Function, NumbaPart

_PACKAGE: Final = "risk_widget."
_PARTS: Final[dict[str, object]] = {
    "nogil": True,
    "error_model": "numpy",
    "_nrt": False,
    "no_cfunc_wrapper": True,
}
"""Compiler options for the parts of an entry: no reference counts, since parts make no objects."""
_WHOLE: Final = {"nogil": True, "error_model": "numpy", "_nrt": False}
_NUMBA_OF_PARTS: Final = (0, 68)
"""The version of numba whose internals `parts` relies on."""
_lock: Final = RLock()
_FIRST, _EACH = 10, 4
"""The seconds that compiling takes in general, and for each function."""


def make_ready(*functions: Callable[..., object]) -> None:
    """Compile the given functions that are not in the cache yet, all in one go.

    The expected time is announced first.
    """
    missing = missing_of(functions)
    if not missing:
        return
    seconds = seconds_for(len(missing))
    note(say("fast-compiling", parts=len(missing), seconds=seconds))
    with _lock, while_waiting("fast-compiling-bar", seconds):
        for function in missing:
            _compiled(function, quietly=True)


def missing_of(functions: Iterable[Callable[..., object]]) -> list[Callable[..., object]]:
    """Return the given functions that are not compiled yet."""
    if not is_compiled():
        return []
    folder, new = cache_folder(), [each for each in functions if each not in _known]
    return [each for each in new if not any(folder.rglob(f"*.{each.__name__}-*.nbi"))]


def seconds_for(functions: int) -> int:
    """Estimate how many seconds it takes to compile a number of functions."""
    return _FIRST + _EACH * functions if functions else 0


# ---- entries -------------------------------------------------------------------------------------


@cache
def entry(function: Function) -> Function:
    """Return a function in a form that takes numbers and the contents of a `Buffer` (``given``).

    Its annotations define the types of its arguments: see `records.kind`.
    """
    called: Function
    if not is_compiled():
        return function
    given = [ctypes.c_int64] * _handed(function)
    returned: NumbaPart = {"None": None, "float": ctypes.c_double}.get(
        _returned(function), ctypes.c_int64
    )
    called = ctypes.CFUNCTYPE(returned, *given)(_compiled(function).address)
    return called


def address(function: Function) -> NumbaPart:
    """Return the handle for `primitives.call_chooser`: a function, or the address of one."""
    return _compiled(function).address if is_compiled() else function


def _returned(function: Function) -> str:
    return str(function.__annotations__["return"])


def _handed(function: Callable[..., object]) -> int:
    return len(function.__annotations__) - 1


def compile_quietly(*functions: Callable[..., object]) -> None:
    """Compile functions without a message, for a background thread."""
    if is_compiled():
        for function in functions:
            _compiled(function, quietly=True)


def _compiled(function: Function, *, quietly: bool = False) -> NumbaPart:
    with _lock:
        found = _known.get(function)
        if found is None:
            bar = while_waiting("fast-compiling-bar", seconds_for(1))
            with nullcontext() if quietly else bar:
                found = _known[function] = _compile(function)
        return found


_known: Final[dict[Callable[..., object], object]] = {}


def _compile(function: Function) -> NumbaPart:
    with importing_numba():
        import numba
        from numba import types

    register(function)
    words = function.__annotations__
    given = [kind(words[name]) for name in words if name != "return"]
    returned: NumbaPart = {"None": types.void, "float": types.float64}
    signature = returned.get(_returned(function), types.int64)(*given)
    config: NumbaPart = numba.config
    before, config.CACHE_DIR = config.CACHE_DIR, str(cache_folder())
    try:
        return numba.cfunc(signature, cache=True, **_options()[1])(function)
    except RuntimeError:  # there is nowhere to store the compiled code
        return numba.cfunc(signature, **_options()[1])(function)
    finally:
        config.CACHE_DIR = before


@cache
def _options() -> tuple[dict[str, NumbaPart], dict[str, NumbaPart]]:
    """Return the compiler options for parts and for entries."""
    with importing_numba():
        import numba

    if numba.version_info[:2] != _NUMBA_OF_PARTS:
        return _PARTS, _WHOLE
    from risk_widget.compiled import parts

    return (
        {**_PARTS, "pipeline_class": parts.PartCompiler},
        {**_WHOLE, "pipeline_class": parts.WholeCompiler},
    )


_registered: Final[set[object]] = set()


def register(function: NumbaPart) -> None:
    """Register with the compiler all functions of the package that a function calls."""
    with importing_numba():
        from numba import extending

    overload: NumbaPart = extending.overload
    for called in called_by(function).values():
        if called not in _registered:
            _registered.add(called)
            form = _form_of(called)
            register(form)
            overload(called, jit_options=_options()[0], strict=False)(_always(form))


def _form_of(function: NumbaPart) -> NumbaPart:
    """Find the function to compile in place of another one."""
    while True:
        form = FORMS.get(function) or compiled_forms().get(function)
        if form is None:
            return function
        function = form


def _always(form: object) -> object:
    """Make a function that gives numba the same form for all arguments."""
    return lambda *_: form


def called_by(function: NumbaPart) -> dict[str, NumbaPart]:
    """Find the plain functions of the package that a function calls, by the names it uses."""
    around = function.__globals__
    found = {name: around.get(name) for name in _names(function.__code__)}
    return {
        name: named
        for name, named in found.items()
        if isinstance(named, FunctionType) and named.__module__.startswith(_PACKAGE)
    }


def _names(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _names(inner)
