"""The drawing of a position: its layers, the places of tags and names, and its HTML.

Tags and names keep their size in pixels on maps of any size; there are three sizes
("tiers") with places of their own. Lengths are in map units unless their comment says pixels;
``unit`` is always the number of map units in a pixel.

In HTML the drawing is an image next to a table of the players: notebook readers remove inline
drawings and style sheets from notebooks that they do not trust, but may keep images. Words take
the colours of the page around them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2b
from html import escape
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from risk_widget.messages import Message, Names, render, say
from risk_widget.reading.schema import whole, word
from risk_widget.reading.spelling import shown
from risk_widget.results.displays import folded, image, table
from risk_widget.svg.arrows import End, arrow
from risk_widget.svg.colours import CROWN, SEATS, Palette
from risk_widget.svg.drawn_board import names_on_map

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from risk_widget.reading.json_types import JsonView
    from risk_widget.svg.drawn_board import DrawnBoard, DrawnContinent, NamesOnMap


# The page's map uses the sizes from here to ABOVE_EDGE, too: tools/page_data.py writes them
# into js/src/map/labelSizes.js.


class Tier(NamedTuple):
    """Sizes in pixels on maps at least ``smallest`` pixels wide."""

    smallest: int
    font: float
    digits: float
    """The font size of the number on a tag."""
    tag_height: int
    tag_widths: tuple[int, int, int]
    """The widths of a tag with one, two and three digits."""


TIERS: Final[Mapping[str, Tier]] = {
    "s": Tier(590, 9.5, 12.3, 17, (30, 36, 43)),
    "m": Tier(780, 10.5, 12.3, 19, (33, 40, 47)),
    "l": Tier(1020, 11.5, 13, 21, (36, 43, 51)),
}
LINE_HEIGHT: Final = 1.12
"""The height of a line, in font sizes."""
BELOW: Final = 2.2
"""The pixels between a tag and a name below it."""
ABOVE: Final = 4
"""The pixels between a tag and a name above it."""
BESIDE: Final = 2.6
"""The pixels between a tag and a name to its right or left."""
FIRST_LINE: Final = 0.9
"""The distance from a name's upper edge down to its first baseline, in font sizes."""
HALF_LETTER: Final = 0.36
"""The distance from the middle of the letters down to their baseline, in font sizes."""
ABOVE_EDGE: Final = 14
"""The height above the land, in map units, of the words where a lane leaves the map."""

CONTINENT_SPACING: Final = 0.09
"""The space between the capital letters of a continent's name, in font sizes."""
RIM: Final = 9
"""The width in map units of the strip that carries a continent's colour inland."""
HOLDER_MARK: Final = 18
"""The pixels that the mark of a continent's holder needs next to its name."""

_SEMIBOLD: Final = 1.08
# Widths of characters in thousandths of the font size, from a wide system font, so that narrower
# fonts fit, too.
_WIDTHS: Final[Mapping[str, int]] = {
    **dict.fromkeys("abdeghnopqu", 634),
    **dict.fromkeys("ckvxy", 592),
    **dict.fromkeys("sz", 525),
    **dict.fromkeys("ijl", 278),
    **dict.fromkeys("rt", 411),
    **dict.fromkeys("0123456789", 636),
    "f": 352,
    "m": 974,
    "w": 818,
    " ": 318,
    ".": 318,
    "-": 361,
    "+": 838,
    "■": 945,
    **dict.fromkeys("←→", 838),
    **dict.fromkeys("EFLPSTY", 635),
    **dict.fromkeys("ABCKRVXZ", 698),
    **dict.fromkeys("DGHNOQU", 787),
    "I": 295,
    "J": 295,
    "M": 863,
    "W": 989,
}


def tier_for(width: float) -> str:
    """Return the tier of a map of this width in pixels: "s", "m" or "l"."""
    return max(
        (name for name, tier in TIERS.items() if name == "s" or tier.smallest <= width),
        key=lambda name: TIERS[name].smallest,
    )


def text_width(text: str, size: float) -> float:
    """Estimate a text's width generously, in font sizes."""
    return sum(_WIDTHS.get(letter, 787) for letter in text) * size / 1000


