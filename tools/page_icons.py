"""Draw the icons of the playable pages: `python tools/page_icons.py`.

It writes to `js/play/icons` the drawing, and pictures of it in the sizes that systems need. Since
making the pictures takes a browser, they are committed.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from risk_widget.board import load_board  # noqa: E402
from risk_widget.svg.colours import COLOURS  # noqa: E402

ICONS = ROOT / "js" / "play" / "icons"
DRAWING = "icon.svg"
SIDE = 512
# The radius of the corners. Systems that cut icons to their own shape get a full square.
ROUND = 104
# The pictures: their sides in pixels, and whether their corners are round.
PICTURES = {
    "icon-192.png": (192, True),
    "icon-512.png": (512, True),
    "maskable-512.png": (512, False),
    "apple-180.png": (180, False),
}

# The continent on the icon, by its owners; a die lies in the sea next to it. Both lie within the
# circle that every system's icon shape leaves visible: its diameter is four fifths of the side.
OWNERS = {
    "north-africa": "red",
    "egypt": "yellow",
    "east-africa": "blue",
    "congo": "green",
    "south-africa": "purple",
    "madagascar": "yellow",
}
# A transformation that moves the middle of the continent to the middle of the icon.
LAND = "translate(266 270) scale(.96) translate(-824 -564)"
DIE = "translate(178 340) rotate(-12) scale(.95)"
PIPS = ((-33, -33), (33, -33), (0, 0), (-33, 33), (33, 33))


def drawing(corner: int = ROUND) -> str:
    """Draw the icon as SVG, with corners of this radius."""
    light = {name: pair[0] for name, pair in COLOURS.items()}
    paths = (load_board("classic").shapes or {})["paths"]
    land = "".join(f'<path d="{paths[name]}" fill="{light[by]}"/>' for name, by in OWNERS.items())
    pips = "".join(f'<circle cx="{x}" cy="{y}" r="13"/>' for x, y in PIPS)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}">'
        "<title>risk_widget</title>"
        f'<rect width="{SIDE}" height="{SIDE}" rx="{corner}" fill="{light["accent"]}"/>'
        f'<g transform="{LAND}" stroke="{light["paper"]}" stroke-width="6" '
        f'stroke-linejoin="round">{land}</g>'
        f'<g transform="{DIE}"><rect x="-64" y="-64" width="128" height="128" rx="28" '
        f'fill="{light["paper"]}" stroke="{light["ink"]}" stroke-width="8"/>'
        f'<g fill="{light["ink"]}">{pips}</g></g></svg>\n'
    )


def main() -> None:
    """Write the drawing and its pictures."""
    from playwright.sync_api import sync_playwright

    from tests.browser import launch

    ICONS.mkdir(exist_ok=True)
    (ICONS / DRAWING).write_text(drawing(), encoding="utf-8")
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name, (side, is_round) in PICTURES.items():
            page = browser.new_page(viewport={"width": side, "height": side})
            svg = drawing(ROUND if is_round else 0)
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{svg}")
            page.screenshot(path=ICONS / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
