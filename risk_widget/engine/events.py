"""Events: the outcomes of an action, in order, as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import islice
from typing import (
    TYPE_CHECKING,
    Any,
    Generic,
    Literal,
    NamedTuple,
    TypeAlias,
    TypedDict,
    TypeVar,
    cast,
)

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
    BATTLE,
    BONUS_PLACED,
    BY_CAPITALS,
    BY_MISSION,
    CAPITAL_FELL,
    CAPTURED,
    CARD_DRAWN,
    CARDS_TAKEN,
    CLEARED,
    DEALT,
    DECK_MADE,
    ELIMINATED,
    IN_REINFORCE_THIRD,
    INCOME_COUNTED,
    MOVED_IN,
    PHASE_STARTED,
    PHASES,
    REASONS,
    SET_TRADED,
    STARTER_DIE,
    THIRD_OWED,
    THIRD_PLACED,
    TURN_STARTED,
    WON,
)
from risk_widget.engine.config import THIRD
from risk_widget.engine.explain import fulfilled_mission, items_of, read_as_territories

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import NotRequired

    from risk_widget.engine.actions import Action
    from risk_widget.engine.codes import LogRow
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.data_types import (
        Clause,
        Continent,
        IncomeData,
        Owner,
        Phase,
        Seat,
        Territory,
    )
    from risk_widget.engine.state import State

_SECRETS = {"card_drawn": "card", "cards_taken": "cards", "capital_chosen": "territory"}


class StarterRolled(TypedDict):
    """The dice that decided who begins."""

    rolls: list[list[Any]]
    """[seat, [die]] for each roll, in order; seats that tie roll again"""
    first: Seat


class Dealt(TypedDict):
    """The deal of the territories."""

    counts: dict[Owner, int]
    """the number of territories of each owner"""


class Claimed(TypedDict):
    """The claim of a free territory."""

    territory: Territory


class Placed(TypedDict):
    """Armies placed on a territory."""

    territory: Territory
    armies: int
    third: NotRequired[bool]
    """whether the armies belong to the third army"""


class CapitalChosen(TypedDict):
    """The choice of a capital."""

    territory: NotRequired[Territory]
    """the capital, which only the seat itself may know"""


class TurnStarted(TypedDict):
    """The start of a turn."""

    round: int


class Income(TypedDict):
    """The reinforcements of a turn."""

    items: list[IncomeData]
    total: int


class Traded(TypedDict):
    """The trade of a set of cards."""

    cards: list[str]
    armies: int
    set_number: int


class BonusPlaced(TypedDict):
    """Bonus armies on a territory that a card of the set shows."""

    territory: Territory
    armies: int


class PhaseStarted(TypedDict):
    """The start of a phase."""

    phase: Phase


class Attacked(TypedDict):
    """An attack, before the dice."""

    source: Territory
    target: Territory
    armies: int
    dice: int
    defender: Owner
    third: NotRequired[bool]
    """whether the allied army attacks"""


class Rolled(TypedDict):
    """The dice of both sides, and their losses."""

    source: Territory
    target: Territory
    attacker: Owner
    defender: Owner
    attack: Sequence[int]
    """the attacker's dice, highest first"""
    defence: Sequence[int]
    pairs: Sequence[tuple[int, int, str]]
    """the attack die, the defence die and the winner ("attack" or "defence") of each pair"""
    attacker_losses: int
    defender_losses: int
    rule: Clause


class Captured(TypedDict):
    """The capture of a territory."""

    source: Territory
    target: Territory
    defender: Owner
    first_capture: bool
    """whether this is the first capture of the turn"""


class Occupied(TypedDict):
    """Armies moved into a captured territory."""

    source: Territory
    target: Territory
    armies: int


class Eliminated(TypedDict):
    """The elimination of a seat."""

    by: Owner
    cards: int
    """the number of cards that the seat held"""


CardsTaken = TypedDict(
    "CardsTaken", {"from": "Owner", "count": "int", "cards": "NotRequired[list[str]]"}
)
"""The cards taken from an eliminated seat; only the receiver may know which cards they are."""


class CapitalFell(TypedDict):
    """The fall of a capital."""

    territory: Territory
    owner: Seat
    by: Owner
    continent: Continent
    cleared: dict[Territory, int]
    """the armies taken away, by territory"""


class CardDrawn(TypedDict):
    """A card earned by a capture."""

    card: NotRequired[str]
    """the card, which only the seat itself may know"""