def tag_width(tier: Tier, armies: int) -> int:
    """Return the width of a tag in pixels, which grows with the digits of its number."""
    digits, (_, two, three) = len(str(armies)), tier.tag_widths
    if digits > 3:
        return three + (digits - 3) * (three - two)
    return tier.tag_widths[digits - 1]


class NameLines(NamedTuple):
    """The lines of a name: x and baseline of each, and the SVG text-anchor."""

    x: float
    baselines: tuple[float, ...]
    anchor: str


def name_lines(place: JsonView, tier: Tier, unit: float, clear: float = 0.0) -> NameLines:
    """Place the lines of a name next to its tag, ``clear`` pixels further away than usual."""
    x, y = place["b"]
    size, count = tier.font * unit, len(place["t"])
    step = size * LINE_HEIGHT
    side = place["p"]
    high = tier.tag_height * unit / 2
    anchor = "middle"
    if side == "b":
        first = y + high + (BELOW + clear) * unit + size * FIRST_LINE
    elif side == "t":
        first = y - high - (ABOVE + clear) * unit - step * (count - 1)
    else:
        away = (tag_width(tier, 10) / 2 + BESIDE + clear) * unit
        x, anchor = (x + away, "start") if side == "r" else (x - away, "end")
        first = y + size * HALF_LETTER - step * (count - 1) / 2
    return NameLines(x, tuple(first + step * i for i in range(count)), anchor)


def continent_position(label: JsonView, tier: str) -> Sequence[int]:
    """Return the position of a continent's name at this tier; by default, that at tier "m"."""
    position: Sequence[int] = label.get(tier, label["m"])
    return position


def continent_text(label: JsonView, tier: str) -> str:
    """Return a continent's name as written on the map; small maps may have a shorter one."""
    name: str = label["name"]
    return (label.get("short", name) if tier == "s" else name).upper()


def continent_width(text: str, bonus: int, size: float) -> float:
    """Estimate the width of a continent's swatch, name and bonus, in font sizes."""
    letters = f"■ {text} +{bonus}"
    return text_width(letters, size) * _SEMIBOLD + len(letters) * CONTINENT_SPACING * size


class EdgeWords(NamedTuple):
    """The words where a lane leaves the map: its destination, and the point where they start."""

    text: str
    x: int
    y: int
    anchor: str


def edge_words(shapes: JsonView, names: Mapping[str, str]) -> list[EdgeWords]:
    """Place the words at both ends of a lane that leaves the map, above the nearby land."""
    ends = [(territory, points[2]) for territory, points in shapes["edges"]]
    if len(ends) != 2:
        return []
    top = min(shapes["bbox"][territory][1] for territory, _ in ends)
    found = []
    for (_, (x, y)), (other, _) in zip(ends, reversed(ends), strict=True):
        height = min(y, top) - ABOVE_EDGE
        if x < shapes["w"] / 2:
            found.append(EdgeWords(f"← {names[other]}", x, height, "start"))
        else:
            found.append(EdgeWords(f"{names[other]} →", x, height, "end"))
    return found


ROLES: Final = ("source", "target", "possible")
"""The roles of outlined territories: source, target or possible target of an attack or a move."""

FONT: Final = "system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif"


