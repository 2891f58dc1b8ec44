"""The screen of a game: the position as one seat sees it, with all other parts of the page."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, Protocol, cast

from risk_widget.course.shared_progress import session_progress
from risk_widget.engine.codes import BY_CAPITALS
from risk_widget.engine.combat import give
from risk_widget.engine.explain import item_label
from risk_widget.engine.mission_words import mission_near, mission_progress, named_to_take
from risk_widget.engine.turn import turn_income
from risk_widget.messages import Message, call_seats, render
from risk_widget.notation.comments import read_comment
from risk_widget.play.game_log import count_holdings
from risk_widget.play.new_game import chosen_last
from risk_widget.play.placing import easiest_front
from risk_widget.play.players import HUMAN
from risk_widget.play.proposals import best_answer, proposal
from risk_widget.play.recap import game_over, goal_in_short, recap_for, turn_recap
from risk_widget.protocol.items import presentable
from risk_widget.rules.edition_parts import mission_cards

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from risk_widget.course.own_mistakes import ConfirmedMistake
    from risk_widget.engine.data_types import Holding, Observation
    from risk_widget.engine.events import Event
    from risk_widget.engine.state import State
    from risk_widget.game import Game
    from risk_widget.play.hot_seat import HotSeat
    from risk_widget.play.kept_games import KeptGame
    from risk_widget.play.match import Match
    from risk_widget.protocol.outbox_types import CoachWhen, Speed
    from risk_widget.protocol.snapshot_types import (
        Ack,
        AroundPart,
        Battle,
        Bots,
        Cards,
        CoachShown,
        CommentPart,
        CommentShown,
        GameEvent,
        GamePart,
        GameScreen,
        HandCard,
        Handover,
        IncomeItem,
        InGame,
        InPlay,
        KeptGameShown,
        Legal,
        LevelShown,
        Mission,
        Moment,
        OwnMistakesShown,
        Proposal,
        SeatRow,
        SetupScreen,
        SharedPart,
        Switches,
        Third,
    )
    from risk_widget.rules.edition_parts import Rules


EVENT_BYTES: Final = 900
"""The most bytes of events in one snapshot; if there are more, the oldest are left out."""
UNTOLD: Final = frozenset({"dealt", "starter_rolled", "income", "turn_started", "won"})
"""Events that need no animation, since the snapshot itself shows their effect."""


def last_events(
    events: Sequence[Event], perspective: str | None, *, room: int = EVENT_BYTES
) -> list[GameEvent]:
    """Return the latest of the ``events`` that the seat may see, for animation."""
    found: list[GameEvent] = []
    for event in reversed(events):
        if event.type in UNTOLD:
            continue
        data = event.to_dict(perspective)
        room -= len(json.dumps(data, separators=(",", ":")))
        if room < 0:
            break
        found.append(data)
    return found[::-1]


def battle(seen: Observation, events: Sequence[Event]) -> Battle | None:
    """Return the battle that awaits an answer, or else the last roll of this phase.

    ``events`` are all events of the game so far; the number of the roll among them tells two
    equal rolls apart.
    """
    waiting = seen["battle"]
    if waiting and seen["phase"] == "defend":
        known = {k: v for k, v in waiting.items() if k != "attack_roll"}
        if waiting["attack_roll"]:  # the defender decides after seeing the roll
            known["attack"] = waiting["attack_roll"]
        return cast("Battle", {**known, "n": len(events), "pending": True})
    for number in range(len(events) - 1, -1, -1):
        event = events[number]
        if event.type in {"phase_started", "turn_started"}:
            return None
        if event.type == "rolled":
            sent = {
                "attack_dice": len(event.data["attack"]),
                "armies": _armies_sent(events, number),
            }
            return cast("Battle", {**event.data, **sent, "n": number, "pending": False})
    return None


def _armies_sent(events: Sequence[Event], rolled: int) -> int | None:
    for event in reversed(events[max(0, rolled - 4) : rolled]):
        if event.type == "attacked":
            return int(event.data["armies"])
    return None


def placed(events: Sequence[Event]) -> dict[str, int]:
    """Count the armies placed so far in this reinforcement phase, by territory."""
    found: dict[str, int] = {}
    for event in reversed(events):
        if event.type in {"phase_started", "turn_started"}:
            break
        if event.type in {"placed", "bonus_placed"}:
            where = event.data["territory"]
            found[where] = found.get(where, 0) + event.data["armies"]
    return found


def placed_in_set_up(events: Sequence[Event], seat: str | None) -> dict[str, int]:
    """Return the army that a seat placed in its last set-up turn, by territory (`setup.place`)."""
    for event in reversed(events):
        if event.type == "phase_started":
            break
        if event.type == "placed" and event.seat == seat:
            return {event.data["territory"]: event.data["armies"]}
    return {}


def income_items(game: Game) -> list[IncomeItem]:
    """Itemise the armies of this turn: territories, continents, sets traded so far."""
    return [
        {
            "label": item_label(game.config, item),
            "armies": item.armies,
            "rule": item.rule,
        }
        for item in game.explain_reinforcements().items
    ]


def single_fortify(game: Game) -> Literal["open", "made"] | None:
    """Return whether the turn's single movement is "open" or "made"; None if more are allowed."""
    if game.phase != "fortify" or game.config.rules.movement != "one":
        return None
    return "made" if game.state.movements() else "open"


