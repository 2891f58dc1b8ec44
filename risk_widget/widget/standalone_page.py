"""A page that plays without a notebook: the request in its link, and the messages both ways."""

from __future__ import annotations

import json
import logging
import re
from typing import TYPE_CHECKING, Final
from urllib.parse import parse_qsl

from risk_widget.board import load_board
from risk_widget.course.shared_progress import take_up, what_bars
from risk_widget.host.lesson_session import LessonSession
from risk_widget.host.relay import (
    Relay,
    board_traits,
    remember_language,
    spoken_last,
    texts_of,
    traits_of,
)
from risk_widget.host.session import Session
from risk_widget.lessons import LessonError, load_lesson, session_progress
from risk_widget.messages import say, use_language
from risk_widget.messages.catalog import ENGLISH
from risk_widget.notation.links import remember_page
from risk_widget.play.linked_game import linked_game
from risk_widget.play.new_game import new_game
from risk_widget.play.players import HUMAN, SUBSTITUTE
from risk_widget.practice.course import warm_up_before
from risk_widget.protocol.items import Refused, presentable
from risk_widget.rules.edition import DEFAULT_EDITION, SEATS, edition_ids, load_edition
from risk_widget.teaching.scorm import OnPlatform

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from risk_widget.host.relay import Host
    from risk_widget.protocol.outbox_types import ForBrowser
    from risk_widget.protocol.snapshot_types import Snapshot
    from risk_widget.reading.json_types import JsonObject


GAME_FIELDS: Final = ("edition", "mode", "board", "seats", "seed")
"""The fields of a link to a game, which may leave out all but one."""
LESSON_FIELDS: Final = ("edition", "step")
"""The fields of a link to a lesson."""

_SUGGESTED: Final = 3
_MOST_DIGITS: Final = 18


def asked_game(query: str, game_id: str, *, keep: bool = False) -> tuple[Session, str | None]:
    """Open the game requested by a link, or the form for a new game if it requests none.

    Args:
        query: the part of the link behind its question mark.
        game_id: the id of the form; a game started by a link gets its own id.
        keep: whether the page saves its games.

    Returns:
        The session, and a sentence if the link has a fault. If its game cannot be played, the
        session shows the form.
    """
    fields = _fields(query, GAME_FIELDS)
    session = Session(game_id=game_id, keep=keep)
    unknown = _unknown_fields(query, GAME_FIELDS)
    if not fields:
        return session, unknown
    try:
        session.start(*new_game(_action(fields), None, load_board("classic")))
    except (Refused, ValueError) as error:
        return Session(game_id=game_id, keep=keep), _problem("link-to-no-game", error)
    return session, unknown


def linked_session(link: str, game_id: str, *, keep: bool = False) -> tuple[Session, str | None]:
    """Open the game in a link, or the form for a new game if it can't be opened.

    Args:
        link: the part of the page's address from its ``#``.
        game_id: the id of the form.
        keep: whether the page saves its games.

    Returns:
        The session, and a sentence if the link has a fault.
    """
    session = Session(game_id=game_id, keep=keep)
    try:
        start, linked = linked_game(link)
        session.start(*start)
    except (Refused, ValueError) as error:
        with use_language(spoken_last()):
            said = error.message if isinstance(error, Refused) else str(error)
            return Session(game_id=game_id, keep=keep), presentable(said)
    session.show_linked(linked)
    match = session.match
    assert match is not None, "the session has started"
    match.mark_outside_decisions(since=0)
    return session, None


def asked_lesson(lesson: str, query: str, game_id: str) -> tuple[LessonSession, str | None]:
    """Open a lesson in the edition and at the step requested by a link.

    Returns:
        The lesson, and a sentence if there is no such edition or step: then it is taught by its
        own edition, or from its first step.

    Raises:
        LessonError: there is no such lesson.
    """
    fields, problem = _fields(query, LESSON_FIELDS), None
    try:
        opened = load_lesson(lesson, edition=fields.get("edition"))
    except ValueError as error:
        opened, problem = load_lesson(lesson), _problem("link-to-no-edition", error)
    step = fields.get("step")
    warm_up = warm_up_before(opened) if step is None else None
    if step is not None:
        try:
            opened.go(int(step) if step.isdecimal() and len(step) < 4 else step)
        except LessonError as error:
            problem = _problem("link-to-no-step", error)
    problem = problem or _unknown_fields(query, LESSON_FIELDS)
    return LessonSession(opened, warm_up=warm_up, game_id=game_id), problem


