"""How far a seat is with its mission, in one sentence."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Literal, cast

from risk_widget.engine.codes import BY_CAPITALS
from risk_widget.engine.combat import give
from risk_widget.engine.explain import item_label
from risk_widget.engine.turn import turn_income
from risk_widget.messages import Message, render
from risk_widget.rules.fields import mission_cards
from risk_widget.widget.protocol import Refused

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.board import Board
    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.data_types import Observation
    from risk_widget.engine.state import State
    from risk_widget.game import Game
    from risk_widget.rules.fields import Rules
    from risk_widget.widget.answer_types import HintAnswer
    from risk_widget.widget.snapshot_types import (
        Ack,
        Battle,
        Bots,
        Cards,
        GameEvent,
        GamePart,
        HandCard,
        IncomeItem,
        Legal,
        Mission,
        SeatRow,
        SetupSnapshot,
        Third,
    )

__all__ = [
    "EVENT_BYTES",
    "Shown",
    "battle",
    "chances_to_win",
    "count_holdings",
    "empty",
    "game_part",
    "has_income",
    "hint",
    "income_items",
    "last_events",
    "mission_progress",
    "placed",
    "placed_in_set_up",
    "read_anew",
    "single_fortify",
    "still_to_take",
]


def mission_progress(mission: str, seat: str, seen: Mapping[str, Any], config: GameConfig) -> str:
    """Tell from what everybody sees; a card that reads as another one is told as the other.

    Args:
        mission: id of the card.
        seat: whose it is.
        seen: an observation of the position.
        config: the rules and the board of the game.
    """
    return render(_message(mission, seat, seen, config), config.names)


def _message(mission: str, seat: str, seen: Mapping[str, Any], config: GameConfig) -> Message:
    card, goal = mission_cards()[mission], config.goals[mission]
    board, territories = config.board, seen["territories"]
    mine = {t: armies for t, (owner, armies) in territories.items() if owner == seat}
    if card.continents:
        parts = [_held_of(board, c, mine) for c in card.continents]
        if card.more_continents:
            more = [c for c in board.continents if c.id not in card.continents]
            whole = sum(all(t in mine for t in c.territories) for c in more)
            wanted = card.more_continents
            parts.append(Message.of("so-far-further", whole=whole, wanted=wanted))
        return Message.of("so-far-continents", parts=parts)
    instead = None
    if card.destroy is not None:
        clause = read_anew(mission, seat, seen, config)
        if clause is None:
            return _left(card.destroy, territories)
        if clause == "mission.destroyed-by-other":
            instead = "beaten"
        else:
            instead = "own" if card.destroy == seat else "absent"
    return Message.of(
        "so-far-territories",
        instead=instead,
        seat=card.destroy,
        held=len(mine),
        wanted=goal.territories,
        each=goal.armies_each,
        strong=sum(armies >= goal.armies_each for armies in mine.values()),
    )


def still_to_take(
    mission: str, seat: str, seen: Mapping[str, Any], config: GameConfig
) -> list[str]:
    """The territories that a seat lacks for its mission; none where the card leaves it the choice.

    The arguments are those of `mission_progress`.
    """
    card, territories = mission_cards()[mission], seen["territories"]
    if card.continents:
        named = [t for c in card.continents for t in config.board.continent(c).territories]
        return [t for t in named if territories[t][0] != seat]
    if card.destroy is not None and read_anew(mission, seat, seen, config) is None:
        return [t for t, (owner, _) in territories.items() if owner == card.destroy]
    return []


def read_anew(mission: str, seat: str, seen: Mapping[str, Any], config: GameConfig) -> str | None:
    """The clause by which a card to destroy somebody counts territories instead, if one does.

    The arguments are those of `mission_progress`; the clauses are `mission.destroy-own` and
    `mission.destroyed-by-other`.
    """
    colour = mission_cards()[mission].destroy
    if colour is None:
        return None
    if colour == seat or colour not in seen["seats"]:
        return "mission.destroy-own"
    by_other = colour in seen["out"] and seen["out"][colour] != seat
    if by_other and config.rules.destroyed_by_other == "territories":
        return "mission.destroyed-by-other"
    return None


def _left(colour: str, territories: Mapping[str, Any]) -> Message:
    armies = [n for owner, n in territories.values() if owner == colour]
    if not armies:
        return Message.of("so-far-gone", seat=colour)
    return Message.of("so-far-left", seat=colour, territories=len(armies), armies=sum(armies))


def _held_of(board: Board, continent: str, mine: Mapping[str, int]) -> Message:
    places = board.continent(continent).territories
    held = sum(t in mine for t in places)
    if held == len(places):
        return Message.of("so-far-whole", continent=continent)
    return Message.of("so-far-part", continent=continent, held=held, territories=len(places))


EVENT_BYTES: Final = 900
"""Room for events in one snapshot; when more has happened, the latest are told."""
UNTOLD: Final = frozenset({"dealt", "starter_rolled", "income", "turn_started", "won"})
"""Events that no animation needs, since the snapshot itself says what they say."""


def last_events(
    events: Sequence[Any], perspective: str | None, *, room: int = EVENT_BYTES
) -> list[GameEvent]:
    """The latest of these events as the seat may see them, for animation."""
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


def battle(seen: Observation, events: Sequence[Any]) -> Battle | None:
    """The battle that waits for an answer, or else the last roll of this phase.

    ``events`` are all events of the game so far; the number of the roll among them tells two
    equal rolls apart.
    """
    waiting = seen["battle"]
    if waiting and seen["phase"] == "defend":
        known = {k: v for k, v in waiting.items() if k != "attack_roll"}
        if waiting["attack_roll"]:  # the defender decides after seeing it
            known["attack"] = waiting["attack_roll"]
        return cast("Battle", {**known, "n": len(events), "pending": True})
    for number in range(len(events) - 1, -1, -1):
        event = events[number]
        if event.type in {"phase_started", "turn_started"}:
            return None
        if event.type == "rolled":
            roll = dict(event.data)
            roll["attack_dice"] = len(roll["attack"])
            roll["armies"] = _armies_sent(events, number)
            return cast("Battle", {**roll, "n": number, "pending": False})
    return None


def _armies_sent(events: Sequence[Any], rolled: int) -> int | None:
    for event in reversed(events[max(0, rolled - 4) : rolled]):
        if event.type == "attacked":
            return int(event.data["armies"])
    return None


def placed(events: Sequence[Any]) -> dict[str, int]:
    """Armies placed so far in this reinforcement part, by territory."""
    found: dict[str, int] = {}
    for event in reversed(events):
        if event.type in {"phase_started", "turn_started"}:
            break
        if event.type in {"placed", "bonus_placed"}:
            where = event.data["territory"]
            found[where] = found.get(where, 0) + event.data["armies"]
    return found


def placed_in_set_up(events: Sequence[Any], seat: str | None) -> dict[str, int]:
    """The army that this seat placed in its last turn of set-up, by territory (``setup.place``)."""
    for event in reversed(events):
        if event.type == "phase_started":
            break
        if event.type == "placed" and event.seat == seat:
            return {event.data["territory"]: event.data["armies"]}
    return {}


def income_items(game: Game) -> list[IncomeItem]:
    """The armies of this turn, item by item: territories, continents, sets traded so far."""
    return [
        {
            "label": item_label(game.config, item),
            "armies": item.armies,
            "rule": item.rule,
        }
        for item in game.explain_reinforcements().items
    ]


def single_fortify(game: Game) -> Literal["open", "made"] | None:
    """Whether the one movement of the turn is "open" or "made"; None where there may be more."""
    if game.phase != "fortify" or game.config.rules.movement != "one":
        return None
    return "made" if game.state.movements() else "open"


def has_income(events: Sequence[Any]) -> bool:
    """Whether the engine has said in this turn how its armies came about."""
    for event in reversed(events):
        if event.type in {"income", "turn_started"}:
            return bool(event.type == "income")
    return False


VERSION: Final = 1
RECENT: Final = 7
"""Lines of the log in a snapshot."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What the screen shows besides the position.

    Attributes:
        viewer: the seat at the screen, or None.
        private: "shown", "covered" or "none".
        player: seat -> "human" or the name of a bot.
        names: seat -> the name of the player.
        out: seat -> round in which it went out, as far as known.
        renamed: seats whose name somebody gave.
        may_act: the decision is for the person at the screen, now.
        evaluation: everybody's chance to win is wished for.
    """

    viewer: str | None
    private: Literal["shown", "covered", "none"]
    player: Mapping[str, str]
    names: Mapping[str, str]
    auto_defend: frozenset[str]
    out: Mapping[str, int] = field(default_factory=dict)
    renamed: frozenset[str] = frozenset()
    may_act: bool = True
    evaluation: bool = False

    @property
    def perspective(self) -> str | None:
        """The seat whose secrets the snapshot may hold."""
        return self.viewer if self.private == "shown" else None


def empty(seq: int, game_id: str, *, bots: Bots, acks: list[Ack]) -> SetupSnapshot:
    """The snapshot while no game has been chosen: the page shows the form for a new one."""
    return {
        "v": VERSION,
        "seq": seq,
        "game_id": game_id,
        "screen": "setup",
        "recent": [],
        "log_length": 0,
        "last": [],
        "legal": {},
        "undo": False,
        "redo": False,
        "bots": bots,
        "acks": acks,
    }


def count_holdings(
    territories: Mapping[str, Sequence[Any]], seats: Sequence[str]
) -> dict[str, tuple[int, int]]:
    """Territories and armies on the board, by seat."""
    count = {seat: [0, 0] for seat in seats}
    for owner, armies in territories.values():
        if owner in count:
            count[owner][0] += 1
            count[owner][1] += armies
    return {seat: (places, armies) for seat, (places, armies) in count.items()}


def game_part(game: Game, seen: Observation, shown: Shown) -> GamePart:
    """The position, the seats and what may be done, for the seat at the screen.

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
        "options": seen["options"],
        "board": board.id,
        "round": seen["round"],
        "turn": seen["turn"],
        "phase": seen["phase"],
        "actor": seen["actor"],
        "viewer": shown.viewer,
        "human": shown.player.get(seen["actor"] or "") == "human",
        "private": shown.private,
        "territories": territories,
        "seats": _seats(game, seen, held, counted, shown),
        "third": _third(game, held),
        "to_place": seen["to_place"],
        "hand": _hand(game, seen, shown.perspective) if own else None,
        "mission": _mission(game, {**seen, "territories": held}, shown.perspective)
        if own
        else None,
        "capital": seen["capital"] if own else None,
        "capitals_shown": _capitals_shown(game, seen),
        "cards": _cards(seen, rules),
        "dice_colours": list(rules.dice_colours),
        "legal": _legal(game, shown) if shown.may_act else {},
        "tired": {t: n for t, n in (seen["tired"] or {}).items() if n},
    }


