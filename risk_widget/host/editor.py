"""The position editor on the screen, over a game or over the form."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from risk_widget.board import load_board
from risk_widget.engine.codes import OVER
from risk_widget.host.level_news import uncounting
from risk_widget.host.queries import answer
from risk_widget.host.session_hosts import Still
from risk_widget.play.draft import PHASES, Draft, Drafts
from risk_widget.play.match import SETUP
from risk_widget.play.players import HUMAN, default_name
from risk_widget.play.snapshot import bots_shown, pieces, shared_part
from risk_widget.protocol.controls import Handlers
from risk_widget.protocol.items import Refused
from risk_widget.reading.spelling import shown as quoted
from risk_widget.rules.edition import DEFAULT_EDITION, SEATS, load_edition

if TYPE_CHECKING:
    from collections.abc import Callable

    from risk_widget.board import Board
    from risk_widget.host.session_hosts import Ground, Holder
    from risk_widget.play.match import Match
    from risk_widget.play.snapshot import Viewpoint
    from risk_widget.protocol.answer_types import Answer, TextAnswer
    from risk_widget.protocol.items import Request
    from risk_widget.protocol.outbox_types import DraftAction, Query
    from risk_widget.protocol.snapshot_types import (
        Cards,
        EditorPart,
        EditorScreen,
        SeatRow,
        Third,
    )
    from risk_widget.reading.json_types import JsonObject


_HANDLERS: Final = Handlers()
"""The requests of the editor's page."""

COPIES: Final[dict[str, Callable[[Draft], str]]] = {
    "line": Draft.text,
    "lesson": Draft.lesson_text,
    "case": Draft.case_text,
    "link": Draft.link,
}
"""The forms in which a position can be copied."""


def may_edit(match: Match | None) -> None:
    """Refuse to edit positions while a game counts towards the level of its player.

    Raises:
        Refused: it counts.
    """
    if match is not None and not match.is_over and (match.exam or uncounting(match)):
        raise Refused.under("protocol.editor", "refused-editor-counts")


def draft_of(shown: Viewpoint | None, action: DraftAction, like: Draft | None = None) -> Draft:
    """Begin the draft that a page has asked for.

    Args:
        shown: the game below, as the person at the screen may see it; None without one.
        action: what to begin with, in ``value``.
        like: the draft whose edition, mode, board and seats an empty one gets.

    Raises:
        Refused: there is nothing to begin with; the sentence says why.
    """
    match = None if shown is None else shown.match
    may_edit(match)
    if like is None:
        like = (
            _usual()
            if match is None
            else Draft.of(match.game.config, match.game.state, _any(match))
        )
    begins = action.get("value", "game" if match is not None else "dealt")
    if begins == "game" and shown is not None:
        return _from_game(shown, action.get("at"))
    if begins == "text":
        return Draft.read(action.get("text", ""), like)
    if begins == "dealt":
        return Draft.dealt(like)
    if begins == "empty":
        return Draft.empty(like)
    known = ["dealt", "empty", "text", *["game"] * (match is not None)]
    raise Refused.malformed("refused-draft-known", value=quoted(begins), known=known)


def _usual() -> Draft:
    """Return the draft to begin with if no game has been chosen."""
    edition = load_edition(DEFAULT_EDITION)
    seats = SEATS[:3]
    given: JsonObject = {"turn": seats[0], "phase": "attack", "territories": {}}
    mode = edition.first_mode(len(seats))
    options = edition.check_options(None)
    return Draft(edition, mode, load_board("classic"), options, seats, given).tidied()


def _any(match: Match) -> str:
    """Return any seat of a game, for a draft that needs only its settings."""
    return match.game.seats[0]


