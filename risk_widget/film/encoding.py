"""The file of a film: an animated picture, made with Pillow from the drawings of the frames.

Pillow cannot read drawings. resvg turns them into pixels: it needs nothing but its wheel, knows all
that the drawings use, and draws letters and edges as browsers do.
"""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, Any, Final

from risk_widget.film.drawing import HEIGHT, WIDTH
from risk_widget.kept_files import begins_like, write_whole
from risk_widget.reading.schema import word
from risk_widget.reading.sources import path_of
from risk_widget.reading.spelling import not_installed
from risk_widget.svg.picture import FONT

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    import PIL.Image
    from PIL.Image import Image

    from risk_widget.film.drawing import Film

FORMATS: Final = {".gif": "GIF", ".webp": "WEBP", ".png": "PNG"}
"""Pillow's name for each format, by file extension."""
COLOURS: Final = 255
"""The number of colours of a film; one more stands for unchanged pixels."""
_SAMPLES: Final = 6
"""The number of frames from which the colours are chosen."""


def write_film(film: Film, to: str | Path) -> Path:
    """Write a film as a file whose name ends in ``.gif``, ``.webp`` or ``.png``; return its path.

    Raises:
        ImportError: Pillow or resvg is not installed; the error names the extra.
        OSError: the file cannot be written.
        RuntimeError: this machine has no fonts.
        ValueError: the name ends in something else.
    """
    path = path_of(to, "to")
    ending = word(path.suffix.lower(), "the end of the film's name", FORMATS)
    draw = _drawer()
    frames = [draw(film.drawing(number)) for number in range(len(film.scenes))]
    data = encoded(frames, film.times, FORMATS[ending])
    write_whole(path, data, private=False, ours=begins_like(data))
    return path


def encoded(frames: Sequence[Image], times: Sequence[int], kind: str = "GIF") -> bytes:
    """Encode frames, each shown for its number of milliseconds; the picture repeats forever."""
    frames = [_with(frame, of) for of in (_colours(frames),) for frame in frames]
    how: dict[str, Any] = {"GIF": {"optimize": True}, "WEBP": {"lossless": True, "method": 4}}
    file = BytesIO()
    frames[0].save(
        file,
        kind,
        save_all=True,
        append_images=frames[1:],
        duration=list(times),
        loop=0,
        **how.get(kind, {}),
    )
    return file.getvalue()


def _colours(frames: Sequence[Image]) -> Image:
    """Choose the colours of all frames; return a picture that has them as its palette.

    Small marks have colours of their own, such as those of continents, which must be among them.
    """
    from PIL import Image

    step = max(1, (len(frames) - 1) // (_SAMPLES - 1)) if len(frames) > 1 else 1
    samples = [*frames[::step], frames[-1]]
    wide, high = frames[0].size
    sheet = Image.new("RGB", (wide, high * len(samples)))
    for place, sample in enumerate(samples):
        sheet.paste(sample, (0, high * place))
    return sheet.quantize(COLOURS, method=Image.Quantize.MAXCOVERAGE, kmeans=1)


def _with(frame: Image, colours: Image) -> Image:
    from PIL import Image

    return frame.quantize(palette=colours, dither=Image.Dither.NONE)


def _drawer() -> Callable[[str], Image]:
    """Return a function that turns drawings into pixels."""
    try:
        from PIL import Image
        from resvg_py import svg_to_bytes
    except ImportError as error:
        raise ImportError(not_installed("a film", "Pillow and resvg-py", "film")) from error

    def draw(drawing: str) -> PIL.Image.Image:
        found = svg_to_bytes(svg_string=drawing, width=WIDTH, height=HEIGHT)
        return Image.open(BytesIO(found)).convert("RGB")

    letter = (
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' width='20' height='20'>"
        f"<text y='16' font-family=\"{FONT}\" font-size='16'>M</text></svg>"
    )
    if not _has_ink(svg_to_bytes(svg_string=letter)):
        raise RuntimeError(
            "this machine has no fonts for a film's words: install some, such as fonts-dejavu"
        )
    return draw


def _has_ink(png: bytes) -> bool:
    """Whether any pixel of a picture is not transparent."""
    from PIL import Image

    return Image.open(BytesIO(png)).convert("RGBA").getchannel("A").getbbox() is not None
