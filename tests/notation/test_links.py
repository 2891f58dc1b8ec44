"""Links to games and positions: what they contain, what they hide, and damage to them."""

from __future__ import annotations

import importlib.metadata
import random
import tracemalloc
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import cache
from itertools import product
from operator import itemgetter
from typing import TYPE_CHECKING, Any, get_args
from urllib.parse import quote

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import risk_widget as rw
from risk_widget.messages import use_language
from risk_widget.messages.catalog import languages
from risk_widget.notation import LinkError, links
from risk_widget.notation.packing import Mixed, Numbers, append_number, append_part, append_signed
from risk_widget.play.new_game import comments_on_game
from tests.engine.ways import WAYS, GameSetup, played, ring
from tests.notation.kept_games import kept_positions, kept_record
from tests.notation.kept_links import described, kept_links

if TYPE_CHECKING:
    from collections.abc import Callable

NAMES = sorted(kept_positions())
SHORT = "german-missions-2-1"


@cache
def kept_game(name: str = SHORT) -> rw.Game:
    return rw.Game.replay(kept_record(name)).game


def code_of(link: str) -> str:
    return link.partition("=")[2]


def framed(body: bytes, *, version: int = links.VERSION, check: bytes | None = None) -> str:
    """Return a link with this body and, unless another is given, the right checksum."""
    frame = bytearray([version])
    append_number(frame, len(body))
    frame += check or zlib.crc32(body, version).to_bytes(4, "big")
    return f"#game={urlsafe_b64encode(frame + body).decode().rstrip('=')}"


def deflated(content: bytes) -> bytes:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, 0, links.DICTIONARY)
    return packer.compress(content) + packer.flush()


def content_of(link: str) -> bytes:
    frame = urlsafe_b64decode(code_of(link) + "==")
    reader = Numbers(frame[1:])
    length = reader.number()
    return zlib.decompressobj(-15, links.DICTIONARY).decompress(frame[-length:])


def fault_of(text: str) -> str:
    with pytest.raises(LinkError) as caught:
        rw.open_link(text)
    assert caught.value.message
    return caught.value.fault


# ---- what is written is read ---------------------------------------------------------------------


@pytest.mark.sampled
@pytest.mark.parametrize("name", NAMES)
def test_a_finished_game_survives_a_link(name: str) -> None:
    record = kept_record(name)
    opened = rw.open_link(rw.Game.replay(record).game.link(page=""))
    assert (opened.content, opened.is_locked) == ("game", False)
    assert opened.game.record() == record
    assert opened.game.position() == kept_positions()[name]


@pytest.mark.parametrize("setup", WAYS, ids=str)
def test_a_game_in_progress_survives_a_link(setup: GameSetup) -> None:
    """The players are random, so that they trade, roll and move as good players never would."""
    game = played(setup, seed=3, actions=400)
    opened = rw.open_link(game.link(whole=True), seed=1)
    assert opened.game.record() == game.record()
    assert opened.game.legal_ranges() == game.legal_ranges()
    if not game.is_over:
        opened.game.apply(opened.game.legal_actions()[0])
        assert opened.game.undo()
    assert opened.game.record() == game.record()


@given(
    st.sampled_from(WAYS),
    st.integers(0, 10**6),
    st.integers(0, 600),
    st.sampled_from(["classic", "island", "strait"]),
)
@settings(max_examples=60)
def test_every_position_and_the_course_survive_a_link(
    setup: GameSetup, seed: int, actions: int, board: str
) -> None:
    try:
        game = played(setup, seed, actions, board)
    except rw.EditionError:  # Too few missions fit a small board.
        assume(False)
    at = rw.open_link(game.position_link(whole=True, page="")).game
    assert at.position() == game.position()
    assert len(game.position_link(whole=True, page="")) <= 2000
    assert rw.open_link(game.link(whole=True)).game.record() == game.record()
    for seat in (game.seats[0], "spectator"):
        seen = rw.open_link(game.link(seat))
        assert (seen.content, seen.viewer, seen.is_locked) == ("seen", seat, True)
        assert seen.record == game.record(seat)
        assert seen.game.position(seat) == game.position(seat)


def test_a_link_contains_names_comments_and_a_variants_title() -> None:
    setup = GameSetup("nordic+bonus_armies=3,minimum_armies=4", "domination", 3)
    game = played(setup, seed=3, actions=200)
    told: dict[str, Any] = {
        "names": {"red": "Ann", "blue": "Bo \u00e5 \U0001f3b2 'quoted' \"twice\""},
        "comments": {1: "a # in it", 150: "\u2028 another line?", 7: "  "},
    }
    opened = rw.open_link(game.link(whole=True, **told))
    assert opened.names == told["names"]
    assert opened.comments == {1: "a # in it", 150: "\u2028 another line?".strip()}
    again = opened.game.record(names=opened.names, comments=opened.comments)
    assert again == game.record(**told)


