"""Links that were made once and are kept, to test that later versions can open them.

    .venv/bin/python -m tests.notation.kept_links

adds links of the current version if it has none yet. A kept link is never made again.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import risk_widget as rw
from risk_widget.notation.links import VERSION
from tests.engine.ways import GameSetup, played
from tests.notation.kept_games import kept_record

if TYPE_CHECKING:
    from collections.abc import Iterator

KEPT: Final = Path(__file__).parent / "kept_links.json"
GAMES: Final = (
    "german-missions-2-1",
    "nordic-capital-3-1",
    "czech-duel-other-2",
    "italian-missions-3-1",
    "german-domination-2-after-1",
)


def kept_links() -> list[dict[str, Any]]:
    """Return the kept links and their contents."""
    kept: list[dict[str, Any]] = json.loads(KEPT.read_text(encoding="utf-8"))
    return kept


def described(version: int, name: str, link: str) -> dict[str, Any]:
    """Return a link with a description of its contents."""
    opened = rw.open_link(link)
    viewer = opened.viewer or None
    course = opened.record or opened.game.record(names=opened.names, comments=opened.comments)
    return {
        "name": name,
        "version": version,
        "content": opened.content,
        "viewer": opened.viewer,
        "position": opened.game.position(viewer),
        "record": sha256(course.encode()).hexdigest(),
        "link": link,
    }


def links() -> Iterator[tuple[str, str]]:
    """Yield the name and the link of each sample, made by the current version."""
    for name in GAMES:
        game = rw.Game.replay(kept_record(name)).game
        notes: dict[str, Any] = {"names": {"red": "Ann"}, "comments": {3: "Why there?"}}
        yield name, game.link(page="", **notes)
        yield f"{name}-position", game.position_link(page="")
    game = played(GameSetup("nordic", "missions", 3), 1, 250)
    yield "in-progress", game.link(whole=True, page="")
    for viewer in ("red", "spectator"):
        yield f"seen-by-{viewer}", game.link(viewer, page="")
        yield f"position-seen-by-{viewer}", game.position_link(viewer, page="")


if __name__ == "__main__":
    kept = kept_links() if KEPT.exists() else []
    if all(each["version"] != VERSION for each in kept):
        kept += [described(VERSION, f"{VERSION}-{name}", link) for name, link in links()]
    KEPT.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