def has_income(events: Sequence[Event]) -> bool:
    """Whether the engine has itemised the income of this turn."""
    for event in reversed(events):
        if event.type in {"income", "turn_started"}:
            return bool(event.type == "income")
    return False


LONGEST_COMMENT: Final = 2000
"""The most characters of a comment that are shown."""
MOMENTS: Final = 3
"""The largest number of sentences on the latest events."""
RECENT: Final = 7
"""The number of log lines in a snapshot."""


class Verdicts(NamedTuple):
    """The confirmed mistakes of the person who played ``seat`` in a game."""

    seat: str
    mistakes: Sequence[ConfirmedMistake]


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """A match as seen by the seat at the screen.

    Attributes:
        match: the game, its players and its log.
        viewer: the seat at the screen, or None.
        private: "shown", "covered" or "none".
        may_act: whether the person at the screen must decide now.
        persons: the people who share the screen; None if everybody does.
        evaluation: whether to show everybody's chance of winning.
        verdicts: the confirmed mistakes of the person in the game, once they are known.
        tells_plans: whether records tell the plans that were drawn at this screen.
    """

    match: Match
    viewer: str | None
    private: Literal["shown", "covered", "none"]
    may_act: bool = True
    evaluation: bool = False
    persons: Collection[str] | None = None
    verdicts: Verdicts | None = None
    tells_plans: bool = False

    @property
    def perspective(self) -> str | None:
        """The seat whose secrets the snapshot may hold."""
        return self.viewer if self.private == "shown" else None

    def decides(self, seat: str | None) -> bool:
        """Whether a person at this screen plays the seat."""
        if seat is None or self.match.players.get(seat) != HUMAN:
            return False
        return self.persons is None or seat in self.persons


def shown_of(match: Match, screen: HotSeat, *, evaluation: bool = False) -> Viewpoint:
    """Return the view of the seat at the screen, including whether the seat must act."""
    actor = match.game.actor
    may_act = (
        actor is not None
        and actor == screen.viewer
        and screen.handover_to is None
        and match.rolling is None
        and not match.is_over
        and not match.is_placing
    )
    return Viewpoint(match, screen.viewer, screen.private, may_act, evaluation, screen.persons)


class AnswerList(Protocol):
    """A list of the answers to the items that a page has sent."""

    def shown(self) -> list[Ack]:
        """Return the newest answers, as JSON data."""


class Displayed(Protocol):
    """The facts about a host that all screens show.

    Attributes:
        seq: the number of the position; it grows with each change.
        game_id: the id of the game or lesson that is shown.
        speed: the speed of automatic play.
        page_driven: whether the page asks for each slice of automatic play.
    """

    seq: int
    game_id: str
    speed: Speed
    page_driven: bool

    @property
    def acks(self) -> AnswerList:
        """The answers to the page's items."""

    @property
    def to_advance(self) -> bool:
        """Whether the host advances automatically."""

    @property
    def pause(self) -> float:
        """The seconds until the next slice."""


