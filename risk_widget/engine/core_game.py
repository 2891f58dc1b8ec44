"""A game in the engine: the position, its history, and its legal actions.

>>> from risk_widget.engine.core_game import CoreGame
>>> seats = ["red", "blue", "green"]
>>> game = CoreGame.new(edition="italian", mode="domination", seats=seats, seed=1)
>>> game.phase, game.actor
('claim', 'green')
>>> events = game.apply({"type": "claim", "territory": "brazil"})
>>> game.owner("brazil"), game.armies("brazil")
('green', 1)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, NoReturn, TypeVar

from risk_widget.board import load_board
from risk_widget.engine import observation
from risk_widget.engine.actions import IllegalAction, Refusal, parse_action
from risk_widget.engine.chance import chance_from
from risk_widget.engine.codes import HIDDEN, NO_CAPITAL, OVER, PHASES, UNKNOWN
from risk_widget.engine.config import GameConfig
from risk_widget.engine.explain import (
    Verdict,
    breakdown,
    explain_action,
    explain_battle,
    explain_third_army,
    explain_trade,
    explain_win,
    items_of,
)
from risk_widget.engine.history import (
    KEPT_EVERY,
    History,
    Positions,
    apply_action,
    change,
    new_state,
)
from risk_widget.engine.legal_actions import NOTHING_LISTED, LegalActions, legal_ranges
from risk_widget.engine.legality import CHECKS, check, is_legal
from risk_widget.engine.observers import Observers
from risk_widget.engine.position import position_line, state_from_data
from risk_widget.messages import render
from risk_widget.reading.schema import read
from risk_widget.rules.edition import DEFAULT_EDITION, load_edition

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from contextlib import AbstractContextManager
    from pathlib import Path
    from typing import Self

    from risk_widget.board import Board
    from risk_widget.engine.actions import Action
    from risk_widget.engine.chance import Chance
    from risk_widget.engine.data_types import LegalRanges, Observation, Phase
    from risk_widget.engine.events import Event
    from risk_widget.engine.explain import Breakdown
    from risk_widget.engine.history import (
        PlayedAction,
    )
    from risk_widget.engine.state import State
    from risk_widget.rules.dice import DiceRule
    from risk_widget.rules.edition import Edition

T = TypeVar("T")


class CoreGame:
    """A game without any display; ``risk_widget.Game`` adds odds, text, tables and pictures.

    Every action is checked; a refused one raises ``IllegalAction`` and changes nothing. Undo and
    redo are exact; chance belongs to the position, so a repeated
    roll has the same result.

    ``is_partial`` is true for a game that was read from a text with unknown parts: you can look
    at it, but not continue it (`PartialCoreGame`).

    >>> from risk_widget.engine.core_game import CoreGame
    >>> game = CoreGame.new(edition="italian", mode="domination", seats=3, seed=1)
    >>> game.phase, game.actor
    ('claim', 'green')
    """

    __slots__ = ("_config", "_future", "_history", "_listed", "_observers", "_opening", "_state")

    _config: GameConfig
    _state: State
    _opening: tuple[Event, ...]
    _history: History
    _future: list[tuple[State, PlayedAction]]
    _listed: LegalActions
    _observers: Observers | None
    is_partial: ClassVar[bool] = False

    def __init__(self, config: GameConfig, state: State, opening: tuple[Event, ...] = ()) -> None:
        self._config = config
        self._state = state
        self._opening = opening
        self._history = History(config)
        self._future = []
        self._listed = NOTHING_LISTED  # the latest result of `legal_actions`
        self._observers = None

    @classmethod
    def new(
        cls,
        *,
        edition: str | Path | Edition = DEFAULT_EDITION,
        mode: str = "missions",
        seats: Sequence[str] | int = ("red", "blue", "green"),
        seed: int | str | None = None,
        board: str | Path | Board = "classic",
        options: Mapping[str, str] | None = None,
        chance: Chance | None = None,
    ) -> Self:
        """Start a new game and bring it to its first decision.

        >>> import risk_widget as rw
        >>> seats = ["red", "blue", "green"]
        >>> game = rw.Game.new(edition="german", mode="missions", seats=seats, seed=7)
        >>> game.phase, game.actor, game.owner("peru")
        ('place', 'red', 'green')

        Args:
            edition: an edition's id, file or ``Edition``.
            mode: "missions", "domination", "capital" or "duel", as far as the edition has it.
            seats: colours in turn order, or a number of seats: that many of the six colours.
            seed: for dice and cards: a whole number or text, of which 7 and "7" are the same; None
                draws one at random.
            board: a board's name, file or ``Board``.
            options: values of the edition's options, by name.
            chance: used instead of a seeded one.

        Raises:
            EditionError: no such edition, or it has no such mode, number of players or option.
            ValueError: unknown seats, seats named twice or in no order, or an invalid seed.
            BoardError: no such board, or one that is wrong.
        """
        chance = chance_from(seed, chance)
        config = GameConfig(load_edition(edition), mode, seats, load_board(board), options, chance)
        state, events = new_state(config)
        return cls(config, state, tuple(events))

    @classmethod
    def from_dict(
        cls,
        *,
        edition: str | Path | Edition,
        mode: str,
        seats: Sequence[str] | int,
        position: Mapping[str, object],
        options: Mapping[str, str] | None = None,
        board: str | Path | Board = "classic",
        seed: int | str | None = None,
        chance: Chance | None = None,
    ) -> Self:
        """Start a game from the data of a position (see ``risk_widget.engine.position``).

        >>> import risk_widget as rw
        >>> land = {"*": ["blue", 1], "brazil": ["red", 8]}
        >>> position = {"turn": "red", "phase": "attack", "territories": land}
        >>> game = rw.Game.from_dict(edition="czech", mode="domination", seats=3, position=position)
        >>> game.armies("brazil"), game.owner("peru")
        (8, 'blue')

        Args:
            edition: as for `new`, and so are ``mode``, ``seats``, ``options`` and ``board``.
            mode: see there.
            seats: see there.
            position: whose turn it is, who holds what, and whatever else is known.
            options: see there.
            board: see there.
            seed: for the dice and cards to come; None draws one at random, so that each
                game from the same position has different dice.
            chance: used instead of a seeded one.

        Raises:
            ValueError: a position that names unknown things or is impossible; or as for `new`.
        """
        chance = chance_from(seed, chance)
        config = GameConfig(load_edition(edition), mode, seats, load_board(board), options, chance)
        return cls(config, state_from_data(config, position))

    # -- the position

    @property
    def edition(self) -> Edition:
        """The edition being played."""
        return self._config.edition

    @property
    def mode(self) -> str:
        """The mode being played."""
        return self._config.mode

    @property
    def board(self) -> Board:
        """The board."""
        return self._config.board

    @property
    def rule_options(self) -> dict[str, str]:
        """The values of the edition's options in this game."""
        return dict(self._config.options)

    @property
    def dice(self) -> DiceRule:
        """The dice rule of this game: how many dice each side rolls, and when each side decides."""
        return self._config.dice

    @property
    def config(self) -> GameConfig:
        """The board, rules and seats as numbers, for use in the package.

        :meta private:
        """
        return self._config

    @property
    def state(self) -> State:
        """The position as numbers, for use in the package.

        Other code reads ``observe`` and ``Game.position`` instead.

        :meta private:
        """
        return self._state

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats in turn order, including those that are out."""
        return self._config.seats

    @property
    def phase(self) -> Phase:
        """The phase of the game: "claim", "place", "reinforce", "attack" … "over"."""
        return PHASES[self._state.phase]

    @property
    def turn(self) -> str:
        """The seat whose turn it is."""
        return self._config.seats[self._state.turn]

    @property
    def actor(self) -> str | None:
        """The seat that must act now; None when the game is over."""
        return observation.acting_seat(self._config, self._state)

    @property
    def round(self) -> int:
        """The number of the current round, counting from 1; 0 in set-up."""
        return self._state.round

    @property
    def to_place(self) -> int:
        """The armies that the acting seat still has to place."""
        return observation.to_place(self._state)

    @property
    def winner(self) -> str | None:
        """The winner's seat, or None."""
        winner = self._state.winner
        return None if winner == UNKNOWN else self._config.seats[winner]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._state.phase == OVER

    def owner(self, territory: str) -> str | None:
        """Return the owner of a territory: a seat, "third", or None if it has no owner.

        >>> import risk_widget as rw
        >>> game = rw.load_lesson("04-combat").game
        >>> game.owner("brazil"), game.owner("peru")
        ('red', 'blue')
        """
        owner = self._state.owner[self._number(territory)]
        return None if owner < 0 else self._config.owner_ids[owner]

    def armies(self, territory: str) -> int:
        """Return the number of armies on a territory.

        >>> import risk_widget as rw
        >>> rw.load_lesson("04-combat").game.armies("brazil")
        5
        """
        return self._state.armies[self._number(territory)]

    def _number(self, territory: str) -> int:
        name = territory if type(territory) is str else read(str, territory, "territory")
        number = self._config.index.get(name)
        if number is None:
            board = self._config.board
            number = board.index[board.territory(name).id]  # accepts a name, or raises KeyError
        return number

    def _id(self, territory: str) -> str:
        """Return the id of a territory that is given by id or name."""
        return self._config.ids[self._number(territory)]

    def observe(self, seat: str | None = None) -> Observation:
        """Return a seat's observation as plain JSON data; None means a spectator (``info.secret``).

        >>> import risk_widget as rw
        >>> seen = rw.load_lesson("04-combat").game.observe("red")
        >>> seen["phase"], seen["territories"]["brazil"], seen["legal"]["attack"]["brazil"]
        ('attack', ['red', 5], {'peru': [1, 3]})
        """
        number = None if seat is None else self._config.seat_number(seat)
        return observation.observe(self._config, self._state, number)

    # -- acting

    def legal_actions(self) -> LegalActions:
        """List the legal actions of the seat that must act: a lazy sequence in a fixed order.

        >>> import risk_widget as rw
        >>> actions = rw.load_lesson("04-combat").game.legal_actions()
        >>> len(actions), actions[0]
        (19, Attack(source='brazil', target='peru', armies=1, dice=None))
        """
        self._listed = listed = LegalActions.of(self._config, self._state)
        return listed

    def legal_ranges(self) -> LegalRanges:
        """Return the legal actions as short ranges (see ``risk_widget.engine.legal_actions``).

        >>> import risk_widget as rw
        >>> rw.load_lesson("04-combat").game.legal_ranges()["attack"]["brazil"]
        {'peru': [1, 3]}
        """
        return legal_ranges(self._config, self._state)

    def apply(self, action: Action | Mapping[str, object], seat: str | None = None) -> list[Event]:
        """Carry out an action of ``seat`` (None: of the seat that must act). Returns its events.

        >>> import risk_widget as rw
        >>> game = rw.load_lesson("04-combat").game.fork(seed=1)
        >>> attack = {"type": "attack", "source": "brazil", "target": "peru", "armies": 3}
        >>> [event.type for event in game.apply(attack)]
        ['attacked', 'rolled']

        Raises:
            IllegalAction: the action is refused, and the game is as it was.
            OutOfDice: a scripted chance has run out, and the game is as it was.
        """
        if self._observers is None:
            return self._apply(action, seat)
        return self._watched(self._apply, action, seat)

    def _apply(self, action: Action | Mapping[str, object], seat: str | None) -> list[Event]:
        config, old = self._config, self._state
        # An action that was just read from this position's list of legal actions needs no check.
        listed = self._listed
        if (
            listed.last is not action
            or listed.state is not old
            or (seat is not None and config.seat_number(seat) != old.actor)
        ):
            action = self._checked(action, seat)
        state, events = apply_action(config, old, action)  # type: ignore[arg-type]
        self._history.add(old, action, events)  # type: ignore[arg-type]
        if self._future:
            self._future = []
        self._state = state
        return events

    def run_unchecked(self, choose: Callable[[State], Action | None]) -> int:
        """Carry out the actions that ``choose`` returns, one by one, until it returns None.

        The package's own bots play many games with it: it is much faster than ``apply``, because it
        checks no action and changes in place the position that it passes to ``choose``. It stores
        no events; the history recomputes them on demand. If anything raises, the game stays as it
        was before the first of these actions.

        Returns:
            The number of actions.

        :meta private:
        """
        return self._watched(self._run_unchecked, choose)

    def _run_unchecked(self, choose: Callable[[State], Action | None]) -> int:
        config, state, before = self._config, self._state.copy(), len(self._history.actions)
        actions: list[Action] = []
        seats: list[int] = []
        kept: dict[int, State] = {}
        while (action := choose(state)) is not None:
            number = before + len(actions)
            if not number % KEPT_EVERY:
                kept[number] = state.copy()
            actions.append(action)
            seats.append(state.actor)
            change(config, state, action)
        if actions:
            self._history.add_unwatched(actions, seats, kept)
            self._future = []
            self._state = state
        return len(actions)

    def _checked(self, action: Action | Mapping[str, object], seat: str | None) -> Action:
        """Return the action if this seat may take it now. Raises ``IllegalAction`` if not."""
        config, state = self._config, self._state
        number = None if seat is None else config.seat_number(seat)
        check_kind = CHECKS[state.phase].get(type(action))  # type: ignore[arg-type]
        if (
            check_kind is not None
            and number in (None, state.actor)
            and is_legal(config, state, check_kind, action)
        ):
            return action  # type: ignore[return-value]
        parsed = self._parse(action)
        refusal = check(config, state, parsed, number)
        if refusal is not None:
            raise IllegalAction(refusal, config.names, position_line(config, state))
        return parsed

    def _parse(self, action: object) -> Action:
        try:
            return parse_action(action)
        except IllegalAction as error:
            here = position_line(self._config, self._state)
            raise IllegalAction(error.refusal, self._config.names, here) from None

    def explain(self, action: Action | Mapping[str, object], seat: str | None = None) -> Verdict:
        """Explain whether an action is legal, with the clause and a sentence with the numbers.

        >>> import risk_widget as rw
        >>> attack = {"type": "attack", "source": "brazil", "target": "egypt", "armies": 3}
        >>> verdict = rw.load_lesson("04-combat").game.explain(attack)
        >>> verdict.legal, verdict.rule, verdict.message
        (False, 'attack.adjacent', 'Brazil does not border Egypt.')
        """
        number = None if seat is None else self._config.seat_number(seat)
        return explain_action(self._config, self._state, action, number)

    def explain_trade(self, cards: Sequence[str]) -> Verdict:
        """Explain the value of three cards to the seat that must act, or why they have no value.

        >>> import risk_widget as rw
        >>> lesson = rw.load_lesson("03-reinforcement")
        >>> step = lesson.go("set")
        >>> lesson.game.explain_trade(lesson.game.observe("red")["hand"][:3]).message
        'A set must be three of one symbol or one of each. These are cavalry, infantry, cavalry.'
        """
        return explain_trade(self._config, self._state, cards)

    def explain_battle(self) -> Verdict | None:
        """Explain the pairs of dice and the losses of the last roll; None before any roll.

        >>> import risk_widget as rw
        >>> game = rw.load_lesson("04-combat").game.fork(seed=1)
        >>> events = game.apply(game.legal_actions()[0])  # Brazil attacks Peru
        >>> game.explain_battle().message
        'Red attacked Peru from Brazil and rolled 2; Blue rolled 1. ...'
        """
        for step in self._backwards():
            for event in reversed(step.events):
                if event.type == "rolled":
                    return explain_battle(self._config, event.data)
        return None

    def explain_reinforcements(self) -> Breakdown:
        """List the armies that the current player has received this turn, item by item.

        >>> import risk_widget as rw
        >>> lesson = rw.load_lesson("03-reinforcement")
        >>> step = lesson.go("place")
        >>> lesson.game.explain_reinforcements()
        <Breakdown: 19 territories ÷ 3 → 6; Australia 2: 8 armies.>
        """
        return breakdown(self._config, items_of(self._config, self._state))

    def explain_third_army(self) -> Verdict | None:
        """Explain the third army's share of this turn's armies; None in games without one.

        >>> import risk_widget as rw
        >>> lesson = rw.load_lesson("09-two-players")
        >>> step = lesson.go("place-third")
        >>> lesson.game.explain_third_army().message
        'Red has received 4 armies during reinforcement: the neutral army gets 1 for every 2, ...'
        """
        return explain_third_army(self._config, self._state)

    def explain_win(self) -> Verdict | None:
        """Explain who has won, with the clause and the numbers; None before the end.

        >>> import risk_widget as rw
        >>> lesson = rw.load_lesson("07-missions-and-winning")
        >>> feedback = lesson.show_me("game-win")
        >>> lesson.game.explain_win().message
        'Red has won: no other player is left. Red holds 6 territories.'
        """
        return explain_win(self._config, self._state)

    # -- the history

    @property
    def opening(self) -> tuple[Event, ...]:
        """The events before the first decision: the dice for the first turn, the deal."""
        return self._opening

    @property
    def history(self) -> Sequence[PlayedAction]:
        """Every action since the start with its seat and its events."""
        return tuple(self._history.steps())

    def walk(self, first: int = 0) -> Iterator[tuple[State, PlayedAction, State]]:
        """Iterate over the steps from number ``first``, with the positions before and after each.

        The positions are the engine's own objects, for use in the package. Other code reads
        ``history`` and ``Game.to_rows`` instead.

        :meta private:
        """
        return self._history.walk(first)

    @property
    def positions(self) -> Sequence[State]:
        """The position before each step of the history, and the current one as the last.

        The positions are the engine's own objects, for use in the package. Most are computed on
        access. Read this property again after the game has changed.

        :meta private:
        """
        return Positions(self._history, self._state)

    def _backwards(self) -> Iterator[PlayedAction]:
        """Iterate over the steps, the last one first."""
        return self._history.backwards()

    @property
    def can_undo(self) -> bool:
        """Whether there is an action to undo."""
        return bool(self._history.actions)

    @property
    def can_redo(self) -> bool:
        """Whether there is an undone action to redo."""
        return bool(self._future)

    def undo(self) -> bool:
        """Undo the last action with all its events. Returns whether there was one.

        >>> import risk_widget as rw
        >>> game = rw.Game.new(edition="czech", mode="domination", seats=3, seed=1)
        >>> events = game.apply({"type": "claim", "territory": "brazil"})
        >>> game.undo(), game.owner("brazil")
        (True, None)
        """
        return self._watched(self._undo)

    def _undo(self) -> bool:
        if not self._history.actions:
            return False
        after = self._state
        step, self._state = self._history.take_back()
        self._future.append((after, step))
        return True

    def redo(self) -> bool:
        """Redo the last undone action, with the same dice and cards. Returns whether there was one.

        >>> import risk_widget as rw
        >>> game = rw.Game.new(edition="czech", mode="domination", seats=3, seed=1)
        >>> events = game.apply({"type": "claim", "territory": "brazil"})
        >>> game.undo(), game.redo(), game.owner("brazil")
        (True, True, 'green')
        """
        return self._watched(self._redo)

    def _redo(self) -> bool:
        if not self._future:
            return False
        before = self._state
        self._state, step = self._future.pop()
        self._history.add(before, step.action, step.events)
        return True

    def fork(self, *, seed: int | str | None = None) -> Self:
        """Start an independent game from this position, without its history.

        The new game rolls the same dice as this one as long as both take the same actions; with a
        ``seed`` it gets its own dice.

        >>> import risk_widget as rw
        >>> game = rw.Game.new(edition="czech", mode="domination", seats=3, seed=1)
        >>> events = game.fork().apply({"type": "claim", "territory": "brazil"})
        >>> print(game.owner("brazil"))
        None
        """
        config = self._config
        if seed is not None:
            config = config.with_chance(chance_from(seed))
        return type(self)(config, self._state)

    def __copy__(self) -> Self:
        """Copy the game with its history and its undone actions."""
        new = self.fork()
        new.__setstate__(
            (self._config, self._state, self._opening, self._history.copy(), list(self._future))
        )
        return new

    def __deepcopy__(self, memo: object) -> Self:
        return self.__copy__()

    def __getstate__(self) -> tuple[object, ...]:
        return self._config, self._state, self._opening, self._history, self._future

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        self.__init__(*state[:3])  # type: ignore[misc]
        self._history, self._future = state[3:]

    def __eq__(self, other: object) -> bool:
        """Whether rules, history, position and chance are the same."""
        if not isinstance(other, CoreGame):
            return NotImplemented
        return (
            self._state == other._state
            and self._opening == other._opening
            and self._history == other._history
            and self._config == other._config
        )

    __hash__: ClassVar[None] = None  # type: ignore[assignment]

    # -- observers

    def watch(
        self, observer: Callable[[], object], lock: AbstractContextManager[object] | None = None
    ) -> Callable[[], None]:
        """Call an observer after every change of this game; a fork has no observers.

        >>> import risk_widget as rw
        >>> game = rw.Game.new(edition="czech", mode="domination", seats=3, seed=1)
        >>> stop = game.watch(lambda: print("It is the turn of", game.actor))
        >>> events = game.apply({"type": "claim", "territory": "brazil"})
        It is the turn of red
        >>> stop()

        Args:
            observer: called without arguments after an action is applied, undone or redone. It must
                not raise. It may change the game, and then all observers are called again.
                A bound method is held by a weak reference, so that its object can be deleted;
                any other callable is held until it is removed.
            lock: held during each change and the calls that follow. It must be re-entrant, and all
                observers that name a lock must name the same one.

        Returns:
            A function that removes the observer; it may be called more than once.

        Raises:
            ValueError: another observer has named a different lock.
        """
        observers = self._observers
        if not observers:
            observers = Observers()
        if lock is not None:
            observers.share(lock)
        self._observers = observers
        return observers.add(observer)

    def _watched(self, change: Callable[..., T], *arguments: object) -> T:
        """Make a change, and call the observers afterwards."""
        observers = self._observers
        if observers is None:
            return change(*arguments)
        with observers.lock:
            before = self._state
            result = change(*arguments)
            if self._state is not before:
                observers.tell()
        return result

    def __repr__(self) -> str:
        line = render(position_line(self._config, self._state), self._config.names)
        return f"<Game {self.edition.id} {self.mode}: {line}>"


