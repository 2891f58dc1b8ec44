"""The position editor's drafts: positions that are still being edited.

A draft has the fields of a rule case: an edition, a mode, a board, seats, and the data of a
position. It may be impossible at any time; the reader of positions says so, and where.
"""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from risk_widget import bots
from risk_widget.board import BUILT_IN, load_board
from risk_widget.engine.chance import Seeded, fresh_seed
from risk_widget.engine.codes import OVER, SETUP_PHASES
from risk_widget.engine.config import THIRD, GameConfig
from risk_widget.engine.position import ImpossiblePosition, drafted_state
from risk_widget.engine.position_data import position_data
from risk_widget.game import Game
from risk_widget.messages import Message, MessageError, WordedError
from risk_widget.notation.position import position_of, position_readings, read_position
from risk_widget.notation.text_parts import PositionError
from risk_widget.play.draft_texts import json_text, toml_text
from risk_widget.play.match import SETUP
from risk_widget.play.new_game import MOST_ON_PAGE, read_text
from risk_widget.protocol.items import Refused
from risk_widget.reading.schema import SchemaError
from risk_widget.reading.sources import load_toml, readings
from risk_widget.reading.spelling import shown
from risk_widget.rules.edition import SEATS, EditionError, edition_ids, load_edition

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence

    from risk_widget.board import Board
    from risk_widget.engine.state import State
    from risk_widget.messages import Names
    from risk_widget.reading.json_types import JsonObject, JsonView
    from risk_widget.rules.edition import Edition

TURN_PHASES: Final = ("reinforce", "attack", "fortify")
PHASES: Final = (*SETUP_PHASES, *TURN_PHASES)
"""The phases that a draft can be set to; other phases come only with its first position."""
_MOST_LISTED: Final = 12
"""The most names that a refusal lists."""
_OF_A_MOMENT: Final = ("battle", "moved", "tired", "mid_combat", "to_place")
"""The fields that belong to one part of a turn."""
_OF_A_TURN: Final = (*_OF_A_MOMENT, "captured", "bonus_given", "third_to_place")
"""The fields that belong to one turn."""

_OF_SETUP: Final = ("in_hand", "out", "starter")
"""The fields that only the set-up needs, or reads in another way."""


class Verdict(NamedTuple):
    """A verdict on a draft; ``problem`` is None if the draft is possible, else the reason why not.

    ``places`` are the territories that it is about.
    """

    config: GameConfig | None
    state: State | None
    problem: Message | None = None
    names: Names | None = None
    places: tuple[str, ...] = ()

    @property
    def sentence(self) -> str:
        """The problem in the current language; "" if there is none."""
        if self.problem is None:
            return ""
        return WordedError(self.problem, self.names).message


