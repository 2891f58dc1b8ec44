"""What led to a position: every step, and the positions between them.

Only some positions are kept, for the memory of long games and the time of keeping it in order.
The others are worked out from the nearest one before: chance belongs to the position, so the same
action gives the same outcome again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, overload

from risk_widget.engine.phases import HANDLERS, carry_out

if TYPE_CHECKING:
    from risk_widget.engine.actions import Action
    from risk_widget.engine.events import Event
    from risk_widget.engine.setting import Setting
    from risk_widget.engine.state import State

_KEPT_EVERY = 32


class Step(NamedTuple):
    """One item of the history: what a seat chose, and what came of it."""

    seat: str
    action: Action
    events: tuple[Event, ...]


class History:
    """The steps of a game so far, and the positions before each of them.

    ``actions`` and ``events`` are those of every step; ``steps`` puts them together.
    """

    __slots__ = ("_kept", "_seats", "_setting", "_steps", "actions", "events")

    def __init__(self, setting: Setting) -> None:
        self._setting = setting
        self.actions: list[Action] = []
        self.events: list[tuple[Event, ...]] = []
        self._seats: list[int] = []
        self._steps: list[Step] = []  # as far as they have been asked for
        self._kept: dict[int, State] = {}  # by the number of steps before

    def add(self, before: State, action: Action, events: list[Event], after: State) -> None:
        """A step that has been carried out, and the positions before and after it."""
        actions = self.actions
        number = len(actions)
        if not number % _KEPT_EVERY:
            self._kept[number] = before
        actions.append(action)
        self.events.append(tuple(events))
        self._seats.append(before.actor)
        if after.shuffles != before.shuffles:
            self._kept[number + 1] = after  # a record may not tell how the cards came to lie

    def add_told(self, before: State, step: Step, after: State) -> None:
        """A step whose outcome was told, and perhaps cannot be worked out."""
        number = len(self.actions)
        self._kept[number] = before
        self._kept[number + 1] = after
        self.actions.append(step.action)
        self.events.append(step.events)
        self._seats.append(self._setting.seats.index(step.seat))

    def take_back(self) -> tuple[Step, State]:
        """Take out the last step; it, and the position before it."""
        kept = self._kept
        step = self.steps()[-1]
        kept.pop(len(self.actions), None)
        for items in (self.actions, self.events, self._seats, self._steps):
            items.pop()
        number = len(self.actions)
        again = self.since(number)
        for back, state in enumerate(reversed(again)):
            kept[number - back] = state  # what is taken back next is likely one of these
        return step, again[-1]

    def steps(self) -> list[Step]:
        """All steps; the list must not be changed."""
        steps, seats = self._steps, self._setting.seats
        for number in range(len(steps), len(self.actions)):
            seat = seats[self._seats[number]]
            steps.append(Step(seat, self.actions[number], self.events[number]))
        return steps

    def since(self, number: int) -> list[State]:
        """The positions from the nearest kept one on, up to the one before step ``number``."""
        kept = self._kept
        nearest = number
        while nearest not in kept:
            nearest -= 1
        found = [kept[nearest]]
        for place in range(nearest, number):
            found.append(self._after(found[-1], place))
        return found

    def next(self, before: State, number: int) -> State:
        """The position before step ``number``, from the one before that."""
        return self._kept.get(number) or self._after(before, number - 1)

    def _after(self, state: State, number: int) -> State:
        """The position after a step, from the one before it."""
        action = self.actions[number]
        handler = HANDLERS[state.phase][type(action)]
        return carry_out(self._setting, handler, state, action, [])


class Positions(Sequence["State"]):
    """The position before each step of a game, and the one that stands now as the last.

    They are worked out when they are asked for, so this holds until the game goes on.
    """

    __slots__ = ("_first", "_history", "_near", "_now")

    def __init__(self, history: History, now: State) -> None:
        self._history = history
        self._now = now
        self._near: list[State] = []  # what has been worked out last, from number ``_first`` on
        self._first = 0

    def __len__(self) -> int:
        return len(self._history.actions) + 1

    @overload
    def __getitem__(self, index: int) -> State: ...
    @overload
    def __getitem__(self, index: slice) -> list[State]: ...
    def __getitem__(self, index: int | slice) -> State | list[State]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        last = len(self._history.actions)
        if index < 0:
            index += last + 1
        if not 0 <= index <= last:
            raise IndexError(f"there are {last + 1} positions")
        if index == last:
            return self._now
        place = index - self._first
        if self._near and place == len(self._near):  # one after the other
            self._near = [self._near[-1], self._history.next(self._near[-1], index)]
            self._first = index - 1
        elif not 0 <= place < len(self._near):
            self._near = self._history.since(index)
            self._first = index + 1 - len(self._near)
        return self._near[index - self._first]
