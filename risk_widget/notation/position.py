"""A position as one line of text (see ``docs/notation.md``)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from risk_widget.board import BUILT_IN as BOARDS
from risk_widget.board import load_board
from risk_widget.engine.chance import chance_from
from risk_widget.engine.codes import HIDDEN, IN_PLAY, NO_CAPITAL, NOBODY, PHASES, REASONS, UNKNOWN
from risk_widget.engine.config import GameConfig
from risk_widget.engine.core_game import CoreGame, PartialCoreGame
from risk_widget.engine.explain import items_of, row_of
from risk_widget.engine.position import (
    ImpossiblePosition,
    PendingBattle,
    completed,
    put_armies,
    wrong_reason,
)
from risk_widget.messages import Message, part_of
from risk_widget.messages.place_ids import unknown_place
from risk_widget.notation.text_parts import (
    MOST,
    NOT_KNOWN,
    SEAT_LETTERS,
    Letters,
    PositionError,
    Viewer,
    cards_text,
    count_unknown,
    deck_text,
    edition_name,
    find_edition,
    income_text,
    owner_letters,
    parse_cards,
    parse_income,
    whole,
)
from risk_widget.reading.sources import first_readable, further_readings, readings
from risk_widget.reading.spelling import unknown
from risk_widget.rules.edition import EditionError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from pathlib import Path

    from risk_widget.board import Board
    from risk_widget.engine.chance import Chance
    from risk_widget.engine.state import State
    from risk_widget.reading.json_types import JsonObject
    from risk_widget.rules.edition import Edition


SHOWN = "!"
"""The mark after a capital that has been revealed."""
BYTE_ORDER_MARK = "\ufeff"
"""A meaningless mark that some editors put at the beginning of every file."""


def position_of(game: CoreGame, seat: str | None = None) -> str:
    """Write the position of a game as one line of text.

    With a ``seat`` (or ``SPECTATOR``) the text shows what that seat may see, and the rest is ``?``
    (``info.secret``); None shows everything. The text never shows the seed or dice to come.

    Raises:
        ValueError: a seat that does not play.
    """
    return position_text(game.config, game.state, Viewer(game.config, seat))


def position_text(config: GameConfig, state: State, viewer: Viewer) -> str:
    """Write a state as text that shows only what the viewer may see."""
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
    """Write the owner and armies of each territory, by continent; ``-`` if all are unclaimed."""
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
    options = config.edition.options
    yield (
        "options",
        ",".join(
            f"{name}:{value}"
            for name, value in config.options.items()
            if options[name].written or value != options[name].default
        ),
    )
    yield "starter", letters[state.starter] if state.starter else ""
    yield "set", _by_seat(letters, [str(n) if n else "" for n in state.in_hand], "")
    income = items_of(config, state)
    yield "income", income_text(income)
    total = sum(item.armies for item in income)
    yield "received", str(state.received) if state.received != total else ""
    yield "third", str(state.third_owed) if state.third_owed else ""
    yield "flags", ",".join(_write_flags(state))
    yield "moved", ",".join(f"{ids[a]}>{ids[b]}" for a, b in state.movements().items())
    yield "tired", ",".join(f"{ids[t]}:{n}" for t, n in state.tired_armies().items() if n)
    yield "hands", _by_seat(letters, [_hand(config, state, s, viewer) for s in letters if s >= 0])
    yield "pile", deck_text(config, state.deck_cards(), viewer)
    yield "discard", cards_text(config, state.discard_cards())
    yield "sets", str(state.sets_traded) if state.sets_traded else ""
    if config.rules.goal == "missions":
        yield "missions", _by_seat(letters, [*_write_missions(config, state, viewer)])
    yield "capitals", _by_seat(letters, [*_write_capitals(config, state, viewer)])
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


def _write_flags(state: State) -> Iterator[str]:
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
    return cards_text(config, hand) if viewer.sees(seat) else count_unknown(len(hand))


def _write_missions(config: GameConfig, state: State, viewer: Viewer) -> Iterator[str]:
    for seat in range(config.players):
        mission = config.mission_of(state, seat)
        if state.out_by[seat] != IN_PLAY:
            yield ""
        else:
            yield mission if mission is not None and viewer.sees(seat) else NOT_KNOWN


def _write_capitals(config: GameConfig, state: State, viewer: Viewer) -> Iterator[str]:
    for seat, capital in enumerate(state.capital):
        if capital == NO_CAPITAL:
            yield ""
        elif state.shown[seat]:
            yield config.ids[capital] + SHOWN
        elif capital == HIDDEN or not viewer.sees(seat):
            yield NOT_KNOWN
        else:
            yield config.ids[capital]


G = TypeVar("G", bound=CoreGame)
P = TypeVar("P", bound=PartialCoreGame)

_FIXED = ("edition", "mode", "board", "seats", "territories", "turn", "phase", "round")
_PARAGRAPH_END = re.compile(r"\n\s*\n")
_TERRITORY = re.compile(r"([a-z])([0-9]+)|-")
_BATTLE = re.compile(r"([^:>]+)>([^:>]+):([0-9]+):([0-9]+)(?::([1-6](?:\.[1-6])*))?")


def game_from_position(
    text: str,
    whole: type[G],
    partial: type[P],
    *,
    seed: int | str | None = None,
    chance: Chance | None = None,
    edition: str | Path | Edition | None = None,
    board: str | Path | Board | None = None,
) -> G | P:
    """Read a position text into a game without a history.

    If the text can't be read unchanged, anything that a mail or a chat has put around it is left
    out, and typographic marks are replaced by plain ones.

    Args:
        text: the position. If it has unknown parts, you can look at the game, but not continue it
            (``is_partial``).
        whole: the class of a game without unknown parts.
        partial: the class of a game with unknown parts.
        seed: for the dice and cards to come; None draws one at random.
        chance: used instead of a seeded one.
        edition: the edition, if the text names one that is not built in.
        board: the board, likewise.

    Raises:
        PositionError: the text cannot be read, or the position is impossible.
    """
    dice = chance_from(seed, chance)

    def read(text: str) -> G | P:
        config, state = read_position(text, dice, edition, board)
        kind: type[G | P] = partial if has_unknown_parts(text) else whole
        return kind(config, state)

    return first_readable(
        text, read, PositionError, lambda text: readings(text)[1:], position_readings
    )


def position_readings(text: str) -> Iterator[str]:
    """Yield the further readings of a text that may contain a position."""
    return further_readings(text, _passages)


def _passages(text: str) -> Iterator[str]:
    """Yield each line and each paragraph that may be a position, without the text around them."""
    parts = [*text.splitlines(), *_PARAGRAPH_END.split(text)]
    if len(parts) > 1:
        yield from (part for part in parts if len(part.split()) >= len(_FIXED))


def has_unknown_parts(text: str) -> bool:
    """Whether a card, a capital or a mission of a position is ``?``.

    The eliminator of a seat does not count, because it may be unknown in any game.
    """
    return any(NOT_KNOWN in word for word in text.split() if not word.startswith("out="))


def read_position(
    text: str,
    chance: Chance,
    edition: str | Path | Edition | None = None,
    board: str | Path | Board | None = None,
    *,
    title: str | None = None,
    checked: bool = True,
) -> tuple[GameConfig, State]:
    """Read the config and the state from a text. Raises ``PositionError``.

    ``title`` is the title of a variant of an edition; the text does not have it. With ``checked``,
    the position must be possible.
    """
    fixed, named = _fields(text)
    try:
        played = find_edition(fixed["edition"], edition, title)
    except EditionError as error:
        raise PositionError("edition", _sentence(error)) from error
    config = _config(fixed, named, chance, played, board)
    letters = Letters(config)
    state = config.empty_state()
    _read_territories(config, state, letters, fixed["territories"])
    state.turn = letters.seat("turn", fixed["turn"])
    state.round = _number("round", fixed["round"])
    reading = _Reading(config, state, letters)
    for name, value in named.items():
        _READERS[name](reading, value)
    fight = _read_phase(reading, fixed["phase"])
    if "received" not in named:
        state.received = sum(armies for _, _, armies in state.income_rows())
    try:
        return config, completed(config, state, fight, checked=checked)
    except ImpossiblePosition as error:
        raise PositionError(error.field, error.content, error.names) from error


def _fields(text: str) -> tuple[dict[str, str], dict[str, str]]:
    words = text.removeprefix(BYTE_ORDER_MARK).split()
    first = next((n for n, word in enumerate(words) if _is_named(word, n)), None)
    if first is None and len(words) < len(_FIXED):
        raise PositionError.about(_FIXED[len(words)], "text-ends", fields=_FIXED)
    if first not in (None, len(_FIXED)):
        about: JsonObject = {"words": first, "word": words[first][:60], "fields": _FIXED}
        raise PositionError.about(_FIXED[min(first, len(_FIXED) - 1)], "text-words", **about)
    named: dict[str, str] = {}
    for word in words[len(_FIXED) :]:
        name, equals, value = word.partition("=")
        if name not in _READERS:
            code = "text-no-field" if name and equals else "text-no-equals"
            about = unknown(name or word, _READERS) | {"known": [*_READERS], "like": "sets=2"}
            raise PositionError.about((name or word)[:60], code, **about)
        if not value:
            raise PositionError.about(name, "text-no-value")
        if name in named:
            raise PositionError.about(name, "text-field-twice")
        named[name] = value
    return dict(zip(_FIXED, words, strict=False)), named


def _is_named(word: str, place: int) -> bool:
    """Whether a word is a named field; the id of a variant has equals signs, too."""
    name, equals, _ = word.partition("=")
    return bool(equals) and (place > 0 or name in _READERS)


def _config(
    fixed: Mapping[str, str],
    named: Mapping[str, str],
    chance: Chance,
    edition: Edition,
    board: str | Path | Board | None,
) -> GameConfig:
    colours = {letter: seat for seat, letter in SEAT_LETTERS.items()}
    for letter in fixed["seats"]:
        if letter not in colours:
            known = list(colours)
            raise PositionError.about("seats", "text-no-seat", letter=letter, known=known)
    played_on = _board(fixed["board"], board)
    options = {}
    for part in named["options"].split(",") if "options" in named else ():
        name, _, value = part.partition(":")
        options[name] = value
    try:
        return GameConfig(
            edition,
            fixed["mode"],
            [colours[letter] for letter in fixed["seats"]],
            played_on,
            options,
            chance,
        )
    except EditionError as error:
        mode, players = edition.modes.get(fixed["mode"]), len(fixed["seats"])
        field = "mode" if mode is None or players not in mode.players else "options"
        raise PositionError(field, _sentence(error)) from error
    except ValueError as error:
        raise PositionError("seats", _sentence(error)) from error


def _board(name: str, source: str | Path | Board | None) -> Board:
    if source is not None:
        board = load_board(source)
        if board.id != name:
            raise PositionError.about("board", "text-other-board", text=name, board=board.id)
        return board
    if name not in BOARDS:
        raise PositionError.about("board", "text-board-needed", board=name[:60], known=BOARDS)
    return load_board(name)


def _sentence(error: Exception) -> Message:
    return Message.of("as-sentence", said=part_of(error))


def _read_territories(config: GameConfig, state: State, letters: Letters, text: str) -> None:
    field = "territories"
    if text == "-":
        return
    groups = text.split("/")
    if len(groups) != len(config.continents):
        numbers = {"continents": len(config.continents), "groups": len(groups)}
        raise PositionError.about(field, "text-continents", **numbers)
    for continent, group in zip(config.continents, groups, strict=True):
        entries = [*_TERRITORY.finditer(group)]
        if "".join(entry[0] for entry in entries) != group:
            raise PositionError.about(field, "text-group", group=group[:60], like="r3")
        if len(entries) != len(continent.members):
            numbers = {"territories": len(continent.members), "entries": len(entries)}
            about = Message.of("text-territories", continent=continent.id, **numbers)
            raise PositionError(field, about, config.names)
        for number, entry in zip(continent.members, entries, strict=True):
            if entry[1] is None:
                continue
            put_armies(state, number, letters.owner(field, entry[1]), _number(field, entry[2]))


class _Reading(NamedTuple):
    """The values that all readers of fields share."""

    config: GameConfig
    state: State
    letters: Letters

    def territory(self, field: str, name: str) -> int:
        index = self.config.index
        if not name:
            raise PositionError.about(field, "text-place-missing")
        if name not in index:
            why = unknown_place(name, self.config.names)
            raise PositionError.about(field, "unknown-territory", **why)
        return index[name]

    def by_seat(self, field: str, text: str) -> Iterator[tuple[int, str]]:
        """Parse the entries ``letter:value`` of a field."""
        seen = set()
        for part in text.split(","):
            letter, colon, value = part.partition(":")
            seat = self.letters.seat(field, letter)
            if not colon or not value:
                raise PositionError.about(field, "text-no-seat-value", part=part[:60])
            if seat in seen:
                raise PositionError.about(field, "text-seat-twice", letter=letter)
            seen.add(seat)
            yield seat, value


def _read_phase(reading: _Reading, text: str) -> PendingBattle | None:
    """Read the phase. Returns its battle, or None."""
    state = reading.state
    phase, _, rest = text.partition(":")
    if phase not in PHASES:
        about = unknown(phase, PHASES) | {"known": [*PHASES]}
        raise PositionError.about("phase", "text-no-phase", **about)
    state.phase = PHASES.index(phase)
    if phase in ("reinforce", "reinforce_third"):
        if not rest:
            raise PositionError.about("phase", "text-phase-armies", phase=phase)
        state.to_place = _number("phase", rest)
    elif phase in ("defend", "occupy"):
        return _read_battle(reading, rest)
    elif phase == "over":
        _read_end(reading, rest)
    elif rest:
        raise PositionError.about("phase", "text-phase-alone", phase=phase)
    return None


def _read_battle(reading: _Reading, text: str) -> PendingBattle:
    match = _BATTLE.fullmatch(text)
    if match is None:
        raise PositionError.about("phase", "text-phase-battle", phase=reading.state.phase_name)
    source, target = (reading.territory("phase", match[n]) for n in (1, 2))
    roll = tuple(int(die) for die in match[5].split(".")) if match[5] else ()
    return PendingBattle(
        source, target, _number("phase", match[3]), _number("phase", match[4]), roll
    )


def _read_end(reading: _Reading, text: str) -> None:
    if not text:
        return
    letter, _, reason = text.partition(":")
    reading.state.winner = reading.letters.seat("phase", letter)
    if not reason:
        like = f"over:{letter}:{REASONS[-1]}"
        raise PositionError.about("phase", "text-part", part=f"over:{letter}", like=like)
    if reason not in REASONS:
        raise PositionError("phase", wrong_reason(reading.config, reason))
    reading.state.reason = REASONS.index(reason)


def _number(field: str, text: str) -> int:
    number = whole(text)
    if number is None:
        raise PositionError.about(field, "text-number", number=text[:60], most=MOST)
    if len(text) > 1 and text[0] == "0":
        raise PositionError.about(field, "text-begins-with-0", number=text)
    return number


def _parts(field: str, text: str, mark: str, like: str) -> Iterator[tuple[str, str]]:
    """Parse the entries of a field that have two parts with a mark between them.

    ``like`` is an example of such an entry.
    """
    for part in text.split(","):
        first, _, last = part.partition(mark) if mark else (part[:1], "", part[1:])
        if not first or not last:
            raise PositionError.about(field, "text-part", part=part[:60], like=like)
        yield first, last


# -- the named fields


def _starter(reading: _Reading, text: str) -> None:
    reading.state.starter = reading.letters.seat("starter", text)


def _set(reading: _Reading, text: str) -> None:
    state = reading.state
    for letter, number in _parts("set", text, "", "r5"):
        state.in_hand[reading.letters.seat("set", letter)] = _number("set", number)


def _income(reading: _Reading, text: str) -> None:
    config = reading.config
    reading.state.set_income([row_of(config, item) for item in parse_income(config, text)])


def _received(reading: _Reading, text: str) -> None:
    reading.state.received = _number("received", text)


def _third(reading: _Reading, text: str) -> None:
    reading.state.third_owed = _number("third", text)


def _read_flags(reading: _Reading, text: str) -> None:
    state = reading.state
    known = ("captured", "bonus", "combat")
    flags = text.split(",")
    for flag in flags:
        if flag not in known:
            raise PositionError.about("flags", "text-none-of", part=flag[:60], known=known)
    state.captured = int("captured" in flags)
    state.bonus_given = int("bonus" in flags)
    state.mid_combat = int("combat" in flags)


def _moved(reading: _Reading, text: str) -> None:
    here, there = reading.config.ids[:2]
    for source, target in _parts("moved", text, ">", f"{here}>{there}"):
        start = reading.territory("moved", source)
        reading.state.moved[start] = reading.territory("moved", target)


def _tired(reading: _Reading, text: str) -> None:
    for name, number in _parts("tired", text, ":", f"{reading.config.ids[0]}:2"):
        reading.state.tired[reading.territory("tired", name)] = _number("tired", number)


def _hands(reading: _Reading, text: str) -> None:
    for seat, cards in reading.by_seat("hands", text):
        reading.state.set_hand(seat, parse_cards(reading.config, "hands", cards))


def _deck(reading: _Reading, text: str) -> None:
    reading.state.set_deck(parse_cards(reading.config, "pile", text))


def _discard(reading: _Reading, text: str) -> None:
    reading.state.set_discard(parse_cards(reading.config, "discard", text))


def _sets(reading: _Reading, text: str) -> None:
    reading.state.sets_traded = _number("sets", text)


def _read_missions(reading: _Reading, text: str) -> None:
    goals = reading.config.goal_ids
    for seat, mission in reading.by_seat("missions", text):
        if mission == NOT_KNOWN:
            continue
        if mission not in goals:
            about = unknown(mission, goals) | {"known": [*goals]}
            raise PositionError.about("missions", "text-no-mission", **about)
        reading.state.mission[seat] = goals.index(mission)


def _read_capitals(reading: _Reading, text: str) -> None:
    state = reading.state
    for seat, capital in reading.by_seat("capitals", text):
        name = capital.removesuffix(SHOWN)
        state.shown[seat] = int(name != capital)
        hidden = capital == NOT_KNOWN
        state.capital[seat] = HIDDEN if hidden else reading.territory("capitals", name)


def _out(reading: _Reading, text: str) -> None:
    state = reading.state
    for seat, by in reading.by_seat("out", text):
        doer = UNKNOWN if by == NOT_KNOWN else reading.letters.owner("out", by)
        if by != NOT_KNOWN and doer == NOBODY:
            raise PositionError.about("out", "text-nobody", letter=by)
        state.out_by[seat] = doer


def _options(reading: _Reading, text: str) -> None:
    """Do nothing, because the options are read with the config."""
    del reading, text


_READERS: dict[str, Callable[[_Reading, str], None]] = {
    "options": _options,
    "starter": _starter,
    "set": _set,
    "income": _income,
    "received": _received,
    "third": _third,
    "flags": _read_flags,
    "moved": _moved,
    "tired": _tired,
    "hands": _hands,
    "pile": _deck,
    "discard": _discard,
    "sets": _sets,
    "missions": _read_missions,
    "capitals": _read_capitals,
    "out": _out,
}