@dataclass(frozen=True)
class Draft:
    """A position that is being edited.

    Attributes:
        edition: the edition of the game.
        mode: the mode of the game.
        board: the board of the game.
        options: the rules chosen for the game.
        seats: the seats in the order of turns.
        data: the fields of the position, as `drafted_state` reads them.
    """

    edition: Edition
    mode: str
    board: Board
    options: Mapping[str, str]
    seats: tuple[str, ...]
    data: JsonView

    # ---- beginnings of drafts --------------------------------------------------------------------

    @classmethod
    def of(cls, config: GameConfig, state: State, seat: str | None = None) -> Draft:
        """Begin with a position; with a ``seat``, redeal the secrets of its rivals."""
        if seat is not None:
            from risk_widget.game_review.continuations import Unseen

            state = Unseen(config, state, config.seat_number(seat)).deal(Random(fresh_seed()))
        data = position_data(config, state, shortened=False)
        if state.phase == OVER:
            data["phase"] = "attack"
        found = cls(config.edition, config.mode, config.board, config.options, config.seats, data)
        return found.tidied()

    @classmethod
    def empty(cls, like: Draft) -> Draft:
        """Begin with an empty board, in the same game as another draft."""
        data: JsonObject = {"turn": like.seats[0], "phase": "attack", "territories": {}}
        return replace(like, data=data).tidied()

    @classmethod
    def dealt(cls, like: Draft) -> Draft:
        """Begin with a position dealt at random, with the armies of the set-up.

        Raises:
            Refused: there is no such game.
        """
        seed = fresh_seed()
        try:
            game = Game.new(
                edition=like.edition,
                mode=like.mode,
                seats=like.seats,
                board=like.board,
                options=like.options,
                seed=seed,
            )
        except ValueError as error:
            raise Refused.because("protocol.editor", error) from error
        placing = {seat: bots.make("cautious", f"{seed}/{seat}") for seat in game.seats}
        while game.phase in SETUP and game.actor is not None:
            game.apply(placing[game.actor].choose(game.observe(game.actor)), game.actor)
        return cls.of(game.config, game.state)

    @classmethod
    def read(cls, text: str, like: Draft) -> Draft:
        """Read a position in any form: a line of text, a case, a lesson, a record or a link.

        Data without a game of its own gets that of ``like``.

        Raises:
            Refused: there is no position in the text; the sentence says why.
        """
        found = _data_in(text)
        if found is not None:
            return _from_data(found, like)
        for way in chain(readings(text), position_readings(text)):
            for own in ((), (like.edition, like.board)):
                try:
                    return cls.of(*read_position(way.strip(), Seeded(0), *own, checked=False))
                except PositionError:
                    continue
        game = read_text(text).game
        return cls.of(game.config, game.state)

    # ---- properties of a draft -------------------------------------------------------------------

    @cached_property
    def verdict(self) -> Verdict:
        """Whether the position is possible, as judged by the reader of positions."""
        config = None
        try:
            config = self._config()
            return Verdict(config, drafted_state(config, self.data))
        except ImpossiblePosition as error:
            about = error.content.params
            places = tuple(
                dict.fromkeys(
                    str(about[name])
                    for name in ("territory", "source", "target", "card")
                    if about.get(name) in self.board.index
                )
            )
            return Verdict(config, None, error.content, error.names, places)
        except SchemaError as error:
            return Verdict(config, None, Message.of("as-said", said=str(error)))
        except WordedError as error:
            return Verdict(config, None, error.content, error.names)

    def _config(self, seed: int | str = 0) -> GameConfig:
        return GameConfig(
            self.edition, self.mode, self.seats, self.board, self.options, Seeded(seed)
        )

    @property
    def armies_due(self) -> int:
        """The armies to place: as given, or else as the rules count them."""
        given = self.data.get("to_place")
        if given is not None:
            return int(given)
        state = self.verdict.state
        return 0 if state is None else state.to_place

    @property
    def has_third(self) -> bool:
        """Whether there is a third army."""
        mode = self.edition.modes.get(self.mode)
        rules = self.edition.rules(self.mode, dict(self.options)) if mode else None
        return rules is not None and rules.third_army != "none" and len(self.seats) == 2

    @property
    def goal(self) -> str:
        """The way to win: an edition's word, or "" for a mode that the edition lacks."""
        if self.mode not in self.edition.modes:
            return ""
        return self.edition.rules(self.mode, dict(self.options)).goal

    def holding(self, territory: str) -> tuple[str | None, int]:
        """Return the owner and the armies of a territory."""
        owner, armies = self.data["territories"].get(territory) or (None, 0)
        return owner, armies

    @cached_property
    def cards(self) -> tuple[str, ...]:
        """All cards of the game, in the order of the board, the wild cards last."""
        config = self.verdict.config
        return () if config is None else config.card_ids[:-1]

    @cached_property
    def wanted(self) -> tuple[str, ...]:
        """The missions that seats may have."""
        config = self.verdict.config
        return config.wanted if config is not None and config.rules.goal == "missions" else ()

    # ---- games and texts from a draft ------------------------------------------------------------

    def game(self) -> Game:
        """Make a game from the position, with dice and a deck of its own.

        Raises:
            Refused: the position is impossible.
        """
        if self.verdict.problem is not None:
            raise Refused("protocol.editor", self.verdict.problem, self.verdict.names)
        config = self._config(fresh_seed())
        return Game(config, drafted_state(config, self.data))

    def case(self) -> JsonObject:
        """Return the position as a rule case that checks only the phase and the turn."""
        data = self._written()
        case: JsonObject = {"id": "my-case", **self._game_fields(), "given": data}
        expected = {"phase": data["phase"], "turn": data["turn"]}
        return {**case, "steps": [{"expect": expected}]}

    def case_text(self) -> str:
        """Write the position as a rule case, which ``python -m risk_widget.scenario`` runs."""
        return f"{json_text(self.case())}\n"

    def lesson_text(self) -> str:
        """Write the position as it stands in a lesson's file, before the steps."""
        return toml_text({**self._game_fields(), "given": self._written()})

    def text(self) -> str:
        """Write the position as a line of text."""
        return position_of(self.game())

    def link(self) -> str:
        """Write the position as a link."""
        return self.game().position_link(whole=True)

    def _written(self) -> JsonObject:
        """Write the data as briefly as an author would."""
        state = self.game().state
        config = self.verdict.config
        assert config is not None
        return position_data(config, state)

    def _game_fields(self) -> JsonObject:
        fields: JsonObject = {"edition": self.edition.id, "mode": self.mode}
        if self.board.id != "classic":
            fields["board"] = self.board.id
        defaults = {name: option.default for name, option in self.edition.options.items()}
        chosen = {n: v for n, v in self.options.items() if v != defaults.get(n)}
        if chosen:
            fields["options"] = chosen
        return {**fields, "seats": [*self.seats]}

    # ---- changes to a draft ----------------------------------------------------------------------

    def touched(self, territory: str, owner: str | None) -> Draft:
        """Give a territory to an owner, or add an army if the owner already holds it."""
        self.check(territory, self.board.index)
        self._check_owner(owner)
        had, armies = self.holding(territory)
        if owner is None:
            return self._holding(territory, None, 0)
        return self._holding(territory, owner, armies + 1 if had == owner else max(1, armies))

    def painted(self, territory: str, owner: str | None) -> Draft:
        """Give a territory to an owner, unless it is the owner's already."""
        self.check(territory, self.board.index)
        return self if self.holding(territory)[0] == owner else self.touched(territory, owner)

    def with_armies(self, territory: str, armies: int) -> Draft:
        """Set the number of armies on a territory that has an owner."""
        self.check(territory, self.board.index)
        owner, _ = self.holding(territory)
        if owner is None:
            raise Refused.under("protocol.editor", "refused-draft-free", territory=territory)
        return self._holding(territory, owner, armies)

    def filled(self, owner: str) -> Draft:
        """Give every free territory to an owner, with one army."""
        self._check_owner(owner)
        held = dict(self.data["territories"])
        for territory in self.board.ids:
            held.setdefault(territory, [owner, 1])
        return self.having(territories=held).tidied()

    def changed(self, part: str, value: object, seat: str | None = None) -> Draft:
        """Change a part of the position or of its game; `PARTS` lists the names of the parts.

        Raises:
            Refused: there is no such part or value; the sentence lists those that exist.
        """
        self.check(part, PARTS)
        if seat is not None:
            self.check(seat, self.seats)
        return PARTS[part](self, value, seat).tidied()

    def _holding(self, territory: str, owner: str | None, armies: int) -> Draft:
        held = {name: each for name, each in self.data["territories"].items() if name != territory}
        if owner is not None:
            held[territory] = [owner, max(0, min(armies, MOST_ON_PAGE))]
        changes: JsonObject = {"territories": held}
        for name in ("moved", "tired"):
            kept = {
                place: to
                for place, to in self.data.get(name, {}).items()
                if territory not in (place, to)
            }
            changes[name] = kept
        data = {**self.data, **changes}
        battle = self.data.get("battle") or {}
        if owner != self.holding(territory)[0] and territory in battle.values():
            data = _without({**data, "phase": "attack"}, _OF_A_MOMENT)
        return replace(self, data=data).tidied()

    def having(self, **fields: object) -> Draft:
        """Return the draft with some fields of the position replaced."""
        return replace(self, data={**self.data, **fields})

    def check(self, value: object, known: Collection[str]) -> None:
        """Refuse a value that does not exist.

        Raises:
            Refused: it is not one of those ``known``; the sentence lists them if they are few.
        """
        if not isinstance(value, str) or value not in known:
            if len(known) > _MOST_LISTED:
                raise Refused.malformed("refused-draft", value=shown(value))
            raise Refused.malformed("refused-draft-known", value=shown(value), known=list(known))

    def _check_owner(self, owner: str | None) -> None:
        if owner is not None:
            self.check(owner, (*self.seats, *[THIRD] * self.has_third))

    def tidied(self) -> Draft:
        """Drop the seats, cards, missions, capitals and territories that the game does not have."""
        seats, data = self.seats, dict(self.data)
        owners = {*seats, *[THIRD] * self.has_third}
        ids = set(self.board.ids)
        data["territories"] = {
            place: held
            for place, held in data["territories"].items()
            if place in ids and held and held[0] in owners
        }
        if data["turn"] not in seats:
            data["turn"] = seats[0]
        for name in ("hands", "missions", "capitals", "in_hand", "destroyed_by"):
            by_seat = {s: each for s, each in data.get(name, {}).items() if s in seats and each}
            data[name] = by_seat
        data["destroyed_by"] = {s: by for s, by in data["destroyed_by"].items() if by in owners}
        data["shown"] = [seat for seat in data.get("shown", ()) if seat in data["capitals"]]
        if not data["phase"].startswith("reinforce"):
            data.pop("to_place", None)
        if data.get("starter") not in seats:
            data.pop("starter", None)
        goal = self.goal
        if goal != "capitals":
            data["capitals"], data["shown"] = {}, []
        if goal != "missions":
            data["missions"] = {}
        known = replace(self, data=_filled(data))
        if known.verdict.config is None:
            return known
        data, cards = dict(known.data), set(known.cards)
        hands = data.get("hands", {})
        data["hands"] = {seat: [c for c in hand if c in cards] for seat, hand in hands.items()}
        data["discard"] = [card for card in data.get("discard", ()) if card in cards]
        if known.wanted:
            data["missions"] = known._missions()  # noqa: SLF001 - another draft
        return replace(self, data=_filled(data))

    def _missions(self) -> dict[str, str]:
        """Give every seat in play a mission: its own if it has one, else the first one left."""
        config = self.verdict.config
        assert config is not None
        had = self.data.get("missions", {})
        playing = {owner for owner, _ in self.data["territories"].values()} & {*self.seats}
        if not playing:
            playing = {*self.seats}
        found = {s: m for s, m in had.items() if m in config.goals and s in playing}
        left = [mission for mission in self.wanted if mission not in found.values()]
        for seat in self.seats:
            if seat in playing and seat not in found:
                found[seat] = left.pop(0)
        return {seat: found[seat] for seat in self.seats if seat in found}