def _capitals_shown(game: Game, seen: Observation) -> dict[str, str]:
    """The capitals that have been revealed; whoever wins by capitals reveals their own as well."""
    shown: dict[str, str] = dict(seen["capitals_shown"])
    if game.winner is not None and game.state.reason == BY_CAPITALS:
        own = game.observe(game.winner)["capital"]
        if own is not None:
            shown[game.winner] = own
    return shown


# ---- parts -------------------------------------------------------------------------------------


def _legal(game: Game, shown: Shown) -> Legal:
    known = game.legal_ranges()
    refused = known.pop("end_refused", None)
    ranges = cast("Legal", known)
    if shown.private != "shown":
        # The sets that could be traded would tell the cards.
        ranges.pop("trade", None)
    if refused is not None:
        why = Message(refused["code"], refused["params"])
        words = render(why, game.config.names)
        ranges["end_refused"] = {"rule": refused["rule"], "message": words}
    return ranges


def _seats(
    game: Game,
    seen: Observation,
    held: Mapping[str, Sequence[Any]],
    state: State,
    shown: Shown,
) -> list[SeatRow]:
    rules = game.config.rules
    count = count_holdings(held, seen["seats"])
    rows: list[SeatRow] = []
    for number, seat in enumerate(seen["seats"]):
        places, armies = count[seat]
        whole = [c for c in game.board.continents if all(held[t][0] == seat for t in c.territories)]
        beaten = seat in seen["out"]
        row: SeatRow = {
            "seat": seat,
            "name": shown.names[seat],
            "player": shown.player[seat],
            "territories": places,
            "armies": armies,
            "pieces": pieces(armies, rules.pieces),
            "cards": seen["hand_counts"][seat],
            "continents": [c.id for c in whole],
            "income": 0 if beaten or not places else _income(game, state, number),
            "out": {"by": seen["out"][seat], "round": shown.out.get(seat)} if beaten else None,
            "auto_defend": seat in shown.auto_defend,
        }
        if seat in shown.renamed:
            row["renamed"] = True
        rows.append(row)
    return rows


