"""The history of a game, and the actions applied to its positions.

In an ordinary game each action gives a new position and its events. The history stores only the
actions and some positions: everything else is recomputed on demand from the nearest earlier
position. Chance belongs to the position, so the same action gives the same outcome again. This
saves memory in long games, and in quick games the time of Python's garbage collector.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeAlias, overload

from risk_widget.engine.actions import (
    Attack,
    ChooseCapital,
    Claim,
    Defend,
    EndPhase,
    Fortify,
    Occupy,
    Place,
    Trade,
)
from risk_widget.engine.codes import (
    ATTACK,
    CHOOSE_CAPITAL,
    CLAIM,
    DEFEND,
    END_PHASE,
    FORTIFY,
    IN_ATTACK,
    IN_ATTACK_THIRD,
    IN_DEFEND,
    OCCUPY,
    PLACE,
    TRADE,
)
from risk_widget.engine.events import EVENTS_OF, opening_events
from risk_widget.engine.legal_actions import follow_owners
from risk_widget.engine.setup import begin_game
from risk_widget.engine.step import step

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from risk_widget.engine.actions import Action
    from risk_widget.engine.codes import LogRow
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.events import Event
    from risk_widget.engine.legal_actions import Attacks, Fortifications, Listed
    from risk_widget.engine.state import State


_ATTACKING = (IN_ATTACK, IN_ATTACK_THIRD)


def new_state(config: GameConfig) -> tuple[State, list[Event]]:
    """Start a game. Returns the first position with a decision, and the events that led to it."""
    state = config.empty_state()
    rows: list[LogRow] = []
    begin_game(config.params, state, config.chance, rows)
    return state, opening_events(config, rows, state)


# The five numbers of an action (`risk_widget.engine.codes`), by its kind.

ActionNumbers: TypeAlias = tuple[int, int, int, int, int]


def _attack(config: GameConfig, action: Attack) -> ActionNumbers:
    source, target, armies, dice = action
    index = config.index
    return ATTACK, index[source], index[target], armies, -1 if dice is None else dice


def _place(config: GameConfig, action: Place) -> ActionNumbers:
    territory, armies = action
    return PLACE, config.index[territory], armies, -1, -1


def _fortify(config: GameConfig, action: Fortify) -> ActionNumbers:
    source, target, armies = action
    index = config.index
    return FORTIFY, index[source], index[target], armies, -1


def _trade(config: GameConfig, action: Trade) -> ActionNumbers:
    first, second, third = [config.card_index[card] for card in action.cards]
    bonus = -1 if action.bonus is None else config.index[action.bonus]
    return TRADE, first, second, third, bonus


def _claim(config: GameConfig, action: Claim) -> ActionNumbers:
    return CLAIM, config.index[action.territory], -1, -1, -1


def _choose_capital(config: GameConfig, action: ChooseCapital) -> ActionNumbers:
    return CHOOSE_CAPITAL, config.index[action.territory], -1, -1, -1


def _defend(config: GameConfig, action: Defend) -> ActionNumbers:
    del config
    return DEFEND, action.dice, -1, -1, -1


def _occupy(config: GameConfig, action: Occupy) -> ActionNumbers:
    del config
    return OCCUPY, action.armies, -1, -1, -1


def _end_phase(config: GameConfig, action: EndPhase) -> ActionNumbers:
    del config, action
    return END_PHASE, -1, -1, -1, -1


def action_numbers(config: GameConfig, action: Action) -> ActionNumbers:
    """Convert an action on this board to its five numbers."""
    return _KINDS[type(action)][0](config, action)


def apply_action(config: GameConfig, old: State, action: Action) -> tuple[State, list[Event]]:
    """Apply a legal action to a copy. Returns the new position and the events.

    ``old`` stays as it is, even if the dice run out.
    """
    numbers_of, events_of, still_listed = _KINDS[type(action)]
    state = old.copy()
    rows: list[LogRow] = []
    kind, a, b, c, d = numbers_of(config, action)
    step(config.params, state, config.chance, rows, kind, a, b, c, d)
    if state.owner is not old.owner:
        if old.borders is not None:
            state.borders = follow_owners(config, old.borders, old, state)
    elif old.listed is not None and still_listed is not None:
        state.listed = still_listed(config, old, state, action)
    return state, events_of(config, old, action, rows, state)


def change(config: GameConfig, state: State, action: Action) -> None:
    """Apply a legal action in place, to a position that nothing else uses."""
    state.borders = state.listed = None
    step(config.params, state, config.chance, None, *action_numbers(config, action))


# These functions update the list of legal actions after an action. This works only if no territory
# has changed hands.


def _attacks_after(config: GameConfig, old: State, state: State, action: object) -> Attacks | None:
    del action
    listed: Attacks = old.listed
    phase = state.phase
    if phase in _ATTACKING:
        source = state.source
        if state.armies[source] == old.armies[source]:
            return listed
        return listed.after(config, state, source)
    return listed if phase == IN_DEFEND else None


def _moves_after(config: GameConfig, old: State, state: State, action: Fortify) -> Fortifications:
    listed: Fortifications = old.listed
    index = config.index
    return listed.after(config, state, index[action.source], index[action.target])


def _sets_after(config: GameConfig, old: State, state: State, action: object) -> Listed | None:
    del config, action
    listed: Listed = old.listed
    return listed if state.phase == old.phase else None


_KINDS: dict[
    type[Action],
    tuple[
        Callable[[GameConfig, Any], ActionNumbers],
        Callable[[GameConfig, State, Any, Sequence[LogRow], State], list[Event]],
        Callable[[GameConfig, State, State, Any], object] | None,
    ],
] = {
    Attack: (_attack, EVENTS_OF[Attack], _attacks_after),
    Place: (_place, EVENTS_OF[Place], _sets_after),
    Fortify: (_fortify, EVENTS_OF[Fortify], _moves_after),
    Trade: (_trade, EVENTS_OF[Trade], None),
    Claim: (_claim, EVENTS_OF[Claim], None),
    ChooseCapital: (_choose_capital, EVENTS_OF[ChooseCapital], None),
    Defend: (_defend, EVENTS_OF[Defend], _attacks_after),
    Occupy: (_occupy, EVENTS_OF[Occupy], None),
    EndPhase: (_end_phase, EVENTS_OF[EndPhase], None),
}
"""The functions for each kind of action.

