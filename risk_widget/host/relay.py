"""Everything a host needs for display: answers to its page, a thread for bots, and the lock."""

from __future__ import annotations

import logging
import secrets
import threading
from abc import ABC, abstractmethod
from collections import OrderedDict, deque
from contextlib import contextmanager
from contextvars import copy_context
from itertools import islice
from typing import TYPE_CHECKING, Final, Protocol

from risk_widget.course.progress import session_text, take_up, what_bars
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


log = logging.getLogger(__name__)


REMEMBERED: Final = 4096
"""Ids whose answer is kept, so that a repeat does nothing."""
KEPT_WITH_DATA: Final = 32
"""Answers to queries kept in full; an older one is repeated without its data."""
SHOWN: Final = 32
"""Most answers in one snapshot."""
SHOWN_AFTERWARDS: Final = 4
"""Answers still shown when the page no longer waits for them: for a second page's sake."""


class Acks:
    """The answers given so far, and which of them go into the next snapshot.

    A snapshot shows every answer that the page still waits for. Data of an answered query rides
    along only as long as its item is in the outbox: it may be as long as the whole log.

    Args:
        kept: answers to queries kept in full; an older one is repeated without its data.
        once: data goes into one snapshot that is sent, and into no other of the same line.
    """

    def __init__(self, *, kept: int = KEPT_WITH_DATA, once: bool = False) -> None:
        self._kept = kept
        self._once = once
        # The answers whose data has been sent by this line.
        self._told: set[str] = set()
        # By id, those given or asked for again last at the end.
        self._answers: OrderedDict[str, Ack] = OrderedDict()
        self._data: OrderedDict[str, object] = OrderedDict()
        self._waiting: frozenset[str] = frozenset()

    def waiting_for(self, ids: Collection[str]) -> None:
        """Record the items to which the page has not seen an answer."""
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
        """The answers to include in a snapshot, oldest first."""
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
        """Note that a snapshot is being sent: what is told once has been told by it."""
        if self._once:
            self._told = {*self._data}

    def begin_line(self) -> None:
        """Tell everything once more: what was sent before may have been lost with its line."""
        self._told.clear()


class Driver:
    """Calls ``step`` repeatedly in a thread of its own, while there is something to do.

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
        self._closed = threading.Event()

    def kick(self) -> bool:
        """Continue if there is something to do; return False if no thread can be started."""
        with self._lock:
            if self._closed.is_set():
                return True
            self._again = True
            if self._thread is None:
                # Some kernels keep in the context to which request a message belongs, and cannot
                # send any from a thread that has none (ipykernel 7.0).
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

    def close(self) -> None:
        """Stop for good after the current slice."""
        self._closed.set()

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
                    if not self._again or self._closed.is_set():
                        self._thread = None
                        return
                    self._again = False
                wait = 0.0
            if self._closed.wait(wait):
                with self._lock:
                    self._thread = None
                return
            with self._lock:
                self._again = False
            wait = self._step()


PAUSES: Final = {"normal": 0.4, "fast": 0.06, "instant": 0.0}
"""Seconds between two slices of bots' play, by speed."""


_LAST_LANGUAGE: list[str] = []
"""The language that a page wanted last, if any did; later widgets of the kernel begin with it."""


def remember_language(language: str) -> None:
    """Remember the language that a page wanted."""
    _LAST_LANGUAGE[:] = [language]


def forget_language() -> None:
    """Forget it, as in a new kernel."""
    _LAST_LANGUAGE.clear()


def spoken_last() -> str:
    """The language that a page wanted last; English if none has said anything."""
    return _LAST_LANGUAGE[0] if _LAST_LANGUAGE else ENGLISH


def traits_of(board: Board, state: Snapshot) -> JsonObject:
    """Everything the front end reads from a model that is no notebook's."""
    return {
        "board": board.to_json(),
        **texts_of(board),
        "theme": "auto",
        "reduced_motion": "auto",
        "outbox": [],
        "state": state,
    }


def texts_of(board: Board) -> JsonObject:
    """The traits that change with the language, in the current one."""
    return {"language": current_language(), "words": page_source(), "catalog": catalog(board)}


