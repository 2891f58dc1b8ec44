"""The words that tell kinds apart in data and code: of phases, actions, events.

What Python's types cannot say of a value, but a page's can, stands beside it in the notation of
TypeScript (`Annotated`): ``tools/page_types.py`` writes the page's types from here.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

Seat: TypeAlias = Annotated[str, '"red"|"blue"|"green"|"yellow"|"black"|"purple"']
Owner: TypeAlias = Annotated[str, 'Seat|"third"']
"""A seat, or `"third"` for the third army; null while nobody holds the territory."""
Territory: TypeAlias = Annotated[str, "string"]
"""The id of a territory, such as `"north-africa"`."""
Continent: TypeAlias = Annotated[str, "string"]
"""The id of a continent."""
Clause: TypeAlias = Annotated[str, "string"]
"""The id of a clause, such as `"attack.armies"`; or what else a refusal can rest on."""
Holding: TypeAlias = Annotated[list[Any], "[owner: Owner|null, armies: number]"]
CardSymbol: TypeAlias = Annotated[str, '"infantry"|"cavalry"|"artillery"|"wild"']

Phase: TypeAlias = Literal[
    "claim", "place", "capital",
    "reinforce", "reinforce_third", "attack", "attack_third", "defend", "occupy", "fortify",
    "over",
]  # fmt: skip
"""A part of the set-up or of a turn; `"over"` when somebody has won."""

ActionKind: TypeAlias = Literal[
    "claim", "place", "choose_capital", "trade", "attack", "defend", "occupy", "fortify",
    "end_phase",
]  # fmt: skip
"""What a player can do."""

EventKind: TypeAlias = Literal[
    "starter_rolled", "dealt", "claimed", "placed", "capital_chosen",
    "turn_started", "income", "traded", "bonus_placed", "phase_started",
    "attacked", "rolled", "captured", "occupied", "eliminated", "cards_taken", "capital_fell",
    "card_drawn", "fortified", "third_owed", "third_placed", "deck_reshuffled", "won",
]  # fmt: skip
"""What can happen; `risk_widget.engine.events` tells what each event holds."""

IncomeKind: TypeAlias = Literal["territories", "continent", "set", "card", "unexplained"]
"""What armies are received for."""

NoClause: TypeAlias = Literal[
    "action.malformed", "game.partial", "record.malformed", "position.malformed",
    "protocol.malformed", "protocol.stale", "protocol.handover", "protocol.no-game",
    "protocol.new-game", "protocol.undo", "protocol.redo", "protocol.lesson", "protocol.progress",
    "protocol.internal",
]  # fmt: skip
"""What a refusal rests on where that is no clause of the rules."""

Mark: TypeAlias = Literal["printed", "silent", "reading", "house"]
"""Whether an edition prints a clause, is silent about it, is read so, or is a variant in it."""
