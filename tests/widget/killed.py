"""A program without threads that kills kernels in the middle of a game.

It forks a kernel, lets it play for a while, kills it, and lets the next one go on with what is
left. It prints what it saw, as JSON; `test_kept_games.py` runs it.
"""

from __future__ import annotations

import json
import logging
import os
import random
import signal
import sys
from itertools import islice
from pathlib import Path
from typing import Final, TypedDict

import risk_widget as rw
from risk_widget.host.session import Session
from risk_widget.kept_files import DATA_FOLDER
from risk_widget.notation.record import END_OF_LOG

log = logging.getLogger(__name__)

TABLES: Final = (
    ("italian", "missions"),
    ("nordic", "capital"),
    ("german", "domination"),
    ("nordic", "missions"),
    ("italian", "domination"),
    ("german", "missions"),
    ("czech", "domination"),
    ("nordic", "domination"),
)
"""The editions and modes of the games in turn: short games, since each kernel replays its own."""
LONGEST: Final = 24
"""The maximum number of actions that a kernel plays before it is killed."""
HOW_IT_ENDED: Final = ("result = ", "reason = ")
"""Lines at the top of a file that is written when its game is over."""
PLAYERS: Final = {"red": "human", "blue": "easygoing", "green": "random"}


class Life(TypedDict):
    """The observations of one kernel.

    Attributes: table: the number of its game. begun: actions that it found. seen: actions that an
    onlooker had seen when it was killed. turn: "person" or "bot", who had taken the last one; "" if
    it was killed before that. files: games that it left. same: whether it left everything it had
    found unchanged. over: whether that game is over, so that the next kernel begins another one.
    """

    table: int
    begun: int
    seen: int
    turn: str
    files: int
    same: bool
    over: bool


def new_game(seed: int, table: tuple[str, str]) -> rw.Game:
    edition, mode = table
    return rw.Game.new(edition=edition, mode=mode, seats=tuple(PLAYERS), seed=seed)


def play(seed: int, table: tuple[str, str], pipe: int) -> None:
    """Act as a kernel: continue the game or begin it, and report each action."""
    session = Session(keep=True)
    if session.kept():
        session.go_on(session.kept()[0].path)
    else:
        session.start(new_game(seed, table), PLAYERS)
    match = session.match
    assert match is not None
    game, choices = match.game, random.Random(seed)
    os.write(pipe, b"%d\n" % len(game.history))
    while not match.is_over:
        if is_bot := session.to_advance:
            session.advance()
        else:
            legal = game.legal_actions()
            session.apply(legal[choices.randrange(len(legal))])
        os.write(pipe, b"%d %s\n" % (len(game.history), b"bot" if is_bot else b"person"))


def kill_one(seed: int, table: int, steps: int) -> Life:
    """Let a kernel play this many actions, and kill it while it continues."""
    before = kept_texts()
    reading, writing = os.pipe()
    kernel = os.fork()
    if not kernel:
        try:
            os.close(reading)
            play(seed, TABLES[table], writing)
        except Exception:
            log.exception("a kernel failed")
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as played:
        lines = [*islice(played, steps + 1)]
        os.kill(kernel, signal.SIGKILL)
        lines += [line for line in played if line.endswith(b"\n")]
    os.waitpid(kernel, 0)
    begun, *seen = [line.decode().split() for line in lines]
    after = kept_texts()
    over = bool(after) and after[0].endswith(END_OF_LOG)
    if over:
        forget()
    return {
        "table": table,
        "begun": int(begun[0]),
        "seen": int((seen or [begun])[-1][0]),
        "turn": seen[-1][1] if seen else "",
        "files": len(after),
        "same": not before or (bool(after) and told(after[0]).startswith(told(before[0]))),
        "over": over,
    }


def kept_texts() -> list[str]:
    """Return the files of all games, finished or not."""
    return [path.read_text(encoding="utf-8") for path in _files()]


def forget() -> None:
    for path in _files():
        path.unlink()


def _files() -> list[Path]:
    return sorted(Path(os.environ[DATA_FOLDER]).rglob("*.risk"))


def told(text: str) -> str:
    """Return the lasting part of a file: no line that was cut off, and no end of the game.

    If a kernel's first action ends the game, the kernel writes the whole file, with the result and
    its reason at the top. The note that Python helped is there, too, since Python plays here.
    """
    text = text.replace(', "helped": "python"', "", 1)
    whole = text[: text.rfind("\n") + 1].splitlines(keepends=True)
    return "".join(line for line in whole if not line.startswith(HOW_IT_ENDED))


def warm_up() -> None:
    """Load everything a game needs, once for all kernels."""
    for table in TABLES:
        session = Session(new_game(1, table), seats=PLAYERS)
        session.apply(session.current_match().game.legal_actions()[0])
        session.advance()


def main(kills: int, folder: str) -> list[Life]:
    """Kill this many kernels."""
    moments, lives = random.Random(kills), []
    warm_up()
    for number in range(kills):
        table = number * len(TABLES) // kills
        os.environ[DATA_FOLDER] = f"{folder}/{table}"
        lives.append(kill_one(number, table, moments.randrange(LONGEST)))
    return lives


if __name__ == "__main__":
    print(json.dumps(main(int(sys.argv[1]), sys.argv[2])))