They return its numbers, its events, and the updated list of legal actions."""


KEPT_EVERY = 32
"""The number of steps between two stored positions."""
_EVENTS_KEPT = 64
"""The number of recent steps whose events are stored, for readers that follow the game."""


class PlayedAction(NamedTuple):
    """A step of the history: seat, action and events."""

    seat: str
    action: Action
    events: tuple[Event, ...]


class History:
    """The steps of a game so far, and the positions before each of them.

    ``actions`` has the action of every step; ``steps`` adds the seats and the events.
    """

    __slots__ = ("_config", "_kept", "_recent", "_seats", "_steps", "actions")

    def __init__(self, config: GameConfig) -> None:
        self._config = config
        self.actions: list[Action] = []
        self._seats: list[int] = []
        self._recent: deque[tuple[Event, ...]] = deque(maxlen=_EVENTS_KEPT)
        self._steps: list[PlayedAction] = []  # the first steps, as many as have been requested
        self._kept: dict[int, State] = {}  # stored positions, by the number of steps before each

    def copy(self) -> History:
        """Copy the history, so that the copy can be changed independently."""
        new = History(self._config)
        new.actions = list(self.actions)
        new._seats = list(self._seats)
        new._recent = self._recent.copy()
        new._steps = list(self._steps)
        new._kept = dict(self._kept)
        return new

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, History):
            return NotImplemented
        return self._seats == other._seats and self.actions == other.actions

    __hash__: ClassVar[None] = None  # type: ignore[assignment]

    def add(self, before: State, action: Action, events: Sequence[Event]) -> None:
        """Add a step, with the position before it."""
        actions = self.actions
        if not len(actions) % KEPT_EVERY:
            self._kept[len(actions)] = before
        actions.append(action)
        self._recent.append(tuple(events))
        self._seats.append(before.actor)

    def add_unwatched(
        self, actions: Sequence[Action], seats: Sequence[int], kept: Mapping[int, State]
    ) -> None:
        """Add steps without events; ``kept`` has positions by the number of steps before each.

        It must have a position for every `KEPT_EVERY` steps.
        """
        self.actions += actions
        self._seats += seats
        self._kept.update(kept)
        if actions:
            self._recent.clear()

    def take_back(self) -> tuple[PlayedAction, State]:
        """Remove the last step. Returns it, and the position before it."""
        kept = self._kept
        number = len(self.actions) - 1
        step = self.step(number)
        kept.pop(number + 1, None)
        self.actions.pop()
        self._seats.pop()
        if self._recent:
            self._recent.pop()
        del self._steps[number:]
        again = self.since(number)
        for back, state in enumerate(reversed(again)):
            kept[number - back] = state  # the next undo probably needs one of these positions
        return step, again[-1]

    def steps(self) -> list[PlayedAction]:
        """Return all steps; the caller must not change the list."""
        steps, number = self._steps, len(self._steps)
        recent = max(number, len(self.actions) - len(self._recent))
        if number < recent:
            steps += (step for _, step, _ in self.walk(number, recent))
        steps += (self._step(n, self._recent_events(n)) for n in range(recent, len(self.actions)))
        return steps

    def step(self, number: int) -> PlayedAction:
        """Return a step by its number."""
        if number < len(self._steps):
            return self._steps[number]
        if number >= len(self.actions) - len(self._recent):
            return self._step(number, self._recent_events(number))
        ((_, step, _),) = self.walk(number, number + 1)
        return step

    def backwards(self) -> Iterator[PlayedAction]:
        """Iterate over the steps, the last one first."""
        recent = len(self._recent)
        for number in range(len(self.actions) - 1, len(self.actions) - recent - 1, -1):
            yield self.step(number)
        # The older steps are recomputed together, since a single one would take as long as all of
        # them.
        yield from self.steps()[: len(self.actions) - recent][::-1]

    def walk(
        self, first: int = 0, end: int | None = None
    ) -> Iterator[tuple[State, PlayedAction, State]]:
        """Iterate over the steps from number ``first``, with the positions around each."""
        numbers = range(first, len(self.actions) if end is None else end)
        if not numbers:
            return
        before = self.since(first)[-1]
        for number in numbers:
            after, events = apply_action(self._config, before, self.actions[number])
            yield before, self._step(number, tuple(events)), after
            before = after

    def _recent_events(self, number: int) -> tuple[Event, ...]:
        return self._recent[number - len(self.actions)]

    def _step(self, number: int, events: tuple[Event, ...]) -> PlayedAction:
        return PlayedAction(self._config.seats[self._seats[number]], self.actions[number], events)

    def since(self, number: int) -> list[State]:
        """Return the positions from the nearest stored one up to the one before step ``number``."""
        kept = self._kept
        nearest = number
        while nearest not in kept:
            nearest -= 1
        states = [kept[nearest]]
        for place in range(nearest, number):
            states.append(self._after(states[-1], place))
        return states

    def next(self, before: State, number: int) -> State:
        """Return the position before step ``number``, given the position one step earlier."""
        return self._kept.get(number) or self._after(before, number - 1)

    def _after(self, state: State, number: int) -> State:
        """Compute the position after a step from the position before it."""
        return apply_action(self._config, state, self.actions[number])[0]


class Positions(Sequence["State"]):
    """The position before each step of a game, and the current one as the last.

    Positions are computed on access, so the sequence is valid until the game changes.
    """

    __slots__ = ("_first", "_history", "_near", "_now")

    def __init__(self, history: History, now: State) -> None:
        self._history = history
        self._now = now
        self._near: list[State] = []  # the last computed positions, from number ``_first``
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
        if self._near and place == len(self._near):  # positions are being read in order
            self._near = [self._near[-1], self._history.next(self._near[-1], index)]
            self._first = index - 1
        elif not 0 <= place < len(self._near):
            self._near = self._history.since(index)
            self._first = index + 1 - len(self._near)
        return self._near[index - self._first]
