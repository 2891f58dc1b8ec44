"""The frames of a film as drawings: the map, the players next to it, and a caption below."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final, Literal, cast, get_args

from risk_widget.bots.expert.evaluation import evaluate
from risk_widget.film.scenes import PARTS, scenes_of
from risk_widget.messages import render, say
from risk_widget.notation import SPECTATOR
from risk_widget.notation.links import check_shown
from risk_widget.reading.schema import flag, read, word
from risk_widget.results.displays import percent
from risk_widget.svg.colours import SEATS, Palette
from risk_widget.svg.picture import FONT, Picture, text_width

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.engine.core_game import CoreGame
    from risk_widget.film.scenes import Part, Scene

Theme = Literal["light", "dark"]
THEMES: Final = get_args(Theme)

WIDTH: Final = 640
HEIGHT: Final = 340
"""The height of a frame, in pixels like its width."""
PANEL: Final = 66
"""The width of the players' column."""
BAND: Final = 36
"""The height of the caption."""
_MAP: Final = (WIDTH - PANEL, HEIGHT - BAND)
_LARGEST: Final = 14.0
_SMALL: Final = 12.0
_SMALLEST: Final = 10.5
"""The font sizes of a caption: the largest on one line, the largest on two, and the smallest."""
_LINE: Final = 1.2
"""The height of a line, in font sizes."""
_MIDDLE: Final = 0.36
"""The distance from the middle of a line down to its baseline, in font sizes."""
_MOST_ROW: Final = 58
_MARGIN: Final = 10


def film_of(
    game: CoreGame,
    seat: str | None = None,
    *,
    part: Part = "game",
    whole: bool = False,
    theme: Theme = "light",
) -> Film:
    """Prepare a film; the arguments are those of ``Game.film``.

    Raises:
        ValueError: the game isn't over, and neither ``seat`` nor ``whole`` is given; a seat that
            does not play, or a board without shapes.
    """
    whole = flag(whole, "whole")
    check_shown(game, seat, whole=whole, by="film")
    part = cast("Part", word(part, "part", PARTS))
    theme = cast("Theme", word(theme, "theme", THEMES))
    viewer = None
    if seat is not None and read(str, seat, "seat") != SPECTATOR:
        viewer = game.config.seat_number(seat)
    return Film(game, viewer, part, theme)