@pytest.mark.parametrize("told", [7, {1: 7}, {"a": "b"}, {1: "two\nlines"}, ["a"]])
def test_only_lines_of_text_are_comments(told: Any) -> None:
    for write in (kept_game().link, kept_game().record):
        with pytest.raises(ValueError, match="comment"):
            write(comments=told)


@pytest.mark.parametrize("number", [-1, 4, 10**9])
@pytest.mark.parametrize("written", [rw.Game.record, rw.Game.story, rw.Game.link])
def test_a_comment_on_a_missing_action_is_refused(written: Any, number: int) -> None:
    game = played(GameSetup("czech", "domination", 3), 1, 3)
    with pytest.raises(ValueError, match=r"comments\[.*\] must be a whole number from 0 to 3"):
        written(game, comments={number: "Lost?"}, seat="spectator")


def test_a_variant_with_a_title_keeps_it() -> None:
    edition = rw.load_edition("nordic").variant(name="Our house", minimum_armies=4)
    game = rw.Game.new(edition=edition, mode="domination", seats=3, seed=1)
    assert rw.open_link(game.link(whole=True)).game.edition.title == "Our house"


def test_custom_boards_and_editions_are_given_with_the_link() -> None:
    board = ring(12)
    game = played(GameSetup("italian", "domination", 3), 1, 60, board)
    assert rw.open_link(game.link(whole=True), board=board).game.record() == game.record()
    assert rw.open_link(game.position_link(whole=True), board=board).game.board == board
    with pytest.raises(LinkError, match="ring-12") as caught:
        rw.open_link(game.link(whole=True))
    assert caught.value.fault == "unreadable"


def test_undone_actions_are_not_in_a_link() -> None:
    game = played(GameSetup("italian", "domination", 3), 1, 60)
    game.undo()
    record = game.record()
    assert rw.open_link(game.link(whole=True)).game.record() == record


def test_attacks_with_fewer_dice_and_bonuses_are_kept() -> None:
    game = rw.Game.replay(kept_record("czech-duel-other-2")).game
    assert rw.open_link(game.link()).game.history == game.history


# ---- what a link tells ---------------------------------------------------------------------------


@pytest.mark.parametrize("write", [rw.Game.link, rw.Game.position_link])
def test_a_link_to_a_game_in_progress_needs_a_chosen_view(
    write: Callable[..., str],
) -> None:
    game = played(GameSetup("nordic", "missions", 3), 1, 100)
    with pytest.raises(ValueError, match="the game isn't over"):
        write(game)
    assert write(game, "red")
    assert write(game, whole=True)
    with pytest.raises(ValueError, match="whole"):
        write(game, whole="yes")
    with pytest.raises(ValueError, match="yellow"):
        write(game, "yellow")


def test_a_finished_game_has_no_secrets() -> None:
    assert rw.open_link(kept_game().link()).game.is_over


@pytest.mark.parametrize("setup", WAYS, ids=str)
def test_a_link_for_a_viewer_has_only_what_the_viewer_may_see(setup: GameSetup) -> None:
    """The texts for the viewer, which hide all secrets, and what people have added to them."""
    game = played(setup, seed=5, actions=300)
    told: dict[str, Any] = {"names": {"red": "Ann"}, "comments": {0: "At first", 7: "# Why?"}}
    for viewer, added in product((*game.seats, "spectator"), ({}, told)):
        parts = bytearray([2])
        for text in (viewer, game.position(viewer), game.record(viewer, **added)):
            append_part(parts, text.encode())
        assert content_of(game.link(viewer, **added)) == parts
        position = bytes([0]) + game.position(viewer).encode()
        assert content_of(game.position_link(viewer)) == position


@given(
    st.sampled_from(WAYS),
    st.integers(0, 10**6),
    st.integers(1, 300),
    st.dictionaries(st.integers(0, 300), st.text(st.characters(exclude_categories=["C", "Z"]))),
    st.dictionaries(st.sampled_from(["red", "blue"]), st.text(st.characters(codec="utf-8"))),
)
@settings(max_examples=60)
def test_names_and_comments_survive_a_link_for_a_viewer(
    setup: GameSetup, seed: int, actions: int, comments: dict[int, str], names: dict[str, str]
) -> None:
    game = played(setup, seed, actions)
    comments = {at: text for at, text in comments.items() if text and at <= len(game.history)}
    for viewer in (game.seats[0], "spectator"):
        opened = rw.open_link(game.link(viewer, names=names, comments=comments))
        assert opened.names == names
        assert opened.comments == comments
        assert opened.record == game.record(viewer, names=names, comments=comments)