def board_svg(
    board: DrawnBoard,
    territories: Mapping[str, tuple[str | None, int]],
    *,
    theme: str = "light",
    width: int = 900,
    highlight: Mapping[str, str] | Iterable[str] = (),
    capitals: Mapping[str, str] | None = None,
    title: str | None = None,
    names: Names | None = None,
) -> str:
    """Draw a position.

    Args:
        board: a board with shapes.
        territories: owner and armies by territory id. The owner is a seat, "third" for the third
            army, or None for land without an owner (it gets no tag). A territory that is left out
            is drawn without an owner.
        theme: "light", "dark", or "auto", which follows the reader's setting.
        width: the width of the picture in pixels; tags and names have the same size at any width.
        highlight: territories to outline, with their role ("source", "target", "possible"), or only
            their ids, which makes them targets.
        capitals: the capital of each seat whose capital has been revealed (``win.capital-falls``).
        title: what the picture shows; a screen reader says it first. "" if the drawing is the
            source of an image: screen readers do not enter it, and its ids cannot clash.
        names: a game's names, for the description read by screen readers; by default the board's.

    Returns:
        The text of an ``<svg>`` element. The same arguments give the same text.

    Raises:
        ValueError: the board has no shapes, or a territory, owner, role or theme is unknown.
    """
    if board.shapes is None:
        raise ValueError(f"the board {board.id!r} has no shapes to draw")
    width = whole(width, "width", 1)
    roles = (
        dict(highlight) if isinstance(highlight, Mapping) else dict.fromkeys(highlight, ROLES[1])
    )
    crowned = {territory: seat for seat, territory in (capitals or {}).items()}
    _check(board, {**territories, **{t: (s, 0) for t, s in crowned.items()}}, roles)
    arguments = [board.id, sorted(territories.items()), theme, width, sorted(roles.items()), title]
    if crowned:
        arguments.append(sorted(crowned.items()))
    digest = blake2b(json.dumps(arguments).encode(), digest_size=3).hexdigest()
    palette = Palette(theme, "i" if title == "" else f"rw{digest}")
    picture = Picture(board, territories, width, roles, palette, crowned)
    shown_title = say("picture-title", board=board.title) if title is None else title
    return picture.text(shown_title, names or Names.on(board))


def _check(
    board: DrawnBoard, territories: Mapping[str, tuple[str | None, int]], roles: Mapping[str, str]
) -> None:
    for territory in (*territories, *roles):
        if territory not in board.index:
            raise ValueError(f"{board.name} has no territory {shown(territory)}")
    for territory, (owner, _) in territories.items():
        if owner is not None:
            word(owner, f"the owner of {territory}", [*SEATS, "third"])
    for territory, role in roles.items():
        word(role, f"the role of {territory}", ROLES)