def shared_part(host: Displayed, bots: Bots, *, game_id: str | None = None) -> SharedPart:
    """Build the common part of all screens of a host.

    Args:
        host: the host of the screen.
        bots: the state of automatic play.
        game_id: the id of the game or lesson that is shown; by default the host's.
    """
    return {
        "v": 3,
        "seq": host.seq,
        "game_id": host.game_id if game_id is None else game_id,
        "bots": bots,
        "acks": host.acks.shown(),
    }


def switches_shown(on: Mapping[str, bool], coach: CoachWhen = "off") -> Switches:
    """Return the switches of a screen, and when its coach speaks; a missing one is off."""
    return {
        "teach": on.get("teach", False),
        "evaluation": on.get("evaluation", False),
        "confirm": on.get("confirm", False),
        "coach": coach,
    }


def setup_screen(
    host: Displayed, kept: Sequence[KeptGame], switches: Switches, level: LevelShown
) -> SetupScreen:
    """Build the screen before any game is chosen: the form for a new game."""
    return {
        **shared_part(host, bots_shown(host)),
        "screen": "setup",
        "switches": switches,
        "level": level,
        "mistakes": mistakes_shown(),
        "chosen": chosen_last(),
        "kept": [_kept_shown(game) for game in kept],
    }


def mistakes_shown() -> OwnMistakesShown | None:
    """Count the learner's saved mistakes and those of them that are due; None if none are saved."""
    progress = session_progress()
    if not progress.own.mistakes:
        return None
    return {"kept": len(progress.own.mistakes), "due": len(progress.due_mistakes)}


def _kept_shown(game: KeptGame) -> KeptGameShown:
    edition, mode = game.titles
    shown: KeptGameShown = {
        "id": game.id,
        "begun": game.begun,
        "round": game.round,
        "edition_title": edition,
        "mode_title": mode,
        "players": game.players,
    }
    if game.copied:
        shown["copied"] = True
    return shown


def game_screen(
    host: Displayed,
    match: Match,
    screen: HotSeat,
    switches: Switches,
    around: AroundPart,
    *,
    since: int,
    level: str = "",
    coached: CoachShown | None = None,
) -> GameScreen:
    """Build the screen of a game as JSON data.

    Args:
        host: the host of the screen.
        match: the game.
        screen: the seat at the screen.
        switches: the settings of the person there.
        around: the people around the game, as that screen shows them.
        since: the number of the step from which events are sent.
        level: how the finished game has changed the person's level, as a sentence.
        coached: what the coach says there; None without a coach.
    """
    shown = shown_of(match, screen)
    in_game = _in_game(host, shown, switches, around, since)
    if match.is_over:
        over = game_over(match)
        if level:
            over["level"] = level
        return {**in_game, "screen": "over", "over": over}
    evaluated = switches["evaluation"]
    in_play: InPlay = {
        **in_game,
        "chances": chances_to_win(match.game, shown.perspective) if evaluated else None,
        "coached": coached,
        "front": _front(shown, around),
        "placing": shown.decides(match.placing_seat(shown.viewer)),
        "rolling": None if match.rolling is None else match.rolling.shown(),
        "single_fortify": single_fortify(match.game),
    }
    if to := screen.handover_to:
        lines = recap_for(match, to)
        handover: Handover = {"to": to, "name": match.names[to], "lines": lines}
        return {**in_play, "screen": "handover", "handover": handover}
    return {**in_play, "screen": "play"}