PARTIAL: Final = "game.partial"
NOT_PLAYABLE: Final = Refusal(PARTIAL, "game-partial")
"""The refusal of every action in a partial game; its `rule` is not a clause of the rules."""
_REFUSED: Final = Verdict(False, *NOT_PLAYABLE, source=None)  # noqa: FBT003 - as the tuple has it


class PartialCoreGame(CoreGame):
    """A game with unknown cards, capitals or missions, read from text written for one seat.

    It has a text and observations as every game has. No action is legal in it:
    ``apply``, ``undo`` and ``redo`` raise ``IllegalAction``.
    """

    __slots__ = ()

    is_partial: ClassVar[bool] = True

    @property
    def viewer(self) -> str | None:
        """The only seat whose secrets are known; None if there are none or several."""
        known = [seat for number, seat in enumerate(self.seats) if self._is_known(number)]
        return known[0] if len(known) == 1 else None

    def _is_known(self, seat: int) -> bool:
        """Whether this seat has secrets, and all of them are known."""
        state = self._state
        hand, mission, capital = state.hand_of(seat), state.mission[seat], state.capital[seat]
        hidden = self._config.unknown_card in hand or capital == HIDDEN
        own_capital = capital != NO_CAPITAL and not state.shown[seat]
        return not hidden and bool(hand or mission >= 0 or own_capital)

    # -- no seat can act

    def legal_actions(self) -> LegalActions:
        """Return no legal actions."""
        return NOTHING_LISTED

    def legal_ranges(self) -> LegalRanges:
        """Return no legal actions."""
        return {}

    def observe(self, seat: str | None = None) -> Observation:
        """Return a seat's observation, without legal actions."""
        return {**super().observe(seat), "legal": None}

    def explain(self, action: Action | Mapping[str, object], seat: str | None = None) -> Verdict:
        """Explain that no action is possible in a partial game."""
        del action, seat
        return _REFUSED

    def explain_trade(self, cards: Sequence[str]) -> Verdict:
        """Explain that no action is possible in a partial game."""
        del cards
        return _REFUSED

    def apply(self, action: Action | Mapping[str, object], seat: str | None = None) -> NoReturn:
        """Raise ``IllegalAction``: a partial game cannot be played."""
        del action, seat
        self._refuse()

    def undo(self) -> NoReturn:
        """Raise ``IllegalAction``: a partial game cannot be played."""
        self._refuse()

    def redo(self) -> NoReturn:
        """Raise ``IllegalAction``: a partial game cannot be played."""
        self._refuse()

    def _refuse(self) -> NoReturn:
        raise IllegalAction(NOT_PLAYABLE)
