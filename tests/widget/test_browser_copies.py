"""Copies of games and of progress that a page keeps in its browser."""

from __future__ import annotations

import json
import random
import zlib
from base64 import b64decode, b64encode
from typing import TYPE_CHECKING, Any, get_type_hints

import pytest

import risk_widget as rw
from risk_widget.host.lesson_session import LessonSession
from risk_widget.host.relay import Relay
from risk_widget.host.session import Session
from risk_widget.kept_files import DATA_FOLDER, browser_folder, tell_once, untold
from risk_widget.lessons import Progress, load_lesson, session_progress
from risk_widget.play import kept_games as kept
from risk_widget.play import seals
from risk_widget.play.seals import seal, unseal
from risk_widget.protocol.items import presentable
from risk_widget.protocol.outbox_types import MAX_ID, MAX_TEXT, KeptHead
from risk_widget.reading.schema import SchemaError, read
from risk_widget.widget.standalone_page import open_page

if TYPE_CHECKING:
    from pathlib import Path

SEATS = {"red": "human", "blue": "random", "green": "random"}

pytestmark = pytest.mark.usefixtures("kept_folder")


class Page:
    """A page with its browser's storage, connected to one kernel after another."""

    def __init__(self, **wishes: Any) -> None:
        self.games: dict[str, Any] = {}
        self.progress = ""
        self.connect(**wishes)

    def connect(self, **wishes: Any) -> None:
        """Open the form in a new kernel, and send it the kept copies."""
        self.session = Session(**{"keep": True, **wishes})
        self.session.page_driven = True  # The bots wait.
        self.relay = Relay(self.session, lambda _: None, self.take)
        heads = [copy["head"] for copy in self.games.values()]
        known = {"progress": self.progress} if self.progress else {}
        assert self.send({"type": "kept", "games": heads, **known})["ok"]

    def send(self, action: dict[str, Any]) -> Any:
        name = str(random.random())
        self.relay.receive([{"id": name, "base_seq": self.session.seq, "action": action}])
        return next(ack for ack in self.session.acks.shown() if ack["id"] == name)

    def take(self, news: Any) -> None:
        self.news = news
        news = json.loads(json.dumps(news))
        if "game" in news:
            self.games[news["game"]["head"]["id"]] = news["game"]
        self.games.pop(news.get("over"), None)
        self.progress = news.get("progress", self.progress)

    def play(self, steps: int, **wishes: Any) -> None:
        """Play this many actions, and wait until they are kept."""
        if self.session.game is None:
            about: dict[str, Any] = {"mode": "missions", "seats": tuple(SEATS), "seed": 3, **wishes}
            self.session.start(rw.Game.new(**about), SEATS)
        game, choices = self.session.game, random.Random(steps)
        assert game is not None
        for _ in range(steps):
            legal = game.legal_actions()
            self.session.apply(legal[choices.randrange(len(legal))])
        assert self.send({"type": "keep"})["ok"]

    @property
    def offered(self) -> list[Any]:
        snapshot: Any = self.session.snapshot()
        return list(snapshot.get("kept", []))

    def go_on(self, number: int = 0, **change: Any) -> Any:
        game = self.offered[number]
        copy = {"copy": {**self.games[game["id"]], **change}} if game.get("copied") else {}
        return self.send({"type": "go_on", "game": game["id"], **copy})

    @property
    def record(self) -> str:
        assert self.session.game is not None
        return self.session.game.record()


@pytest.fixture
def page() -> Page:
    return Page()


@pytest.fixture
def lose_machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """Return a function that starts another machine, without the old one's files."""

    def lose() -> None:
        monkeypatch.setenv(DATA_FOLDER, str(tmp_path / f"machine {random.random()}"))

    return lose


def test_a_game_continues_after_its_machine_is_lost(page: Page, lose_machine: Any) -> None:
    page.play(80)
    record = page.record
    for _ in range(3):
        lose_machine()
        page.connect()
        (offer,) = page.offered
        assert offer["copied"]
        assert offer["players"] == SEATS
        assert page.go_on()["ok"]
        assert page.record == record
        page.play(20)
        record = page.record
        assert len(page.games) == 1
    # From here on, the new machine has a file of the game, too.
    page.connect()
    assert [game.get("copied") for game in page.offered] == [None]
    assert page.go_on()["ok"]
    assert page.record == record