class Picture:
    """The layers of the drawing, from bottom to top."""

    def __init__(
        self,
        board: DrawnBoard,
        territories: Mapping[str, tuple[str | None, int]],
        width: int,
        roles: Mapping[str, str],
        palette: Palette,
        crowned: Mapping[str, str],
        arrows: Sequence[tuple[str, str]] = (),
    ) -> None:
        assert board.shapes is not None
        self.board: DrawnBoard = board
        self.shapes: JsonView = board.shapes
        self.held: dict[str, tuple[str | None, int]] = {
            t: territories.get(t, (None, 0)) for t in board.ids
        }
        self.roles: Mapping[str, str] = roles
        self.paint: Palette = palette
        self.uid: str = palette.uid
        self.crowned = crowned
        self.arrows: Sequence[tuple[str, str]] = arrows
        self.width = width
        self.unit: Any = self.shapes["w"] / width
        self.tier_name: str = tier_for(width)
        self.tier: Tier = TIERS[self.tier_name]
        self.places: JsonView = self.shapes["place"][self.tier_name]
        self.names: NamesOnMap = names_on_map(board)
        # A sign that is drawn more than once is defined once and referenced by its id.
        self._signs: dict[tuple[str, int], tuple[str, str]] = {}

    def text(self, title: str, names: Names) -> str:
        """Build the drawing; a title also adds a description for readers who cannot see it."""
        across, down = self.shapes["w"], self.shapes["h"]
        body = self.layers()
        height = round(self.width * down / across)
        labelled = told = ""
        if title:
            labelled = f" role='img' aria-labelledby='{self.uid}t {self.uid}d'"
            told = (
                f"<title id='{self.uid}t'>{escape(title)}</title>"
                f"<desc id='{self.uid}d'>{escape(self._description(names))}</desc>"
            )
        return (
            f"<svg xmlns='http://www.w3.org/2000/svg' "
            f"viewBox='0 0 {across} {down}' width='{self.width}' height='{height}'{labelled} "
            f"direction='ltr' style='max-width:100%;height:auto' "
            f"font-family=\"{FONT}\" font-size='{self._font_size()}'>{told}"
            f"{self.paint.style()}<defs>{self.outlines_of_land()}{self._drawn_signs()}</defs>"
            f"<g aria-hidden='true' stroke-linejoin='round'>{body}</g></svg>"
        )

    def placed(self, x: float, y: float) -> str:
        """Build the drawing as a group of a larger one, at a point in pixels.

        The larger one defines the outlines of the land (`outlines_of_land`), so that many drawings
        of a board can share them.
        """
        body = self.layers()
        return (
            f"<defs>{self._drawn_signs()}</defs><g transform='translate({_number(x)} {_number(y)}) "
            f"scale({_number(1 / self.unit, 5)})' font-size='{self._font_size()}' "
            f"stroke-linejoin='round'>{body}</g>"
        )

    def layers(self) -> str:
        """Draw all layers, in map units."""
        across, down = self.shapes["w"], self.shapes["h"]
        return "".join(
            [
                f"<rect width='{across}' height='{down}'{self.paint(fill='sea')}/>",
                self._washes(),
                self._lanes(),
                self._words_on_the_sea(),
                self._land(),
                self._outlines(),
                self._leaders(),
                self._names(),
                self._arrows(above=False),
                self._tags(),
                self._arrows(above=True),
            ]
        )

    def _font_size(self) -> str:
        return _number(self.tier.font * self.unit)

    def _drawn_signs(self) -> str:
        return "".join(sign for _, sign in self._signs.values())

    def _description(self, names: Names) -> str:
        """Describe the territories and their holders, for readers who cannot see the picture."""
        held: dict[str | None, list[Message]] = {}
        for territory in self.board.ids:
            owner, armies = self.held[territory]
            code = "picture-free" if owner is None else "picture-held"
            place = Message(code, {"territory": territory, "armies": armies})
            held.setdefault(owner, []).append(place)
        owners = [seat for seat in SEATS if seat in held]
        sentences = [Message("picture-holds", {"seat": s, "places": held[s]}) for s in owners]
        sentences += [
            Message("picture-capital", {"territory": territory, "seat": seat})
            for territory, seat in self.crowned.items()
        ]
        if "third" in held:
            sentences.append(Message("picture-holds", {"seat": "third", "places": held["third"]}))
        if None in held:
            whole = len(held[None]) == len(self.board.ids)
            sentences.append(Message("picture-nobody", {"places": held[None], "whole": whole}))
        return " ".join(render(sentence, names) for sentence in sentences)

    # -- land and sea ------------------------------------------------------------------------------

    def outlines_of_land(self) -> str:
        """Define the outline of each territory, and of each continent."""
        paths: JsonView = self.shapes["paths"]
        return "".join(
            f"<g id='{self.uid}c{i}'>"
            + "".join(
                f"<path id='{self.uid}{self.board.index[t]}' d='{paths[t]}'/>"
                for t in continent.territories
            )
            + "</g>"
            for i, continent in enumerate(self.board.continents)
        )

    def _use(self, name: str, attributes: str = "") -> str:
        return f"<use href='#{self.uid}{name}'{attributes}/>"

    def _land_of(self, territory: str, attributes: str = "") -> str:
        return self._use(str(self.board.index[territory]), attributes)

    def _washes(self) -> str:
        """Draw each continent's coast in its colour, as one layer so that the colour is even."""
        washes = "".join(
            self._use(f"c{i}", f" opacity='.24'{self._tint(c, 'stroke')}")
            for i, c in enumerate(self.board.continents)
        )
        return f"<g fill='none' stroke-width='24'>{washes}</g>"

    def _tint(self, continent: DrawnContinent, attribute: str) -> str:
        return self.paint.pair(attribute, *self.shapes["tints"][continent.id])

    def _lanes(self) -> str:
        curves = [lane[2:] for lane in self.shapes["lanes"]]
        curves += [curve for _, curve in self.shapes["edges"]]
        lines = "".join(f"M{a[0]} {a[1]}Q{c[0]} {c[1]} {b[0]} {b[1]}" for a, c, b in curves)
        u = self.unit
        return (
            f"<path d='{lines}' fill='none' stroke-width='{_number(1.7 * u)}' "
            f"stroke-dasharray='{_number(4.5 * u)} {_number(3 * u)}'{self.paint(stroke='lane')}/>"
        )

    def _ports(self) -> str:
        """Draw a ring where each lane begins and ends."""
        points = [end for lane in self.shapes["lanes"] for end in (lane[2], lane[4])]
        points += [curve[0] for _, curve in self.shapes["edges"]]
        dots = "".join(f"M{x} {y}h0" for x, y in points)
        rings = "".join(
            f"<path d='{dots}' stroke-width='{_number(thick * self.unit)}'"
            f"{self.paint(stroke=token)}/>"
            for token, thick in (("lane", 5.6), ("paper", 2.4))
        )
        return f"<g fill='none' stroke-linecap='round'>{rings}</g>"

    def _rims(self) -> str:
        """Draw each continent's coastal colour along its land borders with other continents."""
        rims: JsonView = self.shapes.get("rims") or {}
        return "".join(
            f"<g fill='none' stroke-width='{RIM}' opacity='.85'><path d='{rims[c.id]}'"
            f"{self.paint(stroke='paper')}/><path d='{rims[c.id]}' opacity='.6'"
            f"{self._tint(c, 'stroke')}/></g>"
            for c in self.board.continents
            if c.id in rims
        )

    def _land(self) -> str:
        u = self.unit
        coast = "".join(self._use(f"c{i}") for i in range(len(self.board.continents)))
        return (
            f"<g fill='none' stroke-width='{_number(2.7 * u)}'{self.paint(stroke='coast')}>{coast}"
            f"</g><g stroke-width='{_number(1.2 * u)}'{self.paint(stroke='paper')}>"
            f"{self._land_colours()}</g>{self._rims()}"
            f"<path d='{self.shapes['cborder']}' fill='none' stroke-linecap='round' "
            f"stroke-width='{_number(1.2 * u)}'{self.paint(stroke='border')}/>{self._ports()}"
        )

    def _land_colours(self) -> str:
        fills: dict[str, list[str]] = {}
        for territory, (owner, _) in self.held.items():
            fills.setdefault(_land_token(owner), []).append(territory)
        return "".join(
            f"<g{self.paint(fill=token)}>{''.join(map(self._land_of, held))}</g>"
            for token, held in fills.items()
        )

    def _outlines(self) -> str:
        u, parts = self.unit, []
        for role in reversed(ROLES):
            for territory in (t for t in self.board.ids if self.roles.get(t) == role):
                colour = "ink" if role == "source" else "accent"
                dashes = f" stroke-dasharray='{_number(6 * u)} {_number(3 * u)}'"
                for token, thick, dashed in (("paper", 6.5, ""), (colour, 3.2, dashes)):
                    attributes = self.paint(stroke=token) + (dashed if role == "possible" else "")
                    thickness = f" fill='none' stroke-width='{_number(thick * u)}'"
                    parts.append(self._land_of(territory, thickness + attributes))
        return "".join(parts)

    def _arrows(self, *, above: bool) -> str:
        """Draw an arrow from tag to tag for each attack.

        Arrows lie below the tags. If two tags are too near each other for a shaft, the head alone
        lies above the tags' rings.
        """
        drawn = [self._arrow(source, target) for source, target in self.arrows]
        drawn = [(shaft, head) for shaft, head in drawn if above != bool(shaft)]
        if not drawn:
            return ""
        shafts, heads = ("".join(parts) for parts in zip(*drawn, strict=True))
        u = self.unit
        lines = "".join(
            f"<path d='{shafts}' fill='none' stroke-width='{_number(thick * u)}' "
            f"stroke-linecap='round'{self.paint(stroke=token)}/>"
            for token, thick in (("paper", 6.4), ("ink", 3.4))
            if shafts
        )
        return (
            f"{lines}<path d='{heads}' stroke-width='{_number(2 * u)}' paint-order='stroke'"
            f"{self.paint(fill='ink', stroke='paper')}/>"
        )

    def _arrow(self, source: str, target: str) -> tuple[str, str]:
        ends = [self._end_of_arrow(territory) for territory in (source, target)]
        lanes = [
            next((lane for place, lane in self.shapes["edges"] if place == territory), None)
            for territory in (source, target)
        ]
        return arrow(ends[0], ends[1], self.unit, lanes[0], lanes[1])

    def _end_of_arrow(self, territory: str) -> End:
        x, y = self.places[territory]["b"]
        ring = 4.0 if territory in self.roles else 0.0
        wide = tag_width(self.tier, self.held[territory][1]) / 2 + ring
        return End((x, y), wide * self.unit, (self.tier.tag_height / 2 + ring) * self.unit)

    # -- words -------------------------------------------------------------------------------------

    def _words_on_the_sea(self) -> str:
        parts = []
        names = Names.on(self.board)
        ends = {t: say("name-territory", names, territory=t) for t, _ in self.shapes["edges"]}
        for words in edge_words(self.shapes, ends):
            x = 4 * self.unit if words.anchor == "start" else words.x - 4 * self.unit
            parts.append(
                f"<text x='{_number(x)}' y='{_number(words.y)}' text-anchor='{words.anchor}' "
                f"font-style='italic'{self.paint(fill='ink-2')}>{escape(words.text)}</text>"
            )
        return "".join(parts) + "".join(map(self._continent, self.board.continents))

    def _continent(self, continent: DrawnContinent) -> str:
        """Draw a continent's swatch, name and bonus, and the sign of any seat that holds it all."""
        label, u = self.shapes["contlab"][continent.id], self.unit
        if renamed := self.names["continents"].get(continent.id):
            label = {**label, **dict(zip(("name", "short"), renamed, strict=True))}
        x, y = continent_position(label, self.tier_name)
        size = self.tier.font * u
        name = continent_text(label, self.tier_name)
        spacing = CONTINENT_SPACING * size
        # The holder's mark follows the text, whose width can only be estimated here.
        wide = continent_width(name, continent.bonus, size)
        anchor = label.get("anchor", "middle")
        left = {"start": x, "middle": x - wide / 2, "end": x - wide}[anchor]
        side = 0.72 * size
        words = (
            f"<path d='M{round(left)} {round(y)}v-{round(side)}h{round(side)}v{round(side)}z'"
            f"{self._tint(continent, 'fill')}/>"
            f"<text x='{round(left + 1.35 * size)}' y='{y}' font-weight='600' "
            f"letter-spacing='{_number(spacing)}'{self.paint(fill='ink-2')}>{escape(name)}"
            f"<tspan dx='{_number(0.35 * size)}' letter-spacing='0'{self.paint(fill='ink')}>"
            f"+{continent.bonus}</tspan></text>"
        )
        holders = {self.held[t][0] for t in continent.territories}
        holder = holders.pop() if len(holders) == 1 else None
        if holder in SEATS:
            words += self._mark(holder, left + wide + 5 * u, y - HALF_LETTER * size, 13 * u)
        return words

    def _mark(self, seat: str, left: float, middle: float, side: float) -> str:
        scale = side / 13
        return (
            f"<g transform='translate({_number(left)} {_number(middle - side / 2)}) "
            f"scale({_number(scale)})'><rect width='13' height='13' rx='3'{self.paint(fill=seat)}/>"
            f"{self._glyph(seat, 2.7, 2.7, 7.6)}</g>"
        )

    def _glyph(self, seat: str, x: float, y: float, side: float) -> str:
        return (
            f"<path d='{SEATS[seat].glyph}' transform='translate({_number(x)} {_number(y)}) "
            f"scale({_number(side / 10)})'{self.paint(fill=f'on-{seat}')}/>"
        )

    def _leaders(self) -> str:
        u = self.unit
        led = [p for t, p in self.places.items() if "a" in p and self.held[t][0] is not None]
        lines = "".join(f"M{p['a'][0]} {p['a'][1]}L{p['b'][0]} {p['b'][1]}" for p in led)
        dots = "".join(f"M{p['a'][0]} {p['a'][1]}h0" for p in led)
        if not led:
            return ""
        return (
            f"<path d='{lines}' stroke-width='{_number(3 * u)}'{self.paint(stroke='paper')}/>"
            f"<path d='{lines}' stroke-width='{_number(u)}'{self.paint(stroke='ink')}/>"
            f"<path d='{dots}' stroke-width='{_number(5 * u)}' stroke-linecap='round'"
            f"{self.paint(stroke='ink')}/>"
        )

    def _names(self) -> str:
        parts = []
        renamed = self.names["territories"].get(self.tier_name, {})
        for territory, drawn in self.places.items():
            place = {**drawn, "t": renamed.get(territory, drawn["t"])}
            clear = 4.0 if territory in self.roles else 0.0  # for the ring around its tag
            lines = name_lines(place, self.tier, self.unit, clear)
            anchor = "" if lines.anchor == "middle" else f" text-anchor='{lines.anchor}'"
            for text, y in zip(place["t"], lines.baselines, strict=True):
                parts.append(
                    f"<text x='{round(lines.x)}' y='{round(y)}'{anchor}>{escape(text)}</text>"
                )
        # A halo in the colour of paper keeps a name readable on any land.
        halo = f"stroke-width='{_number(0.3 * self.tier.font * self.unit)}' stroke-opacity='.92'"
        return (
            f"<g font-weight='500' text-anchor='middle' paint-order='stroke' {halo}"
            f"{self.paint(fill='ink', stroke='paper')}>{''.join(parts)}</g>"
        )

    # -- tags --------------------------------------------------------------------------------------

    def _tags(self) -> str:
        digits = _number(self.tier.digits)
        tags = "".join(self._tag(t) for t, (owner, _) in self.held.items() if owner is not None)
        return (
            f"<g transform='scale({_number(self.unit, 3)})' font-size='{digits}' "
            f"font-weight='700' text-anchor='middle'{self.paint(fill='ink')}>{tags}</g>"
        )

    def _tag(self, territory: str) -> str:
        """Draw a sign in the owner's colour, then the armies in ink on paper."""
        owner, armies = self.held[territory]
        assert owner is not None
        x, y = self.places[territory]["b"]
        wide, high = tag_width(self.tier, armies), self.tier.tag_height
        u = self.unit
        ring = ""
        if territory in self.roles:
            colour = "ink" if self.roles[territory] == "source" else "accent"
            for token, thick in (("paper", 5), (colour, 2.2)):
                ring += (
                    f"<rect x='-3' y='-3' width='{wide + 6}' height='{high + 6}' rx='7' "
                    f"fill='none' stroke-width='{thick}'{self.paint(stroke=token)}/>"
                )
        if (owner, wide) not in self._signs:
            name = f"s{len(self._signs)}"
            self._signs[owner, wide] = name, self._sign(owner, wide, name)
        name, _ = self._signs[owner, wide]
        middle = wide / 2 if owner == "third" else (wide + high - 2) / 2 - 0.3
        # Whole numbers, and groups only if needed, keep files small: a notebook has many pictures.
        left, top = round(x / u - wide / 2), round(y / u - high / 2)
        right, down = round(middle), round(high / 2 + 4.4)
        crown = self._crown(territory, high)
        if ring or crown:
            sign = self._use(name)
            number = f"<text x='{right}' y='{down}'>{armies}</text>"
            return f"<g transform='translate({left} {top})'>{ring}{sign}{number}{crown}</g>"
        sign = self._use(name, f" x='{left}' y='{top}'")
        return f"{sign}<text x='{left + right}' y='{top + down}'>{armies}</text>"

    def _sign(self, owner: str, wide: int, name: str) -> str:
        """Draw a tag without its number."""
        high = self.tier.tag_height
        third = owner == "third"
        edge = (
            f"stroke-dasharray='2.5 2' stroke-width='1.4'{self.paint(fill='paper', stroke='ink-2')}"
            if third
            else f"{self.paint(fill='paper', stroke='tag')}"
        )
        swatch = high - 2
        sign = ""
        if not third:
            sign = (
                f"<path d='M4.5.5h{swatch - 4}v{high - 1}h-{swatch - 4}a4 4 0 0 1-4-4v-{high - 9}"
                f"a4 4 0 0 1 4-4z'{self.paint(fill=owner)}/>"
                + self._glyph(owner, (swatch - high / 2) / 2 + 0.5, high / 4, high / 2)
            )
        return (
            f"<g id='{self.uid}{name}'><rect width='{wide}' height='{high}' rx='4.5' "
            f"{edge}/>{sign}</g>"
        )

    def _crown(self, territory: str, high: float) -> str:
        """Draw a crown on a capital's tag, with the sign of the seat that first owned it."""
        seat = self.crowned.get(territory)
        if seat is None:
            return ""
        # The crown is on the edge of the tag that is away from the name.
        y = high if self.places[territory]["p"] == "t" else 0
        return (
            f"<g transform='translate(-8 {_number(y - 7.5)})'>"
            f"<rect width='28' height='15' rx='4'{self.paint(fill='paper', stroke='ink')}/>"
            f"<path d='{CROWN}' transform='translate(9 7.5)'{self.paint(fill='ink')}/>"
            f"<rect x='16' y='2.5' width='10' height='10' rx='2'{self.paint(fill=seat)}/>"
            f"{self._glyph(seat, 18, 4.5, 6)}</g>"
        )


