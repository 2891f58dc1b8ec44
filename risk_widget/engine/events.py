"""What happened: the outcomes of an action, in order, as plain data.

Every event has a type, the seat it belongs to (None where it is nobody's) and a dict of JSON data:

==================  ======================================================================
``starter_rolled``  rolls [[seat, [dice]], ...] one entry per round of rolling and seat, first
``dealt``           counts {seat or "third": territories}
``claimed``         territory
``placed``          territory, armies; third true where the third army's armies were placed
``capital_chosen``  territory (secret: only for the seat itself)
``turn_started``    round
``income``          items [{kind, subject, armies, rule}], total
``traded``          cards, armies, set_number
``bonus_placed``    territory, armies
``phase_started``   phase
``attacked``        source, target, armies, dice, defender; third true for the allied army
``rolled``          source, target, attacker, defender, attack and defence (highest die first),
                    pairs [[attack die, defence die, "attack" or "defence"]] (who won it),
                    attacker_losses, defender_losses, rule
``captured``        source, target, defender, first_capture
``occupied``        source, target, armies
``eliminated``      seat, by
``cards_taken``     from, count, cards (secret: only for the receiver)
``capital_fell``    territory, owner, by, continent, cleared {territory: armies taken away}
``card_drawn``      card (secret: only for the seat itself)
``fortified``       source, target, armies
``third_owed``      armies
``third_placed``    territories {territory: armies} (the third army is set down)
``deck_reshuffled`` count
``won``             winner, reason (clause id); mission, or the number of capitals, if by these
==================  ======================================================================
"""

from __future__ import annotations

from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

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
from risk_widget.engine.explain import items_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from risk_widget.engine.actions import Action
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.data_types import EventKind
    from risk_widget.engine.log import Row
    from risk_widget.engine.state import State

_SECRETS = {"card_drawn": "card", "cards_taken": "cards", "capital_chosen": "territory"}


class Event(NamedTuple):
    """One thing that happened."""

    type: EventKind
    seat: str | None
    data: dict[str, Any]

    def to_dict(self, viewer: str | None = None) -> dict[str, Any]:
        """Plain JSON data as ``viewer`` may see it (None: a spectator, who sees no secret).

        A secret that is not the viewer's is left out: the key is absent.
        """
        data = {"type": self.type, "seat": self.seat, **self.data}
        secret = _SECRETS.get(self.type)
        if secret is not None and (viewer is None or viewer != self.seat):
            data.pop(secret, None)
        return data

    def to_full_dict(self) -> dict[str, Any]:
        """Everything, secrets included: for records that nobody reads during the game."""
        return {"type": self.type, "seat": self.seat, **self.data}


_make = tuple.__new__  # half the time of calling the class, where most events are made


def opening_events(config: GameConfig, rows: Sequence[Row], state: State) -> list[Event]:
    """What happened before the first decision, from the rows of the log."""
    events: list[Event] = []
    dice = [[config.seats[seat], [die]] for kind, seat, die, _ in rows if kind == STARTER_DIE]
    if dice:
        first = config.seats[state.starter]
        events.append(Event("starter_rolled", first, {"rolls": dice, "first": first}))
    dealt = {config.owner_ids[a]: b for kind, a, b, _ in rows if kind == DEALT}
    if dealt:
        events.append(Event("dealt", None, {"counts": dealt}))
    rest = [row for row in rows if row[0] not in (STARTER_DIE, DEALT)]
    _tell(config, None, state, iter(rest), state, events)
    return events


# What came of an action, from the rows of the log and the positions before and after it: a function
# for each kind of action, which says what has been chosen, and has `_tell` add what followed.


def _claim(
    config: GameConfig, before: State, action: Claim, rows: Sequence[Row], after: State
) -> list[Event]:
    data = {"territory": action.territory}
    events = [Event("claimed", config.seats[before.actor], data)]
    if rows:
        _tell(config, action, before, iter(rows), after, events)
    return events


def _place(
    config: GameConfig, before: State, action: Place, rows: Sequence[Row], after: State
) -> list[Event]:
    territory, armies = action
    data: dict[str, Any] = {"territory": territory, "armies": armies}
    if before.phase == IN_REINFORCE_THIRD:
        data["third"] = True
    events = [_make(Event, ("placed", config.seats[before.actor], data))]
    if rows:
        _tell(config, action, before, iter(rows), after, events)
    return events


def _choose_capital(
    config: GameConfig, before: State, action: ChooseCapital, rows: Sequence[Row], after: State
) -> list[Event]:
    data = {"territory": action.territory}
    events = [Event("capital_chosen", config.seats[before.actor], data)]
    if rows:
        _tell(config, action, before, iter(rows), after, events)
    return events


def _fortify(
    config: GameConfig, before: State, action: Fortify, rows: Sequence[Row], after: State
) -> list[Event]:
    source, target, armies = action
    data = {"source": source, "target": target, "armies": armies}
    events = [_make(Event, ("fortified", config.seats[before.actor], data))]
    if rows:
        _tell(config, action, before, iter(rows), after, events)
    return events


def _just_rows(
    config: GameConfig, before: State, action: Action, rows: Sequence[Row], after: State
) -> list[Event]:
    events: list[Event] = []
    _tell(config, action, before, iter(rows), after, events)
    return events


