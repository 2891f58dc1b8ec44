"""Sentence, map and all that a decision needs are in sight at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.widget.test_access import SCREENS, open_root

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.widget.harness import Bridge

ROOMS = {
    "1280 × 720": (846, 599),
    "1366 × 768": (932, 647),
    "1440 × 900": (1006, 779),
    "1536 × 864": (1102, 743),
    "1920 × 1080": (1486, 959),
}
"""What JupyterLab with its file browser open leaves of a window: the widget's width, and the height
of the notebook."""

OUT_OF_SIGHT = """root => {
  const top = root.getBoundingClientRect().top;
  return [...root.querySelectorAll("[data-part]")].flatMap((part) => {
    const box = part.getBoundingClientRect();
    const below = Math.round(box.bottom - top - innerHeight);
    return box.height && below > 0 ? [`${part.className || part.dataset.part} ${below}`] : [];
  });
}"""