# ---- the parts that can be changed ---------------------------------------------------------------


def _edition(draft: Draft, value: object, _seat: str | None) -> Draft:
    if value == draft.edition.id:
        return draft
    draft.check(value, edition_ids())
    edition = load_edition(str(value))
    mode = draft.mode if draft.mode in edition.modes else None
    changed = replace(draft, edition=edition, options=edition.check_options(None))
    return _in_mode(changed, mode or _first_mode(edition, len(draft.seats)))


def _first_mode(edition: Edition, players: int) -> str:
    with suppress(EditionError):
        return edition.first_mode(players)
    return next(iter(edition.modes))


def _mode(draft: Draft, value: object, _seat: str | None) -> Draft:
    draft.check(value, draft.edition.modes)
    return _in_mode(draft, str(value))


def _in_mode(draft: Draft, mode: str) -> Draft:
    data = _without(draft.data, ("third_to_place", "starter"))
    return replace(draft, mode=mode, data=_in_a_turn(data))


def _board(draft: Draft, value: object, _seat: str | None) -> Draft:
    if value == draft.board.id:
        return draft
    draft.check(value, BUILT_IN)
    data = _in_a_turn(_without(draft.data, _OF_A_TURN))
    return replace(draft, board=load_board(str(value)), data=data)


def _seat(draft: Draft, value: object, _seat: str | None) -> Draft:
    """Add a seat, or remove one together with its armies, cards and mission."""
    draft.check(value, SEATS)
    if value in draft.seats:
        if len(draft.seats) == 2:
            raise Refused.under("protocol.editor", "refused-draft-seats")
        seats = tuple(seat for seat in draft.seats if seat != value)
    else:
        seats = (*draft.seats, str(value))
    return replace(draft, seats=seats, data=_in_a_turn(draft.data))


