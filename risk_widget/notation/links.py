"""Links to games and positions: packed text after the ``#`` in a page's address.

The text contains everything; no server stores anything. ``docs/notation.md`` describes the format.

>>> from risk_widget.game import Game
>>> from risk_widget.notation import position_link_of
>>> game = Game.new(edition="italian", mode="domination", seats=3, seed=1)
>>> text = position_link_of(game, whole=True)
>>> text.startswith("#position="), len(text) < 120
(True, True)
"""

from __future__ import annotations

import os
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from contextlib import suppress
from itertools import product
from typing import (
    TYPE_CHECKING,
    Any,
    Final,
    Generic,
    Literal,
    NamedTuple,
    TypeAlias,
    TypedDict,
    TypeVar,
)

from risk_widget.engine.actions import IllegalAction
from risk_widget.engine.chance import OutOfDice
from risk_widget.engine.core_game import CoreGame, PartialCoreGame
from risk_widget.messages import Message, MessageError
from risk_widget.notation.packing import (
    Numbers,
    Unpackable,
    append_number,
    append_part,
    packed_course,
    play_course,
)
from risk_widget.notation.position import game_from_position, position_of
from risk_widget.notation.record import comments_on, course_beginning, one_line, record_of
from risk_widget.notation.replaying import remarks_of, replay_course
from risk_widget.notation.text_parts import (
    SPECTATOR,
    LineError,
    PositionError,
    RecordError,
    Viewer,
)
from risk_widget.notation.text_parts import whole as parse_whole
from risk_widget.reading.schema import read
from risk_widget.reading.sources import plain_marks

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

    from risk_widget.board import Board
    from risk_widget.rules.edition import Edition


Content: TypeAlias = Literal["position", "game", "seen"]
"""The content of a link: a position, a whole game, or a game in progress as one player sees it."""
Fault: TypeAlias = Literal["none", "cut", "changed", "newer", "unreadable", "long"]
"""The reasons why a link cannot be opened, or why a game has no link."""

VERSION: Final = 1
"""The version of links that this package writes; older ones are also read."""
MOST_CHARACTERS: Final = 12_000
"""The most characters of a link, without the page's address; programs truncate longer links."""
MOST_UNPACKED: Final = 1 << 17
"""The most bytes of an unpacked link, several times those of the longest game."""

_POSITION, _GAME, _SEEN = range(3)
_WORDS: Final = ("position", "game", "game")
"""The word before the equals sign, by content."""


class LinkError(MessageError):
    """The error raised when a link cannot be opened, or a game cannot be written as a link.

    ``fault`` says what is wrong: "none" (the text is no link of this program), "cut", "changed",
    "newer" (a newer version of the program wrote it), "unreadable" (it needs an edition or a board
    of your own, or is no game), or "long" (the game does not fit into a link). ``message`` is a
    sentence that says what to do.
    """

    def __init__(self, fault: Fault, content: Message) -> None:
        super().__init__(content)
        self.fault: Fault = fault

    @classmethod
    def about(cls, fault: Fault, /, **params: object) -> LinkError:
        """Build the error for a fault from its message in the catalog."""
        return cls(fault, Message(f"link-{fault}", params))


# ---- writing -------------------------------------------------------------------------------------


def position_link_of(game: CoreGame, seat: str | None = None, *, whole: bool = False) -> str:
    """Write the position of a game as a link; the arguments are those of ``link_of``.

    Raises:
        LinkError: the position is too long for a link.
        ValueError: a seat that does not play; see also ``link_of``.
    """
    check_shown(game, seat, whole=whole)
    return _link(_POSITION, [position_of(game, seat).encode()])


def link_of(
    game: CoreGame,
    seat: str | None = None,
    *,
    whole: bool = False,
    names: Mapping[str, str] | None = None,
    comments: Mapping[int, str] | None = None,
) -> str:
    """Write a game as a link.

    Args:
        game: the game.
        seat: the seat (or ``SPECTATOR``) whose view of a game in progress is written; nobody can
            read the others' secrets from it.
        whole: write everything, although the game is not over.
        names: names of the players by seat.
        comments: remarks by the number of the action they follow, counting from 1; 0 for the
            position in which the game begins.

    Raises:
        LinkError: the game is too long for a link.
        ValueError: the game is in progress, and neither ``seat`` nor ``whole`` says what the link
            may show; see also ``record_of``.
    """
    check_shown(game, seat, whole=whole)
    viewer = Viewer(game.config, seat)
    names = {} if names is None else read(dict[str, Any], names, "names")
    comments = comments_on(game, comments)
    if game.is_partial or viewer.name:
        content = bytearray()
        append_part(content, viewer.name.encode())
        append_part(content, position_of(game, seat).encode())
        record = record_of(game, seat, names=names, comments=comments)
        append_part(content, record.encode())
        return _link(_SEEN, [bytes(content)])
    content = bytearray()
    append_part(content, course_beginning(game, names, comments).encode())
    append_part(content, _packed_comments(comments, len(game.history)).encode())
    try:
        course = packed_course(game)
    except Unpackable:
        raise LinkError.about("long", most=MOST_CHARACTERS) from None
    return _link(_GAME, [bytes(content), *course])


