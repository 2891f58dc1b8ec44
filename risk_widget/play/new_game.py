"""New games: chosen in the form, read from a text, or made from the current one."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import replace
from inspect import getdoc
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from risk_widget import bots
from risk_widget.board import BUILT_IN
from risk_widget.bots.ladder import MY_LEVEL
from risk_widget.engine.chance import Seeded, fresh_seed
from risk_widget.engine.core_game import NOT_PLAYABLE
from risk_widget.game import Game, PartialGame, Replay, open_link
from risk_widget.laboratory.players import Player
from risk_widget.messages import Message, MessageError
from risk_widget.notation import (
    LinkError,
    PositionError,
    RecordError,
    game_from_position,
    has_link,
    replay,
)
from risk_widget.notation.position import position_readings
from risk_widget.notation.replaying import remarks_of
from risk_widget.play.players import HUMAN, SUBSTITUTE
from risk_widget.protocol.items import Refused, presentable
from risk_widget.reading.clean_names import clean_name
from risk_widget.reading.sources import readings
from risk_widget.reading.spelling import shown
from risk_widget.rules.clauses import mark_of
from risk_widget.rules.edition import edition_ids

if TYPE_CHECKING:
    from collections.abc import Sequence

    from risk_widget.board import Board
    from risk_widget.game import OpenedLink
    from risk_widget.laboratory.players import AnyBot
    from risk_widget.play.match import Match
    from risk_widget.protocol.answer_types import TextCheck
    from risk_widget.protocol.outbox_types import NewGame
    from risk_widget.reading.json_types import JsonView
    from risk_widget.rules.edition import Edition


MOST_ON_PAGE: Final = 10**12
"""The most armies in one place that a page can calculate with."""
_RECORD: Final = re.compile(r"\b(format|start|log)\s*=\s*[\d\"'\u2018-\u201e\u00ab\\\\]")
MALFORMED_POSITION: Final = "position.malformed"
"""The id for an unreadable or impossible position (not a clause of the rules)."""


MALFORMED_LINK: Final = "link.malformed"
"""The id for a link that cannot be opened."""


def read_link(text: str) -> OpenedLink:
    """Open a link.

    A game of which a viewer may see only a part begins here with its last position, so only the
    comment on that one is left.

    Raises:
        Refused: it cannot be opened; the sentence says why.
    """
    try:
        opened = open_link(text)
    except LinkError as error:
        raise Refused(MALFORMED_LINK, error.content) from error
    _check_armies(opened.game)
    return replace(opened, comments=comments_on_game(opened))


def comments_on_game(opened: OpenedLink) -> Mapping[int, str]:
    """Return the comments on a link's game, which has no history if a viewer sees only a part."""
    if opened.content != "seen":
        return opened.comments
    last = opened.comments.get(remarks_of(opened.record).actions)
    return {} if last is None else {0: last}


def read_text(text: str) -> Replay:
    """Read a record, a position or a link; a single line without a link is a position.

    Raises:
        Refused: there is nothing to play in the text; the sentence says where and why.
    """
    if not text.strip():
        raise Refused.under(MALFORMED_POSITION, "saved-no-text")
    if has_link(text) and not _RECORD.search(text):
        opened = read_link(text)
        return Replay(opened.game, None, opened.names, opened.comments)
    try:
        if is_position(text):
            found = Replay(game_from_position(text.strip(), Game, PartialGame))
        else:
            found = Replay(*replay(text, Game))
    except PositionError as error:
        about = Message.of("position-unusable", field=error.field, why=error.part)
        raise Refused(MALFORMED_POSITION, about) from error
    except RecordError as error:
        about = Message.of("saved-line", line=error.line, why=error.part)
        raise Refused(error.rule, about) from error
    except RecursionError as error:  # lists nested too deeply for the reader
        raise Refused.under("record.malformed", "record-too-deep") from error
    _check_armies(found.game)
    return found


def _check_armies(game: Game) -> None:
    """Raise ``Refused`` if a position has more armies than a page can calculate with."""
    state = game.state
    if max(*state.armies, *state.in_hand, state.to_place, state.third_owed) > MOST_ON_PAGE:
        raise Refused.under(MALFORMED_POSITION, "position-too-large", most=MOST_ON_PAGE)


def is_position(text: str) -> bool:
    """Whether a text is a position, on one line or wrapped over several, rather than a record."""
    if any(_RECORD.search(way) for way in (text, unicodedata.normalize("NFKC", text))):
        return False
    return any(map(_is_position, readings(text))) or any(
        map(_begins_position, position_readings(text))
    )


def _is_position(text: str) -> bool:
    lines = [line for line in text.splitlines() if line.strip()]
    return len(lines) == 1 or _begins_position(text)


def _begins_position(text: str) -> bool:
    return next(iter(text.split(maxsplit=1)), "") in edition_ids()