def _in_game(
    host: Displayed, shown: Viewpoint, switches: Switches, around: AroundPart, since: int
) -> InGame:
    match, perspective = shown.match, shown.perspective
    game, log, over, guest = match.game, match.log, match.is_over, "guest" in around
    seen = game.observe(perspective)
    with call_seats(match.chosen_names):
        part = game_part(game, seen, shown)
    if over:
        part |= {"phase": "over", "actor": None, "human": False, "tired": {}}
    reinforcing = game.phase == "reinforce" and not over
    if game.phase == "place":
        armies = placed_in_set_up(log.events, game.actor)
    else:
        armies = placed(log.events) if game.phase == "reinforce" and not game.is_over else {}
    # Only the host may undo and redo, since this affects the whole table.
    takes_back = around["advice"] and not guest
    return {
        **shared_part(host, bots_shown(host, None if guest else match)),
        **part,
        **around,
        "recap": turn_recap(match, shown.viewer, begins=reinforcing and shown.may_act),
        "proposal": proposed(game),
        "series": match.series,
        "switches": switches,
        "income": income_items(game) if reinforcing else None,
        "placed": armies,
        "battle": battle(seen, log.events),
        "recent": log.view.lines(number=RECENT, perspective=perspective),
        "log_length": log.view.length(),
        "moves": log.steps,
        "last": last_events(
            log.events_since(since), perspective, room=EVENT_BYTES // (2 if over else 1)
        ),
        "moments": log.moments_since(since)[-MOMENTS:],
        "undo": takes_back and match.can_undo,
        "redo": takes_back and match.can_redo,
        "taken_back": match.taken_back_text,
    }


def proposed(game: Game) -> Proposal | None:
    """Propose a number of armies to move in, while the person has to choose one."""
    return proposal(game) if game.phase == "occupy" else None


def _front(shown: Viewpoint, around: AroundPart) -> str | None:
    """Propose where to place the first armies, to a person who has not finished a game yet.

    It is proposed in the game that the first screen suggests, and in no other.
    """
    match, seat = shown.match, shown.viewer
    new = (
        match.is_suggested
        and match.game.phase == "reinforce"
        and "host" in around
        and around["host"]["level"]["sureness"] == "none"
    )
    if not (new and seat and shown.may_act) or _has_been_on_turn(match, seat):
        return None
    return None if placed(match.log.events) else easiest_front(match.game, seat)


def _has_been_on_turn(match: Match, seat: str) -> bool:
    """Whether a seat has already ended a part of a turn."""
    return any(step.seat == seat and step.action.type == "end_phase" for step in match.game.history)


def bots_shown(host: Displayed, match: Match | None = None) -> Bots:
    """Describe automatic play and its speed; without a game, nothing plays automatically."""
    if match is None:
        return {"running": False, "paused": False, "speed": host.speed}
    bots: Bots = {
        "running": host.to_advance and match.rolling is None,
        "paused": match.waits and match.game.actor in match.bots,
        "speed": host.speed,
    }
    if host.page_driven and host.to_advance:
        bots["tick"] = round(1000 * host.pause)
    return bots


def moment(step: int, shown: Viewpoint) -> Moment:
    """Return the game as it stood after ``step`` steps.

    Args:
        step: from 0, before the first decision, to the number of decisions so far.
        shown: the view to show. Its own cards and mission are left out, since the screen already
            shows them as they are now.

    Raises:
        Refused: the game does not have so many steps.
    """
    match, perspective = shown.match, shown.perspective
    past, log = match.at(step), match.log
    events = log.events_until(step)
    seen = past.observe(perspective)
    part = game_part(past, seen, replace(shown, may_act=False))
    reinforcing = past.phase == "reinforce"
    return {
        "at": step,
        "round": part["round"],
        "turn": part["turn"],
        "phase": part["phase"],
        "actor": part["actor"],
        "territories": part["territories"],
        "seats": part["seats"],
        "third": part["third"],
        "to_place": part["to_place"],
        "capital": part["capital"],
        "capitals_shown": part["capitals_shown"],
        "tired": part["tired"],
        "income": income_items(past) if reinforcing else None,
        "placed": placed(events) if reinforcing else {},
        "battle": battle(seen, events),
        "chances": chances_to_win(past, perspective) if match.is_over or shown.evaluation else None,
        "recent": log.view.lines(step, number=RECENT, perspective=perspective),
        "log_length": log.view.length(step),
        "round_before": log.round_before(step),
        "round_after": log.round_after(step),
        "news": min(RECENT, log.view.news(step)),
        **comment_part(step, match),
    }