def test_a_pages_copy_reveals_no_secret_without_the_words(page: Page) -> None:
    page.connect(keep="our own words")
    page.play(80)
    (copy,) = page.games.values()
    assert set(copy["head"]) == {
        "id", "begun", "saved", "round", "edition", "mode", "edition_title", "mode_title",
        "players",
    }  # fmt: skip
    sealed = b64decode(copy["sealed"])
    assert b"mission" not in sealed
    assert b"mission" in zlib.compress(b"mission", 0), "as this would show"
    for start in range(len(sealed)):
        with pytest.raises(zlib.error):
            zlib.decompress(sealed[start:])


def test_only_the_newer_of_file_and_copy_is_offered(page: Page) -> None:
    page.play(40)
    (name,) = page.games
    older = dict(page.games)
    page.play(10)
    for games, copied in ((page.games, None), (older, None)):
        page.games = games
        page.connect()
        assert [game.get("copied") for game in page.offered] == [copied]
    # Somebody has played on elsewhere, and comes back to this machine.
    page.games[name]["head"]["saved"] += 60
    page.connect()
    assert [game.get("copied") for game in page.offered] == [True]


def test_games_from_files_and_copies_are_ordered_by_time(page: Page, lose_machine: Any) -> None:
    page.play(20)
    lose_machine()
    for head in (copy["head"] for copy in page.games.values()):
        head["saved"] -= 100
    page.connect()
    page.play(20, seed=4)
    page.connect()
    assert [game.get("copied", False) for game in page.offered] == [False, True]


def test_a_copy_of_a_finished_or_busy_game_is_not_offered(page: Page) -> None:
    page.play(20)
    copies = dict(page.games)
    assert page.send({"type": "end_now"})["ok"]
    assert page.send({"type": "keep"})["ok"]
    assert not page.games
    page.games = copies
    page.connect()
    assert page.offered == []


def test_without_a_file_a_kernel_continues_its_own_game(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "data_folder", lambda: None)
    page.play(30)
    session = page.session
    assert session.game is not None
    session.apply(session.game.legal_actions()[0])
    record = page.record
    page.connect()
    assert page.go_on()["ok"]
    assert page.record == record


def test_words_seal_a_copy(page: Page, lose_machine: Any) -> None:
    page.connect(keep="our own words")
    page.play(30)
    record = page.record
    for keep in (True, "other words"):
        lose_machine()
        page.connect(keep=keep)
        assert "other words" in page.go_on()["message"]
        assert page.session.game is None
    lose_machine()
    page.connect(keep="our own words")
    assert not page.go_on(sealed=forged(page.games[page.offered[0]["id"]]["sealed"]))["ok"]
    assert page.go_on()["ok"]
    assert page.record == record


def forged(sealed: str) -> str:
    data = bytearray(b64decode(sealed))
    data[-9] ^= 1
    return b64encode(data).decode()


def test_a_header_belongs_to_its_game(page: Page, lose_machine: Any) -> None:
    page.play(30)
    lose_machine()
    page.connect()
    (offer,) = page.offered
    head = page.games[offer["id"]]["head"]
    assert not page.go_on(head={**head, "round": 99})["ok"]
    assert not page.go_on(head={**head, "id": "another"})["ok"]
    assert page.go_on()["ok"]


WRONG: tuple[Any, ...] = (
    *(None, True, -1, 0.5, 1e308, 10**9, 2**64, "", " ", "x" * 1001, "\ud800", "../up", "many"),
    *([], {}, [1], {"": ""}, {"red": 3}, {"red": ""}),
)
"""Values of other types, and values out of bounds; each is wrong for some field of a head."""


