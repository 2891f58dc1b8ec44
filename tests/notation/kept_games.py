"""About a hundred whole games that were played once and are kept for later versions to replay.

.venv/bin/python -m tests.notation.kept_games [FOLDER]

plays such games again: two of every way to play, with several kinds of bots, and a few on small
boards or under house rules. The kept games were played by the version that added this file. They
stay as they are when bots change their play: a record needs no bot.

Each record is a packed file of its own (``xz -dc`` shows it). For each game, ``positions.txt`` has
a line with its name and the position in which it ends.
"""

from __future__ import annotations

import lzma
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from risk_widget.bots import make
from tests.engine.ways import WAYS, GameSetup

if TYPE_CHECKING:
    from collections.abc import Iterator

    from risk_widget.game import Game

KEPT: Final = Path(__file__).parent / "kept"
POSITIONS: Final = "positions.txt"

TABLES: Final = (("cautious", "bold", "random"), ("bold", "random", "cautious"))
"""The bots, in turn order, of the first and second games of every way to play."""

OTHERS: Final = (
    (
        GameSetup("nordic+bonus_armies=3,defence_dice=1/2/3,minimum_armies=4", "domination", 3),
        "classic",
    ),
    (GameSetup("czech+attack_armies=2,movement=rested,third_army_each=3", "duel", 2), "classic"),
    (GameSetup("italian", "duel", 2), "strait"),
    (GameSetup("nordic", "capital", 3), "island"),
    (GameSetup("german", "domination", 3, (("trade_after_elimination", "always"),)), "classic"),
    (GameSetup("german", "missions", 4, (("armies_taken_along", "rested"),)), "classic"),
)
"""Games on other boards and under other rules."""

LATER: Final = {"trade_after_elimination", "armies_taken_along"}
"""Options added after the first hundred games; each is used in one of the other games."""


class Plan(NamedTuple):
    """A game to play: its name, how, where, by whom, and with which seed."""

    name: str
    setup: GameSetup
    board: str
    bots: tuple[str, ...]
    seed: int


def plans() -> Iterator[Plan]:
    """Yield the plans of all kept games."""
    seed = 0
    for number, bots in enumerate(TABLES, start=1):
        for setup in WAYS:
            if LATER & {option for option, _ in setup.options}:
                continue
            seed += 1
            yield Plan(f"{setup}-{number}", setup, "classic", bots, seed)
    for number, (setup, board) in enumerate(OTHERS):
        seed += 1
        base = setup.edition.partition("+")[0]
        yield Plan(f"{base}-{setup.mode}-other-{number + 1}", setup, board, TABLES[0], seed)


def play(plan: Plan) -> Game:
    """Play a game to its end."""
    game = plan.setup.new(plan.seed, plan.board)
    players = {
        seat: make(plan.bots[number % len(plan.bots)], f"{plan.seed}/{seat}")
        for number, seat in enumerate(game.seats)
    }
    while not game.is_over:
        seat = str(game.actor)
        game.apply(players[seat].choose(game.observe(seat)), seat)
    return game


def kept_positions(folder: Path = KEPT) -> dict[str, str]:
    """Return the position in which each game ends, by name."""
    lines = (folder / POSITIONS).read_text(encoding="utf-8").splitlines()
    return dict(line.split(" ", 1) for line in lines)


def kept_record(name: str, folder: Path = KEPT) -> str:
    """Return the record of a game."""
    return lzma.decompress((folder / f"{name}.xz").read_bytes()).decode()


def keep(folder: Path) -> None:
    """Play all games and write them into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    lines = []
    for plan in plans():
        game = play(plan)
        packed = lzma.compress(game.record().encode(), preset=9 | lzma.PRESET_EXTREME)
        (folder / f"{plan.name}.xz").write_bytes(packed)
        lines.append(f"{plan.name} {game.position()}")
        print(plan.name, len(game.history), len(packed))
    (folder / POSITIONS).write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    keep(Path(sys.argv[1]) if len(sys.argv) > 1 else KEPT)
