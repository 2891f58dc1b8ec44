"""A position as one line of text (see ``docs/notation.md``)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from risk_widget.engine.codes import HIDDEN, IN_PLAY, NO_CAPITAL, REASONS, UNKNOWN
from risk_widget.engine.income import items_of
from risk_widget.notation.card_text import cards_text, unknown
from risk_widget.notation.edition_name import edition_name
from risk_widget.notation.income_text import income_text
from risk_widget.notation.letters import owner_letters
from risk_widget.notation.viewer import Viewer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from risk_widget.engine.config import GameConfig
    from risk_widget.engine.core_game import CoreGame
    from risk_widget.engine.state import State

NOT_KNOWN = "?"
SHOWN = "!"
"""After a capital that has been turned up."""
BYTE_ORDER_MARK = "\ufeff"
"""Some editors put it at the beginning of every file; it says nothing."""


def position_of(game: CoreGame, seat: str | None = None) -> str:
    """The position of a game as one line of text.

    With a ``seat`` (or ``SPECTATOR``) it tells what that seat may see, and the rest is ``?``
    (``info.secret``); None tells everything. Dice to come and the seed are never in it.

    Raises:
        ValueError: a seat that does not play.
    """
    return position_text(game.config, game.state, Viewer(game.config, seat))


def position_text(config: GameConfig, state: State, viewer: Viewer) -> str:
    """The text of a state as the viewer may see it."""
    letters = owner_letters(config)
    fields = [
        edition_name(config.edition),
        config.mode,
        config.board.id,
        "".join(letters[seat] for seat in range(config.players)),
        _territories(config, state, letters),
        letters[state.turn],
        _phase(config, state, letters),
        str(state.round),
        *(f"{name}={value}" for name, value in _named(config, state, viewer, letters) if value),
    ]
    return " ".join(fields)


def _territories(config: GameConfig, state: State, letters: dict[int, str]) -> str:
    """Owner and armies of each territory, continents apart; ``-`` where all are free."""
    owner, armies = state.owner, state.armies
    if not any(state.counts):
        return "-"
    return "/".join(
        "".join(
            f"{letters[owner[t]]}{armies[t]}" if owner[t] >= 0 else letters[owner[t]]
            for t in continent.members
        )
        for continent in config.continents
    )


def _phase(config: GameConfig, state: State, letters: dict[int, str]) -> str:
    phase = state.phase_name
    if phase in ("reinforce", "reinforce_third"):
        return f"{phase}:{state.to_place}"
    if phase in ("defend", "occupy"):
        battle = state.battle
        assert battle is not None, "these phases are about a battle"
        source, target = config.ids[battle.source], config.ids[battle.target]
        text = f"{phase}:{source}>{target}:{battle.armies}:{battle.dice}"
        return f"{text}:{'.'.join(map(str, battle.attack_roll))}" if battle.attack_roll else text
    if phase == "over":
        if state.winner == UNKNOWN:
            return phase
        return f"{phase}:{letters[state.winner]}:{REASONS[state.reason]}"
    return phase


def _named(
    config: GameConfig, state: State, viewer: Viewer, letters: dict[int, str]
) -> Iterator[tuple[str, str]]:
    ids = config.ids
    yield "options", ",".join(f"{name}:{value}" for name, value in config.options.items())
    yield "starter", letters[state.starter] if state.starter else ""
    yield "set", _by_seat(letters, [str(n) if n else "" for n in state.in_hand], "")
    income = items_of(config, state)
    yield "income", income_text(income)
    total = sum(item.armies for item in income)
    yield "received", str(state.received) if state.received != total else ""
    yield "third", str(state.third_owed) if state.third_owed else ""
    yield "flags", ",".join(_flags(state))
    yield "moved", ",".join(f"{ids[a]}>{ids[b]}" for a, b in state.movements().items())
    yield "tired", ",".join(f"{ids[t]}:{n}" for t, n in state.tired_armies().items() if n)
    yield "hands", _by_seat(letters, [_hand(config, state, s, viewer) for s in letters if s >= 0])
    if state.deck_count:
        whole = viewer.sees_all
        deck = cards_text(config, state.deck_cards()) if whole else unknown(state.deck_count)
        yield "pile", deck
    yield "discard", cards_text(config, state.discard_cards())
    yield "sets", str(state.sets_traded) if state.sets_traded else ""
    if config.rules.goal == "missions":
        yield "missions", _by_seat(letters, [*_missions(config, state, viewer)])
    yield "capitals", _by_seat(letters, [*_capitals(config, state, viewer)])
    yield (
        "out",
        ",".join(
            f"{letters[seat]}:{NOT_KNOWN if by == UNKNOWN else letters[by]}"
            for seat, by in enumerate(state.out_by)
            if by != IN_PLAY
        ),
    )


def _by_seat(letters: dict[int, str], values: list[str], between: str = ":") -> str:
    return ",".join(f"{letters[seat]}{between}{v}" for seat, v in enumerate(values) if v)


def _flags(state: State) -> Iterator[str]:
    if state.captured:
        yield "captured"
    if state.bonus_given:
        yield "bonus"
    if state.mid_combat:
        yield "combat"


def _hand(config: GameConfig, state: State, seat: int, viewer: Viewer) -> str:
    if seat >= config.players:
        return ""
    hand = state.hand_of(seat)
    return cards_text(config, hand) if viewer.sees(seat) else unknown(len(hand))


def _missions(config: GameConfig, state: State, viewer: Viewer) -> Iterator[str]:
    for seat in range(config.players):
        mission = config.mission_of(state, seat)
        if state.out_by[seat] != IN_PLAY:
            yield ""
        else:
            yield mission if mission is not None and viewer.sees(seat) else NOT_KNOWN


def _capitals(config: GameConfig, state: State, viewer: Viewer) -> Iterator[str]:
    for seat, capital in enumerate(state.capital):
        if capital == NO_CAPITAL:
            yield ""
        elif state.shown[seat]:
            yield config.ids[capital] + SHOWN
        elif capital == HIDDEN or not viewer.sees(seat):
            yield NOT_KNOWN
        else:
            yield config.ids[capital]
