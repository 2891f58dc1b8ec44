"""A table: one game on several screens, each with the view of one seat."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from math import ceil
from time import monotonic
from typing import TYPE_CHECKING, Final, Literal

from risk_widget.engine.actions import IllegalAction, parse_action
from risk_widget.engine.legality import check
from risk_widget.host.coaching import Coaching
from risk_widget.host.queries import answer
from risk_widget.play.hot_seat import HotSeat
from risk_widget.play.players import HUMAN, SUBSTITUTE
from risk_widget.play.snapshot import game_screen, shown_of, switches_shown
from risk_widget.protocol.controls import Handlers, Role
from risk_widget.protocol.items import Refused
from risk_widget.reading.clean_names import clean_name
from risk_widget.table.room import TIME_USED, GuestHub, GuestScreen, move_text

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator

    from risk_widget.board import Board
    from risk_widget.engine.data_types import Mark
    from risk_widget.game import Game
    from risk_widget.host.relay import Observable, Relay
    from risk_widget.host.session import Session
    from risk_widget.messages import Names
    from risk_widget.play.match import Match
    from risk_widget.protocol.answer_types import Answer
    from risk_widget.protocol.controls import Control
    from risk_widget.protocol.items import Request
    from risk_widget.protocol.outbox_types import (
        AutoDefend,
        Coached,
        Introduction,
        Plain,
        Query,
        SetCoach,
        Speed,
        Switch,
    )
    from risk_widget.protocol.snapshot_types import (
        AroundPart,
        GameScreen,
        GuestPart,
        TableSeat,
        VotePart,
    )
    from risk_widget.reading.json_types import JsonObject, JsonView
    from risk_widget.table.room import Invitation

log: Final = logging.getLogger(__name__)

SPECTATORS: Final = "spectators"
"""The place of everybody who only watches."""

_ASIDE: Final = Handlers()
"""The handlers for requests of a guest's page that are not actions."""
_HANDLERS: Final = Handlers()
"""The handlers for choices that each screen of a seat makes alone, even in a team."""
_DECISIONS: Final = Handlers()
"""The handlers for decisions that take more than one action of the game."""
_TRIALS: Final = Handlers("try_")
"""The handlers that refuse an impossible decision before a team votes on it."""


# ---- one screen ----------------------------------------------------------------------------------


