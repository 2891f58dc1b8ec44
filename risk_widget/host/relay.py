"""The parts a host needs for display: answers to its page, a thread for bots, and the lock."""

from __future__ import annotations

import logging
import secrets
import sys
import threading
from abc import ABC, abstractmethod
from collections import OrderedDict, deque
from contextlib import contextmanager
from contextvars import copy_context
from itertools import islice
from typing import TYPE_CHECKING, Final, Protocol

from risk_widget.course.shared_progress import TakenUp, session_text, take_up
from risk_widget.engine.actions import IllegalAction
from risk_widget.kept_files import untold
from risk_widget.listings import catalog
from risk_widget.messages import (
    chosen_language,
    current_language,
    page_source,
    say,
    spoken,
    use_language,
)
from risk_widget.messages.catalog import ENGLISH
from risk_widget.protocol.controls import Handlers, When, refusal_for
from risk_widget.protocol.items import MAX_ITEMS, Refused, item_id, presentable, read_item
from risk_widget.protocol.outbox_types import LongText
from risk_widget.reading.schema import SchemaError, read

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator
    from contextlib import AbstractContextManager

    from risk_widget.board import Board
    from risk_widget.engine.data_types import Mark
    from risk_widget.game import Game
    from risk_widget.protocol import outbox_types as sent
    from risk_widget.protocol.controls import Role
    from risk_widget.protocol.items import Request
    from risk_widget.protocol.outbox_types import ForBrowser, Speed
    from risk_widget.protocol.snapshot_types import Ack, Moment, Snapshot
    from risk_widget.reading.json_types import JsonObject


log: Final = logging.getLogger(__name__)


REMEMBERED: Final = 4096
"""The number of ids whose answers are stored, so that a repeated item does nothing."""
KEPT_WITH_DATA: Final = 32
"""The number of answers to queries stored in full; older answers are repeated without data."""
SHOWN: Final = 32
"""The largest number of answers in one snapshot."""
SHOWN_AFTERWARDS: Final = 4
"""The number of answers still shown after the page has them, in case a second page waits."""


class Acks:
    """The answers given so far, and the choice of answers for the next snapshot.

    A snapshot shows every answer that the page still waits for. Data of an answered query is
    included only as long as its item is in the outbox: it may be as long as the whole log.

    Args:
        kept: answers to queries stored in full; an older answer is repeated without its data.
        once: send the data of an answer only once per connection.
    """

    def __init__(self, *, kept: int = KEPT_WITH_DATA, once: bool = False) -> None:
        self._kept = kept
        self._once = once
        # The answers whose data has been sent over this connection.
        self._told: set[str] = set()
        # The answers by id; those given or requested most recently come last.
        self._answers: OrderedDict[str, Ack] = OrderedDict()
        self._data: OrderedDict[str, object] = OrderedDict()
        self._waiting: frozenset[str] = frozenset()

    def waiting_for(self, ids: Collection[str]) -> None:
        """Record the items whose answers the page has not seen."""
        self._waiting = frozenset(ids)
        for name in [name for name in self._data if name not in self._waiting]:
            del self._data[name]

    def repeat_if_answered(self, name: str) -> bool:
        """Whether the id has been answered, in which case its answer is shown again."""
        if name not in self._answers:
            return False
        self._answers.move_to_end(name)
        return True

    def accept(self, name: str, data: object = None) -> None:
        """Report that the item was carried out; `data` is the answer to a query."""
        self._give({"id": name, "ok": True})
        if data is not None:
            self._data[name] = data
            while len(self._data) > self._kept:
                self._data.popitem(last=False)

    def refuse(self, name: str, rule: str, message: str, source: Mark | None = None) -> None:
        """Report that the item was not carried out, and why."""
        ack: Ack = {"id": name, "ok": False, "rule": rule, "message": message}
        if source is not None:
            ack["source"] = source
        self._give(ack)

    def _give(self, ack: Ack) -> None:
        self._answers[ack["id"]] = ack
        if len(self._answers) > REMEMBERED:
            self._answers.popitem(last=False)

    def shown(self) -> list[Ack]:
        """Return the answers to include in a snapshot, oldest first."""
        names = [*islice(reversed(self._answers), 2 * SHOWN)][::-1]
        wanted = {*self._waiting, *names[-SHOWN_AFTERWARDS:]}
        return [self._shown(name) for name in names if name in wanted][-SHOWN:]

    def _shown(self, name: str) -> Ack:
        ack = self._answers[name]
        with_data = name in self._data and name not in self._told
        return {**ack, "data": self._data[name]} if with_data else ack

    def was_accepted(self, name: str) -> bool:
        """Whether an item was carried out."""
        return name in self._answers and self._answers[name]["ok"]

    def mark_sent(self) -> None:
        """Record that a snapshot is being sent, and with it the data that is sent only once."""
        if self._once:
            self._told = {*self._data}

    def begin_line(self) -> None:
        """Send all data again, since earlier data may have been lost with its connection."""
        self._told.clear()


