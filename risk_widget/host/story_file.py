"""The file of a story: the page's front end and a recorded game in one HTML page.

Both are packed into the page, which unpacks them by itself. `js/play/story.js` is its program.
"""

from __future__ import annotations

import gzip
import json
from base64 import b64encode
from functools import cache
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from risk_widget.host.story import recorded
from risk_widget.messages import current_language, say, use_language
from risk_widget.notation import SPECTATOR
from risk_widget.notation.record import comments_on, one_line
from risk_widget.play.match import Match
from risk_widget.play.players import HUMAN
from risk_widget.play.recap import describe
from risk_widget.play.snapshot import shown_of
from risk_widget.protocol.items import Refused
from risk_widget.reading.schema import read
from risk_widget.reading.sources import path_of
from risk_widget.results.pages import Story

if TYPE_CHECKING:
    from collections.abc import Mapping

    from risk_widget.game import Game
    from risk_widget.play.hot_seat import HotSeat
    from risk_widget.play.snapshot import Verdicts
    from risk_widget.reading.json_types import JsonObject

_STATIC: Final = Path(__file__).parents[1] / "static"
PACKED: Final = "{program}"
"""A stand-in for the packed front end where Python has none, as in a browser.

There, the code that asks for the file puts the front end in its place."""


def story(
    game: Game,
    path: str | Path | None = None,
    seat: str | None = None,
    *,
    names: Mapping[str, str] | None = None,
    comments: Mapping[int, str] | None = None,
    language: str | None = None,
) -> Story:
    """Write a game as a story in one file; see `Game.story`."""
    names = {} if names is None else read(dict[str, Any], names, "names")
    comments = comments_on(game, comments)
    match = Match(game, dict.fromkeys(game.seats, HUMAN), names)
    match.take_comments({at: one_line(text) for at, text in comments.items()})
    with use_language(current_language() if language is None else language):
        told = Story(describe(game), story_page(match, seat))
    if path is None:
        return told
    return Story(told.title, told.html, told.save(path_of(path, "path")))


def story_page(match: Match, seat: str | None = None, *, verdicts: Verdicts | None = None) -> str:
    """Return the page that presents a match as a story, in the current language.

    Raises:
        ValueError: see `recorded`.
    """
    data = recorded(match, seat, verdicts=verdicts)
    loader = _static("story.js")
    digest = b64encode(sha256(loader.encode()).digest()).decode()
    return _PAGE.format(
        language=current_language(),
        digest=digest,
        title=escape(describe(match.game), quote=True),
        styles=_STYLES,
        old=escape(say("page-old-browser"), quote=True),
        damaged=escape(say("story-damaged"), quote=True),
        no_script=escape(say("story-no-script")),
        program=packed_program(),
        story=packed(data),
        loader=loader,
    )


def told_to(screen: HotSeat, match: Match) -> str | None:
    """Return the viewer whose knowledge a story may show; None once the match is over.

    Raises:
        Refused: nothing has been played yet.
    """
    if not match.log.steps:
        raise Refused.malformed("refused-story")
    return None if match.is_over else shown_of(match, screen).perspective or SPECTATOR


@cache
def packed_program() -> str:
    """Return the packed front end, or `PACKED` if it is not here."""
    if not (_STATIC / "widget.js").is_file():
        return PACKED
    return packed({"code": _static("widget.js"), "styles": _static("widget.css")})


def _static(name: str) -> str:
    return (_STATIC / name).read_text(encoding="utf-8")


def packed(data: JsonObject) -> str:
    """Pack data for the page, with a checksum by which the page detects damage."""
    text = json.dumps(data, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    return b64encode(gzip.compress(text.encode(), 9, mtime=0)).decode()


_STYLES: Final = (
    ":root{color-scheme:light dark}body{margin:0;font:15px/1.5 system-ui,sans-serif}"
    "main{max-width:1600px;margin:0 auto}main>p{margin:0;padding:16px}"
)

_PAGE: Final = """\
<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
script-src 'sha256-{digest}' blob:; style-src 'unsafe-inline'; img-src data: blob:; \
base-uri 'none'; form-action 'none'">
<title>{title}</title>
<meta name="description" content="{title}">
<style>{styles}</style>
</head>
<body>
<main data-old="{old}" data-damaged="{damaged}"><noscript><p>{no_script}</p></noscript></main>
<script type="text/plain" id="program">{program}</script>
<script type="text/plain" id="story">{story}</script>
<script type="module">{loader}</script>
</body>
</html>
"""