def _turn(draft: Draft, value: object, _seat: str | None) -> Draft:
    draft.check(value, draft.seats)
    data = _without(draft.data, _OF_A_TURN)
    if data["phase"] not in PHASES:
        data = {**data, "phase": TURN_PHASES[0]}
    return replace(draft, data={**data, "turn": value})


def _phase(draft: Draft, value: object, _seat: str | None) -> Draft:
    if value == draft.data["phase"]:
        return draft
    draft.check(value, PHASES)
    data = _without({**draft.data, "phase": value}, _OF_A_MOMENT)
    if (value in SETUP) != (draft.data["phase"] in SETUP):
        data = _without(data, (*_OF_A_TURN, *_OF_SETUP, "round"))
        if value in SETUP and (config := draft.verdict.config) is not None:
            left = dict.fromkeys(draft.seats, config.params.starting_armies)
            for owner, armies in data["territories"].values():
                if owner in left:
                    left[owner] -= armies
            data["in_hand"] = {seat: max(0, armies) for seat, armies in left.items()}
    return replace(draft, data=data)


def _number(name: str) -> Callable[[Draft, object, str | None], Draft]:
    """Return the function that sets a number, or restores the default when given text."""

    def change(draft: Draft, value: object, _seat: str | None) -> Draft:
        if isinstance(value, str):
            return replace(draft, data=_without(draft.data, (name,)))
        return draft.having(**{name: _count(value)})

    return change