class Fortified(TypedDict):
    """Armies moved at the end of a turn."""

    source: Territory
    target: Territory
    armies: int


class ThirdOwed(TypedDict):
    """Reinforcements due to the third army."""

    armies: int


class ThirdPlaced(TypedDict):
    """The placement of the third army on its territories."""

    territories: dict[Territory, int]
    """the armies placed on each territory"""
    owner: Owner


class DeckReshuffled(TypedDict):
    """A new deck, made of the discarded cards."""

    count: int


class Won(TypedDict):
    """The end of the game."""

    winner: Seat
    reason: Clause
    mission: NotRequired[str]
    """the winner's mission, if it is fulfilled"""
    read_as: NotRequired[int]
    """the number of territories that replaced a colour to destroy as the aim of the mission"""
    capitals: NotRequired[int]
    """the number of capitals held, if the game was won by capitals"""


KindT = TypeVar("KindT", bound=str)
Data = TypeVar("Data", bound=Mapping[str, object])


class EventOf(NamedTuple, Generic[KindT, Data]):
    """An event: its type, the seat it belongs to (None: no seat), and its data.

    >>> import risk_widget as rw
    >>> game = rw.Game.new(edition="czech", mode="domination", seats=3, seed=1)
    >>> event, = game.apply({"type": "claim", "territory": "brazil"})
    >>> event.type, event.seat, event.data
    ('claimed', 'green', {'territory': 'brazil'})
    """

    type: KindT
    seat: str | None
    data: Data

    def to_dict(self, viewer: str | None = None) -> EventDict:
        """Return plain JSON data as ``viewer`` may see it (None: a spectator, who sees no secret).

        The keys of other seats' secrets are absent.

        >>> import risk_widget as rw
        >>> drawn = rw.Event("card_drawn", "red", {"card": "peru"})
        >>> drawn.to_dict("red").get("card"), drawn.to_dict("blue").get("card")
        ('peru', None)
        """
        data: dict[str, object] = {"type": self.type, "seat": self.seat, **self.data}
        secret = _SECRETS.get(self.type)
        if secret is not None and (viewer is None or viewer != self.seat):
            data.pop(secret, None)
        return cast("EventDict", data)

    def to_full_dict(self) -> EventDict:
        """Return all data, including secrets, for records that no player reads during the game.

        >>> import risk_widget as rw
        >>> rw.Event("card_drawn", "red", {"card": "peru"}).to_full_dict()
        {'type': 'card_drawn', 'seat': 'red', 'card': 'peru'}
        """
        return cast("EventDict", {"type": self.type, "seat": self.seat, **self.data})


