"""The interface of a bot: it sees an observation and names an action."""

from __future__ import annotations

from contextlib import suppress
from inspect import signature
from queue import Empty, SimpleQueue
from threading import Lock, Thread, get_ident
from time import sleep
from typing import (
    TYPE_CHECKING,
    Any,
    Final,
    NoReturn,
    Protocol,
    TypeAlias,
    TypeGuard,
    runtime_checkable,
)

from risk_widget.engine import data_types

if TYPE_CHECKING:
    from collections.abc import Callable

    from risk_widget.engine.data_types import LegalRanges

Observation: TypeAlias = data_types.Observation
"""A seat's view of the game, from `Game.observe`: plain JSON data, which must not be changed."""
Action = dict[str, Any]
"""One action as JSON data, such as `{"type": "attack", "source": …}`."""


@runtime_checkable
class Bot(Protocol):
    """A player. It has no access to the game, so it cannot know more than its seat may see.

    >>> import risk_widget as rw
    >>> from risk_widget.bots import RandomBot
    >>> class Peaceful(RandomBot):
    ...     def choose(self, observation):
    ...         can_stop = "end_phase" in observation["legal"]
    ...         return {"type": "end_phase"} if can_stop else super().choose(observation)
    >>> rw.simulate([Peaceful, "cautious"], 4, edition="german", board="island").wins
    (1, 3)
    """

    def __init__(self, seed: int | str | None = None) -> None:
        """Make a bot for a game; the seed is passed only if the class takes one."""

    def choose(self, observation: Observation, /) -> Action:
        """Name one legal action for the seat that must act.

        >>> import risk_widget as rw
        >>> from risk_widget.bots import RandomBot
        >>> game = rw.Game.new(edition="czech", mode="domination", seats=3, seed=1)
        >>> RandomBot(seed=1).choose(game.observe(game.actor))
        {'type': 'claim', 'territory': 'central-america'}

        Args:
            observation: the seat's view, with its choices in `legal`; it must not be changed.

        Raises:
            NothingToChoose: the seat has no decision to make.
        """
        ...


class NothingToChoose(ValueError):  # noqa: N818 - a misuse by the caller, not a failure of the bot
    """The error raised when a bot is asked while its seat has nothing to decide."""


def legal_of(observation: Observation) -> LegalRanges:
    """Return the choices of the observed seat.

    Raises:
        NothingToChoose: the seat has no choice.
    """
    legal = observation["legal"]
    if not legal:
        phase, actor = observation.get("phase"), observation.get("actor")
        raise NothingToChoose(f"this seat has nothing to decide: in phase {phase!r} {actor!r} acts")
    return legal


def makes_bots(value: object) -> TypeGuard[Callable[..., Bot]]:
    """Whether a value is a class of bots, or a function that may make them."""
    return callable(value) and (not isinstance(value, type) or hasattr(value, "choose"))


def made_by(maker: Callable[..., Bot], seed: str) -> Bot:
    """Call a class or a function to make a bot, passing the seed if it takes one.

    All errors of the maker are passed on; `StopIteration` and the like as a ``RuntimeError``.
    """
    try:
        return maker(seed) if _takes_seed(maker) else maker()
    except _ENDINGS as error:
        raise RuntimeError(f"making the bot ended in {type(error).__name__}") from error
    except Exception as error:
        if not isinstance(maker, type):
            error.add_note(
                "a function that is given as a bot makes one from a seed: "
                "one that chooses belongs in a class, as its method choose(observation)"
            )
        raise


_ENDINGS: Final = (StopIteration, SystemExit, GeneratorExit)
"""Exceptions of a bot that would silently end the caller's loop, thread or program."""


def _takes_seed(maker: Callable[..., Bot]) -> bool:
    try:
        parameters = signature(maker)
    except (TypeError, ValueError):  # some callables written in C have no signature
        return True
    try:
        parameters.bind()
    except TypeError:
        return True
    try:
        parameters.bind("seed")
    except TypeError:
        return False
    return True


def _chosen(bot: Bot, observation: Observation) -> Any:
    try:
        return bot.choose(observation)
    except _ENDINGS as error:
        ending = type(error).__name__
        hint = ": next() found nothing" if isinstance(error, StopIteration) else ""
        raise RuntimeError(f"the bot ended in {ending}{hint}") from error