class Driver:
    """A thread that calls ``step`` repeatedly, while there is something to do.

    Args:
        step: plays one slice; it returns the seconds to wait before the next, or None when there
            is nothing more to do. It must not raise.
        first_wait: gives the seconds to wait before the first slice.
    """

    def __init__(self, step: Callable[[], float | None], first_wait: Callable[[], float]) -> None:
        self._step = step
        self._first_wait = first_wait
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._again = False
        self._closed = False
        self._wake = threading.Event()

    def kick(self) -> bool:
        """Continue if there is something to do; return False if no thread can be started."""
        with self._lock:
            if self._closed:
                return True
            self._again = True
            if self._thread is None:
                self._wake.clear()
                # Some kernels record in the context which request a message belongs to, and cannot
                # send messages from a thread without that context (ipykernel 7.0).
                thread = threading.Thread(
                    target=copy_context().run,
                    args=(self._run,),
                    name="risk-widget-bots",
                    daemon=True,
                )
                try:
                    thread.start()
                except RuntimeError:
                    return False
                self._thread = thread
        return True

    def wake(self) -> None:
        """End the current wait, since no pause is wanted any longer."""
        self._wake.set()

    def close(self) -> None:
        """Stop permanently after the current slice."""
        self._closed = True
        self._wake.set()

    def join(self, timeout: float | None = None) -> bool:
        """Wait until nothing is left to do; return False if the time ran out first."""
        thread = self._thread
        if thread is not None:
            thread.join(timeout)
            return not thread.is_alive()
        return True

    def _run(self) -> None:
        wait: float | None = self._first_wait()
        while True:
            if wait is None:
                with self._lock:
                    if not self._again or self._closed:
                        self._thread = None
                        return
                    self._again = False
                wait = 0.0
            self._wake.wait(wait)
            with self._lock:
                if self._closed:
                    self._thread = None
                    return
                self._wake.clear()
                self._again = False
            wait = self._step()


PAUSES: Final = {"normal": 0.4, "fast": 0.06, "instant": 0.0}
"""The seconds between two slices of bots' play, by speed."""


_LAST_LANGUAGE: list[str] = []
"""The language that a page last asked for, if any; later widgets of the kernel begin with it."""


def remember_language(language: str) -> None:
    """Remember the language that a page asked for."""
    _LAST_LANGUAGE[:] = [language]


def forget_language() -> None:
    """Forget the language that a page asked for, as in a new kernel."""
    _LAST_LANGUAGE.clear()


def spoken_last() -> str:
    """Return the language that a page last asked for; English if none has asked."""
    return _LAST_LANGUAGE[0] if _LAST_LANGUAGE else ENGLISH


def traits_of(board: Board, state: Snapshot) -> JsonObject:
    """Return all traits that the front end reads from a model outside a notebook."""
    return {
        "board": board.to_json(),
        **texts_of(board),
        "theme": "auto",
        "reduced_motion": "auto",
        "outbox": [],
        "state": state,
    }


def texts_of(board: Board) -> JsonObject:
    """Return the traits that change with the language, in the current language."""
    return {"language": current_language(), "words": page_source(), "catalog": catalog(board)}


def board_traits(board: Board) -> JsonObject:
    """Return the traits that change with the board."""
    return {"board": board.to_json(), "catalog": catalog(board)}


class Observable(Protocol):
    """A game or a lesson that notifies its observers of every change."""

    def watch(
        self, observer: Callable[[], object], lock: AbstractContextManager[object] | None = None, /
    ) -> Callable[[], None]:
        """Call an observer after every change; return a function that stops this."""


