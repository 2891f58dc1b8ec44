"""The gallery: twelve examples, each a link that opens a playable page.

The games are kept ones, which were played once, from seeds of their own
(`tests.notation.kept_games`). So an example stays the same when bots change their play.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from pages.markdown import Page, plain

import risk_widget as rw
from risk_widget.messages import say
from risk_widget.svg import board_svg
from tests.notation.kept_games import kept_record

FOLDER = "gallery"
# The page that plays a link, as seen from the gallery.
PLAYS = "../play/index.html"
THE_END = 0


class Example(NamedTuple):
    """An example in the gallery.

    Attributes:
        id: names its picture.
        title: what it is.
        text: what there is to see or to do.
        game: the name of the kept game, or a lesson and its step.
        turn: the turn whose beginning the picture shows, counted from 1, or from the last one, -1.
            `THE_END` is the end of the game.
        whole: whether the link leads to the whole game, or to the picture's position.
    """

    id: str
    title: str
    text: str
    game: str | tuple[str, str]
    turn: int = THE_END
    whole: bool = True


EXAMPLES = (
    Example(
        "turning-point",
        "A game that turned",
        "Green looked beaten, and won. *Watch* it, or go on from its turning point.",
        "nordic-missions-3-2",
        -4,
    ),
    Example(
        "mission",
        "A secret mission, won",
        "Red needed two continents, and nobody knew which. Could you win from another seat?",
        "nordic-missions-3-1",
    ),
    Example(
        "capital",
        "Capitals fall",
        "Everybody hides a capital, and wins by taking the others'.",
        "nordic-capital-4-2",
    ),
    Example(
        "duel",
        "A duel",
        "Two players, and a third army between them.",
        "czech-duel-2-1",
    ),
    Example(
        "nordic",
        "The Nordic edition",
        "The whole world, against three.",
        "nordic-domination-4-1",
    ),
    Example(
        "german",
        "The German edition",
        "One of its missions: defeat another player.",
        "german-missions-3-1",
    ),
    Example(
        "italian",
        "The Italian edition",
        "Six at the table, and the defender rolls three dice.",
        "italian-missions-6-1",
    ),
    Example(
        "czech",
        "The Czech edition",
        "Four players, who fight for the whole world.",
        "czech-domination-4-2",
    ),
    Example(
        "small-board",
        "A board for a break",
        "The strait has few territories, so a duel is over in minutes.",
        "italian-duel-other-3",
    ),
    Example(
        "last-turn",
        "One turn from winning",
        "It is Red's turn, and this one can win. Find out how.",
        "nordic-missions-4-2",
        -1,
        whole=False,
    ),
    Example(
        "puzzle",
        "A puzzle",
        "Green holds four territories, and your mission is to knock Green out. Can you do it in "
        "two turns?",
        ("05-capture", "challenge"),
        whole=False,
    ),
    Example(
        "half-time",
        "Play on from here",
        "Half of the game is over, and nothing is decided. Take the seat whose turn it is.",
        "nordic-domination-3-1",
        20,
        whole=False,
    ),
)

# A game of one person against two bots, as a link in several lines, with comments.
FIRST_GAME = Path(__file__).with_name("first-game.txt")
FIRST_COMMENTS = {
    131: "?Five of the seven territories of Europe are Red's. Where would you put six armies?",
    166: "?Europe brings five more armies a turn. With eleven, where would you win the game?",
}


@cache
def played(example: Example) -> rw.Game:
    """Return an example's game at its end or, for a lesson's step, at its beginning."""
    if not isinstance(example.game, str):
        name, step = example.game
        lesson = rw.load_lesson(name)
        lesson.go(step)
        return lesson.game
    return rw.Game.replay(kept_record(example.game)).game


@cache
def moment_of(example: Example) -> rw.Game:
    """Return the game as the picture shows it."""
    game = played(example)
    if example.turn == THE_END:
        return game
    began = [
        number
        for number, step in enumerate(game.history, start=1)
        if any(event.type == "turn_started" for event in step.events)
    ]
    return game.after(began[example.turn - 1 if example.turn > 0 else example.turn])


@cache
def link_of(example: Example) -> str:
    """Return the end of the address, from the ``#`` on, at which the page shows the example."""
    if example.whole:
        return played(example).link(page="")
    return moment_of(example).position_link(whole=True, page="")


def write_board(file: Path) -> None:
    """Write the board on the first page: a game in one file, which needs no Python."""
    link = "".join(FIRST_GAME.read_text(encoding="utf-8").split())
    rw.open_link(link).game.story(file, comments=FIRST_COMMENTS)


def facts_of(example: Example) -> str:
    """Say in one line which game an example shows."""
    game = moment_of(example)
    facts = [game.edition.title, game.config.mode_title]
    if game.board.id != "classic":
        facts.append(game.board.title)
    facts.append(say("page-new-so-many", players=len(game.seats)))
    facts.append(f"round {game.round}")
    if game.winner:
        facts.append(f"won by {game.winner.capitalize()}")
    return " · ".join(facts)


def write_gallery(folder: Path) -> None:
    """Write the page with all examples into the folder of sources."""
    (folder / FOLDER).mkdir(parents=True, exist_ok=True)
    page = Page("Twelve examples")
    page.add(
        "Each link opens the page that plays. All of the game is in the link; no server has it. "
        "Your own games make such links, too ([how](../docs/notation.md))."
    )
    for example in EXAMPLES:
        game = moment_of(example)
        held = {place: (game.owner(place), game.armies(place)) for place in game.board.ids}
        words = f"{example.title}: the board"
        drawing = board_svg(game.board, held, theme="auto", title=words)
        (folder / FOLDER / f"{example.id}.svg").write_text(drawing, encoding="utf-8")
        address = f"{PLAYS}{link_of(example)}"
        page.add(
            f"## {plain(example.title)}",
            f"{example.text}\n\n{{.rules}}\n{plain(facts_of(example))}",
            f'<a class="play" href="{address}">Open it</a>',
            f"![{plain(words)}]({example.id}.svg)",
        )
    page.write(folder / FOLDER / "index.md")