if TYPE_CHECKING:
    # Type checkers infer the data from the type: if ``event.type == "rolled"``, ``event.data`` is
    # `Rolled`, and an event as a dict has the keys of `Rolled`, ``type`` and ``seat``.
    Event: TypeAlias = (
        EventOf[Literal["starter_rolled"], StarterRolled] | EventOf[Literal["dealt"], Dealt] |
        EventOf[Literal["claimed"], Claimed] | EventOf[Literal["placed"], Placed] |
        EventOf[Literal["capital_chosen"], CapitalChosen] |
        EventOf[Literal["turn_started"], TurnStarted] | EventOf[Literal["income"], Income] |
        EventOf[Literal["traded"], Traded] | EventOf[Literal["bonus_placed"], BonusPlaced] |
        EventOf[Literal["phase_started"], PhaseStarted] | EventOf[Literal["attacked"], Attacked] |
        EventOf[Literal["rolled"], Rolled] | EventOf[Literal["captured"], Captured] |
        EventOf[Literal["occupied"], Occupied] | EventOf[Literal["eliminated"], Eliminated] |
        EventOf[Literal["cards_taken"], CardsTaken] |
        EventOf[Literal["capital_fell"], CapitalFell] |
        EventOf[Literal["card_drawn"], CardDrawn] | EventOf[Literal["fortified"], Fortified] |
        EventOf[Literal["third_owed"], ThirdOwed] |
        EventOf[Literal["third_placed"], ThirdPlaced] |
        EventOf[Literal["deck_reshuffled"], DeckReshuffled] | EventOf[Literal["won"], Won]
    )  # fmt: skip

    RolledEvent: TypeAlias = EventOf[Literal["rolled"], Rolled]

    class _Entry(TypedDict, Generic[KindT]):
        type: KindT
        seat: str | None

    class _StarterRolled(StarterRolled, _Entry[Literal["starter_rolled"]]): ...

    class _Dealt(Dealt, _Entry[Literal["dealt"]]): ...

    class _Claimed(Claimed, _Entry[Literal["claimed"]]): ...

    class _Placed(Placed, _Entry[Literal["placed"]]): ...

    class _CapitalChosen(CapitalChosen, _Entry[Literal["capital_chosen"]]): ...

    class _TurnStarted(TurnStarted, _Entry[Literal["turn_started"]]): ...

    class _Income(Income, _Entry[Literal["income"]]): ...

    class _Traded(Traded, _Entry[Literal["traded"]]): ...

    class _BonusPlaced(BonusPlaced, _Entry[Literal["bonus_placed"]]): ...

    class _PhaseStarted(PhaseStarted, _Entry[Literal["phase_started"]]): ...

    class _Attacked(Attacked, _Entry[Literal["attacked"]]): ...

    class _Rolled(Rolled, _Entry[Literal["rolled"]]): ...

    class _Captured(Captured, _Entry[Literal["captured"]]): ...

    class _Occupied(Occupied, _Entry[Literal["occupied"]]): ...

    class _Eliminated(Eliminated, _Entry[Literal["eliminated"]]): ...

    class _CardsTaken(CardsTaken, _Entry[Literal["cards_taken"]]): ...

    class _CapitalFell(CapitalFell, _Entry[Literal["capital_fell"]]): ...

    class _CardDrawn(CardDrawn, _Entry[Literal["card_drawn"]]): ...

    class _Fortified(Fortified, _Entry[Literal["fortified"]]): ...

    class _ThirdOwed(ThirdOwed, _Entry[Literal["third_owed"]]): ...

    class _ThirdPlaced(ThirdPlaced, _Entry[Literal["third_placed"]]): ...

    class _DeckReshuffled(DeckReshuffled, _Entry[Literal["deck_reshuffled"]]): ...

    class _Won(Won, _Entry[Literal["won"]]): ...

    EventDict: TypeAlias = (
        _StarterRolled | _Dealt | _Claimed | _Placed | _CapitalChosen | _TurnStarted | _Income |
        _Traded | _BonusPlaced | _PhaseStarted | _Attacked | _Rolled | _Captured | _Occupied |
        _Eliminated | _CardsTaken | _CapitalFell | _CardDrawn | _Fortified | _ThirdOwed |
        _ThirdPlaced | _DeckReshuffled | _Won
    )  # fmt: skip
else:
    Event = EventOf
    EventOf.__name__ = EventOf.__qualname__ = "Event"

_make = tuple.__new__  # Takes half the time of calling the class, and most events are made here.


def opening_events(config: GameConfig, rows: Sequence[LogRow], state: State) -> list[Event]:
    """Build the events before the first decision from the rows of the log."""
    events: list[Event] = []
    dice = [[config.seats[seat], [die]] for kind, seat, die, _ in rows if kind == STARTER_DIE]
    if dice:
        first = config.seats[state.starter]
        rolled: StarterRolled = {"rolls": dice, "first": first}
        events.append(_make(EventOf, ("starter_rolled", first, rolled)))
    dealt = {config.owner_ids[a]: b for kind, a, b, _ in rows if kind == DEALT}
    if dealt:
        counts: Dealt = {"counts": dealt}
        events.append(_make(EventOf, ("dealt", None, counts)))
    rest = [row for row in rows if row[0] not in (STARTER_DIE, DEALT)]
    _tell(config, None, state, iter(rest), state, events)
    return events


# The events of an action, from the rows of the log and the positions before and after it. There
# is a function for each kind of action: it builds the event of the choice itself, and calls
# `_tell` for the events that followed.


def _claim(
    config: GameConfig, before: State, action: Claim, rows: Sequence[LogRow], after: State
) -> list[Event]:
    data: Claimed = {"territory": action.territory}
    events: list[Event] = [_make(EventOf, ("claimed", config.seats[before.actor], data))]
    if rows:
        _tell(config, action, before, iter(rows), after, events)
    return events


def _place(
    config: GameConfig, before: State, action: Place, rows: Sequence[LogRow], after: State
) -> list[Event]:
    territory, armies = action
    data: Placed = {"territory": territory, "armies": armies}
    if before.phase == IN_REINFORCE_THIRD:
        data["third"] = True
    events: list[Event] = [_make(EventOf, ("placed", config.seats[before.actor], data))]
    if rows:
        _tell(config, action, before, iter(rows), after, events)
    return events