class Host(ABC):
    """A game or a lesson on the screen, which carries out requests and makes snapshots.

    Attributes:
        seq: the number of the position; it grows with each change.
        game_id: identifies what is shown; when it changes, the page forgets its choices.
        speed: "normal", "fast" or "instant".
        acks: the answers to the page's items.
        language: the language of everything that is sent.
        follows: whether the page may choose the language: not if the program has chosen one.
        page_driven: whether the page asks for each slice of automatic play, by a "resume".
        for_browser: data for the page to keep in its browser, once it has asked for that. It must
            not stay in a saved notebook, so it is not part of a snapshot.
        noted: how often a game has changed the progress.
    """

    def __init__(self, *, game_id: str | None = None, speed: Speed = "normal") -> None:
        self.seq = 0
        self.game_id: str = game_id or new_id()
        self.speed: Speed = speed
        self.acks: Acks = Acks()
        self.language: str = chosen_language() or spoken_last()
        self.follows: bool = chosen_language() is None
        self.page_driven = False
        self.for_browser: ForBrowser | None = None
        self.noted = 0
        # Carries out a change from another thread, and publishes it. A relay replaces this
        # function.
        self.in_between: Callable[[Callable[[], None]], None] = _with_lock
        self._progress_told = ""

    # ---- the screen ----------------------------------------------------------------------------

    @property
    @abstractmethod
    def game(self) -> Game | None:
        """The live game, or None if there is none."""

    @property
    @abstractmethod
    def board(self) -> Board:
        """The board on display."""

    @property
    @abstractmethod
    def followed(self) -> Observable | None:
        """The object whose changes are shown; another object when the screen changes."""

    @property
    @abstractmethod
    def role(self) -> Role:
        """The screen's role now, which decides the requests that the page may send."""

    @abstractmethod
    def snapshot(self) -> Snapshot:
        """Return the current screen as JSON data."""

    def turns(self) -> list[Moment]:
        """Return the moments at which the last turns began, as everyone may see them."""
        return []

    def homework(self) -> JsonObject | None:
        """Return the learner's work here for the notebook to hand in, or None without a lesson."""
        return None

    @abstractmethod
    def refresh(self) -> None:
        """Catch up with a game or lesson changed elsewhere."""

    def mark_sent(self) -> None:  # noqa: B027 - not every host has something to record
        """Record that the last snapshot is being sent: earlier events need not be sent again."""

    # ---- requests of the page ------------------------------------------------------------------

    def receive(self, outbox: object, most: int = MAX_ITEMS) -> bool:
        """Handle the page's outbox, carrying out and answering each id once.

        An item without a usable id cannot be answered and is ignored. Nothing that arrives
        here raises.

        Args:
            outbox: the items whose answers the page has not seen.
            most: new items to carry out; the rest wait until the outbox comes again.

        Returns:
            Whether there is something to answer, in which case a snapshot must be sent.
        """
        if not isinstance(outbox, list):
            return True
        # More items would need more answers than a snapshot carries.
        items = [(name, item) for item in outbox if (name := item_id(item)) is not None]
        items = items[:MAX_ITEMS]
        self.acks.waiting_for([name for name, _ in items])
        for name, item in items:
            if not self.acks.repeat_if_answered(name) and most > 0:
                most -= 1
                self._handle(name, item)
        return bool(items)

    def _handle(self, name: str, item: object) -> None:
        with use_language(self.language):
            try:
                request = read_item(item)
                self._check_right(request)
                handler = _OF_ALL.of(request.control)
                done = handler(self, request.action) if handler else self.carry_out(request)
                self.acks.accept(name, done)
            except Refused as refused:
                self.acks.refuse(name, refused.rule, presentable(refused.message))
            except IllegalAction as refused:
                sentence, source = self._worded(refused)
                self.acks.refuse(name, refused.rule, presentable(sentence), source)
            except Exception:
                log.exception("an item from the page could not be handled")
                self.acks.refuse(name, "protocol.internal", say("refused-internal"))

    def speak(self, wanted: Iterable[str], *, chosen: bool) -> None:
        """Switch to the first of the ``wanted`` languages that exists, or change nothing.

        Args:
            wanted: language tags, as browsers have them.
            chosen: whether the person chose them, rather than the browser.
        """
        if self.follows or chosen:
            self.language = spoken(wanted) or self.language

    def to_keep(self) -> ForBrowser:
        """Return data for the page to keep: the progress, if it has changed."""
        progress = session_text()
        if progress == self._progress_told:
            return {}
        self._progress_told = progress
        return {"progress": progress}

    def take_kept(self, kept: sent.Kept) -> None:
        """Take up the progress that the page has kept.

        The page gets the whole progress with the next answer, as it has only a part of it.
        """
        progress = kept.get("progress", "")
        try:
            taken = take_up(read(LongText, progress))
        except SchemaError:
            taken = TakenUp(is_new=False, barred="unread")
        if taken.is_new:
            self.refresh()
        if progress:
            self._progress_told = ""
        if taken.barred:
            self.for_browser = (self.for_browser or {}) | {"barred": taken.barred}

    @abstractmethod
    def carry_out(self, request: Request) -> object:
        """Carry out a request that this screen may send, and return its answer.

        Raises:
            Refused: the request is not carried out; the error says why.
            IllegalAction: a rule of the game forbids it.
        """

    def _worded(self, refused: IllegalAction) -> tuple[str, Mark | None]:
        """Return a refusal as a sentence, and the mark of its clause; see `Match.worded`."""
        return refused.message, None

    def _check_right(self, request: Request) -> None:
        """Refuse a request that this screen may not send."""
        if self.role not in request.control.roles:
            raise Refused.under(*refusal_for(self.role, request.control))

    def _check_current(self, request: Request) -> None:
        """Refuse a request made in another position, if it makes sense only there."""
        when = request.control.when
        if when is When.ANY or (when is When.HERE_OR_BETWEEN and self.to_advance):
            return
        if request.base_seq != self.seq:
            raise Refused.under("protocol.stale", "refused-stale")

    # ---- automatic play ------------------------------------------------------------------------

    @property
    def to_advance(self) -> bool:
        """Whether the host advances automatically."""
        return False

    @property
    def pause(self) -> float:
        """The pause for a watcher between two slices, in seconds."""
        return PAUSES[self.speed]

    def advance(self) -> bool:
        """Play the next steps of bots.

        Returns:
            Whether the position has changed.
        """
        return False