def comment_part(step: int, match: Match) -> CommentPart:
    """Return the comment on a moment, if there is one."""
    if step not in match.comments:
        return {}
    written = match.comments[step]
    read = read_comment(written, match.game.board.index)
    comment: CommentShown = {
        "written": presentable(written, LONGEST_COMMENT),
        "text": presentable(read.text, LONGEST_COMMENT),
        "marks": [*read.marks],
        "arrows": [list(arrow) for arrow in read.arrows],
    }
    if read.asks:
        comment["asks"] = True
    return {"comment": comment}


def game_part(game: Game, seen: Observation, shown: Viewpoint) -> GamePart:
    """Build the position, the seats and the legal actions for the seat at the screen.

    ``seen`` is what ``shown.perspective`` observes.
    """
    board, rules = game.board, game.config.rules
    territories = seen["territories"]
    held, counted = _held(game, seen)
    own = shown.perspective is not None
    return {
        "edition": seen["edition"],
        "edition_title": game.edition.title,
        "mode": seen["mode"],
        "goal": goal_in_short(game.config),
        "options": seen["options"],
        "board": board.id,
        "round": seen["round"],
        "turn": seen["turn"],
        "phase": seen["phase"],
        "actor": seen["actor"],
        "viewer": shown.viewer,
        "human": shown.decides(seen["actor"]),
        "private": shown.private,
        "territories": territories,
        "seats": _seats(game, seen, held, counted, shown),
        "third": _third(game, held),
        "to_place": seen["to_place"],
        "hand": _hand(game, seen, shown.perspective) if own else None,
        "mission": _mission(game, seen, counted, shown.perspective) if own else None,
        "capital": seen["capital"] if own else None,
        "capitals_shown": _capitals_shown(game, seen),
        "cards": _cards(seen, rules),
        "dice_colours": list(rules.dice_colours),
        "legal": _legal(game, shown) if shown.may_act else {},
        "tired": {t: n for t, n in (seen["tired"] or {}).items() if n},
    }


def _capitals_shown(game: Game, seen: Observation) -> dict[str, str]:
    """Return the revealed capitals; a win by capitals reveals the winner's own as well."""
    shown: dict[str, str] = dict(seen["capitals_shown"])
    if game.winner is not None and game.state.reason == BY_CAPITALS:
        own = game.observe(game.winner)["capital"]
        if own is not None:
            shown[game.winner] = own
    return shown


# ---- parts -------------------------------------------------------------------------------------


def _legal(game: Game, shown: Viewpoint) -> Legal:
    known = game.legal_ranges()
    refused = known.pop("end_refused", None)
    ranges = cast("Legal", known)
    if shown.private != "shown":
        # The sets that could be traded would reveal the cards.
        ranges.pop("trade", None)
    if refused is not None:
        why = Message(refused["code"], refused["params"])
        words = render(why, game.config.names)
        ranges["end_refused"] = {"rule": refused["rule"], "message": words}
    if (choices := ranges.get("defend")) and (best := best_answer(game)) != max(choices):
        ranges["defend_best"] = best
    return ranges


def _seats(
    game: Game,
    seen: Observation,
    held: Mapping[str, Sequence[object]],
    state: State,
    shown: Viewpoint,
) -> list[SeatRow]:
    rules = game.config.rules
    count, match = count_holdings(held, seen["seats"]), shown.match
    names = match.names
    rows: list[SeatRow] = []
    for number, seat in enumerate(seen["seats"]):
        places, armies = count[seat]
        whole = [c for c in game.board.continents if all(held[t][0] == seat for t in c.territories)]
        beaten = seat in seen["out"]
        row: SeatRow = {
            "seat": seat,
            "name": names[seat],
            "player": match.players[seat],
            "territories": places,
            "armies": armies,
            "pieces": pieces(armies, rules.pieces),
            "cards": seen["hand_counts"][seat],
            "continents": [c.id for c in whole],
            "income": 0 if beaten or not places else _income(game, state, number),
            "out": {"by": seen["out"][seat], "round": match.out_round.get(seat)}
            if beaten
            else None,
        }
        if seat in match.auto_defend:
            row["auto_defend"] = True
        if match.wanted[seat] != match.players[seat]:
            row["wanted"] = match.wanted[seat]
        if match.players[seat] != HUMAN:
            row["face"] = match.faces[seat]
        if seat in match.chosen_names:
            row["renamed"] = True
        rows.append(row)
    return rows