def _count(value: object) -> int:
    """Read a count, such as a number of armies. Raises ``Refused``."""
    if not isinstance(value, int) or value < 0:
        raise Refused.malformed("refused-draft", value=shown(value))
    return value


def _in_hand(draft: Draft, value: object, seat: str | None) -> Draft:
    """Give a seat armies for the set-up."""
    draft.check(seat, draft.seats)
    return draft.having(in_hand={**draft.data.get("in_hand", {}), str(seat): _count(value or 0)})


def _captured(draft: Draft, value: object, _seat: str | None) -> Draft:
    return draft.having(captured=bool(value))


def _card(draft: Draft, value: object, seat: str | None) -> Draft:
    """Put a card into a seat's hand or, without a seat, into the deck."""
    draft.check(value, draft.cards)
    hands = {
        s: [card for card in hand if card != value]
        for s, hand in draft.data.get("hands", {}).items()
    }
    if seat is not None:
        hands[seat] = [*hands.get(seat, ()), value]
    discard = [card for card in draft.data.get("discard", ()) if card != value]
    return draft.having(hands=hands, discard=discard)


def _mission(draft: Draft, value: object, seat: str | None) -> Draft:
    """Give a seat a mission; if another seat has it, the two seats exchange their missions."""
    draft.check(value, draft.wanted)
    draft.check(seat, draft.seats)
    missions = dict(draft.data.get("missions", {}))
    holder = next((s for s, mission in missions.items() if mission == value), None)
    if holder is not None and seat in missions:
        missions[holder] = missions[seat]
    return draft.having(missions={**missions, seat: value})


def _capital(draft: Draft, value: object, seat: str | None) -> Draft:
    draft.check(seat, draft.seats)
    capitals = {s: t for s, t in draft.data.get("capitals", {}).items() if s != seat}
    if value:
        draft.check(value, draft.board.index)
        capitals[str(seat)] = value
        hands = draft.data.get("hands", {})
        # The card of a capital belongs to the capital, so no hand or pile holds it.
        kept = {s: [card for card in hand if card != value] for s, hand in hands.items()}
        discard = [card for card in draft.data.get("discard", ()) if card != value]
        draft = draft.having(hands=kept, discard=discard)
    return draft.having(capitals=capitals)