class Film:
    """A film of a game: its scenes, and the drawing of each.

    Args:
        game: the game; only its history so far is in the film.
        viewer: the number of the seat whose view is shown; None for what everybody sees.
        part: the part of the game.
        theme: the colours.

    Raises:
        ValueError: the board has no shapes.
    """

    def __init__(
        self, game: CoreGame, viewer: int | None, part: Part, theme: Theme = "light"
    ) -> None:
        if game.board.shapes is None:
            raise ValueError(f"the board {game.board.id!r} has no shapes to draw")
        self._game = game
        self._viewer = viewer
        self._paint = Palette(theme, "f")
        across, down = game.board.shapes["w"], game.board.shapes["h"]
        self.map_width: int = min(_MAP[0], int(_MAP[1] * across / down))
        self.map_at: tuple[float, float] = (
            (_MAP[0] - self.map_width) / 2,
            (_MAP[1] - self.map_width * down / across) / 2,
        )
        self.scenes: Sequence[Scene] = scenes_of(
            game, None if viewer is None else game.seats[viewer], part
        )

    @property
    def times(self) -> list[int]:
        """The time for which each frame is shown, in milliseconds."""
        return [scene.time for scene in self.scenes]

    def drawing(self, number: int) -> str:
        """Draw a frame as SVG text."""
        return f"{self.head()}{self.frame(number)}</svg>"

    def head(self) -> str:
        """Build the beginning of all drawings, with the outlines of the land."""
        outlines = self._picture(self.scenes[0]).outlines_of_land()
        return (
            f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {HEIGHT}' "
            f"width='{WIDTH}' height='{HEIGHT}' direction='ltr' font-family=\"{FONT}\">"
            f"<defs>{outlines}</defs>"
        )

    def frame(self, number: int) -> str:
        """Draw the part that differs from frame to frame, without the common head and end."""
        scene = self.scenes[number]
        paint = self._paint
        sides = f"M{_MAP[0]} 0h{PANEL}v{HEIGHT}h-{WIDTH}v-{BAND}h{_MAP[0]}z"
        parts = [
            f"<rect width='{WIDTH}' height='{HEIGHT}'{paint(fill='sea')}/>",
            self._picture(scene).placed(*self.map_at),
            f"<path d='{sides}'{paint(fill='paper')}/>",
            self._players(scene),
            self._caption(scene),
        ]
        if scene.title:
            parts.append(self._title(scene.title))
        return "".join(parts)

    def _picture(self, scene: Scene) -> Picture:
        config, state = self._game.config, scene.state
        owners = config.owner_ids
        held = {
            place: (owners[owner] if owner >= 0 else None, armies)
            for place, owner, armies in zip(config.ids, state.owner, state.armies, strict=True)
        }
        roles: dict[str, str] = dict.fromkeys(scene.placed, "target")
        for source, target in scene.arrows if len(scene.arrows) == 1 else ():
            roles |= {source: "source", target: "target"}
        capitals = self._capitals(scene)
        return Picture(
            self._game.board, held, self.map_width, roles, self._paint, capitals, scene.arrows
        )

    def _capitals(self, scene: Scene) -> Mapping[str, str]:
        config, state = self._game.config, scene.state
        return {
            config.ids[state.capital[number]]: seat
            for number, seat in enumerate(config.seats)
            if state.shown[number] and state.capital[number] >= 0
        }

    # -- players -----------------------------------------------------------------------------------

    def _players(self, scene: Scene) -> str:
        """Draw each seat with its territories and, if it is known, its chance of winning."""
        seats = self._game.seats
        chances = self._chances(scene)
        high = min(_MOST_ROW, _MAP[1] // len(seats))
        top = (_MAP[1] - high * len(seats)) / 2
        return "".join(
            self._player(
                seat,
                scene.state.counts[number],
                chances.get(seat),
                at=(_MAP[0] + _MARGIN - 2, round(top + high * (number + 0.5))),
                acts=seat == scene.seat,
            )
            for number, seat in enumerate(seats)
        )

    def _chances(self, scene: Scene) -> Mapping[str, float]:
        try:
            return evaluate(self._game.config, scene.state, self._viewer).chances
        except ValueError:
            return {}

    def _player(
        self, seat: str, territories: int, chance: float | None, *, at: tuple[int, int], acts: bool
    ) -> str:
        x, middle = at
        paint = self._paint
        wide = PANEL - 2 * (_MARGIN - 2)
        y = middle - 13 if chance is not None else middle
        parts = []
        if acts:
            parts.append(
                f"<rect x='{x - 5}' y='{middle - 25}' width='{wide + 10}' height='50' rx='5'"
                f"{paint(fill='sea')}/>"
            )
        right = x + wide
        parts.append(self._sign(seat, x, y - 8))
        parts.append(self._line(right, y + 5, 14, f"{territories}", "ink", "end", weight=700))
        if chance is not None:
            filled = max(1, round(wide * chance)) if chance else 0
            parts.append(
                f"<rect x='{x}' y='{middle}' width='{wide}' height='5' fill-opacity='.25'"
                f"{paint(fill='line-2')}/>"
                f"<rect x='{x}' y='{middle}' width='{filled}' height='5'{paint(fill=seat)}/>"
            )
            parts.append(self._line(right, middle + 18, 11, percent(chance), "ink-2", "end"))
        shade = "" if territories else " opacity='.45'"
        return f"<g{shade}>{''.join(parts)}</g>"

    def _sign(self, seat: str, x: float, y: float) -> str:
        return (
            f"<g transform='translate({x} {y})'><rect width='16' height='16' rx='4'"
            f"{self._paint(fill=seat)}/><path d='{SEATS[seat].glyph}' "
            f"transform='translate(3.5 3.5) scale(.9)'{self._paint(fill=f'on-{seat}')}/></g>"
        )

    # -- words -------------------------------------------------------------------------------------

    def _caption(self, scene: Scene) -> str:
        middle = HEIGHT - BAND / 2
        number = scene.state.round
        round_ = say("film-round", round=number) if number else ""
        parts = [self._line(WIDTH - _MARGIN, middle + 12 * _MIDDLE, 12, round_, "ink-2", "end")]
        left = _MARGIN
        if scene.caption and scene.seat in SEATS:
            parts.append(self._sign(str(scene.seat), left, middle - 8))
            left += 24
        room = WIDTH - left - round(text_width(round_, 12)) - 2 * _MARGIN
        lines, size = _fitted([render(m, self._game.config.names) for m in scene.caption], room)
        first = middle + size * (_MIDDLE - (len(lines) - 1) * _LINE / 2)
        for place, line in enumerate(lines):
            y = first + place * _LINE * size
            parts.append(self._line(left, y, size, line, "ink", weight=500))
        return "".join(parts)

    def _line(
        self, x: float, y: float, size: float, words: str, colour: str, anchor: str = "start", *,
        weight: int = 400,
    ) -> str:  # fmt: skip
        """Draw a line of words."""
        return (
            f"<text x='{x:.0f}' y='{y:.1f}' font-size='{size:.1f}' font-weight='{weight}' "
            f"text-anchor='{anchor}'{self._paint(fill=colour)}>{escape(words)}</text>"
        )

    def _title(self, lines: Sequence[str]) -> str:
        """Draw the title on a plate over the map."""
        first, *others = lines
        size = _size_within(first, _MAP[0] - 90, largest=24)
        wide = max(text_width(first, size), *(text_width(line, 14) for line in others)) + 48
        x, y = _MAP[0] / 2, _MAP[1] / 2
        words = self._line(x, y - 4, size, first, "ink", "middle", weight=700)
        for place, line in enumerate(others):
            words += self._line(x, y + 24 + 20 * place, 14, line, "ink-2", "middle")
        return (
            f"<rect x='{x - wide / 2:.0f}' y='{y - 42:.0f}' width='{wide:.0f}' height='84' rx='10' "
            f"fill-opacity='.94'{self._paint(fill='paper', stroke='line-2')}/>"
            f"{words}"
        )


def _size_within(words: str, room: float, largest: float) -> float:
    """Return the font size at which words fit on one line."""
    wide = text_width(words, 1)
    return min(largest, room / wide) if wide else largest


def _fitted(sentences: Sequence[str], room: float) -> tuple[list[str], float]:
    """Set sentences on one line or two; drop the last ones if the letters would be too small."""
    words = " ".join(sentences)
    size = _size_within(words, room, _LARGEST)
    if size >= _SMALL or " " not in words:
        return [words], size
    breaks = [at for at, letter in enumerate(words) if letter == " "]
    middle = min(breaks, key=lambda at: abs(text_width(words[:at], 1) - text_width(words[at:], 1)))
    lines = [words[:middle], words[middle + 1 :]]
    size = min(_size_within(line, room, _SMALL) for line in lines)
    if size < _SMALLEST and len(sentences) > 1:
        return _fitted(sentences[:-1], room)
    return lines, size
