"""What led to a position: every step, and the positions between them.

Only some positions are kept, for the memory of long games and the time of keeping it in order.
The others are worked out from the nearest one before: chance belongs to the position, so the same
action gives the same outcome again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

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
        nearest = number
        while nearest not in kept:
            nearest -= 1
        for place in range(nearest, number):
            kept[place + 1] = self._after(kept[place], place)
        return step, kept[number]

    def steps(self) -> list[Step]:
        """All steps; the list must not be changed."""
        steps, seats = self._steps, self._setting.seats
        for number in range(len(steps), len(self.actions)):
            seat = seats[self._seats[number]]
            steps.append(Step(seat, self.actions[number], self.events[number]))
        return steps

    def positions(self) -> list[State]:
        """The position before each step."""
        found: list[State] = []
        for number in range(len(self.actions)):
            state = self._kept.get(number)
            found.append(self._after(found[-1], number - 1) if state is None else state)
        return found

    def _after(self, state: State, number: int) -> State:
        """The position after a step, from the one before it."""
        action = self.actions[number]
        handler = HANDLERS[state.phase][type(action)]
        return carry_out(self._setting, handler, state, action, [])