def check_shown(game: CoreGame, seat: str | None, *, whole: bool, by: str = "link") -> None:
    """Raise ``ValueError`` unless the caller says how much of a game in progress a link may show.

    ``by`` is the word for the link, or for whatever else shows the game, in the error.
    """
    if seat is None and not (whole or game.is_partial or game.is_over):
        raise ValueError(
            f"the game isn't over: say what its {by} may show, with a seat, with "
            'seat="spectator" or, for everything, with whole=True'
        )


def _link(kind: int, parts: Sequence[bytes]) -> str:
    """Write packed content as a link. Raises ``LinkError`` if the content is too long."""
    if sum(map(len, parts)) >= MOST_UNPACKED:
        raise LinkError.about("long", most=MOST_CHARACTERS)
    body = _deflated([bytes([kind]), *parts])
    frame = bytearray([VERSION])
    append_number(frame, len(body))
    frame += _checksum(VERSION, body) + body
    text = f"#{_WORDS[kind]}={_code(bytes(frame))}"
    if len(text) > MOST_CHARACTERS:
        raise LinkError.about("long", most=MOST_CHARACTERS)
    return text


def _code(frame: bytes) -> str:
    return urlsafe_b64encode(frame).decode().rstrip("=")


_CHECK: Final = 4
"""The bytes of the checksum."""


def _checksum(version: int, body: bytes) -> bytes:
    return zlib.crc32(body, version).to_bytes(4, "big")


def _deflated(parts: Sequence[bytes]) -> bytes:
    """Compress a link's content in several ways, and return the shortest result."""
    few = [b"".join(parts[:-1]), parts[-1]]
    ways = product((parts, few, [b"".join(parts)]), _STRATEGIES)
    return min((_compressed(divided, strategy) for divided, strategy in ways), key=len)


_STRATEGIES: Final = (zlib.Z_DEFAULT_STRATEGY, zlib.Z_FILTERED, zlib.Z_HUFFMAN_ONLY)


def _compressed(parts: Sequence[bytes], strategy: int) -> bytes:
    """Compress each part with a code of its own; unpacking needs no knowledge of the parts."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, strategy, DICTIONARY)
    blocks = [packer.compress(part) + packer.flush(zlib.Z_BLOCK) for part in parts[:-1]]
    return b"".join([*blocks, packer.compress(parts[-1]), packer.flush()])


DICTIONARY: Final = (
    b"alaska+northwest-territory+greenland+alberta+ontario+quebec+western-us+eastern-us+"
    b"central-america+venezuela+peru+brazil+argentina+iceland+great-britain+scandinavia+"
    b"northern-europe+western-europe+southern-europe+ukraine+north-africa+egypt+"
    b"east-africa+congo+south-africa+madagascar+ural+siberia+yakutsk+irkutsk+kamchatka+"
    b"mongolia+japan+china+afghanistan+middle-east+india+siam+indonesia+new-guinea+"
    b"western-australia+eastern-australia+wild-1+wild-2"
    b"green yellow black purple third occupy capital fortify claim trade  bonus  dice "
    b": worth 10, bonus "
    b"\n* starter red 6 blue 5 green 4 yellow 3\n* dealt red 14 blue 14 green 14\n"
    b"out blue, cards blue ?2, trade, won red win.domination, fall blue , pile ?42"
    b", moved 3\n: 6 6 5 v 6 5, losses 0 2: 6 5 4 v 5 4, losses 1 1: 6 4 3 v 4 3, losses 2 0"
    b": 6 5 v 6, losses 1 0: 6 5 4 v 5, losses 0 1\nblue defend 2\nred attack "
    b"\nblue end: card ?\n\n# round 2, red\nred place  3\nred end\nred attack "
    b'format = 1\nedition = "\nmode = "\nboard = "classic"\nseats = ["red", '
    b'"blue", "green"]\nviewer = "'
    b'title = "names = { red = "", blue = "" }\nstart = ""\nlog = \'\'\'\n'
    b"territories-18,destroy-red,continents-"
    b"czech domination german missions italian duel nordic capital classic rbgykp "
    b"g1g1r1b1r1r1b1/b1r1b1g1r1/g1r1b1g1b1r1g1b1r1/- r claim place 0 "
    b"reinforce:3 attack fortify over:r:win. "
    b"options=defender_decides:before starter=b set=r35,b35,g35 "
    b"income=territories.12:4,continent.australia:2,set:8"
    b" received= third= flags=captured moved= tired= "
    b"hands=r:?2,b:,g: pile=?39 discard= sets=1 missions=r: capitals= out="
)
"""Frequent parts of texts, with which version 1's compressor starts; they must never change."""


