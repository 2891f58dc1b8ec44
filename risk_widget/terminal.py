"""Commands in a terminal, and replacements for characters that its encoding lacks.

Sentences and displays have dashes, quotation marks, stars and accented letters. On a terminal with
an old code page or in plain ASCII, `print` would raise an error for them.
"""

from __future__ import annotations

import codecs
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["fit_output", "run_command"]

_HANDLER: Final = "risk_widget.alike"
_ALIKE: Final = {
    **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212", "-"),
    **dict.fromkeys("\u2018\u2019\u201a\u201b\u2032\u2039\u203a", "'"),
    **dict.fromkeys("\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb", '"'),
    **dict.fromkeys("\u25cf\u2022\u2605\u25a0\u2713\u2588\u25ae", "*"),
    **dict.fromkeys("\u25cb\u2606\u25a1\u2591\u2592", "."),
    **dict.fromkeys("\u25d0\u2020\u2021", "+"),
    **dict.fromkeys("\u00d7\u2717\u2715", "x"),
    **dict.fromkeys("\u2500\u2501", "-"),
    **dict.fromkeys("\u2502\u2503", "|"),
    **dict.fromkeys("\u00ad\u200b\u200c\u200d\u2060\u2066\u2067\u2068\u2069\ufe0f\ufeff", ""),
    "\u2026": "...",
    "\u00b7": ".",
    "\u00f7": ":",
    "\u00b1": "+-",
    "\u00b0": " degrees",
    "\u2192": "->",
    "\u2190": "<-",
    "\u2191": "^",
    "\u2193": "v",
    "\u2194": "<->",
    "\u25b8": ">",
    "\u25c2": "<",
    "\u2264": "<=",
    "\u2265": ">=",
    "\u2260": "!=",
    "\u2248": "~",
    "\u00e6": "ae",
    "\u00c6": "AE",
    "\u0153": "oe",
    "\u0152": "OE",
    "\u00df": "ss",
    "\u00f8": "o",
    "\u00d8": "O",
    "\u0111": "d",
    "\u0110": "D",
    "\u0142": "l",
    "\u0141": "L",
    "\U0001f7e6": "b",
    "\U0001f7e9": "g",
    "\U0001f7e8": "y",
    "\U0001f7e5": "r",
    "\u2b1c": ".",
}


def _alike(error: UnicodeError) -> tuple[str, int]:
    """Return replacements for characters that an encoding lacks, and the position after them."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end]
    return "".join(map(_one_alike, lacking)), error.end


def _one_alike(sign: str) -> str:
    if sign in _ALIKE:
        return _ALIKE[sign]
    from unicodedata import normalize  # imported only if a terminal lacks something

    plain = normalize("NFKD", sign).replace("\u2044", "/")
    letters = "".join(part for part in plain if part.isascii())
    return letters or "?"


codecs.register_error(_HANDLER, _alike)

_fitted: list[object] = []


def fit_output() -> None:
    """Let `print` replace missing characters, unless the user has set an error handler."""
    out = sys.stdout
    if _fitted and _fitted[0] is out:
        return
    _fitted[:] = [out]
    if getattr(out, "errors", None) == "strict" and hasattr(out, "reconfigure"):
        out.reconfigure(errors=_HANDLER)


def run_command(main: Callable[[list[str]], int]) -> int:
    """Run a command on the program's arguments; return its code.

    A file that cannot be read or written is named in a line, without a traceback. Nothing is said
    if nobody reads the output to its end, as before ``| head``.
    """
    if sys.stdout is None:  # the output has been closed
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    try:
        code = main(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:
        _forget_output()
        return 1
    except OSError as error:
        named = "" if error.filename is None else f"{error.filename}: "
        _forget_output()
        sys.stderr.write(f"{named}{error.strerror or error}\n")
        return 1
    return code


def _forget_output() -> None:
    """Discard output that could not be written, so that Python does not try again as it exits."""
    with suppress(OSError):
        sys.stdout.flush()
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
