"""Reading, completing, checking and summarizing positions that come from outside.

A position is checked for everything that the edition makes impossible. A game that is played
from its start never reaches an impossible position, so the phases do not check for one.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, NamedTuple

from risk_widget.engine.cards import add_income
from risk_widget.engine.codes import (
    CARDS_KEPT,
    FIRST_BY_DIE,
    FIRST_WITHOUT_CARD,
    FOR_NO_REASON,
    HIDDEN,
    IN_ATTACK_THIRD,
    IN_CAPITAL,
    IN_CLAIM,
    IN_DEFEND,
    IN_FORTIFY,
    IN_OCCUPY,
    IN_PLACE,
    IN_PLAY,
    IN_REINFORCE,
    IN_REINFORCE_THIRD,
    IN_SETUP,
    MOVE_ONE,
    MOVE_RESTED,
    NO_CAPITAL,
    NO_MISSION,
    NOBODY,
    OVER,
    PHASES,
    REASONS,
    UNKNOWN,
)
from risk_widget.engine.combat import may_be_attacked, most_attacking
from risk_widget.engine.config import THIRD
from risk_widget.engine.data_types import Phase  # noqa: TC001 - it is read at run time
from risk_widget.engine.state import Battle
from risk_widget.engine.turn import count_income
from risk_widget.messages import Message, MessageError
from risk_widget.reading.schema import Checked, Known, Made, Problem, SchemaError, Within, read
from risk_widget.reading.spelling import shown

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State
    from risk_widget.messages import Names


class Impossible(NamedTuple):
    """An impossible part of a position, and a message about it."""

    field: str
    content: Message


def impossible(
    config: GameConfig, state: State, *, capitals_required: bool = True
) -> Impossible | None:
    """Find the first part of a position that is impossible in this game, or None.

    ``capitals_required``: whether every seat of a capital game needs a capital, known or not.
    """
    checks = [_territories, _seats, _phase, _missions, _capitals, _movement, _end, _battle]
    checks += [_missing_capitals] * capitals_required
    for problems in (*checks, _check_cards, _due):
        for problem in problems(config, state):
            return Impossible(*problem)
    return None


def misplaced_cards(config: GameConfig, state: State) -> Impossible | None:
    """Find the first card that is in two places or missing, or None."""
    for problem in _check_cards(config, state):
        return Impossible(*problem)
    return None


def _in_mode(config: GameConfig, code: str, **params: object) -> Message:
    """Build a message about the edition and the mode being played."""
    return Message(code, {"edition": config.edition.title, "mode": config.mode_title, **params})


def _phase(config: GameConfig, state: State) -> Iterator[tuple[str, Message]]:
    phase, rules = state.phase, config.rules
    if phase == IN_CLAIM:
        if rules.territories != "claim":
            yield "phase", _in_mode(config, "position-dealt")
        if NOBODY not in state.owner:
            yield "phase", Message("position-none-free")
    if phase == IN_CAPITAL and rules.goal != "capitals":
        yield "phase", _in_mode(config, "position-no-capitals")
    if phase in (IN_REINFORCE_THIRD, IN_ATTACK_THIRD) and not config.has_third:
        yield "phase", Message("position-needs-third", {"phase": PHASES[phase]})
    if phase == IN_ATTACK_THIRD and not config.allied:
        yield "phase", Message("position-needs-allied")
    if state.mid_combat and config.params.cards_won == CARDS_KEPT:
        yield "flags", _in_mode(config, "position-cards-not-traded")


def _missions(config: GameConfig, state: State) -> Iterator[tuple[str, Message]]:
    if any(mission != NO_MISSION for mission in state.mission) and config.rules.goal != "missions":
        yield "missions", _in_mode(config, "position-without-missions")


def _capitals(config: GameConfig, state: State) -> Iterator[tuple[str, Message]]:
    known = [capital for capital in state.capital if capital >= 0]
    if any(capital != NO_CAPITAL for capital in state.capital) and config.rules.goal != "capitals":
        yield "capitals", _in_mode(config, "position-without-capitals")
    for seat, capital in enumerate(state.capital):
        if capital < 0:
            continue
        place = {"territory": config.ids[capital], "seat": config.seats[seat]}
        if known.count(capital) > 1:
            yield "capitals", Message("position-capital-of-two", place)
        if state.owner[capital] != seat and not state.shown[seat]:
            yield "capitals", Message("position-capital-taken", place)


def _movement(config: GameConfig, state: State) -> Iterator[tuple[str, Message]]:
    ids, movement, moved = config.ids, config.params.movement, state.movements()
    if moved and state.phase not in (IN_FORTIFY, OVER):
        yield "moved", Message("position-moved-when", {"phase": PHASES[state.phase]})
    if movement == MOVE_ONE and len(moved) > 1:
        yield "moved", Message("position-moved-once")
    for source, target in moved.items():
        if target not in config.neighbours[source]:
            ends = {"source": ids[source], "target": ids[target]}
            yield "moved", Message("not-adjacent", ends)
        for place in (source, target):
            if state.owner[place] != state.turn:
                held = {"territory": ids[place], "seat": config.seats[state.turn]}
                yield "moved", Message("position-moved-not-own", held)
    if state.tired_armies() and movement != MOVE_RESTED:
        yield "tired", _in_mode(config, "position-not-tired")


_WON_BY = {
    "last_player": ("win.domination",),
    "missions": ("win.domination", "win.mission"),
    "capitals": ("win.domination", "win.capital"),
}


def _end(config: GameConfig, state: State) -> Iterator[tuple[str, Message]]:
    if state.winner == UNKNOWN:
        return
    if REASONS[state.reason] not in _ways_to_win(config):
        yield "phase", wrong_reason(config, REASONS[state.reason])
    if state.out_by[state.winner] != IN_PLAY:
        yield "phase", Message("position-winner-out", {"seat": config.seats[state.winner]})


def _ways_to_win(config: GameConfig) -> tuple[str, ...]:
    return ("win.duel",) if config.mode == "duel" else _WON_BY[config.rules.goal]


def wrong_reason(config: GameConfig, reason: str) -> Message:
    """Build a message saying that this game cannot be won in this way."""
    how = {"ways": list(_ways_to_win(config)), "reason": shown(reason[:60])}
    return _in_mode(config, "position-won-by", **how)


def _battle(config: GameConfig, state: State) -> Iterator[tuple[str, Message]]:
    if state.battle is not None:
        yield from _battle_problems(config, state, state.battle)


def _battle_problems(
    config: GameConfig, state: State, battle: Battle
) -> Iterator[tuple[str, Message]]:
    field = "phase"
    source, target, attacker, _, armies, dice, roll = battle
    params = config.params
    adjacent = target in config.neighbours[source] and state.owner[source] == attacker
    may = adjacent and may_be_attacked(params, state, attacker, target)
    own = attacker == state.turn or (config.allied and attacker == config.third)
    if not (own and may and 1 <= armies <= most_attacking(params, state, source)):
        yield field, _no_attack(config, state, battle, own=own)
        return
    fewest, highest = config.attack_dice[armies]
    if not fewest <= dice <= highest:
        yield field, Message("position-battle-dice", {"armies": armies, "dice": dice})
    rolled = config.decides_after and state.phase == IN_DEFEND
    if (rolled or roll) and (not config.decides_after or len(roll) != dice):
        due = {"dice": dice if rolled else 0, "rolled": len(roll)}
        yield field, Message("position-battle-roll", due)
    for die in roll:
        if not 1 <= die <= 6:
            yield field, Message("position-die", {"die": die})
    if params.movement == MOVE_RESTED and max(0, state.tired[source]) < armies:
        attackers = {"armies": armies, "territory": config.ids[source]}
        yield "tired", Message("position-tired-attackers", attackers)


def _no_attack(config: GameConfig, state: State, battle: Battle, *, own: bool) -> Message:
    """Explain why an attack is impossible; ``own`` means that the attacker may attack this turn."""
    source, target, attacker, defender = battle[:4]
    ends = {"source": config.ids[source], "target": config.ids[target]}
    if target not in config.neighbours[source]:
        return Message("not-adjacent", ends)
    if not own or (attacker == config.third and defender != state.turn):
        return Message("position-cannot-attack", ends)
    if attacker == defender:
        return Message("position-same-owner", ends)
    numbers = {"armies": battle.armies, "there": state.armies[source], **ends}
    return Message("position-too-many", numbers)


def _territories(config: GameConfig, state: State) -> Iterator[tuple[str, Message]]:
    field = "territories"
    emptied = state.target if state.fighting and state.phase == IN_OCCUPY else None
    for number, (owner, armies) in enumerate(zip(state.owner, state.armies, strict=True)):
        place = {"territory": config.ids[number]}
        if owner == NOBODY:
            if not _may_be_free(config, state):
                yield field, Message("position-free", place)
        elif number == emptied:
            if armies:
                yield field, Message("position-captured", {**place, "armies": armies})
        elif not armies:
            yield field, Message("position-no-army", place)


def _may_be_free(config: GameConfig, state: State) -> bool:
    """Whether territories may still be free, to be claimed or to receive the third army."""
    return state.phase == IN_CLAIM or (state.phase == IN_PLACE and config.has_third)


def _seats(config: GameConfig, state: State) -> Iterator[tuple[str, Message]]:
    for seat, name in enumerate(config.seats):
        held, out = state.counts[seat], state.out_by[seat] != IN_PLAY
        if out and held:
            yield "out", Message("position-out-holds", {"seat": name, "territories": held})
        if not out and not held and state.phase not in IN_SETUP:
            yield "out", Message("position-not-out", {"seat": name})
        if out and seat == state.turn and state.phase != OVER:
            yield "turn", Message("position-out-on-turn", {"seat": name})
    if state.alive < 2 and state.phase != OVER:
        yield "out", Message("position-not-over")
    if state.third_owed and not config.has_third:
        yield "third", Message("position-no-third")


def _missing_capitals(config: GameConfig, state: State) -> Iterator[tuple[str, Message]]:
    if config.rules.goal != "capitals" or state.phase in (*IN_SETUP, OVER):
        return
    for seat, capital in enumerate(state.capital):
        if capital == NO_CAPITAL:
            yield "capitals", Message("position-no-capital", {"seat": config.seats[seat]})


def _check_cards(config: GameConfig, state: State) -> Iterator[tuple[str, Message]]:
    """Check that every card is in exactly one place."""
    places = {"hands": [card for hand in state.hands() for card in hand]}
    places |= {"pile": list(state.deck_cards()), "discard": list(state.discard_cards())}
    known = {capital for capital in state.capital if capital >= 0}
    seen = set(known)
    for place, cards in places.items():
        for card in cards:
            if card == config.unknown_card:
                continue
            if card in known:
                yield place, Message("position-card-of-capital", {"card": config.card_ids[card]})
            if card in seen:
                yield place, Message("position-card-twice", {"card": config.card_ids[card]})
            seen.add(card)
    if state.phase in IN_SETUP and not state.deck_count:
        return  # the deck is built when set-up ends
    away = len(known) + state.capital.count(HIDDEN)
    count, wanted = sum(map(len, places.values())), config.unknown_card - away
    if count != wanted:
        yield "pile", Message("position-cards", {"cards": count, "wanted": wanted})


def _due(config: GameConfig, state: State) -> Iterator[tuple[str, Message]]:
    phase, turn = state.phase, state.turn
    who = {"seat": config.seats[turn]}
    if state.mid_combat and phase not in (IN_REINFORCE, OVER):
        yield "flags", Message("position-combat-when", {"phase": PHASES[phase]})
    if phase == IN_PLACE and not state.in_hand[turn]:
        yield "set", Message("position-none-in-hand", who)
    if phase in (IN_PLACE, IN_CAPITAL) and not state.counts[turn]:
        yield "turn", Message("position-holds-nothing", who)
    if phase == IN_CAPITAL and state.capital[turn] != NO_CAPITAL:
        yield "capitals", Message("position-has-capital", who)
    if phase == IN_REINFORCE_THIRD and not (state.to_place and state.counts[config.third]):
        yield "phase", Message("position-third-nothing")


class ImpossiblePosition(MessageError):  # noqa: N818 - says what it is
    """An impossible position: ``field`` is the part at fault, ``message`` a sentence about it."""

    def __init__(self, problem: Impossible, names: Names) -> None:
        super().__init__(problem.content, names)
        self.field: str = problem.field


class PendingBattle(NamedTuple):
    """A battle that waits for a decision; the owners of its territories are the two sides."""

    source: int
    target: int
    armies: int
    dice: int
    roll: tuple[int, ...] = ()


def put_armies(state: State, territory: int, owner: int, armies: int) -> None:
    """Put armies of an owner on a free territory."""
    state.owner[territory] = owner
    state.armies[territory] = armies
    state.counts[owner] += 1


def completed(
    config: GameConfig,
    state: State,
    fight: PendingBattle | None = None,
    *,
    capitals_required: bool = True,
    checked: bool = True,
) -> State:
    """Add to a filled-in position everything that follows from it.

    Args:
        config: the rules and the board of the game.
        state: complete except for the acting seat, the number of seats in play, and the battle.
        fight: the battle, in the phases ``defend`` and ``occupy``.
        capitals_required: whether every seat of a capital game needs a capital, known or not.
        checked: whether an impossible position is refused.

    Raises:
        ImpossiblePosition: the position is impossible.
    """
    state.alive = sum(by == IN_PLAY for by in state.out_by)
    state.actor = state.turn
    state.moves_made = len(state.movements())
    # In a seat's own turn only the allied army can eliminate it, and the other seat acts for this
    # army.
    fallen = state.phase == OVER and config.allied and state.winner not in (UNKNOWN, state.turn)
    if fallen or state.phase in (IN_REINFORCE_THIRD, IN_ATTACK_THIRD):
        state.actor = config.other(state.turn)
    if fight is not None:
        attacker, defender = state.owner[fight.source], state.owner[fight.target]
        source, target, armies, dice, roll = fight
        state.set_battle(Battle(source, target, attacker, defender, armies, dice, roll))
        acting = attacker if state.phase == IN_OCCUPY else defender
        state.actor = config.other(state.turn) if acting == config.third else acting
    if checked:
        problem = impossible(config, state, capitals_required=capitals_required)
        if problem is not None:
            raise ImpossiblePosition(problem, config.names)
    return state


_Seat = Annotated[str, Known("seat")]
_Owner = Annotated[str, Known("owner")]
_Territory = Annotated[str, Known("territory")]
_PLACE = Known("territory or continent")
_Card = Annotated[str, Known("card")]
_LARGEST = 10**1000
"""The limit for numbers in a position, so that they fit into its text however long a game lasts."""


def _too_large(number: object) -> Iterable[Problem]:
    if isinstance(number, int) and number >= _LARGEST:
        yield Problem("must have at most 1000 digits", (), "range", number)


_Count = Annotated[int, Within(0), Checked(_too_large)]
_Truth = Annotated[bool, Made(object, bool)]


@dataclass(frozen=True)
class _BattleData:
    """The battle in the data of a position; ``dice`` defaults to the number of armies."""

    source: _Territory
    target: _Territory
    armies: int
    dice: int | None = None
    roll: tuple[int, ...] = ()


@dataclass(frozen=True)
class _PositionData:
    """The data of a position; omitted fields default to the beginning of a turn."""

    turn: _Seat
    phase: Phase
    territories: Mapping[Annotated[str, _PLACE], tuple[_Owner | None, _Count] | None] = field(
        default_factory=dict
    )
    to_place: _Count | None = None
    hands: Mapping[_Seat, tuple[_Card, ...]] = field(default_factory=dict)
    deck: tuple[_Card, ...] | None = None
    discard: tuple[_Card, ...] = ()
    sets_traded: _Count = 0
    missions: Mapping[_Seat, Annotated[str, Known("mission")] | None] = field(default_factory=dict)
    capitals: Mapping[_Seat, _Territory | None] = field(default_factory=dict)
    captured: _Truth = False
    out: tuple[_Seat, ...] | Mapping[_Seat, object] = ()
    destroyed_by: Mapping[_Seat, _Owner | None] = field(default_factory=dict)
    in_hand: Mapping[_Seat, _Count] = field(default_factory=dict)
    third_to_place: _Count = 0
    starter: _Seat | None = None
    round: _Count | None = None
    moved: Mapping[_Territory, _Territory] = field(default_factory=dict)
    tired: Mapping[_Territory, _Count] = field(default_factory=dict)
    mid_combat: _Truth = False
    bonus_given: _Truth = False
    shown: tuple[_Seat, ...] = ()
    battle: _BattleData | None = None


class PositionDataError(MessageError):
    """An error in position data: the position is impossible, or a name in it is unknown."""


def state_from_data(config: GameConfig, data: Mapping[str, object]) -> State:
    """Build a state from position data. Raises ``PositionDataError`` (a ``ValueError``)."""
    try:
        return _state(config, read(_PositionData, data, names=_names(config)))
    except SchemaError as error:
        said = error.under("the position cannot be read")
        raise PositionDataError.of("as-said", said=said) from error
    except ImpossiblePosition as error:
        raise PositionDataError(error.content, error.names) from error


def _names(config: GameConfig) -> Mapping[str, Collection[str]]:
    """Return the names that the data of a position may use, by kind."""
    continents = [continent.id for continent in config.continents]
    return {
        "seat": config.seats,
        "owner": (*config.seats, *[THIRD] * config.has_third),
        "territory": config.ids,
        _PLACE.what: (*config.ids, *continents, "*"),
        "card": config.card_index,
        "mission": config.goals,
    }


def drafted_state(config: GameConfig, data: Mapping[str, object], *, checked: bool = True) -> State:
    """Build a state from the data of a position that is still being edited.

    Territories may be free or without armies, and are then impossible like anything else. Every
    seat of a capital game needs a capital, as in the text of a position, unlike in
    `state_from_data`.

    Args:
        config: the rules and the board of the game.
        data: the fields of the position.
        checked: whether the position must be possible.

    Raises:
        ImpossiblePosition: the position is impossible.
        SchemaError: the data names unknown things.
    """
    state, _, fight = _filled_in(config, read(_PositionData, data, names=_names(config)))
    return completed(config, state, fight, checked=checked)


def _state(config: GameConfig, data: _PositionData) -> State:
    state, problems, fight = _filled_in(config, data)
    if problems:
        raise SchemaError(problems)
    return completed(config, state, fight, capitals_required=False)


def _filled_in(
    config: GameConfig, data: _PositionData
) -> tuple[State, list[Problem], PendingBattle | None]:
    """Fill in a position; return it with the problems of its territories, and with its battle."""
    state = config.empty_state()
    state.phase = PHASES.index(data.phase)
    state.turn = config.seat_number(data.turn)
    problems = _read_territories(config, state, data)
    _read_players(config, state, data)
    _read_cards(config, state, data)
    _read_turn(config, state, data)
    return state, problems, _enter_phase(config, state, data)


def _read_territories(config: GameConfig, state: State, data: _PositionData) -> list[Problem]:
    """Put armies on the map; an entry for a territory overrides one for its continent."""
    territories = data.territories
    entries = dict.fromkeys(range(config.size), territories.get("*"))
    for continent in config.continents:
        if continent.id in territories:
            entries |= dict.fromkeys(continent.members, territories[continent.id])
    entries |= {config.index[t]: e for t, e in territories.items() if t in config.index}
    fewest = 0 if state.phase == IN_OCCUPY else 1
    problems, free = [], []
    for number, name in enumerate(config.ids):
        owner, armies = entries[number] or (None, 0)
        if owner is not None and armies < fewest:
            noun = "army" if fewest == 1 else "armies"
            text = f"must have at least {fewest} {noun}, not {armies}"
            problems.append(Problem(text, ("territories", name)))
        if owner is not None:
            put_armies(state, number, _owner(config, owner), armies)
        elif not _may_be_free(config, state):
            free.append(name)
    if free:
        text = f"must give {', '.join(free)} an owner, or have '*'"
        problems.append(Problem(text, ("territories",)))
    return problems


def _read_players(config: GameConfig, state: State, data: _PositionData) -> None:
    by = {
        config.seat_number(seat): UNKNOWN if doer is None else _owner(config, doer)
        for seat, doer in data.destroyed_by.items()
    }
    for seat in data.out:
        number = config.seat_number(seat)
        state.out_by[number] = by.get(number, UNKNOWN)
    if state.phase not in IN_SETUP:
        for number in range(config.players):
            if not state.counts[number] and state.out_by[number] == IN_PLAY:
                state.out_by[number] = by.get(number, UNKNOWN)
    for seat, mission in data.missions.items():
        if mission is not None:
            state.mission[config.seat_number(seat)] = config.goal_ids.index(mission)
    for seat, capital in data.capitals.items():
        if capital is not None:
            state.capital[config.seat_number(seat)] = config.index[capital]
    shown = [config.seat_number(seat) for seat in data.shown]
    state.shown = [
        int(seat in shown or (capital >= 0 and state.owner[capital] != seat))
        for seat, capital in enumerate(state.capital)
    ]


def _read_cards(config: GameConfig, state: State, data: _PositionData) -> None:
    def numbers(cards: Sequence[str]) -> tuple[int, ...]:
        return tuple(config.card_index[card] for card in cards)

    for seat, cards in data.hands.items():
        state.set_hand(config.seat_number(seat), numbers(cards))
    discard, first = numbers(data.discard), numbers(data.deck or ())
    state.set_discard(discard)
    named = [*first, *discard, *(card for hand in state.hands() for card in hand)]
    taken = {*named, *state.capital}
    others = [card for card in range(config.unknown_card) if card not in taken]
    state.sets_traded = data.sets_traded
    if state.phase in IN_SETUP and data.deck is None:
        return  # the deck is built when set-up ends
    state.set_deck((*first, *config.chance.shuffled("given", 0, others)))
    state.shuffles = 1


def _read_turn(config: GameConfig, state: State, data: _PositionData) -> None:
    state.captured = int(data.captured)
    state.bonus_given = int(data.bonus_given)
    state.mid_combat = int(data.mid_combat)
    for source, target in data.moved.items():
        state.moved[config.index[source]] = config.index[target]
    for territory, tired in data.tired.items():
        state.tired[config.index[territory]] = tired
    state.third_owed = data.third_to_place
    state.in_hand = [data.in_hand.get(seat, 0) for seat in config.seats]
    first_round = 0 if state.phase in IN_SETUP else 1
    state.round = first_round if data.round is None else data.round
    if data.starter is not None:
        state.starter = config.seat_number(data.starter)
    elif config.params.first_seat == FIRST_WITHOUT_CARD:
        state.starter = config.size % config.players
    elif config.params.first_seat == FIRST_BY_DIE and state.phase in IN_SETUP:
        state.starter = state.turn


def _enter_phase(config: GameConfig, state: State, data: _PositionData) -> PendingBattle | None:
    """Set the armies due in the phase. Returns the battle if the phase has one."""
    phase = state.phase
    if phase in IN_SETUP:
        return None
    if phase == IN_REINFORCE and data.to_place is None and not state.mid_combat:
        count_income(config.params, state)
    else:
        state.to_place = data.to_place or 0
        state.received = state.to_place
        if state.to_place:
            add_income(state, FOR_NO_REASON, -1, state.to_place)
    if phase == IN_REINFORCE_THIRD:
        state.to_place = state.third_owed if data.to_place is None else data.to_place
        state.third_owed = 0
    return _read_battle(config, state, data.battle) if phase in (IN_DEFEND, IN_OCCUPY) else None


def _read_battle(config: GameConfig, state: State, data: _BattleData | None) -> PendingBattle:
    if data is None:
        raise SchemaError([Problem(f"lacks 'battle', which {PHASES[state.phase]} needs")])
    if config.decides_after and not data.roll and state.phase == IN_DEFEND:
        text = "lacks 'roll', which the defender decides after"
        raise SchemaError([Problem(text, ("battle",))])
    source, target = config.index[data.source], config.index[data.target]
    if config.params.movement == MOVE_RESTED and state.tired[source] < 0:
        state.tired[source] = data.armies  # the value that the attack would have set
    dice = data.armies if data.dice is None else data.dice
    return PendingBattle(source, target, data.armies, dice, data.roll)


def _owner(config: GameConfig, name: str) -> int:
    return config.third if name == THIRD else config.seat_number(name)


def position_line(config: GameConfig, state: State) -> Message:
    """Summarize the position in one line: round, turn, phase, and each owner's holdings."""
    owners = [*range(config.players)] + [config.third] * config.has_third
    held = [
        Message(
            "position-holding",
            {
                "owner": config.owner_ids[owner],
                "territories": state.counts[owner],
                "armies": sum(
                    n for o, n in zip(state.owner, state.armies, strict=True) if o == owner
                ),
            },
        )
        for owner in owners
    ]
    return Message("position-line", {"standing": standing_message(config, state), "holdings": held})


def standing_message(config: GameConfig, state: State) -> Message:
    """Summarize the game without secrets: round, turn and phase, or the winner."""
    if state.phase == OVER:
        if state.winner == UNKNOWN:
            return Message("standing-over")
        return Message("standing-won", {"winner": config.seats[state.winner]})
    now = {
        "round": state.round,
        "turn": config.seats[state.turn],
        "actor": config.seats[state.actor],
        "phase": PHASES[state.phase],
        "waiting": state.actor != state.turn,
    }
    return Message("standing-turn", now)
