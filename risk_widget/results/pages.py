"""A self-contained page: a file to save, and an output that stays alive in a notebook."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from html import escape
from typing import TYPE_CHECKING, Final

from risk_widget.kept_files import begins_like, write_whole
from risk_widget.reading.sources import path_of

if TYPE_CHECKING:
    from pathlib import Path

_HEIGHT: Final = 660
"""The height of the page in a notebook, in pixels: the widget's own in JupyterLab."""


@dataclass(frozen=True, slots=True)
class Story:
    """A game as a story in one HTML file, which needs no network and no Python.

    As the output of a cell it stays alive in a saved and in an exported notebook.

    >>> import risk_widget as rw
    >>> game = rw.load_lesson("04-combat").game.fork(seed=1)
    >>> events = game.apply(game.legal_actions()[0])  # Brazil attacks Peru
    >>> len(game.story(seat="spectator").html) < 500_000
    True

    Attributes:
        title: the game in one line.
        html: the file.
        path: where it was saved; None if it was not.
    """

    title: str
    html: str = field(repr=False)
    path: Path | None = None

    def save(self, path: str | Path) -> Path:
        """Write the file, and return its path.

        A file called `….mjs` is a module that hosts of anywidget load, such as a MyST page with
        the line `:::{anywidget} game.mjs`.

        Raises:
            OSError: the file cannot be written.
        """
        file = path_of(path, "path")
        text = self._module if file.suffix == ".mjs" else self.html
        write_whole(file, text, private=False, ours=begins_like(text))
        return file

    @property
    def _module(self) -> str:
        frame = json.dumps(self.frame)
        return f"export default {{ render({{ el }}) {{ el.innerHTML = {frame}; }} }};\n"

    def __repr__(self) -> str:
        return f"<Story: {self.title}>"

    @property
    def frame(self) -> str:
        """The page in a frame, as HTML to embed in another page.

        >>> import risk_widget as rw
        >>> game = rw.load_lesson("04-combat").game.fork(seed=1)
        >>> events = game.apply(game.legal_actions()[0])
        >>> game.story(seat="spectator").frame[:14]
        '<iframe title='
        """
        return (
            f'<iframe title="{escape(self.title, quote=True)}" sandbox="allow-scripts" '
            f'allowfullscreen style="width: 100%; height: {_HEIGHT}px; border: 0" '
            f'srcdoc="{escape(self.html, quote=True)}"></iframe>'
        )

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        """Display the page in a frame, which is part of the notebook."""
        del include, exclude
        return {"text/html": self.frame, "text/plain": repr(self)}