def board_traits(board: Board) -> JsonObject:
    """The traits that change with the board."""
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
        game_id: tells apart what is shown one after the other; the page then forgets its choices.
        speed: "normal", "fast" or "instant".
        acks: the answers to the page's items.
        language: of all that is sent.
        follows: its page may say which language that is; not where the program has chosen one.
        page_driven: the page asks for each slice of what goes on by itself, by a "resume".
        for_browser: what the page is to keep in its browser, once it has asked for that. It must
            not stay in a notebook that is saved, so it is no part of a snapshot.
        noted: how often a game has changed the progress.
    """

    def __init__(self, *, game_id: str | None = None, speed: Speed = "normal") -> None:
        self.seq = 0
        self.game_id = game_id or new_id()
        self.speed = speed
        self.acks = Acks()
        self.language = chosen_language() or spoken_last()
        self.follows = chosen_language() is None
        self.page_driven = False
        self.for_browser: ForBrowser | None = None
        self.noted = 0
        self._progress_told = ""

    # ---- what is shown -------------------------------------------------------------------------

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
        """The object whose changes are shown; a new one when something else is shown."""

    @property
    @abstractmethod
    def role(self) -> Role:
        """The part of the screen now, which decides what it may send."""

    @abstractmethod
    def snapshot(self) -> Snapshot:
        """The current screen as JSON data."""

    def turns(self) -> list[Moment]:
        """Moments at which the last turns began, as anybody may see them."""
        return []

    def homework(self) -> JsonObject | None:
        """A learner's work here, for the notebook that is handed in; None without a lesson."""
        return None

    @abstractmethod
    def refresh(self) -> None:
        """Catch up with a game or lesson changed elsewhere."""

    def mark_sent(self) -> None:  # noqa: B027 - not every host has something to note
        """Note that the last snapshot is being sent: earlier events need not be sent again."""

    # ---- what the page sends -------------------------------------------------------------------

    def receive(self, outbox: object, most: int = MAX_ITEMS) -> bool:
        """Handle the page's outbox, carrying out and answering each id once.

        An item without a usable id cannot be answered and is left aside. Nothing that arrives
        here raises.

        Args:
            outbox: the items that the page has seen no answer to.
            most: new items that are carried out; those beyond wait until it comes again.

        Returns:
            Whether there is something to answer, so that a snapshot must be sent.
        """
        if not isinstance(outbox, list):
            return True
        # Looking at more at once would need more answers than a snapshot carries.
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
        """Speak the first of these languages that there is; without any, change nothing.

        Args:
            wanted: tags, as browsers have them.
            chosen: by the person, rather than by their browser.
        """
        if self.follows or chosen:
            self.language = spoken(wanted) or self.language

    def to_keep(self) -> ForBrowser:
        """Data for the page to keep: the progress, if it has changed."""
        progress = session_text()
        if progress == self._progress_told:
            return {}
        self._progress_told = progress
        return {"progress": progress}

    def take_kept(self, kept: sent.Kept) -> None:
        """Take up the data that the page has kept: the progress.

        The page gets all of it with the next answer, as it has only a part of that.
        """
        progress = kept.get("progress", "")
        if take_up(progress):
            self.refresh()
        if progress:
            self._progress_told = ""
        if why := what_bars(progress):
            self.for_browser = {"barred": why}

    @abstractmethod
    def carry_out(self, request: Request) -> object:
        """Carry out a request that this screen may send, and return its answer.

        Raises:
            Refused: it is not done, and why.
            IllegalAction: likewise, by a rule of the game.
        """

    def _worded(self, refused: IllegalAction) -> tuple[str, Mark | None]:
        """A refusal by the rules as a sentence, and the mark of its clause; see `Match.worded`."""
        return refused.message, None

    def _check_right(self, request: Request) -> None:
        """Refuse a request that this screen may not send."""
        if self.role not in request.control.roles:
            raise Refused.under(*refusal_for(self.role, request.control))

    def _check_current(self, request: Request) -> None:
        """Refuse a request that was made in another position, if it holds only there."""
        when = request.control.when
        if when is When.ANY or (when is When.HERE_OR_BETWEEN and self.to_advance):
            return
        if request.base_seq != self.seq:
            raise Refused.under("protocol.stale", "refused-stale")

    # ---- advancing by itself -------------------------------------------------------------------

    @property
    def to_advance(self) -> bool:
        """Whether the host advances by itself."""
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
"""What every host carries out in the same way, whatever it shows."""


@_OF_ALL
def _keep(host: Host, _: sent.Plain) -> None:
    host.for_browser = host.to_keep()


@_OF_ALL
def _kept(host: Host, action: sent.Kept) -> None:
    host.take_kept(action)


@_OF_ALL
def _language(host: Host, action: sent.Language) -> None:
    host.speak(action["wanted"], chosen=action.get("chosen", False))


def new_id() -> str:
    """A unique id."""
    return secrets.token_hex(4)