class UnmadeBot:
    """A bot that could not be made: it fails with the maker's error whenever it is asked."""

    def __init__(self, error: Exception) -> None:
        self._error = error

    def choose(self, observation: Observation, /) -> NoReturn:
        """Raise the error that stopped the bot from being made."""
        del observation
        raise self._error


@runtime_checkable
class LimitsItself(Protocol):
    """A bot that enforces its own time limit, such as one in a process of its own."""

    def choose_in(self, observation: Observation, seconds: float | None, /) -> Any:
        """Choose as `Bot.choose` does; raise ``TimeoutError`` if that takes too long."""
        ...


class _GivenUp(SystemExit):
    """The error raised in the thread of a bot that took too long."""


class _Asking:
    """A decision that a bot makes in a thread of its own.

    Attributes:
        found: whether the bot succeeded, and its choice or its error; empty until then.
    """

    _ATTEMPTS: Final = 12
    """The number of times that an error is raised in a thread that goes on regardless."""
    _FIRST_WAIT: Final = 0.01
    _LONGEST_WAIT: Final = 1.0

    def __init__(self, bot: Bot, observation: Observation) -> None:
        self._bot, self._observation = bot, observation
        self.found: SimpleQueue[tuple[bool, Any]] = SimpleQueue()
        self._lock, self._over = Lock(), False
        self._thread = Thread(target=self._choose, name="risk-widget-bot", daemon=True)

    def start(self) -> None:
        """Start the thread. Raises ``RuntimeError`` if Python has no threads."""
        self._thread.start()

    def _choose(self) -> None:
        with suppress(_GivenUp):
            try:
                found = True, _chosen(self._bot, self._observation)
            except BaseException as error:  # noqa: BLE001 - raised again where it is waited for
                found = False, error
            with self._lock:
                self._over = True
            self.found.put(found)

    def give_up(self) -> None:
        """End the thread as soon as it runs Python code, by raising an error in it."""
        Thread(target=self._end, name="risk-widget-given-up", daemon=True).start()

    def _end(self) -> None:
        wait = self._FIRST_WAIT
        for _ in range(self._ATTEMPTS):  # a bot may catch every error
            with self._lock:
                if self._over or self._thread.ident is None:
                    return
                _raise_in(self._thread.ident)
            self._thread.join(wait)
            _clear_waiting_error()
            if not self._thread.is_alive():
                return
            wait = min(2 * wait, self._LONGEST_WAIT)


def _raise_in(thread: int) -> None:
    from ctypes import c_ulong, py_object, pythonapi

    pythonapi.PyThreadState_SetAsyncExc(c_ulong(thread), py_object(_GivenUp))


def _clear_waiting_error() -> None:
    """Clear the interpreter's flag that an error waits in some thread, by catching one in this one.

    Before Python 3.13, all threads share the flag, and only a thread that raises its error clears
    it. A bot that waits in code other than Python's never raises its own. The flag slows every
    thread down, and in Python 3.11 a function that a debugger traces then never begins.
    """
    with suppress(_GivenUp):
        _raise_in(get_ident())
        for _ in range(1000):  # the error is raised at once, or never
            sleep(0)


def choose_within(
    bot: Bot,
    observation: Observation,
    seconds: float | None,
    too_slow: Callable[[float], str] | None = None,
) -> Any:
    """Return a bot's choice, within a time limit.

    Args:
        bot: the bot; it may return anything, and raise any error.
        observation: see `Bot.choose`.
        seconds: the most time to think; None for no limit. There is no limit either if Python
            has no threads, as in the browser.
        too_slow: words the error for players, given the seconds; by default it is for programs.

    Raises:
        TimeoutError: the bot took longer. Its thread is ended, unless it waits in code that is not
            Python's, or catches every error: only a process of its own ends such a bot.
    """
    if isinstance(bot, LimitsItself):
        try:
            return bot.choose_in(observation, seconds)
        except TimeoutError:
            if too_slow is None or seconds is None:
                raise
            raise TimeoutError(too_slow(seconds)) from None
    if seconds is None:
        return _chosen(bot, observation)
    asking = _Asking(bot, observation)
    try:
        asking.start()
    except RuntimeError:
        return _chosen(bot, observation)
    try:
        succeeded, value = asking.found.get(timeout=seconds)
    except Empty:
        asking.give_up()
        if too_slow is not None:
            raise TimeoutError(too_slow(seconds)) from None
        raise TimeoutError(f"the bot took longer than {seconds} s for a decision") from None
    if not succeeded:
        raise value
    return value