def _fields(query: str, known: tuple[str, ...]) -> dict[str, str]:
    """Return the known fields of a link; if one is repeated, its last value."""
    return {name: value.strip() for name, value in _pairs(query) if value and name in known}


def _pairs(query: str) -> list[tuple[str, str]]:
    """Split a link into its fields, after any question marks, even if `&` has been escaped."""
    return parse_qsl(_ESCAPED.sub("&", query.lstrip("?")), keep_blank_values=True)


_ESCAPED: Final = re.compile(r"(?:&|%26)(?:(?:amp|#0*38|#[xX]0*26);)+", re.IGNORECASE)
_FOLLOWS: Final = re.compile(r"(utm_\w+|\w*clid|ref|_ga|_gl)\Z")
"""Fields that other sites add to links for tracking."""


def _unknown_fields(query: str, known: tuple[str, ...]) -> str | None:
    """Name the unknown fields of a link in a sentence, or return None if there are none."""
    names = dict.fromkeys(name for name, _ in _pairs(query) if name and not _FOLLOWS.match(name))
    others = [presentable(name, 40) for name in names if name not in known]
    if not others:
        return None
    with use_language(spoken_last()):
        return say("link-unknown-fields", fields=others, known=list(known))


def _action(fields: Mapping[str, str]) -> dict[str, object]:
    """Fill in the form from the link, with suggested values for all other fields.

    Raises:
        ValueError: the seed is not a number.
    """
    edition = fields.get("edition", DEFAULT_EDITION)
    seats = [_seat(text) for text in fields.get("seats", "").split(",") if text.strip()]
    modes = load_edition(edition).modes if edition in edition_ids() else {}
    mode = fields.get("mode", next(iter(modes), ""))
    if not seats:
        players = modes[mode].players if mode in modes else (_SUGGESTED,)
        number = _SUGGESTED if _SUGGESTED in players else players[0]
        seats = [
            _entry(seat, HUMAN if n == 0 else SUBSTITUTE) for n, seat in enumerate(SEATS[:number])
        ]
    action: dict[str, object] = {"edition": edition, "mode": mode, "seats": seats}
    if "board" in fields:
        action["board"] = fields["board"]
    if "seed" in fields:
        action["seed"] = _seed(fields["seed"])
    return action


def _seat(text: str) -> dict[str, str]:
    seat, _, player = text.partition(":")
    return _entry(seat.strip(), player.strip() or HUMAN)


def _entry(seat: str, player: str) -> dict[str, str]:
    return {"seat": seat, "player": player}


def _seed(text: str) -> int:
    if not (text.isdecimal() and len(text) <= _MOST_DIGITS):
        raise ValueError(say("link-seed", seed=presentable(text, 40)))
    return int(text)


def _problem(code: str, error: Exception) -> str:
    """Explain the fault in a link, in the language of the page."""
    with use_language(spoken_last()):
        why = error.message if isinstance(error, Refused) else str(error)
        return say(code, why=_clause(why))


def _clause(sentence: str) -> str:
    """Remove a sentence's full stop, for use inside another sentence."""
    return presentable(sentence).rstrip(".")


GAME_ID: Final = "page"
"""The id that all pages share, so that Python takes over the game that a page already shows."""

PLACE: Final = "page"
"""The browser's name for the place where all standalone pages save their games."""

log: Final = logging.getLogger(__name__)


