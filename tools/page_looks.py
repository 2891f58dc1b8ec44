"""Make the front end's palette and glyphs from risk_widget/svg/colours.py, and its label sizes."""

from __future__ import annotations

from page_types import ROOT

from risk_widget.svg import colours, picture

PALETTE = ROOT / "js" / "src" / "styles" / "palette.css"
GLYPHS = ROOT / "js" / "src" / "glyphs.js"
LABEL_SIZES = ROOT / "js" / "src" / "map" / "labelSizes.js"
_WRITTEN = "Written by tools/page_data.py from risk_widget/svg/colours.py: do not edit."


def palette() -> str:
    """Write the style sheet that names the colours."""
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
    """Write the module with the glyphs."""
    signs = "".join(f'  {seat}: "{look.glyph}",\n' for seat, look in colours.SEATS.items())
    return f"""\
/** Signs as SVG path data. {_WRITTEN} */

/**
 * One sign per seat on a 10 × 10 field, so that seats never differ by colour alone.
 * @type {{Record<import("./types.js").Seat, string>}}
 */
export const SEAT_GLYPHS = {{
{signs}}};

/** A crown around its middle, 12 wide. */
export const CROWN = "{colours.CROWN}";
"""


def label_sizes() -> str:
    """Write the module with the sizes of the tags and names on the map."""
    tiers = "".join(f"  {name}: {_tier(tier)},\n" for name, tier in picture.TIERS.items())
    return f"""\
/**
 * Sizes of the tags and names on the map. Written by tools/page_data.py from
 * risk_widget/svg/picture.py: do not edit.
 */

/** @import {{ Tier }} from "../pageTypes.js" */

/**
 * In CSS pixels.
 * @typedef {{object}} TierSizes
 * @property {{number}} least width of a map of this size class
 * @property {{number}} font of names
 * @property {{number}} digits on tags, their font
 * @property {{number}} height of tags
 * @property {{[number, number, number]}} widths of tags with one digit, two and three
 */

/** @type {{Record<Tier, TierSizes>}} */
export const SIZES = {{
{tiers}}};

/** In multiples of the font size. */
export const LINE_HEIGHT = {picture.LINE_HEIGHT};

/** Distances of a name from its tag on each side, in CSS pixels. */
export const BELOW = {picture.BELOW};
export const ABOVE = {picture.ABOVE};
export const BESIDE = {picture.BESIDE};

/** How far the first baseline lies below the upper edge of a name, in font sizes. */
export const FIRST_LINE = {picture.FIRST_LINE};

/** How far a baseline lies below the middle of its letters, in font sizes. */
export const HALF_LETTER = {picture.HALF_LETTER};

/** The distance from the land up to the words next to a lane that leaves the map, in map units. */
export const ABOVE_EDGE = {picture.ABOVE_EDGE};
"""


def _tier(tier: picture.Tier) -> str:
    widths = ", ".join(map(str, tier.tag_widths))
    return (
        f"{{ least: {tier.smallest}, font: {tier.font}, digits: {tier.digits}, "
        f"height: {tier.tag_height}, widths: [{widths}] }}"
    )