class FairLock:
    """A lock that goes to those who wait for it in the order in which they came.

    Its owner may take it again. With Python's own, a thread that releases it and takes it again at
    once, as that of a table does, keeps all others waiting.
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
        """Take the lock; return whether it was free, where nobody is to wait for it."""
        me = threading.get_ident()
        if self._owner == me:
            self._depth += 1
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
        except BaseException:  # interrupted, perhaps when it was its turn already
            with self._guard:
                if turn in self._queue:
                    self._queue.remove(turn)
                else:
                    self._pass_on()
            raise
        self._owner, self._depth = me, 1
        return True

    def release(self) -> None:
        """Release it as often as it was taken: then it is the next one's."""
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
"""Held around each change of a game that is shown, and its publication. It is one for all screens:
several may show the same game, and each of them may change it."""


class Relay:
    """Publishes the snapshots of a host whenever they change.

    Args:
        host: the game or the lesson.
        publish: called with each new snapshot, in the order of the game, with the lock held.
        keep: called with what the page is to keep in its browser.
    """

    def __init__(
        self,
        host: Host,
        publish: Callable[[Snapshot], object],
        keep: Callable[[ForBrowser], object] | None = None,
    ) -> None:
        self.host = host
        self.lock = LOCK
        self.driver = Driver(self._slice, lambda: self.host.pause)
        self._send = publish
        self._keep = keep
        self._acting = 0
        self._followed: Observable | None = None
        self._stop_following: Callable[[], None] = _nothing
        # What was published last, and in which language.
        self._last: tuple[str, Snapshot] | None = None
        # Called after each publication, with the lock held: other screens show the same.
        self.after_publish: list[Callable[[], object]] = []

    def first(self) -> Snapshot:
        """The first snapshot, shown by the carrier itself; from now on the host is followed.

        Call `start_advancing` when it is shown.
        """
        with self.exclusive():
            self._follow()
            snapshot = self.host.snapshot()
            self._last = self.host.language, snapshot
            self.host.mark_sent()
            return snapshot

    def close(self) -> None:
        """Stop following; bots stop playing, and the game continues off screen."""
        self._stop_following()
        self.driver.close()

    # ---- what comes in -------------------------------------------------------------------------

    def receive(self, outbox: object) -> None:
        """Handle a page's outbox, and publish the answers."""
        with self.exclusive():
            if self.host.receive(outbox):
                self.publish(always=True)
                self._tell()
        self.start_advancing()

    def refresh(self) -> None:
        """Catch up with changes made elsewhere, and publish them."""
        with self.change():
            self.host.refresh()

    @contextmanager
    def exclusive(self) -> Iterator[None]:
        """Hold the lock while the host's own screen changes it and then publishes the change.

        What is made of words meanwhile is in the language of that screen.
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

        Nothing is published where the change raises.
        """
        with self.exclusive():
            yield
            self.publish()
        self.start_advancing()

    # ---- what goes out -------------------------------------------------------------------------

    def publish(self, *, always: bool = False) -> None:
        """Publish a snapshot if it has news, or if an answer is awaited.

        The lock is held, so snapshots leave in the order of the game.
        """
        self._follow()
        # It may be another one than before, and a guest's screen may have made the change.
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
        """Tell the page what became of files, whether it keeps something or not."""
        if self._keep is not None:
            with use_language(self.host.language):
                if told := untold():
                    self._keep({"told": told})

    def _follow(self) -> None:
        """Follow the object on the screen now, and nothing else."""
        followed = self.host.followed
        if followed is not self._followed:
            self._stop_following()
            self._followed = followed
            self._stop_following = (
                _nothing if followed is None else followed.watch(self._changed, self.lock)
            )

    def _changed(self) -> None:
        """Publish a change made elsewhere; the lock is already held."""
        if self._acting:
            return
        try:
            self.refresh()
        except Exception:
            log.exception("a change of the game could not be shown")

    # ---- advancing by itself -------------------------------------------------------------------

    def start_advancing(self) -> None:
        """Let bots play if it is their turn: in a thread, or slice by slice as the page asks."""
        if self.host.page_driven or not self.host.to_advance:
            return
        if not self.driver.kick():
            with self.lock:
                self.host.page_driven = True
                self.publish()

    def _slice(self) -> float | None:
        """Advance once, in the driver's thread; return the seconds to wait, or None at the end."""
        try:
            with self.exclusive():
                if self.host.advance():
                    self.publish()
                return self.host.pause if self.host.to_advance else None
        except Exception:
            log.exception("bots could not go on")
            return None


def _nothing() -> None:
    """Do nothing, as there is nothing to stop following."""
