"""The choices for a new game as JSON data, for the widget's form and for listings."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from risk_widget import bots
from risk_widget.board import BUILT_IN, load_board
from risk_widget.bots.avatars import FACES
from risk_widget.messages import current_language, languages, say
from risk_widget.messages.catalog import change_listeners
from risk_widget.rules.clauses import clauses
from risk_widget.rules.comparison import clause_card
from risk_widget.rules.edition import SEATS, edition_ids, load_edition
from risk_widget.rules.edition_parts import mission_cards
from risk_widget.rules.table import Cell, ListedRow, Table
from risk_widget.svg.drawn_board import names_on_map

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.board import Board
    from risk_widget.engine.core_game import CoreGame
    from risk_widget.reading.json_types import JsonObject
    from risk_widget.rules.edition import Edition

__all__ = [
    "ListedBot",
    "catalog",
    "clause_card_of",
    "clause_entry",
    "edition_entry",
    "list_boards",
    "list_bots",
]


def list_boards() -> Table[ListedRow]:
    """List the boards that come with the package; `load_board` takes their ids.

    >>> import risk_widget as rw
    >>> [row.id for row in rw.list_boards()]
    ['classic', 'island', 'strait']
    """
    rows = [ListedRow(b.id, b.title, b.about) for b in map(load_board, BUILT_IN)]
    return Table(say("list-of-boards"), ("", say("column-what")), rows)


class ListedBot(NamedTuple):
    """A bot with its level and its rung of the ladder, 1 to 10; either may be None.

    ``beside`` is the rung of about the same strength, for a bot off the ladder, if known.
    """

    id: str
    title: str
    summary: str
    level: bots.Level | None
    rung: int | None
    beside: int | None

    @property
    def key(self) -> str:
        """The bot's id."""
        return self.id

    def cells(self) -> Sequence[Cell]:
        """Return the id and title, the level, and the description."""
        level = say("bot-level", level=self.level, rung=self.rung, beside=self.beside)
        return [Cell(self.id, remark=self.title), Cell(level), Cell(self.summary)]

    def to_dict(self) -> JsonObject:
        """Return the row as JSON data."""
        return self._asdict()


def list_bots() -> Table[ListedBot]:
    """List the bots that come with the package or were added; seats and `simulate` take their ids.

    >>> import risk_widget as rw
    >>> [row.id for row in rw.list_bots()][:3]
    ['newcomer', 'beginner', 'learner']
    """
    rows = [ListedBot(**entry) for entry in bots.catalog()]
    columns = ("", say("column-level"), say("column-plays"))
    return Table(say("list-of-bots"), columns, rows)


def catalog(board: Board | None = None) -> JsonObject:
    """List the choices for a new game: editions, bots, boards, seats, languages and missions.

    The result also has the names to write on the map if the language is not the drawing's. It is
    cached, and must not be changed.

    Args:
        board: the board whose names the missions use; the classic one by default.
    """
    played_on = board or load_board("classic")
    return _catalog(current_language(), played_on, tuple(bots.BOTS.values()))


@lru_cache(maxsize=16)
def _catalog(_language: str, played_on: Board, _bots: tuple[bots.BotInfo, ...]) -> JsonObject:
    return {
        "editions": [edition_entry(load_edition(edition)) for edition in edition_ids()],
        "bots": [{**bot.to_dict(), "offered": bots.BOTS[bot.id].offered} for bot in list_bots()],
        "faces": [[name, face] for name, face in FACES.items()],
        "boards": [_board_entry(load_board(name)) for name in BUILT_IN],
        "seats": list(SEATS),
        "languages": list(languages()),
        "missions": {
            card.id: card.text(played_on)
            for card in mission_cards().values()
            if card.fits(played_on)
        },
        "on_map": names_on_map(played_on),
    }


change_listeners.append(_catalog.cache_clear)


def edition_entry(edition: Edition) -> JsonObject:
    """Return the data of an edition: its title, its options, its modes and numbers of players."""
    return {
        "id": edition.id,
        "title": edition.title,
        "summary": edition.summary,
        "language": edition.language,
        "invitation": edition.invitation,
        "modes": [
            {"id": m.id, "title": m.title, "summary": m.summary, "players": list(m.players)}
            for m in edition.modes.values()
        ],
        "options": [
            {
                "id": option.id,
                "title": option.title,
                "choices": [{"value": c.value, "label": c.label} for c in option.choices],
                "default": option.default,
            }
            for option in edition.options.values()
        ],
    }


def _board_entry(board: Board) -> JsonObject:
    return {"id": board.id, "name": board.title, "summary": board.about}


def clause_entry(clause: str, game: CoreGame | None = None) -> JsonObject | None:
    """Sum up a clause: its text, its mark in each edition, and its value in the game.

    Return None for an unknown id.
    """
    if clause not in clauses():
        return None
    card = clause_card_of(clause, game)
    entry: JsonObject = {
        "text": card["text"],
        "editions": {row["edition"]: row["mark"] for row in card["rows"]},
    }
    here = card.get("here", {})
    note = " ".join(here[key] for key in ("value", "note") if here.get(key))
    if note:
        entry["notes"] = {here["edition"]: note}
    return entry


def clause_card_of(clause: str, game: CoreGame | None) -> JsonObject:
    """Return a clause with its form in every edition and, if given, in a game."""
    if game is None:
        return clause_card(clause)
    return clause_card(clause, game.edition, game.mode, game.rule_options)
