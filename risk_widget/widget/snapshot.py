"""The snapshot: everything one screen shows, as plain JSON data.

It is built from what the engine lets one seat observe, so a secret cannot slip in: where the
private part is not to be shown, the position is observed as a spectator sees it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Literal, cast

from risk_widget.engine.codes import BY_CAPITALS
from risk_widget.engine.combat import give
from risk_widget.engine.turn import turn_income
from risk_widget.messages import Message, render
from risk_widget.rules.missions import mission_cards
from risk_widget.widget.mission_progress import mission_progress, still_to_take

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from risk_widget.engine.observation_types import Observation
    from risk_widget.engine.state import State
    from risk_widget.game import Game
    from risk_widget.rules.fields import Rules
    from risk_widget.widget.snapshot_types import (
        Ack,
        Bots,
        Cards,
        GamePart,
        HandCard,
        Legal,
        Mission,
        SeatRow,
        SetupSnapshot,
        Third,
    )

__all__ = ["Shown", "count_holdings", "empty", "game_part"]

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