def _choose_capital(
    config: GameConfig, before: State, action: ChooseCapital, rows: Sequence[LogRow], after: State
) -> list[Event]:
    data: CapitalChosen = {"territory": action.territory}
    events: list[Event] = [_make(EventOf, ("capital_chosen", config.seats[before.actor], data))]
    if rows:
        _tell(config, action, before, iter(rows), after, events)
    return events


def _fortify(
    config: GameConfig, before: State, action: Fortify, rows: Sequence[LogRow], after: State
) -> list[Event]:
    source, target, armies = action
    data: Fortified = {"source": source, "target": target, "armies": armies}
    events: list[Event] = [_make(EventOf, ("fortified", config.seats[before.actor], data))]
    if rows:
        _tell(config, action, before, iter(rows), after, events)
    return events


def _just_rows(
    config: GameConfig, before: State, action: Action, rows: Sequence[LogRow], after: State
) -> list[Event]:
    events: list[Event] = []
    _tell(config, action, before, iter(rows), after, events)
    return events


def _attack(
    config: GameConfig, before: State, action: Attack, rows: Sequence[LogRow], after: State
) -> list[Event]:
    source, target, armies, _ = action
    attacker = after.attacker
    defender = config.owner_ids[after.defender]
    data: Attacked = {
        "source": source,
        "target": target,
        "armies": armies,
        "dice": after.dice,
        "defender": defender,
    }
    if attacker == config.third:
        data["third"] = True
    events: list[Event] = [_make(EventOf, ("attacked", config.seats[before.actor], data))]
    if rows and rows[0][0] == BATTLE:
        events.append(_rolled(source, target, config.owner_ids[attacker], defender, rows[0]))
        if len(rows) > 1:
            _tell(config, action, before, iter(rows[1:]), after, events)
    return events


def _defend(
    config: GameConfig, before: State, action: Defend, rows: Sequence[LogRow], after: State
) -> list[Event]:
    ids, owner_ids = config.ids, config.owner_ids
    source, target = ids[before.source], ids[before.target]
    attacker, defender = owner_ids[before.attacker], owner_ids[before.defender]
    events: list[Event] = [_rolled(source, target, attacker, defender, rows[0])]
    if len(rows) > 1:
        _tell(config, action, before, iter(rows[1:]), after, events)
    return events


def _rolled(source: str, target: str, attacker: str, defender: str, row: LogRow) -> Event:
    _, attack_faces, defence_faces, losses = row
    attack, defence, pairs = battle_told(attack_faces, defence_faces)
    data: Rolled = {
        "source": source,
        "target": target,
        "attacker": attacker,
        "defender": defender,
        "attack": attack,
        "defence": defence,
        "pairs": pairs,
        "attacker_losses": losses // 10,
        "defender_losses": losses % 10,
        "rule": "attack.compare",
    }
    return _make(EventOf, ("rolled", attacker, data))


EVENTS_OF: dict[
    type[Action], Callable[[GameConfig, State, Any, Sequence[LogRow], State], list[Event]]
] = {
    Claim: _claim,
    Place: _place,
    ChooseCapital: _choose_capital,
    Trade: _just_rows,
    Attack: _attack,
    Defend: _defend,
    Occupy: _just_rows,
    Fortify: _fortify,
    EndPhase: _just_rows,
}
"""The function that builds the events of an action, by kind of action."""


def _tell(
    config: GameConfig,
    action: Action | None,
    before: State,
    remaining: Iterator[LogRow],
    after: State,
    events: list[Event],
) -> None:
    """Add the events of the remaining rows."""
    seats = config.seats
    for kind, a, b, c in remaining:
        if kind == PHASE_STARTED:
            phase: PhaseStarted = {"phase": PHASES[a]}
            events.append(_make(EventOf, ("phase_started", seats[b], phase)))
        elif kind == TURN_STARTED:
            turn: TurnStarted = {"round": b}
            events.append(_make(EventOf, ("turn_started", seats[a], turn)))
        elif kind == INCOME_COUNTED:
            items = [item.to_dict() for item in items_of(config, after)]
            income: Income = {"items": items, "total": b}
            events.append(_make(EventOf, ("income", seats[a], income)))
        elif kind == CAPTURED:
            attacker = config.owner_ids[after.attacker]
            captured: Captured = {
                "source": config.ids[after.source],
                "target": config.ids[after.target],
                "defender": config.owner_ids[a],
                "first_capture": bool(b),
            }
            events.append(_make(EventOf, ("captured", attacker, captured)))
        elif kind == MOVED_IN:
            attacker = config.owner_ids[after.attacker]
            moved: Occupied = {
                "source": config.ids[after.source],
                "target": config.ids[after.target],
                "armies": a,
            }
            events.append(_make(EventOf, ("occupied", attacker, moved)))
        else:
            _tell_rare(config, action, before, (kind, a, b, c), remaining, after, events)