def describe_text(text: str, players: Mapping[str, str]) -> TextCheck:
    """Describe the content of a text, so that a person can confirm it before it is played.

    Args:
        text: a record or a position.
        players: a map from each seat to its present player, suggested for the seats that stay. A
            partly known game cannot be played.

    Raises:
        Refused: there is nothing to play in the text.
    """
    loaded = read_text(text)
    game = loaded.game
    known = all(seat in players for seat in game.seats)
    suggested = {
        seat: players[seat] if known else HUMAN if seat == game.seats[0] else SUBSTITUTE
        for seat in game.seats
    }
    if game.is_partial:  # the game cannot be played
        suggested = dict.fromkeys(game.seats, HUMAN)
    described: TextCheck = {
        "kind": "record" if game.history or not is_position(text) else "position",
        "edition": game.edition.id,
        "edition_title": game.edition.title,
        "mode": game.mode,
        "mode_title": game.config.mode_title,
        "board": game.board.title,
        "round": game.round,
        "moves": len(game.history),
        "turn": None if game.is_over else game.turn,
        "winner": game.winner,
        "unknown": game.is_partial,
        "seats": [
            {
                "seat": seat,
                "player": suggested[seat],
                "name": clean_name(loaded.names.get(seat, "")),
            }
            for seat in game.seats
        ],
    }
    if loaded.message:
        message = presentable(loaded.message)
        described["stopped"] = {"line": loaded.line, "rule": loaded.rule, "message": message}
        source = mark_of(loaded.rule, game.edition, game.mode)
        if source is not None:
            described["stopped"]["source"] = source
    return described


_CHOSEN: list[NewGame] = []
"""The last choice made on a page, if any; all widgets of the kernel share it."""


class Start(NamedTuple):
    """A game to start, with its players, their names, and the bots' seed.

    ``faces``: a map from each seat to the chosen name of its bot, if somebody has chosen one.
    ``listed``: the seats as listed, if the order of turns was drawn.
    ``comments``: remarks and plans by the number of the action that they follow.
    """

    game: Game
    players: dict[str, str]
    names: dict[str, str]
    seed: int | str | None = None
    faces: dict[str, str] | None = None
    listed: tuple[str, ...] | None = None
    comments: Mapping[int, str] | None = None


_GIVEN: dict[str, Player] = {}
"""Bots given to a widget as objects, by the ids assigned to them."""


def seated(seats: Mapping[str, AnyBot]) -> dict[str, str]:
    """Map each seat to "human" or the id of a bot; a bot object gets its id from `add_bot`.

    Raises:
        ValueError: ``seats`` is not a mapping, or a player is not valid.
    """
    if not isinstance(seats, Mapping):
        raise ValueError(  # noqa: TRY004 - a refused argument like any other
            "seats must map seats to players, as in {'red': 'human', 'blue': 'cautious'}, "
            f"not {shown(seats)}"
        )
    ids: dict[str, str] = {}
    for seat, player in seats.items():
        ids[seat] = _player_id(player, f"seats[{seat!r}]", {*ids.values()})
    return ids


def _player_id(player: AnyBot, place: str, taken: set[str]) -> str:
    if isinstance(player, str):
        return str.__str__(player)
    if callable(player) or isinstance(player, bots.Bot):
        return _given_id(player, place, taken)
    raise ValueError(
        f"{place} must be 'human', a bot's id, a class of bots, a function that makes one from a "
        f"seed, or a bot with choose(observation), not {shown(player)}"
    )


def _given_id(bot: AnyBot, place: str, taken: set[str]) -> str:
    """Return the id of a bot object, made from its name unless it has an id already.

    A bot that replaces an earlier one of the same name, as when a cell runs again, also gets the
    earlier one's id. Two bots in one game (`taken` has the ids of the others) have different ids.
    """
    for name in bots.BOTS:
        if bots.added_maker(name) is bot or (_was_given(name) and _GIVEN[name].source is bot):
            return name
    player = Player.of(bot, place)
    player.make("0")  # an object that makes no bot is refused before the form offers it
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|[^A-Za-z0-9]+", "-", player.name).lower()
    name = plain = words.strip("-0123456789") or "bot"
    number = 1
    taken = {*taken, HUMAN, MY_LEVEL}
    while name in taken or (name in bots.BOTS and not _was_given(name)):
        number += 1
        name = f"{plain}-{number}"
    bots.add_bot(name, player.make, (getdoc(bot) or "").partition("\n")[0])
    _GIVEN[name] = player
    return name


def _was_given(name: str) -> bool:
    """Whether an id still belongs to a bot given as an object."""
    return name in _GIVEN and bots.added_maker(name) == _GIVEN[name].make