PAGE_VARIABLE: Final = "RISK_WIDGET_PAGE"
"""The environment variable with the address of the page that opens links."""
_PAGE: Final = "play/index.html"
"""The page in the published documentation."""


def addressed(link: str, page: str | None = None) -> str:
    """Put a page's address before a link; by default, the published page's.

    Raises:
        ValueError: the address is no text.
    """
    address = page_address() if page is None else read(str, page, "page")
    return f"{address.partition('#')[0]}{link}"


_PAGES: Final[list[str]] = []
"""The page on which Python runs, if it opens links."""


def remember_page(address: str) -> None:
    """Remember the page on which Python runs; "" if it does not open links."""
    _PAGES[:] = [address] if address else []


def page_address() -> str:
    """Return the address of the page that opens links; "" if none is known.

    It is the page on which Python runs, or else the published page (``tools/badges.py``), unless an
    environment variable names another, such as a site on this machine.
    """
    from importlib import metadata  # loading the module takes time, and few callers need it

    for page in _PAGES:
        return page
    if (own := os.environ.get(PAGE_VARIABLE)) is not None:
        return own
    with suppress(metadata.PackageNotFoundError):
        for entry in metadata.metadata("risk-widget").get_all("Project-URL") or ():
            label, _, address = entry.partition(", ")
            if label == "Documentation":
                return f"{address.rstrip('/')}/{_PAGE}"
    return ""


# ---- reading -------------------------------------------------------------------------------------

G = TypeVar("G", bound=CoreGame)
P = TypeVar("P", bound=PartialCoreGame)


class Opened(NamedTuple, Generic[G]):
    """A link's content, with the fields of the `OpenedLink` that `open_link` returns."""

    content: Content
    game: G
    viewer: str
    names: Mapping[str, str]
    comments: Mapping[int, str]
    record: str


def open_link(
    text: str,
    kind: type[G],
    partial: type[P],
    *,
    seed: int | str | None = None,
    edition: str | Path | Edition | None = None,
    board: str | Path | Board | None = None,
) -> Opened[G | P]:
    """Open a link to a game or a position.

    Args:
        text: the link, with or without the page's address, or a text that contains it.
        kind: the class of a game without unknown parts.
        partial: the class of a game with unknown parts.
        seed: for the dice and cards to come; None draws one at random.
        edition: the edition, if the link names one that is not built in.
        board: the board, likewise.

    Raises:
        LinkError: the text has no link, or one that cannot be opened.
    """
    content = _unpacked(_body(text))
    own: _Own = {"seed": seed, "edition": edition, "board": board}
    try:
        if content[0] == _POSITION:
            game = game_from_position(content[1:].decode(), kind, partial, **own)
            return Opened("position", game, "", {}, {}, "")
        parts = Numbers(content[1:])
        if content[0] == _GAME:
            return _game(parts, kind, own)
        if content[0] == _SEEN:
            return _seen(parts, kind, partial, own)
        raise Unpackable
    except (PositionError, RecordError, IllegalAction, LineError) as error:
        raise LinkError.about("unreadable", why=error.part) from error
    except (Unpackable, UnicodeDecodeError, OutOfDice) as error:
        raise LinkError.about("changed") from error


class _Own(TypedDict):
    """The arguments that supply the parts missing from a link."""

    seed: int | str | None
    edition: str | Path | Edition | None
    board: str | Path | Board | None


def _seen(parts: Numbers, kind: type[G], partial: type[P], own: _Own) -> Opened[G | P]:
    viewer, position, record = (parts.part().decode() for _ in range(3))
    game = game_from_position(position, kind, partial, **own)
    if not parts.is_read or viewer not in ("", SPECTATOR, *game.seats):
        raise Unpackable
    names, comments, _ = remarks_of(record)
    if not all(seat in game.seats and type(name) is str for seat, name in names.items()):
        raise Unpackable
    return Opened("seen", game, viewer, names, comments, record)