def _held(game: Game, seen: Observation) -> tuple[Mapping[str, Sequence[Any]], State]:
    """Who holds what, for counting: a territory is its capturer's once the last defender falls.

    The rules hand it over when armies move in (``capture.occupy``), but until then nobody stands
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
    """Armies that a seat would get for its territories and continents if its turn began now."""
    return turn_income(game.config.params, state, seat)


def pieces(armies: int, kinds: Sequence[tuple[str, int]]) -> list[list[Any]]:
    """A number of armies as the fewest pieces of the edition, largest first (`board.pieces`)."""
    found: list[list[Any]] = []
    for name, worth in sorted(kinds, key=lambda kind: -kind[1]):
        number, armies = divmod(armies, worth)
        if number:
            found.append([name, number])
    return found


def _third(game: Game, held: Mapping[str, Sequence[Any]]) -> Third | None:
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


def _mission(game: Game, seen: Mapping[str, Any], seat: str | None) -> Mission | None:
    mission = seen["mission"]
    if mission is None or seat is None:
        return None
    card, asked = mission_cards()[mission], (mission, seat, seen, game.config)
    return {
        "id": mission,
        "text": card.text(game.board),
        "progress": mission_progress(*asked),
        "continents": list(card.continents),
        "to_take": still_to_take(*asked),
    }


def _cards(seen: Observation, rules: Rules) -> Cards:
    return {
        "sets_traded": seen["sets_traded"],
        "next_value": seen["next_set_value"],
        "values": dict(rules.fixed_values) if rules.card_values == "fixed" else None,
        "deck": seen["deck"],
        "discard": len(seen["discard"]),
        "must_trade_at": rules.must_trade_at,
    }


def chances_to_win(game: Game, viewer: str | None) -> dict[str, float] | None:
    """Each seat's chance to win, from what a seat may know; None where that can't be worked out."""
    if game.is_partial:
        return None
    try:
        chances = game.evaluate(viewer).chances
    except ValueError:  # a board or a table that is too large for the expert
        return None
    return {seat: round(chance, 3) for seat, chance in chances.items()}


def hint(game: Game, shown: Shown) -> HintAnswer:
    """What the expert would do for the person at the screen, from a nudge to the very move.

    Raises:
        Refused: it is nobody's turn who sits at the screen, or the expert does not know this game.
    """
    mine = shown.may_act and shown.viewer == game.actor and shown.private != "covered"
    if game.is_over or game.is_partial or not mine:
        raise Refused.malformed("refused-hint")
    try:
        found = game.hint()
    except ValueError as error:
        raise Refused.because("protocol.malformed", error) from error
    action = dict(found.action)
    steps = [[attack.source, attack.target] for attack in found.attacks]
    if action["type"] == "fortify":
        steps = [[action["source"], action["target"]]]
    return {
        "action": action,
        "nudge": found.nudge,
        "look": list(found.look),
        "sentences": list(found.sentences),
        "put": dict(found.placed),
        "steps": steps,
    }