def test_a_wrong_value_in_one_copy_loses_only_that_copy_and_is_reported(page: Page) -> None:
    page.play(5)
    (copy,) = page.games.values()
    head = copy["head"]
    other = {**head, "id": "other"}
    heads = [{**head, "more": 1}, *({**head, name: each} for name in head for each in WRONG)]
    heads += [{n: v for n, v in head.items() if n != name} for name in get_type_hints(KeptHead)]
    refused = set()
    for each in (*heads, *WRONG):
        try:
            read(KeptHead, each)
        except SchemaError:
            told = str(each.get("id")) if isinstance(each, dict) else ""
            refused |= {
                name for name in head if isinstance(each, dict) and each.get(name) != head[name]
            }
        else:
            continue
        page.session.for_browser = None
        assert page.send({"type": "kept", "games": [each, other]})["ok"], each
        assert page.news == {"unread": [presentable(str(told), MAX_ID)]}, each
        assert [game.id for game in page.session.kept() if game.copied] == ["other"], each
    assert refused == set(head)


@pytest.mark.parametrize("progress", [None, 3, [], {}, True, "\ud800", "x" * (MAX_TEXT + 1)])
def test_progress_of_a_wrong_type_loses_no_copy(page: Page, progress: object) -> None:
    page.play(5)
    (copy,) = page.games.values()
    heads = [{**copy["head"], "id": "other"}]
    assert page.send({"type": "kept", "games": heads, "progress": progress})["ok"]
    assert page.news.get("barred") == "unread"
    assert [game.id for game in page.session.kept() if game.copied] == ["other"]


def test_nothing_is_saved_if_saving_is_off(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    page.play(5)
    page.connect(keep=False)
    assert page.offered == []
    page.games = {}
    page.play(5)
    assert not page.games
    assert browser_folder()
    assert rw.RiskWidget().keeps == browser_folder()
    assert rw.RiskWidget(keep=False).keeps == ""
    monkeypatch.setenv(DATA_FOLDER, "")
    assert rw.RiskWidget().keeps == ""
    page.connect()
    page.play(5)
    assert not page.games


@pytest.mark.parametrize("keep", ["", 3, None])
def test_an_invalid_keep_setting_is_refused(keep: Any) -> None:
    with pytest.raises(ValueError, match="keep must be"):
        rw.RiskWidget(keep=keep)


def test_words_need_a_python_that_can_use_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("hashlib.scrypt")
    with pytest.raises(ValueError, match="Python in a browser"):
        Session(keep="our own words")
    assert unseal(seal("text")) == "text"


def test_a_saved_notebook_contains_no_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    widget = rw.RiskWidget(rw.Game.new(seats=tuple(SEATS), seed=3), seats=SEATS)
    widget.apply(widget.game.legal_actions()[0])  # type: ignore[union-attr]
    sent: list[Any] = []
    monkeypatch.setattr(widget, "send", lambda message: sent.append(message))
    widget._relay._keep = widget.send
    action = {"id": "a", "base_seq": 0, "action": {"type": "keep"}}
    widget.set_state({"outbox": [action]})
    assert sent[0]["game"]["sealed"] not in json.dumps(widget.get_state())


def test_places_distinguish_people_and_repositories(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BINDER_REPO_URL", raising=False)
    names = []
    for variables in ({"JUPYTERHUB_USER": "ada"}, {"JUPYTERHUB_USER": "bea"}):
        for name, value in variables.items():
            monkeypatch.setenv(name, value)
        names.append(browser_folder())
    monkeypatch.setenv("BINDER_REPO_URL", "https://example.org/game")
    names.append(browser_folder())
    assert len(set(names)) == 3
    # On Binder every visit has a different user.
    monkeypatch.setenv("JUPYTERHUB_USER", "game-x7")
    assert browser_folder() == names[-1]


# ---- progress ------------------------------------------------------------------------------------


def test_progress_passes_from_kernel_to_kernel_without_loss(page: Page) -> None:
    here = session_progress()
    here.step("01-board", "first").status = "solved"
    page.play(1)
    kept_before = page.progress
    assert "solved" in kept_before
    page.progress = ""
    page.send({"type": "keep"})
    assert page.progress == "", "it is sent once"
    # Another kernel, in which different steps were solved.
    here.forget("01-board")
    here.step("02-setup", "second").status = "solved"
    page.progress = kept_before
    page.connect()
    assert here.peek("01-board", "first").status == "solved"
    assert here.peek("02-setup", "second").status == "solved"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        *(("{", "unread"), ("[]", "unread")),
        ('{"format": "risk_widget lessons", "version": 2}', "newer"),
        (json.dumps({**Progress().to_dict(), "badges": []}), "newer"),
    ],
)
def test_unreadable_progress_is_reported_to_the_page(
    page: Page, text: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Any] = []
    monkeypatch.setattr(page, "take", told.append)
    page.connect()
    page.send({"type": "kept", "games": [], "progress": text})
    assert told == [{"barred": why}]
    page.send({"type": "kept", "games": [], "progress": json.dumps(Progress().to_dict())})
    assert told == [{"barred": why}]


