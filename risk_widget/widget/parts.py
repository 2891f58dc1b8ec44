"""Parts of the front end that a page asks for when they are first opened.

They travel as messages of their own, not as traits: what goes through a trait is kept by the model,
and with it in saved notebooks.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

__all__ = ["STATIC", "answer"]

STATIC: Final = Path(__file__).parent.parent / "static"
PARTS: Final = {"extras": "extras.txt"}
"""Part -> its file: a deflated module, as base64 text."""
MAX_NAME: Final = 64
"""Longest name of a part that is answered, in characters."""


def answer(content: Any) -> dict[str, str] | None:
    """What is sent for a page's custom message ``{"part": name}``; None: nothing.

    The answer is ``{"part": name, "packed": text}``, or ``{"part": name, "error": sentence}``.
    """
    if not isinstance(content, dict) or set(content) != {"part"}:
        return None
    part = content["part"]
    if not isinstance(part, str) or len(part) > MAX_NAME:
        return None
    if part not in PARTS:
        return {"part": part, "error": f"there is no such part; there is {', '.join(PARTS)}"}
    try:
        return {"part": part, "packed": _packed(part)}
    except OSError:
        return {"part": part, "error": "it has not been built: run `npm run build` in js/"}


@cache
def _packed(part: str) -> str:
    return (STATIC / PARTS[part]).read_text(encoding="ascii").strip()