def _from_game(shown: Viewpoint, at: int | None) -> Draft:
    match, seat = shown.match, shown.perspective
    open_to_all = match.is_over or match.analysed_at is not None
    if not open_to_all and seat is None:
        raise Refused.under("protocol.editor", "refused-editor-shown")
    positions = match.game.positions
    if at is None:
        at = len(positions) - 1
        while at and positions[at].phase == OVER:
            at -= 1
    if at >= len(positions):
        raise Refused.malformed("refused-moment", moves=len(positions) - 1)
    return Draft.of(match.game.config, positions[at], None if open_to_all else seat)


class Editor(Still):
    """The position editor, which lies over the form or a game until it is left.

    Attributes:
        drafts: the draft in view, and those before and after it.
        game_id: identifies what is shown.
    """

    def __init__(self, session: Holder, ground: Ground, first: Draft) -> None:
        self._session = session
        self._ground = ground
        self.drafts: Drafts = Drafts(first)
        self.game_id: str = f"{session.game_id}-edit{session.seq}"

    @property
    def board(self) -> Board:
        """The board of the draft."""
        return self.drafts.now.board

    @property
    def followed(self) -> None:
        """Nothing, since drafts change only here."""
        return

    def homework(self) -> None:
        """Return None, since there is no lesson; see `Host.homework`."""
        return

    def refresh(self) -> None:
        """Do nothing; see `Host.refresh`."""

    # ---- requests of the page ------------------------------------------------------------------

    def carry_out(self, request: Request) -> object:
        """Carry out a request; see `Host.carry_out`."""
        handler = _HANDLERS.of(request.control)
        assert handler is not None, request.control.name
        return handler(self, request.action)

    def _go_to(self, draft: Draft, *, joined: bool = False) -> None:
        self.drafts.go_to(draft, joined=joined)
        self._session.seq += 1

    @_HANDLERS
    def _draft_begin(self, action: DraftAction) -> None:
        shown = self._session.shown_below()
        self._go_to(draft_of(shown, action, self.drafts.now))

    @_HANDLERS
    def _draft_touch(self, action: DraftAction) -> None:
        self._go_to(self.drafts.now.touched(action.get("territory", ""), action.get("owner")))

    @_HANDLERS
    def _draft_paint(self, action: DraftAction) -> None:
        draft = self.drafts.now.painted(action.get("territory", ""), action.get("owner"))
        self._go_to(draft, joined=bool(action.get("more")))

    @_HANDLERS
    def _draft_armies(self, action: DraftAction) -> None:
        draft, territory = self.drafts.now, action.get("territory", "")
        _, had = draft.holding(territory)
        armies = had + action["more"] if "more" in action else action.get("armies", 0)
        self._go_to(draft.with_armies(territory, armies))

    @_HANDLERS
    def _draft_fill(self, action: DraftAction) -> None:
        self._go_to(self.drafts.now.filled(action.get("owner") or ""))

    @_HANDLERS
    def _draft_change(self, action: DraftAction) -> None:
        part, value = action.get("part", ""), action.get("value", "")
        self._go_to(self.drafts.now.changed(part, value, action.get("seat")))

    @_HANDLERS
    def _draft_earlier(self, _: DraftAction) -> None:
        self._turn(moved=self.drafts.undo())

    @_HANDLERS
    def _draft_later(self, _: DraftAction) -> None:
        self._turn(moved=self.drafts.redo())

    def _turn(self, *, moved: bool) -> None:
        if not moved:
            raise Refused.under("protocol.editor", "refused-draft-last")
        self._session.seq += 1

    @_HANDLERS
    def _query_draft(self, action: Query) -> TextAnswer:
        form = action.get("text", "line")
        if form not in COPIES:
            known = list(COPIES)
            raise Refused.malformed("refused-draft-known", value=quoted(form), known=known)
        return {"text": COPIES[form](self.drafts.now)}

    @_HANDLERS
    def _query(self, action: Query) -> Answer | None:
        return answer(action, None)

    # ---- the screen ----------------------------------------------------------------------------

    def snapshot(self) -> EditorScreen:
        """Return the editor as JSON data."""
        draft, session = self.drafts.now, self._session
        data = draft.data
        cards: Cards = {
            "sets_traded": data.get("sets_traded", 0),
            "next_value": None,
            "values": None,
            "deck": None,
            "discard": len(data.get("discard", ())),
            "must_trade_at": 0,
        }
        return {
            **shared_part(session, bots_shown(session), game_id=self.game_id),
            "screen": "editor",
            "edition": draft.edition.id,
            "edition_title": draft.edition.title,
            "mode": draft.mode,
            "goal": "",
            "options": dict(draft.options),
            "board": draft.board.id,
            "round": data.get("round", 0 if data["phase"] in SETUP else 1),
            "turn": data["turn"],
            "phase": data["phase"],
            "actor": None,
            "viewer": None,
            "human": False,
            "private": "none",
            "territories": {t: [*draft.holding(t)] for t in draft.board.ids},
            "seats": self._seats(),
            "third": self._third(),
            "to_place": draft.armies_due,
            "hand": None,
            "mission": None,
            "capital": None,
            "capitals_shown": data.get("capitals", {}),
            "cards": cards,
            "dice_colours": ["", ""],
            "legal": {},
            "tired": {},
            "income": None,
            "placed": {},
            "battle": None,
            "editor": self._part(),
        }

    def _part(self) -> EditorPart:
        drafts, draft = self.drafts, self.drafts.now
        data, verdict = draft.data, draft.verdict
        hands = data.get("hands", {})
        taken = {card for hand in hands.values() for card in hand}
        phase = data["phase"]
        part: EditorPart = {
            "problem": verdict.sentence,
            "places": [*verdict.places],
            "undo": drafts.can_undo,
            "redo": drafts.can_redo,
            "counted": "to_place" not in data,
            "captured": bool(data.get("captured")),
            "in_hand": data.get("in_hand", {}),
            "sets_traded": data.get("sets_traded", 0),
            "phases": [*PHASES, *[phase] * (phase not in PHASES)],
            "hands": hands,
            "cards": [card for card in draft.cards if card not in taken],
            "missions": data.get("missions", {}),
            "wanted": [*draft.wanted],
            "capitals": data.get("capitals", {}),
            "has_capitals": draft.goal == "capitals",
            "from_game": self._ground.match is not None,
        }
        if (ends := self._ends()) is not None:
            part["ends"] = ends
        return part

    def _ends(self) -> int | None:
        """Return the round of the game in progress below the editor, or None."""
        match = self._ground.match
        if match is None or match.is_over or match.analysed_at is not None:
            return None
        return match.game.round if match.game.history and HUMAN in match.players.values() else None

    def _seats(self) -> list[SeatRow]:
        draft = self.drafts.now
        hands = draft.data.get("hands", {})
        rows: list[SeatRow] = []
        for seat in draft.seats:
            places, armies = self._held(seat)
            owned = {t for t in draft.board.ids if draft.holding(t)[0] == seat}
            rows.append(
                {
                    "seat": seat,
                    "name": default_name(seat, HUMAN),
                    "player": HUMAN,
                    "territories": places,
                    "armies": armies,
                    "pieces": pieces(armies, ()),
                    "cards": len(hands.get(seat, ())),
                    "continents": [
                        c.id for c in draft.board.continents if owned.issuperset(c.territories)
                    ],
                    "income": None,
                    "out": None,
                }
            )
        return rows

    def _held(self, owner: str) -> tuple[int, int]:
        """Count the territories and the armies of an owner."""
        draft = self.drafts.now
        held = [armies for t in draft.board.ids for o, armies in [draft.holding(t)] if o == owner]
        return len(held), sum(held)

    def _third(self) -> Third | None:
        if not self.drafts.now.has_third:
            return None
        places, armies = self._held("third")
        return {"kind": "neutral", "territories": places, "armies": armies}