def new_game(action: JsonView, match: Match | None, board: Board) -> Start:
    """Build the game chosen in the form.

    Args:
        action: the page's request, well formed.
        match: the current game. Its edition may be chosen again, and so may ``board``,
            even if they come from files: otherwise a page can name only built-in ones.
        board: the board that is shown.

    Raises:
        Refused: there is no such game; the message lists the known values.
    """
    seed = action.get("seed")
    if seed is None:
        seed = fresh_seed()
    seats = (*(entry["seat"] for entry in action["seats"]),)
    listed = seats if action.get("order") == "drawn" else None
    try:
        game = Game.new(
            edition=_known_edition(action["edition"], match),
            mode=action["mode"],
            seats=drawn_order(seats, seed) if listed else seats,
            seed=seed,
            board=_known_board(action.get("board", "classic"), board),
            options=action.get("options") or {},
        )
    except (ValueError, KeyError) as error:
        raise Refused.because(getattr(error, "rule", "protocol.new-game"), error) from error
    faces = {entry["seat"]: entry["face"] for entry in action["seats"] if entry.get("face")}
    return Start(game, *_seating(action["seats"]), seed, faces, listed)


def drawn_order(seats: Sequence[str], seed: int | str) -> list[str]:
    """Draw an order of turns from the seed of the game."""
    order = [*seats]
    # A different generator from the one for the dice, so that the order reveals nothing about them.
    Random(f"{seed}/order").shuffle(order)
    return order


def same_again(match: Match, *, same_dice: bool) -> Start:
    """Begin the current game again, with the same players.

    With other dice, the order of turns is drawn again if it was drawn.

    Raises:
        Refused: the same dice are asked for, but the game's dice come from no seed.
    """
    game, chance = match.game, match.game.config.chance
    if same_dice and not isinstance(chance, Seeded):
        raise Refused.under("protocol.new-game", "refused-same-dice")
    seed = chance.seed if same_dice and isinstance(chance, Seeded) else fresh_seed()
    fresh = Game.new(
        edition=game.edition,
        mode=game.mode,
        seats=game.seats if same_dice or not match.listed else drawn_order(match.listed, seed),
        seed=seed,
        board=game.board,
        options=game.config.options,
    )
    bots_seed = match.seed if same_dice else None
    players = match.players if same_dice else match.wanted
    return Start(fresh, dict(players), match.chosen_names, bots_seed, match.faces, match.listed)


def played_on(match: Match, step: int) -> Start:
    """Continue the game from an earlier position, with the same players but other dice.

    With the same dice, anyone who has looked at the rest of the game would know the rolls.

    Raises:
        Refused: the game has no such moment, was over by then, or is only partly known.
    """
    if match.game.is_partial:
        raise Refused("protocol.new-game", NOT_PLAYABLE.content)
    past = match.at(step)
    if past.is_over:
        raise Refused.under("protocol.new-game", "refused-play-on")
    players, again = dict(match.players), past.fork(seed=fresh_seed())
    return Start(again, players, match.chosen_names, None, match.faces, match.listed)


def from_seat(match: Match, seat: str, step: int) -> Start:
    """Play the game from a position as one seat, with its own dice, against bots.

    Raises:
        Refused: the game has no such moment or seat, was over by then, or is only partly known.
    """
    game = match.game
    if game.is_partial:
        raise Refused("protocol.new-game", NOT_PLAYABLE.content)
    past = match.at(step)
    if past.is_over:
        raise Refused.under("protocol.new-game", "refused-play-on")
    if seat not in game.seats:
        raise Refused.malformed("refused-seats", seats=game.seats)
    players = {each: HUMAN if each == seat else SUBSTITUTE for each in game.seats}
    return Start(past.fork(), players, {})


def loaded_game(action: JsonView) -> Start:
    """Load the game in a record or a position; bots cannot play one with unknown parts.

    Raises:
        Refused: the text cannot be read, or the named seats are not the game's.
    """
    found = read_text(action["text"])
    game = found.game
    if sorted(entry["seat"] for entry in action["seats"]) != sorted(game.seats):
        raise Refused.malformed("refused-seats", seats=game.seats)
    players, names = _seating(action["seats"])
    if game.is_partial:
        players = dict.fromkeys(players, HUMAN)
    return Start(game, players, names, comments=found.comments)


def remember_choice(action: JsonView) -> None:
    """Remember a choice, without its seed, so that the form can propose it again."""
    _CHOSEN[:] = [cast("NewGame", {key: action[key] for key in action if key != "seed"})]


def forget_choice() -> None:
    """Forget the last choice, as in a new kernel."""
    _CHOSEN.clear()


def chosen_last() -> NewGame | None:
    """Return the last choice made on a page in this kernel, if any."""
    return _CHOSEN[0] if _CHOSEN else None


def _known_edition(name: str, match: Match | None) -> str | Edition:
    if match is not None and name == match.game.edition.id:
        return match.game.edition
    if name not in edition_ids():
        raise MessageError.of("refused-edition", edition=shown(name), known=edition_ids())
    return name


def _known_board(name: str, on_screen: Board) -> str | Board:
    if name == on_screen.id:
        return on_screen
    if name not in BUILT_IN:
        raise MessageError.of("refused-board", board=shown(name), known=BUILT_IN)
    return name


def _seating(entries: Sequence[Mapping[str, str]]) -> tuple[dict[str, str], dict[str, str]]:
    """Return the player of each seat, and the name of each seat that has been given one."""
    return (
        {entry["seat"]: entry["player"] for entry in entries},
        {entry["seat"]: entry["name"] for entry in entries if entry.get("name")},
    )
