"""Variations of a position: the same game with other owners, armies or cards, or another turn.

A variation is a position that the game could have reached: no card is lost, every seat in play
holds a territory, and no win has gone unnoticed. Whatever follows from a change is changed with it;
an impossible change is refused with the name of the argument at fault.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Annotated, Final, Literal, NoReturn

from risk_widget.engine.codes import (
    FOR_NO_REASON,
    IN_ATTACK,
    IN_FORTIFY,
    IN_PLAY,
    IN_REINFORCE,
    IN_REINFORCE_THIRD,
    IN_SETUP,
    NOBODY,
    OVER,
    PHASES,
)
from risk_widget.engine.combat import give
from risk_widget.engine.config import THIRD
from risk_widget.engine.goals import check_win
from risk_widget.engine.position import impossible
from risk_widget.engine.state import forget_moves, own_cards, own_owners, own_seats
from risk_widget.engine.turn import count_income, start_turn
from risk_widget.messages import render
from risk_widget.reading.schema import (
    Known,
    Problem,
    SchemaError,
    Within,
    is_several,
    read,
    several,
    whole,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.state import State

__all__ = ["variation"]

_Seat = Annotated[str, Known("seat")]
_Owner = Annotated[str, Known("owner")]
_Place = Annotated[str, Known("territory or continent")]
_Card = Annotated[str, Known("card")]
_Count = Annotated[int, Within(0, 10**9)]
_Armies = Annotated[int, Within(1, 10**9)]

_TURN_PHASES: Final = {
    "reinforce": IN_REINFORCE, "attack": IN_ATTACK, "fortify": IN_FORTIFY
}  # fmt: skip
"""The phases of a turn that a variation may be in."""


@dataclass(frozen=True)
class _Changes:
    """The changes of a variation; a field that is None or empty changes nothing."""

    owner: Mapping[_Place, _Owner] = field(default_factory=dict)
    armies: Mapping[_Place, _Armies] = field(default_factory=dict)
    cards: Mapping[_Seat, object] = field(default_factory=dict)
    missions: Mapping[_Seat, Annotated[str, Known("mission")]] = field(default_factory=dict)
    capitals: Mapping[_Seat, Annotated[str, Known("territory")]] = field(default_factory=dict)
    in_hand: Mapping[_Seat, _Count] = field(default_factory=dict)
    turn: _Seat | None = None
    phase: Literal["reinforce", "attack", "fortify"] | None = None
    to_place: _Count | None = None
    round: Annotated[int, Within(1, 10**9)] | None = None
    sets_traded: _Count | None = None


def variation(config: GameConfig, state: State, changes: Mapping[str, object]) -> State:
    """Return the position with some changes, and with everything that follows from them.

    Args:
        config: the rules and the board of the game.
        state: the position; it is only read.
        changes: by argument of `Game.with_`; None changes nothing.

    Raises:
        SchemaError: the position is impossible; the text begins with the argument at fault.
    """
    given = {name: value for name, value in changes.items() if value is not None}
    continents = [continent.id for continent in config.continents]
    names = {
        "seat": config.seats,
        "owner": (*config.seats, *[THIRD] * config.has_third),
        "territory": config.ids,
        "territory or continent": (*config.ids, *continents),
        "mission": config.wanted or config.goals,
    }
    wanted = read(_Changes, given, names=names)
    named = [each.name for each in fields(wanted) if getattr(wanted, each.name) not in (None, {})]
    if not named:
        return state
    if state.phase == OVER:
        _refuse("cannot change in a game that is over: undo its last action first", named[0])
    return _Variation(config, state, wanted).made(named)


def _refuse(text: str, *path: str) -> NoReturn:
    """Refuse a change; the text follows the path of the argument at fault."""
    raise SchemaError([Problem(text, path)])


class _Variation:
    """A variation under construction."""

    def __init__(self, config: GameConfig, state: State, wanted: _Changes) -> None:
        self.config, self.old, self.wanted = config, state, wanted
        self.new = new = state.copy()
        own_owners(new)
        own_cards(new)
        own_seats(new)
        new.borders = None

    def made(self, named: Sequence[str]) -> State:
        """Build the position. ``named`` has the names of the arguments given, in order."""
        new, wanted = self.new, self.wanted
        self._give_territories()
        self._put_armies()
        self._move_capitals()
        self._change_missions()
        self._change_hands()
        self._check_losses()
        self._set_aside()
        self._set_turn()
        self._set_armies_to_place()
        if wanted.round is not None:
            if self.old.phase in IN_SETUP:
                _refuse(
                    "is counted from the first turn on, and this is the set-up: leave it out",
                    "round",
                )
            new.round = wanted.round
        if wanted.sets_traded is not None:
            new.sets_traded = wanted.sets_traded
        problem = impossible(self.config, new, capitals_required=False)
        if problem is not None:
            why = render(problem.content, self.config.names)
            _refuse(f"lead to an impossible position ({problem.field}): {why}", _joined(named))
        self._check_nobody_has_won(named)
        return new

    # -- territories and armies

    def _spread(self, places: Mapping[str, object]) -> Iterator[tuple[int, str, object]]:
        """Yield each territory, its key and its value; its own key overrides its continent's."""
        config, found = self.config, dict[int, tuple[str, object]]()
        for continent in config.continents:
            if continent.id in places and continent.id not in config.index:
                found |= dict.fromkeys(continent.members, (continent.id, places[continent.id]))
        found |= {config.index[p]: (p, v) for p, v in places.items() if p in config.index}
        for territory, (place, value) in found.items():
            yield territory, place, value

    def _give_territories(self) -> None:
        config, old = self.config, self.old
        for territory, place, name in self._spread(self.wanted.owner):
            owner = config.third if name == THIRD else config.seats.index(str(name))
            if old.owner[territory] == owner:
                continue
            called = config.ids[territory]
            if old.owner[territory] == NOBODY:
                _refuse(f"gives {called} away, which is free: claim it in the game", "owner", place)
            if owner != config.third and old.out_by[owner] != IN_PLAY:
                _refuse(f"gives {called} to {name}, who is out: name another owner", "owner", place)
            if self._is_fought_over(territory):
                _refuse(
                    f"gives {called} away in the middle of a battle: "
                    "name the phase after the battle as well, such as phase='attack'",
                    "owner",
                    place,
                )
            give(self.new, territory, owner)

    def _is_fought_over(self, territory: int) -> bool:
        old = self.old
        ends = old.fighting and self._leaves_battle()
        return bool(old.fighting) and not ends and territory in (old.source, old.target)

    def _leaves_battle(self) -> bool:
        """Whether the changes ask for a phase or turn other than the battle's."""
        other_turn = self.wanted.turn not in (None, self.config.seats[self.old.turn])
        return self.wanted.phase is not None or other_turn

    def _put_armies(self) -> None:
        for territory, place, armies in self._spread(self.wanted.armies):
            called = self.config.ids[territory]
            if self.old.owner[territory] == NOBODY:
                _refuse(f"puts armies on {called}, which is free: claim it first", "armies", place)
            if not self.old.armies[territory] and not self._leaves_battle():
                _refuse(
                    f"puts armies on {called}, which has just been taken: move in first",
                    "armies",
                    place,
                )
            self.new.armies[territory] = int(armies)  # type: ignore[call-overload]

    # -- cards, capitals and missions of seats

    def _seats(self, what: str) -> Iterator[tuple[int, str, object]]:
        """Yield the seats of an argument with their values; refuse a seat that is out."""
        for seat, value in getattr(self.wanted, what).items():
            number = self.config.seats.index(seat)
            if self.old.out_by[number] != IN_PLAY:
                _refuse("is out of the game: name a seat that plays", what, seat)
            yield number, seat, value

    def _move_capitals(self) -> None:
        config, new = self.config, self.new
        for number, seat, name in self._seats("capitals"):
            capital, chosen = new.capital[number], config.index[str(name)]
            if capital < 0 or new.shown[number]:
                why = "lies open" if new.shown[number] else "is not known, or not chosen yet"
                _refuse(f"cannot move: the capital of {seat} {why}", "capitals", seat)
            if new.owner[chosen] != number:
                _refuse(f"must be a territory of {seat}, not {name}", "capitals", seat)
            # The card of the old capital replaces the card of the new one.
            for cards in (*new.hand, new.deck, new.discard):
                cards[:] = [capital if card == chosen else card for card in cards]
            new.capital[number] = chosen

    def _change_missions(self) -> None:
        config, new = self.config, self.new
        if self.wanted.missions and config.rules.goal != "missions":
            _refuse(
                "are for a mode with missions, and this one has none: leave them out", "missions"
            )
        for number, _, name in self._seats("missions"):
            new.mission[number] = config.goal_ids.index(str(name))
        for number, seat, name in self._seats("missions"):
            for rival, other in enumerate(config.seats):
                if rival != number and new.mission[rival] == new.mission[number]:
                    _refuse(
                        f"gets the mission {name}, which {other} has: name another one for {other}",
                        "missions",
                        seat,
                    )

    def _change_hands(self) -> None:
        config, new = self.config, self.new
        if not self.wanted.cards:
            return
        hands, discard = [[*hand] for hand in new.hands()], [*new.discard_cards()]
        deck = [*new.deck_cards()]
        if new.phase in IN_SETUP and not deck:
            _refuse("are dealt by nobody in the set-up: change them after it", "cards")
        if config.unknown_card in (*deck, *discard, *(c for hand in hands for c in hand)):
            _refuse("cannot change where some cards are not known", "cards")
        named: dict[int, list[int]] = {}
        counts: dict[int, int] = {}
        for number, seat, value in self._seats("cards"):
            if is_several(value):
                what = f"cards.{seat}"
                ids = read(list[_Card], several(value, what), what, names=self._card_names())
                named[number] = [config.card_index[card] for card in ids]
            else:
                counts[number] = whole(value, f"cards.{seat}", 0)
            kept = 0 if number in named else counts[number]
            deck += hands[number][kept:]
            hands[number] = hands[number][:kept]
        for number, cards in named.items():
            seat = config.seats[number]
            for card in cards:
                pile = next((pile for pile in (deck, discard) if card in pile), None)
                if pile is None:
                    _refuse(f"cannot get {config.card_ids[card]}: {self._where(card, hands)}",
                            "cards", seat)  # fmt: skip
                pile.remove(card)
                hands[number].append(card)
        for number, count in counts.items():
            missing = count - len(hands[number])
            if missing > len(deck):
                left = len(hands[number]) + len(deck)
                _refuse(f"can have {left} cards at most: the deck has no more",
                        "cards", config.seats[number])  # fmt: skip
            hands[number] += deck[:missing]
            del deck[:missing]
        if hands == [[*hand] for hand in new.hands()]:
            return
        for number in (*named, *counts):
            new.set_hand(number, hands[number])
        new.set_deck(deck)
        new.set_discard(discard)

    def _card_names(self) -> Mapping[str, Sequence[str]]:
        return {"card": self.config.card_ids[: self.config.unknown_card]}

    def _where(self, card: int, hands: Sequence[Sequence[int]]) -> str:
        """Describe the place of an unavailable card, and a remedy."""
        for number, hand in enumerate(hands):
            if card in hand:
                other = self.config.seats[number]
                return f"{other} has it; say what {other} has instead"
        return "it is the card of a capital; name another one"

    def _check_losses(self) -> None:
        """Refuse changes that would eliminate a seat, or capture a hidden capital."""
        config, new = self.config, self.new
        for number, seat in enumerate(config.seats):
            plays = new.out_by[number] == IN_PLAY and new.phase not in IN_SETUP
            if plays and not new.counts[number]:
                _refuse(f"leaves {seat} nothing, who would be out: leave it a territory", "owner")
            capital = new.capital[number]
            if capital >= 0 and new.owner[capital] != number and not new.shown[number]:
                _refuse(
                    f"takes {config.ids[capital]}, the hidden capital of {seat}: "
                    "leave it, or name another one in capitals=",
                    "owner",
                )

    def _set_aside(self) -> None:
        """Set the armies in hand; in set-up, refuse to change a seat's total of armies."""
        config, old, new = self.config, self.old, self.new
        if self.wanted.in_hand and old.phase not in IN_SETUP:
            _refuse("is for the set-up, and this is past it: use to_place=", "in_hand")
        for number, _, armies in self._seats("in_hand"):
            new.in_hand[number] = int(armies)  # type: ignore[call-overload]
        if old.phase not in IN_SETUP:
            return
        at_fault = next((w for w in ("in_hand", "armies") if getattr(self.wanted, w)), "owner")
        for number, seat in enumerate(config.seats):
            before, now = (s.in_hand[number] + _armies_of(s, number) for s in (old, new))
            if before != now:
                _refuse(
                    f"would give {seat} {now} armies with those in hand, where the set-up has "
                    f"{before}: change armies= or in_hand= by the difference",
                    at_fault,
                )

    # -- the turn

    def _set_turn(self) -> None:
        config, old, new, wanted = self.config, self.old, self.new, self.wanted
        seat = old.turn if wanted.turn is None else config.seats.index(wanted.turn)
        phase = None if wanted.phase is None else _TURN_PHASES[wanted.phase]
        if seat == old.turn and phase in (None, old.phase):
            self._recount()
            return
        what = "phase" if wanted.turn is None else "turn"
        if old.phase in IN_SETUP:
            _refuse("cannot change in the set-up: play that to its end first", what)
        if new.out_by[seat] != IN_PLAY:
            _refuse(f"cannot be that of {wanted.turn}, who is out: name a seat that plays", "turn")
        new.fighting = new.mid_combat = 0
        if seat != old.turn or phase == IN_REINFORCE:
            start_turn(config.params, new, None, seat)
            if new.phase == OVER:
                winner = config.seats[new.winner]
                _refuse(f"cannot begin: {winner} would have won by then; change less", what)
        if phase in (IN_ATTACK, IN_FORTIFY):
            new.third_owed = self._owed_to_third() if phase == IN_ATTACK else 0
            new.phase, new.actor = phase, seat
            new.to_place = 0
            forget_moves(config.params, new)

    def _owed_to_third(self) -> int:
        """Return the armies that are still due to the third army after combat this turn."""
        params, new = self.config.params, self.new
        if not (params.has_third and params.third_after_combat and new.counts[params.third]):
            return 0
        return new.received // params.third_part if new.phase == IN_REINFORCE else new.third_owed

    def _recount(self) -> None:
        """Recompute the turn's income if none of it has been placed yet."""
        params, old = self.config.params, self.old
        if old.phase != IN_REINFORCE or old.mid_combat or old.owner == self.new.owner:
            return
        fresh = old.copy()
        fresh.income_count = 0
        count_income(params, fresh)
        if (fresh.income_rows(), fresh.to_place) == (old.income_rows(), old.to_place):
            self.new.income_count = 0
            count_income(params, self.new)

    def _set_armies_to_place(self) -> None:
        new, armies = self.new, self.wanted.to_place
        if armies is None or armies == new.to_place:
            return
        if new.phase not in (IN_REINFORCE, IN_REINFORCE_THIRD):
            _refuse(
                f"is for the phase reinforce, and this is {PHASES[new.phase]}: "
                "name phase='reinforce' as well",
                "to_place",
            )
        if new.phase == IN_REINFORCE:
            new.received = max(0, new.received + armies - new.to_place)
            new.set_income([(FOR_NO_REASON, -1, new.received)] * (new.received > 0))
        new.to_place = armies

    def _check_nobody_has_won(self, named: Sequence[str]) -> None:
        """Refuse changes that make a seat the winner, unless the old position had a winner."""
        if self.new.phase in IN_SETUP:
            return
        before, now = self.old.copy(), self.new.copy()
        params = self.config.params
        own_seats(now)
        if check_win(params, now, None) and not check_win(params, before, None):
            winner = self.config.seats[now.winner]
            _refuse(f"would make {winner} the winner, and the game is over then: change less",
                    _joined(named))  # fmt: skip


def _armies_of(state: State, seat: int) -> int:
    return sum(n for o, n in zip(state.owner, state.armies, strict=True) if o == seat)


def _joined(named: Sequence[str]) -> str:
    return ", ".join(named)