class Page:
    """A carrier of a host's snapshots to a page, and of the page's outbox to the host.

    Args:
        host: the game or the lesson.
        show: called with the traits that have changed, as JSON.
        problem: the fault of the link that has led here, as a sentence.
        keep: called with the progress, as JSON, whenever it has changed.
        keep_game: called with the game for the browser to store, as JSON, when the page asks.
        platform: the learning platform that follows the lesson.
        barred: why the browser's stored progress cannot be taken up, or None.
    """

    def __init__(
        self,
        host: Host,
        show: Callable[[str], object],
        problem: str | None,
        keep: Callable[[str], object] | None = None,
        keep_game: Callable[[str], object] | None = None,
        platform: OnPlatform | None = None,
        *,
        barred: str | None = None,
    ) -> None:
        host.page_driven = True
        self.problem = problem
        self.barred = barred
        self._host = host
        self._show = show
        self._keep = keep
        self._keep_game = keep_game
        self._platform = platform
        self._kept = _progress()
        self._noted = host.noted
        self._relay = Relay(host, self._publish, self._for_browser)
        self._shown_board = host.board
        self._first = self._relay.first()
        self._texts_in = host.language

    def traits(self) -> str:
        """Return all traits that the front end reads from its model, with the first snapshot."""
        keeps = PLACE if isinstance(self._host, Session) else ""
        with use_language(self._texts_in):
            return _json(traits_of(self._shown_board, self._first) | {"keeps": keeps})

    def receive(self, outbox: str) -> None:
        """Handle the page's outbox, given as JSON; no input raises an exception."""
        try:
            self._relay.receive(json.loads(outbox))
        except Exception:
            log.exception("a message from the page could not be handled")

    def what_bars(self, kept: str) -> str | None:
        """Return why progress stored by another page cannot be taken up, or None."""
        return what_bars(kept)

    def take_kept(self, kept: str) -> None:
        """Add progress that another page has stored meanwhile, and store the merged progress."""
        is_new = take_up(kept).is_new
        self._kept = _progress()
        if self._keep is not None:
            self._keep(self._kept)
        if is_new:
            self._relay.refresh()

    def meet(self, given: str) -> None:
        """Merge progress that a learning platform sends late with the work done meanwhile.

        Args:
            given: the platform's data, as JSON.
        """
        if self._platform is not None and isinstance(self._host, LessonSession):
            self._platform.begin(given)
            self._relay.refresh()
            self._platform.follow(self._host.lesson)

    def _for_browser(self, news: ForBrowser) -> None:
        """Pass the game to the browser to store; progress is passed on separately for all pages."""
        game = {name: part for name, part in news.items() if name != "progress"}
        if game and self._keep_game is not None:
            self._keep_game(_json(game))

    def _publish(self, snapshot: Snapshot) -> None:
        """Send a snapshot, with the board and the texts if they have changed."""
        traits: JsonObject = {}
        if self._host.board is not self._shown_board:
            self._shown_board = self._host.board
            traits = board_traits(self._shown_board)
        if self._host.language != self._texts_in:
            self._texts_in = self._host.language
            traits |= texts_of(self._shown_board)
        self._show(_json({**traits, "state": snapshot}))
        if self._platform is not None and isinstance(self._host, LessonSession):
            self._platform.follow(self._host.lesson)
        # A game changes the progress only at its end, so there is no need to look earlier.
        noted, self._noted = self._noted, self._host.noted
        if self._keep is None or not ("lesson" in snapshot or noted != self._noted):
            return
        progress = _progress()
        if progress != self._kept:
            self._kept = progress
            self._keep(progress)


def open_page(
    show: Callable[[str], object],
    lesson: str = "",
    query: str = "",
    kept: str = "",
    keep: Callable[[str], object] | None = None,
    keep_game: Callable[[str], object] | None = None,
    given: str = "",
    report: Callable[[str], object] | None = None,
    language: str = ENGLISH,
    here: str = "",
) -> Page:
    """Open the page that a link leads to.

    Args:
        show: called with the traits that have changed, as JSON.
        lesson: the id of a lesson; if it is empty, the page shows a game, or the form for one.
        query: the part of the link behind its question mark; see `asked_game`, `asked_lesson`.
        kept: the last value that `keep` was called with, in an earlier visit; "" without one.
        keep: called with the progress, as JSON, whenever it has changed.
        keep_game: called with the game for the browser to store, as JSON, when the page asks.
        given: the data of a learning platform, as JSON; "" without a platform.
        report: called with the lesson's state for that platform, as JSON, whenever it changes.
        language: the language in which the page begins.
        here: the address of the page, if it opens links to games; such a link has a ``#``.

    Raises:
        LessonError: there is no such lesson.
    """
    remember_language(language)
    address, _, link = here.partition("#")
    remember_page(address)
    barred = take_up(kept).barred
    if not lesson:
        keeps = keep_game is not None
        if link:
            game, problem = linked_session(f"#{link}", GAME_ID, keep=keeps)
        else:
            game, problem = asked_game(query, GAME_ID, keep=keeps)
        return Page(game, show, problem, keep, keep_game, barred=barred)
    platform = None
    if given and report is not None:
        platform = OnPlatform(lesson, session_progress(), report)
        at = platform.begin(given)
        query = query or (f"step={at}" if at else "")
    host, problem = asked_lesson(lesson, query, GAME_ID)
    if platform is not None:
        platform.follow(host.lesson)
        if platform.is_unread:
            with use_language(spoken_last()):
                problem = problem or say("platform-unread")
    return Page(host, show, problem, keep, keep_game, platform, barred=barred)


def _progress() -> str:
    return _json(session_progress().to_dict())


def _json(traits: JsonObject) -> str:
    return json.dumps(traits, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