_OF_ALL: Final = Handlers()
"""The requests that every host carries out in the same way, whatever it shows."""


@_OF_ALL
def _keep(host: Host, _: sent.Plain) -> None:
    # The same outbox may have brought progress that is barred, and the page must be told.
    host.for_browser = (host.for_browser or {}) | host.to_keep()


@_OF_ALL
def _kept(host: Host, action: sent.Kept) -> None:
    host.take_kept(action)


@_OF_ALL
def _language(host: Host, action: sent.Language) -> None:
    host.speak(action["wanted"], chosen=action.get("chosen", False))


def new_id() -> str:
    """Return a unique id."""
    return secrets.token_hex(4)


class FairLock:
    """A lock that threads acquire in the order in which they asked for it.

    Its owner may take it again. Python's own lock is not fair: a thread that releases it and takes
    it again at once, as a table's thread does, would keep all others waiting.
    """

    def __init__(self) -> None:
        self._guard = threading.Lock()
        self._owner: int | None = None
        self._depth = 0
        self._queue: deque[threading.Lock] = deque()

    def __enter__(self) -> None:
        self.acquire()

    def __exit__(self, *_: object) -> None:
        self.release()

    def acquire(self, *, blocking: bool = True) -> bool:
        """Take the lock; return whether it was taken, which may fail only if not ``blocking``."""
        me = threading.get_ident()
        if self._owner == me:
            self._depth += 1
            return True
        if sys.is_finalizing():
            # Daemon threads have been stopped, perhaps with the lock, which they never release.
            self._guard, self._queue = threading.Lock(), deque()
            self._owner, self._depth = me, 1
            return True
        with self._guard:
            if self._owner is None:
                self._owner, self._depth = me, 1
                return True
            if not blocking:
                return False
            turn = threading.Lock()
            turn.acquire()
            self._queue.append(turn)
        try:
            turn.acquire()
        except BaseException:  # interrupted, perhaps after its turn had already come
            with self._guard:
                if turn in self._queue:
                    self._queue.remove(turn)
                else:
                    self._pass_on()
            raise
        self._owner, self._depth = me, 1
        return True

    def release(self) -> None:
        """Release the lock once; the last release passes it to the next in the queue."""
        self._depth -= 1
        if not self._depth:
            with self._guard:
                self._pass_on()

    def _pass_on(self) -> None:
        self._owner = _NOBODY_YET if self._queue else None
        if self._queue:
            self._queue.popleft().release()


_NOBODY_YET: Final = -1
"""The owner of a lock that is being handed over."""

LOCK: Final = FairLock()
"""The lock held around each change of a shown game and its publication.

All screens share it, because several may show the same game, and any of them may change it."""


def _with_lock(act: Callable[[], None]) -> None:
    with LOCK:
        act()