def _attack(
    config: GameConfig, before: State, action: Attack, rows: Sequence[Row], after: State
) -> list[Event]:
    source, target, armies, _ = action
    attacker = after.attacker
    defender = config.owner_ids[after.defender]
    data = {
        "source": source,
        "target": target,
        "armies": armies,
        "dice": after.dice,
        "defender": defender,
    }
    if attacker == config.third:
        data["third"] = True
    events = [_make(Event, ("attacked", config.seats[before.actor], data))]
    if rows and rows[0][0] == BATTLE:
        events.append(_rolled(source, target, config.owner_ids[attacker], defender, rows[0]))
        if len(rows) > 1:
            _tell(config, action, before, iter(rows[1:]), after, events)
    return events


def _defend(
    config: GameConfig, before: State, action: Defend, rows: Sequence[Row], after: State
) -> list[Event]:
    ids, owner_ids = config.ids, config.owner_ids
    source, target = ids[before.source], ids[before.target]
    attacker, defender = owner_ids[before.attacker], owner_ids[before.defender]
    events = [_rolled(source, target, attacker, defender, rows[0])]
    if len(rows) > 1:
        _tell(config, action, before, iter(rows[1:]), after, events)
    return events


def _rolled(source: str, target: str, attacker: str, defender: str, row: Row) -> Event:
    _, attack_faces, defence_faces, losses = row
    attack, defence, pairs = battle_told(attack_faces, defence_faces)
    data = {
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
    return _make(Event, ("rolled", attacker, data))


EVENTS_OF: dict[
    type[Action], Callable[[GameConfig, State, Any, Sequence[Row], State], list[Event]]
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
"""What came of an action of each kind."""


def _tell(
    config: GameConfig,
    action: Action | None,
    before: State,
    remaining: Iterator[Row],
    after: State,
    events: list[Event],
) -> None:
    """Add what the remaining rows tell."""
    seats = config.seats
    for kind, a, b, c in remaining:
        if kind == PHASE_STARTED:
            events.append(_make(Event, ("phase_started", seats[b], {"phase": PHASES[a]})))
        elif kind == TURN_STARTED:
            events.append(_make(Event, ("turn_started", seats[a], {"round": b})))
        elif kind == INCOME_COUNTED:
            items = [item.to_dict() for item in items_of(config, after)]
            events.append(_make(Event, ("income", seats[a], {"items": items, "total": b})))
        elif kind == CAPTURED:
            attacker = config.owner_ids[after.attacker]
            data = {
                "source": config.ids[after.source],
                "target": config.ids[after.target],
                "defender": config.owner_ids[a],
                "first_capture": bool(b),
            }
            events.append(_make(Event, ("captured", attacker, data)))
        elif kind == MOVED_IN:
            attacker = config.owner_ids[after.attacker]
            data = {
                "source": config.ids[after.source],
                "target": config.ids[after.target],
                "armies": a,
            }
            events.append(_make(Event, ("occupied", attacker, data)))
        else:
            _tell_rare(config, action, before, (kind, a, b, c), remaining, after, events)


@cache
def battle_told(
    attack: int, defence: int
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[tuple[int, int, str], ...]]:
    """Both rolls, the highest die first, and the pairs with who won each."""
    rolled = tuple(map(int, f"{attack:x}")), tuple(map(int, f"{defence:x}"))
    pairs = tuple((a, d, "attack" if a > d else "defence") for a, d in zip(*rolled, strict=False))
    return *rolled, pairs


def _tell_rare(
    config: GameConfig,
    action: Action | None,
    before: State,
    row: Row,
    remaining: Iterator[Row],
    after: State,
    events: list[Event],
) -> None:
    """Add what a row of the log tells that comes once in a turn, or once in a game."""
    kind, a, b, c = row
    ids, owner_ids, seats = config.ids, config.owner_ids, config.seats
    if kind == CARD_DRAWN:
        events.append(Event("card_drawn", seats[b], {"card": config.card_ids[a]}))
    elif kind == SET_TRADED:
        assert type(action) is Trade, "only a trade trades"
        data = {"cards": list(action.cards), "armies": a, "set_number": after.sets_traded}
        events.append(Event("traded", seats[before.actor], data))
    elif kind == BONUS_PLACED:
        data = {"territory": ids[a], "armies": b}
        events.append(Event("bonus_placed", seats[before.actor], data))
    elif kind == CARDS_TAKEN:
        cards = [config.card_ids[card] for _, card, _, _ in islice(remaining, b)]
        events.append(
            Event("cards_taken", seats[c], {"from": seats[a], "count": b, "cards": cards})
        )
    elif kind == DECK_MADE:
        for _ in islice(remaining, a):
            pass  # the order of the deck is nobody's to know
        if b:
            events.append(Event("deck_reshuffled", None, {"count": a}))
    elif kind == ELIMINATED:
        events.append(Event("eliminated", seats[a], {"by": owner_ids[b], "cards": c}))
    elif kind == CAPITAL_FELL:
        data = {
            "territory": ids[b],
            "owner": seats[a],
            "by": owner_ids[c],
            "continent": config.continents[config.home[b]].id,
            "cleared": {},
        }
        events.append(Event("capital_fell", seats[a], data))
    elif kind == CLEARED:
        events[-1].data["cleared"][ids[a]] = b
    elif kind == THIRD_OWED:
        events.append(Event("third_owed", seats[before.turn], {"armies": a}))
    elif kind == THIRD_PLACED:
        if not events or events[-1].type != "third_placed":
            events.append(Event("third_placed", None, {"territories": {}, "owner": THIRD}))
        events[-1].data["territories"][ids[a]] = b
    elif kind == WON:
        data = {"winner": seats[a], "reason": REASONS[b]}
        if b == BY_MISSION:
            data["mission"] = config.goal_ids[c]
        elif b == BY_CAPITALS:
            data["capitals"] = c
        events.append(Event("won", seats[a], data))
