"""The two models to which a widget refers, whose own contains only a small loader.

Code, styles, words and the usual board are 400 kB. They are in one model for all widgets of a
kernel, so that ten of them in a notebook send and save it once; of the words, those of the
languages that they speak. What changes while one plays is in another model: anywidget's own drops
all that the kernel sends it if the page was busy for 2 s when it came.
"""

from __future__ import annotations

import json
import sys
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import ipywidgets
import traitlets

from risk_widget.board import load_board
from risk_widget.listings import catalog
from risk_widget.messages import page_source, say, use_language

if TYPE_CHECKING:
    from collections.abc import Callable

    from risk_widget.reading.json_types import JsonObject

STATIC: Final = Path(__file__).parent.parent / "static"


# In a checkout whose front end has not been built, the widget says so instead of failing.
def _unbuilt() -> str:
    sentence = json.dumps(say("widget-unbuilt"))
    return f"export default {{ render({{ el }}) {{ el.textContent = {sentence}; }} }}"


# The text, not its path: for a path, anywidget keeps each widget for good, to reload it some day.
def _built(name: str, otherwise: Callable[[], str]) -> str:
    path = STATIC / name
    return path.read_text(encoding="utf-8") if path.is_file() else otherwise()


LOADER: Final = _built("loader.js", _unbuilt)
CODE: Final = _built("widget.js", _unbuilt)
STYLES: Final = _built("widget.css", str)
_DIGEST: Final = blake2b(f"{CODE}{STYLES}".encode(), digest_size=9).hexdigest()


class Shared(ipywidgets.Widget):  # type: ignore[misc] # it has no types
    """The model that widgets share. A trait of theirs with an equal value is sent as None."""

    digest = traitlets.Unicode(_DIGEST).tag(sync=True)
    """A name for code and styles: a page loads them once, whichever kernel they came from."""
    code = traitlets.Unicode(CODE).tag(sync=True)
    styles = traitlets.Unicode(STYLES).tag(sync=True)
    board = traitlets.Dict().tag(sync=True)

    def __init__(self, language: str) -> None:
        self._board = load_board("classic")
        self.learn(language)  # so that a page that has this model has the first texts
        super().__init__(board=self._board.to_json())

    def learn(self, language: str) -> None:
        """Have the texts of a language, as a trait of its own: each is sent once."""
        name = texts_in(language)
        if not self.has_trait(name):
            with use_language(language):
                texts = {"words": page_source(), "catalog": catalog(self._board)}
            self.add_traits(**{name: traitlets.Dict(texts).tag(sync=True)})

    def value(self, name: str, language: str) -> object:
        """The value, in a widget's language, that stands in for a trait of its own."""
        found: JsonObject = getattr(self, texts_in(language), {})
        return found[name] if name in found else getattr(self, name, None)

    def set_state(self, sync_data: object) -> None:
        """Accept nothing from a page."""


def texts_in(language: str) -> str:
    """The trait of the shared model with the texts of a language."""
    return f"in_{language}"


class Live(ipywidgets.Widget):  # type: ignore[misc] # it has no types
    """Some of a widget's traits, sent by a comm of their own."""

    NAMES: Final = frozenset(
        {
            *("shared", "state", "turns", "board", "catalog", "language", "words"),
            *("theme", "reduced_motion"),
        }
    )

    def __init__(self, widget: ipywidgets.Widget) -> None:
        self._widget = widget
        super().__init__()

    def get_state(self, key: Any = None, drop_defaults: bool = False) -> JsonObject:  # noqa: FBT001, FBT002 - ipywidgets has it so
        """The state for a page that opens the model."""
        own: JsonObject = super().get_state(key, drop_defaults)
        return {**own, **self._widget.get_state(self.NAMES)}

    def set_state(self, sync_data: object) -> None:
        """Accept nothing from a page."""

    def __getattr__(self, name: str) -> Any:
        """A trait of the widget: ipywidgets looks there for models that belong into a file."""
        if name in Live.NAMES:
            return getattr(self._widget, name)
        raise AttributeError(name)

    def pass_on(self, message: JsonObject, buffers: Any) -> None:
        """Send a message of the widget by this model's comm."""
        self._send(message, buffers)


_newest: Shared | None = None


def shared_model(language: str, lacking: str = "") -> Shared | None:
    """The current shared model, with the texts of a language; a new one if that is `lacking`.

    In marimo it is None: there, models end with the cell that made them, and code is sent once
    anyway.
    """
    global _newest
    if "marimo" in sys.modules and sys.modules["marimo"].running_in_notebook():
        return None
    if _newest is None or _newest.comm is None or _newest.model_id == lacking:
        _newest = Shared(language)
    _newest.learn(language)
    return _newest


def unless_shared(name: str) -> Callable[[object, Any], object]:
    """A serializer that sends a trait as None if the shared model has an equal one."""

    def to_json(value: object, widget: Any) -> object:
        shared = widget.shared
        known = None if shared is None else shared.value(name, widget.language)
        return None if known == value else value

    return to_json