def _land_token(owner: str | None) -> str:
    if owner is None or owner == "third":
        return "nobody"
    return f"{owner}-land"


def _number(value: float, digits: int = 1) -> str:
    """Format a number in as few digits as possible."""
    text = f"{value:.{digits}f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


_WIDTH = 900


def position_html(board: DrawnBoard, seen: JsonView, caption: str, third: str = "third") -> str:
    """Draw a position, as a viewer sees it, in HTML.

    Args:
        board: the board; if it has no shapes, only the table is shown.
        seen: the viewer's observation, as ``Game.observe`` returns it.
        caption: a line that says what it is, also for people who cannot see the picture.
        third: the name of the army that nobody owns.
    """
    words = escape(caption)
    return f"<div><p><b>{words}</b></p>{_image(board, seen, caption)}{_players(seen, third)}</div>"


def board_html(board: DrawnBoard) -> str:
    """Draw an empty board, with the bonuses of its continents, in HTML."""
    names = Names.on(board)
    about = {"territories": len(board.territories), "borders": len(board.borders)}
    caption = say("board-caption", board=board.title, **about)
    heads = (say(f"board-{name}") for name in ("bonus", "count", "territories"))
    rows = [
        (
            continent.name,
            str(continent.bonus),
            str(len(continent.territories)),
            say("board-places", names, places=list(continent.territories)),
        )
        for continent in board.continents
    ]
    continents = table(("", *heads), rows, numbers=(1, 2))
    return (
        f"<div><p><b>{escape(caption)}</b> {escape(board.about)}</p>"
        f"{board_drawing(board, {}, caption)}"
        f"{folded(say('board-continents'), continents)}</div>"
    )