class Guest(GuestScreen):
    """The screen of a guest: the game as seen by one seat or a spectator.

    Args:
        session: the session of the game.
        place: the seat, or `SPECTATORS`.
        table: the table where the guest sits.
    """

    def __init__(self, session: Session, place: str, table: GuestTable) -> None:
        super().__init__(place, game_id=session.game_id)
        self._table = table
        self.seat: str | None = None if place == SPECTATORS else place
        self._session = session
        self._screen = HotSeat()
        self._on: dict[str, bool] = {"teach": False, "confirm": False}
        self.coaching: Coaching = Coaching(
            lambda act: session.in_between(act), allowed=lambda: session.allows_advice
        )
        # The game that was last sent, and the number of its steps whose events have been sent.
        self._sent: tuple[str, int] | None = None

    @property
    def role(self) -> Role:
        """The role of the screen: a seat's, or a spectator's."""
        return Role.SPECTATOR if self.seat is None else Role.SEAT

    @property
    def match(self) -> Match:
        """The game with its players."""
        return self._session.playing()

    @property
    def game(self) -> Game:
        """The live game."""
        return self.match.game

    @property
    def board(self) -> Board:
        """The board of the game."""
        return self.match.game.board

    @property
    def followed(self) -> Observable:
        """The game, whose changes the screen shows."""
        return self.match.game

    @property
    def to_advance(self) -> bool:
        """Whether the game advances automatically."""
        return self._session.to_advance

    def refresh(self) -> None:
        """Catch up with the session, which follows the game."""
        session, match = self._session, self.match
        if self.game_id != session.game_id:
            self._screen = HotSeat()
        self.seq: int = session.seq
        self.game_id: str = session.game_id
        self.speed: Speed = session.speed
        sits = self.seat is not None and match.players.get(self.seat) == HUMAN
        elsewhere = [seat for seat in match.persons if seat != self.seat or not sits]
        self._screen.follow(match.situation(elsewhere))

    def snapshot(self) -> GameScreen:
        """Return the screen as JSON data."""
        self.refresh()
        match = self.match
        game, sent = self._sent or (self.game_id, match.log.steps)
        since = min(sent, match.log.steps) if game == self.game_id else match.log.steps
        vote = self._table.vote_shown(self)
        guest: GuestPart = {} if vote is None else {"vote": vote}
        around: AroundPart = {"advice": self._session.allows_advice, "guest": guest}
        on = switches_shown(self._on, self.coaching.when)
        coached = self.coaching.shown(shown_of(match, self._screen))
        return game_screen(self, match, self._screen, on, around, since=since, coached=coached)

    def mark_sent(self) -> None:
        """Record that the last snapshot is being sent, so that its events are not sent again."""
        self._sent = self.game_id, self.match.log.steps

    # ---- requests of its page --------------------------------------------------------------------

    def carry_out(self, request: Request) -> object:
        """Carry out a guest's request; see `Host.carry_out`."""
        control, action, seat = request.control, request.action, self.seat
        aside = _ASIDE.of(control)
        if aside is not None:
            return aside(self, action)
        if seat is None or seat not in self._screen.persons:
            raise Refused.under("protocol.guest", "refused-looking-on")
        if self._session.is_taught:
            raise Refused.under("protocol.guest", "refused-host-in-lesson")
        self._check_current(request)
        handler = _HANDLERS.of(control)
        if handler is not None:
            return handler(self, action, seat)
        self._table.decide(self, Vote(control, action))
        return None

    def decide(self, vote: Vote, seat: str) -> None:
        """Carry out a decision for the seat."""
        before = len(self.game.history)
        decide = _DECISIONS.of(vote.control)
        if decide is not None:
            decide(self, vote.action, seat)
        else:
            match = self._session.current_match()
            self._session.act(match, vote.action, seat, confirm=self._on["confirm"])
        self.coaching.note(self.match, seat, before)

    def try_out(self, vote: Vote, seat: str) -> None:
        """Refuse a vote for an impossible decision.

        Raises:
            IllegalAction: the decision is against the rules.
            Refused: the decision is not possible now.
        """
        trial = _TRIALS.of(vote.control)
        if trial is not None:
            trial(self, vote.action, seat)
        else:
            self._try_action(vote.action, seat)

    @_ASIDE
    def _query(self, action: Query) -> Answer | None:
        # A whole record would reveal the other seats' secrets.
        return answer({**action, "whole": False}, shown_of(self.match, self._screen))

    @_ASIDE
    def _query_hint(self, action: Query) -> Answer | None:
        self._session.check_advice()
        return self._query(action)

    @_ASIDE
    def _switch(self, action: Switch) -> None:
        self._on[action["type"]] = action["value"]

    @_ASIDE
    def _coach(self, action: SetCoach) -> None:
        self.coaching.set(action["value"], self.match, prepares=self._session.prepares_ahead)

    @_ASIDE
    def _coached_show(self, _: Coached) -> None:
        self.coaching.show()

    @_ASIDE
    def _coached_close(self, _: Coached) -> None:
        self.coaching.close()

    @_DECISIONS
    def _roll_until(self, action: JsonView, seat: str) -> None:
        self._session.roll_until(action, seat, confirm=self._on["confirm"])

    @_TRIALS
    def _try_roll_until(self, action: JsonView, seat: str) -> None:
        attack = {name: value for name, value in action.items() if name != "stop_at"}
        self._try_action({**attack, "type": "attack"}, seat)

    @_DECISIONS
    def _place_rest(self, _: Plain, seat: str) -> None:
        self._session.place_rest(seat)

    @_TRIALS
    def _try_place_rest(self, _: Plain, seat: str) -> None:
        self._session.check_place_rest(seat)

    def _try_action(self, action: JsonView, seat: str) -> None:
        game = self._session.current_match().game
        number = game.config.seat_number(seat)
        refusal = check(game.config, game.state, parse_action(action), number)
        if refusal is not None:
            raise IllegalAction(refusal)

    @_HANDLERS
    def _auto_defend(self, action: AutoDefend, seat: str) -> None:
        if action["seat"] != seat:
            raise Refused.under("protocol.guest", "refused-not-your-seat")
        self._session.set_auto_defend(seat, on=action["value"])

    @_HANDLERS
    def _stop(self, _: Plain, seat: str) -> None:
        if not self.match.stop(seat):
            raise Refused.under("protocol.guest", "refused-for-the-host")

    def _worded(self, refused: IllegalAction) -> tuple[str, Mark | None]:
        return self.match.worded(refused)