@pytest.mark.parametrize("order", [("kept", "keep"), ("keep", "kept"), ("kept", "keep", "kept")])
def test_blocked_progress_is_reported_even_with_several_answers_at_once(
    page: Page, order: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page that was not told of this would overwrite progress from a newer version."""
    told: list[Any] = []
    monkeypatch.setattr(page, "take", told.append)
    page.connect()
    page.play(40)
    told.clear()
    newer = json.dumps({**Progress().to_dict(), "badges": []})
    requests: dict[str, dict[str, Any]] = {
        "keep": {"type": "keep"},
        "kept": {"type": "kept", "games": [], "progress": newer},
    }
    page.relay.receive(
        [
            {"id": f"{number}", "base_seq": page.session.seq, "action": requests[name]}
            for number, name in enumerate(order)
        ]
    )
    (news,) = told
    assert news["barred"] == "newer"
    assert "game" in news


def test_the_page_reports_once_what_became_of_a_file(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Any] = []
    monkeypatch.setattr(page, "take", told.append)
    page.connect()
    untold()
    tell_once("kept-put-aside", file="told on a page", aside="x")
    page.relay.refresh()
    assert not told, "there may be no page yet"
    for _ in range(2):
        page.send({"type": "speed", "speed": "fast"})
    (sentences,) = [news["told"] for news in told]
    assert len(sentences) == 1
    assert sentences[0].startswith("told on a page can't be read here.")


def test_a_lesson_reads_and_returns_progress() -> None:
    session = LessonSession(load_lesson("01-board"))
    seq = session.seq
    session.receive(
        [{"id": "a", "base_seq": 0, "action": {"type": "kept", "games": [], "progress": "{}"}}]
    )
    assert session.seq == seq, "there was nothing in it"
    assert "progress" in session.to_keep()


# ---- the page that plays by itself ---------------------------------------------------------------


def test_the_standalone_page_keeps_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "data_folder", lambda: None)
    told: list[Any] = []

    def opened(query: str) -> tuple[Any, list[Any]]:
        shown: list[Any] = []
        page = open_page(
            lambda traits: shown.append(json.loads(traits)), query=query,
            keep_game=lambda news: told.append(json.loads(news)),
        )  # fmt: skip
        assert json.loads(page.traits())["keeps"] == "page"
        return page, shown

    def send(page: Any, name: str, **action: Any) -> None:
        page.receive(json.dumps([{"id": name, "base_seq": 0, "action": action}]))

    page, shown = opened("seats=red:random,blue:random,green:random&seed=4")
    for at in range(30):
        send(page, f"r{at}", type="resume")
    send(page, "keep", type="keep")
    (news,) = told
    assert set(news) == {"game"}
    moves = shown[-1]["state"]["moves"]
    again, shown = opened("")
    send(again, "kept", type="kept", games=[news["game"]["head"]])
    (offer,) = shown[-1]["state"]["kept"]
    send(again, "go", type="go_on", game=offer["id"], copy=news["game"])
    assert shown[-1]["state"]["moves"] == moves


# ---- seals ---------------------------------------------------------------------------------------


EARLIER = {
    "some words": (
        "rop1Gjgt+mOSrNurz01IspVBdlSZND/Xhn8tLzRV3HXlUkVpzmoy04NloXab"
        "dOzl8TT9X3V3QIW3nHNSo6/S4y9jXQjVcgJxiBvCfZZHzw=="
    ),
    "": (
        "rop1Gjgt+mOSrNurz01IsnSHil9juYkXoM60Jrb2FUskhoaqWft6oRKuVd1c"
        "0zzD6JqHkOU4ZcAl6iIm+BxTl8QyU3R/LAo2xQfdW/lpug=="
    ),
}
"""Texts that the first version sealed, with the words that open them."""


@pytest.mark.parametrize("words", ["", "some words", "Wörter – ✓"])
@pytest.mark.parametrize("text", ["", "a", "text " * 5000, "ü✓"])
def test_a_seal_can_be_opened(text: str, words: str) -> None:
    assert unseal(seal(text, words, "head"), words, "head") == text


def test_each_seal_with_words_differs() -> None:
    assert seal("text", "some words") != seal("text", "some words")


def test_without_words_a_copy_is_only_packed() -> None:
    """Such a copy doesn't pretend to be secret: anyone who finds it can read it."""
    data = b64decode(seal("text ü", "", "head"))
    assert data[:1] == b"\x01"
    assert zlib.decompress(data[17:]).decode() == "text ü"
    assert b64decode(seal("text ü", "some words", "head"))[:1] == b"\x02"


def test_each_kind_of_seal_opens_only_as_its_kind() -> None:
    packed, sealed = seal("text", "", "head"), seal("text", "some words", "head")
    for text, words, head in (
        *((packed, "some words", "head"), (packed, "", "other"), (sealed, "", "head")),
        *((sealed, "other words", "head"), (sealed, "some words", "other")),
    ):
        with pytest.raises(ValueError, match="changed"):
            unseal(text, words, head)


@pytest.mark.parametrize("words", ["some words", ""])
def test_a_seal_of_an_earlier_version_can_be_opened(words: str) -> None:
    assert unseal(EARLIER[words], words, "head") == "text ü"
    with pytest.raises(ValueError, match="changed"):
        unseal(EARLIER[words], words or "some words", "another head")


@pytest.mark.parametrize("first", [1, 2])
def test_an_earlier_seal_may_begin_like_a_later_one(first: int) -> None:
    """The first byte of an earlier seal was random."""
    salt = bytes([first]) + b"s" * 15
    packed = zlib.compress(b"text")
    for words in ("", "some words"):
        hiding, signing = seals._keys(seals._master(words, salt, 2**14), b"n" * 16)
        hidden = seals._added(packed, hiding)
        data = salt + b"n" * 16 + seals._tag(signing, "head", hidden) + hidden
        assert unseal(b64encode(data).decode(), words, "head") == "text"


@pytest.mark.parametrize("keep", ["", "a", "seven l", "1234567", "        ", "a - b - c - d"])
def test_easily_guessed_words_are_refused(keep: str) -> None:
    with pytest.raises(ValueError, match="at least 8 letters"):
        rw.RiskWidget(keep=keep)


def test_no_byte_of_a_seal_can_be_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    # Each derivation takes a while, and a changed salt needs a new one.
    monkeypatch.setattr(seals, "_SLOW", 2**4)
    monkeypatch.setattr(seals, "_FASTER", 2**3)
    sealed = b64decode(seal("text", "words", "head"))
    for place_of in range(len(sealed)):
        changed = bytearray(sealed)
        changed[place_of] ^= 1
        with pytest.raises(ValueError, match="changed"):
            unseal(b64encode(changed).decode(), "words", "head")
    packed = b64decode(seal("text", "", "head"))
    for place_of in range(len(packed)):
        changed = bytearray(packed)
        changed[place_of] ^= 1
        with pytest.raises(ValueError, match="changed"):
            unseal(b64encode(changed).decode(), "", "head")


@pytest.mark.parametrize("sealed", ["", "§", "YQ", "YQ==", b64encode(b"x" * 200).decode()])
def test_a_text_that_is_not_a_seal_is_refused(sealed: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        unseal(sealed)


@pytest.mark.parametrize("words", ["", "some words"])
def test_the_length_of_an_opened_seal_is_limited(
    monkeypatch: pytest.MonkeyPatch, words: str
) -> None:
    sealed = seal("a" * 100_000, words)
    monkeypatch.setattr(seals, "MOST_BYTES", 1000)
    with pytest.raises(ValueError, match="too long"):
        unseal(sealed, words)