def test_a_partial_game_has_a_link() -> None:
    game = played(GameSetup("nordic", "missions", 3), 1, 300)
    seen = rw.Game.from_position(game.position("blue"))
    for link in (seen.link(), seen.position_link()):
        opened = rw.open_link(link)
        assert opened.is_locked
        assert opened.game.position() == seen.position()


# ---- where a link leads --------------------------------------------------------------------------


def test_a_link_leads_to_the_known_page(monkeypatch: pytest.MonkeyPatch) -> None:
    game = kept_game()
    monkeypatch.setenv(links.PAGE_VARIABLE, "http://localhost:8000/play/index.html#old")
    assert game.link().startswith("http://localhost:8000/play/index.html#game=")
    assert game.link(page="").startswith("#game=")
    assert game.position_link(page="https://x.example/").startswith("https://x.example/#position=")
    monkeypatch.delenv(links.PAGE_VARIABLE)
    published = {
        "Project-URL": ["Source, https://s.example", "Documentation, https://d.example/r/"]
    }
    monkeypatch.setattr(importlib.metadata, "metadata", lambda _: Metadata(published))
    assert game.link().startswith("https://d.example/r/play/index.html#game=")
    monkeypatch.setattr(importlib.metadata, "metadata", lambda _: Metadata({}))
    assert game.link().startswith("#game=")


class Metadata(dict[str, Any]):
    def get_all(self, name: str) -> list[str] | None:
        return self.get(name)


# ---- links that were sent around -----------------------------------------------------------------


@pytest.mark.parametrize(
    "around",
    [
        "{}",
        "Look at this: {} (red wins)",
        "<{}>",
        "[the game]({}).",
        '"{}"',
        "{}&lang=de",
        "  {}\n",
    ],
)
def test_a_link_is_found_in_a_text(around: str) -> None:
    game = kept_game()
    link = game.link(page="https://example.org/play/index.html")
    escaped = link.replace("#", "%23").replace("=", "%3D")
    mailed = link.replace("=", "=3D")
    dashed = link.replace("-", "\u2013")
    escapes = (escaped, escaped.replace("%3D", "%3d"), quote(quote(escaped)), mailed, dashed)
    for sent in (link, *escapes, link.partition("#")[2]):
        assert rw.open_link(around.format(sent)).game.record() == game.record()


def test_a_link_may_be_split_over_lines() -> None:
    link = kept_game().link(page="https://example.org/play/index.html")
    lines = [link[at : at + 76] for at in range(0, len(link), 76)]
    for between in ("\n", "\r\n", "\n> ", " "):
        text = f"Hello,\n{between.join(lines)}\nand good bye"
        assert rw.open_link(text).game.record() == kept_game().record()


def test_a_cut_link_says_so() -> None:
    link = kept_game().link(page="")
    start = len("#game=")
    assert {fault_of(link[:end]) for end in range(start, len(link))} == {"cut"}


def test_a_changed_link_says_so() -> None:
    link = kept_game().link(page="")
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    chance = random.Random(1)
    for at in range(len("#game=") + 4, len(link)):
        other = chance.choice(letters.replace(link[at], ""))
        assert fault_of(f"{link[:at]}{other}{link[at + 1 :]}") == "changed"
    assert fault_of(f"{link}A") == "changed"
    assert fault_of(link.lower()) in ("changed", "cut")


def test_a_newer_link_says_so() -> None:
    assert fault_of(framed(b"who knows", version=links.VERSION + 1)) == "newer"
    assert fault_of(framed(b"who knows", version=links.VERSION + 1, check=b"1234")) == "changed"


@pytest.mark.parametrize("text", ["", "hello", "https://example.org/#games", "position", "#x=AAAA"])
def test_a_text_without_a_link_says_so(text: str) -> None:
    assert fault_of(text) == "none"


def test_only_a_text_is_read() -> None:
    with pytest.raises(ValueError, match="text"):
        rw.open_link(b"#game=")  # type: ignore[arg-type]