# ---- the table -----------------------------------------------------------------------------------


SHORTEST_VOTE: Final = 3
LONGEST_VOTE: Final = 600
"""The longest time that a team's vote may take, in seconds."""


@dataclass(slots=True)
class Vote:
    """One screen's vote."""

    control: Control
    action: JsonView

    @property
    def key(self) -> str:
        """A key shared by all votes for the same choice."""
        return repr(sorted((name, repr(value)) for name, value in self.action.items()))


@dataclass(slots=True)
class Ballot:
    """A decision that a team is voting on.

    Attributes:
        seq: the number of the position to vote on.
        ends: when the votes are counted, even if some are missing.
        votes: the votes by screen, in the order in which they were given.
    """

    seq: int
    ends: float
    votes: dict[int, Vote] = field(default_factory=dict)

    def give(self, screen: int, vote: Vote) -> None:
        """Record a vote, or a change of vote."""
        before = self.votes.get(screen)
        if before is None or before.key != vote.key:
            self.votes.pop(screen, None)
            self.votes[screen] = vote

    def is_over(self, there: Collection[int], now: float) -> bool:
        """Whether everybody present has voted, or the time is up."""
        return now >= self.ends or all(screen in self.votes for screen in there)

    def winner(self, there: Collection[int]) -> tuple[int, Vote] | None:
        """Return the choice with the most votes from those present; a tie goes to the first one."""
        here = [(screen, vote) for screen, vote in self.votes.items() if screen in there]
        if not here:
            return None
        counts = self._counts(there)
        return max(here, key=lambda each: counts[each[1].key][1])

    def _counts(self, there: Collection[int]) -> dict[str, tuple[Vote, int]]:
        counts: dict[str, tuple[Vote, int]] = {}
        for screen, vote in self.votes.items():
            if screen in there:
                first, count = counts.get(vote.key, (vote, 0))
                counts[vote.key] = first, count + 1
        return counts

    def shown(self, screen: int, there: Collection[int], now: float, names: Names) -> VotePart:
        """Return the vote as a screen of the team shows it."""
        return {
            "left": max(0, ceil(self.ends - now)),
            "there": len(there),
            "voted": sum(each in self.votes for each in there),
            "own": screen in self.votes,
            "options": [
                {"text": move_text(vote.action, names), "count": count}
                for vote, count in self._counts(there).values()
            ],
        }


