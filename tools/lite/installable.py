"""The parts that turn the playable pages into an app: a manifest, icons, and a service worker.

The service worker keeps every file of these pages on the first visit, so that they play without a
network. It is the site's only one, and contains JupyterLite's: both answer for the same folder, and
a browser allows only one service worker for a folder.
"""

from __future__ import annotations

import hashlib
import html
import json
import shutil
from typing import TYPE_CHECKING

from distribution import BuildError
from environment import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

PLAY = ROOT / "js" / "play"
# JupyterLite has a manifest of its own, for the notebooks.
MANIFEST = "play.webmanifest"
WORKER = "service-worker.js"
SORRY = "without-network.html"
# JupyterLite's code gets only this object: our worker decides when a new version takes over.
SERVICE_WORKER = """
{source}
{{
  let answer;
  const listen = (kind, handler) => {{ if (kind === "fetch") answer = handler; }};
  ((self) => {{ {jupyterlite}
  }})({{ addEventListener: listen }});
  servePages(self, {files}, {{ sorry: {sorry}, notebooks: (event) => answer(event) }});
}}
"""
WITHOUT_NETWORK = """<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <meta name="color-scheme" content="light dark" />
  <title>{title}</title>
  <link rel="icon" href="icons/icon.svg" type="image/svg+xml" />
  <style>{style}</style>
  <main>
    <p>{sorry}</p>
    <p>{others}</p>
    <nav><a href="./">{name}</a></nav>
  </main>
</html>
"""


def page_colours() -> dict[str, str]:
    """Return the background colours of the pages in light and dark, for the system around them."""
    from risk_widget.svg.colours import PAGE

    return dict(zip(("light", "dark"), PAGE["paper"], strict=True))


def colour_tokens() -> str:
    """Return the colours of the pages as style sheet properties."""
    from risk_widget.svg.colours import PAGE

    tokens = (f"--{name}: light-dark({light}, {dark});" for name, (light, dark) in PAGE.items())
    return f":root {{ {' '.join(tokens)} }}\n"


def make_installable(site: Path, files: Iterable[Path]) -> None:
    """Add the manifest, the icons and the service worker to a site.

    Args:
        site: the folder of the site, with JupyterLite's service worker.
        files: those of the pages, all of which are to be kept.
    """
    icons = shutil.copytree(PLAY / "icons", site / "icons")
    manifest, sorry = site / MANIFEST, site / SORRY
    manifest.write_text(_manifest(), encoding="utf-8")
    sorry.write_text(_sorry(), encoding="utf-8")
    kept = [*files, manifest, sorry, *sorted(icons.iterdir())]
    worker = site / WORKER
    worker.write_text(_service_worker(site, kept, worker.read_text("utf-8")), encoding="utf-8")


def _manifest() -> str:
    from risk_widget.messages import say

    paper = page_colours()["light"]
    manifest = {
        # Relative to the address of the first page: the app stays the same if its files move.
        "id": "./",
        "name": say("site-name"),
        "short_name": say("site-name"),
        "description": say("site-description"),
        "lang": "en",
        "start_url": "index.html",
        "scope": "./",
        "display": "standalone",
        "theme_color": paper,
        "background_color": paper,
        "categories": ["games", "education"],
        "icons": [
            _icon("icon.svg", "any", "any"),
            _icon("icon-192.png", "192x192", "any"),
            _icon("icon-512.png", "512x512", "any"),
            _icon("maskable-512.png", "512x512", "maskable"),
        ],
    }
    return json.dumps(manifest, ensure_ascii=False, indent=1)


def _icon(name: str, sizes: str, purpose: str) -> dict[str, str]:
    kind = "image/svg+xml" if name.endswith(".svg") else "image/png"
    return {"src": f"icons/{name}", "sizes": sizes, "type": kind, "purpose": purpose}


def _sorry() -> str:
    """Return the page shown in place of one that is not stored."""
    from risk_widget.messages import say

    said = {
        "title": say("site-title", page=say("site-notebook")),
        "sorry": say("site-without-network"),
        "others": say("site-without-network-play"),
        "name": say("site-play"),
    }
    style = colour_tokens() + (PLAY / "page.css").read_text(encoding="utf-8")
    texts = {name: html.escape(text) for name, text in said.items()}
    return WITHOUT_NETWORK.format(style=style, **texts)


def _service_worker(site: Path, kept: Iterable[Path], jupyterlite: str) -> str:
    if "fetch" not in jupyterlite:
        raise BuildError("JupyterLite's service worker answers nothing: look at installable.py")
    files = {
        path.relative_to(site).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in kept
    }
    source = (PLAY / "offlineWorker.js").read_text(encoding="utf-8")
    return SERVICE_WORKER.format(
        source=source.replace("export function", "function"),
        jupyterlite=jupyterlite,
        files=json.dumps(files),
        sorry=json.dumps(SORRY),
    )
