"""Two models besides a widget's own: one shared by all widgets, and one for changes during play.

Code, styles, words and the usual board are 300 kB, with code and styles packed. They are in one
model for all widgets of a kernel, so that a notebook with ten widgets sends and saves them once;
of the words, it has only the languages in use. Changes during play are in another model:
anywidget's own drops messages from the kernel if the page was busy for 2 s when they came.
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
from risk_widget.host.story_file import packed_program
from risk_widget.listings import catalog
from risk_widget.messages import page_source, say, use_language

if TYPE_CHECKING:
    from collections.abc import Callable

    from risk_widget.reading.json_types import JsonObject

STATIC: Final = Path(__file__).parent.parent / "static"


# A checkout without a built front end shows a sentence instead of failing.
def _unbuilt() -> str:
    sentence = json.dumps(say("widget-unbuilt"))
    return f"export default {{ render({{ el }}) {{ el.textContent = {sentence}; }} }}"


# Text instead of a path: for a path, anywidget keeps each widget in memory, to reload its file.
def _built(name: str, otherwise: Callable[[], str]) -> str:
    path = STATIC / name
    return path.read_text(encoding="utf-8") if path.is_file() else otherwise()


LOADER: Final = _built("loader.js", _unbuilt)
CODE: Final = _built("widget.js", _unbuilt)
STYLES: Final = _built("widget.css", str)
_DIGEST: Final = blake2b(f"{LOADER}{CODE}{STYLES}".encode(), digest_size=9).hexdigest()


class Shared(ipywidgets.Widget):  # type: ignore[misc] # it has no types
    """The model that widgets share. A widget's trait with an equal value is sent as None."""

    digest: traitlets.Unicode[str, str | bytes] = traitlets.Unicode(_DIGEST).tag(sync=True)
    """A name for the code and styles: a page loads them once, whichever kernel sends them."""
    packed: traitlets.Unicode[str, str | bytes] = traitlets.Unicode().tag(sync=True)
    """The code and styles, packed as in a story."""
    board: traitlets.Dict[str, Any] = traitlets.Dict().tag(sync=True)

    def __init__(self, language: str) -> None:
        self._board = load_board("classic")
        self.learn(language)  # a page that has this model also has the first texts
        super().__init__(board=self._board.to_json(), packed=packed_program())

    def learn(self, language: str) -> None:
        """Add a language's texts as a trait of their own, so that each language is sent once."""
        name = texts_in(language)
        if not self.has_trait(name):
            with use_language(language):
                texts = {"words": page_source(), "catalog": catalog(self._board)}
            self.add_traits(**{name: traitlets.Dict(texts).tag(sync=True)})

    def value(self, name: str, language: str) -> object:
        """Return the shared value that replaces a widget's own trait, in the widget's language."""
        found: JsonObject = getattr(self, texts_in(language), {})
        return found[name] if name in found else getattr(self, name, None)

    def set_state(self, sync_data: object) -> None:
        """Accept nothing from a page."""


def texts_in(language: str) -> str:
    """Return the name of the shared model's trait with the texts of a language."""
    return f"in_{language}"


class Live(ipywidgets.Widget):  # type: ignore[misc] # it has no types
    """Some of a widget's traits, sent over a comm of their own."""

    NAMES: Final = frozenset(
        {
            *("shared", "state", "turns", "board", "catalog", "language", "words"),
            *("theme", "reduced_motion"),
        }
    )

    def __init__(self, widget: ipywidgets.Widget) -> None:
        self._widget = widget
        super().__init__()

    def get_state(self, key: Any = None, drop_defaults: bool = False) -> JsonObject:  # noqa: FBT001, FBT002 - the signature of ipywidgets
        """Return the state for a page that opens the model."""
        own: JsonObject = super().get_state(key, drop_defaults)
        return {**own, **self._widget.get_state(self.NAMES)}

    def set_state(self, sync_data: object) -> None:
        """Accept nothing from a page."""

    def __getattr__(self, name: str) -> Any:
        """Return a trait of the widget, since ipywidgets looks here for models to save."""
        if name in Live.NAMES:
            return getattr(self._widget, name)
        raise AttributeError(name)

    def pass_on(self, message: JsonObject, buffers: Any) -> None:
        """Send a message from the widget over this model's comm."""
        self._send(message, buffers)


_newest: Shared | None = None


def shared_model(language: str, lacking: str = "") -> Shared | None:
    """Return the current shared model with a language's texts; a new one if a page lacks it.

    In marimo it is None: models there end with the cell that made them, and code is sent only once
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
    """Make a serializer that sends a trait as None if the shared model has an equal one."""

    def to_json(value: object, widget: Any) -> object:
        shared = widget.shared
        known = None if shared is None else shared.value(name, widget.language)
        return None if known == value else value

    return to_json
