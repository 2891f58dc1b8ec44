"""Make the front end's palette and glyphs from risk_widget/svg/colours.py."""

from __future__ import annotations

from page_types import ROOT

from risk_widget.svg import colours

PALETTE = ROOT / "js" / "src" / "styles" / "palette.css"
GLYPHS = ROOT / "js" / "src" / "glyphs.js"
_WRITTEN = "Written by tools/page_data.py from risk_widget/svg/colours.py: do not edit."


def palette() -> str:
    """The style sheet that names the colours."""
    pairs = colours.PAGE | {seat: look.colour for seat, look in colours.SEATS.items()}
    rules = [_rule(".rw", {f"rw-{name}": _pair(pair) for name, pair in pairs.items()})]
    for seat, look in colours.SEATS.items():
        properties = {"seat": f"var(--rw-{seat})", "on": look.on}
        properties |= {"land": _pair(look.land), "dim": _pair(look.dim)}
        rules.append(_rule(f".rw .seat-{seat}", properties))
    nobody = {"land": _pair(colours.COLOURS["nobody"]), "dim": _pair(colours.NOBODY_DIM)}
    rules.append(_rule(".rw .seat-third,\n.rw .seat-free", nobody))
    for edition, colour in colours.EDITIONS.items():
        rules.append(_rule(f'.rw [data-edition="{edition}"]', {"edition": colour}))
    return f"/* {_WRITTEN} */\n" + "".join(rules)


def _rule(selector: str, properties: dict[str, str]) -> str:
    lines = "".join(f"  --{name}: {value};\n" for name, value in properties.items())
    return f"{selector} {{\n{lines}}}\n"


def _pair(pair: colours.Pair) -> str:
    return f"light-dark({', '.join(pair)})"


def glyphs() -> str:
    """The module with the glyphs."""
    signs = "".join(f'  {seat}: "{look.glyph}",\n' for seat, look in colours.SEATS.items())
    return f"""\
/** Signs as SVG path data. {_WRITTEN} */

/**
 * One sign per seat on a 10 × 10 field, so that colour never speaks alone.
 * @type {{Record<import("./types.js").Seat, string>}}
 */
export const SEAT_GLYPHS = {{
{signs}}};

/** A crown around its middle, 12 wide. */
export const CROWN = "{colours.CROWN}";
"""