@cache
def battle_told(
    attack: int, defence: int
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[tuple[int, int, str], ...]]:
    """Return both rolls, the highest die first, and the pairs with the winner of each."""
    rolled = tuple(map(int, f"{attack:x}")), tuple(map(int, f"{defence:x}"))
    pairs = tuple((a, d, "attack" if a > d else "defence") for a, d in zip(*rolled, strict=False))
    return *rolled, pairs


def _tell_rare(
    config: GameConfig,
    action: Action | None,
    before: State,
    row: LogRow,
    remaining: Iterator[LogRow],
    after: State,
    events: list[Event],
) -> None:
    """Add the events of a row that occurs once in a turn, or once in a game."""
    kind, a, b, c = row
    ids, owner_ids, seats = config.ids, config.owner_ids, config.seats
    if kind == CARD_DRAWN:
        drawn: CardDrawn = {"card": config.card_ids[a]}
        events.append(_make(EventOf, ("card_drawn", seats[b], drawn)))
    elif kind == SET_TRADED:
        assert type(action) is Trade, "only a trade trades"
        traded: Traded = {
            "cards": list(action.cards),
            "armies": a,
            "set_number": after.sets_traded,
        }
        events.append(_make(EventOf, ("traded", seats[before.actor], traded)))
    elif kind == BONUS_PLACED:
        bonus: BonusPlaced = {"territory": ids[a], "armies": b}
        events.append(_make(EventOf, ("bonus_placed", seats[before.actor], bonus)))
    elif kind == CARDS_TAKEN:
        cards = [config.card_ids[card] for _, card, _, _ in islice(remaining, b)]
        taken: CardsTaken = {"from": seats[a], "count": b, "cards": cards}
        events.append(_make(EventOf, ("cards_taken", seats[c], taken)))
    elif kind == DECK_MADE:
        for _ in islice(remaining, a):
            pass  # the order of the deck stays secret
        if b:
            reshuffled: DeckReshuffled = {"count": a}
            events.append(_make(EventOf, ("deck_reshuffled", None, reshuffled)))
    elif kind == ELIMINATED:
        out: Eliminated = {"by": owner_ids[b], "cards": c}
        events.append(_make(EventOf, ("eliminated", seats[a], out)))
    elif kind == CAPITAL_FELL:
        fell: CapitalFell = {
            "territory": ids[b],
            "owner": seats[a],
            "by": owner_ids[c],
            "continent": config.continents[config.home[b]].id,
            "cleared": {},
        }
        events.append(_make(EventOf, ("capital_fell", seats[a], fell)))
    elif kind == CLEARED:
        fall = events[-1]
        assert fall.type == "capital_fell", "only the fall of a capital clears territories"
        fall.data["cleared"][ids[a]] = b
    elif kind == THIRD_OWED:
        owed: ThirdOwed = {"armies": a}
        events.append(_make(EventOf, ("third_owed", seats[before.turn], owed)))
    elif kind == THIRD_PLACED:
        last = events[-1] if events else None
        if last is None or last.type != "third_placed":
            placed: ThirdPlaced = {"territories": {}, "owner": THIRD}
            last = _make(EventOf, ("third_placed", None, placed))
            events.append(last)
        last.data["territories"][ids[a]] = b
    elif kind == WON:
        won: Won = {"winner": seats[a], "reason": REASONS[b]}
        mission = config.goal_ids[c] if b == BY_MISSION else fulfilled_mission(config, after)
        if mission is not None:
            won["mission"] = mission
            if (read_as := read_as_territories(config, after, mission)) is not None:
                won["read_as"] = read_as
        if b == BY_CAPITALS:
            won["capitals"] = c
        events.append(_make(EventOf, ("won", seats[a], won)))