def _held(game: Game, seen: Observation) -> tuple[Mapping[str, Holding], State]:
    """Return the holdings for counting: a captured territory counts as its capturer's at once.

    The rules hand it over when armies move in (``capture.occupy``). Until then, nobody stands
    there, and the map shows the move as it will be.
    """
    territories, state = seen["territories"], game.state
    if game.phase != "occupy" or not state.fighting:
        return territories, state
    target, attacker = state.target, state.attacker
    config, state = game.config, state.copy()
    give(state, target, attacker)
    return {**territories, config.ids[target]: [config.owner_ids[attacker], 0]}, state


def _income(game: Game, state: State, seat: int) -> int:
    """Compute the armies that territories and continents would bring a seat if its turn began."""
    return turn_income(game.config.params, state, seat)


def pieces(armies: int, kinds: Sequence[tuple[str, int]]) -> list[list[Any]]:
    """Divide armies into the fewest pieces of the edition, largest first (`board.pieces`)."""
    found: list[list[Any]] = []
    for name, worth in sorted(kinds, key=lambda kind: -kind[1]):
        number, armies = divmod(armies, worth)
        if number:
            found.append([name, number])
    return found


def _third(game: Game, held: Mapping[str, Sequence[object]]) -> Third | None:
    if not game.config.has_third:
        return None
    places, armies = count_holdings(held, ["third"])["third"]
    kind: Literal["neutral", "allied"] = "allied" if game.config.allied else "neutral"
    return {"kind": kind, "territories": places, "armies": armies}


def _hand(game: Game, seen: Observation, seat: str | None) -> list[HandCard]:
    config = game.config
    cards: list[HandCard] = []
    for card in seen["hand"] or []:
        shows_land = card in config.index
        owned = shows_land and seen["territories"][card][0] == seat
        cards.append(
            {
                "card": card,
                "symbol": config.symbols[config.card_index.get(card, config.unknown_card)],
                "territory": card if shows_land else None,
                "owned": owned,
            }
        )
    return cards


def _mission(game: Game, seen: Observation, counted: State, seat: str | None) -> Mission | None:
    mission = seen["mission"]
    if mission is None or seat is None:
        return None
    card, asked = mission_cards()[mission], (game.config, counted, seat, mission)
    return {
        "id": mission,
        "text": card.text(game.board),
        "progress": mission_progress(*asked),
        "near": mission_near(*asked),
        "continents": list(card.continents),
        "to_take": named_to_take(*asked),
    }


def _cards(seen: Observation, rules: Rules) -> Cards:
    cards: Cards = {
        "sets_traded": seen["sets_traded"],
        "next_value": seen["next_set_value"],
        "values": dict(rules.fixed_values) if rules.card_values == "fixed" else None,
        "deck": seen["deck"],
        "discard": len(seen["discard"]),
        "must_trade_at": rules.must_trade_at,
    }
    drawn = rules.card_drawn
    comes = drawn == "end_of_turn" or seen["phase"] in {"attack", "occupy", "defend"}
    if seen["captured"] and comes and (seen["deck"] or seen["discard"]):
        cards["earned"] = drawn
    return cards


def chances_to_win(game: Game, viewer: str | None) -> dict[str, float] | None:
    """Estimate each seat's chance of winning from what ``viewer`` may know, or return None."""
    if game.is_partial:
        return None
    try:
        chances = game.evaluate(viewer).chances
    except ValueError:  # the board or the table is too large for the expert
        return None
    return {seat: round(chance, 3) for seat, chance in chances.items()}