PARTS: Final[Mapping[str, Callable[[Draft, object, str | None], Draft]]] = {
    "edition": _edition,
    "mode": _mode,
    "board": _board,
    "seat": _seat,
    "turn": _turn,
    "phase": _phase,
    "round": _number("round"),
    "to_place": _number("to_place"),
    "sets_traded": _number("sets_traded"),
    "in_hand": _in_hand,
    "captured": _captured,
    "card": _card,
    "mission": _mission,
    "capital": _capital,
}
"""The changes to a draft, other than to its territories, by name."""


def _filled(data: JsonView) -> JsonObject:
    """Leave out empty fields, since empty is the default."""
    always = {"territories"}
    return {n: each for n, each in data.items() if each or n in always or type(each) is int}


def _in_a_turn(data: JsonView) -> JsonView:
    """Move a position in the set-up to the start of a turn, since some games lack its phase."""
    if data["phase"] in TURN_PHASES:
        return data
    return _without({**data, "phase": TURN_PHASES[0]}, (*_OF_A_MOMENT, *_OF_SETUP))


def _without(data: JsonView, names: Sequence[str]) -> JsonObject:
    return {name: each for name, each in data.items() if name not in names}


# ---- reading and writing -------------------------------------------------------------------------


def _data_in(text: str) -> JsonObject | None:
    """Return the data in a text: a case, or a lesson's position; None if there are none."""
    stripped = text.strip()
    try:
        if stripped.startswith(("{", "[{")):
            found = json.loads(stripped)
        elif "given" in stripped:
            found = load_toml(stripped)
        else:
            return None
    except (ValueError, RecursionError):
        return None
    if isinstance(found, list):
        found = found[0]
    return found if isinstance(found, dict) else None


def _from_data(found: JsonObject, like: Draft) -> Draft:
    """Build a draft from a case, or from the data of a position alone."""
    fields: JsonObject = {"edition": like.edition, "mode": like.mode, "board": like.board}
    fields |= {"options": like.options, "seats": like.seats}
    if "given" in found:
        fields |= {name: found[name] for name in fields if name in found}
        if "edition" in found and "options" not in found:
            fields["options"] = {}
        if "edition" in found and "board" not in found:
            fields["board"] = "classic"
    given: Any = found.get("given", found)
    try:
        edition, board = load_edition(fields["edition"]), load_board(fields["board"])
        config = GameConfig(
            edition, fields["mode"], fields["seats"], board, fields["options"], Seeded(0)
        )
        return Draft.of(config, drafted_state(config, given, checked=False))
    except (ValueError, KeyError, TypeError) as error:
        why = (
            error if isinstance(error, WordedError) else MessageError.of("as-said", said=str(error))
        )
        raise Refused.because("protocol.editor", why) from error


# ---- undo ----------------------------------------------------------------------------------------

MOST_DRAFTS: Final = 200
"""The most drafts that are remembered."""


class Drafts:
    """The drafts of one visit to the editor, which can be undone and redone.

    Attributes:
        now: the draft in view.
    """

    def __init__(self, first: Draft) -> None:
        self.now: Draft = first
        self._before: list[Draft] = []
        self._after: list[Draft] = []

    def go_to(self, draft: Draft, *, joined: bool = False) -> None:
        """Continue with another draft; if ``joined``, one undo reverts the last two changes."""
        if draft == self.now:
            return
        if not (joined and self._before):
            self._before = [*self._before, self.now][-MOST_DRAFTS:]
        self._after.clear()
        self.now = draft

    @property
    def can_undo(self) -> bool:
        """Whether there is a draft before this one."""
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        """Whether there is a draft after this one."""
        return bool(self._after)

    def undo(self) -> bool:
        """Go back to the previous draft; return whether there was one."""
        return self._turn(self._before, self._after)

    def redo(self) -> bool:
        """Go forward to the next draft; return whether there was one."""
        return self._turn(self._after, self._before)

    def _turn(self, source: list[Draft], target: list[Draft]) -> bool:
        if not source:
            return False
        target.append(self.now)
        self.now = source.pop()
        return True