def test_a_game_that_is_too_long_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    game = kept_game()
    names = {"red": "".join(random.Random(1).choices("abcdefghijklmnopqrstuvwxyz", k=20_000))}
    for _ in range(2):
        with pytest.raises(LinkError, match="Save it as a file") as caught:
            game.link(names=names)
        assert caught.value.fault == "long"
        names = {"red": "a" * links.MOST_UNPACKED}
    monkeypatch.setattr("risk_widget.notation.packing.MOST_ACTIONS", 10)
    with pytest.raises(LinkError, match="Save it as a file"):
        game.link()


@pytest.mark.parametrize("fault", get_args(links.Fault))
def test_every_fault_has_a_sentence_in_every_language(fault: Any) -> None:
    said = set()
    for language in languages():
        with use_language(language):
            said.add(LinkError.about(fault, why="Why?", most=1).message)
    assert len(said) == len(languages())


# ---- links that are made to do harm --------------------------------------------------------------


def test_a_decompression_bomb_is_not_unpacked() -> None:
    """A body of 8,000 bytes that unpacks to 8 million is not unpacked beyond the limit."""
    bomb = deflated(bytes(8_000_000))
    assert len(bomb) < 9000
    tracemalloc.start()
    try:
        assert fault_of(framed(bomb)) == "changed"
        assert tracemalloc.get_traced_memory()[1] < 2_000_000
    finally:
        tracemalloc.stop()


def test_a_very_long_text_is_not_read_to_its_end() -> None:
    assert fault_of("x" * 10**7 + "#game=") == "none"
    assert fault_of("#game=" + "A" * 10**7) in ("changed", "cut")


@given(st.integers(0, 2), st.binary(max_size=300))
def test_any_content_can_be_opened_or_is_refused(kind: int, content: bytes) -> None:
    opened_or_refused(framed(deflated(bytes([kind]) + content)))


@given(st.data(), st.sampled_from(["game", "seen", "position"]))
@settings(max_examples=300)
def test_damaged_content_can_be_opened_or_is_refused(data: st.DataObject, what: str) -> None:
    """The checksum is right, so that the damage reaches the code that reads the content."""
    content = bytearray(content_of(sample(what)))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(1, len(content) - 1))
        new = data.draw(st.binary(max_size=3))
        content[at : at + data.draw(st.integers(0, 3))] = new
    opened_or_refused(framed(deflated(bytes(content))))


@given(st.data())
@settings(max_examples=300)
def test_a_damaged_link_is_refused(data: st.DataObject) -> None:
    link = list(sample("game"))
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(link) - 1))
        link[at : at + data.draw(st.integers(0, 4))] = data.draw(st.text(max_size=4))
    opened_or_refused("".join(link))


@cache
def sample(what: str) -> str:
    game = played(GameSetup("german", "missions", 3), 3, 500)
    if what == "position":
        return game.position_link(whole=True, page="")
    viewer = "red" if what == "seen" else None
    return game.link(viewer, whole=True, page="", names={"red": "Ann"}, comments={0: "a", 7: "b"})


def opened_or_refused(text: str) -> None:
    try:
        opened = rw.open_link(text)
    except LinkError:
        return
    opened.game.record(names=opened.names, comments=comments_on_game(opened))
    opened.game.observe(None)


# ---- numbers -------------------------------------------------------------------------------------


@given(st.lists(st.integers(-(10**30), 10**30)))
def test_numbers_are_read_as_written(numbers: list[int]) -> None:
    packed = bytearray()
    for number in numbers:
        append_signed(packed, number)
    reader = Numbers(bytes(packed))
    assert [reader.signed() for _ in numbers] == numbers
    assert reader.is_read


@given(
    st.lists(st.integers(1, 300).flatmap(lambda n: st.tuples(st.integers(0, n - 1), st.just(n))))
)
def test_bounded_numbers_are_read_as_written(numbers: list[tuple[int, int]]) -> None:
    mixed = Mixed()
    for number, limit in numbers:
        mixed.append(number, limit)
    reader = Mixed(mixed.packed())
    assert [reader.read(limit) for _, limit in numbers] == [number for number, _ in numbers]
    assert reader.is_read


# ---- old links -----------------------------------------------------------------------------------


@pytest.mark.parametrize("kept", kept_links(), ids=itemgetter("name"))
def test_an_old_link_still_opens(kept: dict[str, Any]) -> None:
    assert described(kept["version"], kept["name"], kept["link"]) == kept


def test_there_are_saved_links_of_every_version_and_content() -> None:
    found = {(each["version"], each["content"]) for each in kept_links()}
    assert found == {
        (version, content)
        for version in range(1, links.VERSION + 1)
        for content in get_args(links.Content)
    }