class Relay:
    """A publisher of a host's snapshots: it sends a new one whenever something has changed.

    Args:
        host: the game or the lesson.
        publish: called with each new snapshot, in the order of the game, with the lock held.
        keep: called with the data for the page to keep in its browser.
    """

    def __init__(
        self,
        host: Host,
        publish: Callable[[Snapshot], object],
        keep: Callable[[ForBrowser], object] | None = None,
    ) -> None:
        self.host = host
        self.lock = LOCK
        host.in_between = self._in_between
        self.driver: Driver = Driver(self._slice, lambda: self.host.pause)
        self._send = publish
        self._keep = keep
        self._acting = 0
        self._followed: Observable | None = None
        self._stop_following: Callable[[], None] = _nothing
        # The last published snapshot, and its language.
        self._last: tuple[str, Snapshot] | None = None
        # Called after each publication, with the lock held, for other screens of the same game.
        self.after_publish: list[Callable[[], object]] = []

    def first(self) -> Snapshot:
        """Return the first snapshot for the carrier to show, and begin to follow the host.

        Call `start_advancing` once the snapshot is shown.
        """
        with self.exclusive():
            self._follow()
            snapshot = self.host.snapshot()
            self._last = self.host.language, snapshot
            self.host.mark_sent()
            return snapshot

    def close(self) -> None:
        """Stop following the host: bots stop playing, and the game continues off screen."""
        self._stop_following()
        self.driver.close()

    # ---- incoming messages ---------------------------------------------------------------------

    def receive(self, outbox: object) -> None:
        """Handle a page's outbox, and publish the answers."""
        with self.exclusive():
            if self.host.receive(outbox):
                self.publish(always=True)
                self._tell()
            hurried = not self.host.pause
        self.start_advancing()
        if hurried:
            self.driver.wake()

    def refresh(self) -> None:
        """Catch up with changes made elsewhere, and publish them."""
        with self.change():
            self.host.refresh()

    @contextmanager
    def exclusive(self) -> Iterator[None]:
        """Hold the lock while the host's own screen changes the host and publishes the change.

        Sentences are made in the language of that screen meanwhile.
        """
        with self.lock, use_language(self.host.language):
            self._acting += 1
            try:
                yield
            finally:
                self._acting -= 1

    @contextmanager
    def change(self) -> Iterator[None]:
        """Hold the lock while the host is changed, then publish the change and let bots answer.

        Nothing is published if the change raises.
        """
        with self.exclusive():
            yield
            self.publish()
        self.start_advancing()

    def _in_between(self, act: Callable[[], None]) -> None:
        """Carry out a change found by another thread, and publish it."""
        with self.change():
            act()

    # ---- outgoing messages ---------------------------------------------------------------------

    def publish(self, *, always: bool = False) -> None:
        """Publish a snapshot if it differs from the last one, or if an answer is awaited.

        The caller holds the lock, so snapshots leave in the order of the game.
        """
        self._follow()
        # The language may have changed, or a guest's screen may have made the change.
        with use_language(self.host.language):
            snapshot = self.host.snapshot()
            self.host.mark_sent()
            now = self.host.language, snapshot
            if always or now != self._last:
                self._last = now
                self._send(snapshot)
        news, self.host.for_browser = self.host.for_browser, None
        if news and self._keep is not None:
            self._keep(news)
        for tell in [*self.after_publish]:
            tell()

    def _tell(self) -> None:
        """Send the page the reports of problems with files, even if the page keeps nothing."""
        if self._keep is not None:
            with use_language(self.host.language):
                if told := untold():
                    self._keep({"told": told})

    def _follow(self) -> None:
        """Follow the object on the screen now, and stop following any other."""
        followed = self.host.followed
        if followed is not self._followed:
            self._stop_following()
            self._followed = followed
            self._stop_following = (
                _nothing if followed is None else followed.watch(self._changed, self.lock)
            )

    def _changed(self) -> None:
        """Publish a change made elsewhere; the caller already holds the lock."""
        if self._acting:
            return
        try:
            self.refresh()
        except Exception:
            log.exception("a change of the game could not be shown")

    # ---- automatic play ------------------------------------------------------------------------

    def start_advancing(self) -> None:
        """Let bots play if it is their turn: in a thread, or in slices that the page asks for."""
        if self.host.page_driven or not self.host.to_advance:
            return
        if not self.driver.kick():
            with self.lock:
                self.host.page_driven = True
                self.publish()

    def _slice(self) -> float | None:
        """Advance once, in the driver's thread; return the seconds to wait, or None when done."""
        try:
            with self.exclusive():
                if self.host.advance():
                    self.publish()
                return self.host.pause if self.host.to_advance else None
        except Exception:
            log.exception("bots could not go on")
            return None


def _nothing() -> None:
    """Do nothing, since nothing is followed yet."""