def _game(parts: Numbers, kind: type[G], own: _Own) -> Opened[G]:
    beginning, comments = parts.part().decode(), parts.part().decode()
    replayed = replay_course(
        beginning, lambda game, chance: play_course(parts, game, chance), kind, **own
    )
    found = {**replayed.comments, **dict(_comments(comments, len(replayed.game.history)))}
    return Opened("game", replayed.game, "", replayed.names, found, "")


_LINK: Final = re.compile(r"(?<![\w-])(?:position|game)=([\w-]*)", re.ASCII)
_SOLE_LINK: Final = re.compile(r"(?:\A\s*|#)(?:position|game)=[\w-]", re.ASCII)
_OTHER: Final = re.compile(r"[^\w-]+", re.ASCII)
_EQUALS: Final = re.compile(r"\b(position|game)(?:%3D|=3D)", re.ASCII | re.IGNORECASE)


def _as_sent(text: str) -> str:
    """Return the start of a text, undoing the changes that programs make to a link in transit.

    They escape signs as ``%23`` or ``=3D``, sometimes twice, and turn hyphens into dashes.
    """
    text = plain_marks(text[: 4 * MOST_CHARACTERS])
    while "%25" in text:
        text = text.replace("%25", "%")
    return _EQUALS.sub(r"\1=", text.replace("%23", "#"))


def _body(text: str) -> bytes:
    """Find the link in a text; return the link's body if it is whole and unchanged."""
    text = _as_sent(text)
    error = LinkError.about("none")
    for found in _LINK.finditer(text):
        try:
            return _framed(found[1])
        except LinkError as fault:
            error = fault
        if error.fault == "cut":
            # A mail program may have broken the link into several lines.
            rest = _OTHER.sub("", text[found.start(1) :])
            with suppress(LinkError):
                return _framed(rest, is_followed=True)
    raise error


def has_link(text: str) -> bool:
    """Whether a text contains a link, or the remains of one, rather than a record or a position."""
    return _SOLE_LINK.search(_as_sent(text)) is not None


def _framed(code: str, *, is_followed: bool = False) -> bytes:
    """Decode a link's code; return the body after checking that it is whole.

    Args:
        code: the code.
        is_followed: whether other text may follow the code.

    Raises:
        LinkError: the code is not whole, or it was changed, or it is of a newer version.
    """
    # A single character left over after whole bytes does not make a byte.
    frame = urlsafe_b64decode(f"{code[: len(code) - (len(code) % 4 == 1)]}==")
    reader = Numbers(frame[1:])
    try:
        length = reader.number()
    except Unpackable:
        raise LinkError.about("cut") from None
    start = len(frame) - reader.left
    end = start + _CHECK + length
    if len(frame) < end <= MOST_CHARACTERS:
        raise LinkError.about("cut")
    if is_followed:
        code, frame = code[: -(-end * 4 // 3)], frame[:end]
    version, check, body = frame[0], frame[start : start + _CHECK], frame[start + _CHECK :]
    if len(frame) != end or check != _checksum(version, body) or code != _code(frame):
        raise LinkError.about("changed")
    if version > VERSION:
        raise LinkError.about("newer")
    return body


def _unpacked(body: bytes) -> bytes:
    """Unpack a body. Raises ``LinkError`` if it is damaged or longer than a link may be."""
    unpacker = zlib.decompressobj(-15, DICTIONARY)
    try:
        content = unpacker.decompress(body, MOST_UNPACKED)
    except zlib.error as error:
        raise LinkError.about("changed") from error
    if not content or not unpacker.eof or unpacker.unused_data:
        raise LinkError.about("changed")
    return content


# ---- comments ------------------------------------------------------------------------------------


def _packed_comments(comments: Mapping[int, str], actions: int) -> str:
    lines = ((number, one_line(text)) for number, text in sorted(comments.items()))
    return "".join(f"{n} {line}\n" for n, line in lines if line and 0 < n <= actions)


def _comments(text: str, actions: int) -> Iterator[tuple[int, str]]:
    for line in text.split("\n")[:-1]:
        number, _, comment = line.partition(" ")
        at = parse_whole(number)
        if at is None or not 0 < at <= actions or not comment or one_line(comment) != comment:
            raise Unpackable
        yield at, comment