class GuestTable(GuestHub[Guest]):
    """A game's other screens: the guests who are there, and the messages to each.

    Args:
        session: the session of the game.
        relay: the relay of the host's screen.
        send: called with each outgoing message.
        clock: returns the time, in seconds.
        used: see `GuestHub`.

    Attributes:
        vote: the seconds that several screens at one seat have to vote on each decision; with 0,
            the first screen decides.
    """

    def __init__(
        self,
        session: Session,
        relay: Relay,
        send: Callable[[JsonObject], object],
        clock: Callable[[], float] = monotonic,
        used: Callable[[], float] = TIME_USED,
    ) -> None:
        super().__init__(relay, send, used)
        self.vote: int = 0
        self._clock = clock
        self._ballots: dict[str, Ballot] = {}
        # Seats whose names the host has chosen; guests may not change these names.
        self._renamed: set[str] = set()
        # Names that guests have given, until their seats have them.
        self._introduced: dict[str, str] = {}
        self._session = session
        self._match = session.match
        self.places: dict[str, Invitation] = {name: self._place(name) for name in self._wanted()}

    def _wanted(self) -> tuple[str, ...]:
        match = self._session.match
        return (*(() if match is None else match.game.seats), SPECTATORS)

    def _end(self) -> None:
        """Return all seats to the host's screen."""
        for place in self.places.values():
            place.taken = False
        self._sit()

    # ---- attendance ------------------------------------------------------------------------------

    def seats(self) -> list[TableSeat]:
        """List where each seat's player is, for the host's page."""
        return [
            self._shown_seat(seat)
            for seat in self._wanted()
            if seat != SPECTATORS and seat in self.places and self._is_person(seat)
        ]

    def _shown_seat(self, seat: str) -> TableSeat:
        shown: TableSeat = {"seat": seat, "at": self._at(seat)}
        screens = len(self._team(seat))
        return {**shown, "screens": screens} if screens > 1 else shown

    @property
    def watching(self) -> int:
        """The number of spectators."""
        return sum(guest.place == SPECTATORS for guest in self._screens.values())

    def _at(self, seat: str) -> Literal["here", "there", "away", "left"]:
        place = self.places[seat]
        if not place.taken:
            return "here"
        if any(guest.place == seat for guest in self._screens.values()):
            return "there"
        return "left" if place.left else "away"

    def _is_person(self, seat: str) -> bool:
        return self._session.players.get(seat) == HUMAN

    def _sit(self) -> None:
        """Make the host's screen show only the seats that are played there."""
        taken = {seat for seat, place in self.places.items() if place.taken}
        elsewhere = {seat for seat in taken if self._is_person(seat)}
        if elsewhere != self._session.elsewhere:
            self._session.sit_elsewhere(elsewhere)

    # ---- the host's actions ----------------------------------------------------------------------

    def invite(self, seat: str) -> None:
        """Invite another person to a seat; its old link stops working."""
        with self._relay.change():
            if not self._is_person(seat):
                self._check_player_may_change(seat)
            self._renew(seat, "seat")
            if not self._is_person(seat):
                self._give(seat, HUMAN)

    def send_away(self, place: str) -> None:
        """Send away everyone at a seat, or all spectators; their old link stops working.

        Raises:
            Refused: there is no such place.
        """
        with self._relay.change():
            self._renew(place, "sent-away")

    def rename(self, seat: str, name: str) -> None:
        """Rename a seat's player, until another person is invited to the seat.

        Raises:
            Refused: no person plays the seat, or the name is empty.
        """
        if seat not in self.places or not self._is_person(seat):
            raise Refused.under("protocol.table", "refused-no-such-seat")
        if not clean_name(name):
            raise Refused.malformed("refused-empty-name")
        with self._relay.change():
            self._session.playing().rename(seat, name)
            self._renamed.add(seat)

    def take_back(self, seat: str) -> None:
        """Return a seat to the host's screen; its old link stops working."""
        with self._relay.change():
            self._renew(seat, "seat")
            self.places[seat].taken = False
            self._sit()

    def let_bot_play(self, seat: str, bot: str = SUBSTITUTE) -> None:
        """Give a seat to a bot."""
        with self._relay.change():
            self._check_player_may_change(seat)
            self._renew(seat, "bot")
            self.places[seat].taken = False
            self._give(seat, bot)

    def _renew(self, seat: str, why: str) -> None:
        if seat not in self.places or (seat == SPECTATORS and why != "sent-away"):
            raise Refused.under("protocol.table", "refused-no-such-seat")
        for number in [n for n, guest in self._screens.items() if guest.place == seat]:
            self._drop(number, why)
        for known in [key for key in self._known if key[0] == seat]:
            del self._known[known]
        self._renamed.discard(seat)
        self.places[seat] = self._place(seat, taken=self.places[seat].taken)
        self.admit()

    def _check_player_may_change(self, seat: str) -> None:
        if seat in self.places and seat != SPECTATORS:
            self._session.playing().check_player_may_change(seat)

    def _give(self, seat: str, player: str) -> None:
        match = self._session.playing()
        match.give_seat(seat, player)
        self._sit()
        self._session.changed()

    # ---- arrivals and departures -----------------------------------------------------------------

    def _new_screen(self, place: Invitation, said: Introduction) -> Guest:
        del said
        return Guest(self._session, place.name, self)

    def _is_spent(self, place: Invitation) -> bool:
        # A whole team uses one code.
        return place.name != SPECTATORS and not self.vote

    def _parted(self, guest: Guest) -> None:
        if guest.place != SPECTATORS:
            self.places[guest.place].left = True

    def _welcome(self, place: Invitation, guest: Guest, said: Introduction) -> None:
        del guest
        name, called = place.name, clean_name(said.get("name", ""))
        if name == SPECTATORS:
            return
        place.taken, place.left = True, False
        if called and name not in self._renamed and self._is_person(name):
            self._introduced[name] = called
        self._sit()
        self._call()

    def _call(self) -> None:
        """Give the seats their guests' names, unless the game is over."""
        match = self._session.playing()
        for seat, name in [] if match.is_over else [*self._introduced.items()]:
            if self._is_person(seat) and match.chosen_names.get(seat) != name:
                match.rename(seat, name)
            del self._introduced[seat]

    # ---- teams -----------------------------------------------------------------------------------

    def set_vote(self, seconds: int) -> None:
        """Set the seconds for a team to vote on each decision; 0 turns voting off.

        Raises:
            Refused: the time is too short or too long.
        """
        if seconds and not SHORTEST_VOTE <= seconds <= LONGEST_VOTE:
            raise Refused.malformed("refused-vote", least=SHORTEST_VOTE, most=LONGEST_VOTE)
        self.vote = seconds
        self._ballots.clear()

    def _team(self, seat: str) -> dict[int, Guest]:
        """Return the screens at a seat, by the number of their connection."""
        return {number: guest for number, guest in self._screens.items() if guest.place == seat}

    def decide(self, guest: Guest, vote: Vote) -> None:
        """Carry out a screen's decision, or count it as a vote if several screens share the seat.

        Raises:
            IllegalAction: the decision is against the rules.
            Refused: the decision is not possible now.
        """
        seat = guest.place
        team = self._team(seat)
        if not self.vote or len(team) < 2:
            guest.decide(vote, seat)
            return
        guest.try_out(vote, seat)
        ballot = self._ballots.get(seat)
        if ballot is None or ballot.seq != self._session.seq:
            ballot = Ballot(self._session.seq, self._clock() + self.vote)
            self._ballots[seat] = ballot
            self._send({"type": "wake", "after": self.vote})
        number = next(number for number, each in team.items() if each is guest)
        ballot.give(number, vote)
        self._count(seat, ballot)

    def _count(self, seat: str, ballot: Ballot) -> bool:
        """Carry out a team's decision if its ballot is over; return whether it is over."""
        team = self._team(seat)
        if ballot.seq == self._session.seq and not ballot.is_over(team, self._clock()):
            return False
        del self._ballots[seat]
        winner = ballot.winner(team)
        if winner is not None and ballot.seq == self._session.seq:
            number, vote = winner
            team[number].decide(vote, seat)
        return True

    def work(self) -> bool:
        """Count the votes whose time is up, then carry out guests' items; see `GuestHub.work`."""
        if self._ballots:
            with self._relay.lock:
                for seat, ballot in [*self._ballots.items()]:
                    try:
                        with self._relay.change():
                            self._count(seat, ballot)
                    except (IllegalAction, Refused):
                        log.exception("what a team has decided could not be carried out")
        return super().work()

    def vote_shown(self, guest: Guest) -> VotePart | None:
        """Return the vote of a screen's team for display, or None if there is no vote."""
        ballot = self._ballots.get(guest.place)
        if ballot is None or ballot.seq != self._session.seq:
            return None
        team = self._team(guest.place)
        number = next((number for number, each in team.items() if each is guest), -1)
        match = self._session.playing()
        return ballot.shown(number, team, self._clock(), match.called)

    # ---- outgoing messages -----------------------------------------------------------------------

    def _publish(self) -> None:
        """Send every guest the latest changes; the caller holds the lock."""
        if self._session.match is not self._match:
            self._settle()
            return
        super()._publish()

    def _settle(self) -> None:
        """Move the guests to another game; guests whose seats exist there keep them."""
        self._match = self._session.match
        wanted = self._wanted()
        for name in [name for name in self.places if name not in wanted]:
            for number in [n for n, guest in self._screens.items() if guest.place == name]:
                self._drop(number, "seat")
            del self.places[name]
        for name in wanted:
            self.places.setdefault(name, self._place(name))
        self.admit()
        self._sit()
        self._call()
        self._relay.publish(always=True)

    def open_places(self) -> Iterator[tuple[str, Invitation]]:
        """Yield the places open to guests: people's seats, and the spectators'."""
        for name in self._wanted():
            if name in self.places and (name == SPECTATORS or self._is_person(name)):
                yield name, self.places[name]