def _image(board: DrawnBoard, seen: JsonView, words: str) -> str:
    held = {t: (owner, armies) for t, (owner, armies) in seen["territories"].items()}
    battle = seen["battle"]
    roles = {battle["source"]: "source", battle["target"]: "target"} if battle else {}
    return board_drawing(board, held, words, highlight=roles, capitals=seen["capitals_shown"])


def board_drawing(
    board: DrawnBoard, held: Mapping[str, tuple[str | None, int]], words: str, **more: Any
) -> str:
    """Format a drawing as an HTML image described by ``words``; "" if the board has no shapes.

    ``more`` are arguments of `board_svg`.
    """
    if board.shapes is None:
        return ""
    drawing = board_svg(board, held, theme="auto", width=_WIDTH, title="", **more)
    return image(drawing, words, f"width:100%;max-width:{_WIDTH}px")


def _players(seen: JsonView, third: str) -> str:
    held: dict[str | None, list[int]] = {}
    for owner, armies in seen["territories"].values():
        held.setdefault(owner, []).append(armies)
    rows = [
        (
            say("name-seat", seat=seat),
            str(len(held.get(seat, ()))),
            str(sum(held.get(seat, ()))),
            str(seen["hand_counts"][seat]),
            _standing(seen, seat),
        )
        for seat in seen["seats"]
    ]
    if "third" in held:
        armies = held["third"]
        rows.append((third[:1].upper() + third[1:], str(len(armies)), str(sum(armies)), "", ""))
    heads = (say(f"column-{name}") for name in ("territories", "armies", "cards"))
    return table(("", *heads, ""), rows, numbers=(1, 2, 3))


def _standing(seen: JsonView, seat: str) -> str:
    if seen["winner"] == seat:
        code = "has-won"
    elif seat in seen["out"]:
        code = "is-out"
    elif seen["phase"] != "over" and seen["turn"] == seat:
        code = "is-on-turn"
    elif seen["phase"] != "over" and seen["actor"] == seat:
        code = "must-act"
    else:
        return ""
    return say(code)
