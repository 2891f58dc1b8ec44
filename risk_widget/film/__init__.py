"""A film of a game: its scenes, its frames as drawings, and its file, an animated picture.

The page gets the same frames as drawings, and makes the file itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.loading import on_first_use

if TYPE_CHECKING:
    from risk_widget.film.drawing import Film, film_of
    from risk_widget.film.encoding import write_film

__all__ = ["Film", "film_of", "write_film"]

if not TYPE_CHECKING:
    __getattr__ = on_first_use(__name__, "drawing", "encoding")
